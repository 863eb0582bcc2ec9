//! Tests of hosts, and of visitors who wait for them, over sockets.

use score_core::group::request::{Request, VisitorId};
use score_core::table::command::Command;
use score_core::wire::{
    CloseReason, HelloRefusal, News, RollVotes, TURNED_AWAY_MS, ToPlayer, ToRelay, Visitor,
};
use score_relay::rate_limit::PRESENCE_EVERY_MS;

use crate::client::{Client, Heard, closed, create, hello, join};
use crate::relays::Relay;

/// A newcomer who was asked to wait.
async fn visitor(relay: &Relay, name: &str) -> Client {
    let mut client = Client::connect(relay).await;
    client
        .send(&ToRelay::Hello(hello(join("Club"), name)))
        .await;
    assert_eq!(client.hear().await, Heard::Said(ToPlayer::InWaitingRoom));
    client
}

async fn visitors(host: &mut Client) -> Vec<Visitor> {
    host.until(|message| match message {
        ToPlayer::Visitors(visitors) => Some(visitors.clone()),
        _ => None,
    })
    .await
}

/// The number of the visitor who waits under this name.
fn id(visitors: &[Visitor], name: &str) -> VisitorId {
    let mut visitors = visitors.iter();
    visitors
        .find(|visitor| visitor.name() == Some(name))
        .unwrap()
        .id
}

#[tokio::test]
async fn a_visitor_hears_nothing_of_the_table_until_a_host_lets_them_in() {
    let relay = Relay::new().await;
    let mut ada = Client::at(&relay, create("Club"), "Ada").await;
    ada.ask(Request::UseWaitingRoom(true)).await.unwrap();
    let mut grace = visitor(&relay, "Grace").await;
    let waiting = visitors(&mut ada).await;
    let mut mallory = visitor(&relay, "Mallory").await;
    relay.clock.advance(PRESENCE_EVERY_MS);
    let both = visitors(&mut ada).await;
    ada.play(Command::Roll).await.unwrap();
    let away = Request::Admit(id(&both, "Mallory"), false);
    ada.ask(away).await.unwrap();
    let refused = CloseReason::Refused(HelloRefusal::TurnedAway {
        wait_ms: TURNED_AWAY_MS,
    });
    assert_eq!(mallory.end().await, closed(refused));
    let in_ = Request::Admit(id(&waiting, "Grace"), true);
    ada.ask(in_).await.unwrap();
    let heard = grace.hear().await;
    assert!(
        matches!(heard, Heard::Said(ToPlayer::Welcome(_))),
        "{heard:?}"
    );
    assert!(grace.group().table().round().is_some());
    ada.play(Command::Roll).await.unwrap();
    grace.until_group(|group| group.table().rounds() == 2).await;
}

#[tokio::test]
async fn a_visitor_who_goes_is_not_waiting_any_more() {
    let relay = Relay::new().await;
    let mut ada = Client::at(&relay, create("Club"), "Ada").await;
    ada.ask(Request::UseWaitingRoom(true)).await.unwrap();
    let grace = visitor(&relay, "Grace").await;
    assert_eq!(visitors(&mut ada).await.len(), 1);
    drop(grace);
    relay.clock.advance(PRESENCE_EVERY_MS);
    assert_eq!(visitors(&mut ada).await, []);
}

#[tokio::test]
async fn everybody_hears_which_players_ask_for_a_new_roll() {
    let relay = Relay::new().await;
    let group_a = || score_core::wire::TableSelector::GroupA;
    let mut clients = Vec::new();
    for name in ["Ada", "Grace", "Emmy"] {
        clients.push(Client::at(&relay, group_a(), name).await);
    }
    clients[0].play(Command::Roll).await.unwrap();
    for client in &mut clients {
        client.catch_up().await;
    }
    clients[1].play(Command::Roll).await.unwrap();
    let votes = RollVotes {
        asked: 1,
        needed: 2,
    };
    clients[2]
        .until(|message| match message {
            ToPlayer::News(news) => news.contains(&News::RollVotes(votes)).then_some(()),
            _ => None,
        })
        .await;
    clients[2].play(Command::Roll).await.unwrap();
    clients[0]
        .until_group(|group| group.table().rounds() == 2)
        .await;
}
