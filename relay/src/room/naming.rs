//! The names of players at a table: refuses names that look alike, and renames players who come
//! back.

use score_core::group::entry::{GroupEvent, GroupKind};
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;
use score_core::wire::{HelloRefusal, Player};

use crate::confusables::Skeleton;
use crate::names::{self, NameOwner};

use super::is_host;
use super::turn::Granted;

/// The names at a table as people see them.
#[derive(Clone, Debug, Default)]
pub(super) struct Naming {
    skeletons: names::Skeletons,
}

impl Naming {
    /// The name under which a newcomer is seated. It is the one that they ask for, or the one that
    /// a host chose before they left the seat `left`, with a number if another player has it now.
    pub fn for_newcomer(
        &mut self,
        group: &Group,
        player: &Player,
        left: Option<SeatId>,
    ) -> Result<Name, HelloRefusal> {
        let departed = left.and_then(|seat| group.departed(seat));
        let Some(fixed) = departed.and_then(|departed| departed.fixed_name.clone()) else {
            let name = names::player_name(&player.name, &next_owner(group));
            return name.map_err(HelloRefusal::Name);
        };
        match self.require_free(group, None, &fixed) {
            Err(Refusal::NameTaken { free }) => names::name(&free).map_err(HelloRefusal::Name),
            _ => Ok(fixed),
        }
    }

    /// Refuses a name that looks like the name of a player other than the one at `own`.
    fn require_free(
        &mut self,
        group: &Group,
        own: Option<SeatId>,
        name: &Name,
    ) -> Result<(), Refusal> {
        let is_compared = |seat| Some(seat) != own && !group.is_removed(seat);
        self.skeletons
            .require_free(group.table().seats(), is_compared, name)
    }

    /// The decision about a name, unless it looks like that of a player other than the one at
    /// `own`.
    pub fn with_distinct<T>(
        &mut self,
        group: &Group,
        decided: Granted<T>,
        own: Option<SeatId>,
        name: &Name,
    ) -> Granted<T> {
        let is_about_name = matches!(
            decided,
            Ok(_) | Err(GroupRefusal::Table(Refusal::NameTaken { .. }))
        );
        if is_about_name {
            self.require_free(group, own, name)?;
        }
        decided
    }

    /// Puts a renaming before `events` for each removed player who is taken back by them. It does
    /// so if another player has a similar name. The new name is their own with a number.
    pub fn with_free(&mut self, group: &Group, events: Vec<GroupEvent>) -> Vec<GroupEvent> {
        let back: Vec<SeatId> = events.iter().filter_map(seat_taken_back).collect();
        if back.is_empty() {
            return events;
        }
        let seats = group.table().seats();
        let mut names: Vec<Name> = seats.iter().map(|seat| seat.name.clone()).collect();
        let mut skeletons_in_use = self.skeletons_in_use(group);
        let mut named = Vec::new();
        for seat in back.iter().filter_map(|seat| group.table().seat(*seat)) {
            let is_free = |name: &Name| {
                let skeleton = Skeleton::of(name.as_str());
                !skeletons_in_use
                    .iter()
                    .any(|other| other.is_like(&skeleton))
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
            skeletons_in_use.push(Skeleton::of(name.as_str()));
        }
        named.into_iter().chain(events).collect()
    }

    /// The skeletons of the names of all players who were not removed.
    pub fn skeletons_in_use(&mut self, group: &Group) -> Vec<Skeleton> {
        let skeletons = self.skeletons.of(group.table().seats());
        let here = skeletons.filter(|(seat, _)| !group.is_removed(*seat));
        here.map(|(_, skeleton)| skeleton).collect()
    }
}

/// The request, in which the relay instead of the page makes the name's form for comparison. A host
/// may give others any name.
pub(super) fn with_checked_name(group: &Group, seat: SeatId, request: Request) -> Granted<Request> {
    let checked_name = |name: Name, owner: NameOwner| {
        let name = names::player_name(name.as_str(), &owner);
        name.map_err(GroupRefusal::Name)
    };
    Ok(match request {
        Request::Play(Command::Rename(name)) => {
            let owner = match is_host(group, seat) {
                true => NameOwner::Trusted,
                false => ordinary_owner(group),
            };
            Request::Play(Command::Rename(checked_name(name, owner)?))
        }
        Request::RenameOther(seat, name) => {
            Request::RenameOther(seat, checked_name(name, NameOwner::Trusted)?)
        }
        request => request,
    })
}

/// The owner that the next newcomer is: the first player of a created table is its maker.
fn next_owner(group: &Group) -> NameOwner {
    let is_first = group.table().next_seat() == SeatId(0);
    match is_first && group.kind() == GroupKind::Created {
        true => NameOwner::Trusted,
        false => ordinary_owner(group),
    }
}

/// An ordinary player as the owner of a name.
fn ordinary_owner(group: &Group) -> NameOwner {
    let hosts = group.hosts().into_iter();
    let seats = hosts.filter_map(|host| group.table().seat(host?));
    NameOwner::Player(seats.map(|seat| seat.name.clone()).collect())
}

/// The player, removed before, whom this event admits again.
fn seat_taken_back(event: &GroupEvent) -> Option<SeatId> {
    match event {
        GroupEvent::Removed {
            seat,
            removed: false,
        } => Some(*seat),
        _ => None,
    }
}
