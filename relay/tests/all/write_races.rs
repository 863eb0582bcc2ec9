//! Several writers that take a table for theirs and write at once, through the contract of the log,
//! while servers change the leader: tests have some of them, and `cargo xtask bench cluster races`
//! 10,000.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use async_nats::Client;
use futures_util::future::join_all;
use score_core::dice::Generator;
use score_core::group::state::{Applied, Group};
use score_relay::log::nats::Nats;
use score_relay::log::{Log, TableId, Tail, WriteFailure};
use tokio::task::JoinSet;
use tokio::time::{Duration, sleep};

use crate::log_fixture::{entries_only, fold, found, next_entry};

/// The number of races at a table: fewer than a log has entries before it begins anew.
pub const RACES_OF_A_TABLE: usize = 25;

/// The largest number of writers at once; two at least.
pub const MAX_WRITERS: usize = 8;

/// At how many tables there are races at the same time.
const TABLES_AT_ONCE: usize = 8;

/// How often another server is to lead, if a race has ended since the last time: a cluster whose
/// servers never lead for longer than their choice takes would store nothing.
const STEPS_DOWN_EVERY: Duration = Duration::from_secs(1);

/// The pause between two looks at the races that have ended.
const LOOKS_EVERY: Duration = Duration::from_millis(1);

/// After how many races their number is printed.
const SAID_EVERY: usize = 1_000;

/// The result of races of which none had two winners, at tables whose logs have no gap.
#[derive(Clone, Copy, Debug)]
pub struct Raced {
    pub races: usize,
    /// The number of times that another server came to lead.
    pub steps_down: usize,
    /// In how many races a log gave up, so that the winner was read.
    pub unknown: usize,
}

/// The counts on the way.
#[derive(Default)]
struct Count {
    races: AtomicUsize,
    unknown: AtomicUsize,
    steps_down: AtomicUsize,
}

/// Has writers race at so many tables, each writer through a log of their own: there are as many as
/// can be at one race. `keeper` may have another server lead.
pub async fn races(logs: [Nats; MAX_WRITERS], keeper: Client, tables: usize) -> Raced {
    let (logs, count) = (Arc::new(logs), Arc::new(Count::default()));
    let mut tasks = JoinSet::new();
    for first in 0..TABLES_AT_ONCE {
        let (logs, count) = (logs.clone(), count.clone());
        tasks.spawn(async move {
            for id in (first..tables).step_by(TABLES_AT_ONCE) {
                at_table(&*logs, 1 + id as u64, &count).await;
            }
        });
    }
    let mut disturbance = JoinSet::new();
    disturbance.spawn(disturb(keeper, count.clone()));
    tasks.join_all().await;
    disturbance.shutdown().await;
    let of = |count: &AtomicUsize| count.load(Ordering::Relaxed);
    Raced {
        races: of(&count.races),
        steps_down: of(&count.steps_down),
        unknown: of(&count.unknown),
    }
}

/// Runs all races at one table, and checks them against the log.
async fn at_table(logs: &[Nats], id: u64, count: &Count) {
    let mut generator = Generator::new(id, 1);
    let (record, mut group) = found(id);
    let (table, first) = (record.id, group.snapshot());
    let mut tail = logs[0].create(record, first).await.expect("a table");
    let mut accepted = 0;
    for _ in 0..RACES_OF_A_TABLE {
        let writers = 2 + generator.below(MAX_WRITERS as u32 - 1) as usize;
        if race(&logs[..writers], &mut group, &mut tail, count).await {
            accepted += 1;
        }
        let races = 1 + count.races.fetch_add(1, Ordering::Relaxed);
        if races.is_multiple_of(SAID_EVERY) {
            println!("  {races} races");
        }
    }
    let (stored, last) = logs[0].load(table).await.expect("the log that was written");
    assert_eq!(
        last, tail,
        "something came after the last that was accepted"
    );
    assert_eq!(
        stored.entries.len(),
        accepted,
        "an entry is lost or doubled"
    );
    assert_eq!(fold(&stored), group);
}

/// All write after the same tail; whether one was accepted.
async fn race(logs: &[Nats], group: &mut Group, tail: &mut Tail, count: &Count) -> bool {
    let (after, id) = (*tail, TableId(group.epoch()));
    let entries: Vec<_> = (0..logs.len()).map(|it| next_entry(group, it)).collect();
    let writes = logs.iter().zip(&entries).map(|(log, entry)| {
        let batch = entries_only(vec![entry.clone()]);
        log.append(id, after, batch)
    });
    let (mut winners, mut is_unknown) = (Vec::new(), false);
    for (entry, written) in entries.iter().zip(join_all(writes).await) {
        match written {
            Ok(next) => winners.push((entry.clone(), next)),
            Err(WriteFailure::Overtaken) => {}
            Err(WriteFailure::Unavailable(_)) => is_unknown = true,
        }
    }
    assert!(winners.len() < 2, "two after {after:?}: {winners:?}");
    if is_unknown {
        count.unknown.fetch_add(1, Ordering::Relaxed);
    }
    let winner = match winners.pop() {
        Some(winner) => Some(winner),
        None => {
            assert!(is_unknown, "all were refused after {after:?}, the last");
            let (stored, last) = logs[0].load(id).await.expect("the log that was written");
            let written = stored.entries.last().cloned();
            (last != after).then(|| (written.expect("an entry"), last))
        }
    };
    let Some((entry, next)) = winner else {
        return false;
    };
    assert!(entries.contains(&entry), "{entry:?} is nobody's");
    let applied = group.apply(&entry).expect("the next entry");
    assert!(matches!(applied, Applied::Taken(_)), "{entry:?}");
    *tail = next;
    true
}

/// Has another server lead after the first race, and again and again: few races may be over in a
/// moment.
async fn disturb(keeper: Client, count: Arc<Count>) {
    let mut races = 0;
    loop {
        while count.races.load(Ordering::Relaxed) == races {
            sleep(LOOKS_EVERY).await;
        }
        races = count.races.load(Ordering::Relaxed);
        let subject = "$JS.API.STREAM.LEADER.STEPDOWN.score";
        let answer = keeper.request(subject, Default::default()).await;
        let is_done = |bytes: &[u8]| String::from_utf8_lossy(bytes).contains("\"success\":true");
        if answer.is_ok_and(|answer| is_done(&answer.payload)) {
            count.steps_down.fetch_add(1, Ordering::Relaxed);
        }
        sleep(STEPS_DOWN_EVERY).await;
    }
}
