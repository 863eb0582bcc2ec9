//! The course of a turn: its inputs, the messages of pages, rounds that end, arrivals, and the
//! welcomes.

use std::collections::BTreeSet;
use std::mem;

use rand_core::Rng;
use score_core::group::audience::Audience;
use score_core::group::entry::GroupEvent;
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::wire::{CloseReason, Label, ToPlayer, ToRelay, Welcome};

use super::arrival::Arrival;
use super::members::{Member, Order};
use super::turn::{Granted, OpenTurn, PendingWelcome};
use super::{ConnectionId, Input, Room, Turn, readers, round_end};

impl Room {
    /// Handles `inputs` in order, at `now_ms` of the table's clock.
    pub fn turn(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        inputs: impl IntoIterator<Item = Input>,
    ) -> Turn {
        let turn = &mut OpenTurn {
            // The log's time does not go back.
            now_ms: now_ms.max(self.group.at_ms()),
            rng,
            done: Turn::default(),
            written: Vec::new(),
            new_hosts: BTreeSet::new(),
            let_in: Vec::new(),
        };
        self.settle(turn);
        self.enforce_no_chat(turn);
        let mut is_evicted = false;
        for input in inputs {
            is_evicted |= input == Input::Evict;
            self.handle_input(input, turn);
        }
        if is_evicted {
            self.clear(turn);
        }
        self.enforce_no_chat(turn);
        self.update_presence(turn);
        self.settle_together(turn);
        readers::split_news(&self.group, &self.members, turn);
        self.welcome_all(turn);
        self.waiting_room
            .number(&self.group, &mut self.naming, turn);
        self.waiting_room.send(&self.group, &self.members, turn);
        self.recent.take_snapshot(&self.group, &mut turn.done.batch);
        mem::take(&mut turn.done)
    }

    /// Handles one input.
    fn handle_input(&mut self, input: Input, turn: &mut OpenTurn) {
        match input {
            Input::Hello(connection, hello, network) => {
                self.greet(Arrival::new(connection, hello, network), turn);
            }
            Input::HostHello(connection, hello, key, network) => {
                self.greet_host(Arrival::new(connection, hello, network), &key, turn);
            }
            Input::NextHello(connection, hello, before, network) => {
                let mut arrival = Arrival::new(connection, hello, network);
                arrival.before = Some(before);
                self.greet(arrival, turn);
            }
            Input::Watch(connection, watch, network) => {
                self.greet(Arrival::of_watcher(connection, watch, network), turn);
            }
            Input::Message(connection, message) => self.receive(connection, message, turn),
            Input::Disconnected(connection) => {
                self.members.disconnect(connection);
                self.waiting_room.remove(connection);
            }
            // The table ends after all other inputs of the turn, so that nobody comes to it after
            // that.
            Input::Evict => {}
        }
    }

    /// Carries out a message of a page that has said hello.
    fn receive(&mut self, connection: ConnectionId, message: ToRelay, turn: &mut OpenTurn) {
        if self.waiting_room.contains(connection) {
            // A visitor's page may only ask for the time, to check the connection.
            let ToRelay::Clock { sent_ms } = message else {
                self.waiting_room.remove(connection);
                return turn.close(connection, CloseReason::BadMessage);
            };
            let (now_ms, n) = (turn.now_ms, self.group.n());
            return turn.answer(connection, ToPlayer::Clock { sent_ms, now_ms, n });
        }
        // A connection that was closed in this turn may have sent more.
        let Some(member) = self.members.get_mut(connection) else {
            return;
        };
        let seat = member.seat;
        let last_carried_out = seat.and_then(|seat| self.group.last_cid(seat));
        match member.check_order(&message, last_carried_out) {
            Order::Next => {}
            Order::Repeated => return,
            Order::Broken(reason) => return self.members.close(connection, reason, turn),
        }
        let answer = match message {
            ToRelay::Hello(_)
            | ToRelay::HostHello { .. }
            | ToRelay::NextHello { .. }
            | ToRelay::Watch(_) => {
                return self
                    .members
                    .close(connection, CloseReason::BadMessage, turn);
            }
            ToRelay::Clock { sent_ms } => ToPlayer::Clock {
                sent_ms,
                now_ms: turn.now_ms,
                n: self.group.last_n_for(self.group.audience(seat)),
            },
            ToRelay::Ask {
                cid, seen, request, ..
            } => ToPlayer::Ack {
                cid,
                outcome: self.ask(seat, (cid, seen, request), turn),
            },
            ToRelay::Say { cid, text, .. } => ToPlayer::Ack {
                cid,
                outcome: self.say(seat, &text, turn),
            },
        };
        turn.answer(connection, answer);
    }

