//! The page for players in different places: lobby, waiting room, table, lesson plan or report.

use leptos::prelude::*;
use score_core::link::{Link, LinkRefusal, LinkedView};
use score_core::table::state::Rights;

use crate::components::board::TOOLBAR;
use crate::edge::clock::Clock;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{address, dom, wake_lock};
use crate::move_tr;
use crate::page::Page;
use crate::pages::experiment::{AtTable, ExperimentFields};
use crate::state::settings::Settings;
use crate::table::TableNodes;
use crate::visit::Visits;

use crate::group::class_start;
use crate::group::connection::Connection;
use crate::group::connection_line::ConnectionLine;
use crate::group::group_table::GroupTable;
use crate::group::lesson::{LessonAtTable, Plan, PlannerPage};
use crate::group::lobby::{Lobby, LobbyPage};
use crate::group::persistence;
use crate::group::refusals;
use crate::group::report_page::ReportPage;
use crate::group::side_panels::{Panel, SidePanels, UnreadLines};
use crate::group::visitors::{WaitingNote, visitors};
use crate::group::waiting_room::WaitingRoom;

/// The view of group play that is on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Screen {
    /// Another page is on the screen.
    Elsewhere,
    /// The planner of a lesson.
    Plan,
    /// The report on the host's pupils.
    Report,
    /// The lobby.
    Lobby,
    /// Only the line about the connection, while a table is awaited after a reload.
    Coming,
    /// The waiting room of a table.
    WaitingRoom,
    /// The table.
    Table,
}

/// The attribute of the document while a call is open at the group's table: a newer build waits.
const CALL: &str = "data-group-call";

/// The page for players in different places, shown while it `is_open`. Its connection and table
/// live on while it is hidden. With `shortcuts`, single keys play. `on_table` is called once, with
/// the signal whether the player is at a table.
#[component]
pub fn GroupPage(
    #[prop(into)] is_open: Signal<bool>,
    #[prop(into)] shortcuts: Signal<bool>,
    #[prop(into)] on_table: Callback<Signal<bool>>,
    /// Called once, with the note about waiting visitors, which a host sees on every page.
    #[prop(into)]
    on_waiting: Callback<WaitingNote>,
) -> impl IntoView {
    let visits = expect_context::<Visits>();
    let (link, refusals) = Link::read(&visits.latest(&[Page::Group]).fragment);
    let settings = move || Settings {
        shortcuts: shortcuts.get_untracked(),
        ..Settings::default()
    };
    let panels = SidePanels::new(link.watch);
    provide_context(panels);
    let connection = Connection::new(Clock::here(), settings(), panels.is_projected.into());
    let store = connection.store;
    provide_context(connection);
    let at_table = LessonAtTable::new(connection);
    provide_context(at_table);
    let begin_lesson = Callback::new(move |lesson| {
        // A table that was just made has no round.
        at_table.begin(lesson);
    });
    let lobby = Lobby::new(connection, begin_lesson, persistence::tab(), is_open);
    let plan = Plan::open();
    let linked_view = RwSignal::new(None);
    visits.on_next(&[Page::Group], move |visit| {
        // The player may have changed settings on another page.
        store.set_settings(settings());
        let (link, refusals) = Link::read(&visit.fragment);
        if link.watch {
            panels.is_projected.set(true);
        }
        linked_view.set(open_linked_view(&link, &refusals, plan));
        lobby.on_address(&link, &refusals);
    });
    linked_view.set(open_linked_view(&link, &refusals, plan));
    lobby.on_address(&link, &refusals);
    lobby.resume(&link);

    // A player who experiments at a table of a group experiments with its roll.
    let fields = expect_context::<ExperimentFields>();
    let has_table = Memo::new(move |_| store.with(|state| state.authority().group().is_some()));
    fields.play_in_group(AtTable::of(store, Page::Group), has_table.into());
    on_table.run(has_table.into());
    let is_busy =
        connection.group_memo(|group| group.call_is_open() || group.table().everyone_is_open());
    Effect::new(move |_| dom::set_root_attribute(CALL, is_busy.get().then_some("")));
    wake_lock::keep_screen_on(is_busy);
    let screen = Memo::new(move |_| screen_of(connection, is_open.get(), linked_view.get()));
    on_waiting.run(waiting_note(connection, panels, screen));
    let main = TableNodes::provide().main;
    let has_chat = Memo::new(move |_| screen.get() == Screen::Table && panels.has_chat());
    provide_context(UnreadLines(connection.chat.unread(has_chat)));
    follow_screen(screen, main);
    let is_at_table = Memo::new(move |_| screen.get() == Screen::Table);
    refusals::show(connection, is_at_table);
    view! {
        <main
            id="group"
            class="group-page"
            tabindex="-1"
            node_ref=main
            hidden=move || !is_open.get()
        >
            <ConnectionLine is_open/>
            <Screens screen plan lobby at_table panels/>
        </main>
    }
}

