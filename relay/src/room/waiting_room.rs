//! The waiting room: newcomers whom a host has not let in yet.

use std::mem;

use score_core::group::entry::{Entry, GroupEvent};
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::VisitorId;
use score_core::group::state::Group;
use score_core::table::event::Event;
use score_core::wire::{
    CloseReason, DoorNotes, Flood, HelloRefusal, MAX_VISITORS, TURNED_AWAY_MS, ToPlayer, ToRelay,
    Visitor, Wish,
};

use crate::names;
use crate::skeleton::Skeleton;

use super::arrival::Arrival;
use super::door_notes::{self, FloodPlaces, Namesakes};
use super::members::{Member, Members};
use super::open_turn::OpenTurn;
use super::places::{self, Claim, Taker, Trust};
use super::turned_away::TurnedAway;
use super::{ConnectionId, is_host};

/// The waiting visitors, the longest-waiting first. Each token is in the list once.
#[derive(Clone, Debug, Default)]
pub(super) struct WaitingRoom {
    waiting: Vec<Waiting>,
    turned_away: TurnedAway,
    flood_places: FloodPlaces,
    /// The players with the name of a removed player.
    pub namesakes: Namesakes,
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

impl Waiting {
    fn taker(&self) -> Taker {
        Taker {
            network: self.arrival.network,
            claim: self.claim,
        }
    }

    fn tab(&self) -> Option<u64> {
        let player = self.arrival.hello.player.as_ref();
        player.map(|player| player.tab)
    }

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

    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

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

    /// The other visitors of the network of `arrival` with the same wish, and their connections.
    pub fn others_like(&self, arrival: &Arrival) -> (Vec<ConnectionId>, Vec<Taker>) {
        let own = self.index_of(arrival);
        let others = self.waiting.iter().enumerate();
        let like = others.filter(|(index, waiting)| {
            let other = &waiting.arrival;
            let is_like = other.is_watcher() == arrival.is_watcher();
            Some(*index) != own && other.network == arrival.network && is_like
        });
        like.map(|(_, waiting)| (waiting.arrival.connection, waiting.taker()))
            .unzip()
    }

    /// The visitor who makes way for `newcomer` if the waiting room is full.
    pub fn who_yields(
        &self,
        arrival: &Arrival,
        newcomer: Taker,
    ) -> Result<Option<ConnectionId>, HelloRefusal> {
        if self.index_of(arrival).is_some() || self.waiting.len() < MAX_VISITORS {
            return Ok(None);
        }
        let takers: Vec<Taker> = self.waiting.iter().map(Waiting::taker).collect();
        let index = places::index_to_yield(&takers, newcomer).ok_or(HelloRefusal::Busy)?;
        Ok(Some(self.waiting[index].arrival.connection))
    }

    /// Sends a visitor away for another one, who comes at once.
    pub fn refuse(&mut self, connection: ConnectionId, refusal: HelloRefusal, turn: &mut OpenTurn) {
        self.waiting
            .retain(|waiting| waiting.arrival.connection != connection);
        turn.refuse(connection, refusal);
    }

