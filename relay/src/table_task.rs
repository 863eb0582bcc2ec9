//! The task of one table: reads inputs, appends to the log, then broadcasts.

use std::collections::BTreeMap;
use std::mem;
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::Arc;
use std::time::Duration;

use parking_lot::{Mutex, MutexGuard};
use score_core::group::entry::GroupKind;
use score_core::table::event::SeatId;
use score_core::table::state::Rejected;
use score_core::wire::{CloseReason, HelloRefusal, News, ToPlayer, Welcome};
use tracing::{error, info, warn};

use crate::broadcast::Broadcast;
use crate::clock::Clock;
use crate::frame;
use crate::inbox::Inbox;
use crate::log::{
    Batch, CreateFailure, LoadFailure, Log, Record, SeatKeys, TableId, Tail, Times, WriteFailure,
};
use crate::metrics::Metrics;
use crate::operator_log::OperatorLog;
use crate::outbox::Outbox;
use crate::rate_limit::{TableLimits, Ticks};
use crate::rng::SharedRng;
use crate::room::{AddressedNews, ConnectionId, Input, Room, Turn};
use crate::table_clock::{self, TableClock, WRITE_EVERY_MS};

/// The most inputs of one turn: an outbox has room for this many of the longest lines of chat.
const MAX_TURN_INPUTS: usize = 32;

/// The shortest time between turns without inputs, in milliseconds.
const MIN_SLEEP_MS: u64 = 10;

/// The longest time without a look at the clock, in milliseconds.
const MAX_SLEEP_MS: u64 = 5_000;

/// How a table's task begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The task founds a new table.
    Found,
    /// The task loads a table of the log.
    Load,
}

/// Why a table's task ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// No handle to the table is left.
    Unreachable,
    /// The table has ended, and nothing of it is stored.
    Forgotten,
    /// The table has ended because it made room for another one, and nothing of it is stored.
    Evicted,
    /// The log already has this table, or another one with its name or code.
    Taken,
    /// Another relay has written to the table, or has removed it. The log has everything that was
    /// sent to players.
    Overtaken,
    /// Another relay shall own the table.
    Moved,
    /// The log failed. It still has everything that was sent to players.
    Trouble,
}

/// Why a room is dropped.
#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error(transparent)]
    Create(#[from] CreateFailure),
    #[error(transparent)]
    Load(#[from] LoadFailure),
    #[error(transparent)]
    Write(#[from] WriteFailure),
}

/// The context that all tables of a relay share.
#[derive(Clone, Debug)]
pub struct TableContext<L> {
    /// The log in which tables are stored.
    pub log: L,
    /// The relay's clock.
    pub clock: Clock,
    /// The relay's random numbers.
    pub rng: SharedRng,
    /// The relay's counts.
    pub metrics: Metrics,
    /// The log that the operator reads.
    pub operator_log: OperatorLog,
    /// Whether players may write to each other.
    pub has_chat: bool,
    /// How many newcomers of one address a table lets in at once, and then per minute.
    pub joins_per_minute: NonZeroU32,
    /// How often arrivals and departures are sent to players, in milliseconds.
    pub presence_every_ms: u64,
    /// How many seats of one table one address may have.
    pub seats_per_address: NonZeroUsize,
}

/// The figures of a table's task that the hub reads; clones share them.
#[derive(Clone, Debug, Default)]
pub struct Status(Arc<Mutex<Usage>>);

/// How a table is used, and the keys of its maker.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Since when nobody is connected, by the relay's clock, in milliseconds. `None`: a player is
    /// connected, or that is not known yet.
    pub left_since_ms: Option<u64>,
    /// Whether a round was dealt, or a race was chosen.
    pub is_played: bool,
    /// Whether anybody has taken a seat, as its maker does first.
    pub is_entered: bool,
    /// Whether players other than its maker have been there.
    pub is_shared: bool,
    /// The keys of the maker's seat, as long as the maker has it.
    pub maker_keys: Option<SeatKeys>,
    /// Whether the table has ended, so that it counts for no limit.
    pub is_over: bool,
}

/// A table while its task runs.
struct Table<'a, L> {
    context: TableContext<L>,
    inbox: &'a mut Inbox,
    status: Status,
    room: Room,
    clock: TableClock,
    /// The table's times as the log has them.
    written_times: Times,
    /// The last write of the room.
    tail: Tail,
    /// The outboxes of connections that have been welcomed.
    outboxes: BTreeMap<ConnectionId, Outbox>,
    /// The outboxes of other connections: newcomers of this turn, and visitors in the waiting room.
    newcomers: BTreeMap<ConnectionId, Outbox>,
    /// When the last turn was, by the table's clock.
    last_turn_ms: u64,
    broadcast: Broadcast,
    /// How many inputs the last turn had.
    expected_inputs: usize,
}

