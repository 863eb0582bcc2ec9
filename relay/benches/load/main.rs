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

/// How many broadcasts are under way at once.
const IN_FLIGHT: usize = 4;

/// The load with which the servers are measured.
struct Load {
    /// How many players sit at the one table.
    players: usize,
    /// How many broadcasts are measured in a turn.
    broadcasts: usize,
    /// How often the servers take turns.
    turns: usize,
    /// How many rounds everyone answers at once.
    answered_rounds: usize,
    /// The many tables.
    tables: usize,
    /// How many players sit at each of them.
    players_at_each: usize,
    /// The tables at which players are piped.
    piped_tables: usize,
    /// For how long each of those has an event a second.
    piped_lesson: Duration,
    /// For how long each of the many has an event a second.
    lesson: Duration,
}

/// The load of the figures.
const FULL: Load = Load {
    players: 1_000,
    broadcasts: 400,
    turns: 3,
    answered_rounds: 9,
    tables: 250,
    players_at_each: 40,
    piped_tables: 25,
    piped_lesson: Duration::from_secs(20),
    lesson: Duration::from_secs(60),
};

/// A load that shows that all of it runs.
const SMALL: Load = Load {
    players: 8,
    broadcasts: 16,
    turns: 1,
    answered_rounds: 1,
    tables: 2,
    players_at_each: 4,
    piped_tables: 2,
    piped_lesson: Duration::from_secs(1),
    lesson: Duration::from_secs(1),
};

/// The word for the smallest load.
const IS_SMALL: &str = "--small";

fn main() {
    let has = |word: &str| std::env::args().any(|argument| argument == word);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("threads");
    if has(plain::ARGUMENT) {
        runtime.block_on(plain::serve());
        return;
    }
    let as_relays = |argument: &String| [relays::OWNER, relays::OTHER].contains(&&**argument);
    if let Some(argument) = std::env::args().find(as_relays) {
        runtime.block_on(relays::serve(&argument));
        return;
    }
    // Among tests Cargo starts it too, without this word; and the servers above start without it.
    if !has("--bench") {
        return;
    }
    let load = if has(IS_SMALL) { SMALL } else { FULL };
    let parts: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with('-'))
        .collect();
    let is_wanted = |part: &str| parts.is_empty() || parts.iter().any(|it| it == part);
    runtime.block_on(async {
        if is_wanted("one-table") {
            one_table(&load).await;
        }
        if is_wanted("stalled") {
            stalled_client(&load).await;
        }
        if is_wanted("many-tables") {
            many_tables(&load).await;
        }
        if is_wanted("answers") {
            answers(&load).await;
        }
        if is_wanted("pipes") {
            pipes(&load).await;
        }
    });
}

/// How long a host waits for the answers of a whole table that come at once.
async fn answers(load: &Load) {
    let Load {
        players,
        answered_rounds,
        ..
    } = *load;
    let pupils = players - 1;
    println!("{pupils} pupils and a host at one table, where everyone plays");
    let all_ms = answers::rounds(pupils, answered_rounds).await;
    let sorted = |of: fn(&answers::RoundMs) -> f64| {
        let mut all_ms: Vec<f64> = all_ms.iter().map(of).collect();
        all_ms.sort_by(f64::total_cmp);
        all_ms
    };
    let (answered, revealed) = (sorted(|it| it.answered), sorted(|it| it.revealed));
    println!(
        "  {answered_rounds} rounds, from the first answer until all are in the host's fold: \
         median {:.0} ms; until all pupils were sent what the class found: median {:.0}, the \
         slowest {:.0} ms",
        median(answered.clone()),
        median(revealed.clone()),
        revealed.last().copied().unwrap_or(f64::NAN),
    );
    let slowest_ms = answered.last().copied().unwrap_or(f64::NAN);
    report("the slowest round, ms", slowest_ms, 1_000.0, false);
}

/// One table of a thousand, beside the plain servers.
async fn one_table(load: &Load) {
    let players = load.players;
    println!("{players} players at one table, {IN_FLIGHT} broadcasts under way");
    let mut rates = Kind::ALL.map(|kind| (kind, Vec::new()));
    for _ in 0..load.turns {
        for (kind, rates) in &mut rates {
            rates.push(rate(load, *kind, 0).await);
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

/// How fast a table is served when some players never read.
async fn rate(load: &Load, kind: Kind, stalled: usize) -> Rate {
    let Load {
        players,
        broadcasts,
        ..
    } = *load;
    let server = Server::start(kind).await;
    let mut crowd = Crowd::at_one_table(&server, players, stalled).await;
    crowd.broadcast(broadcasts / 4, IN_FLIGHT).await;
    let worked_s = server.worked_s();
    let took = crowd.broadcast(broadcasts, IN_FLIGHT).await;
    let deliveries = (broadcasts * (players - stalled)) as f64;
    Rate {
        each_s: deliveries / took.as_secs_f64(),
        work_us: (server.worked_s() - worked_s) * 1e6 / deliveries,
    }
}

/// One player of a thousand who does not read must not slow the others.
async fn stalled_client(load: &Load) {
    let (mut with, mut without) = (Vec::new(), Vec::new());
    for _ in 0..load.turns {
        without.push(rate(load, Kind::Relay, 0).await);
        with.push(rate(load, Kind::Relay, 1).await);
    }
    let ratio = Rate::median(&with).each_s / Rate::median(&without).each_s;
    report("deliveries/s with one stalled, to none", ratio, 0.9, true);
}

/// Players who are piped to the owner of their table, beside players who are there.
async fn pipes(load: &Load) {
    let (players, tables) = (load.players, load.piped_tables);
    println!("{players} players at one table, at its owner and through pipes, and {tables} tables");
    let kinds = [Kind::Owner, Kind::Other];
    let mut rates = kinds.map(|_| Vec::new());
    for _ in 0..load.turns {
        for (kind, rates) in kinds.into_iter().zip(&mut rates) {
            rates.push(rate(load, kind, 0).await);
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
        let mut crowd = Crowd::at_tables(&server, tables, load.players_at_each).await;
        let mut delays_ms = crowd.lesson(load.piped_lesson).await;
        delays_ms.sort_by(f64::total_cmp);
        let delay_ms = delays_ms[(delays_ms.len() - 1) * 99 / 100];
        println!("  {:<34} 99th of 100 {delay_ms:>6.1} ms", kind.name());
        slowest_ms.push(delay_ms);
    }
    let ratio = slowest_ms[1] / slowest_ms[0];
    report("99th of 100 through pipes, to none", ratio, 2.0, false);
}

/// Many tables: the cost of an idle player, and how long an event takes to the last player of its
/// table.
async fn many_tables(load: &Load) {
    let (tables, at_each) = (load.tables, load.players_at_each);
    let players = tables * at_each;
    println!("{tables} tables of {at_each}");
    let server = Server::start(Kind::Relay).await;
    let before_kb = server.resident_kb();
    let mut crowd = Crowd::at_tables(&server, tables, at_each).await;
    let used_kb = server.resident_kb();
    let each_kb = (used_kb - before_kb) / players as f64;
    report(
        "memory of the whole relay, MB",
        used_kb / 1_000.0,
        80.0,
        false,
    );
    report("memory a player, kB", each_kb, 8.0, false);
    let mut delays_ms = crowd.lesson(load.lesson).await;
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
