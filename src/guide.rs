//! The guided first roll: one that can be made, without a clock.

use score_core::dice::Roll;
use score_core::hand::{Hand, Place};
use score_core::table::board::{Board, Standing};
use score_core::table::command::Command;
use score_core::table::event::{Company, SeatId};
use score_core::table::name::Name;
use score_core::table::rules::Rules;
use score_core::table::state::Table;

use crate::edge::words;
use crate::solo::Solo;
use crate::store::Store;
use crate::text;

/// `4 × 3 = 12`, then `12 + 8 = 20`; the 17 is not needed.
const NUMBERS: [u32; 4] = [4, 3, 8, 17];

/// Three taps for each of the two steps.
pub const TAPS: usize = 6;

/// Puts the guided roll on the table.
pub fn start(store: Store) {
    if let Some(table) = table() {
        store.start_guide(table);
    }
}

fn table() -> Option<Solo> {
    let rules = Rules {
        score_clock: None,
        impossible_clock: None,
        ..Rules::score()
    };
    let you = Name::new(text::YOU, words::fold).ok()?;
    let mut solo = Solo::open(Company::Solitaire, rules, [you]);
    let roll = Roll::new(&NUMBERS).ok()?;
    solo.send(0, SeatId(0), Command::Deal(roll)).ok()?;
    Some(solo)
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

/// What to tap now. Whoever goes another way is not called back.
pub fn hint(table: &Table, hand: &Hand) -> String {
    if table.standing() == Standing::Reached {
        return text::GUIDE_REACHED.to_owned();
    }
    let steps = board(table).map_or(0, |board| board.steps().len());
    let has_left = hand.piece(Place::Left).is_some();
    let has_op = hand.piece(Place::Op).is_some();
    let hints = match steps {
        0 => text::GUIDE_FIRST,
        1 if is_on_the_way(table) => text::GUIDE_SECOND,
        _ => return text::GUIDE_ELSEWHERE.to_owned(),
    };
    match (has_left, has_op) {
        (false, _) => hints[0],
        (true, false) => hints[1],
        (true, true) => hints[2],
    }
    .to_owned()
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
