//! Quotas: how many tables and seats one network, one player or one browser may have.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;

use score_core::group::state::Group;
use score_core::table::event::SeatId;

use crate::visitor_network::VisitorNetwork;

/// The most tables of a relay.
pub const MAX_TABLES: usize = 2_000;

/// How many tables one player may have, and how many of one network may be in use at once. A school
/// with all of its classes behind one address has enough.
pub const TABLES_PER_ADDRESS: NonZeroUsize = NonZeroUsize::new(30).expect("it is not zero");

/// How many seats of one table one network may have. It suits a class behind one address, with a
/// second device for each pupil.
pub const SEATS_PER_ADDRESS: NonZeroUsize = NonZeroUsize::new(60).expect("it is not zero");

/// How many seats of one table one browser may have: pupils who share a device one after the other.
pub const SEATS_PER_BROWSER: NonZeroUsize = NonZeroUsize::new(10).expect("it is not zero");

/// The quota of seats at one table for each network, and the network of each seat.
///
/// A seat belongs to the network from which it was taken. The network is not stored: after a
/// restart a seat belongs to the network from which its player reconnects.
#[derive(Clone, Debug)]
pub struct SeatQuota {
    seats_per_network: usize,
    network_of_seat: BTreeMap<SeatId, VisitorNetwork>,
}

/// A quota without a limit.
impl Default for SeatQuota {
    fn default() -> SeatQuota {
        SeatQuota {
            seats_per_network: usize::MAX,
            network_of_seat: BTreeMap::new(),
        }
    }
}

impl SeatQuota {
    /// A quota of this many seats for each network, of which none is taken yet.
    pub fn new(seats_per_network: NonZeroUsize) -> SeatQuota {
        SeatQuota {
            seats_per_network: seats_per_network.get(),
            network_of_seat: BTreeMap::new(),
        }
    }

    /// Whether a newcomer of `network` can have a seat, besides `waiting` others of that network.
    /// Seats of players who left or were removed do not count, nor does that of `absent`, which the
    /// newcomer may take over.
    pub fn allows(
        &self,
        group: &Group,
        network: VisitorNetwork,
        waiting: usize,
        absent: Option<SeatId>,
    ) -> bool {
        let theirs = self
            .network_of_seat
            .iter()
            .filter(|(_, taker)| **taker == network);
        let is_used = |seat: SeatId| {
            let is_there = group.table().seat(seat).is_some() && !group.is_removed(seat);
            is_there && Some(seat) != absent
        };
        let used = theirs.filter(|(seat, _)| is_used(**seat)).count();
        used + waiting < self.seats_per_network
    }

    /// Notes that a player of `network` has `seat`.
    pub fn note(&mut self, group: &Group, seat: SeatId, network: VisitorNetwork) {
        self.network_of_seat
            .retain(|seat, _| group.table().seat(*seat).is_some());
        self.network_of_seat.entry(seat).or_insert(network);
    }
}
