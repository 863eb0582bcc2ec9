//! The separator between the cells of a file for the reader's spreadsheet.

use score_core::csv::Separator;

use crate::edge::document_language;

use super::language::Language;
use super::messages;

/// The separator of the page's language, in the country that the browser's language tag names.
pub fn table_separator() -> Separator {
    let language = messages::language_in_use();
    let preferred = document_language::preferred_languages();
    let is_in_language = |tag: &&String| Language::of_code(tag) == Some(language);
    let tag = preferred.iter().find(is_in_language).map(String::as_str);
    Separator::of_language(tag.unwrap_or(language.code()))
}
