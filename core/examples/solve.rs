//! Every way of making a goal from numbers, one a line:
//! `cargo run --release --example solve -- 9 9 9 9 --goal 20`.
//!
//! `--ops "+-*/&"` names the operators that are allowed, `--all` asks for
//! solutions that use all of the numbers.

mod shared;

use std::io::Write;
use std::process::ExitCode;

use score_core::arith::solve::{Puzzle, Search};
use shared::{Arguments, Stop};

fn main() -> ExitCode {
    shared::run(solve)
}

fn solve(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Stop> {
    let puzzle = Puzzle::new(
        &arguments.numbers,
        arguments.goal,
        arguments.ops,
        arguments.all_numbers,
    )
    .map_err(|refusal| Stop::BadArguments(refusal.to_string()))?;
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
    if !any {
        writeln!(out, "No answer")?;
    }
    Ok(())
}
