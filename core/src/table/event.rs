//! The events of a table: the durable format.
//!
//! A table's log is a list of these, written as JSON; people must be able to read it years later,
//! so names here do not change; new variants and fields may only be added.

use serde::{Deserialize, Serialize};

use crate::dice::Roll;
use crate::games::score::Ending;
use crate::teach::hint::Grade;

use super::board::{Deal, Step};
use super::goal::Goal;
use super::more_time::{Lengthening, MoreTime};
use super::name::Name;
use super::rules::{Roller, Rules};
use super::way_of_playing::Way;

/// A player's seat at a table; never given to another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SeatId(pub u32);

/// The mode of a table: how many play and where, and so the opposition to a mistaken call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableMode {
    /// One player; the solver takes the role of the others.
    Solitaire,
    /// Up to [`MAX_HOT_SEATS`](super::state::MAX_HOT_SEATS) players at one screen.
    HotSeat,
    /// Up to [`MAX_SEATS`](super::state::MAX_SEATS) players at a relay.
    Group,
}

/// Points for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Award {
    /// The player's seat.
    pub seat: SeatId,
    /// The number of points; zero if two calls of one player cancel out.
    pub points: i8,
}

/// A roll whose solutions the players of a table have seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownRoll {
    /// The numbers of the roll, ascending, because their order does not matter.
    pub numbers: Roll,
    /// The goal.
    pub goal: Goal,
}

impl KnownRoll {
    /// The known roll of these numbers, in any order, with this goal.
    pub fn new(numbers: Roll, goal: Goal) -> KnownRoll {
        KnownRoll {
            numbers: numbers.sorted(),
            goal,
        }
    }
}

/// Why a round that everyone plays ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RevealCause {
    /// A host ended it.
    Host,
    /// All players who were there had answered.
    AllAnswered,
    /// Its time was up.
    OutOfTime,
}

/// A solution of the class, with all that are essentially the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassSolution {
    /// The steps of the first player who made the solution.
    pub steps: Vec<Step>,
    /// The players who made the solution, in order of time.
    pub seats: Vec<SeatId>,
    /// How many others made the solution whose names are not sent to this reader; 0 in a log.
    #[serde(default)]
    pub others: u32,
}

impl ClassSolution {
    /// How many players made the solution.
    pub fn makers(&self) -> usize {
        self.seats.len() + self.others as usize
    }
}

/// The last hint that a player took on their own board, after those of a lower grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnHint {
    /// The player's seat.
    pub seat: SeatId,
    /// The last hint, which reveals most.
    pub last: Grade,
}

/// The outcome of a round that everyone played, shown when it ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// Why the round ended.
    pub cause: RevealCause,
    /// Whether the goal can be made.
    pub is_solvable: bool,
    /// The points for the round; none if it ended without points.
    pub awards: Vec<Award>,
    /// The different solutions that were found, the first one first.
    pub solutions: Vec<ClassSolution>,
    /// The players who answered 'impossible', the first one first.
    pub impossible: Vec<SeatId>,
    /// How many others answered so whose names are not sent to this reader; 0 in a log.
    #[serde(default)]
    pub other_impossible: u32,
    /// The hints that were taken, by seat.
    pub hints: Vec<OwnHint>,
}

impl Reveal {
    /// How many players answered 'impossible'.
    pub fn impossible_count(&self) -> usize {
        self.impossible.len() + self.other_impossible as usize
    }

    /// Keeps only the `own` seat with solutions, 'impossible' and hints, and the number of the
    /// others.
    pub fn keep_names_from(&mut self, own: Option<SeatId>) {
        for solution in &mut self.solutions {
            let dropped = drop_others(&mut solution.seats, own);
            solution.others = solution.others.saturating_add(dropped);
        }
        let dropped = drop_others(&mut self.impossible, own);
        self.other_impossible = self.other_impossible.saturating_add(dropped);
        self.hints.retain(|hint| Some(hint.seat) == own);
    }

    /// The players who made a solution, answered 'impossible' or took a hint.
    pub fn named(&self) -> impl Iterator<Item = SeatId> {
        let solvers = self.solutions.iter().flat_map(|solution| &solution.seats);
        let hint_takers = self.hints.iter().map(|hint| hint.seat);
        solvers.chain(&self.impossible).copied().chain(hint_takers)
    }
}

/// Drops all seats but the `own` one, and returns how many they were.
fn drop_others(seats: &mut Vec<SeatId>, own: Option<SeatId>) -> u32 {
    let count_before = seats.len();
    seats.retain(|seat| Some(*seat) == own);
    (count_before - seats.len()) as u32
}

