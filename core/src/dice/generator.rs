//! The seeded generator: the same seed rolls the same dice everywhere.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;

/// A reproducible source of random numbers, PCG-XSH-RR 64/32.
///
/// Links and stored games hold seeds, so the numbers of a seed and a stream must never change; a
/// test pins them. It is not for secrets.
#[derive(Clone, Debug)]
pub struct Generator {
    pcg: Pcg32,
}

impl Generator {
    /// The generator of this seed and stream; any two values are allowed.
    ///
    /// Links carry small seeds and rounds count their streams, but PCG does not promise that
    /// similar seeds and streams have unrelated sequences. So both are scattered first.
    pub fn new(seed: u64, stream: u64) -> Generator {
        Generator {
            pcg: Pcg32::new(scattered(seed), scattered(stream)),
        }
    }

    /// A number from 0 to `bound` − 1, all equally likely; 0 if `bound` is 0 or 1.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // 2³² is not a multiple of most bounds: the draws of its remainder are rejected, so that
        // every number has equally many draws.
        let rejected = bound.wrapping_neg() % bound;
        loop {
            let drawn = self.pcg.next_u32();
            if drawn >= rejected {
                return drawn % bound;
            }
        }
    }
}

/// Mixes the bits of a value, so that close values become unrelated (the finaliser of SplitMix64, a
/// bijection).
fn scattered(value: u64) -> u64 {
    let mut mixed = value.wrapping_add(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
