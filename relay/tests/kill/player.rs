//! A player who asks for one thing after the other, whatever happens to the relay. `cargo xtask
//! bench cluster` has them too.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use score_core::arith::op::Op;
use score_core::dice::Generator;
use score_core::group::audience::Audience;
use score_core::group::entry::CommandId;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::race;
use score_core::relay_session::{
    Claim, ConnectionState, KnownTable, Session, Visit, WELCOME_WITHIN_MS,
};
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::own_board::FinalAnswer;
use score_core::table::state::Phase;
use score_core::table::way_of_playing::{Everyone, Way};
use score_core::teach::hint::Grade;
use score_core::wire::{News, PROTOCOL, Past, Player, TableSelector, ToPlayer, ToRelay, Token};
use score_relay::names;
use tokio::net::TcpStream;
use tokio::sync::{Barrier, watch};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::witness::Witness;

/// How often a page looks for events that the clock has made due, in milliseconds.
const TICK_MS: u64 = 250;

/// A player: their table, their number, and how they play.
#[derive(Clone, Debug)]
pub struct Seat {
    /// The table's name; player 0 makes it.
    pub table: String,
    pub number: u64,
    /// How long they think before they ask for anything.
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
    /// It is at this address and stays there: nobody asks for more.
    Quiet(String),
}

type Socket = WebSocketStream<TcpStream>;

struct Playing {
    session: Session,
    table: KnownTable,
    asked: BTreeSet<CommandId>,
    generator: Generator,
    witness: Arc<Witness>,
    number: u64,
    thinks: Duration,
    start: Instant,
}

/// Plays until it is quiet and everybody's commands are answered; the group as
/// the player sees it in the end.
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
    let mut token = [7; 16];
    token[0] = number as u8;
    let visit = Visit {
        table: match number {
            0 => TableSelector::Create(table),
            _ => TableSelector::Join(table),
        },
        player: Some(Player {
            name: format!("Player {number}"),
            token: Token(token),
            tab: number,
            take_over: false,
        }),
        claim: Claim::Nothing,
    };
    let mut playing = Playing {
        session: Session::new(visit, 0),
        table: KnownTable::default(),
        asked: BTreeSet::new(),
        generator: Generator::new(number, 9),
        witness,
        number,
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
        let group = playing.table.group().expect("a table").clone();
        return (group, playing.table.audience());
    }
}

impl Playing {
    fn now_ms(&self) -> u64 {
        self.start.elapsed().as_millis() as u64
    }

    /// How long a page waits before it reconnects.
    fn wait(&self) -> Duration {
        let state = self.session.state();
        let is_over = matches!(state, ConnectionState::Over(_));
        assert!(!is_over, "a page would not come back: {state:?}");
        Duration::from_millis(self.session.next_try_in_ms(self.now_ms()).unwrap_or(0))
    }

    /// One connection; `Some` of it when it is quiet and all is answered.
    async fn visit(
        &mut self,
        address: &str,
        weather: &mut watch::Receiver<Weather>,
    ) -> Option<Socket> {
        self.session.try_now(self.now_ms());
        self.session.opening(self.now_ms());
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
        self.session
            .lost(&mut self.table, now_ms, &mut self.generator);
        None
    }

