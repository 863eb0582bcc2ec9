//! The languages of the page: English is built in, the others are fetched.

use std::fs;
use std::sync::LazyLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use score_tests::play::Operator;
use score_tests::site::{Fault, Plan};
use score_tests::{Page, Site, specs};
use serde_json::json;

use crate::accessibility::NONE;

specs! {
    in_every_engine: [a_round_is_played_in_a_language_of_each_script],
    in_one: [
        the_address_names_a_language_until_another_is_chosen,
        what_stops_the_start_is_said_in_the_readers_language,
        longer_words_fit_the_narrowest_view_in_both_directions,
        all_of_the_page_changes_and_stays_so_after_a_reload,
        a_round_goes_on_in_another_language,
        the_later_program_speaks_the_language_of_the_page,
        a_language_that_does_not_come_is_said_and_the_old_one_stays,
        the_language_that_was_chosen_last_stays_when_an_earlier_one_comes_after_it,
        the_later_program_stays_in_the_language_that_was_chosen_last,
        fractions_and_numbers_below_zero_are_heard_in_words_of_the_language,
    ],
}

/// Chooses a language in the header, as a change of the list does.
pub fn choose(page: &Page, code: &str) {
    page.run(
        "const list = document.querySelector('#language');
         list.value = arguments[0];
         list.dispatchEvent(new Event('change', { bubbles: true }));",
        vec![code.into()],
    );
}

fn expect_language(page: &Page, code: &str) {
    page.wait_until(
        &format!("the page is in the language {code}"),
        &format!("document.documentElement.lang === '{code}'"),
    );
}

fn all_of_the_page_changes_and_stays_so_after_a_reload(page: &Page) {
    page.open("#rules");
    page.expect_text("main#rules h1", "How to play Score");
    choose(page, "de");
    expect_language(page, "de");
    for _ in 0..2 {
        page.expect_text("main#rules h1", "So geht Score");
        page.expect_text("#pages summary", "Entdecken");
        page.wait_until("the title is German", "document.title === 'Regeln – Score'");
        page.reload();
        expect_language(page, "de");
    }
    choose(page, "en");
    expect_language(page, "en");
    page.expect_text("main#rules h1", "How to play Score");
    page.expect_text("#pages summary", "Explore");
    page.reload();
    expect_language(page, "en");
}

fn a_round_goes_on_in_another_language(page: &Page) {
    page.open("#play?roll=4.3.8.19&clock=0");
    page.call_score(None);
    page.type_step("4*3");
    page.expect_numbers(&["8", "19", "12"]);
    choose(page, "de");
    expect_language(page, "de");
    page.expect_phase("demo");
    page.expect_numbers(&["8", "19", "12"]);
    page.type_step("12+8");
    page.expect_settlement();
    page.expect_points(0, 1);
}

/// Waits until these words are heard in place of what is written within an element: a style sheet
/// says them, and they are no text of the page.
#[track_caller]
fn expect_heard(page: &Page, within: &str, words: &str) {
    page.wait_until(
        &format!("'{words}' is heard in {within}"),
        &format!(
            "(() => {{
               const heard = document.querySelector('{within} .heard');
               const written = heard?.previousSibling;
               return written?.ariaHidden === 'true'
                 && heard.textContent === ''
                 && heard.dataset.heard === {}
                 && getComputedStyle(heard, '::before').content !== 'none';
             }})()",
            json!(words)
        ),
    );
}

fn fractions_and_numbers_below_zero_are_heard_in_words_of_the_language(page: &Page) {
    page.open("#play?roll=4.3.8.17&clock=0");
    page.call_score(None);
    page.type_step("4*3");
    page.expect_status("4 × 3 = 12");
    page.expect_number_of("#status .heard, #status [aria-hidden]", 0);
    page.type_step("8/12");
    page.expect_status("8 ÷ 12 = 2/3");
    expect_heard(page, "#status", "8 ÷ 12 = two thirds");
    choose(page, "de");
    expect_language(page, "de");
    page.expect_status("8 ÷ 12 = 2/3");
    expect_heard(page, "#status", "8 ÷ 12 = zwei Drittel");
    assert_eq!(page.name_of("2/3"), "zwei Drittel, gebildet aus 8 ÷ 12");
    page.step("2/3", Operator::Sub, "17");
    page.expect_settlement();
    page.expect_points(0, -1);
    expect_heard(page, "#scoreboard .points", "minus 1");
    expect_heard(page, "#points .gain", "minus 1");
    assert_eq!(
        page.name_of("-49/3"),
        "minus 49 Drittel, gebildet aus zwei Drittel − 17"
    );
}

