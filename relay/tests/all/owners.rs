//! Tests of several relays with one log: a table has one owner, and players come to any of them.

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::sync::mpsc;
use std::time::Duration;

use futures_util::future::join_all;
use score_core::arith::op::Op;
use score_core::group::audience::Audience;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::wire::{
    CloseReason, HelloRefusal, News, PROTOCOL, TableSelector, ToPlayer, ToRelay,
};
use score_relay::cluster::{Cluster, DEAD_AFTER_MS, MIN_SECRET_BYTES, Node, Secret, View};
use score_relay::hub::{ConnectionSource, Hub, NoEntrance};
use score_relay::log::memory::Memory;
use score_relay::log::{Log, TableId};
use score_relay::metrics::Metrics;
use score_relay::names;
use score_relay::server::{self, ClusterEndpoint};
use score_relay::settings::Settings;
use score_relay::visitor_network::VisitorNetwork;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{oneshot, watch};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::StatusCode;

use crate::air::Air;
use crate::client::{self, Client, Heard, closed, create, hello, join, request};
use crate::log_fixture::{fold, stored};
use crate::playing::{four_five_one_three, points, step};
use crate::relays::{Clock, Relay, rng_from};
use crate::serving::get;

/// The time limit for an event that comes sooner or later.
const PATIENCE: Duration = Duration::from_secs(60);

/// The time between two looks for such an event.
const AGAIN: Duration = Duration::from_millis(20);

/// The silence after which a relay counts as dead.
const SILENCE: Duration = Duration::from_secs(2);

/// A relay on a machine of its own, which can stop working without the others.
struct Machine {
    relay: Relay,
    internal: SocketAddr,
    cluster: Cluster,
    views: watch::Receiver<View>,
    processor: Processor,
}

/// The one thread in which a relay runs, until this is dropped.
struct Processor(Option<Runtime>);

impl Processor {
    fn new() -> Processor {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build();
        Processor(Some(runtime.unwrap()))
    }

    fn runtime(&self) -> &Runtime {
        self.0.as_ref().expect("it runs until it is dropped")
    }
}

impl Drop for Processor {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

/// The things that all relays of a cluster have in common.
#[derive(Clone)]
struct Common {
    log: Memory,
    air: Air,
    settings: Settings,
}

impl Common {
    fn new() -> Common {
        Common::with(Settings::default())
    }

    fn with(settings: Settings) -> Common {
        Common {
            log: Memory::redelivering(),
            air: Air::new(),
            settings,
        }
    }

    /// Relays with these names, which have heard of each other.
    async fn machines(&self, names: &[&str]) -> Vec<Machine> {
        let starting = names.iter().map(|name| self.machine(name, 's'));
        let mut machines = join_all(starting).await;
        for machine in &mut machines {
            machine.sees(names.len()).await;
        }
        machines
    }

    /// A relay whose secret is made of this letter.
    async fn machine(&self, name: &str, secret: char) -> Machine {
        let processor = Processor::new();
        let bind = || {
            processor
                .runtime()
                .spawn(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))
        };
        let listener = bind().await.unwrap().unwrap();
        let internal = bind().await.unwrap().unwrap();
        let addresses = [&listener, &internal].map(|it| it.local_addr().unwrap());
        let own = Node {
            id: name.parse().unwrap(),
            address: addresses[1].to_string(),
            build: "1".to_owned(),
        };
        let cluster = Cluster::new(own, secret_of(secret));
        let clock = Clock::new();
        let settings = Settings {
            clock: clock.of_relay(),
            rng: rng_from(seed(name)),
            hosts: vec!["relay.test".to_owned()],
            metrics: Metrics::default(),
            cluster: Some(cluster.clone()),
            ..self.settings.clone()
        };
        let (log, heartbeats) = (self.log.clone(), self.air.ear());
        let (stop, stopped) = oneshot::channel::<()>();
        let task = processor.runtime().spawn(async move {
            let relay = server::Relay::load(log, settings).await?;
            let place = ClusterEndpoint {
                heartbeats,
                internal,
            };
            let stopped = async { drop(stopped.await) };
            relay.serve_among(listener, place, stopped).await
        });
        Machine {
            relay: Relay::running(addresses[0], clock, (stop, task)),
            internal: addresses[1],
            views: cluster.views(),
            cluster,
            processor,
        }
    }
}

