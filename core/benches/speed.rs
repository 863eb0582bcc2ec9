//! How fast the solver is beside a port of the original program:
//! `cargo bench --package score-core`, or `cargo xtask bench`, which compares it
//! with the same program in wasm too.
//!
//! The pieces of work are run round-robin and their medians compared, so that
//! what slows the machine slows them alike. Neither Criterion nor Divan does
//! that: both finish one benchmark before they begin the next.
//!
//! `--rounds N` says how often each piece is run. `--first N` runs one of the
//! pieces that a page works out first, once, with nothing warm, and prints a line: its
//! name, a tab and the nanoseconds; for an `N` that there is none of, nothing. `--asked` prints the names of all pieces but those that take
//! seconds, one a line, and an empty line; then it answers each number of a piece
//! on its standard input with a line of nanoseconds, so that two programs can take
//! turns piece by piece.

mod port;
mod work;

use std::io::{BufRead, stdin};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use work::{PORT, PORT_BY_TEXT, Work};

const DEFAULT_ROUNDS: usize = 11;

/// How long a piece is run in each round at least.
const MIN_TURN: Duration = Duration::from_millis(20);

fn main() -> ExitCode {
    // Cargo passes --bench.
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let words: Vec<&str> = words
        .into_iter()
        .filter(|word| *word != "--bench")
        .collect();
    match *words.as_slice() {
        [] => print_table(&run(work::all(), DEFAULT_ROUNDS)),
        ["--rounds", rounds] => match rounds.parse() {
            Ok(rounds) if rounds > 0 => print_table(&run(work::all(), rounds)),
            _ => return misunderstood(),
        },
        ["--asked"] => answer(work::quick()),
        ["--first", at] => match at.parse() {
            Ok(at) => print_first(work::first().into_iter().nth(at)),
            Err(_) => return misunderstood(),
        },
        _ => return misunderstood(),
    }
    ExitCode::SUCCESS
}

fn misunderstood() -> ExitCode {
    eprintln!("speed [--rounds N] | --first N | --asked");
    ExitCode::FAILURE
}

/// A piece of work and the times that it took, in nanoseconds, in ascending
/// order.
struct Timed {
    work: Work,
    times: Vec<f64>,
}

impl Timed {
    fn median(&self) -> f64 {
        self.times[self.times.len() / 2]
    }
}

/// Runs every piece `rounds` times, one after the other in each round.
fn run(pieces: Vec<Work>, rounds: usize) -> Vec<Timed> {
    let without_times = |work| Timed {
        work,
        times: Vec::with_capacity(rounds),
    };
    let mut pieces: Vec<Timed> = pieces.into_iter().map(without_times).collect();
    // The first round warms up and counts for nothing.
    for round in 0..=rounds {
        for piece in &mut pieces {
            let time = mean(&mut piece.work.run);
            if round > 0 {
                piece.times.push(time);
            }
        }
    }
    for piece in &mut pieces {
        piece.times.sort_by(f64::total_cmp);
    }
    pieces
}

/// Runs a short piece again and again, so that it is as warm as a long one,
/// and gives the mean time.
fn mean(run: &mut dyn FnMut() -> f64) -> f64 {
    let (start, mut all, mut count) = (Instant::now(), 0.0, 0.0);
    while count == 0.0 || start.elapsed() < MIN_TURN {
        all += run();
        count += 1.0;
    }
    all / count
}

/// Runs what the standard input asks for until it ends.
fn answer(mut pieces: Vec<Work>) {
    for piece in &pieces {
        println!("{}", piece.name);
    }
    println!();
    for line in stdin().lock().lines().map_while(Result::ok) {
        let piece = line.parse().ok().and_then(|at: usize| pieces.get_mut(at));
        let Some(piece) = piece else { return };
        println!("{:.0}", mean(&mut piece.run));
    }
}

fn print_first(piece: Option<Work>) {
    if let Some(mut piece) = piece {
        println!("{}\t{:.0}", piece.name, (piece.run)());
    }
}

/// One line a piece: its median, how many times faster it is than the port with
/// its numbers joined arithmetically and through text, and how many times faster
/// than what its goal is beside.
fn print_table(pieces: &[Timed]) {
    println!(
        "{:<52} {:>11} {:>9} {:>9} {:>9} {:>9}",
        "work", "median", "port", "by text", "ratio", "goal"
    );
    let times = |of: &Timed, than: &str| {
        let other = pieces.iter().find(|other| other.work.name == than);
        other.map_or(0.0, |other| other.median() / of.median())
    };
    for piece in pieces {
        let Work { name, beside, .. } = &piece.work;
        let median = format_duration(piece.median());
        print!("{name:<52} {median:>11}");
        if let Some(beside) = beside {
            let ratio = times(piece, beside.name);
            let missed = if ratio < beside.goal { "  missed" } else { "" };
            for ratio in [
                times(piece, PORT),
                times(piece, PORT_BY_TEXT),
                ratio,
                beside.goal,
            ] {
                print!(" {ratio:>7.1} ×");
            }
            print!("{missed}");
        }
        println!();
    }
}

fn format_duration(nanoseconds: f64) -> String {
    match nanoseconds {
        0.0..1e4 => format!("{nanoseconds:.0} ns"),
        1e4..1e7 => format!("{:.1} µs", nanoseconds / 1e3),
        _ => format!("{:.1} ms", nanoseconds / 1e6),
    }
}
