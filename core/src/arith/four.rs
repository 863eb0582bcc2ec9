//! Up to four numbers: by which steps they make a goal.

use super::equation::{Equation, PRODUCTS, SUMS};
use super::few::Few;
use super::flat::Kind;
use super::op::Op;
use super::pairs::{MAX_FOUR, Pair, PairSet, Pairs, Partners};
use super::ratio::Ratio;
use super::residue::{Residue, Value};
use super::solve::Puzzle;
use super::turn::Turn;

/// Whether `puzzle`, of up to [`MAX_FOUR`] numbers and with all of `+ − × ÷`,
/// has a solution.
pub(super) fn is_solvable(puzzle: &Puzzle) -> bool {
    has_zero_times_anything(puzzle) || Four::new(puzzle, &mut Pairs::none()).any(&mut |_| true)
}

/// Whether zero times anything is a solution. Of those [`Four::any`] knows only
/// some.
pub(super) fn has_zero_times_anything(puzzle: &Puzzle) -> bool {
    puzzle.goal() == 0 && puzzle.numbers().contains(&0)
}

/// Up to [`MAX_FOUR`] numbers, with all of `+ − × ÷`, and their goal.
///
/// Two of the numbers are taken together first, whatever is done with the others
/// then. So for each value that the others make the goal from, it is looked up
/// which pair makes it. What is looked up is its [`Residue`], in which nothing is
/// a fraction; what is found by it is worked out before it counts. Nothing is
/// negative, as in [`Quick`](super::quick::Quick), and the same rule as there
/// keeps ways of one flat form apart, so that hardly any comes twice: the part of
/// a sum or a product that has the highest number joins last.
///
/// The bound: a number and the goal have at most the size 10³, so a pair and
/// what a number makes the goal from have at most 10⁶, and a step on a pair and
/// another number that is compared with what the last one makes the goal from,
/// or a step on two pairs that is compared with the goal, has products of at
/// most 10¹⁵.
///
/// Nothing that is looked up has a multiple of the prime below the line, save
/// where a join of two numbers is one. That join times `x` makes the goal only if
/// the goal is 0 and `x` too, and then the inverse that 0 stands for is the right
/// one.
pub(super) struct Four<'a> {
    has_join: bool,
    all_numbers: bool,
    goal: Value,
    count: usize,
    has_twins: bool,
    /// Which numbers are equal to the one before them.
    is_twin: [bool; MAX_FOUR],
    pairs: &'a Pairs,
}

/// A step with the number at a place, which is what is known.
#[derive(Clone, Copy)]
pub(super) struct Single {
    pub at: usize,
    pub turn: Turn,
}

/// A way to the goal.
#[derive(Clone, Copy)]
pub(super) enum Found {
    Two(Pair),
    Three(Pair, Single),
    /// The first single number makes this value.
    Four(Pair, Single, Ratio, Single),
    /// A step on two pairs, of which the second is known.
    Halves(Pair, Turn, Pair),
}

/// The places beside each place.
const OTHERS: [[usize; MAX_FOUR - 1]; MAX_FOUR] = [[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]];

/// Told of each way to the goal, says whether this is enough.
type Listener<'a> = &'a mut dyn FnMut(Found) -> bool;

