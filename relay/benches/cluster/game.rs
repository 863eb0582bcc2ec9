//! Players at tables, who play on through failures of relays and servers.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::time::Duration;

use score_core::group::audience::Audience;
use score_core::group::state::Group;
use score_relay::log::nats::Nats;
use score_relay::log::{Log, Stored};
use tokio::sync::{Barrier, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::player::{self, Seat, Weather};
use crate::witness::{self, Witness};

/// After what time without an answer something has gone wrong.
const ANSWERED_WITHIN: Duration = Duration::from_secs(120);

/// The pause between two looks.
const PAUSE: Duration = Duration::from_millis(20);

/// How often the log is read for entries that nobody has heard yet, and that a snapshot takes away.
const READ_EVERY: Duration = Duration::from_secs(1);

/// How long relays are left alone before players have all: they settle who has a table.
const SETTLED_AFTER: Duration = Duration::from_secs(8);

/// How the table of this number is called.
pub fn table(number: usize) -> String {
    format!("Class {number:02}")
}

/// Tables with players.
pub struct Game {
    log: Nats,
    weather: watch::Sender<Weather>,
    tables: Vec<Table>,
    readers: JoinSet<()>,
}

struct Table {
    name: String,
    witness: Arc<Witness>,
    players: JoinSet<(Group, Audience)>,
}

/// The result of a game in which nothing was lost and nothing doubled.
pub struct Ended {
    /// How many commands were acknowledged.
    pub acknowledged: usize,
    /// For how long players were away, each time.
    pub absences: Vec<Duration>,
}

impl Game {
    /// So many tables with so many players, who come to this address. Each thinks for so long before
    /// they ask for anything.
    pub async fn begin(
        log: Nats,
        address: &str,
        tables: usize,
        players: usize,
        thinks: Duration,
    ) -> Game {
        let (weather, forecast) = watch::channel(Weather::Relays(address.to_owned()));
        let mut game = Game {
            log,
            weather,
            tables: Vec::new(),
            readers: JoinSet::new(),
        };
        for number in 1..=tables {
            let name = table(number);
            let witness = Arc::new(Witness::default());
            let all_quiet = Arc::new(Barrier::new(players));
            let mut seated = JoinSet::new();
            for number in 0..players as u64 {
                let seat = Seat {
                    table: name.clone(),
                    number,
                    thinks,
                };
                let (forecast, all_quiet) = (forecast.clone(), all_quiet.clone());
                seated.spawn(player::play(seat, forecast, witness.clone(), all_quiet));
                // The first player makes the table to which the others come.
                if number == 0 {
                    let made = witness.wait_for(1);
                    timeout(ANSWERED_WITHIN, made).await.expect("an answer");
                }
            }
            let reader = read(game.log.clone(), name.clone(), witness.clone());
            game.readers.spawn(reader);
            game.tables.push(Table {
                name,
                witness,
                players: seated,
            });
        }
        game
    }

    /// How many answers were heard.
    pub fn answers(&self) -> usize {
        self.tables
            .iter()
            .map(|table| table.witness.answers())
            .sum()
    }

    /// All that players and log have shown of a table.
    pub fn witness(&self, table: usize) -> &Arc<Witness> {
        &self.tables[table].witness
    }

    /// Waits for so many more answers at each table, and fails as soon as a player fails.
    pub async fn go_on(&mut self, answers: usize) {
        let enough: Vec<usize> = self
            .tables
            .iter()
            .map(|table| table.witness.answers() + answers)
            .collect();
        let until = Instant::now() + ANSWERED_WITHIN;
        loop {
            self.look();
            let mut tables = self.tables.iter().zip(&enough);
            let Some((table, _)) =
                tables.find(|(table, enough)| table.witness.answers() < **enough)
            else {
                return;
            };
            assert!(Instant::now() < until, "nobody plays at {}", table.name);
            sleep(PAUSE).await;
        }
    }

    /// Fails if a player or a reader has failed.
    fn look(&mut self) {
        let reader = self.readers.try_join_next().map(|ended| ended.err());
        let mut tables = self.tables.iter_mut();
        let player = tables.find_map(|table| Some(table.players.try_join_next()?.err()));
        match reader.or(player) {
            None => {}
            Some(Some(failure)) if failure.is_panic() => resume_unwind(failure.into_panic()),
            Some(_) => panic!("a player ended early"),
        }
    }

    /// Has all come to an end, and checks the groups of all players and the acknowledged commands
    /// against the log.
    pub async fn end(mut self) -> Ended {
        sleep(SETTLED_AFTER).await;
        self.look();
        let (Weather::Relays(address) | Weather::Relay(address) | Weather::Quiet(address)) =
            self.weather.borrow().clone();
        self.weather.send_replace(Weather::Quiet(address));
        let mut ended = Ended {
            acknowledged: 0,
            absences: Vec::new(),
        };
        for table in self.tables {
            let seen = timeout(ANSWERED_WITHIN, table.players.join_all()).await;
            let seen = seen.expect("all is answered");
            let stored = stored(&self.log, &table.name).await;
            let stored = stored.expect("the table");
            ended.acknowledged += witness::check(&stored, &seen, &table.witness);
            ended.absences.extend(table.witness.absences());
        }
        ended
    }
}

/// The stored table in a log; `None`: it does not answer.
async fn stored(log: &Nats, name: &str) -> Option<Stored> {
    let records = log.records().await.ok()?;
    let record = records.into_iter().find(|record| record.name == name)?;
    Some(log.load(record.id).await.ok()?.0)
}

/// Shows the witness the contents of the log, again and again.
async fn read(log: Nats, name: String, witness: Arc<Witness>) {
    loop {
        sleep(READ_EVERY).await;
        // While servers are down nothing is read.
        if let Some(stored) = stored(&log, &name).await {
            stored.entries.iter().for_each(|entry| witness.see(entry));
        }
    }
}
