//! The panel of the players, with the host's tools for a chosen one, lost seats and removed
//! players.

use leptos::prelude::*;
use score_core::group::handover;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::more_time::MoreTime;

use crate::components::empty::{Empty, Missing};
use crate::components::fields::{ChangingSelect, key_in_list, whole_characters};
use crate::components::fitted::Fitted;
use crate::components::focus_kept::when_focus_may_go;
use crate::components::form::{Form, RefusalLine};
use crate::components::more_time::MoreTimeChoice;
use crate::components::one_name::OneName;
use crate::components::player_list::People;
use crate::components::spoken_text::SpokenText;
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::group::connection::Connection;
use crate::group::people::people;
use crate::group::race::RaceRules;
use crate::group::relay_table::RelayTable;
use crate::group::small_tables::SmallTableList;
use crate::group::teams::TeamScores;
use crate::state::authority::Authority;
use crate::text;
use crate::{move_tr, tr};

/// The players beside the table, with the host's tools for them.
#[component]
pub fn PlayersPanel(
    /// The button that shows this panel.
    tab: AnyNodeRef,
    #[prop(into)] is_open: Signal<bool>,
    /// Whether the players are shown to a whole room.
    #[prop(into)]
    is_wall: Signal<bool>,
    /// Whether the page hides which players have answered in a round that everyone plays.
    #[prop(into)]
    hides_answers: Signal<bool>,
) -> impl IntoView {
    let connection = Connection::here();
    let people = Memo::new(move |_| {
        let mut people = connection.with(people);
        let is_hidden = hides_answers.get();
        if is_hidden && connection.with(|relay| relay.table().everyone_is_open()) {
            people.iter_mut().for_each(|person| person.called = None);
        }
        // A whole room must not see which players have more time.
        if is_wall.get() {
            people.iter_mut().for_each(|person| person.more_time = None);
        }
        people
    });
    let is_alone = Memo::new(move |_| people.with(|people| people.len() == 1 && people[0].is_you));
    let chosen = RwSignal::new(None);
    let new_name = OneName::new(String::new());
    let (tools, removed) = (AnyNodeRef::default(), AnyNodeRef::default());
    let move_focus = Callback::new(move |()| {
        if !node::focus((removed, "button")) {
            node::focus(tab);
        }
    });
    let choose = move |seat: SeatId| {
        let is_open = chosen.get_untracked() == Some(seat);
        chosen.set((!is_open).then_some(seat));
        if !is_open {
            new_name.write(connection.with_untracked(|relay| name_of(relay, seat)));
            dom::before_paint(move || node::reveal((tools, "h2")));
        }
    };
    view! {
        <section
            id="part-players"
            aria-label=move_tr!("group-players")
            hidden=move || !is_open.get()
        >
            <PlayerTools chosen new_name node=tools on_gone=move_focus/>
            <LostDevices on_gone=move_focus/>
            <SmallTableList is_wall/>
            <TeamScores/>
            <Fitted id="people" is_on=is_wall>
                <People people on_choose=choose/>
            </Fitted>
            <Show when=move || is_alone.get()>
                <Empty missing=Missing::Others sentence=move_tr!("group-nobody-else")/>
            </Show>
            <Removed list=removed on_gone=move_focus/>
            <RaceRules is_wall/>
        </section>
    }
}

/// The player whom a host has chosen, with the facts that the tools depend on.
#[derive(Clone, Debug, PartialEq)]
struct Chosen {
    seat: SeatId,
    name: String,
    is_muted: bool,
    is_without_calls: bool,
    looks_on: bool,
    is_co_host: bool,
    can_name_co_host: bool,
    more_time: Option<MoreTime>,
    /// The players who can take over the chosen player's seat while they are away, newest first.
    recipients: Vec<(SeatId, String)>,
}

impl Chosen {
    fn of(relay: &RelayTable, seat: SeatId) -> Option<Chosen> {
        let group = relay.group().filter(|_| relay.can_remove(seat))?;
        Some(Chosen {
            seat,
            name: name_of(relay, seat),
            is_muted: group.is_muted(seat),
            is_without_calls: group.has_calls_forbidden(seat),
            looks_on: group.looks_on(seat),
            is_co_host: group.co_host() == Some(seat),
            can_name_co_host: relay.can_name_co_host(),
            more_time: relay.group_table().more_time_of(seat),
            recipients: recipients(relay, group, seat),
        })
    }
}

