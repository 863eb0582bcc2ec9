//! Many players, and the time until all of them have received a broadcast.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use score_core::wire::TableSelector;
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinSet;

use crate::client::{self, Received, Receiver, Sender};
use crate::server::Server;

/// The most broadcasts that a crowd receives.
const MAX_BROADCASTS: usize = 4_096;

/// The number of players who open a connection at once: a listener lets as many wait.
pub const AT_ONCE: usize = 64;

/// Players at one table.
struct Table {
    senders: Vec<Arc<Mutex<Sender>>>,
    /// For each broadcast the number of players who have not received it yet.
    missing: Arc<Vec<AtomicUsize>>,
    /// The times at which all had received the next one.
    complete: mpsc::UnboundedReceiver<Instant>,
    sent: usize,
}

/// Players at one table or at many.
pub struct Crowd {
    tables: Vec<Table>,
    /// The players who do not read; their connections stay open.
    _stalled: Vec<Receiver>,
    readers: JoinSet<()>,
}

impl Crowd {
    /// Seats this number of players at one table, of whom the stalled ones never read again.
    pub async fn at_one_table(server: &Server, players: usize, stalled: usize) -> Crowd {
        let mut crowd = Crowd::new();
        crowd.seat(server, 0, players, stalled).await;
        crowd
    }

    /// Seats this number of players at each of some tables.
    pub async fn at_tables(server: &Server, tables: usize, players: usize) -> Crowd {
        let mut crowd = Crowd::new();
        for number in 0..tables {
            crowd.seat(server, number, players, 0).await;
        }
        crowd
    }

    fn new() -> Crowd {
        Crowd {
            tables: Vec::new(),
            _stalled: Vec::new(),
            readers: JoinSet::new(),
        }
    }

    async fn seat(&mut self, server: &Server, number: usize, players: usize, stalled: usize) {
        let name = format!("Table {number}");
        let mut seated = Vec::new();
        let first = sit(server, TableSelector::Create(name.clone()), 0).await;
        seated.push(first);
        for begin in (1..players).step_by(AT_ONCE) {
            let end = players.min(begin + AT_ONCE);
            let coming =
                (begin..end).map(|number| sit(server, TableSelector::Join(name.clone()), number));
            seated.extend(futures_util::future::join_all(coming).await);
        }
        // Players who came early have been sent all who came after them.
        let is_relay = server.kind.is_relay();
        for (sender, receiver) in &mut seated {
            if is_relay {
                sender.ask_clock().await;
                while receiver.receive().await != Received::Clock {}
            }
        }
        let reading = players - stalled;
        let missing: Vec<_> = (0..MAX_BROADCASTS)
            .map(|_| AtomicUsize::new(reading))
            .collect();
        let missing = Arc::new(missing);
        let (done, complete) = mpsc::unbounded_channel();
        let mut senders = Vec::new();
        for (index, (sender, receiver)) in seated.into_iter().enumerate() {
            let sender = Arc::new(Mutex::new(sender));
            if index < reading {
                senders.push(sender.clone());
                self.readers
                    .spawn(read(receiver, sender, missing.clone(), done.clone()));
            } else {
                self._stalled.push(receiver);
            }
        }
        self.tables.push(Table {
            senders,
            missing,
            complete,
            sent: 0,
        });
    }

    /// Sends `count` broadcasts at the first table, each by another player and `in_flight` of them
    /// at a time; returns the time until all players have received all.
    pub async fn broadcast(&mut self, count: usize, in_flight: usize) -> Duration {
        let table = &mut self.tables[0];
        let start = Instant::now();
        for _ in 0..in_flight {
            table.send().await;
        }
        let mut last = start;
        for complete in 1..=count {
            last = table.complete.recv().await.expect("players who read");
            if complete + in_flight <= count {
                table.send().await;
            }
        }
        last - start
    }

    /// Sends an event a second at each table for this time; returns for each the milliseconds until
    /// the last player of its table had it.
    pub async fn lesson(&mut self, long: Duration) -> Vec<f64> {
        let count = long.as_secs() as usize;
        let apart = Duration::from_secs(1) / self.tables.len() as u32;
        let begin = tokio::time::Instant::now();
        let mut lessons = JoinSet::new();
        for (number, mut table) in self.tables.drain(..).enumerate() {
            lessons.spawn(async move {
                let mut delays_ms = Vec::new();
                for second in 0..count {
                    let at = apart * number as u32 + Duration::from_secs(second as u64);
                    tokio::time::sleep_until(begin + at).await;
                    let sent = Instant::now();
                    table.send().await;
                    let received = table.complete.recv().await.expect("players who read");
                    delays_ms.push((received - sent).as_secs_f64() * 1_000.0);
                }
                delays_ms
            });
        }
        lessons.join_all().await.concat()
    }
}

impl Table {
    async fn send(&mut self) {
        assert!(
            self.sent < self.missing.len(),
            "more broadcasts than are counted"
        );
        let index = self.sent % self.senders.len();
        self.sent += 1;
        self.senders[index].lock().await.broadcast().await;
    }
}

pub async fn sit(server: &Server, selector: TableSelector, number: usize) -> (Sender, Receiver) {
    let (mut sender, mut receiver) = client::connect(server).await;
    if server.kind.is_relay() {
        sender.say_hello(selector, number).await;
        while receiver.receive().await != Received::Welcome {}
    }
    (sender, receiver)
}

async fn read(
    mut receiver: Receiver,
    sender: Arc<Mutex<Sender>>,
    missing: Arc<Vec<AtomicUsize>>,
    done: mpsc::UnboundedSender<Instant>,
) {
    let mut received = 0;
    loop {
        match receiver.receive().await {
            Received::Broadcasts(count) => {
                for _ in 0..count {
                    if missing[received].fetch_sub(1, Ordering::Relaxed) == 1 {
                        // The crowd may be gone by now.
                        let _ = done.send(Instant::now());
                    }
                    received += 1;
                }
            }
            Received::Ping => sender.lock().await.pong().await,
            Received::Gone => return,
            Received::Refused => {
                eprintln!("The relay refuses a command that is measured.");
                std::process::exit(1);
            }
            Received::Welcome | Received::Clock | Received::Other => {}
        }
    }
}
