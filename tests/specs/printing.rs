//! On paper: black on white, nothing to press, nothing cut.

use score_tests::{Engine, Page, Site, specs};
use serde_json::json;

use crate::looks::NONE;

specs! {
    in_one: [
        a_printed_page_is_black_on_white_whole_and_has_no_buttons,
        points_and_solutions_are_printed_like_that_too,
        a_table_is_printed_whole_and_is_short_again_afterwards,
    ],
}

/// The faults on paper: things to press, light texts, dark grounds, parts that are cut, bars that
/// nobody sees, and headings that the next sheet leaves out or that run together.
const WRONG_ON_PAPER: &str = "
    const found = [];
    const bright = (colour) => {
      const [red, green, blue, opaque = 1] = colour.match(/[\\d.]+/g).map(Number);
      // A colour that was mixed is written from 0 to 1.
      const whole = colour.startsWith('color(') ? 1 : 255;
      return opaque === 0 ? null : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / whole;
    };
    for (const one of document.querySelectorAll('body *')) {
      if (!one.getClientRects().length || one.closest('svg, .hush, option')) continue;
      const style = getComputedStyle(one);
      const name = one.outerHTML.slice(0, 70);
      if (one.matches('.top, nav, input, select, form, button:not(.tile, .dial-key, thead button)')) found.push(`to press: ${name}`);
      const ground = bright(style.backgroundColor);
      if (ground !== null && ground < 0.9) found.push(`a dark ground: ${name}`);
      const has_text = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      if (has_text && style.visibility === 'visible' && bright(style.color) > 0.4) found.push(`pale: ${name}`);
      if (one.matches('.scroll, .patterns, .settlement, .side') && one.scrollHeight > one.clientHeight + 1) found.push(`cut: ${name}`);
    }
    const pale = (bar) => bright(getComputedStyle(bar).fill) > 0.6;
    const bars = [...document.querySelectorAll('.chart .bar, .lying .bar')].filter(pale);
    if (bars.length) found.push(`${bars.length} bars are white on white`);
    // Dice are drawings: no face and no facet of them is filled with a colour.
    const filled = [...document.querySelectorAll('.shape :is(.body, .face, .f0, .f1, .f2, .f3, .f4)')]
      .filter((part) => part.checkVisibility() && getComputedStyle(part).fill !== 'none')
      .filter((part) => (bright(getComputedStyle(part).fill) ?? 1) < 0.9);
    if (filled.length) found.push(`${filled.length} parts of dice are filled`);
    for (const one of document.querySelectorAll('thead button')) {
      if (getComputedStyle(one).display !== 'contents') found.push(`not on the next sheet: ${one.outerHTML}`);
    }
    // Headings of neighbours do not touch.
    for (const row of document.querySelectorAll('thead tr')) {
      const words = [...row.cells].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect();
      }).filter((box) => box.width > 0).sort((one, other) => one.left - other.left);
      const is_joined = words.some((box, at) => at > 0 && box.left < words[at - 1].right + 3);
      if (is_joined) found.push(`joined headings: ${row.textContent}`);
    }
    return found;";

/// Only Chromium's driver can show a page as it is printed.
fn a_printed_page_is_black_on_white_whole_and_has_no_buttons(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    page.open("#rules?clock=0");
    page.print_on_screen();
    for theme in ["light", "dark"] {
        page.use_theme(theme);
        for name in ["rules", "rules-24", "games", "dials", "yahtzee", "atlas"] {
            page.go_to(&format!("#{name}"));
            page.wait_until(
                &format!("{name} is open"),
                &format!("!(document.querySelector('main#{name}')?.hidden ?? true)"),
            );
            if name == "atlas" {
                page.wait_until(
                    "the rolls are there",
                    "document.querySelector('#atlas-rolls')",
                );
            }
            page.painted();
            assert_eq!(page.list(WRONG_ON_PAPER), NONE, "{name}, {theme}");
            if theme == "light" {
                assert!(page.sheets_of_paper() > 0, "{name}");
            }
        }
    }
    // All five captions of the example, which lie on each other on the screen.
    page.turn_to("rules");
    let captions = "return [...document.querySelectorAll('.captions li')]
        .map((line) => line.getBoundingClientRect()).map((box) => box.top)
        .every((top, index, all) => index === 0 || top > all[index - 1])";
    assert_eq!(page.run(captions, Vec::new()), json!(true));
}

/// Prints the open screen in both themes, and checks it.
#[track_caller]
pub fn expect_paper(page: &Page, name: &str) {
    page.print_on_screen();
    for theme in ["light", "dark"] {
        page.run(
            "document.documentElement.dataset.theme = arguments[0]",
            vec![json!(theme)],
        );
        page.painted();
        assert_eq!(page.list(WRONG_ON_PAPER), NONE, "{name}, {theme}");
    }
    page.ask_for(&[]);
}

