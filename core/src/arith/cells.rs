//! The memory of a flat form: its wholes and its numbers in one list.

use std::cmp::Ordering;
use std::ops::Range;

use super::flat::Kind;
use super::number::Number;
use super::solve::MAX_NUMBERS;

const ZERO: Number = Number::whole(0);
const ONE: Number = Number::whole(1);

/// Room for every way of a puzzle: of wholes that have two parts or more there
/// are fewer than numbers.
const ROOM: usize = 2 * MAX_NUMBERS - 1;

/// A number that was given, or a whole; the parts of a whole stand behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Cell {
    pub value: Number,
    /// What holds the parts together; `None` for a number that was given.
    pub kind: Option<Kind>,
    /// Whether it is taken away from the sum or divides the product that it is
    /// a part of.
    pub inverse: bool,
    /// How many cells it and its parts have.
    pub span: usize,
}

/// Flat forms as they are put down, part by part.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Cells(Vec<Cell>);

impl Cells {
    pub fn new() -> Cells {
        Cells(Vec::with_capacity(ROOM))
    }

    pub fn all(&self) -> &[Cell] {
        &self.0
    }

    /// Where the next one will stand.
    pub fn end(&self) -> usize {
        self.0.len()
    }

    /// Puts down a number as it was given.
    pub fn number(&mut self, value: Number) {
        self.0.push(Cell {
            value,
            kind: None,
            inverse: false,
            span: 1,
        });
    }

    /// Begins a whole, and says where it stands: its parts are put down next.
    /// Its value comes when it is closed.
    pub fn open(&mut self, kind: Kind) -> usize {
        self.0.push(Cell {
            value: ZERO,
            kind: Some(kind),
            inverse: false,
            span: 1,
        });
        self.end() - 1
    }

    /// Ends the whole of `kind` that stands at `whole`, with the `value` that its
    /// parts have together, not negative. None of them is of its kind.
    pub fn close(&mut self, whole: usize, kind: Kind, value: Number) {
        self.0[whole].value = value;
        self.0[whole].span = self.end() - whole;
        let parts = &mut self.0[whole + 1..];
        match kind {
            Kind::Sum => {
                // `− 0` is `+ 0`.
                set_plain(parts, ZERO);
                sort(parts);
                if value.is_zero() {
                    turn_first_plain(parts);
                }
            }
            Kind::Product => {
                // `÷ 1` is `× 1`.
                set_plain(parts, ONE);
                sort(parts);
            }
            Kind::Join => {}
        }
    }

    /// Makes the part that stands at `part` an inverse one.
    pub fn invert(&mut self, part: usize) {
        self.0[part].inverse = true;
    }

    /// Leaves of the way at this `place` only its parts if it is of `kind`, and
    /// turns what is left where `turned` says so.
    pub fn dissolve(&mut self, mut place: Range<usize>, kind: Kind, turned: bool) {
        if self.0[place.start].kind == Some(kind) {
            self.0.remove(place.start);
            place.end -= 1;
        }
        if turned {
            each_part(&mut self.0[place], |part| part.inverse ^= true);
        }
    }
}

/// How two ways, each with its parts behind it, are ordered: by their values,
/// their kinds, and their parts one after the other.
pub(super) fn compare(one: &[Cell], other: &[Cell]) -> Ordering {
    let by_whole = one[0].value.cmp(&other[0].value);
    let by_whole = by_whole.then_with(|| one[0].kind.cmp(&other[0].kind));
    if by_whole.is_ne() {
        return by_whole;
    }
    let (mut one, mut other) = (&one[1..], &other[1..]);
    while let (Some(first), Some(second)) = (one.first(), other.first()) {
        let (part, rest) = one.split_at(first.span);
        let (other_part, other_rest) = other.split_at(second.span);
        let by_part = compare(part, other_part);
        let by_part = by_part.then(first.inverse.cmp(&second.inverse));
        if by_part.is_ne() {
            return by_part;
        }
        (one, other) = (rest, other_rest);
    }
    one.len().cmp(&other.len())
}

/// Calls `change` with each of the parts that stand side by side, but not with
/// their own parts.
fn each_part(parts: &mut [Cell], mut change: impl FnMut(&mut Cell)) {
    let mut at = 0;
    while at < parts.len() {
        change(&mut parts[at]);
        at += parts[at].span;
    }
}

/// Adds or multiplies the parts of this value, whatever they did before.
fn set_plain(parts: &mut [Cell], value: Number) {
    each_part(parts, |part| part.inverse &= part.value != value);
}

/// The largest part first; of equal parts those that are not inverse. There are
/// so few that each is put in its place by hand.
fn sort(parts: &mut [Cell]) {
    let mut sorted = 0;
    while sorted < parts.len() {
        let end = sorted + parts[sorted].span;
        let mut place = 0;
        while place < sorted && !is_before(&parts[sorted..end], &parts[place..sorted]) {
            place += parts[place].span;
        }
        if place < sorted {
            parts[place..end].rotate_right(end - sorted);
        }
        sorted = end;
    }
}

/// Whether `part` belongs before the part with which `others` begin.
fn is_before(part: &[Cell], others: &[Cell]) -> bool {
    if part[0].value != others[0].value {
        return part[0].value > others[0].value;
    }
    let by_size = compare(&others[..others[0].span], part);
    by_size
        .then(part[0].inverse.cmp(&others[0].inverse))
        .is_lt()
}

/// A sum of zero is the same with all of its signs turned: `4 − 2 − 2` and
/// `2 + 2 − 4` are one.
fn turn_first_plain(parts: &mut [Cell]) {
    if parts.first().is_some_and(|first| first.inverse) {
        each_part(parts, |part| part.inverse ^= !part.value.is_zero());
        sort(parts);
    }
}
