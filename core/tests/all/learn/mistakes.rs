//! Tests of planned mistakes: each is a mistake, the only one, and of the planned kind.

use score_core::arith::number::Number;
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::Puzzle;
use score_core::dice::{DiceSet, Generator, Roll};
use score_core::learn::mistake::{
    FindMistakeItem, FindMistakeResult, FindMistakeStanding, Line, MistakeKind, Planned,
    SHOWN_SOLUTIONS, Slip, WorkedSolution, faults, worked_with,
};
use score_core::solve;
use score_core::teach::difficulty::Hardness;

fn number(text: &str) -> Number {
    match text.split_once('/') {
        Some((top, bottom)) => Number::new(top.parse().unwrap(), bottom.parse().unwrap()).unwrap(),
        None => Number::whole(text.parse().unwrap()),
    }
}

/// Reads `2 + 3 * 4 = 20`; numbers have no blanks in them.
fn line(text: &str) -> Line {
    let words: Vec<&str> = text.split(' ').collect();
    let op = |word: &str| Op::from_symbol(word.chars().next().unwrap()).unwrap();
    let equals = words.iter().position(|word| *word == "=").unwrap();
    Line {
        first: number(words[0]),
        then: words[1..equals]
            .chunks(2)
            .map(|pair| (op(pair[0]), number(pair[1])))
            .collect(),
        written: number(words[equals + 1]),
    }
}

fn found(numbers: &[u32], lines: &[&str]) -> Vec<(usize, Vec<Slip>)> {
    let lines = lines.iter().map(|text| line(text)).collect();
    let roll = Roll::new(numbers).unwrap();
    let faults = faults(&roll, &WorkedSolution { lines });
    faults
        .into_iter()
        .map(|fault| (fault.line, fault.slips))
        .collect()
}

#[test]
fn each_slip_is_known_by_its_written_line() {
    let check = |numbers: &[u32], text: &str, slips: &[Slip]| {
        assert_eq!(found(numbers, &[text]), [(0, slips.to_vec())], "{text}");
    };
    check(&[3, 9], "3 - 9 = 6", &[Slip::SignOfResult]);
    check(&[2, 3, 4], "2 + 3 * 4 = 20", &[Slip::LeftToRight]);
    check(&[9, 4, 3], "9 - 4 + 3 = 2", &[Slip::RightToLeft]);
    check(&[12, 2, 3], "12 / 2 * 3 = 2", &[Slip::RightToLeft]);
    check(&[1, 2], "1 & 2 = 21", &[Slip::JoinTurned]);
    check(&[0, 7], "0 & 7 = 7", &[Slip::JoinOfZero]);
    // Nobody would write this.
    check(&[4, 5], "4 * 5 = 21", &[]);
    let check_second = |text: &[&str], slips: &[Slip]| {
        assert_eq!(
            found(&[4, 2, 3, 5, 9], text),
            [(1, slips.to_vec())],
            "{text:?}"
        );
    };
    check_second(&["2 / 3 = 2/3", "4 / 2/3 = 8/3"], &[Slip::NotTurnedOver]);
    check_second(&["2 / 3 = 2/3", "4 / 2/3 = 1/6"], &[Slip::OtherTurnedOver]);
    check_second(&["2 / 3 = 2/3", "4 + 2/3 = 2"], &[Slip::WholeToTop]);
    check_second(&["2 / 3 = 2/3", "5 + 2/3 = 7/4"], &[Slip::TopsAndBottoms]);
    check_second(
        &["2 / 3 = 2/3", "4 * 2/3 = 2/3"],
        &[Slip::TopAndBottomTimes],
    );
    check_second(&["2 - 5 = -3", "9 - -3 = 6"], &[Slip::SignOfSecond]);
    check_second(
        &["2 - 5 = -3", "-3 * 4 = 12"],
        &[Slip::SignOfResult, Slip::SignOfFirst],
    );
    check_second(&["2 - 5 = -3", "4 & -3 = -43"], &[Slip::JoinOfNegative]);
    let four = number("4");
    check_second(
        &["4 + 5 = 9", "4 * 2 = 8"],
        &[Slip::UsedAgain { number: four }],
    );
}

#[test]
fn a_line_after_a_wrong_one_is_right_where_it_goes_on_from_it() {
    assert_eq!(found(&[3, 9, 14], &["3 - 9 = 6", "6 + 14 = 20"]).len(), 1);
    assert_eq!(found(&[3, 9, 14], &["9 - 3 = 6", "6 + 14 = 20"]), []);
    // The number that the line should have made is not there.
    assert_eq!(found(&[3, 9, 26], &["3 - 9 = 6", "-6 + 26 = 20"]).len(), 2);
}

#[test]
fn a_line_is_corrected_by_its_true_value() {
    let put_right = |text: &str| line(text).put_right().map(|line| line.printed());
    assert_eq!(
        put_right("2 + 3 * 4 = 20").as_deref(),
        Some("2 + 3 × 4 = 14")
    );
    assert_eq!(put_right("4 / 2/3 = 8/3").as_deref(), Some("4 ÷ (2/3) = 6"));
    assert_eq!(put_right("9 - -3 = 6").as_deref(), Some("9 − (−3) = 12"));
    assert_eq!(put_right("0 & 7 = 7"), None);
}

