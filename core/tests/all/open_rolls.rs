//! The guard of open rolls: which questions are about a roll that a group thinks about, for how
//! long, and that the solver says nothing of it.

use proptest::collection::vec;
use proptest::prelude::*;
use score_core::arith::op::OpSet;
use score_core::arith::puzzle::Puzzle;
use score_core::atlas::{Column, Filter, Order, Play, Show};
use score_core::csv::Separator;
use score_core::dice::{DiceSet, Roll};
use score_core::games::twenty_four::{GOAL, MAX_HIGHEST, hands};
use score_core::learn::worksheet::{Worksheet, WorksheetItem};
use score_core::lesson::WantedRolls;
use score_core::open_rolls::{
    MAX_OPEN_ROLLS, MAX_WITHHELD_MS, OpenRolls, SIGN_EVERY_MS, SeatKey, is_among, withhold,
};
use score_core::solver::{
    AtlasKind, MAX_REQUEST_BYTES, RequestId, RowChoice, RowList, SolveError, SolveRequest,
    SolveResponse, Solver, ToSolver, read_response, read_sheet, write_request,
};
use score_core::table::rules::{Goal, Source};
use score_core::teach::difficulty::Hardness;

const ADA: SeatKey = [1; 16];
const BOB: SeatKey = [2; 16];
const NOW_MS: u64 = 1_800_000_000_000;

const SCORE: Play = Play {
    dice: DiceSet::SCORE,
    ops: OpSet::ALL,
    all_numbers: false,
};

fn roll(numbers: &[u32]) -> Roll {
    Roll::new(numbers).expect("a roll")
}

fn puzzle(numbers: &[u32], goal: u32) -> Puzzle {
    Puzzle::new(numbers, goal, OpSet::ALL, false).expect("a puzzle")
}

/// All that the solver says to a request while these rolls are open, in one go.
fn answers(solver: &mut Solver, id: u32, request: SolveRequest, open: &[Roll]) -> SolveResponse {
    let begin = ToSolver::Begin {
        request,
        open: open.to_vec(),
    };
    let message = write_request(RequestId(id), &begin);
    assert!(message.len() <= MAX_REQUEST_BYTES);
    let mut last = solver.handle(&message);
    while !solver.is_idle() {
        last = solver.work(&mut || false).or(last);
    }
    read_response(&last.expect("an answer"))
        .expect("a response")
        .1
}

fn answer(request: SolveRequest, open: &[Roll]) -> SolveResponse {
    answers(&mut Solver::new(), 1, request, open)
}

const REFUSED: SolveResponse = SolveResponse::Failed(SolveError::OpenRoll);

#[test]
fn a_number_more_hides_no_roll_and_a_number_less_is_another_question() {
    let open = [roll(&[1, 2, 3, 4])];
    for (numbers, is_withheld) in [
        (&[1, 2, 3, 4][..], true),
        (&[4, 3, 2, 1], true),
        (&[1, 2, 3, 4, 999], true),
        (&[7, 4, 8, 3, 2, 1], true),
        (&[1, 2, 3], false),
        (&[1, 2, 3, 5], false),
        (&[1, 2, 3, 3, 5], false),
    ] {
        assert_eq!(withhold(&open, numbers), is_withheld, "{numbers:?}");
    }
    // A roll that is rolled twice is asked about twice.
    let open = [roll(&[6, 6, 1, 20])];
    assert!(!withhold(&open, &[6, 1, 20, 5]));
    assert!(withhold(&open, &[6, 1, 6, 20]));
    assert!(!withhold(&[], &[1, 2, 3, 4]));
}

