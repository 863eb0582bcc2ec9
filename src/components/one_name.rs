//! A form for one name: its box, and the problem of the name in it.

use leptos::prelude::*;
use score_core::table::name::Name;

use crate::components::fields::{FieldProblem, FormProblem, NameRow, TextBox};
use crate::components::form::Form;
use crate::edge::text_folding;
use crate::text;

/// The box of a form for one name, and its problem. Copies share it.
#[derive(Clone, Copy)]
pub struct OneName {
    /// The box.
    pub text: TextBox,
    /// The reason why the name was refused when the form was last sent.
    pub problem: FormProblem<()>,
}

impl OneName {
    /// Creates a box that holds `name`.
    pub fn new(name: String) -> OneName {
        OneName {
            text: TextBox::new(name),
            problem: FormProblem::none(),
        }
    }

    /// Writes `name` into the box, and removes the problem.
    pub fn write(self, name: String) {
        self.problem.clear();
        self.text.value.set(name);
    }

    /// Reads the name of a form that is sent; leads the player to the box if it is refused.
    pub fn check(self) -> Option<Name> {
        let read = || {
            let name = Name::new(&self.text.written(), text_folding::fold);
            name.map_err(|refusal| {
                FieldProblem::new((), self.text.input, move || text::name_refusal(refusal))
            })
        };
        self.problem.check(read).ok()
    }
}

/// The form for one name, with its box and button in one row.
#[component]
pub fn OneNameForm(
    id: &'static str,
    #[prop(into, optional)] hidden: Signal<bool>,
    name: OneName,
    /// The id of the box.
    box_id: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into, optional)] help: Option<Signal<String>>,
    autocomplete: &'static str,
    /// The label of the button that sends the form.
    #[prop(into)]
    button: Signal<String>,
    /// Takes a name that is not refused.
    #[prop(into)]
    on_name: Callback<Name>,
) -> impl IntoView {
    let submit = move |()| {
        if let Some(name) = name.check() {
            on_name.run(name);
        }
    };
    view! {
        <Form id hidden on_submit=submit>
            <NameRow
                id=box_id
                label
                help
                autocomplete
                text=name.text
                problem=name.problem.in_row(())
            >
                <button type="submit">{button}</button>
            </NameRow>
        </Form>
    }
}
