//! The companion of a first roll.

use crate::edge::element::{El, el};
use crate::text;
use crate::view::header::key;

/// How far the guided roll has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoachFace {
    /// Taps done.
    pub done: usize,
    /// Taps in all.
    pub taps: usize,
    /// The tap that is asked for, counted from 0.
    pub asked: Option<usize>,
}

/// The companion of a first roll: how far it has come, and a way out.
pub fn coach(face: CoachFace, leave: impl Fn() + 'static) -> El {
    let dot = |tap| el("li").class(if tap < face.done { "done" } else { "" });
    let is_over = face.done == face.taps;
    let (class, label) = match is_over {
        true => ("primary", text::PLAY_FOR_REAL),
        false => ("", text::SKIP),
    };
    let dots = el("ol")
        .class("dots")
        .attr("aria-label", &text::coach_progress(face.done, face.taps))
        .children((0..face.taps).map(dot).collect());
    el("aside")
        .class("coach")
        .attr("id", "coach")
        .attr("aria-label", text::COACH)
        .child(el("div").child(el("p").text(text::COACH)).child(dots))
        .child(
            key("skip-coach")
                .class(class)
                .on("click", move |_| leave())
                .text(label),
        )
}
