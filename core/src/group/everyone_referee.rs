//! The part of a group's referee for rounds that everyone plays. It decides about own boards,
//! answers, and the end of a round.

use crate::table::command::{Ask, Command};
use crate::table::event::{RevealCause, SeatId};
use crate::table::everyone;
use crate::table::options;
use crate::table::own_board::Moment;
use crate::table::refusal::Refusal;
use crate::table::state::{Phase, Rights};
use crate::table::way_of_playing::Way;

use super::entry::GroupEvent;
use super::refusal::GroupRefusal;
use super::state::Group;

/// Whether the player at `seat` may ask for this when everyone plays. `None`: the table decides,
/// as it would otherwise.
pub(super) fn may(
    group: &Group,
    now_ms: u64,
    seat: SeatId,
    ask: Ask,
) -> Option<Result<(), Refusal>> {
    let table = group.table();
    match ask {
        _ if !is_everyones(group) => None,
        _ if is_on_own_board(ask) => Some(everyone::may(table, now_ms, seat, ask)),
        Ask::EndRound { with_points } if table.everyone_is_open() => {
            Some(may_end(group, seat, with_points))
        }
        // A player who could leave and come back would answer twice.
        Ask::Leave if has_open_answer(group, seat) => Some(Err(Refusal::RoundOpen)),
        _ => None,
    }
}

fn is_everyones(group: &Group) -> bool {
    matches!(group.table().way(), Way::Everyone(_))
}

/// Whether the command is about a player's own board.
fn is_on_own_board(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Step | Ask::Undo | Ask::Redo | Ask::TakeHint | Ask::Answer
    )
}

/// Whether the player at `seat` may end the open round that everyone plays.
fn may_end(group: &Group, seat: SeatId, with_points: bool) -> Result<(), Refusal> {
    let rights = group.rights(seat);
    options::require_end(rights, with_points)?;
    options::require_not_own(rights, has_open_answer(group, seat))
}

/// The events that follow from `command`, which the player may ask for, when everyone plays.
/// `None`: the referee of the table decides.
pub(super) fn decide(
    group: &Group,
    now_ms: u64,
    seat: SeatId,
    command: &Command,
) -> Option<Result<GroupEvent, GroupRefusal>> {
    match command {
        _ if !is_everyones(group) => None,
        _ if is_on_own_board(command.ask()) => {
            let own_event = everyone::decide(group.table(), now_ms, seat, command);
            let own_event = own_event.map(|event| GroupEvent::Own { seat, event });
            Some(own_event.map_err(GroupRefusal::from))
        }
        Command::EndRound { with_points } if group.table().everyone_is_open() => {
            let revealed = reveal(group, RevealCause::Host, *with_points);
            Some(revealed.ok_or(Refusal::RoundClosed.into()))
        }
        _ => None,
    }
}

/// Whether the player at `seat` has answered in a round that is open.
pub(super) fn has_open_answer(group: &Group, seat: SeatId) -> bool {
    let round = group.table().round().filter(|round| round.is_everyones());
    let own = round.and_then(|round| round.boards.get(&seat));
    own.is_some_and(|own| own.answer.is_some())
}

/// The end of a round that everyone plays, if its time is up at `now_ms`. The time of players
/// with more time who are waited for is up, too. Nobody sees the boards of others before that.
pub(super) fn out_of_time(
    group: &Group,
    now_ms: u64,
    is_waited_for: impl Fn(SeatId) -> bool,
) -> Option<GroupEvent> {
    let table = group.table();
    let is_still_playing =
        |seat| !everyone::is_out_of_time_for(table, now_ms, seat) && is_waited_for(seat);
    let is_up =
        everyone::is_out_of_time(table, now_ms) && !late_players(group).any(is_still_playing);
    is_up.then(|| reveal(group, RevealCause::OutOfTime, true))?
}

/// The players with more time than others who have not answered in the open round that everyone
/// plays. They play it for points.
pub(super) fn late_players(group: &Group) -> impl Iterator<Item = SeatId> {
    let has_more = |seat: &SeatId| group.table().more_time_of(*seat).is_some();
    let open = players_of_roll(group).filter(|seat| !has_open_answer(group, *seat));
    open.filter(has_more)
}

