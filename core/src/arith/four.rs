//! Whether up to four numbers make a goal, by their values alone.

use super::few::Few;
use super::flat::Kind;
use super::op::Op;
use super::ratio::Ratio;
use super::solve::Puzzle;

/// The most numbers that are judged here.
pub(super) const MAX_FOUR: usize = 4;

/// Whether `puzzle`, of up to [`MAX_FOUR`] numbers and with all of `+ − × ÷`,
/// has a solution.
///
/// Two of the numbers are taken together first, so it is asked of each pair
/// whether it makes one of the values from which the others make the goal.
/// Nothing is negative, as in [`Quick`](super::quick::Quick), and nothing is
/// kept but what pairs make and what each number makes the goal from.
///
/// The bound: a number and the goal have at most the size 10³, so what is
/// compared, made from the goal and two numbers or from a pair, has at most the
/// size 10⁹ or 10⁶, and the products of their parts fit.
pub(super) fn is_solvable(puzzle: &Puzzle) -> bool {
    let four = Four::new(puzzle);
    match (four.count, puzzle.all_numbers()) {
        (2, _) => four.pairs[pair(0, 1)].contains(four.goal),
        (3, _) => four.by_three(),
        (_, true) => four.by_four(),
        (_, false) => four.by_three() || four.by_four(),
    }
}

/// How many pairs of four numbers there are.
const PAIRS: usize = MAX_FOUR * (MAX_FOUR - 1) / 2;

/// Where the pair of the numbers at two places stands, the lower place first.
const fn pair(low: usize, high: usize) -> usize {
    high * (high - 1) / 2 + low
}

struct Four {
    has_join: bool,
    goal: Ratio,
    count: usize,
    numbers: [Ratio; MAX_FOUR],
    /// What the numbers at two different places make, see [`pair`].
    pairs: [Few; PAIRS],
    /// What each number makes the goal from.
    before: [Few; MAX_FOUR],
}

impl Four {
    fn new(puzzle: &Puzzle) -> Four {
        let mut four = Four {
            has_join: puzzle.ops().contains(Op::Join),
            goal: Ratio::whole(u64::from(puzzle.goal())),
            count: puzzle.numbers().len(),
            numbers: [Ratio::whole(0); MAX_FOUR],
            pairs: [Few::NONE; PAIRS],
            before: [Few::NONE; MAX_FOUR],
        };
        for (at, number) in puzzle.numbers().iter().enumerate() {
            let number = Ratio::whole(u64::from(*number));
            four.numbers[at] = number;
            four.before[at] = Few::before(four.goal, number, four.has_join, None);
            for other in 0..at {
                let made = Few::made_of(four.numbers[other], number, four.has_join);
                four.pairs[pair(other, at)] = made;
            }
        }
        four
    }

    /// Whether some three of the numbers make the goal.
    fn by_three(&self) -> bool {
        for last in 0..self.count {
            if self.goal.is_zero() && self.numbers[last].is_zero() {
                return true;
            }
            for high in (1..self.count).filter(|high| *high != last) {
                for low in (0..high).filter(|low| *low != last) {
                    if self.before[last].meets(&self.pairs[pair(low, high)]) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether all of four numbers make the goal: two of them first, and then
    /// either the others one by one or what both pairs make.
    fn by_four(&self) -> bool {
        for (a, b, c, d) in [(0, 1, 2, 3), (0, 2, 1, 3), (1, 2, 0, 3)] {
            let (one, other) = (&self.pairs[pair(a, b)], &self.pairs[pair(c, d)]);
            if self.is_before(one, c, d)
                || self.is_before(one, d, c)
                || self.is_before(other, a, b)
                || self.is_before(other, b, a)
                || self.are_halves(one, other)
            {
                return true;
            }
        }
        false
    }

    /// Whether `pair` and the number at `other`, and then the one at `last`,
    /// make the goal.
    fn is_before(&self, pair: &Few, other: usize, last: usize) -> bool {
        let known = self.numbers[other];
        let zero_last = self.goal.is_zero() && self.numbers[last].is_zero();
        zero_last
            || self.before[last].by_kind().any(|(by, target)| {
                // In a sum or a product the order is the same: once is enough.
                let except = (last > other && by != Kind::Join).then_some(by);
                let before = Few::before(target, known, self.has_join, except);
                known.is_zero() && target.is_zero() || before.meets(pair)
            })
    }

    /// Whether a step on two pairs makes the goal.
    fn are_halves(&self, one: &Few, pair: &Few) -> bool {
        one.by_kind().any(|(made_by, known)| {
            let before = Few::before(self.goal, known, self.has_join, Some(made_by));
            self.goal.is_zero() && known.is_zero() || before.meets(pair)
        })
    }
}
