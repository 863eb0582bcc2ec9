//! Statistics: the answers in plots and tables, the file that carries them, and their deletion.

use fantoccini::key::Key;
use score_core::learn::profile::MAX_FILE_BYTES;
use score_tests::play::Operator;
use score_tests::view::{A4, LETTER};
use score_tests::{Page, specs};
use serde_json::json;

use crate::languages::choose;
use crate::printed_tables::{SLIP, expect_whole_tables};

specs! {
    in_one: [
        answers_impossible_calls_and_practice_are_in_plots_and_tables,
        answers_travel_as_a_file_count_once_and_come_back_until_the_page_is_left,
        players_of_a_shared_screen_are_apart_and_carried_without_answers_too,
        a_player_is_carried_to_another_device_by_whole_links_and_asked_first,
        a_code_that_is_not_kept_until_the_next_one_is_reported,
        a_player_who_learns_alone_is_not_asked_because_of_names_in_a_file,
        names_in_a_file_are_those_of_this_device,
    ],
}

/// In the middle of January 2026, so that it is the same month everywhere.
const CLOCK: &str = "clock=1768478400000";

/// Two answers, one of them of a player with a name.
pub const FILE: &str = r#"{"format":"score-statistics","version":1,"answers":[
    {"at_ms":5,"day":20260112,"player":"","origin":"daily","game":"24","roll":[1,3,4,6],
     "goal":24,"skill":null,"hardness":"VeryHard","seconds":70,"hints":1,"wrong_calls":2,
     "outcome":"helped"},
    {"at_ms":6,"day":20260113,"player":"Ada","origin":"practice","game":"score",
     "roll":[1,4,5,7],"goal":20,"skill":"division","hardness":"Medium","seconds":30,"hints":0,
     "wrong_calls":0,"outcome":"alone"}]}"#;

/// A player with a name, who has an answer and has begun a day.
const FILE_WITH_A_DAY: &str = r#"{"format":"score-statistics","version":1,"answers":[
    {"at_ms":6,"day":20260113,"player":"Ada","origin":"daily","game":"score",
     "roll":[1,4,5,7],"goal":20,"skill":null,"hardness":"Medium","seconds":30,"hints":0,
     "wrong_calls":0,"outcome":"alone"}],
    "days":[{"player":"Ada","is_24":false,"day":20260113,"progress":{"rolls":[
     {"mark":"solved","hints":0,"wrong_calls":0,"seconds":30},
     {"mark":"open","hints":0,"wrong_calls":0,"seconds":0},
     {"mark":"open","hints":0,"wrong_calls":0,"seconds":0},
     {"mark":"open","hints":0,"wrong_calls":0,"seconds":0},
     {"mark":"open","hints":0,"wrong_calls":0,"seconds":0}]}}]}"#;

/// Solves the first roll of the first day, as the first thing on a page.
fn solve_one(page: &Page) {
    page.open(&first_day());
    solve_one_here(page);
}

/// The first day.
fn first_day() -> String {
    format!("#daily?day=2026-01-01&{CLOCK}")
}

/// Solves its first roll.
fn solve_one_here(page: &Page) {
    page.wait_until("the day is there", "document.querySelector('#daily-date')");
    page.expect_numbers(&["12", "3", "4", "5"]);
    page.step("12", Operator::Add, "5");
    page.step("17", Operator::Add, "3");
    page.expect_status("20! That is a way.");
}

#[track_caller]
pub fn open_statistics(page: &Page) {
    page.go_to("#statistics");
    page.wait_until(
        "the statistics are there",
        "document.querySelector('#statistics h1')?.checkVisibility()",
    );
}

/// The cells of the table of a plot, row by row.
#[track_caller]
fn rows(page: &Page, plot: &str) -> Vec<String> {
    page.list(&script_of_rows(plot))
}

#[track_caller]
fn expect_rows(page: &Page, plot: &str, rows: &[impl AsRef<str>]) {
    page.expect_list(&script_of_rows(plot), rows);
}

