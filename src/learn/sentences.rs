//! The sentences of practice, of the rolls of a day, and of the statistics.

use score_core::arith::number::Number;
use score_core::arith::puzzle::Puzzle;
use score_core::learn::daily::{Day, Mark, Shared};
use score_core::learn::practice::Standing;
use score_core::learn::skill::Skill;
use score_core::table::game::TableGame;
use score_core::table::isolation::without_isolation;

use crate::{text, tr};

/// The task: make the goal of all numbers, or of some.
pub fn instruction(puzzle: &Puzzle) -> String {
    let goal = puzzle.goal();
    match puzzle.all_numbers() {
        true => tr!("learn-make-of-all", goal = goal),
        false => tr!("learn-make", goal = goal),
    }
}

/// The sentence that says how far the last number is from the goal.
pub fn missed(value: Number, goal: u32) -> String {
    let goal_number = Number::from(goal);
    let (distance, is_below) = match value < goal_number {
        true => (goal_number.checked_sub(value), true),
        false => (value.checked_sub(goal_number), false),
    };
    // The difference of such values is always a valid number.
    let distance = distance.map(text::number).unwrap_or_default();
    let (value, goal) = (text::number(value), goal.to_string());
    match is_below {
        true => tr!(
            "learn-too-small",
            value = value,
            far = distance,
            goal = goal
        ),
        false => tr!(
            "learn-too-large",
            value = value,
            far = distance,
            goal = goal
        ),
    }
}

/// The name of a player who learns, or the word for nobody in particular.
pub fn player(name: &str) -> String {
    match name {
        "" => tr!("statistics-nobody"),
        name => name.to_owned(),
    }
}

/// The name of a game.
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

/// The sentence about a player's progress with a skill.
pub fn standing(standing: Standing) -> String {
    match standing {
        Standing::New => tr!("learn-standing-new"),
        Standing::Learning(number) => tr!("learn-standing-learning", number = number),
        Standing::Due(number) => tr!("learn-standing-due", number = number),
        Standing::Mastered { is_due: false } => tr!("learn-standing-mastered"),
        Standing::Mastered { is_due: true } => tr!("learn-standing-mastered-due"),
    }
}

/// The result of a roll of a day, in words.
pub fn mark(mark: Mark) -> String {
    match mark {
        Mark::Open => tr!("learn-mark-open"),
        Mark::Solved | Mark::SolvedLater => tr!("learn-mark-solved"),
        Mark::Helped | Mark::HelpedLater => tr!("learn-mark-helped"),
        Mark::Shown => tr!("learn-mark-shown"),
    }
}

/// The result of a roll as a sign, for a text without pictures.
pub const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Open => "·",
        Mark::Solved | Mark::SolvedLater => "●",
        Mark::Helped | Mark::HelpedLater => "◐",
        Mark::Shown => "○",
    }
}

/// The text about a day that a player shares; it names no numbers of the rolls. It leaves the page,
/// so it has no marks of direction.
pub fn shared(day: Day, played: TableGame, shared: &Shared, address: &str) -> String {
    let signs: Vec<&str> = shared.marks.iter().map(|mark| sign(*mark)).collect();
    let sentence = tr!(
        "learn-shared",
        game = game(played),
        date = text::iso_date(day.number()),
        signs = signs.join(" "),
        time = text::minutes(shared.seconds.into()),
        hints = shared.hints,
    );
    format!("{}\n{address}", without_isolation(&sentence))
}
