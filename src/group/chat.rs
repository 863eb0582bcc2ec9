//! What players write to each other.

use leptos::html;
use leptos::prelude::*;
use score_core::table::event::SeatId;
use score_core::wire::{Line, MAX_CHAT_LINES};

use crate::edge::dom;
use crate::fields::whole_characters;
use crate::group::connection::Connection;
use crate::{move_tr, tr};

/// A line of the chat.
#[derive(Clone)]
struct ChatLine {
    /// A number that no other line has.
    number: u64,
    name: String,
    line: Line,
    is_own: bool,
}

/// The chat; copies share it.
#[derive(Clone, Copy)]
pub struct Chat {
    /// The last lines.
    lines: RwSignal<Vec<ChatLine>>,
    /// The number of the next line.
    next: StoredValue<u64>,
    /// The player has seen the lines before the one of this number.
    seen: StoredValue<u64>,
    /// What the player is writing.
    draft: RwSignal<String>,
    /// Why the last line was not sent.
    problem: RwSignal<Option<String>>,
}

impl Chat {
    /// No line yet.
    pub fn new() -> Chat {
        Chat {
            lines: RwSignal::new(Vec::new()),
            next: StoredValue::new(0),
            seen: StoredValue::new(0),
            draft: RwSignal::new(String::new()),
            problem: RwSignal::new(None),
        }
    }

    /// Forgets all lines.
    pub fn clear(self) {
        self.lines.set(Vec::new());
        self.draft.set(String::new());
        self.problem.set(None);
    }

    /// Adds a line of the player called `name`; the player at `own` has read what they
    /// wrote themselves.
    pub fn add(self, name: String, line: Line, own: Option<SeatId>) {
        let number = self.next.get_value();
        self.next.set_value(number + 1);
        let is_own = own == Some(line.seat);
        self.lines.update(|lines| {
            lines.push(ChatLine {
                number,
                name,
                line,
                is_own,
            });
            if lines.len() > MAX_CHAT_LINES {
                lines.remove(0);
            }
        });
    }

    /// Shows these lines and no others.
    pub fn show(self, lines: Vec<(String, Line)>, own: Option<SeatId>) {
        let is_shown = self.lines.with_untracked(|shown| {
            let shown = shown.iter().map(|shown| &shown.line);
            shown.eq(lines.iter().map(|(_, line)| line))
        });
        if is_shown {
            return;
        }
        self.lines.set(Vec::new());
        for (name, line) in lines {
            self.add(name, line, own);
        }
    }

    /// A line was not sent, for this reason: the player has it back, unless they have
    /// begun to write the next one.
    pub fn give_back(self, line: String, why: String) {
        if self.draft.with_untracked(String::is_empty) {
            self.draft.set(line);
        }
        self.problem.set(Some(why));
    }

    /// How many lines the player has not seen.
    pub fn unread(self) -> usize {
        let seen = self.seen.get_value();
        self.lines.with(|lines| {
            let unread = |line: &&ChatLine| line.number >= seen && !line.is_own;
            lines.iter().filter(unread).count()
        })
    }
}

/// The chat beside the table; `is_open`: whether the player sees it.
#[component]
pub fn ChatPart(#[prop(into)] is_open: Signal<bool>) -> impl IntoView {
    let connection = Connection::here();
    let chat = connection.chat;
    let is_on = Memo::new(move |_| {
        connection.store.with(|state| {
            let group = state.holder().group();
            group.is_some_and(|group| group.chat_is_on())
        })
    });
    let is_player = Memo::new(move |_| {
        connection
            .store
            .with(|state| state.holder().seat().is_some())
    });
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        chat.lines.track();
        if is_open.get() {
            chat.seen.set_value(chat.next.get_value());
            dom::before_paint(move || {
                if let Some(list) = list.get_untracked() {
                    list.set_scroll_top(list.scroll_height());
                }
            });
        }
    });
    let send = move || {
        let line = chat.draft.with_untracked(|draft| draft.trim().to_owned());
        if line.is_empty() {
            return;
        }
        let now_ms = connection.store.clock().now_ms();
        let said = connection
            .store
            .update_holder(|remote| remote.say(now_ms, line));
        if said.is_ok() {
            chat.draft.set(String::new());
        }
        chat.problem.set(said.err());
    };
    let problem = move || chat.problem.get().filter(|_| is_on.get());
    let status = move || match is_on.get() {
        true => problem().unwrap_or_default(),
        false => tr!("group-chat-is-off"),
    };
    let line = |ChatLine { name, line, .. }: ChatLine| {
        view! {
            <li>
                <strong>{name}</strong>
                " "
                <span dir="auto">{line.text}</span>
            </li>
        }
    };
    view! {
        <section
            id="part-chat"
            aria-label=move_tr!("group-chat")
            hidden=move || !is_open.get()
        >
            <div id="chat-lines">
                <ol role="log" aria-label=move_tr!("group-messages") tabindex="0" node_ref=list>
                    <For each=move || chat.lines.get() key=|line| line.number children=line/>
                </ol>
            </div>
            <form
                id="chat-form"
                novalidate
                on:submit=move |event| {
                    event.prevent_default();
                    send();
                }
            >
                <p
                    id="chat-status"
                    class="status"
                    class:refusal=move || problem().is_some()
                    role="status"
                >
                    {status}
                </p>
                <p class="chat-write" hidden=move || !(is_on.get() && is_player.get())>
                    <input
                        id="chat-text"
                        aria-label=move_tr!("group-your-message")
                        aria-describedby="chat-status"
                        autocomplete="off"
                        maxlength="400"
                        bind:value=whole_characters(chat.draft)
                    />
                    <button type="submit">{move_tr!("group-send")}</button>
                </p>
            </form>
        </section>
    }
}
