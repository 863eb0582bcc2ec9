//! The waiting room: newcomers whom a host has not let in yet.

use score_core::group::request::VisitorId;
use score_core::wire::{HelloRefusal, MAX_VISITORS, Visitor};

use super::*;

/// Those who wait, the longest-waiting first.
#[derive(Clone, Debug, Default)]
pub(super) struct WaitingRoom {
    waiting: Vec<Arrival>,
    /// Whether the hosts have to be sent it.
    has_changed: bool,
}

impl Arrival {
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

    /// There is a new host, who has to be sent it.
    pub fn mark_changed(&mut self) {
        self.has_changed = true;
    }

    fn visitors(&self) -> Vec<Visitor> {
        let visitor = |waiting: &Arrival| {
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

    /// Puts a newcomer in the waiting room, unless they would be refused later anyway.
    pub(super) fn let_wait(&mut self, arrival: Arrival, turn: &mut Turn) {
        let connection = arrival.connection;
        if let Err(refusal) = self.may_wait(&arrival) {
            return turn
                .closes
                .push((connection, CloseReason::Refused(refusal)));
        }
        self.waiting_room.waiting.push(arrival);
        self.waiting_room.has_changed = true;
        turn.answers.push((connection, ToPlayer::InWaitingRoom));
    }

    fn may_wait(&mut self, arrival: &Arrival) -> Result<(), HelloRefusal> {
        let player = arrival.hello.player.as_ref();
        let player = player.ok_or(HelloRefusal::TurnedAway)?;
        let name = names::player_name(&player.name, self.next_bearer());
        let name = name.map_err(HelloRefusal::Name)?;
        let admitted = referee::admit(&self.group, name.clone(), false);
        let admitted = self.with_own_look(admitted, None, &name);
        admitted.map_err(HelloRefusal::Group)?;
        let network = arrival.network;
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

    /// A visitor's page may ask for the time, by which it checks the connection, and for nothing
    /// else.
    pub(super) fn receive_from_visitor(
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

    /// Lets a visitor in, or turns them away.
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
        let arrival = found.cloned().ok_or(GroupRefusal::VisitorGone)?;
        let connection = arrival.connection;
        self.waiting_room.remove(connection);
        if is_let_in {
            self.let_in(now_ms, rng, arrival, true, turn);
        } else {
            let refused = CloseReason::Refused(HelloRefusal::TurnedAway);
            turn.closes.push((connection, refused));
        }
        Ok(())
    }

    /// Lets all visitors in.
    pub(super) fn admit_all(&mut self, now_ms: u64, rng: &mut impl Rng, turn: &mut Turn) {
        for arrival in std::mem::take(&mut self.waiting_room.waiting) {
            self.waiting_room.has_changed = true;
            self.let_in(now_ms, rng, arrival, true, turn);
        }
    }

    /// Closes the connections of all visitors.
    pub(super) fn close_visitors(&mut self, reason: &CloseReason, turn: &mut Turn) {
        for waiting in std::mem::take(&mut self.waiting_room.waiting) {
            turn.closes.push((waiting.connection, reason.clone()));
        }
    }

    /// Sends the hosts who waits: all hosts where that has changed, otherwise those who have
    /// just come.
    pub(super) fn send_visitors(&mut self, turn: &mut Turn) {
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
        let answers = hosts.map(|(host, _)| (host, ToPlayer::Visitors(visitors.clone())));
        let answers: Vec<_> = answers.collect();
        turn.answers.extend(answers);
    }
}
