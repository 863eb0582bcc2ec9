//! Writes the manifest of the installed game in the languages besides English.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use fluent_syntax::ast::{Entry, Resource};
use serde_json::{Value, json};

use crate::words::{line_of, parsed};

/// The English manifest.
const FILE: &str = "score.webmanifest";

/// The folder of the other manifests; it is not stored for offline use, because only installing
/// needs it.
const FOLDER: &str = "install";

/// The languages that are written from right to left.
const RIGHT_TO_LEFT: [&str; 1] = ["ar"];

/// The message for each text of the manifest.
const TEXTS: [(&str, &str); 7] = [
    ("/name", "boot-title"),
    ("/description", "games-roll-four-dice-make"),
    ("/screenshots/0/label", "boot-wide"),
    ("/screenshots/1/label", "boot-narrow"),
    ("/shortcuts/0/name", "boot-today"),
    ("/shortcuts/1/name", "page-practice"),
    ("/shortcuts/2/name", "group-title"),
];

/// The members that are addresses, relative to the manifest's own.
const ADDRESSES: [&str; 4] = ["start_url", "scope", "src", "url"];

/// Writes a manifest for each language whose messages are in `folder`. It is the folder of a page
/// in which they are still named after the language.
///
/// # Errors
/// When a file cannot be read or written, or a text is missing.
pub fn write(folder: &Path) -> Result<()> {
    let english = fs::read(folder.join(FILE)).with_context(|| format!("There is no {FILE}."))?;
    let english: Value = serde_json::from_slice(&english)?;
    for entry in fs::read_dir(folder.join("locales"))? {
        let path = entry?.path();
        let code = path.file_stem().unwrap_or_default().to_string_lossy();
        ensure!(
            code.chars().all(char::is_alphabetic),
            "{code} is no language"
        );
        let messages = fs::read_to_string(&path)?;
        let manifest = translated(english.clone(), &code, &messages)
            .with_context(|| format!("{FILE} has no translation into {code}."))?;
        let file = folder.join(FOLDER).join(format!("{code}.webmanifest"));
        fs::write(file, manifest.to_string())?;
    }
    Ok(())
}

/// Translates the manifest by these messages, for [`FOLDER`].
fn translated(mut manifest: Value, code: &str, messages: &str) -> Result<Value> {
    let messages = parsed(messages)?;
    move_addresses(&mut manifest);
    manifest["lang"] = json!(code);
    if RIGHT_TO_LEFT.contains(&code) {
        manifest["dir"] = json!("rtl");
    }
    for (place, id) in TEXTS {
        let text = message(&messages, id)?;
        let shown = match place {
            // The direction member is enough, and a system might display the marks.
            "/name" => text.replace(['\u{2066}', '\u{2068}', '\u{2069}'], ""),
            _ => text.to_owned(),
        };
        let old = manifest.pointer_mut(place);
        *old.with_context(|| format!("there is no {place}"))? = json!(shown);
    }
    Ok(manifest)
}

/// Makes addresses relative to [`FOLDER`]. The game's id is relative to the site and does not
/// change: a game that was installed in one language is the same game in another.
fn move_addresses(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(move_addresses),
        Value::Object(members) => {
            for (name, member) in members {
                match member {
                    Value::String(address) if ADDRESSES.contains(&&**name) => {
                        *address = format!("../{}", address.trim_start_matches("./"));
                    }
                    _ => move_addresses(member),
                }
            }
        }
        _ => {}
    }
}

/// A message that must be a text of one line.
fn message<'a>(messages: &Resource<&'a str>, id: &str) -> Result<&'a str> {
    let value = messages.body.iter().find_map(|entry| match entry {
        Entry::Message(message) if message.id.name == id => message.value.as_ref(),
        _ => None,
    });
    let value = value.with_context(|| format!("{id} is missing"))?;
    let text = line_of(value).filter(|text| !text.contains(['<', '&']));
    text.with_context(|| format!("{id} is not plain text of one line"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths;

    fn english() -> Value {
        let file = paths::root().join("public").join(FILE);
        serde_json::from_slice(&fs::read(file).unwrap()).unwrap()
    }

    #[test]
    fn every_word_of_the_manifest_is_in_each_language() {
        let english = english();
        let folder = fs::read_dir(paths::root().join("locales")).unwrap();
        let files = folder.map(|entry| entry.unwrap().path());
        let mut count = 0;
        for file in files.filter(|path| path.is_file()) {
            let code = file.file_stem().unwrap().to_string_lossy();
            let messages = fs::read_to_string(&file).unwrap();
            let manifest = translated(english.clone(), &code, &messages).unwrap();
            assert_eq!(manifest["lang"], *code);
            for (place, _) in TEXTS {
                assert_ne!(
                    manifest.pointer(place),
                    english.pointer(place),
                    "{code} {place}"
                );
            }
            for same in ["id", "short_name", "launch_handler", "categories"] {
                assert_eq!(manifest[same], english[same]);
            }
            count += 1;
        }
        assert!(count > 1);
        let lists = ["screenshots", "shortcuts"].map(|name| english[name].as_array().unwrap());
        let texts = 2 + lists.map(Vec::len).iter().sum::<usize>();
        assert_eq!(texts, TEXTS.len(), "a text that no message stands for");
    }

    #[test]
    fn addresses_lead_out_of_the_folder() {
        let mut manifest = json!({
            "id": "./", "start_url": "./", "icons": [{ "src": "install/a.png", "sizes": "any" }],
            "shortcuts": [{ "name": "./", "url": "./#play" }],
        });
        move_addresses(&mut manifest);
        assert_eq!(
            manifest,
            json!({
                "id": "./", "start_url": "../", "icons": [{ "src": "../install/a.png", "sizes": "any" }],
                "shortcuts": [{ "name": "./", "url": "../#play" }],
            })
        );
    }

    #[test]
    fn a_name_is_shown_without_marks_in_the_direction_of_its_language() {
        let ids = TEXTS.map(|(_, id)| format!("{id} = \u{2068}Score\u{2069}\n"));
        let manifest = translated(english(), "ar", &ids.concat()).unwrap();
        assert_eq!(manifest["name"], "Score");
        assert_eq!(manifest["description"], "\u{2068}Score\u{2069}");
        assert_eq!(manifest["dir"], "rtl");
    }

    #[test]
    fn a_text_that_is_missing_or_more_than_words_is_named() {
        for (messages, error) in [
            ("b = Score", "a is missing"),
            ("ab = Score", "a is missing"),
            ("a = { $b }", "a is not plain text of one line"),
            ("a = <b>Score</b>", "a is not plain text of one line"),
            ("a = Score\n    goes on", "a is not plain text of one line"),
        ] {
            let messages = parsed(messages).unwrap();
            assert_eq!(message(&messages, "a").unwrap_err().to_string(), error);
        }
        let messages = parsed("ab = 1\na = Score\nc = 2").unwrap();
        assert_eq!(message(&messages, "a").unwrap(), "Score");
    }
}
