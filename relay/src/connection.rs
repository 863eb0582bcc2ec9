//! One connection. Here are its hello, the way to its table or to the relay that has it, its
//! messages, and its end.

use std::sync::Arc;
use std::time::Duration;

use axum::Error;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use bytes::Bytes;
use futures_util::stream::SplitStream;
use futures_util::{SinkExt, StreamExt};
use score_core::relay_session::WELCOME_WITHIN_MS;
use score_core::wire::{
    CloseReason, HELLO_WITHIN_MS, HelloRefusal, PING_EVERY_MS, Player, TableSelector, ToPlayer,
    ToRelay,
};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout, timeout_at};
use tokio_util::task::AbortOnDropHandle;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::app_state::AppState;
use crate::closable_connections::ClosableConnection;
use crate::cluster::{BEAT_EVERY_MS, Cluster, DEAD_AFTER_MS, Node, View};
use crate::frame;
use crate::hub::{ConnectionSource, Entrance, NoEntrance};
use crate::inbox::{Ended, TableHandle};
use crate::intake::Intake;
use crate::log::Log;
use crate::metrics::Connected;
use crate::names;
use crate::outbox::{Outbox, Sink, Work};
use crate::owner_proxy::{self, FromOwner, OPEN_WITHIN_MS, ToOwner};
use crate::rate_limit::MessageLimit;
use crate::room::{ConnectionId, Input};
use crate::visitor_network::VisitorNetwork;

/// How long a page may take to receive the last message, in milliseconds.
const CLOSE_WITHIN_MS: u64 = 5_000;

/// After how long without a message a page counts as gone, in milliseconds. It has not answered one
/// ping before the next.
const SILENT_MS: u64 = 2 * PING_EVERY_MS;

/// How long a hello waits until relays agree on the owner of its table, in milliseconds. No attempt
/// begins later. A relay that has died counts as alive for a second more than [`DEAD_AFTER_MS`] at
/// worst, and an attempt that began just before then takes [`OPEN_WITHIN_MS`].
const SETTLES_WITHIN_MS: u64 = 2 * DEAD_AFTER_MS;

/// How long a hello waits that came by a pipe and has already waited at another relay, in
/// milliseconds. The two relays' views differ only for the time that a heartbeat takes.
const PIPED_SETTLES_WITHIN_MS: u64 = 2 * BEAT_EVERY_MS;

// The last try at the page's relay, the pipe to the owner, and the last try there all begin before
// the page gives up, because a later answer would reach nobody.
const _: () =
    assert!(SETTLES_WITHIN_MS + OPEN_WITHIN_MS + PIPED_SETTLES_WITHIN_MS <= WELCOME_WITHIN_MS);

/// How soon a hello is tried again if there is no news of relays meanwhile, in milliseconds. Each
/// try may ask the log.
const TRY_AGAIN_MS: u64 = 1_000;

/// One connection.
pub struct Connection<L> {
    /// The id of the connection.
    pub id: ConnectionId,
    /// The network that the page is in.
    pub network: VisitorNetwork,
    /// How the connection came to this relay.
    pub source: ConnectionSource,
    /// The limit on the messages of the page.
    pub limit: MessageLimit,
    /// The count of bytes that the page has sent.
    pub intake: Intake,
    /// The state that all connections share.
    pub state: Arc<AppState<L>>,
    /// Counts the connection until its end.
    pub count: Connected,
    /// Closes the connection if it is at no table and others need the room.
    pub closable: Arc<ClosableConnection>,
    /// Lets the relay wait for the end of the connection.
    pub tracker: TaskTrackerToken,
}

/// How one side of a connection ended.
enum End {
    /// This relay closes the connection, for this reason.
    Close(CloseReason),
    /// The relay that has the table closes the connection, for this reason.
    Forwarded(CloseReason),
    /// The page is gone, or is no longer served.
    Gone,
}

/// The way from a page to its table, if that is at another relay.
struct Pipe {
    /// The relay that has the table.
    node: Node,
    to_owner: ToOwner,
    from_owner: FromOwner,
    /// The page's hello, which is sent to that relay first.
    hello: Bytes,
}

/// Why a hello has not reached a table.
enum HelloFailure {
    /// The connection ends.
    Ends(End),
    /// Relays disagree about the owner of the table, or it has just ended here.
    Unsettled,
    /// The relay that has the table cannot be reached.
    NoPipe(Node, owner_proxy::Failure),
}

