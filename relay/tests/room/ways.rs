//! The rights, quotas and limits of a table hold in each way in which a class plays: with calls, all
//! at once, at small tables, and in teams.

use std::num::NonZeroU32;

use score_core::arith::op::Op;
use score_core::dice::Roll;
use score_core::group::entry::GroupKind;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::{Request, VisitorId};
use score_core::group::teams::TeamId;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::own_board::FinalAnswer;
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Roller, Rules};
use score_core::table::state::{MAX_SEATS, Rights};
use score_core::table::way_of_playing::{Everyone, Way};
use score_core::wire::{
    CHAT_PER_S, COMMANDS_PER_S, CloseReason, HOST_GONE_MS, HelloRefusal, Player, TableSelector,
    Token, Watch, Watcher,
};
use score_relay::names::name;
use score_relay::rate_limit::{TableLimits, Ticks};
use score_relay::room::{
    ConnectionId, EVENTS_PER_ROLL, Input, NOTES_PER_ROLL, Room, Turn, WATCHERS_PER_NETWORK,
};

use crate::fixture::{TestRoom, home, play, player, seat, step};

/// The connections of the host, of a pupil, and of another.
const HOST: u64 = 1;
const BEN: u64 = 2;
const CYD: u64 = 3;

const PUPILS: u64 = 6;

/// The ways in which a class plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Playing {
    Calls,
    AllAtOnce,
    SmallTables,
    TeamsWithCalls,
    TeamsAtOnce,
}

impl Playing {
    const ALL: [Playing; 5] = [
        Playing::Calls,
        Playing::AllAtOnce,
        Playing::SmallTables,
        Playing::TeamsWithCalls,
        Playing::TeamsAtOnce,
    ];

    fn is_at_once(self) -> bool {
        matches!(self, Playing::AllAtOnce | Playing::TeamsAtOnce)
    }

    fn has_teams(self) -> bool {
        matches!(self, Playing::TeamsWithCalls | Playing::TeamsAtOnce)
    }

    /// Prepares a table for this way, and deals a roll that can make 20.
    fn begin(self, scene: &mut TestRoom) {
        if self.is_at_once() {
            let everyone = Way::Everyone(Everyone::default());
            done(scene, HOST, play(Command::SetWay(everyone)));
        }
        if self == Playing::SmallTables {
            done(scene, HOST, Request::SplitIntoTables(3));
        }
        if self.has_teams() {
            done(scene, HOST, Request::SplitIntoTeams(2));
        }
        deal(scene, 7);
    }
}

fn done(scene: &mut TestRoom, connection: u64, request: Request) {
    let asked = scene.ask(connection, request.clone());
    asked.unwrap_or_else(|why| panic!("{connection} {request:?}: {why:?}"));
}

fn deal(scene: &mut TestRoom, last: u32) {
    let roll = Roll::new(&[1, 4, 5, last]).expect("a roll");
    done(scene, HOST, play(Command::Deal(roll)));
}

/// Makes a request in vain, and checks that it changes nothing; returns why it was refused.
fn refused(scene: &mut TestRoom, connection: u64, request: Request) -> GroupRefusal {
    let before = scene.room.group().clone();
    let asked = scene.ask(connection, request.clone());
    let why = asked.expect_err(&format!("{connection} {request:?}"));
    assert_eq!(*scene.room.group(), before, "{request:?}");
    why
}

/// A class of six pupils and their host.
fn class() -> TestRoom {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(HOST, "Ada").expect("room");
    for connection in 2..=PUPILS + 1 {
        let name = format!("Pupil {connection}");
        scene.join(connection, &name).expect("room");
    }
    scene
}

/// A class in each way of playing, with a roll on its table.
fn classes() -> impl Iterator<Item = (Playing, TestRoom)> {
    Playing::ALL.into_iter().map(|playing| {
        let mut scene = class();
        playing.begin(&mut scene);
        (playing, scene)
    })
}

