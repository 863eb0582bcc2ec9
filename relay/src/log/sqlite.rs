//! Log in one file of SQLite: the thread that does all jobs, and its transactions.
//!
//! One thread writes. It does all waiting jobs in one transaction (group commit) and answers when
//! that is on the disk, so that many tables can share a slow disk.
//!
//! In reading order: `format` (the tables, and migrations of earlier formats), `file` (the lock on
//! the file; opening it), `failure` (why it cannot be opened), `rows` (reading and writing),
//! `tails` (which writes are refused), `cleaning` (deleted data leaves the file), `backup`.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Instant;

use parking_lot::Mutex;
use rusqlite::Connection;
use score_core::group::entry::Snapshot;
use tokio::runtime;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::{
    Batch, Claim, CreateFailure, LoadFailure, Log, Record, Stored, TableId, Tail, Unavailable,
    WriteFailure,
};
use crate::metrics::Metrics;

mod backup;
mod cleaning;
mod failure;
mod file;
mod format;
mod rows;
mod tails;

pub use backup::{BackupFailure, backup};
pub use failure::{OpenFailure, OpenFault};
pub use file::own_folder;

use cleaning::Cleaning;
use file::{Lock, OpenLog};
use tails::Tails;

/// How many jobs may wait for the writer; a table with one more has to wait.
const MAX_WAITING_JOBS: usize = 1_024;

/// How many jobs one transaction does at most.
const MAX_TRANSACTION_JOBS: usize = 256;

/// A log in a file; clones of it are the same log. The file is closed when the last of them is
/// dropped.
#[derive(Clone, Debug)]
pub struct Sqlite(Arc<Writer>);

#[derive(Debug)]
struct Writer {
    /// The queue of jobs; `None` once the last clone is dropped.
    jobs: Option<mpsc::Sender<Job>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

enum Job {
    Create(Record, Snapshot, Answer<Tail, CreateFailure>),
    Append(TableId, Tail, Batch, Answer<Tail, WriteFailure>),
    Remove(TableId, Tail, Answer<(), WriteFailure>),
    Load(TableId, Answer<(Stored, Tail), LoadFailure>),
    Find(Claim, Answer<Record, LoadFailure>),
    Records(Answer<Vec<Record>, LoadFailure>),
    Check(Answer<(), Unavailable>),
}

type Answer<T, E> = oneshot::Sender<Result<T, E>>;

/// A function that sends the outcome of a job, or the failure of its transaction.
type Reply = Box<dyn FnOnce(Result<(), Unavailable>)>;

/// The state of the thread.
struct Worker {
    connection: Connection,
    tails: Tails,
    cleaning: Cleaning,
    metrics: Metrics,
    /// Whether no write has succeeded since the last failure.
    is_failing: bool,
    /// Dropped last: then another relay can open the log.
    _lock: Lock,
}

/// A transaction while its jobs are done.
struct Transaction<'a> {
    connection: &'a Connection,
    tails: &'a mut Tails,
    is_failing: bool,
    done: Done,
}

/// The changes that a transaction has made to the file.
#[derive(Clone, Copy, Debug, Default)]
struct Done {
    /// How many jobs have appended a batch.
    batches: usize,
    has_written: bool,
    has_removed: bool,
}

impl Sqlite {
    /// Opens the log in `file`, which is made if there is none. A file of an earlier format is
    /// brought to [`FORMAT`](crate::version::FORMAT), and a file of another program is not changed.
    /// Only its owner may read it and the files beside it.
    ///
    /// # Errors
    /// When it cannot be opened or written, is no log, or is open in another program: a sentence
    /// that says what to do.
    pub fn open(file: &Path, metrics: Metrics) -> Result<Sqlite, OpenFailure> {
        let OpenLog {
            connection,
            lock,
            is_vacuumed,
        } = file::open(file)?;
        let failed = |error: io::Error| file::failure(file, error.into());
        let worker = Worker {
            cleaning: Cleaning::at_start(&connection, is_vacuumed),
            connection,
            tails: Tails::default(),
            metrics,
            is_failing: false,
            _lock: lock,
        };
        let (jobs, waiting) = mpsc::channel(MAX_WAITING_JOBS);
        let thread = thread::Builder::new()
            .name("log".to_owned())
            .spawn(move || worker.run(waiting))
            .map_err(failed)?;
        Ok(Sqlite(Arc::new(Writer {
            jobs: Some(jobs),
            thread: Mutex::new(Some(thread)),
        })))
    }

