//! A group: the fold of its entries.

use std::collections::{BTreeMap, BTreeSet};

use crate::table::event::{Event, SeatId, TableMode};
use crate::table::referee;
use crate::table::rules::Rules;
use crate::table::state::{Rejected, Rights, Table};

use super::entry::{CommandId, Entry, GroupEvent, GroupKind, Origin, Snapshot};

/// The most events that a group keeps since its last roll. A page that joins
/// reads them all; a lesson does not come near it.
pub const MAX_RECENT_EVENTS: usize = 10_000;

/// People in different places at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    kind: GroupKind,
    epoch: u64,
    n: u64,
    at_ms: u64,
    round_n: u64,
    table: Table,
    is_locked: bool,
    chat_is_on: bool,
    muted: BTreeSet<SeatId>,
    removed: BTreeSet<SeatId>,
    co_host: Option<SeatId>,
    fixed_names: BTreeSet<SeatId>,
    has_waiting_room: bool,
    last_cids: BTreeMap<SeatId, CommandId>,
    /// Events that make the group: those from the last roll on, and before
    /// them the fewest that stand for all others.
    log: Vec<GroupEvent>,
}

/// What became of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Applied {
    /// It was folded in, and this is what happened by it: a call whose time
    /// was up, and then its events.
    Taken(Vec<GroupEvent>),
    /// It is not the next one, or its command was carried out before; nothing
    /// has changed.
    Ignored,
}

impl Group {
    /// The first entry of a new group.
    pub fn founding_entry(kind: GroupKind, rules: Rules, epoch: u64, at_ms: u64) -> Entry {
        let opened = Event::Opened {
            mode: TableMode::Group,
            rules,
        };
        Entry {
            epoch,
            n: 1,
            at_ms,
            origin: None,
            events: vec![GroupEvent::Founded { kind }, GroupEvent::Table(opened)],
        }
    }

    /// The group that begins with `first`, the first entry of its log.
    pub fn found(first: &Entry) -> Result<Group, Rejected> {
        Group::restore(&Snapshot {
            epoch: first.epoch,
            n: first.n,
            at_ms: first.at_ms,
            round_n: first.n,
            last: Vec::new(),
            events: first.events.clone(),
        })
    }

    /// The group that `snapshot` shows.
    pub fn restore(snapshot: &Snapshot) -> Result<Group, Rejected> {
        let [
            GroupEvent::Founded { kind },
            GroupEvent::Table(Event::Opened {
                mode: TableMode::Group,
                rules,
            }),
            events @ ..,
        ] = snapshot.events.as_slice()
        else {
            return Err(Rejected);
        };
        let mut group = Group {
            kind: *kind,
            epoch: snapshot.epoch,
            n: snapshot.n,
            at_ms: snapshot.at_ms,
            round_n: snapshot.round_n,
            table: Table::new(TableMode::Group, rules.clone()).ok_or(Rejected)?,
            is_locked: false,
            chat_is_on: rules.chat,
            muted: BTreeSet::new(),
            removed: BTreeSet::new(),
            co_host: None,
            fixed_names: BTreeSet::new(),
            has_waiting_room: false,
            last_cids: BTreeMap::new(),
            log: snapshot.events[..2].to_vec(),
        };
        for event in events {
            group.take_in(event)?;
        }
        group.round_n = snapshot.round_n;
        let last = snapshot.last.iter();
        group.last_cids = last.map(|origin| (origin.seat, origin.cid)).collect();
        Ok(group)
    }

    /// The group as it is now.
    pub fn snapshot(&self) -> Snapshot {
        let last = self.last_cids.iter();
        Snapshot {
            epoch: self.epoch,
            n: self.n,
            at_ms: self.at_ms,
            round_n: self.round_n,
            last: last.map(|(&seat, &cid)| Origin { seat, cid }).collect(),
            events: self.log.clone(),
        }
    }

