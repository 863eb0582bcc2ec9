//! A table and its players, for tests: their commands come at times that the test sets.

use score_core::arith::op::Op;
use score_core::dice::{Generator, Roll};
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId, TableMode};
use score_core::table::name::Name;
use score_core::table::referee;
use score_core::table::refusal::Refusal;
use score_core::table::rules::Rules;
use score_core::table::state::Table;

pub const A: SeatId = SeatId(0);
pub const B: SeatId = SeatId(1);
pub const C: SeatId = SeatId(2);

/// A table, and the log that it is the fold of.
#[derive(Clone, Debug)]
pub struct Game {
    pub table: Table,
    pub log: Vec<Event>,
    pub generator: Generator,
}

impl Game {
    /// A table with `players` players, named a, b, c and so on.
    pub fn new(mode: TableMode, rules: Rules, players: u8) -> Game {
        let table = Table::new(mode, rules).expect("rules that fit the mode");
        let mut game = Game {
            log: table.founding_events(),
            table,
            generator: Generator::new(1, 0),
        };
        for letter in (b'a'..).take(players.into()) {
            let seated = game.admit(name(&char::from(letter).to_string()));
            assert!(seated.is_ok(), "{seated:?}");
        }
        game
    }

    /// Gives a newcomer a seat.
    pub fn admit(&mut self, name: Name) -> Result<Vec<Event>, Refusal> {
        let seated = vec![referee::admit(&self.table, name)?];
        self.apply_all(&seated);
        Ok(seated)
    }

    /// Deals `numbers`, at the request of seat A.
    pub fn deal(mut self, numbers: &[u32]) -> Game {
        let roll = Roll::new(numbers).expect("numbers of a round");
        let dealt = self.act(0, A, Command::Deal(roll));
        assert!(dealt.is_ok(), "{numbers:?} were not dealt: {dealt:?}");
        self
    }

    /// Asks the referee; the event that follows happens.
    pub fn act(
        &mut self,
        now_ms: u64,
        seat: SeatId,
        command: Command,
    ) -> Result<Vec<Event>, Refusal> {
        let generator = &mut self.generator;
        let events = referee::decide(&self.table, now_ms, generator, seat, command)?;
        self.apply_all(&events);
        Ok(events)
    }

    /// Ends the call whose time is up.
    pub fn pass(&mut self, now_ms: u64) -> Option<Event> {
        let settled = referee::overdue(&self.table, now_ms)?;
        self.apply_all(std::slice::from_ref(&settled));
        Some(settled)
    }

    fn apply_all(&mut self, events: &[Event]) {
        for event in events {
            let taken = self.table.apply(event);
            assert!(taken.is_ok(), "{event:?} does not fit {:?}", self.table);
            self.log.push(event.clone());
        }
    }
}

/// The name `text`, all of whose characters are in compatibility form already.
pub fn name(text: &str) -> Name {
    Name::new(text, |text| text.to_uppercase().to_lowercase()).expect("a name")
}

/// The step of these two numbers.
pub const fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
}
