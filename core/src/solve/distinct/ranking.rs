//! Ranks the essentially different solutions of a puzzle, the simplest first.
//!
//! The idea: a list of indices that binary search keeps sorted (Knuth, The Art of Computer
//! Programming 3, 6.2.1), so that equal ways meet. The bound: no more ways are kept than the limit;
//! an insertion moves that many indices at most.

use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::arith::op::OpSet;
use crate::arith::puzzle::Puzzle;
use crate::solve::distinct::canonical::{Canonical, Term};
use crate::solve::distinct::redundancy::Redundancy;

/// Collects solutions as they are found, and groups those that are essentially the same.
#[derive(Clone, Debug)]
pub struct Ranking {
    ops: OpSet,
    goal: Number,
    fewest: usize,
    /// How many ways are kept at most.
    limit: usize,
    /// How many ways of each rank were found.
    counts: [usize; RANKS],
    /// The different ways that are kept.
    ways: Vec<Way>,
    /// The order of the ways: the lowest rank first, and within a rank the simplest first.
    order: Vec<usize>,
}

/// One of the different ways, with its rank.
#[derive(Clone, Debug)]
struct Way {
    rank: Rank,
    simplicity: Simplicity,
    canonical: Canonical,
    /// The expression as found, if the plainest one of the canonical form is not allowed or is
    /// refused.
    expr: Option<Expr>,
}

/// The rank of a way: only ways of the lowest rank are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    is_redundant: bool,
    has_negatives: bool,
}

/// Room for the ways of most rolls.
const ROOM: usize = 16;

/// How many ranks there are.
const RANKS: usize = 4;

impl Rank {
    /// The index of the rank among all ranks.
    fn index(self) -> usize {
        2 * usize::from(self.is_redundant) + usize::from(self.has_negatives)
    }
}

impl Ranking {
    /// No solutions of `puzzle` yet, of which the `limit` simplest are kept. Dropped ways are
    /// forgotten: they count anew when they are found again.
    pub fn new(puzzle: &Puzzle, limit: usize) -> Ranking {
        Ranking {
            ops: puzzle.ops(),
            goal: Number::from(puzzle.goal()),
            fewest: puzzle.min_used(),
            limit,
            counts: [0; RANKS],
            ways: Vec::with_capacity(limit.min(ROOM)),
            order: Vec::with_capacity(limit.min(ROOM)),
        }
    }

    /// Adds a solution of the puzzle.
    pub fn add(&mut self, expr: Expr) {
        let Ok(canonical) = Canonical::of(&expr) else {
            return;
        };
        let plainest = canonical.expr();
        if uses_only(&plainest, self.ops) && plainest.value() == Ok(self.goal) {
            self.add_canonical(canonical);
            return;
        }
        let has_negatives = has_negative(&expr);
        let way = self.way(canonical, has_negatives, Some(expr));
        let mut other = way.rank;
        other.has_negatives = !has_negatives;
        match self.index(other, &way) {
            // It was found without negative numbers.
            Ok(_) if has_negatives => {}
            Ok(index) => {
                let at = self.order.remove(index);
                self.counts[other.index()] -= 1;
                self.ways.swap_remove(at);
                for moved in &mut self.order {
                    if *moved == self.ways.len() {
                        *moved = at;
                    }
                }
                self.insert(way);
            }
            Err(_) => self.insert(way),
        }
    }

    /// Adds a way whose plainest expression is a solution.
    pub(super) fn add_canonical(&mut self, canonical: Canonical) {
        let way = self.way(canonical, false, None);
        self.insert(way);
    }

    fn way(&self, canonical: Canonical, has_negatives: bool, expr: Option<Expr>) -> Way {
        let is_redundant = Redundancy::of(&canonical, self.fewest).is_some();
        Way {
            rank: Rank {
                is_redundant,
                has_negatives,
            },
            simplicity: Simplicity::of(canonical.whole()),
            canonical,
            expr,
        }
    }

    /// The index in the order of a way that equals `way` and has this `rank`. Otherwise it is the
    /// index where it would be.
    fn index(&self, rank: Rank, way: &Way) -> Result<usize, usize> {
        self.order.binary_search_by(|at| {
            let other = &self.ways[*at];
            let by_rank = other.rank.cmp(&rank);
            by_rank
                .then_with(|| other.simplicity.cmp(&way.simplicity))
                .then_with(|| other.canonical.cmp(&way.canonical))
        })
    }

    /// Inserts a way at its place in the order, if it is new.
    fn insert(&mut self, way: Way) {
        let Err(index) = self.index(way.rank, &way) else {
            return;
        };
        self.counts[way.rank.index()] += 1;
        if self.ways.len() < self.limit {
            self.order.insert(index, self.ways.len());
            self.ways.push(way);
        } else if index < self.order.len()
            && let Some(last) = self.order.pop()
        {
            self.ways[last] = way;
            self.order.insert(index, last);
        }
    }

    /// How many different solutions of the listed kind were found: more than are listed if there
    /// is a limit.
    pub fn count(&self) -> usize {
        let mut counts = self.counts.into_iter();
        counts.find(|count| *count > 0).unwrap_or(0)
    }

    /// The first `count` listed solutions, the simplest first, one for each way.
    pub fn first(&self, count: usize) -> Vec<Expr> {
        let listed = self.listed().take(count);
        listed
            .map(|way| way.expr.clone().unwrap_or_else(|| way.canonical.expr()))
            .collect()
    }

    /// The ways that are listed, the simplest first.
    fn listed(&self) -> impl Iterator<Item = &Way> {
        let mut ways = self.order.iter().map(|at| &self.ways[*at]).peekable();
        let lowest = ways.peek().map(|way| way.rank);
        ways.take_while(move |way| Some(way.rank) == lowest)
    }
}

/// The measures of how simple a way is, the weightiest first: fewer numbers, fewer fractions,
/// easier operators, smaller numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Simplicity {
    numbers: u32,
    fractions: u32,
    operators: u32,
    largest: Number,
}

impl Simplicity {
    fn of(way: Term) -> Simplicity {
        let mut all = Simplicity {
            numbers: 0,
            fractions: 0,
            operators: 0,
            largest: way.value(),
        };
        all.add(way);
        all
    }

    fn add(&mut self, way: Term) {
        self.largest = self.largest.max(way.value());
        let Some(kind) = way.kind() else {
            self.numbers += 1;
            return;
        };
        self.fractions += u32::from(way.value().as_whole().is_none());
        for part in way.parts() {
            self.operators += kind.op(part.is_inverse()).effort();
            self.add(part);
        }
        // The part that is printed first has no operator before it, and is never inverse.
        self.operators = self.operators.saturating_sub(kind.op(false).effort());
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
