//! Hints: how much each grade gives away.

use proptest::prelude::*;
use score_core::arith::expr::Expr;
use score_core::arith::number::Number;
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::Puzzle;
use score_core::solve::distinct;
use score_core::table::board::{Board, BoardOutcome, Step, TileId};
use score_core::table::board_hint;
use score_core::table::rules::Goal;
use score_core::teach::difficulty;
use score_core::teach::hint::{Grade, Hint, hint};
use score_core::teach::remaining_steps::PlainStep;
use score_core::teach::signs;

use crate::expression_reader::read;

fn hints(solution: &str, numbers: &[u32]) -> Vec<Hint> {
    let solution = read(solution);
    let hints = Grade::ALL.map(|grade| hint(grade, Some(&solution), numbers));
    hints.into_iter().flatten().collect()
}

#[test]
fn each_grade_gives_more_away_than_the_one_before() {
    let check = |solution: &str, numbers: &[u32], expected: (&[u32], &[u32], Op, &str)| {
        let [solvable, of_numbers, last_operator, first_step] = &hints(solution, numbers)[..]
        else {
            panic!("{solution}: not four hints");
        };
        assert_eq!(*solvable, Hint::Solvable);
        let Hint::Numbers { used, spare, .. } = of_numbers else {
            panic!("{solution}: {of_numbers:?}");
        };
        let Hint::FirstStep(step) = first_step else {
            panic!("{solution}: {first_step:?}");
        };
        let (expected_used, expected_spare, op, formula) = expected;
        assert_eq!((&used[..], &spare[..]), (expected_used, expected_spare));
        assert_eq!(*last_operator, Hint::LastOperator(op), "{solution}");
        let left_side = signs::step(step.left, step.op, step.right);
        let first = format!("{left_side} = {}", step.result.printed());
        assert_eq!(first, formula, "{solution}");
    };
    check(
        "4*5*1",
        &[1, 4, 5, 7],
        (&[1, 4, 5], &[7], Op::Mul, "4 × 5 = 20"),
    );
    check(
        "9+9&9/9",
        &[9, 9, 9, 9],
        (&[9, 9, 9, 9], &[], Op::Add, "9 & 9 = 99"),
    );
    check(
        "8/(3-8/3)",
        &[3, 3, 8, 8],
        (&[3, 3, 8, 8], &[], Op::Div, "8 ÷ 3 = 8/3"),
    );
    check(
        "2&(12-12)",
        &[5, 12, 2, 12],
        (&[12, 2, 12], &[5], Op::Join, "12 − 12 = 0"),
    );
    check(
        "23-(1-4)-6",
        &[23, 1, 4, 6, 9, 9],
        (&[23, 1, 4, 6], &[9, 9], Op::Sub, "1 − 4 = −3"),
    );
}

#[test]
fn of_equal_numbers_the_first_ones_dealt_are_used() {
    let solution = read("4*5*1");
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
}

#[test]
fn an_expression_that_is_no_solution_gives_no_hint() {
    assert_eq!(hints("4*5*1", &[4, 5, 2, 7]), []);
    assert_eq!(hints("20", &[20, 5, 2, 7]), []);
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
    let read: [Grade; 4] = serde_json::from_str(&written).expect("the text that was written");
    assert_eq!(read, Grade::ALL);
}

/// A board of `numbers` after these steps on tiles.
fn board_after(numbers: &[u32], steps: &[(u8, Op, u8)]) -> Board {
    let mut board = Board::new(numbers);
    for &(left, op, right) in steps {
        let step = Step {
            left: TileId(left),
            op,
            right: TileId(right),
        };
        board.make(step, OpSet::ALL).expect("a step with a result");
    }
    board
}

/// The hint of `grade` for the board of a puzzle for 20.
fn hint_on(grade: Grade, numbers: &[u32], board: &Board) -> Option<Hint> {
    let puzzle = Puzzle::new(numbers, 20, OpSet::ALL, false).expect("a puzzle");
    let solutions = distinct(&puzzle);
    board_hint::hint(grade, board, &puzzle, difficulty::easiest(&solutions))
}

fn plain(left: u32, op: Op, right: u32, result: u32) -> PlainStep {
    let number = |value: u32| Number::from(value);
    PlainStep {
        left: number(left),
        op,
        right: number(right),
        result: number(result),
    }
}

