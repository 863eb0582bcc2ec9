//! Files that spreadsheets open.

use score_core::csv;

/// A cell, and how it is written.
fn check(cell: &str, written: &str) {
    assert_eq!(csv::line([cell]), format!("{written}\r\n"), "{cell:?}");
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
        ("\u{200b} \u{202e}=1", "'\u{200b} \u{202e}=1"),
        ("=1+\"1\"", "\"'=1+\"\"1\"\"\""),
        ("=HYPERLINK(\"a\",1)", "\"'=HYPERLINK(\"\"a\"\",1)\""),
    ] {
        check(cell, written);
    }
}

#[test]
fn other_cells_stay_as_they_are() {
    for cell in [
        "", "Ada", "0", "-1", "1 + 1", "a=b", "5-2", "'=1", "− 1", "Ωmega", " Ada", "×",
    ] {
        check(cell, cell);
    }
}

#[test]
fn no_cell_ends_early_whatever_separates_cells_there() {
    for (cell, written) in [
        ("say \"a\"", "\"say \"\"a\"\"\""),
        ("a,b", "\"a,b\""),
        ("x;=1+1", "\"x;=1+1\""),
        ("x\t=1", "\"x\t=1\""),
        ("two\nlines", "\"two\nlines\""),
        ("two\r\n=1", "\"two\r\n=1\""),
    ] {
        check(cell, written);
    }
    assert_eq!(csv::line(["Ada", "-1"]), "Ada,-1\r\n");
}
