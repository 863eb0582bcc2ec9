//! Applies one event to a group: to its members, teams, small tables, race and table.

use std::collections::BTreeSet;

use crate::games::race::RaceScore;
use crate::group::departed::{Departed, OpenRoll};
use crate::group::entry::{GroupEvent, GroupKind};
use crate::group::race::GroupRace;
use crate::group::small_tables::{SmallTableId, SmallTables};
use crate::group::teams::{Team, Teams};
use crate::table::event::{Award, Event, FailedInARow, SeatId};
use crate::table::referee;
use crate::table::round::Settlement;
use crate::table::state::Rejected;
use crate::table::way_of_playing::Way;

use super::{Group, OnlookerReason};

impl Group {
    /// Applies one event.
    pub(super) fn fold(&mut self, event: &GroupEvent) -> Result<(), Rejected> {
        match event {
            GroupEvent::Founded { .. } => return Err(Rejected),
            GroupEvent::Table(event) => self.fold_at_table(event)?,
            GroupEvent::Locked { locked } => self.is_locked = *locked,
            GroupEvent::ChatSwitched { on } => self.chat_is_on = *on,
            GroupEvent::Muted { seat, muted } => {
                self.require_seat(*seat)?;
                put(&mut self.muted, *seat, *muted);
            }
            GroupEvent::CallsForbidden { seat, forbidden } => {
                self.require_seat(*seat)?;
                put(&mut self.without_calls, *seat, *forbidden);
            }
            GroupEvent::Removed { seat, removed } => self.remove(*seat, *removed)?,
            GroupEvent::CoHostNamed { seat } => {
                seat.map_or(Ok(()), |seat| self.require_seat(seat))?;
                self.co_host = *seat;
                self.co_hosts.extend(*seat);
            }
            GroupEvent::NameFixed { seat } => {
                self.require_seat(*seat)?;
                self.fixed_names.insert(*seat);
            }
            GroupEvent::Departed { seat, departed } => {
                self.require_gone(*seat)?;
                self.departures.note(*seat, departed.clone());
            }
            GroupEvent::Returned { from, seat } => self.take_back(*from, *seat)?,
            GroupEvent::HandedOver { from, seat } => self.hand_over(*from, *seat)?,
            GroupEvent::GivenAway { seats } => {
                seats.iter().try_for_each(|seat| self.require_gone(*seat))?;
                seats.iter().for_each(|seat| self.handed_over.note(*seat));
            }
            GroupEvent::Played { seats } => {
                seats.iter().try_for_each(|seat| self.require_seat(*seat))?;
                self.played.extend(seats);
            }
            GroupEvent::LetPlay { seat } => {
                self.require_seat(*seat)?;
                require(self.onlookers.remove(seat).is_some())?;
                self.played.insert(*seat);
            }
            GroupEvent::LooksOn { seat } => {
                self.require_seat(*seat)?;
                // A call whose time was up may have ended the round in the same entry.
                if self.table.round().is_some_and(|round| !round.is_over()) {
                    self.onlookers.insert(*seat, OnlookerReason::SeenOnDevice);
                }
            }
            GroupEvent::WaitingRoom { on } => self.has_waiting_room = *on,
            GroupEvent::WatchersWait { on } => self.watchers_wait = *on,
            GroupEvent::NewcomersMuted { on } => self.newcomers_are_muted = *on,
            GroupEvent::Own { seat, event } => {
                let moment = self.moment();
                self.table.apply_own(*seat, *event, moment)?;
            }
            GroupEvent::OwnBoard { seat, board } => self.table.restore_own(*seat, board)?,
            GroupEvent::Answered { seats } => self.table.note_answers(seats)?,
            GroupEvent::RaceStarted => self.start_race()?,
            GroupEvent::Raced { seat, moved } => {
                let race = self.race_with(&[*seat])?;
                race.apply(*seat, moved).map_err(|_| Rejected)?;
            }
            GroupEvent::OwnRacer { seat, racer } => {
                let race = self.race_with(&[*seat])?;
                race.restore(*seat, racer).ok_or(Rejected)?;
            }
            GroupEvent::RaceScores { standings } => {
                let seats: Vec<SeatId> = standings.iter().map(|standing| standing.seat).collect();
                self.race_with(&seats)?.publish(standings);
            }
            GroupEvent::RaceWon { seat } => {
                require(*seat < self.table.next_seat())?;
                self.race_with(&[])?.win(*seat);
            }
            GroupEvent::RacePaused { paused } => self.race_with(&[])?.pause(*paused),
            GroupEvent::TablesSet { size, tables } => self.set_tables(*size, tables)?,
            GroupEvent::TablesEnded => {
                self.require_no_small_call()?;
                self.small_tables.take().ok_or(Rejected)?;
            }
            GroupEvent::TableJoined { seat, table } => {
                let name = self.table.seat(*seat).ok_or(Rejected)?.name.clone();
                let tables = self.small_tables.as_mut().ok_or(Rejected)?;
                tables.seat(*table, *seat, name)?;
                self.give_time_at_small_tables();
            }
            GroupEvent::At { table, event } => self.apply_at(*table, event)?,
            GroupEvent::TableOver { table } => {
                self.small_tables.as_mut().ok_or(Rejected)?.end(*table)?;
                self.end_after_small_tables()?;
            }
            GroupEvent::TableTold {
                table,
                ending,
                score_caller,
                impossible_caller,
                awards,
            } => {
                let settlement = Settlement {
                    ending: *ending,
                    score_caller: *score_caller,
                    impossible_caller: *impossible_caller,
                    awards: awards.clone(),
                    hints: Vec::new(),
                    taken_ms: None,
                };
                self.take_result(*table, &settlement)?;
            }
            GroupEvent::TeamsSet { teams } => self.set_teams(teams)?,
            GroupEvent::TeamJoined { seat, team } => {
                self.require_seat(*seat)?;
                self.teams.put(*seat, *team).ok_or(Rejected)?;
            }
        }
        Ok(())
    }