fn script_of_rows(plot: &str) -> String {
    format!(
        "return [...document.querySelectorAll('#{plot} tbody tr')]
           .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))"
    )
}

#[track_caller]
fn expect_said(page: &Page, sentence: &str) {
    page.wait_until(
        &format!(
            "it says '{sentence}', not '{}'",
            page.text("#statistics-status")
        ),
        &format!("document.querySelector('#statistics-status').textContent === `{sentence}`"),
    );
}

/// Chooses a file with this text, as the browser's own dialogue does.
pub fn choose_file(page: &Page, text: &str) {
    choose_file_with_blanks(page, text, 0);
}

/// The same with so many blanks at its end.
fn choose_file_with_blanks(page: &Page, text: &str, blanks: usize) {
    page.run(
        "const [text, blanks] = arguments;
         const files = new DataTransfer();
         const parts = [text, ' '.repeat(blanks)];
         files.items.add(new File(parts, 'answers.json', {type: 'application/json'}));
         const field = document.querySelector('#statistics-import');
         field.files = files.files;
         field.dispatchEvent(new Event('change', {bubbles: true}));",
        vec![json!(text), json!(blanks)],
    );
}

fn answers_impossible_calls_and_practice_are_in_plots_and_tables(page: &Page) {
    solve_one(page);
    page.press("#to-statistics");
    page.wait_until(
        "the plots are there",
        "document.querySelector('#plot-weeks .chart .bar')",
    );
    expect_rows(page, "plot-weeks", &["12 January 2026 | 1 | 0"]);
    expect_whole_tables(page, "statistics", &[A4, LETTER, SLIP]);
    page.expect_list(
        "return [document.querySelector('#plot-weeks .chart title').textContent]",
        &["Week of 12 January 2026: 1 solved, 0 shown"],
    );
    page.expect_list(
        "return [...document.querySelectorAll('#plot-weeks .scale text, #plot-weeks .value')]
           .map((text) => text.textContent)",
        &["0", "1", "1"],
    );
    assert_eq!(rows(page, "plot-times")[0], "easy | 1 | 0:00");
    assert!(
        page.text("#plot-calls .seen")
            .starts_with("You have not said")
    );
    // Rolls of a day train no skill of their own.
    page.expect_number_of("#plot-skills", 0);
    // Further answers are there at the next look.
    page.go_to(&first_day());
    page.expect_numbers(&["1", "1", "9", "9"]);
    page.press("#learn-show");
    open_statistics(page);
    page.wait_until(
        "the second answer is there",
        "document.querySelector('#plot-weeks tbody td:last-child').textContent === '1'",
    );
    page.tab_to("#plot-weeks summary");
    page.key(Key::Enter);
    page.wait_until(
        "the table is open",
        "document.querySelector('#plot-weeks table').checkVisibility()",
    );
    // Calls of IMPOSSIBLE are counted, and practice by its skills.
    page.go_to(&format!("#practice?skill=division&seed=1&{CLOCK}"));
    page.expect_shown("#learn-now");
    page.press("#learn-impossible");
    page.press("#learn-impossible");
    page.press("#learn-show");
    open_statistics(page);
    page.wait_until(
        "the calls are there",
        "document.querySelector('#plot-calls')",
    );
    expect_rows(
        page,
        "plot-calls",
        &[
            "Said, and right | 0",
            "Said, but there was a way | 2",
            "Not seen to be impossible | 0",
        ],
    );
    page.expect_text(
        "#plot-calls .seen",
        "You say “Impossible” too soon: look for one more way first.",
    );
    expect_rows(page, "plot-skills", &["Division | 0 | 0 | 1"]);
}

