//! The essentially different solutions of a puzzle, the simplest first.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::expr::Expr;
use super::flat::Flat;
use super::left_out::LeftOut;
use super::number::Number;
use super::op::{Op, OpSet};
use super::quick::Quick;
use super::solve::{Puzzle, solutions};

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
    if let Some(mut quick) = Quick::new(puzzle) {
        return list(quick.ways(puzzle), puzzle.min_used());
    }
    let mut found = Distinct::new(puzzle);
    for solution in solutions(puzzle) {
        found.add(solution.expr);
    }
    found.list()
}

/// What is to be listed of solutions of at least `fewest` numbers that need no
/// negative number in between and may be there several times.
fn list(mut flats: Vec<Flat>, fewest: usize) -> Vec<Expr> {
    flats.sort_unstable();
    flats.dedup();
    let is_listed = |flat: &Flat| LeftOut::of(flat, fewest).is_none();
    let (mut listed, left_out): (Vec<Flat>, Vec<Flat>) = flats.into_iter().partition(is_listed);
    if listed.is_empty() {
        listed = left_out;
    }
    listed.sort_by_cached_key(Simplicity::of);
    listed.iter().map(Flat::expr).collect()
}

/// Solutions as they come up, those that are the same put together.
#[derive(Clone, Debug)]
pub struct Distinct {
    ops: OpSet,
    goal: Number,
    fewest: usize,
    ways: BTreeMap<Flat, Way>,
}

/// One of the different ways.
#[derive(Clone, Debug)]
struct Way {
    rank: Rank,
    expr: Expr,
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
            ways: BTreeMap::new(),
        }
    }

    /// Puts a solution of the puzzle among those that are the same.
    pub fn add(&mut self, expr: Expr) {
        let Ok(flat) = Flat::of(&expr) else { return };
        match self.ways.entry(flat) {
            Entry::Occupied(mut same) => {
                let way = same.get_mut();
                if way.rank.negative && !has_negative(&expr) {
                    way.rank.negative = false;
                    way.expr = expr;
                }
            }
            Entry::Vacant(new) => {
                let plainest = new.key().expr();
                let is_way = uses_only(&plainest, self.ops) && plainest.value() == Ok(self.goal);
                let expr = if is_way { plainest } else { expr };
                let rank = Rank {
                    left_out: LeftOut::of(new.key(), self.fewest).is_some(),
                    negative: has_negative(&expr),
                };
                new.insert(Way { rank, expr });
            }
        }
    }

    /// One solution of each kind that is listed, the simplest first.
    pub fn list(&self) -> Vec<Expr> {
        let lowest = self.ways.values().map(|way| way.rank).min();
        let mut listed: Vec<(Simplicity, &Way)> = self
            .ways
            .iter()
            .filter(|(_, way)| Some(way.rank) == lowest)
            .map(|(flat, way)| (Simplicity::of(flat), way))
            .collect();
        // Ties stay in the order of the flat forms.
        listed.sort_by_key(|(simplicity, _)| *simplicity);
        listed
            .into_iter()
            .map(|(_, way)| way.expr.clone())
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
        for (at, part) in flat.parts().iter().enumerate() {
            let inner = Simplicity::of(&part.flat);
            all.numbers += inner.numbers;
            all.fractions += inner.fractions;
            all.operators += inner.operators;
            all.largest = all.largest.max(inner.largest);
            if at > 0 {
                all.operators += effort(kind.op(part.inverse));
            }
        }
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
