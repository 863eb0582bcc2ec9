//! How long an append takes at a steady rate.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::thread;
use std::time::Duration;

use score_core::group::state::Group;
use score_relay::log::nats::Nats;
use score_relay::log::{Log, TableId, Tail};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::{Instant, sleep_until};

use crate::log_fixture::{entries_only, found, next_entry};
use crate::machines::Servers;
use crate::report::{self, Row, percentile, time};

/// How many tables are written, one append under way at each.
const TABLES: u32 = 100;

/// How often each of them is, in a second.
const EACH_S: u32 = 5;

/// For how long.
const LASTS: Duration = Duration::from_secs(40);

/// How often something is written to the disk alone beside it, in a second, and how much.
const ALONE_S: u32 = 20;
const ALONE_BYTES: usize = 1_000;

const GOAL: Duration = Duration::from_millis(10);

pub async fn appends() -> Vec<Row> {
    let servers = Servers::start().await;
    let log = servers.open().await;
    let mut made = Vec::new();
    for number in 0..TABLES {
        let (record, group) = found(1 + u64::from(number));
        let tail = log.create(record, group.snapshot()).await;
        made.push((group, tail.expect("a table")));
    }
    let mut tables = JoinSet::new();
    let begin = Instant::now() + Duration::from_secs(1);
    let apart = Duration::from_secs(1) / EACH_S / TABLES;
    for (number, made) in (0..).zip(made) {
        let log = log.clone();
        tables.spawn(async move { at_table(&log, made, begin + apart * number).await });
    }
    println!("  {} appends a second for {}", TABLES * EACH_S, time(LASTS));
    let path = servers.folder().join("alone");
    let alone = spawn_blocking(move || alone(&path));
    let worked_s = servers.worked_s();
    let times = tables.join_all().await.concat();
    let worked_s = servers.worked_s() - worked_s;
    let alone = alone.await.expect("a disk");
    let written = Row::within(
        format!(
            "an append at {} a second, R3 with sync always, 99 of 100 of {} (median {}; {})",
            TABLES * EACH_S,
            times.len(),
            time(percentile(&times, 0.5)),
            report::load()
        ),
        GOAL,
        percentile(&times, 0.99),
    );
    let alone = Row::new(
        format!(
            "  beside it {ALONE_BYTES} bytes to the disk alone, once, 99 of 100 of {}",
            alone.len()
        ),
        "",
        format!(
            "{} (median {})",
            time(percentile(&alone, 0.99)),
            time(percentile(&alone, 0.5))
        ),
    );
    let work = Row::new(
        "  for each append all servers together work for",
        "",
        time(Duration::from_secs_f64(worked_s) / times.len() as u32),
    );
    vec![written, alone, work]
}

/// How long the disk takes for itself: each server does as much for each append.
fn alone(path: &Path) -> Vec<Duration> {
    let mut file = File::create(path).expect("a disk");
    let writes = (0..LASTS.as_secs() as u32 * ALONE_S).map(|_| {
        thread::sleep(Duration::from_secs(1) / ALONE_S);
        let start = Instant::now();
        file.write_all(&[7; ALONE_BYTES]).expect("a disk");
        file.sync_data().expect("a disk");
        start.elapsed()
    });
    writes.collect()
}

/// Writes to a table at its times; how long each append took, from when it was due.
async fn at_table(
    log: &Nats,
    (mut group, mut tail): (Group, Tail),
    begin: Instant,
) -> Vec<Duration> {
    let mut times = Vec::new();
    for number in 0..LASTS.as_secs() as u32 * EACH_S {
        let due = begin + Duration::from_secs(1) * number / EACH_S;
        sleep_until(due).await;
        let entry = next_entry(&group, 0);
        group.apply(&entry).expect("the next entry");
        let written = log.append(TableId(group.epoch()), tail, entries_only(vec![entry]));
        tail = written.await.expect("nobody else writes");
        times.push(due.elapsed());
    }
    times
}