fn answers_travel_as_a_file_count_once_and_come_back_until_the_page_is_left(page: &Page) {
    solve_one(page);
    // Data that practice cannot read are left to practice.
    page.run(
        "localStorage.setItem('score/learn-practice', '1:01')",
        Vec::new(),
    );
    open_statistics(page);
    page.keep_saved_files();
    page.press("#statistics-export");
    expect_said(page, "Saved as score-statistics.json.");
    page.wait_until("the file is there", "window.fileText");
    let file = page.run("return window.fileText", Vec::new());
    let file = file.as_str().expect("a text").to_owned();
    let kept = "return localStorage.getItem('score/learn-practice')";
    page.expect_value(kept, "1:01");
    let weeks = rows(page, "plot-weeks");
    // Practice sets them aside, and reports that.
    page.open(&format!("#practice?seed=1&{CLOCK}"));
    page.expect_text(
        "#learn-problem",
        "The data that this browser had kept could not be read. It was put aside, and the game \
         starts afresh.",
    );
    page.expect_value(
        "return localStorage.getItem('score/learn-practice.unreadable')",
        "1:01",
    );
    open_statistics(page);
    expect_refusals(page, &weeks);
    choose_file(page, &file);
    expect_said(page, "Everything in this file was here already.");
    expect_rows(page, "plot-weeks", &weeks);
    // Another device.
    page.forget();
    page.open("#statistics");
    expect_no_answers(page);
    choose_file(page, &file);
    expect_said(page, "One answer was added.");
    expect_rows(page, "plot-weeks", &weeks);
    page.reload();
    page.wait_until("it was kept", "document.querySelector('#plot-weeks')");
    expect_rows(page, "plot-weeks", &weeks);
    // A player who deletes them can have them back as long as they stay on the page.
    page.expect_hidden("#statistics-undo");
    page.press("#statistics-delete");
    expect_said(
        page,
        "Deleted. You can still undo it, as long as you stay on this page.",
    );
    expect_no_answers(page);
    page.press("#statistics-undo");
    expect_said(page, "The answers are back.");
    expect_rows(page, "plot-weeks", &weeks);
    page.expect_focus("#statistics-delete");
    page.press("#statistics-delete");
    page.wait_until(
        "undo is offered",
        "!document.querySelector('#statistics-undo').hidden",
    );
    page.reload();
    expect_no_answers(page);
    page.expect_hidden("#statistics-undo");
    // Deleted means deleted: an empty list is all that the browser has.
    let length = page.run(
        "return localStorage.getItem('score/learn-answers').length",
        Vec::new(),
    );
    assert!(length.as_u64() < Some(10), "{length}");
}

#[track_caller]
pub fn expect_no_answers(page: &Page) {
    page.wait_until(
        "nothing is there",
        "document.querySelector('#plots .empty')",
    );
}

/// Files that are none of answers are refused, and change nothing.
#[track_caller]
fn expect_refusals(page: &Page, weeks: &[String]) {
    let other = "This is no file of answers, or it is broken. Nothing was changed.";
    for (file, blanks, sentence) in [
        ("{\"format\":\"score-house-rules\",\"version\":1}", 0, other),
        (&FILE[..300], 0, other),
        (
            "{\"format\":\"score-statistics\",\"version\":99,\"answers\":[]}",
            0,
            "A newer version of Score wrote this file. Load the page again, then open it once more.",
        ),
        (
            FILE,
            MAX_FILE_BYTES,
            "This file is too long for a file of answers. Nothing was changed.",
        ),
    ] {
        choose_file_with_blanks(page, file, blanks);
        expect_said(page, sentence);
        assert!(page.shows("#statistics-status.refusal"), "{sentence}");
        assert_eq!(rows(page, "plot-weeks"), weeks, "{sentence}");
    }
}

