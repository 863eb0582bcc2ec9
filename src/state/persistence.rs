//! What the browser saves for the next visit: the tables and the settings.

use score_core::table::event::TableMode;
use score_core::table::game::Game;
use score_core::table::name::Name;

use crate::edge::storage::{self, Found, StorageProblem};
use crate::edge::words;
use crate::state::local_table::LocalTable;
use crate::state::settings::Settings;
use crate::tr;

const SETTINGS: &str = "settings";
const IS_TWENTY_FOUR: &str = "is-24";

/// Each game has a table for one player and one for several.
fn key(game: Game, mode: TableMode) -> &'static str {
    match (game, mode) {
        (Game::Score, TableMode::Solitaire | TableMode::Group) => "solitaire",
        (Game::Score, TableMode::HotSeat) => "hot-seat",
        (Game::TwentyFour, TableMode::Solitaire | TableMode::Group) => "24-solitaire",
        (Game::TwentyFour, TableMode::HotSeat) => "24-hot-seat",
    }
}

/// Saves a table. A browser that saves nothing has said so when the page was
/// opened.
pub fn save_table(local: &LocalTable) {
    let _ = storage::save(key(local.game(), local.table().mode()), local.log());
}

/// The table that was saved for this game and mode, where there is one.
pub fn table(game: Game, mode: TableMode) -> Result<Option<LocalTable>, StorageProblem> {
    let key = key(game, mode);
    let log = match storage::load(key) {
        Err(_) => return Err(StorageProblem::NotSaved),
        Ok(Found::Nothing) => return Ok(None),
        Ok(Found::Unreadable) => return Err(StorageProblem::Unreadable),
        Ok(Found::Saved(log)) => log,
    };
    let local = LocalTable::restore(game, log).ok();
    let local =
        local.filter(|local| local.table().mode() == mode && !local.table().seats().is_empty());
    if local.is_none() {
        // The next table to be saved would write over it.
        let _ = storage::set_aside(key);
        return Err(StorageProblem::Unreadable);
    }
    Ok(local)
}

/// The table that was saved for this game and mode, or else a new one for one
/// player; and what there is to say about it.
pub fn table_or_new(game: Game, mode: TableMode) -> (LocalTable, Option<StorageProblem>) {
    let found = table(game, mode);
    let status = found.as_ref().err().copied();
    let new = || LocalTable::open(game, TableMode::Solitaire, game.rules(), you());
    (found.ok().flatten().unwrap_or_else(new), status)
}

/// The only player at a table for one.
pub fn you() -> Vec<Name> {
    Name::new(&tr!("common-you"), words::fold)
        .into_iter()
        .collect()
}

/// The game that was played last.
pub fn game() -> Game {
    match storage::load(IS_TWENTY_FOUR) {
        Ok(Found::Saved(true)) => Game::TwentyFour,
        _ => Game::Score,
    }
}

/// Saves which game is played.
pub fn save_game(game: Game) {
    let _ = storage::save(IS_TWENTY_FOUR, &(game == Game::TwentyFour));
}

/// The settings that were saved, and what there is to say about them.
pub fn settings() -> (Settings, Option<StorageProblem>) {
    let (settings, status) = match storage::load(SETTINGS) {
        Ok(Found::Saved(settings)) => (settings, None),
        Ok(Found::Nothing) => (Settings::default(), None),
        Ok(Found::Unreadable) => (Settings::default(), Some(StorageProblem::Unreadable)),
        Err(_) => (Settings::default(), Some(StorageProblem::NotSaved)),
    };
    // A store that is full can be read, and yet saves nothing.
    let is_saved = storage::save(SETTINGS, &settings).is_ok();
    let status = if is_saved {
        status
    } else {
        Some(StorageProblem::NotSaved)
    };
    (settings, status)
}

/// Saves the settings.
pub fn save_settings(settings: &Settings) {
    let _ = storage::save(SETTINGS, settings);
}
