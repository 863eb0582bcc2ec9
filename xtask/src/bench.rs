//! How fast the solver is: beside a port of the original program, and as wasm
//! beside the native program.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;
use xshell::cmd;

use crate::install::{self, BENCH_TARGET};
use crate::job::Job;
use crate::places;

/// How often the native program and the one in wasm take turns at each piece of work.
const TURNS: usize = 60;

/// How many turns come before that and count for nothing: a browser's engine compiles
/// again what is called often.
const WARM_TURNS: usize = 10;

/// In how many fresh programs the first call is timed.
const FIRST_CALLS: usize = 15;

/// How long the first call in a page may take, in milliseconds: the table of impossible
/// rolls, and one roll's list, which is to miss no frame.
const FIRST_GOALS_MS: [f64; 2] = [10.0, 16.0];

/// How much longer wasm may take.
const WASM_GOAL: f64 = 1.4;

/// How the names of the port's work begin.
const PORT: &str = "port";

/// How many players a relay serves, beside plain servers.
///
/// # Errors
/// When a server cannot be installed or does not run.
pub fn relay() -> Result<()> {
    install::relay_bench_tools()?;
    let shell = places::shell()?;
    let measure = cmd!(shell, "cargo bench --package score-relay --bench load")
        // Node looks there for npm's ws.
        .env("NODE_PATH", places::node_modules());
    Job::new("measure the relay", measure, "").run()
}

/// Prints the table of ratios to the port, and then that of wasm to native.
///
/// # Errors
/// When the benchmarks do not compile or do not run.
pub fn bench() -> Result<()> {
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
    println!("→ measure wasm under Node beside native, {TURNS} turns at each piece of work");
    let under_node = || {
        let mut run = Command::new(&node);
        run.arg("--no-warnings")
            .arg(places::root().join("core/benches/wasi.mjs"))
            .arg(&wasm);
        run
    };
    let ratios = in_turn(
        &mut BenchProcess::start(Command::new(&native))?,
        &mut BenchProcess::start(under_node())?,
    )?;
    print_ratios(&ratios);
    let first = || (0..FIRST_GOALS_MS.len()).map(|at| first_call(under_node(), at));
    let firsts: Vec<Times> = (0..FIRST_CALLS)
        .map(|_| Ok(first().collect::<Result<Vec<Times>>>()?.concat()))
        .collect::<Result<_>>()?;
    print_firsts(&medians(&firsts));
    Ok(())
}

/// How many times as long as the native program the other one takes for each piece of
/// work, the middle of all turns: what slows the machine for a moment slows both.
fn in_turn(native: &mut BenchProcess, wasm: &mut BenchProcess) -> Result<Times> {
    let mut turns = Vec::new();
    for turn in 0..WARM_TURNS + TURNS {
        let mut ratios = Vec::new();
        for (at, name) in native.names.clone().into_iter().enumerate() {
            // The port only tells what other times are worth.
            if name.starts_with(PORT) {
                continue;
            }
            let native_ns = native.time_ns(at)?;
            ratios.push((name, wasm.time_ns(at)? / native_ns));
        }
        if turn >= WARM_TURNS {
            turns.push(ratios);
        }
    }
    Ok(medians(&turns))
}

/// A running program of benchmarks, which takes requests.
struct BenchProcess {
    program: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
    /// The pieces of work that it has.
    names: Vec<String>,
}

impl BenchProcess {
    fn start(mut command: Command) -> Result<BenchProcess> {
        command.arg("--asked");
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program = pipes.spawn().context(DID_NOT_START)?;
        let (Some(requests), Some(answers)) = (program.stdin.take(), program.stdout.take()) else {
            bail!("The benchmarks have no pipes.");
        };
        let mut process = BenchProcess {
            program,
            requests,
            answers: BufReader::new(answers),
            names: Vec::new(),
        };
        loop {
            match process.line()? {
                name if name.is_empty() => return Ok(process),
                name => process.names.push(name),
            }
        }
    }

    /// How long it takes for a piece of work, in nanoseconds.
    fn time_ns(&mut self, at: usize) -> Result<f64> {
        writeln!(self.requests, "{at}").context(FELL_SILENT)?;
        self.line()?.parse().context(FELL_SILENT)
    }

