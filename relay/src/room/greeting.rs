//! Who comes to a table: with a seat of his own, as a newcomer, or to look on.

use score_core::table::event::Event;
use score_core::wire::{HelloRefusal, Known, Past, Player};

use super::*;

/// Somebody who has said hello and is not in yet.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub connection: ConnectionId,
    pub network: Network,
    pub hello: Hello,
}

/// What a welcome is made from at the end of the turn.
#[derive(Clone, Debug)]
pub(super) struct Greeting {
    seat: Option<SeatId>,
    token: Option<Token>,
    known: Option<Known>,
}

impl Room {
    /// Lets somebody in, or cuts him off with the reason.
    pub(super) fn greet(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        caller: Caller,
        turn: &mut Turn,
    ) {
        let connection = caller.connection;
        // A network may repeat what it brings.
        if self.members.contains(connection) || self.waiting_room.contains(connection) {
            return;
        }
        let has_seat = |player: &Player| self.own_seat(&player.token).is_some();
        let player = caller.hello.player.as_ref();
        if self.group.has_waiting_room() && player.is_some_and(|it| !has_seat(it)) {
            return self.let_wait(caller, turn);
        }
        self.let_in(now_ms, rng, caller, false, turn);
    }

    /// Gives somebody what they came for, or cuts them off with the reason;
    /// `is_let_in`: a host wants them here.
    pub(super) fn let_in(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        caller: Caller,
        is_let_in: bool,
        turn: &mut Turn,
    ) {
        let Caller {
            connection,
            network,
            hello,
        } = caller;
        let is_new = matches!(hello.place, score_core::wire::Place::Create(_));
        let admitted = match &hello.player {
            None => self.watch(),
            Some(player) => self.seat(now_ms, rng, (player, network), (is_new, is_let_in), turn),
        };
        match admitted {
            Ok((member, token)) => {
                self.members.insert(connection, member);
                let greeting = Greeting {
                    seat: member.seat,
                    token,
                    known: hello.known,
                };
                self.greetings.push((connection, greeting));
            }
            Err(refusal) => turn
                .closes
                .push((connection, CloseReason::Refused(refusal))),
        }
    }

    /// The answer to a hello, as the table is at the end of the turn.
    pub(super) fn welcome(&self, now_ms: u64, greeting: Greeting) -> Welcome {
        let label = score_core::wire::Label {
            kind: self.record.kind,
            name: self.record.name.clone(),
            code: self.record.code.clone(),
        };
        Welcome {
            label,
            seat: greeting.seat,
            token: greeting.token,
            last_cid: greeting.seat.and_then(|seat| self.group.last_cid(seat)),
            past: self.past(greeting.known),
            present: self.members.seats().collect(),
            chat: self.chat.iter().cloned().collect(),
            roll_votes: self.open_votes(),
            now_ms,
        }
    }

    fn watch(&self) -> Result<(Member, Option<Token>), HelloRefusal> {
        let watchers = self.members.iter();
        let watchers = watchers.filter(|(_, member)| member.seat.is_none()).count();
        if watchers >= MAX_WATCHERS {
            return Err(HelloRefusal::TooManyWatchers);
        }
        let member = Member {
            seat: None,
            tab: 0,
            heard: None,
        };
        Ok((member, None))
    }

    /// His own seat for whoever has its token, and a new one for a newcomer.
    fn seat(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        (player, network): (&Player, Network),
        (is_new, is_let_in): (bool, bool),
        turn: &mut Turn,
    ) -> Result<(Member, Option<Token>), HelloRefusal> {
        let hash = names::hash(&player.token);
        let seat = match self.own_seat(&player.token) {
            Some(seat) => {
                self.make_way(seat, player, turn)?;
                seat
            }
            None if is_new && !self.keys.is_empty() => return Err(HelloRefusal::TableExists),
            None => self.admit(now_ms, (player, network), is_let_in, turn)?,
        };
        self.seat_quota.note(&self.group, seat, network);
        let token = rng.token();
        // The one that he came with stays good until he comes with the new
        // one: the welcome may get lost.
        let keys = SeatKeys {
            seat,
            current: hash,
            next: names::hash(&token),
        };
        self.keys.insert(seat, keys.clone());
        turn.batch.keys.push(keys);
        let member = Member {
            seat: Some(seat),
            tab: player.tab,
            heard: None,
        };
        Ok((member, Some(token)))
    }

