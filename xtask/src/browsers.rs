//! The browsers and drivers of the tests, which apt installs as Debian's and Ubuntu's packages if
//! it may.

use anyhow::Result;
use clap::ValueEnum;

use crate::apt::{self, is_on_path};
use crate::install;

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
        apt::install(&missing)?;
    }
    if engines.contains(&Engine::Chromium)
        && !is_on_path(HEADLESS_SHELL)
        && let Err(error) = apt::install(&[HEADLESS_SHELL])
    {
        println!("All specs run in Chromium itself, which takes longer: {error:#}");
    }
    install::test_tools(engines.contains(&Engine::Firefox))
}
