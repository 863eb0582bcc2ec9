//! A NATS server of a test's own, with its own folder and a free port.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use async_nats::Client;
use score_relay::log::Log;
use score_relay::log::nats::{Address, Nats};
use score_relay::rng::SharedRng;
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::task::block_in_place;
use tokio::time::{Duration, timeout};

use crate::logs::Opens;

/// The variable with the server's program, if it is not the one of the search path.
const PROGRAM: &str = "SCORE_NATS_SERVER";

/// The line with which the server says where it listens, up to the port.
const LISTENS: &str = "Listening for client connections on 127.0.0.1:";

/// The line with which the server says that it answers.
const IS_READY: &str = "Server is ready";

/// The line with which a server of a cluster says, later, that the others reach it.
const IS_REACHED: &str = "Listening for route connections";

/// The number of further attempts with other ports if others have taken a cluster's ports
/// meanwhile.
const CLUSTER_TRIES: usize = 10;

/// The time after which a cluster that stores nothing is a failure.
const STORES_WITHIN: Duration = Duration::from_secs(120);

/// A server that runs; its test's end ends it too.
pub struct Server {
    child: Child,
    folder: tempfile::TempDir,
    pub port: u16,
    /// Further lines of the server's configuration.
    more: String,
}

impl Server {
    /// Starts a server whose disk has all that it has acknowledged.
    pub fn new() -> Server {
        Server::with("")
    }

    /// Starts a server with more lines in its configuration.
    pub fn with(more: &str) -> Server {
        Server::of(true, more).unwrap()
    }

    /// Starts a server that stores nothing.
    pub fn without_jetstream() -> Server {
        Server::of(false, "").unwrap()
    }

    /// Starts three servers that store everything three times.
    pub fn cluster() -> [Server; 3] {
        let mut tries = (0..CLUSTER_TRIES).map(|_| Server::try_cluster());
        let cluster = tries.find_map(Result::ok);
        cluster.expect("a cluster starts at one of several ports")
    }

    fn try_cluster() -> Result<[Server; 3], String> {
        // The ports have to be known before the first of them starts.
        let free = [(); 3].map(|()| std::net::TcpListener::bind("127.0.0.1:0").unwrap());
        let ports = free.map(|listener| listener.local_addr().unwrap().port());
        let routes = ports.map(|port| format!("nats://127.0.0.1:{port}"));
        let routes = routes.join(", ");
        let start = |port: u16| {
            let more = format!(
                "server_name: \"{port}\"\n\
                 cluster {{ name: test, listen: \"127.0.0.1:{port}\", routes: [{routes}] }}\n"
            );
            Server::of(true, &more)
        };
        let [one, two, three] = ports.map(start);
        Ok([one?, two?, three?])
    }

    /// Whether this is the server's name in its cluster.
    pub fn is_named(&self, name: &str) -> bool {
        self.more.contains(&format!("server_name: \"{name}\""))
    }

    fn of(has_jetstream: bool, more: &str) -> Result<Server, String> {
        let folder = tempfile::tempdir().unwrap();
        let store = folder.path().join("store");
        let jetstream = format!("jetstream {{ store_dir: {store:?}, sync_interval: always }}\n");
        let jetstream = if has_jetstream { &jetstream } else { "" };
        let more = format!("max_payload: 8MB\n{jetstream}{more}");
        let (child, port) = start(&folder, -1, &more)?;
        Ok(Server {
            child,
            folder,
            port,
            more,
        })
    }

    /// Ends the server at once, whatever it is doing (SIGKILL), and starts it again where it was.
    pub fn restart(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        let (child, port) = start(&self.folder, i32::from(self.port), &self.more).unwrap();
        assert_eq!(port, self.port);
        self.child = child;
    }

