//! The race at one screen: players take turns with rolls of their own, until one has three goals.
//!
//! There are no calls and no clocks. A [`Racer`] decides and applies each [`Move`] of one player, here
//! and in a [group](crate::group::race), where all play at once. Here players take turns, at one
//! screen.
//!
//! As at a table, each command leads to an event, and the race is the fold of its events. An
//! [`Event`] is the stored form of a move.

mod racer;

use serde::{Deserialize, Serialize};

use crate::dice::Generator;
use crate::games::race::Change;
use crate::table::board::{Deal, Step};

pub use racer::{Command, MAX_ROLLS, Move, RaceRoll, Racer, Refusal, WrittenRacer};

/// The most players of one race at one screen.
pub const MAX_RACERS: usize = 6;

/// The most events of one race: hours of play.
pub const MAX_RACE_EVENTS: usize = 10_000;

/// An event of a race, in the stored format; players count from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A player has a new roll.
    Rolled {
        /// The player.
        by: usize,
        /// The numbers of the roll.
        deal: Deal,
    },
    /// A player made a step.
    Stepped {
        /// The player.
        by: usize,
        /// The step.
        step: Step,
    },
    /// A player took their last step back.
    Undone {
        /// The player.
        by: usize,
    },
    /// A player went back to the previous roll.
    WentBack {
        /// The player.
        by: usize,
    },
    /// A player went on to the following roll.
    WentForward {
        /// The player.
        by: usize,
    },
    /// A player's turn has ended.
    HandedOn {
        /// The player.
        by: usize,
    },
}

/// A race at one screen. Players take turns, each with one new roll a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    racers: Vec<Racer>,
    turn: usize,
    has_rolled: bool,
    event_count: usize,
    rolls: u64,
    last_change: Option<Change>,
}

impl Race {
    /// A race of this many players.
    ///
    /// # Errors
    /// [`Refusal::Racers`].
    pub fn new(racers: usize) -> Result<Race, Refusal> {
        match (1..=MAX_RACERS).contains(&racers) {
            false => Err(Refusal::Racers),
            true => Ok(Race {
                racers: vec![Racer::default(); racers],
                turn: 0,
                has_rolled: false,
                event_count: 0,
                rolls: 0,
                last_change: None,
            }),
        }
    }

    /// The race after these events.
    ///
    /// # Errors
    /// Why the first impossible event is refused.
    pub fn replay(racers: usize, events: &[Event]) -> Result<Race, Refusal> {
        let mut race = Race::new(racers)?;
        events.iter().try_for_each(|event| race.apply(event))?;
        Ok(race)
    }

    /// The players.
    pub fn racers(&self) -> &[Racer] {
        &self.racers
    }

    /// The index of the player whose turn it is.
    pub fn turn(&self) -> usize {
        self.turn
    }

    /// How many rolls all players had.
    pub fn rolls(&self) -> u64 {
        self.rolls
    }

    /// The change of points by the last event, if any.
    pub fn last_change(&self) -> Option<Change> {
        self.last_change
    }

    /// The index of the player who has won, if any.
    pub fn winner(&self) -> Option<usize> {
        self.racers.iter().position(|racer| racer.score.has_won())
    }

    /// Whether player `by` may carry out `command` now.
    ///
    /// # Errors
    /// Why they may not.
    pub fn may(&self, by: usize, command: Command) -> Result<(), Refusal> {
        let racer = self.racers.get(by).ok_or(Refusal::NotTheirTurn)?;
        if self.winner().is_some() {
            return Err(Refusal::Over);
        }
        if by != self.turn {
            return Err(Refusal::NotTheirTurn);
        }
        if self.event_count >= MAX_RACE_EVENTS {
            return Err(Refusal::TooLong);
        }
        let takes_turns = self.racers.len() > 1;
        match command {
            Command::HandOn if takes_turns => Ok(()),
            Command::Roll if takes_turns && self.has_rolled => Err(Refusal::RolledThisTurn),
            command => racer.may(command),
        }
    }

    /// Applies an event.
    ///
    /// # Errors
    /// When it cannot happen; then nothing changes.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        let (by, moved) = event.read(&self.racers)?;
        self.may(by, moved.as_ref().map_or(Command::HandOn, Move::asked))?;
        self.last_change = match moved {
            Some(moved) => {
                let change = self.racers[by].apply(&moved)?;
                if matches!(moved, Move::Rolled { .. }) {
                    self.rolls += 1;
                    self.has_rolled = true;
                }
                change
            }
            None => {
                self.turn = (by + 1) % self.racers.len();
                self.has_rolled = false;
                None
            }
        };
        self.event_count += 1;
        Ok(())
    }
}

impl Event {
    /// The stored event of a move of player `by`. Which steps bring points follows from the events
    /// before it.
    fn of(by: usize, moved: Move) -> Event {
        match moved {
            Move::Rolled { deal } => Event::Rolled { by, deal },
            Move::Stepped { step, .. } => Event::Stepped { by, step },
            Move::Undone => Event::Undone { by },
            Move::WentBack => Event::WentBack { by },
            Move::WentForward => Event::WentForward { by },
        }
    }

    /// The player of the event, and their move; `None`: their turn has ended.
    fn read(&self, racers: &[Racer]) -> Result<(usize, Option<Move>), Refusal> {
        Ok(match self {
            Event::Rolled { by, deal } => (*by, Some(Move::Rolled { deal: deal.clone() })),
            Event::Stepped { by, step } => {
                let racer = racers.get(*by).ok_or(Refusal::NotTheirTurn)?;
                (*by, Some(racer.stepped(*step)))
            }
            Event::Undone { by } => (*by, Some(Move::Undone)),
            Event::WentBack { by } => (*by, Some(Move::WentBack)),
            Event::WentForward { by } => (*by, Some(Move::WentForward)),
            Event::HandedOn { by } => (*by, None),
        })
    }
}

/// The event that `command` of player `by` leads to.
///
/// # Errors
/// Why the command is refused.
pub fn decide(
    race: &Race,
    generator: &mut Generator,
    by: usize,
    command: Command,
) -> Result<Event, Refusal> {
    race.may(by, command)?;
    match command {
        Command::HandOn => Ok(Event::HandedOn { by }),
        command => Ok(Event::of(by, race.racers[by].decide(generator, command)?)),
    }
}
