//! Every solution of a puzzle, in every order, form by form.

use leptos::either::Either;
use leptos::prelude::*;
use score_core::solver::MAX_SHOWN;

use crate::components::progress::Progress;
use crate::{move_tr, text};

/// The solutions that are found so far, form by form.
#[derive(Clone, Default)]
pub struct FormsProgress {
    /// The forms, in the order in which they are shown.
    pub forms: Vec<FormProgress>,
    /// The number of solutions of all forms together.
    pub total: usize,
    /// How much of the search is done.
    pub done_percent: usize,
    /// Whether the whole search is done.
    pub is_finished: bool,
}

/// The solutions of one form that are found so far.
#[derive(Clone, Default)]
pub struct FormProgress {
    /// The name of the form.
    pub heading: String,
    /// The number of solutions of the form.
    pub count: usize,
    /// The first of them, up to [`MAX_SHOWN`].
    pub lines: Vec<String>,
}

/// Every solution, form by form, while more are found. All forms come at once.
#[component]
pub fn SolutionsByForm(#[prop(into)] found: Signal<FormsProgress>) -> impl IntoView {
    let is_finished = Memo::new(move |_| found.with(|found| found.is_finished));
    let total = Memo::new(move |_| found.with(|found| found.total));
    let percent = move || found.with(|found| (!found.is_finished).then_some(found.done_percent));
    let form = move |at| view! { <FormSolutions found at is_finished/> };
    let forms = Memo::new(move |_| found.with(|found| found.forms.len()));
    view! {
        <div class="forms" id="forms" aria-busy=move || (!is_finished.get()).to_string()>
            <p class="help">
                {move || text::all_solutions_count(total.get(), is_finished.get())}
            </p>
            <Progress percent/>
            <p class="help">{move_tr!("study-forms-help")}</p>
            {move || (0..forms.get()).map(form).collect_view()}
        </div>
    }
}

/// The solutions of one form: their number, and after a tap the solutions. An open form stays open
/// while more are found.
#[component]
fn FormSolutions(
    found: Signal<FormsProgress>,
    /// The index of the form.
    at: usize,
    #[prop(into)] is_finished: Signal<bool>,
) -> impl IntoView {
    let count = Memo::new(move |_| found.with(|found| found.forms[at].count));
    let has_solutions = Memo::new(move |_| count.get() != 0);
    let count_text = move || match count.get() {
        0 if is_finished.get() => crate::tr!("study-form-without-solutions"),
        0 => "…".to_owned(),
        count => text::grouped(count as u64),
    };
    let title = move || {
        let heading = found.with_untracked(|found| found.forms[at].heading.clone());
        view! {
            <span class="shape-of">
                <span translate="no">{heading}</span>
            </span>
            <span class="count">{count_text}</span>
        }
    };
    let solutions = move || match has_solutions.get() {
        false => Either::Left(view! { <p class="form none">{title()}</p> }),
        true => Either::Right(view! {
            <details class="form">
                <summary>{title()}</summary>
                <ul>
                    <FormLines found at/>
                </ul>
                <LeftOut count=move || count.get().saturating_sub(MAX_SHOWN)/>
            </details>
        }),
    };
    view! { <div>{solutions}</div> }
}

#[component]
fn FormLines(found: Signal<FormsProgress>, at: usize) -> impl IntoView {
    // Lines are only ever added.
    let count = Memo::new(move |_| found.with(|found| found.forms[at].lines.len()));
    let line = move |index: usize| {
        let line = found.with_untracked(|found| found.forms[at].lines[index].clone());
        view! { <li class="solution">{line}</li> }
    };
    view! { <For each=move || 0..count.get() key=|index| *index children=line/> }
}

/// How many solutions are not listed, if any.
#[component]
pub fn LeftOut(#[prop(into)] count: Signal<usize>) -> impl IntoView {
    view! {
        <p class="left-out" hidden=move || count.get() == 0>
            {move || crate::tr!("study-left-out", count = text::grouped(count.get() as u64))}
        </p>
    }
}
