//! The race of a group: all play at once, each with rolls of their own.
//!
//! [`audience`](super::audience) says which readers see the rolls of others. Everybody is sent all
//! scores, and the winner.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::games::race::RaceScore;
use crate::race::{Command, Move, Racer, Refusal, WrittenRacer};
use crate::table::event::SeatId;

/// The most moves of one player in a race: hours of play.
pub const MAX_MOVES: u32 = 2_000;

/// The score of a player in a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The player's seat.
    pub seat: SeatId,
    /// Their score.
    pub score: RaceScore,
}

/// The race of a group, as far as its reader may see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GroupRace {
    racers: BTreeMap<SeatId, Racer>,
    /// The scores that all were sent, of the players who have rolled.
    published: BTreeMap<SeatId, RaceScore>,
    winner: Option<SeatId>,
    is_paused: bool,
}

impl GroupRace {
    /// The player at `seat` with their rolls; `None`: this reader may not see them, or they have
    /// not rolled.
    pub fn racer(&self, seat: SeatId) -> Option<&Racer> {
        self.racers.get(&seat)
    }

    /// The score of the player at `seat`, as all were sent it; `None`: they have not rolled.
    pub fn score(&self, seat: SeatId) -> Option<RaceScore> {
        self.published.get(&seat).copied()
    }

    /// The winner's seat.
    pub fn winner(&self) -> Option<SeatId> {
        self.winner
    }

    /// Whether the race is paused.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Whether a player has won. A reader who may see the winner's rolls knows before the winner is
    /// announced.
    pub fn is_over(&self) -> bool {
        self.winner.or(self.first_with_three_goals()).is_some()
    }

    /// Whether a player has rolled and nobody has won: points would be lost with the race.
    pub fn is_under_way(&self) -> bool {
        let has_begun = !(self.published.is_empty() && self.racers.is_empty());
        has_begun && !self.is_over()
    }

    /// Whether the player at `seat` may do this while the race goes on, and if not, why.
    pub(super) fn may(&self, seat: SeatId, command: Command) -> Result<(), Refusal> {
        self.racer_to_move(seat)?.may(command)
    }

    /// The player at `seat` as in [`racer_or_new`](GroupRace::racer_or_new), if moves are open to
    /// them.
    fn racer_to_move(&self, seat: SeatId) -> Result<Racer, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let racer = self.racer_or_new(seat);
        match racer.moves() >= MAX_MOVES {
            true => Err(Refusal::TooLong),
            false => Ok(racer),
        }
    }

    /// The player at `seat` in the race. A player who has not rolled begins with the score that
    /// they had before.
    pub(super) fn racer_or_new(&self, seat: SeatId) -> Racer {
        let come_back = || self.score(seat).map(Racer::returning);
        let racer = self.racer(seat).cloned().or_else(come_back);
        racer.unwrap_or_default()
    }

    /// The scores that differ from those that all were sent.
    pub(super) fn new_standings(&self) -> Vec<Standing> {
        let racers = self.racers.iter();
        let standings = racers.map(|(&seat, racer)| Standing {
            seat,
            score: racer.score,
        });
        let is_new = |standing: &Standing| self.score(standing.seat) != Some(standing.score);
        standings.filter(is_new).collect()
    }

    /// The winner, if it is still to be announced.
    pub(super) fn new_winner(&self) -> Option<SeatId> {
        let winner = self.first_with_three_goals();
        winner.filter(|_| self.winner.is_none())
    }

    /// The player with three goals. The race ends with them, so there is no second one.
    fn first_with_three_goals(&self) -> Option<SeatId> {
        let mut racers = self.racers.iter();
        let winner = racers.find(|(_, racer)| racer.score.has_won());
        winner.map(|(seat, _)| *seat)
    }

    /// Applies a move of the player at `seat`. A move that does not fit changes nothing.
    pub(super) fn apply(&mut self, seat: SeatId, moved: &Move) -> Result<(), Refusal> {
        if self.is_paused {
            return Err(Refusal::Over);
        }
        let mut racer = self.racer_to_move(seat)?;
        racer.apply(moved)?;
        self.racers.insert(seat, racer);
        Ok(())
    }

    /// Restores a player from a snapshot; `None` if their state is not possible.
    pub(super) fn restore(&mut self, seat: SeatId, written: &WrittenRacer) -> Option<()> {
        self.racers.insert(seat, Racer::read(written)?);
        Some(())
    }

    /// Adds scores that are sent to all.
    pub(super) fn publish(&mut self, standings: &[Standing]) {
        let standings = standings
            .iter()
            .map(|standing| (standing.seat, standing.score));
        self.published.extend(standings);
    }

    /// Makes the player at `seat` the winner.
    pub(super) fn win(&mut self, seat: SeatId) {
        self.winner = Some(seat);
    }

    /// Pauses the race, or lets it go on.
    pub(super) fn pause(&mut self, is_paused: bool) {
        self.is_paused = is_paused;
    }

    /// Forgets the player at `seat`, who has left.
    pub(super) fn forget(&mut self, seat: SeatId) {
        self.racers.remove(&seat);
        self.published.remove(&seat);
    }

    /// Gives the player at `seat` at least this score, which another player had, or they before
    /// they left. Rolls are not taken along.
    pub(super) fn carry_over(&mut self, seat: SeatId, score: RaceScore) {
        let value = |score: RaceScore| (score.goals(), score.points());
        if self
            .score(seat)
            .is_some_and(|own| value(own) >= value(score))
        {
            return;
        }
        self.published.insert(seat, score);
        if let Some(racer) = self.racers.get_mut(&seat) {
            racer.score = score;
        }
    }

    /// All scores that all were sent, in the form in which a snapshot stores them.
    pub(super) fn standings(&self) -> Vec<Standing> {
        let published = self.published.iter();
        published
            .map(|(&seat, &score)| Standing { seat, score })
            .collect()
    }

    /// The players whose rolls this reader may see, in the form in which a snapshot stores them.
    pub(super) fn written(&self) -> impl Iterator<Item = (SeatId, WrittenRacer)> {
        let racers = self.racers.iter();
        racers.map(|(seat, racer)| (*seat, racer.written()))
    }
}
