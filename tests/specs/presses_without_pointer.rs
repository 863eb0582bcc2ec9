//! Presses of assistive technologies: clicks without any pointer before them, with a count of
//! presses or without one; and the place where a step by such a press, or by keys, leads.

use score_tests::play::{Operator, Slot, tile};
use score_tests::{Hand, Page, specs};

use crate::learn::{NEXT, open_day, open_practice};

specs! {
    in_every_engine: [
        every_board_answers_to_a_click_without_a_pointer,
        a_step_without_a_pointer_leads_to_its_number_and_is_said,
    ],
}

/// The counts that browsers report with such clicks.
const CLICKS: [Hand; 2] = [Hand::Click { count: 1 }, Hand::Click { count: 0 }];

/// The day whose first roll is 12, 3, 4, 5.
const DAY: &str = "2026-01-01";

/// Days with a step of their first rolls.
const FIRST_STEPS: [(&str, [&str; 2], &str); 2] =
    [(DAY, ["12", "3"], "15"), ("2026-01-02", ["10", "6"], "16")];

fn every_board_answers_to_a_click_without_a_pointer(page: &Page) {
    // Before a player sits at the shared table: then the page asks for the player.
    for (hand, (day, step, made)) in CLICKS.into_iter().zip(FIRST_STEPS) {
        page.use_hand(hand);
        open_day(page, day);
        a_step_is_made(page, step, made);
        page.press("#learn-show");
        page.expect_shown(NEXT);
    }
    // The race goes on with its next roll.
    let of_race = [(["1", "3"], "4"), (["4", "7"], "11")];
    for (hand, (race_step, race_made)) in CLICKS.into_iter().zip(of_race) {
        page.open("#players?clock=0");
        page.use_hand(Hand::Mouse);
        page.seat(&["Ada", "Ben"]);
        page.use_hand(hand);
        a_step_is_made_at_the_table(page);
        page.turn_to("players");
        page.press("#play-alone");
        page.go_to("#24?roll=3.3.8.8&clock=0");
        page.call_score(None);
        a_step_is_made(page, ["3", "3"], "6");
        page.give_up();
        page.expect_settlement();
        // The hand of the table lies there.
        page.go_to("#experiment");
        a_step_is_made(page, ["3", "3"], "6");
        page.go_to("#race?seed=23");
        page.press("#race-roll");
        a_step_is_made(page, race_step, race_made);
    }
}

/// In a corner of a shared screen, where several hands play at once.
#[track_caller]
fn a_step_is_made_at_the_table(page: &Page) {
    page.go_to("#play?roll=1.4.5.7&clock=0");
    page.call_score(Some(0));
    page.expect_phase("demo");
    page.tap("4");
    page.expect_slot(Slot::Left, "4");
    page.press(Slot::Left.selector());
    page.expect_slot(Slot::Left, "empty");
    a_step_is_made(page, ["4", "5"], "9");
    page.give_up();
    page.expect_settlement();
}

#[track_caller]
fn a_step_is_made(page: &Page, [left, right]: [&str; 2], made: &str) {
    page.step(left, Operator::Add, right);
    page.expect_number_of(&format!("{}:not(.used)", tile(made)), 1);
}

fn a_step_without_a_pointer_leads_to_its_number_and_is_said(page: &Page) {
    for hand in [Hand::Keyboard, Hand::Click { count: 1 }] {
        open_day(page, DAY);
        page.expect_numbers(&["12", "3", "4", "5"]);
        two_steps_are_said(page, hand, ["12", "3", "4"]);
        open_practice(page, "goal=20&dice=6.6.12.20&");
        let numbers = page.numbers();
        let [first, second, third, _] = &numbers[..] else {
            panic!("four numbers, not {numbers:?}")
        };
        two_steps_are_said(page, hand, [first, second, third]);
        page.open("#experiment");
        page.expect_numbers(&["9"; 4]);
        two_steps_are_said(page, hand, ["9", "9", "9"]);
    }
    // A typed step is read aloud, too.
    page.use_hand(Hand::Keyboard);
    page.open("#experiment");
    page.type_step("9+9");
    page.expect_status("9 + 9 = 18");
    page.press("#undo");
    page.expect_status("Step taken back.");
}

/// Adds the first two numbers, and the third one to their sum.
#[track_caller]
fn two_steps_are_said(page: &Page, hand: Hand, [first, second, third]: [&str; 3]) {
    let number = |text: &str| text.parse::<i64>().expect("a number");
    let sum = (number(first) + number(second)).to_string();
    let total = (number(&sum) + number(third)).to_string();
    page.use_hand(hand);
    for ([left, right], made) in [([first, second], &sum), ([&sum, third], &total)] {
        page.step(left, Operator::Add, right);
        page.expect_focus(&tile(made));
        let said = format!("{left} + {right} = {made}");
        page.wait_until(
            &format!("'{said}' is said"),
            &format!("document.querySelector('#status').textContent.includes('{said}')"),
        );
    }
}
