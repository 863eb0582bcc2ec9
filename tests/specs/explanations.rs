//! The study of a roll: solutions explained, the reason why there is none, and the difficulty.

use fantoccini::key::Key;
use score_core::wire::TableSelector;
use score_tests::{Page, Pupil, Site, specs};
use serde_json::json;

use crate::looks::NONE;
use crate::screen_list::push;

specs! {
    in_every_engine: [an_explanation_comes_into_view_and_fits_wherever_it_opens],
    in_one: [
        a_settled_roll_is_explained_on_the_board_step_by_step_forwards_and_back,
        why_there_is_no_solution_is_shown_on_a_line_beside_signs_of_their_own_sizes,
        each_number_on_the_line_is_named_and_names_never_meet,
        beside_a_live_board_an_explanation_is_small,
        on_the_wall_solutions_are_the_hosts_choice,
    ],
}

/// Writes these numbers and this goal into the form of the experiment, and finds its solutions.
#[track_caller]
fn solve(page: &Page, numbers: &[&str], goal: &str) {
    let mut boxes = [""; 6];
    boxes[..numbers.len()].copy_from_slice(numbers);
    page.fill_row("#experiment-1", &boxes);
    page.fill("#experiment-goal", goal);
    push(page, "#experiment-solve");
    page.expect_solved();
}

/// Waits for the sentence of the explanation; returns the numbers on its table.
#[track_caller]
fn expect_explained(page: &Page, sentence: &str) -> Vec<String> {
    page.wait_until(
        &format!("'{sentence}' is said"),
        &format!(
            "document.querySelector('.explanation .sentence')?.textContent === {}",
            serde_json::json!(sentence)
        ),
    );
    page.list(
        "return [...document.querySelectorAll('.explanation .tile')]
           .map((tile) => tile.getAttribute('aria-label'))",
    )
}

fn why_there_is_no_solution_is_shown_on_a_line_beside_signs_of_their_own_sizes(page: &Page) {
    page.open("#play?roll=1.1.1.4&clock=0");
    page.call_impossible(None);
    page.am_sure();
    page.expect_settlement();
    page.wait_until(
        "it is known why not",
        "document.querySelector('.why-not')?.getAttribute('aria-busy') === 'false'",
    );
    page.expect_list(
        "return [...document.querySelectorAll('.why-not p')].map((p) => p.innerText)",
        &[
            "There are 2,630 calculations with these numbers. \
             All were tried, and none makes 20.",
            "Nearest below: 1 & ((1 + 1) × 4) = 18",
            "Nearest above: (4 & 1) ÷ (1 + 1) = 41/2 = 20\u{a0}1/2",
        ],
    );
    page.expect_value(
        "return document.querySelector('.number-line').getAttribute('aria-label')",
        "Number line from 17 to 23: 5 numbers can be made, and 20 is not among them.",
    );
    page.expect_number_of(".number-line .whole", 4);
    page.expect_number_of(".number-line .part", 1);
    page.expect_number_of("#solutions .lists:not([hidden])", 0);
    // The legend of the line has small signs; the verdict and the example of the rules have signs
    // too.
    let spills = "const sign = document.querySelector('.verdict .sign');
        return sign.scrollWidth - sign.clientWidth";
    assert_eq!(page.run(spills, Vec::new()), 0);
    page.turn_to("rules");
    let width =
        "return [...document.querySelectorAll('.example .slot')].map((one) => one.offsetWidth)";
    let widths_px = page.run(width, Vec::new());
    assert_eq!(widths_px[0], widths_px[1]);
}

fn an_explanation_comes_into_view_and_fits_wherever_it_opens(page: &Page) {
    page.open_in_any_size("#experiment?clock=0");
    page.resize((360, 640));
    page.expect_size((360, 640));
    page.fill_row("#experiment-1", &["1", "2", "3", "4", "5"]);
    push(page, "#experiment-solve");
    page.expect_solved();
    let count = page.count("#solutions .explain");
    assert!(count > 4, "{count}");
    for index in [count, 1] {
        push(
            page,
            &format!("#solutions .way:nth-child({index}) .explain"),
        );
        page.expect_focus(".explanation");
        let outside_px = page.run(
            "const box = document.activeElement.getBoundingClientRect();
             return Math.max(0, -box.top, box.bottom - innerHeight)",
            Vec::new(),
        );
        assert_eq!(outside_px, 0, "the explanation of line {index}");
        push(
            page,
            &format!("#solutions .way:nth-child({index}) .explain"),
        );
        page.wait_until("it is closed", "!document.querySelector('.explanation')");
    }
    fits_every_view_on_the_board(page);
}

