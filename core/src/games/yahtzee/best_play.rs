//! Yahtzee: the value of a whole game to a player who always makes the best choice.

use super::box_set::{BOX_SETS, BoxSet};
use super::keep::Keep;
use super::keep_table::{KeepTable, THROWS};
use super::prospects::{Prospects, larger};
use super::score_box::{BOXES, ScoreBox};
use super::sheet::{BONUS, BONUS_FROM, Sheet};
use super::{DICE, SIDES};

/// How many different sums the upper section has: 0 to 63, where 63 stands for all larger sums too.
const UPPER_SUMS: usize = BONUS_FROM as usize + 1;

/// How many states there are: one for each set of open boxes and each sum.
const STATES: usize = BOX_SETS * UPPER_SUMS;

/// The expected points of each state of a sheet under best play. The player wants as many points as
/// possible and ignores the other players.
///
/// A state is the set of boxes that are open and the sum of the upper section.
/// Sums from which the bonus is out of reach are one state; 239,744 states are
/// then left. Their values are floating-point numbers, good to about twelve
/// digits, and take 4 MB.
#[derive(Clone, Debug)]
pub struct BestPlay {
    keeps: KeepTable,
    /// The score of each throw in each box.
    scores: [[u8; THROWS]; BOXES],
    /// How many dice with each number each throw has.
    counts: [[u8; THROWS]; SIDES],
    values: Vec<f64>,
}

/// The computation of [`BestPlay`], which can stop after any set of open boxes and go on later.
#[derive(Clone, Debug)]
pub struct BestPlaySearch {
    best_play: BestPlay,
    /// The sums that each set of filled upper boxes can have: bit s for the sum s.
    sums: [u64; 1 << SIDES],
    done: usize,
    prospects: Prospects,
}

impl Default for BestPlaySearch {
    fn default() -> BestPlaySearch {
        BestPlaySearch::new()
    }
}

impl BestPlaySearch {
    /// A computation with nothing done yet.
    pub fn new() -> BestPlaySearch {
        BestPlaySearch {
            best_play: BestPlay::of(vec![0.0; STATES]),
            sums: sums(),
            done: 0,
            prospects: Prospects::default(),
        }
    }

    /// How many units of work there are in all: the sets of open boxes.
    pub const fn units(&self) -> usize {
        BOX_SETS
    }

    /// How many units of work are done.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// Does up to `units` more units, and returns whether all are done. A unit is
    /// some tenths of a millisecond.
    pub fn advance(&mut self, units: usize) -> bool {
        // Every set comes after those that it becomes when a box is filled.
        for open in BoxSet::every().skip(self.done).take(units) {
            self.work_out(open);
            self.done += 1;
        }
        self.done == BOX_SETS
    }

    /// The values of [`BestPlay::values`], once all units are done.
    pub fn values(&self) -> Option<&[f64]> {
        (self.done == BOX_SETS).then_some(self.best_play.values())
    }

    /// The best play, once all units are done.
    pub fn finished(self) -> Option<BestPlay> {
        (self.done == BOX_SETS).then_some(self.best_play)
    }

    fn work_out(&mut self, open: BoxSet) {
        // A full sheet has nothing more to expect.
        if open == BoxSet::NONE {
            return;
        }
        let filled = !open.index() & ((1 << SIDES) - 1);
        for upper in 0..UPPER_SUMS {
            let is_reached = self.sums[filled] >> upper & 1 == 1;
            let index = state_index(open, upper);
            if is_reached && index % UPPER_SUMS == upper {
                let at_end = self.best_play.at_end(open, upper);
                let value = self.prospects.fill(&self.best_play.keeps, &at_end);
                self.best_play.values[index] = value;
            }
        }
    }
}

impl BestPlay {
    /// Best play from stored [`BestPlay::values`]; `None` for anything but as many finite numbers
    /// as there are states.
    pub fn from_values(values: Vec<f64>) -> Option<BestPlay> {
        let is_whole = values.len() == STATES && values.iter().all(|value| value.is_finite());
        is_whole.then(|| BestPlay::of(values))
    }

    /// The expected points of every state, by the indices of the states.
    pub fn values(&self) -> &[f64] {
        &self.values
    }

    fn of(values: Vec<f64>) -> BestPlay {
        let keeps = KeepTable::new();
        let score = |score_box: ScoreBox| {
            std::array::from_fn(|throw| score_box.score(keeps.throws()[throw]))
        };
        let counts = std::array::from_fn(|number| {
            std::array::from_fn(|throw| keeps.throws()[throw].counts()[number])
        });
        BestPlay {
            scores: ScoreBox::ALL.map(score),
            counts,
            keeps,
            values,
        }
    }

