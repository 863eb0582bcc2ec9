//! Decides whether up to four numbers have a solution, with `+ − × ÷` among the operators.
//!
//! The idea: two of the numbers are combined first, whatever is done with the others after that. So
//! the values of each pair are computed once, forwards; the steps with the other numbers are taken
//! backwards from the goal; and if both meet in a value, there is a solution (Horowitz and Sahni,
//! Computing Partitions with Applications to the Knapsack Problem, 1974).
//!
//! The bound: a number and the goal have at most the size 10³ (the sum of the two parts of a
//! fraction), and a step multiplies sizes. So a value of a pair has at most the size 10⁶, a value
//! from which two numbers make the goal at most 10⁹, and the products of two compared values are at
//! most 10¹⁵.

use super::pair::{self, Pair};
use super::ratio::Ratio;
use super::step_values::{any_before, each_made};
use crate::arith::op::{Op, OpKind};
use crate::arith::puzzle::Puzzle;

/// The most numbers of a puzzle for this search.
const MAX_FOUR: usize = 4;

/// How many pairs of four numbers there are.
const PAIRS: usize = MAX_FOUR * (MAX_FOUR - 1) / 2;

/// For each index, the other indices of four.
const OTHERS: [[usize; MAX_FOUR - 1]; MAX_FOUR] = [[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]];

/// Whether `puzzle`, of up to [`MAX_FOUR`] numbers and with all of `+ − × ÷`,
/// has a solution.
pub(super) fn is_solvable(puzzle: &Puzzle) -> bool {
    let numbers = puzzle.numbers();
    // Zero times anything is zero.
    if puzzle.goal() == 0 && numbers.contains(&0) {
        return true;
    }
    let search = PairTable::new(puzzle);
    let goal = Ratio::whole(puzzle.goal().into());
    if let [_, _] = numbers {
        return search.two_make(0, 1, goal);
    }
    match numbers.len() {
        3 => search.some_three_make(goal),
        _ => !puzzle.all_numbers() && search.some_three_make(goal) || search.four_make(goal),
    }
}

/// The numbers and the values of their pairs.
struct PairTable {
    has_join: bool,
    count: usize,
    numbers: [Ratio; MAX_FOUR],
    pairs: [Pair; PAIRS],
}

impl PairTable {
    fn new(puzzle: &Puzzle) -> PairTable {
        let mut search = PairTable {
            has_join: puzzle.ops().contains(Op::Join),
            count: puzzle.numbers().len(),
            numbers: [Ratio::whole(0); MAX_FOUR],
            pairs: [Pair::new(0, 0, false); PAIRS],
        };
        for (high, number) in puzzle.numbers().iter().enumerate() {
            let number = u64::from(*number);
            search.numbers[high] = Ratio::whole(number);
            for low in 0..high {
                let pair = Pair::new(search.numbers[low].floor(), number, search.has_join);
                search.pairs[pair::index(low, high)] = pair;
            }
        }
        search
    }

    /// Whether the numbers at two indices make the target, the lower index first.
    fn two_make(&self, low: usize, high: usize, target: Ratio) -> bool {
        self.pairs[pair::index(low, high)].makes(target)
    }

    /// Whether the numbers at three indices, which ascend, make the target.
    fn three_make(&self, [a, b, c]: [usize; 3], target: Ratio) -> bool {
        [(a, (b, c)), (b, (a, c)), (c, (a, b))]
            .iter()
            .any(|(known, pair)| self.step_back(target, self.numbers[*known], *pair))
    }

    /// The indices of the different numbers, with the first of equal ones.
    fn different_indices(&self) -> impl Iterator<Item = usize> {
        let is_twin = |at: usize| at > 0 && self.numbers[at].equals(self.numbers[at - 1]);
        (0..self.count).filter(move |at| !is_twin(*at))
    }

    /// Whether some three of the numbers make the goal.
    fn some_three_make(&self, goal: Ratio) -> bool {
        self.different_indices().any(|last| {
            let [a, b, c] = OTHERS[last];
            let pairs = [(a, b), (a, c), (b, c)];
            // With three numbers, only one pair leaves out the last number.
            let pairs = &pairs[..if self.count == MAX_FOUR { 3 } else { 1 }];
            self.any_before(goal, self.numbers[last], |value| {
                pairs
                    .iter()
                    .any(|(low, high)| self.two_make(*low, *high, value))
            })
        })
    }

    /// Whether all four numbers make the goal. They make it by a step on two pairs or by a step on
    /// three numbers and the last.
    fn four_make(&self, goal: Ratio) -> bool {
        self.halves_make(goal)
            || self.different_indices().any(|last| {
                let others = OTHERS[last];
                self.any_before(goal, self.numbers[last], |value| {
                    self.three_make(others, value)
                })
            })
    }

    fn halves_make(&self, goal: Ratio) -> bool {
        [((0, 1), (2, 3)), ((0, 2), (1, 3)), ((1, 2), (0, 3))]
            .iter()
            .any(|(one, other)| {
                let [low, high] = [one.0, one.1].map(|at| self.numbers[at]);
                let mut is_made = false;
                each_made(low, high, self.has_join, |_, known| {
                    is_made = is_made || self.step_back(goal, known, *other);
                });
                is_made
            })
    }

    /// Whether a pair makes a value that makes the target in one step with `known`. Zero times
    /// anything is zero.
    fn step_back(&self, target: Ratio, known: Ratio, (low, high): (usize, usize)) -> bool {
        target.is_zero() && known.is_zero()
            || self.any_before(target, known, |value| self.two_make(low, high, value))
    }

    #[inline]
    fn any_before(&self, target: Ratio, known: Ratio, is_made: impl Fn(Ratio) -> bool) -> bool {
        let allows = |kind| self.has_join || kind != OpKind::Join;
        any_before(target, known, allows, |_, _, value| is_made(value))
    }
}
