//! Signs and digits as people type, paste and write them.

/// A plain sign, and all variants of it on keyboards, in word processors and in other scripts. The
/// source is the names of these characters in Unicode 17.
const SIGNS: [(char, &str); 5] = [
    ('+', "＋﹢➕"),
    ('-', "−‐‑‒–—―﹣－➖"),
    ('*', "×·•⋅∙∗⁎⨯✕✖＊xXхХ"),
    ('/', "÷:∶∕⁄／：➗"),
    ('&', "＆﹠"),
];

/// The zero of each script that has decimal digits, as a code point. Its other digits follow it
/// (source: `General_Category=Nd` in Unicode 17).
pub const ZEROS: [u32; 77] = [
    0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66,
    0xde6, 0xe50, 0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90,
    0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
    0x104a0, 0x10d30, 0x10d40, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0,
    0x11650, 0x116c0, 0x116d0, 0x116da, 0x11730, 0x118e0, 0x11950, 0x11bf0, 0x11c50, 0x11d50,
    0x11da0, 0x11de0, 0x11f50, 0x16130, 0x16a60, 0x16ac0, 0x16b50, 0x16d70, 0x1ccf0, 0x1d7ce,
    0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6, 0x1e140, 0x1e2f0, 0x1e4f0, 0x1e5f1, 0x1e950, 0x1fbf0,
];

/// The plain digit or sign that `character` stands for. It is `0` to `9`, or one of `+ - * / &`.
/// `None` for other characters.
pub fn plain(character: char) -> Option<char> {
    if character.is_ascii_digit() {
        return Some(character);
    }
    let has_character =
        |(plain, others): &(char, &str)| *plain == character || others.contains(character);
    let sign = SIGNS.iter().find(|sign| has_character(sign));
    sign.map(|(plain, _)| *plain).or_else(|| digit(character))
}

/// Whether `character` may be meant as a sign or a digit, known or not. It is visible and no
/// letter.
pub fn may_be_sign_or_digit(character: char) -> bool {
    !character.is_alphabetic() && !character.is_whitespace() && !character.is_control()
}

/// The plain digit for a digit of any script.
fn digit(character: char) -> Option<char> {
    let mut values = ZEROS
        .iter()
        .map(|zero| u32::from(character).wrapping_sub(*zero));
    char::from_digit(values.find(|value| *value < 10)?, 10)
}
