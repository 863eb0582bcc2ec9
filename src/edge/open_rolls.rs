//! The open rolls of the tables of groups at which this browser plays: all tabs share them.
//!
//! The tab that is at a table notes its roll, and everything that shows solutions or verdicts asks here
//! first (docs/decisions/experiment-in-a-group.md).

use leptos::prelude::*;
use score_core::dice::Roll;
use score_core::open_rolls::{self, OpenRolls, SeatKey};

use super::clock::{Clock, Watch};
use super::storage;

/// The key under which they are stored.
const KEY: &str = "open-rolls";

/// How often the page checks whether a roll is out of date, in milliseconds.
const LOOK_EVERY_MS: u32 = 5_000;

thread_local! {
    /// The rolls that this tab has seen last, for the views that follow them.
    static SEEN: ArcRwSignal<Vec<Roll>> = ArcRwSignal::new(read());
}

/// Follows the notes of other tabs, until the owner of this scope is gone.
pub fn follow() {
    storage::on_change(&[KEY], look);
    StoredValue::new_local(Watch::every(LOOK_EVERY_MS, look));
}

/// The rolls that are open now. A view that calls this is updated when they change.
pub fn now() -> Vec<Roll> {
    SEEN.with(|seen| seen.track());
    read()
}

/// The rolls that are open now, for something that is done once.
pub fn now_untracked() -> Vec<Roll> {
    read()
}

/// Whether a question about these numbers is one about an open roll; reactive.
pub fn withhold(numbers: &[u32]) -> bool {
    open_rolls::withhold(&now(), numbers)
}

/// Notes which roll is open at the table of this seat, where that is news to other tabs.
pub fn note(seat: SeatKey, roll: Option<Roll>) {
    let now_ms = Clock::here().wall_ms();
    if stored().is_news(seat, roll, now_ms) {
        let note = |rolls: &mut OpenRolls| rolls.note(seat, roll, now_ms);
        // Where the browser stores nothing, this tab remembers it.
        let _ = storage::change(KEY, note);
        look();
    }
}

fn look() {
    let open = read();
    SEEN.with(|seen| {
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
