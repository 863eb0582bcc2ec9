//! Arrivals: players who return to their seat, newcomers, and watchers.

use rand_core::Rng;
use score_core::group::audience::{self, Audience, PlacedEntry};
use score_core::group::entry::{Entry, GroupEvent, GroupKind};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::table::event::{Event, SeatId};
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;
use score_core::wire::{
    CloseReason, Hello, HelloRefusal, Known, Past, Player, Token, Watch, Watcher, Welcome,
};

use crate::log::SeatKeys;
use crate::names;
use crate::visitor_network::VisitorNetwork;

use super::browsers::looks_on;
use super::members::Member;
use super::{ConnectionId, IDLE_MS, Room, Turn, is_kept, let_play};

/// How many tokens a table remembers of players who have left and of whom nothing else is kept, the
/// last ones: two of each player. They are in memory alone.
const MAX_FORMER_TOKENS: usize = 400;

/// A connection that has said hello and is not let in yet.
#[derive(Clone, Debug)]
pub(super) struct Arrival {
    pub connection: ConnectionId,
    pub network: VisitorNetwork,
    pub hello: Hello,
    /// The watcher, where the page names them.
    pub watcher: Option<Watcher>,
    /// The token of another pupil of the same device.
    pub before: Option<Token>,
}

/// A player who comes.
#[derive(Clone, Copy)]
pub(super) struct Comer<'a> {
    pub player: &'a Player,
    pub network: VisitorNetwork,
    /// The token of another pupil of the same device.
    pub before: Option<&'a Token>,
}

/// The permission by which somebody comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Admission {
    /// None is needed: there is no waiting room, or they need not wait.
    Open,
    /// A host has let them in.
    ByHost,
    /// A host has handed them the seat of this player, who is away.
    ToSeatOf(SeatId),
}

impl Admission {
    fn is_by_host(self) -> bool {
        self != Admission::Open
    }

    /// The seat that is handed over, if one is.
    fn absent(self) -> Option<SeatId> {
        match self {
            Admission::ToSeatOf(seat) => Some(seat),
            Admission::Open | Admission::ByHost => None,
        }
    }
}

impl Arrival {
    /// A page that says hello.
    pub fn new(connection: ConnectionId, hello: Hello, network: VisitorNetwork) -> Arrival {
        Arrival {
            connection,
            network,
            hello,
            watcher: None,
            before: None,
        }
    }

    /// The player; `None`: it only looks on.
    fn comer(&self) -> Option<Comer<'_>> {
        Some(Comer {
            player: self.hello.player.as_ref()?,
            network: self.network,
            before: self.before.as_ref(),
        })
    }

    /// A page that looks on.
    pub fn of_watcher(connection: ConnectionId, watch: Watch, network: VisitorNetwork) -> Arrival {
        Arrival {
            connection,
            network,
            hello: Hello {
                table: watch.table,
                player: None,
                known: watch.known,
            },
            watcher: Some(watch.watcher),
            before: None,
        }
    }

    /// Whether it only looks on.
    pub fn is_watcher(&self) -> bool {
        self.hello.player.is_none()
    }

    /// The token by which it is known.
    pub fn token(&self) -> Option<&Token> {
        match &self.hello.player {
            Some(player) => Some(&player.token),
            None => self.watcher.as_ref().map(|watcher| &watcher.token),
        }
    }
}

/// A welcome that is made at the end of the turn.
#[derive(Clone, Debug)]
pub(super) struct PendingWelcome {
    member: Member,
    token: Option<Token>,
    known: Option<Known>,
}

/// The member who was let in, and the token for their next visit; or why they were not.
pub(super) type Seating = Result<(Member, Option<Token>), HelloRefusal>;

