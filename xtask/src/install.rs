//! What the page needs to be built, and how to get it.
//!
//! Each tool is one exact version in `target/tools/`. A program of the same
//! version that the machine already has is used as well.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::job::{self, Job, Work};
use crate::{Failure, Outcome, places};

/// What the page is compiled for.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";
/// What the benchmarks are compiled for, to be run under Node.
pub const BENCH_TARGET: &str = "wasm32-wasip1";
/// The file that cargo needs in order to compile the standard library.
const STD_LOCK: &str = "lib/rustlib/src/rust/library/Cargo.lock";
/// The newest that Rust 1.95 compiles.
const TRUNK: &str = "0.21.14";
const BINARYEN: &str = "132.0.0";
const ESBUILD: &str = "0.28.2";
const GECKODRIVER: &str = "0.37.1";
const AXE: &str = "4.14.1";
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

/// Installs what building the page needs and is missing, while `others` run
/// beside it, all as a part of `work`.
pub fn page_tools(work: &mut Work, others: Vec<Job>) -> Outcome {
    let bindgen = locked_version("wasm-bindgen")?;
    let mut jobs = Vec::new();
    if !has_version("trunk", TRUNK) {
        let mut trunk = cargo_install(&["trunk", "--version", TRUNK]);
        // It fetches nothing itself, so it needs no TLS.
        trunk.arg("--no-default-features");
        jobs.push(Job::new(
            format!("install Trunk {TRUNK}"),
            trunk,
            CARGO_ADVICE,
        ));
    }
    if !has_version("wasm-bindgen", &bindgen) {
        let name = format!("install wasm-bindgen {bindgen}");
        let command = cargo_install(&["--path", "xtask/bindgen"]);
        jobs.push(Job::new(name, command, CARGO_ADVICE).patient());
    }
    jobs.extend(npm_job(&[("binaryen", BINARYEN), ("esbuild", ESBUILD)]));
    let fresh = !jobs.is_empty();
    if fresh {
        println!("Some tools are missing: they go to target/tools/, once.");
    }
    jobs.extend(others);
    work.run(jobs)?;
    name_bindgen()?;
    if fresh {
        forget_build_folders();
    }
    Ok(())
}

/// Gives our wasm-bindgen the name by which Trunk calls it. Rust compiles no program
/// of that name in another version than the library's.
fn name_bindgen() -> Outcome {
    let ours = places::tool("score-bindgen");
    if !ours.is_file() {
        return Ok(());
    }
    fs::rename(&ours, places::tool("wasm-bindgen"))
        .map_err(|error| Failure::new(format!("{} cannot be renamed: {error}.", ours.display())))
}

/// Installs what the browser tests need and cargo or npm has.
pub fn test_tools(firefox: bool) -> Outcome {
    let mut jobs = Vec::new();
    if firefox && !has_version("geckodriver", GECKODRIVER) {
        jobs.push(Job::new(
            format!("install geckodriver {GECKODRIVER}"),
            cargo_install(&["geckodriver", "--version", GECKODRIVER]),
            CARGO_ADVICE,
        ));
    }
    jobs.extend(npm_job(&[("axe-core", AXE)]));
    let fresh = !jobs.is_empty();
    job::run_together(jobs)?;
    if fresh {
        forget_build_folders();
    }
    Ok(())
}

/// Installs the WebSocket server that the relay is measured beside.
pub fn relay_bench_tools() -> Outcome {
    npm_job(&[("ws", WS)]).map_or(Ok(()), Job::run)
}

/// Installs what the solver is measured with as wasm. Gives the Node.js for it, which
/// other tools do not see.
pub fn speed_bench_tools() -> Outcome<PathBuf> {
    let folder = places::tools().join("node");
    let node = npm_job_in(&folder, &[("node", NODE)]);
    let jobs = npm_job(&[("binaryen", BINARYEN)]).into_iter().chain(node);
    job::run_together(jobs.collect())?;
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

/// The cargo that runs this.
pub fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(places::root());
    command
}

/// Adds the standard library for the page, if it is missing.
pub fn wasm_target() -> Outcome {
    target(WASM_TARGET)
}

/// Adds the standard library for `target`, if it is missing.
pub fn target(target: &str) -> Outcome {
    let output = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", target])
        .current_dir(places::root())
        .output();
    let present = output.is_ok_and(|output| {
        output.status.success()
            && Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir()
    });
    if present {
        return Ok(());
    }
    let mut command = Command::new("rustup");
    command
        .args(["target", "add", target])
        .current_dir(places::root());
    Job::new(
        format!("add the target {target}"),
        command,
        "Rust must come from rustup, or have the wasm32 standard library.",
    )
    .run()
}

/// Adds the sources of the standard library, if they are missing; whether
/// they are there now.
pub fn std_sources() -> bool {
    let are_there = || {
        Command::new("rustc")
            .args(["--print", "sysroot"])
            .current_dir(places::root())
            .output()
            .is_ok_and(|output| {
                let sysroot = String::from_utf8_lossy(&output.stdout);
                Path::new(sysroot.trim()).join(STD_LOCK).is_file()
            })
    };
    are_there() || {
        let mut command = Command::new("rustup");
        command
            .args(["component", "add", "rust-src"])
            .current_dir(places::root());
        let added = Job::new("add the sources of the standard library", command, "").run();
        added.is_ok() && are_there()
    }
}

fn cargo_install(what: &[&str]) -> Command {
    let mut command = cargo();
    let folder = what.join("-").replace(['/', '.'], "-");
    command
        .args(["install", "--locked", "--force", "--root"])
        .arg(places::tools())
        .args(what)
        .env("CARGO_TARGET_DIR", build_folder().join(folder))
        .envs(QUICK_BUILD);
    command
}

fn build_folder() -> PathBuf {
    places::tools().join("build")
}

/// Half a gigabyte that only an interrupted installation needs again.
fn forget_build_folders() {
    let _ = fs::remove_dir_all(build_folder());
}

/// One job for the packages that are missing, if any is.
fn npm_job(packages: &[(&str, &str)]) -> Option<Job> {
    npm_job_in(&places::npm(), packages)
}

fn npm_job_in(folder: &Path, packages: &[(&str, &str)]) -> Option<Job> {
    let missing: Vec<String> = packages
        .iter()
        .filter(|(name, version)| !has_package(folder, name, version))
        .map(|(name, version)| format!("{name}@{version}"))
        .collect();
    if missing.is_empty() {
        return None;
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = Command::new(npm);
    command
        .args(["install", "--no-audit", "--no-fund", "--prefix"])
        .arg(folder)
        .args(&missing);
    Some(Job::new(
        format!("install {}", missing.join(" ")),
        command,
        NPM_ADVICE,
    ))
}

fn has_package(folder: &Path, name: &str, version: &str) -> bool {
    let manifest = folder.join("node_modules").join(name).join("package.json");
    fs::read_to_string(manifest)
        .is_ok_and(|text| text.contains(&format!("\"version\": \"{version}\"")))
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
fn locked_version(package: &str) -> Outcome<String> {
    let path = places::root().join("Cargo.lock");
    let lock = fs::read_to_string(&path)
        .map_err(|error| Failure::new(format!("{} cannot be read: {error}.", path.display())))?;
    version_in(&lock, package)
        .ok_or_else(|| Failure::new(format!("Cargo.lock names no {package}.")))
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
}
