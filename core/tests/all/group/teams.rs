//! Tests of teams: their members and their points.

use std::collections::BTreeMap;

use score_core::arith::op::Op;
use score_core::dice::Generator;
use score_core::group::entry::{Entry, GroupEvent, GroupKind, Snapshot};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::{Applied, Group};
use score_core::group::teams::{MAX_TEAMS, TeamId};
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::{Award, Event, SeatId};
use score_core::table::own_board::FinalAnswer;
use score_core::table::refusal::Refusal;
use score_core::table::state::Rejected;
use score_core::table::way_of_playing::{Everyone, Way};

use super::fixture::{ADA, BOB, CYD, TestGroup, name, play};

const DAN: SeatId = SeatId(3);
const EVE: SeatId = SeatId(4);

/// A table that Ada made, where Bob, Cyd, Dan and Eve sit too.
fn class() -> TestGroup {
    let mut scene = TestGroup::of(GroupKind::Created);
    for text in ["Dan", "Eve"] {
        scene.admit(text).expect("room");
    }
    scene
}

fn set(scene: &mut TestGroup, teams: &[&[SeatId]]) {
    let teams = teams.iter().map(|members| members.to_vec());
    scene.must_ask(ADA, Request::SetTeams(teams.collect()));
}

fn members(group: &Group) -> Vec<Vec<SeatId>> {
    let teams = group.teams().iter().map(|(_, team)| team.members.clone());
    teams.collect()
}

fn points(group: &Group) -> Vec<i32> {
    let teams = group.teams().iter().map(|(_, team)| team.points);
    teams.collect()
}

/// A call of this player that fails, on a new roll: a known one brings no points.
fn fail(scene: &mut TestGroup, seat: SeatId) {
    scene.deal(&[1, 1, 1, 5 + scene.group.table().rounds()]);
    scene.must_ask(seat, play(Command::CallScore));
    scene.must_ask(seat, play(Command::GiveUp));
}

#[test]
fn one_press_puts_all_pupils_into_teams_as_evenly_as_it_goes() {
    for count in 2..=4 {
        let mut scene = class();
        scene.must_ask(ADA, Request::SplitIntoTeams(count));
        let teams = members(&scene.group);
        assert_eq!(teams.len(), usize::from(count));
        let sizes: Vec<usize> = teams.iter().map(Vec::len).collect();
        let [largest, smallest] = [sizes.iter().max(), sizes.iter().min()];
        assert!(largest.unwrap() - smallest.unwrap() <= 1, "{sizes:?}");
        let mut all = teams.concat();
        all.sort_unstable();
        assert_eq!(
            all,
            [BOB, CYD, DAN, EVE],
            "a host sees all boards, and is in none"
        );
    }
}

#[test]
fn pupils_are_put_into_teams_at_random_and_a_seed_does_it_again() {
    let split = |now_ms| {
        let mut scene = class();
        scene.now_ms = now_ms;
        scene.must_ask(ADA, Request::SplitIntoTeams(2));
        members(&scene.group)
    };
    assert_eq!(split(5_000), split(5_000));
    let others = (6_000..6_050).filter(|now_ms| split(*now_ms) != split(5_000));
    assert!(others.count() > 20);
}

#[test]
fn teams_are_even_in_present_pupils_and_in_all() {
    let mut scene = TestGroup::of(GroupKind::Created);
    for number in 3..13 {
        scene.admit(&format!("Pupil {number}")).expect("room");
    }
    // Half of the twelve pupils, so that chance alone would be uneven.
    let is_here = |seat: SeatId| seat.0 <= 6;
    let here = |members: &[SeatId]| members.iter().filter(|seat| is_here(**seat)).count();
    for number in 0..50 {
        let mut generator = Generator::new(number, 0);
        let request = Request::SplitIntoTeams(2);
        let (group, seen) = (&scene.group, scene.group.n());
        let set = referee::decide_among(
            group,
            &is_here,
            scene.now_ms,
            &mut generator,
            ADA,
            seen,
            request,
        );
        let set = set.expect("the host");
        let [GroupEvent::TeamsSet { teams }] = &set[..] else {
            panic!("{set:?}");
        };
        let sizes = teams
            .iter()
            .map(|team| (here(&team.members), team.members.len()));
        assert_eq!(sizes.collect::<Vec<_>>(), [(3, 6), (3, 6)]);
    }
}

