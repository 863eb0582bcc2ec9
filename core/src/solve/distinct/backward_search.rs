//! Finds the essentially different ways to a goal by a search backwards. All of `+ − × ÷` are among
//! the operators.
//!
//! The idea: the last step is taken backwards. One side of it has few numbers, whose values are all
//! in a table; for each of these values the other side must make one of a few values, and is
//! searched for those in the same way, down to three numbers. Each way is found once or hardly more
//! often: the part of a sum or product that has the highest number joins last, so does the last
//! part of a join, and no value is negative, because a sign can be moved outward until the goal
//! absorbs it. (Hutton, The Countdown Problem, Journal of Functional Programming 12, 2002, prunes
//! such repeats too, in a search that goes forwards.)
//!
//! The bound: the size of a fraction is the sum of its two parts. A number of `d` digits has at
//! most the size 10^d, and a step at most the product of the sizes of its sides: for `a/b` and
//! `c/d` it is (a + b)(c + d), which holds every product that the step adds up, and 10^d is more
//! than the factor of a join. The same holds for a step taken backwards. As no way takes a number
//! twice, a fraction made from the goal and four numbers, or without the goal from six, is below
//! 10^18. Two fractions that are compared share these numbers: their products are below 10^21.
//! Before the search it is known whether these fit 64 bits.

use super::canonical::Canonical;
use super::step_tables::{NodeId, StepTables};
use crate::arith::op::{Op, OpKind};
use crate::arith::puzzle::{MAX_NUMBERS, Puzzle};
use crate::solve::digits::shift_of;
use crate::solve::ratio::Ratio;
use crate::solve::step_back::Side;
use crate::solve::step_values::each_before;
use crate::solve::subset::{Subset, size};

/// The most numbers of a subset whose values are all in a table.
const MAX_TABLED: usize = 3;

/// A search for the ways to a goal over the numbers of one puzzle.
pub(in crate::solve) struct BackwardSearch {
    has_join: bool,
    /// The fewest numbers of a way.
    fewest: usize,
    /// Whether the products of two fractions' parts may not fit.
    is_wide: bool,
    /// Whether a way may leave numbers out.
    may_spare: bool,
    /// Whether one way is enough, so that the first one found ends the search.
    is_one_enough: bool,
    tables: StepTables,
    /// The ways that are found so far, as nodes of the tables. An outer search turns each way of an
    /// inner one into a way of its own, at the same index.
    found: Vec<NodeId>,
}

impl BackwardSearch {
    /// A search over the numbers of `puzzle`, whose operators
    /// [suit](crate::arith::op::OpSet::has_all_four).
    pub fn new(puzzle: &Puzzle) -> BackwardSearch {
        let numbers = puzzle.numbers();
        let goal_size = u64::from(puzzle.goal()) + 1;
        let size = numbers.iter().try_fold(goal_size, |size, number| {
            size.checked_mul(shift_of(u64::from(*number)))
        });
        BackwardSearch {
            has_join: puzzle.ops().contains(Op::Join),
            fewest: puzzle.min_used(),
            is_wide: size.is_none(),
            may_spare: !puzzle.all_numbers(),
            is_one_enough: false,
            tables: StepTables::new(puzzle),
            found: Vec::with_capacity(64),
        }
    }

    /// The search as tasks, which can be carried out one after the other; those with few numbers
    /// come first.
    pub fn tasks(&self, puzzle: &Puzzle) -> Vec<Task> {
        let mut tasks = Vec::with_capacity(16);
        for size in self.fewest..=puzzle.numbers().len() {
            for part in self.tables.subsets().of_size(size) {
                if size > MAX_TABLED {
                    let splits = self.tables.subsets().splits(part);
                    tasks.extend(splits.map(|(rest, last)| Task::Split { rest, last }));
                } else {
                    tasks.push(Task::LookUp { part });
                }
            }
        }
        tasks
    }

    /// Finds every way to `goal` that belongs to `task`.
    pub fn run_task(&mut self, task: Task, goal: u32) {
        let goal = Ratio::whole(u64::from(goal));
        match task {
            Task::LookUp { part } => self.search(part, goal, None),
            Task::Split { rest, last } => self.step(rest, last, goal, None),
        }
    }

    /// Calls `found` with up to `count` ways that were not yet taken, and returns whether none is
    /// left.
    pub fn take_found(&mut self, count: usize, found: &mut impl FnMut(Canonical)) -> bool {
        let kept = self.found.len().saturating_sub(count);
        for at in self.found.drain(kept..) {
            if let Some(way) = self.tables.canonical(at) {
                found(way);
            }
        }
        self.found.is_empty()
    }

    /// Whether `puzzle` has a solution.
    pub fn finds_one(&mut self, puzzle: &Puzzle) -> bool {
        let goal = Ratio::whole(u64::from(puzzle.goal()));
        self.is_one_enough = true;
        // The smallest subsets come first: most puzzles are solved there.
        (self.fewest..=puzzle.numbers().len()).any(|size| {
            self.tables.subsets().of_size(size).any(|part| {
                self.search(part, goal, None);
                !self.found.is_empty()
            })
        })
    }

    /// Calls `found` with every whole value of enough of the numbers, without its sign. If a value
    /// can be made, so can its negative.
    pub fn each_whole(&mut self, puzzle: &Puzzle, found: &mut impl FnMut(u64)) {
        for size in self.fewest..=puzzle.numbers().len() {
            for part in self.tables.subsets().of_size(size) {
                for id in self.tables.tabulate(part) {
                    self.tables.node(id).value.as_whole().map(&mut *found);
                }
            }
        }
    }

