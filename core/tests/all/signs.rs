//! Tests of signs and digits as people type them.

use score_core::arith::op::Op;
use score_core::arith::sign::{ZEROS, may_be_sign_or_digit, plain};
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

fn is_digit(code_point: u32) -> bool {
    char::from_u32(code_point)
        .is_some_and(|c| c.general_category() == GeneralCategory::DecimalNumber)
}

#[test]
fn the_digits_of_every_script_count() {
    let mut zeros = Vec::new();
    let mut code_point = 0;
    while code_point <= u32::from(char::MAX) {
        if is_digit(code_point) {
            assert!(
                (code_point..code_point + 10).all(is_digit),
                "{code_point:x}"
            );
            zeros.push(code_point);
            code_point += 10;
        } else {
            code_point += 1;
        }
    }
    assert_eq!(ZEROS.to_vec(), zeros, "{zeros:#x?}");
}

#[test]
fn each_digit_has_its_value() {
    for text in [
        "0123456789",
        "٠١٢٣٤٥٦٧٨٩",
        "०१२३४५६७८९",
        "๐๑๒๓๔๕๖๗๘๙",
        "０１２３４５６７８９",
    ] {
        let plain: Option<String> = text.chars().map(plain).collect();
        assert_eq!(plain.as_deref(), Some("0123456789"), "{text}");
    }
}

#[test]
fn every_sign_that_people_type_is_an_operator() {
    for (signs, op) in [
        ("+＋", Op::Add),
        ("-−–—‐－", Op::Sub),
        ("*×·⋅xX✕＊", Op::Mul),
        ("/÷:∕⁄：", Op::Div),
        ("&＆", Op::Join),
    ] {
        for sign in signs.chars() {
            assert_eq!(plain(sign).and_then(Op::from_symbol), Some(op), "{sign}");
        }
    }
}

#[test]
fn each_visible_character_that_is_no_letter_could_be_a_sign() {
    for sign in "+·–^%()=√²".chars() {
        assert!(may_be_sign_or_digit(sign), "{sign}");
    }
    for other in "ax яñ\n".chars() {
        assert!(!may_be_sign_or_digit(other), "{other:?}");
    }
}

#[test]
fn nothing_else_counts() {
    for other in "=()[]^%,.!abzñя²½①〇 \n\u{200b}".chars() {
        assert_eq!(plain(other), None, "{other:?}");
    }
}