#[test]
fn a_newcomer_gets_into_the_team_with_the_fewest_present_members() {
    let mut scene = class();
    set(&mut scene, &[&[BOB], &[CYD, DAN, EVE]]);
    let joined = |is_here: &dyn Fn(SeatId) -> bool| {
        let (group, name) = (&scene.group, name("Fay"));
        let events = referee::admit_again(group, is_here, None, name, false).expect("room");
        events.into_iter().find_map(|event| match event {
            GroupEvent::TeamJoined { team, .. } => Some(team),
            _ => None,
        })
    };
    assert_eq!(joined(&|_| true), Some(TeamId(0)));
    assert_eq!(joined(&|seat| [ADA, BOB].contains(&seat)), Some(TeamId(1)));
    // If none or as many are here, the smaller one.
    assert_eq!(joined(&|_| false), Some(TeamId(0)));
    assert_eq!(joined(&|seat| [BOB, CYD].contains(&seat)), Some(TeamId(0)));
}

#[test]
fn a_request_that_makes_no_teams_is_refused_and_changes_nothing() {
    let mut scene = class();
    let mut refused = |request: Request, why: GroupRefusal| {
        let before = scene.group.clone();
        assert_eq!(scene.ask(ADA, request.clone()), Err(why), "{request:?}");
        assert_eq!(scene.group, before);
    };
    for count in [0, 1, 7, 255] {
        refused(Request::SplitIntoTeams(count), GroupRefusal::TeamCount);
    }
    refused(Request::SplitIntoTeams(5), GroupRefusal::EmptyTeam);
    let too_many = vec![vec![BOB]; MAX_TEAMS + 1];
    for teams in [Vec::new(), vec![vec![BOB]], too_many] {
        refused(Request::SetTeams(teams), GroupRefusal::TeamCount);
    }
    let empty = vec![vec![BOB, CYD], Vec::new()];
    refused(Request::SetTeams(empty), GroupRefusal::EmptyTeam);
    for twice in [vec![vec![BOB], vec![BOB]], vec![vec![BOB, BOB], vec![CYD]]] {
        refused(Request::SetTeams(twice), GroupRefusal::TwiceInTeams);
    }
    let unknown = vec![vec![BOB], vec![SeatId(9)]];
    let not_seated = GroupRefusal::Table(Refusal::NotSeated);
    refused(Request::SetTeams(unknown), not_seated.clone());
    refused(Request::EndTeams, GroupRefusal::NoSuchTeam);
    refused(
        Request::ChangeTeam(BOB, TeamId(0)),
        GroupRefusal::NoSuchTeam,
    );
    set(&mut scene, &[&[BOB], &[CYD, DAN, EVE]]);
    let mut refused = |request: Request, why: GroupRefusal| {
        assert_eq!(scene.ask(ADA, request.clone()), Err(why), "{request:?}");
    };
    refused(Request::ChangeTeam(BOB, TeamId(1)), GroupRefusal::EmptyTeam);
    refused(
        Request::ChangeTeam(BOB, TeamId(2)),
        GroupRefusal::NoSuchTeam,
    );
    refused(
        Request::ChangeTeam(SeatId(9), TeamId(0)),
        not_seated.clone(),
    );
    scene.must_ask(ADA, Request::Remove(EVE, true));
    let removed = vec![vec![BOB], vec![EVE]];
    assert_eq!(scene.ask(ADA, Request::SetTeams(removed)), Err(not_seated));
}

#[test]
fn only_a_host_makes_teams() {
    let mut scene = class();
    let requests = [
        Request::SplitIntoTeams(2),
        Request::SetTeams(vec![vec![BOB], vec![CYD]]),
        Request::ChangeTeam(BOB, TeamId(0)),
        Request::EndTeams,
    ];
    let mut public = TestGroup::of(GroupKind::Public);
    for request in requests {
        let host_only = GroupRefusal::Table(Refusal::HostOnly);
        assert_eq!(scene.ask(BOB, request.clone()), Err(host_only));
        assert_eq!(public.ask(ADA, request), Err(GroupRefusal::NobodyHosts));
    }
}

#[test]
fn pupils_who_are_not_named_and_newcomers_get_into_the_smallest_team() {
    let mut scene = class();
    set(&mut scene, &[&[EVE, DAN], &[CYD]]);
    assert_eq!(members(&scene.group), [vec![EVE, DAN], vec![CYD, BOB]]);
    scene.admit("Fay").expect("room");
    assert_eq!(scene.group.teams().of(SeatId(5)), Some(TeamId(0)));
    scene.admit("Gus").expect("room");
    assert_eq!(scene.group.teams().of(SeatId(6)), Some(TeamId(1)));
    // A removed player makes a team no larger.
    for seat in [CYD, BOB] {
        scene.must_ask(ADA, Request::Remove(seat, true));
    }
    for text in ["Hal", "Ida"] {
        scene.admit(text).expect("room");
    }
    let late = [SeatId(7), SeatId(8)].map(|seat| scene.group.teams().of(seat));
    assert_eq!(late, [Some(TeamId(1)); 2]);
    scene.must_ask(ADA, Request::Remove(BOB, false));
    assert_eq!(scene.group.teams().of(BOB), Some(TeamId(1)), "their own");
}

