//! The waiting room of a table, for those who host.

use leptos::prelude::*;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::wire::Visitor;

use crate::components::fields::CheckRow;
use crate::components::focus_kept::when_focus_may_go;
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::group::connection::Connection;
use crate::{move_tr, tr};

/// Those who wait to be let in, for a host.
pub fn visitors(connection: Connection) -> Vec<Visitor> {
    connection.with(|relay| {
        let session = relay.session();
        session.map_or(Vec::new(), |session| session.visitors().to_vec())
    })
}

/// The waiting room among the host's tools: its switch, and who is in it.
#[component]
pub fn Visitors() -> impl IntoView {
    let connection = Connection::here();
    let visitors = Memo::new(move |_| visitors(connection));
    let count = move || visitors.with(Vec::len);
    // A button goes with its name.
    let part = AnyNodeRef::default();
    when_focus_may_go(visitors, part, move |_| {
        dom::before_paint(move || {
            if node::is_focus_lost() && !node::focus((part, "li button")) {
                node::focus((part, "h2"));
            }
        });
    });
    let is_on = connection.group_memo(Group::has_waiting_room);
    let row = move |Visitor { id, name }: Visitor| {
        let admit = move |is_let_in| connection.request(Request::Admit(id, is_let_in));
        let (let_in, turn_away) = (name.clone(), name.clone());
        view! {
            <li>
                <span class="name" dir="auto">{name}</span>
                <span class="actions">
                    <button
                        type="button"
                        data-costs=""
                        aria-label=move || tr!("group-let-in-name", name = let_in.as_str())
                        on:click=move |_| admit(true)
                    >
                        {move_tr!("group-let-in")}
                    </button>
                    <button
                        type="button"
                        data-costs=""
                        aria-label=move || tr!("group-turn-away-name", name = turn_away.as_str())
                        on:click=move |_| admit(false)
                    >
                        {move_tr!("group-turn-away")}
                    </button>
                </span>
            </li>
        }
    };
    view! {
        <CheckRow
            id="host-waiting"
            is_checked=is_on
            on_change=move |is_on| connection.request(Request::UseWaitingRoom(is_on))
            label=move_tr!("group-waiting-room")
            help=move_tr!("group-waiting-room-help")
        />
        <section
            id="visitors"
            class="group"
            aria-labelledby="visitors-title"
            node_ref=part
            hidden=move || !is_on.get()
        >
            <h2 id="visitors-title" tabindex="-1">
                {move || tr!("group-visitors", count = count())}
            </h2>
            <div id="visitors-list">
                <ul class="visitors">
                    <For each=move || visitors.get() key=|visitor| visitor.id children=row/>
                </ul>
            </div>
            <p class="actions" id="visitors-all" hidden=move || count() <= 1>
                <button
                    type="button"
                    id="visitors-admit-all"
                    data-costs=move || count().to_string()
                    on:click=move |_| connection.request(Request::AdmitAll)
                >
                    {move_tr!("group-let-all-in")}
                </button>
            </p>
        </section>
    }
}
