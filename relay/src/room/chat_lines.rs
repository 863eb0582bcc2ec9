//! The last lines of chat, which are only in memory: adds a line, and takes one back.

use std::collections::VecDeque;

use score_core::group::options;
use score_core::group::refusal::GroupRefusal;
use score_core::group::state::Group;
use score_core::table::event::SeatId;
use score_core::wire::{Line, MAX_CHAT_LINES, News};

use crate::chat;

use super::turn::{Granted, OpenTurn};

/// The last lines of chat, the newest last.
#[derive(Clone, Debug, Default)]
pub(super) struct ChatLines(VecDeque<Line>);

impl ChatLines {
    pub fn iter(&self) -> impl Iterator<Item = &Line> {
        self.0.iter()
    }

    /// Adds a line of the player at `seat`, and sends it to all.
    pub fn say(
        &mut self,
        group: &Group,
        seat: SeatId,
        text: &str,
        turn: &mut OpenTurn,
    ) -> Granted<()> {
        options::may_say(group, seat)?;
        let text = chat::sayable(text).ok_or(GroupRefusal::NotSayable)?;
        let line = Line { seat, text };
        self.0.push_back(line.clone());
        while self.0.len() > MAX_CHAT_LINES {
            self.0.pop_front();
        }
        turn.send_to_all(News::Said(line));
        Ok(())
    }

    /// Takes back the newest line like this one, if it is still in memory.
    pub fn take_back(&mut self, line: Line, turn: &mut OpenTurn) {
        if let Some(index) = self.0.iter().rposition(|said| *said == line) {
            self.0.remove(index);
            turn.send_to_all(News::TakenBack(line));
        }
    }
}
