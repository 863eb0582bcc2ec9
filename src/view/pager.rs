//! Back and on through something that is shown in steps, at the reader's pace.

use crate::edge::element::{El, drawing, el};
use crate::edge::live::Live;
use crate::text;

/// The keys that lead through steps 0 to `last`, and which one `at` is.
pub fn pager(at: Live<usize>, last: usize) -> El {
    let go = move |by: isize| at.update(|at| *at = at.saturating_add_signed(by).min(last));
    let arrow = |class: &str, name, label, is_idle: fn(usize, usize) -> bool, by| {
        el("button")
            .attr("type", "button")
            .class(class)
            .attr_of("aria-disabled", move || {
                is_idle(at.get(), last).then(|| "true".to_owned())
            })
            .child(drawing(name))
            .text(label)
            .on("click", move |_| go(by))
    };
    let back = arrow("back", "undo", text::BACK, |at, _| at == 0, -1);
    let next = arrow("next", "redo", text::NEXT, |at, last| at == last, 1);
    el("div")
        .class("tools")
        .child(back)
        .child(
            el("span")
                .class("help")
                .text_of(move || text::step_of(at.get(), last)),
        )
        .child(next)
}
