//! Whether sounds and vibration are on.

use leptos::prelude::Memo;

/// Whether the player has switched sounds and vibration on, in the context of
/// the app.
#[derive(Clone, Copy)]
pub struct HasSounds(pub Memo<bool>);
