//! The players who have left for good, and the data that is kept for their return. Here are also
//! the seats that hosts have handed over.
//!
//! Their name is gone with the seat. But nobody gets rid of lost points, or of a host's decisions
//! about them, by leaving.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::games::race::RaceScore;
use crate::table::event::{FailedInARow, SeatId};
use crate::table::name::Name;

use super::small_tables::SmallTableId;
use super::teams::TeamId;

/// The most players who are remembered after they have left. If there are more, those with the
/// least to lose are forgotten first, and of these the first who left.
pub const MAX_DEPARTED: usize = 200;

/// The record that a player who has left comes back to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Departed {
    /// The points that they had.
    #[serde(default)]
    pub points: i32,
    /// Whether they may not write.
    #[serde(default)]
    pub is_muted: bool,
    /// Whether they may make no calls.
    #[serde(default)]
    pub may_not_call: bool,
    /// The SCORE calls that they failed with in a row.
    #[serde(default)]
    pub failed: Option<FailedInARow>,
    /// Their name, if it is the host's choice.
    #[serde(default)]
    pub fixed_name: Option<Name>,
    /// The team that they were in.
    #[serde(default)]
    pub team: Option<TeamId>,
    /// Their score in the race, if they had rolled.
    #[serde(default)]
    pub race: Option<RaceScore>,
    /// Whether they were dealt a roll at a table that somebody made: the report has counts of
    /// them.
    #[serde(default)]
    pub has_played: bool,
    /// The open roll that they left.
    #[serde(default)]
    pub open_roll: Option<OpenRoll>,
}

/// The open roll that a player left, and where they had it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenRoll {
    /// How many rolls the table had had with it.
    pub rounds: u32,
    /// The small table at which they sat.
    pub table: Option<SmallTableId>,
}

impl Departed {
    /// How much would be lost if the player were forgotten. 0: they are like a newcomer, who may
    /// get into another team.
    fn weight(&self) -> u8 {
        if self.is_muted || self.may_not_call || self.fixed_name.is_some() {
            3
        } else if self.points != 0 || self.failed.is_some() || self.race.is_some() {
            2
        } else {
            self.has_played.into()
        }
    }
}

/// The players who have left, by the seat that they had last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Departures(BTreeMap<SeatId, Departed>);

impl Departures {
    pub fn get(&self, seat: SeatId) -> Option<&Departed> {
        self.0.get(&seat)
    }

    pub fn iter(&self) -> impl Iterator<Item = (SeatId, &Departed)> {
        self.0.iter().map(|(seat, departed)| (*seat, departed))
    }

    /// Remembers a player who has left, if anything is kept for them.
    pub fn note(&mut self, seat: SeatId, departed: Departed) {
        if departed.weight() == 0 {
            return;
        }
        self.0.insert(seat, departed);
        if self.0.len() > MAX_DEPARTED {
            let lightest = self.0.iter().min_by_key(|(_, departed)| departed.weight());
            let lightest = lightest.map(|(seat, _)| *seat);
            lightest.map(|seat| self.0.remove(&seat));
        }
    }

    /// Forgets a player who has come back, and returns what was kept for them.
    pub fn take(&mut self, seat: SeatId) -> Option<Departed> {
        self.0.remove(&seat)
    }

    /// Sets all points to zero.
    pub fn clear_points(&mut self) {
        self.change(|departed| departed.points = 0);
    }

    /// Ends all waits of players who spoiled.
    pub fn forget_failures(&mut self) {
        self.change(|departed| departed.failed = None);
    }

    /// Forgets the teams: there are others, or none.
    pub fn forget_teams(&mut self) {
        self.change(|departed| departed.team = None);
    }

    /// Forgets the race: it has ended, or another one has begun.
    pub fn forget_race(&mut self) {
        self.change(|departed| departed.race = None);
    }

    fn change(&mut self, change: impl Fn(&mut Departed)) {
        self.0.values_mut().for_each(change);
        self.0.retain(|_, departed| departed.weight() > 0);
    }
}

/// The most handed-over seats that are remembered. A player who comes with the token of such a seat
/// reads that it was handed over.
pub const MAX_HANDED_OVER: usize = 200;

/// The seats that hosts have handed over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct HandedOver(BTreeSet<SeatId>);

impl HandedOver {
    pub fn contains(&self, seat: SeatId) -> bool {
        self.0.contains(&seat)
    }

    pub fn note(&mut self, seat: SeatId) {
        self.0.insert(seat);
        if self.0.len() > MAX_HANDED_OVER {
            self.0.pop_first();
        }
    }

    /// The seats in the form of an event; `None`: there are none.
    pub fn written(&self) -> Option<Vec<SeatId>> {
        (!self.0.is_empty()).then(|| self.0.iter().copied().collect())
    }
}
