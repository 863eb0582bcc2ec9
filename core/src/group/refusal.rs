//! The reasons for which a group refuses a request: those of its table, its race, and its host.

use serde::{Deserialize, Serialize};

use crate::race;
use crate::table::name::NameRefusal;
use crate::table::refusal::Refusal;

/// The reason why a group refuses a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GroupRefusal {
    /// The referee of the table refuses the command.
    Table(Refusal),
    /// The host lets no newcomers in.
    Locked,
    /// The host has sent this player away.
    Removed,
    /// Another round lay on the table when the request arrived.
    Stale,
    /// The table is open to all, and nobody hosts it.
    NobodyHosts,
    /// Hosts cannot do that to themselves.
    NotYourself,
    /// Too much has happened since the last roll.
    RollFirst,
    /// Players do not write to each other at this table.
    ChatOff,
    /// The host does not let this player write.
    Muted,
    /// The line of chat has nothing that can be shown, or is too long.
    NotSayable,
    /// The name cannot be shown.
    Name(NameRefusal),
    /// The request came too soon after the player's last one.
    TooFast,
    /// The maker of a table cannot be muted, removed or renamed.
    NotTheMaker,
    /// Only the maker of the table may.
    MakerOnly,
    /// The host has chosen this player's name.
    NameFixed,
    /// The visitor who waited has left.
    VisitorGone,
    /// Nobody came in the last minute.
    NoNewcomers,
    /// There are two to six teams.
    TeamCount,
    /// A team would have nobody in it.
    EmptyTeam,
    /// A player would be in two teams.
    TwiceInTeams,
    /// There is no such team.
    NoSuchTeam,
    /// Small tables have three to six players.
    TableSize,
    /// There are too few pupils for a small table.
    TooFewForTables,
    /// There are no small tables.
    NoSmallTables,
    /// The player sits at no small table before the next roll.
    NoTableYet,
    /// The host lets this player make no calls.
    CallsForbidden,
    /// A player who may not call on a roll has no vote on a new one.
    NoVote,
    /// None of the players whom the host has chosen can be removed, or taken back.
    NobodyChosen,
    /// Only the seat of a player who is away can be handed over, and they are here.
    NotAway,
    /// The seat of a host or a stand-in is not handed over, nor are they given another.
    HostsKeepSeats,
    /// Players do not race at this table.
    NoRace,
    /// The race refuses the command.
    Race(race::Refusal),
    /// In a race: the player has asked as often as is allowed within some minutes.
    TooOften,
    /// The player came in the middle of the roll, and looks on until the next one.
    LooksOn,
    /// Another player of the same device has been at the table with this roll. So the player looks
    /// on until the next one.
    OtherOnDevice,
    /// A host has removed another player of the same device, and lets no other seat of it in.
    RemovedOnDevice,
}

impl GroupRefusal {
    /// Whether the player lacks the rights of a host, whatever lies on the table.
    pub fn is_of_rights(&self) -> bool {
        matches!(
            self,
            GroupRefusal::NobodyHosts
                | GroupRefusal::Table(Refusal::HostOnly | Refusal::StandInOnly)
        )
    }

    /// Whether the way of playing is the reason: nobody may until the table is played in another
    /// way.
    pub fn is_of_way(&self) -> bool {
        *self == GroupRefusal::Table(Refusal::InRace)
    }
}

impl From<race::Refusal> for GroupRefusal {
    fn from(refusal: race::Refusal) -> GroupRefusal {
        GroupRefusal::Race(refusal)
    }
}

impl From<Refusal> for GroupRefusal {
    fn from(refusal: Refusal) -> GroupRefusal {
        GroupRefusal::Table(refusal)
    }
}
