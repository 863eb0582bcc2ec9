//! The paths of files and folders in the checkout, and the folder of the tools.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::Shell;

/// The top folder of the checkout.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// The shell from which programs are called, in the top folder.
///
/// # Errors
/// When this process has no working folder.
pub fn shell() -> Result<Shell> {
    let shell = Shell::new().context("The folder from which this was called is gone")?;
    shell.change_dir(root());
    Ok(shell)
}

/// The folder into which cargo compiles.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The name of the variable that names another place for the tools.
pub const TOOLS_VARIABLE: &str = "SCORE_TOOLS";

/// The folder in which tools are installed, each in a folder of its name and version. It is in the
/// user's cache, so that every checkout on the machine has them.
pub fn tools() -> PathBuf {
    std::env::var_os(TOOLS_VARIABLE)
        .filter(|place| !place.is_empty())
        // A relative path is relative to the top folder, wherever a tool is called.
        .map(|place| root().join(place))
        .or_else(|| dirs::cache_dir().map(|cache| cache.join("score-tools")))
        // For a user without a home folder it is in the checkout.
        .unwrap_or_else(|| root().join("target").join("tools"))
}

/// The folder of one tool.
pub fn tool(name: &str, version: &str) -> PathBuf {
    tools().join(format!("{name}-{version}"))
}

/// The folder for the output of programs that ran at the same time.
pub fn logs() -> PathBuf {
    root().join("target").join("logs")
}

/// The built page.
pub fn dist() -> PathBuf {
    root().join("dist")
}
