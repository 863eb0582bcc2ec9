//! A plain server: it sends each message to each client by itself, and knows
//! nothing of games.

use std::sync::{Arc, Mutex};

use futures_util::{SinkExt, StreamExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;

/// Makes this program that server.
pub const ARGUMENT: &str = "serve-plainly";

type Clients = Arc<Mutex<Vec<mpsc::UnboundedSender<Message>>>>;

/// Prints its address and serves until it is ended.
pub async fn serve() {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    println!("{}", listener.local_addr().expect("an address"));
    let clients = Clients::default();
    while let Ok((stream, _)) = listener.accept().await {
        tokio::spawn(talk(stream, clients.clone()));
    }
}

async fn talk(stream: TcpStream, clients: Clients) {
    stream.set_nodelay(true).expect("a socket");
    let (sender, mut waiting) = mpsc::unbounded_channel();
    // Before the client is connected, because others may send at once.
    clients.lock().expect("nobody panics").push(sender);
    let Ok(socket) = tokio_tungstenite::accept_async(stream).await else {
        return;
    };
    let (mut sink, mut source) = socket.split();
    tokio::spawn(async move {
        while let Some(message) = waiting.recv().await {
            if sink.send(message).await.is_err() {
                return;
            }
        }
    });
    while let Some(Ok(message)) = source.next().await {
        if !message.is_binary() {
            continue;
        }
        for client in clients.lock().expect("nobody panics").iter() {
            // Those who are gone are sent nothing.
            let _ = client.send(message.clone());
        }
    }
}
