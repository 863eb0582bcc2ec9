//! The requests of a player in a group: commands at the table, and those of hosts.

use serde::{Deserialize, Serialize};

use crate::race;
use crate::table::command::Command;
use crate::table::event::SeatId;
use crate::table::name::Name;

use super::teams::TeamId;

/// The id of a visitor in the waiting room of a table, until they leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct VisitorId(pub u64);

/// A request of a player in a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// A command at the table.
    Play(Command),
    /// Turn newcomers away, or let them in; only hosts may.
    Lock(bool),
    /// Let players write to each other, or not; only hosts may.
    SwitchChat(bool),
    /// Stop one player from writing, or let them write again; only hosts may.
    Mute(SeatId, bool),
    /// Send a player away, or take them back; only hosts may.
    Remove(SeatId, bool),
    /// Give another player a name that they cannot change; only hosts may.
    RenameOther(SeatId, Name),
    /// Give a player all rights of a host, or take them back; only the maker may.
    NameCoHost(Option<SeatId>),
    /// Let newcomers wait until a host lets them in, or no longer; only hosts may.
    UseWaitingRoom(bool),
    /// Let a visitor who waits in, or turn them away; only hosts may.
    Admit(VisitorId, bool),
    /// Let in all who wait; only hosts may. [`Request::AdmitThese`] names the visitors that the
    /// host has seen.
    AdmitAll,
    /// Send away everybody who came in the last minute; only hosts may. [`Request::RemoveThese`]
    /// names the players that the host has chosen.
    RemoveNewcomers,
    /// Delete the table with all its data; only hosts may.
    Clear,
    /// Put all pupils into so many teams at random; only hosts may.
    SplitIntoTeams(u8),
    /// Put these players into teams; only hosts may. Pupils who are not named get into the
    /// smallest ones.
    SetTeams(Vec<Vec<SeatId>>),
    /// Put one player into another team; only hosts may.
    ChangeTeam(SeatId, TeamId),
    /// End play in teams; only hosts may.
    EndTeams,
    /// Put all pupils at small tables of so many, at random, here and before each roll; only hosts
    /// may.
    SplitIntoTables(u8),
    /// Play round one table again; only hosts may.
    EndTables,
    /// Take back the newest line of chat of this player with this text: their own, or for hosts
    /// anybody's.
    TakeBackLine(SeatId, String),
    /// Forbid one player to call, or let them call again; only hosts may.
    ForbidCalls(SeatId, bool),
    /// Let these visitors in, or turn them away; only hosts may. Those who have left by then are
    /// left out.
    AdmitThese(Vec<VisitorId>, bool),
    /// Send these players away, or take them back; only hosts may. Those who have left by then, or
    /// are away or back already, are left out.
    RemoveThese(Vec<SeatId>, bool),
    /// Send away all watchers, but for hosts' own walls, and let others wait until a host lets them
    /// in. Or let anyone look on again; only hosts may.
    LetWatchersWait(bool),
    /// Hand the seat of the first player, who is away, to the second, with its points; only hosts
    /// may.
    HandOver(SeatId, SeatId),
    /// Let a visitor who waits in, and hand them the seat of a player who is away. Only hosts may.
    AdmitTo(VisitorId, SeatId),
    /// A command for the player's own rolls, in a race.
    Race(race::Command),
    /// Begin the race anew; only hosts may.
    StartRace,
    /// Stop newcomers from writing until a host lets them, or no longer; only hosts may. Players
    /// who are there already may go on writing.
    MuteNewcomers(bool),
    /// Let a player who came in the middle of the roll play; only hosts may.
    LetPlay(SeatId),
    /// Make a new key with which any browser becomes the host of the table; only the maker may.
    MakeHostKey,
}

impl Request {
    /// Whether the request may lead to a roll or a new race, with which the log begins anew.
    pub fn leads_to_roll(&self) -> bool {
        match self {
            Request::StartRace => true,
            Request::Play(command) => command.ask().leads_to_roll(),
            _ => false,
        }
    }

    /// Whether the request is about the round on the table or the race. Such a request means
    /// nothing in another one.
    pub fn is_about_round(&self) -> bool {
        match self {
            Request::Race(_) | Request::StartRace => true,
            Request::Play(command) => command.ask().is_about_round(),
            _ => false,
        }
    }
}
