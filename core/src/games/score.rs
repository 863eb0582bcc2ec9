//! Score: the calls of a round, its endings, and the points that they win and lose.

use serde::{Deserialize, Serialize};

/// The usual goal.
pub const GOAL: u32 = 20;

/// How long a SCORE caller has to reach the goal.
pub const SCORE_CLOCK_S: u32 = 30;

/// How long an IMPOSSIBLE call must hold.
pub const IMPOSSIBLE_CLOCK_S: u32 = 60;

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The SCORE caller reached the goal.
    Reached,
    /// The last step missed the goal, and no numbers are left.
    Missed,
    /// The SCORE caller's time ran out.
    OutOfTime,
    /// The SCORE caller gave up.
    GaveUp,
    /// No player called SCORE while the IMPOSSIBLE call held.
    Stood,
    /// The goal was reached without a call, for no points.
    Practised,
    /// The host ended the round. A call that was open counts as failed or as having stood, or
    /// brings no points at all, as the host chose.
    Ended,
}

/// The calls in a round, as far as they matter for the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calls {
    /// No player called.
    Nobody,
    /// SCORE alone was called.
    Score,
    /// IMPOSSIBLE alone was called.
    Impossible,
    /// A player called SCORE against another player's IMPOSSIBLE.
    Against,
    /// The IMPOSSIBLE caller interrupted themselves.
    Interrupted,
}

/// Points won and lost by the callers of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// The points of the SCORE caller for that call.
    pub score: i8,
    /// The points of the IMPOSSIBLE caller for that call.
    pub impossible: i8,
}

/// The side that can prove a mistaken IMPOSSIBLE wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opposition {
    /// Other players, who prove a mistaken IMPOSSIBLE wrong only by a SCORE that is shown.
    Players,
    /// The solver, which judges the roll of a player alone.
    Solver {
        /// Whether the roll can be made.
        solvable: bool,
    },
}

/// The points of the SCORE call and of the IMPOSSIBLE call: the calling table.
///
/// `blocking` is the house rule that an IMPOSSIBLE caller who interrupts
/// themselves and fails does not earn the point for having been right after all.
///
/// The two parts belong to the two calls; if one player made both, their
/// points are their sum.
pub fn points(calls: Calls, ending: Ending, opposition: Opposition, blocking: bool) -> Points {
    let reached = ending == Ending::Reached;
    let (score, impossible) = match calls {
        Calls::Nobody => (0, 0),
        Calls::Score if reached => (1, 0),
        Calls::Score => (-1, 0),
        Calls::Impossible => (0, standing(opposition)),
        Calls::Against | Calls::Interrupted if reached => (1, -2),
        Calls::Against => (-1, 1),
        Calls::Interrupted => (-1, interrupted(opposition, blocking)),
    };
    Points { score, impossible }
}

/// The points of an IMPOSSIBLE that no player challenged.
fn standing(opposition: Opposition) -> i8 {
    match opposition {
        Opposition::Solver { solvable: true } => -2,
        Opposition::Players | Opposition::Solver { solvable: false } => 1,
    }
}

/// The points of an IMPOSSIBLE whose caller then failed with a SCORE of their own.
fn interrupted(opposition: Opposition, blocking: bool) -> i8 {
    match (standing(opposition), blocking) {
        (1, true) => -1,
        (points, _) => points,
    }
}
