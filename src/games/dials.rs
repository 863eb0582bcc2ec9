//! Dials: the page below its heading.

mod board;
mod dial;
mod editor;
mod kept;
mod keys;
mod play;
mod reach;
mod tools;
mod worked;

use crate::edge::address;
use crate::edge::clock::Clock;
use crate::edge::element::{El, el};
use crate::edge::live::Live;
use crate::route::Page;
use crate::text;

use play::Play;

/// What stands on its page below the heading.
pub fn page() -> Vec<El> {
    let fragment = address::fragment();
    let play = Play::open(&fragment);
    let clock = Clock::new(play::virtual_clock_ms(&fragment));
    let is_here = Live::new(true);
    address::on_change(move |fragment| {
        is_here.set(is_of_dials(&fragment));
        if is_of_dials(&fragment) {
            play.follow(&fragment);
        }
    });
    keys::listen(play, is_here);
    play::press_by_itself(play, clock);
    let left = el("div")
        .child(tools::counts(play))
        .child(tools::status(play))
        .child(board::board(play));
    let right = el("div")
        .child(tools::tools(play))
        .part(move || match play.shows_solution() {
            true => vec![worked::solution(play, clock)],
            false => vec![],
        })
        .part(move || match play.shows_editor() {
            true => vec![editor::editor(play)],
            false => vec![],
        })
        .child(el("div").part(move || vec![tools::link(play)]))
        .child(rules(play));
    vec![el("div").class("dial-game").child(left).child(right)]
}

/// Whether an address is one of this page.
fn is_of_dials(fragment: &str) -> bool {
    let page = fragment.split('?').next().unwrap_or_default();
    page.trim_start_matches('/') == Page::Dials.name()
}

fn rules(play: Play) -> El {
    let rules = move || {
        let rules = play.puzzle.with(text::dials_rules);
        rules.iter().map(|rule| el("li").text(rule)).collect()
    };
    let summary = el("span").class("shape-of").text(text::HOW_TO_PLAY);
    let details = el("details").class("form");
    let details = match play.is_first_visit {
        true => details.attr("open", ""),
        false => details,
    };
    details
        .child(el("summary").child(summary))
        .child(el("ol").class("howto").part(rules))
}
