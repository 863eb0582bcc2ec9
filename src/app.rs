//! The app: the line at the top, the open page and those that stay. It also has notes for all
//! pages, and the state of the document.

use std::time::Duration;

use leptos::prelude::*;
use score_core::link::Link;

use crate::components::drawing::{Drawing, Shape};
use crate::components::start_in_parts::{Deferred, Startup};
use crate::edge::clock::Clock;
use crate::edge::costly_press;
use crate::edge::sound::Cue;
use crate::edge::{address, dom, durable_storage, listen, newer_build, open_rolls, wake_lock};
use crate::group::visitors::WaitingNote;
use crate::menu::{TopLine, page_name};
use crate::page::Page;
use crate::pages::atlas::roll_list::OnLookedUp;
use crate::pages::experiment::{AtTable, BesideButton, ExperimentFields};
use crate::pages::house_rules::HouseFields;
use crate::pages::play::PlayPage;
use crate::parts::{self, Arrival, GroupProps, InSlot, Lazy, LazyView, Part, Parts, Place};
use crate::route;
use crate::state::persistence;
use crate::state::refused_elsewhere::RefusedElsewhere;
use crate::state::sounds::Sounds;
use crate::state::store::TableStore;
use crate::table::view_model;
use crate::visit::Visits;
use crate::{move_tr, text, tr};

/// The header in the page's HTML, which the app's own replaces.
const HEADER_BEFORE: &str = "#header-before";
/// The elements for today's date in the page's HTML.
const DATE: &str = "[data-date]";
/// The part of the page's HTML that can be read until the app has started.
const BEFORE: &str = "#boot";
/// The page that is open, and the board on it.
const PAGE_SHOWN: &str = "main:not([hidden])";
const BOARD_SHOWN: &str = "main:not([hidden]) [role=toolbar]";
/// The outline of a table in the page's HTML, until the app has started.
const TABLE_BEFORE: &str = "#table-before";
/// The attribute of the document's root. It is set if the player's table does not look like that
/// outline at the next start.
const OUTLINE: &str = "data-outline";
/// The attribute of the document's root until the app has started. So its first part already looks
/// as in the whole.
const STARTING: &str = "data-starting";

/// The line at the top, and the page that the address names.
#[component]
pub fn App() -> impl IntoView {
    let too_soon = TooSoon::new();
    costly_press::watch_over(move || too_soon.show());
    open_rolls::follow();
    let fragment = address::fragment();
    let game = route::game_of(&fragment).unwrap_or_else(persistence::game);
    let store = TableStore::open(Clock::here(), game);
    let page = RwSignal::new(Page::Games);
    provide_context(store);
    provide_context(OnLookedUp(Callback::new(move |(roll, goal)| {
        store.look_up(roll, goal);
    })));
    Parts::provide();
    Visits::provide();
    let refused = RefusedElsewhere::provide();
    show_refusals(store, page, refused);
    provide_context(ExperimentFields::nines());
    provide_context(HouseFields::new(&game.rules()));
    provide_context(Startup::begin());
    let is_routed = follow_address(store, page, fragment);
    // The page for groups reports this signal as soon as it is opened.
    let group_table = RwSignal::new(None::<Signal<bool>>);
    let is_in_group =
        Signal::derive(move || group_table.get().is_some_and(|is_there| is_there.get()));
    let waiting = RwSignal::new(None::<WaitingNote>);
    load_newer_build_with_rounds(store, is_in_group);
    keep_points(store, page);
    let has_keys = Memo::new(move |_| store.with(|state| state.settings().shortcuts));
    provide_context(Sounds {
        are_on: Memo::new(move |_| store.with(|state| state.settings().sounds)),
        switch: Callback::new(move |are_on| store.set(|settings| settings.sounds = are_on)),
    });
    show_in_document(page, is_routed, has_keys);
    let has_call = Memo::new(move |_| store.with(|state| state.table().call_is_open()));
    Effect::new(move |_| dom::set_root_attribute(CALL, has_call.get().then_some("")));
    wake_lock::keep_screen_on(has_call);
    note_outline(store);
    Effect::new(move |_| {
        // A page that is open at midnight has the next date when it is shown again.
        page.track();
        dom::fill_all(DATE, &text::date(store.clock().local_date()));
    });
    view! {
        <Deferred>
            {dom::remove(HEADER_BEFORE)}
            <TopLine page is_in_group on_skip=move |()| skip_to_page(page.get_untracked())/>
        </Deferred>
        <WaitingLine waiting/>
        <Deferred>
            <Body
                page
                has_keys
                on_group_table=move |is_there| group_table.set(Some(is_there))
                on_waiting=move |note| waiting.set(Some(note))
            />
        </Deferred>
        <Refused refused store/>
        <TooSoonNote too_soon/>
    }
}