fn each_number_on_the_line_is_named_and_names_never_meet(page: &Page) {
    page.open("#experiment");
    solve(page, &["1", "1", "1", "4"], "20");
    let said = |page: &Page, words: &str, heard: &str| {
        page.wait_until(
            &format!("'{words}' is said"),
            &format!(
                "document.querySelector('.number-said').textContent === {}",
                serde_json::json!(words)
            ),
        );
        if words.contains('=') {
            page.expect_value(
                "return document.querySelector('.number-line').getAttribute('aria-valuetext')",
                heard,
            );
        }
    };
    said(
        page,
        "Touch a mark, or press an arrow key: here it says how the number is made.",
        "",
    );
    page.expect_list(
        "return [...document.querySelectorAll('.legend li')].map((line) => line.innerText.trim())",
        &[
            "a whole number that can be made",
            "a fraction that can be made",
            "the goal, which cannot",
        ],
    );
    // By keys: from the goal on to either side, and to the ends.
    page.run("document.querySelector('.number-line').focus()", Vec::new());
    page.key(Key::Left);
    let below = "1 & ((1 + 1) × 4) = 18";
    said(page, below, below);
    page.key(Key::Right);
    said(
        page,
        "(4 & 1) ÷ (1 + 1) = 41/2 = 20\u{a0}1/2",
        "(4 & 1) ÷ (1 + 1) = 41 halves = 20 and one half",
    );
    let marks = page.count(".number-line .mark");
    assert_eq!(marks, 5);
    // By a finger or a mouse, each of them.
    let mut names = Vec::new();
    for index in 0..marks {
        page.press(&format!(
            ".number-line .mark:nth-of-type({}) .touched",
            index + 1
        ));
        names.push(page.text(".number-said"));
        page.expect_number_of(".number-line .chosen", 1);
    }
    names.dedup();
    assert_eq!(names.len(), marks, "{names:?}");
    assert!(names.iter().all(|name| name.contains(" = ")), "{names:?}");
    names_never_meet(page, "1 1 1 4");
    let puzzles: [(&[&str], &str); 3] = [
        (&["9", "9", "9", "9"], "500"),
        (&["17", "19", "23", "29"], "20"),
        (&["97", "98", "99"], "50"),
    ];
    for (numbers, goal) in puzzles {
        solve(page, numbers, goal);
        page.wait_until(
            "it is known why not",
            "document.querySelector('.number-line')",
        );
        names_never_meet(page, &numbers.join(" "));
    }
}

/// No two names on the number line lie over each other, and none leaves the view.
#[track_caller]
fn names_never_meet(page: &Page, numbers: &str) {
    for view in [(320, 568), (360, 740), (1280, 800)] {
        page.resize(view);
        page.expect_size(view);
        page.painted();
        let meeting = page.list(
            "const names = [...document.querySelectorAll('.number-line text')];
             const box = (name) => name.getBoundingClientRect();
             const meet = (a, b) => a.left < b.right && b.left < a.right
               && a.top < b.bottom - 2 && b.top < a.bottom - 2;
             const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b]));
             const outside = names.filter((a) => box(a).left < 0 || box(a).right > innerWidth);
             return pairs.filter(([a, b]) => meet(box(a), box(b)))
               .map(([a, b]) => a.textContent + ' | ' + b.textContent)
               .concat(outside.map((a) => a.textContent))",
        );
        assert_eq!(meeting, [""; 0], "{numbers}, {view:?}");
    }
}

/// An explanation on the board.
const ON_BOARD: &str = ".surface > .explanation";
/// One below its solution in the list.
const IN_LIST: &str = ".way > .explanation";

/// How wide the first number of an explanation is, in CSS pixels.
fn tile_px(page: &Page, explanation: &str) -> i64 {
    let width = "return Math.round(document.querySelector(arguments[0]).offsetWidth)";
    let tile = format!("{explanation} .tile");
    page.run(width, vec![json!(tile)])
        .as_i64()
        .expect("a number of pixels")
}

