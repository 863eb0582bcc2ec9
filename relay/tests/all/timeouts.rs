//! Timeouts: nothing happens, or too slowly.
//!
//! When a test's time is paused, it passes only when nothing else can happen.

use score_core::games::score::Ending;
use score_core::table::command::Command;
use score_core::table::state::Phase;
use score_core::wire::{
    CHAT_PER_S, CloseReason, HELLO_WITHIN_MS, HOST_GONE_MS, HelloRefusal, MAX_CHAT_CHARS,
    MAX_WAITING_BYTES, News, PING_EVERY_MS, TableSelector, ToPlayer, ToRelay,
};
use score_relay::log::Log;
use score_relay::log::memory::Memory;
use score_relay::room::IDLE_MS;
use score_relay::table_clock::WRITE_EVERY_MS;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::{Duration, Instant, sleep, timeout};

use crate::client::{Client, closed, create, hello, join};
use crate::playing::four_five_one_three;
use crate::relays::{Local, Relay};

/// Within this time a dead device is shown as away, in milliseconds.
const DEAD_DEVICE_MS: u64 = 20_000;

/// By how much a timer may be late, in milliseconds.
const TICK_MS: u64 = 20;

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

fn came_after(began: Instant, wanted_ms: u64) {
    let passed = began.elapsed();
    let span = ms(wanted_ms)..=ms(wanted_ms + TICK_MS);
    assert!(
        span.contains(&passed),
        "{passed:?} instead of {wanted_ms} ms"
    );
}

fn went(message: &ToPlayer) -> Option<()> {
    let ToPlayer::News(news) = message else {
        return None;
    };
    let is_gone = |news: &News| {
        matches!(
            news,
            News::Present {
                is_present: false,
                ..
            }
        )
    };
    news.iter().any(is_gone).then_some(())
}

#[tokio::test(start_paused = true)]
async fn a_connection_without_a_hello_is_closed() {
    let relay = Local::new();
    let mut client = Client::connect_locally(&relay).await;
    let began = Instant::now();
    assert_eq!(client.end().await, closed(CloseReason::NoHello));
    came_after(began, HELLO_WITHIN_MS);
}

#[tokio::test(start_paused = true)]
async fn a_page_that_answers_pings_stays_and_one_that_does_not_is_gone() {
    let relay = Local::new();
    let mut ada = Client::local(&relay, create("Club"), "Ada").await;
    // Only a client that reads answers pings, and Grace's does not.
    let grace = Client::local(&relay, join("Club"), "Grace").await;
    let began = Instant::now();
    ada.until(went).await;
    came_after(began, 2 * PING_EVERY_MS);
    assert!(began.elapsed() < ms(DEAD_DEVICE_MS));
    drop(grace);
    sleep_listening(&mut ada, ms(10 * PING_EVERY_MS)).await;
    ada.catch_up().await;
}

/// Lets time pass for a client that listens.
async fn sleep_listening<S>(client: &mut Client<S>, span: Duration)
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let listening = async {
        loop {
            client.hear().await;
        }
    };
    let _ = timeout(span, listening).await;
}

#[tokio::test(start_paused = true)]
async fn a_call_whose_time_is_up_is_settled_without_a_word_from_anybody() {
    let relay = Local::new();
    let mut ada = Client::local(&relay, create("Club"), "Ada").await;
    ada.ask(four_five_one_three()).await.unwrap();
    ada.play(Command::CallScore).await.unwrap();
    let began = Instant::now();
    ada.until_group(|group| {
        let round = group.table().round().unwrap();
        matches!(&round.phase, Phase::Settled(end) if end.ending == Ending::OutOfTime)
    })
    .await;
    came_after(began, 30_000);
}