    /// Adds a visitor: after all others, or where they wait already, whose former connection is
    /// closed.
    pub fn insert(&mut self, arrival: Arrival, claim: Claim, turn: &mut OpenTurn) {
        let own = self.index_of(&arrival);
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
            return self.note(Change::OfVisitors);
        };
        let before = &self.waiting[index];
        waiting.claim = claim.with(before.claim);
        if before.is_same_as(&waiting) {
            // A visitor who reconnects in a loop causes no news for hosts.
            (waiting.id, waiting.number) = (before.id, before.number);
        } else {
            self.note(Change::OfVisitors);
        }
        // As with a seat: the tab reconnects, or another one takes over.
        let is_same_tab = self.waiting[index].tab() == waiting.tab();
        let before = mem::replace(&mut self.waiting[index], waiting);
        let reason = match is_same_tab {
            true => CloseReason::Trouble,
            false => CloseReason::TakenOver,
        };
        turn.close(before.arrival.connection, reason);
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
    pub fn number_beside(&mut self, seated: &[Skeleton]) {
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
        let is_stranger = |it: &&Waiting| it.claim.trust == Trust::Stranger;
        let strangers = self.waiting.iter().filter(is_stranger);
        let strangers = strangers.map(|it| (it.arrival.network, it.id, it.claim.since_ms()));
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

    /// Removes and returns the visitors that `is_meant` accepts.
    fn take_where(&mut self, is_meant: impl Fn(&Waiting) -> bool) -> Vec<Arrival> {
        let waiting = self.waiting.extract_if(.., |waiting| is_meant(waiting));
        let taken: Vec<Arrival> = waiting.map(|waiting| waiting.arrival).collect();
        if !taken.is_empty() {
            self.note(Change::OfHost);
        }
        taken
    }

    /// Removes and returns these visitors; those who have gone meanwhile are not among them.
    pub fn take(&mut self, visitors: &[VisitorId]) -> Result<Vec<Arrival>, GroupRefusal> {
        let taken = self.take_where(|waiting| visitors.contains(&waiting.id));
        match taken.is_empty() {
            true => Err(GroupRefusal::VisitorGone),
            false => Ok(taken),
        }
    }

    /// Removes and returns a visitor who wants to play.
    pub fn take_player(&mut self, visitor: VisitorId) -> Result<Arrival, GroupRefusal> {
        let is_meant = |it: &Waiting| it.id == visitor && !it.arrival.is_watcher();
        let taken = self.take_where(is_meant).pop();
        taken.ok_or(GroupRefusal::VisitorGone)
    }

    /// Removes and returns all visitors whose arrival `is_meant` accepts.
    pub fn take_all(&mut self, is_meant: impl Fn(&Arrival) -> bool) -> Vec<Arrival> {
        self.take_where(|waiting| is_meant(&waiting.arrival))
    }

    /// Turns a visitor away, who may ask again after a while.
    pub fn turn_away(&mut self, arrival: &Arrival, turn: &mut OpenTurn) {
        if let Some(token) = arrival.token() {
            self.turned_away.note(turn.now_ms, token);
        }
        let wait_ms = TURNED_AWAY_MS;
        turn.refuse(arrival.connection, HelloRefusal::TurnedAway { wait_ms });
    }

    /// Requires that a visitor was not turned away a short time ago.
    pub fn require_not_turned_away(
        &mut self,
        now_ms: u64,
        arrival: &Arrival,
    ) -> Result<(), HelloRefusal> {
        let token = arrival.token();
        match token.map(|token| self.turned_away.wait_ms(now_ms, token)) {
            Some(wait_ms @ 1..) => Err(HelloRefusal::TurnedAway { wait_ms }),
            _ => Ok(()),
        }
    }

    /// Closes the connections of all visitors.
    pub fn close_all(&mut self, reason: &CloseReason, turn: &mut OpenTurn) {
        for arrival in self.take_where(|_| true) {
            turn.close(arrival.connection, reason.clone());
        }
    }

    /// Handles a message of a visitor's page, which may only ask for the time, to check the
    /// connection. `n` is the number of the last entry.
    pub fn receive(
        &mut self,
        connection: ConnectionId,
        message: &ToRelay,
        n: u64,
        turn: &mut OpenTurn,
    ) {
        if let ToRelay::Clock { sent_ms } = message {
            let clock = ToPlayer::Clock {
                sent_ms: *sent_ms,
                now_ms: turn.now_ms,
                n,
            };
            turn.answer(connection, clock);
        } else {
            self.remove(connection);
            turn.close(connection, CloseReason::BadMessage);
        }
    }

    /// Sends the list of visitors and the notes about newcomers: to all hosts if that is due,
    /// otherwise to hosts who have just come.
    pub fn send(&mut self, group: &Group, members: &Members, every_ms: u64, turn: &mut OpenTurn) {
        let is_due = self.is_due(turn.now_ms, every_ms);
        let is_noted = mem::take(&mut self.namesakes.has_changed) || is_due;
        if !is_noted && turn.done.welcomes.is_empty() {
            return;
        }
        let is_hosts = |member: &Member| member.seat.is_some_and(|seat| is_host(group, seat));
        let hosts = members.iter().filter(|(_, member)| is_hosts(member));
        let has_come = |host: &ConnectionId| turn.done.welcomes.iter().any(|(it, _)| it == host);
        let hosts = hosts.map(|(host, _)| (host, has_come(&host)));
        let hosts: Vec<(ConnectionId, bool)> =
            hosts.filter(|(_, is_new)| is_noted || *is_new).collect();
        let (visitors, notes) = (self.visitors(), self.door_notes(group));
        let has_notes = !door_notes::are_empty(&notes);
        let are_notes_due = is_noted && (has_notes || self.namesakes.is_told);
        if is_noted {
            self.namesakes.is_told = has_notes;
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

/// Whether these entries give a player a name.
pub(super) fn give_names(entries: &[Entry]) -> bool {
    let mut events = entries.iter().flat_map(|entry| &entry.events);
    events.any(|event| {
        matches!(
            event,
            GroupEvent::Table(Event::Seated { .. } | Event::Renamed { .. })
        )
    })
}