    async fn ask<T, E: From<Unavailable>>(
        &self,
        job: impl FnOnce(Answer<T, E>) -> Job,
    ) -> Result<T, E> {
        let ended = || Unavailable("its thread has ended".to_owned());
        let (answer, answered) = oneshot::channel();
        let jobs = self.0.jobs.as_ref().ok_or_else(ended)?;
        jobs.send(job(answer)).await.map_err(|_| ended())?;
        answered.await.map_err(|_| ended())?
    }
}

impl Log for Sqlite {
    const ENGINE: &'static str = "SQLite";

    async fn create(&self, record: Record, first: Snapshot) -> Result<Tail, CreateFailure> {
        self.ask(|answer| Job::Create(record, first, answer)).await
    }

    async fn append(
        &self,
        table: TableId,
        after: Tail,
        batch: Batch,
    ) -> Result<Tail, WriteFailure> {
        self.ask(|answer| Job::Append(table, after, batch, answer))
            .await
    }

    async fn load(&self, table: TableId) -> Result<(Stored, Tail), LoadFailure> {
        self.ask(|answer| Job::Load(table, answer)).await
    }

    async fn find(&self, claim: Claim) -> Result<Record, LoadFailure> {
        self.ask(|answer| Job::Find(claim, answer)).await
    }

    async fn records(&self) -> Result<Vec<Record>, LoadFailure> {
        self.ask(Job::Records).await
    }

    async fn remove(&self, table: TableId, after: Tail) -> Result<(), WriteFailure> {
        self.ask(|answer| Job::Remove(table, after, answer)).await
    }

    async fn check(&self) -> Result<(), Unavailable> {
        self.ask(Job::Check).await
    }
}

impl Drop for Writer {
    /// Waits until the file is closed, so that it can be opened again at once.
    fn drop(&mut self) {
        self.jobs = None;
        let mut thread = self.thread.lock();
        if let Some(thread) = thread.take() {
            // A panic of the thread is already printed on standard error.
            let _ = thread.join();
        }
    }
}

impl Worker {
    /// Does jobs until the last clone of the log is dropped.
    fn run(mut self, mut waiting: mpsc::Receiver<Job>) {
        let timer = runtime::Builder::new_current_thread().enable_time().build();
        let timer = timer.expect("a timer needs nothing of the system");
        let mut jobs = Vec::new();
        loop {
            let received = match self.cleaning.wait(Instant::now()) {
                None => waiting.blocking_recv_many(&mut jobs, MAX_TRANSACTION_JOBS),
                Some(wait) => {
                    let received = async {
                        let received = waiting.recv_many(&mut jobs, MAX_TRANSACTION_JOBS);
                        timeout(wait, received).await
                    };
                    let Ok(received) = timer.block_on(received) else {
                        self.cleaning.go_on(&self.connection);
                        continue;
                    };
                    received
                }
            };
            if received == 0 {
                self.cleaning.clean(&self.connection);
                return;
            }
            self.work(&mut jobs);
        }
    }

    /// Does jobs in one transaction, and sends their outcomes.
    fn work(&mut self, jobs: &mut Vec<Job>) {
        let (replies, outcome) = self.commit(jobs);
        match outcome {
            Ok(done) => {
                self.tails.commit();
                self.is_failing &= !done.has_written;
                if done.batches > 0 {
                    self.metrics.count_commit(done.batches);
                }
                if done.has_removed {
                    self.cleaning.note_removal();
                }
                // The data leaves the file before the outcome confirms a removal.
                self.cleaning.go_on(&self.connection);
            }
            Err(_) => {
                self.tails.roll_back();
                self.is_failing = true;
            }
        }
        let outcome = outcome.map(|_| ());
        for reply in replies {
            reply(outcome.clone());
        }
    }

    /// Does jobs in one transaction. The replies are to be sent after the transaction.
    fn commit(&mut self, jobs: &mut Vec<Job>) -> (Vec<Reply>, Result<Done, Unavailable>) {
        let mut replies = Vec::with_capacity(jobs.len());
        let mut jobs = jobs.drain(..);
        let (tails, is_failing) = (&mut self.tails, self.is_failing);
        let outcome = self.connection.transaction().map_err(Unavailable::from);
        let outcome = outcome.and_then(|of_file| {
            let mut transaction = Transaction {
                connection: &of_file,
                tails,
                is_failing,
                done: Done::default(),
            };
            for job in jobs.by_ref() {
                let (reply, outcome) = job.run(&mut transaction);
                replies.push(reply);
                outcome?;
            }
            let done = transaction.done;
            of_file.commit()?;
            Ok(done)
        });
        // Jobs that were not begun have failed too.
        replies.extend(jobs.map(Job::into_reply));
        (replies, outcome)
    }
}

