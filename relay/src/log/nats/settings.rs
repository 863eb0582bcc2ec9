//! Log on NATS: connects to the servers, and makes or checks the stream with its settings.

use std::collections::HashMap;
use std::time::Duration;

use async_nats::client::{Request, RequestError, RequestErrorKind};
use async_nats::jetstream::context::{ContextBuilder, RequestErrorKind as JetStreamErrorKind};
use async_nats::jetstream::response::Response;
use async_nats::jetstream::stream::{
    Config, DiscardPolicy, Info, PersistenceMode, RetentionPolicy, StorageType, Stream,
};
use async_nats::jetstream::{Context, ErrorCode};
use async_nats::{Client, ConnectOptions, Event, Message};
use serde::Serialize;
use tokio::sync::watch;
use tracing::{info, warn};

use super::address::Address;
use super::failure::OpenFault;
use super::patience::{ANSWER_WITHIN_MS, Patience, in_time};
use super::subjects::Subjects;

/// The oldest version of a server, by its first two numbers: the first version with atomic batches.
const MIN_SERVER: (i64, i64) = (2, 12);

/// The size of messages that the server and the stream must accept, in bytes. It is the longest
/// frame to a page, so that the snapshot of a large table fits.
const MESSAGE_BYTES: usize = 8 * 1_024 * 1_024;

/// How long a server may take to accept the connection, in milliseconds.
const CONNECT_WITHIN_MS: u64 = 5_000;

/// How many servers of a cluster store everything by default.
const REPLICAS: usize = 3;

/// The key of the metadata with the format of the messages.
const FORMAT_KEY: &str = "score-log-format";

/// The format of messages that this relay reads and writes.
const FORMAT: &str = "1";

/// A connection to one server after the other.
#[derive(Clone, Debug)]
pub(super) struct Connection {
    pub(super) client: Client,
    /// How often the connection was lost.
    lost: watch::Receiver<u64>,
}

impl Connection {
    /// Sends a request, and waits for the answer as long as one can be expected.
    ///
    /// # Errors
    /// When no answer came: the request may have been carried out, or may still be.
    pub(super) async fn ask(
        &self,
        subject: String,
        request: Request,
    ) -> Result<Message, RequestError> {
        let mut lost = self.lost.clone();
        lost.mark_unchanged();
        let within = Some(Duration::from_millis(ANSWER_WITHIN_MS));
        let asked = self.client.send_request(subject, request.timeout(within));
        tokio::select! {
            answered = asked => answered,
            // The answer was lost with the connection.
            Ok(()) = lost.changed() => Err(RequestError::with_source(
                RequestErrorKind::Other,
                "the connection was lost",
            )),
        }
    }
}

/// Connects to a server.
pub(super) async fn connect(address: &Address) -> Result<Connection, OpenFault> {
    let (losses, lost) = watch::channel(0);
    let options = ConnectOptions::new()
        .name("score-relay")
        // This also holds for servers that are learned from others, without a scheme.
        .require_tls(address.requires_tls())
        .connection_timeout(Duration::from_millis(CONNECT_WITHIN_MS))
        .event_callback(move |event| {
            if event == Event::Disconnected {
                losses.send_modify(|times| *times += 1);
            }
            log_event(&event);
            async {}
        });
    let options = match &address.account {
        Some(account) => options.user_and_password(account.user.clone(), account.password.clone()),
        None => options,
    };
    let client = options.connect(address.servers.as_slice()).await?;
    let server = client.server_info();
    if !client.is_server_compatible(MIN_SERVER.0, MIN_SERVER.1, 0) {
        return Err(OpenFault::Old(server.version));
    }
    if server.max_payload < MESSAGE_BYTES {
        return Err(OpenFault::SmallMessages(server.max_payload, MESSAGE_BYTES));
    }
    Ok(Connection { client, lost })
}

/// Logs events of the connection for the operator.
fn log_event(event: &Event) {
    match event {
        Event::Connected => info!("connected to NATS"),
        event => warn!(%event, "the connection to NATS"),
    }
}

