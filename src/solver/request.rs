//! A request to the solver. It is withheld if it would spoil a roll that is open in a group.

use std::rc::Rc;

use leptos::prelude::*;
use score_core::dice::Roll;
use score_core::solver::{
    RequestId, SolveError, SolveRequest, SolveResponse, ToSolver, read_best_play_response,
    read_response,
};

use super::client::{self, Failure, Reader};
use crate::edge::open_rolls;

/// The failure of a request about an open roll.
const WITHHELD: Failure = Failure::Refused(SolveError::OpenRoll);

/// The last request of a view to the solver. It lasts until the owner of the scope in which this
/// was made is gone. Copies share it.
#[derive(Clone, Copy)]
pub struct LatestRequest {
    state: StoredValue<State, LocalStorage>,
    failure: RwSignal<Option<Failure>>,
    read: Reader,
    /// Whether the referee of a table allows the request, though the roll is open there.
    is_granted: bool,
}

#[derive(Clone, Default)]
struct State {
    /// The last request, and the handler of its responses.
    last_request: Option<(SolveRequest, Handler)>,
    /// The id of the request at the solver, a new one each time it is made.
    id: Option<RequestId>,
}

/// Handles the responses to a request.
type Handler = Rc<dyn Fn(SolveResponse)>;

impl LatestRequest {
    /// Creates a value without a request yet.
    pub fn none() -> LatestRequest {
        LatestRequest::read_by(read_response, false)
    }

    /// Creates a value for a hint that the referee of a table has granted.
    pub fn granted() -> LatestRequest {
        LatestRequest::read_by(read_response, true)
    }

    /// Creates a value for requests of best play only.
    pub fn for_best_play() -> LatestRequest {
        LatestRequest::read_by(read_best_play_response, false)
    }

    fn read_by(read: Reader, is_granted: bool) -> LatestRequest {
        let request = LatestRequest {
            state: StoredValue::new_local(State::default()),
            failure: RwSignal::new(None),
            read,
            is_granted,
        };
        on_cleanup(move || request.cancel());
        Effect::new(move |_| request.follow(&open_rolls::now()));
        request
    }

    /// Makes a request; `handle` gets its responses.
    pub fn begin(request: SolveRequest, handle: impl Fn(SolveResponse) + 'static) -> LatestRequest {
        let made = LatestRequest::none();
        made.ask(request, handle);
        made
    }

    /// Makes a request in place of the last one; `handle` gets its responses.
    pub fn ask(self, request: SolveRequest, handle: impl Fn(SolveResponse) + 'static) {
        self.make(request, Rc::new(handle));
    }

    /// The reason why there is no result, if any.
    pub fn failure(self) -> Signal<Option<Failure>> {
        self.failure.into()
    }

    /// The id of the request at the solver.
    pub fn id(self) -> Option<RequestId> {
        self.state.try_with_value(|state| state.id).flatten()
    }

    /// Makes the last request once more, from its beginning.
    pub fn again(self) {
        if let Some((request, handle)) = self.state.get_value().last_request {
            self.make(request, handle);
        }
    }

    /// Pauses the request.
    pub fn pause(self) {
        self.say(&ToSolver::Pause);
    }

    /// Resumes the request.
    pub fn go_on(self) {
        self.say(&ToSolver::GoOn);
    }

    /// Cancels the request: no response comes any more.
    pub fn cancel(self) {
        if let Some(id) = self.id() {
            client::cancel(id);
        }
    }

    /// Withholds a request about a roll that is open by now. It makes it again when its round has
    /// ended.
    fn follow(self, open: &[Roll]) {
        let was_withheld = self.failure.get_untracked() == Some(WITHHELD);
        let Some((request, _)) = self.state.with_value(|state| state.last_request.clone()) else {
            return;
        };
        match request {
            // A file that was refused is not saved when nobody expects it, and the filters of rows
            // may have changed.
            SolveRequest::File { .. } | SolveRequest::Rows { .. } if was_withheld => {
                self.failure.set(None);
            }
            SolveRequest::File { .. } | SolveRequest::Rows { .. } => {}
            request if self.is_withheld(&request, open) != was_withheld => untrack(|| self.again()),
            _ => {}
        }
    }

    fn is_withheld(self, request: &SolveRequest, open: &[Roll]) -> bool {
        !self.is_granted && request.is_withheld(open)
    }

    fn make(self, request: SolveRequest, handle: Handler) {
        self.cancel();
        let open = match self.is_granted {
            true => Vec::new(),
            false => open_rolls::now_untracked(),
        };
        // No worker is started for a request that is withheld.
        if self.is_withheld(&request, &open) {
            let last_request = Some((request, handle));
            self.state.set_value(State {
                last_request,
                id: None,
            });
            self.failure.set(Some(WITHHELD));
            return;
        }
        self.failure.set(None);
        let last_request = Some((request.clone(), handle.clone()));
        let failure = self.failure;
        let on_response = move |response| match response {
            Ok(response) => handle(response),
            // The scope may have gone with the solver.
            Err(why) => drop(failure.try_set(Some(why))),
        };
        let id = Some(client::begin(
            request,
            open,
            self.read,
            Rc::new(on_response),
        ));
        self.state.set_value(State { last_request, id });
    }

    fn say(self, message: &ToSolver) {
        if let Some(id) = self.id() {
            client::send(id, message);
        }
    }
}
