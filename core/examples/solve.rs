//! The ways of making a goal from numbers that are essentially different, one a
//! line, the simplest first:
//! `cargo run --release --example solve -- 9 9 9 9 --goal 20`.
//!
//! `--forms` asks for every way instead, form by form and in every order.
//! `--ops "+-*/&"` names the operators that are allowed, `--all` asks for
//! solutions that use all of the numbers.

mod shared;

use std::io::Write;
use std::process::ExitCode;

use score_core::arith::puzzle::Puzzle;
use score_core::solve::Search;
use score_core::solve::distinct;
use shared::{Arguments, Extra, Stop};

fn main() -> ExitCode {
    shared::run(&[Extra::Forms], solve)
}

fn solve(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Stop> {
    let puzzle = Puzzle::new(
        &arguments.numbers,
        arguments.goal,
        arguments.ops,
        arguments.all_numbers,
    )?;
    let any = if arguments.forms {
        by_form(puzzle, out)?
    } else {
        different(&puzzle, out)?
    };
    if !any {
        writeln!(out, "No answer")?;
    }
    Ok(())
}

/// Writes the essentially different solutions; whether there are any.
fn different(puzzle: &Puzzle, out: &mut dyn Write) -> Result<bool, Stop> {
    let ways = distinct(puzzle);
    for way in &ways {
        writeln!(out, "{way}")?;
    }
    Ok(!ways.is_empty())
}

/// Writes every solution; whether there are any.
fn by_form(puzzle: Puzzle, out: &mut dyn Write) -> Result<bool, Stop> {
    let mut search = Search::new(puzzle);
    let mut any = false;
    let mut finished = false;
    // Unit by unit, so that a long list begins at once and can be cut short.
    while !finished {
        let mut written = Ok(());
        finished = search.advance(1, &mut |_, expr| {
            any = true;
            if written.is_ok() {
                written = writeln!(out, "{expr}");
            }
        });
        written?;
    }
    Ok(any)
}
