//! Yahtzee: the choices that a throw leaves, and the value of each.

use super::best_play::BestPlay;
use super::keep::Keep;
use super::score_box::ScoreBox;
use super::sheet::Sheet;

/// Two values that differ by less than this count as equal. The rounding error of a computer's
/// numbers is far less, and no player notices it.
const SAME_POINTS: f64 = 1e-9;

/// A choice and its expected total.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedChoice<T> {
    /// The choice.
    pub choice: T,
    /// The expected points of the whole sheet at the end of the game, including those that it has
    /// already.
    pub total: f64,
}

/// The sets of `dice` that can be kept, the best first. Of equal values, the set with the most dice
/// comes first. With no throw left only all dice can be kept. To keep all five is to throw no more.
pub fn keeps(
    best_play: &BestPlay,
    sheet: &Sheet,
    dice: Keep,
    rerolls_left: usize,
) -> Vec<RatedChoice<Keep>> {
    let keeps = best_play.keeps();
    let prospects = best_play.prospects(sheet);
    let points_so_far = f64::from(sheet.total());
    let value = |at: usize| prospects.keeping(keeps, keeps.all()[at], rerolls_left);
    let by_value = |one: usize, other: usize| in_steps(value(one)).cmp(&in_steps(value(other)));
    let rated = |at: usize| {
        Some(RatedChoice {
            choice: keeps.all()[at],
            total: points_so_far + value(at)?,
        })
    };
    let indices = keeps.best_first(dice, by_value);
    indices.into_iter().filter_map(rated).collect()
}

/// The open boxes of `sheet` for `dice`, the best first; of boxes with equal values, the upper one.
pub fn boxes(best_play: &BestPlay, sheet: &Sheet, dice: Keep) -> Vec<RatedChoice<ScoreBox>> {
    let points_so_far = f64::from(sheet.total());
    let rated = |score_box: ScoreBox| {
        Some(RatedChoice {
            choice: score_box,
            total: points_so_far + best_play.scoring(sheet, score_box, dice)?,
        })
    };
    let mut boxes: Vec<RatedChoice<ScoreBox>> = sheet.open().iter().filter_map(rated).collect();
    boxes.sort_by_key(|rated| std::cmp::Reverse(in_steps(Some(rated.total))));
    boxes
}

/// A value in steps of [`SAME_POINTS`]; `None` is less than any value.
fn in_steps(value: Option<f64>) -> Option<i64> {
    value.map(|value| (value / SAME_POINTS).round() as i64)
}
