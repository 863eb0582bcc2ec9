//! Runs relays and NATS servers together on this machine, to try out the loss of one of them.

use std::fs;
use std::io;
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use xshell::cmd;

use crate::build_freshness::Copies;
use crate::install;
use crate::job::Job;
use crate::nats_node::{NatsNode, PASSWORD};
use crate::page;
use crate::paths;
use crate::server::Server;

/// The number of relays, and of NATS servers.
const COUNT: u16 = 3;

/// The first port of each kind; the next servers have the next ports.
const NATS_PORT: u16 = 24_222;
const NATS_ROUTE_PORT: u16 = 26_222;
const NATS_HTTP_PORT: u16 = 28_222;
const RELAY_PORT: u16 = 28_081;
const INTERNAL_PORT: u16 = 27_071;

/// The secret of the relays; all of them listen only on this machine, so it need not be secret.
const SECRET: &str = "a trial on one machine, no secret";

/// The time between two looks for a server or a relay that has ended.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// The options of `cargo xtask cluster`.
#[derive(Args)]
pub struct Options {
    /// The port of the one address in front of all relays; 0 chooses a free one
    #[arg(long, default_value_t = 8000)]
    port: u16,
}

/// Runs three NATS servers, three relays with their log there, and one address, until Ctrl-C. The
/// servers have the configuration that the project ships; the address passes visitors to one relay
/// after the other.
///
/// # Errors
/// When a program does not compile, is not installed, or does not start.
pub fn cluster(options: &Options) -> Result<()> {
    let shell = paths::shell()?;
    let relay = cmd!(
        shell,
        "cargo build --package score-relay --features score-relay/nats"
    );
    page::build(
        None,
        Copies::Quick,
        vec![Job::new("compile the relay", relay, "")],
    )?;
    let program = install::nats_server()?;
    let front = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port));
    let front = front.with_context(|| format!("port {} cannot be used", options.port))?;
    let folder = paths::root().join("target").join("cluster");
    let mut running = Vec::new();
    for number in 0..COUNT {
        running.push(start_nats(&program, &folder, number)?);
    }
    for number in 0..COUNT {
        running.push(start_relay(&folder, number)?);
    }
    for part in &running {
        println!("  {:<8} process {}", part.name, part.child.id());
    }
    println!("Score is at\n  http://{}/", front.local_addr()?);
    println!("Kill what you like (kill -9 PROCESS). Ctrl-C ends it.");
    thread::spawn(move || serve(&front));
    wait(running)
}

fn start_nats(program: &Path, folder: &Path, number: u16) -> Result<Server> {
    let name = format!("nats-{}", number + 1);
    let node = NatsNode {
        name: name.clone(),
        folder: folder.join(&name),
        port: NATS_PORT + number,
        route_port: NATS_ROUTE_PORT + number,
        http_port: NATS_HTTP_PORT + number,
        routes: (0..COUNT).map(|other| NATS_ROUTE_PORT + other).collect(),
        more: "",
    };
    Server::start(name, node.command(program)?, &node.folder, node.port)
}

fn start_relay(folder: &Path, number: u16) -> Result<Server> {
    let name = format!("relay-{}", number + 1);
    let relay_folder = folder.join(&name);
    fs::create_dir_all(&relay_folder)?;
    let secret = folder.join("secret");
    fs::write(&secret, SECRET)?;
    let servers: Vec<String> = (0..COUNT)
        .map(|server| format!("127.0.0.1:{}", NATS_PORT + server))
        .collect();
    let log = format!(
        "nats://relay:{PASSWORD}@{}?replicas={COUNT}",
        servers.join(",")
    );
    let port = RELAY_PORT + number;
    let mut command = Command::new(relay_program());
    command.args(["--address", "127.0.0.1", "--port", &port.to_string()]);
    command.args(["--node", &name, "--log", &log]);
    command.args([
        "--internal",
        &format!("127.0.0.1:{}", INTERNAL_PORT + number),
    ]);
    command.arg("--secret-file").arg(&secret);
    command.arg("--site").arg(paths::dist());
    // The one address is in front of all relays, and it does not forward visitors' addresses, so
    // the relays see only one address.
    command.args(["--seats-per-address", "1000", "--tables-per-address", "100"]);
    Server::start(name, command, &relay_folder, port)
}

fn relay_program() -> PathBuf {
    let name = format!("score-relay{}", std::env::consts::EXE_SUFFIX);
    paths::root().join("target").join("debug").join(name)
}

/// Prints the names of parts that end, until all have ended.
fn wait(mut running: Vec<Server>) -> Result<()> {
    while !running.is_empty() {
        let mut left = Vec::new();
        for mut part in running {
            match part.child.try_wait()? {
                Some(status) => println!("  {} has ended ({status})", part.name),
                None => left.push(part),
            }
        }
        running = left;
        thread::sleep(LOOK_EVERY);
    }
    Ok(())
}

/// Passes each connection to the next relay that accepts it; never returns.
fn serve(front: &TcpListener) {
    let next = AtomicUsize::new(0);
    for visitor in front.incoming().flatten() {
        let first = next.fetch_add(1, Ordering::Relaxed);
        let count = usize::from(COUNT);
        let ports = (first..first + count).map(|n| RELAY_PORT + (n % count) as u16);
        let mut relays =
            ports.filter_map(|port| TcpStream::connect((Ipv4Addr::LOCALHOST, port)).ok());
        if let Some(relay) = relays.next() {
            join(visitor, relay);
        }
    }
}

/// Passes on the bytes between both sides, each direction in a thread of its own.
fn join(visitor: TcpStream, relay: TcpStream) {
    let (Ok(visitor_too), Ok(relay_too)) = (visitor.try_clone(), relay.try_clone()) else {
        return;
    };
    thread::spawn(move || copy_bytes(visitor, relay));
    thread::spawn(move || copy_bytes(relay_too, visitor_too));
}

fn copy_bytes(mut from: TcpStream, mut to: TcpStream) {
    // When one side is gone, the other side is closed, too.
    let _ = io::copy(&mut from, &mut to);
    let _ = to.shutdown(Shutdown::Both);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_configuration_is_read_with_the_ports_and_the_folder_of_this_machine() {
        let node = NatsNode {
            name: "nats-3".to_owned(),
            folder: PathBuf::from("/somewhere"),
            port: 24_224,
            route_port: 26_224,
            http_port: 28_224,
            routes: Vec::new(),
            more: "no_advertise: true",
        };
        let text = node.configuration().unwrap();
        for part in [
            "listen: 127.0.0.1:24224",
            "listen: 127.0.0.1:26224",
            "http: 127.0.0.1:28224",
            "store_dir: \"/somewhere/store\"",
            "sync_interval: always",
            "no_advertise: true",
        ] {
            assert!(text.contains(part), "{part}");
        }
        assert!(!text.contains("0.0.0.0"), "{text}");
    }
}
