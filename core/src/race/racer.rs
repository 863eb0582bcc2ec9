//! A player of a race: their points, their rolls, and the moves that they may make.
//!
//! A way to a number counts once for each roll, even if steps are taken back meanwhile. A player
//! can go back and forward through their rolls; after a goal only the roll at which it was made is
//! left. The first roll is free.

use serde::{Deserialize, Serialize};

use crate::arith::op::OpSet;
use crate::dice::{DiceSet, Generator};
use crate::games::race::{Change, ROLL_COSTS, RaceScore, worth};
use crate::solve::distinct::canonical::Canonical;
use crate::table::board::{Board, Deal, Step, StepRefusal};

/// The most rolls through which a player goes back before a goal.
pub const MAX_ROLLS: usize = 100;

/// A command of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Asks for a new roll.
    Roll,
    /// Makes a step.
    Step(Step),
    /// Takes the last step back.
    Undo,
    /// Makes the step again that was taken back last.
    Redo,
    /// Goes back to the previous roll.
    Back,
    /// Goes on to the following roll.
    Forward,
    /// Hands the turn on to the next player.
    HandOn,
}

/// Why a command or a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// There are fewer than one or more than [`MAX_RACERS`](super::MAX_RACERS).
    Racers,
    /// There is no such player, or it is not their turn.
    NotTheirTurn,
    /// A player has won.
    Over,
    /// There is no roll yet.
    NoRoll,
    /// The player has had the new roll of this turn.
    RolledThisTurn,
    /// There are [`MAX_ROLLS`] rolls since the last goal: the player has to use one of them.
    TooManyRolls,
    /// There is no previous or no following roll.
    NoSuchRoll,
    /// There is no step to be taken back, or to be made again.
    NoStep,
    /// The step cannot be made.
    Step(StepRefusal),
    /// Players do not take turns here.
    NoTurns,
    /// The dealt numbers are no roll of dice.
    NotARoll,
    /// The race has as many events as are allowed.
    TooLong,
}

print_its_name!(Refusal);

/// A move of a player with rolls of their own, in its stored form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// The player has a new roll.
    Rolled {
        /// The numbers of the roll.
        deal: Deal,
    },
    /// The player made a step.
    Stepped {
        /// The step.
        step: Step,
        /// Whether the step counts: it brings points, and the way is new on this roll.
        counts: bool,
    },
    /// The player took the last step back.
    Undone,
    /// The player went back to the previous roll.
    WentBack,
    /// The player went on to the following roll.
    WentForward,
}

impl Move {
    /// The command that leads to the move.
    pub(super) fn asked(&self) -> Command {
        match self {
            Move::Rolled { .. } => Command::Roll,
            Move::Stepped { step, .. } => Command::Step(*step),
            Move::Undone => Command::Undo,
            Move::WentBack => Command::Back,
            Move::WentForward => Command::Forward,
        }
    }
}

/// A roll of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceRoll {
    /// The numbers of the roll.
    pub deal: Deal,
    /// The board with the numbers, and the steps that were made.
    pub board: Board,
    /// The steps of each way that has counted.
    counted: Vec<Vec<Step>>,
}

/// A player of a race.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Racer {
    /// The player's points and goals.
    pub score: RaceScore,
    /// The player's rolls since the last goal.
    rolls: Vec<RaceRoll>,
    /// The index of the roll that the player is using.
    at: usize,
    /// Whether the player has had their free roll.
    has_rolled: bool,
    /// How many moves the player has made.
    moves: u32,
}

/// A player in the stored form, which must not change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenRacer {
    score: RaceScore,
    rolls: Vec<WrittenRoll>,
    at: usize,
    has_rolled: bool,
    moves: u32,
}

/// A roll in the stored form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRoll {
    deal: Deal,
    steps: Vec<Step>,
    /// The steps that can be made again; the one taken back last is at the end.
    undone: Vec<Step>,
    counted: Vec<Vec<Step>>,
}

