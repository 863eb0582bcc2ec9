//! Where things lie in the checkout.

use std::path::{Path, PathBuf};

/// The top folder of the checkout.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
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

/// The page's programs that no first visit waits for, by their names.
pub const LATER_PROGRAMS: [&str; 3] = ["study", "group", "games"];

/// A program of the project's own tools by its name.
pub fn tool(name: &str) -> PathBuf {
    tools_bin().join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}
