//! Relays that are restarted one after the other, while classes have lessons.

use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::game::Game;
use crate::machines::{COUNT, Relays, Servers};
use crate::report::{self, Row, percentile, time};

const TABLES: usize = 10;
const PLAYERS: usize = 30;

/// How long a pupil thinks before they do anything.
const THINKS: Duration = Duration::from_secs(5);

/// For how long a lesson goes on between two restarts.
const BETWEEN: Duration = Duration::from_secs(15);

pub async fn rolling() -> Vec<Row> {
    let servers = Servers::start().await;
    let mut relays = Relays::start(&servers).await;
    let log = servers.open().await;
    let mut game = Game::begin(log, relays.address(), TABLES, PLAYERS, THINKS).await;
    sleep(BETWEEN).await;
    let mut stops = Vec::new();
    for number in 0..COUNT {
        let start = Instant::now();
        relays.stop(number);
        stops.push(start.elapsed());
        relays.restart(number);
        relays.until_met().await;
        game.go_on(1).await;
        sleep(BETWEEN).await;
        println!("  {} of {COUNT}, {} answers", number + 1, game.answers());
    }
    let load = report::load();
    let ended = game.end().await;
    let pupils = TABLES * PLAYERS;
    vec![
        Row::new(
            format!(
                "{COUNT} relays restarted one after the other, {pupils} players at {TABLES} tables in a lesson"
            ),
            "no point or step lost",
            format!(
                "{} acknowledged, 0 lost, 0 doubled; every player sees the log's fold",
                ended.acknowledged
            ),
        ),
        Row::new(
            format!(
                "  the longest of {} absences of a player ({load})",
                ended.absences.len()
            ),
            "reported",
            format!(
                "{}; median {}, 99 of 100 {}; a relay ends within {}",
                time(percentile(&ended.absences, 1.0)),
                time(percentile(&ended.absences, 0.5)),
                time(percentile(&ended.absences, 0.99)),
                time(percentile(&stops, 1.0)),
            ),
        ),
    ]
}
