//! A worksheet as a table with a line for each item.

use super::item::{DialsItem, RollItem, WorksheetItem};
use crate::csv::{Cell, Separator, Table};
use crate::learn::mistake::{FindMistakeItem, WorkedSolution};

/// The text between two solutions.
const BETWEEN: &str = "; ";

/// The number of columns of the table. They are the item's number, its task, its goal, its
/// difficulty in points or in presses, the number of solutions, and the answer.
pub const COLUMNS: usize = 6;

/// The cells of an item's line, after its number.
struct Line {
    task: String,
    goal: Goal,
    points: Option<u32>,
    solutions: i64,
    answer: String,
}

/// The goal of an item.
enum Goal {
    Number(u32),
    Letters(String),
}

/// Writes the table of the items, whose columns have these names. `right` is the answer key's text
/// for worked solutions without a mistake, `impossible` for a roll without a solution.
pub fn csv(
    items: &[WorksheetItem],
    names: [&str; COLUMNS],
    right: &str,
    impossible: &str,
    separator: Separator,
) -> Table {
    let mut table = Table::new(separator, names);
    for (item, number) in items.iter().zip(1..) {
        let line = match item {
            WorksheetItem::Roll(item) => roll_line(item, impossible),
            WorksheetItem::Spot(item) => mistake_line(item, right),
            WorksheetItem::Dials(item) => dials_line(item),
        };
        let goal = match &line.goal {
            Goal::Number(goal) => Cell::Whole((*goal).into()),
            Goal::Letters(goal) => Cell::Text(goal),
        };
        table.line([
            Cell::Whole(number),
            Cell::Text(&line.task),
            goal,
            Cell::known(line.points),
            Cell::Whole(line.solutions),
            Cell::Text(&line.answer),
        ]);
    }
    table
}

fn roll_line(item: &RollItem, impossible: &str) -> Line {
    let ways: Vec<String> = item.ways.iter().map(|way| way.printed()).collect();
    let answer = match item.points {
        Some(_) => ways.join(BETWEEN),
        None => {
            let nearest = item.nearest.iter().flatten();
            let nearest: Vec<String> = nearest.map(|number| number.printed()).collect();
            format!("{impossible} ({})", nearest.join(BETWEEN))
        }
    };
    Line {
        task: item.roll.to_string(),
        goal: Goal::Number(item.goal),
        points: item.points,
        solutions: item.count.into(),
        answer,
    }
}

fn mistake_line(item: &FindMistakeItem, right: &str) -> Line {
    let solutions: Vec<String> = item.solutions.iter().map(written_solution).collect();
    let wrong = item.mistake.map(|mistake| {
        let line = &item.solutions[mistake.solution].lines[mistake.line];
        line.printed()
    });
    Line {
        task: format!("{}: {}", item.roll, solutions.join(" | ")),
        goal: Goal::Number(item.goal),
        points: None,
        solutions: solutions.len() as i64,
        answer: wrong.unwrap_or_else(|| right.to_owned()),
    }
}

fn written_solution(worked: &WorkedSolution) -> String {
    let lines: Vec<String> = worked.lines.iter().map(|line| line.printed()).collect();
    lines.join(", ")
}

fn dials_line(item: &DialsItem) -> Line {
    let digits = |values: &[u8]| -> String {
        let values = values.iter().copied();
        values.map(crate::games::dials::kind::digit).collect()
    };
    let steps: Vec<String> = item.steps.iter().map(|row| digits(row)).collect();
    Line {
        task: format!("{} {}", item.start, steps.join(" ")),
        goal: Goal::Letters(item.target.clone()),
        points: Some(item.fewest()),
        solutions: 1,
        answer: digits(&item.presses),
    }
}
