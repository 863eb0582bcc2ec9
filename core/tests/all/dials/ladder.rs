//! Dials, tests of the ladder: puzzles keep the promises of their level, and levels grow.

use score_core::dice::Generator;
use score_core::games::dials::kind::Kind;
use score_core::games::dials::ladder::{LEVEL_COUNT, LEVELS, LadderProgress};
use score_core::games::dials::solution::power;

/// The number of puzzles of each level that are looked at.
const PUZZLES: u64 = 200;

#[test]
fn every_puzzle_of_a_level_has_its_kind_and_number_of_presses() {
    for (index, level) in LEVELS.iter().enumerate() {
        let mut needed: Vec<u32> = (0..PUZZLES)
            .map(|seed| {
                let puzzle = level.puzzle(&mut Generator::new(seed, 0));
                let solution = puzzle.solution().expect("a way");
                assert_eq!((puzzle.kind(), solution.ways), (level.kind(), 1));
                solution.presses.total()
            })
            .collect();
        needed.sort_unstable();
        needed.dedup();
        // No number of presses is promised in vain.
        let promised: Vec<u32> = level.fewest().clone().collect();
        assert_eq!(needed, promised, "level {}", index + 1);
    }
}

#[test]
fn each_level_is_harder_than_the_one_before() {
    for pair in LEVELS.windows(2) {
        let [easier, harder] = pair else {
            panic!("windows of two")
        };
        // How many settings the dials have; and the presses.
        let sizes = [easier, harder].map(|level| {
            let settings = power(level.kind(), level.kind().dials());
            [
                settings,
                u64::from(*level.fewest().start()),
                u64::from(*level.fewest().end()),
            ]
        });
        let [before, after] = sizes;
        assert!(before.iter().zip(&after).all(|(less, more)| less <= more));
        assert_ne!(before, after);
    }
}

#[test]
fn the_ladder_leads_from_two_dials_of_three_letters_to_the_published_game() {
    let first = &LEVELS[0];
    assert_eq!(
        (first.kind().dials(), first.kind().modulus().value()),
        (2, 3)
    );
    assert_eq!(*first.fewest(), 1..=2);
    assert_eq!(LEVELS[LEVEL_COUNT - 1].kind(), Kind::USUAL);
}

#[test]
fn a_climb_goes_up_and_down_and_keeps_solved_puzzles() {
    let mut climb = LadderProgress::default();
    assert_eq!((climb.index(), climb.down()), (0, None));
    climb.solve();
    let mut climb = climb.up().expect("a second level");
    assert_eq!((climb.index(), climb.solved()), (1, vec![0]));
    assert_eq!(climb.level(), &LEVELS[1]);
    climb.solve();
    climb.solve();
    let climb = climb.down().expect("the first level");
    assert_eq!((climb.index(), climb.solved()), (0, vec![0, 1]));
    assert!(climb.is_solved(1) && !climb.is_solved(2) && !climb.is_solved(LEVEL_COUNT));
    assert_eq!(LadderProgress::new(climb.index(), &climb.solved()), climb);
    let steps = std::iter::successors(Some(climb), LadderProgress::up);
    assert_eq!(steps.count(), LEVEL_COUNT);
}

#[test]
fn a_climb_of_another_ladder_stays_on_this_one() {
    let climb = LadderProgress::new(99, &[0, 99]);
    assert_eq!((climb.index(), climb.solved()), (LEVEL_COUNT - 1, vec![0]));
    assert_eq!(climb.up(), None);
}

#[test]
fn levels_solved_in_two_tabs_are_all_solved() {
    let mut climb = LadderProgress::new(2, &[0, 1]);
    climb.join(&LadderProgress::new(7, &[1, 6]));
    assert_eq!(climb, LadderProgress::new(2, &[0, 1, 6]));
}