impl<'a> Four<'a> {
    /// A search over the numbers of `puzzle`, with `pairs` for its table.
    pub fn new(puzzle: &Puzzle, pairs: &'a mut Pairs) -> Four<'a> {
        let numbers = puzzle.numbers();
        let has_join = puzzle.ops().contains(Op::Join);
        pairs.fill(numbers, has_join);
        let mut four = Four {
            has_join,
            all_numbers: puzzle.all_numbers(),
            goal: Value::whole(puzzle.goal()),
            count: numbers.len(),
            has_twins: false,
            is_twin: [false; MAX_FOUR],
            pairs,
        };
        for at in 1..numbers.len() {
            four.is_twin[at] = numbers[at - 1] == numbers[at];
            four.has_twins |= four.is_twin[at];
        }
        four
    }

    pub fn goal(&self) -> Ratio {
        self.goal.ratio
    }

    /// Calls `found` with the ways to the goal until it says that this is enough;
    /// whether it has. Each essentially different way is among them, unless it is
    /// zero times anything, and some come in several orders. Of equal numbers the
    /// first is taken first.
    pub fn any(&self, found: Listener) -> bool {
        match (self.count, self.all_numbers) {
            (2, _) => self.by_two(found),
            (3, _) => self.by_three(found),
            (_, true) => self.by_four(found),
            (_, false) => self.by_three(found) || self.by_four(found),
        }
    }

    fn by_two(&self, found: Listener) -> bool {
        let mut made = self.pairs.made(0, 1);
        made.any(|(made, _)| made.value.equals(self.goal()) && found(Found::Two(made)))
    }

    /// The ways that take three of the numbers.
    fn by_three(&self, found: Listener) -> bool {
        (0..self.count).rev().any(|last| {
            let mut pairs = Partners::NONE;
            for high in (1..self.count).filter(|high| *high != last) {
                for low in (0..high).filter(|low| *low != last) {
                    if self.is_in_turn(&[low, high, last]) {
                        pairs.add(low, high, last);
                    }
                }
            }
            let equation = Equation {
                pairs,
                known: &self.pairs.numbers()[last],
                target: &self.goal,
            };
            self.may_solve(&equation) && self.solve(&equation, Rest::Single(last), found)
        })
    }

    /// The ways that take all of four numbers: two of them first, and then
    /// either the others one by one or what both pairs make.
    fn by_four(&self, found: Listener) -> bool {
        (0..MAX_FOUR).rev().any(|last| self.one_by_one(last, found))
            || self.by_halves((0, 1), (2, 3), found)
            || self.by_halves((0, 2), (1, 3), found)
            || self.by_halves((1, 2), (0, 3), found)
    }

    /// The ways that take a pair, then another number and then the one at
    /// `last`.
    fn one_by_one(&self, last: usize, found: Listener) -> bool {
        // Each other number, and the pair that it leaves.
        let [a, b, c] = OTHERS[last];
        let others = [(a, b, c), (b, a, c), (c, a, b)].map(|(other, low, high)| {
            let mut pair = Partners::NONE;
            if self.is_in_turn(&[low, high, other, last]) {
                pair.add(low, high, other);
            }
            (other, pair)
        });
        let known = self.pairs.numbers()[last].ratio;
        let before = Few::before(self.goal(), known, self.has_join, None);
        before.plain().by_turn().any(|(turn, target)| {
            let target = Value::of(target);
            others.iter().any(|(other, pairs)| {
                let mut equation = Equation {
                    pairs: *pairs,
                    known: &self.pairs.numbers()[*other],
                    target: &target,
                };
                if *other > last {
                    equation.pairs.take_out(Kind::of(turn.op));
                }
                let last = Single { at: last, turn };
                self.may_solve(&equation) && self.solve(&equation, Rest::Both(*other, last), found)
            })
        })
    }

    /// The ways whose last step is on two pairs.
    fn by_halves(
        &self,
        (low, high): (usize, usize),
        others: (usize, usize),
        found: Listener,
    ) -> bool {
        let pairs = Partners::apart(low, high);
        self.pairs.made(others.0, others.1).any(|(other, residue)| {
            let mut pairs = pairs;
            pairs.take_out(Kind::of(other.turn.op));
            let equation = Equation {
                pairs,
                known: &Value::with_residue(other.value, residue),
                target: &self.goal,
            };
            self.may_solve(&equation) && self.solve(&equation, Rest::Pair(&other), found)
        })
    }

    /// Whether something has the residue of what solves the equation; few equations
    /// get that far.
    #[inline(always)]
    fn may_solve(&self, equation: &Equation) -> bool {
        let may_make = |residues: [Residue; 3], pairs: PairSet| {
            let [one, two, three] = residues.map(|residue| self.pairs.makers(residue));
            (one | two | three) & pairs > 0
        };
        let may_join = |joins: [Option<(Turn, Residue)>; 2]| {
            let mut residues = joins.iter().flatten().map(|(_, residue)| *residue);
            residues.any(|residue| self.pairs.makers(residue) & equation.pairs.joins > 0)
        };
        let Partners { sums, products, .. } = equation.pairs;
        sums > 0 && may_make(equation.sums(), sums)
            || products > 0 && may_make(equation.products(), products)
            || self.has_join && equation.may_have_join() && may_join(equation.joins())
            || equation.is_of_zeros()
    }

    /// Calls `found` with every way of solving the equation until it says that
    /// this is enough.
    #[inline(never)]
    fn solve(&self, equation: &Equation, rest: Rest, found: Listener) -> bool {
        let mut by_step = |turn: Turn, residue: Residue| {
            let pairs = equation.pairs.of(Kind::of(turn.op));
            self.pairs.makers(residue) & pairs > 0
                && self.pairs.any_with(residue, pairs, &mut |made| {
                    let value = turn.apply(made.value, equation.known.ratio);
                    value.is_some_and(|value| value.equals(equation.target.ratio))
                        && found(rest.way(made, turn, equation.target.ratio))
                })
        };
        let mut by_steps = |turns: &[Turn], residues: &[Residue]| {
            let mut steps = turns.iter().zip(residues);
            steps.any(|(turn, residue)| by_step(*turn, *residue))
        };
        if by_steps(&SUMS, &equation.sums()) || by_steps(&PRODUCTS, &equation.products()) {
            return true;
        }
        let mut joins = equation.joins().into_iter().flatten();
        self.has_join && joins.any(|(turn, residue)| by_step(turn, residue))
            || equation.is_of_zeros() && self.by_anything(equation, &rest, found)
    }

    /// The ways of making zero from zero: zero times anything, and by anything.
    fn by_anything(&self, equation: &Equation, rest: &Rest, found: Listener) -> bool {
        let turns = [Turn::behind(Op::Mul), Turn::before(Op::Div)];
        self.pairs.any(equation.pairs.products, &mut |made| {
            turns.iter().any(|turn| {
                let value = turn.apply(made.value, equation.known.ratio);
                value.is_some_and(|value| found(rest.way(made, *turn, value)))
            })
        })
    }

    /// Whether of equal numbers the first is taken first.
    #[inline]
    fn is_in_turn(&self, places: &[usize]) -> bool {
        let mut taken = places.iter().enumerate();
        let is_in_turn =
            |(nth, at): (usize, &usize)| !self.is_twin[*at] || places[..nth].contains(&(at - 1));
        !self.has_twins || taken.all(is_in_turn)
    }
}

/// What a way takes beside the pair that is asked for.
enum Rest<'a> {
    /// What is known is the number at this place, the target is the goal.
    Single(usize),
    /// What is known is the number at this place, and this step makes the goal of
    /// the target.
    Both(usize, Single),
    /// What is known is made by this pair, the target is the goal.
    Pair(&'a Pair),
}

impl Rest<'_> {
    /// The way in which `turn` on what a pair has made makes the target.
    fn way(&self, made: Pair, turn: Turn, target: Ratio) -> Found {
        match *self {
            Rest::Single(at) => Found::Three(made, Single { at, turn }),
            Rest::Both(at, last) => Found::Four(made, Single { at, turn }, target, last),
            Rest::Pair(known) => Found::Halves(made, turn, *known),
        }
    }
}
