//! Short sounds, which the browser makes itself, and the vibration of phones.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use super::dom::window;

/// How loud a note is, where 1 is as loud as it gets.
const LOUDNESS: f32 = 0.12;
/// What is left of it at its end: nothing can fall to zero by the same share all the time.
const SILENCE: f32 = 0.0001;

/// One tone that fades.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// How high it is, in Hz.
    pub pitch_hz: f32,
    /// How long after the first one it begins.
    pub start_ms: u32,
    /// How long it can be heard.
    pub duration_ms: u32,
}

thread_local! {
    /// Made with the first sound: browsers allow few of them, and only after a press.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays these notes. A browser that cannot, or does not yet allow it, stays silent.
pub fn play(notes: &[Note]) {
    let _ = CONTEXT.with_borrow_mut(|context| {
        let context = match context {
            Some(context) => context,
            None => context.insert(AudioContext::new()?),
        };
        // One that was made before the first press waits for this; its answer is no news.
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

/// Lets a phone vibrate for so long; what cannot vibrate does nothing.
pub fn vibrate(duration_ms: u32) {
    let navigator = window().navigator();
    // Safari has no such function.
    if js_sys::Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false) {
        navigator.vibrate_with_duration(duration_ms);
    }
}
