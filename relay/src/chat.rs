//! Cleans lines of chat before they are shown.

use score_core::table::invisible::is_invisible;
use score_core::wire::MAX_CHAT_CHARS;

use crate::combining_marks;

/// A line as it is shown; `None` if nothing in it is visible, or it is too long.
///
/// Leaves out characters that are invisible or change the writing direction, and marks above the
/// limit; white space of any kind becomes a blank. So an emoji that is joined from several, such as
/// a family, is shown as separate ones.
pub fn sayable(text: &str) -> Option<String> {
    let to_blank = |c: char| if c.is_whitespace() { ' ' } else { c };
    let visible = text.chars().map(to_blank).filter(|c| !is_invisible(*c));
    let shown = combining_marks::unstacked(&visible.collect::<String>());
    let shown = shown.trim();
    let is_fitting = !shown.is_empty() && shown.chars().count() <= MAX_CHAT_CHARS;
    is_fitting.then(|| shown.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, shown: Option<&str>) {
        assert_eq!(sayable(text).as_deref(), shown, "{text:?}");
    }

    #[test]
    fn characters_that_are_invisible_or_turn_the_text_are_left_out() {
        for (text, shown) in [
            ("hello", "hello"),
            ("  hello  ", "hello"),
            ("<b>hello</b>", "<b>hello</b>"),
            ("a\u{202e}b\u{202c}c", "abc"),
            ("a\u{2066}b\u{2069}c", "abc"),
            ("\u{200f}a\u{200e}", "a"),
            ("a\u{200b}\u{2060}\u{feff}b", "ab"),
            ("a\u{0}\u{7}\u{1b}[31mb", "a[31mb"),
            ("one\r\ntwo\tthree", "one  two three"),
            ("a\u{a0}b\u{3000}c\u{2028}d", "a b c d"),
            ("a\u{3164}b\u{2800}c\u{ad}d", "abcd"),
            ("a\u{fffc}b\u{e000}c\u{378}d\u{13441}", "abcd"),
            ("👨\u{200d}👩", "👨👩"),
            ("مرحبا", "مرحبا"),
            ("שָׁלוֹם", "שָׁלוֹם"),
        ] {
            check(text, Some(shown));
        }
    }

    #[test]
    fn a_line_in_which_there_is_nothing_to_see_is_not_said() {
        for text in [
            "",
            "   ",
            "\u{7}",
            "\u{200b}\u{200d}\u{2060}",
            "\u{202e} \u{202c}",
            "\u{3164}\u{2800}\u{ffa0}",
            "\u{a0}\u{3000}",
            "\u{301}\u{302}",
            "\u{e0041}\u{e0042}",
            "\u{fffc}",
            "\u{fffc} \u{fffc}\u{301}",
            "\u{e000}\u{378}\u{fdd0}",
        ] {
            check(text, None);
        }
    }

    #[test]
    fn a_letter_keeps_as_many_marks_as_a_script_needs() {
        let tower = "\u{300}".repeat(30);
        check(
            &format!("Z{tower}a{tower}"),
            Some("Z\u{300}\u{300}\u{300}\u{300}a\u{300}\u{300}\u{300}\u{300}"),
        );
        check("Nguyễn လျှို့ ᾧ", Some("Nguyễn လျှို့ ᾧ"));
    }

    #[test]
    fn a_line_is_measured_as_it_is_shown() {
        let longest = "x".repeat(MAX_CHAT_CHARS);
        check(&longest, Some(&longest));
        check(&format!("{longest}x"), None);
        check(
            &format!("\u{200b}{longest}\u{202e} \u{300}"),
            Some(&longest),
        );
    }
}