impl Room {
    /// Lets a connection in, to the waiting room where there is one, or closes it.
    pub(super) fn greet(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        arrival: Arrival,
        turn: &mut Turn,
    ) {
        let connection = arrival.connection;
        // A network may repeat a message.
        if self.members.contains(connection) || self.waiting_room.contains(connection) {
            return;
        }
        let player = arrival.hello.player.as_ref();
        if let Some(refusal) = player.and_then(|player| self.lost_seat(player)) {
            let refused = CloseReason::Refused(refusal);
            return turn.closes.push((connection, refused));
        }
        if let Err(refusal) = self.may_come_on_device(&arrival) {
            return turn
                .closes
                .push((connection, CloseReason::Refused(refusal)));
        }
        let has_seat = |player: &Player| {
            let seat = self.own_seat(&player.token);
            seat.is_some_and(|seat| !self.is_beside_removed(seat))
        };
        let waits = match &arrival.hello.player {
            Some(player) => self.group.has_waiting_room() && !has_seat(player),
            None => match self.has_to_wait(&arrival) {
                Ok(waits) => waits,
                Err(refusal) => {
                    let refused = CloseReason::Refused(refusal);
                    return turn.closes.push((connection, refused));
                }
            },
        };
        match waits {
            true => self.let_wait(now_ms, arrival, turn),
            false => self.let_in(now_ms, rng, arrival, Admission::Open, turn),
        }
    }

    /// Lets a connection in as a player or a watcher, or closes it.
    pub(super) fn let_in(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        arrival: Arrival,
        admission: Admission,
        turn: &mut Turn,
    ) {
        let is_let_in = admission.is_by_host();
        let hello = &arrival.hello;
        let is_new = matches!(hello.table, score_core::wire::TableSelector::Create(_));
        let admitted = match arrival.comer() {
            None => self
                .watch(now_ms, &arrival, is_let_in, turn)
                .map(|it| (it, None)),
            Some(comer) => self.seat(now_ms, rng, comer, (is_new, admission), turn),
        };
        self.conclude(arrival.connection, hello.known, admitted, turn);
    }

    /// Whether a newcomer may have a seat of their own on a device that another pupil has used,
    /// before they wait for it.
    fn may_come_on_device(&self, arrival: &Arrival) -> Result<(), HelloRefusal> {
        let Some(player) = &arrival.hello.player else {
            return Ok(());
        };
        let is_open = !self.group.has_waiting_room();
        if let Some(seat) = self.own_seat(&player.token) {
            return match is_open && self.is_beside_removed(seat) {
                true => Err(HelloRefusal::Group(GroupRefusal::RemovedOnDevice)),
                false => Ok(()),
            };
        }
        match self.seat_before(arrival.before.as_ref()) {
            Some(before) => self.may_share_device(before, self.group.has_waiting_room()),
            None => Ok(()),
        }
    }

    /// Welcomes who was let in at the end of the turn, or closes the connection.
    pub(super) fn conclude(
        &mut self,
        connection: ConnectionId,
        known: Option<Known>,
        seating: Seating,
        turn: &mut Turn,
    ) {
        match seating {
            Ok((member, token)) => {
                self.members.insert(connection, member);
                let pending = PendingWelcome {
                    member,
                    token,
                    known,
                };
                self.pending_welcomes.push((connection, pending));
            }
            Err(refusal) => turn
                .closes
                .push((connection, CloseReason::Refused(refusal))),
        }
    }

    /// The welcome, with the table as it is at the end of the turn.
    pub(super) fn welcome(&self, now_ms: u64, pending: PendingWelcome) -> Welcome {
        let label = score_core::wire::Label {
            kind: self.record.kind,
            name: self.record.name.clone(),
            code: self.record.code.clone(),
        };
        let (audience, seat) = (self.reader(&pending.member), pending.member.seat);
        Welcome {
            label,
            seat,
            is_hosts_wall: audience == Audience::HostsWall,
            token: pending.token,
            last_cid: seat.and_then(|seat| self.group.last_cid(seat)),
            past: self.past(pending.known, audience),
            present: self.present().collect(),
            chat: self.chat.iter().cloned().collect(),
            roll_votes: self.open_votes(now_ms),
            now_ms,
        }
    }

    /// The seat whose token the player has, or a new one.
    pub(super) fn seat(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        comer: Comer<'_>,
        (is_new, admission): (bool, Admission),
        turn: &mut Turn,
    ) -> Seating {
        let Comer {
            player, network, ..
        } = comer;
        let seat = match self.own_seat(&player.token) {
            Some(seat) => {
                self.make_way(seat, player, turn)?;
                if admission.is_by_host() {
                    self.note_let_in(seat);
                }
                seat
            }
            None if is_new && !self.keys.is_empty() => return Err(HelloRefusal::TableExists),
            None => self.admit(now_ms, comer, admission, turn)?,
        };
        self.look_on_where_seen(now_ms, seat, turn);
        self.close_others_of_device(seat, turn);
        self.seat_quota.note(&self.group, seat, network);
        let token = self.renew_keys(rng, seat, Some(&player.token), turn);
        Ok((Member::seated(seat, player.tab), Some(token)))
    }