#[test]
fn after_a_step_a_hint_is_about_the_numbers_that_lie_there() {
    let numbers = [2, 3, 4, 8];
    let board = board_after(&numbers, &[(0, Op::Add, 1)]);
    let hints = Grade::ALL.map(|grade| hint_on(grade, &numbers, &board));
    assert_eq!(
        hints,
        [
            Some(Hint::WayOn),
            Some(Hint::NumbersOnBoard {
                used: vec![Number::from(4_u32), Number::from(5_u32)],
                spare: vec![Number::from(8_u32)],
            }),
            Some(Hint::LastOperator(Op::Mul)),
            Some(Hint::NextStep {
                step: plain(5, Op::Mul, 4, 20),
                made: None,
            }),
        ]
    );
    let untouched = board_after(&numbers, &[]);
    assert_eq!(
        hint_on(Grade::Solvable, &numbers, &untouched),
        Some(Hint::Solvable)
    );
}

#[test]
fn after_a_step_that_leads_nowhere_every_hint_says_which_one_to_take_back() {
    let numbers = [3, 1, 4, 11];
    let first = (0, Op::Add, 1);
    for steps in [
        &[first][..],
        &[first, (2, Op::Mul, 4)],
        &[first, (4, Op::Sub, 2)],
    ] {
        let board = board_after(&numbers, steps);
        for grade in Grade::ALL {
            let told = hint_on(grade, &numbers, &board);
            assert_eq!(
                told,
                Some(Hint::TakeBack(plain(3, Op::Add, 1, 4))),
                "{steps:?}"
            );
        }
    }
}

#[test]
fn on_a_board_of_an_impossible_roll_nothing_but_that_is_said() {
    let board = board_after(&[1, 1, 1, 4], &[(0, Op::Add, 1)]);
    let hints = Grade::ALL.map(|grade| hint_on(grade, &[1, 1, 1, 4], &board));
    assert_eq!(hints, [Some(Hint::Impossible), None, None, None]);
}

/// Follows the fourth hint.
fn follow(board: &mut Board, hint: Hint) {
    let (left, op, right, made) = match hint {
        Hint::TakeBack(_) => {
            board.undo();
            return;
        }
        Hint::NextStep { step, made } => (step.left, step.op, step.right, made),
        Hint::FirstStep(step) => (step.left, step.op, step.right, None),
        other => panic!("no step: {other:?}"),
    };
    // The number that was dealt, unless the hint says otherwise.
    let mut tiles: Vec<TileId> = board.tiles().collect();
    if made.is_some() {
        tiles.reverse();
    }
    let with = |value: Number, not: Option<TileId>| {
        let mut tiles = tiles.iter().copied();
        tiles.find(|tile| board.value(*tile) == Some(value) && Some(*tile) != not)
    };
    let left = with(left, None).expect("it lies there");
    let right = with(right, Some(left)).expect("it lies there");
    let step = Step { left, op, right };
    board
        .make(step, OpSet::ALL)
        .expect("a step that can be made");
}

proptest! {
    /// From any board that steps of any kind lead to.
    #[test]
    fn following_hints_ends_at_the_goal(
        numbers in prop::collection::vec(1_u32..=12, 3..=4),
        tried in prop::collection::vec((0_u8..7, 0_usize..5, 0_u8..7), 0..4),
        all_numbers in prop::bool::ANY,
    ) {
        let asked = Puzzle::new(&numbers, 20, OpSet::ALL, all_numbers).expect("a puzzle");
        let solutions = distinct(&asked);
        let Some(easiest) = difficulty::easiest(&solutions) else {
            return Ok(());
        };
        let goal = Goal::new(20).expect("a goal");
        let mut board = Board::new(&numbers);
        for (left, op, right) in tried {
            if !board.outcome(goal, all_numbers).is_open() {
                break;
            }
            let step = Step { left: TileId(left), op: Op::ALL[op], right: TileId(right) };
            // A step that cannot be made is not on the board.
            let _ = board.make(step, OpSet::ALL);
        }
        // At most all steps are taken back, and at most as many made as there are numbers.
        for _ in 0..2 * numbers.len() {
            if board.outcome(goal, all_numbers) == BoardOutcome::Reached {
                break;
            }
            let told = board_hint::hint(Grade::FirstStep, &board, &asked, Some(easiest));
            follow(&mut board, told.expect("a hint"));
        }
        prop_assert_eq!(board.outcome(goal, all_numbers), BoardOutcome::Reached);
    }

    #[test]
    fn hints_tell_the_truth(
        numbers in prop::collection::vec(0_u32..=13, 2..=4), goal in 0_u32..=30,
    ) {
        let asked = Puzzle::new(&numbers, goal, OpSet::ALL, false).expect("a puzzle");
        for solution in distinct(&asked) {
            let hints = Grade::ALL.map(|grade| hint(grade, Some(&solution), &numbers));
            for told in hints.into_iter().map(|told| told.expect("a hint")) {
                prop_assert!(is_true(&told, &solution, &numbers), "{}: {:?}", solution, told);
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
        Hint::Impossible
        | Hint::WayOn
        | Hint::NumbersOnBoard { .. }
        | Hint::NextStep { .. }
        | Hint::TakeBack(_) => false,
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
