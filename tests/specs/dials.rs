//! Dials: whole games by every hand, hints, the worked solution, links, reloads.

use fantoccini::key::Key;
use score_tests::view::{A4, LETTER};
use score_tests::{Engine, Hand, Page, specs};
use serde_json::json;

use crate::looks::{MOTIONS, NONE, STILL};
use crate::printed_tables::expect_whole_tables;

specs! {
    in_every_engine: [a_whole_game_is_played_by_every_hand],
    in_one: [
        presses_turn_the_letters_and_are_taken_back_and_made_again,
        numbers_and_letters_on_the_keyboard_play,
        a_hint_tells_of_one_button_and_a_reload_goes_on_with_the_game,
        a_solution_is_worked_out_line_by_line_played_and_pressed_on_the_dials,
        a_target_that_cannot_be_reached_says_why,
        an_address_holds_a_puzzle_and_its_wrong_parts_are_named,
        a_seed_gives_everybody_the_same_puzzles,
        the_dials_stand_still_and_have_edges_for_a_reader_who_asks_for_that,
    ],
}

/// Button 3 twice and button 5 once.
const PUZZLE: &str = "?signatures=10000.01000.21200.00010.00001&start=ABCDE&target=EDBDA&clock=0";

const START: [&str; 5] = [
    "A, target E, 4 steps to go",
    "B, target D, 2 steps to go",
    "C, target B, 4 steps to go",
    "D",
    "E, target A, 1 step to go",
];

fn a_whole_game_is_played_by_every_hand(page: &Page) {
    page.open_dials("");
    for hand in Hand::of(page.engine()) {
        page.go_to(&format!("#dials{PUZZLE}"));
        page.use_hand(hand);
        page.expect_dials(&START);
        page.expect_dial_counts(["0", "3"]);
        page.expect_dials_status("Press the buttons until the dials show E D B D A.");
        page.press_dial_keys(&[3]);
        page.expect_dials(&[
            "C, target E, 2 steps to go",
            "C, target D, 1 step to go",
            "E, target B, 2 steps to go",
            "D",
            "E, target A, 1 step to go",
        ]);
        page.expect_dials_status("1 press so far. 2 more can do it.");
        page.press_dial_keys(&[3, 5]);
        page.expect_dials(&["E", "D", "B", "D", "A"]);
        page.expect_dials_status("Solved in 3 presses, and fewer cannot do it!");
        page.expect_dial_counts(["3", "3"]);
        page.press("#dials-new");
        page.wait_until(
            "there is another puzzle",
            "document.querySelector('#dials-presses strong').textContent === '0'",
        );
        assert_ne!(page.dial_names(), START);
    }
}

fn presses_turn_the_letters_and_are_taken_back_and_made_again(page: &Page) {
    page.open_dials(PUZZLE);
    assert_eq!(page.letters_in_windows(), "ABCDE");
    page.expect_shown("#dials-undo[aria-disabled]");
    page.press("#dials-undo");
    page.expect_dials_status("There is no press to take back.");
    page.press_dial_keys(&[3, 3]);
    page.expect_dials(&["E", "D", "B", "D", "E, target A, 1 step to go"]);
    assert_eq!(page.letters_in_windows(), "EDBDE");
    page.press("#dials-undo");
    page.press("#dials-undo");
    page.expect_dials(&START);
    assert_eq!(page.letters_in_windows(), "ABCDE");
    page.press_dial_keys(&[1, 2]);
    page.press("#dials-undo");
    page.expect_dials_status("1 press so far. 7 more can do it.");
    page.expect_dial_key_name(1, "Button 1: turns dial 1 by 1; pressed once");
    page.press("#dials-redo");
    page.expect_shown("#dials-redo[aria-disabled]");
    page.press("#dials-redo");
    page.expect_dials_status("There is no press to make again.");
    page.press("#dials-again");
    page.expect_dials(&START);
    page.expect_dial_counts(["0", "3"]);
    a_press_too_many_does_not_undo_what_is_solved(page);
}

fn a_press_too_many_does_not_undo_what_is_solved(page: &Page) {
    page.expect_number_of("#dials-new.primary", 0);
    page.press_dial_keys(&[3, 3, 5]);
    page.expect_dials_status("Solved in 3 presses, and fewer cannot do it!");
    // Now the thing to do is a new puzzle.
    page.expect_number_of("#dials-new.primary", 1);
    page.press_dial_keys(&[5]);
    page.expect_dials_status("The dials show the target. Undo goes back a press.");
    page.expect_dial_counts(["3", "3"]);
    page.press("#dials-undo");
    page.press_dial_keys(&[5]);
    page.expect_dials_status("Solved in 3 presses, and fewer cannot do it!");
}