fn the_later_program_speaks_the_language_of_the_page(page: &Page) {
    page.open("#dials");
    page.wait_until(
        "Dials is there",
        "document.querySelector('#dials h1, #dials button')",
    );
    let english = page.text("#dials");
    choose(page, "de");
    expect_language(page, "de");
    page.wait_until(
        "Dials is German",
        &format!(
            "document.querySelector('#dials').innerText !== {}",
            serde_json::json!(english)
        ),
    );
}

fn a_language_that_does_not_come_is_said_and_the_old_one_stays(page: &Page) {
    let site = Site::start(Plan {
        faults: vec![Fault::Missing("locales/de-*.ftl")],
        ..Plan::default()
    });
    page.open_at(&site, "#rules");
    page.wait_for_game();
    choose(page, "de");
    page.wait_until(
        "it is said",
        "document.querySelector('#language-missing').innerText.startsWith('This language could not')",
    );
    expect_language(page, "en");
    page.expect_text("main#rules h1", "How to play Score");
    page.wait_until(
        "the list says so",
        "document.querySelector('#language').value === 'en'",
    );
    site.mend();
    choose(page, "de");
    expect_language(page, "de");
    page.expect_hidden("#language-missing");
    page.take_complaints();
}

/// From now on the messages of this language are held when they are asked for the so manieth time,
/// by the main program or by one that was fetched later.
fn hold_messages(page: &Page, code: &str, request: u32) {
    page.run(
        "const [code, request] = arguments;
         const noted = document.documentElement.dataset;
         const realFetch = window.fetch.bind(window);
         let requests = 0;
         window.fetch = async (...asked) => {
           const answer = await realFetch(...asked);
           const isOfLanguage = answer.url.includes(`/locales/${code}-`);
           if (!isOfLanguage || ++requests !== request) return answer;
           noted.messages = 'held';
           await new Promise((go) => addEventListener('let-messages-go', go, { once: true }));
           const read = answer.text.bind(answer);
           answer.text = async () => {
             const text = await read();
             // The next task begins after all that the program does with them.
             setTimeout(() => { noted.messages = 'taken'; });
             return text;
           };
           return answer;
         };",
        vec![code.into(), request.into()],
    );
}

fn expect_messages(page: &Page, state: &str) {
    page.wait_until(
        &format!("the messages are {state}"),
        &format!("document.documentElement.dataset.messages === '{state}'"),
    );
}

fn let_messages_go(page: &Page) {
    page.run("dispatchEvent(new Event('let-messages-go'))", Vec::new());
    expect_messages(page, "taken");
}

/// Chooses French while the messages of the language before it are held.
fn choose_french_meanwhile(page: &Page) {
    expect_messages(page, "held");
    choose(page, "fr");
    expect_language(page, "fr");
}

fn the_language_that_was_chosen_last_stays_when_an_earlier_one_comes_after_it(page: &Page) {
    page.open("#rules");
    page.expect_text("#rules h1", "How to play Score");
    hold_messages(page, "ar", 1);
    choose(page, "ar");
    choose_french_meanwhile(page);
    let_messages_go(page);
    expect_language(page, "fr");
    page.wait_until(
        "the page and the list are French, from left to right",
        "document.documentElement.dir !== 'rtl'
         && document.querySelector('#language').value === 'fr'",
    );
    page.expect_text("#rules h1", "Comment jouer à Score");
    page.reload();
    expect_language(page, "fr");
}

fn the_later_program_stays_in_the_language_that_was_chosen_last(page: &Page) {
    page.open("#race?seed=23");
    page.expect_text("#learn h1", "The race");
    // The main program has asked for them then.
    hold_messages(page, "de", 2);
    choose(page, "de");
    expect_language(page, "de");
    choose_french_meanwhile(page);
    page.expect_text("#learn h1", "La course");
    let_messages_go(page);
    page.expect_text("#learn h1", "La course");
}

