//! Tests of pipes to relays that take no players, or whose clocks are wrong.

use std::net::Ipv4Addr;

use score_core::wire::{CloseReason, ToRelay};
use score_relay::cluster::{
    BEAT_EVERY_MS, Beat, Cluster, ClusterUnreachable, Heartbeats, MAX_SKEW_MS, MIN_SECRET_BYTES,
    Node, SAID_AGAIN_MS, Secret, View,
};
use score_relay::log::memory::Memory;
use score_relay::metrics::Metrics;
use score_relay::operator_log::THROTTLE_MS;
use score_relay::settings::Settings;
use score_relay::visitor_network::VisitorNetwork;
use tokio::net::TcpListener;
use tokio::time::{Duration, sleep};

use crate::client::{Client, closed, create, hello, join};
use crate::relays::{Local, START_MS};
use crate::tracing_capture::{lines_with, log_lines};

/// Heartbeats of one other relay, which is alive.
struct Other {
    node: Node,
    moment_ms: u64,
}

impl Heartbeats for Other {
    async fn publish(&mut self, _: Beat) -> Result<(), ClusterUnreachable> {
        Ok(())
    }

    async fn hear(&mut self) -> Beat {
        sleep(Duration::from_millis(BEAT_EVERY_MS)).await;
        self.moment_ms += BEAT_EVERY_MS;
        Beat {
            node: self.node.clone(),
            moment_ms: self.moment_ms,
            is_last: false,
        }
    }
}

/// Heartbeats of one other relay, which dies after the first of them.
struct Dying(Option<Other>);

impl Heartbeats for Dying {
    async fn publish(&mut self, _: Beat) -> Result<(), ClusterUnreachable> {
        Ok(())
    }

    async fn hear(&mut self) -> Beat {
        let Some(other) = &mut self.0 else {
            return std::future::pending().await;
        };
        let beat = other.hear().await;
        self.0 = None;
        beat
    }
}

fn node(name: &str, address: &str) -> Node {
    Node {
        id: name.parse().unwrap(),
        address: address.to_owned(),
        build: "1".to_owned(),
    }
}

/// A relay beside another one, which is the home of this machine's network.
fn beside(other: &Node) -> Node {
    let here = VisitorNetwork::of(Ipv4Addr::LOCALHOST.into());
    let names = ('a'..='y').map(|letter| node(&letter.to_string(), "here:1"));
    let mut names = names.filter(|own| {
        let view = View::new(own.id.clone(), vec![own.clone(), other.clone()]);
        view.home(here).is_some_and(|home| home == other)
    });
    names.next().expect("half of them are")
}

/// The cluster and the settings of a relay beside this other one.
fn clustered_with(other: &Node) -> (Cluster, Settings) {
    let secret = Secret::new(&"s".repeat(MIN_SECRET_BYTES)).unwrap();
    let cluster = Cluster::new(beside(other), secret);
    let settings = Settings {
        cluster: Some(cluster.clone()),
        ..Settings::default()
    };
    (cluster, settings)
}

/// A relay beside this other one, which counts as alive all the time, and its metrics.
async fn relay_beside(other: Node) -> (Local, Metrics) {
    let (cluster, settings) = clustered_with(&other);
    let metrics = settings.metrics.clone();
    let heartbeats = Other {
        node: other,
        moment_ms: START_MS,
    };
    let relay = Local::among(Memory::new(), settings, heartbeats).await;
    until_both_are_there(&cluster).await;
    (relay, metrics)
}

async fn until_both_are_there(cluster: &Cluster) {
    let mut views = cluster.views();
    let both = views.wait_for(|view| view.nodes().len() == 2);
    drop(both.await.unwrap());
}

/// A relay at whose address nobody listens any more.
async fn dead_node() -> Node {
    let dead = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    node("z", &dead.local_addr().unwrap().to_string())
}

#[tokio::test(start_paused = true)]
async fn a_relay_that_takes_no_players_is_a_line_a_minute() {
    log_lines();
    // It never answers.
    let silent = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let other = node("z", &silent.local_addr().unwrap().to_string());
    let (relay, metrics) = relay_beside(other).await;
    for _ in 0..3 {
        let mut client = Client::connect_locally(&relay).await;
        client
            .send(&ToRelay::Hello(hello(join("Club"), "Ada")))
            .await;
        assert_eq!(client.end().await, closed(CloseReason::Trouble));
    }
    let told = || lines_with("another relay takes no players");
    assert_eq!(told().len(), 1, "{:?}", told());
    assert!(told()[0].contains("relay=\"z\""), "{:?}", told());
    assert!(told()[0].contains("no answer within"), "{:?}", told());
    let text = metrics.text();
    assert!(text.contains("score_relay_pipes 0"), "{text}");
    sleep(Duration::from_millis(2 * THROTTLE_MS)).await;
    assert_eq!(told().len(), 2, "{:?}", told());
    assert!(told()[1].contains("left_out=2"), "{:?}", told());
    for secret in ["Ada", "Club", "127.0.0.1"] {
        assert_eq!(lines_with(secret), [""; 0], "{secret}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_hello_waits_for_an_owner_while_a_dead_relay_counts_as_alive() {
    let other = dead_node().await;
    let (cluster, settings) = clustered_with(&other);
    let heartbeats = Dying(Some(Other {
        node: other,
        moment_ms: START_MS,
    }));
    let relay = Local::among(Memory::new(), settings, heartbeats).await;
    until_both_are_there(&cluster).await;
    let mut client = Client::connect_locally(&relay).await;
    client.come(hello(create("Club"), "Ada")).await.unwrap();
    assert_eq!(cluster.view().nodes(), [cluster.own().clone()]);
}

#[tokio::test(start_paused = true)]
async fn a_page_that_leaves_or_speaks_while_relays_settle_is_kept_no_longer() {
    let (relay, metrics) = relay_beside(dead_node().await).await;
    let mut client = Client::connect_locally(&relay).await;
    for _ in 0..2 {
        client
            .send(&ToRelay::Hello(hello(join("Club"), "Ada")))
            .await;
    }
    assert_eq!(client.end().await, closed(CloseReason::BadMessage));
    drop(client);
    let mut client = Client::connect_locally(&relay).await;
    client
        .send(&ToRelay::Hello(hello(join("Club"), "Ada")))
        .await;
    sleep(Duration::from_millis(BEAT_EVERY_MS)).await;
    assert_eq!(metrics.connections(), 1);
    drop(client);
    sleep(Duration::from_millis(BEAT_EVERY_MS)).await;
    assert_eq!(metrics.connections(), 0);
}

#[tokio::test(start_paused = true)]
async fn a_relay_whose_clock_is_wrong_is_a_line_a_minute() {
    log_lines();
    let secret = Secret::new(&"s".repeat(MIN_SECRET_BYTES)).unwrap();
    let settings = Settings {
        cluster: Some(Cluster::new(node("a", "a:1"), secret)),
        ..Settings::default()
    };
    let heartbeats = Other {
        node: node("z", "z:1"),
        moment_ms: START_MS - 2 * MAX_SKEW_MS,
    };
    let _relay = Local::among(Memory::new(), settings, heartbeats).await;
    let told = || lines_with("a heartbeat of z is of another time").len();
    // It hears one each second, and sends one itself.
    sleep(Duration::from_millis(SAID_AGAIN_MS / 2)).await;
    assert_eq!(told(), 1);
    sleep(Duration::from_millis(SAID_AGAIN_MS)).await;
    assert_eq!(told(), 2);
}
