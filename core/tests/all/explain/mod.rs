//! A solution explained, step by step and remark by remark.

mod laws;
mod remarks;

use score_core::arith::op::{Op, OpRefusal};
use score_core::teach::explain::{ExplainRefusal, ExplainedStep, Tile, explain};
use score_core::teach::signs;

use crate::expression_reader::read;

fn steps(text: &str) -> Vec<ExplainedStep> {
    let expr = read(text);
    explain(&expr, &expr.numbers()).expect("an expression with a value")
}

/// The formula of a step, as in `5 − (−3) = 8`.
fn formula(step: &ExplainedStep) -> String {
    let left_side = signs::step(step.left, step.op, step.right);
    format!("{left_side} = {}", step.result.printed())
}

#[test]
fn steps_are_made_from_left_to_right_on_the_tiles_as_dealt() {
    use Tile::{Dealt, Made};
    let check = |text: &str, dealt: &[u32], expected: &[(Tile, Op, Tile)]| {
        let steps = explain(&read(text), dealt).expect("a solution");
        let made: Vec<(Tile, Op, Tile)> = steps
            .iter()
            .map(|step| (step.left_tile, step.op, step.right_tile))
            .collect();
        assert_eq!(made, expected, "{text}");
    };
    check(
        "5*4*1",
        &[1, 4, 5, 7],
        &[(Dealt(2), Op::Mul, Dealt(1)), (Made(0), Op::Mul, Dealt(0))],
    );
    check(
        "9+(9&9/9)",
        &[9, 9, 9, 9],
        &[
            (Dealt(1), Op::Join, Dealt(2)),
            (Made(0), Op::Div, Dealt(3)),
            (Dealt(0), Op::Add, Made(1)),
        ],
    );
    check(
        "(6+6)+(12-4)",
        &[6, 4, 12, 6],
        &[
            (Dealt(0), Op::Add, Dealt(3)),
            (Dealt(2), Op::Sub, Dealt(1)),
            (Made(0), Op::Add, Made(1)),
        ],
    );
    check("7", &[3, 7], &[]);
}

#[test]
fn an_expression_that_the_numbers_cannot_make_is_refused() {
    for (text, dealt, refusal) in [
        ("4*5", &[4, 6][..], ExplainRefusal::NotDealt { number: 5 }),
        ("4*4", &[4, 6], ExplainRefusal::NotDealt { number: 4 }),
        ("4", &[], ExplainRefusal::NotDealt { number: 4 }),
        (
            "4/(6-6)",
            &[4, 6, 6],
            ExplainRefusal::Op(OpRefusal::DivisionByZero),
        ),
    ] {
        assert_eq!(explain(&read(text), dealt), Err(refusal), "{text}");
    }
}
