//! Log on NATS: conditional writes to the stream, of one message or of several at once. They are
//! repeated until their outcome is known.

use std::sync::atomic::{AtomicU64, Ordering};

use async_nats::client::Request;
use async_nats::header::{
    NATS_BATCH_COMMIT, NATS_BATCH_COMMIT_FINAL, NATS_BATCH_ID, NATS_BATCH_SEQUENCE,
    NATS_EXPECTED_LAST_SUBJECT_SEQUENCE, NATS_EXPECTED_STREAM, NATS_MESSAGE_TTL, NATS_ROLLUP,
};
use async_nats::jetstream::ErrorCode;
use async_nats::jetstream::publish::PublishAck;
use async_nats::jetstream::response::Response;
use async_nats::jetstream::stream::Stream;
use async_nats::{HeaderMap, RequestErrorKind};
use bytes::Bytes;
use rand_core::Rng;

use super::messages::{self, WRITE_ID};
use super::patience::{Patience, in_time};
use super::settings::Connection;
use crate::log::{TableId, Unavailable};
use crate::rng::SharedRng;

/// How long the mark of a removal is stored, in seconds. It is longer than any write to the removed
/// table may be under way.
const REMOVED_FOR_S: u64 = 3_600;

/// The header value with which a message replaces all before it under its subject.
const OF_SUBJECT: &str = "sub";

/// The ids of writes, which are unique.
#[derive(Debug)]
pub(super) struct Ids {
    node: u64,
    given: AtomicU64,
}

impl Ids {
    pub(super) fn new(rng: &SharedRng) -> Ids {
        Ids {
            node: rng.clone().next_u64(),
            given: AtomicU64::new(0),
        }
    }

    pub(super) fn next(&self, TableId(table): TableId) -> String {
        let number = self.given.fetch_add(1, Ordering::Relaxed);
        format!("{table:016x}-{:016x}-{number}", self.node)
    }
}

/// A message that is to be written, conditional on the last one of its subject.
#[derive(Clone, Debug)]
pub(super) struct StreamWrite {
    pub(super) subject: String,
    /// The sequence that the last message of the subject must have, 0: the subject has no message;
    /// `None`: any.
    pub(super) after: Option<u64>,
    pub(super) form: Form,
    pub(super) body: Bytes,
}

/// How a message relates to those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// The message is added after them.
    Next,
    /// The message replaces them.
    Instead,
    /// The message replaces them, and expires by itself.
    Removal,
}

/// How a write has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The write is stored; this is the sequence of its last message.
    Stored(u64),
    /// Another message was the last one of a subject; nothing is stored.
    Refused,
    /// The repeated request was refused. And because of later writes of others it cannot be seen
    /// whether the first one was stored.
    Unclear,
}

/// The outcome of one attempt.
enum Answer {
    Stored(u64),
    Refused,
    /// The request may have been carried out, or may still be.
    Unknown(String),
    /// The request was not carried out, and will not be.
    Failed(String),
}

/// The message that removes the contents of a subject.
pub(super) fn removal(subject: String, after: Option<u64>) -> StreamWrite {
    StreamWrite {
        subject,
        after,
        form: Form::Removal,
        body: Bytes::new(),
    }
}

/// Writes all messages or none, under one id. It repeats the request with the same bytes until the
/// outcome is known. The last of `to_write` belongs to the log. A write that was stored is not
/// stored again, because the subject then has another last message.
pub(super) async fn write(
    connection: &Connection,
    stream: &Stream<()>,
    name: &str,
    id: &str,
    to_write: &[StreamWrite],
) -> Result<Outcome, Unavailable> {
    let mut patience = Patience::new();
    let mut tries = 0;
    loop {
        tries += 1;
        let batch = format!("{id}-{tries}");
        let asked = async {
            match to_write {
                [one] => send(connection, one, headers(name, id, one)).await,
                to_write => ask_all(connection, name, &batch, id, to_write).await,
            }
        };
        let answer = in_time(asked).await;
        let answer = answer.unwrap_or_else(|late| Answer::Unknown(late.to_string()));
        let why = match answer {
            Answer::Stored(sequence) => return Ok(Outcome::Stored(sequence)),
            Answer::Refused if tries == 1 => return Ok(Outcome::Refused),
            Answer::Refused => return outcome_after_refusal(stream, id, to_write).await,
            Answer::Unknown(why) => why,
            Answer::Failed(why) => return Err(Unavailable(why)),
        };
        patience.wait(&why).await?;
    }
}

/// The outcome of a write whose repeated request was refused. If the write was stored, it is the
/// first message after the one that it names.
async fn outcome_after_refusal(
    stream: &Stream<()>,
    id: &str,
    to_write: &[StreamWrite],
) -> Result<Outcome, Unavailable> {
    let log = to_write
        .last()
        .and_then(|one| Some((&one.subject, one.after?)));
    let Some((subject, after)) = log else {
        return Ok(Outcome::Unclear);
    };
    let next = messages::next(stream, subject, after + 1).await?;
    Ok(match next {
        Some(next) if next.is_of(id) => Outcome::Stored(next.sequence),
        Some(next) if !next.is_replacement => Outcome::Refused,
        // The removal of a stored write would have left its mark.
        None => Outcome::Refused,
        Some(_) => Outcome::Unclear,
    })
}

