//! The guided roll of a first visit.

use fantoccini::key::Key;
use score_tests::play::Operator;
use score_tests::{Hand, Page, specs};

use crate::screen_list::{call, push};

specs! {
    in_one: [
        dice_stay_where_they_are_from_lesson_to_lesson,
        the_first_visit_is_guided_tap_by_tap,
        a_guided_roll_that_was_left_begins_again_and_one_that_was_skipped_stays_away,
        a_link_to_a_roll_needs_no_guide,
        a_guide_that_is_asked_for_comes_again_and_calls_nobody_back,
        joining_and_impossible_are_lessons_of_their_own,
        by_single_keys_a_lesson_ends_at_the_one_thing_to_do,
    ],
}

const FIRST: &str = "Make 20 from these numbers. Choose the 4.";
const REACHED: &str =
    "20, in two steps! In a real round you call SCORE first; then 30 seconds run.";
const AT_REST: &str = "Roll the dice to begin.";

/// Waits until so many of the six taps are done and the line names the next one.
#[track_caller]
fn expect_hint(page: &Page, done: usize, hint: &str) {
    page.expect_status(hint);
    page.expect_number_of("#coach .dots .done", done);
    page.expect_number_of("#coach .dots li", 6);
}

/// The player's own table, with nothing on it and nothing lost.
#[track_caller]
fn expect_own_table(page: &Page) {
    page.expect_phase("rest");
    page.expect_status(AT_REST);
    page.expect_number_of("#coach", 0);
    assert_eq!(page.points(0), 0);
}

#[track_caller]
fn taps(page: &Page) {
    expect_hint(page, 0, FIRST);
    page.tap("4");
    expect_hint(page, 1, "Good. Now choose × (times).");
    page.tap_op(Operator::Mul);
    expect_hint(page, 2, "And now the 3.");
    page.tap("3");
    expect_hint(
        page,
        3,
        "12 is red: you made it from 4 × 3. The last step must use a red number. Choose the 12.",
    );
    page.tap("12");
    expect_hint(page, 4, "Now choose + (plus).");
    page.tap_op(Operator::Add);
    expect_hint(page, 5, "And the 8: that makes 20.");
    page.tap("8");
    expect_hint(page, 6, REACHED);
    page.expect_numbers(&["19", "20"]);
    page.expect_text("#skip-coach", "Play now");
}

fn the_first_visit_is_guided_tap_by_tap(page: &Page) {
    page.open("#play");
    page.expect_row(&["4", "3", "8", "19"]);
    page.expect_text("#skip-coach", "Skip");
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
    page.expect_row(&numbers);
    page.expect_number_of("#coach", 0);
}

fn a_guided_roll_that_was_left_begins_again_and_one_that_was_skipped_stays_away(page: &Page) {
    page.open("#play");
    page.tap("4");
    page.turn_to("rules");
    page.expect_hidden("#coach");
    page.open("#play");
    expect_hint(page, 0, FIRST);
    page.skip_coach();
    expect_own_table(page);
    page.open("#play");
    expect_own_table(page);
}

fn a_link_to_a_roll_needs_no_guide(page: &Page) {
    page.open("#play?roll=1.4.5.7");
    page.expect_phase("thinking");
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.expect_number_of("#coach", 0);
    // A player with a roll on the table is not new any more.
    page.open("#play");
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.expect_number_of("#coach", 0);
}

fn a_guide_that_is_asked_for_comes_again_and_calls_nobody_back(page: &Page) {
    page.open("#play?roll=1.4.5.7&clock=0");
    call(page, "s", "demo");
    page.type_step("5*4");
    page.type_step("20*1");
    page.expect_settlement();
    page.expect_points(0, 1);
    page.go_to("#guide");
    expect_hint(page, 0, FIRST);
    page.step("19", Operator::Sub, "8");
    page.expect_status("Your own way! Go on, or go back with Undo.");
    page.undo();
    expect_hint(page, 0, FIRST);
    // A dead end is named, and Undo is offered.
    for step in ["19-8", "11*3", "33+4"] {
        page.type_step(step);
    }
    page.expect_status(
        "Only 37 is left, and that is not 20. Go back with Undo, and try another way.",
    );
    page.expect_shown("[data-asked=undo] #undo");
    page.undo();
    page.expect_status("Your own way! Go on, or go back with Undo.");
    page.turn_to("rules");
    page.go_to("#guide");
    expect_hint(page, 0, FIRST);
    // 8 × 3 − 4 is 20 as well.
    page.type_step("8*3");
    page.type_step("24-4");
    expect_hint(page, 6, REACHED);
    page.expect_numbers(&["19", "20"]);
    page.skip_coach();
    // The table is as it was left, and its numbers are not those of the guide.
    page.expect_settlement();
    page.expect_points(0, 1);
    page.expect_numbers(&["7", "20"]);
}