#[test]
fn a_team_has_the_points_of_its_members_while_they_are_in_it() {
    let mut scene = class();
    fail(&mut scene, BOB);
    set(&mut scene, &[&[BOB, CYD], &[DAN, EVE]]);
    assert_eq!(points(&scene.group), [0, 0]);
    fail(&mut scene, BOB);
    fail(&mut scene, DAN);
    fail(&mut scene, BOB);
    assert_eq!(points(&scene.group), [-2, -1]);
    scene.must_ask(ADA, Request::ChangeTeam(BOB, TeamId(1)));
    assert_eq!(points(&scene.group), [-2, -1]);
    fail(&mut scene, BOB);
    assert_eq!(points(&scene.group), [-2, -2]);
    // A host plays along for themselves.
    fail(&mut scene, ADA);
    scene.must_ask(BOB, play(Command::Leave));
    assert_eq!(points(&scene.group), [-2, -2]);
    assert_eq!(members(&scene.group), [vec![CYD], vec![DAN, EVE]]);
    assert_eq!(
        Group::restore(&scene.group.snapshot()).as_ref(),
        Ok(&scene.group)
    );
    scene.must_ask(ADA, play(Command::ClearPoints));
    assert_eq!(points(&scene.group), [0, 0]);
    fail(&mut scene, CYD);
    scene.must_ask(ADA, Request::EndTeams);
    assert!(scene.group.teams().is_empty());
    set(&mut scene, &[&[CYD], &[DAN]]);
    assert_eq!(points(&scene.group), [0, 0], "new teams begin anew");
}

#[test]
fn where_everyone_plays_teams_share_points_too() {
    let mut scene = class();
    let way = Way::Everyone(Everyone::default());
    scene.must_ask(ADA, play(Command::SetWay(way)));
    set(&mut scene, &[&[BOB, CYD], &[DAN, EVE]]);
    scene.deal(&[1, 1, 1, 5]);
    for seat in [BOB, CYD, DAN] {
        let impossible = Command::Answer(FinalAnswer::Impossible);
        scene.must_ask(seat, play(impossible));
    }
    scene.must_ask(ADA, play(Command::EndRound { with_points: true }));
    assert_eq!(points(&scene.group), [2, 1]);
    assert_eq!(scene.points(), [0, 1, 1, 1, 0]);
}

#[test]
fn a_log_with_teams_that_cannot_be_is_rejected() {
    let scene = class();
    for line in [
        r#"{"teams_set":{"teams":[{"points":0,"members":[1]}]}}"#,
        r#"{"teams_set":{"teams":[{"points":0,"members":[1]},{"points":0,"members":[1]}]}}"#,
        r#"{"teams_set":{"teams":[{"points":0,"members":[1]},{"points":0,"members":[9]}]}}"#,
        r#"{"team_joined":{"seat":1,"team":0}}"#,
        r#"{"team_joined":{"seat":9,"team":0}}"#,
    ] {
        let event: GroupEvent = serde_json::from_str(line).expect(line);
        let entry = Entry {
            epoch: scene.group.epoch(),
            n: scene.group.n() + 1,
            at_ms: scene.now_ms,
            origin: None,
            events: vec![event],
            after: None,
        };
        assert_eq!(scene.group.clone().apply(&entry), Err(Rejected), "{line}");
    }
}

#[test]
fn the_written_form_of_teams_stays_the_same() {
    for line in [
        r#"{"teams_set":{"teams":[{"points":-2,"members":[1,2]},{"points":0,"members":[]}]}}"#,
        r#"{"teams_set":{"teams":[]}}"#,
        r#"{"team_joined":{"seat":1,"team":0}}"#,
    ] {
        let event: GroupEvent = serde_json::from_str(line).expect(line);
        assert_eq!(serde_json::to_string(&event).expect("an event"), line);
    }
}

