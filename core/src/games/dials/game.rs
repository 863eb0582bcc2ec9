//! Dials: the state of a game, as the fold of its moves.

use serde::{Deserialize, Serialize};

use super::puzzle::Puzzle;
use super::residues::Residues;
use super::solution::{Solution, solve};

/// The most moves of one game; no game needs more than a hundredth of them.
pub const MAX_MOVES: usize = 2_000;

/// A move of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// Presses the button with this number, from 0.
    Press(u8),
    /// Takes the last press back.
    Undo,
    /// Makes the press again that was taken back last.
    Redo,
    /// Asks for a button that must still be pressed.
    Hint,
    /// Looks at the solution.
    Look,
}

/// Why a move cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveRefusal {
    /// There is no button with this number.
    NoButton,
    /// Nothing has been pressed.
    NothingToUndo,
    /// Nothing was taken back.
    NothingToRedo,
    /// The dials show the target already.
    Solved,
    /// The target cannot be reached.
    NoWay,
    /// Every button that must be pressed was in a hint already.
    AllTold,
    /// There were [`MAX_MOVES`] moves.
    TooManyMoves,
}

/// A game: a puzzle, and the fold of the moves made in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    puzzle: Puzzle,
    moves: Vec<Move>,
    /// The buttons pressed, including presses that were taken back.
    pressed: Vec<u8>,
    /// How many of the presses are not taken back.
    press_count: usize,
    /// The buttons in hints so far.
    hinted: Vec<u8>,
    has_looked: bool,
}

impl Game {
    /// A game of this puzzle without any moves.
    pub fn new(puzzle: Puzzle) -> Game {
        Game {
            puzzle,
            moves: Vec::new(),
            pressed: Vec::new(),
            press_count: 0,
            hinted: Vec::new(),
            has_looked: false,
        }
    }

    /// The game after these moves.
    pub fn replay(puzzle: Puzzle, moves: &[Move]) -> Result<Game, MoveRefusal> {
        let mut game = Game::new(puzzle);
        moves
            .iter()
            .try_for_each(|player_move| game.make(*player_move))?;
        Ok(game)
    }

    /// Makes a move; a refused move changes nothing.
    pub fn make(&mut self, player_move: Move) -> Result<(), MoveRefusal> {
        if self.moves.len() >= MAX_MOVES {
            return Err(MoveRefusal::TooManyMoves);
        }
        match player_move {
            Move::Press(button) => {
                if usize::from(button) >= self.puzzle.kind().dials() {
                    return Err(MoveRefusal::NoButton);
                }
                self.pressed.truncate(self.press_count);
                self.pressed.push(button);
                self.press_count += 1;
            }
            Move::Undo if self.can_undo() => self.press_count -= 1,
            Move::Undo => return Err(MoveRefusal::NothingToUndo),
            Move::Redo if self.can_redo() => self.press_count += 1,
            Move::Redo => return Err(MoveRefusal::NothingToRedo),
            Move::Hint => {
                let button = self.next_hint()?;
                self.hinted.push(button);
            }
            Move::Look => self.has_looked = true,
        }
        self.moves.push(player_move);
        Ok(())
    }

    /// The button that the next hint names: the first that must be pressed and that no hint has
    /// named.
    fn next_hint(&self) -> Result<u8, MoveRefusal> {
        if self.is_solved() {
            return Err(MoveRefusal::Solved);
        }
        let presses = self.rest().ok_or(MoveRefusal::NoWay)?.presses;
        // There are at most eight buttons.
        let mut buttons = (0_u8..).zip(presses.values());
        buttons
            .find(|(button, times)| **times > 0 && !self.hinted.contains(button))
            .map(|(button, _)| button)
            .ok_or(MoveRefusal::AllTold)
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The moves so far, from which [`Game::replay`] makes the same game.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The buttons pressed so far, in their order.
    pub fn pressed(&self) -> &[u8] {
        &self.pressed[..self.press_count]
    }

    /// Whether there is a press that can be taken back.
    pub const fn can_undo(&self) -> bool {
        self.press_count > 0
    }

    /// Whether a press was taken back.
    pub const fn can_redo(&self) -> bool {
        self.press_count < self.pressed.len()
    }

    /// How often a button was pressed, not counting presses that were taken back.
    pub fn presses_of(&self, button: usize) -> usize {
        let pressed = self.pressed().iter();
        pressed
            .filter(|other| usize::from(**other) == button)
            .count()
    }

    /// By how many steps a dial was turned beyond its letter A, whole turns included.
    pub fn steps_of(&self, dial: usize) -> u32 {
        let rows = self.puzzle.signatures().rows();
        let steps = self.pressed().iter();
        let steps: u32 = steps
            .map(|button| u32::from(rows[usize::from(*button)].values()[dial]))
            .sum();
        u32::from(self.puzzle.start().values()[dial]) + steps
    }

    /// The numbers of the dials.
    pub fn shown(&self) -> Residues {
        Residues::from_fn(self.puzzle.kind(), |dial| self.steps_of(dial))
    }

    /// Whether the dials show the target.
    pub fn is_solved(&self) -> bool {
        self.shown() == *self.puzzle.target()
    }

    /// The presses that solve the puzzle from here, as few as possible; `None` if the target
    /// cannot be reached.
    pub fn rest(&self) -> Option<Solution> {
        let steps = self.puzzle.target().minus(&self.shown());
        solve(self.puzzle.signatures(), &steps)
    }

    /// The buttons in hints so far.
    pub fn hinted(&self) -> &[u8] {
        &self.hinted
    }

    /// Whether the player has looked at the solution.
    pub const fn has_looked(&self) -> bool {
        self.has_looked
    }
}
