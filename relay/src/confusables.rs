//! Finds names that people confuse. A name is read as it is written, as it is seen and as it is
//! meant, and the readings make its skeleton.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{canonical_combining_class, decompose_canonical};
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_script::{Script, UnicodeScript};
use unicode_security::{MixedScript, skeleton};

use crate::combining_marks;

/// Alphabets in other shapes. Each is given by its first and last letter and the letter as which
/// the first is read. Unicode's tables of compatibility forms and of confusable characters lack
/// them, or map them to letters in brackets.
const SHAPED_ALPHABETS: [(char, char, char); 6] = [
    ('⒜', '⒵', 'a'),
    ('\u{1f110}', '\u{1f129}', 'A'),
    ('\u{1f150}', '\u{1f169}', 'A'),
    ('\u{1f170}', '\u{1f189}', 'A'),
    ('\u{1f18a}', '\u{1f18a}', 'P'),
    ('\u{1f1e6}', '\u{1f1ff}', 'A'),
];

/// Numbers in circles that Unicode's tables lack. Each has the first and the last, and the number
/// that the first one stands for.
const SHAPED_NUMBERS: [(char, char, u32); 8] = [
    ('⓫', '⓴', 11),
    ('⓵', '⓾', 1),
    ('⓿', '⓿', 0),
    ('❶', '❿', 1),
    ('➀', '➉', 1),
    ('➊', '➓', 1),
    ('\u{1f10b}', '\u{1f10b}', 0),
    ('\u{1f10c}', '\u{1f10c}', 0),
];

/// The words in boxes from U+1F18B on.
const SHAPED_WORDS: (char, &str) = (
    '\u{1f18b}',
    "IC PA SA AB WC DJ CL COOL FREE ID NEW NG OK SOS UP VS",
);

/// Small letters in the shape of capitals, and the letters as which they are read. The last two
/// come from the skeletons of м and к.
const SMALL_CAPITALS: (&str, &str) = ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢʍĸ", "abcdefghijklmnopqrstuvwyzmk");

/// Marks that join letters and are not drawn themselves: Unicode's property
/// `Indic_Syllabic_Category=Invisible_Stacker`. Words need them, so names can have them.
const INVISIBLE_STACKERS: &str = "\u{1039}\u{17d2}\u{1a60}\u{1bab}\u{aaf6}\u{10a3f}\u{11133}\
    \u{113d0}\u{1193e}\u{11a47}\u{11a99}\u{11d45}\u{11d97}\u{11f42}";

/// Unicode's canonical combining class of marks above a letter.
const ABOVE: u8 = 230;

/// The look of a text: texts that can be read in the same way are confused.
///
/// There are three ways to read a text, each with and without case. As *written*, each sign counts
/// (`Ɗa` and `'Da`). As *seen*, signs that look like letters are letters (`🅰da`, `Bi|l`), and as
/// *meant*, signs that are not letters are ignored (`Ada🅰`, `|Ada`). In the last two, letters,
/// digits and marks on them count; punctuation, signs, blanks and emoji only if there is nothing
/// else.
///
/// The readings are stored as hashes of 64 bits: a relay holds ten thousand skeletons, and an equal
/// hash refuses a name at worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skeleton([[u64; 2]; 3]);

impl Skeleton {
    /// The skeleton of `text`.
    pub fn of(text: &str) -> Skeleton {
        let [seen, meant] = [read_as_seen(text), read_as_meant(text)];
        let as_seen = hashes(&seen);
        // For most names both readings are the same.
        let as_meant = match meant == seen {
            true => as_seen,
            false => hashes(&meant),
        };
        Skeleton([hashes(text), as_seen, as_meant])
    }

    /// Whether people would confuse a text with this skeleton and one with the skeleton `other`.
    pub fn is_like(&self, other: &Skeleton) -> bool {
        let [own, others] = [self.0.as_flattened(), other.0.as_flattened()];
        own.iter().any(|reading| others.contains(reading))
    }
}

/// The text with plain letters and digits in place of those in other shapes. These are in boxes,
/// circles and brackets, and small capitals.
pub fn unshaped(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    text.chars().fold(String::new(), |mut read, c| {
        match shaped_word(c) {
            Some(word) => read.push_str(word),
            None => match shaped_number(c) {
                Some(number) => read.push_str(&number.to_string()),
                None => read.push(shaped_letter(c).unwrap_or(c)),
            },
        }
        read
    })
}

/// The text in lower case, with each character replaced by the one that it looks like. It follows
/// UTS #39, section 4.
pub fn shape(text: &str) -> String {
    // A look-alike may be a letter in another shape, and the other way round: м is ᴍ, which is m. A
    // small letter has other look-alikes than its capital. So the replacement is done twice.
    let once = |text: &str| in_ascii_digits(&skeleton_of(&unshaped(text)));
    let shape = once(&once(text).to_lowercase());
    // An i has its dot already.
    shape.replace("i\u{307}", "i").replace("j\u{307}", "j")
}

