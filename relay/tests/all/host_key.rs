//! Tests of the host's key over sockets.

use score_core::group::request::Request;
use score_core::host_key::HostKey;
use score_core::table::event::SeatId;
use score_core::wire::{
    CloseReason, Hello, HelloRefusal, TableSelector, ToPlayer, ToRelay, Welcome,
};
use score_relay::log::sqlite::Sqlite;
use score_relay::metrics::Metrics;
use score_relay::rate_limit::{WRONG_HELLO_DELAY_MS, WRONG_HELLOS};
use score_relay::settings::Settings;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::{Duration, Instant};

use crate::client::{Client, Heard, closed, create, hello, join};
use crate::relays::{Clock, Local, Relay};

async fn make_key(host: &mut Client) -> HostKey {
    host.send_request(Request::MakeHostKey).await;
    host.until(|message| match message {
        ToPlayer::HostKey(key) => Some(*key),
        _ => None,
    })
    .await
}

fn other_key() -> HostKey {
    "KMNPQRTWXY34679CDFGH".parse().unwrap()
}

/// A browser that has never been there comes with a key.
async fn claim<S: AsyncRead + AsyncWrite + Unpin>(
    mut client: Client<S>,
    hello: Hello,
    key: HostKey,
) -> Result<(Client<S>, Welcome), HelloRefusal> {
    client.send(&ToRelay::HostHello { hello, key }).await;
    match client.hear().await {
        Heard::Said(ToPlayer::Welcome(welcome)) => Ok((client, *welcome)),
        Heard::Said(ToPlayer::Close(CloseReason::Refused(refusal))) => Err(refusal),
        other => panic!("no answer to a hello: {other:?}"),
    }
}

#[tokio::test]
async fn a_host_whose_browser_has_lost_its_data_hosts_again_after_a_restart_too() {
    let folder = tempfile::tempdir().unwrap();
    let open = || Sqlite::open(&folder.path().join("log.sqlite"), Metrics::default()).unwrap();
    let clock = Clock::new();
    let relay = Relay::start(open(), clock.clone(), Settings::default()).await;
    let mut ada = Client::at(&relay, create("Club"), "Ada").await;
    let key = make_key(&mut ada).await;
    relay.stop().await;
    let relay = Relay::start(open(), clock, Settings::default()).await;
    let mut old = Client::at(&relay, join("Club"), "Ada").await;
    let client = Client::connect(&relay).await;
    let new = claim(client, hello(join("Club"), "Somebody"), key).await;
    let (mut new, welcome) = new.unwrap();
    assert_eq!(welcome.seat, Some(SeatId(0)));
    let elsewhere = CloseReason::Refused(HelloRefusal::HostedElsewhere);
    assert_eq!(old.end().await, closed(elsewhere));
    new.ask(Request::Lock(true)).await.unwrap();
    let mut again = Client::connect(&relay).await;
    let again = again.come(hello(join("Club"), "Ada")).await;
    assert_eq!(again.map(drop), Err(HelloRefusal::HostedElsewhere));
}

#[tokio::test(start_paused = true)]
async fn wrong_keys_are_guesses_and_answered_late_after_many() {
    let relay = Local::new();
    let _ada = Client::local(&relay, create("Club"), "Ada").await;
    let wrong = async || {
        let client = Client::connect_locally(&relay).await;
        let began = Instant::now();
        let refused = claim(client, hello(join("Club"), "Mallory"), other_key()).await;
        assert!(matches!(refused, Err(HelloRefusal::WrongHostKey)));
        began.elapsed() >= Duration::from_millis(WRONG_HELLO_DELAY_MS)
    };
    for _ in 0..WRONG_HELLOS.get() {
        assert!(!wrong().await);
    }
    assert!(wrong().await);
}

#[tokio::test]
async fn a_key_makes_no_table_and_says_nothing_later() {
    let relay = Relay::new().await;
    let mut ada = Client::at(&relay, create("Club"), "Ada").await;
    let key = make_key(&mut ada).await;
    for table in [create("Other"), TableSelector::GroupA] {
        let mut client = Client::connect(&relay).await;
        let hello = hello(table, "Mallory");
        client.send(&ToRelay::HostHello { hello, key }).await;
        assert_eq!(client.end().await, closed(CloseReason::BadMessage));
    }
    let hello = hello(join("Club"), "Ada");
    ada.send(&ToRelay::HostHello { hello, key }).await;
    assert_eq!(ada.end().await, closed(CloseReason::BadMessage));
}
