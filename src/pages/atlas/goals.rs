//! The chart and the list of the numbers of impossible rolls, goal by goal.

use std::ops::RangeInclusive;

use leptos::prelude::*;

use crate::components::chart::{Bar, Chart};
use crate::components::progress::Progress;
use crate::{move_tr, text, tr};

/// The goals of the chart.
pub const GOALS: RangeInclusive<u32> = 0..=100;

/// The distance between the labels below the chart, in goals.
const LABELS_EVERY: u32 = 20;

/// The section with the chart, in which `goal` stands out; `percent` is the solver's progress.
#[component]
pub fn Goals(
    goal: u32,
    #[prop(into)] impossible_counts: Signal<Option<Vec<(u32, u32)>>>,
    #[prop(into)] percent: Signal<Option<usize>>,
) -> impl IntoView {
    let chart = move || {
        impossible_counts.with(|counts| {
            let counts = counts.as_ref()?;
            Some(view! {
                <Chart bars=bars(counts, goal) name=tr!("atlas-by-goal")/>
                <p class="help">{text::by_goal_summary(counts)}</p>
            })
        })
    };
    view! {
        <section id="atlas-goals" aria-labelledby="atlas-goals-name">
            <h2 id="atlas-goals-name">{move_tr!("atlas-by-goal")}</h2>
            <Progress percent/>
            <div>
                {chart}
                {move || impossible_counts.get().map(|counts| view! { <InNumbers counts/> })}
            </div>
        </section>
    }
}

fn bars(counts: &[(u32, u32)], chosen_goal: u32) -> Vec<Bar> {
    let bar = |&(goal, count): &(u32, u32)| Bar {
        label: goal.is_multiple_of(LABELS_EVERY).then(|| goal.to_string()),
        name: text::impossible_for_goal(count, goal),
        count,
        is_chosen: goal == chosen_goal,
    };
    counts.iter().map(bar).collect()
}

/// The list of the same counts in numbers, to unfold.
#[component]
fn InNumbers(counts: Vec<(u32, u32)>) -> impl IntoView {
    let goal_entry = |(goal, count): (u32, u32)| {
        view! {
            <li>
                <span class="help">{format!("{goal}: ")}</span>
                <strong>{move || text::grouped(count.into())}</strong>
            </li>
        }
    };
    view! {
        <details class="form">
            <summary>
                <span class="shape-of">{move_tr!("atlas-as-numbers")}</span>
            </summary>
            <ul class="goal-counts">{counts.into_iter().map(goal_entry).collect_view()}</ul>
        </details>
    }
}
