//! Yahtzee: a game of one to six players as the fold of its events.

use serde::{Deserialize, Serialize};

use super::MAX_PLAYERS;
use super::positions::Positions;
use super::refusal::Refusal;
use super::score_box::{BOXES, ScoreBox};
use super::sheet::Sheet;
use super::throw::Throw;
use super::turn::Turn;
use crate::dice::Generator;

/// A command of the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Throws all five dice.
    Throw,
    /// Keeps the dice at these positions and throws the others again.
    ThrowAgain {
        /// The dice to be kept.
        kept: Positions,
    },
    /// Scores the dice in this box, which ends the turn.
    Score(ScoreBox),
}

/// An event of a game. A game is the fold of its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// All five dice were thrown.
    Thrown {
        /// The dice after the throw.
        throw: Throw,
    },
    /// Some dice were thrown again.
    ThrownAgain {
        /// The dice that were kept.
        kept: Positions,
        /// All five dice after the throw.
        throw: Throw,
    },
    /// The dice were scored in a box, which ended the turn.
    Scored {
        /// The box in which the dice were scored.
        score_box: ScoreBox,
    },
}

/// A game: the players' sheets, and the turn of one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    sheets: Vec<Sheet>,
    /// The turn of the current player; `None` before its first throw.
    turn: Option<Turn>,
    /// How many turns of all players have ended.
    turns: usize,
    throws: u32,
}

impl Game {
    /// A game that has not begun, for 1 to 6 players.
    pub fn new(players: usize) -> Result<Game, Refusal> {
        if !(1..=MAX_PLAYERS).contains(&players) {
            return Err(Refusal::Players);
        }
        Ok(Game {
            sheets: vec![Sheet::default(); players],
            turn: None,
            turns: 0,
            throws: 0,
        })
    }

    /// The game of this many players with these events.
    pub fn replay(players: usize, events: &[Event]) -> Result<Game, Refusal> {
        let mut game = Game::new(players)?;
        for event in events {
            game.apply(event)?;
        }
        Ok(game)
    }

    /// The sheet of each player.
    pub fn sheets(&self) -> &[Sheet] {
        &self.sheets
    }

    /// The turn of the current player; `None` before its first throw.
    pub const fn turn(&self) -> Option<&Turn> {
        self.turn.as_ref()
    }

    /// The index of the player whose turn it is; `None` when the game has ended.
    pub fn player(&self) -> Option<usize> {
        (!self.is_over()).then_some(self.turns % self.sheets.len())
    }

    /// The number of the round, 1 to 13; 13 when the game has ended.
    pub fn round(&self) -> usize {
        (self.turns / self.sheets.len() + 1).min(BOXES)
    }

    /// Whether the game has ended: all boxes are full.
    pub fn is_over(&self) -> bool {
        self.turns == BOXES * self.sheets.len()
    }

    /// How often dice have been thrown so far.
    pub const fn throws(&self) -> u32 {
        self.throws
    }

    /// The event that a command of the current player leads to.
    pub fn decide(&self, command: Command, generator: &mut Generator) -> Result<Event, Refusal> {
        let event = match command {
            Command::Throw => Event::Thrown {
                throw: Throw::thrown(generator),
            },
            Command::ThrowAgain { kept } => Event::ThrownAgain {
                kept,
                throw: self.current_turn()?.throw_again(kept, generator)?,
            },
            Command::Score(score_box) => Event::Scored { score_box },
        };
        self.clone().apply(&event)?;
        Ok(event)
    }

    /// Applies an event. An impossible event changes nothing.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        let Some(player) = self.player() else {
            return Err(Refusal::GameOver);
        };
        match *event {
            Event::Thrown { throw } => {
                if self.turn.is_some() {
                    return Err(Refusal::Thrown);
                }
                self.turn = Some(Turn::begun(throw));
                self.throws += 1;
            }
            Event::ThrownAgain { kept, throw } => {
                self.turn = Some(self.current_turn()?.then(kept, throw)?);
                self.throws += 1;
            }
            Event::Scored { score_box } => {
                let dice = self.current_turn()?.throw().all();
                self.sheets[player].write(score_box, dice)?;
                self.turn = None;
                self.turns += 1;
            }
        }
        Ok(())
    }

    fn current_turn(&self) -> Result<Turn, Refusal> {
        match self.turn {
            Some(turn) => Ok(turn),
            None if self.is_over() => Err(Refusal::GameOver),
            None => Err(Refusal::NotThrown),
        }
    }
}