/// A number for a name: equal in each run, and far from the numbers of other names.
fn seed(name: &str) -> u64 {
    let letters = name.bytes();
    letters.fold(0, |seed, letter| (seed << 8) + u64::from(letter)) << 32
}

fn secret_of(letter: char) -> Secret {
    Secret::new(&String::from(letter).repeat(MIN_SECRET_BYTES)).unwrap()
}

impl Machine {
    /// Waits until the machine sees so many relays, itself included.
    async fn sees(&mut self, relays: usize) {
        let seen = self.views.wait_for(|view| view.nodes().len() == relays);
        seen.await.unwrap();
    }

    /// Waits until the relay takes the others for dead. A heartbeat that they sent before may be
    /// heard when the clock has gone on, and counts from then.
    async fn is_left_alone(&mut self) {
        let alone = async {
            loop {
                self.relay.clock.advance(DEAD_AFTER_MS);
                if timeout(SILENCE, self.sees(1)).await.is_ok() {
                    break;
                }
            }
        };
        timeout(PATIENCE, alone).await.expect("nobody is heard");
    }

    /// A pipe to the relay, opened by a caller with these credentials.
    async fn pipe(&self, credentials: Option<String>) -> Result<Client, Error> {
        let stream = TcpStream::connect(self.internal).await.unwrap();
        let mut request = format!("ws://{}/pipe", self.internal)
            .into_client_request()
            .unwrap();
        let headers = request.headers_mut();
        headers.insert("sec-websocket-protocol", PROTOCOL.parse().unwrap());
        headers.insert("score-network", "0".repeat(32).parse().unwrap());
        if let Some(credentials) = credentials {
            headers.insert("authorization", credentials.parse().unwrap());
        }
        Client::over(stream, request).await
    }

    fn owns(&self, table: TableId) -> bool {
        self.cluster.view().owns(table)
    }

    /// Stops the relay in an instant, with its connections.
    fn kill(self) {
        drop(self);
    }

    /// Makes the relay stand still until the returned sender notifies it to go on, or is dropped.
    async fn freeze(&self) -> mpsc::Sender<()> {
        let (go_on, goes_on) = mpsc::channel();
        let (stands, stands_still) = oneshot::channel();
        self.processor.runtime().spawn(async move {
            stands.send(()).unwrap();
            let _ = goes_on.recv();
        });
        stands_still.await.unwrap();
        go_on
    }

    /// Asks the relay to stop, and waits until it has stopped.
    async fn stop(self) {
        self.relay.stop().await;
    }

    async fn metric(&self, name: &str) -> u64 {
        let (_, text) = get(&self.relay, "/metrics").await;
        let name = format!("score_relay_{name} ");
        let value = text.lines().find_map(|line| line.strip_prefix(&name));
        value.expect(&text).parse().unwrap()
    }
}

async fn the_table(log: &Memory) -> TableId {
    let records = log.records().await.unwrap();
    assert_eq!(records.len(), 1);
    records[0].id
}

/// The owner of the one table, and one of the others.
async fn owner_and_other(log: &Memory, mut machines: Vec<Machine>) -> (Machine, Machine) {
    let table = the_table(log).await;
    let owner = machines.iter().position(|machine| machine.owns(table));
    let owner = machines.remove(owner.unwrap());
    (owner, machines.remove(0))
}

/// A client of somebody at this address, whom a proxy names.
async fn client_from(machine: &Machine, address: &str) -> Client {
    let mut request = request(&machine.relay.address.to_string());
    let headers = request.headers_mut();
    headers.insert("x-forwarded-for", address.parse().unwrap());
    Client::try_connect(&machine.relay, request).await.unwrap()
}

