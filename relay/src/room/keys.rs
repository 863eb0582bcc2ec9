//! The key with which any browser becomes the host of a table.
//!
//! A teacher whose browser has lost its data has lost the token of the maker's seat, and no other
//! player can become the maker. The key takes the seat from the browser that had it.

use std::collections::BTreeMap;

use rand_core::Rng;
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::host_key::HostKey;
use score_core::table::event::SeatId;
use score_core::wire::{CloseReason, HelloRefusal, Player, ToPlayer, Token};

use crate::join_code;
use crate::log::{SeatKeys, TokenHash};
use crate::names;

use super::arrival::{Admission, Arrival, Comer, Seating};
use super::members::Member;
use super::{Room, Turn};

/// The unused seat under which a log stores the digest of the key in place of both tokens.
const KEY_SEAT: SeatId = SeatId(u32::MAX);

/// The unused seat under which it stores the former tokens of the maker's seat, from before the key
/// gave that to another browser.
const FORMER_SEAT: SeatId = SeatId(u32::MAX - 1);

/// The digest of the host's key, and the tokens of the host before it was used last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct HostKeys {
    digest: Option<TokenHash>,
    former: Option<SeatKeys>,
}

impl HostKeys {
    /// Takes them out of the stored keys of a table.
    pub fn take_from(keys: &mut BTreeMap<SeatId, SeatKeys>) -> HostKeys {
        HostKeys {
            digest: keys.remove(&KEY_SEAT).map(|keys| keys.current),
            former: keys.remove(&FORMER_SEAT),
        }
    }

    fn opens(&self, key: &HostKey) -> bool {
        self.digest == Some(names::digest(key))
    }

    /// Whether the maker's seat was taken from the browser with this token.
    pub fn is_former(&self, token: &Token) -> bool {
        let hash = names::hash(token);
        let former = self.former.as_ref();
        former.is_some_and(|former| [former.current, former.next].contains(&hash))
    }
}

impl Room {
    /// Makes a new key for the host at `seat`, and sends it only to them. It is in no entry,
    /// because entries are sent to all.
    pub(super) fn make_host_key(
        &mut self,
        rng: &mut impl Rng,
        seat: SeatId,
        turn: &mut Turn,
    ) -> Result<(), GroupRefusal> {
        if !self.allows(|limits| limits.allows_host_key(seat)) {
            return Err(GroupRefusal::TooFast);
        }
        let key = join_code::host_key(rng);
        let digest = names::digest(&key);
        self.host_keys.digest = Some(digest);
        turn.batch.keys.push(SeatKeys {
            seat: KEY_SEAT,
            current: digest,
            next: digest,
        });
        let members = self.members.iter();
        let theirs = members.filter(|(_, member)| member.seat == Some(seat));
        let answers = theirs.map(|(connection, _)| (connection, ToPlayer::HostKey(key)));
        turn.answers.extend(answers);
        Ok(())
    }

    /// Lets a page with a valid key in, past a lock and a waiting room, or closes its connection.
    pub(super) fn greet_host(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        (arrival, key): (Arrival, HostKey),
        turn: &mut Turn,
    ) {
        let connection = arrival.connection;
        // The network may repeat a message.
        if self.members.contains(connection) || self.waiting_room.contains(connection) {
            return;
        }
        let Some(player) = arrival.hello.player.clone() else {
            return turn.closes.push((connection, CloseReason::BadMessage));
        };
        let maker = self.group.maker();
        let has_seat = maker.is_some() && self.own_seat(&player.token) == maker;
        if has_seat {
            // The answer to the key was lost, or it is the host's own browser.
            return self.let_in(now_ms, rng, arrival, Admission::Open, turn);
        }
        let seated = match (self.host_keys.opens(&key), maker) {
            (false, _) => Err(HelloRefusal::WrongHostKey),
            (true, Some(maker)) => self.take_makers_seat(rng, maker, &player, turn),
            (true, None) => self.seat_as_host(now_ms, rng, &arrival, &player, turn),
        };
        self.conclude(connection, arrival.hello.known, seated, turn);
    }

    /// Gives the maker's seat to another browser. The former one is disconnected, and its walls are
    /// no longer a host's.
    fn take_makers_seat(
        &mut self,
        rng: &mut impl Rng,
        maker: SeatId,
        player: &Player,
        turn: &mut Turn,
    ) -> Seating {
        if !self.allows(|limits| limits.allows_return(maker)) {
            return Err(HelloRefusal::Busy);
        }
        let reason = CloseReason::Refused(HelloRefusal::HostedElsewhere);
        self.close_seat(maker, &reason, turn);
        self.close_changed_walls(maker, turn);
        self.browsers.forget(maker);
        if let Some(keys) = self.keys.get(&maker) {
            let former = SeatKeys {
                seat: FORMER_SEAT,
                ..keys.clone()
            };
            turn.batch.keys.push(former.clone());
            self.host_keys.former = Some(former);
        }
        // A browser that came as a pupil before it had the key is still known as that pupil.
        let is_known = self.seat_of(&player.token).is_some();
        let own = (!is_known).then_some(&player.token);
        let token = self.renew_keys(rng, maker, own, turn);
        Ok((Member::seated(maker, player.tab), Some(token)))
    }

    /// Lets the holder of the key in as a co-host if the maker has left for good, because the
    /// maker's seat no longer exists.
    fn seat_as_host(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        arrival: &Arrival,
        player: &Player,
        turn: &mut Turn,
    ) -> Seating {
        let comer = Comer {
            player,
            network: arrival.network,
            before: None,
        };
        let by_host = (false, Admission::ByHost);
        let (member, token) = self.seat(now_ms, rng, comer, by_host, turn)?;
        if let Some(seat) = member.seat {
            let is_here = &|seat| self.is_here_or_soon_back(now_ms, seat);
            let events = referee::name_by_key(&self.group, is_here, seat);
            let hosts = self.hosts_named_by(&events);
            let entry = referee::entry(&self.group, now_ms, None, events);
            self.write(entry, turn);
            self.close_other_readers(&hosts, turn);
        }
        Ok((member, token))
    }
}