impl RaceRoll {
    fn new(deal: &Deal) -> RaceRoll {
        RaceRoll {
            board: Board::new(&deal.numbers()),
            deal: deal.clone(),
            counted: Vec::new(),
        }
    }

    fn written(&self) -> WrittenRoll {
        WrittenRoll {
            deal: self.deal.clone(),
            steps: self.board.steps().to_vec(),
            undone: self.board.undone().to_vec(),
            counted: self.counted.clone(),
        }
    }

    fn read(written: &WrittenRoll) -> Option<RaceRoll> {
        let numbers = written.deal.numbers();
        let board = Board::read(&numbers, &written.steps, &written.undone, OpSet::ALL);
        Some(RaceRoll {
            board: board.filter(|_| is_roll(&written.deal))?,
            deal: written.deal.clone(),
            counted: written.counted.clone(),
        })
    }

    /// Whether `step` would count: it brings points, and the way is new on this roll.
    fn would_count(&self, step: Step) -> bool {
        let made = self.board.result(step, OpSet::ALL);
        if made.map_or(0, worth) == 0 {
            return false;
        }
        let mut steps = self.board.steps().to_vec();
        steps.push(step);
        let way = self.way(&steps);
        way.is_some() && self.counted.iter().all(|steps| self.way(steps) != way)
    }

    /// The canonical form of the expression that `steps` make; it is equal for essentially the same
    /// ways.
    fn way(&self, steps: &[Step]) -> Option<Canonical> {
        let mut board = Board::new(&self.deal.numbers());
        let mut made = None;
        for step in steps {
            made = Some(board.make(*step, OpSet::ALL).ok()?);
        }
        Canonical::of(&board.expr(made?)?).ok()
    }
}

impl Racer {
    /// A player who returns to a race with these points, and has had their free roll.
    pub fn returning(score: RaceScore) -> Racer {
        Racer {
            score,
            has_rolled: true,
            ..Racer::default()
        }
    }

    /// The roll that the player is using; none at first.
    pub fn roll(&self) -> Option<&RaceRoll> {
        self.rolls.get(self.at)
    }

    /// The index of the current roll, and how many rolls the player has.
    pub fn roll_index(&self) -> (usize, usize) {
        (self.at, self.rolls.len())
    }

    /// How many moves the player has made.
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// Whether the player may carry out `command` now.
    ///
    /// # Errors
    /// Why they may not.
    pub fn may(&self, command: Command) -> Result<(), Refusal> {
        let refuse_if = |refusal: Refusal, is_refused: bool| match is_refused {
            true => Err(refusal),
            false => Ok(()),
        };
        let (at, count) = self.roll_index();
        match command {
            Command::HandOn => return Err(Refusal::NoTurns),
            Command::Roll => return refuse_if(Refusal::TooManyRolls, count >= MAX_ROLLS),
            _ => {}
        }
        let board = &self.roll().ok_or(Refusal::NoRoll)?.board;
        match command {
            Command::Step(step) => {
                let result = board.result(step, OpSet::ALL);
                result.map(|_| ()).map_err(Refusal::Step)
            }
            Command::Undo => refuse_if(Refusal::NoStep, board.steps().is_empty()),
            Command::Redo => refuse_if(Refusal::NoStep, board.redoable().is_none()),
            Command::Back => refuse_if(Refusal::NoSuchRoll, at == 0),
            Command::Forward => refuse_if(Refusal::NoSuchRoll, at + 1 >= count),
            Command::Roll | Command::HandOn => Ok(()),
        }
    }

