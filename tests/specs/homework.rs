//! Homework for a learning management system (LMS): a package is made, and worked at in the frame
//! of an LMS, or without an LMS.

use std::{env, fs};

use fantoccini::key::Key;
use score_core::assignment::HandIn;
use score_tests::package::Package;
use score_tests::{Hand, Page, Site, specs};
use serde_json::json;

specs! {
    in_every_engine: [
        a_package_reports_to_its_lms_and_goes_on_after_a_reload,
        a_package_without_an_lms_gives_a_code_to_hand_in,
    ],
    in_one: [
        a_form_makes_a_package_with_just_the_files_that_it_needs,
        a_form_says_what_is_wrong_where_it_is,
        a_strict_lms_takes_every_value,
        a_package_in_a_window_of_its_own_finds_the_lms_that_opened_it,
        pupils_have_the_same_numbers_or_each_their_own,
        homework_is_done_by_keys_alone,
        homework_ends_when_its_time_has_run_out,
        an_lms_that_takes_no_result_is_named_and_gets_it_again,
        an_lms_that_throws_or_begins_nothing_is_named_and_a_late_one_is_found,
        a_changed_or_missing_assignment_is_refused_in_words,
    ],
}

/// The page of an LMS that has the package in a frame.
const LMS: &str = include_str!("lms.html");

/// The page of a strict LMS, and the run-time of LMSs in it.
const STRICT_LMS: &str = include_str!("strict_lms.html");
const RUN_TIME: &str = "scorm12.min.js";

/// A sheet of four rolls, some of which are impossible.
const SHEET: &str = "#homework?kind=impossible&items=4&from=easy&to=hard&seed=3";

/// One whose first roll is impossible.
const FIRST_IMPOSSIBLE: &str = "#homework?kind=impossible&items=4&from=easy&to=hard&seed=2";

/// Serves a package, unpacked, beside the page of an LMS that has it in a frame.
fn serve(package: &Package) -> Site {
    for (name, content) in &package.files {
        let file = package.folder.join("package").join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder can be made");
        fs::write(file, content).expect("a file can be written");
    }
    let strict = env::var("SCORE_SCORM_AGAIN");
    let strict = strict.expect("`cargo xtask test` installs scorm-again and says where");
    fs::copy(strict, package.folder.join(RUN_TIME)).expect("a file can be copied");
    for (name, page) in [("lms.html", LMS), ("strict_lms.html", STRICT_LMS)] {
        fs::write(package.folder.join(name), page).expect("a file can be written");
    }
    Site::of_folder(&package.folder)
}

#[track_caller]
fn open_form(page: &Page, path: &str) {
    page.open(path);
    page.wait_until(
        "the form is there",
        "document.querySelector('#homework-make')",
    );
}

/// The package of a form with nothing changed.
#[track_caller]
fn package_of(page: &Page, path: &str) -> Package {
    open_form(page, path);
    Package::make(page)
}

#[track_caller]
fn expect_item(page: &Page, heading: &str) {
    page.wait_for_game();
    page.expect_text("#homework-item", heading);
}

/// The calls to the page of the LMS since the last look.
#[track_caller]
fn told(page: &Page) -> Vec<String> {
    page.list("return parent.calls.splice(0)")
}

#[track_caller]
fn expect_told(page: &Page, call: &str) {
    page.wait_until(call, &format!("parent.calls.includes({call:?})"));
}

