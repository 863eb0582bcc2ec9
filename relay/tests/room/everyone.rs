//! Rounds that everyone plays: the news that each player is sent, and when they end.

use score_core::arith::op::Op;
use score_core::dice::Roll;
use score_core::group::audience::Audience;
use score_core::group::entry::{CommandId, GroupEvent, GroupKind};
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::{RevealCause, SeatId};
use score_core::table::own_board::FinalAnswer;
use score_core::table::state::Phase;
use score_core::table::way_of_playing::{Everyone, RoundTimeLimit, Scoring, Way};
use score_core::wire::{
    CloseReason, Hello, Known, Past, Player, TableSelector, ToPlayer, ToRelay, Token,
};
use score_relay::rate_limit::PRESENCE_EVERY_MS;
use score_relay::room::{
    ABSENT_MS, ANSWERS_EVERY_MS, ConnectionId, Input, MAX_PROMPT_CONNECTIONS, Room, Turn,
};

use crate::clients::Clients;
use crate::fixture::{TestRoom, home, play, player, seat, step};

const ADA: u64 = 1;
const BEN: u64 = 2;
const CYD: u64 = 3;
const DAN: u64 = 4;
const WATCHER: u64 = 9;

fn deal() -> Command {
    Command::Deal(Roll::new(&[1, 4, 5, 7]).expect("a roll"))
}

fn answer(answer: FinalAnswer) -> Request {
    play(Command::Answer(answer))
}

fn everyone(clock_s: u32) -> Command {
    Command::SetWay(Way::Everyone(Everyone {
        clock: RoundTimeLimit::new(clock_s),
        scoring: Scoring::default(),
    }))
}

