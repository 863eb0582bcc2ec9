//! The names that players at a table may have.

use score_core::group::entry::{GroupEvent, GroupKind};
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;
use score_core::table::state::Rights;

use crate::names::{self, Bearer};
use crate::skeleton::Skeleton;

use super::Room;

impl Room {
    /// The request, with the name's form for comparison made by the relay instead of the page. A
    /// host may give others any name.
    pub(super) fn with_own_names(
        &self,
        seat: SeatId,
        request: Request,
    ) -> Result<Request, GroupRefusal> {
        let own = |name: Name, bearer: Bearer| {
            let name = names::player_name(name.as_str(), &bearer);
            name.map_err(GroupRefusal::Name)
        };
        Ok(match request {
            Request::Play(Command::Rename(name)) => {
                let bearer = match self.group.rights(seat) == Rights::Host {
                    true => Bearer::Trusted,
                    false => self.player(),
                };
                Request::Play(Command::Rename(own(name, bearer)?))
            }
            Request::RenameOther(seat, name) => {
                Request::RenameOther(seat, own(name, Bearer::Trusted)?)
            }
            request => request,
        })
    }

    /// The bearer that the next newcomer is: the first player of a created table is its maker.
    pub(super) fn next_bearer(&self) -> Bearer {
        let is_first = self.group.table().next_seat() == SeatId(0);
        match is_first && self.group.kind() == GroupKind::Created {
            true => Bearer::Trusted,
            false => self.player(),
        }
    }

    /// An ordinary player as the bearer of a name.
    fn player(&self) -> Bearer {
        let hosts = self.group.hosts().into_iter();
        let seats = hosts.filter_map(|host| self.group.table().seat(host?));
        Bearer::Player(seats.map(|seat| seat.name.clone()).collect())
    }

    /// The decision about a name, unless it looks like the name of a player other than the one at
    /// `own`.
    pub(super) fn with_distinct_name<T>(
        &mut self,
        decided: Result<T, GroupRefusal>,
        own: Option<SeatId>,
        name: &Name,
    ) -> Result<T, GroupRefusal> {
        let is_about_name = matches!(
            decided,
            Ok(_) | Err(GroupRefusal::Table(Refusal::NameTaken { .. }))
        );
        if is_about_name {
            let group = &self.group;
            let counts = |seat| Some(seat) != own && !group.is_removed(seat);
            let seats = group.table().seats();
            self.skeletons.require_free(seats, counts, name)?;
        }
        decided
    }

    /// `events`, preceded by a new name for each removed player whom they take back while another
    /// player has a name that looks like theirs: their own name with a number.
    pub(super) fn with_free_names(&mut self, events: Vec<GroupEvent>) -> Vec<GroupEvent> {
        let back: Vec<SeatId> = events.iter().filter_map(seat_taken_back).collect();
        if back.is_empty() {
            return events;
        }
        let seats = self.group.table().seats();
        let mut names: Vec<Name> = seats.iter().map(|seat| seat.name.clone()).collect();
        let mut there = self.skeletons_there();
        let mut named = Vec::new();
        for seat in back
            .iter()
            .filter_map(|seat| self.group.table().seat(*seat))
        {
            let is_free = |name: &Name| {
                let skeleton = Skeleton::of(name.as_str());
                !there.iter().any(|other| other.is_like(&skeleton))
            };
            let mut name = seat.name.clone();
            if !is_free(&name) {
                let is_new = |name: &Name| !names.iter().any(|other| other.is_same_as(name));
                name = name.free_where(|name| is_new(name) && is_free(name));
                names.push(name.clone());
                named.push(GroupEvent::Table(Event::Renamed {
                    seat: seat.id,
                    name: name.clone(),
                }));
            }
            there.push(Skeleton::of(name.as_str()));
        }
        named.into_iter().chain(events).collect()
    }

    /// The skeletons of the names of all players who were not removed.
    pub(super) fn skeletons_there(&mut self) -> Vec<Skeleton> {
        let group = &self.group;
        let skeletons = self.skeletons.of(group.table().seats());
        let there = skeletons.filter(|(seat, _)| !group.is_removed(*seat));
        there.map(|(_, skeleton)| skeleton).collect()
    }
}

/// The removed player whom this event takes back.
fn seat_taken_back(event: &GroupEvent) -> Option<SeatId> {
    match event {
        GroupEvent::Removed {
            seat,
            removed: false,
        } => Some(*seat),
        _ => None,
    }
}

/// The player whom a request names, and the name.
pub(super) fn new_name(seat: SeatId, request: &Request) -> Option<(SeatId, Name)> {
    match request {
        Request::Play(Command::Rename(name)) => Some((seat, name.clone())),
        Request::RenameOther(other, name) => Some((*other, name.clone())),
        _ => None,
    }
}
