//! Attacks of a pupil who wants to spoil a lesson, from the address of the class, and the players
//! who are not kept out by them.

use std::sync::Arc;

use score_core::group::newcomers::newcomers;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::wire::{CloseReason, HelloRefusal, TURNED_AWAY_MS, ToPlayer, Token, Visitor};
use score_relay::log::memory::Memory;
use score_relay::settings::Settings;
use tokio::io::DuplexStream;
use tokio::time::{Duration, Instant, sleep};
use tokio_util::task::AbortOnDropHandle;

use crate::attacks::{
    self, AttackOutcome, PUPILS, Pace, bad_hello, class_comes, come, come_patiently, hammer, knock,
    many_tables, token, until_waiting, with_token, with_waiting_room,
};
use crate::client::{Client, Heard, closed, create, hello, join};
use crate::fairness_attacks;
use crate::relays::Local;

/// Time costs nothing here.
const PACE: Pace = Pace {
    hammer: Duration::from_secs(60),
    long: Duration::from_secs(40),
    silence: Duration::from_millis(25),
    comings: Duration::from_secs(2),
    prompt: Duration::from_secs(1),
};

type LocalClient = Client<DuplexStream>;

fn relay() -> Arc<Local> {
    Arc::new(Local::with(Memory::redelivering(), Settings::default()))
}

fn check(outcome: &AttackOutcome) {
    println!("{outcome}");
    assert!(!outcome.has_succeeded, "{outcome}");
}

#[tokio::test(start_paused = true)]
async fn bad_hellos_of_an_address_keep_nobody_of_it_out() {
    check(&attacks::bad_hellos(&relay(), PACE).await);
}

#[tokio::test(start_paused = true)]
async fn pages_that_are_at_no_table_make_room_for_a_class() {
    let settings = Settings {
        max_connections: 60,
        ..Settings::default()
    };
    let relay = Arc::new(Local::with(Memory::redelivering(), settings));
    check(&attacks::silent_clients(&relay, PACE).await);
}

#[tokio::test(start_paused = true)]
async fn a_player_with_a_seat_comes_back_past_every_budget_of_newcomers() {
    check(&attacks::newcomers_before_the_teacher(&relay(), PACE).await);
}

#[tokio::test(start_paused = true)]
async fn newcomers_at_one_table_use_up_nothing_of_another() {
    check(&attacks::newcomers_elsewhere(&relay(), PACE).await);
}

#[tokio::test(start_paused = true)]
async fn after_many_wrong_hellos_of_an_address_wrong_ones_are_answered_late_and_right_ones_at_once()
{
    check(&attacks::guesses(&relay(), PACE).await);
}

#[tokio::test(start_paused = true)]
async fn one_token_waits_once_and_its_class_has_room() {
    check(&attacks::one_token_waits(&relay(), PACE).await);
}

/// Forty of one name ask to come in; one press sends all of them home, and a pupil who has come
/// in between waits on.
#[tokio::test(start_paused = true)]
async fn a_flood_is_turned_away_at_once_and_may_ask_again_after_a_minute() {
    let relay = relay();
    let mut teacher = with_waiting_room(&relay).await;
    let ask = |number| with_token(join("Class 5b"), "Anna", token(number));
    let mut flood = Vec::new();
    for number in 0..40 {
        flood.push(knock(&relay, ask(number)).await.0);
    }
    let seen = until_waiting::<Arc<Local>>(&mut teacher, 40).await;
    let numbers: Vec<u32> = seen.iter().map(Visitor::number).collect();
    assert_eq!(numbers, (1..=40).collect::<Vec<u32>>());
    let (mut pupil, _) = knock(&relay, hello(join("Class 5b"), "Ben")).await;
    let seen = seen.iter().map(|visitor| visitor.id).collect();
    teacher.ask(Request::AdmitThese(seen, false)).await.unwrap();
    let wait_ms = TURNED_AWAY_MS;
    let away = CloseReason::Refused(HelloRefusal::TurnedAway { wait_ms });
    for client in &mut flood {
        assert_eq!(client.end().await, closed(away.clone()));
    }
    for number in 0..40 {
        let refused = come(&relay, ask(number)).await.err();
        let is_turned_away = matches!(refused, Some(HelloRefusal::TurnedAway { wait_ms })
            if (1..=TURNED_AWAY_MS).contains(&wait_ms));
        assert!(is_turned_away, "{refused:?}");
    }
    let left = until_waiting::<Arc<Local>>(&mut teacher, 1).await;
    assert_eq!(left[0].name(), Some("Ben"));
    let ben = Request::AdmitThese(vec![left[0].id], true);
    teacher.ask(ben).await.unwrap();
    let heard = pupil.hear().await;
    assert!(matches!(heard, Heard::Said(ToPlayer::Welcome(_))));
    sleep(Duration::from_millis(TURNED_AWAY_MS)).await;
    let (_again, heard) = knock(&relay, ask(0)).await;
    assert_eq!(heard, Heard::Said(ToPlayer::InWaitingRoom));
}

