//! News that many players cause together: the seats that have answered, and the standings of a race.

use score_core::group::entry::GroupEvent;
use score_core::group::referee;
use score_core::group::state::Group;

/// How often the players of a large table are sent the seats that have answered, or the standings
/// of a race, in milliseconds: a thousand answers within a second must not become a million
/// messages.
pub const ANSWERS_EVERY_MS: u64 = 500;

/// The most connections of a table at which all are sent the answered seats and the standings of a
/// race after each turn.
pub const MAX_PROMPT_CONNECTIONS: usize = 60;

/// When such news was last sent.
#[derive(Clone, Debug, Default)]
pub(super) struct SharedNews {
    told_ms: Option<u64>,
}

impl SharedNews {
    /// When the next news is due at a table with this many connections; a win is sent at once.
    pub fn due_ms(&self, group: &Group, connections: usize) -> Option<u64> {
        let answers = referee::new_answers(group).map(|_| self.next_ms(connections));
        let race = self.race_due_ms(&referee::race_news(group), connections);
        answers.into_iter().chain(race).min()
    }

    /// The seats that have answered, if sending them is due.
    pub fn take_answers(
        &mut self,
        now_ms: u64,
        group: &Group,
        connections: usize,
    ) -> Option<GroupEvent> {
        let answers = referee::new_answers(group)?;
        let is_due = now_ms >= self.next_ms(connections);
        is_due.then(|| {
            self.told_ms = Some(now_ms);
            answers
        })
    }

    /// The standings of the race, and the winner, if sending them is due.
    pub fn take_race(
        &mut self,
        now_ms: u64,
        group: &Group,
        connections: usize,
    ) -> Option<Vec<GroupEvent>> {
        let news = referee::race_news(group);
        let due_ms = self.race_due_ms(&news, connections)?;
        (now_ms >= due_ms).then(|| {
            self.told_ms = Some(now_ms);
            news
        })
    }

    fn race_due_ms(&self, news: &[GroupEvent], connections: usize) -> Option<u64> {
        let is_won = |event: &GroupEvent| matches!(event, GroupEvent::RaceWon { .. });
        match news {
            [] => None,
            news if news.iter().any(is_won) => Some(0),
            _ => Some(self.next_ms(connections)),
        }
    }

    fn next_ms(&self, connections: usize) -> u64 {
        let told_ms = self
            .told_ms
            .filter(|_| connections > MAX_PROMPT_CONNECTIONS);
        told_ms.map_or(0, |told_ms| told_ms + ANSWERS_EVERY_MS)
    }
}
