//! The open rolls of the tables of groups at which this browser plays: all tabs share them.
//!
//! The tab that is at a table notes its roll, and all code that shows solutions or verdicts asks
//! this module first (docs/decisions/experiment-in-a-group.md).

use leptos::prelude::*;
use score_core::dice::Roll;
use score_core::open_rolls::{self, OpenRolls, SeatKey};

use super::clock::{Clock, Watch};
use super::storage;

/// The key under which the open rolls are stored.
const KEY: &str = "open-rolls";

/// How often the page checks whether a roll is out of date, in milliseconds.
const LOOK_EVERY_MS: u32 = 5_000;

thread_local! {
    /// The open rolls at the last look, as a signal for views.
    static LAST_SEEN: ArcRwSignal<Vec<Roll>> = ArcRwSignal::new(read());
}

/// Follows the notes of other tabs, until the owner of this scope is gone.
pub fn follow() {
    storage::on_change(&[KEY], look);
    StoredValue::new_local(Watch::every(LOOK_EVERY_MS, look));
}

/// The rolls that are open now; reactive.
pub fn now() -> Vec<Roll> {
    LAST_SEEN.with(|seen| seen.track());
    read()
}

/// The rolls that are open now; not reactive.
pub fn now_untracked() -> Vec<Roll> {
    read()
}

/// Whether an answer about these numbers would spoil an open roll; reactive.
pub fn withhold(numbers: &[u32]) -> bool {
    open_rolls::withhold(&now(), numbers)
}

/// Stores the open roll at the table of a seat, if any, when that is news to other tabs.
pub fn note(seat: SeatKey, roll: Option<Roll>) {
    let now_ms = Clock::here().wall_ms();
    if stored().is_news(seat, roll, now_ms) {
        let note = |rolls: &mut OpenRolls| rolls.note(seat, roll, now_ms);
        // If the browser stores nothing, this tab remembers the note.
        let _ = storage::change(KEY, note);
        look();
    }
}

fn look() {
    let open = read();
    LAST_SEEN.with(|seen| {
        if seen.with_untracked(|seen| *seen != open) {
            seen.set(open);
        }
    });
}

fn read() -> Vec<Roll> {
    stored().at(Clock::here().wall_ms())
}

fn stored() -> OpenRolls {
    storage::peek(KEY).unwrap_or_default()
}
