//! Notes about newcomers, for the hosts of a table. They are about many visitors who come from one
//! place at once, and names of removed players.

use std::collections::{BTreeMap, BTreeSet};

use score_core::group::entry::{Entry, GroupEvent};
use score_core::group::request::VisitorId;
use score_core::group::state::Group;
use score_core::table::event::{Event, SeatId};
use score_core::table::name::Name;
use score_core::table::state::Rights;
use score_core::wire::Flood;

use crate::confusables::Skeleton;
use crate::visitor_network::VisitorNetwork;

/// How many visitors from one place make a flood, if they came within [`FLOOD_WITHIN_MS`]. A host
/// sees them as one line.
pub const FLOOD_VISITORS: usize = 12;

/// The time within which the visitors of a flood came, in milliseconds.
pub const FLOOD_WITHIN_MS: u64 = 60_000;

/// The numbers of the networks with a flood.
#[derive(Clone, Debug, Default)]
pub(super) struct FloodPlaces {
    numbers: BTreeMap<VisitorNetwork, u32>,
    next: u32,
}

impl FloodPlaces {
    /// The floods among visitors, in the order of their coming. They have their networks, their
    /// ids, and when they came, in milliseconds. A network keeps its number as long as it has a
    /// flood.
    pub fn floods(
        &mut self,
        visitors: impl Iterator<Item = (VisitorNetwork, VisitorId, u64)>,
    ) -> Vec<Flood> {
        let mut by_network: BTreeMap<VisitorNetwork, Vec<(VisitorId, u64)>> = BTreeMap::new();
        for (network, visitor, came_ms) in visitors {
            by_network
                .entry(network)
                .or_default()
                .push((visitor, came_ms));
        }
        let floods = by_network.into_iter();
        let floods = floods.map(|(network, came)| (network, in_flood(came)));
        let floods: BTreeMap<VisitorNetwork, Vec<VisitorId>> = floods
            .filter(|(_, visitors)| !visitors.is_empty())
            .collect();
        self.numbers
            .retain(|network, _| floods.contains_key(network));
        let mut numbered: Vec<Flood> = floods
            .into_iter()
            .map(|(network, visitors)| Flood {
                place: *self.numbers.entry(network).or_insert_with(|| {
                    self.next = self.next.wrapping_add(1);
                    self.next
                }),
                visitors,
            })
            .collect();
        numbered.sort_by_key(|flood| flood.place);
        numbered
    }
}

/// The visitors that are part of a flood, of those who came from one network.
fn in_flood(arrivals: Vec<(VisitorId, u64)>) -> Vec<VisitorId> {
    let (visitors, came_ms): (Vec<VisitorId>, Vec<u64>) = arrivals.into_iter().unzip();
    let visitors = visitors.into_iter().zip(are_flood(&came_ms));
    let visitors = visitors.filter(|(_, is_flood)| *is_flood);
    visitors.map(|(visitor, _)| visitor).collect()
}

/// Whether each visitor who came at these times, in milliseconds and in order, is part of a flood.
fn are_flood(came_ms: &[u64]) -> Vec<bool> {
    let mut are_in_flood = vec![false; came_ms.len()];
    for (first, burst) in came_ms.windows(FLOOD_VISITORS).enumerate() {
        let [oldest, newest] = [burst[0], burst[FLOOD_VISITORS - 1]];
        if newest.saturating_sub(oldest) <= FLOOD_WITHIN_MS {
            are_in_flood[first..first + FLOOD_VISITORS].fill(true);
        }
    }
    are_in_flood
}

/// The players with the name of a removed player. The list is only in memory, with skeletons
/// instead of names.
#[derive(Clone, Debug, Default)]
pub(super) struct Namesakes {
    /// The skeletons of the removed players' names when they were removed. When a newcomer takes
    /// the name, the removed player is renamed.
    removed: BTreeMap<SeatId, Skeleton>,
    /// For each player who has taken such a name, the removed players who had it.
    by_seat: BTreeMap<SeatId, BTreeSet<SeatId>>,
    /// Whether there are changes that hosts have not been sent yet.
    pub has_changed: bool,
    /// Whether hosts were sent notes that may have to be withdrawn.
    pub is_sent: bool,
}

impl Namesakes {
    /// The namesakes that can be derived from the group.
    pub fn of(group: &Group) -> Namesakes {
        let seats = group.table().seats().iter();
        let removed = seats.filter(|seat| group.is_removed(seat.id));
        Namesakes {
            removed: removed
                .map(|seat| (seat.id, Skeleton::of(seat.name.as_str())))
                .collect(),
            ..Namesakes::default()
        }
    }

    /// Updates the namesakes with `entry`, the next one of `group`.
    pub fn follow(&mut self, group: &Group, entry: &Entry) {
        for event in &entry.events {
            match event {
                GroupEvent::Removed { seat, removed } => self.note_removed(group, *seat, *removed),
                GroupEvent::Table(Event::Left { seat }) => {
                    self.removed.remove(seat);
                    self.by_seat.remove(seat);
                    self.has_changed = true;
                }
                GroupEvent::Table(Event::Seated { seat, name, .. }) => self.note_name(*seat, name),
                GroupEvent::Table(Event::Renamed { seat, name }) => {
                    // A name that a host gives a player is the host's own choice.
                    let is_own = entry.origin.is_some_and(|origin| origin.seat == *seat);
                    if is_own {
                        self.note_name(*seat, name);
                    }
                }
                _ => {}
            }
        }
    }

    fn note_removed(&mut self, group: &Group, seat: SeatId, is_removed: bool) {
        self.has_changed = true;
        match group.table().seat(seat) {
            Some(seated) if is_removed => {
                self.removed
                    .entry(seat)
                    .or_insert_with(|| Skeleton::of(seated.name.as_str()));
            }
            _ => {
                self.removed.remove(&seat);
            }
        }
    }

    fn note_name(&mut self, seat: SeatId, name: &Name) {
        if self.removed.is_empty() {
            return;
        }
        let skeleton = Skeleton::of(name.as_str());
        let removed_alike = self.removed.iter();
        let removed_alike =
            removed_alike.filter(|(removed, its)| **removed != seat && its.is_like(&skeleton));
        let removed_alike: BTreeSet<SeatId> = removed_alike.map(|(removed, _)| *removed).collect();
        if !removed_alike.is_empty() {
            self.by_seat.entry(seat).or_default().extend(removed_alike);
            self.has_changed = true;
        }
    }

    /// Whether a name looks like one that a removed player had.
    pub fn is_of_removed(&self, skeleton: &Skeleton) -> bool {
        self.removed.values().any(|its| its.is_like(skeleton))
    }

    /// The players, except hosts, who have taken the name of a player who is still removed.
    pub fn seats(&self, group: &Group) -> Vec<SeatId> {
        let is_shown = |seat: SeatId| {
            let is_there = group.table().seat(seat).is_some() && !group.is_removed(seat);
            is_there && group.rights(seat) != Rights::Host
        };
        let taken = self.by_seat.iter();
        let taken =
            taken.filter(|(_, former)| former.iter().any(|seat| self.removed.contains_key(seat)));
        let taken = taken.map(|(seat, _)| *seat);
        taken.filter(|seat| is_shown(*seat)).collect()
    }
}