/// The players to whom a host can hand the seat of this player.
fn recipients(relay: &RelayTable, group: &Group, seat: SeatId) -> Vec<(SeatId, String)> {
    let recipients = handover::recipients_of(group, seat, relay.is_here()).into_iter();
    recipients
        .map(|recipient| (recipient, name_of(relay, recipient)))
        .collect()
}

/// The host's tools for the player at the seat that is `chosen`.
#[component]
fn PlayerTools(
    chosen: RwSignal<Option<SeatId>>,
    new_name: OneName,
    node: AnyNodeRef,
    /// Moves the focus to another element after the tools have disappeared.
    on_gone: Callback<()>,
) -> impl IntoView {
    let connection = Connection::here();
    let shown = Memo::new(move |_| {
        let seat = chosen.get()?;
        connection.with(|relay| Chosen::of(relay, seat))
    });
    when_focus_may_go(shown, node, move |shown, _| {
        if shown.is_none() {
            // The whole table may be gone by then.
            dom::before_paint(move || on_gone.try_run(()));
        }
    });
    let name = move || {
        let shown = shown.get();
        shown.map_or(String::new(), |chosen| chosen.name)
    };
    view! {
        <section
            id="tools"
            class="group"
            aria-labelledby="tools-name"
            node_ref=node
            hidden=move || shown.with(Option::is_none)
        >
            <h2 id="tools-name" tabindex="-1">
                <bdi>{name}</bdi>
            </h2>
            <p class="actions">
                <LetPlay shown/>
                <Limits shown/>
                <CoHostButton shown/>
                <button type="button" id="tools-close" on:click=move |_| chosen.set(None)>
                    {move_tr!("group-close")}
                </button>
            </p>
            <TimeRow shown/>
            <NewName chosen new_name>
                <HandOver chosen=shown/>
            </NewName>
        </section>
    }
}

/// The player's state as text for `data-costs`. A press is accepted only if this has not changed
/// since.
fn state_text(shown: Memo<Option<Chosen>>) -> Option<String> {
    shown.with(|shown| shown.as_ref().map(|chosen| format!("{chosen:?}")))
}

/// Whether `read` is true for the player who is shown.
fn is_true_of_shown(shown: Memo<Option<Chosen>>, read: fn(&Chosen) -> bool) -> bool {
    shown.with(|shown| shown.as_ref().is_some_and(read))
}

/// Sends the relay a request about the player who is shown.
fn ask_about(connection: Connection, shown: Memo<Option<Chosen>>, request: fn(&Chosen) -> Request) {
    if let Some(chosen) = shown.get_untracked() {
        connection.request(request(&chosen));
    }
}

/// The button with which a player who came during the roll may play it.
#[component]
fn LetPlay(shown: Memo<Option<Chosen>>) -> impl IntoView {
    let connection = Connection::here();
    view! {
        <button
            type="button"
            id="tools-let-play"
            hidden=move || !is_true_of_shown(shown, |chosen| chosen.looks_on)
            on:click=move |_| {
                ask_about(connection, shown, |chosen| Request::LetPlay(chosen.seat));
            }
        >
            {move_tr!("group-let-play")}
        </button>
    }
}

/// The buttons that forbid messages, forbid calls, and remove the player.
#[component]
fn Limits(shown: Memo<Option<Chosen>>) -> impl IntoView {
    let connection = Connection::here();
    let button =
        move |id: &'static str, label: fn(&Chosen) -> String, request: fn(&Chosen) -> Request| {
            let label = move || shown.with(|shown| shown.as_ref().map(label));
            view! {
                <button
                    type="button"
                    id=id
                    data-costs=move || state_text(shown)
                    on:click=move |_| ask_about(connection, shown, request)
                >
                    {label}
                </button>
            }
        };
    [
        button(
            "tools-mute",
            |chosen| match chosen.is_muted {
                true => tr!("group-unmute"),
                false => tr!("group-mute"),
            },
            |chosen| Request::Mute(chosen.seat, !chosen.is_muted),
        ),
        button(
            "tools-calls",
            |chosen| match chosen.is_without_calls {
                true => tr!("group-allow-calls"),
                false => tr!("group-forbid-calls"),
            },
            |chosen| Request::ForbidCalls(chosen.seat, !chosen.is_without_calls),
        ),
        button(
            "tools-remove",
            |_| tr!("group-remove"),
            |chosen| Request::Remove(chosen.seat, true),
        ),
    ]
}

