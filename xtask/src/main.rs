//! Set-up and chores in Rust, with no shell: `cargo xtask play`, `test`,
//! `dist`, `shots` and `bench`.

mod bench;
mod browsers;
mod compiler;
mod fuzz;
mod install;
mod job;
mod names;
mod pack;
mod page;
mod places;
mod stamp;
mod suite;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask play [--port N]    build the page and serve it on this machine
cargo xtask test [OPTIONS] [NAME]
                               run every test; with NAME the browser tests
                               whose name contains it
    --core                     only the tests that need no browser and no page
    --engine ENGINE            only this engine: chromium, firefox or webkit
                               (may be given more than once)
cargo xtask dist               build the page into dist/
cargo xtask shots [HASH ...]   pictures of screens, such as '#rules', at five
                               sizes in both themes, into target/screenshots/
cargo xtask bench              how fast the solver is, as ratios: beside a port
                               of the original, and in wasm beside native
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
        "play" => page::play(port(options)?),
        "dist" if options.is_empty() => page::dist(),
        "test" => suite::test(&suite::Selection::read(options)?),
        "shots" => browsers::shots(options),
        "bench" if options.is_empty() => bench::bench(),
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

const DEFAULT_PORT: u16 = 8080;

fn port(options: &[String]) -> Outcome<u16> {
    match options {
        [] => Ok(DEFAULT_PORT),
        [flag, number] if flag == "--port" => number
            .parse()
            .map_err(|_| Failure::new(format!("'{number}' is not a port (1 to 65535)."))),
        _ => Err(Failure::new(format!(
            "'{}' is not understood.\n\n{HELP}",
            options.join(" ")
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_is_a_number() {
        let read = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(ToString::to_string).collect();
            port(&words).ok()
        };
        assert_eq!(read(&[]), Some(DEFAULT_PORT));
        assert_eq!(read(&["--port", "9000"]), Some(9000));
        assert_eq!(read(&["--port", "70000"]), None);
        assert_eq!(read(&["9000"]), None);
    }
}
