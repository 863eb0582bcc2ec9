//! A table whose referee is this tab: solitaire and hot seat.

use std::cell::Cell;

use score_core::dice::{Generator, Roll};
use score_core::group::refusal::GroupRefusal;
use score_core::table::command::{Ask, Command};
use score_core::table::event::{Event, SeatId, TableMode};
use score_core::table::game::TableGame;
use score_core::table::name::Name;
use score_core::table::options;
use score_core::table::referee;
use score_core::table::refusal::Refusal;
use score_core::table::resumed_clock::{self, StoredMoment};
use score_core::table::rules::{Goal, Rules};
use score_core::table::state::Table;
use score_core::wire::RollVotes;

use crate::edge::clock::Clock;
use crate::edge::entropy;
use crate::edge::open_rolls;
use crate::edge::shared_value::{SharedValue, Unreadable};
use crate::edge::storage::{self, Found, HOT_SEATS, StorageProblem};
use crate::state::authority::{Answers, Authority, Denial, Lesson, RollPress};
use crate::state::persistence::you;

/// A table and the log from which it is folded.
#[derive(Clone)]
pub struct LocalTable {
    /// The game of the table, independent of its house rules.
    game: TableGame,
    table: Table,
    log: Vec<Event>,
    /// By how much the table's clock is ahead of the page's, in milliseconds.
    ahead_ms: i64,
    seed: Option<Seed>,
    /// The lesson, if this table is one; lessons are not saved.
    lesson: Option<Lesson>,
    /// Whether the house rules are from a link.
    has_rules_of_link: bool,
    /// The stored log of the table.
    stored_log: SharedValue<Vec<Event>>,
    /// Whether the browser has stored the last saved state.
    is_stored: Cell<bool>,
}

/// The seed of an address, from which all rolls follow.
#[derive(Clone, Copy)]
struct Seed {
    value: u32,
    /// The number of rounds at the table when the seed was set. So all who open the address get the
    /// same rolls in the same order.
    rounds_before: u32,
}

impl LocalTable {
    /// Creates a table of `game` with players of these names.
    pub fn open(game: TableGame, mode: TableMode, rules: Rules, names: Vec<Name>) -> LocalTable {
        // Rules without clocks are only for solitaire; other modes get the usual ones.
        let table = Table::new(mode, rules)
            .or_else(|| Table::new(mode, game.rules()))
            .expect("the published rules have both clocks, so they fit any mode");
        let mut local = LocalTable {
            game,
            stored_log: SharedValue::replacing(key(game, table.mode())),
            log: table.founding_events(),
            table,
            ahead_ms: 0,
            seed: None,
            lesson: None,
            has_rules_of_link: false,
            is_stored: Cell::new(false),
        };
        for name in names {
            // A player whose name is taken, or for whom there is no room, gets no seat.
            let _ = local.admit(name);
        }
        local
    }

    /// Loads the table that was saved for this game and mode, if any.
    pub fn saved(game: TableGame, mode: TableMode) -> Result<Option<LocalTable>, StorageProblem> {
        let (stored_log, found) = SharedValue::open(key(game, mode), |log| folded(mode, log));
        Ok(found?.map(|(table, log)| LocalTable::of_log(game, table, log, stored_log)))
    }

    /// A local table from its saved log; its clock goes on from where it was put away.
    fn of_log(
        game: TableGame,
        table: Table,
        log: Vec<Event>,
        stored_log: SharedValue<Vec<Event>>,
    ) -> LocalTable {
        let key = key(game, table.mode());
        let put_away: Option<StoredMoment> = match storage::load(&clock_key(key)) {
            Ok(Found::Saved(put_away)) => Some(put_away),
            _ => None,
        };
        let clock = Clock::here();
        let table_ms = resumed_clock::resumed_ms(&table, put_away, clock.wall_ms());
        LocalTable {
            game,
            table,
            log,
            ahead_ms: table_ms as i64 - clock.now_ms() as i64,
            seed: None,
            lesson: None,
            has_rules_of_link: matches!(storage::load(&by_link_key(key)), Ok(Found::Saved(true))),
            stored_log,
            is_stored: Cell::new(true),
        }
    }

    /// Calls `handler` when another tab may have saved a table, until the owner of this scope is
    /// gone.
    pub fn on_change(handler: impl Fn() + Copy + 'static) {
        storage::on_change(&KEYS, handler);
    }

