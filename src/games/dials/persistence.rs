//! Dials: the game and the climb of the ladder that the browser stores for the next visit.

use score_core::dice::Generator;
use score_core::games::dials::game::{Game, Move};
use score_core::games::dials::ladder::LadderProgress;
use score_core::link::DialsLink;
use serde::{Deserialize, Serialize};

use crate::edge::shared_value::SharedValue;
use crate::edge::storage::{self, Found, StorageProblem};

const KEY: &str = "dials";

/// The key of the climb, which is stored beside the game. A game that was saved before there was a
/// ladder can be read, and a game that cannot be read takes no level away.
const LADDER_KEY: &str = "dials-ladder";

/// A game, and the source of the next puzzle.
pub struct Saved {
    /// The game.
    pub game: Game,
    /// The seed of its puzzles, if any.
    pub seed: Option<u32>,
    /// The number of puzzles that were drawn from the seed.
    pub drawn: u64,
}

/// The stored form of a game: the link to its puzzle, and the moves.
#[derive(Serialize, Deserialize)]
pub struct Written {
    puzzle: String,
    moves: Vec<Move>,
    seed: Option<u32>,
    drawn: u64,
}

/// Prepares a new game that replaces the saved one.
pub fn replacing() -> SharedValue<Written> {
    SharedValue::replacing(KEY)
}

/// Opens the saved game; returns the stored value, and the game if there is one.
pub fn open() -> (SharedValue<Written>, Result<Option<Saved>, StorageProblem>) {
    SharedValue::open(KEY, Written::read)
}

/// Calls `handler` when another tab may have saved something, until the owner of this scope is
/// gone.
pub fn on_change(handler: impl Fn() + Copy + 'static) {
    storage::on_change(&[KEY, LADDER_KEY], handler);
}

impl Written {
    /// Reads the stored form; `None` if such a game is not possible.
    pub fn read(self) -> Option<Saved> {
        let (link, refusals) = DialsLink::read(&self.puzzle);
        let is_whole = link.start.is_some() && link.target.is_some() && link.signatures.is_some();
        if !is_whole || !refusals.is_empty() {
            return None;
        }
        // A whole link leaves nothing to be drawn at random.
        let puzzle = link.puzzle(&mut Generator::new(0, 0));
        Some(Saved {
            game: Game::replay(puzzle, &self.moves).ok()?,
            seed: self.seed,
            drawn: self.drawn,
        })
    }
}

impl From<&Saved> for Written {
    fn from(saved: &Saved) -> Written {
        Written {
            puzzle: DialsLink::to(saved.game.puzzle()).to_string(),
            moves: saved.game.moves().to_vec(),
            seed: saved.seed,
            drawn: saved.drawn,
        }
    }
}

/// The saved climb of the ladder, and whether the saved game belongs to the climb.
#[derive(Clone, Debug, Default)]
pub struct SavedLadder {
    /// The player's climb.
    pub climb: LadderProgress,
    /// Whether the puzzle of the saved game belongs to the level of the climb.
    pub is_climbing: bool,
}

/// The stored form of a climb; levels are counted from 0.
#[derive(Default, Serialize, Deserialize)]
struct WrittenLadder {
    level: usize,
    solved: Vec<usize>,
    is_climbing: bool,
}

/// Loads the saved climb, or one that has not begun.
pub fn load_climb() -> SavedLadder {
    match storage::load::<WrittenLadder>(LADDER_KEY) {
        Ok(Found::Saved(written)) => SavedLadder::from(&written),
        _ => SavedLadder::default(),
    }
}

/// Changes the saved climb, which another tab may have saved.
pub fn change_climb(change: impl FnOnce(&mut SavedLadder)) {
    storage::change(LADDER_KEY, |written: &mut WrittenLadder| {
        let mut saved = SavedLadder::from(&*written);
        change(&mut saved);
        *written = WrittenLadder {
            level: saved.climb.index(),
            solved: saved.climb.solved(),
            is_climbing: saved.is_climbing,
        };
    });
}

impl From<&WrittenLadder> for SavedLadder {
    fn from(written: &WrittenLadder) -> SavedLadder {
        SavedLadder {
            climb: LadderProgress::new(written.level, &written.solved),
            is_climbing: written.is_climbing,
        }
    }
}
