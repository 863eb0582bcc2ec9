//! The one solver of a program, and the requests that are under way.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use score_core::dice::Roll;
use score_core::solver::{
    ReadResponse, RequestId, SolveError, SolveRequest, SolveResponse, ToSolver, write_request,
};

use crate::edge::clock::Watch;
use crate::edge::fetch;
use crate::edge::worker::{Worker, WorkerEvent};

/// The name of the solver's files in the page's HTML.
const PROGRAM: &str = "solver";

/// How often the page checks whether the solver has sent anything, in milliseconds.
const LOOK_EVERY_MS: u32 = 5_000;

/// How many looks in a row may find nothing while the solver is fetched: 60 seconds.
const MAX_SILENT_LOOKS_AT_START: u32 = 12;

/// How many looks in a row may find nothing while the solver runs. It sends a sign of life every
/// second, so these are 15 seconds. Looks are counted and not seconds, as a device that has slept
/// has lost the time and not the solver.
const MAX_SILENT_LOOKS: u32 = 3;

/// Why there is no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The solver could not be fetched or started.
    NotStarted,
    /// The solver ran, and has stopped or sends nothing any more.
    Stopped,
    /// The solver refuses the request.
    Refused(SolveError),
}

impl Failure {
    /// Whether the request is about a roll that a group thinks about.
    pub fn is_open_roll(self) -> bool {
        self == Failure::Refused(SolveError::OpenRoll)
    }
}

/// A function that is called with each response to a request, up to the last one or a failure.
pub type ResponseHandler = Rc<dyn Fn(Result<SolveResponse, Failure>)>;

/// A function that reads the solver's messages: a program that needs few kinds of responses links a
/// small one.
pub type Reader = fn(&[u8]) -> ReadResponse;

/// The solver of this page, whether started or not, and its requests.
#[derive(Default)]
struct State {
    worker: Option<Worker>,
    is_ready: bool,
    /// Messages for a worker that is not ready yet.
    waiting: Vec<Vec<u8>>,
    /// The handlers of the requests whose last response has not arrived.
    handlers: Vec<(RequestId, ResponseHandler)>,
    /// The requests that the reader has stopped for a while: the solver sends nothing for them.
    paused: BTreeSet<RequestId>,
    newest_id: RequestId,
    read: Option<Reader>,
    /// The watch, which stops looking when it is dropped.
    watch: Option<Watch>,
    silent_looks: u32,
}

thread_local! {
    static STATE: RefCell<State> = RefCell::default();
}

/// Makes a request, about anything but the `open` rolls. Starts the solver if none runs: the first
/// time, and after a failure. All requests of a program have the same `read`.
pub fn begin(
    request: SolveRequest,
    open: Vec<Roll>,
    read: Reader,
    handler: ResponseHandler,
) -> RequestId {
    let (id, is_started) = STATE.with_borrow_mut(|state| {
        state.read = Some(read);
        state.newest_id = state.newest_id.next();
        state.handlers.push((state.newest_id, handler));
        (state.newest_id, state.is_started())
    });
    if is_started {
        send(id, &ToSolver::Begin { request, open });
    } else {
        fail(Failure::NotStarted);
    }
    id
}

/// Sends another message about a request.
pub fn send(id: RequestId, message: &ToSolver) {
    let written = write_request(id, message);
    STATE.with_borrow_mut(|state| {
        state.note_pause(id, message);
        state.say(written);
    });
}

/// Cancels a request that nobody wants any more: its responses are dropped.
pub fn cancel(id: RequestId) {
    // The solver keeps an atlas for more questions after its last response, until this.
    send(id, &ToSolver::Cancel);
    STATE.with_borrow_mut(|state| state.end(id));
}

