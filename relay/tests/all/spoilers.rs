//! What a pupil tries who wants to spoil a lesson, from the address of the class, and who is
//! not kept out by it.

use std::sync::Arc;

use score_core::group::newcomers::newcomers;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::wire::{
    CHAT_PER_S, CloseReason, Hello, HelloRefusal, Player, TURNED_AWAY_MS, TableSelector, ToPlayer,
    ToRelay, Token, Visitor, Watch, Watcher, Welcome,
};
use score_relay::log::memory::Memory;
use score_relay::names;
use score_relay::room::WATCHERS_PER_NETWORK;
use score_relay::settings::Settings;
use tokio::io::DuplexStream;
use tokio::task::JoinHandle;
use tokio::time::{Duration, Instant, sleep};
use tokio_util::task::AbortOnDropHandle;

use crate::client::{Heard, Page, closed, create, hello, join, player};
use crate::relays::Local;

/// The time between two hellos of a hammer, in milliseconds: forty a second.
const HAMMER_EVERY_MS: u64 = 25;

/// How long a page waits until it tries again, in milliseconds.
const AGAIN_MS: u64 = 5_000;

/// How long a class tries to come in, in milliseconds.
const PATIENCE_MS: u64 = 100_000;

const PUPILS: usize = 30;

type LocalPage = Page<DuplexStream>;

fn relay() -> Arc<Local> {
    Arc::new(Local::with(Memory::redelivering(), Settings::default()))
}

/// A hello of this token.
fn with_token(place: TableSelector, name: &str, token: Token) -> Hello {
    Hello {
        player: Some(Player {
            token,
            ..player(name)
        }),
        ..hello(place, name)
    }
}

async fn come(relay: &Local, hello: Hello) -> Result<(LocalPage, Welcome), HelloRefusal> {
    let mut page = Page::connect_locally(relay).await;
    page.come(hello).await.map(|welcome| (page, welcome))
}

/// Comes, and tries again as pages do as long as the relay is busy; `None`: not within the
/// patience of a class.
async fn come_patiently(relay: &Local, hello: Hello) -> Option<(LocalPage, Welcome)> {
    let began = Instant::now();
    while began.elapsed() < Duration::from_millis(PATIENCE_MS) {
        match come(relay, hello.clone()).await {
            Ok(come) => return Some(come),
            Err(HelloRefusal::Busy) => sleep(Duration::from_millis(AGAIN_MS)).await,
            Err(other) => panic!("a pupil hears: {other:?}"),
        }
    }
    None
}

/// Says forty hellos a second, of which the number is given, until it is dropped.
fn hammer(
    relay: &Arc<Local>,
    hello: impl Fn(usize) -> Hello + Send + 'static,
) -> AbortOnDropHandle<()> {
    let relay = relay.clone();
    AbortOnDropHandle::new(tokio::spawn(async move {
        for number in 0.. {
            let (relay, hello) = (relay.clone(), hello(number));
            tokio::spawn(async move {
                let mut page = Page::connect_locally(&relay).await;
                page.send(&ToRelay::Hello(hello)).await;
                page.end().await;
            });
            sleep(Duration::from_millis(HAMMER_EVERY_MS)).await;
        }
    }))
}

/// Hellos that are refused, each for another reason.
fn bad_hello(number: usize) -> Hello {
    match number % 4 {
        0 => hello(join(&format!("Wrong {number}")), "Sly"),
        1 => hello(join("Class 5b"), "\u{202e}"),
        2 => with_token(join("Class 5b"), "Ms Ada", token(5)),
        _ => hello(create("Group A"), "Sly"),
    }
}

/// A class that comes one after the other: how many are in, and their pages.
async fn class_comes(relay: &Arc<Local>, pupils: usize) -> Vec<LocalPage> {
    let comes = |number| {
        let (relay, name) = (relay.clone(), format!("Pupil {number}"));
        tokio::spawn(async move { come_patiently(&relay, hello(join("Class 5b"), &name)).await })
    };
    let coming: Vec<JoinHandle<_>> = (0..pupils).map(comes).collect();
    let mut pages = Vec::new();
    for pupil in coming {
        pages.extend(pupil.await.unwrap().map(|(page, _)| page));
    }
    pages
}

