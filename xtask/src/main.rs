//! Set-up and chores in Rust, with no shell: `cargo xtask play`, `test`,
//! `dist`, `shots` and `bench`.

mod bench;
mod browsers;
mod compiler;
mod conformance;
mod fuzz;
mod install;
mod job;
mod names;
mod pack;
mod page;
mod places;
mod program;
mod relay_address;
mod stamp;
mod suite;
mod workshop;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask play [--port N] [--lan]
                               build the game and serve it on this machine, for
                               one player and for groups; with --lan to
                               everybody in the same network
cargo xtask test [OPTIONS] [NAME]
                               run every test; with NAME the browser tests
                               whose name contains it
    --core                     only the tests that need no browser and no page
    --engine ENGINE            only this engine: chromium, firefox or webkit
                               (may be given more than once)
cargo xtask dist [--relay wss://ADDRESS]
                               build the page into dist/, for a static host; with
                               --relay for groups that play over that relay
cargo xtask shots [HASH ...]   pictures of screens, such as '#rules', at five
                               sizes in both themes, into target/screenshots/
cargo xtask bench              how fast the solver is, as ratios: beside a port
                               of the original, and in wasm beside native
cargo xtask bench relay        how many players a relay serves, beside plain
                               WebSocket servers
cargo xtask conformance        Autobahn's cases against the relay's WebSocket
cargo xtask fuzz [SECONDS]     look for bytes that break a relay or a page

Everything that is missing is installed first, into target/tools/.";

/// Why a chore ended early: one or more sentences for the person who began it.
pub struct Failure(pub String);

impl Failure {
    fn new(sentence: impl Into<String>) -> Failure {
        Failure(sentence.into())
    }
}

/// What a chore comes to.
pub type Outcome<T = ()> = Result<T, Failure>;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(sentences)) => {
            eprintln!("\nxtask: {sentences}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Outcome {
    let Some((chore, options)) = arguments.split_first() else {
        return Err(Failure::new(format!("say what to do.\n\n{HELP}")));
    };
    match chore.as_str() {
        "play" => page::play(page::Play::read(options)?),
        "dist" => page::dist(options),
        "test" => suite::test(&suite::Selection::read(options)?),
        "shots" => browsers::shots(options),
        "bench" if options.is_empty() => bench::bench(),
        "bench" if options == ["relay"] => bench::relay(),
        "conformance" if options.is_empty() => conformance::conformance(),
        "fuzz" => fuzz::fuzz(options),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        _ => Err(Failure::new(format!(
            "'{}' is not understood.\n\n{HELP}",
            arguments.join(" ")
        ))),
    }
}
