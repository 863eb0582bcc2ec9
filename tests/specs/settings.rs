//! Settings of a device: letters, spacing, the hand; and the tools of the pages: the keys, the
//! whole screen, sharing.

use fantoccini::key::Key;
use score_tests::play::Slot;
use score_tests::site::Plan;
use score_tests::{Hand, Page, Site, specs};
use serde_json::json;

use crate::languages::{choose, expect_language};
use crate::looks::{NONE, accessible_here};
use crate::screen_list::{call, lay};

specs! {
    in_every_engine: [
        a_question_mark_shows_the_keys_and_takes_them_away,
        for_a_left_hand_the_tools_are_at_the_left,
    ],
    in_one: [
        settings_are_seen_at_once_and_at_the_next_visit,
        each_page_with_keys_shows_its_own_by_sign_or_button,
        the_whole_screen_and_sharing_are_offered_where_the_device_can,
    ],
}

/// The size of letters and the other settings, as the document has them.
const LETTERS: &str = "return getComputedStyle(document.documentElement).fontSize";
const SET: &str = "const {text, spacing, hand} = document.documentElement.dataset;
    return [text, spacing, hand].join(' ')";
/// How far the letters of a text are apart, in hundredths of their size.
const SPACING: &str =
    "const {fontSize, letterSpacing} = getComputedStyle(document.querySelector('main .lead'));
    return String(Math.round(100 * parseFloat(letterSpacing) / parseFloat(fontSize)))";

const FIELDS: [&str; 3] = ["settings-text", "settings-spacing", "settings-hand"];

/// Chooses the size of letters, as a change of the list does.
#[track_caller]
fn choose_letters(page: &Page, percent: &str) {
    page.expect_shown("#settings-text");
    page.run(
        "const list = document.querySelector('#settings-text');
         list.value = arguments[0];
         list.dispatchEvent(new Event('change', { bubbles: true }));",
        vec![percent.into()],
    );
    page.expect_fields(&["settings-text"], &[percent]);
}

/// Checks a box, or unchecks it, by no pointer: a page in a frame has none.
#[track_caller]
fn set_box(page: &Page, id: &str, is_wanted: bool) {
    page.expect_shown(&format!("#{id}"));
    page.run(
        "const box = document.querySelector('#' + arguments[0]);
         if (box.checked !== arguments[1]) box.click();",
        vec![json!(id), json!(is_wanted)],
    );
    page.expect_fields(&[id], &[is_wanted.to_string()]);
}

fn settings_are_seen_at_once_and_at_the_next_visit(page: &Page) {
    page.open("#settings");
    page.expect_value(LETTERS, "16px");
    page.expect_value(SET, "  ");
    choose_letters(page, "150");
    page.expect_value(LETTERS, "24px");
    page.press("#settings-spacing");
    page.expect_value(SPACING, "12");
    page.press("#settings-hand");
    page.expect_value(SET, "150 wide left");
    // The same while the program is not there yet.
    page.loads(|| {
        page.run("location.reload()", Vec::new());
    });
    assert_eq!(page.text_or_none(SET).as_deref(), Some("150 wide left"));
    page.wait_for_game();
    page.expect_fields(&FIELDS, &["150", "true", "true"]);
    page.expect_value(SET, "150 wide left");
    page.expect_value(LETTERS, "24px");
    for (percent, size) in [("125", "20px"), ("200", "32px"), ("100", "16px")] {
        choose_letters(page, percent);
        page.expect_value(LETTERS, size);
    }
    page.press("#settings-spacing");
    page.press("#settings-hand");
    page.expect_value(SET, "  ");
    page.reload();
    page.expect_fields(&FIELDS, &["100", "false", "false"]);
    page.expect_value(SET, "  ");
    page.expect_value(LETTERS, "16px");
}

#[track_caller]
fn expect_left_of(page: &Page, one: &str, other: &str) {
    let [one_quoted, other_quoted] = [one, other].map(|selector| json!(selector));
    page.wait_until(
        &format!("{one} is to the left of {other}"),
        &format!(
            "document.querySelector({one_quoted}).getBoundingClientRect().right
               <= document.querySelector({other_quoted}).getBoundingClientRect().left + 1"
        ),
    );
}