proptest! {
    /// A roll is among numbers exactly when its numbers can be taken from these one by one.
    #[test]
    fn a_roll_is_among_numbers_that_it_can_be_taken_from(
        rolled in vec(0_u32..5, 2..=6),
        numbers in vec(0_u32..5, 0..=6),
    ) {
        let mut left = numbers.clone();
        let can_be_taken = rolled.iter().all(|number| {
            let at = left.iter().position(|other| other == number);
            at.map(|at| left.swap_remove(at)).is_some()
        });
        prop_assert_eq!(is_among(&roll(&rolled), &numbers), can_be_taken);
    }

    #[test]
    fn more_numbers_and_another_order_change_nothing(
        mut numbers in vec(0_u32..=999, 2..=4),
        more in vec(0_u32..=999, 0..=2),
    ) {
        let open = roll(&numbers);
        numbers.extend(more);
        numbers.reverse();
        prop_assert!(is_among(&open, &numbers));
    }

    /// With any goal and any operators: an answer says nothing about an open roll, and the same as
    /// ever about other numbers.
    #[test]
    fn a_puzzle_is_solved_exactly_where_no_open_roll_is_among_its_numbers(
        numbers in vec(1_u32..4, 3..=4),
        rolled in vec(1_u32..4, 2..=4),
        goal in 0_u32..40,
        ops in 1_usize..32,
        all_numbers in any::<bool>(),
    ) {
        let all = [
            score_core::arith::op::Op::Add,
            score_core::arith::op::Op::Sub,
            score_core::arith::op::Op::Mul,
            score_core::arith::op::Op::Div,
            score_core::arith::op::Op::Join,
        ];
        let ops: OpSet = all
            .into_iter()
            .enumerate()
            .filter(|(at, _)| ops & (1 << at) != 0)
            .map(|(_, op)| op)
            .collect();
        let open = [roll(&rolled)];
        let puzzle = Puzzle::new(&numbers, goal, ops, all_numbers).expect("a puzzle");
        for request in [
            SolveRequest::Solutions(puzzle.clone()),
            SolveRequest::ByForm(puzzle.clone()),
            SolveRequest::WhyNot(puzzle.clone()),
        ] {
            let is_withheld = withhold(&open, &numbers);
            prop_assert_eq!(request.is_withheld(&open), is_withheld);
            let expected = match is_withheld {
                true => REFUSED,
                false => answer(request.clone(), &[]),
            };
            prop_assert_eq!(answer(request, &open), expected);
        }
    }
}

/// The atlas of Score, and the request that asked for it.
fn atlas(solver: &mut Solver, open: &[Roll]) -> SolveResponse {
    let request = SolveRequest::Atlas {
        kind: AtlasKind::Rolls,
        play: SCORE,
        goal: 20,
        rows: 50,
    };
    answers(solver, 1, request, open)
}

fn rows(solver: &mut Solver, id: u32, choice: RowChoice, open: &[Roll]) -> SolveResponse {
    let request = SolveRequest::Rows {
        atlas: RequestId(1),
        choice,
        rows: 5_000,
    };
    answers(solver, id, request, open)
}

