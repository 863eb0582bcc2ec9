//! Tests of a log that is slow, or fails.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use parking_lot::Mutex;
use score_core::group::entry::{GroupEvent, Snapshot};
use score_core::group::request::Request;
use score_core::wire::{CloseReason, HelloRefusal, ToPlayer, ToRelay};
use score_relay::cluster::{
    BEAT_EVERY_MS, Beat, Cluster, ClusterUnreachable, Heartbeats, MIN_SECRET_BYTES, Membership,
    Node, Secret,
};
use score_relay::http::HEALTH_WITHIN_MS;
use score_relay::hub::Hub;
use score_relay::log::memory::Memory;
use score_relay::log::{
    Batch, Claim, CreateFailure, LoadFailure, Log, Record, Stored, TableId, Tail, Unavailable,
    WriteFailure,
};
use score_relay::operator_log::THROTTLE_MS;
use score_relay::server::{STOP_WITHIN_MS, WRITE_WITHIN_MS};
use score_relay::settings::Settings;
use tokio::io::DuplexStream;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::{Duration, Instant, sleep, timeout};

use crate::client::{Client, Heard, closed, create, hello, join};
use crate::relays::{Clock, Local, Relay, rng};
use crate::serving::{get, get_over};
use crate::tracing_capture::{lines_with, log_lines};

/// The longest time of a step that waits for nothing.
const AT_ONCE: Duration = Duration::from_millis(10);

/// A log that a test can hold up or break.
#[derive(Clone)]
struct Frail {
    log: Memory,
    is_broken: Arc<AtomicBool>,
    /// Whether the log writes batches, and fails to say so.
    loses_answers: Arc<AtomicBool>,
    /// Each page takes a permit, and gives it back.
    gate: Arc<Semaphore>,
}

impl Frail {
    fn new() -> Frail {
        Frail {
            log: Memory::new(),
            is_broken: Arc::default(),
            loses_answers: Arc::default(),
            gate: Arc::new(Semaphore::new(1)),
        }
    }

    fn set_broken(&self, is_broken: bool) {
        self.is_broken.store(is_broken, Ordering::SeqCst);
    }

    fn fail_if_broken(&self) -> Result<(), Unavailable> {
        if self.is_broken.load(Ordering::SeqCst) {
            return Err(Unavailable("the disk is full".to_owned()));
        }
        Ok(())
    }
}

impl Log for Frail {
    const ENGINE: &'static str = "frail";

    async fn create(&self, record: Record, first: Snapshot) -> Result<Tail, CreateFailure> {
        self.fail_if_broken()?;
        self.log.create(record, first).await
    }

    async fn append(
        &self,
        table: TableId,
        after: Tail,
        batch: Batch,
    ) -> Result<Tail, WriteFailure> {
        let _permit = self.gate.acquire().await.unwrap();
        self.fail_if_broken()?;
        let appended = self.log.append(table, after, batch).await;
        if self.loses_answers.load(Ordering::SeqCst) {
            return Err(Unavailable("it did not answer in time".to_owned()).into());
        }
        appended
    }

    async fn load(&self, table: TableId) -> Result<(Stored, Tail), LoadFailure> {
        self.fail_if_broken()?;
        self.log.load(table).await
    }

    async fn find(&self, claim: Claim) -> Result<Record, LoadFailure> {
        self.fail_if_broken()?;
        self.log.find(claim).await
    }

    async fn records(&self) -> Result<Vec<Record>, LoadFailure> {
        self.log.records().await
    }

    async fn remove(&self, table: TableId, after: Tail) -> Result<(), WriteFailure> {
        self.fail_if_broken()?;
        self.log.remove(table, after).await
    }

    async fn check(&self) -> Result<(), Unavailable> {
        let _permit = self.gate.acquire().await.unwrap();
        self.fail_if_broken()
    }
}

/// Heartbeats of a relay that is alone.
struct Alone;

impl Heartbeats for Alone {
    async fn publish(&mut self, _: Beat) -> Result<(), ClusterUnreachable> {
        Ok(())
    }

    async fn hear(&mut self) -> Beat {
        std::future::pending().await
    }
}

