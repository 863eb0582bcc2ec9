//! The chat beside the table: its lines, and the form for a new one.

use leptos::prelude::*;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::wire::Line;

use crate::components::drawing::{Drawing, Shape};
use crate::components::empty::{Empty, Missing};
use crate::components::fields::whole_characters;
use crate::components::form::{Form, StatusLine};
use crate::components::host_mark::HostMark;
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::group::connection::Connection;
use crate::group::connection::chat_log::ChatLine;
use crate::group::relay_table::RelayTable;
use crate::{move_tr, tr};

/// The panel with the chat; `is_open`: whether the player sees it.
#[component]
pub fn ChatPanel(#[prop(into)] is_open: Signal<bool>) -> impl IntoView {
    let connection = Connection::here();
    let chat = connection.chat;
    let is_on = connection.group_memo(Group::chat_is_on);
    let is_player = Memo::new(move |_| connection.with(|relay| relay.seat().is_some()));
    let is_unused =
        Memo::new(move |_| is_on.get() && is_player.get() && chat.lines.with(Vec::is_empty));
    let lines = AnyNodeRef::default();
    Effect::new(move |_| {
        chat.lines.track();
        if is_open.get() {
            dom::before_paint(move || node::scroll_to_end((lines, "ol")));
        }
    });
    let send = move || {
        let line = chat.draft.with_untracked(|draft| draft.trim().to_owned());
        if line.is_empty() {
            return;
        }
        let outcome = connection.say(line);
        if outcome.is_ok() {
            chat.draft.set(String::new());
        }
        chat.problem.set(outcome.err());
    };
    let problem = move || chat.problem.get().filter(|_| is_on.get());
    let status = move || match is_on.get() {
        true => problem().unwrap_or_default(),
        false => tr!("group-chat-is-off"),
    };
    let is_host = Memo::new(move |_| connection.with(RelayTable::is_host));
    let line_row = move |line: ChatLine| {
        view! { <ChatLineRow line is_host on_gone=move |()| _ = node::focus((lines, "ol"))/> }
    };
    view! {
        <section
            id="part-chat"
            aria-label=move_tr!("group-chat")
            hidden=move || !is_open.get()
        >
            <div id="chat-lines" node_ref=lines>
                <ol role="log" aria-label=move_tr!("group-messages") tabindex="0">
                    <For each=move || chat.lines.get() key=|line| line.number children=line_row/>
                </ol>
                <Show when=move || is_unused.get()>
                    <Empty missing=Missing::Messages sentence=move_tr!("group-chat-empty")/>
                </Show>
            </div>
            <Form id="chat-form" on_submit=move |()| send()>
                <StatusLine
                    id="chat-status"
                    is_refusal=move || problem().is_some()
                    sentence=status
                />
                <p class="chat-write" hidden=move || !(is_on.get() && is_player.get())>
                    <input
                        id="chat-text"
                        aria-label=move_tr!("group-your-message")
                        aria-describedby="chat-status"
                        autocomplete="off"
                        dir="auto"
                        maxlength="400"
                        bind:value=whole_characters(chat.draft)
                    />
                    <button type="submit">{move_tr!("group-send")}</button>
                </p>
            </Form>
        </section>
    }
}

/// A line of the chat, which its writer or a host can take back.
#[component]
fn ChatLineRow(
    line: ChatLine,
    #[prop(into)] is_host: Signal<bool>,
    /// Moves the focus to another element, because the pressed button disappears.
    #[prop(into)]
    on_gone: Callback<()>,
) -> impl IntoView {
    let connection = Connection::here();
    let ChatLine {
        number,
        author,
        line,
        is_own,
    } = line;
    let Line { seat, text } = line;
    let id = format!("chat-line-{number}");
    let stored_text = StoredValue::new(text.clone());
    let take_back = move |_| {
        on_gone.run(());
        connection.request(Request::TakeBackLine(seat, stored_text.get_value()));
    };
    view! {
        <li>
            <span id=id.clone()>
                <strong dir="auto" translate="no">{author.name}</strong>
                {author.is_host.then(|| view! {
                    <HostMark/>
                    <span class="hush heard" data-heard=move_tr!("group-heard-host")></span>
                })}
                " "
                <span dir="auto">{text}</span>
            </span>
            <Show when=move || is_own || is_host.get()>
                <button
                    type="button"
                    class="icon quiet take-back"
                    data-costs=""
                    aria-label=move_tr!("group-take-back-line")
                    title=move_tr!("group-take-back-line")
                    aria-describedby=id.clone()
                    on:click=take_back
                >
                    <Drawing shape=Shape::No/>
                </button>
            </Show>
        </li>
    }
}
