//! Which writes a log accepts: of several relays that take a table for theirs one goes on. Each
//! rule is run against every log.

use std::collections::BTreeMap;
use std::sync::Arc;

use score_core::group::entry::{Entry, GroupKind};
use score_core::group::state::Applied;
use score_relay::log::{
    Batch, Claim, CreateFailure, LoadFailure, Log, Record, TableId, Tail, Times, WriteFailure,
};
use tokio::sync::Barrier;
use tokio::task::{JoinSet, yield_now};

use crate::log_fixture::{entries_only, fold, found, next_entry, seat, stored};
use crate::logs::{Opens, every_log, keys};

/// The number of writers at once.
const WRITERS: usize = 8;

/// The number of writes of each writer.
const WRITES: usize = 25;

/// A write that was accepted: after which tail, and the new one.
struct Accepted {
    after: Tail,
    tail: Tail,
    entry: Entry,
}

every_log! {
    each_write_has_a_tail_of_its_own
    a_refused_append_changes_nothing
    an_empty_write_after_loading_a_table_ends_the_writes_of_others
    a_tail_is_good_for_its_own_table_alone
    the_tail_of_a_table_that_is_loaded_anew_is_good
    a_tail_of_before_the_last_write_is_refused_by_a_log_that_is_opened_again
    a_table_that_others_have_written_is_not_removed
    nothing_is_written_to_a_removed_table
    a_tail_of_a_removed_table_is_not_good_for_one_that_is_made_again
    of_writers_with_the_same_tail_one_is_accepted
    writers_who_load_again_and_again_make_one_chain
    of_a_removal_and_a_write_with_the_same_tail_one_is_accepted
    a_name_a_code_and_an_id_are_claimed_once
    of_tables_with_one_code_that_are_created_at_once_one_is_made
    of_tables_with_one_name_that_are_created_at_once_one_is_made
    a_table_is_found_by_its_claims
    the_claims_of_a_removed_table_are_free
}

async fn each_write_has_a_tail_of_its_own(logs: impl Opens) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let mut tails = vec![log.create(record.clone(), group.snapshot()).await.unwrap()];
    let batches = [
        Batch::default(),
        Batch {
            keys: vec![keys(0, 1)],
            ..Batch::default()
        },
        Batch {
            times: Some(Times::default()),
            ..Batch::default()
        },
        entries_only(seat(&mut group, &["Ada"])),
        Batch {
            snapshot: Some(group.snapshot()),
            ..Batch::default()
        },
    ];
    for batch in batches {
        let after = *tails.last().unwrap();
        let tail = log.append(record.id, after, batch).await.unwrap();
        assert!(!tails.contains(&tail), "{tail:?} of {tails:?}");
        let (_, loaded) = log.load(record.id).await.unwrap();
        assert_eq!(loaded, tail);
        tails.push(tail);
    }
}

async fn a_refused_append_changes_nothing(logs: impl Opens) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let first = log.create(record.clone(), group.snapshot()).await.unwrap();
    let mut others = group.clone();
    let batch = entries_only(seat(&mut group, &["Ada"]));
    let tail = log.append(record.id, first, batch).await.unwrap();
    let before = log.load(record.id).await.unwrap();
    let late = Batch {
        entries: seat(&mut others, &["Grace", "Emmy"]),
        keys: vec![keys(0, 1)],
        snapshot: Some(others.snapshot()),
        times: Some(Times {
            clock_ms: 7,
            empty_since_ms: Some(8),
        }),
    };
    let refused = log.append(record.id, first, late).await;
    assert_eq!(refused, Err(WriteFailure::Overtaken));
    assert_eq!(log.load(record.id).await, Ok(before));
    let batch = entries_only(seat(&mut group, &["Sofia"]));
    log.append(record.id, tail, batch).await.unwrap();
    assert_eq!(fold(&stored(&log, record.id).await), group);
}

async fn an_empty_write_after_loading_a_table_ends_the_writes_of_others(logs: impl Opens) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let owned = log.create(record.clone(), group.snapshot()).await.unwrap();
    let (_, loaded) = log.load(record.id).await.unwrap();
    let taken_over = log.append(record.id, loaded, Batch::default()).await;
    let late = entries_only(seat(&mut group, &["Ada"]));
    let refused = log.append(record.id, owned, late.clone()).await;
    assert_eq!(refused, Err(WriteFailure::Overtaken));
    log.append(record.id, taken_over.unwrap(), late)
        .await
        .unwrap();
}

