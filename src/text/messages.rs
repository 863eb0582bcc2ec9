//! The page's messages, by Fluent (<https://projectfluent.org>): English is built in,
//! another language is fetched when it is chosen.
//!
//! A tab has one language, so it is no argument of each sentence: a view or an effect that
//! shows a message follows it.

use std::borrow::Cow;
use std::cell::RefCell;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use leptos::prelude::*;
use leptos::reactive::graph::Observer;
use score_core::table::isolation::{isolated, isolated_from_left};
use unic_langid::LanguageIdentifier;

use super::language::Language;

/// Messages that belong together: the file of this name in the folder of each language.
#[derive(Clone, Copy)]
pub struct Resource {
    /// The file's name without `.ftl`.
    pub name: &'static str,
    /// The English one.
    pub english: &'static str,
}

type Bundle = FluentBundle<FluentResource>;

/// The messages of a language that was fetched.
struct Chosen {
    bundle: Bundle,
    is_right_to_left: bool,
}

struct Messages {
    english: RefCell<Bundle>,
    /// Those of the language that was chosen, where it is not English.
    chosen: RefCell<Option<Chosen>>,
    language: ArcTrigger,
}

thread_local! {
    static MESSAGES: Messages = Messages {
        english: RefCell::new(new_bundle("en")),
        chosen: RefCell::new(None),
        language: ArcTrigger::new(),
    };
}

fn new_bundle(language: &str) -> Bundle {
    let language: LanguageIdentifier = language.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![language]);
    // What turns its sentence is isolated here; all else needs no marks.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(with_minus));
    bundle
}

/// A number below zero with a real minus, as everywhere else; others are written as ever.
fn with_minus<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replacen('-', "−", 1))
        }
        _ => None,
    }
}

/// The same in a sentence from right to left, in which it would go behind the digits.
fn with_minus_from_left<M>(value: &FluentValue<'_>, memoizer: &M) -> Option<String> {
    let written = with_minus(value, memoizer)?;
    Some(isolated_from_left(&written).into_owned())
}

/// Adds the English messages of a program; before its first view.
pub fn add_english(resources: &[Resource]) {
    MESSAGES.with(|messages| {
        let mut english = messages.english.borrow_mut();
        for resource in resources {
            add(&mut english, resource.english.to_owned());
        }
    });
}

/// From now on messages are those of `language` in this file, and English where it has none.
pub fn choose(language: Language, source: String) {
    let mut bundle = new_bundle(language.code());
    if language.is_right_to_left() {
        bundle.set_formatter(Some(with_minus_from_left));
    }
    add(&mut bundle, source);
    set_chosen(Some(Chosen {
        bundle,
        is_right_to_left: language.is_right_to_left(),
    }));
}

/// From now on all messages are English.
pub fn choose_english() {
    set_chosen(None);
}

fn set_chosen(chosen: Option<Chosen>) {
    MESSAGES.with(|messages| {
        *messages.chosen.borrow_mut() = chosen;
        messages.language.notify();
    });
}

/// The message of the chosen language alone, which has no variables; for the words of the
/// page's own HTML, whose English is there.
pub fn message_of_chosen(id: &str) -> Option<String> {
    MESSAGES.with(|messages| {
        let chosen = messages.chosen.borrow();
        format(&chosen.as_ref()?.bundle, id, &FluentArgs::new())
    })
}

/// Leaves out messages that cannot be read; a test reads each file.
fn add(bundle: &mut Bundle, source: String) {
    let resource = FluentResource::try_new(source).unwrap_or_else(|(readable, _)| readable);
    bundle.add_resource_overriding(resource);
}

/// The message `id` in the page's language, or else in English; where neither has it, its
/// id. Follows the language where a view asks. Called by [`tr!`](crate::tr).
pub fn message(id: &str, args: &[(&'static str, FluentValue<'_>)]) -> String {
    let args_for = |isolated| -> FluentArgs<'_> {
        let args = args.iter();
        args.map(|(name, value)| (*name, within_sentence(value, isolated)))
            .collect()
    };
    MESSAGES.with(|messages| {
        // What is said when a message of a relay comes follows nothing.
        if Observer::get().is_some() {
            messages.language.track();
        }
        let chosen = messages.chosen.borrow();
        let chosen = chosen.as_ref().and_then(|chosen| {
            let isolated = match chosen.is_right_to_left {
                true => isolated_from_left,
                false => isolated,
            };
            format(&chosen.bundle, id, &args_for(isolated))
        });
        chosen
            .or_else(|| format(&messages.english.borrow(), id, &args_for(isolated)))
            .unwrap_or_else(|| id.to_owned())
    })
}

/// A value as it can stand in a sentence: what goes in the other direction turns nothing round it.
fn within_sentence<'a>(
    value: &'a FluentValue<'_>,
    isolated: fn(&str) -> Cow<'_, str>,
) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) => FluentValue::String(isolated(text)),
        other => other.clone(),
    }
}

fn format(bundle: &Bundle, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    // A mistake shows as the name of what is missing; a test compares the names.
    let text = bundle.format_pattern(pattern, Some(args), &mut Vec::new());
    Some(text.into_owned())
}

/// The message of this id with these values: `tr!("points", count = 3)`.
#[macro_export]
macro_rules! tr {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text::message($id, &[$((stringify!($name), ($value).into())),*])
    };
}

/// A signal for a view, which follows the language: `{move_tr!("undo")}`. All are of one
/// type: what a view shows is compiled anew for each type, so for each closure.
#[macro_export]
macro_rules! move_tr {
    ($($message:tt)*) => {
        ::leptos::prelude::Signal::derive(move || $crate::tr!($($message)*))
    };
}
