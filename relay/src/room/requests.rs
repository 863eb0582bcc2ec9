//! Carries out what a player asks for.

use score_core::dice::Generator;
use score_core::group::audience::Audience;
use score_core::group::entry::{CommandId, GroupEvent, Origin};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::{Request, VisitorId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;
use score_core::wire::{CloseReason, HelloRefusal, Line, NEWCOMER_MS, ToPlayer};

use super::arrival::{Admission, Arrival};
use super::open_turn::OpenTurn;
use super::votes::Asked;
use super::{Room, is_host, naming};

/// A player who asks for something.
#[derive(Clone, Copy)]
struct Asker {
    seat: SeatId,
    /// The number of the last entry that they had seen.
    seen: u64,
}

/// What follows from a request.
enum Outcome {
    /// An entry with these events, of which there may be none.
    Entry(Vec<GroupEvent>),
    /// Nothing that is written in an entry.
    Unwritten,
}

impl Room {
    /// Carries out a request.
    pub(super) fn ask(
        &mut self,
        seat: Option<SeatId>,
        (cid, seen, request): (CommandId, u64, Request),
        turn: &mut OpenTurn,
    ) -> Result<(), GroupRefusal> {
        let seat = seat.ok_or(Refusal::NotSeated)?;
        let origin = referee::origin(seat, cid);
        if origin.is_some_and(|origin| self.group.has_seen(origin)) {
            // The acknowledgement was lost.
            return Ok(());
        }
        if !self.allows(|limits| limits.allows_command(seat)) {
            return Err(GroupRefusal::TooFast);
        }
        let request = naming::with_own_name(&self.group, seat, request)?;
        self.require_allowed(turn.now_ms, seat, &request)?;
        self.settle(turn);
        referee::may_ask(&self.group, seat, seen, &request)?;
        match self.handle(Asker { seat, seen }, request, turn)? {
            Outcome::Entry(events) => self.carry_out(seat, origin, events, turn),
            Outcome::Unwritten => {}
        }
        Ok(())
    }

    /// Refuses what the relay's settings, the player's device or their budget do not allow.
    fn require_allowed(
        &self,
        now_ms: u64,
        seat: SeatId,
        request: &Request,
    ) -> Result<(), GroupRefusal> {
        let group = &self.group;
        if self.is_without_chat && *request == Request::SwitchChat(true) {
            return Err(GroupRefusal::ChatOff);
        }
        let has_seen = |other| self.has_seen_roll(other);
        self.browsers
            .require_own_look(group, seat, request, has_seen)?;
        let is_rename = matches!(request, Request::Play(Command::Rename(_)));
        if is_rename && !self.allows(|limits| limits.allows_rename(seat)) {
            return Err(GroupRefusal::TooFast);
        }
        self.budget.require(group, now_ms, seat, request)
    }

    /// Decides about a request: what the relay alone knows is dealt with here, and everything else
    /// is the referee's.
    fn handle(
        &mut self,
        by: Asker,
        request: Request,
        turn: &mut OpenTurn,
    ) -> Result<Outcome, GroupRefusal> {
        let events = match request {
            Request::Play(Command::Roll) => self.roll(by, turn)?,
            Request::Play(Command::Rename(ref name)) => {
                let renamed = (by.seat, name.clone());
                self.rename(by, renamed, request, turn)?
            }
            Request::RenameOther(other, ref name) => {
                let renamed = (other, name.clone());
                self.rename(by, renamed, request, turn)?
            }
            Request::Admit(visitor, is_let_in) => {
                self.answer_visitors(&[visitor], is_let_in, turn)?
            }
            Request::AdmitThese(visitors, is_let_in) => {
                self.answer_visitors(&visitors, is_let_in, turn)?
            }
            Request::AdmitAll => self.admit_all(|_| true, turn),
            Request::AdmitTo(visitor, from) => self.admit_to(visitor, from, turn)?,
            Request::UseWaitingRoom(false) => {
                let events = self.decide(by, request, turn)?;
                let watchers_wait = self.group.watchers_wait();
                self.admit_all(|it| !(watchers_wait && it.is_watcher()), turn);
                events
            }
            Request::LetWatchersWait(on) => {
                let events = self.decide(by, request, turn)?;
                self.let_watchers_wait(on, turn);
                events
            }
            Request::HandOver(from, _) => {
                let events = self.decide(by, request, turn)?;
                self.require_away(from)?;
                events
            }
            Request::RemoveNewcomers => self.remove_newcomers(turn.now_ms, by.seat)?,
            Request::TakeBackLine(seat, text) => {
                self.chat.take_back(Line { seat, text }, turn);
                Vec::new()
            }
            Request::Clear => {
                self.clear(turn);
                return Ok(Outcome::Unwritten);
            }
            // There is no record of the key, so a repeated request makes another one.
            Request::MakeHostKey => {
                self.make_host_key(by.seat, turn)?;
                return Ok(Outcome::Unwritten);
            }
            request => self.decide(by, request, turn)?,
        };
        Ok(Outcome::Entry(events))
    }

    /// The referee's decision.
    fn decide(
        &self,
        by: Asker,
        request: Request,
        turn: &mut OpenTurn,
    ) -> Result<Vec<GroupEvent>, GroupRefusal> {
        let mut generator = Generator::new(turn.rng.next_u64(), turn.rng.next_u64());
        let (group, now_ms, Asker { seat, seen }) = (&self.group, turn.now_ms, by);
        let is_here = &|seat| self.is_here_or_soon_back(now_ms, seat);
        referee::decide_among(group, is_here, now_ms, &mut generator, seat, seen, request)
    }

    /// Deals a roll, or counts a vote for one.
    fn roll(&mut self, by: Asker, turn: &mut OpenTurn) -> Result<Vec<GroupEvent>, GroupRefusal> {
        let dealt = self.decide(by, Request::Play(Command::Roll), turn)?;
        let (group, members) = (&self.group, &self.members);
        let is_here = |seat| members.is_present(seat);
        match self.votes.ask(group, is_here, by.seat, turn)? {
            Asked::Deals => return Ok(dealt),
            Asked::Votes => {}
            Asked::VotedBefore => self.budget.require_events(group, turn.now_ms, by.seat)?,
        }
        Ok(Vec::new())
    }

    fn rename(
        &mut self,
        by: Asker,
        (seat, name): (SeatId, Name),
        request: Request,
        turn: &mut OpenTurn,
    ) -> Result<Vec<GroupEvent>, GroupRefusal> {
        let decided = self.decide(by, request, turn);
        self.naming
            .with_distinct(&self.group, decided, Some(seat), &name)
    }

    /// Lets these visitors in, or turns them away. A visitor who has gone meanwhile is skipped, and
    /// only the named ones are let in or turned away.
    fn answer_visitors(
        &mut self,
        visitors: &[VisitorId],
        is_let_in: bool,
        turn: &mut OpenTurn,
    ) -> Result<Vec<GroupEvent>, GroupRefusal> {
        for arrival in self.waiting_room.take(visitors)? {
            match is_let_in {
                true => self.let_in(arrival, Admission::ByHost, turn),
                false => self.waiting_room.turn_away(&arrival, turn),
            }
        }
        Ok(Vec::new())
    }

    /// Lets in all visitors that `is_meant` accepts.
    fn admit_all(
        &mut self,
        is_meant: impl Fn(&Arrival) -> bool,
        turn: &mut OpenTurn,
    ) -> Vec<GroupEvent> {
        for arrival in self.waiting_room.take_all(is_meant) {
            self.let_in(arrival, Admission::ByHost, turn);
        }
        Vec::new()
    }

    /// Lets in a visitor who wants to play, and hands them the seat `from`: in one entry, so that a
    /// full table has a seat for them. A visitor who cannot be let in is sent the reason.
    fn admit_to(
        &mut self,
        visitor: VisitorId,
        from: SeatId,
        turn: &mut OpenTurn,
    ) -> Result<Vec<GroupEvent>, GroupRefusal> {
        self.require_away(from)?;
        let arrival = self.waiting_room.take_player(visitor)?;
        self.let_in(arrival, Admission::ToSeatOf(from), turn);
        Ok(Vec::new())
    }

    /// Disconnects all watchers except hosts' walls, or lets in those who wait.
    fn let_watchers_wait(&mut self, on: bool, turn: &mut OpenTurn) {
        if on {
            self.members
                .close_watchers(&self.group, &CloseReason::Removed, turn);
        } else if !self.group.has_waiting_room() {
            self.admit_all(Arrival::is_watcher, turn);
        }
    }

    /// Refuses a request about a player who is present, if it is only for absent ones.
    fn require_away(&self, seat: SeatId) -> Result<(), GroupRefusal> {
        match self.members.is_present(seat) {
            true => Err(GroupRefusal::NotAway),
            false => Ok(()),
        }
    }

    /// Removes all players who have just come, except hosts and the player who asks.
    fn remove_newcomers(&self, now_ms: u64, host: SeatId) -> Result<Vec<GroupEvent>, GroupRefusal> {
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
    fn make_host_key(&mut self, seat: SeatId, turn: &mut OpenTurn) -> Result<(), GroupRefusal> {
        if !self.allows(|limits| limits.allows_host_key(seat)) {
            return Err(GroupRefusal::TooFast);
        }
        let key = self.keys.make_host_key(turn);
        let members = self.members.iter();
        for (connection, _) in members.filter(|(_, member)| member.seat == Some(seat)) {
            turn.answer(connection, ToPlayer::HostKey(key));
        }
        Ok(())
    }

    /// Writes the events of a request, and does everything that follows from them for connections,
    /// devices and keys.
    fn carry_out(
        &mut self,
        seat: SeatId,
        origin: Option<Origin>,
        events: Vec<GroupEvent>,
        turn: &mut OpenTurn,
    ) {
        let events = self.naming.with_free(&self.group, events);
        let events = self.browsers.with_whole_devices(&self.group, events);
        let hosts = self.hosts_named_by(&events);
        let entry = referee::entry(&self.group, turn.now_ms, origin, events.clone());
        self.write(entry, turn);
        self.budget.spend(&self.group, turn.now_ms, seat, &events);
        self.close_other_readers(&hosts, turn);
        for event in &events {
            self.follow(event, turn);
        }
        if self.group.table().seat(seat).is_none() {
            self.forget_departed();
            self.members.close_seat(seat, &CloseReason::Left, turn);
        }
    }

    fn follow(&mut self, event: &GroupEvent, turn: &mut OpenTurn) {
        match *event {
            // Nobody may come in, so nobody has to wait.
            GroupEvent::Locked { locked: true } => {
                let locked = HelloRefusal::Group(GroupRefusal::Locked);
                self.waiting_room
                    .close_all(&CloseReason::Refused(locked), turn);
            }
            GroupEvent::CoHostNamed { .. } => self.waiting_room.mark_changed(),
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

    /// The seats that host or hosted besides the maker, if these events change that.
    pub(super) fn hosts_named_by(&self, events: &[GroupEvent]) -> Vec<(SeatId, Audience)> {
        let named = events.iter().find_map(|event| match event {
            GroupEvent::CoHostNamed { seat } => Some(*seat),
            _ => None,
        });
        let seats = named.map(|named| [named, self.group.co_host()]);
        let seats = seats.into_iter().flatten().flatten();
        seats
            .map(|seat| (seat, self.group.audience(Some(seat))))
            .collect()
    }

    /// Closes the connections of players who may see more or less of the log than before: they
    /// reconnect at once, and get their part. Where all have the same log, a new host lacks only
    /// the report, and gets it with the news.
    pub(super) fn close_other_readers(
        &mut self,
        before: &[(SeatId, Audience)],
        turn: &mut OpenTurn,
    ) {
        for (seat, audience) in before {
            if self.group.audience(Some(*seat)) == *audience {
                continue;
            }
            self.members.close_walls(*seat, &CloseReason::Trouble, turn);
            if self.group.has_kept_some() {
                self.members.close_seat(*seat, &CloseReason::Trouble, turn);
            } else {
                turn.new_hosts.insert(*seat);
            }
        }
    }
}
