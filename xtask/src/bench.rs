//! How fast the solver is: beside a port of the original program, and as wasm
//! beside the native program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::install::{self, BENCH_TARGET};
use crate::job::Job;
use crate::{Failure, Outcome, places};

/// How often the native program and the one in wasm take turns; the shortest time of
/// each piece of work is what counts.
const TURNS: usize = 15;

/// How often each piece of work is run in a turn.
const ROUNDS_IN_TURN: &str = "5";

/// How long the first call in a page may take, in milliseconds: the table of impossible
/// rolls, and one roll's list, which is to miss no frame.
const FIRST_GOALS_MS: [f64; 2] = [10.0, 16.0];

/// How much longer wasm may take.
const WASM_GOAL: f64 = 1.4;

/// How the name of the port's work begins.
const PORT: &str = "port ";

/// How many players a relay serves, beside plain servers.
pub fn relay() -> Outcome {
    install::relay_bench_tools()?;
    let mut measure = install::cargo();
    measure
        .args(["bench", "--package", "score-relay", "--bench", "load"])
        // Node looks there for npm's ws.
        .env("NODE_PATH", places::node_modules());
    Job::new("measure the relay", measure, "").run()
}

/// Prints the table of ratios to the port, and then that of wasm to native.
pub fn bench() -> Outcome {
    let native = program(None)?;
    Job::new(
        "measure, all pieces of work in turn",
        Command::new(&native),
        "",
    )
    .run()?;
    install::target(BENCH_TARGET)?;
    let node = install::speed_bench_tools()?;
    let wasm = optimized(&program(Some(BENCH_TARGET))?)?;
    println!("→ measure wasm under Node beside native, {TURNS} turns each");
    let under_node = || {
        let mut run = Command::new(&node);
        run.arg("--no-warnings")
            .arg(places::root().join("core/benches/wasi.mjs"))
            .arg(&wasm);
        run
    };
    let rounds = ["--raw", "--rounds", ROUNDS_IN_TURN];
    let (mut natives, mut wasms, mut firsts) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..TURNS {
        natives.push(raw(Command::new(&native), &rounds)?);
        wasms.push(raw(under_node(), &rounds)?);
        firsts.push(raw(under_node(), &["--first"])?);
    }
    print_ratios(&shortest(&natives), &shortest(&wasms));
    print_firsts(&medians(&firsts));
    Ok(())
}

/// Compiles the benchmarks and says where the program is.
fn program(target: Option<&str>) -> Outcome<PathBuf> {
    let mut cargo = install::cargo();
    cargo.args(["bench", "--package", "score-core", "--bench", "speed"]);
    cargo.args(["--no-run", "--message-format=json-render-diagnostics"]);
    if let Some(target) = target {
        cargo.args(["--target", target]);
    }
    let name = format!("compile the benchmarks for {}", target.unwrap_or("here"));
    println!("→ {name}");
    let output = cargo
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| Failure::new(format!("cargo did not start: {error}.")))?;
    let messages = String::from_utf8_lossy(&output.stdout);
    let found = executable(&messages).filter(|_| output.status.success());
    let found = found.map(PathBuf::from);
    match found {
        Some(path) if fs::metadata(&path).is_ok() => Ok(path),
        _ => Err(Failure::new(format!(
            "'{name}' failed; its words are above."
        ))),
    }
}

/// The program after wasm-opt, through which the page's programs go as well.
fn optimized(wasm: &Path) -> Outcome<PathBuf> {
    let quick = wasm.with_extension("quick.wasm");
    let mut wasm_opt = install::npm_tool("wasm-opt");
    wasm_opt.arg("-O3").arg(wasm).arg("-o").arg(&quick);
    Job::new("optimise them", wasm_opt, "").run()?;
    Ok(quick)
}

/// The program that cargo's messages name last.
fn executable(messages: &str) -> Option<String> {
    let (_, rest) = messages.rsplit_once("\"executable\":\"")?;
    let (path, _) = rest.split_once('"')?;
    // A path on Windows has its separators escaped.
    Some(path.replace("\\\\", "\\"))
}

/// The times of one turn: the name of each piece of work and nanoseconds.
type Times = Vec<(String, f64)>;

fn raw(mut command: Command, arguments: &[&str]) -> Outcome<Times> {
    command.args(arguments);
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| Failure::new(format!("{name} did not start: {error}.")))?;
    if !output.status.success() {
        return Err(Failure::new(format!("{name} failed.")));
    }
    Ok(times(&String::from_utf8_lossy(&output.stdout)))
}

fn times(text: &str) -> Times {
    let cells = text.lines().filter_map(|line| line.split_once('\t'));
    cells
        .filter_map(|(name, time)| Some((name.to_owned(), time.parse().ok()?)))
        .collect()
}

/// Of each piece of work the shortest time: what else a machine does makes times longer,
/// for one program as for the other, and never shorter.
fn shortest(turns: &[Times]) -> Times {
    of_each(turns, |times| times[0])
}

/// Of each piece of work the time in the middle.
fn medians(turns: &[Times]) -> Times {
    of_each(turns, |times| times[times.len() / 2])
}

/// What `choose` takes of the times of each piece of work, which ascend.
fn of_each(turns: &[Times], choose: impl Fn(&[f64]) -> f64) -> Times {
    let names = turns.first().into_iter().flatten().map(|(name, _)| name);
    names
        .enumerate()
        .map(|(at, name)| {
            let of_turn = |turn: &Times| turn.get(at).map(|(_, time)| *time);
            let mut times: Vec<f64> = turns.iter().filter_map(of_turn).collect();
            times.sort_by(f64::total_cmp);
            (name.clone(), choose(&times))
        })
        .collect()
}

/// Prints what is ours: the port only tells what other times are worth.
fn print_ratios(native: &Times, wasm: &Times) {
    println!("{:<52} {:>9} {:>9}", "work", "wasm", "goal");
    for ((name, native), (_, wasm)) in native.iter().zip(wasm) {
        if name.starts_with(PORT) {
            continue;
        }
        let ratio = wasm / native;
        let missed = if ratio > WASM_GOAL { "  missed" } else { "" };
        println!("{name:<52} {ratio:>7.2} × {WASM_GOAL:>7.2} ×{missed}");
    }
}

/// Prints how long the first calls took: a remark, for it is a time and no ratio.
fn print_firsts(wasm: &Times) {
    println!("{:<52} {:>9} {:>9}", "first call in wasm", "time", "goal");
    for ((name, time), goal_ms) in wasm.iter().zip(FIRST_GOALS_MS) {
        let time_ms = time / 1e6;
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
        assert_eq!(executable(messages).as_deref(), Some("/a/b"));
        let windows = "{\"executable\":\"C:\\\\a\\\\b.exe\"}";
        assert_eq!(executable(windows).as_deref(), Some("C:\\a\\b.exe"));
        assert_eq!(executable("{\"executable\":null}"), None);
    }

    #[test]
    fn of_several_turns_the_shortest_time_counts() {
        let turns = ["a\t5\nb\t10\n", "a\t1\nb\t30\n", "a\t2\nb\t20\n"].map(times);
        let middle = vec![("a".to_owned(), 2.0), ("b".to_owned(), 20.0)];
        assert_eq!(medians(&turns), middle);
        let expected = vec![("a".to_owned(), 1.0), ("b".to_owned(), 10.0)];
        assert_eq!(shortest(&turns), expected);
    }
}
