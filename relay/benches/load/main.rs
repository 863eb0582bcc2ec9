//! How many players a relay serves, as ratios to two plain servers in the same
//! run: `cargo xtask bench relay`. `cargo bench --package score-relay --bench load -- answers`
//! measures a part alone: `one-table`, `stalled`, `many-tables`, `answers` or `pipes`.
//!
//! All servers are programs of their own on this machine, and so share its cores
//! with the thousand players that this program plays.

#[path = "../../tests/all/air.rs"]
mod air;
mod answers;
mod client;
mod crowd;
mod plain;
mod relays;
mod server;
#[path = "../worked.rs"]
mod worked;

use std::time::Duration;

use crowd::Crowd;
use server::{Kind, Server};

/// How many players sit at the one table.
const PLAYERS: usize = 1_000;

/// How many broadcasts are under way at once.
const IN_FLIGHT: usize = 4;

/// How many broadcasts are measured in a turn.
const BROADCASTS: usize = 400;

/// How often the servers take turns.
const TURNS: usize = 3;

/// How many rounds everyone answers at once.
const ANSWERED_ROUNDS: usize = 9;

/// The many tables.
const TABLES: usize = 250;

/// How many players sit at each of them.
const PLAYERS_AT_EACH: usize = 40;

/// The tables at which players are piped.
const PIPED_TABLES: usize = 25;

/// For how long each of those has an event a second.
const PIPED_LESSON: Duration = Duration::from_secs(20);

/// For how long each of them has an event a second.
const LESSON: Duration = Duration::from_secs(60);

fn main() {
    // Among tests Cargo starts it too, without this word.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("threads");
    if std::env::args().any(|argument| argument == plain::ARGUMENT) {
        runtime.block_on(plain::serve());
        return;
    }
    let as_relays = |argument: &String| [relays::OWNER, relays::OTHER].contains(&&**argument);
    if let Some(argument) = std::env::args().find(as_relays) {
        runtime.block_on(relays::serve(&argument));
        return;
    }
    let parts: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with('-'))
        .collect();
    let is_wanted = |part: &str| parts.is_empty() || parts.iter().any(|it| it == part);
    runtime.block_on(async {
        if is_wanted("one-table") {
            one_table().await;
        }
        if is_wanted("stalled") {
            stalled_client().await;
        }
        if is_wanted("many-tables") {
            many_tables().await;
        }
        if is_wanted("answers") {
            answers().await;
        }
        if is_wanted("pipes") {
            pipes().await;
        }
    });
}

/// How long a host waits for the answers of a whole table that come at once.
async fn answers() {
    let pupils = PLAYERS - 1;
    println!("{pupils} pupils and a host at one table, where everyone plays");
    let mut all_ms = answers::rounds(pupils, ANSWERED_ROUNDS).await;
    all_ms.sort_by(f64::total_cmp);
    println!(
        "  {ANSWERED_ROUNDS} rounds, from the first answer until all are in the host's fold: \
         median {:.0} ms",
        median(all_ms.clone())
    );
    let slowest_ms = all_ms.last().copied().unwrap_or(f64::NAN);
    report("the slowest round, ms", slowest_ms, 1_000.0, false);
}

/// One table of a thousand, beside the plain servers.
async fn one_table() {
    println!("{PLAYERS} players at one table, {IN_FLIGHT} broadcasts under way");
    let mut rates = Kind::ALL.map(|kind| (kind, Vec::new()));
    for _ in 0..TURNS {
        for (kind, rates) in &mut rates {
            rates.push(rate(*kind, 0).await);
        }
    }
    let rates = rates.map(|(kind, rates)| (kind, Rate::median(&rates)));
    let of = |wanted| {
        let found = rates.iter().find(|(kind, _)| *kind == wanted);
        found.map_or(f64::NAN, |(_, rate)| rate.each_s)
    };
    for (kind, rate) in &rates {
        println!(
            "  {:<34} {:>9.0} deliveries/s {:>6.1} x ws, work for each {:>5.1} us",
            kind.name(),
            rate.each_s,
            rate.each_s / of(Kind::Ws),
            rate.work_us,
        );
    }
    report("relay to ws", of(Kind::Relay) / of(Kind::Ws), 4.0, true);
}

/// How fast a server delivers.
#[derive(Clone, Copy, Debug)]
struct Rate {
    /// Deliveries a second.
    each_s: f64,
    /// For how long the server works for each, in microseconds.
    work_us: f64,
}

