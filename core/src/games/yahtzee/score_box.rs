//! Yahtzee: the thirteen boxes of a score sheet.

use serde::{Deserialize, Serialize};

use super::SIDES;
use super::keep::Keep;
use super::pattern::Pattern;

/// A box of the score sheet.
///
/// The lower ones replace boxes of the usual game, and score as those do: all odd for three of a
/// kind, all even for four of a kind, pi for a full house, all prime for a small straight,
/// fibonacci for a large one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoreBox {
    /// The sum of the ones.
    Ones,
    /// The sum of the twos.
    Twos,
    /// The sum of the threes.
    Threes,
    /// The sum of the fours.
    Fours,
    /// The sum of the fives.
    Fives,
    /// The sum of the sixes.
    Sixes,
    /// The sum of five odd dice.
    AllOdd,
    /// The sum of five even dice.
    AllEven,
    /// 25 for a 3, a 1 and a 4.
    Pi,
    /// 30 for five primes.
    AllPrime,
    /// 40 for 1 1 2 3 5.
    Fibonacci,
    /// 50 for five of a kind.
    Yahtzee,
    /// The sum of any dice.
    Chance,
}

/// How many boxes there are.
pub const BOXES: usize = 13;

impl ScoreBox {
    /// All thirteen boxes, in the order of the sheet.
    pub const ALL: [ScoreBox; BOXES] = [
        ScoreBox::Ones,
        ScoreBox::Twos,
        ScoreBox::Threes,
        ScoreBox::Fours,
        ScoreBox::Fives,
        ScoreBox::Sixes,
        ScoreBox::AllOdd,
        ScoreBox::AllEven,
        ScoreBox::Pi,
        ScoreBox::AllPrime,
        ScoreBox::Fibonacci,
        ScoreBox::Yahtzee,
        ScoreBox::Chance,
    ];

    /// The index of the box on the sheet, 0 to 12.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number that a box of the upper section counts, 1 to 6.
    pub fn number(self) -> Option<u8> {
        let index = self.index();
        (index < SIDES).then_some(index as u8 + 1)
    }

    /// The pattern that dice must show to score in this box.
    pub const fn pattern(self) -> Option<Pattern> {
        Some(match self {
            ScoreBox::AllOdd => Pattern::AllOdd,
            ScoreBox::AllEven => Pattern::AllEven,
            ScoreBox::Pi => Pattern::Pi,
            ScoreBox::AllPrime => Pattern::AllPrime,
            ScoreBox::Fibonacci => Pattern::Fibonacci,
            ScoreBox::Yahtzee => Pattern::Yahtzee,
            _ => return None,
        })
    }

    /// The score of five dice in this box.
    pub fn score(self, dice: Keep) -> u8 {
        if let Some(number) = self.number() {
            return number * dice.counts()[self.index()];
        }
        if self.pattern().is_some_and(|pattern| !pattern.is_in(dice)) {
            return 0;
        }
        match self {
            ScoreBox::Pi => 25,
            ScoreBox::AllPrime => 30,
            ScoreBox::Fibonacci => 40,
            ScoreBox::Yahtzee => 50,
            _ => dice.sum(),
        }
    }
}