    /// Sends the server a signal of this name.
    pub fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([name, &id]).status();
        assert!(sent.unwrap().success());
    }

    /// The address of the server's log for a relay.
    pub fn log(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub async fn client(&self) -> Client {
        async_nats::connect(self.log()).await.unwrap()
    }

    pub async fn open(&self) -> Nats {
        open(self.port).await
    }

    /// Opens the log of a cluster once a write is stored through this server. Servers that say that
    /// they are ready may still choose leaders, on a busy machine for longer than a relay asks; a
    /// relay that gives up is started again.
    pub async fn open_when_it_stores(&self) -> Nats {
        let address: Address = self.log().parse().unwrap();
        let stores = async {
            loop {
                let opened = Nats::open(&address, &SharedRng::system()).await;
                if let Ok(log) = opened
                    && log.check().await.is_ok()
                {
                    return log;
                }
            }
        };
        timeout(STORES_WITHIN, stores).await.unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a server, and waits until it answers; returns its port. Port -1 asks for one that is
/// free.
///
/// # Errors
/// The output of the server, if it ended instead.
fn start(folder: &tempfile::TempDir, port: i32, more: &str) -> Result<(Child, u16), String> {
    let configuration = folder.path().join("server.conf");
    let text = format!("listen: \"127.0.0.1:{port}\"\n{more}");
    fs::write(&configuration, text).unwrap();
    let program = std::env::var(PROGRAM).unwrap_or_else(|_| "nats-server".to_owned());
    let started = Command::new(&program)
        .arg("--config")
        .arg(&configuration)
        .stderr(Stdio::piped())
        .spawn();
    let mut child = started.unwrap_or_else(|failure| {
        panic!("{program} does not start ({failure}): name a NATS server from 2.12 on in {PROGRAM}")
    });
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let (mut listens_at, mut said) = (None, String::new());
    let is_last = if more.contains("cluster {") {
        IS_REACHED
    } else {
        IS_READY
    };
    let mut is_there = false;
    for line in lines.by_ref().map(Result::unwrap) {
        if let Some((_, port)) = line.split_once(LISTENS) {
            listens_at = Some(port.trim().parse().unwrap());
        }
        said = said + &line + "\n";
        if line.contains(is_last) {
            is_there = true;
            break;
        }
    }
    // It would wait for a reader of its output.
    thread::spawn(move || lines.for_each(drop));
    match listens_at {
        Some(port) if is_there => Ok((child, port)),
        _ => {
            let _ = child.kill();
            child.wait().unwrap();
            Err(format!("the server did not start: {said}"))
        }
    }
}

pub async fn open(port: u16) -> Nats {
    let address: Address = format!("nats://127.0.0.1:{port}").parse().unwrap();
    Nats::open(&address, &SharedRng::system()).await.unwrap()
}

/// A log on a server of its own.
pub struct OnNats(Server);

impl OnNats {
    pub fn new() -> OnNats {
        OnNats(Server::new())
    }
}

impl Opens for OnNats {
    type Opened = Nats;

    fn open(&self) -> Nats {
        block_in_place(|| Handle::current().block_on(self.0.open()))
    }
}

/// A way to a server on which an answer can get lost.
pub struct Lossy {
    pub port: u16,
    loses: Arc<AtomicBool>,
    /// Whether clients are let through.
    is_open: watch::Sender<bool>,
}

impl Lossy {
    pub async fn to(server: &Server) -> Lossy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let way = Lossy {
            port: listener.local_addr().unwrap().port(),
            loses: Arc::default(),
            is_open: watch::Sender::new(true),
        };
        let (server, loses) = (server.port, way.loses.clone());
        let mut is_open = way.is_open.subscribe();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if is_open.wait_for(|is_open| *is_open).await.is_err() {
                    return;
                }
                let server = TcpStream::connect(("127.0.0.1", server)).await.unwrap();
                tokio::spawn(carry(client, server, loses.clone()));
            }
        });
        way
    }

    /// Loses the next answer that says where something is stored, and the connection with it.
    pub fn lose_next(&self) {
        self.loses.store(true, Ordering::SeqCst);
    }

    /// Loses the next such answer, and then lets nobody through until [`Lossy::go_on`].
    pub fn lose_next_and_stop(&self) {
        self.is_open.send_replace(false);
        self.lose_next();
    }

    /// Lets through clients that wait, and those that come.
    pub fn go_on(&self) {
        self.is_open.send_replace(true);
    }

    /// Whether an answer has been lost.
    pub fn has_lost(&self) -> bool {
        !self.loses.load(Ordering::SeqCst)
    }
}

async fn carry(mut client: TcpStream, mut server: TcpStream, loses: Arc<AtomicBool>) {
    let (mut from_client, mut to_client) = client.split();
    let (mut from_server, mut to_server) = server.split();
    let forth = copy(&mut from_client, &mut to_server);
    let back = async {
        let mut chunk = vec![0; 65_536];
        loop {
            let size = from_server.read(&mut chunk).await.unwrap_or(0);
            let is_answer = String::from_utf8_lossy(&chunk[..size]).contains("\"seq\":");
            if size == 0 || is_answer && loses.swap(false, Ordering::SeqCst) {
                return;
            }
            if to_client.write_all(&chunk[..size]).await.is_err() {
                return;
            }
        }
    };
    tokio::select! {
        _ = forth => {}
        () = back => {}
    }
}
