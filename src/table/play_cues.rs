//! The sounds of a table, and the vibration of phones with them.

use leptos::prelude::*;

use crate::edge::sound;
use crate::state::authority::Authority;
use crate::state::has_sounds::HasSounds;
use crate::state::store::TableStore;

/// Plays the sounds of the table, where the player has switched sounds on.
pub fn play_cues<A: Authority>(store: TableStore<A>) {
    let has_sounds = use_context::<HasSounds>();
    Effect::new(move |before: Option<u32>| {
        let now = store.attention();
        let is_new = before.is_some_and(|before| before != now.cues);
        let is_on = has_sounds.is_some_and(|sounds| sounds.0.get_untracked());
        if let Some(cue) = now.cue.filter(|_| is_new && is_on) {
            sound::play(cue);
        }
        now.cues
    });
}
