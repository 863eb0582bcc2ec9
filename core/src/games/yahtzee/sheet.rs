//! Yahtzee: a player's score sheet.

use super::box_set::BoxSet;
use super::keep::Keep;
use super::refusal::Refusal;
use super::score_box::{BOXES, ScoreBox};

/// The least sum of the upper section that earns the bonus.
pub const BONUS_FROM: u8 = 63;

/// The bonus for the upper section.
pub const BONUS: u8 = 35;

/// A player's sheet: the scores in their boxes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    scores: [Option<u8>; BOXES],
}

impl Sheet {
    /// The score in a box.
    pub const fn score(&self, score_box: ScoreBox) -> Option<u8> {
        self.scores[score_box.index()]
    }

    /// Writes the score of `dice` into an empty box.
    pub fn write(&mut self, score_box: ScoreBox, dice: Keep) -> Result<(), Refusal> {
        let score = &mut self.scores[score_box.index()];
        if score.is_some() {
            return Err(Refusal::BoxFilled);
        }
        *score = Some(score_box.score(dice));
        Ok(())
    }

    /// The empty boxes.
    pub fn open(&self) -> BoxSet {
        let all = ScoreBox::ALL.into_iter();
        all.filter(|score_box| self.score(*score_box).is_none())
            .collect()
    }

    /// Whether every box is filled.
    pub fn is_full(&self) -> bool {
        self.scores.iter().all(Option::is_some)
    }

    /// The sum of the upper section, without the bonus.
    pub fn upper(&self) -> u16 {
        self.sum(true)
    }

    /// The bonus, once the sum of the upper section reaches [`BONUS_FROM`]; before that 0.
    pub fn bonus(&self) -> u16 {
        match self.upper() >= u16::from(BONUS_FROM) {
            true => u16::from(BONUS),
            false => 0,
        }
    }

    /// The sum of the lower section.
    pub fn lower(&self) -> u16 {
        self.sum(false)
    }

    /// The total of the sheet.
    pub fn total(&self) -> u16 {
        self.upper() + self.bonus() + self.lower()
    }

    fn sum(&self, is_upper: bool) -> u16 {
        let all = ScoreBox::ALL.into_iter();
        all.filter(|score_box| score_box.number().is_some() == is_upper)
            .filter_map(|score_box| self.score(score_box))
            .map(u16::from)
            .sum()
    }
}