/// The requests that only hosts may make; about Cyd, if they are about a player.
fn host_requests() -> Vec<Request> {
    let other = seat(CYD);
    let roll = Roll::new(&[9, 9, 9, 9]).expect("a roll");
    vec![
        Request::Lock(true),
        Request::SwitchChat(true),
        Request::Mute(other, true),
        Request::ForbidCalls(other, true),
        Request::Remove(other, true),
        Request::RemoveThese(vec![other], true),
        Request::RemoveThese(vec![other], false),
        Request::RenameOther(other, name("Silly").expect("a name")),
        Request::NameCoHost(Some(other)),
        Request::UseWaitingRoom(true),
        Request::LetWatchersWait(true),
        Request::MuteNewcomers(true),
        Request::MakeHostKey,
        Request::SplitIntoTeams(2),
        Request::SetTeams(vec![vec![seat(BEN)], vec![other]]),
        Request::ChangeTeam(other, TeamId(1)),
        Request::EndTeams,
        Request::SplitIntoTables(3),
        Request::EndTables,
        Request::HandOver(other, seat(BEN)),
        Request::AdmitTo(VisitorId(9), other),
        Request::Admit(VisitorId(9), true),
        Request::AdmitThese(vec![VisitorId(9)], true),
        Request::AdmitAll,
        Request::RemoveNewcomers,
        Request::Clear,
        Request::TakeBackLine(other, "a line".to_owned()),
        play(Command::Deal(roll)),
        play(Command::SetRules(Rules::score())),
        play(Command::ClearPoints),
        play(Command::EndRound { with_points: true }),
        play(Command::SetRoller(Roller::Anyone)),
        play(Command::SetWay(Way::Call)),
        play(Command::Pause),
    ]
}

#[test]
fn a_pupil_has_no_right_of_a_host() {
    for (playing, mut scene) in classes() {
        let for_players = [
            play(Command::Roll),
            play(Command::EndRound { with_points: false }),
            play(Command::Resume),
        ];
        for request in host_requests().into_iter().chain(for_players) {
            let why = refused(&mut scene, BEN, request.clone());
            let is_right = matches!(
                why,
                GroupRefusal::Table(Refusal::HostOnly | Refusal::NotYourRoll | Refusal::RoundOpen)
            );
            assert!(is_right, "{playing:?} {request:?}: {why:?}");
        }
    }
}

#[test]
fn a_stand_in_rolls_and_ends_a_round_and_nothing_else() {
    for (playing, mut scene) in classes() {
        scene.gone(HOST);
        scene.now_ms += HOST_GONE_MS;
        scene.turn(Vec::new());
        assert_eq!(scene.room.group().rights(seat(BEN)), Rights::StandIn);
        for request in host_requests() {
            let why = refused(&mut scene, BEN, request.clone());
            let is_right = why == GroupRefusal::Table(Refusal::StandInOnly);
            assert!(is_right, "{playing:?} {request:?}: {why:?}");
        }
        let points = |scene: &TestRoom| {
            let seats = scene.room.group().table().seats().iter();
            seats.map(|seat| seat.points).collect::<Vec<i32>>()
        };
        let before = points(&scene);
        let end = Command::EndRound { with_points: false };
        done(&mut scene, BEN, play(end));
        assert_eq!(points(&scene), before);
        done(&mut scene, BEN, play(Command::Roll));
        scene.join(HOST, "Ada").expect("her seat");
        assert_eq!(scene.room.group().rights(seat(BEN)), Rights::Player);
    }
}

#[test]
fn a_removed_player_does_nothing_and_has_their_points_when_taken_back() {
    for (playing, mut scene) in classes() {
        let point_of = |scene: &TestRoom| {
            let seated = scene.room.group().table().seat(seat(BEN));
            seated.expect("a seat").points
        };
        // One point is won first.
        if !playing.is_at_once() {
            done(&mut scene, BEN, play(Command::CallScore));
        }
        for command in [step(1, Op::Mul, 2), step(4, Op::Div, 0)] {
            done(&mut scene, BEN, play(command));
        }
        if playing.is_at_once() {
            done(&mut scene, BEN, play(Command::Answer(FinalAnswer::Solved)));
        }
        let end = Command::EndRound { with_points: true };
        // A call settles its round, though not at the other small tables.
        let _ = scene.ask(HOST, play(end));
        assert_eq!(point_of(&scene), 1, "{playing:?}");
        deal(&mut scene, 8);
        let removed = scene.asked(HOST, Request::Remove(seat(BEN), true));
        let closes = [(ConnectionId(BEN), CloseReason::Removed)];
        assert_eq!(removed.closes, closes, "{playing:?}");
        let again = scene.hello(BEN, Some(player("Pupil 2", BEN as u8)));
        let refusal = CloseReason::Refused(HelloRefusal::Group(GroupRefusal::Removed));
        assert_eq!(again.map(drop), Err(refusal), "{playing:?}");
        done(&mut scene, HOST, Request::Remove(seat(BEN), false));
        let back = scene.hello(BEN, Some(player("Pupil 2", BEN as u8)));
        assert_eq!(back.expect("their seat").seat, Some(seat(BEN)));
        assert_eq!(point_of(&scene), 1, "{playing:?}");
        // If there are teams, they have one again.
        let team = scene.room.group().teams().of(seat(BEN));
        assert_eq!(team.is_some(), playing.has_teams(), "{playing:?}");
    }
}

