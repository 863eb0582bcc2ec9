//! The actions of players at a table, and the table after they have gone.

use score_core::group::entry::{CommandId, GroupKind};
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::wire::{
    CloseReason, HOST_GONE_MS, Hello, HelloRefusal, Line, MAX_CHAT_CHARS, MAX_CHAT_LINES, News,
    TableSelector, ToRelay,
};
use score_relay::names::name;
use score_relay::rate_limit::PRESENCE_EVERY_MS;
use score_relay::room::{ConnectionId, IDLE_MS, Input, MAX_COMMAND_ID_JUMP, Room, Turn};

use crate::fixture::{TestRoom, home, player, present};

#[test]
fn arrivals_and_departures_are_sent_to_the_others_once() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    let ben = scene.join(2, "Ben").expect("room");
    assert_eq!(ben.present, [SeatId(0), SeatId(1)]);
    scene.now_ms += PRESENCE_EVERY_MS;
    assert_eq!(present(&scene.gone(2)), [(SeatId(1), false)]);
    scene.now_ms += PRESENCE_EVERY_MS;
    assert_eq!(present(&scene.gone(2)), []);
    assert_eq!(scene.names(), ["Ada", "Ben"], "the seat stays Ben's");
}

/// After the highest id of all every later command would be taken for a repeated one.
#[test]
fn a_command_id_that_no_page_counts_to_closes_the_connection_and_leaves_the_seat_its_voice() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    let mut connection = 1;
    for id in [u32::MAX, MAX_COMMAND_ID_JUMP + 1] {
        for message in [
            ToRelay::Ask {
                cid: CommandId(id),
                after: None,
                seen: scene.room.group().n(),
                request: Request::Play(Command::Rename(name("Bea").expect("a name"))),
            },
            ToRelay::Say {
                cid: CommandId(id),
                after: None,
                text: "Hi".to_owned(),
            },
        ] {
            connection += 1;
            scene
                .hello(connection, Some(player("Ben", 2)))
                .expect("a seat");
            let turn = scene.hear(connection, message);
            let closed = (ConnectionId(connection), CloseReason::BadMessage);
            assert_eq!(turn.closes, [closed]);
            assert_eq!(turn.answers, []);
        }
    }
    let welcome = scene.hello(9, Some(player("Ben", 2))).expect("a seat");
    assert_eq!(welcome.last_cid, None);
    let renamed = Request::Play(Command::Rename(name("Bea").expect("a name")));
    assert_eq!(scene.ask(9, renamed), Ok(()));
    assert_eq!(scene.names(), ["Ada", "Bea"]);
}

#[test]
fn arrivals_and_departures_are_sent_together_every_half_second() {
    let mut scene = TestRoom::of(GroupKind::Created);
    for (connection, name) in [(1, "Ada"), (2, "Ben"), (3, "Cyd"), (4, "Dov")] {
        scene.join(connection, name).expect("room");
    }
    let told_ms = scene.now_ms;
    scene.now_ms += 1;
    for connection in [2, 3, 4] {
        assert_eq!(present(&scene.gone(connection)), []);
    }
    assert_eq!(present(&scene.try_join(3, "Cyd")), []);
    let due_ms = told_ms + PRESENCE_EVERY_MS;
    assert_eq!(scene.room.wakes_at_ms(), Some(due_ms));
    scene.now_ms = due_ms - 1;
    assert_eq!(present(&scene.turn(Vec::new())), []);
    scene.now_ms = due_ms;
    let states = [(SeatId(1), false), (SeatId(2), true), (SeatId(3), false)];
    assert_eq!(present(&scene.turn(Vec::new())), states);
    assert_eq!(present(&scene.turn(Vec::new())), []);
    assert_eq!(scene.room.wakes_at_ms(), None);
}

#[test]
fn a_newcomer_hears_that_others_who_were_gone_are_back() {
    let mut scene = TestRoom::of(GroupKind::Created);
    for (connection, name) in [(1, "Ada"), (2, "Ben"), (3, "Cyd")] {
        scene.join(connection, name).expect("room");
    }
    scene.gone(2);
    scene.gone(3);
    let cyd = scene.join(3, "Cyd").expect("her seat");
    assert_eq!(cyd.present, [SeatId(0), SeatId(2)], "the truth at once");
    scene.join(2, "Ben").expect("a free seat");
    scene.now_ms += PRESENCE_EVERY_MS;
    let told = present(&scene.turn(Vec::new()));
    assert!(told.contains(&(SeatId(1), true)), "{told:?}");
}

#[test]
fn a_newcomer_is_there_with_the_entry_that_seats_them() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    scene.join(2, "Ben").expect("room");
    scene.gone(2);
    let turn = scene.try_join(3, "Cyd");
    assert!(matches!(turn.news[0], News::Entry(_)));
    assert_eq!(present(&turn), [(SeatId(1), false), (SeatId(2), true)]);
}

