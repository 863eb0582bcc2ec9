//! The news that many players of a roll or a race cause together. A large table is sent them now and
//! then.

use score_core::group::entry::GroupEvent;
use score_core::group::referee;
use score_core::group::state::Group;

/// How often a large table's players are sent answered seats or the standings of a race, in
/// milliseconds. Otherwise a thousand answers within a second would be a million messages.
pub const ANSWERS_EVERY_MS: u64 = 500;

/// The most connections of a table at which all are sent news after each turn. The news is the
/// answered seats and the standings of a race.
pub const MAX_PROMPT_CONNECTIONS: usize = 60;

/// When players were last sent the seats that have answered, or the standings of the race.
#[derive(Clone, Debug, Default)]
pub(super) struct SharedNews {
    sent_ms: Option<u64>,
}

impl SharedNews {
    /// When the next news is due at a table with this many connections.
    pub fn due_ms(&self, group: &Group, connections: usize) -> Option<u64> {
        self.next_news(group, connections).map(|(due_ms, _)| due_ms)
    }

    /// Returns the news that are due, and notes that they are sent.
    pub fn take_due(
        &mut self,
        now_ms: u64,
        group: &Group,
        connections: usize,
    ) -> Option<Vec<GroupEvent>> {
        let next_news = self.next_news(group, connections);
        let (_, news) = next_news.filter(|(due_ms, _)| now_ms >= *due_ms)?;
        self.sent_ms = Some(now_ms);
        Some(news)
    }

    /// The next news, and when it is due; a win is sent at once.
    fn next_news(&self, group: &Group, connections: usize) -> Option<(u64, Vec<GroupEvent>)> {
        let news = match referee::new_answers(group) {
            Some(answers) => vec![answers],
            None => referee::race_news(group),
        };
        let is_won = |event: &GroupEvent| matches!(event, GroupEvent::RaceWon { .. });
        let sent_ms = self
            .sent_ms
            .filter(|_| connections > MAX_PROMPT_CONNECTIONS);
        let sent_ms = sent_ms.filter(|_| !news.iter().any(is_won));
        let due_ms = sent_ms.map_or(0, |sent_ms| sent_ms + ANSWERS_EVERY_MS);
        (!news.is_empty()).then_some((due_ms, news))
    }
}
