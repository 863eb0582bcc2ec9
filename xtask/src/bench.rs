//! Measures how fast the solver is. It is compared with a port of the original program, and as wasm
//! compared with the native program.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;
use xshell::cmd;

use crate::install::{self, BENCH_TARGET};
use crate::job::Job;
use crate::paths;

/// The number of turns of both programs at each piece of work.
const TURNS: usize = 11;

/// Criterion's options for one turn: few samples, because the turns make a figure reliable.
const ONE_TURN: [&str; 8] = [
    "--bench",
    "--exact",
    "--noplot",
    "--warm-up-time=0.3",
    "--measurement-time=0.2",
    "--sample-size=10",
    "--nresamples=1000",
    "--quiet",
];

/// The number of fresh programs in which the first call is timed.
const FIRST_CALLS: usize = 15;

/// The longest that the first call in a page may take, in milliseconds. It is for the table of
/// impossible rolls, and for one roll's list, which must miss no frame.
const FIRST_GOALS_MS: [f64; 2] = [10.0, 16.0];

/// The largest ratio of the time of wasm to that of native.
const WASM_GOAL: f64 = 1.4;

/// The port's table of the 104, with which nearly everything is compared.
const PORT: &str = "port of the original: the 104";

/// The port's table of the 104 when it joins numbers through text like the original.
const PORT_BY_TEXT: &str = "port, joins through text: the 104";

/// The benchmark that takes seconds for six numbers, and so has one turn, and none in wasm.
const SIMPLE: &str = "six numbers, simple solver";

/// A piece of work, the one to compare it with, and how many times faster it shall be.
struct Piece {
    name: &'static str,
    beside: &'static str,
    goal: f64,
}

/// The solver's work, by the names that `core/benches/work.rs` gives it. The goals of lists were
/// set on a machine where the port that joins through text takes 54 ms: 16 ms for those of all
/// rolls, 30 µs for each, 4.8 ms for the hands.
const PIECES: [Piece; 6] = [
    piece("the 104, all 2,359 rolls at once", PORT, 100.0),
    piece("solvable or not, 2,359 rolls one by one", PORT, 20.0),
    piece("lists as text, 2,359 rolls", PORT_BY_TEXT, 54.0 / 16.0),
    piece("the slowest list of one roll, warm", PORT_BY_TEXT, 1800.0),
    piece("lists as text, 1,820 hands of 24", PORT_BY_TEXT, 54.0 / 4.8),
    piece("six numbers, list of different solutions", SIMPLE, 20.0),
];

const fn piece(name: &'static str, beside: &'static str, goal: f64) -> Piece {
    Piece { name, beside, goal }
}

/// Measures how many players a relay serves, compared with plain servers: the parts of these names,
/// or all. The smallest load only shows that the benchmark runs.
///
/// # Errors
/// When a server cannot be installed or does not run.
pub fn relay(parts: &[String], is_small: bool) -> Result<()> {
    let node_modules = install::relay_bench_tools()?;
    let shell = paths::shell()?;
    let small = is_small.then_some("--small");
    let measure = cmd!(
        shell,
        "cargo bench --package score-relay --bench load -- {parts...} {small...}"
    )
    // Node looks for npm's package ws in this folder.
    .env("NODE_PATH", node_modules);
    Job::new("measure the relay", measure, "").run()
}

/// Plays the attacks of a pupil who wants to spoil a lesson, and prints the outcomes. It plays
/// attacks whose names have the words, or all.
///
/// # Errors
/// When an attack was felt by the class.
pub fn spoil(words: &[String]) -> Result<()> {
    let shell = paths::shell()?;
    // A relay that is not optimised would be under more load.
    let play = cmd!(
        shell,
        "cargo bench --package score-relay --bench spoil --profile dev -- {words...}"
    );
    Job::new("spoil a lesson", play, "").run()
}

/// Plays with three relays and three NATS servers that are killed, frozen and cut off, and prints
/// the losses. It plays the parts of these names, or all.
///
/// # Errors
/// When there is no NATS server, or something was lost.
pub fn cluster(parts: &[String]) -> Result<()> {
    let server = install::nats_server()?;
    let shell = paths::shell()?;
    let play = cmd!(
        shell,
        "cargo bench --package score-relay --features score-relay/nats --bench cluster -- {parts...}"
    )
    .env("SCORE_NATS_SERVER", server);
    Job::new("measure relays and NATS servers together", play, "").run()
}

