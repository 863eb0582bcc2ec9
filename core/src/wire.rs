//! The messages between a page and a relay in both directions, and their limits. Here are also the
//! reasons for which a relay closes a connection.
//!
//! Messages are [postcard](https://docs.rs/postcard) in binary frames of a WebSocket; the page
//! already has a decoder for stored values. The bytes carry no names, so [`PROTOCOL`] changes with
//! the types here and in [`group`](crate::group).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::group::audience::Audience;
use crate::group::entry::{CommandId, Entry, GroupKind, Snapshot};
use crate::group::refusal::GroupRefusal;
use crate::group::request::{Request, VisitorId};
use crate::group::tally::Tallies;
use crate::host_key::HostKey;
use crate::table::event::SeatId;
use crate::table::name::NameRefusal;
use crate::table::refusal::Refusal;

/// The subprotocol of the WebSocket. A relay that does not support a page's subprotocol asks the
/// page to reload.
pub const PROTOCOL: &str = "score.v12";

/// The path at which a relay listens, beside the page that it serves.
pub const PATH: &str = "relay";

/// The longest message to a relay, in bytes.
pub const MAX_FRAME_BYTES: usize = 4 * 1_024;

/// How long a new connection may take to say hello, in milliseconds.
pub const HELLO_WITHIN_MS: u64 = 5_000;

/// How often a relay asks whether a page is still there, in milliseconds. A page that has not
/// answered by the next time counts as gone: a dead device is shown as away within 20 seconds.
pub const PING_EVERY_MS: u64 = 8_000;

/// The longest line of chat, in characters.
pub const MAX_CHAT_CHARS: usize = 200;

/// How many lines of chat a relay remembers for those who come later.
pub const MAX_CHAT_LINES: usize = 50;

/// The longest text that names a table, in characters: a name or a code.
pub const MAX_TABLE_CHARS: usize = 20;

/// How many commands per second a relay accepts from a player, and how many at once.
pub const COMMANDS_PER_S: (u32, u32) = (10, 20);

/// How many lines of chat per second a relay accepts from a player, and how many at once.
pub const CHAT_PER_S: (u32, u32) = (1, 5);

/// How many bytes may wait for a page before it is cut off; it reconnects and
/// gets the rest.
pub const MAX_WAITING_BYTES: usize = 64 * 1_024;

/// How long a host may be absent before another player hosts, in milliseconds.
pub const HOST_GONE_MS: u64 = 60_000;

/// How long a host can send newcomers away all at once after they came, in milliseconds.
pub const NEWCOMER_MS: u64 = 60_000;

/// How many people may be in the waiting room of one table.
pub const MAX_VISITORS: usize = 100;

/// How long a visitor who was turned away waits before they may ask again, in milliseconds.
pub const TURNED_AWAY_MS: u64 = 60_000;

/// The longest wait before a page that a limit has kept out tries again by itself, in milliseconds.
/// There is room when a player goes, but a class must not ask for room all the time.
pub const LIMIT_WAIT_MS: u64 = 30_000;

/// A secret with which a player gets their seat back.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Token(pub [u8; 16]);

impl fmt::Debug for Token {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Token(…)")
    }
}

/// The highest number of a watcher; hosts distinguish watchers by their numbers.
pub const MAX_WATCHER_NUMBER: u16 = 9_999;

/// A watcher: a page that only watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watcher {
    /// The token of the seat that this browser has at the table, if it has one. It identifies a
    /// host's own wall. Without a seat it is a token that the page has drawn at random.
    pub token: Token,
    /// The number that the page shows while it waits to be let in; at most [`MAX_WATCHER_NUMBER`].
    pub number: u16,
}

/// The first message of a page that only watches. Older pages send a [`Hello`] without a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watch {
    /// The table to watch.
    pub table: TableSelector,
    /// The watcher.
    pub watcher: Watcher,
    /// The last entry that the page has already.
    pub known: Option<Known>,
}

/// The table that a page wants to join.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TableSelector {
    /// The first table that is open to all.
    GroupA,
    /// The second table that is open to all.
    GroupB,
    /// A new table of this name.
    Create(String),
    /// The table with this name or code.
    Join(String),
}

