//! The house rules: presets, the defaults, refused values, keeping and sharing; and the single
//! keys.

use fantoccini::key::Key;
use score_tests::play::Operator;
use score_tests::{Hand, Page, specs};

specs! {
    in_every_browser: [the_link_is_copied_or_selected],
    in_one: [
        presets_and_defaults_fill_the_form_and_the_table_plays_by_it,
        a_refused_value_has_its_sentence_and_loses_nothing,
        presets_are_saved_replaced_and_forgotten_and_unsaved_changes_stay,
        the_page_says_whose_rules_they_are_and_only_one_player_has_no_clocks,
        rules_wait_while_a_clock_runs_and_keep_the_points,
        single_keys_can_be_switched_off,
    ],
}

const USE: &str = "#house-form .primary";
const CHANGED: &str = "New house rules. The next numbers are played by them.";
const OPERATORS: [&str; 5] = [
    "house-add",
    "house-sub",
    "house-mul",
    "house-div",
    "house-join",
];

fn presets_and_defaults_fill_the_form_and_the_table_plays_by_it(page: &Page) {
    let names = ["house-goal", "house-cards", "house-join", "house-all"];
    page.open("#house?clock=0");
    page.expect_fields(&names, &["20", "false", "true", "false"]);
    page.choose_preset("24");
    assert!(!page.expect_answer("Now press “Use these rules”."));
    page.expect_fields(&names, &["24", "true", "false", "true"]);
    page.press(USE);
    page.expect_status(CHANGED);
    page.expect_text("#goal strong", "24");
    page.roll();
    page.expect_count(4);
    let names_of_cards = page.run(
        "return [...document.querySelectorAll('#dice .tile')].every((tile) =>
           tile.getAttribute('aria-label').endsWith(', a card') && tile.dataset.value <= 13)",
        Vec::new(),
    );
    assert_eq!(names_of_cards, true);
    page.turn_to("house");
    page.choose_preset("score");
    page.expect_fields(&names, &["20", "false", "true", "false"]);
    // The dice are those of the form.
    page.fill_row("#house-die-1", &["2"; 6]);
    page.press(USE);
    page.expect_status(CHANGED);
    page.roll();
    page.expect_count(6);
    assert!(page.numbers().iter().all(|n| n == "1" || n == "2"));
    page.turn_to("house");
    page.fill_row("#house-die-3", &[""; 4]);
    page.press(USE);
    page.expect_status(CHANGED);
    page.roll();
    page.expect_count(2);
    assert!(
        page.name_of(&page.numbers()[0])
            .ends_with(", on a die with 2 sides")
    );
    // The defaults come back in one tap.
    page.go_to("#play?dice=2.2&goal=7&ops=join&score_s=5&impossible_s=6&all=1&blocking=1&undo=0&roller=host&spoilers_wait=1&clock=0");
    page.expect_text("#goal strong", "7");
    page.turn_to("house");
    let names = [
        "house-die-1",
        "house-die-2",
        "house-die-3",
        "house-die-4",
        "house-die-5",
        "house-goal",
        "house-score-s",
        "house-impossible-s",
        "house-undo",
        "house-all",
        "house-blocking",
        "house-spoilers-wait",
        "house-roller",
    ];
    page.expect_fields(
        &names,
        &[
            "2", "2", "", "", "", "7", "5", "6", "false", "true", "true", "true", "host",
        ],
    );
    page.back_to_defaults();
    page.expect_status(CHANGED);
    page.expect_text("#goal strong", "20");
    page.turn_to("house");
    page.expect_fields(
        &names,
        &[
            "6", "6", "12", "20", "", "20", "30", "60", "true", "false", "false", "false", "anyone",
        ],
    );
    page.expect_fields(&OPERATORS, &["true"; 5]);
}

