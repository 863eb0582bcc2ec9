//! The table of the forms of solutions, with the rolls that need one or several of them.

use std::sync::Arc;

use leptos::either::Either;
use leptos::prelude::*;
use score_core::solver::{AtlasAnswer, FormRow, FormsGroup, NEEDED_SIZES};

use crate::{move_tr, text, tr};

/// The table of the forms of an atlas, and the groups of rolls that need these forms.
#[component]
pub fn Forms(answer: Arc<AtlasAnswer>) -> impl IntoView {
    let form_row = |row: &FormRow| {
        let FormRow {
            heading,
            solved,
            only,
        } = row.clone();
        view! {
            <tr>
                <th scope="row">
                    <span translate="no">{heading}</span>
                </th>
                <td>{move || text::grouped(solved.into())}</td>
                <td>{move || text::grouped(only.into())}</td>
            </tr>
        }
    };
    let rows = answer.forms.iter().map(form_row).collect_view();
    let group = |size_index: usize| view! { <RollsByForms answer=answer.clone() size_index/> };
    let groups = (0..answer.needed.len()).map(group).collect_view();
    view! {
        <section id="atlas-forms" aria-labelledby="atlas-forms-name">
            <h2 id="atlas-forms-name">{move_tr!("atlas-forms")}</h2>
            <p class="help">{move_tr!("study-forms-help")}</p>
            <div class="scroll">
                <table class="forms-table">
                    <thead>
                        <tr>
                            <th scope="col">{move_tr!("atlas-form-column")}</th>
                            <th scope="col">{move_tr!("atlas-solves-column")}</th>
                            <th scope="col">{move_tr!("atlas-only-column")}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
            <div class="forms">{groups}</div>
        </section>
    }
}

/// The rolls that need a number of forms, which [`NEEDED_SIZES`] has at `size_index`, grouped by
/// these forms. There can be thousands of lines, which are made only when a reader opens the group.
#[component]
fn RollsByForms(answer: Arc<AtlasAnswer>, size_index: usize) -> impl IntoView {
    let size = NEEDED_SIZES.get(size_index).copied().unwrap_or_default();
    let roll_count: u32 = answer.needed[size_index]
        .iter()
        .map(|group| group.count)
        .sum();
    let title = view! {
        <span class="shape-of">{move || tr!("atlas-needs-forms", count = size)}</span>
        <span class="count">{move || text::grouped(roll_count.into())}</span>
    };
    if roll_count == 0 {
        return Either::Left(view! { <p class="form none">{title}</p> });
    }
    let is_opened = RwSignal::new(false);
    let groups = move || {
        let groups = || {
            answer.needed[size_index]
                .iter()
                .map(forms_entry)
                .collect_view()
        };
        is_opened.get().then(groups)
    };
    Either::Right(view! {
        <details class="form" on:toggle=move |_| is_opened.set(true)>
            <summary>{title}</summary>
            <dl class="needed">{groups}</dl>
        </details>
    })
}

/// The rolls that need the same forms, as an entry of the list.
fn forms_entry(group: &FormsGroup) -> impl IntoView + use<> {
    let FormsGroup {
        headings,
        count,
        rolls,
    } = group.clone();
    view! {
        <dt>
            <span translate="no">{headings}</span>
            {move || format!(": {}", text::grouped(count.into()))}
        </dt>
        <dd>{rolls}</dd>
    }
}
