//! Why a puzzle has no solution.

use leptos::prelude::*;
use score_core::arith::number::Number;
use score_core::arith::number_line::{PLOT_END, Reached, position};
use score_core::arith::solve::Puzzle;
use score_core::arith::why_not::WhyNot;

use crate::components::number_line::{Mark, NumberLine};
use crate::study::search;
use crate::{text, tr};

/// How far the line reaches on each side of the goal at least.
const LEAST_REACH: i32 = 3;

/// How far it reaches for the second of the two nearest numbers; if that lies further
/// away it is only in the sentence. The nearest of all is always on the line.
const MOST_REACH: i32 = 10;

/// Beyond this no line helps.
const FARTHEST: i32 = 1_000_000;

/// Why `puzzle` has no solution: what can be made round its goal.
#[component]
pub fn WhyNotAnswer(puzzle: Puzzle) -> impl IntoView {
    let answer = search::why_not(puzzle);
    view! {
        <div class="why-not" aria-busy=move || answer.with(Option::is_none).to_string()>
            {move || answer.get().as_deref().map(reason)}
        </div>
    }
}

/// The answer in words and as a line; follows the language.
fn reason(answer: &WhyNot) -> impl IntoView + use<> {
    let goal = answer.puzzle().goal();
    let none_of = tr!(
        "study-none-of",
        tried = text::grouped(answer.tried()),
        goal = goal.to_string(),
    );
    view! {
        <p>{none_of}</p>
        {line(answer, goal)}
        {nearest(tr!("study-nearest-below"), answer.below())}
        {nearest(tr!("study-nearest-above"), answer.above())}
    }
}

fn nearest(heading: String, reached: Option<&Reached>) -> impl IntoView + use<> {
    let formula = reached.map_or_else(
        || tr!("study-nothing-there"),
        |reached| format!("{} = {}", reached.expr.printed(), reached.value.printed()),
    );
    view! {
        <p class="nearest">
            <span class="help">{heading}</span>
            " "
            <strong>{formula}</strong>
        </p>
    }
}

fn line(answer: &WhyNot, goal: u32) -> impl IntoView + use<> {
    let center = goal as i32;
    let reach = reach(answer, center);
    let (from, to) = (center - reach, center + reach);
    let near = [answer.below(), answer.above()];
    let mark = |reached: &Reached| {
        let is_near = near
            .iter()
            .flatten()
            .any(|near| near.value == reached.value);
        Some(Mark {
            at: position(reached.value, from, to)?,
            is_whole: reached.is_whole(),
            label: is_near.then(|| reached.value.printed()),
        })
    };
    let made: Vec<Mark> = answer.values().iter().filter_map(mark).collect();
    let goal_mark = Mark {
        at: PLOT_END / 2,
        is_whole: true,
        label: Some(tr!("study-no-goal", goal = goal.to_string())),
    };
    let end = |end: i32| Number::whole(end.into()).printed();
    let ends = (end(from), end(to));
    let name = tr!(
        "study-number-line",
        from = ends.0.as_str(),
        to = ends.1.as_str(),
        count = made.len().to_string(),
        goal = goal.to_string(),
    );
    view! { <NumberLine made goal=goal_mark ends name/> }
}

/// So far that the nearest number is on the line, and the nearest on the other side too
/// if it is not too far.
fn reach(answer: &WhyNot, goal: i32) -> i32 {
    let distance = |reached: &Reached| {
        let value = reached.value;
        let whole = value.numerator().div_euclid(value.denominator());
        let away = whole.abs_diff(goal.into()).saturating_add(1);
        let away = i32::try_from(away).ok();
        away.filter(|away| *away <= FARTHEST).unwrap_or(MOST_REACH)
    };
    let near = [answer.below(), answer.above()];
    let distances = || near.into_iter().flatten().map(distance);
    let nearest = distances().min().unwrap_or(MOST_REACH);
    let furthest = distances().max().unwrap_or(MOST_REACH);
    furthest.clamp(LEAST_REACH, MOST_REACH.max(nearest))
}
