//! Tests of log files in other formats than today's.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use score_core::group::audience::Audience;
use score_core::group::entry::{RoundTimes, Snapshot};
use score_core::group::state::Group;
use score_core::table::event::SeatId;
use score_core::table::state::Phase;
use score_relay::log::sqlite::{OpenFault, Sqlite};
use score_relay::log::{Log, Times};
use score_relay::metrics::Metrics;
use score_relay::settings::Settings;
use score_relay::version::FORMAT;

use crate::client::{Client, hello, join};
use crate::log_fixture::fold;
use crate::relays::{Clock, Relay};

/// A file that a relay of format 1 has written: the table Club with a round that has ended, a muted
/// and a removed player and a host who took over; the table Lesson with a call that is open; Group
/// A; and in its free pages the rest of a table that was cleared.
pub const OLD: &[u8] = include_bytes!("../files/format-1.sqlite");

/// The tables in that file, as that relay folded them.
const OLD_TABLES: &str = include_str!("../files/format-1.json");

/// When the last of it was written, in milliseconds since 1970.
const OLD_MS: u64 = 1_760_000_082_000;

pub fn old_file(folder: &Path) -> PathBuf {
    let file = folder.join("log.sqlite");
    fs::write(&file, OLD).unwrap();
    file
}

fn open(file: &Path) -> Sqlite {
    Sqlite::open(file, Metrics::default()).unwrap()
}

#[tokio::test]
async fn a_file_of_format_1_shows_the_same_tables() {
    let folder = tempfile::tempdir().unwrap();
    let file = old_file(folder.path());
    let expected: BTreeMap<String, Snapshot> = serde_json::from_str(OLD_TABLES).unwrap();
    // The second time it has today's format.
    for _ in 0..2 {
        let log = open(&file);
        let mut found = BTreeMap::new();
        for record in log.records().await.unwrap() {
            let (stored, _) = log.load(record.id).await.unwrap();
            assert_eq!(stored.times, Times::default(), "{}", record.name);
            assert!(!stored.keys.is_empty(), "{}", record.name);
            found.insert(record.name, fold(&stored));
        }
        let names: Vec<&String> = found.keys().collect();
        assert_eq!(names, ["Club", "Group A", "Lesson"]);
        for (name, group) in &found {
            // The counts are later than that relay: it counted nothing, and did not say when a
            // round was dealt and ended.
            let then = Group::restore(&expected[name]).unwrap();
            let [now, then] = [group, &then].map(|it| Snapshot {
                round_times: RoundTimes::default(),
                ..it.snapshot_for(Audience::Watcher)
            });
            assert_eq!(now, then, "{name}");
        }
        let club = &found["Club"];
        let seats = club.table().seats().iter();
        let seats: Vec<(&str, i32)> = seats
            .map(|seat| (seat.name.as_str(), seat.points))
            .collect();
        let expected = [
            ("Ada", 0),
            ("Grace", 1),
            ("Emmy", 0),
            ("Sofia", 0),
            ("Mary S.", 0),
        ];
        assert_eq!(seats, expected);
        assert_eq!(club.host(), Some(SeatId(1)));
        assert!(club.is_muted(SeatId(2)));
        assert!(club.is_removed(SeatId(3)));
        let phase = &club.table().round().unwrap().phase;
        assert!(matches!(phase, Phase::Settled(_)), "{phase:?}");
    }
}

#[tokio::test]
async fn players_of_a_file_of_format_1_have_their_seats() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::new();
    clock.advance(OLD_MS - clock.now_ms());
    let log = open(&old_file(folder.path()));
    let relay = Relay::start(log, clock, Settings::default()).await;
    let grace = Client::at(&relay, join("Club"), "Grace").await;
    assert_eq!(grace.seat(), SeatId(1));
    assert_eq!(grace.group().table().seats()[1].points, 1);
    let mut sofia = Client::connect(&relay).await;
    assert!(sofia.come(hello(join("Club"), "Sofia")).await.is_err());
}

#[tokio::test]
async fn data_that_a_relay_of_format_1_deleted_goes_when_its_file_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let file = old_file(folder.path());
    let stands = |name: &str| {
        let bytes = fs::read(&file).unwrap();
        bytes
            .windows(name.len())
            .any(|part| part == name.as_bytes())
    };
    for name in ["Noether", "Cleared table", "Grace"] {
        assert!(stands(name), "{name}");
    }
    drop(open(&file));
    assert!(!stands("Noether"));
    assert!(!stands("Cleared table"));
    assert!(stands("Grace"));
}

#[tokio::test]
async fn a_file_of_format_1_that_was_just_begun_is_known_by_files_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("log.sqlite");
    let first = rusqlite::Connection::open(&file).unwrap();
    first.pragma_update(None, "journal_mode", "WAL").unwrap();
    let old_folder = tempfile::tempdir().unwrap();
    let old = rusqlite::Connection::open(old_file(old_folder.path())).unwrap();
    let mut select = old.prepare("SELECT sql FROM sqlite_schema").unwrap();
    let schema = select.query_map([], |row| row.get::<_, String>(0)).unwrap();
    for sql in schema {
        first.execute_batch(&sql.unwrap()).unwrap();
    }
    first.pragma_update(None, "user_version", 1).unwrap();
    // A copy of files that are open is like those that a killed relay leaves.
    let killed = folder.path().join("killed.sqlite");
    fs::copy(&file, &killed).unwrap();
    let wal = |file: &Path| file.with_extension("sqlite-wal");
    fs::copy(wal(&file), wal(&killed)).unwrap();
    let log = open(&killed);
    assert_eq!(log.records().await, Ok(Vec::new()));
    assert_eq!(log.check().await, Ok(()));
}

#[test]
fn a_file_of_a_newer_format_is_refused_and_not_changed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("log.sqlite");
    drop(open(&file));
    let newer = rusqlite::Connection::open(&file).unwrap();
    let format = FORMAT + 1;
    newer.pragma_update(None, "user_version", format).unwrap();
    drop(newer);
    let before = fs::read(&file).unwrap();
    let refused = Sqlite::open(&file, Metrics::default()).unwrap_err();
    assert_eq!(refused.fault, OpenFault::Newer(format));
    let sentence = refused.to_string();
    assert!(
        sentence.contains(&format!("has format {format}")),
        "{sentence}"
    );
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_new_file_has_the_program_s_mark_and_its_format() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("log.sqlite");
    drop(open(&file));
    let read = rusqlite::Connection::open(&file).unwrap();
    let pragma = |name| read.pragma_query_value(None, name, |row| row.get::<_, u32>(0));
    assert_eq!(pragma("application_id"), Ok(u32::from_be_bytes(*b"Scor")));
    assert_eq!(pragma("user_version"), Ok(FORMAT));
    // Docs, the metrics and --version say this number.
    assert_eq!(FORMAT, 2);
}
