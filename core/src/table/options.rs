//! The options of a player at a table, with the reason for each refusal: each rule in one place.
//!
//! [`referee`](super::referee) asks [`may`] first, and a page enables its buttons by it. The
//! referee then checks the data of a command, such as the numbers of a step.

use crate::teach::hint::Grade;

use super::board::Step;
use super::command::Ask;
use super::event::{SeatId, TableMode};
use super::more_time::Lengthening;
use super::refusal::Refusal;
use super::round::{Phase, Round};
use super::rules::Roller;
use super::seat::Rights;
use super::state::Table;
use super::way_of_playing::Way;

/// Whether the player at `seat` with these `rights` may ask for this, as long as no time is up.
///
/// A command with data may be asked for if any data can be accepted: a step if the board can
/// make one, rules and a way of playing that fit the table's mode, a name that nobody else has. An
/// impossible roll has only the first hint; the referee checks for that when a hint is taken,
/// because the solver can take seconds.
pub fn may(table: &Table, seat: SeatId, rights: Rights, ask: Ask) -> Result<(), Refusal> {
    if table.seat(seat).is_none() {
        return Err(Refusal::NotSeated);
    }
    match ask {
        _ if table.way() == Way::Race && ask.is_about_round() => Err(Refusal::InRace),
        Ask::Roll => may_roll(table, seat, rights),
        Ask::Deal => may_deal(table, rights),
        Ask::CallScore => may_call_score(table, seat),
        Ask::CallImpossible => may_call_impossible(table, seat),
        Ask::Step => movable_round(table, seat).map(|_| ()),
        Ask::Undo => may_undo(table, seat),
        Ask::Redo => redoable(table, seat).map(|_| ()),
        Ask::GiveUp => may_give_up(table, seat),
        Ask::BeSure => may_be_sure(table, seat),
        Ask::TakeHint => next_hint(table, seat).map(|_| ()),
        Ask::SetRules | Ask::ClearPoints | Ask::SetWay => {
            require_host_between_rounds(table, rights)
        }
        Ask::Rename => Ok(()),
        Ask::Leave => require_no_call(table),
        Ask::EndRound { with_points } => may_end_round(table, seat, rights, with_points),
        Ask::SetRoller | Ask::GiveMoreTime => require_host(rights),
        // When everyone answers, the group's referee takes the answers.
        Ask::Answer => Err(Refusal::OnlyCalls),
        Ask::Pause => may_pause(table, rights),
        Ask::Resume => may_resume(table, rights),
        Ask::LengthenRound => may_lengthen(table, rights),
    }
}

/// The player at one screen whose move it is: the caller, or else the host.
pub fn mover(table: &Table) -> Option<SeatId> {
    let caller = table.round().and_then(Round::caller);
    caller.or(table.host())
}

/// The player who asks for something at one screen, if it has no buttons for each player. It is
/// the player whose move it is, unless they may not and another player may. `None`: the table has
/// no players.
pub fn asker(table: &Table, ask: Ask) -> Option<SeatId> {
    let may = |seat: &SeatId| may(table, *seat, table.rights(*seat), ask).is_ok();
    let mover = mover(table)?;
    let mut seats = table.seats().iter().map(|seat| seat.id);
    Some(mover).filter(may).or(seats.find(may)).or(Some(mover))
}

/// Whether players may be thinking about a roll on the table.
pub fn is_thought_about(table: &Table) -> bool {
    let round = table.round();
    round.is_some_and(|round| round.phase == Phase::Thinking)
}

/// Whether players at one screen are asked before a new roll replaces one that others may be
/// thinking about. A player alone is not asked.
pub fn asks_before_roll(table: &Table) -> bool {
    table.seats().len() > 1 && is_thought_about(table)
}

fn may_roll(table: &Table, seat: SeatId, rights: Rights) -> Result<(), Refusal> {
    require_nothing_open(table)?;
    let is_their_roll = match table.rules().roller {
        // Hosts and stand-ins always may: an absent last scorer must not block the next roll.
        _ if table.mode() == TableMode::Group && rights >= Rights::StandIn => true,
        Roller::Anyone => true,
        Roller::Host => table.mode() != TableMode::Group && table.host() == Some(seat),
        Roller::LastScorer => {
            let scorer = table.last_scorer().filter(|id| table.seat(*id).is_some());
            scorer.is_none_or(|scorer| scorer == seat)
        }
    };
    if !is_their_roll {
        return Err(Refusal::NotYourRoll);
    }
    require_running(table)
}

