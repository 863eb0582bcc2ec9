//! Handles each message from the relay: the welcome, news, answers, and the end of the connection.

use crate::group::entry::{CommandId, Entry, GroupEvent};
use crate::group::refusal::GroupRefusal;
use crate::group::state::{Applied, Group};
use crate::table::event::SeatId;
use crate::table::state::Rejected;
use crate::wire::{
    CloseReason, DoorNotes, MAX_CHAT_LINES, News, Past, TableSelector, ToPlayer, ToRelay, Welcome,
};

use super::{ConnectionState, KnownTable, Reply, Session, SessionEvent};

impl Session {
    /// Handles a message from the relay, and applies its changes of the table.
    pub fn receive(&mut self, table: &mut KnownTable, now_ms: u64, message: ToPlayer) -> Reply {
        let mut reply = Reply::default();
        self.note_time(table, now_ms, &mut reply);
        let result = match message {
            ToPlayer::Welcome(welcome) => self.welcomed(table, now_ms, *welcome, &mut reply),
            ToPlayer::News(news) => self.receive_news(table, now_ms, news, &mut reply),
            ToPlayer::Ack { cid, outcome } => {
                self.answered(cid, outcome, &mut reply);
                Ok(())
            }
            ToPlayer::Clock {
                sent_ms,
                now_ms: relay_ms,
                n,
            } => {
                self.clock.learn(sent_ms, relay_ms, now_ms);
                let has_missed_some = self.is_there() && n > table.n();
                if has_missed_some {
                    Err(Rejected)
                } else {
                    Ok(())
                }
            }
            ToPlayer::InWaitingRoom => {
                self.wait_to_be_let_in(now_ms, &mut reply);
                Ok(())
            }
            ToPlayer::Visitors(visitors) => {
                table.visitors = visitors;
                reply.events.push(SessionEvent::RequestsChanged);
                Ok(())
            }
            ToPlayer::DoorNotes(notes) => {
                table.door_notes = notes;
                reply.events.push(SessionEvent::RequestsChanged);
                Ok(())
            }
            ToPlayer::HostKey(key) => {
                reply.events.push(SessionEvent::HostKey(key));
                Ok(())
            }
            ToPlayer::Close(reason) => {
                self.ended(table, reason, &mut reply);
                Ok(())
            }
        };
        if result.is_err() {
            // Messages make no sense without the earlier ones, so a new connection is sent all of
            // them again.
            table.group = None;
            reply.close = true;
        }
        reply
    }

    fn welcomed(
        &mut self,
        table: &mut KnownTable,
        now_ms: u64,
        welcome: Welcome,
        reply: &mut Reply,
    ) -> Result<(), Rejected> {
        match self.state {
            ConnectionState::Opening { since_ms } => {
                self.clock.learn(since_ms, welcome.now_ms, now_ms)
            }
            // The wait in the waiting room says nothing about the delay of the network; the clock
            // is asked for soon.
            ConnectionState::InWaitingRoom => {}
            _ => return Err(Rejected),
        }
        self.state = ConnectionState::There;
        self.tries = 0;
        self.lost_since_ms = None;
        self.last_close_reason = None;
        let is_same_seat = table.seat == welcome.seat;
        table.seat = welcome.seat;
        table.is_hosts_wall = welcome.is_hosts_wall;
        self.keep_token(welcome.token);
        if matches!(self.visit.table, TableSelector::Create(_)) {
            self.visit.table = TableSelector::Join(welcome.label.code.clone());
        }
        table.label = Some(welcome.label);
        table.present = welcome.present.into_iter().collect();
        table.chat = welcome.chat.into();
        table.roll_votes = welcome.roll_votes;
        table.visitors.clear();
        table.door_notes = DoorNotes::default();
        reply.events.push(SessionEvent::Welcomed);
        let is_same = catch_up(table, welcome.past, reply)? && is_same_seat;
        self.send_again(now_ms, welcome.last_cid, is_same, reply);
        Ok(())
    }

    /// Sends again the commands and lines that were not carried out. A command names its round; a
    /// line of chat does not, and may be late, so it is not sent again.
    fn send_again(
        &mut self,
        now_ms: u64,
        last: Option<CommandId>,
        is_same_group: bool,
        reply: &mut Reply,
    ) {
        let after_last = CommandId(last.map_or(1, |last| last.0.saturating_add(1)));
        self.next_cid = self.next_cid.max(after_last);
        for mut pending in std::mem::take(&mut self.pending) {
            match &mut pending.message {
                ToRelay::Say { text, .. } => reply.events.push(SessionEvent::ChatNotSent {
                    text: text.clone(),
                    refusal: None,
                }),
                _ if !is_same_group || pending.cid < after_last => {}
                message => {
                    if let ToRelay::Ask { after, .. } = message {
                        *after = self.sent_cid.replace(pending.cid);
                    }
                    reply.send.push(message.clone());
                    pending.sent_ms = now_ms;
                    self.pending.push_back(pending);
                }
            }
        }
    }

