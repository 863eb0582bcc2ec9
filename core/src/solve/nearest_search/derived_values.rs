//! The different values that some of the numbers make, and how each is made.
//!
//! The idea: a value is stored once, with the number of its expressions and its simplest last step. The
//! bound: no more values than expressions.

use crate::arith::number::Number;
use crate::arith::op::Op;
use crate::solve::subset::Subset;
use crate::solve::value_set::ValueSet;

/// The position of a value: the numbers that make the value, and its index in their list.
#[derive(Clone, Copy, Debug)]
pub(super) struct ValuePosition {
    pub part: Subset,
    pub index: usize,
}

/// A step on two values.
#[derive(Clone, Copy, Debug)]
pub(super) struct Made {
    pub left: ValuePosition,
    pub op: Op,
    pub right: ValuePosition,
}

/// How a value is made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Derivation {
    /// How many expressions make the value.
    pub count: u64,
    /// The cost of the simplest expression; see [`step_cost`].
    pub cost: u32,
    /// The last step of the simplest expression; `None` for a given number.
    pub made: Option<Made>,
}

/// The different values that some numbers make, each with its simplest derivation.
#[derive(Clone, Debug)]
pub(super) struct DerivedValues {
    values: ValueSet,
    derivations: Vec<Derivation>,
}

impl DerivedValues {
    /// No values.
    pub const fn new() -> DerivedValues {
        DerivedValues {
            values: ValueSet::new(),
            derivations: Vec::new(),
        }
    }

    /// How many different values there are.
    pub fn len(&self) -> usize {
        self.derivations.len()
    }

    /// The value at `index`, and how it is made.
    pub fn get(&self, index: usize) -> (Number, Derivation) {
        (self.values.list()[index], self.derivations[index])
    }

    /// Adds a way of making `value`; of equally simple ways the first is kept.
    pub fn add(&mut self, value: Number, derivation: Derivation) {
        let index = self.values.insert(value);
        match self.derivations.get_mut(index) {
            None => self.derivations.push(derivation),
            Some(known) => {
                known.count += derivation.count;
                if derivation.cost < known.cost {
                    (known.cost, known.made) = (derivation.cost, derivation.made);
                }
            }
        }
    }
}

/// The cost of a step. It is more than all other costs of a solution together, so that fewer
/// numbers are always simpler.
const STEP: u32 = 128;

/// The cost of a fraction as a result.
const FRACTION: u32 = 8;

/// The cost of a negative result.
const NEGATIVE: u32 = 4;

/// The cost of a large result, and the bound from which a result is large.
const LARGE: u32 = 2;
const LARGE_FROM: i64 = 100;

/// A cheap measure of how hard a step with this `result` is.
pub(super) fn step_cost(op: Op, result: Number) -> u32 {
    let mut cost = STEP + op.effort();
    if result.denominator() != 1 {
        cost += FRACTION;
    }
    if result.is_negative() {
        cost += NEGATIVE;
    }
    if result.numerator().unsigned_abs() >= LARGE_FROM.unsigned_abs() {
        cost += LARGE;
    }
    cost
}
