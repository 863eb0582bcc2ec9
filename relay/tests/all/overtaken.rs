//! Two relays that take the same tables for theirs, on one log: in any case, players see the log's
//! fold.

use score_core::group::request::Request;
use score_core::table::event::SeatId;
use score_core::wire::{CloseReason, HelloRefusal, TableSelector, ToRelay};
use score_relay::log::Log;
use score_relay::settings::Settings;

use crate::client::{Client, closed, create, hello, join};
use crate::log_fixture::{fold, stored};
use crate::logs::{Opens, every_log};
use crate::relays::{Clock, Relay};
use crate::serving::get;

every_log! {
    a_relay_that_is_overtaken_in_a_turn_tells_nobody_and_its_players_resume
    a_table_that_was_made_at_another_relay_is_known_at_the_second_try
    a_group_that_was_opened_at_another_relay_is_known_at_the_second_try
    a_code_that_was_given_away_at_another_relay_is_drawn_anew
    a_table_that_was_cleared_at_another_relay_is_gone_here_too
    a_relay_that_is_overtaken_clears_nothing
}

/// A relay that has loaded the log as it is now.
async fn relay(log: &impl Log) -> Relay {
    let relay = Relay::start(log.clone(), Clock::new(), Settings::default()).await;
    // It answers once it has.
    Client::connect(&relay).await;
    relay
}

/// Says hello to a relay that has no room for the table.
async fn turned_away(relay: &Relay, table: TableSelector, name: &str) {
    let mut client = Client::connect(relay).await;
    client.send(&ToRelay::Hello(hello(table, name))).await;
    assert_eq!(client.end().await, closed(CloseReason::Trouble));
}

async fn a_relay_that_is_overtaken_in_a_turn_tells_nobody_and_its_players_resume(logs: impl Opens) {
    let log = logs.open();
    let one = relay(&log).await;
    let mut clients = Client::party(&one, "Club", &["Ada", "Grace"]).await;
    let id = log.records().await.unwrap()[0].id;
    let other = relay(&log).await;
    let before = fold(&stored(&log, id).await);
    clients[0].send_request(Request::Lock(true)).await;
    for client in &mut clients {
        assert_eq!(client.end().await, closed(CloseReason::Trouble));
        assert!(!client.group().is_locked());
    }
    assert_eq!(fold(&stored(&log, id).await), before);
    let (_, metrics) = get(&one, "/metrics").await;
    let counts = ["overtaken_total 1", "log_failures_total 0"];
    for count in counts {
        let line = format!("score_relay_{count}");
        assert!(metrics.lines().any(|other| other == line), "{metrics}");
    }
    // Ada resumes at the other one, and Grace where she was: there the table is loaded anew.
    let mut ada = Client::at(&other, join("Club"), "Ada").await;
    assert_eq!(ada.seat(), SeatId(0));
    ada.ask(Request::Lock(true)).await.unwrap();
    let grace = Client::at(&one, join("Club"), "Grace").await;
    assert_eq!(grace.seat(), SeatId(1));
    assert!(grace.group().is_locked());
    ada.send_request(Request::Lock(false)).await;
    assert_eq!(ada.end().await, closed(CloseReason::Trouble));
    assert!(fold(&stored(&log, id).await).is_locked());
}

async fn a_table_that_was_made_at_another_relay_is_known_at_the_second_try(logs: impl Opens) {
    let log = logs.open();
    let (one, other) = (relay(&log).await, relay(&log).await);
    let ada = Client::at(&one, create("Club"), "Ada").await;
    turned_away(&other, create("Club"), "Grace").await;
    let mut client = Client::connect(&other).await;
    let refused = client.come(hello(create("Club"), "Grace")).await;
    assert_eq!(refused, Err(HelloRefusal::TableExists));
    second_of(&ada, &other, join("Club")).await;
    assert_eq!(log.records().await.unwrap().len(), 1);
}

async fn a_group_that_was_opened_at_another_relay_is_known_at_the_second_try(logs: impl Opens) {
    let log = logs.open();
    let (one, other) = (relay(&log).await, relay(&log).await);
    let ada = Client::at(&one, TableSelector::GroupA, "Ada").await;
    turned_away(&other, TableSelector::GroupA, "Grace").await;
    second_of(&ada, &other, TableSelector::GroupA).await;
    assert_eq!(log.records().await.unwrap().len(), 1);
}

/// Grace comes to the table of the first player, by another relay.
async fn second_of(first: &Client, relay: &Relay, table: TableSelector) {
    let grace = Client::at(relay, table, "Grace").await;
    assert_eq!(grace.seat(), SeatId(1));
    assert_eq!(grace.group().epoch(), first.group().epoch());
}

async fn a_code_that_was_given_away_at_another_relay_is_drawn_anew(logs: impl Opens) {
    let log = logs.open();
    // Both draw the same random numbers.
    let (one, other) = (relay(&log).await, relay(&log).await);
    Client::at(&one, create("Club"), "Ada").await;
    turned_away(&other, create("Class"), "Grace").await;
    Client::at(&other, create("Class"), "Grace").await;
    let records = log.records().await.unwrap();
    assert_eq!(records.len(), 2);
    assert_ne!(records[0].code, records[1].code);
}

async fn a_table_that_was_cleared_at_another_relay_is_gone_here_too(logs: impl Opens) {
    let log = logs.open();
    let one = relay(&log).await;
    let mut here = Client::at(&one, create("Club"), "Ada").await;
    let other = relay(&log).await;
    let mut there = Client::at(&other, join("Club"), "Ada").await;
    there.ask(Request::Clear).await.unwrap();
    assert_eq!(there.end().await, closed(CloseReason::Cleared));
    here.send_request(Request::Lock(true)).await;
    assert_eq!(here.end().await, closed(CloseReason::Trouble));
    assert_eq!(log.records().await, Ok(Vec::new()));
    turned_away(&one, join("Club"), "Ada").await;
    let mut client = Client::connect(&one).await;
    let refused = client.come(hello(join("Club"), "Ada")).await;
    assert_eq!(refused, Err(HelloRefusal::NoSuchTable));
}

/// Nobody is notified that a table has ended which goes on elsewhere.
async fn a_relay_that_is_overtaken_clears_nothing(logs: impl Opens) {
    let log = logs.open();
    let one = relay(&log).await;
    let mut ada = Client::at(&one, create("Club"), "Ada").await;
    let other = relay(&log).await;
    let mut grace = Client::at(&other, join("Club"), "Grace").await;
    ada.send_request(Request::Clear).await;
    assert_eq!(ada.end().await, closed(CloseReason::Trouble));
    grace.catch_up().await;
    assert_eq!(log.records().await.unwrap().len(), 1);
}