    fn line(&mut self) -> Result<String> {
        let mut line = String::new();
        match self.answers.read_line(&mut line) {
            Ok(1..) => Ok(line.trim_end().to_owned()),
            _ => bail!(FELL_SILENT),
        }
    }
}

impl Drop for BenchProcess {
    fn drop(&mut self) {
        // One that has ended already needs no end.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

const FELL_SILENT: &str = "The benchmarks ended too early.";

const DID_NOT_START: &str = "The benchmarks did not start";

/// Compiles the benchmarks and says where the program is.
fn program(target: Option<&str>) -> Result<PathBuf> {
    let shell = places::shell()?;
    let name = format!("compile the benchmarks for {}", target.unwrap_or("here"));
    println!("→ {name}");
    let target = target.map(|target| format!("--target={target}"));
    let messages = cmd!(
        shell,
        "cargo bench --package score-core --bench speed --no-run {target...}
         --message-format=json-render-diagnostics"
    );
    let messages = messages.quiet().read()?;
    let found = executable(&messages).filter(|path| path.is_file());
    found.with_context(|| format!("'{name}' failed; its words are above."))
}

/// The program after wasm-opt, through which the page's programs go as well.
fn optimized(wasm: &Path) -> Result<PathBuf> {
    let quick = wasm.with_extension("quick.wasm");
    let mut wasm_opt = install::npm_tool("wasm-opt");
    // Engines inline next to nothing of wasm by themselves. More than this makes single
    // functions so large that the first call waits for their compilation.
    wasm_opt
        .args(["-O3", "--inline-functions-with-loops"])
        .arg(wasm)
        .arg("-o")
        .arg(&quick);
    Job::new("optimise them", wasm_opt, "").run()?;
    Ok(quick)
}

/// The program that cargo's messages name last.
fn executable(messages: &str) -> Option<PathBuf> {
    let messages = messages.lines().rev();
    let mut messages = messages.filter_map(|line| serde_json::from_str::<Value>(line).ok());
    messages.find_map(|message| message["executable"].as_str().map(PathBuf::from))
}

/// The name of each piece of work, and nanoseconds or how many times as long.
type Times = Vec<(String, f64)>;

/// How long a fresh program takes for the one thing that it does, in nanoseconds.
fn first_call(mut command: Command, at: usize) -> Result<Times> {
    let output = command
        .args(["--first", &at.to_string()])
        .stderr(Stdio::inherit())
        .output()
        .context(DID_NOT_START)?;
    match output.status.success() {
        true => Ok(times(&String::from_utf8_lossy(&output.stdout))),
        false => bail!(FELL_SILENT),
    }
}

fn times(text: &str) -> Times {
    let cells = text.lines().filter_map(|line| line.split_once('\t'));
    cells
        .filter_map(|(name, time)| Some((name.to_owned(), time.parse().ok()?)))
        .collect()
}

/// Of each piece of work the time in the middle.
fn medians(turns: &[Times]) -> Times {
    let names = turns.first().into_iter().flatten().map(|(name, _)| name);
    names
        .enumerate()
        .map(|(at, name)| {
            let of_turn = |turn: &Times| turn.get(at).map(|(_, time)| *time);
            let mut times: Vec<f64> = turns.iter().filter_map(of_turn).collect();
            times.sort_by(f64::total_cmp);
            (name.clone(), times[times.len() / 2])
        })
        .collect()
}

/// Prints how wasm stands beside native.
fn print_ratios(ratios: &Times) {
    println!("{:<52} {:>9} {:>9}", "work", "wasm", "goal");
    for (name, ratio) in ratios {
        let missed = if *ratio > WASM_GOAL { "  missed" } else { "" };
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
        assert_eq!(executable(messages), Some(PathBuf::from("/a/b")));
        assert_eq!(executable("{\"executable\":null}"), None);
    }

    #[test]
    fn of_several_turns_the_middle_counts() {
        let turns = ["a\t5\nb\t10\n", "a\t1\nb\t30\n", "a\t2\nb\t20\n"].map(times);
        let middle = vec![("a".to_owned(), 2.0), ("b".to_owned(), 20.0)];
        assert_eq!(medians(&turns), middle);
    }
}
