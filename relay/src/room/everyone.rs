//! Rounds that everyone plays: when they end, and the news that many players cause together.

use score_core::group::entry::GroupEvent;
use score_core::group::referee;
use score_core::group::state::Group;
use score_core::table::event::SeatId;

use super::presence::Presence;

/// How often the players of a large table are sent answered seats or the standings of a race, in
/// milliseconds. Otherwise a thousand answers within a second would be a million messages.
pub const ANSWERS_EVERY_MS: u64 = 500;

/// The most connections of a table at which all are sent the answered seats and the standings of a
/// race after each turn.
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

/// Ends a round that waits for nobody any more.
pub(super) fn end(now_ms: u64, group: &Group, presence: &Presence) -> Option<GroupEvent> {
    let is_waited_for = |seat| presence.is_waited_for(now_ms, seat);
    // After the common time is up, answers of players with more time are not published.
    let revealed = referee::out_of_time_among(group, now_ms, is_waited_for);
    revealed.or_else(|| referee::all_answered(group, is_waited_for))
}

/// When the open round ends because no present player has to answer any more.
pub(super) fn all_wait_until_ms(group: &Group, presence: &Presence) -> Option<u64> {
    let round = group.table().round().filter(|round| round.is_everyones())?;
    let has_answer = |seat: &SeatId| {
        let own = round.boards.get(seat);
        own.is_some_and(|own| own.answer.is_some())
    };
    let players = referee::players_of_roll(group);
    let (answered, open): (Vec<SeatId>, Vec<SeatId>) = players.partition(has_answer);
    let is_open = !answered.is_empty() && !open.is_empty() && !round.is_paused();
    presence
        .all_wait_until_ms(open.into_iter())
        .filter(|_| is_open)
}

/// When the open round ends because the players with more time are all away.
pub(super) fn late_players_wait_until_ms(group: &Group, presence: &Presence) -> Option<u64> {
    let deadline_ms = group.table().deadline_ms()?;
    let mut late = referee::late_players(group).peekable();
    late.peek()?;
    Some(presence.all_wait_until_ms(late)?.max(deadline_ms))
}
