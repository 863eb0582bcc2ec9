//! The referee: from a command to events, or to a refusal.
//!
//! Time and randomness are arguments, and nothing is changed here: the
//! owner of the table applies the events.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use crate::arith::puzzle::Puzzle;
use crate::dice::{Generator, Roll};
use crate::games::score::{self, Calls, Ending, Opposition};
use crate::solve;
use crate::teach::hint::Grade;

use super::board::{Deal, Standing, Step};
use super::command::Command;
use super::event::{Award, Event, KnownRoll, SeatId, TableMode};
use super::name::Name;
use super::refusal::Refusal;
use super::rules::{Goal, Roller, Rules, TimeLimit};
use super::state::{Phase, Rights, Round, Table, fits_mode, way_fits_mode};
use super::way_of_playing::Way;

/// Gives a newcomer a seat.
pub fn admit(table: &Table, name: Name) -> Result<Event, Refusal> {
    // A seat is never given twice, so a table can run out of them for good.
    let is_last = table.next_seat() == SeatId(u32::MAX);
    if is_last || table.seats().len() >= table.capacity() {
        return Err(Refusal::TableFull);
    }
    require_free(table, &name, None)?;
    Ok(Event::Seated {
        seat: table.next_seat(),
        name,
        points: 0,
    })
}

/// What follows from `command` of the player at `seat`, when the table's
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

/// The same for a player whose `rights` the caller knows.
pub fn decide_with(
    table: &Table,
    now_ms: u64,
    generator: &mut Generator,
    seat: SeatId,
    rights: Rights,
    command: Command,
) -> Result<Vec<Event>, Refusal> {
    if table.seat(seat).is_none() {
        return Err(Refusal::NotSeated);
    }
    if overdue(table, now_ms).is_some() {
        return Err(Refusal::TimeIsUp);
    }
    match command {
        Command::Roll => roll(table, now_ms, seat, rights, generator),
        Command::Deal(numbers) => deal(table, now_ms, seat, rights, numbers),
        Command::CallScore => call_score(table, now_ms, seat),
        Command::CallImpossible => call_impossible(table, now_ms, seat),
        Command::Step(step) => make_step(table, now_ms, seat, step),
        Command::Undo => undo(table, seat),
        Command::Redo => redo(table, now_ms, seat),
        Command::GiveUp => give_up(table, seat),
        Command::BeSure => be_sure(table, seat),
        Command::TakeHint(grade) => take_hint(table, seat, grade),
        Command::SetRules(rules) => set_rules(table, rights, rules),
        Command::ClearPoints => clear_points(table, rights),
        Command::Rename(name) => rename(table, seat, name),
        Command::Leave => leave(table, seat),
        Command::EndRound { with_points } => end_round(table, seat, rights, with_points),
        Command::SetRoller(roller) => set_roller(rights, roller),
        Command::SetWay(way) => set_way(table, rights, way),
        // Where everyone answers, the group's referee hears it.
        Command::Answer(_) => Err(Refusal::OnlyCalls),
        Command::Pause => pause(table, now_ms, rights),
        Command::Resume => resume(table, now_ms, rights),
    }
}

/// The end of a call whose time is up: a time-out is an event too. The
/// owner of the table asks before each command, and when a deadline has passed.
///
/// A machine may have stopped between the last step of a round and its end;
/// then this is that end, whatever the time.
pub fn overdue(table: &Table, now_ms: u64) -> Option<Event> {
    let round = table.round()?;
    let by_time = || match round.phase {
        _ if now_ms < table.deadline_ms()? => None,
        Phase::Demonstration { .. } => Some(Ending::OutOfTime),
        // Its end says what others have made, which not every reader knows.
        Phase::Everyone { .. } => None,
        _ => Some(Ending::Stood),
    };
    let ending = ending_on_board(&round.phase, table.standing()).or_else(by_time)?;
    Some(settle(table, round, ending))
}

/// Whether the round's numbers can make the goal under the table's rules.
pub fn is_solvable(table: &Table, deal: &Deal) -> bool {
    puzzle(table, deal).is_some_and(|puzzle| solve::is_solvable(&puzzle))
}

/// What a deal asks under the rules of its table. Every deal and all rules are within the
/// solver's limits, so there is a puzzle for any of them.
pub fn puzzle(table: &Table, deal: &Deal) -> Option<Puzzle> {
    let rules = table.rules();
    let goal = rules.goal.value();
    Puzzle::new(&deal.numbers(), goal, rules.ops, rules.all_numbers).ok()
}

