//! The waiting room: visitors whom a host has not let in yet. It also has the list for hosts, and
//! visitors who were turned away.

use std::collections::VecDeque;
use std::mem;

use score_core::group::request::VisitorId;
use score_core::group::state::Group;
use score_core::table::event::Event;
use score_core::wire::{
    CloseReason, DoorNotes, Flood, HelloRefusal, MAX_VISITORS, TURNED_AWAY_MS, ToPlayer, Token,
    Visitor, Wish,
};

use crate::confusables::Skeleton;
use crate::log::TokenHash;
use crate::names;

use super::arrival::{Arrival, Welcomed};
use super::door_notes::{FloodPlaces, Namesakes};
use super::members::{Member, Members};
use super::naming::Naming;
use super::places::{self, Claimant, Trust};
use super::turn::OpenTurn;
use super::{ConnectionId, is_host};

/// The most turned-away visitors that a table remembers. When there are more, those who may ask
/// again first are forgotten.
const MAX_TURNED_AWAY: usize = 1_000;

/// The waiting visitors, the longest-waiting first. Each token is in the list once.
#[derive(Clone, Debug, Default)]
pub(super) struct WaitingRoom {
    waiting: Vec<Waiting>,
    pub turned_away: TurnedAway,
    flood_places: FloodPlaces,
    /// The players with the name of a removed player.
    pub namesakes: Namesakes,
    /// When hosts are sent the list; `None`: they have the present one.
    due_ms: Option<u64>,
    /// When hosts may next be notified that visitors came or went. That is as often as of arrivals
    /// and departures at the table.
    next_ms: u64,
}

/// A visitor who waits.
#[derive(Clone, Debug)]
struct Waiting {
    /// The id stays when they reconnect under the same name, because hosts let in visitors that
    /// they have seen.
    id: VisitorId,
    arrival: Arrival,
    /// The skeleton of a player's name; a watcher has none.
    skeleton: Option<Skeleton>,
    /// The number in [`Wish::Play`], which they have as long as they wait.
    number: u32,
    claimant: Claimant,
}

