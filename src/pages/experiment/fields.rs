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

/// The table that a player comes from.
#[derive(Clone, Copy)]
pub struct AtTable {
    /// The listeners that are called when something has happened there.
    events: Listeners,
    pub(super) roll: Signal<Option<RollOnTable>>,
    pub(super) time: Signal<Option<TimeLeft>>,
    pub(super) page: Page,
}

/// A roll that lies on a table.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct RollOnTable {
    page: Page,
    /// Distinguishes one roll of the table from the next.
    round: u32,
    puzzle: Puzzle,
    /// The tiles of its numbers, in the order in which a puzzle has them.
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

    /// Calls `listener` when something has happened there, or another table is on the page, until
    /// the owner of this scope is gone.
    pub(super) fn on_events(self, listener: impl Fn() + Send + Sync + 'static) {
        self.events.add(move |()| listener());
    }
}

/// The roll of these numbers and this goal, in whichever order.
pub(super) fn known_roll(puzzle: &Puzzle) -> Option<KnownRoll> {
    let numbers = Roll::new(puzzle.numbers()).ok()?;
    Some(KnownRoll::new(numbers, Goal::new(puzzle.goal())?))
}

/// The fields of the form, for as long as the page lives: a player who comes back finds the numbers
/// that they left, unless another roll lies on their table. Copies share them.
#[derive(Clone, Copy)]
pub struct ExperimentFields {
    pub(super) puzzle: PuzzleFields,
    /// The roll that was laid out last.
    pub(super) taken: RwSignal<Option<RollOnTable>>,
    /// The table of a group, once the page for groups was opened, and whether the player is at it.
    group: RwSignal<Option<(AtTable, Signal<bool>)>>,
    /// Whether the bench lies beside the board.
    pub(super) is_beside: RwSignal<bool>,
    pub(super) beside_button: AnyNodeRef,
}

impl ExperimentFields {
    /// Four nines, from which only one way leads to 20.
    pub fn nines() -> ExperimentFields {
        ExperimentFields {
            puzzle: PuzzleFields::with_numbers(Numbers::new(&NINES)),
            taken: RwSignal::new(None),
            group: RwSignal::new(None),
            is_beside: RwSignal::new(false),
            beside_button: AnyNodeRef::default(),
        }
    }

    /// Notes the table of a group; the player is at it while there `is_one`.
    pub fn play_in_group(self, table: AtTable, is_one: Signal<bool>) {
        self.group.set(Some((table, is_one)));
    }

    /// The table of a group, where the player is at one.
    pub(super) fn in_group(self) -> Option<AtTable> {
        let (table, is_one) = self.group.get()?;
        is_one.get().then_some(table)
    }

    /// Whether the player has opened the bench beside the board.
    pub fn is_beside(self) -> Signal<bool> {
        self.is_beside.into()
    }

    /// Writes the roll on the table into the form, where it is another than before.
    pub(super) fn take(self, roll: Option<RollOnTable>) {
        let Some(roll) = roll else { return };
        let puzzle = &roll.puzzle;
        if self
            .taken
            .with_untracked(|taken| taken.as_ref() != Some(&roll))
        {
            self.puzzle.write(puzzle);
            self.taken.set(Some(roll));
        }
    }

    /// Whether the form holds the roll from the table, without changes of the player.
    pub(super) fn holds_table_roll(self) -> bool {
        let puzzle = untrack(|| self.read()).ok();
        let taken = self.taken.get_untracked().map(|roll| roll.puzzle);
        taken.is_none() || puzzle == taken
    }

    /// The tiles of the numbers in the form, at the table that they come from.
    pub(super) fn deal(self, puzzle: &Puzzle) -> Option<Deal> {
        let taken = self.taken.get_untracked()?;
        (taken.puzzle.numbers() == puzzle.numbers()).then_some(taken.deal)
    }

    /// The puzzle that the form holds.
    pub(super) fn read(self) -> Result<Puzzle, FieldProblem> {
        let fields = self.puzzle;
        let wrong = |index| (fields.numbers).problem(Field::Number, index, Mistake::Numbers);
        let numbers = fields.numbers.read(0..=MAX_NUMBER).map_err(wrong)?;
        let goal = fields::goal(fields.goal)?.value();
        let ops = fields.ops.read()?;
        let all_numbers = fields.all_numbers.get();
        Puzzle::new(&numbers, goal, ops, all_numbers).map_err(|_| wrong(0))
    }
}

/// From these only one way leads to 20.
pub(super) const NINES: [u32; 4] = [9; 4];
