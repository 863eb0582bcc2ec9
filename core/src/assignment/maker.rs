//! Makes the items of a learner, in small pieces of work.

use super::Assignment;
use super::item::{Item, RollTask};
use super::work::{PracticeWork, Work};
use crate::arith::puzzle::Puzzle;
use crate::dice::Roll;
use crate::learn::dealer::Dealer;
use crate::learn::practice::Next;
use crate::learn::worksheet::{ItemKind, Worksheet, WorksheetItem, WorksheetMaker};
use crate::lesson::Lesson;
use crate::solve;
use crate::table::rules::Rules;

/// Makes the items of an assignment from a learner's seed, one after the other. The same
/// assignment and seed always make the same items in the same order, and an item does not depend
/// on the answers to those before it.
///
/// There are fewer items than were asked for if not enough exist; none at all is possible.
pub struct ItemMaker {
    source: Source,
    items: Vec<Item>,
}

enum Source {
    Sheet(Box<WorksheetMaker>, ItemKind),
    Lesson(Lesson),
    Practice(Box<Dealer>, PracticeWork),
}

impl Assignment {
    /// The sheet of the learner with this seed, if the work is a sheet. It is for programs that
    /// make the items of sheets elsewhere. [`Item::of_sheet`] makes the same items of it.
    pub fn sheet(&self, seed: u32) -> Option<Worksheet> {
        match &self.work {
            Work::Sheet(work) => Some(Worksheet {
                seed,
                ..work.sheet().clone()
            }),
            Work::Lesson(_) | Work::Practice(_) => None,
        }
    }
}

impl Item {
    /// The item of an assignment that has the contents of a sheet's item. `None` for a roll from
    /// outside that is no puzzle.
    pub fn of_sheet(kind: ItemKind, item: &WorksheetItem) -> Option<Item> {
        match item {
            WorksheetItem::Roll(item) => {
                let rules = rules_of(kind);
                let is_possible = item.points.is_some();
                Some(Item::Roll(roll_task(
                    &rules,
                    &item.roll,
                    Some(is_possible),
                )?))
            }
            WorksheetItem::Spot(item) => Some(Item::Spot(item.clone())),
            WorksheetItem::Dials(item) => Some(Item::Dials(item.clone())),
        }
    }
}

impl ItemMaker {
    /// A maker that has made nothing yet, for the learner with this seed.
    pub fn new(assignment: &Assignment, seed: u32) -> ItemMaker {
        let source = match &assignment.work {
            Work::Sheet(work) => {
                let sheet = Worksheet {
                    seed,
                    ..work.sheet().clone()
                };
                Source::Sheet(Box::new(WorksheetMaker::new(&sheet)), sheet.kind)
            }
            Work::Lesson(lesson) => Source::Lesson(lesson.clone()),
            Work::Practice(work) => {
                let dealer = Dealer::new(work.setting().clone(), seed.into());
                Source::Practice(Box::new(dealer), work.clone())
            }
        };
        ItemMaker {
            source,
            items: Vec::new(),
        }
    }

    /// Makes all items at once.
    pub fn make(assignment: &Assignment, seed: u32) -> Vec<Item> {
        let mut maker = ItemMaker::new(assignment, seed);
        while !maker.advance() {}
        maker.items
    }

    /// Does a piece of work, and returns whether all items are made.
    pub fn advance(&mut self) -> bool {
        let next = match &mut self.source {
            Source::Sheet(maker, kind) => {
                if !maker.advance() {
                    return false;
                }
                let items = maker.items().iter();
                self.items = items
                    .filter_map(|item| Item::of_sheet(*kind, item))
                    .collect();
                None
            }
            Source::Lesson(lesson) => lesson.rolls().get(self.items.len()).and_then(|roll| {
                let task = roll_task(&lesson.rules(false), roll, None)?;
                Some(Item::Roll(task))
            }),
            Source::Practice(dealer, work) => {
                let is_wanted = self.items.len() < work.max_items();
                is_wanted.then(|| dealt_item(dealer, work)).flatten()
            }
        };
        let is_done = next.is_none();
        self.items.extend(next);
        is_done
    }

    /// The items that are made; those of a sheet are there only at the end.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The approximate progress: how many pieces of work are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        match &self.source {
            Source::Sheet(maker, _) => maker.progress(),
            Source::Lesson(lesson) => (self.items.len(), lesson.rolls().len()),
            Source::Practice(_, work) => (self.items.len(), work.max_items()),
        }
    }
}

/// The rules by which the rolls of a sheet of this kind are solved.
fn rules_of(kind: ItemKind) -> Rules {
    match kind {
        ItemKind::Hands => Rules::twenty_four(),
        _ => Rules::score(),
    }
}

fn roll_task(rules: &Rules, roll: &Roll, is_possible: Option<bool>) -> Option<RollTask> {
    let goal = rules.goal.value();
    let puzzle = Puzzle::new(roll.numbers(), goal, rules.ops, rules.all_numbers).ok()?;
    Some(RollTask {
        deal: rules.deal_chosen(*roll),
        is_possible: is_possible.unwrap_or_else(|| solve::is_solvable(&puzzle)),
        puzzle,
    })
}

/// The next roll of a level of practice. None of the last rolls is repeated soon.
fn dealt_item(dealer: &mut Dealer, work: &PracticeWork) -> Option<Item> {
    let next = Next {
        level: work.level(),
        roll: None,
    };
    let task = dealer.deal(next, !work.setting().is_usual())?.task;
    Some(Item::Roll(RollTask {
        deal: task.deal,
        is_possible: task.need.difficulty.is_some(),
        puzzle: task.puzzle,
    }))
}
