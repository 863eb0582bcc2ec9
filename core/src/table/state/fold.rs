//! Applies one event to a table: players, rules, deals, known rolls and points.

use std::collections::BTreeSet;

use crate::table::board::Deal;
use crate::table::event::{Award, Event, KnownRoll, SeatId};
use crate::table::failures::Failures;
use crate::table::name::Name;
use crate::table::round::{Phase, Round};
use crate::table::rules::Rules;
use crate::table::seat::{MAX_POINTS, Seat};
use crate::table::way_of_playing::Way;

use super::{MAX_KNOWN_ROLLS, Rejected, Table, fits_mode, require, way_fits_mode};

impl Table {
    /// Applies `event`. An event that does not fit changes nothing.
    pub fn apply(&mut self, event: &Event) -> Result<(), Rejected> {
        match event {
            Event::Opened { .. } => return Err(Rejected),
            Event::Continued {
                rounds,
                next_seat,
                last_scorer,
            } => self.continue_log(*rounds, *next_seat, *last_scorer)?,
            Event::Seated { seat, name, points } => self.sit(*seat, name, *points)?,
            Event::Renamed { seat, name } => self.rename(*seat, name)?,
            Event::Left { seat } => self.leave(*seat)?,
            Event::RulesChanged { rules } => self.change_rules(rules)?,
            Event::PointsCleared => {
                self.require_nothing_open()?;
                self.last_scorer = None;
                self.seats.iter_mut().for_each(|seat| seat.points = 0);
            }
            Event::Dealt { by, deal } => self.deal(*by, deal, false)?,
            Event::DealtForPractice { by, deal } => self.deal(*by, deal, true)?,
            Event::SolutionsKnown { rolls } => self.learn(rolls),
            Event::ScoreCalled { seat, deadline_ms } => self.call_score(*seat, *deadline_ms)?,
            Event::ImpossibleCalled { seat, deadline_ms } => {
                self.call_impossible(*seat, *deadline_ms)?;
            }
            Event::Stepped(step) => self.step(*step)?,
            Event::Undone => self.undo()?,
            Event::Settled { ending, awards } => self.settle(*ending, awards)?,
            Event::HostChanged { seat } => {
                self.require_seat(*seat)?;
                self.host = Some(*seat);
            }
            Event::RollerChanged { roller } => self.rules.roller = *roller,
            Event::HintTaken { seat, grade } => {
                self.require_seat(*seat)?;
                require(self.gives_hints())?;
                let round = self.round.as_mut().ok_or(Rejected)?;
                round.take_hint(*seat, *grade).ok_or(Rejected)?;
            }
            Event::WayChanged { way } => self.change_way(*way)?,
            Event::ClockStarted { deadline_ms } => {
                let round = self.round.as_mut().ok_or(Rejected)?;
                round.start_clock(*deadline_ms).ok_or(Rejected)?;
            }
            Event::Paused { left_ms } => {
                let round = self.round.as_mut().ok_or(Rejected)?;
                round.pause(*left_ms).ok_or(Rejected)?;
            }
            Event::Resumed { deadline_ms } => {
                let round = self.round.as_mut().ok_or(Rejected)?;
                round.resume(*deadline_ms).ok_or(Rejected)?;
            }
            Event::Revealed(reveal) => self.reveal(reveal)?,
            Event::TimeTaken { taken_ms } => self.note_time_taken(*taken_ms)?,
            Event::FailedInARow { players } => self.restore_failures(players)?,
            Event::ClockLengthened { by } => self.lengthen(*by)?,
            Event::MoreTimeGiven { seat, more } => self.give_more_time(*seat, *more)?,
        }
        Ok(())
    }

    fn continue_log(
        &mut self,
        rounds: u32,
        next_seat: SeatId,
        last_scorer: Option<SeatId>,
    ) -> Result<(), Rejected> {
        require(self.rounds == 0 && self.round.is_none() && next_seat >= self.next_seat)?;
        self.rounds = rounds;
        self.next_seat = next_seat;
        self.last_scorer = last_scorer;
        Ok(())
    }

    fn sit(&mut self, id: SeatId, name: &Name, points: i32) -> Result<(), Rejected> {
        require(id >= self.next_seat && self.seats.len() < self.capacity_within_entry())?;
        require(!self.seats.iter().any(|seat| seat.name.is_same_as(name)))?;
        require((-MAX_POINTS..=MAX_POINTS).contains(&points))?;
        self.next_seat = SeatId(id.0.checked_add(1).ok_or(Rejected)?);
        self.seats.push(Seat {
            id,
            name: name.clone(),
            points,
        });
        Ok(())
    }

