//! The deal of a round, and the board on which steps change its numbers. It tells whether the last
//! step made the goal.

use serde::{Deserialize, Serialize};

use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::arith::op::{Op, OpRefusal, OpSet};
use crate::arith::puzzle::{MAX_NUMBERS, MIN_NUMBERS};
use crate::cards::Card;
use crate::dice::{Die, Roll};

use super::goal::Goal;

/// The deal that a round begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deal {
    /// Dice were rolled.
    Rolled {
        /// How many sides each die has.
        sides: Vec<u32>,
        /// The numbers that the dice show.
        roll: Roll,
    },
    /// Cards were drawn.
    Drawn {
        /// The cards in the order of the draw.
        cards: Vec<Card>,
    },
    /// A player chose the numbers.
    Chosen {
        /// The numbers in the given order.
        numbers: Roll,
    },
}

impl Deal {
    /// The numbers, in the order in which they lie on the table.
    pub fn numbers(&self) -> Vec<u32> {
        match self {
            Deal::Rolled { roll, .. } | Deal::Chosen { numbers: roll } => roll.numbers().to_vec(),
            Deal::Drawn { cards } => cards.iter().map(|card| card.rank().into()).collect(),
        }
    }

    /// The numbers in the order of dice; `None` if a log from elsewhere has too many or
    /// too few.
    pub fn roll(&self) -> Option<Roll> {
        Roll::new(&self.numbers()).ok()
    }

    /// The deal with its numbers ascending, as a puzzle has them, each on its own die or card.
    pub fn ascending(&self) -> Deal {
        match self {
            Deal::Rolled { sides, roll } => {
                let mut indices: Vec<usize> = (0..sides.len().min(roll.numbers().len())).collect();
                indices.sort_by_key(|index| roll.numbers()[*index]);
                Deal::Rolled {
                    sides: indices.iter().map(|index| sides[*index]).collect(),
                    roll: roll.sorted(),
                }
            }
            Deal::Drawn { cards } => {
                let mut cards = cards.clone();
                cards.sort_by_key(|card| u32::from(card.rank()));
                Deal::Drawn { cards }
            }
            Deal::Chosen { numbers } => Deal::Chosen {
                numbers: numbers.sorted(),
            },
        }
    }

    /// Whether the deal is valid: a log from elsewhere may hold anything.
    pub fn is_sound(&self) -> bool {
        match self {
            Deal::Rolled { sides, roll } => {
                let shown = roll.numbers();
                sides.len() == shown.len()
                    && sides.iter().all(|&sides| Die::new(sides).is_ok())
                    && shown
                        .iter()
                        .zip(sides)
                        .all(|(n, sides)| (1..=*sides).contains(n))
            }
            Deal::Drawn { cards } => {
                let is_twice = |(index, card): (usize, &Card)| cards[..index].contains(card);
                (MIN_NUMBERS..=MAX_NUMBERS).contains(&cards.len())
                    && !cards.iter().enumerate().any(is_twice)
            }
            Deal::Chosen { .. } => true,
        }
    }
}

/// A number's index in the history of a board. The numbers dealt come first, then the result of
/// each step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TileId(pub u8);

/// Two numbers and an operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The number on the left of the operator.
    pub left: TileId,
    /// The operator.
    pub op: Op,
    /// The number on the right of the operator.
    pub right: TileId,
}

/// Why a step cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StepRefusal {
    /// A number cannot be used with itself.
    SameNumber,
    /// A number is not on the board, or is used up.
    NumberGone,
    /// The house rules leave this operator out.
    OpNotAllowed,
    /// The operator has no result for these numbers.
    Op(OpRefusal),
}

/// Why a goal that the last step makes does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoalNotCounted {
    /// That step used no derived number.
    NoDerivedNumber,
    /// Other numbers are left, and all must be used.
    NumbersLeft,
}

/// The outcome of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardOutcome {
    /// Steps are left.
    Open,
    /// Steps are left, and the last one made the goal, which does not count.
    GoalNotCounted(GoalNotCounted),
    /// The last step reached the goal.
    Reached,
    /// One number is left, and it does not count.
    Missed,
}

impl BoardOutcome {
    /// Whether steps are left.
    pub fn is_open(self) -> bool {
        matches!(self, BoardOutcome::Open | BoardOutcome::GoalNotCounted(_))
    }
}

/// The numbers of a round and the steps made with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    values: Vec<Number>,
    dealt_count: usize,
    steps: Vec<Step>,
    undone: Vec<Step>,
}

