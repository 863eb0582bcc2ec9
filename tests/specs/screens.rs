//! Every screen, and the demands on all of them: accessible in both themes, whole in every view, in
//! large letters and in longer words, with edges in the reader's own colours, and still for readers
//! who want no motion.
//!
//! The screens and the ways to them are in `screen_list.rs` and `screen_list_games.rs`, the looks
//! in `looks.rs`.

use score_tests::audit::{COLLISIONS, CUT_TEXTS, MISFITS, PAST_END, TOO_WIDE, smaller_than};
use score_tests::site::Plan;
use score_tests::{Engine, Page, Site, specs};

use crate::longer_words::{site, with_longer_words};
use crate::looks::{
    EDGELESS, LINKS, Look, LookedAt, MOTIONS, STILL, TARGETS, VERDICT_OUT_OF_VIEW, take_all,
};
use crate::screen_list::{
    A_NUMBER_MADE, ALONE, EXPLORING, GUIDED, PAGES, SETTLED, Screen, TOGETHER, is_looked_at, seat,
};
use crate::screen_list_games::{DIALS, LEARNING, YAHTZEE, is_visited};
use crate::yahtzee_games::a_box_and_its_rule_are_two_words;

specs! {
    in_every_engine: [
        every_screen_of_the_table_meets_all_demands,
        every_screen_of_players_round_a_table_meets_all_demands,
        every_page_for_exploring_meets_all_demands,
        every_page_of_rules_and_settings_meets_all_demands,
        every_screen_of_dials_meets_its_demands,
        every_screen_of_yahtzee_meets_its_demands,
        every_screen_of_learning_meets_its_demands,
    ],
    in_one: [a_screen_that_breaks_a_demand_is_found],
}

/// Opens the page in a frame. In Chromium motions are on: only its driver can set what the reader
/// wants.
fn open(page: &Page, path: &str) -> Site {
    let site = Site::start(Plan {
        has_motion: page.engine() == Engine::Chromium,
        ..with_longer_words(false)
    });
    page.open_in_frame(&site, path);
    site
}

/// Sets that the reader wants no motion from now on; before, there is some. A motion that is there
/// at all is still going on at the look.
fn want_no_motion(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    page.run(
        "const slow = new CSSStyleSheet();
         slow.replaceSync('* { animation-duration: 1h !important; }');
         document.adoptedStyleSheets = [slow];",
        Vec::new(),
    );
    let (name, reach) = A_NUMBER_MADE;
    reach(page);
    assert!(page.list(MOTIONS).contains(&"born".to_owned()), "{name}");
    page.ask_for(&STILL);
}

/// The screens that are checked in this engine: all are in one of them.
fn looked_at<'a>(page: &Page, screens: &'a [Screen]) -> impl Iterator<Item = &'a Screen> {
    screens
        .iter()
        .filter(move |screen| is_looked_at(page, screen))
}

/// The looks at a screen of the list of all, with those in a view.
fn all_looks(page: &Page, (name, _): &Screen, in_a_view: &'static [&'static str]) -> Vec<Look> {
    let mut looks = vec![Look::Still, Look::Edges, Look::Views(in_a_view)];
    looks.push(Look::LargeLetters);
    looks.push(match IN_ALL_ENGINES.contains(name) {
        true => Look::AxeInEachEngine,
        false => Look::Axe,
    });
    // The pseudo-locale is as long as its words are with the letters of this engine.
    if page.engine() == Engine::Chromium {
        looks.push(Look::LongerWords);
    }
    looks
}

/// The looks at a screen for one player, also those that are taken at few screens.
fn looks_for_one(page: &Page, screen: &Screen, in_a_view: &'static [&'static str]) -> Vec<Look> {
    let few = SOMETIMES.into_iter();
    let few = few.filter(|(names, _)| names.contains(&screen.0));
    let few = few.map(|(_, look)| look);
    all_looks(page, screen, in_a_view)
        .into_iter()
        .chain(few)
        .collect()
}

/// The screens that axe checks in all engines.
const IN_ALL_ENGINES: [&str; 2] = [A_NUMBER_MADE.0, "rules"];

/// Looks that depend on few styles, and the screens that have all of these.
const SOMETIMES: [(&[&str], Look); 4] = [
    (
        &["at rest", "thinking", "the front page", "house rules"],
        Look::Labels,
    ),
    (
        &["at rest", "thinking", A_NUMBER_MADE.0, "possible"],
        Look::Contrast,
    ),
    (
        &[
            "at rest",
            "thinking",
            "waiting",
            A_NUMBER_MADE.0,
            "possible",
            "the front page",
            "rules",
            "house rules",
            "players",
            "settings",
        ],
        Look::PhoneSettings,
    ),
    (
        &[
            "at rest",
            "thinking",
            A_NUMBER_MADE.0,
            "possible",
            "the front page",
        ],
        Look::LaptopSettings(&["125", "200"]),
    ),
];

fn every_screen_of_the_table_meets_all_demands(page: &Page) {
    let _site = open(page, "#play?clock=0");
    want_no_motion(page);
    for screen in looked_at(page, &ALONE).chain(looked_at(page, &GUIDED)) {
        let (name, reach) = screen;
        reach(page);
        take_all(page, name, &looks_for_one(page, screen, &[]));
    }
    for screen in looked_at(page, &SETTLED) {
        let (name, reach) = screen;
        let looks = looks_for_one(page, screen, &[VERDICT_OUT_OF_VIEW]);
        reach(page);
        take_all(page, name, &looks);
    }
}

