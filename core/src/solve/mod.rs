//! Every way to solve a puzzle. Only this file and [`DistinctSearch`]
//! choose the search.
//!
//! In reading order, in which each file begins with its idea, its bound and its source:
//!
//! - [`form`]: the shapes of expressions
//! - [`exhaustive`]: every expression of every form, one by one; the oracle
//! - `subset`: some of the numbers, and how to split them in two
//! - `value_set`: different values in the order in which they came
//! - `step_back`: what one side of a step must be, with any operators
//! - `reachable`: whether a goal can be made, with any operators
//! - `ratio`: fractions that are quick, where no sign is needed
//! - `digits`: joins of them, and what a join was made of
//! - `pair`: whether two numbers make a value
//! - `step_values`: what a step makes of two values, and what it makes a value from
//! - `meet_in_the_middle`: whether up to four numbers make a goal, with `+ − × ÷`
//! - [`distinct`](mod@distinct): the essentially different solutions
//! - [`batch`]: which of many rolls can make a goal, with shared work
//! - `form_search`: whether a puzzle has a solution of a form
//! - [`form_set`]: which forms solve a puzzle
//! - [`goal_set`]: which goals some numbers can make

pub mod batch;
mod digits;
pub mod distinct;
pub mod exhaustive;
pub mod form;
mod form_search;
pub mod form_set;
pub mod goal_set;
mod meet_in_the_middle;
mod pair;
mod ratio;
mod reachable;
mod step_back;
mod step_values;
pub(crate) mod subset;
pub(crate) mod value_set;

use exhaustive::{Search, Solution};

use crate::arith::expr::Expr;
use crate::arith::op::OpSet;
use crate::arith::puzzle::{Puzzle, PuzzleRefusal};
use distinct::backward_search::BackwardSearch;
use distinct::canonical::Canonical;
use distinct::search::DistinctSearch;

/// Every solution of `puzzle`, in the order of [`Search::advance`].
///
/// Four numbers take less than a millisecond. Six can take seconds and have
/// many thousands of solutions: [`Search`] gives them as they come up.
pub fn solutions(puzzle: &Puzzle) -> Vec<Solution> {
    let mut search = Search::new(puzzle.clone());
    let mut solutions = Vec::new();
    search.advance(search.units(), &mut |form, expr| {
        solutions.push(Solution { form, expr });
    });
    solutions
}

/// Whether `puzzle` has a solution. Six numbers that have none take some
/// milliseconds, not the seconds of a search for one.
pub fn is_solvable(puzzle: &Puzzle) -> bool {
    if !puzzle.ops().has_all_four() {
        reachable::is_reachable(puzzle)
    } else if puzzle.numbers().len() <= meet_in_the_middle::MAX_FOUR {
        meet_in_the_middle::is_solvable(puzzle)
    } else {
        BackwardSearch::new(puzzle).finds_one(puzzle)
    }
}

/// The essentially different solutions of `puzzle`, the simplest first.
///
/// Two solutions are the same if they have the same [canonical form](Canonical);
/// which ones are left out, [`Redundancy`](distinct::redundancy::Redundancy)
/// says. Where that leaves some without negative numbers in between, these are
/// the list, else those with; and where it leaves none at all, as for
/// `4 × 6 × 1 × 1` if nothing but `×` is allowed, the list is what it would leave
/// out. So it is empty only where there is no solution.
///
/// With `+ − × ÷` they are found backwards from the goal, six numbers in some
/// milliseconds; otherwise by trying everything. Six numbers can take seconds
/// then, and a goal of 0 from all of six numbers with a 0 among them can have a
/// hundred thousand ways: [`DistinctSearch`]
/// gives the ways as they come up, to a limit.
pub fn distinct(puzzle: &Puzzle) -> Vec<Expr> {
    let mut search = DistinctSearch::new(puzzle.clone(), usize::MAX);
    search.advance(usize::MAX);
    search.first(usize::MAX)
}

/// Every different way of making `goal` by the rule of Countdown: from some of
/// the numbers, or from one alone, by steps that each make a whole number above
/// zero; nothing is joined. In a fixed order.
///
/// Two ways are different if their [canonical forms](Canonical) are. Nothing
/// else is left out, so a way that multiplies by 1 is listed too;
/// [`Canonical::expr`] has only steps that the rule allows. A number 0 is not
/// used. Six numbers take less than a millisecond, save where they have
/// thousands of ways.
pub fn countdown(numbers: &[u32], goal: u32) -> Result<Vec<Canonical>, PuzzleRefusal> {
    let puzzle = Puzzle::new(numbers, goal, OpSet::WITHOUT_JOIN, false)?;
    let mut ways = Vec::new();
    if goal > 0 {
        BackwardSearch::countdown(&puzzle).ways(&puzzle, &mut |way| ways.push(way));
    }
    ways.sort_unstable();
    ways.dedup();
    Ok(ways)
}