async fn a_tail_is_good_for_its_own_table_alone(logs: impl Opens) {
    let log = logs.open();
    let (one, mut group) = found(1);
    let (other, others) = found(2);
    let of_one = log.create(one.clone(), group.snapshot()).await.unwrap();
    log.create(other.clone(), others.snapshot()).await.unwrap();
    let batch = entries_only(seat(&mut group, &["Ada"]));
    let refused = log.append(other.id, of_one, batch.clone()).await;
    assert_eq!(refused, Err(WriteFailure::Overtaken));
    assert_eq!(fold(&stored(&log, other.id).await), others);
    log.append(one.id, of_one, batch).await.unwrap();
}

async fn the_tail_of_a_table_that_is_loaded_anew_is_good(logs: impl Opens) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let batch = entries_only(seat(&mut group, &["Ada"]));
    log.append(record.id, tail, batch).await.unwrap();
    drop(log);
    let log = logs.open();
    let (loaded, tail) = log.load(record.id).await.unwrap();
    assert_eq!(fold(&loaded), group);
    let batch = entries_only(seat(&mut group, &["Grace"]));
    log.append(record.id, tail, batch).await.unwrap();
    assert_eq!(fold(&stored(&log, record.id).await), group);
}

async fn a_tail_of_before_the_last_write_is_refused_by_a_log_that_is_opened_again(
    logs: impl Opens,
) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let mut others = group.clone();
    let batch = entries_only(seat(&mut group, &["Ada"]));
    log.append(record.id, tail, batch).await.unwrap();
    drop(log);
    let log = logs.open();
    let late = entries_only(seat(&mut others, &["Grace"]));
    // Also after somebody has loaded it.
    for _ in 0..2 {
        let refused = log.append(record.id, tail, late.clone()).await;
        assert_eq!(refused, Err(WriteFailure::Overtaken));
        assert_eq!(fold(&stored(&log, record.id).await), group);
    }
}

async fn a_table_that_others_have_written_is_not_removed(logs: impl Opens) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let first = log.create(record.clone(), group.snapshot()).await.unwrap();
    let batch = entries_only(seat(&mut group, &["Ada"]));
    let tail = log.append(record.id, first, batch).await.unwrap();
    let refused = log.remove(record.id, first).await;
    assert_eq!(refused, Err(WriteFailure::Overtaken));
    assert_eq!(fold(&stored(&log, record.id).await), group);
    assert_eq!(log.remove(record.id, tail).await, Ok(()));
    assert_eq!(log.load(record.id).await, Err(LoadFailure::NoSuchTable));
}

async fn nothing_is_written_to_a_removed_table(logs: impl Opens) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    log.remove(record.id, tail).await.unwrap();
    let late = entries_only(seat(&mut group, &["Ada"]));
    let refused = log.append(record.id, tail, late).await;
    assert_eq!(refused, Err(WriteFailure::Overtaken));
    let refused = log.remove(record.id, tail).await;
    assert_eq!(refused, Err(WriteFailure::Overtaken));
    assert_eq!(log.records().await, Ok(Vec::new()));
}

async fn a_tail_of_a_removed_table_is_not_good_for_one_that_is_made_again(logs: impl Opens) {
    let (record, mut group) = found(1);
    let (_, anew) = found(1);
    let log = logs.open();
    let old = log.create(record.clone(), group.snapshot()).await.unwrap();
    log.remove(record.id, old).await.unwrap();
    log.create(record.clone(), anew.snapshot()).await.unwrap();
    let late = entries_only(seat(&mut group, &["Ada"]));
    let refused = log.append(record.id, old, late).await;
    assert_eq!(refused, Err(WriteFailure::Overtaken));
    let refused = log.remove(record.id, old).await;
    assert_eq!(refused, Err(WriteFailure::Overtaken));
    assert_eq!(fold(&stored(&log, record.id).await), anew);
}

