//! The proxy to the owner of a table: a player who reaches another relay is connected through a
//! pipe.
//!
//! A *pipe* is the WebSocket between the two relays. Each player has a pipe of their own, so that a
//! slow player delays nobody else.

use std::mem;
use std::time::Duration;

use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, HeaderName, HeaderValue, SEC_WEBSOCKET_PROTOCOL};
use bytes::Bytes;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use score_core::wire::{CloseReason, MAX_FRAME_BYTES, PROTOCOL};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::cluster::{Cluster, Node};
use crate::frame::{self, ForwardedFrame, MAX_SENT_BYTES};
use crate::outbox::Outbox;
use crate::visitor_network::VisitorNetwork;

/// The path of the route for pipes.
pub const PATH: &str = "/pipe";

/// The header with the network of the player, in 32 hexadecimal digits.
const NETWORK: HeaderName = HeaderName::from_static("score-network");

/// The base of the digits of a network.
const HEX: u32 = 16;

/// How long it may take to open a pipe, in milliseconds.
pub const OPEN_WITHIN_MS: u64 = 2_000;

/// How long it may take to close a pipe, in milliseconds.
const CLOSE_WITHIN_MS: u64 = 1_000;

/// The size of a pipe's read buffer, in bytes.
const READ_BUFFER_BYTES: usize = 4 * 1_024;

/// The sending half of a pipe.
pub struct ToOwner(SplitSink<WebSocketStream<TcpStream>, Message>);

/// The receiving half of a pipe.
pub struct FromOwner(SplitStream<WebSocketStream<TcpStream>>);

/// Why there is no pipe.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// No answer came in time.
    #[error("no answer within {OPEN_WITHIN_MS} ms")]
    Late,
    /// The relay cannot be reached, refuses, or its address is not valid.
    #[error(transparent)]
    Failed(#[from] Box<tungstenite::Error>),
}

impl Failure {
    /// Whether another attempt may succeed: that relay may be dead, and another one will have the
    /// table. A relay that answers is alive, and its faults do not pass so soon.
    pub fn may_pass(&self) -> bool {
        match self {
            Failure::Late => true,
            Failure::Failed(error) => matches!(
                **error,
                tungstenite::Error::Io(_)
                    | tungstenite::Error::ConnectionClosed
                    | tungstenite::Error::AlreadyClosed
                    // The relay died after it accepted the connection.
                    | tungstenite::Error::Protocol(ProtocolError::HandshakeIncomplete)
            ),
        }
    }
}

/// Opens a pipe for a player in `network` to `node`.
///
/// # Errors
/// If the other relay cannot be reached, or refuses.
pub async fn open(
    cluster: &Cluster,
    node: &Node,
    network: VisitorNetwork,
) -> Result<(ToOwner, FromOwner), Failure> {
    let opening = async {
        let stream = TcpStream::connect(&node.address).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{}{PATH}", node.address).into_client_request()?;
        request
            .headers_mut()
            .extend(headers(cluster, node, network)?);
        client_async_with_config(request, stream, Some(config())).await
    };
    let opened = timeout(Duration::from_millis(OPEN_WITHIN_MS), opening).await;
    let (socket, _) = opened.map_err(|_| Failure::Late)?.map_err(Box::new)?;
    let (to_owner, from_owner) = socket.split();
    Ok((ToOwner(to_owner), FromOwner(from_owner)))
}

fn headers(
    cluster: &Cluster,
    node: &Node,
    network: VisitorNetwork,
) -> Result<HeaderMap, tungstenite::Error> {
    let value =
        |text: String| HeaderValue::from_maybe_shared(text).map_err(axum::http::Error::from);
    let credentials = cluster.secret().credentials(&node.address);
    let network = format!("{:032x}", network.bits());
    Ok(HeaderMap::from_iter([
        (AUTHORIZATION, value(credentials)?),
        (NETWORK, value(network)?),
        (SEC_WEBSOCKET_PROTOCOL, HeaderValue::from_static(PROTOCOL)),
    ]))
}