fn numbers_and_letters_on_the_keyboard_play(page: &Page) {
    page.open_dials(PUZZLE);
    page.type_text("33");
    page.expect_dials_status("2 presses so far. 1 more can do it.");
    page.type_text("z");
    page.expect_dials_status("1 press so far. 2 more can do it.");
    page.chord(Key::Control, 'y');
    page.expect_dials_status("2 presses so far. 1 more can do it.");
    page.type_text("h");
    page.expect_dials_status("Hint: button 5 needs one more press.");
    // There is no sixth button.
    page.type_text("65");
    page.expect_dials_status("Solved in 3 presses, and fewer cannot do it! A hint helped.");
    // On another page the keys mean nothing here.
    page.turn_to("rules");
    page.type_text("1");
    page.turn_to("dials");
    page.expect_dial_counts(["3", "3"]);
    // Nor do they play for those who have switched single keys off.
    page.turn_to("settings");
    page.press("#settings-keys");
    page.turn_to("dials");
    page.type_text("1z");
    page.expect_dials_status("Solved in 3 presses, and fewer cannot do it! A hint helped.");
    page.chord(Key::Control, 'z');
    page.expect_dials_status("2 presses so far. 1 more can do it.");
}

fn a_hint_tells_of_one_button_and_a_reload_goes_on_with_the_game(page: &Page) {
    page.open_dials(PUZZLE);
    the_dials_are_read_aloud_to_players_who_do_not_see_them(page);
    page.press("#dials-hint");
    page.expect_dials_status("Hint: button 3 needs 2 more presses.");
    page.expect_dial_key_name(
        3,
        "Button 3: turns dial 1 by 2, dial 2 by 1, dial 3 by 2; hint: 2 more",
    );
    page.press_dial_keys(&[3, 1]);
    page.press("#dials-undo");
    page.reload();
    page.expect_dials_board();
    page.expect_dials_status("1 press so far. 2 more can do it.");
    page.expect_dial_key_name(
        3,
        "Button 3: turns dial 1 by 2, dial 2 by 1, dial 3 by 2; pressed once; hint: 1 more",
    );
    page.press("#dials-redo");
    page.expect_dials_status("2 presses so far. 6 more can do it.");
    page.press("#dials-undo");
    page.press("#dials-hint");
    page.expect_dials_status("Hint: button 5 needs one more press.");
    page.press("#dials-hint");
    page.expect_dials_status("The buttons with a hint are all that you need to press.");
    page.press_dial_keys(&[5, 3]);
    page.expect_dials_status("Solved in 3 presses, and fewer cannot do it! Hints helped.");
    page.press("#dials-hint");
    page.expect_dials_status("The dials show the target. Undo goes back a press.");
}

fn the_dials_are_read_aloud_to_players_who_do_not_see_them(page: &Page) {
    page.expect_shown("#dials-status[role=status]");
    page.expect_dial_key_name(3, "Button 3: turns dial 1 by 2, dial 2 by 1, dial 3 by 2");
    // The letters of the wheels are read aloud with their dial and not one by
    // one.
    page.expect_number_of(".dial span:not([aria-hidden])", 0);
}

/// Two dials: 2 presses of the first button, 3 of the second.
const SMALL: &str = "?signatures=02.31&start=AA&target=EC&clock=0";

fn a_solution_is_worked_out_line_by_line_played_and_pressed_on_the_dials(page: &Page) {
    page.open_dials(SMALL);
    a_solution_is_worked_out_line_by_line(page);
    page.press("#dials-again");
    the_steps_are_played_at_the_clocks_pace(page);
    the_solution_is_pressed_on_the_dials(page);
}

