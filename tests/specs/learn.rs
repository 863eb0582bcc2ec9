//! Practice and the rolls of the day: a journey of each by every hand, links, storage, offline.

use fantoccini::key::Key;
use score_tests::play::Operator;
use score_tests::site::Plan;
use score_tests::{Hand, Page, Site, specs};

use crate::group_screens::look;
use crate::languages::choose;

specs! {
    in_every_engine: [every_screen_of_learning_is_accessible_and_fits],
    in_one: [
        the_rolls_of_a_day_are_solved_by_every_hand,
        a_day_is_shared_without_a_number,
        a_link_opens_exactly_its_day,
        a_reload_goes_on_with_the_day,
        practice_goes_on_by_every_hand,
        a_last_step_that_misses_says_how_far_it_is_from_the_goal,
        hints_come_in_their_grades_and_are_no_shame,
        what_was_shown_comes_back_later,
        what_was_shown_comes_back_at_a_level_chosen_by_hand_too,
        a_level_is_chosen_by_hand_and_the_rule_again,
        a_goal_and_dice_of_ones_own_have_steps_of_their_own,
        practice_asks_who_plays_at_a_shared_screen,
        practice_knows_who_sits_at_the_table_for_several,
        a_name_is_one_player_however_it_is_written,
        a_day_tells_the_time_and_the_hints_of_each_roll,
        what_no_level_is_is_refused_in_a_sentence,
        where_nothing_is_kept_learning_goes_on,
        learning_speaks_german_too,
        learning_goes_on_with_the_server_gone,
    ],
}

/// In the middle of January 2026, so that it is the same month everywhere.
const CLOCK: &str = "clock=1768478400000";

const FIRST_DAY: &str = "2026-01-01";

/// The third roll of this day cannot be made.
const DAY_WITH_IMPOSSIBLE: &str = "2026-01-02";

const NEXT: &str = "#learn-next";

#[track_caller]
fn open_day(page: &Page, day: &str) {
    page.open(&format!("#daily?day={day}&{CLOCK}"));
    page.wait_until("the day is there", "document.querySelector('#daily-date')");
}

#[track_caller]
fn open_practice(page: &Page, query: &str) {
    page.open(&format!("#practice?{query}seed=1&{CLOCK}"));
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

/// The five rolls of [`FIRST_DAY`].
fn solve_first_day(page: &Page) {
    page.expect_numbers(&["12", "3", "4", "5"]);
    page.step("12", Operator::Add, "5");
    page.step("17", Operator::Add, "3");
    page.expect_status("20! That is a way.");
    page.press(NEXT);
    page.expect_numbers(&["1", "1", "9", "9"]);
    page.step("1", Operator::Join, "1");
    page.step("11", Operator::Add, "9");
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
}

fn the_rolls_of_a_day_are_solved_by_every_hand(page: &Page) {
    for hand in Hand::ALL {
        page.use_hand(Hand::Mouse);
        open_day(page, FIRST_DAY);
        page.use_hand(hand);
        expect_signs(page, "·····");
        solve_first_day(page);
        expect_signs(page, "●●●●●");
        page.expect_number_of(NEXT, 0);
        page.wait_until("the day is done", "document.querySelector('#daily-done')");
        page.forget();
    }
}

fn a_day_is_shared_without_a_number(page: &Page) {
    open_day(page, DAY_WITH_IMPOSSIBLE);
    // With a hint, shown, rightly impossible, wrongly impossible, and shown.
    page.press("#learn-hint");
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
    page.advance(65_000);
    page.step("12", Operator::Sub, "12");
    page.step("2", Operator::Join, "0");
    page.press(NEXT);
    page.press("#learn-show");
    expect_signs(page, "◐○●◐○");
    let shared = page.text("#share-text");
    assert!(
        shared.starts_with("Score, puzzles of the day 2026-01-02: ◐ ○ ● ◐ ○ 1:05, one hint"),
        "{shared}"
    );
    assert!(shared.ends_with("#daily?day=2026-01-02"), "{shared}");
    // The device's sheet, where it has one.
    page.run(
        "Object.defineProperty(navigator, 'share', {
           configurable: true,
           value: (data) => { window.sharedText = data.text; return Promise.resolve(); },
         });",
        Vec::new(),
    );
    page.press("#share");
    let text = page.text_or_none("return document.querySelector('#share-text').textContent");
    page.expect_value("return window.sharedText", &text.expect("a text to share"));
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
    open_day(page, "2026-01-20");
    page.wait_until(
        "what is to come is not shown",
        "document.querySelector('#learn [role=alert]').textContent
           === 'That day has not come yet. These are the puzzles of today.'",
    );
    page.expect_text("#daily-date", "15 January 2026");
    open_day(page, "2026-02-30");
    page.wait_until(
        "what is no day is refused",
        "document.querySelector('#learn [role=alert]').textContent.includes('2026-02-30')",
    );
    page.press("#archive summary");
    page.press(".calendar li:first-child a");
    page.wait_until(
        "it is the first",
        "document.querySelector('#daily-date').textContent === '1 January 2026'",
    );
}