impl Waiting {
    /// Whether hosts see the same visitor here as in `other`.
    fn is_same_as(&self, other: &Waiting) -> bool {
        let name = |waiting: &Waiting| waiting.visitor()?.name().map(String::from);
        let wish = |waiting: &Waiting| waiting.visitor().map(|visitor| visitor.wish);
        match other.arrival.is_watcher() {
            true => wish(self) == wish(other),
            false => name(self) == name(other),
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
    /// The empty waiting room of a table.
    pub fn new(group: &Group) -> WaitingRoom {
        WaitingRoom {
            namesakes: Namesakes::of(group),
            ..WaitingRoom::default()
        }
    }

    pub fn contains(&self, connection: ConnectionId) -> bool {
        let mut waiting = self.waiting.iter();
        waiting.any(|waiting| waiting.arrival.connection == connection)
    }

    pub fn remove(&mut self, connection: ConnectionId) {
        let count_before = self.waiting.len();
        self.waiting
            .retain(|waiting| waiting.arrival.connection != connection);
        if self.waiting.len() != count_before {
            self.note_change();
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

    /// The other visitors of the network of `arrival` with the same wish, and their connections.
    pub fn others_like(&self, arrival: &Arrival) -> (Vec<ConnectionId>, Vec<Claimant>) {
        let own_index = self.index_of(arrival);
        let others = self.waiting.iter().enumerate();
        let like = others.filter(|(index, waiting)| {
            let other = &waiting.arrival;
            let is_like = other.is_watcher() == arrival.is_watcher();
            Some(*index) != own_index && other.network == arrival.network && is_like
        });
        like.map(|(_, waiting)| (waiting.arrival.connection, waiting.claimant))
            .unzip()
    }

    /// The visitor who makes way for `newcomer` if the waiting room is full.
    pub fn visitor_to_evict(
        &self,
        arrival: &Arrival,
        newcomer: Claimant,
    ) -> Welcomed<Option<ConnectionId>> {
        if self.index_of(arrival).is_some() || self.waiting.len() < MAX_VISITORS {
            return Ok(None);
        }
        let claimants: Vec<Claimant> = self
            .waiting
            .iter()
            .map(|waiting| waiting.claimant)
            .collect();
        let index = places::index_to_evict(&claimants, newcomer).ok_or(HelloRefusal::Busy)?;
        Ok(Some(self.waiting[index].arrival.connection))
    }

    /// Sends a visitor away for another one, who comes at once.
    pub fn refuse(&mut self, connection: ConnectionId, refusal: HelloRefusal, turn: &mut OpenTurn) {
        self.waiting
            .retain(|waiting| waiting.arrival.connection != connection);
        turn.refuse(connection, refusal);
    }

    /// Adds a visitor after all others. A visitor who waits already keeps their place, and their
    /// former connection is closed.
    pub fn insert(&mut self, arrival: Arrival, claimant: Claimant, turn: &mut OpenTurn) {
        let own_index = self.index_of(&arrival);
        let player = arrival.hello.player.as_ref();
        let skeleton = player.map(|player| Skeleton::of(&player.name));
        let mut waiting = Waiting {
            id: VisitorId(arrival.connection.0),
            arrival,
            skeleton,
            number: skeleton.map_or(1, |skeleton| self.next_number(own_index, &skeleton)),
            claimant,
        };
        let Some(index) = own_index else {
            self.waiting.push(waiting);
            return self.note_change();
        };
        let former = &self.waiting[index];
        waiting.claimant.claim = claimant.claim.with(former.claimant.claim);
        if former.is_same_as(&waiting) {
            // A visitor who reconnects in a loop causes no news for hosts.
            (waiting.id, waiting.number) = (former.id, former.number);
        } else {
            self.note_change();
        }
        // As with a seat, the same tab reconnects, and another tab takes over.
        let former = mem::replace(&mut self.waiting[index], waiting).arrival;
        let reason = match former.tab() == self.waiting[index].arrival.tab() {
            true => CloseReason::Trouble,
            false => CloseReason::TakenOver,
        };
        turn.close(former.connection, reason);
    }

    /// The next number for a visitor who waits under a name with this skeleton, except the visitor
    /// at `own`.
    fn next_number(&self, own: Option<usize>, skeleton: &Skeleton) -> u32 {
        let others = self.waiting.iter().enumerate();
        let others = others.filter(|(index, _)| Some(*index) != own);
        let alike = others.filter(|(_, waiting)| {
            waiting
                .skeleton
                .is_some_and(|other| other.is_like(skeleton))
        });
        let numbers = alike.map(|(_, waiting)| waiting.number);
        numbers.max().unwrap_or_default().saturating_add(1)
    }

    /// Numbers visitors whose names look like those of players, if this turn names players.
    pub fn number(&mut self, group: &Group, naming: &mut Naming, turn: &OpenTurn) {
        let gives_name =
            |event: &Event| matches!(event, Event::Seated { .. } | Event::Renamed { .. });
        if self.waiting.is_empty() || !turn.has_event(gives_name) {
            return;
        }
        let seated = naming.skeletons_in_use(group);
        for index in 0..self.waiting.len() {
            let Waiting {
                skeleton, number, ..
            } = self.waiting[index];
            let Some(skeleton) = skeleton else { continue };
            if number == 1 && seated.iter().any(|seated| seated.is_like(&skeleton)) {
                self.waiting[index].number = self.next_number(Some(index), &skeleton).max(2);
                self.note_change();
            }
        }
    }

    /// Sends the list with this turn, because a host has made a decision or is new.
    pub fn send_at_once(&mut self) {
        self.due_ms = Some(0);
    }

    fn note_change(&mut self) {
        self.due_ms.get_or_insert(self.next_ms);
    }

    /// When the list is sent to the hosts.
    pub fn due_ms(&self) -> Option<u64> {
        self.due_ms
    }

    /// Whether all hosts are to be sent the list now.
    fn is_due(&mut self, now_ms: u64, every_ms: u64) -> bool {
        let is_due = self.due_ms.is_some_and(|due_ms| now_ms >= due_ms);
        if is_due {
            (self.due_ms, self.next_ms) = (None, now_ms + every_ms);
        }
        is_due
    }

    fn visitors(&self) -> Vec<Visitor> {
        self.waiting.iter().filter_map(Waiting::visitor).collect()
    }

    /// The visitors of each network who came within a short time, except visitors whom the table
    /// knows.
    fn floods(&mut self) -> Vec<Flood> {
        let is_stranger = |waiting: &&Waiting| waiting.claimant.claim.trust == Trust::Stranger;
        let strangers = self.waiting.iter().filter(is_stranger);
        let strangers = strangers.map(|waiting| {
            let claimant = waiting.claimant;
            (claimant.network, waiting.id, claimant.claim.since_ms())
        });
        self.flood_places.floods(strangers)
    }

    /// The visitors who wait under the name of a removed player.
    fn waiting_namesakes(&self) -> Vec<VisitorId> {
        let is_namesake = |waiting: &&Waiting| {
            let skeleton = waiting.skeleton.as_ref();
            skeleton.is_some_and(|skeleton| self.namesakes.is_of_removed(skeleton))
        };
        let waiting = self.waiting.iter().filter(is_namesake);
        waiting.map(|waiting| waiting.id).collect()
    }

    /// Removes and returns the visitors that `is_meant` accepts, for a host.
    pub fn take(&mut self, is_meant: impl Fn(VisitorId, &Arrival) -> bool) -> Vec<Arrival> {
        let is_meant = |waiting: &mut Waiting| is_meant(waiting.id, &waiting.arrival);
        let taken = self.waiting.extract_if(.., is_meant);
        let taken: Vec<Arrival> = taken.map(|waiting| waiting.arrival).collect();
        if !taken.is_empty() {
            self.send_at_once();
        }
        taken
    }

    /// Turns a visitor away, who may ask again after a while.
    pub fn turn_away(&mut self, arrival: &Arrival, turn: &mut OpenTurn) {
        let refusal = self.turned_away.note(turn.now_ms, arrival.token());
        turn.refuse(arrival.connection, refusal);
    }

    /// Closes the connections of all visitors.
    pub fn close_all(&mut self, reason: &CloseReason, turn: &mut OpenTurn) {
        for arrival in self.take(|_, _| true) {
            turn.close(arrival.connection, reason.clone());
        }
    }

    /// Sends hosts the list of visitors and the notes about newcomers. All hosts are sent both when
    /// they are due, and otherwise only hosts who have just come.
    pub fn send(&mut self, group: &Group, members: &Members, turn: &mut OpenTurn) {
        let is_due = self.is_due(turn.now_ms, members.presence.every_ms);
        let are_notes_new = mem::take(&mut self.namesakes.has_changed) || is_due;
        if !are_notes_new && turn.done.welcomes.is_empty() {
            return;
        }
        let is_hosts = |member: &Member| member.seat.is_some_and(|seat| is_host(group, seat));
        let hosts = members.iter().filter(|(_, member)| is_hosts(member));
        let has_come = |host: &ConnectionId| {
            turn.done
                .welcomes
                .iter()
                .any(|(connection, _)| connection == host)
        };
        let hosts = hosts.map(|(host, _)| (host, has_come(&host)));
        let hosts: Vec<(ConnectionId, bool)> = hosts
            .filter(|(_, is_new)| are_notes_new || *is_new)
            .collect();
        if !are_notes_new && hosts.is_empty() {
            return;
        }
        let (visitors, notes) = (self.visitors(), self.door_notes(group));
        let has_notes = notes != DoorNotes::default();
        let are_notes_due = are_notes_new && (has_notes || self.namesakes.is_sent);
        if are_notes_new {
            self.namesakes.is_sent = has_notes;
        }
        for (host, is_new) in hosts {
            if is_due || (is_new && !visitors.is_empty()) {
                turn.answer(host, ToPlayer::Visitors(visitors.clone()));
            }
            if are_notes_due || (is_new && has_notes) {
                turn.answer(host, ToPlayer::DoorNotes(notes.clone()));
            }
        }
    }

    /// The notes about newcomers.
    fn door_notes(&mut self, group: &Group) -> DoorNotes {
        DoorNotes {
            floods: self.floods(),
            waiting_namesakes: self.waiting_namesakes(),
            namesakes: self.namesakes.seats(group),
        }
    }
}

/// The visitors who were turned away, and when each may ask again, in milliseconds of the table's
/// clock. The earliest come first. They are identified by their tokens and not by their addresses,
/// because a class shares one.
#[derive(Clone, Debug, Default)]
pub(super) struct TurnedAway(VecDeque<(TokenHash, u64)>);

impl TurnedAway {
    /// Notes that the visitor with this token is turned away, and returns the refusal for them.
    pub fn note(&mut self, now_ms: u64, token: Option<&Token>) -> HelloRefusal {
        let wait_ms = TURNED_AWAY_MS;
        if let Some(token) = token {
            if self.0.len() >= MAX_TURNED_AWAY {
                self.0.pop_front();
            }
            self.0.push_back((names::hash(token), now_ms + wait_ms));
        }
        HelloRefusal::TurnedAway { wait_ms }
    }

    /// Refuses a visitor who may not ask again yet.
    pub fn require_over(&mut self, now_ms: u64, token: Option<&Token>) -> Result<(), HelloRefusal> {
        self.0.retain(|(_, until_ms)| now_ms < *until_ms);
        let token = token.map(names::hash);
        match self.0.iter().find(|(other, _)| Some(*other) == token) {
            Some((_, until_ms)) => Err(HelloRefusal::TurnedAway {
                wait_ms: until_ms - now_ms,
            }),
            None => Ok(()),
        }
    }
}