/// The value of a line, worked out here once more: products first, then sums.
fn value(line: &Line) -> Option<Number> {
    let mut sums = vec![(Op::Add, line.first)];
    for (op, number) in &line.then {
        match op {
            Op::Add | Op::Sub => sums.push((*op, *number)),
            Op::Mul | Op::Div | Op::Join => {
                let last = sums.last_mut().unwrap();
                last.1 = op.apply(last.1, *number).ok()?;
            }
        }
    }
    let zero = Number::whole(0);
    sums.into_iter()
        .try_fold(zero, |sum, (op, number)| op.apply(sum, number).ok())
}

/// Holds an item against its plan.
fn check(item: &FindMistakeItem, planned: Planned) {
    assert_eq!(item.solutions.len(), SHOWN_SOLUTIONS, "{item:?}");
    assert_eq!(item.mistake.map(|mistake| mistake.slip.kind()), planned);
    for (at, worked) in item.solutions.iter().enumerate() {
        let mut there: Vec<Number> = item
            .roll
            .numbers()
            .iter()
            .map(|n| Number::from(*n))
            .collect();
        for (index, line) in worked.lines.iter().enumerate() {
            let mistake = item.mistake;
            let mistake = mistake.filter(|mistake| (mistake.solution, mistake.line) == (at, index));
            let is_right = value(line) == Some(line.written);
            let mut is_there = true;
            for number in line.numbers() {
                match there.iter().position(|other| *other == number) {
                    Some(index) => drop(there.remove(index)),
                    None => is_there = false,
                }
            }
            there.push(line.written);
            match mistake.map(|mistake| mistake.slip) {
                None => assert!(is_right && is_there, "{item:?}"),
                Some(Slip::UsedAgain { number }) => {
                    assert!(is_right && !is_there, "{item:?}");
                    assert!(line.numbers().any(|other| other == number), "{item:?}");
                }
                Some(_) => assert!(!is_right && is_there, "{item:?}"),
            }
            // Each line but the last is used by a later one.
            let later = &worked.lines[index + 1..];
            let is_used = later
                .iter()
                .any(|other| other.numbers().any(|n| n == line.written));
            assert!(is_used || later.is_empty(), "{item:?}");
        }
        let last = worked.lines.last().unwrap();
        assert_eq!(last.written, Number::from(item.goal), "{item:?}");
        assert!(
            worked
                .lines
                .iter()
                .map(|line| line.then.len())
                .sum::<usize>()
                > 1,
            "{item:?}"
        );
    }
    for (at, worked) in item.solutions.iter().enumerate() {
        assert!(!item.solutions[..at].contains(worked), "{item:?}");
    }
}

#[test]
fn the_planned_line_is_wrong_only_as_planned_and_all_others_are_right() {
    let plans: Vec<Planned> = MistakeKind::ALL
        .into_iter()
        .map(Some)
        .chain([None])
        .collect();
    let mut made = vec![0; plans.len()];
    let mut generator = Generator::new(7, 0);
    for roll in DiceSet::SCORE.rolls().step_by(23) {
        let puzzle = Puzzle::new(roll.numbers(), 20, OpSet::ALL, false).unwrap();
        let ways = solve::distinct(&puzzle);
        for (index, planned) in plans.iter().enumerate() {
            if let Some(item) =
                worked_with(&roll, &puzzle, &ways, *planned, &|_| true, &mut generator)
            {
                check(&item, *planned);
                made[index] += 1;
            }
        }
    }
    // Each kind is there to be had.
    assert!(made.iter().all(|made| *made > 5), "{made:?}");
}

#[test]
fn the_same_seed_makes_the_same_item() {
    let roll = Roll::new(&[2, 3, 7, 11]).unwrap();
    let puzzle = Puzzle::new(roll.numbers(), 20, OpSet::ALL, false).unwrap();
    let ways = solve::distinct(&puzzle);
    let make = |seed| {
        let planned = Some(MistakeKind::Sign);
        worked_with(
            &roll,
            &puzzle,
            &ways,
            planned,
            &|_| true,
            &mut Generator::new(seed, 0),
        )
    };
    assert!(make(1).is_some());
    assert_eq!(make(1), make(1));
    assert!((2..20).any(|seed| make(seed) != make(1)));
}

#[test]
fn a_kind_of_mistake_is_in_no_line_below_its_easiest_level() {
    let level_of = |worked: &WorkedSolution| Hardness::of_points(worked.points(None));
    let mut generator = Generator::new(1, 0);
    for kind in MistakeKind::ALL {
        let mut is_there = false;
        for roll in DiceSet::SCORE.rolls().step_by(29) {
            let puzzle = Puzzle::new(roll.numbers(), 20, OpSet::ALL, false).unwrap();
            let ways = solve::distinct(&puzzle);
            let mut make = |suits: &dyn Fn(&WorkedSolution) -> bool| {
                worked_with(&roll, &puzzle, &ways, Some(kind), suits, &mut generator)
            };
            is_there |= make(&|worked| level_of(worked) <= kind.easiest_level()).is_some();
            let easier = make(&|worked| level_of(worked) < kind.easiest_level());
            assert_eq!(easier, None, "{kind:?}");
        }
        assert!(is_there, "{kind:?}");
    }
}

#[test]
fn the_standing_of_a_sheet_counts_the_longest_row_that_was_right_at_once() {
    use FindMistakeResult::{AtOnce, Later, Shown};
    let of = FindMistakeStanding::of;
    assert_eq!(of(&[]), FindMistakeStanding::default());
    let standing = of(&[AtOnce, Later, AtOnce, AtOnce, Shown, AtOnce]);
    let expected = FindMistakeStanding {
        all: 6,
        at_once: 4,
        later: 1,
        row: 2,
    };
    assert_eq!(standing, expected);
}
