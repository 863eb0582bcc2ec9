//! Runs the specs in their engines, with the output and options of `cargo test`.
//!
//! Two more specs than the machine has processors run at the same time, always in the same order. A
//! failed spec is tried again, in a fresh browser and with no other spec beside it: see
//! `second_try`.

use std::any::Any;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use libtest_mimic::{Arguments, Completion, Failed, Trial};

use crate::evidence::Folder;
use crate::lane::Lane;
use crate::page::Look;
use crate::run_options::RunOptions;
use crate::second_try::{self, MAX_UNSTEADY, Verdict};
use crate::set_aside::{self, SetAside};
use crate::{Engine, Page, address, dist, root, site};

/// The number of the slowest specs that are named at the end.
const SLOWEST_COUNT: usize = 10;

/// The number of runs in one browser of a spec that has to prove that it is steady, and of its
/// further runs in fresh browsers.
const RUNS_IN_ONE_BROWSER: usize = 3;
const RUNS_IN_FRESH_BROWSERS: usize = 2;

/// The reason with which a spec panics if its engine cannot do what the spec needs.
pub(crate) struct NotInEngine(pub(crate) String);

/// The beginning of the message of a spec whose engine cannot do what the spec needs.
const NOT_IN_ENGINE: &str = "not in this engine: ";
const NO_TIME: &str = "it did not fit into the time";

/// The lock on the machine: specs share it; a second try holds it alone.
static MACHINE: RwLock<()> = RwLock::new(());

/// A named piece of behaviour, checked in the engines that it depends on.
#[derive(Clone, Copy)]
pub struct Spec {
    /// `program::file::function`
    pub name: &'static str,
    /// The function that checks it; a failed assertion panics.
    pub run: fn(&Page),
    /// The things on which its outcome depends.
    pub depends_on: DependsOn,
}

/// The things on which the outcome of a spec may depend. Each variant includes the previous ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DependsOn {
    /// Only the game: one engine is enough.
    Game,
    /// The engine: pointers, keys, layout, sockets, …
    Engine,
    /// The parts of a browser around its engine: windows, tabs, storage, the clipboard, the whole
    /// screen, installing, …
    Browser,
}

impl Spec {
    /// The name of the spec for people: `file::function`.
    pub fn short_name(&self) -> &'static str {
        self.name
            .split_once("::")
            .map_or(self.name, |(_, name)| name)
    }

    /// Whether a failure with these words does not count: when all engines are to run everything,
    /// specs for one engine run in all of them.
    fn may_be_left_out(&self, words: &str) -> bool {
        self.depends_on == DependsOn::Game && words.starts_with(NOT_IN_ENGINE)
    }

    /// The name of the spec's run in one engine.
    fn name_in(&self, engine: Engine) -> String {
        format!("{engine}::{}", self.short_name())
    }
}

/// The specs of a file, from the names of its functions: those whose outcome depends on the
/// browser, those whose outcome depends only on its engine, and those for which one engine is
/// enough; see [`DependsOn`](crate::runner::DependsOn).
#[macro_export]
macro_rules! specs {
    (
        $(in_every_browser: [$($browser:ident),* $(,)?],)?
        $(in_every_engine: [$($every:ident),* $(,)?],)?
        $(in_one: [$($one:ident),* $(,)?],)?
    ) => {
        /// The specs of this file.
        pub const SPECS: &[$crate::Spec] = &[
            $($($crate::Spec {
                name: concat!(module_path!(), "::", stringify!($browser)),
                run: $browser,
                depends_on: $crate::runner::DependsOn::Browser,
            },)*)?
            $($($crate::Spec {
                name: concat!(module_path!(), "::", stringify!($every)),
                run: $every,
                depends_on: $crate::runner::DependsOn::Engine,
            },)*)?
            $($($crate::Spec {
                name: concat!(module_path!(), "::", stringify!($one)),
                run: $one,
                depends_on: $crate::runner::DependsOn::Game,
            },)*)?
        ];
    };
}

