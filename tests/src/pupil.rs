//! Pupils without a browser: each is the page's own side of the talk, over a socket.

use futures_util::{SinkExt, StreamExt};
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::session::{Heard, Session, Stage, Visit};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::wire::{Bye, PROTOCOL, Place, Player, ToPlayer, ToRelay, Token};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::{RUNTIME, Site};

/// A pupil's clock stands still: nothing of what they do here takes time.
const NOW_MS: u64 = 1_000_000;

/// A player in a lesson who has no browser.
pub struct Pupil {
    session: Session,
    socket: WebSocketStream<TcpStream>,
}

impl Pupil {
    /// A pupil who has come to a table, or has been asked to wait there; an error
    /// is the relay's reason. `token` tells pupils apart: with the same one they
    /// are the same pupil.
    ///
    /// # Panics
    /// When the relay cannot be reached.
    pub fn come(site: &Site, place: Place, name: &str, token: u64) -> Result<Pupil, Bye> {
        let mut secret = [7; 16];
        secret[..8].copy_from_slice(&token.to_be_bytes());
        let player = Player {
            name: name.to_owned(),
            token: Token(secret),
            tab: token,
            take_over: false,
        };
        Pupil::visit(site, place, player)
    }

    /// The same pupil again, as their page comes back after a lost connection.
    ///
    /// # Panics
    /// When the relay cannot be reached.
    pub fn come_back(self, site: &Site) -> Result<Pupil, Bye> {
        let Visit { place, player } = self.session.visit().clone();
        drop(self.socket);
        Pupil::visit(site, place, player.expect("a pupil plays"))
    }

    fn visit(site: &Site, place: Place, player: Player) -> Result<Pupil, Bye> {
        let visit = Visit {
            place,
            player: Some(player),
        };
        let mut session = Session::new(visit, NOW_MS);
        session.opening(NOW_MS);
        let socket = RUNTIME.block_on(connect(&site.relay()));
        let mut pupil = Pupil { session, socket };
        for message in pupil.session.opened(NOW_MS) {
            pupil.send(&message);
        }
        while matches!(pupil.session.stage(), Stage::Opening { .. }) {
            pupil
                .hear()
                .map_err(|bye| bye.expect("the relay says why"))?;
        }
        Ok(pupil)
    }

    /// Asks for something; whether it was carried out.
    ///
    /// # Panics
    /// When the relay ends the talk.
    pub fn ask(&mut self, request: Request) -> Result<(), GroupRefusal> {
        let message = self.session.ask(NOW_MS, request).expect("a pupil is there");
        self.send(&message);
        let mut outcome = Ok(());
        while self.session.is_waiting_for_answers() {
            for heard in self.hear().expect("the relay answers") {
                if let Heard::Refused(refusal) = heard {
                    outcome = Err(refusal);
                }
            }
        }
        outcome
    }

    /// Asks for something at the table; whether it was carried out.
    ///
    /// # Panics
    /// When the relay ends the talk.
    pub fn play(&mut self, command: Command) -> Result<(), GroupRefusal> {
        self.ask(Request::Play(command))
    }

    /// Hears all that has been said so far.
    ///
    /// # Panics
    /// When the relay ends the talk.
    pub fn catch_up(&mut self) {
        let sent_ms = NOW_MS;
        self.send(&ToRelay::Clock { sent_ms });
        loop {
            let message = self.next().expect("the relay answers");
            let is_clock = matches!(message, ToPlayer::Clock { .. });
            self.take_in(message).expect("the relay answers");
            if is_clock {
                return;
            }
        }
    }

    /// Hears on until the talk has come this far.
    ///
    /// # Panics
    /// When the relay ends the talk before.
    pub fn hear_until(&mut self, has_come: impl Fn(&Session) -> bool) {
        while !has_come(&self.session) {
            self.hear().expect("the relay goes on");
        }
    }

    /// Says a line of chat; whether the others read it.
    ///
    /// # Panics
    /// When the relay ends the talk.
    pub fn say(&mut self, line: &str) -> Result<(), GroupRefusal> {
        let said = self.session.say(NOW_MS, line.to_owned());
        self.send(&said.expect("a pupil is there"));
        let mut outcome = Ok(());
        while self.session.is_waiting_for_answers() {
            for heard in self.hear().expect("the relay answers") {
                if let Heard::Unsaid { refusal, .. } = heard {
                    outcome = refusal.map_or(Ok(()), Err);
                }
            }
        }
        outcome
    }

    /// Hears on until the relay ends the talk, and why.
    pub fn end(mut self) -> Bye {
        loop {
            if let Err(bye) = self.hear() {
                return bye.expect("the relay says why");
            }
        }
    }

    /// Whether they wait to be let in.
    pub fn is_waiting(&self) -> bool {
        *self.session.stage() == Stage::InWaitingRoom
    }

    /// The group as they see it.
    ///
    /// # Panics
    /// When they are not at a table.
    pub fn group(&self) -> &Group {
        self.session.group().expect("a welcome comes first")
    }

    /// Their seat.
    ///
    /// # Panics
    /// When they have none.
    pub fn seat(&self) -> SeatId {
        self.session.seat().expect("a pupil sits")
    }

    /// Their side of the talk.
    pub fn session(&self) -> &Session {
        &self.session
    }

    fn send(&mut self, message: &ToRelay) {
        let bytes = postcard::to_allocvec(message).expect("a message has bytes");
        // Who has been cut off hears so next.
        let _ = RUNTIME.block_on(self.socket.send(Message::binary(bytes)));
    }

    /// The next thing that is said; an error is the end.
    fn next(&mut self) -> Result<ToPlayer, Option<Bye>> {
        loop {
            match RUNTIME.block_on(self.socket.next()) {
                Some(Ok(Message::Binary(bytes))) => {
                    return Ok(postcard::from_bytes(&bytes).expect("the relay can be understood"));
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return Err(None),
            }
        }
    }

    fn hear(&mut self) -> Result<Vec<Heard>, Option<Bye>> {
        let message = self.next()?;
        self.take_in(message)
    }

    fn take_in(&mut self, message: ToPlayer) -> Result<Vec<Heard>, Option<Bye>> {
        if let ToPlayer::Bye(bye) = message {
            return Err(Some(bye));
        }
        let reply = self.session.hear(NOW_MS, message);
        for message in &reply.send {
            self.send(message);
        }
        if reply.hang_up {
            return Err(None);
        }
        Ok(reply.heard)
    }
}

async fn connect(relay: &str) -> WebSocketStream<TcpStream> {
    let mut request = format!("ws://{relay}/{}", score_core::wire::PATH)
        .into_client_request()
        .expect("an address");
    let headers = request.headers_mut();
    let protocol = PROTOCOL.parse().expect("a protocol is a header");
    headers.insert("sec-websocket-protocol", protocol);
    let stream = TcpStream::connect(relay).await.expect("the relay is there");
    let connected = tokio_tungstenite::client_async(request, stream).await;
    connected.expect("the relay takes WebSockets").0
}
