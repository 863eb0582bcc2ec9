//! Which language the page is in.
//!
//! The document's `lang` says it, for each program of the page: a program follows it and
//! fetches its own messages.

use leptos::task::spawn_local;

use crate::edge::storage::{self, Found};
use crate::edge::{document, fetch};
use crate::text::{self, Resource};

/// A language that the page can be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Built in.
    English,
    /// Fetched when it is chosen.
    German,
}

/// Under this key the browser keeps the language that was chosen.
const KEY: &str = "language";

/// The messages for the words in the page's own HTML, which is English.
const PAGES: &str = "pages";

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// Its code (BCP 47).
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// Its name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    /// The language of this code, or of one with a region such as `de-CH`.
    pub fn of_code(code: &str) -> Option<Language> {
        let language = code.split('-').next().unwrap_or(code);
        Language::ALL
            .into_iter()
            .find(|known| known.code().eq_ignore_ascii_case(language))
    }

    /// The one that the document is in.
    pub fn of_document() -> Language {
        Language::of_code(&document::language()).unwrap_or(Language::English)
    }

    /// The one that was chosen at an earlier visit, or else the first that the reader's
    /// browser prefers and the page has.
    pub fn at_start() -> Language {
        if let Some(language) = kept() {
            return language;
        }
        let preferred = document::preferred_languages();
        let mut known = preferred.iter().filter_map(|code| Language::of_code(code));
        known.next().unwrap_or(Language::English)
    }
}

/// Fetches the messages of `language` and puts the page into it; afterwards `done` learns
/// whether they came.
pub fn choose(language: Language, resources: &'static [Resource], done: impl Fn(bool) + 'static) {
    spawn_local(async move {
        let has_come = fetch_and_use(language, resources).await;
        if has_come {
            document::set_language(language.code());
            document::translate(text::message_of_chosen);
        }
        done(has_come);
    });
}

/// Keeps the language for the next visit.
pub fn keep(language: Language) {
    // A browser that keeps nothing has said so when the page was opened.
    let _ = storage::save(KEY, language.code());
}

/// The language that is kept.
fn kept() -> Option<Language> {
    match storage::load::<String>(KEY) {
        Ok(Found::Saved(code)) => Language::of_code(&code),
        _ => None,
    }
}

/// Calls `handler` with the language that was chosen, perhaps in another tab, until the owner of
/// this scope is gone.
pub fn on_kept(handler: impl Fn(Language) + Copy + 'static) {
    storage::on_change(&[KEY], move || {
        if let Some(language) = kept() {
            handler(language);
        }
    });
}

/// For a program that does not own the document: its messages follow the document's
/// language until the owner of this scope is gone.
pub fn follow_document(resources: &'static [Resource]) {
    let follow = move || {
        spawn_local(async move {
            // What cannot be fetched stays English.
            fetch_and_use(Language::of_document(), resources).await;
        });
    };
    if Language::of_document() != Language::English {
        follow();
    }
    document::on_language_change(follow);
}

async fn fetch_and_use(language: Language, resources: &[Resource]) -> bool {
    if language == Language::English {
        text::choose_english();
        return true;
    }
    let Some(sources) = sources_of(language, resources).await else {
        fetch::report_missing(&format!("messages-{}", language.code()));
        return false;
    };
    text::choose(language.code(), sources);
    true
}

/// The messages of `language`, or none where a file of them does not come.
async fn sources_of(language: Language, resources: &[Resource]) -> Option<Vec<String>> {
    let mut sources = Vec::new();
    for name in resources
        .iter()
        .map(|resource| resource.name)
        .chain([PAGES])
    {
        let id = format!("messages-{}-{name}", language.code());
        sources.push(fetch::text(&document::address_of(&id)?).await?);
    }
    Some(sources)
}