fn a_solution_is_worked_out_line_by_line(page: &Page) {
    page.press("#dials-solution");
    let frames = [
        (
            "A line for each dial, a column for each button. From AA to EC, dial 1 must turn by 4 \
             in all: that is line 1. Only the rest after whole turns of 5 counts.",
            ["0 3 = 4", "2 1 = 2"],
        ),
        (
            "Line 1 has a 0 in column 1, so it changes places with line 2.",
            ["2 1 = 2", "0 3 = 4"],
        ),
        (
            "Line 1 times 3, to make a 1 in column 1: 3 × 2 = 6, which leaves 1.",
            ["1 3 = 1", "0 3 = 4"],
        ),
        (
            "Line 2 times 2, to make a 1 in column 2: 2 × 3 = 6, which leaves 1.",
            ["1 3 = 1", "0 1 = 3"],
        ),
        (
            "Line 1 plus 2 × line 2, to make a 0 in column 2: 3 + 2 = 5, which leaves 0.",
            ["1 0 = 2", "0 1 = 3"],
        ),
        (
            "Now each line has one button and says how often to press it: Press button 1 twice and \
             button 2 three times.",
            ["1 0 = 2", "0 1 = 3"],
        ),
    ];
    for (index, (sentence, lines)) in frames.iter().enumerate() {
        assert_eq!(page.expect_worked(sentence), lines);
        let step = match index {
            0 => "Start".to_owned(),
            _ => format!("Step {index} of 5"),
        };
        page.expect_text("#dials-worked .help", &step);
        page.press("#dials-worked .next");
    }
    for (sentence, lines) in frames.iter().rev().skip(1) {
        page.press("#dials-worked .back");
        assert_eq!(page.expect_worked(sentence), lines);
    }
    expect_whole_tables(page, "equations", &[A4, LETTER]);
    page.press("#dials-solution");
    page.wait_until("it is closed", "!document.querySelector('#dials-worked')");
    page.press_dial_keys(&[2, 2, 2, 1, 1]);
    page.expect_dials_status("Solved in 5 presses, and fewer cannot do it! The solution helped.");
}

/// From the solution's beginning.
fn the_steps_are_played_at_the_clocks_pace(page: &Page) {
    page.press("#dials-solution");
    page.press("#dials-play");
    page.wait_until(
        "they are played",
        "document.querySelector('#dials-play').textContent === 'Pause'",
    );
    page.advance(2_400);
    page.expect_text("#dials-worked .help", "Start");
    for step in 1..=5 {
        page.advance(2_500);
        page.wait_until(
            &format!("step {step} is shown"),
            &format!(
                "document.querySelector('#dials-worked .help').textContent === 'Step {step} of 5'"
            ),
        );
    }
    page.wait_until(
        "they are played to their end",
        "document.querySelector('#dials-play').textContent === 'Play'",
    );
}

fn the_solution_is_pressed_on_the_dials(page: &Page) {
    page.press_dial_keys(&[1]);
    page.press("#dials-press");
    page.expect_dials(&["A, target E, 4 steps to go", "A, target C, 2 steps to go"]);
    for (presses, letters) in [(1, "AC"), (2, "AE"), (3, "DA"), (4, "BB"), (5, "EC")] {
        page.advance(900);
        page.wait_until(
            &format!("{presses} presses are made"),
            &format!("document.querySelector('#dials-presses strong').textContent === '{presses}'"),
        );
        let shown: String = page
            .dial_names()
            .iter()
            .filter_map(|name| name.split("shows ").nth(1)?.chars().next())
            .collect();
        assert_eq!(shown, letters);
    }
    page.expect_dials_status("Solved in 5 presses, and fewer cannot do it! The solution helped.");
    // A press of the player's own stops it.
    page.press("#dials-press");
    page.press_dial_keys(&[1]);
    page.advance(900);
    page.expect_dials_status("1 press so far. 4 more can do it.");
}

fn a_target_that_cannot_be_reached_says_why(page: &Page) {
    page.open_dials("?signatures=12.24&start=AA&target=BB");
    page.expect_dials_status("These buttons cannot come to B B. Open the solution to see why.");
    page.expect_dial_counts(["0", "none"]);
    page.press("#dials-hint");
    page.expect_dials_status("Nothing can help: these buttons cannot come to the target.");
    page.press("#dials-solution");
    page.wait_until("it is open", "document.querySelector('#dials-worked')");
    page.expect_list(
        "return [...document.querySelectorAll('#dials-worked > :is(p:not([class]), ul)')]
               .map((each) => each.textContent)",
        &[
            "These buttons reach only 5 of 25 targets, but each of them in 5 ways.",
            "Count how many steps each dial must turn. A target can be reached if each sum below \
             is 0 after whole turns of 5:",
            "3 × dial 1 + dial 2 (here 3 × 1 + 1 = 4: not 0)",
        ],
    );
    page.expect_hidden("#dials-press");
    for _ in 0..2 {
        page.press("#dials-worked .next");
    }
    page.expect_worked(
        "Line 2 has only zeros, but 4 on the right: no presses can do that. There is no way.",
    );
    // The same buttons, and a target that they reach in five ways.
    page.go_to("#dials?signatures=12.24&start=AA&target=CE");
    page.expect_dials_status("Press the buttons until the dials show C E.");
    page.expect_dial_counts(["0", "1"]);
    page.press("#dials-solution");
    page.press("#dials-worked .next");
    page.press("#dials-worked .next");
    page.expect_worked(
        "Button 2 can be pressed as often as you like. Then each line says how often to press \
         another: 5 ways. With the fewest presses: Press button 2 once.",
    );
}

