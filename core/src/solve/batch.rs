//! Decides which of many rolls have a solution, with the work shared among them.
//!
//! The idea: as in `meet_in_the_middle`, two numbers are combined first. The values that each pair
//! makes, and the values from which it makes the goal, are computed once for all rolls and joined
//! on equal values (Horowitz and Sahni, 1974, as there). The bound: one bit for each pair of pairs,
//! and a few lookups for each pair; see [`Batch`].

use super::digits::shift_of;
use super::ratio::{Ratio, mixed};
use super::step_values::{each_before, each_made};
use super::{Chosen, Question, is_solvable, search_for};
use crate::arith::op::{Op, OpKind, OpSet};
use crate::arith::puzzle::{MAX_NUMBERS, Puzzle, PuzzleRefusal};

/// The largest number up to which work is shared: the most sides of a die.
pub const MAX_SHARED: u32 = 100;

/// The tables for one goal, by which each roll is answered quickly.
///
/// Two of the four numbers of a roll are combined first, whatever is done with the others after
/// that. So two sets of values are computed once for all rolls: those that each pair makes, and
/// those from which each other pair makes the goal. A way with four numbers is a value in both.
/// Each value from which two numbers make the goal is looked up once among the values of all pairs;
/// after that a roll needs six bits of one table, and twelve of another for its ways with three
/// numbers, two side by side.
///
/// No value is negative, because a sign can be moved outward until the goal absorbs it; this holds
/// if `+ − × ÷` are all allowed. Puzzles with fewer operators, rolls with a number outside 1 to
/// `largest`, and undecided rolls of five or six numbers are asked one by one ([`is_solvable`]).
///
/// The bound: the size of a fraction, the sum of its two parts, is at most 10³ for the goal and for
/// a number up to [`MAX_SHARED`], and a step multiplies sizes (see `distinct/backward_search.rs`).
/// A looked-up value comes from the goal and two numbers, so its size is at most 10⁹.
pub struct Batch {
    goal: u32,
    ops: OpSet,
    all_numbers: bool,
    /// The largest number for which the work is shared, from 1 on; 0 if none is shared.
    largest: usize,
    /// How many words of 64 bits are needed for one bit for each pair.
    word_count: usize,
    /// The pairs that make the goal alone, one bit each.
    alone: Vec<u64>,
    /// For each pair, the numbers that make the goal with it, one bit each.
    with_one: Vec<u128>,
    /// For each pair, the other pairs that make the goal with its two numbers. They do so in any
    /// way; there is one bit each.
    with_two: Vec<u64>,
}

impl Batch {
    /// Prepares for rolls of numbers up to `largest`, at most [`MAX_SHARED`]. That takes tenths of
    /// a millisecond for 20, and grows with the square.
    pub fn new(
        largest: u32,
        goal: u32,
        ops: OpSet,
        all_numbers: bool,
    ) -> Result<Batch, PuzzleRefusal> {
        // Refuses a goal that is too large.
        Puzzle::new(&[1, 1], goal, ops, all_numbers)?;
        let chosen = search_for(Question::Rolls, MAX_NUMBERS, ops);
        let is_shared = chosen == Chosen::Tables;
        let largest = if is_shared {
            largest.min(MAX_SHARED) as usize
        } else {
            0
        };
        let pairs = pair(1, largest + 1);
        let word_count = pairs.div_ceil(64);
        let mut batch = Batch {
            goal,
            ops,
            all_numbers,
            largest,
            word_count,
            alone: vec![0; word_count],
            with_one: vec![0; pairs],
            with_two: vec![0; word_count * pairs],
        };
        if is_shared {
            batch.fill();
        }
        Ok(batch)
    }

    /// Whether the roll of `numbers`, ascending or not, can make the goal, as
    /// [`solve::is_solvable`](crate::solve::is_solvable) would answer.
    pub fn is_solvable(&self, numbers: &[u32]) -> Result<bool, PuzzleRefusal> {
        let is_shared = |number: &u32| (1..=self.largest).contains(&(*number as usize));
        if numbers.iter().all(is_shared) {
            let at = |at: usize| numbers[at] as usize;
            match numbers.len() {
                2 => return Ok(has_bit(&self.alone, pair(at(0), at(1)))),
                3 => return Ok(self.three_make_goal(at(0), at(1), at(2))),
                4 => return Ok(self.four_make_goal([at(0), at(1), at(2), at(3)])),
                5..=MAX_NUMBERS if !self.all_numbers && self.some_four_make_goal(numbers) => {
                    return Ok(true);
                }
                _ => {}
            }
        }
        let puzzle = Puzzle::new(numbers, self.goal, self.ops, self.all_numbers)?;
        Ok(is_solvable(&puzzle))
    }

