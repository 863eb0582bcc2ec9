//! The looks that are taken at a screen: it fits its view, axe finds nothing, large letters and
//! longer words have room, labels can be read in the reader's own colours, nothing moves.
//!
//! To reach a screen takes longer than to look at it, so a spec reaches it once and takes all looks
//! there. Each sets the view that it needs, and sets it back. The faults of all looks are reported
//! together, with the names of the screen and of each look.

use score_tests::audit::{COLLISIONS, CUT_TEXTS, PAST_END, TOO_WIDE, smaller_than};
use score_tests::page::USUAL_SIZE;
use score_tests::sweep::all_of;
use score_tests::{Engine, Page};

use crate::longer_words::faults_in_longer_words;

/// No faults.
pub const NONE: [&str; 0] = [];

/// The size of a view in CSS pixels.
pub type View = (u32, u32);

/// The faults that looks at one screen have found.
#[derive(Default)]
pub struct Faults(Vec<String>);

impl Faults {
    /// Adds the faults that a look has found.
    pub fn add(&mut self, look: &str, found: Vec<String>) {
        let found = found.into_iter();
        self.0.extend(found.map(|fault| format!("{look}: {fault}")));
    }

    /// Asserts that there are none at this screen.
    #[track_caller]
    pub fn expect_none(self, screen: &str) {
        assert_eq!(self.0, NONE, "{screen}");
    }
}

/// Checks the present screen in both themes. The findings of axe do not depend on the engine, so one
/// engine is asked.
#[track_caller]
pub fn accessible_here(page: &Page, name: &str) {
    if page.looks_closely() {
        assert_eq!(page.violations(), NONE, "{name}");
    }
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

/// The setting by which nothing moves, in the page's own colours and in the reader's.
pub const STILL: [(&str, &str); 1] = [("prefers-reduced-motion", "reduce")];
const IN_OWN_COLOURS: [(&str, &str); 2] = [STILL[0], ("forced-colors", "active")];

/// The motions of the page.
pub const MOTIONS: &str = "return document.getAnimations().map((motion) =>
    motion.animationName ?? motion.transitionProperty);";

/// The elements that are filled, and those that are chosen.
const FILLED: &str = "main .primary, .call, .call-score, .aim, .chip:has(:checked),
    .chips [aria-pressed=true], .minis b, .badge, .status.refusal, .dial-row kbd";

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
pub const LINKS: &str = "main a";

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
const LETTERS_NOT_LARGE: &str = "
    const px = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return px < 31.9 ? [`letters of ${px} px`] : [];";

/// The faults of large letters in these views, and those that `looks` find then.
fn in_large_letters(page: &Page, views: &[View], looks: &[&str]) -> Vec<String> {
    page.letters_at(200);
    let usual = [LETTERS_NOT_LARGE, TOO_WIDE, CUT_TEXTS];
    let found = page.faults_in(views, &all_of(&[&usual, looks].concat()));
    page.letters_at(100);
    found
}

/// The verdict if it is out of view. Not on a phone on its side: there the focus brings it into
/// view.
pub const VERDICT_OUT_OF_VIEW: &str = "
    if (innerHeight <= 400) return [];
    scrollTo(0, 0);
    const below = document.querySelector('#verdict').getBoundingClientRect().bottom - innerHeight;
    return below > 0 ? [`the verdict ends ${below} px below the view`] : [];";

/// The views that are checked in this engine: in one of them all, in the others those at the edges.
pub fn views(page: &Page) -> Vec<View> {
    let is_wanted = |view: &&View| page.looks_closely() || EDGES.contains(view);
    VIEWS.iter().filter(is_wanted).copied().collect()
}

/// The narrowest, the lowest, a tablet, and the largest.
const EDGES: [View; 4] = [(320, 568), (568, 320), (768, 1024), (1920, 1080)];