#[tokio::test(start_paused = true)]
async fn bad_hellos_of_an_address_keep_nobody_of_it_out() {
    let relay = relay();
    let (_teacher, _) = come(&relay, hello(create("Class 5b"), "Ms Ada"))
        .await
        .unwrap();
    let _hammer = hammer(&relay, bad_hello);
    sleep(Duration::from_secs(10)).await;
    let began = Instant::now();
    let pages = class_comes(&relay, 35).await;
    println!(
        "{} of 35 pupils outside after {:?}",
        35 - pages.len(),
        began.elapsed()
    );
    assert_eq!(pages.len(), 35);
    assert!(
        began.elapsed() < Duration::from_secs(1),
        "{:?}",
        began.elapsed()
    );
}

#[tokio::test(start_paused = true)]
async fn who_has_a_seat_comes_back_past_every_budget_of_newcomers() {
    let relay = relay();
    let made = come(&relay, hello(create("Class 5b"), "Ms Ada")).await;
    let (teacher, welcome) = made.unwrap();
    teacher.vanish();
    // Good and bad newcomers, at this table and another.
    let _bad = hammer(&relay, bad_hello);
    let _elsewhere = hammer(&relay, |number| {
        hello(TableSelector::GroupA, &format!("Sly {number}"))
    });
    let _here = hammer(&relay, |number| {
        hello(join("Class 5b"), &format!("Sly {number}"))
    });
    sleep(Duration::from_secs(60)).await;
    let began = Instant::now();
    let again = with_token(join("Class 5b"), "Ms Ada", welcome.token.unwrap());
    let back = come_patiently(&relay, again).await;
    println!("the teacher is back: {}", back.is_some());
    assert_eq!(back.expect("the teacher is back").1.seat, welcome.seat);
    assert!(began.elapsed() < Duration::from_millis(AGAIN_MS));
}

#[tokio::test(start_paused = true)]
async fn newcomers_at_one_table_use_up_nothing_of_another() {
    let relay = relay();
    let (_teacher, _) = come(&relay, hello(create("Class 5b"), "Ms Ada"))
        .await
        .unwrap();
    let _elsewhere = hammer(&relay, |number| {
        hello(TableSelector::GroupA, &format!("Sly {number}"))
    });
    sleep(Duration::from_secs(30)).await;
    let began = Instant::now();
    assert_eq!(class_comes(&relay, PUPILS).await.len(), PUPILS);
    assert!(began.elapsed() < Duration::from_secs(1));
}

#[tokio::test(start_paused = true)]
async fn after_many_wrong_hellos_of_an_address_wrong_ones_are_answered_late_and_right_ones_at_once()
{
    let relay = relay();
    let (_teacher, _) = come(&relay, hello(create("Class 5b"), "Ms Ada"))
        .await
        .unwrap();
    let wrong = || async {
        let began = Instant::now();
        let refused = come(&relay, hello(join("CDFGH"), "Sly")).await.err();
        assert_eq!(refused, Some(HelloRefusal::NoSuchTable));
        began.elapsed()
    };
    let mut at_once = 0;
    while wrong().await < Duration::from_millis(100) {
        at_once += 1;
        assert!(at_once < 1_000, "guesses are slowed");
    }
    let began = Instant::now();
    let mut guesses = 0;
    while began.elapsed() < Duration::from_secs(600) {
        wrong().await;
        guesses += 1;
    }
    println!("{at_once} wrong answers at once, then {guesses} in ten minutes");
    assert!(guesses <= 400, "{guesses}");
    let began = Instant::now();
    assert_eq!(class_comes(&relay, PUPILS).await.len(), PUPILS);
    assert!(began.elapsed() < Duration::from_millis(100));
}

/// A lesson whose host lets newcomers wait.
async fn with_waiting_room(relay: &Local) -> LocalPage {
    let made = come(relay, hello(create("Class 5b"), "Ms Ada")).await;
    let (mut teacher, _) = made.unwrap();
    teacher.ask(Request::UseWaitingRoom(true)).await.unwrap();
    teacher
}

/// A page that has said hello, and what it heard first.
async fn knock(relay: &Local, hello: Hello) -> (LocalPage, Heard) {
    let mut page = Page::connect_locally(relay).await;
    page.send(&ToRelay::Hello(hello)).await;
    let heard = page.hear().await;
    (page, heard)
}

/// Hears on until the host is told that so many wait.
async fn until_waiting(host: &mut LocalPage, count: usize) -> Vec<Visitor> {
    host.until(|message| match message {
        ToPlayer::Visitors(visitors) if visitors.len() == count => Some(visitors.clone()),
        _ => None,
    })
    .await
}

