//! A page that the browser translates: changes are seen, and nothing stops.

use score_tests::play::Operator;
use score_tests::{Page, Site, specs};
use serde_json::json;

use crate::languages::choose;

specs! {
    in_one: [
        changes_in_a_round_are_seen_in_a_translated_page,
        a_round_goes_on_where_a_translator_moves_the_texts,
        changes_in_a_group_are_seen_in_a_translated_page,
        a_reader_who_asks_for_the_original_has_it_back,
    ],
}

/// Puts elements in place of all texts, now and from now on.
const TRANSLATOR: &str = include_str!("../src/translator.js");

#[track_caller]
fn translate(page: &Page, way: &str) {
    page.run(TRANSLATOR, vec![json!(way)]);
    page.wait_until("texts are translated", "window.translatedCount > 10");
}

#[track_caller]
fn play_a_round(page: &Page, way: &str) {
    page.open("#play?roll=9.9.9.9&seed=1&clock=0");
    translate(page, way);
    page.call_score(None);
    page.expect_status("SCORE! 30 seconds.");
    page.expect_text("#clock", "30");
    page.advance(7_000);
    page.expect_text("#clock", "23");
    page.step("9", Operator::Join, "9");
    page.expect_numbers(&["9", "9", "99"]);
    page.expect_words_in("#dice", "99");
    page.undo();
    page.expect_numbers(&["9", "9", "9", "9"]);
    page.step("9", Operator::Join, "9");
    page.step("99", Operator::Div, "9");
    page.step("9", Operator::Add, "11");
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_text("#points", "+1 SCORE, and shown.");
    page.expect_points(0, 1);
    page.roll();
    page.expect_phase("thinking");
    page.call_impossible(None);
    page.expect_status("IMPOSSIBLE! 60 seconds.");
    page.expect_text("#clock", "60");
    page.no_complaints();
}

fn changes_in_a_round_are_seen_in_a_translated_page(page: &Page) {
    play_a_round(page, "replaced");
    // And in another language of the page's own.
    choose(page, "de");
    page.expect_words_in("#goal", "ZIEL");
    choose(page, "en");
    page.expect_words_in("#goal", "GOAL");
    page.no_complaints();
}

fn a_round_goes_on_where_a_translator_moves_the_texts(page: &Page) {
    play_a_round(page, "moved");
}

fn changes_in_a_group_are_seen_in_a_translated_page(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    translate(page, "replaced");
    ben.open_group(&site, &format!("#group?table={code}"));
    translate(ben, "replaced");
    ben.fill("#lobby-name", "Ben");
    ben.press("#lobby-come");
    ben.expect_table();
    page.expect_people(&["Ada", "Ben"]);
    page.roll_solvable(2);
    ben.expect_phase("thinking");
    ben.call_score(None);
    page.expect_status("Ben calls SCORE! 30 seconds.");
    let solution = ben.solution().expect("20 can be made of this roll");
    ben.make(&solution);
    for page in [page, ben] {
        assert_eq!(page.expect_settlement(), "20 was possible");
        page.expect_points_of("Ben", 1);
        page.expect_people(&["Ben", "Ada"]);
    }
    ben.turn_side_to("chat");
    ben.fill("#chat-text", "Hello");
    ben.press("#chat-form button");
    page.expect_text("#tab-chat", "Chat · 1 new");
    page.turn_side_to("chat");
    page.expect_text("#tab-chat", "Chat");
    page.expect_words_in("#chat-lines", "Hello");
    for page in [page, ben] {
        page.no_complaints();
    }
}

/// A translator that undoes its work puts the texts back in place of its elements.
fn a_reader_who_asks_for_the_original_has_it_back(page: &Page) {
    page.open("#play?roll=9.9.9.9&clock=0");
    page.run(
        "const text = document.querySelector('#goal .label').firstChild;
         const font = document.createElement('font');
         font.textContent = 'Ziel';
         window.original = text;
         window.translated = font;
         text.replaceWith(font);",
        Vec::new(),
    );
    page.wait_until(
        "the translation alone is seen",
        "document.querySelector('#goal').textContent.includes('Ziel')
         && window.original.isConnected && window.original.data === ''",
    );
    page.run("window.translated.replaceWith(window.original)", Vec::new());
    page.wait_until(
        "the original is seen again",
        "window.original.data !== '' && !document.querySelector('font')",
    );
}
