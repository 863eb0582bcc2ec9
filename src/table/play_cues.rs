//! The sounds of a table, and the vibration of phones with them.

use leptos::prelude::*;

use crate::edge::sound;
use crate::state::authority::Authority;
use crate::state::sounds::Sounds;
use crate::state::store::TableStore;

/// Plays the sounds of the table, if the player has switched sounds on.
pub fn play_cues<A: Authority>(store: TableStore<A>) {
    let sounds = use_context::<Sounds>();
    Effect::new(move |before: Option<u32>| {
        let now = store.attention();
        let is_new = before.is_some_and(|before| before != now.cues);
        let is_on = sounds.is_some_and(|sounds| sounds.are_on.get_untracked());
        if let Some(cue) = now.cue.filter(|_| is_new && is_on) {
            sound::play(cue);
        }
        now.cues
    });
}
