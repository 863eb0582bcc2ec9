//! The rules that every log keeps to: one suite, run against each of them. Here are those about
//! stored data; those about writers are in `tails`.

use std::path::PathBuf;

use score_core::table::event::SeatId;
use score_relay::log::memory::Memory;
use score_relay::log::sqlite::Sqlite;
use score_relay::log::{
    Batch, LoadFailure, Log, SeatKeys, Stored, TableId, Times, Unavailable, WriteFailure,
};
use score_relay::metrics::Metrics;

use crate::log_fixture::{entries_only, fold, found, seat, stored};

/// A log that can be closed and opened again.
pub trait Opens {
    type Opened: Log;

    fn open(&self) -> Self::Opened;
}

/// A log in memory is closed by nobody.
pub struct InMemory(pub Memory);

impl Opens for InMemory {
    type Opened = Memory;

    fn open(&self) -> Memory {
        self.0.clone()
    }
}

pub struct InFile(tempfile::TempDir);

impl InFile {
    pub fn new() -> InFile {
        InFile(tempfile::tempdir().unwrap())
    }

    fn path(&self) -> PathBuf {
        self.0.path().join("log.sqlite")
    }
}

impl Opens for InFile {
    type Opened = Sqlite;

    fn open(&self) -> Sqlite {
        Sqlite::open(&self.path(), Metrics::default()).unwrap()
    }
}

/// Runs each rule against each log.
macro_rules! every_log {
    ($($rule:ident)*) => {
        mod memory {
            $(#[tokio::test(flavor = "multi_thread")] async fn $rule() {
                let log = score_relay::log::memory::Memory::new();
                super::$rule(crate::logs::InMemory(log)).await;
            })*
        }
        mod redelivering {
            $(#[tokio::test(flavor = "multi_thread")] async fn $rule() {
                let log = score_relay::log::memory::Memory::redelivering();
                super::$rule(crate::logs::InMemory(log)).await;
            })*
        }
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")] async fn $rule() {
                super::$rule(crate::logs::InFile::new()).await;
            })*
        }
        #[cfg(feature = "nats")]
        mod nats {
            $(#[tokio::test(flavor = "multi_thread")] async fn $rule() {
                super::$rule(crate::nats_server::OnNats::new()).await;
            })*
        }
    };
}
pub(crate) use every_log;

every_log! {
    written_tables_are_there_when_the_log_is_opened_again
    a_group_comes_back_as_it_was_written
    a_page_that_is_written_twice_counts_once
    a_snapshot_stands_for_the_entries_before_it
    a_seat_has_the_keys_that_were_written_last
    a_table_has_the_times_that_were_written_last
    two_tables_do_not_mix
    a_table_that_is_made_again_has_nothing_of_the_old_one
    a_removed_table_leaves_nothing
    a_table_that_is_not_there_is_said_to_be_missing
    pages_of_many_tables_at_once_are_all_kept
    a_log_that_works_says_so
}

async fn written_tables_are_there_when_the_log_is_opened_again(logs: impl Opens) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let batch = Batch {
        entries: seat(&mut group, &["Ada", "Grace"]),
        keys: vec![keys(0, 1), keys(1, 2)],
        ..Batch::default()
    };
    log.append(record.id, tail, batch.clone()).await.unwrap();
    drop(log);
    let log = logs.open();
    assert_eq!(log.records().await, Ok(vec![record.clone()]));
    let stored = stored(&log, record.id).await;
    assert_eq!(stored.record, record);
    assert_eq!(stored.keys, batch.keys);
    for entry in batch.entries {
        assert!(stored.entries.contains(&entry), "{entry:?}");
    }
}

async fn a_group_comes_back_as_it_was_written(logs: impl Opens) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let mut tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    for name in ["Ada", "Grace", "Emmy", "Sofia"] {
        let batch = entries_only(seat(&mut group, &[name]));
        tail = log.append(record.id, tail, batch).await.unwrap();
        assert_eq!(fold(&stored(&log, record.id).await), group);
    }
}

async fn a_page_that_is_written_twice_counts_once(logs: impl Opens) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let mut tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let first = entries_only(seat(&mut group, &["Ada"]));
    let second = entries_only(seat(&mut group, &["Grace"]));
    for batch in [&first, &first, &second, &first, &second] {
        tail = log.append(record.id, tail, batch.clone()).await.unwrap();
    }
    assert_eq!(fold(&stored(&log, record.id).await), group);
}