fn a_settled_roll_is_explained_on_the_board_step_by_step_forwards_and_back(page: &Page) {
    page.open("#play?roll=3.3.8.8&goal=24&clock=0");
    page.call_impossible(None);
    page.am_sure();
    page.expect_settlement();
    page.expect_solved();
    let explain = "#solutions .explain";
    push(page, explain);
    page.expect_focus(ON_BOARD);
    page.expect_number_of(IN_LIST, 0);
    page.expect_shown(&format!("{explain}[aria-expanded=true]"));
    assert!(
        !page.shows("#dice, #step, #ops"),
        "the board is the explanation's"
    );
    assert!(page.shows("#roll"), "the next roll is at hand");
    let width_px = tile_px(page, ON_BOARD);
    assert!(width_px >= 100, "{width_px}");
    // It goes step by step to the goal and back; each sentence is announced.
    page.expect_shown(&format!("{ON_BOARD} .sentence[aria-live=polite]"));
    for (index, (sentence, tiles)) in FRAMES.iter().enumerate() {
        let mut lying = expect_explained(page, sentence);
        lying.sort();
        let mut wanted: Vec<String> = tiles.iter().map(ToString::to_string).collect();
        wanted.sort();
        assert_eq!(lying, wanted);
        let step = match index {
            0 => "Start".to_owned(),
            _ => format!("Step {index} of 3"),
        };
        page.expect_text(&format!("{ON_BOARD} .help"), &step);
        page.press(&format!("{ON_BOARD} .next"));
    }
    // It stays at its end, and goes back.
    expect_explained(page, FRAMES[3].0);
    page.expect_shown(&format!("{ON_BOARD} .next[aria-disabled=true]"));
    for (index, (sentence, _)) in FRAMES.iter().enumerate().rev().skip(1) {
        page.press(&format!("{ON_BOARD} .back"));
        expect_explained(page, sentence);
        if index == 2 {
            // Numbers that lay there as dice are drawn as dice.
            let dice = page.count(&format!("{ON_BOARD} .tile.die"));
            let derived = page.count(&format!("{ON_BOARD} .tile.derived"));
            assert_eq!((dice, derived), (1, 1));
        }
    }
    // The board is given back, and the focus.
    push(page, &format!("{ON_BOARD} .close"));
    page.wait_until("it is closed", "!document.querySelector('.explanation')");
    page.expect_focus(explain);
    page.expect_shown("#dice .tile");
    page.expect_shown(&format!("{explain}[aria-expanded=false]"));
    // A new roll takes the board.
    push(page, explain);
    page.expect_focus(ON_BOARD);
    page.roll();
    page.expect_phase("thinking");
    page.wait_until("it is gone", "!document.querySelector('.explanation')");
    page.expect_shown("#dice .tile");
}

/// The sentences of an explanation, and the numbers on its table then.
const FRAMES: [(&str, &[&str]); 4] = [
    ("Start with 3, 3, 8 and 8.", &["3", "3", "8", "8"]),
    (
        "8 ÷ 3 = 8/3: 3 does not go into 8 evenly, so the result is a fraction.",
        &["3", "eight thirds, made from 8 ÷ 3", "8"],
    ),
    (
        "3 − 8/3 = 1/3: with the common denominator 3 it is 9/3 − 8/3 = 1/3.",
        &["one third, made from 3 − eight thirds", "8"],
    ),
    (
        "8 ÷ 1/3 = 24: dividing by 1/3 is multiplying by 3, and that is the goal.",
        &["24, made from 8 ÷ one third"],
    ),
];

