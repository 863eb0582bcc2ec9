//! Attempts to spoil a lesson, and the remedies of hosts.

use score_core::group::entry::{GroupEvent, GroupKind};
use score_core::group::options::AFTER_FAILED_CALL_MS;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::{Request, VisitorId};
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};
use score_core::table::refusal::Refusal;
use score_core::table::rules::Roller;
use score_core::table::state::Rights;
use score_core::wire::{
    CloseReason, HOST_GONE_MS, HelloRefusal, MAX_VISITORS, NEWCOMER_MS, News, Player, RollVotes,
    TURNED_AWAY_MS, ToPlayer, ToRelay, Visitor, Wish,
};
use score_relay::rate_limit::PRESENCE_EVERY_MS;
use score_relay::room::{ConnectionId, IDLE_MS, Turn};

use crate::fixture::{TestRoom, play, player};

const ADA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);

/// A table that Ada made, where these sit on connections 1, 2 and so on.
fn class(names: &[&str]) -> TestRoom {
    let mut scene = TestRoom::of(GroupKind::Created);
    for (connection, name) in (1..).zip(names) {
        scene.join(connection, name).expect("room");
    }
    scene
}

fn rounds(scene: &TestRoom) -> u32 {
    scene.room.group().table().rounds()
}

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

fn votes(turn: &Turn) -> Option<RollVotes> {
    turn.news.iter().find_map(|news| match news {
        News::RollVotes(votes) => Some(*votes),
        _ => None,
    })
}

#[test]
fn a_pupil_who_stands_in_cannot_clear_the_table_of_a_teacher_whose_laptop_sleeps() {
    let mut scene = class(&["Ada", "Ben", "Cyd"]);
    scene.gone(1);
    scene.now_ms += HOST_GONE_MS;
    scene.turn(Vec::new());
    assert_eq!(scene.room.group().rights(BEN), Rights::StandIn);
    let refused = Err(GroupRefusal::Table(Refusal::StandInOnly));
    for request in [
        Request::Clear,
        play(Command::ClearPoints),
        Request::Remove(SeatId(2), true),
        Request::Lock(true),
    ] {
        assert_eq!(scene.ask(2, request), refused);
    }
    assert_eq!(scene.ask(2, play(Command::Roll)), Ok(()));
    let back = scene.join(1, "Ada").expect("her seat");
    assert_eq!(back.seat, Some(ADA));
    assert_eq!(scene.room.group().rights(ADA), Rights::Host);
    assert_eq!(scene.room.group().rights(BEN), Rights::Player);
}

/// How many have become host or stand-in by this turn.
fn new_hosts(turn: &Turn) -> usize {
    let events = turn.batch.entries.iter().flat_map(|entry| &entry.events);
    let is_one =
        |event: &&GroupEvent| matches!(event, GroupEvent::Table(Event::HostChanged { .. }));
    events.filter(is_one).count()
}

#[test]
fn tabs_that_come_and_go_make_nobody_a_stand_in_and_take_it_from_nobody() {
    let tabs = 2..=25;
    let names: Vec<String> = tabs.clone().map(|tab| format!("Tab {tab}")).collect();
    let names = names.iter().map(String::as_str);
    let seats: Vec<&str> = ["Ada"].into_iter().chain(names).chain(["Zoe"]).collect();
    // The spoiler's tabs have sat there for longer than Zoe.
    let mut scene = class(&seats);
    let zoe = SeatId(25);
    scene.gone(1);
    let mut changes = 0;
    for tab in tabs.clone().cycle().take(24 * 100) {
        changes += new_hosts(&scene.gone(tab));
        scene.now_ms += 100;
        let back = scene.try_join(tab, &format!("Tab {tab}"));
        assert_eq!(back.welcomes.len(), 1);
        changes += new_hosts(&back);
    }
    // Four minutes: one stand-in, who was there for all of the first.
    assert_eq!(
        (changes, scene.room.group().rights(zoe)),
        (1, Rights::StandIn)
    );
    // A stand-in who is back within the minute still stands in.
    scene.gone(26);
    scene.now_ms += HOST_GONE_MS - 1;
    assert_eq!(new_hosts(&scene.turn(Vec::new())), 0);
    scene.join(26, "Zoe").expect("her seat");
    scene.now_ms += 10 * HOST_GONE_MS;
    assert_eq!(new_hosts(&scene.turn(Vec::new())), 0);
    assert_eq!(scene.room.group().rights(zoe), Rights::StandIn);
}

