//! The progress of a lesson at a table.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::Lesson;
use crate::dice::Roll;

/// The identity of a round at a relay. It is the table's epoch, and the number of the entry that
/// dealt the round.
pub type RoundId = (u64, u64);

/// The progress of a lesson: which of its rolls were played, and which comes next. The table does
/// not know of the lesson, so the page with the lesson notes each round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonProgress {
    lesson: Lesson,
    /// The index of the next roll, from 0; after the last one it is the number of rolls.
    next: usize,
    played: BTreeSet<usize>,
    /// The round that was noted last; `on_table` is its roll of the lesson.
    round: Option<RoundId>,
    on_table: Option<usize>,
}

impl LessonProgress {
    /// A lesson of which nothing is played yet. The `round` that is already on the table is not
    /// part of it.
    pub fn new(lesson: Lesson, round: Option<RoundId>) -> LessonProgress {
        LessonProgress {
            lesson,
            next: 0,
            played: BTreeSet::new(),
            round,
            on_table: None,
        }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The index of the next roll, from 0, and that roll.
    pub fn next(&self) -> Option<(usize, &Roll)> {
        Some((self.next, self.lesson.rolls().get(self.next)?))
    }

    /// The index of the roll that lies on the table, from 0.
    pub fn on_table(&self) -> Option<usize> {
        self.on_table
    }

    /// Whether the roll at this index was played.
    pub fn is_played(&self, index: usize) -> bool {
        self.played.contains(&index)
    }

    /// Makes the roll at this index the next one, played or not.
    pub fn choose(&mut self, index: usize) {
        if index < self.lesson.rolls().len() {
            self.next = index;
        }
    }

    /// Notes that `numbers` are on the table in this round, and returns whether the round is new.
    /// If they are the next roll, it counts as played, no matter who dealt it, and the first roll
    /// after it that was not played comes next.
    pub fn note(&mut self, round: RoundId, numbers: &[u32]) -> bool {
        if self.round == Some(round) {
            return false;
        }
        self.round = Some(round);
        let dealt = Roll::new(numbers).ok().map(|roll| roll.sorted());
        let is_next = self.next().map(|(_, roll)| roll.sorted()) == dealt && dealt.is_some();
        self.on_table = is_next.then_some(self.next);
        if is_next {
            self.played.insert(self.next);
            let all_indices = 0..self.lesson.rolls().len();
            let after = all_indices
                .clone()
                .skip(self.next + 1)
                .chain(all_indices.clone());
            let mut open_indices = after.filter(|index| !self.is_played(*index));
            self.next = open_indices.next().unwrap_or(all_indices.end);
        }
        true
    }
}
