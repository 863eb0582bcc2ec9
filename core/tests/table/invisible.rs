//! Which characters a reader cannot see, by Unicode's own data.

use score_core::table::invisible::{BLANKS, is_invisible};
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::skeleton;

/// The rule of [`is_invisible`], from crates that have all of Unicode's tables.
fn is_hidden_by_unicode(c: char) -> bool {
    let category = matches!(
        c.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
    );
    category || is_default_ignorable(c) || (c.is_whitespace() && c != ' ') || BLANKS.contains(&c)
}

/// A skeleton (UTS #39, section 4) leaves out default ignorable characters, and nothing else.
fn is_default_ignorable(c: char) -> bool {
    skeleton(c.encode_utf8(&mut [0; 4])).next().is_none()
}

/// The table of the core as it ought to be.
fn runs() -> Vec<u32> {
    let mut runs = vec![0];
    let mut was_hidden = true;
    for code_point in 0..=u32::from(char::MAX) {
        // Surrogates are no characters.
        let is_hidden = char::from_u32(code_point).is_none_or(is_hidden_by_unicode);
        if is_hidden != was_hidden {
            runs.push(0);
            was_hidden = is_hidden;
        }
        *runs.last_mut().expect("one at least") += 1;
    }
    if was_hidden {
        runs.pop();
    }
    runs
}

#[test]
fn of_all_code_points_those_are_hidden_that_unicode_says() {
    let wrong = ('\0'..=char::MAX).filter(|c| is_invisible(*c) != is_hidden_by_unicode(*c));
    let wrong: Vec<String> = wrong.map(|c| c.escape_unicode().to_string()).collect();
    let (version, first) = (unicode_properties::UNICODE_VERSION, wrong.first());
    assert!(
        wrong.is_empty(),
        "{} differ from Unicode {version:?}, the first {first:?}; RUNS ought to be {:?}",
        wrong.len(),
        runs(),
    );
}

#[test]
fn characters_of_a_class_are_visible_and_hidden_ones_are_not() {
    for c in " aZß0é.-_'’!🦊👑数あقदက္ง🅰⒜".chars() {
        assert!(!is_invisible(c), "{c:?}");
    }
    for c in [
        '\u{fffc}',
        '\u{2800}',
        '\u{3164}',
        '\u{115f}',
        '\u{ffa0}',
        '\u{ad}',
        '\u{200b}',
        '\u{202e}',
        '\u{2028}',
        '\u{3000}',
        '\u{a0}',
        '\u{0}',
        '\u{7f}',
        '\u{e000}',
        '\u{378}',
        '\u{fdd0}',
        '\u{1ffff}',
        '\u{e0041}',
        '\u{e01ef}',
        '\u{13441}',
        '\u{10fffd}',
        char::MAX,
    ] {
        assert!(is_invisible(c), "{c:?}");
    }
}
