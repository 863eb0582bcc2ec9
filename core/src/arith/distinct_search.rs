//! A search for the essentially different solutions that can be stopped.

use super::distinct::Distinct;
use super::expr::Expr;
use super::quick::{Quick, Task};
use super::solve::{Puzzle, Search};

/// How many ways are listed at most: more than nearly every puzzle has, and
/// more than anybody reads.
pub const MAX_LISTED: usize = 10_000;

/// How many ways that were found are looked at in one unit of work.
const WAYS_IN_UNIT: usize = 256;

/// A search for what [`distinct`](super::distinct::distinct) lists, in slices,
/// so that whoever runs it stays free to show what is found, or to stop.
///
/// It takes two to six numbers, and any operators. Where `+ − × ÷` are among
/// them a unit of work is one last step of some of the numbers, or looking at a
/// few hundred of the ways that were found; otherwise it is a unit of
/// [`Search`]. It takes a millisecond or a few at most, save the unit that puts
/// five numbers together where their product with 0 is the goal.
pub struct DistinctSearch {
    puzzle: Puzzle,
    ways: Distinct,
    finder: Finder,
}

/// How the ways are found.
enum Finder {
    Backwards {
        quick: Box<Quick>,
        /// The tasks, those that are carried out first, and how many are.
        tasks: Vec<Task>,
        done: usize,
        /// Whether the last of them has left ways to look at.
        has_rest: bool,
    },
    Simple(Search),
}

impl DistinctSearch {
    /// A search with nothing done yet, that lists up to `limit` ways, such as
    /// [`MAX_LISTED`].
    pub fn new(puzzle: Puzzle, limit: usize) -> DistinctSearch {
        let finder = match Quick::new(&puzzle) {
            Some(quick) => Finder::Backwards {
                tasks: quick.tasks(&puzzle),
                quick: Box::new(quick),
                done: 0,
                has_rest: false,
            },
            None => Finder::Simple(Search::new(puzzle.clone())),
        };
        DistinctSearch {
            ways: Distinct::with_limit(&puzzle, limit),
            puzzle,
            finder,
        }
    }

    /// What is being solved.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// How many steps of progress there are in all.
    pub fn units(&self) -> usize {
        match &self.finder {
            Finder::Backwards { tasks, .. } => tasks.len(),
            Finder::Simple(search) => search.units(),
        }
    }

    /// How many steps of progress are done. Several units of work can be one
    /// step.
    pub fn done(&self) -> usize {
        match &self.finder {
            Finder::Backwards { done, has_rest, .. } => done - usize::from(*has_rest),
            Finder::Simple(search) => search.done(),
        }
    }

    /// Does up to `units` more units of work, and returns whether the search
    /// has finished.
    pub fn advance(&mut self, units: usize) -> bool {
        let ways = &mut self.ways;
        match &mut self.finder {
            Finder::Simple(search) => search.advance(units, &mut |_, expr| ways.add(expr)),
            Finder::Backwards {
                quick,
                tasks,
                done,
                has_rest,
            } => {
                for _ in 0..units {
                    if !*has_rest {
                        let Some(task) = tasks.get(*done) else { break };
                        quick.carry_out(*task, self.puzzle.goal());
                        *done += 1;
                    }
                    let mut add = |flat| ways.add_plain(flat);
                    *has_rest = !quick.take_found(WAYS_IN_UNIT, &mut add);
                }
                *done == tasks.len() && !*has_rest
            }
        }
    }

    /// How many different solutions came up so far. Up to the limit this is
    /// exact: when the search has finished, it is the length of what
    /// [`distinct`](super::distinct::distinct) lists. Past it a way that comes
    /// up again and is not listed counts again; with `+ − × ÷` hardly any does.
    pub fn count(&self) -> usize {
        self.ways.count()
    }

    /// The first `count` of the solutions found so far, the simplest first.
    /// Past the limit they are still the simplest of all that came up.
    pub fn first(&self, count: usize) -> Vec<Expr> {
        self.ways.first(count)
    }
}
