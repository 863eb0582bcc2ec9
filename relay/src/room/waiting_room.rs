//! The waiting room: newcomers whom a host has not let in yet.

use std::collections::{BTreeMap, VecDeque};

use rand_core::Rng;
use score_core::group::entry::GroupEvent;
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::VisitorId;
use score_core::table::event::Event;
use score_core::table::state::Rights;
use score_core::wire::{
    CloseReason, DoorNotes, Flood, HelloRefusal, MAX_VISITORS, Player, TURNED_AWAY_MS, ToPlayer,
    ToRelay, Token, Visitor, Wish,
};

use crate::log::TokenHash;
use crate::names;
use crate::skeleton::Skeleton;
use crate::visitor_network::VisitorNetwork;

use super::arrival::{Admission, Arrival};
use super::door_notes::{self, FloodPlaces, Namesakes};
use super::places::{self, Claim, Taker, Trust};
use super::watchers::WATCHERS_PER_NETWORK;
use super::{ConnectionId, Room, Turn};

/// The most turned-away visitors that a table remembers; when there are more, those who may ask
/// again first are forgotten.
const MAX_TURNED_AWAY: usize = 1_000;

/// The waiting visitors, the longest-waiting first. Each token is in the list once.
#[derive(Clone, Debug, Default)]
pub(super) struct WaitingRoom {
    waiting: Vec<Waiting>,
    turned_away: TurnedAway,
    flood_places: FloodPlaces,
    /// The reason to send the list to the hosts.
    change: Change,
    /// When hosts may next be notified that visitors came or went.
    next_ms: u64,
}

/// The change since the hosts were last sent the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Change {
    /// Nothing is new.
    #[default]
    None,
    /// Visitors came or went: hosts are notified as often as of arrivals and departures at the
    /// table.
    OfVisitors,
    /// A host has made a decision, and sees the result at once.
    OfHost,
}

/// A visitor who waits.
#[derive(Clone, Debug)]
struct Waiting {
    /// It is unchanged when they reconnect, but not under another name: hosts let in visitors that
    /// they have seen.
    id: VisitorId,
    arrival: Arrival,
    /// The skeleton of a player's name; a watcher has none.
    skeleton: Option<Skeleton>,
    /// The number in [`Wish::Play`], which they have as long as they wait.
    number: u32,
    claim: Claim,
}

/// The visitors who were turned away, and when each may ask again, in milliseconds of the table's
/// clock: the earliest first. They are identified by their tokens and not by their addresses,
/// because a class shares one.
#[derive(Clone, Debug, Default)]
struct TurnedAway(VecDeque<(TokenHash, u64)>);

impl TurnedAway {
    fn note(&mut self, now_ms: u64, token: &Token) {
        if self.0.len() >= MAX_TURNED_AWAY {
            self.0.pop_front();
        }
        self.0
            .push_back((names::hash(token), now_ms + TURNED_AWAY_MS));
    }

    /// How long the visitor still has to wait, in milliseconds; zero if they may ask.
    fn wait_ms(&mut self, now_ms: u64, token: &Token) -> u64 {
        self.0.retain(|(_, until_ms)| now_ms < *until_ms);
        let token = names::hash(token);
        let own = self.0.iter().find(|(other, _)| *other == token);
        own.map_or(0, |(_, until_ms)| until_ms - now_ms)
    }
}

impl Waiting {
    fn taker(&self) -> Taker {
        Taker {
            network: self.arrival.network,
            claim: self.claim,
        }
    }

    /// The visitor as hosts see them.
    fn visitor(&self) -> Option<Visitor> {
        let Some(player) = &self.arrival.hello.player else {
            let watcher = self.arrival.watcher.as_ref();
            let number = watcher.map_or(0, |watcher| watcher.number);
            return Some(Visitor::watcher(self.id, number));
        };
        let name = names::name(&player.name).ok()?.to_string();
        let wish = Wish::Play {
            name,
            number: self.number,
        };
        Some(Visitor { id: self.id, wish })
    }
}

impl WaitingRoom {
    pub fn contains(&self, connection: ConnectionId) -> bool {
        let mut waiting = self.waiting.iter();
        waiting.any(|waiting| waiting.arrival.connection == connection)
    }

    pub fn remove(&mut self, connection: ConnectionId) {
        let before = self.waiting.len();
        self.waiting
            .retain(|waiting| waiting.arrival.connection != connection);
        if self.waiting.len() != before {
            self.note(Change::OfVisitors);
        }
    }

