//! The report of a lesson, its file and its paper; and hosts who only host.

use score_core::arith::op::Op;
use score_core::dice::Roll;
use score_core::group::request::Request;
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::own_board::FinalAnswer;
use score_core::table::way_of_playing::{Everyone, Way};
use score_tests::play::Operator;
use score_tests::view::{A4, LETTER};
use score_tests::{Engine, Page, Pupil, Site, specs};
use serde_json::json;

use crate::hosts::{TODAY, table_with_ben};
use crate::looks::NONE;
use crate::looks::look;
use crate::printed_tables::{SLIP, expect_whole_tables};
use crate::printing::expect_paper;

specs! {
    in_one: [
        the_report_says_what_each_pupil_did_in_any_order_as_a_file_and_on_paper,
        nobody_but_hosts_reads_a_report,
        pupils_are_in_the_order_of_a_class_list_with_the_names_of_their_teams,
        a_group_s_table_is_printed_for_people_who_were_not_there,
    ],
}

/// Ada's class of Ben and Cleo, in which all play at once. In its first round Ben has 20 after 5
/// seconds, and Cleo says 'impossible' after 12.
fn class(page: &Page, site: &Site) -> [Pupil; 2] {
    let (ben, code) = table_with_ben(page, site);
    let cleo = Pupil::at(site, &code, "Cleo", 2);
    page.let_everyone_play();
    page.deal(&[1, 4, 5, 7]);
    page.expect_own_roll(&["1", "4", "5", "7"]);
    ben.must_play(step(1, Op::Mul, 2));
    ben.must_play(step(4, Op::Div, 0));
    site.advance(5_000);
    ben.must_play(Command::Answer(FinalAnswer::Solved));
    page.expect_answer_of("Ben");
    site.advance(7_000);
    cleo.must_play(Command::Answer(FinalAnswer::Impossible));
    page.expect_settlement();
    [ben, cleo]
}

fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
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

/// A plain order of letters would have `Тарас` before `Ігор`, and `Anna 10` before `Anna 2`.
fn pupils_are_in_the_order_of_a_class_list_with_the_names_of_their_teams(page: &Page) {
    let site = Site::with_relay();
    let code = page.make_table(&site, "Ada", "Class 5b");
    let names = ["Тарас", "Anna 10", "مريم", "Ігор", "Anna 2"];
    let _pupils: Vec<Pupil> = (1..)
        .zip(names)
        .map(|(token, name)| Pupil::at(&site, &code, name, token))
        .collect();
    page.turn_side_to("host");
    page.press("#host-teams summary");
    page.press("#teams-form button");
    page.wait_until(
        "there are teams",
        "document.querySelector('#team-members li')",
    );
    open_report(page);
    page.expect_list(
        "return [...document.querySelectorAll('#report tbody bdi')].map((name) => name.innerText)",
        &["Anna 2", "Anna 10", "Ігор", "Тарас", "مريم"].map(str::to_owned),
    );
    page.expect_list(
        "const teams = [...document.querySelectorAll('#report .of-team')];
         const names = teams.map((team) => team.innerText.trim() + team.querySelectorAll('svg').length);
         return [...new Set(names)].sort();",
        &["Circle1", "Triangle1"].map(str::to_owned),
    );
    // A name from right to left begins where all names do.
    let lefts = page.list(
        "const lefts = [...document.querySelectorAll('#report tbody bdi')]
           .map((name) => name.getBoundingClientRect().left);
         return lefts.filter((left) => Math.abs(left - lefts[0]) > 1).map(String);",
    );
    assert_eq!(lefts, NONE);
}

/// The names in the order of the report.
fn names(page: &Page) -> Vec<String> {
    page.list(
        "return [...document.querySelectorAll('#report tbody th')].map((name) => name.innerText)",
    )
}

fn the_report_says_what_each_pupil_did_in_any_order_as_a_file_and_on_paper(page: &Page) {
    let site = Site::with_relay();
    let pupils = class(page, &site);
    a_host_who_only_hosts_is_in_no_order_of_points(page);
    open_report(page);
    page.expect_text("#report-title", "Report: Class 5b");
    page.expect_hidden("#group-play");
    expect_lines(page, &AFTER_ONE_ROUND);
    any_column_puts_it_in_order(page);
    look(page, "a report");
    it_is_a_file(page);
    it_is_printed_whole(page);
    page.reload();
    page.wait_until(
        "the report is there",
        "document.querySelector('#report table')",
    );
    expect_lines(page, &AFTER_ONE_ROUND);
    page.expect_words_in("#report-kept", "kept until the table is cleared");
    it_goes_on_in_both_ways_of_playing(page, &pupils);
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
}

/// The values of a line: points, rounds, right, wrong IMPOSSIBLE, SCORE not shown, no answer, time
/// on average, quickest right answer, hints, steps, with fractions, joins, with negative numbers.
const AFTER_ONE_ROUND: [&str; 2] = [
    "Ben|+1|1|1|0|0|0|5 s|5 s|0|2|0|0|0",
    "Cleo|−1|1|0|1|0|0|12 s||0|0|0|0|0",
];

/// Ben has a point, and Cleo one less than none.
#[track_caller]
fn a_host_who_only_hosts_is_in_no_order_of_points(page: &Page) {
    page.expect_text("#result", "1 player was right.");
    page.turn_side_to("players");
    expect_order_without_ada(page);
    page.turn_side_to("host");
    page.keep_saved_files();
    page.press("#csv-save");
    page.wait_until("the file is there", "window.fileText");
    let file = page
        .text_or_none("return window.fileText")
        .unwrap_or_default();
    assert!(file.contains("Cleo,-1,Class 5b,"), "{file}");
    assert!(!file.contains("Ada"), "{file}");
}

