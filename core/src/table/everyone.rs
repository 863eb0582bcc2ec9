//! The referee of a round that everyone plays, each on a board of their own.

use std::collections::BTreeMap;

use crate::arith::expr::Expr;
use crate::arith::op::OpSet;
use crate::games::everyone::{self, Scoring, Verdict};
use crate::solve::distinct::canonical::Canonical;
use crate::teach::hint::Grade;

use super::board::{Board, BoardOutcome, Deal, Step, TileId};
use super::command::{Ask, Command};
use super::event::{Award, ClassSolution, Event, OwnHint, Reveal, RevealCause, SeatId};
use super::own_board::{FinalAnswer, OwnBoard, OwnEvent};
use super::referee;
use super::refusal::Refusal;
use super::rules::Rules;
use super::state::{Round, Table};
use super::way_of_playing::Way;

/// Whether the player at `seat` may ask for this on their own board, when the table's clock shows
/// `now_ms`.
///
/// An answer may be asked for if any answer can be accepted. An impossible roll has only the
/// first hint; whether the roll is impossible is checked when the hint is taken.
pub fn may(table: &Table, now_ms: u64, seat: SeatId, ask: Ask) -> Result<(), Refusal> {
    let (_, own) = open_board(table, now_ms, seat)?;
    may_on(&own, table.rules(), ask)
}

/// Whether a player may ask for this on `own`, their board, which is open.
fn may_on(own: &OwnBoard, rules: &Rules, ask: Ask) -> Result<(), Refusal> {
    match ask {
        Ask::Answer => Ok(()),
        Ask::Step | Ask::Undo | Ask::Redo | Ask::TakeHint if own.is_full() => {
            Err(Refusal::BoardFull)
        }
        Ask::Step => Ok(()),
        Ask::Undo if !rules.undo => Err(Refusal::UndoOff),
        Ask::Undo if own.board.steps().is_empty() => Err(Refusal::NothingToUndo),
        Ask::Undo => Ok(()),
        Ask::Redo => redoable(own).map(|_| ()),
        Ask::TakeHint => next_hint(own).map(|_| ()),
        _ => Err(Refusal::NoCalls),
    }
}

/// The event on the own board of the player at `seat` that follows from `command`.
pub fn decide(
    table: &Table,
    now_ms: u64,
    seat: SeatId,
    command: &Command,
) -> Result<OwnEvent, Refusal> {
    let (round, own) = open_board(table, now_ms, seat)?;
    may_on(&own, table.rules(), command.ask())?;
    match command {
        Command::Answer(answer) => {
            if *answer == FinalAnswer::Solved {
                require_goal(&own, table.rules())?;
            }
            Ok(OwnEvent::Answered { answer: *answer })
        }
        Command::Step(step) => make_step(table, &own.board, *step),
        Command::Redo => make_step(table, &own.board, redoable(&own)?),
        Command::Undo => Ok(OwnEvent::Undone),
        Command::TakeHint(grade) => {
            referee::require_next_hint(table, round, next_hint(&own)?, *grade)?;
            Ok(OwnEvent::HintTaken { grade: *grade })
        }
        _ => Err(Refusal::NoCalls),
    }
}

/// The step that was taken back last on this board.
fn redoable(own: &OwnBoard) -> Result<Step, Refusal> {
    own.board.redoable().ok_or(Refusal::NothingToRedo)
}

/// The hint after those that were taken on this board.
fn next_hint(own: &OwnBoard) -> Result<Grade, Refusal> {
    Grade::after(own.last_hint).ok_or(Refusal::HintTaken)
}

/// The own board of the player at `seat`, while they can do something on it.
fn open_board(table: &Table, now_ms: u64, seat: SeatId) -> Result<(&Round, OwnBoard), Refusal> {
    let round = table.round().ok_or(Refusal::NoRoll)?;
    if round.is_over() {
        return Err(Refusal::RoundClosed);
    }
    if table.is_paused() {
        return Err(Refusal::Paused);
    }
    if is_out_of_time_for(table, now_ms, seat) {
        return Err(Refusal::TimeIsUp);
    }
    let own = round.own_board(seat);
    if own.answer.is_some() {
        return Err(Refusal::AlreadyAnswered);
    }
    Ok((round, own))
}

/// Refuses a board without a goal that counts.
fn require_goal(own: &OwnBoard, rules: &Rules) -> Result<(), Refusal> {
    let why = match own.outcome(rules) {
        BoardOutcome::Reached => return Ok(()),
        BoardOutcome::GoalNotCounted(why) => Some(why),
        BoardOutcome::Open | BoardOutcome::Missed => None,
    };
    Err(Refusal::GoalNotOnBoard { why })
}

fn make_step(table: &Table, board: &Board, step: Step) -> Result<OwnEvent, Refusal> {
    let result = board.result(step, table.rules().ops);
    result.map_err(Refusal::Step)?;
    Ok(OwnEvent::Stepped(step))
}

