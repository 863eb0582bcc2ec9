//! A way of making a number, flattened: what two ways that are essentially the
//! same have in common.

use std::cmp::Ordering;

use super::cells::{Cell, Cells, compare};
use super::expr::{Expr, Step};
use super::number::Number;
use super::op::{Op, OpRefusal};

const ZERO: Number = Number::whole(0);

/// What holds the parts of a flattened way together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// `+ −`
    Sum,
    /// `× ÷`
    Product,
    /// `&`
    Join,
}

impl Kind {
    /// The kind to which a step of `op` belongs.
    pub const fn of(op: Op) -> Kind {
        match op {
            Op::Add | Op::Sub => Kind::Sum,
            Op::Mul | Op::Div => Kind::Product,
            Op::Join => Kind::Join,
        }
    }

    /// The operator before a part.
    pub const fn op(self, inverse: bool) -> Op {
        match (self, inverse) {
            (Kind::Sum, false) => Op::Add,
            (Kind::Sum, true) => Op::Sub,
            (Kind::Product, false) => Op::Mul,
            (Kind::Product, true) => Op::Div,
            (Kind::Join, _) => Op::Join,
        }
    }
}

/// An expression without what makes no difference: sums within sums, products
/// within products and joins within joins are one list of parts, signs stand
/// outside, and the parts of a sum or a product are in a fixed order.
///
/// Two expressions are essentially the same if their flat forms are equal. The
/// value is never negative: the sign of the whole is left out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Flat {
    /// One way, complete.
    cells: Cells,
}

/// A flat form or a part of one. A part of a sum, a product or a join is of
/// another kind than the whole.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    /// Its own cell and those of its parts.
    cells: &'a [Cell],
}

/// The parts of a whole, one after the other.
#[derive(Clone, Debug)]
pub struct Parts<'a> {
    rest: &'a [Cell],
}

impl Flat {
    /// The flat form of `expr`, or why a step inside it is refused: −2⁶³ too
    /// is an overflow here, for its size does not fit.
    pub fn of(expr: &Expr) -> Result<Flat, OpRefusal> {
        let mut cells = Cells::new();
        put(expr, &mut cells)?;
        Ok(Flat { cells })
    }

    /// The flat form that these cells are, which is one, and complete.
    pub(super) const fn made(cells: Cells) -> Flat {
        Flat { cells }
    }

    /// All of it.
    pub fn whole(&self) -> Part<'_> {
        Part {
            cells: self.cells.all(),
        }
    }

    /// The value, never negative.
    pub fn value(&self) -> Number {
        self.whole().value()
    }

    /// What holds the parts together; `None` for a number that was given.
    pub fn kind(&self) -> Option<Kind> {
        self.whole().kind()
    }

    /// The parts: of a sum or product the largest first, of a join from left
    /// to right, of a number that was given none.
    pub fn parts(&self) -> Parts<'_> {
        self.whole().parts()
    }

    /// How many of the numbers that were given it takes.
    pub fn numbers(&self) -> usize {
        self.whole().numbers()
    }

    /// The plainest expression of this form: what is added stands before what
    /// is taken away, what multiplies before what divides, larger before
    /// smaller; so nothing in between is negative.
    pub fn expr(&self) -> Expr {
        self.whole().expr()
    }
}

impl<'a> Part<'a> {
    /// The value, never negative.
    pub const fn value(self) -> Number {
        self.cells[0].value
    }

    /// What holds the parts together; `None` for a number that was given.
    pub const fn kind(self) -> Option<Kind> {
        self.cells[0].kind
    }

    /// Whether it is taken away from the sum or divides the product that it is
    /// a part of; never of a whole form or a part of a join.
    pub const fn is_inverse(self) -> bool {
        self.cells[0].inverse
    }

    /// Its own parts, in the order of [`Flat::parts`].
    pub fn parts(self) -> Parts<'a> {
        Parts {
            rest: &self.cells[1..],
        }
    }

    /// What it makes, and what everything in it makes.
    pub(super) fn values(self) -> impl Iterator<Item = Number> + Clone + use<'a> {
        self.cells.iter().map(|cell| cell.value)
    }

    /// How many of the numbers that were given it takes.
    pub fn numbers(self) -> usize {
        let numbers = self.cells.iter().filter(|cell| cell.kind.is_none());
        numbers.count()
    }

    /// Its plainest expression, see [`Flat::expr`].
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

impl<'a> Iterator for Parts<'a> {
    type Item = Part<'a>;

    fn next(&mut self) -> Option<Part<'a>> {
        let (cells, rest) = self.rest.split_at(self.rest.first()?.span);
        self.rest = rest;
        Some(Part { cells })
    }
}

/// By value, then by kind, then part by part.
impl Ord for Flat {
    fn cmp(&self, other: &Flat) -> Ordering {
        compare(self.cells.all(), other.cells.all())
    }
}

impl PartialOrd for Flat {
    fn partial_cmp(&self, other: &Flat) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Puts down the flat form of `expr`, and gives its value with its sign, which
/// is still to go outward.
fn put(expr: &Expr, cells: &mut Cells) -> Result<Number, OpRefusal> {
    match expr {
        Expr::Number(number) => {
            let value = Number::from(*number);
            cells.number(value);
            Ok(value)
        }
        Expr::Step(step) => put_step(step, cells),
    }
}

fn put_step(step: &Step, cells: &mut Cells) -> Result<Number, OpRefusal> {
    let kind = Kind::of(step.op);
    let whole = cells.open(kind);
    let left = put(&step.left, cells)?;
    let behind = cells.end();
    let right = put(&step.right, cells)?;
    let value = step.op.apply(left, right)?;
    // A sum takes its parts with their signs, and gives its own away; the sign
    // of a product or a join is one sign from the start.
    let turned = |part: Number| kind == Kind::Sum && part.is_negative() != value.is_negative();
    let is_behind = matches!(step.op, Op::Sub | Op::Div);
    cells.dissolve(behind..cells.end(), kind, turned(right) ^ is_behind);
    cells.dissolve(whole + 1..behind, kind, turned(left));
    let size = size_of(value).ok_or(OpRefusal::Overflow)?;
    cells.close(whole, kind, size);
    Ok(value)
}

/// The value without its sign; `None` where it does not fit.
fn size_of(value: Number) -> Option<Number> {
    if value.is_negative() {
        ZERO.checked_sub(value)
    } else {
        Some(value)
    }
}
