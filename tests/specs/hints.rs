//! Hints in four grades, which the result of the round names.

use score_tests::play::{Operator, Slot};
use score_tests::{Page, specs};

specs! {
    in_one: [
        hints_give_away_more_and_more_and_take_nothing,
        hints_are_remembered_and_named,
    ],
}

const HINTS: [&str; 4] = [
    "There is a solution. Difficulty: 6, medium.",
    "Use 1, 4 and 5, and leave 7 out.",
    "The last step is a multiplication (×).",
    "Begin with 5 × 4 = 20.",
];

fn hints_give_away_more_and_more_and_take_nothing(page: &Page) {
    page.open("#play?roll=1.4.5.7&clock=0");
    page.expect_phase("thinking");
    for hint in HINTS {
        page.press("#hint");
        page.expect_status(hint);
    }
    // The last one again, after another sentence.
    page.tap("1");
    page.expect_refusal("Call SCORE first");
    page.press("#hint");
    page.expect_status(HINTS[3]);
    // A hint costs nothing, and keeps the pieces in the slots.
    page.call_score(None);
    page.tap("5");
    page.press("#hint");
    page.expect_status(HINTS[3]);
    page.expect_slot(Slot::Left, "5");
    page.tap_op(Operator::Mul);
    page.tap("4");
    page.press("#hint");
    page.expect_status("Go on with 20 × 1 = 20.");
    page.step("20", Operator::Mul, "1");
    page.expect_settlement();
    page.expect_points(0, 1);
    page.expect_text("#hints", "Made in 1 second. With 4 hints.");
    // An impossible roll has one hint.
    page.go_to("#play?roll=1.1.1.4&clock=0");
    page.expect_phase("thinking");
    page.type_text("h");
    page.expect_status("There is no solution: this one is impossible.");
    page.type_text("h");
    // A tap too many is no fault: the hint is shown again.
    page.expect_status("There is no solution: this one is impossible.");
    page.expect_hidden("#status.refusal");
    page.call_impossible(None);
    page.am_sure();
    page.expect_settlement();
    page.expect_points(0, 2);
    page.expect_text("#hints", "With one hint.");
}

fn hints_are_remembered_and_named(page: &Page) {
    page.open("#play?roll=1.4.5.7&seed=1&clock=0");
    page.expect_phase("thinking");
    page.press("#hint");
    page.expect_status(HINTS[0]);
    page.open("#play?clock=5000");
    page.expect_phase("thinking");
    // The next one, not the first again.
    page.press("#hint");
    page.expect_status(HINTS[1]);
    // During a call too; the clock goes on.
    page.call_score(None);
    page.press("#hint");
    page.expect_status(HINTS[2]);
    page.advance(15_000);
    page.expect_time_said("15 seconds left.");
    page.expect_status(HINTS[2]);
    page.give_up();
    page.expect_settlement();
    page.expect_text("#hints", "With 3 hints.");
    page.type_text("h");
    page.expect_refusal("This roll is settled. Roll again.");
    // A new roll begins anew.
    page.go_to("#play?roll=1.4.5.7&clock=0");
    page.expect_phase("thinking");
    page.press("#hint");
    page.expect_status(HINTS[0]);
    // Players at one screen take hints, too.
    page.turn_to("players");
    page.seat(&["Ada", "Ben"]);
    page.go_to("#play?roll=1.4.5.7&clock=0");
    page.expect_phase("thinking");
    page.press("#hint");
    page.expect_status(HINTS[0]);
    page.call_score(Some(1));
    page.give_up();
    page.expect_settlement();
    page.expect_text("#hints", "With one hint.");
}