/// Opens the stream, which is made if there is none.
pub(super) async fn open(client: &Client, address: &Address) -> Result<Stream<()>, OpenFault> {
    let name = &address.stream;
    let context = ContextBuilder::new()
        .timeout(Duration::from_millis(ANSWER_WITHIN_MS))
        .build(client.clone());
    let is_cluster = client.server_info().cluster.is_some();
    let replicas = address
        .replicas
        .unwrap_or(if is_cluster { REPLICAS } else { 1 });
    let wanted = config(name, replicas);
    let found = match ask(&context, "INFO", name, &(), replicas).await? {
        Some(found) => found,
        None => {
            let made = ask(&context, "CREATE", name, &wanted, replicas).await?;
            let unknown = || OpenFault::Refused(name.clone(), "it was not made".to_owned());
            made.ok_or_else(unknown)?
        }
    };
    let replicas = address.replicas;
    let mut faults = differences(&found.config, &wanted, replicas);
    faults.extend(small_messages(&found.config));
    if !faults.is_empty() {
        return Err(OpenFault::OtherSettings(name.clone(), faults.join(", ")));
    }
    let stream = context.get_stream_no_info(name).await;
    stream.map_err(|error| OpenFault::Refused(name.clone(), error.to_string()))
}

/// Requests the facts about a stream, or its creation; `None`: there is none.
async fn ask(
    context: &Context,
    what: &str,
    name: &str,
    payload: &impl Serialize,
    replicas: usize,
) -> Result<Option<Info>, OpenFault> {
    let has_jetstream = context.client().server_info().jetstream;
    let mut patience = Patience::new();
    loop {
        let asked = context.request(format!("STREAM.{what}.{name}"), payload);
        let (fault, why) = match in_time(asked).await {
            Ok(Ok(Response::Ok(info))) => return Ok(Some(info)),
            Ok(Ok(Response::Err { error })) => match error.error_code() {
                ErrorCode::STREAM_NOT_FOUND => return Ok(None),
                // The servers of the stream are just starting.
                ErrorCode::CLUSTER_NOT_AVAILABLE => (
                    OpenFault::Refused(name.to_owned(), error.to_string()),
                    error.to_string(),
                ),
                _ => return Err(OpenFault::of(name, replicas, &error)),
            },
            Ok(Err(error)) if error.kind() == JetStreamErrorKind::NoResponders => {
                if !has_jetstream {
                    return Err(OpenFault::NoJetStream);
                }
                (OpenFault::NoJetStream, error.to_string())
            }
            Ok(Err(error)) => (
                OpenFault::Refused(name.to_owned(), error.to_string()),
                error.to_string(),
            ),
            Err(late) => (
                OpenFault::Refused(name.to_owned(), late.to_string()),
                late.to_string(),
            ),
        };
        patience.wait(&why).await.map_err(|_| fault)?;
    }
}

/// The settings of a stream for a log.
fn config(name: &str, replicas: usize) -> Config {
    Config {
        name: name.to_owned(),
        description: Some("Tables of Score; written by its relays alone".to_owned()),
        subjects: vec![Subjects::of(name).all()],
        retention: RetentionPolicy::Limits,
        storage: StorageType::File,
        num_replicas: replicas,
        // If there is a limit after all, new messages are refused and no old ones are dropped.
        discard: DiscardPolicy::New,
        // A snapshot replaces the messages before it, and a removal replaces the table.
        allow_rollup: true,
        // The mark of a removal expires by itself.
        allow_message_ttl: true,
        // A table is made with its claims.
        allow_atomic_publish: true,
        // A copy may be out of date, so it is not asked.
        allow_direct: false,
        metadata: HashMap::from([(FORMAT_KEY.to_owned(), FORMAT.to_owned())]),
        ..Config::default()
    }
}