    /// The table of all dice that can be kept.
    pub const fn keeps(&self) -> &KeepTable {
        &self.keeps
    }

    /// The expected points of the open boxes of this sheet, with the bonus if it is still to
    /// come.
    pub fn to_come(&self, sheet: &Sheet) -> f64 {
        self.values[state_index(sheet.open(), capped(sheet.upper()))]
    }

    /// The values of the next turn with this sheet, by the dice that are kept.
    pub fn prospects(&self, sheet: &Sheet) -> Prospects {
        let mut prospects = Prospects::default();
        let at_end = self.at_end(sheet.open(), capped(sheet.upper()));
        prospects.fill(&self.keeps, &at_end);
        prospects
    }

    /// The expected points once `dice` are scored in `score_box`, their score included; `None` for
    /// a filled box.
    pub fn scoring(&self, sheet: &Sheet, score_box: ScoreBox, dice: Keep) -> Option<f64> {
        let mut after = *sheet;
        after.write(score_box, dice).ok()?;
        Some(f64::from(after.total() - sheet.total()) + self.to_come(&after))
    }

    /// The value of each throw when it is scored in its best box.
    fn at_end(&self, open: BoxSet, upper: usize) -> [f64; THROWS] {
        let mut best = [0.0_f64; THROWS];
        for score_box in open.iter() {
            let after = open.without(score_box);
            // The value of each score.
            let value_of_score = |score: u8| {
                let gain = f64::from(score);
                if score_box.number().is_none() {
                    return gain + self.values[state_index(after, upper)];
                }
                let sum = capped(upper as u16 + u16::from(score));
                let is_bonus = upper < UPPER_SUMS - 1 && sum == UPPER_SUMS - 1;
                let bonus = if is_bonus { f64::from(BONUS) } else { 0.0 };
                gain + bonus + self.values[state_index(after, sum)]
            };
            let index = score_box.index();
            match score_box.number() {
                // The value is looked up once for each count of the number, none to five dice.
                Some(number) => {
                    let by_count: [f64; DICE + 1] =
                        std::array::from_fn(|count| value_of_score(number * count as u8));
                    for (best, count) in best.iter_mut().zip(&self.counts[index]) {
                        *best = larger(*best, by_count[usize::from(*count)]);
                    }
                }
                None => {
                    let nothing = value_of_score(0);
                    for (best, score) in best.iter_mut().zip(&self.scores[index]) {
                        *best = larger(*best, nothing + f64::from(*score));
                    }
                }
            }
        }
        best
    }
}

/// The index of a state's value. If the bonus is out of reach, every sum counts as 0.
fn state_index(open: BoxSet, upper: usize) -> usize {
    let most = MOST[open.index() % MOST.len()];
    let is_bonus_possible = upper + most >= UPPER_SUMS - 1;
    open.index() * UPPER_SUMS + if is_bonus_possible { upper } else { 0 }
}

/// The most points that each set of open upper boxes can still bring, with five dice in each box.
const MOST: [usize; 1 << SIDES] = {
    let mut most = [0; 1 << SIDES];
    let mut open: usize = 1;
    while open < most.len() {
        let number = open.trailing_zeros() as usize + 1;
        most[open] = most[open & (open - 1)] + number * DICE;
        open += 1;
    }
    most
};

/// The index of a sum of the upper section, where 63 stands for all larger sums.
fn capped(upper: u16) -> usize {
    usize::from(upper.min(u16::from(BONUS_FROM)))
}

/// The sums that each set of filled upper boxes can have: bit s for the sum s.
fn sums() -> [u64; 1 << SIDES] {
    let mut sums = [1_u64; 1 << SIDES];
    for filled in 1..sums.len() {
        let number = filled.trailing_zeros() as usize + 1;
        let sums_before = sums[filled & (filled - 1)];
        let sums_with = |count: usize| {
            let reached = (0..UPPER_SUMS).filter(|sum| sums_before >> sum & 1 == 1);
            reached.fold(0, |bits, sum| {
                bits | 1 << (sum + count * number).min(UPPER_SUMS - 1)
            })
        };
        sums[filled] = (0..=DICE).map(sums_with).fold(0, |bits, more| bits | more);
    }
    sums
}
