//! A whole round by each hand, and what a step does to the numbers.

use fantoccini::key::Key;
use score_tests::play::{Operator, Slot, tile};
use score_tests::{Hand, Page, specs};

specs! {
    in_every_engine: [
        a_tap_that_wins_presses_nothing_else,
        a_round_by_drags,
        a_round_by_tab_and_enter,
        a_round_by_arrows_and_enter,
        a_round_by_all_hands_with_steps_taken_back,
        a_key_pressed_again_makes_no_call,
    ],
    in_one: [
        a_round_by_typing,
        a_round_by_touch_taps,
        a_round_by_mouse_taps,
        a_step_half_made_is_taken_back_piece_by_piece,
        one_step_that_makes_the_goal_says_that_it_does_not_count,
        a_last_step_without_a_red_number_says_that_it_does_not_count,
        a_typed_bracket_says_how_to_begin,
        a_typed_number_that_is_not_there_says_so,
        a_digit_that_may_go_on_says_that_it_waits,
        a_step_by_taps_on_the_slots,
        a_result_says_what_it_is_made_from,
        a_refused_step_says_why_and_loses_nothing,
        before_a_call_the_numbers_answer_call_score_first,
        without_clocks_the_numbers_move_at_once_for_no_points,
    ],
}

/// The roll of `9 + (9 & 9) ÷ 9`.
const NINES: &str = "#play?roll=9.9.9.9&seed=1&clock=0";

/// `9 + (9 & 9) ÷ 9`, a step after the other.
const STEPS: [(&str, Operator, &str, &[&str]); 3] = [
    ("9", Operator::Join, "9", &["9", "9", "99"]),
    ("99", Operator::Div, "9", &["9", "11"]),
    ("9", Operator::Add, "11", &["20"]),
];

/// Opens the four nines and calls SCORE.
#[track_caller]
fn call(page: &Page, hand: Hand) {
    page.with_motion();
    page.use_hand(hand);
    page.open(NINES);
    page.call_score(None);
    page.expect_seconds(30);
}

#[track_caller]
fn expect_shown(page: &Page) {
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_status("20! You showed it.");
    page.expect_text("#points", "+1 SCORE, and shown.");
    page.expect_points(0, 1);
    assert_eq!(page.seconds(), None, "a clock still runs");
    page.expect_row(&["20"]);
}

#[track_caller]
fn round(page: &Page, hand: Hand, step: fn(&Page, &str, Operator, &str)) {
    call(page, hand);
    for (left, operator, right, numbers) in STEPS {
        step(page, left, operator, right);
        page.expect_numbers(numbers);
    }
    expect_shown(page);
}

fn a_round_by_mouse_taps(page: &Page) {
    round(page, Hand::Mouse, Page::step);
}

fn a_round_by_touch_taps(page: &Page) {
    round(page, Hand::Touch, Page::step);
}

/// On a phone the key for the next roll lies where the last number lay.
fn a_tap_that_wins_presses_nothing_else(page: &Page) {
    page.resize((500, 740));
    round(page, Hand::Touch, Page::step);
    page.painted();
    page.expect_phase("settled");
}

fn a_step_half_made_is_taken_back_piece_by_piece(page: &Page) {
    page.open("#play?roll=1.4.5.7&seed=1&clock=0");
    page.call_score(None);
    page.tap("7");
    page.tap_op(Operator::Sub);
    page.expect_slot(Slot::Left, "7");
    page.undo();
    page.undo();
    page.step("5", Operator::Sub, "4");
    page.expect_numbers(&["1", "1", "7"]);
}

fn one_step_that_makes_the_goal_says_that_it_does_not_count(page: &Page) {
    page.open("#play?roll=1.4.5.7&seed=1&clock=0");
    page.call_score(None);
    page.step("4", Operator::Mul, "5");
    page.expect_status("4 × 5 = 20, but one step alone does not count. Go on.");
}

fn a_last_step_without_a_red_number_says_that_it_does_not_count(page: &Page) {
    page.open("#play?roll=2.4.5.8&seed=1&clock=0");
    page.call_score(None);
    page.step("8", Operator::Sub, "2");
    page.step("4", Operator::Mul, "5");
    page.expect_status(
        "4 × 5 = 20, but the last step must use a red number. Go on, or go back with Undo.",
    );
}

fn a_typed_bracket_says_how_to_begin(page: &Page) {
    page.open(NINES);
    page.call_score(None);
    page.type_text("9+(");
    page.expect_refusal("One step at a time: begin with the step inside the brackets.");
    // What was typed before it stays.
    page.expect_slot(Slot::Left, "9");
}

fn a_typed_number_that_is_not_there_says_so(page: &Page) {
    call(page, Hand::Mouse);
    page.type_text("7");
    page.expect_refusal("“7” does not fit here");
    page.type_text("9");
    page.expect_slot(Slot::Left, "9");
    page.type_text("9");
    page.expect_refusal("“9” does not fit here");
    page.type_text("+9");
    page.expect_numbers(&["9", "9", "18"]);
}