/// Heartbeats of a relay that is alone, and when it sent each; whether it was the last.
#[derive(Clone, Default)]
struct Sent(Arc<Mutex<Vec<(Instant, bool)>>>);

impl Heartbeats for Sent {
    async fn publish(&mut self, beat: Beat) -> Result<(), ClusterUnreachable> {
        self.0.lock().push((Instant::now(), beat.is_last));
        Ok(())
    }

    async fn hear(&mut self) -> Beat {
        std::future::pending().await
    }
}

/// The cluster of a relay that is alone.
fn cluster() -> Cluster {
    let own = Node {
        id: "a".parse().unwrap(),
        address: "a:1".to_owned(),
        build: "1".to_owned(),
    };
    let secret = Secret::new(&"s".repeat(MIN_SECRET_BYTES)).unwrap();
    Cluster::new(own, secret)
}

async fn relay(log: &Frail) -> Relay {
    Relay::start(log.clone(), Clock::new(), Settings::default()).await
}

#[tokio::test(start_paused = true)]
async fn nobody_hears_of_an_entry_that_is_not_in_the_log() {
    let log = Frail::new();
    let relay = Local::start(log.clone());
    let mut ada = Client::local(&relay, create("Club"), "Ada").await;
    let mut grace = Client::local(&relay, join("Club"), "Grace").await;
    ada.catch_up().await;
    grace.catch_up().await;
    let held = log.gate.acquire().await.unwrap();
    let cid = ada.send_request(Request::Lock(true)).await;
    // Time passes only when nothing else can happen.
    for client in [&mut ada, &mut grace] {
        let heard = timeout(Duration::from_secs(10), client.hear()).await;
        assert!(heard.is_err(), "{heard:?}");
    }
    drop(held);
    assert_eq!(ada.outcome(cid).await, Ok(()));
    grace.until_group(|group| group.is_locked()).await;
}

#[tokio::test]
async fn a_table_whose_log_fails_cuts_everybody_off_and_comes_back_from_the_log() {
    let log = Frail::new();
    let relay = relay(&log).await;
    let mut clients = Client::party(&relay, "Club", &["Ada", "Grace"]).await;
    clients[0].catch_up().await;
    let told = clients[0].group().clone();
    log.set_broken(true);
    clients[0].send_request(Request::Lock(true)).await;
    for client in &mut clients {
        assert_eq!(client.end().await, closed(CloseReason::Trouble));
    }
    let mut client = Client::connect(&relay).await;
    client
        .send(&ToRelay::Hello(hello(join("Club"), "Emmy")))
        .await;
    assert_eq!(client.end().await, closed(CloseReason::Trouble));
    log.set_broken(false);
    let emmy = Client::at(&relay, join("Club"), "Emmy").await;
    assert!(!emmy.group().is_locked());
    assert_eq!(emmy.group().n(), told.n() + 1);
}

#[tokio::test]
async fn an_entry_written_without_an_answer_is_there_once_on_return() {
    let log = Frail::new();
    let relay = relay(&log).await;
    let mut clients = Client::party(&relay, "Club", &["Ada", "Grace"]).await;
    log.loses_answers.store(true, Ordering::SeqCst);
    let cid = clients[0].send_request(Request::Lock(true)).await;
    for client in &mut clients {
        assert_eq!(client.end().await, closed(CloseReason::Trouble));
        assert!(!client.group().is_locked());
    }
    log.loses_answers.store(false, Ordering::SeqCst);
    let mut ada = Client::at(&relay, join("Club"), "Ada").await;
    assert!(ada.group().is_locked());
    ada.send_again(cid, Request::Lock(true)).await;
    assert_eq!(ada.outcome(cid).await, Ok(()));
    let id = log.log.records().await.unwrap()[0].id;
    let (stored, _) = log.log.load(id).await.unwrap();
    let entries = stored.entries.iter();
    let asked = entries.filter(|entry| entry.origin.is_some_and(|origin| origin.cid == cid));
    assert_eq!(asked.count(), 1);
}

