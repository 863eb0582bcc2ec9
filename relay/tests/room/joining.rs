//! Tests of arrivals in a room: their names, tokens and pages.

use score_core::group::audience::Audience;
use score_core::group::entry::{CommandId, GroupKind};
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::name::NameRefusal;
use score_core::table::refusal::Refusal;
use score_core::table::state::MAX_SEATS;
use score_core::wire::{
    CloseReason, Hello, HelloRefusal, Known, Past, Player, TableSelector, Token,
};
use score_relay::room::{ConnectionId, IDLE_MS, Input, Room, WATCHERS_PER_NETWORK};

use crate::fixture::{TestRoom, home, player, present};

#[test]
fn a_name_is_compared_as_the_relay_writes_it_and_not_as_a_page_says() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Straße").expect("room");
    let free = "STRASSE 2".to_owned();
    let taken = GroupRefusal::Table(Refusal::NameTaken { free });
    let refused = Err(CloseReason::Refused(HelloRefusal::Group(taken)));
    assert_eq!(scene.join(2, "STRASSE").map(drop), refused);
    let check = |scene: &mut TestRoom, name: &str, why| {
        let refused = Err(CloseReason::Refused(HelloRefusal::Name(why)));
        assert_eq!(scene.join(3, name).map(drop), refused, "{name:?}");
    };
    check(&mut scene, " ", NameRefusal::Empty);
    check(&mut scene, "a\u{202e}b", NameRefusal::Invisible);
    check(&mut scene, &"x".repeat(21), NameRefusal::TooLong);
}

#[test]
fn a_token_gives_the_seat_back_and_the_one_before_it_until_the_new_one_is_used() {
    let mut scene = TestRoom::of(GroupKind::Created);
    let first = scene.join(1, "Ada").expect("room");
    let given = first.token.expect("a token");
    let with = |token| {
        Some(Player {
            token,
            ..player("Somebody", 1)
        })
    };
    // The welcome was lost, so she comes with the token that she had.
    let again = scene.hello(2, with(Token([1; 16]))).expect("her seat");
    assert_eq!(again.seat, first.seat);
    let newer = again.token.expect("a token");
    assert!(
        scene
            .hello(3, with(given))
            .is_ok_and(|welcome| welcome.seat != first.seat)
    );
    let third = scene.hello(4, with(newer)).expect("her seat");
    assert_eq!(third.seat, first.seat);
    // From now on the first one is a stranger's.
    let stranger = scene.hello(5, with(Token([1; 16])));
    assert!(stranger.is_err(), "the name Somebody is taken by now");
}

#[test]
fn a_seat_survives_a_restart_of_the_relay_with_its_points_and_its_token() {
    let mut scene = TestRoom::of(GroupKind::Created);
    let welcome = scene.join(1, "Ada").expect("room");
    let token = welcome.token.expect("a token");
    scene.ask(1, Request::Play(Command::Roll)).expect("a roll");
    let group = scene.room.group().clone();
    scene.room = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
    assert_eq!(scene.room.group(), &group);
    let back = Player {
        token,
        ..player("Ada", 1)
    };
    let again = scene.hello(9, Some(back)).expect("her seat");
    assert_eq!(again.seat, welcome.seat);
    assert_eq!(again.last_cid, Some(CommandId(1)));
}

#[test]
fn a_second_tab_is_told_so_and_can_take_over() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    let other_tab = Player {
        tab: 77,
        ..player("Ada", 1)
    };
    let refused = Err(CloseReason::Refused(HelloRefusal::OtherTab));
    assert_eq!(scene.hello(2, Some(other_tab.clone())).map(drop), refused);
    let hello = Hello {
        table: TableSelector::Join("ABCDE".to_owned()),
        player: Some(Player {
            take_over: true,
            ..other_tab
        }),
        known: None,
    };
    let turn = scene.turn(vec![Input::Hello(ConnectionId(3), hello, home())]);
    assert_eq!(turn.closes, [(ConnectionId(1), CloseReason::TakenOver)]);
    assert_eq!(turn.welcomes.len(), 1);
    assert_eq!(present(&turn), [], "the player was there all the time");
}

#[test]
fn a_reload_has_its_seat_at_once_though_the_old_connection_still_seems_alive() {
    let mut scene = TestRoom::of(GroupKind::Created);
    let first = scene.join(1, "Ada").expect("room");
    let again = scene
        .hello(2, Some(player("Ada", 1)))
        .expect("the same tab");
    assert_eq!(again.seat, first.seat);
}

