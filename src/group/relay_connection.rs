//! The connection to a relay: the socket, the session over it, and the bytes of its messages.

use leptos::prelude::*;
use score_core::dice::Generator;
use score_core::group::request::Request;
use score_core::relay_session::{KnownTable, NotSent, Reply, Session, Visit};
use score_core::wire::{self, ToPlayer, ToRelay};

use crate::edge::address;
use crate::edge::socket::{Socket, SocketEvent};

/// An event of a connection to a relay.
pub enum RelayEvent {
    /// It is open.
    Opened,
    /// A message came.
    Received(ToPlayer),
    /// It is lost, could not be opened, or had a message that does not fit the agreed protocol.
    /// Then the page connects anew.
    Lost,
}

/// How far a player has come on the way to the table of their visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrival {
    /// No relay has answered yet.
    #[default]
    OnTheWay,
    /// A relay has answered.
    Answered,
    /// The player is in the waiting room, or is reconnecting to it.
    InWaitingRoom,
    /// The player has been at the table, or the page was loaded anew during the visit.
    AtTable,
}

/// A connection to the relay of the page's site; copies share it.
///
/// It is beside the table's store and not in it: the [`KnownTable`] there is updated by the relay's
/// messages, and the player's requests are sent from here. No view follows it; its owner notifies
/// the store's views of changes.
#[derive(Clone, Copy)]
pub struct RelayConnection(StoredValue<SessionAndSocket, LocalStorage>);

/// The session, which exists during a visit, and the socket, while it is open or being opened.
#[derive(Default)]
struct SessionAndSocket {
    session: Option<Session>,
    arrival: Arrival,
    socket: Option<Socket>,
}

impl RelayConnection {
    /// A connection without a visit.
    pub fn new() -> RelayConnection {
        RelayConnection(StoredValue::new_local(SessionAndSocket::default()))
    }

    /// Begins a visit of a player who has come as far as `arrival` before. A visit that was going
    /// on has ended.
    pub fn begin(self, visit: Visit, arrival: Arrival, now_ms: u64) {
        self.0.set_value(SessionAndSocket {
            session: Some(Session::new(visit, now_ms)),
            arrival,
            socket: None,
        });
    }

    /// Ends the visit; the seat stays the player's.
    pub fn end(self) {
        self.0.set_value(SessionAndSocket::default());
    }

    /// Whether a visit goes on.
    pub fn has_session(self) -> bool {
        self.read(|_| ()).is_some()
    }

    /// How far the player has come in this visit.
    pub fn arrival(self) -> Arrival {
        self.0.with_value(|ends| ends.arrival)
    }

    /// Notes how far the player has come.
    pub fn set_arrival(self, arrival: Arrival) {
        self.0.update_value(|ends| ends.arrival = arrival);
    }

    /// Whether the relay has not yet answered all requests.
    pub fn is_waiting_for_answers(self) -> bool {
        self.read(Session::is_waiting_for_answers) == Some(true)
    }

    /// Reads the session as it is now; `None`: no visit goes on.
    pub fn read<T>(self, read: impl FnOnce(&Session) -> T) -> Option<T> {
        self.0.with_value(|ends| ends.session.as_ref().map(read))
    }

    /// Changes the session, if a visit goes on.
    pub fn change<T>(self, change: impl FnOnce(&mut Session) -> T) -> Option<T> {
        let changed = self
            .0
            .try_update_value(|ends| ends.session.as_mut().map(change));
        changed.flatten()
    }

    /// Opens a socket in place of the last one; `on_event` is called with its events. Returns
    /// whether the browser allows one.
    pub fn open(self, now_ms: u64, on_event: impl Fn(RelayEvent) + Copy + 'static) -> bool {
        self.change(|session| session.opening(now_ms));
        let address = address::relay_address(wire::PATH);
        let socket = Socket::open(&address, wire::PROTOCOL, move |event| {
            on_event(match event {
                SocketEvent::Opened => RelayEvent::Opened,
                SocketEvent::Closed => RelayEvent::Lost,
                SocketEvent::Received(bytes) => {
                    let message = postcard::from_bytes(&bytes);
                    message.map_or(RelayEvent::Lost, RelayEvent::Received)
                }
            });
        });
        let is_open = socket.is_some();
        self.set_socket(socket);
        is_open
    }

    /// Says hello over an open socket; `table` is the table as far as it is known.
    pub fn opened(self, table: &KnownTable, now_ms: u64) {
        if self.arrival() == Arrival::OnTheWay {
            self.set_arrival(Arrival::Answered);
        }
        let hello = self.change(|session| session.opened(table, now_ms));
        self.send(&hello.unwrap_or_default());
    }

    /// Handles a message and answers it; the owner passes the news on.
    pub fn receive(self, table: &mut KnownTable, now_ms: u64, message: ToPlayer) -> Reply {
        self.reply(|session| session.receive(table, now_ms, message))
    }

    /// Carries out everything that is due; the owner passes the news on.
    pub fn tick(self, table: &mut KnownTable, now_ms: u64) -> Reply {
        self.reply(|session| session.tick(table, now_ms))
    }

    /// Closes a socket; another one is due after a random time.
    pub fn close(self, table: &mut KnownTable, now_ms: u64, generator: &mut Generator) {
        self.set_socket(None);
        self.change(|session| session.lost(table, now_ms, generator));
    }

    /// Sends a request; `table` is the table as far as it is known.
    pub fn ask(self, table: &KnownTable, now_ms: u64, request: Request) -> Result<(), NotSent> {
        let asked = self.change(|session| session.ask(table, now_ms, request));
        self.send(&[asked.ok_or(NotSent).flatten()?]);
        Ok(())
    }

    /// Writes a line of chat.
    pub fn say(self, now_ms: u64, line: String) -> Result<(), NotSent> {
        let said = self.change(|session| session.say(now_ms, line));
        self.send(&[said.ok_or(NotSent).flatten()?]);
        Ok(())
    }

    fn reply(self, reply: impl FnOnce(&mut Session) -> Reply) -> Reply {
        let mut reply = self.change(reply).unwrap_or_default();
        self.send(&std::mem::take(&mut reply.send));
        reply
    }

    /// Sends messages; without a socket they are dropped. The session sends a lost message again,
    /// or the player reads that it was not sent.
    fn send(self, messages: &[ToRelay]) {
        self.0.with_value(|ends| {
            let Some(socket) = &ends.socket else { return };
            let encoded = messages.iter().map(postcard::to_allocvec);
            encoded.flatten().for_each(|bytes| socket.send(&bytes));
        });
    }

    /// Replaces the socket; dropping the old one closes it.
    fn set_socket(self, socket: Option<Socket>) {
        let last = self
            .0
            .try_update_value(|ends| std::mem::replace(&mut ends.socket, socket));
        drop(last);
    }
}
