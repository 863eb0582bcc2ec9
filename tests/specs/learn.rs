//! Practice and the rolls of the day: a journey of each by every hand, links, storage, offline.

use fantoccini::key::Key;
use score_tests::play::Operator;
use score_tests::site::Plan;
use score_tests::view::{A4, LETTER};
use score_tests::{Engine, Hand, Page, Site, specs};

use crate::languages::choose;
use crate::printed_tables::{SLIP, expect_whole_tables};

specs! {
    in_one: [
        the_rolls_of_a_day_are_solved_one_after_the_other_and_a_reload_goes_on,
        a_day_tells_of_each_roll_and_is_shared_without_a_number,
        a_link_opens_exactly_its_day,
        a_day_counts_once_a_roll_is_solved_on_it_and_not_later,
        a_hidden_page_is_not_thought_about_and_a_wrong_clock_is_named,
        practice_goes_on_by_every_hand,
        a_last_step_that_misses_says_how_far_it_is_and_hints_come_in_their_grades,
        a_shown_roll_comes_back_later_at_a_level_chosen_by_hand_too,
        a_goal_and_dice_of_ones_own_have_steps_of_their_own_and_others_are_refused,
        practice_asks_who_plays_at_a_shared_screen,
        practice_knows_who_sits_at_the_table_for_several,
        where_nothing_is_kept_learning_goes_on,
        learning_goes_on_with_the_server_gone,
    ],
}

/// In the middle of January 2026, so that it is the same month everywhere.
pub const CLOCK: &str = "clock=1768478400000";

const FIRST_DAY: &str = "2026-01-01";

/// The third roll of this day cannot be made.
pub const DAY_WITH_IMPOSSIBLE: &str = "2026-01-02";

pub const NEXT: &str = "#learn-next";

#[track_caller]
pub fn open_day(page: &Page, day: &str) {
    page.open(&format!("#daily?day={day}&{CLOCK}"));
    page.wait_until("the day is there", "document.querySelector('#daily-date')");
}

#[track_caller]
pub fn open_practice(page: &Page, query: &str) {
    page.open(&format!("#practice?{query}seed=1&{CLOCK}"));
    page.wait_until("practice is there", "document.querySelector('#learn-now')");
}

/// The same in a page that is open.
#[track_caller]
pub fn go_to_practice(page: &Page, query: &str) {
    page.go_to(&format!("#practice?{query}seed=1&{CLOCK}"));
    page.wait_until("practice is there", "document.querySelector('#learn-now')");
}

/// The signs of the five rolls.
#[track_caller]
fn signs(page: &Page) -> String {
    page.list(
        "return [...document.querySelectorAll('.rolls-of-day button')]
           .map((roll) => roll.textContent.trim().slice(-1))",
    )
    .concat()
}

#[track_caller]
fn expect_signs(page: &Page, expected: &str) {
    page.wait_until(
        &format!("the rolls are {expected}, not {}", signs(page)),
        &format!(
            "[...document.querySelectorAll('.rolls-of-day button')]
               .map((roll) => roll.textContent.trim().slice(-1)).join('') === '{expected}'"
        ),
    );
}

/// The first roll of [`FIRST_DAY`].
fn solve_first_roll(page: &Page) {
    page.expect_numbers(&["12", "3", "4", "5"]);
    page.step("12", Operator::Add, "5");
    page.step("17", Operator::Add, "3");
    page.expect_status("20! That is a way.");
}

