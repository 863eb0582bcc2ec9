//! The small tables of a group. They are a class in parts that play the same roll, each with calls
//! of its own.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::dice::Generator;
use crate::table::event::{Event, SeatId, TableMode};
use crate::table::more_time::MoreTime;
use crate::table::name::Name;
use crate::table::referee;
use crate::table::round::Settlement;
use crate::table::rules::Rules;
use crate::table::state::{Rejected, Table};

use super::division;

/// The fewest players of a small table.
pub const MIN_TABLE_SIZE: usize = 3;

/// The most players of a small table, but for those who come late.
pub const MAX_TABLE_SIZE: usize = 6;

/// A small table, by its index among those of its group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SmallTableId(pub u16);

/// The small tables of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SmallTables {
    /// How many players a table is to have.
    size: u8,
    tables: Vec<Table>,
    /// The tables whose round has ended, and whose result only their players and hosts were sent.
    withheld: BTreeSet<SmallTableId>,
}

impl SmallTables {
    /// Makes tables without a roll, played by `rules`; `None` if a player would sit at two of
    /// them.
    pub(super) fn new(
        size: u8,
        seatings: &[Vec<SeatId>],
        rules: &Rules,
        name: impl Fn(SeatId) -> Option<Name>,
    ) -> Option<SmallTables> {
        let mut all: Vec<SeatId> = seatings.concat();
        all.sort_unstable();
        let is_once = all.windows(2).all(|pair| pair[0] != pair[1]);
        let is_valid_size = (MIN_TABLE_SIZE..=MAX_TABLE_SIZE).contains(&usize::from(size));
        let seated = |seats: &Vec<SeatId>| {
            let mut table = Table::new(TableMode::Group, rules.clone())?;
            let mut seats = seats.clone();
            // A table seats its players in their order.
            seats.sort_unstable();
            for seat in seats {
                sit(&mut table, seat, name(seat)?).ok()?;
            }
            Some(table)
        };
        let tables: Option<Vec<Table>> = seatings.iter().map(seated).collect();
        let tables = tables.filter(|_| is_once && is_valid_size)?;
        Some(SmallTables {
            size,
            tables,
            withheld: BTreeSet::new(),
        })
    }

    /// How many players a table is to have.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The tables, each with its id.
    pub fn iter(&self) -> impl Iterator<Item = (SmallTableId, &Table)> {
        (0..).map(SmallTableId).zip(&self.tables)
    }

    /// The table with this id.
    pub fn get(&self, id: SmallTableId) -> Option<&Table> {
        self.tables.get(usize::from(id.0))
    }

    /// The table at which the player at `seat` sits.
    pub fn of(&self, seat: SeatId) -> Option<(SmallTableId, &Table)> {
        self.iter().find(|(_, table)| table.seat(seat).is_some())
    }

    /// The seats at each table.
    pub fn seatings(&self) -> Vec<Vec<SeatId>> {
        let seats = |table: &Table| table.seats().iter().map(|seat| seat.id).collect();
        self.tables.iter().map(seats).collect()
    }

    /// Whether a call is open at one of the tables.
    pub fn call_is_open(&self) -> bool {
        self.tables.iter().any(Table::call_is_open)
    }

    /// Whether the round has ended at all of the tables.
    pub fn are_over(&self) -> bool {
        self.iter().all(|(id, _)| self.is_over(id))
    }

    /// Whether nothing is left to do at this table, as far as its reader knows.
    pub fn is_over(&self, id: SmallTableId) -> bool {
        self.withheld.contains(&id) || self.get(id).is_none_or(is_over)
    }

    /// The tables whose round has ended, and whose result only their players and hosts were sent.
    pub(super) fn withheld(&self) -> &BTreeSet<SmallTableId> {
        &self.withheld
    }

    /// Notes that the round has ended at a table, and that not all were sent its result yet.
    pub(super) fn end(&mut self, id: SmallTableId) -> Result<(), Rejected> {
        self.get(id).ok_or(Rejected)?;
        self.withheld.insert(id);
        Ok(())
    }

    /// Notes that all are sent the results of these tables.
    pub(super) fn note_disclosed(&mut self, disclosed: &BTreeSet<SmallTableId>) {
        self.withheld.retain(|id| !disclosed.contains(id));
    }

    /// Notes that all are sent the results of all tables.
    pub(super) fn note_all_disclosed(&mut self) {
        self.withheld.clear();
    }

    /// Applies the result of the round at a table whose steps this reader is not sent.
    pub(super) fn take_result(
        &mut self,
        id: SmallTableId,
        settlement: &Settlement,
    ) -> Result<(), Rejected> {
        self.withheld.remove(&id);
        let table = self.tables.get_mut(usize::from(id.0)).ok_or(Rejected)?;
        table.apply_result(settlement)
    }

