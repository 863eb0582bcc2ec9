//! The rolls of some dice that cannot make a goal, one a line:
//! `cargo run --release --example impossible -- 6 6 12 20 --goal 20`.
//!
//! The arguments are the sides of the dice. `--ops "+-*/&"` names the
//! operators that are allowed, `--all` asks for solutions that use all of the
//! numbers.

mod shared;

use std::io::Write;
use std::process::ExitCode;

use score_core::arith::solve::{Puzzle, is_solvable};
use score_core::dice::{DiceSet, MAX_DIFFERENT_ROLLS};
use shared::{Arguments, Stop};

fn main() -> ExitCode {
    shared::run(impossible)
}

fn impossible(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Stop> {
    let dice = DiceSet::new(&arguments.numbers)
        .map_err(|refusal| Stop::BadArguments(format!("bad dice: {refusal}")))?;
    let different_rolls = dice.different_rolls();
    if different_rolls > MAX_DIFFERENT_ROLLS {
        return Err(Stop::BadArguments(format!(
            "these dice have {different_rolls} different rolls, more than {MAX_DIFFERENT_ROLLS}"
        )));
    }
    for roll in dice.rolls() {
        let puzzle = Puzzle::new(
            roll.numbers(),
            arguments.goal,
            arguments.ops,
            arguments.all_numbers,
        )
        .map_err(|refusal| Stop::BadArguments(refusal.to_string()))?;
        if !is_solvable(&puzzle) {
            writeln!(out, "{roll}")?;
        }
    }
    Ok(())
}
