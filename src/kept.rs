//! What the browser keeps for the next visit: the tables and the settings.

use score_core::table::event::Company;
use score_core::table::name::Name;
use score_core::table::rules::Rules;

use crate::edge::storage::{self, Found};
use crate::edge::words;
use crate::settings::Settings;
use crate::solo::Solo;
use crate::text;

const SETTINGS: &str = "settings";
const SOLITAIRE: &str = "solitaire";
const HOT_SEAT: &str = "hot-seat";

fn key(company: Company) -> &'static str {
    match company {
        Company::Solitaire | Company::Group => SOLITAIRE,
        Company::HotSeat => HOT_SEAT,
    }
}

/// Keeps a table. A browser that keeps nothing has said so when the page was
/// opened.
pub fn keep_table(solo: &Solo) {
    let _ = storage::save(key(solo.table().company()), solo.log());
}

/// The table that was kept for this company, where there is one. An error is
/// a sentence for the player.
pub fn table(company: Company) -> Result<Option<Solo>, &'static str> {
    let log = match storage::load(key(company)) {
        Err(_) => return Err(text::NOT_KEPT),
        Ok(Found::Nothing) => return Ok(None),
        Ok(Found::Unreadable) => return Err(text::UNREADABLE),
        Ok(Found::Kept(log)) => log,
    };
    let solo = Solo::restore(log).ok();
    let solo =
        solo.filter(|solo| solo.table().company() == company && !solo.table().seats().is_empty());
    if solo.is_none() {
        // The next table to be kept would write over it.
        let _ = storage::set_aside(key(company));
        return Err(text::UNREADABLE);
    }
    Ok(solo)
}

/// The table that was kept for this company, or else a new one for one player;
/// and what there is to say about it.
pub fn table_or_new(company: Company) -> (Solo, Option<&'static str>) {
    let found = table(company);
    let notice = found.as_ref().err().copied();
    (found.ok().flatten().unwrap_or_else(solitaire), notice)
}

/// A new table for one player.
fn solitaire() -> Solo {
    let you = Name::new(text::YOU, words::fold);
    Solo::open(Company::Solitaire, Rules::score(), you)
}

/// The settings that were kept, and what there is to say about them.
pub fn settings() -> (Settings, Option<&'static str>) {
    let (settings, notice) = match storage::load(SETTINGS) {
        Ok(Found::Kept(settings)) => (settings, None),
        Ok(Found::Nothing) => (Settings::default(), None),
        Ok(Found::Unreadable) => (Settings::default(), Some(text::UNREADABLE)),
        Err(_) => (Settings::default(), Some(text::NOT_KEPT)),
    };
    // A store that is full can be read, and yet keeps nothing.
    let is_kept = storage::save(SETTINGS, &settings).is_ok();
    let notice = if is_kept {
        notice
    } else {
        Some(text::NOT_KEPT)
    };
    (settings, notice)
}

/// Keeps the settings.
pub fn keep_settings(settings: &Settings) {
    let _ = storage::save(SETTINGS, settings);
}