#[tokio::test]
async fn a_table_that_could_not_be_written_down_was_never_made() {
    let log = Frail::new();
    let relay = relay(&log).await;
    log.set_broken(true);
    let mut client = Client::connect(&relay).await;
    client
        .send(&ToRelay::Hello(hello(create("Club"), "Ada")))
        .await;
    assert_eq!(client.end().await, closed(CloseReason::Trouble));
    log.set_broken(false);
    let mut client = Client::connect(&relay).await;
    let refused = client.come(hello(join("Club"), "Ada")).await;
    assert_eq!(refused, Err(HelloRefusal::NoSuchTable));
    Client::at(&relay, create("Club"), "Ada").await;
}

#[tokio::test]
async fn a_relay_whose_log_fails_says_that_it_is_not_well_until_it_works_again() {
    let log = Frail::new();
    let relay = relay(&log).await;
    log.set_broken(true);
    let (head, body) = get(&relay, "/healthz").await;
    assert!(head.starts_with("http/1.1 503"), "{head}");
    let sentence = "The relay runs, but the log does not work: the disk is full.\nlog: frail\n";
    assert_eq!(body, sentence);
    log.set_broken(false);
    let (head, body) = get(&relay, "/healthz").await;
    assert!(head.starts_with("http/1.1 200"), "{head}");
    assert_eq!(body, "ok\nlog: frail\n");
}

#[tokio::test(start_paused = true)]
async fn a_relay_whose_log_does_not_answer_says_so_in_time() {
    let log = Frail::new();
    let relay = Local::start(log.clone());
    let _held = log.gate.acquire().await.unwrap();
    let asked = get_over(relay.connect().await, "/healthz");
    let within = Duration::from_millis(HEALTH_WITHIN_MS + 1_000);
    let (head, body) = timeout(within, asked).await.unwrap();
    assert!(head.starts_with("http/1.1 503"), "{head}");
    assert!(body.contains("did not answer within"), "{body}");
}

#[tokio::test(start_paused = true)]
async fn a_table_that_the_log_failed_is_loaded_again_by_its_owner_with_nobody_asking() {
    let log = Frail::new();
    let before = Local::start(log.clone());
    Client::local(&before, create("Club"), "Ada").await;
    drop(before);
    let cluster = cluster();
    let settings = Settings {
        clock: Clock::new().of_relay(),
        rng: rng(),
        cluster: Some(cluster.clone()),
        ..Settings::default()
    };
    let hub = Hub::open(log.clone(), &settings).await.unwrap();
    let mut membership = Membership::new(cluster.clone(), Alone, settings.clock.clone());
    let until = async |line: &str| {
        let shown = async {
            while !settings.metrics.text().lines().any(|other| other == line) {
                sleep(Duration::from_secs(1)).await;
            }
        };
        let minutes = Duration::from_secs(5 * 60);
        timeout(minutes, shown).await.expect(line);
    };
    let checks = async {
        log.set_broken(true);
        until("score_relay_log_failures_total 1").await;
        log.set_broken(false);
        until("score_relay_owner_changes_total 2").await;
        // It is open now, and stays so.
        sleep(Duration::from_secs(5 * 60)).await;
        until("score_relay_owner_changes_total 2").await;
        until("score_relay_log_failures_total 1").await;
    };
    tokio::select! {
        () = membership.keep() => {}
        () = hub.follow(&cluster) => {}
        () = checks => {}
    }
}

/// Ada has asked for something while the log is held up, until the returned permit is dropped.
async fn with_a_log_that_hangs<'a>(
    relay: &Local,
    log: &'a Frail,
) -> (Client<DuplexStream>, SemaphorePermit<'a>) {
    let mut ada = Client::local(relay, create("Club"), "Ada").await;
    ada.catch_up().await;
    let held = log.gate.acquire().await.unwrap();
    ada.send_request(Request::Lock(true)).await;
    sleep(Duration::from_secs(1)).await;
    (ada, held)
}

/// Asks the relay to stop; returns the next message of the client.
async fn stopping(relay: Local, ada: &mut Client<DuplexStream>) -> Heard {
    let ((), told) = tokio::join!(relay.stop(), ada.hear());
    told
}

