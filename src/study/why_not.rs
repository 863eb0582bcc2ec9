//! Why a puzzle has no solution.

use score_core::arith::number::Number;
use score_core::arith::number_line::{PLOT_END, Reached, position};
use score_core::arith::solve::Puzzle;
use score_core::arith::why_not::WhyNot;

use crate::edge::element::{El, el};
use crate::study::search;
use crate::text;
use crate::view::number_line::{Mark, number_line};

/// How far the line reaches on each side of the goal at least.
const LEAST_REACH: i32 = 3;

/// How far it reaches for the second of the two nearest numbers; if that lies further
/// away it is only told. The nearest of all is always on the line.
const MOST_REACH: i32 = 10;

/// Beyond this no line helps anybody.
const FARTHEST: i32 = 1_000_000;

/// Why `puzzle` has no solution: what can be made round its goal.
pub fn why_not(puzzle: Puzzle) -> El {
    let answer = search::why_not(puzzle);
    el("div")
        .class("why-not")
        .attr_of("aria-busy", move || {
            Some(answer.with(Option::is_none).to_string())
        })
        .part(move || answer.with(|answer| answer.as_ref().map_or(Vec::new(), told)))
}

fn told(answer: &WhyNot) -> Vec<El> {
    let goal = answer.puzzle().goal();
    let mut told = vec![
        el("p").text(&text::none_of(answer.tried(), goal)),
        plot(answer, goal),
    ];
    let near = [
        (text::NEAREST_BELOW, answer.below()),
        (text::NEAREST_ABOVE, answer.above()),
    ];
    for (heading, reached) in near {
        let formula = reached.map_or(text::NOTHING_THERE.to_owned(), |reached| {
            text::equation(&reached.expr.printed(), reached.value)
        });
        told.push(
            el("p")
                .class("nearest")
                .child(el("span").class("help").text(heading))
                .text(" ")
                .child(el("strong").text(&formula)),
        );
    }
    told
}

fn plot(answer: &WhyNot, goal: u32) -> El {
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
            label: is_near.then(|| text::number(reached.value)),
        })
    };
    let made: Vec<Mark> = answer.values().iter().filter_map(mark).collect();
    let goal_mark = Mark {
        at: PLOT_END / 2,
        is_whole: true,
        label: Some(text::no_goal(goal)),
    };
    let ends = (
        text::number(Number::whole(from.into())),
        text::number(Number::whole(to.into())),
    );
    let name = text::number_line_name(&ends.0, &ends.1, goal, made.len());
    number_line(&made, &goal_mark, (&ends.0, &ends.1), &name)
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