/// Comes to the one table, or resumes there, once a relay has it.
async fn resume(machine: &Machine, name: &str) -> Client {
    resume_at(machine, "Club", name).await
}

async fn resume_at(machine: &Machine, table: &str, name: &str) -> Client {
    let trouble = Heard::Said(ToPlayer::Close(CloseReason::Trouble));
    let is_trouble = |heard: &Heard| *heard == trouble;
    let address = machine.relay.address.to_string();
    client::resume(&address, join(table), name, is_trouble).await
}

/// Ada has made a table, and Grace has come to it at another relay than the owner: the owner, the
/// other, and both clients there.
async fn ada_and_grace(common: &Common) -> (Machine, Machine, Client, Client) {
    let machines = common.machines(&["a", "b"]).await;
    let maker = Client::at(&machines[0].relay, create("Club"), "Ada").await;
    let (owner, other) = owner_and_other(&common.log, machines).await;
    maker.close().await;
    let ada = Client::at(&owner.relay, join("Club"), "Ada").await;
    let grace = Client::at(&other.relay, join("Club"), "Grace").await;
    (owner, other, ada, grace)
}

#[tokio::test]
async fn players_at_any_relay_play_at_one_table() {
    let common = Common::new();
    let machines = common.machines(&["a", "b", "c"]).await;
    let mut clients = vec![Client::at(&machines[0].relay, create("Club"), "Ada").await];
    let code = common.log.records().await.unwrap()[0].code.clone();
    clients.push(Client::at(&machines[1].relay, join(&code), "Grace").await);
    clients.push(Client::at(&machines[2].relay, join("club"), "Emmy").await);
    clients[0].ask(four_five_one_three()).await.unwrap();
    for client in &mut clients[1..] {
        client
            .until_group(|group| group.table().round().is_some())
            .await;
    }
    clients[1].play(Command::CallScore).await.unwrap();
    for command in [step(0, Op::Mul, 2), step(4, Op::Mul, 1)] {
        clients[1].play(command).await.unwrap();
    }
    clients[2].say("well done").await.unwrap();
    for client in &mut clients {
        client.catch_up().await;
        assert_eq!(points(client), [0, 1, 0]);
    }
    let shown = |client: &Client| client.group().snapshot_for(Audience::Watcher);
    assert_eq!(shown(&clients[0]), shown(&clients[1]));
    assert_eq!(shown(&clients[0]), shown(&clients[2]));
    let table = the_table(&common.log).await;
    for machine in &machines {
        let is_owner = machine.owns(table);
        assert_eq!(machine.metric("pipes").await, u64::from(!is_owner));
        assert_eq!(machine.metric("tables").await, u64::from(is_owner));
        assert_eq!(machine.metric("overtaken_total").await, 0);
    }
}

/// A client checks that it hears each entry once and in order.
#[tokio::test]
async fn requests_through_a_pipe_are_answered_in_order() {
    let common = Common::new();
    let (_owner, other, ada, mut grace) = ada_and_grace(&common).await;
    let host = ada.seat();
    drop(ada);
    let mut ada = resume(&other, "Ada").await;
    assert_eq!(ada.seat(), host);
    let mut sent = Vec::new();
    for count in 0..10 {
        sent.push(ada.send_request(Request::Lock(count % 2 == 0)).await);
        ada.send(&ToRelay::Clock { sent_ms: count }).await;
    }
    let mut heard = Vec::new();
    let mut times = Vec::new();
    while times.len() < 10 {
        ada.until(|message| match message {
            ToPlayer::Ack { cid, outcome } => {
                assert_eq!(*outcome, Ok(()));
                heard.push(*cid);
                Some(())
            }
            ToPlayer::Clock { sent_ms, .. } => {
                times.push(*sent_ms);
                Some(())
            }
            _ => None,
        })
        .await;
    }
    assert_eq!(heard, sent);
    assert!(times.is_sorted());
    grace.catch_up().await;
    let shown = |client: &Client| client.group().snapshot_for(Audience::Watcher);
    assert_eq!(shown(&grace), shown(&ada));
}

