//! `cargo xtask conformance`: runs the cases of the Autobahn suite against the relay's WebSocket.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};
use xshell::cmd;

use crate::job::Job;
use crate::{page, paths};

/// The package of PyPI with Autobahn's cases, and its version.
const SUITE: (&str, &str) = ("kosoku", "0.1.0");

/// Cases of compression, which the relay does not offer: its messages are short.
const NOT_OFFERED: [&str; 2] = ["12.*", "13.*"];

const ADVICE: &str = "Python 3 with its module venv is needed (Debian: python3-venv).";

/// Runs the suite.
///
/// # Errors
/// When any case fails, or the suite cannot be installed.
pub fn conformance() -> Result<()> {
    let shell = paths::shell()?;
    let (name, version) = SUITE;
    let folder = paths::tool(name, version);
    let suite = folder.join("bin").join("kosoku");
    if !suite.is_file() {
        let venv = cmd!(shell, "python3 -m venv {folder}");
        Job::new("make a place for the suite", venv, ADVICE).run()?;
        let pip = folder.join("bin").join("pip");
        let install = cmd!(shell, "{pip} install --quiet {name}=={version}");
        Job::new("install the suite", install, ADVICE).run()?;
    }
    let build = cmd!(shell, "cargo build --package score-relay --example echo");
    Job::new("compile the echo", build, page::BUILD_ADVICE).run()?;
    let echo = cmd!(
        shell,
        "cargo run --quiet --package score-relay --example echo"
    );
    let mut echo = Echo::start(echo.into())?;
    let address = echo.address()?;
    let report = paths::target().join("conformance");
    let left_out = NOT_OFFERED.iter().flat_map(|cases| ["--exclude", cases]);
    let run = cmd!(shell, "{suite} --outdir {report} {left_out...} {address}");
    let advice = "Its report is in target/conformance/.";
    Job::new("run the suite", run, advice).run()
}

/// The echo server. Dropping the value ends it.
struct Echo(Child);

impl Echo {
    fn start(mut command: Command) -> Result<Echo> {
        let child = command.stdout(Stdio::piped()).spawn();
        child.map(Echo).context("the echo could not begin")
    }

    /// The address that the echo server prints.
    fn address(&mut self) -> Result<String> {
        let output = self.0.stdout.take();
        let first = output.and_then(|output| BufReader::new(output).lines().next());
        match first {
            Some(Ok(address)) => Ok(address),
            _ => bail!("the echo does not say where it is."),
        }
    }
}

impl Drop for Echo {
    fn drop(&mut self) {
        // The process may have ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
