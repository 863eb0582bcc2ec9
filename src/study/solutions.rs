//! The solutions of a puzzle. They are the different ones, all of them by form, and if there is
//! none, the reason.

use std::collections::BTreeSet;

use leptos::prelude::*;
use score_core::arith::expr::Expr;
use score_core::arith::puzzle::Puzzle;
use score_core::solve::distinct::canonical::Canonical;
use score_core::teach::difficulty::Difficulty;

use crate::components::chips::{Chip, Chips};
use crate::components::explanation::Frame;
use crate::components::expression::Expression;
use crate::components::solution_list::{Mark, SolutionList};
use crate::components::solutions_by_form::SolutionsByForm;
use crate::components::tile::TileFace;
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::solver::{Failure, SolverTrouble};
use crate::study::explain;
use crate::study::search::{ByFormSearch, SolutionSearch};
use crate::study::why_not::WhyNot;
use crate::{move_tr, text, tr};

/// The part of a puzzle's solutions that is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ShownList {
    Different,
    ByForm,
    WhyNot,
}

/// The values from which a solution is explained.
struct Explained {
    numbers: Vec<u32>,
    /// The tiles of the numbers, if they lie on a table.
    faces: Vec<TileFace>,
    /// The solution that a player has found, in the order in which it was made.
    own_solution: Option<Expr>,
}

impl Explained {
    /// The frames that explain a solution, or the player's own if both are the same.
    fn frames(&self, solution: Expr) -> Vec<Frame> {
        let own = self.own_solution.as_ref();
        let own = own.filter(|own| is_same(own, &solution));
        explain::frames(own.unwrap_or(&solution), &self.numbers, &self.faces)
    }
}

/// The function that marks a solution. It does so with the player who found it, or with whether the
/// class has found it.
fn marks(
    solution: Option<&(Expr, String)>,
    found_by_class: Option<Vec<Expr>>,
) -> Callback<Expr, Option<Mark>> {
    // The same solution may be written in another order.
    let form = solution.and_then(|(solution, _)| Canonical::of(solution).ok());
    let finder_words = solution.map(|(_, finder_words)| finder_words.clone());
    let class_forms = found_by_class.map(|found| {
        let forms = found
            .iter()
            .filter_map(|solution| Canonical::of(solution).ok());
        forms.collect::<BTreeSet<Canonical>>()
    });
    Callback::new(move |solution: Expr| {
        let same = Canonical::of(&solution).ok();
        let own = finder_words
            .clone()
            .filter(|_| form.is_some() && same == form);
        let is_found = |found: &BTreeSet<Canonical>| same.is_some_and(|same| found.contains(&same));
        let (words, is_found) = match (own, class_forms.as_ref().map(is_found)) {
            (Some(words), _) => (words, true),
            (None, Some(true)) => (tr!("study-found-by-class"), true),
            (None, Some(false)) => (tr!("study-found-by-nobody"), false),
            (None, None) => return None,
        };
        Some(Mark { words, is_found })
    })
}

/// The buttons that choose the list, if there is a choice.
#[component]
fn Lists(chosen: RwSignal<ShownList>, #[prop(into)] hidden: Signal<bool>) -> impl IntoView {
    let chip = move |shown: ShownList, label: Signal<String>| {
        view! {
            <Chip
                label
                is_chosen=move || chosen.get() == shown
                on_choose=move |()| chosen.set(shown)
            />
        }
    };
    view! {
        <Chips label=move_tr!("study-lists") hidden class:lists=true>
            {chip(ShownList::Different, move_tr!("study-list-different"))}
            {chip(ShownList::ByForm, move_tr!("study-list-all-by-form"))}
        </Chips>
    }
}

