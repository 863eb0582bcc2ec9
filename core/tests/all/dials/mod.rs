//! Dials, tests of arithmetic, golden totals, the game and its links.

mod elimination;
mod example;
mod game;
mod ladder;
mod link;
mod reach;
mod text;

use proptest::prelude::*;
use score_core::dice::Generator;
use score_core::games::dials::kind::{Kind, Modulus};
use score_core::games::dials::puzzle::Puzzle;
use score_core::games::dials::residues::Residues;
use score_core::games::dials::signatures::Signatures;

/// Signatures modulo 5 unless `modulus` says otherwise.
fn signatures(modulus: u32, text: &str) -> Signatures {
    let modulus = Modulus::new(modulus).expect("a modulus");
    Signatures::read(modulus, text).expect("signatures")
}

fn letters(kind: Kind, text: &str) -> Residues {
    Residues::from_letters(kind, text).expect("letters")
}

fn digits(kind: Kind, text: &str) -> Residues {
    Residues::from_digits(kind, text).expect("digits")
}

fn puzzle(modulus: u32, rows: &str, start: &str, target: &str) -> Puzzle {
    let signatures = signatures(modulus, rows);
    let kind = signatures.kind();
    let (start, target) = (letters(kind, start), letters(kind, target));
    Puzzle::new(signatures, start, target).expect("one kind")
}

/// All there are of a small kind.
fn all(kind: Kind) -> Vec<Residues> {
    let modulus = usize::from(kind.modulus().value());
    let count = modulus.pow(kind.dials() as u32);
    let nth = |number: usize| {
        Residues::from_fn(kind, |index| (number / modulus.pow(index as u32)) as u32)
    };
    (0..count).map(nth).collect()
}

fn any_kind(most_dials: usize) -> impl Strategy<Value = Kind> {
    let modulus = prop::sample::select(Modulus::ALL.to_vec());
    (modulus, 2..=most_dials).prop_map(|(modulus, dials)| Kind::new(modulus, dials).unwrap())
}

fn any_residues(kind: Kind) -> impl Strategy<Value = Residues> {
    let value = 0..u32::from(kind.modulus().value());
    prop::collection::vec(value, kind.dials())
        .prop_map(move |values| Residues::from_fn(kind, |index| values[index]))
}

/// Signatures of any rank: the last rows are often sums of others.
fn any_signatures(kind: Kind) -> impl Strategy<Value = Signatures> {
    let rows = prop::collection::vec(any_residues(kind), kind.dials());
    (rows, 0..kind.dials()).prop_map(move |(mut rows, copied)| {
        for row in 0..copied {
            let last = kind.dials() - 1;
            rows[row] = rows[row + 1].plus(&rows[last]);
        }
        Signatures::new(kind, &rows).expect("signatures")
    })
}

/// Buttons of any rank, a setting of the dials, and presses.
fn any_board(most_dials: usize) -> impl Strategy<Value = (Signatures, Residues, Residues)> {
    any_kind(most_dials)
        .prop_flat_map(|kind| (any_signatures(kind), any_residues(kind), any_residues(kind)))
}

#[test]
fn one_seed_makes_one_puzzle() {
    let random = |stream| Puzzle::random(Kind::USUAL, &mut Generator::new(7, stream));
    let first = random(0);
    assert_eq!(first, random(0));
    assert_ne!(first, random(1));
    assert_eq!(
        (
            &*first.signatures().to_string(),
            &*first.start().letters(),
            &*first.target().letters()
        ),
        ("11013,32244,22430,10110,23024", "BCAED", "DDDBD")
    );
}

#[test]
fn a_random_puzzle_has_one_solution_and_something_to_do() {
    for modulus in Modulus::ALL {
        for dials in 2..=8 {
            let kind = Kind::new(modulus, dials).unwrap();
            for seed in 0..20 {
                let puzzle = Puzzle::random(kind, &mut Generator::new(seed, 0));
                let solution = puzzle.solution().expect("a way");
                assert_eq!((puzzle.kind(), solution.ways), (kind, 1));
                assert_ne!(puzzle.start(), puzzle.target());
            }
        }
    }
}

#[test]
fn buttons_that_turn_too_little_get_a_target_that_they_reach() {
    let generator = &mut Generator::new(3, 0);
    for rows in [
        "11000,22000,00000,00000,00000",
        "10000,10000,10000,10000,10000",
    ] {
        let puzzle = Puzzle::random_for(signatures(5, rows), generator);
        assert!(puzzle.solution().is_some(), "{rows}");
        assert_ne!(puzzle.start(), puzzle.target(), "{rows}");
    }
    let nothing = Puzzle::random_for(signatures(5, "00,00"), generator);
    assert_eq!(nothing.solution(), None);
    assert_ne!(nothing.start(), nothing.target());
}

proptest! {
    #[test]
    fn as_many_presses_as_a_dial_has_letters_change_nothing(
        (signatures, before, _) in any_board(8),
    ) {
        let modulus = signatures.kind().modulus().value();
        for row in signatures.rows() {
            let after = (0..modulus).fold(before, |dials, _| dials.plus(row));
            prop_assert_eq!(after, before);
        }
    }

    #[test]
    fn presses_commute((signatures, before, _) in any_board(8)) {
        for one in signatures.rows() {
            for other in signatures.rows() {
                prop_assert_eq!(before.plus(one).plus(other), before.plus(other).plus(one));
            }
        }
    }

    #[test]
    fn presses_turn_the_dials_by_presses_times_matrix((signatures, before, presses) in any_board(8)) {
        let pressed = signatures.rows().iter().zip(presses.values());
        let after = pressed.fold(before, |dials, (row, times)| {
            (0..*times).fold(dials, |dials, _| dials.plus(row))
        });
        prop_assert_eq!(after, before.plus(&signatures.steps_of(&presses)));
        prop_assert_eq!(after.minus(&before), signatures.steps_of(&presses));
    }

    #[test]
    fn a_solution_reaches_the_target((signatures, start, target) in any_board(8)) {
        let puzzle = Puzzle::new(signatures, start, target).unwrap();
        if let Some(solution) = puzzle.solution() {
            prop_assert_eq!(start.plus(&signatures.steps_of(&solution.presses)), target);
        }
    }

    #[test]
    fn a_target_that_presses_made_has_a_solution_with_no_more_of_them(
        (signatures, start, presses) in any_board(8),
    ) {
        let target = start.plus(&signatures.steps_of(&presses));
        let solution = Puzzle::new(signatures, start, target).unwrap().solution();
        let solution = solution.expect("the presses are one");
        prop_assert!(solution.presses.total() <= presses.total());
        prop_assert!(solution.ways > 1 || solution.presses == presses);
    }
}
