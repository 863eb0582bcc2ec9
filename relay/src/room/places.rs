//! The claims of visitors to limited places: which visitor makes way for another.
//!
//! A school has one address, so connections that one pupil opens from it must not keep out visitors
//! whom the table knows.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::visitor_network::VisitorNetwork;

/// How well the table knows a visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Trust {
    /// Not at all.
    Stranger,
    /// Their browser has or had a seat here.
    Seated,
    /// A host has let them in.
    LetIn,
}

/// The claim of a visitor to a place; the greater one wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Claim {
    pub trust: Trust,
    /// When they first came, in milliseconds of the table's clock.
    since_ms: Reverse<u64>,
}

/// A visitor who has a place or wants one, with their claim to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Claimant {
    pub network: VisitorNetwork,
    pub claim: Claim,
}

impl Claim {
    pub fn new(trust: Trust, since_ms: u64) -> Claim {
        Claim {
            trust,
            since_ms: Reverse(since_ms),
        }
    }

    /// When the visitor first came, in milliseconds of the table's clock.
    pub fn since_ms(self) -> u64 {
        self.since_ms.0
    }

    /// The combined claim of a visitor who has this claim and `other`.
    pub fn with(self, other: Claim) -> Claim {
        Claim {
            trust: self.trust.max(other.trust),
            since_ms: self.since_ms.max(other.since_ms),
        }
    }
}

impl Claimant {
    /// Whether this visitor takes precedence over `other`, of the same network.
    pub fn is_before(&self, other: &Claimant) -> bool {
        self.network == other.network && other.claim < self.claim
    }
}

/// The index of the visitor who makes way for `newcomer` when their network has used all of its
/// places. This is the last one with the smallest claim. `claimants` are in order, the oldest
/// first.
pub(super) fn index_in_network(claimants: &[Claimant], newcomer: Claimant) -> Option<usize> {
    let weaker = claimants.iter().enumerate();
    let weaker = weaker.filter(|(_, claimant)| newcomer.is_before(claimant));
    let weakest = weaker.min_by_key(|(index, claimant)| (claimant.claim, Reverse(*index)));
    weakest.map(|(index, _)| index)
}

/// The index of the visitor who makes way for `newcomer` when all places are taken. The `claimants`
/// are in order, the oldest first.
///
/// That visitor is one whom the table knows less than the newcomer; else the newest of equally
/// known visitors of the network with the most places, if that network keeps at least as many as
/// the newcomer's then has.
pub(super) fn index_to_evict(claimants: &[Claimant], newcomer: Claimant) -> Option<usize> {
    let mut count_by_network: BTreeMap<VisitorNetwork, usize> = BTreeMap::new();
    for claimant in claimants {
        *count_by_network.entry(claimant.network).or_default() += 1;
    }
    let count = |network| count_by_network.get(&network).copied().unwrap_or_default();
    let trust = newcomer.claim.trust;
    let makes_way = |claimant: &Claimant| {
        let is_crowded = count(claimant.network) > count(newcomer.network) + 1;
        claimant.claim.trust < trust || (claimant.claim.trust == trust && is_crowded)
    };
    let candidates = claimants.iter().enumerate();
    let candidates = candidates.filter(|(_, claimant)| makes_way(claimant));
    let evicted = candidates.max_by_key(|(index, claimant)| {
        (
            Reverse(claimant.claim.trust),
            count(claimant.network),
            claimant.network,
            *index,
        )
    });
    evicted.map(|(index, _)| index)
}
