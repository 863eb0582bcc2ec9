//! Drags: where they begin, how they are cancelled, and several at once.

use std::time::Duration;

use fantoccini::actions::PointerAction;
use fantoccini::key::Key;
use score_tests::input::{DOWN, Point, UP, to};
use score_tests::play::{Operator, Slot, key_of_seat, tile};
use score_tests::{Hand, Page, specs};
use serde_json::json;

specs! {
    in_every_engine: [
        a_press_that_trembles_is_a_tap,
        a_drag_begins_past_a_distance_and_shows_where_it_would_land,
        escape_cancels_a_drag,
        a_pointer_that_the_browser_takes_away_cancels_a_drag,
        a_piece_dropped_elsewhere_goes_back,
        a_piece_can_be_dragged_out_of_its_slot_and_into_another,
        a_drag_whose_piece_goes_away_leaves_nothing_behind,
        a_second_finger_neither_takes_a_drag_over_nor_disturbs_it,
        a_call_is_answered_while_another_hand_drags,
        a_result_can_be_tapped_while_it_still_flies,
    ],
    in_one: [
        a_piece_fits_its_own_kind_of_slot_only,
        a_drag_that_time_overtakes_changes_nothing,
        a_drag_that_was_let_go_unheard_ends_with_the_next_move,
        of_two_calls_at_once_one_wins_and_the_other_is_told_why,
        a_number_dropped_on_another_makes_a_step_with_it,
    ],
}

const NUMBERS: [&str; 4] = ["3", "17", "2", "5"];
const AT_ONCE: Duration = Duration::ZERO;

/// A new player's demonstration of 3, 17, 2 and 5 with this hand.
#[track_caller]
fn demonstrate(page: &Page, hand: Hand) {
    page.with_motion();
    page.use_hand(hand);
    page.open_as_new("#play?roll=3.17.2.5&seed=1&clock=0");
    page.call_score(None);
    page.expect_phase("demo");
}

/// Nothing hovers, nothing is placed, and every number is there.
#[track_caller]
fn expect_untouched(page: &Page) {
    page.painted();
    assert_eq!(page.count(".dragging, .step-slot.over"), 0);
    for slot in [Slot::Left, Slot::Op, Slot::Right] {
        page.expect_slot(slot, "empty");
    }
    assert_eq!(page.numbers(), NUMBERS);
}

#[track_caller]
fn expect_dragging(page: &Page, selector: &str) {
    page.wait_until(
        "the piece follows the pointer",
        &format!(
            "document.querySelectorAll('.dragging').length === 1 \
             && document.querySelector('.dragging').matches({})",
            json!(selector)
        ),
    );
}

fn a_press_that_trembles_is_a_tap(page: &Page) {
    for hand in Hand::pointers_of(page.engine()) {
        demonstrate(page, hand);
        let at = page.middle_of(&tile("17"));
        page.pointer(&[to(at, AT_ONCE), DOWN, to(moved(at, 3.0, 4.0), AT_ONCE)]);
        page.painted();
        assert_eq!(page.count(".dragging"), 0);
        page.let_go();
        page.expect_slot(Slot::Left, "17");
    }
}

fn a_drag_begins_past_a_distance_and_shows_where_it_would_land(page: &Page) {
    for hand in Hand::pointers_of(page.engine()) {
        demonstrate(page, hand);
        let at = page.middle_of(&tile("17"));
        page.pointer(&[to(at, AT_ONCE), DOWN, to(moved(at, 0.0, 9.0), AT_ONCE)]);
        expect_dragging(page, &tile("17"));
        assert_eq!(page.count(".step-slot.over"), 0);
        page.let_go();
        expect_untouched(page);
        // Back where it began it is still a drag, and not a tap.
        let away = to(moved(at, 0.0, 9.0), AT_ONCE);
        page.pointer(&[to(at, AT_ONCE), DOWN, away, to(at, AT_ONCE), UP]);
        expect_untouched(page);
        page.begin_drag(&tile("17"), Slot::Right.selector());
        expect_dragging(page, &tile("17"));
        page.expect_number_of(".step-slot.over", 1);
        page.expect_number_of("#step .step-slot.over[data-slot=right]", 1);
        page.let_go();
        page.expect_slot(Slot::Right, "17");
        page.expect_number_of(".dragging, .step-slot.over", 0);
    }
}

