//! A player that takes little work: it counts messages, and does not read them.

use score_core::group::entry::CommandId;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::name::Name;
use score_core::wire::{Hello, PROTOCOL, Player, TableSelector, ToPlayer, ToRelay, Token};
use tokio::io::{AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};

use crate::server::{Kind, Server};

/// The message that a plain server passes on: as long as a new name is for the relay.
const PLAIN_MESSAGE: [u8; 60] = [7; 60];

/// The first byte of a relay's message, by its kind.
const WELCOME: u8 = 0;
const NEWS: u8 = 1;
const ACK: u8 = 2;
const CLOCK: u8 = 3;

const PING: u8 = 9;

/// The half of a player that sends.
pub struct Sender {
    kind: Kind,
    stream: OwnedWriteHalf,
    number: usize,
    sent: u32,
}

/// The half of a player that receives.
pub struct Receiver {
    kind: Kind,
    stream: BufReader<OwnedReadHalf>,
}

/// The kind of a message that was received.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// One message with this number of broadcasts.
    Broadcasts(usize),
    Welcome,
    Clock,
    /// The request was refused.
    Refused,
    Ping,
    Other,
    Gone,
}

/// Opens a WebSocket.
pub async fn connect(server: &Server) -> (Sender, Receiver) {
    let mut stream = TcpStream::connect(&server.address).await.expect("a server");
    stream.set_nodelay(true).expect("a socket");
    let request = format!(
        "GET /relay HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{}\r\n",
        server.address,
        match server.kind.is_relay() {
            true => format!("Sec-WebSocket-Protocol: {PROTOCOL}\r\n"),
            false => String::new(),
        }
    );
    stream
        .write_all(request.as_bytes())
        .await
        .expect("a server");
    let mut end = [0; 4];
    while end != *b"\r\n\r\n" {
        end.rotate_left(1);
        end[3] = stream.read_u8().await.expect("an answer");
    }
    let (reads, writes) = stream.into_split();
    let sender = Sender {
        kind: server.kind,
        stream: writes,
        number: 0,
        sent: 0,
    };
    let receiver = Receiver {
        kind: server.kind,
        stream: BufReader::with_capacity(4_096, reads),
    };
    (sender, receiver)
}

impl Sender {
    /// Sits down at a table of the relay as the player of this number.
    pub async fn say_hello(&mut self, selector: TableSelector, number: usize) {
        let mut token = [0; 16];
        token[..8].copy_from_slice(&number.to_le_bytes());
        self.number = number;
        let player = Player {
            name: format!("Player {number:04}"),
            token: Token(token),
            tab: number as u64,
            take_over: false,
        };
        self.send_message(&ToRelay::Hello(Hello {
            table: selector,
            player: Some(player),
            known: None,
        }))
        .await;
    }

    /// Asks for an answer that comes after all earlier messages.
    pub async fn ask_clock(&mut self) {
        self.send_message(&ToRelay::Clock { sent_ms: 0 }).await;
    }

    /// Takes another name, which is sent to everybody at the table. Every player may do so, as
    /// often as they like.
    pub async fn broadcast(&mut self) {
        if !self.kind.is_relay() {
            self.send(2, &PLAIN_MESSAGE).await;
            return;
        }
        // Digits in columns: names that differ by spaces alone are taken for one another.
        let name = format!("Player {:04} {:04}", self.number, self.sent + 1);
        let name = Name::new(&name, str::to_lowercase).expect("a name");
        self.ask(Command::Rename(name)).await;
    }

    /// Asks the relay for something at the table.
    pub async fn ask(&mut self, command: Command) {
        let after = (self.sent > 0).then_some(CommandId(self.sent));
        self.sent += 1;
        self.send_message(&ToRelay::Ask {
            cid: CommandId(self.sent),
            after,
            seen: u64::MAX,
            request: Request::Play(command),
        })
        .await;
    }

    pub async fn pong(&mut self) {
        self.send(10, &[]).await;
    }

    async fn send_message(&mut self, message: &ToRelay) {
        let bytes = postcard::to_allocvec(message).expect("memory");
        self.send(2, &bytes).await;
    }

    /// Sends one frame. A client has to mask it; zeros are a mask.
    async fn send(&mut self, opcode: u8, bytes: &[u8]) {
        let mut frame = vec![0x80 | opcode];
        match bytes.len() {
            length @ 0..126 => frame.push(0x80 | length as u8),
            length => {
                frame.push(0x80 | 126);
                frame.extend((length as u16).to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(bytes);
        self.stream.write_all(&frame).await.expect("a server");
    }
}

impl Receiver {
    /// Waits for the next frame.
    pub async fn receive(&mut self) -> Received {
        self.next().await.unwrap_or(Received::Gone)
    }

    /// The next message of a relay, read as a page reads it; `None`: a ping.
    pub async fn read(&mut self) -> Option<ToPlayer> {
        let (opcode, length) = self.head().await.expect("a relay that runs");
        let mut bytes = vec![0; length as usize];
        self.stream
            .read_exact(&mut bytes)
            .await
            .expect("a relay that runs");
        (opcode == 2).then(|| postcard::from_bytes(&bytes).expect("the relay's bytes"))
    }

    /// The kind of the next frame, and its length.
    async fn head(&mut self) -> Option<(u8, u64)> {
        let opcode = self.stream.read_u8().await.ok()? & 15;
        let length = match self.stream.read_u8().await.ok()? & 127 {
            126 => self.stream.read_u16().await.ok()?.into(),
            127 => self.stream.read_u64().await.ok()?,
            short => short.into(),
        };
        Some((opcode, length))
    }

    async fn next(&mut self) -> Option<Received> {
        let (opcode, length) = self.head().await?;
        let mut first = [0; 4];
        let kept = first.len().min(length as usize);
        self.stream.read_exact(&mut first[..kept]).await.ok()?;
        let mut rest = (&mut self.stream).take(length - kept as u64);
        tokio::io::copy_buf(&mut rest, &mut tokio::io::sink())
            .await
            .ok()?;
        Some(match (opcode, self.kind) {
            (PING, _) => Received::Ping,
            (2, kind) if !kind.is_relay() => Received::Broadcasts(1),
            (2, _) => match first[0] {
                WELCOME => Received::Welcome,
                NEWS => Received::Broadcasts(varint(&first[1..])),
                CLOCK => Received::Clock,
                // The outcome is after the command's number: 0 is agreement.
                ACK if first[1 + varint_length(&first[1..])] != 0 => Received::Refused,
                _ => Received::Other,
            },
            _ => Received::Other,
        })
    }
}

/// The number of bytes of the number that postcard has written first.
fn varint_length(bytes: &[u8]) -> usize {
    1 + bytes.iter().take_while(|byte| *byte & 128 != 0).count()
}

/// A number as postcard writes it.
fn varint(bytes: &[u8]) -> usize {
    let mut number = 0;
    for (index, byte) in bytes.iter().enumerate() {
        number |= usize::from(byte & 127) << (7 * index);
        if byte & 128 == 0 {
            break;
        }
    }
    number
}