/// Phones, small and tall and on their side; tablets; laptops; a projector.
const VIEWS: [View; 9] = [
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

/// Everything to press but the dice, which are larger still, and the links in
/// a line of text.
pub const TARGETS: &str =
    "button, nav a, .title, .play-link a, .links a, summary, select, .chip, .check,
    input:not([type=checkbox], [type=radio])";

/// The view with the least room for large letters, a usual phone, and a laptop.
const LARGE_LETTERS: [View; 3] = [(320, 568), PHONE, (1280, 720)];

/// Those of them that are looked at in this engine.
fn views_of_large_letters(page: &Page) -> Vec<View> {
    let is_wanted = |view: &&View| page.looks_closely() || **view != PHONE;
    LARGE_LETTERS.iter().filter(is_wanted).copied().collect()
}

const PHONE: View = (360, 640);

/// A look at a screen.
#[derive(Clone, Copy, Debug)]
pub enum Look {
    /// Nothing moves for a reader who wants that. Only Chromium's driver can ask for this, and for
    /// the next three.
    Still,
    /// Keys and numbers have edges in the reader's own colours.
    Edges,
    /// Labels on elements that are filled can be read in the reader's own colours.
    Labels,
    /// Buttons have an edge for a reader who wants more contrast, and axe finds nothing.
    Contrast,
    /// The page is whole and its targets are large in every view, and these looks find nothing.
    Views(&'static [&'static str]),
    /// The same in windows; texts are whole.
    Windows,
    /// The page of Yahtzee in the views in which it is laid out in ways of its own; these looks find
    /// nothing.
    Columns(&'static [&'static str]),
    /// Letters of twice their size are whole.
    LargeLetters,
    /// Letters of twice their size are whole on a phone, and nothing lies on anything else.
    PhoneLetters,
    /// The largest letters of the settings and the widest spacing are whole on a phone; with one of
    /// them alone there is more room.
    PhoneSettings,
    /// Larger letters of the settings are whole on a small laptop, where the styles have two columns
    /// because the view's own letters are no larger.
    LaptopSettings(&'static [&'static str]),
    /// The rules of axe. Its findings do not depend on the engine, so one is asked.
    Axe,
    /// The rules of axe in each engine.
    AxeInEachEngine,
    /// The rules of axe on a projector, in one engine.
    AxeOnAProjector,
    /// Longer words have room.
    LongerWords,
}

impl Look {
    /// Its name without the scripts in it.
    fn name(self) -> String {
        let whole = format!("{self:?}");
        let name = whole.split('(').next();
        name.unwrap_or_default().to_owned()
    }
}

/// A screen, the way to it, and the looks that are taken there.
pub type LookedAt = (&'static str, fn(&Page), &'static [Look]);

/// Takes these looks at the open screen, and reports the faults of all of them. A driver sets the
/// size of a window, which takes longer than a script takes for that of a frame.
#[track_caller]
pub fn take_all(page: &Page, name: &str, looks: &[Look]) {
    let mut faults = Faults::default();
    for look in looks {
        faults.add(&look.name(), take(page, *look));
    }
    page.resize_if_possible(USUAL_SIZE);
    faults.expect_none(name);
}

#[track_caller]
fn take(page: &Page, look: Look) -> Vec<String> {
    let is_chromium = page.engine() == Engine::Chromium;
    let is_close = page.looks_closely();
    let mut found = Vec::new();
    match look {
        Look::Still if is_chromium => {
            page.painted();
            found = page.list(MOTIONS);
        }
        Look::Edges if is_chromium => {
            page.ask_for(&IN_OWN_COLOURS);
            found = page.list(EDGELESS);
            page.ask_for(&STILL);
        }
        Look::Labels if is_chromium => found = unreadable_labels(page),
        Look::Views(looks) => found = page.faults_in(&views(page), &in_a_view(looks)),
        Look::Windows => found = page.faults_in(&windows(page), &in_a_window()),
        Look::Columns(looks) => found = page.faults_in(&columns(page), &in_columns(looks)),
        Look::LargeLetters => {
            let views = views_of_large_letters(page);
            found = in_large_letters(page, &views, &[PAST_END, ON_THE_GOAL]);
        }
        Look::Contrast if is_chromium => {
            page.ask_for(&[STILL[0], ("prefers-contrast", "more")]);
            found = page.list(BUTTONS_WITHOUT_EDGE);
            found.extend(page.violations());
            page.ask_for(&STILL);
        }
        Look::PhoneSettings if is_close => {
            found = in_letters_of_settings(page, &[PHONE], &["200 wide", "200", "100 wide"]);
        }
        Look::LaptopSettings(letters) if is_close => {
            found = in_letters_of_settings(page, &LAPTOPS, letters);
        }
        Look::PhoneLetters if is_close => {
            found = in_large_letters(page, &[PHONE], &[COLLISIONS]);
        }
        Look::Axe if is_close => found = page.violations(),
        Look::AxeInEachEngine => found = page.violations(),
        Look::AxeOnAProjector if is_close => {
            page.resize(WINDOWS[3]);
            found = page.violations();
            page.resize(USUAL_SIZE);
        }
        Look::LongerWords if is_close => found = faults_in_longer_words(page),
        _ => {}
    }
    found
}

