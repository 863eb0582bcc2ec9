//! Where the page is packed, and with which tools.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{Failure, Outcome, install, places};

/// What every call of esbuild needs. Texts stay as they are written: the page
/// and all its files are UTF-8.
const ESBUILD: [&str; 3] = ["--minify", "--charset=utf8", "--log-level=warning"];

/// Where files lie that only packing needs.
pub fn folder() -> PathBuf {
    places::root().join("target").join("pack")
}

/// Esbuild, which finds files in `built`.
pub fn esbuild(built: &Path) -> Command {
    let mut command = install::npm_tool("esbuild");
    command.args(ESBUILD).current_dir(built);
    command
}

/// Runs a program with `input`, and gives what it writes. No two that run at the same
/// time are `called` the same.
pub fn run(mut command: Command, called: &str, input: &str) -> Outcome<String> {
    let path = folder().join(format!("{called}.input"));
    fs::write(&path, input).map_err(|error| unwritable(&path, &error))?;
    let file = fs::File::open(&path).map_err(|error| unreadable(&path, &error))?;
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command
        .stdin(file)
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| Failure::new(format!("{program} did not start: {error}.")))?;
    if !output.status.success() {
        return Err(Failure::new(format!(
            "{program} failed; its words are above."
        )));
    }
    String::from_utf8(output.stdout)
        .map_err(|_| Failure::new(format!("{program} does not write UTF-8.")))
}

pub fn read_text(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(|error| unreadable(path, &error))
}

pub fn unreadable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("{} cannot be read: {error}.", path.display()))
}

pub fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("{} cannot be written: {error}.", path.display()))
}
