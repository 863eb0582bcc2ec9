//! A player who hears the page and presses keys, with a transcript of both.

use super::{Desktop, Step, Transcript};
use crate::{Page, Site};

/// A player at a page on a [`Desktop`]. Every act ends when nothing more is said.
pub struct Listener<'a> {
    desktop: &'a Desktop,
    /// The page, for facts that are not heard: to open it, and to wait in it.
    pub page: &'a Page,
    transcript: Transcript,
}

impl<'a> Listener<'a> {
    /// Creates a listener who has heard nothing yet.
    pub fn new(desktop: &'a Desktop, page: &'a Page) -> Listener<'a> {
        Listener {
            desktop,
            page,
            transcript: Transcript::default(),
        }
    }

    /// Opens a path of the page, such as `#play?roll=9.9.9.9`. Sentences about a load depend on its
    /// duration, and are left out of the transcript.
    #[track_caller]
    pub fn open(&mut self, path: &str) {
        self.act(format!("open '{path}'"), |listener| {
            listener.page.open(path)
        });
        self.forget_last();
    }

    /// Opens a path of group play at a site with a relay, as [`open`](Listener::open) does.
    #[track_caller]
    pub fn open_group(&mut self, site: &Site, path: &str) {
        self.act("open the table's link".to_owned(), |listener| {
            listener.page.open_group(site, path);
        });
        self.forget_last();
    }

    /// Presses keys one after the other, each when nothing more is said of the previous one. Keys
    /// have X's names, such as `Tab`, `Insert+a` or `Return`.
    ///
    /// # Panics
    /// When a key cannot be pressed.
    #[track_caller]
    pub fn keys(&mut self, keys: &[&str]) {
        for key in keys {
            self.act(format!("key {key}"), |listener| {
                listener.desktop.press(key).expect("a key can be pressed");
            });
        }
    }

    /// Types a text, as into a field.
    ///
    /// # Panics
    /// When the text cannot be typed.
    #[track_caller]
    pub fn write(&mut self, text: &str) {
        self.act(format!("type {text}"), |listener| {
            listener.desktop.write(text).expect("a text can be typed");
        });
    }

    /// Lets something happen that the player does not do, such as the passing of time.
    pub fn meanwhile(&mut self, what: &str, happens: impl FnOnce(&Page)) {
        self.act(what.to_owned(), |listener| happens(listener.page));
    }

    /// The transcript of the steps so far.
    pub fn into_transcript(self) -> Transcript {
        self.transcript
    }

    fn forget_last(&mut self) {
        if let Some(step) = self.transcript.steps.last_mut() {
            step.said.clear();
        }
    }

    fn act(&mut self, act: String, does: impl FnOnce(&Self)) {
        let start = self.desktop.heard_bytes();
        does(self);
        let said = self.desktop.sentences_from(start);
        println!("> {act}");
        for sentence in &said {
            println!("{sentence}");
        }
        self.transcript.steps.push(Step { act, said });
    }
}
