//! The form of a worksheet; every change makes a new sheet at once.

use leptos::prelude::*;
use score_core::learn::focus::Focus;
use score_core::learn::mistake::MistakeKind;
use score_core::learn::worksheet::{ItemKind, Version};

use super::draft::{ALL, ANY, Draft, FIRST_THREE, ONE, PRINTED, SheetField, level_keys};
use super::sentences;
use crate::components::fields::{CheckRow, NameRow, NumberRow, SelectRow};
use crate::components::form::Form;
use crate::move_tr;

/// The form of a worksheet. `children`, the status line, is below the number of items, which most
/// of its sentences are about.
#[component]
pub fn SheetForm(
    draft: Draft,
    #[prop(into)] problem: Signal<Option<SheetField>>,
    children: Children,
) -> impl IntoView {
    view! {
        <Form id="sheet-form" class="group" on_submit=|()| ()>
            <ItemRows draft problem>{children()}</ItemRows>
            <LayoutRows draft problem/>
            <VersionRows draft/>
        </Form>
    }
}

/// The sentence on the problem of this field, if the field is wrong.
fn problem_of(problem: Signal<Option<SheetField>>, field: SheetField) -> Signal<Option<String>> {
    Signal::derive(move || {
        let problem = problem.get().filter(|problem| *problem == field);
        problem.map(SheetField::problem)
    })
}

/// Whether the items are of none of these kinds, so that a row for these is hidden.
fn is_no_kind_of(draft: Draft, kinds: &'static [ItemKind]) -> Signal<bool> {
    Signal::derive(move || !kinds.contains(&draft.item_kind()))
}

/// The rows for the items: their kind, number, levels, and the skill or mistake.
#[component]
fn ItemRows(
    draft: Draft,
    problem: Signal<Option<SheetField>>,
    children: Children,
) -> impl IntoView {
    let level_row = |id: &'static str, label: Signal<String>, chosen: RwSignal<&'static str>| {
        view! { <SelectRow id label keys=level_keys() name=sentences::level chosen/> }
    };
    view! {
        <SelectRow
            id="sheet-kind"
            label=move_tr!("sheet-kind-label")
            keys=ItemKind::ALL.map(ItemKind::key).to_vec()
            name=sentences::kind
            chosen=draft.kind
        />
        <NumberRow
            id="sheet-count"
            label=move_tr!("sheet-count")
            text=draft.count
            problem=problem_of(problem, SheetField::Count)
        />
        {children()}
        {level_row("sheet-from", move_tr!("sheet-from"), draft.from)}
        {level_row("sheet-to", move_tr!("sheet-to"), draft.to)}
        <p class="problem" id="sheet-levels-problem" hidden=move || problem.get() != Some(SheetField::To)>
            {move_tr!("sheet-levels-problem")}
        </p>
        <SelectRow
            id="sheet-skill"
            label=move_tr!("sheet-skill-label")
            keys=Focus::ALL.map(Focus::key).to_vec()
            name=sentences::focus
            chosen=draft.focus
            hidden=is_no_kind_of(draft, &[ItemKind::Rolls, ItemKind::Hands])
        />
        <SelectRow
            id="sheet-mistake"
            label=move_tr!("sheet-mistake-label")
            keys=std::iter::once(ANY).chain(MistakeKind::ALL.map(MistakeKind::key)).collect()
            name=sentences::mistake_kind
            chosen=draft.mistake
            hidden=is_no_kind_of(draft, &[ItemKind::Mistakes])
        />
    }
}

/// The rows for the paper: lines for working, the title, lines for name and date, and the print
/// size.
#[component]
fn LayoutRows(draft: Draft, problem: Signal<Option<SheetField>>) -> impl IntoView {
    let switch = |signal: RwSignal<bool>| move |is_on: bool| signal.set(is_on);
    view! {
        <NumberRow
            id="sheet-working"
            label=move_tr!("sheet-working")
            text=draft.working
            problem=problem_of(problem, SheetField::Working)
        />
        <NameRow
            id="sheet-title"
            label=move_tr!("sheet-title-label")
            help=move_tr!("sheet-title-help")
            autocomplete="off"
            text=draft.title
            problem=problem_of(problem, SheetField::Title)
        />
        <CheckRow
            id="sheet-name"
            label=move_tr!("sheet-name-and-date")
            is_checked=draft.has_name
            on_change=switch(draft.has_name)
        />
        <CheckRow
            id="sheet-large"
            label=move_tr!("sheet-large")
            is_checked=draft.is_large
            on_change=switch(draft.is_large)
        />
    }
}

/// The rows for the version, the solutions in the answer key, and the choice for print.
#[component]
fn VersionRows(draft: Draft) -> impl IntoView {
    view! {
        <SelectRow
            id="sheet-version"
            label=move_tr!("sheet-version-label")
            keys=std::iter::once(ONE).chain(Version::ALL.map(Version::key)).collect()
            name=sentences::version
            chosen=draft.version
        />
        <SelectRow
            id="sheet-key"
            label=move_tr!("sheet-key-label")
            keys=vec![FIRST_THREE, ALL]
            name=sentences::key
            chosen=draft.key
            hidden=is_no_kind_of(draft, &[ItemKind::Rolls, ItemKind::Hands, ItemKind::Impossible])
        />
        <SelectRow
            id="sheet-printed"
            label=move_tr!("sheet-printed-label")
            keys=PRINTED.to_vec()
            name=sentences::printed
            chosen=draft.printed
        />
    }
}
