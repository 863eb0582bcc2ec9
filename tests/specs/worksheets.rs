//! Worksheets: a sheet is made, printed and saved; mistakes are found on the screen.

use fantoccini::key::Key;
use score_tests::view::{A4, LETTER};
use score_tests::{Engine, Hand, Page, specs};
use serde_json::json;

use crate::languages::choose;
use crate::looks::NONE;
use crate::printing::expect_paper;

specs! {
    in_one: [
        a_sheet_is_made_by_every_hand,
        the_same_link_makes_the_same_sheet_as_a_table_and_in_two_versions_too,
        a_problem_of_a_sheet_is_shown_and_the_last_sheet_stays,
        a_sheet_and_its_answers_are_printed_on_white_and_whole,
        a_mistake_is_found_by_every_hand,
        a_link_opens_exactly_this_item_and_other_mistakes_can_be_chosen,
        the_code_on_a_sheet_leads_to_its_items_without_their_answers,
    ],
}

/// The rolls on the sheet of seed 1 with four rolls.
const ROLLS: [&str; 4] = ["6 3 12 2", "3 11 1 5", "5 11 2 11", "3 9 13 1"];

const GIVEN: &str = "return [...document.querySelectorAll('#sheet-paper .roll-on-paper')]
    .map((roll) => roll.textContent.trim())";

#[track_caller]
fn expect_sheet(page: &Page, kind: &str, items: usize) {
    page.wait_until(
        &format!("{items} items of {kind} are there"),
        &format!(
            "document.querySelectorAll('#sheet-paper .items.{kind} > li').length === {items}
             && document.querySelectorAll('#sheet-answers .items > li').length === {items}"
        ),
    );
}

fn a_sheet_is_made_by_every_hand(page: &Page) {
    page.open("#sheet?kind=rolls&items=4&seed=1");
    expect_sheet(page, "rolls", 4);
    page.expect_list(GIVEN, &ROLLS);
    page.expect_text("#sheet-paper h2", "Make 20");
    page.fill("#sheet-count", "6");
    expect_sheet(page, "rolls", 6);
    page.choose("#sheet-kind", "Hands of 24");
    expect_sheet(page, "hands", 6);
    page.fill("#sheet-title", "Friday & fun");
    page.expect_text("#sheet-paper h2", "Friday & fun");
    name_renew_and_print(page, |page| {
        // The address is that of the sheet.
        let before = page.list(GIVEN);
        page.reload();
        expect_sheet(page, "hands", 6);
        page.expect_list(GIVEN, &before);
        page.expect_text("#sheet-paper h2", "Friday & fun");
    });
    // Typed and chosen values are the same by every hand.
    for (hand, seed) in [(Hand::Touch, 2), (Hand::Keyboard, 3)] {
        page.go_to(&format!("#sheet?kind=rolls&items=4&seed={seed}"));
        expect_sheet(page, "rolls", 4);
        page.use_hand(hand);
        name_renew_and_print(page, |_| {});
    }
}

/// Asks for a line for the name, makes other items and prints them, with the present hand.
#[track_caller]
fn name_renew_and_print(page: &Page, when_named: fn(&Page)) {
    match page.hand() {
        Hand::Keyboard => {
            page.tab_to("#sheet-name");
            page.type_text(" ");
        }
        _ => page.press("#sheet-name"),
    }
    page.expect_number_of(".name-and-date span", 2);
    when_named(page);
    let before = page.list(GIVEN);
    page.press("#sheet-new");
    page.wait_until(
        "there are other items",
        &format!(
            "document.querySelector('#sheet-paper .roll-on-paper').textContent.trim() !== '{}'",
            before[0]
        ),
    );
    page.run(
        "window.isPrinted = false; window.print = () => { window.isPrinted = true; }",
        Vec::new(),
    );
    page.press("#sheet-print");
    page.wait_until("it is printed", "window.isPrinted");
}

