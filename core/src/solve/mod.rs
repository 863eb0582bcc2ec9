//! Every way to solve a puzzle. Only this file chooses the search:
//!
//! | question | numbers | operators | search |
//! |---|---|---|---|
//! | [`is_solvable`] | 2 to 4 | `+ − × ÷`, perhaps `&` | `meet_in_the_middle` |
//! | | 5, 6 | `+ − × ÷`, perhaps `&` | `distinct/backward_search`, to the first way |
//! | | 2 to 6 | others | `reachable` |
//! | which goals, [`GoalSet`] | 2 to 4 | `+ − × ÷`, perhaps `&` | the tables of `distinct/backward_search` |
//! | | 2 to 4 | others | the values of `reachable` |
//! | | 5, 6 | any | [`is_solvable`] for each goal |
//! | which of many rolls, [`Batch`] | 2 to 6 | `+ − × ÷`, perhaps `&` | its own tables, and
//! [`is_solvable`] for the rolls that they leave open |
//! | | 2 to 6 | others | [`is_solvable`] for each roll |
//! | the different solutions, [`distinct()`], [`DistinctSearch`] | 2 to 6 | `+ − × ÷`, perhaps `&` | `distinct/backward_search` |
//! | | 2 to 6 | others | [`exhaustive`] |
//! | all solutions by form, [`Search`] | 2 to 6 | any | [`exhaustive`] |
//! | which forms, [`FormSet`](form_set::FormSet) | 2 to 6 | any | `form_search` |
//!
//! In reading order, in which each file begins with its idea, its bound and its source:
//!
//! - [`form`]: the shapes of expressions
//! - [`exhaustive`]: every expression of every form, one by one; the oracle
//! - `subset`: some of the numbers, and how to split them in two
//! - `value_set`: different values in the order of insertion
//! - `step_back`: the value that one side of a step must have, with any operators
//! - `reachable`: whether a goal can be made, with any operators
//! - `ratio`: fast fractions without a sign
//! - `digits`: joins of numbers, and the parts of a join
//! - `pair`: whether two numbers make a value
//! - `step_values`: the values that a step makes from two values, forwards and backwards
//! - `meet_in_the_middle`: whether up to four numbers make a goal, with `+ − × ÷`
//! - [`distinct`](mod@distinct): the essentially different solutions
//! - [`batch`]: which of many rolls can make a goal, with shared work
//! - `form_search`: whether a puzzle has a solution of a form
//! - [`form_set`]: which forms solve a puzzle
//! - [`goal_set`]: which goals some numbers can make
//! - [`nearest_values`], [`nearest_search`]: the values round a goal that can be made

pub mod batch;
mod digits;
pub mod distinct;
pub mod exhaustive;
pub mod form;
mod form_search;
pub mod form_set;
pub mod goal_set;
mod meet_in_the_middle;
pub mod nearest_search;
pub mod nearest_values;
mod pair;
mod ratio;
mod reachable;
mod step_back;
mod step_values;
mod subset;
mod value_set;

pub use batch::Batch;
pub use distinct::search::DistinctSearch;
pub use exhaustive::Search;
pub use goal_set::GoalSet;

use crate::arith::expr::Expr;
use crate::arith::op::OpSet;
use crate::arith::puzzle::Puzzle;
use distinct::backward_search::BackwardSearch;

/// A question about puzzles, for which a search is chosen.
#[derive(Clone, Copy)]
enum Question {
    /// Whether there is a solution.
    Solvable,
    /// Which goals can be made.
    Goals,
    /// Which of many rolls have a solution.
    Rolls,
    /// The essentially different solutions.
    Different,
}

/// The search that answers a question.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    MeetInTheMiddle,
    Backwards,
    Reachable,
    /// Asks tables that all rolls share.
    Tables,
    /// Asks for each goal or roll separately whether there is a solution.
    OneByOne,
    Exhaustive,
}

/// The search that answers `question` about puzzles of at most `numbers` numbers with the operators
/// `ops`.
const fn search_for(question: Question, numbers: usize, ops: OpSet) -> Chosen {
    match (question, numbers, ops.has_all_four()) {
        (Question::Solvable, ..=4, true) => Chosen::MeetInTheMiddle,
        (Question::Solvable, _, true) => Chosen::Backwards,
        (Question::Solvable, _, false) => Chosen::Reachable,
        // Five numbers make so many values that asking for each goal is faster.
        (Question::Goals, 5.., _) => Chosen::OneByOne,
        (Question::Goals, _, true) => Chosen::Backwards,
        (Question::Goals, _, false) => Chosen::Reachable,
        (Question::Rolls, _, true) => Chosen::Tables,
        (Question::Rolls, _, false) => Chosen::OneByOne,
        (Question::Different, _, true) => Chosen::Backwards,
        (Question::Different, _, false) => Chosen::Exhaustive,
    }
}

/// Whether `puzzle` has a solution. Six numbers without a solution take some milliseconds, not the
/// seconds of an exhaustive search.
pub fn is_solvable(puzzle: &Puzzle) -> bool {
    match search_for(Question::Solvable, puzzle.numbers().len(), puzzle.ops()) {
        Chosen::MeetInTheMiddle => meet_in_the_middle::is_solvable(puzzle),
        Chosen::Backwards => BackwardSearch::new(puzzle).finds_one(puzzle),
        _ => reachable::is_reachable(puzzle),
    }
}

/// The essentially different solutions of `puzzle`, the simplest first.
///
/// Two solutions are the same if they have the same [canonical
/// form](distinct::canonical::Canonical); [`Redundancy`](distinct::redundancy::Redundancy) says
/// which ones are left out. If solutions without negative numbers on the way are left, only these
/// are listed, else those with; and if none is left at all, as for `4 × 6 × 1 × 1` if only `×`
/// is allowed, the redundant ones are listed. So the list is empty only if there is no solution.
///
/// With `+ − × ÷` they are found backwards from the goal, for six numbers in some milliseconds;
/// otherwise by trying everything. Six numbers can take seconds then, and a goal of 0 from all of
/// six numbers with a 0 among them can have a hundred thousand ways: [`DistinctSearch`] returns the
/// ways as they are found, up to a limit.
pub fn distinct(puzzle: &Puzzle) -> Vec<Expr> {
    let mut search = DistinctSearch::new(puzzle.clone(), usize::MAX);
    search.advance(usize::MAX);
    search.first(usize::MAX)
}
