//! Expressions as they are printed, and the names of forms.

use proptest::prelude::*;
use score_core::arith::expr::Expr;
use score_core::arith::number::Number;
use score_core::arith::op::{Op, OpRefusal};
use score_core::solve::form::Form;

use crate::expression_reader::read;

fn any_expr() -> impl Strategy<Value = Expr> {
    let op = prop::sample::select(Op::ALL.to_vec());
    (0_u32..=999)
        .prop_map(Expr::Number)
        .prop_recursive(5, 12, 2, move |inner| {
            (inner.clone(), op.clone(), inner)
                .prop_map(|(left, op, right)| Expr::step(left, op, right))
        })
}

proptest! {
    #[test]
    fn a_printed_expression_reads_back_the_same(expr in any_expr()) {
        for text in [expr.to_string(), expr.printed()] {
            prop_assert_eq!(&read(&text), &expr, "{}", text);
            let dense: String = text.split_whitespace().collect();
            prop_assert_eq!(&read(&dense), &expr, "{}", dense);
        }
    }
}

#[test]
fn both_ways_of_printing_are_as_people_expect() {
    let check = |typed: &str, plain: &str, printed: &str| {
        let expr = read(typed);
        assert_eq!(expr.to_string(), plain);
        assert_eq!(expr.printed(), printed);
    };
    check("7", "7", "7");
    check("9&1", "9 & 1", "9 & 1");
    check("9+9&9/9", "9 + (9 & 9 / 9)", "9 + (9 & 9) ÷ 9");
    check("4*3+8", "(4 * 3) + 8", "4 × 3 + 8");
    check("(2-5)&4", "(2 - 5) & 4", "(2 − 5) & 4");
    check("1&2&3", "1 & 2 & 3", "(1 & 2) & 3");
    check("1&(2&3)", "1 & (2 & 3)", "1 & (2 & 3)");
    check("1-2-3", "(1 - 2) - 3", "1 − 2 − 3");
    check("1-(2-3)", "1 - (2 - 3)", "1 − (2 − 3)");
    check("1+(2+3)", "1 + (2 + 3)", "1 + (2 + 3)");
    check("8/(3-8/3)", "8 / (3 - (8 / 3))", "8 ÷ (3 − 8 ÷ 3)");
    check("1*(2/3)", "1 * (2 / 3)", "1 × (2 ÷ 3)");
    check("(1+2)*(3-4)", "(1 + 2) * (3 - 4)", "(1 + 2) × (3 − 4)");
}

proptest! {
    #[test]
    fn the_printed_parts_of_an_expression_have_balanced_parentheses(
        expr in any_expr()
    ) {
        let parts = expr.printed_parts();
        prop_assert_eq!(parts.join(" "), expr.printed());
        for part in parts {
            let depth = |open: i32, sign: char| match sign {
                '(' => open + 1,
                ')' => open - 1,
                _ => open,
            };
            prop_assert_eq!(part.chars().fold(0, depth), 0, "{}", part);
        }
    }
}

#[test]
fn a_line_ends_only_before_an_outermost_operator() {
    let check = |typed: &str, parts: &[&str]| assert_eq!(read(typed).printed_parts(), parts);
    check("7", &["7"]);
    check("(2&3)-(4-1)", &["(2 & 3)", "− (4 − 1)"]);
    check("4*5/1", &["4", "× 5", "÷ 1"]);
    check("4*5+3-2*1", &["4 × 5", "+ 3", "− 2 × 1"]);
    check("(1+2)*3+4", &["(1 + 2) × 3", "+ 4"]);
    check("1&2&3", &["(1 & 2)", "& 3"]);
    check("8/(3-8/3)", &["8", "÷ (3 − 8 ÷ 3)"]);
}

#[test]
fn a_value_is_exact_or_refused_with_the_first_reason() {
    let check = |text: &str, expected: Result<Number, OpRefusal>| {
        assert_eq!(read(text).value(), expected, "{text}");
    };
    check("9 + (9 & 9) ÷ 9", Ok(Number::whole(20)));
    check("8 / (3 - 8 / 3)", Ok(Number::whole(24)));
    check("(2 - 5) & 4", Ok(Number::whole(-34)));
    check("2 & (12 - 12)", Ok(Number::whole(20)));
    check("1 / 3", Ok(Number::new(1, 3).expect("a fraction")));
    check("1 / (2 - 2)", Err(OpRefusal::DivisionByZero));
    check("(2 - 2) & 4", Err(OpRefusal::JoinLeftZero));
    check("1 & (2 - 3)", Err(OpRefusal::JoinRightNegative));
    check("(1 / 0) + (0 & 1)", Err(OpRefusal::DivisionByZero));
    check("999&999&999&999&999&999&999", Err(OpRefusal::Overflow));
}

#[test]
fn numbers_are_listed_from_left_to_right() {
    assert_eq!(read("9 + (1 & 2) / 12").numbers(), [9, 1, 2, 12]);
}

#[test]
fn three_and_four_numbers_have_the_seven_forms_of_the_game() {
    let headings =
        |leaves: usize| -> Vec<String> { Form::all(leaves).iter().map(Form::heading).collect() };
    assert_eq!(headings(2), ["ab"]);
    assert_eq!(headings(3), ["a bc", "ab c"]);
    assert_eq!(
        headings(4),
        ["ab cd", "(a bc)d", "(ab c)d", "a(b cd)", "a(bc d)"]
    );
    let five = headings(5);
    for heading in [
        "ab(c de)",
        "(ab c)(de)",
        "((a bc)d)e",
        "(ab cd)e",
        "a(bc de)",
    ] {
        // A pair is never in parentheses.
        let expected = heading != "(ab c)(de)";
        assert_eq!(
            five.iter().any(|found| found == heading),
            expected,
            "{heading}"
        );
    }
}

#[test]
fn there_are_as_many_forms_as_binary_trees_and_no_two_share_a_heading() {
    for (leaves, count) in [
        (0, 0),
        (1, 0),
        (2, 1),
        (3, 2),
        (4, 5),
        (5, 14),
        (6, 42),
        (7, 0),
    ] {
        let forms = Form::all(leaves);
        assert_eq!(forms.len(), count);
        let mut headings: Vec<String> = forms.iter().map(Form::heading).collect();
        headings.sort();
        headings.dedup();
        assert_eq!(headings.len(), count);
        for form in forms {
            assert_eq!(form.leaves(), leaves);
            let mut taken: Vec<usize> = form
                .steps()
                .iter()
                .flat_map(|&(left, right)| [left, right])
                .collect();
            taken.sort_unstable();
            let all_but_the_whole: Vec<usize> = (0..2 * leaves - 2).collect();
            assert_eq!(taken, all_but_the_whole, "{}", form.heading());
        }
    }
}
