//! Rate limits: messages and bytes of a page, requests and lines of a seat, newcomers, and wrong
//! hellos.
//!
//! Each limit has a key that a stranger cannot have: a connection, a seat, or an address at one
//! table. A player with a seat is counted by that seat alone. Only the budget of wrong hellos is
//! shared by a whole address: it delays wrong answers and refuses nothing.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use score_core::group::refusal::GroupRefusal;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::wire::{CHAT_PER_S, COMMANDS_PER_S, HelloRefusal};

use crate::visitor_network::VisitorNetwork;

/// How many messages of any kind a page may send per second, and at once. Our pages send far fewer.
const MESSAGES_PER_S: (u32, u32) = (200, 200);

/// How many bytes of any kind a page may send per second, and at once. They are seven of the
/// longest messages, with the overhead of a WebSocket.
pub const BYTES_PER_S: (u32, u32) = (32 * 1_024, 32 * 1_024);

/// How many other names a player may take at once.
pub const RENAMES: NonZeroU32 = NonZeroU32::new(5).expect("it is not zero");

/// The time after which a player may take one more name, in milliseconds.
pub const RENAME_EVERY_MS: u64 = 6_000;

/// How many keys a host may make at once.
pub const HOST_KEYS: NonZeroU32 = NonZeroU32::new(5).expect("it is not zero");

/// The time after which a host may make one more key, in milliseconds.
pub const HOST_KEY_EVERY_MS: u64 = 6_000;

/// How many wrong hellos of an address are answered at once: a class that has misread a code.
pub const WRONG_HELLOS: NonZeroU32 = NonZeroU32::new(60).expect("it is not zero");

/// The time after which one more wrong hello is answered at once, in milliseconds.
pub const WRONG_HELLO_EVERY_MS: u64 = 4_000;

/// How much later further wrong hellos are answered, in milliseconds. A connection has one hello,
/// so a guesser who waits for each answer makes a guess in three seconds on each connection. A
/// guesser who does not wait is limited only by connections: a right hello is never delayed, and so
/// reveals itself. Codes that must not be guessed have twelve characters (`--by-link-only`).
pub const WRONG_HELLO_DELAY_MS: u64 = 3_000;

/// The most keys that one limiter has in memory. At that number, keys with a full quota are
/// dropped; if there are none, nobody is limited.
const MAX_KEYS: usize = 10_000;

/// The default time between two sendings of arrivals and departures to all, in milliseconds. So the
/// news for a page is limited by the number of seats, not by how often tabs come and go.
pub const PRESENCE_EVERY_MS: u64 = 500;

/// The clock of the runtime.
#[derive(Clone, Copy, Debug)]
pub struct Ticks;

impl Clock for Ticks {
    type Instant = Instant;

    fn now(&self) -> Instant {
        tokio::time::Instant::now().into_std()
    }
}

/// How many messages one page may send.
#[derive(Debug)]
pub struct MessageLimit<C: Clock = Ticks>(
    RateLimiter<NotKeyed, InMemoryState, C, NoOpMiddleware<<C as Clock>::Instant>>,
);

impl<C: Clock> MessageLimit<C> {
    /// The limit of a page that has sent nothing yet.
    pub fn new(clock: C) -> MessageLimit<C> {
        let (per_second, at_once) = MESSAGES_PER_S;
        let quota = quota(per_second, at_once);
        MessageLimit(RateLimiter::direct_with_clock(quota, clock))
    }

    /// Whether a message may be sent now.
    pub fn allows(&self) -> bool {
        self.0.check().is_ok()
    }
}

/// How many bytes one page may send.
#[derive(Debug)]
pub struct ByteLimit<C: Clock = Ticks>(
    RateLimiter<NotKeyed, InMemoryState, C, NoOpMiddleware<<C as Clock>::Instant>>,
);

impl<C: Clock> ByteLimit<C> {
    /// The limit of a page that has sent nothing yet.
    pub fn new(clock: C) -> ByteLimit<C> {
        let (per_second, at_once) = BYTES_PER_S;
        let quota = quota(per_second, at_once);
        ByteLimit(RateLimiter::direct_with_clock(quota, clock))
    }

