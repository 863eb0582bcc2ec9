//! Log on NATS JetStream, which several relays can share and which survives the loss of a server.
//!
//! One stream has all tables. The log of a table is one subject of the stream, each message there
//! is one batch, and the tail is the sequence of the last message; every write is conditional on
//! that tail. A batch with a snapshot replaces all messages before it. A claim is a subject with
//! the record of the table that has it; a table is made in one batch with its claims, and removed
//! in one.
//!
//! In reading order: `address` (the servers), `failure` (why the log cannot be opened), `subjects`,
//! `body` (the contents of a message), `patience` (how long a request is repeated), `settings`
//! (connecting, and the stream), `gone` (a stream that is lost), `messages` (reading), `write`,
//! `writes` (whether writes are stored).

use std::collections::BTreeMap;
use std::sync::Arc;

use async_nats::Client;
use async_nats::jetstream::stream::Stream;
use bytes::Bytes;
use parking_lot::Mutex;
use score_core::group::entry::Snapshot;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tracing::warn;

use super::{
    Batch, Claim, CreateFailure, LoadFailure, Log, Record, Stored, TableId, Tail, Unavailable,
    WriteFailure,
};
use crate::rng::SharedRng;

mod address;
mod body;
mod failure;
mod lost_stream;
mod messages;
mod patience;
mod settings;
mod subjects;
mod write;
mod write_evidence;

pub use address::{Address, AddressFault};
pub use failure::{OpenFailure, OpenFault};

use body::{Body, SnapshotContext, json, read};
use lost_stream::{Failure, StreamWatch};
use patience::Patience;
use settings::Connection;
use subjects::Subjects;
use write::{Form, Ids, Outcome, StreamWrite, removal};
use write_evidence::{Trials, WriteEvidence};

/// How many tables, or records, are read at once. The server queues 10,000 requests of all relays
/// together, and drops the others.
const MAX_READS: usize = 64;

/// How many single messages are written at once; the others wait here, where there is no time
/// limit.
const MAX_APPENDS: usize = 64;

/// How many batches are written at once: a stream accepts 50 of all relays together, and refuses
/// the others.
const MAX_BATCHES: usize = 16;

/// How many contexts of tables are kept in memory for their next snapshots. Others are read from
/// the log.
const MAX_CONTEXTS: usize = 4_096;

/// A log on NATS JetStream; clones of it are the same log.
#[derive(Clone, Debug)]
pub struct Nats(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    connection: Connection,
    address: Address,
    stream: Stream<()>,
    subjects: Subjects,
    ids: Ids,
    reads: Semaphore,
    appends: Semaphore,
    batches: Semaphore,
    /// The context that a snapshot of each table needs, and the tail at which it is valid.
    contexts: Mutex<BTreeMap<TableId, (Tail, SnapshotContext)>>,
    writes: WriteEvidence,
    trials: Trials,
    watch: StreamWatch,
}

impl Nats {
    /// Opens the log at an address. Its stream is made if there is none.
    ///
    /// # Errors
    /// When no server accepts the connection or is suitable for a log, or when the stream has other
    /// settings: a sentence that says what to do.
    pub async fn open(address: &Address, rng: &SharedRng) -> Result<Nats, OpenFailure> {
        let failed = |fault| OpenFailure {
            address: address.to_string(),
            fault,
        };
        let connection = settings::connect(address).await.map_err(failed)?;
        let stream = settings::open(&connection.client, address).await;
        let stream = stream.map_err(failed)?;
        Ok(Nats(Arc::new(Inner {
            connection,
            address: address.clone(),
            stream,
            subjects: Subjects::of(&address.stream),
            ids: Ids::new(rng),
            reads: Semaphore::new(MAX_READS),
            appends: Semaphore::new(MAX_APPENDS),
            batches: Semaphore::new(MAX_BATCHES),
            contexts: Mutex::default(),
            writes: WriteEvidence::default(),
            trials: Trials::default(),
            watch: StreamWatch::default(),
        })))
    }

    /// The client of the NATS servers, for messages between relays.
    pub fn client(&self) -> Client {
        self.0.connection.client.clone()
    }

    /// The subject of the heartbeats of relays, which does not belong to the stream.
    pub fn heartbeats(&self) -> String {
        self.0.subjects.heartbeats()
    }
}

impl Log for Nats {
    const ENGINE: &'static str = "NATS JetStream";

    async fn create(&self, record: Record, first: Snapshot) -> Result<Tail, CreateFailure> {
        let table = record.id;
        let created = self.0.report_loss(self.0.create(record, first).await).await;
        if created.is_ok() {
            self.0.watch.see(table);
        }
        created
    }

    async fn append(
        &self,
        table: TableId,
        after: Tail,
        batch: Batch,
    ) -> Result<Tail, WriteFailure> {
        let appended = self
            .0
            .report_loss(self.0.append(table, after, batch).await)
            .await;
        self.0.forget_if_failed(table, &appended);
        appended
    }

    async fn load(&self, table: TableId) -> Result<(Stored, Tail), LoadFailure> {
        let loaded = self.0.report_loss(self.0.load(table).await).await;
        if let Ok((stored, tail)) = &loaded {
            self.0.watch.see(table);
            self.0.keep(table, *tail, SnapshotContext::from(stored));
        }
        loaded
    }

