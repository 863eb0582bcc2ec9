//! The commands of players at a table, and [`Ask`]: a command without its data.

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
    /// End the wait after the player's own IMPOSSIBLE call.
    BeSure,
    /// Take the hint of this grade.
    TakeHint(Grade),
    /// Play by these house rules from now on.
    SetRules(Rules),
    /// Set everybody's points to zero.
    ClearPoints,
    /// Change the player's name.
    Rename(Name),
    /// Leave the table and take the points along.
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
    /// Give one player more time than the others, or take it away (`None`). Only hosts may.
    GiveMoreTime(SeatId, Option<MoreTime>),
}

/// A command without its data. Whether a player may ask for a command depends on nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// [`Command::Roll`].
    Roll,
    /// [`Command::Deal`].
    Deal,
    /// [`Command::CallScore`].
    CallScore,
    /// [`Command::CallImpossible`].
    CallImpossible,
    /// [`Command::Step`].
    Step,
    /// [`Command::Undo`].
    Undo,
    /// [`Command::Redo`].
    Redo,
    /// [`Command::GiveUp`].
    GiveUp,
    /// [`Command::BeSure`].
    BeSure,
    /// [`Command::TakeHint`].
    TakeHint,
    /// [`Command::SetRules`].
    SetRules,
    /// [`Command::ClearPoints`].
    ClearPoints,
    /// [`Command::Rename`].
    Rename,
    /// [`Command::Leave`].
    Leave,
    /// [`Command::EndRound`]: a stand-in for the host may not end every round with points.
    EndRound {
        /// Whether an open call brings its points.
        with_points: bool,
    },
    /// [`Command::SetRoller`].
    SetRoller,
    /// [`Command::SetWay`].
    SetWay,
    /// [`Command::Answer`].
    Answer,
    /// [`Command::Pause`].
    Pause,
    /// [`Command::Resume`].
    Resume,
    /// [`Command::LengthenRound`].
    LengthenRound,
    /// [`Command::GiveMoreTime`].
    GiveMoreTime,
}

impl Command {
    /// The command without its data.
    pub fn ask(&self) -> Ask {
        match *self {
            Command::Roll => Ask::Roll,
            Command::Deal(_) => Ask::Deal,
            Command::CallScore => Ask::CallScore,
            Command::CallImpossible => Ask::CallImpossible,
            Command::Step(_) => Ask::Step,
            Command::Undo => Ask::Undo,
            Command::Redo => Ask::Redo,
            Command::GiveUp => Ask::GiveUp,
            Command::BeSure => Ask::BeSure,
            Command::TakeHint(_) => Ask::TakeHint,
            Command::SetRules(_) => Ask::SetRules,
            Command::ClearPoints => Ask::ClearPoints,
            Command::Rename(_) => Ask::Rename,
            Command::Leave => Ask::Leave,
            Command::EndRound { with_points } => Ask::EndRound { with_points },
            Command::SetRoller(_) => Ask::SetRoller,
            Command::SetWay(_) => Ask::SetWay,
            Command::Answer(_) => Ask::Answer,
            Command::Pause => Ask::Pause,
            Command::Resume => Ask::Resume,
            Command::LengthenRound(_) => Ask::LengthenRound,
            Command::GiveMoreTime(..) => Ask::GiveMoreTime,
        }
    }

    /// Whether the referee of a table draws its outcome at random. Other commands need no source of
    /// random numbers.
    pub fn is_random(&self) -> bool {
        *self == Command::Roll
    }
}

// A new command counts as one of play until a list here says otherwise. So it is refused if the
// round has changed, in a race, and to players who only look on.
impl Ask {
    /// Whether the command is about the round on the table, and so means nothing in another round.
    pub fn is_about_round(self) -> bool {
        !matches!(
            self,
            Ask::SetRules
                | Ask::ClearPoints
                | Ask::Rename
                | Ask::Leave
                | Ask::SetRoller
                | Ask::SetWay
                | Ask::GiveMoreTime
        )
    }

    /// Whether the command is part of playing a round, such as a call, step, hint or answer.
    /// Players at small tables ask for it at their own table.
    pub fn is_play(self) -> bool {
        let is_for_all = matches!(
            self,
            Ask::Roll
                | Ask::Deal
                | Ask::EndRound { .. }
                | Ask::Pause
                | Ask::Resume
                | Ask::LengthenRound
        );
        self.is_about_round() && !is_for_all
    }

    /// Whether the command may lead to a roll.
    pub fn leads_to_roll(self) -> bool {
        matches!(
            self,
            Ask::Roll | Ask::Deal | Ask::EndRound { .. } | Ask::Resume
        )
    }
}