#[test]
fn a_page_that_knows_the_log_hears_only_the_rest_of_it() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    let epoch = scene.room.group().epoch();
    let n = scene.room.group().n();
    let past = |scene: &mut TestRoom, epoch, n| {
        let hello = Hello {
            table: TableSelector::Join("ABCDE".to_owned()),
            player: Some(player("Ada", 1)),
            known: Some(Known {
                epoch,
                n,
                audience: Audience::Host,
            }),
        };
        let turn = scene.turn(vec![Input::Hello(ConnectionId(50 + n), hello, home())]);
        match turn.welcomes.into_iter().next() {
            Some((_, welcome)) => match welcome.past {
                Past::Rest(entries) => Some(entries.len()),
                Past::Whole(_) => None,
            },
            None => panic!("{:?}", turn.closes),
        }
    };
    scene.ask(1, Request::Lock(true)).expect("the host");
    assert_eq!(past(&mut scene, epoch, n), Some(1));
    assert_eq!(past(&mut scene, epoch, n + 1), Some(0));
    assert_eq!(
        past(&mut scene, epoch, n + 2),
        None,
        "it has not come to that"
    );
    assert_eq!(past(&mut scene, epoch + 1, n), None, "another group");
    let room = Room::restore(scene.stored.clone(), scene.now_ms);
    scene.room = room.expect("a log");
    assert_eq!(past(&mut scene, epoch, n), None, "no longer at hand");
}

#[test]
fn a_watcher_sees_all_and_can_ask_for_nothing() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    let welcome = scene.hello(2, None).expect("room");
    assert_eq!((welcome.seat, welcome.token), (None, None));
    let refused = Err(Refusal::NotSeated.into());
    assert_eq!(scene.ask(2, Request::Play(Command::Roll)), refused);
    for connection in 3..=WATCHERS_PER_NETWORK as u64 + 1 {
        scene.hello(connection, None).expect("room");
    }
    let refused = Err(CloseReason::Refused(HelloRefusal::TooManyWatchers));
    assert_eq!(scene.hello(99, None).map(drop), refused);
}

#[test]
fn a_made_table_of_that_name_lets_its_maker_in_again_and_nobody_else() {
    let mut scene = TestRoom::of(GroupKind::Created);
    let mut create = |connection, player| {
        let hello = Hello {
            table: TableSelector::Create("Class".to_owned()),
            player: Some(player),
            known: None,
        };
        let turn = scene.turn(vec![Input::Hello(ConnectionId(connection), hello, home())]);
        (turn.welcomes.len(), turn.closes)
    };
    assert_eq!(create(1, player("Ada", 1)), (1, vec![]));
    let again = create(2, player("Ada", 1));
    assert_eq!(
        again,
        (1, vec![(ConnectionId(1), CloseReason::Trouble)]),
        "her first try was lost"
    );
    let refused = (
        ConnectionId(3),
        CloseReason::Refused(HelloRefusal::TableExists),
    );
    assert_eq!(create(3, player("Ben", 3)), (0, vec![refused.clone()]));
    // Nor do they wait for a host whom they do not know. The maker is on connection 2 by now.
    scene
        .ask(2, Request::UseWaitingRoom(true))
        .expect("a right of hosts");
    let hello = Hello {
        table: TableSelector::Create("Class".to_owned()),
        player: Some(player("Ben", 3)),
        known: None,
    };
    let turn = scene.turn(vec![Input::Hello(ConnectionId(3), hello, home())]);
    assert_eq!((turn.answers.len(), turn.closes), (0, vec![refused]));
}

#[test]
fn at_a_full_table_open_to_all_the_seat_that_was_left_a_day_ago_is_free_again() {
    let mut scene = TestRoom::of(GroupKind::Public);
    for number in 0..MAX_SEATS as u64 {
        let mut token = [0; 16];
        token[..8].copy_from_slice(&number.to_le_bytes());
        let one = Player {
            name: format!("P {number}"),
            token: Token(token),
            tab: number,
            take_over: false,
        };
        scene.hello(number, Some(one)).expect("room");
    }
    let full = CloseReason::Refused(HelloRefusal::Group(Refusal::TableFull.into()));
    scene.gone(7);
    scene.now_ms += IDLE_MS - 1;
    assert_eq!(scene.join(2_000, "Ada").map(drop), Err(full.clone()));
    scene.now_ms += 1;
    assert!(scene.join(2_001, "Ada").is_ok());
    assert!(scene.room.group().table().seat(SeatId(7)).is_none());
    assert_eq!(scene.join(2_002, "Ben").map(drop), Err(full));
}
