//! What the browser keeps for the next visit: the tables and the settings.

use score_core::table::event::Company;
use score_core::table::game::Game;
use score_core::table::name::Name;

use crate::edge::storage::{self, Found, Trouble};
use crate::edge::words;
use crate::state::local_table::LocalTable;
use crate::state::settings::Settings;
use crate::tr;

const SETTINGS: &str = "settings";
const IS_TWENTY_FOUR: &str = "is-24";

/// Each game has a table for one player and one for several.
fn key(game: Game, company: Company) -> &'static str {
    match (game, company) {
        (Game::Score, Company::Solitaire | Company::Group) => "solitaire",
        (Game::Score, Company::HotSeat) => "hot-seat",
        (Game::TwentyFour, Company::Solitaire | Company::Group) => "24-solitaire",
        (Game::TwentyFour, Company::HotSeat) => "24-hot-seat",
    }
}

/// Keeps a table. A browser that keeps nothing has said so when the page was
/// opened.
pub fn keep_table(local: &LocalTable) {
    let _ = storage::save(key(local.game(), local.table().company()), local.log());
}

/// The table that was kept for this game and company, where there is one.
pub fn table(game: Game, company: Company) -> Result<Option<LocalTable>, Trouble> {
    let key = key(game, company);
    let log = match storage::load(key) {
        Err(_) => return Err(Trouble::NotKept),
        Ok(Found::Nothing) => return Ok(None),
        Ok(Found::Unreadable) => return Err(Trouble::Unreadable),
        Ok(Found::Kept(log)) => log,
    };
    let local = LocalTable::restore(game, log).ok();
    let local = local
        .filter(|local| local.table().company() == company && !local.table().seats().is_empty());
    if local.is_none() {
        // The next table to be kept would write over it.
        let _ = storage::set_aside(key);
        return Err(Trouble::Unreadable);
    }
    Ok(local)
}

/// The table that was kept for this game and company, or else a new one for one
/// player; and what there is to say about it.
pub fn table_or_new(game: Game, company: Company) -> (LocalTable, Option<Trouble>) {
    let found = table(game, company);
    let notice = found.as_ref().err().copied();
    let new = || LocalTable::open(game, Company::Solitaire, game.rules(), you());
    (found.ok().flatten().unwrap_or_else(new), notice)
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
        Ok(Found::Kept(true)) => Game::TwentyFour,
        _ => Game::Score,
    }
}

/// Keeps which game is played.
pub fn keep_game(game: Game) {
    let _ = storage::save(IS_TWENTY_FOUR, &(game == Game::TwentyFour));
}

/// The settings that were kept, and what there is to say about them.
pub fn settings() -> (Settings, Option<Trouble>) {
    let (settings, notice) = match storage::load(SETTINGS) {
        Ok(Found::Kept(settings)) => (settings, None),
        Ok(Found::Nothing) => (Settings::default(), None),
        Ok(Found::Unreadable) => (Settings::default(), Some(Trouble::Unreadable)),
        Err(_) => (Settings::default(), Some(Trouble::NotKept)),
    };
    // A store that is full can be read, and yet keeps nothing.
    let is_kept = storage::save(SETTINGS, &settings).is_ok();
    let notice = if is_kept {
        notice
    } else {
        Some(Trouble::NotKept)
    };
    (settings, notice)
}

/// Keeps the settings.
pub fn keep_settings(settings: &Settings) {
    let _ = storage::save(SETTINGS, settings);
}
