//! The guided first rolls, without a clock. One can be made in two steps, one is made by joining
//! digits, and one cannot be made.

use score_core::arith::op::Op;
use score_core::dice::Roll;
use score_core::hand::{Hand, Piece, StepSlot};
use score_core::table::board::{Board, BoardOutcome, TileId};
use score_core::table::command::Command;
use score_core::table::event::{SeatId, TableMode};
use score_core::table::game::TableGame;
use score_core::table::rules::Rules;
use score_core::table::state::{Phase, Table};

use crate::state::authority::{Authority, Lesson};
use crate::state::local_table::LocalTable;
use crate::state::persistence::you;
use crate::state::store::TableStore;
use crate::tr;

/// The number of choices in a lesson of two steps, three for each.
const CHOICES: usize = 6;

/// The two steps of a lesson, each with its three pieces.
type Steps = [[Piece; 3]; 2];

/// The steps of the first lesson: `4 × 3 = 12`, then `12 + 8 = 20`.
const STEPS: Steps = [
    [number(0), Piece::Op(Op::Mul), number(1)],
    [number(4), Piece::Op(Op::Add), number(2)],
];

/// The steps of the lesson on joining: `1 & 2 = 12`, then `12 + 8 = 20`.
const JOIN: Steps = [
    [number(0), Piece::Op(Op::Join), number(1)],
    [number(4), Piece::Op(Op::Add), number(2)],
];

const fn number(tile: u8) -> Piece {
    Piece::Number(TileId(tile))
}

/// The numbers of a lesson. No single step makes 20 of them, and those of the last lesson cannot
/// make 20.
fn numbers(lesson: Lesson) -> [u32; 4] {
    match lesson {
        Lesson::Steps => [4, 3, 8, 19],
        Lesson::Join => [1, 2, 8, 17],
        Lesson::Impossible => [1, 1, 1, 4],
    }
}

/// The steps through which a lesson leads; `None` for the impossible roll.
fn steps(lesson: Lesson) -> Option<Steps> {
    match lesson {
        Lesson::Steps => Some(STEPS),
        Lesson::Join => Some(JOIN),
        Lesson::Impossible => None,
    }
}

/// The number of choices in a lesson.
pub fn choices(lesson: Lesson) -> usize {
    match lesson {
        Lesson::Steps | Lesson::Join => CHOICES,
        Lesson::Impossible => 1,
    }
}

/// Begins the guided rolls for a new player who has followed no particular link. A note on the
/// browser's storage, if any, is shown instead.
pub fn offer(store: TableStore) {
    let is_new = store.with_untracked(|state| {
        !state.settings().guide_done && state.table().rounds() == 0 && state.status().is_none()
    });
    if is_new {
        start(store);
    }
}

/// Puts the first lesson on the table.
pub fn start(store: TableStore) {
    begin(store, Lesson::Steps);
}

/// Puts the next lesson on the table.
pub fn go_on(store: TableStore) {
    if let Some(next) = store.with_untracked(|state| state.lesson()?.next()) {
        begin(store, next);
    }
}

fn begin(store: TableStore, lesson: Lesson) {
    if let Some(table) = table(lesson) {
        store.change_table(table);
    }
}

fn table(lesson: Lesson) -> Option<LocalTable> {
    let rules = Rules {
        score_clock: None,
        impossible_clock: None,
        ..Rules::score()
    };
    let mut local =
        LocalTable::open(TableGame::Score, TableMode::Solitaire, rules, you()).as_lesson(lesson);
    let roll = Roll::new(&numbers(lesson)).ok()?;
    // Each lesson has a round number of its own, so that its numbers are drawn anew.
    for _ in 0..=lesson as usize {
        local.send(0, SeatId(0), Command::Deal(roll)).ok()?;
    }
    Some(local)
}

/// Whether the lesson has ended.
pub fn is_over(table: &Table) -> bool {
    let round = table.round();
    round.is_some_and(|round| matches!(round.phase, Phase::Settled(_)))
}

