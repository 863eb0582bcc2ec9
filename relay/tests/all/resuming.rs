//! Tests of players who reconnect: after a lost connection, and after a relay's end.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use score_core::arith::op::Op;
use score_core::group::audience::Audience;
use score_core::group::entry::CommandId;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::own_board::FinalAnswer;
use score_core::table::way_of_playing::{Everyone, RoundTimeLimit, Way};
use score_core::wire::{CloseReason, Hello, Known, Past, Player, TableSelector, Token, Welcome};
use score_relay::log::memory::Memory;
use score_relay::log::sqlite::Sqlite;
use score_relay::metrics::Metrics;
use score_relay::room::IDLE_MS;
use score_relay::settings::Settings;

use crate::client::{Client, closed, create, hello, join, player};
use crate::playing::{four_five_one_three, step};
use crate::relays::{Clock, Relay};

const HOUR_MS: u64 = 3_600_000;

/// A hello of a player who was here.
fn again(selector: TableSelector, name: &str, token: Token, known: Option<Known>) -> Hello {
    let player = Player {
        token,
        ..player(name)
    };
    Hello {
        table: selector,
        player: Some(player),
        known,
    }
}

fn open(folder: &Path) -> Sqlite {
    Sqlite::open(&folder.join("log.sqlite"), Metrics::default()).unwrap()
}

async fn restarted(folder: &Path, clock: &Clock) -> Relay {
    Relay::start(open(folder), clock.clone(), Settings::default()).await
}

fn token(welcome: &Welcome) -> Token {
    welcome.token.expect("a player has a token")
}

#[tokio::test]
async fn a_player_who_reconnects_gets_just_what_they_missed() {
    let relay = Relay::new().await;
    let mut ada = Client::connect(&relay).await;
    let welcome = ada.come(hello(create("Club"), "Ada")).await.unwrap();
    let mut moments = vec![ada.group().clone()];
    for count in 0..5 {
        ada.ask(Request::Lock(count % 2 == 0)).await.unwrap();
        moments.push(ada.group().clone());
    }
    let now = ada.group().clone();
    let mut token = token(&welcome);
    for moment in moments {
        let known = Known {
            epoch: moment.epoch(),
            n: moment.n(),
            audience: Audience::Host,
        };
        let mut client = Client::connect(&relay).await;
        client.group = Some(moment);
        let hello = again(join("Club"), "Ada", token, Some(known));
        let welcome = client.come(hello).await.unwrap();
        assert!(matches!(welcome.past, Past::Rest(_)), "{known:?}");
        assert_eq!(*client.group(), now);
        token = welcome.token.unwrap();
    }
}

#[tokio::test]
async fn a_player_who_knows_another_group_gets_the_whole_one() {
    let relay = Relay::new().await;
    let mut ada = Client::connect(&relay).await;
    let welcome = ada.come(hello(create("Club"), "Ada")).await.unwrap();
    let known = ada.known();
    let mut token = token(&welcome);
    for stranger in [
        Known {
            epoch: known.epoch + 1,
            ..known
        },
        Known {
            n: known.n + 1,
            ..known
        },
    ] {
        let mut client = Client::connect(&relay).await;
        let hello = again(join("Club"), "Ada", token, Some(stranger));
        let welcome = client.come(hello).await.unwrap();
        assert!(matches!(welcome.past, Past::Whole(_)), "{stranger:?}");
        assert_eq!(client.group(), ada.group());
        token = welcome.token.unwrap();
    }
}

#[tokio::test]
async fn a_welcome_that_got_lost_locks_nobody_out() {
    let relay = Relay::new().await;
    let mut first = Client::connect(&relay).await;
    let welcome = first.come(hello(create("Club"), "Ada")).await.unwrap();
    let given = token(&welcome);
    // The player uses it, and does not receive the next one.
    for _ in 0..3 {
        let mut client = Client::connect(&relay).await;
        let hello = again(join("Club"), "Ada", given, None);
        assert_eq!(client.come(hello).await.unwrap().seat, welcome.seat);
    }
    let mut client = Client::connect(&relay).await;
    let hello = again(join("Club"), "Ada", player("Ada").token, None);
    assert!(
        client.come(hello).await.is_err(),
        "the first one is used up"
    );
}

