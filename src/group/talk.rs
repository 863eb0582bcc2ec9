//! The talk with a relay: opens connections when they are due, takes in what
//! comes, and tells the parts of the page.

mod hearing;

use std::collections::BTreeSet;

use score_core::dice::Generator;
use score_core::group::request::VisitorId;
use score_core::session::{Reply, Session, Stage, Visit};
use score_core::table::event::SeatId;
use score_core::table::state::Rights;
use score_core::wire::{self, Bye, NEWCOMER_MS, Place, RollVotes, ToPlayer};

use crate::edge::live::Live;
use crate::edge::socket::{Signal, Socket};
use crate::edge::{address, entropy, network};
use crate::group::chat::ChatLines;
use crate::group::comings::Comings;
use crate::group::kept;
use crate::group::remote::Remote;
use crate::holder::Holder;
use crate::store::Store;

/// How long it is told who came and went, in milliseconds.
const TOLD_MS: u64 = 10_000;

/// Why a talk has come to nothing: for the lobby to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turned {
    /// No relay answers.
    NoRelay,
    /// The device has no network: this visit is tried again when it has one.
    Offline(Visit),
    /// The relay has ended it.
    Away(Place, Bye),
}

/// The talk, and what the page's parts follow of it; copies share it.
#[derive(Clone, Copy)]
pub struct Talk {
    /// The table.
    pub store: Store<Remote>,
    /// The last lines of chat.
    pub lines: Live<ChatLines>,
    /// Who has come and gone, in words; and what the host did.
    pub told: Live<String>,
    /// For how long there has been no connection, in seconds.
    pub lost_s: Live<Option<u64>>,
    /// Why the relay has closed the last connection, where it said so.
    pub last_bye: Live<Option<Bye>>,
    /// Whether the device has no network.
    pub is_offline: Live<bool>,
    /// Why the player is not at a table.
    pub turned: Live<Option<Turned>>,
    /// What everybody is called who was ever here: who has left may be told of.
    names: Live<Vec<(SeatId, String)>>,
    /// Whether a relay has answered, or has done so before.
    is_known: Live<bool>,
    /// What the player has just written as his name: his seat may have another.
    new_name: Live<Option<String>>,
    comings: Live<Comings>,
    /// How many asked for a new roll when that was last heard, and instead of which: by
    /// the number of its entry.
    votes: Live<Option<(u64, RollVotes)>>,
    /// Whether the player is in the waiting room of a table, or comes back to it.
    pub waits: Live<bool>,
    /// Who joined in the last minute, as far as this page has seen: what they are called.
    pub newcomers: Live<Vec<String>>,
    /// Who joined when, in milliseconds of the relay's clock.
    joined_ms: Live<Vec<(SeatId, u64)>>,
    /// Who waited to be let in when that was last heard.
    visitors: Live<BTreeSet<VisitorId>>,
    /// Until when what is told stands there, in milliseconds.
    told_until_ms: Live<u64>,
}

impl Talk {
    /// No talk yet.
    pub fn new(store: Store<Remote>) -> Talk {
        let talk = Talk {
            store,
            lines: Live::new(ChatLines::default()),
            told: Live::new(String::new()),
            lost_s: Live::new(None),
            last_bye: Live::new(None),
            is_offline: Live::new(network::is_offline()),
            turned: Live::new(None),
            names: Live::new(Vec::new()),
            is_known: Live::new(false),
            new_name: Live::new(None),
            comings: Live::new(Comings::default()),
            votes: Live::new(None),
            waits: Live::new(false),
            newcomers: Live::new(Vec::new()),
            joined_ms: Live::new(Vec::new()),
            visitors: Live::new(BTreeSet::new()),
            told_until_ms: Live::new(0),
        };
        store.clock().on_tick(move || talk.tick());
        network::on_change(move || talk.network_changed());
        talk
    }

