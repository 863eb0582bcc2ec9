//! The short codes by which players join a table.

use crate::room::Chance;

/// Letters and digits that nobody takes for each other, read or heard from
/// the back of a classroom: without 0 O, 1 I L, 2 Z, 5 S, 8 B and U V, and
/// without vowels, so that no code is a word.
const LETTERS: &[u8] = b"CDFGHJKMNPQRTWXY34679";

/// How long a code is that is copied from a blackboard, in characters.
const SHORT_CHARS: usize = 5;

/// How long a code is that nobody can guess, in characters.
const LONG_CHARS: usize = 12;

/// A code that is easy to type.
pub fn short(chance: &mut impl Chance) -> String {
    code(SHORT_CHARS, chance)
}

/// A code that cannot be guessed.
pub fn long(chance: &mut impl Chance) -> String {
    code(LONG_CHARS, chance)
}

fn code(chars: usize, chance: &mut impl Chance) -> String {
    let letters = LETTERS.len() as u64;
    // 2⁶⁴ is not a multiple of their number; what that makes likelier is
    // beyond anybody's counting.
    let draw = |_| char::from(LETTERS[(chance.number() % letters) as usize]);
    (0..chars).map(draw).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Count(u64);

    impl Chance for Count {
        fn number(&mut self) -> u64 {
            self.0 += 1;
            self.0
        }
    }

    #[test]
    fn a_code_is_five_characters_and_one_that_nobody_guesses_twelve() {
        assert_eq!(short(&mut Count(0)), "DFGHJ");
        assert_eq!(long(&mut Count(5)), "KMNPQRTWXY34");
    }

    #[test]
    fn no_two_characters_of_codes_are_taken_for_each_other() {
        for alike in ["0O", "1IL", "2Z", "5S", "8B", "UV"] {
            let used = alike.bytes().filter(|letter| LETTERS.contains(letter));
            assert!(used.count() <= 1, "{alike}");
        }
    }
}
