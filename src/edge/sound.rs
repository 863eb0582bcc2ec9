//! Short sounds, which the browser makes itself, and the vibration of phones.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use super::dom::window;
use super::storage::{self, Found};

/// The key of the setting of sounds and vibration.
pub const KEY: &str = "sounds";

/// An event that can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Dice or cards were dealt.
    Roll,
    /// A step was made.
    Step,
    /// The goal was made.
    Goal,
    /// One of the clock's last seconds has begun.
    Second,
}

/// The volume of a note; 1 is the loudest.
const LOUDNESS: f32 = 0.12;
/// The volume at the end of a note, as an exponential fall never reaches zero.
const SILENCE: f32 = 0.0001;

/// One tone that fades.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Note {
    /// The pitch, in Hz.
    pitch_hz: f32,
    /// The time from the first note to the beginning of this one.
    start_ms: u32,
    /// The time for which the note can be heard.
    duration_ms: u32,
}

const fn note(pitch_hz: f32, start_ms: u32, duration_ms: u32) -> Note {
    Note {
        pitch_hz,
        start_ms,
        duration_ms,
    }
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

fn vibration_ms(cue: Cue) -> u32 {
    match cue {
        Cue::Roll => 60,
        Cue::Step => 15,
        Cue::Goal => 200,
        Cue::Second => 10,
    }
}

thread_local! {
    /// The context for all sounds, made with the first one: browsers allow few contexts, and only
    /// after a press.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays the sound of an event, with its vibration.
pub fn play(cue: Cue) {
    play_notes(notes(cue));
    vibrate(vibration_ms(cue));
}

/// Plays the sound of an event, if the player has switched sounds on.
pub fn play_if_on(cue: Cue) {
    if are_on() {
        play(cue);
    }
}

/// Whether the player has switched sounds on.
pub fn are_on() -> bool {
    matches!(storage::load(KEY), Ok(Found::Saved(true)))
}

/// Plays these notes. A browser that cannot, or does not yet allow it, stays silent.
fn play_notes(notes: &[Note]) {
    let _ = CONTEXT.with_borrow_mut(|context| {
        let context = match context {
            Some(context) => context,
            None => context.insert(AudioContext::new()?),
        };
        // A context that was made before the first press waits for this call, whose answer is not
        // needed.
        let _ = context.resume()?;
        notes.iter().try_for_each(|note| begin(context, *note))
    });
}

fn begin(context: &AudioContext, note: Note) -> Result<(), JsValue> {
    let start_s = context.current_time() + f64::from(note.start_ms) / 1_000.0;
    let end_s = start_s + f64::from(note.duration_ms) / 1_000.0;
    let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value(note.pitch_hz);
    volume.gain().set_value_at_time(LOUDNESS, start_s)?;
    volume
        .gain()
        .exponential_ramp_to_value_at_time(SILENCE, end_s)?;
    tone.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(start_s)?;
    tone.stop_with_when(end_s)
}

/// Lets a phone vibrate for so long; a device that cannot vibrate does nothing.
fn vibrate(duration_ms: u32) {
    let navigator = window().navigator();
    // Safari has no such function.
    if js_sys::Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false) {
        navigator.vibrate_with_duration(duration_ms);
    }
}
