//! A row with a list to choose from.

use leptos::prelude::*;

/// A row with a list to choose from; each choice has a key.
#[component]
pub fn SelectRow(
    id: &'static str,
    #[prop(into)] label: Signal<String>,
    keys: Vec<&'static str>,
    /// The name of a key.
    name: fn(&'static str) -> String,
    chosen: RwSignal<&'static str>,
    #[prop(into, optional)] hidden: Signal<bool>,
    /// Called after each choice.
    #[prop(into, optional)]
    on_choice: Option<Callback<()>>,
) -> impl IntoView {
    let options = keys.clone();
    let options = options.into_iter().map(|key| {
        view! {
            <option value=key prop:selected=move || chosen.get() == key>
                {move || name(key)}
            </option>
        }
    });
    let options = options.collect_view();
    let choose = move |event| {
        let value = event_target_value(&event);
        if let Some(key) = keys.iter().find(|key| **key == value) {
            chosen.set(key);
            if let Some(on_choice) = on_choice {
                on_choice.run(());
            }
        }
    };
    view! {
        <p class="row" hidden=hidden>
            <label for=id>{label}</label>
            <select id=id on:change=choose>
                {options}
            </select>
        </p>
    }
}
