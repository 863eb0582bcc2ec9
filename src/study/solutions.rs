//! The solutions of a puzzle: the different ones, all of them by form, and
//! where there is none, why not.

use leptos::prelude::*;
use score_core::arith::puzzle::Puzzle;
use score_core::teach::difficulty::Difficulty;

use crate::components::solutions::SolutionList;
use crate::components::solutions_by_form::SolutionsByForm;
use crate::solver::SolverTrouble;
use crate::study::explain;
use crate::study::search::{ByFormSearch, SolutionSearch};
use crate::study::why_not::WhyNot;
use crate::{move_tr, text};

/// What is shown of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Different,
    ByForm,
    WhyNot,
}

/// The solutions of `puzzle`.
#[component]
pub fn Solutions(puzzle: Puzzle) -> impl IntoView {
    let search = SolutionSearch::begin(puzzle.clone());
    let found = search.found();
    let failure = search.failure();
    let chosen = RwSignal::new(Shown::Different);
    let count = Memo::new(move |_| found.with(|found| (found.count, found.is_finished)));
    let is_none = Memo::new(move |_| count.get() == (0, true));
    let shown = Memo::new(move |_| match is_none.get() {
        true => Shown::WhyNot,
        false => chosen.get(),
    });
    let difficulty =
        Memo::new(move |_| found.with(|found| Difficulty::of(found.easiest.as_ref()?).ok()));
    let numbers = StoredValue::new(puzzle.numbers().to_vec());
    let list = move || match shown.get() {
        Shown::Different => view! {
            <SolutionList
                found
                on_stop=move |()| search.stop()
                on_go_on=move |()| search.go_on()
                explain=move |solution| numbers.with_value(|numbers| {
                    explain::frames(&solution, numbers)
                })
            />
        }
        .into_any(),
        Shown::ByForm => view! { <ByForm puzzle=puzzle.clone()/> }.into_any(),
        Shown::WhyNot => view! { <WhyNot puzzle=puzzle.clone()/> }.into_any(),
    };
    view! {
        <section
            class="solutions"
            id="solutions"
            aria-busy=move || (!count.get().1 && failure.with(Option::is_none)).to_string()
        >
            <h3 tabindex="-1">
                {move || {
                    let (count, is_finished) = count.get();
                    text::solutions_count(count, is_finished)
                }}
            </h3>
            <p class="difficulty">
                {move || difficulty.get().map(text::difficulty).unwrap_or_default()}
            </p>
            <div
                class="chips lists"
                role="group"
                aria-label=move_tr!("study-lists")
                hidden=is_none
            >
                <Choice
                    label=move_tr!("study-list-different")
                    is_chosen=move || chosen.get() == Shown::Different
                    on_choose=move |()| chosen.set(Shown::Different)
                />
                <Choice
                    label=move_tr!("study-list-all-by-form")
                    is_chosen=move || chosen.get() == Shown::ByForm
                    on_choose=move |()| chosen.set(Shown::ByForm)
                />
            </div>
            <SolverTrouble failure on_again=move |()| search.again()/>
            <div hidden=move || failure.with(Option::is_some)>{list}</div>
        </section>
    }
}

/// A button of a group in which one is pressed.
#[component]
pub fn Choice(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] is_chosen: Signal<bool>,
    #[prop(into)] on_choose: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            aria-pressed=move || is_chosen.get().to_string()
            on:click=move |_| on_choose.run(())
        >
            {label}
        </button>
    }
}

/// Its search ends when another list is chosen.
#[component]
fn ByForm(puzzle: Puzzle) -> impl IntoView {
    let search = ByFormSearch::begin(puzzle);
    view! {
        <SolverTrouble failure=search.failure() on_again=move |()| search.again()/>
        <SolutionsByForm found=search.found()/>
    }
}
