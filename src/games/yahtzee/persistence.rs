//! What the browser keeps of Yahtzee for the next visit.

use score_core::games::yahtzee::game::{Event, Game};
use score_core::games::yahtzee::turn::Turn;
use serde::{Deserialize, Serialize};

use crate::edge::storage::{self, Found, StorageProblem};
use crate::tr;

const KEY: &str = "yahtzee";

/// What the player does on this page.
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
    /// Its name in messages.
    pub const fn key(self) -> &'static str {
        match self {
            Mode::Practice => "practice",
            Mode::Game => "game",
            Mode::Review => "review",
        }
    }
}

/// A game by what happened in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    /// Who plays.
    pub names: Vec<String>,
    /// What happened.
    pub log: Vec<Event>,
}

impl Logged {
    /// A game that has not begun, for one.
    pub fn alone() -> Logged {
        Logged {
            names: vec![tr!("yahtzee-you")],
            log: Vec::new(),
        }
    }

    /// The game itself; `None` where no such game can be.
    pub fn game(&self) -> Option<Game> {
        Game::replay(self.names.len(), &self.log).ok()
    }
}

/// What is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// What the player does.
    pub mode: Mode,
    /// The turn that is practised; none before its first throw.
    pub practice: Option<Turn>,
    /// How often dice were thrown in practice.
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
    /// What was saved, with its game, or else a new beginning.
    pub fn load() -> (Saved, Game, Option<StorageProblem>) {
        let (saved, problem) = match storage::load(KEY) {
            Ok(Found::Saved(saved)) => (saved, None),
            Ok(Found::Nothing) => (Saved::default(), None),
            Ok(Found::Unreadable) => (Saved::default(), Some(StorageProblem::Unreadable)),
            Err(_) => (Saved::default(), Some(StorageProblem::NotSaved)),
        };
        if let Some(game) = saved.checked() {
            return (saved, game, problem);
        }
        // What is written next would be written over it.
        let _ = storage::set_aside(KEY);
        let game = Game::new(1).expect("a game for one");
        (Saved::default(), game, Some(StorageProblem::Unreadable))
    }

    /// The game, where all that is saved can be.
    fn checked(&self) -> Option<Game> {
        let is_over = |logged: &Logged| logged.game().is_some_and(|game| game.is_over());
        let is_reviewed = self.finished.as_ref().is_none_or(is_over);
        self.game.game().filter(|_| is_reviewed)
    }

    /// Keeps it. A browser that keeps nothing has said so at the beginning.
    pub fn save(&self) {
        let _ = storage::save(KEY, self);
    }
}
