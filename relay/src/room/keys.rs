//! The keys of seats, and the key with which any browser becomes the host of a table.
//!
//! A teacher whose browser has lost its data has lost the token of the maker's seat, and no other
//! player can become the maker. The key takes the seat from the browser that had it.

use std::collections::{BTreeMap, VecDeque};

use score_core::group::state::Group;
use score_core::host_key::HostKey;
use score_core::table::event::SeatId;
use score_core::wire::Token;

use crate::join_code;
use crate::log::{SeatKeys, TokenHash};
use crate::names;
use crate::rng;

use super::turn::OpenTurn;

/// The unused seat under which a log stores the digest of the key in place of both tokens.
const KEY_SEAT: SeatId = SeatId(u32::MAX);

/// The unused seat under which a log stores the former tokens of the maker's seat. They are from
/// before the key gave the seat to another browser.
const FORMER_SEAT: SeatId = SeatId(u32::MAX - 1);

/// How many tokens a table remembers of players who have left without other data, two of each
/// player. These tokens are only in memory.
const MAX_FORMER_TOKENS: usize = 400;

/// The tokens by which a table knows its players, and the key of its host.
#[derive(Clone, Debug, Default)]
pub(super) struct Keys {
    /// The keys of all seats, and of players who have left and could come back to their seat.
    seats: BTreeMap<SeatId, SeatKeys>,
    /// The tokens of players who have left and of whom nothing else is stored, the newest last.
    former: VecDeque<TokenHash>,
    /// The digest of the host's key.
    host_key: Option<TokenHash>,
    /// The tokens of the host before the key was used last.
    former_host: Option<SeatKeys>,
}

impl Keys {
    /// The keys that a log has stored.
    pub fn restore(group: &Group, stored: Vec<SeatKeys>) -> Keys {
        let stored = stored.into_iter().map(|keys| (keys.seat, keys));
        let mut seats: BTreeMap<SeatId, SeatKeys> = stored.collect();
        let host_key = seats.remove(&KEY_SEAT).map(|keys| keys.current);
        let former_host = seats.remove(&FORMER_SEAT);
        seats.retain(|seat, _| is_kept(group, *seat));
        Keys {
            seats,
            former: VecDeque::new(),
            host_key,
            former_host,
        }
    }

    /// The keys of a seat.
    pub fn of(&self, seat: SeatId) -> Option<&SeatKeys> {
        self.seats.get(&seat)
    }

    /// Whether no seat has a key.
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    /// The seat that has this token; its player may have left it.
    pub fn seat_of(&self, token: &Token) -> Option<SeatId> {
        let hash = names::hash(token);
        let mut keys = self.seats.values();
        let own = keys.find(|keys| keys.current == hash || keys.next == hash);
        own.map(|keys| keys.seat)
    }

    /// The seat that has this token, if its player is seated there.
    pub fn own_seat(&self, group: &Group, token: &Token) -> Option<SeatId> {
        let seat = self.seat_of(token);
        seat.filter(|seat| group.table().seat(*seat).is_some())
    }

    /// The seat that the player with this token had when they left for good. It is given if they
    /// would come back as they were.
    pub fn departed_seat(&self, group: &Group, token: &Token) -> Option<SeatId> {
        let seat = self.seat_of(token);
        seat.filter(|seat| group.departed(*seat).is_some())
    }

    /// Whether this token has a seat here, or had one.
    pub fn has_seated(&self, token: &Token) -> bool {
        self.seat_of(token).is_some() || self.former.contains(&names::hash(token))
    }

    /// Makes a new token for the seat of a player who came with the token `own`. It stores both
    /// tokens.
    pub fn renew(&mut self, seat: SeatId, own: Option<&Token>, turn: &mut OpenTurn) -> Token {
        let token = rng::token(&mut turn.rng);
        let next = names::hash(&token);
        // The old token is valid until the new one is used: the welcome may get lost.
        let keys = SeatKeys {
            seat,
            current: own.map_or(next, names::hash),
            next,
        };
        self.seats.insert(seat, keys.clone());
        turn.done.batch.keys.push(keys);
        token
    }

    /// Drops the keys with which nobody can come back any more, but remembers their tokens.
    pub fn forget(&mut self, group: &Group) {
        let unused = self.seats.extract_if(.., |seat, _| !is_kept(group, *seat));
        for (_, keys) in unused {
            self.former.extend([keys.current, keys.next]);
        }
        let excess_count = self.former.len().saturating_sub(MAX_FORMER_TOKENS);
        self.former.drain(..excess_count);
    }

    /// Makes a new key for the host. No entry has the key, because entries are sent to all.
    pub fn make_host_key(&mut self, turn: &mut OpenTurn) -> HostKey {
        let key = join_code::host_key(&mut turn.rng);
        let digest = names::digest(&key);
        self.host_key = Some(digest);
        turn.done.batch.keys.push(SeatKeys {
            seat: KEY_SEAT,
            current: digest,
            next: digest,
        });
        key
    }

    /// Whether this is the key of the host.
    pub fn is_host_key(&self, key: &HostKey) -> bool {
        self.host_key == Some(names::digest(key))
    }

    /// Notes that the maker's seat is taken from the browser that has its keys.
    pub fn note_former_host(&mut self, maker: SeatId, turn: &mut OpenTurn) {
        if let Some(keys) = self.seats.get(&maker) {
            let former = SeatKeys {
                seat: FORMER_SEAT,
                ..keys.clone()
            };
            turn.done.batch.keys.push(former.clone());
            self.former_host = Some(former);
        }
    }

    /// Whether the maker's seat was taken from the browser with this token.
    pub fn is_of_former_host(&self, token: &Token) -> bool {
        let hash = names::hash(token);
        let former = self.former_host.as_ref();
        former.is_some_and(|former| [former.current, former.next].contains(&hash))
    }
}

/// Whether the keys of this seat are still needed. Its player has it, or could come back to it, or
/// has to be notified that another player has it now.
pub(super) fn is_kept(group: &Group, seat: SeatId) -> bool {
    let is_seated = group.table().seat(seat).is_some();
    is_seated || group.departed(seat).is_some() || group.is_handed_over(seat)
}
