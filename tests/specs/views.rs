//! Views of every size: nothing that is needed at the table is outside, no page
//! scrolls sideways, and large letters are whole.

use fantoccini::key::Key;
use score_tests::{Page, specs};

use crate::reached::{ALONE, GUIDED, PAGES, SETTLED, Screen, TOGETHER, call, lay, push, seat};
use crate::screens::{NONE, accessible};

specs![
    the_board_fits_every_view,
    the_board_of_many_players_fits_every_view,
    the_verdict_is_seen_without_scrolling,
    the_menu_of_a_narrow_view_is_whole,
    no_page_is_wider_than_its_view_and_targets_are_large,
    large_letters_are_whole_and_scroll_one_way,
];

/// Phones, small and tall and on their side; tablets; laptops; a projector.
pub const VIEWS: [(u32, u32); 10] = [
    (320, 568),
    (360, 640),
    (360, 740),
    (568, 320),
    (740, 360),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1366, 768),
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
    page.open_in_any_size("#play?clock=0");
    for dice in DICE {
        let roll = format!("dice={dice}&roll={dice}");
        lay(page, &format!("dice={dice}"), "rest");
        fits(page, &format!("{dice}, at rest"));
        lay(page, &roll, "thinking");
        fits(page, &format!("{dice}, thinking"));
        call(page, "i", "waiting");
        fits(page, &format!("{dice}, waiting"));
        lay(page, &roll, "thinking");
        call(page, "s", "demo");
        fits(page, &format!("{dice}, demonstration"));
    }
}

/// Looks at a screen in every view.
fn fits(page: &Page, name: &str) {
    for view in VIEWS {
        page.resize(view);
        page.expect_size(view);
        assert_eq!(page.misfits(), NONE, "{name}, {view:?}");
    }
}

fn the_board_of_many_players_fits_every_view(page: &Page) {
    page.open_in_any_size("#players?clock=0");
    for count in [2, 6] {
        seat(page, count);
        for (name, reach) in &TOGETHER[..4] {
            reach(page);
            fits(page, &format!("{count} players, {name}"));
        }
    }
}

/// Not on a phone on its side: there the focus brings it into view.
fn the_verdict_is_seen_without_scrolling(page: &Page) {
    let below = "scrollTo(0, 0);
        return document.querySelector('#verdict').getBoundingClientRect().bottom - innerHeight";
    let check = |name: &str, reach: fn(&Page)| {
        reach(page);
        for view in VIEWS.iter().filter(|(_, height)| *height > 400) {
            page.resize(*view);
            page.expect_size(*view);
            let below_px = page.run(below, Vec::new()).as_f64();
            assert!(below_px <= Some(0.0), "{name}, {view:?}: {below_px:?}");
        }
    };
    page.open_in_any_size("#play?clock=0");
    for (name, reach) in &SETTLED {
        check(name, *reach);
    }
    for count in [2, 6] {
        seat(page, count);
        let (name, reach) = TOGETHER[4];
        check(&format!("{count}, {name}"), reach);
    }
}

fn the_menu_of_a_narrow_view_is_whole(page: &Page) {
    page.open_in_any_size("#rules?clock=0");
    for view in [(320, 568), (568, 320)] {
        page.resize(view);
        page.expect_size(view);
        push(page, "#menu");
        assert!(page.shows("#pages a"));
        assert_eq!(page.smaller_than(44, TARGETS), NONE, "{view:?}");
        assert_eq!(page.too_wide_px(), 0, "{view:?}");
        accessible(page, &[("the menu", |_| {})]);
        page.key(Key::Escape);
    }
}

/// Everything to press but the dice, which are larger still, and the links in
/// a line of text.
pub const TARGETS: &str =
    "button, nav a, .title, .play-link a, .links a, summary, select, .chip, .check,
    input:not([type=checkbox], [type=radio])";

fn no_page_is_wider_than_its_view_and_targets_are_large(page: &Page) {
    page.open_in_any_size("#play?clock=0");
    for (name, reach) in ALONE.iter().chain(&SETTLED).chain(&PAGES) {
        reach(page);
        for view in VIEWS {
            page.resize(view);
            page.expect_size(view);
            assert_eq!(page.too_wide_px(), 0, "{name}, {view:?}");
            if [320, 1280].contains(&view.0) {
                assert_eq!(
                    page.smaller_than(56, "#dice .tile"),
                    NONE,
                    "{name}, {view:?}"
                );
                assert_eq!(page.smaller_than(44, TARGETS), NONE, "{name}, {view:?}");
            }
        }
    }
}

fn large_letters_are_whole_and_scroll_one_way(page: &Page) {
    page.open_in_any_size("#play?clock=0");
    page.letters_at(200);
    let six: Screen = ("six players", |page| seat(page, 6));
    let alone = ALONE.iter().chain(&SETTLED).chain(&GUIDED).chain(&PAGES);
    for (name, reach) in alone.chain([&six]).chain(&TOGETHER) {
        reach(page);
        for view in [(320, 568), (1280, 720)] {
            page.resize(view);
            page.expect_size(view);
            assert_eq!(page.too_wide_px(), 0, "{name}, {view:?}");
            assert_eq!(page.cut_texts(), NONE, "{name}, {view:?}");
        }
    }
}
