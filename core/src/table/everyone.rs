//! The referee of a round that everyone plays, each on a board of their own.

use std::collections::BTreeMap;

use crate::arith::expr::Expr;
use crate::arith::op::OpSet;
use crate::games::everyone::{self, Scoring, Verdict};
use crate::solve::distinct::canonical::Canonical;
use crate::teach::hint::Grade;

use super::board::{Board, Deal, Step, TileId};
use super::command::Command;
use super::event::{Award, ClassSolution, Event, OwnHint, Reveal, RevealCause, SeatId};
use super::own_board::{FinalAnswer, OwnBoard, OwnEvent};
use super::referee;
use super::refusal::Refusal;
use super::state::{Round, Table};
use super::way_of_playing::Way;

/// What the player at `seat` does on their own board by `command`.
pub fn decide(
    table: &Table,
    now_ms: u64,
    seat: SeatId,
    command: &Command,
) -> Result<OwnEvent, Refusal> {
    let (round, own) = open_board(table, now_ms, seat)?;
    if let Command::Answer(answer) = command {
        let is_there = *answer == FinalAnswer::Impossible || own.has_reached(table.rules());
        let answered = OwnEvent::Answered { answer: *answer };
        return is_there.then_some(answered).ok_or(Refusal::GoalNotOnBoard);
    }
    if own.is_full() {
        return Err(Refusal::BoardFull);
    }
    match command {
        Command::Step(step) => make_step(table, &own.board, *step),
        Command::Redo => {
            let step = own.board.redoable().ok_or(Refusal::NothingToRedo)?;
            make_step(table, &own.board, step)
        }
        Command::Undo if !table.rules().undo => Err(Refusal::UndoOff),
        Command::Undo if own.board.steps().is_empty() => Err(Refusal::NothingToUndo),
        Command::Undo => Ok(OwnEvent::Undone),
        Command::TakeHint(grade) => take_hint(table, round, &own, *grade),
        _ => Err(Refusal::NoCalls),
    }
}

/// Whether the player at `seat` may move the numbers of their own board now.
pub fn may_move(table: &Table, now_ms: u64, seat: SeatId) -> Result<(), Refusal> {
    open_board(table, now_ms, seat).map(|_| ())
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
    if is_out_of_time(table, now_ms) {
        return Err(Refusal::TimeIsUp);
    }
    let own = round.own_board(seat);
    if own.answer.is_some() {
        return Err(Refusal::AlreadyAnswered);
    }
    Ok((round, own))
}

fn make_step(table: &Table, board: &Board, step: Step) -> Result<OwnEvent, Refusal> {
    let result = board.result(step, table.rules().ops);
    result.map_err(Refusal::Step)?;
    Ok(OwnEvent::Stepped(step))
}

fn take_hint(
    table: &Table,
    round: &Round,
    own: &OwnBoard,
    grade: Grade,
) -> Result<OwnEvent, Refusal> {
    let next = Grade::after(own.last_hint).ok_or(Refusal::HintTaken)?;
    if grade < next {
        return Err(Refusal::HintTaken);
    }
    if grade > next {
        return Err(Refusal::HintSkipped);
    }
    if grade > Grade::Solvable && !referee::is_solvable(table, &round.deal) {
        return Err(Refusal::NoFurtherHint);
    }
    Ok(OwnEvent::HintTaken { grade })
}

/// Whether the time of a round that everyone plays is up.
pub fn is_out_of_time(table: &Table, now_ms: u64) -> bool {
    let deadline_ms = table.deadline_ms().filter(|_| table.everyone_is_open());
    deadline_ms.is_some_and(|deadline_ms| now_ms >= deadline_ms)
}

/// The end of the open round that everyone plays; who `has_seen_boards` of others gets no
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
    let given = answers.iter().map(|(seat, answer, _)| (*seat, *answer));
    let impossible = given
        .clone()
        .filter(|(_, answer)| *answer == FinalAnswer::Impossible);
    let hints = round.boards.iter().filter_map(|(&seat, own)| {
        let last = own.last_hint?;
        Some(OwnHint { seat, last })
    });
    let awards = match (with_points, table.way()) {
        (true, Way::Everyone(way)) if !round.is_practice => {
            let given = given.filter(|(seat, _)| !has_seen_boards(*seat));
            awards(given, is_solvable, way.scoring)
        }
        _ => Vec::new(),
    };
    Some(Event::Revealed(Reveal {
        cause,
        is_solvable,
        awards,
        solutions: class_solutions(&answers),
        impossible: impossible.map(|(seat, _)| seat).collect(),
        hints: hints.collect(),
    }))
}

/// The different solutions on the own boards of `round` that its reader may see: those with
/// which players have answered so far, the first one first.
pub fn solutions_so_far(round: &Round) -> Vec<ClassSolution> {
    class_solutions(&answers(round))
}

/// How the goal was made by these `steps` from the numbers of `deal`; `None` where they
/// cannot be made.
pub fn solution_expr(deal: &Deal, steps: &[Step]) -> Option<Expr> {
    let mut board = Board::new(&deal.numbers());
    for step in steps {
        board.make(*step, OpSet::ALL).ok()?;
    }
    expr(&board)
}

/// Who has answered what on which board, the first one first.
fn answers(round: &Round) -> Vec<(SeatId, FinalAnswer, &OwnBoard)> {
    let mut answers = Vec::new();
    for (&seat, own) in &round.boards {
        let given = own.answer;
        answers.extend(given.map(|given| (given.moment.n, (seat, given.answer, own))));
    }
    answers.sort_unstable_by_key(|(n, _)| *n);
    answers.into_iter().map(|(_, answer)| answer).collect()
}

/// The points for these answers, of which the first one came first.
fn awards(
    given: impl Iterator<Item = (SeatId, FinalAnswer)>,
    is_solvable: bool,
    scoring: Scoring,
) -> Vec<Award> {
    if !scoring.points {
        return Vec::new();
    }
    let mut right = 0;
    let mut awards = Vec::new();
    for (seat, answer) in given {
        let verdict = match answer {
            FinalAnswer::Impossible if is_solvable => Verdict::WrongImpossible,
            FinalAnswer::Impossible | FinalAnswer::Solved => Verdict::Right,
        };
        let points = everyone::points(verdict, right, scoring);
        right += usize::from(verdict == Verdict::Right);
        awards.push(Award { seat, points });
    }
    awards
}

/// The different solutions among these answers, of which the first one came first.
fn class_solutions(answers: &[(SeatId, FinalAnswer, &OwnBoard)]) -> Vec<ClassSolution> {
    let mut solutions: Vec<ClassSolution> = Vec::new();
    let mut places: BTreeMap<Canonical, usize> = BTreeMap::new();
    let solved = answers
        .iter()
        .filter(|(_, answer, _)| *answer == FinalAnswer::Solved);
    for &(seat, _, OwnBoard { board, .. }) in solved {
        // What cannot be compared stands for itself.
        let same = expr(board).and_then(|expr| Canonical::of(&expr).ok());
        let new = solutions.len();
        let place = same.map_or(new, |same| *places.entry(same).or_insert(new));
        match solutions.get_mut(place) {
            Some(known) => known.seats.push(seat),
            None => solutions.push(ClassSolution {
                steps: board.steps().to_vec(),
                seats: vec![seat],
            }),
        }
    }
    solutions
}

/// How the last number on a board was made.
fn expr(board: &Board) -> Option<Expr> {
    let last = board.dealt() + board.steps().len();
    board.expr(TileId(u8::try_from(last.checked_sub(1)?).ok()?))
}
