//! What is said about a step, by example.

use score_core::arith::number::Number;
use score_core::teach::explain::Step;
use score_core::teach::fractions::{Fractions, Unreduced};
use score_core::teach::remark::Remark;
use score_core::teach::signs::Signs;

use super::steps;

/// The sentences of all steps; the last one says besides that the goal is
/// reached, which is left out here.
fn sentences(text: &str) -> Vec<String> {
    let mut steps = steps(text);
    let last = steps.last_mut().and_then(|step| step.remarks.pop());
    assert_eq!(last, Some(Remark::ReachesGoal), "{text}");
    steps.iter().map(Step::to_string).collect()
}

/// The sentence of the last step.
fn check(text: &str, expected: &str) {
    let sentence = sentences(text).pop();
    assert_eq!(sentence.as_deref(), Some(expected), "{text}");
}

#[test]
fn a_plain_step_speaks_for_itself() {
    check("4*3", "4 × 3 = 12.");
    check("4+3", "4 + 3 = 7.");
    check("4-3", "4 − 3 = 1.");
    check("12/3", "12 ÷ 3 = 4.");
}

#[test]
fn a_division_by_a_fraction_is_a_multiplication() {
    check(
        "4/(2/3)",
        "4 ÷ 2/3 = 6: dividing by 2/3 is multiplying by 3/2, 4 × 3/2 is 12/2, and 12/2 is 6.",
    );
    check(
        "8/(3-8/3)",
        "8 ÷ 1/3 = 24: dividing by 1/3 is multiplying by 3.",
    );
    check(
        "1/(2/3)",
        "1 ÷ 2/3 = 3/2: dividing by 2/3 is multiplying by 3/2.",
    );
    check(
        "(1/2)/(2/3)",
        "1/2 ÷ 2/3 = 3/4: dividing by 2/3 is multiplying by 3/2, and 1/2 × 3/2 is 3/4.",
    );
    check(
        "4/((1-3)/3)",
        "4 ÷ (−2/3) = −6: just one of the two is negative, so the quotient is negative, dividing \
         by −2/3 is multiplying by −3/2, 4 × (−3/2) is −12/2, and −12/2 is −6.",
    );
}

#[test]
fn a_division_of_a_fraction_makes_its_denominator_larger() {
    check(
        "(2/3)/5",
        "2/3 ÷ 5 = 2/15: dividing by 5 makes the denominator 5 times as large, which gives 2/15.",
    );
    check(
        "(2/3)/4",
        "2/3 ÷ 4 = 1/6: dividing by 4 makes the denominator 4 times as large, which gives 2/12, \
         and 2/12 in lowest terms is 1/6.",
    );
    check(
        "(2/3)/(1-5)",
        "2/3 ÷ (−4) = −1/6: just one of the two is negative, so the quotient is negative, \
         dividing by 4 makes the denominator 4 times as large, which gives −2/12, and −2/12 in \
         lowest terms is −1/6.",
    );
}

#[test]
fn a_division_that_does_not_come_out_even_leaves_a_fraction() {
    check(
        "2/3",
        "2 ÷ 3 = 2/3: 3 does not go into 2 evenly, so the result is a fraction.",
    );
    check(
        "8/6",
        "8 ÷ 6 = 4/3: 6 does not go into 8 evenly, so the result is a fraction, and 8/6 in lowest \
         terms is 4/3.",
    );
    check(
        "(1-9)/6",
        "−8 ÷ 6 = −4/3: just one of the two is negative, so the quotient is negative, 6 does not \
         go into 8 evenly, so the result is a fraction, and −8/6 in lowest terms is −4/3.",
    );
}

#[test]
fn fractions_are_added_on_a_common_denominator() {
    check(
        "1/2+1/3",
        "1/2 + 1/3 = 5/6: with the common denominator 6 it is 3/6 + 2/6 = 5/6.",
    );
    check(
        "1/2+1/6",
        "1/2 + 1/6 = 2/3: with the common denominator 6 it is 3/6 + 1/6 = 4/6, and 4/6 in lowest \
         terms is 2/3.",
    );
    check(
        "3-8/3",
        "3 − 8/3 = 1/3: with the common denominator 3 it is 9/3 − 8/3 = 1/3.",
    );
    check(
        "1/3+1/3",
        "1/3 + 1/3 = 2/3: the denominators are the same, so 1 + 1 = 2 gives 2/3.",
    );
    check(
        "8/3-2/3",
        "8/3 − 2/3 = 2: the denominators are the same, so 8 − 2 = 6 gives 6/3, and 6/3 is 2.",
    );
    check(
        "1/2-3/4",
        "1/2 − 3/4 = −1/4: 3/4 is 1/4 more than 1/2, so the result is 1/4 below zero, and with \
         the common denominator 4 it is 2/4 − 3/4 = −1/4.",
    );
    check(
        "1/2+(1-3)/6",
        "1/2 + (−1/3) = 1/6: adding −1/3 is subtracting 1/3, and with the common denominator 6 it \
         is 3/6 − 2/6 = 1/6.",
    );
}

#[test]
fn fractions_are_multiplied_above_and_below_the_line() {
    check(
        "2/3*(5/7)",
        "2/3 × 5/7 = 10/21: above the line 2 × 5 = 10 and below it 3 × 7 = 21 give 10/21.",
    );
    check(
        "6*(2/3)",
        "6 × 2/3 = 4: above the line 6 × 2 = 12 gives 12/3, and 12/3 is 4.",
    );
    check(
        "(2/3)*(1-7)",
        "2/3 × (−6) = −4: just one of the two is negative, so the product is negative, above the \
         line 2 × (−6) = −12 gives −12/3, and −12/3 is −4.",
    );
}

