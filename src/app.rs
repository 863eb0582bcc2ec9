//! The frame of every page.

use std::time::Duration;

use leptos::prelude::*;
use score_core::link::Link;

use crate::components::later::{Later, Starting};
use crate::edge::clock::Clock;
use crate::edge::game_slot;
use crate::edge::{address, dom};
use crate::games::twenty_four::HandsPage;
use crate::group::GroupPage;
use crate::menu::{TopLine, page_name};
use crate::page::Page;
use crate::pages::experiment::{ExperimentFields, ExperimentPage};
use crate::pages::house::HousePage;
use crate::pages::players::PlayersPage;
use crate::pages::table::PlayPage;
use crate::route;
use crate::state::persistence;
use crate::state::store::Store;
use crate::study::AtlasPage;
use crate::tr;

/// The header in the document until the app's own is there.
const HEADER_BEFORE: &str = "#header-before";
/// What can be read in the document until the page is there.
const BEFORE: &str = "#boot";

/// The line at the top, and the page that the address names.
#[component]
pub fn App() -> impl IntoView {
    let fragment = address::fragment();
    let (link, _) = Link::read(&fragment);
    let game = route::game_of(&fragment).unwrap_or_else(persistence::game);
    let store = Store::open(Clock::new(link.virtual_clock_ms), game);
    let page = RwSignal::new(Page::Games);
    provide_context(store);
    provide_context(ExperimentFields::nines());
    provide_context(Starting::begin());
    // A link with a seed or a clock is for exactly that table.
    let offers_guide = link.seed.is_none() && link.virtual_clock_ms.is_none();
    // In a task of its own, as the parts of the page are.
    set_timeout(
        move || route::follow(store, page, &fragment, offers_guide),
        Duration::ZERO,
    );
    address::on_change(move |fragment| {
        route::follow(store, page, &fragment, offers_guide);
        dom::before_paint(|| {
            dom::focus("main:not([hidden])");
            dom::scroll_to_top();
        });
    });
    let has_keys = Memo::new(move |_| store.with(|state| state.settings().shortcuts));
    show_in_document(page, has_keys);
    view! {
        <Later>
            {dom::remove(HEADER_BEFORE)}
            <TopLine page/>
        </Later>
        <Later>
            <Body page has_keys/>
        </Later>
    }
}

/// The page that is open, and those that go on behind it.
#[component]
fn Body(page: RwSignal<Page>, has_keys: Memo<bool>) -> impl IntoView {
    let is_open = move |wanted: Page| Signal::derive(move || page.get() == wanted);
    // Each visit has a page of its own, for it may be for another table: nothing of one goes
    // on in the next.
    let visit = Memo::new(move |last: Option<&(Page, u64)>| {
        (page.get(), last.map_or(0, |(_, count)| count + 1))
    });
    let starting = expect_context::<Starting>();
    let end_start = move || {
        dom::remove(BEFORE);
        starting.end();
    };
    // After the parts of the page that come later: they wait since before this effect.
    Effect::new(move |_| set_timeout(end_start, Duration::ZERO));
    view! {
        <div class="body">
            <For each=move || [visit.get()] key=|visit| *visit children=|(page, _)| content(page)/>
            <Show when=once_open(page, Page::Group)>
                <GroupPage is_open=is_open(Page::Group) shortcuts=has_keys/>
            </Show>
            <Show when=once_open(page, Page::Atlas)>
                <AtlasPage is_shown=is_open(Page::Atlas)/>
            </Show>
            <Show when=once_open(page, Page::Hands)>
                <HandsPage is_shown=is_open(Page::Hands)/>
            </Show>
        </div>
    }
}

/// Puts into the document, outside of the app, what belongs to the page that is open.
fn show_in_document(page: RwSignal<Page>, has_keys: Memo<bool>) {
    Effect::new(move |_| {
        dom::set_root_attribute("data-keys", (!has_keys.get()).then_some("off"));
    });
    Effect::new(move |_| {
        dom::set_title(&title(page.get()));
        for other in Page::IN_HTML {
            dom::show(&format!("#{}", other.name()), page.get() == other);
        }
    });
}

/// Whether `page` is `wanted` or was before: what was worked out there stays, and players
/// are at their table while they read another page.
fn once_open(page: RwSignal<Page>, wanted: Page) -> impl Fn() -> bool + Send + Sync {
    let was_open =
        Memo::new(move |was: Option<&bool>| was.copied().unwrap_or(false) || page.get() == wanted);
    move || was_open.get()
}

/// What is on this page besides what is in the page's HTML.
fn content(page: Page) -> AnyView {
    match page {
        Page::Games | Page::Rules | Page::RulesOf24 | Page::Atlas | Page::Hands | Page::Group => {
            ().into_any()
        }
        Page::Play | Page::TwentyFour => view! { <PlayPage/> }.into_any(),
        Page::House => view! { <HousePage/> }.into_any(),
        Page::Players => view! { <PlayersPage/> }.into_any(),
        Page::Experiment => view! { <ExperimentPage/> }.into_any(),
        Page::Dials | Page::Yahtzee => {
            game_slot::request(page.name());
            ().into_any()
        }
    }
}

/// The title of the browser's tab.
fn title(page: Page) -> String {
    tr!("title", page = page_name(page))
}