async fn of_writers_with_the_same_tail_one_is_accepted(logs: impl Opens) {
    let (record, group) = found(1);
    let log = logs.open();
    log.create(record.clone(), group.snapshot()).await.unwrap();
    let all = Arc::new(Barrier::new(WRITERS));
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS {
        let (log, all, id) = (log.clone(), all.clone(), record.id);
        writers.spawn(async move {
            let mut accepted = Vec::new();
            for _ in 0..WRITES {
                let (stored, after) = log.load(id).await.unwrap();
                let entry = next_entry(&fold(&stored), writer);
                all.wait().await;
                let appended = log.append(id, after, entries_only(vec![entry.clone()]));
                accepted.push(match appended.await {
                    Err(WriteFailure::Overtaken) => None,
                    appended => appended.map(|_| Some(entry)).unwrap(),
                });
                all.wait().await;
            }
            accepted
        });
    }
    let all = writers.join_all().await;
    let mut expected = group;
    for round in 0..WRITES {
        let accepted: Vec<_> = all.iter().filter_map(|of| of[round].as_ref()).collect();
        assert_eq!(accepted.len(), 1, "{accepted:?}");
        expected.apply(accepted[0]).unwrap();
    }
    assert_eq!(fold(&stored(&log, record.id).await), expected);
}

async fn writers_who_load_again_and_again_make_one_chain(logs: impl Opens) {
    let (record, mut group) = found(1);
    let log = logs.open();
    let first = log.create(record.clone(), group.snapshot()).await.unwrap();
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS {
        writers.spawn(write_until_accepted(log.clone(), record.id, writer));
    }
    let mut written = BTreeMap::new();
    for write in writers.join_all().await.into_iter().flatten() {
        let other = written.insert(write.after, (write.tail, write.entry));
        assert_eq!(other, None, "two after {:?}", write.after);
    }
    let mut tail = first;
    for _ in 0..WRITERS * WRITES {
        let (next, entry) = written.remove(&tail).expect("a chain without a gap");
        let applied = group.apply(&entry).unwrap();
        assert!(matches!(applied, Applied::Taken(_)), "{entry:?}");
        tail = next;
    }
    let (stored, last) = log.load(record.id).await.unwrap();
    assert_eq!(last, tail);
    assert_eq!(fold(&stored), group);
}

async fn write_until_accepted(log: impl Log, id: TableId, writer: usize) -> Vec<Accepted> {
    let mut accepted = Vec::new();
    while accepted.len() < WRITES {
        let (stored, after) = log.load(id).await.unwrap();
        let entry = next_entry(&fold(&stored), writer);
        yield_now().await;
        let batch = entries_only(vec![entry.clone()]);
        match log.append(id, after, batch).await {
            Err(WriteFailure::Overtaken) => {}
            appended => accepted.push(Accepted {
                after,
                tail: appended.unwrap(),
                entry,
            }),
        }
    }
    accepted
}

async fn of_a_removal_and_a_write_with_the_same_tail_one_is_accepted(logs: impl Opens) {
    let log = logs.open();
    for id in 1..=WRITES as u64 {
        let (record, mut group) = found(id);
        let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
        let batch = entries_only(seat(&mut group, &["Ada"]));
        let (one, other) = (log.clone(), log.clone());
        let writes = tokio::spawn(async move { one.append(record.id, tail, batch).await });
        let removes = tokio::spawn(async move { other.remove(record.id, tail).await });
        let (written, removed) = (writes.await.unwrap(), removes.await.unwrap());
        match removed {
            Ok(()) => {
                assert_eq!(written, Err(WriteFailure::Overtaken));
                assert_eq!(log.load(record.id).await, Err(LoadFailure::NoSuchTable));
            }
            refused => {
                assert_eq!(refused, Err(WriteFailure::Overtaken));
                written.unwrap();
                assert_eq!(fold(&stored(&log, record.id).await), group);
            }
        }
    }
}

