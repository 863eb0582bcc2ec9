//! The waiting room of a table, as its hosts see it.

use std::collections::BTreeSet;

use leptos::prelude::*;
use score_core::group::handover;
use score_core::group::request::{Request, VisitorId};
use score_core::group::state::Group;
use score_core::table::isolation::isolated;
use score_core::table::name::Name;
use score_core::wire::Visitor;

use crate::components::focus_kept::when_focus_may_go;
use crate::components::spoken_text::SpokenText;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{dom, text_folding};
use crate::group::connection::Connection;
use crate::group::side_panels::SidePanels;
use crate::group::switch::GroupSwitch;
use crate::{move_tr, text, tr};

/// The visitors who wait to be let in, for a host.
pub fn visitors(connection: Connection) -> Vec<Visitor> {
    connection.with(|relay| relay.known().visitors().to_vec())
}

/// Many visitors who came from one place within a short time.
#[derive(Clone, Debug, PartialEq, Eq)]
struct FloodLine {
    /// A number for the place from which the visitors came; it does not reveal the place.
    place: u32,
    /// The visitors, the longest-waiting first.
    visitors: Vec<Visitor>,
}

/// The floods among the waiting visitors, and the other visitors.
fn floods_and_others(connection: Connection) -> (Vec<FloodLine>, Vec<Visitor>) {
    connection.with(|relay| {
        let mut others = relay.known().visitors().to_vec();
        let floods = relay.known().door_notes().floods.iter();
        let floods = floods.map(|flood| {
            let ids: BTreeSet<VisitorId> = flood.visitors.iter().copied().collect();
            let visitors = others.extract_if(.., |visitor| ids.contains(&visitor.id));
            FloodLine {
                place: flood.place,
                visitors: visitors.collect(),
            }
        });
        let mut floods: Vec<FloodLine> = floods.collect();
        floods.retain(|flood| !flood.visitors.is_empty());
        (floods, others)
    })
}

/// The note about waiting visitors, which a host sees on every page.
#[derive(Clone, Copy)]
pub struct WaitingNote {
    /// The number of waiting visitors whom the page does not show already.
    pub count: Signal<usize>,
    /// Leads the host to the waiting visitors.
    pub go: Callback<()>,
}

/// The switches of the waiting room.
#[component]
pub fn WaitingSwitches() -> impl IntoView {
    view! {
        <GroupSwitch
            id="host-waiting"
            is_on=Group::has_waiting_room
            request=Request::UseWaitingRoom
            label=move_tr!("group-waiting-room")
            help=move_tr!("group-waiting-room-help")
        />
        <GroupSwitch
            id="host-watchers"
            is_on=Group::watchers_wait
            request=Request::LetWatchersWait
            label=move_tr!("group-watchers-wait")
            help=move_tr!("group-watchers-wait-help")
        />
    }
}

/// The list of visitors in the waiting room, first among the host's tools, because visitors wait.
#[component]
pub fn Visitors() -> impl IntoView {
    let connection = Connection::here();
    let visitors = Memo::new(move |_| visitors(connection));
    let visitor_count = move || visitors.with(Vec::len);
    let floods_and_others = Memo::new(move |_| self::floods_and_others(connection));
    let newest_first = move || {
        floods_and_others
            .with(|(_, others)| others.clone())
            .into_iter()
            .rev()
    };
    let places = move || {
        floods_and_others.with(|(floods, _)| {
            let places = floods.iter().map(|flood| flood.place);
            places.collect::<Vec<u32>>()
        })
    };
    let flood_row = move |place: u32| {
        let visitors = Memo::new(move |_| {
            floods_and_others.with(|(floods, _)| {
                let flood = floods.iter().find(|flood| flood.place == place);
                flood.map_or(Vec::new(), |flood| flood.visitors.clone())
            })
        });
        view! { <FloodRow place visitors/> }
    };
    // If all are in one flood, its line has these buttons.
    let has_buttons =
        move || floods_and_others.with(|(floods, others)| floods.len() + others.len() > 1);
    let part = AnyNodeRef::default();
    move_focus(visitors, part);
    let is_on = connection.group_memo(Group::has_waiting_room);
    view! {
        <section
            id="visitors"
            class="group"
            aria-labelledby="visitors-title"
            node_ref=part
            hidden=move || !is_on.get() && visitor_count() == 0
        >
            <h2 id="visitors-title" tabindex="-1">
                {move || tr!("group-visitors", count = visitor_count())}
            </h2>
            <div id="visitors-list">
                <ul class="visitors">
                    <For each=places key=Clone::clone children=flood_row/>
                    <For
                        each=newest_first
                        key=|visitor| (visitor.id, visitor.number())
                        children=|visitor| view! { <VisitorRow visitor/> }
                    />
                </ul>
            </div>
            <AnswerAll visitors hidden=move || !has_buttons()/>
        </section>
    }
}

/// Moves the focus inside of the waiting room `part` when its button disappears, or when a host
/// seeks the visitors.
fn move_focus(visitors: Memo<Vec<Visitor>>, part: AnyNodeRef) {
    // A button that has the focus may disappear with its visitor.
    when_focus_may_go(visitors, part, move |_, _| {
        dom::before_paint(move || {
            if node::is_focus_lost() && !node::focus((part, "li button")) {
                node::focus((part, "h2"));
            }
        });
    });
    let panels = expect_context::<SidePanels>();
    Effect::new(move |_| {
        if panels.seeks_visitors.get() {
            panels.seeks_visitors.set(false);
            dom::before_paint(move || {
                node::focus((part, "h2"));
                node::bring_into_view(part);
            });
        }
    });
}

