//! How often to press each button of Dials, one a line, with as few presses as
//! possible:
//! `cargo run --release --example dials -- --signatures 21200,… --start ABCDE --target EDBDE`.
//!
//! There are as many dials as signatures. The columns, with a tab between, are the
//! button's number and its presses. If no presses reach the target, a sentence says
//! so. `--modulus` is how many letters a dial has: 2, 3, 5 (if it is left out), 7 or
//! 11; ten steps are written `X`.

mod shared;

use std::io::Write;
use std::process::ExitCode;

use lexopt::{Arg, Parser};
use score_core::games::dials::DialsRefusal;
use score_core::games::dials::kind::Modulus;
use score_core::games::dials::puzzle::Puzzle;
use score_core::games::dials::reach::Reach;
use score_core::games::dials::residues::Residues;
use score_core::games::dials::signatures::Signatures;
use shared::refusals::dials_refusal;
use shared::{Stop, text, value};

fn main() -> ExitCode {
    shared::answer(read, dials)
}

/// Reads the arguments of this process; an error is a sentence.
fn read() -> Result<Puzzle, String> {
    let (mut signatures, mut start, mut target) = (None, None, None);
    let mut modulus = Modulus::USUAL;
    let mut parser = Parser::from_env();
    while let Some(argument) = parser.next().map_err(|refusal| refusal.to_string())? {
        match argument {
            Arg::Long("signatures") => signatures = Some(text(value(&mut parser)?)),
            Arg::Long("start") => start = Some(text(value(&mut parser)?)),
            Arg::Long("target") => target = Some(text(value(&mut parser)?)),
            Arg::Long("modulus") => {
                let word = text(value(&mut parser)?);
                let known = word.parse().ok().and_then(|word| Modulus::new(word).ok());
                modulus = known.ok_or_else(|| {
                    let reason = dials_refusal(DialsRefusal::Modulus);
                    format!("bad modulus '{word}': {reason}")
                })?;
            }
            other => return Err(other.unexpected().to_string()),
        }
    }
    let signatures = given("signatures", signatures)?;
    let signatures = Signatures::read(modulus, &signatures)
        .map_err(|refusal| format!("bad signatures '{signatures}': {}", dials_refusal(refusal)))?;
    let letters = |name: &str, letters: Option<String>| {
        let letters = given(name, letters)?;
        Residues::from_letters(signatures.kind(), &letters)
            .map_err(|refusal| format!("bad {name} '{letters}': {}", dials_refusal(refusal)))
    };
    let start = letters("start", start)?;
    let target = letters("target", target)?;
    Puzzle::new(signatures, start, target).map_err(dials_refusal)
}

fn given(name: &str, value: Option<String>) -> Result<String, String> {
    value.ok_or_else(|| format!("'--{name}' is missing"))
}

fn dials(puzzle: &Puzzle, out: &mut dyn Write) -> Result<(), Stop> {
    let Some(solution) = puzzle.solution() else {
        let reach = Reach::of(puzzle.signatures());
        writeln!(
            out,
            "There is no way: from {} these buttons reach {} of {} targets, and {} is not among \
             them.",
            puzzle.start().letters(),
            reach.targets(),
            reach.all_targets(),
            puzzle.target().letters()
        )?;
        return Ok(());
    };
    for (button, times) in solution.presses.values().iter().enumerate() {
        writeln!(out, "{}\t{times}", button + 1)?;
    }
    Ok(())
}
