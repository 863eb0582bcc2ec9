//! The page's messages, with Fluent (<https://projectfluent.org>): English is built in, other
//! languages are fetched when they are chosen.
//!
//! A tab has one language, so it is not an argument of each sentence; views and effects that show a
//! message follow it.

use std::cell::RefCell;

use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use leptos::prelude::*;
use leptos::reactive::graph::Observer;
use score_core::table::isolation::{isolated, isolated_from_left};
use unic_langid::LanguageIdentifier;

use super::language::Language;

/// A file of messages that belong together, and its English messages.
#[derive(Clone, Copy)]
pub struct Resource {
    /// The file's name without `.ftl`.
    pub name: &'static str,
    /// The English messages of the file.
    pub english: &'static str,
}

type Bundle = FluentBundle<FluentResource>;

struct Messages {
    english: RefCell<Bundle>,
    /// The names of the files whose English messages were added.
    added: RefCell<Vec<&'static str>>,
    /// The messages of the chosen language, if it is not English.
    chosen: RefCell<Option<Bundle>>,
    language: ArcTrigger,
}

thread_local! {
    static MESSAGES: Messages = Messages {
        english: RefCell::new(new_bundle("en")),
        added: RefCell::new(Vec::new()),
        chosen: RefCell::new(None),
        language: ArcTrigger::new(),
    };
}

fn new_bundle(language: &str) -> Bundle {
    let language: LanguageIdentifier = language.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![language]);
    // A value in the other writing direction is isolated when it is written; all others need no
    // marks.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(written));
    bundle
}

/// A value as it is written in a sentence; a value that selects a variant is unchanged. Text in the
/// other direction is isolated, and a negative number has a real minus, as everywhere else; other
/// values are written as usual.
fn written<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::String(text) => Some(isolated(text).into_owned()),
        FluentValue::Number(number) => with_minus(number),
        _ => None,
    }
}

/// A value as it is written in a sentence from right to left. In it a minus would move behind the
/// digits.
fn written_from_left<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let from_left = |text: &str| isolated_from_left(text).into_owned();
    match value {
        FluentValue::String(text) => Some(from_left(text)),
        FluentValue::Number(number) => with_minus(number).as_deref().map(from_left),
        _ => None,
    }
}

fn with_minus(number: &FluentNumber) -> Option<String> {
    (number.value < 0.0).then(|| number.as_string().replacen('-', "−", 1))
}

/// Adds the English messages of a part of the program, before its first view. Files that were added
/// before are skipped.
pub fn add_english(resources: &[Resource]) {
    MESSAGES.with(|messages| {
        let mut english = messages.english.borrow_mut();
        let mut added = messages.added.borrow_mut();
        for resource in resources {
            if !added.contains(&resource.name) {
                added.push(resource.name);
                add(&mut english, resource.english.to_owned());
            }
        }
    });
}

/// Uses the messages in `source` of `language` from now on, and English ones for those that it
/// lacks.
pub fn choose(language: Language, source: String) {
    let mut bundle = new_bundle(language.code());
    if language.is_right_to_left() {
        bundle.set_formatter(Some(written_from_left));
    }
    add(&mut bundle, source);
    set_chosen(Some(bundle));
}

/// Makes all messages English from now on.
pub fn choose_english() {
    set_chosen(None);
}

fn set_chosen(chosen: Option<Bundle>) {
    MESSAGES.with(|messages| {
        *messages.chosen.borrow_mut() = chosen;
        messages.language.notify();
    });
}

/// The language of the messages in use.
pub fn language_in_use() -> Language {
    MESSAGES.with(|messages| {
        let chosen = messages.chosen.borrow();
        let locale = chosen.as_ref().and_then(|bundle| bundle.locales.first());
        let language = locale.and_then(|locale| Language::of_code(locale.language.as_str()));
        language.unwrap_or(Language::ENGLISH)
    })
}

/// The language of the messages in use; reactive.
pub fn tracked_language() -> Language {
    track_language();
    language_in_use()
}

/// Tracks the language inside a view. Sentences about a relay's message are made outside of views,
/// and do not track it.
fn track_language() {
    if Observer::get().is_some() {
        MESSAGES.with(|messages| messages.language.track());
    }
}

/// A message without variables in the chosen language, without the fallback to English. It is for
/// the words of the page's own HTML, which is English itself.
pub fn message_of_chosen(id: &str) -> Option<String> {
    MESSAGES.with(|messages| {
        let chosen = messages.chosen.borrow();
        format(chosen.as_ref()?, id, &FluentArgs::new())
    })
}

/// Adds messages to a bundle; unreadable ones are left out (a test reads each file).
fn add(bundle: &mut Bundle, source: String) {
    let resource = FluentResource::try_new(source).unwrap_or_else(|(readable, _)| readable);
    bundle.add_resource_overriding(resource);
}

/// The message `id` in the page's language, or else in English; if neither has the message, its id.
/// A view that calls this is updated when the language changes. Called by [`tr!`](crate::tr).
pub fn message(id: &str, args: &[(&'static str, FluentValue<'_>)]) -> String {
    let args: FluentArgs<'_> = args.iter().cloned().collect();
    track_language();
    MESSAGES.with(|messages| {
        let chosen = messages.chosen.borrow();
        let chosen = chosen.as_ref();
        chosen
            .and_then(|chosen| format(chosen, id, &args))
            .or_else(|| format(&messages.english.borrow(), id, &args))
            .unwrap_or_else(|| id.to_owned())
    })
}

fn format(bundle: &Bundle, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut text = String::new();
    // A missing message is shown as its name; a test compares the names. The sentence itself is not
    // a value, and `format_pattern` would isolate it once more.
    let written = bundle.write_pattern(&mut text, pattern, Some(args), &mut Vec::new());
    written.is_ok().then_some(text)
}

/// The message of this id with these values: `tr!("points", count = 3)`.
#[macro_export]
macro_rules! tr {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text::message($id, &[$((stringify!($name), ($value).into())),*])
    };
}

/// A signal for a view, which follows the language: `{move_tr!("undo")}`. All such signals are of
/// one type, because views are compiled anew for each type in them, and each closure would be
/// another type.
#[macro_export]
macro_rules! move_tr {
    ($($message:tt)*) => {
        ::leptos::prelude::Signal::derive(move || $crate::tr!($($message)*))
    };
}
