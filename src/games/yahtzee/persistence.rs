//! Yahtzee: the modes of the page, and the games that the browser stores for the next visit.

use score_core::games::yahtzee::game::{Event, Game};
use score_core::games::yahtzee::turn::Turn;
use serde::{Deserialize, Serialize};

use crate::edge::shared_value::SharedValue;
use crate::edge::storage::{self, StorageProblem};
use crate::tr;

const KEY: &str = "yahtzee";

/// The mode of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mode {
    /// Throws without a sheet.
    #[default]
    Practice,
    /// A game.
    Game,
    /// A look back at the last game that came to its end.
    Review,
}

impl Mode {
    /// The name of the mode in messages.
    pub const fn key(self) -> &'static str {
        match self {
            Mode::Practice => "practice",
            Mode::Game => "game",
            Mode::Review => "review",
        }
    }
}

/// A game as the log of its events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    /// The names of the players.
    pub names: Vec<String>,
    /// The events.
    pub log: Vec<Event>,
}

impl Logged {
    /// Creates a game for one player that has not begun.
    pub fn alone() -> Logged {
        Logged {
            names: vec![tr!("yahtzee-you")],
            log: Vec::new(),
        }
    }

    /// The game that the log leads to; `None` if the log is not valid.
    pub fn game(&self) -> Option<Game> {
        Game::replay(self.names.len(), &self.log).ok()
    }
}

/// The saved state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// The mode of the page.
    pub mode: Mode,
    /// The turn of practice; `None` before the first throw.
    pub practice: Option<Turn>,
    /// The number of throws in practice.
    pub throws: u32,
    /// The game.
    pub game: Logged,
    /// The last game that came to its end.
    pub finished: Option<Logged>,
}

impl Default for Saved {
    fn default() -> Saved {
        Saved {
            mode: Mode::default(),
            practice: None,
            throws: 0,
            game: Logged::alone(),
            finished: None,
        }
    }
}

impl Saved {
    /// Loads the saved state with its game, or else begins anew; returns the stored value and a
    /// problem, too.
    pub fn load() -> (Saved, Game, SharedValue<Saved>, Option<StorageProblem>) {
        let (stored, found) = SharedValue::open(KEY, Saved::checked);
        let problem = found.as_ref().err().copied();
        let new = || (Saved::default(), Game::new(1).expect("a game for one"));
        let (saved, game) = found.ok().flatten().unwrap_or_else(new);
        (saved, game, stored, problem)
    }

    /// Calls `handler` when another tab may have saved something, until the owner of this scope
    /// is gone.
    pub fn on_change(handler: impl Fn() + Copy + 'static) {
        storage::on_change(&[KEY], handler);
    }

    /// Whether both states show the same on the screen.
    pub fn shows_the_same(&self, other: &Saved) -> bool {
        self.mode == other.mode
            && match self.mode {
                Mode::Practice => self.practice == other.practice,
                Mode::Game => self.game == other.game,
                Mode::Review => self.finished == other.finished,
            }
    }

    /// The saved state with its game; `None` if a part of it is not valid.
    pub fn checked(self) -> Option<(Saved, Game)> {
        let is_over = |logged: &Logged| logged.game().is_some_and(|game| game.is_over());
        let is_reviewed = self.finished.as_ref().is_none_or(is_over);
        let game = self.game.game().filter(|_| is_reviewed)?;
        Some((self, game))
    }
}
