//! A table whose referee is this tab: solitaire and hot seat.

use score_core::dice::Generator;
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId, TableMode};
use score_core::table::game::Game;
use score_core::table::name::Name;
use score_core::table::referee;
use score_core::table::refusal::Refusal;
use score_core::table::rules::Rules;
use score_core::table::state::{Rejected, Table};

use crate::edge::entropy;

/// A table and the log that it is the fold of.
#[derive(Clone)]
pub struct LocalTable {
    /// The game whose table it is, whatever its house rules.
    game: Game,
    table: Table,
    log: Vec<Event>,
    seed: Option<Seed>,
    /// Whether it is the guided first roll, which is not saved.
    is_guided: bool,
}

/// Where the address gives a seed, all rolls follow from it.
#[derive(Clone, Copy)]
struct Seed {
    value: u32,
    /// How many rounds the table had had when the seed came, so that
    /// everybody who opens the address gets the same rolls in a row.
    rounds_before: u32,
}

impl LocalTable {
    /// A new table of `game` with players of these names.
    pub fn open(game: Game, mode: TableMode, rules: Rules, names: Vec<Name>) -> LocalTable {
        // Rules without clocks fit solitaire alone; others get the usual ones.
        let table = Table::new(mode, rules)
            .or_else(|| Table::new(mode, game.rules()))
            .expect("the published rules have both clocks, so they fit any mode");
        let mut local = LocalTable {
            game,
            log: table.founding_events(),
            table,
            seed: None,
            is_guided: false,
        };
        for name in names {
            // A name that is taken, or one too many, has no seat.
            let _ = local.admit(name);
        }
        local
    }

    /// The table of `game` with this log, where it is one that a referee wrote.
    pub fn restore(game: Game, log: Vec<Event>) -> Result<LocalTable, Rejected> {
        Ok(LocalTable {
            game,
            table: Table::fold(&log)?,
            log,
            seed: None,
            is_guided: false,
        })
    }

    /// The same table as the guided first roll.
    pub fn as_guide(self) -> LocalTable {
        LocalTable {
            is_guided: true,
            ..self
        }
    }

    /// Whether it is the guided first roll.
    pub fn is_guided(&self) -> bool {
        self.is_guided
    }

    /// The game whose table it is.
    pub fn game(&self) -> Game {
        self.game
    }

    /// The log from which the table can be made again.
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// From now on all rolls follow from `seed`; one that is in use goes on.
    pub fn set_seed(&mut self, seed: Option<u32>) {
        if seed != self.seed() {
            self.seed = seed.map(|value| Seed {
                value,
                rounds_before: self.table.rounds(),
            });
        }
    }

    /// The seed that all rolls follow from, where there is one.
    pub fn seed(&self) -> Option<u32> {
        self.seed.map(|seed| seed.value)
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Gives a newcomer a seat.
    pub fn admit(&mut self, name: Name) -> Result<(), Refusal> {
        let seated = referee::admit(&self.table, name)?;
        self.take_in(&[seated]);
        Ok(())
    }

    /// Ends a call whose time is up; the answer is what happened.
    pub fn tick(&mut self, now_ms: u64) -> Option<Event> {
        let settled = referee::overdue(&self.table, now_ms)?;
        self.take_in(std::slice::from_ref(&settled));
        Some(settled)
    }

    /// Carries out a command; the answer is what happened.
    pub fn send(
        &mut self,
        now_ms: u64,
        seat: SeatId,
        command: Command,
    ) -> Result<Vec<Event>, Refusal> {
        let mut generator = match self.seed {
            Some(seed) => {
                let rounds = self.table.rounds().saturating_sub(seed.rounds_before);
                Generator::new(seed.value.into(), rounds.into())
            }
            None => Generator::new(entropy::seed(), 0),
        };
        let events = referee::decide(&self.table, now_ms, &mut generator, seat, command)?;
        self.take_in(&events);
        Ok(events)
    }

    fn take_in(&mut self, events: &[Event]) {
        for event in events {
            // What went before a new roll is told by the points, so the log
            // does not grow for ever.
            if matches!(event, Event::Dealt { .. }) {
                self.log = self.table.founding_events();
            }
            self.table
                .apply(event)
                .expect("the referee only writes events that fit its table");
            self.log.push(event.clone());
            if matches!(event, Event::RulesChanged { .. }) {
                self.log = self.table.founding_events();
            }
        }
    }
}
