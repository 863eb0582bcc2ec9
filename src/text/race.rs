//! Sentences on a race.

use score_core::games::race::{Change, GOALS_TO_WIN};

use super::signed;
use crate::tr;

/// The sentence on a change of points in a race.
fn race_change(change: Change) -> String {
    let sum = change.points - change.bonus;
    let made = match change.by {
        1.. => tr!("race-gained", by = change.by, sum = written(sum)),
        _ => tr!("race-roll-cost", sum = written(sum)),
    };
    let bonus = (change.bonus != 0).then(|| {
        tr!(
            "race-bonus",
            bonus = change.bonus,
            points = written(change.points)
        )
    });
    let goal = change.is_goal.then(|| tr!("race-goal"));
    let parts = [Some(made), bonus, goal].into_iter().flatten();
    parts.collect::<Vec<_>>().join(" ")
}

/// The last change of the points of a player with this name, or else their task.
pub fn race_task(change: Option<Change>, has_roll: bool, name: String) -> String {
    match (change, has_roll) {
        (Some(change), _) => race_change(change),
        (None, false) => tr!("race-first-roll", name = name),
        (None, true) => tr!("race-make", name = name),
    }
}

/// Points without a plus.
fn written(points: i32) -> String {
    match points {
        0.. => points.to_string(),
        _ => signed(points),
    }
}

/// The signs of a player's goals. They are a disc for each that is made, and a ring for each that
/// is left.
pub fn goal_signs(goals: u8) -> String {
    let made = goals.min(GOALS_TO_WIN);
    "●".repeat(made.into()) + &"○".repeat((GOALS_TO_WIN - made).into())
}
