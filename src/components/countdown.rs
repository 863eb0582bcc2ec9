//! The clock of a call, as a ring and as digits.

use leptos::prelude::*;

use crate::components::drawing::{Drawing, Shape};
use crate::text;

/// The seconds left at which the clock begins to look late.
const LATE_S: u64 = 10;

/// The longest time that is shown in seconds alone; a longer one is shown in minutes and seconds.
const MAX_PLAIN_S: u64 = 99;

/// How much of a clock is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// Seconds left, rounded up: 1 until the very end.
    pub left_s: u64,
    /// The seconds with which the clock started.
    pub total_s: u64,
}

/// The clock of a call; `None` while no clock runs.
#[component]
pub fn Countdown(#[prop(into)] time: Signal<Option<TimeLeft>>) -> impl IntoView {
    let left_s = move || time.get().map(|time| time.left_s);
    let seconds = move || left_s().map(|left_s| left_s.to_string());
    let is_long = move || left_s().is_some_and(|left_s| left_s > MAX_PLAIN_S);
    let digits = move || {
        left_s().map(|left_s| match left_s > MAX_PLAIN_S {
            true => text::minutes(left_s),
            false => left_s.to_string(),
        })
    };
    let percent = move || {
        let share = |time: TimeLeft| 100 * time.left_s / time.total_s.max(1);
        time.get().map_or(0, share).to_string()
    };
    view! {
        <div
            id="clock"
            class="clock"
            class:idle=move || time.get().is_none()
            class:long=is_long
            class:late=move || left_s().is_some_and(|left_s| left_s <= LATE_S)
            role="timer"
            aria-label=move || text::clock_name(left_s())
            data-seconds=seconds
            style:--left=percent
        >
            <Drawing shape=Shape::Ring/>
            <span class="digits" aria-hidden="true" translate="no">
                {digits}
            </span>
        </div>
    }
}
