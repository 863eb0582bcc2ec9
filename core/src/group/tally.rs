//! Counts of each player's rounds, for the report that hosts have of a lesson.
//!
//! The counts are folded from the log like all of the group, and deleted with the table. Only
//! readers of the whole log can count; the snapshots of others have no counts.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::arith::number::Number;
use crate::arith::op::Op;
use crate::games::score::Ending;
use crate::table::board::{Board, TileId};
use crate::table::event::{Award, Event, Reveal, SeatId};
use crate::table::own_board::{FinalAnswer, OwnBoard};
use crate::table::referee;
use crate::table::state::{Phase, Round, Settlement, Table};

use super::arrivals::Arrivals;

/// The numbers of steps, in all and by the skill that they needed. One step may need all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StepKinds {
    /// All steps.
    pub all: u32,
    /// Steps with a fraction before or after them.
    pub fractions: u32,
    /// Steps that join two numbers.
    pub joins: u32,
    /// Steps with a negative number before or after them.
    pub negatives: u32,
}

impl StepKinds {
    /// Adds the steps that `board` has at the end; steps that were taken back do not count.
    fn add(&mut self, board: &Board) {
        for (index, step) in board.steps().iter().enumerate() {
            let result = u8::try_from(board.dealt() + index).map(TileId);
            let tiles = [Some(step.left), Some(step.right), result.ok()];
            let numbers = tiles.map(|tile| tile.and_then(|tile| board.value(tile)));
            let has = |is_so: fn(Number) -> bool| numbers.into_iter().flatten().any(is_so);
            add(&mut self.all, 1);
            add(
                &mut self.fractions,
                has(|number| number.as_whole().is_none()).into(),
            );
            add(&mut self.joins, (step.op == Op::Join).into());
            add(&mut self.negatives, has(Number::is_negative).into());
        }
    }
}

/// The counts of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Rounds that ended while they were at the table, practice included.
    pub rounds: u32,
    /// Rounds in which they showed the goal, or called an impossible roll impossible.
    pub right: u32,
    /// Rounds in which they called a roll impossible that is not.
    pub wrong_impossible: u32,
    /// Rounds in which they called SCORE and did not show it.
    pub not_shown: u32,
    /// How long they thought before all these answers together, in milliseconds.
    pub thought_ms: u64,
    /// How many of those answers have a known time.
    pub timed: u32,
    /// How long the quickest right answer took, in milliseconds.
    pub fastest_ms: Option<u64>,
    /// Hints that they took.
    pub hints: u32,
    /// The steps on their boards when rounds ended.
    pub steps: StepKinds,
}

impl Tally {
    /// Rounds in which they answered.
    pub fn answers(&self) -> u32 {
        let answers = self.right.saturating_add(self.wrong_impossible);
        answers.saturating_add(self.not_shown)
    }

    /// Rounds in which they did not answer.
    pub fn without_answer(&self) -> u32 {
        self.rounds.saturating_sub(self.answers())
    }

    /// How long they thought before an answer on average, in milliseconds.
    pub fn mean_ms(&self) -> Option<u64> {
        self.thought_ms.checked_div(self.timed.into())
    }

    /// Adds the counts of the same player at another seat. They sat at both seats at once, so the
    /// larger number of rounds counts.
    fn add(&mut self, other: Tally) {
        self.rounds = self.rounds.max(other.rounds);
        add(&mut self.right, other.right);
        add(&mut self.wrong_impossible, other.wrong_impossible);
        add(&mut self.not_shown, other.not_shown);
        self.thought_ms = self.thought_ms.saturating_add(other.thought_ms);
        add(&mut self.timed, other.timed);
        let fastest_ms = self.fastest_ms.into_iter().chain(other.fastest_ms);
        self.fastest_ms = fastest_ms.min();
        add(&mut self.hints, other.hints);
        add(&mut self.steps.all, other.steps.all);
        add(&mut self.steps.fractions, other.steps.fractions);
        add(&mut self.steps.joins, other.steps.joins);
        add(&mut self.steps.negatives, other.steps.negatives);
    }

    fn note(&mut self, outcome: Outcome, thought_ms: Option<u64>) {
        match outcome {
            Outcome::Right => add(&mut self.right, 1),
            Outcome::WrongImpossible => add(&mut self.wrong_impossible, 1),
            Outcome::NotShown => add(&mut self.not_shown, 1),
        }
        let Some(thought_ms) = thought_ms else { return };
        self.thought_ms = self.thought_ms.saturating_add(thought_ms);
        add(&mut self.timed, 1);
        if outcome == Outcome::Right {
            let fastest_ms = self.fastest_ms.unwrap_or(u64::MAX);
            self.fastest_ms = Some(fastest_ms.min(thought_ms));
        }
    }
}

