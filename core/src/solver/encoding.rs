//! Writes and reads the messages between page and solver as bytes.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::request::{RequestId, ToSolver};
use super::response::{BestPlayResponse, SolveError, SolveResponse};
use super::{MAX_WANTED_NUMBERS, SolveRequest, VERSION};
use crate::learn::worksheet::WorksheetItem;

/// The longest message to a solver, in bytes; the longest message of a page is a third of that.
pub const MAX_REQUEST_BYTES: usize = 512;

/// The beginning of every message of every version.
#[derive(Serialize, Deserialize)]
struct Header {
    version: u16,
    id: RequestId,
}

/// Writes a message to the solver.
pub fn write_request(id: RequestId, message: &ToSolver) -> Vec<u8> {
    write_message(id, message)
}

/// Writes a message to the page.
pub fn write_response(id: RequestId, response: &SolveResponse) -> Vec<u8> {
    write_message(id, response)
}

/// Reads a message to the solver, and returns its request's id and its contents. An error has the
/// id of its request if that can be read, else [`RequestId::NONE`].
pub fn read_request(bytes: &[u8]) -> Result<(RequestId, ToSolver), (RequestId, SolveError)> {
    let (id, message) = read_message(bytes, MAX_REQUEST_BYTES)?;
    match &message {
        ToSolver::Begin {
            request: SolveRequest::Rows { choice, .. } | SolveRequest::File { choice, .. },
            ..
        } if choice.filter.contains.len() > MAX_WANTED_NUMBERS => {
            Err((id, SolveError::TooManyNumbers))
        }
        _ => Ok((id, message)),
    }
}

/// A message of the solver with the id of its request, or the reason why it cannot be read.
pub type ReadResponse = Result<(RequestId, SolveResponse), (RequestId, SolveError)>;

/// Reads a message of the solver.
pub fn read_response(bytes: &[u8]) -> ReadResponse {
    read_message(bytes, usize::MAX)
}

/// Reads a message of the solver for a page that asks only for best play. Such a page can read no
/// other answer.
pub fn read_best_play_response(bytes: &[u8]) -> ReadResponse {
    let (id, response) = read_message::<BestPlayResponse>(bytes, usize::MAX)?;
    Ok((id, response.into()))
}

/// Writes the items of a worksheet, as a part of a message.
pub(super) fn write_sheet(items: &[WorksheetItem]) -> Vec<u8> {
    // Only lack of memory could make it fail.
    postcard::to_allocvec(items).unwrap_or_default()
}

/// Reads the items of a worksheet in a message; empty if the bytes are something else.
pub fn read_sheet(bytes: &[u8]) -> Vec<WorksheetItem> {
    postcard::from_bytes(bytes).unwrap_or_default()
}

fn write_message(id: RequestId, content: &impl Serialize) -> Vec<u8> {
    let header = Header {
        version: VERSION,
        id,
    };
    // Only lack of memory could make it fail.
    postcard::to_allocvec(&(header, content)).unwrap_or_default()
}

fn read_message<T: DeserializeOwned>(
    bytes: &[u8],
    max_bytes: usize,
) -> Result<(RequestId, T), (RequestId, SolveError)> {
    let header = postcard::take_from_bytes::<Header>(bytes);
    let (header, content) = header.map_err(|_| (RequestId::NONE, SolveError::Malformed))?;
    let Header { version, id } = header;
    if version != VERSION {
        return Err((id, SolveError::OtherVersion(version)));
    }
    if bytes.len() > max_bytes {
        return Err((id, SolveError::TooLong));
    }
    match postcard::take_from_bytes(content) {
        Ok((content, [])) => Ok((id, content)),
        _ => Err((id, SolveError::Malformed)),
    }
}