fn may_deal(table: &Table, rights: Rights) -> Result<(), Refusal> {
    require_host_between_rounds(table, rights)?;
    require_running(table)
}

/// Whether the player at `seat` may call on the roll on the table, or the next one. They may if
/// they need not wait after failed calls.
pub fn may_call(table: &Table, seat: SeatId) -> Result<(), Refusal> {
    match table.rolls_to_wait(seat) {
        0 => Ok(()),
        rolls => Err(Refusal::MustWait { rolls }),
    }
}

fn may_call_score(table: &Table, seat: SeatId) -> Result<(), Refusal> {
    match round(table)?.phase {
        Phase::Demonstration { .. } => Err(Refusal::ScoreCalled),
        Phase::Settled(_) | Phase::Revealed(_) => Err(Refusal::RoundClosed),
        Phase::Everyone { .. } => Err(Refusal::NoCalls),
        Phase::Thinking | Phase::Impossible { .. } => {
            require_running(table)?;
            may_call(table, seat)
        }
    }
}

fn may_call_impossible(table: &Table, seat: SeatId) -> Result<(), Refusal> {
    match round(table)?.phase {
        Phase::Impossible { .. } => Err(Refusal::ImpossibleCalled),
        _ => may_call_score(table, seat),
    }
}

/// The round whose numbers `seat` may move.
fn movable_round(table: &Table, seat: SeatId) -> Result<&Round, Refusal> {
    let round = round(table)?;
    match round.phase {
        Phase::Demonstration { caller, .. } if caller == seat => {}
        Phase::Demonstration { .. } => return Err(Refusal::NotYourCall),
        Phase::Thinking if table.moves_freely() => {}
        Phase::Thinking | Phase::Impossible { .. } => return Err(Refusal::CallScoreFirst),
        Phase::Settled(_) | Phase::Revealed(_) => return Err(Refusal::RoundClosed),
        // Nobody moves the shared numbers there.
        Phase::Everyone { .. } => return Err(Refusal::NoCalls),
    }
    require_running(table)?;
    Ok(round)
}

fn may_undo(table: &Table, seat: SeatId) -> Result<(), Refusal> {
    let board = &movable_round(table, seat)?.board;
    if !table.rules().undo {
        return Err(Refusal::UndoOff);
    }
    if board.steps().is_empty() {
        return Err(Refusal::NothingToUndo);
    }
    Ok(())
}

/// The step that the player at `seat` may make again.
pub(super) fn redoable(table: &Table, seat: SeatId) -> Result<Step, Refusal> {
    let step = movable_round(table, seat)?.board.redoable();
    step.ok_or(Refusal::NothingToRedo)
}

fn may_give_up(table: &Table, seat: SeatId) -> Result<(), Refusal> {
    match round(table)?.phase {
        Phase::Demonstration { caller, .. } if caller == seat => require_running(table),
        Phase::Everyone { .. } => Err(Refusal::NoCalls),
        _ => Err(Refusal::NoCall),
    }
}

fn may_be_sure(table: &Table, seat: SeatId) -> Result<(), Refusal> {
    match round(table)?.phase {
        Phase::Impossible { caller, .. } if caller == seat => {
            if table.mode() != TableMode::Solitaire {
                return Err(Refusal::MustStand);
            }
            require_running(table)
        }
        Phase::Everyone { .. } => Err(Refusal::NoCalls),
        _ => Err(Refusal::NoCall),
    }
}

/// The next hint that the player at `seat` may take, if the roll has it.
pub(super) fn next_hint(table: &Table, seat: SeatId) -> Result<Grade, Refusal> {
    if !table.gives_hints() {
        return Err(Refusal::NoHintsInGroup);
    }
    let round = open_round(table)?;
    require_running(table)?;
    Grade::after(round.last_hint(seat)).ok_or(Refusal::HintTaken)
}

