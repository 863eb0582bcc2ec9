//! A player who asks for one thing after the other, whatever happens to the relay. `cargo xtask
//! bench cluster` has them too.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use score_core::dice::Generator;
use score_core::group::audience::Audience;
use score_core::group::state::Group;
use score_core::relay_session::{ConnectionState, WELCOME_WITHIN_MS};
use score_core::wire::{News, PROTOCOL, Past, TableSelector, ToPlayer, ToRelay};
use tokio::net::TcpStream;
use tokio::sync::{Barrier, watch};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::pupil::Pupil;
use crate::pupil::requests::{CLOSING, HANDING, LEAVING, REMOVING};
use crate::witness::Witness;

/// The time between two looks of a page for events that the clock has made due, in milliseconds.
const TICK_MS: u64 = 250;

/// A player: their table, their number, and how they play.
#[derive(Clone, Debug)]
pub struct Seat {
    /// The table's name; player 0 makes it.
    pub table: String,
    pub number: u64,
    /// The time for which the player thinks before each request.
    pub thinks: Duration,
}

/// The state of the relay, as far as a player has to reckon with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Weather {
    /// The relay is at this address, until it is killed.
    Relay(String),
    /// At this address are relays, of which any may be killed: players come back by themselves,
    /// when a page does.
    Relays(String),
    /// The relay is at this address and stays there: nobody asks for more.
    Quiet(String),
}

type Socket = WebSocketStream<TcpStream>;

struct Playing {
    pupil: Pupil,
    generator: Generator,
    witness: Arc<Witness>,
    thinks: Duration,
    start: Instant,
}

/// Plays until all is quiet and everybody's commands are answered; returns the group as the player
/// sees it in the end.
pub async fn play(
    seat: Seat,
    mut weather: watch::Receiver<Weather>,
    witness: Arc<Witness>,
    all_quiet: Arc<Barrier>,
) -> (Group, Audience) {
    let Seat {
        table,
        number,
        thinks,
    } = seat;
    let selector = match number {
        0 => TableSelector::Create(table),
        _ => TableSelector::Join(table),
    };
    let mut playing = Playing {
        pupil: Pupil::new(number, selector, 0),
        generator: Generator::new(number, 9),
        witness,
        thinks,
        start: Instant::now(),
    };
    loop {
        let now = weather.borrow_and_update().clone();
        let (Weather::Relay(address) | Weather::Relays(address) | Weather::Quiet(address)) = &now;
        let Some(mut socket) = playing.visit(address, &mut weather).await else {
            if !matches!(now, Weather::Relay(_)) {
                sleep(playing.wait()).await;
            } else if *weather.borrow() == now {
                // A player who finds the relay dead waits for the next one.
                weather.changed().await.expect("the test goes on");
            }
            continue;
        };
        all_quiet.wait().await;
        playing.hear_the_rest(&mut socket).await;
        let group = playing.pupil.table.group().expect("a table").clone();
        return (group, playing.pupil.table.audience());
    }
}

impl Playing {
    fn now_ms(&self) -> u64 {
        self.start.elapsed().as_millis() as u64
    }

    /// The time for which a page waits before it reconnects.
    fn wait(&self) -> Duration {
        let state = self.pupil.session.state();
        let is_over = matches!(state, ConnectionState::Over(_));
        assert!(!is_over, "a page would not come back: {state:?}");
        Duration::from_millis(
            self.pupil
                .session
                .next_try_in_ms(self.now_ms())
                .unwrap_or(0),
        )
    }

    /// Plays on one connection; returns `Some` when all is quiet and every command is answered.
    async fn visit(
        &mut self,
        address: &str,
        weather: &mut watch::Receiver<Weather>,
    ) -> Option<Socket> {
        self.pupil.session.try_now(self.now_ms());
        self.pupil.session.opening(self.now_ms());
        let patience = Duration::from_millis(WELCOME_WITHIN_MS);
        let mut socket = timeout(patience, connect(address)).await.ok().flatten();
        let is_quiet = match &mut socket {
            Some(socket) => self.talk(socket, weather).await,
            None => None,
        };
        if is_quiet.is_some() {
            return socket;
        }
        let now_ms = self.now_ms();
        self.pupil.lose(now_ms, &mut self.generator);
        None
    }

