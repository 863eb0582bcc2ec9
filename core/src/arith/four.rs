//! Up to four numbers: by which steps they make a goal.

use super::equation::{Equation, Turn};
use super::few::Few;
use super::lanes::Lanes;
use super::op::Op;
use super::ratio::Ratio;
use super::solve::Puzzle;

/// The most numbers that are judged here.
pub(super) const MAX_FOUR: usize = 4;

/// How many pairs of four numbers there are.
const PAIRS: usize = MAX_FOUR * (MAX_FOUR - 1) / 2;

/// Whether `puzzle`, of up to [`MAX_FOUR`] numbers and with all of `+ − × ÷`,
/// has a solution.
pub(super) fn is_solvable(puzzle: &Puzzle) -> bool {
    let four = Four::new(puzzle);
    four.has_zero_times_anything() || four.any(&mut |_| true)
}

/// Up to [`MAX_FOUR`] numbers, with all of `+ − × ÷`, and what their goal is
/// made from.
///
/// Two of the numbers are taken together first, whatever is done with the others
/// then. So each value that a pair makes is put into one equation for each value
/// from which the last number makes the goal: by which step with the number
/// between them is the one made of the other? Nothing is negative, as in
/// [`Quick`](super::quick::Quick), nothing is divided, and nothing is kept but
/// what pairs make and what each number makes the goal from.
///
/// The bound: a number and the goal have at most the size 10³, so a pair and
/// what a number makes the goal from have at most 10⁶, and an equation with both
/// of them and a number, or with two pairs and the goal, has products of at most
/// 10¹⁵.
pub(super) struct Four {
    has_join: bool,
    all_numbers: bool,
    goal: Ratio,
    count: usize,
    numbers: [Ratio; MAX_FOUR],
    /// Which numbers are equal to the one before them.
    is_twin: [bool; MAX_FOUR],
    /// What the numbers at two different places make, see [`pair`].
    pairs: [Few; PAIRS],
    /// The same values side by side.
    lanes: [Lanes; PAIRS],
    /// What each number makes the goal from.
    before: [Few; MAX_FOUR],
}

/// A pair of numbers, by their places, and what a step makes of them; it is the
/// higher one that is known.
#[derive(Clone, Copy)]
pub(super) struct Pair {
    pub low: usize,
    pub high: usize,
    pub turn: Turn,
    pub value: Ratio,
}

/// A step with the number at a place, which is what is known, and what it makes.
#[derive(Clone, Copy)]
pub(super) struct Single {
    pub at: usize,
    pub turn: Turn,
    pub value: Ratio,
}

/// A way to the goal.
#[derive(Clone, Copy)]
pub(super) enum Found {
    Two(Pair),
    Three(Pair, Single),
    Four(Pair, Single, Single),
    /// A step on two pairs, of which the second is known.
    Halves(Pair, Turn, Pair),
}

/// Where the pair of the numbers at two places stands, the lower place first.
const fn pair(low: usize, high: usize) -> usize {
    high * (high - 1) / 2 + low
}

impl Four {
    pub fn new(puzzle: &Puzzle) -> Four {
        let mut four = Four {
            has_join: puzzle.ops().contains(Op::Join),
            all_numbers: puzzle.all_numbers(),
            goal: Ratio::whole(u64::from(puzzle.goal())),
            count: puzzle.numbers().len(),
            numbers: [Ratio::whole(0); MAX_FOUR],
            is_twin: [false; MAX_FOUR],
            pairs: [Few::NONE; PAIRS],
            lanes: [Lanes::NONE; PAIRS],
            before: [Few::NONE; MAX_FOUR],
        };
        for (at, number) in puzzle.numbers().iter().enumerate() {
            let value = Ratio::whole(u64::from(*number));
            four.numbers[at] = value;
            four.is_twin[at] = at > 0 && puzzle.numbers()[at - 1] == *number;
            four.before[at] = Few::before(four.goal, value, four.has_join, None).plain();
            for other in 0..at {
                let made = Few::made_of(four.numbers[other], value, four.has_join);
                let made = made.plain();
                four.lanes[pair(other, at)] = Lanes::new(&made);
                four.pairs[pair(other, at)] = made;
            }
        }
        four
    }

    pub fn goal(&self) -> Ratio {
        self.goal
    }

    pub fn numbers(&self) -> &[Ratio] {
        &self.numbers[..self.count]
    }

    /// Whether zero times anything is a solution. Of those [`any`](Four::any)
    /// knows only some.
    pub fn has_zero_times_anything(&self) -> bool {
        self.goal.is_zero() && self.numbers().iter().any(|number| number.is_zero())
    }

