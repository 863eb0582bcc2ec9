//! The languages of the page: English is built in, German is fetched.

use score_tests::play::Operator;
use score_tests::site::{Fault, Plan};
use score_tests::{Page, Site, specs};
use serde_json::json;

specs! {
    in_one: [
        all_of_the_page_changes_and_stays_so_after_a_reload,
        a_round_goes_on_in_another_language,
        the_later_program_speaks_the_language_of_the_page,
        a_language_that_does_not_come_is_said_and_the_old_one_stays,
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
    page.expect_text("#rules h1", "How to play Score");
    choose(page, "de");
    expect_language(page, "de");
    for _ in 0..2 {
        page.expect_text("#rules h1", "So geht Score");
        page.expect_text("#pages summary", "Entdecken");
        page.wait_until("the title is German", "document.title === 'Regeln – Score'");
        page.reload();
        expect_language(page, "de");
    }
    choose(page, "en");
    expect_language(page, "en");
    page.expect_text("#rules h1", "How to play Score");
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
        faults: vec![Fault::Missing("locales/de/common-*.ftl")],
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
    page.expect_text("#rules h1", "How to play Score");
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
