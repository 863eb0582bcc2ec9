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
        a_press_that_trembles_is_a_tap_and_one_that_travels_a_drag,
        a_drag_that_is_cut_short_leaves_nothing_behind,
        a_piece_lies_where_it_is_dropped_and_goes_back_from_elsewhere,
        a_result_can_be_tapped_while_it_still_flies,
        hands_at_one_screen_act_at_once,
    ],
}

const NUMBERS: [&str; 4] = ["3", "17", "2", "5"];
const AT_ONCE: Duration = Duration::ZERO;

/// A demonstration of 3, 17, 2 and 5, whose clock stands still.
#[track_caller]
fn demonstrate(page: &Page) {
    page.with_motion();
    page.open("#play?roll=3.17.2.5&seed=1&clock=0");
    page.call_score(None);
    page.expect_phase("demo");
}

/// The elements that hover, each slot that is not empty, and the numbers on the board.
const BOARD: &str = "
    const slots = [...document.querySelectorAll('#step .step-slot')]
      .map((slot) => [slot, slot.getAttribute('aria-label').split(': ')[1].split(',')[0]])
      .filter(([slot, said]) => slot.matches('.filled') || said !== 'empty')
      .map(([slot, said]) => `${slot.dataset.slot}: ${said}`);
    const hovers = [...document.querySelectorAll('.dragging, .over')]
      .map((one) => `hovers: ${one.className}`);
    const numbers = [...document.querySelectorAll('#dice .tile[data-value]:not(.used)')]
      .map((tile) => tile.dataset.value);
    return [...hovers, ...slots, ...numbers]";

/// Nothing hovers, nothing is placed, and every number is there.
#[track_caller]
fn expect_untouched(page: &Page) {
    page.painted();
    assert_eq!(page.list(BOARD), NUMBERS);
}

