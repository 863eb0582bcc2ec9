//! Tests of the pages in which a wall shows the solutions of a class.

use proptest::prelude::*;
use score_core::group::wall_pages::{LONG_CHARS, PAGE_S, Pages, Turning, solutions_on};

#[test]
fn a_wall_of_720_lines_has_six_solutions_on_a_page_and_one_of_1080_ten() {
    let walls = [
        (1280.0, 720.0),
        (1366.0, 768.0),
        (768.0, 1024.0),
        (1920.0, 1080.0),
        (1080.0, 1920.0),
        (3840.0, 2160.0),
    ];
    let fit = |chars| walls.map(|wall| solutions_on(wall, chars));
    assert_eq!(fit(LONG_CHARS - 1), [6, 6, 6, 10, 10, 10]);
    // Ten long ones would have letters that nobody reads.
    assert_eq!(fit(LONG_CHARS), [6; 6]);
}

proptest! {
    #[test]
    fn each_solution_is_on_one_page(solutions in 0_usize..60, on_page in 1_usize..12) {
        let pages = Pages { solutions, on_page };
        let shown: Vec<usize> = (0..pages.count()).flat_map(|page| pages.range(page)).collect();
        prop_assert_eq!(shown, (0..solutions).collect::<Vec<_>>());
        // A page that is gone is the first.
        prop_assert_eq!(pages.range(pages.count()), pages.range(0));
    }
}

#[test]
fn pages_turn_by_themselves_until_somebody_turns_them() {
    let turning = Turning::Since(100);
    let at = |turning: Turning, s| turning.page(s, 3);
    // A page's clock may lag behind.
    assert_eq!(at(turning, 90), 0);
    assert_eq!(at(turning, 100 + PAGE_S - 1), 0);
    assert_eq!(at(turning, 100 + PAGE_S), 1);
    assert_eq!(at(turning, 100 + 2 * PAGE_S), 2);
    assert_eq!(at(turning, 100 + 3 * PAGE_S), 0);
    let by_hand = turning.turn(true, 100 + PAGE_S, 3);
    assert!(!by_hand.goes_by_itself());
    assert_eq!(at(by_hand, 100 + 50 * PAGE_S), 2);
    assert_eq!(at(by_hand.turn(true, 0, 3), 0), 0);
    assert_eq!(at(by_hand.turn(false, 0, 3), 0), 1);
    assert_eq!(at(turning.hold(100 + PAGE_S, 3), 900), 1);
}

#[test]
fn a_wall_that_goes_on_shows_its_page_for_a_whole_time_first() {
    let held = Turning::Held(1);
    let on = held.go_on(1_000, 3);
    assert!(on.goes_by_itself());
    assert_eq!(on.page(1_000 + PAGE_S - 1, 3), 1);
    assert_eq!(on.page(1_000 + PAGE_S, 3), 2);
    // With fewer pages the last one is shown.
    assert_eq!(Turning::Held(7).page(0, 2), 1);
}
