//! A whole round by each hand, and the effect of a step on the numbers.

use fantoccini::key::Key;
use score_tests::play::{Operator, Slot, tile};
use score_tests::{Hand, Page, specs};

use crate::screen_list::lay;

specs! {
    in_every_engine: [
        a_tap_that_wins_presses_nothing_else,
        a_round_by_keys_alone_in_which_a_key_pressed_again_makes_no_call,
        a_round_by_all_hands_with_steps_taken_back,
    ],
    in_one: [
        pieces_are_moved_and_taken_back_by_taps,
        a_step_says_what_it_is_made_from_and_whether_it_counts,
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

/// On a phone the key for the next roll lies where the last number lay.
fn a_tap_that_wins_presses_nothing_else(page: &Page) {
    page.resize((500, 740));
    call(page, Hand::Touch);
    for (index, (left, operator, right, numbers)) in STEPS.into_iter().enumerate() {
        // One step by taps shows the engine's part.
        if page.looks_closely() || index == 2 {
            page.step(left, operator, right);
        } else {
            page.type_step(TYPED[index]);
        }
        page.expect_numbers(numbers);
    }
    expect_shown(page);
    page.painted();
    page.expect_phase("settled");
}

/// The focus is always where the next piece is, so few keys are needed: they
/// are counted here.
fn a_round_by_keys_alone_in_which_a_key_pressed_again_makes_no_call(page: &Page) {
    use Key::{Enter, Right};
    call(page, Hand::Keyboard);
    page.expect_focus(&tile("9"));
    page.step("9", Operator::Join, "9");
    page.expect_numbers(&["9", "9", "99"]);
    page.undo();
    page.expect_numbers(&["9"; 4]);
    page.tab_to(&tile("9"));
    page.keys_at_rest(&[Enter, Right, Right, Right, Right, Enter, Enter]);
    page.expect_numbers(&["9", "9", "99"]);
    page.expect_focus(&tile("99"));
    // 9 could go on to 99, so Enter says that it does not.
    page.type_step(TYPED[1]);
    page.expect_numbers(&["9", "11"]);
    page.undo();
    page.expect_numbers(&["9", "9", "99"]);
    page.tab_to(&tile("99"));
    page.keys_at_rest(&[Enter, Right, Right, Right, Enter, Enter]);
    page.expect_numbers(&["9", "11"]);
    page.expect_focus(&tile("11"));
    page.keys_at_rest(&[Right, Enter, Enter, Enter]);
    expect_shown(page);
    page.expect_focus("#result");
    // The key that rolls is pressed again.
    page.tab_to("#roll");
    page.key(Enter);
    page.expect_focus("#calls");
    page.key(Enter);
    page.painted();
    page.expect_phase("thinking");
    page.key(Key::Tab);
    page.expect_focus("#score");
    page.key(Enter);
    page.expect_phase("demo");
    // From the group of calls the focus goes on by itself.
    page.advance(30_000);
    page.expect_settlement();
    page.tab_to("#roll");
    page.key(Enter);
    page.expect_focus("#calls");
    page.type_text("s");
    page.expect_focus("#dice .tile");
}

/// The same steps as they are typed.
const TYPED: [&str; 3] = ["9 & 9", "99/9", "9 + 11"];

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
    page.use_hand(Hand::Mouse);
    page.step_by_drags("99", Operator::Div, "9");
    page.expect_numbers(&["9", "11"]);
    page.chord(Key::Control, 'z');
    page.expect_numbers(&["9", "9", "99"]);
    page.chord(Key::Control, 'y');
    page.expect_numbers(&["9", "11"]);
    page.use_hand(Hand::Touch);
    page.step_by_drags("9", Operator::Add, "11");
    expect_shown(page);
}

/// Deals this roll when the one before it has ended, and calls SCORE.
#[track_caller]
fn call_of(page: &Page, roll: &str) {
    lay(page, &format!("roll={roll}&seed=1"), "thinking");
    page.type_text("s");
    page.expect_phase("demo");
}

fn pieces_are_moved_and_taken_back_by_taps(page: &Page) {
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
    // A half-made step is taken back piece by piece, and the step after it.
    page.tap("14");
    page.tap_op(Operator::Sub);
    page.expect_slot(Slot::Left, "14");
    page.undo();
    page.expect_slot(Slot::Op, "empty");
    page.expect_slot(Slot::Left, "14");
    page.undo();
    page.expect_slot(Slot::Left, "empty");
    page.expect_numbers(&["2", "5", "14"]);
    page.undo();
    page.expect_numbers(&["2", "3", "5", "17"]);
}

fn a_step_says_what_it_is_made_from_and_whether_it_counts(page: &Page) {
    page.open("#play?clock=0");
    call_of(page, "1.4.5.7");
    page.type_text("4*5");
    page.expect_status("4 × 5 = 20, but one step alone does not count. Go on.");
    call_of(page, "2.4.5.8");
    page.type_text("8-2");
    page.expect_numbers(&["4", "5", "6"]);
    page.type_text("4*5");
    page.expect_status(
        "4 × 5 = 20, but the last step must use a red number. Go on, or go back with Undo.",
    );
    call_of(page, "4.3.8.17");
    assert_eq!(page.name_of("3"), "3, on a die with 6 sides");
    assert_eq!(page.name_of("17"), "17, on a die with 20 sides");
    page.step("4", Operator::Mul, "3");
    page.expect_numbers(&["8", "12", "17"]);
    // The line has said what the newest number is made from, and its name does once it is not.
    assert_eq!(page.name_of("12"), "12");
    page.expect_status("4 × 3 = 12");
    page.expect_focus(&tile("12"));
    page.type_text("17-8");
    page.expect_numbers(&["9", "12"]);
    assert_eq!(page.name_of("12"), "12, made from 4 × 3");
    page.undo();
    page.type_text("8/12");
    page.expect_numbers(&["17", "2/3"]);
    assert_eq!(page.name_of("2/3"), "two thirds");
    page.type_text("2/3-17");
    page.expect_settlement();
    page.expect_row(&["-49/3"]);
    assert_eq!(page.name_of("-49/3"), "minus 49 thirds");
    page.expect_number_of("#dice .derived", 1);
    page.expect_number_of("#dice .die", 0);
}

/// The core decides which steps have no result; each of its reasons has a sentence of its own.
fn a_refused_step_says_why_and_loses_nothing(page: &Page) {
    use Operator::{Div, Join};
    page.open("#play?roll=5.5.3.8.2&seed=1&clock=0");
    page.call_score(None);
    page.type_text("3-8");
    page.expect_numbers(&["5", "5", "2", "-5"]);
    let negative = "A negative number cannot be joined on the right.";
    refuse(page, "5", Join, "-5", negative);
    page.type_text("5-5");
    page.expect_numbers(&["0", "2", "-5"]);
    refuse(page, "2", Div, "0", "You cannot divide by zero.");
    let zero = "A joined number cannot begin with zero.";
    refuse(page, "0", Join, "2", zero);
    page.undo();
    page.undo();
    page.expect_numbers(&["2", "3", "5", "5", "8"]);
    page.type_text("3/8");
    page.expect_numbers(&["2", "5", "5", "3/8"]);
    let fraction = "A fraction has no digits to join.";
    refuse(page, "3/8", Join, "5", fraction);
    refuse(page, "5", Join, "3/8", fraction);
    page.expect_seconds(30);
}

/// A number as a slot reads it aloud.
fn heard(number: &str) -> &str {
    match number {
        "3/8" => "three eighths",
        _ => number,
    }
}

/// A step that has no result: the sentence is where the eyes are, the numbers stay, and the pieces
/// before the last number wait to be corrected.
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
    }
    page.use_hand(Hand::Mouse);
    page.tap_op(Operator::Add);
    page.expect_refusal("Call SCORE first.");

    page.drag(&tile("9"), Slot::Left.selector());
    page.expect_refusal("Call SCORE first.");

    page.type_text("9&9");
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
