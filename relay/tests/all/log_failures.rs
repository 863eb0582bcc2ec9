//! A log that is slow, or fails.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use score_core::group::entry::Snapshot;
use score_core::group::request::Request;
use score_core::wire::{CloseReason, HelloRefusal, ToRelay};
use score_relay::cluster::{
    Beat, Cluster, Heartbeats, MIN_SECRET_BYTES, Membership, Node, Secret, Unheard,
};
use score_relay::http::HEALTH_WITHIN_MS;
use score_relay::hub::Hub;
use score_relay::log::memory::Memory;
use score_relay::log::{
    Batch, Claim, CreateFailure, LoadFailure, Log, Record, Stored, TableId, Tail, Unavailable,
    WriteFailure,
};
use score_relay::settings::Settings;
use tokio::sync::Semaphore;
use tokio::time::{Duration, sleep, timeout};

use crate::client::{Page, closed, create, hello, join};
use crate::relays::{Clock, Local, Relay, rng};
use crate::serving::{get, get_over};

/// A log that a test can hold up or break.
#[derive(Clone)]
struct Frail {
    log: Memory,
    is_broken: Arc<AtomicBool>,
    /// Whether it writes what it is asked to, and fails to say so.
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
    async fn publish(&mut self, _: Beat) -> Result<(), Unheard> {
        Ok(())
    }

    async fn hear(&mut self) -> Beat {
        std::future::pending().await
    }
}

async fn relay(log: &Frail) -> Relay {
    Relay::start(log.clone(), Clock::new(), Settings::default()).await
}

#[tokio::test(start_paused = true)]
async fn nobody_hears_of_what_is_not_in_the_log() {
    let log = Frail::new();
    let relay = Local::start(log.clone());
    let mut ada = Page::local(&relay, create("Club"), "Ada").await;
    let mut grace = Page::local(&relay, join("Club"), "Grace").await;
    ada.catch_up().await;
    grace.catch_up().await;
    let held = log.gate.acquire().await.unwrap();
    let cid = ada.send_request(Request::Lock(true)).await;
    // Time passes only when nothing else can happen.
    for page in [&mut ada, &mut grace] {
        let heard = timeout(Duration::from_secs(10), page.hear()).await;
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
    let mut pages = Page::party(&relay, "Club", &["Ada", "Grace"]).await;
    pages[0].catch_up().await;
    let told = pages[0].group().clone();
    log.set_broken(true);
    pages[0].send_request(Request::Lock(true)).await;
    for page in &mut pages {
        assert_eq!(page.end().await, closed(CloseReason::Trouble));
    }
    let mut page = Page::connect(&relay).await;
    page.send(&ToRelay::Hello(hello(join("Club"), "Emmy")))
        .await;
    assert_eq!(page.end().await, closed(CloseReason::Trouble));
    log.set_broken(false);
    let emmy = Page::at(&relay, join("Club"), "Emmy").await;
    assert!(!emmy.group().is_locked());
    assert_eq!(emmy.group().n(), told.n() + 1);
}

#[tokio::test]
async fn what_was_written_without_an_answer_is_there_once_when_players_are_back() {
    let log = Frail::new();
    let relay = relay(&log).await;
    let mut pages = Page::party(&relay, "Club", &["Ada", "Grace"]).await;
    log.loses_answers.store(true, Ordering::SeqCst);
    let cid = pages[0].send_request(Request::Lock(true)).await;
    for page in &mut pages {
        assert_eq!(page.end().await, closed(CloseReason::Trouble));
        assert!(!page.group().is_locked());
    }
    log.loses_answers.store(false, Ordering::SeqCst);
    let mut ada = Page::at(&relay, join("Club"), "Ada").await;
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
    let mut page = Page::connect(&relay).await;
    page.send(&ToRelay::Hello(hello(create("Club"), "Ada")))
        .await;
    assert_eq!(page.end().await, closed(CloseReason::Trouble));
    log.set_broken(false);
    let mut page = Page::connect(&relay).await;
    let refused = page.come(hello(join("Club"), "Ada")).await;
    assert_eq!(refused, Err(HelloRefusal::NoSuchTable));
    Page::at(&relay, create("Club"), "Ada").await;
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
    Page::local(&before, create("Club"), "Ada").await;
    drop(before);
    let own = Node {
        id: "a".parse().unwrap(),
        address: "a:1".to_owned(),
        build: "1".to_owned(),
    };
    let secret = Secret::new(&"s".repeat(MIN_SECRET_BYTES)).unwrap();
    let cluster = Cluster::new(own, secret);
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
