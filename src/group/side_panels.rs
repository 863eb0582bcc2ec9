//! The panels beside a group's table: the open one, and the state of a projector.

use leptos::prelude::*;
use score_core::lesson::RoundId;

use crate::edge::screen;

/// A panel beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The players.
    Players,
    /// The players' lines of chat.
    Chat,
    /// The invitation for more players.
    Invite,
    /// The state of each pupil, when everyone plays.
    Live,
    /// The host's tools.
    Host,
    /// The player's own seat.
    You,
}

/// The panels that a projector shows.
pub const PROJECTED: [Panel; 2] = [Panel::Players, Panel::Invite];

/// The number of chat lines that the player has not seen, in the context of the page.
#[derive(Clone, Copy)]
pub struct UnreadLines(pub Memo<usize>);

/// The state of the panels and the projector, for the life of the tab; copies share it.
#[derive(Clone, Copy)]
pub struct SidePanels {
    /// The panel that the player has chosen.
    pub panel: RwSignal<Panel>,
    /// Whether the table is shown to a whole room.
    pub is_projected: RwSignal<bool>,
    /// The settled roll whose solutions a projector shows, if any.
    pub solutions_of: RwSignal<Option<RoundId>>,
    /// Whether the host wants to see the waiting visitors.
    pub seeks_visitors: RwSignal<bool>,
    /// Whether the host wants to make a key.
    pub seeks_host_key: RwSignal<bool>,
    /// Whether a projector shows which players have answered, and the player of each solution of
    /// the class.
    pub has_names: RwSignal<bool>,
}

impl SidePanels {
    /// A state with the players' panel open; `is_projected`: for a whole room.
    pub fn new(is_projected: bool) -> SidePanels {
        SidePanels {
            panel: RwSignal::new(Panel::Players),
            is_projected: RwSignal::new(is_projected),
            solutions_of: RwSignal::new(None),
            seeks_visitors: RwSignal::new(false),
            seeks_host_key: RwSignal::new(false),
            // A pupil's work is shown to all with their name only if a host wants it.
            has_names: RwSignal::new(false),
        }
    }

    /// Whether the chat panel is open; never on a projector.
    pub fn has_chat(self) -> bool {
        self.panel.get() == Panel::Chat && !self.is_projected.get()
    }

    /// Shows the table to a whole room, and fills the screen with it.
    pub fn project(self) {
        self.is_projected.set(true);
        screen::fill();
    }

    /// Ends the view for a whole room, and leaves the full screen.
    pub fn end_projection(self) {
        self.is_projected.set(false);
        screen::give_back();
    }
}
