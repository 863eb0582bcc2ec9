//! The task of one table: it takes what has come, writes what follows to the
//! log, and only then tells everybody.

use std::collections::BTreeMap;
use std::time::Duration;

use score_core::group::entry::Kind;
use score_core::wire::{Bye, Hello, HelloRefusal, News, ToPlayer, ToRelay, Welcome};
use tokio::sync::mpsc;
use tracing::{error, info};

use crate::frame;
use crate::log::{Log, LogFailure, Page, Record};
use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::refusal;
use crate::room::{ConnectionId, Input, Room, Turn};
use crate::telling::Telling;
use crate::world::World;

/// How many letters may wait for a table; whoever has another one waits too.
pub const MAX_MAIL: usize = 256;

/// How many letters make a turn. The news of that many lines of chat, the
/// longest that there is, must leave room in an outbox.
const MAX_TURN_MAIL: usize = 32;

/// The shortest time between turns that nobody asked for, in milliseconds.
const MIN_SLEEP_MS: u64 = 10;

/// The longest time without a look at the clock, in milliseconds: it may be
/// set anew, and it goes on while a laptop sleeps.
const MAX_SLEEP_MS: u64 = 5_000;

/// Something for a table.
#[derive(Debug)]
pub enum Mail {
    /// Somebody came, and this is where he hears of it.
    Hello(ConnectionId, Hello, Outbox),
    /// Somebody who is there said something.
    Heard(ConnectionId, ToRelay),
    /// Somebody who is there said more than he may in so short a time.
    Hasty(ConnectionId, ToRelay),
    /// A connection is gone.
    Gone(ConnectionId),
}

/// How a table begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// It is new.
    Found,
    /// The log has it.
    Load,
}

/// Why a table's task ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Nobody can send to it any more.
    Unreachable,
    /// Nothing of the table is kept.
    Forgotten,
    /// The log failed; it has all that anybody heard of the table.
    Trouble,
}

/// What a table works with.
#[derive(Clone, Debug)]
pub struct Tools<L> {
    /// Where it is kept.
    pub log: L,
    /// Its time and chance.
    pub world: World,
    /// Where it is counted.
    pub metrics: Metrics,
    /// Whether its players may write to each other.
    pub has_chat: bool,
}

/// A table, and how it reaches those who are there.
struct Table<'a, L> {
    tools: Tools<L>,
    mailbox: &'a mut mpsc::Receiver<Mail>,
    room: Room,
    /// Those who have been welcomed.
    outboxes: BTreeMap<ConnectionId, Outbox>,
    /// Those who have not: they come in this turn, or are in the waiting room.
    coming: BTreeMap<ConnectionId, Outbox>,
    /// What the clock showed at the last turn.
    turned_at_ms: u64,
    telling: Telling,
    /// How many letters the last turn had.
    expected_mail: usize,
}

/// Runs a table until its end. `ready` is dropped once what happened while
/// nobody ran it is settled.
pub async fn run<L: Log>(
    record: Record,
    start: Start,
    tools: Tools<L>,
    mailbox: &mut mpsc::Receiver<Mail>,
    ready: impl Send,
) -> End {
    let id = record.id.0;
    let room = match open(record, start, &tools).await {
        Ok(room) => room,
        Err(LogFailure::NoSuchTable) => return End::Forgotten,
        Err(failure) => {
            error!(table = id, %failure, "a table could not be opened");
            tools.metrics.count_failure();
            return match start {
                Start::Found => End::Forgotten,
                Start::Load => End::Trouble,
            };
        }
    };
    let mut table = Table {
        tools,
        mailbox,
        room,
        outboxes: BTreeMap::new(),
        coming: BTreeMap::new(),
        turned_at_ms: 0,
        telling: Telling::default(),
        expected_mail: 0,
    };
    let end = table.serve(ready).await;
    match end {
        Ok(end) => end,
        Err(failure) => {
            error!(table = id, %failure, "the log failed a table");
            table.tools.metrics.count_failure();
            table.cut_everybody_off(&Bye::Trouble);
            End::Trouble
        }
    }
}