/// The labels that cannot be read as they are painted in the reader's own colours, light and dark.
fn unreadable_labels(page: &Page) -> Vec<String> {
    let mut found = Vec::new();
    for scheme in ["light", "dark"] {
        let [still, own] = IN_OWN_COLOURS;
        page.ask_for(&[still, own, ("prefers-color-scheme", scheme)]);
        let unreadable = page.unreadable_texts(FILLED).into_iter();
        found.extend(unreadable.map(|fault| format!("{scheme}: {fault}")));
    }
    page.ask_for(&STILL);
    found
}

/// A phone, a tablet, a computer, a projector.
pub const WINDOWS: [View; 4] = [(360, 740), (768, 1024), (1280, 800), (1920, 1080)];

/// The windows that are looked at in this engine: all in one of them; in the others the least and
/// the largest, which show the engine's own part of the layout.
fn windows(page: &Page) -> Vec<View> {
    match page.looks_closely() {
        true => WINDOWS.to_vec(),
        false => vec![WINDOWS[0], WINDOWS[3]],
    }
}

/// The looks at a whole screen.
pub const WHOLE: &[Look] = &[Look::Windows, Look::AxeOnAProjector];

/// Takes the looks at a whole screen.
#[track_caller]
pub fn look(page: &Page, name: &str) {
    take_all(page, name, WHOLE);
}

/// The look in a window.
pub fn in_a_window() -> String {
    all_of(&[TOO_WIDE, PAST_END, &smaller_than(44, TARGETS), CUT_TEXTS])
}

/// A phone, flat and upright, and where less of Yahtzee fits beside each other: the least view of
/// each way in which its page is laid out, and the largest.
const COLUMNS: [View; 6] = [
    (320, 568),
    (360, 740),
    (740, 360),
    (768, 1024),
    (1024, 768),
    (1920, 1080),
];

/// Those of them that are looked at in this engine; in the others those that an engine lays out in
/// its own way, if any.
fn columns(page: &Page) -> Vec<View> {
    match page.looks_closely() {
        true => COLUMNS.to_vec(),
        false => vec![COLUMNS[0], COLUMNS[3], COLUMNS[5]],
    }
}

fn in_columns(looks: &[&str]) -> String {
    all_of(&[&[TOO_WIDE, &smaller_than(44, TARGETS)], looks].concat())
}

/// The buttons whose edge cannot be seen.
const BUTTONS_WITHOUT_EDGE: &str = "
    return [...document.querySelectorAll('.top button, main button:not(.step-slot.filled, .tile)')]
      .filter((one) => one.getClientRects().length > 0)
      .filter((one) => getComputedStyle(one).borderTopColor === 'rgba(0, 0, 0, 0)'
        || parseFloat(getComputedStyle(one).borderTopWidth) === 0)
      .map((one) => one.outerHTML.slice(0, 90))";

/// The views of small laptops.
const LAPTOPS: [View; 2] = [(1024, 768), (801, 600)];

/// A fault if letters and spacing are the usual ones: then the settings of both change nothing.
const LETTERS_AS_BEFORE: &str = "
    const isApart = [...document.querySelectorAll('main :is(p, a, button)')]
      .some((one) => getComputedStyle(one).letterSpacing !== 'normal');
    const {text, spacing} = document.documentElement.dataset;
    const root_px = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return [
      ...text === '200' && root_px < 32 ? ['letters are not large'] : [],
      ...spacing === 'wide' && !isApart ? ['spacing is not wide'] : [],
    ];";

/// The faults in these views with letters and spacing of each of these kinds, as the settings set
/// them; afterwards they are the usual ones.
fn in_letters_of_settings(page: &Page, views: &[View], letters: &[&str]) -> Vec<String> {
    let set = |letters: &str| {
        page.run(
            "const [text, spacing] = arguments[0].split(' ');
             const {dataset} = document.documentElement;
             if (text) dataset.text = text; else delete dataset.text;
             if (spacing) dataset.spacing = spacing; else delete dataset.spacing;",
            vec![letters.into()],
        );
    };
    let look = all_of(&[TOO_WIDE, CUT_TEXTS]);
    let mut found = Vec::new();
    for letters in letters {
        set(letters);
        found.extend(page.list(LETTERS_AS_BEFORE));
        let faults = page.faults_in(views, &look).into_iter();
        found.extend(faults.map(|fault| format!("{letters}: {fault}")));
    }
    set("");
    found
}
