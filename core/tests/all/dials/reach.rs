//! Dials, tests of reach: which targets are reached, in how many ways and with how few presses,
//! against trying everything.

use std::collections::HashMap;

use proptest::prelude::*;
use score_core::dice::Generator;
use score_core::games::dials::kind::Kind;
use score_core::games::dials::reach::Reach;
use score_core::games::dials::residues::Residues;
use score_core::games::dials::signatures::Signatures;
use score_core::games::dials::solution::solve;

use super::{all, any_signatures, digits, signatures};

/// The number of targets for which the fewest presses are 0, 1, …, for five dials of five letters.
const BY_PRESSES: [usize; 21] = [
    1, 5, 15, 35, 70, 121, 185, 255, 320, 365, 381, 365, 320, 255, 185, 121, 70, 35, 15, 5, 1,
];

#[test]
fn targets_by_fewest_presses_number_as_published() {
    let signatures = Signatures::random(Kind::USUAL, &mut Generator::new(5, 0));
    let mut found = [0; 21];
    for steps in all(Kind::USUAL) {
        let solution = solve(&signatures, &steps).expect("every target is reached");
        assert_eq!(solution.ways, 1);
        found[solution.presses.total() as usize] += 1;
    }
    assert_eq!(found, BY_PRESSES);
    assert_eq!(found.iter().sum::<usize>(), 3125);
}

#[test]
fn equal_buttons_reach_few_targets_in_many_ways() {
    let signatures = signatures(5, "21200,21200,42400,00000,00000");
    let reach = Reach::of(&signatures);
    assert_eq!(
        (reach.targets(), reach.all_targets(), reach.ways()),
        (5, 3125, 625)
    );
    let kind = signatures.kind();
    // 2 presses of the first button are one of the third.
    let solution = solve(&signatures, &digits(kind, "42400")).expect("a way");
    assert_eq!((&*solution.presses.digits(), solution.ways), ("00100", 625));
    assert_eq!(solve(&signatures, &digits(kind, "42401")), None);
}

#[test]
fn a_condition_is_a_sum_of_steps() {
    // Both dials always turn alike.
    let reach = Reach::of(&signatures(7, "11,33"));
    let conditions: Vec<String> = reach.conditions().iter().map(Residues::digits).collect();
    assert_eq!(conditions, ["61"]);
    assert!(Reach::of(&signatures(7, "11,34")).is_everything());
    let nothing = Reach::of(&signatures(2, "000,000,000"));
    assert_eq!((nothing.conditions().len(), nothing.targets()), (3, 1));
}

#[test]
fn the_fewest_presses_are_found_for_the_largest_puzzles_too() {
    let solved = |rows: &str, steps: &str| {
        let signatures = signatures(11, rows);
        let solution = solve(&signatures, &digits(signatures.kind(), steps)).expect("a way");
        (solution.presses.total(), solution.ways)
    };
    let alike = ["12345678"; 8].join(",");
    assert_eq!(solved(&alike, "X9876543"), (10, 11_u64.pow(7)));
    assert_eq!(
        solved(&["00000000"; 8].join(","), "00000000"),
        (0, 11_u64.pow(8))
    );
    let two = "10000000,01000000,10000000,01000000,10000000,01000000,10000000,01000000";
    assert_eq!(solved(two, "XX000000"), (20, 11_u64.pow(6)));
}

/// All presses of a small kind by the steps that they make: how many, and the fewest.
fn by_trying(signatures: &Signatures) -> HashMap<Residues, (u64, u32)> {
    let mut found = HashMap::new();
    for presses in all(signatures.kind()) {
        let entry = found
            .entry(signatures.steps_of(&presses))
            .or_insert((0, u32::MAX));
        *entry = (entry.0 + 1, entry.1.min(presses.total()));
    }
    found
}

fn any_small() -> impl Strategy<Value = Signatures> {
    let kinds = [
        (2, 2),
        (2, 5),
        (3, 2),
        (3, 4),
        (5, 2),
        (5, 3),
        (7, 2),
        (11, 2),
    ];
    prop::sample::select(kinds.to_vec()).prop_flat_map(|(modulus, dials)| {
        let modulus = score_core::games::dials::kind::Modulus::new(modulus).unwrap();
        any_signatures(Kind::new(modulus, dials).unwrap())
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn exactly_the_targets_of_all_presses_are_reached(signatures in any_small()) {
        let found = by_trying(&signatures);
        let reach = Reach::of(&signatures);
        prop_assert_eq!(reach.targets(), found.len() as u64);
        prop_assert_eq!(reach.is_everything(), signatures.determinant() != 0);
        for steps in all(signatures.kind()) {
            let solution = solve(&signatures, &steps);
            let told = solution.map(|solution| (solution.ways, solution.presses.total()));
            prop_assert_eq!(told, found.get(&steps).copied());
            prop_assert_eq!(reach.has(&steps), solution.is_some());
            prop_assert!(solution.is_none_or(|solution| solution.ways == reach.ways()));
        }
    }
}