/// Prints the table of ratios to the port, and then that of wasm to native. With the smallest load
/// it prints them after only one turn, to show that it runs.
///
/// # Errors
/// When the benchmarks do not compile or do not run.
pub fn bench(is_small: bool) -> Result<()> {
    let (turns, first_calls) = match is_small {
        true => (1, 1),
        false => (TURNS, FIRST_CALLS),
    };
    install::target(BENCH_TARGET)?;
    let node = install::speed_bench_tools()?;
    let native = program("speed", None)?;
    let wasm = optimized(&program("speed", Some(BENCH_TARGET))?)?;
    println!("→ measure, native and wasm under Node in turn, {turns} turns at each piece of work");
    let native = || Command::new(&native);
    let turns = take_turns(turns, &native, &|| under_node(&node, &wasm))?;
    print_native(&turns);
    print_wasm(&turns);
    let first_call = optimized(&program("first_call", Some(BENCH_TARGET))?)?;
    let time_first_call = |at: usize| {
        let times = (0..first_calls).map(|_| first_call_ns(under_node(&node, &first_call), at));
        let (names, times): (Vec<String>, Vec<f64>) =
            times.collect::<Result<Vec<_>>>()?.into_iter().unzip();
        Ok((names[0].clone(), median(times)))
    };
    let firsts = (0..FIRST_GOALS_MS.len()).map(time_first_call);
    print_firsts(&firsts.collect::<Result<Vec<_>>>()?);
    Ok(())
}

/// The command that runs a program of wasm under Node.
fn under_node(node: &Path, wasm: &Path) -> Command {
    let mut run = Command::new(node);
    run.arg("--no-warnings")
        .arg(paths::root().join("core/benches/wasi.mjs"))
        .arg(wasm);
    run
}

/// The nanoseconds that each piece takes in one turn, by name.
#[derive(Default)]
struct Turn {
    native: BTreeMap<&'static str, f64>,
    wasm: BTreeMap<&'static str, f64>,
}

/// Runs each piece in both programs, directly one after the other, and all pieces in each turn. So
/// a slower machine slows both alike.
fn take_turns(
    count: usize,
    native: &dyn Fn() -> Command,
    wasm: &dyn Fn() -> Command,
) -> Result<Vec<Turn>> {
    let mut turns = Vec::new();
    for at in 0..count {
        let mut turn = Turn::default();
        for port in [PORT, PORT_BY_TEXT] {
            turn.native.insert(port, median_ns(native(), port)?);
        }
        for Piece { name, .. } in &PIECES {
            turn.native.insert(name, median_ns(native(), name)?);
            turn.wasm.insert(name, median_ns(wasm(), name)?);
        }
        if at == count / 2 {
            turn.native.insert(SIMPLE, median_ns(native(), SIMPLE)?);
        }
        turns.push(turn);
    }
    Ok(turns)
}

/// Measures one piece of work with Criterion, and reads the median from its file.
fn median_ns(mut program: Command, piece: &str) -> Result<f64> {
    let home = paths::root().join("target/criterion-turn");
    // Files of an earlier turn would be read as this one's.
    if home.exists() {
        fs::remove_dir_all(&home).context(NO_FIGURE)?;
    }
    fs::create_dir_all(&home).context(NO_FIGURE)?;
    let ended = program
        .args(ONE_TURN)
        .arg(piece)
        .env("CRITERION_HOME", &home)
        .output()
        .context(DID_NOT_START)?;
    if !ended.status.success() {
        bail!("{ENDED_EARLY}\n{}", String::from_utf8_lossy(&ended.stderr));
    }
    let mut folders = fs::read_dir(&home)?.filter_map(|entry| Some(entry.ok()?.path()));
    let estimates =
        folders.find_map(|folder| fs::read_to_string(folder.join("new/estimates.json")).ok());
    let estimates = estimates.with_context(|| format!("There is no work '{piece}'."))?;
    let estimates: Value = serde_json::from_str(&estimates)?;
    let median = estimates["median"]["point_estimate"].as_f64();
    median.context(NO_FIGURE)
}

const ENDED_EARLY: &str = "The benchmarks ended too early.";

const DID_NOT_START: &str = "The benchmarks did not start";

const NO_FIGURE: &str = "Criterion has left no figure.";

/// Compiles a program of the benchmarks, and returns its path.
fn program(bench: &str, target: Option<&str>) -> Result<PathBuf> {
    let shell = paths::shell()?;
    let name = format!("compile {bench} for {}", target.unwrap_or("here"));
    println!("→ {name}");
    let target = target.map(|target| format!("--target={target}"));
    let messages = cmd!(
        shell,
        "cargo bench --package score-core-benches --bench {bench} --no-run {target...}
         --message-format=json-render-diagnostics"
    );
    let messages = messages.quiet().read()?;
    let found = executable(&messages).filter(|path| path.is_file());
    found.with_context(|| format!("'{name}' failed; its words are above."))
}

/// Optimises a program with wasm-opt, as the page's programs are; returns the new file.
fn optimized(wasm: &Path) -> Result<PathBuf> {
    let quick = wasm.with_extension("quick.wasm");
    let mut wasm_opt = install::wasm_opt();
    // Engines inline almost nothing of wasm by themselves. More than this makes single functions so
    // large that the first call waits for their compilation.
    wasm_opt
        .args(["-O3", "--inline-functions-with-loops"])
        .arg(wasm)
        .arg("-o")
        .arg(&quick);
    Job::new("optimise them", wasm_opt, "").run()?;
    Ok(quick)
}

