//! The line at the top: the menu of pages, the language, the theme.

use leptos::prelude::*;

use crate::components::header::{Header, LanguageChoice, MenuEntry};
use crate::edge::dom;
use crate::page::Page;
use crate::state::settings::Theme;
use crate::state::store::Store;
use crate::text;
use crate::text::language::{self, Language};
use crate::tr;

/// The languages as the header offers them.
const LANGUAGES: &[LanguageChoice] = &[choice(Language::English), choice(Language::German)];

const fn choice(language: Language) -> LanguageChoice {
    LanguageChoice {
        code: language.code(),
        name: language.name(),
    }
}

/// The line at the top.
#[component]
pub fn TopLine(page: RwSignal<Page>) -> impl IntoView {
    let store = expect_context::<Store>();
    let theme = Memo::new(move |_| store.with(|state| state.settings().theme));
    Effect::new(move |_| dom::set_root_attribute("data-theme", theme.get().attribute()));
    let entries = Memo::new(move |_| {
        let game = store.with(|state| state.authority().game());
        let entry = |entry: &Page| MenuEntry {
            page: entry.for_player_of(game).name(),
            label: page_name(*entry),
            is_open: page.get().in_menu() == *entry,
        };
        Page::menu().iter().map(entry).collect::<Vec<_>>()
    });
    let language = RwSignal::new(Language::English);
    let is_language_missing = RwSignal::new(false);
    let choose_language = move |chosen: Language| {
        let before = language.get_untracked();
        language.set(chosen);
        language::choose(chosen, text::RESOURCES, move |has_come| {
            is_language_missing.set(!has_come);
            match has_come {
                true => language::keep(chosen),
                false => language.set(before),
            }
        });
    };
    let at_start = Language::at_start();
    if at_start != Language::English {
        choose_language(at_start);
    }
    view! {
        <Header
            languages=LANGUAGES
            language=move || language.get().code()
            on_language=move |code: String| {
                if let Some(chosen) = Language::of_code(&code) {
                    choose_language(chosen);
                }
            }
            is_language_missing
            entries
            theme=move || theme_name(theme.get())
            on_theme=move |()| store.set(|settings| settings.theme = settings.theme.next())
        />
    }
}

fn theme_name(theme: Theme) -> String {
    match theme {
        Theme::Device => tr!("theme-device"),
        Theme::Light => tr!("theme-light"),
        Theme::Dark => tr!("theme-dark"),
    }
}

/// What a page is called in the menu and in titles.
pub fn page_name(page: Page) -> String {
    match page {
        Page::Games => tr!("page-games"),
        Page::Play => tr!("page-play"),
        Page::Rules => tr!("page-rules"),
        Page::House => tr!("page-house"),
        Page::Players => tr!("page-players"),
        Page::Group => tr!("page-group"),
        Page::Experiment => tr!("page-experiment"),
        Page::Atlas => tr!("page-atlas"),
        Page::TwentyFour => tr!("page-24"),
        Page::RulesOf24 => tr!("page-rules-24"),
        Page::Hands => tr!("page-hands"),
        Page::Dials => tr!("page-dials"),
        Page::Yahtzee => tr!("page-yahtzee"),
    }
}