fn a_refused_value_has_its_sentence_and_loses_nothing(page: &Page) {
    let dice = "There are 2 to 6 dice, each with 2 to 100 sides.";
    let goals = "The goal is a whole number from 0 to 999.";
    let clocks = "A clock runs 5 to 600 seconds; an empty box is no clock.";
    // A text that is no whole number, and one beyond a limit; the core's tests have each limit.
    let cases = [
        ("house-goal", "", goals),
        ("house-goal", "1000", goals),
        ("house-goal", "2.5", goals),
        ("house-score-s", "4", clocks),
        ("house-impossible-s", "1e2", clocks),
        ("house-die-5", "101", dice),
        ("house-die-3", "six", dice),
    ];
    page.open("#house");
    page.fill("#house-die-2", "33");
    for (field, value, sentence) in cases {
        let good = page.fields(&[field]).remove(0);
        let selector = format!("#{field}");
        page.fill(&selector, value);
        // Enter in a field is as good as the key.
        page.key(Key::Enter);
        page.expect_problem(sentence, field);
        // A wrong value stays to be corrected, and so do all others.
        page.expect_fields(&[field, "house-die-2"], &[value, "33"]);
        // Nor can it be kept under a name.
        page.fill("#house-name", "bad");
        page.press("#house-save");
        page.expect_problem(sentence, field);
        page.expect_number_of("#own-presets button", 0);
        page.fill(&selector, &good);
    }
    // One die is too few.
    page.fill_row("#house-die-2", &[""; 3]);
    page.press(USE);
    page.expect_problem(dice, "house-die-1");
    page.fill("#house-die-2", "33");
    for operator in OPERATORS {
        page.press(&format!("#{operator}"));
    }
    page.press(USE);
    page.expect_problem(
        "Without any operator nothing can be made: choose at least one.",
        "house-add",
    );
    // A preset puts all of it right.
    page.choose_preset("score");
    assert!(!page.expect_answer("Now press “Use these rules”."));
    page.expect_number_of("[aria-invalid]", 0);
    page.press(USE);
    page.expect_status(CHANGED);
}

fn presets_are_saved_replaced_and_forgotten_and_unsaved_changes_stay(page: &Page) {
    let own = "#own-presets button[data-preset]";
    page.open("#house");
    page.press("#house-save");
    assert!(page.expect_answer("Give the preset a name first."));
    page.expect_focus("#house-name");
    for (goal, count) in [("41", 1), ("42", 1)] {
        page.fill("#house-goal", goal);
        page.fill("#house-name", "<b>mine</b>");
        page.press("#house-save");
        assert!(!page.expect_answer("Saved among the presets."));
        page.expect_number_of(own, count);
        page.expect_fields(&["house-name"], &[""]);
    }
    page.expect_text(own, "<b>mine</b>");
    page.fill("#house-goal", "43");
    page.fill("#house-name", "other");
    page.press("#house-save");
    page.wait_until(
        "both are there",
        "document.querySelectorAll('#own-presets button[data-preset]').length === 2",
    );
    page.press("#own-presets button[aria-label=\"Forget <b>mine</b>\"]");
    page.wait_until(
        "the other alone is left",
        "document.querySelectorAll('#own-presets button[data-preset]').length === 1",
    );
    page.expect_text(own, "other");
    page.choose_preset("score");
    page.press(own);
    page.expect_fields(&["house-goal"], &["43"]);
    page.open("#house?clock=0");
    page.expect_number_of(own, 1);
    page.expect_text(own, "other");
    unsaved_changes_are_still_there_at_the_next_visit(page);
}

fn the_page_says_whose_rules_they_are_and_only_one_player_has_no_clocks(page: &Page) {
    let says = |words: &str| page.expect_text("#house-game", words);
    let names = ["house-score-s", "house-impossible-s"];
    page.open("#house?clock=0");
    says("The rules of Score, as you play it alone.");
    for (times, seconds) in [
        ("2", ["60", "120"]),
        ("5", ["150", "300"]),
        ("10", ["300", "600"]),
        ("0", ["", ""]),
        ("1", ["30", "60"]),
        ("2", ["60", "120"]),
    ] {
        page.press(&format!("#house-form button[data-times=\"{times}\"]"));
        page.expect_fields(&names, &seconds);
    }
    page.press(USE);
    page.expect_status(CHANGED);
    page.roll();
    page.expect_phase("thinking");
    page.call_impossible(None);
    page.expect_seconds(120);
    page.call_score(None);
    page.expect_seconds(60);
    page.give_up();
    page.expect_settlement();
    page.turn_to("house");
    page.press("#house-form button[data-times=\"0\"]");
    page.press(USE);
    page.expect_status(CHANGED);
    page.roll();
    page.expect_phase("free");
    page.turn_to("24");
    page.turn_to("house");
    says("The rules of 24, as you play it alone.");
    page.turn_to("play");
    page.turn_to("players");
    page.seat(&["Ada", "Ben"]);
    page.turn_to("house");
    says("The rules of Score, as you play it together at this screen.");
    page.expect_fields(&names, &["30", "60"]);
    for off in ["#house-score-s", "#house-impossible-s"] {
        page.press("#house-form button[data-times=\"1\"]");
        page.clear(off);
        page.press(USE);
        assert!(page.expect_answer("Only one player alone can play without clocks."));
        page.expect_fields(&[&off[1..]], &[""]);
    }
}