fn players_of_a_shared_screen_are_apart_and_carried_without_answers_too(page: &Page) {
    page.open("#statistics");
    expect_no_answers(page);
    page.expect_hidden("#statistics-players");
    choose_file(page, FILE);
    page.expect_text(
        "#arrival-status",
        "This file holds the practice of several players. Whose is to come in here?",
    );
    page.expect_focus("#arrival-name");
    page.expect_list(
        "return [...document.querySelectorAll('#arrival-players :is(li p:first-child, button)')]
               .map((one) => one.textContent)",
        &[
            "Without a name: answers 1, of which new 1; days 0; rolls in practice 0.",
            "Take in: Without a name",
            "Ada: answers 1, of which new 1; days 0; rolls in practice 0.",
            "Take in: Ada",
        ],
    );
    // Nothing is taken in before, and the practice of one player comes in alone.
    page.expect_number_of("#plots .empty", 1);
    page.press("#arrival-players li:last-child button");
    page.expect_text("#arrival-status", "It is taken in, with one new answer.");
    page.expect_focus("#arrival-name");
    expect_rows(page, "plot-weeks", &["12 January 2026 | 1 | 0"]);
    page.expect_hidden("#statistics-players");
    take_all_in(page, FILE, "It is taken in, with one new answer.");
    page.expect_list(
        "return [...document.querySelectorAll('#statistics-players button')]
               .map((button) => `${button.textContent} ${button.ariaPressed}`)",
        &["Without a name false", "Ada true"],
    );
    // The sentence about another player goes.
    page.press("#statistics-players button:first-child");
    page.expect_hidden("#arrival");
    expect_files_of_one_and_of_all(page);
    expect_rows(page, "plot-weeks", &["12 January 2026 | 1 | 0"]);
    page.press("#statistics-players button:last-child");
    page.wait_until(
        "Ada's answers are there",
        "document.querySelector('#plot-skills tbody th')?.textContent === 'Division'",
    );
    expect_rows(page, "plot-skills", &["Division | 1 | 0 | 0"]);
    page.press("#statistics-delete");
    page.wait_until(
        "the others' answers are there",
        "document.querySelector('#plot-weeks') && !document.querySelector('#plot-skills')",
    );
    page.expect_hidden("#statistics-players");
    // A player who has deleted their answers is still carried, with a day that they began.
    choose_file(page, FILE_WITH_A_DAY);
    expect_said(page, "One answer was added.");
    page.press("#statistics-players button:last-child");
    page.press("#statistics-delete");
    page.wait_until(
        "no answer of hers is there",
        "document.querySelector('#plots .empty')",
    );
    page.expect_list(
        "return [...document.querySelectorAll('#statistics-players button')]
               .map((button) => `${button.textContent} ${button.ariaPressed}`)",
        &["Without a name false", "Ada true"],
    );
    page.expect_shown("#statistics-delete:disabled");
    page.expect_shown("#statistics-export:enabled");
    let link = carrying_link(page);
    page.go_to(&link);
    page.expect_words_in("#arrival-status", "Ada: answers 0, of which new 0; days 1;");
    // All of it is German in German.
    choose_file(page, FILE_WITH_A_DAY);
    expect_said(page, "One answer was added.");
    choose(page, "de");
    page.wait_until(
        "it is German",
        "document.querySelector('#plot-weeks h2').textContent === 'Gelöst, Woche für Woche'",
    );
    page.expect_text("#statistics-status", "Eine Antwort kam dazu.");
}

/// A file holds the player who is shown, or all of them.
#[track_caller]
fn expect_files_of_one_and_of_all(page: &Page) {
    page.keep_saved_files();
    for (player, button, said, players) in [
        (
            "first-child",
            "#statistics-export",
            "Saved as score-statistics.json.",
            &[""][..],
        ),
        (
            "last-child",
            "#statistics-export",
            "Saved as score-statistics-Ada.json.",
            &["Ada"],
        ),
        (
            "first-child",
            "#statistics-export-all",
            "Saved as score-statistics-all.json.",
            &["", "Ada"],
        ),
    ] {
        page.press(&format!("#statistics-players button:{player}"));
        page.run("window.fileText = null", Vec::new());
        page.press(button);
        expect_said(page, said);
        page.wait_until("the file is there", "window.fileText");
        page.expect_list(
            "return JSON.parse(window.fileText).answers.map((answer) => answer.player)",
            players,
        );
    }
}

