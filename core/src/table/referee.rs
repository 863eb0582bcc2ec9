//! The referee, which turns a command into events or a refusal.
//!
//! Time and randomness are arguments, and the referee changes nothing: the owner of the table
//! applies the events.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use crate::arith::puzzle::Puzzle;
use crate::dice::{Generator, Roll};
use crate::games::score::{self, Calls, Ending, Opposition};
use crate::solve;
use crate::teach::hint::Grade;

use super::board::{BoardOutcome, Deal, Step};
use super::command::Command;
use super::event::{Award, Event, KnownRoll, SeatId, TableMode};
use super::more_time::{Lengthening, MoreTime};
use super::name::Name;
use super::options::{may, next_hint, open_round, redoable};
use super::refusal::Refusal;
use super::rules::{Goal, Rules, TimeLimit};
use super::state::{Phase, Rights, Round, Table, fits_mode, way_fits_mode};
use super::way_of_playing::Way;

/// Gives a newcomer a seat.
pub fn admit(table: &Table, name: Name) -> Result<Event, Refusal> {
    admit_as_one_of(table.capacity(), table, name)
}

/// Admits a newcomer who takes over another player's seat in the same entry. Even a full table has
/// room for them.
pub fn admit_in_place(table: &Table, name: Name) -> Result<Event, Refusal> {
    admit_as_one_of(table.capacity_within_entry(), table, name)
}

/// Gives a newcomer a seat at a table with room for `capacity` players.
fn admit_as_one_of(capacity: usize, table: &Table, name: Name) -> Result<Event, Refusal> {
    // A seat is never given twice, so a table can run out of them for good.
    let is_last = table.next_seat() == SeatId(u32::MAX);
    if is_last || table.seats().len() >= capacity {
        return Err(Refusal::TableFull);
    }
    require_free(table, &name, None)?;
    Ok(Event::Seated {
        seat: table.next_seat(),
        name,
        points: 0,
    })
}

/// The events that follow from `command` of the player at `seat`, when the table's
/// clock shows `now_ms`.
pub fn decide(
    table: &Table,
    now_ms: u64,
    generator: &mut Generator,
    seat: SeatId,
    command: Command,
) -> Result<Vec<Event>, Refusal> {
    decide_with(table, now_ms, generator, seat, table.rights(seat), command)
}

/// The events that follow from `command` of a player whose `rights` the caller knows.
pub fn decide_with(
    table: &Table,
    now_ms: u64,
    generator: &mut Generator,
    seat: SeatId,
    rights: Rights,
    command: Command,
) -> Result<Vec<Event>, Refusal> {
    let is_seated = table.seat(seat).is_some();
    if is_seated && overdue(table, now_ms).is_some() {
        return Err(Refusal::TimeIsUp);
    }
    may(table, seat, rights, command.ask())?;
    Ok(match command {
        Command::Roll => dealt(table, now_ms, seat, table.rules().deal(generator)),
        Command::Deal(numbers) => dealt(table, now_ms, seat, table.rules().deal_chosen(numbers)),
        Command::CallScore => vec![Event::ScoreCalled {
            seat,
            deadline_ms: table
                .score_clock_ms(seat)
                .map(|clock_ms| now_ms.saturating_add(clock_ms)),
        }],
        Command::CallImpossible => vec![Event::ImpossibleCalled {
            seat,
            deadline_ms: deadline_ms(table.rules().impossible_clock, now_ms),
        }],
        Command::Step(step) => make_step(table, now_ms, step)?,
        Command::Undo => vec![Event::Undone],
        Command::Redo => make_step(table, now_ms, redoable(table, seat)?)?,
        Command::GiveUp => vec![settle(table, open_round(table)?, Ending::GaveUp)],
        Command::BeSure => vec![settle(table, open_round(table)?, Ending::Stood)],
        Command::TakeHint(grade) => vec![take_hint(table, seat, grade)?],
        Command::SetRules(rules) => vec![set_rules(table, rules)?],
        Command::ClearPoints => vec![Event::PointsCleared],
        Command::Rename(name) => vec![rename(table, seat, name)?],
        Command::Leave => vec![Event::Left { seat }],
        Command::EndRound { with_points } => vec![end(table, with_points)],
        Command::SetRoller(roller) => vec![Event::RollerChanged { roller }],
        Command::SetWay(way) => vec![set_way(table, way)?],
        // There are no answers at the tables of this referee.
        Command::Answer(_) => return Err(Refusal::OnlyCalls),
        Command::Pause => vec![pause(table, now_ms)],
        Command::Resume => vec![resume(open_round(table)?, now_ms)],
        Command::LengthenRound(by) => vec![lengthen_round(table, now_ms, by)?],
        Command::GiveMoreTime(other, more) => vec![give_more_time(table, other, more)?],
    })
}

