//! Lists to choose from.

use leptos::prelude::*;

/// A list to choose from.
#[component]
pub fn Select<T: Copy + PartialEq + Send + Sync + 'static>(
    #[prop(into)] id: String,
    choices: Vec<T>,
    /// The value of a choice in the document.
    key: fn(T) -> String,
    /// The name of a choice.
    name: fn(T) -> String,
    #[prop(into)] chosen: Signal<T>,
    #[prop(into)] on_choose: Callback<T>,
    #[prop(into, optional)] disabled: Signal<bool>,
    /// The language of a choice's name, if it is not that of the page.
    #[prop(optional)]
    lang: Option<fn(T) -> &'static str>,
) -> impl IntoView {
    let option = |choice: &T| {
        let choice = *choice;
        SelectOption {
            key: key(choice),
            lang: lang.map(|lang| lang(choice)),
            name: Signal::derive(move || name(choice)),
            is_chosen: Signal::derive(move || chosen.get() == choice),
        }
    };
    let options = choices.iter().map(option).collect();
    let choose = Callback::new(move |index: usize| on_choose.run(choices[index]));
    select(id, options, choose, disabled)
}

struct SelectOption {
    key: String,
    lang: Option<&'static str>,
    name: Signal<String>,
    is_chosen: Signal<bool>,
}

/// The list; not generic, so that all lists share its code. `choose` gets the index of a choice.
fn select(
    id: String,
    options: Vec<SelectOption>,
    choose: Callback<usize>,
    disabled: Signal<bool>,
) -> AnyView {
    let keys: Vec<String> = options.iter().map(|option| option.key.clone()).collect();
    let on_change = move |event| {
        let chosen = event_target_value(&event);
        if let Some(index) = keys.iter().position(|key| *key == chosen) {
            choose.run(index);
        }
    };
    let option = |SelectOption {
                      key,
                      lang,
                      name,
                      is_chosen,
                  }| {
        view! {
            <option value=key lang=lang prop:selected=is_chosen>
                {name}
            </option>
        }
    };
    view! {
        <select id=id disabled=disabled on:change=on_change>
            {options.into_iter().map(option).collect_view()}
        </select>
    }
    .into_any()
}

/// A list whose choices may change while it is shown, each with its key and its name.
#[component]
pub fn ChangingSelect(
    id: &'static str,
    #[prop(into)] choices: Signal<Vec<(String, String)>>,
    /// The key of the choice; if no choice has it, the list shows the first one.
    chosen: RwSignal<String>,
) -> impl IntoView {
    let option = move |(key, name): (String, String)| {
        let own = key.clone();
        view! {
            <option value=key prop:selected=move || chosen.with(|chosen| *chosen == own)>
                {name}
            </option>
        }
    };
    view! {
        <select id=id on:change=move |event| chosen.set(event_target_value(&event))>
            <For each=move || choices.get() key=Clone::clone children=option/>
        </select>
    }
}

/// The key that a [`ChangingSelect`] shows as chosen: that of the first choice if the chosen one is
/// gone.
pub fn key_in_list(
    choices: Signal<Vec<(String, String)>>,
    chosen: RwSignal<String>,
) -> Option<String> {
    let choices = choices.get();
    let is_chosen = |(key, _): &&(String, String)| *key == chosen.get();
    let (key, _) = choices.iter().find(is_chosen).or(choices.first())?;
    Some(key.clone())
}

/// A row with a list to choose from; each choice is a key.
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
    let choose = move |key| {
        chosen.set(key);
        if let Some(on_choice) = on_choice {
            on_choice.run(());
        }
    };
    view! {
        <p class="row" hidden=hidden>
            <label for=id>{label}</label>
            <Select id choices=keys key=str::to_owned name chosen on_choose=choose/>
        </p>
    }
}
