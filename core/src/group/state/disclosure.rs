//! When the results of small tables are disclosed. They are shown to players there and hosts at
//! once, to all other readers when nobody thinks about the roll any more.
//!
//! A player who thinks about the same roll elsewhere is sent only that a table has finished:
//! neither numbers nor calls, nor the points that would show which call was right.

use std::collections::BTreeSet;

use crate::group::audience::{EntrySegment, TableSegment};
use crate::group::entry::GroupEvent;
use crate::group::small_tables::{SmallTableId, SmallTables};
use crate::table::event::{Event, SeatId};
use crate::table::round::{Round, Settlement};

use super::Group;

/// The results of small tables that an event discloses to all readers.
pub(super) struct ResultDisclosure {
    /// The results that all readers are sent before the event.
    before: Vec<TableSegment>,
    /// The finished tables whose results not all readers had been sent.
    withheld: BTreeSet<SmallTableId>,
}

impl Group {
    /// The small table at which the player at `seat` plays, and does not only look on.
    pub(super) fn table_played_by(&self, seat: SeatId) -> Option<SmallTableId> {
        let (table, _) = self.small_tables()?.of(seat)?;
        self.plays(seat).then_some(table)
    }

    fn plays(&self, seat: SeatId) -> bool {
        !self.looks_on(seat) && !self.is_removed(seat)
    }

    /// The results to send before `event` is applied; `None`: there are no small tables.
    pub(super) fn disclosure(&self, event: &GroupEvent) -> Option<ResultDisclosure> {
        let tables = self.small_tables()?;
        let before = self.disclosed_before(tables, event);
        Some(ResultDisclosure {
            before: before.iter().filter_map(|id| self.result_of(*id)).collect(),
            withheld: tables.withheld().difference(&before).copied().collect(),
        })
    }

    /// The tables whose results all readers are sent before `event` is applied. Otherwise readers
    /// would apply the event with different points.
    pub(super) fn disclosed_before(
        &self,
        tables: &SmallTables,
        event: &GroupEvent,
    ) -> BTreeSet<SmallTableId> {
        let of_seats = |seats: &[SeatId]| {
            let tables = seats.iter().filter_map(|seat| tables.of(*seat));
            let concerned = tables.filter(|(id, table)| {
                let settlement = table.round().and_then(Round::settlement);
                let concerns = |settlement: &Settlement| {
                    seats.iter().any(|seat| self.concerns(settlement, *seat))
                };
                self.is_withheld(*id) && settlement.is_some_and(concerns)
            });
            concerned.map(|(id, _)| id).collect()
        };
        match event {
            GroupEvent::Table(Event::Left { seat }) | GroupEvent::TeamJoined { seat, .. } => {
                of_seats(&[*seat])
            }
            GroupEvent::HandedOver { from, seat } => of_seats(&[*from, *seat]),
            GroupEvent::Table(event) if does_end_rounds(event) => tables.withheld().clone(),
            GroupEvent::TablesSet { .. } | GroupEvent::TablesEnded => tables.withheld().clone(),
            GroupEvent::TeamsSet { .. } => tables.withheld().clone(),
            _ => BTreeSet::new(),
        }
    }

    fn is_withheld(&self, table: SmallTableId) -> bool {
        let tables = self.small_tables();
        tables.is_some_and(|tables| tables.withheld().contains(&table))
    }

    /// Whether this settlement of a round changes anything for the player at `seat`.
    fn concerns(&self, settlement: &Settlement, seat: SeatId) -> bool {
        let called = [settlement.score_caller, settlement.impossible_caller];
        let has_points = settlement.awards.iter().any(|award| award.seat == seat);
        has_points || called.contains(&Some(seat)) || self.table().failed_in_a_row(seat).is_some()
    }

    /// The result of the round at a table, for readers who do not play there.
    fn result_of(&self, table: SmallTableId) -> Option<TableSegment> {
        let small = self.small_tables()?.get(table)?;
        let settlement = small.round()?.settlement()?;
        let result = GroupEvent::TableTold {
            table,
            ending: settlement.ending,
            score_caller: settlement.score_caller,
            impossible_caller: settlement.impossible_caller,
            awards: settlement.awards.clone(),
        };
        Some(self.segment(table, Vec::new(), vec![result]))
    }

    fn segment(
        &self,
        table: SmallTableId,
        whole: Vec<GroupEvent>,
        for_others: Vec<GroupEvent>,
    ) -> TableSegment {
        let small = self.small_tables().and_then(|tables| tables.get(table));
        let seats = small.map(|small| small.seats()).unwrap_or_default();
        let players = seats.iter().map(|seat| seat.id);
        TableSegment {
            table,
            players: players.filter(|seat| self.plays(*seat)).collect(),
            whole,
            for_others,
        }
    }

    /// The segments of `event`, which was applied. The event `is_written` in the entry, or follows
    /// from the events before it, and each reader who has these applies it without being sent it.
    pub(super) fn segments_of(
        &self,
        event: &GroupEvent,
        is_written: bool,
        disclosure: Option<ResultDisclosure>,
    ) -> Vec<EntrySegment> {
        let written = || is_written.then(|| event.clone());
        let (before, withheld) = match disclosure {
            Some(disclosure) => (disclosure.before, disclosure.withheld),
            None => Default::default(),
        };
        let mut segments: Vec<EntrySegment> =
            before.into_iter().map(EntrySegment::OfTable).collect();
        let GroupEvent::At { table, event: at } = event else {
            segments.extend(written().map(EntrySegment::ForAll));
            return segments;
        };
        let is_over = matches!(at, Event::Settled { .. });
        let is_result_withheld = is_over && self.is_withheld(*table);
        let over = is_result_withheld.then_some(GroupEvent::TableOver { table: *table });
        let whole = written().into_iter().collect();
        let segment = self.segment(*table, whole, over.into_iter().collect());
        segments.push(EntrySegment::OfTable(segment));
        if is_over && !is_result_withheld {
            // This was the last table: all results are disclosed.
            let finished = withheld.into_iter().chain([*table]);
            let results = finished.filter_map(|id| self.result_of(id));
            segments.extend(results.map(EntrySegment::OfTable));
        }
        segments
    }
}

/// Whether `event` ends the round at all tables, or clears its points.
fn does_end_rounds(event: &Event) -> bool {
    let is_end = matches!(
        event,
        Event::RulesChanged { .. }
            | Event::WayChanged { .. }
            | Event::PointsCleared
            | Event::Settled { .. }
    );
    is_end || event.is_deal()
}
