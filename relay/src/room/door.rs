//! The door of a table: whether a newcomer comes in, waits for a host, or is refused.

use score_core::group::handover;
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::host_key::HostKey;
use score_core::table::event::SeatId;
use score_core::table::name::Name;
use score_core::wire::{CloseReason, HelloRefusal, Player, TableSelector, ToPlayer, Token};

use super::arrival::{Admission, Arrival, Welcomed};
use super::places::{self, Claimant};
use super::turn::OpenTurn;
use super::watchers::WATCHERS_PER_NETWORK;
use super::{ConnectionId, Room};

impl Room {
    /// Lets a connection in to the table or the waiting room, or closes it.
    pub(super) fn greet(&mut self, arrival: Arrival, turn: &mut OpenTurn) {
        let connection = arrival.connection;
        if self.has_greeted(connection) {
            return;
        }
        let must_wait = match &arrival.hello.player {
            // Another player has made this table, and this one did not ask for its waiting room.
            Some(player) if self.is_made_by_another(&arrival, player) => {
                Err(HelloRefusal::TableExists)
            }
            Some(player) => self.player_has_to_wait(player, arrival.before.as_ref()),
            None => self.watcher_has_to_wait(&arrival),
        };
        match must_wait {
            Ok(true) => self.let_wait(arrival, turn),
            Ok(false) => self.let_in(arrival, Admission::Open, turn),
            Err(refusal) => turn.refuse(connection, refusal),
        }
    }

    /// Lets a page with a valid key in, past a lock and a waiting room, or closes its connection.
    pub(super) fn greet_host(&mut self, arrival: Arrival, key: &HostKey, turn: &mut OpenTurn) {
        let connection = arrival.connection;
        if self.has_greeted(connection) {
            return;
        }
        let Some(player) = &arrival.hello.player else {
            return turn.close(connection, CloseReason::BadMessage);
        };
        let maker = self.group.maker();
        let has_seat = maker.is_some() && self.own_seat(&player.token) == maker;
        if has_seat {
            // The welcome after the key was lost, or this is the host's own browser.
            return self.let_in(arrival, Admission::Open, turn);
        }
        let seated = match (self.keys.is_host_key(key), maker) {
            (false, _) => Err(HelloRefusal::WrongHostKey),
            (true, Some(maker)) => self.take_makers_seat(maker, player, turn),
            (true, None) => self.seat_as_host(&arrival, player, turn),
        };
        self.conclude(&arrival, seated, turn);
    }

    /// Whether a player wants to make a table that another player has made already.
    fn is_made_by_another(&self, arrival: &Arrival, player: &Player) -> bool {
        let is_to_create = matches!(arrival.hello.table, TableSelector::Create(_));
        is_to_create && !self.keys.is_empty() && self.own_seat(&player.token).is_none()
    }

    /// Whether a connection has said hello before: the network may repeat a message.
    fn has_greeted(&self, connection: ConnectionId) -> bool {
        self.members.get(connection).is_some() || self.waiting_room.contains(connection)
    }

    /// Whether a player has to wait for a host to let them in. It is the refusal if they may not
    /// even wait. `before` is the token of another pupil of the same device.
    fn player_has_to_wait(&self, player: &Player, before: Option<&Token>) -> Welcomed<bool> {
        self.require_not_lost(player)?;
        let group = &self.group;
        let Some(seat) = self.own_seat(&player.token) else {
            let must_wait = group.has_waiting_room();
            if let Some(before) = before.and_then(|token| self.keys.seat_of(token)) {
                self.browsers.may_share(group, before, must_wait)?;
            }
            return Ok(must_wait);
        };
        match self.browsers.is_beside_removed(group, seat) {
            true if group.has_waiting_room() => Ok(true),
            true => Err(HelloRefusal::Group(GroupRefusal::RemovedOnDevice)),
            false => Ok(false),
        }
    }

    /// Refuses a player who has lost their seat. A host has handed it to another device, or another
    /// browser has it by the host's key.
    fn require_not_lost(&self, player: &Player) -> Welcomed<()> {
        match self.keys.seat_of(&player.token) {
            Some(seat) if self.group.is_handed_over(seat) => Err(HelloRefusal::SeatHandedOver),
            None if self.keys.is_of_former_host(&player.token) => {
                Err(HelloRefusal::HostedElsewhere)
            }
            _ => Ok(()),
        }
    }