fn a_reload_goes_on_with_the_day(page: &Page) {
    open_day(page, FIRST_DAY);
    // A goal that does not count says which rule it is.
    page.step("4", Operator::Mul, "5");
    page.expect_status("4 × 5 = 20, but one step alone does not count. Go on.");
    page.press("#start-again");
    page.expect_numbers(&["12", "3", "4", "5"]);
    page.step("12", Operator::Add, "5");
    page.step("17", Operator::Add, "3");
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
}

fn practice_goes_on_by_every_hand(page: &Page) {
    for hand in Hand::ALL {
        page.use_hand(Hand::Mouse);
        open_practice(page, "");
        page.use_hand(hand);
        page.expect_text("#learn-now", "Two steps, easy");
        page.expect_numbers(&["1", "12", "4", "7"]);
        page.step("12", Operator::Add, "7");
        page.step("19", Operator::Add, "1");
        page.expect_status("20! That is a way.");
        page.wait_until(
            "a box on",
            "document.querySelector('[data-skill=two-steps] .standing').textContent.trim()
               === 'step 2 of 5'",
        );
        page.press(NEXT);
        page.expect_numbers(&["2", "2", "4", "6"]);
        page.step("6", Operator::Add, "4");
        page.step("10", Operator::Mul, "2");
        page.press(NEXT);
        page.wait_until(
            "the next skill begins",
            "document.querySelector('#learn-now').textContent.startsWith('Three steps')",
        );
        page.forget();
    }
}

fn a_last_step_that_misses_says_how_far_it_is_from_the_goal(page: &Page) {
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
    // There is no clock, but who wants to can see the time.
    page.press("#learn-stopwatch");
    page.advance(75_000);
    page.wait_until(
        "the time is shown",
        "document.querySelector('#learn-time').textContent === '1:15'",
    );
}