#[tokio::test]
async fn a_relay_that_stops_says_that_it_will_be_back() {
    let relay = Relay::new().await;
    let mut ada = Client::at(&relay, create("Club"), "Ada").await;
    let mut nobody = Client::connect(&relay).await;
    let (ada, nobody, ()) = tokio::join!(ada.end(), nobody.end(), relay.stop());
    assert_eq!(ada, closed(CloseReason::Restart));
    assert_eq!(nobody, closed(CloseReason::Restart));
}

#[tokio::test]
async fn a_restart_takes_nothing_from_anybody() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::new();
    let relay = restarted(folder.path(), &clock).await;
    let mut ada = Client::connect(&relay).await;
    let welcome = ada.come(hello(create("Club"), "Ada")).await.unwrap();
    let code = welcome.label.code;
    let mut token = welcome.token.unwrap();
    ada.ask(four_five_one_three()).await.unwrap();
    ada.play(Command::CallImpossible).await.unwrap();
    clock.advance(60_000);
    ada.catch_up().await;
    assert_eq!(ada.group().table().seats()[0].points, 1);
    let before = ada.group().clone();
    let seat = ada.seat();
    ada.vanish();
    let mut relay = Some(relay);
    for selector in [join("club"), join(&code), create("Club")] {
        relay.take().unwrap().stop().await;
        let anew = restarted(folder.path(), &clock).await;
        let mut client = Client::connect(&anew).await;
        client.group = Some(before.clone());
        let known = Known {
            epoch: before.epoch(),
            n: before.n(),
            audience: Audience::Host,
        };
        let hello = again(selector, "Ada", token, Some(known));
        let welcome = client.come(hello).await.unwrap();
        assert_eq!(welcome.seat, Some(seat));
        assert_eq!(welcome.last_cid, Some(CommandId(2)));
        assert_eq!(*client.group(), before);
        token = welcome.token.unwrap();
        relay = Some(anew);
    }
}

#[tokio::test]
async fn an_open_call_goes_on_after_an_outage_with_the_time_that_it_had_left() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::new();
    let relay = restarted(folder.path(), &clock).await;
    let mut ada = Client::connect(&relay).await;
    let welcome = ada.come(hello(create("Club"), "Ada")).await.unwrap();
    ada.ask(four_five_one_three()).await.unwrap();
    ada.play(Command::CallScore).await.unwrap();
    clock.advance(12_000);
    ada.vanish();
    relay.stop().await;
    clock.advance(HOUR_MS);
    let relay = restarted(folder.path(), &clock).await;
    let mut ada = Client::connect(&relay).await;
    let hello = again(join("Club"), "Ada", token(&welcome), None);
    let back = ada.come(hello).await.unwrap();
    let deadline_ms = ada.group().table().deadline_ms().unwrap();
    assert_eq!(deadline_ms - back.now_ms, 18_000);
    clock.advance(17_999);
    ada.catch_up().await;
    assert!(ada.group().table().call_is_open());
    clock.advance(1);
    ada.catch_up().await;
    assert_eq!(ada.group().table().seats()[0].points, -1);
}

