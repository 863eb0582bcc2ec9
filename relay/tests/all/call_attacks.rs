//! Attacks with calls and rolls of a pupil who wants to spoil a lesson, and how much of it is left
//! for the others.

use score_core::group::options::AFTER_FAILED_CALL_MS;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::ROLL_COUNTS_AFTER_MS;
use score_core::table::command::Command;
use score_core::table::refusal::Refusal;
use score_core::table::rules::Roller;
use score_core::table::state::Phase;
use score_core::wire::TableSelector;
use score_relay::log::sqlite::Sqlite;
use score_relay::metrics::Metrics;
use score_relay::settings::Settings;
use tokio::io::DuplexStream;
use tokio::time::{Duration, sleep};

use crate::client::{Client, create, hello, join};
use crate::relays::{Clock, Local, Relay};

type LocalClient = Client<DuplexStream>;

/// The number of rolls in a lesson.
const ROLLS: u32 = 40;

/// The time for which a class thinks about a roll, in milliseconds.
const THINKING_MS: u64 = 30_000;

/// The time after which a client listens again, so that the relay does not take it for gone, in
/// milliseconds.
const HEARD_EVERY_MS: u64 = 5_000;

/// A lesson of a teacher, who rolls, and of these pupils.
async fn lesson(relay: &Local, pupils: &[&str]) -> (LocalClient, Vec<LocalClient>) {
    let teacher = Client::local(relay, create("Class 5b"), "Ms Ada").await;
    let mut clients = Vec::new();
    for name in pupils {
        clients.push(Client::local(relay, join("Class 5b"), name).await);
    }
    (teacher, clients)
}

/// Lets time pass in which these clients are there.
async fn wait(mut ms: u64, teacher: &mut LocalClient, pupils: &mut [LocalClient]) {
    while ms > 0 {
        let part_ms = ms.min(HEARD_EVERY_MS);
        sleep(Duration::from_millis(part_ms)).await;
        ms -= part_ms;
        teacher.catch_up().await;
        for pupil in pupils.iter_mut() {
            pupil.catch_up().await;
        }
    }
}

/// Whether a call can still be made on the roll, as this client knows it by now.
async fn is_open(client: &mut LocalClient) -> bool {
    client.catch_up().await;
    let round = client.group().table().round();
    round.is_some_and(|round| round.phase == Phase::Thinking)
}

/// SCORE, and giving up at once; whether that was possible.
async fn spoil(client: &mut LocalClient) -> bool {
    client.catch_up().await;
    let called = client.play(Command::CallScore).await;
    if called.is_ok() {
        client.play(Command::GiveUp).await.unwrap();
    }
    called.is_ok()
}

fn must_wait(refused: &Result<(), GroupRefusal>) -> bool {
    let waits = |why: &GroupRefusal| matches!(why, GroupRefusal::Table(Refusal::MustWait { rolls }) if *rolls > 0);
    refused.as_ref().is_err_and(waits)
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_gives_up_on_each_roll_leaves_most_rolls_to_the_class() {
    let relay = Local::new();
    let (mut teacher, mut pupils) = lesson(&relay, &["Sly", "Ben"]).await;
    let (mut spoilt, mut left) = (0, 0);
    for _ in 0..ROLLS {
        teacher.play(Command::Roll).await.unwrap();
        spoilt += u32::from(spoil(&mut pupils[0]).await);
        left += u32::from(is_open(&mut pupils[1]).await);
        wait(THINKING_MS, &mut teacher, &mut pupils).await;
    }
    println!("{spoilt} of {ROLLS} rolls were spoilt, {left} left to the class");
    assert_eq!((spoilt, left), (9, 31));
}

#[tokio::test(start_paused = true)]
async fn a_player_who_comes_back_still_waits() {
    let relay = Local::new();
    let (mut teacher, mut pupils) = lesson(&relay, &["Sly"]).await;
    for _ in 0..2 {
        teacher.play(Command::Roll).await.unwrap();
        assert!(spoil(&mut pupils[0]).await);
    }
    teacher.play(Command::Roll).await.unwrap();
    pupils.remove(0).vanish();
    let mut sly = Client::connect_locally(&relay).await;
    sly.come(hello(join("Class 5b"), "Sly")).await.unwrap();
    for call in [Command::CallScore, Command::CallImpossible] {
        assert!(must_wait(&sly.play(call).await));
    }
}

#[tokio::test]
async fn a_player_who_waits_does_so_after_a_restart_of_the_relay_too() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("log.sqlite");
    let clock = Clock::new();
    let start = || {
        let log = Sqlite::open(&file, Metrics::default()).unwrap();
        Relay::start(log, clock.clone(), Settings::default())
    };
    let relay = start().await;
    let mut clients = Client::party(&relay, "Club", &["Ada", "Sly"]).await;
    for _ in 0..2 {
        clients[0].play(Command::Roll).await.unwrap();
        clients[1].catch_up().await;
        clients[1].play(Command::CallScore).await.unwrap();
        clients[1].play(Command::GiveUp).await.unwrap();
    }
    clients[0].play(Command::Roll).await.unwrap();
    drop(clients);
    relay.stop().await;
    let relay = start().await;
    let mut sly = Client::at(&relay, join("Club"), "Sly").await;
    assert!(must_wait(&sly.play(Command::CallScore).await));
}