/// Empties the slots.
#[track_caller]
fn clear(page: &Page) {
    page.key(Key::Escape);
    expect_untouched(page);
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

fn a_press_that_trembles_is_a_tap_and_one_that_travels_a_drag(page: &Page) {
    demonstrate(page);
    for hand in Hand::pointers_of(page.engine()) {
        page.use_hand(hand);
        let at = page.middle_of(&tile("17"));
        page.pointer(&[to(at, AT_ONCE), DOWN, to(moved(at, 3.0, 4.0), AT_ONCE)]);
        page.painted();
        assert_eq!(page.count(".dragging"), 0);
        page.let_go();
        page.expect_slot(Slot::Left, "17");
        clear(page);
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
        // It shows where it would land.
        page.begin_drag(&tile("17"), Slot::Right.selector());
        expect_dragging(page, &tile("17"));
        page.expect_number_of(".step-slot.over", 1);
        page.expect_number_of("#step .step-slot.over[data-slot=right]", 1);
        page.let_go();
        page.expect_slot(Slot::Right, "17");
        page.expect_number_of(".dragging, .step-slot.over", 0);
        clear(page);
    }
}

fn a_drag_that_is_cut_short_leaves_nothing_behind(page: &Page) {
    demonstrate(page);
    watch_pointers(page);
    for hand in Hand::pointers_of(page.engine()) {
        page.use_hand(hand);
        cut_short(page, |page| page.key(Key::Escape));
        // The spec sends the event itself: to its listener the engine does not matter.
        if page.looks_closely() {
            cut_short(page, |page| {
                fake(page, "pointercancel", ".dragging", PRESSED, 1);
            });
        }
        // The button was released outside of the window, or over something that kept the event.
        if page.looks_closely() && hand == Hand::Mouse {
            cut_short(page, |page| {
                fake(page, "pointermove", ".dragging", PRESSED, 0);
            });
        }
        // The next drag works all the same. Its piece goes away.
        page.type_text("17+5");
        page.expect_numbers(&["2", "22", "3"]);
        page.begin_drag(&tile("22"), Slot::Left.selector());
        expect_dragging(page, &tile("22"));
        page.chord(Key::Control, 'z');
        page.expect_numbers(&NUMBERS);
        page.pointer(&[to(page.middle_of("#clock"), AT_ONCE), UP]);
        expect_untouched(page);
        page.tap("3");
        page.expect_slot(Slot::Left, "3");
        clear(page);
    }
    // A player who drops a piece too late reads so.
    page.drag(&tile("17"), Slot::Left.selector());
    page.drag(&Operator::Sub.selector(), Slot::Op.selector());
    page.begin_drag(&tile("2"), Slot::Right.selector());
    expect_dragging(page, &tile("2"));
    page.advance(30_000);
    page.expect_settlement();
    page.let_go();
    page.painted();
    page.expect_refusal("This roll is settled. Roll again.");
    page.expect_numbers(&NUMBERS);
    page.expect_number_of(".dragging", 0);
}

/// Drags a number, and lets go of it after an event that cuts the drag short.
#[track_caller]
fn cut_short(page: &Page, cut: impl FnOnce(&Page)) {
    page.begin_drag(&tile("2"), Slot::Left.selector());
    expect_dragging(page, &tile("2"));
    cut(page);
    expect_untouched(page);
    page.let_go();
    expect_untouched(page);
}

fn a_piece_lies_where_it_is_dropped_and_goes_back_from_elsewhere(page: &Page) {
    demonstrate(page);
    for hand in Hand::pointers_of(page.engine()) {
        page.use_hand(hand);
        page.drag(&tile("2"), Slot::Left.selector());
        page.expect_slot(Slot::Left, "2");
        page.drag(Slot::Left.selector(), Slot::Right.selector());
        page.expect_slot(Slot::Left, "empty");
        page.expect_slot(Slot::Right, "2");
        page.drag(&Operator::Sub.selector(), Slot::Op.selector());
        page.expect_slot(Slot::Op, "minus");
        page.drag(Slot::Op.selector(), "#clock");
        page.expect_slot(Slot::Op, "empty");
        page.drag(Slot::Right.selector(), "#goal");
        expect_untouched(page);
        // Nothing below it is pressed.
        page.drag(&tile("2"), "#undo");
        expect_untouched(page);
        page.drag(&Operator::Mul.selector(), "#clock");
        expect_untouched(page);
        // Only a number makes a step with another.
        page.drag(&Operator::Mul.selector(), &tile("5"));
        expect_untouched(page);
    }
    // The places where a piece fits are the same for each hand, and do not depend on the engine.
    if page.looks_closely() {
        a_piece_fits_its_own_kind_of_place(page);
    }
}

#[track_caller]
fn a_piece_fits_its_own_kind_of_place(page: &Page) {
    page.drag(&tile("2"), Slot::Op.selector());
    expect_untouched(page);
    page.drag(&Operator::Mul.selector(), Slot::Right.selector());
    expect_untouched(page);
    // Another operator takes the place of one.
    for (operator, name) in [(Operator::Sub, "minus"), (Operator::Mul, "times")] {
        page.drag(&operator.selector(), Slot::Op.selector());
        page.expect_slot(Slot::Op, name);
    }
    clear(page);
    // A number dropped on another makes a step with it.
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

fn a_result_can_be_tapped_while_it_still_flies(page: &Page) {
    demonstrate(page);
    // A time longer than this spec.
    page.run(
        "const slow = new CSSStyleSheet();
         slow.replaceSync('.born, .born * { animation-duration: 1h !important; }');
         document.adoptedStyleSheets = [slow];",
        Vec::new(),
    );
    for hand in Hand::pointers_of(page.engine()) {
        page.use_hand(hand);
        page.type_text("3+17");
        page.expect_numbers(&["20", "2", "5"]);
        page.wait_until(
            "the result flies",
            "document.getAnimations().some((motion) => motion.animationName === 'born')",
        );
        page.tap("20");
        page.expect_slot(Slot::Left, "20");
        page.key(Key::Escape);
        page.chord(Key::Control, 'z');
        page.expect_numbers(&NUMBERS);
    }
}

fn hands_at_one_screen_act_at_once(page: &Page) {
    page.open("#players?clock=0");
    page.seat(&["Ada", "Ben", "Cleo"]);
    page.use_hand(Hand::Touch);
    page.go_to("#play?roll=3.17.2.5&clock=0");
    page.expect_phase("thinking");
    // Of two calls one wins, and the other player reads why.
    page.press_together(&key_of_seat(2, "call-score"), &key_of_seat(0, "call-score"));
    page.expect_refusal(TOO_LATE);
    page.expect_seconds(30);
    page.expect_number_of("section.corner.calling", 1);
    a_second_finger_neither_takes_a_drag_over_nor_disturbs_it(page);
    clear(page);
    a_call_is_answered_while_another_hand_drags(page);
    page.expect_seconds(30);
    page.give_up();
    page.expect_settlement();
    let points = [0, 1, 2].map(|seat| page.points(seat));
    assert_eq!(points, [0, 0, -1], "the first finger did not win");
}

const TOO_LATE: &str = "SCORE has been called already.";

#[track_caller]
fn a_second_finger_neither_takes_a_drag_over_nor_disturbs_it(page: &Page) {
    if !page.engine().touches() {
        // This driver has one pointer only; the other one is reported.
        page.begin_drag(&tile("2"), Slot::Left.selector());
        expect_dragging(page, &tile("2"));
        for event in ["pointerdown", "pointermove", "pointerup"] {
            fake(page, event, &tile("5"), "77", 1);
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

#[track_caller]
fn a_call_is_answered_while_another_hand_drags(page: &Page) {
    page.wait_until(
        "nobody reads of the first call any more",
        &format!("!document.querySelector('#status').innerText.includes('{TOO_LATE}')"),
    );
    page.run(
        "document.body.dataset.said = '';
         new MutationObserver(() => {
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
            fake(page, event, &ben, "77", 1);
        }
        page.let_go();
    }
    page.expect_slot(Slot::Left, "2");
    page.wait_until(
        "the other player has read why",
        &format!("document.body.dataset.said.includes('{TOO_LATE}')"),
    );
}

fn moved(from: Point, dx: f64, dy: f64) -> Point {
    Point {
        x: from.x + dx,
        y: from.y + dy,
    }
}

/// A pause while the other finger does something.
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

/// The number that the browser gave to the pointer that was pressed last.
const PRESSED: &str = "Number(document.body.dataset.pointer)";

/// Sends an element the event of a pointer that holds this many buttons, which no driver can do.
#[track_caller]
fn fake(page: &Page, event: &str, selector: &str, pointer: &str, buttons: u32) {
    page.run(
        &format!(
            "const one = document.querySelector(arguments[1]);
             const box = one.getBoundingClientRect();
             one.dispatchEvent(new PointerEvent(arguments[0], {{
               bubbles: true, pointerId: {pointer}, button: 0, buttons: {buttons},
               clientX: box.x + box.width / 2, clientY: box.y + box.height / 2,
             }}));"
        ),
        vec![json!(event), json!(selector)],
    );
}
