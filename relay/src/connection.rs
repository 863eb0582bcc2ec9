//! One connection, from its hello to its end.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Error;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use bytes::Bytes;
use futures_util::stream::SplitStream;
use futures_util::{SinkExt, StreamExt};
use score_core::wire::{
    CloseReason, HELLO_WITHIN_MS, HelloRefusal, PING_EVERY_MS, Player, TableSelector, ToPlayer,
    ToRelay,
};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tokio_util::task::AbortOnDropHandle;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::app_state::AppState;
use crate::frame;
use crate::inbox::TableHandle;
use crate::intake::Intake;
use crate::log::Log;
use crate::metrics::Connected;
use crate::names;
use crate::outbox::{Outbox, Sink, Work};
use crate::rate_limit::MessageLimit;
use crate::room::{ConnectionId, Input};
use crate::strangers::Stranger;
use crate::visitor_network::VisitorNetwork;

/// How long a page may take to receive the last message, in milliseconds.
const CLOSE_WITHIN_MS: u64 = 5_000;

/// After how many milliseconds of silence a page is gone: it has not answered one ping
/// before the next.
const SILENT_MS: u64 = 2 * PING_EVERY_MS;

/// One connection.
pub struct Connection<L> {
    /// Which.
    pub id: ConnectionId,
    /// The network that the page is in.
    pub network: VisitorNetwork,
    /// How many messages it may send.
    pub limit: MessageLimit,
    /// How many bytes it has sent.
    pub intake: Intake,
    /// The state that all connections share.
    pub state: Arc<AppState<L>>,
    /// Counts the connection until its end.
    pub count: Connected,
    /// Closes it where it has no place at a table and others need the room.
    pub stranger: Arc<Stranger>,
    /// Lets the relay wait for its end.
    pub tracker: TaskTrackerToken,
}

/// How one side of a connection ended.
enum End {
    /// The relay closes it.
    Close(CloseReason),
    /// The page is gone.
    Gone,
}

/// Serves a page until one side closes the connection; `at_once` is why it is closed at
/// once, where it is.
pub fn run<L: Log>(
    connection: Connection<L>,
    socket: WebSocket,
    at_once: Option<CloseReason>,
) -> impl Future<Output = ()> + Send {
    let outbox = Outbox::new(connection.stranger.clone());
    if let Some(reason) = at_once {
        outbox.close(reason);
    }
    // Not in an `async fn`, which keeps its arguments to its end: there are thousands of
    // connections.
    let (sink, stream) = socket.split();
    outbox.return_sink(Box::pin(sink));
    connection.run(stream, outbox)
}

impl<L: Log> Connection<L> {
    async fn run(self, mut stream: SplitStream<WebSocket>, outbox: Outbox) {
        let mut table = None;
        let mut writer = self.start_writer(outbox.clone());
        let end = {
            // `select!` moves what it is given, and the memory of both places stays.
            let mut read = pin!(self.read(&mut stream, &outbox, &mut table));
            let mut stops = pin!(self.state.stops.cancelled());
            let mut closes = pin!(self.stranger.closes());
            let mut is_too_much = pin!(self.intake.is_too_much());
            tokio::select! {
                _ = &mut writer => End::Gone,
                end = &mut read => end,
                () = &mut stops => End::Close(CloseReason::Restart),
                () = &mut closes => End::Gone,
                () = &mut is_too_much => End::Close(self.note_too_much()),
            }
        };
        self.stranger.ends();
        if let End::Close(reason) = end {
            outbox.close(reason);
            // However it ends, the page has got all that it could.
            tokio::select! {
                _ = &mut writer => {}
                () = self.stranger.closes() => {}
            }
        }
        drop(writer);
        outbox.disconnect();
        if let Some(table) = table {
            // A table that has ended needs no message.
            let _ = table.send(Input::Disconnected(self.id)).await;
        }
        // Closing with something unread would take the last message away from the page.
        let unread = async { while let Some(Ok(_)) = stream.next().await {} };
        tokio::select! {
            _ = timeout(Duration::from_millis(CLOSE_WITHIN_MS), unread) => {}
            () = self.stranger.closes() => {}
            () = self.intake.is_too_much() => {}
        }
    }

    /// Begins to send what the table could not send at once: a task of its own, since a page
    /// that reads slowly is still listened to. Not in [`Connection::run`], which would keep the
    /// room of what is begun.
    fn start_writer(&self, outbox: Outbox) -> AbortOnDropHandle<()> {
        let writing = write(outbox, self.network, self.state.clone());
        AbortOnDropHandle::new(tokio::spawn(writing))
    }

