//! Dials: the browser's copy of a game for the next visit.

use score_core::dice::Generator;
use score_core::games::dials::game::{Game, Move};
use score_core::games::dials::ladder::LadderProgress;
use score_core::link::DialsLink;
use serde::{Deserialize, Serialize};

use crate::edge::shared_value::SharedValue;
use crate::edge::storage::{self, Found, StorageProblem};

const KEY: &str = "dials";

/// The ladder is kept beside the game: a game that was saved before there was a ladder can be read,
/// and a game that cannot be read takes no level away.
const LADDER_KEY: &str = "dials-ladder";

/// A game, and the source of the next puzzle.
pub struct Saved {
    /// The game.
    pub game: Game,
    /// The seed of its puzzles, where they have one.
    pub seed: Option<u32>,
    /// How many puzzles were drawn of it.
    pub drawn: u64,
}

/// A game as it is written: the link to its puzzle, and the moves.
#[derive(Serialize, Deserialize)]
pub struct Written {
    puzzle: String,
    moves: Vec<Move>,
    seed: Option<u32>,
    drawn: u64,
}

/// The hold of a tab on a new game that takes the place of the saved one.
pub fn over() -> SharedValue<Written> {
    SharedValue::replacing(KEY)
}

/// The game that was saved, where there is one, and the hold of a tab on it.
pub fn open() -> (SharedValue<Written>, Result<Option<Saved>, StorageProblem>) {
    SharedValue::open(KEY, Written::read)
}

/// Calls `handler` when another tab may have saved something, until the owner of this scope is
/// gone.
pub fn on_change(handler: impl Fn() + Copy + 'static) {
    storage::on_change(&[KEY, LADDER_KEY], handler);
}

impl Written {
    /// The written game; `None` where no such game can be.
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

/// The saved climb of the ladder, and whether the saved game is of it.
#[derive(Clone, Debug, Default)]
pub struct SavedLadder {
    /// The player's climb.
    pub climb: LadderProgress,
    /// Whether the puzzle of the saved game is of the level of the climb.
    pub is_climbing: bool,
}

/// A climb as it is written; levels are counted from 0.
#[derive(Default, Serialize, Deserialize)]
struct WrittenLadder {
    level: usize,
    solved: Vec<usize>,
    is_climbing: bool,
}

/// The climb that was saved, or one that has not begun.
pub fn load_climb() -> SavedLadder {
    match storage::load::<WrittenLadder>(LADDER_KEY) {
        Ok(Found::Saved(written)) => SavedLadder::from(&written),
        _ => SavedLadder::default(),
    }
}

/// Changes the climb that is saved now, by whichever tab.
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
