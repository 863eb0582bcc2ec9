//! The manifest of the installed game in the languages besides English.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Value, json};

/// The English one, and how the others end.
const FILE: &str = "score.webmanifest";

/// The message that each text of the manifest is.
const TEXTS: [(&str, &str); 7] = [
    ("/name", "boot-title"),
    ("/description", "games-roll-four-dice-make"),
    ("/screenshots/0/label", "boot-wide"),
    ("/screenshots/1/label", "boot-narrow"),
    ("/shortcuts/0/name", "boot-today"),
    ("/shortcuts/1/name", "page-practice"),
    ("/shortcuts/2/name", "group-title"),
];

/// Writes beside the English manifest in `folder` one for each language that has messages there.
///
/// # Errors
/// When a file cannot be read or written, or a text is missing.
pub fn write(folder: &Path) -> Result<()> {
    let english = fs::read(folder.join(FILE)).with_context(|| format!("There is no {FILE}"))?;
    let english: Value = serde_json::from_slice(&english)?;
    for entry in fs::read_dir(folder.join("locales"))? {
        let path = entry?.path();
        let code = path.file_stem().unwrap_or_default().to_string_lossy();
        let messages = fs::read_to_string(&path)?;
        let manifest = translated(english.clone(), &code, &messages)
            .with_context(|| format!("{FILE} has no translation into {code}"))?;
        let name = FILE.replacen('.', &format!(".{code}."), 1);
        fs::write(folder.join(name), manifest.to_string())?;
    }
    Ok(())
}

/// The manifest with the texts that these messages have for it.
fn translated(mut manifest: Value, code: &str, messages: &str) -> Result<Value> {
    manifest["lang"] = json!(code);
    for (place, id) in TEXTS {
        let text = manifest
            .pointer_mut(place)
            .with_context(|| format!("It has no {place}"))?;
        *text = json!(message(messages, id).with_context(|| format!("{id} is missing"))?);
    }
    Ok(manifest)
}

/// A message of one line. Where the system shows it, there are no marks of direction.
fn message(messages: &str, id: &str) -> Option<String> {
    let mut lines = messages.lines();
    let text = lines.find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "))?;
    Some(text.replace(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'], ""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths;

    fn read(name: &str) -> String {
        fs::read_to_string(paths::root().join(name)).unwrap()
    }

    #[test]
    fn every_word_of_the_manifest_is_in_the_reader_s_language() {
        let english: Value = serde_json::from_str(&read("public/score.webmanifest")).unwrap();
        let manifest = translated(english.clone(), "de", &read("locales/de.ftl")).unwrap();
        assert_eq!(manifest["lang"], "de");
        assert_eq!(manifest["name"], "Score – das Rechenspiel mit Würfeln");
        assert_eq!(manifest["shortcuts"][1]["name"], "Üben");
        for (place, _) in TEXTS {
            assert_ne!(manifest.pointer(place), english.pointer(place), "{place}");
        }
        // What is installed stays the same game, whichever language it was installed in.
        for same in ["id", "start_url", "short_name", "icons", "launch_handler"] {
            assert_eq!(manifest[same], english[same]);
        }
        let words = |manifest: &Value| {
            let lists = ["screenshots", "shortcuts"].map(|name| &manifest[name]);
            lists
                .map(|list| list.as_array().unwrap().len())
                .iter()
                .sum::<usize>()
        };
        assert_eq!(
            words(&english) + 2,
            TEXTS.len(),
            "a text that no message stands for"
        );
    }

    #[test]
    fn a_text_without_a_message_is_named() {
        let english: Value = serde_json::from_str(&read("public/score.webmanifest")).unwrap();
        let error = translated(english, "xx", "boot-title = Score").unwrap_err();
        assert_eq!(error.to_string(), "games-roll-four-dice-make is missing");
    }

    #[test]
    fn a_message_has_no_marks_where_the_system_shows_it() {
        let messages = "a-b = other\na = \u{2068}Score\u{2069} – x";
        assert_eq!(message(messages, "a").as_deref(), Some("Score – x"));
    }
}