    /// Reads what the page sends. The handle of its table is left in `table`.
    async fn read(
        &self,
        stream: &mut SplitStream<WebSocket>,
        outbox: &Outbox,
        table: &mut Option<TableHandle>,
    ) -> End {
        let within = Duration::from_millis(HELLO_WITHIN_MS);
        let (entered, mut input) = match timeout(within, self.next(stream)).await {
            Err(_) => return End::Close(CloseReason::NoHello),
            Ok(Ok(ToRelay::Hello(hello))) => (
                self.enter(&hello.table, hello.player.as_ref()),
                Input::Hello(self.id, hello, self.network),
            ),
            Ok(Ok(ToRelay::Watch(watch))) => (
                self.enter(&watch.table, None),
                Input::Watch(self.id, watch, self.network),
            ),
            Ok(Ok(_)) => return End::Close(CloseReason::BadMessage),
            Ok(Err(end)) => return end,
        };
        self.stranger.waits_for_table();
        let table = match entered {
            Ok(handle) => table.insert(handle),
            Err(refusal) => return End::Close(self.refuse(refusal)),
        };
        table.register(self.id, outbox.clone());
        loop {
            if table.send(input).await.is_err() {
                return End::Close(CloseReason::Trouble);
            }
            let message = tokio::select! {
                message = self.next(stream) => message,
                () = table.closed() => return End::Close(CloseReason::Trouble),
            };
            let message = match message {
                Ok(message) => message,
                Err(end) => return end,
            };
            input = Input::Message(self.id, message);
        }
    }

    /// The next message that can be read.
    async fn next(&self, stream: &mut SplitStream<WebSocket>) -> Result<ToRelay, End> {
        loop {
            let received = timeout(Duration::from_millis(SILENT_MS), stream.next()).await;
            let Ok(Some(received)) = received else {
                return Err(End::Gone);
            };
            if !self.limit.allows() {
                return Err(End::Close(CloseReason::BadMessage));
            }
            match received {
                Ok(Message::Binary(bytes)) => {
                    return frame::decode(&bytes).ok_or(End::Close(CloseReason::BadMessage));
                }
                Ok(Message::Text(_)) | Err(_) => {
                    return Err(End::Close(CloseReason::BadMessage));
                }
                Ok(Message::Ping(_) | Message::Pong(_) | Message::Close(_)) => {}
            }
        }
    }

    fn enter(
        &self,
        table: &TableSelector,
        player: Option<&Player>,
    ) -> Result<TableHandle, HelloRefusal> {
        let player = player.map(|player| names::hash(&player.token));
        self.state.hub.enter(table, player, self.network)
    }

    /// Notes in the operator's log that the page has sent too many bytes, and gives the reason that
    /// the page gets.
    fn note_too_much(&self) -> CloseReason {
        let now_ms = self.state.settings.clock.now_ms();
        self.state.hub.operator_log().too_much(now_ms);
        self.state.settings.metrics.count_too_much();
        CloseReason::BadMessage
    }

    fn refuse(&self, refusal: HelloRefusal) -> CloseReason {
        let now_ms = self.state.settings.clock.now_ms();
        self.state
            .hub
            .operator_log()
            .refused(&refusal, None, now_ms);
        self.state.settings.metrics.count_refused_hello();
        CloseReason::Refused(refusal)
    }
}

/// Sends what the table could not send at once, and pings, until the last message is sent
/// or the sink is broken.
async fn write<L: Log>(outbox: Outbox, network: VisitorNetwork, state: Arc<AppState<L>>) {
    let mut pings = interval(Duration::from_millis(PING_EVERY_MS));
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pings.reset();
    loop {
        let ping = tokio::select! {
            () = outbox.wait_ready() => None,
            _ = pings.tick() => Some(Message::Ping(Bytes::new())),
        };
        let Some(Work {
            mut sink,
            frames,
            reason,
        }) = outbox.take()
        else {
            return;
        };
        let is_last = reason.is_some();
        if let Some(CloseReason::Refused(refusal)) = &reason {
            Box::pin(wait_with(refusal, network, &state)).await;
        }
        let mut messages: Vec<Message> = ping.into_iter().collect();
        messages.extend(frames.into_iter().map(Message::Binary));
        messages.extend(reason.into_iter().flat_map(last_messages));
        if send(&mut sink, messages, &outbox).await.is_err() || is_last {
            return;
        }
        outbox.return_sink(sink);
    }
}

/// Waits with the answer to a wrong hello where its address has sent many.
async fn wait_with<L: Log>(refusal: &HelloRefusal, network: VisitorNetwork, state: &AppState<L>) {
    if let Some(delay) = state.wrong_hellos.delay(network, refusal) {
        tokio::select! {
            () = sleep(delay) => {}
            () = state.stops.cancelled() => {}
        }
    }
}

/// The last two messages: one for the page, and the close frame for its browser.
fn last_messages(reason: CloseReason) -> [Message; 2] {
    let close = CloseFrame {
        code: reason.code(),
        reason: Utf8Bytes::default(),
    };
    let reason = frame::encode(&ToPlayer::Close(reason));
    [Message::Binary(reason), Message::Close(Some(close))]
}

/// Sends messages with one flush. Once the outbox is closed, that may take only so long.
async fn send(sink: &mut Sink, messages: Vec<Message>, outbox: &Outbox) -> Result<(), ()> {
    let sending = async {
        for message in messages {
            sink.feed(message).await?;
        }
        sink.flush().await
    };
    tokio::pin!(sending);
    let sent: Result<(), Error> = tokio::select! {
        biased;
        sent = &mut sending => sent,
        () = outbox.closed() => {
            let within = Duration::from_millis(CLOSE_WITHIN_MS);
            timeout(within, sending).await.map_err(|_| ())?
        }
    };
    sent.map_err(|_| ())
}
