//! A package in Open edX's own SCORM block, whose workbench `cargo xtask lms` starts: the page makes the
//! package, the block takes it, a pupil works in it, and the grade is read in the block's database.

use std::process::{Command, ExitCode};
use std::{env, fs};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use score_tests::package::Package;
use score_tests::{Page, specs};
use serde_json::{Value, json};

specs! {
    in_one: [
        a_package_is_one_by_the_schemas_and_by_other_programs,
        a_package_goes_on_after_a_closed_tab_and_its_grade_is_in_the_book,
    ],
}

fn main() -> ExitCode {
    score_tests::runner::run("lms", &[SPECS])
}

/// A sheet of twelve rolls, some of which are impossible, and the score with which it is passed.
const SHEET: &str = "#homework?kind=impossible&items=12&from=easy&to=hard&seed=3";
const ITEMS: usize = 12;
const PASS: &str = "20";
/// The item after which the pupil closes the tab.
const CLOSED_AFTER: usize = 7;

/// The workbench's page with the block, and the address to which a teacher's form sends a package.
const BLOCK: &str = "/scenario/scorm.0/?student=student_1";
const UPLOAD: &str = "/handler/scorm.scorm.d0.u0/studio_submit/?student=student_1";

/// Sends a package as the form for teachers does, and returns the block's answer.
const SEND: &str = "
    const [address, zip, name] = given;
    const bytes = Uint8Array.from(atob(zip), (sign) => sign.charCodeAt(0));
    const form = new FormData();
    form.append('file', new Blob([bytes], { type: 'application/zip' }), name);
    const fields = {
      display_name: 'Homework', width: '', height: '900', has_score: '1', weight: '1',
      enable_navigation_menu: '0', enable_fullscreen_button: '1', navigation_menu_width: '',
      popup_on_launch: '0',
    };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    return (await fetch(address, { method: 'POST', body: form })).json();";

/// Chromium's driver counts the place of a pointer from the corner of the whole page, and specs from
/// that of the frame.
const AT_THE_CORNER: &str = "
    Object.assign(document.querySelector('iframe.scorm-embedded').style, {
      position: 'fixed', inset: 0, zIndex: 9,
    });";

fn variable(name: &str) -> String {
    env::var(name).expect("`cargo xtask lms` starts the block and says where it is")
}

/// Opens the page of the block, and goes into the frame with the package. A picture of the page as a
/// pupil sees it goes to the folder of the chore.
#[track_caller]
fn open_block(page: &Page, picture: &str) {
    page.go(&format!("{}{BLOCK}", variable("SCORE_LMS")));
    page.wait_until(
        "the package is in the block",
        "document.querySelector('iframe.scorm-embedded')",
    );
    page.enter_frame();
    page.wait_until(
        "the work is there",
        "document.querySelector('#homework-item, #homework-result')",
    );
    page.must(page.client().clone().enter_parent_frame());
    let file = format!("{}/{picture}.png", variable("SCORE_LMS_FOLDER"));
    let shown = page.must(page.client().screenshot());
    fs::write(file, shown).expect("a picture can be written");
    page.run(AT_THE_CORNER, Vec::new());
    page.enter_frame();
}

/// The fields that the block has stored in its scopes, all in one.
fn stored() -> Value {
    let output = Command::new(variable("SCORE_LMS_PYTHON"))
        .arg(variable("SCORE_LMS_STORED"))
        .output()
        .expect("Python runs");
    let text = String::from_utf8_lossy(&output.stdout);
    let rows: Vec<Value> = serde_json::from_str(&text).expect("JSON");
    let mut all = json!({});
    for row in rows {
        let fields = row.as_object().expect("fields").clone();
        all.as_object_mut().expect("fields").extend(fields);
    }
    all
}

/// The package of a form with nothing changed but the score that passes.
#[track_caller]
fn package_of(page: &Page, path: &str) -> Package {
    page.open(path);
    page.wait_until(
        "the form is there",
        "document.querySelector('#homework-make')",
    );
    page.fill("#homework-pass", PASS);
    Package::make(page)
}

