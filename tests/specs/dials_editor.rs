//! Dials: puzzles of a player's own, and games that a browser has kept.

use score_tests::dials::dial_key;
use score_tests::{Page, specs};

specs! {
    in_one: [
        a_puzzle_of_ones_own_is_written_and_played_or_refused_at_its_field,
        buttons_that_reach_too_little_say_so_and_there_are_other_sizes,
        an_unreadable_game_is_put_aside,
    ],
}

const PUZZLE: &str = "?signatures=02.31&start=AA&target=EC";

/// Opens the form with that puzzle in it.
fn open_form(page: &Page) {
    page.open_dials(PUZZLE);
    page.press("#dials-own");
    page.wait_until("the form is there", "document.querySelector('#dials-form')");
}

#[track_caller]
fn expect_reach(page: &Page, words: &str) {
    page.wait_until(
        &format!("it says '{words}'"),
        &format!("document.querySelector('#dials-reach').innerText.includes('{words}')"),
    );
}

fn a_puzzle_of_ones_own_is_written_and_played_or_refused_at_its_field(page: &Page) {
    open_form(page);
    let fields = ["dials-1-1", "dials-1-2", "dials-2-1", "dials-2-2"];
    page.expect_fields(&fields, &["0", "2", "3", "1"]);
    page.expect_fields(&["dials-start", "dials-target"], &["AA", "EC"]);
    a_wrong_puzzle_is_refused_at_its_field(page);
    page.fill("#dials-1-1", "1");
    page.fill("#dials-2-2", "1");
    page.fill("#dials-start", "bb");
    page.fill("#dials-target", "ec");
    expect_reach(page, "reach only 5 of 25 targets");
    page.fill("#dials-2-1", "0");
    expect_reach(page, "reach all 25 targets");
    page.press("#dials-form .primary");
    page.expect_dials(&["B, target E, 3 steps to go", "B, target C, 1 step to go"]);
    page.expect_dial_key_name(2, "Button 2: turns dial 2 by 1");
    // The form stays open for the next one.
    page.expect_shown("#dials-form");
}

fn a_wrong_puzzle_is_refused_at_its_field(page: &Page) {
    page.fill("#dials-1-2", "5");
    page.press("#dials-form .primary");
    page.expect_problem("In each box is one digit: 0 to 4.", "dials-1-2");
    page.fill("#dials-1-2", "2");
    page.wait_until(
        "nothing is wrong any more",
        "!document.querySelector('[aria-invalid=true]')",
    );
    for (field, letters) in [("dials-start", "AF"), ("dials-target", "A")] {
        page.fill(&format!("#{field}"), letters);
        page.press("#dials-form .primary");
        page.expect_problem("Write 2 letters from A to E.", field);
        page.fill(&format!("#{field}"), "AB");
    }
    page.clear("#dials-2-2");
    page.press("#dials-other-letters");
    page.expect_problem("In each box is one digit: 0 to 4.", "dials-2-2");
    // The game behind it is as it was.
    page.expect_dials(&["A, target E, 4 steps to go", "A, target C, 2 steps to go"]);
}

fn buttons_that_reach_too_little_say_so_and_there_are_other_sizes(page: &Page) {
    open_form(page);
    for (field, digit) in [("1-1", "1"), ("1-2", "2"), ("2-1", "2"), ("2-2", "4")] {
        page.fill(&format!("#dials-{field}"), digit);
    }
    expect_reach(
        page,
        "reach only 5 of 25 targets, but each of them in 5 ways",
    );
    expect_reach(page, "3 × dial 1 + dial 2");
    page.press("#dials-other-letters");
    expect_reach(page, "good");
    let fields = ["dials-1-1", "dials-1-2", "dials-2-1", "dials-2-2"];
    page.expect_fields(&fields, &["1", "2", "2", "4"]);
    page.press("#dials-other-signatures");
    expect_reach(page, "reach all 25 targets, each in exactly one way");
    there_are_other_sizes(page);
}

fn there_are_other_sizes(page: &Page) {
    page.run(
        "const choose = (id, value) => {
           const choice = document.querySelector(id);
           choice.value = value;
           choice.dispatchEvent(new Event('input', {bubbles: true}));
           choice.dispatchEvent(new Event('change', {bubbles: true}));
         };
         choose('#dials-count', '8');
         choose('#dials-letters', '11');",
        Vec::new(),
    );
    expect_reach(page, "reach all 214,358,881 targets");
    page.expect_number_of("#dials-form .dial-fields > div", 8);
    page.press("#dials-form .primary");
    page.wait_until(
        "there are eight dials",
        "document.querySelectorAll('#dials-board .dial').length === 8",
    );
    page.type_text("8");
    page.press("#dials-solution");
    page.wait_until(
        "it is worked out",
        "document.querySelectorAll('#dials-worked tbody tr').length === 8",
    );
    page.press("#dials-new");
    page.wait_until(
        "another of the same size",
        "document.querySelector('#dials-presses strong').textContent === '0'",
    );
    page.expect_number_of("#dials-board .dial", 8);
}

fn an_unreadable_game_is_put_aside(page: &Page) {
    page.open_dials("");
    page.run("localStorage.setItem('score/dials', '1:0')", Vec::new());
    page.reload();
    page.expect_dials_board();
    page.expect_dials_status(
        "The game that this browser had kept could not be read. It was put aside, and a new one \
         begins.",
    );
    page.expect_value(
        "return localStorage.getItem('score/dials.unreadable')",
        "1:0",
    );
    page.press(&dial_key(1));
    page.expect_text("#dials-presses strong", "1");
}
