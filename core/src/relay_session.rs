//! A page's talk with a relay: its connections, the hello, requests with their answers, and tries
//! after a loss.
//!
//! A session has no socket and no clock: its owner opens a connection when it is
//! [due](Session::is_due), passes it each message with the time, and carries out each [`Reply`].
//! The owner keeps the [`KnownTable`] too, the same from the first message to the last; only
//! messages of the relay change it.

pub mod known_table;
mod receive;
mod relay_clock;
pub mod roster;

use std::collections::VecDeque;

use crate::dice::Generator;
use crate::group::entry::{CommandId, GroupEvent};
use crate::group::refusal::GroupRefusal;
use crate::group::request::Request;
use crate::host_key::HostKey;
use crate::table::event::SeatId;
use crate::wire::{
    CloseReason, Hello, Line, Player, TableSelector, ToRelay, Token, Watch, Watcher,
};

pub use known_table::KnownTable;
use relay_clock::RelayClock;

/// The first wait before another try, in milliseconds; each later one is twice as long.
pub const RETRY_FIRST_MS: u64 = 500;

/// The longest wait before another try in the first minutes, in milliseconds: a restarting relay is
/// back by then.
pub const RETRY_SOON_MS: u64 = 10_000;

/// How many tries are made before the waits become longer than [`RETRY_SOON_MS`]: about three
/// minutes.
pub const SOON_TRIES: u32 = 24;

/// The longest wait before another try, in milliseconds. A failure that has lasted for minutes is
/// not a brief one, and a whole class would try in vain.
pub const RETRY_MAX_MS: u64 = 60_000;

/// How long a connection may take until the welcome, in milliseconds.
pub const WELCOME_WITHIN_MS: u64 = 10_000;

/// How often the relay is asked for its clock, in milliseconds.
pub const CLOCK_EVERY_MS: u64 = 10_000;

/// How long the relay may take to answer, in milliseconds; after that the
/// connection counts as lost.
pub const SILENT_MS: u64 = 8_000;

/// How many commands may wait for their answers.
pub const MAX_PENDING: usize = 32;

/// The longest wait after this many tries, in milliseconds.
fn longest_wait_ms(tries: u32) -> u64 {
    let soon_ms = (RETRY_FIRST_MS << tries.min(16)).min(RETRY_SOON_MS);
    let doublings = tries.saturating_sub(SOON_TRIES).min(16);
    (soon_ms << doublings).min(RETRY_MAX_MS)
}

/// A player or a watcher, and the table that they come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The table.
    pub table: TableSelector,
    /// The player; `None`: a watcher.
    pub player: Option<Player>,
    /// The further claim of the page.
    pub claim: Claim,
}

/// A claim of a page in its hello, until it is welcomed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Claim {
    /// No claim.
    #[default]
    Nothing,
    /// The page has the key of the table's host.
    Host(HostKey),
    /// Another pupil of the same device has a seat at the table, with this token.
    After(Token),
}

/// The state of the connection to a relay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionState {
    /// There is no connection; the next try is due at this time.
    Waiting {
        /// In milliseconds of the page's clock.
        until_ms: u64,
    },
    /// A connection is being opened, or is open and its hello is sent.
    Opening {
        /// When the connection was begun, in milliseconds of the page's clock.
        since_ms: u64,
    },
    /// The player is in the table's waiting room, until a host lets them in.
    InWaitingRoom,
    /// The player is at the table.
    There,
    /// The relay has closed the connection for this reason, and the page does not reconnect by
    /// itself.
    Over(CloseReason),
}

/// A command or a line of chat that has not been answered.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pending {
    cid: CommandId,
    /// When it was sent last, in milliseconds of the page's clock.
    sent_ms: u64,
    message: ToRelay,
}

/// News for the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionEvent {
    /// The player is at the table; the seat is to be saved for a later visit.
    Welcomed,
    /// The table of the last visit is gone; this one is new.
    NewTable,
    /// These events happened, in this order.
    Happened(Vec<GroupEvent>),
    /// A player came or went.
    Present {
        /// The player's seat.
        seat: SeatId,
        /// Whether they are there now.
        is_present: bool,
    },
    /// A player wrote something.
    ChatLine(Line),
    /// The newest line of chat like this one is taken back.
    TakenBack(Line),
    /// A command of the player was refused.
    Refused(GroupRefusal),
    /// The key of the table's host, for which the player has asked.
    HostKey(HostKey),
    /// More or fewer players ask for a new roll, or wait to be let in.
    RequestsChanged,
    /// The player's line of chat was refused. It is the same when the connection was lost before it
    /// was known to have been said.
    ChatNotSent {
        /// The line.
        text: String,
        /// The reason; `None`: it is not known whether the line arrived.
        refusal: Option<GroupRefusal>,
    },
    /// The relay closed the connection.
    Ended(CloseReason),
}