/// The record that all lanes write into.
#[derive(Default)]
struct Record {
    /// The time that each spec took.
    times: Vec<(Duration, String)>,
    unsteady: BTreeMap<String, String>,
    failed: BTreeMap<String, String>,
    set_aside: BTreeMap<String, String>,
    left_out: BTreeMap<String, String>,
}

/// A run of the suite: its options, its start, and the record of its specs.
struct SuiteRun {
    options: RunOptions,
    set_aside: Vec<SetAside>,
    folder: Folder,
    start: Instant,
    record: Mutex<Record>,
}

/// Runs `specs` as the environment [asks](RunOptions::from_environment). Evidence of failures is
/// written to a folder that is called `part`.
pub fn run(part: &'static str, specs: &[&[Spec]]) -> ExitCode {
    let mut arguments = Arguments::from_args();
    // A run of only some specs must not replace the evidence of a whole run.
    let is_whole = arguments.filter.is_none() && !arguments.list;
    let suite_run = match prepare(part, specs, is_whole) {
        Ok(suite_run) => Arc::new(suite_run),
        Err(sentence) => {
            eprintln!("{sentence}");
            return ExitCode::FAILURE;
        }
    };
    keep_places_of_panics();
    arguments
        .test_threads
        .get_or_insert(suite_run.options.lanes());
    let runs = suite_run.options.runs(specs).into_iter();
    let trials = runs.map(|(engine, spec)| trial(&suite_run, engine, spec));
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    Lane::end_all();
    let record = std::mem::take(&mut *lock(&suite_run.record));
    if is_whole && suite_run.options.only.is_none() {
        keep_times(part, &record.times);
    }
    match record.print_summary() {
        true => conclusion.exit_code(),
        false => ExitCode::FAILURE,
    }
}

fn prepare(part: &'static str, specs: &[&[Spec]], is_whole: bool) -> Result<SuiteRun, String> {
    let options = RunOptions::from_environment()?;
    if !dist().join("index.html").is_file() {
        let folder = dist();
        return Err(format!(
            "{} holds no built page: cargo xtask dist",
            folder.display()
        ));
    }
    let set_aside = set_aside::read(include_str!("../unsteady.txt"));
    let set_aside = set_aside.map_err(|problem| problem.to_string())?;
    if part == "browsers" {
        let runs = RunOptions::usual().runs(specs);
        let names: Vec<String> = runs
            .iter()
            .map(|(engine, spec)| spec.name_in(*engine))
            .collect();
        if let Some(unknown) = set_aside.iter().find(|each| !names.contains(&each.name)) {
            return Err(format!(
                "tests/unsteady.txt: no run is called {}",
                unknown.name
            ));
        }
    }
    let has_whole_folder = is_whole && options.only.is_none();
    Ok(SuiteRun {
        options,
        set_aside,
        folder: Folder::new(part, has_whole_folder),
        start: Instant::now(),
        record: Mutex::default(),
    })
}

fn trial(suite_run: &Arc<SuiteRun>, engine: Engine, spec: Spec) -> Trial {
    let name = spec.name_in(engine);
    let suite_run = Arc::clone(suite_run);
    Trial::ignorable_test(name.clone(), move || {
        if suite_run.options.only.is_some() {
            if suite_run.is_out_of_time() {
                let left_out = &mut lock(&suite_run.record).left_out;
                left_out.insert(name, NO_TIME.to_owned());
                return Ok(Completion::ignored_with(NO_TIME));
            }
            return run_often(&suite_run, engine, spec, &name).map_err(|words| {
                lock(&suite_run.record).failed.insert(name, words.clone());
                Failed::from(words)
            });
        }
        let verdict = second_try::judge(suite_run.options.second_tries(), |number| match number {
            0 => {
                let _shared = MACHINE.read().unwrap_or_else(PoisonError::into_inner);
                let start = Instant::now();
                let outcome = run_once(&suite_run, engine, spec, &name);
                let time = (start.elapsed(), name.clone());
                lock(&suite_run.record).times.push(time);
                outcome
            }
            _ => {
                let _alone = MACHINE.write().unwrap_or_else(PoisonError::into_inner);
                run_once(&suite_run, engine, spec, &format!("{name}-{number}"))
            }
        });
        suite_run.conclude(name, spec, verdict)
    })
}

