//! The forms among a host's tools: their requests, their refusals, and the frame of their fields.

use leptos::prelude::*;
use score_core::group::request::Request;

use crate::components::fields::{FieldProblem, FormProblem};
use crate::components::form::{Form, StatusLine};
use crate::group::connection::Connection;
use crate::group::race::GiveUpQuestion;
use crate::group::sent_request::SentRequest;

/// The state of a host's form: its last request, and the reasons against it. Copies share it.
#[derive(Clone, Copy)]
pub struct HostFormState {
    /// The problem of the fields.
    pub problem: FormProblem,
    /// The question before the request, if it ends a race.
    pub question: Option<GiveUpQuestion>,
    /// The last request.
    pub sent: SentRequest,
}

impl HostFormState {
    /// Creates the state of a form without problem, question and request. `track` reads all signals
    /// of the form's subject, as in [`SentRequest::none`].
    pub fn new(connection: Connection, track: impl Fn() + Send + Sync + 'static) -> HostFormState {
        HostFormState {
            problem: FormProblem::none(),
            question: None,
            sent: SentRequest::none(connection, track),
        }
    }

    /// Sends the request of the fields, unless one of them is wrong or the host is asked first.
    pub fn submit(self, read: impl FnOnce() -> Result<Request, FieldProblem>) {
        let read = self.problem.check(read);
        let asks_first = |question: GiveUpQuestion| question.asks_first();
        match read {
            Ok(_) if self.question.is_some_and(asks_first) => {}
            Ok(request) => self.sent.send(request),
            Err(_) => self.sent.forget(),
        }
    }

    /// Removes problem and question, because the form would send something else now.
    pub fn change(self) {
        self.problem.clear();
        self.forget_question();
    }

    /// Removes the question alone.
    pub fn forget_question(self) {
        if let Some(question) = self.question {
            question.forget();
        }
    }

    /// Why the last request is not carried out: a wrong field, the question, or the relay.
    fn refusal(self) -> Option<String> {
        let refusal = self.problem.refusal();
        let refusal = refusal.or_else(|| self.question?.sentence());
        refusal.or_else(|| self.sent.refusal())
    }
}

/// The button that ends the arrangement which a host's form has made.
pub struct EndButton {
    /// The label of the button.
    pub label: Signal<String>,
    /// Whether there is such an arrangement.
    pub is_offered: Signal<bool>,
    /// The request that ends it.
    pub request: Request,
}

/// A host's form: its fields, its status line and its buttons.
#[component]
pub fn HostForm(
    /// The form's name, with which its ids begin.
    name: &'static str,
    state: HostFormState,
    #[prop(into)] on_submit: Callback<()>,
    /// The sentence of the status line when nothing is refused.
    #[prop(into, optional)]
    sentence: Signal<String>,
    /// The label of the button that sends the form.
    #[prop(into)]
    button: Signal<String>,
    #[prop(optional)] end: Option<EndButton>,
    children: Children,
) -> impl IntoView {
    let end_button = move |end: EndButton| {
        view! {
            <button
                type="button"
                id=format!("{name}-end")
                data-costs=""
                hidden=move || !end.is_offered.get()
                on:click=move |_| state.sent.send(end.request.clone())
            >
                {end.label}
            </button>
        }
    };
    view! {
        <Form id=format!("{name}-form") on_submit>
            {children()}
            <StatusLine
                id=format!("{name}-status")
                is_refusal=move || state.refusal().is_some()
                sentence=move || state.refusal().unwrap_or_else(|| sentence.get())
            />
            <p class="actions">
                <button
                    type="submit"
                    class="primary"
                    data-costs=move || state.question?.costs()
                >
                    {button}
                </button>
                {end.map(end_button)}
            </p>
        </Form>
    }
}
