//! A table whose referee is this tab: solitaire and hot seat.

use score_core::dice::Generator;
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId, TableMode};
use score_core::table::game::Game;
use score_core::table::name::Name;
use score_core::table::referee;
use score_core::table::refusal::Refusal;
use score_core::table::rules::Rules;
use score_core::table::state::Table;
use score_core::wire::RollVotes;

use crate::edge::entropy;
use crate::edge::storage::{self, Found, StorageProblem};
use crate::state::authority::{self, Authority, Denial, Rolling};
use crate::state::persistence::you;

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
    /// all who open the address get the same rolls in a row.
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

    /// The table that was saved for this game and mode, where there is one.
    pub fn saved(game: Game, mode: TableMode) -> Result<Option<LocalTable>, StorageProblem> {
        let key = key(game, mode);
        let log: Vec<Event> = match storage::load(key) {
            Err(_) => return Err(StorageProblem::NotSaved),
            Ok(Found::Nothing) => return Ok(None),
            Ok(Found::Unreadable) => return Err(StorageProblem::Unreadable),
            Ok(Found::Saved(log)) => log,
        };
        let is_whole = |table: &Table| table.mode() == mode && !table.seats().is_empty();
        let Some(table) = Table::fold(&log).ok().filter(is_whole) else {
            // The next table to be saved would write over it.
            let _ = storage::set_aside(key);
            return Err(StorageProblem::Unreadable);
        };
        Ok(Some(LocalTable {
            game,
            table,
            log,
            seed: None,
            is_guided: false,
        }))
    }

    /// The table that was saved for this game and mode, or else a new one for one
    /// player; and what there is to say about it.
    pub fn saved_or_new(game: Game, mode: TableMode) -> (LocalTable, Option<StorageProblem>) {
        let found = LocalTable::saved(game, mode);
        let problem = found.as_ref().err().copied();
        let new = || LocalTable::open(game, TableMode::Solitaire, game.rules(), you());
        (found.ok().flatten().unwrap_or_else(new), problem)
    }

    /// The same table as the guided first roll.
    pub fn as_guide(self) -> LocalTable {
        LocalTable {
            is_guided: true,
            ..self
        }
    }

    /// The game whose table it is.
    pub fn game(&self) -> Game {
        self.game
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

    /// Gives a newcomer a seat.
    pub fn admit(&mut self, name: Name) -> Result<(), Refusal> {
        let seated = referee::admit(&self.table, name)?;
        self.apply(&[seated]);
        Ok(())
    }

    fn apply(&mut self, events: &[Event]) {
        for event in events {
            // The points say what went before a new roll, so the log
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

/// All players are at this screen, and so is the referee.
impl Authority for LocalTable {
    fn table(&self) -> &Table {
        &self.table
    }

    fn mover(&self) -> Option<SeatId> {
        authority::caller(&self.table).or(self.table.host())
    }

    fn table_ms(&self, now_ms: u64) -> u64 {
        now_ms
    }

    fn is_guided(&self) -> bool {
        self.is_guided
    }

    fn is_busy(&self) -> bool {
        false
    }

    /// Playing alone, a roll is nobody else's. Round one screen others think about it.
    fn rolling(&self) -> Rolling {
        let table = &self.table;
        let is_shared = table.mode() == TableMode::HotSeat && table.seats().len() > 1;
        match is_shared && authority::is_thought_about(table) {
            true => Rolling::AfterQuestion,
            false => Rolling::AtOnce,
        }
    }

    fn roll_votes(&self) -> Option<RollVotes> {
        None
    }

    fn send(&mut self, now_ms: u64, seat: SeatId, command: Command) -> Result<Vec<Event>, Denial> {
        let mut generator = match self.seed {
            Some(seed) => {
                let rounds = self.table.rounds().saturating_sub(seed.rounds_before);
                Generator::new(seed.value.into(), rounds.into())
            }
            None => Generator::new(entropy::seed(), 0),
        };
        let events = referee::decide(&self.table, now_ms, &mut generator, seat, command)
            .map_err(Denial::Refused)?;
        self.apply(&events);
        Ok(events)
    }

    fn tick(&mut self, now_ms: u64) -> Option<Event> {
        let settled = referee::overdue(&self.table, now_ms)?;
        self.apply(std::slice::from_ref(&settled));
        Some(settled)
    }

    /// A browser that saves nothing has said so when the page was opened.
    fn save(&self) {
        if !self.is_guided {
            let _ = storage::save(key(self.game, self.table.mode()), &self.log);
        }
    }
}

/// Where a table is saved: each game has one for one player and one for several.
fn key(game: Game, mode: TableMode) -> &'static str {
    match (game, mode) {
        (Game::Score, TableMode::Solitaire | TableMode::Group) => "solitaire",
        (Game::Score, TableMode::HotSeat) => "hot-seat",
        (Game::TwentyFour, TableMode::Solitaire | TableMode::Group) => "24-solitaire",
        (Game::TwentyFour, TableMode::HotSeat) => "24-hot-seat",
    }
}
