//! The guard of the solver: a request about a roll that a group thinks about is refused.

use super::request::SolveRequest;
use super::response::SolveError;
use crate::dice::Roll;
use crate::learn::worksheet::WorksheetItem;
use crate::open_rolls::withhold;

impl SolveRequest {
    /// Whether the request asks for solutions of a puzzle that has all numbers of an `open` roll.
    pub fn is_withheld(&self, open: &[Roll]) -> bool {
        match self {
            SolveRequest::Solutions(puzzle)
            | SolveRequest::ByForm(puzzle)
            | SolveRequest::WhyNot(puzzle) => withhold(open, puzzle.numbers()),
            _ => false,
        }
    }

    /// The request, as far as it may be answered while these rolls are `open`. The items of a
    /// worksheet and the rows of an atlas are checked once they are made.
    pub(super) fn admitted(self, open: &[Roll]) -> Result<SolveRequest, SolveError> {
        match self {
            request if request.is_withheld(open) => Err(SolveError::OpenRoll),
            // The answer would reveal the difficulty of an open roll that is found.
            SolveRequest::Rolls(mut wanted) => {
                wanted.known.splice(0..0, open.iter().copied());
                Ok(SolveRequest::Rolls(wanted))
            }
            request => Ok(request),
        }
    }
}

/// Whether the key of a worksheet would solve an `open` roll.
pub(super) fn has_withheld(items: &[WorksheetItem], open: &[Roll]) -> bool {
    items.iter().any(|item| match item {
        WorksheetItem::Roll(item) => withhold(open, item.roll.numbers()),
        WorksheetItem::Spot(item) => withhold(open, item.roll.numbers()),
        WorksheetItem::Dials(_) => false,
    })
}
