//! Places that visitors of several networks share, and which visitor makes way for another.
//!
//! A school has one address, so what one pupil opens from it must not keep out those whom the
//! table knows.

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

/// The claim of a visitor to a place: the greatest one keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Claim {
    pub trust: Trust,
    /// When they came first, in milliseconds of the table's clock.
    since_ms: Reverse<u64>,
}

/// A visitor who has a place, or wants one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Taker {
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

    /// When the visitor came first, in milliseconds of the table's clock.
    pub fn since_ms(self) -> u64 {
        self.since_ms.0
    }

    /// The claim of a visitor who has this one and `other`.
    pub fn with(self, other: Claim) -> Claim {
        Claim {
            trust: self.trust.max(other.trust),
            since_ms: self.since_ms.max(other.since_ms),
        }
    }
}

impl Taker {
    /// Whether `other`, of the same network, keeps no place from this one.
    pub fn is_before(&self, other: &Taker) -> bool {
        self.network == other.network && other.claim < self.claim
    }
}

/// The index of the one among `takers`, the oldest first, who makes way for `newcomer` where their
/// network has all of its places: the last of those whose claim is smaller.
pub(super) fn index_in_network(takers: &[Taker], newcomer: Taker) -> Option<usize> {
    let weaker = takers.iter().enumerate();
    let weaker = weaker.filter(|(_, taker)| newcomer.is_before(taker));
    let weakest = weaker.min_by_key(|(index, taker)| (taker.claim, Reverse(*index)));
    weakest.map(|(index, _)| index)
}

/// The index of the one among `takers`, the oldest first, who makes way for `newcomer` where all
/// places are taken: one whom the table knows less; or else, of the network that has most, the
/// newest of those who are known no better, if that leaves it as many as the newcomer's then has.
pub(super) fn index_to_yield(takers: &[Taker], newcomer: Taker) -> Option<usize> {
    let mut counts: BTreeMap<VisitorNetwork, usize> = BTreeMap::new();
    for taker in takers {
        *counts.entry(taker.network).or_default() += 1;
    }
    let count = |network| counts.get(&network).copied().unwrap_or_default();
    let trust = newcomer.claim.trust;
    let makes_way = |taker: &Taker| {
        let is_crowded = count(taker.network) > count(newcomer.network) + 1;
        taker.claim.trust < trust || (taker.claim.trust == trust && is_crowded)
    };
    let those = takers.iter().enumerate();
    let those = those.filter(|(_, taker)| makes_way(taker));
    let one = those.max_by_key(|(index, taker)| {
        (
            Reverse(taker.claim.trust),
            count(taker.network),
            taker.network,
            *index,
        )
    });
    one.map(|(index, _)| index)
}