/// Sly calls IMPOSSIBLE, and Sly's other tab SCORE and gives up: a point for Sly each time.
#[tokio::test(start_paused = true)]
async fn two_tabs_that_help_each_other_win_on_fewer_and_fewer_rolls() {
    let relay = Local::new();
    let (mut teacher, mut tabs) = lesson(&relay, &["Sly", "Sock"]).await;
    for _ in 0..ROLLS {
        teacher.play(Command::Roll).await.unwrap();
        tabs[1].catch_up().await;
        let sock = tabs[1].seat();
        if tabs[1].group().table().rolls_to_wait(sock) == 0 {
            tabs[0].catch_up().await;
            tabs[0].play(Command::CallImpossible).await.unwrap();
            assert!(spoil(&mut tabs[1]).await);
        }
        wait(THINKING_MS, &mut teacher, &mut tabs).await;
    }
    teacher.catch_up().await;
    let seats = teacher.group().table().seats().iter();
    let points: Vec<i32> = seats.map(|seat| seat.points).collect();
    println!("points after {ROLLS} rolls: {points:?}");
    assert_eq!(points, [0, 9, -9]);
}

/// When the last winner may roll, Sly does, as fast as can be.
#[tokio::test(start_paused = true)]
async fn nobody_rolls_another_tab_out_of_its_wait() {
    let relay = Local::new();
    let (mut teacher, mut tabs) = lesson(&relay, &["Sly", "Sock"]).await;
    let last_scorer = Command::SetRoller(Roller::LastScorer);
    teacher.play(last_scorer).await.unwrap();
    teacher.play(Command::Roll).await.unwrap();
    let mut spoilt = 0;
    for _ in 0..200 {
        tabs[1].catch_up().await;
        let sock = tabs[1].seat();
        tabs[0].catch_up().await;
        if tabs[1].group().table().rolls_to_wait(sock) == 0 {
            tabs[0].play(Command::CallImpossible).await.unwrap();
            spoilt += u32::from(spoil(&mut tabs[1]).await);
            tabs[0].catch_up().await;
        }
        tabs[0].play(Command::Roll).await.unwrap();
        wait(1_000, &mut teacher, &mut tabs).await;
    }
    println!("{spoilt} of 200 rolls in 200 s");
    assert_eq!(spoilt, 2);
    // A roll that the class could think about counts.
    wait(ROLL_COUNTS_AFTER_MS, &mut teacher, &mut tabs).await;
    tabs[0].play(Command::Roll).await.unwrap();
    assert!(spoil(&mut tabs[1]).await);
}

#[tokio::test(start_paused = true)]
async fn a_forbidden_caller_blocks_no_roll_and_stays_forbidden_on_return() {
    let relay = Local::new();
    let (mut teacher, mut pupils) = lesson(&relay, &["Sly", "Ben"]).await;
    let sly = pupils[0].seat();
    teacher.ask(Request::ForbidCalls(sly, true)).await.unwrap();
    let refused = Err(GroupRefusal::CallsForbidden);
    for _ in 0..5 {
        teacher.play(Command::Roll).await.unwrap();
        pupils.remove(0).vanish();
        let mut back = Client::connect_locally(&relay).await;
        back.come(hello(join("Class 5b"), "Sly")).await.unwrap();
        for call in [Command::CallScore, Command::CallImpossible] {
            assert_eq!(back.play(call).await, refused);
        }
        assert_eq!(back.say("Why?").await, Ok(()));
        let own = Request::ForbidCalls(sly, false);
        assert!(back.ask(own).await.is_err());
        pupils.insert(0, back);
        assert!(is_open(&mut pupils[1]).await);
        wait(HEARD_EVERY_MS, &mut teacher, &mut pupils).await;
    }
    teacher.ask(Request::ForbidCalls(sly, false)).await.unwrap();
    assert!(spoil(&mut pupils[0]).await);
}

/// SCORE, giving up and a new roll, as fast as can be, when anyone may roll and nobody waits.
#[tokio::test(start_paused = true)]
async fn nobody_takes_roll_after_roll_from_all_by_giving_up() {
    let relay = Local::new();
    let mut sly = Client::local(&relay, TableSelector::GroupA, "Sly").await;
    let mut class = Vec::new();
    for name in ["Ben", "Cyd"] {
        class.push(Client::local(&relay, TableSelector::GroupA, name).await);
    }
    sly.play(Command::Roll).await.unwrap();
    let rounds = |client: &LocalClient| client.group().table().rounds();
    for _ in 0..60 {
        if is_open(&mut sly).await {
            assert!(spoil(&mut sly).await);
        }
        sly.play(Command::Roll).await.unwrap();
        wait(1_000, &mut sly, &mut class).await;
    }
    println!("{} rolls in 60 s", rounds(&sly));
    assert!(rounds(&sly) <= 4, "{}", rounds(&sly));
    // The others together need not wait.
    if is_open(&mut sly).await {
        assert!(spoil(&mut sly).await);
    }
    let before = rounds(&sly);
    for client in &mut class {
        client.catch_up().await;
        client.play(Command::Roll).await.unwrap();
    }
    sly.catch_up().await;
    assert_eq!(rounds(&sly), before + 1);
}

/// Players who are there and do nothing block no table.
#[tokio::test(start_paused = true)]
async fn after_a_while_one_player_rolls_at_a_table_of_idle_ones() {
    let relay = Local::new();
    let mut ben = Client::local(&relay, TableSelector::GroupA, "Ben").await;
    let mut idle = vec![
        Client::local(&relay, TableSelector::GroupA, "Idle").await,
        Client::local(&relay, TableSelector::GroupA, "Idler").await,
    ];
    ben.play(Command::Roll).await.unwrap();
    assert!(spoil(&mut ben).await);
    wait(AFTER_FAILED_CALL_MS, &mut ben, &mut idle).await;
    ben.play(Command::Roll).await.unwrap();
    ben.catch_up().await;
    assert_eq!(ben.group().table().rounds(), 2);
}