/// What follows from it that players at this screen have looked up the solutions of
/// `numbers` elsewhere; `None`: nothing new.
///
/// A relay does not hear of it: there everybody looks at a screen of their own.
pub fn look_up(table: &Table, numbers: Roll, goal: Goal) -> Option<Event> {
    let is_new = table.mode() != TableMode::Group
        && (table.rules().goal != goal || !table.is_known(&Deal::Chosen { numbers }));
    is_new.then(|| Event::SolutionsKnown {
        rolls: vec![KnownRoll::new(numbers, goal)],
    })
}

/// Whether the player at `seat` may move the numbers now.
pub fn may_move(table: &Table, seat: SeatId) -> Result<(), Refusal> {
    movable(table, seat).map(|_| ())
}

/// Whether the player at `seat` may make calls on the roll on the table, or the next one, as
/// far as who spoils waits.
pub fn may_call(table: &Table, seat: SeatId) -> Result<(), Refusal> {
    match table.rolls_to_wait(seat) {
        0 => Ok(()),
        rolls => Err(Refusal::MustWait { rolls }),
    }
}

fn roll(
    table: &Table,
    now_ms: u64,
    seat: SeatId,
    rights: Rights,
    generator: &mut Generator,
) -> Result<Vec<Event>, Refusal> {
    may_roll(table, seat, rights)?;
    Ok(dealt(table, now_ms, seat, table.rules().deal(generator)))
}

/// Whether the player at `seat` may roll now.
pub(super) fn may_roll(table: &Table, seat: SeatId, rights: Rights) -> Result<(), Refusal> {
    require_nothing_open(table)?;
    let may = match table.rules().roller {
        // A last scorer who has gone home keeps nobody from the next roll.
        _ if table.mode() == TableMode::Group && rights >= Rights::StandIn => true,
        Roller::Anyone => true,
        Roller::Host => table.mode() != TableMode::Group && table.host() == Some(seat),
        Roller::LastScorer => {
            let scorer = table.last_scorer().filter(|id| table.seat(*id).is_some());
            scorer.is_none_or(|scorer| scorer == seat)
        }
    };
    if !may {
        return Err(Refusal::NotYourRoll);
    }
    require_running(table)
}

fn deal(
    table: &Table,
    now_ms: u64,
    seat: SeatId,
    rights: Rights,
    numbers: Roll,
) -> Result<Vec<Event>, Refusal> {
    require_host(rights)?;
    require_nothing_open(table)?;
    require_running(table)?;
    let deal = table.rules().deal_chosen(numbers);
    Ok(dealt(table, now_ms, seat, deal))
}

/// A new round, and its clock where it has one from the start.
fn dealt(table: &Table, now_ms: u64, by: SeatId, deal: Deal) -> Vec<Event> {
    let clock = match table.way() {
        Way::Call => None,
        Way::Everyone(everyone) => everyone.clock,
    };
    let started = clock.map(|clock| Event::ClockStarted {
        deadline_ms: now_ms.saturating_add(clock.duration_ms()),
    });
    // A roll whose solutions are known wins nobody a point.
    let dealt = match table.is_known(&deal) {
        true => Event::DealtForPractice { by, deal },
        false => Event::Dealt { by, deal },
    };
    [dealt].into_iter().chain(started).collect()
}

fn call_score(table: &Table, now_ms: u64, seat: SeatId) -> Result<Vec<Event>, Refusal> {
    match round(table)?.phase {
        Phase::Demonstration { .. } => Err(Refusal::ScoreCalled),
        Phase::Settled(_) | Phase::Revealed(_) => Err(Refusal::RoundClosed),
        Phase::Everyone { .. } => Err(Refusal::NoCalls),
        _ if table.is_paused() => Err(Refusal::Paused),
        Phase::Thinking | Phase::Impossible { .. } => {
            may_call(table, seat)?;
            Ok(vec![Event::ScoreCalled {
                seat,
                deadline_ms: deadline_ms(table.rules().score_clock, now_ms),
            }])
        }
    }
}

