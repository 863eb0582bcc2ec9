//! The language of the page.
//!
//! The document's `lang` names the language: public/first.js sets it before the program runs.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use futures_util::future::join;
use leptos::prelude::set_timeout;
use score_core::link::language_of_tag;
// The `spawn_local` of Leptos cannot be called before the first view.
use wasm_bindgen_futures::spawn_local;

use crate::edge::storage::{self, Found};
use crate::edge::{address, document_language, fetch, package};
use crate::text;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    code: &'static str,
    name: &'static str,
    is_right_to_left: bool,
}

/// The key of the language that was chosen.
const KEY: &str = "language";

/// The name of the language in an address, before the `#`: `?lang=fr`.
const PARAMETER: &str = "lang";

/// How long the first view waits for messages. They are fetched by public/start.js at the same time
/// as the program, which is larger.
const MAX_FIRST_VIEW_WAIT: Duration = Duration::from_secs(2);

impl Language {
    /// The built-in language; other languages are fetched when they are chosen.
    pub const ENGLISH: Language = Language::new("en", "English");

    /// All languages, in the order of their names.
    pub const ALL: [Language; 12] = [
        Language::new("de", "Deutsch"),
        Language::ENGLISH,
        Language::new("es", "Español"),
        Language::new("fr", "Français"),
        Language::new("it", "Italiano"),
        Language::new("pl", "Polski"),
        Language::new("pt", "Português"),
        Language::new("tr", "Türkçe"),
        Language::new("uk", "Українська"),
        Language {
            is_right_to_left: true,
            ..Language::new("ar", "العربية")
        },
        Language::new("zh", "简体中文"),
        Language::new("ja", "日本語"),
    ];

    const fn new(code: &'static str, name: &'static str) -> Language {
        Language {
            code,
            name,
            is_right_to_left: false,
        }
    }

    /// The code of the language (BCP 47), which is the name of its files in `locales/`.
    pub const fn code(self) -> &'static str {
        self.code
    }

    /// The name of the language in that language.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Whether the language is written from right to left.
    pub const fn is_right_to_left(self) -> bool {
        self.is_right_to_left
    }

    /// The language of a code, which may have a region such as `de-CH` or `de_CH`.
    pub fn of_code(code: &str) -> Option<Language> {
        let language = language_of_tag(code);
        Language::ALL
            .into_iter()
            .find(|known| known.code.eq_ignore_ascii_case(language))
    }

    /// The language of the document.
    pub fn of_document() -> Language {
        Language::of_code(&document_language::language()).unwrap_or(Language::ENGLISH)
    }

    /// The language of this visit. It is the only one of a package, or else the one in the address,
    /// or the stored one, or the first that the browser prefers and the page has.
    pub fn at_start() -> Language {
        let only = package::language();
        if let Some(language) = only.and_then(|code| Language::of_code(&code)) {
            return language;
        }
        let named = address::parameter(PARAMETER);
        if let Some(language) = named.and_then(|code| Language::of_code(&code)) {
            return language;
        }
        if let Some(language) = stored_language() {
            return language;
        }
        let preferred = document_language::preferred_languages();
        let mut known = preferred.iter().filter_map(|code| Language::of_code(code));
        known.next().unwrap_or(Language::ENGLISH)
    }
}

/// Calls `show` for the first view as soon as this visit's messages are in use or cannot be
/// fetched. They are in the visit's language, so that a view does not change its language right
/// after it appears.
pub fn before_first_view(show: impl Fn() + Clone + 'static) {
    let language = Language::at_start();
    // The first view is a task of its own, so that the browser can handle input before it.
    let show = move || set_timeout(show.clone(), Duration::ZERO);
    if language == Language::ENGLISH {
        show();
        return;
    }
    let is_waiting = Rc::new(Cell::new(true));
    let is_still_waiting = {
        let is_waiting = Rc::clone(&is_waiting);
        move || is_waiting.get()
    };
    let show_once = move || {
        if is_waiting.replace(false) {
            show();
        }
    };
    set_timeout(show_once.clone(), MAX_FIRST_VIEW_WAIT);
    choose(language, is_still_waiting, move |_| show_once());
}

/// Fetches the messages of `language` and switches the page to it; afterwards `done` is called with
/// whether they arrived. If the language is no longer chosen by then (`is_still_chosen`), nothing
/// changes.
pub fn choose(
    language: Language,
    is_still_chosen: impl Fn() -> bool + 'static,
    done: impl Fn(bool) + 'static,
) {
    spawn_local(async move {
        let Some(has_arrived) = fetch_and_use(language, is_still_chosen).await else {
            return;
        };
        // public/first.js may have switched the page's HTML to the language before the messages
        // arrived.
        let in_use = text::language_in_use();
        if in_use != Language::of_document() {
            document_language::set_language(in_use.code, in_use.is_right_to_left);
            document_language::translate(text::message_of_chosen);
        }
        done(has_arrived);
    });
}

/// Stores the language for the next visit, and removes it from the address.
pub fn keep(language: Language) {
    address::drop_parameter(PARAMETER);
    // A browser that stores nothing was reported when the page was opened.
    let _ = storage::save(KEY, language.code);
}

/// The stored language.
fn stored_language() -> Option<Language> {
    match storage::load::<String>(KEY) {
        Ok(Found::Saved(code)) => Language::of_code(&code),
        _ => None,
    }
}

/// Calls `handler` with the language that was chosen, perhaps in another tab. It does so until the
/// owner of this scope is gone.
pub fn on_kept(handler: impl Fn(Language) + Copy + 'static) {
    storage::on_change(&[KEY], move || {
        if let Some(language) = stored_language() {
            handler(language);
        }
    });
}

/// Fetches the messages of `language` and uses them. Returns whether they arrived, or `None` if the
/// language is no longer chosen (`is_still_chosen`): the messages of a language that was chosen
/// later may arrive first.
async fn fetch_and_use(language: Language, is_still_chosen: impl Fn() -> bool) -> Option<bool> {
    if language == Language::ENGLISH {
        text::choose_english();
        return Some(true);
    }
    let part = format!("language-{}", language.code);
    let messages = fetch_messages(&part).await;
    if !is_still_chosen() {
        return None;
    }
    let Some(messages) = messages else {
        fetch::report_missing(&part);
        return Some(false);
    };
    text::choose(language, messages);
    Some(true)
}

/// The messages of a language for this part of the page, if they arrive. Those for the words of the
/// page's own HTML, the menu among them, are a file of their own, without which these words are
/// English.
async fn fetch_messages(part: &str) -> Option<String> {
    let [words, messages] = ["words", "messages"].map(|kind| format!("{part}-{kind}"));
    let (words, messages) = join(fetch_later(&words), fetch_later(&messages)).await;
    let messages = messages?;
    if words.is_none() {
        fetch::report_missing(part);
    }
    Some(words.unwrap_or_default() + &messages)
}

/// The text of the file that the page's HTML names by this id, if it arrives.
async fn fetch_later(id: &str) -> Option<String> {
    fetch::text(&fetch::address_of(id)?).await
}