fn the_same_link_makes_the_same_sheet_as_a_table_and_in_two_versions_too(page: &Page) {
    page.open("");
    for (kind, words) in [
        ("mistakes", "131 − (11/6) = 20"),
        ("impossible", "impossible"),
        ("dials", "After C comes A again."),
    ] {
        page.go_to(&format!("#sheet?kind={kind}&items=4&seed=3"));
        expect_sheet(page, kind, 4);
        let paper = page.text("#sheet-paper");
        assert!(paper.contains(words), "{paper}");
        page.go_to("#rules");
        page.go_to(&format!("#sheet?kind={kind}&items=4&seed=3"));
        expect_sheet(page, kind, 4);
        page.expect_text("#sheet-paper", &paper);
        page.expect_number_of("#sheet-paper .qr", 1);
    }
    // It is a table, too.
    page.go_to("#sheet?kind=rolls&items=4&seed=1&version=a");
    expect_sheet(page, "rolls", 4);
    page.expect_list(GIVEN, &ROLLS);
    page.expect_text("#sheet-paper h2", "Make 20 – A");
    page.keep_saved_files();
    page.press("#sheet-csv");
    page.wait_until("the file is there", "window.fileText");
    let saved = page.list("return [window.fileName, ...window.fileText.split('\\r\\n')]");
    assert_eq!(saved[0], "worksheet-A.csv");
    assert!(
        saved[1].ends_with("No.,Given,Goal,Difficulty,Solutions,Answer"),
        "{saved:?}"
    );
    assert!(
        saved[2].starts_with("1,\u{200b}6 3 12 2,20,4,8,\"\u{200b}12 + 6 + 2;"),
        "{saved:?}"
    );
    assert_eq!(saved.len(), 7);
    // Another version has other items, and another language says the same.
    page.choose("#sheet-version", "B, as hard as A");
    page.expect_text("#sheet-paper h2", "Make 20 – B");
    page.press("#sheet-csv");
    page.wait_until(
        "it is another file",
        "window.fileName === 'worksheet-B.csv'",
    );
    // A printed sheet is saved under the document's title.
    let titles = page.list(
        "const titles = [];
         for (const event of ['beforeprint', 'afterprint']) {
           dispatchEvent(new Event(event));
           titles.push(document.title);
         }
         return titles;",
    );
    assert_eq!(titles, ["Make 20 – B", "Worksheets – Score"]);
    let other = page.list(GIVEN);
    assert_eq!(other.len(), 4);
    assert!(
        !other.iter().any(|roll| ROLLS.contains(&&**roll)),
        "{other:?}"
    );
    page.go_to("#sheet?kind=impossible&items=4&seed=4");
    expect_sheet(page, "impossible", 4);
    choose(page, "de");
    page.expect_text("#sheet-paper h2", "Welche sind unmöglich?");
    page.expect_words_in(
        "#sheet-answers",
        "Die nächsten ganzen Zahlen sind 19 und 21.",
    );
    // A table program in German expects semicolons.
    page.run("delete window.fileText", Vec::new());
    page.press("#sheet-csv");
    page.wait_until("the file is there", "window.fileText");
    let saved = page.list("return window.fileText.split('\\r\\n')");
    assert_eq!(
        saved[0],
        "\u{feff}Nr.;Aufgabe;Ziel;Schwierigkeit;Lösungen;Antwort"
    );
    assert!(
        saved[1].starts_with("1;\u{200b}7 1 1 1;20;;0;\"unmöglich (19; 21)\""),
        "{saved:?}"
    );
    page.go_to("#mistake?items=4&seed=3");
    page.expect_text("#mistake-item", "Aufgabe 1 von 4");
}

fn a_problem_of_a_sheet_is_shown_and_the_last_sheet_stays(page: &Page) {
    page.open("#sheet?kind=rolls&items=99&seed=1");
    expect_sheet(page, "rolls", 12);
    page.expect_text(
        "#sheet-status",
        "The link gives “99” for items; that cannot be, so it was left out.",
    );
    page.fill("#sheet-count", "4");
    expect_sheet(page, "rolls", 4);
    page.expect_text("#sheet-status", "");
    page.fill("#sheet-count", "0");
    page.expect_problem("Choose a whole number from 1 to 40.", "sheet-count");
    page.fill("#sheet-count", "4");
    page.fill("#sheet-working", "9");
    page.expect_problem("Choose a whole number from 0 to 8.", "sheet-working");
    page.fill("#sheet-working", "0");
    page.choose("#sheet-from", "very hard");
    page.wait_until(
        "the order is wrong",
        "!document.querySelector('#sheet-levels-problem').hidden",
    );
    expect_sheet(page, "rolls", 4);
    page.choose("#sheet-from", "easy");
    page.wait_until(
        "the order is right",
        "document.querySelector('#sheet-levels-problem').hidden",
    );
    page.go_to("#mistake?items=0&seed=3");
    page.wait_until(
        "it is refused",
        "document.querySelector('#mistake-refusal')?.textContent.startsWith('The link gives “0” for items')",
    );
    page.go_to("#sheet?kind=hands&items=40&from=easy&to=easy&skill=division&seed=1");
    page.wait_until(
        "it says so",
        "/^There (are|is) (only|no)/.test(document.querySelector('#sheet-status').textContent)",
    );
}

/// The parts that lie outside of the element that holds them, or over another one.
const CUT: &str = "
    const found = [];
    for (const item of document.querySelectorAll('.paper .item')) {
      const box = item.getBoundingClientRect();
      const paper = item.closest('.paper').getBoundingClientRect();
      if (box.right > paper.right + 1) found.push(`outside: ${item.textContent}`);
      for (const part of item.querySelectorAll('b, td, li')) {
        if (part.getBoundingClientRect().right > box.right + 1) found.push(`cut: ${part.textContent}`);
      }
    }
    return found;";