/// The event for a call whose time is up. The owner of the table asks for it before each command,
/// and when a deadline has passed.
///
/// A machine may have stopped between the last step of a round and its end; then this event is that
/// end, no matter what time it is.
pub fn overdue(table: &Table, now_ms: u64) -> Option<Event> {
    let round = table.round()?;
    let ending_by_time = || match round.phase {
        _ if now_ms < table.deadline_ms()? => None,
        Phase::Demonstration { .. } => Some(Ending::OutOfTime),
        // The end reveals the boards of others, which not every reader knows.
        Phase::Everyone { .. } => None,
        _ => Some(Ending::Stood),
    };
    let ending = ending_on_board(&round.phase, table.outcome()).or_else(ending_by_time)?;
    Some(settle(table, round, ending))
}

/// Whether the round's numbers can make the goal under the table's rules.
pub fn is_solvable(table: &Table, deal: &Deal) -> bool {
    puzzle(table, deal).is_some_and(|puzzle| solve::is_solvable(&puzzle))
}

/// The puzzle of a deal under the rules of its table. Every deal and all rules are within the
/// solver's limits, so there is a puzzle for any of them.
pub fn puzzle(table: &Table, deal: &Deal) -> Option<Puzzle> {
    let rules = table.rules();
    let goal = rules.goal.value();
    Puzzle::new(&deal.numbers(), goal, rules.ops, rules.all_numbers).ok()
}

/// The event when players at this screen have looked up the solutions of `numbers` elsewhere.
/// `None`: the table knows them already.
///
/// A relay is not notified: in a group everybody looks at a screen of their own.
pub fn look_up(table: &Table, numbers: Roll, goal: Goal) -> Option<Event> {
    let is_new = table.mode() != TableMode::Group
        && (table.rules().goal != goal || !table.is_known(&Deal::Chosen { numbers }));
    is_new.then(|| Event::SolutionsKnown {
        rolls: vec![KnownRoll::new(numbers, goal)],
    })
}

/// A new round, and its clock if it has one from the start.
fn dealt(table: &Table, now_ms: u64, by: SeatId, deal: Deal) -> Vec<Event> {
    let clock = match table.way() {
        Way::Call | Way::Race => None,
        Way::Everyone(everyone) => everyone.clock,
    };
    let clock_started = clock.map(|clock| Event::ClockStarted {
        deadline_ms: now_ms.saturating_add(clock.duration_ms()),
    });
    // A roll whose solutions are known brings no points.
    let dealt = match table.is_known(&deal) {
        true => Event::DealtForPractice { by, deal },
        false => Event::Dealt { by, deal },
    };
    [dealt].into_iter().chain(clock_started).collect()
}

fn make_step(table: &Table, now_ms: u64, step: Step) -> Result<Vec<Event>, Refusal> {
    let round = open_round(table)?;
    let rules = table.rules();
    let outcome = round
        .board
        .outcome_of(step, rules.ops, rules.goal, rules.all_numbers);
    let ending = ending_on_board(&round.phase, outcome.map_err(Refusal::Step)?);
    let is_reached = ending == Some(Ending::Reached);
    let time_taken_event = time_taken(table, now_ms).filter(|_| is_reached);
    let settled_event = ending.map(|ending| settle(table, round, ending));
    let events = [Event::Stepped(step)].into_iter().chain(time_taken_event);
    Ok(events.chain(settled_event).collect())
}