/// Serves a page until one side closes the connection. `at_once` is the reason to close it at once,
/// if there is one.
pub fn run<L: Log>(
    connection: Connection<L>,
    socket: WebSocket,
    at_once: Option<CloseReason>,
) -> impl Future<Output = ()> + Send {
    let outbox = Outbox::new(connection.closable.clone());
    if let Some(reason) = at_once {
        outbox.close(reason);
    }
    let (sink, mut stream) = socket.split();
    outbox.return_sink(Box::pin(sink));
    // Writing is a task of its own, so that the relay still listens to a page that reads slowly.
    let writing = write(outbox.clone(), connection.network, connection.state.clone());
    let mut writer = AbortOnDropHandle::new(tokio::spawn(writing));
    // This is no `async fn`, which would store its arguments twice, and state that is not needed
    // while nothing is sent is in boxes, because there are thousands of connections.
    async move {
        let mut table = None;
        let end = tokio::select! {
            _ = &mut writer => End::Gone,
            end = connection.read(&mut stream, &outbox, &mut table) => end,
            () = connection.state.stops.cancelled() => End::Close(CloseReason::Restart),
            () = connection.closable.closes() => End::Gone,
        };
        connection.closable.ends();
        let is_closed = end.close(&outbox);
        let finishing = connection.finish(&mut stream, &outbox, is_closed.then_some(writer), table);
        Box::pin(finishing).await;
    }
}

impl End {
    /// Closes the outbox if the relay closes the connection, and returns whether it does.
    fn close(self, outbox: &Outbox) -> bool {
        match self {
            End::Close(reason) => outbox.close(reason),
            End::Forwarded(reason) => outbox.forward_close(reason),
            End::Gone => return false,
        }
        true
    }
}

impl HelloFailure {
    fn closes(reason: CloseReason) -> HelloFailure {
        HelloFailure::Ends(End::Close(reason))
    }

    /// Whether another attempt may succeed.
    fn may_pass(&self) -> bool {
        match self {
            HelloFailure::Ends(_) => false,
            HelloFailure::Unsettled => true,
            HelloFailure::NoPipe(_, failure) => failure.may_pass(),
        }
    }
}

impl<L: Log> Connection<L> {
    /// Waits until `writer` has sent the last message, if there is one, and notifies the table.
    /// Then it goes on reading for a while.
    async fn finish(
        &self,
        stream: &mut SplitStream<WebSocket>,
        outbox: &Outbox,
        writer: Option<AbortOnDropHandle<()>>,
        table: Option<TableHandle>,
    ) {
        if let Some(mut writer) = writer {
            // Whichever future ends first, the page has received all that it could.
            tokio::select! {
                _ = &mut writer => {}
                () = self.closable.closes() => {}
            }
        }
        outbox.disconnect();
        if let Some(table) = table {
            // A table that has ended needs no message.
            let _ = table.send(Input::Disconnected(self.id)).await;
        }
        // Closing with unread data would discard the last message to the page.
        let unread = async { while let Some(Ok(_)) = stream.next().await {} };
        tokio::select! {
            _ = timeout(Duration::from_millis(CLOSE_WITHIN_MS), unread) => {}
            () = self.closable.closes() => {}
        }
    }

    /// Reads the messages of the page, and stores the handle of its table in `table`.
    async fn read(
        &self,
        stream: &mut SplitStream<WebSocket>,
        outbox: &Outbox,
        table: &mut Option<TableHandle>,
    ) -> End {
        match Box::pin(self.join(stream, outbox, table)).await {
            Ok(None) => {}
            Ok(Some(pipe)) => return Box::pin(self.forward(pipe, stream, outbox)).await,
            Err(end) => return end,
        }
        let table = table.as_ref().expect("a page without a pipe has a table");
        loop {
            let sending = tokio::select! {
                message = self.next_message(stream) => match message {
                    Ok(message) => table.send(Input::Message(self.id, message)),
                    Err(end) => return end,
                },
                () = table.closed() => return End::Close(CloseReason::Trouble),
            };
            if sending.await.is_err() {
                return End::Close(CloseReason::Trouble);
            }
        }
    }

    /// Reads the hello and delivers it to its table, or passes it on to another relay. The table is
    /// stored in `table`. It tries again while relays settle which of them has the table: a page
    /// that is sent away would wait longer, twice as long each time.
    async fn join(
        &self,
        stream: &mut SplitStream<WebSocket>,
        outbox: &Outbox,
        table: &mut Option<TableHandle>,
    ) -> Result<Option<Pipe>, End> {
        let within = Duration::from_millis(HELLO_WITHIN_MS);
        let hello = match timeout(within, self.next_frame(stream)).await {
            Err(_) => return Err(End::Close(CloseReason::NoHello)),
            Ok(frame) => frame?,
        };
        // This comes before the log is asked, which may take a while, and only once: of the waiting
        // pages, the one that has waited longest makes room first.
        self.closable.waits_for_table();
        let settles_within_ms = match self.source {
            ConnectionSource::Page => SETTLES_WITHIN_MS,
            ConnectionSource::Relay => PIPED_SETTLES_WITHIN_MS,
        };
        let until = Instant::now() + Duration::from_millis(settles_within_ms);
        loop {
            // Subscribes before the first try, so that no change is missed.
            let views = self.state.settings.cluster.as_ref().map(Cluster::views);
            let failure = match self.try_to_join(&hello, outbox, table).await {
                Ok(pipe) => return Ok(pipe),
                Err(failure) => failure,
            };
            let Some(views) = views.filter(|_| failure.may_pass()) else {
                return Err(self.end_after(failure));
            };
            tokio::select! {
                () = wait_for_relays(views, until) => {}
                end = self.wait_for_leave(stream) => return Err(end),
            }
            if Instant::now() >= until {
                return Err(self.end_after(failure));
            }
        }
    }

