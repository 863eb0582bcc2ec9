//! The responses of the solver.

use serde::{Deserialize, Serialize};

use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::atlas::AtlasRefusal;
use crate::dice::Roll;
use crate::teach::difficulty::Difficulty;

/// The most solutions that are listed for a puzzle, or for one of its forms; all are counted.
pub const MAX_SHOWN: usize = 200;

/// The numbers of forms for which an atlas says which forms are needed together.
pub const NEEDED_SIZES: [usize; 3] = [1, 2, 3];

/// A response of the solver to a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SolveResponse {
    /// The solver takes requests. This is its first message, and about none of them.
    Ready,
    /// How much is done, in per cent. It is sent when that has changed, and as a sign of life.
    Progress(u8),
    /// The request will not be answered.
    Failed(SolveError),
    /// The values of [`BestPlay`](crate::games::yahtzee::best_play::BestPlay).
    BestPlay(Vec<f64>),
    /// All solutions that were found so far.
    Solutions(FoundSolutions),
    /// The solutions that were found since the last response of this kind.
    ByForm(FoundByForm),
    /// Why there is no solution.
    WhyNot(WhyNotAnswer),
    /// A finished atlas.
    Atlas(AtlasAnswer),
    /// Rows of an atlas.
    Rows(RowList),
    /// The contents of a file, as text.
    File(String),
    /// How many rolls are impossible.
    Impossible(ImpossibleCount),
    /// Each goal with the number of rolls that cannot make it.
    ByGoal(Vec<(u32, u32)>),
    /// The rolls for a lesson that are found so far.
    Rolls(FoundRolls),
    /// The items of a worksheet, for [`read_sheet`](super::read_sheet). Only the program that asks
    /// for them links the code to read them.
    Sheet(Vec<u8>),
}

impl SolveResponse {
    /// Whether no more responses to the request follow.
    pub const fn is_last(&self) -> bool {
        match self {
            SolveResponse::Ready | SolveResponse::Progress(_) => false,
            SolveResponse::Solutions(found) => found.is_finished,
            SolveResponse::ByForm(found) => found.is_finished,
            SolveResponse::Rolls(found) => found.is_finished,
            _ => true,
        }
    }
}

/// The first variants of [`SolveResponse`], in the same order and so in the same bytes. Reading
/// these takes a fraction of the code.
#[derive(Deserialize)]
pub enum BestPlayResponse {
    /// See [`SolveResponse::Ready`].
    Ready,
    /// See [`SolveResponse::Progress`].
    Progress(u8),
    /// See [`SolveResponse::Failed`].
    Failed(SolveError),
    /// See [`SolveResponse::BestPlay`].
    BestPlay(Vec<f64>),
}

impl From<BestPlayResponse> for SolveResponse {
    fn from(response: BestPlayResponse) -> SolveResponse {
        match response {
            BestPlayResponse::Ready => SolveResponse::Ready,
            BestPlayResponse::Progress(percent) => SolveResponse::Progress(percent),
            BestPlayResponse::Failed(error) => SolveResponse::Failed(error),
            BestPlayResponse::BestPlay(values) => SolveResponse::BestPlay(values),
        }
    }
}

/// Why a request is not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SolveError {
    /// The request is of another version of the messages. It was written by a page of this version,
    /// and the solver is of [`VERSION`](super::VERSION). The page has to be loaded anew.
    OtherVersion(u16),
    /// The message cannot be read, or asks for something that is impossible.
    Malformed,
    /// The message has more than [`MAX_REQUEST_BYTES`](super::MAX_REQUEST_BYTES).
    TooLong,
    /// More than [`MAX_JOBS`](super::MAX_JOBS) requests are worked on.
    TooManyRequests,
    /// The choice of rows has more than [`MAX_WANTED_NUMBERS`](super::MAX_WANTED_NUMBERS).
    TooManyNumbers,
    /// There is no such atlas.
    Atlas(AtlasRefusal),
    /// The atlas that the request is about was dropped, or never made.
    NoAtlas,
    /// The answer would reveal an open roll: its round has to end first.
    OpenRoll,
}