#[tokio::test]
async fn when_the_owner_dies_all_resume_at_the_new_one_with_the_same_points() {
    let common = Common::new();
    let (owner, mut other, mut ada, mut grace) = ada_and_grace(&common).await;
    ada.ask(four_five_one_three()).await.unwrap();
    grace.catch_up().await;
    grace.play(Command::CallScore).await.unwrap();
    for command in [step(0, Op::Mul, 2), step(4, Op::Mul, 1)] {
        grace.play(command).await.unwrap();
    }
    ada.catch_up().await;
    let before = [points(&ada), points(&grace)];
    assert_eq!(before, [[0, 1], [0, 1]]);
    owner.kill();
    // Her pipe has broken.
    assert_eq!(grace.end().await, closed(CloseReason::Trouble));
    other.is_left_alone().await;
    let mut grace = resume(&other, "Grace").await;
    let ada = resume(&other, "Ada").await;
    assert_eq!([ada.seat(), grace.seat()], [SeatId(0), SeatId(1)]);
    assert_eq!([points(&ada), points(&grace)], before);
    grace.say("here again").await.unwrap();
    assert_eq!(other.metric("owner_changes_total").await, 1);
    assert_eq!(other.metric("pipes").await, 0);
}

#[tokio::test]
async fn an_owner_that_stood_still_sends_nothing_that_is_not_in_the_log() {
    let common = Common::new();
    let (owner, mut other, mut ada, mut grace) = ada_and_grace(&common).await;
    let table = the_table(&common.log).await;
    ada.catch_up().await;
    let go_on = owner.freeze().await;
    let before = ada.group().clone();
    // It is read when the owner goes on.
    ada.send_request(Request::Lock(true)).await;
    other.is_left_alone().await;
    // Her pipe is whole, and nothing comes through it any more.
    assert_eq!(grace.end().await, closed(CloseReason::Trouble));
    let grace = resume(&other, "Grace").await;
    let taken_over = fold(&stored(&common.log, table).await);
    go_on.send(()).unwrap();
    assert_eq!(ada.end().await, closed(CloseReason::Trouble));
    assert_eq!(*ada.group(), before);
    assert_eq!(owner.metric("overtaken_total").await, 1);
    let now = fold(&stored(&common.log, table).await);
    assert!(!now.is_locked());
    assert_eq!(now.table(), taken_over.table());
    assert_eq!(grace.seat(), SeatId(1));
    // It is heard again, and has the table again.
    drop(grace);
    other.sees(2).await;
    let mut ada = resume(&owner, "Ada").await;
    let mut grace = resume(&other, "Grace").await;
    ada.ask(Request::Lock(true)).await.unwrap();
    grace.catch_up().await;
    assert!(ada.group().is_locked() && grace.group().is_locked());
}

#[tokio::test]
async fn limits_of_an_address_hold_through_pipes() {
    let settings = Settings {
        seats_per_address: NonZeroUsize::new(2).unwrap(),
        tables_per_address: NonZeroUsize::MIN,
        is_behind_proxy: true,
        ..Settings::default()
    };
    let common = Common::with(settings);
    let machines = common.machines(&["a", "b", "c"]).await;
    let mut ada = client_from(&machines[0], "192.0.2.1").await;
    ada.come(hello(create("Club"), "Ada")).await.unwrap();
    for machine in &machines[1..] {
        let mut more = client_from(machine, "192.0.2.1").await;
        let refused = more.come(hello(create("Class"), "Ada")).await;
        assert_eq!(refused, Err(HelloRefusal::TooManyTablesFromHere));
    }
    let mut grace = client_from(&machines[1], "192.0.2.1").await;
    grace.come(hello(join("Club"), "Grace")).await.unwrap();
    for machine in &machines {
        let mut third = client_from(machine, "192.0.2.1").await;
        let refused = third.come(hello(join("Club"), "Emmy")).await;
        assert_eq!(refused, Err(HelloRefusal::TooManySeatsFromHere));
    }
    for (machine, (address, name)) in machines.iter().zip([
        ("192.0.2.2", "Emmy"),
        ("192.0.2.3", "Sofia"),
        ("2001:db8::1", "Olga"),
    ]) {
        let mut elsewhere = client_from(machine, address).await;
        let welcome = elsewhere.come(hello(join("Club"), name)).await;
        assert!(welcome.is_ok(), "{address}");
    }
}

