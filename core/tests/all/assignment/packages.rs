//! The contents of a package, its name, the address at which it is made, and the time in front.

use proptest::prelude::*;
use score_core::assignment::{
    FrontTime, LanguageCode, RightCount, StartPage, Work, WorkRefusal, address_of,
};
use score_core::learn::worksheet::ItemKind;
use score_core::link::LinkRefusal;
use score_core::table::game::TableGame;

use super::fixture::{any_assignment, homework, name, practice};

/// A page of the game, as a build has it or as its source is.
const PAGES: [&str; 2] = [
    "<!doctype html><html data-starting lang=en><meta charset=utf-8>\
     <meta content=install/picture.jpg property=og:image>\
     <link href=icon.svg rel=icon type=image/svg+xml>\
     <link href=install/touch-180.png rel=apple-touch-icon>\
     <link href=score.webmanifest rel=manifest>\
     <link href=./locales/words/de-1.ftl id=language-de-words rel=later>\
     <link href=./locales/de-2.ftl id=language-de-messages rel=later>\
     <link href=./locales/fr-3.ftl id=language-fr-messages rel=later>\
     <script src=./first-4.js></script><link href=./base-5.css rel=stylesheet>\
     <link href=./score-6/__wasm_split.js id=loader rel=program>\
     <link data-parts=group href=./score-6/part_group.wasm rel=later>\
     <link data-parts=learning href=./score-6/part_learning.wasm rel=later>\
     <link rel=later data-parts=\"games learning\" href=./score-6/part_games_learning.wasm>\
     <link href=./worker-7.js id=solver-start rel=later>\
     <link href=./offer-8.js id=offer-script rel=later><p>1 < 2</p></html>",
    "<!DOCTYPE html>\n<html lang=\"en\" data-starting>\n<meta charset=\"utf-8\">\n\
     <meta property=\"og:image\" content=\"install/picture.jpg\">\n\
     <link rel=\"icon\" href=\"icon.svg\" type=\"image/svg+xml\">\n\
     <link rel=\"apple-touch-icon\" href=\"install/touch-180.png\">\n\
     <link rel=\"manifest\" href=\"score.webmanifest\">\n\
     <link rel=\"later\" id=\"language-de-words\" href=\"./locales/words/de-1.ftl\">\n\
     <link rel=\"later\" id=\"language-de-messages\" href=\"./locales/de-2.ftl\">\n\
     <link rel=\"later\" id=\"language-fr-messages\" href=\"./locales/fr-3.ftl\">\n\
     <script src=\"./first-4.js\"></script>\n<link href=\"./base-5.css\" rel=\"stylesheet\">\n\
     <link rel=\"program\" id=\"loader\" href=\"./score-6/__wasm_split.js\">\n\
     <link rel=\"later\" data-parts=\"group\" href=\"./score-6/part_group.wasm\">\n\
     <link rel=\"later\" data-parts=\"learning\" href=\"./score-6/part_learning.wasm\">\n\
     <link rel=\"later\" data-parts=\"games learning\" href=\"./score-6/part_games_learning.wasm\">\n\
     <link rel=\"later\" id=\"solver-start\" href=\"./worker-7.js\">\n\
     <link rel=\"later\" id=\"offer-script\" href=\"./offer-8.js\">\n<p>1 < 2</p></html>",
];

fn language(code: &str) -> LanguageCode {
    LanguageCode::new(code).expect("a language")
}

#[test]
fn a_package_has_the_files_that_its_start_page_names_and_no_more() {
    for page in PAGES {
        let start = StartPage::of(page, Some(&language("de"))).expect("a page of the game");
        assert_eq!(
            start.files,
            [
                "icon.svg",
                "locales/words/de-1.ftl",
                "locales/de-2.ftl",
                "first-4.js",
                "base-5.css",
                "score-6/__wasm_split.js",
                "score-6/part_learning.wasm",
                "score-6/part_games_learning.wasm",
            ]
        );
        for gone in [
            "touch-180",
            "webmanifest",
            "fr-3",
            "part_group",
            "worker",
            "offer",
            "og:",
        ] {
            assert!(!start.html.contains(gone), "{gone} in {}", start.html);
        }
        for file in start.files {
            assert!(start.html.contains(&file), "{file}");
        }
    }
}