    /// Loads the table that was saved for this game and mode, or else creates one for one player.
    /// Returns the problem, too, if any.
    pub fn saved_or_new(game: TableGame, mode: TableMode) -> (LocalTable, Option<StorageProblem>) {
        let found = LocalTable::saved(game, mode);
        let problem = found.as_ref().err().copied();
        let new = || LocalTable::open(game, TableMode::Solitaire, game.rules(), you());
        (found.ok().flatten().unwrap_or_else(new), problem)
    }

    /// Makes this table the table of `lesson`.
    pub fn as_lesson(self, lesson: Lesson) -> LocalTable {
        LocalTable {
            lesson: Some(lesson),
            ..self
        }
    }

    /// Whether the browser has stored the table, so that a reload shows it unchanged.
    pub fn is_stored(&self) -> bool {
        self.is_stored.get()
    }

    /// Notes the time at which the page of the table is left, unless another tab has played on.
    pub fn leave(&self) {
        if !self.stored_log.is_behind() {
            self.put_away();
        }
    }

    /// Notes the time at which the table leaves the screen, so that its clock can go on from there.
    fn put_away(&self) {
        let is_clock_stopped = self.table.deadline_ms().is_none();
        if self.lesson.is_some() || is_clock_stopped || self.stored_log.is_outdated() {
            return;
        }
        let clock = Clock::here();
        let put_away = StoredMoment {
            table_ms: self.table_ms(clock.now_ms()),
            wall_ms: clock.wall_ms(),
        };
        let _ = storage::save(&clock_key(key(self.game, self.table.mode())), &put_away);
    }

    /// Notes that the house rules are from a link, until they are changed.
    pub fn mark_rules_of_link(&mut self) {
        self.note_rules_of_link(true);
    }

    /// Notes that the players have seen these solutions elsewhere on the page; returns whether that
    /// was news.
    pub fn look_up(&mut self, numbers: Roll, goal: Goal) -> bool {
        let looked_up = referee::look_up(&self.table, numbers, goal);
        let is_new = looked_up.is_some();
        self.apply(looked_up.as_slice());
        is_new
    }

    fn note_rules_of_link(&mut self, is_by_link: bool) {
        if self.has_rules_of_link != is_by_link && self.lesson.is_none() {
            self.has_rules_of_link = is_by_link;
            let key = key(self.game, self.table.mode());
            let _ = storage::save(&by_link_key(key), &is_by_link);
        }
    }

    /// The game whose table it is.
    pub fn game(&self) -> TableGame {
        self.game
    }

    /// Makes all rolls follow from `seed` from now on; a seed that is already in use is continued.
    pub fn set_seed(&mut self, seed: Option<u32>) {
        if seed != self.seed() {
            self.seed = seed.map(|value| Seed {
                value,
                rounds_before: self.table.rounds(),
            });
        }
    }

    /// The seed that all rolls follow from, if any.
    pub fn seed(&self) -> Option<u32> {
        self.seed.map(|seed| seed.value)
    }

    /// Gives a newcomer a seat.
    pub fn admit(&mut self, name: Name) -> Result<(), Refusal> {
        let seated = referee::admit(&self.table, name)?;
        self.apply(&[seated]);
        Ok(())
    }

    /// Whether the roll on the table is open in a group at which this browser plays.
    fn is_withheld(&self) -> bool {
        let round = self.table.round();
        let open = open_rolls::now_untracked();
        round.is_some_and(|round| score_core::open_rolls::withhold(&open, &round.deal.numbers()))
    }

    /// The random generator of the referee for this command.
    fn generator(&self, command: &Command) -> Generator {
        match self.seed {
            _ if !command.is_random() => Generator::new(0, 0),
            Some(seed) => {
                let rounds = self.table.rounds().saturating_sub(seed.rounds_before);
                Generator::new(seed.value.into(), rounds.into())
            }
            None => Generator::new(entropy::seed(), 0),
        }
    }