/// The settings of a stream that are wrong, in the words of the server's configuration.
fn differences(found: &Config, wanted: &Config, replicas: Option<usize>) -> Vec<String> {
    let format = found.metadata.get(FORMAT_KEY).map(String::as_str);
    let is_kept = found.max_age.is_zero()
        && found.max_messages <= 0
        && found.max_messages_per_subject <= 0
        && found.retention == wanted.retention;
    let is_own = found.mirror.is_none() && found.sources.as_ref().is_none_or(Vec::is_empty);
    let is_as_sent = found.subject_transform.is_none() && found.republish.is_none();
    let is_written = found.storage == wanted.storage
        && found.persist_mode != Some(PersistenceMode::Async)
        && !found.no_ack
        && !found.sealed;
    let expected_replicas = replicas.unwrap_or(found.num_replicas);
    let checks = [
        (
            found.subjects == wanted.subjects,
            "its subjects are not its own",
        ),
        (
            is_kept,
            "it forgets messages (max_age, max_msgs, retention)",
        ),
        (found.discard == wanted.discard, "discard is not new"),
        (is_own, "it copies another stream"),
        (is_as_sent, "it changes subjects or sends messages on"),
        (
            is_written,
            "it does not write each message to a file and say so",
        ),
        (
            found.allow_rollup && !found.deny_purge,
            "allow_rollup_hdrs is off, or deny_purge on",
        ),
        (found.allow_message_ttl, "allow_msg_ttl is off"),
        (found.allow_atomic_publish, "allow_atomic is off"),
        (!found.allow_direct, "allow_direct is on"),
        (
            format == Some(FORMAT),
            "its messages are of another program or another version",
        ),
        (
            found.num_replicas == expected_replicas,
            "it has another number of copies than ?replicas= says",
        ),
    ];
    let broken = checks.into_iter().filter(|(is_kept, _)| !is_kept);
    broken.map(|(_, what)| what.to_owned()).collect()
}

/// The sentence about a stream whose limit on the size of messages is too small.
fn small_messages(found: &Config) -> Option<String> {
    // A missing value and -1 mean no limit.
    let limit = usize::try_from(found.max_message_size).ok();
    let limit = limit.filter(|limit| (1..MESSAGE_BYTES).contains(limit))?;
    Some(format!(
        "it takes messages of {limit} bytes at most (max_msg_size), and {MESSAGE_BYTES} are needed"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_as_a_relay_makes_it_is_one_for_a_log() {
        let wanted = config("score", 3);
        assert_eq!(differences(&wanted, &wanted, None), [""; 0]);
        // As a server reports it.
        let found = Config {
            max_messages: -1,
            max_messages_per_subject: -1,
            max_bytes: 1_000_000_000,
            ..wanted.clone()
        };
        assert_eq!(differences(&found, &wanted, Some(3)), [""; 0]);
    }

    #[test]
    fn a_stream_must_take_the_largest_messages() {
        let of = |max_message_size| {
            small_messages(&Config {
                max_message_size,
                ..config("score", 3)
            })
        };
        for enough in [-1, 0, 8_388_608, i32::MAX] {
            assert_eq!(of(enough), None, "{enough}");
        }
        let said = of(1_048_576).unwrap();
        assert!(said.contains("1048576 bytes") && said.contains("8388608"));
    }

    #[test]
    fn each_setting_that_could_lose_something_is_named() {
        let wanted = config("score", 3);
        type Change = fn(&mut Config);
        let changes: [(Change, &str); 9] = [
            (|it| it.subjects = vec!["other.>".to_owned()], "subjects"),
            (|it| it.max_age = Duration::from_secs(1), "max_age"),
            (|it| it.discard = DiscardPolicy::Old, "discard"),
            (|it| it.storage = StorageType::Memory, "file"),
            (|it| it.deny_purge = true, "deny_purge"),
            (|it| it.allow_atomic_publish = false, "allow_atomic"),
            (|it| it.allow_direct = true, "allow_direct"),
            (|it| it.metadata.clear(), "another version"),
            (|it| it.num_replicas = 1, "?replicas="),
        ];
        for (change, word) in changes {
            let mut found = wanted.clone();
            change(&mut found);
            let others = differences(&found, &wanted, Some(3));
            assert_eq!(others.len(), 1, "{others:?}");
            assert!(others[0].contains(word), "{others:?}");
        }
    }
}
