//! Three NATS servers and three relays, and the failures that they are put through.

use std::fs::{self, File};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use async_nats::jetstream::{self, stream::Stream};
use async_nats::{Client, ConnectOptions};
use score_relay::cluster::MIN_SECRET_BYTES;
use score_relay::log::nats::Nats;
use score_relay::rng::SharedRng;
use tokio::task::block_in_place;
use tokio::time::{sleep, timeout};

use crate::front::{self, Front};
use crate::link::Link;
use crate::nats_node::{self, NatsNode, PASSWORD};
use crate::relay::Relay;
use crate::worked::worked_s;

/// How many there are of each.
pub const COUNT: usize = 3;

/// The variable with the server's program.
const PROGRAM: &str = "SCORE_NATS_SERVER";

/// After this time an event that does not happen is a failure.
const WITHIN: Duration = Duration::from_secs(120);

/// Servers tell relays no way to the others, and each other one that leads nowhere.
const TELL_NO_WAYS: &str = "no_advertise: true\n  advertise: \"127.0.0.1:1\"";

/// How long a question may take.
const ANSWERED_WITHIN: Duration = Duration::from_secs(5);

/// The pause between two looks.
const PAUSE: Duration = Duration::from_millis(50);

/// With how many ports servers and relays are tried whose ports others may have taken meanwhile.
const STARTS: usize = 5;

/// How many lines of a program's output are shown if it does not start.
const MAX_LAST_LINES: usize = 5;

/// NATS servers with the configuration that is shipped.
pub struct Servers {
    folder: tempfile::TempDir,
    program: PathBuf,
    nodes: Vec<(NatsNode, Child)>,
    /// The ways to them, if they can be cut.
    ways: Option<Ways>,
}

/// The ways to servers, by the servers and relays that use them.
struct Ways {
    of_servers: Vec<Vec<Link>>,
    of_relays: Vec<Vec<Link>>,
}

/// The server's program.
fn program() -> PathBuf {
    let named = std::env::var_os(PROGRAM);
    named.unwrap_or_else(|| "nats-server".into()).into()
}

/// Looks whether there is a server that can have a log.
///
/// # Errors
/// A sentence that says what is missing.
pub fn look_for_server() -> Result<(), String> {
    let program = program();
    let (major, minor) = nats_node::OLDEST;
    let advice = format!("name a NATS server from {major}.{minor} on in {PROGRAM}.");
    let name = program.display();
    match nats_node::version(&program) {
        Ok(said) if nats_node::is_new(&said) => Ok(()),
        Ok(said) => Err(format!("{name} says that it is '{said}': {advice}")),
        Err(failure) => Err(format!("{name} does not start ({failure}): {advice}")),
    }
}

impl Servers {
    pub async fn start() -> Servers {
        Servers::start_by(false).await
    }

    /// The same, but relays and servers come to servers by ways that can be cut: relay 1 to
    /// server 1 alone, and so on. No other ways are announced.
    pub async fn start_linked() -> Servers {
        Servers::start_by(true).await
    }

    async fn start_by(is_linked: bool) -> Servers {
        let mut said = String::new();
        // Others may be first at one of the ports.
        for _ in 0..STARTS {
            let mut servers = Servers::try_start(program(), is_linked).await;
            match timeout(WITHIN, servers.all_well_or_ended()).await {
                Ok(None) => return servers,
                Ok(Some(number)) => said = last_words(&output_of(&servers.nodes[number].0)),
                Err(_) => said = last_words(&output_of(&servers.nodes[0].0)),
            }
        }
        panic!("NATS servers do not start:\n{said}");
    }

