//! A client of a relay, as the tests play it: it folds the entries that it hears.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use score_core::group::entry::{CommandId, Entry};
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::{Applied, Group};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::wire::{
    CloseReason, Hello, HelloRefusal, Known, News, PROTOCOL, Past, Player, TableSelector, ToPlayer,
    ToRelay, Token, Welcome,
};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::Request as HttpRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

/// After what time a test that hears nothing has failed, in seconds.
const PATIENCE_S: u64 = 60;

/// The time for which a client waits before it reconnects.
const AGAIN: Duration = Duration::from_millis(20);

/// Something that a client hears.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    Said(ToPlayer),
    /// The connection was closed with this code.
    Closed(u16),
    /// The connection ended without a word.
    Cut,
}

/// Opens connections to a relay.
pub trait Connector: Clone + Send + Sync + 'static {
    type Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    fn connect(&self) -> impl Future<Output = Client<Self::Stream>> + Send;
}

/// A connection to a relay, and what it has heard.
pub struct Client<S = TcpStream> {
    socket: WebSocketStream<S>,
    pub group: Option<Group>,
    pub seat: Option<SeatId>,
    cid: u32,
    sent_cid: Option<CommandId>,
}

/// A request for a WebSocket, of the protocol that is spoken.
pub fn request(address: &str) -> HttpRequest<()> {
    let mut request = format!("ws://{address}/relay")
        .into_client_request()
        .unwrap();
    let headers = request.headers_mut();
    headers.insert("sec-websocket-protocol", PROTOCOL.parse().unwrap());
    request
}

/// Somebody with this name, whose page made up its token from it.
pub fn player(name: &str) -> Player {
    let mut token = [0; 16];
    let bytes = name.bytes().take(token.len());
    token
        .iter_mut()
        .zip(bytes)
        .for_each(|(to, byte)| *to = byte);
    Player {
        name: name.to_owned(),
        token: Token(token),
        tab: 1,
        take_over: false,
    }
}

/// A first visit to a table.
pub fn hello(selector: TableSelector, name: &str) -> Hello {
    Hello {
        table: selector,
        player: Some(player(name)),
        known: None,
    }
}

pub fn create(name: &str) -> TableSelector {
    TableSelector::Create(name.to_owned())
}

pub fn join(name: &str) -> TableSelector {
    TableSelector::Join(name.to_owned())
}

/// Reconnects as often as it takes, as a page does by itself while relays settle which of them has
/// a table. All that it hears until then is such trouble.
pub async fn resume(
    address: &str,
    selector: TableSelector,
    name: &str,
    is_trouble: impl Fn(&Heard) -> bool,
) -> Client {
    let resumed = async {
        loop {
            let stream = TcpStream::connect(address).await.unwrap();
            let mut client = Client::over(stream, request(address)).await.unwrap();
            client
                .send(&ToRelay::Hello(hello(selector.clone(), name)))
                .await;
            let heard = client.hear().await;
            if client.group.is_some() {
                return client;
            }
            assert!(is_trouble(&heard), "{heard:?}");
            tokio::time::sleep(AGAIN).await;
        }
    };
    let resumed = tokio::time::timeout(Duration::from_secs(PATIENCE_S), resumed);
    resumed.await.expect("a relay has it")
}

