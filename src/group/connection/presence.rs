//! Who came and who went, announced together: in a class many do at once.

use score_core::table::event::SeatId;

use crate::text;

/// How long the page waits for others after the first, in milliseconds.
const TOGETHER_MS: u64 = 2_000;

/// Who came and who went lately.
#[derive(Default)]
pub struct Presence {
    came: Vec<(SeatId, String)>,
    went: Vec<(SeatId, String)>,
    since_ms: u64,
}

impl Presence {
    /// The player at `seat`, of this name, came or went at `now_ms`. A player who
    /// is back at once is not mentioned.
    pub fn note(&mut self, now_ms: u64, seat: SeatId, name: &str, is_coming: bool) {
        if self.came.is_empty() && self.went.is_empty() {
            self.since_ms = now_ms;
        }
        let (these, others) = match is_coming {
            true => (&mut self.came, &mut self.went),
            false => (&mut self.went, &mut self.came),
        };
        match others.iter().position(|(other, _)| *other == seat) {
            Some(index) => drop(others.remove(index)),
            None => these.push((seat, name.to_owned())),
        }
    }

    /// The sentence to be announced at `now_ms`, once.
    pub fn take(&mut self, now_ms: u64) -> Option<String> {
        let is_empty = self.came.is_empty() && self.went.is_empty();
        if is_empty || now_ms < self.since_ms.saturating_add(TOGETHER_MS) {
            return None;
        }
        let names = |these: Vec<(SeatId, String)>| -> Vec<String> {
            these.into_iter().map(|(_, name)| name).collect()
        };
        let came = names(std::mem::take(&mut self.came));
        let went = names(std::mem::take(&mut self.went));
        let sentences = [text::came(&came), text::went(&went)];
        let sentences: Vec<String> = sentences.into_iter().flatten().collect();
        Some(sentences.join(" "))
    }
}