fn the_rolls_of_a_day_are_solved_one_after_the_other_and_a_reload_goes_on(page: &Page) {
    open_day(page, FIRST_DAY);
    expect_signs(page, "·····");
    // A goal that does not count says which rule it is.
    page.step("4", Operator::Mul, "5");
    page.expect_status("4 × 5 = 20, but one step alone does not count. Go on.");
    page.press("#start-again");
    solve_first_roll(page);
    page.press(NEXT);
    page.press("#learn-hint");
    page.reload();
    page.wait_until("the day is there", "document.querySelector('#daily-date')");
    expect_signs(page, "●····");
    page.expect_numbers(&["1", "1", "9", "9"]);
    page.step("1", Operator::Join, "1");
    page.step("11", Operator::Add, "9");
    // The hint of before counts.
    expect_signs(page, "●◐···");
    page.press(NEXT);
    page.expect_numbers(&["16", "2", "3", "5"]);
    page.step("16", Operator::Add, "5");
    page.step("3", Operator::Sub, "2");
    page.step("21", Operator::Sub, "1");
    page.press(NEXT);
    page.expect_numbers(&["18", "3", "4", "4"]);
    page.step("3", Operator::Join, "4");
    page.step("34", Operator::Add, "4");
    page.step("38", Operator::Sub, "18");
    page.press(NEXT);
    page.expect_numbers(&["17", "4", "5", "5"]);
    page.step("5", Operator::Div, "5");
    page.step("17", Operator::Add, "4");
    page.step("21", Operator::Sub, "1");
    page.expect_status("20! That is a way.");
    expect_signs(page, "●◐●●●");
    page.expect_number_of(NEXT, 0);
    page.wait_until("the day is done", "document.querySelector('#daily-end')");
    expect_whole_tables(page, "a day", &[A4, LETTER, SLIP]);
}

fn a_day_tells_of_each_roll_and_is_shared_without_a_number(page: &Page) {
    open_day(page, DAY_WITH_IMPOSSIBLE);
    page.expect_number_of("#daily-details", 0);
    // With a hint, shown, rightly impossible, wrongly impossible, and shown.
    page.press("#learn-hint");
    page.advance(5_000);
    page.step("10", Operator::Add, "6");
    page.step("16", Operator::Add, "4");
    page.press(NEXT);
    page.expect_numbers(&["20", "3", "5", "8"]);
    page.press("#learn-show");
    page.press(NEXT);
    page.expect_numbers(&["1", "5", "6", "6"]);
    page.press("#learn-impossible");
    page.expect_status("Right: nobody can make 20 from these.");
    page.press(NEXT);
    page.expect_numbers(&["1", "12", "12", "2"]);
    page.press("#learn-impossible");
    page.expect_refusal("There is a way to 20. Look once more.");
    page.step("12", Operator::Sub, "12");
    page.step("2", Operator::Join, "0");
    let told = |roll: usize| {
        format!(
            "return [...document.querySelectorAll('[data-details=\"{roll}\"] td')]
               .map((cell) => cell.textContent)"
        )
    };
    let first = ["solved after a hint or a wrong call", "0:05", "1", "0"];
    let fourth = ["solved after a hint or a wrong call", "0:00", "0", "1"];
    page.expect_list(&told(1), &first);
    page.expect_list(&told(4), &fourth);
    page.press(NEXT);
    page.press("#learn-show");
    expect_signs(page, "◐○●◐○");
    page.expect_list(
        "return [...document.querySelectorAll('#daily-end dd')].map((value) => value.textContent)",
        &["3 of 5", "◐○●◐○", "0:05"],
    );
    // The device's sheet, if it has one.
    page.run(
        "Object.defineProperty(navigator, 'share', {
           configurable: true,
           value: (data) => { window.sharedText = data.text; return Promise.resolve(); },
         });",
        Vec::new(),
    );
    page.press("#daily-end .share");
    page.wait_until("it is shared", "window.sharedText");
    let shared = page.text_or_none("return window.sharedText");
    let shared = shared.expect("a text to share");
    assert!(
        shared.starts_with("Score, puzzles of the day 2026-01-02: ◐ ○ ● ◐ ○ 0:05, one hint"),
        "{shared}"
    );
    assert!(shared.ends_with("#daily?day=2026-01-02"), "{shared}");
    // A sheet that the reader closes shares nothing, and one that refuses leaves the text to be
    // copied.
    if page.engine() == Engine::Firefox {
        // The page may not read the name of an error of the driver's scripts.
        page.cannot("share sheet");
    }
    page.have_sheet_that_rejects("AbortError");
    page.press("#daily-end .share");
    page.wait_until("it was closed", "window.isRejected");
    page.painted();
    page.expect_text("#daily-end .share-status", "");
    page.have_sheet_that_rejects("NotAllowedError");
    page.press("#daily-end .share");
    page.expect_text("#daily-end .share-status", "Copied.");
    page.expect_value("return window.copiedText", &shared);
    // All of it is there when the day is opened again.
    open_day(page, DAY_WITH_IMPOSSIBLE);
    page.expect_list(&told(1), &first);
    page.expect_list(&told(4), &fourth);
}