    /// Whether this many more bytes may be sent now.
    pub fn allows(&self, bytes: usize) -> bool {
        let Ok(bytes) = u32::try_from(bytes) else {
            return false;
        };
        let bytes = NonZeroU32::new(bytes);
        bytes.is_none_or(|bytes| matches!(self.0.check_n(bytes), Ok(Ok(()))))
    }
}

/// A limiter for each of many keys.
#[derive(Debug)]
struct KeyedLimiter<K: Hash + Eq + Clone, C: Clock>(
    RateLimiter<K, HashMapStateStore<K>, C, NoOpMiddleware<<C as Clock>::Instant>>,
);

impl<K: Hash + Eq + Clone, C: Clock> KeyedLimiter<K, C> {
    fn new(quota: Quota, clock: C) -> KeyedLimiter<K, C> {
        KeyedLimiter(RateLimiter::hashmap_with_clock(quota, clock))
    }

    fn allows(&self, key: &K) -> bool {
        if self.0.len() >= MAX_KEYS {
            self.0.retain_recent();
        }
        // Strangers who fill a limiter must not keep others out.
        self.0.len() >= MAX_KEYS || self.0.check_key(key).is_ok()
    }
}

/// The limits of one table. They are on the requests and lines of each seat, over all connections,
/// and on newcomers from each address.
#[derive(Debug)]
pub struct TableLimits<C: Clock = Ticks> {
    commands: KeyedLimiter<SeatId, C>,
    chat: KeyedLimiter<SeatId, C>,
    renames: KeyedLimiter<SeatId, C>,
    returns: KeyedLimiter<SeatId, C>,
    host_keys: KeyedLimiter<SeatId, C>,
    newcomers: KeyedLimiter<VisitorNetwork, C>,
    watchers: KeyedLimiter<VisitorNetwork, C>,
}

impl<C: Clock + Clone> TableLimits<C> {
    /// The limits of a table to which nobody has come yet. At once, and then per minute, this many
    /// newcomers and watchers of one address and returns to one seat are let in.
    pub fn new(joins_per_minute: NonZeroU32, clock: &C) -> TableLimits<C> {
        let joins = Quota::per_minute(joins_per_minute);
        let seat_limiter =
            |(per_second, at_once)| KeyedLimiter::new(quota(per_second, at_once), clock.clone());
        TableLimits {
            commands: seat_limiter(COMMANDS_PER_S),
            chat: seat_limiter(CHAT_PER_S),
            renames: KeyedLimiter::new(every(RENAME_EVERY_MS, RENAMES), clock.clone()),
            returns: KeyedLimiter::new(joins, clock.clone()),
            host_keys: KeyedLimiter::new(every(HOST_KEY_EVERY_MS, HOST_KEYS), clock.clone()),
            newcomers: KeyedLimiter::new(joins, clock.clone()),
            watchers: KeyedLimiter::new(joins, clock.clone()),
        }
    }

    /// Whether this seat may ask for something now.
    pub fn allows_command(&self, seat: SeatId) -> bool {
        self.commands.allows(&seat)
    }

    /// Whether this seat may write a line of chat now.
    pub fn allows_chat(&self, seat: SeatId) -> bool {
        self.chat.allows(&seat)
    }

    /// Whether the player of this seat may take another name now.
    pub fn allows_rename(&self, seat: SeatId) -> bool {
        self.renames.allows(&seat)
    }

    /// Whether the player of this seat may come back now.
    pub fn allows_return(&self, seat: SeatId) -> bool {
        self.returns.allows(&seat)
    }

    /// Whether the host at this seat may make another key now.
    pub fn allows_host_key(&self, seat: SeatId) -> bool {
        self.host_keys.allows(&seat)
    }

    /// Whether a newcomer of this network may take a seat now. This check comes last, because it
    /// counts.
    pub fn allows_newcomer(&self, network: VisitorNetwork) -> bool {
        self.newcomers.allows(&network)
    }

    /// Whether a visitor of this network may begin to watch now.
    pub fn allows_watcher(&self, network: VisitorNetwork) -> bool {
        self.watchers.allows(&network)
    }
}

