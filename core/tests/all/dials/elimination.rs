//! Dials, tests of elimination: every step can be replayed, and the end is reduced.

use proptest::prelude::*;
use score_core::dice::Generator;
use score_core::games::dials::elimination::Elimination;
use score_core::games::dials::kind::{Kind, Modulus};
use score_core::games::dials::signatures::Signatures;
use score_core::games::dials::system::{RowChange, System};

use super::{all, any_board, digits, signatures};

fn kind(modulus: u32, dials: usize) -> Kind {
    Kind::new(Modulus::new(modulus).unwrap(), dials).unwrap()
}

/// Every matrix of a small kind.
fn all_signatures(kind: Kind) -> Vec<Signatures> {
    let rows = all(kind);
    let mut lists = vec![vec![]];
    for _ in 0..kind.dials() {
        lists = lists
            .into_iter()
            .flat_map(|list| rows.iter().map(move |row| [&list[..], &[*row]].concat()))
            .collect();
    }
    let made = lists
        .iter()
        .map(|rows| Signatures::new(kind, rows).unwrap());
    made.collect()
}

/// The determinant by Laplace's expansion along the first row, in whole numbers.
fn expanded(rows: &[Vec<i64>]) -> i64 {
    let Some((first, others)) = rows.split_first() else {
        return 1;
    };
    let minor = |column: usize| -> Vec<Vec<i64>> {
        let without = |row: &Vec<i64>| [&row[..column], &row[column + 1..]].concat();
        others.iter().map(without).collect()
    };
    let term = |column: usize| {
        let sign = if column.is_multiple_of(2) { 1 } else { -1 };
        sign * first[column] * expanded(&minor(column))
    };
    (0..first.len()).map(term).sum()
}

/// ∏ (1 − p⁻ᵏ) for k from 1 to the number of dials: the share of the matrices over a
/// field of p elements that can be inverted.
fn invertible_share(kind: Kind) -> f64 {
    let modulus = f64::from(kind.modulus().value());
    let factors = 1..=kind.dials() as i32;
    factors.map(|power| 1.0 - modulus.powi(-power)).product()
}

#[test]
fn three_in_four_matrices_modulo_5_can_be_inverted() {
    let share = invertible_share(Kind::USUAL);
    assert_eq!(format!("{share:.7}"), "0.7603936");
    const DRAWN: u32 = 10_000;
    let generator = &mut Generator::new(1, 0);
    let drawn = (0..DRAWN).map(|_| Signatures::any(Kind::USUAL, generator));
    let good = drawn.filter(|drawn| drawn.determinant() != 0).count();
    // Three standard deviations of such a count, √(n p (1 − p)).
    let expected = share * f64::from(DRAWN);
    let deviation = (expected * (1.0 - share)).sqrt();
    assert!((good as f64 - expected).abs() < 3.0 * deviation, "{good}");
}

#[test]
fn the_formula_counts_the_small_matrices_that_can_be_inverted() {
    for (modulus, dials, expected) in [(2, 2, 6), (3, 2, 48), (5, 2, 480), (2, 3, 168)] {
        let kind = kind(modulus, dials);
        let matrices = all_signatures(kind);
        let good = matrices
            .iter()
            .filter(|rows| rows.determinant() != 0)
            .count();
        assert_eq!(good, expected);
        let share = invertible_share(kind) * matrices.len() as f64;
        assert_eq!(share.round(), expected as f64);
    }
}

#[test]
fn elimination_is_written_down_step_by_step() {
    let signatures = signatures(5, "02,31");
    let kind = signatures.kind();
    let elimination = Elimination::of(System::of_presses(signatures.rows(), &digits(kind, "14")));
    let start = elimination.start();
    let lines = |system: &System| -> Vec<String> {
        let lines = system.rows().iter().zip(system.right());
        lines
            .map(|(left, right)| format!("{} = {right}", left.digits()))
            .collect()
    };
    // 3 presses of button 2 turn dial 1; button 1 turns only dial 2.
    assert_eq!(lines(start), ["03 = 1", "21 = 4"]);
    let changes: Vec<RowChange> = elimination.steps().iter().map(|step| step.change).collect();
    let expected = [
        RowChange::Swap { row: 0, with: 1 },
        RowChange::Scale { row: 0, by: 3 },
        RowChange::Scale { row: 1, by: 2 },
        RowChange::Add {
            row: 0,
            of: 1,
            times: 2,
        },
    ];
    assert_eq!(changes, expected);
    let columns: Vec<usize> = elimination.steps().iter().map(|step| step.column).collect();
    assert_eq!(columns, [0, 0, 1, 1]);
    assert_eq!(lines(elimination.end()), ["10 = 1", "01 = 2"]);
    assert_eq!(
        (elimination.pivots(), elimination.contradiction()),
        (&[0, 1][..], None)
    );
    assert_eq!(elimination.determinant(), 4);
}

#[test]
fn a_line_that_says_that_0_is_something_else_is_found() {
    let signatures = signatures(5, "12,24");
    let kind = signatures.kind();
    let at = |steps: &str| {
        let elimination =
            Elimination::of(System::of_presses(signatures.rows(), &digits(kind, steps)));
        (elimination.contradiction(), elimination.free())
    };
    assert_eq!(at("12"), (None, vec![1]));
    assert_eq!(at("13"), (Some(1), vec![1]));
}

proptest! {
    #[test]
    fn steps_replayed_give_the_reduced_equations((signatures, steps, _) in any_board(8)) {
        let elimination = Elimination::of(System::of_presses(signatures.rows(), &steps));
        let made = elimination.steps().iter();
        let end = made.fold(*elimination.start(), |system, step| system.changed(step.change));
        prop_assert_eq!(end, *elimination.end());
        let lines = end.rows();
        for (line, pivot) in elimination.pivots().iter().enumerate() {
            for (other, row) in lines.iter().enumerate() {
                prop_assert_eq!(row.values()[*pivot], u8::from(other == line));
            }
            prop_assert!(lines[line].values()[..*pivot].iter().all(|value| *value == 0));
        }
        let below = &lines[elimination.pivots().len()..];
        prop_assert!(below.iter().all(|row| row.is_zero()));
    }

    #[test]
    fn no_step_changes_which_presses_solve_the_equations(
        (signatures, _, presses) in any_board(8),
    ) {
        let steps = signatures.steps_of(&presses);
        let elimination = Elimination::of(System::of_presses(signatures.rows(), &steps));
        let mut system = *elimination.start();
        for step in elimination.steps() {
            system = system.changed(step.change);
            for (row, right) in system.rows().iter().zip(system.right()) {
                prop_assert_eq!(row.dot(&presses), *right);
            }
        }
    }

    #[test]
    fn the_determinant_is_that_of_laplace((signatures, _, _) in any_board(5)) {
        let row = |row: &score_core::games::dials::residues::Residues| -> Vec<i64> {
            row.values().iter().copied().map(i64::from).collect()
        };
        let rows: Vec<Vec<i64>> = signatures.rows().iter().map(row).collect();
        let modulus = i64::from(signatures.kind().modulus().value());
        let expected = expanded(&rows).rem_euclid(modulus);
        prop_assert_eq!(i64::from(signatures.determinant()), expected);
    }
}
