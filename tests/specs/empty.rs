//! Parts with nothing in them yet: a picture, and one sentence that says what to do.

use score_core::wire::TableSelector;
use score_tests::{Engine, Page, Pupil, Site, specs};

use crate::languages::choose;
use crate::looks::{NONE, accessible_here};

specs! {
    in_one: [
        where_nothing_is_yet_one_sentence_says_what_to_do,
        at_no_table_and_alone_at_one,
        a_search_that_finds_nothing,
    ],
}

/// The sentence of the empty part that is shown, if its picture is there too and large enough to be
/// seen.
const EMPTY: &str = "return [...document.querySelectorAll('main .empty')]
    .filter((one) => one.getClientRects().length > 0)
    .filter((one) => one.querySelector('svg').getBoundingClientRect().width >= 48)
    .map((one) => one.innerText.trim())";

#[track_caller]
fn expect_empty(page: &Page, sentence: &str) {
    page.wait_until(
        &format!("nothing is there: {sentence}"),
        &format!(
            "[...document.querySelectorAll('main .empty')]
               .some((one) => one.getClientRects().length > 0 && one.innerText.trim() === '{sentence}')"
        ),
    );
    page.expect_list(EMPTY, &[sentence]);
}

fn where_nothing_is_yet_one_sentence_says_what_to_do(page: &Page) {
    page.open("#play?clock=0");
    no_roll_yet(page, "#status", "Roll the dice to begin.", 4);
    page.go_to("#yahtzee?seed=7");
    no_roll_yet(page, "#yahtzee-status", "Roll the dice.", 5);
    page.turn_to_mode("Review");
    expect_empty(
        page,
        "Play a game to its end. Then every choice stands here beside the best one.",
    );
    page.turn_to("statistics");
    expect_empty(
        page,
        "Nothing yet. Each puzzle that you finish is counted here.",
    );
    page.turn_to("group");
    expect_empty(page, NO_TABLE);
    the_pictures_have_the_colour_of_the_text(page);
    choose(page, "de");
    expect_empty(
        page,
        "Du sitzt noch an keinem Tisch: Wähle eine Gruppe, eröffne einen Tisch oder komm an einen, den es schon gibt.",
    );
}

/// The places of the dice are the picture.
#[track_caller]
fn no_roll_yet(page: &Page, line: &str, sentence: &str, dice: usize) {
    page.wait_until(
        &format!("{line} says what to do"),
        &format!("document.querySelector('{line}')?.innerText.trim() === '{sentence}'"),
    );
    page.expect_number_of("main:not([hidden]) .ghost svg", dice);
    let outlines = page.list(
        "const paper = getComputedStyle(document.body).backgroundColor;
         return [...document.querySelectorAll('main:not([hidden]) .ghost .body')]
           .map((body) => getComputedStyle(body).stroke)
           .filter((stroke) => stroke !== 'none' && stroke !== paper)",
    );
    assert_eq!(outlines.len(), dice, "{line}");
}

const NO_TABLE: &str = "You are at no table yet: choose a group, make a table or join one.";
const NOBODY_ELSE: &str = "Nobody else is here yet: “Invite” shows how others come.";
const NO_MESSAGES: &str = "Nobody has written yet. Say hello!";

fn at_no_table_and_alone_at_one(page: &Page) {
    let site = Site::with_relay();
    page.open_group(&site, "#group");
    expect_empty(page, NO_TABLE);
    page.make_table_here("Ada", "Class 5b");
    expect_empty(page, NOBODY_ELSE);
    page.turn_side_to("chat");
    expect_empty(page, NO_MESSAGES);
    accessible_here(page, "a chat without messages");
    let ben = Pupil::come(&site, TableSelector::Join(page.code()), "Ben", 1);
    let ben = ben.expect("there is room");
    page.expect_list(EMPTY, &[NO_MESSAGES]);
    assert_eq!(ben.say("Hello"), Ok(()));
    page.expect_number_of("#chat-lines li", 1);
    page.expect_list(EMPTY, &NONE);
    page.turn_side_to("players");
    page.expect_people(&["Ada", "Ben"]);
    page.expect_list(EMPTY, &NONE);
    // A player who was invited need not read where to go.
    page.open_group(&site, "#group?table=ABCDE");
    page.expect_list(EMPTY, &NONE);
}

const NOTHING_FOUND: &str = "Nothing found: choose “All”, or look for fewer numbers.";

fn a_search_that_finds_nothing(page: &Page) {
    page.open("#rules");
    for (name, numbers) in [("atlas", "19 19"), ("hands", "13 13 13 13 13")] {
        page.turn_to(name);
        if name == "hands" {
            page.press("#hands-form .primary");
        }
        page.wait_until(
            "the list is there",
            &format!("document.querySelector('#{name}-rolls .rolls tbody tr')"),
        );
        page.expect_list(EMPTY, &NONE);
        page.fill(&format!("#{name}-contains"), numbers);
        expect_empty(page, NOTHING_FOUND);
        page.expect_hidden(".rolls");
        // The same part in the same words.
        if name == "atlas" {
            accessible_here(page, name);
        }
        page.clear(&format!("#{name}-contains"));
        page.wait_until(
            "the list is back",
            &format!("document.querySelector('#{name}-rolls .rolls tbody tr')"),
        );
        page.expect_list(EMPTY, &NONE);
    }
}

/// The colours of the lines of a picture, with the colour of the words beside it and of the
/// page.
const COLOURS: &str = "
    const colour = (one, which) => getComputedStyle(document.querySelector(one))[which];
    return [...new Set([...document.querySelectorAll('#lobby .empty svg *')]
      .map((line) => getComputedStyle(line).stroke))]
      .concat(colour('#lobby .empty p', 'color'), colour('body', 'backgroundColor'))";

#[track_caller]
fn the_pictures_have_the_colour_of_the_text(page: &Page) {
    let mut seen = Vec::new();
    for theme in ["light", "dark"] {
        page.use_theme(theme);
        let colours = page.list(COLOURS);
        assert_eq!(colours.len(), 3, "{colours:?}");
        assert_eq!(colours[0], colours[1], "{theme}");
        assert_ne!(colours[0], colours[2], "{theme}");
        seen.push(colours);
    }
    assert_ne!(seen[0], seen[1]);
    // Only Chromium's driver can ask for this.
    if page.engine() == Engine::Chromium {
        page.ask_for(&[("forced-colors", "active")]);
        let colours = page.list(COLOURS);
        assert_eq!(colours[0], colours[1]);
        assert_ne!(colours[0], colours[2]);
    }
}
