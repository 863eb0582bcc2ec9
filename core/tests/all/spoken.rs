//! Tests of values as they are said aloud.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use score_core::arith::number::Number;
use score_core::arith::spoken::{MAX_NAMED, Piece, Spoken, SpokenFraction, pieces};
use unic_langid::LanguageIdentifier;

use crate::source_rules::top;

/// A sentence with the spoken words of its values in brackets.
fn heard(written: &str) -> String {
    let piece = |piece: &Piece<'_>| match piece {
        Piece::Text(text) => (*text).to_owned(),
        Piece::Value(value) => format!("[{}]", said(value)),
    };
    pieces(written).iter().map(piece).collect()
}

fn said(value: &Spoken) -> String {
    let minus = value.is_negative.then(|| "minus".to_owned());
    let whole = value.whole.map(|whole| whole.to_string());
    let part = value.part.map(|part| match part {
        SpokenFraction::Named {
            numerator,
            denominator,
        } => format!("{numerator} named {denominator}"),
        SpokenFraction::Over {
            numerator,
            denominator,
        } => format!("{numerator} over {denominator}"),
    });
    let words: Vec<String> = [minus, whole, part].into_iter().flatten().collect();
    words.join(" ")
}

#[test]
fn fractions_and_numbers_below_zero_are_said_and_nothing_else() {
    let sentences = [
        ("2/3", "[2 named 3]"),
        ("7/12", "[7 over 12]"),
        ("−3", "[minus 3]"),
        ("−2/3", "[minus 2 named 3]"),
        ("41/2 = 20\u{a0}1/2", "[41 named 2] = [20 1 named 2]"),
        ("−20\u{a0}1/2", "[minus 20 1 named 2]"),
        (
            "4 ÷ 2/3 = 6: dividing by 2/3 is multiplying by 3/2.",
            "4 ÷ [2 named 3] = 6: dividing by [2 named 3] is multiplying by [3 named 2].",
        ),
        ("5 − 8 = −3", "5 − 8 = [minus 3]"),
        ("5 − (−8) = 13", "5 − ([minus 8]) = 13"),
        (
            "SCORE (−1), IMPOSSIBLE (+1)",
            "SCORE ([minus 1]), IMPOSSIBLE (+1)",
        ),
        ("−0.25", "[minus 0].25"),
        ("6/4", "[6 named 4]"),
        ("1/0", "[1 over 0]"),
        // Two numbers of a list, and no mixed one.
        ("3 1/2", "3 [1 named 2]"),
        ("2026/12/31", "2026/12/31"),
        ("https://a.example/1/2", "https://a.example/1/2"),
        ("1:05", "1:05"),
        ("5−3", "5−3"),
        ("A1/2", "A1/2"),
        ("1/2b", "1/2b"),
        ("1/", "1/"),
        ("−", "−"),
        ("", ""),
        ("99999999999999999999/3", "99999999999999999999/3"),
    ];
    for (written, wanted) in sentences {
        assert_eq!(heard(written), wanted, "{written}");
    }
}

#[test]
fn a_name_in_a_sentence_is_no_value() {
    assert_eq!(
        heard("\u{2068}דנה 1/2\u{2069} has −1."),
        "\u{2068}דנה 1/2\u{2069} has [minus 1]."
    );
}

#[test]
fn each_printed_value_is_spoken_correctly() {
    for numerator in -30_i64..=30 {
        for denominator in 1..=24 {
            let number = Number::new(numerator, denominator).unwrap();
            let printed = number.printed();
            let pieces = pieces(&printed);
            let size = number.numerator().unsigned_abs();
            let below = number.denominator().unsigned_abs();
            let part = match below {
                1 => None,
                2..=MAX_NAMED => Some(SpokenFraction::Named {
                    numerator: size,
                    denominator: below,
                }),
                _ => Some(SpokenFraction::Over {
                    numerator: size,
                    denominator: below,
                }),
            };
            let wanted = match part {
                None if !number.is_negative() => Piece::Text(&printed),
                part => Piece::Value(Spoken {
                    is_negative: number.is_negative(),
                    whole: part.is_none().then_some(size),
                    part,
                }),
            };
            assert_eq!(pieces, [wanted], "{printed}");
        }
    }
}

/// The messages that all programs of the page have, in a language.
fn messages(language: &str) -> FluentBundle<FluentResource> {
    let file = match language {
        "en" => "en/common.ftl".to_owned(),
        other => format!("{other}.ftl"),
    };
    let path = top().join("locales").join(file);
    let text = fs::read_to_string(path).expect("a file of messages");
    let language: LanguageIdentifier = language.parse().expect("a language");
    let mut bundle = FluentBundle::new(vec![language]);
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(text).expect("messages");
    bundle.add_resource(resource).expect("each is there once");
    bundle
}