    /// Makes a new token for the seat of a player who came with the token `own`, and writes both
    /// down.
    pub(super) fn renew_keys(
        &mut self,
        rng: &mut impl Rng,
        seat: SeatId,
        own: Option<&Token>,
        turn: &mut Turn,
    ) -> Token {
        let token = crate::rng::token(rng);
        let next = names::hash(&token);
        // The old token is valid until the new one is used: the welcome may get lost.
        let keys = SeatKeys {
            seat,
            current: own.map_or(next, names::hash),
            next,
        };
        self.keys.insert(seat, keys.clone());
        turn.batch.keys.push(keys);
        token
    }

    /// The seat that has this token.
    pub(super) fn own_seat(&self, token: &Token) -> Option<SeatId> {
        let seat = self.seat_of(token);
        seat.filter(|seat| self.group.table().seat(*seat).is_some())
    }

    /// The seat that the player with this token had when they left for good, where they would
    /// come back as they were.
    fn left_seat(&self, token: &Token) -> Option<SeatId> {
        let seat = self.seat_of(token);
        seat.filter(|seat| self.group.departed(*seat).is_some())
    }

    pub(super) fn seat_of(&self, token: &Token) -> Option<SeatId> {
        let hash = names::hash(token);
        let mut keys = self.keys.values();
        let own = keys.find(|keys| keys.current == hash || keys.next == hash);
        own.map(|keys| keys.seat)
    }

    /// Whether this token has a seat here, or had one.
    pub(super) fn has_been_seated(&self, token: &Token) -> bool {
        self.seat_of(token).is_some() || self.former_tokens.contains(&names::hash(token))
    }

    /// Forgets the keys with which nobody comes back any more, and remembers that there were such.
    pub(super) fn forget_keys(&mut self) {
        let is_kept = |seat| is_kept(&self.group, seat);
        for (_, keys) in self.keys.extract_if(.., |seat, _| !is_kept(*seat)) {
            self.former_tokens.extend([keys.current, keys.next]);
        }
        let too_many = self.former_tokens.len().saturating_sub(MAX_FORMER_TOKENS);
        self.former_tokens.drain(..too_many);
        self.budget.retain(is_kept);
        self.browsers.retain(is_kept);
    }

    /// The name under which a newcomer is seated: the one that they ask for, or, where a host chose
    /// one before they left, that one, with a number where somebody has it now.
    pub(super) fn name_for(&mut self, player: &Player) -> Result<Name, HelloRefusal> {
        let left = self.left_seat(&player.token);
        let departed = left.and_then(|seat| self.group.departed(seat));
        let Some(fixed) = departed.and_then(|departed| departed.fixed_name.clone()) else {
            let name = names::player_name(&player.name, &self.next_bearer());
            return name.map_err(HelloRefusal::Name);
        };
        let group = &self.group;
        let counts = |seat| !group.is_removed(seat);
        match self
            .skeletons
            .require_free(group.table().seats(), counts, &fixed)
        {
            Err(Refusal::NameTaken { free }) => names::name(&free).map_err(HelloRefusal::Name),
            _ => Ok(fixed),
        }
    }

