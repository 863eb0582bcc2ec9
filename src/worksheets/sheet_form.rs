//! The form of a worksheet: every change is a new sheet at once.

use leptos::prelude::*;
use score_core::learn::focus::Focus;
use score_core::learn::mistake::MistakeKind;
use score_core::learn::sheet::{ItemKind, Version};

use super::draft::{ALL, ANY, Draft, FIRST_THREE, ONE, SheetField, level_keys};
use super::select::SelectRow;
use super::sentences;
use crate::components::fields::{CheckRow, NameRow, NumberRow};
use crate::components::form::Form;
use crate::move_tr;

/// The form.
#[component]
pub fn SheetForm(draft: Draft, #[prop(into)] problem: Signal<Option<SheetField>>) -> impl IntoView {
    let problem_of = move |field: SheetField| {
        Signal::derive(move || {
            let problem = problem.get().filter(|problem| *problem == field);
            problem.map(SheetField::problem)
        })
    };
    let is_of = move |kinds: &'static [ItemKind]| {
        Signal::derive(move || !kinds.contains(&draft.item_kind()))
    };
    let switch = |signal: RwSignal<bool>| move |is_on: bool| signal.set(is_on);
    view! {
        <Form id="sheet-form" class="group" on_submit=|()| ()>
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
                problem=problem_of(SheetField::Count)
            />
            <SelectRow
                id="sheet-from"
                label=move_tr!("sheet-from")
                keys=level_keys()
                name=sentences::level
                chosen=draft.from
            />
            <SelectRow
                id="sheet-to"
                label=move_tr!("sheet-to")
                keys=level_keys()
                name=sentences::level
                chosen=draft.to
            />
            <p class="problem" id="sheet-levels-problem" hidden=move || problem.get() != Some(SheetField::To)>
                {move_tr!("sheet-levels-problem")}
            </p>
            <SelectRow
                id="sheet-skill"
                label=move_tr!("sheet-skill-label")
                keys=Focus::ALL.map(Focus::key).to_vec()
                name=sentences::focus
                chosen=draft.focus
                hidden=is_of(&[ItemKind::Rolls, ItemKind::Hands])
            />
            <SelectRow
                id="sheet-mistake"
                label=move_tr!("sheet-mistake-label")
                keys=std::iter::once(ANY).chain(MistakeKind::ALL.map(MistakeKind::key)).collect()
                name=sentences::mistake_kind
                chosen=draft.mistake
                hidden=is_of(&[ItemKind::Mistakes])
            />
            <NumberRow
                id="sheet-working"
                label=move_tr!("sheet-working")
                text=draft.working
                problem=problem_of(SheetField::Working)
            />
            <NameRow
                id="sheet-title"
                label=move_tr!("sheet-title-label")
                help=move_tr!("sheet-title-help")
                autocomplete="off"
                text=draft.title
                problem=problem_of(SheetField::Title)
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
                hidden=is_of(&[ItemKind::Rolls, ItemKind::Hands, ItemKind::Impossible])
            />
        </Form>
    }
}