    /// Talks until the connection ends, or until all is quiet.
    async fn talk(
        &mut self,
        socket: &mut Socket,
        weather: &mut watch::Receiver<Weather>,
    ) -> Option<()> {
        let hello = self.pupil.session.opened(&self.pupil.table, self.now_ms());
        send(socket, hello).await?;
        loop {
            if self.pupil.session.is_there() && !self.pupil.session.is_waiting_for_answers() {
                if matches!(*weather.borrow(), Weather::Quiet(_)) {
                    return Some(());
                }
                self.think(socket).await?;
                if self.pupil.session.is_there() {
                    let message = self.next_message();
                    send(socket, vec![message]).await?;
                }
            }
            self.hear_in_time(socket, Duration::from_millis(TICK_MS))
                .await?;
        }
    }

    /// Hears messages meanwhile.
    async fn think(&mut self, socket: &mut Socket) -> Option<()> {
        let until = Instant::now() + self.thinks;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Some(());
            }
            self.hear_in_time(socket, left.min(Duration::from_millis(TICK_MS)))
                .await?;
        }
    }

    /// Hears one message, or looks for events that the clock has made due.
    async fn hear_in_time(&mut self, socket: &mut Socket, patience: Duration) -> Option<()> {
        if let Ok(heard) = timeout(patience, hear(socket)).await {
            return self.receive(socket, heard?).await;
        }
        let now_ms = self.now_ms();
        let reply = self.pupil.session.tick(&mut self.pupil.table, now_ms);
        send(socket, reply.send).await?;
        (!reply.close).then_some(())
    }

    async fn receive(&mut self, socket: &mut Socket, message: ToPlayer) -> Option<()> {
        self.note(&message);
        let now_ms = self.now_ms();
        let lost_since_ms = self.pupil.session.lost_since_ms();
        let reply = self
            .pupil
            .session
            .receive(&mut self.pupil.table, now_ms, message);
        if let Some(since_ms) = lost_since_ms
            && self.pupil.session.lost_since_ms().is_none()
        {
            self.witness
                .come_back(Duration::from_millis(now_ms - since_ms));
        }
        send(socket, reply.send).await?;
        (!reply.close).then_some(())
    }

    /// Nobody asks for anything any more, so this is all there is.
    async fn hear_the_rest(&mut self, socket: &mut Socket) {
        let question = ToRelay::Clock { sent_ms: 0 };
        send(socket, vec![question])
            .await
            .expect("a relay that runs");
        loop {
            let message = hear(socket).await.expect("a relay that runs");
            let is_answer = matches!(message, ToPlayer::Clock { .. });
            self.receive(socket, message)
                .await
                .expect("a relay that runs");
            if is_answer {
                return;
            }
        }
    }

    /// Shows a message to the witness.
    fn note(&mut self, message: &ToPlayer) {
        match message {
            ToPlayer::Welcome(welcome) => {
                if let Past::Rest(entries) = &welcome.past {
                    entries.iter().for_each(|entry| self.witness.see(entry));
                }
            }
            ToPlayer::News(news) => {
                for news in news {
                    if let News::Entry(entry) = news {
                        self.witness.see(entry);
                    }
                }
            }
            _ => {
                if let Some((seat, cid, is_carried_out)) = self.pupil.answered(message) {
                    self.witness.hear(seat, cid, is_carried_out);
                }
            }
        }
    }

    /// The next message of the player. Nobody leaves for good, and newcomers are let in.
    fn next_message(&mut self) -> ToRelay {
        const NEVER: u32 = 1 << HANDING | 1 << LEAVING | 1 << REMOVING | 1 << CLOSING;
        let now_ms = self.now_ms();
        loop {
            let message = self.pupil.next_request(now_ms, NEVER, &mut self.generator);
            if let Some(message) = message {
                return message;
            }
        }
    }
}

async fn connect(address: &str) -> Option<Socket> {
    let stream = TcpStream::connect(address).await.ok()?;
    let url = format!("ws://{address}/relay");
    let mut request = url.into_client_request().expect("a request");
    let protocol = PROTOCOL.parse().expect("a header");
    request
        .headers_mut()
        .insert("sec-websocket-protocol", protocol);
    let opened = tokio_tungstenite::client_async(request, stream).await;
    opened.ok().map(|(socket, _)| socket)
}

async fn send(socket: &mut Socket, messages: Vec<ToRelay>) -> Option<()> {
    for message in messages {
        let bytes = postcard::to_allocvec(&message).expect("memory");
        socket.send(Message::binary(bytes)).await.ok()?;
    }
    Some(())
}

/// The next message; `None` if the connection is gone.
async fn hear(socket: &mut Socket) -> Option<ToPlayer> {
    loop {
        match socket.next().await? {
            Ok(Message::Binary(bytes)) => {
                return Some(postcard::from_bytes(&bytes).expect("the relay's bytes"));
            }
            Ok(Message::Ping(_)) => {}
            _ => return None,
        }
    }
}