    fn require_seat(&self, seat: SeatId) -> Result<(), Rejected> {
        require(self.table.seat(seat).is_some())
    }

    /// Requires that a player had this seat and has left.
    fn require_gone(&self, seat: SeatId) -> Result<(), Rejected> {
        require(seat < self.table.next_seat() && self.table.seat(seat).is_none())
    }

    /// The race, if that is the way of playing and all these players are there.
    fn race_with(&mut self, seats: &[SeatId]) -> Result<&mut GroupRace, Rejected> {
        seats.iter().try_for_each(|seat| self.require_seat(*seat))?;
        self.race.as_mut().ok_or(Rejected)
    }

    fn fold_at_table(&mut self, event: &Event) -> Result<(), Rejected> {
        let left = match event {
            Event::Left { seat } => self.departed_record(*seat),
            _ => None,
        };
        self.table.apply(event)?;
        if matches!(event, Event::MoreTimeGiven { .. }) {
            self.give_time_at_small_tables();
            return Ok(());
        }
        self.follow(event);
        // If their seat was handed over, its new player has the data already.
        let left = left.filter(|(seat, _)| !self.handed_over.contains(*seat));
        if let Some((seat, departed)) = left {
            self.departures.note(seat, departed);
        }
        self.follow_at_small_tables(event)
    }

    fn remove(&mut self, seat: SeatId, is_removed: bool) -> Result<(), Rejected> {
        self.require_seat(seat)?;
        put(&mut self.removed, seat, is_removed);
        if is_removed {
            self.table.forget_board(seat);
            self.co_host = self.co_host.filter(|co_host| *co_host != seat);
        }
        Ok(())
    }

    fn start_race(&mut self) -> Result<(), Rejected> {
        *self.race_with(&[])? = GroupRace::default();
        self.departures.forget_race();
        self.co_hosts = self.co_host.into_iter().collect();
        Ok(())
    }

    /// The record that is kept of the player at `seat` when they leave.
    fn departed_record(&self, seat: SeatId) -> Option<(SeatId, Departed)> {
        let seated = self.table.seat(seat)?;
        let fixed_name = self.has_fixed_name(seat).then(|| seated.name.clone());
        let departed = Departed {
            points: seated.points,
            is_muted: self.is_muted(seat),
            may_not_call: self.has_calls_forbidden(seat),
            failed: self.table.failed_in_a_row(seat),
            fixed_name,
            team: self.teams.of(seat),
            race: self.race.as_ref().and_then(|race| race.score(seat)),
            has_played: self.played.contains(&seat),
            open_roll: self.open_roll_of(seat),
        };
        Some((seat, departed))
    }

    /// The open roll that the player at `seat` plays, and does not only watch.
    fn open_roll_of(&self, seat: SeatId) -> Option<OpenRoll> {
        let is_open = self.table.round().is_some_and(|round| !round.is_over());
        let is_playing =
            is_open && self.played.contains(&seat) && !self.onlookers.contains_key(&seat);
        let tables = self.small_tables.as_ref();
        is_playing.then(|| OpenRoll {
            rounds: self.table.rounds(),
            table: tables.and_then(|tables| Some(tables.of(seat)?.0)),
        })
    }

