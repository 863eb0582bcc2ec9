//! A sheet as a table, an item a line.

use super::item::{DialsItem, RollItem, SheetItem};
use crate::csv::line;
use crate::learn::mistake::{SpotItem, Worked};

/// The text between two solutions.
const BETWEEN: &str = "; ";

/// How many columns the table has: the item's number, its task, its goal, its difficulty in points
/// or in presses, the number of solutions, and the answer.
pub const COLUMNS: usize = 6;

/// The table, with these names of its columns. `right` is the answer key's text for worked
/// solutions without a mistake, `impossible` for a roll without a solution.
pub fn csv(items: &[SheetItem], names: [&str; COLUMNS], right: &str, impossible: &str) -> String {
    let rows = items.iter().zip(1..).map(|(item, number): (_, usize)| {
        let [given, goal, points, count, answer] = match item {
            SheetItem::Roll(item) => of_roll(item, impossible),
            SheetItem::Spot(item) => of_spot(item, right),
            SheetItem::Dials(item) => of_dials(item),
        };
        let number = number.to_string();
        line([&number, &given, &goal, &points, &count, &answer].map(String::as_str))
    });
    std::iter::once(line(names)).chain(rows).collect()
}

fn of_roll(item: &RollItem, impossible: &str) -> [String; COLUMNS - 1] {
    let ways: Vec<String> = item.ways.iter().map(|way| way.printed()).collect();
    let answer = match item.points {
        Some(_) => ways.join(BETWEEN),
        None => {
            let nearest = item.nearest.iter().flatten();
            let nearest: Vec<String> = nearest.map(|number| number.printed()).collect();
            format!("{impossible} ({})", nearest.join(BETWEEN))
        }
    };
    [
        item.roll.to_string(),
        item.goal.to_string(),
        item.points
            .map_or(String::new(), |points| points.to_string()),
        item.count.to_string(),
        answer,
    ]
}

fn of_spot(item: &SpotItem, right: &str) -> [String; COLUMNS - 1] {
    let solutions: Vec<String> = item.solutions.iter().map(written).collect();
    let wrong = item.mistake.map(|mistake| {
        let line = &item.solutions[mistake.solution].lines[mistake.line];
        line.printed()
    });
    [
        format!("{}: {}", item.roll, solutions.join(" | ")),
        item.goal.to_string(),
        String::new(),
        item.solutions.len().to_string(),
        wrong.unwrap_or_else(|| right.to_owned()),
    ]
}

fn written(worked: &Worked) -> String {
    let lines: Vec<String> = worked.lines.iter().map(|line| line.printed()).collect();
    lines.join(", ")
}

fn of_dials(item: &DialsItem) -> [String; COLUMNS - 1] {
    let digits = |values: &[u8]| -> String {
        let values = values.iter().copied();
        values.map(crate::games::dials::kind::digit).collect()
    };
    let steps: Vec<String> = item.steps.iter().map(|row| digits(row)).collect();
    [
        format!("{} {}", item.start, steps.join(" ")),
        item.target.clone(),
        item.fewest().to_string(),
        1.to_string(),
        digits(&item.presses),
    ]
}
