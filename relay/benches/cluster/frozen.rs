//! The relay that has a table stands still under play, and goes on when others have the table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::wire::{CloseReason, News, ToPlayer};
use score_relay::names;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::client::{self, Client, Heard};
use crate::game::{Game, table};
use crate::machines::{Relays, Servers};
use crate::report::Row;
use crate::witness::Witness;

/// How often.
const FREEZES: usize = 5;

/// For how long it stands still.
const FROZEN_FOR: Duration = Duration::from_secs(10);

const PLAYERS: usize = 6;

/// How many wait at the relay that stands still until it says something.
const LISTENERS: usize = 3;

const THINKS: Duration = Duration::from_millis(100);

/// How many answers the table hears before and after.
const ANSWERS: usize = 20;

/// How long relays are left alone before somebody comes who does not come twice.
const SETTLED_AFTER: Duration = Duration::from_secs(5);

pub async fn frozen() -> Vec<Row> {
    let servers = Servers::start().await;
    let relays = Relays::start(&servers).await;
    let log = servers.open().await;
    let mut game = Game::begin(log, relays.address(), 1, PLAYERS, THINKS).await;
    let mut told = 0;
    for number in 1..=FREEZES {
        game.go_on(ANSWERS).await;
        sleep(SETTLED_AFTER).await;
        let owner = relays.owner().await;
        let mut listeners = JoinSet::new();
        let mut clients = Vec::new();
        for listener in 0..LISTENERS {
            let name = format!("Listener {number} {listener}");
            clients.push(come(relays.address_of(owner), &name).await);
        }
        relays.signal(owner, "-STOP");
        for (listener, mut client) in clients.into_iter().enumerate() {
            // It reads this when it goes on.
            let name = names::name(&format!("Late {number} {listener}")).expect("a name");
            client
                .send_request(Request::Play(Command::Rename(name)))
                .await;
            listeners.spawn(hear_out(client, game.witness(0).clone()));
        }
        let answers = game.answers();
        sleep(FROZEN_FOR).await;
        assert!(game.answers() > answers, "nobody has gone on meanwhile");
        relays.signal(owner, "-CONT");
        let goes_on = Instant::now();
        for heard in listeners.join_all().await {
            told += heard.into_iter().filter(|at| *at > goes_on).count();
        }
        game.go_on(ANSWERS).await;
        relays.until_met().await;
        println!("  {number} of {FREEZES}, {} answers", game.answers());
    }
    let ended = game.end().await;
    let listeners = FREEZES * LISTENERS;
    vec![Row::new(
        format!(
            "the owner frozen for {} s and continued, {FREEZES} times under play, {listeners} commands waiting at it",
            FROZEN_FOR.as_secs()
        ),
        "tells nothing that is not in the log",
        format!(
            "it told {told} entries when it went on, all in the log, and acknowledged none of the {listeners}; {} acknowledged elsewhere, 0 lost, 0 doubled",
            ended.acknowledged
        ),
    )]
}

/// A player of this relay, and of no other.
async fn come(address: &str, name: &str) -> Client {
    let stream = TcpStream::connect(address).await.expect("a relay");
    let opened = Client::over(stream, client::request(address)).await;
    let mut client = opened.expect("a relay");
    let hello = client::hello(client::join(&table(1)), name);
    client.come(hello).await.expect("a seat");
    client
}

/// Hears a relay until it closes with 'trouble', and shows its messages to the witness; returns
/// when each entry was heard.
async fn hear_out(mut client: Client, witness: Arc<Witness>) -> Vec<Instant> {
    let mut heard_at = Vec::new();
    loop {
        match client.hear().await {
            Heard::Said(ToPlayer::News(news)) => {
                for news in news {
                    if let News::Entry(entry) = news {
                        witness.see(&entry);
                        heard_at.push(Instant::now());
                    }
                }
            }
            Heard::Said(ToPlayer::Ack { cid, outcome }) => {
                panic!("a relay that was given up has acknowledged {cid:?}: {outcome:?}")
            }
            Heard::Said(ToPlayer::Close(reason)) => assert_eq!(reason, CloseReason::Trouble),
            Heard::Said(_) => {}
            Heard::Closed(code) => {
                assert_eq!(code, CloseReason::Trouble.code());
                return heard_at;
            }
            Heard::Cut => return heard_at,
        }
    }
}