    /// Whether all of three numbers make the goal.
    fn three_make_goal(&self, a: usize, b: usize, c: usize) -> bool {
        let can_make_with = |x, y, one: usize| self.with_one[pair(x, y)] & 1 << one != 0;
        can_make_with(a, b, c) || can_make_with(a, c, b) || can_make_with(b, c, a)
    }

    /// Whether some three of four numbers make the goal.
    fn some_three_make_goal(&self, [a, b, c, d]: [usize; 4]) -> bool {
        let can_make_with = |x, y, one: usize, other: usize| {
            self.with_one[pair(x, y)] & (1 << one | 1 << other) != 0
        };
        can_make_with(a, b, c, d)
            || can_make_with(a, c, b, d)
            || can_make_with(b, c, a, d)
            || can_make_with(a, d, b, c)
            || can_make_with(b, d, a, c)
            || can_make_with(c, d, a, b)
    }

    /// Whether four numbers make the goal.
    fn four_make_goal(&self, numbers: [usize; 4]) -> bool {
        if !self.all_numbers && self.some_three_make_goal(numbers) {
            return true;
        }
        let [a, b, c, d] = numbers;
        let halves = [
            (pair(a, b), pair(c, d)),
            (pair(a, c), pair(b, d)),
            (pair(a, d), pair(b, c)),
        ];
        let can_make_with =
            |two: usize, first| has_bit(&self.with_two[two * self.word_count..], first);
        halves
            .iter()
            .any(|(one, other)| can_make_with(*one, *other) || can_make_with(*other, *one))
    }

    /// Whether some four of the numbers, or three of those, make the goal.
    fn some_four_make_goal(&self, numbers: &[u32]) -> bool {
        (0..1_u32 << numbers.len())
            .filter(|part| part.count_ones() == 4)
            .any(|part| {
                let mut four = [0; 4];
                let chosen = (0..numbers.len()).filter(|at| part & (1 << at) != 0);
                for (slot, at) in four.iter_mut().zip(chosen) {
                    *slot = numbers[at] as usize;
                }
                self.four_make_goal(four)
            })
    }

    /// Fills the tables with everything that makes the goal.
    fn fill(&mut self) {
        let has_join = self.ops.contains(Op::Join);
        let allows = |kind| has_join || kind != OpKind::Join;
        let values = PairValues::new(self.largest, has_join);
        let goal = Ratio::whole(u64::from(self.goal));
        let word_count = self.word_count;
        values.mark(goal, &mut self.alone);
        let numbers: Vec<Ratio> = (0..=self.largest as u64).map(Ratio::whole).collect();
        // The values from which each number makes the goal, and by which kind of step.
        let mut before_one = vec![Vec::new(); self.largest + 1];
        for (one, before) in before_one.iter_mut().enumerate().skip(1) {
            each_before(goal, numbers[one], allows, |op, _, value| {
                before.push((OpKind::of(op), value));
                values.each_pair(value, |pair| self.with_one[pair] |= 1 << one);
            });
        }
        for high in 1..=self.largest {
            for low in 1..=high {
                let two = pair(low, high);
                let row = &mut self.with_two[two * word_count..][..word_count];
                let mut mark_before = |target, known, except| {
                    let allows = |kind| Some(kind) != except && allows(kind);
                    each_before(target, known, allows, |_, _, value| {
                        values.mark(value, row);
                    });
                };
                for (kind, target) in &before_one[low] {
                    // In a sum or a product the order makes no difference: once is enough.
                    let except = Some(*kind).filter(|kind| *kind != OpKind::Join);
                    mark_before(*target, numbers[high], except);
                }
                for (_, target) in &before_one[high] {
                    mark_before(*target, numbers[low], None);
                }
                let mut has_zero = false;
                each_made(numbers[low], numbers[high], has_join, |kind, known| {
                    has_zero |= known.is_zero();
                    // A step of the same kind takes the numbers one by one.
                    mark_before(goal, known, Some(kind));
                });
                if has_zero && goal.is_zero() {
                    // Zero times anything is zero.
                    row.fill(u64::MAX);
                }
            }
        }
    }
}

/// The index of the pair of `x` and `y`, both at least 1, among all pairs.
const fn pair(x: usize, y: usize) -> usize {
    let (low, high) = if x < y { (x, y) } else { (y, x) };
    high * (high - 1) / 2 + low - 1
}