/// Chooses a file of several players, and takes all of it in.
#[track_caller]
fn take_all_in(page: &Page, file: &str, said: &str) {
    choose_file(page, file);
    page.expect_shown("#arrival-players");
    page.press("#arrival-take-in");
    page.expect_text("#arrival-status", said);
}

/// Shows the codes that carry the player, one of them; the link in it.
#[track_caller]
fn carrying_link(page: &Page) -> String {
    page.press("#carry-show");
    page.expect_number_of("#carry-codes .qr", 1);
    page.text_or_none(
        "return document.querySelector('#carry-codes .play-link a').getAttribute('href')",
    )
    .expect("a link")
}

fn a_player_is_carried_to_another_device_by_whole_links_and_asked_first(page: &Page) {
    page.open(&format!("#practice?seed=1&{CLOCK}"));
    page.wait_until("practice is there", "document.querySelector('#learn-now')");
    page.step("12", Operator::Add, "7");
    page.step("19", Operator::Add, "1");
    page.go_to(&first_day());
    solve_one_here(page);
    open_statistics(page);
    let link = carrying_link(page);
    assert!(link.starts_with("#statistics?part=1&of=1&check="), "{link}");
    let weeks = rows(page, "plot-weeks");
    // Another device.
    page.forget();
    page.open("#statistics");
    expect_no_answers(page);
    page.expect_hidden("#arrival");
    page.go_to(&link);
    page.expect_shown("#arrival-take-in");
    let asked = page.text("#arrival-status");
    let told = "Without a name: answers 2, of which new 2; days 1; rolls in practice 1.";
    assert!(asked.starts_with(told), "{asked}");
    // Nothing is taken in before.
    page.expect_number_of("#plots .empty", 1);
    page.press("#arrival-forget");
    page.expect_hidden("#arrival");
    page.go_to(&link);
    page.press("#arrival-take-in");
    page.expect_text("#arrival-status", "It is taken in, with 2 new answers.");
    page.expect_focus("#arrival-name");
    page.expect_hidden("#arrival-take-in");
    expect_rows(page, "plot-weeks", &weeks);
    // A link that is pasted with the words round it is asked about, too.
    page.fill("#carry-paste-link", "my practice");
    page.press("#carry-paste button");
    page.expect_words_in("#carry-paste", "This is no link of a code.");
    page.run(
        "const [link] = arguments;
         window.pasted = `here: ${location.href.split('#')[0]}${link} see you`;",
        vec![json!(format!("#{}", link.trim_start_matches('#')))],
    );
    let pasted = page.run("return window.pasted", Vec::new());
    page.fill("#carry-paste-link", pasted.as_str().expect("a text"));
    page.press("#carry-paste button");
    page.press("#arrival-take-in");
    page.expect_text(
        "#arrival-status",
        "It is taken in; all of its answers were here already.",
    );
    expect_codes_of_what_is_there(page);
    page.go_to(&format!("#practice?seed=1&{CLOCK}"));
    page.wait_until(
        "the steps of practice are here",
        "document.querySelector('[data-skill=two-steps] .standing')?.textContent.trim()
           === 'step 2 of 5'",
    );
    // A link that carries nobody is refused.
    page.go_to("#statistics?part=1&of=2&check=zz&carried=AA");
    page.expect_shown("#arrival-status.refusal");
    page.expect_text(
        "#arrival-status",
        "The link gives “zz” for check; that cannot be, so it was left out.",
    );
    page.go_to("#statistics?part=1&of=2&check=ab&carried=AA");
    page.expect_text(
        "#arrival-status",
        "1 of 2 codes are here. Scan the next one.",
    );
    page.reload();
    page.go_to("#statistics?part=2&of=2&check=ab&carried=AA");
    page.expect_text(
        "#arrival-status",
        "These codes cannot be read. Scan them once more, from the first one on.",
    );
    page.expect_hidden("#arrival-take-in");
    page.press("#arrival-forget");
    page.expect_hidden("#arrival");
}

