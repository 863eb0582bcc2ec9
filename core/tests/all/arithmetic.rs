//! The laws of the fractions, and the numbers that each operator refuses.

use proptest::prelude::*;
use score_core::arith::number::Number;
use score_core::arith::op::{Op, OpRefusal, OpSet};

fn fraction(numerator: i64, denominator: i64) -> Number {
    Number::new(numerator, denominator).expect("a fraction that can be held")
}

/// Small enough that no law's three operations overflow.
fn any_small() -> impl Strategy<Value = Number> {
    (-1000_i64..=1000, 1_i64..=1000).prop_map(|(above, below)| fraction(above, below))
}

fn add(left: Number, right: Number) -> Number {
    left.checked_add(right).expect("a sum that can be held")
}

fn mul(left: Number, right: Number) -> Number {
    left.checked_mul(right).expect("a product that can be held")
}

proptest! {
    #[test]
    fn sums_and_products_commute(a in any_small(), b in any_small()) {
        prop_assert_eq!(add(a, b), add(b, a));
        prop_assert_eq!(mul(a, b), mul(b, a));
    }

    #[test]
    fn sums_and_products_associate(a in any_small(), b in any_small(), c in any_small()) {
        prop_assert_eq!(add(add(a, b), c), add(a, add(b, c)));
        prop_assert_eq!(mul(mul(a, b), c), mul(a, mul(b, c)));
    }

    #[test]
    fn a_product_distributes_over_a_sum(a in any_small(), b in any_small(), c in any_small()) {
        prop_assert_eq!(mul(a, add(b, c)), add(mul(a, b), mul(a, c)));
    }

    #[test]
    fn zero_and_one_are_neutral(a in any_small()) {
        prop_assert_eq!(add(a, Number::whole(0)), a);
        prop_assert_eq!(mul(a, Number::whole(1)), a);
        prop_assert!(mul(a, Number::whole(0)).is_zero());
    }

    #[test]
    fn a_difference_undoes_a_sum(a in any_small(), b in any_small()) {
        prop_assert_eq!(add(a, b).checked_sub(b), Some(a));
        prop_assert_eq!(a.checked_sub(a), Some(Number::whole(0)));
    }

    #[test]
    fn a_quotient_undoes_a_product(a in any_small(), b in any_small()) {
        prop_assume!(!b.is_zero());
        prop_assert_eq!(mul(a, b).checked_div(b), Some(a));
        prop_assert_eq!(b.checked_div(b), Some(Number::whole(1)));
    }

    #[test]
    fn a_fraction_is_in_lowest_terms_over_a_positive_denominator(
        above in any::<i32>(),
        below in any::<i32>(),
        factor in 1_i64..=1000,
    ) {
        prop_assume!(below != 0);
        let number = fraction(above.into(), below.into());
        prop_assert!(number.denominator() > 0);
        prop_assert_eq!(
            i128::from(number.numerator()) * i128::from(below),
            i128::from(above) * i128::from(number.denominator()),
        );
        prop_assert_eq!(
            fraction(i64::from(above) * factor, i64::from(below) * factor),
            number
        );
        let mut common_divisors = (2..=number.denominator().min(1000)).filter(|divisor| {
            number.numerator() % divisor == 0 && number.denominator() % divisor == 0
        });
        prop_assert_eq!(common_divisors.next(), None);
    }

    #[test]
    fn the_larger_number_leaves_a_positive_difference(a in any_small(), b in any_small()) {
        let difference = a.checked_sub(b).expect("a difference that can be held");
        prop_assert_eq!(a > b, difference > Number::whole(0));
        prop_assert_eq!(a < b, difference.is_negative());
        prop_assert_eq!(a == b, difference.is_zero());
    }

    #[test]
    fn a_join_puts_digits_beside_each_other(head in -999_999_i64..=999_999, tail in 0_i64..=999_999) {
        prop_assume!(head != 0);
        let joined = Op::Join.apply(Number::whole(head), Number::whole(tail));
        prop_assert_eq!(joined.map(|number| number.to_string()), Ok(format!("{head}{tail}")));
    }

    #[test]
    fn a_number_survives_being_stored(a in any_small()) {
        let stored = serde_json::to_string(&a).expect("a number can be stored");
        prop_assert_eq!(serde_json::from_str::<Number>(&stored).ok(), Some(a));
    }
}

#[test]
fn a_fraction_without_a_value_cannot_be_made_or_read() {
    assert_eq!(Number::new(1, 0), None);
    assert_eq!(Number::new(0, 0), None);
    assert_eq!(Number::new(1, i64::MIN), None);
    assert!(serde_json::from_str::<Number>("[1,0]").is_err());
}

#[test]
fn a_result_that_cannot_be_held_overflows() {
    let (most, least, one) = (i64::MAX, i64::MIN, Number::whole(1));
    assert_eq!(Number::whole(most).checked_add(one), None);
    assert_eq!(Number::whole(least).checked_sub(one), None);
    assert_eq!(Number::whole(most).checked_mul(Number::whole(2)), None);
    assert_eq!(Number::whole(least).checked_div(Number::whole(-1)), None);
    assert_eq!(fraction(1, most).checked_add(fraction(1, most - 1)), None);

    // The sum over the common denominator has to fit, before it is reduced.
    let half = fraction(most, 2);
    assert_eq!(half.checked_add(half), None);
    assert_eq!(half.checked_mul(fraction(2, most)), Some(one));
    assert_eq!(
        Number::whole(least).checked_add(Number::whole(most)),
        Some(Number::whole(-1))
    );
    assert!(Number::whole(least) < Number::whole(most));
    assert!(fraction(most - 1, most) < one);
}

