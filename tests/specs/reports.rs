//! The report of a lesson, its file and its paper; and hosts who only host.

use score_tests::play::Operator;
use score_tests::{Engine, Page, Site, specs};
use serde_json::json;

use crate::group_play::complain_of_nothing;
use crate::group_screens::look;
use crate::hosts::TODAY;
use crate::printing::expect_paper;

specs! {
    in_one: [
        the_report_says_what_each_pupil_did_and_any_column_puts_it_in_order,
        the_report_is_there_after_a_reload_and_gone_with_the_table,
        nobody_but_hosts_reads_a_report,
        what_is_called_is_in_the_report_too,
        the_report_is_a_file_and_is_printed_whole,
        a_group_s_table_is_printed_for_people_who_were_not_there,
        a_host_who_only_hosts_is_in_no_order_of_points,
    ],
}

/// Ada's class, in which all play at once. In its first round Ben has 20 after 5 seconds, and
/// Cleo says 'impossible' after 12.
fn class(page: &Page, [ben, cleo]: [&Page; 2], site: &Site) -> String {
    let code = page.make_table(site, "Ada", "Class 5b");
    ben.come_by_link(site, "Ben", &code);
    cleo.come_by_link(site, "Cleo", &code);
    page.expect_people(&["Ada", "Ben", "Cleo"]);
    page.let_everyone_play();
    page.deal(&[1, 4, 5, 7]);
    for pupil in [ben, cleo] {
        pupil.expect_own_roll(&["1", "4", "5", "7"]);
    }
    ben.step("4", Operator::Mul, "5");
    ben.step("20", Operator::Div, "1");
    ben.expect_numbers(&["20", "7"]);
    site.advance(5_000);
    ben.have_it();
    page.expect_answer_of("Ben");
    site.advance(7_000);
    cleo.say_impossible();
    page.expect_settlement();
    code
}

/// Opens the report from the host's tools.
pub fn open_report(page: &Page) {
    page.turn_side_to("host");
    page.press("#host-report");
    page.wait_until(
        "the report is there",
        "document.querySelector('#report table')",
    );
}

/// The cells of the report that have something in them, a line for each pupil.
const LINES: &str = "[...document.querySelectorAll('#report tbody tr')].map((line) =>
    [...line.children].filter((cell) => !cell.hidden).map((cell) => cell.innerText).join('|'))";

#[track_caller]
fn expect_lines(page: &Page, lines: &[&str]) {
    page.wait_until(
        &format!("the report says {lines:?}"),
        &format!(
            "JSON.stringify({LINES}) === {}",
            json!(json!(lines).to_string())
        ),
    );
}

/// The names in the order of the report.
fn names(page: &Page) -> Vec<String> {
    page.list(
        "return [...document.querySelectorAll('#report tbody th')].map((name) => name.innerText)",
    )
}

fn the_report_says_what_each_pupil_did_and_any_column_puts_it_in_order(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    class(page, [ben, cleo], &site);
    open_report(page);
    page.expect_text("#report-title", "Report: Class 5b");
    page.expect_hidden("#group-play");
    // Points, rounds, right, wrong IMPOSSIBLE, SCORE not shown, no answer, time on average,
    // quickest right answer, hints, steps, with fractions, joins, with negative numbers.
    expect_lines(
        page,
        &[
            "Ben|+1|1|1|0|0|0|5 s|5 s|0|2|0|0|0",
            "Cleo|−1|1|0|1|0|0|12 s||0|0|0|0|0",
        ],
    );
    let sorted = |column: &str, order: &str| {
        page.press(&format!("th[data-column={column}] button"));
        page.wait_until(
            &format!("the rows are {order} by {column}"),
            &format!("document.querySelector('th[data-column={column}]').ariaSort === '{order}'"),
        );
        names(page)
    };
    assert_eq!(sorted("mean", "descending"), ["Cleo", "Ben"]);
    assert_eq!(sorted("mean", "ascending"), ["Ben", "Cleo"]);
    // Who has no such time comes last in both directions.
    assert_eq!(sorted("fastest", "descending"), ["Ben", "Cleo"]);
    assert_eq!(sorted("fastest", "ascending"), ["Ben", "Cleo"]);
    assert_eq!(sorted("wrong-impossible", "descending"), ["Cleo", "Ben"]);
    assert_eq!(sorted("name", "ascending"), ["Ben", "Cleo"]);
    assert_eq!(sorted("name", "descending"), ["Cleo", "Ben"]);
    sorted("name", "ascending");
    look(page, "a report");
    // It goes on while it is open.
    page.press("#report-back");
    page.expect_table();
    page.deal(&[1, 1, 1, 5]);
    ben.expect_own_roll(&["1", "1", "1", "5"]);
    open_report(page);
    ben.say_impossible();
    cleo.step("1", Operator::Join, "5");
    cleo.wait_until(
        "15 lies there",
        "document.querySelector('#dice .tile[data-value=\"15\"]')",
    );
    cleo.say_impossible();
    expect_lines(
        page,
        &[
            "Ben|+2|2|2|0|0|0|3 s|0 s|0|2|0|0|0",
            "Cleo|0|2|1|1|0|0|6 s|0 s|0|1|0|1|0",
        ],
    );
    complain_of_nothing(&others);
}