    fn receive_news(
        &mut self,
        table: &mut KnownTable,
        now_ms: u64,
        news: Vec<News>,
        reply: &mut Reply,
    ) -> Result<(), Rejected> {
        if !self.is_there() {
            return Err(Rejected);
        }
        for news in news {
            match news {
                News::Entry(entry) => {
                    self.clock.show_at_least(entry.at_ms, now_ms);
                    apply_entry(table, &entry, reply)?;
                }
                News::Present { seat, is_present } => {
                    let is_new = match is_present {
                        true => table.present.insert(seat),
                        false => table.present.remove(&seat),
                    };
                    // Arrivals and departures are sent in batches, so the welcome may have included
                    // this one.
                    if is_new {
                        reply
                            .events
                            .push(SessionEvent::Present { seat, is_present });
                    }
                }
                News::Said(line) => {
                    table.chat.push_back(line.clone());
                    if table.chat.len() > MAX_CHAT_LINES {
                        table.chat.pop_front();
                    }
                    reply.events.push(SessionEvent::ChatLine(line));
                }
                News::TakenBack(line) => {
                    if let Some(index) = table.chat.iter().rposition(|said| *said == line) {
                        table.chat.remove(index);
                    }
                    reply.events.push(SessionEvent::TakenBack(line));
                }
                News::RollVotes(votes) => {
                    table.roll_votes = Some(votes);
                    reply.events.push(SessionEvent::RequestsChanged);
                }
                News::Tallies { n, tallies } => {
                    let group = table.group.as_mut().ok_or(Rejected)?;
                    if group.n() == n {
                        group.set_tallies(Some(tallies));
                    }
                }
            }
        }
        table.forget_hosts_part();
        Ok(())
    }

    fn answered(&mut self, cid: CommandId, outcome: Result<(), GroupRefusal>, reply: &mut Reply) {
        let Some(index) = self.pending.iter().position(|pending| pending.cid == cid) else {
            return;
        };
        let pending = self.pending.remove(index);
        let Err(refusal) = outcome else { return };
        reply
            .events
            .push(match pending.map(|pending| pending.message) {
                Some(ToRelay::Say { text, .. }) => SessionEvent::ChatNotSent {
                    text,
                    refusal: Some(refusal),
                },
                _ => SessionEvent::Refused(refusal),
            });
    }

    fn wait_to_be_let_in(&mut self, now_ms: u64, reply: &mut Reply) {
        if let ConnectionState::Opening { .. } = self.state {
            self.state = ConnectionState::InWaitingRoom;
            self.tries = 0;
            self.lost_since_ms = None;
            self.last_close_reason = None;
            reply.send.extend(self.clock.question(now_ms));
            reply.events.push(SessionEvent::RequestsChanged);
        }
    }

    fn ended(&mut self, table: &mut KnownTable, reason: CloseReason, reply: &mut Reply) {
        self.limit_wait_ms = reason.wait_ms();
        self.last_close_reason = Some(reason.clone());
        if !reason.is_passing() {
            self.state = ConnectionState::Over(reason.clone());
            self.pending.clear();
            table.present.clear();
            reply.events.push(SessionEvent::Ended(reason));
        }
        reply.close = true;
    }
}

/// Adds the missed part of the log, and returns whether the group is the one that was known.
fn catch_up(table: &mut KnownTable, past: Past, reply: &mut Reply) -> Result<bool, Rejected> {
    match past {
        Past::Rest(entries) => {
            for entry in entries {
                apply_entry(table, &entry, reply)?;
            }
            table.forget_hosts_part();
            Ok(true)
        }
        Past::Whole(snapshot) => {
            let group = Group::restore(&snapshot)?;
            let known_epoch = table.group.as_ref().map(Group::epoch);
            let is_same = known_epoch.is_none_or(|epoch| epoch == group.epoch());
            if !is_same {
                reply.events.push(SessionEvent::NewTable);
            }
            let let_play = table.seat.filter(|seat| is_let_play(table, *seat, &group));
            let let_play = let_play.map(|seat| vec![GroupEvent::LetPlay { seat }]);
            reply.events.extend(let_play.map(SessionEvent::Happened));
            table.group = Some(group);
            Ok(is_same)
        }
    }
}

/// Whether a host has let a watching player play meanwhile. At a small table their page was sent
/// little before, so it reads the whole log anew.
fn is_let_play(table: &KnownTable, seat: SeatId, group: &Group) -> bool {
    let looked_on = |before: &Group| {
        let is_same_round = before.epoch() == group.epoch() && before.round_n() == group.round_n();
        is_same_round && before.looks_on(seat)
    };
    table.group.as_ref().is_some_and(looked_on) && !group.looks_on(seat)
}

fn apply_entry(table: &mut KnownTable, entry: &Entry, reply: &mut Reply) -> Result<(), Rejected> {
    let group = table.group.as_mut().ok_or(Rejected)?;
    let is_missing_some = entry.after() > group.n();
    if is_missing_some || entry.epoch != group.epoch() {
        return Err(Rejected);
    }
    if let Applied::Taken(events) = group.apply(entry)? {
        let is_dealt =
            |event: &GroupEvent| matches!(event, GroupEvent::Table(event) if event.is_deal());
        if events.iter().any(is_dealt) {
            table.roll_votes = None;
        }
        reply.events.push(SessionEvent::Happened(events));
    }
    Ok(())
}