/// Says to all who still come to a table that has ended that they should come
/// again.
pub async fn turn_away(mut mailbox: mpsc::Receiver<Mail>) {
    mailbox.close();
    while let Some(mail) = mailbox.recv().await {
        if let Mail::Hello(_, _, outbox) = mail {
            outbox.close(Bye::Trouble);
        }
    }
}

async fn open<L: Log>(record: Record, start: Start, tools: &Tools<L>) -> Result<Room, LogFailure> {
    let now_ms = tools.world.now_ms();
    let room = match start {
        Start::Found => {
            let (room, _) = Room::found(record.clone(), now_ms);
            let first = room.group().snapshot();
            tools.log.create(record, first).await?;
            room
        }
        Start::Load => {
            let stored = tools.log.load(record.id).await?;
            let room = Room::restore(stored, now_ms);
            room.map_err(|rejected| LogFailure::Unreadable(rejected.to_string()))?
        }
    };
    Ok(if tools.has_chat {
        room
    } else {
        room.without_chat()
    })
}

impl<L: Log> Table<'_, L> {
    async fn serve(&mut self, ready: impl Send) -> Result<End, LogFailure> {
        self.take_turns(Vec::new()).await?;
        drop(ready);
        let mut mail = Vec::new();
        loop {
            let sleep = tokio::time::sleep(self.sleep());
            tokio::select! {
                received = self.mailbox.recv_many(&mut mail, MAX_TURN_MAIL) => {
                    if received == 0 {
                        return Ok(End::Unreachable);
                    }
                    self.hear_others(&mut mail).await;
                }
                () = sleep => {
                    if !self.is_due() {
                        continue;
                    }
                }
            }
            let heard = mail.drain(..).map(|mail| self.open_mail(mail)).collect();
            if self.take_turns(heard).await? {
                return Ok(End::Forgotten);
            }
        }
    }

    /// Waits a moment for as much mail as the last turn had, where the last telling
    /// was so long that it is worth it.
    async fn hear_others(&mut self, mail: &mut Vec<Mail>) {
        if let Some(moment) = self.telling.answers() {
            let over = tokio::time::sleep(moment);
            tokio::pin!(over);
            while mail.len() < self.expected_mail {
                let room = MAX_TURN_MAIL - mail.len();
                tokio::select! {
                    received = self.mailbox.recv_many(mail, room) => if received == 0 { break },
                    () = &mut over => break,
                }
            }
        }
        // Fewer may be by chance, and less and less is waited for when they stay few.
        self.expected_mail = mail.len().max(self.expected_mail.saturating_sub(1));
    }

    fn is_due(&self) -> bool {
        let now_ms = self.tools.world.now_ms();
        self.room.wakes_at_ms().is_some_and(|at_ms| at_ms <= now_ms)
    }

    fn sleep(&self) -> Duration {
        let now_ms = self.tools.world.now_ms();
        // What the last turn has left open another one at once would too.
        let due_ms = self.room.wakes_at_ms();
        let due_ms = due_ms.filter(|at_ms| *at_ms > self.turned_at_ms);
        let due_in_ms = due_ms.map_or(MAX_SLEEP_MS, |at_ms| at_ms.saturating_sub(now_ms));
        Duration::from_millis(due_in_ms.clamp(MIN_SLEEP_MS, MAX_SLEEP_MS))
    }

    fn open_mail(&mut self, mail: Mail) -> Input {
        match mail {
            Mail::Hello(connection, hello, outbox) => {
                self.coming.insert(connection, outbox);
                Input::Hello(connection, hello)
            }
            Mail::Heard(connection, message) => Input::Heard(connection, message),
            Mail::Hasty(connection, message) => Input::Hasty(connection, message),
            Mail::Gone(connection) => {
                self.outboxes.remove(&connection);
                self.coming.remove(&connection);
                Input::Gone(connection)
            }
        }
    }

    /// Takes a turn, and another one where telling of it has cut somebody
    /// off. Whether the table is over.
    async fn take_turns(&mut self, mut heard: Vec<Input>) -> Result<bool, LogFailure> {
        loop {
            let now_ms = self.tools.world.now_ms();
            let has_heard = !heard.is_empty();
            let turn = self.room.turn(now_ms, &mut self.tools.world, heard);
            self.turned_at_ms = now_ms;
            let is_over = turn.is_over || has_heard && self.is_deserted();
            if is_over {
                self.forget().await?;
            } else {
                self.write(&turn.page).await?;
            }
            let lost = self.send(turn).await;
            if is_over && self.room.record().kind == Kind::Created {
                return Ok(true);
            }
            if lost.is_empty() {
                return Ok(false);
            }
            heard = lost.into_iter().map(Input::Gone).collect();
        }
    }

    /// Whether there is nothing that anybody could come back to: its maker
    /// was not let in, or all have given up their seats.
    fn is_deserted(&self) -> bool {
        let has_seats = !self.room.group().table().seats().is_empty();
        let is_created = self.room.record().kind == Kind::Created;
        is_created && !has_seats && self.room.connections() == 0
    }

    async fn write(&self, page: &Page) -> Result<(), LogFailure> {
        if *page == Page::default() {
            return Ok(());
        }
        self.tools.metrics.count_entries(page.entries.len());
        let table = self.room.record().id;
        self.tools.log.append(table, page.clone()).await
    }

    /// Drops all that is kept. One that is open to all begins anew.
    async fn forget(&mut self) -> Result<(), LogFailure> {
        let record = self.room.record().clone();
        info!(table = record.id.0, "a table is forgotten");
        match record.kind {
            Kind::Created => self.tools.log.remove(record.id).await,
            Kind::Public => {
                self.room = open(record, Start::Found, &self.tools).await?;
                Ok(())
            }
        }
    }

    /// Sends what a turn came to. Those for whom too much waited are cut off.
    async fn send(&mut self, turn: Turn) -> Vec<ConnectionId> {
        // Whoever is cut off hears answers, but no news any more.
        let leaving: BTreeMap<ConnectionId, Outbox> = turn
            .byes
            .iter()
            .filter_map(|(connection, _)| Some((*connection, self.take_out(*connection)?)))
            .collect();
        let mut lost = self.send_news(turn.news).await;
        for (connection, welcome) in turn.welcomes {
            self.welcome(connection, welcome);
        }
        for (connection, answer) in turn.answers {
            let outbox = self.outboxes.get(&connection);
            let outbox = outbox.or_else(|| self.coming.get(&connection));
            let Some(outbox) = outbox.or_else(|| leaving.get(&connection)) else {
                continue;
            };
            if outbox.put(frame::encode(&answer)).is_err() {
                lost.push(connection);
            }
        }
        for (connection, bye) in turn.byes {
            if let Bye::Refused(refusal) = &bye {
                self.note_refusal(refusal);
            }
            if let Some(outbox) = leaving.get(&connection) {
                outbox.close(bye);
            }
        }
        let room = &self.room;
        self.coming
            .retain(|connection, _| room.is_waiting(*connection));
        for connection in &lost {
            self.outboxes.remove(connection);
            self.coming.remove(connection);
            self.tools.metrics.count_too_slow();
        }
        lost
    }

    fn take_out(&mut self, connection: ConnectionId) -> Option<Outbox> {
        let outbox = self.outboxes.remove(&connection);
        outbox.or_else(|| self.coming.remove(&connection))
    }

    async fn send_news(&mut self, news: Vec<News>) -> Vec<ConnectionId> {
        if news.is_empty() || self.outboxes.is_empty() {
            return Vec::new();
        }
        let frame = frame::encode(&ToPlayer::News(news));
        self.telling.tell(frame, &self.outboxes).await
    }

    fn welcome(&mut self, connection: ConnectionId, welcome: Welcome) {
        if let Some(outbox) = self.coming.remove(&connection) {
            outbox.put_first(frame::encode(&ToPlayer::Welcome(Box::new(welcome))));
            self.outboxes.insert(connection, outbox);
        }
    }

    fn note_refusal(&self, refusal: &HelloRefusal) {
        info!(
            table = self.room.record().id.0,
            why = refusal::why(refusal),
            "a hello was refused"
        );
        self.tools.metrics.count_refused_hello();
    }

    fn cut_everybody_off(&mut self, bye: &Bye) {
        let outboxes = self.outboxes.values().chain(self.coming.values());
        for outbox in outboxes {
            outbox.close(bye.clone());
        }
    }
}
