//! What the browser keeps of a game for the next visit.

use score_core::dice::Generator;
use score_core::games::dials::game::{Game, Move};
use score_core::link::DialsLink;
use serde::{Deserialize, Serialize};

use crate::edge::storage::{self, Found};
use crate::text;

const KEY: &str = "dials";

/// A game, and where the next puzzle comes from.
pub struct Kept {
    /// The game.
    pub game: Game,
    /// The seed of its puzzles, where they have one.
    pub seed: Option<u32>,
    /// How many puzzles were drawn of it.
    pub drawn: u64,
}

/// A game as it is written: the link to its puzzle, and the moves.
#[derive(Serialize, Deserialize)]
struct Written {
    puzzle: String,
    moves: Vec<Move>,
    seed: Option<u32>,
    drawn: u64,
}

/// The game that was kept, where there is one, and what there is to say.
pub fn load() -> (Option<Kept>, Option<&'static str>) {
    match storage::load::<Written>(KEY) {
        Ok(Found::Kept(written)) => match read(&written) {
            Some(kept) => (Some(kept), None),
            None => {
                // The next game to be kept would write over it.
                let _ = storage::set_aside(KEY);
                (None, Some(text::UNREADABLE))
            }
        },
        Ok(Found::Unreadable) => (None, Some(text::UNREADABLE)),
        // A browser that keeps nothing has said so at the table.
        Ok(Found::Nothing) | Err(_) => (None, None),
    }
}

fn read(written: &Written) -> Option<Kept> {
    let (link, refusals) = DialsLink::read(&written.puzzle);
    let is_whole = link.start.is_some() && link.target.is_some() && link.signatures.is_some();
    if !is_whole || !refusals.is_empty() {
        return None;
    }
    // A whole link leaves nothing to chance.
    let puzzle = link.puzzle(&mut Generator::new(0, 0));
    Some(Kept {
        game: Game::replay(puzzle, &written.moves).ok()?,
        seed: written.seed,
        drawn: written.drawn,
    })
}

/// Keeps a game.
pub fn save(kept: &Kept) {
    let written = Written {
        puzzle: DialsLink::to(kept.game.puzzle()).to_string(),
        moves: kept.game.moves().to_vec(),
        seed: kept.seed,
        drawn: kept.drawn,
    };
    let _ = storage::save(KEY, &written);
}
