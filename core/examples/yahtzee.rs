//! How likely each pattern of Mathematician's Yahtzee is from some dice on, one a
//! line: `cargo run --release --example yahtzee -- 3 3 1 6 2 --rolls-left 2`.
//!
//! The arguments are the numbers on the five dice, and how often some of them may be thrown again:
//! `--rolls-left`, 0 to 2, or 2 if it is left out. The columns, with tabs between, are the
//! pattern, its probability for a player who plays for this pattern alone and as well as can be,
//! and the dice that they keep now.
//!
//! A probability has ten decimals, the last one rounded; `--exact` asks for
//! fractions in lowest terms. Dice are in ascending order, `none` means that all
//! are thrown again. Of equally good choices it is the one that keeps
//! the most dice, and of those the one with the most ones, then twos, and so on.

mod shared;

use std::ffi::OsStr;
use std::io::Write;
use std::process::ExitCode;

use lexopt::{Arg, Parser};
use score_core::games::yahtzee::DICE;
use score_core::games::yahtzee::chance::Chance;
use score_core::games::yahtzee::odds::Odds;
use score_core::games::yahtzee::pattern::Pattern;
use score_core::games::yahtzee::throw::Throw;
use score_core::games::yahtzee::turn::MAX_REROLLS;
use shared::refusals::throw_refusal;
use shared::{Stop, value};

/// The question: a throw, and how often dice can be thrown again.
struct Question {
    throw: Throw,
    rolls_left: usize,
    exact: bool,
}

fn main() -> ExitCode {
    shared::answer(read, odds)
}

fn read() -> Result<Question, String> {
    let mut numbers = Vec::new();
    let mut rolls_left = MAX_REROLLS;
    let mut exact = false;
    let mut parser = Parser::from_env();
    while let Some(argument) = parser.next().map_err(|refusal| refusal.to_string())? {
        match argument {
            // Nobody needs to hear of the seventh die.
            Arg::Value(word) if numbers.len() <= DICE => numbers.push(number(&word)?),
            Arg::Value(_) => {}
            Arg::Long("rolls-left") => rolls_left = left(&value(&mut parser)?)?,
            Arg::Long("exact") => exact = true,
            other => return Err(other.unexpected().to_string()),
        }
    }
    let throw = Throw::new(&numbers).map_err(throw_refusal)?;
    Ok(Question {
        throw,
        rolls_left,
        exact,
    })
}

fn number(word: &OsStr) -> Result<u32, String> {
    let word = word.to_string_lossy();
    word.parse()
        .map_err(|_| format!("'{word}' is not a whole number"))
}

fn left(word: &OsStr) -> Result<usize, String> {
    let left = usize::try_from(number(word)?).ok();
    left.filter(|left| *left <= MAX_REROLLS)
        .ok_or_else(|| format!("'--rolls-left' is 0 to {MAX_REROLLS}"))
}

fn odds(question: &Question, out: &mut dyn Write) -> Result<(), Stop> {
    let odds = Odds::new();
    for pattern in Pattern::ALL {
        let (keep, chance) = odds.best(pattern, question.throw.all(), question.rolls_left);
        let chance = match question.exact {
            true => chance.number().to_string(),
            false => decimal(chance),
        };
        writeln!(out, "{pattern}\t{chance}\t{keep}")?;
    }
    Ok(())
}

/// One, in the last of the decimals that are written.
const UNIT: u64 = 10_u64.pow(DECIMALS);

/// How many decimals are written.
const DECIMALS: u32 = 10;

fn decimal(chance: Chance) -> String {
    let units = chance.rounded(UNIT);
    let width = DECIMALS as usize;
    format!("{}.{:0width$}", units / UNIT, units % UNIT)
}