    /// Begins a talk. A tab that was at this table before is not put off when
    /// no relay answers at once.
    pub fn begin(self, visit: Visit, was_there: bool) {
        kept::keep_at(&visit);
        let name = visit.player.as_ref().map(|player| player.name.clone());
        self.new_name.set(name.filter(|_| !was_there));
        self.is_known.set(was_there);
        self.turned.set(None);
        self.last_bye.set(None);
        self.told.set(String::new());
        self.lines.set(ChatLines::default());
        self.names.set(Vec::new());
        self.waits.set(false);
        self.joined_ms.set(Vec::new());
        self.visitors.set(BTreeSet::new());
        let now_ms = self.now_ms();
        self.store
            .update_holder(|remote| remote.begin(visit, now_ms));
        self.tick();
    }

    /// Ends the talk; the seat stays the player's.
    pub fn end(self) {
        kept::leave();
        self.waits.set(false);
        self.store.update_holder(Remote::end);
        self.store.put_hand_down();
    }

    /// Whether the talk goes on although no table is known yet.
    pub fn is_coming_back(self) -> bool {
        self.is_known.get() && self.store.with(|state| is_trying(state.holder()))
    }

    /// Tries at once.
    pub fn try_now(self) {
        self.change(Session::try_now);
    }

    /// The device has lost its network, or has one again. What was open by then goes
    /// on being silent, so it is begun anew: where the relay is on this device, it
    /// answers all the same.
    fn network_changed(self) {
        self.is_offline.set(network::is_offline());
        let is_over = self.store.peek(|state| {
            let session = state.holder().session();
            session.is_none_or(|session| matches!(session.stage(), Stage::Over(_)))
        });
        if is_over {
            return;
        }
        if network::is_offline() {
            self.lost();
        } else {
            self.try_now();
        }
    }

    /// Takes the seat from the tab that has it.
    pub fn take_over(self) {
        self.change(Session::take_over);
    }

    fn change(self, change: fn(&mut Session, u64)) {
        let now_ms = self.now_ms();
        self.store.update_holder(|remote| {
            if let Some(session) = remote.session_mut() {
                change(session, now_ms);
            }
        });
        self.tick();
    }

    fn now_ms(self) -> u64 {
        self.store.clock().now_ms()
    }

    /// Does what is due.
    fn tick(self) {
        let now_ms = self.now_ms();
        let is_due = self.store.peek(|state| {
            let session = state.holder().session();
            session.is_some_and(|session| session.is_due(now_ms))
        });
        if is_due {
            self.connect(now_ms);
        }
        let reply = self.quietly(|remote| Some(remote.session_mut()?.tick(now_ms)));
        self.carry_out(reply.unwrap_or_default());
        self.show_lost_time(now_ms);
        self.show_newcomers(now_ms);
        if let Some(told) = self.comings.update_quietly(|comings| comings.take(now_ms)) {
            self.say(told);
        }
        if self.told_until_ms.peek(|until_ms| *until_ms <= now_ms)
            && self.told.peek(|told| !told.is_empty())
        {
            self.told.set(String::new());
        }
    }

    /// Says what happened in the group, for a while.
    fn say(self, told: String) {
        self.told_until_ms.set(self.now_ms() + TOLD_MS);
        self.told.set(told);
    }

    fn connect(self, now_ms: u64) {
        self.store.update_holder(|remote| {
            if let Some(session) = remote.session_mut() {
                session.opening(now_ms);
            }
        });
        let address = address::relay(wire::PATH);
        let socket = Socket::open(&address, wire::PROTOCOL, move |signal| self.hear(signal));
        let is_open = socket.is_some();
        self.quietly(|remote| remote.set_socket(socket));
        if !is_open {
            self.lost();
        }
    }

