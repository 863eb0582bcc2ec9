//! The lines that players write to each other.

use leptos::prelude::*;
use score_core::table::event::SeatId;
use score_core::wire::{Line, MAX_CHAT_LINES};

/// A line of the chat.
#[derive(Clone)]
pub struct ChatLine {
    /// The unique number of the line.
    pub number: u64,
    pub author: Author,
    pub line: Line,
    pub is_own: bool,
}

/// The writer of a line, with their state at that time.
#[derive(Clone)]
pub struct Author {
    pub name: String,
    /// Whether they hosted the table.
    pub is_host: bool,
}

/// The chat; copies share it.
#[derive(Clone, Copy)]
pub struct Chat {
    /// The last lines.
    pub lines: RwSignal<Vec<ChatLine>>,
    /// The number of the next line.
    next: StoredValue<u64>,
    /// The line that the player is writing.
    pub draft: RwSignal<String>,
    /// Why the last line was not sent.
    pub problem: RwSignal<Option<String>>,
}

impl Chat {
    /// An empty chat.
    pub fn new() -> Chat {
        Chat {
            lines: RwSignal::new(Vec::new()),
            next: StoredValue::new(0),
            draft: RwSignal::new(String::new()),
            problem: RwSignal::new(None),
        }
    }

    /// Clears all lines.
    pub fn clear(self) {
        self.lines.set(Vec::new());
        self.draft.set(String::new());
        self.problem.set(None);
    }

    /// Adds a line of `author`; the player at `own` has already read their own lines.
    pub fn add(self, author: Author, line: Line, own: Option<SeatId>) {
        let number = self.next.get_value();
        self.next.set_value(number + 1);
        let is_own = own == Some(line.seat);
        self.lines.update(|lines| {
            lines.push(ChatLine {
                number,
                author,
                line,
                is_own,
            });
            if lines.len() > MAX_CHAT_LINES {
                lines.remove(0);
            }
        });
    }

    /// Takes back the newest line that is equal to this one.
    pub fn take_back(self, line: &Line) {
        self.lines.update(|lines| {
            if let Some(index) = lines.iter().rposition(|said| said.line == *line) {
                lines.remove(index);
            }
        });
    }

    /// Replaces all lines with these.
    pub fn show(self, lines: Vec<(Author, Line)>, own: Option<SeatId>) {
        let is_shown = self.lines.with_untracked(|shown| {
            let shown = shown.iter().map(|shown| &shown.line);
            shown.eq(lines.iter().map(|(_, line)| line))
        });
        if is_shown {
            return;
        }
        self.lines.set(Vec::new());
        for (author, line) in lines {
            self.add(author, line, own);
        }
    }

    /// Gives the player a line back that was not sent, unless they have begun to write the next
    /// one. `why` is the reason.
    pub fn give_back(self, line: String, why: String) {
        if self.draft.with_untracked(String::is_empty) {
            self.draft.set(line);
        }
        self.problem.set(Some(why));
    }

    /// How many lines the player has not seen; while the chat `is_open` they see all.
    pub fn unread(self, is_open: Memo<bool>) -> Memo<usize> {
        // The number of the first line that they may not have seen.
        let seen = Memo::new(move |seen: Option<&u64>| {
            self.lines.track();
            match is_open.get() {
                true => self.next.get_value(),
                false => seen.copied().unwrap_or_default(),
            }
        });
        Memo::new(move |_| {
            let seen = seen.get();
            self.lines.with(|lines| {
                let unread = |line: &&ChatLine| line.number >= seen && !line.is_own;
                lines.iter().filter(unread).count()
            })
        })
    }
}
