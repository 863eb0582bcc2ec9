//! The common part of the examples: how they read their arguments and how they end.

#![allow(dead_code, reason = "each example uses its part of this")]

pub mod refusals;

use std::io::{self, ErrorKind, Write};
use std::ops::RangeInclusive;
use std::process::ExitCode;

use lexopt::{Arg, Parser, ValueExt};
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::{MAX_GOAL, MAX_NUMBERS, PuzzleRefusal};
use score_core::atlas::{AtlasRefusal, Play};
use score_core::dice::DiceSet;

use self::refusals::{atlas_refusal, dice_refusal, puzzle_refusal};

/// The goal if none is given.
const DEFAULT_GOAL: u32 = 20;

/// The exit status for arguments that make no sense.
const BAD_ARGUMENTS: u8 = 2;

/// The arguments: `9 9 9 9 --goal 20 --ops "+-*/&" --all`, and those that only one of the examples
/// knows.
pub struct Arguments {
    /// The numbers, or the sides of the dice; not looked at yet.
    pub numbers: Vec<u32>,
    /// The goal.
    pub goal: u32,
    /// Several goals in its place, both ends included: `--goals 0..100`.
    pub goals: Option<RangeInclusive<u32>>,
    /// The operators that are allowed.
    pub ops: OpSet,
    /// Whether all of the numbers must be used.
    pub all_numbers: bool,
    /// Whether the solutions are asked for by form: `--forms`.
    pub forms: bool,
}

/// An option that not every example has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extra {
    /// `--goals`
    Goals,
    /// `--forms`
    Forms,
}

impl Arguments {
    /// Reads the arguments of this process; an error is a sentence.
    fn read(extras: &[Extra]) -> Result<Arguments, String> {
        let mut arguments = Arguments {
            numbers: Vec::new(),
            goal: DEFAULT_GOAL,
            goals: None,
            ops: OpSet::ALL,
            all_numbers: false,
            forms: false,
        };
        let mut has_goal = false;
        let mut parser = Parser::from_env();
        while let Some(argument) = parser.next().map_err(|refusal| refusal.to_string())? {
            match argument {
                Arg::Value(word) => {
                    // Nobody needs to hear of the eighth number.
                    if arguments.numbers.len() <= MAX_NUMBERS {
                        arguments.numbers.push(whole(word)?);
                    }
                }
                Arg::Long("goal") => {
                    arguments.goal = whole(value(&mut parser)?)?;
                    has_goal = true;
                }
                Arg::Long("goals") if extras.contains(&Extra::Goals) => {
                    arguments.goals = Some(range(&text(value(&mut parser)?))?);
                }
                Arg::Long("ops") => arguments.ops = ops(&text(value(&mut parser)?))?,
                Arg::Long("all") => arguments.all_numbers = true,
                Arg::Long("forms") if extras.contains(&Extra::Forms) => arguments.forms = true,
                other => return Err(other.unexpected().to_string()),
            }
        }
        if has_goal && arguments.goals.is_some() {
            return Err("'--goal' and '--goals' cannot stand together".to_owned());
        }
        Ok(arguments)
    }

    /// The dice whose sides the numbers are, and how their rolls are played.
    pub fn play(&self) -> Result<Play, Stop> {
        let dice = DiceSet::new(&self.numbers).map_err(|refusal| {
            Stop::BadArguments(format!("bad dice: {}", dice_refusal(refusal)))
        })?;
        Ok(Play {
            dice,
            ops: self.ops,
            all_numbers: self.all_numbers,
        })
    }
}

/// The value of the option that was read last.
pub fn value(parser: &mut Parser) -> Result<std::ffi::OsString, String> {
    parser.value().map_err(|refusal| refusal.to_string())
}

/// A word of the arguments as text.
pub fn text(word: std::ffi::OsString) -> String {
    word.to_string_lossy().into_owned()
}

/// A whole number; an error is a sentence.
pub fn whole(word: std::ffi::OsString) -> Result<u32, String> {
    let shown = text(word.clone());
    word.parse()
        .map_err(|_| format!("'{shown}' is not a whole number from 0 to {MAX_GOAL}"))
}

/// Reads `0..100`, both ends included.
fn range(word: &str) -> Result<RangeInclusive<u32>, String> {
    let ends = word.split_once("..").and_then(|(first, last)| {
        let end = |digits: &str| digits.parse::<u32>().ok();
        Some(end(first)?..=end(last)?)
    });
    ends.ok_or_else(|| format!("'{word}' is not a range such as 0..100"))
}

fn ops(symbols: &str) -> Result<OpSet, String> {
    symbols
        .chars()
        .map(|symbol| {
            Op::from_symbol(symbol).ok_or_else(|| format!("'{symbol}' is not one of + - * / &"))
        })
        .collect()
}

/// Why an example ended before its work was done.
pub enum Stop {
    /// The arguments make no sense, for this reason.
    BadArguments(String),
    /// A line could not be written.
    Output(io::Error),
}

impl From<PuzzleRefusal> for Stop {
    fn from(refusal: PuzzleRefusal) -> Stop {
        Stop::BadArguments(puzzle_refusal(refusal))
    }
}

impl From<AtlasRefusal> for Stop {
    fn from(refusal: AtlasRefusal) -> Stop {
        Stop::BadArguments(atlas_refusal(refusal))
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error)
    }
}

/// Runs an example that has the options that most have, and these `extras`.
pub fn run(
    extras: &[Extra],
    example: impl FnOnce(&Arguments, &mut dyn Write) -> Result<(), Stop>,
) -> ExitCode {
    answer(|| Arguments::read(extras), example)
}

/// Runs an example that reads its own arguments: its lines go to standard output,
/// a refusal to standard error. A reader that has seen enough (`| head`) ends it
/// quietly.
pub fn answer<A>(
    read: impl FnOnce() -> Result<A, String>,
    example: impl FnOnce(&A, &mut dyn Write) -> Result<(), Stop>,
) -> ExitCode {
    let mut out = io::stdout().lock();
    let outcome = read()
        .map_err(Stop::BadArguments)
        .and_then(|arguments| example(&arguments, &mut out))
        .and_then(|()| Ok(out.flush()?));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Stop::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Stop::Output(error)) => {
            complain(&format!("the result could not be written: {error}"));
            ExitCode::FAILURE
        }
        Err(Stop::BadArguments(reason)) => {
            complain(&reason);
            ExitCode::from(BAD_ARGUMENTS)
        }
    }
}

/// Writes one line to standard error. If even that is closed, nobody is
/// left to tell.
fn complain(reason: &str) {
    let one_line = reason.replace(|found: char| found.is_control(), " ");
    let _ = writeln!(io::stderr(), "{one_line}.");
}