    /// The ends of calls whose time is up at `now_ms`.
    pub(super) fn overdue(&self, now_ms: u64) -> Vec<(SmallTableId, Event)> {
        let tables = self.iter();
        let up = tables.filter_map(|(id, table)| Some((id, referee::overdue(table, now_ms)?)));
        up.collect()
    }

    /// The table with the fewest counted players, of those with at least one. At an empty table
    /// there is nobody to play with.
    pub(super) fn smallest(&self, is_counted: impl Fn(SeatId) -> bool) -> Option<SmallTableId> {
        let size = |table: &Table| {
            table
                .seats()
                .iter()
                .filter(|seat| is_counted(seat.id))
                .count()
        };
        let sizes = self.iter().map(|(id, table)| (id, size(table)));
        let played = sizes.filter(|(_, size)| *size > 0);
        played.min_by_key(|(_, size)| *size).map(|(id, _)| id)
    }

    /// Applies an event at one table; only calls, steps and clocks happen there.
    pub(super) fn apply(&mut self, id: SmallTableId, event: &Event) -> Result<(), Rejected> {
        let is_allowed = matches!(
            event,
            Event::ScoreCalled { .. }
                | Event::ImpossibleCalled { .. }
                | Event::Stepped(_)
                | Event::Undone
                | Event::Settled { .. }
                | Event::TimeTaken { .. }
                | Event::Paused { .. }
                | Event::Resumed { .. }
        );
        let table = self.tables.get_mut(usize::from(id.0));
        let table = table.filter(|_| is_allowed).ok_or(Rejected)?;
        table.apply(event)
    }

    /// Gives more time to exactly these players.
    pub(super) fn set_more_time(&mut self, more_time: &BTreeMap<SeatId, MoreTime>) {
        for table in &mut self.tables {
            table.set_more_time(more_time);
        }
    }

    /// Seats a player who has come late.
    pub(super) fn seat(
        &mut self,
        id: SmallTableId,
        seat: SeatId,
        name: Name,
    ) -> Result<(), Rejected> {
        if self.of(seat).is_some() {
            return Err(Rejected);
        }
        let table = self.tables.get_mut(usize::from(id.0));
        sit(table.ok_or(Rejected)?, seat, name)
    }

    /// Applies an event at the group's table to the small tables.
    pub(super) fn follow(&mut self, event: &Event) -> Result<(), Rejected> {
        match event {
            Event::Dealt { deal, .. } | Event::DealtForPractice { deal, .. } => {
                let is_practice = matches!(event, Event::DealtForPractice { .. });
                for table in &mut self.tables {
                    // An empty table needs no roll.
                    let Some(by) = table.seats().first().map(|seat| seat.id) else {
                        continue;
                    };
                    let deal = deal.clone();
                    table.apply(&match is_practice {
                        true => Event::DealtForPractice { by, deal },
                        false => Event::Dealt { by, deal },
                    })?;
                }
            }
            Event::Renamed { seat, .. } | Event::Left { seat } => {
                let has_seat = |table: &&mut Table| table.seat(*seat).is_some();
                if let Some(table) = self.tables.iter_mut().find(has_seat) {
                    table.apply(event)?;
                }
            }
            _ => {}
        }
        Ok(())
    }
}

/// Whether nothing is left to do at a table.
pub(super) fn is_over(table: &Table) -> bool {
    let is_empty = table.seats().is_empty();
    is_empty || table.round().is_none_or(|round| round.is_over())
}

fn sit(table: &mut Table, seat: SeatId, name: Name) -> Result<(), Rejected> {
    // Points count at the group's table.
    table.apply(&Event::Seated {
        seat,
        name,
        points: 0,
    })
}

/// Seats players at small tables at random. Those who are `here` sit at as many as `size` asks for,
/// and no table has fewer of them than [`MIN_TABLE_SIZE`] if that is possible; those who are `away`
/// find a seat beside them when they are back, as a player who comes late does.
pub(super) fn at_random(
    here: Vec<SeatId>,
    away: Vec<SeatId>,
    size: u8,
    generator: &mut Generator,
) -> Vec<Vec<SeatId>> {
    // If nobody is here, the absent players are the class.
    let players = if here.is_empty() {
        away.len()
    } else {
        here.len()
    };
    let wanted_count = players.div_ceil(usize::from(size).max(1));
    let count = wanted_count.min(players / MIN_TABLE_SIZE).max(1);
    division::at_random(here, away, count, generator)
}
