//! The host's form that deals numbers of their choice.

use leptos::prelude::*;
use score_core::arith::puzzle::MAX_NUMBER;
use score_core::dice::Roll;
use score_core::group::request::Request;
use score_core::table::command::Command;

use crate::components::fields::{Field, FieldProblem, Mistake, Numbers};
use crate::components::puzzle_fields::RollRow;
use crate::group::connection::{Connection, Happening};
use crate::group::host_form::{HostForm, HostFormState};
use crate::group::relay_table::RelayTable;
use crate::move_tr;
use crate::state::authority::Authority;

/// The form's name, with which the ids of its fields begin.
const FORM: &str = "deal";

/// The form for numbers that a host deals, among the host's tools. Its boxes are emptied once the
/// numbers lie on the table.
#[component]
pub fn DealForm() -> impl IntoView {
    let connection = Connection::here();
    let numbers = Numbers::new(&[]);
    let rounds = Memo::new(move |_| connection.store.with(|state| state.authority().rounds()));
    // The relay may refuse the numbers, for example while a round is still open.
    let state = HostFormState::new(connection, move || {
        rounds.get();
    });
    connection.on(&[Happening::News], move || {
        if state.sent.has_taken_effect() {
            numbers.write(&[]);
        }
    });
    let deal = move || Ok(Request::Play(Command::Deal(read(numbers)?)));
    let is_of_no_use = Memo::new(move |_| connection.with(RelayTable::deals_nothing).is_some());
    view! {
        <details id="host-deal" hidden=move || is_of_no_use.get()>
            <summary>{move_tr!("group-deal")}</summary>
            <HostForm
                name=FORM
                state
                on_submit=move |()| state.submit(deal)
                button=move_tr!("group-deal-these")
                on:input=move |_| state.change()
            >
                <RollRow form=FORM numbers problem=state.problem/>
            </HostForm>
        </details>
    }
}

fn read(numbers: Numbers) -> Result<Roll, FieldProblem> {
    let problem = |index| numbers.problem(Field::Number, index, Mistake::Numbers);
    let read = numbers.read(0..=MAX_NUMBER).map_err(problem)?;
    Roll::new(&read).map_err(|_| problem(0))
}