fn handle(event: WorkerEvent) {
    let WorkerEvent::Message(message) = event else {
        fail(failure_by_readiness());
        return;
    };
    let read = STATE.with_borrow_mut(|state| {
        state.silent_looks = 0;
        state.read
    });
    let Some(read) = read else {
        return;
    };
    match read(&message) {
        Ok((_, SolveResponse::Ready)) => STATE.with_borrow_mut(State::make_ready),
        Ok((id, SolveResponse::Failed(error))) => answer(id, Err(Failure::Refused(error)), true),
        Ok((id, response)) => {
            let is_last = response.is_last();
            answer(id, Ok(response), is_last);
        }
        // The worker speaks another version, or is not the solver.
        Err((_, error)) => fail(Failure::Refused(error)),
    }
}

/// Calls the handler of a request; a cancelled one has none.
fn answer(id: RequestId, answer: Result<SolveResponse, Failure>, is_last: bool) {
    let handler = STATE.with_borrow_mut(|state| {
        let handler = state.handlers.iter().find(|(other, _)| *other == id);
        let handler = handler.map(|(_, handler)| handler.clone());
        if is_last {
            state.end(id);
        }
        handler
    });
    // The handler may make the next request: the state is free by now.
    if let Some(handler) = handler {
        handler(answer);
    }
}

fn failure_by_readiness() -> Failure {
    match STATE.with_borrow(|state| state.is_ready) {
        true => Failure::Stopped,
        false => Failure::NotStarted,
    }
}

/// Ends the worker and all requests; the next request starts a new worker.
fn fail(failure: Failure) {
    if failure == Failure::NotStarted {
        fetch::report_missing(PROGRAM);
    }
    let ended = STATE.with_borrow_mut(|state| {
        // A new worker knows none of the requests before it.
        let newest_id = state.newest_id;
        let ended = std::mem::take(state);
        state.newest_id = newest_id;
        ended
    });
    for (_, handler) in &ended.handlers {
        handler(Err(failure));
    }
}

/// Counts a look, and ends a worker from which nothing has arrived for too long.
fn look() {
    let is_silent = STATE.with_borrow_mut(|state| {
        if state.is_all_paused() {
            return false;
        }
        state.silent_looks += 1;
        let max_silent_looks = match state.is_ready {
            true => MAX_SILENT_LOOKS,
            false => MAX_SILENT_LOOKS_AT_START,
        };
        state.silent_looks >= max_silent_looks
    });
    if is_silent {
        fail(failure_by_readiness());
    }
}

impl State {
    /// Starts the worker if none runs; returns whether there is one.
    fn is_started(&mut self) -> bool {
        if self.worker.is_none() {
            self.worker = Worker::start(PROGRAM, handle);
        }
        let is_started = self.worker.is_some();
        if is_started && self.watch.is_none() {
            self.silent_looks = 0;
            self.watch = Some(Watch::every(LOOK_EVERY_MS, look));
        }
        is_started
    }

    /// Sends a message to the worker, or keeps the message until the worker is ready.
    fn say(&mut self, message: Vec<u8>) {
        match &self.worker {
            Some(worker) if self.is_ready => worker.send(&message),
            Some(_) => self.waiting.push(message),
            // The subject of the message is gone with the worker.
            None => {}
        }
    }

    /// Notes that a request is paused or resumed.
    fn note_pause(&mut self, id: RequestId, message: &ToSolver) {
        match message {
            ToSolver::Pause => {
                self.paused.insert(id);
            }
            ToSolver::GoOn => {
                self.paused.remove(&id);
                self.silent_looks = 0;
            }
            _ => {}
        }
    }

    /// Whether the worker has nothing to do until the reader resumes a request. A worker that is
    /// still being fetched has.
    fn is_all_paused(&self) -> bool {
        let mut requests = self.handlers.iter();
        self.is_ready && requests.all(|(id, _)| self.paused.contains(id))
    }

    /// Sends the messages that have waited for the worker.
    fn make_ready(&mut self) {
        self.is_ready = true;
        if let Some(worker) = &self.worker {
            for message in self.waiting.drain(..) {
                worker.send(&message);
            }
        }
    }

    /// Forgets a request; if no request is left, the looks stop.
    fn end(&mut self, id: RequestId) {
        self.handlers.retain(|(other, _)| *other != id);
        self.paused.remove(&id);
        if self.handlers.is_empty() {
            self.watch = None;
        }
    }
}
