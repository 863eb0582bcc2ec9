//! A number line of the values that can be made round a goal that cannot.

use leptos::either::Either;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use score_core::teach::plot_labels::{self, Anchor};

use crate::{move_tr, text};

/// A number on the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The distance from the left end, in thousandths of the line.
    pub at: u32,
    /// Whether the value is a whole number.
    pub is_whole: bool,
    /// The label below it, if any.
    pub label: Option<String>,
    /// The sentence that is shown while the mark is chosen.
    pub name: String,
}

impl Mark {
    /// The place of the mark's label, and the number of its characters.
    fn label_extent(&self) -> (u32, u32) {
        let chars = self.label.as_ref().map_or(0, |label| label.chars().count());
        (self.at, chars as u32)
    }
}

/// The line, the meanings of its marks, and the sentence on the chosen mark. The reader chooses it
/// with a pointer or the arrow keys.
#[component]
pub fn NumberLine(
    /// The numbers that can be made, from left to right.
    made: Vec<Mark>,
    /// The goal, which cannot be made.
    goal: Mark,
    /// The names of the ends of the line.
    ends: (String, String),
    /// The whole line in words, for listeners.
    name: String,
) -> impl IntoView {
    let chosen = RwSignal::new(None::<usize>);
    let names: Vec<String> = made.iter().map(|mark| mark.name.clone()).collect();
    let names = StoredValue::new(names);
    let chosen_sentence = move || names.with_value(|names| names.get(chosen.get()?).cloned());
    let last = made.len().checked_sub(1);
    // Before the first key the reader is in the middle, at the goal.
    let middle = made.iter().filter(|mark| mark.at < goal.at).count();
    let choose = move |event: KeyboardEvent| {
        let next = last
            .and_then(|last| index_after_key(&event.key(), chosen.get_untracked(), middle, last));
        if next.is_some() {
            event.prevent_default();
            event.stop_propagation();
            chosen.set(next);
        }
    };
    let marks = made.iter().enumerate().map(|(index, mark)| {
        let is_chosen = Signal::derive(move || chosen.get() == Some(index));
        let choose = move |()| chosen.set(Some(index));
        view! { <Tick mark=mark.clone() touched=touched(&made, index) is_chosen choose/> }
    });
    let marks = marks.collect_view();
    let labels = near_labels(made);
    let goal_x = x(goal.at);
    view! {
        <svg
            class="number-line"
            role=if last.is_some() { "slider" } else { "img" }
            tabindex=last.map(|_| "0")
            aria-label=move || text::aloud(name.clone())
            aria-valuemin=last.map(|_| "0")
            aria-valuemax=last.map(|last| last.to_string())
            aria-valuenow=last.map(|_| move || chosen.get().unwrap_or(middle).to_string())
            aria-valuetext=last.map(|_| move || chosen_sentence().map(text::aloud).unwrap_or_default())
            on:keydown=choose
        >
            <line class="axis" x1="2%" x2="98%" y1=AXIS y2=AXIS></line>
            {marks}
            <circle class="goal-mark" cx=goal_x cy=AXIS r=".5em"></circle>
            <Label at=goal.at y="1.1em" class="goal-label" text=goal.label.unwrap_or_default()/>
            {labels}
            <Label at=0 y=ENDS class="end first" text=ends.0/>
            <Label at=END y=ENDS class="end last" text=ends.1/>
        </svg>
        <div class="number-said" aria-hidden="true">
            {move || match chosen_sentence() {
                Some(chosen_sentence) => Either::Left(view! { <strong>{chosen_sentence}</strong> }),
                None => Either::Right(view! {
                    <span class="help">{move_tr!("study-number-line-help")}</span>
                }),
            }}
        </div>
        <Legend/>
    }
}