fn hints_come_in_their_grades_and_are_no_shame(page: &Page) {
    open_practice(page, "");
    for said in [
        "There is a solution.",
        "Use 1, 7 and 12, and leave 4 out.",
        "The last",
        "Begin with 12 + 7",
    ] {
        page.press("#learn-hint");
        page.expect_status(said);
    }
    page.expect_shown("#learn-hint[aria-disabled=true]");
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

fn what_was_shown_comes_back_later(page: &Page) {
    open_practice(page, "");
    page.press("#learn-show");
    page.expect_status("This is the easiest way to 20.");
    page.press(".explanation .next");
    page.press(".explanation .next");
    page.wait_until(
        "it is played to its end",
        "document.querySelector('.explanation .tiles').textContent.includes('20')",
    );
    // Three others.
    for _ in 0..3 {
        page.mark_roll();
        page.press(NEXT);
        page.wait_until(
            "another roll lies there",
            "document.querySelectorAll('#dice .tile[data-tile]:not([data-old])').length === 4",
        );
        page.expect_number_of("#comes-again:not([hidden])", 0);
        page.press("#learn-show");
    }
    page.press(NEXT);
    page.expect_numbers(&["1", "12", "4", "7"]);
    page.wait_until(
        "it says so",
        "document.querySelector('#comes-again:not([hidden])')",
    );
}

fn what_was_shown_comes_back_at_a_level_chosen_by_hand_too(page: &Page) {
    open_practice(page, "skill=negative&level=very-hard&");
    page.expect_numbers(&["11", "17", "3", "5"]);
    for _ in 0..4 {
        page.expect_number_of("#comes-again:not([hidden])", 0);
        page.press("#learn-show");
        page.mark_roll();
        page.press(NEXT);
        page.wait_until(
            "another roll lies there",
            "document.querySelectorAll('#dice .tile[data-tile]:not([data-old])').length === 4",
        );
    }
    page.expect_numbers(&["11", "17", "3", "5"]);
    page.wait_until(
        "it says so",
        "document.querySelector('#comes-again:not([hidden])')",
    );
    page.expect_text("#learn-now", "Below zero, very hard");
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

fn a_goal_and_dice_of_ones_own_have_steps_of_their_own(page: &Page) {
    open_practice(page, "");
    page.press("#own-setting summary");
    page.fill("#own-goal", "12");
    page.fill("#own-dice", "6 6 6 6 6");
    page.press("#own-setting-form button");
    page.expect_text(
        "#own-dice-problem",
        "There are 2 to 4 dice, each with 2 to 100 sides. Write their sides with blanks between.",
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
    page.press("#who-plays summary");
    page.press("[data-player=Ada]");
    page.press("#who-plays summary");
    page.press("#forget-player");
    page.expect_text("#who-plays summary", "Several at this screen?");
}

fn practice_knows_who_sits_at_the_table_for_several(page: &Page) {
    page.open("#players");
    page.fill("#player-1", "Ada");
    page.fill("#player-2", "Bea");
    page.press("#players-form button[type=submit]");
    page.wait_until(
        "they play together",
        "document.querySelector('main.play')?.checkVisibility()",
    );
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
    page.expect_text("#who-plays summary", "Somebody without a name plays");
    page.expect_number_of("#who-plays[open]", 0);
    // Once somebody has, the next player is asked.
    page.press("#who-plays summary");
    page.press("[data-player=Ada]");
    page.expect_text("#who-plays summary", "Ada plays");
    page.reload();
    page.wait_until(
        "it asks again",
        "document.querySelector('#who-plays[open] summary')?.textContent === 'Who plays?'
         && !document.querySelector('#learn-now')",
    );
}

fn a_name_is_one_player_however_it_is_written(page: &Page) {
    let chips = "return [...document.querySelectorAll('#who-plays [data-player]')]
        .map((chip) => chip.dataset.player)";
    open_practice(page, "");
    page.press("#who-plays summary");
    page.fill("#new-player-name", "ANNA");
    page.press("#new-player button");
    page.expect_text("#who-plays summary", "ANNA plays");
    page.open("#players?clock=0");
    page.seat(&["anna", "Bea"]);
    page.go_to(&format!("#practice?seed=1&{CLOCK}"));
    page.wait_until(
        "it asks",
        "document.querySelector('#who-plays[open] summary')?.textContent === 'Who plays?'",
    );
    page.expect_list(chips, &["ANNA", "Bea", ""]);
    page.fill("#new-player-name", "Anna");
    page.press("#new-player button");
    page.expect_text("#who-plays summary", "ANNA plays");
    page.expect_list(chips, &["ANNA", "Bea", ""]);
}

fn a_day_tells_the_time_and_the_hints_of_each_roll(page: &Page) {
    open_day(page, DAY_WITH_IMPOSSIBLE);
    page.expect_number_of("#daily-details", 0);
    page.press("#learn-hint");
    page.press("#learn-impossible");
    page.advance(65_000);
    page.step("10", Operator::Add, "6");
    page.step("16", Operator::Add, "4");
    let first = "return [...document.querySelectorAll('[data-details=\"1\"] td')]
        .map((cell) => cell.textContent)";
    let told = ["solved with help", "1:05", "1", "1"];
    page.expect_list(first, &told);
    // It is there when the day is opened again.
    page.go_to("#rules");
    open_day(page, DAY_WITH_IMPOSSIBLE);
    page.expect_list(first, &told);
}

fn a_level_is_chosen_by_hand_and_the_rule_again(page: &Page) {
    open_practice(page, "skill=negative&level=very-hard&");
    page.expect_text("#learn-now", "Below zero, very hard");
    page.expect_numbers(&["11", "17", "3", "5"]);
    page.expect_number_of(".op[data-op=add]", 0);
    page.step("5", Operator::Sub, "17");
    page.expect_numbers(&["11", "3", "-12"]);
    page.press("#learn-example");
    page.wait_until("it moves", "document.querySelector('.explanation .next')");
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

fn what_no_level_is_is_refused_in_a_sentence(page: &Page) {
    open_practice(page, "skill=magic&");
    page.wait_until(
        "it says so",
        "document.querySelector('#learn [role=alert]').textContent.includes('magic')",
    );
    page.open("#practice?skill=joining&goal=999&dice=2.2.2");
    page.wait_until(
        "there is no such roll",
        "document.querySelector('#learn #status.refusal')?.textContent
           === 'Nothing was found for this level with this goal and these numbers to draw from.'",
    );
    page.open(&format!(
        "#practice?skill=subtraction&level=medium&goal=12&dice=6.6.6&{CLOCK}"
    ));
    page.expect_status("Make 12 in two or three steps.");
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
    solve_first_day(page);
    expect_signs(page, "●●●●●");
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

fn every_screen_of_learning_is_accessible_and_fits(page: &Page) {
    page.open_in_any_size(&format!("#daily?day={DAY_WITH_IMPOSSIBLE}&{CLOCK}"));
    page.wait_until("the day is there", "document.querySelector('#daily-date')");
    look(page, "a day");
    page.resize((1280, 900));
    page.press("#archive summary");
    page.press("#learn-hint");
    look(page, "a day with a hint and the archive");
    for _ in 0..5 {
        page.resize((1280, 900));
        page.press("#learn-show");
        page.painted();
        if page.count(NEXT) > 0 {
            page.press(NEXT);
        }
    }
    look(page, "a day that is done");
    page.resize((1280, 900));
    page.go_to(&format!("#practice?skill=fractions&seed=1&{CLOCK}"));
    page.wait_until("practice is there", "document.querySelector('#learn-now')");
    page.press("#learn-example");
    page.press("#learn-stopwatch");
    look(page, "practice with an example");
    page.resize((1280, 900));
    page.press("#learn-show");
    look(page, "practice, shown");
}

fn learning_speaks_german_too(page: &Page) {
    open_practice(page, "");
    choose(page, "de");
    page.wait_until(
        "it is German",
        "document.querySelector('#learn-now').textContent === 'Zwei Schritte, leicht'",
    );
    page.expect_status("Mach 20 in zwei oder drei Schritten.");
}
