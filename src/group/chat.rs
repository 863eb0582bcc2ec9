//! What players write to each other.

use score_core::table::event::SeatId;
use score_core::wire::Line;

use crate::edge::element::{self, El, Item, el, item};
use crate::edge::{dom, form};
use crate::group::talk::Talk;
use crate::text;

const FIELD: &str = "chat-text";
const STATUS: &str = "chat-status";

/// The last lines, as they are shown.
#[derive(Default)]
pub struct ChatLines {
    /// Each with a number that no other has.
    lines: Vec<(u64, String, Line)>,
    next: u64,
    /// How many the player has not seen.
    unread: usize,
    /// A line that was not said, and why.
    given_back: Option<(String, String)>,
}

impl ChatLines {
    /// Puts a line of the player called `name` below the others; whoever sits at `own`
    /// has read what he wrote himself.
    pub fn add(&mut self, name: String, line: Line, own: Option<SeatId>) {
        self.unread += usize::from(own != Some(line.seat));
        self.lines.push((self.next, name, line));
        self.next += 1;
        if self.lines.len() > score_core::wire::MAX_CHAT_LINES {
            self.lines.remove(0);
        }
    }

    /// Shows these lines and no others.
    pub fn show(&mut self, lines: Vec<(String, Line)>, own: Option<SeatId>) {
        let shown = self.lines.iter().map(|(_, _, line)| line);
        if shown.eq(lines.iter().map(|(_, line)| line)) {
            return;
        }
        self.lines.clear();
        for (name, line) in lines {
            self.add(name, line, own);
        }
    }

    /// A line was not said, for this reason: the player has it back.
    pub fn give_back(&mut self, line: String, why: String) {
        self.given_back = Some((line, why));
    }

    /// How many lines the player has not seen.
    pub fn unread(&self) -> usize {
        self.unread
    }
}

/// Brings the chat to life, until the owner of this scope is gone; `is_open`:
/// whether the player sees it.
pub fn open(talk: Talk, is_open: impl Fn() -> bool + Copy + 'static) {
    let list = el("ol")
        .attr("role", "log")
        .attr("aria-label", text::CHAT)
        .attr("tabindex", "0")
        .each(move || talk.lines.with(items));
    element::fill("chat-lines", vec![list]);
    form::on("chat-form", "submit", move || say(talk));
    element::follow(move || {
        let (is_on, is_player) = talk.store.with(|state| {
            let remote = state.holder();
            let group = remote.group();
            let is_on = group.is_some_and(|group| group.chat_is_on());
            (is_on, remote.seat().is_some())
        });
        dom::show("#chat-form .chat-write", is_on && is_player);
        form::say(STATUS, if is_on { "" } else { text::CHAT_IS_OFF }, false);
    });
    element::follow(move || {
        let given_back = talk.lines.with(|lines| lines.given_back.clone());
        if let Some((line, why)) = given_back {
            talk.lines.update_quietly(|lines| lines.given_back = None);
            // What the player has begun to write meanwhile is his next line.
            if form::text(FIELD).is_empty() {
                form::set_text(FIELD, &line);
            }
            form::say(STATUS, &why, true);
        }
    });
    element::follow(move || {
        let unread = talk.lines.with(ChatLines::unread);
        if is_open() {
            talk.lines.update_quietly(|lines| lines.unread = 0);
            dom::before_paint(|| dom::scroll_to_end("#chat-lines ol"));
        }
        let unread = if is_open() { 0 } else { unread };
        form::label("tab-chat", &text::chat_tab(unread));
    });
}

fn items(lines: &ChatLines) -> Vec<Item> {
    let lines = lines.lines.iter().cloned();
    lines
        .map(|(number, name, line)| item(number, move || shown(&name, &line.text)))
        .collect()
}

fn shown(name: &str, line: &str) -> El {
    el("li")
        .child(el("strong").text(name))
        .text(" ")
        .child(el("span").attr("dir", "auto").text(line))
}

fn say(talk: Talk) {
    let line = form::text(FIELD);
    if line.is_empty() {
        return;
    }
    let now_ms = talk.store.clock().now_ms();
    let said = talk.store.update_holder(|remote| remote.say(now_ms, line));
    match said {
        Ok(()) => {
            form::set_text(FIELD, "");
            form::say(STATUS, "", false);
        }
        Err(why) => form::say(STATUS, &why, true),
    }
}
