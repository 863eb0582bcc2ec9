//! The worked solution of Dials.

use score_core::games::dials::elimination::{Elimination, Step};
use score_core::games::dials::puzzle::Puzzle;
use score_core::games::dials::solution::Solution;
use score_core::games::dials::system::{RowChange, System};

use super::dials::{left_of, press_list};
use super::study::grouped;

/// Above the equations.
pub const WORKED_SOLUTION: &str = "How to work it out";

/// The right side of the equations.
pub const TURNS: &str = "turns";

/// What a line of the equations is called, from 0.
pub fn line(row: usize) -> String {
    format!("Line {}", row + 1)
}

/// The column of a button, from 0, for those who hear it.
pub fn button_column(button: usize) -> String {
    format!("Button {}", button + 1)
}

/// What the steps are played with.
pub const PLAY_STEPS: &str = "Play";

/// What stops that.
pub const PAUSE: &str = "Pause";

/// What presses the solution on the dials.
pub const PRESS_THEM: &str = "Press them on the dials";

/// The equations before the first step.
pub fn equations(puzzle: &Puzzle) -> String {
    let steps = puzzle.steps();
    let first = steps.values().first().copied().unwrap_or_default();
    format!(
        "A line for each dial, a column for each button. From {} to {}, dial 1 must turn by \
         {first} in all: that is line 1. Only what is left after whole turns of {} counts.",
        puzzle.start().letters(),
        puzzle.target().letters(),
        puzzle.kind().modulus().value()
    )
}

/// What a step did, `before` being the equations it found.
pub fn elimination_step(step: &Step, before: &System) -> String {
    let modulus = before.kind().modulus();
    let value = |row: usize| before.rows()[row].values()[step.column];
    let column = step.column + 1;
    match step.change {
        RowChange::Swap { row, with } => format!(
            "{} has a 0 in column {column}, so it changes places with {}.",
            line(row),
            small_line(with)
        ),
        RowChange::Scale { row, by } => {
            let value = value(row);
            format!(
                "{} times {by}, to make a 1 in column {column}: {by} × {value} = {}.",
                line(row),
                left_of(modulus, u32::from(by) * u32::from(value))
            )
        }
        RowChange::Add { row, of, times } => {
            let value = value(row);
            format!(
                "{} plus {}, to make a 0 in column {column}: {value} + {times} = {}.",
                line(row),
                multiple(times, of),
                left_of(modulus, u32::from(value) + u32::from(times))
            )
        }
    }
}

fn small_line(row: usize) -> String {
    format!("line {}", row + 1)
}

/// `line 1`, `4 × line 1`
fn multiple(times: u8, row: usize) -> String {
    match times {
        1 => small_line(row),
        _ => format!("{times} × {}", small_line(row)),
    }
}

/// What the last equations say.
pub fn elimination_end(elimination: &Elimination, solution: Option<&Solution>) -> String {
    let Some(solution) = solution else {
        let row = elimination.contradiction().unwrap_or_default();
        let right = elimination.end().right()[row];
        return format!(
            "{} has only zeros, but {right} on the right: no presses can do that. There is no way.",
            line(row)
        );
    };
    let presses = press_list(&solution.presses);
    if solution.ways == 1 {
        return format!("Now each line has one button and says how often: {presses}");
    }
    let free: Vec<String> = elimination
        .free()
        .iter()
        .map(|button| (button + 1).to_string())
        .collect();
    let buttons = match free.len() {
        1 => "Button",
        _ => "Buttons",
    };
    format!(
        "{buttons} {} can be pressed as often as you like, and then each line says how often \
         another must be: {} ways. With the fewest presses: {presses}",
        free.join(", "),
        grouped(solution.ways)
    )
}