fn listed(response: SolveResponse) -> RowList {
    match response {
        SolveResponse::Rows(rows) => rows,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_row_of_an_atlas_that_is_open_has_its_numbers_alone_and_others_all() {
    let open = [roll(&[6, 20, 1, 6])];
    let mut solver = Solver::new();
    atlas(&mut solver, &open);
    let before = listed(rows(&mut solver, 2, RowChoice::default(), &[]));
    let now = listed(rows(&mut solver, 3, RowChoice::default(), &open));
    assert_eq!((before.count, now.count), (2_359, 2_359));
    for (before, now) in before.rows.iter().zip(&now.rows) {
        if before.roll.numbers() == [1, 6, 6, 20] {
            assert!(before.solutions > 0 && !before.is_withheld);
            assert!(now.is_withheld);
            assert_eq!((now.at, now.roll), (before.at, before.roll));
            assert_eq!((now.solutions, now.difficulty), (0, None));
            assert!(now.last_cell.is_empty());
        } else {
            assert_eq!(before, now);
        }
    }
    assert_eq!(now.rows.iter().filter(|row| row.is_withheld).count(), 1);
}

#[test]
fn the_first_rows_of_an_atlas_are_withheld_with_the_others() {
    let open = [roll(&[1, 1, 1, 1])];
    let SolveResponse::Atlas(answer) = atlas(&mut Solver::new(), &open) else {
        panic!("no atlas");
    };
    let withheld: Vec<bool> = answer.rows.rows.iter().map(|row| row.is_withheld).collect();
    assert!(withheld[0] && !withheld[1..].contains(&true));
}

#[test]
fn no_place_and_no_choice_of_rows_reveals_an_open_roll() {
    let open = [roll(&[1, 1, 1, 1])];
    let mut solver = Solver::new();
    atlas(&mut solver, &[]);
    let mut id = 1;
    for by in [Column::Solutions, Column::Difficulty, Column::Forms] {
        for descending in [false, true] {
            id += 1;
            let choice = RowChoice {
                order: Order { by, descending },
                ..RowChoice::default()
            };
            let now = listed(rows(&mut solver, id, choice, &open));
            assert!(now.rows.last().expect("rows").is_withheld);
        }
    }
    for show in [
        Show::Impossible,
        Show::Possible,
        Show::OneForm,
        Show::OneSolution,
    ] {
        id += 2;
        let choice = RowChoice {
            filter: Filter {
                show,
                // No row of these is open: a count would still say how the others go.
                contains: vec![6, 6],
            },
            ..RowChoice::default()
        };
        assert_eq!(rows(&mut solver, id, choice.clone(), &open), REFUSED);
        let elsewhere = [roll(&[99, 98, 97, 96])];
        listed(rows(&mut solver, id + 1, choice, &elsewhere));
    }
}

#[test]
fn no_file_of_an_atlas_or_of_hands_is_made_while_one_of_its_rolls_is_open() {
    let mut solver = Solver::new();
    atlas(&mut solver, &[]);
    let file = |atlas| SolveRequest::File {
        atlas: RequestId(atlas),
        choice: RowChoice::default(),
        separator: Separator::Comma,
        names: Vec::new(),
    };
    let open = [roll(&[1, 1, 1, 1])];
    assert_eq!(answers(&mut solver, 2, file(1), &open), REFUSED);
    let after = answers(&mut solver, 3, file(1), &[]);
    assert!(matches!(after, SolveResponse::File(_)));
    let hands = SolveRequest::Atlas {
        kind: AtlasKind::Hands,
        play: hands(MAX_HIGHEST).expect("a pack"),
        goal: GOAL,
        rows: 50,
    };
    answers(&mut solver, 4, hands, &[]);
    assert_eq!(answers(&mut solver, 5, file(4), &open), REFUSED);
}

#[test]
fn a_worksheet_with_an_open_roll_on_it_is_made_after_the_round() {
    let request = SolveRequest::Sheet(Worksheet::default());
    let SolveResponse::Sheet(items) = answer(request.clone(), &[]) else {
        panic!("no sheet");
    };
    let items = read_sheet(&items);
    let Some(WorksheetItem::Roll(item)) = items.last() else {
        panic!("no roll");
    };
    assert_eq!(answer(request.clone(), &[item.roll]), REFUSED);
    let others = answer(request, &[roll(&[99, 98, 97, 96])]);
    assert!(matches!(others, SolveResponse::Sheet(_)));
}

#[test]
fn a_lesson_takes_no_roll_that_is_open() {
    let wanted = |count| {
        SolveRequest::Rolls(WantedRolls {
            source: Source::Dice(DiceSet::SCORE),
            goal: Goal::new(20).expect("a goal"),
            level: Hardness::Medium,
            count,
            known: Vec::new(),
            seed: 7,
        })
    };
    let found = |response| match response {
        SolveResponse::Rolls(found) => found.rolls,
        other => panic!("{other:?}"),
    };
    let first = found(answer(wanted(1), &[]));
    let others = found(answer(wanted(5), &first));
    assert_eq!(others.len(), 5);
    let is_same = |other: &Roll| other.sorted() == first[0].sorted();
    assert!(!others.iter().any(is_same));
}

#[test]
fn a_noted_roll_is_open_until_its_round_ends_or_another_lies_there() {
    let (first, second) = (roll(&[1, 2, 3, 4]), roll(&[5, 6, 7, 8]));
    let mut rolls = OpenRolls::default();
    assert!(!rolls.is_news(ADA, None, NOW_MS));
    assert!(rolls.is_news(ADA, Some(first), NOW_MS));
    rolls.note(ADA, Some(first), NOW_MS);
    assert!(!rolls.is_news(ADA, Some(first), NOW_MS + SIGN_EVERY_MS));
    assert!(rolls.is_news(ADA, Some(first), NOW_MS + SIGN_EVERY_MS + 1));
    // A seat at another table has a roll of its own.
    rolls.note(BOB, Some(second), NOW_MS);
    assert_eq!(rolls.at(NOW_MS), [second, first]);
    assert!(rolls.is_news(ADA, Some(second), NOW_MS));
    rolls.note(ADA, Some(second), NOW_MS);
    assert_eq!(rolls.at(NOW_MS), [second, second]);
    assert!(rolls.is_news(ADA, None, NOW_MS));
    rolls.note(ADA, None, NOW_MS);
    assert_eq!(rolls.at(NOW_MS), [second]);
}

#[test]
fn a_roll_whose_tab_gives_no_sign_is_open_for_the_longest_round_alone() {
    let open = roll(&[1, 2, 3, 4]);
    let mut rolls = OpenRolls::default();
    rolls.note(ADA, Some(open), NOW_MS);
    assert_eq!(rolls.at(NOW_MS + MAX_WITHHELD_MS), [open]);
    assert_eq!(rolls.at(NOW_MS + MAX_WITHHELD_MS + 1), []);
    // Nor for years if the clock was set back meanwhile.
    assert_eq!(rolls.at(NOW_MS - MAX_WITHHELD_MS), [open]);
    assert_eq!(rolls.at(NOW_MS - MAX_WITHHELD_MS - 1), []);
    // A tab that is there notes it again by the clock as it is now.
    let set_ms = NOW_MS - 10 * MAX_WITHHELD_MS;
    assert!(rolls.is_news(ADA, Some(open), set_ms));
    rolls.note(ADA, Some(open), set_ms);
    assert_eq!(rolls.at(set_ms), [open]);
    // An outdated note does not stay in the storage.
    rolls.note(BOB, None, NOW_MS);
    assert_eq!(rolls, OpenRolls::default());
}

#[test]
fn a_browser_has_as_many_open_rolls_as_its_limit() {
    let mut rolls = OpenRolls::default();
    for seat in 0..=MAX_OPEN_ROLLS as u32 {
        rolls.note([seat as u8; 16], Some(roll(&[seat, seat, 1, 2])), NOW_MS);
    }
    let open = rolls.at(NOW_MS);
    assert_eq!(open.len(), MAX_OPEN_ROLLS);
    assert_eq!(
        open[0],
        roll(&[MAX_OPEN_ROLLS as u32, MAX_OPEN_ROLLS as u32, 1, 2])
    );
    // The longest request has room for them.
    let longest = roll(&[999; 6]);
    let request = SolveRequest::Solutions(puzzle(&[1; 6], 999));
    answer(request, &[longest; MAX_OPEN_ROLLS]);
}

/// Notes that a browser has stored open.
#[test]
fn open_rolls_are_stored_in_these_bytes() {
    let mut rolls = OpenRolls::default();
    rolls.note([7; 16], Some(roll(&[6, 1, 6, 20])), 300);
    let bytes = postcard::to_allocvec(&rolls).expect("bytes");
    let mut expected = vec![1];
    expected.extend([7; 16]);
    expected.extend([4, 6, 1, 6, 20, 0xac, 2]);
    assert_eq!(bytes, expected);
    assert_eq!(postcard::from_bytes::<OpenRolls>(&bytes), Ok(rolls));
}