#[test]
fn a_command_that_comes_twice_is_carried_out_once_and_a_missing_one_is_noticed() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    let roll = |cid, after: Option<u32>| ToRelay::Ask {
        cid: CommandId(cid),
        after: after.map(CommandId),
        seen: u64::MAX,
        request: Request::Play(Command::Roll),
    };
    let rounds = |scene: &TestRoom| scene.room.group().table().rounds();
    scene.hear(1, roll(1, None));
    assert_eq!(scene.hear(1, roll(1, None)), Turn::default());
    assert_eq!(rounds(&scene), 1);
    let turn = scene.hear(1, roll(3, Some(2)));
    assert_eq!(turn.closes, [(ConnectionId(1), CloseReason::Trouble)]);
    assert_eq!(rounds(&scene), 1);
}

#[test]
fn chat_is_kept_short_and_never_written_down() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    let entries = scene.stored.entries.len();
    assert_eq!(scene.say(1, None, " \u{7} "), Err(GroupRefusal::NotSayable));
    let long = "x".repeat(MAX_CHAT_CHARS + 1);
    assert_eq!(scene.say(1, Some(1), &long), Err(GroupRefusal::NotSayable));
    for line in 0..=MAX_CHAT_LINES as u32 {
        let said = scene.say(1, Some(line + 2), &format!("<b>{line}</b>"));
        assert_eq!(said, Ok(()));
    }
    assert_eq!(scene.stored.entries.len(), entries);
    let ben = scene.join(2, "Ben").expect("room");
    assert_eq!(ben.chat.len(), MAX_CHAT_LINES);
    assert_eq!(ben.chat[0].text, "<b>1</b>");
}

#[test]
fn a_line_is_taken_back_by_its_writer_or_a_host() {
    let mut scene = TestRoom::of(GroupKind::Created);
    for (connection, name) in [(1, "Ada"), (2, "Ben"), (3, "Cyd")] {
        scene.join(connection, name).expect("room");
    }
    let lines = ["Hello", "Hello", "Bye"];
    for (line, after) in lines.into_iter().zip([None, Some(1), Some(2)]) {
        scene.say(2, after, line).expect("chat");
    }
    let take_back = |line: &str| Request::TakeBackLine(SeatId(1), line.to_owned());
    let shown = |scene: &mut TestRoom, connection| {
        let chat = scene
            .join(connection, &format!("New {connection}"))
            .expect("room")
            .chat;
        chat.into_iter().map(|line| line.text).collect::<Vec<_>>()
    };
    let refused = Err(GroupRefusal::Table(Refusal::HostOnly));
    assert_eq!(scene.ask(3, take_back("Bye")), refused);
    assert_eq!(shown(&mut scene, 4), lines);
    // One of two equal lines, and news for all.
    let turn = scene.asked(1, take_back("Hello"));
    let line = Line {
        seat: SeatId(1),
        text: "Hello".to_owned(),
    };
    assert!(turn.news.contains(&News::TakenBack(line)));
    assert_eq!(shown(&mut scene, 5), ["Hello", "Bye"]);
    // One that is gone already is no mistake: both may press at once.
    assert_eq!(scene.ask(1, take_back("Never said")), Ok(()));
    assert_eq!(shown(&mut scene, 6), ["Hello", "Bye"]);
}

#[test]
fn a_writer_takes_their_own_line_back() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    scene.join(2, "Ben").expect("room");
    scene.say(2, None, "Hello").expect("chat");
    let take_back = ToRelay::Ask {
        cid: CommandId(2),
        after: Some(CommandId(1)),
        seen: u64::MAX,
        request: Request::TakeBackLine(SeatId(1), "Hello".to_owned()),
    };
    assert_eq!(scene.outcome(2, take_back), Ok(()));
    assert_eq!(scene.join(3, "Cyd").expect("room").chat, []);
}

#[test]
fn chat_is_off_at_a_table_that_is_open_to_all() {
    let mut scene = TestRoom::of(GroupKind::Public);
    scene.join(1, "Ada").expect("room");
    assert_eq!(scene.say(1, None, "Hello"), Err(GroupRefusal::ChatOff));
}

#[test]
fn a_removed_player_is_cut_off_and_not_let_in_again_until_they_are_taken_back() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    scene.join(2, "Ben").expect("room");
    scene.cid = 0;
    let remove = |is_removed, after: Option<u32>| ToRelay::Ask {
        cid: CommandId(after.unwrap_or(0) + 1),
        after: after.map(CommandId),
        seen: 0,
        request: Request::Remove(SeatId(1), is_removed),
    };
    scene.now_ms += PRESENCE_EVERY_MS;
    let turn = scene.hear(1, remove(true, None));
    assert_eq!(turn.closes, [(ConnectionId(2), CloseReason::Removed)]);
    assert_eq!(present(&turn), [(SeatId(1), false)]);
    let refused = Err(CloseReason::Refused(HelloRefusal::Group(
        GroupRefusal::Removed,
    )));
    assert_eq!(scene.join(2, "Ben").map(drop), refused);
    scene.hear(1, remove(false, Some(1)));
    let back = scene.join(2, "Ben").expect("Ben is taken back");
    assert_eq!(back.seat, Some(SeatId(1)));
}