fn a_link_opens_exactly_its_day(page: &Page) {
    open_day(page, FIRST_DAY);
    page.expect_text("#daily-date", "1 January 2026");
    page.expect_number_of("#day-before", 0);
    page.press("#day-after");
    page.expect_numbers(&["10", "4", "5", "6"]);
    page.press("nav.learn-line a:last-child");
    page.wait_until(
        "it is a hand of 24",
        "document.querySelector('#status')?.textContent === 'Make 24 from all of the numbers.'",
    );
    // The day in the address has its own rolls, whatever is today.
    page.go_to("#daily?day=2026-01-20");
    page.wait_until(
        "a day to come is not shown",
        "document.querySelector('#learn [role=alert]').textContent
           === 'That day has not come yet. These are the puzzles of today.'",
    );
    page.expect_text("#daily-date", "15 January 2026");
    page.go_to("#daily?day=2026-02-30");
    page.wait_until(
        "a text that is no day is refused",
        "document.querySelector('#learn [role=alert]').textContent.includes('2026-02-30')",
    );
    page.press("#archive summary");
    page.press(".calendar li:first-child a");
    page.wait_until(
        "it is the first",
        "document.querySelector('#daily-date').textContent === '1 January 2026'",
    );
}

/// At noon of a day in January 2026.
fn noon_of(day: u64) -> u64 {
    1_767_268_800_000 + (day - 1) * 86_400_000
}

fn a_day_counts_once_a_roll_is_solved_on_it_and_not_later(page: &Page) {
    for (today, streak) in [(2, "No day in a row yet."), (1, "One day in a row.")] {
        page.open(&format!("#daily?day={FIRST_DAY}&clock={}", noon_of(today)));
        page.forget();
        page.open(&format!("#daily?day={FIRST_DAY}&clock={}", noon_of(today)));
        page.wait_until("the day is there", "document.querySelector('#daily-date')");
        solve_first_roll(page);
        page.expect_text("#streak", streak);
    }
}

/// Hides the page, as another tab does, or shows it again.
fn hide(page: &Page, is_hidden: bool) {
    page.run(
        &format!(
            "Object.defineProperty(document, 'hidden', {{configurable: true, value: {is_hidden}}});
             document.dispatchEvent(new Event('visibilitychange'));"
        ),
        Vec::new(),
    );
}

fn a_hidden_page_is_not_thought_about_and_a_wrong_clock_is_named(page: &Page) {
    open_practice(page, "");
    page.press("#learn-stopwatch");
    page.advance(5_000);
    hide(page, true);
    for _ in 0..9 {
        page.advance(7_000);
    }
    hide(page, false);
    page.advance(3_000);
    page.expect_text("#learn-time", "0:08");
    page.press("#learn-show");
    page.expect_number_of("#learn-clock-wrong", 0);
    // A clock that begins anew, as without a battery.
    page.open("#practice?seed=1&clock=1577836800000");
    page.wait_until("practice is there", "document.querySelector('#learn-now')");
    page.press("#learn-show");
    page.expect_shown("#learn-clock-wrong");
}

/// Solves a roll with each hand.
fn practice_goes_on_by_every_hand(page: &Page) {
    open_practice(page, "");
    page.expect_text("#learn-now", "Two steps, easy");
    page.expect_numbers(&["1", "12", "4", "7"]);
    page.use_hand(Hand::Keyboard);
    page.step("12", Operator::Add, "7");
    page.step("19", Operator::Add, "1");
    page.expect_status("20! That is a way.");
    page.wait_until(
        "a box on",
        "document.querySelector('[data-skill=two-steps] .standing').textContent.trim()
           === 'step 2 of 5'",
    );
    page.press(NEXT);
    page.use_hand(Hand::Touch);
    page.expect_numbers(&["2", "2", "4", "6"]);
    page.step("6", Operator::Add, "4");
    page.step("10", Operator::Mul, "2");
    page.press(NEXT);
    page.use_hand(Hand::Mouse);
    page.wait_until(
        "the next skill begins",
        "document.querySelector('#learn-now').textContent.startsWith('Three steps')",
    );
    page.show_solution();
    page.expect_status("20! That is a way.");
}

