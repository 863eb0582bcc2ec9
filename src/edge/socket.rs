//! A connection to a relay: the only code of the page that knows WebSockets.

use wasm_bindgen::JsCast;
use web_sys::{BinaryType, Event, MessageEvent, WebSocket};

use super::listen;
use leptos::prelude::Owner;

/// An event of a connection.
pub enum SocketEvent {
    /// The connection is open.
    Opened,
    /// A message has arrived.
    Received(Vec<u8>),
    /// The connection is closed, or could not be opened.
    Closed,
}

/// A connection. Dropping the value closes the connection and removes its listeners.
pub struct Socket {
    socket: WebSocket,
    listeners: Owner,
}

impl Socket {
    /// Opens a connection to `address` that speaks `protocol`; `on_event` is called with its
    /// events. `None` if the browser allows none.
    pub fn open(
        address: &str,
        protocol: &str,
        on_event: impl Fn(SocketEvent) + Copy + 'static,
    ) -> Option<Socket> {
        let socket = WebSocket::new_with_str(address, protocol).ok()?;
        socket.set_binary_type(BinaryType::Arraybuffer);
        let listeners = Owner::new();
        listeners.with(|| {
            let target = socket.as_ref();
            listen::on(target, "open", move |_| on_event(SocketEvent::Opened));
            listen::on(target, "close", move |_| on_event(SocketEvent::Closed));
            listen::on(target, "message", move |event| {
                on_event(SocketEvent::Received(bytes_of(&event)));
            });
        });
        Some(Socket { socket, listeners })
    }

    /// Sends a message. Nothing is sent on a connection that is not open: its end is signalled
    /// anyway.
    pub fn send(&self, message: &[u8]) {
        let _ = self.socket.send_with_u8_array(message);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.listeners.cleanup();
        // A connection that is closed already needs no closing.
        let _ = self.socket.close();
    }
}

/// The bytes of a message; empty for a message of text.
fn bytes_of(event: &Event) -> Vec<u8> {
    let event: Option<&MessageEvent> = event.dyn_ref();
    let data = event.map(MessageEvent::data);
    let buffer: Option<js_sys::ArrayBuffer> = data.and_then(|data| data.dyn_into().ok());
    buffer.map_or(Vec::new(), |buffer| {
        js_sys::Uint8Array::new(&buffer).to_vec()
    })
}
