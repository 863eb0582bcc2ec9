//! The house rules of a group's table, among the host's tools.

use leptos::prelude::*;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::rules::Rules;

use crate::components::rules_fields::RulesFields;
use crate::components::rules_form::{GamePresets, RulesForm};
use crate::group::connection::{Connection, Happening};
use crate::group::host_form::{HostForm, HostFormState};
use crate::{move_tr, tr};

/// The form's name, with which the ids of its fields begin.
const FORM: &str = "table";

/// The form for the table's house rules; it shows new rules when the relay sends them.
#[component]
pub fn TableRules() -> impl IntoView {
    let connection = Connection::here();
    let store = connection.store;
    let rules = move || store.with_untracked(|state| state.table().rules().clone());
    let fields = RulesFields::new(&rules());
    let filled_with = StoredValue::new(rules());
    // The status line of the table shows why the relay refuses the rules.
    let state = HostFormState {
        problem: fields.problem,
        ..HostFormState::new(connection, || ())
    };
    // Whether the form holds a preset that was chosen, and has not been sent since.
    let is_preset_chosen = RwSignal::new(false);
    // New rules from the relay replace the host's unsaved changes.
    connection.on(&[Happening::News], move || {
        let rules = rules();
        if filled_with.with_value(|filled| *filled != rules) {
            fields.write(&rules);
            filled_with.set_value(rules);
            is_preset_chosen.set(false);
        }
    });
    let choose = move |preset: Rules| {
        // The permissions of the table's players stay as they are.
        let rules = rules();
        fields.write(&Rules {
            roller: rules.roller,
            spoilers_wait: rules.spoilers_wait,
            ..preset
        });
        is_preset_chosen.set(true);
    };
    let submit = move || {
        let rules_before = store.with_untracked(|state| {
            let chat = state.authority().group().is_some_and(Group::chat_is_on);
            Rules {
                chat,
                ..state.table().rules().clone()
            }
        });
        is_preset_chosen.set(false);
        if let Ok(rules) = fields.check(rules_before) {
            connection.request(Request::Play(Command::SetRules(rules)));
        }
    };
    let sentence = move || match is_preset_chosen.get() {
        true => tr!("house-preset-chosen"),
        false => String::new(),
    };
    view! {
        <details id="host-rules">
            <summary>{move_tr!("group-house-rules")}</summary>
            <HostForm
                name=FORM
                state
                on_submit=move |()| submit()
                sentence=Signal::derive(sentence)
                button=move_tr!("group-use-rules")
                on:input=move |_| fields.problem.unmark()
            >
                <p class="chips" id="table-presets">
                    <GamePresets on_choose=choose/>
                </p>
                <div id="table-fields">
                    <RulesForm form=FORM fields/>
                </div>
                <p class="help">{move_tr!("group-rules-help")}</p>
            </HostForm>
        </details>
    }
}
