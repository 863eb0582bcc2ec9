//! The first screen of a class. It shows how pupils come in, the waiting pupils, and the button for
//! the first roll.

use leptos::prelude::*;
use score_core::group::request::{Request, VisitorId};
use score_core::group::state::Group;
use score_core::table::state::Rights;
use score_core::table::way_of_playing::Way;

use crate::components::calls::TableAction;
use crate::group::connection::Connection;
use crate::group::invite::{self, Code, QrCode, SpokenAddress};
use crate::group::relay_table::RelayTable;
use crate::group::side_panels::{Panel, SidePanels};
use crate::group::visitors::visitors;
use crate::state::authority::Authority;
use crate::table::buttons::dispatch_here;
use crate::{move_tr, text, tr};

/// The most names of waiting pupils that are shown; further pupils are only counted.
const MAX_NAMES: usize = 12;

/// Whether the player hosts a class that has not begun. In such a class a lesson is held, or
/// everyone plays at once and there is a waiting room, and no roll was dealt yet.
pub fn is_due(relay: &RelayTable) -> bool {
    let is_class = |group: &Group| {
        let plays_at_once = matches!(group.table().way(), Way::Everyone(_));
        plays_at_once && group.has_waiting_room()
    };
    let is_before_first_roll = |group: &Group| {
        let is_new = relay.rounds() == 0 && group.table().round().is_none();
        is_new && (is_class(group) || relay.planned_roll().is_some())
    };
    relay.rights() == Rights::Host && relay.group().is_some_and(is_before_first_roll)
}

/// The first screen of a class, in place of an empty board.
#[component]
pub fn ClassStart(panels: SidePanels) -> impl IntoView {
    let connection = Connection::here();
    let name = Memo::new(move |_| connection.with(RelayTable::table_name));
    let watch_link = Memo::new(move |_| connection.with(invite::watch_link).unwrap_or_default());
    let pupil_count = Memo::new(move |_| connection.with(present_pupil_count));
    view! {
        <section id="class-start" class="class-start" aria-labelledby="class-start-title">
            <h2 id="class-start-title">
                {move || tr!("group-class-ready", table = name.get())}
            </h2>
            <div class="class-qr">
                <QrCode/>
            </div>
            <div class="class-way-in">
                <Code id="class-code"/>
                <SpokenAddress id="class-address"/>
                <p class="help">{move_tr!("group-class-ready-help")}</p>
                <p class="actions">
                    <a id="class-wall" class="as-button" href=watch_link target="_blank">
                        {move_tr!("group-open-wall")}
                    </a>
                    <button
                        type="button"
                        id="class-begin"
                        class="primary"
                        on:click=move |_| dispatch_here(connection.store, TableAction::Roll)
                    >
                        {move_tr!("group-class-begin")}
                    </button>
                </p>
                <p class="actions">
                    <button
                        type="button"
                        id="class-host-key"
                        class="quiet"
                        on:click=move |_| {
                            panels.panel.set(Panel::Invite);
                            panels.seeks_host_key.set(true);
                        }
                    >
                        {move_tr!("group-host-key")}
                    </button>
                </p>
                <p id="class-here" role="status">
                    {move || tr!("group-class-here", count = pupil_count.get())}
                </p>
                <Waiting panels/>
            </div>
        </section>
    }
}

/// Counts the present players at the table, without hosts who have only hosted.
fn present_pupil_count(relay: &RelayTable) -> usize {
    let seats = relay.table().seats().iter();
    let is_here = relay.is_here();
    seats
        .filter(|seat| is_here(seat.id) && !relay.has_only_hosted(seat.id))
        .count()
}

/// The names of the pupils who wait to come in, and the button that admits all of them.
#[component]
fn Waiting(panels: SidePanels) -> impl IntoView {
    let connection = Connection::here();
    let waiting = Memo::new(move |_| visitors(connection));
    let waiting_count = move || waiting.with(Vec::len);
    let ids = Memo::new(move |_| -> Vec<VisitorId> {
        waiting.with(|waiting| waiting.iter().map(|visitor| visitor.id).collect())
    });
    let names = move || {
        waiting.with(|waiting| {
            let names = waiting.iter().take(MAX_NAMES);
            names
                .map(
                    |visitor| view! { <li><bdi translate="no">{text::visitor(visitor)}</bdi></li> },
                )
                .collect_view()
        })
    };
    let hidden_count = move || waiting_count().saturating_sub(MAX_NAMES);
    // A press is about the pupils who are shown, not about pupils who come in between.
    let let_in = move |_| connection.request(Request::AdmitThese(ids.get_untracked(), true));
    view! {
        <div id="class-waiting" hidden=move || waiting_count() == 0>
            <p>
                <strong>{move || tr!("group-wait-to-come-in", count = waiting_count())}</strong>
            </p>
            <ul class="class-names">
                {names}
                <li hidden=move || hidden_count() == 0>{move || format!("+{}", hidden_count())}</li>
            </ul>
            <p class="actions">
                <button
                    type="button"
                    id="class-let-in"
                    data-costs=move || ids.with(|ids| format!("{ids:?}"))
                    on:click=let_in
                >
                    {move_tr!("group-let-all-in")}
                </button>
                <button
                    type="button"
                    id="class-one-by-one"
                    class="quiet"
                    on:click=move |_| {
                        panels.panel.set(Panel::Host);
                        panels.seeks_visitors.set(true);
                    }
                >
                    {move_tr!("group-one-by-one")}
                </button>
            </p>
        </div>
    }
}
