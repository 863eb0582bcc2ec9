//! Every screen of Dials: accessible, no wider than its view, large enough to be
//! pressed, with edges, and still for those who want no motion.

use score_tests::{Engine, Page, specs};

use crate::accessibility::{EDGELESS, NONE};
use crate::group_screens::look;

specs! {
    in_every_engine: [
        every_screen_of_dials_is_accessible_and_fits,
        what_a_key_opens_comes_into_view,
    ],
    in_one: [
        with_forced_colours_every_dial_and_button_has_an_edge,
        the_dials_stand_still_for_those_who_do_not_want_motion,
        what_happens_is_told_to_those_who_do_not_see_it,
    ],
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

fn every_screen_of_dials_is_accessible_and_fits(page: &Page) {
    page.open_in_any_size(&format!("#dials{PUZZLE}"));
    page.expect_dials_board();
    for (name, reach) in SCREENS {
        page.resize((1280, 900));
        reach(page);
        look(page, name);
    }
    page.open_in_any_size(&format!("#dials{LARGEST}"));
    page.expect_dials_board();
    for (name, reach) in [SCREENS[0], SCREENS[2], SCREENS[3]] {
        page.resize((1280, 900));
        reach(page);
        look(page, &format!("the largest, {name}"));
    }
}

/// Only Chromium's driver can ask for this.
fn with_forced_colours_every_dial_and_button_has_an_edge(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    page.ask_for(&[("forced-colors", "active")]);
    page.open_dials(PUZZLE);
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

/// Only Chromium's driver can ask for this.
fn the_dials_stand_still_for_those_who_do_not_want_motion(page: &Page) {
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
}

fn what_happens_is_told_to_those_who_do_not_see_it(page: &Page) {
    page.open_dials(PUZZLE);
    page.expect_shown("#dials-status[role=status]");
    page.expect_dial_key_name(3, "Button 3: turns dial 1 by 2, dial 2 by 1, dial 3 by 2");
    // The letters of the wheels are said with their dial and not one by one.
    page.expect_number_of(".dial span:not([aria-hidden])", 0);
}

fn what_a_key_opens_comes_into_view(page: &Page) {
    // No window of the others is narrower.
    let view = match page.engine() {
        Engine::Chromium => (360, 640),
        _ => (500, 640),
    };
    page.resize(view);
    page.expect_size(view);
    for (key, opened) in [
        ("#dials-solution", "#dials-worked"),
        ("#dials-own", "#dials-form"),
    ] {
        page.open_dials(PUZZLE);
        page.press(key);
        page.wait_until(
            "its beginning can be seen",
            &format!(
                "(() => {{ const top = document.querySelector('{opened}')?.getBoundingClientRect().top;
                   return top >= 0 && top < innerHeight - 100; }})()"
            ),
        );
    }
}
