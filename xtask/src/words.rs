//! Puts the words of the page's own HTML into a file of their own for each language. So they can be
//! shown before the program runs, without waiting for other messages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use fluent_syntax::ast::{Entry, Message, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};

/// The folder of the files of messages, in the built page as in the sources.
const MESSAGES: &str = "locales";

/// The folder of the files of words.
const FOLDER: &str = "locales/words";

/// The attributes by which the HTML names the message for an element's text or label.
const NAMED: [&str; 2] = ["data-l10n-id=", "data-l10n-label="];

/// The beginning of the ids of messages that `public/boot.js` and `public/first.js` show.
const BOOT: &str = "boot-";

/// Splits the messages of each language in a page's `folder` into the words of its `html` and all
/// others. Comments for translators are left out.
///
/// # Errors
/// When a file cannot be read or written, or lacks some of the words.
pub fn write(folder: &Path, html: &str) -> Result<()> {
    let named = named(html);
    fs::create_dir_all(folder.join(FOLDER))?;
    for entry in fs::read_dir(folder.join(MESSAGES))? {
        let path = entry?.path();
        let Some(name) = path.file_name().filter(|_| path.is_file()) else {
            continue;
        };
        let messages = fs::read_to_string(&path)?;
        let (words, rest) = split(&messages, &named)
            .with_context(|| format!("the words of the page in {}", path.display()))?;
        fs::write(folder.join(FOLDER).join(name), words)?;
        fs::write(&path, rest)?;
    }
    Ok(())
}

/// The ids of the messages that the HTML names, minified or not.
fn named(html: &str) -> BTreeSet<&str> {
    let after = NAMED.iter().flat_map(|name| html.split(name).skip(1));
    after
        .filter_map(|rest| {
            let rest = rest.trim_start_matches(['"', '\'']);
            rest.split(['"', '\'', ' ', '>']).next()
        })
        .collect()
}

/// The messages of a file, without comments for translators.
pub fn parsed(messages: &str) -> Result<Resource<&str>> {
    let parsed = parser::parse_runtime(messages);
    parsed.map_err(|(_, errors)| anyhow!("they are no messages: {errors:?}"))
}

/// Splits messages into two files: those that are `named` or needed at the start, and the others.
fn split(messages: &str, named: &BTreeSet<&str>) -> Result<(String, String)> {
    let Resource { body } = parsed(messages)?;
    let is_of_page = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => {
            named.contains(message.id.name) || message.id.name.starts_with(BOOT)
        }
        _ => false,
    };
    let (words, rest): (Vec<_>, Vec<_>) = body.into_iter().partition(is_of_page);
    let mut missing_ids = named.clone();
    for word in &words {
        if let Entry::Message(Message { id, value, .. }) = word {
            // public/first.js reads lines, so each message must be one.
            let is_line = value.as_ref().is_some_and(|value| line_of(value).is_some());
            ensure!(is_line, "{} is not text of one line", id.name);
            missing_ids.remove(id.name);
        }
    }
    ensure!(
        missing_ids.is_empty(),
        "there is no message {missing_ids:?}"
    );
    let written = |body| serializer::serialize(&Resource { body });
    Ok((written(words), written(rest)))
}

/// The text of a message of one line without variables; `None` for any other.
pub fn line_of<'a>(pattern: &Pattern<&'a str>) -> Option<&'a str> {
    match *pattern.elements {
        [PatternElement::TextElement { value }] if !value.contains('\n') => Some(value),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths;

    #[test]
    fn the_page_names_its_words_minified_or_not() {
        let html = "<a data-l10n-id=\"menu\">Menu</a><b data-l10n-id=to-game>To the game</b>\
                    <nav data-l10n-label=pages id=x><i data-l10n-label='boot-what' hidden>";
        let ids = ["boot-what", "menu", "pages", "to-game"];
        assert_eq!(named(html), BTreeSet::from(ids));
    }

    #[test]
    fn words_are_apart_and_comments_for_translators_are_left_out() {
        let messages = "### The frame.\n\nmenu = Menü\n# Said at the start.\nboot-title = Spiel\n\
                        rolls =\n    { $count ->\n        [one] ein Wurf\n       *[other] Würfe\n    }\n\
                        menu-more = Mehr\n";
        let (words, rest) = split(messages, &BTreeSet::from(["menu"])).unwrap();
        assert_eq!(words, "menu = Menü\nboot-title = Spiel\n");
        assert_eq!(
            rest,
            "rolls =\n    { $count ->\n        [one] ein Wurf\n       *[other] Würfe\n    }\n\
             menu-more = Mehr\n"
        );
    }

    #[test]
    fn each_language_says_the_same_in_two_files() {
        let folder = fs::read_dir(paths::root().join(MESSAGES)).unwrap();
        let files = folder.map(|entry| entry.unwrap().path());
        let mut count = 0;
        for file in files.filter(|path| path.is_file()) {
            let messages = fs::read_to_string(&file).unwrap();
            let (words, rest) = split(&messages, &BTreeSet::from(["menu"])).unwrap();
            assert!(words.lines().count() > 1);
            let [words, rest] = [&words, &rest].map(|written| parsed(written).unwrap().body);
            let is_word = |entry: &Entry<&str>| words.contains(entry);
            let (whole_words, whole_rest): (Vec<_>, Vec<_>) = parsed(&messages)
                .unwrap()
                .body
                .into_iter()
                .partition(is_word);
            assert!(
                words == whole_words && rest == whole_rest,
                "{}",
                file.display()
            );
            count += 1;
        }
        assert!(count > 1);
    }

    #[test]
    fn words_that_are_missing_or_more_than_a_line_of_text_are_named() {
        let said = |messages| split(messages, &BTreeSet::from(["menu"])).unwrap_err();
        let missing = said("menu-more = Mehr\n").to_string();
        assert_eq!(missing, "there is no message {\"menu\"}");
        for messages in [
            "menu =\n    Menü\n    und mehr\n",
            "menu = Menü { $name }\n",
        ] {
            assert_eq!(said(messages).to_string(), "menu is not text of one line");
        }
        let broken = said("menu = { Menü\n").to_string();
        assert!(broken.starts_with("they are no messages"), "{broken}");
    }
}
