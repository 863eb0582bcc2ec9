//! Relays that know that others write to their log, and find the tables of others there.

use score_core::group::request::Request;
use score_core::table::event::SeatId;
use score_core::wire::{CloseReason, HelloRefusal, TableSelector};
use score_relay::log::Log;
use score_relay::log::memory::Memory;
use score_relay::settings::Settings;

use crate::client::{Client, closed, create, hello, join};
use crate::relays::{Relay, rng_from};

/// A relay that knows that others write to its log.
async fn sharing(log: &Memory, first_drawn: u64) -> Relay {
    let settings = Settings {
        shares_log: true,
        ..Settings::default()
    };
    let relay = Relay::drawing(log.clone(), settings, rng_from(first_drawn)).await;
    Client::connect(&relay).await;
    relay
}

#[tokio::test]
async fn a_table_that_another_relay_made_is_found_in_the_log() {
    let log = Memory::new();
    let (one, other) = (sharing(&log, 0).await, sharing(&log, 1_000).await);
    let ada = Client::at(&one, create("Club"), "Ada").await;
    let code = log.records().await.unwrap()[0].code.to_lowercase();
    for (number, place) in [(1, join("CLUB")), (2, join(&code))] {
        let name = format!("Grace {number}");
        // At another one each time, which knows of no table yet.
        let another = sharing(&log, 2_000 + number).await;
        let grace = Client::at(&another, place, &name).await;
        assert_eq!(grace.group().epoch(), ada.group().epoch());
    }
    let mut client = Client::connect(&other).await;
    let refused = client.come(hello(create("Club"), "Grace")).await;
    assert_eq!(refused, Err(HelloRefusal::TableExists));
    let mut client = Client::connect(&other).await;
    let refused = client.come(hello(join("Nowhere"), "Grace")).await;
    assert_eq!(refused, Err(HelloRefusal::NoSuchTable));
    assert_eq!(log.records().await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_group_that_another_relay_made_is_found_in_the_log() {
    let log = Memory::new();
    let (one, other) = (sharing(&log, 0).await, sharing(&log, 1_000).await);
    let ada = Client::at(&one, TableSelector::GroupA, "Ada").await;
    let grace = Client::at(&other, TableSelector::GroupA, "Grace").await;
    assert_eq!(grace.group().epoch(), ada.group().epoch());
    assert_eq!(grace.seat(), SeatId(1));
}

#[tokio::test]
async fn a_table_is_found_by_the_code_of_another_relay_before_it_is_by_a_name() {
    let log = Memory::new();
    let (one, other) = (sharing(&log, 0).await, sharing(&log, 1_000).await);
    let ada = Client::at(&one, create("Club"), "Ada").await;
    let code = log.records().await.unwrap()[0].code.clone();
    // Somebody would like to have its players.
    Client::at(&other, create(&code), "Eve").await;
    let grace = Client::at(&other, join(&code), "Grace").await;
    assert_eq!(grace.group().epoch(), ada.group().epoch());
}

#[tokio::test]
async fn a_table_that_was_cleared_at_another_relay_can_be_made_anew() {
    let log = Memory::new();
    let (one, other) = (sharing(&log, 0).await, sharing(&log, 1_000).await);
    let mut here = Client::at(&one, create("Club"), "Ada").await;
    let mut there = Client::at(&other, join("Club"), "Ada").await;
    there.ask(Request::Clear).await.unwrap();
    here.send_request(Request::Lock(true)).await;
    assert_eq!(here.end().await, closed(CloseReason::Trouble));
    let made = Client::at(&other, create("Club"), "Grace").await;
    let client = Client::at(&one, join("Club"), "Ada").await;
    assert_eq!(client.group().epoch(), made.group().epoch());
}