    fn apply(&mut self, events: &[Event]) {
        for event in events {
            // The points summarise everything before a new roll, so the log can be shortened.
            if event.is_deal() {
                self.log = self.table.founding_events();
            }
            self.table
                .apply(event)
                .expect("the referee only writes events that fit its table");
            self.log.push(event.clone());
            if matches!(event, Event::RulesChanged { .. }) {
                self.log = self.table.founding_events();
                self.note_rules_of_link(false);
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
        options::mover(&self.table)
    }

    fn asker(&self, ask: Ask) -> Option<SeatId> {
        options::asker(&self.table, ask)
    }

    fn table_ms(&self, now_ms: u64) -> u64 {
        now_ms.saturating_add_signed(self.ahead_ms)
    }

    fn lesson(&self) -> Option<Lesson> {
        self.lesson
    }

    fn game_here(&self) -> Option<TableGame> {
        Some(self.game)
    }

    fn has_rules_of_link(&self) -> bool {
        self.has_rules_of_link
    }

    fn is_busy(&self) -> bool {
        false
    }

    fn may(&self, _table_ms: u64, seat: SeatId, ask: Ask) -> Result<(), GroupRefusal> {
        let rights = self.table.rights(seat);
        Ok(options::may(&self.table, seat, rights, ask)?)
    }

    fn roll_press(&self) -> RollPress {
        match options::asks_before_roll(&self.table) {
            true => RollPress::Asks,
            false => RollPress::Rolls,
        }
    }

    fn roll_votes(&self) -> Option<RollVotes> {
        None
    }

    /// Players at one screen have no host.
    fn is_host(&self) -> bool {
        false
    }

    fn answers(&self) -> Option<Answers> {
        None
    }

    fn send(&mut self, now_ms: u64, seat: SeatId, command: Command) -> Result<Vec<Event>, Denial> {
        if reveals_verdict(&command) && self.is_withheld() {
            return Err(Denial::OpenRoll);
        }
        let table_ms = self.table_ms(now_ms);
        let mut generator = self.generator(&command);
        // In a lesson there are no others who could prove a call wrong, so it does not wait.
        let is_sure = self.lesson.is_some() && command == Command::CallImpossible;
        let mut decide = |table: &Table, command| {
            let decided = referee::decide(table, table_ms, &mut generator, seat, command);
            decided.map_err(|refusal| Denial::Refused(refusal.into()))
        };
        let mut events = decide(&self.table, command)?;
        self.apply(&events);
        if is_sure {
            let settled = decide(&self.table, Command::BeSure)?;
            self.apply(&settled);
            events.extend(settled);
        }
        Ok(events)
    }

    fn tick(&mut self, table_ms: u64) -> Option<Event> {
        let settled = referee::overdue(&self.table, table_ms)?;
        self.apply(std::slice::from_ref(&settled));
        Some(settled)
    }

    /// A browser that stores nothing was reported when the page was opened.
    fn save(&self) {
        if self.lesson.is_none() {
            self.is_stored.set(self.stored_log.save(&self.log));
            self.put_away();
        }
    }

    fn catch_up(&mut self) -> Option<Result<(), Unreadable>> {
        // A lesson belongs only to this tab.
        if self.lesson.is_some() {
            return None;
        }
        let mode = self.table.mode();
        let newest = self.stored_log.catch_up(|log| folded(mode, log))?;
        Some(newest.map(|(table, log)| {
            *self = LocalTable {
                seed: self.seed,
                ..LocalTable::of_log(self.game, table, log, self.stored_log.clone())
            };
        }))
    }
}

/// A saved log with its table, if it is a log of this mode's table.
fn folded(mode: TableMode, log: Vec<Event>) -> Option<(Table, Vec<Event>)> {
    let is_whole = |table: &Table| table.mode() == mode && !table.seats().is_empty();
    let table = Table::fold(&log).ok().filter(is_whole)?;
    Some((table, log))
}

/// Whether a command leads to a hint or to the verdict on the roll.
fn reveals_verdict(command: &Command) -> bool {
    matches!(
        command,
        Command::CallScore | Command::CallImpossible | Command::BeSure | Command::TakeHint(_)
    )
}

/// The key for whether a link brought the house rules of the table that is saved under `key`.
fn by_link_key(key: &str) -> String {
    format!("{key}-rules-of-link")
}

/// The key for the time at which the table that is saved under `key` was put away.
fn clock_key(key: &str) -> String {
    format!("{key}-clock")
}

/// The keys of the tables for one player.
const SOLITAIRES: [&str; 2] = ["solitaire", "24-solitaire"];

/// The keys of all tables.
const KEYS: [&str; 4] = [SOLITAIRES[0], HOT_SEATS[0], SOLITAIRES[1], HOT_SEATS[1]];

/// The key of a table: each game has one for one player and one for several.
fn key(game: TableGame, mode: TableMode) -> &'static str {
    let [score, twenty_four] = match mode {
        TableMode::Solitaire | TableMode::Group => SOLITAIRES,
        TableMode::HotSeat => HOT_SEATS,
    };
    match game {
        TableGame::Score => score,
        TableGame::TwentyFour => twenty_four,
    }
}
