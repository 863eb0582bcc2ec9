//! Every different roll of some dice with the facts known of it, one a line: `cargo run --release
//! --example atlas -- 6 6 12 20 --goal 20`.
//!
//! The arguments are the sides of the dice. The columns, with tabs between, are
//! the roll, the number of essentially different solutions, the points of its
//! difficulty (nothing if it is impossible) and the forms that solve it.
//! `--ops "+-*/&"` names the operators that are allowed, `--all` asks for
//! solutions that use all of the numbers.

mod shared;

use std::io::Write;
use std::process::ExitCode;

use score_core::atlas::{Atlas, COLUMNS};
use shared::{Arguments, Stop};

fn main() -> ExitCode {
    shared::run(&[], atlas)
}

fn atlas(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Stop> {
    let mut atlas = Atlas::new(arguments.play()?, arguments.goal)?;
    writeln!(out, "{}", COLUMNS.join("\t"))?;
    // Roll by roll, so that a long table begins at once and can be cut short.
    for at in 0..atlas.units() {
        atlas.advance(1);
        for row in &atlas.rows()[at..] {
            writeln!(out, "{}", atlas.cells(row).join("\t"))?;
        }
    }
    Ok(())
}
