//! How hard the lines of worked solutions are to read.

use super::line::Line;
use super::slip::MistakeKind;
use super::{FindMistakeItem, WorkedSolution};
use crate::arith::number::Number;
use crate::teach::difficulty;

/// The points of a line, by the costs of [`Difficulty`](difficulty::Difficulty). They are those of
/// its operators, or of its hardest number, if those are more; the right result is one of its
/// numbers.
fn points_of(line: &Line, wanted: Option<MistakeKind>) -> u32 {
    let op_points = line.then.iter().map(|(op, _)| difficulty::cost_of_op(*op));
    let numbers = line.numbers().chain([line.written]);
    let number_points = numbers.chain(line.value().ok());
    let number_points = number_points.map(|number| points_of_number(number, wanted));
    number_points.max().unwrap_or(0).max(op_points.sum())
}

fn points_of_number(number: Number, wanted: Option<MistakeKind>) -> u32 {
    let is_fraction = number.as_whole().is_none();
    let excused_points = match wanted {
        Some(MistakeKind::Sign) if number.is_negative() => difficulty::NEGATIVE,
        Some(MistakeKind::Fraction | MistakeKind::Division) if is_fraction => difficulty::FRACTION,
        _ => 0,
    };
    difficulty::cost_on_the_way(number) - excused_points
}

impl WorkedSolution {
    /// How hard the hardest line of the solution is to read, in points of difficulty.
    ///
    /// Numbers that `wanted`, the kind of mistake that a teacher asked for, is about cost nothing:
    /// a teacher who asks for mistakes with fractions wants fractions.
    pub fn points(&self, wanted: Option<MistakeKind>) -> u32 {
        let lines = self.lines.iter().map(|line| points_of(line, wanted));
        lines.max().unwrap_or(0)
    }
}

impl FindMistakeItem {
    /// How hard the hardest line of the item is to read; see [`WorkedSolution::points`].
    pub fn points(&self, wanted: Option<MistakeKind>) -> u32 {
        let solutions = self.solutions.iter().map(|worked| worked.points(wanted));
        solutions.max().unwrap_or(0)
    }
}
