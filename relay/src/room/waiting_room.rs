//! The waiting room: newcomers whom a host has not let in yet.

use score_core::group::request::VisitorId;
use score_core::wire::{HelloRefusal, MAX_VISITORS, Visitor};

use super::*;

/// Those who wait, the longest-waiting first.
#[derive(Clone, Debug, Default)]
pub(super) struct WaitingRoom {
    waiting: Vec<Caller>,
    /// Whether hosts have not heard yet who is in it.
    has_changed: bool,
}

impl Caller {
    fn id(&self) -> VisitorId {
        VisitorId(self.connection.0)
    }
}

impl WaitingRoom {
    pub fn contains(&self, connection: ConnectionId) -> bool {
        let mut waiting = self.waiting.iter();
        waiting.any(|waiting| waiting.connection == connection)
    }

    pub fn remove(&mut self, connection: ConnectionId) {
        let before = self.waiting.len();
        self.waiting
            .retain(|waiting| waiting.connection != connection);
        self.has_changed |= self.waiting.len() != before;
    }

    /// Somebody hosts from now on who did not know who waits.
    pub fn tell_again(&mut self) {
        self.has_changed = true;
    }

    fn visitors(&self) -> Vec<Visitor> {
        let visitor = |waiting: &Caller| {
            let player = waiting.hello.player.as_ref()?;
            let name = names::name(&player.name).ok()?;
            Some(Visitor {
                id: waiting.id(),
                name: name.to_string(),
            })
        };
        self.waiting.iter().filter_map(visitor).collect()
    }
}

impl Room {
    /// Whether this connection waits to be let in.
    pub fn is_waiting(&self, connection: ConnectionId) -> bool {
        self.waiting_room.contains(connection)
    }

    /// Lets a newcomer wait. What would refuse them later refuses them at once.
    pub(super) fn let_wait(&mut self, caller: Caller, turn: &mut Turn) {
        let connection = caller.connection;
        if let Err(refusal) = self.may_wait(&caller) {
            return turn
                .closes
                .push((connection, CloseReason::Refused(refusal)));
        }
        self.waiting_room.waiting.push(caller);
        self.waiting_room.has_changed = true;
        turn.answers.push((connection, ToPlayer::InWaitingRoom));
    }

    fn may_wait(&mut self, caller: &Caller) -> Result<(), HelloRefusal> {
        let player = caller.hello.player.as_ref();
        let player = player.ok_or(HelloRefusal::TurnedAway)?;
        let name = names::player_name(&player.name, self.next_bearer());
        let name = name.map_err(HelloRefusal::Name)?;
        let admitted = referee::admit(&self.group, name.clone(), false);
        let admitted = self.with_own_look(admitted, None, &name);
        admitted.map_err(HelloRefusal::Group)?;
        let network = caller.network;
        let waiting = self.waiting_room.waiting.iter();
        let waiting = waiting.filter(|other| other.network == network).count();
        if !self.seat_quota.allows(&self.group, network, waiting) {
            return Err(HelloRefusal::TooManySeatsFromHere);
        }
        if self.waiting_room.waiting.len() >= MAX_VISITORS {
            return Err(HelloRefusal::Busy);
        }
        Ok(())
    }

    /// Somebody who waits may ask what time it is, by which their page knows that
    /// the relay is there, and nothing else.
    pub(super) fn hear_visitor(
        &mut self,
        now_ms: u64,
        connection: ConnectionId,
        message: &ToRelay,
        turn: &mut Turn,
    ) {
        if let ToRelay::Clock { sent_ms } = message {
            let clock = ToPlayer::Clock {
                sent_ms: *sent_ms,
                now_ms,
                n: self.group.n(),
            };
            turn.answers.push((connection, clock));
        } else {
            self.waiting_room.remove(connection);
            turn.closes.push((connection, CloseReason::BadMessage));
        }
    }

    /// Lets somebody in who waits, or sends them away.
    pub(super) fn answer_visitor(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        visitor: VisitorId,
        is_let_in: bool,
        turn: &mut Turn,
    ) -> Result<(), GroupRefusal> {
        let mut waiting = self.waiting_room.waiting.iter();
        let found = waiting.find(|waiting| waiting.id() == visitor);
        let caller = found.cloned().ok_or(GroupRefusal::VisitorGone)?;
        let connection = caller.connection;
        self.waiting_room.remove(connection);
        if is_let_in {
            self.let_in(now_ms, rng, caller, true, turn);
        } else {
            let refused = CloseReason::Refused(HelloRefusal::TurnedAway);
            turn.closes.push((connection, refused));
        }
        Ok(())
    }

    /// Lets everybody in who waits.
    pub(super) fn admit_all(&mut self, now_ms: u64, rng: &mut impl Rng, turn: &mut Turn) {
        for caller in std::mem::take(&mut self.waiting_room.waiting) {
            self.waiting_room.has_changed = true;
            self.let_in(now_ms, rng, caller, true, turn);
        }
    }

    /// Cuts everybody off who waits.
    pub(super) fn send_visitors_home(&mut self, reason: &CloseReason, turn: &mut Turn) {
        for waiting in std::mem::take(&mut self.waiting_room.waiting) {
            turn.closes.push((waiting.connection, reason.clone()));
        }
    }

    /// Tells the hosts who waits: all of them where that has changed, and otherwise
    /// those who have just come.
    pub(super) fn tell_hosts_who_waits(&mut self, turn: &mut Turn) {
        let has_changed = std::mem::take(&mut self.waiting_room.has_changed);
        let visitors = self.waiting_room.visitors();
        if !has_changed && visitors.is_empty() {
            return;
        }
        let has_come =
            |connection| (turn.welcomes.iter()).any(|(welcomed, _)| *welcomed == connection);
        let hosts = self.members.iter().filter(|(connection, member)| {
            let seat = member.seat;
            let is_host = seat.is_some_and(|seat| self.group.rights(seat) == Rights::Host);
            is_host && (has_changed || has_come(*connection))
        });
        let told = hosts.map(|(host, _)| (host, ToPlayer::Visitors(visitors.clone())));
        let told: Vec<_> = told.collect();
        turn.answers.extend(told);
    }
}
