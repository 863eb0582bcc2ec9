//! The canonical form of an expression: the same for expressions that are essentially the same.
//!
//! The idea: an associative operation is one list of parts, and a commutative one is sorted, as in
//! computer algebra (Moses, Algebraic Simplification: A Guide for the Perplexed, 1971); signs,
//! zeros and ones follow the rules of the game. The bound: fewer than twice as many cells as
//! numbers, eleven for six.

use std::cmp::Ordering;
use std::iter;
use std::ops::Range;

use crate::arith::expr::{Expr, Operation};
use crate::arith::number::Number;
use crate::arith::op::{Op, OpKind, OpRefusal};
use crate::arith::puzzle::MAX_NUMBERS;

/// An expression without differences that do not matter. Sums within sums, products within products
/// and joins within joins are one list of parts, signs are outside, and the parts of a sum or a
/// product are in a fixed order.
///
/// Two expressions are essentially the same if their canonical forms are equal. The
/// value is never negative: the sign of the whole is left out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Canonical {
    /// The cells of one complete way.
    cells: Vec<Cell>,
}

/// A canonical form, or a part of one. A part of a sum, a product or a join is of another kind than
/// the whole.
#[derive(Clone, Copy, Debug)]
pub struct Term<'a> {
    /// The cell of the term, and the cells of its parts.
    cells: &'a [Cell],
}

impl Canonical {
    /// The canonical form of `expr`, or why a step inside it is refused. −2⁶³ also counts as an
    /// overflow here, because its size does not fit.
    pub fn of(expr: &Expr) -> Result<Canonical, OpRefusal> {
        let mut builder = CanonicalBuilder::new();
        append(expr, &mut builder)?;
        Ok(builder.finish())
    }

    /// The whole form.
    pub fn whole(&self) -> Term<'_> {
        Term { cells: &self.cells }
    }

    /// The plainest expression of this form. Added parts come before subtracted ones, factors
    /// before divisors, larger before smaller, so that no value on the way is negative.
    pub fn expr(&self) -> Expr {
        self.whole().expr()
    }
}

impl<'a> Term<'a> {
    /// The value, never negative.
    pub const fn value(self) -> Number {
        self.cells[0].value
    }

    /// The kind of operator between the parts; `None` for a given number.
    pub const fn kind(self) -> Option<OpKind> {
        self.cells[0].kind
    }

    /// Whether the term is subtracted in its sum or divides in its product. It is never so for a
    /// whole form or a part of a join.
    pub const fn is_inverse(self) -> bool {
        self.cells[0].is_inverse
    }

    /// The parts of the term itself; a given number has none. Those of a sum or product have the
    /// largest first, those of a join go from left to right.
    pub fn parts(self) -> impl Iterator<Item = Term<'a>> + Clone + use<'a> {
        let mut rest = &self.cells[1..];
        iter::from_fn(move || {
            let (cells, others) = rest.split_at(rest.first()?.span);
            rest = others;
            Some(Term { cells })
        })
    }

    /// The value of the term, and the values of everything in it.
    pub(in crate::solve) fn values(self) -> impl Iterator<Item = Number> + Clone + use<'a> {
        self.cells.iter().map(|cell| cell.value)
    }

    /// How many given numbers the term takes.
    pub fn numbers(self) -> usize {
        let numbers = self.cells.iter().filter(|cell| cell.kind.is_none());
        numbers.count()
    }

    /// The plainest expression of the term; see [`Canonical::expr`].
    pub fn expr(self) -> Expr {
        let Some(kind) = self.kind() else {
            // A number as it was given: whole and small.
            return Expr::Number(self.value().numerator() as u32);
        };
        let mut made = None;
        for inverse in [false, true] {
            for part in self.parts().filter(|part| part.is_inverse() == inverse) {
                let right = part.expr();
                made = Some(match made {
                    None => right,
                    Some(left) => Expr::step(left, kind.op(inverse), right),
                });
            }
        }
        // A whole has parts.
        made.unwrap_or(Expr::Number(0))
    }
}

/// Orders by value, then by kind, then part by part.
impl Ord for Canonical {
    fn cmp(&self, other: &Canonical) -> Ordering {
        compare(&self.cells, &other.cells)
    }
}

impl PartialOrd for Canonical {
    fn partial_cmp(&self, other: &Canonical) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Appends the canonical form of `expr`, and returns its value with its sign. The caller has to
/// move the sign outward.
fn append(expr: &Expr, builder: &mut CanonicalBuilder) -> Result<Number, OpRefusal> {
    match expr {
        Expr::Number(number) => {
            let value = Number::from(*number);
            builder.number(value);
            Ok(value)
        }
        Expr::Step(step) => append_step(step, builder),
    }
}

fn append_step(step: &Operation, builder: &mut CanonicalBuilder) -> Result<Number, OpRefusal> {
    let kind = OpKind::of(step.op);
    let whole = builder.open(kind);
    let left = append(&step.left, builder)?;
    let second = builder.end();
    let right = append(&step.right, builder)?;
    let value = step.op.apply(left, right)?;
    // A sum has parts with signs, and passes its own sign outward; a product or a join has one sign
    // from the start.
    let must_turn = |part: Number| kind == OpKind::Sum && part.is_negative() != value.is_negative();
    let is_undoing = matches!(step.op, Op::Sub | Op::Div);
    builder.dissolve(second..builder.end(), kind, must_turn(right) ^ is_undoing);
    builder.dissolve(whole + 1..second, kind, must_turn(left));
    let size = value.checked_abs().ok_or(OpRefusal::Overflow)?;
    builder.close(whole, kind, size);
    Ok(value)
}

/// The most cells of a puzzle's way: there are fewer wholes with two or more parts than numbers.
const ROOM: usize = 2 * MAX_NUMBERS - 1;

/// A given number, or a whole (a sum, product or join) whose parts come after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Cell {
    value: Number,
    /// The kind of operator between the parts; `None` for a given number.
    kind: Option<OpKind>,
    /// Whether the part is subtracted in its sum or divides in its product.
    is_inverse: bool,
    /// How many cells there are for this one and its parts together.
    span: usize,
}

