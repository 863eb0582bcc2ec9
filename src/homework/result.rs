//! The result of an attempt. It has the score, a table of the items and, without an LMS, a code to
//! hand in.

use leptos::prelude::*;
use score_core::assignment::{HandIn, Status, Summary};

use super::recorder::Reporting;
use super::sentences;
use super::visit::Visit;
use crate::components::link_to_copy::Copied;
use crate::{move_tr, tr};

/// The view of the result of an attempt.
#[component]
pub fn ResultView(visit: Visit) -> impl IntoView {
    let assignment = visit.assignment();
    let pass = assignment.pass_mark.percent();
    let score = move || {
        let score = visit.with(|attempt| attempt.score());
        tr!("homework-score", score = score)
    };
    let status = move || {
        let status = match visit.with(|attempt| attempt.status()) {
            Status::Passed => "passed",
            Status::Failed => "failed",
            Status::Incomplete => "incomplete",
        };
        tr!("homework-status", status = status, pass = pass)
    };
    let rows = move || {
        let summary = visit.with(|attempt| attempt.summary());
        let rows = end_counts(summary)
            .into_iter()
            .filter(|(_, count)| *count > 0);
        let rows = rows.map(|(how, count)| {
            view! {
                <tr>
                    <th scope="row">{move || tr!("homework-how", how = how)}</th>
                    <td>{count}</td>
                </tr>
            }
        });
        rows.collect_view()
    };
    let is_reported = move || visit.reporting() == Reporting::Taken;
    let is_to_hand_in = move || {
        let reporting = visit.reporting();
        matches!(reporting, Reporting::NoLms | Reporting::Silent)
    };
    view! {
        <section aria-labelledby="homework-result" class="card">
            <h2 id="homework-result" tabindex="-1" node_ref=visit.heading>
                {move_tr!("homework-result")}
            </h2>
            <p class="status verdict" id="homework-score">{score}</p>
            <p id="homework-status">{status}</p>
            <table class="homework-counts">
                <tbody>{rows}</tbody>
            </table>
            <p id="homework-reported" hidden=move || !is_reported()>
                {move_tr!("homework-ended")}
            </p>
        </section>
        <Show when=is_to_hand_in>
            <ToHandIn visit/>
        </Show>
    }
}

/// The number of items for each way to end, by the key of its message.
fn end_counts(summary: Summary) -> [(&'static str, usize); 6] {
    [
        ("right", summary.right),
        ("with-help", summary.with_help),
        ("wrong", summary.wrong),
        ("shown", summary.shown),
        ("given-up", summary.given_up),
        ("open", summary.open),
    ]
}

/// The card with the result as a sentence with its code, to be copied and handed in.
#[component]
fn ToHandIn(visit: Visit) -> impl IntoView {
    let name = visit.assignment().name.as_str().to_owned();
    let hand_in = move || visit.with(HandIn::of);
    let sentence = Memo::new(move |_| {
        let hand_in = hand_in();
        let result = sentences::handed_in(&hand_in);
        let code = hand_in.code();
        tr!(
            "homework-sentence",
            name = name.clone(),
            result = result,
            code = code
        )
    });
    let copied = Copied::nothing();
    let label = move || match copied.get() {
        None => tr!("homework-copy"),
        Some(true) => tr!("common-copied"),
        Some(false) => tr!("common-copy-by-hand"),
    };
    view! {
        <section class="card">
            <p>{move_tr!("homework-hand-in")}</p>
            <p class="share-text" id="homework-sentence">{sentence}</p>
            <p class="actions">
                <button
                    type="button"
                    id="homework-copy"
                    on:click=move |_| sentence.with_untracked(|sentence| copied.copy(sentence))
                >
                    {label}
                </button>
            </p>
        </section>
    }
}
