//! A log in one file of SQLite.
//!
//! One thread writes. It takes all that waits as one transaction and answers
//! when that is on the disk, so a disk's slowness is shared by everybody.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;
use score_core::group::entry::Snapshot;
use tokio::sync::{mpsc, oneshot};

use super::{Log, LogFailure, Page, Record, Stored, TableId};
use crate::metrics::Metrics;

mod rows;

/// How many jobs may wait for the writer; whoever has another one waits too.
const MAX_WAITING_JOBS: usize = 1_024;

/// How many jobs are done as one.
const MAX_BATCH: usize = 256;

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
    Append(TableId, Page, Answer<()>),
    Remove(TableId, Answer<()>),
    Load(TableId, Answer<Stored>),
    Records(Answer<Vec<Record>>),
}

type Answer<T> = oneshot::Sender<Result<T, LogFailure>>;

/// Says what came of a job, or that its transaction has failed.
type Told = Box<dyn FnOnce(Result<(), LogFailure>)>;

impl Sqlite {
    /// The log in `file`, which is made where there is none.
    ///
    /// # Errors
    /// Where it cannot be opened, or another program has it.
    pub fn open(file: &Path, metrics: Metrics) -> Result<Sqlite, LogFailure> {
        let mut connection = Connection::open(file)?;
        // Two relays at one log would give one number to two entries. Whoever
        // has the file keeps it, so there is nothing to wait for.
        connection.busy_timeout(Duration::ZERO)?;
        connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        rows::prepare(&mut connection)?;
        let (jobs, waiting) = mpsc::channel(MAX_WAITING_JOBS);
        let thread = thread::Builder::new()
            .name("log".to_owned())
            .spawn(move || write(connection, waiting, &metrics))
            .map_err(|error| LogFailure::Engine(error.to_string()))?;
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

    async fn append(&self, table: TableId, page: Page) -> Result<(), LogFailure> {
        self.ask(|answer| Job::Append(table, page, answer)).await
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
}

impl Drop for Writer {
    /// Whoever opens the file next finds it closed.
    fn drop(&mut self) {
        self.jobs = None;
        let mut thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(thread) = thread.take() {
            // A panic of the thread has been told on standard error.
            let _ = thread.join();
        }
    }
}

/// Does jobs until nobody can ask for more.
fn write(mut connection: Connection, mut waiting: mpsc::Receiver<Job>, metrics: &Metrics) {
    let mut batch = Vec::new();
    while waiting.blocking_recv_many(&mut batch, MAX_BATCH) > 0 {
        let pages = batch.iter().filter(|job| job.writes()).count();
        let (told, outcome) = carry_out(&mut connection, &mut batch);
        if pages > 0 && outcome.is_ok() {
            metrics.count_commit(pages);
        }
        for told in told {
            told(outcome.clone());
        }
    }
}

/// Does the jobs of a batch as one transaction. Everybody is told after it.
fn carry_out(
    connection: &mut Connection,
    batch: &mut Vec<Job>,
) -> (Vec<Told>, Result<(), LogFailure>) {
    let mut told = Vec::with_capacity(batch.len());
    let mut jobs = batch.drain(..);
    let outcome = connection.transaction().map_err(LogFailure::from);
    let outcome = outcome.and_then(|transaction| {
        for job in jobs.by_ref() {
            let (job_told, outcome) = job.carry_out(&transaction);
            told.push(job_told);
            outcome?;
        }
        transaction.commit().map_err(LogFailure::from)
    });
    // Those that were not begun have failed too.
    told.extend(jobs.map(Job::into_told));
    (told, outcome)
}

impl Job {
    fn writes(&self) -> bool {
        !matches!(self, Job::Load(..) | Job::Records(_))
    }

    /// Does the job as a part of a transaction. The outcome is an error where
    /// the engine failed, and so the whole transaction.
    fn carry_out(self, connection: &Connection) -> (Told, Result<(), LogFailure>) {
        match self {
            Job::Create(record, first, answer) => {
                tell(answer, rows::create(connection, &record, &first))
            }
            Job::Append(table, page, answer) => {
                tell(answer, rows::append(connection, table, &page))
            }
            Job::Remove(table, answer) => tell(answer, rows::remove(connection, table)),
            Job::Load(table, answer) => tell(answer, rows::load(connection, table)),
            Job::Records(answer) => tell(answer, rows::records(connection)),
        }
    }

    fn into_told(self) -> Told {
        match self {
            Job::Create(_, _, answer) | Job::Append(_, _, answer) | Job::Remove(_, answer) => {
                failed(answer)
            }
            Job::Load(_, answer) => failed(answer),
            Job::Records(answer) => failed(answer),
        }
    }
}

fn tell<T: 'static>(
    answer: Answer<T>,
    result: Result<T, LogFailure>,
) -> (Told, Result<(), LogFailure>) {
    let outcome = match &result {
        Err(failure @ LogFailure::Engine(_)) => Err(failure.clone()),
        _ => Ok(()),
    };
    let told = move |outcome: Result<(), LogFailure>| {
        // Whoever asked may be gone.
        let _ = answer.send(outcome.and(result));
    };
    (Box::new(told), outcome)
}

fn failed<T: 'static>(answer: Answer<T>) -> Told {
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