#[tokio::test]
async fn a_caller_without_the_secret_opens_no_pipe() {
    let common = Common::new();
    let machine = common.machine("a", 's').await;
    let open = async |credentials: Option<String>| match machine.pipe(credentials).await {
        Ok(_) => None,
        Err(Error::Http(answer)) => Some(answer.status()),
        Err(failure) => panic!("{failure}"),
    };
    let here = machine.internal.to_string();
    let shown = secret_of('s').credentials(&here);
    assert_eq!(open(Some(shown)).await, None);
    let of_another = secret_of('s').credentials("another:1");
    let by_another = secret_of('t').credentials(&here);
    for wrong in [None, Some(of_another), Some(by_another)] {
        assert_eq!(open(wrong).await, Some(StatusCode::FORBIDDEN));
    }
}

#[tokio::test]
async fn a_player_piped_to_a_relay_that_is_not_the_owner_waits_less_there() {
    let common = Common::new();
    let machines = common.machines(&["a", "b"]).await;
    let mut ada = Client::connect(&machines[0].relay).await;
    ada.come(hello(create("Club"), "Ada")).await.unwrap();
    let club = common.log.records().await.unwrap()[0].id;
    let other = machines.iter().find(|machine| !machine.owns(club)).unwrap();
    let shown = secret_of('s').credentials(&other.internal.to_string());
    let mut piped = other.pipe(Some(shown)).await.unwrap();
    let began = Instant::now();
    piped
        .send(&ToRelay::Hello(hello(join("Club"), "Grace")))
        .await;
    assert_eq!(piped.end().await, closed(CloseReason::Trouble));
    // A player who comes directly waits for so long.
    let waited = began.elapsed();
    assert!(
        waited < Duration::from_millis(2 * DEAD_AFTER_MS),
        "{waited:?}"
    );
}

#[tokio::test]
async fn a_relay_with_another_secret_closes_its_players_with_trouble() {
    let common = Common::new();
    let starting = [common.machine("a", 's'), common.machine("b", 't')];
    let mut machines = join_all(starting).await;
    for machine in &mut machines {
        machine.sees(2).await;
    }
    let home = machines[0].cluster.view();
    let home = home.owner(TableId(1)).unwrap().id.as_str().to_owned();
    for machine in &machines {
        let mut client = Client::connect(&machine.relay).await;
        client
            .send(&ToRelay::Hello(hello(TableSelector::GroupA, "Ada")))
            .await;
        if machine.cluster.own().id.as_str() == home {
            client.catch_up().await;
        } else {
            assert_eq!(client.end().await, closed(CloseReason::Trouble));
        }
    }
}

