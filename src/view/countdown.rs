//! The clock of a call, as a ring and as digits.

use crate::edge::element::{El, drawing, el};
use crate::text;

/// From here on the clock looks late, in seconds.
const LATE_S: u64 = 10;

/// How much of a clock is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// Seconds left, rounded up: 1 until the very end.
    pub left_s: u64,
    /// Seconds it had.
    pub total_s: u64,
}

/// The clock; `None`: none runs.
pub fn countdown(time: impl Fn() -> Option<TimeLeft> + Copy + 'static) -> El {
    let left_s = move || time().map(|time| time.left_s);
    let digits = move || left_s().map(|left_s| left_s.to_string());
    let percent = move || {
        let share = |time: TimeLeft| 100 * time.left_s / time.total_s.max(1);
        time().map_or(0, share).to_string()
    };
    el("div")
        .class("clock")
        .attr("id", "clock")
        .attr("role", "timer")
        .class_if("idle", move || time().is_none())
        .class_if("late", move || {
            left_s().is_some_and(|left_s| left_s <= LATE_S)
        })
        .attr_of("aria-label", move || Some(text::clock_name(left_s())))
        .attr_of("data-seconds", digits)
        .property_of("--left", percent)
        .child(drawing("ring"))
        .child(
            el("span")
                .class("digits")
                .attr("aria-hidden", "true")
                .text_of(move || digits().unwrap_or_default()),
        )
}