#[tokio::test(start_paused = true)]
async fn visitors_who_wait_at_a_lock_are_sent_home_and_nobody_waits_then() {
    check(&attacks::waiting_at_a_lock(&relay(), PACE).await);
}

/// Hears on until this many players of the table are removed.
async fn until_removed(host: &mut LocalClient, count: usize) {
    host.until_group(|group| {
        let seats = group.table().seats().iter();
        seats.filter(|seat| group.is_removed(seat.id)).count() == count
    })
    .await;
}

/// Twenty-four bots come at once into a class that comes one by one. The selection that a host's
/// page makes by itself is removed with one press; and when the host removes the whole class by
/// mistake, with another one all are back.
#[tokio::test(start_paused = true)]
async fn bots_are_removed_from_among_a_class_and_a_class_that_was_removed_is_taken_back() {
    let relay = relay();
    let made = come(&relay, hello(create("Class 5b"), "Ms Ada")).await;
    let (mut teacher, _) = made.unwrap();
    let (mut pupils, mut bots) = (Vec::new(), Vec::new());
    for number in 0..PUPILS {
        sleep(Duration::from_millis(400)).await;
        let pupil = hello(join("Class 5b"), &format!("Pupil {number}"));
        pupils.push(come(&relay, pupil).await.unwrap().0);
        if number == 20 {
            // Nobody of the class is among them.
            sleep(Duration::from_millis(1_100)).await;
            for bot in 0..24 {
                let bot = hello(join("Class 5b"), &format!("Zork {bot} the bot"));
                bots.push(come(&relay, bot).await.unwrap().0);
            }
            sleep(Duration::from_millis(700)).await;
        }
    }
    let now_ms = teacher.catch_up().await;
    let list = newcomers(teacher.group(), now_ms, |_| false);
    assert_eq!(list.len(), PUPILS + 24);
    let chosen = list.iter().filter(|newcomer| newcomer.is_suspicious);
    let chosen: Vec<SeatId> = chosen.map(|newcomer| newcomer.seat).collect();
    assert_eq!(chosen.len(), 24);
    let by_pupil = Request::RemoveThese(chosen.clone(), true);
    let host_only = GroupRefusal::Table(Refusal::HostOnly);
    assert_eq!(pupils[0].ask(by_pupil).await, Err(host_only));
    let remove = Request::RemoveThese(chosen, true);
    teacher.ask(remove).await.unwrap();
    until_removed(&mut teacher, 24).await;
    for bot in &mut bots {
        assert_eq!(bot.end().await, closed(CloseReason::Removed));
    }
    let class: Vec<SeatId> = pupils.iter().filter_map(|client| client.seat).collect();
    let these = |removed| Request::RemoveThese(class.clone(), removed);
    teacher.ask(these(true)).await.unwrap();
    for pupil in &mut pupils {
        assert_eq!(pupil.end().await, closed(CloseReason::Removed));
    }
    // Their names are free for others meanwhile.
    let late = with_token(join("Class 5b"), "Pupil 3", token(1));
    let (_late, _) = come(&relay, late).await.unwrap();
    teacher.ask(these(false)).await.unwrap();
    until_removed(&mut teacher, 24).await;
    for (number, own_seat) in class.into_iter().enumerate() {
        let again = hello(join("Class 5b"), &format!("Pupil {number}"));
        let (client, welcome) = come(&relay, again).await.unwrap();
        let seat = welcome.seat.unwrap();
        let name = client.group().table().seat(seat).unwrap().name.to_string();
        let expected = match number {
            3 => "Pupil 3 2".to_owned(),
            _ => format!("Pupil {number}"),
        };
        assert_eq!((seat, name), (own_seat, expected));
    }
}

