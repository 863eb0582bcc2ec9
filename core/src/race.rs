//! The race: each player makes steps with rolls of their own, until one has three goals.
//!
//! There are no calls and no clocks. A way to a number counts once for each roll, whatever is
//! taken back meanwhile. A player goes back and forward through their own rolls; a goal leaves
//! them the roll at which it was made. The first roll is free.
//!
//! What follows from a command is an event, as at a table, and the race is the fold of its events.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::arith::op::OpSet;
use crate::dice::{DiceSet, Generator};
use crate::games::race::{Change, ROLL_COSTS, RaceScore, worth};
use crate::solve::distinct::canonical::Canonical;
use crate::table::board::{Board, Deal, Step, StepRefusal};

/// The most players of one race.
pub const MAX_RACERS: usize = 6;

/// The most rolls through which a player goes back before a goal.
pub const MAX_ROLLS: usize = 100;

/// The most events of one race: hours of play.
pub const MAX_EVENTS: usize = 10_000;

/// Who may play at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turns {
    /// One after the other, at one screen: each has one new roll a turn.
    Taken,
    /// All at once, each on a board of their own.
    Free,
}

/// What a player asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A new roll.
    Roll,
    /// Make a step.
    Step(Step),
    /// Take the last step back.
    Undo,
    /// Make the step again that was taken back last.
    Redo,
    /// Go to the roll before.
    Back,
    /// Go to the roll after.
    Forward,
    /// It is the next player's turn.
    HandOn,
}

/// What happened; players count from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A player has a new roll.
    Rolled {
        /// Who.
        by: usize,
        /// Its numbers.
        deal: Deal,
    },
    /// A player made a step.
    Stepped {
        /// Who.
        by: usize,
        /// Which.
        step: Step,
    },
    /// A player took their last step back.
    Undone {
        /// Who.
        by: usize,
    },
    /// A player went to the roll before.
    WentBack {
        /// Who.
        by: usize,
    },
    /// A player went to the roll after.
    WentForward {
        /// Who.
        by: usize,
    },
    /// A player's turn is over.
    HandedOn {
        /// Whose.
        by: usize,
    },
}

/// Why something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There are fewer than one or more than [`MAX_RACERS`].
    Racers,
    /// There is no such player, or it is not their turn.
    NotTheirTurn,
    /// Somebody has won.
    Over,
    /// There is no roll yet.
    NoRoll,
    /// A turn has one new roll.
    RolledThisTurn,
    /// There are [`MAX_ROLLS`] since the last goal: make one of them do.
    TooManyRolls,
    /// There is no roll before, or after.
    NoSuchRoll,
    /// There is no step to be taken back, or to be made again.
    NoStep,
    /// The step cannot be made.
    Step(StepRefusal),
    /// Players do not take turns.
    NoTurns,
    /// What was dealt is no roll.
    NotARoll,
    /// It has [`MAX_EVENTS`].
    TooLong,
}

print_its_name!(Refusal);

/// A roll of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceRoll {
    /// Its numbers.
    pub deal: Deal,
    /// What was made of them.
    pub board: Board,
    /// The ways that have counted.
    counted: BTreeSet<Canonical>,
}

/// A player of a race.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Racer {
    /// Their points and goals.
    pub score: RaceScore,
    /// Their rolls since the last goal.
    rolls: Vec<RaceRoll>,
    /// Which of them they play with.
    at: usize,
}

impl Racer {
    /// The roll that they play with; none at first.
    pub fn roll(&self) -> Option<&RaceRoll> {
        self.rolls.get(self.at)
    }

    /// The place of that roll, from 0, and how many there are.
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.rolls.len())
    }
}

/// A race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    racers: Vec<Racer>,
    turns: Turns,
    turn: usize,
    has_rolled: bool,
    events: usize,
    rolls: u64,
    last: Option<Change>,
}

impl Race {
    /// A race of so many.
    ///
    /// # Errors
    /// [`Refusal::Racers`].
    pub fn new(racers: usize, turns: Turns) -> Result<Race, Refusal> {
        match (1..=MAX_RACERS).contains(&racers) {
            false => Err(Refusal::Racers),
            true => Ok(Race {
                racers: vec![Racer::default(); racers],
                turns,
                turn: 0,
                has_rolled: false,
                events: 0,
                rolls: 0,
                last: None,
            }),
        }
    }

    /// The race of these events.
    ///
    /// # Errors
    /// Why the first event that cannot be is none.
    pub fn replay(racers: usize, turns: Turns, events: &[Event]) -> Result<Race, Refusal> {
        let mut race = Race::new(racers, turns)?;
        events.iter().try_for_each(|event| race.apply(event))?;
        Ok(race)
    }

    /// The players.
    pub fn racers(&self) -> &[Racer] {
        &self.racers
    }

    /// Whose turn it is, where turns are taken.
    pub fn turn(&self) -> usize {
        self.turn
    }

    /// How many rolls there were.
    pub fn rolls(&self) -> u64 {
        self.rolls
    }

    /// What became of points with the last event, if anything.
    pub fn last_change(&self) -> Option<Change> {
        self.last
    }

    /// Who has won.
    pub fn winner(&self) -> Option<usize> {
        self.racers.iter().position(|racer| racer.score.has_won())
    }

