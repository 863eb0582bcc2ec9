//! The atlas: every roll of some dice.

use score_tests::held_solver::HOLDABLE_SOLVER;
use score_tests::{Hand, Page, specs};
use serde_json::json;

use crate::looks::NONE;

specs! {
    in_one: [
        the_dice_of_score_are_there_at_once_and_others_are_worked_out_or_refused,
        rolls_are_filtered_put_in_order_saved_and_played,
        long_work_leaves_the_page_free_and_can_be_stopped,
    ],
}

const WORK: &str = "#atlas-form .primary";

#[track_caller]
fn expect_finished(page: &Page) {
    page.wait_until(
        "the atlas is finished",
        "document.querySelector('#atlas-answer')?.getAttribute('aria-busy') === 'false'
         && document.querySelector('.chart') && document.querySelector('#atlas-rolls')",
    );
}

#[track_caller]
fn expect_summary(page: &Page, words: &str) {
    page.wait_until(
        &format!("the summary says '{words}'"),
        &format!(
            "document.querySelector('#atlas-summary')?.innerText.includes({})",
            json!(words)
        ),
    );
}

/// The cells of a column, of the rows that are shown.
fn cells(page: &Page, column: usize) -> Vec<String> {
    page.list(&script_of_cells(column))
}

#[track_caller]
fn expect_cells(page: &Page, column: usize, cells: &[&str]) {
    page.expect_list(&script_of_cells(column), cells);
}

fn script_of_cells(column: usize) -> String {
    format!(
        "return [...document.querySelectorAll('.rolls tbody tr')]
           .map((row) => row.children[{column}].textContent)"
    )
}

fn the_dice_of_score_are_there_at_once_and_others_are_worked_out_or_refused(page: &Page) {
    page.open("#atlas");
    expect_summary(page, "104 of 2,359 different rolls cannot make 20.");
    expect_summary(
        page,
        "Of all the ways the dice can fall that is 248 of 8,640, or 2.9 %.",
    );
    expect_finished(page);
    let forms = page.list(
        "return [...document.querySelectorAll('.forms-table tbody tr')]
           .map((row) => [...row.children].map((cell) => cell.textContent).join('|'))",
    );
    let only: Vec<(&str, &str)> = forms
        .iter()
        .filter_map(|row| Some((row.split('|').next()?, row.rsplit('|').next()?)))
        .collect();
    assert_eq!(
        only,
        [
            ("a bc", "0"),
            ("ab c", "15"),
            ("ab cd", "10"),
            ("(a bc)d", "3"),
            ("(ab c)d", "9"),
            ("a(b cd)", "0"),
            ("a(bc d)", "0"),
        ]
    );
    page.expect_number_of(".chart .bar", 101);
    page.expect_value(
        "return document.querySelector('.chart .chosen title').textContent",
        "Goal 20: 104 impossible rolls",
    );
    // It is still there when the reader comes back.
    page.turn_to("rules");
    page.turn_to("atlas");
    page.expect_number_of(".chart .bar", 101);
    a_refused_value_has_its_sentence(page);
    other_dice_are_worked_out(page);
}