impl Rate {
    fn median(rates: &[Rate]) -> Rate {
        let median_of = |part: fn(&Rate) -> f64| median(rates.iter().map(part).collect());
        Rate {
            each_s: median_of(|rate| rate.each_s),
            work_us: median_of(|rate| rate.work_us),
        }
    }
}

/// How fast a table is served where some players never read.
async fn rate(kind: Kind, stalled: usize) -> Rate {
    let server = Server::start(kind).await;
    let mut crowd = Crowd::at_one_table(&server, PLAYERS, stalled).await;
    crowd.broadcast(BROADCASTS / 4, IN_FLIGHT).await;
    let worked_s = server.worked_s();
    let took = crowd.broadcast(BROADCASTS, IN_FLIGHT).await;
    let deliveries = (BROADCASTS * (PLAYERS - stalled)) as f64;
    Rate {
        each_s: deliveries / took.as_secs_f64(),
        work_us: (server.worked_s() - worked_s) * 1e6 / deliveries,
    }
}

/// One player of a thousand who does not read must not slow the others.
async fn stalled_client() {
    let (mut with, mut without) = (Vec::new(), Vec::new());
    for _ in 0..TURNS {
        without.push(rate(Kind::Relay, 0).await);
        with.push(rate(Kind::Relay, 1).await);
    }
    let ratio = Rate::median(&with).each_s / Rate::median(&without).each_s;
    report("deliveries/s with one stalled, to none", ratio, 0.9, true);
}

/// Players who are piped to the owner of their table, beside players who are there.
async fn pipes() {
    println!(
        "{PLAYERS} players at one table, at its owner and through pipes, and {PIPED_TABLES} tables"
    );
    let kinds = [Kind::Owner, Kind::Other];
    let mut rates = kinds.map(|_| Vec::new());
    for _ in 0..TURNS {
        for (kind, rates) in kinds.into_iter().zip(&mut rates) {
            rates.push(rate(kind, 0).await);
        }
    }
    let [owner, other] = rates.map(|rates| Rate::median(&rates));
    for (kind, rate) in kinds.into_iter().zip([owner, other]) {
        println!(
            "  {:<34} {:>9.0} deliveries/s, work of both relays for each {:>5.1} us",
            kind.name(),
            rate.each_s,
            rate.work_us,
        );
    }
    let ratio = other.each_s / owner.each_s;
    report("deliveries/s through pipes, to none", ratio, 0.5, true);
    let mut slowest_ms = Vec::new();
    for kind in kinds {
        let server = Server::start(kind).await;
        let mut crowd = Crowd::at_tables(&server, PIPED_TABLES, PLAYERS_AT_EACH).await;
        let mut delays_ms = crowd.lesson(PIPED_LESSON).await;
        delays_ms.sort_by(f64::total_cmp);
        let delay_ms = delays_ms[(delays_ms.len() - 1) * 99 / 100];
        println!("  {:<34} 99th of 100 {delay_ms:>6.1} ms", kind.name());
        slowest_ms.push(delay_ms);
    }
    let ratio = slowest_ms[1] / slowest_ms[0];
    report("99th of 100 through pipes, to none", ratio, 2.0, false);
}

/// Many tables: what an idle player costs, and how long an event takes to the
/// last player of its table.
async fn many_tables() {
    let players = TABLES * PLAYERS_AT_EACH;
    println!("{TABLES} tables of {PLAYERS_AT_EACH}");
    let server = Server::start(Kind::Relay).await;
    let before_kb = server.resident_kb();
    let mut crowd = Crowd::at_tables(&server, TABLES, PLAYERS_AT_EACH).await;
    let used_kb = server.resident_kb();
    let each_kb = (used_kb - before_kb) / players as f64;
    report(
        "memory of the whole relay, MB",
        used_kb / 1_000.0,
        80.0,
        false,
    );
    report("memory a player, kB", each_kb, 8.0, false);
    let mut delays_ms = crowd.lesson(LESSON).await;
    delays_ms.sort_by(f64::total_cmp);
    let percentile = |part: f64| delays_ms[((delays_ms.len() - 1) as f64 * part) as usize];
    println!(
        "  {} events, to the last player of each table: median {:.1} ms",
        delays_ms.len(),
        percentile(0.5)
    );
    report("99th of 100, ms", percentile(0.99), 100.0, false);
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Prints a figure beside its goal.
fn report(what: &str, value: f64, goal: f64, is_at_least: bool) {
    let (sign, is_met) = match is_at_least {
        true => (">=", value >= goal),
        false => ("<=", value <= goal),
    };
    let missed = if is_met { "" } else { "  missed" };
    println!("  {what:<44} {value:>8.2}   {sign} {goal}{missed}");
}
