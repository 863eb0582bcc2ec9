//! The house rules of a group's table, among the host's tools.

use leptos::html;
use leptos::prelude::*;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::rules::Rules;

use crate::edge::{dom, form};
use crate::fields::Problem;
use crate::group::connection::Connection;
use crate::move_tr;
use crate::pages::rules_form::RulesForm;
use crate::text;

/// A copy of the form of the house rules.
const FORM: RulesForm = RulesForm { name: "table" };

/// The form of the table's house rules; it shows them anew when they change.
#[component]
pub fn TableRules() -> impl IntoView {
    let connection = Connection::here();
    let store = connection.store;
    // What the form says, and whether it refuses something.
    let status = RwSignal::new((String::new(), false));
    let fields = NodeRef::<html::Div>::new();
    fields.on_load(|_| {
        form::copy("house-rules", "table-fields", "house-", "table-");
        form::on_choice("table-fields", "data-times", |times| {
            FORM.write_longer_clocks(&times);
        });
    });
    Effect::new(move |before: Option<Option<Rules>>| {
        fields.get()?;
        let rules = store.with(|state| state.table().rules().clone());
        if before.flatten().as_ref() != Some(&rules) {
            FORM.write(&rules);
            status.set((String::new(), false));
        }
        Some(rules)
    });
    let choose = move |preset: Rules| {
        let roller = store.peek(|state| state.table().rules().roller);
        FORM.write(&Rules { roller, ..preset });
        status.set((text::PRESET_CHOSEN.to_string(), false));
    };
    let submit = move || {
        form::mark_right("table-form");
        let before = store.peek(|state| {
            let chat = state.holder().group().is_some_and(Group::chat_is_on);
            Rules {
                chat,
                ..state.table().rules().clone()
            }
        });
        match FORM.read(before) {
            Ok(rules) => {
                status.set((String::new(), false));
                connection.ask(Request::Play(Command::SetRules(rules)));
            }
            Err(Problem { field, sentence }) => {
                status.set((sentence.to_string(), true));
                form::mark_wrong(&field, sentence);
                dom::reveal(&format!("#{field}"));
            }
        }
    };
    view! {
        <details id="host-rules">
            <summary>{move_tr!("group-house-rules")}</summary>
            <form
                id="table-form"
                novalidate
                on:submit=move |event| {
                    event.prevent_default();
                    submit();
                }
                on:input=|_| form::mark_right("table-form")
            >
                <p class="chips" id="table-presets">
                    <button
                        type="button"
                        data-preset="score"
                        on:click=move |_| choose(Rules::score())
                    >
                        {move_tr!("group-preset-score")}
                    </button>
                    <button
                        type="button"
                        data-preset="24"
                        on:click=move |_| choose(Rules::twenty_four())
                    >
                        {move_tr!("group-preset-24")}
                    </button>
                </p>
                <div id="table-fields" node_ref=fields></div>
                <p class="help">{move_tr!("group-rules-help")}</p>
                <p
                    id="table-status"
                    class="status"
                    class:refusal=move || status.with(|(_, is_refusal)| *is_refusal)
                    role="status"
                >
                    {move || status.with(|(sentence, _)| sentence.clone())}
                </p>
                <p class="actions">
                    <button type="submit" class="primary">
                        {move_tr!("group-use-rules")}
                    </button>
                </p>
            </form>
        </details>
    }
}
