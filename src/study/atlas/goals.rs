//! How many rolls are impossible, goal by goal.

use std::ops::RangeInclusive;

use score_core::atlas::{ByGoal, Play};

use crate::edge::clock::{self, until_slice_ends};
use crate::edge::element::{El, el};
use crate::edge::live::Live;
use crate::study::search::percent;
use crate::text;
use crate::view::chart::{Bar, chart};
use crate::view::forms::progress;

/// The goals of the chart.
const GOALS: RangeInclusive<u32> = 0..=100;

/// Every so many goals one is written below the chart.
const LABELS_EVERY: u32 = 20;

/// The chart; `goal` stands out in it.
pub fn section(play: Play, goal: u32, is_stopped: Live<bool>) -> El {
    let done = Live::new(Some(0));
    let counts: Live<Option<Vec<(u32, u32)>>> = Live::new(None);
    let mut search = ByGoal::new(play, GOALS).ok();
    clock::in_slices(move || {
        let Some(search) = &mut search else {
            return true;
        };
        if is_stopped.peek(|stopped| *stopped) {
            done.set(None);
            return true;
        }
        let is_finished = until_slice_ends(|| search.advance(1));
        if is_finished {
            counts.set(Some(search.counts().collect()));
        }
        done.set((!is_finished).then(|| percent(search.done(), search.units())));
        is_finished
    });
    let drawn = move || {
        counts.with(|counts| {
            let counts = counts.as_ref();
            counts.map_or(Vec::new(), |counts| {
                vec![
                    picture(counts, goal),
                    el("p").class("help").text(&text::by_goal_name(counts)),
                    list(counts),
                ]
            })
        })
    };
    el("section")
        .attr("id", "atlas-goals")
        .attr("aria-labelledby", "atlas-goals-name")
        .child(el("h2").attr("id", "atlas-goals-name").text(text::BY_GOAL))
        .child(progress(move || done.get()))
        .child(el("div").part(drawn))
}

fn picture(counts: &[(u32, u32)], chosen: u32) -> El {
    let bar = |&(goal, count): &(u32, u32)| Bar {
        label: goal.is_multiple_of(LABELS_EVERY).then(|| goal.to_string()),
        name: text::impossible_for_goal(count, goal),
        count,
        is_chosen: goal == chosen,
    };
    let bars: Vec<Bar> = counts.iter().map(bar).collect();
    chart(&bars, text::BY_GOAL)
}

/// The same in numbers.
fn list(counts: &[(u32, u32)]) -> El {
    let entry = |(goal, count): &(u32, u32)| {
        el("li")
            .child(el("span").class("help").text(&format!("{goal}: ")))
            .child(el("strong").text(&text::grouped(u64::from(*count))))
    };
    el("details")
        .class("form")
        .child(el("summary").child(el("span").class("shape-of").text(text::AS_NUMBERS)))
        .child(
            el("ul")
                .class("goal-counts")
                .children(counts.iter().map(entry).collect()),
        )
}
