//! The line at the top of the page. It has the title, the menu, the keys, the whole screen,
//! language, sounds and theme.

use leptos::prelude::*;

use crate::components::fields::Select;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{keyboard, screen};
use crate::text::language::Language;
use crate::{move_tr, tr};

/// A link of the menu.
#[derive(Clone, PartialEq, Eq)]
pub struct MenuLink {
    /// The address of the page, without its `#`.
    pub address: &'static str,
    /// The text of the link.
    pub label: String,
    /// Whether that page is open.
    pub is_open: bool,
}

/// An entry of the menu.
#[derive(Clone, PartialEq, Eq)]
pub enum MenuEntry {
    /// A page.
    Page(MenuLink),
    /// Several pages, which are shown when the section is opened.
    Section {
        /// The text of the section's head.
        label: String,
        /// The links to the section's pages.
        links: Vec<MenuLink>,
    },
}

/// The line at the top; `theme` is the theme in words. Until the program runs, the line in
/// `index.html` is shown.
#[component]
pub fn Header(
    #[prop(into)] entries: Signal<Vec<MenuEntry>>,
    /// The name of the page with the game that goes on, if another page is open.
    #[prop(into)]
    to_game: Signal<Option<&'static str>>,
    /// Whether the page has keys that can be shown.
    #[prop(into)]
    has_keys: Signal<bool>,
    #[prop(into)] on_keys: Callback<()>,
    /// Whether there is a board on the page, which several may look at.
    #[prop(into)]
    has_board: Signal<bool>,
    /// The id of the page's main element.
    #[prop(into)]
    main: Signal<&'static str>,
    /// Moves the focus past this line.
    #[prop(into)]
    on_skip: Callback<()>,
    /// Whether sounds are on.
    #[prop(into)]
    has_sounds: Signal<bool>,
    #[prop(into)] on_sounds: Callback<()>,
    #[prop(into)] theme: Signal<String>,
    #[prop(into)] on_theme: Callback<()>,
    #[prop(into)] language: Signal<Language>,
    #[prop(into)] on_language: Callback<Language>,
    /// Whether the language that was chosen last could not be fetched.
    #[prop(into)]
    is_language_missing: Signal<bool>,
) -> impl IntoView {
    let skip = move || match has_board.get() {
        true => tr!("skip-to-game"),
        false => tr!("skip-to-page"),
    };
    let address = |page: &str| format!("#{page}");
    view! {
        <header class="top">
            // A link, as readers expect; the address stays as it is, for it may have a roll.
            <a
                class="skip"
                href=move || address(main.get())
                on:click=move |event| {
                    event.prevent_default();
                    on_skip.run(());
                }
            >
                {skip}
            </a>
            <Title/>
            <a
                class="to-game"
                hidden=move || to_game.get().is_none()
                href=move || to_game.get().map(address)
            >
                <span>{move_tr!("to-game")}</span>
            </a>
            <KeysButton has_keys on_keys/>
            <ScreenSwitch has_board/>
            <Menu entries/>
            <LanguageMenu language on_language/>
            <SoundButton has_sounds on_sounds/>
            <ThemeSwitch theme on_theme/>
        </header>
        <p id="language-missing" role="alert" hidden=move || !is_language_missing.get()>
            {move || is_language_missing.get().then(|| tr!("language-missing"))}
        </p>
    }
}

/// The game's name, which leads to all games.
#[component]
fn Title() -> impl IntoView {
    view! {
        <a class="title" href="#games" title=move_tr!("title-leads-to")>
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
            <span class="word">"Score"</span>
        </a>
    }
}

#[component]
fn LanguageMenu(language: Signal<Language>, on_language: Callback<Language>) -> impl IntoView {
    view! {
        <span class="language" title=move_tr!("language")>
            <svg class="globe" viewBox="0 0 24 24" aria-hidden="true">
                <path
                    fill="none"
                    stroke="currentColor"
                    stroke-width="1.7"
                    d="M12 3a9 9 0 0 1 0 18 9 9 0 0 1 0-18M3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18M4.5 7.5h15M4.5 16.5h15"
                />
            </svg>
            <Select
                id="language"
                choices=Language::ALL.to_vec()
                key=|language| language.code().to_owned()
                name=|language| language.name().to_owned()
                lang=Language::code
                chosen=language
                on_choose=on_language
                attr:aria-label=move_tr!("language")
            />
        </span>
    }
}

