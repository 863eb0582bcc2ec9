//! Two tabs of one browser: each goes on from the other's changes, and neither writes over them.

use fantoccini::wd::WindowHandle;
use score_core::learn::daily::{self, FIRST_DAY};
use score_core::table::command::Command;
use score_core::table::game::TableGame;
use score_tests::play::Operator;
use score_tests::yahtzee::{ROLL, key_of_box, mode};
use score_tests::{Page, Pupil, Site, specs};
use serde_json::json;

use crate::group_play::WITHHELD;
use crate::hosts::table_with_ben;
use crate::languages;

specs! {
    in_every_browser: [
        a_point_won_in_one_tab_counts_in_the_other,
        a_roll_that_a_group_plays_is_solved_in_no_tab_until_its_round_has_ended,
    ],
    in_one: [
        a_roll_of_the_day_that_a_group_plays_waits_for_its_round,
        a_player_seated_in_one_tab_keeps_the_seat_in_the_other,
        pieces_in_the_hand_go_back_and_that_is_said,
        a_press_at_a_table_that_is_behind_does_nothing_and_says_so,
        presets_language_and_theme_are_those_of_the_other_tab_at_once,
        a_game_of_yahtzee_goes_on_in_the_other_tab_and_disturbs_no_practice,
        a_puzzle_of_dials_goes_on_in_the_other_tab_and_another_takes_none_away,
        a_roll_of_the_day_is_solved_once,
        a_lesson_that_another_tab_plans_can_be_taken_back,
    ],
}

const PLAYED_ON: &str = "Another tab or window has played on here. This is the game now.";
const CAME_FIRST: &str = "Another tab or window has played on here. This is the game now; your \
                          last action did not count.";
const LATER: &str = "A later version of this game has played on here, in another tab or window. \
                     Load this page again to go on.";
const TABLE: &str = "score/solitaire";

/// Opens `path` in a second window of the same browser; returns both, the second of which is in
/// front.
#[track_caller]
fn open_second(page: &Page, path: &str) -> [WindowHandle; 2] {
    let first = page.must(page.client().window());
    let second = page.must(page.client().new_window(false)).handle;
    turn_to(page, &second);
    page.open(path);
    [first, second]
}

#[track_caller]
fn turn_to(page: &Page, window: &WindowHandle) {
    page.must(page.client().switch_to_window(window.clone()));
}

/// Closes the second window, so that only the first is there for the next spec.
#[track_caller]
fn close_second(page: &Page, [first, second]: &[WindowHandle; 2]) {
    turn_to(page, second);
    page.must(page.client().close_window());
    turn_to(page, first);
}

/// Makes 20 of the roll 1 4 5 7 after a call.
#[track_caller]
fn win(page: &Page) {
    page.call_score(None);
    page.step("5", Operator::Mul, "4");
    page.expect_numbers(&["1", "7", "20"]);
    page.step("20", Operator::Mul, "1");
    page.expect_settlement();
}

/// The value that is stored under a key.
#[track_caller]
fn stored(page: &Page, key: &str) -> String {
    let stored = page.text_or_none(&format!("return localStorage.getItem('{key}')"));
    stored.unwrap_or_else(|| panic!("nothing is stored under {key}"))
}

/// Stores a text like another tab whose event has not arrived here yet.
#[track_caller]
fn store_unheard(page: &Page, key: &str, text: &str) {
    page.run(
        "localStorage.setItem(arguments[0], arguments[1])",
        vec![json!(key), json!(text)],
    );
}

fn a_point_won_in_one_tab_counts_in_the_other(page: &Page) {
    page.open("#play?roll=1.4.5.7&clock=0");
    page.expect_phase("thinking");
    let windows = open_second(page, "#play?clock=0");
    page.expect_phase("thinking");
    turn_to(page, &windows[0]);
    win(page);
    page.expect_points(0, 1);
    turn_to(page, &windows[1]);
    page.expect_points(0, 1);
    page.expect_status(PLAYED_ON);
    // A roll whose solutions were shown would be practice.
    page.go_to("#play?roll=2.3.6.8&clock=0");
    page.expect_phase("thinking");
    page.call_score(None);
    page.give_up();
    page.expect_points(0, 0);
    turn_to(page, &windows[0]);
    page.expect_points(0, 0);
    page.reload();
    page.expect_points(0, 0);
    close_second(page, &windows);
}

