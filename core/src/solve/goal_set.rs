//! The set of the goals that some numbers can make.
//!
//! The idea is our own: the values that numbers make do not depend on the goal, so the tables of
//! all numbers are read for every goal at once. The bound: up to four numbers need only their
//! tables, no matter how many goals; more numbers need a search for each goal.

use std::ops::RangeInclusive;

use super::distinct::backward_search::BackwardSearch;
use super::{Chosen, Question, is_solvable, reachable, search_for};
use crate::arith::puzzle::{MAX_GOAL, Puzzle};

const WORD_BITS: u32 = u64::BITS;
const WORDS: usize = (MAX_GOAL / WORD_BITS) as usize + 1;

/// A set of goals, each 0 to [`MAX_GOAL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoalSet {
    /// A bit for each goal.
    words: [u64; WORDS],
}

impl GoalSet {
    /// No goal.
    pub const NONE: GoalSet = GoalSet { words: [0; WORDS] };

    /// The goals among `goals` that the numbers of `puzzle` can make. The operators and the rule
    /// about the number of used numbers are those of the puzzle; its own goal makes no difference.
    ///
    /// Up to four numbers take little longer for all goals than for one.
    pub fn of(puzzle: &Puzzle, goals: RangeInclusive<u32>) -> GoalSet {
        let mut made = GoalSet::NONE;
        let chosen = search_for(Question::Goals, puzzle.numbers().len(), puzzle.ops());
        if chosen == Chosen::OneByOne {
            let is_made = |goal: &u32| {
                let asked = puzzle.with_goal(*goal);
                asked.is_ok_and(|asked| is_solvable(&asked))
            };
            goals.filter(is_made).for_each(|goal| made.insert(goal));
            return made;
        }
        let mut keep = |goal: u64| {
            let goal = u32::try_from(goal).ok();
            if let Some(goal) = goal.filter(|goal| goals.contains(goal)) {
                made.insert(goal);
            }
        };
        if chosen == Chosen::Backwards {
            BackwardSearch::new(puzzle).each_whole(puzzle, &mut keep);
        } else {
            reachable::each_value(puzzle, &mut |value| {
                let whole = value.as_whole().and_then(|whole| u64::try_from(whole).ok());
                whole.map(&mut keep);
            });
        }
        made
    }

    /// Whether `goal` is in the set.
    pub fn contains(&self, goal: u32) -> bool {
        let word = self.words.get((goal / WORD_BITS) as usize);
        word.is_some_and(|word| word & 1 << (goal % WORD_BITS) != 0)
    }

    /// Adds `goal` to the set, if it is a valid goal.
    fn insert(&mut self, goal: u32) {
        if goal <= MAX_GOAL {
            self.words[(goal / WORD_BITS) as usize] |= 1 << (goal % WORD_BITS);
        }
    }
}