#[test]
fn a_number_prints_as_plain_text() {
    for (number, text) in [
        (Number::whole(12), "12"),
        (Number::whole(-3), "-3"),
        (fraction(2, 3), "2/3"),
        (fraction(4, -6), "-2/3"),
    ] {
        assert_eq!(number.to_string(), text);
    }
}

#[test]
fn every_operator_gives_its_result_or_its_reason() {
    let check = |left: Number, op: Op, right: Number, expected: Result<Number, OpRefusal>| {
        assert_eq!(op.apply(left, right), expected, "{left} {op} {right}");
    };
    let whole = Number::whole;
    let made = |value: i64| Ok(Number::whole(value));
    check(whole(2), Op::Add, whole(3), made(5));
    check(whole(2), Op::Sub, whole(3), made(-1));
    check(whole(2), Op::Mul, whole(3), made(6));
    check(whole(2), Op::Div, whole(3), Ok(fraction(2, 3)));
    check(whole(4), Op::Div, fraction(2, 3), made(6));
    check(whole(0), Op::Div, whole(3), made(0));
    check(whole(3), Op::Div, whole(0), Err(OpRefusal::DivisionByZero));
    check(whole(0), Op::Div, whole(0), Err(OpRefusal::DivisionByZero));

    check(whole(1), Op::Join, whole(2), made(12));
    check(whole(-3), Op::Join, whole(4), made(-34));
    check(whole(2), Op::Join, whole(0), made(20));
    check(whole(12), Op::Join, whole(345), made(12_345));
    check(whole(1), Op::Join, whole(100), made(1100));
    check(whole(0), Op::Join, whole(2), Err(OpRefusal::JoinLeftZero));
    check(
        whole(2),
        Op::Join,
        whole(-3),
        Err(OpRefusal::JoinRightNegative),
    );
    check(
        fraction(1, 2),
        Op::Join,
        whole(3),
        Err(OpRefusal::JoinLeftFraction),
    );
    check(
        whole(3),
        Op::Join,
        fraction(1, 2),
        Err(OpRefusal::JoinRightFraction),
    );

    check(whole(i64::MAX), Op::Add, whole(1), Err(OpRefusal::Overflow));
    check(whole(i64::MIN), Op::Sub, whole(1), Err(OpRefusal::Overflow));
    check(whole(i64::MAX), Op::Mul, whole(2), Err(OpRefusal::Overflow));
    check(
        fraction(1, 2),
        Op::Div,
        whole(i64::MAX),
        Err(OpRefusal::Overflow),
    );
    check(
        whole(i64::MAX),
        Op::Join,
        whole(0),
        Err(OpRefusal::Overflow),
    );
    check(
        whole(1),
        Op::Join,
        whole(i64::MAX),
        Err(OpRefusal::Overflow),
    );
    check(
        whole(9_223_372),
        Op::Join,
        whole(36_854_775_807),
        Ok(whole(922_337_236_854_775_807)),
    );
}

#[test]
fn both_symbols_of_an_operator_stand_for_it() {
    for op in Op::ALL {
        assert_eq!(Op::from_symbol(op.symbol()), Some(op));
        assert_eq!(Op::from_symbol(op.printed()), Some(op));
    }
    assert_eq!(Op::from_symbol('x'), None);
}

#[test]
fn a_set_of_operators_has_the_members_that_were_put_in() {
    assert!(!OpSet::WITHOUT_JOIN.contains(Op::Join));
    assert!(OpSet::NONE.is_empty() && !OpSet::WITHOUT_JOIN.is_empty());
    let all_but_join = OpSet::ALL.iter().filter(|op| *op != Op::Join);
    assert_eq!(all_but_join.collect::<OpSet>(), OpSet::WITHOUT_JOIN);
    for bits in 0_u32..32 {
        let members: Vec<Op> = (0..5)
            .filter(|at| bits & 1 << at != 0)
            .map(|at| Op::ALL[at])
            .collect();
        let set: OpSet = members.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), members);
        let stored = serde_json::to_string(&set).expect("a set can be stored");
        assert_eq!(serde_json::from_str::<OpSet>(&stored).ok(), Some(set));
    }
}

#[test]
fn a_fraction_beyond_one_is_printed_as_a_whole_number_and_a_rest() {
    let mixed = |numerator, denominator| Number::new(numerator, denominator)?.printed_mixed();
    assert_eq!(mixed(41, 2).as_deref(), Some("20\u{a0}1/2"));
    assert_eq!(mixed(-7, 3).as_deref(), Some("−2\u{a0}1/3"));
    assert_eq!(mixed(2, 3), None);
    assert_eq!(mixed(-2, 3), None);
    assert_eq!(mixed(12, 4), None);
}
