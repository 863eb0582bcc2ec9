//! Carries out the requests of players: decides, writes the events, and changes connections and
//! devices.

use score_core::dice::Generator;
use score_core::group::audience::Audience;
use score_core::group::entry::{CommandId, GroupEvent, Origin};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::{Request, VisitorId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::wire::{CloseReason, HelloRefusal, Line, NEWCOMER_MS, ToPlayer};

use super::arrival::{Admission, Arrival};
use super::budget::Span;
use super::turn::{Granted, OpenTurn};
use super::votes::VoteOutcome;
use super::{Room, is_host, naming};

/// The player who makes a request.
#[derive(Clone, Copy)]
struct Asker {
    seat: SeatId,
    /// The number of the last entry that they had seen.
    seen: u64,
}

/// The result of a request.
enum Outcome {
    /// An entry with these events, of which there may be none.
    Entry(Vec<GroupEvent>),
    /// The request is carried out, and no entry is written.
    Unwritten,
}

impl Room {
    /// Carries out a request.
    pub(super) fn ask(
        &mut self,
        seat: Option<SeatId>,
        (cid, seen, request): (CommandId, u64, Request),
        turn: &mut OpenTurn,
    ) -> Granted<()> {
        let seat = seat.ok_or(Refusal::NotSeated)?;
        let origin = referee::origin(seat, cid);
        if origin.is_some_and(|origin| self.group.has_seen(origin)) {
            // The acknowledgement was lost.
            return Ok(());
        }
        if !self.allows(|limits| limits.allows_command(seat)) {
            return Err(GroupRefusal::TooFast);
        }
        let request = naming::with_checked_name(&self.group, seat, request)?;
        self.require_allowed(turn.now_ms, seat, &request)?;
        self.settle(turn);
        referee::may_ask(&self.group, seat, seen, &request)?;
        match self.handle(Asker { seat, seen }, request, turn)? {
            Outcome::Entry(events) => self.carry_out(seat, origin, events, turn),
            Outcome::Unwritten => {}
        }
        Ok(())
    }

    /// Refuses a request that the relay's settings, the player's device or their budget do not
    /// allow.
    fn require_allowed(&self, now_ms: u64, seat: SeatId, request: &Request) -> Granted<()> {
        let (group, presence) = (&self.group, &self.members.presence);
        if self.is_without_chat && *request == Request::SwitchChat(true) {
            return Err(GroupRefusal::ChatOff);
        }
        let has_seen = |other| presence.has_seen_roll(group, other);
        self.browsers
            .require_own_look(group, seat, request, has_seen)?;
        let is_rename = matches!(request, Request::Play(Command::Rename(_)));
        if is_rename && !self.allows(|limits| limits.allows_rename(seat)) {
            return Err(GroupRefusal::TooFast);
        }
        self.budget.require(Span::at(group, now_ms), seat, request)
    }

    /// Decides about a request. Requests about data that only the relay has are answered here, and
    /// all others by the referee.
    fn handle(&mut self, by: Asker, request: Request, turn: &mut OpenTurn) -> Granted<Outcome> {
        let mut events = Vec::new();
        match request {
            Request::Play(Command::Roll) => {
                let dealt = self.decide(by, request, turn)?;
                if self.vote_for_roll(by.seat, turn)? {
                    events = dealt;
                }
            }
            Request::Play(Command::Rename(ref name)) => {
                let name = name.clone();
                let decided = self.decide(by, request, turn);
                events = self
                    .naming
                    .with_distinct(&self.group, decided, Some(by.seat), &name)?;
            }
            Request::RenameOther(seat, ref name) => {
                let name = name.clone();
                let decided = self.decide(by, request, turn);
                events = self
                    .naming
                    .with_distinct(&self.group, decided, Some(seat), &name)?;
            }
            Request::Admit(visitor, is_let_in) => {
                self.answer_visitors(&[visitor], is_let_in, turn)?;
            }
            Request::AdmitThese(visitors, is_let_in) => {
                self.answer_visitors(&visitors, is_let_in, turn)?;
            }
            Request::AdmitAll => self.let_all_in(|_| true, turn),
            Request::AdmitTo(visitor, from) => {
                self.require_away(from)?;
                // They are seated in one entry with the handover, so that a full table has a seat
                // for them. A visitor who cannot be let in is sent the reason.
                let is_meant = |id, arrival: &Arrival| id == visitor && !arrival.is_watcher();
                let arrival = self.waiting_room.take(is_meant).pop();
                let arrival = arrival.ok_or(GroupRefusal::VisitorGone)?;
                self.let_in(arrival, Admission::ToSeatOf(from), turn);
            }
            Request::UseWaitingRoom(false) => {
                events = self.decide(by, request, turn)?;
                let watchers_wait = self.group.watchers_wait();
                self.let_all_in(|arrival| !(watchers_wait && arrival.is_watcher()), turn);
            }
            Request::LetWatchersWait(true) => {
                events = self.decide(by, request, turn)?;
                self.members
                    .close_watchers(&self.group, &CloseReason::Removed, turn);
            }
            Request::LetWatchersWait(false) if !self.group.has_waiting_room() => {
                events = self.decide(by, request, turn)?;
                self.let_all_in(Arrival::is_watcher, turn);
            }
            Request::HandOver(from, _) => {
                events = self.decide(by, request, turn)?;
                self.require_away(from)?;
            }
            Request::RemoveNewcomers => events = self.remove_newcomers(turn.now_ms, by.seat)?,
            Request::TakeBackLine(seat, text) => self.chat.take_back(Line { seat, text }, turn),
            Request::Clear => {
                self.clear(turn);
                return Ok(Outcome::Unwritten);
            }
            // No entry has the key, so a repeated request makes another key.
            Request::MakeHostKey => {
                self.make_host_key(by.seat, turn)?;
                return Ok(Outcome::Unwritten);
            }
            request => events = self.decide(by, request, turn)?,
        }
        Ok(Outcome::Entry(events))
    }

    /// The referee's decision.
    fn decide(&self, by: Asker, request: Request, turn: &mut OpenTurn) -> Granted<Vec<GroupEvent>> {
        let mut generator = Generator::new(turn.rng.next_u64(), turn.rng.next_u64());
        let (group, now_ms, Asker { seat, seen }) = (&self.group, turn.now_ms, by);
        let is_here = &|seat| self.members.presence.is_here_or_soon_back(now_ms, seat);
        referee::decide_among(group, is_here, now_ms, &mut generator, seat, seen, request)
    }

    /// Counts the request of the player at `seat` for a roll, and returns whether the roll is dealt
    /// now.
    fn vote_for_roll(&mut self, seat: SeatId, turn: &mut OpenTurn) -> Granted<bool> {
        let (group, presence) = (&self.group, &self.members.presence);
        let is_here = |seat| presence.is_present(seat);
        let outcome = self.votes.ask(group, is_here, seat, turn)?;
        if outcome == VoteOutcome::VotedBefore {
            let span = Span::at(group, turn.now_ms);
            self.budget.require_events(span, seat)?;
        }
        Ok(outcome == VoteOutcome::Deals)
    }

    /// Lets these visitors in, or turns them away. A visitor who has gone meanwhile is skipped, and
    /// only the named ones are let in or turned away.
    fn answer_visitors(
        &mut self,
        visitors: &[VisitorId],
        is_let_in: bool,
        turn: &mut OpenTurn,
    ) -> Granted<()> {
        let named = self.waiting_room.take(|id, _| visitors.contains(&id));
        if named.is_empty() {
            return Err(GroupRefusal::VisitorGone);
        }
        for arrival in named {
            match is_let_in {
                true => self.let_in(arrival, Admission::ByHost, turn),
                false => self.waiting_room.turn_away(&arrival, turn),
            }
        }
        Ok(())
    }

    /// Lets in all visitors that `is_meant` accepts.
    fn let_all_in(&mut self, is_meant: impl Fn(&Arrival) -> bool, turn: &mut OpenTurn) {
        for arrival in self.waiting_room.take(|_, arrival| is_meant(arrival)) {
            self.let_in(arrival, Admission::ByHost, turn);
        }
    }

    /// Refuses a request about a player who is present, if it is only for absent ones.
    fn require_away(&self, seat: SeatId) -> Granted<()> {
        match self.members.presence.is_present(seat) {
            true => Err(GroupRefusal::NotAway),
            false => Ok(()),
        }
    }

    /// Removes all players who have just come, except hosts and the player who asks.
    fn remove_newcomers(&self, now_ms: u64, host: SeatId) -> Granted<Vec<GroupEvent>> {
        let group = &self.group;
        let is_newcomer = |seat: SeatId| {
            let came_ms = group.came_ms(seat);
            let is_new = came_ms.is_some_and(|came_ms| now_ms <= came_ms + NEWCOMER_MS);
            let is_host = seat == host || is_host(group, seat);
            is_new && !is_host && !group.is_removed(seat)
        };
        let seats = group.table().seats().iter().map(|seat| seat.id);
        let newcomers: Vec<SeatId> = seats.filter(|seat| is_newcomer(*seat)).collect();
        if newcomers.is_empty() {
            return Err(GroupRefusal::NoNewcomers);
        }
        Ok(referee::remove(group, &newcomers))
    }

    /// Makes a new key for the host at `seat`, and sends it only to them.
    fn make_host_key(&mut self, seat: SeatId, turn: &mut OpenTurn) -> Granted<()> {
        if !self.allows(|limits| limits.allows_host_key(seat)) {
            return Err(GroupRefusal::TooFast);
        }
        let key = self.keys.make_host_key(turn);
        for connection in self.members.of_seat(seat) {
            turn.answer(connection, ToPlayer::HostKey(key));
        }
        Ok(())
    }

    /// Writes the events of a request, and updates connections, devices and keys.
    fn carry_out(
        &mut self,
        seat: SeatId,
        origin: Option<Origin>,
        events: Vec<GroupEvent>,
        turn: &mut OpenTurn,
    ) {
        let mut events = self.naming.with_free(&self.group, events);
        self.browsers.add_whole_devices(&self.group, &mut events);
        self.write_for_readers(origin, &events, turn);
        let span = Span::at(&self.group, turn.now_ms);
        self.budget.spend(span, seat, &events);
        for event in &events {
            self.follow(event, turn);
        }
        if self.group.table().seat(seat).is_none() {
            self.forget_departed();
            self.members.close_seat(seat, &CloseReason::Left, turn);
        }
    }

    /// Closes connections and updates devices as an event requires.
    fn follow(&mut self, event: &GroupEvent, turn: &mut OpenTurn) {
        match *event {
            // Nobody may come in, so nobody has to wait.
            GroupEvent::Locked { locked: true } => {
                let locked = HelloRefusal::Group(GroupRefusal::Locked);
                self.waiting_room
                    .close_all(&CloseReason::Refused(locked), turn);
            }
            GroupEvent::CoHostNamed { .. } => self.waiting_room.send_at_once(),
            GroupEvent::HandedOver { from, seat } => self.note_handover(turn.now_ms, from, seat),
            GroupEvent::Removed {
                seat,
                removed: true,
            } => {
                let removed = CloseReason::Removed;
                self.members.close_seat(seat, &removed, turn);
                self.members.close_walls(seat, &removed, turn);
            }
            GroupEvent::LetPlay { seat }
            | GroupEvent::Removed {
                seat,
                removed: false,
            } => {
                self.browsers.let_play(&self.group, seat);
                if self.group.small_tables().is_some() {
                    // When their page reconnects, it gets the entries of their table that it was
                    // not sent before.
                    self.members.close_seat(seat, &CloseReason::Trouble, turn);
                }
            }
            _ => {}
        }
    }

    /// Writes an entry, and closes the connections of readers who see another part of the log after
    /// it. These are hosts and former hosts. They reconnect at once, and are sent their part. If
    /// all have the same log, a new host lacks only the report, which is sent with the news.
    pub(super) fn write_for_readers(
        &mut self,
        origin: Option<Origin>,
        events: &[GroupEvent],
        turn: &mut OpenTurn,
    ) {
        let named = events.iter().find_map(|event| match event {
            GroupEvent::CoHostNamed { seat } => Some([*seat, self.group.co_host()]),
            _ => None,
        });
        let hosts = named.into_iter().flatten().flatten();
        let hosts = hosts.map(|seat| (seat, self.group.audience(Some(seat))));
        let hosts: Vec<(SeatId, Audience)> = hosts.collect();
        let entry = referee::entry(&self.group, turn.now_ms, origin, events.to_vec());
        self.write(entry, turn);
        for (seat, audience_before) in hosts {
            if self.group.audience(Some(seat)) == audience_before {
                continue;
            }
            self.members.close_walls(seat, &CloseReason::Trouble, turn);
            if self.group.has_withheld_events() {
                self.members.close_seat(seat, &CloseReason::Trouble, turn);
            } else {
                turn.new_hosts.insert(seat);
            }
        }
    }
}
