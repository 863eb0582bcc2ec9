//! Views of every size: nothing that is needed at the table is outside, no page scrolls sideways,
//! and large letters are whole.

use fantoccini::key::Key;
use score_tests::audit::MISFITS;
use score_tests::{Engine, Page, Site, specs};
use serde_json::json;

use crate::accessibility::{NONE, accessible_here};
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
        large_letters_are_whole_at_the_table_of_a_group_on_a_phone,
    ],
}

/// The views that are checked in this engine: in one of them all, in the others those at the edges.
pub fn views(page: &Page) -> Vec<(u32, u32)> {
    let is_wanted = |view: &&(u32, u32)| page.looks_closely() || EDGES.contains(view);
    VIEWS.iter().filter(is_wanted).copied().collect()
}

/// The narrowest, the lowest, a tablet, and the largest.
const EDGES: [(u32, u32); 4] = [(320, 568), (568, 320), (768, 1024), (1920, 1080)];

/// Phones, small and tall and on their side; tablets; laptops; a projector.
const VIEWS: [(u32, u32); 9] = [
    (320, 568),
    (360, 640),
    (360, 740),
    (568, 320),
    (740, 360),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1920, 1080),
];

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

/// Everything to press but the dice, which are larger still, and the links in
/// a line of text.
pub const TARGETS: &str =
    "button, nav a, .title, .play-link a, .links a, summary, select, .chip, .check,
    input:not([type=checkbox], [type=radio])";

/// The view with the least room for large letters, a usual phone, and a laptop.
const LARGE_LETTERS: [(u32, u32); 3] = [(320, 568), PHONE, (1280, 720)];

/// Those of them that are looked at in this engine.
pub fn views_of_large_letters(page: &Page) -> Vec<(u32, u32)> {
    let is_wanted = |view: &&(u32, u32)| page.looks_closely() || **view != PHONE;
    LARGE_LETTERS.iter().filter(is_wanted).copied().collect()
}

const PHONE: (u32, u32) = (360, 640);

/// Checks the open screen, which is in large letters on a phone.
#[track_caller]
fn expect_whole(page: &Page, name: &str) {
    page.painted();
    assert_eq!(page.too_wide_px(), 0, "{name}");
    assert_eq!(page.cut_texts(), NONE, "{name}");
    assert_eq!(page.collisions(), NONE, "{name}");
}

fn large_letters_are_whole_at_the_table_of_a_group_on_a_phone(page: &Page) {
    let site = Site::with_relay();
    // A field of a phone shows as much of a name, and scrolls a longer one.
    page.make_table(&site, "Wolfeschlegel", "Class 5b");
    page.letters_at(200);
    if !page.resize_if_possible(PHONE) {
        return;
    }
    for part in ["chat", "invite", "you", "host", "players"] {
        push(page, &format!("#tab-{part}"));
        expect_whole(page, part);
    }
    page.type_text("r");
    page.expect_phase("thinking");
    expect_whole(page, "thinking");
    call(page, "i", "waiting");
    expect_whole(page, "waiting");
    call(page, "s", "demo");
    expect_whole(page, "a demonstration");
    site.advance(30_000);
    page.expect_settlement();
    page.expect_solved();
    expect_whole(page, "settled");
    push(page, "#tab-host");
    page.run(
        "document.querySelectorAll('#part-host details').forEach((each) => each.open = true)",
        Vec::new(),
    );
    expect_whole(page, "all tools of a host");
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
