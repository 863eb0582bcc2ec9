//! The program itself.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use score_core::wire::Bye;
use tokio::net::TcpStream;

use crate::client::{Page, closed, create, hello, join, request};

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_score-relay"));
    command.args(arguments).stdin(Stdio::null());
    command
}

fn output(arguments: &[&str]) -> Output {
    program(arguments).output().unwrap()
}

/// A program that runs; a test that fails ends it too.
struct Running {
    child: Child,
    /// Where it says that it is.
    address: String,
}

impl Running {
    fn new(log: &Path) -> Running {
        let log = log.to_str().unwrap();
        let arguments = ["--port", "0", "--address", "127.0.0.1", "--log", log];
        let mut command = program(&arguments);
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut lines = lines.map(Result::unwrap);
        let url = lines.find_map(|line| Some(line.trim().strip_prefix("http://")?.to_owned()));
        let address = url.unwrap().trim_end_matches('/').to_owned();
        Running { child, address }
    }

    async fn come(&self, hello: score_core::wire::Hello) -> Page {
        let stream = TcpStream::connect(&self.address).await.unwrap();
        let mut page = Page::over(stream, request(&self.address)).await.unwrap();
        page.come(hello).await.unwrap();
        page
    }

    #[cfg(unix)]
    fn terminate(&self) {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status();
        assert!(told.unwrap().success());
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
fn a_log_that_cannot_be_opened_is_said_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let failed = output(&["--log", folder.path().to_str().unwrap()]);
    assert_eq!(failed.status.code(), Some(1));
    let sentence = String::from_utf8(failed.stderr).unwrap();
    assert!(
        sentence.starts_with("score-relay: the log does not work"),
        "{sentence}"
    );
}

#[cfg(unix)]
#[tokio::test]
async fn who_asks_it_to_end_finds_everything_when_it_runs_again() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.sqlite");
    let mut running = Running::new(&log);
    let mut ada = running.come(hello(create("Club"), "Ada")).await;
    running.terminate();
    assert_eq!(ada.end().await, closed(Bye::Restart));
    drop(ada);
    assert!(running.child.wait().unwrap().success());
    let running = Running::new(&log);
    let grace = running.come(hello(join("Club"), "Grace")).await;
    assert_eq!(grace.group().table().seats().len(), 2);
}