    /// Waits until a page without a welcome leaves. It must not send anything before the welcome.
    async fn wait_for_leave(&self, stream: &mut SplitStream<WebSocket>) -> End {
        match self.next_frame(stream).await {
            Ok(_) => End::Close(CloseReason::BadMessage),
            Err(end) => end,
        }
    }

    /// Tries once to deliver the hello `first` to its table. Otherwise it tries to open a pipe to
    /// the relay that has it.
    async fn try_to_join(
        &self,
        first: &Bytes,
        outbox: &Outbox,
        table: &mut Option<TableHandle>,
    ) -> Result<Option<Pipe>, HelloFailure> {
        let (entering, hello) = match frame::decode(first) {
            Some(ToRelay::Hello(hello)) => (
                self.enter(&hello.table, hello.player.as_ref()).await,
                Input::Hello(self.id, hello, self.network),
            ),
            // A hello with a key makes no table.
            Some(ToRelay::HostHello { hello, key })
                if matches!(hello.table, TableSelector::Join(_)) && hello.player.is_some() =>
            {
                (
                    self.enter(&hello.table, hello.player.as_ref()).await,
                    Input::HostHello(self.id, hello, key, self.network),
                )
            }
            Some(ToRelay::NextHello { hello, before }) if hello.player.is_some() => (
                self.enter(&hello.table, hello.player.as_ref()).await,
                Input::NextHello(self.id, hello, before, self.network),
            ),
            Some(ToRelay::Watch(watch)) => (
                self.enter(&watch.table, None).await,
                Input::Watch(self.id, watch, self.network),
            ),
            Some(_) | None => return Err(HelloFailure::closes(CloseReason::BadMessage)),
        };
        let handle = match entering {
            Ok(Entrance::Local(handle)) => table.insert(handle),
            Ok(Entrance::Remote(node)) => return self.open_pipe(node, first).await.map(Some),
            Err(NoEntrance::Unsettled) => return Err(HelloFailure::Unsettled),
            Err(NoEntrance::Closes(CloseReason::Refused(refusal))) => {
                return Err(HelloFailure::closes(self.refuse(refusal)));
            }
            Err(NoEntrance::Closes(reason)) => return Err(HelloFailure::closes(reason)),
        };
        handle.register(self.id, outbox.clone());
        match handle.send(hello).await {
            Ok(()) => Ok(None),
            Err(Ended) => Err(HelloFailure::Unsettled),
        }
    }

    async fn open_pipe(&self, node: Node, hello: &Bytes) -> Result<Pipe, HelloFailure> {
        let cluster = self.state.settings.cluster.as_ref();
        let cluster = cluster.expect("only relays of a cluster know others");
        match owner_proxy::open(cluster, &node, self.network).await {
            Ok((to_owner, from_owner)) => Ok(Pipe {
                node,
                to_owner,
                from_owner,
                hello: hello.clone(),
            }),
            Err(failure) => Err(HelloFailure::NoPipe(node, failure)),
        }
    }

    /// How the connection of a page that has not reached its table ends.
    fn end_after(&self, failure: HelloFailure) -> End {
        match failure {
            HelloFailure::Ends(end) => return end,
            HelloFailure::Unsettled => {}
            HelloFailure::NoPipe(node, failure) => {
                let now_ms = self.state.settings.clock.now_ms();
                let log = self.state.hub.operator_log();
                log.no_pipe(&node.id, &failure, now_ms);
            }
        }
        End::Close(CloseReason::Trouble)
    }