/// A room with the state of its log.
struct OpenedTable {
    room: Room,
    clock: TableClock,
    /// The table's times as the log has them.
    written_times: Times,
    tail: Tail,
}

/// Runs a table until its end. `ready` is dropped once the events that were due while no relay ran
/// are settled.
pub async fn run<L: Log>(
    record: Record,
    start: Start,
    context: TableContext<L>,
    inbox: &mut Inbox,
    status: Status,
    ready: impl Send,
) -> End {
    let id = record.id;
    let opened = match open(record, start, &context).await {
        Ok(opened) => opened,
        Err(fault) => {
            return match (start, note(&fault, id, &context.metrics)) {
                (Start::Found, End::Trouble) => End::Forgotten,
                (_, end) => end,
            };
        }
    };
    let mut table = Table {
        context,
        inbox,
        status,
        room: opened.room,
        clock: opened.clock,
        written_times: opened.written_times,
        tail: opened.tail,
        outboxes: BTreeMap::new(),
        newcomers: BTreeMap::new(),
        last_turn_ms: 0,
        broadcast: Broadcast::default(),
        expected_inputs: 0,
    };
    match table.serve(ready).await {
        Ok(end) => end,
        Err(fault) => {
            table.close_all(&CloseReason::Trouble);
            note(&fault, id, &table.context.metrics)
        }
    }
}

/// Logs for the operator why a room is dropped, and returns the end of its task.
fn note(fault: &Fault, TableId(table): TableId, metrics: &Metrics) -> End {
    match fault {
        Fault::Load(LoadFailure::NoSuchTable) => End::Forgotten,
        Fault::Create(CreateFailure::Taken) => {
            info!(table, "a table is not made: its name or its code is taken");
            End::Taken
        }
        Fault::Write(WriteFailure::Overtaken) => {
            warn!(table, "another relay has written to a table");
            metrics.count_overtaken();
            End::Overtaken
        }
        failure => {
            error!(table, %failure, "the log failed a table");
            metrics.count_failure();
            End::Trouble
        }
    }
}

/// Closes connections that still come to a table that has ended.
pub async fn turn_away(mut inbox: Inbox, end: End) {
    let reason = match end {
        End::Evicted => CloseReason::Cleared,
        End::Unreachable
        | End::Forgotten
        | End::Taken
        | End::Overtaken
        | End::Moved
        | End::Trouble => CloseReason::Trouble,
    };
    inbox.close();
    let mut inputs = Vec::new();
    while inbox.receive(&mut inputs, MAX_TURN_INPUTS).await > 0 {
        for input in inputs.drain(..) {
            let outbox = input
                .newcomer()
                .and_then(|connection| inbox.take_outbox(connection));
            if let Some(outbox) = outbox {
                outbox.close(reason.clone());
            }
        }
    }
}

/// Opens a table's room. From now on the log refuses the writes of any other room of the table.
async fn open<L: Log>(
    record: Record,
    start: Start,
    context: &TableContext<L>,
) -> Result<OpenedTable, Fault> {
    let relay_ms = context.clock.now_ms();
    let (room, clock, written_times, tail) = match start {
        Start::Found => {
            let (room, _) = Room::found(record.clone(), relay_ms);
            let first = room.group().snapshot();
            let tail = context.log.create(record, first).await?;
            (room, TableClock::new(relay_ms), Times::default(), tail)
        }
        Start::Load => {
            let (stored, tail) = context.log.load(record.id).await?;
            let times = stored.times;
            let empty_for_ms = table_clock::empty_for_ms(&stored, context.clock.wall_ms());
            let room = Room::restore(stored, relay_ms).map_err(|Rejected| {
                LoadFailure::Unreadable("an event does not fit its table".into())
            })?;
            let group = room.group();
            let keeps_time = group.keeps_time();
            let clock = TableClock::resume(times, group.at_ms(), keeps_time, relay_ms);
            let room = room.resumed(clock.now_ms(relay_ms), empty_for_ms);
            // The write also proves that the loaded state is the newest.
            let tail = context
                .log
                .append(record.id, tail, Batch::default())
                .await?;
            (room, clock, times, tail)
        }
    };
    let limits = TableLimits::new(context.joins_per_minute, &Ticks);
    let room = room
        .with_seat_quota(context.seats_per_address)
        .with_limits(limits)
        .with_presence_every(context.presence_every_ms);
    let room = if context.has_chat {
        room
    } else {
        room.without_chat()
    };
    Ok(OpenedTable {
        room,
        clock,
        written_times,
        tail,
    })
}

