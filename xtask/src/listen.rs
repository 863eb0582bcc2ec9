//! `cargo xtask listen`: plays the page by ear and keys alone, with a real screen reader.

use std::env;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::apt;
use crate::browsers::{self, Engine};
use crate::build_freshness::Copies;
use crate::job::Job;
use crate::page;
use crate::suite;

/// The packages of Debian and Ubuntu with the desktop that a screen reader needs.
const PACKAGES: [&str; 11] = [
    "orca",
    "speech-dispatcher",
    "speech-dispatcher-audio-plugins",
    "at-spi2-core",
    "dbus",
    "dconf-gsettings-backend",
    "libglib2.0-bin",
    "openbox",
    "python3-pyatspi",
    "xdotool",
    "xvfb",
];

/// One program of each package that has programs.
const PROGRAMS: [&str; 6] = [
    "orca",
    "speech-dispatcher",
    "dbus-run-session",
    "gsettings",
    "openbox",
    "xdotool",
];

/// Listens to the journeys whose name contains one of these words, or to all.
///
/// # Errors
/// When a program cannot be installed, the page cannot be built, or something else is heard than
/// expected.
pub fn listen(words: &[String]) -> Result<()> {
    ensure!(
        env::consts::OS == "linux",
        "Orca is a screen reader for Linux; on other systems nobody listens."
    );
    page::build(None, Copies::Quick, Vec::new())?;
    apt::install_missing(&PROGRAMS, &PACKAGES)?;
    browsers::install(&[Engine::Firefox])?;
    // The tests get a D-Bus of their own, so that nothing changes on the desktop of the person who
    // calls this.
    let tests = suite::page_tests("--test=heard --")?;
    let mut command = Command::new("dbus-run-session");
    command
        .arg("--")
        .arg(tests.get_program())
        .args(tests.get_args())
        .args(words);
    for (name, value) in tests.get_envs() {
        if let Some(value) = value {
            command.env(name, value);
        }
    }
    Job::new(
        "listen",
        command,
        "What was heard is in target/heard/, and what is expected in tests/heard/.",
    )
    .run()
}
