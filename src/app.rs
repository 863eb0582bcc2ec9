//! The frame of every page.

use score_core::link::Link;

use crate::edge::clock::Clock;
use crate::edge::element::{self, El, el};
use crate::edge::live::Live;
use crate::edge::place;
use crate::edge::{address, dom};
use crate::kept;
use crate::pages::{experiment, house, play, players};
use crate::route::{self, Page};
use crate::settings::Theme;
use crate::store::Store;
use crate::text;
use crate::view::header::{header, menu_entry};

/// Where in the document the page goes.
const MOUNT: &str = "#app";

/// Puts the page into the document.
pub fn start() {
    if let Some(place) = dom::element(MOUNT) {
        element::mount(&place, app);
    }
}

fn app() -> Vec<El> {
    let fragment = address::fragment();
    let (link, _) = Link::read(&fragment);
    let game = route::game_of(&fragment).unwrap_or_else(kept::game);
    let store = Store::open(Clock::new(link.virtual_clock_ms), game);
    let page = Live::new(Page::Games);
    // Whoever came with a seed or a clock wants exactly that table.
    let offers_guide = link.seed.is_none() && link.virtual_clock_ms.is_none();
    route::follow(store, page, &fragment, offers_guide);
    address::on_change(move |fragment| {
        route::follow(store, page, &fragment, offers_guide);
        dom::before_paint(|| {
            dom::focus("main:not([hidden])");
            dom::scroll_to_top();
        });
    });

    let theme = move || store.with(|state| state.settings().theme);
    element::follow(move || dom::set_root_attribute("data-theme", theme().attribute()));
    // The program for group play has no settings of its own.
    element::follow(move || {
        let has_keys = store.with(|state| state.settings().shortcuts);
        dom::set_root_attribute("data-keys", (!has_keys).then_some("off"));
    });
    element::follow(move || {
        dom::set_title(&text::title(page.get().label()));
        for other in Page::ALL {
            // The texts and forms stand in the page's HTML; the table does not.
            dom::show(&format!("#{}", other.name()), page.get() == other);
        }
    });
    let next_theme = move || store.set(|settings| settings.theme = settings.theme.next());
    for &entry in Page::menu() {
        menu_entry(
            entry.name(),
            move || {
                let game = store.with(|state| state.holder().game());
                entry.for_player_of(game).name()
            },
            move || page.get().in_menu() == entry,
        );
    }
    header(move || theme_name(theme()), next_theme);
    let body = el("div").class("body").part(move || match page.get() {
        Page::Games | Page::Rules | Page::RulesOf24 => vec![],
        Page::Play | Page::TwentyFour => vec![play::page(store)],
        Page::House => {
            house::open(store);
            vec![]
        }
        Page::Players => {
            players::open(store);
            vec![]
        }
        Page::Experiment => {
            experiment::open();
            vec![]
        }
        Page::Atlas => {
            place::put_once("atlas-place", place::STUDY, Page::Atlas.name());
            vec![]
        }
        Page::Hands => {
            place::put_once("hands-place", place::STUDY, Page::Hands.name());
            vec![]
        }
        Page::Group => {
            place::put_once("group-place", place::GROUP, Page::Group.name());
            vec![]
        }
        Page::Dials => {
            place::put_once("dials-place", place::GAMES, Page::Dials.name());
            vec![]
        }
        Page::Yahtzee => {
            place::put_once("yahtzee-place", place::GAMES, Page::Yahtzee.name());
            vec![]
        }
    });
    vec![body]
}

fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::Device => text::THEME_DEVICE,
        Theme::Light => text::THEME_LIGHT,
        Theme::Dark => text::THEME_DARK,
    }
}
