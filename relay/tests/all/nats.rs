//! The log on NATS JetStream: the messages of its stream, answers that are lost, servers that are
//! killed, and servers that are of no use. The rules for every log are in `logs` and `tails`.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use async_nats::jetstream;
use async_nats::jetstream::message::StreamMessage;
use async_nats::jetstream::stream::{Config, Stream};
use async_nats::{ConnectOptions, Event};
use score_core::group::state::Group;
use score_core::wire::CloseReason;
use score_relay::http::HEALTH_WITHIN_MS;
use score_relay::log::nats::Nats;
use score_relay::log::{
    Batch, Claim, CreateFailure, LoadFailure, Log, Record, TableId, Tail, WriteFailure,
};
use score_relay::rng::SharedRng;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::{Notify, mpsc};
use tokio::task::{JoinSet, block_in_place, spawn_blocking};
use tokio::time::{Duration, sleep, timeout};

use crate::client::{closed, create, hello, join};
use crate::log_fixture::{entries_only, fold, found, seat, stored};
use crate::logs::keys;
use crate::nats_server::{Lossy, Server, open};
use crate::program::{Running, output, program};
use crate::serving::get_over;
use crate::starting::sentence;
use crate::tracing_capture::{lines_with, log_lines};
use crate::write_races::{self, MAX_WRITERS, RACES_OF_A_TABLE};

/// The number of tables that are written while their server is killed.
const TABLES: u64 = 8;

/// The rights of each account, as operators have them.
const ACCOUNTS: &str = include_str!("../../../deploy/nats/accounts.conf");

/// The time limit for a user to hear that something is not allowed.
const HEARS_WITHIN: Duration = Duration::from_secs(5);

/// The time limit for a write while servers are killed and the machine is busy: a relay gives up
/// earlier, and its page reconnects.
const WRITTEN_WITHIN: Duration = Duration::from_secs(60);

/// The time between two questions to the servers which of them leads.
const ASKS_EVERY: Duration = Duration::from_millis(20);

/// The parts of the names of the environment variables with the passwords.
const PASSWORDS: [&str; 3] = ["RELAY", "KEEPER", "SYSTEM"];

/// The number of writes to each of these tables.
const WRITES: usize = 40;

/// The number of times that the server of the tables is killed meanwhile.
const KILLS: usize = 3;

/// The number of times that the leader of a cluster is killed; the cluster takes seconds to have
/// another one.
const LEADER_KILLS: usize = 1;

/// At how many tables several write at once.
const RACED_TABLES: usize = 40;

/// The messages of the stream, in their order.
async fn messages(server: &Server) -> Vec<StreamMessage> {
    let context = jetstream::new(server.client().await);
    let mut stream = context.get_stream("score").await.unwrap();
    let last = stream.info().await.unwrap().state.last_sequence;
    let mut all = Vec::new();
    for sequence in 1..=last {
        all.extend(stream.get_raw_message(sequence).await);
    }
    all
}

async fn subjects(server: &Server) -> Vec<String> {
    let messages = messages(server).await;
    let subjects = messages.iter().map(|message| message.subject.to_string());
    subjects.collect()
}

#[tokio::test]
async fn a_table_is_made_with_its_claims_and_a_snapshot_replaces_its_entries() {
    let server = Server::new();
    let log = server.open().await;
    let (record, mut group) = found(1);
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let first = Batch {
        keys: vec![keys(0, 1), keys(1, 2)],
        ..entries_only(seat(&mut group, &["Ada", "Grace"]))
    };
    let tail = log.append(record.id, tail, first).await.unwrap();
    let of_table = "score.log.0000000000000001";
    let said = subjects(&server).await;
    assert_eq!(said[2..], [of_table, of_table]);
    assert!(said[0].starts_with("score.name.") && said[1].starts_with("score.code."));
    // Another relay has no part of the table in its memory.
    for (log, name, token) in [(log.clone(), "Emmy", 3), (server.open().await, "Sofia", 4)] {
        let (_, tail) = log.load(record.id).await.unwrap();
        let with = Batch {
            entries: seat(&mut group, &[name]),
            keys: vec![keys(0, token)],
            snapshot: Some(group.snapshot()),
            times: None,
        };
        log.append(record.id, tail, with).await.unwrap();
        let said = subjects(&server).await;
        assert_eq!(said[2..], [of_table]);
        let stored = stored(&log, record.id).await;
        assert_eq!((&stored.record, &stored.entries[..]), (&record, &[][..]));
        assert_eq!(stored.keys, [keys(0, token), keys(1, 2)]);
        assert_eq!(fold(&stored), group);
    }
    let late = log.append(record.id, tail, Batch::default()).await;
    assert_eq!(late, Err(WriteFailure::Overtaken));
}

