//! The atlas.

use score_core::arith::difficulty::Difficulty;

use super::study::{grouped, level};

/// How many rolls cannot make the goal.
pub fn impossible_rolls(impossible: u64, rolls: u64, goal: u32, is_finished: bool) -> String {
    let (impossible, rolls) = (grouped(impossible), grouped(rolls));
    match is_finished {
        true => format!("{impossible} of {rolls} different rolls cannot make {goal}."),
        false => format!("Looking at {rolls} different rolls …"),
    }
}
/// How often a roll that cannot make the goal is rolled.
pub fn impossible_share(impossible: u64, rolls: u64) -> String {
    let per_mille = (impossible * 1_000 + rolls / 2) / rolls.max(1);
    format!(
        "As the dice fall that is {} of {}, or {}.{} %.",
        grouped(impossible),
        grouped(rolls),
        per_mille / 10,
        per_mille % 10
    )
}
/// What is wrong with the dice of an atlas.
pub const ATLAS_DICE: &str = "There are 2 to 5 dice, each with 2 to 100 sides.";

/// More rolls than an atlas takes on.
pub fn too_many_rolls(rolls: u64) -> String {
    format!(
        "These dice have {} different rolls; the atlas takes up to 100,000. Choose fewer dice or sides.",
        grouped(rolls)
    )
}
/// More dice than an atlas takes on.
pub fn too_many_dice(most: usize) -> String {
    format!("The atlas takes up to {most} dice.")
}
/// What is wrong with a goal.
pub fn goal_problem(most: u32) -> String {
    format!("The goal is a whole number from 0 to {most}.")
}
/// The reader has stopped the atlas.
pub const ATLAS_STOPPED: &str = "Stopped. Choose 'Work it out' to begin again.";

/// The chart of impossible rolls by goal.
pub const BY_GOAL: &str = "Impossible rolls for each goal";

/// A bar of that chart.
pub fn impossible_for_goal(count: u32, goal: u32) -> String {
    match count {
        1 => format!("Goal {goal}: 1 impossible roll"),
        _ => format!("Goal {goal}: {} impossible rolls", grouped(count.into())),
    }
}
/// That chart in words.
pub fn by_goal_name(counts: &[(u32, u32)]) -> String {
    let least = counts.iter().min_by_key(|(_, count)| *count);
    let most = counts.iter().max_by_key(|(_, count)| *count);
    match (counts.first(), counts.last(), least, most) {
        (Some((first, _)), Some((last, _)), Some(least), Some(most)) => format!(
            "Bars for the goals {first} to {last}. Fewest: {}. Most: {}.",
            impossible_for_goal(least.1, least.0),
            impossible_for_goal(most.1, most.0)
        ),
        _ => String::new(),
    }
}
/// What opens a chart's numbers.
pub const AS_NUMBERS: &str = "As numbers";

/// What each form contributes.
pub const ATLAS_FORMS: &str = "What each form solves";

/// The columns of that table.
pub const FORM: &str = "Form";
/// See [`FORM`].
pub const SOLVES: &str = "Rolls it solves";
/// See [`FORM`].
pub const SOLVES_ALONE: &str = "Only this form";

/// Rolls that no fewer forms solve.
pub fn needs_forms(count: usize) -> String {
    match count {
        1 => "Rolls that only one form solves".to_owned(),
        2 => "Rolls that just two forms solve".to_owned(),
        _ => format!(
            "Rolls that just {} forms solve",
            ["zero", "one", "two", "three"][count.min(3)]
        ),
    }
}
/// Some forms, and how many rolls need them.
pub fn forms_and_count(headings: &[&str], count: usize) -> String {
    format!("{}: {}", headings.join(", "), grouped(count as u64))
}
/// All rolls of an atlas.
pub const ROLLS: &str = "The rolls";

/// Which of them are shown.
pub const WHICH_ROLLS: &str = "Which rolls";
/// See [`WHICH_ROLLS`].
pub const ALL_ROLLS: &str = "All";
/// See [`WHICH_ROLLS`].
pub const IMPOSSIBLE_ROLLS: &str = "Impossible";
/// See [`WHICH_ROLLS`].
pub const ONE_FORM_ROLLS: &str = "One form only";

/// The numbers that rolls must have.
pub const WITH_NUMBERS: &str = "With these numbers";

/// What is wrong with them.
pub const WITH_NUMBERS_PROBLEM: &str = "Whole numbers with blanks between, such as 3 12.";

/// How many rolls are shown.
pub fn rolls_shown(shown: usize, total: usize) -> String {
    format!(
        "{} of {} rolls",
        grouped(shown as u64),
        grouped(total as u64)
    )
}
/// The columns of the rolls.
pub const ROLL_COLUMN: &str = "Roll";
/// See [`ROLL_COLUMN`].
pub const SOLUTIONS_COLUMN: &str = "Solutions";
/// See [`ROLL_COLUMN`].
pub const DIFFICULTY_COLUMN: &str = "Difficulty";
/// See [`ROLL_COLUMN`].
pub const FORMS_COLUMN: &str = "Forms";

/// The table of hands of the 24 game.
pub const HANDS_TITLE: &str = "The hands";

/// How many hands there are, how many make nothing, and how many solutions.
pub fn hands_summary(impossible: usize, hands: usize, solutions: u64, goal: u32) -> String {
    format!(
        "{} of {} hands cannot make {goal}. The others have {} different solutions.",
        grouped(impossible as u64),
        grouped(hands as u64),
        grouped(solutions)
    )
}
/// How many hands are shown.
pub fn hands_shown(shown: usize, total: usize) -> String {
    format!(
        "{} of {} hands",
        grouped(shown as u64),
        grouped(total as u64)
    )
}
/// Hands that have one solution.
pub const ONE_SOLUTION_HANDS: &str = "One solution only";

/// A column of the hands.
pub const HAND_COLUMN: &str = "Hand";
/// See [`HAND_COLUMN`].
pub const SIMPLEST_COLUMN: &str = "A solution";

/// What saves the hands as a file.
pub const DOWNLOAD_HANDS: &str = "Download all, with tabs";

/// A field of the form of hands, and what can stand in it.
pub const GOAL_FIELD: &str = "Goal, 0 to 999";
/// See [`GOAL_FIELD`].
pub const GOAL_HELP: &str = "All four numbers are used, with + − × ÷.";
/// See [`GOAL_FIELD`].
pub const HIGHEST_FIELD: &str = "Highest card, 2 to 13";
/// See [`GOAL_FIELD`].
pub const HIGHEST_HELP: &str = "13 is the king. 10 leaves jack, queen and king out.";
/// What is wrong with it.
pub const HIGHEST_PROBLEM: &str = "The highest card is a whole number from 2 to 13.";
/// What sends that form.
pub const WORK_IT_OUT: &str = "Work it out";

/// A cell with nothing in it.
pub const NONE_HERE: &str = "–";

/// A roll without a solution.
pub const NO_ANSWER: &str = "none";

/// How hard a roll is, in a cell.
pub fn difficulty_cell(difficulty: Difficulty) -> String {
    format!("{} {}", difficulty.points(), level(difficulty))
}
/// What shows more rows.
pub const MORE_ROWS: &str = "More rows";

/// What saves the rows as a file.
pub const DOWNLOAD_CSV: &str = "Download CSV";
