//! Remarks about fractions in a step.

use std::fmt;

use crate::arith::number::Number;
use crate::arith::op::Op;
use crate::teach::signs::plain_sum;

/// A fraction on the way to a result, not necessarily in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unreduced {
    /// The numerator, which carries the sign.
    pub numerator: i64,
    /// The denominator, always positive.
    pub denominator: i64,
}

/// A remark about a fraction in a step or in its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fractions {
    /// Fractions with the same denominator are added or subtracted.
    SameDenominator {
        /// The left numerator.
        left: i64,
        /// The operator: addition or subtraction.
        op: Op,
        /// The right numerator.
        right: i64,
        /// The sum or difference.
        result: Unreduced,
    },
    /// Numbers are brought to a common denominator.
    CommonDenominator {
        /// The left number over the common denominator.
        left: Unreduced,
        /// The operator: addition or subtraction.
        op: Op,
        /// The right number over the common denominator.
        right: Unreduced,
        /// The sum or difference.
        result: Unreduced,
    },
    /// Fractions are multiplied, or a fraction and a whole number.
    Multiplies {
        /// The number before the operator.
        left: Number,
        /// The number after the operator.
        right: Number,
        /// The product.
        product: Unreduced,
    },
    /// A fraction divides: `4 ÷ 2/3`.
    DividesBy {
        /// The fraction that divides.
        divisor: Number,
        /// The fraction upside down.
        inverse: Number,
    },
    /// The product after the fraction that divides is turned upside down.
    TimesInverse {
        /// The number that is divided.
        left: Number,
        /// The fraction upside down.
        inverse: Number,
        /// The product.
        product: Unreduced,
    },
    /// A fraction is divided by a whole number.
    Divided {
        /// The size of the whole number.
        by: Number,
        /// The quotient.
        quotient: Unreduced,
    },
    /// A division of whole numbers does not come out even.
    Stays {
        /// The size of the dividend.
        dividend: Number,
        /// The size of the divisor.
        divisor: Number,
    },
    /// The result is reduced to its lowest terms.
    LowestTerms {
        /// The fraction before it is reduced.
        from: Unreduced,
        /// The same value in lowest terms.
        to: Number,
    },
}

/// Remarks about the step `left op right`, which makes `result` and is no join. Empty if a part
/// of a fraction on the way does not fit.
pub(super) fn of(left: Number, op: Op, right: Number, result: Number) -> Vec<Fractions> {
    let wholes = [left, right, result].map(|number| number.as_whole().is_some());
    let said = match (op, wholes) {
        (_, [true, true, true]) => None,
        (Op::Add | Op::Sub, _) => of_sum(left, op, right),
        (Op::Mul, _) => of_product(left, right),
        (_, [true, true, false]) => of_division(left, right),
        (_, [false, true, _]) => of_fraction_divided(left, right),
        (_, [_, false, _]) => of_fraction_dividing(left, right),
    };
    said.unwrap_or_default()
}

fn of_sum(left: Number, op: Op, right: Number) -> Option<Vec<Fractions>> {
    let (op, right) = plain_sum(op, right)?;
    // In lowest terms, the denominator of the quotient of both is the factor that the first lacks
    // to be a common one.
    let missing_factor = Number::new(left.denominator(), right.denominator())?.denominator();
    let common_denominator = left.denominator().checked_mul(missing_factor)?;
    let above = |number: Number| {
        number
            .numerator()
            .checked_mul(common_denominator / number.denominator())
    };
    let (above_left, above_right) = (above(left)?, above(right)?);
    let above = match op {
        Op::Add => above_left.checked_add(above_right)?,
        _ => above_left.checked_sub(above_right)?,
    };
    let over = |numerator| Unreduced {
        numerator,
        denominator: common_denominator,
    };
    let result = over(above);
    let brought = if left.denominator() == right.denominator() {
        Fractions::SameDenominator {
            left: above_left,
            op,
            right: above_right,
            result,
        }
    } else {
        Fractions::CommonDenominator {
            left: over(above_left),
            op,
            right: over(above_right),
            result,
        }
    };
    Some(result.reduced_after([brought]))
}

fn of_product(left: Number, right: Number) -> Option<Vec<Fractions>> {
    let product = Unreduced::product(left, right)?;
    let multiplies = Fractions::Multiplies {
        left,
        right,
        product,
    };
    Some(product.reduced_after([multiplies]))
}

/// A division of whole numbers that does not come out even.
fn of_division(left: Number, right: Number) -> Option<Vec<Fractions>> {
    let (dividend, divisor) = (left.checked_abs()?, right.checked_abs()?);
    let stays = Fractions::Stays { dividend, divisor };
    let quotient = Unreduced::product(left, Number::ONE.checked_div(right)?)?;
    Some(quotient.reduced_after([stays]))
}

fn of_fraction_divided(left: Number, right: Number) -> Option<Vec<Fractions>> {
    let quotient = Unreduced::product(left, Number::ONE.checked_div(right)?)?;
    let by = right.checked_abs()?;
    let divided = Fractions::Divided { by, quotient };
    Some(quotient.reduced_after([divided]))
}

fn of_fraction_dividing(left: Number, divisor: Number) -> Option<Vec<Fractions>> {
    let inverse = Number::ONE.checked_div(divisor)?;
    let divides_by = Fractions::DividesBy { divisor, inverse };
    let is_plain = left == Number::ONE || left.as_whole().is_some() && inverse.as_whole().is_some();
    if is_plain {
        return Some(vec![divides_by]);
    }
    let product = Unreduced::product(left, inverse)?;
    let times_inverse = Fractions::TimesInverse {
        left,
        inverse,
        product,
    };
    Some(product.reduced_after([divides_by, times_inverse]))
}

impl Unreduced {
    /// `left × right` with nothing reduced; `None` if a part overflows.
    fn product(left: Number, right: Number) -> Option<Unreduced> {
        Some(Unreduced {
            numerator: left.numerator().checked_mul(right.numerator())?,
            denominator: left.denominator().checked_mul(right.denominator())?,
        })
    }

    /// The remarks `said`, and one more if the fraction can be reduced.
    fn reduced_after<const N: usize>(self, said: [Fractions; N]) -> Vec<Fractions> {
        let mut said = Vec::from(said);
        if let Some(to) = Number::new(self.numerator, self.denominator)
            && to.denominator() != self.denominator
        {
            said.push(Fractions::LowestTerms { from: self, to });
        }
        said
    }
}

/// Prints the fraction for people, with a real minus sign: `−6/4`.
impl fmt::Display for Unreduced {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let above = Number::whole(self.numerator).printed();
        write!(out, "{above}/{}", self.denominator)
    }
}