#[tokio::test(start_paused = true)]
async fn one_token_waits_once_and_its_class_has_room() {
    let relay = relay();
    let mut teacher = with_waiting_room(&relay).await;
    let mut spoilers = Vec::new();
    for number in 0..59 {
        let name = format!("Sly {number}");
        let hello = with_token(join("Class 5b"), &name, Token([7; 16]));
        spoilers.push(knock(&relay, hello).await.0);
    }
    let mut pupils = Vec::new();
    let mut refused = 0;
    for number in 0..PUPILS {
        let (page, heard) =
            knock(&relay, hello(join("Class 5b"), &format!("Pupil {number}"))).await;
        refused += usize::from(heard != Heard::Said(ToPlayer::InWaitingRoom));
        pupils.push(page);
    }
    println!("{refused} of {PUPILS} pupils found no place to wait");
    assert_eq!(refused, 0);
    let waiting = until_waiting(&mut teacher, 1 + PUPILS).await;
    assert_eq!(waiting[0].name, "Sly 58", "one place, for the newest hello");
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
    let seen = until_waiting(&mut teacher, 40).await;
    let numbers: Vec<u32> = seen.iter().map(|visitor| visitor.number).collect();
    assert_eq!(numbers, (1..=40).collect::<Vec<u32>>());
    let (mut pupil, _) = knock(&relay, hello(join("Class 5b"), "Ben")).await;
    let seen = seen.iter().map(|visitor| visitor.id).collect();
    teacher.ask(Request::AdmitThese(seen, false)).await.unwrap();
    let wait_ms = TURNED_AWAY_MS;
    let away = CloseReason::Refused(HelloRefusal::TurnedAway { wait_ms });
    for page in &mut flood {
        assert_eq!(page.end().await, closed(away.clone()));
    }
    for number in 0..40 {
        let refused = come(&relay, ask(number)).await.err();
        let is_turned_away = matches!(refused, Some(HelloRefusal::TurnedAway { wait_ms })
            if (1..=TURNED_AWAY_MS).contains(&wait_ms));
        assert!(is_turned_away, "{refused:?}");
    }
    let left = until_waiting(&mut teacher, 1).await;
    assert_eq!(left[0].name, "Ben");
    let ben = Request::AdmitThese(vec![left[0].id], true);
    teacher.ask(ben).await.unwrap();
    let heard = pupil.hear().await;
    assert!(matches!(heard, Heard::Said(ToPlayer::Welcome(_))));
    sleep(Duration::from_millis(TURNED_AWAY_MS)).await;
    let (_again, heard) = knock(&relay, ask(0)).await;
    assert_eq!(heard, Heard::Said(ToPlayer::InWaitingRoom));
}

#[tokio::test(start_paused = true)]
async fn who_waits_when_the_table_is_locked_is_sent_home_and_nobody_waits_then() {
    let relay = relay();
    let mut teacher = with_waiting_room(&relay).await;
    let locked = CloseReason::Refused(HelloRefusal::Group(GroupRefusal::Locked));
    let (mut early, heard) = knock(&relay, hello(join("Class 5b"), "Ben")).await;
    assert_eq!(heard, Heard::Said(ToPlayer::InWaitingRoom));
    teacher.ask(Request::Lock(true)).await.unwrap();
    assert_eq!(early.end().await, closed(locked.clone()));
    let (_late, heard) = knock(&relay, hello(join("Class 5b"), "Cyd")).await;
    assert_eq!(heard, Heard::Said(ToPlayer::Close(locked)));
    until_waiting(&mut teacher, 0).await;
}

/// Hears on until this many players of the table are removed.
async fn until_removed(host: &mut LocalPage, count: usize) {
    host.until_group(|group| {
        let seats = group.table().seats().iter();
        seats.filter(|seat| group.is_removed(seat.id)).count() == count
    })
    .await;
}

/// Twenty-four bots come at once into a class that comes one by one. What a host's page chooses
/// by itself is removed with one press; and when the host removes the whole class by mistake,
/// with another one all are back.
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
    let class: Vec<SeatId> = pupils.iter().filter_map(|page| page.seat).collect();
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
        let (page, welcome) = come(&relay, again).await.unwrap();
        let seat = welcome.seat.unwrap();
        let name = page.group().table().seat(seat).unwrap().name.to_string();
        let expected = match number {
            3 => "Pupil 3 2".to_owned(),
            _ => format!("Pupil {number}"),
        };
        assert_eq!((seat, name), (own_seat, expected));
    }
}

/// Makes a table, plays a roll there where `rolls`, and leaves.
async fn make_and_leave(
    relay: &Local,
    table: &str,
    token: Token,
    rolls: bool,
) -> Result<Welcome, HelloRefusal> {
    let made = come(relay, with_token(create(table), "Ms Ada", token)).await;
    let (mut page, welcome) = made?;
    if rolls {
        page.play(Command::Roll).await.unwrap();
    }
    page.close().await;
    sleep(Duration::from_millis(100)).await;
    Ok(welcome)
}

