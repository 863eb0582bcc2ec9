//! Runs every spec in every engine, with the words and options of
//! `cargo test`.

use std::any::Any;
use std::collections::HashMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use libtest_mimic::{Arguments, Failed, Trial};

use crate::driver::Driver;
use crate::{Engine, Page, dist, failures, more_browsers};

/// How many specs may wait for an engine.
const MAX_WAITING: usize = 32;

/// How many of the slowest specs are named at the end.
const SLOWEST_NAMED: usize = 10;

/// A named piece of behaviour, checked in each engine.
#[derive(Clone, Copy)]
pub struct Spec {
    /// `file::function`
    pub name: &'static str,
    /// Does it; a failed assertion panics.
    pub run: fn(&Page),
}

/// The specs of a file, from the names of its functions.
#[macro_export]
macro_rules! specs {
    ($($function:ident),* $(,)?) => {
        /// What this file checks.
        pub const SPECS: &[$crate::Spec] = &[
            $($crate::Spec {
                name: concat!(module_path!(), "::", stringify!($function)),
                run: $function,
            }),*
        ];
    };
}

/// One driver an engine, started with the first spec that needs it.
type Drivers = Arc<HashMap<Engine, Mutex<Option<Driver>>>>;

/// How long each spec took, the wait for its engine left out.
type Times = Arc<Mutex<Vec<(Duration, String)>>>;

/// Runs `specs` in the engines of `SCORE_ENGINES` (names with commas between;
/// all three without it), the engines beside each other.
pub fn run(specs: &[&[Spec]]) -> ExitCode {
    let engines = match engines() {
        Ok(engines) => engines,
        Err(sentence) => {
            eprintln!("{sentence}");
            return ExitCode::FAILURE;
        }
    };
    if !dist().join("index.html").is_file() {
        eprintln!("{} holds no built page: cargo xtask dist", dist().display());
        return ExitCode::FAILURE;
    }
    // Pictures of an earlier run would mislead; mostly there are none.
    let _ = fs::remove_dir_all(failures());
    let drivers: Drivers = Arc::new(engines.iter().map(|e| (*e, Mutex::new(None))).collect());
    let mut arguments = Arguments::from_args();
    // Most of them wait for their engine: no engine waits for the long specs of
    // another one.
    arguments
        .test_threads
        .get_or_insert(engines.len() * MAX_WAITING);
    let times = Times::default();
    let trials = specs
        .iter()
        .flat_map(|file| file.iter())
        .flat_map(|spec| {
            engines
                .iter()
                .map(|engine| trial(&drivers, &times, *engine, *spec))
        })
        .collect();
    let conclusion = libtest_mimic::run(&arguments, trials);
    for driver in drivers.values() {
        drop(lock(driver).take());
    }
    more_browsers::end_all();
    name_slowest(&mut lock(&times));
    conclusion.exit_code()
}

/// What to look at where the suite is slow.
fn name_slowest(times: &mut [(Duration, String)]) {
    times.sort_by(|a, b| b.cmp(a));
    for (time, name) in times.iter().take(SLOWEST_NAMED) {
        println!("slow: {:>4} s {name}", time.as_secs());
    }
}

fn engines() -> Result<Vec<Engine>, String> {
    let Ok(names) = std::env::var("SCORE_ENGINES") else {
        return Ok(Engine::ALL.to_vec());
    };
    names
        .split(',')
        .map(|name| Engine::named(name).ok_or_else(|| format!("'{name}' is no engine")))
        .collect()
}

fn trial(drivers: &Drivers, times: &Times, engine: Engine, spec: Spec) -> Trial {
    // `browsers::boot::…` is this program's name for what people call `boot::…`.
    let name = spec
        .name
        .split_once("::")
        .map_or(spec.name, |(_, name)| name);
    let full_name = format!("{engine}::{name}");
    let (drivers, times) = (Arc::clone(drivers), Arc::clone(times));
    Trial::test(full_name.clone(), move || {
        let mut slot = lock(&drivers[&engine]);
        let driver = match slot.as_mut() {
            Some(driver) => driver,
            None => slot.insert(Driver::start(engine)?),
        };
        let start = Instant::now();
        let outcome = check(driver, spec, &full_name);
        lock(&times).push((start.elapsed(), full_name.clone()));
        if outcome.is_err() {
            // Nobody knows what state they are in.
            *slot = None;
        }
        outcome
    })
}

fn check(driver: &mut Driver, spec: Spec, full_name: &str) -> Result<(), Failed> {
    let page = Page::new(driver.engine(), driver.browser()?)?;
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        (spec.run)(&page);
        page.no_complaints();
    }));
    let Err(panic) = outcome else {
        if page.is_worn_out() {
            driver.close_browser();
        }
        return Ok(());
    };
    let picture = page.picture_of_failure(full_name);
    more_browsers::end(driver.engine());
    Err(format!("{}\n{picture}", message(&*panic)).into())
}

/// A poisoned lock only says that a spec failed, which is reported already.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn message(panic: &(dyn Any + Send)) -> String {
    panic
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string))
        .unwrap_or_else(|| "the spec panicked".to_owned())
}