async fn a_snapshot_stands_for_the_entries_before_it(logs: impl Opens) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let before = entries_only(seat(&mut group, &["Ada"]));
    let tail = log.append(record.id, tail, before).await.unwrap();
    let with = Batch {
        entries: seat(&mut group, &["Grace"]),
        snapshot: Some(group.snapshot()),
        ..Batch::default()
    };
    let tail = log.append(record.id, tail, with).await.unwrap();
    let snapshot = stored(&log, record.id).await.snapshot;
    assert_eq!(snapshot, group.snapshot());
    let after = entries_only(seat(&mut group, &["Emmy"]));
    log.append(record.id, tail, after).await.unwrap();
    assert_eq!(fold(&stored(&log, record.id).await), group);
}

async fn a_seat_has_the_keys_that_were_written_last(logs: impl Opens) {
    let (record, group) = found(1);
    let log = logs.open();
    let mut tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    for (seat, token) in [(0, 1), (1, 2), (0, 3)] {
        let batch = Batch {
            keys: vec![keys(seat, token)],
            ..Batch::default()
        };
        tail = log.append(record.id, tail, batch).await.unwrap();
    }
    let stored = stored(&log, record.id).await;
    assert_eq!(stored.keys, [keys(0, 3), keys(1, 2)]);
}

async fn a_table_has_the_times_that_were_written_last(logs: impl Opens) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let mut tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    assert_eq!(stored(&log, record.id).await.times, Times::default());
    let anew = |times| Batch {
        times: Some(times),
        ..Batch::default()
    };
    for expected in [times(5), times(7)] {
        tail = log.append(record.id, tail, anew(expected)).await.unwrap();
        assert_eq!(stored(&log, record.id).await.times, expected);
    }
    let silent = entries_only(seat(&mut group, &["Ada"]));
    tail = log.append(record.id, tail, silent).await.unwrap();
    assert_eq!(stored(&log, record.id).await.times, times(7));
    let somebody_came = Times {
        empty_since_ms: None,
        ..times(8)
    };
    log.append(record.id, tail, anew(somebody_came))
        .await
        .unwrap();
    drop(log);
    let stored = stored(&logs.open(), record.id).await;
    assert_eq!(stored.times, somebody_came);
}

async fn two_tables_do_not_mix(logs: impl Opens) {
    let (record, mut group) = found(1);
    let (other_record, mut other) = found(2);
    let log = logs.open();
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let created = log.create(other_record.clone(), other.snapshot()).await;
    let other_tail = created.unwrap();
    let batch = entries_only(seat(&mut group, &["Ada"]));
    log.append(record.id, tail, batch).await.unwrap();
    let batch = Batch {
        entries: seat(&mut other, &["Grace"]),
        keys: vec![keys(0, 7)],
        snapshot: Some(other.snapshot()),
        times: Some(times(9)),
    };
    let appended = log.append(other_record.id, other_tail, batch).await;
    appended.unwrap();
    let one = stored(&log, record.id).await;
    assert_eq!(fold(&one), group);
    assert_eq!(one.keys, []);
    assert_eq!(one.times, Times::default());
    assert_eq!(fold(&stored(&log, other_record.id).await), other);
}

async fn a_table_that_is_made_again_has_nothing_of_the_old_one(logs: impl Opens) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let batch = Batch {
        entries: seat(&mut group, &["Ada"]),
        keys: vec![keys(0, 1)],
        times: Some(times(1)),
        ..Batch::default()
    };
    let tail = log.append(record.id, tail, batch).await.unwrap();
    log.remove(record.id, tail).await.unwrap();
    let (_, anew) = found(1);
    log.create(record.clone(), anew.snapshot()).await.unwrap();
    let expected = Stored {
        record: record.clone(),
        snapshot: anew.snapshot(),
        entries: Vec::new(),
        keys: Vec::new(),
        times: Times::default(),
    };
    assert_eq!(stored(&log, record.id).await, expected);
    assert_eq!(log.records().await, Ok(vec![record]));
}