/// The solutions of `puzzle`.
#[component]
pub fn Solutions(
    puzzle: Puzzle,
    /// A solution that a player has found, which is marked among the others, and the words for that
    /// player.
    #[prop(optional_no_strip)]
    solution: Option<(Expr, String)>,
    /// The tiles of the puzzle's numbers, if they lie on a table.
    #[prop(optional)]
    faces: Vec<TileFace>,
    /// The solutions that a class has found, if each player had a board. The list marks these, and
    /// those that nobody has found.
    #[prop(optional_no_strip)]
    found_by_class: Option<Vec<Expr>>,
    /// Whether the reader has just asked for the solutions, which are then scrolled into view and
    /// get the focus.
    #[prop(optional)]
    is_asked_for: bool,
) -> impl IntoView {
    let has_solution = solution.is_some();
    let mark = marks(solution.as_ref(), found_by_class);
    let heading = AnyNodeRef::default();
    if is_asked_for {
        dom::before_paint(move || node::reveal(heading));
    }
    let search = SolutionSearch::begin(puzzle.clone());
    let found = search.found();
    let failure = search.failure();
    let is_withheld = Memo::new(move |_| failure.get().is_some_and(Failure::is_open_roll));
    let chosen = RwSignal::new(ShownList::Different);
    let count = Memo::new(move |_| found.with(|found| (found.count, found.is_finished)));
    let is_none = Memo::new(move |_| count.get() == (0, true));
    let shown = Memo::new(move |_| match is_none.get() {
        true => ShownList::WhyNot,
        false => chosen.get(),
    });
    let explained = StoredValue::new(Explained {
        numbers: puzzle.numbers().to_vec(),
        faces,
        own_solution: solution.as_ref().map(|(solution, _)| solution.clone()),
    });
    let list = move || match shown.get() {
        ShownList::Different => view! { <Different search explained mark/> }.into_any(),
        ShownList::ByForm => view! { <ByForm puzzle=puzzle.clone()/> }.into_any(),
        ShownList::WhyNot => view! { <WhyNot puzzle=puzzle.clone()/> }.into_any(),
    };
    view! {
        <section
            class="solutions"
            id="solutions"
            aria-busy=move || (!count.get().1 && failure.with(Option::is_none)).to_string()
        >
            <div hidden=is_withheld>
                <SolutionCount count heading/>
                // Only a solution that a player has made may be missing in the list.
                {has_solution.then(|| view! { <DifferentHelp shown count/> })}
            </div>
            {solution.map(|(solution, whose)| view! {
                <p id="way-shown">
                    <span class="whose">{whose}</span>
                    <Expression expr=solution/>
                </p>
            })}
            <DifficultyLine search is_withheld/>
            <Lists chosen hidden=move || is_none.get() || is_withheld.get()/>
            <SolverTrouble failure on_again=move |()| search.again()/>
            <div hidden=move || failure.with(Option::is_some)>
                // The list of a roll that is open in a group is hidden.
                {move || (!is_withheld.get()).then(list.clone())}
            </div>
        </section>
    }
}

/// How many solutions there are, so far or in all, as the `heading`.
#[component]
fn SolutionCount(count: Memo<(usize, bool)>, heading: AnyNodeRef) -> impl IntoView {
    view! {
        <h3 tabindex="-1" node_ref=heading>
            {move || {
                let (count, is_finished) = count.get();
                text::solutions_count(count, is_finished)
            }}
        </h3>
        // The number of solutions is read aloud once, when it is known, and not while it grows.
        <p class="hush" role="status">
            {move || {
                let (count, is_finished) = count.get();
                is_finished.then(|| text::solutions_count(count, true))
            }}
        </p>
    }
}

/// The help on which solutions are different, while these are shown.
#[component]
fn DifferentHelp(shown: Memo<ShownList>, count: Memo<(usize, bool)>) -> impl IntoView {
    view! {
        <p
            class="help"
            id="different-help"
            hidden=move || shown.get() != ShownList::Different || count.get().0 == 0
        >
            {move_tr!("study-different-help")}
        </p>
    }
}

/// The difficulty of the puzzle, once it is known and may be said.
#[component]
fn DifficultyLine(search: SolutionSearch, is_withheld: Memo<bool>) -> impl IntoView {
    let found = search.found();
    let difficulty =
        Memo::new(move |_| found.with(|found| Difficulty::of(found.easiest.as_ref()?).ok()));
    view! {
        <p class="difficulty">
            {move || {
                let difficulty = difficulty.get().filter(|_| !is_withheld.get());
                difficulty.map(text::difficulty).unwrap_or_default()
            }}
        </p>
    }
}

/// The different solutions, while more are found.
#[component]
fn Different(
    search: SolutionSearch,
    explained: StoredValue<Explained>,
    mark: Callback<Expr, Option<Mark>>,
) -> impl IntoView {
    view! {
        <SolutionList
            found=search.found()
            on_stop=move |()| search.stop()
            on_go_on=move |()| search.go_on()
            explain=move |solution| explained.with_value(|explained| explained.frames(solution))
            mark
        />
    }
}

/// All solutions by form; the search ends when another list is chosen.
#[component]
fn ByForm(puzzle: Puzzle) -> impl IntoView {
    let search = ByFormSearch::begin(puzzle);
    view! {
        <SolverTrouble failure=search.failure() on_again=move |()| search.again()/>
        <SolutionsByForm found=search.found()/>
    }
}

/// Whether both are the same solution, perhaps written in different orders.
fn is_same(one: &Expr, other: &Expr) -> bool {
    let forms = [one, other].map(|solution| Canonical::of(solution).ok());
    forms[0].is_some() && forms[0] == forms[1]
}
