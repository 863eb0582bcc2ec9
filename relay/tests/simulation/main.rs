//! Players, clocks, a bad network, one to three relays between which the table moves, and a log
//! that refuses, lags, fails and repeats, all from one seed: in the end every player sees the log's
//! fold, nothing acknowledged is lost or doubled, and nobody is sent anything that is not in the
//! log.
//!
//! A seed that fails is shown; `SCORE_SEED=17 cargo test -p score-relay --test
//! simulation` plays it alone.

mod dice;
mod engine;
mod live;
mod network;
mod player;
#[path = "../pupil/mod.rs"]
mod pupil;
mod relay;
mod world;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::thread;

use world::World;

/// How many seeds are played.
const SEEDS: u64 = 1_000;

/// How many more are played that begin with a race whose log is nearly full.
const FULL_LOGS: u64 = 50;

/// How many turns are played in each before the network heals.
const TURNS: u32 = 150;

/// How many threads play, each its part of the seeds.
const THREADS: u64 = 2;

/// How often something has to happen in all seeds together, at least: if nothing is ever carried
/// out, nothing can go wrong.
const HAPPENS: [(&str, u64); 14] = [
    ("commands that were acknowledged", 10 * SEEDS),
    ("rounds of everyone", SEEDS / 4),
    ("awards of teams", SEEDS / 20),
    ("events at small tables", SEEDS / 20),
    ("looks at a live board", 10 * SEEDS),
    ("pupils in need of help", SEEDS / 4),
    ("moves in races", SEEDS / 4),
    ("logs of races that were full", FULL_LOGS / 2),
    ("moves of the table to another relay", SEEDS),
    ("writes that came after others", SEEDS / 4),
    ("writes that were not answered", SEEDS / 4),
    ("writes that were done after that", SEEDS / 20),
    ("writes that came twice", SEEDS / 4),
    ("loads of what a table was before", SEEDS / 4),
];

/// How often each has happened.
type Happened = [u64; HAPPENS.len()];

fn play(seed: u64) -> Happened {
    let mut world = World::new(seed, seed >= SEEDS);
    for _ in 0..TURNS {
        world.go_on();
    }
    world.heal();
    world.check_all_agree();
    let seen = world.seen();
    let happened = [
        world.acknowledged(),
        world.revealed(),
        world.team_awards(),
        world.events_at_tables(),
        world.live_boards,
        world.stuck_pupils,
        world.race_moves(),
        world.logs_begun_in_races(),
        world.moves,
        seen.overtaken,
        seen.unavailable,
        seen.late,
        seen.repeated,
        seen.lagging,
    ];
    happened.map(|times| times as u64)
}

/// Plays each of the seeds that is this thread's.
fn play_part(part: u64) -> Happened {
    let mut happened = Happened::default();
    for seed in (part..SEEDS + FULL_LOGS).step_by(THREADS as usize) {
        match catch_unwind(AssertUnwindSafe(|| play(seed))) {
            Ok(counts) => {
                for (all, more) in happened.iter_mut().zip(counts) {
                    *all += more;
                }
            }
            Err(cause) => {
                eprintln!("seed {seed}");
                resume_unwind(cause);
            }
        }
    }
    happened
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
    let parts: Vec<_> = (0..THREADS)
        .map(|part| thread::spawn(move || play_part(part)))
        .collect();
    let mut happened = Happened::default();
    for part in parts {
        let counts = part.join().unwrap_or_else(|cause| resume_unwind(cause));
        for (all, more) in happened.iter_mut().zip(counts) {
            *all += more;
        }
    }
    for ((what, at_least), times) in HAPPENS.into_iter().zip(happened) {
        println!("{times} {what}");
        assert!(times > at_least, "only {times} {what}");
    }
}