fn an_address_holds_a_puzzle_and_its_wrong_parts_are_named(page: &Page) {
    page.open_dials("?modulus=4");
    page.expect_words_in("#dials-status.refusal", "4");
    a_wrong_part_of_an_address_is_named(page);
    page.go_to("#dials?modulus=11&signatures=X1.02&start=AK&target=BC");
    page.expect_number_of("#dials-board .dial", 2);
    let link = page
        .text_or_none("return document.querySelector('#dials .play-link a').getAttribute('href')");
    let link = link.expect("a link");
    assert_eq!(
        link,
        "#dials?modulus=11&signatures=X1.02&start=AK&target=BC"
    );
    // A command that was carried out has left the address.
    page.expect_value("return location.hash", "#dials");
    page.press_dial_keys(&[1]);
    page.expect_text("#dials-presses strong", "1");
    page.press("#dials .play-link a");
    page.wait_until(
        "the puzzle begins anew",
        "document.querySelector('#dials-presses strong').textContent === '0'",
    );
    page.expect_dials(&["A, target B, 1 step to go", "K, target C, 3 steps to go"]);
}

fn a_wrong_part_of_an_address_is_named(page: &Page) {
    for (query, sentence) in [
        ("?signatures=12.2", "12.2"),
        ("?signatures=12.01&start=AF", "AF"),
        ("?dials=9", "9"),
        ("?roll=1.2", "roll"),
    ] {
        page.go_to(&format!("#dials{query}"));
        page.expect_words_in("#dials-status.refusal", sentence);
        // There is a puzzle all the same.
        page.expect_number_of("#dials-board .dial", 5);
    }
}

fn a_seed_gives_everybody_the_same_puzzles(page: &Page) {
    let names = |page: &Page| {
        let first = page.dial_names();
        page.press("#dials-new");
        page.wait_until(
            "there is another puzzle",
            &format!(
                "[...document.querySelectorAll('.dial')].map((each) => each.ariaLabel \
                 ?? each.getAttribute('aria-label')).join() !== {}",
                json!(first.join(","))
            ),
        );
        [first, page.dial_names()]
    };
    page.open_dials("?seed=7");
    let mine = names(page);
    page.forget();
    page.open_dials("?seed=7");
    assert_eq!(names(page), mine);
    // A reload goes on with the second one.
    page.reload();
    page.expect_dials_board();
    assert_eq!(page.dial_names(), mine[1]);
    page.go_to("#dials?seed=8");
    page.wait_until(
        "another seed has another puzzle",
        &format!(
            "document.querySelector('.dial').getAttribute('aria-label') !== {}",
            json!(mine[1][0])
        ),
    );
}

/// Only Chromium's driver can ask for this.
fn the_dials_stand_still_and_have_edges_for_a_reader_who_asks_for_that(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    page.with_motion();
    page.open_dials(PUZZLE);
    page.press(".dial-key[data-button=\"3\"]");
    assert!(page.list(MOTIONS).contains(&"translate".to_owned()));
    page.ask_for(&STILL);
    for number in [3, 5] {
        page.press(&format!(".dial-key[data-button=\"{number}\"]"));
        page.painted();
        assert_eq!(page.list(MOTIONS), NONE);
    }
    page.ask_for(&[("forced-colors", "active")]);
    page.go_to(&format!("#dials{PUZZLE}"));
    let widths = page.list(
        "return [...document.querySelectorAll('.dial')]
           .map((dial) => getComputedStyle(dial).borderTopWidth)",
    );
    assert_eq!(widths, ["1px"; 5]);
}
