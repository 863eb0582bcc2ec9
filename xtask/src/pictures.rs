//! Takes pictures of screens: for people to look at, and those of docs/CLASSROOM.md.

use std::path::Path;

use anyhow::{Context, Result};
use xshell::cmd;

use crate::browsers::{self, Engine};
use crate::build_freshness::Copies;
use crate::job::Job;
use crate::{page, paths};

/// `cargo xtask shots`: takes pictures of screens for people to look at.
///
/// # Errors
/// When the page or the browser is not available.
pub fn of_screens(hashes: &[String], before: Option<&Path>) -> Result<()> {
    page::build(None, Copies::Quick, Vec::new())?;
    browsers::install(&[Engine::Chromium])?;
    let shell = paths::shell()?;
    let before = before
        .into_iter()
        .flat_map(|folder| [Path::new("--before"), folder]);
    let take = cmd!(
        shell,
        "cargo run --quiet --package score-tests --bin shots -- {before...} {hashes...}"
    );
    Job::new("take the pictures", take, "Its words say why.").run()?;
    println!("They are in target/screenshots/.");
    Ok(())
}

/// Takes the pictures of docs/CLASSROOM.md, into a folder that is not in the repository.
///
/// # Errors
/// When a picture cannot be taken.
pub fn of_classroom() -> Result<()> {
    let shell = paths::shell()?;
    let folder = paths::target().join("screenshots").join("classroom");
    let draw = cmd!(
        shell,
        "cargo run --quiet --package score-tests --bin classroom_pictures -- {folder}"
    );
    draw.run().context("the pictures of docs/CLASSROOM.md")
}
