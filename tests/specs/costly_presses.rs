//! A press that costs points or takes something away counts only on a button that was there long
//! enough to be seen.

use std::time::Duration;

use score_core::table::command::Command;
use score_core::table::rules::Roller;
use score_tests::input::{DOWN, UP, to};
use score_tests::{Hand, Page, Pupil, Site, specs};

use crate::waiting_room::guarded_table;

specs! {
    in_every_engine: [a_press_counts_only_when_and_where_its_button_was_seen],
    in_one: [
        a_press_as_somebody_else_rolls_calls_nothing,
        a_button_that_has_moved_under_the_finger_is_not_meant,
    ],
}

/// A time too short for a button to count, and the rest that makes it enough.
const TOO_SHORT_MS: u32 = 399;
const REST_MS: u32 = 2;

fn a_press_counts_only_when_and_where_its_button_was_seen(page: &Page) {
    page.open("#players?clock=0");
    page.seat(&["Ada", "Ben"]);
    a_corner_key_counts_where_the_finger_went_down_on_it(page);
    page.turn_to("players");
    page.press("#play-alone");
    page.stop_time();
    page.go_to("#play?seed=1&clock=0");
    the_first_roll_takes_nothing_away_and_counts_at_once(page);
    for hand in Hand::pointers_of(page.engine()) {
        page.use_hand(hand);
        the_second_press_of_a_double_one_calls_nothing(page);
    }
    page.use_hand(Hand::Mouse);
    page.go_to("#play?roll=1.4.5.7&clock=0");
    page.expect_numbers(&["1", "4", "5", "7"]);
    two_presses_at_once_take_one_hint(page);
}

/// Time stands still.
#[track_caller]
fn the_first_roll_takes_nothing_away_and_counts_at_once(page: &Page) {
    page.expect_phase("rest");
    page.press_at(page.middle_by_now("#roll"));
    page.expect_phase("thinking");
    page.call_impossible(None);
    page.advance(60_000);
    page.expect_settlement();
}

#[track_caller]
fn the_second_press_of_a_double_one_calls_nothing(page: &Page) {
    page.press("#roll");
    page.expect_phase("thinking");
    page.painted();
    let impossible = page.middle_by_now("#impossible");
    page.press_at(impossible);
    page.pass_time(TOO_SHORT_MS);
    page.press_at(impossible);
    page.expect_text(
        "#too-soon",
        "That was too quick, so it did not count. Press again.",
    );
    page.expect_phase("thinking");
    page.pass_time(REST_MS);
    page.press_at(impossible);
    page.expect_phase("waiting");
    page.advance(60_000);
    page.expect_settlement();
}

#[track_caller]
fn a_corner_key_counts_where_the_finger_went_down_on_it(page: &Page) {
    page.go_to("#play?roll=1.4.5.7&clock=0");
    page.expect_phase("thinking");
    let key = "section.corner[data-seat=\"0\"] button.call-impossible";
    let (elsewhere, at) = (page.middle_of("#status"), page.middle_of(key));
    // A finger belongs to the element where it went down, so that only a mouse can be tried.
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
    page.advance(60_000);
    page.expect_settlement();
}

/// Time stands still.
#[track_caller]
fn two_presses_at_once_take_one_hint(page: &Page) {
    let hint = page.middle_of("#hint");
    page.press_at(hint);
    page.expect_number_of("#hint[aria-label=\"Hint, 3 left\"]", 1);
    page.press_at(hint);
    page.painted();
    page.expect_number_of("#hint[aria-label=\"Hint, 3 left\"]", 1);
    page.pass_time(TOO_SHORT_MS + REST_MS);
    page.press_at(hint);
    page.expect_number_of("#hint[aria-label=\"Hint, 2 left\"]", 1);
}

fn a_press_as_somebody_else_rolls_calls_nothing(page: &Page) {
    let site = Site::with_relay();
    let (ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    ada.must_play(Command::SetRoller(Roller::Anyone));
    page.come_by_link(&site, "Ben", &code);
    let roll = page.middle_of("#roll");
    page.stop_time();
    ada.must_play(Command::Roll);
    page.expect_phase("thinking");
    page.painted();
    let impossible = page.middle_by_now("#impossible");
    for at in [roll, impossible] {
        page.press_at(at);
        page.painted();
    }
    page.expect_phase("thinking");
    ada.catch_up();
    assert!(!ada.group().call_is_open());
    // The new button counts once it was there for a while.
    page.call_impossible(None);
    page.expect_phase("waiting");
}

fn a_button_that_has_moved_under_the_finger_is_not_meant(page: &Page) {
    let site = Site::with_relay();
    let code = guarded_table(page, &site);
    page.turn_side_to("host");
    // The newest is the first.
    let come = |name, token| {
        let visitor = Pupil::at(&site, &code, name, token);
        page.expect_number_of(&format!("[aria-label=\"Turn away {name}\"]"), 1);
        visitor
    };
    let _cleo = come("Cleo", 1);
    let ben = come("Ben", 2);
    let bens = page.middle_of("[aria-label=\"Turn away Ben\"]");
    page.stop_time();
    drop(ben);
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