fn rolls_are_filtered_put_in_order_saved_and_played(page: &Page) {
    page.open("#atlas?clock=0");
    expect_finished(page);
    page.expect_text("#atlas-count", "2,359 of 2,359 rolls");
    // The list is below a summary, a chart and a table.
    page.press("#atlas-to-rolls");
    page.expect_focus("#atlas-rolls-name");
    assert_eq!(page.out_of_view("#atlas-contains"), NONE);
    assert_eq!(cells(page, 0)[..3], ["1 1 1 1", "1 1 1 2", "1 1 1 3"]);
    page.press("#atlas-rolls .chips button:nth-child(3)");
    page.wait_until(
        "104 are left",
        "document.querySelector('#atlas-count').innerText === '104 of 2,359 rolls'",
    );
    page.expect_number_of(".rolls tbody tr", 50);
    // A reader who asks for more reads on at the first new row.
    for (hand, first_new) in [(Hand::Keyboard, 51), (Hand::Mouse, 101)] {
        page.use_hand(hand);
        page.press("#atlas-more");
        let link = format!(".rolls tbody tr:nth-child({first_new}) a");
        page.expect_focus(&link);
        assert_eq!(page.out_of_view(&link), NONE);
    }
    page.wait_until(
        "all are shown",
        "document.querySelectorAll('.rolls tbody tr').length === 104",
    );
    assert!(cells(page, 1).iter().all(|cell| cell == "none"));
    page.press("#atlas-rolls .chips button:first-child");
    page.fill("#atlas-contains", "2 5 12 12");
    page.wait_until(
        "one is left",
        "document.querySelector('#atlas-count').innerText === '1 of 2,359 rolls'",
    );
    expect_cells(page, 0, &["2 5 12 12"]);
    expect_cells(page, 3, &["a bc, a(b cd), a(bc d)"]);
    page.keep_saved_files();
    page.press("#atlas-file");
    page.wait_until("the file is there", "window.fileText");
    page.expect_list(
        "return [window.fileName, window.fileText]",
        &[
            "score-atlas.csv",
            "\u{feff}Roll,Solutions,Difficulty,Forms\r\n\u{200b}2 5 12 12,1,11,\"a bc, a(b cd), a(bc d)\"\r\n",
        ],
    );
    page.fill("#atlas-contains", "x");
    page.wait_until(
        "the sentence is there",
        "document.querySelector('#atlas-rolls .problem:not([hidden])')",
    );
    page.wait_until(
        "no row and no count stand there as if they were the answer",
        "document.querySelectorAll('.rolls tbody tr').length === 0
         && document.querySelector('#atlas-count').innerText === ''
         && document.querySelector('#atlas-file').disabled",
    );
    page.clear("#atlas-contains");
    page.wait_until(
        "all rows are back",
        "document.querySelectorAll('.rolls tbody tr').length > 1
         && !document.querySelector('#atlas-file').disabled",
    );
    page.press(".rolls thead th:nth-child(2) button");
    page.press(".rolls thead th:nth-child(2) button");
    page.wait_until(
        "the most solutions come first",
        "document.querySelector('.rolls th[aria-sort=descending]')
         && document.querySelector('.rolls tbody td').textContent === '22'",
    );
    // The hardest are some that can be made.
    let difficulty = ".rolls thead th:nth-child(3) button";
    for direction in ["ascending", "descending"] {
        page.press(difficulty);
        page.wait_until(
            &format!("the rows are {direction}, and the first of them can be made"),
            &format!(
                "document.querySelector('.rolls th:nth-child(3)[aria-sort={direction}]')
                 && document.querySelector('.rolls tbody tr')?.matches(':not(.impossible)')"
            ),
        );
    }
    page.press("#atlas-rolls .chips button:nth-child(2)");
    page.wait_until(
        "those that can be made are counted",
        "document.querySelector('#atlas-count').innerText === '2,255 of 2,359 rolls'",
    );
    // A roll goes to the board.
    page.fill("#atlas-contains", "6 6 12 20");
    page.wait_until(
        "one is left",
        "document.querySelectorAll('.rolls tbody tr').length === 1",
    );
    page.press(".rolls tbody a");
    page.expect_phase("thinking");
    page.expect_numbers(&["12", "20", "6", "6"]);
}

fn other_dice_are_worked_out(page: &Page) {
    for operator in ["add", "sub", "mul", "div", "join"] {
        page.press(&format!("#atlas-{operator}"));
    }
    page.fill_row("#atlas-die-1", &["6", "6", "", "", ""]);
    page.fill("#atlas-goal", "7");
    page.press(WORK);
    expect_summary(page, "of 21 different rolls cannot make 7.");
    expect_finished(page);
    page.wait_until(
        "the new rolls are there",
        "document.querySelector('#atlas-count').innerText === '21 of 21 rolls'",
    );
    page.fill("#atlas-contains", "1 6");
    page.wait_until(
        "one is left",
        "document.querySelectorAll('.rolls tbody tr').length === 1",
    );
    expect_cells(page, 1, &["1"]);
}

fn long_work_leaves_the_page_free_and_can_be_stopped(page: &Page) {
    page.with_script(HOLDABLE_SOLVER);
    page.open("#atlas");
    expect_finished(page);
    page.fill_row("#atlas-die-1", &["20"; 5]);
    page.hold_solver();
    page.press(WORK);
    page.expect_solver_held();
    page.expect_shown("#atlas-answer[aria-busy=true]");
    page.press("#atlas-answer > .busy button");
    page.wait_until(
        "it is stopped",
        "document.querySelector('#atlas-answer').getAttribute('aria-busy') === 'false'",
    );
    page.expect_words_in("#atlas-answer", "Stopped.");
    page.expect_number_of("#atlas-rolls", 0);
    page.let_solver_go();
    // Something smaller is worked out meanwhile.
    page.fill_row("#atlas-die-3", &[""; 3]);
    page.press(WORK);
    expect_summary(page, "of 210 different rolls cannot make 20.");
}

fn a_refused_value_has_its_sentence(page: &Page) {
    let dice = "There are 2 to 5 dice, each with 2 to 100 sides.";
    let goal = "The goal is a whole number from 0 to 999.";
    // The same fields as those of the house rules, whose spec has the other refused values.
    for (field, value, sentence) in [
        ("atlas-die-5", "101", dice),
        ("atlas-die-1", "six", dice),
        ("atlas-goal", "1000", goal),
    ] {
        let good = page.fields(&[field]).remove(0);
        let selector = format!("#{field}");
        page.fill(&selector, value);
        page.press(WORK);
        page.expect_problem(sentence, field);
        page.fill(&selector, &good);
    }
    page.fill_row("#atlas-die-1", &["30"; 5]);
    page.press(WORK);
    page.expect_problem(
        "These dice have 278,256 different rolls; the atlas takes up to 100,000. \
         Choose fewer dice or sides.",
        "atlas-die-1",
    );
    for operator in ["add", "sub", "mul", "div", "join"] {
        page.press(&format!("#atlas-{operator}"));
    }
    page.press(WORK);
    page.expect_problem(
        "Without any operator nothing can be made: choose at least one.",
        "atlas-add",
    );
    // Results are still there.
    expect_summary(page, "104 of 2,359 different rolls cannot make 20.");
}