    /// The index of a visitor who has come before, on another connection.
    fn index_of(&self, arrival: &Arrival) -> Option<usize> {
        let token = arrival.token()?;
        self.waiting.iter().position(|waiting| {
            let other = &waiting.arrival;
            other.token() == Some(token) && other.is_watcher() == arrival.is_watcher()
        })
    }

    /// The other visitors of the network of `arrival` with the same wish, and their indices.
    fn like(&self, arrival: &Arrival, own: Option<usize>) -> (Vec<usize>, Vec<Taker>) {
        let others = self.waiting.iter().enumerate();
        let like = others.filter(|(index, waiting)| {
            let other = &waiting.arrival;
            let is_like = other.is_watcher() == arrival.is_watcher();
            Some(*index) != own && other.network == arrival.network && is_like
        });
        like.map(|(index, waiting)| (index, waiting.taker()))
            .unzip()
    }

    /// The index of the visitor who makes way for `newcomer` when the waiting room is full.
    fn index_to_yield(&self, newcomer: Taker) -> Option<usize> {
        let takers: Vec<Taker> = self.waiting.iter().map(Waiting::taker).collect();
        places::index_to_yield(&takers, newcomer)
    }

    /// Adds a visitor, at the index `own` where they wait already, or after all others. Returns the
    /// connection that no longer waits.
    fn insert(
        &mut self,
        own: Option<usize>,
        arrival: Arrival,
        claim: Claim,
    ) -> Option<ConnectionId> {
        let player = arrival.hello.player.as_ref();
        let skeleton = player.map(|player| Skeleton::of(&player.name));
        let mut waiting = Waiting {
            id: VisitorId(arrival.connection.0),
            arrival,
            skeleton,
            number: skeleton.map_or(1, |skeleton| self.next_number(own, &skeleton)),
            claim,
        };
        let Some(index) = own else {
            self.waiting.push(waiting);
            self.note(Change::OfVisitors);
            return None;
        };
        let before = &self.waiting[index];
        waiting.claim = claim.with(before.claim);
        let name = |waiting: &Waiting| waiting.visitor()?.name().map(String::from);
        let is_known = match waiting.arrival.is_watcher() {
            true => before.visitor().map(|it| it.wish) == waiting.visitor().map(|it| it.wish),
            false => name(before) == name(&waiting),
        };
        if is_known {
            // A visitor who reconnects in a loop causes no news for hosts.
            (waiting.id, waiting.number) = (before.id, before.number);
        } else {
            self.note(Change::OfVisitors);
        }
        let before = std::mem::replace(&mut self.waiting[index], waiting);
        Some(before.arrival.connection)
    }

    /// The number after those of all who wait under a name with this skeleton, except the one at
    /// `own`.
    fn next_number(&self, own: Option<usize>, skeleton: &Skeleton) -> u32 {
        let others = self.waiting.iter().enumerate();
        let others = others.filter(|(index, _)| Some(*index) != own);
        let alike =
            others.filter(|(_, it)| it.skeleton.is_some_and(|other| other.is_like(skeleton)));
        let numbers = alike.map(|(_, waiting)| waiting.number);
        numbers.max().unwrap_or_default().saturating_add(1)
    }

    /// Numbers visitors whose names now look like those of players.
    fn number_beside(&mut self, seated: &[Skeleton]) {
        for index in 0..self.waiting.len() {
            let Waiting {
                skeleton, number, ..
            } = self.waiting[index];
            let Some(skeleton) = skeleton else { continue };
            if number == 1 && seated.iter().any(|seated| seated.is_like(&skeleton)) {
                self.waiting[index].number = self.next_number(Some(index), &skeleton).max(2);
                self.note(Change::OfVisitors);
            }
        }
    }

    /// Removes and returns a visitor who wants to play; `None`: they have gone.
    pub fn take_player(&mut self, visitor: VisitorId) -> Option<Arrival> {
        let is_meant = |it: &Waiting| it.id == visitor && !it.arrival.is_watcher();
        let index = self.waiting.iter().position(is_meant)?;
        self.note(Change::OfHost);
        Some(self.waiting.remove(index).arrival)
    }

    /// Marks the list as changed, so that a new host is sent it.
    pub fn mark_changed(&mut self) {
        self.note(Change::OfHost);
    }

