//! Numbers as people write them, the same in every language, and dates.

use score_core::arith::number::Number;
use score_core::arith::op::Op;
use score_core::table::board::{Board, Step, TileId};

use crate::tr;

/// A number as people write it: a real minus sign, a fraction with a stroke.
pub fn number(number: Number) -> String {
    number.printed()
}

/// A number with its mixed form: `41/2 = 20 1/2`.
pub fn number_as_read(number: Number) -> String {
    let printed = number.printed();
    match number.printed_mixed() {
        Some(mixed) => format!("{printed} = {mixed}"),
        None => printed,
    }
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

/// A step on a board, as in `4 × 3`.
pub fn step(board: &Board, step: Step) -> String {
    let part = |tile: TileId| board.value(tile).map(number).unwrap_or_default();
    format!("{} {} {}", part(step.left), sign(step.op), part(step.right))
}

/// A day, given as the number 20261231, in the page's language.
pub fn date(date: u32) -> String {
    tr!(
        "common-date",
        day = date % 100,
        month = date / 100 % 100,
        year = (date / 10_000).to_string(),
    )
}

/// A day in the form that every spreadsheet reads: `2026-12-31`.
pub fn iso_date(date: u32) -> String {
    let (year, month, day) = (date / 10_000, date / 100 % 100, date % 100);
    format!("{year:04}-{month:02}-{day:02}")
}

/// A time in minutes and seconds, as in `1:05`.
pub fn minutes(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Points with their sign, as in `+1`, `0` or `−2`.
pub fn signed(points: i32) -> String {
    match points {
        1.. => format!("+{points}"),
        0 => "0".to_owned(),
        _ => format!("−{}", points.unsigned_abs()),
    }
}
