//! The seats of one browser: those of pupils who use the same device, one after the other.
//!
//! The page of a pupil on such a device reports the earlier seat itself. So a shared device gives
//! nobody a second try at a roll, nor a way around a decision of a host. The record is only in
//! memory: after a restart they are pupils like others.

use std::collections::{BTreeMap, BTreeSet};

use score_core::group::entry::GroupEvent;
use score_core::group::options;
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::table::state::Rights;
use score_core::wire::{CloseReason, HelloRefusal, Token};

use crate::quota::SEATS_PER_BROWSER;

use super::{Room, Turn};

/// The seats that share a browser, each with the first seat of that browser. Seats with a browser
/// of their own are not in it.
#[derive(Clone, Debug, Default)]
pub(super) struct Browsers {
    first: BTreeMap<SeatId, SeatId>,
    /// The players whom a host lets play, each with the roll.
    let_play: BTreeMap<SeatId, u64>,
    /// The players whom a host has let in although another player of their device was removed.
    let_in: BTreeSet<SeatId>,
}

impl Browsers {
    fn first(&self, seat: SeatId) -> SeatId {
        self.first.get(&seat).copied().unwrap_or(seat)
    }

    /// Notes that the player at `seat` uses the device of the one at `before`.
    fn join(&mut self, before: SeatId, seat: SeatId) {
        let first = self.first(before);
        self.first.insert(before, first);
        self.first.insert(seat, first);
    }

    /// The other seats of the browser.
    fn others(&self, seat: SeatId) -> Vec<SeatId> {
        let Some(first) = self.first.get(&seat) else {
            return Vec::new();
        };
        let others = self.first.iter();
        let others = others.filter(|(other, its)| **other != seat && *its == first);
        others.map(|(other, _)| *other).collect()
    }

    /// Notes that the player who had the seat `from` is at `seat` now, with the same browser.
    pub fn follow(&mut self, from: SeatId, seat: SeatId) {
        if self.first.contains_key(&from) {
            self.join(from, seat);
        }
    }

    /// Notes that a host lets this player play the roll that was dealt with entry `round_n`.
    pub fn let_play(&mut self, seat: SeatId, round_n: u64) {
        if self.first.contains_key(&seat) {
            self.let_play.insert(seat, round_n);
        }
    }

    /// Notes that the seat belongs to another browser now.
    pub fn forget(&mut self, seat: SeatId) {
        self.first.remove(&seat);
    }

    /// Forgets seats to which no player can come back.
    pub fn retain(&mut self, is_kept: impl Fn(SeatId) -> bool) {
        self.first.retain(|seat, _| is_kept(*seat));
        self.let_play.retain(|seat, _| is_kept(*seat));
        self.let_in.retain(|seat| is_kept(*seat));
    }
}

impl Room {
    /// The seat of the pupil who used the newcomer's device before, by the token of that seat.
    pub(super) fn seat_before(&self, before: Option<&Token>) -> Option<SeatId> {
        before.and_then(|token| self.seat_of(token))
    }

    /// Whether another pupil may have a seat of their own on the device of the one at `before`. A
    /// host who lets them in sees their name.
    pub(super) fn may_share_device(
        &self,
        before: SeatId,
        is_let_in: bool,
    ) -> Result<(), HelloRefusal> {
        let mut seats = self.browsers.others(before);
        seats.push(before);
        seats.retain(|seat| self.group.table().seat(*seat).is_some());
        if !is_let_in && seats.iter().any(|seat| self.group.is_removed(*seat)) {
            return Err(HelloRefusal::Group(GroupRefusal::RemovedOnDevice));
        }
        match seats.len() < SEATS_PER_BROWSER.get() {
            true => Ok(()),
            false => Err(HelloRefusal::TooManySeatsInBrowser),
        }
    }

    /// Notes that the newcomer at `seat` uses the device of the player at `before`. Decisions of a
    /// host about that player hold for the newcomer too, until the host decides otherwise.
    pub(super) fn share_device(&mut self, before: SeatId, seat: SeatId) -> Vec<GroupEvent> {
        self.browsers.join(before, seat);
        let others = self.browsers.others(seat);
        let left = |other: &SeatId| self.group.departed(*other);
        let is_muted = |other: &SeatId| {
            self.group.is_muted(*other) || left(other).is_some_and(|left| left.is_muted)
        };
        let may_not_call = |other: &SeatId| {
            let has_left_so = left(other).is_some_and(|left| left.may_not_call);
            self.group.has_calls_forbidden(*other) || has_left_so
        };
        let muted = others.iter().any(is_muted) && !self.group.is_muted(seat);
        let muted = muted.then_some(GroupEvent::Muted { seat, muted: true });
        let forbidden = others.iter().any(may_not_call);
        let forbidden = forbidden.then_some(GroupEvent::CallsForbidden {
            seat,
            forbidden: true,
        });
        muted.into_iter().chain(forbidden).collect()
    }