#[test]
fn tabs_that_stand_in_and_go_are_followed_once_a_minute() {
    let mut scene = class(&["Ada", "Tab 2", "Tab 3", "Tab 4"]);
    scene.gone(1);
    let mut changes = 0;
    let first_ms = scene.now_ms;
    while scene.now_ms < first_ms + 10 * HOST_GONE_MS {
        scene.now_ms += 1_000;
        changes += new_hosts(&scene.turn(Vec::new()));
        // The stand-in goes at once, and is back.
        let host = scene.room.group().host().expect("a maker");
        if host != ADA && scene.room.present().any(|seat| seat == host) {
            let tab = u64::from(host.0) + 1;
            changes += new_hosts(&scene.gone(tab));
            changes += new_hosts(&scene.try_join(tab, &format!("Tab {tab}")));
        }
    }
    assert!((1..=10).contains(&changes), "{changes}");
}

#[test]
fn a_player_who_has_just_come_stands_in_when_they_have_stayed() {
    let mut scene = class(&["Ada", "Ben"]);
    scene.gone(1);
    scene.now_ms += HOST_GONE_MS / 2;
    scene.gone(2);
    scene.join(2, "Ben").expect("their seat");
    let due_ms = scene.now_ms + HOST_GONE_MS;
    scene.now_ms += HOST_GONE_MS / 2;
    scene.turn(Vec::new());
    assert_eq!(scene.room.group().rights(BEN), Rights::Player);
    assert_eq!(scene.room.wakes_at_ms(), Some(due_ms));
    scene.now_ms = due_ms;
    scene.turn(Vec::new());
    assert_eq!(scene.room.group().rights(BEN), Rights::StandIn);
}

#[test]
fn at_a_table_that_somebody_made_the_host_rolls() {
    let mut scene = class(&["Ada", "Ben"]);
    let refused = Err(GroupRefusal::Table(Refusal::NotYourRoll));
    assert_eq!(scene.ask(2, play(Command::Roll)), refused);
    assert_eq!(scene.ask(1, play(Command::Roll)), Ok(()));
    let anyone = play(Command::SetRoller(Roller::Anyone));
    assert_eq!(scene.ask(1, anyone), Ok(()));
    assert_eq!(
        scene.ask(1, play(Command::EndRound { with_points: false })),
        Ok(())
    );
    assert_eq!(scene.ask(2, play(Command::Roll)), Ok(()));
}

#[test]
fn where_anyone_rolls_one_tap_takes_no_roll_away() {
    let mut scene = TestRoom::of(GroupKind::Public);
    for connection in 1..=4 {
        let name = format!("Player {connection}");
        scene.join(connection, &name).expect("room");
    }
    scene
        .ask(1, play(Command::Roll))
        .expect("nothing lies there");
    let vote = |asked| Some(RollVotes { asked, needed: 3 });
    for again in 0..2 {
        let turn = scene.asked(1, play(Command::Roll));
        assert_eq!((votes(&turn), rounds(&scene)), (vote(1), 1), "{again}");
    }
    let late = scene.join(5, "Late").expect("room");
    assert_eq!(late.roll_votes, vote(1));
    scene.gone(5);
    assert_eq!(votes(&scene.asked(2, play(Command::Roll))), vote(2));
    scene.gone(2);
    scene.join(2, "Player 2").expect("their seat");
    let turn = scene.asked(3, play(Command::Roll));
    assert_eq!(
        votes(&turn),
        vote(2),
        "the player who went has taken the vote along"
    );
    assert_eq!(votes(&scene.asked(4, play(Command::Roll))), None);
    assert_eq!(rounds(&scene), 2);
    let turn = scene.asked(4, play(Command::Roll));
    assert_eq!(votes(&turn), vote(1), "each roll has votes of its own");
}

#[test]
fn a_call_takes_no_vote_for_a_new_roll_back() {
    let mut scene = TestRoom::of(GroupKind::Public);
    for connection in 1..=3 {
        let name = format!("Player {connection}");
        scene.join(connection, &name).expect("room");
    }
    scene.ask(1, play(Command::Roll)).expect("a roll");
    scene.ask(1, play(Command::Roll)).expect("a vote");
    scene.ask(2, play(Command::CallScore)).expect("a call");
    let vote = RollVotes {
        asked: 1,
        needed: 2,
    };
    let late = scene.join(4, "Late").expect("room");
    assert_eq!(late.roll_votes, Some(vote));
    scene.gone(4);
    scene.ask(2, play(Command::GiveUp)).expect("their call");
    // With the vote of before the call it is two of three.
    assert_eq!(votes(&scene.asked(3, play(Command::Roll))), None);
    assert_eq!(rounds(&scene), 2);
    let late = scene.join(4, "Late").expect("their seat");
    assert_eq!(late.roll_votes, None);
}