/// A fraction with a name, in words, as the page puts the messages together.
fn in_words(messages: &FluentBundle<FluentResource>, numerator: u64, denominator: u64) -> String {
    let format = |id: &str, args: &[(&'static str, FluentValue<'static>)]| {
        let pattern = messages.get_message(id).and_then(|message| message.value());
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        let pattern = pattern.expect("a message");
        let mut errors = Vec::new();
        let text = messages.format_pattern(pattern, Some(&args), &mut errors);
        assert!(errors.is_empty(), "{errors:?}");
        text.into_owned()
    };
    let written = numerator.to_string();
    let count = [("count", numerator.into()), ("written", written.into())];
    let count = format("spoken-count", &count);
    let part = [
        ("numerator", numerator.into()),
        ("denominator", denominator.into()),
        ("count", count.into()),
    ];
    format("spoken-part", &part)
}

#[test]
fn fractions_have_the_words_of_each_language() {
    for (numerator, denominator, english, german) in [
        (1, 2, "one half", "einhalb"),
        (3, 2, "three halves", "drei Halbe"),
        (41, 2, "41 halves", "41 Halbe"),
        (1, 3, "one third", "ein Drittel"),
        (2, 3, "two thirds", "zwei Drittel"),
        (49, 3, "49 thirds", "49 Drittel"),
        (3, 4, "three quarters", "drei Viertel"),
        (4, 5, "four fifths", "vier Fünftel"),
        (5, 6, "five sixths", "fünf Sechstel"),
        (6, 7, "six sevenths", "sechs Siebtel"),
        (8, 8, "eight eighths", "acht Achtel"),
        (1, 9, "one ninth", "ein Neuntel"),
        (7, MAX_NAMED, "seven tenths", "sieben Zehntel"),
    ] {
        assert_eq!(in_words(&messages("en"), numerator, denominator), english);
        assert_eq!(in_words(&messages("de"), numerator, denominator), german);
    }
}

/// How the values of the page's own HTML are said, in the language of a file's folder.
fn written_in_words(written: &str, language: &str) -> String {
    match (pieces(written).as_slice(), language) {
        ([Piece::Value(Spoken { part: None, .. })], _) => written.replace('−', "minus "),
        ([Piece::Value(_)], "en") if written == "2/3" => "two thirds".to_owned(),
        ([Piece::Value(_)], "de") if written == "2/3" => "zwei Drittel".to_owned(),
        other => panic!("{other:?} is no value that anything is known of"),
    }
}

#[test]
fn texts_before_the_program_runs_have_words_for_their_values_too() {
    let english = pages();
    let mut texts = vec![(english.clone(), "en".to_owned())];
    for entry in fs::read_dir(top().join("locales")).expect("a folder of the checkout") {
        let path = entry.expect("an entry of a folder").path();
        if path.is_file() {
            let language = path.file_stem().expect("a file has a name");
            texts.push((
                in_pages(&path, &english),
                language.to_string_lossy().into_owned(),
            ));
        }
    }
    let mut counts = BTreeMap::new();
    for (html, language) in texts {
        // Each tag with the text behind it.
        let parts = html.split('<').filter_map(|part| part.split_once('>'));
        let parts: Vec<(&str, &str)> = parts.collect();
        for (index, (tag, text)) in parts.iter().enumerate() {
            let has_value = pieces(text).iter().any(|it| matches!(it, Piece::Value(_)));
            if !has_value {
                continue;
            }
            assert_eq!(*tag, "span aria-hidden=\"true\"", "{text} in {language}");
            assert_eq!(parts[index + 1], ("/span", ""), "{text} in {language}");
            let (heard, _) = parts[index + 2];
            let heard = heard.strip_prefix("span class=\"hush heard\" data-heard=\"");
            let words = heard.and_then(|heard| heard.strip_suffix('"'));
            let words = words.unwrap_or_else(|| panic!("{text} has no words in {language}"));
            match &*language {
                "en" | "de" => assert_eq!(words, written_in_words(text, &language)),
                _ => assert!(!words.contains(['/', '−', '-']), "{words} in {language}"),
            }
            *counts.entry(language.clone()).or_insert(0) += 1;
        }
    }
    assert!(
        counts.len() >= 12 && counts.values().all(|count| *count == 10),
        "{counts:?}"
    );
}

/// The HTML of the pages that can be read before the program runs.
fn pages() -> String {
    let pages = fs::read_dir(top().join("pages")).expect("a folder of the checkout");
    let pages = pages.map(|entry| entry.expect("an entry of a folder").path());
    pages
        .map(|path| fs::read_to_string(path).expect("HTML is text"))
        .collect()
}

/// The part of a file of messages for these pages; each message is a line.
fn in_pages(file: &Path, pages: &str) -> String {
    let messages = fs::read_to_string(file).expect("a file of messages is text");
    let is_of_pages = |line: &&str| {
        let id = line.split_once(" = ").map(|(id, _)| id);
        id.is_some_and(|id| pages.contains(&format!("data-l10n-id=\"{id}\"")))
    };
    messages.lines().filter(is_of_pages).collect()
}