#[tokio::test]
async fn a_claim_that_cannot_be_read_hides_no_other() {
    let server = Server::new();
    let log = server.open().await;
    let (record, group) = found(1);
    log.create(record.clone(), group.snapshot()).await.unwrap();
    let context = jetstream::new(server.client().await);
    let sent = context.publish("score.name.another", "nothing that a relay writes".into());
    sent.await.unwrap().await.unwrap();
    assert_eq!(log.records().await, Ok(vec![record]));
}

#[tokio::test]
async fn a_removed_table_leaves_signs_that_say_nothing_and_go_by_themselves() {
    let server = Server::new();
    let log = server.open().await;
    let (record, group) = found(1);
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    log.remove(record.id, tail).await.unwrap();
    let left = messages(&server).await;
    assert_eq!(left.len(), 3);
    for message in &left {
        assert_eq!(message.payload, "", "{message:?}");
        let lives = message.headers.get("Nats-TTL").map(|text| text.as_str());
        assert_eq!(lives, Some("3600s"), "{message:?}");
    }
    // They go with the next table, too.
    log.create(record, group.snapshot()).await.unwrap();
    let kept = messages(&server).await;
    assert_eq!(kept.len(), 3);
    assert!(kept.iter().all(|message| !message.payload.is_empty()));
}

#[tokio::test]
async fn a_write_that_is_repeated_because_its_answer_was_lost_is_done_once() {
    let server = Server::new();
    let way = Lossy::to(&server).await;
    let log = open(way.port).await;
    let (record, mut group) = found(1);
    way.lose_next();
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    assert!(way.has_lost());
    assert_eq!(log.records().await, Ok(vec![record.clone()]));
    way.lose_next();
    let batch = entries_only(seat(&mut group, &["Ada"]));
    let tail = log.append(record.id, tail, batch).await.unwrap();
    assert!(way.has_lost());
    assert_eq!(subjects(&server).await.len(), 4);
    way.lose_next();
    let with = Batch {
        snapshot: Some(group.snapshot()),
        ..Batch::default()
    };
    let tail = log.append(record.id, tail, with).await.unwrap();
    assert!(way.has_lost());
    assert_eq!(log.load(record.id).await.map(|(_, tail)| tail), Ok(tail));
    assert_eq!(fold(&stored(&log, record.id).await), group);
    way.lose_next();
    log.remove(record.id, tail).await.unwrap();
    assert!(way.has_lost());
    assert_eq!(log.load(record.id).await, Err(LoadFailure::NoSuchTable));
}

#[tokio::test]
async fn a_write_whose_answer_was_lost_is_known_also_when_another_came_after_it() {
    let server = Server::new();
    let way = Lossy::to(&server).await;
    let (log, other) = (open(way.port).await, server.open().await);
    let (record, mut group) = found(1);
    let first = log.create(record.clone(), group.snapshot()).await.unwrap();
    way.lose_next_and_stop();
    let batch = entries_only(seat(&mut group, &["Ada"]));
    let (slow, id) = (log.clone(), record.id);
    let written = tokio::spawn(async move { slow.append(id, first, batch).await });
    let loaded = loop {
        let (_, tail) = other.load(id).await.unwrap();
        if tail != first {
            break tail;
        }
    };
    other.append(id, loaded, Batch::default()).await.unwrap();
    way.go_on();
    assert_eq!(written.await.unwrap(), Ok(loaded));
    let late = log.append(id, loaded, Batch::default()).await;
    assert_eq!(late, Err(WriteFailure::Overtaken));
    assert_eq!(fold(&stored(&log, id).await), group);
}

