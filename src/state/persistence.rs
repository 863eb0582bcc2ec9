//! The browser's copy of everything except the tables, for the next visit.

use score_core::table::game::TableGame;
use score_core::table::name::Name;

use crate::edge::sound;
use crate::edge::storage::{self, Found, StorageProblem};
use crate::edge::text_folding;
use crate::state::settings::{Looks, Settings};
use crate::tr;

const SETTINGS: &str = "settings";
const LOOKS: &str = "looks";
const IS_TWENTY_FOUR: &str = "is-24";

/// The name of the only player at a table for one, as a list.
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

/// Saves the game that is played.
pub fn save_game(game: TableGame) {
    let _ = storage::save(IS_TWENTY_FOUR, &(game == TableGame::TwentyFour));
}

/// Loads the saved settings; returns the problem, too, if any.
pub fn settings() -> (Settings, Option<StorageProblem>) {
    let (mut settings, problem) = match storage::load(SETTINGS) {
        Ok(Found::Saved(settings)) => (settings, None),
        Ok(Found::Nothing) => (Settings::default(), None),
        Ok(Found::Unreadable) => (Settings::default(), Some(StorageProblem::Unreadable)),
        Err(_) => (Settings::default(), Some(StorageProblem::NotSaved)),
    };
    settings.sounds = sound::are_on();
    settings.looks = looks();
    // A full storage can be read, but saves nothing.
    let is_saved = storage::save(SETTINGS, &settings).is_ok();
    let not_saved = (!is_saved).then_some(StorageProblem::NotSaved);
    (settings, not_saved.or(problem))
}

/// The settings that were saved last, by any tab, with this tab's `own` mode, which follows from
/// its table.
pub fn newest_settings(own: &Settings) -> Settings {
    Settings {
        mode: own.mode,
        ..stored_settings(own)
    }
}

/// Changes the settings that were saved last, by any tab, and saves them. Returns the new settings
/// of this tab.
pub fn change_settings(own: &Settings, change: impl FnOnce(&mut Settings)) -> Settings {
    let stored = stored_settings(own);
    let mut changed = Settings {
        mode: own.mode,
        ..stored.clone()
    };
    change(&mut changed);
    let mode = match changed.mode == own.mode {
        true => stored.mode,
        false => changed.mode,
    };
    let written = Settings {
        mode,
        ..changed.clone()
    };
    // Unchanged settings are not written, because no tab need be notified.
    if written != stored {
        let _ = storage::save(SETTINGS, &written);
        let _ = storage::save(sound::KEY, &written.sounds);
        let _ = storage::save(LOOKS, &written.looks);
    }
    changed
}

/// Calls `handler` when another tab may have changed the settings, until the owner of this scope
/// is gone.
pub fn on_settings_change(handler: impl Fn() + Copy + 'static) {
    storage::on_change(&[SETTINGS, sound::KEY, LOOKS], handler);
}

/// The saved settings, or else `own`: if none are stored or readable, the tab's own are the newest.
fn stored_settings(own: &Settings) -> Settings {
    match storage::load(SETTINGS) {
        Ok(Found::Saved(settings)) => Settings {
            sounds: sound::are_on(),
            looks: looks(),
            ..settings
        },
        _ => own.clone(),
    }
}

/// The looks of the page; the usual ones if none are stored or readable.
fn looks() -> Looks {
    match storage::load(LOOKS) {
        Ok(Found::Saved(looks)) => looks,
        _ => Looks::default(),
    }
}
