//! What the browser saves for the next visit besides the tables.

use score_core::table::game::TableGame;
use score_core::table::name::Name;

use crate::edge::storage::{self, Found, StorageProblem};
use crate::edge::text_folding;
use crate::state::settings::Settings;
use crate::tr;

const SETTINGS: &str = "settings";
const SOUNDS: &str = "sounds";
const IS_TWENTY_FOUR: &str = "is-24";

/// The only player at a table for one.
pub fn you() -> Vec<Name> {
    Name::new(&tr!("common-you"), text_folding::fold)
        .into_iter()
        .collect()
}

/// The game that was played last.
pub fn game() -> TableGame {
    match storage::load(IS_TWENTY_FOUR) {
        Ok(Found::Saved(true)) => TableGame::TwentyFour,
        _ => TableGame::Score,
    }
}

/// Saves which game is played.
pub fn save_game(game: TableGame) {
    let _ = storage::save(IS_TWENTY_FOUR, &(game == TableGame::TwentyFour));
}

/// The settings that were saved, and what there is to say about them.
pub fn settings() -> (Settings, Option<StorageProblem>) {
    let (mut settings, problem) = match storage::load(SETTINGS) {
        Ok(Found::Saved(settings)) => (settings, None),
        Ok(Found::Nothing) => (Settings::default(), None),
        Ok(Found::Unreadable) => (Settings::default(), Some(StorageProblem::Unreadable)),
        Err(_) => (Settings::default(), Some(StorageProblem::NotSaved)),
    };
    settings.sounds = matches!(storage::load(SOUNDS), Ok(Found::Saved(true)));
    // A store that is full can be read, and yet saves nothing.
    let is_saved = storage::save(SETTINGS, &settings).is_ok();
    let not_saved = (!is_saved).then_some(StorageProblem::NotSaved);
    (settings, not_saved.or(problem))
}

/// Saves the settings.
pub fn save_settings(settings: &Settings) {
    let _ = storage::save(SETTINGS, settings);
    let _ = storage::save(SOUNDS, &settings.sounds);
}
