//! Builds the page and serves it.

use std::ffi::OsStr;
use std::process::Command;
use std::time::Instant;

use crate::compiler::Compiler;
use crate::job::{Job, Work, spoken};
use crate::relay_address::RelayAddress;
use crate::stamp::Stamp;
use crate::{Failure, HELP, Outcome, install, pack, places};

const BUILD_ADVICE: &str = "The compiler's message says what to change.";

/// Builds the page into `dist/`, for the relay at its own site or for this one,
/// and does `others` meanwhile, where it leaves time for them.
pub fn build(relay: Option<&RelayAddress>, others: Vec<Job>) -> Outcome {
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
    // To compile Trunk takes longest, in a long chain at its end: it goes first.
    let mut jobs = vec![Job::new("compile the page", page, BUILD_ADVICE).patient()];
    jobs.extend(others.into_iter().map(Job::behind));
    let mut work = Work::new();
    install::page_tools(&mut work, jobs)?;
    if Stamp::now(relay).is_kept() {
        work.finish()?;
        println!(
            "The page in dist/ is up to date ({}).",
            spoken(start.elapsed())
        );
        return Ok(());
    }
    let mut trunk = trunk(["build", "--release", "--offline"]);
    compiler.set_up(&mut trunk);
    work.run(vec![Job::new("put the page together", trunk, BUILD_ADVICE)])?;
    pack::pack(relay)?;
    Stamp::now(relay).keep();
    work.finish()?;
    println!("The page is in dist/ ({}).", spoken(start.elapsed()));
    Ok(())
}

/// `cargo xtask dist`
pub fn dist(options: &[String]) -> Outcome {
    match options {
        [] => build(None, Vec::new()),
        [flag, address] if flag == "--relay" => {
            build(Some(&RelayAddress::read(address)?), Vec::new())
        }
        _ => Err(Failure::new(format!(
            "'{}' is not understood.\n\n{HELP}",
            options.join(" ")
        ))),
    }
}

/// How `cargo xtask play` is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// The port, where it has to be this one.
    port: Option<u16>,
    /// Whether other devices can come.
    is_for_all: bool,
}

impl Play {
    /// Reads the options after `play`.
    pub fn read(options: &[String]) -> Outcome<Play> {
        let mut play = Play::default();
        let mut words = options.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--lan" => play.is_for_all = true,
                "--port" => {
                    let number = words.next().map_or("", String::as_str);
                    let port = number.parse().map_err(|_| {
                        Failure::new(format!("'{number}' is not a port (1 to 65535)."))
                    });
                    play.port = Some(port?);
                }
                _ => {
                    return Err(Failure::new(format!(
                        "'{word}' is not understood.\n\n{HELP}"
                    )));
                }
            }
        }
        Ok(play)
    }

    /// What the relay is told.
    fn arguments(self) -> Vec<String> {
        let address = if self.is_for_all {
            "0.0.0.0"
        } else {
            "127.0.0.1"
        };
        let port = self
            .port
            .map(|port| ["--port".to_owned(), port.to_string()]);
        let mut arguments = vec!["--address".to_owned(), address.to_owned()];
        arguments.extend(port.into_iter().flatten());
        arguments
    }
}

/// `cargo xtask play`: builds the page and a relay, which serves it until it is
/// ended.
pub fn play(asked: Play) -> Outcome {
    let mut relay = install::cargo();
    relay.args(["build", "--package", "score-relay"]);
    build(
        None,
        vec![Job::new("compile the relay", relay, BUILD_ADVICE)],
    )?;
    let mut relay = install::cargo();
    relay
        .args(["run", "--quiet", "--package", "score-relay", "--", "--site"])
        .arg(places::dist())
        .arg("--log")
        .arg(places::root().join("target").join("score-relay.sqlite"))
        .args(asked.arguments());
    become_program("serve the game", relay)
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
    Err(Failure::new(format!("'{name}' could not begin: {error}.")))
}

#[cfg(not(unix))]
fn become_program(name: &str, command: Command) -> Outcome {
    Job::new(name, command, "Try another port with --port.").run()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Option<Vec<String>> {
        let words: Vec<String> = words.iter().map(ToString::to_string).collect();
        Play::read(&words).ok().map(Play::arguments)
    }

    #[test]
    fn the_game_is_for_this_machine_unless_others_are_asked_in() {
        let told = |words: &[&str]| read(words).map(|arguments| arguments.join(" "));
        assert_eq!(told(&[]).as_deref(), Some("--address 127.0.0.1"));
        assert_eq!(
            told(&["--lan", "--port", "9000"]).as_deref(),
            Some("--address 0.0.0.0 --port 9000")
        );
        assert_eq!(told(&["--port", "70000"]), None);
        assert_eq!(told(&["--port"]), None);
        assert_eq!(told(&["9000"]), None);
    }
}