/// The consequences of a message or an input.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// News for the player.
    pub events: Vec<SessionEvent>,
    /// The messages to send.
    pub send: Vec<ToRelay>,
    /// Whether to close the connection.
    pub close: bool,
}

/// A command cannot be sent: there is no connection just now, or too many commands wait for their
/// answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSent;

/// The session of one player at a relay, over as many connections as it takes.
#[derive(Clone, Debug)]
pub struct Session {
    visit: Visit,
    watcher: Option<Watcher>,
    state: ConnectionState,
    pending: VecDeque<Pending>,
    next_cid: CommandId,
    /// The last command that was sent on this connection.
    sent_cid: Option<CommandId>,
    clock: RelayClock,
    tries: u32,
    /// The longest wait before the next try, in milliseconds, if a limit of the relay keeps
    /// the player out.
    limit_wait_ms: Option<u64>,
    lost_since_ms: Option<u64>,
    last_close_reason: Option<CloseReason>,
}

impl Session {
    /// A session whose first connection is due; nothing is known of its table.
    pub fn new(visit: Visit, now_ms: u64) -> Session {
        Session {
            visit,
            watcher: None,
            state: ConnectionState::Waiting { until_ms: now_ms },
            pending: VecDeque::new(),
            next_cid: CommandId(1),
            sent_cid: None,
            clock: RelayClock::default(),
            tries: 0,
            limit_wait_ms: None,
            lost_since_ms: None,
            last_close_reason: None,
        }
    }

    /// The state of the connection.
    pub fn state(&self) -> &ConnectionState {
        &self.state
    }

    /// Whether the player is at the table now.
    pub fn is_there(&self) -> bool {
        self.state == ConnectionState::There
    }

    /// The player and the table, as the next hello would name them.
    pub fn visit(&self) -> &Visit {
        &self.visit
    }

    /// Sets the watcher as which a visitor without a seat connects the next time.
    pub fn look_on_as(&mut self, watcher: Watcher) {
        self.watcher = Some(watcher);
    }

    /// The watcher as which a visitor without a seat connects.
    pub fn watcher(&self) -> Option<Watcher> {
        self.watcher.filter(|_| self.visit.player.is_none())
    }

    /// Since when there has been no connection, in milliseconds of the page's
    /// clock.
    pub fn lost_since_ms(&self) -> Option<u64> {
        self.lost_since_ms
    }

    /// The last reason that the relay gave for closing a connection. `None` once it lets the player
    /// in, or has them wait.
    pub fn last_close_reason(&self) -> Option<&CloseReason> {
        self.last_close_reason.as_ref()
    }

    /// How many tries have failed since the connection was lost.
    pub fn tries(&self) -> u32 {
        self.tries
    }

    /// The time of the relay's clock when the page's shows `now_ms`.
    pub fn relay_ms(&self, now_ms: u64) -> u64 {
        self.clock.relay_ms(now_ms)
    }

    /// Notes that the page's clock may have stood still while the device slept. At the next tick
    /// the relay is asked for its clock, which also shows whether the connection is lost.
    pub fn doubt_clock(&mut self) {
        self.clock.doubt();
    }