async fn a_removed_table_leaves_nothing(logs: impl Opens) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let batch = Batch {
        entries: seat(&mut group, &["Ada"]),
        keys: vec![keys(0, 1)],
        ..Batch::default()
    };
    let tail = log.append(record.id, tail, batch).await.unwrap();
    log.remove(record.id, tail).await.unwrap();
    drop(log);
    let log = logs.open();
    assert_eq!(log.records().await, Ok(Vec::new()));
    assert_eq!(log.load(record.id).await, Err(LoadFailure::NoSuchTable));
}

async fn a_table_that_is_not_there_is_said_to_be_missing(logs: impl Opens) {
    let log = logs.open();
    assert_eq!(log.load(TableId(1)).await, Err(LoadFailure::NoSuchTable));
}

async fn pages_of_many_tables_at_once_are_all_kept(logs: impl Opens) {
    let log = logs.open();
    let writers = (1..=100).map(|id| {
        let log = log.clone();
        tokio::spawn(async move {
            let (record, mut group) = found(id);
            let mut tail = log.create(record.clone(), group.snapshot()).await.unwrap();
            for name in ["Ada", "Grace"] {
                let batch = entries_only(seat(&mut group, &[name]));
                tail = log.append(record.id, tail, batch).await.unwrap();
            }
            group
        })
    });
    let writers: Vec<_> = writers.collect();
    for (id, writer) in (1..=100).zip(writers) {
        let group = writer.await.unwrap();
        assert_eq!(fold(&stored(&log, TableId(id)).await), group);
    }
}

async fn a_log_that_works_says_so(logs: impl Opens) {
    let log = logs.open();
    assert_eq!(log.check().await, Ok(()));
    let (record, group) = found(1);
    log.create(record, group.snapshot()).await.unwrap();
    assert_eq!(log.check().await, Ok(()));
}

#[tokio::test]
async fn a_redelivering_log_does_give_entries_again() {
    let (record, mut group) = found(1);
    let log = Memory::redelivering();
    let mut tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    for name in ["Ada", "Grace"] {
        let batch = entries_only(seat(&mut group, &[name]));
        tail = log.append(record.id, tail, batch).await.unwrap();
    }
    let stored = stored(&log, record.id).await;
    let numbers: Vec<u64> = stored.entries.iter().map(|entry| entry.n).collect();
    assert_eq!(numbers, [2, 2, 3, 2, 3]);
}

#[tokio::test]
async fn a_file_drops_the_entries_that_a_snapshot_stands_for() {
    let (record, mut group) = found(1);
    let file = InFile::new();
    let log = file.open();
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let batch = Batch {
        entries: seat(&mut group, &["Ada", "Grace"]),
        snapshot: Some(group.snapshot()),
        ..Batch::default()
    };
    log.append(record.id, tail, batch).await.unwrap();
    assert_eq!(stored(&log, record.id).await.entries, []);
}

#[tokio::test]
async fn a_file_that_failed_is_written_to_see_whether_it_works_again() {
    let file = InFile::new();
    let log = file.open();
    let (record, mut group) = found(1);
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let other = rusqlite::Connection::open(file.path()).unwrap();
    let rename = |from: &str, to: &str| {
        let sql = format!("ALTER TABLE {from} RENAME TO {to}");
        other.execute_batch(&sql).unwrap();
    };
    rename("tables", "gone");
    assert!(matches!(log.check().await, Err(Unavailable(_))));
    let batch = entries_only(seat(&mut group, &["Ada"]));
    let failed = log.append(record.id, tail, batch.clone()).await;
    assert!(matches!(failed, Err(WriteFailure::Unavailable(_))));
    rename("gone", "tables");
    assert_eq!(log.check().await, Ok(()));
    // Nothing was written, so the tail is the same.
    log.append(record.id, tail, batch).await.unwrap();
    assert_eq!(fold(&stored(&log, record.id).await), group);
}

pub fn keys(seat: u32, token: u8) -> SeatKeys {
    SeatKeys {
        seat: SeatId(seat),
        current: [token; 32],
        next: [token + 100; 32],
    }
}

/// Times that are all different, up to the largest.
fn times(number: u64) -> Times {
    Times {
        clock_ms: number,
        empty_since_ms: Some(u64::MAX - number),
    }
}
