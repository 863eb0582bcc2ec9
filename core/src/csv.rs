//! Tables as files of comma-separated values (RFC 4180), which spreadsheets open
//! without carrying anything out.

use crate::table::invisible::is_invisible;

/// The characters that begin a formula in a spreadsheet, in every width that Unicode has.
const FORMULA_SIGNS: &[char] = &[
    '=', '+', '-', '@', '\u{fe62}', '\u{fe63}', '\u{fe66}', '\u{fe6b}', '\u{ff0b}', '\u{ff0d}',
    '\u{ff1d}', '\u{ff20}',
];

/// The characters that separate cells or lines in one spreadsheet or another: those of some
/// countries expect semicolons.
const SEPARATORS: [char; 6] = ['"', ',', ';', '\t', '\r', '\n'];

/// A line of a file, its end included.
///
/// A cell that a spreadsheet would take for a formula gets an apostrophe before
/// it, so that it is a text; a whole number stays a number.
pub fn line<'a>(cells: impl IntoIterator<Item = &'a str>) -> String {
    let cells: Vec<String> = cells.into_iter().map(cell).collect();
    cells.join(",") + "\r\n"
}

fn cell(text: &str) -> String {
    let mark = if is_harmful(text) { "'" } else { "" };
    let text = format!("{mark}{text}");
    if text.contains(SEPARATORS) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

/// Whether a spreadsheet might carry out a cell. Some drop invisible characters before they look.
fn is_harmful(text: &str) -> bool {
    let shown = text.trim_start_matches(|c| c == ' ' || is_invisible(c));
    let hidden = &text[..text.len() - shown.len()];
    let is_number = text.parse::<i64>().is_ok() && !text.starts_with('+');
    hidden.contains(['\t', '\r', '\n']) || shown.starts_with(FORMULA_SIGNS) && !is_number
}