fn pieces_in_the_hand_go_back_and_that_is_said(page: &Page) {
    page.open("#play?roll=1.4.5.7&clock=0");
    page.call_score(None);
    let windows = open_second(page, "#play?clock=0");
    page.expect_phase("demo");
    page.tap("7");
    turn_to(page, &windows[0]);
    page.step("5", Operator::Mul, "4");
    page.expect_numbers(&["1", "7", "20"]);
    turn_to(page, &windows[1]);
    page.expect_refusal(CAME_FIRST);
    page.expect_numbers(&["1", "7", "20"]);
    page.step("20", Operator::Mul, "1");
    page.expect_settlement();
    turn_to(page, &windows[0]);
    page.expect_points(0, 1);
    close_second(page, &windows);
}

fn a_player_seated_in_one_tab_keeps_the_seat_in_the_other(page: &Page) {
    let fields = ["player-1", "player-2", "player-3"];
    page.open("#players");
    page.seat(&["Ada", "Ben"]);
    page.go_to("#players");
    let windows = open_second(page, "#players");
    page.expect_fields(&fields, &["Ada", "Ben", ""]);
    page.fill("#player-2", "Benno");
    turn_to(page, &windows[0]);
    page.seat(&["Ada", "Ben", "Cleo"]);
    turn_to(page, &windows[1]);
    // The form is being filled, so it stays as it is until it is sent.
    page.press("#players-form .primary");
    page.expect_text("#players-status", CAME_FIRST);
    page.expect_fields(&fields, &["Ada", "Ben", "Cleo"]);
    close_second(page, &windows);
}

fn a_press_at_a_table_that_is_behind_does_nothing_and_says_so(page: &Page) {
    page.open("#play?roll=1.4.5.7&clock=0");
    win(page);
    let won = stored(page, TABLE);
    page.go_to("#play?roll=9.9.9.9&clock=0");
    page.expect_phase("thinking");
    store_unheard(page, TABLE, &won);
    page.call_score(None);
    page.expect_refusal(CAME_FIRST);
    page.expect_phase("settled");
    page.expect_points(0, 1);
    assert_eq!(stored(page, TABLE), won);
    // The data of a later version are not written over.
    page.go_to("#play?roll=2.3.6.8&clock=0");
    page.expect_phase("thinking");
    store_unheard(page, TABLE, "2:later");
    page.call_score(None);
    page.expect_refusal(LATER);
    page.expect_phase("thinking");
    assert_eq!(stored(page, TABLE), "2:later");
    // Nor does a new race take their place.
    page.go_to("#race?seed=23");
    page.press("#race-roll");
    page.expect_numbers(&["1", "3", "9", "9"]);
    store_unheard(page, "score/race-of-link", "2:later");
    page.press("#race-new summary");
    page.press("#race-begin");
    page.expect_refusal(LATER);
    page.expect_numbers(&["1", "3", "9", "9"]);
    assert_eq!(stored(page, "score/race-of-link"), "2:later");
}

fn presets_language_and_theme_are_those_of_the_other_tab_at_once(page: &Page) {
    let own = "#own-presets button[data-preset]";
    page.open("#house?clock=0");
    let windows = open_second(page, "#house?clock=0");
    turn_to(page, &windows[0]);
    page.fill("#house-goal", "30");
    page.fill("#house-name", "Thirty");
    page.press("#house-save");
    page.expect_number_of(own, 1);
    turn_to(page, &windows[1]);
    page.expect_text(own, "Thirty");
    let theme = page.change_theme();
    languages::choose(page, "de");
    languages::expect_language(page, "de");
    page.reload();
    page.expect_text(own, "Thirty");
    turn_to(page, &windows[0]);
    languages::expect_language(page, "de");
    page.wait_until(
        "the other page has the theme",
        &format!(
            "(document.documentElement.dataset.theme ?? null) === {}",
            json!(theme)
        ),
    );
    page.reload();
    page.expect_text(own, "Thirty");
    close_second(page, &windows);
}

