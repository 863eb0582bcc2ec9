//! Yahtzee: a set of boxes of a score sheet.

use super::score_box::{BOXES, ScoreBox};

/// How many sets of boxes there are.
pub const BOX_SETS: usize = 1 << BOXES;

/// A set of boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoxSet {
    bits: u16,
}

impl BoxSet {
    /// No box.
    pub const NONE: BoxSet = BoxSet { bits: 0 };

    /// All thirteen boxes.
    pub const ALL: BoxSet = BoxSet {
        bits: BOX_SETS as u16 - 1,
    };

    /// Each of the 8,192 sets once, every set after all of its subsets.
    pub fn every() -> impl Iterator<Item = BoxSet> {
        (0..=BoxSet::ALL.bits).map(|bits| BoxSet { bits })
    }

    /// The index of the set among all sets.
    pub const fn index(self) -> usize {
        self.bits as usize
    }

    /// Whether `score_box` is in the set.
    pub const fn contains(self, score_box: ScoreBox) -> bool {
        self.bits >> score_box.index() & 1 == 1
    }

    /// This set without `score_box`.
    #[must_use]
    pub const fn without(self, score_box: ScoreBox) -> BoxSet {
        BoxSet {
            bits: self.bits & !(1 << score_box.index()),
        }
    }

    /// The boxes of the set in the order of the sheet.
    pub fn iter(self) -> impl Iterator<Item = ScoreBox> {
        ScoreBox::ALL
            .into_iter()
            .filter(move |score_box| self.contains(*score_box))
    }
}

impl FromIterator<ScoreBox> for BoxSet {
    fn from_iter<I: IntoIterator<Item = ScoreBox>>(boxes: I) -> BoxSet {
        let bits = boxes
            .into_iter()
            .fold(0, |bits, score_box| bits | 1 << score_box.index());
        BoxSet { bits }
    }
}
