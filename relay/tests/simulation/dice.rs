//! The random numbers of a simulated room, which follow from the seed.

use std::convert::Infallible;

use rand_core::TryRng;
use rand_core::utils::fill_bytes_via_next_word;
use score_core::dice::Generator;

/// Random numbers that are the same in each run.
pub struct Dice<'a>(pub &'a mut Generator);

impl TryRng for Dice<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|number| number as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let mut half = || u64::from(self.0.below(u32::MAX));
        Ok(half() << 32 | half())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        fill_bytes_via_next_word(bytes, || self.try_next_u64())
    }
}
