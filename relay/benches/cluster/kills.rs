//! `kill -9` of servers and of the relays that have tables, under play.

use std::time::{Duration, Instant};

use score_core::dice::Generator;
use tokio::time::sleep;

use crate::game::Game;
use crate::machines::{self, COUNT, Relays, Servers};
use crate::report::{Row, percentile, time};

/// How often a server is killed, and how often a relay is.
const KILLS: usize = 20;

const TABLES: usize = 3;
const PLAYERS: usize = 6;

/// How long a player thinks before they ask for anything.
const THINKS: Duration = Duration::from_millis(100);

/// How many answers each table hears between two kills, at the most.
const MAX_ANSWERS: u32 = 40;

/// For how long a server is away, in milliseconds, at the most.
const MAX_AWAY_MS: u32 = 4_000;

/// How long it takes at most until most players who were away are at their table again.
const RESUME_GOAL: Duration = Duration::from_secs(10);

pub async fn kills() -> Vec<Row> {
    let mut servers = Servers::start().await;
    let mut relays = Relays::start(&servers).await;
    let log = servers.open().await;
    let stream = machines::stream(log.client()).await;
    let mut game = Game::begin(log, relays.address(), TABLES, PLAYERS, THINKS).await;
    let start = Instant::now();
    let mut generator = Generator::new(1, 0);
    let mut leaders = 0;
    for number in 1..=KILLS {
        game.go_on(1 + generator.below(MAX_ANSWERS) as usize).await;
        let leader = servers.leader(&stream).await;
        // Every second one leads.
        let server = match number % 2 {
            0 => leader,
            _ => generator.below(COUNT as u32) as usize,
        };
        leaders += usize::from(server == leader);
        servers.kill(server);
        sleep(Duration::from_millis(generator.below(MAX_AWAY_MS).into())).await;
        servers.restart(server);
        servers.until_well().await;
        game.go_on(1 + generator.below(MAX_ANSWERS) as usize).await;
        let owner = relays.owner().await;
        relays.kill(owner);
        game.go_on(1).await;
        relays.restart(owner);
        relays.until_met().await;
        println!(
            "  {number} of {KILLS} servers and as many relays, {} answers, {}",
            game.answers(),
            time(start.elapsed())
        );
    }
    let ended = game.end().await;
    let what = format!(
        "kill -9 of {KILLS} NATS servers ({leaders} of them led) and {KILLS} owners under play, {} players at {TABLES} tables",
        TABLES * PLAYERS
    );
    vec![
        Row::new(
            what,
            "0 lost, 0 doubled",
            format!(
                "{} acknowledged, 0 lost, 0 doubled; every player sees the log's fold",
                ended.acknowledged
            ),
        ),
        Row::within(
            format!(
                "  a player is at the table again, 99 of 100 of {} times (median {})",
                ended.absences.len(),
                time(percentile(&ended.absences, 0.5))
            ),
            RESUME_GOAL,
            percentile(&ended.absences, 0.99),
        ),
    ]
}