/// Whether the first and the last character of an element's text, and of its line, stand in the
/// order in which they are written, or why not.
const FROM_LEFT: &str = "
    return [...document.querySelectorAll('#dice .num, #step .step-slot .num')]
      .filter((one) => one.innerText.trim().length > 1 && one.getClientRects().length)
      .filter((one) => {
        const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const text = texts.nextNode();
        const at = (index) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().left;
        };
        return at(0) > at(text.length - 1);
      })
      .map((one) => one.innerText)
      .concat([...document.querySelectorAll('#step .step-slot')]
        .map((one) => one.getBoundingClientRect().left)
        .filter((left, index, all) => index && left < all[index - 1])
        .map((left) => `a slot at ${left}`));";

fn a_round_is_played_in_a_language_of_each_script(page: &Page) {
    for (code, direction, ways) in [
        ("de", "ltr", "Lösung"),
        ("ar", "rtl", "حل"),
        ("zh", "ltr", "解"),
    ] {
        page.open(&format!("?lang={code}#play?roll=4.3.8.19&clock=0"));
        expect_language(page, code);
        page.wait_until(
            "the page has its direction",
            &format!("getComputedStyle(document.body).direction === '{direction}'"),
        );
        page.call_score(None);
        page.type_step("3-8");
        page.expect_numbers(&["4", "19", "-5"]);
        assert_eq!(page.list(FROM_LEFT), NONE, "{code}");
        // A dice game is the same by a pointer, whichever side the page begins at.
        page.press("#undo");
        page.expect_numbers(&["4", "3", "8", "19"]);
        page.step("4", Operator::Mul, "3");
        page.step("12", Operator::Add, "8");
        page.expect_settlement();
        page.expect_solved();
        page.expect_words_in("#solutions", ways);
        assert_eq!(page.too_wide_px(), 0, "{code}");
    }
}

fn the_address_names_a_language_until_another_is_chosen(page: &Page) {
    page.open("?lang=de#rules");
    expect_language(page, "de");
    page.reload();
    expect_language(page, "de");
    // A link is for this visit: what the reader has chosen stays theirs.
    page.open("#rules");
    expect_language(page, "en");
    page.open("?lang=de#rules");
    expect_language(page, "de");
    choose(page, "fr");
    expect_language(page, "fr");
    page.wait_until("the address names none", "location.search === ''");
    page.reload();
    expect_language(page, "fr");
    page.open("?lang=tlh#rules");
    expect_language(page, "fr");
}

fn what_stops_the_start_is_said_in_the_readers_language(page: &Page) {
    let site = Site::start(Plan {
        faults: vec![Fault::Missing("*.wasm")],
        ..Plan::default()
    });
    page.open_at(&site, "?lang=de#rules");
    page.expect_text("#trouble h2", "Ein Teil des Spiels fehlt");
    page.expect_text("#trouble button", "Noch einmal versuchen");
    page.take_complaints();
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

/// Every page, and a table in each phase.
const ADDRESSES: [&str; 22] = [
    "games",
    "rules",
    "rules-24",
    "house",
    "players",
    "settings",
    "experiment",
    "atlas",
    "hands",
    "dials",
    "yahtzee",
    "sheet",
    "mistake",
    "practice",
    "daily",
    "statistics",
    "group",
    "group?show=plan",
    "24?roll=3.3.8.8&clock=0",
    "play?goal=19&clock=0",
    "play?roll=6.5.12.20&clock=0",
    "play?score_s=off&impossible_s=off&roll=2.3.12.17",
];

fn longer_words_fit_the_narrowest_view_in_both_directions(page: &Page) {
    for code in ["de", "ar"] {
        let site = Site::start(Plan {
            faults: vec![Fault::Text("locales/*", &LONGER)],
            ..Plan::default()
        });
        page.open_at(&site, &format!("?lang={code}#games"));
        page.wait_for_game();
        expect_language(page, code);
        page.resize((320, 568));
        for path in ADDRESSES {
            page.go_to(&format!("#{path}"));
            page.wait_until(
                "the part is there",
                "![...document.querySelectorAll('.place-of-games')]
                   .some((one) => one.getClientRects().length && !one.children.length)",
            );
            page.painted();
            assert_eq!(page.too_wide_px(), 0, "{code}, {path}");
            assert_eq!(page.cut_texts(), NONE, "{code}, {path}");
        }
    }
}
