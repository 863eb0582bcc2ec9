//! Yahtzee: why a game refuses a command or an event.

/// Why a command or an event is refused.
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
    /// All dice are kept, so no die is left to throw.
    AllKept,
    /// A kept die shows another number after the throw.
    KeptChanged,
    /// The box is filled.
    BoxFilled,
    /// All boxes are full.
    GameOver,
}
