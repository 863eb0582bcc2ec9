//! Files that spreadsheets open by a double click.

use score_core::csv::{Cell, Separator, Table};

/// A line of these cells, as it is written.
fn line(separator: Separator, cells: &[Cell<'_>]) -> String {
    let mut table = Table::new(separator, ["name"]);
    table.line(cells.iter().copied());
    let copy = table.into_copy();
    copy.strip_prefix("name\r\n").expect("names").to_owned()
}

/// A text, and how it is written.
fn check(text: &str, written: &str) {
    let line = line(Separator::Comma, &[Cell::Text(text)]);
    assert_eq!(line, format!("{written}\r\n"), "{text:?}");
}

#[test]
fn a_cell_that_is_a_formula_to_some_spreadsheet_is_a_text() {
    for (cell, written) in [
        ("=1+1", "'=1+1"),
        ("+49 30", "'+49 30"),
        ("+49", "'+49"),
        ("-2+3", "'-2+3"),
        ("-", "'-"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1", "\"'\t=1\""),
        ("\tAda", "\"'\tAda\""),
        ("\rAda", "\"'\rAda\""),
        ("\nAda", "\"'\nAda\""),
        ("＝1+1", "'＝1+1"),
        ("＋1", "'＋1"),
        ("－1", "'－1"),
        ("＠SUM(A1)", "'＠SUM(A1)"),
        ("﹦1", "'﹦1"),
        ("﹢1", "'﹢1"),
        ("﹣1", "'﹣1"),
        ("﹫A1", "'﹫A1"),
        (" =1", "' =1"),
        ("\u{a0}=1", "'\u{a0}=1"),
        ("\u{3000}＝1", "'\u{3000}＝1"),
        ("\u{feff}=1", "'\u{feff}=1"),
        ("\u{200b}=1", "'\u{200b}=1"),
        ("\u{200b} \u{202e}=1", "'\u{200b} \u{202e}=1"),
        ("=1+\"1\"", "\"'=1+\"\"1\"\"\""),
        ("=HYPERLINK(\"a\",1)", "\"'=HYPERLINK(\"\"a\"\",1)\""),
    ] {
        check(cell, written);
    }
}

#[test]
fn a_text_that_some_spreadsheet_would_make_something_else_of_stays_one() {
    for text in [
        "0",
        "-1",
        "01302",
        "007",
        "1E5",
        "1.5",
        "3/4",
        "1-2",
        "12:30",
        "2026-12-31",
        "1. März",
        "May 2",
        "mars 5",
        "5月2日",
        "50%",
        "€5",
        "1 234",
        "(5)",
        " 7",
        "１２",
        "١٢",
        "½",
        "#N/A",
        "#DIV/0!",
        "TRUE",
        "True",
        "WAHR",
        "falsch",
        "VRAI",
        "Vero",
        "PRAWDA",
        "FAŁSZ",
        "DOĞRU",
        "YANLIŞ",
        "ХИБНІСТЬ",
        "true ",
    ] {
        check(text, &format!("\u{200b}{text}"));
    }
    check("1,5", "\"\u{200b}1,5\"");
}

#[test]
fn other_texts_stay_as_they_are() {
    for text in [
        "", "Ada", "a=b", "'=", "− x", "Ωmega", " Ada", "×", "Falstaff", "Veronika", "May",
        "ab cd", "一", "No#",
    ] {
        check(text, text);
    }
}

#[test]
fn numbers_and_days_are_what_they_are() {
    let cells = [
        Cell::Whole(0),
        Cell::Whole(-1),
        Cell::known(Some(12_u32)),
        Cell::known(None::<u32>),
        Cell::Day("2026-12-31"),
        Cell::Empty,
    ];
    assert_eq!(line(Separator::Comma, &cells), "0,-1,12,,2026-12-31,\r\n");
}

#[test]
fn no_cell_ends_early_whatever_separates_cells_there() {
    for (text, written) in [
        ("say \"a\"", "\"say \"\"a\"\"\""),
        ("a,b", "\"a,b\""),
        ("x;=y", "\"x;=y\""),
        ("x\t=y", "\"x\t=y\""),
        ("two\nlines", "\"two\nlines\""),
        ("two\r\n=y", "\"two\r\n=y\""),
    ] {
        check(text, written);
    }
    let cells = [Cell::Text("a;b"), Cell::Text("c"), Cell::Whole(3)];
    assert_eq!(line(Separator::Comma, &cells), "\"a;b\",c,3\r\n");
    assert_eq!(line(Separator::Semicolon, &cells), "\"a;b\";c;3\r\n");
    assert_eq!(line(Separator::Tab, &cells), "\"a;b\"\tc\t3\r\n");
}

#[test]
fn a_file_begins_with_its_mark_and_a_copy_does_not() {
    let table = || Table::new(Separator::Semicolon, ["Größe", "2. Runde"]);
    let written = "Größe;\u{200b}2. Runde\r\n";
    assert_eq!(table().into_copy(), written);
    assert_eq!(table().into_file(), format!("\u{feff}{written}"));
}

#[test]
fn cells_are_parted_as_the_spreadsheets_of_a_country_expect() {
    let semicolon = [
        "de",
        "de-CH",
        "de_AT",
        "DE-de",
        "fr",
        "fr-CA",
        "it",
        "pl",
        "pt",
        "pt-BR",
        "tr",
        "uk",
        "ar",
        "ar-EG",
        "es",
        "es-ES",
        "es-AR",
        "es-Latn-CO",
        "en-DE",
        "en-za",
    ];
    let comma = [
        "en",
        "en-US",
        "en-GB",
        "zh",
        "zh-Hans-CN",
        "ja",
        "ja-JP",
        "es-MX",
        "es-419",
        "es_US",
        "es-gt",
        "nl",
        "",
    ];
    for (tags, separator) in [
        (&semicolon[..], Separator::Semicolon),
        (&comma[..], Separator::Comma),
    ] {
        for tag in tags {
            assert_eq!(Separator::of_language(tag), separator, "{tag}");
        }
    }
}