/// Opens the page that the address `first` names, and then the page of each later address. Returns
/// whether the first address was followed.
fn follow_address(store: TableStore, page: RwSignal<Page>, first: String) -> RwSignal<bool> {
    let visits = expect_context::<Visits>();
    let refused = expect_context::<RefusedElsewhere>();
    // A link with a seed is for exactly that table.
    let offers_guide = Link::read(&first).0.seed.is_none();
    let open = move |fragment: &str| {
        route::on_address(store, page, fragment, offers_guide);
        visits.begin(page.get_untracked());
    };
    let is_routed = RwSignal::new(false);
    // The address is followed in a task of its own, like the parts of the page.
    set_timeout(
        move || {
            open(&first);
            is_routed.set(true);
        },
        Duration::ZERO,
    );
    address::on_change(move |fragment| {
        refused.clear();
        let before = page.get_untracked();
        open(&fragment);
        // Between lobby and table the page of groups moves the focus itself: a table that is not
        // found leaves the reader at the field that is wrong.
        if [before, page.get_untracked()] == [Page::Group; 2] {
            return;
        }
        dom::before_paint(move || {
            focus_page(page.get_untracked());
            dom::scroll_to_top();
        });
    });
    is_routed
}

/// The time for which the note on a press that came too soon is shown, in milliseconds.
const TOO_SOON_MS: u64 = 3_000;

/// Whether a press came too soon a moment ago.
#[derive(Clone, Copy)]
struct TooSoon {
    is_shown: RwSignal<bool>,
    /// The number of such presses, so that the note on the last one is shown for its full time.
    count: StoredValue<u32>,
}

impl TooSoon {
    fn new() -> TooSoon {
        TooSoon {
            is_shown: RwSignal::new(false),
            count: StoredValue::new(0),
        }
    }

    fn show(self) {
        let count = self.count.get_value() + 1;
        self.count.set_value(count);
        self.is_shown.set(true);
        let hide = move || {
            if self.count.get_value() == count {
                self.is_shown.set(false);
            }
        };
        set_timeout(hide, Duration::from_millis(TOO_SOON_MS));
    }
}

/// The note that a press came too soon, on every page.
#[component]
fn TooSoonNote(too_soon: TooSoon) -> impl IntoView {
    let sentence = move || too_soon.is_shown.get().then(|| tr!("table-too-soon"));
    view! {
        <div class="too-soon-note" aria-live="polite" aria-atomic="true" id="too-soon">{sentence}</div>
    }
}

/// Shows the refusals of the player's own table in its status line, or else on the open page. They
/// stay until the player opens another.
fn show_refusals(store: TableStore, page: RwSignal<Page>, refused: RefusedElsewhere) {
    store.on_refusal(move || match page.get_untracked().has_status_line() {
        true => refused.clear(),
        false => refused.say(move || store.with(view_model::refusal)),
    });
}

/// The line with the reason of a refusal, on pages that do not show it themselves.
#[component]
fn Refused(refused: RefusedElsewhere, store: TableStore) -> impl IntoView {
    let why = Memo::new(move |_| refused.get());
    let close = move |_| {
        refused.clear();
        // The table need not say it again.
        store.clear_status();
        dom::focus("main:not([hidden])");
    };
    view! {
        <div id="refused" class="refused-elsewhere" role="alert" hidden=move || why.get().is_none()>
            <p class="status refusal">{why}</p>
            <button
                type="button"
                id="refused-close"
                class="icon"
                aria-label=move_tr!("common-close")
                on:click=close
            >
                <Drawing shape=Shape::No/>
            </button>
        </div>
    }
}

/// The line on how many players wait to come in to the table that the player hosts. It is on every
/// page; a press leads to them.
#[component]
fn WaitingLine(waiting: RwSignal<Option<WaitingNote>>) -> impl IntoView {
    let count = Memo::new(move |_| waiting.get().map_or(0, |note| note.count.get()));
    let go = move |_| {
        if let Some(note) = waiting.get_untracked() {
            note.go.run(());
        }
    };
    view! {
        <div id="waiting-line" class="waiting-line" role="status" hidden=move || count.get() == 0>
            <button type="button" id="waiting-go" on:click=go>
                {move || tr!("group-wait-to-come-in", count = count.get())}
            </button>
        </div>
    }
}