#[test]
fn a_muted_player_plays_and_a_forbidden_caller_still_answers() {
    for (playing, mut scene) in classes() {
        done(&mut scene, HOST, Request::SwitchChat(true));
        done(&mut scene, HOST, Request::Mute(seat(BEN), true));
        done(&mut scene, HOST, Request::ForbidCalls(seat(BEN), true));
        if playing.is_at_once() {
            done(&mut scene, BEN, play(step(1, Op::Mul, 2)));
            let impossible = Command::Answer(FinalAnswer::Impossible);
            done(&mut scene, BEN, play(impossible));
        } else {
            for call in [Command::CallScore, Command::CallImpossible] {
                let why = refused(&mut scene, BEN, play(call));
                assert_eq!(why, GroupRefusal::CallsForbidden, "{playing:?}");
            }
        }
        let said = scene.say(BEN, Some(scene.cid), "hello");
        assert_eq!(said, Err(GroupRefusal::Muted), "{playing:?}");
    }
}

/// The turn in which somebody comes whose token is made of their number.
fn comes(scene: &mut TestRoom, number: u64) -> Turn {
    let mut token = [0xee; 16];
    token[..8].copy_from_slice(&number.to_le_bytes());
    let one = Player {
        token: Token(token),
        ..player(&format!("Late {number}"), 0)
    };
    scene.knock(number, one)
}

fn refusal(turn: &Turn) -> Option<&HelloRefusal> {
    turn.closes.iter().find_map(|(_, reason)| match reason {
        CloseReason::Refused(refusal) => Some(refusal),
        _ => None,
    })
}

/// In each way `limited` makes a class's room hold three newcomers; the next one reads why.
fn check_newcomers(limited: impl Fn(Room) -> Room, why: HelloRefusal) {
    for playing in Playing::ALL {
        let mut scene = class();
        scene.room = limited(scene.room);
        playing.begin(&mut scene);
        for number in 100..103 {
            let turn = comes(&mut scene, number);
            assert_eq!(turn.welcomes.len(), 1, "{playing:?} {:?}", turn.closes);
            let group = scene.room.group();
            let seat = turn.welcomes[0].1.seat.expect("a seat");
            let has_table = group.small_tables().is_none_or(|it| it.of(seat).is_some());
            assert!(has_table, "a pupil who comes late is seated");
            assert_eq!(group.teams().of(seat).is_some(), playing.has_teams());
        }
        let before = scene.room.group().clone();
        assert_eq!(refusal(&comes(&mut scene, 103)), Some(&why), "{playing:?}");
        assert_eq!(*scene.room.group(), before, "nothing is lost");
    }
}

#[test]
fn an_address_has_so_many_seats() {
    // Those who came before have come from nowhere that is known.
    let seat_quota = 3.try_into().expect("not zero");
    let limited = |room: Room| room.with_seat_quota(seat_quota);
    check_newcomers(limited, HelloRefusal::TooManySeatsFromHere);
}

#[test]
fn so_many_newcomers_of_an_address_come_within_a_minute() {
    let joins_per_minute = NonZeroU32::new(3).expect("not zero");
    let limited = |room: Room| room.with_limits(TableLimits::new(joins_per_minute, &Ticks));
    check_newcomers(limited, HelloRefusal::TooManyNewcomersFromHere);
}

#[test]
fn a_locked_table_lets_nobody_in_and_a_waiting_room_asks_the_host() {
    for (playing, mut scene) in classes() {
        done(&mut scene, HOST, Request::Lock(true));
        let locked = HelloRefusal::Group(GroupRefusal::Locked);
        assert_eq!(refusal(&comes(&mut scene, 100)), Some(&locked));
        done(&mut scene, HOST, Request::Lock(false));
        done(&mut scene, HOST, Request::UseWaitingRoom(true));
        let turn = comes(&mut scene, 101);
        assert_eq!((turn.welcomes.len(), turn.closes.len()), (0, 0));
        assert!(scene.room.is_waiting(ConnectionId(101)), "{playing:?}");
        let turn = scene.asked(HOST, Request::Admit(VisitorId(101), true));
        assert_eq!(turn.welcomes.len(), 1, "{playing:?}");
        // Nobody claims a role, whatever is played.
        let claims = scene.try_join(102, "The Teacher");
        assert!(matches!(refusal(&claims), Some(HelloRefusal::Name(_))));
    }
}

