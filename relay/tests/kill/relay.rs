//! The program `score-relay` that is killed, as anybody starts it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A relay that runs, until it is killed.
pub struct Relay {
    child: Child,
    /// The address of the relay.
    pub address: String,
}

impl Relay {
    pub fn start(log: &Path) -> Relay {
        Relay::run(Command::new(env!("CARGO_BIN_EXE_score-relay")), log)
    }

    /// Starts a relay with another program, or in another way.
    pub fn run(mut command: Command, log: &Path) -> Relay {
        command.stderr(Stdio::null());
        Relay::try_run(command, log).expect("an address")
    }

    /// Starts a relay with this command; `None` if it has ended at once. Its output beside its
    /// address goes where the command says.
    pub fn try_run(mut command: Command, log: &Path) -> Option<Relay> {
        command
            .args(["--port", "0", "--address", "127.0.0.1", "--log"])
            .arg(log)
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut lines = output.lines().map(|line| line.expect("text"));
        let url = lines.find_map(|line| Some(line.trim().strip_prefix("http://")?.to_owned()));
        let Some(url) = url else {
            // Its output is complete; it may take its time to end.
            let _ = child.kill();
            let _ = child.wait();
            return None;
        };
        let address = url.trim_end_matches('/').to_owned();
        Some(Relay { child, address })
    }

    /// Ends the relay at once, whatever it is doing (SIGKILL).
    pub fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// Asks the relay to end, and waits until it has ended.
    pub fn stop(&mut self) {
        self.signal("-TERM");
        let ended = self.child.wait().expect("it ends");
        assert!(ended.success(), "{ended}");
    }

    /// Sends the relay a signal of this name.
    pub fn signal(&self, name: &str) {
        signal(&self.child, name);
    }

    /// The number of the relay's process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends a program a signal of this name.
pub fn signal(child: &Child, name: &str) {
    let id = child.id().to_string();
    let sent = Command::new("kill").args([name, &id]).status();
    assert!(sent.expect("the program kill").success());
}