/// Loads a newer build with the next round, which is stored when this effect runs. It loads none in
/// a group, which the player would leave for a moment, or in a guided roll, or if rolls follow from
/// a seed, which a reload begins anew.
fn load_newer_build_with_rounds(store: TableStore, is_in_group: Signal<bool>) {
    Effect::new(move |before: Option<u32>| {
        let now = store.attention();
        let is_new = before.is_some_and(|before| before != now.cues);
        let is_left_alone =
            store.with_untracked(|state| state.is_guided() || state.authority().seed().is_some());
        // If the browser keeps nothing, the reload would end the game.
        let is_stored = store.with_untracked(|state| state.authority().is_stored());
        let is_roll = is_new && is_stored && now.cue == Some(Cue::Roll);
        if is_roll && !is_left_alone && !is_in_group.get_untracked() {
            newer_build::may_load();
        }
        now.cues
    });
}

/// Notes whether the player's table looks like its outline in the page's HTML at the next start. It
/// does not with house rules, and not with several players.
fn note_outline(store: TableStore) {
    let has_outline = Memo::new(move |_| {
        store.with(|state| {
            let table = state.table();
            table.seats().len() == 1 && *table.rules() == store.game().rules()
        })
    });
    Effect::new(move |_| {
        dom::set_root_attribute(OUTLINE, (!has_outline.get()).then_some("none"));
    });
}

/// Asks the browser for durable storage after points have changed. It does so with the next page or
/// when the player comes back to this one, and when the game is installed.
fn keep_points(store: TableStore, page: RwSignal<Page>) {
    let points = Memo::new(move |_| {
        store.with(|state| {
            let seats = state.table().seats().iter();
            seats.map(|seat| seat.points).collect::<Vec<_>>()
        })
    });
    Effect::new(move |before: Option<Vec<i32>>| {
        let points = points.get();
        if before.is_some_and(|before| before != points) {
            durable_storage::note();
        }
        points
    });
    Effect::new(move |_| {
        page.track();
        durable_storage::ask();
    });
    listen::on_window("visibilitychange", |_| durable_storage::ask());
    listen::on_window("appinstalled", |_| durable_storage::ask_now());
}

/// Puts the focus on the open page, and names it.
fn focus_page(page: Page) {
    dom::set_label(PAGE_SHOWN, &page_name(page));
    dom::focus(PAGE_SHOWN);
}

/// Puts the focus past the line at the top: on the board, if the page has one.
fn skip_to_page(page: Page) {
    if !dom::focus(BOARD_SHOWN) {
        focus_page(page);
    }
}

/// The page that is open, and those that stay while they are hidden.
#[component]
fn Body(
    page: RwSignal<Page>,
    has_keys: Memo<bool>,
    /// Takes the signal of whether the player is at the table of a group.
    #[prop(into)]
    on_group_table: Callback<Signal<bool>>,
    /// Takes the note to a host about the players who wait.
    #[prop(into)]
    on_waiting: Callback<WaitingNote>,
) -> impl IntoView {
    let parts = expect_context::<Parts>();
    Effect::new(move |_| {
        if let Some(part) = Part::of(page.get()) {
            parts.need(part);
        }
    });
    // Each visit has a page of its own, for it may be for another table: nothing of one goes
    // on in the next. So has a page whose part has come.
    let visit = Memo::new(move |last: Option<&(Page, Arrival, u64)>| {
        let page = page.get();
        let arrival = Part::of(page).map_or(Arrival::Here, |part| parts.arrival(part));
        (page, arrival, last.map_or(0, |(.., count)| count + 1))
    });
    let group = GroupProps {
        is_open: Signal::derive(move || page.get() == Page::Group),
        shortcuts: has_keys.into(),
        on_table: on_group_table,
        on_waiting,
    };
    let startup = expect_context::<Startup>();
    let end_start = move || {
        dom::remove(BEFORE);
        dom::remove(TABLE_BEFORE);
        dom::set_root_attribute(STARTING, None);
        startup.end();
    };
    // This task runs after the deferred parts of the page, whose tasks were set before.
    Effect::new(move |_| set_timeout(end_start, Duration::ZERO));
    view! {
        <div class="body">
            <For
                each=move || [visit.get()]
                key=|visit| *visit
                children=|(page, arrival, _)| content(page, arrival)
            />
            <LastingPages page group/>
        </div>
    }
}