fn a_form_makes_a_package_with_just_the_files_that_it_needs(page: &Page) {
    page.open("#sheet?kind=impossible&items=4&seed=3");
    page.press("#sheet-lms");
    page.expect_text("#homework-work", "In it: Which are impossible?, 4 items");
    page.fill("#homework-name", "\"7b\" & 'co' <3");
    let size = "document.querySelector('#homework-size').textContent";
    page.wait_until("the size is there", &format!("{size}.endsWith(' kB')"));
    let of_all = page.text("#homework-size");
    page.choose("#homework-language", "Deutsch");
    let is_other = format!("{size} !== '{of_all}' && {size}.endsWith(' kB')");
    page.wait_until("one language is smaller", &is_other);
    let package = Package::make(page);
    assert_eq!(package.name, "score-7b-co-3.zip");
    page.expect_words_in(
        "#homework-made",
        "score-7b-co-3.zip is saved, with 4 items.",
    );
    assert_eq!(
        package.names[..3],
        ["imsmanifest.xml", "assignment.txt", "index.html"]
    );
    let manifest = package.text("imsmanifest.xml");
    assert!(manifest.contains("<title>&quot;7b&quot; &amp; &apos;co&apos; &lt;3</title>"));
    for name in &package.names[1..] {
        assert!(
            manifest.contains(&format!("<file href=\"{name}\"/>")),
            "{name}"
        );
    }
    assert_eq!(package.assignment().name.as_str(), "\"7b\" & 'co' <3");
    let start = package.text("index.html");
    assert!(start.contains("data-assignment=\"assignment.txt\" data-language=\"de\""));
    let languages = package
        .names
        .iter()
        .filter(|name| name.starts_with("locales/"));
    let languages: Vec<&String> = languages.collect();
    assert!(
        languages.len() == 2 && languages.iter().all(|name| name.contains("/de-")),
        "{languages:?}"
    );
    for part in [
        "sw.js",
        "install/",
        "part_group.wasm",
        "part_others.wasm",
        "solver",
        "offer",
        ".br",
    ] {
        let with = package
            .names
            .iter()
            .find(|name| name.contains(part) || name.ends_with(".gz"));
        assert_eq!(with, None, "{part}");
    }
    // A level of practice and a planned lesson have forms, too.
    open_form(page, "#homework?skill=two-steps&level=easy&seed=1");
    page.fill("#homework-right", "2");
    assert_eq!(
        Package::make(page)
            .text("assignment.txt")
            .matches("right=2")
            .count(),
        1
    );
    open_form(page, "#homework?lesson=24_cards_call_3.3.8.8_1.1.1.1_end");
    page.expect_text("#homework-work", "In it: a planned lesson, 2 rolls");
}

fn a_form_says_what_is_wrong_where_it_is(page: &Page) {
    open_form(page, SHEET);
    for (field, wrong, right, sentence) in [
        ("#homework-name", " ", "Test", "Give it a name."),
        (
            "#homework-pass",
            "0",
            "80",
            "Choose a whole number from 1 to 100.",
        ),
        (
            "#homework-minutes",
            "181",
            "",
            "Choose a whole number from 1 to 180, or empty the box.",
        ),
    ] {
        page.fill(field, wrong);
        page.press("#homework-make");
        page.expect_text("#homework-made", sentence);
        page.expect_text(&format!("{field}-problem"), sentence);
        page.wait_until(
            "the field has the focus",
            &format!("document.activeElement.matches('{field}')"),
        );
        page.fill(field, right);
    }
    // Such rolls do not exist.
    open_form(
        page,
        "#homework?kind=rolls&items=4&from=easy&to=easy&skill=fractions&seed=1",
    );
    page.press("#homework-make");
    page.expect_words_in("#homework-made", "There are no such items.");
    page.go_to("#homework?kind=rolls&items=0");
    page.expect_shown("#homework-no-work");
    page.go_to("#homework");
    page.expect_words_in("#homework-no-work", "Choose the work first:");
}