    /// Closes the seat's other connections: a seat has one tab. Another tab than before has to
    /// ask for it.
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
        if !self.allows(|limits| limits.allows_return(seat)) {
            return Err(HelloRefusal::Busy);
        }
        // A hello of an earlier connection of the same tab may be late; then the tab
        // reconnects.
        let reason = if is_elsewhere {
            CloseReason::TakenOver
        } else {
            CloseReason::Trouble
        };
        self.close_seat(seat, &reason, turn);
        Ok(())
    }

    fn admit(
        &mut self,
        now_ms: u64,
        comer: Comer<'_>,
        admission: Admission,
        turn: &mut Turn,
    ) -> Result<SeatId, HelloRefusal> {
        let Comer {
            player, network, ..
        } = comer;
        let before = self.seat_before(comer.before);
        let name = self.name_for(player)?;
        let from = self.left_seat(&player.token);
        let is_let_in = admission.is_by_host();
        let absent = admission.absent();
        let admit = |room: &Room| {
            let (group, is_here) = (&room.group, &|seat| room.members.is_present(seat));
            match absent {
                Some(absent) => referee::admit_to(group, is_here, absent, from, name.clone()),
                None => referee::admit_again(group, is_here, from, name.clone(), is_let_in),
            }
        };
        let mut admitted = admit(self);
        if admitted == Err(Refusal::TableFull.into()) && self.free_a_seat(now_ms, turn) {
            admitted = admit(self);
        }
        let events = self.with_distinct_name(admitted, None, &name);
        let events = events.map_err(HelloRefusal::Group)?;
        if let Some(from) = from {
            let may_come_back = self.require_notes(now_ms, from);
            may_come_back.map_err(HelloRefusal::Group)?;
        }
        if let Some(before) = before {
            self.may_share_device(before, is_let_in)?;
        }
        if !self.seat_quota.allows(&self.group, network, 0, absent) {
            return Err(HelloRefusal::TooManySeatsFromHere);
        }
        // At last, as it counts: a newcomer who is refused for another reason uses up nothing.
        let is_in_time = is_let_in || self.allows(|limits| limits.allows_newcomer(network));
        if !is_in_time {
            return Err(HelloRefusal::TooManyNewcomersFromHere);
        }
        let seat = self.group.table().next_seat();
        let entry = referee::entry(&self.group, now_ms, None, events);
        self.write(entry, turn);
        if let Some(from) = from {
            self.note_return(now_ms, from, seat);
            self.browsers.follow(from, seat);
        }
        if let Some(before) = before {
            let decided = self.share_device(before, seat);
            if !decided.is_empty() {
                let entry = referee::entry(&self.group, now_ms, None, decided);
                self.write(entry, turn);
            }
        }
        if let Some(absent) = absent {
            self.note_handover(now_ms, absent, seat);
        }
        self.forget_keys();
        Ok(seat)
    }

    /// Frees the seat of the player of a public table who has been away for longest, where that is
    /// long enough; returns whether there was one.
    fn free_a_seat(&mut self, now_ms: u64, turn: &mut Turn) -> bool {
        let is_public = self.group.kind() == GroupKind::Public;
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
        self.forget_keys();
        self.away_since_ms.remove(&seat);
        true
    }

    /// The entries that a page lacks that knows the log up to `known`, and reads it as `audience`.
    fn past(&self, known: Option<Known>, audience: Audience) -> Past {
        let rest = known.and_then(|known| self.rest(known, audience));
        rest.map_or_else(
            || Past::Whole(Box::new(self.group.snapshot_for(audience))),
            Past::Rest,
        )
    }

    /// The entries after `known`; `None` where not all of them are in memory, or the page has read
    /// the log as another audience.
    fn rest(&self, known: Known, audience: Audience) -> Option<Vec<Entry>> {
        if known.epoch != self.group.epoch() || known.audience != audience {
            return None;
        }
        let mut rest = self.part(self.recent.iter(), audience);
        rest.retain(|entry| entry.n > known.n);
        let mut events = rest.iter().flat_map(|entry| &entry.events);
        let has_small_tables = self.group.small_tables().is_some();
        let is_own = |seat| audience == Audience::Seat(seat);
        // The page lacks entries that were kept from it before, or has some that it may not have.
        let changes_part = |event| {
            let seat = let_play(event).or_else(|| looks_on(event));
            seat.is_some_and(is_own)
        };
        if has_small_tables && events.any(changes_part) {
            return None;
        }
        let last_known = match rest.first() {
            Some(first) => first.after(),
            None => self.group.last_n_for(audience),
        };
        (last_known == known.n).then_some(rest)
    }

    /// The part of these entries that a reader may see; the last of them is the last of all.
    pub(super) fn part<'a>(
        &self,
        entries: impl Iterator<Item = &'a PlacedEntry> + Clone,
        audience: Audience,
    ) -> Vec<Entry> {
        let last_own = match audience {
            Audience::Seat(seat) => self.group.last_own_n(seat),
            Audience::Host | Audience::Watcher | Audience::HostsWall => 0,
        };
        audience::part_for(entries, audience, last_own)
    }
}
