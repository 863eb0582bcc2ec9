//! Yahtzee: the six patterns that a throw can show.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::keep::Keep;
use super::positions::Positions;
use super::throw::Throw;
use super::{DICE, SIDES};

/// A pattern of five dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pattern {
    /// All five dice show the same number.
    Yahtzee,
    /// 1 1 2 3 5, the beginning of Fibonacci's numbers, in any order.
    Fibonacci,
    /// A 3, a 1 and a 4 are among the dice, as in 3.14.
    Pi,
    /// Each die shows a prime: 2, 3 or 5.
    AllPrime,
    /// Each die is even.
    AllEven,
    /// Each die is odd.
    AllOdd,
}

/// How many ones, twos, … sixes there are in 1 1 2 3 5.
const FIBONACCI: [u8; SIDES] = [2, 1, 1, 0, 1, 0];

/// How many ones, twos, … sixes [`Pattern::Pi`] needs.
const PI: [u8; SIDES] = [1, 0, 1, 1, 0, 0];

impl Pattern {
    /// All six patterns, in the order in which they are listed.
    pub const ALL: [Pattern; 6] = [
        Pattern::Yahtzee,
        Pattern::Fibonacci,
        Pattern::Pi,
        Pattern::AllPrime,
        Pattern::AllEven,
        Pattern::AllOdd,
    ];

    /// Whether `dice` show the pattern; fewer than five dice show none.
    pub fn is_in(self, dice: Keep) -> bool {
        let counts = dice.counts();
        let all_of = |numbers: [usize; 3]| {
            let matching_dice: u8 = numbers.iter().map(|number| counts[number - 1]).sum();
            usize::from(matching_dice) == DICE
        };
        match self {
            Pattern::Yahtzee => counts.iter().any(|count| usize::from(*count) == DICE),
            Pattern::Fibonacci => *counts == FIBONACCI,
            Pattern::Pi => {
                dice.count() == DICE
                    && counts
                        .iter()
                        .zip(PI)
                        .all(|(count, needed)| *count >= needed)
            }
            Pattern::AllPrime => all_of([2, 3, 5]),
            Pattern::AllEven => all_of([2, 4, 6]),
            Pattern::AllOdd => all_of([1, 3, 5]),
        }
    }

    /// The positions of the dice that make the pattern in `throw`; `None` if the throw does not
    /// show it. For pi they are the first 3, 1 and 4, for other patterns all five.
    pub fn positions_in(self, throw: &Throw) -> Option<Positions> {
        if !self.is_in(throw.all()) {
            return None;
        }
        if self != Pattern::Pi {
            return Some(Positions::ALL);
        }
        let first = |number: u8| throw.numbers().iter().position(|shown| *shown == number);
        Some([3, 1, 4].into_iter().filter_map(first).collect())
    }

    /// The patterns that `throw` shows.
    pub fn of(throw: &Throw) -> impl Iterator<Item = Pattern> {
        let dice = throw.all();
        Pattern::ALL
            .into_iter()
            .filter(move |pattern| pattern.is_in(dice))
    }
}

/// The name of the pattern in small letters, such as `all prime`.
impl fmt::Display for Pattern {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Pattern::Yahtzee => "yahtzee",
            Pattern::Fibonacci => "fibonacci",
            Pattern::Pi => "pi",
            Pattern::AllPrime => "all prime",
            Pattern::AllEven => "all even",
            Pattern::AllOdd => "all odd",
        })
    }
}
