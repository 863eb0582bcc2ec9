//! The essentially different solutions of a puzzle, each with its explanation.

use std::rc::Rc;

use score_core::arith::expr::Expr;

use crate::edge::element::{El, el, item};
use crate::edge::live::Live;
use crate::text;
use crate::view::explanation::{Frame, explanation};
use crate::view::forms::progress;

/// What has been found so far.
#[derive(Default)]
pub struct Ways {
    /// The solutions, the simplest first.
    pub listed: Vec<Expr>,
    /// How many there are, with those that are not listed.
    pub count: usize,
    /// How much of the search is done.
    pub done_percent: usize,
    /// Whether all of it is.
    pub is_finished: bool,
    /// Whether the reader has stopped it.
    pub is_stopped: bool,
}

/// The list of a puzzle's different solutions, while more are found; `explain`
/// gives the frames that explain one, and `stop_or_go_on` does so.
pub fn ways(
    ways: Live<Ways>,
    stop_or_go_on: impl Fn() + 'static,
    explain: impl Fn(&Expr) -> Vec<Frame> + 'static,
) -> El {
    let explain: Explain = Rc::new(explain);
    let lines = move || {
        ways.with(|ways| {
            let line = |solution: &Expr| {
                let (solution, explain) = (solution.clone(), explain.clone());
                let line = solution.printed();
                // A list may change its order while it grows.
                item(key(&line), move || way(&line, solution, explain))
            };
            ways.listed.iter().map(line).collect()
        })
    };
    let left_out = move || ways.with(|ways| ways.count.saturating_sub(ways.listed.len()));
    let busy = move || ways.with(|ways| (!ways.is_finished).then_some(ways.done_percent));
    let stop = el("button")
        .attr("type", "button")
        .class("quiet")
        .text_of(move || {
            match ways.with(|ways| ways.is_stopped) {
                true => text::GO_ON,
                false => text::STOP,
            }
            .to_owned()
        })
        .on("click", move |_| stop_or_go_on());
    el("div")
        .child(
            el("div")
                .class("busy")
                .attr_of("hidden", move || busy().is_none().then(String::new))
                .child(progress(busy))
                .child(stop),
        )
        .child(el("ul").class("ways").each(lines))
        .child(
            el("p")
                .class("left-out")
                .attr_of("hidden", move || (left_out() == 0).then(String::new))
                .text_of(move || text::left_out(left_out())),
        )
}

type Explain = Rc<dyn Fn(&Expr) -> Vec<Frame>>;

/// A solution, and behind a tap its explanation.
fn way(line: &str, solution: Expr, explain: Explain) -> El {
    let is_open = Live::new(false);
    let key = el("button")
        .attr("type", "button")
        .class("quiet explain")
        .attr_of("aria-label", {
            let line = line.to_owned();
            move || Some(text::explain(&line, is_open.get()))
        })
        .attr_of("aria-expanded", move || Some(is_open.get().to_string()))
        .text_of(move || {
            match is_open.get() {
                true => text::HIDE,
                false => text::EXPLAIN,
            }
            .to_owned()
        })
        .on("click", move |_| {
            is_open.update(|is_open| *is_open = !*is_open)
        });
    el("li")
        .class("way")
        .child(el("span").class("solution").text(line))
        .child(key)
        .part(move || match is_open.get() {
            true => vec![explanation(explain(&solution))],
            false => vec![],
        })
}

/// A number that tells one line from another.
fn key(line: &str) -> u64 {
    // FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    line.bytes().fold(BASIS, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(PRIME)
    })
}