/// Builds canonical forms, part by part.
pub(super) struct CanonicalBuilder {
    cells: Vec<Cell>,
}

impl CanonicalBuilder {
    pub fn new() -> CanonicalBuilder {
        CanonicalBuilder {
            cells: Vec::with_capacity(ROOM),
        }
    }

    /// The form that was built, which must be a single and complete one.
    pub fn finish(self) -> Canonical {
        Canonical { cells: self.cells }
    }

    /// The index at which the next cell will be.
    pub fn end(&self) -> usize {
        self.cells.len()
    }

    /// Appends a given number.
    pub fn number(&mut self, value: Number) {
        self.cells.push(Cell {
            value,
            kind: None,
            is_inverse: false,
            span: 1,
        });
    }

    /// Begins a whole, and returns its index. The parts are appended next, and the value is given
    /// when the whole is closed.
    pub fn open(&mut self, kind: OpKind) -> usize {
        self.cells.push(Cell {
            value: Number::ZERO,
            kind: Some(kind),
            is_inverse: false,
            span: 1,
        });
        self.end() - 1
    }

    /// Ends the whole of `kind` at `whole`; `value` is that of its parts together, not negative. No
    /// part is of its kind.
    pub fn close(&mut self, whole: usize, kind: OpKind, value: Number) {
        self.cells[whole].value = value;
        self.cells[whole].span = self.end() - whole;
        let parts = &mut self.cells[whole + 1..];
        match kind {
            OpKind::Sum => {
                // `− 0` is `+ 0`.
                set_plain(parts, Number::ZERO);
                sort(parts);
                if value.is_zero() {
                    turn_first_plain(parts);
                }
            }
            OpKind::Product => {
                // `÷ 1` is `× 1`.
                set_plain(parts, Number::ONE);
                sort(parts);
            }
            OpKind::Join => {}
        }
    }

    /// Marks the part at `part` as inverse.
    pub fn invert(&mut self, part: usize) {
        self.cells[part].is_inverse = true;
    }

    /// Replaces the whole at this `range` by its parts if it is of `kind`. It inverts the parts if
    /// `is_turned`.
    pub fn dissolve(&mut self, mut range: Range<usize>, kind: OpKind, is_turned: bool) {
        if self.cells[range.start].kind == Some(kind) {
            self.cells.remove(range.start);
            range.end -= 1;
        }
        if is_turned {
            each_part(&mut self.cells[range], |part| part.is_inverse ^= true);
        }
    }
}

/// Orders two ways, each a cell with its parts after it. It goes by value, then by kind, then part
/// by part.
fn compare(one: &[Cell], other: &[Cell]) -> Ordering {
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
        let by_part = by_part.then(first.is_inverse.cmp(&second.is_inverse));
        if by_part.is_ne() {
            return by_part;
        }
        (one, other) = (rest, other_rest);
    }
    one.len().cmp(&other.len())
}

/// Calls `change` with each of the parts that are side by side, but not with parts of these.
fn each_part(parts: &mut [Cell], mut change: impl FnMut(&mut Cell)) {
    let mut at = 0;
    while at < parts.len() {
        change(&mut parts[at]);
        at += parts[at].span;
    }
}

/// Makes the parts with this value plain, which means not inverse.
fn set_plain(parts: &mut [Cell], value: Number) {
    each_part(parts, |part| part.is_inverse &= part.value != value);
}

/// Sorts parts: the largest first, and of equal parts those that are not inverse. They are so few
/// that an insertion sort is enough.
fn sort(parts: &mut [Cell]) {
    let mut sorted = 0;
    while sorted < parts.len() {
        let end = sorted + parts[sorted].span;
        let mut index = 0;
        while index < sorted && !is_before(&parts[sorted..end], &parts[index..sorted]) {
            index += parts[index].span;
        }
        if index < sorted {
            parts[index..end].rotate_right(end - sorted);
        }
        sorted = end;
    }
}

/// Whether `part` belongs before the first part of `others`.
fn is_before(part: &[Cell], others: &[Cell]) -> bool {
    if part[0].value != others[0].value {
        return part[0].value > others[0].value;
    }
    let by_size = compare(&others[..others[0].span], part);
    by_size
        .then(part[0].is_inverse.cmp(&others[0].is_inverse))
        .is_lt()
}

/// Makes the first part of a sum of zero plain. All signs can be turned: `4 − 2 − 2` and
/// `2 + 2 − 4` are the same.
fn turn_first_plain(parts: &mut [Cell]) {
    if parts.first().is_some_and(|first| first.is_inverse) {
        each_part(parts, |part| part.is_inverse ^= !part.value.is_zero());
        sort(parts);
    }
}