const ON_ITS_SIDE: (u32, u32) = (740, 360);
const WIDE: (u32, u32) = (1280, 720);

fn for_a_left_hand_the_tools_are_at_the_left(page: &Page) {
    page.open_in_any_size("#settings?clock=0");
    let demonstrate = || {
        lay(page, "roll=9.9.9.9", "thinking");
        call(page, "s", "demo");
    };
    demonstrate();
    page.resize(ON_ITS_SIDE);
    page.expect_size(ON_ITS_SIDE);
    expect_left_of(page, "#dice", "#ops");
    page.resize(WIDE);
    page.expect_size(WIDE);
    expect_left_of(page, "main.play .board", "main.play .panel");
    page.turn_to("settings");
    set_box(page, "settings-hand", true);
    page.turn_to("play");
    page.expect_phase("demo");
    expect_left_of(page, "main.play .panel", "main.play .board");
    assert_eq!(page.too_wide_px(), 0);
    page.resize(ON_ITS_SIDE);
    page.expect_size(ON_ITS_SIDE);
    expect_left_of(page, "#ops", "#dice");
    expect_left_of(page, "#calls", "#dice");
    assert_eq!(page.misfits(), NONE);
    let arithmetic = || {
        expect_left_of(page, Slot::Left.selector(), Slot::Op.selector());
        expect_left_of(page, Slot::Op.selector(), Slot::Right.selector());
        expect_left_of(page, "#ops [data-op=add]", "#ops [data-op=join]");
    };
    arithmetic();
    // There the tools are at the left for everybody, and nothing is mirrored twice.
    choose(page, "ar");
    expect_language(page, "ar");
    expect_left_of(page, "#ops", "#dice");
    arithmetic();
    page.resize(WIDE);
    page.expect_size(WIDE);
    expect_left_of(page, "main.play .panel", "main.play .board");
}

/// The dialog with the keys.
const KEYS: &str = "#key-help[open]";

fn a_question_mark_shows_the_keys_and_takes_them_away(page: &Page) {
    page.open("#play?roll=9.9.9.9&clock=0");
    page.expect_phase("thinking");
    page.type_text("?");
    page.expect_shown(KEYS);
    page.expect_text("#key-help-title", "Keys on this page");
    page.expect_words_in("#key-help .of-boards dd", "a step;");
    page.expect_shown("#key-help .of-table");
    page.expect_hidden("#key-help .of-dials");
    page.expect_hidden("#key-help .table-of-keys");
    page.expect_focus("#key-help");
    // No key reaches the page below it.
    page.type_text("si");
    page.painted();
    page.expect_phase("thinking");
    page.key(Key::Escape);
    page.expect_hidden("#key-help");
    page.type_text("s");
    page.expect_phase("demo");
    // In the middle of a step it is no part of it.
    page.type_text("9+?");
    page.expect_shown(KEYS);
    page.type_text("?");
    page.expect_hidden("#key-help");
    page.type_text("9");
    page.expect_numbers(&["9", "9", "18"]);
    page.press("#show-keys");
    page.expect_shown(KEYS);
    page.press("#key-help button");
    page.expect_hidden("#key-help");
    page.no_complaints();
}

