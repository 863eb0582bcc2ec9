//! A new roll by majority: where anyone may roll, no single player can replace a roll that others
//! may be thinking about, or on which a SCORE call has just failed.

use std::collections::BTreeSet;

use score_core::group::options;
use score_core::group::refusal::GroupRefusal;
use score_core::table::event::SeatId;
use score_core::wire::{News, RollVotes};

use super::{Room, Turn};

/// The outcome of a player's request for a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// The new roll is dealt now.
    Deals,
    /// It counts as a vote for a roll, which is sent to all.
    Votes,
    /// They had voted before; the number of needed votes may have changed.
    VotedBefore,
}

/// The votes for a new roll. Only those of the current round count.
#[derive(Clone, Debug, Default)]
pub(super) struct Votes {
    /// The round of the votes.
    round_n: u64,
    asking: BTreeSet<SeatId>,
    needed: usize,
}

impl Votes {
    /// Removes the vote of a player who is gone.
    pub fn take_back(&mut self, seat: SeatId) {
        self.asking.remove(&seat);
    }

    /// Removes all votes.
    fn clear(&mut self) {
        *self = Votes::default();
    }

    /// The votes as sent to players; `None` where there are none.
    fn shown(&self) -> Option<RollVotes> {
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        (!self.asking.is_empty()).then_some(RollVotes {
            asked: count(self.asking.len()),
            needed: count(self.needed),
        })
    }
}

impl Room {
    /// The votes of the current round. A call does not withdraw them.
    pub(super) fn open_votes(&self, now_ms: u64) -> Option<RollVotes> {
        let is_open = self.group.table().call_is_open();
        let can_count = is_open || options::asks_majority(&self.group, now_ms);
        let is_current = self.roll_votes.round_n == self.group.round_n();
        self.roll_votes.shown().filter(|_| can_count && is_current)
    }

    /// Counts the request of the player at `seat` for a roll, and returns its outcome.
    pub(super) fn what_asking_does(
        &mut self,
        now_ms: u64,
        seat: SeatId,
        turn: &mut Turn,
    ) -> Result<Asked, GroupRefusal> {
        let (group, members) = (&self.group, &self.members);
        let is_here = |seat| members.is_present(seat);
        let Some(needed) = options::roll_majority(group, seat, now_ms, is_here)? else {
            return Ok(Asked::Deals);
        };
        let round_n = self.group.round_n();
        if self.roll_votes.round_n != round_n {
            self.roll_votes.clear();
        }
        self.roll_votes.round_n = round_n;
        let is_new = self.roll_votes.asking.insert(seat);
        // A player who may no longer call may have voted before.
        let asking = &mut self.roll_votes.asking;
        asking.retain(|seat| options::has_vote(group, *seat));
        self.roll_votes.needed = needed;
        if self.roll_votes.asking.len() >= needed {
            self.roll_votes.clear();
            return Ok(Asked::Deals);
        }
        turn.news
            .extend(self.roll_votes.shown().map(News::RollVotes));
        Ok(match is_new {
            true => Asked::Votes,
            false => Asked::VotedBefore,
        })
    }
}