/// The number of choices that are made.
pub fn choices_done(lesson: Lesson, table: &Table, hand: &Hand) -> usize {
    if is_over(table) {
        return choices(lesson);
    }
    let steps = board(table).map_or(0, |board| board.steps().len());
    let placed_count = placed(hand).into_iter().flatten().count();
    (3 * steps + placed_count).min(choices(lesson) - 1)
}

/// The next element to choose, by its name in the document. `None` for a player who goes another
/// way, and is not called back, or has finished.
pub fn asked(lesson: Lesson, table: &Table, hand: &Hand) -> Option<&'static str> {
    if is_over(table) {
        return None;
    }
    if table.outcome() == BoardOutcome::Missed {
        return Some("undo");
    }
    if lesson == Lesson::Impossible {
        let is_untouched = board(table)?.steps().is_empty() && hand.is_empty();
        return is_untouched.then_some("impossible");
    }
    Some(match (next_choice(lesson, table, hand)?, lesson) {
        (0, _) => "first",
        (1, Lesson::Join) => "join",
        (1, _) => "times",
        (2, _) => "second",
        (3, _) => "made",
        (4, _) => "plus",
        _ => "third",
    })
}

/// The number of choices that are made; `None` for a player who does not follow the lesson.
fn next_choice(lesson: Lesson, table: &Table, hand: &Hand) -> Option<usize> {
    let made = board(table)?.steps().len();
    let pieces = steps(lesson)?;
    let pieces = pieces.get(made)?;
    if made == 1 && !has_made_twelve(table) {
        return None;
    }
    let placed = placed(hand);
    let done = placed.iter().take_while(|piece| piece.is_some()).count();
    let fits = |slot: usize| placed[slot] == (slot < done).then_some(pieces[slot]);
    (0..3).all(fits).then_some(3 * made + done)
}

fn placed(hand: &Hand) -> [Option<Piece>; 3] {
    [StepSlot::Left, StepSlot::Op, StepSlot::Right].map(|slot| hand.piece(slot))
}

/// The text of the line above the numbers.
pub fn hint(lesson: Lesson, table: &Table, hand: &Hand) -> String {
    if is_over(table) {
        return match lesson {
            Lesson::Steps => tr!("table-guide-reached"),
            Lesson::Join => tr!("table-guide-joined"),
            Lesson::Impossible if table.outcome() == BoardOutcome::Reached => {
                tr!("table-guide-reached")
            }
            Lesson::Impossible => tr!("table-guide-called"),
        };
    }
    if table.outcome() == BoardOutcome::Missed {
        return dead_end(lesson, table);
    }
    if lesson == Lesson::Impossible {
        return tr!("table-guide-impossible");
    }
    match next_choice(lesson, table, hand) {
        Some(done) => instruction(lesson, done),
        None => tr!("table-guide-elsewhere"),
    }
}

/// The hint when the one number that is left is not the goal.
fn dead_end(lesson: Lesson, table: &Table) -> String {
    let left = board(table).and_then(|board| board.value(board.tiles().last()?));
    let left = left.map(|left| left.printed()).unwrap_or_default();
    match lesson {
        Lesson::Impossible => tr!("table-guide-always-misses", left = left),
        _ => tr!("table-guide-dead-end", left = left),
    }
}

/// The instruction after so many choices.
fn instruction(lesson: Lesson, done: usize) -> String {
    match (done, lesson) {
        (0, Lesson::Join) => tr!("table-guide-join-1"),
        (1, Lesson::Join) => tr!("table-guide-join-2"),
        (2, Lesson::Join) => tr!("table-guide-join-3"),
        (3, Lesson::Join) => tr!("table-guide-join-4"),
        (0, _) => tr!("table-guide-1"),
        (1, _) => tr!("table-guide-2"),
        (2, _) => tr!("table-guide-3"),
        (3, _) => tr!("table-guide-4"),
        (4, _) => tr!("table-guide-5"),
        _ => tr!("table-guide-6"),
    }
}

/// Whether the first step made 12, as both lessons with steps do.
fn has_made_twelve(table: &Table) -> bool {
    board(table).is_some_and(|board| {
        let newest = board.tiles().last();
        newest.and_then(|tile| board.value(tile)) == Some(12_u32.into())
    })
}

fn board(table: &Table) -> Option<&Board> {
    table.round().map(|round| &round.board)
}