/// A player who wants to play, as their page names them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The name as the player wrote it.
    pub name: String,
    /// The token that the relay issued last. Before the first one it is a token that the page has
    /// drawn at random. A token that the table does not know belongs to a new player.
    pub token: Token,
    /// Distinguishes the tabs of one browser.
    pub tab: u64,
    /// Whether another tab that has the seat is to lose it.
    pub take_over: bool,
}

/// The last entry that a page has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    /// The epoch of the group.
    pub epoch: u64,
    /// The number of the entry.
    pub n: u64,
    /// The audience for which the page has read the log up to there.
    pub audience: Audience,
}

/// The first message of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The table to join.
    pub table: TableSelector,
    /// The player; `None`: a watcher.
    pub player: Option<Player>,
    /// The last entry that the page has already.
    pub known: Option<Known>,
}

/// A message of a page to a relay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToRelay {
    /// The first message of a page.
    Hello(Hello),
    /// A command; answered by [`ToPlayer::Ack`].
    Ask {
        /// Higher than any before.
        cid: CommandId,
        /// The number of the command before it on this connection. So no command is carried out
        /// when an earlier one is missing.
        after: Option<CommandId>,
        /// The number of the last entry that the player knew of.
        seen: u64,
        /// The request.
        request: Request,
    },
    /// A line of chat; answered by [`ToPlayer::Ack`].
    Say {
        /// Higher than any before.
        cid: CommandId,
        /// The number of the command or line before it on this connection.
        after: Option<CommandId>,
        /// The line.
        text: String,
    },
    /// Asks for the relay's clock. Answered by [`ToPlayer::Clock`].
    Clock {
        /// The page's clock, in milliseconds.
        sent_ms: u64,
    },
    /// The first message of a watcher.
    Watch(Watch),
    /// The first message of a page that comes with the key of the table's host.
    HostHello {
        /// The hello: of a player, at a table that is there.
        hello: Hello,
        /// The key.
        key: HostKey,
    },
    /// The first message of a page on whose device another pupil has a seat at the table.
    NextHello {
        /// The hello of a player with a seat of their own.
        hello: Hello,
        /// The token of the other seat.
        before: Token,
    },
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The seat of its writer.
    pub seat: SeatId,
    /// The text.
    pub text: String,
}

/// A piece of news from the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum News {
    /// The next entry of the log.
    Entry(Entry),
    /// A player came or went; the seat stays theirs.
    Present {
        /// The player's seat.
        seat: SeatId,
        /// Whether they are there.
        is_present: bool,
    },
    /// A player wrote a line of chat.
    Said(Line),
    /// The newest line like this one is taken back.
    TakenBack(Line),
    /// Players ask for a new roll, but too few so far.
    RollVotes(RollVotes),
    /// For a player who has become a host: the counts for the report so far.
    Tallies {
        /// The last entry that is counted, because a message may come twice.
        n: u64,
        /// The counts.
        tallies: Tallies,
    },
}

/// How many players ask for a new roll while others may think about this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollVotes {
    /// How many players ask for a new roll.
    pub asked: u32,
    /// How many players must ask for it.
    pub needed: u32,
}

/// A visitor in the waiting room of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visitor {
    /// The visitor's number.
    pub id: VisitorId,
    /// Their wish.
    pub wish: Wish,
}

/// The wish of a visitor.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Wish {
    /// To play.
    Play {
        /// The name that they want.
        name: String,
        /// The number that distinguishes visitors whose names look alike: 2 for the second. It is
        /// not part of the name.
        number: u32,
    },
    /// To watch.
    LookOn {
        /// The number on their page; at most [`MAX_WATCHER_NUMBER`].
        number: u16,
    },
}

impl Visitor {
    /// A visitor who wants to watch.
    pub fn watcher(id: VisitorId, number: u16) -> Visitor {
        let number = number.min(MAX_WATCHER_NUMBER);
        let wish = Wish::LookOn { number };
        Visitor { id, wish }
    }

    /// The name of a visitor who wants to play.
    pub fn name(&self) -> Option<&str> {
        match &self.wish {
            Wish::Play { name, .. } => Some(name),
            Wish::LookOn { .. } => None,
        }
    }