    async fn find(&self, claim: Claim) -> Result<Record, LoadFailure> {
        let subject = self.0.subjects.claim(&claim);
        let record = self.0.report_loss(self.0.record(&subject).await).await?;
        let record = record.filter(|record| record.has(&claim));
        let record = record.ok_or(LoadFailure::NoSuchTable)?;
        self.0.watch.see(record.id);
        Ok(record)
    }

    async fn records(&self) -> Result<Vec<Record>, LoadFailure> {
        let pattern = self.0.subjects.names();
        let subjects = messages::subjects(&self.0.stream, &pattern).await;
        let subjects = self.0.report_loss(subjects).await?;
        let mut reads = JoinSet::new();
        for subject in subjects {
            let log = self.0.clone();
            reads.spawn(async move { (log.record(&subject).await, subject) });
        }
        let mut records = Vec::new();
        while let Some(read) = reads.join_next().await {
            let (read, subject) = read.map_err(|error| Unavailable(error.to_string()))?;
            match read {
                Ok(record) => records.extend(record),
                // An unreadable claim must not hide the others. Its contents may have names, and
                // are not logged.
                Err(LoadFailure::Unreadable(_)) => warn!(subject, "a claim cannot be read"),
                Err(failure) => return Err(failure),
            }
        }
        records.sort_by_key(|record| record.id);
        self.0.watch.see_all(records.iter().map(|record| record.id));
        Ok(records)
    }

    async fn remove(&self, table: TableId, after: Tail) -> Result<(), WriteFailure> {
        let removed = self.0.report_loss(self.0.remove(table, after).await).await;
        if removed.is_ok() {
            self.0.watch.forget(table);
        }
        self.0.forget_if_failed(table, &removed);
        removed
    }

    async fn check(&self) -> Result<(), Unavailable> {
        if self.0.writes.are_stored() {
            return Ok(());
        }
        let log = self.0.clone();
        let trying = async move {
            log.watch.check(&log.connection, &log.address).await?;
            log.write_test_message().await
        };
        self.0.trials.ask(&self.0.writes, trying).await
    }
}

impl Inner {
    /// Replaces a failure of the engine by an error that says that the stream is lost, if it is.
    async fn report_loss<T, E: Failure>(&self, outcome: Result<T, E>) -> Result<T, E> {
        match outcome {
            Err(failure) if failure.is_engines() => {
                self.watch.check(&self.connection, &self.address).await?;
                Err(failure)
            }
            outcome => outcome,
        }
    }

    async fn create(&self, record: Record, first: Snapshot) -> Result<Tail, CreateFailure> {
        let (table, id) = (record.id, self.ids.next(record.id));
        let claims = self.subjects.claims(&record);
        let claimed = json(&record)?;
        let first = json(&Body::first(record.clone(), first))?;
        let log = self.subjects.log(table);
        let claims = claims
            .into_iter()
            .map(|subject| first_message(subject, claimed.clone()));
        let mut to_write: Vec<StreamWrite> =
            claims.chain([first_message(log.clone(), first)]).collect();
        let mut patience = Patience::new();
        loop {
            let written = self.write(&id, &to_write).await?;
            if let Outcome::Stored(sequence) = written {
                self.keep(table, Tail(sequence), SnapshotContext::of(record));
                return Ok(Tail(sequence));
            }
            // A subject has a message: the mark of a removed table, or another table.
            let writes_after = (0..to_write.len() as u64).rev();
            for (write, writes_after) in to_write.iter_mut().zip(writes_after) {
                let last = messages::last(&self.stream, &write.subject).await?;
                if let Some(last) = last.as_ref().filter(|last| last.body().is_some()) {
                    if !last.is_of(&id) {
                        return Err(CreateFailure::Taken);
                    }
                    // The answer was lost. The messages of a batch have consecutive sequences.
                    return Ok(Tail(last.sequence + writes_after));
                }
                write.after = Some(last.map_or(0, |last| last.sequence));
            }
            // Perhaps the table was made, and other relays have removed it: then it must not be
            // made again.
            if written == Outcome::Unclear {
                return Err(unclear().into());
            }
            patience.wait("others have made and removed it").await?;
        }
    }

    async fn append(
        &self,
        table: TableId,
        after: Tail,
        mut batch: Batch,
    ) -> Result<Tail, WriteFailure> {
        let mut context = self.known_context(table, after);
        if context.is_none() && batch.snapshot.is_some() {
            context = Some(self.context(table, after).await?);
        }
        if let Some(context) = &mut context {
            context.note(&batch);
        }
        let (form, body) = match (batch.snapshot.take(), &context) {
            (Some(snapshot), Some(context)) => {
                let whole = Body::whole(batch.entries, snapshot, context.clone());
                (Form::Instead, whole)
            }
            _ => (Form::Next, Body::batch(batch)),
        };
        let write = StreamWrite {
            subject: self.subjects.log(table),
            after: Some(after.0),
            form,
            body: json(&body)?,
        };
        match self.write(&self.ids.next(table), &[write]).await? {
            Outcome::Stored(sequence) => {
                if let Some(context) = context {
                    self.keep(table, Tail(sequence), context);
                }
                Ok(Tail(sequence))
            }
            Outcome::Refused => Err(WriteFailure::Overtaken),
            Outcome::Unclear => Err(unclear().into()),
        }
    }

