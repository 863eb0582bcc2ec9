//! The host's form that deals numbers of their choice.

use leptos::prelude::*;
use score_core::arith::puzzle::MAX_NUMBER;
use score_core::dice::Roll;
use score_core::group::request::Request;
use score_core::table::command::Command;

use crate::components::fields::{Field, FieldProblem, FormProblem, Mistake, Numbers};
use crate::components::form::{Form, StatusLine};
use crate::components::puzzle_fields::RollRow;
use crate::group::connection::{Connection, Happening};
use crate::group::relay_table::RelayTable;
use crate::move_tr;
use crate::state::authority::Authority;
use crate::table::view_model;

/// The form's name, with which the ids of its fields begin.
const FORM: &str = "deal";

/// The form for numbers that a host deals, among the host's tools. Its boxes are emptied once the
/// numbers lie on the table.
#[component]
pub fn DealForm() -> impl IntoView {
    let connection = Connection::here();
    let store = connection.store;
    let numbers = Numbers::new(&[]);
    let problem = FormProblem::none();
    // The number of rolls before the form asked for a roll of these numbers.
    let rounds_when_asked = RwSignal::new(None::<u32>);
    let rounds = move || store.with_untracked(|state| state.authority().rounds());
    connection.on(&[Happening::News], move || {
        let count_when_asked = rounds_when_asked.get_untracked();
        if count_when_asked.is_some_and(|count| count != rounds()) {
            rounds_when_asked.set(None);
            numbers.write(&[]);
        }
    });
    let submit = move || match problem.check(|| read(numbers)) {
        Ok(roll) => {
            rounds_when_asked.set(Some(rounds()));
            connection.request(Request::Play(Command::Deal(roll)));
        }
        Err(_) => rounds_when_asked.set(None),
    };
    // The relay may refuse the numbers, for example while a round is still open.
    let refusal = move || match problem.is_there() {
        true => Some(problem.sentence()),
        false => {
            let has_asked = rounds_when_asked.with(Option::is_some);
            store.with(view_model::refusal).filter(|_| has_asked)
        }
    };
    let is_of_no_use = Memo::new(move |_| connection.with(RelayTable::deals_nothing).is_some());
    view! {
        <details id="host-deal" hidden=move || is_of_no_use.get()>
            <summary>{move_tr!("group-deal")}</summary>
            <Form id="deal-form" on_submit=move |()| submit() on:input=move |_| problem.clear()>
                <RollRow form=FORM numbers problem/>
                <StatusLine
                    id="deal-status"
                    is_refusal=move || refusal().is_some()
                    sentence=move || refusal().unwrap_or_default()
                />
                <p class="actions">
                    <button type="submit" class="primary">
                        {move_tr!("group-deal-these")}
                    </button>
                </p>
            </Form>
        </details>
    }
}

fn read(numbers: Numbers) -> Result<Roll, FieldProblem> {
    let problem = |index| numbers.problem(Field::Number, index, Mistake::Numbers);
    let read = numbers.read(0..=MAX_NUMBER).map_err(problem)?;
    Roll::new(&read).map_err(|_| problem(0))
}