    /// The number among visitors whose names look alike: 1 for the first, and for visitors who want
    /// to watch.
    pub fn number(&self) -> u32 {
        match self.wish {
            Wish::Play { number, .. } => number,
            Wish::LookOn { .. } => 1,
        }
    }
}

/// The relay's notes about people who come to a table, for its hosts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DoorNotes {
    /// The floods among the waiting visitors.
    pub floods: Vec<Flood>,
    /// The waiting visitors who have the name of a removed player, or one that looks like it.
    pub waiting_namesakes: Vec<VisitorId>,
    /// The players who have taken such a name.
    pub namesakes: Vec<SeatId>,
}

/// Many visitors who came from one place within a short time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flood {
    /// The number of the flood, the same as long as there is a flood from that place. It does not
    /// reveal the place.
    pub place: u32,
    /// The visitors, the longest-waiting first.
    pub visitors: Vec<VisitorId>,
}

/// The kind, the name and the code of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Label {
    /// The kind of the table: open to all, or made by a player.
    pub kind: GroupKind,
    /// The name of the table.
    pub name: String,
    /// The short code by which others join the table; empty if it is open to all.
    pub code: String,
}

/// The part of the log that a page lacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Past {
    /// The whole log, as a snapshot.
    Whole(Box<Snapshot>),
    /// The entries after the last one that the page has.
    Rest(Vec<Entry>),
}

/// The answer to a [`Hello`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// The kind, the name and the code of the table.
    pub label: Label,
    /// The player's seat; `None` for a watcher.
    pub seat: Option<SeatId>,
    /// Whether the watching page is a host's own.
    pub is_hosts_wall: bool,
    /// The token for the next connection; the token used last is valid until this one is used.
    pub token: Option<Token>,
    /// The player's last command that was carried out.
    pub last_cid: Option<CommandId>,
    /// The part of the log that the page lacks.
    pub past: Past,
    /// The players who are there.
    pub present: Vec<SeatId>,
    /// The last lines of chat, oldest first.
    pub chat: Vec<Line>,
    /// How many ask for a new roll; `None`: nobody asks, or no majority is needed.
    pub roll_votes: Option<RollVotes>,
    /// The relay's clock, in milliseconds.
    pub now_ms: u64,
}

/// A message of a relay to a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToPlayer {
    /// The answer to a hello.
    Welcome(Box<Welcome>),
    /// The news, in the order in which it happened.
    News(Vec<News>),
    /// The answer to a command or a line of chat.
    Ack {
        /// The number of the command or line.
        cid: CommandId,
        /// The reason, if it was refused.
        outcome: Result<(), GroupRefusal>,
    },
    /// The answer to a question for the clock.
    Clock {
        /// The page's clock when it asked, in milliseconds.
        sent_ms: u64,
        /// The relay's clock, in milliseconds.
        now_ms: u64,
        /// The number of the last entry that the page may see: a page without that entry has missed
        /// some.
        n: u64,
    },
    /// The last message: the relay is about to close the connection.
    Close(CloseReason),
    /// The player is in the table's waiting room until a host lets them in.
    InWaitingRoom,
    /// For hosts: the visitors in the waiting room, the longest-waiting first.
    Visitors(Vec<Visitor>),
    /// For hosts: the relay's notes about people who come, after the list of waiting visitors.
    DoorNotes(DoorNotes),
    /// For the maker of the table, who has asked: the key with which any browser becomes its host.
    /// The key before it is not valid any more.
    HostKey(HostKey),
}

/// Why a relay closes a connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CloseReason {
    /// A message could not be read, or came at a time when it is not allowed.
    BadMessage,
    /// No hello came in time.
    NoHello,
    /// The page speaks another protocol.
    OldPage,
    /// The hello was refused.
    Refused(HelloRefusal),
    /// Another tab has the seat now.
    TakenOver,
    /// The host has sent the player away.
    Removed,
    /// The player has given up their seat.
    Left,
    /// The host has cleared the table.
    Cleared,
    /// Too many bytes waited for the page.
    TooSlow,
    /// The relay stops, and will be back.
    Restart,
    /// The relay cannot go on with this table for now.
    Trouble,
}

