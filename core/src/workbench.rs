//! A board at which one player works alone. It holds the numbers, the steps back and forth, and the
//! pieces in the player's hand.
//!
//! Nobody else decides here, so an [`Action`] is answered at once. At a table and in a race a referee
//! does, and the page only sends the step that a [`Hand`] completes.

use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::arith::puzzle::Puzzle;
use crate::hand::{Act, Hand};
use crate::table::board::{Board, BoardOutcome, StepRefusal, TileId};
use crate::table::goal::Goal;

/// An action of a player at a board, by a pointer, a key or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// An act with the pieces in the hand.
    Act(Act),
    /// Takes the last step back.
    Undo,
    /// Makes the step again that was taken back last.
    Redo,
    /// Typed a character that is no part of the step now.
    FitsNowhere(char),
}

/// The outcome of an action that was accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The pieces have moved, and the board is as it was.
    Held,
    /// A step was made, for the first time or again.
    Stepped,
    /// A step was taken back.
    Undone,
    /// The pieces are back, and no single step was made or taken back.
    PutDown,
}

/// The reason why an action was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The step cannot be made.
    Step(StepRefusal),
    /// The key is no part of the step now.
    FitsNowhere(char),
}

print_its_name!(Refusal);

/// A puzzle on a board, and a player's work on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Workbench {
    puzzle: Puzzle,
    board: Board,
    hand: Hand,
    last_change: Outcome,
    refusal: Option<Refusal>,
}

impl Workbench {
    /// The board of `puzzle`, with its numbers in the order of `numbers`, and no steps yet.
    pub fn new(puzzle: Puzzle, numbers: &[u32]) -> Workbench {
        Workbench {
            board: Board::new(numbers),
            puzzle,
            hand: Hand::default(),
            last_change: Outcome::PutDown,
            refusal: None,
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The numbers and the steps.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The pieces in the player's hand.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Copies of the hand and the board, for a keyboard.
    pub fn at_board(&self) -> (Hand, Board) {
        (self.hand.clone(), self.board.clone())
    }

    /// The last change of the board; never [`Outcome::Held`].
    pub fn last(&self) -> Outcome {
        self.last_change
    }

    /// The reason why the last action was refused; `None` if it was accepted.
    pub fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// The outcome of the board; `None` if no table allows the goal.
    pub fn outcome(&self) -> Option<BoardOutcome> {
        let goal = Goal::new(self.puzzle.goal())?;
        Some(self.board.outcome(goal, self.puzzle.all_numbers()))
    }

    /// The newest number, by a step or dealt.
    pub fn newest(&self) -> Option<(TileId, Number)> {
        let newest = self.board.tiles().last()?;
        Some((newest, self.board.value(newest)?))
    }

    /// The way to the number of the last step; `None` without a step.
    pub fn made_expr(&self) -> Option<Expr> {
        let (newest, _) = self.newest()?;
        let is_made = self.board.made_by(newest).is_some();
        is_made.then(|| self.board.expr(newest)).flatten()
    }

    /// Whether a step can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.board.steps().is_empty()
    }

    /// Whether a step can be made again.
    pub fn can_redo(&self) -> bool {
        self.board.redoable().is_some()
    }

    /// Carries out `action`, and forgets the refusal before it.
    ///
    /// # Errors
    /// Why it is refused; the board stays as it is.
    pub fn run(&mut self, action: Action) -> Result<Outcome, Refusal> {
        self.refusal = None;
        match action {
            Action::Act(act) => self.act(act),
            Action::Undo => {
                let undone = self.board.undo();
                Ok(self.put_down_after(undone.map(|_| Outcome::Undone)))
            }
            Action::Redo => {
                let step = self.board.redoable();
                let made = step.and_then(|step| self.board.make(step, self.puzzle.ops()).ok());
                Ok(self.put_down_after(made.map(|_| Outcome::Stepped)))
            }
            Action::FitsNowhere(key) => self.refuse(Refusal::FitsNowhere(key)),
        }
    }

    fn act(&mut self, act: Act) -> Result<Outcome, Refusal> {
        let Some(step) = self.hand.act(act, &self.board) else {
            return Ok(Outcome::Held);
        };
        match self.board.make(step, self.puzzle.ops()) {
            Ok(_) => Ok(self.put_down_after(Some(Outcome::Stepped))),
            Err(why) => {
                self.hand.refuse();
                self.refuse(Refusal::Step(why))
            }
        }
    }

    /// Takes all steps back, and puts the pieces down.
    pub fn start_again(&mut self) {
        while self.board.undo().is_some() {}
        self.put_down();
    }

    /// Puts the pieces back, and forgets the last change and refusal.
    pub fn put_down(&mut self) {
        self.put_down_after(None);
    }

    /// Forgets the last change and refusal, and leaves the pieces in the hand.
    pub fn forget(&mut self) {
        self.last_change = Outcome::PutDown;
        self.refusal = None;
    }

    fn put_down_after(&mut self, change: Option<Outcome>) -> Outcome {
        self.forget();
        self.hand = Hand::default();
        self.last_change = change.unwrap_or(Outcome::PutDown);
        self.last_change
    }

    fn refuse(&mut self, why: Refusal) -> Result<Outcome, Refusal> {
        self.refusal = Some(why);
        Err(why)
    }
}