fn call_impossible(table: &Table, now_ms: u64, seat: SeatId) -> Result<Vec<Event>, Refusal> {
    match round(table)?.phase {
        Phase::Impossible { .. } => Err(Refusal::ImpossibleCalled),
        Phase::Demonstration { .. } => Err(Refusal::ScoreCalled),
        Phase::Settled(_) | Phase::Revealed(_) => Err(Refusal::RoundClosed),
        Phase::Everyone { .. } => Err(Refusal::NoCalls),
        Phase::Thinking if table.is_paused() => Err(Refusal::Paused),
        Phase::Thinking => {
            may_call(table, seat)?;
            Ok(vec![Event::ImpossibleCalled {
                seat,
                deadline_ms: deadline_ms(table.rules().impossible_clock, now_ms),
            }])
        }
    }
}

fn make_step(table: &Table, now_ms: u64, seat: SeatId, step: Step) -> Result<Vec<Event>, Refusal> {
    let round = movable(table, seat)?;
    let mut board = round.board.clone();
    board.make(step, table.rules().ops).map_err(Refusal::Step)?;
    let standing = board.standing(table.rules().goal, table.rules().all_numbers);
    let ending = ending_on_board(&round.phase, standing);
    let is_reached = ending == Some(Ending::Reached);
    let taken = time_taken(table, now_ms).filter(|_| is_reached);
    let settled = ending.map(|ending| settle(table, round, ending));
    let events = [Event::Stepped(step)].into_iter().chain(taken);
    Ok(events.chain(settled).collect())
}

/// How much of the clock of an open SCORE call has run; a pause or an outage takes none.
fn time_taken(table: &Table, now_ms: u64) -> Option<Event> {
    let total_ms = table.rules().score_clock?.duration_ms();
    let left_ms = table.deadline_ms()?.saturating_sub(now_ms);
    Some(Event::TimeTaken {
        taken_ms: total_ms.saturating_sub(left_ms),
    })
}

/// The ending that the numbers themselves bring. Without a call a missed goal
/// is none: the last step can be taken back.
fn ending_on_board(phase: &Phase, standing: Standing) -> Option<Ending> {
    match (phase, standing) {
        (Phase::Demonstration { .. }, Standing::Reached) => Some(Ending::Reached),
        (Phase::Demonstration { .. }, Standing::Missed) => Some(Ending::Missed),
        (Phase::Thinking, Standing::Reached) => Some(Ending::Practised),
        _ => None,
    }
}

fn undo(table: &Table, seat: SeatId) -> Result<Vec<Event>, Refusal> {
    let round = movable(table, seat)?;
    if !table.rules().undo {
        return Err(Refusal::UndoOff);
    }
    if round.board.steps().is_empty() {
        return Err(Refusal::NothingToUndo);
    }
    Ok(vec![Event::Undone])
}

fn redo(table: &Table, now_ms: u64, seat: SeatId) -> Result<Vec<Event>, Refusal> {
    let step = movable(table, seat)?.board.redoable();
    make_step(table, now_ms, seat, step.ok_or(Refusal::NothingToRedo)?)
}

fn give_up(table: &Table, seat: SeatId) -> Result<Vec<Event>, Refusal> {
    let round = round(table)?;
    match round.phase {
        Phase::Demonstration { caller, .. } if caller == seat => {
            require_running(table)?;
            Ok(vec![settle(table, round, Ending::GaveUp)])
        }
        Phase::Everyone { .. } => Err(Refusal::NoCalls),
        _ => Err(Refusal::NoCall),
    }
}

fn be_sure(table: &Table, seat: SeatId) -> Result<Vec<Event>, Refusal> {
    let round = round(table)?;
    match round.phase {
        Phase::Impossible { caller, .. } if caller == seat => {
            if table.mode() != TableMode::Solitaire {
                return Err(Refusal::MustStand);
            }
            require_running(table)?;
            Ok(vec![settle(table, round, Ending::Stood)])
        }
        Phase::Everyone { .. } => Err(Refusal::NoCalls),
        _ => Err(Refusal::NoCall),
    }
}