/// The button that shows the keys of the page, if there may be a keyboard.
#[component]
fn KeysButton(has_keys: Signal<bool>, on_keys: Callback<()>) -> impl IntoView {
    view! {
        <button
            type="button"
            id="show-keys"
            aria-haspopup="dialog"
            aria-label=move_tr!("show-keys")
            title=move_tr!("show-keys")
            hidden=move || !has_keys.get()
            on:click=move |_| on_keys.run(())
        >
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path
                    fill="none"
                    stroke="currentColor"
                    stroke-width="2"
                    d="M2 6h20v12H2zM6 10h2M11 10h2M16 10h2M7 14h10"
                />
            </svg>
        </button>
    }
}

/// The button that fills the screen with a board, if the screen is large and the browser can.
#[component]
fn ScreenSwitch(has_board: Signal<bool>) -> impl IntoView {
    let can_be_filled = screen::can_be_filled();
    view! {
        <button
            type="button"
            id="whole-screen"
            aria-label=move_tr!("fill-screen")
            title=move_tr!("fill-screen")
            hidden=move || !can_be_filled || !has_board.get()
            on:click=|_| screen::toggle()
        >
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path
                    fill="none"
                    stroke="currentColor"
                    stroke-width="2"
                    d="M3 9V4h6M15 4h6v5M21 15v5h-6M9 20H3v-5"
                />
            </svg>
        </button>
    }
}

#[component]
fn SoundButton(has_sounds: Signal<bool>, on_sounds: Callback<()>) -> impl IntoView {
    let label = move || match has_sounds.get() {
        true => tr!("sounds-on"),
        false => tr!("sounds-off"),
    };
    view! {
        <button
            type="button"
            id="sounds"
            aria-label=label
            title=label
            on:click=move |_| on_sounds.run(())
        >
            <svg class="speaker" viewBox="0 0 24 24" aria-hidden="true">
                <path fill="currentColor" d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z"/>
                <path
                    fill="none"
                    stroke="currentColor"
                    stroke-width="2"
                    d=move || match has_sounds.get() {
                        true => "M15 9a4 4 0 0 1 0 6M17.5 6.5a7.5 7.5 0 0 1 0 11",
                        false => "M15.5 9.5l5 5M20.5 9.5l-5 5",
                    }
                />
            </svg>
        </button>
    }
}

#[component]
fn ThemeSwitch(theme: Signal<String>, on_theme: Callback<()>) -> impl IntoView {
    view! {
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
    }
}

/// The menu: a line of links, in a narrow view behind a button. A section is a `details`, which
/// opens before the program runs, too.
#[component]
fn Menu(#[prop(into)] entries: Signal<Vec<MenuEntry>>) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let menu = AnyNodeRef::default();
    let close = move || {
        node::close((menu, OPEN_SECTION));
        is_open.set(false);
    };
    keyboard::on_key(move |key| {
        if key.name == "Escape" && close_innermost(menu, is_open) {
            // The board has the key for itself otherwise.
            key.take();
        }
    });
    node::on_elsewhere(menu, close);
    let link = move |link: MenuLink| {
        view! {
            <a
                href=format!("#{}", link.address)
                aria-current=link.is_open.then_some("page")
                on:click=move |_| close()
            >
                {link.label}
            </a>
        }
    };
    let entry = move |entry: MenuEntry| match entry {
        MenuEntry::Page(page) => link(page).into_any(),
        MenuEntry::Section { label, links } => {
            let is_open = links.iter().any(|link| link.is_open);
            let links = links.into_iter().map(link).collect_view();
            // The browser keeps only one of the details with the same name open.
            view! {
                <details name="section">
                    <summary aria-current=is_open.then_some("true")>{label}</summary>
                    <div class="pages">{links}</div>
                </details>
            }
            .into_any()
        }
    };
    view! {
        <div class="contents" node_ref=menu>
            <button
                type="button"
                id="menu"
                aria-controls="pages"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
            >
                {move_tr!("menu")}
            </button>
            <nav id="pages" aria-label=move_tr!("pages") class:open=is_open>
                {move || entries.get().into_iter().map(entry).collect_view()}
            </nav>
        </div>
    }
}

/// The selector of the section that is open.
const OPEN_SECTION: &str = "details[open]";

/// Closes the section that is open, or else the menu; returns whether one was open. The focus goes
/// to the button that opened it.
fn close_innermost(menu: AnyNodeRef, is_open: RwSignal<bool>) -> bool {
    if node::is_there((menu, OPEN_SECTION)) {
        if node::has_focus_within((menu, OPEN_SECTION)) {
            node::focus((menu, "details[open] > summary"));
        }
        node::close((menu, OPEN_SECTION));
        return true;
    }
    if is_open.get_untracked() && node::has_focus_within(menu) {
        node::focus((menu, "#menu"));
    }
    let was_open = is_open.get_untracked();
    is_open.set(false);
    was_open
}
