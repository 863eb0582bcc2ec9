//! The rolls of a plan: the difficulty of each, and the buttons that move, remove and restore
//! rolls.

use leptos::either::Either;
use leptos::prelude::*;
use score_core::arith::puzzle::Puzzle;

use crate::components::drawing::{Drawing, Shape};
use crate::components::empty::{Empty, Missing};
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::group::lesson::plan::{Plan, PlannedRoll};
use crate::solver::TroubleLine;
use crate::study::search::{Rating, RatingSearch};
use crate::{move_tr, text, tr};

/// The list of the plan's rolls, with the buttons for all of them.
#[component]
pub fn PlannedRolls(plan: Plan) -> impl IntoView {
    let list = AnyNodeRef::default();
    let title = AnyNodeRef::default();
    let roll_count = Memo::new(move |_| plan.count());
    // The rolls with their indexes.
    let rolls = move || plan.rolls().into_iter().enumerate().collect::<Vec<_>>();
    let roll_row = move |(_, planned): (usize, PlannedRoll)| view! { <PlannedRollRow plan planned list title/> };
    view! {
        <section id="lesson-rolls" class="group" aria-labelledby="lesson-rolls-title">
            <h2 id="lesson-rolls-title" tabindex="-1" node_ref=title>
                {move || tr!("lesson-rolls", count = roll_count.get())}
            </h2>
            <Show when=move || roll_count.get() == 0>
                <Empty missing=Missing::Game sentence=move_tr!("lesson-no-rolls-yet")/>
            </Show>
            <ol class="planned" node_ref=list hidden=move || roll_count.get() == 0>
                <For each=rolls key=|(_, planned)| planned.id children=roll_row/>
            </ol>
            <p class="help" id="lesson-other-tab" aria-live="polite" aria-atomic="true">
                {move || plan.is_of_other_tab.get().then(|| tr!("lesson-other-tab"))}
            </p>
            <p class="actions">
                <button
                    type="button"
                    id="lesson-undo"
                    hidden=move || !plan.can_undo()
                    on:click=move |_| plan.undo()
                >
                    {move_tr!("lesson-undo")}
                </button>
                <button
                    type="button"
                    id="lesson-clear"
                    hidden=move || roll_count.get() == 0
                    on:click=move |_| {
                        plan.clear();
                        dom::before_paint(move || node::focus(title));
                    }
                >
                    {move_tr!("lesson-clear")}
                </button>
            </p>
        </section>
    }
}

/// The row of a roll, with its difficulty and the buttons that move or remove it.
#[component]
fn PlannedRollRow(
    plan: Plan,
    planned: PlannedRoll,
    list: AnyNodeRef,
    title: AnyNodeRef,
) -> impl IntoView {
    let PlannedRoll { id, roll } = planned;
    let index = Memo::new(move |_| {
        let rolls = plan.rolls();
        rolls.iter().position(|other| other.id == id).unwrap_or(0)
    });
    let is_last = Memo::new(move |_| index.get() + 1 == plan.count());
    let puzzle = Memo::new(move |_| plan.puzzle(&roll));
    let focus_button = move |class: &'static str| {
        let selector = format!("[data-roll='{id}'] .{class}");
        dom::before_paint(move || node::focus((list, &*selector)));
    };
    let shift = move |is_later: bool| {
        if plan.shift(id, is_later) {
            focus_button(if is_later { "later" } else { "earlier" });
        }
    };
    let remove = move |_| {
        // The focus moves to the roll that has this index now.
        let rolls = untrack(|| plan.rolls());
        let index = index.get_untracked();
        let next = rolls
            .get(index + 1)
            .or_else(|| rolls.get(index.checked_sub(1)?));
        let next = next.map(|next| format!("[data-roll='{}'] .leave-out", next.id));
        plan.remove(id);
        dom::before_paint(move || match next {
            Some(next) => node::focus((list, &*next)),
            None => node::focus(title),
        });
    };
    let roll_label = move || text::roll_in_lesson(index.get(), &roll);
    view! {
        <li data-roll=id.to_string()>
            <strong class="roll" translate="no">{roll.to_string()}</strong>
            <span class="rating">
                {move || {
                    let puzzle = puzzle.get();
                    puzzle.map(|puzzle| view! { <RatingOf puzzle/> })
                }}
            </span>
            <span class="keys">
                <button
                    type="button"
                    class="earlier"
                    aria-label=move || tr!("lesson-earlier", roll = roll_label())
                    aria-disabled=move || (index.get() == 0).to_string()
                    on:click=move |_| shift(false)
                >
                    "↑"
                </button>
                <button
                    type="button"
                    class="later"
                    aria-label=move || tr!("lesson-later", roll = roll_label())
                    aria-disabled=move || is_last.get().to_string()
                    on:click=move |_| shift(true)
                >
                    "↓"
                </button>
                <button
                    type="button"
                    class="icon leave-out"
                    aria-label=move || tr!("lesson-leave-out", roll = roll_label())
                    on:click=remove
                >
                    <Drawing shape=Shape::No/>
                </button>
            </span>
        </li>
    }
}

/// The rating of a roll: whether it can be solved, and how hard that is.
#[component]
fn RatingOf(puzzle: Puzzle) -> impl IntoView {
    let search = RatingSearch::begin(puzzle);
    let (rating, failure) = (search.rating(), search.failure());
    move || match failure.get() {
        Some(failure) => {
            Either::Left(view! { <TroubleLine failure on_again=move |()| search.again()/> })
        }
        None => Either::Right(match rating.get() {
            Rating::Searching(percent) => tr!("lesson-rating", percent = percent),
            Rating::Impossible => tr!("lesson-impossible"),
            Rating::Possible(difficulty) => text::difficulty(difficulty),
        }),
    }
}