/// The hash of a text.
pub fn hash_of(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// The hashes of a reading, with its case and without.
fn hashes(reading: &str) -> [u64; 2] {
    // Case is removed by way of capitals, as in the key of a name.
    let folded = reading.to_uppercase().to_lowercase();
    [reading, &folded].map(|text| hash_of(&shape(text)))
}

/// A text as it is seen: its letters and digits, and the signs that look like letters.
fn read_as_seen(text: &str) -> String {
    plain_counted(text, |c| {
        let looks_like_letter = || skeleton_of(&c.to_string()).chars().any(is_letter);
        // Yod is a letter in a Hebrew name, but an apostrophe beside Latin letters.
        let is_at_home = || text.is_single_script() && !is_in_latin(c) && !is_modifier(c);
        c.is_ascii_alphanumeric() || looks_like_letter() || (is_letter(c) && is_at_home())
    })
}

/// A text as it is meant: only its letters and digits.
fn read_as_meant(text: &str) -> String {
    plain_counted(&in_ascii_digits(&without_slight_marks(text)), is_letter)
}

/// Removes slight marks from letters of scripts with capitals. Only marks above a letter stay,
/// which make another letter in some language: a stroke, a dot or a hook below is easily
/// overlooked.
fn without_slight_marks(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let mut has_capitals = false;
    let mut kept = String::with_capacity(text.len());
    for c in text.nfc() {
        if combining_marks::is_mark(c) {
            if !has_capitals {
                kept.push(c);
            }
            continue;
        }
        has_capitals = matches!(c.script(), Script::Latin | Script::Greek | Script::Cyrillic);
        if !has_capitals {
            kept.push(c);
            continue;
        }
        decompose_canonical(c, |part| {
            if !combining_marks::is_mark(part) || canonical_combining_class(part) == ABOVE {
                kept.push(part);
            }
        });
    }
    kept
}

/// The characters of a text that `is_counted` accepts, in plain letters and digits (NFKC).
fn plain_counted(text: &str, is_counted: impl Fn(char) -> bool) -> String {
    let plain: String = unshaped(&counted_part(text, &is_counted)).nfkc().collect();
    // A number in brackets becomes a number with signs.
    counted_part(&unshaped(&plain), &is_counted)
}

/// The skeletons of all ASCII characters, in which most names are written.
static ASCII_SKELETONS: LazyLock<[String; 128]> = LazyLock::new(|| {
    let of = |code: usize| skeleton(&char::from(code as u8).to_string()).collect();
    std::array::from_fn(of)
});

fn skeleton_of(text: &str) -> String {
    if text.is_ascii() {
        let skeletons = text
            .bytes()
            .map(|byte| &*ASCII_SKELETONS[usize::from(byte)]);
        return skeletons.collect();
    }
    unshaped(&skeleton(text).collect::<String>())
}

/// A text with the decimal digits of all scripts in ASCII. Some look like letters or signs to a
/// reader of Latin, so this comes after the look-alikes are replaced.
fn in_ascii_digits(text: &str) -> String {
    let digit = |c| decimal_value(c).and_then(|value| char::from_digit(value, 10));
    text.chars().map(|c| digit(c).unwrap_or(c)).collect()
}

/// The letters and digits of a text that `is_counted` accepts, with their marks. If there are
/// none, the emoji; if there are no emoji either, everything but blanks.
fn counted_part(text: &str, is_counted: impl Fn(char) -> bool) -> String {
    let mut is_on_letter = false;
    let letters = text.nfd().filter(|c| {
        if combining_marks::is_mark(*c) {
            return is_on_letter && is_seen_mark(*c);
        }
        if is_beside_letter(*c) {
            return is_on_letter && is_counted(*c);
        }
        is_on_letter = is_counted(*c);
        is_on_letter
    });
    let emoji = text.chars().filter(|c| is_emoji(*c));
    let visible = text.chars().filter(|c| *c != ' ');
    let texts: [String; 3] = [letters.collect(), emoji.collect(), visible.collect()];
    let mut texts = texts.into_iter();
    texts.find(|text| !text.is_empty()).unwrap_or_default()
}

fn is_letter(c: char) -> bool {
    let group = c.general_category_group();
    matches!(
        group,
        GeneralCategoryGroup::Letter | GeneralCategoryGroup::Number
    ) || is_beside_letter(c)
}

/// Whether a mark is written beside its letter.
fn is_beside_letter(c: char) -> bool {
    c.general_category() == GeneralCategory::SpacingMark
}

/// Whether a mark changes how its letter is read. A mark around a letter is only the letter's shape
/// (A⃣ is read like 🄰), and an invisible stacker is not drawn.
fn is_seen_mark(c: char) -> bool {
    c.general_category() != GeneralCategory::EnclosingMark && !INVISIBLE_STACKERS.contains(c)
}

/// Whether a character is an emoji or a skin colour.
fn is_emoji(c: char) -> bool {
    c.general_category() == GeneralCategory::OtherSymbol || matches!(c, '🏻'..='🏿')
}

fn is_in_latin(c: char) -> bool {
    format!("a{c}").as_str().is_single_script()
}

/// Whether a character is a modifier, such as the line that makes an Arabic word longer.
fn is_modifier(c: char) -> bool {
    c.general_category() == GeneralCategory::ModifierLetter
}

fn shaped_word(c: char) -> Option<&'static str> {
    let (first, words) = SHAPED_WORDS;
    let index = u32::from(c).checked_sub(u32::from(first))?;
    words.split(' ').nth(index as usize)
}

