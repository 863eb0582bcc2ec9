//! Tests of files that spreadsheets open by a double click.

use score_core::csv::{Cell, Separator, Table};

/// The line of a file with these cells.
fn line(separator: Separator, cells: &[Cell<'_>]) -> String {
    let mut table = Table::new(separator, ["name"]);
    table.line(cells.iter().copied());
    let copy = table.into_copy();
    copy.strip_prefix("name\r\n").expect("names").to_owned()
}

/// Checks that a cell with this text is written so.
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
        "2nd May",
        "Tuesday May 2",
        "Sept 2",
        "2 de mayo",
        "5 NİSAN",
        "5 травня",
        "١٢ مايو",
        "5 EUR",
        "12:30 pm",
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
        "",
        "Ada",
        "a=b",
        "'=",
        "− x",
        "Ωmega",
        " Ada",
        "×",
        "Falstaff",
        "Veronika",
        "May",
        "ab cd",
        "一",
        "No#",
        "Anna 2",
        "Class 5b Tab",
        "2. Runde",
        "Marta 2",
        "Mia 1/2",
        "Анна 2",
        "سارة 2",
        "安娜2",
        "さくら 2",
        "Julia 12",
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
    let table = || Table::new(Separator::Semicolon, ["Größe", "2"]);
    let written = "Größe;\u{200b}2\r\n";
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

/// For each language of the page but Arabic: the decimal sign if no country is named, the
/// countries with a decimal comma and those with a point. From the Unicode CLDR, version 49
/// (`numbers/symbols/decimal`), as Babel 2.19.0 has it.
const DECIMALS: [(&str, char, &str, &str); 11] = [
    ("de", ',', "AT BE DE IT LU", "CH LI"),
    (
        "en",
        '.',
        "AT BE CZ DE DK EE ES FI FR GE HU ID IT LT LV NL NO PL PT RO SE SI SK UA ZA",
        "001 150 AE AG AI AS AU BB BI BM BS BW BZ CA CC CH CK CM CX CY DG DM ER FJ FK FM GB GD GG \
         GH GI GM GS GU GY HK IE IL IM IN IO JE JM JP KE KI KN KY LC LR LS MG MH MO MP MS MT MU \
         MV MW MY NA NF NG NR NU NZ PG PH PK PN PR PW RW SB SC SD SG SH SL SS SX SZ TC TK TO TT \
         TV TZ UG UM US VC VG VI VU WS ZM ZW",
    ),
    (
        "es",
        ',',
        "AR BO CL CO CR EA EC ES GQ IC PH PY UY VE",
        "419 BR BZ CU DO GT HN MX NI PA PE PR SV US",
    ),
    (
        "fr",
        ',',
        "BE BF BI BJ BL CA CD CF CG CH CI CM DJ DZ FR GA GF GN GP GQ HT KM LU MA MC MF MG ML MQ \
         MR MU NC NE PF PM RE SC SN SY TD TG TN VU WF YT",
        "RW",
    ),
    ("it", ',', "IT SM VA", "CH"),
    ("ja", '.', "", "JP"),
    ("pl", ',', "PL", ""),
    ("pt", ',', "AO BR CH CV GQ GW LU MO MZ PT ST TL", ""),
    ("tr", ',', "CY TR", ""),
    ("uk", ',', "UA", ""),
    ("zh", '.', "", ""),
];

/// The locales in which Windows has a semicolon between the parts of a list, and decimals have a
/// point.
const SEMICOLON_AFTER_A_POINT: [&str; 3] = ["de-CH", "de-LI", "it-CH"];

#[test]
fn a_country_with_a_decimal_comma_has_a_semicolon_between_cells_and_others_a_comma() {
    let check = |tag: &str, decimal: char| {
        let has_semicolon = decimal == ',' || SEMICOLON_AFTER_A_POINT.contains(&tag);
        let separator = match has_semicolon {
            true => Separator::Semicolon,
            false => Separator::Comma,
        };
        assert_eq!(Separator::of_language(tag), separator, "{tag}");
    };
    for (language, usual, with_comma, with_point) in DECIMALS {
        check(language, usual);
        for (decimal, countries) in [(',', with_comma), ('.', with_point)] {
            for country in countries.split_whitespace() {
                check(&format!("{language}-{country}"), decimal);
            }
        }
    }
}