fn take_hint(table: &Table, seat: SeatId, grade: Grade) -> Result<Vec<Event>, Refusal> {
    if !table.gives_hints() {
        return Err(Refusal::NoHintsInGroup);
    }
    let round = round(table)?;
    if round.is_over() {
        return Err(Refusal::RoundClosed);
    }
    require_running(table)?;
    let next = Grade::after(round.last_hint(seat)).ok_or(Refusal::HintTaken)?;
    match grade.cmp(&next) {
        Ordering::Less => Err(Refusal::HintTaken),
        Ordering::Greater => Err(Refusal::HintSkipped),
        Ordering::Equal if grade > Grade::Solvable && !is_solvable(table, &round.deal) => {
            Err(Refusal::NoFurtherHint)
        }
        Ordering::Equal => Ok(vec![Event::HintTaken { seat, grade }]),
    }
}

fn set_rules(table: &Table, rights: Rights, rules: Rules) -> Result<Vec<Event>, Refusal> {
    require_host(rights)?;
    require_nothing_open(table)?;
    if !fits_mode(&rules, table.mode()) {
        return Err(Refusal::ClockNeeded);
    }
    Ok(vec![Event::RulesChanged { rules }])
}

fn clear_points(table: &Table, rights: Rights) -> Result<Vec<Event>, Refusal> {
    require_host(rights)?;
    require_nothing_open(table)?;
    Ok(vec![Event::PointsCleared])
}

fn rename(table: &Table, seat: SeatId, name: Name) -> Result<Vec<Event>, Refusal> {
    require_free(table, &name, Some(seat))?;
    Ok(vec![Event::Renamed { seat, name }])
}

fn leave(table: &Table, seat: SeatId) -> Result<Vec<Event>, Refusal> {
    require_no_call(table)?;
    Ok(vec![Event::Left { seat }])
}

/// A stand-in may unblock a table, and may not decide about points: so never
/// about a round with a call of their own.
fn end_round(
    table: &Table,
    seat: SeatId,
    rights: Rights,
    with_points: bool,
) -> Result<Vec<Event>, Refusal> {
    if rights == Rights::Player || with_points {
        require_host(rights)?;
    }
    let round = round(table)?;
    if round.is_over() {
        return Err(Refusal::RoundClosed);
    }
    // Who is a host, and so gets no points, the group's referee knows.
    if round.is_everyones() {
        return Err(Refusal::NoCalls);
    }
    let (score_caller, impossible_caller) = round.callers();
    let is_own = [score_caller, impossible_caller].contains(&Some(seat));
    if rights == Rights::StandIn && is_own {
        return Err(Refusal::OwnCall);
    }
    Ok(vec![end(table, with_points)])
}

/// The end of the round on the table by its host: with points an open SCORE counts as
/// failed, an IMPOSSIBLE as having stood.
pub(crate) fn end(table: &Table, with_points: bool) -> Event {
    match table.round() {
        Some(round) if with_points => settle(table, round, Ending::Ended),
        _ => end_without_points(),
    }
}

/// The end of a round that brings nobody a point.
pub(crate) fn end_without_points() -> Event {
    Event::Settled {
        ending: Ending::Ended,
        awards: Vec::new(),
    }
}

fn set_roller(rights: Rights, roller: Roller) -> Result<Vec<Event>, Refusal> {
    require_host(rights)?;
    Ok(vec![Event::RollerChanged { roller }])
}

fn set_way(table: &Table, rights: Rights, way: Way) -> Result<Vec<Event>, Refusal> {
    require_host(rights)?;
    require_nothing_open(table)?;
    if !way_fits_mode(way, table.mode()) {
        return Err(Refusal::EveryoneInGroup);
    }
    Ok(vec![Event::WayChanged { way }])
}

fn pause(table: &Table, now_ms: u64, rights: Rights) -> Result<Vec<Event>, Refusal> {
    require_host(rights)?;
    if round(table)?.is_over() {
        return Err(Refusal::RoundClosed);
    }
    require_running(table)?;
    Ok(vec![paused(table, now_ms)])
}

fn paused(table: &Table, now_ms: u64) -> Event {
    let deadline_ms = table.deadline_ms();
    Event::Paused {
        left_ms: deadline_ms.map(|deadline_ms| deadline_ms.saturating_sub(now_ms)),
    }
}

/// A stand-in may too: a call of theirs that stands still could not be ended by anybody.
fn resume(table: &Table, now_ms: u64, rights: Rights) -> Result<Vec<Event>, Refusal> {
    if rights == Rights::Player {
        require_host(rights)?;
    }
    let round = round(table)?;
    if !round.is_paused() {
        return Err(Refusal::NotPaused);
    }
    Ok(vec![resumed(round, now_ms)])
}

