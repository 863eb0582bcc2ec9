//! Players, clocks, a bad network, and a log that fails, repeats or is written by another relay,
//! all from one seed: whatever happens, every player comes to see what the log says, and nothing
//! acknowledged is lost or doubled.
//!
//! A seed that fails is shown; `SCORE_SEED=17 cargo test -p score-relay --test
//! simulation` plays it alone.

mod live;
mod network;
mod player;
mod world;

use std::panic::{AssertUnwindSafe, catch_unwind};

use world::World;

/// How many seeds are played.
const SEEDS: u64 = 1_000;

/// How many more are played that begin with a race whose log is nearly full.
const FULL_LOGS: u64 = 50;

/// How much happens in each before the network heals.
const TURNS: u32 = 150;

fn play(seed: u64) -> (u64, [usize; 8]) {
    let mut world = World::new(seed, seed >= SEEDS);
    for _ in 0..TURNS {
        world.go_on();
    }
    world.heal();
    world.check_all_agree();
    let happened = [
        world.revealed(),
        world.team_awards(),
        world.events_at_tables(),
        world.live_boards,
        world.race_moves(),
        world.logs_begun_in_races(),
        world.overtaken,
        world.unavailable,
    ];
    (world.acknowledged(), happened)
}

#[test]
fn every_player_sees_the_log_whatever_the_network_does() {
    if let Some(seed) = std::env::var("SCORE_SEED")
        .ok()
        .and_then(|s| s.parse().ok())
    {
        println!("{:?}", play(seed));
        return;
    }
    let (mut acknowledged, mut happened) = (0, [0; 8]);
    for seed in 0..SEEDS + FULL_LOGS {
        match catch_unwind(AssertUnwindSafe(|| play(seed))) {
            Ok(counts) => {
                acknowledged += counts.0;
                for (all, more) in happened.iter_mut().zip(counts.1) {
                    *all += more;
                }
            }
            Err(cause) => {
                eprintln!("seed {seed}");
                std::panic::resume_unwind(cause);
            }
        }
    }
    // Where nothing is ever carried out, nothing can go wrong.
    assert!(acknowledged > 10 * SEEDS, "only {acknowledged} commands");
    let [
        revealed,
        team_awards,
        at_tables,
        live_boards,
        race_moves,
        begun_in_races,
        overtaken,
        unavailable,
    ] = happened;
    assert!(
        race_moves as u64 > SEEDS / 4,
        "only {race_moves} moves in races"
    );
    assert!(
        begun_in_races as u64 > FULL_LOGS / 2,
        "only {begun_in_races} logs of races that were full"
    );
    assert!(
        live_boards as u64 > 10 * SEEDS,
        "only {live_boards} looks at a live board"
    );
    assert!(
        revealed as u64 > SEEDS / 4,
        "only {revealed} rounds of everyone"
    );
    assert!(
        team_awards as u64 > SEEDS / 20,
        "only {team_awards} awards of teams"
    );
    assert!(
        at_tables as u64 > SEEDS / 20,
        "only {at_tables} events at small tables"
    );
    assert!(
        overtaken as u64 > SEEDS / 4,
        "only {overtaken} refusals of the log"
    );
    assert!(
        unavailable as u64 > SEEDS / 20,
        "only {unavailable} failures of the log"
    );
}
