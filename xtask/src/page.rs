//! Builds the page and serves it.

use std::ffi::OsStr;
use std::process::Command;
use std::time::Instant;

use crate::compiler::Compiler;
use crate::job::{self, Job, spoken};
use crate::stamp::Stamp;
use crate::{Outcome, install, pack, places};

const BUILD_ADVICE: &str = "The compiler's message says what to change.";

/// Builds the page into `dist/`, and `others` beside it.
pub fn build(others: Vec<Job>) -> Outcome {
    let start = Instant::now();
    install::wasm_target()?;
    let compiler = Compiler::new();
    // Cargo compiles the page while the tools are being installed; Trunk
    // then finds it done. The arguments are Trunk's own, so that nothing is
    // compiled twice.
    let mut page = install::cargo();
    page.args([
        "build",
        &format!("--target={}", install::WASM_TARGET),
        "--manifest-path",
    ])
    .arg(places::root().join("Cargo.toml"))
    .args(["--profile", "web", "--bins"]);
    compiler.set_up(&mut page);
    let mut jobs = vec![Job::new("compile the page", page, BUILD_ADVICE)];
    jobs.extend(others);
    install::page_tools(jobs)?;
    if Stamp::now().is_kept() {
        println!(
            "The page in dist/ is up to date ({}).",
            spoken(start.elapsed())
        );
        return Ok(());
    }
    let mut trunk = trunk(["build", "--release", "--offline"]);
    compiler.set_up(&mut trunk);
    job::run_together(vec![Job::new("put the page together", trunk, BUILD_ADVICE)])?;
    pack::pack()?;
    Stamp::now().keep();
    println!("The page is in dist/ ({}).", spoken(start.elapsed()));
    Ok(())
}

/// `cargo xtask dist`
pub fn dist() -> Outcome {
    build(Vec::new())
}

/// `cargo xtask play`: builds the page and serves it until it is ended.
pub fn play(port: u16) -> Outcome {
    let mut server = install::cargo();
    server.args(["build", "--package", "score-site"]);
    build(vec![Job::new("compile the server", server, BUILD_ADVICE)])?;
    let mut site = install::cargo();
    site.args(["run", "--quiet", "--package", "score-site", "--"])
        .arg(places::dist())
        .arg(port.to_string());
    become_program("serve the page", site)
}

fn trunk<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = Command::new(places::tool("trunk"));
    if !places::tool("trunk").is_file() {
        command = Command::new("trunk");
    }
    command
        .args(arguments)
        .current_dir(places::root())
        .env("PATH", install::search_path())
        .env("TRUNK_SKIP_VERSION_CHECK", "true")
        // Trunk reads this as a flag of its own and refuses the usual '1'.
        .env_remove(OsStr::new("NO_COLOR"));
    command
}

/// Goes on as another program, so that whoever ends this one ends that one.
#[cfg(unix)]
fn become_program(name: &str, mut command: Command) -> Outcome {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(crate::Failure::new(format!(
        "'{name}' could not begin: {error}."
    )))
}

#[cfg(not(unix))]
fn become_program(name: &str, command: Command) -> Outcome {
    Job::new(name, command, "Try another port with --port.").run()
}
