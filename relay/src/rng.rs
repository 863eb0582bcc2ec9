//! Random numbers, as an argument of the relay.

use std::fmt;
use std::sync::Arc;

use score_core::wire::Token;

/// A source of random numbers.
pub trait Rng {
    /// Any number, each as likely as another, and impossible to guess.
    fn next_u64(&mut self) -> u64;

    /// A token that nobody has.
    fn token(&mut self) -> Token {
        let (high, low) = (self.next_u64(), self.next_u64());
        Token((u128::from(high) << 64 | u128::from(low)).to_be_bytes())
    }
}

/// A source for all tables of a relay; clones of it are the same source.
#[derive(Clone)]
pub struct SharedRng(Arc<dyn Fn() -> u64 + Send + Sync>);

impl SharedRng {
    /// A source that returns what `next_u64` returns.
    pub fn new(next_u64: impl Fn() -> u64 + Send + Sync + 'static) -> SharedRng {
        SharedRng(Arc::new(next_u64))
    }

    /// The operating system's.
    pub fn system() -> SharedRng {
        SharedRng::new(|| {
            getrandom::u64().expect("every system that runs a relay has random numbers")
        })
    }
}

impl Rng for SharedRng {
    fn next_u64(&mut self) -> u64 {
        (self.0)()
    }
}

impl fmt::Debug for SharedRng {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("SharedRng")
    }
}
