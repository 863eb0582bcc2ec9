//! Deleted means deleted: names that the files of a log still hold.

use std::fs;
use std::path::Path;

use score_core::dice::Generator;
use score_core::group::entry::{Entry, GroupEvent, Snapshot};
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};
use score_core::wire::CloseReason;
use score_relay::log::sqlite::Sqlite;
use score_relay::log::{Batch, Log};
use score_relay::metrics::Metrics;
use score_relay::names;
use score_relay::room::IDLE_MS;
use score_relay::settings::Settings;

use crate::client::{Client, closed, create, hello, join, player};
use crate::log_fixture::{entries_only, found, seat};
use crate::playing::four_five_one_three;
use crate::program::Running;
use crate::relays::{Clock, Relay};

/// Two ways to fill a file. In the first, rows would leave copies of names behind
/// if the file were not written anew.
const SEEDS: [u64; 2] = [2, 3];

/// The number of steps that are made to fill each file.
const STEPS: u32 = 330;

/// The largest number of players at a table.
const MAX_NAMES: usize = 200;

/// Every byte of every file in a folder, with the files' names.
fn bytes_in(folder: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        bytes.extend(path.as_os_str().as_encoded_bytes());
        if path.is_dir() {
            bytes.extend(bytes_in(&path));
        } else {
            bytes.extend(fs::read(path).unwrap());
        }
    }
    bytes
}

/// Which of these names stand in the files of a folder, in any case.
fn found_in<'a>(folder: &Path, names: &[&'a str]) -> Vec<&'a str> {
    let bytes = bytes_in(folder).to_ascii_lowercase();
    let text = String::from_utf8_lossy(&bytes);
    let stands = |name: &&&str| text.contains(&name.to_ascii_lowercase());
    names.iter().filter(stands).copied().collect()
}

fn open(folder: &Path) -> Sqlite {
    Sqlite::open(&folder.join("log.sqlite"), Metrics::default()).unwrap()
}

#[tokio::test]
async fn a_table_that_its_host_clears_leaves_no_name_while_the_relay_runs_on() {
    let folder = tempfile::tempdir().unwrap();
    let relay = Running::new(&folder.path().join("log.sqlite"));
    let mut other = relay.come(hello(create("Abacus"), "Euler")).await;
    let mut host = relay.come(hello(create("Tesseract"), "Hypatia")).await;
    let mut lovelace = relay.come(hello(join("Tesseract"), "Lovelace")).await;
    let mut noether = relay.come(hello(join("Tesseract"), "Noether")).await;
    host.say("Kovalevskaya sends her love").await.unwrap();
    let renamed = Command::Rename(names::name("Germain").unwrap());
    lovelace.play(renamed).await.unwrap();
    noether.play(Command::Leave).await.unwrap();
    assert_eq!(noether.end().await, closed(CloseReason::Left));
    host.ask(four_five_one_three()).await.unwrap();
    host.play(Command::CallImpossible).await.unwrap();
    let kept = ["Tesseract", "Hypatia", "Lovelace", "Germain", "Noether"];
    assert_eq!(found_in(folder.path(), &kept), kept);
    host.ask(Request::Clear).await.unwrap();
    assert_eq!(host.end().await, closed(CloseReason::Cleared));
    assert_eq!(found_in(folder.path(), &kept), [""; 0]);
    assert_eq!(found_in(folder.path(), &["Kovalevskaya"]), [""; 0]);
    // The others play on.
    other.say("still here").await.unwrap();
    assert_eq!(found_in(folder.path(), &["Abacus", "Euler"]).len(), 2);
}

#[tokio::test]
async fn a_table_that_expires_leaves_no_name() {
    let folder = tempfile::tempdir().unwrap();
    let (log, clock) = (open(folder.path()), Clock::new());
    let relay = Relay::start(log, clock.clone(), Settings::default()).await;
    let mut ada = Client::at(&relay, create("Tesseract"), "Hypatia").await;
    ada.ask(Request::Lock(true)).await.unwrap();
    ada.vanish();
    let mut watcher = Client::at(&relay, create("Abacus"), "Euler").await;
    clock.advance(IDLE_MS + 1_000);
    // It sees how late it is when somebody knocks.
    let mut stranger = Client::connect(&relay).await;
    let mut hello = hello(join("Tesseract"), "Gauss");
    hello.player = Some(player("Hypatia 2"));
    assert!(stranger.come(hello).await.is_err());
    stranger.end().await;
    watcher.catch_up().await;
    relay.stop().await;
    let names = ["Tesseract", "Hypatia", "Euler"];
    assert_eq!(found_in(folder.path(), &names), ["Euler"]);
}

/// Players who come to a table in one entry.
fn crowd(group: &mut Group, names: &[String]) -> Entry {
    let first = group.table().next_seat().0;
    let seated = (first..).zip(names).map(|(seat, name)| {
        GroupEvent::Table(Event::Seated {
            seat: SeatId(seat),
            name: names::name(name).unwrap(),
            points: 0,
        })
    });
    let entry = Entry {
        epoch: group.epoch(),
        n: group.n() + 1,
        at_ms: group.at_ms() + 1,
        origin: None,
        events: seated.collect(),
        after: None,
    };
    group.apply(&entry).unwrap();
    entry
}

