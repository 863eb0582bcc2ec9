//! What each form contributes, and which are needed.

use std::sync::Arc;

use leptos::either::Either;
use leptos::prelude::*;
use score_core::atlas::{Atlas, Needed, needed};

use crate::{move_tr, text, tr};

/// Of how many forms together the table tells which are needed.
const SIZES: [usize; 3] = [1, 2, 3];

/// The table of the forms of `atlas`.
#[component]
pub fn Forms(atlas: Arc<Atlas>) -> impl IntoView {
    let solved = atlas.solved_by_form();
    let alone = needed(atlas.rows(), 1);
    let row = |(at, heading)| {
        let only = alone.iter().find(|needed| needed.forms.contains(at));
        let only = only.map_or(0, |needed| needed.rows.len());
        let solved = solved[at];
        view! {
            <tr>
                <th scope="row">{heading}</th>
                <td>{move || text::grouped(solved as u64)}</td>
                <td>{move || text::grouped(only as u64)}</td>
            </tr>
        }
    };
    let headings = atlas.forms().iter().map(|form| form.heading());
    let rows = headings.enumerate().map(row).collect_view();
    let group = |size| view! { <Group size groups=groups(&atlas, size)/> };
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
            <div class="forms">{SIZES.map(group).into_iter().collect_view()}</div>
        </section>
    }
}

/// Some forms, and the rolls that need them.
struct FormsGroup {
    headings: String,
    rolls: Vec<String>,
}

/// The rolls for which exactly `size` forms are needed, by these forms.
fn groups(atlas: &Atlas, size: usize) -> Vec<FormsGroup> {
    let group = |needed: Needed| {
        let headings: Vec<&str> = atlas.headings(needed.forms).collect();
        let rows = needed.rows.iter().filter_map(|at| atlas.rows().get(*at));
        FormsGroup {
            headings: headings.join(", "),
            rolls: rows.map(|row| row.roll.to_string()).collect(),
        }
    };
    needed(atlas.rows(), size).into_iter().map(group).collect()
}

#[component]
fn Group(size: usize, groups: Vec<FormsGroup>) -> impl IntoView {
    let rolls: usize = groups.iter().map(|group| group.rolls.len()).sum();
    let title = view! {
        <span class="shape-of">{move || tr!("atlas-needs-forms", count = size)}</span>
        <span class="count">{move || text::grouped(rolls as u64)}</span>
    };
    if groups.is_empty() {
        return Either::Left(view! { <p class="form none">{title}</p> });
    }
    let entry = |FormsGroup { headings, rolls }| {
        let count = rolls.len() as u64;
        view! {
            <dt>{move || format!("{headings}: {}", text::grouped(count))}</dt>
            <dd>{rolls.join(" · ")}</dd>
        }
    };
    Either::Right(view! {
        <details class="form">
            <summary>{title}</summary>
            <dl class="needed">{groups.into_iter().map(entry).collect_view()}</dl>
        </details>
    })
}
