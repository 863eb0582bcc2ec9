//! The cost of a player for relays and servers as relays are added.

use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::game::Game;
use crate::machines::{COUNT, Relays, Servers};
use crate::report::{self, Row};

const TABLES: usize = 12;
const PLAYERS: usize = 25;

/// How long a player thinks before they do anything.
const THINKS: Duration = Duration::from_secs(5);

/// How long they play before it is measured, and for how long it is.
const BEFORE: Duration = Duration::from_secs(10);
const MEASURED_FOR: Duration = Duration::from_secs(40);

/// One bar of the chart for so many players.
const PLAYERS_OF_A_BAR: f64 = 500.0;

pub async fn growth() -> Vec<Row> {
    let mut rows = Vec::new();
    for count in 1..=COUNT {
        println!("  {count} of {COUNT}");
        rows.extend(with_relays(count).await);
    }
    rows
}

/// A lesson at so many relays.
async fn with_relays(count: usize) -> [Row; 2] {
    let servers = Servers::start().await;
    let relays = Relays::start_some(&servers, count).await;
    let log = servers.open().await;
    let mut game = Game::begin(log, relays.address(), TABLES, PLAYERS, THINKS).await;
    sleep(BEFORE).await;
    let (start, of_relays, of_servers) = (Instant::now(), relays.worked_s(), servers.worked_s());
    let entries = relays.metric_of_all("entries_total").await;
    sleep(MEASURED_FOR).await;
    let seconds = start.elapsed().as_secs_f64();
    let of_relays = relays.worked_s() - of_relays;
    let of_servers = servers.worked_s() - of_servers;
    let entries = (relays.metric_of_all("entries_total").await - entries) as f64;
    let pipes = relays.metric_of_all("pipes").await;
    game.go_on(1).await;
    game.end().await;
    let players = (TABLES * PLAYERS) as f64;
    let of_a_core = players * seconds / of_relays;
    let bar = "█".repeat((of_a_core / PLAYERS_OF_A_BAR).round() as usize);
    [
        Row::new(
            format!("players that one core of a relay carries, where there are {count}"),
            "",
            format!("{of_a_core:>6.0} {bar}"),
        ),
        Row::new(
            format!(
                "  {players} players at {TABLES} tables, {pipes} piped ({})",
                report::load()
            ),
            "",
            format!(
                "{:.1} entries a second; all relays work {:.0} µs a player and second, all servers {:.2} ms an entry",
                entries / seconds,
                of_relays * 1e6 / players / seconds,
                of_servers * 1e3 / entries,
            ),
        ),
    ]
}