#[tokio::test(start_paused = true)]
async fn while_a_call_is_open_its_clock_is_written_down_each_second() {
    let log = Memory::new();
    let relay = Local::start(log.clone());
    let mut ada = Client::local(&relay, create("Club"), "Ada").await;
    ada.ask(four_five_one_three()).await.unwrap();
    ada.play(Command::CallScore).await.unwrap();
    let deadline_ms = ada.group().table().deadline_ms().unwrap();
    for left_ms in [29_000, 20_500, 300] {
        let now_ms = ada.catch_up().await;
        sleep_listening(&mut ada, ms(deadline_ms - left_ms - now_ms)).await;
        // The log that a relay leaves behind that is killed now.
        let id = log.records().await.unwrap()[0].id;
        let (stored, _) = log.load(id).await.unwrap();
        let kept_left_ms = deadline_ms - stored.times.clock_ms;
        let span = left_ms..=left_ms + WRITE_EVERY_MS + TICK_MS;
        assert!(span.contains(&kept_left_ms), "{kept_left_ms} of {left_ms}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_host_who_is_gone_for_a_minute_is_followed_by_the_next() {
    let relay = Local::new();
    let ada = Client::local(&relay, create("Club"), "Ada").await;
    let mut grace = Client::local(&relay, join("Club"), "Grace").await;
    let began = Instant::now();
    ada.vanish();
    grace.until(went).await;
    let seat = grace.seat();
    let patience = ms(2 * HOST_GONE_MS);
    let hosts = grace.until_group(|group| group.host() == Some(seat));
    timeout(patience, hosts).await.unwrap();
    came_after(began, HOST_GONE_MS);
}

#[tokio::test(start_paused = true)]
async fn a_table_that_nobody_sits_at_is_forgotten_after_a_day() {
    let log = Memory::new();
    let relay = Local::start(log.clone());
    let ada = Client::local(&relay, create("Club"), "Ada").await;
    ada.vanish();
    sleep(ms(IDLE_MS - 1_000)).await;
    assert_eq!(log.records().await.unwrap().len(), 1);
    sleep(ms(2_000)).await;
    assert_eq!(log.records().await, Ok(Vec::new()));
    let mut client = Client::connect_locally(&relay).await;
    let refused = client.come(hello(join("Club"), "Ada")).await;
    assert_eq!(refused, Err(HelloRefusal::NoSuchTable));
}

#[tokio::test(start_paused = true)]
async fn an_open_group_that_nobody_sits_at_begins_anew_after_a_day() {
    let relay = Local::new();
    let ada = Client::local(&relay, TableSelector::GroupA, "Ada").await;
    let before = ada.vanish();
    sleep(ms(IDLE_MS + 1_000)).await;
    let grace = Client::local(&relay, TableSelector::GroupA, "Grace").await;
    assert_ne!(grace.group().epoch(), before.epoch);
    assert_eq!(grace.group().table().seats().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_page_for_which_too_much_waits_is_cut_off_and_nobody_else_is() {
    let relay = Local::new();
    let slow = Client::local(&relay, create("Class"), "Slow").await;
    overflow(slow, async |selector, name| {
        Client::local(&relay, selector, name).await
    })
    .await;
}

#[tokio::test]
async fn a_page_that_does_not_read_is_cut_off_over_a_network_too() {
    let relay = Relay::new().await;
    let mut slow = Client::connect_narrowly(&relay).await;
    slow.come(hello(create("Class"), "Slow")).await.unwrap();
    overflow(slow, async |selector, name| {
        Client::at(&relay, selector, name).await
    })
    .await;
}

/// Lets a class talk until the player who does not read is gone.
async fn overflow<S>(mut slow: Client<S>, come: impl AsyncFn(TableSelector, &str) -> Client<S>)
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let line = "\u{1F3B2}".repeat(MAX_CHAT_CHARS);
    let (_, at_once) = CHAT_PER_S;
    let mut class: Vec<Client<S>> = Vec::new();
    let mut said = 0;
    let mut is_gone = false;
    while !is_gone {
        let name = format!("P{}", class.len());
        let mut client = come(join("Class"), &name).await;
        for _ in 0..at_once {
            client.say(&line).await.unwrap();
            said += line.len();
        }
        class.push(client);
        for client in &mut class {
            client.send(&ToRelay::Clock { sent_ms: 7 }).await;
            let clock = |message: &ToPlayer| {
                is_gone |= went(message).is_some();
                matches!(message, ToPlayer::Clock { .. }).then_some(())
            };
            client.until(clock).await;
        }
    }
    assert!(said > MAX_WAITING_BYTES, "after {said} bytes");
    assert_eq!(slow.end().await, closed(CloseReason::TooSlow));
    for client in &mut class {
        client.catch_up().await;
    }
}