fn the_report_is_there_after_a_reload_and_gone_with_the_table(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    class(page, [ben, cleo], &site);
    open_report(page);
    page.reload();
    page.wait_for_game();
    page.wait_until(
        "the report is there",
        "document.querySelector('#report table')",
    );
    expect_lines(
        page,
        &[
            "Ben|+1|1|1|0|0|0|5 s|5 s|0|2|0|0|0",
            "Cleo|−1|1|0|1|0|0|12 s||0|0|0|0|0",
        ],
    );
    page.expect_words_in("#report-kept", "kept until the table is cleared");
    page.press("#report-back");
    page.expect_table();
    page.turn_side_to("host");
    page.press("#clear summary");
    page.press("#clear-table");
    page.expect_lobby("The table is cleared.");
    page.go_to("#group?show=report");
    page.wait_until(
        "the lobby is there",
        "!document.querySelector('#lobby').hidden",
    );
    page.expect_hidden("#report");
    complain_of_nothing(&others);
}

fn nobody_but_hosts_reads_a_report(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    class(page, [ben, cleo], &site);
    for pupil in [ben, cleo] {
        assert!(!pupil.shows("#tab-host, #host-report"));
        pupil.go_to("#group?show=report");
        pupil.wait_until(
            "they read that it is for hosts",
            "document.querySelector('#report-not-for-you')",
        );
        assert_eq!(pupil.count("#report table"), 0);
        pupil.press("#report-back");
        pupil.expect_table();
    }
    // A co-host has it with the first message that says so.
    ben.go_to("#group?show=report");
    page.turn_side_to("players");
    page.open_tools_for("Ben");
    page.press("#tools-co-host");
    ben.wait_until(
        "the report is there",
        "document.querySelector('#report table')",
    );
    expect_lines(ben, &["Cleo|−1|1|0|1|0|0|12 s||0|0|0|0|0"]);
    page.press("#tools-co-host");
    ben.wait_until(
        "it is gone",
        "document.querySelector('#report-not-for-you')",
    );
    ben.expect_number_of("#report table", 0);
    complain_of_nothing(&others);
}

fn what_is_called_is_in_the_report_too(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    page.expect_people(&["Ada", "Ben"]);
    page.deal(&[1, 4, 5, 7]);
    ben.expect_phase("thinking");
    site.advance(3_000);
    ben.call_score(None);
    ben.step("4", Operator::Mul, "5");
    ben.step("20", Operator::Div, "1");
    page.expect_settlement();
    page.deal(&[2, 3, 12, 17]);
    ben.expect_phase("thinking");
    ben.call_score(None);
    ben.give_up();
    page.expect_settlement();
    open_report(page);
    expect_lines(page, &["Ben|0|2|1|0|1|0|2 s|3 s|0|2|0|0|0"]);
    complain_of_nothing(&others);
}