#[tokio::test]
async fn a_table_whose_making_was_not_acknowledged_is_its_makers_also_when_another_has_taken_it() {
    let server = Server::new();
    let way = Lossy::to(&server).await;
    let (log, other) = (open(way.port).await, server.open().await);
    let (record, group) = found(1);
    way.lose_next_and_stop();
    let (slow, slow_record, first) = (log.clone(), record.clone(), group.snapshot());
    let made = tokio::spawn(async move { slow.create(slow_record, first).await });
    let tail = loop {
        if let Ok((_, tail)) = other.load(record.id).await {
            break tail;
        }
    };
    // A snapshot takes the maker's message away.
    let with = Batch {
        snapshot: Some(group.snapshot()),
        ..Batch::default()
    };
    other.append(record.id, tail, with).await.unwrap();
    way.go_on();
    assert_eq!(made.await.unwrap(), Ok(tail));
    let late = log.append(record.id, tail, Batch::default()).await;
    assert_eq!(late, Err(WriteFailure::Overtaken));
}

#[tokio::test]
async fn a_table_whose_making_was_not_acknowledged_and_that_another_has_removed_stays_removed() {
    let server = Server::new();
    let way = Lossy::to(&server).await;
    let (log, other) = (open(way.port).await, server.open().await);
    let (record, group) = found(1);
    way.lose_next_and_stop();
    let (slow, id) = (log.clone(), record.id);
    let made = tokio::spawn(async move { slow.create(record, group.snapshot()).await });
    let tail = loop {
        if let Ok((_, tail)) = other.load(id).await {
            break tail;
        }
    };
    other.remove(id, tail).await.unwrap();
    way.go_on();
    let made = made.await.unwrap();
    assert!(
        matches!(made, Err(CreateFailure::Unavailable(_))),
        "{made:?}"
    );
    assert_eq!(other.load(id).await, Err(LoadFailure::NoSuchTable));
}

#[tokio::test]
async fn a_write_of_which_nobody_can_know_whether_it_was_stored_says_so() {
    let server = Server::new();
    let way = Lossy::to(&server).await;
    let (log, other) = (open(way.port).await, server.open().await);
    let (record, group) = found(1);
    let first = log.create(record.clone(), group.snapshot()).await.unwrap();
    way.lose_next_and_stop();
    let (slow, id) = (log.clone(), record.id);
    let written = tokio::spawn(async move { slow.append(id, first, Batch::default()).await });
    let tail = loop {
        let (_, tail) = other.load(id).await.unwrap();
        if tail != first {
            break tail;
        }
    };
    other.remove(id, tail).await.unwrap();
    way.go_on();
    let written = written.await.unwrap();
    assert!(
        matches!(written, Err(WriteFailure::Unavailable(_))),
        "{written:?}"
    );
}

#[tokio::test]
async fn two_tables_that_are_written_alike_are_both_stored() {
    let server = Server::new();
    let log = server.open().await;
    for id in [1, 2] {
        let (record, group) = found(id);
        let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
        log.append(record.id, tail, Batch::default()).await.unwrap();
    }
    let said = subjects(&server).await;
    let logs = said.iter().filter(|subject| subject.contains(".log."));
    assert_eq!(logs.count(), 4);
}

#[tokio::test]
async fn of_two_relays_that_remake_a_table_one_does() {
    let server = Server::new();
    let (one, other) = (server.open().await, server.open().await);
    let (record, group) = found(1);
    for _ in 0..10 {
        let tail = one.create(record.clone(), group.snapshot()).await.unwrap();
        one.remove(record.id, tail).await.unwrap();
        let (first, second) = tokio::join!(
            one.create(record.clone(), group.snapshot()),
            other.create(record.clone(), group.snapshot())
        );
        let tail = match (first, second) {
            (Ok(tail), Err(CreateFailure::Taken)) | (Err(CreateFailure::Taken), Ok(tail)) => tail,
            both => panic!("{both:?}"),
        };
        assert_eq!(
            one.find(Claim::Name(record.key.clone())).await,
            Ok(record.clone())
        );
        other.remove(record.id, tail).await.unwrap();
    }
}

/// Writes as often as it takes, and says after which tail; nobody else writes to the table.
async fn append(log: &Nats, id: TableId, after: Tail, batch: Batch) -> Tail {
    let mut is_again = false;
    let written = async {
        loop {
            match log.append(id, after, batch.clone()).await {
                Ok(tail) => return tail,
                // It was stored when it was asked for before.
                Err(WriteFailure::Overtaken) if is_again => {
                    if let Ok((_, tail)) = log.load(id).await {
                        return tail;
                    }
                }
                Err(WriteFailure::Unavailable(_)) => is_again = true,
                Err(failure) => panic!("{failure:?}"),
            }
        }
    };
    timeout(WRITTEN_WITHIN, written).await.unwrap()
}

