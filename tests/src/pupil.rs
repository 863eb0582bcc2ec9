//! Pupils without a browser: each runs the page's side of the connection over a socket of its own.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::relay_session::{Claim, ConnectionState, KnownTable, Session, SessionEvent, Visit};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::wire::{CloseReason, PROTOCOL, Player, TableSelector, ToPlayer, ToRelay, Token};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::{RUNTIME, Site};

/// The time on a pupil's clock, which stands still, because their actions take no time.
const NOW_MS: u64 = 1_000_000;

/// The token of players who make a table, which no pupil has who comes to it.
const MAKERS_TOKEN: u64 = u64::MAX;

/// The time limit for an answer of a relay, after which the spec fails.
const MAX_WAIT: Duration = Duration::from_secs(60);

/// A player in a lesson who has no browser. Dropping it ends their connection.
pub struct Pupil {
    shared: Arc<Shared>,
    outgoing: mpsc::UnboundedSender<ToRelay>,
}

#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    has_changed: Condvar,
}

#[derive(Debug)]
struct State {
    session: Session,
    table: KnownTable,
    refusals: Vec<GroupRefusal>,
    /// The number of times that the relay has sent its clock.
    clocks: usize,
    /// The reason for which the relay has closed the connection, if it has; `Some(None)` if it gave
    /// no reason.
    ended: Option<Option<CloseReason>>,
}

impl Pupil {
    /// Connects a pupil to a table, where they have a seat or wait to be let in; an error is the
    /// relay's reason. Pupils with the same `token` are the same pupil.
    ///
    /// # Panics
    /// When the relay cannot be reached.
    pub fn come(
        site: &Site,
        table: TableSelector,
        name: &str,
        token: u64,
    ) -> Result<Pupil, CloseReason> {
        let mut secret = [7; 16];
        secret[..8].copy_from_slice(&token.to_be_bytes());
        let player = Player {
            name: name.to_owned(),
            token: Token(secret),
            tab: token,
            take_over: false,
        };
        Pupil::visit(site, table, player)
    }

    /// Connects a pupil to the table of this code, if there is room for them.
    ///
    /// # Panics
    /// When the relay does not let them in.
    #[track_caller]
    pub fn at(site: &Site, code: &str, name: &str, token: u64) -> Pupil {
        let table = TableSelector::Join(code.to_owned());
        Pupil::come(site, table, name, token).expect("there is room")
    }

    /// Connects a player who makes and hosts a new table of this name; returns the table's code,
    /// too.
    ///
    /// # Panics
    /// When the relay refuses the table.
    #[track_caller]
    pub fn make_table(site: &Site, name: &str, table: &str) -> (Pupil, String) {
        let table = TableSelector::Create(table.to_owned());
        let maker = Pupil::come(site, table, name, MAKERS_TOKEN).expect("there is room");
        let known = maker.table();
        let label = known.label().expect("a welcome comes first");
        (maker, label.code.clone())
    }

    /// The seat as a browser stores it.
    ///
    /// # Panics
    /// When the pupil is at no table.
    pub fn saved_seat(&self) -> String {
        let code = self.code().to_lowercase();
        let token = {
            let state = self.state();
            let player = state.session.visit().player.as_ref();
            player.expect("a player").token
        };
        // The stored form has one seat, at the table of this code.
        let mut bytes = vec![1, 2, code.len() as u8];
        bytes.extend(code.as_bytes());
        bytes.extend(token.0);
        let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
        format!("1:{}", digits.collect::<String>())
    }

    /// Reconnects the pupil, like a page after a lost connection.
    ///
    /// # Panics
    /// When the relay cannot be reached.
    pub fn come_back(self, site: &Site) -> Result<Pupil, CloseReason> {
        Pupil::come_again(site, self.go_away())
    }

    /// Drops the pupil's connection, and returns the visit with which they can reconnect.
    pub fn go_away(self) -> Visit {
        self.state().session.visit().clone()
    }

    /// Reconnects a pupil after [`Pupil::go_away`].
    ///
    /// # Panics
    /// When the relay cannot be reached.
    pub fn come_again(site: &Site, visit: Visit) -> Result<Pupil, CloseReason> {
        let Visit { table, player, .. } = visit;
        Pupil::visit(site, table, player.expect("a pupil plays"))
    }