#[test]
fn an_address_has_so_many_places_to_look_on() {
    for (playing, mut scene) in classes() {
        let mut look_on = |number: u64| {
            let watch = Watch {
                table: TableSelector::Join("ABCDE".to_owned()),
                watcher: Watcher {
                    token: Token((u128::from(number) << 64).to_be_bytes()),
                    number: number as u16,
                },
                known: None,
            };
            let connection = ConnectionId(200 + number);
            scene.turn(vec![Input::Watch(connection, watch, home())])
        };
        for number in 0..WATCHERS_PER_NETWORK as u64 {
            assert_eq!(look_on(number).welcomes.len(), 1, "{playing:?}");
        }
        let turn = look_on(99);
        let why = Some(&HelloRefusal::TooManyWatchers);
        assert_eq!(refusal(&turn), why, "{playing:?}");
    }
}

#[test]
fn commands_and_lines_of_a_pupil_have_their_rates_and_others_go_on() {
    let many = NonZeroU32::MAX;
    for (playing, mut scene) in classes() {
        done(&mut scene, HOST, Request::SwitchChat(true));
        scene.room = scene.room.with_limits(TableLimits::new(many, &Ticks));
        let mut too_fast = 0;
        for _ in 0..4 * COMMANDS_PER_S.1 {
            let asked = scene.ask(BEN, play(Command::Undo));
            too_fast += usize::from(asked == Err(GroupRefusal::TooFast));
        }
        assert!(too_fast > 0, "{playing:?}");
        let mut last = None;
        let mut lines = 0;
        for _ in 0..4 * CHAT_PER_S.1 {
            let said = scene.say(CYD, last, "hello");
            last = Some(scene.cid);
            lines += u32::from(said == Ok(()));
        }
        assert!((1..4 * CHAT_PER_S.1).contains(&lines), "{playing:?}");
        // Of the others nobody has used up anything.
        let free = 4;
        if playing.is_at_once() {
            done(&mut scene, free, play(step(1, Op::Mul, 2)));
        } else {
            done(&mut scene, free, play(Command::CallImpossible));
        }
        done(&mut scene, HOST, Request::Lock(true));
    }
}

#[test]
fn a_pupil_s_additions_to_the_log_between_two_rolls_have_a_bound() {
    for (playing, mut scene) in classes() {
        let mut renamed = 0;
        for number in 0..2 * NOTES_PER_ROLL {
            let name = name(&format!("Ben {number}")).expect("a name");
            renamed += usize::from(scene.ask(BEN, play(Command::Rename(name))) == Ok(()));
        }
        assert_eq!(renamed, NOTES_PER_ROLL, "{playing:?}");
        let line = || Request::TakeBackLine(seat(CYD), "never said".to_owned());
        let mut taken = 0;
        while scene.ask(CYD, line()) == Ok(()) {
            taken += 1;
        }
        assert_eq!(taken, EVENTS_PER_ROLL, "{playing:?}");
        // The host's is their own, and with a roll all have theirs again.
        done(&mut scene, HOST, Request::Lock(true));
        let end = Command::EndRound { with_points: true };
        done(&mut scene, HOST, play(end));
        deal(&mut scene, 8);
        done(&mut scene, CYD, line());
        let name = name("Ben again").expect("a name");
        done(&mut scene, BEN, play(Command::Rename(name)));
    }
}

#[test]
fn the_thousand_and_first_at_a_table_reads_that_it_is_full_and_nothing_is_lost() {
    for playing in [
        Playing::AllAtOnce,
        Playing::SmallTables,
        Playing::TeamsAtOnce,
    ] {
        let mut scene = class();
        playing.begin(&mut scene);
        for number in PUPILS + 1..MAX_SEATS as u64 {
            let turn = comes(&mut scene, 1_000 + number);
            assert_eq!(turn.welcomes.len(), 1, "{number} {:?}", turn.closes);
        }
        let before = scene.room.group().clone();
        let full = HelloRefusal::Group(Refusal::TableFull.into());
        assert_eq!(refusal(&comes(&mut scene, 5_000)), Some(&full));
        assert_eq!(*scene.room.group(), before, "{playing:?}");
        // The players who are in play on, and the last who came when a host lets them.
        let last = 1_000 + MAX_SEATS as u64 - 1;
        let let_play = Request::LetPlay(SeatId(MAX_SEATS as u32 - 1));
        done(&mut scene, HOST, let_play);
        if playing == Playing::SmallTables {
            // Their page comes back to all that its table has made.
            assert_eq!(comes(&mut scene, last).welcomes.len(), 1);
        }
        match playing.is_at_once() {
            true => {
                let impossible = Command::Answer(FinalAnswer::Impossible);
                done(&mut scene, last, play(impossible));
            }
            false => done(&mut scene, last, play(Command::CallImpossible)),
        }
    }
}

