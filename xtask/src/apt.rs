//! Installs packages of Debian and Ubuntu with apt, if that is allowed.

use std::env;

use anyhow::{Result, bail};
use xshell::cmd;

use crate::job::{self, Job};
use crate::paths;

/// Installs `packages` if one of `programs` is missing.
///
/// # Errors
/// When a package cannot be installed; the sentence says what to install by hand.
pub fn install_missing(programs: &[&str], packages: &[&str]) -> Result<()> {
    match programs.iter().all(|program| is_on_path(program)) {
        true => Ok(()),
        false => install(packages),
    }
}

/// Whether a program of this name is in a folder of the search path.
pub fn is_on_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Installs packages of Debian or Ubuntu with apt, as root.
///
/// # Errors
/// When a package cannot be installed; the sentence says what to install by hand.
pub fn install(packages: &[&str]) -> Result<()> {
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

/// The words before a command that run it as root; `None` if that is not allowed.
fn root_prefix() -> Result<Option<&'static [&'static str]>> {
    let shell = paths::shell()?;
    if cmd!(shell, "id -u").quiet().read().ok().as_deref() == Some("0") {
        return Ok(Some(&[]));
    }
    let sudo_check = cmd!(shell, "sudo -n true").quiet().ignore_stderr().read();
    let sudo: &[&str] = &["sudo", "-n", "--preserve-env=DEBIAN_FRONTEND"];
    Ok(sudo_check.is_ok().then_some(sudo))
}
