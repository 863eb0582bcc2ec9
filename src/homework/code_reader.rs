//! The teacher's field that reads the code of a result which a pupil has handed in.

use leptos::prelude::*;
use score_core::assignment::HandIn;

use super::draft::Draft;
use super::sentences;
use crate::components::fields::{NameRow, TextBox};
use crate::components::form::{Form, StatusLine};
use crate::edge::{dom, node};
use crate::{move_tr, tr};

/// The field for a code, with the pupil's result or a refusal below it.
#[component]
pub fn CodeReader(draft: Draft) -> impl IntoView {
    let code = TextBox::default();
    let last_result = RwSignal::new(None);
    let submit = move |()| {
        let result = HandIn::read(&code.value.get_untracked());
        if result.is_err() {
            dom::before_paint(move || node::reveal(code.input));
        }
        last_result.set(Some(result));
    };
    let refusal = move || {
        last_result
            .get()
            .and_then(Result::err)
            .map(sentences::code_refusal)
    };
    let sentence = move || match (last_result.get(), draft.assignment()) {
        (None, _) => String::new(),
        (Some(Err(_)), _) => refusal().unwrap_or_default(),
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
                on:input=move |_| last_result.set(None)
            >
                <NameRow
                    id="homework-code"
                    label=move_tr!("homework-code")
                    help=move_tr!("homework-code-help")
                    autocomplete="off"
                    autocapitalize="characters"
                    text=code
                    problem=Signal::derive(refusal)
                />
                <p class="actions">
                    <button type="submit" id="homework-code-go">{move_tr!("homework-code-go")}</button>
                </p>
            </Form>
            <StatusLine
                id="homework-code-said"
                is_refusal=move || last_result.with(|result| matches!(result, Some(Err(_))))
                sentence
            />
        </details>
    }
}