#[track_caller]
fn expect_order_without_ada(page: &Page) {
    page.expect_people(&["Ben", "Cleo", "Ada"]);
    page.expect_person(
        "Ada",
        "has no points",
        "seat.querySelector('.points').innerText === ''",
    );
}

/// Leaves the slowest first.
#[track_caller]
fn any_column_puts_it_in_order(page: &Page) {
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
    // A pupil without such a time comes last in both directions.
    assert_eq!(sorted("fastest", "descending"), ["Ben", "Cleo"]);
    assert_eq!(sorted("fastest", "ascending"), ["Ben", "Cleo"]);
    assert_eq!(sorted("wrong-impossible", "descending"), ["Cleo", "Ben"]);
    assert_eq!(sorted("name", "ascending"), ["Ben", "Cleo"]);
    assert_eq!(sorted("name", "descending"), ["Cleo", "Ben"]);
    assert_eq!(sorted("mean", "descending"), ["Cleo", "Ben"]);
}

/// Saves the report with the slowest first, as it is shown; the core's tests have the format of a
/// file.
#[track_caller]
fn it_is_a_file(page: &Page) {
    page.run("delete window.fileText", Vec::new());
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
}

#[track_caller]
fn it_is_printed_whole(page: &Page) {
    page.run("window.print = () => window.wasPrinted = true", Vec::new());
    page.press("#report-print");
    page.wait_until("it is printed", "window.wasPrinted");
    // Browsers lay its sheet on its side.
    let on_its_side =
        [A4, LETTER, SLIP].map(|(width, height)| (height.max(width), height.min(width)));
    expect_whole_tables(page, "a report", &on_its_side);
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
    page.resize((1280, 900));
}

/// Plays on while the report is open, and with calls.
#[track_caller]
fn it_goes_on_in_both_ways_of_playing(page: &Page, [ben, cleo]: &[Pupil; 2]) {
    page.press("#report-back");
    page.expect_table();
    page.deal(&[1, 1, 1, 5]);
    page.expect_own_roll(&["1", "1", "1", "5"]);
    open_report(page);
    ben.must_play(Command::Answer(FinalAnswer::Impossible));
    cleo.must_play(step(0, Op::Join, 3));
    cleo.must_play(Command::Answer(FinalAnswer::Impossible));
    expect_lines(
        page,
        &[
            "Ben|+2|2|2|0|0|0|3 s|1 s|0|2|0|0|0",
            "Cleo|0|2|1|1|0|0|6 s|1 s|0|1|0|1|0",
        ],
    );
    page.press("#report-back");
    page.expect_table();
    page.open_way_form();
    page.choose("#way-select", "the first to call");
    page.press("#way-form button[type=submit]");
    page.deal(&[2, 3, 12, 17]);
    page.expect_phase("thinking");
    ben.must_play(Command::CallScore);
    ben.must_play(Command::GiveUp);
    page.expect_settlement();
    open_report(page);
    expect_lines(
        page,
        &[
            "Ben|+1|3|2|0|1|0|2 s|1 s|0|2|0|0|0",
            "Cleo|0|3|1|1|0|1|6 s|1 s|0|1|0|1|0",
        ],
    );
}

fn nobody_but_hosts_reads_a_report(page: &Page) {
    let site = Site::with_relay();
    let (ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    page.come_by_link(&site, "Ben", &code);
    let cleo = Pupil::at(&site, &code, "Cleo", 2);
    ada.must_play(Command::SetWay(Way::Everyone(Everyone::default())));
    let roll = Roll::new(&[1, 4, 5, 7]).expect("a roll");
    ada.must_play(Command::Deal(roll));
    page.expect_own_roll(&["1", "4", "5", "7"]);
    page.step("4", Operator::Mul, "5");
    page.step("20", Operator::Div, "1");
    page.expect_numbers(&["20", "7"]);
    page.have_it();
    page.expect_answer_of("Ben");
    site.advance(12_000);
    cleo.must_play(Command::Answer(FinalAnswer::Impossible));
    page.expect_settlement();
    expect_order_without_ada(page);
    assert!(!page.shows("#tab-host, #host-report"));
    page.go_to("#group?show=report");
    page.wait_until(
        "they read that it is for hosts",
        "document.querySelector('#report-not-for-you')",
    );
    assert_eq!(page.count("#report table"), 0);
    page.press("#report-back");
    page.expect_table();
    // A co-host has it with the first message that makes them one.
    page.go_to("#group?show=report");
    let ben = cleo.group().table().seats()[1].id;
    ada.must_ask(Request::NameCoHost(Some(ben)));
    page.wait_until(
        "the report is there",
        "document.querySelector('#report table')",
    );
    expect_lines(page, &["Cleo|−1|1|0|1|0|0|12 s||0|0|0|0|0"]);
    ada.must_ask(Request::NameCoHost(None));
    page.wait_until(
        "it is gone",
        "document.querySelector('#report-not-for-you')",
    );
    page.expect_number_of("#report table", 0);
}

fn a_group_s_table_is_printed_for_people_who_were_not_there(page: &Page) {
    let site = Site::with_relay();
    let (ben, code) = table_with_ben(page, &site);
    let _cleo = Pupil::at(&site, &code, "Cleo", 2);
    page.expect_people(&["Ada", "Ben", "Cleo"]);
    page.open_tools_for("Cleo");
    page.press("#tools-remove");
    page.expect_people(&["Ada", "Ben"]);
    page.expect_shown("#removed");
    // A roll that cannot be made, so the number line is there.
    page.deal(&[1, 1, 1, 4]);
    page.expect_phase("thinking");
    ben.must_play(Command::CallImpossible);
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
}
