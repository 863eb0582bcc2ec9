//! The searches for a puzzle's solutions, a slice at a time.

use score_core::arith::distinct::distinct;
use score_core::arith::expr::Expr;
use score_core::arith::form::Form;
use score_core::arith::solve::{Puzzle, Search};

use crate::edge::clock;
use crate::edge::live::Live;
use crate::view::forms::{Found, FoundForm, MAX_LISTED};
use crate::view::solutions::Ways;

/// How long one slice of a search may take: half a frame, so that the page
/// stays smooth.
const SLICE_MS: f64 = 8.0;

/// How many units of work pass between two looks at the clock.
const UNITS_A_LOOK: usize = 8;

/// The essentially different solutions.
pub fn ways(puzzle: Puzzle) -> Live<Ways> {
    let ways = Live::new(Ways::default());
    clock::in_slices(move || {
        let listed = distinct(&puzzle);
        ways.set(Ways {
            count: listed.len(),
            listed,
            done_percent: 100,
            is_finished: true,
        });
        true
    });
    ways
}

/// Every solution, form by form.
pub fn forms(puzzle: Puzzle) -> Live<Found> {
    let forms = all_forms(&puzzle);
    let found = Live::new(Found {
        forms: forms.iter().map(nothing_yet).collect(),
        ..Found::default()
    });
    let mut search = Search::new(puzzle);
    clock::in_slices(move || {
        let slice_end_ms = clock::elapsed_ms() + SLICE_MS;
        found.update(|found| {
            let mut take = |form: Form, expr: Expr| {
                let place = forms.iter().position(|other| *other == form).unwrap_or(0);
                found.total += 1;
                let form = &mut found.forms[place];
                form.count += 1;
                if form.lines.len() < MAX_LISTED {
                    form.lines.push(expr.printed());
                }
            };
            while !found.is_finished && clock::elapsed_ms() < slice_end_ms {
                found.is_finished = search.advance(UNITS_A_LOOK, &mut take);
            }
            found.done_percent = 100 * search.done() / search.units().max(1);
            found.is_finished
        })
    });
    found
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

fn nothing_yet(form: &Form) -> FoundForm {
    FoundForm {
        heading: form.heading(),
        ..FoundForm::default()
    }
}
