//! `cargo xtask test`: every test there is, and a summary.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::browsers::{self, ENGINES};
use crate::job::{Job, spoken};
use crate::{Failure, HELP, Outcome, install, page};

/// Which tests are wanted; without options all of them.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Selection {
    core_only: bool,
    engines: Vec<&'static str>,
    name: Option<String>,
}

impl Selection {
    /// Reads the options after `test`.
    pub fn read(options: &[String]) -> Outcome<Selection> {
        let mut selection = Selection::default();
        let mut words = options.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--core" => selection.core_only = true,
                "--engine" => selection.engines.push(engine(words.next())?),
                name if !name.starts_with('-') && selection.name.is_none() => {
                    selection.name = Some(name.to_owned());
                }
                _ => {
                    return Err(Failure::new(format!(
                        "'{word}' is not understood.\n\n{HELP}"
                    )));
                }
            }
        }
        if selection.core_only && selection.narrows_browsers() {
            return Err(Failure::new("--core goes with nothing else."));
        }
        Ok(selection)
    }

    fn narrows_browsers(&self) -> bool {
        !self.engines.is_empty() || self.name.is_some()
    }

    fn engine_names(&self) -> Vec<&'static str> {
        if self.engines.is_empty() {
            ENGINES.iter().map(|engine| engine.name).collect()
        } else {
            self.engines.clone()
        }
    }
}

fn engine(name: Option<&String>) -> Outcome<&'static str> {
    ENGINES
        .iter()
        .map(|engine| engine.name)
        .find(|known| name.is_some_and(|name| name == known))
        .ok_or_else(|| Failure::new("--engine is followed by chromium, firefox or webkit."))
}

/// Runs the tests; fails when any of them does.
pub fn test(selection: &Selection) -> Outcome {
    let mut summary = Summary::new();
    if !selection.narrows_browsers() {
        summary.part("core", cargo_test(&[]))?;
        summary.part(
            "relay and chores",
            cargo_test(&[
                "--package=score-relay",
                "--package=score-site",
                "--package=xtask",
            ]),
        )?;
    }
    if !selection.core_only {
        let start = Instant::now();
        let mut compile = cargo_test(&["--package", "score-tests"]);
        compile.arg("--no-run");
        page::build(
            None,
            vec![Job::new(
                "compile the browser tests",
                compile,
                "The compiler's message says what to change.",
            )],
        )?;
        browsers::install(&selection.engine_names())?;
        summary.time("set-up and page", start.elapsed());
        if !selection.narrows_browsers() {
            let mut built = cargo_test(&["--package", "score-tests", "--test", "built"]);
            built.args(["--", "--nocapture"]);
            summary.part("built page", built)?;
        }
        summary.part("browsers", browser_tests(selection))?;
    }
    summary.tell()
}

fn cargo_test(arguments: &[&str]) -> Command {
    let mut command = install::cargo();
    // One failure must not hide another.
    command.args(["test", "--no-fail-fast"]).args(arguments);
    command
}

fn browser_tests(selection: &Selection) -> Command {
    let mut command = cargo_test(&["--package", "score-tests", "--test", "browsers", "--"]);
    command
        .args(&selection.name)
        .env("SCORE_ENGINES", selection.engine_names().join(","));
    command
}

/// What happened in each part.
struct Summary {
    start: Instant,
    lines: Vec<String>,
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
            engines: BTreeMap::new(),
            all: Counts::default(),
            failed_parts: Vec::new(),
        }
    }

    fn time(&mut self, name: &str, time: Duration) {
        self.lines.push(format!("  {name:<20} {}", spoken(time)));
    }

    /// Runs a part, shows its words, and counts in them.
    fn part(&mut self, name: &'static str, mut command: Command) -> Outcome {
        println!("→ test: {name}");
        let start = Instant::now();
        let broken = |error| Failure::new(format!("the tests '{name}' could not run: {error}."));
        let mut child = command.stdout(Stdio::piped()).spawn().map_err(broken)?;
        let mut counts = Counts::default();
        let mut sizes = Vec::new();
        if let Some(output) = child.stdout.take() {
            for line in BufReader::new(output).lines() {
                let line = line.map_err(broken)?;
                println!("{line}");
                counts.add(result_in(&line));
                self.count_engine(&line);
                sizes.extend(
                    line.strip_prefix("size: ")
                        .map(|size| format!("    {size}")),
                );
            }
        }
        if !child.wait().map_err(broken)?.success() {
            self.failed_parts.push(name);
        }
        self.all.add(counts);
        self.lines.push(format!(
            "  {name:<20} {} passed, {} failed, {}",
            counts.passed,
            counts.failed,
            spoken(start.elapsed())
        ));
        self.lines.extend(sizes);
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

    fn tell(self) -> Outcome {
        println!("\nSummary");
        self.lines.iter().for_each(|line| println!("{line}"));
        for (engine, counts) in &self.engines {
            println!(
                "    {engine:<18} {} passed, {} failed",
                counts.passed, counts.failed
            );
        }
        println!("  {:<20} {}", "all", spoken(self.start.elapsed()));
        println!("{} passed, {} failed", self.all.passed, self.all.failed);
        if self.all == Counts::default() {
            return Err(Failure::new("no test has such a name."));
        }
        if self.failed_parts.is_empty() {
            return Ok(());
        }
        Err(Failure::new(format!(
            "these tests failed: {}. Pictures of failed browser tests are in \
             target/screenshots/failures/.",
            self.failed_parts.join(", ")
        )))
    }
}

impl Counts {
    fn add(&mut self, other: Counts) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
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
    ENGINES
        .iter()
        .any(|known| known.name == engine)
        .then_some((engine, outcome.starts_with("ok")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Option<Selection> {
        let words: Vec<String> = words.iter().map(ToString::to_string).collect();
        Selection::read(&words).ok()
    }

    #[test]
    fn engines_and_a_name_narrow_the_browser_tests() {
        assert_eq!(read(&[]), Some(Selection::default()));
        assert_eq!(
            read(&["--engine", "webkit", "drag"]),
            Some(Selection {
                core_only: false,
                engines: vec!["webkit"],
                name: Some("drag".to_owned()),
            })
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