    async fn remove(&self, table: TableId, after: Tail) -> Result<(), WriteFailure> {
        let context = match self.known_context(table, after) {
            Some(context) => context,
            None => self.context(table, after).await?,
        };
        // As long as the tail is `after`, the claims belong to this table.
        let claims = self.subjects.claims(&context.record).into_iter();
        let claims = claims.map(|subject| removal(subject, None));
        let log = removal(self.subjects.log(table), Some(after.0));
        let to_write: Vec<StreamWrite> = claims.chain([log]).collect();
        match self.write(&self.ids.next(table), &to_write).await? {
            Outcome::Stored(_) => Ok(()),
            Outcome::Refused => Err(WriteFailure::Overtaken),
            Outcome::Unclear => Err(unclear().into()),
        }
    }

    /// Reads all messages of a table, from the first one on. Meanwhile others may write, and a
    /// snapshot may replace messages that were not read yet: then the snapshot is read.
    async fn load(&self, table: TableId) -> Result<(Stored, Tail), LoadFailure> {
        let _permit = self.reads.acquire().await.map_err(ended)?;
        let subject = self.subjects.log(table);
        let (mut stored, mut tail) = (None, 0);
        while let Some(message) = messages::next(&self.stream, &subject, tail + 1).await? {
            tail = message.sequence;
            stored = match message.body() {
                Some(body) => Some(read::<Body>(body)?.add_to(stored)?),
                None => None,
            };
        }
        let stored = stored.ok_or(LoadFailure::NoSuchTable)?;
        Ok((stored, Tail(tail)))
    }

    /// Takes the context that a snapshot or a removal needs out of memory, if it is there.
    fn known_context(&self, table: TableId, after: Tail) -> Option<SnapshotContext> {
        let (tail, context) = self.contexts.lock().remove(&table)?;
        (tail == after).then_some(context)
    }

    /// Reads the context that a snapshot or a removal needs from the log. The table's tail is still
    /// `after`.
    async fn context(&self, table: TableId, after: Tail) -> Result<SnapshotContext, WriteFailure> {
        match self.load(table).await {
            Ok((stored, tail)) if tail == after => Ok(SnapshotContext::from(&stored)),
            Ok(_) | Err(LoadFailure::NoSuchTable) => Err(WriteFailure::Overtaken),
            Err(LoadFailure::Unreadable(why)) => Err(Unavailable(why).into()),
            Err(LoadFailure::Unavailable(failure)) => Err(failure.into()),
        }
    }

    /// The record that a claim has stored under this subject, if there is one.
    async fn record(&self, subject: &str) -> Result<Option<Record>, LoadFailure> {
        let _permit = self.reads.acquire().await.map_err(ended)?;
        let last = messages::last(&self.stream, subject).await?;
        let body = last.as_ref().and_then(|last| last.body());
        body.map(|body| read(body)).transpose()
    }

    async fn write(&self, id: &str, to_write: &[StreamWrite]) -> Result<Outcome, Unavailable> {
        let places = match to_write {
            [_] => &self.appends,
            _ => &self.batches,
        };
        let under_way = self.writes.begin();
        let _permit = places.acquire().await.map_err(ended)?;
        let written = write::write(
            &self.connection,
            &self.stream,
            &self.address.stream,
            id,
            to_write,
        )
        .await;
        under_way.ends(&written);
        written
    }

    /// Writes a message that nobody reads, to check whether the stream can be written.
    async fn write_test_message(&self) -> Result<(), Unavailable> {
        let write = StreamWrite {
            subject: self.subjects.check(),
            after: None,
            form: Form::Instead,
            body: Bytes::from_static(b"{}"),
        };
        let id = self.ids.next(TableId(0));
        self.write(&id, &[write]).await.map(|_| ())
    }

    fn keep(&self, table: TableId, tail: Tail, context: SnapshotContext) {
        let mut contexts = self.contexts.lock();
        if contexts.len() >= MAX_CONTEXTS {
            // The public groups have the lowest ids, and are always in use.
            contexts.pop_last();
        }
        contexts.insert(table, (tail, context));
    }

    /// Forgets the context of a table after a failure, so that it is read anew.
    fn forget_if_failed<T>(&self, table: TableId, written: &Result<T, WriteFailure>) {
        if written.is_err() {
            self.contexts.lock().remove(&table);
        }
    }
}

/// A message for a subject that has none yet.
fn first_message(subject: String, body: Bytes) -> StreamWrite {
    StreamWrite {
        subject,
        after: Some(0),
        form: Form::Instead,
        body,
    }
}

fn unclear() -> Unavailable {
    Unavailable("others have written since NATS was asked, and it had not answered".to_owned())
}

fn ended(error: tokio::sync::AcquireError) -> Unavailable {
    Unavailable(error.to_string())
}
