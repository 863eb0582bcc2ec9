//! A page's knowledge of a group's table and the people at it, from the messages of its relay.

use std::collections::{BTreeSet, VecDeque};

use crate::group::audience::Audience;
use crate::group::options;
use crate::group::refusal::GroupRefusal;
use crate::group::state::Group;
use crate::table::event::SeatId;
use crate::wire::{DoorNotes, Known, Label, Line, RollVotes, Visitor};

/// The page's knowledge of the table, and of the people at it. A [`Session`](super::Session) fills
/// it in from the relay's messages, and it lasts from one connection to the next.
#[derive(Clone, Debug, Default)]
pub struct KnownTable {
    pub(super) group: Option<Group>,
    pub(super) label: Option<Label>,
    pub(super) seat: Option<SeatId>,
    pub(super) is_hosts_wall: bool,
    pub(super) present: BTreeSet<SeatId>,
    pub(super) chat: VecDeque<Line>,
    pub(super) roll_votes: Option<RollVotes>,
    pub(super) visitors: Vec<Visitor>,
    pub(super) door_notes: DoorNotes,
    /// The time of the relay's clock at the last input to the session.
    relay_now_ms: u64,
}

impl KnownTable {
    /// The known state of the group.
    pub fn group(&self) -> Option<&Group> {
        self.group.as_ref()
    }

    /// The kind, the name and the code of the table.
    pub fn label(&self) -> Option<&Label> {
        self.label.as_ref()
    }

    /// The player's seat.
    pub fn seat(&self) -> Option<SeatId> {
        self.seat
    }

    /// The audience that the player is in when they read the log.
    pub fn audience(&self) -> Audience {
        match &self.group {
            _ if self.is_hosts_wall => Audience::HostsWall,
            Some(group) => group.audience(self.seat),
            None => Audience::Watcher,
        }
    }

    /// Whether names may be shown here: on a host's page, and on a host's own wall.
    pub fn sees_names(&self) -> bool {
        self.audience().sees_names()
    }

    /// Whether the player at `seat` is there.
    pub fn is_present(&self, seat: SeatId) -> bool {
        self.present.contains(&seat)
    }

    /// The last lines of chat, oldest first.
    pub fn chat(&self) -> impl DoubleEndedIterator<Item = &Line> {
        self.chat.iter()
    }

    /// The visitors who wait to be let in, as a host sees them, the longest-waiting first.
    pub fn visitors(&self) -> &[Visitor] {
        &self.visitors
    }

    /// The relay's notes about people who come, as a host sees them.
    pub fn door_notes(&self) -> &DoorNotes {
        &self.door_notes
    }

    /// How many players ask for a new roll in place of the one on the table. `None`: nobody asks,
    /// or no majority is needed.
    pub fn roll_votes(&self) -> Option<RollVotes> {
        self.roll_votes.filter(|_| self.asks_majority())
    }

    /// How many players must ask for a new roll if the player asks, as the relay [counts
    /// them](options::roll_majority). `None`: this player alone is enough.
    pub fn roll_majority(&self) -> Result<Option<usize>, GroupRefusal> {
        let (Some(group), Some(seat)) = (&self.group, self.seat) else {
            return Ok(None);
        };
        let now_ms = self.relay_now_ms.max(group.at_ms());
        options::roll_majority(group, seat, now_ms, |seat| self.is_present(seat))
    }

    fn asks_majority(&self) -> bool {
        let does_ask = |group: &Group| {
            let now_ms = self.relay_now_ms.max(group.at_ms());
            options::asks_majority(group, now_ms)
        };
        self.group.as_ref().is_some_and(does_ask)
    }

    /// The last entry, for the hello to a relay.
    pub(super) fn known(&self) -> Option<Known> {
        let known = |group: &Group| Known {
            epoch: group.epoch(),
            n: group.n(),
            audience: self.audience(),
        };
        self.group.as_ref().map(known)
    }

    /// The number of the last entry; 0 before the first is known.
    pub(super) fn n(&self) -> u64 {
        self.group.as_ref().map_or(0, Group::n)
    }

    /// Notes the time of the relay's clock, and returns whether a new roll needs no majority any
    /// more.
    pub(super) fn note_time(&mut self, relay_now_ms: u64) -> bool {
        let asked_majority = self.asks_majority();
        self.relay_now_ms = relay_now_ms;
        asked_majority && !self.asks_majority()
    }

    /// Forgets the players who are there and the visitors who wait: without a connection they are
    /// not known.
    pub(super) fn forget_people(&mut self) {
        self.present.clear();
        self.visitors.clear();
        self.door_notes = DoorNotes::default();
    }

    /// Forgets the parts that only hosts have, if the player no longer is one.
    pub(super) fn forget_hosts_part(&mut self) {
        if self.audience() == Audience::Host {
            return;
        }
        self.door_notes = DoorNotes::default();
        if let Some(group) = &mut self.group {
            group.set_tallies(None);
        }
    }
}
