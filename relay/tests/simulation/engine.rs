//! A simulated engine of the log, as bad as its contract lets it be, and in one thing worse.
//!
//! The engine answers late or not at all, and has then carried out the request, does so later, or
//! never. Requests are repeated on the way to the engine, and it reads from a copy that lags. A
//! write that it refuses may have been done before, when the same write came for the first time: no
//! engine should answer so, and a relay bears it all the same.

use std::collections::BTreeMap;

use futures_util::FutureExt;
use score_core::dice::Generator;
use score_core::group::entry::Snapshot;
use score_relay::log::memory::Memory;
use score_relay::log::{
    Batch, Claim, CreateFailure, LoadFailure, Log, Record, Stored, TableId, Tail, Unavailable,
    WriteFailure,
};

/// Of this many writes one meets with a misfortune.
const WRITES_PER_MISFORTUNE: u32 = 40;

/// Of this many questions one is answered late, and another one by a copy that lags.
const QUESTIONS_PER_LAG: u32 = 6;

/// Of this many questions one is not answered.
const QUESTIONS_PER_FAILURE: u32 = 30;

/// The longest time that an answer takes, and that a write takes after its asker had no answer, in
/// milliseconds.
const LONGEST_MS: u32 = 3_000;

/// Of this many writes one comes to the copy that lags, with all earlier writes.
const WRITES_PER_COPY: u32 = 5;

/// A write that somebody has asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ask(usize);

/// The outcome of a write.
pub type Answer = Result<Tail, WriteFailure>;

/// An engine with one table.
pub struct Engine {
    table: TableId,
    log: Memory,
    /// The table on the copy that lags.
    copy: (Stored, Tail),
    asked: Vec<Asked>,
    /// The next events, by their times, in milliseconds, and in the order in which they were asked
    /// for.
    coming: BTreeMap<(u64, usize), Event>,
    events: usize,
    /// Whether there are misfortunes.
    pub is_bad: bool,
    pub seen: Seen,
}

/// The number of misfortunes of each kind.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// A write was refused, for somebody else had written.
    pub overtaken: usize,
    /// A write was not answered.
    pub unavailable: usize,
    /// A write was done though its asker had no answer.
    pub late: usize,
    /// A write came a second time.
    pub repeated: usize,
    /// A table was loaded as it had been before.
    pub lagging: usize,
}

struct Asked {
    after: Tail,
    batch: Batch,
    misfortune: Option<Misfortune>,
    outcome: Option<Answer>,
    is_answered: bool,
}

#[derive(Clone, Copy, Debug)]
enum Event {
    Arrives(Ask),
    IsAnswered(Ask),
}

/// The misfortune of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Misfortune {
    /// The write takes its time.
    Slow,
    /// The write does not arrive, and is not answered.
    Lost,
    /// The write is done, and is not answered.
    Unanswered,
    /// The write is not answered, and arrives after its asker has given up.
    Late,
    /// The write arrives a second time.
    Twice,
    /// The write arrives twice, and the asker hears the second answer: that something was written
    /// after that tail.
    RefusedForItself,
}

/// The events of some time.
#[derive(Debug, Default)]
pub struct Done {
    /// The batches that were written, in order.
    pub written: Vec<Batch>,
    /// The answers that came, in order.
    pub answers: Vec<(Ask, Answer)>,
}

impl Engine {
    /// An engine with this table, which stores everything twice.
    pub fn new(record: Record, first: Snapshot) -> Engine {
        let (table, log) = (record.id, Memory::redelivering());
        now(log.create(record, first)).expect("an empty log");
        let copy = now(log.load(table)).expect("the table");
        Engine {
            table,
            log,
            copy,
            asked: Vec::new(),
            coming: BTreeMap::new(),
            events: 0,
            is_bad: true,
            seen: Seen::default(),
        }
    }

    /// Asks for an append. Its answer is in the result of [`Engine::work`].
    pub fn append(
        &mut self,
        now_ms: u64,
        generator: &mut Generator,
        after: Tail,
        batch: Batch,
    ) -> Ask {
        let ask = Ask(self.asked.len());
        let misfortune = self.misfortune(generator);
        for (at_ms, event) in events(ask, misfortune, now_ms, generator) {
            self.coming.insert((at_ms, self.events), event);
            self.events += 1;
        }
        self.asked.push(Asked {
            after,
            batch,
            misfortune,
            outcome: None,
            is_answered: false,
        });
        ask
    }

    fn misfortune(&self, generator: &mut Generator) -> Option<Misfortune> {
        let all = [
            Misfortune::Slow,
            Misfortune::Slow,
            Misfortune::Lost,
            Misfortune::Unanswered,
            Misfortune::Late,
            Misfortune::Twice,
            Misfortune::RefusedForItself,
        ];
        let is_met = self.is_bad && generator.below(WRITES_PER_MISFORTUNE) == 0;
        is_met.then(|| all[generator.below(all.len() as u32) as usize])
    }

