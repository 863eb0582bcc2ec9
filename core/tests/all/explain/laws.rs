//! Laws of explanations, over all solutions that can be made.

use proptest::prelude::*;
use score_core::arith::expr::Expr;
use score_core::arith::number::Number;
use score_core::arith::op::Op;
use score_core::teach::explain::{ExplainedStep, Tile, explain};
use score_core::teach::fractions::{Fractions, Unreduced};
use score_core::teach::remark::Remark;
use score_core::teach::signs::Signs;

use super::formula;

fn any_expr() -> impl Strategy<Value = Expr> {
    let op = prop::sample::select(Op::ALL.to_vec());
    prop_oneof![4 => 0_u32..=13, 1 => 0_u32..=999]
        .prop_map(Expr::Number)
        .prop_recursive(5, 12, 2, move |inner| {
            (inner.clone(), op.clone(), inner)
                .prop_map(|(left, op, right)| Expr::step(left, op, right))
        })
        .prop_filter("a value", |expr| expr.value().is_ok())
}

fn operators(expr: &Expr) -> usize {
    match expr {
        Expr::Number(_) => 0,
        Expr::Step(step) => 1 + operators(&step.left) + operators(&step.right),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn replaying_the_steps_on_the_tiles_gives_the_goal(expr in any_expr(), turn in 0_usize..12) {
        let mut dealt = expr.numbers();
        let turn = turn % dealt.len();
        dealt.rotate_left(turn);
        let steps = explain(&expr, &dealt).expect("an expression with a value");
        prop_assert_eq!(steps.len(), operators(&expr));
        let mut lying: Vec<Option<Number>> =
            dealt.iter().map(|number| Some(Number::from(*number))).collect();
        let slot = |tile: Tile| match tile {
            Tile::Dealt(at) => at,
            Tile::Made(step) => dealt.len() + step,
        };
        for step in &steps {
            prop_assert_eq!(lying[slot(step.left_tile)].take(), Some(step.left));
            prop_assert_eq!(lying[slot(step.right_tile)].take(), Some(step.right));
            prop_assert_eq!(step.op.apply(step.left, step.right), Ok(step.result));
            lying.push(Some(step.result));
        }
        let left: Vec<Number> = lying.into_iter().flatten().collect();
        prop_assert_eq!(left, vec![expr.value().expect("a value")]);
    }

    #[test]
    fn every_step_has_one_formula_for_people(expr in any_expr()) {
        for step in explain(&expr, &expr.numbers()).expect("an expression with a value") {
            let formula = formula(&step);
            prop_assert!(!formula.contains(['\n', '-', '*', '.', ':']), "{}", formula);
            let equals = format!(" = {}", step.result.printed());
            prop_assert!(formula.ends_with(&equals), "{}", formula);
        }
    }

    /// A reader who checks a sentence must not find it wrong.
    #[test]
    fn remarks_are_true(expr in any_expr()) {
        for step in explain(&expr, &expr.numbers()).expect("an expression with a value") {
            for remark in &step.remarks {
                prop_assert!(is_true(remark, &step), "{:?}", step);
            }
        }
    }
}

fn value(fraction: Unreduced) -> Option<Number> {
    Number::new(fraction.numerator, fraction.denominator)
}

fn is_true(remark: &Remark, step: &ExplainedStep) -> bool {
    let zero = Number::whole(0);
    match *remark {
        Remark::Signs(signs) => is_true_of_signs(signs, step),
        Remark::Fractions(fractions) => is_true_of_fractions(fractions, step),
        Remark::SideBySide {
            left,
            right,
            joined,
        } => format!("{left}{right}") == joined.to_string(),
        Remark::KeepsMinus { left } => left.is_negative() && step.result.is_negative(),
        Remark::ChangesNothing(_) => step.result == step.left || step.result == step.right,
        Remark::MinusItself => step.left == step.right && step.result == zero,
        Remark::DividedByItself => step.left == step.right && step.result == Number::whole(1),
        Remark::TimesZero | Remark::ZeroDivided => step.result == zero,
        Remark::ReachesGoal => true,
    }
}

fn is_true_of_signs(signs: Signs, step: &ExplainedStep) -> bool {
    let sum = |left: Number, right| left.checked_add(right);
    match signs {
        Signs::AddsNegative { negative } | Signs::SubtractsNegative { negative } => {
            negative == step.right && negative.is_negative()
        }
        Signs::FallsBelowZero { from, taken, depth } => {
            from == step.left
                && sum(from, depth) == Some(taken)
                && sum(step.result, depth) == Some(Number::whole(0))
        }
        Signs::StartsBelowZero { from, change, to } => {
            from == step.left && to == step.result && sum(from, change) == Some(to)
        }
        Signs::BothNegative(op) => op == step.op && !step.result.is_negative(),
        Signs::OneNegative(op) => op == step.op && step.result.is_negative(),
    }
}

fn is_true_of_fractions(fractions: Fractions, step: &ExplainedStep) -> bool {
    let is_result = |fraction| value(fraction) == Some(step.result);
    match fractions {
        Fractions::SameDenominator {
            left,
            op,
            right,
            result,
        } => {
            let sum = op.apply(Number::whole(left), Number::whole(right));
            sum == Ok(Number::whole(result.numerator)) && is_result(result)
        }
        Fractions::CommonDenominator {
            left,
            op,
            right,
            result,
        } => {
            let sides = value(left).zip(value(right));
            let sum = sides.map(|(left, right)| op.apply(left, right));
            left.denominator == right.denominator
                && sum == Some(Ok(step.result))
                && is_result(result)
        }
        Fractions::Multiplies { product, .. } | Fractions::TimesInverse { product, .. } => {
            is_result(product)
        }
        Fractions::DividesBy { divisor, inverse } => {
            divisor == step.right && divisor.checked_mul(inverse) == Some(Number::whole(1))
        }
        Fractions::Divided { quotient, .. } => is_result(quotient),
        Fractions::Stays { dividend, divisor } => dividend
            .checked_div(divisor)
            .is_some_and(|quotient| quotient.as_whole().is_none()),
        Fractions::LowestTerms { from, to } => to == step.result && is_result(from),
    }
}