fn has_bit(row: &[u64], pair: usize) -> bool {
    row[pair / 64] & 1 << (pair % 64) != 0
}

/// The values of all pairs, for lookups by value.
struct PairValues {
    /// For each whole value, the start of its list of pairs, counted from 1; 0 for none.
    wholes: Vec<u32>,
    /// The starts of the lists of other values. Each is in the slot that its value chooses or in
    /// the next free one. The number of slots is a power of two, and at least half are free.
    slots: Vec<Option<(Ratio, u32)>>,
    entries: Vec<PairWord>,
    /// A bound: every value that is not whole is less.
    largest: u64,
}

impl PairValues {
    fn new(largest: usize, has_join: bool) -> PairValues {
        let top = largest as u64;
        // The largest value is a join, a product or the sum of 1 and 1.
        let largest_whole = (top * shift_of(top) + top).max(top * top).max(2);
        let fractions = (largest * largest).max(1);
        let mut values = PairValues {
            wholes: vec![0; largest_whole as usize + 1],
            slots: vec![None; (2 * fractions).next_power_of_two()],
            entries: Vec::with_capacity(fractions * 4),
            largest: top,
        };
        for high in 1..=largest {
            for low in 1..=high {
                let numbers = [low, high].map(|number| Ratio::whole(number as u64));
                each_made(numbers[0], numbers[1], has_join, |_, value| {
                    values.add(value, pair(low, high));
                });
            }
        }
        values
    }

    /// Puts a pair on the list of a value that the pair makes. The pairs come in ascending order,
    /// so those of one word come one after the other.
    fn add(&mut self, value: Ratio, pair: usize) {
        let scaled = value.scaled();
        let list = match value.whole_of(scaled) {
            Some(whole) => &mut self.wholes[whole as usize],
            None => {
                let slot = self.slot(value, scaled);
                &mut self.slots[slot].get_or_insert((value, 0)).1
            }
        };
        let (word, bit) = ((pair / 64) as u32, 1 << (pair % 64));
        let last = (*list > 0).then(|| &mut self.entries[*list as usize - 1]);
        match last {
            Some(entry) if entry.word == word => entry.pairs |= bit,
            _ => {
                let next = *list;
                self.entries.push(PairWord {
                    pairs: bit,
                    word,
                    next,
                });
                *list = self.entries.len() as u32;
            }
        }
    }

    /// Sets in `row` the bits of the pairs that make `value`.
    fn mark(&self, value: Ratio, row: &mut [u64]) {
        self.each_word(value, |word, pairs| row[word] |= pairs);
    }

    /// Calls `found` with the index of each pair that makes `value`.
    fn each_pair(&self, value: Ratio, mut found: impl FnMut(usize)) {
        self.each_word(value, |word, pairs| {
            let mut rest = pairs;
            while rest > 0 {
                found(64 * word + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        });
    }

    /// Calls `found` with each word that has pairs that make `value`: its index, and the bits of
    /// the pairs.
    #[inline]
    fn each_word(&self, value: Ratio, mut found: impl FnMut(usize, u64)) {
        if value.is_from(self.wholes.len() as u64) {
            return;
        }
        let mut next = match value.parts() {
            (whole, 1) => self.wholes[whole as usize],
            _ => self.list_of_quotient(value),
        };
        while next > 0 {
            let entry = self.entries[next as usize - 1];
            found(entry.word as usize, entry.pairs);
            next = entry.next;
        }
    }

    /// Where the list of a value begins whose denominator is not 1.
    fn list_of_quotient(&self, value: Ratio) -> u32 {
        let scaled = value.scaled();
        match value.whole_of(scaled) {
            Some(whole) => self.wholes[whole as usize],
            None if value.is_from(self.largest) => 0,
            None => self.slots[self.slot(value, scaled)].map_or(0, |(_, list)| list),
        }
    }

    /// The slot of a value that is not whole, or the free slot for it.
    fn slot(&self, value: Ratio, scaled: u64) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = (mixed(scaled) >> 32) as usize & last;
        while let Some((found, _)) = self.slots[slot]
            && !found.equals(value)
        {
            slot = (slot + 1) & last;
        }
        slot
    }
}

/// Pairs on the list of a value: some of a word of 64 bits.
#[derive(Clone, Copy)]
struct PairWord {
    pairs: u64,
    word: u32,
    /// The next entry of the list, counted from 1; 0 for none.
    next: u32,
}