fn a_last_step_that_misses_says_how_far_it_is_and_hints_come_in_their_grades(page: &Page) {
    open_practice(page, "");
    page.step("12", Operator::Add, "7");
    page.step("19", Operator::Sub, "4");
    page.step("15", Operator::Add, "1");
    page.expect_status("16 is 4 too small for 20. Undo, or start again.");
    page.press("#start-again");
    page.expect_numbers(&["1", "12", "4", "7"]);
    // By typing, as on a table.
    page.type_text("12*4");
    page.key(Key::Enter);
    page.expect_numbers(&["1", "48", "7"]);
    page.type_text("48/7");
    page.key(Key::Enter);
    page.expect_numbers(&["1", "48/7"]);
    page.step("48/7", Operator::Mul, "1");
    page.expect_status("48/7 is 92/7 too small for 20. Undo, or start again.");
    page.chord(Key::Control, 'z');
    page.expect_numbers(&["1", "48/7"]);
    // There is no clock, but a player who wants to can see the time.
    page.press("#learn-stopwatch");
    page.advance(9_000);
    page.wait_until(
        "the time is shown",
        "document.querySelector('#learn-time').textContent === '0:09'",
    );
    page.press("#start-again");
    hints_are_no_shame(page);
    learning_speaks_german_too(page);
}

fn hints_are_no_shame(page: &Page) {
    page.expect_numbers(&["1", "12", "4", "7"]);
    for said in [
        "There is a solution.",
        "Use 1, 7 and 12, and leave 4 out.",
        "The last",
        "Begin with 12 + 7",
    ] {
        page.press("#learn-hint");
        page.expect_status(said);
    }
    // From here on a hint is about the numbers on the board.
    page.step("12", Operator::Sub, "7");
    page.press("#learn-hint");
    page.expect_status("Go on with 5 × 4 = 20.");
    page.step("1", Operator::Join, "4");
    page.press("#learn-hint");
    page.expect_status("This leads nowhere. Take 1 & 4 = 14 back.");
    page.press("#start-again");
    page.press("#learn-hint");
    page.expect_status("Begin with 12 + 7");
    page.step("12", Operator::Add, "7");
    page.step("19", Operator::Add, "1");
    page.expect_status("20! That is a way.");
    // Nothing is taken away: it stays where it is.
    page.wait_until(
        "the box is the same",
        "document.querySelector('[data-skill=two-steps] .standing').textContent.trim()
           === 'step 1 of 5'",
    );
}

fn learning_speaks_german_too(page: &Page) {
    choose(page, "de");
    page.wait_until(
        "it is German",
        "document.querySelector('#learn-now').textContent === 'Zwei Schritte, leicht'",
    );
    page.expect_status("20! Das ist ein Weg.");
}

fn a_shown_roll_comes_back_later_at_a_level_chosen_by_hand_too(page: &Page) {
    open_practice(page, "");
    page.expect_numbers(&["1", "12", "4", "7"]);
    page.press("#learn-show");
    page.expect_status("This is the easiest way to 20.");
    page.press(".explanation .next");
    page.press(".explanation .next");
    page.wait_until(
        "it is played to its end",
        "document.querySelector('.explanation .tiles').textContent.includes('20')",
    );
    comes_back_after_three_others(page, &["1", "12", "4", "7"]);
    page.expect_text("#learn-now", "Two steps, easy");
    go_to_practice(page, "skill=negative&level=very-hard&");
    page.expect_text("#learn-now", "Below zero, very hard");
    page.expect_numbers(&["11", "17", "3", "5"]);
    page.expect_number_of(".op[data-op=add]", 0);
    page.step("5", Operator::Sub, "17");
    page.expect_numbers(&["11", "3", "-12"]);
    page.press("#learn-example");
    page.wait_until("it moves", "document.querySelector('.explanation .next')");
    page.press("#learn-show");
    comes_back_after_three_others(page, &["11", "17", "3", "5"]);
    page.expect_text("#learn-now", "Below zero, very hard");
    page.press("[data-skill=fractions] a");
    page.wait_until(
        "it is chosen",
        "document.querySelector('#learn-now').textContent === 'Fractions, very hard'",
    );
    page.expect_number_of(".op[data-op=mul]", 0);
    page.press("#by-rule");
    page.wait_until(
        "the rule chooses",
        "document.querySelector('#learn-now').textContent === 'Two steps, easy'",
    );
}

