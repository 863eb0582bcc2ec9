//! A socket to a relay, and the bytes of its messages.

use score_core::wire::{self, ToPlayer, ToRelay};

use crate::edge::address;
use crate::edge::socket::{Socket, SocketEvent};

/// An event of a connection to a relay.
pub enum RelayEvent {
    /// It is open.
    Opened,
    /// A message came.
    Received(ToPlayer),
    /// It is gone, could not be opened, or brings what is of another protocol than the one that
    /// was agreed on: the relay is asked anew.
    Lost,
}

/// An open connection to the relay of the page's site. Dropping it closes it.
pub struct RelaySocket(Socket);

impl RelaySocket {
    /// Opens one; `on_event` is called with what becomes of it. `None` where the browser allows
    /// none.
    pub fn open(on_event: impl Fn(RelayEvent) + Copy + 'static) -> Option<RelaySocket> {
        let address = address::relay(wire::PATH);
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
        socket.map(RelaySocket)
    }

    /// Sends a message; on a connection that is gone nothing is sent.
    pub fn send(&self, message: &ToRelay) {
        if let Ok(bytes) = postcard::to_allocvec(message) {
            self.0.send(&bytes);
        }
    }
}
