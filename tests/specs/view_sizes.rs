//! Views of every size: nothing that is needed at the table is outside, and no page scrolls sideways.

use fantoccini::key::Key;
use score_tests::audit::MISFITS;
use score_tests::{Engine, Page, specs};
use serde_json::json;

use crate::looks::{NONE, TARGETS, accessible_here, views};
use crate::screen_list::{SETTLED, call, lay, push};

specs! {
    in_every_engine: [
        the_board_fits_every_view,
        the_result_comes_into_view_on_a_phone_on_its_side,
        the_menu_of_a_narrow_view_is_whole,
    ],
    in_one: [
        keys_are_not_explained_to_fingers,
        the_places_of_the_example_stand_in_a_line,
    ],
}

const DICE: [&str; 5] = [
    "6.20",
    "6.6.20",
    "6.6.12.20",
    "6.6.12.12.20",
    "6.6.6.12.12.20",
];

fn the_board_fits_every_view(page: &Page) {
    page.open_in_frame(page.site(), "#play?clock=0");
    let fits = |name: &str| assert_eq!(page.faults_in(&views(page), MISFITS), NONE, "{name}");
    // Layouts that fit with the fewest dice and with the most fit with those between: that depends
    // on the page alone, and the first engine checks it.
    let is_wanted = |dice: &&str| page.looks_closely() || [DICE[0], DICE[4]].contains(dice);
    for dice in DICE.into_iter().filter(is_wanted) {
        let roll = format!("dice={dice}&roll={dice}");
        lay(page, &format!("dice={dice}"), "rest");
        fits(&format!("{dice}, at rest"));
        lay(page, &roll, "thinking");
        fits(&format!("{dice}, thinking"));
        call(page, "i", "waiting");
        fits(&format!("{dice}, waiting"));
        lay(page, &roll, "thinking");
        call(page, "s", "demo");
        fits(&format!("{dice}, demonstration"));
    }
}

fn the_result_comes_into_view_on_a_phone_on_its_side(page: &Page) {
    page.open_in_frame(page.site(), "#play?clock=0");
    let views = [(568, 320), (740, 360)];
    let looked_at = if page.looks_closely() { views.len() } else { 1 };
    for view in views.into_iter().take(looked_at) {
        page.resize(view);
        page.expect_size(view);
        for index in [0, 2, 3] {
            let (name, reach) = &SETTLED[index];
            page.run("scrollTo(0, 0)", Vec::new());
            reach(page);
            page.wait_until(
                &format!("{name}, {view:?}: the result is in view"),
                "(() => {
                   const { top, bottom } = document.querySelector('#result').getBoundingClientRect();
                   return top >= 0 && bottom <= innerHeight;
                 })()",
            );
        }
    }
}

/// Only Chromium's driver can show the page as a phone does.
fn keys_are_not_explained_to_fingers(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    page.open("#rules");
    page.expect_shown("main#rules .keys");
    page.be_a_phone((360, 640));
    page.open("#rules");
    page.expect_shown("main#rules .table-of-points");
    page.expect_hidden("main#rules .of-keyboard");
}

fn the_menu_of_a_narrow_view_is_whole(page: &Page) {
    page.open_in_any_size("#rules?clock=0");
    for view in [(320, 568), (568, 320)] {
        page.resize(view);
        page.expect_size(view);
        push(page, "#menu");
        for section in 1..=2 {
            push(
                page,
                &format!("#pages details:nth-of-type({section}) > summary"),
            );
            page.expect_shown("#pages [open] a");
            assert_eq!(page.smaller_than(44, TARGETS), NONE, "{view:?}");
            assert_eq!(page.too_wide_px(), 0, "{view:?}");
            assert_eq!(page.cut_texts(), NONE, "{view:?}");
            if view.0 < view.1 {
                accessible_here(page, "the menu");
            }
        }
        // Its end comes into view with the focus.
        push(page, "#pages details:nth-of-type(2) > summary");
        push(page, "#pages details:nth-of-type(2) > summary");
        page.tab_to("#pages a[href='#players']");
        assert_eq!(
            page.out_of_view("#pages a[href='#players']"),
            NONE,
            "{view:?}"
        );
        page.keys_at_rest(&[Key::Escape, Key::Escape]);
    }
}

/// Whether the middles of the three slots and of their sign are less than a pixel apart.
const LINE: &str = "
    const middles = [...document.querySelectorAll('main#rules .slot, main#rules .equals-sign')]
      .map((one) => one.getBoundingClientRect())
      .map(({y, height}) => y + height / 2);
    return middles.length > 3 && Math.max(...middles) - Math.min(...middles) < 1";

fn the_places_of_the_example_stand_in_a_line(page: &Page) {
    page.open_in_any_size("#rules");
    for view in [(320, 568), (1280, 720)] {
        page.resize(view);
        page.expect_size(view);
        assert_eq!(page.run(LINE, Vec::new()), json!(true), "{view:?}");
        assert_eq!(page.smaller_than(24, "main#rules .slot"), NONE, "{view:?}");
    }
}