    fn note(&mut self, change: Change) {
        self.change = self.change.max(change);
    }

    /// When the changes are sent to the hosts.
    pub fn due_ms(&self) -> Option<u64> {
        match self.change {
            Change::None => None,
            Change::OfVisitors => Some(self.next_ms),
            Change::OfHost => Some(0),
        }
    }

    /// Whether all hosts are to be sent the list now.
    fn is_due(&mut self, now_ms: u64, every_ms: u64) -> bool {
        let is_due = self.due_ms().is_some_and(|due_ms| now_ms >= due_ms);
        if is_due {
            (self.change, self.next_ms) = (Change::None, now_ms + every_ms);
        }
        is_due
    }

    fn visitors(&self) -> Vec<Visitor> {
        self.waiting.iter().filter_map(Waiting::visitor).collect()
    }

    /// The visitors of each network who came within a short time, except visitors whom the table
    /// knows.
    fn floods(&mut self) -> Vec<Flood> {
        let mut by_network: BTreeMap<VisitorNetwork, Vec<(VisitorId, u64)>> = BTreeMap::new();
        for waiting in &self.waiting {
            if waiting.claim.trust == Trust::Stranger {
                let came = (waiting.id, waiting.claim.since_ms());
                let network = waiting.arrival.network;
                by_network.entry(network).or_default().push(came);
            }
        }
        let flood = |came: Vec<(VisitorId, u64)>| {
            let (visitors, came_ms): (Vec<VisitorId>, Vec<u64>) = came.into_iter().unzip();
            let are_flood = door_notes::are_flood(&came_ms);
            let visitors = visitors.into_iter().zip(are_flood);
            let visitors = visitors.filter(|(_, is_flood)| *is_flood);
            Flood {
                place: 0,
                visitors: visitors.map(|(visitor, _)| visitor).collect(),
            }
        };
        let floods = by_network.into_iter();
        let floods = floods.map(|(network, came)| (network, flood(came)));
        let floods = floods.filter(|(_, flood)| !flood.visitors.is_empty());
        self.flood_places.number(floods.collect())
    }

    /// The visitors who wait under the name of a removed player.
    fn namesakes(&self, namesakes: &Namesakes) -> Vec<VisitorId> {
        let is_namesake = |waiting: &&Waiting| {
            let skeleton = waiting.skeleton.as_ref();
            skeleton.is_some_and(|skeleton| namesakes.is_of_removed(skeleton))
        };
        let waiting = self.waiting.iter().filter(is_namesake);
        waiting.map(|waiting| waiting.id).collect()
    }
}

impl Room {
    /// Whether this connection waits to be let in.
    pub fn is_waiting(&self, connection: ConnectionId) -> bool {
        self.waiting_room.contains(connection)
    }

    /// Puts a newcomer in the waiting room, unless they would be refused later anyway.
    pub(super) fn let_wait(&mut self, now_ms: u64, mut arrival: Arrival, turn: &mut Turn) {
        let connection = arrival.connection;
        if let Some(player) = &mut arrival.hello.player
            && let Ok(name) = self.name_for(player)
        {
            // A player who left under a name that a host chose waits under that name.
            player.name = name.to_string();
        }
        let claim = self.claim(now_ms, &arrival);
        let own = match self.may_wait(now_ms, &arrival, claim, turn) {
            Ok(own) => own,
            Err(refusal) => {
                let refused = CloseReason::Refused(refusal);
                return turn.closes.push((connection, refused));
            }
        };
        let tab = |arrival: &Arrival| arrival.hello.player.as_ref().map(|player| player.tab);
        let own_tab = own.map(|own| tab(&self.waiting_room.waiting[own].arrival));
        // As with a seat: the tab reconnects, or another one takes over.
        let reason = match own_tab == Some(tab(&arrival)) {
            true => CloseReason::Trouble,
            false => CloseReason::TakenOver,
        };
        let before = self.waiting_room.insert(own, arrival, claim);
        turn.closes.extend(before.map(|before| (before, reason)));
        turn.answers.push((connection, ToPlayer::InWaitingRoom));
    }