fn the_report_is_a_file_and_is_printed_whole(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    class(page, [ben, cleo], &site);
    open_report(page);
    page.keep_saved_files();
    page.press("th[data-column=mean] button");
    page.wait_until(
        "the slowest come first",
        "document.querySelector('th[data-column=mean][aria-sort=descending]')",
    );
    page.press("#report-save");
    page.wait_until("the file is there", "window.fileText");
    let today = page.list(TODAY).remove(0);
    page.expect_list(
        "return [window.fileName, ...window.fileText.split('\\r\\n')]",
        &[
            format!("Class 5b {today} report.csv"),
            "\u{feff}Name,Points,Team,Rounds,Right,Wrong IMPOSSIBLE,SCORE not shown,No answer,\
             Seconds on average,\"Quickest right answer, seconds\",Hints,Steps,With fractions,\
             Joins,With negative numbers,Table,Date"
                .to_owned(),
            format!("Cleo,-1,,1,0,1,0,0,12,,0,0,0,0,0,Class 5b,{today}"),
            format!("Ben,1,,1,1,0,0,0,5,5,0,2,0,0,0,Class 5b,{today}"),
            String::new(),
        ],
    );
    page.run("window.print = () => window.wasPrinted = true", Vec::new());
    page.press("#report-print");
    page.wait_until("it is printed", "window.wasPrinted");
    if page.engine() != Engine::Chromium {
        return;
    }
    expect_paper(page, "a report");
    page.print_on_screen();
    assert_eq!(page.sheets_of_paper(), 1);
    for part in [
        "#report-title",
        "#report-date",
        "#report tbody tr:last-child td:last-child",
    ] {
        assert!(page.shows(part), "{part}");
    }
    // All columns are on the sheet: A4 on its side, 96 px to the inch, without its edges.
    page.resize((1032, 700));
    assert_eq!(page.too_wide_px(), 0);
    let is_whole = "const box = document.querySelector('#report .scroll');
        return box.scrollWidth <= box.clientWidth";
    assert_eq!(page.run(is_whole, Vec::new()), json!(true));
    page.ask_for(&[]);
    complain_of_nothing(&others);
}

fn a_group_s_table_is_printed_for_people_who_were_not_there(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    cleo.come_by_link(&site, "Cleo", &code);
    page.expect_people(&["Ada", "Ben", "Cleo"]);
    page.open_tools_for("Cleo");
    page.press("#tools-remove");
    page.expect_people(&["Ada", "Ben"]);
    page.expect_shown("#removed");
    // A roll that cannot be made, so the number line is there.
    page.deal(&[1, 1, 1, 4]);
    ben.expect_phase("thinking");
    ben.call_impossible(None);
    page.expect_phase("waiting");
    page.turn_side_to("host");
    page.press("#host-end");
    page.press("#host-end-points");
    page.expect_settlement();
    page.wait_until(
        "the number line is there",
        "document.querySelector('.number-said')",
    );
    page.run("window.print = () => window.wasPrinted = true", Vec::new());
    page.turn_side_to("host");
    page.press("#print-table");
    page.wait_until("it is printed", "window.wasPrinted");
    if page.engine() != Engine::Chromium {
        return;
    }
    assert!(!page.shows("#side-date"), "that is for paper");
    expect_paper(page, "a group's table");
    page.print_on_screen();
    let text = page.text("#group-play");
    for wrong in ["Removed", "Cleo", "You made no call", "Touch a mark"] {
        assert!(!text.contains(wrong), "{wrong}: {text}");
    }
    for part in ["#side-name", "#side-date", "#people .seat .points"] {
        assert!(page.shows(part), "{part}");
    }
    assert!(text.contains("Class 5b") && text.contains("Ben"), "{text}");
    page.ask_for(&[]);
    complain_of_nothing(&others);
}

fn a_host_who_only_hosts_is_in_no_order_of_points(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    class(page, [ben, cleo], &site);
    // Ben has a point, and Cleo one less than none.
    for page in [page, ben, cleo] {
        page.turn_side_to("players");
        page.expect_people(&["Ben", "Cleo", "Ada"]);
        page.expect_person(
            "Ada",
            "has no points",
            "seat.querySelector('.points').innerText === ''",
        );
    }
    page.turn_side_to("host");
    page.keep_saved_files();
    page.press("#csv-save");
    page.wait_until("the file is there", "window.fileText");
    let file = page
        .text_or_none("return window.fileText")
        .unwrap_or_default();
    assert!(file.contains("Cleo,-1,Class 5b,"), "{file}");
    assert!(!file.contains("Ada"), "{file}");
    page.expect_text("#result", "1 player was right.");
    complain_of_nothing(&others);
}
