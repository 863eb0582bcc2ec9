//! Set-up and chores in Rust, with no shell: `cargo xtask help` lists them.

mod bench;
mod browsers;
mod changed;
mod chores;
mod cluster;
mod conformance;
mod file_list;
mod fuzz;
mod hook;
mod install;
mod job;
#[cfg(test)]
mod licences;
mod manifests;
mod nats_node;
mod page;
mod paths;
mod relay_address;
mod stamp;
mod suite;
mod test_runs;
mod words;

use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::{Parser, Subcommand, ValueEnum};

use crate::relay_address::RelayAddress;

/// Set-up and chores. Tools that are missing are installed first, into score-tools in the
/// user's cache folder, or where SCORE_TOOLS says.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build the game and serve it on this machine, for one player and for groups
    Play(page::Play),
    /// Build the game and serve it by three relays and three NATS servers on this machine, to try
    /// out what happens when one dies; needs Python 3 with pip where there is no nats-server
    Cluster(cluster::Options),
    /// Run every test; with NAME the browser tests whose name contains it
    Test(suite::Selection),
    /// Build the page into dist/, for a static host
    Dist {
        /// For groups that play over this relay, such as wss://relay.example/relay
        #[arg(long, value_name = "ADDRESS", env = hook::RELAY_VARIABLE)]
        relay: Option<RelayAddress>,
    },
    /// Take pictures of screens, such as '#rules', at five sizes in both themes, into
    /// target/screenshots/
    Shots {
        /// What stands in the address; all screens without
        hashes: Vec<String>,
    },
    /// Measure how fast the solver is, as ratios: beside a port of the original, and in
    /// wasm beside native; or how many players a relay serves; or what a pupil can spoil; or what
    /// three relays and three NATS servers lose when they are killed, frozen and cut off
    Bench {
        #[arg(value_enum, default_value_t)]
        what: Bench,
        /// What alone is measured: parts of `relay` and `cluster`, such as answers or kills, or
        /// words of an attack's name
        parts: Vec<String>,
        /// With the smallest load, to see that `solver` or `relay` runs; the figures say nothing
        #[arg(long)]
        small: bool,
    },
    /// Put Autobahn's cases to the relay's WebSocket; needs Python 3 with venv
    Conformance,
    /// Look for bytes that break a relay or a page
    Fuzz {
        /// For how many seconds each of the two is fed
        #[arg(default_value_t = 60)]
        seconds: u32,
    },
    /// What Trunk calls when it has put the page together
    #[command(hide = true)]
    Hook,
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum Bench {
    #[default]
    Solver,
    Relay,
    Spoil,
    Cluster,
}

fn main() -> ExitCode {
    match run(Arguments::parse().chore) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: Chore) -> Result<()> {
    match chore {
        Chore::Play(options) => page::play(&options),
        Chore::Cluster(options) => cluster::cluster(&options),
        Chore::Test(selection) => suite::test(&selection),
        Chore::Dist { relay } => page::build(relay.as_ref(), Vec::new()),
        Chore::Shots { hashes } => browsers::shots(&hashes),
        Chore::Bench { what, parts, small } => match what {
            Bench::Solver if !parts.is_empty() => bail!("`bench solver` has no parts"),
            Bench::Spoil | Bench::Cluster if small => bail!("this has no smaller load"),
            Bench::Solver => bench::bench(small),
            Bench::Relay => bench::relay(&parts, small),
            Bench::Spoil => bench::spoil(&parts),
            Bench::Cluster => bench::cluster(&parts),
        },
        Chore::Conformance => conformance::conformance(),
        Chore::Fuzz { seconds } => fuzz::fuzz(seconds),
        Chore::Hook => hook::hook(),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Arguments::command().debug_assert();
    }
}
