//! Rate limits: messages of a page, and players from one address.

use std::num::NonZeroU32;
use std::time::Instant;

use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use score_core::wire::{CHAT_PER_S, COMMANDS_PER_S};

use crate::network::Network;

/// How many messages of any kind a page may send a second, and at once; our pages send far
/// fewer.
const MESSAGES_PER_S: (u32, u32) = (200, 200);

/// With how many networks in memory those are dropped that have their whole quota again.
const MAX_NETWORKS: usize = 10_000;

/// The runtime's time.
#[derive(Clone, Copy, Debug)]
pub struct Ticks;

impl Clock for Ticks {
    type Instant = Instant;

    fn now(&self) -> Instant {
        tokio::time::Instant::now().into_std()
    }
}

type Limiter<C> = RateLimiter<NotKeyed, InMemoryState, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// How much one page may send.
#[derive(Debug)]
pub struct MessageLimits<C: Clock = Ticks> {
    commands: Limiter<C>,
    chat: Limiter<C>,
    messages: Limiter<C>,
}

impl<C: Clock + Clone> MessageLimits<C> {
    /// The limits of a page that has sent nothing yet.
    pub fn new(clock: &C) -> MessageLimits<C> {
        let limiter = |(per_second, at_once)| {
            RateLimiter::direct_with_clock(quota(per_second, at_once), clock.clone())
        };
        MessageLimits {
            commands: limiter(COMMANDS_PER_S),
            chat: limiter(CHAT_PER_S),
            messages: limiter(MESSAGES_PER_S),
        }
    }

    /// Whether a message may be sent now.
    pub fn allows_message(&self) -> bool {
        self.messages.check().is_ok()
    }

    /// Whether a command may be sent now.
    pub fn allows_command(&self) -> bool {
        self.commands.check().is_ok()
    }

    /// Whether a line of chat may be sent now.
    pub fn allows_chat(&self) -> bool {
        self.chat.check().is_ok()
    }
}

/// How many players may come from one address.
#[derive(Debug)]
pub struct JoinLimit<C: Clock = Ticks> {
    limiter: RateLimiter<Network, HashMapStateStore<Network>, C, NoOpMiddleware<C::Instant>>,
}

impl<C: Clock + Clone> JoinLimit<C> {
    /// At most `per_minute` at once, and then a minute.
    pub fn new(per_minute: NonZeroU32, clock: &C) -> JoinLimit<C> {
        let quota = Quota::per_minute(per_minute);
        JoinLimit {
            limiter: RateLimiter::hashmap_with_clock(quota, clock.clone()),
        }
    }

    /// Whether another player may come from this network now.
    pub fn allows(&self, network: Network) -> bool {
        if self.limiter.len() >= MAX_NETWORKS {
            self.limiter.retain_recent();
        }
        self.limiter.check_key(&network).is_ok()
    }
}

fn quota(per_second: u32, at_once: u32) -> Quota {
    let positive = |number| NonZeroU32::new(number).expect("no limit forbids everything");
    Quota::per_second(positive(per_second)).allow_burst(positive(at_once))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use governor::clock::FakeRelativeClock;

    use super::*;

    fn limit(per_minute: u32) -> (FakeRelativeClock, JoinLimit<FakeRelativeClock>) {
        let clock = FakeRelativeClock::default();
        let limit = JoinLimit::new(NonZeroU32::new(per_minute).unwrap(), &clock);
        (clock, limit)
    }

    /// How many of a hundred attempts succeed.
    fn count(mut attempt: impl FnMut() -> bool) -> usize {
        (0..100).filter(|_| attempt()).count()
    }

    #[test]
    fn commands_come_twenty_at_once_and_then_ten_a_second() {
        let clock = FakeRelativeClock::default();
        let limits = MessageLimits::new(&clock);
        assert_eq!(count(|| limits.allows_command()), 20);
        clock.advance(Duration::from_secs(1));
        assert_eq!(count(|| limits.allows_command()), 10);
        clock.advance(Duration::from_secs(60));
        assert_eq!(count(|| limits.allows_command()), 20);
    }

    #[test]
    fn chat_comes_five_lines_at_once_and_then_one_a_second() {
        let clock = FakeRelativeClock::default();
        let limits = MessageLimits::new(&clock);
        assert_eq!(count(|| limits.allows_chat()), 5);
        clock.advance(Duration::from_secs(1));
        assert_eq!(count(|| limits.allows_chat()), 1);
    }

    #[test]
    fn commands_chat_and_messages_are_counted_apart() {
        let limits = MessageLimits::new(&FakeRelativeClock::default());
        count(|| limits.allows_command());
        assert!(limits.allows_chat());
        assert_eq!(count(|| limits.allows_message()), 100);
        assert_eq!(count(|| limits.allows_message()), 100);
        assert!(!limits.allows_message());
    }

    #[test]
    fn an_address_has_its_joins_to_itself() {
        let (clock, limit) = limit(40);
        let [one, other] =
            [[192, 0, 2, 1], [192, 0, 2, 2]].map(|octets| Network::of(octets.into()));
        assert_eq!(count(|| limit.allows(one)), 40);
        assert_eq!(count(|| limit.allows(other)), 40);
        clock.advance(Duration::from_secs(30));
        assert_eq!(count(|| limit.allows(one)), 20);
    }
}