/// A table that is written while its server is killed.
async fn write(
    log: Nats,
    (mut group, mut tail): (Group, Tail),
    done: Arc<AtomicUsize>,
    progress: Arc<Notify>,
) -> Group {
    let id = TableId(group.epoch());
    for number in 0..WRITES {
        let entries = seat(&mut group, &[&format!("Player {number}")]);
        tail = append(&log, id, tail, entries_only(entries)).await;
        done.fetch_add(1, Ordering::SeqCst);
        progress.notify_one();
    }
    group
}

/// Writes to tables, has a server killed in between again and again, and checks that each table has
/// all acknowledged writes once.
async fn check_under_kills(log: Nats, kills: usize, mut kill: impl AsyncFnMut()) {
    let (done, progress) = (Arc::new(AtomicUsize::new(0)), Arc::new(Notify::new()));
    let mut writers = JoinSet::new();
    for id in 1..=TABLES {
        let (record, group) = found(id);
        let tail = log.create(record, group.snapshot()).await.unwrap();
        let made = (group, tail);
        writers.spawn(write(log.clone(), made, done.clone(), progress.clone()));
    }
    let all = usize::try_from(TABLES).unwrap() * WRITES;
    for number in 1..=kills {
        while done.load(Ordering::SeqCst) < all * number / (kills + 1) {
            progress.notified().await;
        }
        kill().await;
    }
    let groups = writers.join_all().await;
    assert_eq!(done.load(Ordering::SeqCst), all);
    for group in groups {
        let stored = stored(&log, TableId(group.epoch())).await;
        assert_eq!(stored.entries.len(), WRITES);
        assert_eq!(fold(&stored), group);
    }
    assert_eq!(log.check().await, Ok(()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_killed_under_writes_loses_none_that_was_acknowledged_and_doubles_none() {
    let mut server = Server::new();
    let log = server.open().await;
    check_under_kills(log, KILLS, async || block_in_place(|| server.restart())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cluster_whose_leader_is_killed_under_writes_loses_nothing_and_doubles_nothing() {
    let mut servers = block_in_place(Server::cluster);
    let log = servers[0].open_when_it_stores().await;
    let context = jetstream::new(servers[1].client().await);
    let stream = context.get_stream_no_info("score").await.unwrap();
    check_under_kills(log, LEADER_KILLS, async || {
        let leader = leader(&stream).await;
        let mut servers = servers.iter_mut();
        let leader = servers.find(|server| server.is_named(&leader)).unwrap();
        block_in_place(|| leader.restart());
    })
    .await;
}

/// The name of the server that leads; while there is none nobody names it.
async fn leader(stream: &Stream<()>) -> String {
    let leader = async {
        loop {
            let info = stream.get_info().await.ok();
            if let Some(leader) = info.and_then(|info| info.cluster?.leader) {
                return leader;
            }
            sleep(ASKS_EVERY).await;
        }
    };
    timeout(WRITTEN_WITHIN, leader).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_whose_leader_is_left_alone_says_so_while_the_leader_still_answers() {
    let servers = block_in_place(Server::cluster);
    // Its stream is made by the first who opens it.
    servers[0].open_when_it_stores().await;
    let context = jetstream::new(servers[0].client().await);
    let leads = leader(&context.get_stream_no_info("score").await.unwrap()).await;
    let (leading, others): (Vec<&Server>, Vec<&Server>) =
        servers.iter().partition(|server| server.is_named(&leads));
    let log = leading[0].open_when_it_stores().await;
    let context = jetstream::new(leading[0].client().await);
    let stream = context.get_stream_no_info("score").await.unwrap();
    let is_well = async || {
        let within = Duration::from_millis(HEALTH_WITHIN_MS);
        timeout(within, log.check()).await == Ok(Ok(()))
    };
    assert!(is_well().await);
    others.iter().for_each(|server| server.signal("-STOP"));
    let ill = async {
        while is_well().await {
            sleep(ASKS_EVERY).await;
        }
    };
    timeout(WRITTEN_WITHIN, ill).await.unwrap();
    assert_eq!(leader(&stream).await, leads);
    others.iter().for_each(|server| server.signal("-CONT"));
    let well = async {
        while !is_well().await {
            sleep(ASKS_EVERY).await;
        }
    };
    timeout(WRITTEN_WITHIN, well).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_writers_at_once_one_is_accepted_also_while_the_leader_changes() {
    let servers = block_in_place(Server::cluster);
    let mut logs = Vec::new();
    for number in 0..MAX_WRITERS {
        logs.push(servers[number % servers.len()].open_when_it_stores().await);
    }
    let Ok(logs) = logs.try_into() else {
        unreachable!("as many as were opened")
    };
    let raced = write_races::races(logs, servers[0].client().await, RACED_TABLES).await;
    assert_eq!(raced.races, RACED_TABLES * RACES_OF_A_TABLE);
    assert!(raced.steps_down > 0, "{raced:?}");
    // Else it would be a race of logs that give up.
    assert!(raced.unknown < raced.races / 10, "{raced:?}");
}

/// Takes the stream away, as a server does that has lost its store.
async fn lose_stream(server: &Server) {
    let context = jetstream::new(server.client().await);
    context.delete_stream("score").await.unwrap();
}

/// Asks whether a log is well until it is not: a write that was stored a moment ago shows that it
/// is.
async fn until_ill(log: &Nats) {
    while log.check().await.is_ok() {
        sleep(ASKS_EVERY).await;
    }
}

/// Asks whether a log is well until it is.
async fn until_well(log: &Nats) {
    while log.check().await.is_err() {
        sleep(ASKS_EVERY).await;
    }
}

#[tokio::test]
async fn a_stream_that_is_gone_is_named_with_advice_and_stays_so_after_tables() {
    log_lines();
    let server = Server::new();
    let log = server.open().await;
    let (record, group) = found(1);
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    lose_stream(&server).await;
    let (loaded, listed, appended, made) = tokio::join!(
        log.load(record.id),
        log.records(),
        log.append(record.id, tail, Batch::default()),
        log.create(found(2).0, group.snapshot()),
    );
    let said = [
        loaded.unwrap_err().to_string(),
        listed.unwrap_err().to_string(),
        appended.unwrap_err().to_string(),
        made.unwrap_err().to_string(),
        log.check().await.unwrap_err().to_string(),
    ];
    for sentence in said {
        assert!(sentence.contains("'score' is gone from NATS"), "{sentence}");
        assert!(sentence.contains("restore a backup"), "{sentence}");
    }
    assert_eq!(lines_with("is gone from NATS").len(), 1);
    // For longer than it takes until one is made anew by which nothing is lost.
    sleep(Duration::from_secs(6)).await;
    assert!(log.check().await.is_err());
    let context = jetstream::new(server.client().await);
    assert!(context.get_stream("score").await.is_err());
    // A relay that starts begins anew.
    until_well(&server.open().await).await;
    until_well(&log).await;
    assert_eq!(log.load(record.id).await, Err(LoadFailure::NoSuchTable));
}

#[tokio::test]
async fn a_stream_that_is_gone_is_made_anew_where_no_table_was_in_it() {
    let server = Server::new();
    let log = server.open().await;
    let (record, group) = found(1);
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    log.remove(record.id, tail).await.unwrap();
    lose_stream(&server).await;
    until_ill(&log).await;
    until_well(&log).await;
    log.create(record, group.snapshot()).await.unwrap();
}

#[tokio::test]
async fn a_stream_that_is_gone_is_made_anew_where_the_operator_wants_it() {
    let server = Server::new();
    let address = format!("{}?remake=yes", server.log()).parse().unwrap();
    let log = Nats::open(&address, &SharedRng::system()).await.unwrap();
    let (record, group) = found(1);
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    lose_stream(&server).await;
    until_ill(&log).await;
    until_well(&log).await;
    assert_eq!(log.load(record.id).await, Err(LoadFailure::NoSuchTable));
    let late = log.append(record.id, tail, Batch::default()).await;
    assert_eq!(late, Err(WriteFailure::Overtaken));
    log.create(record, group.snapshot()).await.unwrap();
}

#[tokio::test]
async fn relays_at_one_stream_have_the_same_tables_and_name_their_engine() {
    let server = Server::new();
    let start = || {
        let log = server.log();
        let arguments = ["--port", "0", "--address", "127.0.0.1", "--log", &log];
        Running::by(program(&arguments))
    };
    let mut one = start();
    let mut ada = one.come(hello(create("Club"), "Ada")).await;
    let other = start();
    let grace = other.come(hello(join("Club"), "Grace")).await;
    assert_eq!(grace.group().table().seats().len(), 2);
    // The other one has the table now.
    ada.send_line("hello").await;
    ada.send_request(score_core::group::request::Request::Lock(true))
        .await;
    assert_eq!(ada.end().await, closed(CloseReason::Trouble));
    let stream = tokio::net::TcpStream::connect(&one.address).await.unwrap();
    let (head, body) = get_over(stream, "/healthz").await;
    assert!(head.starts_with("http/1.1 200"), "{head}");
    assert_eq!(body, "ok\nlog: NATS JetStream\n");
    one.kill();
    let one = start();
    let emmy = one.come(hello(join("Club"), "Emmy")).await;
    assert_eq!(emmy.group().table().seats().len(), 3);
}

/// Has the program fail at its start with this log; its sentence has each of these parts.
async fn refused(log: &str, parts: &[&str]) {
    let log = log.to_owned();
    let started = move || sentence(program(&["--port", "0", "--log", &log]));
    let said = spawn_blocking(started).await.unwrap();
    for part in parts {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(!said.contains("secret"), "{said}");
}

#[tokio::test]
async fn an_address_that_makes_no_sense_is_refused() {
    refused("nats://relay@a", &["cannot be read", "USER:PASSWORD"]).await;
    refused("nats://relay:secret@a:many", &["'a:many' is not a host"]).await;
    refused("nats://a?replicas=2", &["'replicas' is 1, 3 or 5"]).await;
    // A password with characters that part an address.
    refused("nats://relay:pa?secret@a:many", &["'a:many' is not a host"]).await;
    refused("nats://relay:pa:secret?a@a", &["USER:PASSWORD"]).await;
}

#[tokio::test]
async fn a_log_without_a_server_or_an_entrance_is_refused() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let log = format!("nats://relay:secret@{address}");
    refused(
        &log,
        &["no NATS server answers there", &address.to_string()],
    )
    .await;
    let users = "authorization { users: [{ user: relay, password: secret }] }\n";
    let server = Server::with(users);
    refused(&server.log(), &["does not let the relay in"]).await;
    let wrong = format!("nats://relay:other@127.0.0.1:{}", server.port);
    refused(&wrong, &["does not let the relay in", "SCORE_RELAY_LOG"]).await;
    let right = format!("nats://relay:secret@127.0.0.1:{}", server.port);
    let arguments = ["--port", "0", "--address", "127.0.0.1", "--log", &right];
    let running = Running::by(program(&arguments));
    running.come(hello(create("Club"), "Ada")).await;
}

#[tokio::test]
async fn a_server_that_stores_nothing_is_refused() {
    let server = Server::without_jetstream();
    refused(&server.log(), &["JetStream is off there"]).await;
}

#[tokio::test]
async fn a_server_that_takes_small_messages_alone_is_refused() {
    let server = Server::with("max_payload: 1MB\n");
    let parts = ["1048576 bytes", "8388608", "max_payload: 8MB"];
    refused(&server.log(), &parts).await;
}

/// The first line of an earlier server.
const EARLIER: &str = "INFO {\"server_id\":\"A\",\"version\":\"2.11.9\",\"proto\":1,\
    \"host\":\"127.0.0.1\",\"port\":4222,\"headers\":true,\"max_payload\":1048576,\
    \"jetstream\":true}\r\n";

#[tokio::test]
async fn a_server_of_an_earlier_version_is_refused() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let log = format!("nats://{}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        stream.write_all(EARLIER.as_bytes()).await.unwrap();
        let (from, mut to) = stream.split();
        let mut lines = BufReader::new(from).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            if line == "PING" {
                to.write_all(b"PONG\r\n").await.unwrap();
            }
        }
    });
    refused(&log, &["NATS 2.11.9", "2.12"]).await;
}

#[tokio::test]
async fn a_stream_that_is_not_for_a_log_is_refused_and_left_as_it_is() {
    let server = Server::new();
    let context = jetstream::new(server.client().await);
    let others = Config {
        name: "score".to_owned(),
        subjects: vec!["score.>".to_owned()],
        allow_direct: true,
        ..Config::default()
    };
    let made = context.create_stream(others).await.unwrap();
    let parts = [
        "its stream 'score' is not",
        "allow_direct is on",
        "?stream=",
    ];
    refused(&server.log(), &parts).await;
    let mut found = context.get_stream("score").await.unwrap();
    assert_eq!(
        found.info().await.unwrap().config,
        made.cached_info().config
    );
    refused(
        &format!("{}?stream=tables&replicas=3", server.log()),
        &["cannot keep 3 copies"],
    )
    .await;
    // Under another name there is room.
    let other = format!("{}?stream=tables", server.log());
    let arguments = ["--port", "0", "--address", "127.0.0.1", "--log", &other];
    let running = Running::by(program(&arguments));
    running.come(hello(create("Club"), "Ada")).await;
}

/// Has a user send to a subject, at a server with the accounts that operators have, and waits
/// until it is refused.
async fn check_refused(user: &str, port: u16, subject: &'static str) {
    let (refusals, mut refused) = mpsc::unbounded_channel();
    let options = ConnectOptions::with_user_and_password(user.to_owned(), "secret".to_owned());
    let options = options.event_callback(move |event| {
        if matches!(event, Event::ServerError(_)) {
            let _ = refusals.send(());
        }
        async {}
    });
    let client = options.connect(format!("nats://127.0.0.1:{port}")).await;
    let client = client.unwrap();
    client.publish(subject, "".into()).await.unwrap();
    let heard = timeout(HEARS_WITHIN, refused.recv()).await;
    assert_eq!(heard, Ok(Some(())), "{user} {subject}");
}

#[tokio::test]
async fn with_the_accounts_of_operators_relays_work_and_nobody_else_writes() {
    let accounts = PASSWORDS.iter().fold(ACCOUNTS.to_owned(), |text, name| {
        let variable = format!("$SCORE_NATS_{name}_PASSWORD");
        assert!(text.contains(&variable), "{name}");
        text.replace(&variable, "secret")
    });
    let server = Server::with(&accounts);
    let address = format!("nats://relay:secret@127.0.0.1:{}", server.port);
    let (address, rng) = (address.parse().unwrap(), SharedRng::system());
    let log = Nats::open(&address, &rng).await.unwrap();
    let (record, mut group) = found(1);
    let tail = log.create(record.clone(), group.snapshot()).await.unwrap();
    let with = Batch {
        entries: seat(&mut group, &["Ada"]),
        snapshot: Some(group.snapshot()),
        ..Batch::default()
    };
    let tail = log.append(record.id, tail, with).await.unwrap();
    assert_eq!(fold(&stored(&log, record.id).await), group);
    assert_eq!(log.records().await, Ok(vec![record.clone()]));
    assert_eq!(log.check().await, Ok(()));
    log.remove(record.id, tail).await.unwrap();
    for (user, subject) in [
        ("keeper", "score.check"),
        ("keeper", "score.log.0000000000000001"),
        ("relay", "$JS.API.STREAM.DELETE.score"),
        ("relay", "$JS.API.STREAM.PURGE.score"),
        ("relay", "$JS.API.STREAM.UPDATE.score"),
        ("relay", "another"),
    ] {
        check_refused(user, server.port, subject).await;
    }
    let keeper = ConnectOptions::with_user_and_password("keeper".to_owned(), "secret".to_owned());
    let keeper = keeper.connect(server.log()).await.unwrap();
    let streams = jetstream::new(keeper).get_stream("score").await;
    assert_eq!(streams.unwrap().cached_info().state.messages, 3);
}

#[test]
fn a_backup_is_the_engines_own() {
    let refused = output(&["backup", "b", "--log", "nats://localhost"]);
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.contains("nats stream backup"), "{said}");
}

#[tokio::test]
async fn a_record_is_found_by_another_relay() {
    let server = Server::new();
    let (one, other) = (server.open().await, server.open().await);
    let (record, group) = found(1);
    let name = Claim::Name(record.key.clone());
    assert_eq!(
        other.find(name.clone()).await,
        Err(LoadFailure::NoSuchTable)
    );
    one.create(record.clone(), group.snapshot()).await.unwrap();
    assert_eq!(other.find(name).await, Ok(record.clone()));
    let same_code = Record {
        id: TableId(2),
        key: "another".to_owned(),
        ..record
    };
    let taken = other.create(same_code, group.snapshot()).await;
    assert_eq!(taken, Err(CreateFailure::Taken));
}