fn joining_and_impossible_are_lessons_of_their_own(page: &Page) {
    page.use_hand(Hand::Touch);
    page.open("#guide");
    taps(page);
    page.expect_text("#calls button", "GO ON the next short lesson");
    page.press("#next-lesson");
    page.expect_numbers(&["1", "2", "8", "17"]);
    page.use_hand(Hand::Keyboard);
    expect_hint(
        page,
        0,
        "There is a fifth operator: join. It puts digits beside each other. Choose the 1.",
    );
    page.tap("1");
    expect_hint(page, 1, "Now choose & (join).");
    page.expect_shown("[data-asked=join] [data-op=join]");
    page.tap_op(Operator::Join);
    expect_hint(page, 2, "And now the 2.");
    page.tap("2");
    expect_hint(page, 3, "1 and 2, joined, are 12. Choose the 12.");
    page.tap("12");
    page.tap_op(Operator::Add);
    page.tap("8");
    page.expect_status("20 again! Joining counts as a step like the others");
    page.press("#next-lesson");
    page.expect_numbers(&["1", "1", "1", "4"]);
    page.expect_status(
        "A few rolls, 3 of 100, make no 20, whatever you do. This is one. Try, or call IMPOSSIBLE.",
    );
    page.use_hand(Hand::Mouse);
    page.type_step("1+1");
    page.type_step("2+1");
    page.type_step("3*4");
    page.expect_status("Only 12 is left. Here every way ends so: call IMPOSSIBLE.");
    page.call_impossible(None);
    page.expect_status("Right: nobody can make 20 of these, and that is a point too!");
    // There is one thing to do, and nothing beside it.
    page.expect_number_of("#calls button", 1);
    page.expect_hidden("#skip-coach");
    page.press("#end-guide");
    expect_own_table(page);
}

fn by_single_keys_a_lesson_ends_at_the_one_thing_to_do(page: &Page) {
    const ASKED: &str = ".tile[data-tile='0']";
    const RING: &str = "const { outlineStyle, outlineWidth } =
          getComputedStyle(document.querySelector('[data-asked=first] .tile[data-tile=\"0\"]'));
        return [outlineStyle, outlineWidth]";
    page.use_hand(Hand::Keyboard);
    page.open("#guide");
    expect_hint(page, 0, FIRST);
    // The element that is asked for shows that it has the focus.
    page.expect_list(RING, &["dashed", "3px"]);
    page.tab_to(ASKED);
    page.expect_list(RING, &["solid", "5px"]);
    for steps in [["4*3", "12+8"], ["1&2", "12+8"]] {
        for step in steps {
            page.type_step(step);
        }
        page.expect_focus("#next-lesson");
        page.keys_at_rest(&[Key::Enter]);
    }
    page.expect_numbers(&["1", "1", "1", "4"]);
    // Its numbers are not rolled away.
    page.type_text("rsh");
    page.expect_status("A few rolls, 3 of 100, make no 20");
    page.expect_numbers(&["1", "1", "1", "4"]);
    page.type_text("i");
    page.expect_focus("#end-guide");
    page.type_text("r");
    page.expect_status("Right: nobody can make 20 of these");
    page.keys_at_rest(&[Key::Enter]);
    expect_own_table(page);
    // Each of the lessons can be skipped.
    page.go_to("#guide");
    for step in ["4*3", "12+8"] {
        page.type_step(step);
    }
    page.expect_focus("#next-lesson");
    page.keys_at_rest(&[Key::Enter]);
    page.expect_status("There is a fifth operator");
    page.press("#skip-coach");
    expect_own_table(page);
}

fn dice_stay_where_they_are_from_lesson_to_lesson(page: &Page) {
    /// Where the last die lies, the goal, and the button that ends the guide.
    const TOPS: &str = "
        const tops = ['#goal strong', '#skip-coach'].map((selector) =>
          document.querySelector(selector).getBoundingClientRect().top);
        const die = document.querySelector(`.tile[data-tile='3']`);
        return [die.offsetTop, ...tops].map((top) => String(Math.round(top)))";
    /// How far a button below the numbers may push them: a tap still hits its die then.
    const MAX_PUSH_PX: i64 = 4;
    let look = || -> Vec<i64> {
        let tops = page.list(TOPS);
        tops.iter()
            .map(|top| top.parse().expect("pixels"))
            .collect()
    };
    page.open_in_any_size("#guide?clock=0");
    for view in [(360, 640), (1280, 720)] {
        page.turn_to("rules");
        page.go_to("#guide");
        page.resize(view);
        page.expect_size(view);
        expect_hint(page, 0, FIRST);
        let tops = look();
        let check = |name: &str| {
            let now = look();
            assert_eq!(now[1..], tops[1..], "{view:?}, {name}");
            let pushed_px = (now[0] - tops[0]).abs();
            assert!(
                pushed_px <= MAX_PUSH_PX,
                "{view:?}, {name}: {pushed_px} pixels"
            );
        };
        for (step, status) in [("4*3", "Choose the 12"), ("12+8", REACHED)] {
            page.type_step(step);
            page.expect_status(status);
        }
        check("at the end of a lesson");
        push(page, "#next-lesson");
        page.expect_status("There is a fifth operator");
        check("at the beginning of the next");
    }
}