/// The most pairs in the list of [`Saved`]. If there are more, the first of the pairs with the
/// fewest rounds is dropped.
pub const MAX_SAVED: usize = 200;

/// A pair of players, one of whom saved mistaken IMPOSSIBLEs of the other. The saver called SCORE
/// after the IMPOSSIBLE and did not show the goal, so that the caller won a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    /// The seat of the IMPOSSIBLE caller.
    pub caller: SeatId,
    /// The seat of the SCORE caller.
    pub saver: SeatId,
    /// The number of rounds.
    pub rounds: u32,
}

/// The outcome of an answer, whatever points it brought: a mistaken IMPOSSIBLE that nobody
/// disproves is not right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Right,
    WrongImpossible,
    NotShown,
}

/// The counts of all players, and how long the open round is thought about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tallies {
    by_seat: BTreeMap<SeatId, Tally>,
    /// When the round was dealt, or would have been without its pauses, in milliseconds of
    /// the table's clock. `None`: it is not known.
    dealt_ms: Option<u64>,
    /// Since when the round is paused.
    paused_ms: Option<u64>,
    /// How long players of the round thought before they answered, in milliseconds.
    answered_ms: BTreeMap<SeatId, u64>,
    /// The arrivals of players; older logs have none.
    #[serde(default)]
    pub(super) arrivals: Arrivals,
    /// The pairs of players one of whom saved the other's IMPOSSIBLE; older logs have none.
    #[serde(default)]
    saved: Vec<Saved>,
}

impl Tallies {
    /// The counts of the player at `seat`.
    pub fn of(&self, seat: SeatId) -> Tally {
        self.by_seat.get(&seat).copied().unwrap_or_default()
    }

    /// The pairs of players one of whom saved the other's mistaken IMPOSSIBLE, the first one first.
    pub fn saved(&self) -> &[Saved] {
        &self.saved
    }

    /// The thinking time before the answer of the player at `seat` in the open round, without
    /// pauses, in milliseconds. `None`: they have not answered, or the beginning is not known.
    pub fn answered_ms(&self, seat: SeatId) -> Option<u64> {
        self.answered_ms.get(&seat).copied()
    }

    /// Counts `event`, which was applied to `table` at `at_ms` of its clock, for the players for
    /// whom `is_there` holds.
    pub(super) fn follow(
        &mut self,
        table: &Table,
        event: &Event,
        at_ms: u64,
        is_there: impl Fn(SeatId) -> bool,
    ) {
        match event {
            Event::Seated { seat, .. } => self.arrivals.note(*seat, at_ms),
            Event::Dealt { by, .. } | Event::DealtForPractice { by, .. } => {
                self.arrivals.note_play(*by);
                self.dealt_ms = Some(at_ms);
                self.paused_ms = None;
                self.answered_ms.clear();
            }
            Event::Paused { .. } => self.paused_ms = Some(at_ms),
            Event::Resumed { .. } => {
                let paused_ms = self.paused_ms.take().unwrap_or(at_ms);
                let pause_ms = at_ms.saturating_sub(paused_ms);
                self.dealt_ms = self.dealt_ms.map(|dealt| dealt.saturating_add(pause_ms));
            }
            Event::ScoreCalled { seat, .. } | Event::ImpossibleCalled { seat, .. } => {
                self.note_answer(*seat, at_ms);
            }
            Event::Settled { .. } | Event::Revealed(_) => self.end_round(table, is_there),
            _ => {}
        }
    }

    /// Forgets all players but those for whom `is_kept` holds.
    pub(super) fn retain(&mut self, is_kept: impl Fn(SeatId) -> bool) {
        self.by_seat.retain(|seat, _| is_kept(*seat));
        self.answered_ms.retain(|seat, _| is_kept(*seat));
        self.saved
            .retain(|saved| is_kept(saved.caller) || is_kept(saved.saver));
    }

    /// Moves the counts of the player at `from` to the same player at `seat`.
    pub(super) fn give_to(&mut self, from: SeatId, seat: SeatId) {
        if let Some(tally) = self.by_seat.remove(&from) {
            self.by_seat.entry(seat).or_default().add(tally);
        }
        self.answered_ms.remove(&from);
        for saved in std::mem::take(&mut self.saved) {
            let new_seat = |before| if before == from { seat } else { before };
            self.note_saved(new_seat(saved.caller), new_seat(saved.saver), saved.rounds);
        }
    }

    /// Counts that `saver` saved the IMPOSSIBLE of `caller` in so many more rounds.
    fn note_saved(&mut self, caller: SeatId, saver: SeatId, rounds: u32) {
        let is_theirs = |saved: &&mut Saved| saved.caller == caller && saved.saver == saver;
        if let Some(saved) = self.saved.iter_mut().find(is_theirs) {
            return add(&mut saved.rounds, rounds);
        }
        // Both seats may have become one player's.
        if caller != saver {
            let saved = Saved {
                caller,
                saver,
                rounds,
            };
            self.saved.push(saved);
        }
        if self.saved.len() > MAX_SAVED {
            let fewest = self.saved.iter().enumerate();
            let fewest = fewest.min_by_key(|(_, saved)| saved.rounds);
            fewest
                .map(|(index, _)| index)
                .map(|index| self.saved.remove(index));
        }
    }