#[tokio::test]
async fn a_round_of_everyone_goes_on_after_an_outage_with_its_boards_and_the_time_it_had_left() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::new();
    let relay = restarted(folder.path(), &clock).await;
    let mut ada = Client::at(&relay, create("Club"), "Ada").await;
    let mut grace = Client::connect(&relay).await;
    let welcome = grace.come(hello(join("Club"), "Grace")).await.unwrap();
    let emmy = Client::at(&relay, join("Club"), "Emmy").await;
    let way = Way::Everyone(Everyone {
        clock: RoundTimeLimit::new(60),
        ..Everyone::default()
    });
    ada.play(Command::SetWay(way)).await.unwrap();
    ada.ask(four_five_one_three()).await.unwrap();
    grace
        .until_group(|group| group.table().everyone_is_open())
        .await;
    grace.play(step(0, Op::Mul, 1)).await.unwrap();
    clock.advance(12_000);
    for client in [ada, grace, emmy] {
        client.vanish();
    }
    relay.stop().await;
    clock.advance(HOUR_MS);
    let relay = restarted(folder.path(), &clock).await;
    let mut grace = Client::connect(&relay).await;
    let hello = again(join("Club"), "Grace", token(&welcome), None);
    let back = grace.come(hello).await.unwrap();
    let deadline_ms = grace.group().table().deadline_ms().unwrap();
    assert_eq!(deadline_ms - back.now_ms, 48_000);
    grace.play(step(4, Op::Mul, 2)).await.unwrap();
    grace
        .play(Command::Answer(FinalAnswer::Solved))
        .await
        .unwrap();
    clock.advance(47_999);
    grace.catch_up().await;
    // The others are waited for, though they are away: until the time is up.
    assert!(grace.group().table().everyone_is_open());
    clock.advance(1);
    grace.catch_up().await;
    assert!(!grace.group().table().everyone_is_open());
    assert_eq!(grace.group().table().seat(SeatId(1)).unwrap().points, 1);
}

#[tokio::test]
async fn a_clock_on_the_wall_that_is_set_changes_no_round() {
    let wall_ms = Arc::new(AtomicU64::new(10 * HOUR_MS));
    let clock = Clock::new();
    let shown_ms = wall_ms.clone();
    let of_relay = clock
        .of_relay()
        .with_wall(move || shown_ms.load(Ordering::SeqCst));
    let relay = Relay::with_wall(Memory::new(), clock.clone(), of_relay).await;
    let mut ada = Client::at(&relay, create("Club"), "Ada").await;
    ada.ask(four_five_one_three()).await.unwrap();
    for set_ms in [9 * HOUR_MS, 11 * HOUR_MS, 0] {
        ada.play(Command::Roll).await.unwrap();
        ada.play(Command::CallImpossible).await.unwrap();
        let points = ada.group().table().seats()[0].points;
        clock.advance(59_999);
        wall_ms.store(set_ms, Ordering::SeqCst);
        ada.catch_up().await;
        assert!(ada.group().table().call_is_open(), "{set_ms}");
        clock.advance(1);
        ada.catch_up().await;
        assert!(!ada.group().table().call_is_open(), "{set_ms}");
        assert_eq!(ada.group().table().seats()[0].points, points + 1);
    }
}

#[tokio::test]
async fn days_without_a_relay_count_for_a_table_that_nobody_was_at() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::new();
    for (down_ms, is_there) in [(IDLE_MS - 1_000, true), (IDLE_MS, false)] {
        let relay = restarted(folder.path(), &clock).await;
        let selector = if is_there {
            create("Club")
        } else {
            join("Club")
        };
        Client::at(&relay, selector, if is_there { "Ada" } else { "Grace" })
            .await
            .vanish();
        relay.stop().await;
        clock.advance(down_ms);
        let relay = restarted(folder.path(), &clock).await;
        let mut client = Client::connect(&relay).await;
        let found = client.come(hello(join("Club"), "Emmy")).await;
        assert_eq!(found.is_ok(), is_there, "{down_ms}");
        drop(client);
        relay.stop().await;
    }
}

#[tokio::test]
async fn an_open_group_is_there_again_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::new();
    let relay = restarted(folder.path(), &clock).await;
    let ada = Client::at(&relay, TableSelector::GroupB, "Ada").await;
    let known = ada.vanish();
    relay.stop().await;
    let relay = restarted(folder.path(), &clock).await;
    let grace = Client::at(&relay, TableSelector::GroupB, "Grace").await;
    assert_eq!(grace.group().epoch(), known.epoch);
    assert_eq!(grace.group().table().seats().len(), 2);
}
