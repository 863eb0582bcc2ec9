//! The entries of a group's log with their events, and its snapshot: the durable format.

use serde::{Deserialize, Serialize};

use crate::games::score::Ending;
use crate::race::{Move, WrittenRacer};
use crate::table::event::{Award, Event, SeatId};
use crate::table::own_board::{Moment, OwnEvent, WrittenBoard};

use super::departed::Departed;
use super::race::Standing;
use super::small_tables::SmallTableId;
use super::tally::Tallies;
use super::teams::{Team, TeamId};

/// The number of a command among those of its player. Later commands have higher numbers, so that a
/// repeated one is recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CommandId(pub u32);

/// Whether anybody may come to a group's table, and whether it has a host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GroupKind {
    /// Open to everybody; nobody hosts it.
    Public,
    /// Made by a player, who hosts it.
    Created,
}

/// An event of a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum GroupEvent {
    /// The group was founded; always first, and never again.
    Founded {
        /// The kind of the group.
        kind: GroupKind,
    },
    /// An event of the group's table.
    Table(Event),
    /// Newcomers are turned away from now on, or let in.
    Locked {
        /// Whether newcomers are turned away.
        locked: bool,
    },
    /// Players can write to each other from now on, or no longer.
    ChatSwitched {
        /// Whether players can write.
        on: bool,
    },
    /// A player can no longer write to the others, or can again.
    Muted {
        /// The player's seat.
        seat: SeatId,
        /// Whether they cannot.
        muted: bool,
    },
    /// A player was sent away, or taken back with their points.
    Removed {
        /// The player's seat.
        seat: SeatId,
        /// Whether they are away.
        removed: bool,
    },
    /// The maker has named a player who has all rights of a host, or nobody.
    CoHostNamed {
        /// The seat of the co-host; `None`: there is none.
        seat: Option<SeatId>,
    },
    /// The name of a player is the host's choice, and no longer their own.
    NameFixed {
        /// The player's seat.
        seat: SeatId,
    },
    /// Newcomers wait for a host to let them in from now on, or no longer.
    WaitingRoom {
        /// Whether they wait.
        on: bool,
    },
    /// A player did something on their own board, in an entry of its own. Only they and the hosts
    /// see it until the round is revealed.
    Own {
        /// The seat of the player with this board.
        seat: SeatId,
        /// The event.
        event: OwnEvent,
    },
    /// In a snapshot: everything that a player did on their own board in the round.
    OwnBoard {
        /// The seat of the player with this board.
        seat: SeatId,
        /// The board after all of this.
        board: WrittenBoard,
    },
    /// These players have answered; the event does not hold their answers.
    Answered {
        /// The seats of these players.
        seats: Vec<SeatId>,
    },
    /// Players share points in these teams from now on; none: no longer.
    TeamsSet {
        /// The teams, with points brought along from an earlier part of the log.
        teams: Vec<Team>,
    },
    /// A player is in this team now, and in no other.
    TeamJoined {
        /// The player's seat.
        seat: SeatId,
        /// The team.
        team: TeamId,
    },
    /// The class sits at small tables from now on, and nothing lies there yet.
    TablesSet {
        /// How many players a table is to have.
        size: u8,
        /// The seats at each table.
        tables: Vec<Vec<SeatId>>,
    },
    /// All sit round one table again.
    TablesEnded,
    /// A player who has come late sits at this small table.
    TableJoined {
        /// The player's seat.
        seat: SeatId,
        /// The table.
        table: SmallTableId,
    },
    /// An event of a small table.
    At {
        /// The table.
        table: SmallTableId,
        /// The event.
        event: Event,
    },
    /// A player makes no calls from now on, or may again.
    CallsForbidden {
        /// The player's seat.
        seat: SeatId,
        /// Whether they may make no calls.
        forbidden: bool,
    },
    /// In a snapshot: a player who has left, and would come back as they were.
    Departed {
        /// The seat that they had.
        seat: SeatId,
        /// The record that they come back to.
        departed: Departed,
    },
    /// A player who had left is back, with the data that was kept for them. Their points were
    /// brought along to the new seat.
    Returned {
        /// The seat that they had before.
        from: SeatId,
        /// The seat that they have now.
        seat: SeatId,
    },
    /// A visitor who wants to look on waits for a host from now on, or no longer. The host lets
    /// them in.
    WatchersWait {
        /// Whether they wait.
        on: bool,
    },
    /// Newcomers cannot write to the others from now on, until a host lets them; or can.
    NewcomersMuted {
        /// Whether they cannot.
        on: bool,
    },
    /// A host has handed the seat of an absent player to one who came later. Its points and the
    /// host's decisions go with it; the old seat is left in the same entry.
    HandedOver {
        /// The seat of the absent player.
        from: SeatId,
        /// The seat of the player who has its points now.
        seat: SeatId,
    },
    /// In a snapshot: the seats that were handed over.
    GivenAway {
        /// The seats.
        seats: Vec<SeatId>,
    },
    /// The race begins anew.
    RaceStarted,
    /// A player did something with their own rolls in the race, in an entry of its own. Only they
    /// and the hosts see it.
    Raced {
        /// The player's seat.
        seat: SeatId,
        /// Their move.
        #[serde(rename = "move")]
        moved: Move,
    },
    /// In a snapshot: everything that a player did in the race.
    OwnRacer {
        /// The player's seat.
        seat: SeatId,
        /// Their score and their rolls after all of this.
        racer: WrittenRacer,
    },
    /// The scores of these players in the race.
    RaceScores {
        /// The players, each with their score.
        standings: Vec<Standing>,
    },
    /// A player has won the race, and it has ended.
    RaceWon {
        /// The winner's seat.
        seat: SeatId,
    },
    /// The race is paused, or goes on.
    RacePaused {
        /// Whether it is paused.
        paused: bool,
    },
    /// In a snapshot: the players who were dealt a roll before.
    Played {
        /// The seats of these players.
        seats: Vec<SeatId>,
    },
    /// A host lets a player who came in the middle of the roll play.
    LetPlay {
        /// The player's seat.
        seat: SeatId,
    },
    /// A small table has finished; its result comes later. For readers who do not play there: a
    /// log has none.
    TableOver {
        /// The table.
        table: SmallTableId,
    },
    /// The result of the round at a small table, for readers who do not play there. A log has none.
    TableTold {
        /// The table.
        table: SmallTableId,
        /// How the round ended there.
        ending: Ending,
        /// The seat of the SCORE caller.
        score_caller: Option<SeatId>,
        /// The seat of the IMPOSSIBLE caller.
        impossible_caller: Option<SeatId>,
        /// The points for it.
        awards: Vec<Award>,
    },
    /// A player who came looks on until the next roll. Another player of the same device has seen
    /// the roll on the table.
    LooksOn {
        /// The player's seat.
        seat: SeatId,
    },
}