fn a_package_reports_to_its_lms_and_goes_on_after_a_reload(page: &Page) {
    let package = package_of(page, FIRST_IMPOSSIBLE);
    let are_possible = package.are_possible();
    assert!(!are_possible[0]);
    let lms = serve(&package);
    page.open_with_frame(&lms, "lms.html");
    expect_item(page, "Item 1 of 4");
    assert!(!page.shows(".top nav") && !page.shows(".top .title"));
    expect_told(page, "cmi.core.lesson_status=incomplete");
    told(page);
    // With a hint an item counts half: an eighth of four.
    page.press("#learn-hint");
    page.end_item(false);
    expect_told(page, "cmi.core.score.raw=12");
    expect_told(page, "cmi.interactions.0.result=0.5");
    expect_told(page, "commit");
    page.press("#homework-next");
    page.expect_text("#homework-item", "Item 2 of 4");
    page.wait_until(
        "the heading has the focus",
        "document.activeElement.id === 'homework-item'",
    );
    // A closed tab loses nothing.
    page.open_with_frame(&lms, "lms.html");
    expect_item(page, "Item 2 of 4");
    for (index, is_possible) in are_possible.iter().enumerate().skip(1) {
        page.end_item(*is_possible);
        page.press("#homework-next");
        if index + 1 < are_possible.len() {
            page.expect_text("#homework-item", &format!("Item {} of 4", index + 2));
        }
    }
    page.expect_shown("#homework-result");
    let count = are_possible
        .iter()
        .filter(|is_possible| !**is_possible)
        .count();
    let halves = 2 * count - 1;
    let score = 100 * halves / (2 * are_possible.len());
    page.expect_text("#homework-score", &format!("{score} of 100"));
    expect_told(page, &format!("cmi.core.score.raw={score}"));
    expect_told(page, "cmi.core.lesson_status=failed");
    page.expect_words_in(
        "#homework-reported",
        "your learning platform has the result",
    );
    // Another visit shows the result and changes nothing.
    page.open_with_frame(&lms, "lms.html");
    page.wait_for_game();
    page.expect_text("#homework-score", &format!("{score} of 100"));
    assert_eq!(told(page), ["begin"]);
}

fn a_strict_lms_takes_every_value(page: &Page) {
    for (path, items, show) in [
        ("#homework?kind=hands&items=3&seed=1", 3, "#learn-show"),
        (
            "#homework?kind=mistakes&items=3&seed=3",
            3,
            "#homework-show",
        ),
        // As many as a sheet can have, of the kind with the longest answers.
        (
            "#homework?kind=dials&items=40&draw=2&seed=3",
            40,
            "#homework-show",
        ),
        (
            "#homework?lesson=24_cards_call_3.3.8.8_1.1.1.1_end",
            2,
            "#learn-show",
        ),
    ] {
        let package = package_of(page, path);
        let lms = serve(&package);
        page.open_with_frame(&lms, "strict_lms.html");
        expect_item(page, &format!("Item 1 of {items}"));
        for item in 1..=items {
            page.press(show);
            page.press("#homework-next");
            if item < items {
                page.expect_text("#homework-item", &format!("Item {} of {items}", item + 1));
            }
        }
        page.expect_text("#homework-score", "0 of 100");
        page.wait_until(
            "it has the result",
            "parent.value('cmi.core.lesson_status') === 'failed'",
        );
        assert_eq!(
            page.list("return parent.refused"),
            Vec::<String>::new(),
            "{path}"
        );
        let counted =
            "return [parent.value('cmi.interactions._count'), parent.value('cmi.core.score.raw')]";
        assert_eq!(
            page.list(counted),
            [items.to_string(), "0".to_owned()],
            "{path}"
        );
    }
}

fn a_package_in_a_window_of_its_own_finds_the_lms_that_opened_it(page: &Page) {
    let package = package_of(page, FIRST_IMPOSSIBLE);
    let lms = serve(&package);
    // The package in the frame finds no LMS and says nothing.
    page.open_at(&lms, "lms.html?late");
    page.run(
        "arrive(); document.querySelector('iframe').remove()",
        Vec::new(),
    );
    let own = page.must(page.client().window());
    page.press("a");
    page.go_to_opened_window(&own);
    expect_item(page, "Item 1 of 4");
    page.expect_text("#homework-reporting", "");
    page.end_item(false);
    page.wait_until(
        "the opener has the score",
        "opener.calls.includes('cmi.core.score.raw=25')",
    );
    page.must(page.client().close_window());
    page.must(page.client().switch_to_window(own));
}