    /// All that has happened by now.
    pub fn work(&mut self, now_ms: u64, generator: &mut Generator) -> Done {
        let mut done = Done::default();
        while let Some(next) = self.coming.first_entry() {
            if next.key().0 > now_ms {
                break;
            }
            match next.remove() {
                Event::Arrives(ask) => done.written.extend(self.arrive(ask, generator)),
                Event::IsAnswered(ask) => done.answers.push((ask, self.answer(ask))),
            }
        }
        done
    }

    /// A write arrives; returns the batch that it has written.
    fn arrive(&mut self, ask: Ask, generator: &mut Generator) -> Option<Batch> {
        let asked = &mut self.asked[ask.0];
        let outcome = now(self
            .log
            .append(self.table, asked.after, asked.batch.clone()));
        let is_written = outcome.is_ok();
        self.seen.late += usize::from(is_written && asked.is_answered);
        self.seen.repeated += usize::from(asked.outcome.is_some());
        if asked.misfortune != Some(Misfortune::Twice) || asked.outcome.is_none() {
            asked.outcome = Some(outcome);
        }
        if !is_written {
            return None;
        }
        let batch = asked.batch.clone();
        if generator.below(WRITES_PER_COPY) == 0 {
            self.copy = self.latest();
        }
        Some(batch)
    }

    fn answer(&mut self, ask: Ask) -> Answer {
        let asked = &mut self.asked[ask.0];
        asked.is_answered = true;
        let answer = match asked.misfortune {
            Some(Misfortune::Lost | Misfortune::Unanswered | Misfortune::Late) => {
                Err(unavailable().into())
            }
            _ => asked.outcome.clone().expect("it has arrived"),
        };
        match &answer {
            Ok(_) => {}
            Err(WriteFailure::Overtaken) => self.seen.overtaken += 1,
            Err(WriteFailure::Unavailable(_)) => self.seen.unavailable += 1,
        }
        answer
    }

    /// The table as it is or was, and the time of this answer, in milliseconds.
    pub fn load(
        &mut self,
        now_ms: u64,
        generator: &mut Generator,
    ) -> (u64, Result<(Stored, Tail), LoadFailure>) {
        if self.fails(generator) {
            return (now_ms, Err(unavailable().into()));
        }
        let is_late = self.is_bad && generator.below(QUESTIONS_PER_LAG) == 0;
        let late_ms = if is_late {
            generator.below(LONGEST_MS)
        } else {
            0
        };
        let found = match self.is_bad && generator.below(QUESTIONS_PER_LAG) == 0 {
            true => self.copy.clone(),
            false => self.latest(),
        };
        self.seen.lagging += usize::from(found.1 != self.latest().1);
        (now_ms + u64::from(late_ms), Ok(found))
    }

    /// The record of the table with this claim, as it is, or from before there was one.
    pub fn find(&self, generator: &mut Generator, claim: Claim) -> Result<Record, LoadFailure> {
        if self.fails(generator) {
            return Err(unavailable().into());
        }
        if self.fails(generator) {
            return Err(LoadFailure::NoSuchTable);
        }
        now(self.log.find(claim))
    }

    /// Makes another table.
    pub fn create(&self, record: Record, first: Snapshot) -> Result<Tail, CreateFailure> {
        now(self.log.create(record, first))
    }

    /// The table as it is.
    pub fn latest(&self) -> (Stored, Tail) {
        now(self.log.load(self.table)).expect("a log that can be read")
    }

    fn fails(&self, generator: &mut Generator) -> bool {
        self.is_bad && generator.below(QUESTIONS_PER_FAILURE) == 0
    }
}

/// The events that a write leads to, and when, in milliseconds.
fn events(
    ask: Ask,
    misfortune: Option<Misfortune>,
    now_ms: u64,
    generator: &mut Generator,
) -> Vec<(u64, Event)> {
    let (arrives, is_answered) = (Event::Arrives(ask), Event::IsAnswered(ask));
    let later_ms = now_ms + u64::from(generator.below(LONGEST_MS));
    let latest_ms = later_ms + u64::from(generator.below(LONGEST_MS));
    match misfortune {
        None => vec![(now_ms, arrives), (now_ms, is_answered)],
        Some(Misfortune::Slow) => vec![(later_ms, arrives), (latest_ms, is_answered)],
        Some(Misfortune::Lost) => vec![(later_ms, is_answered)],
        Some(Misfortune::Unanswered) => vec![(now_ms, arrives), (later_ms, is_answered)],
        Some(Misfortune::Late) => vec![(later_ms, is_answered), (latest_ms, arrives)],
        Some(Misfortune::Twice) => {
            vec![
                (now_ms, arrives),
                (now_ms, is_answered),
                (later_ms, arrives),
            ]
        }
        Some(Misfortune::RefusedForItself) => {
            vec![
                (now_ms, arrives),
                (now_ms, arrives),
                (later_ms, is_answered),
            ]
        }
    }
}

fn unavailable() -> Unavailable {
    Unavailable("no answer".to_owned())
}

/// The answer of the log in memory, which comes at once.
fn now<T>(answer: impl Future<Output = T>) -> T {
    answer.now_or_never().expect("it waits for nobody")
}
