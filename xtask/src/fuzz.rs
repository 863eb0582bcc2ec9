//! `cargo xtask fuzz`: looks for bytes that break a relay or a page.

use anyhow::{Context, Result};
use xshell::cmd;

use crate::job::Job;
use crate::paths;

const TARGETS: [&str; 2] = ["relay_hears", "page_hears"];

/// The compiler flags that count taken branches, so that the fuzzer notices new ones.
const INSTRUMENTS: &str = "-Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Ccodegen-units=1 --cfg fuzzing";

/// Feeds each target with bytes for this many seconds.
///
/// # Errors
/// When some bytes break a target, or it does not compile.
pub fn fuzz(seconds: u32) -> Result<()> {
    TARGETS.iter().try_for_each(|target| feed(target, seconds))
}

/// Builds a target and feeds it with bytes.
fn feed(target: &str, seconds: u32) -> Result<()> {
    let shell = paths::shell()?;
    let folder = paths::root().join("target/fuzz/corpus").join(target);
    shell.create_dir(&folder)?;
    let manifest = paths::root().join("fuzz/Cargo.toml");
    // If a machine is named, build scripts are compiled without instruments.
    let machine = cmd!(shell, "rustc -vV").quiet().read()?;
    let machine = machine.lines().find_map(|line| line.strip_prefix("host: "));
    let machine = machine.context("rustc does not say for which machine it compiles.")?;
    let time = format!("-max_total_time={seconds}");
    let broken = format!("-artifact_prefix={}-", folder.display());
    let command = cmd!(
        shell,
        "cargo run --release --quiet --manifest-path {manifest} --target {machine}
         --bin {target} -- {folder} {time} {broken}"
    )
    .env("CARGO_TARGET_DIR", paths::root().join("target/fuzz"))
    .env("SCORE_CORPUS", &folder)
    .env("RUSTFLAGS", INSTRUMENTS);
    let advice = "The bytes that broke it lie in target/fuzz/corpus.";
    Job::new(format!("feed {target}"), command, advice).run()
}
