//! The reasons for which the referee of a table refuses a command.

use serde::{Deserialize, Serialize};

use super::board::{GoalNotCounted, StepRefusal};

/// Why the referee refuses a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// Every seat is taken.
    TableFull,
    /// A player at the table has this name.
    NameTaken {
        /// A similar name that no player at the table has.
        free: String,
    },
    /// The player has no seat at the table.
    NotSeated,
    /// No numbers lie on the table.
    NoRoll,
    /// A clock runs, or a call without a clock is open.
    CallOpen,
    /// The round is settled: no second call is possible.
    RoundClosed,
    /// IMPOSSIBLE is called already.
    ImpossibleCalled,
    /// SCORE is called already.
    ScoreCalled,
    /// The shared numbers do not move before a call.
    CallScoreFirst,
    /// Another player called SCORE, so only they may move the numbers.
    NotYourCall,
    /// There is no call of this player to end.
    NoCall,
    /// The time was up before the command arrived.
    TimeIsUp,
    /// The step cannot be made.
    Step(StepRefusal),
    /// There is no step to take back.
    NothingToUndo,
    /// There is no step to make again.
    NothingToRedo,
    /// The house rules do not allow undo.
    UndoOff,
    /// The house rules let another player roll.
    NotYourRoll,
    /// Only the host may do that.
    HostOnly,
    /// Only a solitaire player's wait can be cut short.
    MustStand,
    /// In a group nobody takes hints.
    NoHintsInGroup,
    /// The player has taken this hint already.
    HintTaken,
    /// Another hint comes before this one.
    HintSkipped,
    /// The roll is impossible, and the first hint says so.
    NoFurtherHint,
    /// Without clocks only a solitaire player can play.
    ClockNeeded,
    /// A stand-in for the host can roll, end a round without points and let clocks go on. They can
    /// do nothing else.
    StandInOnly,
    /// A stand-in for the host cannot end a round with a call or an answer of their own.
    OwnCall,
    /// Players do not answer at this table: they call.
    OnlyCalls,
    /// Players do not call at this table: everyone answers.
    NoCalls,
    /// Everyone is still busy with the round; it is ended first.
    RoundOpen,
    /// The player has answered, and an answer is final.
    AlreadyAnswered,
    /// The goal is not on the player's own board, or does not count.
    GoalNotOnBoard {
        /// Why the goal does not count, if the last step makes it.
        why: Option<GoalNotCounted>,
    },
    /// The player has made as many events on their board as a round allows.
    BoardFull,
    /// The clocks are stopped.
    Paused,
    /// The clocks are not stopped.
    NotPaused,
    /// When everyone plays, each needs a screen of their own.
    EveryoneInGroup,
    /// The player has failed with too many SCORE calls in a row, and may not call yet.
    MustWait {
        /// The number of rolls to wait, including the one on the table.
        rolls: u32,
    },
    /// In a race each player has rolls of their own, and none lies on the table.
    InRace,
    /// The round has no clock that could be lengthened.
    NoRoundClock,
    /// The round has been lengthened as much as is allowed.
    RoundLongEnough,
}
