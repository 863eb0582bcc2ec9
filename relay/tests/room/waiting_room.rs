//! Tests of the waiting room: the visitors who wait, and the decisions of hosts about them.

use score_core::group::refusal::GroupRefusal;
use score_core::group::request::{Request, VisitorId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::wire::{
    CloseReason, HelloRefusal, MAX_VISITORS, Player, TURNED_AWAY_MS, ToPlayer, ToRelay, Visitor,
    Wish,
};
use score_relay::rate_limit::PRESENCE_EVERY_MS;
use score_relay::room::{ConnectionId, IDLE_MS, Turn};

use crate::fixture::{TestRoom, play, player};

const BEN: SeatId = SeatId(1);

/// The visitors that are said to wait, and the connections that are sent them.
fn visitors(turn: &Turn) -> Vec<(u64, Vec<&str>)> {
    let told = turn.answers.iter().filter_map(|(to, answer)| match answer {
        ToPlayer::Visitors(visitors) => {
            let names = visitors.iter().filter_map(Visitor::name);
            Some((to.0, names.collect()))
        }
        _ => None,
    });
    told.collect()
}

fn turned_away_for(wait_ms: u64) -> CloseReason {
    CloseReason::Refused(HelloRefusal::TurnedAway { wait_ms })
}

/// The names and numbers that the hosts were sent last.
fn numbered(turn: &Turn) -> Vec<(&str, u32)> {
    let mut told = turn.answers.iter().filter_map(|(_, answer)| match answer {
        ToPlayer::Visitors(visitors) => {
            let numbered = visitors.iter();
            Some(numbered.filter_map(|visitor| Some((visitor.name()?, visitor.number()))))
        }
        _ => None,
    });
    told.next_back().expect("the hosts are notified").collect()
}

#[test]
fn a_newcomer_waits_for_the_host_where_the_table_asks_for_it() {
    let mut scene = TestRoom::class(&["Ada", "Ben"]);
    scene
        .ask(1, Request::UseWaitingRoom(true))
        .expect("the host");
    let hello = scene.try_join(3, "Cyd");
    assert_eq!(hello.answers[0], (ConnectionId(3), ToPlayer::InWaitingRoom));
    assert_eq!(
        visitors(&hello),
        [(1, vec!["Cyd"])],
        "hosts alone hear of it"
    );
    assert_eq!(scene.names(), ["Ada", "Ben"]);
    let roll = scene.asked(3, play(Command::CallScore));
    assert_eq!(roll.closes, [(ConnectionId(3), CloseReason::BadMessage)]);
    scene.try_join(4, "Dee");
    scene.now_ms += PRESENCE_EVERY_MS;
    let clock = scene.hear(4, ToRelay::Clock { sent_ms: 5 });
    assert!(matches!(
        clock.answers[0],
        (ConnectionId(4), ToPlayer::Clock { .. })
    ));
    assert_eq!(visitors(&clock), [(1, vec!["Dee"])]);
    scene.now_ms += PRESENCE_EVERY_MS;
    assert_eq!(
        visitors(&scene.try_join(5, "Eve")),
        [(1, vec!["Dee", "Eve"])]
    );
    let turned = scene.asked(1, Request::Admit(VisitorId(4), false));
    let refused = turned_away_for(TURNED_AWAY_MS);
    assert_eq!(turned.closes, [(ConnectionId(4), refused)]);
    let admitted = scene.asked(1, Request::Admit(VisitorId(5), true));
    assert_eq!(admitted.welcomes.len(), 1);
    assert_eq!(visitors(&admitted), [(1, Vec::new())]);
    assert_eq!(scene.names(), ["Ada", "Ben", "Eve"]);
    let gone = scene.ask(1, Request::Admit(VisitorId(5), true));
    assert_eq!(gone, Err(GroupRefusal::VisitorGone));
}

#[test]
fn visitors_are_announced_together_and_decisions_of_a_host_at_once() {
    let mut scene = TestRoom::class(&["Ada"]);
    scene
        .ask(1, Request::UseWaitingRoom(true))
        .expect("the host");
    assert_eq!(visitors(&scene.try_join(2, "Ben")), [(1, vec!["Ben"])]);
    let due_ms = scene.now_ms + PRESENCE_EVERY_MS;
    for (connection, name) in [(3, "Cyd"), (4, "Dee"), (5, "Eve")] {
        assert_eq!(visitors(&scene.try_join(connection, name)), []);
    }
    assert_eq!(visitors(&scene.gone(4)), []);
    assert_eq!(scene.room.wakes_at_ms(), Some(due_ms));
    let all = vec!["Ben", "Cyd", "Eve"];
    scene.gone(1);
    let back = scene.try_join(1, "Ada");
    assert_eq!(visitors(&back), [(1, all.clone())], "the truth at once");
    scene.now_ms = due_ms;
    assert_eq!(visitors(&scene.turn(Vec::new())), [(1, all)]);
    let away = scene.asked(1, Request::Admit(VisitorId(2), false));
    assert_eq!(visitors(&away), [(1, vec!["Cyd", "Eve"])]);
    assert_eq!(scene.room.wakes_at_ms(), None);
}

#[test]
fn a_removed_player_who_comes_under_another_name_waits_like_everybody() {
    let mut scene = TestRoom::class(&["Ada", "Ben"]);
    scene
        .ask(1, Request::UseWaitingRoom(true))
        .expect("the host");
    scene.ask(1, Request::Remove(BEN, true)).expect("the host");
    let refused = Err(CloseReason::Refused(HelloRefusal::Group(
        GroupRefusal::Removed,
    )));
    assert_eq!(scene.join(2, "Ben").map(drop), refused);
    let private_window = scene.try_join(7, "Bob");
    assert_eq!(private_window.welcomes.len(), 0);
    assert_eq!(visitors(&private_window), [(1, vec!["Bob"])]);
}

#[test]
fn a_player_with_a_seat_does_not_wait_again() {
    let mut scene = TestRoom::class(&["Ada", "Ben"]);
    scene
        .ask(1, Request::UseWaitingRoom(true))
        .expect("the host");
    scene.gone(2);
    assert!(scene.join(2, "Ben").is_ok());
    scene.gone(1);
    scene.try_join(3, "Cyd");
    let back = scene.try_join(1, "Ada");
    assert_eq!(
        visitors(&back),
        [(1, vec!["Cyd"])],
        "the host hears who waits"
    );
}

#[test]
fn all_visitors_are_let_in_at_once_and_when_nobody_has_to_wait_any_more() {
    for request in [Request::AdmitAll, Request::UseWaitingRoom(false)] {
        let mut scene = TestRoom::class(&["Ada"]);
        scene
            .ask(1, Request::UseWaitingRoom(true))
            .expect("the host");
        scene.try_join(2, "Ben");
        scene.try_join(3, "Cyd");
        scene.gone(3);
        scene.try_join(4, "Dee");
        let turn = scene.asked(1, request);
        assert_eq!(turn.welcomes.len(), 2);
        assert_eq!(scene.names(), ["Ada", "Ben", "Dee"]);
    }
}

#[test]
fn nobody_waits_at_a_locked_table() {
    let mut scene = TestRoom::class(&["Ada"]);
    scene
        .ask(1, Request::UseWaitingRoom(true))
        .expect("the host");
    scene.try_join(2, "Ben");
    let locked = CloseReason::Refused(HelloRefusal::Group(GroupRefusal::Locked));
    let turn = scene.asked(1, Request::Lock(true));
    assert_eq!(turn.closes, [(ConnectionId(2), locked.clone())]);
    assert_eq!(visitors(&turn), [(1, Vec::new())]);
    let refused = scene.try_join(3, "Cyd");
    assert_eq!(refused.closes, [(ConnectionId(3), locked)]);
    scene.ask(1, Request::AdmitAll).expect("the host");
    assert_eq!(scene.names(), ["Ada"]);
    scene.ask(1, Request::Lock(false)).expect("the host");
    scene.now_ms += PRESENCE_EVERY_MS;
    assert_eq!(visitors(&scene.try_join(2, "Ben")), [(1, vec!["Ben"])]);
}

#[test]
fn one_token_waits_once_in_the_place_that_it_has() {
    let mut scene = TestRoom::class(&["Ada"]);
    scene
        .ask(1, Request::UseWaitingRoom(true))
        .expect("the host");
    let token = player("", 2).token;
    let mut knock = |connection, name: &str, tab| {
        let one = Player {
            token,
            tab,
            ..player(name, 0)
        };
        scene.now_ms += PRESENCE_EVERY_MS;
        scene.knock(connection, one)
    };
    knock(2, "Ben", 1);
    let again = knock(12, "Ben", 1);
    assert_eq!(again.closes, [(ConnectionId(2), CloseReason::Trouble)]);
    assert_eq!(visitors(&again), [], "the hosts know it");
    let other_tab = knock(13, "Bob", 2);
    let taken_over = (ConnectionId(12), CloseReason::TakenOver);
    assert_eq!(other_tab.closes, [taken_over]);
    assert_eq!(visitors(&other_tab), [(1, vec!["Bob"])]);
    // That the earlier connections have gone changes nothing.
    scene.gone(12);
    scene.try_join(3, "Cyd");
    let seen_before = scene.ask(1, Request::Admit(VisitorId(2), true));
    assert_eq!(
        seen_before,
        Err(GroupRefusal::VisitorGone),
        "the host let in Ben, and not Bob"
    );
    assert_eq!(scene.ask(1, Request::Admit(VisitorId(13), true)), Ok(()));
    assert_eq!(scene.names(), ["Ada", "Bob"]);
}

#[test]
fn those_are_answered_whom_the_host_has_seen_and_nobody_who_has_come_in_between() {
    for is_let_in in [true, false] {
        let mut scene = TestRoom::class(&["Ada"]);
        scene
            .ask(1, Request::UseWaitingRoom(true))
            .expect("the host");
        for (connection, name) in [(2, "Ben"), (3, "Cyd"), (4, "Dee")] {
            scene.try_join(connection, name);
        }
        let seen = vec![VisitorId(2), VisitorId(3)];
        scene.gone(3);
        let asked = scene.asked(1, Request::AdmitThese(seen.clone(), is_let_in));
        assert_eq!(visitors(&asked), [(1, vec!["Dee"])]);
        if is_let_in {
            assert_eq!(asked.welcomes.len(), 1);
            assert_eq!(scene.names(), ["Ada", "Ben"]);
        } else {
            let away = (ConnectionId(2), turned_away_for(TURNED_AWAY_MS));
            assert_eq!(asked.closes, [away]);
        }
        assert_eq!(
            scene.ask(1, Request::AdmitThese(seen, is_let_in)),
            Err(GroupRefusal::VisitorGone)
        );
    }
}

#[test]
fn a_visitor_who_was_turned_away_asks_again_after_a_minute() {
    let mut scene = TestRoom::class(&["Ada"]);
    scene
        .ask(1, Request::UseWaitingRoom(true))
        .expect("the host");
    scene.try_join(2, "Ben");
    let away = Request::AdmitThese(vec![VisitorId(2)], false);
    scene.ask(1, away).expect("the host");
    let ben = player("Ben", 2);
    let refused = |turn: &Turn| turn.closes.first().map(|(_, reason)| reason.clone());
    let at_once = scene.knock(12, ben.clone());
    assert_eq!(refused(&at_once), Some(turned_away_for(TURNED_AWAY_MS)));
    scene.now_ms += TURNED_AWAY_MS - 1;
    let other_name = Player {
        name: "Bob".to_owned(),
        ..ben.clone()
    };
    let early = scene.knock(13, other_name);
    assert_eq!(refused(&early), Some(turned_away_for(1)));
    assert_eq!(visitors(&scene.try_join(3, "Cyd")), [(1, vec!["Cyd"])]);
    scene.now_ms += 1;
    let again = scene.knock(14, ben);
    assert_eq!(refused(&again), None);
    scene.now_ms += PRESENCE_EVERY_MS;
    let told = scene.turn(Vec::new());
    assert_eq!(visitors(&told), [(1, vec!["Cyd", "Ben"])]);
}

#[test]
fn visitors_whose_names_look_alike_are_numbered_and_keep_their_numbers() {
    let mut scene = TestRoom::class(&["Ada", "Ben"]);
    scene
        .ask(1, Request::UseWaitingRoom(true))
        .expect("the host");
    for (connection, name) in [(3, "Anna"), (4, "Cyd"), (5, "anna"), (6, "Аnnа!")] {
        scene.try_join(connection, name);
    }
    let all = [("Anna", 1), ("Cyd", 1), ("anna", 2), ("Аnnа!", 3)];
    let told = scene.asked(1, Request::NameCoHost(Some(BEN)));
    assert_eq!(numbered(&told), all);
    scene.now_ms += PRESENCE_EVERY_MS;
    let first_gone = scene.gone(3);
    assert_eq!(numbered(&first_gone), all[1..]);
    scene.now_ms += PRESENCE_EVERY_MS;
    let next = scene.try_join(7, "Anna");
    assert_eq!(numbered(&next)[3], ("Anna", 4));
    // Somebody at the table has come to look like one who waits.
    let name = score_relay::names::name("Cyd").expect("a name");
    scene.now_ms += PRESENCE_EVERY_MS;
    let renamed = scene.asked(2, play(Command::Rename(name)));
    assert_eq!(numbered(&renamed)[0], ("Cyd", 2));
}

#[test]
fn a_waiting_room_has_room_for_so_many_and_names_that_are_free() {
    let mut scene = TestRoom::class(&["Ada"]);
    scene
        .ask(1, Request::UseWaitingRoom(true))
        .expect("the host");
    let taken = scene.try_join(9, "Ada");
    assert!(matches!(
        taken.closes[..],
        [(_, CloseReason::Refused(HelloRefusal::Group(_)))]
    ));
    for number in 0..MAX_VISITORS as u64 {
        let turn = scene.try_join(100 + number, &format!("Visitor {number}"));
        assert_eq!(turn.closes, []);
    }
    let full = scene.try_join(2, "Ben");
    assert_eq!(
        full.closes,
        [(ConnectionId(2), CloseReason::Refused(HelloRefusal::Busy))]
    );
}

#[test]
fn a_table_that_ends_sends_its_visitors_home() {
    for is_cleared in [true, false] {
        let mut scene = TestRoom::class(&["Ada"]);
        scene
            .ask(1, Request::UseWaitingRoom(true))
            .expect("the host");
        scene.try_join(2, "Ben");
        let turn = if is_cleared {
            scene.asked(1, Request::Clear)
        } else {
            scene.gone(1);
            scene.now_ms += IDLE_MS;
            scene.turn(Vec::new())
        };
        assert!(turn.is_over);
        assert!(
            turn.closes
                .contains(&(ConnectionId(2), CloseReason::Cleared))
        );
    }
}

#[test]
fn a_new_co_host_is_sent_the_list_of_visitors() {
    let mut scene = TestRoom::class(&["Ada", "Ben"]);
    scene
        .ask(1, Request::UseWaitingRoom(true))
        .expect("the host");
    scene.try_join(3, "Cyd");
    let named = scene.asked(1, Request::NameCoHost(Some(BEN)));
    assert_eq!(visitors(&named), [(1, vec!["Cyd"]), (2, vec!["Cyd"])]);
    assert_eq!(
        named.answers.iter().find_map(|(_, answer)| match answer {
            ToPlayer::Visitors(visitors) => Some(visitors.clone()),
            _ => None,
        }),
        Some(vec![Visitor {
            id: VisitorId(3),
            wish: Wish::Play {
                name: "Cyd".to_owned(),
                number: 1,
            },
        }])
    );
    assert_eq!(scene.ask(2, Request::Admit(VisitorId(3), true)), Ok(()));
}
