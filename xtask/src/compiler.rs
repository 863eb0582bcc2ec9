//! How the page's program is compiled: with a standard library that is
//! compiled for size along with it, where that can be.
//!
//! The library that rustup ships is compiled for speed, and a panic in it
//! carries texts that no player ever sees. Compiled anew it makes the page a
//! tenth smaller. Cargo and rustc call the switches for that unstable and open
//! them only to those who ask with `RUSTC_BOOTSTRAP`; a compiler that does not
//! know one of them builds the page without, and larger.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::{install, places};

/// A panic stops the program at once, without words, and nothing is kept that
/// only such words need.
const FLAGS: [&str; 4] = [
    "-Zunstable-options",
    "-Cpanic=immediate-abort",
    "-Zlocation-detail=none",
    "-Zfmt-debug=none",
];

/// The compiler with its settings for the page, found once for all programs
/// that call it: with other settings everything would be compiled again.
pub struct Compiler {
    settings: Vec<(&'static str, OsString)>,
}

impl Compiler {
    /// Finds out what this machine can do, and says so where it is less.
    pub fn new() -> Compiler {
        // A folder of its own, because libraries look at RUSTC_BOOTSTRAP: in
        // a common one the page and the tests would undo each other's work.
        let mut settings = vec![("CARGO_TARGET_DIR", folder().into_os_string())];
        if !install::std_sources() {
            println!(
                "Rust's standard library cannot be compiled anew, because its sources are not \
                 here (rustup component add rust-src). The page works, but is larger."
            );
        } else if !knows_the_flags() {
            println!(
                "This version of Rust has other switches than 1.95, so its standard library is \
                 taken as it is. The page works, but is larger."
            );
        } else {
            settings.extend([
                ("RUSTC_BOOTSTRAP", "1".into()),
                ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort".into()),
                (
                    "CARGO_UNSTABLE_BUILD_STD_FEATURES",
                    "optimize_for_size".into(),
                ),
                ("RUSTFLAGS", flags()),
            ]);
        }
        Compiler { settings }
    }

    /// A program that compiles the page in the end, with these settings.
    pub fn set_up(&self, command: &mut Command) {
        command.envs(self.settings.iter().map(|(name, value)| (name, value)));
    }
}

/// Where the page is compiled.
pub fn folder() -> PathBuf {
    places::root().join("target").join("page")
}

/// Ours after those of whoever runs this.
fn flags() -> OsString {
    let mut flags = env::var_os("RUSTFLAGS").unwrap_or_default();
    for flag in FLAGS {
        flags.push(" ");
        flags.push(flag);
    }
    flags
}

fn knows_the_flags() -> bool {
    Command::new("rustc")
        .args(FLAGS)
        .args(["--print", "cfg", "--target", install::WASM_TARGET])
        .env("RUSTC_BOOTSTRAP", "1")
        .current_dir(places::root())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
