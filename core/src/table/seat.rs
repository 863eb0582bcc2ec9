//! A player's seat at a table, the limits of seats and points, and the rights beyond playing.

use super::event::SeatId;
use super::name::Name;

/// How many players fit at a table.
pub const MAX_SEATS: usize = 1_000;

/// How many players fit round one screen.
pub const MAX_HOT_SEATS: usize = 6;

/// The most points that a log may have at its start; no game comes near it.
pub const MAX_POINTS: i32 = 1_000_000;

/// A player at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The id of the seat.
    pub id: SeatId,
    /// The player's name.
    pub name: Name,
    /// Points won and lost so far.
    pub points: i32,
}

/// The rights of a player beyond playing, from the fewest to the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rights {
    /// Only to play.
    Player,
    /// Roll, end a round without points, and let clocks go on: they stand in for an absent host.
    StandIn,
    /// Everything that a host does.
    Host,
}
