//! Longer words than those of any language (a pseudo-locale), also in a mirrored page: every screen
//! has room for them in the narrowest view.

use std::fs;
use std::sync::LazyLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use score_tests::page::USUAL_SIZE;
use score_tests::site::{Fault, Plan};
use score_tests::{Page, Site, specs};
use serde_json::json;

use crate::accessibility::NONE;
use crate::languages::{choose, expect_language};
use crate::screen_list::{ALONE, GUIDED, PAGES, SETTLED, TOGETHER, push, seat};
use crate::view_sizes::LARGE;

specs! {
    in_one: [
        screens_of_the_table_and_all_pages_have_room_for_longer_words,
        the_other_games_and_learning_have_room_for_longer_words,
        what_is_read_before_the_program_has_room_for_longer_words,
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
    Site::start(Plan {
        has_relay,
        faults: vec![Fault::Text("locales/*", &LONGER)],
        ..Plan::default()
    })
}

/// What titles and keys say: that changes with the language alone, and not with a clock or with
/// what is announced meanwhile.
const WORDS: &str = "[...document.querySelectorAll(
      'main:not([hidden]) :is(h1, h2, h3, label, button, summary)')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.innerText.replace(/\\d/g, '').trim())
    .filter(Boolean)";

/// Looks at what is open in the narrowest view, in longer words and in both directions; then it is
/// English again.
#[track_caller]
pub fn has_room(page: &Page, name: &str) {
    page.resize(NARROWEST);
    page.expect_size(NARROWEST);
    in_longer_words(page, name, |name| {
        assert_eq!(page.too_wide_px(), 0, "{name}");
        assert_eq!(page.cut_texts(), NONE, "{name}");
    });
    page.resize(USUAL_SIZE);
}

/// Lets `look` see what is open in longer words, in both directions; then it is English again.
#[track_caller]
pub fn in_longer_words(page: &Page, name: &str, look: impl Fn(&str)) {
    page.painted();
    let words = format!("return {WORDS};");
    let english = page.list(&words);
    assert!(!english.is_empty(), "{name} has no titles or keys");
    let mut longer = Vec::new();
    for code in ["de", "ar"] {
        choose(page, code);
        expect_language(page, code);
        // A program that was fetched later follows by itself.
        page.wait_until(
            &format!("{name} has longer words"),
            &format!(
                "{WORDS}.some((words) => !{}.includes(words))",
                json!(english)
            ),
        );
        page.painted();
        look(&format!("{name}, {code}"));
        longer = page.list(&words);
    }
    longer.retain(|words| !english.contains(words));
    choose(page, "en");
    expect_language(page, "en");
    page.wait_until(
        &format!("{name} is English again"),
        &format!(
            "!{WORDS}.some((words) => {}.includes(words))",
            json!(longer)
        ),
    );
}

fn screens_of_the_table_and_all_pages_have_room_for_longer_words(page: &Page) {
    let site = site(false);
    page.open_at(&site, "#play?clock=0");
    page.wait_for_game();
    for (name, reach) in ALONE.iter().chain(&SETTLED).chain(&GUIDED).chain(&PAGES) {
        reach(page);
        has_room(page, name);
    }
    seat(page, 6);
    for (name, reach) in &TOGETHER {
        reach(page);
        has_room(page, &format!("six players, {name}"));
    }
}

fn the_other_games_and_learning_have_room_for_longer_words(page: &Page) {
    let site = site(false);
    page.open_at(&site, "#rules?clock=0");
    page.wait_for_game();
    // Who asks for another race while one goes on is asked whether they mean it.
    let race = (
        "#race?seed=23",
        "#race-standings",
        &["#race-roll", "#race-new summary", "#race-begin"][..],
    );
    for (path, there, pressed) in LARGE.into_iter().chain([race]) {
        page.turn_to("rules");
        page.go_to(path);
        page.wait_until(
            &format!("{path} is open"),
            &format!("document.querySelector(\"main:not([hidden]) {there}\")"),
        );
        for key in pressed {
            push(page, key);
        }
        page.painted();
        has_room(page, path);
    }
}

fn what_is_read_before_the_program_has_room_for_longer_words(page: &Page) {
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
