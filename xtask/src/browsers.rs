//! The browsers and drivers of the tests, which apt installs as Debian's and Ubuntu's packages if
//! it may; and pictures of screens.

use std::env;
use std::path::Path;

use anyhow::{Result, bail};
use clap::ValueEnum;
use xshell::cmd;

use crate::build_freshness::Copies;
use crate::job::{self, Job};
use crate::{install, page, paths};

/// Chromium without windows, for specs that need none; not every system has it as a package.
const HEADLESS_SHELL: &str = "chromium-headless-shell";

/// An engine of browsers, by its name on the command line and in the names of tests.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Engine {
    Chromium,
    Firefox,
    Webkit,
}

impl Engine {
    pub fn name(&self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }

    fn packages(self) -> &'static [&'static str] {
        match self {
            Engine::Chromium => &["chromium", "chromium-driver"],
            Engine::Firefox => &["firefox-esr"],
            Engine::Webkit => &["webkit2gtk-driver", "xvfb"],
        }
    }

    /// The groups of programs that are needed; one of each group is enough.
    fn programs(self) -> &'static [&'static [&'static str]] {
        match self {
            Engine::Chromium => &[&["chromium", "google-chrome"], &["chromedriver"]],
            Engine::Firefox => &[&["firefox-esr", "firefox"]],
            Engine::Webkit => &[&["WebKitWebDriver"], &["Xvfb"]],
        }
    }

    fn is_present(self) -> bool {
        let mut groups = self.programs().iter();
        groups.all(|any| any.iter().any(|program| is_on_path(program)))
    }
}

/// Installs the missing programs that the tests in these engines need.
///
/// # Errors
/// When a package cannot be installed; the sentence says what to install by hand.
pub fn install(engines: &[Engine]) -> Result<()> {
    let missing = engines.iter().filter(|engine| !engine.is_present());
    let missing: Vec<&str> = missing
        .flat_map(|engine| engine.packages())
        .copied()
        .collect();
    if !missing.is_empty() {
        apt_install(&missing)?;
    }
    if engines.contains(&Engine::Chromium)
        && !is_on_path(HEADLESS_SHELL)
        && let Err(error) = apt_install(&[HEADLESS_SHELL])
    {
        println!("All specs run in Chromium itself, which takes longer: {error:#}");
    }
    install::test_tools(engines.contains(&Engine::Firefox))
}

/// Installs `packages` where one of `programs` is missing.
///
/// # Errors
/// When a package cannot be installed; the sentence says what to install by hand.
pub fn install_where_missing(programs: &[&str], packages: &[&str]) -> Result<()> {
    match programs.iter().all(|program| is_on_path(program)) {
        true => Ok(()),
        false => apt_install(packages),
    }
}

fn is_on_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn apt_install(packages: &[&str]) -> Result<()> {
    const ADVICE: &str = "See what apt says, and run the same command again.";
    let list = packages.join(" ");
    let by_hand = format!(
        "These packages are needed, or their like: {list}. \
         On Debian and Ubuntu: apt-get install -y --no-install-recommends {list}"
    );
    if !is_on_path("apt-get") {
        bail!(by_hand);
    }
    let Some(root_prefix) = root_prefix()? else {
        bail!("{by_hand} (as root; this session may not).");
    };
    let shell = paths::shell()?;
    // The words that run a command as root, if any are needed, and apt-get.
    let apt: Vec<&str> = root_prefix.iter().copied().chain(["apt-get"]).collect();
    let (program, apt) = (apt[0], &apt[1..]);
    shell.set_var("DEBIAN_FRONTEND", "noninteractive");
    let update = cmd!(shell, "{program} {apt...} update");
    let install = cmd!(
        shell,
        "{program} {apt...} install -y --no-install-recommends {packages...}"
    );
    job::run_together(vec![Job::new("fetch apt's lists", update, ADVICE)])?;
    job::run_together(vec![Job::new(format!("install {list}"), install, ADVICE)])
}

/// The words before a command that run it as root; `None` where that is not allowed.
fn root_prefix() -> Result<Option<&'static [&'static str]>> {
    let shell = paths::shell()?;
    if cmd!(shell, "id -u").quiet().read().ok().as_deref() == Some("0") {
        return Ok(Some(&[]));
    }
    let sudo_check = cmd!(shell, "sudo -n true").quiet().ignore_stderr().read();
    let sudo: &[&str] = &["sudo", "-n", "--preserve-env=DEBIAN_FRONTEND"];
    Ok(sudo_check.is_ok().then_some(sudo))
}

/// `cargo xtask shots`: pictures of screens for people to look at.
///
/// # Errors
/// When the page or the browser is not available.
pub fn shots(hashes: &[String], before: Option<&Path>) -> Result<()> {
    page::build(None, Copies::Quick, Vec::new())?;
    install(&[Engine::Chromium])?;
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
