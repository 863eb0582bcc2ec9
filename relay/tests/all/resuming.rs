//! Coming back: after a lost connection, and after a relay's end.

use std::path::Path;

use score_core::group::entry::CommandId;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::state::Phase;
use score_core::wire::{Bye, Hello, Known, Past, Place, Player, Token, Welcome};
use score_relay::log::Log;
use score_relay::log::sqlite::Sqlite;
use score_relay::metrics::Metrics;
use score_relay::settings::Settings;

use crate::client::{Page, closed, create, hello, join, player};
use crate::playing::four_five_one_three;
use crate::relays::{Clock, Relay};

/// A hello of somebody who was here.
fn again(place: Place, name: &str, token: Token, known: Option<Known>) -> Hello {
    let player = Player {
        token,
        ..player(name)
    };
    Hello {
        place,
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
    welcome.token.expect("whoever sits has a token")
}

#[tokio::test]
async fn whoever_comes_back_hears_just_what_he_missed() {
    let relay = Relay::new().await;
    let mut ada = Page::connect(&relay).await;
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
        };
        let mut page = Page::connect(&relay).await;
        page.group = Some(moment);
        let hello = again(join("Club"), "Ada", token, Some(known));
        let welcome = page.come(hello).await.unwrap();
        assert!(matches!(welcome.past, Past::Rest(_)), "{known:?}");
        assert_eq!(*page.group(), now);
        token = welcome.token.unwrap();
    }
}

#[tokio::test]
async fn whoever_knows_another_group_hears_the_whole_one() {
    let relay = Relay::new().await;
    let mut ada = Page::connect(&relay).await;
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
        let mut page = Page::connect(&relay).await;
        let hello = again(join("Club"), "Ada", token, Some(stranger));
        let welcome = page.come(hello).await.unwrap();
        assert!(matches!(welcome.past, Past::Whole(_)), "{stranger:?}");
        assert_eq!(page.group(), ada.group());
        token = welcome.token.unwrap();
    }
}

#[tokio::test]
async fn a_welcome_that_got_lost_locks_nobody_out() {
    let relay = Relay::new().await;
    let mut first = Page::connect(&relay).await;
    let welcome = first.come(hello(create("Club"), "Ada")).await.unwrap();
    let given = token(&welcome);
    // He comes with it, and does not hear what he is given for the next time.
    for _ in 0..3 {
        let mut page = Page::connect(&relay).await;
        let hello = again(join("Club"), "Ada", given, None);
        assert_eq!(page.come(hello).await.unwrap().seat, welcome.seat);
    }
    let mut page = Page::connect(&relay).await;
    let hello = again(join("Club"), "Ada", player("Ada").token, None);
    assert!(page.come(hello).await.is_err(), "the first one is used up");
}

#[tokio::test]
async fn a_relay_that_stops_says_that_it_will_be_back() {
    let relay = Relay::new().await;
    let mut ada = Page::at(&relay, create("Club"), "Ada").await;
    let mut nobody = Page::connect(&relay).await;
    let (ada, nobody, ()) = tokio::join!(ada.end(), nobody.end(), relay.stop());
    assert_eq!(ada, closed(Bye::Restart));
    assert_eq!(nobody, closed(Bye::Restart));
}

#[tokio::test]
async fn a_restart_takes_nothing_from_anybody() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::new();
    let relay = restarted(folder.path(), &clock).await;
    let mut ada = Page::connect(&relay).await;
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
    for place in [join("club"), join(&code), create("Club")] {
        relay.take().unwrap().stop().await;
        let anew = restarted(folder.path(), &clock).await;
        let mut page = Page::connect(&anew).await;
        page.group = Some(before.clone());
        let known = Known {
            epoch: before.epoch(),
            n: before.n(),
        };
        let hello = again(place, "Ada", token, Some(known));
        let welcome = page.come(hello).await.unwrap();
        assert_eq!(welcome.seat, Some(seat));
        assert_eq!(welcome.last_cid, Some(CommandId(2)));
        assert_eq!(*page.group(), before);
        token = welcome.token.unwrap();
        relay = Some(anew);
    }
}

#[tokio::test]
async fn a_deadline_that_passed_while_no_relay_ran_is_settled_at_its_start() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::new();
    let relay = restarted(folder.path(), &clock).await;
    let mut ada = Page::at(&relay, create("Club"), "Ada").await;
    ada.ask(four_five_one_three()).await.unwrap();
    ada.play(Command::CallScore).await.unwrap();
    ada.vanish();
    relay.stop().await;
    clock.advance(3_600_000);
    let log = open(folder.path());
    let relay = Relay::start(log.clone(), clock.clone(), Settings::default()).await;
    // It answers once all tables are settled.
    let mut stranger = Page::connect(&relay).await;
    stranger.come(hello(Place::GroupA, "Grace")).await.unwrap();
    let records = log.records().await.unwrap();
    let club = records.iter().find(|record| record.name == "Club").unwrap();
    let stored = log.load(club.id).await.unwrap();
    let last = stored.entries.last().unwrap();
    assert_eq!(last.at_ms, clock.now_ms());
    let mut group = Group::restore(&stored.snapshot).unwrap();
    for entry in &stored.entries {
        group.apply(entry).unwrap();
    }
    let phase = &group.table().round().unwrap().phase;
    assert!(matches!(phase, Phase::Settled(_)), "{phase:?}");
    assert_eq!(group.table().seats()[0].points, -1);
}

#[tokio::test]
async fn an_open_group_is_there_again_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::new();
    let relay = restarted(folder.path(), &clock).await;
    let ada = Page::at(&relay, Place::GroupB, "Ada").await;
    let known = ada.vanish();
    relay.stop().await;
    let relay = restarted(folder.path(), &clock).await;
    let grace = Page::at(&relay, Place::GroupB, "Grace").await;
    assert_eq!(grace.group().epoch(), known.epoch);
    assert_eq!(grace.group().table().seats().len(), 2);
}
