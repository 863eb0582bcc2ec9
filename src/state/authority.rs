//! The authority over the table on the screen, which is this tab or a relay.

use leptos::prelude::Callback;
use score_core::group::refusal::GroupRefusal;
use score_core::table::board::Step;
use score_core::table::command::{Ask, Command};
use score_core::table::event::{Event, SeatId};
use score_core::table::game::TableGame;
use score_core::table::rules::Roller;
use score_core::table::state::Table;
use score_core::wire::RollVotes;

use crate::edge::shared_value::Unreadable;
use crate::text::Hosts;

/// A roll that was planned before.
#[derive(Clone)]
pub struct PlannedRoll {
    /// The words on the button that deals the roll.
    pub label: String,
    /// Deals the roll, as soon as the referee has answered earlier requests.
    pub deal: Callback<()>,
}

/// The effect of a press of the button for a roll. The player is at this screen, and may roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollPress {
    /// The press rolls.
    Rolls,
    /// The press asks a question first: others may be thinking about the roll on the table.
    Asks,
    /// The press is a vote for a new roll, because others may be thinking about this one.
    Votes {
        /// Whether this player has voted already.
        has_voted: bool,
    },
}

/// The progress of a round that everyone plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answers {
    /// The number of players who have answered.
    pub given: usize,
    /// The number of players who have answered or still can.
    pub expected: usize,
}

/// The progress of a class at small tables with a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablesProgress {
    /// The number of tables at which the roll is settled.
    pub finished: usize,
    /// The number of tables.
    pub count: usize,
}

/// A roll on which a newcomer learns to play, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// Two steps lead to the goal.
    Steps,
    /// Two steps lead to the goal, one of which joins digits.
    Join,
    /// No way leads to the goal.
    Impossible,
}

impl Lesson {
    /// The next lesson.
    pub fn next(self) -> Option<Lesson> {
        match self {
            Lesson::Steps => Some(Lesson::Join),
            Lesson::Join => Some(Lesson::Impossible),
            Lesson::Impossible => None,
        }
    }
}

/// The reason why a player's command is not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Denial {
    /// The referee refuses the command, or would.
    Refused(GroupRefusal),
    /// The referee is elsewhere, and there is no connection.
    NotSent,
    /// The roll is open in a group at which this browser plays.
    OpenRoll,
    /// Other players roll at this table.
    NotRoller(Roller),
    /// A bracket is not part of a single step.
    Bracket,
    /// The key of this character does not fit the step.
    FitsNowhere(char),
}

/// A time before the end of every clock, with which the screen asks [`Authority::may`]. Time alone
/// changes nothing on the screen, because the referee ends a call whose time is up.
pub const BEFORE_ALL_DEADLINES_MS: u64 = 0;

/// The authority over the table on the screen.
pub trait Authority: 'static {
    /// The table.
    fn table(&self) -> &Table;

    /// The player at this screen whose move it is; `None` if nobody at this screen plays.
    fn mover(&self) -> Option<SeatId>;

    /// The player at this screen who asks for this by a shared control. The button for a roll is
    /// one. `None` if nobody at this screen plays.
    fn asker(&self, _ask: Ask) -> Option<SeatId> {
        self.mover()
    }

    /// The time of the table's clock when the page's clock shows `now_ms`.
    fn table_ms(&self, now_ms: u64) -> u64;

    /// The lesson of the guided first rolls, if this table is one.
    fn lesson(&self) -> Option<Lesson>;

    /// The game whose own rules the players at this screen can go back to.
    fn game_here(&self) -> Option<TableGame>;

    /// Whether the house rules of the table are from a link.
    fn has_rules_of_link(&self) -> bool;

    /// Whether the referee has not answered yet.
    fn is_busy(&self) -> bool;

    /// Whether the player at `seat` may ask for this when the table's clock shows `table_ms`.
    fn may(&self, table_ms: u64, seat: SeatId, ask: Ask) -> Result<(), GroupRefusal>;

    /// The effect of a press of the button for a roll, if the player at this screen may roll.
    fn roll_press(&self) -> RollPress;

    /// The next roll of a planned lesson, which the large button deals in place of a new one.
    fn planned_roll(&self) -> Option<PlannedRoll> {
        None
    }

    /// The players who may roll.
    fn roller(&self) -> Roller {
        self.table().rules().roller
    }

    /// How many players ask for a new roll; `None`: nobody.
    fn roll_votes(&self) -> Option<RollVotes>;

    /// Whether the player at this screen hosts the table.
    fn is_host(&self) -> bool;

    /// The hosts of the table, if the players have screens of their own.
    fn hosts(&self) -> Hosts {
        [None; 2]
    }

    /// Whether the player at `seat` had the roll on the table before them, and did not come later.
    fn had_roll(&self, _seat: SeatId) -> bool {
        true
    }

    /// How many have answered in a round that everyone plays; `None`: no such round is open.
    fn answers(&self) -> Option<Answers>;

    /// Whether the page is shown to a whole room and does not roll dice.
    fn is_for_room(&self) -> bool {
        self.mover().is_none()
    }

    /// The progress of the small tables, if the class sits there but the player at this screen does
    /// not. Then nobody plays at the table that is shown.
    fn tables_progress(&self) -> Option<TablesProgress> {
        None
    }

    /// Whether others still play the roll of this table at tables of their own. They must not see
    /// its solutions.
    fn others_play_on(&self) -> bool {
        false
    }

    /// The points of the player at `seat` in all.
    fn points(&self, seat: SeatId) -> Option<i32> {
        Some(self.table().seat(seat)?.points)
    }

    /// The number of rolls so far, which identifies a roll on the screen.
    fn rounds(&self) -> u32 {
        self.table().rounds()
    }

    /// Sends a command to the referee when the page's clock shows `now_ms`. Returns the events so
    /// far: none if the referee is elsewhere.
    fn send(&mut self, now_ms: u64, seat: SeatId, command: Command) -> Result<Vec<Event>, Denial>;

    /// Sends a step to the referee.
    fn step(&mut self, now_ms: u64, seat: SeatId, step: Step) -> Result<Vec<Event>, Denial> {
        self.send(now_ms, seat, Command::Step(step))
    }

    /// Ends a call whose time is up by the table's clock, if the referee is here. Returns the
    /// event.
    fn tick(&mut self, table_ms: u64) -> Option<Event>;

    /// Saves the table for the next visit, if it is saved here. This tab has caught up in the same
    /// task.
    fn save(&self);

    /// Takes over another tab's changes to the table. Returns whether there were any, and whether
    /// this tab could read them.
    fn catch_up(&mut self) -> Option<Result<(), Unreadable>> {
        None
    }
}
