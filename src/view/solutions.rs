//! Every solution of a puzzle, form by form, found a slice at a time.

use std::rc::Rc;

use score_core::arith::expr::Expr;
use score_core::arith::form::Form;
use score_core::arith::solve::{Puzzle, Search};

use crate::edge::clock;
use crate::edge::element::{El, el, item};
use crate::edge::live::Live;
use crate::text;

/// How long one slice of the search may take: half a frame, so that the page
/// stays smooth.
const SLICE_MS: f64 = 8.0;

/// How many units of work pass between two looks at the clock.
const UNITS_A_LOOK: usize = 8;

/// The most solutions of one form that are listed; the count goes on.
pub const MAX_LISTED: usize = 200;

/// What has been found so far.
#[derive(Default)]
struct Found {
    /// For each form: how many solutions, and the first of them.
    forms: Vec<(usize, Vec<String>)>,
    total: usize,
    tried: u64,
    done_percent: usize,
    is_finished: bool,
}

/// The solutions of a puzzle in all its forms.
pub fn solutions(puzzle: Puzzle) -> El {
    let forms = all_forms(&puzzle);
    let goal = puzzle.goal();
    let rows = forms.iter().map(Form::heading).enumerate();
    let found = search(puzzle, &forms);
    let heading = move || {
        found.with(|found| {
            let tried = found.is_finished.then_some(found.tried);
            text::solutions_count(found.total, tried, goal)
        })
    };
    let is_busy = move || found.with(|found| !found.is_finished);
    let progress = el("progress")
        .attr("max", "100")
        .attr("aria-label", text::SEARCHING)
        .attr_of("value", move || {
            Some(found.with(|found| found.done_percent.to_string()))
        })
        .attr_of("hidden", move || (!is_busy()).then(String::new));
    el("section")
        .class("solutions")
        .attr("id", "solutions")
        .attr_of("aria-busy", move || Some(is_busy().to_string()))
        .child(el("h3").text_of(heading))
        .child(progress)
        .children(
            rows.map(|(place, heading)| form(place, &heading, found))
                .collect(),
        )
}

/// The forms that a puzzle's solutions can have, in the solver's order.
fn all_forms(puzzle: &Puzzle) -> Vec<Form> {
    let most = puzzle.numbers().len();
    let fewest = if puzzle.all_numbers() {
        most
    } else {
        most.min(3)
    };
    (fewest..=most).flat_map(Form::all).collect()
}

/// Searches in slices, and shows what was found after each.
fn search(puzzle: Puzzle, forms: &[Form]) -> Live<Found> {
    let found = Live::new(Found {
        forms: vec![Default::default(); forms.len()],
        ..Found::default()
    });
    let forms = forms.to_vec();
    let mut search = Search::new(puzzle);
    clock::in_slices(move || {
        let slice_end_ms = clock::elapsed_ms() + SLICE_MS;
        found.update(|found| {
            let mut take = |form: Form, expr: Expr| {
                let place = forms.iter().position(|other| *other == form).unwrap_or(0);
                let (count, listed) = &mut found.forms[place];
                *count += 1;
                found.total += 1;
                if listed.len() < MAX_LISTED {
                    listed.push(expr.printed());
                }
            };
            let mut is_finished = false;
            while !is_finished && clock::elapsed_ms() < slice_end_ms {
                is_finished = search.advance(UNITS_A_LOOK, &mut take);
            }
            found.tried = search.tried();
            found.done_percent = 100 * search.done() / search.units().max(1);
            found.is_finished = is_finished;
            is_finished
        })
    });
    found
}

/// One form: how many solutions it has, and behind a tap the solutions. What
/// the reader opened stays open while more are found.
fn form(place: usize, heading: &str, found: Live<Found>) -> El {
    let count = move || found.with(|found| found.forms[place].0);
    let count_text = move || match count() {
        0 if found.with(|found| found.is_finished) => text::NONE.to_owned(),
        0 => "…".to_owned(),
        count => text::grouped(count as u64),
    };
    let lines = move || {
        found.with(|found| {
            let lines = found.forms[place].1.iter().cloned().enumerate();
            lines
                .map(|(place, line)| {
                    item(place as u64, move || el("li").class("solution").text(&line))
                })
                .collect()
        })
    };
    let left_out = move || count().saturating_sub(MAX_LISTED);
    let heading: Rc<str> = heading.into();
    el("div").each(move || {
        let has_any = count() != 0;
        let heading = heading.clone();
        let view = move || {
            let title = |row: El| {
                row.child(el("span").class("shape-of").text(&heading))
                    .child(el("span").class("count").text_of(count_text))
            };
            if !has_any {
                return title(el("p").class("form none"));
            }
            let rest = el("p")
                .class("left-out")
                .attr_of("hidden", move || (left_out() == 0).then(String::new))
                .text_of(move || text::left_out(left_out()));
            let lines = el("ul").each(lines);
            let details = el("details").class("form");
            details.child(title(el("summary"))).child(lines).child(rest)
        };
        vec![item(has_any.into(), view)]
    })
}
