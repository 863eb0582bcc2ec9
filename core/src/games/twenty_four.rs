//! The 24 game: its hands of four cards, and the table of their solutions.

use crate::arith::op::OpSet;
use crate::atlas::Play;
use crate::cards::MAX_RANK;
use crate::dice::{DiceSet, MIN_SIDES, Roll};
use crate::solve::distinct;

/// The usual goal.
pub const GOAL: u32 = 24;

/// How many cards a hand has. A pack has four cards of each rank, so a hand can have any four
/// ranks.
pub const HAND_CARDS: usize = 4;

/// The operators; digits are not joined.
pub const OPS: OpSet = OpSet::WITHOUT_JOIN;

/// The lowest rank that the highest card of a pack can have.
pub const MIN_HIGHEST: u32 = MIN_SIDES;

/// The highest rank that the highest card can have: the king.
pub const MAX_HIGHEST: u32 = MAX_RANK as u32;

/// The names of the columns of the table of hands.
pub const COLUMNS: [&str; HAND_CARDS + 1] = ["Num1", "Num2", "Num3", "Num4", "Answer"];

/// The answer of a hand that has no solution.
pub const NO_ANSWER: &str = "No answer";

/// The text between two solutions. At a semicolon table programs would begin another column.
const BETWEEN: &str = " | ";

/// Every different hand from a pack whose cards go from 1 to `highest`. These are the rolls of four
/// dice with `highest` sides each, 1,820 for a whole pack. `None` if `highest` is not
/// [`MIN_HIGHEST`] to [`MAX_HIGHEST`].
pub fn hands(highest: u32) -> Option<Play> {
    let is_rank = (MIN_HIGHEST..=MAX_HIGHEST).contains(&highest);
    let dice = DiceSet::new(&[highest; HAND_CARDS]).ok();
    Some(Play {
        dice: dice.filter(|_| is_rank)?,
        ops: OPS,
        all_numbers: true,
    })
}

/// The first line of the table of hands: [`COLUMNS`] with tabs between, and no
/// end of line.
pub fn heading() -> String {
    COLUMNS.join("\t")
}

/// The line of a hand in the table of hands. It has the hand's numbers, then all essentially
/// different solutions, the simplest first, or [`NO_ANSWER`].
pub fn line(play: &Play, hand: &Roll, goal: u32) -> String {
    let numbers = hand.numbers().iter().map(u32::to_string);
    let cells: Vec<String> = numbers.chain([answer(play, hand, goal)]).collect();
    cells.join("\t")
}

fn answer(play: &Play, hand: &Roll, goal: u32) -> String {
    let solutions = play.puzzle(hand, goal).map(|puzzle| distinct(&puzzle));
    let solutions = solutions.filter(|solutions| !solutions.is_empty());
    solutions.map_or(NO_ANSWER.to_owned(), |solutions| {
        let solutions: Vec<String> = solutions.iter().map(ToString::to_string).collect();
        solutions.join(BETWEEN)
    })
}