fn each_page_with_keys_shows_its_own_by_sign_or_button(page: &Page) {
    page.open("#rules?clock=0");
    let lists = [
        ("#experiment", "main#experiment", ".of-boards", ".of-table"),
        (
            "#practice?seed=7",
            "#learn-now",
            ".of-practice",
            ".of-table",
        ),
        (
            "#race?seed=7",
            "#race-standings",
            ".of-race",
            ".of-practice",
        ),
        (
            "#mistake?seed=7",
            "#mistake-item",
            ".of-mistake",
            ".of-boards",
        ),
        ("#dials?seed=7", "main#dials", ".of-dials", ".of-boards"),
        (
            "#yahtzee?seed=7",
            "main#yahtzee",
            ".of-yahtzee",
            ".of-dials",
        ),
    ];
    for (address, page_of_it, shown, hidden) in lists {
        page.go_to(address);
        page.expect_shown(page_of_it);
        page.type_text("?");
        page.expect_shown(KEYS);
        page.expect_shown(&format!("#key-help {shown} kbd"));
        page.expect_hidden(&format!("#key-help {hidden}"));
        page.key(Key::Escape);
        page.expect_hidden("#key-help");
    }
    for name in ["rules", "settings", "group"] {
        page.turn_to(name);
        page.expect_hidden("#show-keys");
        page.type_text("?");
        page.painted();
        page.expect_hidden("#key-help");
    }
    // They go with their page.
    page.turn_to("experiment");
    page.type_text("?");
    page.expect_shown(KEYS);
    page.go_to("#rules");
    page.expect_hidden("#key-help");
    // In a field it is text.
    page.turn_to("experiment");
    page.fill("#experiment-goal", "?");
    page.expect_fields(&["experiment-goal"], &["?"]);
    page.painted();
    page.expect_hidden("#key-help");
    a_player_without_single_keys_finds_the_keys_by_the_button(page);
    // Round one keyboard each player has keys.
    page.turn_to("players");
    page.seat(&["Ada", "Ben"]);
    choose(page, "de");
    expect_language(page, "de");
    page.type_text("?");
    page.expect_shown("#key-help .table-of-keys");
    page.expect_text("#key-help-title", "Tasten auf dieser Seite");
    page.expect_words_in("#key-help .of-boards dd", "ein Schritt;");
    accessible_here(page, "the keys");
}

#[track_caller]
fn a_player_without_single_keys_finds_the_keys_by_the_button(page: &Page) {
    page.turn_to("settings");
    page.press("#settings-keys");
    page.expect_fields(&["settings-keys"], &["false"]);
    lay(page, "roll=9.9.9.9", "thinking");
    page.type_text("?");
    page.painted();
    page.expect_hidden("#key-help");
    page.use_hand(Hand::Keyboard);
    page.press("#show-keys");
    page.expect_shown(KEYS);
    page.key(Key::Escape);
    page.expect_hidden("#key-help");
    page.expect_focus("#show-keys");
    page.use_hand(Hand::Mouse);
    page.turn_to("settings");
    page.press("#settings-keys");
    page.expect_fields(&["settings-keys"], &["true"]);
}

fn site(script: &'static str) -> Site {
    Site::start(Plan {
        script,
        ..Plan::default()
    })
}

/// A device that notes when a page is given the whole screen and what is shared, and one that has
/// no screen to give and shares nothing.
const CAN: &str = "window.filled = 0;
    Element.prototype.requestFullscreen = () => { window.filled += 1; return Promise.resolve(); };
    Object.defineProperty(navigator, 'share', {
      value: (data) => { window.shared = data; return Promise.resolve(); },
    });";
const CANNOT: &str = "delete Element.prototype.requestFullscreen;
    Object.defineProperty(navigator, 'share', { value: undefined });";

fn the_whole_screen_and_sharing_are_offered_where_the_device_can(page: &Page) {
    let can = site(CAN);
    page.open_at(&can, "#play?roll=9.9.9.9&clock=0");
    page.wait_for_game();
    page.expect_phase("thinking");
    page.press("#whole-screen");
    page.wait_until("the page has the whole screen", "window.filled === 1");
    page.turn_to("dials");
    page.press("#whole-screen");
    page.wait_until("the page has the whole screen", "window.filled === 2");
    page.turn_to("house");
    page.expect_hidden("#whole-screen");
    page.fill("#house-goal", "66");
    page.press("#house-copy + button");
    page.wait_until(
        "the link is shared",
        &format!(
            "window.shared?.url === {}",
            json!(format!("{}#play?goal=66", can.address()))
        ),
    );
    let cannot = site(CANNOT);
    page.open_at(&cannot, "#play?roll=9.9.9.9&clock=0");
    page.wait_for_game();
    page.expect_phase("thinking");
    page.expect_hidden("#whole-screen");
    page.turn_to("house");
    page.expect_shown("#house-copy");
    page.expect_hidden("#house-copy + button");
}
