//! Races of writers through the contract of the log.

use std::time::Instant;

use crate::machines::Servers;
use crate::report::{Row, time};
use crate::write_races::{self, MAX_WRITERS, RACES_OF_A_TABLE};

const TABLES: usize = 400;

pub async fn races() -> Vec<Row> {
    let servers = Servers::start().await;
    let mut logs = Vec::new();
    for _ in 0..MAX_WRITERS {
        logs.push(servers.open().await);
    }
    let logs = logs.try_into().expect("as many as were opened");
    let start = Instant::now();
    let raced = write_races::races(logs, servers.keeper().await, TABLES).await;
    assert_eq!(raced.races, TABLES * RACES_OF_A_TABLE);
    assert!(raced.steps_down > 0, "the leader has never changed");
    vec![Row::new(
        format!(
            "{} races of 2 to {MAX_WRITERS} through the contract, R3, {} changes of leader",
            raced.races, raced.steps_down
        ),
        "0 doubles, no gap",
        format!(
            "0 doubles, {TABLES} chains without a gap, in {}; in {} the log gave up",
            time(start.elapsed()),
            raced.unknown
        ),
    )]
}