    /// Finds every way in which all the numbers of `part` make `target`, but
    /// none of the kind `except`.
    fn search(&mut self, part: Subset, target: Ratio, except: Option<OpKind>) {
        if size(part) > MAX_TABLED {
            self.search_splits(part, target, except);
            return;
        }
        // For most pairs it is known without their table that they do not make it.
        if size(part) == 2 && !self.is_wide && !self.tables.pair_makes(part, target) {
            return;
        }
        self.tables.tabulate(part);
        let (is_wide, found) = (self.is_wide, &mut self.found);
        self.tables.candidates(part, target, |at, node| {
            let is_target = if is_wide {
                node.value.equals_wide(target)
            } else {
                node.value.equals(target)
            };
            if is_target && (except.is_none() || node.kind != except) {
                found.push(at);
            }
        });
    }

    /// Finds the ways of [`BackwardSearch::search`] by each split of the numbers into the two sides
    /// of a last step.
    fn search_splits(&mut self, part: Subset, target: Ratio, except: Option<OpKind>) {
        for (rest, last) in self.tables.subsets().splits(part) {
            self.step(rest, last, target, except);
            if self.is_one_enough && !self.found.is_empty() {
                return;
            }
        }
    }

    /// Finds the same ways by every last step whose sides take `rest` and `last`. The values of the
    /// smaller side are in a table, and for each the other side is searched.
    fn step(&mut self, rest: Subset, last: Subset, target: Ratio, except: Option<OpKind>) {
        let is_smaller_last = size(last) <= size(rest);
        let (smaller, larger) = if is_smaller_last {
            (last, rest)
        } else {
            (rest, last)
        };
        let has_join = self.has_join;
        for known in self.tables.tabulate(smaller) {
            let back = BackwardStep {
                known,
                is_smaller_last,
                larger,
                target,
            };
            let node = self.tables.node(known);
            // Of the two sides of a sum or a product, the one that joins last is one
            // part of the whole, not several.
            let may_be_part =
                |kind| except != Some(kind) && !(is_smaller_last && node.kind == Some(kind));
            let allows = |kind| match kind {
                OpKind::Sum | OpKind::Product => may_be_part(kind),
                OpKind::Join => has_join && except != Some(kind),
            };
            each_before(target, node.value, allows, |op, side, other| {
                self.step_back(&back, op, side, other);
            });
            if node.value.is_zero() && target.is_zero() && allows(OpKind::Product) {
                self.zero_back(&back);
            }
            if self.is_one_enough && !self.found.is_empty() {
                return;
            }
        }
    }

    /// Finds the ways to the target by `op` and the value `other` of the larger side. That value is
    /// on this `side` of the operator.
    fn step_back(&mut self, back: &BackwardStep, op: Op, side: Side, other: Ratio) {
        let kind = OpKind::of(op);
        let except = match (kind, side) {
            // Of a join, the right side is one part of the whole.
            (OpKind::Join, Side::Left) if self.tables.node(back.known).kind == Some(kind) => return,
            (OpKind::Join, Side::Left) => None,
            (OpKind::Join, Side::Right) => Some(kind),
            _ => (!back.is_smaller_last).then_some(kind),
        };
        let from = self.found.len();
        self.search(back.larger, other, except);
        if self.found.len() > from {
            self.finish_ways(back, from, op, side);
        }
    }

    /// Finds the ways to zero that multiply zero by anything, or divide it. There may be a million.
    /// But if numbers may be left out, none is listed that multiplies by more than two, because
    /// two of them are enough; the same holds for a divisor of five numbers, but not for
    /// `0 ÷ (6 − 6 ÷ 9)`.
    fn zero_back(&mut self, back: &BackwardStep) {
        let except = (!back.is_smaller_last).then_some(OpKind::Product);
        let count = size(back.larger);
        let may_multiply = !self.may_spare || count <= 2;
        let may_divide = !self.may_spare || count < MAX_NUMBERS - 1;
        if !may_divide {
            return;
        }
        for other in self.tables.tabulate(back.larger) {
            let node = self.tables.node(other);
            if except.is_some() && node.kind == except {
                continue;
            }
            if may_multiply {
                let at = self.tables.add(back.known, Op::Mul, other, back.target);
                self.found.push(at);
            }
            if self.tables.is_needed(Op::Div, other) && !node.value.is_zero() {
                let at = self.tables.add(back.known, Op::Div, other, back.target);
                self.found.push(at);
            }
        }
    }

    /// Turns the ways to the larger side that were found since `from` into ways to the target.
    fn finish_ways(&mut self, back: &BackwardStep, from: usize, op: Op, side: Side) {
        let mut kept = from;
        for at in from..self.found.len() {
            let (left, right) = match side {
                Side::Left => (self.found[at], back.known),
                Side::Right => (back.known, self.found[at]),
            };
            if self.tables.is_needed(op, right) {
                self.found[kept] = self.tables.add(left, op, right, back.target);
                kept += 1;
            }
        }
        self.found.truncate(kept);
    }
}

/// A piece of a whole search.
#[derive(Clone, Copy, Debug)]
pub(in crate::solve) enum Task {
    /// Looks up all ways that use exactly these numbers.
    LookUp { part: Subset },
    /// Finds the ways whose last step has these numbers on its two sides.
    Split { rest: Subset, last: Subset },
}

/// A step that is taken backwards, with one side known.
struct BackwardStep {
    /// The side whose value is known.
    known: NodeId,
    /// Whether the known side joins last.
    is_smaller_last: bool,
    /// The numbers of the side that is searched for.
    larger: Subset,
    /// The result of the step.
    target: Ratio,
}