#[tokio::test(start_paused = true)]
async fn a_player_who_reconnects_writes_no_more_than_before() {
    check(&attacks::chat_by_reconnecting(&relay(), PACE).await);
}

#[tokio::test(start_paused = true)]
async fn a_storm_of_renames_takes_no_command_from_the_host() {
    check(&attacks::rename_storm(&relay(), PACE).await);
}

#[tokio::test(start_paused = true)]
async fn a_player_who_leaves_and_comes_back_is_muted_and_has_lost_as_before() {
    check(&attacks::leaving(&relay(), PACE).await);
}

#[tokio::test(start_paused = true)]
async fn pages_that_look_on_take_no_place_from_the_host_s_own_wall() {
    check(&attacks::watchers(&relay(), PACE).await);
}

#[tokio::test(start_paused = true)]
async fn a_prepared_table_is_not_evicted_by_one_who_makes_many() {
    for rolls in [false, true] {
        check(&many_tables(&relay(), |_| token(0), rolls, 0).await);
    }
}

#[tokio::test(start_paused = true)]
async fn a_prepared_table_is_not_evicted_by_many_who_make_one_each() {
    for rolls in [false, true] {
        check(&many_tables(&relay(), token, rolls, 0).await);
    }
}

#[tokio::test(start_paused = true)]
async fn tables_that_were_rolled_once_and_left_keep_no_teacher_from_making_one() {
    check(&many_tables(&relay(), |_| token(0), true, 30).await);
    check(&many_tables(&relay(), token, true, 30).await);
    check(&many_tables(&relay(), token, false, 30).await);
}

#[tokio::test(start_paused = true)]
async fn tabs_that_come_and_go_are_truly_announced_twice_a_second_at_most() {
    check(&attacks::comings_and_goings(&relay(), PACE).await);
}

#[tokio::test(start_paused = true)]
async fn a_host_is_sent_the_true_list_of_visitors_twice_a_second_at_most() {
    check(&attacks::waiting_and_going(&relay(), PACE).await);
}

#[tokio::test(start_paused = true)]
async fn a_message_that_never_ends_is_closed() {
    check(&attacks::endless_messages(&relay(), PACE).await);
}

#[tokio::test(start_paused = true)]
async fn a_pupil_who_was_here_waits_before_a_flood_that_one_press_sends_away() {
    check(&fairness_attacks::flood_before_a_pupil(&relay()).await);
}

#[tokio::test(start_paused = true)]
async fn a_wall_that_a_host_lets_in_has_a_place_before_ten_strangers() {
    check(&fairness_attacks::watchers_before_a_wall(&relay()).await);
}

#[tokio::test(start_paused = true)]
async fn a_host_reads_that_the_name_of_a_removed_pupil_is_back() {
    check(&fairness_attacks::removed_name_returns(&relay()).await);
}

#[tokio::test(start_paused = true)]
async fn a_host_reads_of_two_who_help_each_other() {
    check(&fairness_attacks::accomplice(&relay()).await);
}

#[tokio::test(start_paused = true)]
async fn private_windows_end_no_round_of_a_small_table() {
    check(&fairness_attacks::private_windows_at_small_tables(&relay()).await);
}