    /// Notes that the player at `seat` answered at `at_ms` of the table's clock. Their last answer
    /// in a round counts.
    pub(super) fn note_answer(&mut self, seat: SeatId, at_ms: u64) {
        self.arrivals.note_call(seat);
        if let Some(dealt_ms) = self.dealt_ms {
            self.answered_ms
                .insert(seat, at_ms.saturating_sub(dealt_ms));
        }
    }

    fn end_round(&mut self, table: &Table, is_there: impl Fn(SeatId) -> bool) {
        let Some(round) = table.round() else { return };
        if let Some((caller, saver)) = saved_pair(table, round) {
            self.note_saved(caller, saver, 1);
        }
        let seats = table.seats().iter().map(|seat| seat.id);
        for seat in seats.filter(|seat| is_there(*seat)) {
            let tally = self.by_seat.entry(seat).or_default();
            add(&mut tally.rounds, 1);
            let outcome = match &round.phase {
                Phase::Settled(settlement) => outcome_of_calls(table, round, settlement, seat),
                Phase::Revealed(reveal) => outcome_of_answer(round, reveal, seat),
                _ => None,
            };
            if let Some(outcome) = outcome {
                tally.note(outcome, self.answered_ms.get(&seat).copied());
            }
            if let Some(board) = own_or_shown(round, seat) {
                tally.steps.add(board);
            }
            self.count_hints(round, seat);
        }
    }

    /// Counts the hints that the player at `seat` took in `round`.
    pub(super) fn count_hints(&mut self, round: &Round, seat: SeatId) {
        let own = round.boards.get(&seat);
        let last_hint = own.and_then(|own| own.last_hint);
        if let Some(grade) = last_hint {
            let tally = self.by_seat.entry(seat).or_default();
            add(&mut tally.hints, grade.number() as u32);
        }
    }
}

/// The board on which the player at `seat` made steps in the round.
fn own_or_shown(round: &Round, seat: SeatId) -> Option<&Board> {
    match &round.phase {
        Phase::Settled(settlement) => {
            let has_shown = settlement.score_caller == Some(seat);
            has_shown.then_some(&round.board)
        }
        _ => round.boards.get(&seat).map(|own| &own.board),
    }
}

/// The outcome of the calls of the player at `seat`: the last one counts. A round that was ended
/// without points counts as one without calls.
fn outcome_of_calls(
    table: &Table,
    round: &Round,
    settlement: &Settlement,
    seat: SeatId,
) -> Option<Outcome> {
    let Settlement { ending, awards, .. } = settlement;
    if *ending == Ending::Ended && awards.is_empty() {
        return None;
    }
    let is_reached = *ending == Ending::Reached;
    if settlement.score_caller == Some(seat) {
        return Some(match is_reached {
            true => Outcome::Right,
            false => Outcome::NotShown,
        });
    }
    let is_solvable = || is_reached || referee::is_solvable(table, &round.deal);
    let has_called = settlement.impossible_caller == Some(seat);
    has_called.then(|| outcome_of_impossible(is_solvable()))
}

/// The player whose mistaken IMPOSSIBLE won a point, and the player who saved it. That player saved
/// it by a SCORE that was not shown.
fn saved_pair(table: &Table, round: &Round) -> Option<(SeatId, SeatId)> {
    let settlement = round.settlement()?;
    let saver = settlement.failed_caller()?;
    let caller = settlement.impossible_caller?;
    let has_won = |award: &Award| award.seat == caller && award.points > 0;
    let is_saved = caller != saver && settlement.awards.iter().any(has_won);
    (is_saved && referee::is_solvable(table, &round.deal)).then_some((caller, saver))
}

/// The outcome of the answer of the player at `seat` when everyone played.
fn outcome_of_answer(round: &Round, reveal: &Reveal, seat: SeatId) -> Option<Outcome> {
    let OwnBoard { answer, .. } = round.boards.get(&seat)?;
    Some(match (*answer)?.answer {
        FinalAnswer::Solved => Outcome::Right,
        FinalAnswer::Impossible => outcome_of_impossible(reveal.is_solvable),
    })
}

fn outcome_of_impossible(is_solvable: bool) -> Outcome {
    match is_solvable {
        true => Outcome::WrongImpossible,
        false => Outcome::Right,
    }
}

/// Adds to a count without overflow: a log from elsewhere may have any number in it.
fn add(count: &mut u32, more: u32) {
    *count = count.saturating_add(more);
}
