//! The arrivals of players: when each came, and whether they have played or called since, for
//! hosts.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::table::event::SeatId;

/// The arrival of a player: when they came, and what they have done since by the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Arrival {
    /// When they came, in milliseconds of the table's clock.
    pub came_ms: u64,
    /// Whether they have rolled since, or done something on their own board.
    pub has_played: bool,
    /// Whether they have called or answered.
    pub has_called: bool,
}

/// The arrivals of players, by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Arrivals(BTreeMap<SeatId, Arrival>);

impl Arrivals {
    pub fn note(&mut self, seat: SeatId, came_ms: u64) {
        let arrival = Arrival {
            came_ms,
            has_played: false,
            has_called: false,
        };
        self.0.insert(seat, arrival);
    }

    pub fn note_play(&mut self, seat: SeatId) {
        if let Some(arrival) = self.0.get_mut(&seat) {
            arrival.has_played = true;
        }
    }

    pub fn note_call(&mut self, seat: SeatId) {
        if let Some(arrival) = self.0.get_mut(&seat) {
            arrival.has_called = true;
        }
    }

    pub fn forget(&mut self, seat: SeatId) {
        self.0.remove(&seat);
    }

    /// The arrivals of all players, by seat.
    pub fn iter(&self) -> impl Iterator<Item = (SeatId, Arrival)> {
        self.0.iter().map(|(seat, arrival)| (*seat, *arrival))
    }

    pub fn came_ms(&self, seat: SeatId) -> Option<u64> {
        self.0.get(&seat).map(|arrival| arrival.came_ms)
    }
}