/// How many wrong hellos of one address are answered at once.
#[derive(Debug)]
pub struct WrongHellos<C: Clock = Ticks>(KeyedLimiter<VisitorNetwork, C>);

impl<C: Clock> WrongHellos<C> {
    /// The limit of a relay to which nobody has come yet.
    pub fn new(clock: C) -> WrongHellos<C> {
        WrongHellos(KeyedLimiter::new(
            every(WRONG_HELLO_EVERY_MS, WRONG_HELLOS),
            clock,
        ))
    }

    /// How long the answer to a hello from this network is delayed, if it counts as a guess.
    pub fn delay(&self, network: VisitorNetwork, refusal: &HelloRefusal) -> Option<Duration> {
        let is_late = is_guess(refusal) && !self.0.allows(&network);
        is_late.then_some(Duration::from_millis(WRONG_HELLO_DELAY_MS))
    }
}

/// Whether a guesser of names and codes would get this refusal. Other refusals hold for everybody,
/// or are for players with a seat.
fn is_guess(refusal: &HelloRefusal) -> bool {
    match refusal {
        HelloRefusal::Name(_)
        | HelloRefusal::TableName(_)
        | HelloRefusal::TableExists
        | HelloRefusal::NoSuchTable
        | HelloRefusal::NotHere
        | HelloRefusal::WrongHostKey
        | HelloRefusal::Group(
            GroupRefusal::Name(_)
            | GroupRefusal::Locked
            | GroupRefusal::Table(Refusal::NameTaken { .. }),
        ) => true,
        HelloRefusal::Group(_)
        | HelloRefusal::OtherTab
        | HelloRefusal::TooManyTables
        | HelloRefusal::TooManyWatchers
        | HelloRefusal::Busy
        | HelloRefusal::TurnedAway { .. }
        | HelloRefusal::TooManyTablesFromHere
        | HelloRefusal::TooManySeatsFromHere
        | HelloRefusal::TooManyNewcomersFromHere
        | HelloRefusal::TooManySeatsInBrowser
        | HelloRefusal::SeatHandedOver
        | HelloRefusal::HostedElsewhere => false,
    }
}

fn quota(per_second: u32, at_once: u32) -> Quota {
    let positive = |number| NonZeroU32::new(number).expect("no limit forbids everything");
    Quota::per_second(positive(per_second)).allow_burst(positive(at_once))
}

/// A quota of one each `period_ms`, and this many at once.
fn every(period_ms: u64, at_once: NonZeroU32) -> Quota {
    let quota = Quota::with_period(Duration::from_millis(period_ms));
    quota
        .expect("no limit forbids everything")
        .allow_burst(at_once)
}

#[cfg(test)]
mod tests {
    use governor::clock::FakeRelativeClock;

    use super::*;

    const ADA: SeatId = SeatId(0);
    const BEN: SeatId = SeatId(1);

    fn limits(joins_per_minute: u32) -> (FakeRelativeClock, TableLimits<FakeRelativeClock>) {
        let clock = FakeRelativeClock::default();
        let limits = TableLimits::new(NonZeroU32::new(joins_per_minute).unwrap(), &clock);
        (clock, limits)
    }

    fn network(last: u8) -> VisitorNetwork {
        VisitorNetwork::of([192, 0, 2, last].into())
    }

    /// How many of a hundred attempts succeed.
    fn count(mut attempt: impl FnMut() -> bool) -> usize {
        (0..100).filter(|_| attempt()).count()
    }

    #[test]
    fn commands_come_twenty_at_once_and_then_ten_a_second() {
        let (clock, limits) = limits(40);
        assert_eq!(count(|| limits.allows_command(ADA)), 20);
        clock.advance(Duration::from_secs(1));
        assert_eq!(count(|| limits.allows_command(ADA)), 10);
        clock.advance(Duration::from_secs(60));
        assert_eq!(count(|| limits.allows_command(ADA)), 20);
    }

    #[test]
    fn chat_comes_five_lines_at_once_and_then_one_a_second() {
        let (clock, limits) = limits(40);
        assert_eq!(count(|| limits.allows_chat(ADA)), 5);
        clock.advance(Duration::from_secs(1));
        assert_eq!(count(|| limits.allows_chat(ADA)), 1);
    }