#[test]
fn a_start_page_names_its_assignment_and_its_language_on_its_root() {
    for page in PAGES {
        let start = StartPage::of(page, Some(&language("de"))).expect("a page of the game");
        let root = "<html data-assignment=\"assignment.txt\" data-language=\"de\" ";
        assert!(start.html.contains(root), "{}", start.html);
        assert!(start.html.contains("<p>1 < 2</p></html>"));
        let start = StartPage::of(page, None).expect("a page of the game");
        assert!(
            start
                .html
                .contains("<html data-assignment=\"assignment.txt\" ")
        );
        assert!(!start.html.contains("data-language"));
        assert!(start.files.contains(&"locales/fr-3.ftl".to_owned()));
    }
    assert_eq!(StartPage::of("<p>Sign in</p>", None), None);
}

#[test]
fn a_package_with_english_alone_has_no_messages() {
    let start = StartPage::of(PAGES[0], Some(&language("en"))).expect("a page of the game");
    assert!(!start.files.iter().any(|file| file.starts_with("locales")));
}

#[test]
fn the_name_of_a_package_is_of_ascii_letters_digits_and_hyphens() {
    let mut assignment = homework(ItemKind::Rolls, 3, 1);
    for (text, file) in [
        ("Fractions: part 2", "score-fractions-part-2.zip"),
        ("\"7b\" & 'co' / Über", "score-7b-co-ber.zip"),
        ("a", "score-a.zip"),
        (
            "abcdefghi jklmnopqr stuvwxyz0 123456789 abc",
            "score-abcdefghi-jklmnopqr-stuvwxyz0-123456789.zip",
        ),
    ] {
        assignment.name = name(text);
        assert_eq!(assignment.package_name(), file);
    }
    assignment.name = name("分数");
    let check = assignment.check();
    assert_eq!(assignment.package_name(), format!("score-{check:08x}.zip"));
}

#[test]
fn an_address_without_work_or_with_unreadable_work_is_refused() {
    for fragment in ["homework", "homework?", "homework?skill=fractions"] {
        assert_eq!(
            Work::of_address(fragment, 1),
            Err(WorkRefusal::NoWork),
            "{fragment}"
        );
    }
    for (fragment, key) in [
        ("homework?kind=rolls&items=0&seed=1", "items"),
        ("homework?skill=fractions&level=soft", "level"),
    ] {
        let refused = Work::of_address(fragment, 1);
        let is_about = matches!(
            &refused,
            Err(WorkRefusal::Link(LinkRefusal::BadValue { key: of, .. })) if of == key
        );
        assert!(is_about, "{refused:?}");
    }
    let cut = Work::of_address("homework?lesson=20_6.6.12.20_call_1.4.5.7", 1);
    assert!(matches!(
        cut,
        Err(WorkRefusal::Link(LinkRefusal::Lesson(_)))
    ));
}

#[test]
fn an_address_without_a_seed_gets_one() {
    let link = address_of("sheet?kind=hands&items=4");
    assert_eq!(link, "homework?kind=hands&items=4");
    let work = Work::of_address(&link, 17).expect("a sheet");
    assert_eq!(work.seed(), 17);
    let level = practice(TableGame::Score, 3, 4).work.address();
    let without = level.split("&seed").next().expect("an address");
    let work = Work::of_address(without, 18).expect("a level");
    assert_eq!(work.seed(), 18);
}

proptest! {
    #[test]
    fn an_address_leads_to_its_work(assignment in any_assignment()) {
        let read = Work::of_address(&assignment.work.address(), 0);
        let wanted = match assignment.work {
            Work::Practice(work) => {
                let right = RightCount::default();
                Work::Practice(work.with_right(right))
            }
            work => work,
        };
        prop_assert_eq!(read, Ok(wanted));
    }
}

#[test]
fn time_counts_only_while_the_page_is_in_front() {
    let mut time = FrontTime::new(1_000, true);
    assert_eq!(time.look(1_200, true), 200);
    // It went behind another tab after this look.
    assert_eq!(time.look(1_500, false), 300);
    assert_eq!(time.look(9_000, false), 0);
    assert_eq!(time.look(9_100, true), 0);
    assert_eq!(time.look(9_200, true), 100);
    assert_eq!(time.total_ms(), 600);
}

#[test]
fn a_device_that_slept_or_a_clock_that_went_back_adds_no_time() {
    let mut time = FrontTime::new(1_000, true);
    assert_eq!(time.look(3_601_000, true), 0);
    assert_eq!(time.look(500, true), 0);
    assert_eq!(time.look(700, true), 200);
}
