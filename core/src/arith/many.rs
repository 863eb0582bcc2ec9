//! Which of many rolls have a solution, with the work shared among them.

use super::node::{head_of, shift_of, tail_of};
use super::op::{Op, OpSet};
use super::quick;
use super::ratio::Ratio;
use super::solve::{MAX_NUMBERS, Puzzle, PuzzleRefusal};

/// The largest number up to which work is shared: the most sides of a die.
pub const MAX_SHARED: u32 = 100;

/// One goal, and which rolls can make it.
///
/// Two of the four numbers of a roll are taken together first, whatever is done
/// with the others then. So what is known once for all rolls is, for each pair,
/// what it makes, and for each other pair, what it makes the goal from: a way
/// with four numbers is a value that is in both. Each value that the goal can be
/// made from with two numbers is looked up once among the values of all pairs;
/// after that a roll is six bits of one table, and twelve of another for its
/// ways with three numbers.
///
/// No value is negative, for a sign goes outward until the goal takes it away;
/// this holds where `+ − × ÷` are all allowed. Puzzles with fewer operators,
/// rolls with a number outside 1 to `largest`, and what is left of those with
/// five or six numbers are asked one by one ([`quick::is_solvable`]).
///
/// The bound: the size of a fraction, the sum of its two parts, is at most 10³
/// for the goal and for a number up to [`MAX_SHARED`], and a step multiplies
/// sizes (see [`Quick`](super::quick::Quick)). What is looked up comes from the
/// goal and two numbers, so it is at most 10⁹.
pub struct Many {
    goal: u32,
    ops: OpSet,
    all_numbers: bool,
    /// The numbers that are shared are 1 to this; 0 where none are.
    largest: usize,
    /// How many words of 64 bits have one bit for each pair.
    words: usize,
    /// The pairs that make the goal.
    alone: Vec<u64>,
    /// For each number the pairs that make the goal with it.
    with_one: Vec<u64>,
    /// For each pair the pairs that make the goal with its two numbers, however
    /// those are used.
    with_two: Vec<u64>,
}

impl Many {
    /// Gets ready for rolls of numbers up to `largest`, of which [`MAX_SHARED`]
    /// is the most that is worth anything. Takes tenths of a millisecond for 20,
    /// and grows with its square.
    pub fn new(
        largest: u32,
        goal: u32,
        ops: OpSet,
        all_numbers: bool,
    ) -> Result<Many, PuzzleRefusal> {
        // Refuses a goal that is too large.
        Puzzle::new(&[1, 1], goal, ops, all_numbers)?;
        let needed = [Op::Add, Op::Sub, Op::Mul, Op::Div];
        let is_shared = needed.iter().all(|op| ops.contains(*op));
        let largest = if is_shared {
            largest.min(MAX_SHARED) as usize
        } else {
            0
        };
        let pairs = pair(1, largest + 1);
        let words = pairs.div_ceil(64);
        let mut many = Many {
            goal,
            ops,
            all_numbers,
            largest,
            words,
            alone: vec![0; words],
            with_one: vec![0; words * (largest + 1)],
            with_two: vec![0; words * pairs],
        };
        if is_shared {
            many.fill();
        }
        Ok(many)
    }

    /// Whether the roll of `numbers`, ascending or not, can make the goal: what
    /// [`solve::is_solvable`](super::solve::is_solvable) says of it.
    pub fn is_solvable(&self, numbers: &[u32]) -> Result<bool, PuzzleRefusal> {
        let is_shared = |number: &u32| (1..=self.largest).contains(&(*number as usize));
        if numbers.iter().all(is_shared) {
            let at = |at: usize| numbers[at] as usize;
            match numbers.len() {
                2 => return Ok(has(&self.alone, pair(at(0), at(1)))),
                3 => return Ok(self.three(at(0), at(1), at(2))),
                4 => return Ok(self.four([at(0), at(1), at(2), at(3)])),
                5..=MAX_NUMBERS if !self.all_numbers && self.some_four(numbers) => return Ok(true),
                _ => {}
            }
        }
        let puzzle = Puzzle::new(numbers, self.goal, self.ops, self.all_numbers)?;
        Ok(quick::is_solvable(&puzzle))
    }

    /// Whether all of three numbers make the goal.
    fn three(&self, a: usize, b: usize, c: usize) -> bool {
        let with = |one: usize, x, y| has(&self.with_one[one * self.words..], pair(x, y));
        with(c, a, b) || with(b, a, c) || with(a, b, c)
    }

    /// Whether four numbers make the goal.
    fn four(&self, [a, b, c, d]: [usize; 4]) -> bool {
        if !self.all_numbers
            && (self.three(a, b, c)
                || self.three(a, b, d)
                || self.three(a, c, d)
                || self.three(b, c, d))
        {
            return true;
        }
        let halves = [
            (pair(a, b), pair(c, d)),
            (pair(a, c), pair(b, d)),
            (pair(a, d), pair(b, c)),
        ];
        let with = |two: usize, first| has(&self.with_two[two * self.words..], first);
        halves
            .iter()
            .any(|(one, other)| with(*one, *other) || with(*other, *one))
    }

    /// Whether some four of the numbers make the goal, or three of those.
    fn some_four(&self, numbers: &[u32]) -> bool {
        (0..1_u32 << numbers.len())
            .filter(|part| part.count_ones() == 4)
            .any(|part| {
                let mut four = [0; 4];
                let chosen = (0..numbers.len()).filter(|at| part & (1 << at) != 0);
                for (place, at) in four.iter_mut().zip(chosen) {
                    *place = numbers[at] as usize;
                }
                self.four(four)
            })
    }