fn points_and_solutions_are_printed_like_that_too(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    page.open("#play?roll=1.4.5.7&clock=0");
    page.call_score(None);
    page.type_step("5*4");
    page.type_step("20*1");
    page.expect_settlement();
    page.expect_solved();
    expect_paper(page, "a settled roll");
    page.print_on_screen();
    let count = page.count("#solutions .way");
    assert!(count > 1, "{count}");
    let is_printed = "return [...document.querySelectorAll('.way .solution, #scoreboard .points')]
        .every((one) => one.getClientRects().length)";
    assert_eq!(page.run(is_printed, Vec::new()), json!(true));
    page.ask_for(&[]);
    // All lists by form, which are closed on the screen.
    page.open_forms();
    page.print_on_screen();
    page.wait_until(
        "each solution of each form is printed",
        "[...document.querySelectorAll('.form .solution')]
           .every((one) => one.getClientRects().length && one.checkVisibility({contentVisibilityAuto: true}))",
    );
    page.ask_for(&[]);
    // Friends at one screen.
    page.go_to("#players");
    page.seat(&["Ada", "Ben", "Cleo", "Dan"]);
    expect_paper(page, "a table for four");
    page.print_on_screen();
    for part in [".points", ".name"] {
        let shown = page.count(&format!("#scoreboard {part}"));
        assert_eq!(shown, 4);
        page.expect_shown(&format!("#scoreboard {part}"));
    }
    page.ask_for(&[]);
    // A group, whichever part is open beside its table.
    let site = Site::with_relay();
    page.make_table(&site, "Ada", "Class 5b");
    page.roll_solvable(2);
    page.call_score(None);
    page.show_solution();
    page.expect_settlement();
    page.expect_solved();
    for part in ["players", "chat", "invite", "host"] {
        page.turn_side_to(part);
        expect_paper(page, part);
        page.print_on_screen();
        assert!(page.shows("#people .seat .points"), "{part}");
        page.ask_for(&[]);
    }
}

/// Notes the page that would be printed, and ends printing as a browser does.
const PRINT: &str = "
    window.print = () => {
      window.printed = [
        document.querySelectorAll('main:not([hidden]) .rolls tbody tr').length,
        [...document.querySelectorAll('main:not([hidden]) section > .help:not([hidden])')]
          .map((line) => line.textContent.trim()).join(' ')];
      dispatchEvent(new Event('afterprint'));
    };";

/// Presses the button that prints a table, and waits until so many rows were printed and the first
/// 50 are on the screen again; returns the text above them.
fn print_table(page: &Page, name: &str, rows: usize) -> String {
    page.run("window.printed = null", Vec::new());
    page.press(&format!("#{name}-print"));
    page.wait_until(
        &format!("{rows} rows were printed and are gone again"),
        &format!(
            "window.printed?.[0] === {rows}
             && document.querySelectorAll('main#{name} .rolls tbody tr').length === Math.min({rows}, 50)
             && !document.querySelector('#{name}-print').disabled"
        ),
    );
    page.text_or_none("return window.printed[1]")
        .unwrap_or_default()
}

fn a_table_is_printed_whole_and_is_short_again_afterwards(page: &Page) {
    page.open("#hands");
    page.run(PRINT, Vec::new());
    page.wait_until(
        "the hands are there",
        "document.querySelector('#hands-print')",
    );
    page.expect_number_of(".rolls tbody tr", 50);
    // Printed by the browser's own menu it has the rows that are shown, and a note on that.
    if page.engine() == Engine::Chromium {
        page.expect_hidden("#hands-printed");
        page.print_on_screen();
        page.expect_text(
            "#hands-printed",
            "Of these rows the first 50 are printed. For all of them press “Print the table” on \
             the page.",
        );
        page.expect_shown("#hands-printed");
        page.ask_for(&[]);
    }
    assert_eq!(print_table(page, "hands", 1_820), "1,820 of 1,820 hands");
    // Filtered rows are printed filtered.
    page.press("#hands-rolls .chips button:nth-child(3)");
    page.wait_until(
        "458 are left",
        "document.querySelector('#hands-count').innerText === '458 of 1,820 hands'",
    );
    print_table(page, "hands", 458);
    page.fill("#hands-contains", "1 1 1 2");
    page.wait_until(
        "one is left",
        "document.querySelectorAll('.rolls tbody tr').length === 1",
    );
    print_table(page, "hands", 1);
    // A table that is too long for paper is cut, with a note on that.
    page.turn_to("atlas");
    page.fill_row("#atlas-die-1", &["100", "100", "", "", ""]);
    page.press("#atlas-form .primary");
    page.wait_until(
        "the rolls are there",
        "document.querySelector('#atlas-count')?.innerText === '5,050 of 5,050 rolls'",
    );
    let said = print_table(page, "atlas", 5_000);
    assert!(
        said.contains("Of these rows the first 5,000 are printed."),
        "{said}"
    );
}
