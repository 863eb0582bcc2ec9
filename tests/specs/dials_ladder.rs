//! The ladder of Dials: levels are climbed, kept, and left for the full puzzle.

use score_core::dice::Generator;
use score_core::games::dials::kind::Kind;
use score_core::games::dials::ladder::{LEVEL_COUNT, LEVELS, Level};
use score_core::games::dials::puzzle::Puzzle;
use score_core::link::DialsLink;
use score_tests::{Page, specs};
use serde_json::json;

use crate::looks::NONE;
use crate::screen_list::push;

specs! {
    in_every_engine: [on_a_phone_all_buttons_of_a_puzzle_are_in_view_and_what_they_open_comes_there],
    in_one: [
        a_first_visit_begins_at_the_foot_and_each_level_that_is_solved_leads_to_the_next,
        the_ladder_is_kept_on_the_device,
        a_solution_that_was_seen_solves_no_level,
        the_full_puzzle_is_one_press_away_and_the_ladder_too,
        links_and_seeds_are_not_of_the_ladder,
    ],
}

/// The buttons that are pressed while a puzzle is solved.
const BUTTONS: &str = "#dials-place :is(.dial-key, .tools button)";

/// The puzzle on the page, by its own link.
fn puzzle(page: &Page) -> Puzzle {
    let link = page
        .text_or_none("return document.querySelector('#dials-place a[href*=\"signatures\"]').hash")
        .expect("the puzzle has a link");
    let (link, refusals) = DialsLink::read(link.trim_start_matches('#'));
    assert!(link.target.is_some() && refusals.is_empty());
    link.puzzle(&mut Generator::new(0, 0))
}

#[track_caller]
fn expect_level(page: &Page, number: usize) {
    page.wait_until(
        &format!("it is level {number}"),
        &format!(
            "document.querySelector('#dials-level:not([hidden]) strong')?.textContent === {}",
            json!(format!("Level {number} of {LEVEL_COUNT}"))
        ),
    );
}

/// The levels that have the mark of a solved one, counted from 1.
const MARKED: &str = "return [...document.querySelectorAll('.marks-of-levels i')]
    .flatMap((mark, index) => mark.matches('.solved') ? [String(index + 1)] : [])";

#[track_caller]
fn expect_puzzle_of(page: &Page, level: &Level) {
    let puzzle = puzzle(page);
    let presses = puzzle.solution().expect("a way").presses.total();
    assert_eq!(puzzle.kind(), level.kind());
    assert!(level.fewest().contains(&presses), "{presses}");
    page.expect_number_of("#dials-board .dial", level.kind().dials());
    page.expect_dial_counts(["0", &presses.to_string()]);
}

/// Makes the presses of the shortest way.
fn solve(page: &Page) {
    let presses = puzzle(page).solution().expect("a way").presses;
    for (button, times) in (1..).zip(presses.values()) {
        for _ in 0..*times {
            page.type_text(&format!("{button}"));
        }
    }
    page.wait_until(
        "it is solved",
        "document.querySelector('.dial-board.solved')",
    );
}

fn a_first_visit_begins_at_the_foot_and_each_level_that_is_solved_leads_to_the_next(page: &Page) {
    page.open_dials("");
    expect_level(page, 1);
    page.expect_list(MARKED, &NONE);
    // There is nothing below, and another puzzle is one of the same level.
    page.press("#dials-down");
    expect_level(page, 1);
    page.press("#dials-new");
    for (index, level) in LEVELS.iter().enumerate() {
        expect_level(page, index + 1);
        expect_puzzle_of(page, level);
        page.expect_hidden("#dials-next");
        solve(page);
        page.expect_number_of(".marks-of-levels i.solved", index + 1);
        if index + 1 < LEVEL_COUNT {
            push(page, "#dials-next");
            page.expect_focus(".dial-key[data-button=\"1\"]");
        }
    }
    // From the top it leads no further.
    page.expect_hidden("#dials-next");
    let said = page.text("#dials-status");
    assert!(
        said.ends_with("You have climbed the whole ladder!"),
        "{said}"
    );
    page.press("#dials-up");
    expect_level(page, LEVEL_COUNT);
    // Nor down but by a level.
    page.press("#dials-down");
    expect_level(page, LEVEL_COUNT - 1);
    expect_puzzle_of(page, &LEVELS[LEVEL_COUNT - 2]);
}

