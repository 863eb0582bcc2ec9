//! `cargo xtask lms`: plays a package in Open edX's own SCORM block, and reads the grade that it stores.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use xshell::cmd;

use crate::browsers::{self, Engine};
use crate::build_freshness::Copies;
use crate::install;
use crate::job::Job;
use crate::page;
use crate::paths;
use crate::server::Server;
use crate::suite;

/// The block and its version. Then come the packages of PyPI that it needs outside of Open edX,
/// above all the workbench, a server for one block.
const BLOCK: (&str, &str) = ("openedx-scorm-xblock", "19.0.5");
const OTHERS: [&str; 3] = ["xblock-sdk==0.14.0", "django-pyfs==3.2.0", "lazy==2.0"];

/// The folder with the settings of the workbench, and the script that reads its database.
const SCRIPTS: &str = "xtask/lms";

const ADVICE: &str = "Python 3.11 or later with its module venv is needed (Debian: python3-venv).";

/// Plays a package in the block.
///
/// # Errors
/// When the block cannot be installed or started, the page cannot be built, or a package does not do
/// what it should.
pub fn lms() -> Result<()> {
    let programs = install_block()?;
    page::build(None, Copies::Quick, Vec::new())?;
    browsers::install(&[Engine::Chromium])?;
    // Each run begins with no packages and no pupils.
    let folder = paths::target().join("lms");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("{} is in use", folder.display()))?;
    }
    fs::create_dir_all(&folder)?;
    let mut migrate = workbench(&programs, &folder);
    migrate.args(["migrate", "--run-syncdb", "--verbosity=0"]);
    Job::new("make the block's database", migrate, ADVICE).run()?;
    let port = free_port()?;
    let mut serve = workbench(&programs, &folder);
    serve.args(["runserver", "--noreload", &format!("127.0.0.1:{port}")]);
    let _server = Server::start("the block's workbench".to_owned(), serve, &folder, port)?;
    let mut play = suite::page_tests("--test=lms")?;
    play.env("SCORE_ENGINES", "chromium")
        .env("SCORE_LMS", format!("http://127.0.0.1:{port}"))
        .env("SCORE_LMS_FOLDER", &folder)
        .env("SCORE_LMS_PYTHON", programs.join("python"))
        .env("SCORE_LMS_STORED", scripts().join("stored.py"))
        .env("SCORE_LMS_CHECK", scripts().join("check_package.py"))
        .env("SCORE_LMS_SCHEMAS", install::scorm_schemas()?);
    Job::new(
        "play a package in the block",
        play,
        "The block's words are in target/lms/log.txt.",
    )
    .run()?;
    println!("Pictures of the block are in target/lms/: those of docs/LMS.md are from there.");
    Ok(())
}

/// Installs the block, if it is missing; returns the folder of its programs.
fn install_block() -> Result<PathBuf> {
    let shell = paths::shell()?;
    let (name, version) = BLOCK;
    let folder = paths::tool(name, version);
    let programs = folder.join("bin");
    if !programs.join("django-admin").is_file() {
        let venv = cmd!(shell, "python3 -m venv {folder}");
        Job::new("make a place for the block", venv, ADVICE).run()?;
        let pip = programs.join("pip");
        let install = cmd!(shell, "{pip} install --quiet {name}=={version} {OTHERS...}");
        Job::new("install the block", install, ADVICE).run()?;
    }
    Ok(programs)
}

fn scripts() -> PathBuf {
    paths::root().join(SCRIPTS)
}

/// Django's command for the workbench with its files in `folder`.
fn workbench(programs: &Path, folder: &Path) -> Command {
    let mut command = Command::new(programs.join("django-admin"));
    command
        .env("DJANGO_SETTINGS_MODULE", "workbench_settings")
        .env("PYTHONPATH", scripts())
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("EXCLUDE_SAMPLE_XBLOCKS", "yes")
        .env("SCORE_LMS_FOLDER", folder);
    command
}

/// A port that no program uses at this moment.
fn free_port() -> Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    Ok(listener.local_addr()?.port())
}