/// The buttons that let in or turn away all visitors at once.
#[component]
fn AnswerAll(visitors: Memo<Vec<Visitor>>, #[prop(into)] hidden: Signal<bool>) -> impl IntoView {
    let connection = Connection::here();
    // A press is about the visitors who are shown, not about visitors who come in between.
    let ids = Memo::new(move |_| -> Vec<VisitorId> {
        visitors.with(|visitors| visitors.iter().map(|visitor| visitor.id).collect())
    });
    let shown_ids = move || ids.with(|ids| format!("{ids:?}"));
    let answer_all =
        move |is_let_in| connection.request(Request::AdmitThese(ids.get_untracked(), is_let_in));
    view! {
        <p class="actions" id="visitors-all" hidden=hidden>
            <button
                type="button"
                id="visitors-admit-all"
                data-costs=shown_ids
                on:click=move |_| answer_all(true)
            >
                {move_tr!("group-let-all-in")}
            </button>
            <button
                type="button"
                id="visitors-turn-all-away"
                data-costs=shown_ids
                on:click=move |_| answer_all(false)
            >
                {move_tr!("group-turn-all-away")}
            </button>
        </p>
    }
}

/// The line of a flood, with buttons for all its visitors. The visitors are also listed one by one
/// inside, because they may be the class.
#[component]
fn FloodRow(place: u32, visitors: Memo<Vec<Visitor>>) -> impl IntoView {
    let connection = Connection::here();
    let visitor_count = move || visitors.with(Vec::len);
    let ids = Memo::new(move |_| -> Vec<VisitorId> {
        visitors.with(|visitors| visitors.iter().map(|visitor| visitor.id).collect())
    });
    let answer_all =
        move |is_let_in| connection.request(Request::AdmitThese(ids.get_untracked(), is_let_in));
    let newest_first = move || visitors.get().into_iter().rev();
    view! {
        <li class="flood">
            <details>
                <summary>{move || tr!("group-flood", count = visitor_count())}</summary>
                <ul>
                    <For
                        each=newest_first
                        key=|visitor| (visitor.id, visitor.number())
                        children=|visitor| view! { <VisitorRow visitor/> }
                    />
                </ul>
            </details>
            <span class="help">{move_tr!("group-flood-help")}</span>
            <span class="actions">
                <button
                    type="button"
                    data-costs=move || ids.with(|ids| format!("{ids:?}"))
                    on:click=move |_| answer_all(true)
                >
                    {move || tr!("group-flood-let-in", count = visitor_count())}
                </button>
                // A press is about the flood, including visitors who have just joined it: otherwise
                // no press would count while a flood goes on.
                <button
                    type="button"
                    data-costs=place
                    on:click=move |_| answer_all(false)
                >
                    {move || tr!("group-flood-turn-away", count = visitor_count())}
                </button>
            </span>
        </li>
    }
}

/// The line of a waiting visitor, with the buttons for the host's decision.
#[component]
fn VisitorRow(visitor: Visitor) -> impl IntoView {
    let connection = Connection::here();
    let asked_name = (visitor.name()).and_then(|name| Name::new(name, text_folding::fold).ok());
    // A visitor may be an absent player with another device.
    let lost_seat = Memo::new(move |_| {
        let name = asked_name.as_ref()?;
        connection.with(|relay| {
            let seat = handover::absent_like(relay.group()?, relay.is_here(), name)?;
            Some((seat.id, seat.name.to_string(), seat.points))
        })
    });
    let (id, number, name) = (visitor.id, visitor.number(), text::visitor(&visitor));
    let admit = move |is_let_in| connection.request(Request::Admit(id, is_let_in));
    let number_note = move || (number > 1).then(|| tr!("group-visitor-number", number = number));
    let shown_name = name.clone();
    let spoken_name = Signal::derive(move || match number_note() {
        Some(note) => format!("{}, {note}", isolated(&name)),
        None => name.clone(),
    });
    let is_namesake = Memo::new(move |_| {
        connection.with(|relay| {
            let notes = relay.known().door_notes();
            notes.waiting_namesakes.contains(&id)
        })
    });
    let may_be_sentence = Signal::derive(move || {
        let lost_seat = lost_seat.get();
        lost_seat.map_or(String::new(), |(_, name, points)| {
            tr!("group-may-be", name = name.as_str(), points = points)
        })
    });
    let hand_over = move |_| {
        if let Some((seat, ..)) = lost_seat.get_untracked() {
            connection.request(Request::AdmitTo(id, seat));
        }
    };
    view! {
        <li>
            <span class="name">
                // A name may contain such words, but not in this place.
                <bdi translate="no">{shown_name}</bdi>
                " "
                <span class="help">{number_note}</span>
                " "
                <span class="help" hidden=move || !is_namesake.get()>
                    {move_tr!("group-visitor-namesake")}
                </span>
            </span>
            <span class="actions">
                <button
                    type="button"
                    data-costs=""
                    aria-label=move || tr!("group-let-in-name", name = spoken_name.get())
                    on:click=move |_| admit(true)
                >
                    {move_tr!("group-let-in")}
                </button>
                <button
                    type="button"
                    data-costs=""
                    aria-label=move || tr!("group-turn-away-name", name = spoken_name.get())
                    on:click=move |_| admit(false)
                >
                    {move_tr!("group-turn-away")}
                </button>
            </span>
            <span class="may-be" hidden=move || lost_seat.with(Option::is_none)>
                <span class="help">
                    <SpokenText written=may_be_sentence/>
                </span>
                " "
                <button type="button" data-costs="" on:click=hand_over>
                    {move_tr!("group-give-seat")}
                </button>
            </span>
        </li>
    }
}
