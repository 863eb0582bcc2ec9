//! The stored form of a group: a snapshot, and the shortest log that makes the group.

use crate::group::audience::{self, Audience};
use crate::group::entry::{GroupEvent, Origin, Snapshot};
use crate::table::event::SeatId;
use crate::table::own_board::Moment;
use crate::table::state::Phase;

use super::Group;

impl Group {
    /// The snapshot of the group as it is now.
    pub fn snapshot(&self) -> Snapshot {
        let last = self.last_cids.iter();
        let mut snapshot = Snapshot {
            epoch: self.epoch,
            n: self.n,
            at_ms: self.at_ms,
            round_n: self.round_n,
            last: last.map(|(&seat, &cid)| Origin { seat, cid }).collect(),
            events: self.log.clone(),
            public: None,
            own: self.own.values().copied().collect(),
            tallies: self.tallies.clone(),
            round_times: self.round_times,
        };
        let more_time = self.table.more_time_events().map(GroupEvent::Table);
        snapshot.events.extend(more_time);
        snapshot.events.extend(self.board_events());
        snapshot.events.extend(self.race_events());
        let last = Moment {
            n: self.n,
            at_ms: self.at_ms,
        };
        snapshot.set_moments(self.public, last);
        snapshot
    }

    /// The part of the group's snapshot that `audience` may see.
    pub fn snapshot_for(&self, audience: Audience) -> Snapshot {
        let snapshot = audience::snapshot_for(self.snapshot(), audience);
        match self.small_tables {
            Some(_) if audience != Audience::Host => self.without_other_tables(snapshot, audience),
            _ => snapshot,
        }
    }

    /// Removes from `snapshot` the steps, calls and points of small tables that `audience` is not
    /// sent. It also removes the last commands of others.
    fn without_other_tables(&self, mut snapshot: Snapshot, audience: Audience) -> Snapshot {
        let mut segments = Vec::new();
        let restored = Group::restore_with(&snapshot, Some(&mut segments));
        debug_assert!(restored.is_ok(), "a snapshot makes its group");
        let (own, table) = match audience {
            Audience::Seat(seat) => (Some(seat), self.table_played_by(seat)),
            _ => (None, None),
        };
        snapshot.events.truncate(2);
        snapshot.events.extend(audience::log_for(&segments, table));
        snapshot.last.retain(|last| Some(last.seat) == own);
        snapshot
    }

    /// The events that replace everything on own boards: every step of every player would fill the
    /// log.
    fn board_events(&self) -> Vec<GroupEvent> {
        let Some(round) = self.table.round() else {
            return Vec::new();
        };
        let answered = match &round.phase {
            Phase::Everyone { answered, .. } => answered.iter().copied().collect(),
            _ => Vec::new(),
        };
        let answered = (!answered.is_empty()).then_some(GroupEvent::Answered { seats: answered });
        let boards = round.boards.iter().map(|(&seat, own)| {
            let board = own.written();
            GroupEvent::OwnBoard { seat, board }
        });
        answered.into_iter().chain(boards).collect()
    }

    /// The few events that replace all of the race.
    fn race_events(&self) -> Vec<GroupEvent> {
        let Some(race) = &self.race else {
            return Vec::new();
        };
        let standings = race.standings();
        let published = (!standings.is_empty()).then_some(GroupEvent::RaceScores { standings });
        let racers = race.written();
        let racers = racers.map(|(seat, racer)| GroupEvent::OwnRacer { seat, racer });
        let won = race.winner().map(|seat| GroupEvent::RaceWon { seat });
        let paused = race.is_paused();
        let paused = paused.then_some(GroupEvent::RacePaused { paused });
        let events = published.into_iter().chain(racers);
        events.chain(won).chain(paused).collect()
    }

    /// The shortest log that makes this group without its round.
    pub(super) fn founding_events(&self) -> Vec<GroupEvent> {
        let mut events = vec![GroupEvent::Founded { kind: self.kind }];
        let table = self.table.founding_events().into_iter();
        // Events for single players are not in the log, but beside it.
        let table = table.map(GroupEvent::Table);
        events.extend(table.filter(|event| audience::board_of(event).is_none()));
        events.extend(self.switches());
        events.extend(self.decisions());
        let played: Vec<SeatId> = self.played.iter().copied().collect();
        events.extend((!played.is_empty()).then_some(GroupEvent::Played { seats: played }));
        let teams = (!self.teams.is_empty()).then(|| GroupEvent::TeamsSet {
            teams: self.teams.written(),
        });
        events.extend(teams);
        // These come after the teams: an event that sets teams takes the teams of departed players
        // away.
        let departed = self.departures.iter();
        events.extend(departed.map(|(seat, departed)| GroupEvent::Departed {
            seat,
            departed: departed.clone(),
        }));
        let handed_over = self.handed_over.written();
        events.extend(handed_over.map(|seats| GroupEvent::GivenAway { seats }));
        let tables = self.small_tables.as_ref();
        events.extend(tables.map(|tables| GroupEvent::TablesSet {
            size: tables.size(),
            tables: tables.seatings(),
        }));
        events
    }

    /// The switches that hosts have set for all.
    fn switches(&self) -> impl Iterator<Item = GroupEvent> {
        let chat = (self.chat_is_on != self.table.rules().chat).then_some(self.chat_is_on);
        let switches = [
            self.is_locked
                .then_some(GroupEvent::Locked { locked: true }),
            chat.map(|on| GroupEvent::ChatSwitched { on }),
            self.co_host
                .map(|seat| GroupEvent::CoHostNamed { seat: Some(seat) }),
            self.has_waiting_room
                .then_some(GroupEvent::WaitingRoom { on: true }),
            self.watchers_wait
                .then_some(GroupEvent::WatchersWait { on: true }),
            self.newcomers_are_muted
                .then_some(GroupEvent::NewcomersMuted { on: true }),
        ];
        switches.into_iter().flatten()
    }

    /// The decisions of hosts about players.
    fn decisions(&self) -> impl Iterator<Item = GroupEvent> {
        let muted = self.muted.iter();
        let muted = muted.map(|&seat| GroupEvent::Muted { seat, muted: true });
        let without_calls = self.without_calls.iter();
        let without_calls = without_calls.map(|&seat| GroupEvent::CallsForbidden {
            seat,
            forbidden: true,
        });
        let removed = self.removed.iter().map(|&seat| GroupEvent::Removed {
            seat,
            removed: true,
        });
        let fixed = self.fixed_names.iter();
        let fixed = fixed.map(|&seat| GroupEvent::NameFixed { seat });
        muted.chain(without_calls).chain(removed).chain(fixed)
    }
}
