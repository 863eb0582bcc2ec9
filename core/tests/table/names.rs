//! Names: which are allowed, which are the same, and which are suggested.

use score_core::table::name::{Name, NameRefusal};

/// Without the compatibility form, which the standard library lacks.
fn fold(text: &str) -> String {
    text.to_uppercase().to_lowercase()
}

fn name(text: &str) -> Result<Name, NameRefusal> {
    Name::new(text, fold)
}

#[test]
fn a_name_is_trimmed_and_keeps_its_case() {
    assert_eq!(name("  Ada Lovelace ").unwrap().as_str(), "Ada Lovelace");
}

#[test]
fn a_name_that_nobody_can_see_or_fit_is_refused() {
    let check = |text: &str, why| assert_eq!(name(text), Err(why), "{text:?}");
    check("", NameRefusal::Empty);
    check(" \t ", NameRefusal::Empty);
    check("abcdefghijklmnopqrstu", NameRefusal::TooLong);
    check("a\u{202e}b", NameRefusal::Invisible);
    check("a\u{200b}b", NameRefusal::Invisible);
    check("a\nb", NameRefusal::Invisible);
    check("\u{3164}", NameRefusal::Invisible);
    check("\u{1bca0}", NameRefusal::Invisible);
    check("\u{fffc}", NameRefusal::Invisible);
    check("Ms Ada\u{fffc}", NameRefusal::Invisible);
    check("Ada\u{2800}", NameRefusal::Invisible);
    check("Ada\u{e000}", NameRefusal::Invisible);
    check("Ada\u{378}", NameRefusal::Invisible);
}

#[test]
fn twenty_characters_of_any_script_fit() {
    assert!(name(&"é".repeat(20)).is_ok());
    assert!(name(&"数".repeat(20)).is_ok());
}

#[test]
fn case_and_compatibility_forms_do_not_make_another_name() {
    let fullwidth = Name::new("ＡＤＡ", |_| fold("ADA")).unwrap();
    assert!(fullwidth.is_same_as(&name("ada").unwrap()));
}

#[test]
fn case_and_blanks_that_nobody_sees_do_not_make_another_name() {
    for (one, other) in [("ADA", "ada"), ("Straße", "STRASSE"), ("ΑΣ", "ασ")] {
        assert!(
            name(one).unwrap().is_same_as(&name(other).unwrap()),
            "{one}"
        );
    }
    assert_eq!(name("Ada   Lovelace").unwrap().as_str(), "Ada Lovelace");
}

#[test]
fn a_name_that_was_copied_from_a_file_is_that_name() {
    for copied in ["\u{200b}Anna 2", " \u{200b}Anna 2\t", "\u{200b} Anna 2"] {
        assert_eq!(name(copied).unwrap().as_str(), "Anna 2");
    }
    assert_eq!(name("\u{200b}\u{200b}A"), Err(NameRefusal::Invisible));
    assert_eq!(name("\u{200b}"), Err(NameRefusal::Invisible));
}

#[test]
fn a_kept_name_is_one_that_could_be_given() {
    let kept = |shown: &str| Name::try_from((shown.to_owned(), "key".to_owned()));
    assert!(kept("Ada Lovelace").is_ok());
    assert_eq!(kept(""), Err(NameRefusal::Empty));
    for shown in [" ", " Ada", "Ada ", "Ada  Lovelace", "Ada\u{200b}"] {
        assert_eq!(kept(shown), Err(NameRefusal::Invisible), "{shown:?}");
    }
    assert_eq!(kept(&"a".repeat(21)), Err(NameRefusal::TooLong));
}

#[test]
fn a_name_from_before_the_rule_was_as_strict_still_opens() {
    for shown in [
        "Ms Ada\u{fffc}",
        "\u{fffc}",
        "Ada\u{e000}",
        "Ada \u{378}",
        "\u{13441}",
    ] {
        assert_eq!(name(shown), Err(NameRefusal::Invisible), "{shown:?}");
        let written = format!("[\"{shown}\",\"key\"]");
        let kept: Name = serde_json::from_str(&written).unwrap();
        assert_eq!(kept.as_str(), shown);
        assert_eq!(serde_json::to_string(&kept).unwrap(), written);
    }
}

#[test]
fn every_character_that_a_name_can_have_can_be_read_back() {
    for c in '\0'..=char::MAX {
        if let Ok(name) = name(&format!("A{c}")) {
            let kept = Name::try_from((name.as_str().to_owned(), "key".to_owned()));
            assert!(kept.is_ok(), "{c:?}");
        }
    }
}

#[test]
fn a_suggestion_is_free_where_the_key_is_longer_than_the_name() {
    // The capital dotted I is two characters long when it is small.
    let long = name(&"İ".repeat(15)).unwrap();
    let taken = [long.clone(), name(&("İ".repeat(15) + " 2")).unwrap()];
    let free = long.free_among(taken.iter());
    assert_eq!(free.as_str(), "İ".repeat(15) + " 3");
}

#[test]
fn a_taken_name_suggests_a_free_one() {
    let taken = [name("ada").unwrap(), name("Ada 2").unwrap()];
    let free = name("Ada").unwrap().free_among(taken.iter());
    assert_eq!(free.as_str(), "Ada 3");
    let long = name("abcdefghijklmnopqrst").unwrap();
    let free = long.free_among([long.clone()].iter());
    assert_eq!(free.as_str(), "abcdefghijklmnopqr 2");
    let split = name("abcdefghijklmnopq st").unwrap();
    let free = split.free_among([split.clone()].iter());
    assert_eq!(free.as_str(), "abcdefghijklmnopq 2");
}
