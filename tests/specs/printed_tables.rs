//! Tables in the files that browsers print: each sheet of a table has its heading, each row is
//! whole on one sheet, and no sheet ends in a heading.

use score_tests::paper::{broken_row, sheets, stranded_heading};
use score_tests::view::{A4, LETTER};
use score_tests::{Engine, Page, Site, specs};

use crate::hosts::table_with_ben;
use crate::reports::open_report;

specs! {
    in_every_engine: [
        long_tables_are_printed_in_whole_rows_and_each_sheet_has_their_heading,
        short_tables_too_where_a_sheet_ends_in_them,
        a_report_of_a_large_class_is_on_sheets_that_lie_on_their_side_to_its_end,
    ],
}

/// A slip on which even a short table goes on.
pub const SLIP: (f64, f64) = (8.27, 5.0);

/// The rows of each table that is printed, beginning with its heading: the text of each, without
/// blanks, which no file has for certain.
const TABLES: &str = "
    const read = (row) => {
      const nodes = document.createTreeWalker(row, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      let text = '';
      while (nodes.nextNode()) {
        const node = nodes.currentNode;
        if (node.parentElement.closest('[hidden], .hush, thead button span, td button')) continue;
        if (node.nodeType === 3) text += node.data;
        // Text that style sheets add.
        else if (node.matches('.token, .minis b')) text += node.dataset.sign ?? node.dataset.number;
      }
      return text.replace(/\\s/g, '');
    };
    return [...document.querySelectorAll('main:not([hidden]) table')]
      .filter((table) => !table.closest('[hidden]') && table.tHead)
      .map((table) => [...table.rows].map(read).join('\\n'));";

/// The headings of the printed text, without blanks.
const HEADINGS: &str = "
    return [...document.querySelectorAll('main:not([hidden]) :is(h1, h2, h3)')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.textContent.replace(/\\s/g, ''));";

/// Prints what is open on papers of these sizes, and looks at the files.
#[track_caller]
pub fn expect_whole_tables(page: &Page, name: &str, papers: &[(f64, f64)]) {
    if page.engine() == Engine::Webkit {
        // Its driver prints nothing.
        return;
    }
    let tables = page.list(TABLES);
    assert!(!tables.is_empty(), "{name} has tables");
    let headings = page.list(HEADINGS);
    for paper in papers {
        let sheets = sheets(&page.printed_file(*paper));
        let stranded = stranded_heading(&headings, &sheets);
        assert_eq!(stranded, None, "{name} on {paper:?}: {sheets:#?}");
        for table in &tables {
            let rows: Vec<&str> = table.split('\n').collect();
            if let Some(row) = broken_row(&rows, &sheets) {
                panic!("{name} on {paper:?}: {row:?} is not whole under its heading: {sheets:#?}");
            }
        }
    }
}

fn long_tables_are_printed_in_whole_rows_and_each_sheet_has_their_heading(page: &Page) {
    for name in ["atlas", "hands"] {
        page.open(&format!("#{name}"));
        page.wait_until(
            "the rolls are there",
            &format!("document.querySelectorAll('#{name}-rolls tbody tr').length === 50"),
        );
        page.press(&format!("#{name}-more"));
        page.expect_number_of(&format!("#{name}-rolls tbody tr"), 100);
        expect_whole_tables(page, name, &[A4, LETTER]);
    }
}

fn short_tables_too_where_a_sheet_ends_in_them(page: &Page) {
    for (name, table) in [
        ("rules", "#rules .table-of-points"),
        ("race", "#race-standings"),
        ("yahtzee", "#yahtzee .sheet"),
    ] {
        page.open(&format!("#{name}"));
        if name == "yahtzee" {
            page.wait_for_game();
            page.turn_to_mode("Game");
        }
        page.wait_until(
            "the table is there",
            &format!("document.querySelector('{table}')"),
        );
        expect_whole_tables(page, name, &[A4, LETTER, SLIP]);
    }
}

fn a_report_of_a_large_class_is_on_sheets_that_lie_on_their_side_to_its_end(page: &Page) {
    let site = Site::with_relay();
    let _ben = table_with_ben(page, &site);
    open_report(page);
    // As many rows as a large class has.
    page.run(
        "const row = document.querySelector('#report tbody tr');
         for (let at = 0; at < 70; at += 1) row.after(row.cloneNode(true));",
        Vec::new(),
    );
    expect_whole_tables(page, "a report", &[A4, LETTER]);
}
