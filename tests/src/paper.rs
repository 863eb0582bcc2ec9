//! Reads the sheets of a file that a browser has printed.

use lopdf::Document;

/// Letters that a font joins, which some browsers write into a file as one sign.
const LIGATURES: [(&str, &str); 5] = [
    ("\u{fb00}", "ff"),
    ("\u{fb01}", "fi"),
    ("\u{fb02}", "fl"),
    ("\u{fb03}", "ffi"),
    ("\u{fb04}", "ffl"),
];

/// The text of each sheet of a printed file, without blanks, which such files do not have reliably.
pub fn sheets(file: &[u8]) -> Vec<String> {
    let file = Document::load_mem(file).expect("a file that can be read");
    let text = |sheet: &u32| {
        let text = file.extract_text(&[*sheet]).expect("the text of a sheet");
        let text = text.replace(char::is_whitespace, "");
        let split_ligature =
            |text: String, (sign, letters): (&str, &str)| text.replace(sign, letters);
        LIGATURES.into_iter().fold(text, split_ligature)
    };
    file.get_pages().keys().map(text).collect()
}

/// The first row of a table that is broken on these sheets: not complete, or not directly after the
/// previous row or the table's heading. `rows` begin with the heading.
pub fn broken_row<'a>(rows: &[&'a str], sheets: &[String]) -> Option<&'a str> {
    let [heading, rows @ ..] = rows else {
        return None;
    };
    let mut sheets = sheets.iter();
    // The rest of the sheet after the rows that were found; the first row may be on any sheet.
    let mut rest: Option<&str> = None;
    for row in rows {
        let first = format!("{heading}{row}");
        let after_first = |sheet: &'_ String| sheet.find(&first).map(|at| at + first.len());
        rest = match rest {
            None => sheets.find_map(|sheet| sheet.get(after_first(sheet)?..)),
            Some(rest) => rest.strip_prefix(row).or_else(|| {
                let sheet = sheets.next()?;
                sheet.get(after_first(sheet)?..)
            }),
        };
        if rest.is_none() {
            return Some(row);
        }
    }
    None
}

/// The first of `headings`, without blanks, that is the last thing on a sheet, as its content is on
/// the next one.
pub fn stranded_heading<'a>(headings: &'a [String], sheets: &[String]) -> Option<&'a str> {
    let [sheets @ .., _] = sheets else {
        return None;
    };
    let is_last = |heading: &&String| sheets.iter().any(|sheet| sheet.ends_with(&***heading));
    headings.iter().find(is_last).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::{broken_row, stranded_heading};

    #[test]
    fn a_heading_that_ends_a_sheet_is_found_unless_it_is_the_last_sheet() {
        let headings = ["Keys".to_owned()];
        let look = |sheets: &[&str]| {
            let sheets: Vec<String> = sheets.iter().map(|sheet| (*sheet).to_owned()).collect();
            stranded_heading(&headings, &sheets).map(str::to_owned)
        };
        assert_eq!(look(&["aKeys", "b"]), Some("Keys".to_owned()));
        assert_eq!(look(&["aKeysb", "cKeys"]), None);
        assert_eq!(look(&[]), None);
    }

    #[test]
    fn a_row_that_is_cut_or_without_its_heading_is_found() {
        let rows = ["AB", "11", "22", "33"];
        let look = |sheets: &[&str]| {
            let sheets: Vec<String> = sheets.iter().map(|sheet| (*sheet).to_owned()).collect();
            broken_row(&rows, &sheets)
        };
        assert_eq!(look(&["x", "AB112233y"]), None);
        assert_eq!(look(&["AB", "AB11", "AB2233"]), None);
        assert_eq!(look(&["AB1122", "33"]), Some("33"));
        assert_eq!(look(&["AB1122", "AB2233"]), Some("33"));
        assert_eq!(look(&["AB112", "AB233"]), Some("22"));
        assert_eq!(look(&["AB11", "", "AB2233"]), Some("22"));
    }
}
