//! The essentially different solutions of a puzzle, the simplest first.

use super::expr::Expr;
use super::flat::Flat;
use super::left_out::LeftOut;
use super::number::Number;
use super::op::{Op, OpSet};
use super::quick::Quick;
use super::solve::{Puzzle, Search};

/// The essentially different solutions of `puzzle`, the simplest first.
///
/// Two solutions are the same if they have the same [flat form](Flat); which
/// ones are left out, [`LeftOut`] says. Where that leaves some without negative
/// numbers in between, these are the list, else those with; and where it leaves
/// none at all, as for `4 × 6 × 1 × 1` if nothing but `×` is allowed, the list
/// is what it would leave out. So it is empty only where there is no solution.
///
/// With `+ − × ÷` they are found backwards from the goal, six numbers in some
/// milliseconds; otherwise by trying everything.
pub fn distinct(puzzle: &Puzzle) -> Vec<Expr> {
    let mut found = Distinct::new(puzzle);
    if let Some(mut quick) = Quick::new(puzzle) {
        quick.ways(puzzle, &mut |flat| found.add_plain(flat));
    } else {
        let mut search = Search::new(puzzle.clone());
        search.advance(search.units(), &mut |_, expr| found.add(expr));
    }
    found.list()
}

/// Solutions as they come up, those that are the same put together.
#[derive(Clone, Debug)]
pub struct Distinct {
    ops: OpSet,
    goal: Number,
    fewest: usize,
    /// The different ways as they came up.
    ways: Vec<Way>,
    /// Where they are, the simplest first.
    order: Vec<usize>,
}

/// One of the different ways.
#[derive(Clone, Debug)]
struct Way {
    simplicity: Simplicity,
    flat: Flat,
    rank: Rank,
    /// As it was found, where the plainest expression of the flat form is not
    /// allowed or refused.
    expr: Option<Expr>,
}

/// Only the ways of the lowest rank are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    left_out: bool,
    negative: bool,
}

impl Distinct {
    /// No solutions of `puzzle` yet.
    pub fn new(puzzle: &Puzzle) -> Distinct {
        Distinct {
            ops: puzzle.ops(),
            goal: Number::from(puzzle.goal()),
            fewest: puzzle.min_used(),
            ways: Vec::new(),
            order: Vec::new(),
        }
    }

    /// Puts a solution of the puzzle among those that are the same.
    pub fn add(&mut self, expr: Expr) {
        let Ok(flat) = Flat::of(&expr) else { return };
        let plainest = flat.expr();
        if uses_only(&plainest, self.ops) && plainest.value() == Ok(self.goal) {
            self.add_plain(flat);
            return;
        }
        let negative = has_negative(&expr);
        let way = self.way(flat);
        if way.expr.is_none() || way.rank.negative && !negative {
            way.rank.negative = negative;
            way.expr = Some(expr);
        }
    }

    /// The same, for one whose plainest expression is a solution.
    fn add_plain(&mut self, flat: Flat) {
        self.way(flat);
    }

    /// The way of this flat form, put in its place if it is new.
    fn way(&mut self, flat: Flat) -> &mut Way {
        let simplicity = Simplicity::of(&flat);
        let place = self.order.binary_search_by(|at| {
            let way = &self.ways[*at];
            let by_simplicity = way.simplicity.cmp(&simplicity);
            by_simplicity.then_with(|| way.flat.cmp(&flat))
        });
        let at = match place {
            Ok(same) => self.order[same],
            Err(place) => {
                self.order.insert(place, self.ways.len());
                let left_out = LeftOut::of(&flat, self.fewest).is_some();
                self.ways.push(Way {
                    simplicity,
                    flat,
                    rank: Rank {
                        left_out,
                        negative: false,
                    },
                    expr: None,
                });
                self.ways.len() - 1
            }
        };
        &mut self.ways[at]
    }

    /// One solution of each kind that is listed, the simplest first.
    pub fn list(&self) -> Vec<Expr> {
        let lowest = self.ways.iter().map(|way| way.rank).min();
        let ways = self.order.iter().map(|at| &self.ways[*at]);
        ways.filter(|way| Some(way.rank) == lowest)
            .map(|way| way.expr.clone().unwrap_or_else(|| way.flat.expr()))
            .collect()
    }
}

/// What makes a solution simple, the weightiest first: fewer numbers, fewer
/// fractions in between, easier operators, smaller numbers in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Simplicity {
    numbers: u32,
    fractions: u32,
    operators: u32,
    largest: Number,
}

impl Simplicity {
    fn of(flat: &Flat) -> Simplicity {
        let Some(kind) = flat.kind() else {
            return Simplicity {
                numbers: 1,
                fractions: 0,
                operators: 0,
                largest: flat.value(),
            };
        };
        let mut all = Simplicity {
            numbers: 0,
            fractions: u32::from(flat.value().as_whole().is_none()),
            operators: 0,
            largest: flat.value(),
        };
        for part in flat.parts() {
            let inner = Simplicity::of(&part.flat);
            all.numbers += inner.numbers;
            all.fractions += inner.fractions;
            all.operators += inner.operators + effort(kind.op(part.inverse));
            all.largest = all.largest.max(inner.largest);
        }
        // The first part has no operator before it, and is never inverse.
        all.operators = all.operators.saturating_sub(effort(kind.op(false)));
        all
    }
}

/// How hard an operator is beside the others: roughly how much later schools
/// teach it, and a join is taught by nobody.
const fn effort(op: Op) -> u32 {
    match op {
        Op::Add => 1,
        Op::Sub | Op::Mul => 2,
        Op::Div => 4,
        Op::Join => 3,
    }
}

/// Whether a step in `expr` has a negative result.
fn has_negative(expr: &Expr) -> bool {
    let Expr::Step(step) = expr else { return false };
    has_negative(&step.left)
        || has_negative(&step.right)
        || expr.value().is_ok_and(Number::is_negative)
}

/// Whether every operator in `expr` is one of `ops`.
fn uses_only(expr: &Expr, ops: OpSet) -> bool {
    let Expr::Step(step) = expr else { return true };
    ops.contains(step.op) && uses_only(&step.left, ops) && uses_only(&step.right, ops)
}
