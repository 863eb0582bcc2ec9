//! The searches for what is shown of a puzzle or of all rolls.
//!
//! A search begins when it is made, and ends at the latest with the owner of the scope in
//! which it was; copies share it. What it has found is a signal. Only this module knows
//! how the work goes on while the page stays free: a slice at a time.

use std::ops::RangeInclusive;
use std::sync::Arc;

use leptos::prelude::*;
use score_core::arith::difficulty::easiest;
use score_core::arith::distinct_search::{DistinctSearch, MAX_LISTED as MAX_KEPT};
use score_core::arith::expr::Expr;
use score_core::arith::form::Form;
use score_core::arith::many::Many;
use score_core::arith::solve::{Puzzle, Search};
use score_core::arith::why_not::WhyNot;
use score_core::atlas::{Atlas, ByGoal, Play};

use crate::components::forms::{FoundByForm, FoundForm, MAX_LISTED};
use crate::components::solutions::FoundSolutions;
use crate::edge::clock::{self, until_slice_ends};

/// How many units of work pass between two looks at the clock.
const UNITS_A_LOOK: usize = 8;

fn percent(done: usize, units: usize) -> usize {
    100 * done / units.max(1)
}

/// The search for the essentially different solutions.
#[derive(Clone, Copy)]
pub struct SolutionSearch {
    search: StoredValue<DistinctSearch, LocalStorage>,
    found: RwSignal<FoundSolutions>,
}

impl SolutionSearch {
    /// Begins to search.
    pub fn begin(puzzle: Puzzle) -> SolutionSearch {
        let search = SolutionSearch {
            search: StoredValue::new_local(DistinctSearch::new(puzzle, MAX_KEPT)),
            found: RwSignal::new(FoundSolutions::default()),
        };
        search.run();
        search
    }

    /// What is found so far.
    pub fn found(self) -> Signal<FoundSolutions> {
        self.found.into()
    }

    /// Stops.
    pub fn stop(self) {
        self.found.update(|found| found.is_stopped = true);
    }

    /// Goes on after a stop.
    pub fn go_on(self) {
        self.found.update(|found| found.is_stopped = false);
        self.run();
    }

    fn run(self) {
        clock::in_slices(move || self.search.is_disposed() || self.slice());
    }

    /// Whether there is nothing more to do.
    fn slice(self) -> bool {
        if self.found.with_untracked(|found| found.is_stopped) {
            return true;
        }
        let search = self.search;
        let slice = |search: &mut DistinctSearch| until_slice_ends(|| search.advance(1));
        let is_finished = search.try_update_value(slice).unwrap_or(true);
        self.found.update(|found| {
            search.with_value(|search| {
                if search.count() != found.count {
                    found.count = search.count();
                    found.listed = search.first(MAX_LISTED);
                }
                found.done_percent = percent(search.done(), search.units());
                if is_finished {
                    found.easiest = easiest(&search.first(MAX_KEPT)).cloned();
                }
            });
            found.is_finished = is_finished;
        });
        is_finished
    }
}

