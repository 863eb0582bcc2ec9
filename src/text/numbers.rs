//! Numbers as people write them, the same in every language.

use score_core::arith::number::Number;
use score_core::arith::op::Op;
use score_core::table::board::{Board, Step, TileId};

/// A number as people write it: a real minus sign, a fraction with a stroke.
pub fn number(number: Number) -> String {
    number.printed()
}

/// The sign of an operator as people write it.
pub fn sign(op: Op) -> &'static str {
    match op {
        Op::Add => "+",
        Op::Sub => "−",
        Op::Mul => "×",
        Op::Div => "÷",
        Op::Join => "&",
    }
}

/// `4 × 3`
pub fn step(board: &Board, step: Step) -> String {
    let part = |tile: TileId| board.value(tile).map(number).unwrap_or_default();
    format!("{} {} {}", part(step.left), sign(step.op), part(step.right))
}

/// `+1`, `0`, `−2`
pub fn signed(points: i32) -> String {
    match points {
        1.. => format!("+{points}"),
        0 => "0".to_owned(),
        _ => format!("−{}", points.unsigned_abs()),
    }
}