#[tokio::test]
async fn a_relay_that_comes_gets_its_tables_and_no_others_are_disturbed() {
    let common = Common::new();
    let mut first = common.machines(&["a"]).await.remove(0);
    let mut clients = Vec::new();
    for number in 0..8 {
        let selector = create(&format!("Class {number}"));
        clients.push(Client::at(&first.relay, selector, "Ada").await);
    }
    let mut second = common.machine("b", 's').await;
    first.sees(2).await;
    second.sees(2).await;
    let mut moved = 0;
    for (number, mut client) in clients.into_iter().enumerate() {
        let name = format!("class {number}");
        let records = common.log.records().await.unwrap();
        let record = records.iter().find(|record| record.key == name).unwrap();
        if first.owns(record.id) {
            client.ask(Request::Lock(true)).await.unwrap();
        } else {
            moved += 1;
            assert_eq!(client.end().await, closed(CloseReason::Trouble));
            let mut client = resume_at(&first, &name, "Ada").await;
            assert_eq!(client.seat(), SeatId(0));
            client.ask(Request::Lock(true)).await.unwrap();
        }
    }
    assert!((1..8).contains(&moved), "{moved}");
    assert!(first.metric("owner_changes_total").await >= moved);
    assert_eq!(first.metric("overtaken_total").await, 0);
}

#[tokio::test]
async fn a_relay_that_takes_no_tables_makes_none_for_another() {
    let own = Node {
        id: "a".parse().unwrap(),
        address: "a:1".to_owned(),
        build: "1".to_owned(),
    };
    let settings = Settings {
        clock: Clock::new().of_relay(),
        rng: rng_from(0),
        cluster: Some(Cluster::new(own, secret_of('s'))),
        ..Settings::default()
    };
    let log = Memory::redelivering();
    let hub = Hub::open(log.clone(), &settings).await.unwrap();
    let player = hello(create("Club"), "Ada").player.unwrap();
    let token = names::hash(&player.token);
    let network = VisitorNetwork::of(Ipv4Addr::LOCALHOST.into());
    let club = create("Club");
    let entering = hub.enter(&club, Some(token), network, ConnectionSource::Relay);
    assert_eq!(entering.await.unwrap_err(), NoEntrance::Unsettled);
    hub.close().await;
    assert!(log.records().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_relay_that_is_stopped_leaves_its_tables_to_others_at_once() {
    let common = Common::new();
    let (owner, mut other, ada, mut grace) = ada_and_grace(&common).await;
    drop(ada);
    owner.stop().await;
    assert_eq!(grace.end().await, closed(CloseReason::Trouble));
    // Nobody had to die.
    other.sees(1).await;
    let mut grace = resume(&other, "Grace").await;
    assert_eq!(grace.seat(), SeatId(1));
    grace.say("here again").await.unwrap();
    assert_eq!(other.metric("overtaken_total").await, 0);
}

#[tokio::test]
async fn a_page_that_goes_is_gone_at_the_owner() {
    let common = Common::with(Settings {
        presence_every_ms: 0,
        ..Settings::default()
    });
    let (_owner, other, mut ada, grace) = ada_and_grace(&common).await;
    let gone = News::Present {
        seat: grace.seat(),
        is_present: false,
    };
    grace.close().await;
    ada.until(|message| match message {
        ToPlayer::News(news) => news.contains(&gone).then_some(()),
        _ => None,
    })
    .await;
    let closed = async {
        while other.metric("pipes").await > 0 {
            sleep(AGAIN).await;
        }
    };
    timeout(PATIENCE, closed).await.expect("the pipe is closed");
    resume(&other, "Grace").await;
}

#[tokio::test]
async fn health_names_the_engine_the_relay_and_those_that_share_its_tables() {
    let common = Common::new();
    let machines = common.machines(&["a", "b"]).await;
    let (head, body) = get(&machines[1].relay, "/healthz").await;
    assert!(head.starts_with("http/1.1 200"), "{head}");
    let lines: Vec<&str> = body.lines().collect();
    assert_eq!(lines[0], "ok");
    assert_eq!(lines[1], "log: memory");
    for line in ["node b", "member a 1", "member b 1"] {
        assert!(lines.contains(&line), "{body}");
    }
    for machine in &machines {
        assert!(!body.contains(&machine.internal.to_string()), "{body}");
    }
    assert_eq!(machines[0].metric("relays").await, 2);
    for figure in ["owner_changes_total", "overtaken_total", "pipes"] {
        assert_eq!(machines[0].metric(figure).await, 0, "{figure}");
    }
}