    /// Passes frames between the page and the relay that has its table. It does so until one of
    /// them ends or that relay is dead.
    async fn forward(
        &self,
        pipe: Pipe,
        stream: &mut SplitStream<WebSocket>,
        outbox: &Outbox,
    ) -> End {
        let Pipe {
            node,
            mut to_owner,
            from_owner,
            hello,
        } = pipe;
        let settings = &self.state.settings;
        let cluster = settings.cluster.as_ref();
        let cluster = cluster.expect("only relays of a cluster know others");
        let _counted = settings.metrics.count_pipe();
        let sending = async {
            let mut frame = hello;
            loop {
                to_owner.send(frame).await;
                frame = match self.next_frame(stream).await {
                    Ok(frame) => frame,
                    Err(end) => return end,
                };
            }
        };
        let silent = Duration::from_millis(SILENT_MS);
        let mut views = cluster.views();
        let is_dead = views.wait_for(|view| view.nodes().iter().all(|other| other.id != node.id));
        let end = tokio::select! {
            end = sending => end,
            // A relay that is cut off would be silent for much longer.
            _ = is_dead => return End::Close(CloseReason::Trouble),
            reason = from_owner.forward(outbox, silent) => {
                if reason == CloseReason::TooSlow {
                    settings.metrics.count_too_slow();
                }
                return End::Forwarded(reason);
            }
        };
        to_owner.close().await;
        end
    }

    /// The next message.
    async fn next_message(&self, stream: &mut SplitStream<WebSocket>) -> Result<ToRelay, End> {
        let frame = self.next_frame(stream).await?;
        frame::decode(&frame).ok_or(End::Close(CloseReason::BadMessage))
    }

    /// The next binary frame, which may have a message.
    async fn next_frame(&self, stream: &mut SplitStream<WebSocket>) -> Result<Bytes, End> {
        loop {
            let received = timeout(Duration::from_millis(SILENT_MS), stream.next()).await;
            let Ok(Some(received)) = received else {
                return Err(End::Gone);
            };
            if !self.limit.allows() {
                return Err(End::Close(CloseReason::BadMessage));
            }
            match received {
                Ok(Message::Binary(bytes)) => return Ok(bytes),
                Err(_) if self.intake.is_too_much() => {
                    return Err(End::Close(self.note_too_much()));
                }
                Ok(Message::Text(_)) | Err(_) => {
                    return Err(End::Close(CloseReason::BadMessage));
                }
                Ok(Message::Ping(_) | Message::Pong(_) | Message::Close(_)) => {}
            }
        }
    }

    async fn enter(
        &self,
        table: &TableSelector,
        player: Option<&Player>,
    ) -> Result<Entrance, NoEntrance> {
        let player = player.map(|player| names::hash(&player.token));
        let hub = &self.state.hub;
        hub.enter(table, player, self.network, self.source).await
    }

    /// Notes in the operator's log that the page has sent too many bytes. Returns the reason that
    /// is sent to the page.
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

/// Waits for a change of the relays that share the tables, or for a moment, and never past `until`.
async fn wait_for_relays(mut views: watch::Receiver<View>, until: Instant) {
    let moment = Instant::now() + Duration::from_millis(TRY_AGAIN_MS);
    let _ = timeout_at(moment.min(until), views.changed()).await;
}

/// Sends the frames that the table could not send at once, and pings. It does so until the last
/// message is sent or the sink is broken.
fn write<L: Log>(
    outbox: Outbox,
    network: VisitorNetwork,
    state: Arc<AppState<L>>,
) -> impl Future<Output = ()> + Send {
    let mut pings = interval(Duration::from_millis(PING_EVERY_MS));
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pings.reset();
    async move {
        loop {
            let ping = tokio::select! {
                () = outbox.wait_ready() => None,
                _ = pings.tick() => Some(Message::Ping(Bytes::new())),
            };
            let Some(work) = outbox.take() else {
                return;
            };
            let delivering = deliver(work, ping, &outbox, network, &state);
            let Some(sink) = Box::pin(delivering).await else {
                return;
            };
            outbox.return_sink(sink);
        }
    }
}

/// Sends all of `work`, after the ping if one is due. Returns the sink; `None` after the last
/// message, or if the sink is broken.
async fn deliver<L: Log>(
    work: Work,
    ping: Option<Message>,
    outbox: &Outbox,
    network: VisitorNetwork,
    state: &AppState<L>,
) -> Option<Sink> {
    let Work {
        mut sink,
        frames,
        reason,
        is_handed_on,
    } = work;
    let is_last = reason.is_some();
    if let Some(CloseReason::Refused(refusal)) = &reason
        && !is_handed_on
    {
        delay_wrong_hello(refusal, network, state).await;
    }
    let mut messages: Vec<Message> = ping.into_iter().collect();
    messages.extend(frames.into_iter().map(Message::Binary));
    messages.extend(reason.into_iter().flat_map(last_messages));
    let sent = send(&mut sink, messages, outbox).await;
    (sent.is_ok() && !is_last).then_some(sink)
}

/// Delays the answer to a wrong hello if its address has sent many.
async fn delay_wrong_hello<L: Log>(
    refusal: &HelloRefusal,
    network: VisitorNetwork,
    state: &AppState<L>,
) {
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

/// Sends messages with one flush. Once the outbox is closed, the time for sending is limited.
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