impl<S: AsyncRead + AsyncWrite + Unpin> Client<S> {
    pub async fn over(stream: S, request: HttpRequest<()>) -> Result<Client<S>, Error> {
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Client {
            socket,
            group: None,
            seat: None,
            cid: 0,
            sent_cid: None,
        })
    }

    pub async fn send_raw(&mut self, message: Message) {
        self.socket.send(message).await.unwrap();
    }

    pub async fn send(&mut self, message: &ToRelay) {
        let bytes = postcard::to_allocvec(message).unwrap();
        self.send_raw(Message::binary(bytes)).await;
    }

    /// Folds in the next message that is heard, and returns it.
    pub async fn hear(&mut self) -> Heard {
        let patience = Duration::from_secs(PATIENCE_S);
        loop {
            let heard = tokio::time::timeout(patience, self.socket.next());
            let message = match heard.await.expect("the relay says something") {
                Some(Ok(message)) => message,
                Some(Err(_)) | None => return Heard::Cut,
            };
            match message {
                Message::Binary(bytes) => {
                    let message = postcard::from_bytes(&bytes).unwrap();
                    self.fold(&message);
                    return Heard::Said(message);
                }
                Message::Close(Some(frame)) => return Heard::Closed(frame.code.into()),
                Message::Close(None) => return Heard::Cut,
                _ => {}
            }
        }
    }

    fn fold(&mut self, message: &ToPlayer) {
        match message {
            ToPlayer::Welcome(welcome) => {
                self.seat = welcome.seat;
                self.cid = welcome.last_cid.map_or(self.cid, |last| last.0);
                match &welcome.past {
                    Past::Whole(snapshot) => self.group = Some(Group::restore(snapshot).unwrap()),
                    Past::Rest(entries) => entries.iter().for_each(|entry| self.apply(entry)),
                }
            }
            ToPlayer::News(news) => {
                for news in news {
                    if let News::Entry(entry) = news {
                        self.apply(entry);
                    }
                }
            }
            _ => {}
        }
    }

    /// A relay says everything once and in order.
    fn apply(&mut self, entry: &Entry) {
        let group = self.group.as_mut().expect("a welcome comes first");
        let applied = group.apply(entry).unwrap();
        assert!(matches!(applied, Applied::Taken(_)), "{entry:?}");
    }

    /// The messages that this client has been sent and has not heard, in the words of
    /// [`std::fmt::Debug`], one a line.
    pub async fn frames(&mut self) -> String {
        self.send(&ToRelay::Clock { sent_ms: 7 }).await;
        let mut frames = String::new();
        loop {
            match self.hear().await {
                Heard::Said(ToPlayer::Clock { .. }) => return frames,
                Heard::Said(message) => frames += &format!("{message:?}\n"),
                ended => panic!("{ended:?}"),
            }
        }
    }

    /// Says hello and hears the answer.
    pub async fn come(&mut self, hello: Hello) -> Result<Welcome, HelloRefusal> {
        self.send(&ToRelay::Hello(hello)).await;
        match self.hear().await {
            Heard::Said(ToPlayer::Welcome(welcome)) => Ok(*welcome),
            Heard::Said(ToPlayer::Close(CloseReason::Refused(refusal))) => Err(refusal),
            other => panic!("no answer to a hello: {other:?}"),
        }
    }

    /// Asks for something and hears the outcome.
    pub async fn ask(&mut self, request: Request) -> Result<(), GroupRefusal> {
        let cid = self.send_request(request).await;
        self.outcome(cid).await
    }

    pub async fn play(&mut self, command: Command) -> Result<(), GroupRefusal> {
        self.ask(Request::Play(command)).await
    }

    pub async fn send_request(&mut self, request: Request) -> CommandId {
        let seen = self.group().n();
        let (cid, after) = self.next_cid();
        self.send(&ToRelay::Ask {
            cid,
            after,
            seen,
            request,
        })
        .await;
        cid
    }

    /// Repeats a request of a connection that is gone.
    pub async fn send_again(&mut self, cid: CommandId, request: Request) {
        let seen = self.group().n();
        self.cid = self.cid.max(cid.0);
        let after = self.sent_cid.replace(cid);
        self.send(&ToRelay::Ask {
            cid,
            after,
            seen,
            request,
        })
        .await;
    }

    pub async fn say(&mut self, text: &str) -> Result<(), GroupRefusal> {
        let cid = self.send_line(text).await;
        self.outcome(cid).await
    }

    pub async fn send_line(&mut self, text: &str) -> CommandId {
        let (cid, after) = self.next_cid();
        let text = text.to_owned();
        self.send(&ToRelay::Say { cid, after, text }).await;
        cid
    }

    pub async fn outcome(&mut self, of: CommandId) -> Result<(), GroupRefusal> {
        loop {
            match self.hear().await {
                Heard::Said(ToPlayer::Ack { cid, outcome }) if cid == of => return outcome,
                Heard::Said(_) => {}
                ended => panic!("no answer to a command: {ended:?}"),
            }
        }
    }

    /// Hears on until `found` finds something in a message.
    pub async fn until<T>(&mut self, mut found: impl FnMut(&ToPlayer) -> Option<T>) -> T {
        loop {
            match self.hear().await {
                Heard::Said(message) => {
                    if let Some(found) = found(&message) {
                        return found;
                    }
                }
                ended => panic!("the relay has closed: {ended:?}"),
            }
        }
    }

    /// Hears on until the fold is as wanted.
    pub async fn until_group(&mut self, is_there: impl Fn(&Group) -> bool) {
        while !is_there(self.group()) {
            let heard = self.hear().await;
            assert!(matches!(heard, Heard::Said(_)), "{heard:?}");
        }
    }

    /// Asks for the time, and hears all that was said before the answer.
    pub async fn catch_up(&mut self) -> u64 {
        self.send(&ToRelay::Clock { sent_ms: 7 }).await;
        self.until(|message| match message {
            ToPlayer::Clock {
                sent_ms: 7, now_ms, ..
            } => Some(*now_ms),
            _ => None,
        })
        .await
    }

    /// Hears on until the end: the reason and the code.
    pub async fn end(&mut self) -> (Option<CloseReason>, Heard) {
        let mut reason = None;
        loop {
            match self.hear().await {
                Heard::Said(ToPlayer::Close(said)) => reason = Some(said),
                Heard::Said(_) => {}
                ended => {
                    // Both sides say that they close.
                    while self.socket.next().await.is_some() {}
                    return (reason, ended);
                }
            }
        }
    }

    /// Leaves without a word, as a page whose network is gone.
    pub fn vanish(self) -> Known {
        self.known()
    }

    /// The connection below, for a client that keeps to no protocol.
    pub fn into_stream(self) -> S {
        self.socket.into_inner()
    }

    /// Says goodbye, and waits until the relay knows that nobody is there.
    pub async fn close(mut self) {
        self.socket.close(None).await.unwrap();
        while self.socket.next().await.is_some() {}
    }

    pub fn known(&self) -> Known {
        let group = self.group();
        Known {
            epoch: group.epoch(),
            n: group.n(),
            audience: group.audience(self.seat),
        }
    }

    /// After coming: the player's last command that was carried out.
    #[cfg(feature = "nats")]
    pub fn last_cid(&self) -> CommandId {
        CommandId(self.cid)
    }

    pub fn group(&self) -> &Group {
        self.group.as_ref().expect("a welcome comes first")
    }

    pub fn seat(&self) -> SeatId {
        self.seat.expect("this client plays")
    }

    /// A new command number, and the previous one on this connection.
    fn next_cid(&mut self) -> (CommandId, Option<CommandId>) {
        self.cid += 1;
        let cid = CommandId(self.cid);
        (cid, self.sent_cid.replace(cid))
    }
}

/// The end of a connection that `reason` explains.
pub fn closed(reason: CloseReason) -> (Option<CloseReason>, Heard) {
    let code = reason.code();
    (Some(reason), Heard::Closed(code))
}
