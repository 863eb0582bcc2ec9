//! The end of a round that everyone plays: a round that waits for nobody any more.

use score_core::group::entry::GroupEvent;
use score_core::group::referee;
use score_core::group::state::Group;
use score_core::table::event::SeatId;

use super::presence::Presence;

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