    fn say(&mut self, seat: Option<SeatId>, text: &str, turn: &mut OpenTurn) -> Granted<()> {
        let seat = seat.ok_or(Refusal::NotSeated)?;
        if !self.allows(|limits| limits.allows_chat(seat)) {
            return Err(GroupRefusal::TooFast);
        }
        self.chat.say(&self.group, seat, text, turn)
    }

    /// Ends a call, or a round that everyone plays, whose deadline has passed.
    pub(super) fn settle(&mut self, turn: &mut OpenTurn) {
        if let Some(entry) = referee::overdue(&self.group, turn.now_ms) {
            self.write(entry, turn);
        }
        let revealed = referee::out_of_time(&self.group, turn.now_ms);
        self.write_own(revealed, turn);
    }

    /// Ends a round that waits for nobody any more, and writes the news that many players cause
    /// together.
    fn settle_together(&mut self, turn: &mut OpenTurn) {
        let ended = round_end::end(turn.now_ms, &self.group, &self.members.presence);
        self.write_own(ended, turn);
        let (group, connections) = (&self.group, self.members.len());
        let news = self.shared_news.take_due(turn.now_ms, group, connections);
        self.write_own(news.into_iter().flatten(), turn);
    }

    /// Switches the chat off if the settings forbid it. A host's rules may switch it on, and a
    /// log may be older than the settings.
    fn enforce_no_chat(&mut self, turn: &mut OpenTurn) {
        if self.is_without_chat && self.group.chat_is_on() {
            self.write_own([GroupEvent::ChatSwitched { on: false }], turn);
        }
    }

    /// Notes who is here after the inputs of a turn, and sends the arrivals and departures.
    fn update_presence(&mut self, turn: &mut OpenTurn) {
        let host_named = self.members.presence.update(turn.now_ms, &self.group);
        self.write_own(host_named, turn);
        let ends_ms = self.members.presence.ends_ms();
        if ends_ms.is_some_and(|ends_ms| ends_ms <= turn.now_ms) {
            self.clear(turn);
        }
        for gone in self.members.presence.send(turn) {
            self.votes.take_back(gone);
        }
    }

    /// Welcomes the connections that were let in, with the table as it is at the end of the turn.
    fn welcome_all(&self, turn: &mut OpenTurn) {
        for pending_welcome in mem::take(&mut turn.let_in) {
            if let Some(member) = self.members.get(pending_welcome.connection) {
                let connection = pending_welcome.connection;
                let welcome = self.welcome(turn.now_ms, member, pending_welcome);
                turn.done.welcomes.push((connection, welcome));
            }
        }
    }

    /// The welcome of `member`: the table, the part of the log that the page lacks, and the people
    /// there.
    fn welcome(&self, now_ms: u64, member: &Member, pending_welcome: PendingWelcome) -> Welcome {
        let (seat, audience) = (member.seat, member.audience(&self.group));
        Welcome {
            label: Label {
                kind: self.record.kind,
                name: self.record.name.clone(),
                code: self.record.code.clone(),
            },
            seat,
            is_hosts_wall: audience == Audience::HostsWall,
            token: pending_welcome.token,
            last_cid: seat.and_then(|seat| self.group.last_cid(seat)),
            past: self
                .recent
                .missing_past(&self.group, pending_welcome.known, audience),
            present: self.present().collect(),
            chat: self.chat.iter().cloned().collect(),
            roll_votes: self.votes.open(&self.group, now_ms),
            now_ms,
        }
    }
}
