//! An item that has ended, in the form in which an LMS stores it (`cmi.interactions`).

use super::attempt::ItemProgress;
use super::item::{Item, Response};
use crate::arith::number::Number;

/// The longest response in a report, in characters (SCORM 1.2, `CMIString255`).
pub const MAX_RESPONSE_CHARS: usize = 255;

/// The most letters and digits of an id (SCORM 1.2, `CMIIdentifier`).
const MAX_ID_CHARS: usize = 255;

/// An item that has ended: its answer and its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interaction {
    /// The name of the item, with its numbers: `item_07_2_3_6_12`, and for dials with start and
    /// target `item_07_CBA_ACA`. Only letters, digits and `_`, because LMSs differ in other signs.
    pub id: String,
    /// The type of answer, a word of SCORM 1.2.
    pub kind: &'static str,
    /// The last answer in ASCII, at most [`MAX_RESPONSE_CHARS`]. It is a solution as
    /// `(12 + 6) + 2`, `impossible`, a line as `b2`, `all_right`, presses as `1,0,2`, `gave_up` or
    /// `shown`.
    pub response: String,
    /// `correct`, `wrong`, or the worth of the item as a decimal.
    pub result: &'static str,
    /// The time of the item, in milliseconds.
    pub ms: u32,
}

impl Interaction {
    /// Makes the interaction of the item with this index, counted from 0, after its last response.
    pub fn new(
        index: usize,
        item: &Item,
        response: &Response,
        progress: &ItemProgress,
    ) -> Interaction {
        let mut id = format!("item_{:02}_{}", index + 1, question(item));
        id.truncate(MAX_ID_CHARS);
        let mut written = written(response);
        written.truncate(MAX_RESPONSE_CHARS);
        Interaction {
            id,
            kind: match item {
                Item::Roll(_) | Item::Spot(_) => "fill-in",
                Item::Dials(_) => "performance",
            },
            response: written,
            result: match progress.credit() {
                Number::ONE => "correct",
                Number::ZERO => "wrong",
                _ => "0.5",
            },
            ms: progress.ms(),
        }
    }
}

/// The numbers of a roll joined with `_`, or start and target of dials.
fn question(item: &Item) -> String {
    match item {
        Item::Dials(item) => format!("{}_{}", item.start, item.target),
        Item::Roll(_) | Item::Spot(_) => {
            let roll = item.roll();
            let numbers = roll.iter().flat_map(|roll| roll.numbers());
            let numbers: Vec<String> = numbers.map(u32::to_string).collect();
            numbers.join("_")
        }
    }
}

/// The response in ASCII, as the LMS stores it.
fn written(response: &Response) -> String {
    match response {
        Response::Made(way) => way.to_string(),
        Response::Impossible => "impossible".to_owned(),
        Response::Line { solution, line } => format!("{}{}", letter(*solution), line + 1),
        Response::AllRight => "all_right".to_owned(),
        Response::Presses(presses) => {
            let presses: Vec<String> = presses.iter().map(u32::to_string).collect();
            presses.join(",")
        }
        Response::GaveUp => "gave_up".to_owned(),
        Response::Shown => "shown".to_owned(),
    }
}

/// The letter of a worked solution: `a`, `b` or `c`.
fn letter(solution: usize) -> char {
    let letters = 'a'..='z';
    letters.clone().nth(solution).unwrap_or(*letters.end())
}