impl SuiteRun {
    /// Whether the time limit of the run has passed, after which no spec begins.
    fn is_out_of_time(&self) -> bool {
        let only = self.options.only.as_ref();
        only.is_some_and(|only| self.start.elapsed() > only.limit)
    }

    fn conclude(&self, name: String, spec: Spec, verdict: Verdict) -> Result<Completion, Failed> {
        let mut record = lock(&self.record);
        if let Verdict::Failed(words) = &verdict
            && spec.may_be_left_out(words)
        {
            record.left_out.insert(name, words.clone());
            return Ok(Completion::ignored_with("its engine cannot do it"));
        }
        if self.set_aside.iter().any(|each| each.name == name) {
            let words = match verdict {
                Verdict::Passed => "passed: its line can go".to_owned(),
                Verdict::Unsteady(words) | Verdict::Failed(words) => words,
            };
            record.set_aside.insert(name, words);
            return Ok(Completion::ignored_with("it is set aside"));
        }
        match verdict {
            Verdict::Passed => {}
            Verdict::Unsteady(words) => {
                record.unsteady.insert(name, words);
            }
            Verdict::Failed(words) => {
                record.failed.insert(name, words.clone());
                return Err(words.into());
            }
        }
        Ok(Completion::Completed)
    }
}

/// Runs a spec until it fails, the run is out of time, or it has passed often enough to count as
/// steady.
fn run_often(
    suite_run: &SuiteRun,
    engine: Engine,
    spec: Spec,
    name: &str,
) -> Result<Completion, String> {
    second_try::run_often(RUNS_IN_ONE_BROWSER + RUNS_IN_FRESH_BROWSERS, |number| {
        if suite_run.is_out_of_time() {
            let left_out = &mut lock(&suite_run.record).left_out;
            left_out.insert(
                format!("{name}, from its {number}. run"),
                NO_TIME.to_owned(),
            );
            return ControlFlow::Break(Ok(()));
        }
        if number > RUNS_IN_ONE_BROWSER {
            Lane::end_here();
        }
        let start = Instant::now();
        let outcome = run_once(suite_run, engine, spec, name);
        let time = (start.elapsed(), name.to_owned());
        lock(&suite_run.record).times.push(time);
        match outcome {
            Ok(()) => ControlFlow::Continue(()),
            Err(words) => ControlFlow::Break(Err(words)),
        }
    })?;
    Ok(Completion::Completed)
}

/// Runs a spec in the browser of this thread's lane. After a failure the browser is closed, because
/// its state is unknown.
fn run_once(suite_run: &SuiteRun, engine: Engine, spec: Spec, name: &str) -> Result<(), String> {
    let browser = suite_run.options.browser(engine, &spec);
    let look = Look {
        is_close: suite_run.options.looks_closely(engine),
        others: suite_run.options.browser_of_others(browser),
    };
    let mut lane = Lane::take(browser);
    // If the browser has stopped since the last spec, the page does not open, which counts as a
    // failure of the spec.
    let page = catch_unwind(AssertUnwindSafe(|| lane.page(look)));
    let page = match page.unwrap_or_else(|payload| Err(words_of(&*payload))) {
        Ok(page) => page,
        Err(sentence) => {
            let log = lane.driver_log();
            lane.end();
            return Err(format!("{sentence}\n{log}"));
        }
    };
    // A spec that depends on a browser's storage and loading gets an address that no site had
    // before.
    address::keep(browser.engine == Engine::Chromium && !browser.is_whole());
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        (spec.run)(&page);
        page.no_complaints();
    }));
    let outcome = outcome.map_err(|payload| {
        if let Some(NotInEngine(why)) = payload.downcast_ref() {
            return format!("{NOT_IN_ENGINE}{why}");
        }
        let words = words_of(&*payload);
        let kept = page.keep_evidence(&suite_run.folder, name, &words, &lane.driver_log());
        format!("{words}\n({kept})")
    });
    match outcome {
        Ok(()) => lane.put_back(page.is_worn_out()),
        Err(_) => lane.end(),
    }
    drop(page);
    site::end_left();
    outcome
}

