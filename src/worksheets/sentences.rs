//! The sentences of worksheets and of worked solutions with mistakes.

use score_core::learn::focus::Focus;
use score_core::learn::mistake::{Line, MistakeKind, Slip};
use score_core::learn::worksheet::{ItemKind, Version, Worksheet, WorksheetItem};

use crate::tr;

/// The name of a kind of items.
pub fn kind(key: &'static str) -> String {
    tr!("sheet-kind", kind = key)
}

/// The name of a level.
pub fn level(key: &'static str) -> String {
    tr!("sheet-level", level = key)
}

/// The name of a skill.
pub fn focus(key: &'static str) -> String {
    tr!("sheet-skill", skill = key)
}

/// The name of a kind of mistake.
pub fn mistake_kind(key: &'static str) -> String {
    tr!("sheet-mistake", kind = key)
}

/// The name of a version.
pub fn version(key: &'static str) -> String {
    tr!("sheet-version", version = key)
}

/// The name of the file with a sheet's items; each version has its own.
pub fn file(sheet: &Worksheet) -> String {
    let version = sheet.version.map_or("one", Version::key);
    tr!("sheet-file", version = version)
}

/// The name of a kind of answer key.
pub fn key(key: &'static str) -> String {
    tr!("sheet-key", key = key)
}

/// The name of a print, under which a browser saves it: that of the answer key alone says so.
pub fn title_of_print(sheet: &Worksheet, printed: &'static str) -> String {
    match printed {
        "key" => format!("{} ({})", title(sheet), tr!("sheet-key-label")),
        _ => title(sheet),
    }
}

/// The words for the choice which of sheet and answer key are printed.
pub fn printed(key: &'static str) -> String {
    tr!("sheet-printed", printed = key)
}

/// The heading of a sheet: its own title or the usual one, with the version.
pub fn title(sheet: &Worksheet) -> String {
    let title = match sheet.title.as_str() {
        "" => tr!("sheet-usual-title", kind = sheet.kind.key()),
        title => title.to_owned(),
    };
    match sheet.version {
        Some(version) => tr!(
            "sheet-title-with-version",
            title = title,
            version = version.key()
        ),
        None => title,
    }
}

/// The task on a sheet.
pub fn task(sheet: &Worksheet) -> String {
    match sheet.kind {
        ItemKind::Rolls => tr!("sheet-task-rolls", goal = 20),
        ItemKind::Hands => tr!("sheet-task-hands", goal = 24),
        ItemKind::Mistakes => tr!("sheet-task-mistakes", goal = 20),
        ItemKind::Impossible => tr!("sheet-task-impossible", goal = 20),
        ItemKind::Dials => tr!("sheet-task-dials"),
    }
}

/// The note on a sheet that has fewer items than requested.
pub fn few(sheet: &Worksheet, items: &[WorksheetItem]) -> Option<String> {
    let is_few = items.len() < sheet.count.get();
    let is_fraction = sheet.kind == ItemKind::Rolls && sheet.focus == Focus::Fractions;
    match (is_few, is_fraction) {
        (false, _) => None,
        (true, true) => Some(tr!("sheet-no-fractions")),
        (true, false) => Some(tr!("sheet-few", count = items.len())),
    }
}

/// The sentence why a line is wrong.
pub fn why(slip: Slip, line: &Line) -> String {
    let right = line.put_right().map(|line| line.written.printed());
    let number = match slip {
        Slip::UsedAgain { number } => number.printed(),
        _ => String::new(),
    };
    tr!(
        "mistake-why",
        slip = slip.key(),
        right = right.unwrap_or_default(),
        number = number
    )
}

/// The sentence with the corrected line, or that no line is possible. That is so if a join is not
/// allowed, or a number is used up.
pub fn put_right(slip: Slip, line: &Line) -> String {
    let is_twice = slip.kind() == MistakeKind::UsedTwice;
    match line.put_right().filter(|_| !is_twice) {
        Some(line) => tr!("mistake-put-right", line = unbroken(&line.printed())),
        None => tr!("mistake-not-possible", line = unbroken(&line.printed())),
    }
}

/// Returns a text with no-break spaces, so that it is never split between lines.
pub fn unbroken(text: &str) -> String {
    text.replace(' ', "\u{a0}")
}

/// The letter of a worked solution on a worksheet: a, b, c.
pub fn letter(index: usize) -> String {
    char::from(b'a' + index as u8).to_string()
}
