//! Every screen, and the demands on all of them: accessible in both themes, whole in every view, in
//! large letters and in longer words, with edges in the reader's own colours, and still for readers
//! who want no motion.
//!
//! To reach a screen takes longer than to look at it, so each is checked for all of that at once.

use score_tests::audit::{COLLISIONS, CUT_TEXTS, MISFITS, PAST_END, TOO_WIDE, smaller_than};
use score_tests::site::Plan;
use score_tests::sweep::all_of;
use score_tests::{Engine, Page, Site, specs};

use crate::longer_words::{has_room, with_longer_words};
use crate::screen_list::{
    A_NUMBER_MADE, ALONE, GUIDED, PAGES, SETTLED, Screen, TOGETHER, is_looked_at, seat,
};
use crate::view_sizes::{TARGETS, views, views_of_large_letters};

specs! {
    in_every_engine: [
        every_screen_of_the_table_meets_all_demands,
        every_screen_of_players_round_a_table_meets_all_demands,
        every_other_page_meets_all_demands,
    ],
    in_one: [a_screen_that_breaks_a_demand_is_found],
}

/// No faults.
pub const NONE: [&str; 0] = [];

/// Checks the present screen in both themes. The findings of axe do not depend on the engine, so
/// one engine is asked; [`IN_ALL_ENGINES`] are checked in all.
#[track_caller]
pub fn accessible_here(page: &Page, name: &str) {
    if page.looks_closely() {
        assert_eq!(page.violations(), NONE, "{name}");
    }
}

/// The screens that are checked by axe in all engines.
const IN_ALL_ENGINES: [&str; 2] = [A_NUMBER_MADE.0, "rules"];

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

/// The setting by which nothing moves, in the page's own colours and in the reader's.
const STILL: [(&str, &str); 1] = [("prefers-reduced-motion", "reduce")];
const IN_OWN_COLOURS: [(&str, &str); 2] = [STILL[0], ("forced-colors", "active")];

/// The motions of the page.
const MOTIONS: &str = "return document.getAnimations().map((motion) =>
    motion.animationName ?? motion.transitionProperty);";

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

/// Links in a line of text.
const LINKS: &str = "main a";

/// The screens that are checked in this engine: all are in one of them.
fn looked_at<'a>(page: &Page, screens: &'a [Screen]) -> impl Iterator<Item = &'a Screen> {
    screens
        .iter()
        .filter(move |screen| is_looked_at(page, screen))
}

/// Goes to a screen, and checks it for all demands on a screen, and in every view for the faults
/// that `look` finds.
fn meets_all_demands(page: &Page, (name, reach): &Screen, look: &str) {
    reach(page);
    if page.engine() == Engine::Chromium {
        page.painted();
        assert_eq!(page.list(MOTIONS), NONE, "{name}");
        page.ask_for(&IN_OWN_COLOURS);
        assert_eq!(page.list(EDGELESS), NONE, "{name}, in own colours");
        page.ask_for(&STILL);
    }
    assert_eq!(page.faults_in(&views(page), look), NONE, "{name}");
    page.letters_at(200);
    let faults = page.faults_in(&views_of_large_letters(page), &in_large_letters());
    assert_eq!(faults, NONE, "{name}, in large letters");
    page.letters_at(100);
    if page.looks_closely() || IN_ALL_ENGINES.contains(name) {
        assert_eq!(page.violations(), NONE, "{name}");
    }
    // The pseudo-locale is as long as its words are with the letters of this engine.
    if page.looks_closely() && page.engine() == Engine::Chromium {
        has_room(page, name);
    }
}

/// The looks that are taken in every view.
fn in_a_view(looks: &[&str]) -> String {
    let [dice, targets, links] = [
        smaller_than(56, "#dice .tile"),
        smaller_than(44, TARGETS),
        smaller_than(24, LINKS),
    ];
    all_of(&[&[TOO_WIDE, PAST_END, &dice, &targets, &links], looks].concat())
}

/// The elements whose letters are not as large as was asked for: twice 16 pixels.
pub const LETTERS_NOT_LARGE: &str = "
    const px = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return px < 31.9 ? [`letters of ${px} px`] : [];";

fn in_large_letters() -> String {
    all_of(&[
        LETTERS_NOT_LARGE,
        TOO_WIDE,
        PAST_END,
        CUT_TEXTS,
        ON_THE_GOAL,
    ])
}

/// The verdict where it is out of view. Not on a phone on its side: there the focus brings it into
/// view.
const VERDICT_OUT_OF_VIEW: &str = "
    if (innerHeight <= 400) return [];
    scrollTo(0, 0);
    const below = document.querySelector('#verdict').getBoundingClientRect().bottom - innerHeight;
    return below > 0 ? [`the verdict ends ${below} px below the view`] : [];";

fn every_screen_of_the_table_meets_all_demands(page: &Page) {
    let _site = open(page, "#play?clock=0");
    want_no_motion(page);
    for screen in looked_at(page, &ALONE).chain(looked_at(page, &GUIDED)) {
        meets_all_demands(page, screen, &in_a_view(&[]));
    }
    for screen in looked_at(page, &SETTLED) {
        meets_all_demands(page, screen, &in_a_view(&[VERDICT_OUT_OF_VIEW]));
    }
}

fn every_screen_of_players_round_a_table_meets_all_demands(page: &Page) {
    let _site = open(page, "#play?clock=0");
    want_no_motion(page);
    for count in [2, 6] {
        seat(page, count);
        for screen in looked_at(page, &TOGETHER) {
            let look = match screen.0 {
                "settled" => in_a_view(&[VERDICT_OUT_OF_VIEW]),
                _ => in_a_view(&[MISFITS]),
            };
            if count == 6 {
                meets_all_demands(page, screen, &look);
                continue;
            }
            // Where there is room for six, two have it for larger letters and longer words.
            let (name, reach) = screen;
            reach(page);
            assert_eq!(page.faults_in(&views(page), &look), NONE, "two, {name}");
            accessible_here(page, &format!("two, {name}"));
        }
    }
}

fn every_other_page_meets_all_demands(page: &Page) {
    let _site = open(page, "#play?clock=0");
    want_no_motion(page);
    for screen in looked_at(page, &PAGES) {
        meets_all_demands(page, screen, &in_a_view(&[]));
    }
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
