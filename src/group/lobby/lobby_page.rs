//! The page of the lobby: the player's name, joining and making a table, and the open groups.

use leptos::prelude::*;
use score_core::link::{LinkedView, MAX_PASTED_CHARS};
use score_core::table::game::TableGame;
use score_core::wire::TableSelector;

use super::{Lobby, LobbyField, Question, Status};
use crate::components::empty::{Empty, Missing};
use crate::components::fields::{NameRow, Select};
use crate::components::form::{Form, StatusLine};
use crate::components::not_kept::NotKept;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{address, dom, screen};
use crate::group::linked_views;
use crate::group::persistence::SavedPlayer;
use crate::page::Page;
use crate::{move_tr, text, tr};

/// The lobby, while it `is_shown`.
#[component]
pub fn LobbyPage(lobby: Lobby, #[prop(into)] is_shown: Signal<bool>) -> impl IntoView {
    let status = Memo::new(move |_| lobby.status());
    Effect::new(move |_| {
        if let Some(exit_reason) = lobby.connection.exit_reason() {
            lobby.focus_field(&Status::Exit(exit_reason));
        }
    });
    // If the address leads to a table, a player needs only their name, unless that table does not
    // exist.
    let goes_elsewhere = RwSignal::new(false);
    follow_invitation(lobby, status, goes_elsewhere);
    let is_expected = Memo::new(move |_| {
        let is_invited = lobby.invited.with(Option::is_some) && !lobby.is_asking();
        is_invited && !goes_elsewhere.get()
    });
    let is_at_door = Memo::new(move |_| lobby.is_asking() || is_expected.get());
    view! {
        <div id="lobby" class="page" hidden=move || !is_shown.get()>
            <h1>{move_tr!("group-title")}</h1>
            <p class="lead">{move_tr!("group-lead")}</p>
            <NotKept sentence=move_tr!("group-not-kept")/>
            <Show when=move || lobby.invited.with(Option::is_none) && !lobby.is_asking()>
                <Empty missing=Missing::Table sentence=move_tr!("group-no-table-yet")/>
            </Show>
            <StatusLine
                id="lobby-status"
                is_refusal=move || status.with(Status::is_refusal)
                sentence=move || status.with(Status::sentence)
            />
            <ClassChoice lobby/>
            <NameForm lobby status/>
            <p hidden=move || !is_expected.get()>
                <button
                    type="button"
                    id="lobby-elsewhere"
                    class="quiet"
                    on:click=move |_| show_others(lobby, goes_elsewhere)
                >
                    {move_tr!("group-elsewhere")}
                </button>
            </p>
            // Most players who come have a code.
            <div class="contents" hidden=move || lobby.is_for_class.get() || is_at_door.get()>
                <JoinForm lobby status/>
            </div>
            <div class="contents" hidden=move || is_at_door.get()>
                <MakeForm lobby status/>
            </div>
            <div class="contents" hidden=move || lobby.is_for_class.get() || is_at_door.get()>
                <OpenGroups lobby/>
            </div>
            <p class="links" hidden=move || is_at_door.get()>
                <a id="lobby-plan" href=linked_views::address_of(LinkedView::Plan)>
                    {move_tr!("lesson-title")}
                </a>
                <span class="help">{move_tr!("lesson-plan-help")}</span>
            </p>
            <div class="contents" hidden=move || is_at_door.get()>
                <WithoutGroup/>
            </div>
        </div>
    }
}

/// Shows the field for another table when the table of the address does not exist, until the
/// address names another.
fn follow_invitation(lobby: Lobby, status: Memo<Status>, goes_elsewhere: RwSignal<bool>) {
    let is_about_table = move || status.with(|status| status.field() == Some(LobbyField::Join));
    Effect::new(move |before: Option<Option<String>>| {
        let invited = lobby.invited.get();
        let is_other = before.is_some_and(|before| before != invited);
        let is_not_there = is_about_table();
        if is_other {
            goes_elsewhere.set(false);
        } else if is_not_there && !goes_elsewhere.get_untracked() {
            show_others(lobby, goes_elsewhere);
        }
        invited
    });
}

/// Shows the field for another table, which was hidden until now.
fn show_others(lobby: Lobby, goes_elsewhere: RwSignal<bool>) {
    goes_elsewhere.set(true);
    dom::before_paint(move || {
        node::focus(lobby.table.input);
    });
}

