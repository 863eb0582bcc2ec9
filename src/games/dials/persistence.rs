//! The browser's copy of a game for the next visit.

use score_core::dice::Generator;
use score_core::games::dials::game::{Game, Move};
use score_core::games::dials::ladder::Climb;
use score_core::link::DialsLink;
use serde::{Deserialize, Serialize};

use crate::edge::storage::{self, Found, Shared};

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

/// The saved game could not be read, and was put aside.
pub struct Unreadable;

/// A game as it is written: the link to its puzzle, and the moves.
#[derive(Serialize, Deserialize)]
struct Written {
    puzzle: String,
    moves: Vec<Move>,
    seed: Option<u32>,
    drawn: u64,
}

/// The hold of a tab on a new game that takes the place of the saved one.
pub fn over() -> Shared {
    Shared::over(KEY)
}

/// Calls `handler` when another tab may have saved something, until the owner of this scope is
/// gone.
pub fn on_change(handler: impl Fn() + Copy + 'static) {
    storage::on_change(&[KEY, LADDER_KEY], handler);
}

/// The game that another tab has saved, with the hold on it; `None` where it cannot be read.
pub fn newest(shared: &Shared) -> Option<(Shared, Saved)> {
    let (shared, written) = shared.newest::<Written>()?;
    Some((shared, read(&written)?))
}

/// The game that was saved, where there is one.
pub fn load() -> Result<Option<Saved>, Unreadable> {
    match storage::load::<Written>(KEY) {
        Ok(Found::Saved(written)) => {
            let saved = read(&written);
            if saved.is_none() {
                // The next game to be saved would write over it.
                let _ = storage::set_aside(KEY);
            }
            saved.map(Some).ok_or(Unreadable)
        }
        Ok(Found::Unreadable) => Err(Unreadable),
        // A browser that keeps nothing has said so at the table.
        Ok(Found::Nothing) | Err(_) => Ok(None),
    }
}

fn read(written: &Written) -> Option<Saved> {
    let (link, refusals) = DialsLink::read(&written.puzzle);
    let is_whole = link.start.is_some() && link.target.is_some() && link.signatures.is_some();
    if !is_whole || !refusals.is_empty() {
        return None;
    }
    // A whole link leaves nothing to be drawn at random.
    let puzzle = link.puzzle(&mut Generator::new(0, 0));
    Some(Saved {
        game: Game::replay(puzzle, &written.moves).ok()?,
        seed: written.seed,
        drawn: written.drawn,
    })
}

/// Saves a game, unless another tab has saved something newer.
pub fn save(shared: &Shared, saved: &Saved) {
    let written = Written {
        puzzle: DialsLink::to(saved.game.puzzle()).to_string(),
        moves: saved.game.moves().to_vec(),
        seed: saved.seed,
        drawn: saved.drawn,
    };
    shared.save(&written);
}

/// The saved climb of the ladder, and whether the saved game is of it.
#[derive(Clone, Debug, Default)]
pub struct SavedClimb {
    /// The player's climb.
    pub climb: Climb,
    /// Whether the puzzle of the saved game is of the level of the climb.
    pub is_climbing: bool,
}

/// A climb as it is written; levels are counted from 0.
#[derive(Default, Serialize, Deserialize)]
struct WrittenClimb {
    level: usize,
    solved: Vec<usize>,
    is_climbing: bool,
}

/// The climb that was saved, or one that has not begun.
pub fn load_climb() -> SavedClimb {
    match storage::load::<WrittenClimb>(LADDER_KEY) {
        Ok(Found::Saved(written)) => SavedClimb::from(&written),
        _ => SavedClimb::default(),
    }
}

/// Changes the climb that is saved now, by whichever tab.
pub fn change_climb(change: impl FnOnce(&mut SavedClimb)) {
    storage::change(LADDER_KEY, |written: &mut WrittenClimb| {
        let mut saved = SavedClimb::from(&*written);
        change(&mut saved);
        *written = WrittenClimb {
            level: saved.climb.index(),
            solved: saved.climb.solved(),
            is_climbing: saved.is_climbing,
        };
    });
}

impl From<&WrittenClimb> for SavedClimb {
    fn from(written: &WrittenClimb) -> SavedClimb {
        SavedClimb {
            climb: Climb::new(written.level, &written.solved),
            is_climbing: written.is_climbing,
        }
    }
}