/// The SCORE calls that a player failed with in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FailedInARow {
    /// The player's seat.
    pub seat: SeatId,
    /// How many calls failed, up to [`MAX_FAILURES`](super::failures::MAX_FAILURES).
    pub failures: u32,
    /// The number of rolls for which they may not call yet.
    pub rolls_to_wait: u32,
}

/// An event of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The table was set up: always the first event, and only once.
    Opened {
        /// Its mode.
        #[serde(rename = "company")]
        mode: TableMode,
        /// Its house rules.
        rules: Rules,
    },
    /// The result of an earlier part of the log, which is not kept.
    Continued {
        /// How many rounds were dealt in it; a race that has ended is one too.
        rounds: u32,
        /// The next seat to be given to a player.
        next_seat: SeatId,
        /// The player who last won a point in it.
        last_scorer: Option<SeatId>,
    },
    /// A player sat down.
    Seated {
        /// Their seat.
        seat: SeatId,
        /// Their name.
        name: Name,
        /// Points brought along from an earlier part of the log.
        points: i32,
    },
    /// A player changed their name.
    Renamed {
        /// The player's seat.
        seat: SeatId,
        /// The new name.
        name: Name,
    },
    /// A player left for good.
    Left {
        /// The seat that is empty now.
        seat: SeatId,
    },
    /// New house rules; a roll on the table is withdrawn.
    RulesChanged {
        /// All house rules.
        rules: Rules,
    },
    /// Everybody's points are zero again.
    PointsCleared,
    /// A new round lies on the table.
    Dealt {
        /// The player who rolled.
        by: SeatId,
        /// Its numbers.
        deal: Deal,
    },
    /// SCORE was called.
    ScoreCalled {
        /// The caller.
        seat: SeatId,
        /// When the caller's time is up, in milliseconds of the table's
        /// clock; `None`: never.
        deadline_ms: Option<u64>,
    },
    /// IMPOSSIBLE was called.
    ImpossibleCalled {
        /// The caller.
        seat: SeatId,
        /// When the call has stood, in milliseconds of the table's clock;
        /// `None`: when its caller is sure.
        deadline_ms: Option<u64>,
    },
    /// A step was made.
    Stepped(Step),
    /// The last step was taken back.
    Undone,
    /// The round is closed.
    Settled {
        /// How the round ended.
        ending: Ending,
        /// The points for the round.
        awards: Vec<Award>,
    },
    /// A player took a hint.
    HintTaken {
        /// The player's seat.
        seat: SeatId,
        /// The grade of the hint: the next after those that they took in this round.
        grade: Grade,
    },
    /// A player became the host.
    HostChanged {
        /// The player's seat.
        seat: SeatId,
    },
    /// Another player may roll from now on; a roll on the table stays.
    RollerChanged {
        /// The rule that says which player may.
        roller: Roller,
    },
    /// Players saw the solutions of these rolls, here or in an earlier part of the log. A roll on
    /// the table that is one of them is practice from now on.
    SolutionsKnown {
        /// The rolls, the oldest first.
        rolls: Vec<KnownRoll>,
    },
    /// A new round for no points lies on the table: its solutions are known.
    DealtForPractice {
        /// The player who rolled.
        by: SeatId,
        /// Its numbers.
        deal: Deal,
    },
    /// The table is played in another way; a roll on the table is withdrawn.
    WayChanged {
        /// The new way of playing.
        way: Way,
    },
    /// The round that was just dealt to everyone has a clock.
    ClockStarted {
        /// When its time is up, in milliseconds of the table's clock.
        deadline_ms: u64,
    },
    /// The open round is paused.
    Paused {
        /// How much time its clock had left, in milliseconds; `None`: none runs.
        left_ms: Option<u64>,
    },
    /// The round goes on.
    Resumed {
        /// When its time is up now, in milliseconds of the table's clock.
        deadline_ms: Option<u64>,
    },
    /// The round that everyone played has ended.
    Revealed(Reveal),
    /// The SCORE caller has made the goal, and the round is settled next.
    TimeTaken {
        /// How much of the clock they used, in milliseconds.
        taken_ms: u64,
    },
    /// The SCORE calls that players failed with in a row in an earlier part of the log.
    FailedInARow {
        /// The players and their failures.
        players: Vec<FailedInARow>,
    },
    /// The open round that everyone plays has more time.
    ClockLengthened {
        /// The added time.
        by: Lengthening,
    },
    /// A player has more time than others from now on, or no longer. In a group this is sent only
    /// to them and to the hosts.
    MoreTimeGiven {
        /// The player's seat.
        seat: SeatId,
        /// How much more time; `None`: as much as others.
        more: Option<MoreTime>,
    },
}

impl Event {
    /// Whether the event deals a new round.
    pub fn is_deal(&self) -> bool {
        matches!(self, Event::Dealt { .. } | Event::DealtForPractice { .. })
    }
}
