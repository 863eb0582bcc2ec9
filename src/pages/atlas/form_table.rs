//! The share of each form, and which forms are needed.

use std::sync::Arc;

use leptos::either::Either;
use leptos::prelude::*;
use score_core::solver::{AtlasAnswer, FormRow, FormsGroup, NEEDED_SIZES};

use crate::{move_tr, text, tr};

/// The table of the forms of an atlas.
#[component]
pub fn Forms(answer: Arc<AtlasAnswer>) -> impl IntoView {
    let row = |row: &FormRow| {
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
    let rows = answer.forms.iter().map(row).collect_view();
    let group = |at: usize| view! { <Group answer=answer.clone() at/> };
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

/// The rolls for which as many forms are needed as [`NEEDED_SIZES`] says at this index, by these
/// forms. There can be thousands of lines: they are made when a reader opens them.
#[component]
fn Group(answer: Arc<AtlasAnswer>, at: usize) -> impl IntoView {
    let size = NEEDED_SIZES.get(at).copied().unwrap_or_default();
    let rolls: u32 = answer.needed[at].iter().map(|group| group.count).sum();
    let title = view! {
        <span class="shape-of">{move || tr!("atlas-needs-forms", count = size)}</span>
        <span class="count">{move || text::grouped(rolls.into())}</span>
    };
    if rolls == 0 {
        return Either::Left(view! { <p class="form none">{title}</p> });
    }
    let is_opened = RwSignal::new(false);
    let groups = move || {
        let groups = || answer.needed[at].iter().map(entry).collect_view();
        is_opened.get().then(groups)
    };
    Either::Right(view! {
        <details class="form" on:toggle=move |_| is_opened.set(true)>
            <summary>{title}</summary>
            <dl class="needed">{groups}</dl>
        </details>
    })
}

fn entry(group: &FormsGroup) -> impl IntoView + use<> {
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