/// The button that makes the player a co-host, or takes those rights back.
#[component]
fn CoHostButton(shown: Memo<Option<Chosen>>) -> impl IntoView {
    let connection = Connection::here();
    let request =
        |chosen: &Chosen| Request::NameCoHost((!chosen.is_co_host).then_some(chosen.seat));
    view! {
        <button
            type="button"
            id="tools-co-host"
            data-costs=move || state_text(shown)
            hidden=move || !is_true_of_shown(shown, |chosen| chosen.can_name_co_host)
            on:click=move |_| ask_about(connection, shown, request)
        >
            {move || match is_true_of_shown(shown, |chosen| chosen.is_co_host) {
                true => tr!("group-unmake-co-host"),
                false => tr!("group-make-co-host"),
            }}
        </button>
    }
}

/// The row that gives the player more time, of which only they are notified. Without a clock it
/// says why more time has no effect.
#[component]
fn TimeRow(shown: Memo<Option<Chosen>>) -> impl IntoView {
    let connection = Connection::here();
    let more_time = Memo::new(move |_| shown.with(|shown| shown.as_ref()?.more_time));
    let is_timed = connection.group_memo(|group| group.table().is_timed());
    let help = move || match is_timed.get() {
        true => tr!("group-time-for-one-help"),
        false => tr!("group-time-for-one-none"),
    };
    let choose = move |more_time| {
        if let Some(chosen) = shown.get_untracked() {
            connection.request(Request::Play(Command::GiveMoreTime(chosen.seat, more_time)));
        }
    };
    view! {
        <p class="row">
            <label for="tools-time">{move_tr!("group-time-for-one")}</label>
            <MoreTimeChoice
                id="tools-time"
                more=more_time
                described_by="tools-time-help"
                // Time that was given before can be taken back.
                disabled=move || !is_timed.get() && more_time.get().is_none()
                on_choose=choose
            />
            <span id="tools-time-help" class="help">
                {help}
            </span>
        </p>
    }
}

/// The form that renames the player; a problem with the name is shown below `children`.
#[component]
fn NewName(
    chosen: RwSignal<Option<SeatId>>,
    new_name: OneName,
    children: Children,
) -> impl IntoView {
    let connection = Connection::here();
    let rename = move |()| {
        if let (Some(seat), Some(name)) = (chosen.get_untracked(), new_name.check()) {
            connection.request(Request::RenameOther(seat, name));
        }
    };
    view! {
        <Form id="tools-form" class="row" on_submit=rename>
            <input
                id="tools-rename"
                aria-label=move_tr!("group-new-name")
                aria-describedby="tools-status"
                aria-invalid=move || new_name.problem.aria_invalid(())
                autocomplete="off"
                dir="auto"
                spellcheck="false"
                maxlength="40"
                node_ref=new_name.text.input
                bind:value=whole_characters(new_name.text.value)
            />
            <button type="submit">{move_tr!("group-rename")}</button>
        </Form>
        {children()}
        <RefusalLine id="tools-status" refusal=Signal::derive(move || new_name.problem.refusal())/>
    }
}

/// The buttons that hand the seat of a player who is away to a player who is here.
#[component]
fn HandOver(#[prop(into)] chosen: Signal<Option<Chosen>>) -> impl IntoView {
    let connection = Connection::here();
    let recipients =
        Memo::new(move |_| chosen.get().map_or(Vec::new(), |chosen| chosen.recipients));
    let chosen_key = RwSignal::new(String::new());
    let choices = Signal::derive(move || {
        let recipients = recipients.get().into_iter();
        let recipients = recipients.map(|(seat, name)| (seat.0.to_string(), name));
        let nobody = (String::new(), tr!("group-hand-seat-to"));
        std::iter::once(nobody)
            .chain(recipients)
            .collect::<Vec<_>>()
    });
    // A recipient who has left is no longer in the list.
    let recipient = move || key_in_list(choices, chosen_key)?.parse().ok().map(SeatId);
    let hand_over = move |()| {
        if let (Some(chosen), Some(recipient)) = (chosen.get_untracked(), untrack(recipient)) {
            connection.request(Request::HandOver(chosen.seat, recipient));
        }
    };
    view! {
        <Show when=move || !recipients.with(Vec::is_empty)>
            <Form id="tools-hand-over" class="row" on_submit=hand_over>
                <ChangingSelect
                    id="tools-heir"
                    choices
                    chosen=chosen_key
                    attr:aria-label=move_tr!("group-hand-seat-to")
                />
                <button type="submit" data-costs="" disabled=move || recipient().is_none()>
                    {move_tr!("group-give-seat")}
                </button>
            </Form>
        </Show>
    }
}

/// A present player who may be an absent player with another device.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct LostDevice {
    absent_seat: SeatId,
    present_seat: SeatId,
    absent_name: String,
    points: i32,
    present_name: String,
}

