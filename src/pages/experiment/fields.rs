//! The form of an experiment and the table that its numbers may come from.

use leptos::prelude::*;
use score_core::arith::puzzle::{MAX_NUMBER, Puzzle};
use score_core::dice::Roll;
use score_core::table::board::Deal;
use score_core::table::event::KnownRoll;
use score_core::table::referee;
use score_core::table::rules::Goal;

use crate::components::countdown::TimeLeft;
use crate::components::fields::{self, Field, FieldProblem, Mistake, Numbers};
use crate::components::puzzle_fields::PuzzleFields;
use crate::edge::node::AnyNodeRef;
use crate::page::Page;
use crate::state::authority::Authority;
use crate::state::listeners::Listeners;
use crate::state::store::TableStore;
use crate::table::time_left;

/// The table from which a player comes to the experiment: its roll, clock and page.
#[derive(Clone, Copy)]
pub struct AtTable {
    /// The listeners that are called when something has happened at the table.
    events: Listeners,
    pub(super) roll: Signal<Option<RollOnTable>>,
    pub(super) time: Signal<Option<TimeLeft>>,
    pub(super) page: Page,
}

/// A roll that lies on a table.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct RollOnTable {
    page: Page,
    /// The number of the table's rounds, which tells one roll from the next.
    round: u32,
    puzzle: Puzzle,
    /// The tiles of the numbers, in the order of the puzzle.
    deal: Deal,
}

impl AtTable {
    /// The table of the players at this screen.
    pub fn here(store: TableStore) -> AtTable {
        let page = Page::named(store.game().page()).unwrap_or(Page::Play);
        AtTable::of(store, page)
    }

    /// The table of `store`, which is on this page.
    pub fn of<A: Authority>(store: TableStore<A>, page: Page) -> AtTable {
        let roll = Memo::new(move |_| {
            store.with(|state| {
                let table = state.table();
                let round = table.round().filter(|_| !state.is_guided())?;
                Some(RollOnTable {
                    page,
                    round: table.rounds(),
                    puzzle: referee::puzzle(table, &round.deal)?,
                    deal: round.deal.ascending(),
                })
            })
        });
        let time = Memo::new(move |_| time_left(store));
        AtTable {
            events: store.events(),
            roll: roll.into(),
            time: time.into(),
            page,
        }
    }

    /// Calls `listener` when something has happened there, or another table is on the page. It does
    /// so until the owner of this scope is gone.
    pub(super) fn on_events(self, listener: impl Fn() + Send + Sync + 'static) {
        self.events.add(move |()| listener());
    }
}

/// The roll of a puzzle's numbers in any order, with its goal, as a known roll.
pub(super) fn known_roll(puzzle: &Puzzle) -> Option<KnownRoll> {
    let numbers = Roll::new(puzzle.numbers()).ok()?;
    Some(KnownRoll::new(numbers, Goal::new(puzzle.goal())?))
}

/// The fields of the form, which live as long as the tab. A player who comes back finds their
/// numbers, unless another roll lies on their table. Copies share the fields.
#[derive(Clone, Copy)]
pub struct ExperimentFields {
    pub(super) puzzle: PuzzleFields,
    /// The roll of a table that was written into the form last.
    pub(super) table_roll: RwSignal<Option<RollOnTable>>,
    /// The table of a group, once the page for groups was opened, and whether the player is at it.
    group: RwSignal<Option<(AtTable, Signal<bool>)>>,
    /// Whether the bench lies beside the board.
    pub(super) is_beside: RwSignal<bool>,
    pub(super) beside_button: AnyNodeRef,
}

impl ExperimentFields {
    /// Fields with four nines, which have only one solution for 20.
    pub fn nines() -> ExperimentFields {
        ExperimentFields {
            puzzle: PuzzleFields::with_numbers(Numbers::new(&NINES)),
            table_roll: RwSignal::new(None),
            group: RwSignal::new(None),
            is_beside: RwSignal::new(false),
            beside_button: AnyNodeRef::default(),
        }
    }

    /// Notes the table of a group, and the signal whether the player is at that table.
    pub fn play_in_group(self, table: AtTable, is_at_table: Signal<bool>) {
        self.group.set(Some((table, is_at_table)));
    }

    /// The table of a group, if the player is at one.
    pub(super) fn in_group(self) -> Option<AtTable> {
        let (table, is_at_table) = self.group.get()?;
        is_at_table.get().then_some(table)
    }

    /// The signal whether the player has opened the bench beside the board.
    pub fn is_beside(self) -> Signal<bool> {
        self.is_beside.into()
    }

    /// Writes the roll on the table into the form, unless it is the same as before.
    pub(super) fn write_table_roll(self, roll: Option<RollOnTable>) {
        let Some(roll) = roll else { return };
        let puzzle = &roll.puzzle;
        if self
            .table_roll
            .with_untracked(|table_roll| table_roll.as_ref() != Some(&roll))
        {
            self.puzzle.write(puzzle);
            self.table_roll.set(Some(roll));
        }
    }

    /// Whether the form holds the roll from the table, without changes of the player.
    pub(super) fn holds_table_roll(self) -> bool {
        let puzzle = untrack(|| self.read()).ok();
        let table_roll = self.table_roll.get_untracked().map(|roll| roll.puzzle);
        table_roll.is_none() || puzzle == table_roll
    }

    /// The tiles of the puzzle's numbers, if they come from a table.
    pub(super) fn deal(self, puzzle: &Puzzle) -> Option<Deal> {
        let table_roll = self.table_roll.get_untracked()?;
        (table_roll.puzzle.numbers() == puzzle.numbers()).then_some(table_roll.deal)
    }

    /// The puzzle that the form holds.
    pub(super) fn read(self) -> Result<Puzzle, FieldProblem> {
        let fields = self.puzzle;
        let problem = |index| (fields.numbers).problem(Field::Number, index, Mistake::Numbers);
        let numbers = fields.numbers.read(0..=MAX_NUMBER).map_err(problem)?;
        let goal = fields::goal(fields.goal)?.value();
        let ops = fields.ops.read()?;
        let all_numbers = fields.all_numbers.get();
        Puzzle::new(&numbers, goal, ops, all_numbers).map_err(|_| problem(0))
    }
}

/// Four nines, which have only one solution for 20.
pub(super) const NINES: [u32; 4] = [9; 4];
