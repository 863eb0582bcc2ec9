//! How much of a relay one network may take.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;

use score_core::group::state::Group;
use score_core::table::event::SeatId;

use crate::network::Network;

/// How many tables of one network there may be at once: a school whose classes
/// are behind one address.
pub const TABLES_PER_ADDRESS: NonZeroUsize = NonZeroUsize::new(30).expect("it is not zero");

/// How many seats of one table one network may have: a class behind one address,
/// and as many again who come on a second device.
pub const SEATS_PER_ADDRESS: NonZeroUsize = NonZeroUsize::new(60).expect("it is not zero");

/// How many seats of one table one network may have, and which are whose.
///
/// A seat belongs to the network from which it was taken. It is not written
/// down: after a restart it belongs to the one from which its player comes back.
#[derive(Clone, Debug)]
pub struct SeatQuota {
    seats_per_network: usize,
    takers: BTreeMap<SeatId, Network>,
}

/// A quota that nobody uses up.
impl Default for SeatQuota {
    fn default() -> SeatQuota {
        SeatQuota {
            seats_per_network: usize::MAX,
            takers: BTreeMap::new(),
        }
    }
}

impl SeatQuota {
    /// So many seats for each network, and none is taken.
    pub fn new(seats_per_network: NonZeroUsize) -> SeatQuota {
        SeatQuota {
            seats_per_network: seats_per_network.get(),
            takers: BTreeMap::new(),
        }
    }

    /// Whether a newcomer from there can have a seat, besides `waiting` others from
    /// there who wait for one. Those of players who left or were removed count no
    /// more.
    pub fn allows(&self, group: &Group, network: Network, waiting: usize) -> bool {
        let theirs = self.takers.iter().filter(|(_, taker)| **taker == network);
        let is_used = |seat: SeatId| group.table().seat(seat).is_some() && !group.is_removed(seat);
        let used = theirs.filter(|(seat, _)| is_used(**seat)).count();
        used + waiting < self.seats_per_network
    }

    /// Notes that somebody from there sits at `seat`.
    pub fn note(&mut self, group: &Group, seat: SeatId, network: Network) {
        self.takers
            .retain(|seat, _| group.table().seat(*seat).is_some());
        self.takers.entry(seat).or_insert(network);
    }
}