fn a_digit_that_may_go_on_says_that_it_waits(page: &Page) {
    page.open("#play?roll=1.3.12.14&seed=1&clock=0");
    page.call_score(None);
    page.type_text("3-1");
    page.expect_status("1 … press Enter for 1, or type on.");
    page.key(Key::Enter);
    page.expect_numbers(&["12", "14", "2"]);
    // Where the digit alone is no number, there is nothing to press Enter for.
    page.type_text("1");
    page.expect_status("1 … type on.");
    page.type_text("4");
    page.expect_slot(Slot::Left, "14");
}

fn a_round_by_drags(page: &Page) {
    page.with_motion();
    for hand in Hand::pointers_of(page.engine()) {
        // A roll that was shown before would be practice.
        page.open("#rules");
        page.forget();
        round(page, hand, Page::step_by_drags);
    }
}

fn a_round_by_tab_and_enter(page: &Page) {
    round(page, Hand::Keyboard, Page::step);
}

/// The focus is always where the next piece is, so few keys are needed: they
/// are counted here.
fn a_round_by_arrows_and_enter(page: &Page) {
    use Key::{Enter, Right};
    call(page, Hand::Keyboard);
    page.expect_focus(&tile("9"));
    let join = [Enter, Right, Right, Right, Right, Enter, Enter];
    page.keys_at_rest(&join);
    page.expect_numbers(&["9", "9", "99"]);
    page.expect_focus(&tile("99"));
    page.keys_at_rest(&[Enter, Right, Right, Right, Enter, Enter]);
    page.expect_numbers(&["9", "11"]);
    page.expect_focus(&tile("11"));
    page.keys_at_rest(&[Right, Enter, Enter, Enter]);
    expect_shown(page);
    page.expect_focus("#result");
}

fn a_round_by_typing(page: &Page) {
    call(page, Hand::Keyboard);
    page.type_step("9 & 9");
    page.expect_numbers(&["9", "9", "99"]);
    page.expect_focus(&tile("99"));
    // 9 could go on to 99, so Enter says that it does not.
    page.type_step("99/9");
    page.expect_numbers(&["9", "11"]);
    page.type_step("9 + 11");
    expect_shown(page);
}

fn a_round_by_all_hands_with_steps_taken_back(page: &Page) {
    call(page, Hand::Mouse);
    page.step("9", Operator::Mul, "9");
    page.expect_numbers(&["9", "9", "81"]);
    page.undo();
    page.expect_numbers(&["9", "9", "9", "9"]);
    page.redo();
    page.expect_numbers(&["9", "9", "81"]);
    page.use_hand(Hand::Keyboard);
    page.undo();
    page.expect_numbers(&["9", "9", "9", "9"]);
    page.type_step("9&9");
    page.expect_numbers(&["9", "9", "99"]);
    page.use_hand(Hand::Touch);
    page.step_by_drags("99", Operator::Div, "9");
    page.expect_numbers(&["9", "11"]);
    page.chord(Key::Control, 'z');
    page.expect_numbers(&["9", "9", "99"]);
    page.chord(Key::Control, 'y');
    page.expect_numbers(&["9", "11"]);
    page.use_hand(Hand::Mouse);
    page.step("9", Operator::Add, "11");
    expect_shown(page);
}

fn a_key_pressed_again_makes_no_call(page: &Page) {
    page.use_hand(Hand::Keyboard);
    page.open("#play?seed=1&clock=0");
    page.tab_to("#roll");
    page.key(Key::Enter);
    page.expect_focus("#calls");
    page.key(Key::Enter);
    page.painted();
    page.expect_phase("thinking");
    page.key(Key::Tab);
    page.expect_focus("#score");
    page.key(Key::Enter);
    page.expect_phase("demo");
    // From the group of calls the focus goes on by itself.
    page.forget();
    page.open("#play?seed=1&clock=0");
    page.tab_to("#roll");
    page.key(Key::Enter);
    page.expect_focus("#calls");
    page.type_text("s");
    page.expect_focus("#dice .tile");
}

fn a_step_by_taps_on_the_slots(page: &Page) {
    page.open("#play?roll=3.17.2.5&seed=1&clock=0");
    page.call_score(None);
    // The number goes to the first slot, and a tap sends it to the other.
    page.tap("3");
    page.expect_slot(Slot::Left, "3");
    page.press(Slot::Right.selector());
    page.expect_slot(Slot::Left, "empty");
    page.expect_slot(Slot::Right, "3");
    page.tap_op(Operator::Sub);
    page.expect_slot(Slot::Op, "minus");
    // A tap on a filled slot empties it.
    page.press(Slot::Op.selector());
    page.expect_slot(Slot::Op, "empty");
    page.tap_op(Operator::Sub);
    page.tap("17");
    page.expect_numbers(&["2", "5", "14"]);
    for slot in [Slot::Left, Slot::Op, Slot::Right] {
        page.expect_slot(slot, "empty");
    }
}

