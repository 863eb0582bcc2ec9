//! Why the referee refuses a command.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::board::StepRefusal;

/// Why the referee refuses a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// Every seat is taken.
    TableFull,
    /// Somebody at the table has this name.
    NameTaken {
        /// A name that nobody has.
        free: String,
    },
    /// There is no such seat.
    NotSeated,
    /// No numbers lie on the table.
    NoRoll,
    /// A clock runs, or a call without a clock is open.
    CallOpen,
    /// The round is settled: no second call on it.
    RoundClosed,
    /// IMPOSSIBLE is called already.
    ImpossibleCalled,
    /// SCORE is called already.
    ScoreCalled,
    /// The shared numbers do not move before a call.
    CallScoreFirst,
    /// Another player called SCORE, so only they move the numbers.
    NotYourCall,
    /// There is no call of this player to end.
    NoCall,
    /// The time was up before this came.
    TimeIsUp,
    /// The step cannot be made.
    Step(StepRefusal),
    /// There is no step to take back.
    NothingToUndo,
    /// There is no step to make again.
    NothingToRedo,
    /// The house rules leave undo out.
    UndoOff,
    /// The house rules let somebody else roll.
    NotYourRoll,
    /// Only the host may.
    HostOnly,
    /// Only a solitaire player's wait can be cut short.
    MustStand,
    /// In a group nobody takes hints.
    NoHintsInGroup,
    /// The player has this hint already.
    HintTaken,
    /// Another hint comes before this one.
    HintSkipped,
    /// The roll is impossible, and the first hint says so.
    NoFurtherHint,
    /// Without clocks only a solitaire player can play.
    ClockNeeded,
    /// A stand-in for the host can roll and end a round without points, and
    /// nothing else.
    StandInOnly,
    /// A stand-in for the host cannot end a round with a call of their own.
    OwnCall,
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match self {
            Refusal::TableFull => "every seat at this table is taken",
            Refusal::NameTaken { free } => {
                return write!(out, "that name is taken; {free} is free");
            }
            Refusal::NotSeated => "nobody sits there",
            Refusal::NoRoll => "roll first",
            Refusal::CallOpen => "a call is open; it is settled first",
            Refusal::RoundClosed => "this roll is settled; roll again",
            Refusal::ImpossibleCalled => "IMPOSSIBLE is called already",
            Refusal::ScoreCalled => "SCORE is called already",
            Refusal::CallScoreFirst => "call SCORE first",
            Refusal::NotYourCall => "only the player who called SCORE moves the numbers",
            Refusal::NoCall => "there is no call of yours to end",
            Refusal::TimeIsUp => "the time was up",
            Refusal::Step(refusal) => return refusal.fmt(out),
            Refusal::NothingToUndo => "there is no step to take back",
            Refusal::NothingToRedo => "there is no step to make again",
            Refusal::UndoOff => "this table plays without undo",
            Refusal::NotYourRoll => "it is not your turn to roll",
            Refusal::HostOnly => "only the host can do that",
            Refusal::MustStand => "an IMPOSSIBLE call stands until its time is up",
            Refusal::NoHintsInGroup => "in a group nobody takes hints",
            Refusal::HintTaken => "you have that hint already",
            Refusal::HintSkipped => "another hint comes before that one",
            Refusal::NoFurtherHint => "the roll is impossible, so there are no further hints",
            Refusal::ClockNeeded => "only solitaire can be played without clocks",
            Refusal::StandInOnly => {
                "a stand-in for the host can roll and end a round without points, and no more"
            }
            Refusal::OwnCall => "a stand-in for the host cannot end a round with their own call",
        };
        out.write_str(sentence)
    }
}
