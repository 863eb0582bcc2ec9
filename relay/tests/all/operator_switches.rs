//! Tests of the options of a site owner.

use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::rules::Rules;
use score_core::wire::{HelloRefusal, TableSelector};
use score_relay::log::memory::Memory;
use score_relay::log::{Log, TableId};
use score_relay::room::IDLE_MS;
use score_relay::settings::{Settings, Switches};

use crate::client::{Client, create, hello, join};
use crate::relays::{Clock, Relay};

fn settings(switches: Switches) -> Settings {
    Settings {
        switches,
        ..Settings::default()
    }
}

fn without_chat() -> Settings {
    settings(Switches {
        has_chat: false,
        ..Switches::default()
    })
}

#[tokio::test]
async fn a_relay_without_open_groups_says_that_they_are_not_here() {
    let relay = Relay::with(settings(Switches {
        has_public_groups: false,
        ..Switches::default()
    }))
    .await;
    for selector in [TableSelector::GroupA, TableSelector::GroupB] {
        let mut client = Client::connect(&relay).await;
        let refused = client.come(hello(selector, "Ada")).await;
        assert_eq!(refused, Err(HelloRefusal::NotHere));
    }
    Client::at(&relay, create("Club"), "Ada").await;
}

#[tokio::test]
async fn at_a_relay_without_chat_nobody_writes_and_no_host_can_change_it() {
    let relay = Relay::with(without_chat()).await;
    let mut ada = Client::at(&relay, create("Club"), "Ada").await;
    let off = Err(GroupRefusal::ChatOff);
    assert!(!ada.group().chat_is_on());
    assert_eq!(ada.say("hello").await, off);
    assert_eq!(ada.ask(Request::SwitchChat(true)).await, off);
    assert_eq!(ada.ask(Request::SwitchChat(false)).await, Ok(()));
    let with_chat = Command::SetRules(Rules::score());
    assert_eq!(ada.play(with_chat).await, Ok(()));
    ada.catch_up().await;
    assert!(!ada.group().chat_is_on());
    assert_eq!(ada.say("hello").await, off);
}

#[tokio::test]
async fn a_table_that_had_a_chat_has_none_at_a_relay_without() {
    let log = Memory::new();
    let clock = Clock::new();
    let relay = Relay::start(log.clone(), clock.clone(), Settings::default()).await;
    let mut ada = Client::at(&relay, create("Club"), "Ada").await;
    ada.say("hello").await.unwrap();
    ada.vanish();
    relay.stop().await;
    let relay = Relay::start(log, clock, without_chat()).await;
    let mut grace = Client::at(&relay, join("Club"), "Grace").await;
    assert!(!grace.group().chat_is_on());
    assert_eq!(grace.say("hello").await, Err(GroupRefusal::ChatOff));
}

#[tokio::test]
async fn where_tables_are_by_link_only_a_name_lets_nobody_in() {
    let relay = Relay::with(settings(Switches {
        is_by_link_only: true,
        ..Switches::default()
    }))
    .await;
    let mut ada = Client::connect(&relay).await;
    let made = ada.come(hello(create("Club"), "Ada")).await.unwrap();
    assert_eq!(made.label.code.len(), 12);
    let mut client = Client::connect(&relay).await;
    let refused = client.come(hello(join("Club"), "Grace")).await;
    assert_eq!(refused, Err(HelloRefusal::NoSuchTable));
    Client::at(&relay, join(&made.label.code), "Grace").await;
}

#[tokio::test]
async fn names_in_an_open_group_expire_where_there_are_no_open_groups_any_more() {
    let log = Memory::new();
    let clock = Clock::new();
    let relay = Relay::start(log.clone(), clock.clone(), Settings::default()).await;
    Client::at(&relay, TableSelector::GroupA, "Ada")
        .await
        .vanish();
    relay.stop().await;
    clock.advance(IDLE_MS);
    let closed = settings(Switches {
        has_public_groups: false,
        ..Switches::default()
    });
    let relay = Relay::start(log.clone(), clock, closed).await;
    let mut client = Client::connect(&relay).await;
    let refused = client.come(hello(TableSelector::GroupA, "Grace")).await;
    assert_eq!(refused, Err(HelloRefusal::NotHere));
    let group = log.load(TableId(1)).await.unwrap();
    assert!(!format!("{group:?}").contains("Ada"));
}
