//! Longer words than those of any language (a pseudo-locale), also in a mirrored page: every screen
//! has room for them in the narrowest view. `screens.rs` and `group_screens.rs` show their screens
//! so.

use std::fs;
use std::sync::LazyLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use score_tests::audit::{CUT_TEXTS, TOO_WIDE};
use score_tests::page::USUAL_SIZE;
use score_tests::site::{Fault, Plan};
use score_tests::sweep::all_of;
use score_tests::{Page, Site, specs};
use serde_json::Value;

use crate::languages::expect_language;
use crate::looks::NONE;

specs! {
    in_one: [
        the_text_before_the_program_has_room_for_longer_words,
    ],
}

/// How much longer words are than those of English, in percent.
const LONGER_BY: usize = 40;

/// All messages: the words in the page's own HTML in German, the others in an English with longer
/// words.
static LONGER: LazyLock<String> = LazyLock::new(|| {
    let locales = score_tests::root().join("locales");
    let read = |path| fs::read_to_string(path).expect("a file of messages can be read");
    let mut all = read(locales.join("de.ftl"));
    for file in fs::read_dir(locales.join("en")).expect("English has a folder") {
        let text = read(file.expect("it can be listed").path());
        let mut resource = parser::parse(text).expect("messages can be read");
        for entry in &mut resource.body {
            if let Entry::Message(message) = entry
                && let Some(pattern) = &mut message.value
            {
                lengthen(pattern);
            }
        }
        // Of two messages with one id the later one counts.
        all.push_str(&serializer::serialize(&resource));
    }
    all
});

fn lengthen(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = longer(value),
            PatternElement::Placeable { expression } => lengthen_within(expression),
        }
    }
}

fn lengthen_within(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                lengthen(&mut variant.value);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            lengthen_within(expression);
        }
        Expression::Inline(_) => {}
    }
}

/// The text with vowels behind its words; signs and numbers stay.
fn longer(text: &str) -> String {
    let words = text.split(' ').map(|word| {
        let letters = word.chars().filter(|c| c.is_alphabetic()).count();
        let end = word.trim_end_matches(|c: char| !c.is_alphabetic()).len();
        let more = "o".repeat((letters * LONGER_BY).div_ceil(100));
        format!("{}{more}{}", &word[..end], &word[end..])
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The narrowest view.
const NARROWEST: (u32, u32) = (320, 568);

/// A site where German is an English of longer words, and Arabic is the same from right to left.
pub fn site(has_relay: bool) -> Site {
    Site::start(with_longer_words(has_relay))
}

pub fn with_longer_words(has_relay: bool) -> Plan {
    Plan {
        has_relay,
        faults: vec![Fault::Text("locales/*", &LONGER)],
        ..Plan::default()
    }
}

/// Shows the open screen in longer words from right to left, and turned round; then it is English
/// again. The words of titles and keys change with the language alone, and not with a clock or with
/// announcements meanwhile. The direction is a matter of the styles.
const IN_LONGER_WORDS: &str = "
    const now = () => (window.realNow ?? performance.now.bind(performance))();
    const until = async (what, isSo) => {
      const end = now() + 60_000;
      while (!isSo()) {
        if (now() > end) throw new Error(`did not come true: ${what}`);
        await picture();
      }
    };
    const root = document.documentElement;
    const words = () => [...document.querySelectorAll(
        'main:not([hidden]) :is(h1, h2, h3, label, button, summary)')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.innerText.replace(/\\d/g, '').trim())
      .filter(Boolean);
    const list = document.querySelector('#language');
    const choose = (code) => {
      list.value = code;
      list.dispatchEvent(new Event('change', {bubbles: true}));
    };
    await picture();
    await picture();
    const english = words();
    if (!english.length) return ['there are no titles or keys'];
    choose('ar');
    // A program that was fetched later follows by itself.
    await until('there are longer words', () => root.lang === 'ar' && root.dir === 'rtl'
      && words().some((each) => !english.includes(each)));
    const found = [];
    for (const direction of ['rtl', 'ltr']) {
      root.dir = direction;
      await picture();
      await picture();
      found.push(...look().map((fault) => `${direction}: ${fault}`));
    }
    const longer = words().filter((each) => !english.includes(each));
    choose('en');
    await until('it is English again', () => root.lang === 'en'
      && !words().some((each) => longer.includes(each)));
    return found;";

/// The faults of the open screen in longer words and in both directions, in the narrowest view, if
/// the page can have it; then it is English again.
#[track_caller]
pub fn faults_in_longer_words(page: &Page) -> Vec<String> {
    let mut found = Vec::new();
    if page.resize_if_possible(NARROWEST) {
        found = in_longer_words(page, &[TOO_WIDE, CUT_TEXTS]);
    }
    page.resize(USUAL_SIZE);
    found
}

/// Asserts that the open screen has room for longer words.
#[track_caller]
pub fn has_room(page: &Page, name: &str) {
    page.resize(NARROWEST);
    page.expect_size(NARROWEST);
    assert_eq!(faults_in_longer_words(page), NONE, "{name}");
}

/// The findings of these looks at the open screen in longer words, in both directions; then it is
/// English again.
#[track_caller]
pub fn in_longer_words(page: &Page, looks: &[&str]) -> Vec<String> {
    let look = all_of(looks);
    let body = format!("const look = () => {{ {look} }};\n{IN_LONGER_WORDS}");
    let found = page.ask(&body, Value::Null);
    serde_json::from_value(found).expect("a list of texts")
}

fn the_text_before_the_program_has_room_for_longer_words(page: &Page) {
    let site = Site::start(Plan {
        faults: vec![Fault::Missing("*.wasm"), Fault::Text("locales/*", &LONGER)],
        ..Plan::default()
    });
    page.resize(NARROWEST);
    for code in ["de", "ar"] {
        for path in ["", "#rules", "#rules-24", "#dials", "#play"] {
            let name = format!("{path} in {code}");
            page.open_at(&site, &format!("?lang={code}{path}"));
            page.expect_size(NARROWEST);
            page.wait_until(
                &format!("{name} has its words"),
                "!document.documentElement.dataset.words",
            );
            expect_language(page, code);
            assert_eq!(page.too_wide_px(), 0, "{name}");
            assert_eq!(page.cut_texts(), NONE, "{name}");
        }
    }
    page.take_complaints();
}
