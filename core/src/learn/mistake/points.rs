//! How hard the lines of worked solutions are to read.

use super::line::Line;
use super::slip::MistakeKind;
use super::{FindMistakeItem, WorkedSolution};
use crate::arith::number::Number;
use crate::teach::difficulty;

/// The points of a line, by the costs of [`Difficulty`](difficulty::Difficulty). They are those of
/// its operators, or of its hardest number, where those are more; the right result is one of its
/// numbers.
fn points_of(line: &Line, wanted: Option<MistakeKind>) -> u32 {
    let of_ops = line.then.iter().map(|(op, _)| difficulty::of_op(*op));
    let numbers = line.numbers().chain([line.written]);
    let of_numbers = numbers.chain(line.value().ok());
    let of_numbers = of_numbers.map(|number| points_of_number(number, wanted));
    of_numbers.max().unwrap_or(0).max(of_ops.sum())
}

fn points_of_number(number: Number, wanted: Option<MistakeKind>) -> u32 {
    let is_fraction = number.as_whole().is_none();
    let of_wanted = match wanted {
        Some(MistakeKind::Sign) if number.is_negative() => difficulty::NEGATIVE,
        Some(MistakeKind::Fraction | MistakeKind::Division) if is_fraction => difficulty::FRACTION,
        _ => 0,
    };
    difficulty::in_between(number) - of_wanted
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
