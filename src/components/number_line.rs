//! What can be made round a goal that cannot: a line of numbers.

use leptos::prelude::*;

/// A number on the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// How far from the left end, in thousandths.
    pub at: u32,
    /// Whether it is a whole number.
    pub is_whole: bool,
    /// What is written below it, if anything.
    pub label: Option<String>,
}

/// The line.
#[component]
pub fn NumberLine(
    /// The numbers that can be made.
    made: Vec<Mark>,
    /// The one that cannot.
    goal: Mark,
    /// What the ends of the line are called.
    ends: (String, String),
    /// All of it in words.
    name: String,
) -> impl IntoView {
    let goal_x = x(goal.at);
    view! {
        <svg class="number-line" role="img" aria-label=name>
            <line class="axis" x1="2%" x2="98%" y1=AXIS y2=AXIS></line>
            {made.into_iter().map(|mark| view! { <Tick mark/> }).collect_view()}
            <circle class="goal-mark" cx=goal_x cy=AXIS r=".5em"></circle>
            <Label at=goal.at y="1.1em" class="goal-label" text=goal.label.unwrap_or_default()/>
            <Label at=0 y="5.6em" class="end first" text=ends.0/>
            <Label at=END y="5.6em" class="end last" text=ends.1/>
        </svg>
    }
}

/// Where the line lies, from the top.
const AXIS: &str = "2.4em";

/// The right end of the line, in thousandths.
const END: u32 = 1_000;

#[component]
fn Tick(mark: Mark) -> impl IntoView {
    let x = x(mark.at);
    let (class, half) = match mark.is_whole {
        true => ("whole", 0.7),
        false => ("part", 0.35),
    };
    let (top, bottom) = (format!("{}em", 2.4 - half), format!("{}em", 2.4 + half));
    let label = mark
        .label
        .map(|text| view! { <Label at=mark.at y="4.2em" class="near" text/> });
    view! {
        <line class=class x1=x.clone() x2=x y1=top y2=bottom></line>
        {label}
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

/// The ends stay a little inside.
fn x(at: u32) -> String {
    let thousandths = 20 + at * 96 / 100;
    format!("{}.{}%", thousandths / 10, thousandths % 10)
}