#[test]
fn after_a_failed_score_one_tap_takes_no_roll_away_until_some_time_has_passed() {
    let mut scene = TestRoom::of(GroupKind::Public);
    for connection in 1..=3 {
        let name = format!("Player {connection}");
        scene.join(connection, &name).expect("room");
    }
    scene.ask(1, play(Command::Roll)).expect("a roll");
    scene.ask(1, play(Command::CallScore)).expect("a call");
    scene.ask(1, play(Command::GiveUp)).expect("their call");
    let vote = RollVotes {
        asked: 1,
        needed: 2,
    };
    assert_eq!(votes(&scene.asked(1, play(Command::Roll))), Some(vote));
    scene.now_ms += AFTER_FAILED_CALL_MS - 1;
    assert_eq!(votes(&scene.asked(1, play(Command::Roll))), Some(vote));
    assert_eq!(rounds(&scene), 1);
    scene.now_ms += 1;
    let late = scene.join(4, "Late").expect("room");
    assert_eq!(late.roll_votes, None, "nobody needs to be asked any more");
    assert_eq!(scene.ask(1, play(Command::Roll)), Ok(()));
    assert_eq!(rounds(&scene), 2);
}

#[test]
fn a_vote_of_one_who_may_no_longer_call_counts_no_more() {
    let mut scene = class(&["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay"]);
    let anyone = play(Command::SetRoller(Roller::Anyone));
    assert_eq!(scene.ask(1, anyone), Ok(()));
    assert_eq!(scene.ask(1, play(Command::Roll)), Ok(()));
    let vote = |asked, needed| Some(RollVotes { asked, needed });
    assert_eq!(votes(&scene.asked(2, play(Command::Roll))), vote(1, 4));
    assert_eq!(votes(&scene.asked(3, play(Command::Roll))), vote(2, 4));
    assert_eq!(scene.ask(1, Request::ForbidCalls(BEN, true)), Ok(()));
    assert_eq!(votes(&scene.asked(4, play(Command::Roll))), vote(2, 3));
    let refused = Err(GroupRefusal::NoVote);
    assert_eq!(scene.ask(2, play(Command::Roll)), refused);
    assert_eq!(rounds(&scene), 1);
    assert_eq!(scene.ask(5, play(Command::Roll)), Ok(()));
    assert_eq!(rounds(&scene), 2);
}

#[test]
fn a_newcomer_waits_for_the_host_where_the_table_asks_for_it() {
    let mut scene = class(&["Ada", "Ben"]);
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
    let mut scene = class(&["Ada"]);
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
    let mut scene = class(&["Ada", "Ben"]);
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
    let mut scene = class(&["Ada", "Ben"]);
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
        let mut scene = class(&["Ada"]);
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
    let mut scene = class(&["Ada"]);
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
    let mut scene = class(&["Ada"]);
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
        let mut scene = class(&["Ada"]);
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
    let mut scene = class(&["Ada"]);
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
    let mut scene = class(&["Ada", "Ben"]);
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
    let mut scene = class(&["Ada"]);
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
        let mut scene = class(&["Ada"]);
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
    let mut scene = class(&["Ada", "Ben"]);
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

#[test]
fn those_who_came_in_the_last_minute_are_removed_together() {
    let mut scene = class(&["Ada", "Ben"]);
    scene.now_ms += NEWCOMER_MS + 1;
    assert_eq!(
        scene.ask(1, Request::RemoveNewcomers),
        Err(GroupRefusal::NoNewcomers)
    );
    for connection in 10..40 {
        let name = format!("Spam {connection}");
        scene.join(connection, &name).expect("room");
    }
    let refused = Err(GroupRefusal::Table(Refusal::HostOnly));
    assert_eq!(scene.ask(10, Request::RemoveNewcomers), refused);
    let turn = scene.asked(1, Request::RemoveNewcomers);
    assert_eq!(turn.closes.len(), 30);
    assert!(
        turn.closes
            .iter()
            .all(|(_, reason)| *reason == CloseReason::Removed)
    );
    let group = scene.room.group();
    let seats = group.table().seats().iter();
    let left = seats.filter(|seat| !group.is_removed(seat.id)).count();
    assert_eq!(left, 2);
}

#[test]
fn a_removed_caller_blocks_nobody() {
    let mut scene = class(&["Ada", "Ben"]);
    scene.ask(1, play(Command::Roll)).expect("the host");
    scene.ask(2, play(Command::CallImpossible)).expect("a call");
    scene.ask(1, Request::Remove(BEN, true)).expect("the host");
    assert_eq!(scene.ask(1, play(Command::Roll)), Ok(()));
    assert_eq!(rounds(&scene), 2);
}

#[test]
fn a_player_is_called_as_the_host_says() {
    let mut scene = class(&["Ada", "Ben"]);
    let name = |text| score_relay::names::name(text).expect("a name");
    let renamed = Request::RenameOther(BEN, name("Benny"));
    scene.ask(1, renamed).expect("the host");
    let back = play(Command::Rename(name("Rude")));
    assert_eq!(scene.ask(2, back), Err(GroupRefusal::NameFixed));
    scene.gone(2);
    scene.hello(2, Some(player("Rude", 2))).expect("their seat");
    assert_eq!(scene.names(), ["Ada", "Benny"]);
}
