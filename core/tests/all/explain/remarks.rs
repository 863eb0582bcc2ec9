//! The remarks on a step, by example.

use score_core::arith::number::Number;
use score_core::arith::op::Op;
use score_core::teach::explain::ExplainedStep;
use score_core::teach::fractions::{Fractions, Unreduced};
use score_core::teach::remark::Remark;
use score_core::teach::signs::Signs;

use super::{formula, steps};
use crate::expression_reader::read;

/// The number that an expression makes.
fn n(text: &str) -> Number {
    read(text).value().expect("a number")
}

/// The fraction `numerator / denominator`, not reduced.
fn over(numerator: i64, denominator: i64) -> Unreduced {
    Unreduced {
        numerator,
        denominator,
    }
}

fn lowest_terms(from: Unreduced, to: &str) -> Remark {
    Remark::Fractions(Fractions::LowestTerms { from, to: n(to) })
}

fn one_negative(op: Op) -> Remark {
    Remark::Signs(Signs::OneNegative(op))
}

/// Checks the last step of `text` and its remarks, but for the remark that the goal is reached,
/// which is the last and is left out of `expected`.
fn check(text: &str, expected_formula: &str, expected: &[Remark]) {
    let last = steps(text).pop().expect("a step");
    assert_eq!(formula(&last), expected_formula, "{text}");
    let (reached, said) = last.remarks.split_last().expect("a remark");
    assert_eq!(*reached, Remark::ReachesGoal, "{text}");
    assert_eq!(said, expected, "{text}");
}

fn check_fractions(text: &str, expected_formula: &str, expected: &[Fractions]) {
    let expected: Vec<Remark> = expected.iter().copied().map(Remark::Fractions).collect();
    check(text, expected_formula, &expected);
}

fn check_signs(text: &str, expected_formula: &str, expected: &[Signs]) {
    let expected: Vec<Remark> = expected.iter().copied().map(Remark::Signs).collect();
    check(text, expected_formula, &expected);
}

#[test]
fn a_plain_step_speaks_for_itself() {
    check("4*3", "4 × 3 = 12", &[]);
    check("4+3", "4 + 3 = 7", &[]);
    check("4-3", "4 − 3 = 1", &[]);
    check("12/3", "12 ÷ 3 = 4", &[]);
}

#[test]
fn a_division_by_a_fraction_is_a_multiplication() {
    let divides_by = |divisor: &str, inverse: &str| Fractions::DividesBy {
        divisor: n(divisor),
        inverse: n(inverse),
    };
    let times_inverse = |left: &str, inverse: &str, product| Fractions::TimesInverse {
        left: n(left),
        inverse: n(inverse),
        product,
    };
    check(
        "4/(2/3)",
        "4 ÷ 2/3 = 6",
        &[
            Remark::Fractions(divides_by("2/3", "3/2")),
            Remark::Fractions(times_inverse("4", "3/2", over(12, 2))),
            lowest_terms(over(12, 2), "6"),
        ],
    );
    check_fractions("8/(3-8/3)", "8 ÷ 1/3 = 24", &[divides_by("1/3", "3")]);
    check_fractions("1/(2/3)", "1 ÷ 2/3 = 3/2", &[divides_by("2/3", "3/2")]);
    check_fractions(
        "(1/2)/(2/3)",
        "1/2 ÷ 2/3 = 3/4",
        &[
            divides_by("2/3", "3/2"),
            times_inverse("1/2", "3/2", over(3, 4)),
        ],
    );
    check(
        "4/((1-3)/3)",
        "4 ÷ (−2/3) = −6",
        &[
            one_negative(Op::Div),
            Remark::Fractions(divides_by("(0-2)/3", "(0-3)/2")),
            Remark::Fractions(times_inverse("4", "(0-3)/2", over(-12, 2))),
            lowest_terms(over(-12, 2), "0-6"),
        ],
    );
}

#[test]
fn a_division_of_a_fraction_makes_its_denominator_larger() {
    let divided = |by: &str, quotient| Fractions::Divided {
        by: n(by),
        quotient,
    };
    check_fractions("(2/3)/5", "2/3 ÷ 5 = 2/15", &[divided("5", over(2, 15))]);
    check(
        "(2/3)/4",
        "2/3 ÷ 4 = 1/6",
        &[
            Remark::Fractions(divided("4", over(2, 12))),
            lowest_terms(over(2, 12), "1/6"),
        ],
    );
    check(
        "(2/3)/(1-5)",
        "2/3 ÷ (−4) = −1/6",
        &[
            one_negative(Op::Div),
            Remark::Fractions(divided("4", over(-2, 12))),
            lowest_terms(over(-2, 12), "(0-1)/6"),
        ],
    );
}