fn the_ladder_is_kept_on_the_device(page: &Page) {
    page.open_dials("");
    solve(page);
    page.press("#dials-next");
    expect_level(page, 2);
    page.press("#dials-up");
    expect_level(page, 3);
    let third = puzzle(page);
    page.reload();
    page.expect_dials_board();
    expect_level(page, 3);
    assert_eq!(puzzle(page), third);
    page.expect_list(MARKED, &["1"]);
    // A link from elsewhere is played, and takes nothing of it away.
    page.open_dials("?modulus=7&dials=4");
    page.expect_number_of("#dials-board .dial", 4);
    page.reload();
    page.expect_number_of("#dials-board .dial", 4);
    page.press("#dials-ladder");
    expect_level(page, 3);
    page.expect_list(MARKED, &["1"]);
    a_game_saved_before_there_was_a_ladder_goes_on(page);
}

fn a_game_saved_before_there_was_a_ladder_goes_on(page: &Page) {
    page.go_to("#dials?signatures=10000.01000.21200.00010.00001&start=ABCDE&target=EDBDA");
    page.expect_number_of("#dials-board .dial", 5);
    page.press_dial_keys(&[3]);
    // A game that was written at that time had no ladder beside it.
    let removed = page.list(
        "return Object.keys(localStorage).filter((key) => key.endsWith('dials-ladder'))
           .map((key) => { localStorage.removeItem(key); return key; })",
    );
    assert_eq!(removed.len(), 1);
    page.reload();
    page.expect_dials_board();
    page.expect_dials_status("1 press so far. 2 more can do it.");
    page.press("#dials-ladder");
    expect_level(page, 1);
}

fn a_solution_that_was_seen_solves_no_level(page: &Page) {
    page.open_dials("");
    page.press("#dials-solution");
    solve(page);
    page.expect_list(MARKED, &NONE);
    // A player is not kept there.
    page.press("#dials-next");
    expect_level(page, 2);
    // A hint does not count against a player.
    page.press("#dials-hint");
    solve(page);
    page.expect_list(MARKED, &["2"]);
}

fn the_full_puzzle_is_one_press_away_and_the_ladder_too(page: &Page) {
    page.open_dials("");
    push(page, "#dials-full");
    page.expect_focus(".dial-key[data-button=\"1\"]");
    assert_eq!(puzzle(page).kind(), Kind::USUAL);
    page.expect_hidden("#dials-level");
    page.expect_hidden("#dials-full");
    // Solved, it is of no level, and another one is as large.
    solve(page);
    page.expect_hidden("#dials-next");
    page.press("#dials-new");
    page.wait_until(
        "another puzzle has begun",
        "document.querySelector('#dials-presses strong').textContent === '0'",
    );
    assert_eq!(puzzle(page).kind(), Kind::USUAL);
    push(page, "#dials-ladder");
    page.expect_focus(".dial-key[data-button=\"1\"]");
    expect_level(page, 1);
    page.expect_list(MARKED, &NONE);
}

fn links_and_seeds_are_not_of_the_ladder(page: &Page) {
    let mut is_first = true;
    for (query, dials) in [
        ("?dials=3", 3),
        ("?modulus=3&dials=2", 2),
        ("?signatures=12.24&start=AA&target=BB", 2),
        ("?start=ABCD", 4),
        ("?seed=7", 5),
    ] {
        if is_first {
            page.open_dials(query);
            is_first = false;
        } else {
            // From the ladder.
            page.press("#dials-ladder");
            expect_level(page, 1);
            page.go_to(&format!("#dials{query}"));
        }
        page.expect_number_of("#dials-board .dial", dials);
        assert!(!page.shows("#dials-level"), "{query}");
        assert!(page.shows("#dials-ladder"), "{query}");
    }
}

fn on_a_phone_all_buttons_of_a_puzzle_are_in_view_and_what_they_open_comes_there(page: &Page) {
    page.open_in_any_size("#dials");
    page.expect_dials_board();
    page.resize((360, 640));
    page.expect_size((360, 640));
    // The lowest level has the fewest buttons, and the full puzzle the most: the levels between
    // them fit as well in other engines.
    let levels = if page.looks_closely() { LEVEL_COUNT } else { 1 };
    for index in 0..levels {
        expect_level(page, index + 1);
        assert_eq!(page.out_of_view(BUTTONS), NONE, "level {}", index + 1);
        push(page, "#dials-up");
    }
    push(page, "#dials-full");
    assert_eq!(page.out_of_view(BUTTONS), NONE, "the full puzzle");
    push(page, "#dials-ladder");
    solve(page);
    assert_eq!(page.out_of_view(BUTTONS), NONE, "solved");
    push(page, "#dials-full");
    for (key, opened) in [
        ("#dials-solution", "#dials-worked"),
        ("#dials-own", "#dials-form"),
    ] {
        page.run("scrollTo(0, 0)", Vec::new());
        push(page, key);
        page.wait_until(
            &format!("the beginning of {opened} can be seen"),
            &format!(
                "(() => {{ const top = document.querySelector('{opened}')?.getBoundingClientRect().top;
                   return top >= 0 && top < innerHeight - 100; }})()"
            ),
        );
    }
}