    /// Gives the player at `seat` the data that was kept for the player who had the seat `from`.
    fn take_back(&mut self, from: SeatId, seat: SeatId) -> Result<(), Rejected> {
        self.table.seat(seat).ok_or(Rejected)?;
        let departed = self.departures.take(from).ok_or(Rejected)?;
        put(&mut self.muted, seat, departed.is_muted);
        put(&mut self.without_calls, seat, departed.may_not_call);
        if let Some(failed) = departed.failed {
            self.table
                .carry_over_failures(FailedInARow { seat, ..failed })?;
        }
        put(&mut self.fixed_names, seat, departed.fixed_name.is_some());
        self.carry_over_race_score(seat, departed.race);
        put(&mut self.played, seat, departed.has_played);
        // They sit down where they had the roll, and so have it once.
        let is_back_at_roll = |roll: OpenRoll| roll.rounds == self.table.rounds();
        if departed.open_roll.is_some_and(is_back_at_roll) {
            self.onlookers.remove(&seat);
        }
        Ok(())
    }

    fn carry_over_race_score(&mut self, seat: SeatId, score: Option<RaceScore>) {
        if let (Some(race), Some(score)) = (&mut self.race, score) {
            race.carry_over(seat, score);
        }
    }

    /// Gives the player at `seat` the points and the data of the player at `from`. The host's
    /// decisions about either stay.
    fn hand_over(&mut self, from: SeatId, seat: SeatId) -> Result<(), Rejected> {
        let (_, handed) = self.departed_record(from).ok_or(Rejected)?;
        if from == seat || self.maker() == Some(from) || self.handed_over.contains(from) {
            return Err(Rejected);
        }
        self.table.hand_over(from, seat)?;
        let failures = |failed: Option<FailedInARow>| failed.map_or(0, |failed| failed.failures);
        if let Some(failed) = handed.failed
            && failures(handed.failed) > failures(self.table.failed_in_a_row(seat))
        {
            self.table
                .carry_over_failures(FailedInARow { seat, ..failed })?;
        }
        let restrictions = [
            (&mut self.muted, handed.is_muted),
            (&mut self.without_calls, handed.may_not_call),
            (&mut self.fixed_names, handed.fixed_name.is_some()),
        ];
        for (seats, is_restricted) in restrictions {
            seats.extend(is_restricted.then_some(seat));
        }
        // A player who has seen others' boards gets no points for the round, wherever they sit.
        if self.co_hosts.contains(&from) {
            self.co_hosts.insert(seat);
        }
        self.carry_over_race_score(seat, handed.race);
        if handed.has_played {
            self.played.insert(seat);
        }
        // At small tables the absent player may have had the roll elsewhere.
        if handed.open_roll.is_some() && self.small_tables.is_none() {
            self.onlookers.remove(&seat);
        }
        self.handed_over.note(from);
        Ok(())
    }

    fn set_tables(&mut self, size: u8, seatings: &[Vec<SeatId>]) -> Result<(), Rejected> {
        self.require_no_small_call()?;
        let is_open = self.table.call_is_open() || self.table.everyone_is_open();
        if is_open || self.table.way() != Way::Call {
            return Err(Rejected);
        }
        let name = |seat| self.table.seat(seat).map(|seat| seat.name.clone());
        let tables = SmallTables::new(size, seatings, self.table.rules(), name);
        self.small_tables = Some(tables.ok_or(Rejected)?);
        self.give_time_at_small_tables();
        Ok(())
    }

    /// Gives players at small tables the extra time that they have at the group's table.
    fn give_time_at_small_tables(&mut self) {
        if let Some(tables) = &mut self.small_tables {
            tables.set_more_time(self.table.more_time());
        }
    }

    /// Applies an event of a small table, whose points count at the group's table.
    fn apply_at(&mut self, id: SmallTableId, event: &Event) -> Result<(), Rejected> {
        let tables = self.small_tables.as_mut().ok_or(Rejected)?;
        tables.apply(id, event)?;
        if let Event::Settled { .. } = event {
            let settlement = tables.get(id).and_then(|table| table.round()?.settlement());
            let settlement = settlement.cloned().ok_or(Rejected)?;
            tables.end(id)?;
            self.take_settlement(id, &settlement)?;
        }
        self.end_after_small_tables()
    }

    /// Applies the result of the round at a small table.
    fn take_result(&mut self, id: SmallTableId, settlement: &Settlement) -> Result<(), Rejected> {
        let tables = self.small_tables.as_mut().ok_or(Rejected)?;
        tables.take_result(id, settlement)?;
        self.take_settlement(id, settlement)?;
        self.end_after_small_tables()
    }

    /// Gives the group's players the points and waits from the end of a round at a small table.
    fn take_settlement(
        &mut self,
        id: SmallTableId,
        settlement: &Settlement,
    ) -> Result<(), Rejected> {
        let tables = self.small_tables.as_ref().ok_or(Rejected)?;
        let small = tables.get(id).ok_or(Rejected)?;
        let is_theirs = |seat| small.seat(seat).is_some();
        self.table.note_settlement(settlement, is_theirs);
        self.table.take_awards(&settlement.awards)?;
        self.award_teams(&settlement.awards);
        Ok(())
    }