#[test]
fn a_division_that_does_not_come_out_even_leaves_a_fraction() {
    let stays = |dividend: &str, divisor: &str| {
        Remark::Fractions(Fractions::Stays {
            dividend: n(dividend),
            divisor: n(divisor),
        })
    };
    check("2/3", "2 ÷ 3 = 2/3", &[stays("2", "3")]);
    check(
        "8/6",
        "8 ÷ 6 = 4/3",
        &[stays("8", "6"), lowest_terms(over(8, 6), "4/3")],
    );
    check(
        "(1-9)/6",
        "−8 ÷ 6 = −4/3",
        &[
            one_negative(Op::Div),
            stays("8", "6"),
            lowest_terms(over(-8, 6), "(0-4)/3"),
        ],
    );
}

#[test]
fn fractions_are_added_on_a_common_denominator() {
    let common = |left, op, right, result| {
        Remark::Fractions(Fractions::CommonDenominator {
            left,
            op,
            right,
            result,
        })
    };
    let same = |left, op, right, result| {
        Remark::Fractions(Fractions::SameDenominator {
            left,
            op,
            right,
            result,
        })
    };
    check(
        "1/2+1/3",
        "1/2 + 1/3 = 5/6",
        &[common(over(3, 6), Op::Add, over(2, 6), over(5, 6))],
    );
    check(
        "1/2+1/6",
        "1/2 + 1/6 = 2/3",
        &[
            common(over(3, 6), Op::Add, over(1, 6), over(4, 6)),
            lowest_terms(over(4, 6), "2/3"),
        ],
    );
    check(
        "3-8/3",
        "3 − 8/3 = 1/3",
        &[common(over(9, 3), Op::Sub, over(8, 3), over(1, 3))],
    );
    check(
        "1/3+1/3",
        "1/3 + 1/3 = 2/3",
        &[same(1, Op::Add, 1, over(2, 3))],
    );
    check(
        "8/3-2/3",
        "8/3 − 2/3 = 2",
        &[
            same(8, Op::Sub, 2, over(6, 3)),
            lowest_terms(over(6, 3), "2"),
        ],
    );
    check(
        "1/2-3/4",
        "1/2 − 3/4 = −1/4",
        &[
            Remark::Signs(falls("1/2", "3/4", "1/4")),
            common(over(2, 4), Op::Sub, over(3, 4), over(-1, 4)),
        ],
    );
    check(
        "1/2+(1-3)/6",
        "1/2 + (−1/3) = 1/6",
        &[
            Remark::Signs(adds("(0-1)/3")),
            common(over(3, 6), Op::Sub, over(2, 6), over(1, 6)),
        ],
    );
}

#[test]
fn fractions_are_multiplied_above_and_below_the_line() {
    let multiplies = |left: &str, right: &str, product| {
        Remark::Fractions(Fractions::Multiplies {
            left: n(left),
            right: n(right),
            product,
        })
    };
    check(
        "2/3*(5/7)",
        "2/3 × 5/7 = 10/21",
        &[multiplies("2/3", "5/7", over(10, 21))],
    );
    check(
        "6*(2/3)",
        "6 × 2/3 = 4",
        &[
            multiplies("6", "2/3", over(12, 3)),
            lowest_terms(over(12, 3), "4"),
        ],
    );
    check(
        "(2/3)*(1-7)",
        "2/3 × (−6) = −4",
        &[
            one_negative(Op::Mul),
            multiplies("2/3", "0-6", over(-12, 3)),
            lowest_terms(over(-12, 3), "0-4"),
        ],
    );
}

#[test]
fn a_fraction_on_the_way_is_printed_as_it_is() {
    assert_eq!(over(12, 3).to_string(), "12/3");
    assert_eq!(over(-6, 4).to_string(), "−6/4");
}

fn adds(negative: &str) -> Signs {
    Signs::AddsNegative {
        negative: n(negative),
    }
}

fn falls(from: &str, taken: &str, depth: &str) -> Signs {
    Signs::FallsBelowZero {
        from: n(from),
        taken: n(taken),
        depth: n(depth),
    }
}

fn starts_below(from: &str, change: &str, to: &str) -> Signs {
    Signs::StartsBelowZero {
        from: n(from),
        change: n(change),
        to: n(to),
    }
}