fn escape_cancels_a_drag(page: &Page) {
    for hand in Hand::pointers_of(page.engine()) {
        demonstrate(page, hand);
        page.begin_drag(&tile("2"), Slot::Left.selector());
        expect_dragging(page, &tile("2"));
        page.key(Key::Escape);
        expect_untouched(page);
        page.let_go();
        expect_untouched(page);
        // The next drag is none the worse for it.
        page.drag(&tile("2"), Slot::Left.selector());
        page.expect_slot(Slot::Left, "2");
    }
}

fn a_pointer_that_the_browser_takes_away_cancels_a_drag(page: &Page) {
    for hand in Hand::pointers_of(page.engine()) {
        demonstrate(page, hand);
        watch_pointers(page);
        page.begin_drag(&tile("2"), Slot::Left.selector());
        expect_dragging(page, &tile("2"));
        fake(
            page,
            "pointercancel",
            ".dragging",
            "Number(document.body.dataset.pointer)",
        );
        expect_untouched(page);
        page.let_go();
        expect_untouched(page);
    }
}

fn a_piece_dropped_elsewhere_goes_back(page: &Page) {
    for hand in Hand::pointers_of(page.engine()) {
        demonstrate(page, hand);
        // Which part of the page it is is nothing to the engine.
        let elsewhere = ["#clock", "#goal", "#undo"];
        let looked_at = if page.looks_closely() {
            elsewhere.len()
        } else {
            1
        };
        for elsewhere in elsewhere.into_iter().take(looked_at) {
            page.drag(&tile("2"), elsewhere);
            expect_untouched(page);
            page.drag(&Operator::Mul.selector(), elsewhere);
            expect_untouched(page);
        }
        // Only a number makes a step with another.
        page.drag(&Operator::Mul.selector(), &tile("5"));
        expect_untouched(page);
    }
}

fn a_piece_fits_its_own_kind_of_slot_only(page: &Page) {
    for hand in Hand::pointers_of(page.engine()) {
        demonstrate(page, hand);
        page.drag(&tile("2"), Slot::Op.selector());
        expect_untouched(page);
        page.drag(&Operator::Mul.selector(), Slot::Left.selector());
        expect_untouched(page);
        page.drag(&Operator::Mul.selector(), Slot::Right.selector());
        expect_untouched(page);
    }
}

fn a_piece_can_be_dragged_out_of_its_slot_and_into_another(page: &Page) {
    for hand in Hand::pointers_of(page.engine()) {
        demonstrate(page, hand);
        page.drag(&tile("2"), Slot::Left.selector());
        page.expect_slot(Slot::Left, "2");
        page.drag(Slot::Left.selector(), Slot::Right.selector());
        page.expect_slot(Slot::Left, "empty");
        page.expect_slot(Slot::Right, "2");
        // An operator is copied: it can be used again at once.
        page.drag(&Operator::Sub.selector(), Slot::Op.selector());
        page.expect_slot(Slot::Op, "minus");
        page.drag(&Operator::Mul.selector(), Slot::Op.selector());
        page.expect_slot(Slot::Op, "times");
        page.drag(Slot::Op.selector(), "#clock");
        page.expect_slot(Slot::Op, "empty");
        page.drag(Slot::Right.selector(), "#clock");
        expect_untouched(page);
    }
}

fn a_drag_that_time_overtakes_changes_nothing(page: &Page) {
    for hand in Hand::pointers_of(page.engine()) {
        demonstrate(page, hand);
        page.step("17", Operator::Add, "5");
        page.expect_numbers(&["2", "22", "3"]);
        page.drag(&tile("22"), Slot::Left.selector());
        page.drag(&Operator::Sub.selector(), Slot::Op.selector());
        page.begin_drag(&tile("2"), Slot::Right.selector());
        expect_dragging(page, &tile("2"));
        page.advance(30_000);
        page.expect_settlement();
        page.let_go();
        page.painted();
        // A player who drops a piece too late reads so.
        page.expect_refusal("This roll is settled. Roll again.");
        page.expect_numbers(&["2", "22", "3"]);
        page.expect_number_of(".dragging", 0);
    }
}