    /// Looks up everything that the goal can be made from.
    fn fill(&mut self) {
        let has_join = self.ops.contains(Op::Join);
        let values = PairValues::new(self.largest, has_join);
        let goal = Ratio::whole(u64::from(self.goal));
        let words = self.words;
        values.mark(goal, &mut self.alone);
        // What each number makes the goal from.
        let mut before_one = vec![Vec::new(); self.largest + 1];
        for one in 1..=self.largest {
            let row = &mut self.with_one[one * words..][..words];
            steps_back(goal, Ratio::whole(one as u64), has_join, &mut |value| {
                values.mark(value, row);
                before_one[one].push(value);
            });
        }
        for high in 1..=self.largest {
            for low in 1..=high {
                let two = pair(low, high);
                let row = &mut self.with_two[two * words..][..words];
                for (last, known) in [(low, high), (high, low)] {
                    let known = Ratio::whole(known as u64);
                    for target in &before_one[last] {
                        steps_back(*target, known, has_join, &mut |value| {
                            values.mark(value, row);
                        });
                    }
                }
                made_of(low, high, has_join, &mut |known| {
                    if goal.is_zero() && known.is_zero() {
                        // Zero times anything.
                        row.fill(u64::MAX);
                    } else {
                        steps_back(goal, known, has_join, &mut |value| values.mark(value, row));
                    }
                });
            }
        }
    }
}

/// The place of the pair of `x` and `y`, both at least 1, among all pairs.
const fn pair(x: usize, y: usize) -> usize {
    let (low, high) = if x < y { (x, y) } else { (y, x) };
    high * (high - 1) / 2 + low - 1
}

fn has(row: &[u64], pair: usize) -> bool {
    row[pair / 64] & 1 << (pair % 64) != 0
}

/// Calls `found` with what one step makes of two numbers, save its sign.
fn made_of(low: usize, high: usize, has_join: bool, found: &mut impl FnMut(Ratio)) {
    let (low, high) = (Ratio::whole(low as u64), Ratio::whole(high as u64));
    found(low.plus(high));
    found(low.times(high));
    [high.minus(low), high.over(low), low.over(high)]
        .into_iter()
        .flatten()
        .for_each(&mut *found);
    if has_join {
        for (head, tail) in [(low, high), (high, low)] {
            let (front, back) = (head.floor(), tail.floor());
            found(Ratio::whole(front * shift_of(back) + back));
        }
    }
}

/// Calls `found` with everything from which one step with `known` makes
/// `target`, save its sign; `known` and `target` are not both zero.
fn steps_back(target: Ratio, known: Ratio, has_join: bool, found: &mut impl FnMut(Ratio)) {
    found(target.plus(known));
    let gap = target.minus(known).or_else(|| known.minus(target));
    gap.into_iter().for_each(&mut *found);
    if !known.is_zero() {
        found(target.times(known));
        [target.over(known), known.over(target)]
            .into_iter()
            .flatten()
            .for_each(&mut *found);
    }
    if has_join && let (Some(whole), Some(part)) = (target.as_whole(), known.as_whole()) {
        [head_of(whole, part), tail_of(whole, part)]
            .into_iter()
            .flatten()
            .for_each(|value| found(Ratio::whole(value)));
    }
}

/// What all pairs make, to be looked up by value.
struct PairValues {
    /// For each whole value the place of its list, counted from 1; 0 for none.
    wholes: Vec<u32>,
    /// The same for the others, each in the slot that its value chooses or in
    /// the next free one; a power of two in number, at least half of them free.
    slots: Vec<Option<(Ratio, u32)>>,
    /// For each value the pairs that make it.
    lists: Vec<Vec<u32>>,
    /// No value that is not whole is this large.
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
            lists: Vec::new(),
            largest: top,
        };
        for high in 1..=largest {
            for low in 1..=high {
                made_of(low, high, has_join, &mut |value| {
                    values.add(value, pair(low, high) as u32);
                });
            }
        }
        values
    }

    /// Puts a pair on the list of a value that it makes.
    fn add(&mut self, value: Ratio, pair: u32) {
        let next = self.lists.len() as u32 + 1;
        let place = match value.as_whole() {
            Some(whole) => {
                let place = &mut self.wholes[whole as usize];
                if *place == 0 {
                    *place = next;
                }
                *place
            }
            None => {
                let slot = self.slot(value);
                self.slots[slot].get_or_insert((value, next)).1
            }
        };
        if place == next {
            self.lists.push(Vec::with_capacity(4));
        }
        self.lists[place as usize - 1].push(pair);
    }

    /// Marks in `row` the pairs that make `value`.
    fn mark(&self, value: Ratio, row: &mut [u64]) {
        let place = match value.as_whole() {
            Some(whole) => self.wholes.get(whole as usize).copied().unwrap_or(0),
            None if value.floor() >= self.largest => 0,
            None => self.slots[self.slot(value)].map_or(0, |(_, place)| place),
        };
        if place > 0 {
            for pair in &self.lists[place as usize - 1] {
                row[*pair as usize / 64] |= 1 << (pair % 64);
            }
        }
    }

    /// The slot of a value that is not whole, or the free one where it would
    /// stand.
    fn slot(&self, value: Ratio) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = (value.mixed() >> 32) as usize & last;
        while let Some((found, _)) = self.slots[slot]
            && !found.equals(value)
        {
            slot = (slot + 1) & last;
        }
        slot
    }
}