impl CloseReason {
    /// The close code of the WebSocket.
    pub fn code(&self) -> u16 {
        match self {
            CloseReason::BadMessage => 4_000,
            CloseReason::NoHello => 4_001,
            CloseReason::Refused(_) => 4_002,
            CloseReason::TakenOver => 4_003,
            CloseReason::Removed => 4_004,
            CloseReason::Cleared => 4_005,
            CloseReason::Left => 4_006,
            CloseReason::TooSlow => 4_008,
            CloseReason::OldPage => 4_009,
            CloseReason::Restart => 1_012,
            CloseReason::Trouble => 1_011,
        }
    }

    /// Whether the page shall reconnect by itself.
    pub fn is_passing(&self) -> bool {
        self.is_limit()
            || matches!(
                self,
                CloseReason::TooSlow
                    | CloseReason::Restart
                    | CloseReason::Trouble
                    | CloseReason::NoHello
            )
    }

    /// Whether a limit keeps the page out: its player has done nothing wrong, and later there may
    /// be room.
    pub fn is_limit(&self) -> bool {
        matches!(self, CloseReason::Refused(refusal) if refusal.is_limit())
    }

    /// The longest wait before the page tries again, in milliseconds. `None`: the waits are short
    /// at first, as after a lost connection.
    pub fn wait_ms(&self) -> Option<u64> {
        let is_passing_soon = matches!(
            self,
            CloseReason::Refused(HelloRefusal::Busy | HelloRefusal::TooManyNewcomersFromHere)
        );
        (self.is_limit() && !is_passing_soon).then_some(LIMIT_WAIT_MS)
    }
}

/// Why a relay refuses a hello.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HelloRefusal {
    /// The table does not let this player in.
    Group(GroupRefusal),
    /// The name cannot be shown.
    Name(NameRefusal),
    /// The table's name cannot be shown.
    TableName(NameRefusal),
    /// A table of this name exists already.
    TableExists,
    /// No table has this name or code.
    NoSuchTable,
    /// Another tab has this seat.
    OtherTab,
    /// This relay has no tables of that kind.
    NotHere,
    /// No more tables fit.
    TooManyTables,
    /// No more people can watch.
    TooManyWatchers,
    /// Too many people are here or have just come, from any address; try again.
    Busy,
    /// A host has not let this player in.
    TurnedAway {
        /// When they may ask again, in milliseconds from now.
        wait_ms: u64,
    },
    /// One address has made as many tables as it may have at once.
    TooManyTablesFromHere,
    /// One address has taken as many seats of this table as it may have.
    TooManySeatsFromHere,
    /// Too many people have just come from one address to this table; try again.
    TooManyNewcomersFromHere,
    /// A host has handed the player's seat to another device.
    SeatHandedOver,
    /// This is not the key of the table's host, or not any more.
    WrongHostKey,
    /// One browser has taken as many seats of this table as it may have.
    TooManySeatsInBrowser,
    /// Another browser has this host's seat by the key of the table's host.
    HostedElsewhere,
}

impl HelloRefusal {
    /// Whether a limit is the reason, and not the visitor.
    pub fn is_limit(&self) -> bool {
        match self {
            HelloRefusal::Busy
            | HelloRefusal::TooManyTables
            | HelloRefusal::TooManyWatchers
            | HelloRefusal::TooManyTablesFromHere
            | HelloRefusal::TooManySeatsFromHere
            | HelloRefusal::TooManyNewcomersFromHere
            | HelloRefusal::Group(
                GroupRefusal::RollFirst
                | GroupRefusal::TooOften
                | GroupRefusal::Table(Refusal::TableFull),
            ) => true,
            HelloRefusal::Group(_)
            | HelloRefusal::Name(_)
            | HelloRefusal::TableName(_)
            | HelloRefusal::TableExists
            | HelloRefusal::NoSuchTable
            | HelloRefusal::OtherTab
            | HelloRefusal::NotHere
            | HelloRefusal::TurnedAway { .. }
            | HelloRefusal::SeatHandedOver
            | HelloRefusal::WrongHostKey
            | HelloRefusal::TooManySeatsInBrowser
            | HelloRefusal::HostedElsewhere => false,
        }
    }
}
