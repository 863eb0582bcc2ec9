//! The teacher's field that reads the code of a result which a pupil has handed in.

use leptos::prelude::*;
use score_core::assignment::HandIn;

use super::draft::Draft;
use super::sentences;
use crate::components::fields::{FieldProblem, FormProblem, NameRow, TextBox};
use crate::components::form::{Form, StatusLine};
use crate::{move_tr, tr};

/// The field for a code, with the pupil's result or a refusal below it.
#[component]
pub fn CodeReader(draft: Draft) -> impl IntoView {
    let code = TextBox::default();
    let problem = FormProblem::none();
    let handed_in = RwSignal::new(None);
    let read = move || {
        let wrong_code =
            |why| FieldProblem::new((), code.input, move || sentences::code_refusal(why));
        HandIn::read(&code.value.get()).map_err(wrong_code)
    };
    let submit = move |()| handed_in.set(problem.check(read).ok());
    let clear = move || {
        problem.clear();
        handed_in.set(None);
    };
    let sentence = move || match (handed_in.get(), draft.assignment()) {
        (None, _) => problem.sentence(),
        (Some(result), Ok(assignment)) if result.is_of(&assignment) => {
            sentences::handed_in(&result)
        }
        (Some(_), _) => tr!("homework-code-other"),
    };
    view! {
        <details class="group" id="homework-codes">
            <summary>{move_tr!("homework-code-read")}</summary>
            <Form id="homework-code-form" on_submit=submit on:input=move |_| clear()>
                <NameRow
                    id="homework-code"
                    label=move_tr!("homework-code")
                    help=move_tr!("homework-code-help")
                    autocomplete="off"
                    autocapitalize="characters"
                    text=code
                    problem=problem.in_row(())
                />
                <p class="actions">
                    <button type="submit" id="homework-code-go">{move_tr!("homework-code-go")}</button>
                </p>
            </Form>
            <StatusLine
                id="homework-code-said"
                is_refusal=move || problem.is_there()
                sentence
            />
        </details>
    }
}