/// Rows of many tables share the pages of the file, and entries of all lengths
/// move from page to page as tables grow and go.
#[tokio::test]
async fn of_many_tables_in_one_file_each_that_goes_leaves_no_name() {
    for seed in SEEDS {
        let folder = tempfile::tempdir().unwrap();
        let mut generator = Generator::new(seed, 7);
        let mut log = open(folder.path());
        let mut tables = Vec::new();
        for step in 0..STEPS {
            let index = generator.below(tables.len().max(1) as u32) as usize;
            match generator.below(20) {
                0 => {
                    let (mut record, group) = found(u64::from(generator.below(u32::MAX)));
                    record.name = format!("Table{step}Z");
                    record.key = format!("table{step}z");
                    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
                    tables.push((record, group, tail));
                }
                1 if tables.len() > 3 => {
                    let (record, group, tail) = tables.swap_remove(index);
                    log.remove(record.id, tail).await.unwrap();
                    drop(log);
                    let seats = group.table().seats().iter();
                    let mut names: Vec<&str> = seats.map(|seat| seat.name.as_str()).collect();
                    names.push(&record.name);
                    assert_eq!(
                        found_in(folder.path(), &names),
                        [""; 0],
                        "seed {seed}, {step}"
                    );
                    log = open(folder.path());
                    for (record, _, tail) in &mut tables {
                        *tail = log.load(record.id).await.unwrap().1;
                    }
                }
                _ => {
                    let Some((record, group, tail)) = tables.get_mut(index) else {
                        continue;
                    };
                    let most = [1, 2, 6, 30][generator.below(4) as usize];
                    let names =
                        (0..=generator.below(most)).map(|number| format!("P{step}N{number}Z"));
                    let names: Vec<String> = names.collect();
                    if group.table().seats().len() + names.len() > MAX_NAMES {
                        continue;
                    }
                    let batch = Batch {
                        entries: vec![crowd(group, &names)],
                        snapshot: (group.n() % 40 == 0).then(|| group.snapshot()),
                        ..Batch::default()
                    };
                    *tail = log.append(record.id, *tail, batch).await.unwrap();
                }
            }
        }
    }
}

#[tokio::test]
async fn a_name_in_an_old_snapshot_goes_with_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let log = open(folder.path());
    let (record, mut group) = found(1);
    let mut tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    for name in ["Hypatia", "Lovelace", "Noether"] {
        let batch = Batch {
            entries: seat(&mut group, &[name]),
            snapshot: Some(group.snapshot()),
            ..Batch::default()
        };
        tail = log.append(record.id, tail, batch).await.unwrap();
    }
    log.remove(record.id, tail).await.unwrap();
    let names = ["Hypatia", "Lovelace", "Noether"];
    assert_eq!(found_in(folder.path(), &names), [""; 0]);
    drop(log);
    assert_eq!(found_in(folder.path(), &names), [""; 0]);
}

/// A relay that founds Group A again after a day takes its old table's place.
#[tokio::test]
async fn a_table_that_is_made_again_leaves_no_name_of_the_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let log = open(folder.path());
    let (record, mut group) = found(1);
    let (_, anew) = found(1);
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let page = entries_only(seat(&mut group, &["Hypatia"]));
    let tail = log.append(record.id, tail, page).await.unwrap();
    log.remove(record.id, tail).await.unwrap();
    log.create(record, anew.snapshot()).await.unwrap();
    assert_eq!(found_in(folder.path(), &["Hypatia"]), [""; 0]);
}

#[tokio::test]
async fn a_player_who_gave_up_their_seat_is_in_no_file_of_a_shortened_log() {
    let folder = tempfile::tempdir().unwrap();
    let log = open(folder.path());
    let (record, mut group) = found(1);
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let (_, without) = found(1);
    let came = entries_only(seat(&mut group, &["Hypatia"]));
    let tail = log.append(record.id, tail, came).await.unwrap();
    let shortened = Batch {
        snapshot: Some(Snapshot {
            n: group.n(),
            ..without.snapshot()
        }),
        ..Batch::default()
    };
    log.append(record.id, tail, shortened).await.unwrap();
    drop(log);
    assert_eq!(found_in(folder.path(), &["Hypatia"]), [""; 0]);
}

#[tokio::test]
async fn deleted_data_that_a_reader_holds_goes_when_they_have_done() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("log.sqlite");
    let log = open(folder.path());
    let (record, mut group) = found(1);
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let page = entries_only(seat(&mut group, &["Hypatia"]));
    let tail = log.append(record.id, tail, page).await.unwrap();
    let reader = rusqlite::Connection::open(&file).unwrap();
    reader
        .execute_batch("BEGIN; SELECT * FROM entries")
        .unwrap();
    log.remove(record.id, tail).await.unwrap();
    assert_eq!(found_in(folder.path(), &["Hypatia"]), ["Hypatia"]);
    reader.execute_batch("COMMIT").unwrap();
    // Nobody asks for anything: it is tried again all the same.
    let wal = folder.path().join("log.sqlite-wal");
    while fs::metadata(&wal).unwrap().len() > 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(found_in(folder.path(), &["Hypatia"]), [""; 0]);
}

#[tokio::test]
async fn cleaning_that_a_killed_relay_did_not_do_is_done_by_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("log.sqlite");
    let log = open(folder.path());
    let (record, mut group) = found(1);
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let page = entries_only(seat(&mut group, &["Hypatia"]));
    log.append(record.id, tail, page).await.unwrap();
    drop(log);
    // Deleted without a relay's care, as in the middle of a removal.
    let careless = rusqlite::Connection::open(&file).unwrap();
    let sql = "PRAGMA secure_delete = OFF; DELETE FROM entries; DELETE FROM tables";
    careless.execute_batch(sql).unwrap();
    drop(careless);
    assert_eq!(found_in(folder.path(), &["Hypatia"]), ["Hypatia"]);
    let _log = open(folder.path());
    assert_eq!(found_in(folder.path(), &["Hypatia"]), [""; 0]);
}
