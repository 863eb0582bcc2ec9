//! The queue of requests, on which the solver works in slices, and the atlases that it stores.

use std::collections::VecDeque;

use super::encoding::{read_request, write_response};
use super::job::Job;
use super::listing::Listing;
use super::request::{RequestId, SolveRequest, ToSolver};
use super::response::{SolveError, SolveResponse};
use crate::dice::Roll;

/// The most requests that are worked on or paused; a page has no more than ten.
pub const MAX_JOBS: usize = 64;

/// The most atlases that are stored; a page shows two. When there are more, the oldest is dropped.
pub const MAX_ATLASES: usize = 4;

/// The solver, which works on several requests, one slice of each after another.
#[derive(Default)]
pub struct Solver {
    /// The requests in work, the next one first.
    running: VecDeque<(RequestId, Job)>,
    paused: Vec<(RequestId, Job)>,
    /// The finished atlases, the oldest first.
    atlases: VecDeque<(RequestId, Listing)>,
    /// The newest request so far.
    newest: RequestId,
}

/// A message to the page.
type Message = Vec<u8>;

impl Solver {
    /// A solver without requests.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// The first message of a solver, which says that it takes requests.
    pub fn greeting() -> Message {
        write_response(RequestId::NONE, &SolveResponse::Ready)
    }

    /// Takes a message, and returns the answer that is known at once. This is an error, or an
    /// answer from a stored atlas. Messages about requests that no longer exist are ignored, and so
    /// is the start of a request that is not newer than all before it.
    pub fn handle(&mut self, message: &[u8]) -> Option<Message> {
        let (id, answer) = match read_request(message) {
            Ok((id, message)) => (id, self.take(id, message)?),
            Err((id, error)) => (id, SolveResponse::Failed(error)),
        };
        Some(write_response(id, &answer))
    }

    /// Whether there is nothing to work on.
    pub fn is_idle(&self) -> bool {
        self.running.is_empty()
    }

    /// Works on one request until `is_over`, at least one unit, and returns the answer, if there is
    /// one. The next call works on the next request.
    pub fn work(&mut self, is_over: &mut dyn FnMut() -> bool) -> Option<Message> {
        let (id, mut job) = self.running.pop_front()?;
        let response = job.advance(is_over);
        if response.as_ref().is_some_and(SolveResponse::is_last) {
            self.store_atlas(id, job);
        } else {
            self.running.push_back((id, job));
        }
        Some(write_response(id, &response?))
    }

    /// The progress of each request, as a sign of life during long pieces of work.
    pub fn signs_of_life(&self) -> Vec<Message> {
        let sign = |(id, job): &(RequestId, Job)| {
            write_response(*id, &SolveResponse::Progress(job.percent()))
        };
        self.running.iter().map(sign).collect()
    }

    fn take(&mut self, id: RequestId, message: ToSolver) -> Option<SolveResponse> {
        match message {
            ToSolver::Begin { request, open } => {
                if id <= self.newest {
                    return None;
                }
                self.newest = id;
                self.begin(id, request, open)
            }
            ToSolver::Pause => {
                let at = self.running.iter().position(|(other, _)| *other == id)?;
                self.paused.extend(self.running.remove(at));
                None
            }
            ToSolver::GoOn => {
                let at = self.paused.iter().position(|(other, _)| *other == id)?;
                self.running.push_back(self.paused.swap_remove(at));
                None
            }
            ToSolver::Cancel => {
                self.running.retain(|(other, _)| *other != id);
                self.paused.retain(|(other, _)| *other != id);
                self.atlases.retain(|(other, _)| *other != id);
                None
            }
        }
    }

    /// Begins the work on a request, or answers it at once.
    fn begin(
        &mut self,
        id: RequestId,
        request: SolveRequest,
        open: Vec<Roll>,
    ) -> Option<SolveResponse> {
        let request = match request.admitted(&open) {
            Ok(request) => request,
            Err(error) => return Some(SolveResponse::Failed(error)),
        };
        let answer = match request {
            SolveRequest::Rows {
                atlas,
                choice,
                rows,
            } => self.atlas(atlas).and_then(|listing| {
                let rows = listing.rows(&choice, rows as usize, &open)?;
                Ok(SolveResponse::Rows(rows))
            }),
            SolveRequest::File {
                atlas,
                choice,
                separator,
                names,
            } => self.atlas(atlas).and_then(|listing| {
                let file = listing.file(&choice, separator, &names, &open)?;
                Ok(SolveResponse::File(file))
            }),
            _ if self.running.len() + self.paused.len() >= MAX_JOBS => {
                Err(SolveError::TooManyRequests)
            }
            request => match Job::new(request, open) {
                Ok(job) => {
                    self.running.push_back((id, job));
                    return None;
                }
                Err(error) => Err(error),
            },
        };
        Some(answer.unwrap_or_else(SolveResponse::Failed))
    }

    fn atlas(&self, id: RequestId) -> Result<&Listing, SolveError> {
        let found = self.atlases.iter().find(|(other, _)| *other == id);
        found.map(|(_, listing)| listing).ok_or(SolveError::NoAtlas)
    }

    /// Stores the atlas of a finished request for later questions.
    fn store_atlas(&mut self, id: RequestId, job: Job) {
        if let Some(listing) = job.into_listing() {
            self.atlases.push_back((id, listing));
            if self.atlases.len() > MAX_ATLASES {
                self.atlases.pop_front();
            }
        }
    }
}