    /// The seat of whoever comes with this token.
    fn own_seat(&self, token: &Token) -> Option<SeatId> {
        let hash = names::hash(token);
        let mut keys = self.keys.values();
        let own = keys.find(|keys| keys.current == hash || keys.next == hash);
        own.map(|keys| keys.seat)
    }

    /// Nobody has one seat twice: the tab that comes back has it, and another
    /// one only if it asks for that.
    fn make_way(
        &mut self,
        seat: SeatId,
        player: &Player,
        turn: &mut Turn,
    ) -> Result<(), HelloRefusal> {
        if self.group.is_removed(seat) {
            return Err(HelloRefusal::Group(GroupRefusal::Removed));
        }
        let is_other = |member: &Member| member.seat == Some(seat) && member.tab != player.tab;
        let is_elsewhere = self.members.iter().any(|(_, member)| is_other(member));
        if is_elsewhere && !player.take_over {
            return Err(HelloRefusal::OtherTab);
        }
        // A hello of an earlier connection of the same tab may come late; then
        // the tab comes back once more.
        let reason = if is_elsewhere {
            CloseReason::TakenOver
        } else {
            CloseReason::Trouble
        };
        self.cut_off_seat(seat, &reason, turn);
        Ok(())
    }

    fn admit(
        &mut self,
        now_ms: u64,
        (player, network): (&Player, Network),
        is_let_in: bool,
        turn: &mut Turn,
    ) -> Result<SeatId, HelloRefusal> {
        let bearer = self.next_bearer();
        let name = names::player_name(&player.name, bearer).map_err(HelloRefusal::Name)?;
        let mut admitted = referee::admit(&self.group, name.clone(), is_let_in);
        if admitted == Err(Refusal::TableFull.into()) && self.free_a_seat(now_ms, turn) {
            admitted = referee::admit(&self.group, name.clone(), is_let_in);
        }
        let events = self.with_own_look(admitted, None, &name);
        let events = events.map_err(HelloRefusal::Group)?;
        if !self.seat_quota.allows(&self.group, network, 0) {
            return Err(HelloRefusal::TooManySeatsFromHere);
        }
        let seat = self.group.table().next_seat();
        let entry = referee::entry(&self.group, now_ms, None, events);
        self.write(entry, turn);
        self.joined_ms.insert(seat, now_ms);
        Ok(seat)
    }

    /// Gives up the seat of whoever has been away for longest from a table that
    /// is open to all, where that is long enough; whether there was one.
    fn free_a_seat(&mut self, now_ms: u64, turn: &mut Turn) -> bool {
        let is_public = self.group.kind() == Kind::Public;
        let longest = self
            .away_since_ms
            .iter()
            .min_by_key(|(_, since_ms)| **since_ms);
        let gone = longest.filter(|(_, since_ms)| now_ms >= **since_ms + IDLE_MS);
        let Some((&seat, _)) = gone.filter(|_| is_public && !self.group.table().call_is_open())
        else {
            return false;
        };
        let left = GroupEvent::Table(Event::Left { seat });
        let entry = referee::entry(&self.group, now_ms, None, vec![left]);
        self.write(entry, turn);
        self.keys.remove(&seat);
        self.away_since_ms.remove(&seat);
        true
    }

    /// What a page that knows the log up to `known` has not heard.
    fn past(&self, known: Option<Known>) -> Past {
        let whole = || Past::Whole(self.group.snapshot());
        let Some(known) = known.filter(|known| known.epoch == self.group.epoch()) else {
            return whole();
        };
        let first = self
            .at_hand
            .front()
            .map_or(self.group.n() + 1, |first| first.n);
        if known.n > self.group.n() || known.n + 1 < first {
            return whole();
        }
        let rest = self.at_hand.iter().filter(|entry| entry.n > known.n);
        Past::Rest(rest.cloned().collect())
    }
}
