//! An attempt of a learner at an assignment, as the fold of events: its items, score and status.

use super::Assignment;
use super::work::{MAX_ATTEMPT_ITEMS, Work};
use crate::arith::number::Number;

/// How many answers to an item count if there is a second try.
pub const MAX_TRIES: u8 = 2;

/// The longest time of an item, in milliseconds: a day. More is not counted.
pub const MAX_ITEM_MS: u32 = 86_400_000;

/// The worth of an item in half points, so that every sum is exact.
const ITEM_HALF_POINTS: u32 = 2;

/// The best score.
const MAX_SCORE: u32 = 100;

/// An event of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ItemEvent {
    /// More time was spent with the page in front.
    Spent {
        /// The time, in milliseconds.
        ms: u32,
    },
    /// A hint was shown.
    Hinted,
    /// The pupil answered, and was right.
    Right,
    /// The pupil answered, and was wrong.
    Wrong,
    /// The pupil looked at the solution, which ends the item.
    Shown,
    /// The pupil goes on without an answer, which ends the item.
    GaveUp,
}

/// How an item has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ItemEnd {
    /// With a right answer.
    Right,
    /// With a wrong answer after which no further answer counts.
    Wrong,
    /// The solution was shown before a right answer.
    Shown,
    /// The pupil gave up.
    GaveUp,
}

/// The progress of one item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ItemProgress {
    is_hinted: bool,
    wrong: u8,
    end: Option<ItemEnd>,
    ms: u32,
}

impl ItemProgress {
    /// Whether a hint was shown for the item.
    pub const fn is_hinted(&self) -> bool {
        self.is_hinted
    }

    /// How many answers to the item were wrong: 0 to [`MAX_TRIES`].
    pub const fn wrong(&self) -> u8 {
        self.wrong
    }

    /// How the item has ended; `None` while it is open.
    pub const fn end(&self) -> Option<ItemEnd> {
        self.end
    }

    /// How long the page was in front with the item, in milliseconds; at most [`MAX_ITEM_MS`].
    pub const fn ms(&self) -> u32 {
        self.ms
    }

    /// The worth of the item: 1 for a right answer, 1/2 for one with a hint, else 0. A right answer
    /// at the second try is worth as much as one at the first.
    pub fn credit(&self) -> Number {
        Number::new(self.half_points().into(), ITEM_HALF_POINTS.into()).unwrap_or(Number::ZERO)
    }

    const fn half_points(&self) -> u32 {
        match (self.end, self.is_hinted) {
            (Some(ItemEnd::Right), false) => ITEM_HALF_POINTS,
            (Some(ItemEnd::Right), true) => ITEM_HALF_POINTS / 2,
            _ => 0,
        }
    }
}

/// The status of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The attempt has not ended.
    Incomplete,
    /// The attempt has ended with at least the pass mark.
    Passed,
    /// The attempt has ended with less than the pass mark.
    Failed,
}

/// How many items ended in each way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Right without a hint, at the first or the second try.
    pub right: usize,
    /// Items that were right after a hint.
    pub with_help: usize,
    /// Items with a wrong answer.
    pub wrong: usize,
    /// Items whose solution was shown.
    pub shown: usize,
    /// Items that were given up.
    pub given_up: usize,
    /// Items that have not ended: still to be done, or left out when the attempt ended.
    pub open: usize,
}

/// Why an event is refused. A refused event changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptRefusal {
    /// The attempt has ended.
    Over,
    /// The event is about another item than the current one, as by a second press of a button.
    NotTheItem,
    /// The assignment allows no hints.
    NoHints,
    /// The assignment does not show solutions.
    NoSolutions,
}

print_its_name!(AttemptRefusal);

/// The parts of an assignment by which its attempts are marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Marking {
    tries: u8,
    has_hints: bool,
    has_solutions: bool,
    limit_ms: Option<u64>,
    pass_percent: u32,
    /// How many points end the attempt, if not all items are needed.
    until_right: Option<u32>,
    /// The check code of the assignment.
    check: u32,
}

/// An attempt at an assignment: its items come one after the other, each until it has ended.
///
/// The attempt ends with its last item, when its time has run out, or, for a level of practice,
/// when enough items are right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    marking: Marking,
    seed: u32,
    items: Vec<ItemProgress>,
}

impl Attempt {
    /// An attempt of which nothing is done, at `count` items that were made from this seed. `None`
    /// if there are none, or more than [`MAX_ATTEMPT_ITEMS`].
    pub fn new(assignment: &Assignment, seed: u32, count: usize) -> Option<Attempt> {
        let until_right = match &assignment.work {
            Work::Practice(work) => Some(work.right().get() as u32),
            Work::Sheet(_) | Work::Lesson(_) => None,
        };
        let marking = Marking {
            tries: if assignment.has_second_try {
                MAX_TRIES
            } else {
                1
            },
            has_hints: assignment.has_hints,
            has_solutions: assignment.has_solutions,
            limit_ms: assignment.time_limit.map(|limit| limit.ms()),
            pass_percent: assignment.pass_mark.percent().into(),
            until_right,
            check: assignment.check(),
        };
        (1..=MAX_ATTEMPT_ITEMS).contains(&count).then(|| Attempt {
            marking,
            seed,
            items: vec![ItemProgress::default(); count],
        })
    }