/// The event that says how much of the clock of an open SCORE call has run. A pause or an outage
/// takes none. Extra time of a player is never revealed: a reader who does not know of that time
/// could not apply the event.
fn time_taken(table: &Table, now_ms: u64) -> Option<Event> {
    let clock_ms = table.rules().score_clock?.duration_ms();
    let left_ms = table.deadline_ms()?.saturating_sub(now_ms);
    let taken_ms = table.clock_length_ms().saturating_sub(left_ms);
    (taken_ms <= clock_ms).then_some(Event::TimeTaken { taken_ms })
}

/// The ending that follows from the numbers on the board. Without a call a missed goal is no
/// ending, because the last step can be taken back.
fn ending_on_board(phase: &Phase, outcome: BoardOutcome) -> Option<Ending> {
    match (phase, outcome) {
        (Phase::Demonstration { .. }, BoardOutcome::Reached) => Some(Ending::Reached),
        (Phase::Demonstration { .. }, BoardOutcome::Missed) => Some(Ending::Missed),
        (Phase::Thinking, BoardOutcome::Reached) => Some(Ending::Practised),
        _ => None,
    }
}

fn take_hint(table: &Table, seat: SeatId, grade: Grade) -> Result<Event, Refusal> {
    let next = next_hint(table, seat)?;
    require_next_hint(table, open_round(table)?, next, grade)?;
    Ok(Event::HintTaken { seat, grade })
}

/// Whether `grade` can be taken on `round`, if `next` is the hint after those that the
/// player took.
pub(super) fn require_next_hint(
    table: &Table,
    round: &Round,
    next: Grade,
    grade: Grade,
) -> Result<(), Refusal> {
    match grade.cmp(&next) {
        Ordering::Less => Err(Refusal::HintTaken),
        Ordering::Greater => Err(Refusal::HintSkipped),
        Ordering::Equal if grade > Grade::Solvable && !is_solvable(table, &round.deal) => {
            Err(Refusal::NoFurtherHint)
        }
        Ordering::Equal => Ok(()),
    }
}

fn set_rules(table: &Table, rules: Rules) -> Result<Event, Refusal> {
    match fits_mode(&rules, table.mode()) {
        true => Ok(Event::RulesChanged { rules }),
        false => Err(Refusal::ClockNeeded),
    }
}

fn rename(table: &Table, seat: SeatId, name: Name) -> Result<Event, Refusal> {
    require_free(table, &name, Some(seat))?;
    Ok(Event::Renamed { seat, name })
}

/// The event when the host ends the round on the table. With points an open SCORE counts as failed,
/// an IMPOSSIBLE as having stood.
pub(crate) fn end(table: &Table, with_points: bool) -> Event {
    match table.round() {
        Some(round) if with_points => settle(table, round, Ending::Ended),
        _ => end_without_points(),
    }
}

/// The event that ends a round without points.
pub(crate) fn end_without_points() -> Event {
    Event::Settled {
        ending: Ending::Ended,
        awards: Vec::new(),
    }
}

fn lengthen_round(table: &Table, now_ms: u64, by: Lengthening) -> Result<Event, Refusal> {
    // Players with more time may still be thinking; for the others the time is up.
    let deadline_ms = table.deadline_ms();
    if deadline_ms.is_some_and(|deadline_ms| now_ms >= deadline_ms) {
        return Err(Refusal::TimeIsUp);
    }
    match open_round(table)?.can_be_lengthened(by) {
        true => Ok(Event::ClockLengthened { by }),
        false => Err(Refusal::RoundLongEnough),
    }
}