#[test]
fn a_negative_number_that_is_added_or_subtracted_turns_the_operator() {
    check("5+(1-4)", "5 + (−3) = 2: adding −3 is subtracting 3.");
    check("5-(1-4)", "5 − (−3) = 8: subtracting −3 is adding 3.");
    check("0-(1-4)", "0 − (−3) = 3: subtracting −3 is adding 3.");
    check(
        "3+(1-9)",
        "3 + (−8) = −5: adding −8 is subtracting 8, and 8 is 5 more than 3, so the result is 5 \
         below zero.",
    );
    check(
        "(1-4)-(1-9)",
        "−3 − (−8) = 5: subtracting −8 is adding 8, and 8 up from 3 below zero is 5 above zero.",
    );
}

#[test]
fn sums_below_zero_are_walks_on_the_number_line() {
    check(
        "3-8",
        "3 − 8 = −5: 8 is 5 more than 3, so the result is 5 below zero.",
    );
    check("0-5", "0 − 5 = −5: 5 less than zero is 5 below zero.");
    check(
        "(1-4)+5",
        "−3 + 5 = 2: 5 up from 3 below zero is 2 above zero.",
    );
    check(
        "(1-4)+2",
        "−3 + 2 = −1: 2 up from 3 below zero is 1 below zero.",
    );
    check(
        "(1-4)+3",
        "−3 + 3 = 0: 3 up from 3 below zero is exactly zero.",
    );
    check(
        "(1-4)-4",
        "−3 − 4 = −7: 4 down from 3 below zero is 7 below zero.",
    );
}

#[test]
fn two_negative_numbers_make_a_positive_one_and_one_a_negative_one() {
    check(
        "(1-4)*(1-5)",
        "−3 × (−4) = 12: a negative number times a negative number is positive.",
    );
    check(
        "(1-13)/(1-5)",
        "−12 ÷ (−4) = 3: a negative number divided by a negative number is positive.",
    );
    check(
        "(1-4)*4",
        "−3 × 4 = −12: just one of the two is negative, so the product is negative.",
    );
    check(
        "12/(1-5)",
        "12 ÷ (−4) = −3: just one of the two is negative, so the quotient is negative.",
    );
}

#[test]
fn a_join_puts_digits_side_by_side() {
    check(
        "9&1",
        "9 & 1 = 91: the digits 9 and 1 side by side make 91.",
    );
    check(
        "12&(2-2)",
        "12 & 0 = 120: the digits 12 and 0 side by side make 120.",
    );
    check(
        "(1-4)&4",
        "−3 & 4 = −34: the digits 3 and 4 side by side make 34, and the minus sign of −3 stays in \
         front.",
    );
}

#[test]
fn zero_and_one_are_said_something_about_where_they_change_nothing_or_all() {
    check("7+0", "7 + 0 = 7: adding 0 changes nothing.");
    check("(1-4)+0", "−3 + 0 = −3: adding 0 changes nothing.");
    check("7-0", "7 − 0 = 7: subtracting 0 changes nothing.");
    check("7*1", "7 × 1 = 7: multiplying by 1 changes nothing.");
    check(
        "1*(2/3)",
        "1 × 2/3 = 2/3: multiplying by 1 changes nothing.",
    );
    check("7/1", "7 ÷ 1 = 7: dividing by 1 changes nothing.");
    check("7*0", "7 × 0 = 0: any number times 0 is 0.");
    check("0/7", "0 ÷ 7 = 0: 0 divided by any other number is 0.");
    check("7-7", "7 − 7 = 0: a number minus itself is 0.");
    check("7/7", "7 ÷ 7 = 1: a number divided by itself is 1.");
    check("2/3-2/3", "2/3 − 2/3 = 0: a number minus itself is 0.");
}

#[test]
fn the_last_step_reaches_the_goal() {
    for (text, last) in [
        (
            "4*5*1",
            "20 × 1 = 20: multiplying by 1 changes nothing, and that is the goal.",
        ),
        ("4*3+8", "12 + 8 = 20: that is the goal."),
    ] {
        let steps = steps(text);
        assert_eq!(steps.last().map(Step::to_string).as_deref(), Some(last));
        let reached = |step: &&Step| step.remarks.contains(&Remark::ReachesGoal);
        assert_eq!(steps.iter().filter(reached).count(), 1);
    }
}

#[test]
fn remarks_carry_their_numbers() {
    let remarks = |text: &str| steps(text).pop().expect("a step").remarks;
    let third = Number::new(1, 3).expect("a fraction");
    assert_eq!(
        remarks("8/(3-8/3)"),
        [
            Remark::Fractions(Fractions::DividesBy {
                divisor: third,
                inverse: Number::whole(3),
            }),
            Remark::ReachesGoal,
        ]
    );
    assert_eq!(
        remarks("1/2+1/6")[1],
        Remark::Fractions(Fractions::LowestTerms {
            from: Unreduced {
                numerator: 4,
                denominator: 6
            },
            to: Number::new(2, 3).expect("a fraction"),
        })
    );
    let falls = Signs::FallsBelowZero {
        from: Number::whole(3),
        taken: Number::whole(8),
        depth: Number::whole(5),
    };
    assert_eq!(remarks("3-8")[0], Remark::Signs(falls));
}
