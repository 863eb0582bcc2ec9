//! The players of the group, in the order of the scoreboard.

use std::cmp::Reverse;

use score_core::group::state::Group;
use score_core::table::event::SeatId;
use score_core::table::state::{Rights, Round, Table};

use crate::components::player_list::{Person, Role};
use crate::group::relay_table::RelayTable;
use crate::table::view_model::call_or_answer;
use crate::tr;

/// All players except removed ones, the best first; among equals, present players come first. Hosts
/// who play for no points come last.
pub fn people(relay: &RelayTable) -> Vec<Person> {
    let Some(group) = relay.group() else {
        return Vec::new();
    };
    let table = relay.group_table();
    // A player who is still thinking sees only the calls at their own table.
    let own_table = relay.own_small_table().map(|(_, table)| table);
    let is_over = |table: &Table| table.round().is_some_and(Round::is_over);
    let called_by = |seat| {
        let table = group.table_of(seat);
        let is_shown = own_table.is_none_or(|own| own.seat(seat).is_some() || is_over(own));
        call_or_answer(table, seat).filter(|_| is_shown)
    };
    let is_here = relay.is_here();
    let seats = table.seats().iter();
    let seats = seats.filter(|seat| !group.is_removed(seat.id));
    let mut people: Vec<Person> = seats
        .map(|seat| Person {
            seat: seat.id,
            name: seat.name.to_string(),
            points: relay.points_now(seat),
            is_here: is_here(seat.id),
            is_you: relay.seat() == Some(seat.id),
            role: role(group, seat.id),
            is_muted: group.is_muted(seat.id),
            is_without_calls: group.has_calls_forbidden(seat.id),
            more_time: table.more_time_of(seat.id).filter(|_| relay.is_host()),
            called: called_by(seat.id).or_else(|| goals_label(relay, seat.id)),
            team: group.teams().of(seat.id),
            has_tools: relay.can_remove(seat.id),
        })
        .collect();
    // Without points, a player comes last.
    people.sort_by_key(|person| {
        let goals = Reverse(relay.goals(person.seat));
        let points = person.points.map_or(i64::MAX, |points| -i64::from(points));
        (goals, points, !person.is_here)
    });
    people
}

/// The label with a player's goals in the race; `None` if they have none.
fn goals_label(relay: &RelayTable, seat: SeatId) -> Option<String> {
    let goals = relay.goals(seat);
    (goals > 0).then(|| tr!("group-goals", count = goals))
}

fn role(group: &Group, seat: SeatId) -> Option<Role> {
    match group.rights(seat) {
        Rights::Host if group.maker() == Some(seat) => Some(Role::Host),
        Rights::Host => Some(Role::CoHost),
        Rights::StandIn => Some(Role::StandIn),
        Rights::Player => None,
    }
}