/// Checks that these numbers, which were shown, come back after three others that are shown as
/// well.
#[track_caller]
fn comes_back_after_three_others(page: &Page, numbers: &[&str]) {
    for number in 0..4 {
        page.mark_roll();
        page.press(NEXT);
        page.wait_until(
            "another roll lies there",
            "document.querySelectorAll('#dice .tile[data-tile]:not([data-old])').length === 4",
        );
        if number < 3 {
            page.expect_number_of("#comes-again:not([hidden])", 0);
            page.press("#learn-show");
        }
    }
    page.expect_numbers(numbers);
    page.wait_until(
        "it says so",
        "document.querySelector('#comes-again:not([hidden])')",
    );
}

/// Which skills are begun.
#[track_caller]
fn expect_begun(page: &Page, number: usize) {
    page.wait_until(
        &format!("{number} skills are begun"),
        &format!(
            "[...document.querySelectorAll('.skills .standing')]
               .filter((one) => one.textContent.trim() !== 'new').length === {number}"
        ),
    );
}

fn a_goal_and_dice_of_ones_own_have_steps_of_their_own_and_others_are_refused(page: &Page) {
    open_practice(page, "skill=magic&");
    page.wait_until(
        "it says so",
        "document.querySelector('#learn [role=alert]').textContent.includes('magic')",
    );
    page.go_to("#practice?skill=joining&goal=999&dice=2.2.2");
    page.wait_until(
        "there is no such roll",
        "document.querySelector('#learn #status.refusal')?.textContent
           === 'No puzzle was found for this level with this goal and these dice or cards.'",
    );
    page.go_to("#practice?skill=subtraction&level=medium&goal=12&dice=6.6.6");
    page.expect_status("Make 12 in two or three steps.");
    go_to_practice(page, "");
    page.press("#own-setting summary");
    page.fill("#own-goal", "12");
    page.fill("#own-dice", "6 6 6 6 6");
    page.press("#own-setting-form button");
    page.expect_text(
        "#own-dice-problem",
        "There are 2 to 4 dice, each with 2 to 100 sides. Write their sides with spaces between.",
    );
    page.expect_focus("#own-dice");
    page.fill("#own-dice", "6 6 6");
    page.press("#own-setting-form button");
    page.expect_status("Make 12 in two or three steps.");
    page.expect_count(3);
    page.press("#learn-show");
    expect_begun(page, 1);
    // The usual ones do not move.
    page.press("#usual-setting");
    page.expect_status("Make 20 in two or three steps.");
    expect_begun(page, 0);
    page.press("#learn-show");
    expect_begun(page, 1);
    page.open(&format!("#practice?goal=12&dice=6.6.6&{CLOCK}"));
    page.expect_status("Make 12 in two or three steps.");
    expect_begun(page, 1);
    page.press("#to-statistics");
    page.wait_until(
        "the answers are there",
        "document.querySelector('#plot-skills tbody')",
    );
    // One of the two was trained as published.
    page.expect_number_of("#plot-skills tbody tr", 1);
}

fn practice_asks_who_plays_at_a_shared_screen(page: &Page) {
    open_practice(page, "");
    page.press("#who-plays summary");
    page.fill("#new-player-name", "\u{200b}");
    page.press("#new-player button");
    page.expect_shown("#new-player-name[aria-invalid=true]");
    page.fill("#new-player-name", "Ada");
    page.press("#new-player button");
    page.expect_text("#who-plays summary", "Ada plays");
    page.expect_numbers(&["1", "12", "4", "7"]);
    page.step("12", Operator::Add, "7");
    page.step("19", Operator::Add, "1");
    expect_begun(page, 1);
    page.reload();
    page.wait_until(
        "it asks before anything is dealt",
        "document.querySelector('#who-plays[open] summary')?.textContent === 'Who plays?'
         && !document.querySelector('#learn-now')",
    );
    page.press("[data-player='']");
    expect_begun(page, 0);
    page.press("#who-plays summary");
    page.press("[data-player=Ada]");
    expect_begun(page, 1);
    // A day is Ada's, too.
    page.go_to(&format!("#daily?day={FIRST_DAY}"));
    page.wait_until("the day is there", "document.querySelector('#daily-date')");
    page.press("#learn-show");
    expect_signs(page, "○····");
    page.press("#who-plays summary");
    page.press("[data-player='']");
    expect_signs(page, "·····");
    a_name_is_one_player_however_it_is_written(page);
    page.press("#who-plays summary");
    page.press("#forget-player");
    page.expect_text("#who-plays summary", "Several at this screen?");
}

