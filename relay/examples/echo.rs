//! Echoes every message, over the relay's own way in: for the suite that `cargo xtask conformance`
//! runs. Prints its address.

use axum::Router;
use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{Message, WebSocket};
use axum::response::Response;
use axum::routing::any;
use score_relay::socket;
use tokio::net::TcpListener;

/// The suite's longest message, with room for the bytes that frame it.
const MAX_MESSAGE_BYTES: usize = 17 * 1_024 * 1_024;

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    println!("{}", listener.local_addr()?);
    axum::serve(listener, Router::new().fallback(any(upgrade))).await
}

async fn upgrade(upgrade: WebSocketUpgrade) -> Response {
    socket::tuned(upgrade, MAX_MESSAGE_BYTES, MAX_MESSAGE_BYTES).on_upgrade(echo)
}

async fn echo(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        let is_said = matches!(message, Message::Text(_) | Message::Binary(_));
        if is_said && socket.send(message).await.is_err() {
            return;
        }
    }
}
