//! Tests of the program `score-relay`: its options, its output, and how it ends and starts again.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use score_core::table::command::Command as TableCommand;
use score_core::table::rules::{Rules, TimeLimit};
use score_core::wire::{CloseReason, Hello, Welcome};
use tokio::net::TcpStream;
use tokio::time::{Duration, sleep};

use crate::client::{Client, closed, create, hello, join, request};

/// The shortest time that a call can have, in seconds.
const SHORTEST_CALL_S: u32 = 5;

pub fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_score-relay"));
    command.args(arguments).stdin(Stdio::null());
    command
}

pub fn output(arguments: &[&str]) -> Output {
    program(arguments).output().unwrap()
}

/// A program that runs; a test that fails ends it too.
pub struct Running {
    child: Child,
    /// The address that it prints.
    pub address: String,
}

impl Running {
    pub fn new(log: &Path) -> Running {
        let log = log.to_str().unwrap();
        let arguments = ["--port", "0", "--address", "127.0.0.1", "--log", log];
        Running::by(program(&arguments))
    }

    /// The program that this command starts, which does not say a `--log`.
    pub fn by(command: Command) -> Running {
        Running::try_by(command).expect("the program starts")
    }

    /// Starts the program with this command; `None` if it has ended instead.
    pub fn try_by(mut command: Command) -> Option<Running> {
        command.stdin(Stdio::null());
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut lines = lines.map(Result::unwrap);
        let url = lines.find_map(|line| Some(line.trim().strip_prefix("http://")?.to_owned()));
        let Some(url) = url else {
            child.wait().unwrap();
            return None;
        };
        let address = url.trim_end_matches('/').to_owned();
        Some(Running { child, address })
    }

    pub async fn come(&self, hello: Hello) -> Client {
        self.welcomed(hello).await.0
    }

    /// A client that has come, and its welcome.
    pub async fn welcomed(&self, hello: Hello) -> (Client, Welcome) {
        let stream = TcpStream::connect(&self.address).await.unwrap();
        let mut client = Client::over(stream, request(&self.address)).await.unwrap();
        let welcome = client.come(hello).await.unwrap();
        (client, welcome)
    }

    /// Ends the program at once, whatever it is doing (SIGKILL).
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends the program a signal of this name.
    #[cfg(unix)]
    fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([name, &id]).status();
        assert!(sent.unwrap().success());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn help_is_printed_and_nonsense_refused() {
    let help = output(&["--help"]);
    assert!(help.status.success());
    assert!(
        String::from_utf8(help.stdout)
            .unwrap()
            .contains("--by-link-only")
    );
    let refused = output(&["--colour", "blue"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(
        String::from_utf8(refused.stderr)
            .unwrap()
            .contains("--colour")
    );
}

#[test]
fn the_version_is_printed_with_the_format_and_the_protocol() {
    let said = output(&["--version"]);
    assert!(said.status.success());
    let expected = format!("score-relay {}\n", score_relay::cli::version());
    assert_eq!(String::from_utf8(said.stdout).unwrap(), expected);
}

#[test]
fn options_are_read_from_the_environment() {
    let mut command = program(&["--port", "0"]);
    command.envs([
        ("SCORE_RELAY_PORT", "1"),
        ("SCORE_RELAY_ADDRESS", "127.0.0.1"),
        ("SCORE_RELAY_LOG", "memory"),
        ("SCORE_RELAY_NO_CHAT", "yes"),
    ]);
    let running = Running::by(command);
    assert!(running.address.starts_with("127.0.0.1:"));
    assert_ne!(running.address, "127.0.0.1:1");
    let mut command = program(&[]);
    command.env("SCORE_RELAY_NO_CHAT", "maybe");
    let refused = command.output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let message = String::from_utf8(refused.stderr).unwrap();
    assert!(message.contains("'--no-chat'"), "{message}");
}

#[test]
fn nothing_is_wrong_where_nobody_reads_the_help_to_its_end() {
    for word in ["--help", "--version"] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut command = program(&[word]);
        command.stdout(writer).stderr(Stdio::piped());
        let ended = command.spawn().unwrap().wait_with_output().unwrap();
        assert!(ended.status.success(), "{word}: {ended:?}");
        assert_eq!(ended.stderr, b"", "{word}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_program_that_was_asked_to_end_has_everything_when_it_runs_again() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.sqlite");
    let mut running = Running::new(&log);
    let mut ada = running.come(hello(create("Club"), "Ada")).await;
    running.signal("-TERM");
    assert_eq!(ada.end().await, closed(CloseReason::Restart));
    drop(ada);
    assert!(running.child.wait().unwrap().success());
    let running = Running::new(&log);
    let grace = running.come(hello(join("Club"), "Grace")).await;
    assert_eq!(grace.group().table().seats().len(), 2);
}

/// A machine that sleeps, or a container that is paused, in the middle of a call.
#[cfg(unix)]
#[tokio::test]
async fn a_relay_that_was_stopped_for_a_while_charges_nobody_for_that_time() {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::new(&folder.path().join("log.sqlite"));
    let mut ada = running.come(hello(create("Club"), "Ada")).await;
    let rules = Rules {
        score_clock: TimeLimit::new(SHORTEST_CALL_S),
        ..ada.group().table().rules().clone()
    };
    ada.play(TableCommand::SetRules(rules)).await.unwrap();
    ada.play(TableCommand::Roll).await.unwrap();
    ada.play(TableCommand::CallScore).await.unwrap();
    running.signal("-STOP");
    sleep(Duration::from_secs(u64::from(SHORTEST_CALL_S) + 1)).await;
    running.signal("-CONT");
    ada.catch_up().await;
    assert!(ada.group().table().call_is_open());
}
