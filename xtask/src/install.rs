//! What the page needs to be built, and how to get it.
//!
//! Each tool is one exact version in `target/tools/`. A program of the same
//! version that the machine already has is used as well.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;
use xshell::cmd;

use crate::job::{self, Job};
use crate::places;

/// What the page is compiled for.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";
/// What the benchmarks are compiled for, to be run under Node.
pub const BENCH_TARGET: &str = "wasm32-wasip1";
/// The newest that Rust 1.95 compiles.
const TRUNK: &str = "0.21.14";
/// The one that Trunk.toml asks for.
const BINARYEN: &str = "132.0.0";
const GECKODRIVER: &str = "0.37.1";
const AXE: &str = "4.14.1";
/// The newest for Node.js 20.
const LIGHTHOUSE: &str = "12.8.2";
const WS: &str = "8.23.0";
/// With the compiler for wasm that today's browsers have.
const NODE: &str = "26.10.0";

/// Our tools run for seconds, so time spent on making them fast is lost.
const QUICK_BUILD: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
];

const CARGO_ADVICE: &str = "Check the network and run the same command again: \
    what is done already is kept.";
const NPM_ADVICE: &str = "Node.js 20 or newer with npm is needed, and the network; \
    then run the same command again.";

/// Installs what building the page needs and is missing, and does `beside` meanwhile.
///
/// # Errors
/// When an installation or the other job fails.
pub fn page_tools(beside: Job) -> Result<()> {
    let bindgen = locked_version("wasm-bindgen")?;
    let mut jobs = Vec::new();
    if !has_version("trunk", TRUNK) {
        let name = format!("install Trunk {TRUNK}");
        // It fetches nothing itself, so it needs no TLS.
        let options = ["--locked", "--no-default-features"];
        jobs.push(cargo_install(name, "trunk", TRUNK, &options)?);
    }
    if !has_version("wasm-bindgen", &bindgen) {
        let name = format!("install wasm-bindgen {bindgen}");
        // Its lock file names a crate that was withdrawn. Its other programs run tests.
        let options = ["--bin", "wasm-bindgen"];
        jobs.push(cargo_install(name, "wasm-bindgen-cli", &bindgen, &options)?);
    }
    jobs.extend(npm_job(&places::npm(), &[("binaryen", BINARYEN)])?);
    if !jobs.is_empty() {
        println!("Some tools are missing: they go to target/tools/, once.");
    }
    jobs.push(beside);
    install(jobs)
}

/// Installs what the browser tests need and cargo or npm has.
///
/// # Errors
/// When an installation fails.
pub fn test_tools(firefox: bool) -> Result<()> {
    let mut jobs = Vec::new();
    if firefox && !has_version("geckodriver", GECKODRIVER) {
        let name = format!("install geckodriver {GECKODRIVER}");
        jobs.push(cargo_install(
            name,
            "geckodriver",
            GECKODRIVER,
            &["--locked"],
        )?);
    }
    jobs.extend(npm_job(&places::npm(), &[("axe-core", AXE)])?);
    install(jobs)
}

/// Installs what judges the page as a phone on a slow network would meet it.
///
/// # Errors
/// When npm fails.
pub fn figure_tools() -> Result<()> {
    npm_job(&places::npm(), &[("lighthouse", LIGHTHOUSE)])?.map_or(Ok(()), Job::run)
}

/// Installs the WebSocket server that the relay is measured beside.
///
/// # Errors
/// When npm fails.
pub fn relay_bench_tools() -> Result<()> {
    npm_job(&places::npm(), &[("ws", WS)])?.map_or(Ok(()), Job::run)
}

/// Installs what the solver is measured with as wasm. Gives the Node.js for it, which
/// other tools do not see.
///
/// # Errors
/// When npm fails.
pub fn speed_bench_tools() -> Result<PathBuf> {
    let folder = places::tools().join("node");
    let node = npm_job(&folder, &[("node", NODE)])?;
    let binaryen = npm_job(&places::npm(), &[("binaryen", BINARYEN)])?;
    job::run_together(binaryen.into_iter().chain(node).collect())?;
    let program = format!("node{}", env::consts::EXE_SUFFIX);
    Ok(folder.join("node_modules/node/bin").join(program))
}

/// The search path for programs, with the project's tools first.
pub fn search_path() -> OsString {
    let own = [places::tools_bin(), places::node_modules().join(".bin")];
    let inherited = env::var_os("PATH").unwrap_or_default();
    let all: Vec<PathBuf> = own
        .into_iter()
        .chain(env::split_paths(&inherited))
        .collect();
    env::join_paths(all).unwrap_or(inherited)
}

/// A program that npm has installed.
pub fn npm_tool(name: &str) -> Command {
    let name = if cfg!(windows) {
        format!("{name}.cmd")
    } else {
        name.to_owned()
    };
    let mut command = Command::new(places::node_modules().join(".bin").join(name));
    command.env("PATH", search_path());
    command
}

