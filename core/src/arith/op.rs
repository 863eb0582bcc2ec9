//! The five operators, their kinds and sets, and why an operator may refuse its numbers.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::arith::number::Number;

/// An operator of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Op {
    /// `+`
    Add,
    /// `−`
    Sub,
    /// `×`
    Mul,
    /// `÷`
    Div,
    /// `&`, concatenation: the digits of two numbers beside each other.
    Join,
}

/// Why a step has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpRefusal {
    /// Nothing can be divided by zero.
    DivisionByZero,
    /// The left number of a join is a fraction.
    JoinLeftFraction,
    /// The left number of a join is zero.
    JoinLeftZero,
    /// The right number of a join is a fraction.
    JoinRightFraction,
    /// The right number of a join is negative.
    JoinRightNegative,
    /// The result is too large to be held exactly.
    Overflow,
}

impl Op {
    /// All five, in the order of the table's buttons.
    pub const ALL: [Op; 5] = [Op::Add, Op::Sub, Op::Mul, Op::Div, Op::Join];

    /// The result of `left op right`, or why there is none.
    pub fn apply(self, left: Number, right: Number) -> Result<Number, OpRefusal> {
        match self {
            Op::Add => left.checked_add(right).ok_or(OpRefusal::Overflow),
            Op::Sub => left.checked_sub(right).ok_or(OpRefusal::Overflow),
            Op::Mul => left.checked_mul(right).ok_or(OpRefusal::Overflow),
            Op::Div if right.is_zero() => Err(OpRefusal::DivisionByZero),
            Op::Div => left.checked_div(right).ok_or(OpRefusal::Overflow),
            Op::Join => join(left, right),
        }
    }

    /// The operator's name in addresses, in the document and in the selectors of messages. Symbols
    /// such as `+` and `&` have other meanings there.
    pub const fn code(self) -> &'static str {
        match self {
            Op::Add => "add",
            Op::Sub => "sub",
            Op::Mul => "mul",
            Op::Div => "div",
            Op::Join => "join",
        }
    }

    /// The operator with this name; see [`Op::code`].
    pub fn from_code(code: &str) -> Option<Op> {
        Op::ALL.into_iter().find(|op| op.code() == code)
    }

    /// The plain-text symbol: one of `+ - * / &`.
    pub const fn symbol(self) -> char {
        match self {
            Op::Add => '+',
            Op::Sub => '-',
            Op::Mul => '*',
            Op::Div => '/',
            Op::Join => '&',
        }
    }

    /// The symbol for people: one of `+ − × ÷ &`.
    pub const fn printed(self) -> char {
        match self {
            Op::Sub => '−',
            Op::Mul => '×',
            Op::Div => '÷',
            Op::Add | Op::Join => self.symbol(),
        }
    }

    /// How tightly the operator binds in a text: `&` before `× ÷` before `+ −`.
    pub const fn tightness(self) -> u8 {
        match self {
            Op::Add | Op::Sub => 0,
            Op::Mul | Op::Div => 1,
            Op::Join => 2,
        }
    }

    /// The difficulty of the operator: 1 is the easiest, and operators that schools teach later
    /// have more. A join has 3, although no school teaches it.
    pub const fn effort(self) -> u32 {
        match self {
            Op::Add => 1,
            Op::Sub | Op::Mul => 2,
            Op::Join => 3,
            Op::Div => 4,
        }
    }

    /// The operator of a symbol, plain (`- * /`) or printed (`− × ÷`).
    pub fn from_symbol(symbol: char) -> Option<Op> {
        let mut all = Op::ALL.into_iter();
        all.find(|op| op.symbol() == symbol || op.printed() == symbol)
    }
}

/// Joins two numbers. The left one must be whole and not zero (its sign is kept), the right one
/// whole and not negative.
fn join(left: Number, right: Number) -> Result<Number, OpRefusal> {
    let head = left.as_whole().ok_or(OpRefusal::JoinLeftFraction)?;
    let tail = right.as_whole().ok_or(OpRefusal::JoinRightFraction)?;
    if head == 0 {
        return Err(OpRefusal::JoinLeftZero);
    }
    if tail < 0 {
        return Err(OpRefusal::JoinRightNegative);
    }
    let digits = tail.checked_ilog10().unwrap_or(0) + 1;
    let joined = || {
        let shifted = head.checked_mul(10_i64.checked_pow(digits)?)?;
        shifted.checked_add(head.signum() * tail)
    };
    joined().map(Number::whole).ok_or(OpRefusal::Overflow)
}

/// A kind of operators: an operator and its inverse, which undo each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OpKind {
    /// `+ −`
    Sum,
    /// `× ÷`
    Product,
    /// `&`, which joins digits
    Join,
}

impl OpKind {
    /// The kind to which a step of `op` belongs.
    pub const fn of(op: Op) -> OpKind {
        match op {
            Op::Add | Op::Sub => OpKind::Sum,
            Op::Mul | Op::Div => OpKind::Product,
            Op::Join => OpKind::Join,
        }
    }

    /// The operator before a part.
    pub const fn op(self, inverse: bool) -> Op {
        match (self, inverse) {
            (OpKind::Sum, false) => Op::Add,
            (OpKind::Sum, true) => Op::Sub,
            (OpKind::Product, false) => Op::Mul,
            (OpKind::Product, true) => Op::Div,
            (OpKind::Join, _) => Op::Join,
        }
    }
}

/// A set of operators: which ones a table allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Op>", into = "Vec<Op>")]
pub struct OpSet(u8);

impl OpSet {
    /// All five operators.
    pub const ALL: OpSet = OpSet(0b1_1111);

    /// The four operators of the 24 game.
    pub const WITHOUT_JOIN: OpSet = OpSet(0b0_1111);

    /// No operator at all.
    pub const NONE: OpSet = OpSet(0);

    /// Whether `op` is in the set.
    pub const fn contains(self, op: Op) -> bool {
        self.0 & (1 << op as u8) != 0
    }

    /// Whether all of `+ − × ÷` are in the set. Then no solution needs a negative number, because a
    /// sign can be moved outward until the goal absorbs it.
    pub const fn has_all_four(self) -> bool {
        self.0 & OpSet::WITHOUT_JOIN.0 == OpSet::WITHOUT_JOIN.0
    }

    /// Whether no operator is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members, in the order of [`Op::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Op> {
        Op::ALL.into_iter().filter(move |op| self.contains(*op))
    }
}

impl FromIterator<Op> for OpSet {
    fn from_iter<I: IntoIterator<Item = Op>>(ops: I) -> OpSet {
        ops.into_iter()
            .fold(OpSet::NONE, |set, op| OpSet(set.0 | 1 << op as u8))
    }
}

impl From<Vec<Op>> for OpSet {
    fn from(ops: Vec<Op>) -> OpSet {
        ops.into_iter().collect()
    }
}

impl From<OpSet> for Vec<Op> {
    fn from(set: OpSet) -> Vec<Op> {
        set.iter().collect()
    }
}

impl fmt::Display for Op {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.symbol())
    }
}