fn pupils_have_the_same_numbers_or_each_their_own(page: &Page) {
    let numbers = |lms: &Site, pupil: &str| {
        page.open_with_frame(lms, &format!("lms.html?pupil={pupil}"));
        expect_item(page, "Item 1 of 4");
        let numbers = page.list(
            "return [...document.querySelectorAll('.dice .tile')].map((tile) => tile.innerText)",
        );
        assert_eq!(numbers.len(), 4);
        numbers
    };
    for are_same in [true, false] {
        open_form(
            page,
            "#homework?kind=hands&items=4&from=easy&to=hard&seed=3",
        );
        if !are_same {
            page.choose("#homework-numbers", "different for each pupil");
        }
        let package = Package::make(page);
        let lms = serve(&package);
        let first = numbers(&lms, "anna");
        assert_eq!(numbers(&lms, "ben") == first, are_same);
        // A pupil who comes back has their own again.
        assert_eq!(numbers(&lms, "anna"), first);
    }
}

fn homework_is_done_by_keys_alone(page: &Page) {
    for (path, do_first) in [
        (
            "#homework?lesson=20_6.6.12.20_call_1.4.5.7_7.1.1.1_end",
            make_twenty as fn(&Page),
        ),
        ("#homework?kind=mistakes&items=2&seed=3", look_at_mistake),
        ("#homework?kind=dials&items=2&draw=2&seed=3", look_at_dials),
    ] {
        let package = package_of(page, path);
        let lms = serve(&package);
        page.open_with_frame(&lms, "lms.html");
        expect_item(page, "Item 1 of 2");
        do_first(page);
        page.expect_focus("#homework-next");
        page.pass_time(1_000);
        page.key(Key::Enter);
        page.expect_text("#homework-item", "Item 2 of 2");
        page.expect_focus("#homework-item");
        page.type_text("l");
        page.expect_focus("#homework-next");
        page.type_text("r");
        page.expect_shown("#homework-score");
        page.expect_focus("#homework-result");
    }
}

fn make_twenty(page: &Page) {
    page.type_step("4*5");
    page.type_step("20*1");
    page.expect_status("20! That is a way.");
}

fn look_at_mistake(page: &Page) {
    page.use_hand(Hand::Keyboard);
    page.press(".line");
    page.expect_focus(".line");
    page.type_text("l");
}

fn look_at_dials(page: &Page) {
    page.tab_to(".dial-key");
    page.type_text("1h");
    page.expect_number_of("#homework-hint[aria-keyshortcuts=H]", 1);
    page.type_text("l");
}

fn homework_ends_when_its_time_has_run_out(page: &Page) {
    open_form(page, FIRST_IMPOSSIBLE);
    page.fill("#homework-minutes", "1");
    let package = Package::make(page);
    let lms = serve(&package);
    page.open_with_frame(&lms, "lms.html");
    expect_item(page, "Item 1 of 4");
    page.expect_words_in("#homework-left", "Time left:");
    page.end_item(false);
    page.press("#homework-next");
    page.expect_text("#homework-item", "Item 2 of 4");
    told(page);
    page.expect_text("#homework-left-said", "");
    page.run(PASS_FIVE_SECONDS_EACH, vec![json!(7)]);
    page.expect_words_in("#homework-left-said", "seconds left.");
    page.run(PASS_FIVE_SECONDS_EACH, vec![json!(5)]);
    page.expect_text("#homework-next", "To the result");
    page.expect_status("The time is over.");
    // Earlier right answers count, and the rest is worth nothing.
    expect_told(page, "cmi.core.score.raw=25");
    expect_told(page, "cmi.core.lesson_status=failed");
    page.press("#homework-next");
    page.expect_text("#homework-score", "25 of 100");
}

/// So many pieces of time of five seconds, which the page does not take for sleep; it looks at the
/// clock after each of them.
const PASS_FIVE_SECONDS_EACH: &str = "
    const now = performance.now.bind(performance);
    let passed_ms = 0;
    performance.now = () => now() + passed_ms;
    for (let piece = 0; piece < arguments[0]; piece += 1) {
      passed_ms += 5000;
      document.dispatchEvent(new Event('visibilitychange'));
    }";

