//! The different solutions of up to four numbers.

use super::flat::{Flat, Kind};
use super::four::{Found, Four, Single, has_zero_times_anything};
use super::op::Op;
use super::pairs::{MAX_FOUR, Pair, Pairs};
use super::quick::has_all_four;
use super::ratio::Ratio;
use super::solve::Puzzle;
use super::tree::{At, Trees};
use super::turn::Turn;

/// Room for the ways of most puzzles.
const ROOM: usize = 32;

/// The most nodes of a way.
const MAX_NODES: usize = 2 * MAX_FOUR - 1;

/// Whether [`ways`] knows all solutions of `puzzle`: it has no more than
/// [`MAX_FOUR`] numbers, its operators [suit](has_all_four), and zero times
/// anything is no solution.
pub(super) fn suits(puzzle: &Puzzle) -> bool {
    puzzle.numbers().len() <= MAX_FOUR
        && has_all_four(puzzle.ops())
        && !has_zero_times_anything(puzzle)
}

/// Calls `found` with the solutions of a puzzle that [suits](suits), by the
/// equations of [`Four`]: each that is essentially different at least once, and
/// hardly any twice.
pub(super) fn ways(puzzle: &Puzzle, found: &mut impl FnMut(Flat)) {
    let mut pairs = Pairs::none();
    let four = Four::new(puzzle, &mut pairs);
    let mut firsts = Vec::with_capacity(ROOM);
    four.any(&mut |way| {
        if is_first(way) {
            firsts.push(way);
        }
        false
    });
    let mut trees = Trees::with_room(MAX_NODES);
    for number in puzzle.numbers() {
        trees.number(Ratio::whole(u64::from(*number)));
    }
    let (goal, numbers) = (four.goal(), trees.end());
    for way in firsts {
        if let Some(last) = grow(way, goal, &mut trees)
            && let Some(flat) = trees.flat(last)
        {
            found(flat);
        }
        trees.cut(numbers);
    }
}

/// Whether none of the other orders of the same way is the one that is taken.
fn is_first(way: Found) -> bool {
    match way {
        Found::Two(_) => true,
        Found::Three(pair, last) => joins_last(kind(pair.turn), pair.high, last),
        Found::Four(pair, then, _, last) => {
            joins_last(kind(pair.turn), pair.high, then)
                && joins_last(kind(then.turn), then.at, last)
        }
        Found::Halves(one, turn, other) => match kind(turn) {
            // A pair of the same kind takes its numbers one by one.
            Kind::Sum | Kind::Product => {
                kind(one.turn) != kind(turn) && kind(other.turn) != kind(turn)
            }
            Kind::Join => kind(if turn.known_first { one } else { other }.turn) != Kind::Join,
        },
    }
}

/// Whether a `single` number may join what was made by `inner`, whose highest
/// single number is at `high`.
fn joins_last(inner: Kind, high: usize, single: Single) -> bool {
    let kind = kind(single.turn);
    kind != inner
        || match kind {
            Kind::Sum | Kind::Product => single.at > high,
            Kind::Join => !single.turn.known_first,
        }
}

fn kind(turn: Turn) -> Kind {
    Kind::of(turn.op)
}

/// Adds the steps of `way` and says where the last of them stands; `None` if it
/// is met elsewhere.
fn grow(way: Found, goal: Ratio, trees: &mut Trees) -> Option<At> {
    match way {
        Found::Two(pair) => grow_pair(pair, trees),
        Found::Three(pair, last) => {
            let pair = grow_pair(pair, trees)?;
            grow_single(pair, last, goal, trees)
        }
        Found::Four(pair, then, value, last) => {
            let pair = grow_pair(pair, trees)?;
            let three = grow_single(pair, then, value, trees)?;
            grow_single(three, last, goal, trees)
        }
        Found::Halves(one, turn, other) => {
            let (one, other) = (grow_pair(one, trees)?, grow_pair(other, trees)?);
            grow_step(one, turn, other, goal, trees)
        }
    }
}

fn grow_pair(pair: Pair, trees: &mut Trees) -> Option<At> {
    let (low, high) = (pair.low as At, pair.high as At);
    // Of two equal numbers it does not matter which one stands first.
    let are_same = trees.node(low).value.equals(trees.node(high).value);
    if are_same && pair.turn.known_first && pair.turn.op != Op::Sub {
        return None;
    }
    grow_step(low, pair.turn, high, pair.value, trees)
}

fn grow_single(other: At, single: Single, value: Ratio, trees: &mut Trees) -> Option<At> {
    grow_step(other, single.turn, single.at as At, value, trees)
}

fn grow_step(other: At, turn: Turn, known: At, value: Ratio, trees: &mut Trees) -> Option<At> {
    let (left, right) = if turn.known_first {
        (known, other)
    } else {
        (other, known)
    };
    let is_needed = trees.is_needed(turn.op, right);
    is_needed.then(|| trees.step(left, turn.op, right, value))
}
