//! The reason why a puzzle has no solution.

use leptos::prelude::*;
use score_core::arith::number::Number;
use score_core::arith::puzzle::Puzzle;
use score_core::solver::{MadeValue, WhyNotAnswer};
use score_core::teach::number_line::{PLOT_END, position};
use score_core::teach::plot_labels;

use crate::components::number_line::{Mark, NumberLine};
use crate::components::spoken_text::SpokenText;
use crate::solver::SolverTrouble;
use crate::study::roll_solutions::single_step;
use crate::study::search;
use crate::{text, tr};

/// The reason why `puzzle` has no solution: the values near its goal that can be made.
#[component]
pub fn WhyNot(puzzle: Puzzle) -> impl IntoView {
    let stored_puzzle = StoredValue::new(puzzle.clone());
    let goal = puzzle.goal().to_string();
    let search = search::why_not(puzzle);
    let failure = search.failure();
    let single_step_note = move || {
        let way = stored_puzzle.with_value(|puzzle| Some(single_step(puzzle)?.printed()))?;
        let sentence = tr!("study-one-step-alone", way = way, goal = goal.as_str());
        Some(view! { <p class="one-step">{sentence}</p> })
    };
    let percent = search.percent();
    view! {
        <div class="why-not" aria-busy=move || percent.get().is_some().to_string()>
            <SolverTrouble failure=search.failure() on_again=move |()| search.again()/>
            {single_step_note}
            {move || {
                let answer = search.get().get().filter(|_| failure.with(Option::is_none));
                answer.as_deref().map(reason)
            }}
        </div>
    }
}

/// The answer in words and as a line; follows the language.
fn reason(answer: &WhyNotAnswer) -> impl IntoView + use<> {
    let goal = answer.goal;
    let none_of = tr!(
        "study-none-of",
        tried = text::grouped(answer.tried),
        goal = goal.to_string(),
    );
    view! {
        <p>{none_of}</p>
        {line(answer, goal)}
        {nearest(tr!("study-nearest-below"), answer.below())}
        {nearest(tr!("study-nearest-above"), answer.above())}
    }
}

fn nearest(heading: String, made: Option<&MadeValue>) -> impl IntoView + use<> {
    let expression = made.map_or_else(
        || tr!("study-nothing-there"),
        |made| format!("{} = {}", made.way, text::number_as_read(made.value)),
    );
    view! {
        <p class="nearest">
            <span class="help">{heading}</span>
            " "
            <strong><SpokenText written=Signal::stored(expression)/></strong>
        </p>
    }
}

fn line(answer: &WhyNotAnswer, goal: u32) -> impl IntoView + use<> {
    let center = goal as i32;
    let near = [answer.below(), answer.above()];
    let reach = plot_labels::reach(near.map(|made| Some(made?.value)), center);
    let (from, to) = (center - reach, center + reach);
    let mark = |made: &MadeValue| {
        let is_near = near.iter().flatten().any(|near| near.value == made.value);
        Some(Mark {
            at: position(made.value, from, to)?,
            is_whole: made.value.as_whole().is_some(),
            label: is_near.then(|| {
                let mixed = made.value.printed_mixed();
                mixed.unwrap_or_else(|| made.value.printed())
            }),
            name: format!("{} = {}", made.way, text::number_as_read(made.value)),
        })
    };
    let made: Vec<Mark> = answer.values.iter().filter_map(mark).collect();
    let goal_mark = Mark {
        at: PLOT_END / 2,
        is_whole: true,
        label: Some(tr!("study-no-goal", goal = goal.to_string())),
        name: String::new(),
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
