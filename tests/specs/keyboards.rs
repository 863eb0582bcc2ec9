//! Keyboards of other countries, and what people type in the middle of a step.

use fantoccini::key::Key;
use score_tests::play::{Operator, Slot};
use score_tests::{Page, specs};
use serde_json::json;

specs! {
    in_one: [
        the_keys_of_the_page_are_where_they_are_on_any_keyboard,
        signs_and_digits_count_as_people_type_them,
        a_second_operator_is_refused_and_the_first_stays,
        an_unknown_sign_in_a_step_is_the_one_that_is_named,
        a_step_can_be_typed_at_the_bench,
        a_key_that_fits_nowhere_is_named_in_practice_too,
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
    // A Latin letter is what it says, wherever it is: on a German keyboard Z is at Y's place.
    press_foreign(page, "z", "KeyY", false);
    page.expect_seconds(60);
}

fn signs_and_digits_count_as_people_type_them(page: &Page) {
    for typed in ["9·9", "9×9", "٩x٩", "９✕９"] {
        page.open("#play?roll=9.9.2.1&clock=0");
        page.call_score(None);
        page.type_text(typed);
        page.expect_numbers(&["1", "2", "81"]);
        page.give_up();
    }
    for typed in ["9–2", "9−2", "९-२"] {
        page.open("#play?roll=9.9.2.1&clock=0");
        page.call_score(None);
        page.type_text(typed);
        page.expect_numbers(&["1", "7", "9"]);
        page.give_up();
    }
}

fn a_second_operator_is_refused_and_the_first_stays(page: &Page) {
    page.open("#play?roll=4.5.11.2&clock=0");
    page.call_score(None);
    page.type_text("4--");
    page.expect_refusal(
        "“-” does not fit here: a step is a free number, an operator, another free number.",
    );
    page.expect_slot(Slot::Left, "4");
    page.expect_slot(Slot::Op, "minus");
    page.key(Key::Backspace);
    page.type_text("+5");
    page.expect_numbers(&["2", "9", "11"]);
}

fn an_unknown_sign_in_a_step_is_the_one_that_is_named(page: &Page) {
    page.open("#play?roll=4.5.11.2&clock=0");
    page.call_score(None);
    page.type_text("4^");
    page.expect_refusal(
        "“^” does not fit here: a step is a free number, an operator, another free number.",
    );
    page.type_text("*5");
    page.expect_numbers(&["2", "11", "20"]);
}

fn a_step_can_be_typed_at_the_bench(page: &Page) {
    page.open("#experiment");
    page.type_text("9&9");
    page.expect_numbers(&["9", "9", "99"]);
    page.type_text("99/9=");
    page.expect_numbers(&["9", "11"]);
    page.type_text("7");
    page.expect_refusal(
        "“7” does not fit here: a step is a free number, an operator, another free number.",
    );
    page.type_text("9+11");
    page.expect_status("20! That is a way.");
}

fn a_key_that_fits_nowhere_is_named_in_practice_too(page: &Page) {
    page.open("#practice?seed=7&clock=0");
    page.expect_status("Make 20 in two or three steps.");
    page.type_text("+-");
    page.expect_refusal(
        "“-” does not fit here: a step is a free number, an operator, another free number.",
    );
}
