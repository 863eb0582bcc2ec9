//! `cargo xtask conformance`: the cases of the Autobahn suite against the
//! relay's own way in.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::job::Job;
use crate::{Failure, Outcome, install, places};

/// The suite: Autobahn's cases, as a package of PyPI.
const SUITE: &str = "kosoku==0.1.0";

/// Cases of compression, which the relay does not offer: its messages are short.
const NOT_OFFERED: [&str; 2] = ["12.*", "13.*"];

const ADVICE: &str = "Python 3 with its module venv is needed (Debian: python3-venv).";

/// Runs the suite; fails where any case does.
pub fn conformance() -> Outcome {
    let folder = places::tools().join("conformance");
    let suite = folder.join("bin").join("kosoku");
    if !suite.is_file() {
        let mut venv = Command::new("python3");
        venv.args(["-m", "venv"]).arg(&folder);
        Job::new("make a place for the suite", venv, ADVICE).run()?;
        let mut pip = Command::new(folder.join("bin").join("pip"));
        pip.args(["install", "--quiet", SUITE]);
        Job::new("install the suite", pip, ADVICE).run()?;
    }
    let mut build = install::cargo();
    build.args(["build", "--package", "score-relay", "--example", "echo"]);
    Job::new(
        "compile the echo",
        build,
        "The compiler's message says what to change.",
    )
    .run()?;
    let mut echo = install::cargo();
    echo.args([
        "run",
        "--quiet",
        "--package",
        "score-relay",
        "--example",
        "echo",
    ]);
    let mut echo = Echo::start(echo)?;
    let mut run = Command::new(&suite);
    run.arg("--outdir").arg(folder.join("report"));
    for cases in NOT_OFFERED {
        run.args(["--exclude", cases]);
    }
    run.arg(echo.address()?);
    Job::new(
        "run the suite",
        run,
        "Its report is in target/tools/conformance/report/.",
    )
    .run()
}

/// The echo, until it is dropped.
struct Echo(Child);

impl Echo {
    fn start(mut command: Command) -> Outcome<Echo> {
        let child = command.stdout(Stdio::piped()).spawn();
        child
            .map(Echo)
            .map_err(|error| Failure::new(format!("the echo could not begin: {error}.")))
    }

    /// Where it says that it is.
    fn address(&mut self) -> Outcome<String> {
        let output = self.0.stdout.take();
        let first = output.and_then(|output| BufReader::new(output).lines().next());
        match first {
            Some(Ok(address)) => Ok(address),
            _ => Err(Failure::new("the echo does not say where it is.")),
        }
    }
}

impl Drop for Echo {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
