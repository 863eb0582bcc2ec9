//! Every hand of the 24 game with all of its essentially different solutions, one
//! hand a line: `cargo run --release --example twenty_four`.
//!
//! The columns, with tabs between, are the four numbers and the answer: the
//! solutions, the simplest first, with `; ` between, or `No answer`. `--goal 20`
//! asks for another goal, `--highest 10` leaves out the cards above the ten.

mod shared;

use std::io::Write;
use std::process::ExitCode;

use lexopt::{Arg, Parser};
use score_core::games::twenty_four::{GOAL, MAX_HIGHEST, MIN_HIGHEST, hands, heading, line};
use shared::{Stop, value, whole};

fn main() -> ExitCode {
    shared::answer(read, twenty_four)
}

fn twenty_four(&(goal, highest): &(u32, u32), out: &mut dyn Write) -> Result<(), Stop> {
    let play = hands(highest).ok_or_else(|| {
        let sentence = format!("the highest card is {MIN_HIGHEST} to {MAX_HIGHEST}");
        Stop::BadArguments(sentence)
    })?;
    play.checked(&(goal..=goal))?;
    writeln!(out, "{}", heading())?;
    for hand in play.dice.rolls() {
        writeln!(out, "{}", line(&play, &hand, goal))?;
    }
    Ok(())
}

/// The goal and the highest card of this process's arguments; an error is a
/// sentence.
fn read() -> Result<(u32, u32), String> {
    let (mut goal, mut highest) = (GOAL, MAX_HIGHEST);
    let mut parser = Parser::from_env();
    while let Some(argument) = parser.next().map_err(|refusal| refusal.to_string())? {
        match argument {
            Arg::Long("goal") => goal = whole(value(&mut parser)?)?,
            Arg::Long("highest") => highest = whole(value(&mut parser)?)?,
            other => return Err(other.unexpected().to_string()),
        }
    }
    Ok((goal, highest))
}