    /// The other players of the device at `seat`. Hosts are not among them, because a teacher may
    /// try their own table in a second tab.
    fn others_of_device(&self, seat: SeatId) -> Vec<SeatId> {
        let is_player = |seat: &SeatId| self.group.rights(*seat) != Rights::Host;
        let mut others = self.browsers.others(seat);
        others.retain(|other| is_player(other) && is_player(&seat));
        others
    }

    /// Whether a host has removed another player of the device at `seat`, and has not let this one
    /// in since. That holds for seats that were taken before, too.
    pub(super) fn is_beside_removed(&self, seat: SeatId) -> bool {
        let others = self.browsers.others(seat);
        let is_removed = others.iter().any(|other| self.group.is_removed(*other));
        is_removed && !self.group.is_removed(seat) && !self.browsers.let_in.contains(&seat)
    }

    /// Notes that a host has let the player at `seat` in.
    pub(super) fn note_let_in(&mut self, seat: SeatId) {
        if self.is_beside_removed(seat) {
            self.browsers.let_in.insert(seat);
        }
    }

    /// The events of a host, extended to the other seats of a device whose player is muted or
    /// forbidden to call, because each seat would be a way around that. Hosts see it, and can lift
    /// it for each player.
    pub(super) fn with_whole_devices(&self, events: Vec<GroupEvent>) -> Vec<GroupEvent> {
        let others = events
            .iter()
            .flat_map(|event| self.for_others_of_device(event));
        let others: Vec<GroupEvent> = others.collect();
        events.into_iter().chain(others).collect()
    }

    fn for_others_of_device(&self, event: &GroupEvent) -> Vec<GroupEvent> {
        let seated = |seat: SeatId| {
            let mut others = self.browsers.others(seat);
            others.retain(|other| self.group.table().seat(*other).is_some());
            others.into_iter()
        };
        match event {
            GroupEvent::Muted { seat, muted: true } => seated(*seat)
                .filter(|other| !self.group.is_muted(*other))
                .map(|seat| GroupEvent::Muted { seat, muted: true })
                .collect(),
            GroupEvent::CallsForbidden {
                seat,
                forbidden: true,
            } => seated(*seat)
                .filter(|other| !self.group.has_calls_forbidden(*other))
                .map(|seat| GroupEvent::CallsForbidden {
                    seat,
                    forbidden: true,
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Closes the connections of the other players of a device: otherwise a device would have
    /// several votes.
    pub(super) fn close_others_of_device(&mut self, seat: SeatId, turn: &mut Turn) {
        for other in self.others_of_device(seat) {
            self.close_seat(other, &CloseReason::TakenOver, turn);
        }
    }

    /// Whether a host lets the player at `seat` play the roll on the table.
    fn is_let_play(&self, seat: SeatId) -> bool {
        self.browsers.let_play.get(&seat) == Some(&self.group.round_n())
    }

    /// Whether the player at `seat` was at the table since the roll lies there.
    fn has_seen_roll(&self, seat: SeatId) -> bool {
        let dealt_ms = self.group.round_times().dealt_ms.unwrap_or_default();
        let went_ms = self.away_since_ms.get(&seat).copied();
        let is_here = self.members.is_present(seat);
        is_here || went_ms.is_some_and(|went_ms| went_ms > dealt_ms)
    }

    /// Lets the player at `seat`, who comes, look on in a round whose roll another player of the
    /// device has seen. So they are offered nothing that would be refused, and have missed nothing.
    pub(super) fn look_on_where_seen(&mut self, now_ms: u64, seat: SeatId, turn: &mut Turn) {
        let mut others = self.others_of_device(seat).into_iter();
        if self.is_let_play(seat) || !others.any(|other| self.has_seen_roll(other)) {
            return;
        }
        let decided = referee::look_on(&self.group, seat);
        if !decided.is_empty() {
            let entry = referee::entry(&self.group, now_ms, None, decided);
            self.write(entry, turn);
        }
    }

    /// Refuses a call or an answer if another pupil of this device was at the table with the same
    /// roll, because the device would have a second try. It also refuses calls while another pupil
    /// of the device has to wait after spoiling.
    pub(super) fn require_own_look(
        &self,
        seat: SeatId,
        request: &Request,
    ) -> Result<(), GroupRefusal> {
        let Request::Play(command) = request else {
            return Ok(());
        };
        let is_call = matches!(command, Command::CallScore | Command::CallImpossible);
        if !is_call && !matches!(command, Command::Answer(_)) {
            return Ok(());
        }
        let is_let_play = self.is_let_play(seat);
        for other in self.others_of_device(seat) {
            if self.has_seen_roll(other) && !is_let_play {
                return Err(GroupRefusal::OtherOnDevice);
            }
            let waits = options::may_call(&self.group, other);
            if let (true, Err(GroupRefusal::Table(why @ Refusal::MustWait { .. }))) =
                (is_call, waits)
            {
                return Err(why.into());
            }
        }
        Ok(())
    }
}

/// The seat of a player who looks on because another player of the device has seen the roll.
pub(super) fn looks_on(event: &GroupEvent) -> Option<SeatId> {
    match event {
        GroupEvent::LooksOn { seat } => Some(*seat),
        _ => None,
    }
}