    /// The move that `command` leads to; a new roll comes from `generator`.
    ///
    /// # Errors
    /// Why the command is refused.
    pub fn decide(&self, generator: &mut Generator, command: Command) -> Result<Move, Refusal> {
        self.may(command)?;
        let roll = self.roll();
        Ok(match command {
            Command::Roll => Move::Rolled {
                deal: Deal::Rolled {
                    sides: DiceSet::SCORE.iter().map(|die| die.sides()).collect(),
                    roll: DiceSet::SCORE.roll(generator),
                },
            },
            Command::Step(step) => self.stepped(step),
            Command::Undo => Move::Undone,
            Command::Redo => {
                let step = roll.and_then(|roll| roll.board.redoable());
                self.stepped(step.ok_or(Refusal::NoStep)?)
            }
            Command::Back => Move::WentBack,
            Command::Forward => Move::WentForward,
            Command::HandOn => return Err(Refusal::NoTurns),
        })
    }

    /// The move of making `step`, which says whether the step counts.
    pub fn stepped(&self, step: Step) -> Move {
        let counts = self.roll().is_some_and(|roll| roll.would_count(step));
        Move::Stepped { step, counts }
    }

    /// Applies a move, and returns the change of the player's points, if any.
    ///
    /// # Errors
    /// When it cannot happen; then nothing changes.
    pub fn apply(&mut self, moved: &Move) -> Result<Option<Change>, Refusal> {
        self.may(moved.asked())?;
        let change = match moved {
            Move::Rolled { deal } if !is_roll(deal) => return Err(Refusal::NotARoll),
            Move::Rolled { deal } => self.take_roll(deal),
            Move::Stepped { step, counts } => self.step(*step, *counts),
            Move::Undone => {
                let roll = self.rolls.get_mut(self.at);
                roll.and_then(|roll| roll.board.undo());
                None
            }
            Move::WentBack => {
                self.at -= 1;
                None
            }
            Move::WentForward => {
                self.at += 1;
                None
            }
        };
        self.moves = self.moves.saturating_add(1);
        Ok(change)
    }

    fn take_roll(&mut self, deal: &Deal) -> Option<Change> {
        let has_cost = std::mem::replace(&mut self.has_rolled, true);
        self.rolls.push(RaceRoll::new(deal));
        self.at = self.rolls.len() - 1;
        has_cost.then(|| self.change(-ROLL_COSTS))?
    }

    fn step(&mut self, step: Step, counts: bool) -> Option<Change> {
        let roll = self.rolls.get_mut(self.at)?;
        let made = roll.board.make(step, OpSet::ALL).ok()?;
        let worth = roll.board.value(made).map_or(0, worth);
        if !counts {
            return None;
        }
        roll.counted.push(roll.board.steps().to_vec());
        self.change(worth)
    }

    fn change(&mut self, by: i32) -> Option<Change> {
        let change = self.score.change(by)?;
        if change.is_goal {
            let goal = self.rolls.swap_remove(self.at);
            self.rolls = vec![goal];
            self.at = 0;
        }
        Some(change)
    }

    /// The player in the stored format.
    pub fn written(&self) -> WrittenRacer {
        WrittenRacer {
            score: self.score,
            rolls: self.rolls.iter().map(RaceRoll::written).collect(),
            at: self.at,
            has_rolled: self.has_rolled,
            moves: self.moves,
        }
    }

    /// The stored player; `None` if the stored values are not possible.
    pub fn read(written: &WrittenRacer) -> Option<Racer> {
        let rolls: Option<Vec<RaceRoll>> = written.rolls.iter().map(RaceRoll::read).collect();
        let rolls = rolls.filter(|rolls| rolls.len() <= MAX_ROLLS)?;
        let is_there = written.at < rolls.len() || rolls.is_empty() && written.at == 0;
        is_there.then_some(Racer {
            score: written.score,
            rolls,
            at: written.at,
            has_rolled: written.has_rolled,
            moves: written.moves,
        })
    }
}

/// Whether a deal is a roll that dice can show.
fn is_roll(deal: &Deal) -> bool {
    matches!(deal, Deal::Rolled { .. }) && deal.is_sound()
}
