//! The short codes by which players join a table, and the keys of hosts.

use rand_core::Rng;
use score_core::host_key::{HostKey, KEY_LETTERS};
use score_core::link::{CODE_LETTERS, LONG_CODE_CHARS, SHORT_CODE_CHARS};

/// A code that is easy to type.
pub fn short(rng: &mut impl Rng) -> String {
    code(SHORT_CODE_CHARS, rng)
}

/// A code that cannot be guessed.
pub fn long(rng: &mut impl Rng) -> String {
    code(LONG_CODE_CHARS, rng)
}

/// A key with which any browser becomes the host of a table.
pub fn host_key(rng: &mut impl Rng) -> HostKey {
    let key = code(KEY_LETTERS, rng).parse();
    key.expect("a key has the letters of codes")
}

fn code(chars: usize, rng: &mut impl Rng) -> String {
    let letters = CODE_LETTERS.len() as u64;
    // 2⁶⁴ is not a multiple of the number of letters, but the bias is far below anything
    // measurable.
    let draw = |_| char::from(CODE_LETTERS[(rng.next_u64() % letters) as usize]);
    (0..chars).map(draw).collect()
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use rand_core::TryRng;
    use rand_core::utils::fill_bytes_via_next_word;

    use score_core::link::may_be_code;

    use super::*;

    struct Count(u64);

    impl TryRng for Count {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            self.try_next_u64().map(|number| number as u32)
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            self.0 += 1;
            Ok(self.0)
        }

        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
            fill_bytes_via_next_word(bytes, || self.try_next_u64())
        }
    }

    #[test]
    fn a_code_is_five_characters_and_one_that_nobody_guesses_twelve() {
        assert_eq!(short(&mut Count(0)), "DFGHJ");
        assert_eq!(long(&mut Count(5)), "KMNPQRTWXY34");
    }

    #[test]
    fn a_key_of_a_host_has_twenty_letters_and_no_code_is_one() {
        let key = host_key(&mut Count(5));
        assert_eq!(key.as_str(), "KMNPQRTWXY34679CDFGH");
        assert!(!may_be_code(key.as_str()));
    }

    #[test]
    fn a_text_that_no_code_can_be_is_not_looked_for_among_them() {
        for possible in [&short(&mut Count(0)), &long(&mut Count(5)), "dfghj"] {
            assert!(may_be_code(possible), "{possible}");
        }
        for impossible in ["", "DFGH", "DFGHJK", "DFGHA", "Club", "ДFGH"] {
            assert!(!may_be_code(impossible), "{impossible}");
        }
    }

    #[test]
    fn no_two_characters_of_codes_are_taken_for_each_other() {
        for alike in ["0O", "1IL", "2Z", "5S", "8B", "UV"] {
            let used = alike.bytes().filter(|letter| CODE_LETTERS.contains(letter));
            assert!(used.count() <= 1, "{alike}");
        }
    }
}