/// Whether the time of the player at `seat` is up in a round that everyone plays.
pub fn is_out_of_time_for(table: &Table, now_ms: u64, seat: SeatId) -> bool {
    let deadline_ms = table.deadline_ms_of(seat);
    let deadline_ms = deadline_ms.filter(|_| table.everyone_is_open());
    deadline_ms.is_some_and(|deadline_ms| now_ms >= deadline_ms)
}

/// Whether the time of a round that everyone plays is up, except for players with more time.
pub fn is_out_of_time(table: &Table, now_ms: u64) -> bool {
    let deadline_ms = table.deadline_ms().filter(|_| table.everyone_is_open());
    deadline_ms.is_some_and(|deadline_ms| now_ms >= deadline_ms)
}

/// The end of the open round that everyone plays; a player who `has_seen_boards` of others gets no
/// points.
pub fn reveal(
    table: &Table,
    cause: RevealCause,
    with_points: bool,
    has_seen_boards: impl Fn(SeatId) -> bool,
) -> Option<Event> {
    let round = table.round().filter(|round| round.is_everyones())?;
    let answers = answers(round);
    let is_solvable = referee::is_solvable(table, &round.deal);
    let given_answers = answers.iter().map(|(seat, answer, _)| (*seat, *answer));
    let impossible = given_answers
        .clone()
        .filter(|(_, answer)| *answer == FinalAnswer::Impossible);
    let hints = round.boards.iter().filter_map(|(&seat, own)| {
        let last = own.last_hint?;
        Some(OwnHint { seat, last })
    });
    let awards = match (with_points, table.way()) {
        (true, Way::Everyone(way)) if !round.is_practice => {
            let given_answers = given_answers.filter(|(seat, _)| !has_seen_boards(*seat));
            awards(given_answers, is_solvable, way.scoring)
        }
        _ => Vec::new(),
    };
    Some(Event::Revealed(Reveal {
        cause,
        is_solvable,
        awards,
        solutions: class_solutions(&answers),
        impossible: impossible.map(|(seat, _)| seat).collect(),
        other_impossible: 0,
        hints: hints.collect(),
    }))
}

/// The different solutions on the own boards of `round` that its reader may see. They are the
/// answers so far, in order of time.
pub fn solutions_so_far(round: &Round) -> Vec<ClassSolution> {
    class_solutions(&answers(round))
}

/// The expression that these `steps` make from the numbers of `deal`; `None` if they cannot be
/// made.
pub fn solution_expr(deal: &Deal, steps: &[Step]) -> Option<Expr> {
    let mut board = Board::new(&deal.numbers());
    for step in steps {
        board.make(*step, OpSet::ALL).ok()?;
    }
    last_expr(&board)
}

/// The players who have answered, in order of time, each with the answer and the board.
fn answers(round: &Round) -> Vec<(SeatId, FinalAnswer, &OwnBoard)> {
    let mut answers = Vec::new();
    for (&seat, own) in &round.boards {
        let given = own.answer;
        answers.extend(given.map(|given| (given.moment.n, (seat, given.answer, own))));
    }
    answers.sort_unstable_by_key(|(n, _)| *n);
    answers.into_iter().map(|(_, answer)| answer).collect()
}

/// The points for these answers, which are in order of time.
fn awards(
    answers: impl Iterator<Item = (SeatId, FinalAnswer)>,
    is_solvable: bool,
    scoring: Scoring,
) -> Vec<Award> {
    if !scoring.points {
        return Vec::new();
    }
    let mut right_count = 0;
    let mut awards = Vec::new();
    for (seat, answer) in answers {
        let verdict = match answer {
            FinalAnswer::Impossible if is_solvable => Verdict::WrongImpossible,
            FinalAnswer::Impossible | FinalAnswer::Solved => Verdict::Right,
        };
        let points = everyone::points(verdict, right_count, scoring);
        right_count += usize::from(verdict == Verdict::Right);
        awards.push(Award { seat, points });
    }
    awards
}

/// The different solutions among these answers, which are in order of time.
fn class_solutions(answers: &[(SeatId, FinalAnswer, &OwnBoard)]) -> Vec<ClassSolution> {
    let mut solutions: Vec<ClassSolution> = Vec::new();
    let mut indices: BTreeMap<Canonical, usize> = BTreeMap::new();
    let solved = answers
        .iter()
        .filter(|(_, answer, _)| *answer == FinalAnswer::Solved);
    for &(seat, _, OwnBoard { board, .. }) in solved {
        // A solution that cannot be compared counts as a different one.
        let canonical = last_expr(board).and_then(|expr| Canonical::of(&expr).ok());
        let new_index = solutions.len();
        let index = canonical.map_or(new_index, |canonical| {
            *indices.entry(canonical).or_insert(new_index)
        });
        match solutions.get_mut(index) {
            Some(known) => known.seats.push(seat),
            None => solutions.push(ClassSolution {
                steps: board.steps().to_vec(),
                seats: vec![seat],
                others: 0,
            }),
        }
    }
    solutions
}

/// The expression that made the last number on a board.
fn last_expr(board: &Board) -> Option<Expr> {
    let index_after_last = board.dealt() + board.steps().len();
    board.expr(TileId(u8::try_from(index_after_last.checked_sub(1)?).ok()?))
}
