//! The commands of players.

use serde::{Deserialize, Serialize};

use crate::dice::Roll;
use crate::teach::hint::Grade;

use super::board::Step;
use super::event::SeatId;
use super::more_time::{Lengthening, MoreTime};
use super::name::Name;
use super::own_board::FinalAnswer;
use super::rules::{Roller, Rules};
use super::way_of_playing::Way;

/// A command of a player who sits at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Deal a new round.
    Roll,
    /// Deal a round of these numbers.
    Deal(Roll),
    /// Call SCORE.
    CallScore,
    /// Call IMPOSSIBLE.
    CallImpossible,
    /// Make a step.
    Step(Step),
    /// Take the last step back.
    Undo,
    /// Make the step again that was taken back last.
    Redo,
    /// Give up the SCORE call.
    GiveUp,
    /// End the wait of an IMPOSSIBLE call.
    BeSure,
    /// Take the hint of this grade.
    TakeHint(Grade),
    /// Play by these house rules from now on.
    SetRules(Rules),
    /// Set everybody's points to zero.
    ClearPoints,
    /// Change the player's name.
    Rename(Name),
    /// Leave the table, with the points.
    Leave,
    /// End the open round; a command of hosts.
    EndRound {
        /// Whether an open call brings its points: a SCORE counts as failed, an
        /// IMPOSSIBLE as having stood.
        with_points: bool,
    },
    /// Change who may roll, without touching the roll on the table; a command of hosts.
    SetRoller(Roller),
    /// Play in this way from now on; a command of hosts.
    SetWay(Way),
    /// Answer in a round that everyone plays, once and for all.
    Answer(FinalAnswer),
    /// Stop all clocks; a command of hosts.
    Pause,
    /// Let the clocks run on; a command of hosts.
    Resume,
    /// Give the open round that everyone plays more time; a command of hosts.
    LengthenRound(Lengthening),
    /// Give one player more time than others, or no longer; a command of hosts.
    GiveMoreTime(SeatId, Option<MoreTime>),
}

impl Command {
    /// Whether the referee of a table draws its outcome at random. Other commands need no source of
    /// random numbers.
    pub fn is_random(&self) -> bool {
        *self == Command::Roll
    }
}
