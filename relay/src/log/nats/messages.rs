//! Log on NATS: reads messages of the stream from its leader, because a copy may be out of date.

use async_nats::header::NATS_ROLLUP;
use async_nats::jetstream::message::StreamMessage;
use async_nats::jetstream::stream::{
    InfoWithSubjects, LastRawMessageErrorKind, RawMessageBuilder, Stream,
};
use bytes::Bytes;
use futures_util::TryStreamExt;

use super::patience::{Patience, in_time};
use crate::log::Unavailable;

/// The header with the id of a message's write.
pub(super) const WRITE_ID: &str = "Score-Write";

/// A message of the stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Message {
    pub(super) sequence: u64,
    /// The id of the write.
    id: Option<String>,
    /// The contents; empty if a table or a claim was removed.
    body: Bytes,
    /// Whether the message has replaced the messages before it.
    pub(super) is_replacement: bool,
}

impl Message {
    /// Whether the write with this id has written the message.
    pub(super) fn is_of(&self, id: &str) -> bool {
        self.id.as_deref() == Some(id)
    }

    /// The contents of the message; `None`: the table or the claim that was here is removed.
    pub(super) fn body(&self) -> Option<&Bytes> {
        Some(&self.body).filter(|body| !body.is_empty())
    }
}

impl From<StreamMessage> for Message {
    fn from(message: StreamMessage) -> Message {
        let id = message.headers.get(WRITE_ID);
        Message {
            sequence: message.sequence,
            id: id.map(|id| id.as_str().to_owned()),
            body: message.payload,
            is_replacement: message.headers.get(NATS_ROLLUP).is_some(),
        }
    }
}

/// The last message of a subject; `None`: the subject has no message.
pub(super) async fn last(
    stream: &Stream<()>,
    subject: &str,
) -> Result<Option<Message>, Unavailable> {
    get(|| stream.raw_message_builder().last_by_subject(subject)).await
}

/// The first message of a subject from this sequence on; `None`: there is no such message.
pub(super) async fn next(
    stream: &Stream<()>,
    subject: &str,
    from: u64,
) -> Result<Option<Message>, Unavailable> {
    get(|| {
        let builder = stream.raw_message_builder().sequence(from);
        builder.next_by_subject(subject)
    })
    .await
}

async fn get(question: impl Fn() -> RawMessageBuilder) -> Result<Option<Message>, Unavailable> {
    let mut patience = Patience::new();
    loop {
        match in_time(question().send()).await {
            Ok(Ok(message)) => return Ok(Some(message.into())),
            Ok(Err(error)) if error.kind() == LastRawMessageErrorKind::NoMessageFound => {
                return Ok(None);
            }
            Ok(Err(error)) => patience.wait(&error.to_string()).await?,
            Err(late) => patience.wait(&late.to_string()).await?,
        }
    }
}

/// The subjects of a pattern that have messages.
pub(super) async fn subjects(
    stream: &Stream<()>,
    pattern: &str,
) -> Result<Vec<String>, Unavailable> {
    let mut patience = Patience::new();
    loop {
        match list(stream, pattern).await {
            Ok(subjects) => return Ok(subjects),
            Err(why) => patience.wait(&why).await?,
        }
    }
}

/// Asks for the subjects once, page by page; or returns why that failed.
async fn list(stream: &Stream<()>, pattern: &str) -> Result<Vec<String>, String> {
    let asked = in_time(stream.info_with_subjects(pattern)).await;
    let all: Result<InfoWithSubjects, _> = asked.map_err(|late| late.to_string())?;
    let mut all = all.map_err(|error| error.to_string())?;
    let mut subjects = Vec::new();
    loop {
        let next = in_time(all.try_next()).await;
        let next = next.map_err(|late| late.to_string())?;
        match next.map_err(|error| error.to_string())? {
            Some((subject, _)) => subjects.push(subject),
            None => return Ok(subjects),
        }
    }
}
