//! Keyboards of other countries, and characters that people type in the middle of a step.

use fantoccini::key::Key;
use score_tests::play::{Operator, Slot};
use score_tests::{Page, specs};
use serde_json::json;

use crate::learn::{NEXT, open_practice};
use crate::screen_list::{call, lay};

specs! {
    in_one: [
        the_keys_of_the_page_are_where_they_are_on_any_keyboard,
        signs_count_as_people_type_them_and_those_that_fit_nowhere_are_named,
        a_step_can_be_typed_at_boards_of_ones_own,
        a_solved_puzzle_leads_on_by_focus_and_key,
    ],
}

/// Presses a key as a keyboard with other letters reports it: drivers have no such keyboards.
#[track_caller]
fn press_foreign(page: &Page, typed: &str, code: &str, control: bool) {
    page.run(
        "const [key, code, ctrlKey] = arguments;
         document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
           {key, code, ctrlKey, bubbles: true, cancelable: true}))",
        vec![json!(typed), json!(code), json!(control)],
    );
}

fn the_keys_of_the_page_are_where_they_are_on_any_keyboard(page: &Page) {
    page.open("#play?roll=1.4.5.7&seed=1&clock=0");
    // Russian, Greek and Arabic: S, give the step back, and I after a roll.
    press_foreign(page, "ы", "KeyS", false);
    page.expect_seconds(30);
    page.step("4", Operator::Mul, "5");
    page.expect_numbers(&["1", "7", "20"]);
    press_foreign(page, "я", "KeyZ", true);
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.give_up();
    page.expect_phase("settled");
    press_foreign(page, "ρ", "KeyR", false);
    page.expect_phase("thinking");
    press_foreign(page, "ه", "KeyI", false);
    page.expect_seconds(60);
    // A Latin letter is itself, wherever it is: on a German keyboard Z is at Y's place.
    press_foreign(page, "z", "KeyY", false);
    page.expect_seconds(60);
}

/// Deals this roll when the one before it has ended, and calls SCORE.
#[track_caller]
fn call_of(page: &Page, roll: &str) {
    lay(page, &format!("roll={roll}"), "thinking");
    call(page, "s", "demo");
}

#[track_caller]
fn expect_named(page: &Page, sign: &str) {
    page.expect_refusal(&format!(
        "“{sign}” does not fit here: a step is a free number, an operator, another free number."
    ));
}

fn signs_count_as_people_type_them_and_those_that_fit_nowhere_are_named(page: &Page) {
    page.open("#play?clock=0");
    // The core decides which signs and digits there are.
    call_of(page, "9.9.2.1");
    page.type_text("٩✕９");
    page.expect_numbers(&["1", "2", "81"]);
    page.type_text("२−1");
    page.expect_numbers(&["1", "81"]);
    call_of(page, "9.9.9.9");
    page.type_text("7");
    expect_named(page, "7");
    page.type_text("9");
    page.expect_slot(Slot::Left, "9");
    page.type_text("8");
    expect_named(page, "8");
    page.type_text("+(");
    page.expect_refusal("One step at a time: begin with the step inside the brackets.");
    // The characters before it stay.
    page.expect_slot(Slot::Left, "9");
    page.expect_slot(Slot::Op, "plus");
    page.type_text("-");
    expect_named(page, "-");
    page.expect_slot(Slot::Op, "plus");
    page.type_text("^");
    expect_named(page, "^");
    page.key(Key::Backspace);
    page.type_text("-9");
    page.expect_numbers(&["0", "9", "9"]);
    // A digit that may go on says that it waits.
    call_of(page, "1.3.12.14");
    page.type_text("3-1");
    page.expect_status("1 … press Enter for 1, or type on.");
    page.key(Key::Enter);
    page.expect_numbers(&["12", "14", "2"]);
    // If the digit alone is no number, there is nothing to press Enter for.
    page.type_text("1");
    page.expect_status("1 … type on.");
    page.type_text("4");
    page.expect_slot(Slot::Left, "14");
}

fn a_step_can_be_typed_at_boards_of_ones_own(page: &Page) {
    page.open("#experiment");
    page.type_text("9&9");
    page.expect_numbers(&["9", "9", "99"]);
    page.type_text("99/9=");
    page.expect_numbers(&["9", "11"]);
    page.type_text("7");
    expect_named(page, "7");
    page.type_text("9+11");
    page.expect_status("20! That is a way.");
    page.go_to("#practice?seed=7");
    page.expect_status("Make 20 in two or three steps.");
    page.type_text("+-");
    expect_named(page, "-");
}

fn a_solved_puzzle_leads_on_by_focus_and_key(page: &Page) {
    open_practice(page, "");
    page.expect_numbers(&["1", "12", "4", "7"]);
    page.type_step("12+7");
    // Enter right after the last number still belongs to the step.
    page.type_step("19+1");
    page.expect_status("20! That is a way.");
    page.expect_focus(NEXT);
    go_on_by_enter(page);
    page.expect_numbers(&["2", "2", "4", "6"]);
    page.type_text("h");
    page.expect_number_of("#learn-hint[aria-keyshortcuts=H]", 1);
    page.expect_status("There is a solution.");
    page.type_text("i");
    page.expect_status("There is a way to 20. Look once more.");
    // A player wants to look at a solution that is explained.
    page.type_text("l");
    page.expect_focus(".explanation");
    page.type_text("r");
    page.expect_number_of(NEXT, 0);
    page.go_to("#race?seed=23");
    page.expect_status("You: roll. The first roll is free.");
    page.type_text("r");
    page.expect_numbers(&["1", "3", "9", "9"]);
    page.go_to("#mistake?items=4&seed=3");
    page.expect_text("#mistake-item", "Item 1 of 4");
    page.type_text("a");
    page.expect_text("#mistake-said", "One line is wrong. Look again.");
    page.type_text("l");
    page.expect_focus("#mistake-next");
    page.type_text("r");
    page.expect_text("#mistake-item", "Item 2 of 4");
    page.press(".line");
    page.expect_focus(".line");
    // At the table the result has the focus.
    page.go_to("#play?roll=1.4.5.7");
    page.call_score(None);
    page.type_step("4*5");
    page.type_step("20*1");
    page.expect_settlement();
    go_on_by_enter(page);
    page.expect_phase("thinking");
}

/// Enter, once the player has seen what there is.
#[track_caller]
fn go_on_by_enter(page: &Page) {
    page.pass_time(1_500);
    page.key(Key::Enter);
}