/// The views of group play, of which the `screen` is shown.
#[component]
fn Screens(
    screen: Memo<Screen>,
    plan: Plan,
    lobby: Lobby,
    at_table: LessonAtTable,
    panels: SidePanels,
) -> impl IntoView {
    view! {
        <Show when=move || screen.get() == Screen::Plan>
            <PlannerPage plan lobby at_table/>
        </Show>
        <Show when=move || screen.get() == Screen::Report>
            <ReportPage/>
        </Show>
        <LobbyPage lobby is_shown=move || screen.get() == Screen::Lobby/>
        <WaitingRoom is_open=move || screen.get() == Screen::WaitingRoom/>
        <div id="group-table">
            <Show when=move || screen.get() == Screen::Table>
                <GroupTable panels/>
            </Show>
        </div>
    }
}

/// The sentence in place of a group if another site shows this page in a frame. That site could lay
/// its own buttons over those of the table.
#[component]
pub fn FramedGroupPage(#[prop(into)] is_open: Signal<bool>) -> impl IntoView {
    view! {
        <main id="group" class="page" tabindex="-1" hidden=move || !is_open.get()>
            <h1>{move_tr!("group-framed-title")}</h1>
            <p>{move_tr!("group-framed-text")}</p>
            <p>
                // `public/first.js` makes a press open the address of that moment.
                <a href="#" target="_blank" rel="noopener" data-own-tab="">
                    {move_tr!("group-own-tab")}
                </a>
            </p>
        </main>
    }
}

/// The note about waiting visitors, unless the host sees them on the page. A wall has the number in
/// a button.
fn waiting_note(connection: Connection, panels: SidePanels, screen: Memo<Screen>) -> WaitingNote {
    let hidden_count = Memo::new(move |_| {
        let visitors_are_shown = match screen.get() {
            Screen::Table => {
                let is_beside = panels.panel.get() == Panel::Host || panels.is_projected.get();
                is_beside || connection.with(class_start::is_due)
            }
            _ => false,
        };
        let is_host = connection.with(|relay| relay.rights() == Rights::Host);
        match is_host && !visitors_are_shown {
            true => visitors(connection).len(),
            false => 0,
        }
    });
    let show_visitors = Callback::new(move |()| {
        panels.panel.set(Panel::Host);
        panels.seeks_visitors.set(true);
        if screen.get_untracked() != Screen::Table {
            address::go(Page::Group.name());
        }
    });
    WaitingNote {
        count: hidden_count.into(),
        go: show_visitors,
    }
}

/// Moves the focus to the new view after a change, because the buttons of the old view are gone.
fn follow_screen(screen: Memo<Screen>, main: AnyNodeRef) {
    Effect::new(move |screen_before: Option<Screen>| {
        let screen = screen.get();
        let has_changed = screen_before.is_some_and(|before| before != screen);
        if has_changed && screen != Screen::Elsewhere && screen_before != Some(Screen::Elsewhere) {
            dom::before_paint(move || {
                if node::is_focus_lost() || node::has_focus_within(main) {
                    // The focused board is read with the player who rolls, and takes single keys at
                    // once.
                    let _ = node::focus((main, TOOLBAR)) || node::focus(main);
                }
                // Each view is read from its top, except a table that was there before a reload.
                if screen_before != Some(Screen::Coming) {
                    dom::scroll_to_top();
                }
            });
        }
        screen
    });
}

/// The view that the address asks for instead of lobby and table. Opens the lesson of a link in the
/// planner; a lesson that is not valid leaves the plan as it is.
fn open_linked_view(link: &Link, refusals: &[LinkRefusal], plan: Plan) -> Option<LinkedView> {
    if let Some(lesson) = &link.lesson {
        plan.open_link(lesson);
        return Some(LinkedView::Plan);
    }
    let concerns_lesson = |refusal: &LinkRefusal| matches!(refusal, LinkRefusal::Lesson(_));
    let is_about_lesson = refusals.iter().any(concerns_lesson);
    plan.forget_link(is_about_lesson);
    is_about_lesson.then_some(LinkedView::Plan).or(link.show)
}

/// Decides which view of group play is on the screen.
fn screen_of(connection: Connection, is_open: bool, linked_view: Option<LinkedView>) -> Screen {
    let store = connection.store;
    let has_table = store.with(|state| state.authority().group().is_some());
    match (is_open, has_table) {
        (false, _) => Screen::Elsewhere,
        (true, _) if linked_view == Some(LinkedView::Plan) => Screen::Plan,
        (true, true) if linked_view == Some(LinkedView::Report) => Screen::Report,
        (true, true) => Screen::Table,
        (true, false) if connection.is_waiting() => Screen::WaitingRoom,
        (true, false) if connection.is_coming_back() => Screen::Coming,
        (true, false) => Screen::Lobby,
    }
}