/// Adds the standard library for the page, if it is missing.
///
/// # Errors
/// When rustup fails or is not there.
pub fn wasm_target() -> Result<()> {
    target(WASM_TARGET)
}

/// Adds the standard library for `target`, if it is missing.
///
/// # Errors
/// When rustup fails or is not there.
pub fn target(target: &str) -> Result<()> {
    let shell = places::shell()?;
    let folder = cmd!(shell, "rustc --print target-libdir --target {target}").quiet();
    if folder
        .read()
        .is_ok_and(|folder| Path::new(&folder).is_dir())
    {
        return Ok(());
    }
    Job::new(
        format!("add the target {target}"),
        cmd!(shell, "rustup target add {target}"),
        "Rust must come from rustup, or have the wasm32 standard library.",
    )
    .run()
}

fn cargo_install(name: String, package: &str, version: &str, options: &[&str]) -> Result<Job> {
    let shell = places::shell()?;
    let root = places::tools();
    let command = cmd!(
        shell,
        "cargo install {package} --version {version} {options...} --force --root {root}"
    )
    .env("CARGO_TARGET_DIR", build_folder().join(package))
    .envs(QUICK_BUILD);
    Ok(Job::new(name, command, CARGO_ADVICE))
}

/// Does these jobs, and then forgets half a gigabyte that only an interrupted
/// installation needs again.
fn install(jobs: Vec<Job>) -> Result<()> {
    job::run_together(jobs)?;
    // What stays only takes room.
    let _ = fs::remove_dir_all(build_folder());
    Ok(())
}

fn build_folder() -> PathBuf {
    places::tools().join("build")
}

/// One job for the packages that are missing in a folder, if any is.
fn npm_job(folder: &Path, packages: &[(&str, &str)]) -> Result<Option<Job>> {
    let missing: Vec<String> = packages
        .iter()
        .filter(|(name, version)| !has_package(folder, name, version))
        .map(|(name, version)| format!("{name}@{version}"))
        .collect();
    if missing.is_empty() {
        return Ok(None);
    }
    let shell = places::shell()?;
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let name = format!("install {}", missing.join(" "));
    let command = cmd!(
        shell,
        "{npm} install --no-audit --no-fund --prefix {folder} {missing...}"
    )
    // Lighthouse opens the browser that is there.
    .env("PUPPETEER_SKIP_DOWNLOAD", "1");
    Ok(Some(Job::new(name, command, NPM_ADVICE)))
}

fn has_package(folder: &Path, name: &str, version: &str) -> bool {
    let manifest = folder.join("node_modules").join(name).join("package.json");
    let manifest = fs::read(manifest).ok();
    let manifest = manifest.and_then(|text| serde_json::from_slice::<Value>(&text).ok());
    manifest.is_some_and(|manifest| manifest["version"] == version)
}

/// Whether a program of exactly this version is among the project's tools or
/// on the machine.
fn has_version(program: &str, version: &str) -> bool {
    [places::tool(program), PathBuf::from(program)]
        .into_iter()
        .any(|path| {
            Command::new(path)
                .arg("--version")
                .output()
                .is_ok_and(|output| says_version(&String::from_utf8_lossy(&output.stdout), version))
        })
}

/// Whether the first line of `output` is `PROGRAM VERSION …`.
fn says_version(output: &str, version: &str) -> bool {
    output
        .lines()
        .next()
        .and_then(|line| line.split_whitespace().nth(1))
        == Some(version)
}

/// The version of a package in Cargo.lock.
fn locked_version(package: &str) -> Result<String> {
    let lock = fs::read_to_string(places::root().join("Cargo.lock"))
        .context("Cargo.lock cannot be read")?;
    version_in(&lock, package).with_context(|| format!("Cargo.lock names no {package}."))
}

fn version_in(lock: &str, package: &str) -> Option<String> {
    let mut lines = lock.lines();
    lines.find(|line| *line == format!("name = \"{package}\""))?;
    let version = lines.next()?.strip_prefix("version = \"")?;
    Some(version.trim_end_matches('"').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_a_package_is_read_from_the_lock() {
        let lock = "[[package]]\nname = \"a-b\"\nversion = \"1.2.3\"\n\n\
                    [[package]]\nname = \"a\"\nversion = \"0.2.130\"\n";
        assert_eq!(version_in(lock, "a").as_deref(), Some("0.2.130"));
        assert_eq!(version_in(lock, "c"), None);
    }

    #[test]
    fn another_version_is_not_good_enough() {
        assert!(says_version("trunk 0.21.14\n", "0.21.14"));
        assert!(says_version("geckodriver 0.37.1 (abc 2026)\n", "0.37.1"));
        assert!(!says_version("trunk 0.21.1\n", "0.21.14"));
        assert!(!says_version("", "0.21.14"));
    }

    #[test]
    fn trunk_accepts_the_binaryen_that_is_installed() {
        let (major, _) = BINARYEN.split_once('.').expect("npm's versions have dots");
        let asked = format!("wasm_opt = \"version_{major}\"");
        assert!(include_str!("../../Trunk.toml").contains(&asked));
    }
}
