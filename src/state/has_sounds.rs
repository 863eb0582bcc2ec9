//! Whether a game is heard and felt.

use leptos::prelude::Memo;

/// Whether the player hears and feels what happens, in the context of the app.
#[derive(Clone, Copy)]
pub struct HasSounds(pub Memo<bool>);
