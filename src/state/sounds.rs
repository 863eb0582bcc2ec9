//! Whether sounds and vibration are on.

use leptos::prelude::{Callback, Memo};

/// The player's choice of sounds and vibration, in the context of the app.
#[derive(Clone, Copy)]
pub struct Sounds {
    /// Whether sounds and vibration are on.
    pub are_on: Memo<bool>,
    /// Switches them on or off.
    pub switch: Callback<bool>,
}