fn give_more_time(table: &Table, seat: SeatId, more: Option<MoreTime>) -> Result<Event, Refusal> {
    let given = Event::MoreTimeGiven { seat, more };
    table.seat(seat).map(|_| given).ok_or(Refusal::NotSeated)
}

fn set_way(table: &Table, way: Way) -> Result<Event, Refusal> {
    match way_fits_mode(way, table.mode()) {
        true => Ok(Event::WayChanged { way }),
        false => Err(Refusal::EveryoneInGroup),
    }
}

fn pause(table: &Table, now_ms: u64) -> Event {
    let deadline_ms = table.deadline_ms();
    Event::Paused {
        left_ms: deadline_ms.map(|deadline_ms| deadline_ms.saturating_sub(now_ms)),
    }
}

fn resume(round: &Round, now_ms: u64) -> Event {
    let left_ms = round.left_ms();
    Event::Resumed {
        deadline_ms: left_ms.map(|left_ms| now_ms.saturating_add(left_ms)),
    }
}

/// The event of a pause or its end at a table that is one of several. `None`: the table is in that
/// state already.
pub(crate) fn stop_or_go_on(table: &Table, now_ms: u64, command: &Command) -> Option<Event> {
    let round = table.round()?;
    match command {
        Command::Pause if !round.is_paused() => Some(pause(table, now_ms)),
        Command::Resume if round.is_paused() => Some(resume(round, now_ms)),
        _ => None,
    }
}

/// The end of `round` with its points, which go to its callers.
fn settle(table: &Table, round: &Round, ending: Ending) -> Event {
    let (score_caller, impossible_caller) = round.callers();
    if round.is_practice {
        // When a host ends a round of practice, only the awards show whether its calls count.
        let does_count = ending == Ending::Ended;
        let callers = BTreeSet::from([score_caller, impossible_caller]);
        let callers = callers.into_iter().flatten().filter(|_| does_count);
        let no_points = |seat| Award { seat, points: 0 };
        return Event::Settled {
            ending,
            awards: callers.map(no_points).collect(),
        };
    }
    let calls = match (score_caller, impossible_caller) {
        (None, None) => Calls::Nobody,
        (Some(_), None) => Calls::Score,
        (None, Some(_)) => Calls::Impossible,
        (Some(a), Some(b)) if a == b => Calls::Interrupted,
        (Some(_), Some(_)) => Calls::Against,
    };
    // With six numbers the solver takes seconds, so it is asked only when its answer matters.
    let is_judged = impossible_caller.is_some() && ending != Ending::Reached;
    let opposition = match table.mode() {
        TableMode::Solitaire => Opposition::Solver {
            solvable: !is_judged || is_solvable(table, &round.deal),
        },
        TableMode::HotSeat | TableMode::Group => Opposition::Players,
    };
    let points = score::points(calls, ending, opposition, table.rules().blocking);
    let award = |seat: Option<SeatId>, points| seat.map(|seat| Award { seat, points });
    let awards = if calls == Calls::Interrupted {
        award(score_caller, points.score + points.impossible)
            .into_iter()
            .collect()
    } else {
        let both_awards = [
            award(score_caller, points.score),
            award(impossible_caller, points.impossible),
        ];
        both_awards.into_iter().flatten().collect()
    };
    Event::Settled { ending, awards }
}

fn deadline_ms(clock: Option<TimeLimit>, now_ms: u64) -> Option<u64> {
    clock.map(|clock| now_ms.saturating_add(clock.duration_ms()))
}

/// Refuses a name that another player at the table has; the player at `own` may keep theirs.
fn require_free(table: &Table, name: &Name, own: Option<SeatId>) -> Result<(), Refusal> {
    let others = || table.seats().iter().filter(|seat| Some(seat.id) != own);
    if others().any(|seat| seat.name.is_same_as(name)) {
        let free_name = name.free_among(others().map(|seat| &seat.name));
        return Err(Refusal::NameTaken {
            free: free_name.as_str().to_owned(),
        });
    }
    Ok(())
}