/// The status as the problem of `field`, if it is about that field.
fn problem(status: Memo<Status>, field: LobbyField) -> Signal<Option<String>> {
    Signal::derive(move || {
        status.with(|status| (status.field() == Some(field)).then(|| status.sentence()))
    })
}

/// The button that makes a new table one for a class; hidden from players who come by a link.
#[component]
fn ClassChoice(lobby: Lobby) -> impl IntoView {
    let is_pressed = move || lobby.is_for_class.get().to_string();
    view! {
        <div
            class="class-choice"
            hidden=move || lobby.invited.with(Option::is_some) || lobby.is_asking()
        >
            <button
                type="button"
                id="make-class"
                aria-pressed=is_pressed
                aria-describedby="make-class-help"
                on:click=move |_| lobby.choose_class(!lobby.is_for_class.get_untracked())
            >
                {move_tr!("group-for-a-class")}
            </button>
            <p id="make-class-help" class="help">
                {move_tr!("group-for-a-class-help")}
            </p>
        </div>
    }
}

/// The form for the player's name, with the buttons to the table of the address or of an offer.
#[component]
fn NameForm(lobby: Lobby, status: Memo<Status>) -> impl IntoView {
    let offer = Memo::new(move |_| lobby.offer());
    let come_label = move || {
        let is_host = lobby.host_key.with(Option::is_some);
        let label = |table: String| match is_host {
            true => tr!("group-come-as-host", table = table),
            false => text::join_table(&table),
        };
        match lobby.table_in_question() {
            Some(table) => text::join_table(&table),
            None => lobby.invited.get().map_or(String::new(), label),
        }
    };
    let offer_label = move || {
        let offer = offer.get();
        offer.map_or(String::new(), |offer| offer.label())
    };
    let accept_offer = move |_| {
        if let Some(offer) = offer.get_untracked() {
            lobby.accept(offer);
        }
    };
    view! {
        <Form id="lobby-form" class="group" on_submit=move |()| lobby.come()>
            <NameRow
                id="lobby-name"
                label=move_tr!("group-your-name")
                help=move_tr!("group-your-name-help")
                autocomplete="nickname"
                autocapitalize="words"
                text=lobby.name
                problem=problem(status, LobbyField::Name)
            />
            <p id="lobby-offer" class="actions" hidden=move || offer.with(Option::is_none)>
                <button type="button" id="lobby-take-up" on:click=accept_offer>
                    {offer_label}
                </button>
            </p>
            <WhoAreYou lobby/>
            <p
                id="lobby-invited"
                class="actions"
                hidden=move || lobby.invited.with(Option::is_none) && !lobby.is_asking()
            >
                <button type="submit" id="lobby-come" class="primary">
                    {come_label}
                </button>
            </p>
            <p
                id="lobby-host-key"
                class="help"
                hidden=move || lobby.host_key.with(Option::is_none)
            >
                {move_tr!("group-come-as-host-help")}
            </p>
        </Form>
    }
}

/// Asks whether a player with another name is new on this device or a renamed stored player. Most
/// are new. The button below takes the answer.
#[component]
fn WhoAreYou(lobby: Lobby) -> impl IntoView {
    let first_answer = AnyNodeRef::default();
    let node = AnyNodeRef::default();
    Effect::new(move |_| {
        if lobby.question.with(Option::is_some) {
            dom::before_paint(move || {
                node::focus(first_answer);
                node::bring_into_view(node);
            });
        }
    });
    let question_text = move |sentence: fn(&Question) -> String| {
        lobby
            .question
            .with(|question| question.as_ref().map_or(String::new(), sentence))
    };
    let asked_sentence = move || {
        question_text(|question| {
            let first = question.others.first();
            first.map_or(String::new(), |first| {
                tr!("group-are-you", name = first.name.as_str())
            })
        })
    };
    let new_label =
        move || question_text(|question| tr!("group-own-seat", new = question.name.as_str()));
    let others = move || {
        let question = lobby.question.get();
        let radio = |new: &str, former: SavedPlayer| {
            let label = tr!("group-i-am", name = former.name.as_str(), new = new);
            let token = former.token;
            view! {
                <label class="check">
                    <input
                        type="radio"
                        name="lobby-who"
                        prop:checked=move || lobby.former_token.get() == Some(token)
                        on:change=move |_| lobby.former_token.set(Some(token))
                    />
                    <span>{label}</span>
                </label>
            }
        };
        question.map(|Question { name, others, .. }| {
            let others = others.into_iter();
            others.map(|former| radio(&name, former)).collect_view()
        })
    };
    view! {
        <div
            id="lobby-who"
            role="radiogroup"
            aria-labelledby="lobby-who-asked"
            node_ref=node
            hidden=move || lobby.question.with(Option::is_none)
        >
            <p id="lobby-who-asked">{asked_sentence}</p>
            <label class="check">
                <input
                    type="radio"
                    name="lobby-who"
                    id="lobby-own-seat"
                    node_ref=first_answer
                    prop:checked=move || lobby.former_token.get().is_none()
                    on:change=move |_| lobby.former_token.set(None)
                />
                <span>{new_label}</span>
            </label>
            {others}
        </div>
    }
}