    fn visit(site: &Site, table: TableSelector, player: Player) -> Result<Pupil, CloseReason> {
        let visit = Visit {
            table,
            player: Some(player),
            claim: Claim::Nothing,
        };
        let mut session = Session::new(visit, NOW_MS);
        session.opening(NOW_MS);
        let socket = RUNTIME.block_on(connect(&site.relay()));
        let (outgoing, incoming) = mpsc::unbounded_channel();
        let table = KnownTable::default();
        for message in session.opened(&table, NOW_MS) {
            outgoing.send(message).expect("nobody has hung up");
        }
        let shared = Arc::new(Shared {
            state: Mutex::new(State {
                session,
                table,
                refusals: Vec::new(),
                clocks: 0,
                ended: None,
            }),
            has_changed: Condvar::new(),
        });
        RUNTIME.spawn(listen(socket, incoming, shared.clone()));
        let pupil = Pupil { shared, outgoing };
        let is_opening =
            |state: &State| matches!(state.session.state(), ConnectionState::Opening { .. });
        let state = pupil.wait_while(|state| state.ended.is_none() && is_opening(state));
        match state.ended.clone() {
            Some(reason) => Err(reason.expect("the relay says why")),
            None => {
                drop(state);
                Ok(pupil)
            }
        }
    }

    /// Sends a request; returns whether it was carried out.
    ///
    /// # Panics
    /// When the relay does not answer.
    pub fn ask(&self, request: Request) -> Result<(), GroupRefusal> {
        self.send(|state| state.session.ask(&state.table, NOW_MS, request))
    }

    /// Sends a command to the table; returns whether it was carried out.
    ///
    /// # Panics
    /// When the relay does not answer.
    pub fn play(&self, command: Command) -> Result<(), GroupRefusal> {
        self.ask(Request::Play(command))
    }

    /// Receives all messages so far, and then sends a request that must be carried out.
    ///
    /// # Panics
    /// When it is refused.
    #[track_caller]
    pub fn must_ask(&self, request: Request) {
        self.catch_up();
        let what = format!("{request:?}");
        assert_eq!(self.ask(request), Ok(()), "{what}");
    }

    /// Receives all messages so far, and then sends a command to the table that must be carried
    /// out.
    ///
    /// # Panics
    /// When it is refused.
    #[track_caller]
    pub fn must_play(&self, command: Command) {
        self.must_ask(Request::Play(command));
    }

    /// Writes a line of chat; returns whether it was sent to the others.
    ///
    /// # Panics
    /// When the relay does not answer.
    pub fn say(&self, line: &str) -> Result<(), GroupRefusal> {
        self.send(|state| state.session.say(NOW_MS, line.to_owned()))
    }

    fn send<E: std::fmt::Debug>(
        &self,
        message: impl FnOnce(&mut State) -> Result<ToRelay, E>,
    ) -> Result<(), GroupRefusal> {
        {
            let mut state = self.state();
            state.refusals.clear();
            let message = message(&mut state).expect("a pupil is there");
            self.outgoing.send(message).expect("the relay is there");
        }
        let mut state = self
            .wait_while(|state| state.ended.is_none() && state.session.is_waiting_for_answers());
        state.refusals.pop().map_or(Ok(()), Err)
    }

    /// Receives all messages that have been sent so far.
    ///
    /// # Panics
    /// When the relay does not answer.
    pub fn catch_up(&self) {
        let clocks = self.state().clocks;
        let sent_ms = NOW_MS;
        let question = ToRelay::Clock { sent_ms };
        self.outgoing.send(question).expect("the relay is there");
        drop(self.wait_while(|state| state.ended.is_none() && state.clocks == clocks));
    }

    /// Receives messages until `is_reached` is true for the table.
    ///
    /// # Panics
    /// When `is_reached` does not become true.
    pub fn hear_until(&self, is_reached: impl Fn(&KnownTable) -> bool) {
        let state = self.wait_while(|state| state.ended.is_none() && !is_reached(&state.table));
        assert_eq!(state.ended, None, "the relay goes on");
    }