    async fn try_start(program: PathBuf, is_linked: bool) -> Servers {
        // A disk, and not a file system in memory.
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let ports = free_ports::<{ 3 * COUNT }>();
        let (ports, others) = ports.split_at(COUNT);
        let (route_ports, http_ports) = others.split_at(COUNT);
        let ways = match is_linked {
            true => Some(Ways {
                of_servers: links(route_ports).await,
                of_relays: links(ports).await,
            }),
            false => None,
        };
        let routes = |number: usize| match &ways {
            Some(ways) => ports_of(&ways.of_servers[number]),
            None => route_ports.to_vec(),
        };
        let nodes = (0..COUNT).map(|number| NatsNode {
            name: format!("nats-{}", number + 1),
            folder: folder.path().join(format!("nats-{}", number + 1)),
            port: ports[number],
            route_port: route_ports[number],
            http_port: http_ports[number],
            routes: routes(number),
            more: if is_linked { TELL_NO_WAYS } else { "" },
        });
        let nodes = nodes.map(|node| {
            let child = run(&program, &node);
            (node, child)
        });
        let nodes = nodes.collect();
        Servers {
            folder,
            program,
            nodes,
            ways,
        }
    }

    /// A folder on the same disk.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn ports(&self) -> Vec<u16> {
        self.nodes.iter().map(|(node, _)| node.port).collect()
    }

    /// The address of the log for the relay of this number.
    pub fn address_for(&self, relay: usize) -> String {
        match &self.ways {
            Some(ways) => log_at(&[ways.of_relays[relay][relay].port]),
            None => log_at(&self.ports()),
        }
    }

    /// Cuts or mends the ways from a relay to the servers.
    pub fn set_way_of_relay(&self, number: usize, is_whole: bool) {
        let ways = self.ways.as_ref().expect("ways that can be cut");
        ways.of_relays[number]
            .iter()
            .for_each(|way| way.set_whole(is_whole));
    }

    /// Cuts or mends the ways between a server and the others.
    pub fn set_ways_of_server(&self, number: usize, is_whole: bool) {
        let ways = self.ways.as_ref().expect("ways that can be cut");
        for (from, ways) in ways.of_servers.iter().enumerate() {
            for (to, way) in ways.iter().enumerate() {
                if from == number || to == number {
                    way.set_whole(is_whole);
                }
            }
        }
    }

    /// The log, as a relay has it.
    pub async fn open(&self) -> Nats {
        let address = log_at(&self.ports()).parse().expect("an address");
        let opened = Nats::open(&address, &SharedRng::system()).await;
        opened.expect("a log")
    }

    /// As the operator comes.
    pub async fn keeper(&self) -> Client {
        let keeper = ConnectOptions::with_user_and_password("keeper".into(), PASSWORD.into());
        let servers: Vec<String> = self
            .ports()
            .iter()
            .map(|port| format!("127.0.0.1:{port}"))
            .collect();
        keeper.connect(servers).await.expect("a server")
    }

    /// The number of the server that leads the stream, as soon as there is one.
    pub async fn leader(&self, stream: &Stream<()>) -> usize {
        let leader = async {
            loop {
                let info = stream.get_info().await.ok();
                let leader = info.and_then(|info| info.cluster?.leader);
                let number = leader
                    .and_then(|name| self.nodes.iter().position(|(node, _)| node.name == name));
                if let Some(number) = number {
                    return number;
                }
                sleep(PAUSE).await;
            }
        };
        timeout(WITHIN, leader).await.expect("a leader")
    }

    /// For how long all have worked together, in seconds (Linux).
    pub fn worked_s(&self) -> f64 {
        self.nodes
            .iter()
            .map(|(_, child)| worked_s(child.id()))
            .sum()
    }

    /// Ends one at once, whatever it is doing (SIGKILL).
    pub fn kill(&mut self, number: usize) {
        let child = &mut self.nodes[number].1;
        child.kill().expect("it runs");
        child.wait().expect("it ends");
    }

    /// Starts one again where it was.
    pub fn restart(&mut self, number: usize) {
        let (node, child) = &mut self.nodes[number];
        *child = run(&self.program, node);
    }

    /// Waits until all say that they are well, and have what the others have.
    pub async fn until_well(&self) {
        let well = timeout(WITHIN, self.all_well()).await;
        well.expect("servers are well again");
    }

    /// Waits until all say that they are well; the number of one that has ended instead.
    async fn all_well_or_ended(&mut self) -> Option<usize> {
        loop {
            if timeout(ANSWERED_WITHIN, self.all_well()).await.is_ok() {
                return None;
            }
            let mut nodes = self.nodes.iter_mut();
            let ended = nodes.position(|(_, child)| child.try_wait().is_ok_and(|it| it.is_some()));
            if ended.is_some() {
                return ended;
            }
        }
    }

    async fn all_well(&self) {
        for (node, _) in &self.nodes {
            let address = format!("127.0.0.1:{}", node.http_port);
            while !get(&address, "/healthz")
                .await
                .is_some_and(|answer| answer.contains(" 200 "))
            {
                sleep(PAUSE).await;
            }
        }
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for (_, child) in &mut self.nodes {
            // It may have ended.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// The log at servers of these ports.
fn log_at(ports: &[u16]) -> String {
    let servers: Vec<String> = ports
        .iter()
        .map(|port| format!("127.0.0.1:{port}"))
        .collect();
    let servers = servers.join(",");
    format!("nats://relay:{PASSWORD}@{servers}?replicas={COUNT}")
}

/// A way to each of these ports, for each of those who go there.
async fn links(ports: &[u16]) -> Vec<Vec<Link>> {
    let mut all = Vec::new();
    for _ in 0..COUNT {
        let mut own = Vec::new();
        for port in ports {
            own.push(Link::to(*port).await);
        }
        all.push(own);
    }
    all
}

fn ports_of(links: &[Link]) -> Vec<u16> {
    links.iter().map(|link| link.port).collect()
}

fn run(program: &Path, node: &NatsNode) -> Child {
    let mut command = node.command(program).expect("a configuration");
    let output = added_to(&output_of(node));
    command.stdin(Stdio::null());
    command.stdout(output.try_clone().expect("a file"));
    command.stderr(output);
    command.spawn().expect("a NATS server")
}

/// Where a server's output goes.
fn output_of(node: &NatsNode) -> PathBuf {
    node.folder.join("output.txt")
}

/// A file to which the output of a program is added.
fn added_to(path: &Path) -> File {
    let file = File::options().create(true).append(true).open(path);
    file.expect("a disk")
}

/// The last lines of a program's output.
fn last_words(path: &Path) -> String {
    let said = fs::read_to_string(path).unwrap_or_default();
    let lines: Vec<&str> = said.lines().collect();
    let first = lines.len().saturating_sub(MAX_LAST_LINES);
    lines[first..].join("\n")
}

/// The stream of all tables.
pub async fn stream(client: Client) -> Stream<()> {
    let stream = jetstream::new(client).get_stream_no_info("score").await;
    stream.expect("a name")
}

/// Ports of which nobody else makes use.
fn free_ports<const N: usize>() -> [u16; N] {
    let free = [(); N].map(|()| TcpListener::bind("127.0.0.1:0").expect("a port"));
    free.map(|listener| listener.local_addr().expect("an address").port())
}

/// The answer; `None`: nothing, in time.
async fn get(address: &str, path: &str) -> Option<String> {
    let answered = front::get(address, path);
    timeout(ANSWERED_WITHIN, answered).await.ok()?
}

/// Relays with their log on those servers, and one address before them.
pub struct Relays {
    /// The address of the log for each.
    logs: Vec<String>,
    secret: PathBuf,
    relays: Vec<(u16, Relay)>,
    front: Front,
}

impl Relays {
    pub async fn start(servers: &Servers) -> Relays {
        Relays::start_some(servers, COUNT).await
    }

    /// Only so many of them.
    pub async fn start_some(servers: &Servers, count: usize) -> Relays {
        let secret = servers.folder().join("secret");
        std::fs::write(&secret, "s".repeat(MIN_SECRET_BYTES)).expect("a disk");
        let logs: Vec<String> = (0..COUNT).map(|it| servers.address_for(it)).collect();
        let start = |number: usize| start(&logs[number], &secret, number, None);
        let relays = (0..count).map(start).collect();
        let relays = Relays {
            logs,
            secret,
            relays,
            front: Front::new().await,
        };
        relays.tell();
        relays.until_met().await;
        relays
    }

    /// The one address before all.
    pub fn address(&self) -> &str {
        &self.front.address
    }

    /// The address of this one.
    pub fn address_of(&self, number: usize) -> &str {
        &self.relays[number].1.address
    }

    /// Ends one at once (SIGKILL).
    pub fn kill(&mut self, number: usize) {
        self.relays[number].1.kill();
    }

    /// Asks one to end, and waits until it has.
    pub fn stop(&mut self, number: usize) {
        block_in_place(|| self.relays[number].1.stop());
    }

    /// Sends one a signal of this name.
    pub fn signal(&self, number: usize, name: &str) {
        self.relays[number].1.signal(name);
    }

    /// Starts one again under its name.
    pub fn restart(&mut self, number: usize) {
        let internal = self.relays[number].0;
        self.relays[number] = start(&self.logs[number], &self.secret, number, Some(internal));
        self.tell();
    }

    /// Notifies the one address where they are.
    fn tell(&self) {
        let relays = self.relays.iter();
        self.front
            .set(relays.map(|(_, relay)| relay.address.clone()));
    }

    /// The number of one that has tables, of those that have most.
    pub async fn owner(&self) -> usize {
        let owner = async {
            loop {
                let mut most = (0, 0);
                for number in 0..self.relays.len() {
                    let tables = self.metric(number, "tables").await.unwrap_or(0);
                    most = most.max((tables, number));
                }
                if let (1.., owner) = most {
                    return owner;
                }
                sleep(PAUSE).await;
            }
        };
        timeout(WITHIN, owner).await.expect("a relay has a table")
    }

    /// A metric of one; `None`: it does not answer.
    pub async fn metric(&self, number: usize, name: &str) -> Option<u64> {
        let text = get(self.address_of(number), "/metrics").await?;
        let start = format!("score_relay_{name} ");
        let value = text.lines().find_map(|line| line.strip_prefix(&start))?;
        value.trim().parse().ok()
    }

    /// The sum of a metric of all of them.
    pub async fn metric_of_all(&self, name: &str) -> u64 {
        let mut sum = 0;
        for number in 0..self.relays.len() {
            sum += self.metric(number, name).await.expect("a relay that runs");
        }
        sum
    }

    /// For how long all have worked together, in seconds (Linux).
    pub fn worked_s(&self) -> f64 {
        self.relays
            .iter()
            .map(|(_, relay)| worked_s(relay.id()))
            .sum()
    }

    /// Waits until each knows all.
    pub async fn until_met(&self) {
        let met = async {
            for number in 0..self.relays.len() {
                while self.metric(number, "relays").await != Some(self.relays.len() as u64) {
                    sleep(PAUSE).await;
                }
            }
        };
        timeout(WITHIN, met)
            .await
            .expect("relays hear of each other");
    }

    /// The fault that one reports of itself: `/healthz`.
    pub async fn complaint(&self, number: usize) -> Option<String> {
        let answer = get(self.address_of(number), "/healthz").await?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let is_well = head.contains(" 200 ");
        (!is_well).then(|| body.lines().next().unwrap_or_default().to_owned())
    }
}

/// Starts a relay, and its port for others: this one, or one that is free, if others have not been
/// first there.
fn start(log: &str, secret: &Path, number: usize, internal: Option<u16>) -> (u16, Relay) {
    let output = secret.with_file_name(format!("relay-{}.txt", number + 1));
    let ports = internal.into_iter();
    let ports = ports.chain(std::iter::repeat_with(|| free_ports::<1>()[0]));
    for internal in ports.take(STARTS) {
        let mut command = command(secret, number, internal);
        command.stderr(added_to(&output));
        if let Some(relay) = block_in_place(|| Relay::try_run(command, Path::new(log))) {
            return (internal, relay);
        }
    }
    panic!("a relay does not start:\n{}", last_words(&output));
}

fn command(secret: &Path, number: usize, internal: u16) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_score-relay"));
    command.args(["--node", &format!("relay-{}", number + 1)]);
    command.args(["--internal", &format!("127.0.0.1:{internal}")]);
    command.arg("--secret-file").arg(secret);
    command.arg("--no-public-groups");
    // All players are at one address.
    command.args([
        "--seats-per-address",
        "1000",
        "--tables-per-address",
        "1000",
    ]);
    command.args(["--joins-per-minute", "1000000"]);
    command
}
