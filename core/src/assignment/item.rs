//! The items of an assignment, the responses to them, and whether a response is right.

use serde::{Deserialize, Serialize};

use super::attempt::ItemEvent;
use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::arith::op::OpSet;
use crate::arith::puzzle::Puzzle;
use crate::dice::Roll;
use crate::games::dials::kind::Modulus;
use crate::learn::mistake::FindMistakeItem;
use crate::learn::worksheet::DialsItem;
use crate::table::board::Deal;

/// An item of an assignment: a roll, worked solutions, or dials.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Item {
    /// Numbers from which the goal is to be made, or which are to be called impossible.
    Roll(RollTask),
    /// Worked solutions with at most one mistake, to be found.
    Spot(FindMistakeItem),
    /// Dials, to be turned to their target.
    Dials(DialsItem),
}

/// Numbers from which a goal is to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollTask {
    /// The numbers, with the dice or cards that show them.
    pub deal: Deal,
    /// The goal, and the rules of the way to it.
    pub puzzle: Puzzle,
    /// Whether the goal can be made.
    pub is_possible: bool,
}

/// A response of a pupil to an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// A way of making the goal.
    Made(Expr),
    /// 'Impossible': the goal cannot be made.
    Impossible,
    /// The line with the mistake.
    Line {
        /// The index of the worked solution, counted from 0.
        solution: usize,
        /// The index of the line in it, counted from 0.
        line: usize,
    },
    /// 'All right': there is no mistake.
    AllRight,
    /// How often each button of the dials was pressed.
    Presses(Vec<u32>),
    /// No answer: the pupil gave up.
    GaveUp,
    /// No answer: the pupil looked at the solution.
    Shown,
}

impl Item {
    /// Whether `response` is right. A response that belongs to another kind of item is wrong.
    pub fn is_right(&self, response: &Response) -> bool {
        match (self, response) {
            (Item::Roll(task), Response::Made(expr)) => solves(&task.puzzle, expr),
            (Item::Roll(task), Response::Impossible) => !task.is_possible,
            (Item::Spot(item), Response::Line { solution, line }) => item
                .mistake
                .is_some_and(|mistake| (mistake.solution, mistake.line) == (*solution, *line)),
            (Item::Spot(item), Response::AllRight) => item.mistake.is_none(),
            (Item::Dials(item), Response::Presses(presses)) => reaches(item, presses),
            _ => false,
        }
    }

    /// The event that a response causes in an attempt.
    pub fn event(&self, response: &Response) -> ItemEvent {
        match response {
            Response::GaveUp => ItemEvent::GaveUp,
            Response::Shown => ItemEvent::Shown,
            _ if self.is_right(response) => ItemEvent::Right,
            _ => ItemEvent::Wrong,
        }
    }

    /// The roll of the item; dials have none.
    pub fn roll(&self) -> Option<Roll> {
        match self {
            Item::Roll(task) => task.deal.roll(),
            Item::Spot(item) => Some(item.roll),
            Item::Dials(_) => None,
        }
    }
}

/// Whether `way` makes the goal of `puzzle` by the rules of the puzzle.
fn solves(puzzle: &Puzzle, expr: &Expr) -> bool {
    let used_numbers = expr.numbers();
    let mut numbers_left = puzzle.numbers().to_vec();
    let are_given = used_numbers.iter().all(|number| {
        let at = numbers_left.iter().position(|other| other == number);
        at.map(|at| numbers_left.swap_remove(at)).is_some()
    });
    are_given
        && used_numbers.len() >= puzzle.min_used()
        && uses_only(expr, puzzle.ops())
        && expr.value() == Ok(Number::from(puzzle.goal()))
}

fn uses_only(expr: &Expr, ops: OpSet) -> bool {
    match expr {
        Expr::Number(_) => true,
        Expr::Step(step) => {
            ops.contains(step.op) && uses_only(&step.left, ops) && uses_only(&step.right, ops)
        }
    }
}

/// Whether these presses turn the dials of `item` to their target.
fn reaches(item: &DialsItem, presses: &[u32]) -> bool {
    let Ok(modulus) = Modulus::new(item.letters.into()) else {
        return false;
    };
    let mut dials = item.start.bytes().zip(item.target.bytes()).enumerate();
    let is_at_target = |(dial, (start, target)): (usize, (u8, u8))| {
        let turned = item.steps.iter().zip(presses).map(|(steps, times)| {
            let steps = steps.get(dial).copied().unwrap_or_default();
            u32::from(modulus.product(steps, modulus.of(*times)))
        });
        // Both are letters from A on, and at most eight buttons turn a dial by at most ten steps.
        let shown = u32::from(start.saturating_sub(b'A')) + turned.sum::<u32>();
        u32::from(modulus.of(shown)) == u32::from(target.saturating_sub(b'A'))
    };
    presses.len() == item.steps.len() && dials.all(is_at_target)
}