impl Usage {
    /// Since when the table is unused, by the relay's clock, in milliseconds. It is so while no
    /// player is connected and nobody ever played.
    pub fn unused_since_ms(&self) -> Option<u64> {
        self.left_since_ms.filter(|_| !self.is_played)
    }
}

impl Status {
    /// How the table was used up to its last turn.
    pub fn usage(&self) -> Usage {
        self.lock().clone()
    }

    /// Notes how the table is used; for a table that was left before, the earlier time is kept.
    fn note(&self, usage: Usage) {
        let mut noted = self.lock();
        let left_since_ms = noted.left_since_ms.or(usage.left_since_ms);
        *noted = Usage {
            left_since_ms: usage.left_since_ms.and(left_since_ms),
            ..usage
        };
    }

    /// Notes that the table has ended.
    fn end(&self) {
        self.lock().is_over = true;
    }

    fn lock(&self) -> MutexGuard<'_, Usage> {
        self.0.lock()
    }
}

impl<L: Log> Table<'_, L> {
    async fn serve(&mut self, ready: impl Send) -> Result<End, Fault> {
        if self.take_turns(Vec::new()).await? {
            return Ok(End::Forgotten);
        }
        drop(ready);
        let moves = self.inbox.moves();
        tokio::pin!(moves);
        let mut inputs = Vec::new();
        loop {
            let sleep = tokio::time::sleep(self.sleep());
            tokio::select! {
                () = &mut moves => {
                    self.close_all(&CloseReason::Trouble);
                    self.write_times(true).await?;
                    return Ok(End::Moved);
                }
                received = self.inbox.receive(&mut inputs, MAX_TURN_INPUTS) => {
                    if received == 0 {
                        self.write_times(true).await?;
                        return Ok(End::Unreachable);
                    }
                    self.receive_more(&mut inputs).await;
                }
                () = sleep => {
                    if !self.is_due() {
                        self.write_times(false).await?;
                        continue;
                    }
                }
            }
            let end = if inputs.contains(&Input::Evict) {
                End::Evicted
            } else {
                End::Forgotten
            };
            if self.take_turns(mem::take(&mut inputs)).await? {
                return Ok(end);
            }
        }
    }

    /// Gathers as many inputs as the last turn had, for a moment, if the last broadcast was long.
    async fn receive_more(&mut self, inputs: &mut Vec<Input>) {
        if let Some(time) = self.broadcast.gathering_time() {
            let timeout = tokio::time::sleep(time);
            tokio::pin!(timeout);
            while inputs.len() < self.expected_inputs {
                let limit = MAX_TURN_INPUTS - inputs.len();
                tokio::select! {
                    received = self.inbox.receive(inputs, limit) => if received == 0 { break },
                    () = &mut timeout => break,
                }
            }
        }
        // One small turn may be an exception, so the number falls slowly while turns are small.
        self.expected_inputs = inputs.len().max(self.expected_inputs.saturating_sub(1));
    }

    /// The time of the table's clock.
    fn now_ms(&self) -> u64 {
        self.clock.now_ms(self.context.clock.now_ms())
    }

    fn is_due(&self) -> bool {
        let now_ms = self.now_ms();
        self.room.wakes_at_ms().is_some_and(|at_ms| at_ms <= now_ms)
    }

    fn sleep(&self) -> Duration {
        let now_ms = self.now_ms();
        // A deadline that the last turn left open would be left open again.
        let due_ms = self.room.wakes_at_ms();
        let due_ms = due_ms.filter(|at_ms| *at_ms > self.last_turn_ms);
        let due_in_ms = due_ms.map_or(MAX_SLEEP_MS, |at_ms| at_ms.saturating_sub(now_ms));
        let longest_ms = if self.room.group().keeps_time() {
            WRITE_EVERY_MS
        } else {
            MAX_SLEEP_MS
        };
        Duration::from_millis(due_in_ms.clamp(MIN_SLEEP_MS, longest_ms))
    }

    /// The table's times, if they have to be written. They are written now and then while a call is
    /// open, when the table becomes empty or is joined again, and at the end.
    fn times_to_write(&self, is_last: bool) -> Option<Times> {
        let now_ms = self.now_ms();
        let wall_ms = self.context.clock.wall_ms();
        // A new table is empty for a moment, until its maker has a seat.
        let has_seats = !self.room.group().table().seats().is_empty();
        let empty_since_ms = self.room.empty_since_ms().filter(|_| has_seats);
        let times = Times {
            clock_ms: now_ms,
            empty_since_ms: empty_since_ms
                .map(|since_ms| wall_ms.saturating_sub(now_ms.saturating_sub(since_ms))),
        };
        let keeps_time = self.room.group().keeps_time();
        let is_late = now_ms >= self.written_times.clock_ms + WRITE_EVERY_MS;
        let was_empty = self.written_times.empty_since_ms.is_some();
        let is_new = was_empty != times.empty_since_ms.is_some();
        (is_last || is_new || keeps_time && is_late).then_some(times)
    }

    async fn write_times(&mut self, is_last: bool) -> Result<(), WriteFailure> {
        let batch = Batch {
            times: self.times_to_write(is_last),
            ..Batch::default()
        };
        self.write(&batch).await
    }

    /// Takes the outboxes of newcomers, and drops those of connections that are gone.
    fn take_outboxes(&mut self, inputs: &[Input]) {
        for input in inputs {
            if let Some(connection) = input.newcomer() {
                let outbox = self.inbox.take_outbox(connection);
                self.newcomers
                    .extend(outbox.map(|outbox| (connection, outbox)));
            } else if let Input::Disconnected(connection) = input {
                self.inbox.take_outbox(*connection);
                self.outboxes.remove(connection);
                self.newcomers.remove(connection);
            }
        }
    }

    /// Takes a turn, and more turns as long as sending shows that connections are too slow. Returns
    /// whether the table has ended.
    async fn take_turns(&mut self, mut inputs: Vec<Input>) -> Result<bool, Fault> {
        loop {
            let now_ms = self.now_ms();
            let has_inputs = !inputs.is_empty();
            self.take_outboxes(&inputs);
            let mut turn = self.room.turn(now_ms, &mut self.context.rng, inputs);
            turn.batch.times = self.times_to_write(false);
            self.last_turn_ms = now_ms;
            let is_over = turn.is_over || has_inputs && self.is_deserted();
            if is_over {
                self.forget().await?;
            } else {
                self.write(&turn.batch).await?;
            }
            let ends = is_over && self.room.record().kind == GroupKind::Created;
            if ends {
                // A host who has the answer may make another table before this task has ended.
                self.status.end();
            }
            let slow = self.send(turn).await;
            if ends {
                return Ok(true);
            }
            self.status.note(self.usage());
            if slow.is_empty() {
                return Ok(false);
            }
            inputs = slow.into_iter().map(Input::Disconnected).collect();
        }
    }

    /// How the table is used now. It counts as left if nobody is connected, not even in the waiting
    /// room.
    fn usage(&self) -> Usage {
        let is_left = self.room.connections() == 0 && self.newcomers.is_empty();
        let table = self.room.group().table();
        Usage {
            left_since_ms: is_left.then(|| self.context.clock.now_ms()),
            // A race counts as a round once it has ended.
            is_played: table.rounds() > 0 || self.room.group().race().is_some(),
            is_entered: table.next_seat() > SeatId(0),
            is_shared: table.next_seat() > SeatId(1),
            maker_keys: self.room.maker_keys().cloned(),
            is_over: false,
        }
    }

    /// Whether no player can return: the maker was refused, or all have given up their seats.
    fn is_deserted(&self) -> bool {
        let has_seats = !self.room.group().table().seats().is_empty();
        let is_created = self.room.record().kind == GroupKind::Created;
        is_created && !has_seats && self.room.connections() == 0
    }

    async fn write(&mut self, batch: &Batch) -> Result<(), WriteFailure> {
        if *batch == Batch::default() {
            return Ok(());
        }
        let table = self.room.record().id;
        let appended = self.context.log.append(table, self.tail, batch.clone());
        self.tail = appended.await?;
        self.written_times = batch.times.unwrap_or(self.written_times);
        self.context.metrics.count_entries(batch.entries.len());
        Ok(())
    }

    /// Removes the table from the log. A public table begins anew.
    async fn forget(&mut self) -> Result<(), Fault> {
        let record = self.room.record().clone();
        self.context.log.remove(record.id, self.tail).await?;
        let now_ms = self.context.clock.now_ms();
        self.context.operator_log.forgotten(record.id, now_ms);
        if record.kind == GroupKind::Public {
            OpenedTable {
                room: self.room,
                clock: self.clock,
                written_times: self.written_times,
                tail: self.tail,
            } = open(record, Start::Found, &self.context).await?;
        }
        Ok(())
    }

    /// Sends the outcome of a turn. Returns the connections that are too slow for it.
    async fn send(&mut self, turn: Turn) -> Vec<ConnectionId> {
        // A connection that is being closed gets answers, but no more news.
        let leaving: BTreeMap<ConnectionId, Outbox> = turn
            .closes
            .iter()
            .filter_map(|(connection, _)| Some((*connection, self.take_out(*connection)?)))
            .collect();
        let mut slow = self.send_news(turn.news, turn.addressed).await;
        for (connection, welcome) in turn.welcomes {
            self.welcome(connection, welcome);
        }
        for (connection, answer) in turn.answers {
            let outbox = self.outboxes.get(&connection);
            // Among newcomers, only visitors who wait to be let in are answered.
            let waiting = || {
                self.newcomers
                    .get(&connection)
                    .inspect(|outbox| outbox.has_place())
            };
            let outbox = outbox.or_else(waiting);
            let Some(outbox) = outbox.or_else(|| leaving.get(&connection)) else {
                continue;
            };
            if outbox.push(frame::encode(&answer)).is_err() {
                slow.push(connection);
            }
        }
        for (connection, reason) in turn.closes {
            if let CloseReason::Refused(refusal) = &reason {
                self.note_refusal(refusal);
            }
            if let Some(outbox) = leaving.get(&connection) {
                outbox.close(reason);
            }
        }
        let room = &self.room;
        self.newcomers
            .retain(|connection, _| room.is_waiting(*connection));
        for connection in &slow {
            self.outboxes.remove(connection);
            self.newcomers.remove(connection);
            self.context.metrics.count_too_slow();
        }
        slow
    }

    fn take_out(&mut self, connection: ConnectionId) -> Option<Outbox> {
        let outbox = self.outboxes.remove(&connection);
        outbox.or_else(|| self.newcomers.remove(&connection))
    }

    /// Sends news to all connections, or to each group of connections its part.
    async fn send_news(
        &mut self,
        news: Vec<News>,
        addressed: Vec<AddressedNews>,
    ) -> Vec<ConnectionId> {
        if news.is_empty() || self.outboxes.is_empty() {
            return Vec::new();
        }
        if addressed.is_empty() {
            let frame = frame::encode(&ToPlayer::News(news));
            return self.broadcast.send(frame, &self.outboxes).await;
        }
        let mut deliveries = Vec::new();
        for addressed_news in addressed {
            let frame = frame::encode(&ToPlayer::News(addressed_news.news));
            for connection in addressed_news.to {
                let outbox = self.outboxes.get(&connection).cloned();
                deliveries.extend(outbox.map(|outbox| (connection, outbox, frame.clone())));
            }
        }
        self.broadcast.send_each(deliveries).await
    }

    fn welcome(&mut self, connection: ConnectionId, welcome: Welcome) {
        if let Some(outbox) = self.newcomers.remove(&connection) {
            outbox.push_first(frame::encode(&ToPlayer::Welcome(Box::new(welcome))));
            self.outboxes.insert(connection, outbox);
        }
    }

    fn note_refusal(&self, refusal: &HelloRefusal) {
        let (table, now_ms) = (self.room.record().id, self.context.clock.now_ms());
        self.context
            .operator_log
            .refused(refusal, Some(table), now_ms);
        self.context.metrics.count_refused_hello();
    }

    fn close_all(&mut self, reason: &CloseReason) {
        let outboxes = self.outboxes.values().chain(self.newcomers.values());
        for outbox in outboxes {
            outbox.close(reason.clone());
        }
    }
}