fn a_drag_whose_piece_goes_away_leaves_nothing_behind(page: &Page) {
    for hand in Hand::pointers_of(page.engine()) {
        demonstrate(page, hand);
        page.step("17", Operator::Add, "5");
        page.expect_numbers(&["2", "22", "3"]);
        page.begin_drag(&tile("22"), Slot::Left.selector());
        expect_dragging(page, &tile("22"));
        page.chord(Key::Control, 'z');
        page.expect_numbers(&NUMBERS);
        page.pointer(&[to(page.middle_of("#clock"), AT_ONCE), UP]);
        expect_untouched(page);
        page.tap("3");
        page.expect_slot(Slot::Left, "3");
    }
}

fn a_second_finger_neither_takes_a_drag_over_nor_disturbs_it(page: &Page) {
    demonstrate(page, Hand::Touch);
    if !page.engine().touches() {
        // This driver has one pointer only; the other one is reported.
        page.begin_drag(&tile("2"), Slot::Left.selector());
        expect_dragging(page, &tile("2"));
        for event in ["pointerdown", "pointermove", "pointerup"] {
            fake(page, event, &tile("5"), "77");
        }
        expect_dragging(page, &tile("2"));
        page.let_go();
    } else {
        let [two, five, left] =
            [&tile("2"), &tile("5"), Slot::Left.selector()].map(|one| page.middle_of(one));
        let first = [
            to(two, AT_ONCE),
            DOWN,
            to(left, AT_ONCE),
            rest(),
            rest(),
            UP,
        ];
        let second = [
            rest(),
            to(five, AT_ONCE),
            DOWN,
            to(moved(five, 9.0, 40.0), AT_ONCE),
            UP,
            rest(),
        ];
        page.two_fingers(&first, &second);
    }
    page.expect_slot(Slot::Left, "2");
    page.expect_slot(Slot::Right, "empty");
    page.expect_row(&["3", "17", "5"]);
    page.expect_number_of(".dragging", 0);
}

/// The button was released outside of the window, or over something that kept the event.
fn a_drag_that_was_let_go_unheard_ends_with_the_next_move(page: &Page) {
    demonstrate(page, Hand::Mouse);
    page.run(
        "addEventListener('pointerdown', (event) => { window.pressed = event.pointerId; }, true)",
        Vec::new(),
    );
    page.begin_drag(&tile("17"), Slot::Left.selector());
    expect_dragging(page, &tile("17"));
    page.run(
        "document.querySelector('.dragging').dispatchEvent(new PointerEvent('pointermove',
           {pointerId: pressed, buttons: 0, clientX: 5, clientY: 5, bubbles: true}))",
        Vec::new(),
    );
    expect_untouched(page);
    page.let_go();
    expect_untouched(page);
}

fn of_two_calls_at_once_one_wins_and_the_other_is_told_why(page: &Page) {
    page.open("#players?clock=0");
    page.seat(&["Ada", "Ben", "Cleo"]);
    page.use_hand(Hand::Touch);
    page.go_to("#play?roll=9.9.9.9&clock=0");
    page.expect_phase("thinking");
    page.press_together(&key_of_seat(2, "call-score"), &key_of_seat(0, "call-score"));
    page.expect_refusal("SCORE has been called already.");
    page.expect_seconds(30);
    page.expect_number_of("section.corner.calling", 1);
    page.give_up();
    page.expect_settlement();
    let points = [0, 1, 2].map(|seat| page.points(seat));
    assert_eq!(points, [0, 0, -1], "the first finger did not win");
}