fn a_game_of_yahtzee_goes_on_in_the_other_tab_and_disturbs_no_practice(page: &Page) {
    page.open("#yahtzee?seed=7");
    page.press(ROLL);
    page.expect_said("2 rolls left.");
    let windows = open_second(page, "#yahtzee?seed=7");
    page.turn_to_mode("Game");
    page.press(ROLL);
    page.expect_said("2 rolls left.");
    page.press(&key_of_box("Chance"));
    page.expect_said("Round 2");
    turn_to(page, &windows[0]);
    page.wait_until(
        "practice goes on",
        &format!(
            "document.querySelector('{}').getAttribute('aria-pressed') === 'true'",
            mode("Practice")
        ),
    );
    page.type_text("45r");
    page.expect_said("1 roll left.");
    page.turn_to_mode("Game");
    page.expect_said("Round 2");
    turn_to(page, &windows[1]);
    page.press(ROLL);
    page.expect_said("2 rolls left.");
    turn_to(page, &windows[0]);
    page.expect_said(PLAYED_ON);
    page.expect_said("2 rolls left.");
    page.press(&key_of_box("Ones"));
    page.expect_said("Round 3");
    turn_to(page, &windows[1]);
    page.expect_said(PLAYED_ON);
    page.expect_said("Round 3");
    page.reload();
    page.expect_said("Round 3");
    close_second(page, &windows);
}

/// Button 3 twice and button 5 once.
const PUZZLE: &str = "?signatures=10000.01000.21200.00010.00001&start=ABCDE&target=EDBDA&clock=0";
/// Button 1 once.
const OTHER_PUZZLE: &str =
    "?signatures=10000.01000.21200.00010.00001&start=ABCDE&target=BBCDE&clock=0";
const OTHER_AT_FIRST: [&str; 5] = ["A, target B, 1 step to go", "B", "C", "D", "E"];

fn a_puzzle_of_dials_goes_on_in_the_other_tab_and_another_takes_none_away(page: &Page) {
    page.open_dials(PUZZLE);
    let windows = open_second(page, "#dials?clock=0");
    page.expect_dials_board();
    page.press_dial_keys(&[3]);
    page.expect_dial_counts(["1", "3"]);
    turn_to(page, &windows[0]);
    page.expect_dials_status(PLAYED_ON);
    page.expect_dial_counts(["1", "3"]);
    page.press_dial_keys(&[3]);
    page.expect_dial_counts(["2", "3"]);
    turn_to(page, &windows[1]);
    page.expect_dial_counts(["2", "3"]);
    // Another puzzle takes it from no player who looks at it.
    page.go_to(&format!("#dials{OTHER_PUZZLE}"));
    page.expect_dials(&OTHER_AT_FIRST);
    turn_to(page, &windows[0]);
    page.expect_dials_status(
        "Another tab or window has begun another puzzle, and that one is kept now. \
         This one is here until you load or close this page.",
    );
    page.press_dial_keys(&[5]);
    page.expect_dials_status("Solved in 3 presses, and fewer cannot do it!");
    turn_to(page, &windows[1]);
    page.reload();
    page.expect_dials_board();
    page.expect_dials(&OTHER_AT_FIRST);
    close_second(page, &windows);
}

fn a_roll_of_the_day_is_solved_once(page: &Page) {
    let day = "#daily?day=2026-01-01&clock=1768478400000";
    page.open(day);
    page.expect_numbers(&["12", "3", "4", "5"]);
    let windows = open_second(page, day);
    page.expect_numbers(&["12", "3", "4", "5"]);
    page.step("12", Operator::Add, "5");
    page.step("17", Operator::Add, "3");
    page.expect_status("20! That is a way.");
    turn_to(page, &windows[0]);
    page.expect_shown("#learn-next");
    page.press("#learn-next");
    page.expect_numbers(&["1", "1", "9", "9"]);
    page.step("1", Operator::Join, "1");
    page.step("11", Operator::Add, "9");
    page.expect_shown("#learn-next");
    turn_to(page, &windows[1]);
    // The second is done, so the third is next.
    page.press("#learn-next");
    page.expect_numbers(&["16", "2", "3", "5"]);
    close_second(page, &windows);
}

