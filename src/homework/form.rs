//! The rows of the form for a package.

use leptos::prelude::*;

use super::draft::{Draft, HomeworkField, OWN, SAME};
use super::sentences::{self, READERS};
use crate::components::fields::{CheckRow, FormProblem, NameRow, NumberRow, SelectRow};
use crate::move_tr;
use crate::text::language::Language;

/// The rows for the settings of an assignment, each with its problem.
#[component]
pub fn HomeworkRows(draft: Draft, problem: FormProblem<HomeworkField>) -> impl IntoView {
    let languages = Language::ALL.map(Language::code);
    view! {
        <NameRow
            id="homework-name"
            label=move_tr!("homework-name")
            help=move_tr!("homework-name-help")
            autocomplete="off"
            max_chars=100
            text=draft.name
            problem=problem.in_row(HomeworkField::Name)
        />
        {draft.is_level().then(|| view! {
            <NumberRow
                id="homework-right"
                label=move_tr!("homework-right")
                text=draft.right
                problem=problem.in_row(HomeworkField::Right)
            />
        })}
        <NumberRow
            id="homework-pass"
            label=move_tr!("homework-pass")
            text=draft.pass
            problem=problem.in_row(HomeworkField::Pass)
        />
        <SwitchRow
            id="homework-second"
            label=move_tr!("homework-second")
            help=move_tr!("homework-second-help")
            is_on=draft.has_second_try
        />
        <SwitchRow
            id="homework-hints"
            label=move_tr!("homework-hints")
            help=move_tr!("homework-hints-help")
            is_on=draft.has_hints
        />
        <SwitchRow
            id="homework-solutions"
            label=move_tr!("homework-solutions")
            help=move_tr!("homework-solutions-help")
            is_on=draft.has_solutions
        />
        <NumberRow
            id="homework-minutes"
            label=move_tr!("homework-minutes")
            help=move_tr!("homework-minutes-help")
            text=draft.minutes
            problem=problem.in_row(HomeworkField::Minutes)
        />
        <SelectRow
            id="homework-language"
            label=move_tr!("language")
            keys=std::iter::once(READERS).chain(languages).collect()
            name=sentences::language
            chosen=draft.language
        />
        <SelectRow
            id="homework-numbers"
            label=move_tr!("homework-numbers")
            keys=vec![SAME, OWN]
            name=sentences::numbers
            chosen=draft.numbers
        />
    }
}

/// A row with a check box for a setting that is on or off.
#[component]
fn SwitchRow(
    id: &'static str,
    label: Signal<String>,
    help: Signal<String>,
    is_on: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <CheckRow id label help is_checked=is_on on_change=move |is_wanted: bool| is_on.set(is_wanted)/>
    }
}