/// Ada has learnt here; at the end she is the one who plays.
fn a_name_is_one_player_however_it_is_written(page: &Page) {
    page.press("#who-plays summary");
    page.fill("#new-player-name", "ADA");
    page.press("#new-player button");
    page.expect_text("#who-plays summary", "Ada plays");
    page.expect_list(CHIPS, &["Ada", ""]);
}

/// The buttons of the players.
const CHIPS: &str = "return [...document.querySelectorAll('#who-plays [data-player]')]
    .map((chip) => chip.dataset.player)";

fn practice_knows_who_sits_at_the_table_for_several(page: &Page) {
    page.open("#players");
    page.seat(&["Ada", "Bea"]);
    page.go_to(&format!("#practice?seed=1&{CLOCK}"));
    page.wait_until(
        "it asks which of them plays",
        "document.querySelector('#who-plays[open] summary')?.textContent === 'Who plays?'
         && document.querySelector('[data-player=Ada]') && document.querySelector('[data-player=Bea]')",
    );
    page.press("[data-player='']");
    page.expect_text("#learn-now", "Two steps, easy");
    // Nobody has learnt by name, so the table alone makes it ask no more.
    page.reload();
    page.expect_text("#learn-now", "Two steps, easy");
    page.expect_text("#who-plays summary", "“Without a name” plays");
    page.expect_number_of("#who-plays[open]", 0);
    // Once a player has learnt by name, the next one is asked.
    page.press("#who-plays summary");
    page.press("[data-player=Ada]");
    page.expect_text("#who-plays summary", "Ada plays");
    page.reload();
    page.wait_until(
        "it asks again",
        "document.querySelector('#who-plays[open] summary')?.textContent === 'Who plays?'
         && !document.querySelector('#learn-now')",
    );
    // A player who sits there in another spelling is the same player.
    page.turn_to("players");
    page.seat(&["ADA", "Bea"]);
    page.go_to(&format!("#practice?seed=1&{CLOCK}"));
    page.expect_list(CHIPS, &["Ada", "Bea", ""]);
}

fn where_nothing_is_kept_learning_goes_on(page: &Page) {
    let site = Site::start(Plan {
        script: "Storage.prototype.setItem = () => {
           throw new DOMException('full', 'QuotaExceededError');
         };",
        ..Plan::default()
    });
    page.open_at(&site, &format!("#daily?day={FIRST_DAY}&{CLOCK}"));
    page.wait_for_game();
    page.wait_until("the day is there", "document.querySelector('#daily-date')");
    solve_first_roll(page);
    page.press(NEXT);
    page.expect_numbers(&["1", "1", "9", "9"]);
    expect_signs(page, "●····");
    page.expect_shown("#learn-problem");
}

fn learning_goes_on_with_the_server_gone(page: &Page) {
    let mut site = Site::kept_offline();
    page.open_at(&site, "");
    page.wait_for_game();
    page.wait_until_kept();
    site.stop();
    page.reload();
    page.go_to(&format!("#practice?seed=1&{CLOCK}"));
    page.wait_until("practice is there", "document.querySelector('#learn-now')");
    page.step("12", Operator::Add, "7");
    page.step("19", Operator::Add, "1");
    page.expect_status("20! That is a way.");
    page.go_to(&format!("#daily?day={FIRST_DAY}"));
    page.wait_until("the day is there", "document.querySelector('#daily-date')");
    page.expect_numbers(&["12", "3", "4", "5"]);
    page.no_complaints();
}