    /// Ends the roll when the last small table has finished, and discloses all results.
    fn end_after_small_tables(&mut self) -> Result<(), Rejected> {
        let Some(tables) = self
            .small_tables
            .as_mut()
            .filter(|tables| tables.are_over())
        else {
            return Ok(());
        };
        tables.note_all_disclosed();
        if self.table.round().is_some_and(|round| !round.is_over()) {
            self.table.apply(&referee::end_without_points())?;
        }
        Ok(())
    }

    /// Applies an event at the group's table to the small tables. With a new roll, new rules or
    /// another way of playing they begin anew.
    fn follow_at_small_tables(&mut self, event: &Event) -> Result<(), Rejected> {
        let Some(tables) = &self.small_tables else {
            return Ok(());
        };
        let does_begin_anew = match event {
            Event::RulesChanged { .. } | Event::WayChanged { .. } => true,
            event => event.is_deal(),
        };
        if does_begin_anew {
            self.require_no_small_call()?;
            let name = |seat| self.table.seat(seat).map(|seat| seat.name.clone());
            let (size, seatings) = (tables.size(), tables.seatings());
            let anew = SmallTables::new(size, &seatings, self.table.rules(), name);
            self.small_tables = Some(anew.ok_or(Rejected)?);
            self.give_time_at_small_tables();
        }
        let tables = self.small_tables.as_mut().ok_or(Rejected)?;
        if let Event::Settled { .. } = event {
            tables.note_all_disclosed();
        }
        tables.follow(event)
    }

    fn require_no_small_call(&self) -> Result<(), Rejected> {
        let tables = self.small_tables.as_ref();
        let is_open = tables.is_some_and(SmallTables::call_is_open);
        require(!is_open)
    }

    fn set_teams(&mut self, teams: &[Team]) -> Result<(), Rejected> {
        let mut members = teams.iter().flat_map(|team| &team.members);
        let are_seated = members.all(|seat| self.table.seat(*seat).is_some());
        let teams = Teams::new(teams.to_vec()).filter(|_| are_seated);
        self.teams = teams.ok_or(Rejected)?;
        self.departures.forget_teams();
        Ok(())
    }

    /// Applies an event at the group's table to the members of the group.
    fn follow(&mut self, event: &Event) {
        let is_new_log = event.is_deal() || matches!(event, Event::RulesChanged { .. });
        if is_new_log {
            self.co_hosts = self.co_host.into_iter().collect();
        }
        if is_new_log || matches!(event, Event::WayChanged { .. }) {
            self.onlookers.clear();
        }
        if event.is_deal() && self.kind == GroupKind::Created {
            let seats = self.table.seats().iter();
            self.played.extend(seats.map(|seat| seat.id));
        }
        match event {
            Event::Seated { seat, .. } => {
                let is_open = self.table.round().is_some_and(|round| !round.is_over());
                if is_open && self.kind == GroupKind::Created {
                    self.onlookers.insert(*seat, OnlookerReason::CameLate);
                }
            }
            Event::RulesChanged { rules } => {
                self.chat_is_on = rules.chat;
                if !rules.spoilers_wait {
                    self.departures.forget_failures();
                }
            }
            Event::Left { seat } => {
                self.muted.remove(seat);
                self.without_calls.remove(seat);
                self.removed.remove(seat);
                self.fixed_names.remove(seat);
                self.played.remove(seat);
                self.onlookers.remove(seat);
                self.co_host = self.co_host.filter(|co_host| co_host != seat);
                self.teams.take_out(*seat);
                if let Some(race) = &mut self.race {
                    race.forget(*seat);
                }
            }
            Event::WayChanged { way } => {
                self.race = (*way == Way::Race).then(GroupRace::default);
                self.departures.forget_race();
            }
            Event::Settled { awards, .. } => self.award_teams(awards),
            Event::Revealed(reveal) => self.award_teams(&reveal.awards),
            Event::PointsCleared => {
                self.teams.clear_points();
                self.departures.clear_points();
            }
            _ => {}
        }
    }

    fn award_teams(&mut self, awards: &[Award]) {
        awards.iter().for_each(|award| self.teams.award(*award));
    }
}

fn require(is_met: bool) -> Result<(), Rejected> {
    is_met.then_some(()).ok_or(Rejected)
}

/// Adds a seat to a set, or takes it out.
fn put(seats: &mut BTreeSet<SeatId>, seat: SeatId, is_in: bool) {
    if is_in {
        seats.insert(seat);
    } else {
        seats.remove(&seat);
    }
}
