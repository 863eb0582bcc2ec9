//! Names and arithmetic in a sentence that is written in the other direction.

use score_core::table::isolation::{
    is_right_to_left, isolated, isolated_from_left, without_isolation,
};
use unicode_bidi::{BidiClass, BidiInfo, bidi_class};

#[test]
fn every_letter_from_right_to_left_is_known_and_none_from_left_to_right() {
    let mut wrong = Vec::new();
    for c in (0..=u32::from(char::MAX)).filter_map(char::from_u32) {
        let is_fitting = match bidi_class(c) {
            BidiClass::R | BidiClass::AL | BidiClass::AN => is_right_to_left(c) || is_sign(c),
            BidiClass::L => !is_right_to_left(c),
            _ => true,
        };
        if !is_fitting {
            wrong.push(c);
        }
    }
    assert_eq!(wrong, Vec::<char>::new());
}

/// Marks that no name can have.
fn is_sign(c: char) -> bool {
    c == '\u{200f}'
}

#[test]
fn a_name_from_right_to_left_is_isolated_and_no_other() {
    for name in ["דנה", "فاطمة", "Ada דנה", "דנה 2", "(ܐ)"] {
        assert_eq!(isolated(name), format!("\u{2068}{name}\u{2069}"));
    }
    for name in ["Ada", "Zoë 2", "林", "Ольга", "2/3", "", "🦊"] {
        assert_eq!(isolated(name), name);
    }
}

#[test]
fn a_sentence_with_isolated_names_is_not_isolated_again() {
    let sentence = format!("{} and {}", isolated("דנה"), isolated("Ben"));
    assert_eq!(isolated(&sentence), sentence);
    let bare = format!("{sentence}, משה");
    assert_eq!(isolated(&bare), format!("\u{2068}{bare}\u{2069}"));
}

/// The letters of a line in the order of a screen, from left to right.
fn laid_out(line: &str) -> String {
    let info = BidiInfo::new(line, None);
    let paragraph = &info.paragraphs[0];
    let laid_out = info.reorder_line(paragraph, paragraph.range.clone());
    without_isolation(&laid_out)
}

#[test]
fn in_a_sentence_from_right_to_left_a_value_is_laid_out_by_itself() {
    // The letters of the sentence replace Arabic ones: they are read from the right.
    for (value, line) in [
        ("Ben", "ךךך 30 Ben אאא"),
        ("Ben 2", "ךךך 30 Ben 2 אאא"),
        ("4 × 3 = 12", "ךךך 30 4 × 3 = 12 אאא"),
        ("−3", "ךךך 30 −3 אאא"),
        ("2/3", "ךךך 30 2/3 אאא"),
        ("12", "ךךך 30 12 אאא"),
        ("林", "ךךך 30 林 אאא"),
        ("בבב", "ךךך 30 בבב אאא"),
    ] {
        let value = isolated_from_left(value);
        assert_eq!(laid_out(&format!("אאא {value} 30 ךךך")), line, "{value}");
    }
    // A sentence goes as its own words do, and not as the name with which it begins.
    let sentence = format!("{}: אאא", isolated_from_left("Ben"));
    assert_eq!(laid_out(&sentence), "אאא :Ben");
}

#[test]
fn a_text_that_leaves_the_page_has_no_marks() {
    let name = isolated("דנה").into_owned() + " 2026.csv";
    assert_eq!(without_isolation(&name), "דנה 2026.csv");
    assert_eq!(without_isolation("Ada"), "Ada");
}