/// The network that a pipe names; `None` if it names none.
pub fn network(headers: &HeaderMap) -> Option<VisitorNetwork> {
    let text = headers.get(NETWORK)?.to_str().ok()?;
    let bits = u128::from_str_radix(text, HEX).ok()?;
    Some(VisitorNetwork::from_bits(bits))
}

fn config() -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(0)
        .max_write_buffer_size(MAX_FRAME_BYTES * 4)
        .max_message_size(Some(MAX_SENT_BYTES))
        .max_frame_size(Some(MAX_SENT_BYTES))
}

impl ToOwner {
    /// Forwards a frame of the page. If that fails the owner has closed the pipe, and
    /// [`FromOwner::forward`] returns the reason.
    pub async fn send(&mut self, frame: Bytes) {
        if self.0.send(Message::Binary(frame)).await.is_err() {
            std::future::pending().await
        }
    }

    /// Closes the pipe, because the page is gone.
    pub async fn close(mut self) {
        let within = Duration::from_millis(CLOSE_WITHIN_MS);
        let _ = timeout(within, self.0.close()).await;
    }
}

impl FromOwner {
    /// Forwards the owner's frames to the page until the owner closes the pipe, and returns the
    /// reason. The reason for a pipe that breaks, or is silent for `silent`, is
    /// [`CloseReason::Trouble`].
    pub async fn forward(mut self, outbox: &Outbox, silent: Duration) -> CloseReason {
        let mut has_noted_place = false;
        loop {
            let Ok(Some(Ok(message))) = timeout(silent, self.0.next()).await else {
                return CloseReason::Trouble;
            };
            let frame = match message {
                Message::Binary(frame) => frame,
                Message::Ping(_) | Message::Pong(_) => continue,
                Message::Close(_) | Message::Text(_) | Message::Frame(_) => {
                    return CloseReason::Trouble;
                }
            };
            match frame::look_at(&frame) {
                Some(ForwardedFrame::Welcome) => outbox.push_first(frame),
                Some(ForwardedFrame::Other) => {
                    // The page may be in the waiting room before its welcome.
                    if !mem::replace(&mut has_noted_place, true) {
                        outbox.has_place();
                    }
                    if outbox.push(frame).is_err() {
                        return CloseReason::TooSlow;
                    }
                }
                Some(ForwardedFrame::Close(reason)) => return reason,
                None => return CloseReason::Trouble,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use tokio_tungstenite::tungstenite::error::UrlError;

    use super::*;
    use crate::cluster::Secret;

    #[test]
    fn only_a_relay_that_may_be_dead_is_tried_again() {
        let may_pass = |error: tungstenite::Error| Failure::Failed(Box::new(error)).may_pass();
        let refused = std::io::Error::from(std::io::ErrorKind::ConnectionRefused);
        assert!(Failure::Late.may_pass());
        assert!(may_pass(refused.into()));
        assert!(may_pass(tungstenite::Error::ConnectionClosed));
        assert!(may_pass(ProtocolError::HandshakeIncomplete.into()));
        assert!(!may_pass(ProtocolError::WrongHttpVersion.into()));
        assert!(!may_pass(UrlError::NoHostName.into()));
        assert!(!may_pass(tungstenite::Error::Http(Box::default())));
    }

    #[test]
    fn a_pipe_names_the_network_of_its_player() {
        let node = Node {
            id: "a".parse().unwrap(),
            address: "a:1".to_owned(),
            build: "1".to_owned(),
        };
        let secret = Secret::new(&"x".repeat(64)).unwrap();
        let cluster = Cluster::new(node.clone(), secret);
        for address in ["192.0.2.1", "2001:db8::1", "::"] {
            let of_player = VisitorNetwork::of(address.parse().unwrap());
            let headers = headers(&cluster, &node, of_player).unwrap();
            assert!(network(&headers) == Some(of_player), "{address}");
        }
        let of_player = VisitorNetwork::of(Ipv4Addr::LOCALHOST.into());
        let mut bad = headers(&cluster, &node, of_player).unwrap();
        bad.insert(NETWORK, HeaderValue::from_static("127.0.0.1"));
        assert!(network(&bad).is_none());
        assert!(network(&HeaderMap::new()).is_none());
    }
}
