//! The line at the top: the menu of pages, the language, the theme, and the help with keys.

use leptos::prelude::*;

use crate::components::header::{Header, MenuEntry, MenuLink};
use crate::edge::{dom, key_help, keyboard};
use crate::page::{MENU, MenuItem, MenuSection, Page};
use crate::state::settings::Theme;
use crate::state::store::TableStore;
use crate::text::language::{self, Language};
use crate::{text, tr};

/// The line at the top, connected to the store and the open page.
#[component]
pub fn TopLine(
    page: RwSignal<Page>,
    /// Whether the player is at the table of a group.
    #[prop(into)]
    is_in_group: Signal<bool>,
    /// Moves the focus past this line.
    #[prop(into)]
    on_skip: Callback<()>,
) -> impl IntoView {
    let store = expect_context::<TableStore>();
    let theme = Memo::new(move |_| store.with(|state| state.settings().theme));
    Effect::new(move |_| dom::set_root_attribute("data-theme", theme.get().attribute()));
    let looks = Memo::new(move |_| store.with(|state| state.settings().looks));
    Effect::new(move |_| {
        for (name, value) in looks.get().attributes() {
            dom::set_root_attribute(name, value);
        }
    });
    let has_sounds = Memo::new(move |_| store.with(|state| state.settings().sounds));
    let Menu { entries, to_game } = Menu::new(store, page, is_in_group);
    let choice = LanguageChoice::at_start();
    let keys = keys_of_page(store, page, is_in_group);
    view! {
        <Header
            language=choice.language
            on_language=move |chosen| choice.choose(chosen, true)
            is_language_missing=choice.is_missing
            entries
            to_game
            has_keys=move || keys.get().is_some()
            on_keys=move |()| {
                key_help::toggle(keys.get_untracked());
            }
            has_board=move || is_at_game(page.get(), is_in_group.get())
            main=move || page.get().main_id()
            on_skip
            has_sounds
            on_sounds=move |()| store.set(|settings| settings.sounds = !settings.sounds)
            theme=move || theme_name(theme.get())
            on_theme=move |()| store.set(|settings| {
                let is_device_dark = dom::is_device_dark();
                settings.theme = settings.theme.other(is_device_dark);
            })
        />
    }
}

/// The language of the page, and whether its messages could be fetched.
#[derive(Clone, Copy)]
struct LanguageChoice {
    language: RwSignal<Language>,
    /// Whether the messages of the language that was chosen last are missing.
    is_missing: RwSignal<bool>,
}

impl LanguageChoice {
    /// Chooses the language of this visit, and follows choices in other tabs.
    fn at_start() -> LanguageChoice {
        let in_use = text::language_in_use();
        let choice = LanguageChoice {
            language: RwSignal::new(in_use),
            is_missing: RwSignal::new(false),
        };
        let at_start = Language::at_start();
        // public/first.js may have put the page's HTML into a language whose messages did not
        // arrive.
        if [in_use, Language::of_document()] != [at_start; 2] {
            choice.choose(at_start, false);
        }
        // A choice in another tab is stored by that tab, and may have changed since.
        language::on_kept(move |chosen| {
            if chosen != choice.language.get_untracked() {
                choice.choose(chosen, false);
            }
        });
        choice
    }

    fn choose(self, chosen: Language, is_stored: bool) {
        let LanguageChoice {
            language,
            is_missing,
        } = self;
        language.set(chosen);
        let is_still_chosen = move || language.get_untracked() == chosen;
        language::choose(chosen, is_still_chosen, move |has_arrived| {
            is_missing.set(!has_arrived);
            match has_arrived {
                true if is_stored => language::keep(chosen),
                true => {}
                // The messages of the language before it may be missing too.
                false => language.set(text::language_in_use()),
            }
        });
    }
}

/// The name of the list of keys of the open page, if there is one. A key shows the list.
fn keys_of_page(
    store: TableStore,
    page: RwSignal<Page>,
    is_in_group: Signal<bool>,
) -> Memo<Option<&'static str>> {
    let key_list = Memo::new(move |_| {
        let page = page.get();
        page.keys()
            .filter(|_| page != Page::Group || is_in_group.get())
    });
    // The list is that of one page, and is closed with the page.
    Effect::new(move |_| {
        page.track();
        key_help::close();
    });
    keyboard::on_key(move |key| {
        let has_single_keys = store.with_untracked(|state| state.settings().shortcuts);
        let key_list = key_list.get_untracked().filter(|_| has_single_keys);
        if key.asks_for_help() && key_help::toggle(key_list) {
            key.take();
        }
    });
    key_list
}

