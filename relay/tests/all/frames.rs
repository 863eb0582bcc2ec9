//! Tests of the frames that a client may send, and how fast.

use std::collections::BTreeMap;

use score_core::dice::Roll;
use score_core::group::entry::CommandId;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::refusal::Refusal;
use score_core::wire::{
    CHAT_PER_S, COMMANDS_PER_S, CloseReason, MAX_FRAME_BYTES, TableSelector, ToPlayer, ToRelay,
};
use tokio::time::{Duration, sleep};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, closed, create, hello};
use crate::relays::{Local, Relay};

fn bytes(message: &ToRelay) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap()
}

/// Frames that no page of ours sends.
fn bad_frames() -> Vec<Message> {
    let clock = bytes(&ToRelay::Clock { sent_ms: 1 });
    let followed = [clock.as_slice(), &[0]].concat();
    let cut = bytes(&ToRelay::Clock { sent_ms: 1_000 });
    let cut = cut[..cut.len() - 1].to_vec();
    vec![
        Message::text("roll"),
        Message::binary(Vec::new()),
        Message::binary(vec![0xff; 10]),
        Message::binary(followed),
        Message::binary(cut),
        Message::binary(vec![0; MAX_FRAME_BYTES + 1]),
    ]
}

#[tokio::test]
async fn a_frame_that_cannot_be_read_ends_the_connection() {
    let relay = Relay::new().await;
    for (index, frame) in bad_frames().into_iter().enumerate() {
        let name = format!("P{index}");
        let mut client = Client::at(&relay, TableSelector::GroupA, &name).await;
        client.send_raw(frame.clone()).await;
        assert_eq!(
            client.end().await,
            closed(CloseReason::BadMessage),
            "{frame:?}"
        );
    }
}

/// A host's message that deals these numbers, whatever they are.
fn dealt(numbers: &[u32]) -> Vec<u8> {
    let roll = Roll::new(&[1, 4, 5, 7]).expect("a roll");
    let message = bytes(&ToRelay::Ask {
        cid: CommandId(1),
        after: None,
        seen: 3,
        request: Request::Play(Command::Deal(roll)),
    });
    let fair = postcard::to_allocvec(&[1_u32, 4, 5, 7].to_vec()).unwrap();
    let begin = message.strip_suffix(fair.as_slice()).expect("the numbers");
    [begin, &postcard::to_allocvec(numbers).unwrap()].concat()
}

#[tokio::test]
async fn a_roll_outside_the_limits_is_no_message_and_nothing_is_lost() {
    assert!(postcard::from_bytes::<ToRelay>(&dealt(&[9, 9, 9, 9])).is_ok());
    let relay = Relay::new().await;
    let mut ada = Client::at(&relay, create("Club"), "Ada").await;
    ada.play(Command::Roll).await.unwrap();
    let n = ada.group().n();
    for numbers in [&[4][..], &[1; 7], &[1, 4, 5, 1_000], &[]] {
        ada.send_raw(Message::binary(dealt(numbers))).await;
        assert_eq!(ada.end().await, closed(CloseReason::BadMessage));
        ada = Client::connect(&relay).await;
        ada.come(hello(create("Club"), "Ada")).await.unwrap();
        assert_eq!(ada.group().n(), n, "{numbers:?}");
        assert!(ada.group().table().round().is_some());
    }
}

#[tokio::test]
async fn a_frame_that_cannot_be_read_is_no_hello() {
    let relay = Relay::new().await;
    for frame in bad_frames() {
        let mut client = Client::connect(&relay).await;
        client.send_raw(frame.clone()).await;
        assert_eq!(
            client.end().await,
            closed(CloseReason::BadMessage),
            "{frame:?}"
        );
    }
}

#[tokio::test]
async fn nothing_but_a_hello_comes_first() {
    let relay = Relay::new().await;
    let mut client = Client::connect(&relay).await;
    client.send(&ToRelay::Clock { sent_ms: 1 }).await;
    assert_eq!(client.end().await, closed(CloseReason::BadMessage));
}

#[tokio::test]
async fn a_second_hello_ends_the_connection() {
    let relay = Relay::new().await;
    let mut client = Client::at(&relay, TableSelector::GroupA, "Ada").await;
    let again = hello(TableSelector::GroupB, "Ada");
    client.send(&ToRelay::Hello(again)).await;
    assert_eq!(client.end().await, closed(CloseReason::BadMessage));
}

#[tokio::test]
async fn a_message_right_after_a_hello_is_answered_after_the_welcome() {
    let relay = Relay::new().await;
    for index in 0..10 {
        let mut client = Client::connect(&relay).await;
        let hello = hello(TableSelector::GroupA, &format!("P{index}"));
        client.send(&ToRelay::Hello(hello)).await;
        // The fold insists that the welcome is heard first.
        assert_eq!(client.catch_up().await, relay.clock.now_ms());
        assert!(client.group().table().seat(client.seat()).is_some());
    }
}

#[tokio::test(start_paused = true)]
async fn commands_that_come_too_fast_are_refused_and_the_others_heard() {
    let relay = Local::new();
    let mut client = Client::local(&relay, create("Club"), "Ada").await;
    for _ in 0..100 {
        client.send_request(Request::Play(Command::Undo)).await;
    }
    let mut outcomes = BTreeMap::new();
    while outcomes.len() < 100 {
        let answer = |message: &ToPlayer| match message {
            ToPlayer::Ack { cid, outcome } => Some((*cid, outcome.clone())),
            _ => None,
        };
        outcomes.extend([client.until(answer).await]);
    }
    let (_, at_once) = COMMANDS_PER_S;
    for (count, outcome) in (0..).zip(outcomes.into_values()) {
        let expected = if count < at_once {
            // It was heard, and there is nothing on the table.
            GroupRefusal::Table(Refusal::NoRoll)
        } else {
            GroupRefusal::TooFast
        };
        assert_eq!(outcome, Err(expected), "command {count}");
    }
    sleep(Duration::from_secs(1)).await;
    assert_eq!(client.play(Command::Roll).await, Ok(()));
}

#[tokio::test(start_paused = true)]
async fn lines_of_chat_that_come_too_fast_are_refused() {
    let relay = Local::new();
    let mut client = Client::local(&relay, create("Club"), "Ada").await;
    let (_, at_once) = CHAT_PER_S;
    for _ in 0..at_once {
        assert_eq!(client.say("hello").await, Ok(()));
    }
    assert_eq!(client.say("hello").await, Err(GroupRefusal::TooFast));
    sleep(Duration::from_secs(1)).await;
    assert_eq!(client.say("hello").await, Ok(()));
}

#[tokio::test(start_paused = true)]
async fn a_flood_of_messages_ends_the_connection() {
    let relay = Local::new();
    let mut client = Client::local(&relay, TableSelector::GroupA, "Ada").await;
    // One more than a second allows, the hello among them.
    for _ in 0..200 {
        client.send(&ToRelay::Clock { sent_ms: 1 }).await;
    }
    assert_eq!(client.end().await, closed(CloseReason::BadMessage));
}