fn a_lesson_that_another_tab_plans_can_be_taken_back(page: &Page) {
    let rolls = "#lesson-rolls .planned li";
    page.open("#group?show=plan");
    page.expect_shown("#plan");
    let windows = open_second(page, "#group?show=plan");
    page.expect_shown("#plan");
    page.fill("#lesson-typed", "1 4 5 7");
    page.press("#lesson-typed-form button");
    page.expect_number_of(rolls, 1);
    turn_to(page, &windows[0]);
    page.expect_number_of(rolls, 1);
    page.expect_words_in("#lesson-other-tab", "Another tab or window has changed");
    page.press("#lesson-undo");
    page.expect_number_of(rolls, 0);
    close_second(page, &windows);
}

fn a_roll_that_a_group_plays_is_solved_in_no_tab_until_its_round_has_ended(page: &Page) {
    let site = Site::with_relay();
    let (ben, _) = table_with_ben(page, &site);
    page.roll_solvable(2);
    let numbers = page.numbers();
    let first = page.must(page.client().window());
    let second = page.must(page.client().new_window(false)).handle;
    turn_to(page, &second);
    // At the player's own table the calls wait, as they would give the verdict away.
    page.open_at(&site, &format!("#play?roll={}", numbers.join(".")));
    page.expect_phase("thinking");
    page.call_impossible(None);
    page.expect_refusal(WITHHELD);
    page.expect_phase("thinking");
    // One number more hides no roll.
    page.turn_to("experiment");
    let mut boxes: Vec<&str> = numbers.iter().map(String::as_str).collect();
    boxes.extend(["999", ""]);
    page.fill_row("#experiment-1", &boxes);
    page.press("#experiment-solve");
    page.expect_text("#experiment-withheld [role=status]", WITHHELD);
    assert_eq!(page.count("#solutions"), 0);
    // A finished list of all rolls has this one without its known facts.
    page.turn_to("atlas");
    page.fill("#atlas-contains", &numbers.join(" "));
    page.expect_text("#atlas-rolls tr.open-roll td", WITHHELD);
    page.turn_to("experiment");
    // The round ends, and the other tab has got the news.
    ben.must_play(Command::CallScore);
    ben.must_play(Command::GiveUp);
    turn_to(page, &first);
    page.expect_settlement();
    turn_to(page, &second);
    page.press("#experiment-solve");
    page.expect_solved();
    assert!(!page.solutions().is_empty());
    page.turn_to("atlas");
    page.expect_number_of("#atlas-rolls tr.open-roll", 0);
    page.turn_to("play");
    page.call_impossible(None);
    page.am_sure();
    assert_eq!(page.expect_settlement(), "20 was possible");
    close_second(page, &[first, second]);
}

/// The program of practice reads for itself the roll that the group's page has noted.
fn a_roll_of_the_day_that_a_group_plays_waits_for_its_round(page: &Page) {
    let site = Site::with_relay();
    let (ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    page.come_by_link(&site, "Ben", &code);
    let roll = daily::rolls(TableGame::Score, FIRST_DAY)[0];
    ada.must_play(Command::Deal(roll));
    page.expect_phase("thinking");
    page.go_to("#daily?day=2026-01-01");
    page.wait_until("the day is there", "document.querySelector('#daily-date')");
    page.press("#learn-hint");
    page.expect_text("#learn #status", WITHHELD);
    page.press("#learn-show");
    page.expect_text("#learn #status", WITHHELD);
    page.press("#learn-impossible");
    page.expect_text("#learn #status", WITHHELD);
    assert_eq!(page.count("#learn .learn-ways, #learn .explanation"), 0);
    ada.must_play(Command::CallScore);
    ada.must_play(Command::GiveUp);
    // The page has got the news.
    page.go_to("#group");
    page.expect_settlement();
    page.go_to("#daily?day=2026-01-01");
    page.wait_until("the day is there", "document.querySelector('#daily-date')");
    page.press("#learn-show");
    page.wait_until(
        "its ways are listed",
        "document.querySelector('#learn .learn-ways li')",
    );
}
