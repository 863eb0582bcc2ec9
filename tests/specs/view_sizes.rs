//! Views of every size: nothing that is needed at the table is outside, no page
//! scrolls sideways, and large letters are whole.

use fantoccini::key::Key;
use score_tests::{Engine, Page, Site, specs};

use crate::accessibility::{NONE, accessible};
use crate::screen_list::{
    ALONE, GUIDED, PAGES, SETTLED, Screen, TOGETHER, call, is_looked_at, lay, push, seat,
};

specs! {
    in_every_engine: [
        the_board_fits_every_view,
        the_board_of_many_players_fits_every_view,
        the_verdict_is_seen_without_scrolling,
        the_result_comes_into_view_on_a_phone_on_its_side,
        the_menu_of_a_narrow_view_is_whole,
        no_page_is_wider_than_its_view_and_targets_are_large,
        large_letters_are_whole_and_scroll_one_way,
    ],
    in_one: [
        keys_are_not_explained_to_fingers,
        the_places_of_the_example_stand_in_a_line,
        large_letters_are_whole_in_all_games_and_in_learning_on_a_phone,
        large_letters_are_whole_at_the_table_of_a_group_on_a_phone,
    ],
}

/// The views that are looked at in this engine: in one of them all, in the others those that are
/// at the edges.
pub fn views(page: &Page) -> Vec<(u32, u32)> {
    let is_wanted = |view: &&(u32, u32)| page.looks_closely() || EDGES.contains(view);
    VIEWS.iter().filter(is_wanted).copied().collect()
}

/// The narrowest, the lowest, a tablet, and the largest.
const EDGES: [(u32, u32); 4] = [(320, 568), (568, 320), (768, 1024), (1920, 1080)];