    /// Folds `entry` in. After an error the group is no longer the fold of its
    /// log, and is to be made anew.
    pub fn apply(&mut self, entry: &Entry) -> Result<Applied, Rejected> {
        let is_next = entry.epoch == self.epoch && self.n.checked_add(1) == Some(entry.n);
        let is_known = entry.origin.is_some_and(|origin| self.has_seen(origin));
        if !is_next || is_known {
            return Ok(Applied::Ignored);
        }
        self.n = entry.n;
        self.at_ms = self.at_ms.max(entry.at_ms);
        if let Some(origin) = entry.origin {
            self.last_cids.insert(origin.seat, origin.cid);
        }
        let mut taken = Vec::new();
        if let Some(settled) = referee::overdue(&self.table, self.at_ms) {
            taken.push(GroupEvent::Table(settled));
        }
        taken.extend(entry.events.iter().cloned());
        for event in &taken {
            self.take_in(event)?;
        }
        Ok(Applied::Taken(taken))
    }

    /// Whether this command of a player, or a later one, was carried out.
    pub fn has_seen(&self, origin: Origin) -> bool {
        let last = self.last_cids.get(&origin.seat);
        last.is_some_and(|last| origin.cid <= *last)
    }

    /// Which kind it is.
    pub fn kind(&self) -> GroupKind {
        self.kind
    }

    /// Which of the groups that ever had this place it is.
    pub fn epoch(&self) -> u64 {
        self.epoch
    }

    /// The number of its last entry.
    pub fn n(&self) -> u64 {
        self.n
    }

    /// When its last entry was written, in milliseconds of the relay's clock.
    pub fn at_ms(&self) -> u64 {
        self.at_ms
    }

    /// The number of the entry that dealt the round on the table.
    pub fn round_n(&self) -> u64 {
        self.round_n
    }

    /// Its table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Who made it, if they have a seat and it is not open to all: the first
    /// who sat down.
    pub fn maker(&self) -> Option<SeatId> {
        let maker = self.table.seat(SeatId(0)).map(|seat| seat.id);
        maker.filter(|_| self.kind == GroupKind::Created)
    }

    /// Whom the maker has given all rights of a host.
    pub fn co_host(&self) -> Option<SeatId> {
        self.co_host
    }

    /// What the player at `seat` may do beyond playing.
    pub fn rights(&self, seat: SeatId) -> Rights {
        if self.kind == GroupKind::Public || self.is_removed(seat) {
            Rights::Player
        } else if self.maker() == Some(seat) || self.co_host == Some(seat) {
            Rights::Host
        } else if self.host() == Some(seat) {
            Rights::StandIn
        } else {
            Rights::Player
        }
    }

    /// Who hosts it: its maker, and while neither they nor a co-host are there, a
    /// stand-in.
    pub fn host(&self) -> Option<SeatId> {
        match self.kind {
            GroupKind::Public => None,
            GroupKind::Created => self.table.host(),
        }
    }

    /// Whether newcomers are turned away.
    pub fn is_locked(&self) -> bool {
        self.is_locked
    }

    /// Whether players can write to each other.
    pub fn chat_is_on(&self) -> bool {
        self.chat_is_on
    }

    /// Whether the host lets this player not write.
    pub fn is_muted(&self, seat: SeatId) -> bool {
        self.muted.contains(&seat)
    }

    /// Whether the host has sent this player away.
    pub fn is_removed(&self, seat: SeatId) -> bool {
        self.removed.contains(&seat)
    }

    /// Whether the host has chosen this player's name.
    pub fn has_fixed_name(&self, seat: SeatId) -> bool {
        self.fixed_names.contains(&seat)
    }

    /// Whether newcomers wait until a host lets them in.
    pub fn has_waiting_room(&self) -> bool {
        self.has_waiting_room
    }

    /// The last command of this player that was carried out.
    pub fn last_cid(&self, seat: SeatId) -> Option<CommandId> {
        self.last_cids.get(&seat).copied()
    }

    /// Whether no more events fit before the next roll.
    pub fn is_full(&self) -> bool {
        self.log.len() >= MAX_RECENT_EVENTS
    }

    /// How many events a newcomer reads.
    pub fn log_len(&self) -> usize {
        self.log.len()
    }