fn every_screen_of_players_round_a_table_meets_all_demands(page: &Page) {
    let _site = open(page, "#play?clock=0");
    want_no_motion(page);
    for count in [2, 6] {
        seat(page, count);
        for screen in looked_at(page, &TOGETHER) {
            let (name, reach) = screen;
            let in_a_view: &[&str] = match *name {
                "settled" => &[VERDICT_OUT_OF_VIEW],
                _ => &[MISFITS],
            };
            // If there is room for six, two have it for larger letters and longer words.
            let looks = match (count, *name) {
                (6, _) => all_looks(page, screen, in_a_view),
                (_, "all think") => vec![Look::Views(in_a_view), Look::Axe, Look::Labels],
                _ => vec![Look::Views(in_a_view), Look::Axe],
            };
            reach(page);
            take_all(page, &format!("{count}, {name}"), &looks);
        }
    }
}

/// Goes through these pages, and takes all looks at each.
fn go_through_pages(page: &Page, pages: &[Screen]) {
    let _site = open(page, "#play?clock=0");
    want_no_motion(page);
    for screen in looked_at(page, pages) {
        let (name, reach) = screen;
        reach(page);
        take_all(page, name, &looks_for_one(page, screen, &[]));
    }
}

fn every_page_of_rules_and_settings_meets_all_demands(page: &Page) {
    go_through_pages(page, &PAGES);
}

fn every_page_for_exploring_meets_all_demands(page: &Page) {
    go_through_pages(page, &EXPLORING);
}

/// Goes to the screens of this list that an engine lays out in a way of its own; in one engine to
/// all.
fn go_through(page: &Page, list: &[LookedAt]) {
    for (name, reach, looks) in list {
        if is_visited(page, name) {
            reach(page);
            take_all(page, name, looks);
        }
    }
}

fn every_screen_of_dials_meets_its_demands(page: &Page) {
    let site = site(false);
    page.open_in_frame(&site, "#rules?clock=0");
    go_through(page, &DIALS);
}

fn every_screen_of_yahtzee_meets_its_demands(page: &Page) {
    let site = site(false);
    page.open_in_frame(&site, "#rules?clock=0");
    go_through(page, &YAHTZEE);
    a_box_and_its_rule_are_two_words(page);
}

fn every_screen_of_learning_meets_its_demands(page: &Page) {
    let site = site(false);
    page.open_in_frame(&site, "#rules?clock=0");
    go_through(page, &LEARNING);
}

/// Breaks the demands of axe and most of the others on a screen, each in one place.
const BROKEN: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      #broken { position: absolute; top: 0; left: 0; z-index: 9; background: white; }
      #broken * { position: static; margin: 0; transition: none; color: black; background: white; }
      #broken #faint { color: #777; background: #888; }
      [data-theme=dark] #broken #faint-by-night { color: #666; background: #777; }
      #broken a { all: unset; color: #111; }
      #broken :is(#small, #near) { all: unset; display: inline-block; width: 9px; height: 9px; }
      #broken #near { margin-left: -12px; }
      #broken #wide { width: 101vw; height: 1px; }
      #broken #cut { border: 0; width: 60px; min-width: 0; overflow: hidden; white-space: nowrap; }
      #broken #outside { position: fixed; left: -30px; top: 50%; }
      #broken #over { margin-top: -1em; background: none; }
      #broken #past { position: absolute; top: 9999px; }`);
    document.adoptedStyleSheets = [sheet];
    const broken = document.createElement('div');
    broken.id = 'broken';
    broken.innerHTML = `
      <p id=faint>Faint</p> <p id=faint-by-night>Faint by night</p>
      <p>A text with <a id=unmarked href='#rules'>a link</a> in it</p>
      <button id=nameless></button>
      <button id=small aria-label=Small></button><button id=near aria-label=Near></button>
      <button id=cut>What is too long for its button</button>
      <button id=outside>Outside</button>
      <p id=wide></p>
      <p>Under</p> <p id=over>Over</p>
      <p id=past class=hush>Heard, far below</p>
      <p id=twice></p> <label for=twice>Of two</label> <input id=twice>`;
    document.querySelector('main:not([hidden])').append(broken);";

fn a_screen_that_breaks_a_demand_is_found(page: &Page) {
    page.open("#play?clock=0");
    page.run(BROKEN, Vec::new());
    let found = page.violations();
    for fault in [
        "two elements are called twice",
        "light, color-contrast: #faint:",
        "light, link-in-text-block: #unmarked:",
        "light, button-name: #nameless:",
        "light, target-size: #small:",
        "dark, color-contrast: #faint:",
        "dark, color-contrast: #faint-by-night:",
        "dark, link-in-text-block: #unmarked:",
    ] {
        let is_found = found.iter().any(|found| found.starts_with(fault));
        assert!(is_found, "{fault} {found:#?}");
    }
    let by_day = "light, color-contrast: #faint-by-night:";
    assert!(
        !found.iter().any(|found| found.starts_with(by_day)),
        "{found:#?}"
    );
    for (name, look, fault) in [
        ("too small", smaller_than(44, TARGETS), "id=\"small\""),
        ("too small", smaller_than(24, LINKS), "id=\"unmarked\""),
        ("too wide", TOO_WIDE.to_owned(), "px too wide"),
        (
            "past the end",
            PAST_END.to_owned(),
            "px past the last thing",
        ),
        ("edgeless", EDGELESS.to_owned(), "id=\"cut\""),
        ("misfits", MISFITS.to_owned(), "outside is partly outside"),
        ("misfits", MISFITS.to_owned(), "small lies on near"),
        ("cut texts", CUT_TEXTS.to_owned(), "id=\"cut\""),
        (
            "collisions",
            COLLISIONS.to_owned(),
            "'Under' lies on 'Over'",
        ),
    ] {
        let found = page.list(&look);
        let is_found = found.iter().any(|found| found.contains(fault));
        assert!(is_found, "{name}: {fault} {found:#?}");
    }
}