/// The words of the last failed assertion of this thread, with its line if it is known.
fn words_of(payload: &(dyn Any + Send)) -> String {
    let text = PANIC.take();
    let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
    text.or_else(|| {
        let text = payload.downcast_ref::<&str>();
        text.map(ToString::to_string)
    })
    .unwrap_or_else(|| "the spec panicked".to_owned())
}

thread_local! {
    /// The words of the last failed assertion of this thread, and its line.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Has messages of failed assertions begin with their place from now on.
fn keep_places_of_panics() {
    std::panic::set_hook(Box::new(|panic: &PanicHookInfo| {
        let words = panic
            .payload_as_str()
            .unwrap_or("the spec panicked")
            .to_owned();
        let location = panic.location().map(ToString::to_string);
        let words = format!("{}: {words}", location.unwrap_or_default());
        // A failed task beside the specs fails no spec by itself, but may explain why one failed.
        if std::thread::current()
            .name()
            .is_some_and(|name| name.starts_with("tokio"))
        {
            eprintln!("beside the specs: {words}");
        }
        PANIC.set(Some(words));
    }));
}

impl Record {
    /// Prints the summary, a line for each value; returns whether few enough specs were unsteady
    /// for the run to pass.
    fn print_summary(mut self) -> bool {
        self.times.sort_by(|a, b| b.cmp(a));
        for (time, name) in self.times.iter().take(SLOWEST_COUNT) {
            println!("slow: {:>4} s {name}", time.as_secs());
        }
        for (what, specs) in [
            ("failed", &self.failed),
            ("unsteady", &self.unsteady),
            ("set aside", &self.set_aside),
            ("left out", &self.left_out),
        ] {
            for (name, words) in specs {
                println!("{what}: {name}: {}", in_one_line(words));
            }
        }
        let count = self.unsteady.len();
        if count > MAX_UNSTEADY {
            println!("failed: {count} specs are unsteady, and no more than {MAX_UNSTEADY} may be");
        }
        count <= MAX_UNSTEADY
    }
}

/// Stores the time of each spec, the longest first, as a help for making the suite faster. Nothing
/// depends on the file.
fn keep_times(part: &str, times: &[(Duration, String)]) {
    let mut times = times.to_vec();
    times.sort_by(|a, b| b.cmp(a));
    let lines: String = times
        .iter()
        .map(|(time, name)| format!("{:.1}\t{name}\n", time.as_secs_f64()))
        .collect();
    let _ = fs::write(root().join(format!("target/spec-times-{part}.tsv")), lines);
}

fn in_one_line(words: &str) -> String {
    let lines: Vec<&str> = words.lines().map(str::trim).collect();
    lines.join(" | ")
}

/// Locks a mutex. A poisoned lock only means that a spec failed, which is already reported.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unsteady(count: usize) -> Record {
        let names = (0..count).map(|number| (format!("webkit::boot::{number}"), String::new()));
        Record {
            unsteady: names.collect(),
            ..Record::default()
        }
    }

    #[test]
    fn only_a_spec_for_one_engine_may_ask_for_what_another_has_not() {
        let spec = |depends_on| Spec {
            name: "browsers::reveal::a_wall",
            run: |_| (),
            depends_on,
        };
        let why = format!("{NOT_IN_ENGINE}webkit has no view of 360 × 640");
        assert!(spec(DependsOn::Game).may_be_left_out(&why));
        assert!(!spec(DependsOn::Game).may_be_left_out("it did not come true"));
        assert!(!spec(DependsOn::Engine).may_be_left_out(&why));
        assert!(!spec(DependsOn::Browser).may_be_left_out(&why));
    }

    #[test]
    fn a_run_with_more_than_six_unsteady_specs_fails() {
        assert!(unsteady(MAX_UNSTEADY).print_summary());
        assert!(!unsteady(MAX_UNSTEADY + 1).print_summary());
    }

    #[test]
    fn the_words_of_a_failure_are_one_line_of_a_summary() {
        assert_eq!(in_one_line("a\n  b\n"), "a | b");
    }
}
