//! A log in one file of SQLite.
//!
//! One thread writes. It does all waiting jobs in one transaction (group commit) and
//! answers when that is on the disk, so that all tables share a slow disk.
//!
//! In reading order: `format` (the tables, and how earlier ones become these),
//! `file` (who owns the file; opening it), `failure` (why it cannot be opened),
//! `rows` (reading and writing), `cleaning` (deleted data leaves the file), `backup`.

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

use super::{Batch, Log, LogFailure, Record, Stored, TableId};
use crate::metrics::Metrics;

mod backup;
mod cleaning;
mod failure;
mod file;
mod format;
mod rows;

pub use backup::{BackupFailure, backup};
pub use failure::{OpenFailure, OpenFault};
pub use file::own_folder;

use cleaning::Cleaning;
use file::{Lock, Opened};

/// How many jobs may wait for the writer; a table with another one waits.
const MAX_WAITING_JOBS: usize = 1_024;

/// How many jobs one transaction does at most.
const MAX_TRANSACTION_JOBS: usize = 256;

/// A log in a file; clones of it are the same log. The file is closed with the
/// last of them.
#[derive(Clone, Debug)]
pub struct Sqlite(Arc<Writer>);

#[derive(Debug)]
struct Writer {
    /// `None` once the last clone goes.
    jobs: Option<mpsc::Sender<Job>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

enum Job {
    Create(Record, Snapshot, Answer<()>),
    Append(TableId, Batch, Answer<()>),
    Remove(TableId, Answer<()>),
    Load(TableId, Answer<Stored>),
    Records(Answer<Vec<Record>>),
    Check(Answer<()>),
}

type Answer<T> = oneshot::Sender<Result<T, LogFailure>>;

/// Sends the outcome of a job, or that its transaction has failed.
type Reply = Box<dyn FnOnce(Result<(), LogFailure>)>;

/// What the thread works with.
struct Worker {
    connection: Connection,
    cleaning: Cleaning,
    metrics: Metrics,
    /// Whether nothing has been written since the last failure.
    is_failing: bool,
    /// Dropped last: then another relay can open the log.
    _lock: Lock,
}

/// What a transaction has done to the file.
#[derive(Clone, Copy, Debug, Default)]
struct Done {
    has_written: bool,
    has_removed: bool,
}

impl Sqlite {
    /// The log in `file`, which is made where there is none. A file of an earlier format is
    /// brought to [`FORMAT`](crate::version::FORMAT), and none that is not a relay's is changed.
    /// Only its owner may read it and what is beside it.
    ///
    /// # Errors
    /// Where it cannot be opened or written, is no log, or another program has
    /// it: a sentence that says what to do.
    pub fn open(file: &Path, metrics: Metrics) -> Result<Sqlite, OpenFailure> {
        let Opened {
            connection,
            lock,
            is_vacuumed,
        } = file::open(file)?;
        let failed = |error: io::Error| file::failure(file, error.into());
        let worker = Worker {
            cleaning: Cleaning::at_start(&connection, is_vacuumed),
            connection,
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

    async fn ask<T>(&self, job: impl FnOnce(Answer<T>) -> Job) -> Result<T, LogFailure> {
        let ended = || LogFailure::Engine("its thread has ended".to_owned());
        let (answer, answered) = oneshot::channel();
        let jobs = self.0.jobs.as_ref().ok_or_else(ended)?;
        jobs.send(job(answer)).await.map_err(|_| ended())?;
        answered.await.map_err(|_| ended())?
    }
}

impl Log for Sqlite {
    async fn create(&self, record: Record, first: Snapshot) -> Result<(), LogFailure> {
        self.ask(|answer| Job::Create(record, first, answer)).await
    }

    async fn append(&self, table: TableId, batch: Batch) -> Result<(), LogFailure> {
        self.ask(|answer| Job::Append(table, batch, answer)).await
    }

    async fn load(&self, table: TableId) -> Result<Stored, LogFailure> {
        self.ask(|answer| Job::Load(table, answer)).await
    }

    async fn records(&self) -> Result<Vec<Record>, LogFailure> {
        self.ask(Job::Records).await
    }

    async fn remove(&self, table: TableId) -> Result<(), LogFailure> {
        self.ask(|answer| Job::Remove(table, answer)).await
    }

    async fn check(&self) -> Result<(), LogFailure> {
        self.ask(Job::Check).await
    }
}

impl Drop for Writer {
    /// Waits until the file is closed, so that it can be opened again at once.
    fn drop(&mut self) {
        self.jobs = None;
        let mut thread = self.thread.lock();
        if let Some(thread) = thread.take() {
            // Standard error has a panic of the thread.
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
        let batches = jobs.iter().filter(|job| job.is_batch()).count();
        let (replies, outcome) = self.commit(jobs);
        match outcome {
            Ok(done) => {
                self.is_failing &= !done.has_written;
                if batches > 0 {
                    self.metrics.count_commit(batches);
                }
                if done.has_removed {
                    self.cleaning.note_removal();
                }
                // Before the outcome says that something is deleted.
                self.cleaning.go_on(&self.connection);
            }
            Err(_) => self.is_failing = true,
        }
        let outcome = outcome.map(|_| ());
        for reply in replies {
            reply(outcome.clone());
        }
    }

    /// Does jobs in one transaction. The replies are for after it.
    fn commit(&mut self, jobs: &mut Vec<Job>) -> (Vec<Reply>, Result<Done, LogFailure>) {
        let mut replies = Vec::with_capacity(jobs.len());
        let mut jobs = jobs.drain(..);
        let mut done = Done::default();
        let is_failing = self.is_failing;
        let outcome = self.connection.transaction().map_err(LogFailure::from);
        let outcome = outcome.and_then(|transaction| {
            for job in jobs.by_ref() {
                let (reply, outcome) = job.run(&transaction, is_failing, &mut done);
                replies.push(reply);
                outcome?;
            }
            transaction.commit().map_err(LogFailure::from)
        });
        // Those that were not begun have failed too.
        replies.extend(jobs.map(Job::into_reply));
        (replies, outcome.map(|()| done))
    }
}

impl Job {
    /// Whether it adds to the log.
    fn is_batch(&self) -> bool {
        matches!(self, Job::Create(..) | Job::Append(..) | Job::Remove(..))
    }

    /// Does the job inside a transaction, and notes in `done` what it has done. The
    /// outcome is an error where the engine failed, and so the whole transaction.
    fn run(
        self,
        connection: &Connection,
        is_failing: bool,
        done: &mut Done,
    ) -> (Reply, Result<(), LogFailure>) {
        done.has_written |= self.is_batch();
        let mut note = |has_removed| done.has_removed |= has_removed;
        match self {
            Job::Create(record, first, answer) => {
                let created = rows::create(connection, &record, &first);
                reply(answer, created.map(&mut note))
            }
            Job::Append(table, batch, answer) => {
                reply(answer, rows::append(connection, table, &batch))
            }
            Job::Remove(table, answer) => {
                let removed = rows::remove(connection, table);
                reply(answer, removed.map(&mut note))
            }
            Job::Load(table, answer) => reply(answer, rows::load(connection, table)),
            Job::Records(answer) => reply(answer, rows::records(connection)),
            // As long as all is well a check writes nothing.
            Job::Check(answer) if is_failing => {
                done.has_written = true;
                let written = format::write_again(connection);
                reply(answer, written.map_err(LogFailure::from))
            }
            Job::Check(answer) => reply(answer, rows::read_any(connection)),
        }
    }

    fn into_reply(self) -> Reply {
        match self {
            Job::Create(_, _, answer)
            | Job::Append(_, _, answer)
            | Job::Remove(_, answer)
            | Job::Check(answer) => failed(answer),
            Job::Load(_, answer) => failed(answer),
            Job::Records(answer) => failed(answer),
        }
    }
}

fn reply<T: 'static>(
    answer: Answer<T>,
    result: Result<T, LogFailure>,
) -> (Reply, Result<(), LogFailure>) {
    let outcome = match &result {
        Err(failure @ LogFailure::Engine(_)) => Err(failure.clone()),
        _ => Ok(()),
    };
    let reply = move |outcome: Result<(), LogFailure>| {
        // The table that asked may have ended.
        let _ = answer.send(outcome.and(result));
    };
    (Box::new(reply), outcome)
}

fn failed<T: 'static>(answer: Answer<T>) -> Reply {
    Box::new(move |outcome| {
        if let Err(failure) = outcome {
            let _ = answer.send(Err(failure));
        }
    })
}

impl From<rusqlite::Error> for LogFailure {
    fn from(error: rusqlite::Error) -> LogFailure {
        LogFailure::Engine(error.to_string())
    }
}
