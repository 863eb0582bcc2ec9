//! Programs that share the tables of a NATS server: who comes to any of them plays at one table,
//! and one that is killed leaves its tables to the others.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};

use futures_util::future::join_all;
use score_core::arith::op::Op;
use score_core::table::command::Command;
use score_core::wire::{CloseReason, TableSelector, ToPlayer, ToRelay};
use score_relay::cluster::MIN_SECRET_BYTES;
use tokio::net::TcpStream;
use tokio::task::{spawn_blocking, yield_now};

use crate::client::{Heard, Page, create, hello, join, request};
use crate::nats_server::Server;
use crate::playing::{four_five_one_three, points, step};
use crate::program::{Running, program};
use crate::serving::get_over;

const NAMES: [&str; 3] = ["a", "b", "c"];

/// Relays of these names on one server, which have heard of each other.
async fn relays(server: &Server, folder: &tempfile::TempDir) -> Vec<Running> {
    let secret = folder.path().join("secret");
    fs::write(&secret, "s".repeat(MIN_SECRET_BYTES)).unwrap();
    let starting = NAMES.map(|name| {
        let (log, secret) = (server.log(), secret.to_str().unwrap().to_owned());
        spawn_blocking(move || {
            let internal = free_address();
            let mut command = program(&["--port", "0", "--address", "127.0.0.1", "--log", &log]);
            command.args([
                "--node",
                name,
                "--internal",
                &internal,
                "--secret-file",
                &secret,
            ]);
            Running::by(command)
        })
    });
    let relays: Vec<Running> = join_all(starting)
        .await
        .into_iter()
        .map(Result::unwrap)
        .collect();
    for relay in &relays {
        while members(relay).await.len() < NAMES.len() {
            yield_now().await;
        }
    }
    relays
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

/// Comes as often as it takes, as a page does by itself while relays settle who has a table.
async fn resume(relay: &Running, selector: TableSelector, name: &str) -> Page {
    loop {
        let stream = TcpStream::connect(&relay.address).await.unwrap();
        let mut page = Page::over(stream, request(&relay.address)).await.unwrap();
        page.send(&ToRelay::Hello(hello(selector.clone(), name)))
            .await;
        let heard = page.hear().await;
        if page.group.is_some() {
            return page;
        }
        assert_eq!(heard, Heard::Said(ToPlayer::Close(CloseReason::Trouble)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_to_any_relay_plays_on_when_the_one_with_the_table_is_killed() {
    let server = Server::new();
    let folder = tempfile::tempdir().unwrap();
    let mut relays = relays(&server, &folder).await;
    let mut ada = resume(&relays[0], create("Club"), "Ada").await;
    let mut grace = resume(&relays[1], join("Club"), "Grace").await;
    let emmy = resume(&relays[2], join("Club"), "Emmy").await;
    ada.ask(four_five_one_three()).await.unwrap();
    grace
        .until_group(|group| group.table().round().is_some())
        .await;
    grace.play(Command::CallScore).await.unwrap();
    grace.play(step(0, Op::Mul, 2)).await.unwrap();
    grace.play(step(4, Op::Mul, 1)).await.unwrap();
    assert_eq!(points(&grace), [0, 1, 0]);
    let seats = [ada.seat(), grace.seat(), emmy.seat()];
    let mut owner = None;
    for (index, relay) in relays.iter().enumerate() {
        if has_table(relay).await {
            assert_eq!(owner.replace(index), None, "one relay has the table");
        }
    }
    // With nothing said: the others hear no more of it, and the log has all that was confirmed.
    drop(relays.remove(owner.expect("a relay has the table")));
    let [first, second] = &relays[..] else {
        panic!("two are left")
    };
    let again = [(first, "Ada"), (second, "Grace"), (first, "Emmy")]
        .map(|(relay, name)| resume(relay, join("Club"), name));
    let pages = join_all(again).await;
    assert_eq!(pages.iter().map(Page::seat).collect::<Vec<_>>(), seats);
    for page in &pages {
        assert_eq!(points(page), [0, 1, 0]);
    }
    assert_eq!(members(first).await.len(), 2);
}
