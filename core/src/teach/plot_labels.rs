//! The labels of the numbers nearest to a goal on a plot. This decides how far the plot reaches,
//! and the row of each label.

use crate::arith::number::Number;

use super::number_line::PLOT_END;

/// The width of the narrowest plot, on a telephone, in characters of its labels. A plot on paper is
/// wider.
pub const LEAST_CHARS: u32 = 30;

/// The least distance that a plot reaches on each side of the goal.
const LEAST_REACH: i32 = 3;

/// The greatest distance that a plot reaches for the second of the two nearest numbers. If that
/// number is further away, only the sentence has it. The nearest of all is always on the plot.
const MOST_REACH: i32 = 10;

/// The greatest distance that a plot can show; beyond it no plot helps.
const FARTHEST: i32 = 1_000_000;

/// The anchor of a label at its mark; in the outer thirds of a plot, labels extend inwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The label begins at the mark.
    Start,
    /// The label is centred below the mark.
    Middle,
    /// The label ends at the mark.
    End,
}

impl Anchor {
    /// The anchor of a label at a position, in thousandths.
    pub fn of(at: u32) -> Anchor {
        match at {
            0..333 => Anchor::Start,
            333..=667 => Anchor::Middle,
            _ => Anchor::End,
        }
    }
}

/// The left and right ends of a label of `chars` characters at `at`, in thousandths of the plot's
/// width. The plot is `plot_chars` characters wide.
pub fn extent(at: u32, chars: u32, plot_chars: u32) -> (i64, i64) {
    let (anchor, at) = (Anchor::of(at), i64::from(at));
    let width = i64::from((chars * PLOT_END).div_ceil(plot_chars));
    match anchor {
        Anchor::Start => (at, at + width),
        Anchor::Middle => (at - width / 2, at - width / 2 + width),
        Anchor::End => (at - width, at),
    }
}

/// The row of each label: the highest row in which it touches no label before it. Labels are given
/// by position and length in characters, from left to right.
pub fn rows(names: &[(u32, u32)]) -> Vec<usize> {
    // A blank separates two labels.
    let extent_with_gap = |(at, chars): (u32, u32)| extent(at, chars + 1, LEAST_CHARS);
    let do_overlap = |one, other| {
        let ((from, to), (other_from, other_to)) = (extent_with_gap(one), extent_with_gap(other));
        from < other_to && other_from < to
    };
    let mut rows: Vec<usize> = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let is_free = |row: &usize| {
            let before = rows
                .iter()
                .zip(names)
                .filter(|(other_row, _)| *other_row == row);
            before
                .into_iter()
                .all(|(_, other)| !do_overlap(*name, *other))
        };
        let row = (0..index).find(is_free);
        rows.push(row.unwrap_or(index));
    }
    rows
}

/// The distance that a plot reaches on each side of its goal. The nearest number is always on the
/// plot, and the nearest on the other side if it is not too far away.
pub fn reach(near: [Option<Number>; 2], goal: i32) -> i32 {
    let distance = |value: Number| {
        let whole = value.numerator().div_euclid(value.denominator());
        let away = whole.abs_diff(goal.into()).saturating_add(1);
        let away = i32::try_from(away).ok();
        away.filter(|away| *away <= FARTHEST).unwrap_or(MOST_REACH)
    };
    let distances = || near.into_iter().flatten().map(distance);
    let nearest = distances().min().unwrap_or(MOST_REACH);
    let furthest = distances().max().unwrap_or(MOST_REACH);
    furthest.clamp(LEAST_REACH, MOST_REACH.max(nearest))
}
