//! The bench of an experiment: the numbers on it, and the steps with them.

use score_core::arith::op::OpSet;
use score_core::arith::puzzle::Puzzle;
use score_core::games::score;
use score_core::hand::{Act, Hand};
use score_core::table::board::{Board, BoardOutcome, Deal, StepRefusal};
use score_core::table::rules::{Goal, Rules};

use super::fields::NINES;
use crate::components::board::BoardViewModel;
use crate::components::board_keys::BoardKey;
use crate::components::fields::Mistake;
use crate::components::tile::TileFace;
use crate::table::view_model;
use crate::{route, text, tr};

/// The numbers on the bench.
pub(super) struct Bench {
    pub puzzle: Puzzle,
    /// The tiles of its numbers, where they come from a table.
    deal: Option<Deal>,
    pub board: Board,
    pub hand: Hand,
    pub refusal: Option<Refusal>,
    /// The last change of the board.
    change: Option<Change>,
    /// Counts the layouts, so that new numbers are new elements.
    pub layout: u32,
}

/// A change of the board.
#[derive(Clone, Copy)]
enum Change {
    Stepped,
    Undone,
}

/// The reason why something was not done.
pub(super) enum Refusal {
    /// A field of the form is wrong.
    Form(Mistake),
    Step(StepRefusal),
    /// A key that is no part of the step now.
    Key(char),
}

impl Bench {
    pub fn of(puzzle: Puzzle, deal: Option<Deal>, layout: u32) -> Bench {
        Bench {
            board: Board::new(puzzle.numbers()),
            puzzle,
            deal,
            hand: Hand::default(),
            refusal: None,
            change: None,
            layout,
        }
    }

    /// The bench of four nines, where the form holds no valid puzzle.
    pub fn nines() -> Bench {
        let puzzle = Puzzle::new(&NINES, score::GOAL, OpSet::ALL, false);
        Bench::of(puzzle.expect("four nines are a puzzle"), None, 0)
    }

    pub fn act(&mut self, act: Act) {
        self.refusal = None;
        let Some(step) = self.hand.act(act, &self.board) else {
            return;
        };
        match self.board.make(step, self.puzzle.ops()) {
            Ok(_) => self.put_down(Some(Change::Stepped)),
            Err(refusal) => {
                self.hand.refuse();
                self.refusal = Some(Refusal::Step(refusal));
            }
        }
    }

    pub fn press(&mut self, key: BoardKey) {
        match key {
            BoardKey::Act(act) => self.act(act),
            BoardKey::Undo => self.undo(),
            BoardKey::Redo => self.redo(),
            BoardKey::FitsNowhere(key) => self.refusal = Some(Refusal::Key(key)),
        }
    }

    pub fn undo(&mut self) {
        let undone = self.board.undo();
        self.put_down(undone.map(|_| Change::Undone));
    }

    pub fn redo(&mut self) {
        let step = self.board.redoable();
        if let Some(step) = step {
            // It was made before on the same numbers, so it can be made again.
            let _ = self.board.make(step, OpSet::ALL);
        }
        self.put_down(step.map(|_| Change::Stepped));
    }

    pub fn start_again(&mut self) {
        while self.board.undo().is_some() {}
        self.put_down(None);
    }

    fn put_down(&mut self, change: Option<Change>) {
        self.hand = Hand::default();
        self.refusal = None;
        self.change = change;
    }

    /// The line above the numbers.
    pub fn sentence(&self) -> String {
        match self.refusal {
            Some(Refusal::Form(mistake)) => return mistake.sentence(),
            Some(Refusal::Step(refusal)) => return text::step_refusal(refusal),
            Some(Refusal::Key(key)) => return text::fits_nowhere(key),
            None => {}
        }
        let goal = self.puzzle.goal();
        let outcome =
            Goal::new(goal).map(|goal| self.board.outcome(goal, self.puzzle.all_numbers()));
        match outcome {
            Some(BoardOutcome::Reached) => tr!("experiment-reached", goal = goal),
            Some(BoardOutcome::Missed) => tr!("experiment-missed", goal = goal),
            Some(BoardOutcome::Uncounted(why)) => {
                text::uncounted(&self.board, why).unwrap_or_default()
            }
            Some(BoardOutcome::Open) | None => {
                let said = match self.change {
                    Some(Change::Stepped) => text::last_step(&self.board),
                    Some(Change::Undone) => Some(tr!("table-undone")),
                    None => None,
                };
                said.unwrap_or_else(|| tr!("experiment-try", goal = goal))
            }
        }
    }

    /// The address that deals these numbers at the table, with calls and clocks.
    pub fn link(&self) -> String {
        let usual = Rules::score();
        let rules = Rules {
            goal: Goal::new(self.puzzle.goal()).unwrap_or(usual.goal),
            ops: self.puzzle.ops(),
            all_numbers: self.puzzle.all_numbers(),
            ..usual
        };
        route::link_to(self.puzzle.numbers(), rules)
    }

    /// The dice or cards on which the numbers that were laid out are drawn.
    pub fn faces(&self) -> Vec<TileFace> {
        let faces = self.deal.as_ref().map(view_model::faces);
        faces.unwrap_or_default()
    }

    pub fn board_view_model(&self) -> BoardViewModel {
        BoardViewModel {
            deal: self.layout,
            tiles: view_model::tiles_of_board(&self.board, self.deal.as_ref()),
            ghosts: Vec::new(),
            hand: self.hand.clone(),
            ops: self.puzzle.ops(),
            locked: false,
        }
    }
}
