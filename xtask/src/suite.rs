//! `cargo xtask test`: every test there is, and a summary.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, ValueEnum};
use xshell::cmd;

use crate::browsers::{self, Engine};
use crate::job::{Job, format_duration};
use crate::{install, page, places};

/// Which tests are wanted; without options all of them.
#[derive(Args)]
pub struct Selection {
    /// Only the tests that need no browser and no page
    #[arg(long, conflicts_with_all = ["engine", "name"])]
    core: bool,
    /// Only this engine; may be given more than once
    #[arg(long, value_enum)]
    engine: Vec<Engine>,
    /// A part of the names of the browser tests that are wanted
    name: Option<String>,
}

impl Selection {
    fn narrows_browsers(&self) -> bool {
        !self.engine.is_empty() || self.name.is_some()
    }

    fn engines(&self) -> &[Engine] {
        if self.engine.is_empty() {
            Engine::value_variants()
        } else {
            &self.engine
        }
    }
}

/// Runs the tests.
///
/// # Errors
/// When any of them fails, or none has the name.
pub fn test(selection: &Selection) -> Result<()> {
    let mut summary = Summary::new();
    if !selection.narrows_browsers() {
        summary.part("core", cargo_test("")?)?;
        let packages = "--package=score-relay --package=score-site --package=xtask";
        summary.part("relay and chores", cargo_test(packages)?)?;
    }
    if !selection.core {
        let start = Instant::now();
        let compile = cargo_test("--package=score-tests --no-run")?;
        let compile = Job::new("compile the browser tests", compile, page::BUILD_ADVICE);
        page::build(None, vec![compile])?;
        browsers::install(selection.engines())?;
        summary.time("set-up and page", start.elapsed());
        if !selection.narrows_browsers() {
            let built = cargo_test("--package=score-tests --test=built -- --nocapture")?;
            summary.part("built page", built)?;
        }
        summary.part("browsers", browser_tests(selection)?)?;
        if !selection.narrows_browsers() {
            install::figure_tools()?;
            let mut figures = cargo_test("--package=score-tests --test=figures")?;
            figures.env("SCORE_ENGINES", "chromium");
            summary.part("figures", figures)?;
        }
    }
    summary.print()
}

/// `cargo test` with these words behind it.
fn cargo_test(words: &str) -> Result<Command> {
    let shell = places::shell()?;
    let words = words.split_whitespace();
    // One failure must not hide another.
    Ok(cmd!(shell, "cargo test --no-fail-fast {words...}").into())
}

fn browser_tests(selection: &Selection) -> Result<Command> {
    let engines: Vec<String> = selection.engines().iter().map(Engine::name).collect();
    let mut command = cargo_test("--package=score-tests --test=browsers --")?;
    command
        .args(&selection.name)
        .env("SCORE_ENGINES", engines.join(","));
    Ok(command)
}

/// What happened in each part.
struct Summary {
    start: Instant,
    lines: Vec<String>,
    /// What the tests of the built page say of its size and speed.
    figures: Vec<String>,
    engines: BTreeMap<String, Counts>,
    all: Counts,
    /// Parts whose program failed, whatever it counted.
    failed_parts: Vec<&'static str>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    passed: usize,
    failed: usize,
}

impl Summary {
    fn new() -> Summary {
        Summary {
            start: Instant::now(),
            lines: Vec::new(),
            figures: Vec::new(),
            engines: BTreeMap::new(),
            all: Counts::default(),
            failed_parts: Vec::new(),
        }
    }

    fn time(&mut self, name: &str, time: Duration) {
        self.lines
            .push(format!("  {name:<20} {}", format_duration(time)));
    }

    /// Runs a part, shows its words, and counts in them.
    fn part(&mut self, name: &'static str, mut command: Command) -> Result<()> {
        println!("→ test: {name}");
        let start = Instant::now();
        let broken = || format!("the tests '{name}' could not run");
        let child = command.stdout(Stdio::piped()).spawn();
        let mut child = child.with_context(broken)?;
        let mut counts = Counts::default();
        if let Some(output) = child.stdout.take() {
            for line in BufReader::new(output).lines() {
                let line = line.with_context(broken)?;
                println!("{line}");
                counts.add(result_in(&line));
                self.count_engine(&line);
                self.figures.extend(figure_in(&line));
            }
        }
        if !child.wait().with_context(broken)?.success() {
            self.failed_parts.push(name);
        }
        self.all.add(counts);
        self.lines.push(format!(
            "  {name:<20} {} passed, {} failed, {}",
            counts.passed,
            counts.failed,
            format_duration(start.elapsed())
        ));
        Ok(())
    }

