//! The line at the top: the pages, and the theme.

use leptos::prelude::*;

use crate::edge::keyboard;
use crate::{move_tr, tr};

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LanguageChoice {
    /// Its code, such as `en`.
    pub code: &'static str,
    /// Its name in itself.
    pub name: &'static str,
}

/// An entry of the menu.
#[derive(Clone, PartialEq, Eq)]
pub struct MenuEntry {
    /// The name of the page that it leads to.
    pub page: &'static str,
    /// What it says.
    pub label: String,
    /// Whether that page is open.
    pub is_open: bool,
}

/// The line at the top; `theme` in words, `language` as a code.
#[component]
pub fn Header(
    #[prop(into)] entries: Signal<Vec<MenuEntry>>,
    #[prop(into)] theme: Signal<String>,
    #[prop(into)] on_theme: Callback<()>,
    languages: &'static [LanguageChoice],
    #[prop(into)] language: Signal<&'static str>,
    #[prop(into)] on_language: Callback<String>,
    /// Whether the language that was chosen last could not be fetched.
    #[prop(into)]
    is_language_missing: Signal<bool>,
) -> impl IntoView {
    let is_open = RwSignal::new(false);
    keyboard::on_key(move |key| {
        if key.name == "Escape" {
            is_open.set(false);
        }
    });
    let entry = |entry: MenuEntry| {
        view! {
            <a href=format!("#{}", entry.page) aria-current=entry.is_open.then_some("page")>
                {entry.label}
            </a>
        }
    };
    view! {
        <header class="top">
            <a class="title" href="#games">
                <svg class="logo" viewBox="0 0 24 24" aria-hidden="true">
                    <path fill="currentColor" d="M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z"/>
                    <path
                        fill="none"
                        stroke="var(--paper)"
                        stroke-width="1.6"
                        stroke-linejoin="round"
                        d="M12 5.2l6.6 11.3H5.4z"
                    />
                </svg>
                "Score"
            </a>
            <nav
                id="pages"
                aria-label=move_tr!("pages")
                class:open=is_open
                on:click=move |_| is_open.set(false)
            >
                {move || entries.get().into_iter().map(entry).collect_view()}
            </nav>
            <button
                type="button"
                id="menu"
                aria-controls="pages"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
            >
                {move_tr!("menu")}
            </button>
            <span class="language" title=move_tr!("language")>
                <svg class="globe" viewBox="0 0 24 24" aria-hidden="true">
                    <path
                        fill="none"
                        stroke="currentColor"
                        stroke-width="1.7"
                        d="M12 3a9 9 0 0 1 0 18 9 9 0 0 1 0-18M3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18M4.5 7.5h15M4.5 16.5h15"
                    />
                </svg>
                <select
                    id="language"
                    aria-label=move_tr!("language")
                    prop:value=language
                    on:change=move |event| on_language.run(event_target_value(&event))
                >
                    {languages
                        .iter()
                        .map(|choice| {
                            view! {
                                <option value=choice.code lang=choice.code>
                                    {choice.name}
                                </option>
                            }
                        })
                        .collect_view()}
                </select>
            </span>
            <button
                type="button"
                id="theme"
                aria-label=theme
                title=theme
                on:click=move |_| on_theme.run(())
            >
                <svg class="half" viewBox="0 0 24 24" aria-hidden="true">
                    <path
                        fill="none"
                        stroke="currentColor"
                        stroke-width="2"
                        d="M12 3a9 9 0 0 1 0 18 9 9 0 0 1 0-18z"
                    />
                    <path fill="currentColor" d="M12 3a9 9 0 0 1 0 18z"/>
                </svg>
            </button>
        </header>
        <p id="language-missing" role="alert" hidden=move || !is_language_missing.get()>
            {move || is_language_missing.get().then(|| tr!("language-missing"))}
        </p>
    }
}