fn a_result_says_what_it_is_made_from(page: &Page) {
    page.open("#play?roll=4.3.8.17&seed=1&clock=0");
    page.call_score(None);
    assert_eq!(page.name_of("3"), "3, on a die with 6 sides");
    assert_eq!(page.name_of("17"), "17, on a die with 20 sides");
    page.step("4", Operator::Mul, "3");
    page.expect_numbers(&["8", "12", "17"]);
    assert_eq!(page.name_of("12"), "12, made from 4 × 3");
    page.expect_status("4 × 3 = 12");
    page.expect_focus(&tile("12"));
    page.step("8", Operator::Div, "12");
    page.expect_numbers(&["17", "2/3"]);
    assert_eq!(page.name_of("2/3"), "two thirds, made from 8 ÷ 12");
    page.step("2/3", Operator::Sub, "17");
    page.expect_settlement();
    page.expect_row(&["-49/3"]);
    assert_eq!(
        page.name_of("-49/3"),
        "minus 49 thirds, made from two thirds − 17"
    );
    page.expect_number_of("#dice .derived", 1);
    page.expect_number_of("#dice .die", 0);
}

fn a_refused_step_says_why_and_loses_nothing(page: &Page) {
    use Operator::{Div, Join};
    page.open("#play?roll=5.5.3.8&seed=1&clock=0");
    page.call_score(None);
    page.type_step("5-5");
    page.expect_numbers(&["0", "3", "8"]);
    refuse(page, "3", Div, "0", "You cannot divide by zero.");
    refuse(
        page,
        "0",
        Join,
        "3",
        "A joined number cannot begin with zero.",
    );
    page.type_step("3-8");
    page.expect_numbers(&["-5", "0"]);
    let negative = "A negative number cannot be joined on the right.";
    refuse(
        page,
        "0",
        Join,
        "-5",
        "A joined number cannot begin with zero.",
    );
    page.undo();
    page.expect_numbers(&["0", "3", "8"]);
    page.undo();
    page.expect_numbers(&["3", "5", "5", "8"]);
    page.type_step("3-8");
    page.expect_numbers(&["5", "5", "-5"]);
    refuse(page, "5", Join, "-5", negative);
    page.undo();
    page.expect_numbers(&["3", "5", "5", "8"]);
    page.type_step("3/8");
    page.expect_numbers(&["5", "5", "3/8"]);
    let fraction = "A fraction has no digits to join.";
    refuse(page, "3/8", Join, "5", fraction);
    refuse(page, "5", Join, "3/8", fraction);
    page.expect_seconds(30);
}

/// A number as a slot says it aloud.
fn heard(number: &str) -> &str {
    match number {
        "3/8" => "three eighths",
        _ => number,
    }
}

/// A step that has no result: the sentence is where the eyes are, the numbers
/// stay, and what was placed before the last number waits to be mended.
#[track_caller]
fn refuse(page: &Page, left: &str, operator: Operator, right: &str, sentence: &str) {
    let before = page.numbers();
    page.step(left, operator, right);
    page.expect_refusal(sentence);
    page.expect_slot(Slot::Left, heard(left));
    page.expect_slot(Slot::Right, "empty");
    page.key(Key::Escape);
    page.expect_slot(Slot::Left, "empty");
    assert_eq!(page.numbers(), before);
}

fn before_a_call_the_numbers_answer_call_score_first(page: &Page) {
    page.open(NINES);
    for hand in Hand::ALL {
        page.use_hand(hand);
        page.tap("9");
        page.expect_refusal("Call SCORE first.");
        page.tap_op(Operator::Add);
        page.expect_refusal("Call SCORE first.");
    }
    page.use_hand(Hand::Mouse);
    page.drag(&tile("9"), Slot::Left.selector());
    page.expect_refusal("Call SCORE first.");
    page.type_step("9&9");
    page.expect_refusal("Call SCORE first.");
    page.expect_slot(Slot::Left, "empty");
    page.call_impossible(None);
    page.expect_seconds(60);
    page.tap("9");
    page.expect_refusal("Call SCORE first.");
    page.expect_row(&["9"; 4]);
}

fn without_clocks_the_numbers_move_at_once_for_no_points(page: &Page) {
    page.open("#play?roll=9.9.9.9&score_s=off&impossible_s=off&seed=1&clock=0");
    page.expect_status("There is no clock");
    for (left, operator, right, numbers) in STEPS {
        page.step(left, operator, right);
        page.expect_numbers(numbers);
    }
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_text("#points", "Nobody called, so there are no points.");
    page.expect_points(0, 0);
}