/// Other programs take a package: its manifest is one by ADL's schemas, and its zip is whole.
fn a_package_is_one_by_the_schemas_and_by_other_programs(page: &Page) {
    for path in [
        SHEET,
        "#homework?kind=dials&items=3&draw=2&seed=3",
        "#homework?lesson=24_cards_call_3.3.8.8_1.1.1.1_end",
    ] {
        let package = package_of(page, path);
        fs::create_dir_all(&package.folder).expect("a folder can be made");
        let zip = package.folder.join(&package.name);
        let bytes = BASE64_STANDARD.decode(&package.zip).expect("base 64");
        fs::write(&zip, bytes).expect("a file can be written");
        let manifest = package.folder.join("imsmanifest.xml");
        fs::write(&manifest, package.text("imsmanifest.xml")).expect("a file can be written");
        expect_success(
            Command::new(variable("SCORE_LMS_PYTHON"))
                .arg(variable("SCORE_LMS_CHECK"))
                .args([&manifest, &zip]),
        );
        for [program, option] in [["unzip", "-tq"], ["jar", "tf"]] {
            let is_there = Command::new(program).arg("--version").output().is_ok();
            match is_there {
                true => expect_success(Command::new(program).arg(option).arg(&zip)),
                false => println!("left out: {program} is not on this machine"),
            }
        }
    }
}

#[track_caller]
fn expect_success(command: &mut Command) {
    let output = command.output().expect("it runs");
    let words = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {words}");
}

fn a_package_goes_on_after_a_closed_tab_and_its_grade_is_in_the_book(page: &Page) {
    let package = package_of(page, SHEET);
    let are_possible = package.are_possible();
    let right = are_possible.iter().filter(|is_possible| !**is_possible);
    let right = right.count();
    assert_eq!(are_possible.len(), ITEMS);
    let score = 100 * right / ITEMS;
    assert!((20..100).contains(&score), "{score}");
    // A teacher uploads it.
    page.go(&format!("{}{BLOCK}", variable("SCORE_LMS")));
    let answer = page.ask(SEND, json!([UPLOAD, package.zip, package.name]));
    assert_eq!(answer, json!({"result": "success", "errors": []}));
    // The block found nothing to warn the teacher of.
    assert_eq!(stored()["package_warnings"], json!([]));
    open_block(page, "item");
    for (index, is_possible) in are_possible.iter().take(CLOSED_AFTER).enumerate() {
        page.expect_text("#homework-item", &format!("Item {} of {ITEMS}", index + 1));
        page.end_item(*is_possible);
        page.press("#homework-next");
    }
    page.expect_text(
        "#homework-item",
        &format!("Item {} of {ITEMS}", CLOSED_AFTER + 1),
    );
    page.go("about:blank");
    let before = stored();
    assert_eq!(before["lesson_status"], "incomplete");
    open_block(page, "next");
    page.expect_text(
        "#homework-item",
        &format!("Item {} of {ITEMS}", CLOSED_AFTER + 1),
    );
    for is_possible in are_possible.iter().skip(CLOSED_AFTER) {
        page.end_item(*is_possible);
        page.press("#homework-next");
    }
    page.expect_text("#homework-score", &format!("{score} of 100"));
    page.expect_words_in(
        "#homework-reported",
        "your learning platform has the result",
    );
    // The block marks and stores it.
    let after = stored();
    assert_eq!(after["success_status"], "passed");
    assert_eq!(after["lesson_status"], "completed");
    assert_eq!(
        after["scorm_data"]["cmi.core.score.raw"],
        json!(score.to_string())
    );
    let grade = after["lesson_score"].as_f64().expect("a number");
    assert_eq!((grade * 100.0).round() as usize, score);
    println!(
        "figure: the block has {grade} and '{}'",
        after["lesson_status"]
    );
    // Another visit shows the result.
    open_block(page, "result");
    page.expect_text("#homework-score", &format!("{score} of 100"));
    page.take_complaints();
}