    /// Receives messages until the relay closes the connection; returns its reason.
    ///
    /// # Panics
    /// When the relay does not close the connection, or gives no reason.
    pub fn end(self) -> CloseReason {
        let state = self.wait_while(|state| state.ended.is_none());
        let ended = state.ended.clone().flatten();
        ended.expect("the relay says why")
    }

    /// The code of the pupil's table, by which others come to it.
    ///
    /// # Panics
    /// When the pupil is at no table.
    pub fn code(&self) -> String {
        match &self.state().session.visit().table {
            TableSelector::Join(code) => code.clone(),
            _ => panic!("a welcome comes first"),
        }
    }

    /// Whether the pupil waits to be let in.
    pub fn is_waiting(&self) -> bool {
        *self.state().session.state() == ConnectionState::InWaitingRoom
    }

    /// The pupil's knowledge of the table and of the players there.
    pub fn table(&self) -> KnownTable {
        self.state().table.clone()
    }

    /// The group as the pupil sees it.
    ///
    /// # Panics
    /// When the pupil is not at a table.
    pub fn group(&self) -> Group {
        let group = self.state().table.group().cloned();
        group.expect("a welcome comes first")
    }

    /// The pupil's seat.
    ///
    /// # Panics
    /// When the pupil has none.
    pub fn seat(&self) -> SeatId {
        self.state().table.seat().expect("a pupil sits")
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.shared.lock()
    }

    fn wait_while(&self, is_early: impl Fn(&State) -> bool) -> MutexGuard<'_, State> {
        let waited = self
            .shared
            .has_changed
            .wait_timeout_while(self.state(), MAX_WAIT, |state| is_early(state));
        let (state, timeout) = waited.unwrap_or_else(PoisonError::into_inner);
        assert!(
            !timeout.timed_out(),
            "the message that a pupil waits for does not come"
        );
        state
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Receives and sends until one side closes the connection.
async fn listen(
    mut socket: WebSocketStream<TcpStream>,
    mut incoming: mpsc::UnboundedReceiver<ToRelay>,
    shared: Arc<Shared>,
) {
    loop {
        tokio::select! {
            message = incoming.recv() => {
                let Some(message) = message else { return };
                send(&mut socket, &message).await;
            }
            received = socket.next() => {
                let answers = match received {
                    Some(Ok(Message::Binary(bytes))) => receive(&shared, &bytes),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => Vec::new(),
                    _ => {
                        shared.lock().ended.get_or_insert(None);
                        shared.has_changed.notify_all();
                        return;
                    }
                };
                for answer in answers {
                    send(&mut socket, &answer).await;
                }
            }
        }
    }
}

/// Handles a message of the relay, and returns the answers.
fn receive(shared: &Shared, bytes: &[u8]) -> Vec<ToRelay> {
    let message: ToPlayer = postcard::from_bytes(bytes).expect("the relay can be understood");
    let mut state = shared.lock();
    state.clocks += usize::from(matches!(message, ToPlayer::Clock { .. }));
    if let ToPlayer::Close(reason) = &message {
        state.ended.get_or_insert(Some(reason.clone()));
    }
    let State { session, table, .. } = &mut *state;
    let reply = session.receive(table, NOW_MS, message);
    for event in reply.events {
        match event {
            SessionEvent::Refused(refusal)
            | SessionEvent::ChatNotSent {
                refusal: Some(refusal),
                ..
            } => state.refusals.push(refusal),
            _ => {}
        }
    }
    shared.has_changed.notify_all();
    reply.send
}

async fn send(socket: &mut WebSocketStream<TcpStream>, message: &ToRelay) {
    let bytes = postcard::to_allocvec(message).expect("a message has bytes");
    // If the connection has been closed, the next read shows that.
    let _ = socket.send(Message::binary(bytes)).await;
}

async fn connect(relay: &str) -> WebSocketStream<TcpStream> {
    let mut request = format!("ws://{relay}/{}", score_core::wire::PATH)
        .into_client_request()
        .expect("an address");
    let headers = request.headers_mut();
    let protocol = PROTOCOL.parse().expect("a protocol is a header");
    headers.insert("sec-websocket-protocol", protocol);
    let stream = TcpStream::connect(relay).await.expect("the relay is there");
    let connected = tokio_tungstenite::client_async(request, stream).await;
    connected.expect("the relay takes WebSockets").0
}