impl LostDevice {
    fn all(relay: &RelayTable) -> Vec<LostDevice> {
        let Some(group) = relay.group().filter(|_| relay.is_host()) else {
            return Vec::new();
        };
        let likely = handover::likely(group, &relay.is_here()).into_iter();
        let likely = likely.map(|(absent_seat, present_seat)| LostDevice {
            absent_seat,
            present_seat,
            absent_name: name_of(relay, absent_seat),
            points: relay.points(absent_seat).unwrap_or_default(),
            present_name: name_of(relay, present_seat),
        });
        likely.collect()
    }
}

/// The host's list of seats that newcomers may have lost with a device, with buttons to return
/// them.
#[component]
fn LostDevices(on_gone: Callback<()>) -> impl IntoView {
    let connection = Connection::here();
    let lost = Memo::new(move |_| connection.with(LostDevice::all));
    let list = AnyNodeRef::default();
    // A button disappears with its seat.
    when_focus_may_go(lost, list, move |_, _| {
        dom::before_paint(move || {
            if node::is_focus_lost() {
                on_gone.try_run(());
            }
        });
    });
    let device_row = move |lost: LostDevice| {
        let LostDevice {
            absent_seat,
            present_seat,
            absent_name,
            points,
            present_name,
        } = lost;
        let sentence = Signal::derive(move || {
            tr!(
                "group-somebody-may-be",
                newcomer = present_name.as_str(),
                name = absent_name.as_str(),
                points = points
            )
        });
        view! {
            <li>
                <span>
                    <SpokenText written=sentence/>
                </span>
                <button
                    type="button"
                    data-costs=""
                    on:click=move |_| connection.request(Request::HandOver(absent_seat, present_seat))
                >
                    {move_tr!("group-give-seat")}
                </button>
            </li>
        }
    };
    view! {
        <section
            id="lost-devices"
            aria-label=move_tr!("group-lost-devices")
            hidden=move || lost.with(Vec::is_empty)
        >
            <ul class="visitors" node_ref=list>
                <For each=move || lost.get() key=Clone::clone children=device_row/>
            </ul>
        </section>
    }
}

/// The list of removed players for a host; they are not on the scoreboard.
#[component]
fn Removed(list: AnyNodeRef, on_gone: Callback<()>) -> impl IntoView {
    let connection = Connection::here();
    let removed = Memo::new(move |_| connection.with(removed_players));
    // A button disappears with its name.
    when_focus_may_go(removed, list, move |_, _| {
        dom::before_paint(move || {
            if node::is_focus_lost() {
                on_gone.try_run(());
            }
        });
    });
    let removed_row = move |(seat, name): (SeatId, String)| {
        let spoken = name.clone();
        view! {
            <li>
                <span class="name" dir="auto" translate="no">{name}</span>
                <button
                    type="button"
                    aria-label=move || tr!("group-take-back-name", name = spoken.as_str())
                    on:click=move |_| connection.request(Request::Remove(seat, false))
                >
                    {move_tr!("group-take-back")}
                </button>
            </li>
        }
    };
    let take_all_back = move |_| {
        let seats =
            removed.with_untracked(|removed| removed.iter().map(|(seat, _)| *seat).collect());
        connection.request(Request::RemoveThese(seats, false));
    };
    view! {
        <section
            id="removed"
            aria-labelledby="removed-title"
            hidden=move || removed.with(Vec::is_empty)
        >
            <h2 id="removed-title" tabindex="-1">{move_tr!("group-removed")}</h2>
            <div id="removed-list" node_ref=list>
                <ul class="visitors">
                    <For each=move || removed.get() key=Clone::clone children=removed_row/>
                </ul>
                <p class="actions" hidden=move || removed.with(Vec::len) <= 1>
                    <button type="button" id="take-all-back" on:click=take_all_back>
                        {move_tr!("group-take-all-back")}
                    </button>
                </p>
            </div>
        </section>
    }
}

fn removed_players(relay: &RelayTable) -> Vec<(SeatId, String)> {
    let Some(group) = relay.group().filter(|_| relay.is_host()) else {
        return Vec::new();
    };
    let seats = group.table().seats().iter();
    let removed = seats.filter(|seat| group.is_removed(seat.id));
    let mut removed: Vec<(SeatId, String)> = removed
        .map(|seat| (seat.id, seat.name.to_string()))
        .collect();
    text::sort_by_name(&mut removed, |(_, name)| name);
    removed
}

fn name_of(relay: &RelayTable, seat: SeatId) -> String {
    let name = relay.name(seat);
    name.map_or(String::new(), ToString::to_string)
}