/// The entries of the menu, which depend on the page that is open.
struct Menu {
    entries: Memo<Vec<MenuEntry>>,
    /// The address of the way back to the game that was left.
    to_game: Memo<Option<&'static str>>,
}

impl Menu {
    fn new(store: TableStore, page: RwSignal<Page>, is_in_group: Signal<bool>) -> Menu {
        let game = Memo::new(move |_| store.with(|state| state.authority().game()));
        let is_at_game = move || is_at_game(page.get(), is_in_group.get());
        let last_game = Memo::new(move |last: Option<&Option<Page>>| match is_at_game() {
            true => Some(page.get()),
            false => last.copied().flatten(),
        });
        // The last opened of the games for one or several at this screen; at first the table.
        let last_own_game = Memo::new(move |last: Option<&Option<Page>>| match page.get() {
            page @ (Page::Dials | Page::Yahtzee | Page::Race) => Some(page),
            page if page.is_game() => None,
            _ => last.copied().flatten(),
        });
        let own_game = move || last_own_game.get().unwrap_or(Page::of_table(game.get()));
        let running_game = move || match last_game.get() {
            Some(Page::Group) if is_in_group.get() => Page::Group,
            _ => own_game(),
        };
        let entries = Memo::new(move |_| {
            let game = own_game();
            let link = |page_of_menu: &Page| MenuLink {
                address: page_of_menu.for_player_of(game),
                label: page_name(*page_of_menu),
                is_open: page.get().in_menu() == *page_of_menu,
            };
            let entry = |item: &MenuItem| match item {
                MenuItem::Page(page) => MenuEntry::Page(link(page)),
                MenuItem::Section(section) => MenuEntry::Section {
                    label: section_name(*section),
                    links: section.pages().iter().map(link).collect(),
                },
            };
            MENU.iter().map(entry).collect::<Vec<_>>()
        });
        let to_game = Memo::new(move |_| {
            let running = running_game();
            // The front page has its own button for a first game.
            let is_first = page.get() == Page::Games && last_game.get().is_none();
            (!is_at_game() && !is_first).then(|| running.name())
        });
        Menu { entries, to_game }
    }
}

/// Whether a game is played on this page.
fn is_at_game(page: Page, is_in_group: bool) -> bool {
    match page {
        Page::Group => is_in_group,
        page => page.is_game(),
    }
}

fn theme_name(theme: Theme) -> String {
    match theme {
        Theme::Device => tr!("theme-device"),
        Theme::Light => tr!("theme-light"),
        Theme::Dark => tr!("theme-dark"),
    }
}

fn section_name(section: MenuSection) -> String {
    match section {
        MenuSection::Explore => tr!("menu-explore"),
        MenuSection::More => tr!("menu-more"),
    }
}

/// The name of a page in the menu and in titles.
pub fn page_name(page: Page) -> String {
    match page {
        Page::Games => tr!("page-games"),
        Page::Play => tr!("page-play"),
        Page::Rules => tr!("page-rules"),
        Page::House => tr!("page-house"),
        Page::Players => tr!("page-players"),
        Page::Settings => tr!("page-settings"),
        Page::Group => tr!("page-group"),
        Page::Experiment => tr!("page-experiment"),
        Page::Atlas => tr!("page-atlas"),
        Page::TwentyFour => tr!("page-24"),
        Page::RulesOf24 => tr!("page-rules-24"),
        Page::Hands => tr!("page-hands"),
        Page::Dials => tr!("page-dials"),
        Page::Yahtzee => tr!("page-yahtzee"),
        Page::Sheet => tr!("page-sheet"),
        Page::Mistake => tr!("page-mistake"),
        Page::Practice => tr!("page-practice"),
        Page::Daily => tr!("page-daily"),
        Page::Statistics => tr!("page-statistics"),
        Page::Race => tr!("page-race"),
        Page::Homework => tr!("page-homework"),
    }
}
