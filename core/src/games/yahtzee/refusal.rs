//! Yahtzee: the reasons why a game refuses a command.

/// Why something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no player, or there are more than [`MAX_PLAYERS`](super::MAX_PLAYERS).
    Players,
    /// The dice have not been thrown in this turn.
    NotThrown,
    /// The dice have been thrown in this turn already: only some of them can be thrown again.
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