/// Begins to look for every solution, form by form.
pub fn by_form(puzzle: Puzzle) -> Signal<FoundByForm> {
    let forms = all_forms(&puzzle);
    let found = RwSignal::new(FoundByForm {
        forms: forms.iter().map(nothing_yet).collect(),
        ..FoundByForm::default()
    });
    let mut search = Search::new(puzzle);
    clock::in_slices(move || {
        let slice = |found: &mut FoundByForm| {
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
        };
        found.try_update(slice).unwrap_or(true)
    });
    found.into()
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

/// Begins to find out why there is no solution; `None` until that is known.
pub fn why_not(puzzle: Puzzle) -> Signal<Option<Arc<WhyNot>>> {
    let answer = RwSignal::new(None);
    let mut search = Some(WhyNot::new(puzzle));
    clock::in_slices(move || {
        let is_finished =
            until_slice_ends(|| search.as_mut().is_none_or(|search| search.advance(1)));
        if is_finished {
            answer.set(search.take().map(Arc::new));
        }
        is_finished
    });
    answer.into()
}

/// The work on an atlas.
#[derive(Clone, Copy)]
pub struct AtlasSearch {
    done_percent: RwSignal<Option<usize>>,
    finished: RwSignal<Option<Arc<Atlas>>>,
    is_stopped: RwSignal<bool>,
}

impl AtlasSearch {
    /// Begins to work out all rolls of `play`. What the forms refuse does not come here,
    /// and would finish with nothing.
    pub fn begin(play: Play, goal: u32) -> AtlasSearch {
        let search = AtlasSearch {
            done_percent: RwSignal::new(Some(0)),
            finished: RwSignal::new(None),
            is_stopped: RwSignal::new(false),
        };
        let mut atlas = Atlas::new(play, goal).ok();
        clock::in_slices(move || search.slice(&mut atlas));
        search
    }

    /// How much is done, as long as work goes on.
    pub fn done_percent(self) -> Signal<Option<usize>> {
        self.done_percent.into()
    }

    /// The atlas, once it is finished.
    pub fn finished(self) -> Signal<Option<Arc<Atlas>>> {
        self.finished.into()
    }

    /// Whether it was stopped.
    pub fn is_stopped(self) -> Signal<bool> {
        self.is_stopped.into()
    }

    /// Stops for good.
    pub fn stop(self) {
        self.is_stopped.set(true);
        self.done_percent.set(None);
    }

    fn slice(self, atlas: &mut Option<Atlas>) -> bool {
        if self.is_stopped.get_untracked() {
            return true;
        }
        let is_finished = until_slice_ends(|| atlas.as_mut().is_none_or(|atlas| atlas.advance(1)));
        let so_far = atlas
            .as_ref()
            .map(|atlas| percent(atlas.done(), atlas.units()));
        if is_finished {
            self.finished.set(atlas.take().map(Arc::new));
            self.done_percent.set(None);
        } else if so_far != self.done_percent.get_untracked() {
            self.done_percent.set(so_far);
        }
        is_finished
    }
}

/// How many rolls cannot make the goal.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct ImpossibleCount {
    /// How many different rolls.
    pub rolls: u64,
    /// Those in every order in which the dice can show them.
    pub ordered: u64,
    /// Whether all rolls are counted.
    pub is_finished: bool,
}

/// Begins to count the impossible rolls, until `is_stopped`.
pub fn count_impossible(
    play: Play,
    goal: u32,
    is_stopped: Signal<bool>,
) -> Signal<ImpossibleCount> {
    let count = RwSignal::new(ImpossibleCount::default());
    let mut rolls = play.dice.rolls();
    let largest = play.dice.iter().map(|die| die.sides()).max().unwrap_or(0);
    let many = Many::new(largest, goal, play.ops, play.all_numbers).ok();
    clock::in_slices(move || {
        let many = many.as_ref().filter(|_| !is_stopped.get_untracked());
        let Some(many) = many else {
            return true;
        };
        let mut now = count.get_untracked();
        now.is_finished = until_slice_ends(|| {
            let Some(roll) = rolls.next() else {
                return true;
            };
            if many.is_solvable(roll.numbers()) == Ok(false) {
                now.rolls += 1;
                now.ordered += u64::from(play.dice.orders_of(&roll));
            }
            false
        });
        count.set(now);
        now.is_finished
    });
    count.into()
}

/// How many rolls are impossible for each of some goals.
#[derive(Clone, Copy)]
pub struct ByGoalSearch {
    /// How much is done, as long as work goes on.
    pub done_percent: Signal<Option<usize>>,
    /// Each goal with its count, once all are known.
    pub counts: Signal<Option<Vec<(u32, u32)>>>,
}

impl ByGoalSearch {
    /// Begins to count, until `is_stopped`.
    pub fn begin(play: Play, goals: RangeInclusive<u32>, is_stopped: Signal<bool>) -> ByGoalSearch {
        let done_percent = RwSignal::new(Some(0));
        let counts = RwSignal::new(None);
        let mut search = ByGoal::new(play, goals).ok();
        clock::in_slices(move || {
            let Some(search) = &mut search else {
                return true;
            };
            if is_stopped.get_untracked() {
                done_percent.set(None);
                return true;
            }
            let is_finished = until_slice_ends(|| search.advance(1));
            if is_finished {
                counts.set(Some(search.counts().collect()));
            }
            done_percent.set((!is_finished).then(|| percent(search.done(), search.units())));
            is_finished
        });
        ByGoalSearch {
            done_percent: done_percent.into(),
            counts: counts.into(),
        }
    }
}