    /// Whether player `by` may do this, and if not, why.
    ///
    /// # Errors
    /// Why not.
    pub fn may(&self, by: usize, command: &Command) -> Result<(), Refusal> {
        let racer = self.racers.get(by).ok_or(Refusal::NotTheirTurn)?;
        if self.winner().is_some() {
            return Err(Refusal::Over);
        }
        if self.turns == Turns::Taken && by != self.turn {
            return Err(Refusal::NotTheirTurn);
        }
        if self.events >= MAX_EVENTS {
            return Err(Refusal::TooLong);
        }
        let refused = |refusal: Refusal, is_refused: bool| match is_refused {
            true => Err(refusal),
            false => Ok(()),
        };
        let takes_turns = self.turns == Turns::Taken && self.racers.len() > 1;
        let (at, count) = racer.place();
        match command {
            Command::HandOn => return refused(Refusal::NoTurns, !takes_turns),
            Command::Roll if takes_turns && self.has_rolled => return Err(Refusal::RolledThisTurn),
            Command::Roll => return refused(Refusal::TooManyRolls, count >= MAX_ROLLS),
            _ => {}
        }
        let board = &racer.roll().ok_or(Refusal::NoRoll)?.board;
        match command {
            Command::Step(step) => {
                let result = board.result(*step, OpSet::ALL);
                result.map(|_| ()).map_err(Refusal::Step)
            }
            Command::Undo => refused(Refusal::NoStep, board.steps().is_empty()),
            Command::Redo => refused(Refusal::NoStep, board.redoable().is_none()),
            Command::Back => refused(Refusal::NoSuchRoll, at == 0),
            Command::Forward => refused(Refusal::NoSuchRoll, at + 1 >= count),
            Command::Roll | Command::HandOn => Ok(()),
        }
    }

    /// Takes an event in.
    ///
    /// # Errors
    /// When it cannot be; then nothing changes.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        let (by, command) = event.asked();
        self.may(by, &command)?;
        if let Event::Rolled { deal, .. } = event
            && !(matches!(deal, Deal::Rolled { .. }) && deal.is_sound())
        {
            return Err(Refusal::NotARoll);
        }
        self.last = match event {
            Event::Rolled { deal, .. } => self.roll(by, deal),
            Event::Stepped { step, .. } => self.racers[by].step(*step),
            Event::Undone { .. } => {
                self.racers[by].on_board(|board| board.undo());
                None
            }
            Event::WentBack { .. } => self.racers[by].go(|at| at - 1),
            Event::WentForward { .. } => self.racers[by].go(|at| at + 1),
            Event::HandedOn { .. } => {
                self.turn = (by + 1) % self.racers.len();
                self.has_rolled = false;
                None
            }
        };
        self.events += 1;
        Ok(())
    }

    fn roll(&mut self, by: usize, deal: &Deal) -> Option<Change> {
        self.rolls += 1;
        self.has_rolled = true;
        let racer = &mut self.racers[by];
        let is_first = racer.rolls.is_empty();
        racer.rolls.push(RaceRoll {
            board: Board::new(&deal.numbers()),
            deal: deal.clone(),
            counted: BTreeSet::new(),
        });
        racer.at = racer.rolls.len() - 1;
        match is_first {
            true => None,
            false => racer.change(-ROLL_COSTS),
        }
    }
}

impl Racer {
    fn on_board<T>(&mut self, change: impl FnOnce(&mut Board) -> T) -> Option<T> {
        self.rolls
            .get_mut(self.at)
            .map(|roll| change(&mut roll.board))
    }

    fn go(&mut self, to: impl FnOnce(usize) -> usize) -> Option<Change> {
        self.at = to(self.at);
        None
    }

    /// Makes a step that can be made. The same way counts once for each roll.
    fn step(&mut self, step: Step) -> Option<Change> {
        let roll = self.rolls.get_mut(self.at)?;
        let made = roll.board.make(step, OpSet::ALL).ok()?;
        let worth = roll.board.value(made).map_or(0, worth);
        let way = roll.board.expr(made)?;
        let way = Canonical::of(&way).ok().filter(|_| worth != 0)?;
        match roll.counted.insert(way) {
            true => self.change(worth),
            false => None,
        }
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
}

impl Event {
    /// Who asked for it, and for what.
    fn asked(&self) -> (usize, Command) {
        match self {
            Event::Rolled { by, .. } => (*by, Command::Roll),
            Event::Stepped { by, step } => (*by, Command::Step(*step)),
            Event::Undone { by } => (*by, Command::Undo),
            Event::WentBack { by } => (*by, Command::Back),
            Event::WentForward { by } => (*by, Command::Forward),
            Event::HandedOn { by } => (*by, Command::HandOn),
        }
    }
}

/// What follows from `command` of player `by`.
///
/// # Errors
/// Why it cannot be done.
pub fn decide(
    race: &Race,
    generator: &mut Generator,
    by: usize,
    command: Command,
) -> Result<Event, Refusal> {
    race.may(by, &command)?;
    Ok(match command {
        Command::Roll => Event::Rolled {
            by,
            deal: Deal::Rolled {
                sides: DiceSet::SCORE.iter().map(|die| die.sides()).collect(),
                roll: DiceSet::SCORE.roll(generator),
            },
        },
        Command::Step(step) => Event::Stepped { by, step },
        Command::Undo => Event::Undone { by },
        Command::Redo => {
            let roll = race.racers[by].roll();
            let step = roll.and_then(|roll| roll.board.redoable());
            let step = step.ok_or(Refusal::NoStep)?;
            Event::Stepped { by, step }
        }
        Command::Back => Event::WentBack { by },
        Command::Forward => Event::WentForward { by },
        Command::HandOn => Event::HandedOn { by },
    })
}
