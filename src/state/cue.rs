//! What can be heard and felt of a game.

use leptos::prelude::Memo;

/// What has just happened that can be heard.
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

/// Whether the player hears and feels what happens, in the context of the app.
#[derive(Clone, Copy)]
pub struct HasSounds(pub Memo<bool>);
