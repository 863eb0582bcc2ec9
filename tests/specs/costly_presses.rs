//! A press that costs points or takes something away counts only on a button that was there long
//! enough to be seen.

use std::time::Duration;

use score_tests::input::{DOWN, UP, to};
use score_tests::{Hand, Page, Site, specs};

use crate::waiting_room::{come, guarded_table};

specs! {
    in_every_engine: [
        the_second_press_of_a_double_one_calls_nothing,
        a_corner_key_counts_where_the_finger_went_down_on_it,
    ],
    in_one: [
        a_press_as_somebody_else_rolls_calls_nothing,
        a_button_that_has_moved_under_the_finger_is_not_meant,
        two_presses_at_once_take_one_hint,
    ],
}

/// Less than a button must have been there for, and what makes it enough.
const TOO_SHORT_MS: u32 = 399;
const REST_MS: u32 = 2;

fn the_second_press_of_a_double_one_calls_nothing(page: &Page) {
    for (seed, hand) in (1..).zip(Hand::pointers_of(page.engine())) {
        page.use_hand(hand);
        page.open(&format!("#play?seed={seed}&clock=0"));
        page.stop_time();
        page.press("#roll");
        page.expect_phase("thinking");
        page.painted();
        let impossible = page.middle_by_now("#impossible");
        page.press_at(impossible);
        page.pass_time(TOO_SHORT_MS);
        page.press_at(impossible);
        page.painted();
        page.expect_phase("thinking");
        page.pass_time(REST_MS);
        page.press_at(impossible);
        page.expect_phase("waiting");
        page.forget();
    }
}

fn a_corner_key_counts_where_the_finger_went_down_on_it(page: &Page) {
    page.open("#players?clock=0");
    page.seat(&["Ada", "Ben"]);
    page.go_to("#play?roll=1.4.5.7&clock=0");
    page.expect_phase("thinking");
    let key = "section.corner[data-seat=\"0\"] button.call-impossible";
    let (elsewhere, at) = (page.middle_of("#status"), page.middle_of(key));
    // A finger belongs to where it went down, so that only a mouse can be tried.
    page.pointer(&[
        to(elsewhere, Duration::ZERO),
        DOWN,
        to(at, Duration::ZERO),
        UP,
    ]);
    page.painted();
    page.expect_phase("thinking");
    page.call_impossible(Some(0));
    page.expect_phase("waiting");
}

fn a_press_as_somebody_else_rolls_calls_nothing(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    page.turn_side_to("host");
    page.press("#host-anyone");
    ben.come_by_link(&site, "Ben", &code);
    let roll = ben.middle_of("#roll");
    ben.stop_time();
    page.roll();
    ben.expect_phase("thinking");
    ben.painted();
    let impossible = ben.middle_by_now("#impossible");
    for at in [roll, impossible] {
        ben.press_at(at);
        ben.painted();
    }
    ben.expect_phase("thinking");
    page.expect_phase("thinking");
    // What is there now counts once it was there for a while.
    ben.call_impossible(None);
    page.expect_phase("waiting");
}

fn a_button_that_has_moved_under_the_finger_is_not_meant(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let code = guarded_table(page, &site);
    page.turn_side_to("host");
    // The newest is the first.
    for (other, name) in others.iter().zip(["Cleo", "Ben"]) {
        come(other, &site, name, &code);
        page.expect_number_of(&format!("[aria-label=\"Turn away {name}\"]"), 1);
    }
    let bens = page.middle_of("[aria-label=\"Turn away Ben\"]");
    page.stop_time();
    others[1].press("#waiting-leave");
    page.expect_number_of("#visitors li", 1);
    page.painted();
    let cleos = page.middle_by_now("[aria-label=\"Turn away Cleo\"]");
    assert!((cleos.y - bens.y).abs() < 8.0, "it is where Ben's was");
    page.press_at(cleos);
    page.painted();
    page.pass_time(TOO_SHORT_MS);
    page.press_at(cleos);
    page.painted();
    page.expect_number_of("#visitors li", 1);
    page.pass_time(REST_MS);
    page.press_at(cleos);
    page.expect_number_of("#visitors li", 0);
}

fn two_presses_at_once_take_one_hint(page: &Page) {
    page.open("#play?roll=1.4.5.7&clock=0");
    page.expect_phase("thinking");
    let hint = page.middle_of("#hint");
    page.stop_time();
    page.press_at(hint);
    page.expect_number_of("#hint[aria-label=\"Hint, 3 left\"]", 1);
    page.press_at(hint);
    page.painted();
    page.expect_number_of("#hint[aria-label=\"Hint, 3 left\"]", 1);
    page.pass_time(TOO_SHORT_MS + REST_MS);
    page.press_at(hint);
    page.expect_number_of("#hint[aria-label=\"Hint, 2 left\"]", 1);
}
