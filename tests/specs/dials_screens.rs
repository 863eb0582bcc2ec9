//! Every screen of Dials: accessible, no wider than its view, large enough to
//! be pressed, with edges, and still for readers who want no motion.

use score_tests::{Engine, Page, specs};

use crate::accessibility::{EDGELESS, NONE};
use crate::group_screens::{fits, look};

specs! {
    in_every_engine: [every_screen_of_dials_is_accessible_and_fits],
    in_one: [a_reader_who_wants_no_motion_or_their_own_colours_has_that],
}

const PUZZLE: &str = "?signatures=10000.01000.21200.00010.00001&start=ABCDE&target=EDBDA&clock=0";

const LARGEST: &str = "?modulus=11&dials=8&seed=3&clock=0";

type Screen = (&'static str, fn(&Page));

const SCREENS: [Screen; 6] = [
    ("at the start", |page| {
        if !page.shows("#dials details[open]") {
            page.press("#dials details summary");
        }
    }),
    ("with a hint", |page| {
        page.press("#dials-hint");
        page.press(".dial-key[data-button=\"3\"]");
    }),
    ("the solution", |page| {
        page.press("#dials-solution");
        page.press("#dials-worked .next");
    }),
    ("the form", |page| {
        page.press("#dials-own");
    }),
    ("a refused field", |page| {
        page.fill("#dials-1-2", "x");
        page.press("#dials-form .primary");
        page.expect_answer("In each box");
    }),
    ("solved", |page| {
        page.press("#dials-own");
        for number in [3, 5] {
            page.press(&format!(".dial-key[data-button=\"{number}\"]"));
        }
        page.wait_until(
            "it is solved",
            "document.querySelector('.dial-board.solved')",
        );
    }),
];

/// The screens all of whose parts are on the next one as well.
const WITHIN_THE_NEXT: [&str; 2] = ["at the start", "the form"];

fn every_screen_of_dials_is_accessible_and_fits(page: &Page) {
    page.open_in_any_size(&format!("#dials{PUZZLE}"));
    page.expect_dials_board();
    if page.looks_closely() {
        for (name, reach) in SCREENS {
            page.resize((1280, 900));
            reach(page);
            if !WITHIN_THE_NEXT.contains(&name) {
                look(page, name);
            }
        }
    }
    page.go_to(&format!("#dials{LARGEST}"));
    page.expect_number_of("#dials-board .dial", 8);
    let [(_, open_rules), _, solution, form, ..] = SCREENS;
    page.resize((1280, 900));
    open_rules(page);
    for (name, reach) in [solution, form] {
        page.resize((1280, 900));
        reach(page);
        fits(page, &format!("the largest, {name}"));
    }
}

/// Only Chromium's driver can ask for this.
fn a_reader_who_wants_no_motion_or_their_own_colours_has_that(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    let motions = "return document.getAnimations().map((motion) =>
        motion.animationName ?? motion.transitionProperty)";
    page.with_motion();
    page.open_dials(PUZZLE);
    page.press(".dial-key[data-button=\"3\"]");
    assert!(page.list(motions).contains(&"translate".to_owned()));
    page.ask_for(&[("prefers-reduced-motion", "reduce")]);
    for number in [3, 5] {
        page.press(&format!(".dial-key[data-button=\"{number}\"]"));
        page.painted();
        assert_eq!(page.list(motions), NONE);
    }
    page.ask_for(&[("forced-colors", "active")]);
    page.go_to(&format!("#dials{PUZZLE}"));
    for (name, reach) in SCREENS {
        reach(page);
        assert_eq!(page.list(EDGELESS), NONE, "{name}");
    }
    let widths = page.list(
        "return [...document.querySelectorAll('.dial')]
           .map((dial) => getComputedStyle(dial).borderTopWidth)",
    );
    assert_eq!(widths, ["1px"; 5]);
}
