//! Many players, and how long it takes until all of them have heard something.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use score_core::wire::TableSelector;
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinSet;

use crate::client::{self, Ear, Heard, Mouth};
use crate::server::Server;

/// The most broadcasts that a crowd hears.
const MAX_BROADCASTS: usize = 4_096;

/// How many players open a connection at once: as many as wait for a listener.
pub const AT_ONCE: usize = 64;

/// Players at one table.
struct Table {
    mouths: Vec<Arc<Mutex<Mouth>>>,
    /// How many have not heard each broadcast yet.
    missing: Arc<Vec<AtomicUsize>>,
    /// Tells when all have heard the next one.
    complete: mpsc::UnboundedReceiver<Instant>,
    sent: usize,
}

/// Players at one table or at many.
pub struct Crowd {
    tables: Vec<Table>,
    /// The players who do not read; their connections stay open.
    _stalled: Vec<Ear>,
    ears: JoinSet<()>,
}

impl Crowd {
    /// So many players at one table, some of whom never read again once they
    /// sit.
    pub async fn at_one_table(server: &Server, players: usize, stalled: usize) -> Crowd {
        let mut crowd = Crowd::new();
        crowd.seat(server, 0, players, stalled).await;
        crowd
    }

    /// So many tables with so many players each.
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
            ears: JoinSet::new(),
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
                (begin..end).map(|who| sit(server, TableSelector::Join(name.clone()), who));
            seated.extend(futures_util::future::join_all(coming).await);
        }
        // Players who came early have been sent all who came after them.
        let is_relay = server.kind.is_relay();
        for (mouth, ear) in &mut seated {
            if is_relay {
                mouth.ask_clock().await;
                while ear.hear().await != Heard::Clock {}
            }
        }
        let reading = players - stalled;
        let missing: Vec<_> = (0..MAX_BROADCASTS)
            .map(|_| AtomicUsize::new(reading))
            .collect();
        let missing = Arc::new(missing);
        let (done, complete) = mpsc::unbounded_channel();
        let mut mouths = Vec::new();
        for (who, (mouth, ear)) in seated.into_iter().enumerate() {
            let mouth = Arc::new(Mutex::new(mouth));
            if who < reading {
                mouths.push(mouth.clone());
                self.ears
                    .spawn(listen(ear, mouth, missing.clone(), done.clone()));
            } else {
                self._stalled.push(ear);
            }
        }
        self.tables.push(Table {
            mouths,
            missing,
            complete,
            sent: 0,
        });
    }

    /// Sends so many broadcasts at the first table, always so many under way,
    /// each by another player; how long it takes until all have heard all.
    pub async fn broadcast(&mut self, count: usize, in_flight: usize) -> Duration {
        let table = &mut self.tables[0];
        let start = Instant::now();
        for _ in 0..in_flight {
            table.send().await;
        }
        let mut last = start;
        for complete in 1..=count {
            last = table.complete.recv().await.expect("players who listen");
            if complete + in_flight <= count {
                table.send().await;
            }
        }
        last - start
    }

    /// An event a second at each table, for so long; for each event how long it
    /// took to the last player of its table, in milliseconds.
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
                    let heard = table.complete.recv().await.expect("players who listen");
                    delays_ms.push((heard - sent).as_secs_f64() * 1_000.0);
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
        let who = self.sent % self.mouths.len();
        self.sent += 1;
        self.mouths[who].lock().await.broadcast().await;
    }
}

pub async fn sit(server: &Server, selector: TableSelector, number: usize) -> (Mouth, Ear) {
    let (mut mouth, mut ear) = client::connect(server).await;
    if server.kind.is_relay() {
        mouth.say_hello(selector, number).await;
        while ear.hear().await != Heard::Welcome {}
    }
    (mouth, ear)
}

async fn listen(
    mut ear: Ear,
    mouth: Arc<Mutex<Mouth>>,
    missing: Arc<Vec<AtomicUsize>>,
    done: mpsc::UnboundedSender<Instant>,
) {
    let mut heard = 0;
    loop {
        match ear.hear().await {
            Heard::Broadcasts(count) => {
                for _ in 0..count {
                    if missing[heard].fetch_sub(1, Ordering::Relaxed) == 1 {
                        // The crowd may have heard enough.
                        let _ = done.send(Instant::now());
                    }
                    heard += 1;
                }
            }
            Heard::Ping => mouth.lock().await.pong().await,
            Heard::Gone => return,
            Heard::Refused => {
                eprintln!("The relay refuses what is measured.");
                std::process::exit(1);
            }
            Heard::Welcome | Heard::Clock | Heard::Other => {}
        }
    }
}