/// The essentially different solutions that are found so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FoundSolutions {
    /// The first solutions, up to [`MAX_SHOWN`], the simplest first.
    pub listed: Vec<Expr>,
    /// How many solutions there are, including those that are not listed.
    pub count: u32,
    /// The easiest of all solutions, once all are found.
    pub easiest: Option<Expr>,
    /// How much of the search is done, in per cent.
    pub percent: u8,
    /// Whether the search has finished.
    pub is_finished: bool,
}

/// The solutions that are found so far, form by form.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundByForm {
    /// The forms: all of them with the first response, later those with new solutions.
    pub forms: Vec<FoundForm>,
    /// How much of the search is done, in per cent.
    pub percent: u8,
    /// Whether the search has finished.
    pub is_finished: bool,
}

/// The solutions of one form that are found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundForm {
    /// The index of the form among the forms of the puzzle.
    pub at: u8,
    /// The heading of the form; empty if it was sent before.
    pub heading: String,
    /// How many solutions the form has so far.
    pub count: u32,
    /// The new solutions among the first [`MAX_SHOWN`], printed.
    pub lines: Vec<String>,
}

/// The rolls for a lesson that are found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundRolls {
    /// The rolls, in the order in which they were drawn.
    pub rolls: Vec<Roll>,
    /// Whether no more are looked for.
    pub is_finished: bool,
}

/// The values round a goal that can be made, although the goal itself cannot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WhyNotAnswer {
    /// The goal.
    pub goal: u32,
    /// How many expressions were tried.
    pub tried: u64,
    /// The values round the goal, ascending.
    pub values: Vec<MadeValue>,
}

/// A value that can be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MadeValue {
    /// The value.
    pub value: Number,
    /// A simple way of making it, printed.
    pub way: String,
}

impl WhyNotAnswer {
    /// The nearest value below the goal.
    pub fn below(&self) -> Option<&MadeValue> {
        let goal = Number::from(self.goal);
        self.values.iter().rev().find(|made| made.value < goal)
    }

    /// The nearest value above the goal.
    pub fn above(&self) -> Option<&MadeValue> {
        let goal = Number::from(self.goal);
        self.values.iter().find(|made| made.value > goal)
    }
}

/// The summary of an atlas, with its first rows.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AtlasAnswer {
    /// How many rolls the atlas has.
    pub total: u32,
    /// How many rolls have no solution.
    pub impossible: u32,
    /// How many essentially different solutions all rolls have together.
    pub solutions: u64,
    /// The forms in the order of the game's lists; none for hands.
    pub forms: Vec<FormRow>,
    /// The groups of forms that are needed, for each of [`NEEDED_SIZES`]; none for hands.
    pub needed: Vec<Vec<FormsGroup>>,
    /// The first rows, ascending.
    pub rows: RowList,
}

/// The figures of one form in an atlas.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormRow {
    /// The heading of the form.
    pub heading: String,
    /// How many rolls the form solves.
    pub solved: u32,
    /// How many rolls only this form solves.
    pub only: u32,
}

/// Some forms, and the rolls that only these forms solve.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormsGroup {
    /// The headings of the forms, with commas between.
    pub headings: String,
    /// How many such rolls there are.
    pub count: u32,
    /// The rolls, with dots between.
    pub rolls: String,
}

/// The chosen rows of an atlas.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RowList {
    /// How many rows are chosen, including those that are not sent.
    pub count: u32,
    /// The first of the chosen rows.
    pub rows: Vec<ListedRow>,
}

/// A row of an atlas, as the page shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListedRow {
    /// The index of the row in the atlas.
    pub at: u32,
    /// The roll, its numbers ascending.
    pub roll: Roll,
    /// How many essentially different solutions the roll has.
    pub solutions: u32,
    /// How hard the easiest solution is; `None` for an impossible roll.
    pub difficulty: Option<Difficulty>,
    /// The last cell: the forms that solve a roll, with commas between, or the simplest
    /// solution of a hand.
    pub last_cell: String,
    /// Whether the roll is open at a table of a group: then everything but its numbers is left out.
    pub is_withheld: bool,
}

/// The numbers of rolls that cannot make a goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImpossibleCount {
    /// How many different rolls cannot make the goal.
    pub rolls: u64,
    /// How many rolls cannot make the goal if the dice are distinguished.
    pub ordered: u64,
}

impl From<AtlasRefusal> for SolveError {
    fn from(refusal: AtlasRefusal) -> SolveError {
        SolveError::Atlas(refusal)
    }
}
