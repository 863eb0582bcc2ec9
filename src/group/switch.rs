//! A switch of the host.

use leptos::html;
use leptos::prelude::*;

/// A box that shows what the table has agreed to; `on_change` gets what the host wants
/// instead.
#[component]
pub fn HostSwitch(
    /// Its id.
    id: &'static str,
    #[prop(into)] is_on: Signal<bool>,
    #[prop(into)] on_change: Callback<bool>,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] help: Signal<String>,
    #[prop(optional)] help_id: Option<&'static str>,
) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    let change = move |_| {
        if let Some(input) = input.get_untracked() {
            let is_wanted = input.checked();
            // It changes when the relay has agreed.
            input.set_checked(is_on.get_untracked());
            on_change.run(is_wanted);
        }
    };
    view! {
        <p class="row">
            <label class="check">
                <input
                    type="checkbox"
                    id=id
                    node_ref=input
                    prop:checked=is_on
                    on:change=change
                />
                <span>
                    {label} <br/> <span class="help" id=help_id>
                        {help}
                    </span>
                </span>
            </label>
        </p>
    }
}
