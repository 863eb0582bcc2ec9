//! Every screen, and what all of them must be: accessible in both themes,
//! whole in views of any size, readable with large letters.
//!
//! All is done by keys: a page in a frame hears no others.

use fantoccini::key::Key;
use score_tests::{Engine, Page, specs};

specs![
    alone_every_screen_is_accessible,
    the_guided_roll_is_accessible,
    together_every_screen_is_accessible,
    texts_and_forms_are_accessible,
    the_board_fits_every_view,
    the_board_of_many_players_fits_large_views,
    no_page_is_wider_than_its_view_and_targets_are_large,
    large_letters_are_whole_and_scroll_one_way,
    with_forced_colours_everything_has_an_edge,
    nothing_moves_for_those_who_do_not_want_it,
];

/// What is wrong.
const NONE: [&str; 0] = [];

/// A screen, and how one comes to it from any other of the same list.
type Screen = (&'static str, fn(&Page));

/// The table for one.
const ALONE: [Screen; 13] = [
    ("at rest", |page| {
        lay(page, "goal=19", "rest");
    }),
    ("thinking", |page| lay(page, "roll=6.5.12.20", "thinking")),
    ("a refusal", |page| {
        lay(page, "roll=9.9.9.9", "thinking");
        page.type_text("9");
        page.expect_refusal("Call SCORE first");
    }),
    ("waiting", |page| {
        lay(page, "roll=1.1.1.4", "thinking");
        call(page, "i", "waiting");
    }),
    ("a number made", |page| {
        lay(page, "roll=9.9.9.9", "thinking");
        call(page, "s", "demo");
        type_step(page, "9&9", &["9", "9", "99"]);
    }),
    ("places filled", |page| {
        lay(page, "roll=9.9.9.9", "thinking");
        call(page, "s", "demo");
        page.type_text("9&9");
        page.expect_status("9");
    }),
    ("long numbers", |page| {
        lay(page, "roll=999.999.997.2.3", "thinking");
        call(page, "s", "demo");
        type_step(page, "999&999", &["2", "3", "997", "999999"]);
        type_step(page, "2/3", &["2/3", "997", "999999"]);
        page.advance(25_000);
        page.expect_seconds(5);
    }),
    ("possible", |page| {
        lay(page, "roll=9.9.9.9", "thinking");
        call(page, "s", "demo");
        type_step(page, "9&9", &["9", "9", "99"]);
        type_step(page, "99/9", &["9", "11"]);
        type_step(page, "9+11", &["20"]);
        settled(page);
    }),
    ("possible, with a list open", |page| {
        lay(page, "roll=1.4.5.7", "thinking");
        call(page, "s", "demo");
        page.advance(30_000);
        settled(page);
        push(page, "#solutions summary");
        page.wait_until(
            "it is open",
            "document.querySelector('#solutions details[open]')",
        );
    }),
    ("impossible", |page| {
        lay(page, "roll=1.1.1.4", "thinking");
        call(page, "i", "waiting");
        page.advance(60_000);
        settled(page);
    }),
    ("a mistake", |page| {
        lay(page, "roll=1.4.5.7", "thinking");
        call(page, "i", "waiting");
        page.advance(60_000);
        settled(page);
    }),
    ("no clocks", |page| {
        lay(page, "score_s=off&impossible_s=off&roll=2.3.12.17", "free");
        type_step(page, "2/3", &["2/3", "12", "17"]);
    }),
    ("cards", |page| {
        lay(
            page,
            "cards=1&goal=24&all=1&ops=add.sub.mul.div&seed=4&roll=1.11.12.13",
            "thinking",
        );
    }),
];

/// Deals a roll, or goes to a table of other rules, at which nothing is rolled
/// yet; a call that was open is over by then.
fn lay(page: &Page, link: &str, phase: &str) {
    page.advance(60_000);
    page.go_to(&format!("#play?{link}&clock=0"));
    page.expect_phase(phase);
}

fn call(page: &Page, key: &str, phase: &str) {
    page.type_text(key);
    page.expect_phase(phase);
}

fn type_step(page: &Page, step: &str, numbers: &[&str]) {
    page.type_text(step);
    page.key(Key::Enter);
    page.expect_numbers(numbers);
}

fn settled(page: &Page) {
    page.expect_settlement();
    page.wait_until(
        "all solutions are found",
        "document.querySelector('#solutions').getAttribute('aria-busy') === 'false'",
    );
}

/// Presses Enter on an element; afterwards the focus is where it belongs.
fn push(page: &Page, selector: &str) {
    page.run(
        "document.querySelector(arguments[0]).focus()",
        vec![selector.into()],
    );
    page.keys_at_rest(&[Key::Enter]);
}

/// The first visit.
const GUIDED: [Screen; 3] = [
    ("the guide begins", |page| page.go_to("#guide")),
    ("half of the guided roll", |page| {
        page.go_to("#guide");
        type_step(page, "4*3", &["8", "12", "17"]);
        page.type_text("12+");
        page.expect_status("And the 8");
    }),
    ("the guide is done", |page| {
        page.go_to("#guide");
        type_step(page, "4*3", &["8", "12", "17"]);
        type_step(page, "12+8", &["17", "20"]);
        page.expect_status("20!");
    }),
];

const NAMES: [&str; 6] = [
    "Ada",
    "Benjamin",
    "Cleo",
    "Zoë",
    "Emil",
    "Wolfeschlegelstein",
];

fn seat(page: &Page, count: usize) {
    page.advance(60_000);
    page.turn_to("players");
    for (place, name) in NAMES.iter().enumerate().take(count) {
        page.fill(&format!("#player-{}", place + 1), name);
    }
    page.key(Key::Enter);
    page.wait_until(
        "everybody has a corner",
        &format!("document.querySelectorAll('section.corner').length === {count}"),
    );
}

/// A table with players round it.
const TOGETHER: [Screen; 5] = [
    ("at rest", |page| lay(page, "goal=19", "rest")),
    ("thinking", |page| lay(page, "roll=6.5.12.20", "thinking")),
    ("waiting", |page| {
        lay(page, "roll=9.9.9.9", "thinking");
        call(page, "a", "waiting");
    }),
    ("a number made", |page| {
        lay(page, "roll=9.9.9.9", "thinking");
        call(page, "p", "demo");
        type_step(page, "9&9", &["9", "9", "99"]);
    }),
    ("settled", |page| {
        lay(page, "roll=1.4.5.7", "thinking");
        call(page, "a", "waiting");
        call(page, "p", "demo");
        page.advance(30_000);
        settled(page);
    }),
];

/// The other pages.
const PAGES: [Screen; 8] = [
    ("rules", |page| page.turn_to("rules")),
    ("house rules", |page| page.turn_to("house")),
    ("a refused field", |page| {
        page.turn_to("house");
        page.fill("#house-goal", "ten");
        page.key(Key::Enter);
        page.expect_problem("The goal is a whole number from 0 to 999.", "house-goal");
    }),
    ("an own preset", |page| {
        page.turn_to("rules");
        page.turn_to("house");
        page.fill("#house-name", "Mondays in the maths club");
        push(page, "#house-save");
        page.wait_until(
            "the preset is there",
            "document.querySelector('#own-presets [data-preset]')",
        );
    }),
    ("players", |page| page.turn_to("players")),
    ("experiment", |page| page.turn_to("experiment")),
    ("an experiment's steps", |page| {
        page.turn_to("experiment");
        for piece in [tile("9").as_str(), "#ops .op[data-op=join]", &tile("9")] {
            push(page, piece);
        }
        page.expect_numbers(&["9", "9", "99"]);
        push(page, &tile("99"));
    }),
    ("an experiment's solutions", |page| {
        page.turn_to("rules");
        page.turn_to("experiment");
        push(page, "#experiment-solve");
        page.wait_until(
            "all solutions are found",
            "document.querySelector('#solutions').getAttribute('aria-busy') === 'false'",
        );
        push(page, "#solutions summary");
        page.wait_until(
            "it is open",
            "document.querySelector('#solutions details[open]')",
        );
    }),
];

/// A number that is not in a place already.
fn tile(value: &str) -> String {
    format!("{}:not(.selected)", score_tests::play::tile(value))
}

/// Checks each of these screens in both themes.
fn accessible(page: &Page, screens: &[Screen]) {
    for (name, reach) in screens {
        reach(page);
        for theme in ["light", "dark"] {
            page.use_theme(theme);
            page.painted();
            assert_eq!(page.violations(), NONE, "{name}, {theme}");
        }
    }
}

fn alone_every_screen_is_accessible(page: &Page) {
    page.open("#play?clock=0");
    page.without_motion();
    accessible(page, &ALONE);
}

fn the_guided_roll_is_accessible(page: &Page) {
    page.open("");
    page.without_motion();
    accessible(page, &GUIDED);
}

fn together_every_screen_is_accessible(page: &Page) {
    page.open("#players?clock=0");
    page.without_motion();
    for count in [2, 4, 6] {
        seat(page, count);
        accessible(page, &TOGETHER);
    }
}

fn texts_and_forms_are_accessible(page: &Page) {
    page.open("#rules");
    page.without_motion();
    accessible(page, &PAGES);
}

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

/// The screens that must fit, for these dice.
const PHASES: [(&str, &str); 4] = [
    ("rest", ""),
    ("thinking", ""),
    ("waiting", "i"),
    ("demo", "s"),
];

fn the_board_fits_every_view(page: &Page) {
    page.open_in_any_size("#play?clock=0");
    page.without_motion();
    for dice in [
        "6.20",
        "6.6.20",
        "6.6.12.20",
        "6.6.12.12.20",
        "6.6.6.12.12.20",
    ] {
        for (phase, key) in PHASES {
            let roll = if phase == "rest" {
                String::new()
            } else {
                format!("&roll={dice}")
            };
            lay(
                page,
                &format!("dice={dice}{roll}"),
                if key.is_empty() { phase } else { "thinking" },
            );
            page.type_text(key);
            page.expect_phase(phase);
            for view in VIEWS {
                page.resize(view);
                page.expect_size(view);
                assert_eq!(page.misfits(), NONE, "{dice}, {phase}, {view:?}");
            }
        }
    }
}

fn the_board_of_many_players_fits_large_views(page: &Page) {
    page.open_in_any_size("#players?clock=0");
    page.without_motion();
    seat(page, 6);
    for (name, reach) in &TOGETHER[..4] {
        reach(page);
        for view in [(768, 1024), (1280, 720), (1920, 1080)] {
            page.resize(view);
            page.expect_size(view);
            assert_eq!(page.misfits(), NONE, "{name}, {view:?}");
        }
    }
}

const TARGETS: &str = "button, nav a, .title, .play-link a, summary, select, .chip, .check,
    input:not([type=checkbox], [type=radio])";

fn no_page_is_wider_than_its_view_and_targets_are_large(page: &Page) {
    page.open_in_any_size("#play?clock=0");
    page.without_motion();
    for (name, reach) in ALONE.iter().chain(&PAGES) {
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
    page.without_motion();
    page.letters_at(200);
    for (name, reach) in ALONE.iter().chain(&PAGES) {
        reach(page);
        for view in [(320, 568), (1280, 720)] {
            page.resize(view);
            page.expect_size(view);
            assert_eq!(page.too_wide_px(), 0, "{name}, {view:?}");
            assert_eq!(page.cut_texts(), NONE, "{name}, {view:?}");
        }
    }
}

/// What has no edge in the reader's own colours: a key by its border, a number
/// by the outline of its drawing. A piece in a place is the edge of that place.
const EDGELESS: &str = "
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
      .filter((one) => one.getClientRects().length > 0 && !one.matches('.place.filled'))
      .filter((one) => !has_edge(one)).map((one) => one.outerHTML.slice(0, 90));";

/// Only Chromium's driver can ask for this.
fn with_forced_colours_everything_has_an_edge(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    page.ask_for(&[("forced-colors", "active")]);
    page.open("#play?clock=0");
    for (name, reach) in ALONE.iter().chain(&PAGES) {
        reach(page);
        assert_eq!(page.list(EDGELESS), NONE, "{name}");
    }
    page.open("#players?clock=0");
    seat(page, 2);
    for (name, reach) in TOGETHER {
        reach(page);
        assert_eq!(page.list(EDGELESS), NONE, "{name}");
    }
    page.ask_for(&[]);
}

/// Only Chromium's driver can ask for this.
fn nothing_moves_for_those_who_do_not_want_it(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    let moving = "return document.getAnimations().map((motion) =>
        motion.animationName ?? motion.transitionProperty)";
    page.open("#play?clock=0");
    page.run(
        "document.documentElement.style.setProperty('--calm', '1h')",
        Vec::new(),
    );
    page.ask_for(&[("prefers-reduced-motion", "reduce")]);
    for (name, reach) in ALONE.iter().chain(&GUIDED).chain(&PAGES) {
        reach(page);
        page.painted();
        assert_eq!(page.list(moving), NONE, "{name}");
    }
    page.ask_for(&[]);
}
