//! The seats of one browser: those of pupils who use the same device, one after the other.
//!
//! The page of a pupil on such a device reports the earlier seat itself. So a shared device gives
//! nobody a second try at a roll, nor a way around a decision of a host. The record is only in
//! memory: after a restart, pupils of one device are like others.

use std::collections::{BTreeMap, BTreeSet};

use score_core::group::entry::GroupEvent;
use score_core::group::options;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::wire::HelloRefusal;

use crate::quota::SEATS_PER_BROWSER;

use super::arrival::Welcomed;
use super::is_host;
use super::turn::Granted;

/// The seats that share a browser, each with the first seat of that browser. Seats with a browser
/// of their own are left out.
#[derive(Clone, Debug, Default)]
pub(super) struct Browsers {
    first_seats: BTreeMap<SeatId, SeatId>,
    /// The players whom a host lets play, each with the roll.
    let_play: BTreeMap<SeatId, u64>,
    /// The players whom a host has let in although another player of their device was removed.
    let_in: BTreeSet<SeatId>,
}

impl Browsers {
    fn first_seat(&self, seat: SeatId) -> SeatId {
        self.first_seats.get(&seat).copied().unwrap_or(seat)
    }

    /// Notes that the player at `seat` uses the device of the one at `before`.
    fn join(&mut self, before: SeatId, seat: SeatId) {
        let first = self.first_seat(before);
        self.first_seats.insert(before, first);
        self.first_seats.insert(seat, first);
    }

    /// The other seats of the browser of the player at `seat`.
    fn others(&self, seat: SeatId) -> Vec<SeatId> {
        let Some(first) = self.first_seats.get(&seat) else {
            return Vec::new();
        };
        let others = self.first_seats.iter();
        let others = others.filter(|(other, its)| **other != seat && *its == first);
        others.map(|(other, _)| *other).collect()
    }

    /// Notes that the player who had the seat `from` is at `seat` now, with the same browser.
    pub fn follow(&mut self, from: SeatId, seat: SeatId) {
        if self.first_seats.contains_key(&from) {
            self.join(from, seat);
        }
    }

    /// Notes that a host lets this player play the roll on the table.
    pub fn let_play(&mut self, group: &Group, seat: SeatId) {
        if self.first_seats.contains_key(&seat) {
            self.let_play.insert(seat, group.round_n());
        }
    }

    /// Notes that the seat belongs to another browser now.
    pub fn forget(&mut self, seat: SeatId) {
        self.first_seats.remove(&seat);
    }

    /// Forgets seats to which no player can come back.
    pub fn retain(&mut self, is_kept: impl Fn(SeatId) -> bool) {
        self.first_seats.retain(|seat, _| is_kept(*seat));
        self.let_play.retain(|seat, _| is_kept(*seat));
        self.let_in.retain(|seat| is_kept(*seat));
    }

    /// Whether another pupil may have a seat of their own on the device of the one at `before`. A
    /// host who lets them in sees their name.
    pub fn may_share(&self, group: &Group, before: SeatId, is_let_in: bool) -> Welcomed<()> {
        let mut seats = self.others(before);
        seats.push(before);
        seats.retain(|seat| group.table().seat(*seat).is_some());
        if !is_let_in && seats.iter().any(|seat| group.is_removed(*seat)) {
            return Err(HelloRefusal::Group(GroupRefusal::RemovedOnDevice));
        }
        match seats.len() < SEATS_PER_BROWSER.get() {
            true => Ok(()),
            false => Err(HelloRefusal::TooManySeatsInBrowser),
        }
    }

    /// Notes that the newcomer at `seat` uses the device of the player at `before`. Decisions of a
    /// host about that player hold for the newcomer too, until the host decides otherwise.
    pub fn share(&mut self, group: &Group, before: SeatId, seat: SeatId) -> Vec<GroupEvent> {
        self.join(before, seat);
        let others = self.others(seat);
        let left = |other: &SeatId| group.departed(*other);
        let is_muted = |other: &SeatId| {
            group.is_muted(*other) || left(other).is_some_and(|left| left.is_muted)
        };
        let may_not_call = |other: &SeatId| {
            let has_left_forbidden = left(other).is_some_and(|left| left.may_not_call);
            group.has_calls_forbidden(*other) || has_left_forbidden
        };
        let must_mute = others.iter().any(is_muted) && !group.is_muted(seat);
        let muted = must_mute.then(|| mute_event(seat));
        let forbidden = others.iter().any(may_not_call);
        let forbidden = forbidden.then(|| forbid_calls_event(seat));
        muted.into_iter().chain(forbidden).collect()
    }