/// The pages that stay after they were opened. So results and a player's seat are kept while they
/// read another page.
#[component]
fn LastingPages(page: RwSignal<Page>, group: GroupProps) -> impl IntoView {
    let lasting = move |page_of: Page| {
        let is_shown = Signal::derive(move || page.get() == page_of);
        let view = LazyView::Lasting(page_of, is_shown);
        view! { <Lazy view place=Place::Page is_shown/> }
    };
    view! {
        <Show when=has_been_open(page, Page::Group)>
            <Lazy view=LazyView::Group(group) place=Place::Page is_shown=group.is_open/>
        </Show>
        <Show when=has_been_open(page, Page::Atlas)>{lasting(Page::Atlas)}</Show>
        <Show when=has_been_open(page, Page::Hands)>{lasting(Page::Hands)}</Show>
        <PageInSlot page first=Page::Dials/>
        <PageInSlot page first=Page::Yahtzee/>
        <PageInSlot page first=Page::Practice/>
        <PageInSlot page first=Page::Statistics/>
        <PageInSlot page first=Page::Sheet/>
        <PageInSlot page first=Page::Homework/>
    }
}

/// The pages that share the slot of the page `first`, once one of them was opened.
#[component]
fn PageInSlot(page: RwSignal<Page>, first: Page) -> impl IntoView {
    let is_shown = Signal::derive(move || page.get().slot() == first.slot());
    let was_shown = Memo::new(move |was: Option<&bool>| was == Some(&true) || is_shown.get());
    let slot = first.slot().unwrap_or_default();
    let view = match first {
        Page::Dials | Page::Yahtzee => LazyView::Game(first),
        _ => LazyView::Learning(first),
    };
    let view = move || view! { <Lazy view place=Place::Slot is_shown/> };
    move || was_shown.get().then(|| view! { <InSlot of=slot view/> })
}

/// Marks the document while a call is open at the player's own table: a newer build waits.
const CALL: &str = "data-call";

/// Shows the open page in the document, outside of the app. These are its title, its text, and
/// whether it has keys. Until the address was followed, `before_program.css` shows a page.
fn show_in_document(page: RwSignal<Page>, is_routed: RwSignal<bool>, has_keys: Memo<bool>) {
    Effect::new(move |_| {
        dom::set_root_attribute("data-keys", (!has_keys.get()).then_some("off"));
    });
    Effect::new(move |_| {
        if !is_routed.get() {
            return;
        }
        dom::set_title(&title(page.get()));
        for other in Page::IN_HTML {
            let is_shown = page.get().main_id() == other.main_id();
            dom::show(&format!("#{}", other.main_id()), is_shown);
        }
    });
}

/// Whether the page `wanted` is open or has been before; reactive.
fn has_been_open(page: RwSignal<Page>, wanted: Page) -> impl Fn() -> bool + Send + Sync {
    let was_open =
        Memo::new(move |was: Option<&bool>| was.copied().unwrap_or(false) || page.get() == wanted);
    move || was_open.get()
}

/// The content of a page that is built anew with each visit.
fn content(page: Page, arrival: Arrival) -> AnyView {
    match page {
        Page::Play | Page::TwentyFour => view! { <PlayPageWithBench/> }.into_any(),
        Page::House | Page::Players | Page::Settings | Page::Experiment => {
            parts::lazy(LazyView::Other(page), Place::Page, arrival, true.into())
        }
        _ => ().into_any(),
    }
}

/// The table, and beside it a bench for experiments if the player opens it.
#[component]
fn PlayPageWithBench() -> impl IntoView {
    let table = AtTable::here(expect_context());
    let fields = expect_context::<ExperimentFields>();
    let parts = expect_context::<Parts>();
    view! {
        <PlayPage
            beside_button=|| view! { <BesideButton/> }
            beside=move || {
                parts.need(Part::Others);
                view! { <Lazy view=LazyView::Bench(table) place=Place::Slot is_shown=true/> }
            }
            is_beside=fields.is_beside()
        />
    }
}

/// The title of the browser's tab.
fn title(page: Page) -> String {
    tr!("title", page = page_name(page))
}