    fn count_engine(&mut self, line: &str) {
        let Some((engine, passed)) = engine_in(line) else {
            return;
        };
        let counts = self.engines.entry(engine.to_owned()).or_default();
        counts.add(Counts {
            passed: usize::from(passed),
            failed: usize::from(!passed),
        });
    }

    fn print(self) -> Result<()> {
        println!("\nSummary");
        self.lines.iter().for_each(|line| println!("{line}"));
        for (engine, counts) in &self.engines {
            println!(
                "    {engine:<18} {} passed, {} failed",
                counts.passed, counts.failed
            );
        }
        println!("  {:<20} {}", "all", format_duration(self.start.elapsed()));
        self.figures
            .iter()
            .for_each(|figure| println!("  {figure}"));
        println!("{} passed, {} failed", self.all.passed, self.all.failed);
        ensure!(self.all != Counts::default(), "no test has such a name.");
        if !self.failed_parts.is_empty() {
            bail!(
                "these tests failed: {}. Pictures of failed browser tests are in \
                 target/screenshots/failures/.",
                self.failed_parts.join(", ")
            );
        }
        Ok(())
    }
}

impl Counts {
    fn add(&mut self, other: Counts) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// The words of a line such as `size: 485.3 kB …` or `figure: …`.
fn figure_in(line: &str) -> Option<String> {
    let figure = line
        .strip_prefix("size: ")
        .or(line.strip_prefix("figure: "));
    figure.map(str::to_owned)
}

/// The counts of a line such as `test result: ok. 3 passed; 0 failed; …`.
fn result_in(line: &str) -> Counts {
    let count = |what: &str| {
        line.strip_prefix("test result: ")?
            .split([';', '.'])
            .find_map(|part| part.trim().strip_suffix(what)?.trim().parse().ok())
    };
    Counts {
        passed: count("passed").unwrap_or_default(),
        failed: count("failed").unwrap_or_default(),
    }
}

/// The engine of a line such as `test chromium::boot::… ... ok`, and whether
/// the test passed.
fn engine_in(line: &str) -> Option<(&str, bool)> {
    let (name, outcome) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let (engine, _) = name.split_once("::")?;
    Engine::from_str(engine, false)
        .is_ok()
        .then_some((engine, outcome.starts_with("ok")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        selection: Selection,
    }

    fn read(words: &[&str]) -> Option<(Vec<String>, Option<String>)> {
        use clap::Parser;
        let words = ["test"].iter().chain(words);
        let selection = Line::try_parse_from(words).ok()?.selection;
        let engines = selection.engines().iter().map(Engine::name).collect();
        Some((engines, selection.name))
    }

    #[test]
    fn engines_and_a_name_narrow_the_browser_tests() {
        let all = ["chromium", "firefox", "webkit"].map(str::to_owned);
        assert_eq!(read(&[]), Some((all.to_vec(), None)));
        assert_eq!(
            read(&["--engine", "webkit", "drag"]),
            Some((vec!["webkit".to_owned()], Some("drag".to_owned())))
        );
        assert_eq!(read(&["--engine", "gecko"]), None);
        assert_eq!(read(&["--engine"]), None);
        assert_eq!(read(&["--core", "drag"]), None);
        assert_eq!(read(&["--fast"]), None);
    }

    #[test]
    fn results_are_counted_from_the_words_of_the_tests() {
        let counts = |passed, failed| Counts { passed, failed };
        let line = "test result: FAILED. 3 passed; 12 failed; 0 ignored; finished in 2.70s";
        assert_eq!(result_in(line), counts(3, 12));
        assert_eq!(result_in("3 passed"), counts(0, 0));
        assert_eq!(
            engine_in("test webkit::boot::text  ... FAILED"),
            Some(("webkit", false))
        );
        assert_eq!(engine_in("test table::replay ... ok"), None);
    }
}
