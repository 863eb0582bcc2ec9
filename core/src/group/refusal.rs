//! Why a group refuses what a player asks for.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::table::name::NameRefusal;
use crate::table::refusal::Refusal;

/// Why a group refuses what a player asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GroupRefusal {
    /// The referee of the table refuses it.
    Table(Refusal),
    /// The host lets no newcomers in.
    Locked,
    /// The host has sent this player away.
    Removed,
    /// Another round lay on the table when it came.
    Stale,
    /// The table is open to all, and nobody hosts it.
    NobodyHosts,
    /// A host cannot do that to himself.
    NotYourself,
    /// Too much has happened since the last roll.
    RollFirst,
    /// Players do not write to each other at this table.
    ChatOff,
    /// The host lets this player not write.
    Muted,
    /// There is nothing in it that can be shown, or too much.
    NotSayable,
    /// The name cannot be shown.
    Name(NameRefusal),
    /// It came too soon after what the player asked for before.
    TooFast,
    /// The maker of a table cannot be muted, removed or renamed.
    NotTheMaker,
    /// Only the maker of the table may.
    MakerOnly,
    /// The host has chosen this player's name.
    NameFixed,
    /// The visitor who waited has gone.
    VisitorGone,
    /// Nobody came in the last minute.
    NoNewcomers,
}

impl fmt::Display for GroupRefusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            GroupRefusal::Table(refusal) => return refusal.fmt(out),
            GroupRefusal::Name(refusal) => return refusal.fmt(out),
            GroupRefusal::Locked => "the host has locked the table",
            GroupRefusal::Removed => "the host has removed this player",
            GroupRefusal::Stale => "another roll lay on the table by then",
            GroupRefusal::NobodyHosts => "nobody hosts this table",
            GroupRefusal::NotYourself => "a host cannot do that to himself",
            GroupRefusal::RollFirst => "too much has happened since the last roll; roll first",
            GroupRefusal::ChatOff => "the chat is off at this table",
            GroupRefusal::Muted => "the host has muted this player",
            GroupRefusal::NotSayable => "a message has 1 to 200 characters that can be seen",
            GroupRefusal::TooFast => "that was too fast",
            GroupRefusal::NotTheMaker => "that cannot be done to the maker of the table",
            GroupRefusal::MakerOnly => "only the maker of the table can do that",
            GroupRefusal::NameFixed => "the host has chosen this name",
            GroupRefusal::VisitorGone => "they are not waiting any more",
            GroupRefusal::NoNewcomers => "nobody has joined in the last minute",
        })
    }
}

impl From<Refusal> for GroupRefusal {
    fn from(refusal: Refusal) -> GroupRefusal {
        GroupRefusal::Table(refusal)
    }
}
