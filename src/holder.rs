//! Who holds the table that is on the screen: this tab, or a relay.

use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};
use score_core::table::state::Table;

/// Who holds the table that is on the screen.
pub trait Holder: 'static {
    /// The table.
    fn table(&self) -> &Table;

    /// The player at this screen whose move it is; `None` where nobody at this
    /// screen plays.
    fn mover(&self) -> Option<SeatId>;

    /// What the table's clock shows when the page's shows `now_ms`.
    fn table_ms(&self, now_ms: u64) -> u64;

    /// Whether it is the guided first roll.
    fn is_guided(&self) -> bool;

    /// Whether the referee has not answered yet.
    fn is_busy(&self) -> bool;

    /// Asks the referee for a command when the page's clock shows `now_ms`. The
    /// answer is what happened so far: where the referee is elsewhere, nothing.
    /// An error is a sentence for the player.
    fn send(&mut self, now_ms: u64, seat: SeatId, command: Command) -> Result<Vec<Event>, String>;

    /// Ends a call whose time is up by the table's clock, where its referee is
    /// here; the answer is what happened.
    fn tick(&mut self, table_ms: u64) -> Option<Event>;

    /// Keeps the table for the next visit, where that is done here.
    fn keep(&self);
}