    fn hear(self, signal: Signal) {
        let now_ms = self.now_ms();
        match signal {
            Signal::Opened => {
                self.is_known.set(true);
                let send = self.quietly(|remote| {
                    let session = remote.session_mut();
                    session.map_or(Vec::new(), |session| session.opened(now_ms))
                });
                self.quietly(|remote| remote.send_all(&send));
            }
            Signal::Closed => self.lost(),
            Signal::Came(bytes) => match postcard::from_bytes::<ToPlayer>(&bytes) {
                Ok(message) => self.take_in(now_ms, message),
                // What cannot be read is of another protocol than the one that
                // was agreed on; the relay is asked anew.
                Err(_) => self.lost(),
            },
        }
    }

    fn take_in(self, now_ms: u64, message: ToPlayer) {
        if let ToPlayer::Bye(bye) = &message {
            self.last_bye.set(Some(bye.clone()));
        }
        let reply = self.quietly(|remote| Some(remote.session_mut()?.hear(now_ms, message)));
        self.carry_out(reply.unwrap_or_default());
    }

    /// The connection is gone, or is to be.
    fn lost(self) {
        let now_ms = self.now_ms();
        let is_offline = network::is_offline();
        if self.is_offline.peek(|known| *known != is_offline) {
            self.is_offline.set(is_offline);
        }
        let mut generator = Generator::new(entropy::seed(), 0);
        self.store.update_holder(|remote| {
            remote.set_socket(None);
            if let Some(session) = remote.session_mut() {
                session.lost(now_ms, &mut generator);
            }
        });
        if !self.is_known.get() {
            let visit = self.store.peek(|state| {
                let session = state.holder().session();
                session.map(|session| session.visit().clone())
            });
            self.turn_away(match visit.filter(|_| is_offline) {
                Some(visit) => Turned::Offline(visit),
                None => Turned::NoRelay,
            });
        }
    }

    fn carry_out(self, reply: Reply) {
        self.quietly(|remote| remote.send_all(&reply.send));
        for heard in reply.heard {
            self.tell(heard);
        }
        if reply.hang_up {
            self.lost();
        }
    }

    fn turn_away(self, turned: Turned) {
        self.end();
        self.turned.set(Some(turned));
    }

    fn show_lost_time(self, now_ms: u64) {
        let lost_s = self.store.peek(|state| {
            let since_ms = state.holder().session()?.lost_since_ms()?;
            Some(now_ms.saturating_sub(since_ms) / 1_000)
        });
        if self.lost_s.peek(|shown| *shown != lost_s) {
            self.lost_s.set(lost_s);
        }
    }

    fn show_newcomers(self, now_ms: u64) {
        let names = self.store.peek(|state| {
            let remote = state.holder();
            let since_ms = remote.table_ms(now_ms).saturating_sub(NEWCOMER_MS);
            let is_host = |seat| {
                let group = remote.group();
                group.is_some_and(|group| group.rights(seat) == Rights::Host)
            };
            self.joined_ms.peek(|joined_ms| {
                let new = joined_ms.iter().filter(|(_, at_ms)| *at_ms >= since_ms);
                let new = new.map(|(seat, _)| *seat);
                let new = new.filter(|seat| remote.can_remove(*seat) && !is_host(*seat));
                let names = new.filter_map(|seat| remote.name(seat));
                names.map(ToString::to_string).collect::<Vec<String>>()
            })
        });
        if self.newcomers.peek(|shown| *shown != names) {
            self.newcomers.set(names);
        }
    }

    /// Whether somebody waits to be let in.
    pub fn has_visitors(self) -> bool {
        self.visitors.peek(|visitors| !visitors.is_empty())
    }

    /// Changes what no view follows.
    fn quietly<T>(self, change: impl FnOnce(&mut Remote) -> T) -> T {
        self.store.update_holder_quietly(change)
    }
}

/// Whether the relay is being tried, and no table is known.
fn is_trying(remote: &Remote) -> bool {
    remote.session().is_some_and(|session| {
        let is_over = matches!(session.stage(), Stage::Over(_));
        session.group().is_none() && !is_over
    })
}