/// Checks that the client is sent that the relay stops, and nothing else; the log has nothing of
/// its request.
async fn check_untold(told: Heard, log: &Frail) {
    let stops = Heard::Said(ToPlayer::Close(CloseReason::Restart));
    let moves = Heard::Said(ToPlayer::Close(CloseReason::Trouble));
    assert!(told == stops || told == moves, "{told:?}");
    let id = log.log.records().await.unwrap()[0].id;
    let (stored, _) = log.log.load(id).await.unwrap();
    let locks = |event: &GroupEvent| matches!(event, GroupEvent::Locked { .. });
    let mut events = stored.entries.iter().flat_map(|entry| &entry.events);
    assert!(!events.any(locks));
}

#[tokio::test(start_paused = true)]
async fn a_relay_that_stops_waits_for_its_log_no_longer_than_it_may() {
    let log = Frail::new();
    let relay = Local::start(log.clone());
    let (mut ada, _held) = with_a_log_that_hangs(&relay, &log).await;
    let asked = Instant::now();
    let told = stopping(relay, &mut ada).await;
    let took = asked.elapsed();
    assert!(took >= Duration::from_millis(WRITE_WITHIN_MS), "{took:?}");
    let longest = Duration::from_millis(STOP_WITHIN_MS + WRITE_WITHIN_MS);
    assert!(took <= longest + AT_ONCE, "{took:?}");
    check_untold(told, &log).await;
}

#[tokio::test(start_paused = true)]
async fn a_relay_that_stops_keeps_others_from_its_tables_no_longer_than_it_may() {
    let (log, sent, cluster) = (Frail::new(), Sent::default(), cluster());
    let settings = Settings {
        cluster: Some(cluster.clone()),
        ..Settings::default()
    };
    let relay = Local::among(log.clone(), settings, sent.clone()).await;
    let mut views = cluster.views();
    views.wait_for(|view| view.takes_part()).await.unwrap();
    let (mut ada, _held) = with_a_log_that_hangs(&relay, &log).await;
    let asked = Instant::now();
    let told = stopping(relay, &mut ada).await;
    let took = asked.elapsed();
    let longest = Duration::from_millis(STOP_WITHIN_MS + 2 * WRITE_WITHIN_MS);
    assert!(took <= longest + AT_ONCE, "{took:?}");
    let sent = sent.0.lock().clone();
    let (last_at, is_last) = *sent.last().unwrap();
    assert!(is_last);
    let kept = last_at - asked;
    let within = Duration::from_millis(WRITE_WITHIN_MS);
    assert!(kept >= within && kept <= within + AT_ONCE, "{kept:?}");
    for pair in sent.windows(2) {
        let silent = pair[1].0 - pair[0].0;
        let longest = Duration::from_millis(BEAT_EVERY_MS) + AT_ONCE;
        assert!(silent <= longest, "{silent:?}");
        assert!(!pair[0].1, "it has said before that it goes");
    }
    check_untold(told, &log).await;
}

#[tokio::test(start_paused = true)]
async fn a_log_that_finds_no_tables_is_a_line_a_minute_and_counted_each_time() {
    log_lines();
    let log = Frail::new();
    let settings = Settings {
        shares_log: true,
        ..Settings::default()
    };
    let metrics = settings.metrics.clone();
    let relay = Local::with(log.clone(), settings);
    Client::connect_locally(&relay).await;
    log.set_broken(true);
    for _ in 0..3 {
        let mut client = Client::connect_locally(&relay).await;
        client
            .send(&ToRelay::Hello(hello(join("Club"), "Ada")))
            .await;
        assert_eq!(client.end().await, closed(CloseReason::Trouble));
    }
    let told = || lines_with("the log finds no tables");
    assert_eq!(told().len(), 1, "{:?}", told());
    assert!(told()[0].contains("the disk is full"), "{:?}", told());
    let text = metrics.text();
    assert!(text.contains("score_relay_log_failures_total 3"), "{text}");
    sleep(Duration::from_millis(2 * THROTTLE_MS)).await;
    assert_eq!(told().len(), 2, "{:?}", told());
    assert!(told()[1].contains("left_out=2"), "{:?}", told());
    for secret in ["Ada", "Club"] {
        assert_eq!(lines_with(secret), [""; 0], "{secret}");
    }
}