fn fits_every_view_on_the_board(page: &Page) {
    page.go_to("#play?roll=3.3.8.8&goal=24&clock=0");
    push(page, ".call-impossible, .call.impossible");
    push(page, "#sure");
    page.expect_settlement();
    page.expect_solved();
    page.resize((1280, 800));
    push(page, "#solutions .explain");
    page.expect_focus(ON_BOARD);
    let views = [
        (320, 568),
        (740, 360),
        (1920, 1080),
        (360, 740),
        (768, 1024),
        (1280, 720),
    ];
    // The narrowest, the lowest and the largest show the engine's own part.
    let looked_at = if page.looks_closely() { views.len() } else { 3 };
    for (index, view) in views.into_iter().take(looked_at).enumerate() {
        page.resize(view);
        page.expect_size(view);
        page.painted();
        page.run(
            "document.activeElement.scrollIntoView({block: 'nearest'})",
            Vec::new(),
        );
        // Forwards in one view, and back in the next.
        let (on, last) = match index % 2 {
            0 => ("next", 3),
            _ => ("back", 0),
        };
        for step in 0..4 {
            let outside = page.list(
                "const board = document.querySelector('.board').getBoundingClientRect();
                 const parts = '.explanation :is(.tile, .sentence, button)';
                 return [...document.querySelectorAll(parts)].filter((part) => {
                   const box = part.getBoundingClientRect();
                   return box.left < board.left - 1 || box.right > board.right + 1
                     || box.top < board.top - 1 || box.bottom > board.bottom + 1
                     || box.top < -1 || box.bottom > innerHeight + 1;
                 }).map((part) => part.outerHTML.slice(0, 60))",
            );
            assert_eq!(outside, NONE, "{view:?}, {on} {step}");
            assert_eq!(page.cut_texts(), NONE, "{view:?}, {on} {step}");
            assert_eq!(page.too_wide_px(), 0, "{view:?}, {on} {step}");
            if step < 3 {
                push(page, &format!("{ON_BOARD} .{on}"));
            }
        }
        expect_explained(page, FRAMES[last].0);
    }
}

fn beside_a_live_board_an_explanation_is_small(page: &Page) {
    page.open("#play?roll=9.9.9.9&clock=0");
    page.resize((1600, 900));
    page.press("#open-beside");
    page.expect_focus("#beside");
    let solve = || {
        push(page, "#experiment-solve");
        page.wait_until(
            "all solutions are found",
            "document.querySelector('#beside .solutions')?.ariaBusy === 'false'",
        );
        push(page, "#beside .explain");
    };
    solve();
    page.expect_focus(IN_LIST);
    page.expect_number_of(ON_BOARD, 0);
    assert!(page.shows("#dice .tile"), "the roll stays on the board");
    let small_px = tile_px(page, IN_LIST);
    assert!(small_px <= 64, "{small_px}");
    // The roll is settled: now the board is free.
    page.call_impossible(None);
    page.am_sure();
    page.expect_settlement();
    // It says how hard it was.
    page.expect_solved();
    page.expect_text("#solutions h3", "1 solution");
    page.expect_text("#solutions .difficulty", "Difficulty: 16, very hard.");
    solve();
    page.expect_focus(ON_BOARD);
    page.expect_number_of(IN_LIST, 0);
}

fn on_the_wall_solutions_are_the_hosts_choice(page: &Page) {
    let site = Site::with_relay();
    let code = page.make_table(&site, "Ada", "Class 5b");
    let _ben = Pupil::come(&site, TableSelector::Join(code), "Ben", 7).expect("there is room");
    page.expect_people(&["Ada", "Ben"]);
    page.roll_solvable(2);
    page.call_score(None);
    page.show_solution();
    page.expect_settlement();
    page.expect_solved();
    // A window that changes its size is no full screen any more.
    page.resize((1280, 800));
    page.turn_side_to("invite");
    page.project();
    // WebKit makes no click on an element that is laid out anew meanwhile: names are measured.
    page.painted();
    assert!(!page.shows("#solutions"), "nobody has chosen to show them");
    page.press("#projector-solutions");
    page.expect_shown("#projector-solutions[aria-pressed=true]");
    push(page, "#solutions .explain");
    page.expect_focus(ON_BOARD);
    assert!(
        tile_px(page, ON_BOARD) >= 100,
        "{}",
        tile_px(page, ON_BOARD)
    );
    assert_eq!(page.misfits(), NONE);
    // With the next roll the wall is for thinking again.
    page.end_projector();
    page.wait_until(
        "the table has its buttons again",
        "!('projector' in document.documentElement.dataset)",
    );
    page.painted();
    page.roll();
    page.expect_phase("thinking");
    page.expect_number_of(ON_BOARD, 0);
    page.expect_hidden("#projector-solutions");
}
