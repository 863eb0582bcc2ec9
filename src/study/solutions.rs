//! The solutions of a puzzle: the different ones, all of them as forms, and
//! where there is none, why not.

use score_core::arith::solve::Puzzle;

use crate::edge::element::{El, el};
use crate::edge::live::Live;
use crate::study::{explain, search};
use crate::text;
use crate::view::forms::forms;
use crate::view::solutions::{Ways, ways};

/// The two lists.
#[derive(Clone, Copy, PartialEq, Eq)]
enum List {
    Different,
    Forms,
}

/// The solutions of `puzzle`.
pub fn solutions(puzzle: Puzzle) -> El {
    let list = Live::new(List::Different);
    let found = search::ways(puzzle.clone());
    let is_none = move || found.with(|found| found.is_finished && found.count == 0);
    let lists = {
        let puzzle = puzzle.clone();
        move || match list.get() {
            List::Different => vec![different(found, &puzzle)],
            List::Forms => vec![forms(search::forms(puzzle.clone()))],
        }
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
        .child(keys(list, is_none))
        .part(lists)
}

fn keys(list: Live<List>, is_none: impl Fn() -> bool + 'static) -> El {
    let key = move |which, label| {
        el("button")
            .attr("type", "button")
            .attr_of("aria-pressed", move || {
                Some((list.get() == which).to_string())
            })
            .text(label)
            .on("click", move |_| list.set(which))
    };
    el("div")
        .class("chips lists")
        .attr("role", "group")
        .attr("aria-label", text::LISTS)
        .attr_of("hidden", move || is_none().then(String::new))
        .child(key(List::Different, text::DIFFERENT))
        .child(key(List::Forms, text::ALL_FORMS))
}

fn different(found: Live<Ways>, puzzle: &Puzzle) -> El {
    let numbers = puzzle.numbers().to_vec();
    ways(found, move |solution| explain::frames(solution, &numbers))
}