fn token(number: usize) -> Token {
    Token(u128::try_from(number + 1_000).unwrap().to_be_bytes())
}

/// A table that was prepared survives as many tables as one likes of the same address, and
/// its name stays its maker's.
async fn check_prepared(token_of: impl Fn(usize) -> Token, rolls: bool, before: usize) {
    let relay = relay();
    for number in 0..before {
        let table = format!("Early {number}");
        let _ = make_and_leave(&relay, &table, token_of(number), rolls).await;
    }
    let prepared = make_and_leave(&relay, "Class 5b", Token([1; 16]), false).await;
    let prepared = prepared.expect("tables of others keep no teacher from making one");
    let mut made = 0;
    for number in before..before + 70 {
        let table = format!("Spoilt {number}");
        made += usize::from(
            make_and_leave(&relay, &table, token_of(number), rolls)
                .await
                .is_ok(),
        );
    }
    let stolen = come(&relay, with_token(create("Class 5b"), "Sly", token(9_999)));
    let stolen = stolen.await.map(|_| ());
    println!("{made} tables were made after it; the name is asked for by another: {stolen:?}");
    assert_eq!(stolen, Err(HelloRefusal::TableExists));
    let again = with_token(join("Class 5b"), "Ms Ada", prepared.token.unwrap());
    let (_, back) = come(&relay, again).await.expect("the prepared table");
    assert_eq!(back.label.code, prepared.label.code);
    assert_eq!(back.seat, prepared.seat);
}

#[tokio::test(start_paused = true)]
async fn a_prepared_table_is_not_evicted_by_one_who_makes_many() {
    check_prepared(|_| token(0), false, 0).await;
    check_prepared(|_| token(0), true, 0).await;
}

#[tokio::test(start_paused = true)]
async fn a_prepared_table_is_not_evicted_by_many_who_make_one_each() {
    check_prepared(token, false, 0).await;
    check_prepared(token, true, 0).await;
}

#[tokio::test(start_paused = true)]
async fn tables_that_were_rolled_once_and_left_keep_no_teacher_from_making_one() {
    check_prepared(|_| token(0), true, 30).await;
    check_prepared(token, true, 30).await;
    check_prepared(token, false, 30).await;
}

#[tokio::test(start_paused = true)]
async fn who_reconnects_writes_no_more_than_before() {
    let relay = relay();
    let made = come(&relay, hello(create("Class 5b"), "Ms Ada")).await;
    let (_teacher, _) = made.unwrap();
    let joined = come(&relay, hello(join("Class 5b"), "Sly")).await;
    let mut token = joined.unwrap().1.token.unwrap();
    let began = Instant::now();
    let mut said = 0;
    while began.elapsed() < Duration::from_secs(40) {
        let again = with_token(join("Class 5b"), "Sly", token);
        let Ok((mut page, welcome)) = come(&relay, again).await else {
            sleep(Duration::from_secs(1)).await;
            continue;
        };
        token = welcome.token.unwrap();
        for _ in 0..5 {
            said += usize::from(page.say("spam").await.is_ok());
        }
        sleep(Duration::from_millis(200)).await;
    }
    println!("{said} lines in 40 s");
    let (per_second, at_once) = CHAT_PER_S;
    assert!(said <= (at_once + 41 * per_second) as usize, "{said} lines");
}

#[tokio::test(start_paused = true)]
async fn a_storm_of_renames_takes_no_command_from_the_host() {
    const SPOILERS: usize = 40;
    const SECONDS: usize = 30;
    let relay = relay();
    let made = come(&relay, hello(create("Class 5b"), "Ms Ada")).await;
    let (mut teacher, _) = made.unwrap();
    let storm = (0..SPOILERS).map(|spoiler| {
        let relay = relay.clone();
        tokio::spawn(async move {
            let joined = come(&relay, hello(join("Class 5b"), &format!("Sly {spoiler}"))).await;
            let mut page = joined.unwrap().0;
            let mut renamed = 0;
            for turn in 0..10 * SECONDS {
                let name = names::name(&format!("{spoiler} {turn}")).unwrap();
                renamed += usize::from(page.play(Command::Rename(name)).await.is_ok());
                sleep(Duration::from_millis(100)).await;
            }
            renamed
        })
    });
    let storm: Vec<_> = storm.collect();
    for second in 0..SECONDS {
        let asked = teacher.ask(Request::SwitchChat(second % 2 == 0)).await;
        assert_eq!(asked, Ok(()), "after {second} s");
        sleep(Duration::from_secs(1)).await;
    }
    let mut renamed = 0;
    for spoiler in storm {
        renamed += spoiler.await.unwrap();
    }
    let late = come(&relay, hello(join("Class 5b"), "Late")).await;
    let welcome = postcard::to_allocvec(&late.unwrap().1).unwrap().len();
    println!(
        "{renamed} of {} renames; a welcome of {welcome} bytes",
        SPOILERS * 10 * SECONDS
    );
    assert!(welcome < 8 * 1_024, "{welcome} bytes");
}