    /// Requires that the visitor may wait, and returns the index at which they wait already. If the
    /// room is full and they take precedence over another visitor, that one is sent away.
    fn may_wait(
        &mut self,
        now_ms: u64,
        arrival: &Arrival,
        claim: Claim,
        turn: &mut Turn,
    ) -> Result<Option<usize>, HelloRefusal> {
        let turned_away = &mut self.waiting_room.turned_away;
        let wait_ms = arrival
            .token()
            .map(|token| turned_away.wait_ms(now_ms, token));
        if let Some(wait_ms @ 1..) = wait_ms {
            return Err(HelloRefusal::TurnedAway { wait_ms });
        }
        let own = self.waiting_room.index_of(arrival);
        let newcomer = Taker {
            network: arrival.network,
            claim,
        };
        let yields = match self.makes_way_in_network(arrival, newcomer, own)? {
            Some((index, refusal)) => Some((index, refusal)),
            None if own.is_none() && self.waiting_room.waiting.len() >= MAX_VISITORS => {
                let index = self.waiting_room.index_to_yield(newcomer);
                Some((index.ok_or(HelloRefusal::Busy)?, HelloRefusal::Busy))
            }
            None => None,
        };
        if let Some((index, refusal)) = yields {
            let yields = self.waiting_room.waiting.remove(index).arrival.connection;
            turn.closes.push((yields, CloseReason::Refused(refusal)));
        }
        Ok(self.waiting_room.index_of(arrival))
    }

    /// The visitor who makes way when the network of `newcomer` has its most waiting visitors, and
    /// the refusal for them; `None`: there is a place. Strangers do not keep out visitors whom the
    /// table knows.
    fn makes_way_in_network(
        &mut self,
        arrival: &Arrival,
        newcomer: Taker,
        own: Option<usize>,
    ) -> Result<Option<(usize, HelloRefusal)>, HelloRefusal> {
        let (indices, takers) = self.waiting_room.like(arrival, own);
        let Err(refusal) = self.has_place(arrival, takers.len()) else {
            return Ok(None);
        };
        let stay = takers.iter().filter(|taker| !newcomer.is_before(taker));
        self.has_place(arrival, stay.count())?;
        let weakest = places::index_in_network(&takers, newcomer);
        Ok(weakest.map(|index| (indices[index], refusal)))
    }

    /// Whether a visitor may wait besides `waiting` others of their network with the same wish.
    fn has_place(&mut self, arrival: &Arrival, waiting: usize) -> Result<(), HelloRefusal> {
        let network = arrival.network;
        let Some(player) = &arrival.hello.player else {
            let looking_on = self.watchers_let_in(network);
            let has_place = looking_on + waiting < WATCHERS_PER_NETWORK;
            return has_place.then_some(()).ok_or(HelloRefusal::TooManyWatchers);
        };
        self.may_wait_for_seat(player, network, waiting)
    }

    /// Whether a player may wait for a seat, besides `waiting` others of their network.
    fn may_wait_for_seat(
        &mut self,
        player: &Player,
        network: VisitorNetwork,
        waiting: usize,
    ) -> Result<(), HelloRefusal> {
        // They wait for their own seat, with its name.
        if self.own_seat(&player.token).is_some() {
            return Ok(());
        }
        let name = self.name_for(player)?;
        // If there is no room for them, a host may still hand them their former seat.
        let absent = self.absent_like(&name);
        let admitted = referee::may_wait(&self.group, name.clone(), absent);
        let admitted = self.with_distinct_name(admitted, None, &name);
        admitted.map_err(HelloRefusal::Group)?;
        let quota = &self.seat_quota;
        let has_seat = quota.allows(&self.group, network, waiting, absent);
        has_seat
            .then_some(())
            .ok_or(HelloRefusal::TooManySeatsFromHere)
    }

    /// Handles a message of a visitor's page, which may only ask for the time, to check the
    /// connection.
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

    /// Lets these visitors in, or turns them away. A visitor who has gone meanwhile is skipped, and
    /// only the named ones are let in or turned away.
    pub(super) fn answer_visitors(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        visitors: &[VisitorId],
        is_let_in: bool,
        turn: &mut Turn,
    ) -> Result<(), GroupRefusal> {
        let room = &mut self.waiting_room;
        let (named, others): (Vec<Waiting>, Vec<Waiting>) = std::mem::take(&mut room.waiting)
            .into_iter()
            .partition(|waiting| visitors.contains(&waiting.id));
        room.waiting = others;
        if named.is_empty() {
            return Err(GroupRefusal::VisitorGone);
        }
        room.note(Change::OfHost);
        for Waiting { arrival, .. } in named {
            match is_let_in {
                true => self.let_in(now_ms, rng, arrival, Admission::ByHost, turn),
                false => self.turn_away(now_ms, &arrival, turn),
            }
        }
        Ok(())
    }

