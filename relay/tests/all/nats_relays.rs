//! Programs that share the tables of a NATS server: players who come to any of them play at one
//! table, and a relay that is killed leaves its tables to the others.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};

use futures_util::future::join_all;
use score_core::arith::op::Op;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::wire::{CloseReason, TableSelector, ToPlayer};
use score_relay::cluster::MIN_SECRET_BYTES;
use tokio::net::TcpStream;
use tokio::task::spawn_blocking;
use tokio::time::{Duration, sleep, timeout};

use crate::client::{self, Client, Heard, create, join};
use crate::nats_server::Server;
use crate::playing::{four_five_one_three, points, step};
use crate::program::{Running, program};
use crate::serving::get_over;

const NAMES: [&str; 3] = ["a", "b", "c"];

/// With how many other addresses a relay is tried whose address others have taken meanwhile.
const STARTS: usize = 10;

/// After this time an event that does not happen is a failure.
const WITHIN: Duration = Duration::from_secs(60);

/// The pause between two tries, or looks.
const PAUSE: Duration = Duration::from_millis(20);

/// Relays of these names on one server, which have heard of each other.
async fn relays(server: &Server, folder: &tempfile::TempDir) -> Vec<Running> {
    let secret = folder.path().join("secret");
    fs::write(&secret, "s".repeat(MIN_SECRET_BYTES)).unwrap();
    let starting = NAMES.map(|name| {
        let (log, secret) = (server.log(), secret.to_str().unwrap().to_owned());
        let start = move || {
            let internal = free_address();
            let mut command = program(&["--port", "0", "--address", "127.0.0.1", "--log", &log]);
            command.args(["--node", name, "--internal", &internal]);
            command.args(["--secret-file", &secret]);
            Running::try_by(command)
        };
        spawn_blocking(move || (0..STARTS).find_map(|_| start()).expect("a relay starts"))
    });
    let relays: Vec<Running> = join_all(starting)
        .await
        .into_iter()
        .map(Result::unwrap)
        .collect();
    for relay in &relays {
        until_members(relay, NAMES.len()).await;
    }
    relays
}

/// Waits until a relay knows so many, with itself.
async fn until_members(relay: &Running, count: usize) {
    let known = async {
        while members(relay).await.len() != count {
            sleep(PAUSE).await;
        }
    };
    timeout(WITHIN, known)
        .await
        .expect("relays hear of each other");
}

/// An address of which nobody else makes use.
fn free_address() -> String {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    listener.local_addr().unwrap().to_string()
}

async fn get(relay: &Running, path: &str) -> String {
    let stream = TcpStream::connect(&relay.address).await.unwrap();
    get_over(stream, path).await.1
}

/// The relays that this one knows, with itself.
async fn members(relay: &Running) -> Vec<String> {
    let text = get(relay, "/healthz").await;
    let members = text.lines().filter_map(|line| line.strip_prefix("member "));
    members.map(str::to_owned).collect()
}

async fn has_table(relay: &Running) -> bool {
    let text = get(relay, "/metrics").await;
    let mut lines = text.lines();
    let tables = lines.find_map(|line| line.strip_prefix("score_relay_tables "));
    tables.expect(&text) != "0"
}

/// The one relay that has the table, once all agree that it is one.
async fn owner(relays: &[Running]) -> usize {
    let agreed = async {
        loop {
            let having = join_all(relays.iter().map(has_table)).await;
            let mut owners = (0..relays.len()).filter(|index| having[*index]);
            if let (Some(owner), None) = (owners.next(), owners.next()) {
                return owner;
            }
            sleep(PAUSE).await;
        }
    };
    timeout(WITHIN, agreed)
        .await
        .expect("one relay has the table")
}

/// Comes to a table, or resumes there, once a relay has it.
async fn resume(address: &str, selector: TableSelector, name: &str) -> Client {
    client::resume(address, selector, name, is_trouble).await
}

/// Whether a connection has ended as one does whose relay has lost the table, or does not reach it.
fn is_trouble(heard: &Heard) -> bool {
    match heard {
        Heard::Said(ToPlayer::Close(reason)) => *reason == CloseReason::Trouble,
        Heard::Closed(code) => *code == CloseReason::Trouble.code(),
        Heard::Cut => true,
        Heard::Said(_) => false,
    }
}

/// A player at the table, who reconnects when a relay closes it in between: on a busy machine
/// relays hear of each other late, and take the table from each other.
struct Player {
    address: String,
    name: &'static str,
    client: Client,
}

impl Player {
    async fn come(relay: &Running, selector: TableSelector, name: &'static str) -> Player {
        let address = relay.address.clone();
        let client = resume(&address, selector, name).await;
        Player {
            address,
            name,
            client,
        }
    }

    /// Hears the next message; `None`: there was trouble, and the player has reconnected.
    async fn hear(&mut self) -> Option<ToPlayer> {
        match self.client.hear().await {
            heard if is_trouble(&heard) => {
                self.client = resume(&self.address, join("Club"), self.name).await;
                None
            }
            Heard::Said(said) => Some(said),
            Heard::Closed(code) => panic!("closed with {code}"),
            Heard::Cut => unreachable!("that is trouble"),
        }
    }

    /// Asks for something, and again if the connection ends before it is known to be done.
    async fn ask(&mut self, asked: Request) {
        let mut sent = self.client.send_request(asked.clone()).await;
        loop {
            match self.hear().await {
                Some(ToPlayer::Ack { cid, outcome }) if cid == sent => return outcome.unwrap(),
                Some(_) => {}
                None if self.client.last_cid() >= sent => return,
                None => sent = self.client.send_request(asked.clone()).await,
            }
        }
    }

    async fn play(&mut self, command: Command) {
        self.ask(Request::Play(command)).await;
    }

    /// Hears on until the fold is as wanted.
    async fn until_group(&mut self, is_there: impl Fn(&Group) -> bool) {
        while !is_there(self.client.group()) {
            self.hear().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_at_any_relay_play_on_when_the_table_s_relay_is_killed() {
    let server = Server::new();
    let folder = tempfile::tempdir().unwrap();
    let mut relays = relays(&server, &folder).await;
    let mut ada = Player::come(&relays[0], create("Club"), "Ada").await;
    let mut grace = Player::come(&relays[1], join("Club"), "Grace").await;
    let emmy = Player::come(&relays[2], join("Club"), "Emmy").await;
    ada.ask(four_five_one_three()).await;
    grace
        .until_group(|group| group.table().round().is_some())
        .await;
    grace.play(Command::CallScore).await;
    grace.play(step(0, Op::Mul, 2)).await;
    grace.play(step(4, Op::Mul, 1)).await;
    assert_eq!(points(&grace.client), [0, 1, 0]);
    let seats = [&ada, &grace, &emmy].map(|player| player.client.seat());
    // With nothing said: the others hear no more of it, and the log has all that was confirmed.
    let owner = owner(&relays).await;
    drop(relays.remove(owner));
    let [first, second] = &relays[..] else {
        panic!("two are left")
    };
    let again = [(first, "Ada"), (second, "Grace"), (first, "Emmy")]
        .map(|(relay, name)| resume(&relay.address, join("Club"), name));
    let clients = join_all(again).await;
    assert_eq!(clients.iter().map(Client::seat).collect::<Vec<_>>(), seats);
    for client in &clients {
        assert_eq!(points(client), [0, 1, 0]);
    }
    until_members(first, 2).await;
}