    fn leave(&mut self, seat: SeatId) -> Result<(), Rejected> {
        self.require_seat(seat)?;
        require(!self.call_is_open())?;
        self.seats.retain(|other| other.id != seat);
        self.failures.forget(seat);
        self.more_time.remove(&seat);
        self.host = self.host.filter(|host| *host != seat);
        if let Some(round) = &mut self.round {
            round.forget_hints(seat);
        }
        self.forget_board(seat);
        Ok(())
    }

    fn change_rules(&mut self, rules: &Rules) -> Result<(), Rejected> {
        self.require_nothing_open()?;
        require(fits_mode(rules, self.mode))?;
        self.rules = rules.clone();
        self.withdraw_round();
        Ok(())
    }

    fn change_way(&mut self, way: Way) -> Result<(), Rejected> {
        self.require_nothing_open()?;
        require(way_fits_mode(way, self.mode))?;
        if self.way == Way::Race {
            self.count_round();
        }
        self.way = way;
        self.withdraw_round();
        Ok(())
    }

    fn rename(&mut self, id: SeatId, name: &Name) -> Result<(), Rejected> {
        let has_same_name = |seat: &Seat| seat.id != id && seat.name.is_same_as(name);
        require(!self.seats.iter().any(has_same_name))?;
        let seat = self.seats.iter_mut().find(|seat| seat.id == id);
        seat.ok_or(Rejected)?.name = name.clone();
        Ok(())
    }

    /// Gives the points of the leaving player at `from` to the player at `to`.
    pub fn hand_over(&mut self, from: SeatId, to: SeatId) -> Result<(), Rejected> {
        let points = self.seat(from).ok_or(Rejected)?.points;
        let heir = self.seats.iter_mut().find(|seat| seat.id == to);
        let heir = heir.ok_or(Rejected)?;
        let sum = heir.points.saturating_add(points);
        heir.points = sum.clamp(-MAX_POINTS, MAX_POINTS);
        if self.last_scorer == Some(from) {
            self.last_scorer = Some(to);
        }
        Ok(())
    }

    fn deal(&mut self, by: SeatId, deal: &Deal, is_practice: bool) -> Result<(), Rejected> {
        self.require_seat(by)?;
        self.require_nothing_open()?;
        require(deal.is_sound() && self.way != Way::Race)?;
        self.count_round();
        self.failures = self.failures_after_round();
        self.failures.begin_roll();
        let phase = match self.way {
            Way::Call | Way::Race => Phase::Thinking,
            Way::Everyone(_) => Phase::Everyone {
                deadline_ms: None,
                answered: BTreeSet::new(),
            },
        };
        self.round = Some(Round::new(deal.clone(), phase, is_practice));
        Ok(())
    }

    fn count_round(&mut self) {
        self.rounds = self.rounds.saturating_add(1);
    }

    /// Takes the roll off the table, as new rules or another way of playing do.
    fn withdraw_round(&mut self) {
        self.round = None;
        match self.rules.spoilers_wait {
            true => self.failures.begin_roll(),
            false => self.failures = Failures::default(),
        }
    }

    /// Adds rolls to those whose solutions are known; an open round of one of them becomes
    /// practice.
    pub(super) fn learn(&mut self, rolls: &[KnownRoll]) {
        for roll in rolls {
            // A log from elsewhere may have the numbers in any order.
            let roll = KnownRoll::new(roll.numbers, roll.goal);
            self.known.retain(|known| *known != roll);
            self.known.push(roll);
        }
        let excess_count = self.known.len().saturating_sub(MAX_KNOWN_ROLLS);
        self.known.drain(..excess_count);
        let is_known = self
            .round
            .as_ref()
            .is_some_and(|round| self.is_known(&round.deal));
        if let Some(round) = &mut self.round
            && !round.is_over()
        {
            round.is_practice |= is_known;
        }
    }

    /// Gives players the points that they have won and lost at a part of this table. It does not
    /// change the last scorer, which exists only for the whole table: its parts end at the same
    /// time.
    pub fn take_awards(&mut self, awards: &[Award]) -> Result<(), Rejected> {
        for award in awards {
            self.require_seat(award.seat)?;
        }
        awards.iter().for_each(|award| self.give_points(*award));
        Ok(())
    }

    pub(super) fn award(&mut self, award: Award) {
        self.give_points(award);
        if award.points > 0 {
            self.last_scorer = Some(award.seat);
        }
    }

    fn give_points(&mut self, award: Award) {
        if let Some(seat) = self.seats.iter_mut().find(|seat| seat.id == award.seat) {
            let points = seat.points.saturating_add(award.points.into());
            seat.points = points.clamp(-MAX_POINTS, MAX_POINTS);
        }
    }

    fn require_nothing_open(&self) -> Result<(), Rejected> {
        require(!self.call_is_open() && !self.everyone_is_open())
    }

    pub(super) fn require_seat(&self, id: SeatId) -> Result<(), Rejected> {
        self.seat(id).map(|_| ()).ok_or(Rejected)
    }
}
