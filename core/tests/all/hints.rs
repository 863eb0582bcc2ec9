//! Hints: what each grade gives away, and in which words.

use proptest::prelude::*;
use score_core::arith::expr::Expr;
use score_core::arith::number::Number;
use score_core::arith::op::OpSet;
use score_core::arith::puzzle::Puzzle;
use score_core::solve::distinct;
use score_core::teach::hint::{Grade, Hint, hint};

fn sentences(solution: &str, numbers: &[u32]) -> Vec<String> {
    let solution: Expr = solution.parse().expect("an expression");
    let hints = Grade::ALL.map(|grade| hint(grade, Some(&solution), numbers));
    hints.iter().flatten().map(Hint::to_string).collect()
}

#[test]
fn each_grade_gives_more_away_than_the_one_before() {
    let check = |solution: &str, numbers: &[u32], expected: [&str; 3]| {
        let told = sentences(solution, numbers);
        assert_eq!(told[0], "There is a solution.");
        assert_eq!(told[1..], expected, "{solution}");
    };
    check(
        "4*5*1",
        &[1, 4, 5, 7],
        [
            "Use 1, 4 and 5, and leave 7 out.",
            "The last step is a multiplication (×).",
            "Begin with 4 × 5 = 20.",
        ],
    );
    check(
        "9+9&9/9",
        &[9, 9, 9, 9],
        [
            "All the numbers are needed: 9, 9, 9 and 9.",
            "The last step is an addition (+).",
            "Begin with 9 & 9 = 99.",
        ],
    );
    check(
        "8/(3-8/3)",
        &[3, 3, 8, 8],
        [
            "All the numbers are needed: 3, 3, 8 and 8.",
            "The last step is a division (÷).",
            "Begin with 8 ÷ 3 = 8/3.",
        ],
    );
    check(
        "2&(12-12)",
        &[5, 12, 2, 12],
        [
            "Use 12, 2 and 12, and leave 5 out.",
            "The last step is a join (&).",
            "Begin with 12 − 12 = 0.",
        ],
    );
    check(
        "23-(1-4)-6",
        &[23, 1, 4, 6, 9, 9],
        [
            "Use 23, 1, 4 and 6, and leave 9 and 9 out.",
            "The last step is a subtraction (−).",
            "Begin with 1 − 4 = −3.",
        ],
    );
}

#[test]
fn of_equal_numbers_the_first_ones_dealt_are_used() {
    let solution: Expr = "4*5*1".parse().expect("an expression");
    let numbers = hint(Grade::Numbers, Some(&solution), &[5, 4, 5, 1]);
    assert_eq!(
        numbers,
        Some(Hint::Numbers {
            positions: vec![0, 1, 3],
            used: vec![5, 4, 1],
            spare: vec![5],
        })
    );
}

#[test]
fn an_impossible_puzzle_has_one_hint() {
    let hints = Grade::ALL.map(|grade| hint(grade, None, &[1, 1, 1, 4]));
    assert_eq!(hints, [Some(Hint::Impossible), None, None, None]);
    assert_eq!(
        Hint::Impossible.to_string(),
        "There is no solution: this one is impossible."
    );
}

#[test]
fn what_is_no_solution_of_these_numbers_gives_no_hint() {
    assert_eq!(sentences("4*5*1", &[4, 5, 2, 7]), Vec::<String>::new());
    assert_eq!(sentences("20", &[20, 5, 2, 7]), Vec::<String>::new());
}

#[test]
fn grades_come_in_order() {
    let mut given = Vec::new();
    while let Some(grade) = Grade::after(given.last().copied()) {
        given.push(grade);
    }
    assert_eq!(given, Grade::ALL);
    assert!(given.is_sorted());
    assert_eq!(Grade::ALL.map(Grade::number), [1, 2, 3, 4]);
}

#[test]
fn a_grade_is_written_as_it_always_was() {
    let written = serde_json::to_string(&Grade::ALL).expect("four words");
    assert_eq!(
        written,
        r#"["solvable","numbers","last_operator","first_step"]"#
    );
    let read: [Grade; 4] = serde_json::from_str(&written).expect("what was written");
    assert_eq!(read, Grade::ALL);
}

proptest! {
    #[test]
    fn hints_tell_the_truth_in_one_sentence_each(
        numbers in prop::collection::vec(0_u32..=13, 2..=4), goal in 0_u32..=30,
    ) {
        let asked = Puzzle::new(&numbers, goal, OpSet::ALL, false).expect("a puzzle");
        for solution in distinct(&asked) {
            let hints = Grade::ALL.map(|grade| hint(grade, Some(&solution), &numbers));
            for told in hints.into_iter().map(|told| told.expect("a hint")) {
                let sentence = told.to_string();
                prop_assert!(sentence.ends_with('.') && sentence.matches('.').count() == 1);
                prop_assert!(is_true(&told, &solution, &numbers), "{}: {}", solution, sentence);
            }
        }
    }
}

fn is_true(hint: &Hint, solution: &Expr, numbers: &[u32]) -> bool {
    let Expr::Step(last) = solution else {
        return false;
    };
    let sorted = |mut numbers: Vec<u32>| {
        numbers.sort_unstable();
        numbers
    };
    match hint {
        Hint::Solvable => true,
        Hint::Impossible => false,
        Hint::Numbers {
            positions,
            used,
            spare,
        } => {
            let lying: Vec<u32> = positions.iter().map(|at| numbers[*at]).collect();
            let all = [used.as_slice(), spare].concat();
            *used == lying
                && sorted(all) == sorted(numbers.to_vec())
                && sorted(lying) == sorted(solution.numbers())
        }
        Hint::LastOperator(op) => *op == last.op,
        Hint::FirstStep(step) => {
            let begins = Expr::step(number(step.left), step.op, number(step.right));
            solution.to_string().contains(&begins.to_string())
        }
    }
}

fn number(number: Number) -> Expr {
    let whole = number.as_whole().expect("a number dealt");
    Expr::Number(whole.try_into().expect("a number dealt"))
}
