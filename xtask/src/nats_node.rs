//! A NATS server with the configuration that is shipped, one of several on this machine. It is for
//! `cargo xtask cluster`, and for the benchmark of relays and servers together
//! (`relay/benches/cluster`), which has this file too.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, ensure};

/// The oldest version of a NATS server that can store a log: the first with atomic batches.
pub const OLDEST: (u32, u32) = (2, 12);

/// The password of all users; the servers listen only on this machine, so it need not be secret.
pub const PASSWORD: &str = "trial";

const SERVER: &str = include_str!("../../deploy/nats/server.conf");
const ACCOUNTS: &str = include_str!("../../deploy/nats/accounts.conf");

/// The users, as named in the variables of their passwords.
const USERS: [&str; 4] = ["RELAY", "KEEPER", "SYSTEM", "ROUTE"];

/// The output of a program that is asked for its version.
///
/// # Errors
/// When the program does not start.
pub fn version(program: &Path) -> io::Result<String> {
    let output = Command::new(program).arg("--version").output()?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Whether the output `version_text` is that of a NATS server that can store a log.
pub fn is_new(version_text: &str) -> bool {
    let numbers = version_text.strip_prefix("nats-server: v");
    let mut numbers = numbers.unwrap_or_default().split('.');
    let mut number = || numbers.next()?.parse::<u32>().ok();
    let version = number().zip(number());
    version.is_some_and(|version| version >= OLDEST)
}

/// One of several NATS servers, with its folder and ports.
pub struct NatsNode {
    pub name: String,
    /// The folder for the configuration and the data of the server.
    pub folder: PathBuf,
    /// The port for relays.
    pub port: u16,
    /// The port for the other servers.
    pub route_port: u16,
    /// The port at which the server reports its health.
    pub http_port: u16,
    /// The ports at which this server finds the other servers of its cluster.
    pub routes: Vec<u16>,
    /// Further lines of the configuration.
    pub more: &'static str,
}

impl NatsNode {
    /// Writes the configuration, and returns the command that starts the server.
    ///
    /// # Errors
    /// When the configuration cannot be written, or the shipped file has other ports or
    /// another folder.
    pub fn command(&self, program: &Path) -> Result<Command> {
        fs::create_dir_all(&self.folder)?;
        fs::write(self.folder.join("accounts.conf"), ACCOUNTS)?;
        let configuration = self.folder.join("server.conf");
        fs::write(&configuration, self.configuration()?)?;
        let route = |port: &u16| format!("nats://route:{PASSWORD}@127.0.0.1:{port}");
        let routes: Vec<String> = self.routes.iter().map(route).collect();
        let mut command = Command::new(program);
        command.arg("--config").arg(&configuration);
        command.env("SCORE_NATS_NAME", &self.name);
        command.env("SCORE_NATS_ROUTES", format!("[{}]", routes.join(", ")));
        for user in USERS {
            command.env(format!("SCORE_NATS_{user}_PASSWORD"), PASSWORD);
        }
        Ok(command)
    }

    /// The shipped configuration, adapted to one machine with all servers.
    ///
    /// # Errors
    /// When the shipped file has other ports or another folder.
    pub fn configuration(&self) -> Result<String> {
        let mut text = SERVER.to_owned();
        let at = |port: u16| format!("127.0.0.1:{port}");
        let store = self.folder.join("store");
        for (shipped, here) in [
            ("0.0.0.0:4222", at(self.port)),
            ("0.0.0.0:6222", at(self.route_port)),
            ("127.0.0.1:8222", at(self.http_port)),
            ("/var/lib/nats", format!("{store:?}")),
            ("name: score\n", format!("name: score\n  {}\n", self.more)),
        ] {
            ensure!(
                text.contains(shipped),
                "deploy/nats/server.conf has no {shipped}"
            );
            text = text.replace(shipped, &here);
        }
        Ok(text)
    }
}
