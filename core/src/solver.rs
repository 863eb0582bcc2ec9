//! The solver, which runs beside the page in a worker: the requests, the responses, and the work in
//! slices.
//!
//! A [`Solver`] takes the messages of a page, works for as long as the caller allows, and returns
//! messages. It uses no clock and does not know where it runs: the program around it decides how
//! long a slice is.
//!
//! A message is [postcard](https://docs.rs/postcard). It begins with the [`VERSION`] and the
//! [`RequestId`], which every version writes alike, so that a page and a solver of different builds
//! notice it.

mod encoding;
mod guard;
mod job;
mod listing;
mod queue;
mod request;
mod response;

pub use encoding::{
    MAX_REQUEST_BYTES, ReadResponse, read_best_play_response, read_request, read_response,
    read_sheet, write_request, write_response,
};
pub use job::Job;
pub use queue::{MAX_ATLASES, MAX_JOBS, Solver};
pub use request::{AtlasKind, MAX_WANTED_NUMBERS, RequestId, RowChoice, SolveRequest, ToSolver};
pub use response::{
    AtlasAnswer, FormRow, FormsGroup, FoundByForm, FoundForm, FoundRolls, FoundSolutions,
    ImpossibleCount, ListedRow, MAX_SHOWN, MadeValue, NEEDED_SIZES, RowList, SolveError,
    SolveResponse, WhyNotAnswer,
};

/// The version of the messages, which changes with the types here and with those in them.
pub const VERSION: u16 = 6;