fn a_package_without_an_lms_gives_a_code_to_hand_in(page: &Page) {
    let package = package_of(page, SHEET);
    let site = serve(&package);
    page.open_at(&site, "package/index.html");
    expect_item(page, "Item 1 of 4");
    page.expect_words_in("#homework-reporting", "nothing is reported");
    page.press("#learn-show");
    page.press("#homework-next");
    page.expect_text("#homework-item", "Item 2 of 4");
    // A reload goes on there.
    page.reload();
    expect_item(page, "Item 2 of 4");
    for next in ["Item 3 of 4", "Item 4 of 4"] {
        page.press("#learn-show");
        page.press("#homework-next");
        page.expect_text("#homework-item", next);
    }
    page.press("#learn-show");
    page.press("#homework-next");
    page.expect_text("#homework-score", "0 of 100");
    let sentence = page.text("#homework-sentence");
    let (_, code) = sentence.rsplit_once(' ').expect("a code");
    let read = HandIn::read(code).expect("a code");
    assert!(read.is_of(&package.assignment()) && read.is_over);
    assert_eq!((read.score, read.right, read.shown), (0, 0, 4));
    // Its teacher reads it where the package was made.
    open_form(page, SHEET);
    page.press("#homework-codes summary");
    page.fill("#homework-code", &code.to_lowercase());
    page.press("#homework-code-go");
    let said = "0 of 100; right 0, with a hint 0, looked at 4";
    page.expect_text("#homework-code-said", said);
    page.fill("#homework-code", &code[1..]);
    page.press("#homework-code-go");
    page.expect_text(
        "#homework-code-said",
        "A code has 15 letters, in three groups.",
    );
    page.fill("#homework-code", code);
    page.fill("#homework-pass", "70");
    page.press("#homework-code-go");
    page.expect_words_in(
        "#homework-code-said",
        "other homework, or of other settings",
    );
}

fn an_lms_that_takes_no_result_is_named_and_gets_it_again(page: &Page) {
    let package = package_of(page, SHEET);
    let lms = serve(&package);
    page.open_with_frame(&lms, "lms.html");
    expect_item(page, "Item 1 of 4");
    page.run("parent.refuses = true", Vec::new());
    page.press("#learn-show");
    page.expect_words_in("#homework-reporting", "has not taken the last result");
    page.run(
        "parent.refuses = false; parent.calls.length = 0",
        Vec::new(),
    );
    page.press("#homework-again");
    page.expect_text("#homework-reporting", "");
    expect_told(page, "cmi.core.score.raw=0");
}

fn an_lms_that_throws_or_begins_nothing_is_named_and_a_late_one_is_found(page: &Page) {
    let package = package_of(page, SHEET);
    let lms = serve(&package);
    for way in ["?throws", "?begins-nothing"] {
        page.open_with_frame(&lms, &format!("lms.html{way}"));
        expect_item(page, "Item 1 of 4");
        page.expect_words_in("#homework-reporting", "takes no results in this window");
    }
    page.open_with_frame(&lms, "lms.html?late");
    page.run("parent.arrive()", Vec::new());
    expect_item(page, "Item 1 of 4");
    expect_told(page, "begin");
    page.expect_text("#homework-reporting", "");
}

fn a_changed_or_missing_assignment_is_refused_in_words(page: &Page) {
    let package = package_of(page, SHEET);
    let site = serve(&package);
    let file = package.folder.join("package/assignment.txt");
    let text = package.text("assignment.txt");
    for (text, sentence) in [
        (
            text.replace("pass=80", "pass=10"),
            "was changed after it was made",
        ),
        ("score-homework".to_owned(), "cannot be read"),
    ] {
        fs::write(&file, text).expect("a file can be written");
        page.open_at(&site, "package/index.html");
        page.wait_for_game();
        page.expect_words_in("#homework-refused", sentence);
    }
    fs::remove_file(&file).expect("a file can be removed");
    page.open_at(&site, "package/index.html");
    page.wait_for_game();
    page.expect_words_in("#homework-refused", "cannot be fetched");
    // The browser complains about the missing file.
    page.take_complaints();
}