#[test]
fn a_negative_number_that_is_added_or_subtracted_turns_the_operator() {
    let subtracts = |negative: &str| Signs::SubtractsNegative {
        negative: n(negative),
    };
    check_signs("5+(1-4)", "5 + (−3) = 2", &[adds("0-3")]);
    check_signs("5-(1-4)", "5 − (−3) = 8", &[subtracts("0-3")]);
    check_signs("0-(1-4)", "0 − (−3) = 3", &[subtracts("0-3")]);
    check_signs(
        "3+(1-9)",
        "3 + (−8) = −5",
        &[adds("0-8"), falls("3", "8", "5")],
    );
    check_signs(
        "(1-4)-(1-9)",
        "−3 − (−8) = 5",
        &[subtracts("0-8"), starts_below("0-3", "8", "5")],
    );
}

#[test]
fn sums_below_zero_are_walks_on_the_number_line() {
    let check = |text: &str, formula: &str, expected| check_signs(text, formula, &[expected]);
    check("3-8", "3 − 8 = −5", falls("3", "8", "5"));
    check("0-5", "0 − 5 = −5", falls("0", "5", "5"));
    check("(1-4)+5", "−3 + 5 = 2", starts_below("0-3", "5", "2"));
    check("(1-4)+2", "−3 + 2 = −1", starts_below("0-3", "2", "0-1"));
    check("(1-4)+3", "−3 + 3 = 0", starts_below("0-3", "3", "0"));
    check("(1-4)-4", "−3 − 4 = −7", starts_below("0-3", "0-4", "0-7"));
}

#[test]
fn two_negative_numbers_make_a_positive_one_and_one_a_negative_one() {
    let both_negative = |op| [Remark::Signs(Signs::BothNegative(op))];
    check("(1-4)*(1-5)", "−3 × (−4) = 12", &both_negative(Op::Mul));
    check("(1-13)/(1-5)", "−12 ÷ (−4) = 3", &both_negative(Op::Div));
    check("(1-4)*4", "−3 × 4 = −12", &[one_negative(Op::Mul)]);
    check("12/(1-5)", "12 ÷ (−4) = −3", &[one_negative(Op::Div)]);
}

#[test]
fn a_join_puts_digits_side_by_side() {
    let side_by_side = |left: &str, right: &str, joined: &str| Remark::SideBySide {
        left: n(left),
        right: n(right),
        joined: n(joined),
    };
    check("9&1", "9 & 1 = 91", &[side_by_side("9", "1", "91")]);
    check(
        "12&(2-2)",
        "12 & 0 = 120",
        &[side_by_side("12", "0", "120")],
    );
    check(
        "(1-4)&4",
        "−3 & 4 = −34",
        &[
            side_by_side("3", "4", "34"),
            Remark::KeepsMinus { left: n("0-3") },
        ],
    );
}

#[test]
fn zero_and_one_are_said_something_about_where_they_change_nothing_or_all() {
    let check = |text: &str, formula: &str, expected| check(text, formula, &[expected]);
    check("7+0", "7 + 0 = 7", Remark::ChangesNothing(Op::Add));
    check("(1-4)+0", "−3 + 0 = −3", Remark::ChangesNothing(Op::Add));
    check("7-0", "7 − 0 = 7", Remark::ChangesNothing(Op::Sub));
    check("7*1", "7 × 1 = 7", Remark::ChangesNothing(Op::Mul));
    check("1*(2/3)", "1 × 2/3 = 2/3", Remark::ChangesNothing(Op::Mul));
    check("7/1", "7 ÷ 1 = 7", Remark::ChangesNothing(Op::Div));
    check("7*0", "7 × 0 = 0", Remark::TimesZero);
    check("0/7", "0 ÷ 7 = 0", Remark::ZeroDivided);
    check("7-7", "7 − 7 = 0", Remark::MinusItself);
    check("7/7", "7 ÷ 7 = 1", Remark::DividedByItself);
    check("2/3-2/3", "2/3 − 2/3 = 0", Remark::MinusItself);
}

#[test]
fn the_last_step_reaches_the_goal() {
    check("4*5*1", "20 × 1 = 20", &[Remark::ChangesNothing(Op::Mul)]);
    check("4*3+8", "12 + 8 = 20", &[]);
    for text in ["4*5*1", "4*3+8"] {
        let steps = steps(text);
        let reached = |step: &&ExplainedStep| step.remarks.contains(&Remark::ReachesGoal);
        assert_eq!(steps.iter().filter(reached).count(), 1);
    }
}