/// Codes that stay on show are of the answers that are there.
#[track_caller]
fn expect_codes_of_what_is_there(page: &Page) {
    let before = carrying_link(page);
    page.expect_number_of("#carry-anew", 0);
    page.go_to(&first_day());
    page.expect_numbers(&["1", "1", "9", "9"]);
    page.press("#learn-show");
    open_statistics(page);
    page.expect_text(
        "#carry-anew",
        "The answers have changed: these codes are new. Begin with the first one.",
    );
    let script = "return document.querySelector('#carry-codes .play-link a').getAttribute('href')";
    let after = page.text_or_none(script).expect("a link");
    assert_ne!(after, before);
    page.press("#carry-show");
}

fn a_code_that_is_not_kept_until_the_next_one_is_reported(page: &Page) {
    page.with_script(
        "Storage.prototype.setItem = () => {
           throw new DOMException('full', 'QuotaExceededError');
         };",
    );
    page.open("#statistics?part=1&of=2&check=ab&carried=AA");
    page.expect_text(
        "#arrival-status",
        "1 of 2 codes are here. Scan the next one.",
    );
    page.expect_text(
        "#arrival-problem",
        "This browser keeps nothing for this page: points and settings last until you close it.",
    );
}

fn a_player_who_learns_alone_is_not_asked_because_of_names_in_a_file(page: &Page) {
    solve_one(page);
    open_statistics(page);
    take_all_in(page, FILE, "It is taken in, with 2 new answers.");
    page.open(&format!("#daily?day=2026-01-01&{CLOCK}"));
    page.expect_numbers(&["1", "1", "9", "9"]);
    page.expect_text("#who-plays summary", "“Without a name” plays");
    // Once a player has played by name, the next one is asked.
    page.press("#who-plays summary");
    page.press("[data-player=Ada]");
    page.expect_numbers(&["12", "3", "4", "5"]);
    // Statistics are those of the player who plays.
    open_statistics(page);
    page.expect_text("#statistics-players [aria-pressed=true]", "Ada");
    page.go_to(&first_day());
    page.press("#who-plays summary");
    page.press("[data-player='']");
    open_statistics(page);
    page.expect_text("#statistics-players [aria-pressed=true]", "Without a name");
    page.go_to(&first_day());
    page.reload();
    page.wait_until(
        "it asks",
        "document.querySelector('#who-plays[open] summary')?.textContent === 'Who plays?'
         && !document.querySelector('.rolls-of-day')",
    );
}

fn names_in_a_file_are_those_of_this_device(page: &Page) {
    page.open(&format!("#practice?seed=1&{CLOCK}"));
    page.wait_until("practice is there", "document.querySelector('#learn-now')");
    page.press("#who-plays summary");
    page.fill("#new-player-name", "ADA");
    page.press("#new-player button");
    page.expect_text("#who-plays summary", "ADA plays");
    open_statistics(page);
    choose_file(page, FILE_WITH_A_DAY);
    expect_said(page, "One answer was added.");
    // Answers under the other spelling are not counted twice.
    choose_file(page, FILE_WITH_A_DAY);
    expect_said(page, "Everything in this file was here already.");
    // An answer with the date of a wrong clock is not kept, and the other one is.
    choose_file(page, &FILE.replace("20260112", "20251231"));
    expect_said(
        page,
        "One answer was added. One answer was left out, as its date cannot be right.",
    );
    page.go_to(&format!("#daily?day=2026-01-13&{CLOCK}"));
    page.expect_text("#who-plays summary", "ADA plays");
    page.expect_list(
        "return [...document.querySelectorAll('#who-plays [data-player]')]
           .map((chip) => chip.dataset.player)",
        &["ADA", ""],
    );
    page.expect_list(
        "return [...document.querySelectorAll('.rolls-of-day button')]
           .map((roll) => roll.textContent.trim().slice(-1))",
        &["●", "·", "·", "·", "·"],
    );
}

/// Opens them, and takes answers in.
#[track_caller]
pub fn take_answers_in(page: &Page) {
    open_statistics(page);
    take_all_in(page, FILE, "It is taken in, with 2 new answers.");
}
