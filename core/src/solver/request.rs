//! The requests of a page to the solver.

use serde::{Deserialize, Serialize};

use crate::arith::puzzle::Puzzle;
use crate::atlas::{Filter, Order, Play};
use crate::csv::Separator;
use crate::dice::Roll;
use crate::learn::worksheet::Worksheet;
use crate::lesson::WantedRolls;

/// The most numbers that [`RowChoice`] can ask a roll to have. This is more than twice as many as a
/// roll has, so that a reader who types too many sees no row instead of an error.
pub const MAX_WANTED_NUMBERS: usize = 16;

/// The number of a request, given by the page: each is larger than those before it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct RequestId(pub u32);

impl RequestId {
    /// The id of a message that is about no request.
    pub const NONE: RequestId = RequestId(0);

    /// The id of the request after this one.
    #[must_use]
    pub const fn next(self) -> RequestId {
        RequestId(self.0 + 1)
    }
}

/// A message of a page to the solver about a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToSolver {
    /// Begins a request. The solver ignores a request whose id is not larger than every id before
    /// it.
    Begin {
        /// The task.
        request: SolveRequest,
        /// The rolls that are open at tables of groups: no answer reveals anything about these.
        open: Vec<Roll>,
    },
    /// Stops the work for now, and keeps the results.
    Pause,
    /// Continues after [`ToSolver::Pause`].
    GoOn,
    /// Forgets the request: no more answers to it follow.
    Cancel,
}

/// A task for the solver. A request that is not valid, such as a puzzle with seven numbers, cannot
/// be read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SolveRequest {
    /// The essentially different solutions of a puzzle, and which is the easiest.
    Solutions(Puzzle),
    /// Every solution of a puzzle, form by form.
    ByForm(Puzzle),
    /// Why a puzzle has no solution.
    WhyNot(Puzzle),
    /// All rolls of some dice. The solver keeps them for [`SolveRequest::Rows`] and
    /// [`SolveRequest::File`] until the request is cancelled.
    Atlas {
        /// The kind of atlas.
        kind: AtlasKind,
        /// The dice, and how their rolls are played.
        play: Play,
        /// The goal.
        goal: u32,
        /// How many of the first rows are in the answer.
        rows: u32,
    },
    /// The first `rows` rows of those that were chosen from an atlas.
    Rows {
        /// The request that asked for the atlas.
        atlas: RequestId,
        /// The choice and order of the rows.
        choice: RowChoice,
        /// How many rows to send.
        rows: u32,
    },
    /// The rows of an atlas as a file.
    File {
        /// The request that asked for the atlas.
        atlas: RequestId,
        /// The choice and order of the rows; a file of hands has all rows.
        choice: RowChoice,
        /// The separator between two cells; a file of hands has a tab, as its example has.
        separator: Separator,
        /// The names of the columns in the reader's language; a file of hands has those of its
        /// example.
        names: Vec<String>,
    },
    /// How many rolls cannot make the goal.
    Impossible {
        /// The dice, and how their rolls are played.
        play: Play,
        /// The goal.
        goal: u32,
    },
    /// How many rolls cannot make each of the goals from the first to the last.
    ByGoal {
        /// The dice, and how their rolls are played.
        play: Play,
        /// The first goal.
        first: u32,
        /// The last goal.
        last: u32,
    },
    /// The value of a whole game of Yahtzee to a player who plays best.
    BestPlay,
    /// Rolls for a lesson.
    Rolls(WantedRolls),
    /// The items of a worksheet.
    Sheet(Worksheet),
}

/// The kind of an atlas, which decides the columns of its rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AtlasKind {
    /// Rolls of dice, with the forms that solve each.
    Rolls,
    /// Hands of the 24 game, with the simplest solution of each.
    Hands,
}

/// Which rows of an atlas, and in which order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowChoice {
    /// The rows to show.
    pub filter: Filter,
    /// The order of the rows.
    pub order: Order,
}
