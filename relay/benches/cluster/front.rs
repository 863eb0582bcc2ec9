//! The one address before all relays, as a load balancer is.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::future::join_all;
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_util::task::AbortOnDropHandle;

/// How often it looks which relays are well.
const LOOKS_EVERY: Duration = Duration::from_millis(500);

/// How long a relay may take to say that it is.
const WELL_WITHIN: Duration = Duration::from_secs(2);

/// Hands each visitor to the next relay that is well and takes them.
pub struct Front {
    pub address: String,
    relays: Arc<Mutex<Vec<Known>>>,
    _tasks: [AbortOnDropHandle<()>; 2],
}

#[derive(Clone, Debug)]
struct Known {
    address: String,
    is_well: bool,
}

impl Front {
    pub async fn new() -> Front {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let relays: Arc<Mutex<Vec<Known>>> = Arc::default();
        let tasks = [
            tokio::spawn(serve(listener, relays.clone())),
            tokio::spawn(look(relays.clone())),
        ];
        Front {
            address,
            relays,
            _tasks: tasks.map(AbortOnDropHandle::new),
        }
    }

    /// These are there now.
    pub fn set(&self, addresses: impl Iterator<Item = String>) {
        let known = addresses.map(|address| Known {
            address,
            is_well: true,
        });
        *self.relays.lock().expect("nobody panics with it") = known.collect();
    }
}

async fn serve(listener: TcpListener, relays: Arc<Mutex<Vec<Known>>>) {
    let mut next = 0;
    while let Ok((visitor, _)) = listener.accept().await {
        let known = relays.lock().expect("nobody panics with it").clone();
        let well = known.into_iter().filter(|relay| relay.is_well);
        let mut well: Vec<String> = well.map(|relay| relay.address).collect();
        if !well.is_empty() {
            let first = next % well.len();
            well.rotate_left(first);
        }
        next += 1;
        tokio::spawn(hand_on(visitor, well));
    }
}

async fn hand_on(mut visitor: TcpStream, relays: Vec<String>) {
    for relay in relays {
        if let Ok(mut relay) = TcpStream::connect(relay).await {
            // A side that is gone is gone for the other one, too.
            let _ = copy_bidirectional(&mut visitor, &mut relay).await;
            return;
        }
    }
}

/// Asks relays how they are, again and again.
async fn look(relays: Arc<Mutex<Vec<Known>>>) {
    loop {
        sleep(LOOKS_EVERY).await;
        let known = relays.lock().expect("nobody panics with it").clone();
        let asked = known.iter().map(|relay| async {
            let answer = timeout(WELL_WITHIN, get(&relay.address, "/healthz")).await;
            let answer = answer.ok().flatten();
            let is_well = answer.is_some_and(|answer| answer.contains(" 200 "));
            (relay.address.clone(), is_well)
        });
        for (address, is_well) in join_all(asked).await {
            let mut relays = relays.lock().expect("nobody panics with it");
            let mut relays = relays.iter_mut();
            if let Some(relay) = relays.find(|relay| relay.address == address) {
                relay.is_well = is_well;
            }
        }
    }
}

/// The answer; `None`: nothing.
pub async fn get(address: &str, path: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    Some(answer)
}