    /// Talks until the connection ends, or until it is quiet.
    async fn talk(
        &mut self,
        socket: &mut Socket,
        weather: &mut watch::Receiver<Weather>,
    ) -> Option<()> {
        let hello = self.session.opened(&self.table, self.now_ms());
        send(socket, hello).await?;
        loop {
            if self.session.is_there() && !self.session.is_waiting_for_answers() {
                if matches!(*weather.borrow(), Weather::Quiet(_)) {
                    return Some(());
                }
                self.think(socket).await?;
                if self.session.is_there() {
                    let message = self.wish();
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
        let reply = self.session.tick(&mut self.table, now_ms);
        send(socket, reply.send).await?;
        (!reply.close).then_some(())
    }

    async fn receive(&mut self, socket: &mut Socket, message: ToPlayer) -> Option<()> {
        self.note(&message);
        let now_ms = self.now_ms();
        let lost_since_ms = self.session.lost_since_ms();
        let reply = self.session.receive(&mut self.table, now_ms, message);
        if let Some(since_ms) = lost_since_ms
            && self.session.lost_since_ms().is_none()
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
            ToPlayer::Ack { cid, outcome } if self.asked.contains(cid) => {
                let seat = self.table.seat().expect("who asks has a seat");
                self.witness.hear(seat, *cid, outcome.is_ok());
            }
            _ => {}
        }
    }

    /// The next message of the player.
    fn wish(&mut self) -> ToRelay {
        let request = self.request();
        let asked = self.session.ask(&self.table, self.now_ms(), request);
        let message = asked.expect("the player is there, and nothing waits");
        if let ToRelay::Ask { cid, .. } = message {
            self.asked.insert(cid);
        }
        message
    }

    fn request(&mut self) -> Request {
        let chance = &mut self.generator;
        let you = self.table.seat();
        if chance.below(20) == 0 {
            return match chance.below(4) {
                0 => Request::SplitIntoTables(3),
                1 => Request::EndTables,
                _ => Request::SplitIntoTeams(2),
            };
        }
        let group = self.table.group();
        if let Some(race) = group.and_then(Group::race)
            && chance.below(30) > 0
        {
            let racer = you.and_then(|you| race.racer(you));
            let tiles = racer.and_then(|racer| racer.roll());
            let tiles: Option<Vec<TileId>> = tiles.map(|roll| roll.board.tiles().collect());
            return match tiles.filter(|tiles| tiles.len() > 1) {
                None => Request::Race(race::Command::Roll),
                Some(_) if chance.below(6) == 0 => Request::Race(race::Command::Undo),
                Some(tiles) => Request::Race(race::Command::Step(any_step(&tiles, chance))),
            };
        }
        let round = group
            .zip(you)
            .and_then(|(group, you)| group.table_of(you).round());
        let command = match round.map(|round| (&round.phase, &round.board)) {
            None | Some((Phase::Settled(_) | Phase::Revealed(_), _)) => match chance.below(8) {
                0 => Command::SetWay(Way::Call),
                4 => Command::SetWay(Way::Race),
                1..4 => Command::SetWay(Way::Everyone(Everyone::default())),
                _ => Command::Roll,
            },
            Some((Phase::Everyone { .. }, _)) => match chance.below(30) {
                0 => Command::Answer(FinalAnswer::Impossible),
                1 => Command::EndRound { with_points: true },
                2..8 => Command::Undo,
                8..12 => Command::TakeHint(Grade::Solvable),
                _ => {
                    let own = round
                        .zip(you)
                        .map(|(round, you)| round.own_board(you).board);
                    let tiles = own.iter().flat_map(|board| board.tiles());
                    Command::Step(any_step(&tiles.collect::<Vec<TileId>>(), chance))
                }
            },
            Some((Phase::Demonstration { caller, .. }, board)) if Some(*caller) == you => {
                let tiles: Vec<TileId> = board.tiles().collect();
                match chance.below(5) {
                    0 => Command::GiveUp,
                    1 => Command::Undo,
                    _ => Command::Step(any_step(&tiles, chance)),
                }
            }
            Some((Phase::Thinking, _)) if chance.below(2) == 0 => Command::CallScore,
            Some((Phase::Thinking, _)) => Command::CallImpossible,
            Some((Phase::Impossible { .. }, _)) => Command::CallScore,
            Some((Phase::Demonstration { .. }, _)) => {
                let name = format!("Player {} {}", self.number, chance.below(9));
                Command::Rename(names::name(&name).expect("a name"))
            }
        };
        Request::Play(command)
    }
}

fn any_step(tiles: &[TileId], chance: &mut Generator) -> Step {
    let mut any = || tiles[chance.below(tiles.len() as u32) as usize];
    let (left, right) = (any(), any());
    Step {
        left,
        op: Op::ALL[chance.below(5) as usize],
        right,
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

/// The next message; `None` where the connection is gone.
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