/// Only Chromium's driver can print to a file.
fn a_sheet_and_its_answers_are_printed_on_white_and_whole(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    page.open("");
    for kind in ["rolls", "hands", "mistakes", "impossible", "dials"] {
        // Each kind fills both papers, one of them in large letters.
        for (large, paper) in [(0, A4), (1, LETTER)] {
            page.go_to(&format!(
                "#sheet?kind={kind}&items=20&name=1&large={large}&key=all&seed=5"
            ));
            expect_sheet(page, kind, 20);
            expect_paper(page, kind);
            page.print_on_screen();
            assert_eq!(page.list(CUT), NONE, "{kind}");
            assert!(!page.shows("#worksheets h1"), "{kind}");
            let printed = page.printed(paper);
            // The answers begin a page of their own.
            assert!(printed.sheets >= 2, "{kind}");
            assert!(printed.bytes < 300_000, "{kind}, {paper:?}: {printed:?}");
            page.ask_for(&[]);
        }
    }
    // A teacher prints the sheet for the class, and the answers once.
    page.go_to("#sheet?kind=rolls&items=4&seed=5");
    expect_sheet(page, "rolls", 4);
    for (choice, printed, left_out) in [
        ("the sheet alone", "#sheet-paper", "#sheet-answers"),
        ("the key alone", "#sheet-answers", "#sheet-paper"),
    ] {
        page.choose("#sheet-printed", choice);
        page.expect_shown(printed);
        page.expect_hidden(left_out);
        assert_eq!(page.printed(A4).sheets, 1, "{choice}");
    }
}

/// The line of this text.
fn line(page: &Page, text: &str) -> String {
    let body = "return [...document.querySelectorAll('.line')].map((line) =>
        line.firstChild.textContent === arguments[0])";
    let found = page.run(body, vec![json!(text)]);
    let found = found.as_array().expect("a list");
    let index = found.iter().position(|is_it| *is_it == true);
    let index = index.unwrap_or_else(|| panic!("no line says {text}"));
    // All lines have the same parents, in the order of the document.
    let path = "const line = [...document.querySelectorAll('.line')][arguments[0]];
        const solution = line.closest('.worked > li');
        return `.worked > li:nth-child(${1 + [...solution.parentNode.children].indexOf(solution)})
            .lines > li:nth-child(${1 + [...line.closest('ol').children].indexOf(line.parentNode)}) .line`";
    page.text_or_none(&path.replace("arguments[0]", &index.to_string()))
        .expect("a selector")
}

#[track_caller]
fn expect_item(page: &Page, name: &str) {
    page.wait_until(
        &format!("{name} is there"),
        &format!("document.querySelector('#mistake-item')?.textContent === '{name}'"),
    );
}

#[track_caller]
fn expect_said(page: &Page, words: &str) {
    page.wait_until(
        &format!("it says: {words}"),
        &format!(
            "document.querySelector('#mistake-said').textContent === {}",
            json!(words)
        ),
    );
}

const WRONG: &str = "131 − (11/6) = 20";

fn a_mistake_is_found_by_every_hand(page: &Page) {
    page.open("#mistake?items=4&seed=3");
    expect_item(page, "Item 1 of 4");
    page.expect_number_of(".worked > li", 3);
    page.press("#mistake-all-right");
    expect_said(page, "One line is wrong. Look again.");
    // A line that is right is not taken.
    let right = page
        .text_or_none(
            "return [...document.querySelectorAll('.line')]
               .map((line) => line.firstChild.textContent).find((text) => text !== '131 − (11/6) = 20')",
        )
        .expect("a line");
    page.press(&line(page, &right));
    expect_said(page, &format!("{right} is right. Look on."));
    page.expect_number_of("#mistake-explanation", 0);
    page.press(&line(page, WRONG));
    expect_said(page, "Yes, this line is wrong.");
    // No sum is broken over lines.
    let explained = page.text("#mistake-explanation").replace('\u{a0}', " ");
    assert!(
        explained.contains("The whole number was put to the top as it is."),
        "{explained}"
    );
    assert!(
        explained.contains("Right is 131 − (11/6) = 775/6."),
        "{explained}"
    );
    // The next one has no mistake.
    for hand in [Hand::Mouse, Hand::Keyboard, Hand::Touch] {
        page.use_hand(hand);
        page.press("#mistake-next");
        expect_item(page, "Item 2 of 4");
        page.expect_focus("#mistake-item");
        page.press(".line");
        page.wait_until(
            "the line is right",
            "document.querySelector('#mistake-said').textContent.endsWith('is right. Look on.')",
        );
        page.press("#mistake-all-right");
        expect_said(page, "All lines are right.");
        if hand != Hand::Touch {
            // The same items anew, for another hand.
            page.turn_to("rules");
            page.go_to("#mistake?items=4&seed=3");
            expect_item(page, "Item 1 of 4");
        }
    }
    page.press("#mistake-next");
    expect_item(page, "Item 3 of 4");
    page.press("#mistake-show");
    expect_said(page, "This line is wrong.");
    page.expect_number_of(".line.wrong", 1);
    page.expect_number_of("#mistake-end", 0);
    // The end: which items were right at once, which later, and the longest row.
    page.press("#mistake-next");
    expect_item(page, "Item 4 of 4");
    page.press("#mistake-show");
    page.expect_number_of("#mistake-end", 0);
    page.press("#mistake-next");
    expect_item(page, "Item 1 of 4");
    page.press(&line(page, WRONG));
    page.expect_list(
        "return [...document.querySelectorAll('#mistake-end dd')].map((value) => value.textContent)",
        &["1 of 4", "1", "1"],
    );
    page.expect_focus("#mistake-new");
    page.press("#mistake-new");
    expect_item(page, "Item 1 of 4");
    page.expect_number_of("#mistake-end", 0);
}

