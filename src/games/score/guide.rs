//! The guided first roll: one that can be made, without a clock.

use score_core::arith::op::Op;
use score_core::dice::Roll;
use score_core::hand::{Hand, Piece, Place};
use score_core::table::board::{Board, Standing, TileId};
use score_core::table::command::Command;
use score_core::table::event::{SeatId, TableMode};
use score_core::table::game::Game;
use score_core::table::rules::Rules;
use score_core::table::state::Table;

use crate::state::authority::Authority;
use crate::state::local_table::LocalTable;
use crate::state::persistence::you;
use crate::state::store::Store;
use crate::tr;

/// `4 × 3 = 12`, then `12 + 8 = 20`; the 19 is not needed, and no single step
/// makes 20.
const NUMBERS: [u32; 4] = [4, 3, 8, 19];

/// Three taps for each of the two steps.
pub const TAPS: usize = 6;

/// The pieces to be tapped, a step in each line.
const PIECES: [[Piece; 3]; 2] = [
    [number(0), Piece::Op(Op::Mul), number(1)],
    [number(4), Piece::Op(Op::Add), number(2)],
];

const fn number(tile: u8) -> Piece {
    Piece::Number(TileId(tile))
}

/// A player who is here for the first time, and was not sent to anything in
/// particular, is shown round. Where there is something to say first, about
/// what the browser keeps, that is said instead.
pub fn offer(store: Store) {
    let is_new = store.with_untracked(|state| {
        !state.settings().guide_done && state.table().rounds() == 0 && state.status().is_none()
    });
    if is_new {
        start(store);
    }
}

/// Puts the guided roll on the table.
pub fn start(store: Store) {
    if let Some(table) = table() {
        store.change_table(table);
    }
}

fn table() -> Option<LocalTable> {
    let rules = Rules {
        score_clock: None,
        impossible_clock: None,
        ..Rules::score()
    };
    let mut local = LocalTable::open(Game::Score, TableMode::Solitaire, rules, you());
    let roll = Roll::new(&NUMBERS).ok()?;
    local.send(0, SeatId(0), Command::Deal(roll)).ok()?;
    Some(local.as_guide())
}

/// How many of the taps are done.
pub fn taps_done(table: &Table, hand: &Hand) -> usize {
    if table.standing() == Standing::Reached {
        return TAPS;
    }
    let steps = board(table).map_or(0, |board| board.steps().len());
    let placed = [Place::Left, Place::Op, Place::Right]
        .into_iter()
        .filter(|place| hand.piece(*place).is_some())
        .count();
    (3 * steps + placed).min(TAPS - 1)
}

/// What to tap now, as a number of taps done; `None` for players who go another
/// way, and are not called back, or have arrived.
pub fn next_tap(table: &Table, hand: &Hand) -> Option<usize> {
    let steps = board(table)?.steps().len();
    let pieces = PIECES.get(steps)?;
    if table.standing() == Standing::Reached || (steps == 1 && !is_on_the_way(table)) {
        return None;
    }
    let places = [Place::Left, Place::Op, Place::Right];
    let placed = places.map(|place| hand.piece(place));
    let done = placed.iter().take_while(|piece| piece.is_some()).count();
    let fits = |place: usize| placed[place] == (place < done).then_some(pieces[place]);
    (0..3).all(fits).then_some(3 * steps + done)
}

/// What the line above the numbers says.
pub fn hint(table: &Table, hand: &Hand) -> String {
    match next_tap(table, hand) {
        Some(tap) => instruction(tap),
        None if table.standing() == Standing::Reached => tr!("table-guide-reached"),
        None => tr!("table-guide-elsewhere"),
    }
}

/// What to tap after so many taps.
fn instruction(taps_done: usize) -> String {
    match taps_done {
        0 => tr!("table-guide-1"),
        1 => tr!("table-guide-2"),
        2 => tr!("table-guide-3"),
        3 => tr!("table-guide-4"),
        4 => tr!("table-guide-5"),
        _ => tr!("table-guide-6"),
    }
}

/// Whether the first step made the 12.
fn is_on_the_way(table: &Table) -> bool {
    let twelve = (NUMBERS[0] * NUMBERS[1]).into();
    board(table).is_some_and(|board| {
        let newest = board.tiles().last();
        newest.and_then(|tile| board.value(tile)) == Some(twelve)
    })
}

fn board(table: &Table) -> Option<&Board> {
    table.round().map(|round| &round.board)
}
