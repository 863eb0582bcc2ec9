//! The searches for a puzzle's solutions, a slice at a time.

use score_core::arith::distinct_search::{DistinctSearch, MAX_LISTED as MAX_KEPT};
use score_core::arith::expr::Expr;
use score_core::arith::form::Form;
use score_core::arith::solve::{Puzzle, Search};
use score_core::arith::why_not::WhyNot;

use crate::edge::clock::{self, until_slice_ends};
use crate::edge::live::Live;
use crate::view::forms::{Found, FoundForm, MAX_LISTED};
use crate::view::solutions::Ways;

/// How many units of work pass between two looks at the clock.
const UNITS_A_LOOK: usize = 8;

/// The search for the essentially different solutions. It ends with the owner
/// of the scope in which it began, and copies share it.
#[derive(Clone, Copy)]
pub struct WaysSearch {
    search: Live<DistinctSearch>,
    /// What is found so far.
    pub ways: Live<Ways>,
}

impl WaysSearch {
    /// Begins to search.
    pub fn begin(puzzle: Puzzle) -> WaysSearch {
        let search = WaysSearch {
            search: Live::new(DistinctSearch::new(puzzle, MAX_KEPT)),
            ways: Live::new(Ways::default()),
        };
        search.run();
        search
    }

    /// Stops, or goes on.
    pub fn stop_or_go_on(self) {
        self.ways.update(|ways| ways.is_stopped = !ways.is_stopped);
        if !self.ways.peek(|ways| ways.is_stopped) {
            self.run();
        }
    }

    /// All that is kept of what was found, the simplest first.
    pub fn all(self) -> Vec<Expr> {
        self.search.peek(|search| search.first(MAX_KEPT))
    }

    fn run(self) {
        clock::in_slices(move || !self.search.is_there() || self.slice());
    }

    fn slice(self) -> bool {
        if self.ways.peek(|ways| ways.is_stopped) {
            return true;
        }
        let is_finished = self
            .search
            .update_quietly(|search| until_slice_ends(|| search.advance(1)));
        self.ways.update(|ways| {
            self.search.peek(|search| {
                if search.count() != ways.count {
                    ways.count = search.count();
                    ways.listed = search.first(MAX_LISTED);
                }
                ways.done_percent = percent(search.done(), search.units());
            });
            ways.is_finished = is_finished;
        });
        is_finished
    }
}

/// Why there is no solution.
pub fn why_not(puzzle: Puzzle) -> Live<Option<WhyNot>> {
    let answer = Live::new(None);
    let mut search = Some(WhyNot::new(puzzle));
    clock::in_slices(move || {
        let is_finished =
            until_slice_ends(|| search.as_mut().is_none_or(|search| search.advance(1)));
        if is_finished {
            answer.set(search.take());
        }
        is_finished
    });
    answer
}

pub fn percent(done: usize, units: usize) -> usize {
    100 * done / units.max(1)
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
            found.is_finished = until_slice_ends(|| search.advance(UNITS_A_LOOK, &mut take));
            found.done_percent = percent(search.done(), search.units());
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
