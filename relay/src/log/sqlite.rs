//! A log in one file of SQLite.
//!
//! One thread writes. It takes all that waits as one transaction and answers
//! when that is on the disk, so a disk's slowness is shared by everybody.
//!
//! In reading order: `format` (the tables, and how earlier ones become these),
//! `file` (whose file it is; opening it), `failure` (why it cannot be opened),
//! `rows` (what is read and written), `cleaning` (what is deleted leaves no
//! trace), `backup`.

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use rusqlite::Connection;
use score_core::group::entry::Snapshot;
use tokio::runtime;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::{Log, LogFailure, Page, Record, Stored, TableId};
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
pub use format::FORMAT;

use cleaning::Cleaning;
use file::{Lock, Opened};

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
    Check(Answer<()>),
}

type Answer<T> = oneshot::Sender<Result<T, LogFailure>>;

/// Says what came of a job, or that its transaction has failed.
type Told = Box<dyn FnOnce(Result<(), LogFailure>)>;

/// What the thread works with.
struct Worker {
    connection: Connection,
    cleaning: Cleaning,
    metrics: Metrics,
    /// Whether nothing has been written since something failed.
    is_failing: bool,
    /// Gone last: then the log is free.
    _lock: Lock,
}

/// What a batch has done to the file.
#[derive(Clone, Copy, Debug, Default)]
struct Done {
    has_written: bool,
    has_removed: bool,
}

impl Sqlite {
    /// The log in `file`, which is made where there is none. A file of an
    /// earlier format is brought to [`FORMAT`], and none that is not a relay's is
    /// changed. Only its owner may read it and what is beside it.
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

    async fn check(&self) -> Result<(), LogFailure> {
        self.ask(Job::Check).await
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

impl Worker {
    /// Does jobs until nobody can ask for more.
    fn run(mut self, mut waiting: mpsc::Receiver<Job>) {
        let timer = runtime::Builder::new_current_thread().enable_time().build();
        let timer = timer.expect("a timer needs nothing of the system");
        let mut batch = Vec::new();
        loop {
            let jobs = match self.cleaning.wait(Instant::now()) {
                None => waiting.blocking_recv_many(&mut batch, MAX_BATCH),
                Some(wait) => {
                    let jobs = async {
                        let jobs = waiting.recv_many(&mut batch, MAX_BATCH);
                        timeout(wait, jobs).await
                    };
                    let Ok(jobs) = timer.block_on(jobs) else {
                        self.cleaning.go_on(&self.connection);
                        continue;
                    };
                    jobs
                }
            };
            if jobs == 0 {
                self.cleaning.clean(&self.connection);
                return;
            }
            self.work(&mut batch);
        }
    }

    /// Does a batch, and says what came of it.
    fn work(&mut self, batch: &mut Vec<Job>) {
        let pages = batch.iter().filter(|job| job.is_page()).count();
        let (told, outcome) = self.carry_out(batch);
        match outcome {
            Ok(done) => {
                self.is_failing &= !done.has_written;
                if pages > 0 {
                    self.metrics.count_commit(pages);
                }
                if done.has_removed {
                    self.cleaning.note_removal();
                }
                // Before anybody hears that something is deleted.
                self.cleaning.go_on(&self.connection);
            }
            Err(_) => self.is_failing = true,
        }
        let outcome = outcome.map(|_| ());
        for told in told {
            told(outcome.clone());
        }
    }

    /// Does the jobs of a batch as one transaction. Everybody is told after it.
    fn carry_out(&mut self, batch: &mut Vec<Job>) -> (Vec<Told>, Result<Done, LogFailure>) {
        let mut told = Vec::with_capacity(batch.len());
        let mut jobs = batch.drain(..);
        let mut done = Done::default();
        let is_failing = self.is_failing;
        let outcome = self.connection.transaction().map_err(LogFailure::from);
        let outcome = outcome.and_then(|transaction| {
            for job in jobs.by_ref() {
                let (job_told, outcome) = job.carry_out(&transaction, is_failing, &mut done);
                told.push(job_told);
                outcome?;
            }
            transaction.commit().map_err(LogFailure::from)
        });
        // Those that were not begun have failed too.
        told.extend(jobs.map(Job::into_told));
        (told, outcome.map(|()| done))
    }
}

impl Job {
    /// Whether it adds to the log.
    fn is_page(&self) -> bool {
        matches!(self, Job::Create(..) | Job::Append(..) | Job::Remove(..))
    }

    /// Does the job as a part of a transaction, and notes what it has done. The
    /// outcome is an error where the engine failed, and so the whole
    /// transaction.
    fn carry_out(
        self,
        connection: &Connection,
        is_failing: bool,
        done: &mut Done,
    ) -> (Told, Result<(), LogFailure>) {
        done.has_written |= self.is_page();
        let mut note = |has_removed| done.has_removed |= has_removed;
        match self {
            Job::Create(record, first, answer) => {
                let created = rows::create(connection, &record, &first);
                tell(answer, created.map(&mut note))
            }
            Job::Append(table, page, answer) => {
                tell(answer, rows::append(connection, table, &page))
            }
            Job::Remove(table, answer) => {
                let removed = rows::remove(connection, table);
                tell(answer, removed.map(&mut note))
            }
            Job::Load(table, answer) => tell(answer, rows::load(connection, table)),
            Job::Records(answer) => tell(answer, rows::records(connection)),
            // Nothing is written for those who only ask, as long as all is well.
            Job::Check(answer) if is_failing => {
                done.has_written = true;
                let written = format::write_again(connection);
                tell(answer, written.map_err(LogFailure::from))
            }
            Job::Check(answer) => tell(answer, rows::read_any(connection)),
        }
    }

    fn into_told(self) -> Told {
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