/// A table that Ada made, where Ben, Cyd and Dan sit too, and all play at once.
fn class() -> (TestRoom, Clients) {
    let mut scene = TestRoom::of(GroupKind::Created);
    let mut clients = Clients::default();
    for (connection, name) in [(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd"), (DAN, "Dan")] {
        scene.join(connection, name).expect("room");
    }
    scene.ask(ADA, play(everyone(0))).expect("the host");
    scene.ask(ADA, play(deal())).expect("the host");
    for connection in [ADA, BEN, CYD, DAN] {
        let audience = scene.room.group().audience(Some(seat(connection)));
        let past = Past::Whole(Box::new(scene.room.group().snapshot_for(audience)));
        clients.come(connection, &past);
    }
    let watcher = scene.hello(WATCHER, None).expect("room");
    clients.come(WATCHER, &watcher.past);
    (scene, clients)
}

fn ask(scene: &mut TestRoom, clients: &mut Clients, connection: u64, request: Request) -> Turn {
    scene.now_ms += 10;
    let turn = scene.asked(connection, request.clone());
    let is_done = turn.answers.iter().any(|(to, answer)| {
        let is_ok = matches!(
            answer,
            ToPlayer::Ack {
                outcome: Ok(()),
                ..
            }
        );
        *to == ConnectionId(connection) && is_ok
    });
    assert!(is_done, "{connection} {request:?}: {:?}", turn.answers);
    clients.hear(&turn);
    turn
}

fn solve(scene: &mut TestRoom, clients: &mut Clients, connection: u64) {
    for command in [step(1, Op::Mul, 2), step(4, Op::Div, 0)] {
        ask(scene, clients, connection, play(command));
    }
    ask(scene, clients, connection, answer(FinalAnswer::Solved));
}

fn seen_by(scene: &TestRoom, audience: Audience) -> Group {
    let snapshot = scene.room.group().snapshot_for(audience);
    Group::restore(&snapshot).expect("a snapshot")
}

fn reveal_cause(group: &Group) -> Option<RevealCause> {
    match &group.table().round()?.phase {
        Phase::Revealed(reveal) => Some(reveal.cause),
        _ => None,
    }
}

fn entries(turn: &Turn) -> Vec<&GroupEvent> {
    let entries = turn.batch.entries.iter();
    entries.flat_map(|entry| &entry.events).collect()
}

/// Two lessons in which Ben does different things; the others do the same.
fn lesson(of_ben: [Request; 4]) -> (TestRoom, Clients) {
    let (mut scene, mut clients) = class();
    for request in of_ben {
        ask(&mut scene, &mut clients, BEN, request);
        ask(&mut scene, &mut clients, CYD, play(step(0, Op::Add, 1)));
        ask(&mut scene, &mut clients, CYD, play(Command::Undo));
        ask(&mut scene, &mut clients, ADA, Request::Lock(true));
    }
    (scene, clients)
}

#[test]
fn the_bytes_that_others_hear_depend_on_no_steps_and_answers_of_a_pupil() {
    let (mut scene, mut clients) = lesson([
        play(step(1, Op::Mul, 2)),
        play(Command::TakeHint(score_core::teach::hint::Grade::Solvable)),
        play(step(4, Op::Div, 0)),
        answer(FinalAnswer::Solved),
    ]);
    let (other_scene, other) = lesson([
        play(step(3, Op::Sub, 0)),
        play(Command::Undo),
        play(step(2, Op::Add, 3)),
        answer(FinalAnswer::Impossible),
    ]);
    assert_ne!(scene.room.group(), other_scene.room.group());
    for connection in [CYD, DAN, WATCHER] {
        assert!(!clients.frames[&connection].is_empty());
        let is_same = clients.frames[&connection] == other.frames[&connection];
        assert!(is_same, "{connection} is sent Ben's work");
    }
    for connection in [ADA, BEN] {
        assert_ne!(clients.frames[&connection], other.frames[&connection]);
    }
    // Nor does the welcome of a latecomer.
    let late = [scene, other_scene].map(|mut scene| {
        let dee = scene.join(7, "Dee").expect_err("a locked table");
        let mut open = scene.clone();
        open.ask(ADA, Request::Lock(false)).expect("the host");
        let watcher = open.hello(8, None).expect("room");
        (
            dee,
            postcard::to_allocvec(&watcher.past).expect("memory"),
            scene,
        )
    });
    assert_eq!(late[0].0, late[1].0);
    assert_eq!(late[0].1, late[1].1);
    scene = late[0].2.clone();
    ask(
        &mut scene,
        &mut clients,
        ADA,
        play(Command::EndRound { with_points: true }),
    );
    for group in clients.groups.values() {
        assert_eq!(reveal_cause(group), Some(RevealCause::Host));
    }
}

#[test]
fn each_page_folds_the_entries_that_its_reader_may_see() {
    let (mut scene, mut clients) = class();
    let check = |scene: &TestRoom, clients: &Clients| {
        for (connection, group) in &clients.groups {
            let seat = (*connection != WATCHER).then(|| seat(*connection));
            let audience = scene.room.group().audience(seat);
            assert_eq!(*group, seen_by(scene, audience), "{connection}");
        }
    };
    solve(&mut scene, &mut clients, BEN);
    check(&scene, &clients);
    ask(&mut scene, &mut clients, CYD, play(step(0, Op::Add, 1)));
    // Several do something in one turn.
    let mut inputs = Vec::new();
    for connection in [CYD, DAN] {
        inputs.push(scene.input(connection, play(step(2, Op::Sub, 3))));
    }
    let turn = scene.turn(inputs);
    clients.hear(&turn);
    check(&scene, &clients);
    assert_eq!(
        clients.groups[&ADA],
        *scene.room.group(),
        "a host sees it all"
    );
    ask(
        &mut scene,
        &mut clients,
        DAN,
        answer(FinalAnswer::Impossible),
    );
    ask(
        &mut scene,
        &mut clients,
        ADA,
        play(Command::EndRound { with_points: true }),
    );
    check(&scene, &clients);
    ask(&mut scene, &mut clients, ADA, play(deal()));
    check(&scene, &clients);
}

#[test]
fn a_page_that_comes_back_in_mid_round_has_its_own_steps_and_nobody_elses() {
    let (mut scene, mut clients) = class();
    ask(&mut scene, &mut clients, BEN, play(step(1, Op::Mul, 2)));
    let known = |clients: &Clients, audience| {
        let group = &clients.groups[&BEN];
        Known {
            epoch: group.epoch(),
            n: group.n(),
            audience,
        }
    };
    let back = |scene: &mut TestRoom, known| {
        let hello = Hello {
            table: TableSelector::Join("ABCDE".to_owned()),
            player: Some(player("Ben", BEN as u8)),
            known: Some(known),
        };
        scene.gone(BEN);
        let turn = scene.turn(vec![Input::Hello(ConnectionId(BEN), hello, home())]);
        turn.welcomes.into_iter().next().expect("a welcome").1
    };
    let own = Audience::Seat(seat(BEN));
    let before = known(&clients, own);
    for connection in [CYD, BEN] {
        let turn = scene.asked(connection, play(step(0, Op::Add, 3)));
        assert_eq!(turn.batch.entries.len(), 1);
    }
    let welcome = back(&mut scene, before);
    let Past::Rest(rest) = &welcome.past else {
        panic!("{:?}", welcome.past);
    };
    assert_eq!(rest.len(), 1, "their own step, and not that of another");
    clients.come(BEN, &welcome.past);
    assert_eq!(clients.groups[&BEN], seen_by(&scene, own));
    let board = &clients.groups[&BEN]
        .table()
        .round()
        .expect("a round")
        .boards;
    assert_eq!(board[&seat(BEN)].board.steps().len(), 2);
    let nothing = back(&mut scene, known(&clients, own));
    assert_eq!(nothing.past, Past::Rest(Vec::new()));
    // A client that has read the log as another reader lacks something, or has too much.
    let whole = back(&mut scene, known(&clients, Audience::Host));
    assert!(matches!(whole.past, Past::Whole(_)));
    let room = Room::restore(scene.stored.clone(), scene.now_ms);
    scene.room = room.expect("a log");
    let nothing = back(&mut scene, known(&clients, own));
    assert_eq!(nothing.past, Past::Rest(Vec::new()), "after a restart too");
    let whole = back(&mut scene, before);
    clients.come(BEN, &whole.past);
    assert_eq!(clients.groups[&BEN], seen_by(&scene, own));
}

#[test]
fn a_co_host_in_mid_round_comes_back_to_all_boards_and_then_their_own() {
    let (mut scene, mut clients) = class();
    for connection in [BEN, CYD] {
        ask(
            &mut scene,
            &mut clients,
            connection,
            play(step(1, Op::Mul, 2)),
        );
    }
    for (named, boards) in [(Some(seat(CYD)), 2), (None, 1)] {
        let turn = ask(&mut scene, &mut clients, ADA, Request::NameCoHost(named));
        assert_eq!(turn.closes, [(ConnectionId(CYD), CloseReason::Trouble)]);
        assert!(CloseReason::Trouble.is_passing());
        let group = &clients.groups[&CYD];
        let known = Known {
            epoch: group.epoch(),
            n: group.n(),
            audience: scene.room.group().audience(Some(seat(CYD))),
        };
        let known = Known {
            audience: match known.audience {
                Audience::Host => Audience::Seat(seat(CYD)),
                _ => Audience::Host,
            },
            ..known
        };
        let hello = Hello {
            table: TableSelector::Join("ABCDE".to_owned()),
            player: Some(player("Cyd", CYD as u8)),
            known: Some(known),
        };
        let turn = scene.turn(vec![Input::Hello(ConnectionId(CYD), hello, home())]);
        let welcome = &turn.welcomes[0].1;
        assert!(matches!(welcome.past, Past::Whole(_)));
        clients.come(CYD, &welcome.past);
        let round = clients.groups[&CYD].table().round().expect("a round");
        assert_eq!(round.boards.len(), boards);
    }
}

#[test]
fn naming_a_co_host_closes_nobody_where_no_board_is_kept_from_anybody() {
    let mut scene = TestRoom::of(GroupKind::Created);
    for (connection, name) in [(ADA, "Ada"), (BEN, "Ben")] {
        scene.join(connection, name).expect("room");
    }
    let turn = scene.asked(ADA, Request::NameCoHost(Some(seat(BEN))));
    assert_eq!(turn.closes, []);
}

#[test]
fn the_relays_clock_tells_each_page_of_the_last_entry_that_it_may_see() {
    let (mut scene, mut clients) = class();
    let last = |scene: &mut TestRoom, connection| {
        let turn = scene.hear(connection, ToRelay::Clock { sent_ms: 1 });
        match turn.answers[..] {
            [(_, ToPlayer::Clock { n, .. })] => n,
            ref other => panic!("{other:?}"),
        }
    };
    ask(&mut scene, &mut clients, BEN, play(step(1, Op::Mul, 2)));
    for connection in [ADA, BEN, CYD, WATCHER] {
        let n = last(&mut scene, connection);
        assert_eq!(n, clients.groups[&connection].n(), "{connection}");
    }
    assert_ne!(clients.groups[&BEN].n(), clients.groups[&CYD].n());
}

#[test]
fn a_round_ends_when_all_who_are_there_have_answered() {
    let (mut scene, mut clients) = class();
    solve(&mut scene, &mut clients, BEN);
    ask(
        &mut scene,
        &mut clients,
        CYD,
        answer(FinalAnswer::Impossible),
    );
    assert_eq!(reveal_cause(&clients.groups[&DAN]), None);
    let shown = clients.groups[&DAN].table().round().expect("a round");
    let Phase::Everyone { answered, .. } = &shown.phase else {
        panic!("{:?}", shown.phase);
    };
    let answered: Vec<SeatId> = answered.iter().copied().collect();
    assert_eq!(answered, [seat(BEN), seat(CYD)]);
    let turn = ask(
        &mut scene,
        &mut clients,
        DAN,
        answer(FinalAnswer::Impossible),
    );
    assert!(matches!(
        entries(&turn)[..],
        [GroupEvent::Own { .. }, GroupEvent::Table(_)]
    ));
    for group in clients.groups.values() {
        assert_eq!(reveal_cause(group), Some(RevealCause::AllAnswered));
        let points: Vec<i32> = group.table().seats().iter().map(|it| it.points).collect();
        assert_eq!(points, [0, 1, -1, -1]);
    }
}

#[test]
fn a_round_waits_for_a_player_who_is_away_and_not_for_ever() {
    let (mut scene, mut clients) = class();
    for connection in [CYD, DAN] {
        ask(
            &mut scene,
            &mut clients,
            connection,
            answer(FinalAnswer::Impossible),
        );
    }
    scene.now_ms += PRESENCE_EVERY_MS;
    let gone = scene.gone(BEN);
    assert_eq!(entries(&gone), Vec::<&GroupEvent>::new());
    let until_ms = scene.now_ms + ABSENT_MS;
    assert_eq!(scene.room.wakes_at_ms(), Some(until_ms));
    scene.now_ms = until_ms - 1;
    assert_eq!(entries(&scene.turn(Vec::new())), Vec::<&GroupEvent>::new());
    scene.now_ms = until_ms;
    scene.turn(Vec::new());
    assert_eq!(
        reveal_cause(scene.room.group()),
        Some(RevealCause::AllAnswered)
    );
}

#[test]
fn a_restart_ends_a_round_for_nobody() {
    let (mut scene, mut clients) = class();
    ask(
        &mut scene,
        &mut clients,
        CYD,
        answer(FinalAnswer::Impossible),
    );
    let room = Room::restore(scene.stored.clone(), scene.now_ms);
    scene.room = room.expect("a log");
    scene.join(CYD, "Cyd").expect("their seat");
    assert_eq!(
        reveal_cause(scene.room.group()),
        None,
        "Ben and Dan come back too"
    );
    scene.join(BEN, "Ben").expect("their seat");
    scene.join(DAN, "Dan").expect("their seat");
    for connection in [BEN, DAN] {
        scene
            .ask(connection, answer(FinalAnswer::Impossible))
            .expect("an answer");
    }
    assert_eq!(
        reveal_cause(scene.room.group()),
        Some(RevealCause::AllAnswered)
    );
}

#[test]
fn a_round_whose_time_is_up_ends_without_a_word_from_anybody() {
    let (mut scene, mut clients) = class();
    ask(
        &mut scene,
        &mut clients,
        ADA,
        play(Command::EndRound { with_points: false }),
    );
    ask(&mut scene, &mut clients, ADA, play(everyone(30)));
    ask(&mut scene, &mut clients, ADA, play(deal()));
    let deadline_ms = scene.now_ms + 30_000;
    assert_eq!(scene.room.wakes_at_ms(), Some(deadline_ms));
    ask(&mut scene, &mut clients, BEN, play(step(1, Op::Mul, 2)));
    scene.now_ms = deadline_ms;
    // An answer that comes with the end is too late.
    let turn = scene.asked(BEN, answer(FinalAnswer::Impossible));
    clients.hear(&turn);
    for group in clients.groups.values() {
        assert_eq!(reveal_cause(group), Some(RevealCause::OutOfTime));
    }
    assert_eq!(scene.room.group().table().seats()[1].points, 0);
}

/// A class of so many pupils at a table of everyone, and where its host is.
fn crowd(pupils: u64) -> (TestRoom, Clients) {
    let mut scene = TestRoom::of(GroupKind::Created);
    let room = scene.room.clone();
    scene.room = room.with_seat_quota(2_000.try_into().expect("not zero"));
    scene.join(ADA, "Ada").expect("room");
    for number in 2..=pupils + 1 {
        let mut token = [1; 16];
        token[..8].copy_from_slice(&number.to_be_bytes());
        let player = Player {
            name: format!("Pupil {number}"),
            token: Token(token),
            tab: number,
            take_over: false,
        };
        scene.hello(number, Some(player)).expect("room");
    }
    scene.ask(ADA, play(everyone(0))).expect("the host");
    scene.ask(ADA, play(deal())).expect("the host");
    let mut clients = Clients::default();
    let past = Past::Whole(Box::new(scene.room.group().snapshot()));
    clients.come(ADA, &past);
    (scene, clients)
}

/// How many messages a turn is to players, beside the answers.
fn deliveries(scene: &TestRoom, turn: &Turn) -> usize {
    let to_parts: usize = turn.addressed.iter().map(|part| part.to.len()).sum();
    match turn.addressed.is_empty() && !turn.news.is_empty() {
        true => scene.room.connections(),
        false => to_parts,
    }
}

#[test]
fn a_thousand_pupils_answer_at_once_and_the_host_sees_the_log_s_fold() {
    let pupils = 999;
    let (mut scene, mut clients) = crowd(pupils);
    let mut told = 0;
    let everybody: Vec<u64> = (2..=pupils + 1).collect();
    for (turn, some) in everybody.chunks(32).enumerate() {
        scene.now_ms += 30;
        let inputs = some.iter().map(|connection| {
            let wish = match connection % 2 {
                0 => answer(FinalAnswer::Impossible),
                _ => play(step(1, Op::Mul, 2)),
            };
            scene.input(*connection, wish)
        });
        let inputs: Vec<Input> = inputs.collect();
        let turn_of = scene.turn(inputs);
        assert_eq!(turn_of.answers.len(), some.len(), "turn {turn}");
        told += deliveries(&scene, &turn_of);
        clients.hear(&turn_of);
    }
    assert_eq!(clients.groups[&ADA], *scene.room.group());
    let folded = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
    assert_eq!(folded.group(), scene.room.group());
    let boards = &scene.room.group().table().round().expect("a round").boards;
    assert_eq!(boards.len(), 999);
    // In this second the list of answers was sent twice, to a thousand.
    assert!((2_000..4_000).contains(&told), "{told} messages");
    assert!(
        scene.room.group().log_len() < 2_000 + 10,
        "no log is filled by it"
    );
}

#[test]
fn at_a_large_table_the_list_of_answers_is_sent_now_and_then() {
    let (mut scene, _) = crowd(MAX_PROMPT_CONNECTIONS as u64);
    let is_told = |turn: &Turn| {
        let mut events = entries(turn).into_iter();
        events.any(|event| matches!(event, GroupEvent::Answered { .. }))
    };
    assert!(
        is_told(&scene.asked(2, answer(FinalAnswer::Impossible))),
        "the first one"
    );
    assert!(!is_told(&scene.asked(3, answer(FinalAnswer::Impossible))));
    assert!(!is_told(&scene.asked(4, answer(FinalAnswer::Impossible))));
    let due_ms = scene.now_ms + ANSWERS_EVERY_MS;
    assert_eq!(scene.room.wakes_at_ms(), Some(due_ms));
    scene.now_ms = due_ms;
    let turn = scene.turn(Vec::new());
    let seats = [3, 4].map(seat).to_vec();
    assert_eq!(entries(&turn), [&GroupEvent::Answered { seats }]);
}

#[test]
fn a_command_on_an_own_board_that_comes_again_is_carried_out_once() {
    let (mut scene, mut clients) = class();
    ask(&mut scene, &mut clients, BEN, play(step(1, Op::Mul, 2)));
    let cid = CommandId(scene.cid);
    let room = Room::restore(scene.stored.clone(), scene.now_ms);
    scene.room = room.expect("a log");
    let welcome = scene.join(BEN, "Ben").expect("their seat");
    assert_eq!(welcome.last_cid, Some(cid));
    let again = ToRelay::Ask {
        cid,
        after: None,
        seen: scene.room.group().n(),
        request: play(step(1, Op::Mul, 2)),
    };
    let turn = scene.hear(BEN, again);
    assert_eq!(entries(&turn), Vec::<&GroupEvent>::new());
    assert!(matches!(
        turn.answers[0].1,
        ToPlayer::Ack {
            outcome: Ok(()),
            ..
        }
    ));
}
