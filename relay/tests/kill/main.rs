//! `kill -9` of the relay under load, again and again: every acknowledged
//! event is in the log, none is in it twice, and every player sees its fold.

#![cfg(unix)]

#[allow(dead_code, reason = "the benchmark of several relays has more of it")]
mod player;
#[path = "../pupil/mod.rs"]
mod pupil;
#[allow(dead_code, reason = "the benchmark of several relays has more of it")]
mod relay;
#[allow(dead_code, reason = "the benchmark of several relays has more of it")]
mod witness;

use std::sync::Arc;
use std::time::Duration;

use score_core::dice::Generator;
use score_core::group::audience::Audience;
use score_core::group::entry::{Entry, GroupEvent};
use score_core::group::referee;
use score_core::group::state::{Group, MAX_RECENT_EVENTS};
use score_core::table::event::Event;
use score_relay::log::sqlite::Sqlite;
use score_relay::log::{Batch, Log, Stored, Tail};
use score_relay::metrics::Metrics;
use score_relay::room::Room;
use tokio::sync::{Barrier, watch};
use tokio::task::JoinSet;

use player::{Seat, Weather};
use relay::Relay;
use witness::Witness;

/// The table at which all sit.
const TABLE: &str = "Club";

/// The number of times that the relay is killed.
const KILLS: usize = 200;

/// The number of players who keep the relay busy.
const PLAYERS: u64 = 6;

/// The largest number of kills after which the log of a race is found full.
const FULL_LOGS: usize = 3;

/// The largest number of answers between two kills.
const MAX_ANSWERS: u32 = 40;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_relay_that_is_killed_under_load_loses_and_doubles_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("log.sqlite");
    let open = || Sqlite::open(&file, Metrics::default()).expect("a log that nobody has open");
    let witness = Arc::new(Witness::default());
    let mut relay = Relay::start(&file);
    let (weather, forecast) = watch::channel(Weather::Relay(relay.address.clone()));
    let all_quiet = Arc::new(Barrier::new(PLAYERS as usize));
    let sit = |number| {
        let (forecast, witness) = (forecast.clone(), witness.clone());
        let seat = Seat {
            table: TABLE.to_owned(),
            number,
            thinks: Duration::ZERO,
        };
        player::play(seat, forecast, witness, all_quiet.clone())
    };
    let mut players = JoinSet::new();
    players.spawn(sit(0));
    // The first player makes the table to which the others come.
    wait_for(1, &witness, &mut players).await;
    for number in 1..PLAYERS {
        players.spawn(sit(number));
    }
    let mut generator = Generator::new(1, 0);
    let mut full_logs = 0;
    for _ in 0..KILLS {
        let answers = 1 + generator.below(MAX_ANSWERS) as usize;
        wait_for(answers, &witness, &mut players).await;
        relay.kill();
        let log = open();
        for record in log.records().await.expect("a log that can be read") {
            let (stored, tail) = log.load(record.id).await.expect("a log that can be read");
            stored.entries.iter().for_each(|entry| witness.see(entry));
            if full_logs < FULL_LOGS
                && let Some(entry) = fill_race(&log, stored, tail).await
            {
                witness.see(&entry);
                full_logs += 1;
            }
        }
        drop(log);
        relay = Relay::start(&file);
        weather.send_replace(Weather::Relay(relay.address.clone()));
    }
    weather.send_replace(Weather::Quiet(relay.address.clone()));
    let seen = players.join_all().await;
    relay.kill();
    let log = open();
    let records = log.records().await.expect("a log that can be read");
    let record = records.iter().find(|record| record.name == TABLE);
    let id = record.expect("the table").id;
    let (stored, _) = log.load(id).await.expect("a log that can be read");
    let answered = witness::check(&stored, &seen, &witness);
    let own = witness.own_entries();
    assert!(own > 0, "nobody has played on a board of their own");
    assert!(full_logs > 0, "nobody has raced when the relay was killed");
    println!(
        "{KILLS} kills, {answered} commands acknowledged, none lost, none doubled; {own} entries on own boards"
    );
}

/// Fills the log of a table whose players race, so that it begins anew. Returns the entry with
/// which it does; `None` if nobody races.
async fn fill_race(log: &Sqlite, stored: Stored, tail: Tail) -> Option<Entry> {
    let table = stored.record.id;
    let room = Room::restore(stored, 0).expect("a log that can be folded");
    let group = room.group();
    group.race()?;
    let roller = group.table().rules().roller;
    let same = GroupEvent::Table(Event::RollerChanged { roller });
    let events = vec![same; MAX_RECENT_EVENTS];
    let entry = referee::entry(group, group.at_ms(), None, events);
    let batch = Batch {
        entries: vec![entry.clone()],
        ..Batch::default()
    };
    let appended = log.append(table, tail, batch).await;
    appended.expect("nobody else writes");
    Some(entry)
}

/// Waits for so many more answers, and fails as soon as a player fails.
async fn wait_for(answers: usize, witness: &Witness, players: &mut JoinSet<(Group, Audience)>) {
    tokio::select! {
        () = witness.wait_for(answers) => {}
        Some(ended) = players.join_next() => panic!("a player ended early: {:?}", ended.err()),
    }
}
