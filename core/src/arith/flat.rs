//! A way of making a number, flattened: what two ways that are essentially the
//! same have in common.

use super::expr::{Expr, Step};
use super::number::Number;
use super::op::{Op, OpRefusal};

const ZERO: Number = Number::whole(0);
const ONE: Number = Number::whole(1);

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
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Flat {
    value: Number,
    /// `None` for a number that was given, which has no parts.
    kind: Option<Kind>,
    parts: Vec<Part>,
}

/// A part of a sum, a product or a join; it is of another kind than the whole.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Part {
    /// The part itself.
    pub flat: Flat,
    /// Whether it is taken away from the sum or divides the product.
    pub inverse: bool,
}

impl Flat {
    /// The flat form of `expr`, or why a step inside it is refused: −2⁶³ too
    /// is an overflow here, for its size does not fit.
    pub fn of(expr: &Expr) -> Result<Flat, OpRefusal> {
        Ok(Signed::of(expr)?.flat)
    }

    /// The value, never negative.
    pub const fn value(&self) -> Number {
        self.value
    }

    /// What holds the parts together; `None` for a number that was given.
    pub const fn kind(&self) -> Option<Kind> {
        self.kind
    }

    /// The parts: of a sum or product the largest first, of a join from left
    /// to right, of a number that was given none.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// How many of the numbers that were given it takes.
    pub fn numbers(&self) -> usize {
        match self.kind {
            None => 1,
            Some(_) => self.parts.iter().map(|part| part.flat.numbers()).sum(),
        }
    }

    /// The plainest expression of this form: what is added stands before what
    /// is taken away, what multiplies before what divides, larger before
    /// smaller; so nothing in between is negative.
    pub fn expr(&self) -> Expr {
        let Some(kind) = self.kind else {
            // A number as it was given: whole and small.
            return Expr::Number(self.value.numerator() as u32);
        };
        let mut made = None;
        for inverse in [false, true] {
            for part in self.parts.iter().filter(|part| part.inverse == inverse) {
                let right = part.flat.expr();
                made = Some(match made {
                    None => right,
                    Some(left) => Expr::step(left, kind.op(inverse), right),
                });
            }
        }
        // A whole has parts.
        made.unwrap_or(Expr::Number(0))
    }

    /// A number as it was given.
    pub(super) fn number(value: Number) -> Flat {
        Flat {
            value,
            kind: None,
            parts: Vec::new(),
        }
    }

    /// The whole of `parts`, which has the value `value`, not negative; none of
    /// the parts is of this `kind`.
    pub(super) fn whole(kind: Kind, value: Number, mut parts: Vec<Part>) -> Flat {
        match kind {
            Kind::Sum => {
                // `− 0` is `+ 0`.
                set_plain(&mut parts, ZERO);
                sort(&mut parts);
                if value.is_zero() {
                    turn_first_plain(&mut parts);
                }
            }
            Kind::Product => {
                // `÷ 1` is `× 1`.
                set_plain(&mut parts, ONE);
                sort(&mut parts);
            }
            Kind::Join => {}
        }
        Flat {
            value,
            kind: Some(kind),
            parts,
        }
    }

    /// What this form is within a whole of `kind`: its own parts where it is of
    /// that kind, otherwise one part.
    fn parts_within(self, kind: Kind, inverse: bool) -> Vec<Part> {
        if self.kind != Some(kind) {
            return vec![Part {
                flat: self,
                inverse,
            }];
        }
        let mut parts = self.parts;
        for part in &mut parts {
            part.inverse ^= inverse;
        }
        parts
    }
}

/// A flat form whose sign is still to go outward.
struct Signed {
    flat: Flat,
    value: Number,
}

impl Signed {
    fn of(expr: &Expr) -> Result<Signed, OpRefusal> {
        match expr {
            Expr::Number(number) => Ok(Signed {
                flat: Flat::number(Number::from(*number)),
                value: Number::from(*number),
            }),
            Expr::Step(step) => Signed::of_step(step),
        }
    }

    fn of_step(step: &Step) -> Result<Signed, OpRefusal> {
        let (left, right) = (Signed::of(&step.left)?, Signed::of(&step.right)?);
        let value = step.op.apply(left.value, right.value)?;
        let kind = Kind::of(step.op);
        // A sum takes its parts with their signs, and gives its own away; the
        // sign of a product or a join is one sign from the start.
        let turned =
            |part: &Signed| kind == Kind::Sum && part.value.is_negative() != value.is_negative();
        let (turn_left, turn_right) = (turned(&left), turned(&right));
        let behind = matches!(step.op, Op::Sub | Op::Div);
        let mut parts = left.flat.parts_within(kind, turn_left);
        parts.extend(right.flat.parts_within(kind, turn_right ^ behind));
        let size = size_of(value).ok_or(OpRefusal::Overflow)?;
        Ok(Signed {
            flat: Flat::whole(kind, size, parts),
            value,
        })
    }
}

/// The value without its sign; `None` where it does not fit.
fn size_of(value: Number) -> Option<Number> {
    if value.is_negative() {
        ZERO.checked_sub(value)
    } else {
        Some(value)
    }
}

/// Adds or multiplies the parts of this value, whatever they did before.
fn set_plain(parts: &mut [Part], value: Number) {
    for part in parts.iter_mut().filter(|part| part.flat.value == value) {
        part.inverse = false;
    }
}

/// The largest part first; of equal parts those that are not inverse. There are
/// so few that each is put in its place by hand.
fn sort(parts: &mut [Part]) {
    for last in 1..parts.len() {
        let mut at = last;
        while at > 0 && is_before(&parts[at], &parts[at - 1]) {
            parts.swap(at, at - 1);
            at -= 1;
        }
    }
}

fn is_before(one: &Part, other: &Part) -> bool {
    let by_size = other.flat.cmp(&one.flat);
    by_size.then(one.inverse.cmp(&other.inverse)).is_lt()
}

/// A sum of zero is the same with all of its signs turned: `4 − 2 − 2` and
/// `2 + 2 − 4` are one.
fn turn_first_plain(parts: &mut [Part]) {
    if parts.first().is_some_and(|first| first.inverse) {
        for part in parts.iter_mut() {
            part.inverse ^= part.flat.value != ZERO;
        }
        sort(parts);
    }
}
