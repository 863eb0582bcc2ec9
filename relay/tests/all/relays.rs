//! Relays as the tests start them: at a port of their own, with a clock that
//! stands until a test moves it.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use score_core::wire::TableSelector;
use score_relay::clock::Clock as RelayClock;
use score_relay::cluster::Heartbeats;
use score_relay::log::Log;
use score_relay::log::memory::Memory;
use score_relay::rng::SharedRng;
use score_relay::server::{self, ClusterEndpoint, Listen, RunFailure};
use score_relay::settings::Settings;
use tokio::io::DuplexStream;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::http::Request as HttpRequest;

use crate::client::{Client, Connector, create, hello, join, request};

/// The time at which the tests' clocks begin, in milliseconds.
pub const START_MS: u64 = 1_000_000;

/// The number of unread bytes that fit into a connection in memory.
const PIPE_BYTES: usize = 1_024;

/// The number of unread bytes that the machine of a narrow client holds.
const NARROW_BYTES: u32 = 4 * 1_024;

/// A clock that a test sets.
#[derive(Clone)]
pub struct Clock(Arc<AtomicU64>);

impl Clock {
    pub fn new() -> Clock {
        Clock(Arc::new(AtomicU64::new(START_MS)))
    }

    pub fn now_ms(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }

    pub fn advance(&self, by_ms: u64) {
        self.0.fetch_add(by_ms, Ordering::SeqCst);
    }

    pub fn of_relay(&self) -> RelayClock {
        let clock = self.clone();
        RelayClock::new(move || clock.now_ms())
    }
}

/// Random numbers that are the same in each run, and none comes twice.
pub fn rng() -> SharedRng {
    rng_from(0)
}

/// Such random numbers from a later one on: for relays that share a log, of which no two draw the
/// same.
pub fn rng_from(first: u64) -> SharedRng {
    let drawn = AtomicU64::new(first);
    SharedRng::new(move || {
        let count = drawn.fetch_add(1, Ordering::SeqCst) + 1;
        let mixed = count.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed ^ (mixed >> 31)
    })
}

/// A relay that runs.
pub struct Relay {
    pub address: SocketAddr,
    pub clock: Clock,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), RunFailure>>,
}

impl Relay {
    /// A relay that forgets everything at its end.
    pub async fn new() -> Relay {
        Relay::with(Settings::default()).await
    }

    pub async fn with(settings: Settings) -> Relay {
        Relay::start(Memory::redelivering(), Clock::new(), settings).await
    }

    pub async fn start(log: impl Log, clock: Clock, settings: Settings) -> Relay {
        Relay::start_drawing(log, clock, settings, rng()).await
    }

    /// A relay that draws these random numbers.
    pub async fn drawing(log: impl Log, settings: Settings, rng: SharedRng) -> Relay {
        Relay::start_drawing(log, Clock::new(), settings, rng).await
    }

    async fn start_drawing(
        log: impl Log,
        clock: Clock,
        settings: Settings,
        rng: SharedRng,
    ) -> Relay {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let settings = Settings {
            clock: clock.of_relay(),
            rng,
            hosts: named(settings.hosts),
            ..settings
        };
        Relay::run(listener, address, log, clock, settings)
    }

    /// A relay with this clock beside a wall clock of the test's own.
    pub async fn with_wall(log: impl Log, clock: Clock, of_relay: RelayClock) -> Relay {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let settings = Settings {
            clock: of_relay,
            rng: rng(),
            ..Settings::default()
        };
        Relay::run(listener, address, log, clock, settings)
    }

    fn run(
        listener: TcpListener,
        address: SocketAddr,
        log: impl Log,
        clock: Clock,
        settings: Settings,
    ) -> Relay {
        Relay::running(address, clock, run(listener, log, settings))
    }

    /// A relay that a test has started in its own way.
    pub fn running(address: SocketAddr, clock: Clock, (stop, task): Running) -> Relay {
        Relay {
            address,
            clock,
            stop,
            task,
        }
    }

    /// Asks the relay to stop, and waits until it has.
    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        self.task.await.unwrap().unwrap();
    }
}

/// A relay that is reached without a network and shows the test's own time,
/// which stands still as long as anything happens.
pub struct Local {
    connect: mpsc::Sender<DuplexStream>,
    running: Running,
}

impl Local {
    pub fn new() -> Local {
        Local::start(Memory::redelivering())
    }

    pub fn start(log: impl Log) -> Local {
        Local::with(log, Settings::default())
    }

    pub fn with(log: impl Log, settings: Settings) -> Local {
        let (connect, listener) = pipes();
        let running = run(listener, log, of_test_time(settings));
        Local { connect, running }
    }

