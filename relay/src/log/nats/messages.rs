//! Messages of the stream, read from its leader: a copy may be behind.

use async_nats::header::NATS_ROLLUP;
use async_nats::jetstream::context::RequestErrorKind;
use async_nats::jetstream::message::StreamMessage;
use async_nats::jetstream::stream::{
    Info, InfoWithSubjects, LastRawMessageErrorKind, RawMessageBuilder, Stream,
};
use bytes::Bytes;
use futures_util::TryStreamExt;

use super::patience::Patience;
use crate::log::Unavailable;

/// Where a message has the id of its write.
pub(super) const WRITE_ID: &str = "Score-Write";

/// A message of the stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Message {
    pub(super) sequence: u64,
    /// The id of the write.
    id: Option<String>,
    /// Nothing: a table was here, or a claim.
    body: Bytes,
    /// Whether it has taken the place of those before it.
    pub(super) is_instead: bool,
}

impl Message {
    /// Whether this write has written it.
    pub(super) fn is_of(&self, id: &str) -> bool {
        self.id.as_deref() == Some(id)
    }

    /// What it says; `None`: what was here is removed.
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
            is_instead: message.headers.get(NATS_ROLLUP).is_some(),
        }
    }
}

/// The last message of a subject; `None`: it has none.
pub(super) async fn last(
    stream: &Stream<()>,
    subject: &str,
) -> Result<Option<Message>, Unavailable> {
    get(|| stream.raw_message_builder().last_by_subject(subject)).await
}

/// The first message of a subject from this sequence on; `None`: it has none there.
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
        match question().send().await {
            Ok(message) => return Ok(Some(message.into())),
            Err(error) if error.kind() == LastRawMessageErrorKind::NoMessageFound => {
                return Ok(None);
            }
            Err(error) => patience.wait(&error.to_string()).await?,
        }
    }
}

/// The subjects that have messages, of those of a pattern.
pub(super) async fn subjects(
    stream: &Stream<()>,
    pattern: &str,
) -> Result<Vec<String>, Unavailable> {
    let mut patience = Patience::new();
    loop {
        let listed = async {
            let all: InfoWithSubjects = stream.info_with_subjects(pattern).await?;
            all.map_ok(|(subject, _)| subject).try_collect().await
        };
        match listed.await {
            Ok(subjects) => return Ok(subjects),
            Err(error) => {
                let error: async_nats::error::Error<RequestErrorKind> = error;
                patience.wait(&error.to_string()).await?;
            }
        }
    }
}

/// Asks the leader once whether it is there.
pub(super) async fn is_there(stream: &Stream<()>) -> Result<(), Unavailable> {
    let info: Result<Info, _> = stream.get_info().await;
    info.map(|_| ())
        .map_err(|error| Unavailable(format!("NATS does not answer ({error})")))
}