#[test]
fn impossible_requests_in_a_round_of_all_are_refused_without_a_loss() {
    let mut scene = class();
    Playing::AllAtOnce.begin(&mut scene);
    let solved = || play(Command::Answer(FinalAnswer::Solved));
    let impossible = || play(Command::Answer(FinalAnswer::Impossible));
    let table = |why: Refusal| GroupRefusal::Table(why);
    let not_there = table(Refusal::GoalNotOnBoard { why: None });
    assert_eq!(refused(&mut scene, BEN, solved()), not_there);
    for command in [step(1, Op::Mul, 2), step(4, Op::Div, 0)] {
        done(&mut scene, BEN, play(command));
    }
    // The numbers that Ben has made are on Ben's board alone.
    let elsewhere = refused(&mut scene, CYD, play(step(4, Op::Div, 0)));
    assert!(matches!(elsewhere, GroupRefusal::Table(Refusal::Step(_))));
    assert_eq!(refused(&mut scene, CYD, solved()), not_there);
    done(&mut scene, BEN, solved());
    let twice = table(Refusal::AlreadyAnswered);
    for again in [solved(), impossible(), play(Command::Undo)] {
        assert_eq!(refused(&mut scene, BEN, again), twice);
    }
    let calls = table(Refusal::NoCalls);
    for call in [Command::CallScore, Command::CallImpossible] {
        assert_eq!(refused(&mut scene, CYD, play(call)), calls);
    }
    let end = Command::EndRound { with_points: true };
    done(&mut scene, HOST, play(end));
    let closed = table(Refusal::RoundClosed);
    for late in [impossible(), play(step(1, Op::Mul, 2))] {
        assert_eq!(refused(&mut scene, CYD, late), closed);
    }
    let points: Vec<i32> = (scene.room.group().table().seats().iter())
        .map(|seat| seat.points)
        .collect();
    assert_eq!(points, [0, 1, 0, 0, 0, 0, 0]);
}

#[test]
fn nobody_moves_the_numbers_of_another_or_of_another_table() {
    let mut scene = class();
    Playing::SmallTables.begin(&mut scene);
    let tables = scene.room.group().small_tables().expect("small tables");
    let seatings = tables.seatings();
    let connection = |table: usize, index: usize| u64::from(seatings[table][index].0) + 1;
    let (caller, beside, elsewhere) = (connection(0, 0), connection(0, 1), connection(1, 0));
    done(&mut scene, caller, play(Command::CallScore));
    let not_theirs = GroupRefusal::Table(Refusal::NotYourCall);
    let why = refused(&mut scene, beside, play(step(1, Op::Mul, 2)));
    assert_eq!(why, not_theirs);
    let nobody_called = GroupRefusal::Table(Refusal::NoCall);
    let why = refused(&mut scene, elsewhere, play(Command::GiveUp));
    assert_eq!(why, nobody_called);
    done(&mut scene, caller, play(step(1, Op::Mul, 2)));
}

#[test]
fn teams_and_tables_that_cannot_be_are_refused_and_those_there_are_stay() {
    for (playing, mut scene) in classes() {
        let check = |scene: &mut TestRoom, request, why| {
            assert_eq!(refused(scene, HOST, request), why, "{playing:?}");
        };
        let (ben, cyd) = (seat(BEN), seat(CYD));
        let empty = || GroupRefusal::EmptyTeam;
        check(
            &mut scene,
            Request::SetTeams(vec![vec![ben], vec![]]),
            empty(),
        );
        let twice = Request::SetTeams(vec![vec![ben, cyd], vec![cyd]]);
        check(&mut scene, twice, GroupRefusal::TwiceInTeams);
        for count in [0, 1, 7] {
            check(
                &mut scene,
                Request::SplitIntoTeams(count),
                GroupRefusal::TeamCount,
            );
        }
        let strange = Request::SetTeams(vec![vec![ben], vec![SeatId(99)]]);
        check(&mut scene, strange, Refusal::NotSeated.into());
        for size in [0, 2, 7] {
            check(
                &mut scene,
                Request::SplitIntoTables(size),
                GroupRefusal::TableSize,
            );
        }
    }
}
