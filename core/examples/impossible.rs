//! The rolls of some dice that cannot make a goal, one a line:
//! `cargo run --release --example impossible -- 6 6 12 20 --goal 20`.
//!
//! With `--goals 0..100` in place of `--goal` each line has a goal, both ends
//! included, and behind a tab the number of rolls that cannot make it.
//!
//! The arguments are the sides of the dice. `--ops "+-*/&"` names the
//! operators that are allowed, `--all` asks for solutions that use all of the
//! numbers.

mod shared;

use std::io::Write;
use std::ops::RangeInclusive;
use std::process::ExitCode;

use score_core::arith::puzzle::Puzzle;
use score_core::atlas::{ByGoal, Play};
use score_core::solve::is_solvable;
use shared::{Arguments, Extra, Stop};

fn main() -> ExitCode {
    shared::run(&[Extra::Goals], impossible)
}

fn impossible(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Stop> {
    let play = arguments.play()?;
    match &arguments.goals {
        None => rolls(&play, arguments.goal, out),
        Some(goals) => counts(play, goals.clone(), out),
    }
}

/// The rolls that cannot make `goal`.
fn rolls(play: &Play, goal: u32, out: &mut dyn Write) -> Result<(), Stop> {
    play.checked(&(goal..=goal))?;
    for roll in play.dice.rolls() {
        let puzzle = Puzzle::new(roll.numbers(), goal, play.ops, play.all_numbers)?;
        if !is_solvable(&puzzle) {
            writeln!(out, "{roll}")?;
        }
    }
    Ok(())
}

/// How many rolls cannot make each of `goals`.
fn counts(play: Play, goals: RangeInclusive<u32>, out: &mut dyn Write) -> Result<(), Stop> {
    let mut by_goal = ByGoal::new(play, goals)?;
    by_goal.advance(by_goal.units());
    for (goal, count) in by_goal.counts() {
        writeln!(out, "{goal}\t{count}")?;
    }
    Ok(())
}