/// When the clock of a round that everyone plays is up for its last player.
pub(super) fn ends_ms(group: &Group) -> Option<u64> {
    let table = group.table();
    let deadline_ms = table.deadline_ms()?;
    let late = late_players(group).filter_map(|seat| table.deadline_ms_of(seat));
    Some(late.fold(deadline_ms, u64::max))
}

/// The end of a round that everyone plays, once a player has answered and no other one
/// `is_waited_for`. Hosts do not play it.
pub(super) fn all_answered(
    group: &Group,
    is_waited_for: impl Fn(SeatId) -> bool,
) -> Option<GroupEvent> {
    let round = group.table().round().filter(|round| round.is_everyones())?;
    let mut has_answer = false;
    for seat in players_of_roll(group) {
        if round
            .boards
            .get(&seat)
            .is_some_and(|own| own.answer.is_some())
        {
            has_answer = true;
        } else if is_waited_for(seat) {
            return None;
        }
    }
    let does_end = has_answer && !round.is_paused();
    does_end.then(|| reveal(group, RevealCause::AllAnswered, true))?
}

/// The event that announces which players have answered since the last one.
///
/// If a player has more time than others, answers are announced until two thirds of the clock
/// are over, and never those of the last [`MIN_HIDDEN_ANSWERS`] players. So an answer after the
/// usual time is announced together with others, and shows nobody's longer time.
pub(super) fn new_answers(group: &Group) -> Option<GroupEvent> {
    let table = group.table();
    let round = table.round()?;
    let Phase::Everyone { answered, .. } = &round.phase else {
        return None;
    };
    let boards = round.boards.iter();
    let answers = boards.filter_map(|(seat, own)| Some((*seat, own.answer?.moment)));
    let unannounced = answers.filter(|(seat, _)| !answered.contains(seat));
    let seats: Vec<SeatId> = match hides_answers(group) {
        false => unannounced.map(|(seat, _)| seat).collect(),
        true => {
            let until_ms = table
                .deadline_ms()?
                .checked_sub(table.clock_length_ms() / 3)?;
            let mut unannounced: Vec<(SeatId, Moment)> = unannounced
                .filter(|(_, moment)| moment.at_ms < until_ms)
                .collect();
            unannounced.sort_unstable_by_key(|(_, moment)| *moment);
            let hidden = players_of_roll(group).filter(|seat| !answered.contains(seat));
            let announced_count = hidden.count().saturating_sub(MIN_HIDDEN_ANSWERS);
            unannounced
                .into_iter()
                .take(announced_count)
                .map(|(seat, _)| seat)
                .collect()
        }
    };
    (!seats.is_empty()).then_some(GroupEvent::Answered { seats })
}

/// The fewest players whose answers are not announced before the end of a round. It holds for
/// rounds in which a player has more time than others.
pub const MIN_HIDDEN_ANSWERS: usize = 3;

/// Whether a player plays the open round with more time than others, under a clock.
fn hides_answers(group: &Group) -> bool {
    let table = group.table();
    let mut players = players_of_roll(group);
    table.has_round_clock() && players.any(|seat| table.more_time_of(seat).is_some())
}

/// The players who play for points: all but hosts, who see the boards of the others.
pub(super) fn pupils(group: &Group) -> impl Iterator<Item = SeatId> {
    let seats = group.table().seats().iter().map(|seat| seat.id);
    seats.filter(|seat| group.rights(*seat) != Rights::Host && !group.is_removed(*seat))
}

/// The pupils who play the roll on the table, and do not only look on.
pub(super) fn players_of_roll(group: &Group) -> impl Iterator<Item = SeatId> {
    pupils(group).filter(|seat| !group.looks_on(*seat))
}

/// The end of the open round that everyone plays. A player who hosts, or has hosted in it, gets no
/// points for it.
fn reveal(group: &Group, cause: RevealCause, with_points: bool) -> Option<GroupEvent> {
    let has_seen_boards = |seat| group.has_seen_boards(seat);
    let revealed = everyone::reveal(group.table(), cause, with_points, has_seen_boards);
    revealed.map(GroupEvent::Table)
}