/// The points of teams, counted again from the log.
fn recount(log: &[Entry]) -> Vec<i32> {
    let mut group = Group::found(&log[0]).expect("a founding");
    let mut team_of: BTreeMap<SeatId, usize> = BTreeMap::new();
    let mut points: Vec<i32> = Vec::new();
    let give = |points: &mut Vec<i32>, team_of: &BTreeMap<SeatId, usize>, awards: &[Award]| {
        for award in awards {
            if let Some(team) = team_of.get(&award.seat) {
                points[*team] += i32::from(award.points);
            }
        }
    };
    for entry in &log[1..] {
        let Ok(Applied::Taken(events)) = group.apply(entry) else {
            panic!("{entry:?}");
        };
        for event in events {
            match event {
                GroupEvent::TeamsSet { teams } => {
                    let indices = teams.iter().enumerate();
                    let of =
                        indices.flat_map(|(index, it)| it.members.iter().map(move |s| (*s, index)));
                    team_of = of.collect();
                    points = teams.iter().map(|team| team.points).collect();
                }
                GroupEvent::TeamJoined { seat, team } => {
                    team_of.insert(seat, usize::from(team.0));
                }
                GroupEvent::Table(Event::Settled { awards, .. }) => {
                    give(&mut points, &team_of, &awards);
                }
                GroupEvent::Table(Event::Revealed(reveal)) => {
                    give(&mut points, &team_of, &reveal.awards);
                }
                GroupEvent::Table(Event::PointsCleared) => points.fill(0),
                GroupEvent::Table(Event::Left { seat }) => drop(team_of.remove(&seat)),
                _ => {}
            }
        }
    }
    points
}

fn random_request(generator: &mut Generator) -> (SeatId, Request) {
    let seat = SeatId(1 + generator.below(6));
    let step = |left, op, right| {
        Command::Step(Step {
            left: TileId(left),
            op,
            right: TileId(right),
        })
    };
    let command = match generator.below(24) {
        0 if generator.below(6) == 0 => {
            return (ADA, Request::SplitIntoTeams(2 + generator.below(3) as u8));
        }
        1 if generator.below(6) == 0 => {
            let other = SeatId(1 + generator.below(6));
            return (ADA, Request::SetTeams(vec![vec![seat], vec![other]]));
        }
        2..5 => {
            return (
                ADA,
                Request::ChangeTeam(seat, TeamId(generator.below(3) as u8)),
            );
        }
        5 if generator.below(8) == 0 => return (ADA, Request::EndTeams),
        6 if generator.below(3) == 0 => Command::Leave,
        7 if generator.below(8) == 0 => return (ADA, play(Command::ClearPoints)),
        8 => return (ADA, Request::Remove(seat, generator.below(3) == 0)),
        9 if generator.below(4) == 0 => {
            let seats = vec![seat, SeatId(1), SeatId(2)];
            return (ADA, Request::RemoveThese(seats, generator.below(3) == 0));
        }
        0 | 1 | 5 | 7 | 9 | 10 => Command::CallScore,
        11 => Command::CallImpossible,
        12 => Command::GiveUp,
        13..16 => step(1, Op::Mul, 2),
        16..18 => step(4, Op::Div, 0),
        18 | 19 => Command::Answer(FinalAnswer::Solved),
        20 => Command::Answer(FinalAnswer::Impossible),
        21 | 22 => return (ADA, play(Command::EndRound { with_points: true })),
        _ => {
            let way = match generator.below(2) {
                0 => Way::Call,
                _ => Way::Everyone(Everyone::default()),
            };
            return (ADA, play(Command::SetWay(way)));
        }
    };
    (seat, play(command))
}

#[test]
fn teams_agree_with_a_recount_of_the_log_and_a_snapshot_keeps_it() {
    let (mut awarded, mut empty) = (0, 0);
    for seed in 0..60 {
        let mut generator = Generator::new(seed, 0);
        let mut scene = class();
        for turn in 0..200 {
            scene.now_ms += 10;
            if turn % 25 == 24 {
                scene.admit(&format!("Late {turn}")).expect("room");
            }
            let (seat, request) = random_request(&mut generator);
            let _ = scene.ask(seat, request);
            let round = scene.group.table().round();
            if round.is_none_or(|round| round.is_over()) && generator.below(2) == 0 {
                // Each roll is a new one: a known one brings no points.
                scene.deal(&[1, 4, 5, 7 + turn]);
            }
            if turn % 10 == 0 {
                let json = serde_json::to_string(&scene.group.snapshot()).expect("a snapshot");
                let read: Snapshot = serde_json::from_str(&json).expect("the same");
                assert_eq!(Group::restore(&read).as_ref(), Ok(&scene.group));
            }
        }
        let counted = recount(&scene.log);
        assert_eq!(points(&scene.group), counted, "{seed}");
        awarded += counted.iter().filter(|points| **points != 0).count();
        empty += usize::from(members(&scene.group).iter().any(Vec::is_empty));
        // Every pupil is in one team, or there are none.
        for seat in scene.group.table().seats() {
            let has_team = scene.group.teams().of(seat.id).is_some();
            let is_in = seat.id == ADA || has_team || scene.group.teams().is_empty();
            assert!(is_in || scene.group.is_removed(seat.id), "{seed} {seat:?}");
        }
    }
    assert!(awarded > 30, "only {awarded} teams have points");
    assert!(empty < 60, "{empty}");
}