/// The two groups that are open to everybody.
#[component]
fn OpenGroups(lobby: Lobby) -> impl IntoView {
    let group_button = move |id: &'static str, label: Signal<String>, table: TableSelector| {
        view! {
            <button
                type="button"
                id=id
                on:click=move |_| {
                    lobby.go(table.clone());
                }
            >
                <strong>{label}</strong>
                <span class="help">{move_tr!("group-open-to-everybody")}</span>
            </button>
        }
    };
    view! {
        <div class="doors" role="group" aria-label=move_tr!("group-where-to-play")>
            {group_button("group-a", move_tr!("group-a"), TableSelector::GroupA)}
            {group_button("group-b", move_tr!("group-b"), TableSelector::GroupB)}
        </div>
    }
}

fn game_name(game: TableGame) -> String {
    match game {
        TableGame::Score => tr!("group-game-score"),
        TableGame::TwentyFour => tr!("group-game-24"),
    }
}

/// The form that makes a new table.
#[component]
fn MakeForm(lobby: Lobby, status: Memo<Status>) -> impl IntoView {
    view! {
        <Form id="make-form" class="group" on_submit=move |()| lobby.make_for_game()>
            <NameRow
                id="make-name"
                label=move_tr!("group-make-a-table")
                help=move_tr!("group-make-help")
                autocomplete="off"
                text=lobby.table_name
                problem=problem(status, LobbyField::Make)
            >
                <Select
                    id="make-game"
                    choices=TableGame::ALL.to_vec()
                    key=|game| game.page().to_owned()
                    name=game_name
                    chosen=lobby.game
                    on_choose=move |game| lobby.game.set(game)
                    attr:aria-label=move_tr!("group-game")
                />
                <button type="submit">{move_tr!("group-make-the-table")}</button>
            </NameRow>
        </Form>
    }
}

/// The form for a table that exists, to play there or to watch.
#[component]
fn JoinForm(lobby: Lobby, status: Memo<Status>) -> impl IntoView {
    let other_site = Memo::new(move |_| status.with(Status::other_site));
    view! {
        <Form
            id="join-form"
            class="group"
            on_submit=move |()| lobby.join()
            on:paste=move |event| lobby.paste(&event)
        >
            <NameRow
                id="join-table"
                label=move_tr!("group-join-a-table")
                help=move_tr!("group-join-help")
                autocomplete="off"
                autocapitalize="characters"
                max_chars=MAX_PASTED_CHARS
                text=lobby.table
                problem=problem(status, LobbyField::Join)
            >
                <button type="submit">{move_tr!("group-join-the-table")}</button>
                <button type="button" id="join-watch" on:click=move |_| lobby.look_on()>
                    {move_tr!("group-watch-table")}
                </button>
            </NameRow>
            <Show when=move || other_site.with(Option::is_some)>
                <p>
                    <a
                        id="join-elsewhere"
                        href=move || other_site.get().map(|(_, link)| link)
                        target="_blank"
                        rel="noopener noreferrer"
                    >
                        {move || {
                            let host = other_site.get().map(|(host, _)| host);
                            host.map(|host| tr!("group-pasted-open", host = host))
                        }}
                    </a>
                </p>
            </Show>
            {screen::is_installed().then(|| {
                view! {
                    <p id="join-installed" class="help">
                        {move_tr!("group-join-installed")}
                    </p>
                }
            })}
        </Form>
    }
}

/// The buttons for the ways to play that need no relay.
#[component]
fn WithoutGroup() -> impl IntoView {
    view! {
        <p class="actions">
            <button
                type="button"
                id="go-private"
                on:click=move |_| address::go(Page::Play.name())
            >
                {move_tr!("group-go-private")}
            </button>
            <button
                type="button"
                id="go-hot-seat"
                on:click=move |_| address::go(Page::Players.name())
            >
                {move_tr!("group-one-screen")}
            </button>
        </p>
    }
}
