//! Why something cannot be done.

use std::fmt;

use super::MAX_PLAYERS;

/// Why something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no player, or more than [`MAX_PLAYERS`] do.
    Players,
    /// The dice have not been thrown in this turn.
    NotThrown,
    /// The dice have been thrown in this turn: only some of them again.
    Thrown,
    /// Both further throws of the turn are used up.
    NoThrowLeft,
    /// All dice are kept, so there is none to throw.
    AllKept,
    /// A die that was kept shows something else.
    KeptChanged,
    /// That box is filled.
    BoxFilled,
    /// All boxes are full.
    GameOver,
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Players => write!(out, "1 to {MAX_PLAYERS} players can play"),
            Refusal::NotThrown => write!(out, "the dice must be thrown first"),
            Refusal::Thrown => write!(out, "the dice have been thrown in this turn"),
            Refusal::NoThrowLeft => write!(out, "there is no throw left in this turn"),
            Refusal::AllKept => write!(out, "all dice are kept, so none is thrown"),
            Refusal::KeptChanged => write!(out, "a die that was kept has changed"),
            Refusal::BoxFilled => write!(out, "that box is filled"),
            Refusal::GameOver => write!(out, "the game is over"),
        }
    }
}

impl std::error::Error for Refusal {}