/// The command that an entry carries out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The player.
    pub seat: SeatId,
    /// Their command.
    pub cid: CommandId,
}

/// A part of a group's log that is written, sent and folded as one.
///
/// A call whose time is up at [`at_ms`](Entry::at_ms) is settled before the
/// events: an entry without events only gives the time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The group that the entry belongs to, of those that ever had this table.
    pub epoch: u64,
    /// The number of the entry: one more than that of the entry before.
    pub n: u64,
    /// When it was written, in milliseconds of the relay's clock.
    pub at_ms: u64,
    /// The command that the entry carries out; `None`: the relay wrote the entry of its own accord.
    pub origin: Option<Origin>,
    /// The events.
    pub events: Vec<GroupEvent>,
    /// The number of the last entry before this one that its reader may see; `None`: the entry
    /// directly before. A log has all entries.
    #[serde(default)]
    pub after: Option<u64>,
}

impl Entry {
    /// The number of the last entry that a reader needs to have before this one.
    pub fn after(&self) -> u64 {
        self.after.unwrap_or(self.n.saturating_sub(1))
    }
}

/// The last entry on a player's own board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnLast {
    /// The seat of the player with this board.
    pub seat: SeatId,
    /// The entry.
    pub moment: Moment,
    /// Their command.
    pub cid: Option<CommandId>,
}

/// A group at one moment, as the shortest log that makes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The group's epoch.
    pub epoch: u64,
    /// The number of its last entry.
    pub n: u64,
    /// When the last entry was written, in milliseconds of the relay's clock.
    pub at_ms: u64,
    /// The number of the entry that dealt the round on the table.
    pub round_n: u64,
    /// The last command of each player that was carried out.
    pub last: Vec<Origin>,
    /// Events that make the group.
    pub events: Vec<GroupEvent>,
    /// The last entry that was for everybody; `None`: the last of all.
    #[serde(default)]
    pub public: Option<Moment>,
    /// The last entries on own boards, by seat.
    #[serde(default)]
    pub own: Vec<OwnLast>,
    /// The counts of players for the report; `None`: its reader is no host. Older logs
    /// have counted nothing.
    #[serde(default = "nothing_counted")]
    pub tallies: Option<Tallies>,
    /// When the round on the table was dealt and ended; older logs do not say.
    #[serde(default)]
    pub round_times: RoundTimes,
}

/// When the round on the table was dealt, went on after a pause, and ended. The times are in
/// milliseconds of the relay's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundTimes {
    /// When it was dealt; `None`: nothing lies there, or it is not known.
    pub dealt_ms: Option<u64>,
    /// When it ended; `None`: it goes on, or it is not known.
    pub ended_ms: Option<u64>,
    /// When it went on after its last pause; `None`: it had none, or it is not known.
    #[serde(default)]
    pub resumed_ms: Option<u64>,
}

impl RoundTimes {
    /// When everybody began to think about the round, or about it again after a pause. `None`: it
    /// is not known.
    pub fn began_ms(self) -> Option<u64> {
        self.resumed_ms.or(self.dealt_ms)
    }
}

fn nothing_counted() -> Option<Tallies> {
    Some(Tallies::default())
}

impl Snapshot {
    /// The last entry that was for everybody.
    pub fn public_moment(&self) -> Moment {
        self.public.unwrap_or(Moment {
            n: self.n,
            at_ms: self.at_ms,
        })
    }

    /// Sets the last entry that was for everybody, and the last of all.
    pub(super) fn set_moments(&mut self, public: Moment, last: Moment) {
        (self.n, self.at_ms) = (last.n, last.at_ms);
        self.public = (public != last).then_some(public);
    }
}