fn a_call_is_answered_while_another_hand_drags(page: &Page) {
    page.open("#players?clock=0");
    page.seat(&["Ada", "Ben"]);
    page.use_hand(Hand::Touch);
    page.go_to("#play?roll=3.17.2.5&clock=0");
    page.expect_phase("thinking");
    page.call_score(Some(0));
    page.run(
        "new MutationObserver(() => {
           document.body.dataset.said += document.querySelector('#status').innerText;
         }).observe(document.querySelector('#status'), {characterData: true, subtree: true});",
        Vec::new(),
    );
    let ben = key_of_seat(1, "call-impossible");
    if page.engine().touches() {
        let [two, left, key] =
            [&tile("2"), Slot::Left.selector(), &ben].map(|one| page.middle_of(one));
        let drag = [
            to(two, AT_ONCE),
            DOWN,
            to(left, AT_ONCE),
            rest(),
            rest(),
            UP,
        ];
        let call = [rest(), rest(), to(key, AT_ONCE), DOWN, UP, rest()];
        page.two_fingers(&drag, &call);
    } else {
        page.begin_drag(&tile("2"), Slot::Left.selector());
        for event in ["pointerdown", "pointerup"] {
            fake(page, event, &ben, "77");
        }
        page.let_go();
    }
    page.expect_slot(Slot::Left, "2");
    page.wait_until(
        "the other player has read why",
        "document.body.dataset.said.includes('SCORE has been called already.')",
    );
    page.expect_seconds(30);
}

fn moved(from: Point, dx: f64, dy: f64) -> Point {
    Point {
        x: from.x + dx,
        y: from.y + dy,
    }
}

/// While the other finger does something.
fn rest() -> PointerAction {
    PointerAction::Pause { duration: AT_ONCE }
}

/// Notes the number that the browser gives to each pointer.
#[track_caller]
fn watch_pointers(page: &Page) {
    page.run(
        "addEventListener('pointerdown', (event) => {
           document.body.dataset.pointer = event.pointerId;
         }, true);",
        Vec::new(),
    );
}

/// Tells an element of a pointer, which no driver can do in this way.
#[track_caller]
fn fake(page: &Page, event: &str, selector: &str, pointer: &str) {
    page.run(
        &format!(
            "const one = document.querySelector(arguments[1]);
             const box = one.getBoundingClientRect();
             one.dispatchEvent(new PointerEvent(arguments[0], {{
               bubbles: true, pointerId: {pointer}, button: 0,
               clientX: box.x + box.width / 2, clientY: box.y + box.height / 2,
             }}));"
        ),
        vec![json!(event), json!(selector)],
    );
}

fn a_result_can_be_tapped_while_it_still_flies(page: &Page) {
    for hand in Hand::pointers_of(page.engine()) {
        demonstrate(page, hand);
        // Longer than this spec.
        page.run(
            "const slow = new CSSStyleSheet();
             slow.replaceSync('.born, .born * { animation-duration: 1h !important; }');
             document.adoptedStyleSheets = [slow];",
            Vec::new(),
        );
        page.step("3", Operator::Add, "17");
        page.expect_numbers(&["20", "2", "5"]);
        page.wait_until(
            "the result flies",
            "document.getAnimations().some((motion) => motion.animationName === 'born')",
        );
        page.tap("20");
        page.expect_slot(Slot::Left, "20");
    }
}

fn a_number_dropped_on_another_makes_a_step_with_it(page: &Page) {
    for hand in Hand::pointers_of(page.engine()) {
        demonstrate(page, hand);
        page.begin_drag(&tile("3"), &tile("5"));
        expect_dragging(page, &tile("3"));
        page.expect_number_of(".tile.over[data-value=\"5\"]", 1);
        page.expect_number_of(".over", 1);
        page.let_go();
        page.expect_slot(Slot::Left, "3");
        page.expect_slot(Slot::Right, "5");
        page.expect_slot(Slot::Op, "empty");
        page.expect_status("Now choose what to do with the two numbers.");
        page.tap_op(Operator::Sub);
        page.expect_numbers(&["-2", "2", "17"]);
    }
}
