//! What the examples have in common: how they read their arguments and how
//! they end.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use lexopt::{Arg, Parser, ValueExt};
use score_core::arith::op::{Op, OpSet};
use score_core::arith::solve::{MAX_GOAL, MAX_NUMBERS};

/// The goal where none is given.
const DEFAULT_GOAL: u32 = 20;

/// The exit status for arguments that make no sense.
const BAD_ARGUMENTS: u8 = 2;

/// What was asked for: `9 9 9 9 --goal 20 --ops "+-*/&" --all`.
pub struct Arguments {
    /// The numbers, or the sides of the dice; not looked at yet.
    pub numbers: Vec<u32>,
    /// What is to be made.
    pub goal: u32,
    /// The operators that are allowed.
    pub ops: OpSet,
    /// Whether all of the numbers must be used.
    pub all_numbers: bool,
}

impl Arguments {
    /// Reads the arguments of this process; an error is a sentence.
    fn read() -> Result<Arguments, String> {
        let mut arguments = Arguments {
            numbers: Vec::new(),
            goal: DEFAULT_GOAL,
            ops: OpSet::ALL,
            all_numbers: false,
        };
        let mut parser = Parser::from_env();
        while let Some(argument) = parser.next().map_err(|refusal| refusal.to_string())? {
            match argument {
                Arg::Value(word) => {
                    // Nobody needs to hear of the eighth number.
                    if arguments.numbers.len() <= MAX_NUMBERS {
                        arguments.numbers.push(whole(word)?);
                    }
                }
                Arg::Long("goal") => arguments.goal = whole(value(&mut parser)?)?,
                Arg::Long("ops") => arguments.ops = ops(&text(value(&mut parser)?))?,
                Arg::Long("all") => arguments.all_numbers = true,
                other => return Err(other.unexpected().to_string()),
            }
        }
        Ok(arguments)
    }
}

fn value(parser: &mut Parser) -> Result<std::ffi::OsString, String> {
    parser.value().map_err(|refusal| refusal.to_string())
}

fn text(word: std::ffi::OsString) -> String {
    word.to_string_lossy().into_owned()
}

fn whole(word: std::ffi::OsString) -> Result<u32, String> {
    let shown = text(word.clone());
    word.parse()
        .map_err(|_| format!("'{shown}' is not a whole number from 0 to {MAX_GOAL}"))
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

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error)
    }
}

/// Runs an example: its lines go to standard output, a refusal to standard
/// error. A reader that has seen enough (`| head`) ends it quietly.
pub fn run(example: impl Fn(&Arguments, &mut dyn Write) -> Result<(), Stop>) -> ExitCode {
    let mut out = io::stdout().lock();
    let outcome = Arguments::read()
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

/// Writes one line to standard error. Where even that is closed, nobody is
/// left to tell.
fn complain(reason: &str) {
    let one_line = reason.replace(|found: char| found.is_control(), " ");
    let _ = writeln!(io::stderr(), "{one_line}.");
}
