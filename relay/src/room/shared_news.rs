//! Sends the standings of a race and a win to all.

use score_core::group::entry::GroupEvent;
use score_core::group::referee;

use super::{Room, Turn};

impl Room {
    /// Sends the standings of the race, and the winner, if that is due.
    pub(super) fn tell_race(&mut self, now_ms: u64, turn: &mut Turn) {
        if self
            .race_news_due_ms()
            .is_some_and(|due_ms| now_ms >= due_ms)
        {
            self.told_ms = Some(now_ms);
            let news = referee::race_news(&self.group);
            let entry = referee::entry(&self.group, now_ms, None, news);
            self.write(entry, turn);
        }
    }

    /// When players shall next be sent the standings; a win is sent at once.
    pub(super) fn race_news_due_ms(&self) -> Option<u64> {
        let news = referee::race_news(&self.group);
        let is_won = |event: &GroupEvent| matches!(event, GroupEvent::RaceWon { .. });
        match news.as_slice() {
            [] => None,
            news if news.iter().any(is_won) => Some(0),
            _ => Some(self.telling_due_ms()),
        }
    }
}