async fn a_name_a_code_and_an_id_are_claimed_once(logs: impl Opens) {
    let log = logs.open();
    let (record, mut group) = found(1);
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let batch = entries_only(seat(&mut group, &["Ada"]));
    log.append(record.id, tail, batch).await.unwrap();
    let before = log.load(record.id).await;
    let (other, others) = found(2);
    let same = [
        Record {
            id: record.id,
            ..other.clone()
        },
        Record {
            key: record.key.clone(),
            ..other.clone()
        },
        Record {
            code: record.code.to_ascii_lowercase(),
            ..other.clone()
        },
    ];
    for record in same {
        let refused = log.create(record, others.snapshot()).await;
        assert_eq!(refused, Err(CreateFailure::Taken));
    }
    assert_eq!(log.load(record.id).await, before);
    assert_eq!(log.records().await, Ok(vec![record.clone()]));
    log.create(other.clone(), others.snapshot()).await.unwrap();
    assert_eq!(log.records().await, Ok(vec![record, other]));
    // Two without a code do not share one.
    for id in [3, 4] {
        let (record, group) = found(id);
        let record = Record {
            kind: GroupKind::Public,
            code: String::new(),
            ..record
        };
        log.create(record, group.snapshot()).await.unwrap();
    }
}

async fn of_tables_with_one_code_that_are_created_at_once_one_is_made(logs: impl Opens) {
    one_is_made(logs.open(), |record, _| Record {
        code: "CODE".to_owned(),
        ..record
    })
    .await;
}

async fn of_tables_with_one_name_that_are_created_at_once_one_is_made(logs: impl Opens) {
    one_is_made(logs.open(), |record, round| Record {
        key: format!("club {round}"),
        ..record
    })
    .await;
}

/// Creates tables with the same claim at once, several times; `of` makes their records of some
/// that have nothing in common.
async fn one_is_made(log: impl Log, of: impl Fn(Record, usize) -> Record) {
    for round in 0..WRITES {
        let mut makers = JoinSet::new();
        for maker in 0..WRITERS {
            let (record, group) = found((round * WRITERS + maker) as u64);
            let (log, record) = (log.clone(), of(record, round));
            makers.spawn(async move {
                let created = log.create(record.clone(), group.snapshot()).await;
                (record, created)
            });
        }
        let mut made = Vec::new();
        for (record, created) in makers.join_all().await {
            match created {
                Err(CreateFailure::Taken) => {}
                created => made.push((record, created.unwrap())),
            }
        }
        assert_eq!(made.len(), 1, "{made:?}");
        let (record, tail) = made.remove(0);
        assert_eq!(log.records().await, Ok(vec![record.clone()]));
        log.remove(record.id, tail).await.unwrap();
    }
}

async fn a_table_is_found_by_its_claims(logs: impl Opens) {
    let log = logs.open();
    let code = |text: &str| Claim::Code(text.to_owned());
    let name = |text: &str| Claim::Name(text.to_owned());
    let missing = Err(LoadFailure::NoSuchTable);
    assert_eq!(log.find(name("table 1")).await, missing);
    let public = Record {
        kind: GroupKind::Public,
        code: String::new(),
        ..found(3).0
    };
    let records = [found(1).0, found(2).0, public];
    for record in &records {
        let (_, group) = found(record.id.0);
        log.create(record.clone(), group.snapshot()).await.unwrap();
    }
    drop(log);
    let log = logs.open();
    for record in &records {
        assert_eq!(log.find(name(&record.key)).await, Ok(record.clone()));
    }
    assert_eq!(log.find(code("CODE2")).await, Ok(records[1].clone()));
    assert_eq!(log.find(code("code1")).await, Ok(records[0].clone()));
    for claim in [code("table 1"), name("CODE1"), code("CODE3"), code("")] {
        assert_eq!(log.find(claim).await, missing);
    }
}

async fn the_claims_of_a_removed_table_are_free(logs: impl Opens) {
    let log = logs.open();
    let (record, group) = found(1);
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    log.remove(record.id, tail).await.unwrap();
    let claims = [
        Claim::Name(record.key.clone()),
        Claim::Code(record.code.clone()),
    ];
    for claim in claims.clone() {
        assert_eq!(log.find(claim).await, Err(LoadFailure::NoSuchTable));
    }
    let anew = Record {
        id: TableId(2),
        ..record
    };
    log.create(anew.clone(), group.snapshot()).await.unwrap();
    for claim in claims {
        assert_eq!(log.find(claim).await, Ok(anew.clone()));
    }
}