#[tokio::test(start_paused = true)]
async fn who_leaves_and_comes_back_is_muted_as_before_and_has_lost_as_much() {
    let relay = relay();
    let made = come(&relay, hello(create("Class 5b"), "Ms Ada")).await;
    let (mut teacher, _) = made.unwrap();
    let joined = come(&relay, hello(join("Class 5b"), "Sly")).await;
    let (mut sly, welcome) = joined.unwrap();
    teacher.play(Command::Roll).await.unwrap();
    sly.until_group(|group| group.table().rounds() == 1).await;
    for command in [Command::CallScore, Command::GiveUp] {
        sly.play(command).await.unwrap();
    }
    let seat = sly.seat();
    teacher.ask(Request::Mute(seat, true)).await.unwrap();
    sly.send_request(Request::Play(Command::Leave)).await;
    assert_eq!(sly.end().await, closed(CloseReason::Left));
    let again = with_token(join("Class 5b"), "Angel", welcome.token.unwrap());
    let (mut back, _) = come(&relay, again).await.unwrap();
    let table = back.group().table();
    let points = table.seat(back.seat()).unwrap().points;
    println!("back with {points} points");
    assert_eq!(points, -1);
    assert_eq!(back.say("Hello").await, Err(GroupRefusal::Muted));
}

/// Somebody who looks on, as whom the token says.
async fn look_on(relay: &Local, token: Token) -> Result<LocalPage, HelloRefusal> {
    let mut page = Page::connect_locally(relay).await;
    let watch = Watch {
        place: join("Class 5b"),
        watcher: Watcher { token, number: 7 },
        known: None,
    };
    page.send(&ToRelay::Watch(watch)).await;
    match page.hear().await {
        Heard::Said(ToPlayer::Welcome(_)) => Ok(page),
        Heard::Said(ToPlayer::Close(CloseReason::Refused(refusal))) => Err(refusal),
        other => panic!("no answer: {other:?}"),
    }
}

#[tokio::test(start_paused = true)]
async fn pages_that_look_on_take_no_place_from_the_host_s_own_wall() {
    let relay = relay();
    let made = come(&relay, hello(create("Class 5b"), "Ms Ada")).await;
    let (mut teacher, welcome) = made.unwrap();
    let mut spoilers = Vec::new();
    for number in 0..60 {
        spoilers.extend(look_on(&relay, token(number)).await);
    }
    println!("{} of 60 pages of one address look on", spoilers.len());
    assert_eq!(spoilers.len(), WATCHERS_PER_NETWORK);
    teacher.ask(Request::Lock(true)).await.unwrap();
    let wall = look_on(&relay, welcome.token.unwrap()).await;
    let mut wall = wall.expect("the host's own wall");
    teacher.ask(Request::LetWatchersWait(true)).await.unwrap();
    for mut spoiler in spoilers {
        assert_eq!(spoiler.end().await, closed(CloseReason::Removed));
    }
    wall.until_group(|group| group.watchers_wait()).await;
    let again = look_on(&relay, token(0)).await.err();
    assert_eq!(again, Some(HelloRefusal::Group(GroupRefusal::Locked)));
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
            if let Ok((mut page, welcome)) = come(&chatter, again).await {
                key = welcome.token.unwrap();
                for _ in 0..5 {
                    let _ = page.say("spam").await;
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
        let (page, heard) =
            knock(&relay, hello(join("Class 5b"), &format!("Pupil {number}"))).await;
        assert_eq!(heard, Heard::Said(ToPlayer::InWaitingRoom), "{number}");
        late.push(page);
    }
    teacher.ask(Request::AdmitAll).await.unwrap();
    for page in &mut late {
        page.until(|message| matches!(message, ToPlayer::Welcome(_)).then_some(()))
            .await;
    }
    assert!(began.elapsed() < Duration::from_secs(60));
    assert_eq!(welcome.label.name, "Class 5b");
}
