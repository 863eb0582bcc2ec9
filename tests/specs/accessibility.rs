//! Every screen, and what all of them must be: accessible in both themes, with
//! edges in the reader's own colours, and still for those who want no motion.

use score_tests::{Engine, Page, specs};

use crate::screen_list::{A_NUMBER_MADE, ALONE, GUIDED, PAGES, SETTLED, Screen, TOGETHER, seat};

specs! {
    in_every_engine: [the_main_screens_are_accessible],
    in_one: [
        alone_every_screen_is_accessible,
        the_guided_roll_is_accessible,
        together_every_screen_is_accessible,
        texts_and_forms_are_accessible,
        with_forced_colours_everything_has_an_edge,
        nothing_moves_for_those_who_do_not_want_it,
    ],
}

/// No faults.
pub const NONE: [&str; 0] = [];

/// Checks each of these screens in both themes.
pub fn accessible(page: &Page, screens: &[Screen]) {
    for (name, reach) in screens {
        reach(page);
        accessible_here(page, name);
    }
}

/// Checks the present screen in both themes. What axe finds does not depend on the engine, so one
/// engine is asked; the main screens are checked in all.
#[track_caller]
pub fn accessible_here(page: &Page, name: &str) {
    if page.looks_closely() {
        accessible_in_this_engine(page, name);
    }
}

#[track_caller]
fn accessible_in_this_engine(page: &Page, name: &str) {
    page.use_theme("light");
    page.painted();
    assert_eq!(page.violations(), NONE, "{name}, light");
    page.use_theme("dark");
    page.painted();
    assert_eq!(page.violations_of_colour(), NONE, "{name}, dark");
}

fn the_main_screens_are_accessible(page: &Page) {
    page.open("#play?clock=0");
    for (name, reach) in [&A_NUMBER_MADE, &SETTLED[0]] {
        reach(page);
        accessible_in_this_engine(page, name);
    }
    for path in ["#games", "#rules"] {
        page.go_to(path);
        accessible_in_this_engine(page, path);
    }
}

fn alone_every_screen_is_accessible(page: &Page) {
    page.open("#play?clock=0");
    accessible(page, &ALONE);
    accessible(page, &SETTLED);
}

fn the_guided_roll_is_accessible(page: &Page) {
    page.open("#play");
    accessible(page, &GUIDED);
}

fn together_every_screen_is_accessible(page: &Page) {
    page.open("#players?clock=0");
    for count in [2, 4, 6] {
        seat(page, count);
        accessible(page, &TOGETHER);
    }
}

fn texts_and_forms_are_accessible(page: &Page) {
    page.open("#rules");
    accessible(page, &PAGES);
}

/// The parts without an edge in the reader's own colours: a key by its border, a number by the
/// outline of its drawing. A piece in a slot is the edge of that slot.
pub const EDGELESS: &str = "
    const paper = getComputedStyle(document.body).backgroundColor;
    const has_edge = (one) => {
      const drawing = one.querySelector('.shape .body, .shape .plaque, .card-body');
      const style = getComputedStyle(one.matches('.tile') ? drawing : one);
      const [width, colour] = one.matches('.tile')
        ? [style.strokeWidth, style.stroke] : [style.borderTopWidth, style.borderTopColor];
      return parseFloat(width) > 0 && colour !== 'none' && colour !== paper
        && (one.matches('.tile') || style.borderTopStyle !== 'none');
    };
    return [...document.querySelectorAll('main button, .chip')]
      .filter((one) => one.getClientRects().length > 0 && !one.matches('.step-slot.filled'))
      .filter((one) => !has_edge(one)).map((one) => one.outerHTML.slice(0, 90));";

/// Only Chromium's driver can ask for this.
fn with_forced_colours_everything_has_an_edge(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    page.ask_for(&[("forced-colors", "active")]);
    page.open("#play?clock=0");
    for (name, reach) in ALONE.iter().chain(&SETTLED).chain(&PAGES) {
        reach(page);
        assert_eq!(page.list(EDGELESS), NONE, "{name}");
    }
    page.open("#players?clock=0");
    seat(page, 2);
    for (name, reach) in TOGETHER {
        reach(page);
        assert_eq!(page.list(EDGELESS), NONE, "{name}");
    }
}

/// Only Chromium's driver can ask for this.
fn nothing_moves_for_those_who_do_not_want_it(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    let motions = "return document.getAnimations().map((motion) =>
        motion.animationName ?? motion.transitionProperty)";
    page.with_motion();
    page.open("#play?clock=0");
    // What moves at all is still moving when it is looked for.
    page.run(
        "const slow = new CSSStyleSheet();
         slow.replaceSync('* { animation-duration: 1h !important; }');
         document.adoptedStyleSheets = [slow];",
        Vec::new(),
    );
    let (name, reach) = A_NUMBER_MADE;
    reach(page);
    assert!(page.list(motions).contains(&"born".to_owned()), "{name}");
    page.ask_for(&[("prefers-reduced-motion", "reduce")]);
    for (name, reach) in ALONE.iter().chain(&SETTLED).chain(&GUIDED).chain(&PAGES) {
        reach(page);
        page.painted();
        assert_eq!(page.list(motions), NONE, "{name}");
    }
}
