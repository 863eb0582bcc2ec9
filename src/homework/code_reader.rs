//! Reads the code of a result that a pupil has handed in.

use leptos::prelude::*;
use score_core::assignment::HandIn;

use super::draft::Draft;
use super::sentences;
use crate::components::fields::{NameRow, TextBox};
use crate::components::form::{Form, StatusLine};
use crate::edge::{dom, node};
use crate::{move_tr, tr};

/// The field for a code, and below it what the code says.
#[component]
pub fn CodeReader(draft: Draft) -> impl IntoView {
    let code = TextBox::default();
    let read = RwSignal::new(None);
    let submit = move |()| {
        let result = HandIn::read(&code.value.get_untracked());
        if result.is_err() {
            dom::before_paint(move || node::reveal(code.input));
        }
        read.set(Some(result));
    };
    let refused = move || {
        read.get()
            .and_then(Result::err)
            .map(sentences::code_refusal)
    };
    let sentence = move || match (read.get(), draft.assignment()) {
        (None, _) => String::new(),
        (Some(Err(_)), _) => refused().unwrap_or_default(),
        (Some(Ok(result)), Ok(assignment)) if result.is_of(&assignment) => {
            sentences::handed_in(&result)
        }
        (Some(Ok(_)), _) => tr!("homework-code-other"),
    };
    view! {
        <details class="group" id="homework-codes">
            <summary>{move_tr!("homework-code-read")}</summary>
            <Form
                id="homework-code-form"
                on_submit=submit
                on:input=move |_| read.set(None)
            >
                <NameRow
                    id="homework-code"
                    label=move_tr!("homework-code")
                    help=move_tr!("homework-code-help")
                    autocomplete="off"
                    autocapitalize="characters"
                    text=code
                    problem=Signal::derive(refused)
                />
                <p class="actions">
                    <button type="submit" id="homework-code-go">{move_tr!("homework-code-go")}</button>
                </p>
            </Form>
            <StatusLine
                id="homework-code-said"
                is_refusal=move || read.with(|read| matches!(read, Some(Err(_))))
                sentence
            />
        </details>
    }
}
