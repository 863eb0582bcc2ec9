//! A new roll by majority. If anyone may roll, no single player can replace a roll that others
//! may be thinking about, or on which a SCORE call has just failed.

use std::collections::BTreeSet;

use score_core::group::options;
use score_core::group::state::Group;
use score_core::table::event::SeatId;
use score_core::wire::{News, RollVotes};

use super::turn::{Granted, OpenTurn};

/// The outcome of a player's request for a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum VoteOutcome {
    /// The new roll is dealt now.
    Deals,
    /// The request counts as a vote for a roll, which is sent to all.
    Votes,
    /// The player had voted before; the number of needed votes may have changed.
    VotedBefore,
}

/// The votes for a new roll. Only those of the current round count.
#[derive(Clone, Debug, Default)]
pub(super) struct Votes {
    /// The round of the votes.
    round_n: u64,
    voters: BTreeSet<SeatId>,
    needed_votes: usize,
}

impl Votes {
    /// Removes the vote of a player who is gone.
    pub fn take_back(&mut self, seat: SeatId) {
        self.voters.remove(&seat);
    }

    /// The votes as sent to players; `None` if there are none.
    fn shown(&self) -> Option<RollVotes> {
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        (!self.voters.is_empty()).then_some(RollVotes {
            asked: count(self.voters.len()),
            needed: count(self.needed_votes),
        })
    }

    /// The votes of the current round. A call does not withdraw them.
    pub fn open(&self, group: &Group, now_ms: u64) -> Option<RollVotes> {
        let can_count = group.table().call_is_open() || options::asks_majority(group, now_ms);
        let is_current = self.round_n == group.round_n();
        self.shown().filter(|_| can_count && is_current)
    }

    /// Counts the request of the player at `seat` for a roll, and returns its outcome.
    pub fn ask(
        &mut self,
        group: &Group,
        is_here: impl Fn(SeatId) -> bool,
        seat: SeatId,
        turn: &mut OpenTurn,
    ) -> Granted<VoteOutcome> {
        let Some(needed) = options::roll_majority(group, seat, turn.now_ms, is_here)? else {
            return Ok(VoteOutcome::Deals);
        };
        if self.round_n != group.round_n() {
            self.voters.clear();
        }
        self.round_n = group.round_n();
        let is_new = self.voters.insert(seat);
        // A player who may no longer call may have voted before.
        self.voters.retain(|seat| options::has_vote(group, *seat));
        self.needed_votes = needed;
        if self.voters.len() >= needed {
            *self = Votes::default();
            return Ok(VoteOutcome::Deals);
        }
        if let Some(votes) = self.shown() {
            turn.send_to_all(News::RollVotes(votes));
        }
        Ok(match is_new {
            true => VoteOutcome::Votes,
            false => VoteOutcome::VotedBefore,
        })
    }
}
