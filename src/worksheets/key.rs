//! The answer key of a sheet.

use leptos::prelude::*;
use score_core::games::dials::kind::digit;
use score_core::learn::mistake::FindMistakeItem;
use score_core::learn::worksheet::{DialsItem, RollItem, WorksheetItem};

use super::sentences::{letter, put_right, unbroken, why};
use crate::components::spoken_text::SpokenText;
use crate::{move_tr, text, tr};

/// The list of answers, each with the number of its item.
#[component]
pub fn Answers(items: Vec<WorksheetItem>) -> impl IntoView {
    let has_solutions = items
        .iter()
        .any(|item| matches!(item, WorksheetItem::Roll(item) if item.points.is_some()));
    let answers = (1..).zip(items).map(|(number, item): (usize, _)| {
        view! {
            <li class="item">
                <span class="no">{number} "."</span>
                <div class="asked">{answer(item)}</div>
            </li>
        }
    });
    let answers = answers.collect_view();
    view! {
        {has_solutions.then(|| view! { <p class="help">{move_tr!("study-different-help")}</p> })}
        <ol class="items answers">{answers}</ol>
    }
}

fn answer(item: WorksheetItem) -> AnyView {
    match item {
        WorksheetItem::Roll(item) => roll_answer(item),
        WorksheetItem::Spot(item) => {
            view! { <p><SpokenText written=Signal::derive(move || mistake_sentence(&item))/></p> }
                .into_any()
        }
        WorksheetItem::Dials(item) => view! { <p>{move || presses(&item)}</p> }.into_any(),
    }
}

fn roll_answer(item: RollItem) -> AnyView {
    let roll = item.roll.to_string();
    if item.points.is_none() {
        let are_whole = item
            .nearest
            .iter()
            .flatten()
            .all(|number| number.as_whole().is_some());
        let kind = if are_whole { "whole" } else { "any" };
        let [below, above] = item
            .nearest
            .map(|number| number.map_or("–".to_owned(), |number| number.printed()));
        return view! {
            <p>
                <b translate="no">{roll}</b>
                ": "
                <SpokenText written=Signal::derive(move || {
                    tr!(
                        "sheet-is-impossible",
                        kind = kind,
                        below = below.clone(),
                        above = above.clone(),
                    )
                })/>
            </p>
        }
        .into_any();
    }
    let goal = item.goal;
    let (shown_count, count) = (item.ways.len(), item.count as usize);
    let rest = count - shown_count;
    let solutions = item.ways.iter().map(|solution| {
        view! { <li translate="no">{format!("{} = {goal}", solution.printed())}</li> }
    });
    let solutions = solutions.collect_view();
    view! {
        <p>
            <b translate="no">{roll}</b>
            ": "
            {move || tr!("sheet-ways", shown = shown_count, count = count, rest = rest)}
        </p>
        <ol class="lines">{solutions}</ol>
    }
    .into_any()
}

fn mistake_sentence(item: &FindMistakeItem) -> String {
    let Some(mistake) = item.mistake else {
        return tr!("sheet-all-right");
    };
    let line = &item.solutions[mistake.solution].lines[mistake.line];
    tr!(
        "sheet-wrong-line",
        solution = letter(mistake.solution),
        line = unbroken(&line.printed()),
        why = why(mistake.slip, line),
        right = put_right(mistake.slip, line)
    )
}

/// The sentence that lists how often each button of the dials is pressed.
pub fn presses(item: &DialsItem) -> String {
    let press_counts: Vec<String> = (1..)
        .zip(&item.presses)
        .map(|(button, times): (usize, _)| {
            let times = digit(*times).to_string();
            unbroken(&tr!("sheet-presses", button = button, times = times))
        })
        .collect();
    text::listed(&press_counts)
}

/// The heading of the answer key.
#[component]
pub fn KeyHeading(#[prop(into)] title: Signal<String>) -> impl IntoView {
    view! {
        <header>
            <h2>{move_tr!("sheet-answers", title = title.get())}</h2>
        </header>
    }
}