fn rules_wait_while_a_clock_runs_and_keep_the_points(page: &Page) {
    page.open("#play?roll=9.9.9.9&clock=0");
    page.call_score(None);
    page.step("9", Operator::Join, "9");
    page.expect_numbers(&["9", "9", "99"]);
    page.turn_to("house");
    page.fill("#house-goal", "999");
    page.press(USE);
    assert!(page.expect_answer("Finish the open call first."));
    page.expect_fields(&["house-goal"], &["999"]);
    page.advance(10_000);
    page.turn_to("play");
    page.expect_phase("demo");
    page.expect_seconds(20);
    page.expect_text("#goal strong", "20");
    page.expect_numbers(&["9", "9", "99"]);
    // The clock goes on while another page is read.
    page.turn_to("house");
    page.advance(20_000);
    page.fill("#house-goal", "999");
    page.press(USE);
    page.expect_status(CHANGED);
    page.expect_phase("rest");
    page.expect_text("#goal strong", "999");
    page.expect_points(0, -1);
    assert_eq!(page.numbers(), Vec::<String>::new());
}

fn the_link_is_copied_or_selected(page: &Page) {
    page.open("#house");
    page.fill("#house-goal", "66");
    page.press("#house-copy");
    page.wait_until(
        "the page says what became of the link",
        "['Copied.', 'The link is selected: copy it with Ctrl+C, or hold your finger on it.']
           .includes(document.querySelector('#house-status').innerText)",
    );
    let selected = page.run(
        "const field = document.querySelector('#house-link');
         return field.value.slice(field.selectionStart, field.selectionEnd)",
        Vec::new(),
    );
    let link = format!("{}#play?goal=66", page.site().address());
    assert_eq!(selected, link.as_str());
    // A device whose sheet refuses the link copies it.
    page.have_sheet_that_rejects("NotAllowedError");
    page.turn_to("rules");
    page.turn_to("house");
    page.fill("#house-goal", "67");
    page.press("#house-copy + button");
    page.expect_text("#house-status", "Copied.");
    let link = format!("{}#play?goal=67", page.site().address());
    page.expect_value("return window.copiedText", &link);
}

fn single_keys_can_be_switched_off(page: &Page) {
    page.open("#settings?clock=0");
    page.press("#settings-keys");
    page.go_to("#play?roll=9.9.9.9&clock=0");
    page.expect_phase("thinking");
    page.type_text("sri9+9");
    page.expect_status("Can you make 20?");
    page.expect_phase("thinking");
    page.expect_numbers(&["9"; 4]);
    // Everything can be reached without them.
    page.use_hand(Hand::Keyboard);
    page.call_score(None);
    page.step("9", Operator::Join, "9");
    page.expect_numbers(&["9", "9", "99"]);
    page.chord(Key::Control, 'z');
    page.expect_numbers(&["9"; 4]);
    page.give_up();
    page.expect_settlement();
    page.use_hand(Hand::Mouse);
    page.turn_to("settings");
    page.press("#settings-keys");
    page.go_to("#play?roll=9.9.9.9&clock=0");
    page.expect_phase("thinking");
    page.type_text("s");
    page.expect_phase("demo");
}

fn unsaved_changes_are_still_there_at_the_next_visit(page: &Page) {
    let names = ["house-name", "house-goal", "house-all"];
    page.expect_text("#house-status", "");
    page.fill("#house-name", "Mondays");
    page.fill("#house-goal", "31");
    page.press("#house-all");
    page.turn_to("rules");
    page.turn_to("house");
    assert!(!page.expect_answer("Your unsaved changes are still here."));
    page.expect_fields(&names, &["Mondays", "31", "true"]);
    page.press("#house-take-back");
    page.expect_fields(&names, &["", "20", "false"]);
    page.turn_to("rules");
    page.turn_to("house");
    page.expect_text("#house-status", "");
    // If other rules hold meanwhile, the form shows those, and the name is kept.
    page.fill("#house-name", "Mondays");
    page.fill("#house-goal", "31");
    page.go_to("#play?goal=40&clock=0");
    page.expect_phase("rest");
    page.turn_to("house");
    page.expect_fields(&names, &["Mondays", "40", "false"]);
}
