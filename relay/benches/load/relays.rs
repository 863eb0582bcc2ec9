//! Two relays with one log in memory: players at the owner of their table, or at the other one,
//! which pipes them.

use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroUsize};

use futures_util::future::join;
use score_relay::cluster::{Cluster, MIN_SECRET_BYTES, Node, Secret};
use score_relay::log::memory::Memory;
use score_relay::server::{ClusterEndpoint, Relay};
use score_relay::settings::Settings;
use score_relay::visitor_network::VisitorNetwork;
use tokio::net::TcpListener;

use crate::air::Air;

/// Makes this program those relays, and prints the owner's address.
pub const OWNER: &str = "serve-as-owner";

/// The same, and prints the address of the other one.
pub const OTHER: &str = "serve-by-pipes";

/// How many players one address may have at a table, and tables.
const MANY: usize = 1_000_000;

/// Prints an address once the relays know each other, and serves until it is ended.
pub async fn serve(argument: &str) {
    let log = Memory::new();
    let air = Air::new();
    let (one, other) = join(start("a", &log, &air), start("b", &log, &air)).await;
    for (_, cluster) in [&one, &other] {
        let mut views = cluster.views();
        let known = views.wait_for(|view| view.nodes().len() == 2);
        known.await.expect("a relay that runs");
    }
    let (address, cluster) = one;
    // All players come from here, and so the first of them makes the table there.
    let view = cluster.view();
    let home = view.home(VisitorNetwork::of(address.ip()));
    let is_home = home.is_some_and(|home| view.is_own(home));
    let is_asked_for = is_home == (argument == OWNER);
    println!("{}", if is_asked_for { address } else { other.0 });
    std::future::pending().await
}

async fn start(name: &str, log: &Memory, air: &Air) -> (SocketAddr, Cluster) {
    let bind = async || TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let (listener, internal) = (bind().await, bind().await);
    let address = listener.local_addr().expect("an address");
    let own = Node {
        id: name.parse().expect("a name"),
        address: internal.local_addr().expect("an address").to_string(),
        build: "1".to_owned(),
    };
    let secret = Secret::new(&"s".repeat(MIN_SECRET_BYTES)).expect("a secret");
    let cluster = Cluster::new(own, secret);
    let many = NonZeroUsize::new(MANY).expect("it is not zero");
    let settings = Settings {
        cluster: Some(cluster.clone()),
        seats_per_address: many,
        tables_per_address: many,
        joins_per_minute: NonZeroU32::MAX,
        ..Settings::default()
    };
    let place = ClusterEndpoint {
        heartbeats: air.ear(),
        internal,
    };
    let relay = Relay::load(log.clone(), settings).await.expect("a log");
    let never = std::future::pending();
    tokio::spawn(relay.serve_among(listener, place, never));
    (address, cluster)
}
