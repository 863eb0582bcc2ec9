//! Builds the page, and serves it with a relay.

use std::process::Command;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use xshell::cmd;

use crate::build_freshness::{BuildHashes, Copies};
use crate::hook::{QUICK_COPIES_VARIABLE, RELAY_VARIABLE};
use crate::job::{self, Job, format_duration};
use crate::relay_address::RelayAddress;
use crate::{install, paths};

/// The advice on a program that does not compile.
pub const BUILD_ADVICE: &str = "The compiler's message says what to change.";

/// Builds the page into `dist/` with these compressed copies, for the relay at its own site or for
/// `relay`. It does the same as `trunk build --release`. It runs `others` meanwhile, when a
/// processor is free: compiling the page takes one thread for minutes.
///
/// # Errors
/// When a tool cannot be installed, or a program does not compile.
pub fn build(relay: Option<&RelayAddress>, copies: Copies, others: Vec<Job>) -> Result<()> {
    let start = Instant::now();
    install::wasm_target()?;
    let shell = paths::shell()?;
    // Cargo compiles the page while the tools are being installed, with Trunk's own arguments, so
    // that Trunk then finds the page compiled.
    let manifest = paths::root().join("Cargo.toml");
    let target = install::WASM_TARGET;
    let page = cmd!(
        shell,
        "cargo build --target={target} --manifest-path {manifest} --profile web --bins"
    );
    install::page_tools(Job::new("compile the page", page, BUILD_ADVICE), others)?;
    let is_current = BuildHashes::now(relay)?.is_current(copies);
    if !is_current {
        let mut trunk = cmd!(shell, "trunk build --release --offline")
            .env("PATH", install::search_path()?)
            .env("TRUNK_SKIP_VERSION_CHECK", "true")
            // Trunk reads this as a flag of its own and refuses the usual '1'.
            .env_remove("NO_COLOR")
            .env_remove(RELAY_VARIABLE)
            .env_remove(QUICK_COPIES_VARIABLE);
        if copies == Copies::Quick {
            trunk = trunk.env(QUICK_COPIES_VARIABLE, "1");
        }
        if let Some(relay) = relay {
            trunk = trunk.env(RELAY_VARIABLE, relay.as_str());
        }
        job::run_together(vec![Job::new("put the page together", trunk, BUILD_ADVICE)])?;
    }
    let time = format_duration(start.elapsed());
    if is_current {
        println!("The page in dist/ is up to date ({time}).");
    } else {
        BuildHashes::now(relay)?.save(copies);
        println!("The page is in dist/ ({time}).");
    }
    Ok(())
}

/// The options of `cargo xtask play`.
#[derive(Args)]
pub struct Play {
    /// The port to serve at; no other one is tried
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// Serve all devices in the same network
    #[arg(long)]
    lan: bool,
}

/// `cargo xtask play`: builds the page and a relay, which serves it until Ctrl-C.
///
/// # Errors
/// When the page or the relay does not compile, or the relay does not start.
pub fn play(options: &Play) -> Result<()> {
    let shell = paths::shell()?;
    let relay = cmd!(shell, "cargo build --package score-relay");
    build(
        None,
        Copies::Quick,
        vec![Job::new("compile the relay", relay, BUILD_ADVICE)],
    )?;
    let dist = paths::dist();
    let log = paths::root().join("target").join("score-relay.sqlite");
    let address = if options.lan { "0.0.0.0" } else { "127.0.0.1" };
    let port = options.port.map(|port| format!("--port={port}"));
    let relay = cmd!(
        shell,
        "cargo run --quiet --package score-relay --
         --site {dist} --log {log} --address {address} {port...}"
    );
    become_program("serve the game", relay.into())
}

/// Replaces this program by another one, so that ending this one ends that one.
#[cfg(unix)]
fn become_program(name: &str, mut command: Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    anyhow::bail!("'{name}' could not begin: {error}.")
}

#[cfg(not(unix))]
fn become_program(name: &str, command: Command) -> Result<()> {
    Job::new(name, command, "Try another port with --port.").run()
}