    /// Folds one event in, and keeps it for those who come later.
    fn take_in(&mut self, event: &GroupEvent) -> Result<(), Rejected> {
        // Only what earlier rolls led to is needed after a new one: the log does
        // not grow for ever.
        if matches!(event, GroupEvent::Table(Event::Dealt { .. })) {
            self.log = self.founding_events();
            self.round_n = self.n;
            let table = &self.table;
            self.last_cids.retain(|seat, _| table.seat(*seat).is_some());
        }
        self.fold(event)?;
        self.log.push(event.clone());
        if matches!(event, GroupEvent::Table(Event::RulesChanged { .. })) {
            self.log = self.founding_events();
            self.round_n = self.n;
        }
        Ok(())
    }

    fn fold(&mut self, event: &GroupEvent) -> Result<(), Rejected> {
        match event {
            GroupEvent::Founded { .. } => return Err(Rejected),
            GroupEvent::Table(event) => {
                self.table.apply(event)?;
                self.follow(event);
            }
            GroupEvent::Locked { locked } => self.is_locked = *locked,
            GroupEvent::ChatSwitched { on } => self.chat_is_on = *on,
            GroupEvent::Muted { seat, muted } => {
                self.table.seat(*seat).ok_or(Rejected)?;
                put(&mut self.muted, *seat, *muted);
            }
            GroupEvent::Removed { seat, removed } => {
                self.table.seat(*seat).ok_or(Rejected)?;
                put(&mut self.removed, *seat, *removed);
                if *removed {
                    self.co_host = self.co_host.filter(|co_host| co_host != seat);
                }
            }
            GroupEvent::CoHostNamed { seat } => {
                if let Some(seat) = seat {
                    self.table.seat(*seat).ok_or(Rejected)?;
                }
                self.co_host = *seat;
            }
            GroupEvent::NameFixed { seat } => {
                self.table.seat(*seat).ok_or(Rejected)?;
                self.fixed_names.insert(*seat);
            }
            GroupEvent::WaitingRoom { on } => self.has_waiting_room = *on,
        }
        Ok(())
    }

    /// What an event at the table means for the group.
    fn follow(&mut self, event: &Event) {
        match event {
            Event::RulesChanged { rules } => self.chat_is_on = rules.chat,
            Event::Left { seat } => {
                self.muted.remove(seat);
                self.removed.remove(seat);
                self.fixed_names.remove(seat);
                self.co_host = self.co_host.filter(|co_host| co_host != seat);
            }
            _ => {}
        }
    }

    /// The shortest log that makes this group without its round.
    fn founding_events(&self) -> Vec<GroupEvent> {
        let chat = (self.chat_is_on != self.table.rules().chat).then_some(self.chat_is_on);
        let switches = [
            self.is_locked
                .then_some(GroupEvent::Locked { locked: true }),
            chat.map(|on| GroupEvent::ChatSwitched { on }),
            self.co_host
                .map(|seat| GroupEvent::CoHostNamed { seat: Some(seat) }),
            self.has_waiting_room
                .then_some(GroupEvent::WaitingRoom { on: true }),
        ];
        let muted = self
            .muted
            .iter()
            .map(|&seat| GroupEvent::Muted { seat, muted: true });
        let removed = self.removed.iter().map(|&seat| GroupEvent::Removed {
            seat,
            removed: true,
        });
        let fixed = self.fixed_names.iter();
        let fixed = fixed.map(|&seat| GroupEvent::NameFixed { seat });
        let mut events = vec![GroupEvent::Founded { kind: self.kind }];
        events.extend(
            self.table
                .founding_events()
                .into_iter()
                .map(GroupEvent::Table),
        );
        events.extend(
            switches
                .into_iter()
                .flatten()
                .chain(muted)
                .chain(removed)
                .chain(fixed),
        );
        events
    }
}

fn put(seats: &mut BTreeSet<SeatId>, seat: SeatId, is_in: bool) {
    if is_in {
        seats.insert(seat);
    } else {
        seats.remove(&seat);
    }
}