fn resumed(round: &Round, now_ms: u64) -> Event {
    let left_ms = round.left_ms();
    Event::Resumed {
        deadline_ms: left_ms.map(|left_ms| now_ms.saturating_add(left_ms)),
    }
}

/// What a pause or its end means at a table that is one of several; `None`: nothing.
pub(crate) fn stop_or_go_on(table: &Table, now_ms: u64, command: &Command) -> Option<Event> {
    let round = table.round()?;
    match command {
        Command::Pause if !round.is_paused() => Some(paused(table, now_ms)),
        Command::Resume if round.is_paused() => Some(resumed(round, now_ms)),
        _ => None,
    }
}

/// The end of `round` with its points, which go to its callers.
fn settle(table: &Table, round: &Round, ending: Ending) -> Event {
    let (score_caller, impossible_caller) = round.callers();
    if round.is_practice {
        // Where a host ends it, only by its awards one knows that its calls count.
        let counts = ending == Ending::Ended;
        let callers = BTreeSet::from([score_caller, impossible_caller]);
        let callers = callers.into_iter().flatten().filter(|_| counts);
        let nothing = |seat| Award { seat, points: 0 };
        return Event::Settled {
            ending,
            awards: callers.map(nothing).collect(),
        };
    }
    let calls = match (score_caller, impossible_caller) {
        (None, None) => Calls::Nobody,
        (Some(_), None) => Calls::Score,
        (None, Some(_)) => Calls::Impossible,
        (Some(a), Some(b)) if a == b => Calls::Interrupted,
        (Some(_), Some(_)) => Calls::Against,
    };
    // With six numbers the solver takes seconds, so it is asked only where
    // its word counts.
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
        let both = [
            award(score_caller, points.score),
            award(impossible_caller, points.impossible),
        ];
        both.into_iter().flatten().collect()
    };
    Event::Settled { ending, awards }
}

fn deadline_ms(clock: Option<TimeLimit>, now_ms: u64) -> Option<u64> {
    clock.map(|clock| now_ms.saturating_add(clock.duration_ms()))
}

fn round(table: &Table) -> Result<&Round, Refusal> {
    table.round().ok_or(Refusal::NoRoll)
}

/// The round whose numbers `seat` may move.
fn movable(table: &Table, seat: SeatId) -> Result<&Round, Refusal> {
    let round = round(table)?;
    match round.phase {
        Phase::Demonstration { caller, .. } if caller == seat => {}
        Phase::Demonstration { .. } => return Err(Refusal::NotYourCall),
        Phase::Thinking if table.moves_freely() => {}
        Phase::Thinking | Phase::Impossible { .. } => return Err(Refusal::CallScoreFirst),
        Phase::Settled(_) | Phase::Revealed(_) => return Err(Refusal::RoundClosed),
        // The shared numbers are nobody's there.
        Phase::Everyone { .. } => return Err(Refusal::NoCalls),
    }
    require_running(table)?;
    Ok(round)
}

fn require_running(table: &Table) -> Result<(), Refusal> {
    if table.is_paused() {
        return Err(Refusal::Paused);
    }
    Ok(())
}

/// Nothing is open that a new roll would take away.
fn require_nothing_open(table: &Table) -> Result<(), Refusal> {
    require_no_call(table)?;
    if table.everyone_is_open() {
        return Err(Refusal::RoundOpen);
    }
    Ok(())
}

fn require_no_call(table: &Table) -> Result<(), Refusal> {
    if table.call_is_open() {
        return Err(Refusal::CallOpen);
    }
    Ok(())
}

/// Whether somebody with these `rights` may do what is the host's alone.
pub(crate) fn require_host(rights: Rights) -> Result<(), Refusal> {
    match rights {
        Rights::Host => Ok(()),
        Rights::StandIn => Err(Refusal::StandInOnly),
        Rights::Player => Err(Refusal::HostOnly),
    }
}

fn require_free(table: &Table, name: &Name, own: Option<SeatId>) -> Result<(), Refusal> {
    let others = || table.seats().iter().filter(|seat| Some(seat.id) != own);
    if others().any(|seat| seat.name.is_same_as(name)) {
        let free = name.free_among(others().map(|seat| &seat.name));
        return Err(Refusal::NameTaken {
            free: free.as_str().to_owned(),
        });
    }
    Ok(())
}