    #[test]
    fn names_change_five_times_at_once_and_then_each_six_seconds() {
        let (clock, limits) = limits(40);
        assert_eq!(count(|| limits.allows_rename(ADA)), 5);
        clock.advance(Duration::from_secs(12));
        assert_eq!(count(|| limits.allows_rename(ADA)), 2);
        assert_eq!(
            count(|| limits.allows_command(ADA)),
            20,
            "with no other command"
        );
    }

    #[test]
    fn keys_of_a_host_are_made_five_at_once_and_then_each_six_seconds() {
        let (clock, limits) = limits(40);
        assert_eq!(count(|| limits.allows_host_key(ADA)), 5);
        clock.advance(Duration::from_secs(12));
        assert_eq!(count(|| limits.allows_host_key(ADA)), 2);
    }

    #[test]
    fn a_seat_has_its_limits_to_itself_and_each_apart() {
        let (_, limits) = limits(40);
        count(|| limits.allows_command(ADA));
        assert!(limits.allows_chat(ADA) && limits.allows_return(ADA));
        assert_eq!(count(|| limits.allows_command(BEN)), 20);
    }

    #[test]
    fn a_page_sends_two_hundred_messages_at_once() {
        let limit = MessageLimit::new(FakeRelativeClock::default());
        assert_eq!(count(|| limit.allows()) + count(|| limit.allows()), 200);
        assert!(!limit.allows());
    }

    #[test]
    fn a_page_sends_so_many_bytes_at_once_and_then_a_second() {
        let (per_second, at_once) = BYTES_PER_S;
        let clock = FakeRelativeClock::default();
        let limit = ByteLimit::new(clock.clone());
        let sends = |bytes: u32| limit.allows(usize::try_from(bytes).unwrap());
        assert!(sends(at_once) && sends(0) && !sends(1));
        clock.advance(Duration::from_secs(1));
        assert!(!sends(per_second + 1) && sends(per_second) && !sends(1));
        clock.advance(Duration::from_secs(60));
        assert!(!sends(at_once + 1) && !sends(u32::MAX));
    }

    #[test]
    fn an_address_has_its_newcomers_to_itself_and_watchers_are_none() {
        let (clock, limits) = limits(40);
        assert_eq!(count(|| limits.allows_newcomer(network(1))), 40);
        assert_eq!(count(|| limits.allows_newcomer(network(2))), 40);
        assert_eq!(count(|| limits.allows_watcher(network(1))), 40);
        clock.advance(Duration::from_secs(30));
        assert_eq!(count(|| limits.allows_newcomer(network(1))), 20);
    }

    #[test]
    fn wrong_hellos_are_late_after_many_and_other_refusals_never() {
        let clock = FakeRelativeClock::default();
        let wrong = WrongHellos::new(clock.clone());
        let is_at_once = |refusal| wrong.delay(network(1), refusal).is_none();
        assert_eq!(count(|| is_at_once(&HelloRefusal::NoSuchTable)), 60);
        assert!(!is_at_once(&HelloRefusal::TableExists));
        assert!(!is_at_once(&HelloRefusal::WrongHostKey));
        assert_eq!(count(|| is_at_once(&HelloRefusal::OtherTab)), 100);
        assert!(
            wrong
                .delay(network(2), &HelloRefusal::NoSuchTable)
                .is_none()
        );
        clock.advance(Duration::from_millis(WRONG_HELLO_EVERY_MS));
        assert_eq!(count(|| is_at_once(&HelloRefusal::NoSuchTable)), 1);
    }

    #[test]
    fn a_limiter_holds_so_many_keys_and_then_limits_nobody() {
        let clock = FakeRelativeClock::default();
        let limiter = KeyedLimiter::new(quota(1, 1), clock.clone());
        for key in 0..2 * MAX_KEYS {
            assert!(limiter.allows(&key));
        }
        assert_eq!(limiter.0.len(), MAX_KEYS);
        clock.advance(Duration::from_secs(2));
        assert!(limiter.allows(&0) && !limiter.allows(&0));
        assert_eq!(limiter.0.len(), 1);
    }
}