    /// A relay of a cluster, which hears of the others by these heartbeats.
    pub async fn among(log: impl Log, settings: Settings, heartbeats: impl Heartbeats) -> Local {
        let (connect, listener) = pipes();
        let internal = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let relay = server::Relay::load(log, of_test_time(settings)).await?;
            let place = ClusterEndpoint {
                heartbeats,
                internal,
            };
            let stopped = async { drop(stopped.await) };
            relay.serve_among(listener, place, stopped).await
        });
        let running = (stop, task);
        Local { connect, running }
    }

    /// Asks the relay to stop, and waits until it has.
    pub async fn stop(self) {
        let (stop, task) = self.running;
        stop.send(()).unwrap();
        task.await.unwrap().unwrap();
    }

    pub async fn connect(&self) -> DuplexStream {
        let (ours, theirs) = tokio::io::duplex(PIPE_BYTES);
        self.connect.send(theirs).await.unwrap();
        ours
    }
}

/// The settings of a relay that shows the test's own time.
fn of_test_time(settings: Settings) -> Settings {
    let started = Instant::now();
    let passed_ms = move || u64::try_from(started.elapsed().as_millis()).unwrap();
    Settings {
        clock: RelayClock::new(move || START_MS + passed_ms()),
        rng: rng(),
        hosts: named(settings.hosts),
        ..settings
    }
}

/// A way to connections in memory, and the listener that accepts them.
fn pipes() -> (mpsc::Sender<DuplexStream>, Pipes) {
    let (connect, connections) = mpsc::channel(1);
    (connect, Pipes(Mutex::new(connections)))
}

/// The names of a relay of the tests, besides its own.
fn named(mut others: Vec<String>) -> Vec<String> {
    others.push("relay.test".to_owned());
    others
}

struct Pipes(Mutex<mpsc::Receiver<DuplexStream>>);

impl Listen for Pipes {
    type Stream = DuplexStream;

    async fn accept(&self) -> io::Result<(DuplexStream, SocketAddr)> {
        let Some(stream) = self.0.lock().await.recv().await else {
            return std::future::pending().await;
        };
        Ok((stream, SocketAddr::from((Ipv4Addr::LOCALHOST, 1))))
    }
}

/// How a relay is stopped, and how its task ends.
pub type Running = (oneshot::Sender<()>, JoinHandle<Result<(), RunFailure>>);

fn run(listener: impl Listen + 'static, log: impl Log, settings: Settings) -> Running {
    let (stop, stopped) = oneshot::channel();
    let task = tokio::spawn(score_relay::run(listener, log, settings, async {
        // A test that ends drops its side.
        let _ = stopped.await;
    }));
    (stop, task)
}

impl Client {
    pub async fn connect(relay: &Relay) -> Client {
        Client::try_connect(relay, request(&relay.address.to_string()))
            .await
            .unwrap()
    }

    /// A client whose machine holds few unread bytes.
    pub async fn connect_narrowly(relay: &Relay) -> Client {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(NARROW_BYTES).unwrap();
        let stream = socket.connect(relay.address).await.unwrap();
        let request = request(&relay.address.to_string());
        Client::over(stream, request).await.unwrap()
    }

    pub async fn try_connect(relay: &Relay, request: HttpRequest<()>) -> Result<Client, Error> {
        let stream = TcpStream::connect(relay.address).await.unwrap();
        Client::over(stream, request).await
    }

    /// A player at a table.
    pub async fn at(relay: &Relay, selector: TableSelector, name: &str) -> Client {
        let mut client = Client::connect(relay).await;
        client.come(hello(selector, name)).await.unwrap();
        client
    }

    /// Several who have come to a table, the first of whom made it.
    pub async fn party(relay: &Relay, table: &str, names: &[&str]) -> Vec<Client> {
        let mut clients: Vec<Client> = Vec::new();
        for name in names {
            let selector = if clients.is_empty() {
                create(table)
            } else {
                join(table)
            };
            clients.push(Client::at(relay, selector, name).await);
        }
        clients
    }
}

impl Client<DuplexStream> {
    pub async fn connect_locally(relay: &Local) -> Client<DuplexStream> {
        let stream = relay.connect().await;
        Client::over(stream, request("relay.test")).await.unwrap()
    }

    /// A player at a table of a relay without a network.
    pub async fn local(relay: &Local, selector: TableSelector, name: &str) -> Client<DuplexStream> {
        let mut client = Client::connect_locally(relay).await;
        client.come(hello(selector, name)).await.unwrap();
        client
    }
}

impl Connector for Arc<Local> {
    type Stream = DuplexStream;

    async fn connect(&self) -> Client<DuplexStream> {
        Client::connect_locally(self).await
    }
}
