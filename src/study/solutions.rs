//! The solutions of a puzzle: the different ones, all of them by form, and
//! where there is none, why not.

use score_core::arith::difficulty::Difficulty;
use score_core::arith::solve::Puzzle;

use crate::edge::element::{El, el, item};
use crate::edge::live::Live;
use crate::study::explain;
use crate::study::search::{self, WaysSearch};
use crate::study::why_not::why_not;
use crate::text;
use crate::view::forms::forms;
use crate::view::solutions::ways;

/// What is shown of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Different,
    Forms,
    WhyNot,
}

/// The solutions of `puzzle`.
pub fn solutions(puzzle: Puzzle) -> El {
    let chosen = Live::new(Shown::Different);
    let search = WaysSearch::begin(puzzle.clone());
    let found = search.ways;
    let is_none = move || found.with(|found| found.is_finished && found.count == 0);
    let shown = move || match is_none() {
        true => Shown::WhyNot,
        false => chosen.get(),
    };
    let list = move || {
        let (puzzle, shown) = (puzzle.clone(), shown());
        vec![item(shown as u64, move || match shown {
            Shown::Different => different(search, &puzzle),
            Shown::Forms => forms(search::forms(puzzle)),
            Shown::WhyNot => why_not(puzzle),
        })]
    };
    el("section")
        .class("solutions")
        .attr("id", "solutions")
        .attr_of("aria-busy", move || {
            Some(found.with(|found| !found.is_finished).to_string())
        })
        .child(
            el("h3").attr("tabindex", "-1").text_of(move || {
                found.with(|found| text::ways_count(found.count, found.is_finished))
            }),
        )
        .child(el("p").class("difficulty").text_of(move || {
            match found.with(|found| found.is_finished) {
                true => Difficulty::of_easiest(&search.all())
                    .map(text::difficulty)
                    .unwrap_or_default(),
                false => String::new(),
            }
        }))
        .child(keys(chosen, is_none))
        .child(el("div").each(list))
}

fn keys(chosen: Live<Shown>, is_none: impl Fn() -> bool + 'static) -> El {
    let key = move |which, label| {
        el("button")
            .attr("type", "button")
            .attr_of("aria-pressed", move || {
                Some((chosen.get() == which).to_string())
            })
            .text(label)
            .on("click", move |_| chosen.set(which))
    };
    el("div")
        .class("chips lists")
        .attr("role", "group")
        .attr("aria-label", text::LISTS)
        .attr_of("hidden", move || is_none().then(String::new))
        .child(key(Shown::Different, text::DIFFERENT))
        .child(key(Shown::Forms, text::ALL_FORMS))
}

fn different(search: WaysSearch, puzzle: &Puzzle) -> El {
    let numbers = puzzle.numbers().to_vec();
    ways(
        search.ways,
        move || search.stop_or_go_on(),
        move |solution| explain::frames(solution, &numbers),
    )
}
