//! The bench of an experiment: the numbers on it, and the steps with them.

use leptos::prelude::*;
use score_core::arith::op::OpSet;
use score_core::arith::puzzle::Puzzle;
use score_core::games::score;
use score_core::hand::Hand;
use score_core::table::board::{Board, BoardOutcome, Deal};
use score_core::table::rules::{Goal, Rules};
use score_core::workbench::{Action, Workbench};

use super::fields::NINES;
use crate::components::bench_sheet::BenchController;
use crate::components::board::BoardViewModel;
use crate::components::tile::TileFace;
use crate::table::view_model;
use crate::text::{self, Sentence};
use crate::{route, tr};

/// The bench of an experiment: the puzzle that is laid out, and the work on it.
pub(super) struct Bench {
    work: Workbench,
    /// The tiles of the numbers, if they come from a table.
    deal: Option<Deal>,
    /// The problem of the form, if its numbers could not be laid out.
    problem: Option<Sentence>,
    /// The number of this layout: another one makes the numbers new elements.
    pub layout: u32,
}

impl Bench {
    pub fn of(puzzle: Puzzle, deal: Option<Deal>, layout: u32) -> Bench {
        let numbers = puzzle.numbers().to_vec();
        Bench {
            work: Workbench::new(puzzle, &numbers),
            deal,
            problem: None,
            layout,
        }
    }

    /// The bench with four nines, for a form without a valid puzzle.
    pub fn nines() -> Bench {
        let puzzle = Puzzle::new(&NINES, score::GOAL, OpSet::ALL, false);
        Bench::of(puzzle.expect("four nines are a puzzle"), None, 0)
    }

    pub fn puzzle(&self) -> &Puzzle {
        self.work.puzzle()
    }

    fn run(&mut self, action: Action) {
        self.problem = None;
        // The workbench keeps a refusal for the status line.
        let _ = self.work.run(action);
    }

    pub fn start_again(&mut self) {
        self.problem = None;
        self.work.start_again();
    }

    /// Refuses the numbers in the form.
    pub fn refuse(&mut self, problem: Sentence) {
        self.problem = Some(problem);
    }

    fn is_refusal(&self) -> bool {
        self.problem.is_some() || self.work.refusal().is_some()
    }

    /// The sentence in the line above the numbers.
    fn sentence(&self) -> String {
        if let Some(problem) = &self.problem {
            return problem.words();
        }
        if let Some(refusal) = self.work.refusal() {
            return text::workbench_refusal(refusal);
        }
        let goal = self.puzzle().goal();
        match self.work.outcome() {
            Some(BoardOutcome::Reached) => tr!("experiment-reached", goal = goal),
            Some(BoardOutcome::Missed) => tr!("experiment-missed", goal = goal),
            Some(BoardOutcome::Open | BoardOutcome::GoalNotCounted(_)) | None => {
                text::at_workbench(&self.work).unwrap_or_else(|| tr!("experiment-try", goal = goal))
            }
        }
    }

    /// The address that deals these numbers at the table, with calls and clocks.
    pub fn link(&self) -> String {
        let usual = Rules::score();
        let rules = Rules {
            goal: Goal::new(self.puzzle().goal()).unwrap_or(usual.goal),
            ops: self.puzzle().ops(),
            all_numbers: self.puzzle().all_numbers(),
            ..usual
        };
        route::link_to(self.puzzle().numbers(), rules)
    }

    /// The dice or cards on which the numbers that were laid out are drawn.
    pub fn faces(&self) -> Vec<TileFace> {
        let faces = self.deal.as_ref().map(view_model::faces);
        faces.unwrap_or_default()
    }
}

impl BenchController for RwSignal<Bench> {
    fn at_board(self) -> Option<(Hand, Board)> {
        Some(self.with_untracked(|bench| bench.work.at_board()))
    }

    fn board_view_model(self) -> BoardViewModel {
        self.with(|bench| view_model::workbench(&bench.work, bench.deal.as_ref(), bench.layout))
    }

    fn status(self) -> (bool, String) {
        self.with(|bench| (bench.is_refusal(), bench.sentence()))
    }

    fn can_undo(self) -> bool {
        self.with(|bench| bench.work.can_undo())
    }

    fn can_redo(self) -> bool {
        self.with(|bench| bench.work.can_redo())
    }

    fn run(self, action: Action) {
        self.update(|bench| bench.run(action));
    }
}
