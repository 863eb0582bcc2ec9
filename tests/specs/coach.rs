//! The guided roll of a first visit.

use score_tests::play::Operator;
use score_tests::{Hand, Page, specs};

specs![
    the_first_visit_is_guided_tap_by_tap,
    the_guided_roll_takes_every_hand,
    whoever_goes_another_way_is_not_called_back,
    the_guided_roll_can_be_skipped_and_stays_away,
    a_guided_roll_that_was_left_begins_again,
    a_link_to_a_roll_needs_no_guide,
    the_guided_roll_comes_again_when_asked_for,
];

const FIRST: &str = "Make 20 from these numbers. Tap the 4.";
const REACHED: &str =
    "20, in two steps! In a real round you call SCORE first; then 30 seconds run.";
const AT_REST: &str = "Roll the dice to begin.";

/// Waits until so many of the six taps are done and the line says what is next.
#[track_caller]
fn expect_hint(page: &Page, done: usize, hint: &str) {
    page.expect_status(hint);
    assert_eq!(page.count("#coach .dots .done"), done);
    assert_eq!(page.count("#coach .dots li"), 6);
}

/// The player's own table, with nothing on it and nothing lost.
#[track_caller]
fn expect_own_table(page: &Page) {
    page.expect_phase("rest");
    page.expect_status(AT_REST);
    assert_eq!(page.count("#coach"), 0);
    assert_eq!(page.points(0), 0);
}

#[track_caller]
fn taps(page: &Page) {
    expect_hint(page, 0, FIRST);
    page.tap("4");
    expect_hint(page, 1, "Good. Now tap × (times).");
    page.tap_op(Operator::Mul);
    expect_hint(page, 2, "And now the 3.");
    page.tap("3");
    expect_hint(page, 3, "12 is red: you made it from 4 × 3. Tap the 12.");
    page.tap("12");
    expect_hint(page, 4, "Now tap + (plus).");
    page.tap_op(Operator::Add);
    expect_hint(page, 5, "And the 8: that makes 20.");
    page.tap("8");
    expect_hint(page, 6, REACHED);
    page.expect_numbers(&["19", "20"]);
    assert_eq!(page.text("#skip-coach"), "Play for real");
}

fn the_first_visit_is_guided_tap_by_tap(page: &Page) {
    page.open("#play");
    assert_eq!(page.numbers(), ["4", "3", "8", "19"]);
    assert_eq!(page.text("#skip-coach"), "Skip");
    assert_eq!(page.seconds(), None);
    for call in ["#score", "#impossible", "#roll"] {
        assert_eq!(page.count(call), 0, "{call} is not needed yet");
    }
    taps(page);
    page.press("#skip-coach");
    expect_own_table(page);
    page.roll();
    page.expect_phase("thinking");
    page.expect_count(4);
    // A reload brings back the roll, and not the guide.
    let numbers = page.numbers();
    page.reload();
    assert_eq!(page.numbers(), numbers);
    assert_eq!(page.count("#coach"), 0);
}

fn the_guided_roll_takes_every_hand(page: &Page) {
    for hand in [Hand::Touch, Hand::Keyboard] {
        page.use_hand(hand);
        page.open("#guide");
        taps(page);
    }
}

fn whoever_goes_another_way_is_not_called_back(page: &Page) {
    page.open("#play");
    page.step("19", Operator::Sub, "8");
    page.expect_status("Your own way! Go on, or tap Undo to go back.");
    page.undo();
    expect_hint(page, 0, FIRST);
    // 8 × 3 − 4 is 20 as well.
    page.step("8", Operator::Mul, "3");
    page.step("24", Operator::Sub, "4");
    expect_hint(page, 6, REACHED);
}

fn the_guided_roll_can_be_skipped_and_stays_away(page: &Page) {
    page.open("#play");
    page.tap("4");
    page.skip_coach();
    expect_own_table(page);
    page.open("#play");
    expect_own_table(page);
}

fn a_guided_roll_that_was_left_begins_again(page: &Page) {
    page.open("#play");
    page.tap("4");
    page.go_to("#rules");
    page.wait_until(
        "the rules are open",
        "!document.querySelector('#rules').hidden",
    );
    assert!(!page.shows("#coach"));
    page.open("#play");
    expect_hint(page, 0, FIRST);
}

fn a_link_to_a_roll_needs_no_guide(page: &Page) {
    page.open("#play?roll=1.4.5.7");
    page.expect_phase("thinking");
    page.expect_numbers(&["1", "4", "5", "7"]);
    assert_eq!(page.count("#coach"), 0);
    // Whoever has a roll on the table is not new any more.
    page.open("#play");
    page.expect_numbers(&["1", "4", "5", "7"]);
    assert_eq!(page.count("#coach"), 0);
}

fn the_guided_roll_comes_again_when_asked_for(page: &Page) {
    page.open("#play?roll=1.4.5.7&clock=0");
    page.call_score(None);
    page.type_step("5*4");
    page.type_step("20*1");
    page.expect_settlement();
    page.expect_points(0, 1);
    page.go_to("#guide");
    expect_hint(page, 0, FIRST);
    page.step("19", Operator::Add, "3");
    page.skip_coach();
    // The table is as it was left.
    page.expect_settlement();
    page.expect_points(0, 1);
    page.expect_numbers(&["7", "20"]);
}
