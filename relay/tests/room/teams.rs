//! Tests of teams at a relay: newcomers get into the smallest one.

use score_core::group::entry::{GroupEvent, GroupKind};
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::group::teams::TeamId;
use score_core::table::event::SeatId;
use score_core::wire::Past;
use score_relay::room::Room;

use crate::fixture::TestRoom;

#[test]
fn a_late_joiner_is_put_into_the_smallest_team_and_stays_in_it_after_a_restart() {
    let mut scene = TestRoom::of(GroupKind::Created);
    for (connection, name) in [(1, "Ada"), (2, "Ben"), (3, "Cyd"), (4, "Dan")] {
        scene.join(connection, name).expect("room");
    }
    let teams = vec![vec![SeatId(1), SeatId(2)], vec![SeatId(3)]];
    let refused = Err(GroupRefusal::EmptyTeam);
    assert_eq!(scene.ask(1, Request::SplitIntoTeams(4)), refused);
    scene.ask(1, Request::SetTeams(teams)).expect("the host");
    let turn = scene.try_join(5, "Dee");
    let events = turn.batch.entries.iter().flat_map(|entry| &entry.events);
    let joined = GroupEvent::TeamJoined {
        seat: SeatId(4),
        team: TeamId(1),
    };
    assert_eq!(events.last(), Some(&joined));
    let room = Room::restore(scene.stored.clone(), scene.now_ms);
    scene.room = room.expect("a log");
    let welcome = scene.join(5, "Dee").expect("their seat");
    let Past::Whole(snapshot) = welcome.past else {
        panic!("{:?}", welcome.past);
    };
    let group = Group::restore(&snapshot).expect("a snapshot");
    assert_eq!(group.teams().of(SeatId(4)), Some(TeamId(1)));
}

#[test]
fn visitors_who_are_let_in_get_into_teams_too() {
    let mut scene = TestRoom::of(GroupKind::Created);
    for (connection, name) in [(1, "Ada"), (2, "Ben"), (3, "Cyd")] {
        scene.join(connection, name).expect("room");
    }
    scene.ask(1, Request::SplitIntoTeams(2)).expect("the host");
    scene
        .ask(1, Request::UseWaitingRoom(true))
        .expect("the host");
    for (connection, name) in [(4, "Dan"), (5, "Dee")] {
        scene.try_join(connection, name);
    }
    scene.ask(1, Request::AdmitAll).expect("the host");
    let teams = scene.room.group().teams();
    let sizes: Vec<usize> = teams.iter().map(|(_, team)| team.members.len()).collect();
    assert_eq!(sizes, [2, 2]);
}