fn a_link_opens_exactly_this_item_and_other_mistakes_can_be_chosen(page: &Page) {
    page.open("#mistake?items=4&item=2&seed=3");
    expect_item(page, "Item 2 of 4");
    page.press("#mistake-next");
    expect_item(page, "Item 3 of 4");
    let text = page.text(".worked");
    page.reload();
    expect_item(page, "Item 3 of 4");
    page.expect_text(".worked", &text);
    // An item that there is not is the last.
    page.go_to("#mistake?items=4&item=40&seed=3");
    expect_item(page, "Item 4 of 4");
    page.press("#mistake-new");
    expect_item(page, "Item 1 of 4");
    // Another page keeps its address.
    page.go_to("#mistake?items=40&seed=9");
    page.go_to("#rules");
    page.go_to("#mistake?items=4&seed=3");
    expect_item(page, "Item 1 of 4");
    page.choose("#mistake-kind", "signs");
    page.wait_until(
        "the address says so",
        "location.hash.includes('mistake=sign')",
    );
    expect_item(page, "Item 1 of 4");
    page.choose("#mistake-level", "medium");
    page.wait_until(
        "the address says that too",
        "location.hash.includes('from=medium&to=medium')",
    );
    page.key(Key::Escape);
    expect_item(page, "Item 1 of 4");
}

fn the_code_on_a_sheet_leads_to_its_items_without_their_answers(page: &Page) {
    page.open("#sheet?kind=rolls&items=4&name=1&key=all&seed=1");
    expect_sheet(page, "rolls", 4);
    let link = page
        .text_or_none(
            "return document.querySelector('#sheet-paper .to-screen a').getAttribute('href')",
        )
        .expect("a link");
    assert_eq!(
        link,
        "#sheet?kind=rolls&items=4&from=easy&to=hard&pupils=1&seed=1"
    );
    page.go_to(&link);
    page.wait_until(
        "the items are there alone",
        "document.querySelectorAll('#sheet-paper.for-pupils .items > li').length === 4
         && !document.querySelector('#sheet-answers') && !document.querySelector('#sheet-count')",
    );
    page.expect_list(GIVEN, &ROLLS);
    page.reload();
    page.expect_list(GIVEN, &ROLLS);
    page.expect_number_of("#sheet-answers", 0);
    page.press("#sheet-paper .item:nth-child(2) a");
    page.expect_numbers(&["1", "11", "3", "5"]);
    // Dials on paper are turned on the screen.
    page.go_to("#sheet?kind=dials&items=2&pupils=1&seed=3");
    page.wait_until(
        "two puzzles are there",
        "document.querySelectorAll('#sheet-paper.for-pupils .dials > li').length === 2",
    );
    let start = page.list(
        "return [...document.querySelector('.dials-on-paper .letters').querySelectorAll('td')]
           .map((cell) => cell.textContent).filter((letter) => letter !== '')",
    );
    page.press("#sheet-paper .item:first-child a");
    page.expect_dials_board();
    page.expect_list(
        "return [...document.querySelectorAll('#dials-board .dial')]
           .map((dial) => /shows (\\w)/.exec(dial.getAttribute('aria-label'))[1])",
        &start,
    );
}

/// Makes a sheet and opens an exercise.
#[track_caller]
pub fn worksheets_go_on(page: &Page) {
    page.go_to("#sheet?kind=rolls&items=4&seed=1");
    expect_sheet(page, "rolls", 4);
    page.go_to("#mistake?items=4&seed=3");
    expect_item(page, "Item 1 of 4");
}
