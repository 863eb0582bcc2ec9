//! The browsers and drivers of the tests: Debian's and Ubuntu's packages, put
//! in place by apt where it may.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::job::{self, Job};
use crate::{Failure, Outcome, install, page};

/// An engine and what its tests need of the machine.
pub struct Engine {
    /// Its name on the command line and in the names of tests.
    pub name: &'static str,
    packages: &'static [&'static str],
    /// What must be there; any one of each group will do.
    programs: &'static [&'static [&'static str]],
}

/// All three.
pub const ENGINES: [Engine; 3] = [
    Engine {
        name: "chromium",
        packages: &["chromium", "chromium-driver"],
        programs: &[&["chromium", "google-chrome"], &["chromedriver"]],
    },
    Engine {
        name: "firefox",
        packages: &["firefox-esr"],
        programs: &[&["firefox-esr", "firefox"]],
    },
    Engine {
        name: "webkit",
        packages: &["webkit2gtk-driver", "xvfb"],
        programs: &[&["WebKitWebDriver"], &["Xvfb"]],
    },
];

/// Installs what the tests in these engines need and is missing.
pub fn install(names: &[&str]) -> Outcome {
    let engines = || ENGINES.iter().filter(|engine| names.contains(&engine.name));
    let missing: Vec<&str> = engines()
        .filter(|engine| !engine.is_present())
        .flat_map(|engine| engine.packages)
        .copied()
        .collect();
    if !missing.is_empty() {
        apt_install(&missing)?;
    }
    install::test_tools(names.contains(&"firefox"))
}

impl Engine {
    fn is_present(&self) -> bool {
        self.programs
            .iter()
            .all(|any| any.iter().any(|program| is_on_path(program)))
    }
}

fn is_on_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn apt_install(packages: &[&str]) -> Outcome {
    let list = packages.join(" ");
    let by_hand = format!(
        "The browser tests need these packages, or their like: {list}. \
         On Debian and Ubuntu: apt-get install -y --no-install-recommends {list}"
    );
    if !is_on_path("apt-get") {
        return Err(Failure::new(by_hand));
    }
    let Some(prefix) = rights() else {
        return Err(Failure::new(format!(
            "{by_hand} (as root; this session may not)."
        )));
    };
    let apt = |arguments: &[&str]| {
        let words = [prefix, &["apt-get"], arguments].concat();
        let mut command = Command::new(words[0]);
        command
            .args(&words[1..])
            .env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    const ADVICE: &str = "See what apt says, and run the same command again.";
    job::run_together(vec![Job::new(
        "fetch apt's lists",
        apt(&["update"]),
        ADVICE,
    )])?;
    let arguments = [&["install", "-y", "--no-install-recommends"], packages].concat();
    job::run_together(vec![Job::new(
        format!("install {list}"),
        apt(&arguments),
        ADVICE,
    )])
}

/// What stands before a command to run it as root; none where we may not.
fn rights() -> Option<&'static [&'static str]> {
    let says = |words: &[&str]| {
        Command::new(words[0])
            .args(&words[1..])
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .output()
            .ok()
            .filter(|output| output.status.success())
            .map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    if says(&["id", "-u"])? == "0" {
        return Some(&[]);
    }
    says(&["sudo", "-n", "true"])?;
    Some(&["sudo", "-n", "--preserve-env=DEBIAN_FRONTEND"])
}

/// `cargo xtask shots`: pictures of screens for people to look at.
pub fn shots(places: &[String]) -> Outcome {
    page::build(None, Vec::new())?;
    install(&["chromium"])?;
    let mut command = install::cargo();
    command
        .args([
            "run",
            "--quiet",
            "--package",
            "score-tests",
            "--bin",
            "shots",
            "--",
        ])
        .args(places);
    Job::new("take the pictures", command, "Its words say why.").run()?;
    println!(
        "They are in {}.",
        Path::new("target").join("screenshots").display()
    );
    Ok(())
}
