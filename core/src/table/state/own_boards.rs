//! The own boards of a table in a round that everyone plays, and the reveal that ends the round.

use std::collections::BTreeSet;

use crate::table::event::{KnownRoll, Reveal, SeatId};
use crate::table::own_board::{Moment, OwnBoard, OwnEvent, WrittenBoard};
use crate::table::round::Phase;

use super::{Rejected, Table, require};

impl Table {
    /// Applies an event of a player's own board. An event that does not fit changes nothing.
    pub fn apply_own(
        &mut self,
        seat: SeatId,
        event: OwnEvent,
        moment: Moment,
    ) -> Result<(), Rejected> {
        self.require_seat(seat)?;
        let round = self.round.as_mut().ok_or(Rejected)?;
        require(round.is_everyones() && !round.is_paused())?;
        let mut own = round.own_board(seat);
        own.apply(event, &self.rules, moment).ok_or(Rejected)?;
        round.boards.insert(seat, own);
        Ok(())
    }

    /// Restores a stored own board of a player.
    pub fn restore_own(&mut self, seat: SeatId, written: &WrittenBoard) -> Result<(), Rejected> {
        self.require_seat(seat)?;
        let round = self.round.as_mut().ok_or(Rejected)?;
        require(matches!(
            round.phase,
            Phase::Everyone { .. } | Phase::Revealed(_)
        ))?;
        let numbers = round.deal.numbers();
        let own = OwnBoard::read(&numbers, &self.rules, written).ok_or(Rejected)?;
        round.boards.insert(seat, own);
        Ok(())
    }

    /// Notes that these players have answered, without their answers.
    pub fn note_answers(&mut self, seats: &[SeatId]) -> Result<(), Rejected> {
        for seat in seats {
            self.require_seat(*seat)?;
        }
        match self.round.as_mut().map(|round| &mut round.phase) {
            Some(Phase::Everyone { answered, .. }) => answered.extend(seats),
            _ => return Err(Rejected),
        }
        Ok(())
    }

    /// Drops the own board of a player who is sent away.
    pub fn forget_board(&mut self, seat: SeatId) {
        if let Some(round) = &mut self.round {
            round.forget_board(seat);
        }
    }

    pub(super) fn reveal(&mut self, reveal: &Reveal) -> Result<(), Rejected> {
        require(self.everyone_is_open())?;
        let awarded: BTreeSet<SeatId> = reveal.awards.iter().map(|award| award.seat).collect();
        require(awarded.len() == reveal.awards.len())?;
        for award in &reveal.awards {
            self.require_seat(award.seat)?;
            require((-1..=2).contains(&award.points))?;
        }
        let round = self.round.as_ref().ok_or(Rejected)?;
        require(reveal.awards.is_empty() || !round.is_practice)?;
        let roll = round.deal.roll();
        for award in &reveal.awards {
            self.award(*award);
        }
        if let Some(round) = &mut self.round {
            round.paused = None;
            round.phase = Phase::Revealed(reveal.clone());
        }
        if let Some(roll) = roll {
            self.learn(&[KnownRoll::new(roll, self.rules.goal)]);
        }
        Ok(())
    }
}
