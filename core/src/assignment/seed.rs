//! The seed of a learner's numbers, from the learner's id.

use super::Assignment;
use super::settings::Numbers;
use crate::dice::Generator;

/// The offset basis of FNV-1a with 64 bits.
const OFFSET_BASIS: u64 = 0xCBF2_9CE4_8422_2325;

/// The prime of FNV-1a with 64 bits.
const PRIME: u64 = 0x0000_0100_0000_01B3;

/// How many seeds there are for learners.
const SEEDS: u32 = u32::MAX;

impl Assignment {
    /// The seed of the numbers of the learner with this id. If all learners have the same
    /// numbers, it is the seed of the work.
    ///
    /// The id (`cmi.core.student_id`) is hashed (FNV-1a) together with the seed of the work, and
    /// never stored. The same id has the same seed always; two ids have the same one by accident
    /// once in four thousand million pairs. The hash hides no id from a reader who can guess it.
    /// If there is no LMS, a page takes a random text for the id.
    pub fn seed_of(&self, learner: &str) -> u32 {
        let seed = self.work.seed();
        match self.numbers {
            Numbers::Same => seed,
            Numbers::EachOwn => {
                Generator::new(fnv_1a(learner.as_bytes()), seed.into()).below(SEEDS)
            }
        }
    }
}

fn fnv_1a(bytes: &[u8]) -> u64 {
    let add = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(PRIME);
    bytes.iter().fold(OFFSET_BASIS, add)
}