    fn turn_away(&mut self, now_ms: u64, arrival: &Arrival, turn: &mut Turn) {
        if let Some(token) = arrival.token() {
            self.waiting_room.turned_away.note(now_ms, token);
        }
        let wait_ms = TURNED_AWAY_MS;
        let refused = CloseReason::Refused(HelloRefusal::TurnedAway { wait_ms });
        turn.closes.push((arrival.connection, refused));
    }

    /// Lets in all visitors that `is_meant` accepts.
    pub(super) fn admit_all(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        is_meant: impl Fn(&Arrival) -> bool,
        turn: &mut Turn,
    ) {
        for waiting in std::mem::take(&mut self.waiting_room.waiting) {
            if !is_meant(&waiting.arrival) {
                self.waiting_room.waiting.push(waiting);
                continue;
            }
            self.waiting_room.note(Change::OfHost);
            self.let_in(now_ms, rng, waiting.arrival, Admission::ByHost, turn);
        }
    }

    /// Closes the connections of all visitors.
    pub(super) fn close_visitors(&mut self, reason: &CloseReason, turn: &mut Turn) {
        for waiting in std::mem::take(&mut self.waiting_room.waiting) {
            self.waiting_room.note(Change::OfHost);
            let connection = waiting.arrival.connection;
            turn.closes.push((connection, reason.clone()));
        }
    }

    /// Sends the list of visitors and the notes about newcomers: to all hosts if that is due,
    /// otherwise to hosts who have just come.
    pub(super) fn send_visitors(&mut self, now_ms: u64, turn: &mut Turn) {
        self.number_visitors(turn);
        let is_due = self.waiting_room.is_due(now_ms, self.presence_every_ms);
        let is_noted = std::mem::take(&mut self.namesakes.has_changed) || is_due;
        let welcomed = turn.welcomes.iter().map(|(welcomed, _)| *welcomed);
        let new_hosts: Vec<ConnectionId> = welcomed.filter(|it| self.is_hosts_page(*it)).collect();
        if !is_noted && new_hosts.is_empty() {
            return;
        }
        let (visitors, notes) = (self.waiting_room.visitors(), self.door_notes());
        let has_notes = !door_notes::are_empty(&notes);
        let are_notes_due = is_noted && (has_notes || self.namesakes.is_told);
        if is_noted {
            self.namesakes.is_told = has_notes;
        }
        let hosts = self.members.iter().map(|(connection, _)| connection);
        for host in hosts.filter(|it| self.is_hosts_page(*it)) {
            let is_new = new_hosts.contains(&host);
            if is_due || (is_new && !visitors.is_empty()) {
                let visitors = ToPlayer::Visitors(visitors.clone());
                turn.answers.push((host, visitors));
            }
            if are_notes_due || (is_new && has_notes) {
                turn.answers
                    .push((host, ToPlayer::DoorNotes(notes.clone())));
            }
        }
    }

    /// Whether a host plays on this connection.
    fn is_hosts_page(&self, connection: ConnectionId) -> bool {
        let seat = self.members.get(connection).and_then(|member| member.seat);
        seat.is_some_and(|seat| self.group.rights(seat) == Rights::Host)
    }

    /// The notes about newcomers.
    fn door_notes(&mut self) -> DoorNotes {
        DoorNotes {
            floods: self.waiting_room.floods(),
            waiting_namesakes: self.waiting_room.namesakes(&self.namesakes),
            namesakes: self.namesakes.seats(&self.group),
        }
    }

    /// Numbers visitors whose names look like those of players, whose names may have changed.
    fn number_visitors(&mut self, turn: &Turn) {
        let mut events = turn.batch.entries.iter().flat_map(|entry| &entry.events);
        let is_named = |event: &GroupEvent| {
            let GroupEvent::Table(event) = event else {
                return false;
            };
            matches!(event, Event::Seated { .. } | Event::Renamed { .. })
        };
        if !self.waiting_room.waiting.is_empty() && events.any(is_named) {
            let seated = self.skeletons_there();
            self.waiting_room.number_beside(&seated);
        }
    }
}
