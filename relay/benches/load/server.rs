//! The servers that are measured.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::worked::worked_s;

/// The kind of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `score-relay`, with its log in a file.
    Relay,
    /// The relay that has the table, of two with one log in memory.
    Owner,
    /// The other one of them, which pipes players to it.
    Other,
    /// The plain server of this program, by tokio-tungstenite.
    Plain,
    /// The plain server of `ws.cjs`, by npm's ws.
    Ws,
}

impl Kind {
    /// Those that are compared with plain servers.
    pub const ALL: [Kind; 3] = [Kind::Relay, Kind::Plain, Kind::Ws];

    /// Whether it is a relay.
    pub fn is_relay(self) -> bool {
        !matches!(self, Kind::Plain | Kind::Ws)
    }

    pub fn name(self) -> &'static str {
        match self {
            Kind::Relay => "score-relay, log in a file",
            Kind::Owner => "at the owner of the table",
            Kind::Other => "through pipes to the owner",
            Kind::Plain => "send each, tokio-tungstenite",
            Kind::Ws => "send each, npm's ws",
        }
    }
}

/// A server that runs.
pub struct Server {
    pub kind: Kind,
    pub address: String,
    child: Child,
    /// Where its log is, as long as it runs.
    _folder: tempfile::TempDir,
}

impl Server {
    pub async fn start(kind: Kind) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = match kind {
            Kind::Relay => {
                let mut relay = Command::new(env!("CARGO_BIN_EXE_score-relay"));
                relay.args(["--port", "0", "--address", "127.0.0.1"]);
                relay.args(["--joins-per-minute", "1000000"]);
                relay.args([
                    "--tables-per-address",
                    "1000",
                    "--seats-per-address",
                    "1000",
                ]);
                relay.arg("--log");
                relay.arg(folder.path().join("log.sqlite"));
                relay
            }
            Kind::Owner => this_program(crate::relays::OWNER),
            Kind::Other => this_program(crate::relays::OTHER),
            Kind::Plain => this_program(crate::plain::ARGUMENT),
            Kind::Ws => {
                let mut node = Command::new("node");
                node.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/benches/load/ws.cjs"));
                node
            }
        };
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the server");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut words = output.lines().map(|line| line.expect("text"));
        let address = words.find_map(|line| address_in(&line));
        let needs = match kind {
            Kind::Ws => "; it needs node, and npm's ws in NODE_PATH",
            _ => "",
        };
        let address =
            address.unwrap_or_else(|| panic!("'{}' ended without an address{needs}", kind.name()));
        Server {
            kind,
            address,
            child,
            _folder: folder,
        }
    }

    /// How much memory it has, in kilobytes of 1,024 bytes (Linux).
    pub fn resident_kb(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next());
        number
            .and_then(|number| number.parse().ok())
            .unwrap_or(f64::NAN)
    }
}

impl Server {
    /// How long it has worked, on all cores together, in seconds (Linux).
    pub fn worked_s(&self) -> f64 {
        worked_s(self.child.id())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// This program as one of its servers.
fn this_program(argument: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.arg(argument);
    command
}

fn address_in(line: &str) -> Option<String> {
    let line = line.trim();
    let bare = line
        .strip_prefix("http://")
        .unwrap_or(line)
        .trim_end_matches('/');
    bare.starts_with("127.0.0.1:").then(|| bare.to_owned())
}