    /// The other players of the device at `seat`. Hosts are not among them, because a teacher may
    /// try their own table in a second tab.
    pub fn other_players(&self, group: &Group, seat: SeatId) -> Vec<SeatId> {
        if is_host(group, seat) {
            return Vec::new();
        }
        let mut others = self.others(seat);
        others.retain(|other| !is_host(group, *other));
        others
    }

    /// Whether a host has removed another player of the device at `seat`. It is no longer so once a
    /// host has let this one in. Seats that were taken before count, too.
    pub fn is_beside_removed(&self, group: &Group, seat: SeatId) -> bool {
        let others = self.others(seat);
        let is_removed = others.iter().any(|other| group.is_removed(*other));
        is_removed && !group.is_removed(seat) && !self.let_in.contains(&seat)
    }

    /// Notes that a host has let the player at `seat` in.
    pub fn note_let_in(&mut self, group: &Group, seat: SeatId) {
        if self.is_beside_removed(group, seat) {
            self.let_in.insert(seat);
        }
    }

    /// Extends a host's events to the other seats of a device whose player is muted or forbidden to
    /// call. Each seat would be a way around that. Hosts see these events, and can take them back
    /// for each player.
    pub fn add_whole_devices(&self, group: &Group, events: &mut Vec<GroupEvent>) {
        let others = events
            .iter()
            .flat_map(|event| self.for_other_seats(group, event));
        let others: Vec<GroupEvent> = others.collect();
        events.extend(others);
    }

    fn for_other_seats(&self, group: &Group, event: &GroupEvent) -> Vec<GroupEvent> {
        type Limit = fn(SeatId) -> GroupEvent;
        type IsLimited = fn(&Group, SeatId) -> bool;
        let (seat, limit, is_limited): (_, Limit, IsLimited) = match *event {
            GroupEvent::Muted { seat, muted: true } => (seat, mute_event, Group::is_muted),
            GroupEvent::CallsForbidden {
                seat,
                forbidden: true,
            } => (seat, forbid_calls_event, Group::has_calls_forbidden),
            _ => return Vec::new(),
        };
        let mut others = self.others(seat);
        others.retain(|other| group.table().seat(*other).is_some() && !is_limited(group, *other));
        others.into_iter().map(limit).collect()
    }

    /// Whether the player at `seat` would be a second try of their device. Then another player of
    /// the device has seen the roll on the table, and no host lets this one play all the same.
    pub fn would_try_again(
        &self,
        group: &Group,
        seat: SeatId,
        has_seen_roll: impl Fn(SeatId) -> bool,
    ) -> bool {
        let others = self.other_players(group, seat);
        !self.is_let_play(group, seat) && others.into_iter().any(has_seen_roll)
    }

    /// Whether a host lets the player at `seat` play the roll on the table.
    fn is_let_play(&self, group: &Group, seat: SeatId) -> bool {
        self.let_play.get(&seat) == Some(&group.round_n())
    }

    /// Refuses a call or answer if another pupil of this device was at the table with the same
    /// roll. It also refuses calls while another pupil of the device has to wait after spoiling.
    pub fn require_own_look(
        &self,
        group: &Group,
        seat: SeatId,
        request: &Request,
        has_seen_roll: impl Fn(SeatId) -> bool,
    ) -> Granted<()> {
        let Request::Play(command) = request else {
            return Ok(());
        };
        let is_call = matches!(command, Command::CallScore | Command::CallImpossible);
        if !is_call && !matches!(command, Command::Answer(_)) {
            return Ok(());
        }
        let is_let_play = self.is_let_play(group, seat);
        for other in self.other_players(group, seat) {
            if !is_let_play && has_seen_roll(other) {
                return Err(GroupRefusal::OtherOnDevice);
            }
            let may_call = options::may_call(group, other);
            if let (true, Err(GroupRefusal::Table(why @ Refusal::MustWait { .. }))) =
                (is_call, may_call)
            {
                return Err(why.into());
            }
        }
        Ok(())
    }
}

fn mute_event(seat: SeatId) -> GroupEvent {
    GroupEvent::Muted { seat, muted: true }
}

fn forbid_calls_event(seat: SeatId) -> GroupEvent {
    GroupEvent::CallsForbidden {
        seat,
        forbidden: true,
    }
}
