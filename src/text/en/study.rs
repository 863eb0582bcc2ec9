//! Solutions, explanations and hints.

use score_core::arith::difficulty::{Difficulty, Level};
use score_core::arith::number::Number;

use super::words::number;

/// Before the first solution is found.
pub const LOOKING: &str = "Looking for solutions …";

/// How many different solutions there are.
pub fn ways_count(count: usize, is_finished: bool) -> String {
    match (count, is_finished) {
        (0, false) => LOOKING.to_owned(),
        (0, true) => "No solution".to_owned(),
        (1, true) => "1 solution".to_owned(),
        (_, true) => format!("{} different solutions", grouped(count as u64)),
        (_, false) => format!("{} different solutions so far", grouped(count as u64)),
    }
}
/// How many solutions there are in every order.
pub fn all_solutions_count(total: usize, is_finished: bool) -> String {
    let total = grouped(total as u64);
    match is_finished {
        true => format!("{total} in all, in every order."),
        false => format!("{total} so far, in every order."),
    }
}
/// The two lists of solutions, together.
pub const LISTS: &str = "Which solutions";

/// The list of the essentially different solutions.
pub const DIFFERENT: &str = "Different";

/// The list of all solutions.
pub const ALL_FORMS: &str = "All, by form";

/// Ends a search before it is done.
pub const STOP: &str = "Stop";

/// Takes a stopped search up again.
pub const GO_ON: &str = "Go on";

/// How hard a roll is.
pub fn difficulty(difficulty: Difficulty) -> String {
    format!(
        "Difficulty: {}, {}.",
        difficulty.points(),
        level(difficulty)
    )
}
/// How hard, in a word.
pub fn level(difficulty: Difficulty) -> &'static str {
    match difficulty.level() {
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
        Level::VeryHard => "very hard",
    }
}
/// What proves that there is no solution.
pub fn none_of(tried: u64, goal: u32) -> String {
    let tried = grouped(tried);
    format!(
        "There are {tried} ways of putting these numbers together. All were tried, and none makes {goal}."
    )
}
/// The nearest number below the goal that can be made.
pub const NEAREST_BELOW: &str = "Nearest below:";

/// The nearest number above the goal that can be made.
pub const NEAREST_ABOVE: &str = "Nearest above:";

/// On that side nothing can be made.
pub const NOTHING_THERE: &str = "nothing";

/// `3 × 6 = 18`
pub fn equation(formula: &str, value: Number) -> String {
    format!("{formula} = {}", number(value))
}
/// The goal on a line of numbers that can be made.
pub fn no_goal(goal: u32) -> String {
    format!("no {goal}")
}
/// A line of numbers in words.
pub fn number_line_name(from: &str, to: &str, goal: u32, count: usize) -> String {
    format!(
        "Number line from {from} to {to}: {count} numbers can be made, and {goal} is not among them."
    )
}
/// What opens the explanation of a solution.
pub const EXPLAIN: &str = "Explain";

/// What closes it.
pub const HIDE: &str = "Hide";

/// [`EXPLAIN`] or [`HIDE`], for somebody who does not see which.
pub fn explain(line: &str, is_open: bool) -> String {
    let what = if is_open { HIDE } else { EXPLAIN };
    format!("{what} {line}")
}
/// A solution on the tiles.
pub const EXPLANATION: &str = "Explanation";

/// A step back in it.
pub const BACK: &str = "Back";

/// A step on in it.
pub const NEXT: &str = "Next";

/// How far it has come.
pub fn step_of(step: usize, steps: usize) -> String {
    format!("Step {step} of {steps}")
}
/// What lies on the table before the first step.
pub fn start_with(numbers: &[u32]) -> String {
    let written: Vec<String> = numbers.iter().map(u32::to_string).collect();
    match written.split_last() {
        Some((last, [])) => format!("Start with {last}."),
        Some((last, others)) => format!("Start with {} and {last}.", others.join(", ")),
        None => String::new(),
    }
}
/// How a number that was made is called.
pub fn made_from(value: &str, formula: &str) -> String {
    format!("{value}, made from {formula}")
}
/// `1,234,567`
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut written = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            written.push(',');
        }
        written.push(digit);
    }
    written
}
/// Above the lists of solutions.
pub const FORMS: &str = "Each letter is a number. Letters side by side go together first.";

/// While solutions are searched.
pub const SEARCHING: &str = "Searching";

/// A form without solutions.
pub const NONE: &str = "none";

/// Solutions that are counted but not listed.
pub fn left_out(count: usize) -> String {
    format!("and {} more", grouped(count as u64))
}
