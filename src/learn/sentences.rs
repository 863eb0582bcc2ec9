//! The sentences on learning.

use score_core::arith::number::Number;
use score_core::arith::puzzle::Puzzle;
use score_core::learn::daily::{Day, Mark, Shared};
use score_core::learn::practice::Standing;
use score_core::learn::skill::Skill;
use score_core::table::game::TableGame;
use score_core::table::isolation::without_isolation;

use crate::{text, tr};

/// The task with the numbers.
pub fn instruction(puzzle: &Puzzle) -> String {
    let goal = puzzle.goal();
    match puzzle.all_numbers() {
        true => tr!("learn-make-of-all", goal = goal),
        false => tr!("learn-make", goal = goal),
    }
}

/// How far the last number is from the goal.
pub fn missed(value: Number, goal: u32) -> String {
    let goal_number = Number::from(goal);
    let (far, is_below) = match value < goal_number {
        true => (goal_number.checked_sub(value), true),
        false => (value.checked_sub(goal_number), false),
    };
    // The values of a few numbers are not so far away.
    let far = far.map(text::number).unwrap_or_default();
    let (value, goal) = (text::number(value), goal.to_string());
    match is_below {
        true => tr!("learn-too-small", value = value, far = far, goal = goal),
        false => tr!("learn-too-large", value = value, far = far, goal = goal),
    }
}

/// A player who learns, by their name if they have one.
pub fn player(name: &str) -> String {
    match name {
        "" => tr!("statistics-nobody"),
        name => name.to_owned(),
    }
}

/// A game.
pub fn game(game: TableGame) -> String {
    match game {
        TableGame::Score => tr!("learn-game-score"),
        TableGame::TwentyFour => tr!("learn-game-24"),
    }
}

/// The name of a skill.
pub fn skill(skill: Skill) -> String {
    tr!("learn-skill", skill = skill.name())
}

/// The meaning of a skill, for a child.
pub fn about_skill(skill: Skill) -> String {
    tr!("learn-about-skill", skill = skill.name())
}

/// The progress of a skill.
pub fn standing(standing: Standing) -> String {
    match standing {
        Standing::New => tr!("learn-standing-new"),
        Standing::Learning(number) => tr!("learn-standing-learning", number = number),
        Standing::Due(number) => tr!("learn-standing-due", number = number),
        Standing::Mastered { is_due: false } => tr!("learn-standing-mastered"),
        Standing::Mastered { is_due: true } => tr!("learn-standing-mastered-due"),
    }
}

/// The result of a roll of a day.
pub fn mark(mark: Mark) -> String {
    match mark {
        Mark::Open => tr!("learn-mark-open"),
        Mark::Solved | Mark::SolvedLater => tr!("learn-mark-solved"),
        Mark::Helped | Mark::HelpedLater => tr!("learn-mark-helped"),
        Mark::Shown => tr!("learn-mark-shown"),
    }
}

/// The same as a sign, for a text without pictures.
pub const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Open => "·",
        Mark::Solved | Mark::SolvedLater => "●",
        Mark::Helped | Mark::HelpedLater => "◐",
        Mark::Shown => "○",
    }
}

/// The text that is shared of a day: it gives no number away. It leaves the page, so it has no
/// marks of direction.
pub fn shared(day: Day, of: TableGame, shared: &Shared, address: &str) -> String {
    let signs: Vec<&str> = shared.marks.iter().map(|mark| sign(*mark)).collect();
    let told = tr!(
        "learn-shared",
        game = game(of),
        date = text::iso_date(day.number()),
        signs = signs.join(" "),
        time = text::minutes(shared.seconds.into()),
        hints = shared.hints,
    );
    format!("{}\n{address}", without_isolation(&told))
}