    /// Whether commands of the player have not been answered yet.
    pub fn is_waiting_for_answers(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Whether a connection is to be opened.
    pub fn is_due(&self, now_ms: u64) -> bool {
        matches!(self.state, ConnectionState::Waiting { until_ms } if until_ms <= now_ms)
    }

    /// How long it is until the next try, in milliseconds; `None`: no try is planned.
    pub fn next_try_in_ms(&self, now_ms: u64) -> Option<u64> {
        match self.state {
            ConnectionState::Waiting { until_ms } => Some(until_ms.saturating_sub(now_ms)),
            _ => None,
        }
    }

    /// A connection is being opened.
    pub fn opening(&mut self, now_ms: u64) {
        self.state = ConnectionState::Opening { since_ms: now_ms };
    }

    /// Notes that the connection is open, and returns the messages to send. `table` is the table as
    /// far as it is known.
    pub fn opened(&mut self, table: &KnownTable, now_ms: u64) -> Vec<ToRelay> {
        self.clock.forget_question();
        self.sent_cid = None;
        self.state = ConnectionState::Opening { since_ms: now_ms };
        let known = table.known();
        let table = self.visit.table.clone();
        vec![match self.watcher() {
            Some(watcher) => ToRelay::Watch(Watch {
                table,
                watcher,
                known,
            }),
            None => self.hello(Hello {
                table,
                player: self.visit.player.clone(),
                known,
            }),
        }]
    }

    fn hello(&self, hello: Hello) -> ToRelay {
        match self.visit.claim {
            Claim::Nothing => ToRelay::Hello(hello),
            Claim::Host(key) => ToRelay::HostHello { hello, key },
            Claim::After(before) => ToRelay::NextHello { hello, before },
        }
    }

    /// Notes that the connection is gone, or could not be opened, and forgets who is at the table.
    /// The next try is due after a wait that is a little longer or shorter at random, so that a
    /// class does not come back all at once.
    pub fn lost(&mut self, table: &mut KnownTable, now_ms: u64, generator: &mut Generator) {
        if matches!(self.state, ConnectionState::Over(_)) {
            return;
        }
        let limit_wait_ms = self.limit_wait_ms.take();
        let longest_ms = limit_wait_ms.unwrap_or_else(|| longest_wait_ms(self.tries));
        let wait_ms = longest_ms / 2 + u64::from(generator.below(longest_ms as u32 / 2 + 1));
        self.tries = self.tries.saturating_add(1);
        self.lost_since_ms.get_or_insert(now_ms);
        table.forget_people();
        self.state = ConnectionState::Waiting {
            until_ms: now_ms + wait_ms,
        };
    }

    /// Tries at once, after an end or instead of a wait. A connection that is being opened is begun
    /// anew, because it may hang for long.
    pub fn try_now(&mut self, now_ms: u64) {
        if !matches!(
            self.state,
            ConnectionState::There | ConnectionState::InWaitingRoom
        ) {
            self.state = ConnectionState::Waiting { until_ms: now_ms };
        }
    }

    /// Tries at once, and takes the seat from the other tab that has it.
    pub fn take_over(&mut self, now_ms: u64) {
        if let Some(player) = &mut self.visit.player {
            player.take_over = true;
        }
        self.try_now(now_ms);
    }

    /// Makes a request, and returns the message to send; `table` is the table as far as it is
    /// known.
    pub fn ask(
        &mut self,
        table: &KnownTable,
        now_ms: u64,
        request: Request,
    ) -> Result<ToRelay, NotSent> {
        let seen = table.n();
        self.send(now_ms, |cid, after| ToRelay::Ask {
            cid,
            after,
            seen,
            request,
        })
    }

    /// Writes a line of chat, and returns the message to send.
    pub fn say(&mut self, now_ms: u64, text: String) -> Result<ToRelay, NotSent> {
        self.send(now_ms, |cid, after| ToRelay::Say { cid, after, text })
    }

    /// Does everything that is due by the clock.
    pub fn tick(&mut self, table: &mut KnownTable, now_ms: u64) -> Reply {
        let mut reply = Reply::default();
        self.note_time(table, now_ms, &mut reply);
        match self.state {
            ConnectionState::Opening { since_ms } => {
                reply.close = now_ms >= since_ms.saturating_add(WELCOME_WITHIN_MS);
            }
            ConnectionState::There | ConnectionState::InWaitingRoom if self.is_silent(now_ms) => {
                reply.close = true;
            }
            ConnectionState::There | ConnectionState::InWaitingRoom => {
                reply.send.extend(self.clock.question(now_ms));
            }
            ConnectionState::Waiting { .. } | ConnectionState::Over(_) => {}
        }
        reply
    }

    /// Notes the time: after a while a new roll needs no majority any more.
    fn note_time(&self, table: &mut KnownTable, now_ms: u64, reply: &mut Reply) {
        if table.note_time(self.relay_ms(now_ms)) {
            reply.events.push(SessionEvent::RequestsChanged);
        }
    }

    /// Whether an answer is overdue.
    fn is_silent(&self, now_ms: u64) -> bool {
        let oldest = self.pending.front().map(|pending| pending.sent_ms);
        let is_late = |sent_ms: u64| now_ms >= sent_ms.saturating_add(SILENT_MS);
        // While a player waits to be let in, the relay answers only the question for its clock.
        let is_answer_late = self.is_there() && oldest.is_some_and(is_late);
        is_answer_late || self.clock.is_silent(now_ms)
    }

    fn send(
        &mut self,
        now_ms: u64,
        message: impl FnOnce(CommandId, Option<CommandId>) -> ToRelay,
    ) -> Result<ToRelay, NotSent> {
        if !self.is_there() || self.pending.len() >= MAX_PENDING {
            return Err(NotSent);
        }
        let cid = self.next_cid;
        self.next_cid = CommandId(cid.0.checked_add(1).ok_or(NotSent)?);
        let message = message(cid, self.sent_cid.replace(cid));
        self.pending.push_back(Pending {
            cid,
            sent_ms: now_ms,
            message: message.clone(),
        });
        Ok(message)
    }

    fn keep_token(&mut self, token: Option<Token>) {
        if let (Some(player), Some(token)) = (&mut self.visit.player, token) {
            player.token = token;
            player.take_over = false;
        }
        // From now on the token proves the claim.
        self.visit.claim = Claim::Nothing;
    }
}
