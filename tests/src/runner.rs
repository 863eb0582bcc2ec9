//! Runs the specs in their engines, with the words and options of `cargo test`.
//!
//! As many run at a time as the machine has processors, and one more, always in the same order.
//! One that fails is tried again, in a fresh browser and with nothing beside it: see `second_try`.

use std::any::Any;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use libtest_mimic::{Arguments, Completion, Failed, Trial};

use crate::evidence::Folder;
use crate::lane::Lane;
use crate::order::Order;
use crate::second_try::{self, MAX_UNSTEADY, Verdict};
use crate::set_aside::{self, SetAside};
use crate::{Engine, Page, dist, root, site};

/// How many of the slowest specs are named at the end.
const SLOWEST_NAMED: usize = 10;

/// A spec that has to show that it is steady runs so often in one browser, and then so often in
/// a fresh one each.
const IN_ONE_BROWSER: usize = 3;
const IN_FRESH_BROWSERS: usize = 2;

/// Specs hold it together; a second try has it for itself.
static MACHINE: RwLock<()> = RwLock::new(());

/// A named piece of behaviour, checked in the engines that it depends on.
#[derive(Clone, Copy)]
pub struct Spec {
    /// `program::file::function`
    pub name: &'static str,
    /// Does it; a failed assertion panics.
    pub run: fn(&Page),
    /// Whether engines may differ in it: pointers, keys, storage, layout, sockets, …
    pub depends_on_engine: bool,
}

impl Spec {
    /// What people call it: `file::function`.
    pub fn short_name(&self) -> &'static str {
        self.name
            .split_once("::")
            .map_or(self.name, |(_, name)| name)
    }
}

/// The specs of a file, from the names of its functions: those whose outcome depends on the
/// engine, and those for which one engine speaks for all.
#[macro_export]
macro_rules! specs {
    (
        $(in_every_engine: [$($every:ident),* $(,)?],)?
        $(in_one: [$($one:ident),* $(,)?],)?
    ) => {
        /// What this file checks.
        pub const SPECS: &[$crate::Spec] = &[
            $($($crate::Spec {
                name: concat!(module_path!(), "::", stringify!($every)),
                run: $every,
                depends_on_engine: true,
            },)*)?
            $($($crate::Spec {
                name: concat!(module_path!(), "::", stringify!($one)),
                run: $one,
                depends_on_engine: false,
            },)*)?
        ];
    };
}

/// What all lanes write into.
#[derive(Default)]
struct Record {
    /// How long each spec took.
    times: Vec<(Duration, String)>,
    unsteady: BTreeMap<String, String>,
    failed: BTreeMap<String, String>,
    set_aside: BTreeMap<String, String>,
    left_out: Vec<String>,
}

/// What every run needs to know.
struct Context {
    order: Order,
    set_aside: Vec<SetAside>,
    folder: Folder,
    start: Instant,
    record: Mutex<Record>,
}

/// Runs `specs` as the environment [asks](Order::from_environment). Evidence of failures goes
/// to a folder that is called `part`.
pub fn run(part: &'static str, specs: &[&[Spec]]) -> ExitCode {
    let context = match prepare(part, specs) {
        Ok(context) => Arc::new(context),
        Err(sentence) => {
            eprintln!("{sentence}");
            return ExitCode::FAILURE;
        }
    };
    keep_places_of_panics();
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(context.order.lanes());
    let runs = context.order.runs(specs).into_iter();
    let trials = runs.map(|(engine, spec)| trial(&context, engine, spec));
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    Lane::end_all();
    let record = std::mem::take(&mut *lock(&context.record));
    match record.tell() {
        true => conclusion.exit_code(),
        false => ExitCode::FAILURE,
    }
}

fn prepare(part: &'static str, specs: &[&[Spec]]) -> Result<Context, String> {
    let order = Order::from_environment()?;
    if !dist().join("index.html").is_file() {
        let folder = dist();
        return Err(format!(
            "{} holds no built page: cargo xtask dist",
            folder.display()
        ));
    }
    let set_aside = set_aside::read(include_str!("../unsteady.txt"));
    let set_aside = set_aside.map_err(|problem| problem.to_string())?;
    let all: Vec<&str> = specs
        .iter()
        .flat_map(|file| file.iter().map(Spec::short_name))
        .collect();
    if part == "browsers" {
        let is_known = |each: &&SetAside| {
            let spec = each.name.split_once("::").map(|(_, name)| name);
            spec.is_some_and(|name| all.contains(&name))
        };
        if let Some(unknown) = set_aside.iter().find(|each| !is_known(each)) {
            return Err(format!(
                "tests/unsteady.txt: there is no spec {}",
                unknown.name
            ));
        }
    }
    Ok(Context {
        order,
        set_aside,
        folder: Folder::empty(part),
        start: Instant::now(),
        record: Mutex::default(),
    })
}

fn trial(context: &Arc<Context>, engine: Engine, spec: Spec) -> Trial {
    let name = format!("{engine}::{}", spec.short_name());
    let context = Arc::clone(context);
    Trial::ignorable_test(name.clone(), move || {
        if let Some(only) = &context.order.only {
            if context.start.elapsed() > only.limit {
                lock(&context.record).left_out.push(name);
                return Ok(Completion::ignored_with("it did not fit into the time"));
            }
            return run_often(&context, engine, spec, &name).map_err(|words| {
                lock(&context.record).failed.insert(name, words.clone());
                Failed::from(words)
            });
        }
        let start = Instant::now();
        let verdict = second_try::judge(context.order.second_tries(), |number| match number {
            0 => {
                let _shared = MACHINE.read().unwrap_or_else(PoisonError::into_inner);
                run_once(&context, engine, spec, &name)
            }
            _ => {
                let _alone = MACHINE.write().unwrap_or_else(PoisonError::into_inner);
                run_once(&context, engine, spec, &format!("{name}-{number}"))
            }
        });
        lock(&context.record)
            .times
            .push((start.elapsed(), name.clone()));
        context.conclude(name, verdict)
    })
}