#[tokio::test(start_paused = true)]
async fn a_pupil_who_has_won_wins_at_no_other_table() {
    check(&fairness_attacks::winner_at_another_table(&relay()).await);
}

#[tokio::test(start_paused = true)]
async fn no_frame_of_a_pupil_or_watcher_has_the_steps_of_another_table() {
    check(&fairness_attacks::frames_of_another_table(&relay()).await);
}

#[tokio::test(start_paused = true)]
async fn a_pupil_without_points_keeps_their_rounds_by_leaving_and_coming_back() {
    check(&fairness_attacks::leaver_without_points(&relay()).await);
}

#[tokio::test(start_paused = true)]
async fn newcomers_neither_end_a_round_that_everyone_plays_nor_keep_it_open() {
    check(&fairness_attacks::newcomers_and_the_end_of_a_round(&relay()).await);
}

#[tokio::test(start_paused = true)]
async fn no_frame_for_a_pupil_or_a_watcher_names_the_maker_of_a_way() {
    check(&fairness_attacks::names_of_ways(&relay()).await);
}

#[tokio::test(start_paused = true)]
async fn a_name_with_marks_takes_nobody_s_place() {
    check(&fairness_attacks::look_alike_names(&relay()).await);
}

#[tokio::test(start_paused = true)]
async fn the_highest_command_id_leaves_the_seat_its_voice() {
    check(&fairness_attacks::highest_command_id(&relay()).await);
}

#[tokio::test(start_paused = true)]
async fn a_muted_pupil_writes_under_no_name() {
    check(&fairness_attacks::mute_and_rename(&relay()).await);
}

/// A pupil of the class does all of it at once, and none of it is felt.
#[tokio::test(start_paused = true)]
async fn a_class_is_in_within_a_minute_whatever_one_pupil_of_its_address_does() {
    let relay = relay();
    let made = come(&relay, hello(create("Class 5b"), "Ms Ada")).await;
    let (mut teacher, mut welcome) = made.unwrap();
    let _bad = hammer(&relay, bad_hello);
    let _tables = hammer(&relay, |number| {
        with_token(create(&format!("Spoilt {number}")), "Sly", token(number))
    });
    let chatter = relay.clone();
    let _chat = AbortOnDropHandle::new(tokio::spawn(async move {
        let mut key = token(7);
        loop {
            let again = with_token(join("Class 5b"), "Chatter", key);
            if let Ok((mut client, welcome)) = come(&chatter, again).await {
                key = welcome.token.unwrap();
                for _ in 0..5 {
                    let _ = client.say("spam").await;
                }
            }
            sleep(Duration::from_millis(100)).await;
        }
    }));
    sleep(Duration::from_secs(20)).await;
    let began = Instant::now();
    teacher.vanish();
    let again = with_token(join("Class 5b"), "Ms Ada", welcome.token.unwrap());
    (teacher, welcome) = come_patiently(&relay, again).await.expect("the teacher");
    assert!(began.elapsed() < Duration::from_secs(1));
    assert_eq!(class_comes(&relay, PUPILS / 2).await.len(), PUPILS / 2);
    teacher.ask(Request::UseWaitingRoom(true)).await.unwrap();
    let _waits = hammer(&relay, |number| {
        with_token(join("Class 5b"), &format!("Waits {number}"), Token([9; 16]))
    });
    sleep(Duration::from_secs(2)).await;
    let mut late = Vec::new();
    for number in PUPILS / 2..PUPILS {
        let (client, heard) =
            knock(&relay, hello(join("Class 5b"), &format!("Pupil {number}"))).await;
        assert_eq!(heard, Heard::Said(ToPlayer::InWaitingRoom), "{number}");
        late.push(client);
    }
    teacher.ask(Request::AdmitAll).await.unwrap();
    for client in &mut late {
        client
            .until(|message| matches!(message, ToPlayer::Welcome(_)).then_some(()))
            .await;
    }
    assert!(began.elapsed() < Duration::from_secs(60));
    assert_eq!(welcome.label.name, "Class 5b");
}