fn headers(name: &str, id: &str, one: &StreamWrite) -> HeaderMap {
    let mut headers = HeaderMap::new();
    headers.insert(WRITE_ID, id);
    headers.insert(NATS_EXPECTED_STREAM, name);
    if let Some(after) = one.after {
        headers.insert(NATS_EXPECTED_LAST_SUBJECT_SEQUENCE, after.to_string());
    }
    if one.form != Form::Next {
        headers.insert(NATS_ROLLUP, OF_SUBJECT);
    }
    if one.form == Form::Removal {
        headers.insert(NATS_MESSAGE_TTL, format!("{REMOVED_FOR_S}s"));
    }
    headers
}

/// Writes several messages as a batch. The server drops a batch that was not complete in time; it
/// is sent anew under another id.
async fn ask_all(
    connection: &Connection,
    name: &str,
    batch: &str,
    id: &str,
    to_write: &[StreamWrite],
) -> Answer {
    let Some((last, before)) = to_write.split_last() else {
        return Answer::Failed("nothing was to be written".to_owned());
    };
    let of_batch = |index: usize, one: &StreamWrite| {
        let mut headers = headers(name, id, one);
        headers.insert(NATS_BATCH_ID, batch);
        headers.insert(NATS_BATCH_SEQUENCE, (index + 1).to_string());
        headers
    };
    for (index, one) in before.iter().enumerate() {
        let headers = of_batch(index, one);
        let client = &connection.client;
        let sent = client.publish_with_headers(one.subject.clone(), headers, one.body.clone());
        if let Err(error) = sent.await {
            return Answer::Unknown(error.to_string());
        }
    }
    let mut headers = of_batch(before.len(), last);
    headers.insert(NATS_BATCH_COMMIT, NATS_BATCH_COMMIT_FINAL);
    send(connection, last, headers).await
}

async fn send(connection: &Connection, one: &StreamWrite, headers: HeaderMap) -> Answer {
    let request = Request::new().headers(headers).payload(one.body.clone());
    let answered = match connection.ask(one.subject.clone(), request).await {
        Ok(answered) => answered,
        Err(error) if error.kind() == RequestErrorKind::MaxPayloadExceeded => {
            return Answer::Failed(error.to_string());
        }
        // One such error says that nobody listens, which may be the time between two leaders.
        Err(error) => return Answer::Unknown(error.to_string()),
    };
    match serde_json::from_slice(&answered.payload) {
        Ok(Response::<PublishAck>::Ok(ack)) => Answer::Stored(ack.sequence),
        Ok(Response::Err { error }) => {
            answer_of_error(error.error_code(), error.code(), error.to_string())
        }
        Err(error) => Answer::Unknown(error.to_string()),
    }
}

/// The meaning of a server's error for a write.
fn answer_of_error(error: ErrorCode, status: usize, why: String) -> Answer {
    match error {
        ErrorCode::STREAM_WRONG_LAST_SEQUENCE => Answer::Refused,
        // Another message under the subject, or this one itself, is on its way to the copies: the
        // outcome is known in a moment.
        ErrorCode::STREAM_WRONG_LAST_SEQUENCE_CONSTANT
        // Some messages of the batch went to a leader that is no longer one.
        | ErrorCode::ATOMIC_PUBLISH_INCOMPLETE_BATCH
        | ErrorCode::ATOMIC_PUBLISH_TOO_MANY_INFLIGHT => Answer::Unknown(why),
        _ if status >= 500 => Answer::Unknown(why),
        _ => Answer::Failed(why),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ_by_table_by_relay_and_by_write() {
        let rng = SharedRng::system();
        let (one, other) = (Ids::new(&rng), Ids::new(&rng));
        let ids = [
            one.next(TableId(1)),
            one.next(TableId(1)),
            one.next(TableId(2)),
            other.next(TableId(1)),
        ];
        for (index, id) in ids.iter().enumerate() {
            assert!(!ids[..index].contains(id), "{ids:?}");
        }
    }

    #[test]
    fn only_a_decision_of_the_server_is_a_refusal() {
        let kind = |code: u64, status: usize| match answer_of_error(
            ErrorCode(code),
            status,
            String::new(),
        ) {
            Answer::Stored(_) => "stored",
            Answer::Refused => "refused",
            Answer::Unknown(_) => "unknown",
            Answer::Failed(_) => "failed",
        };
        for (code, status, expected) in [
            (10071, 400, "refused"),
            (10164, 400, "unknown"),
            (10176, 400, "unknown"),
            (10008, 503, "unknown"),
            (10077, 503, "unknown"),
            (10174, 400, "failed"),
            (10054, 400, "failed"),
        ] {
            assert_eq!(kind(code, status), expected, "{code}");
        }
    }
}