impl Context {
    fn conclude(&self, name: String, verdict: Verdict) -> Result<Completion, Failed> {
        let mut record = lock(&self.record);
        match verdict {
            Verdict::Passed => {}
            Verdict::Unsteady(words) => {
                record.unsteady.insert(name, words);
            }
            Verdict::Failed(words) if self.set_aside.iter().any(|each| each.name == name) => {
                record.set_aside.insert(name, words);
            }
            Verdict::Failed(words) => {
                record.failed.insert(name, words.clone());
                return Err(words.into());
            }
        }
        Ok(Completion::Completed)
    }
}

/// Runs it until it fails, or has passed as often as one must that is steady.
fn run_often(
    context: &Context,
    engine: Engine,
    spec: Spec,
    name: &str,
) -> Result<Completion, String> {
    second_try::run_often(IN_ONE_BROWSER + IN_FRESH_BROWSERS, |number| {
        if number > IN_ONE_BROWSER {
            Lane::end_here();
        }
        let start = Instant::now();
        run_once(context, engine, spec, name)?;
        let time = (start.elapsed(), name.to_owned());
        lock(&context.record).times.push(time);
        Ok(())
    })?;
    Ok(Completion::Completed)
}

/// Runs it in this lane's browser. After a failure that browser is gone: nobody knows what state
/// it is in.
fn run_once(context: &Context, engine: Engine, spec: Spec, name: &str) -> Result<(), String> {
    let looks_closely = context.order.looks_closely(engine);
    let mut lane = Lane::take(engine);
    // A browser that has stopped since the last spec fails here, and is a failure like any other.
    let page = catch_unwind(AssertUnwindSafe(|| lane.page(looks_closely)));
    let page = match page.unwrap_or_else(|payload| Err(message(&*payload))) {
        Ok(page) => page,
        Err(sentence) => {
            lane.end();
            return Err(sentence);
        }
    };
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        (spec.run)(&page);
        page.no_complaints();
    }));
    let outcome = outcome.map_err(|payload| {
        let words = PANIC.take().unwrap_or_else(|| message(&*payload));
        let kept = page.keep_evidence(&context.folder, name, &words, &lane.driver_log());
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

fn message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().cloned();
    text.or_else(|| {
        let text = payload.downcast_ref::<&str>();
        text.map(ToString::to_string)
    })
    .unwrap_or_else(|| "the spec panicked".to_owned())
}

thread_local! {
    /// What the last failed assertion of this thread said, and where.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// From now on the words of a failed assertion begin with its place.
fn keep_places_of_panics() {
    std::panic::set_hook(Box::new(|panic: &PanicHookInfo| {
        let words = panic
            .payload_as_str()
            .unwrap_or("the spec panicked")
            .to_owned();
        let place = panic.location().map(ToString::to_string);
        let words = format!("{}: {words}", place.unwrap_or_default());
        // A task beside the specs is nobody's failure by itself, but may say why one failed.
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
    /// Prints what a summary needs, a line each; whether so much was unsteady that the run fails.
    fn tell(mut self) -> bool {
        self.times.sort_by(|a, b| b.cmp(a));
        keep_times(&self.times);
        for (time, name) in self.times.iter().take(SLOWEST_NAMED) {
            println!("slow: {:>4} s {name}", time.as_secs());
        }
        for (what, specs) in [
            ("failed", &self.failed),
            ("unsteady", &self.unsteady),
            ("set aside, failed", &self.set_aside),
        ] {
            for (name, words) in specs {
                println!("{what}: {name}: {}", in_one_line(words));
            }
        }
        for name in &self.left_out {
            println!("left out: {name}: it did not fit into the time");
        }
        let count = self.unsteady.len();
        if count > MAX_UNSTEADY {
            println!("failed: {count} specs are unsteady, and no more than {MAX_UNSTEADY} may be");
        }
        count <= MAX_UNSTEADY
    }
}

/// Keeps how long each spec took, the longest first. It is a help for those who make the suite
/// quicker, so nothing depends on it.
fn keep_times(times: &[(Duration, String)]) {
    let lines: String = times
        .iter()
        .map(|(time, name)| format!("{:.1}\t{name}\n", time.as_secs_f64()))
        .collect();
    let _ = fs::write(root().join("target/spec-times.tsv"), lines);
}

fn in_one_line(words: &str) -> String {
    let lines: Vec<&str> = words.lines().map(str::trim).collect();
    lines.join(" | ")
}

/// A poisoned lock only says that a spec failed, which is reported already.
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
    fn a_run_with_more_than_six_unsteady_specs_fails() {
        assert!(unsteady(MAX_UNSTEADY).tell());
        assert!(!unsteady(MAX_UNSTEADY + 1).tell());
    }

    #[test]
    fn the_words_of_a_failure_are_one_line_of_a_summary() {
        assert_eq!(in_one_line("a\n  b\n"), "a | b");
    }
}
