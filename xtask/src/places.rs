//! Where things lie in the checkout.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::Shell;

/// The top folder of the checkout.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// What programs are called from: the top folder.
///
/// # Errors
/// When this process has no folder that it could come back to.
pub fn shell() -> Result<Shell> {
    let shell = Shell::new().context("The folder from which this was called is gone")?;
    shell.change_dir(root());
    Ok(shell)
}

/// Where cargo compiles.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The project's own tools; nothing is installed outside.
pub fn tools() -> PathBuf {
    root().join("target").join("tools")
}

/// The programs that cargo installed.
pub fn tools_bin() -> PathBuf {
    tools().join("bin")
}

/// Where npm installs.
pub fn npm() -> PathBuf {
    tools().join("npm")
}

/// The packages that npm installed there.
pub fn node_modules() -> PathBuf {
    npm().join("node_modules")
}

/// The built page.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// A program of the project's own tools by its name.
pub fn tool(name: &str) -> PathBuf {
    tools_bin().join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}