impl Board {
    /// A board with `numbers` and no steps yet.
    pub fn new(numbers: &[u32]) -> Board {
        Board {
            values: numbers.iter().map(|&number| number.into()).collect(),
            dealt_count: numbers.len(),
            steps: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// Reads a stored board with `numbers`; `None` if it is not possible. `steps` were made, and
    /// `undone` can be made again, the one taken back last at the end.
    pub fn read(numbers: &[u32], steps: &[Step], undone: &[Step], allowed: OpSet) -> Option<Board> {
        let mut board = Board::new(numbers);
        for step in steps.iter().chain(undone.iter().rev()) {
            board.make(*step, allowed).ok()?;
        }
        for _ in undone {
            board.undo()?;
        }
        Some(board)
    }

    /// The steps that were made, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How many numbers the board began with.
    pub fn dealt(&self) -> usize {
        self.dealt_count
    }

    /// The value of a number, used up or not.
    pub fn value(&self, tile: TileId) -> Option<Number> {
        self.values.get(usize::from(tile.0)).copied()
    }

    /// The step that made a number; `None` for a number dealt.
    pub fn made_by(&self, tile: TileId) -> Option<Step> {
        let step = usize::from(tile.0).checked_sub(self.dealt_count)?;
        self.steps.get(step).copied()
    }

    /// Whether a number can still be used.
    pub fn in_play(&self, tile: TileId) -> bool {
        usize::from(tile.0) < self.values.len()
            && !self
                .steps
                .iter()
                .any(|step| step.left == tile || step.right == tile)
    }

    /// The numbers that can still be used, the oldest first.
    pub fn tiles(&self) -> impl Iterator<Item = TileId> {
        (0..self.values.len() as u8)
            .map(TileId)
            .filter(|tile| self.in_play(*tile))
    }

    /// The numbers that can still be used, from left to right on the table. A result takes the
    /// place of its left number.
    pub fn left_to_right(&self) -> Vec<TileId> {
        let mut tiles: Vec<TileId> = self.tiles().collect();
        tiles.sort_by_key(|tile| self.origin(*tile));
        tiles
    }

    /// The dealt number in whose place a number lies: the first one along the left of its steps.
    fn origin(&self, tile: TileId) -> TileId {
        match self.made_by(tile) {
            Some(step) => self.origin(step.left),
            None => tile,
        }
    }

    /// The result of `step`, with the operators of `allowed`.
    pub fn result(&self, step: Step, allowed: OpSet) -> Result<Number, StepRefusal> {
        if step.left == step.right {
            return Err(StepRefusal::SameNumber);
        }
        if !self.in_play(step.left) || !self.in_play(step.right) {
            return Err(StepRefusal::NumberGone);
        }
        if !allowed.contains(step.op) {
            return Err(StepRefusal::OpNotAllowed);
        }
        let (left, right) = (
            self.values[usize::from(step.left.0)],
            self.values[usize::from(step.right.0)],
        );
        step.op.apply(left, right).map_err(StepRefusal::Op)
    }

    /// Makes `step`, and returns the new number.
    pub fn make(&mut self, step: Step, allowed: OpSet) -> Result<TileId, StepRefusal> {
        let value = self.result(step, allowed)?;
        // Redoing an undone step keeps the steps that can be redone after it.
        if self.undone.pop() != Some(step) {
            self.undone.clear();
        }
        self.values.push(value);
        self.steps.push(step);
        Ok(TileId(self.values.len() as u8 - 1))
    }

    /// Takes the last step back; `None` when there is none.
    pub fn undo(&mut self) -> Option<Step> {
        let step = self.steps.pop()?;
        self.values.pop();
        self.undone.push(step);
        Some(step)
    }

    /// The steps that redo would make again, the next one last.
    pub fn undone(&self) -> &[Step] {
        &self.undone
    }

    /// The step that undo took back last and redo would make again.
    pub fn redoable(&self) -> Option<Step> {
        self.undone.last().copied()
    }

    /// The outcome of the board by its last step.
    ///
    /// A goal counts when the step that made it used a derived number; with
    /// only two numbers dealt the single step counts. With `all_numbers` it
    /// counts when nothing else is left.
    pub fn outcome(&self, goal: Goal, all_numbers: bool) -> BoardOutcome {
        match (self.steps.last(), self.values.last()) {
            (Some(step), Some(made)) => {
                let is_last = self.tiles().count() == 1;
                self.judge(*step, *made, is_last, goal, all_numbers)
            }
            _ => BoardOutcome::Open,
        }
    }

    /// The outcome of the board by `step`, with the operators of `allowed`.
    pub fn outcome_of(
        &self,
        step: Step,
        allowed: OpSet,
        goal: Goal,
        all_numbers: bool,
    ) -> Result<BoardOutcome, StepRefusal> {
        let made = self.result(step, allowed)?;
        // A step makes one number of two.
        let is_last = self.tiles().count() == 2;
        Ok(self.judge(step, made, is_last, goal, all_numbers))
    }

    /// The outcome of a `step` that `made` a number, which `is_last` on the board.
    fn judge(
        &self,
        step: Step,
        made: Number,
        is_last: bool,
        goal: Goal,
        all_numbers: bool,
    ) -> BoardOutcome {
        let is_derived = |tile: TileId| usize::from(tile.0) >= self.dealt_count;
        let has_derived = is_derived(step.left) || is_derived(step.right) || self.dealt_count == 2;
        match made == goal.value().into() {
            // The rule of the game comes first: if all numbers are used, one of them is derived.
            true if all_numbers && !is_last => {
                BoardOutcome::GoalNotCounted(GoalNotCounted::NumbersLeft)
            }
            true if !has_derived => BoardOutcome::GoalNotCounted(GoalNotCounted::NoDerivedNumber),
            true => BoardOutcome::Reached,
            false if is_last => BoardOutcome::Missed,
            false => BoardOutcome::Open,
        }
    }

    /// The expression that makes a number from the numbers dealt.
    pub fn expr(&self, tile: TileId) -> Option<Expr> {
        match self.made_by(tile) {
            Some(step) => Some(Expr::step(
                self.expr(step.left)?,
                step.op,
                self.expr(step.right)?,
            )),
            None => {
                let dealt = self.value(tile)?.as_whole()?;
                Some(Expr::Number(dealt.try_into().ok()?))
            }
        }
    }
}