    /// Calls `found` with the ways to the goal until it says that this is enough;
    /// whether it has. Each essentially different way is among them, unless it is
    /// zero times anything, and some come in several orders. Of equal numbers the
    /// first is taken first.
    #[inline]
    pub fn any(&self, found: &mut impl FnMut(Found) -> bool) -> bool {
        match (self.count, self.all_numbers) {
            (2, _) => self.by_two(found),
            (3, _) => self.by_three(found),
            (_, true) => self.by_four(found),
            (_, false) => self.by_three(found) || self.by_four(found),
        }
    }

    fn by_two(&self, found: &mut impl FnMut(Found) -> bool) -> bool {
        let makes_goal = |made: &Pair| made.value.equals(self.goal);
        let mut ways = self.made(0, 1).filter(makes_goal);
        ways.any(|made| found(Found::Two(made)))
    }

    /// The ways that take three of the numbers.
    fn by_three(&self, found: &mut impl FnMut(Found) -> bool) -> bool {
        for last in 0..self.count {
            let equation = Equation::new(self.numbers[last], self.goal, self.has_join);
            for high in (1..self.count).filter(|high| *high != last) {
                for low in (0..high).filter(|low| *low != last) {
                    if self.is_in_turn(&[low, high, last])
                        && self.solve(&equation, low, high, &mut |made, turn| {
                            let value = self.goal;
                            let at = last;
                            found(Found::Three(made, Single { at, turn, value }))
                        })
                    {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The ways that take all of four numbers: two of them first, and then
    /// either the others one by one or what both pairs make.
    fn by_four(&self, found: &mut impl FnMut(Found) -> bool) -> bool {
        for (a, b, c, d) in [(0, 1, 2, 3), (0, 2, 1, 3), (1, 2, 0, 3)] {
            let pairs = [(a, b, c, d), (a, b, d, c), (c, d, a, b), (c, d, b, a)];
            if pairs.iter().any(|way| self.one_by_one(*way, found))
                || self.by_halves((a, b), (c, d), found)
            {
                return true;
            }
        }
        false
    }

    /// The ways that take a pair, then the number at `other` and the one at
    /// `last`.
    #[inline]
    fn one_by_one(
        &self,
        (low, high, other, last): (usize, usize, usize, usize),
        found: &mut impl FnMut(Found) -> bool,
    ) -> bool {
        let is_in_turn = self.is_in_turn(&[low, high, other, last]);
        is_in_turn
            && self.before[last].by_turn().any(|(by, target)| {
                let equation = Equation::new(self.numbers[other], target, self.has_join);
                self.solve(&equation, low, high, &mut |made, turn| {
                    let single = |at, turn, value| Single { at, turn, value };
                    let (then, end) = (single(other, turn, target), single(last, by, self.goal));
                    found(Found::Four(made, then, end))
                })
            })
    }

    /// The ways whose last step is on two pairs.
    #[inline]
    fn by_halves(
        &self,
        (low, high): (usize, usize),
        (other_low, other_high): (usize, usize),
        found: &mut impl FnMut(Found) -> bool,
    ) -> bool {
        self.made(other_low, other_high).any(|known| {
            let equation = Equation::new(known.value, self.goal, self.has_join);
            self.solve(&equation, low, high, &mut |made, turn| {
                found(Found::Halves(made, turn, known))
            })
        })
    }

    /// Calls `found` with the values of a pair that solve the equation, and by
    /// which steps, until it says that this is enough.
    #[inline]
    fn solve(
        &self,
        equation: &Equation,
        low: usize,
        high: usize,
        found: &mut impl FnMut(Pair, Turn) -> bool,
    ) -> bool {
        let hits = self.lanes[pair(low, high)].hits(equation);
        hits.contains(&true)
            && self.made(low, high).zip(hits).any(|(made, is_hit)| {
                is_hit && {
                    let mut turns = equation.turns(made.value);
                    turns.any(|turn| found(made, turn))
                }
            })
    }

    /// What a pair makes.
    #[inline]
    fn made(&self, low: usize, high: usize) -> impl Iterator<Item = Pair> {
        let made = self.pairs[pair(low, high)].by_turn();
        made.map(move |(turn, value)| Pair {
            low,
            high,
            turn,
            value,
        })
    }

    /// Whether of equal numbers the first is taken first.
    #[inline]
    fn is_in_turn(&self, places: &[usize]) -> bool {
        let mut taken = places.iter().enumerate();
        taken.all(|(nth, at)| !self.is_twin[*at] || places[..nth].contains(&(at - 1)))
    }
}