    /// Adds an event of the item with this index, counted from 0.
    ///
    /// # Errors
    /// When the attempt has ended, the item is not the current one, or the assignment does not
    /// allow the event; then nothing changes.
    pub fn apply(&mut self, item: usize, event: ItemEvent) -> Result<(), AttemptRefusal> {
        let current = self.current().ok_or(AttemptRefusal::Over)?;
        if item != current {
            return Err(AttemptRefusal::NotTheItem);
        }
        let left_ms = self.left_ms();
        let marking = self.marking;
        let item = &mut self.items[current];
        match event {
            ItemEvent::Spent { ms } => {
                let counted = left_ms.map_or(u64::from(ms), |left| left.min(ms.into()));
                let sum = u64::from(item.ms) + counted;
                item.ms = u32::try_from(sum).map_or(MAX_ITEM_MS, |sum| sum.min(MAX_ITEM_MS));
            }
            ItemEvent::Hinted if !marking.has_hints => return Err(AttemptRefusal::NoHints),
            ItemEvent::Hinted => item.is_hinted = true,
            ItemEvent::Right => item.end = Some(ItemEnd::Right),
            ItemEvent::Wrong => {
                item.wrong += 1;
                if item.wrong >= marking.tries {
                    item.end = Some(ItemEnd::Wrong);
                }
            }
            ItemEvent::Shown if !marking.has_solutions => return Err(AttemptRefusal::NoSolutions),
            ItemEvent::Shown => item.end = Some(ItemEnd::Shown),
            ItemEvent::GaveUp => item.end = Some(ItemEnd::GaveUp),
        }
        Ok(())
    }

    /// The seed from which the items are made.
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// The progress of each item, in order.
    pub fn items(&self) -> &[ItemProgress] {
        &self.items
    }

    /// The index of the current item, counted from 0; `None`: the attempt has ended.
    pub fn current(&self) -> Option<usize> {
        let has_time = self.left_ms().is_none_or(|left| left > 0);
        let may_continue = !self.has_enough() && has_time;
        let first_open = || self.items.iter().position(|item| item.end.is_none());
        may_continue.then(first_open).flatten()
    }

    /// Whether the attempt has ended.
    pub fn is_over(&self) -> bool {
        self.current().is_none()
    }

    /// The time that was spent on all items together, in milliseconds.
    pub fn ms(&self) -> u64 {
        self.items.iter().map(|item| u64::from(item.ms)).sum()
    }

    /// The time that is left, in milliseconds; `None` if there is no limit.
    pub fn left_ms(&self) -> Option<u64> {
        let limit = self.marking.limit_ms?;
        Some(limit.saturating_sub(self.ms()))
    }

    /// The time limit for all items together, in milliseconds; `None` if there is none.
    pub fn limit_ms(&self) -> Option<u64> {
        self.marking.limit_ms
    }

    /// The sum of the worth of the items, as an exact fraction.
    pub fn points(&self) -> Number {
        Number::new(self.half_points().into(), ITEM_HALF_POINTS.into()).unwrap_or(Number::ZERO)
    }

    /// How many points make the score 100. It is one for each item, or for a level of practice as
    /// many as it asks for.
    pub fn max_points(&self) -> usize {
        let practice_points = self.marking.until_right.map(|right| right as usize);
        practice_points.unwrap_or(self.items.len())
    }

    /// The score: the points in per cent of [`Attempt::max_points`], 0 to 100, rounded down. So a
    /// score reaches the pass mark exactly when the fraction does, and 100 only when nothing is
    /// missing.
    pub fn score(&self) -> u8 {
        let max_half_points = ITEM_HALF_POINTS * self.max_points() as u32;
        let percent = MAX_SCORE * self.half_points() / max_half_points.max(1);
        percent.min(MAX_SCORE) as u8
    }

    /// Whether the attempt is incomplete, passed or failed.
    pub fn status(&self) -> Status {
        match (self.is_over(), self.is_passing()) {
            (false, _) => Status::Incomplete,
            (true, true) => Status::Passed,
            (true, false) => Status::Failed,
        }
    }

    /// How many items went how.
    pub fn summary(&self) -> Summary {
        let mut summary = Summary::default();
        for item in &self.items {
            let count = match (item.end, item.is_hinted) {
                (Some(ItemEnd::Right), false) => &mut summary.right,
                (Some(ItemEnd::Right), true) => &mut summary.with_help,
                (Some(ItemEnd::Wrong), _) => &mut summary.wrong,
                (Some(ItemEnd::Shown), _) => &mut summary.shown,
                (Some(ItemEnd::GaveUp), _) => &mut summary.given_up,
                (None, _) => &mut summary.open,
            };
            *count += 1;
        }
        summary
    }

    /// The check code of the assignment.
    pub(super) fn check(&self) -> u32 {
        self.marking.check
    }

    /// How many answers to an item count: one, or more if there is a second try.
    pub(super) fn tries(&self) -> u8 {
        self.marking.tries
    }

    fn is_passing(&self) -> bool {
        u32::from(self.score()) >= self.marking.pass_percent
    }

    /// Whether enough items of a level of practice are right.
    fn has_enough(&self) -> bool {
        let right = self.marking.until_right;
        right.is_some_and(|right| self.half_points() >= ITEM_HALF_POINTS * right)
    }

    fn half_points(&self) -> u32 {
        self.items.iter().map(ItemProgress::half_points).sum()
    }
}