fn may_end_round(
    table: &Table,
    seat: SeatId,
    rights: Rights,
    with_points: bool,
) -> Result<(), Refusal> {
    require_end(rights, with_points)?;
    let round = open_round(table)?;
    // The group's referee knows which players are hosts, and so get no points.
    if round.is_everyones() {
        return Err(Refusal::NoCalls);
    }
    require_not_own(rights, is_caller(round, seat))
}

fn may_pause(table: &Table, rights: Rights) -> Result<(), Refusal> {
    require_host(rights)?;
    open_round(table)?;
    require_running(table)
}

/// Whether a player may end the pause. A stand-in may, too: otherwise nobody could end their paused
/// call.
fn may_resume(table: &Table, rights: Rights) -> Result<(), Refusal> {
    require_stand_in(rights)?;
    match round(table)?.is_paused() {
        true => Ok(()),
        false => Err(Refusal::NotPaused),
    }
}

/// Whether the round can be lengthened by any amount.
fn may_lengthen(table: &Table, rights: Rights) -> Result<(), Refusal> {
    require_host(rights)?;
    let round = open_round(table)?;
    if !round.is_everyones() {
        return Err(Refusal::OnlyCalls);
    }
    if !table.has_round_clock() {
        return Err(Refusal::NoRoundClock);
    }
    match round.can_be_lengthened(Lengthening::HalfMinute) {
        true => Ok(()),
        false => Err(Refusal::RoundLongEnough),
    }
}

fn require_host_between_rounds(table: &Table, rights: Rights) -> Result<(), Refusal> {
    require_host(rights)?;
    require_nothing_open(table)
}

fn round(table: &Table) -> Result<&Round, Refusal> {
    table.round().ok_or(Refusal::NoRoll)
}

/// The round on the table, while it has not ended.
pub(crate) fn open_round(table: &Table) -> Result<&Round, Refusal> {
    match round(table)? {
        round if round.is_over() => Err(Refusal::RoundClosed),
        round => Ok(round),
    }
}

/// Whether the open call is one of the player at `seat`.
pub(crate) fn is_caller(round: &Round, seat: SeatId) -> bool {
    let (score_caller, impossible_caller) = round.callers();
    [score_caller, impossible_caller].contains(&Some(seat))
}

fn require_running(table: &Table) -> Result<(), Refusal> {
    match table.is_paused() {
        true => Err(Refusal::Paused),
        false => Ok(()),
    }
}

/// Refuses while a call or a round of everyone is open, which a new roll would end.
fn require_nothing_open(table: &Table) -> Result<(), Refusal> {
    require_no_call(table)?;
    match table.everyone_is_open() {
        true => Err(Refusal::RoundOpen),
        false => Ok(()),
    }
}

fn require_no_call(table: &Table) -> Result<(), Refusal> {
    match table.call_is_open() {
        true => Err(Refusal::CallOpen),
        false => Ok(()),
    }
}

/// Whether a player with these `rights` may do a host's commands.
pub(crate) fn require_host(rights: Rights) -> Result<(), Refusal> {
    match rights {
        Rights::Host => Ok(()),
        Rights::StandIn => Err(Refusal::StandInOnly),
        Rights::Player => Err(Refusal::HostOnly),
    }
}

/// Whether a player with these `rights` may do the commands of a stand-in for the host.
pub(crate) fn require_stand_in(rights: Rights) -> Result<(), Refusal> {
    match rights {
        Rights::Host | Rights::StandIn => Ok(()),
        Rights::Player => Err(Refusal::HostOnly),
    }
}

/// Whether a player with these `rights` may end a round. A stand-in may unblock a table, but not
/// decide about points.
pub(crate) fn require_end(rights: Rights, with_points: bool) -> Result<(), Refusal> {
    match with_points {
        true => require_host(rights),
        false => require_stand_in(rights),
    }
}

/// Whether a player with these `rights` may end a round in which a call or an answer `is_own`. A
/// stand-in would then decide about their own points.
pub(crate) fn require_not_own(rights: Rights, is_own: bool) -> Result<(), Refusal> {
    match rights {
        Rights::StandIn if is_own => Err(Refusal::OwnCall),
        _ => Ok(()),
    }
}
