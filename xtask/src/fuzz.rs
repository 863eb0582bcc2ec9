//! `cargo xtask fuzz`: looks for bytes that break a relay or a page.

use std::process::Command;

use crate::job::Job;
use crate::{Failure, Outcome, install, places};

/// How long each target is fed, unless told otherwise, in seconds.
const DEFAULT_S: u32 = 60;

const TARGETS: [&str; 2] = ["relay_hears", "page_hears"];

/// Counts which branches are taken, so that the fuzzer sees what is new.
const INSTRUMENTS: &str = "-Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Ccodegen-units=1 --cfg fuzzing";

/// Feeds each target; `options` may hold for how many seconds.
pub fn fuzz(options: &[String]) -> Outcome {
    let seconds = match options {
        [] => DEFAULT_S,
        [seconds] => seconds
            .parse()
            .map_err(|_| Failure::new(format!("'{seconds}' is not a number of seconds.")))?,
        _ => return Err(Failure::new("fuzz is followed by a number of seconds.")),
    };
    for target in TARGETS {
        feed(target, seconds)?;
    }
    Ok(())
}

/// Builds one of the targets and feeds it.
fn feed(target: &str, seconds: u32) -> Outcome {
    let folder = places::root().join("target/fuzz/corpus").join(target);
    std::fs::create_dir_all(&folder)
        .map_err(|error| Failure::new(format!("{} cannot be made: {error}.", folder.display())))?;
    let mut command = install::cargo();
    command
        .args(["run", "--release", "--quiet", "--manifest-path"])
        .arg(places::root().join("fuzz/Cargo.toml"))
        // With a target named, build scripts are compiled without instruments.
        .args(["--target", &host()?, "--bin", target, "--"])
        .arg(&folder)
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-artifact_prefix={}-", folder.display()))
        .env("CARGO_TARGET_DIR", places::root().join("target/fuzz"))
        .env("SCORE_CORPUS", &folder)
        .env("RUSTFLAGS", INSTRUMENTS);
    let advice = "The bytes that broke it lie in target/fuzz/corpus.";
    Job::new(format!("feed {target}"), command, advice).run()
}

/// The machine for which the compiler compiles, as it calls it.
fn host() -> Outcome<String> {
    let told = Command::new("rustc").arg("-vV").output();
    let told = told.map_err(|error| Failure::new(format!("rustc could not run: {error}.")))?;
    let told = String::from_utf8_lossy(&told.stdout);
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(ToOwned::to_owned)
        .ok_or_else(|| Failure::new("rustc does not say for which machine it compiles."))
}
