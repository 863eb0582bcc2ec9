//! The sounds of a table, and the vibration of phones with them.

use leptos::prelude::*;

use crate::edge::sound::{self, Note};
use crate::state::authority::Authority;
use crate::state::cue::{Cue, HasSounds};
use crate::state::store::Store;

/// Lets what happens at the table be heard, where the player has switched sounds on.
pub fn play_cues<A: Authority>(store: Store<A>) {
    let has_sounds = use_context::<HasSounds>();
    Effect::new(move |before: Option<u32>| {
        let now = store.attention();
        let is_new = before.is_some_and(|before| before != now.cues);
        let is_on = has_sounds.is_some_and(|sounds| sounds.0.get_untracked());
        if let Some(cue) = now.cue.filter(|_| is_new && is_on) {
            sound::play(notes(cue));
            sound::vibrate(vibration_ms(cue));
        }
        now.cues
    });
}

/// Four dice, one after the other.
const ROLL: &[Note] = &[
    note(196.0, 0, 70),
    note(147.0, 60, 70),
    note(220.0, 130, 70),
    note(165.0, 190, 110),
];
const STEP: &[Note] = &[note(440.0, 0, 110)];
/// C, E and G.
const GOAL: &[Note] = &[
    note(523.3, 0, 160),
    note(659.3, 120, 160),
    note(784.0, 240, 360),
];
const SECOND: &[Note] = &[note(880.0, 0, 60)];

fn notes(cue: Cue) -> &'static [Note] {
    match cue {
        Cue::Roll => ROLL,
        Cue::Step => STEP,
        Cue::Goal => GOAL,
        Cue::Second => SECOND,
    }
}

const fn note(pitch_hz: f32, start_ms: u32, duration_ms: u32) -> Note {
    Note {
        pitch_hz,
        start_ms,
        duration_ms,
    }
}

fn vibration_ms(cue: Cue) -> u32 {
    match cue {
        Cue::Roll => 60,
        Cue::Step => 15,
        Cue::Goal => 200,
        Cue::Second => 10,
    }
}
