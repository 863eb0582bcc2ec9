//! The source of random numbers of a relay, and random tokens.

use std::convert::Infallible;
use std::fmt;
use std::sync::Arc;

use rand_core::utils::fill_bytes_via_next_word;
use rand_core::{Rng, TryRng};
use score_core::wire::Token;

/// A new random token, which is secret if `rng` cannot be guessed.
pub fn token(rng: &mut impl Rng) -> Token {
    let (high, low) = (rng.next_u64(), rng.next_u64());
    Token((u128::from(high) << 64 | u128::from(low)).to_be_bytes())
}

/// A source of random numbers for all tables of a relay; clones of it are the same source.
#[derive(Clone)]
pub struct SharedRng(Arc<dyn Fn() -> u64 + Send + Sync>);

impl SharedRng {
    /// A source whose numbers come from `next_u64`.
    pub fn new(next_u64: impl Fn() -> u64 + Send + Sync + 'static) -> SharedRng {
        SharedRng(Arc::new(next_u64))
    }

    /// The random numbers of the operating system, which nobody can guess.
    pub fn system() -> SharedRng {
        SharedRng::new(|| {
            getrandom::u64().expect("every system that runs a relay has random numbers")
        })
    }
}

impl TryRng for SharedRng {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|number| number as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok((self.0)())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        fill_bytes_via_next_word(bytes, || self.try_next_u64())
    }
}

impl fmt::Debug for SharedRng {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("SharedRng")
    }
}