/// Phones, small and tall and on their side; tablets; laptops; a projector.
const VIEWS: [(u32, u32); 10] = [
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
    // What fits with the fewest dice and with the most fits with those between: that is the page's
    // own doing, and the first engine looks at it.
    let is_wanted = |dice: &&str| page.looks_closely() || [DICE[0], DICE[4]].contains(dice);
    for dice in DICE.into_iter().filter(is_wanted) {
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
    for view in views(page) {
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
        for view in views(page).into_iter().filter(|(_, height)| *height > 400) {
            page.resize(view);
            page.expect_size(view);
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

fn the_result_comes_into_view_on_a_phone_on_its_side(page: &Page) {
    let views = [(568, 320), (740, 360)];
    let looked_at = if page.looks_closely() { views.len() } else { 1 };
    for view in views.into_iter().take(looked_at) {
        page.open_in_any_size("#play?clock=0");
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
            accessible(page, &[("the menu", |_| {})]);
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

/// Links in a line of text.
const LINKS: &str = "main a";

fn no_page_is_wider_than_its_view_and_targets_are_large(page: &Page) {
    page.open_in_any_size("#play?clock=0");
    let screens = ALONE.iter().chain(&SETTLED).chain(&PAGES);
    for (name, reach) in screens.filter(|screen| is_looked_at(page, screen)) {
        reach(page);
        for view in views(page) {
            page.resize(view);
            page.expect_size(view);
            assert_eq!(page.too_wide_px(), 0, "{name}, {view:?}");
            if [320, 1280, 1920].contains(&view.0) {
                assert_eq!(
                    page.smaller_than(56, "#dice .tile"),
                    NONE,
                    "{name}, {view:?}"
                );
                assert_eq!(page.smaller_than(44, TARGETS), NONE, "{name}, {view:?}");
                assert_eq!(page.smaller_than(24, LINKS), NONE, "{name}, {view:?}");
            }
        }
    }
}

/// The parts of the guide that lie on the goal.
const ON_THE_GOAL: &str = "
    const box = (one) => one.getBoundingClientRect();
    const goals = [...document.querySelectorAll('.goal > *')].map(box);
    return [...document.querySelectorAll('.coach :is(p, li, button)')]
      .filter((one) => goals.some((goal) => {
        const {left, right, top, bottom} = box(one);
        return Math.min(goal.right, right) - Math.max(goal.left, left) > 0.5
          && Math.min(goal.bottom, bottom) - Math.max(goal.top, top) > 0.5;
      }))
      .map((one) => one.outerHTML.slice(0, 80));";

/// Where large letters have least room, a phone as most are, and a laptop.
const LARGE_LETTERS: [(u32, u32); 3] = [(320, 568), PHONE, (1280, 720)];

fn large_letters_are_whole_and_scroll_one_way(page: &Page) {
    let is_wanted = |view: &&(u32, u32)| page.looks_closely() || **view != PHONE;
    let views: Vec<_> = LARGE_LETTERS.iter().filter(is_wanted).copied().collect();
    page.open_in_any_size("#play?clock=0");
    page.letters_at(200);
    let six: Screen = ("six players", |page| seat(page, 6));
    let alone = ALONE.iter().chain(&SETTLED).chain(&GUIDED).chain(&PAGES);
    let screens = alone.chain([&six]).chain(&TOGETHER);
    for (name, reach) in screens.filter(|screen| is_looked_at(page, screen)) {
        reach(page);
        for &view in &views {
            page.resize(view);
            page.expect_size(view);
            assert_eq!(page.too_wide_px(), 0, "{name}, {view:?}");
            assert_eq!(page.cut_texts(), NONE, "{name}, {view:?}");
            assert_eq!(page.list(ON_THE_GOAL), NONE, "{name}, {view:?}");
        }
    }
}

const PHONE: (u32, u32) = (360, 640);

/// Looks at what is open, which is in large letters on a phone.
#[track_caller]
fn expect_whole(page: &Page, name: &str) {
    page.painted();
    assert_eq!(page.too_wide_px(), 0, "{name}");
    assert_eq!(page.cut_texts(), NONE, "{name}");
    assert_eq!(page.collisions(), NONE, "{name}");
}

/// Addresses with what is there when they are open, and what is pressed on them one after the other.
pub const LARGE: [(&str, &str, &[&str]); 11] = [
    ("#dials", "#dials-level", &["#dials-own"]),
    (
        "#dials?seed=7",
        "#dials-board",
        &["[data-button='1']", "#dials-hint", "#dials-solution"],
    ),
    ("#dials?modulus=11&dials=8&seed=3", "#dials-board", &[]),
    // Dice that show no pattern have nothing below them.
    (
        "#yahtzee?seed=7",
        "#yahtzee-roll",
        &["#yahtzee-roll", "#yahtzee-adviser"],
    ),
    ("#yahtzee?seed=7", "#yahtzee-roll", &["[data-mode=Game]"]),
    (
        "#practice?seed=1&clock=0",
        "#learn-now",
        &["#learn-example", "#learn-show"],
    ),
    (
        "#daily?day=2026-01-01&clock=1768478400000",
        "#daily-date",
        &["#learn-show"],
    ),
    (
        "#mistake?items=4&seed=3",
        ".worked",
        &[".worked > li:nth-child(1) .line", "#mistake-show"],
    ),
    (
        "#sheet?kind=impossible&items=4&seed=3",
        ".items.impossible",
        &[],
    ),
    ("#sheet?kind=dials&items=4&seed=3", ".items.dials", &[]),
    // What was solved above.
    ("#statistics", "#plots", &[]),
];

fn large_letters_are_whole_in_all_games_and_in_learning_on_a_phone(page: &Page) {
    page.open_in_any_size("#play?clock=0");
    page.letters_at(200);
    page.resize(PHONE);
    page.expect_size(PHONE);
    for (path, there, pressed) in LARGE {
        page.turn_to("rules");
        page.go_to(path);
        page.wait_until(
            &format!("{path} is open"),
            &format!("document.querySelector(\"main:not([hidden]) {there}\")"),
        );
        expect_whole(page, path);
        for key in pressed {
            push(page, key);
            expect_whole(page, &format!("{path}, {key}"));
        }
    }
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

/// The middles of the three slots and of their sign, in whole pixels, without repetition.
const LINE: &str = "
    return [...new Set([...document.querySelectorAll('main#rules .slot, main#rules .equals-sign')]
      .map((one) => one.getBoundingClientRect())
      .map(({y, height}) => String(Math.round(y + height / 2))))]";

fn the_places_of_the_example_stand_in_a_line(page: &Page) {
    page.open_in_any_size("#rules");
    for view in [(320, 568), (1280, 720)] {
        page.resize(view);
        page.expect_size(view);
        assert_eq!(page.list(LINE).len(), 1, "{view:?}");
        assert_eq!(page.smaller_than(24, "main#rules .slot"), NONE, "{view:?}");
    }
}