#[test]
fn a_player_who_gives_up_their_seat_is_forgotten() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    scene.join(2, "Ben").expect("room");
    let leave = ToRelay::Ask {
        cid: CommandId(1),
        after: None,
        seen: 0,
        request: Request::Play(Command::Leave),
    };
    let turn = scene.hear(2, leave);
    assert_eq!(turn.closes, [(ConnectionId(2), CloseReason::Left)]);
    assert_eq!(scene.names(), ["Ada"]);
    let again = scene.join(3, "Ben").expect("room");
    assert_eq!(again.seat, Some(SeatId(2)), "a seat is never given twice");
}

#[test]
fn the_host_clears_the_table_and_nobody_else_does() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    scene.join(2, "Ben").expect("room");
    let clear = || ToRelay::Ask {
        cid: CommandId(1),
        after: None,
        seen: 0,
        request: Request::Clear,
    };
    let refused = Err(GroupRefusal::Table(Refusal::HostOnly));
    assert_eq!(scene.outcome(2, clear()), refused);
    let turn = scene.hear(1, clear());
    let everybody = [1, 2].map(|connection| (ConnectionId(connection), CloseReason::Cleared));
    assert_eq!(turn.closes, everybody);
    assert!(turn.is_over);
}

#[test]
fn a_host_who_is_gone_for_a_minute_is_followed_and_takes_over_when_they_are_back() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    scene.join(2, "Ben").expect("room");
    scene.now_ms += PRESENCE_EVERY_MS;
    scene.gone(1);
    let gone_ms = scene.now_ms;
    assert_eq!(scene.room.wakes_at_ms(), Some(gone_ms + HOST_GONE_MS));
    scene.now_ms = gone_ms + HOST_GONE_MS - 1;
    scene.turn(Vec::new());
    assert_eq!(scene.room.group().host(), Some(SeatId(0)));
    scene.now_ms += 1;
    scene.turn(Vec::new());
    assert_eq!(scene.room.group().host(), Some(SeatId(1)));
    assert_eq!(
        scene.room.wakes_at_ms(),
        None,
        "there is nothing to wait for"
    );
    scene.join(1, "Ada").expect("her seat");
    assert_eq!(scene.room.group().host(), Some(SeatId(0)));
}

#[test]
fn a_deadline_that_passed_while_the_relay_was_down_is_settled_at_once() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    scene.ask(1, Request::Play(Command::Roll)).expect("a roll");
    let seen = scene.room.group().n();
    let call = ToRelay::Ask {
        cid: CommandId(2),
        after: Some(CommandId(1)),
        seen,
        request: Request::Play(Command::CallScore),
    };
    scene.hear(1, call);
    let deadline_ms = scene.room.wakes_at_ms().expect("a clock");
    scene.now_ms = deadline_ms + 3_600_000;
    scene.room = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
    assert_eq!(scene.room.wakes_at_ms(), Some(deadline_ms));
    scene.turn(Vec::new());
    assert_eq!(scene.room.group().table().seats()[0].points, -1);
}

#[test]
fn a_table_that_nobody_sits_at_for_a_day_is_over() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    scene.now_ms += 10 * IDLE_MS;
    assert!(!scene.turn(Vec::new()).is_over, "somebody is there");
    scene.gone(1);
    scene.now_ms += IDLE_MS - 1;
    assert!(!scene.turn(Vec::new()).is_over);
    scene.now_ms += 1;
    assert!(scene.turn(Vec::new()).is_over);
}

#[test]
fn a_table_that_makes_room_for_another_one_ends_for_everybody_with_that_turn() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(1, "Ada").expect("room");
    let late = |connection: u8, name| {
        let hello = Hello {
            table: TableSelector::Join("ABCDE".to_owned()),
            player: Some(player(name, connection)),
            known: None,
        };
        Input::Hello(ConnectionId(connection.into()), hello, home())
    };
    let turn = scene.turn(vec![late(2, "Ben"), Input::Evict, late(3, "Cleo")]);
    assert!(turn.is_over);
    assert!(turn.welcomes.is_empty());
    let everybody = [1, 2, 3].map(|connection| (ConnectionId(connection), CloseReason::Cleared));
    assert_eq!(turn.closes, everybody);
    assert_eq!(scene.room.connections(), 0);
}