/// The path of the program that cargo's messages name last.
fn executable(messages: &str) -> Option<PathBuf> {
    let messages = messages.lines().rev();
    let mut messages = messages.filter_map(|line| serde_json::from_str::<Value>(line).ok());
    messages.find_map(|message| message["executable"].as_str().map(PathBuf::from))
}

/// Times the first call in a fresh program; returns the name of the call, and nanoseconds.
fn first_call_ns(mut program: Command, at: usize) -> Result<(String, f64)> {
    let output = program
        .arg(at.to_string())
        .stderr(Stdio::inherit())
        .output()
        .context(DID_NOT_START)?;
    if !output.status.success() {
        bail!(ENDED_EARLY);
    }
    let call: Value = serde_json::from_slice(&output.stdout)?;
    let name = call["name"].as_str().context(ENDED_EARLY)?;
    let time_ns = call["time_ns"].as_f64().context(ENDED_EARLY)?;
    Ok((name.to_owned(), time_ns))
}

/// The median of values; 0 if there are none.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

/// The ratio of the time of `one` to that of `other`: the median of all turns that have both.
fn ratio(
    turns: &[Turn],
    one: impl Fn(&Turn) -> Option<f64>,
    other: impl Fn(&Turn) -> Option<f64>,
) -> f64 {
    let of_turn = |turn: &Turn| Some(one(turn)? / other(turn)?);
    median(turns.iter().filter_map(of_turn).collect())
}

/// Prints a line for each piece. It has its median, how many times faster it is than the port with
/// its numbers joined arithmetically and through text, and how many times faster than the program
/// of its goal.
fn print_native(turns: &[Turn]) {
    println!(
        "{:<52} {:>11} {:>9} {:>9} {:>9} {:>9}",
        "work", "median", "port", "by text", "ratio", "goal"
    );
    let native = |name: &'static str| move |turn: &Turn| turn.native.get(name).copied();
    let median_of = |name| format_ns(median(turns.iter().filter_map(native(name)).collect()));
    for name in [PORT, PORT_BY_TEXT, SIMPLE] {
        println!("{name:<52} {:>11}", median_of(name));
    }
    for Piece { name, beside, goal } in &PIECES {
        print!("{name:<52} {:>11}", median_of(name));
        for other in [PORT, PORT_BY_TEXT, *beside] {
            print!(" {:>7.1} ×", ratio(turns, native(other), native(name)));
        }
        let is_missed = ratio(turns, native(beside), native(name)) < *goal;
        let missed = if is_missed { "  missed" } else { "" };
        println!(" {goal:>7.1} ×{missed}");
    }
}

fn format_ns(nanoseconds: f64) -> String {
    match nanoseconds {
        0.0..1e4 => format!("{nanoseconds:.0} ns"),
        1e4..1e7 => format!("{:.1} µs", nanoseconds / 1e3),
        _ => format!("{:.1} ms", nanoseconds / 1e6),
    }
}

/// Prints the ratios of wasm to native.
fn print_wasm(turns: &[Turn]) {
    println!("{:<52} {:>9} {:>9}", "work", "wasm", "goal");
    for Piece { name, .. } in &PIECES {
        let wasm = |turn: &Turn| turn.wasm.get(name).copied();
        let ratio = ratio(turns, wasm, |turn| turn.native.get(name).copied());
        let missed = if ratio > WASM_GOAL { "  missed" } else { "" };
        println!("{name:<52} {ratio:>7.2} × {WASM_GOAL:>7.2} ×{missed}");
    }
}

/// Prints the times of the first calls. They are only a remark, as a time depends on the machine.
fn print_firsts(firsts: &[(String, f64)]) {
    println!("{:<52} {:>9} {:>9}", "first call in wasm", "time", "goal");
    for ((name, time_ns), goal_ms) in firsts.iter().zip(FIRST_GOALS_MS) {
        let time_ms = time_ns / 1e6;
        let missed = if time_ms > goal_ms { "  missed" } else { "" };
        println!("{name:<52} {time_ms:>6.2} ms {goal_ms:>6.0} ms{missed}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_program_is_the_one() {
        let messages = "{\"executable\":null}\n{\"executable\":\"/a/b\",\"x\":1}\n{\"y\":2}";
        assert_eq!(executable(messages), Some(PathBuf::from("/a/b")));
        assert_eq!(executable("{\"executable\":null}"), None);
    }

    #[test]
    fn of_several_turns_the_middle_ratio_counts() {
        let turn = |native, wasm| Turn {
            native: BTreeMap::from([("a", native)]),
            wasm: BTreeMap::from([("a", wasm)]),
        };
        let turns = [turn(1.0, 2.0), turn(10.0, 50.0), turn(4.0, 4.0)];
        let [wasm, native] = [
            |turn: &Turn| turn.wasm.get("a").copied(),
            |turn: &Turn| turn.native.get("a").copied(),
        ];
        assert_eq!(ratio(&turns, wasm, native), 2.0);
        assert_eq!(ratio(&turns, native, |_| None), 0.0);
    }
}
