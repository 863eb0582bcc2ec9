//! A search for the essentially different solutions that can be stopped.
//!
//! The idea is our own: a search is a list of tasks, and the caller says how many to do next. The
//! bound: a unit is one task or a few hundred ways, see [`DistinctSearch`].

use crate::arith::expr::Expr;
use crate::arith::puzzle::Puzzle;
use crate::solve::distinct::backward_search::{BackwardSearch, Task};
use crate::solve::distinct::ranking::Ranking;
use crate::solve::exhaustive::Search;
use crate::solve::{Chosen, Question, search_for};

/// The most ways that are ranked: more than nearly every puzzle has, and more than people read.
pub const MAX_RANKED: usize = 10_000;

/// How many found ways are checked in one unit of work.
const WAYS_IN_UNIT: usize = 256;

/// A search for the solutions that [`distinct`](crate::solve::distinct()) lists, in slices. So the
/// caller can show solutions meanwhile, or stop.
///
/// It takes two to six numbers, and any operators. If `+ − × ÷` are among them a unit of work is
/// one last step of some of the numbers, or the check of a few hundred of the ways that were found;
/// otherwise it is a unit of [`Search`]. It takes a few milliseconds at most, except the unit that
/// combines five numbers whose product with 0 is the goal.
pub struct DistinctSearch {
    puzzle: Puzzle,
    ways: Ranking,
    finder: Finder,
}

/// How the ways are found.
enum Finder {
    Backwards {
        search: Box<BackwardSearch>,
        /// The tasks in the order in which they are carried out; the first `done` are carried out
        /// already.
        tasks: Vec<Task>,
        done: usize,
        /// Whether the last task has left ways to look at.
        has_rest: bool,
    },
    Exhaustive(Search),
}

impl DistinctSearch {
    /// A search with nothing done yet, which lists up to `limit` ways, such as [`MAX_RANKED`].
    pub fn new(puzzle: Puzzle, limit: usize) -> DistinctSearch {
        let chosen = search_for(Question::Different, puzzle.numbers().len(), puzzle.ops());
        let finder = if chosen == Chosen::Backwards {
            let search = BackwardSearch::new(&puzzle);
            Finder::Backwards {
                tasks: search.tasks(&puzzle),
                search: Box::new(search),
                done: 0,
                has_rest: false,
            }
        } else {
            Finder::Exhaustive(Search::new(puzzle.clone()))
        };
        DistinctSearch {
            ways: Ranking::new(&puzzle, limit),
            puzzle,
            finder,
        }
    }

    /// How many steps of progress there are in all.
    pub fn units(&self) -> usize {
        match &self.finder {
            Finder::Backwards { tasks, .. } => tasks.len(),
            Finder::Exhaustive(search) => search.units(),
        }
    }

    /// How many steps of progress are done. Several units of work can be one
    /// step.
    pub fn done(&self) -> usize {
        match &self.finder {
            Finder::Backwards { done, has_rest, .. } => done - usize::from(*has_rest),
            Finder::Exhaustive(search) => search.done(),
        }
    }

    /// Does up to `units` more units of work, and returns whether the search
    /// has finished.
    pub fn advance(&mut self, units: usize) -> bool {
        let ways = &mut self.ways;
        match &mut self.finder {
            Finder::Exhaustive(search) => search.advance(units, &mut |_, expr| ways.add(expr)),
            Finder::Backwards {
                search,
                tasks,
                done,
                has_rest,
            } => {
                for _ in 0..units {
                    if !*has_rest {
                        let Some(task) = tasks.get(*done) else { break };
                        search.run_task(*task, self.puzzle.goal());
                        *done += 1;
                    }
                    let mut add = |way| ways.add_canonical(way);
                    *has_rest = !search.take_found(WAYS_IN_UNIT, &mut add);
                }
                *done == tasks.len() && !*has_rest
            }
        }
    }

    /// How many different solutions were found so far. Up to the limit this is exact: when the
    /// search has finished, it is the number of solutions that
    /// [`distinct`](crate::solve::distinct()) lists. Beyond it, a way that is found again and is
    /// not listed counts again; with `+ − × ÷` that is rare.
    pub fn count(&self) -> usize {
        self.ways.count()
    }

    /// The first `count` of the solutions found so far, the simplest first. Beyond the limit they
    /// are still the simplest of all that were found.
    pub fn first(&self, count: usize) -> Vec<Expr> {
        self.ways.first(count)
    }
}