    /// Puts a newcomer in the waiting room, unless they would be refused later anyway.
    fn let_wait(&mut self, mut arrival: Arrival, turn: &mut OpenTurn) {
        let connection = arrival.connection;
        if let Some(player) = &mut arrival.hello.player
            && let Ok(name) = self.name_for(player)
        {
            // A player who left under a name that a host chose waits under that name.
            player.name = name.to_string();
        }
        let claimant = self.claimant(turn.now_ms, &arrival);
        match self.make_way_for_visitor(&arrival, claimant, turn) {
            Ok(()) => {
                self.waiting_room.insert(arrival, claimant, turn);
                turn.answer(connection, ToPlayer::InWaitingRoom);
            }
            Err(refusal) => turn.refuse(connection, refusal),
        }
    }

    /// Refuses a visitor who may not wait. If the room is full and they take precedence over
    /// another visitor, the other one is sent away.
    fn make_way_for_visitor(
        &mut self,
        arrival: &Arrival,
        newcomer: Claimant,
        turn: &mut OpenTurn,
    ) -> Welcomed<()> {
        let turned_away = &mut self.waiting_room.turned_away;
        turned_away.require_over(turn.now_ms, arrival.token())?;
        let evicted = match self.visitor_of_network_to_evict(arrival, newcomer)? {
            Some(evicted) => Some(evicted),
            None => {
                let evicted = self.waiting_room.visitor_to_evict(arrival, newcomer)?;
                evicted.map(|evicted| (evicted, HelloRefusal::Busy))
            }
        };
        if let Some((connection, refusal)) = evicted {
            self.waiting_room.refuse(connection, refusal, turn);
        }
        Ok(())
    }

    /// The visitor who makes way when the network of `newcomer` has no place left, and the refusal
    /// for them. `None`: there is a place. Strangers do not keep out visitors whom the table knows.
    fn visitor_of_network_to_evict(
        &mut self,
        arrival: &Arrival,
        newcomer: Claimant,
    ) -> Welcomed<Option<(ConnectionId, HelloRefusal)>> {
        let (others, claimants) = self.waiting_room.others_like(arrival);
        let Err(refusal) = self.has_place(arrival, claimants.len()) else {
            return Ok(None);
        };
        let staying = claimants
            .iter()
            .filter(|claimant| !newcomer.is_before(claimant));
        self.has_place(arrival, staying.count())?;
        let weakest = places::index_in_network(&claimants, newcomer);
        Ok(weakest.map(|index| (others[index], refusal)))
    }

    /// Whether a visitor may wait besides `waiting` others of their network with the same wish.
    fn has_place(&mut self, arrival: &Arrival, waiting: usize) -> Welcomed<()> {
        let network = arrival.network;
        let Some(player) = &arrival.hello.player else {
            let has_place = self.watchers_let_in(network) + waiting < WATCHERS_PER_NETWORK;
            return has_place.then_some(()).ok_or(HelloRefusal::TooManyWatchers);
        };
        // A player with a seat waits for that seat, with its name.
        if self.own_seat(&player.token).is_some() {
            return Ok(());
        }
        let name = self.name_for(player)?;
        // If no seat is free, a host may still hand them their former seat.
        let absent = self.absent_like(&name);
        let group = &self.group;
        let admitted = referee::may_wait(group, name.clone(), absent);
        let admitted = self.naming.with_distinct(group, admitted, None, &name);
        admitted.map_err(HelloRefusal::Group)?;
        let has_seat = self.seat_quota.allows(group, network, waiting, absent);
        has_seat
            .then_some(())
            .ok_or(HelloRefusal::TooManySeatsFromHere)
    }

    /// The absent player who may be the same person as a newcomer of this name.
    fn absent_like(&self, name: &Name) -> Option<SeatId> {
        let is_here = |seat| self.members.presence.is_present(seat);
        handover::absent_like(&self.group, is_here, name).map(|seat| seat.id)
    }
}