/// The index of the mark to which a key leads; `last` is the rightmost one.
fn index_after_key(key: &str, chosen: Option<usize>, middle: usize, last: usize) -> Option<usize> {
    match key {
        "ArrowLeft" | "ArrowDown" => Some(chosen.unwrap_or(middle).saturating_sub(1)),
        "ArrowRight" | "ArrowUp" => Some(chosen.map_or(middle, |at| at + 1).min(last)),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}

/// The labels below the marks that have one, in as many rows as they need.
fn near_labels(made: Vec<Mark>) -> impl IntoView {
    let named = made.into_iter().filter(|mark| mark.label.is_some());
    let named: Vec<Mark> = named.collect();
    let names: Vec<(u32, u32)> = named.iter().map(Mark::label_extent).collect();
    let rows = plot_labels::rows(&names).into_iter();
    let labels = rows.zip(named).map(|(row, mark)| {
        let row = ROWS[row.min(ROWS.len() - 1)];
        view! { <NearLabel mark row/> }
    });
    labels.collect_view()
}

/// The distance of the axis from the top.
const AXIS: &str = "2.4em";

/// The distance of the names of the ends from the top.
const ENDS: &str = "6.9em";

/// The distances from the top of the rows for the labels of marks.
const ROWS: [&str; 2] = ["4.2em", "5.5em"];

/// The right end of the line, in thousandths.
const END: u32 = 1_000;

/// The widest touch area to each side of a mark, in thousandths of the line.
const MAX_TOUCH: u32 = 60;

/// The ends of a mark's touch area, in thousandths from the left: half of the way to its
/// neighbours.
fn touched(made: &[Mark], index: usize) -> (u32, u32) {
    let at = made[index].at;
    let half = |neighbour: Option<&Mark>| {
        neighbour.map_or(MAX_TOUCH, |other| {
            (other.at.abs_diff(at) / 2).min(MAX_TOUCH)
        })
    };
    let left = at.saturating_sub(half(index.checked_sub(1).map(|left| &made[left])));
    let right = at + half(made.get(index + 1));
    (left, right.min(END))
}

#[component]
fn Tick(
    mark: Mark,
    touched: (u32, u32),
    #[prop(into)] is_chosen: Signal<bool>,
    #[prop(into)] choose: Callback<()>,
) -> impl IntoView {
    let x_of_mark = x(mark.at);
    let (class, half) = match mark.is_whole {
        true => ("whole", 0.7),
        false => ("part", 0.35),
    };
    let (top, bottom) = (format!("{}em", 2.4 - half), format!("{}em", 2.4 + half));
    let width = percent((touched.1 - touched.0) * 96 / 100);
    view! {
        <g class="mark" class:chosen=is_chosen>
            <line class=class x1=x_of_mark.clone() x2=x_of_mark y1=top y2=bottom></line>
            <rect
                class="touched"
                x=x(touched.0)
                y="1.2em"
                width=width
                height="2.4em"
                on:pointerenter=move |_| choose.run(())
                on:click=move |_| choose.run(())
            ></rect>
        </g>
    }
}

/// The label of a mark, with a thin line that leads to the mark.
#[component]
fn NearLabel(mark: Mark, row: &'static str) -> impl IntoView {
    let x_of_mark = x(mark.at);
    let class = match Anchor::of(mark.at) {
        Anchor::Start => "near first",
        Anchor::Middle => "near",
        Anchor::End => "near last",
    };
    let is_lower = row == ROWS[1];
    let leader = is_lower.then(|| {
        view! {
            <line
                class="leader"
                x1=x_of_mark.clone()
                x2=x_of_mark.clone()
                y1="3.2em"
                y2="4.5em"
            ></line>
        }
    });
    view! {
        {leader}
        <Label at=mark.at y=row class text=mark.label.unwrap_or_default()/>
    }
}

#[component]
fn Label(at: u32, y: &'static str, class: &'static str, text: String) -> impl IntoView {
    view! {
        <text class=class x=x(at) y=y>
            {text}
        </text>
    }
}

/// The meaning of the marks.
#[component]
fn Legend() -> impl IntoView {
    let entry = |class: &'static str, sentence: Signal<String>| {
        let sign = match class {
            "goal" => Either::Left(
                view! { <circle class="goal-mark" cx="50%" cy="50%" r=".4em"></circle> },
            ),
            _ => Either::Right(
                view! { <line class=class x1="50%" x2="50%" y1="10%" y2="90%"></line> },
            ),
        };
        view! {
            <li>
                <svg class="sign" data-sign=class aria-hidden="true">{sign}</svg>
                {sentence}
            </li>
        }
    };
    view! {
        <ul class="legend help">
            {entry("whole", move_tr!("study-legend-whole"))}
            {entry("part", move_tr!("study-legend-part"))}
            {entry("goal", move_tr!("study-legend-goal"))}
        </ul>
    }
}

/// The x of a place on the line; the ends are a little inside of the drawing.
fn x(at: u32) -> String {
    percent(20 + at * 96 / 100)
}

fn percent(thousandths: u32) -> String {
    format!("{}.{}%", thousandths / 10, thousandths % 10)
}