impl Transaction<'_> {
    fn create(
        &mut self,
        record: &Record,
        first: &Snapshot,
    ) -> Result<Result<Tail, CreateFailure>, Unavailable> {
        if !rows::create(self.connection, record, first)? {
            return Ok(Err(CreateFailure::Taken));
        }
        self.note_batch();
        Ok(Ok(self.tails.advance(record.id)))
    }

    fn append(
        &mut self,
        table: TableId,
        after: Tail,
        batch: &Batch,
    ) -> Result<Result<Tail, WriteFailure>, Unavailable> {
        if !self.tails.is(table, after) || !rows::append(self.connection, table, batch)? {
            return Ok(Err(WriteFailure::Overtaken));
        }
        // An empty batch does not change the file.
        if *batch != Batch::default() {
            self.note_batch();
        }
        Ok(Ok(self.tails.advance(table)))
    }

    fn remove(
        &mut self,
        table: TableId,
        after: Tail,
    ) -> Result<Result<(), WriteFailure>, Unavailable> {
        if !self.tails.is(table, after) || !rows::remove(self.connection, table)? {
            return Ok(Err(WriteFailure::Overtaken));
        }
        self.note_batch();
        self.done.has_removed = true;
        self.tails.remove(table);
        Ok(Ok(()))
    }

    fn load(&mut self, table: TableId) -> Result<(Stored, Tail), LoadFailure> {
        let stored = rows::load(self.connection, table)?;
        Ok((stored, self.tails.of(table)))
    }

    fn check(&mut self) -> Result<(), Unavailable> {
        // As long as all is well, the check writes nothing.
        if !self.is_failing {
            return rows::read_any(self.connection);
        }
        format::write_again(self.connection)?;
        self.done.has_written = true;
        Ok(())
    }

    fn note_batch(&mut self) {
        self.done.batches += 1;
        self.done.has_written = true;
    }
}

impl Job {
    /// Does the job inside a transaction. The outcome is an error if the engine has failed, and
    /// then the whole transaction fails.
    fn run(self, within: &mut Transaction<'_>) -> (Reply, Result<(), Unavailable>) {
        match self {
            Job::Create(record, first, answer) => reply(answer, within.create(&record, &first)),
            Job::Append(table, after, batch, answer) => {
                reply(answer, within.append(table, after, &batch))
            }
            Job::Remove(table, after, answer) => reply(answer, within.remove(table, after)),
            Job::Load(table, answer) => reply(answer, answered(within.load(table))),
            Job::Find(claim, answer) => {
                reply(answer, answered(rows::find(within.connection, &claim)))
            }
            Job::Records(answer) => reply(answer, answered(rows::records(within.connection))),
            Job::Check(answer) => reply(answer, within.check().map(Ok)),
        }
    }

    fn into_reply(self) -> Reply {
        match self {
            Job::Create(_, _, answer) => failed(answer),
            Job::Append(_, _, _, answer) => failed(answer),
            Job::Remove(_, _, answer) => failed(answer),
            Job::Load(_, answer) => failed(answer),
            Job::Find(_, answer) => failed(answer),
            Job::Records(answer) => failed(answer),
            Job::Check(answer) => failed(answer),
        }
    }
}

/// The reply of a job, and how its transaction goes on: only a failure of the engine ends it.
fn reply<T: 'static, E: From<Unavailable> + 'static>(
    answer: Answer<T, E>,
    result: Result<Result<T, E>, Unavailable>,
) -> (Reply, Result<(), Unavailable>) {
    let outcome = result.as_ref().map(|_| ()).map_err(Unavailable::clone);
    let reply = move |outcome: Result<(), Unavailable>| {
        let answered = outcome
            .and(result)
            .unwrap_or_else(|failure| Err(failure.into()));
        // The table that sent the job may have ended.
        let _ = answer.send(answered);
    };
    (Box::new(reply), outcome)
}

fn failed<T: 'static, E: From<Unavailable> + 'static>(answer: Answer<T, E>) -> Reply {
    Box::new(move |outcome| {
        if let Err(failure) = outcome {
            let _ = answer.send(Err(failure.into()));
        }
    })
}

/// The outcome of a read, apart from a failure of the engine.
fn answered<T>(read: Result<T, LoadFailure>) -> Result<Result<T, LoadFailure>, Unavailable> {
    match read {
        Err(LoadFailure::Unavailable(failure)) => Err(failure),
        read => Ok(read),
    }
}

impl From<rusqlite::Error> for Unavailable {
    fn from(error: rusqlite::Error) -> Unavailable {
        Unavailable(error.to_string())
    }
}

impl From<rusqlite::Error> for LoadFailure {
    fn from(error: rusqlite::Error) -> LoadFailure {
        Unavailable::from(error).into()
    }
}