fn shaped_number(c: char) -> Option<u32> {
    let mut shaped = SHAPED_NUMBERS.iter();
    let (first, _, number) = shaped.find(|(first, last, _)| (*first..=*last).contains(&c))?;
    Some(number + (u32::from(c) - u32::from(*first)))
}

/// The value of a decimal digit. Each script's ten are in a row, from zero on.
fn decimal_value(c: char) -> Option<u32> {
    if c.is_ascii() {
        return c.to_digit(10);
    }
    let is_decimal = |c: &char| c.general_category() == GeneralCategory::DecimalNumber;
    let before = (1..).map_while(|back| char::from_u32(u32::from(c) - back));
    is_decimal(&c).then(|| before.take_while(is_decimal).count() as u32 % 10)
}

fn shaped_letter(c: char) -> Option<char> {
    let (shaped, letters) = SMALL_CAPITALS;
    let mut small = shaped.chars().zip(letters.chars());
    if let Some((_, letter)) = small.find(|(shaped, _)| *shaped == c) {
        return Some(letter);
    }
    let mut alphabets = SHAPED_ALPHABETS.iter();
    let (first, _, letter) = alphabets.find(|(first, last, _)| (*first..=*last).contains(&c))?;
    char::from_u32(u32::from(*letter) + (u32::from(c) - u32::from(*first)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_digits_are_read_in_every_shape() {
        for (text, read) in [
            ("Ada 10", "Ada 10"),
            ("🅰🅳🅰 🅐🅓🅐 🇦🇩🇦", "ADA ADA ADA"),
            ("⒜⒟⒵ 🄐🄓🄩", "adz ADZ"),
            ("ᴛᴏᴍ ꜱᴀʀᴀ ꞯᴜɪɴɴ", "tom sara quinn"),
            ("🆎🅾🆊 🆒 🆗 🆚", "ABOP COOL OK VS"),
            ("٠١٢ ۳ ९ ５ 𝟘𝟡𝟎𝟗𝟶𝟿", "012 3 9 5 090909"),
            ("⓿❶❿➀➉➊➓⓵⓾⓫⓴🄋🄌", "0110110110110112000"),
            ("José 小明 Иван 🦊", "José 小明 Иван 🦊"),
        ] {
            assert_eq!(in_ascii_digits(&unshaped(text)), read);
        }
    }

    #[test]
    fn no_sign_of_all_that_there_are_makes_another_name() {
        let is_sign = |c: &char| {
            let group = c.general_category_group();
            matches!(
                group,
                GeneralCategoryGroup::Punctuation
                    | GeneralCategoryGroup::Symbol
                    | GeneralCategoryGroup::Separator
            )
        };
        for c in ('\0'..=char::MAX).filter(is_sign) {
            assert_eq!(read_as_meant(&format!("{c} Ada{c}")), "Ada", "{c:?}");
        }
    }

    #[test]
    fn the_digits_of_every_script_are_ten_in_a_row() {
        let digits = ('\0'..=char::MAX).filter_map(|c| Some((c, decimal_value(c)?)));
        let mut count = 0;
        for (index, (c, value)) in digits.enumerate() {
            assert_eq!(value, index as u32 % 10, "{c:?}");
            count += 1;
        }
        assert_eq!(count % 10, 0);
    }

    #[test]
    fn skeletons_of_ascii_are_those_of_its_characters() {
        let ascii = || (0..128_u8).map(char::from);
        for (one, other) in ascii().flat_map(|one| ascii().map(move |other| (one, other))) {
            let text = format!("{one}{other}");
            assert_eq!(
                skeleton_of(&text),
                unshaped(&skeleton(&text).collect::<String>())
            );
        }
    }

    #[test]
    fn no_shape_is_empty_and_none_changes_when_it_is_taken_again() {
        for text in [
            "Ada",
            "Marn",
            "ADMIN",
            "ТОМ",
            "İi",
            "🅰ᴅ⒜",
            "🦊",
            "...",
            "م",
            "י",
        ] {
            let once = shape(text);
            assert!(!once.is_empty(), "{text}");
            assert_eq!(shape(&once), once, "{text}");
        }
    }
}
