//! Why a goal cannot be made: the values round it, against two other ways of
//! finding them.

use std::collections::BTreeMap;

use proptest::prelude::*;
use score_core::arith::number::Number;
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::{MAX_NUMBER, MAX_NUMBERS, Puzzle};
use score_core::dice::DiceSet;
use score_core::solve::Search;
use score_core::solve::is_solvable;
use score_core::solve::nearest_search::NearestSearch;
use score_core::solve::nearest_values::{NEAREST_A_SIDE, Reached, WHOLE_WITHIN};
use score_core::teach::explain::explain;
use score_core::teach::number_line::{PLOT_END, position};
use score_core::teach::plot_labels::{LEAST_CHARS, extent, reach, rows};
use score_core::teach::why_not::single_step;

use crate::puzzles;

const IMPOSSIBLE_ROLLS: &str = include_str!("../oracles/score_impossible_rolls.txt");

fn puzzle(numbers: &[u32], goal: u32) -> Puzzle {
    Puzzle::new(numbers, goal, OpSet::ALL, false).expect("a puzzle")
}

fn puzzle_with(ops: &[Op], numbers: &[u32], goal: u32) -> Puzzle {
    let ops = ops.iter().copied().collect();
    Puzzle::new(numbers, goal, ops, false).expect("a puzzle")
}

fn why_not(puzzle: &Puzzle) -> NearestSearch {
    let mut why_not = NearestSearch::new(puzzle.clone());
    assert!(why_not.advance(why_not.units()));
    assert_eq!(why_not.done(), why_not.units());
    why_not
}

/// The number of expressions that the simple solver tries, and the number of solutions among them.
fn searched(puzzle: &Puzzle) -> (u64, usize) {
    let mut search = Search::new(puzzle.clone());
    let mut found = 0;
    search.advance(search.units(), &mut |_, _| found += 1);
    (search.tried(), found)
}

/// The values round the goal.
pub trait Around {
    /// The goal itself, if it is reached.
    fn goal(&self) -> Option<&Reached>;
    /// The nearest value below the goal.
    fn below(&self) -> Option<&Reached>;
    /// The nearest value above the goal.
    fn above(&self) -> Option<&Reached>;
}

impl Around for NearestSearch {
    fn goal(&self) -> Option<&Reached> {
        let goal = Number::from(self.puzzle().goal());
        self.values().iter().find(|reached| reached.value == goal)
    }

    fn below(&self) -> Option<&Reached> {
        let goal = Number::from(self.puzzle().goal());
        let mut values = self.values().iter().rev();
        values.find(|reached| reached.value < goal)
    }

    fn above(&self) -> Option<&Reached> {
        let goal = Number::from(self.puzzle().goal());
        self.values().iter().find(|reached| reached.value > goal)
    }
}

fn line(reached: Option<&Reached>) -> Option<String> {
    let reached = reached?;
    Some(format!(
        "{} = {}",
        reached.expr.printed(),
        reached.value.printed()
    ))
}

#[test]
fn a_single_step_that_does_not_count_is_known() {
    let one = |puzzle: &Puzzle| single_step(puzzle).map(|step| step.printed());
    assert_eq!(one(&puzzle(&[1, 4, 7, 19], 20)).as_deref(), Some("1 + 19"));
    assert_eq!(one(&puzzle(&[1, 3, 8, 20], 20)).as_deref(), Some("1 × 20"));
    assert_eq!(one(&puzzle(&[1, 1, 1, 4], 20)), None);
    assert_eq!(one(&puzzle_with(&[Op::Sub], &[1, 4, 7, 19], 20)), None);
    // Of two numbers one step is all there is.
    assert_eq!(one(&puzzle(&[1, 19], 20)), None);
}

proptest! {
    #[test]
    fn where_a_single_step_is_known_it_makes_the_goal(numbers in prop::collection::vec(0..=20_u32, 3..=4), goal in 0..=40_u32) {
        let puzzle = puzzle(&numbers, goal);
        let tried = numbers.iter().enumerate().any(|(left, first)| {
            numbers.iter().enumerate().any(|(right, second)| {
                left != right && OpSet::ALL.iter().any(|op| {
                    op.apply((*first).into(), (*second).into()) == Ok(Number::from(goal))
                })
            })
        });
        let step = single_step(&puzzle);
        prop_assert_eq!(step.is_some(), tried);
        if let Some(step) = step {
            prop_assert_eq!(step.value(), Ok(Number::from(goal)));
        }
    }
}

#[test]
fn of_1_1_1_4_the_nearest_to_20_are_18_and_20_and_a_half() {
    let why_not = why_not(&puzzle(&[1, 1, 1, 4], 20));
    assert_eq!(why_not.goal(), None);
    assert_eq!(
        line(why_not.below()).as_deref(),
        Some("1 & ((1 + 1) × 4) = 18")
    );
    assert_eq!(
        line(why_not.above()).as_deref(),
        Some("(4 & 1) ÷ (1 + 1) = 41/2")
    );
    let wholes: Vec<i64> = why_not
        .values()
        .iter()
        .filter_map(|reached| reached.value.as_whole())
        .filter(|whole| (0..=40).contains(whole))
        .collect();
    let solved = |goal: &i64| searched(&puzzle(&[1, 1, 1, 4], *goal as u32)).1 > 0;
    let by_search: Vec<i64> = (0..=40).filter(solved).collect();
    assert_eq!(wholes, by_search);
    assert_eq!(why_not.tried(), 2_630);
    assert_eq!(searched(why_not.puzzle()), (2_630, 0));
}

#[test]
fn the_104_impossible_rolls_and_no_others_miss_20_on_both_sides() {
    let twenty = Number::whole(20);
    let impossible: Vec<&str> = IMPOSSIBLE_ROLLS.lines().collect();
    let mut missed = Vec::new();
    // Of the others every tenth: all of them would take seconds.
    let rolls = DiceSet::SCORE.rolls().enumerate();
    for (_, roll) in rolls.filter(|(at, roll)| {
        at.is_multiple_of(10) || impossible.contains(&roll.to_string().as_str())
    }) {
        let why_not = why_not(&puzzle(roll.numbers(), 20));
        assert!(why_not.below().is_some_and(|below| below.value < twenty));
        assert!(why_not.above().is_some_and(|above| above.value > twenty));
        match why_not.goal() {
            Some(goal) => assert_eq!(goal.expr.value(), Ok(twenty)),
            None => missed.push(roll.to_string()),
        }
    }
    assert_eq!(missed.len(), 104);
    assert_eq!(missed, impossible);
}

#[test]
fn a_goal_that_is_reached_is_between_its_neighbours() {
    let why_not = why_not(&puzzle(&[9, 9, 9, 9], 20));
    assert_eq!(
        line(why_not.goal()).as_deref(),
        Some("(9 & 9) ÷ 9 + 9 = 20")
    );
    assert_eq!(line(why_not.below()).as_deref(), Some("(9 ÷ 9) & 9 = 19"));
    assert_eq!(
        line(why_not.above()).as_deref(),
        Some("((9 + 9) & 9) ÷ 9 = 21")
    );
}

#[test]
fn round_zero_there_are_negative_values() {
    let why_not = why_not(&puzzle_with(&[Op::Sub, Op::Div], &[2, 3], 0));
    let values: Vec<String> = why_not
        .values()
        .iter()
        .map(|reached| reached.value.printed())
        .collect();
    assert_eq!(values, ["−1", "2/3", "1", "3/2"]);
    assert_eq!(line(why_not.below()).as_deref(), Some("2 − 3 = −1"));
    assert_eq!(line(why_not.above()).as_deref(), Some("2 ÷ 3 = 2/3"));
}

#[test]
fn without_operators_nothing_is_reached_and_nothing_tried() {
    let why_not = why_not(&puzzle_with(&[], &[1, 2, 17, 20], 20));
    assert_eq!(why_not.values(), []);
    assert_eq!((why_not.below(), why_not.above()), (None, None));
    assert_eq!(why_not.tried(), 0);
}

#[test]
fn six_numbers_are_counted_as_the_simple_solver_counts_them() {
    for (ops, numbers) in [
        (&[Op::Add][..], [1, 2, 3, 4, 5, 6]),
        (&[Op::Sub, Op::Div], [1, 1, 2, 3, 5, 8]),
        (&Op::ALL, [7, 7, 7, 7, 7, 8]),
        (&Op::ALL, [MAX_NUMBER; MAX_NUMBERS]),
        (&Op::ALL, [0; MAX_NUMBERS]),
    ] {
        let asked = puzzle_with(ops, &numbers, 20);
        let why_not = why_not(&asked);
        let (tried, found) = searched(&asked);
        assert_eq!(why_not.tried(), tried, "{numbers:?}");
        assert_eq!(why_not.goal().is_some(), found > 0, "{numbers:?}");
    }
}

#[test]
fn positions_on_a_plot_are_rounded_to_the_nearest() {
    let check = |above: i64, below: i64, from: i32, to: i32, expected: Option<u32>| {
        let value = Number::new(above, below).expect("a fraction");
        assert_eq!(
            position(value, from, to),
            expected,
            "{value} in {from} to {to}"
        );
    };
    check(0, 1, 0, 40, Some(0));
    check(20, 1, 0, 40, Some(500));
    check(40, 1, 0, 40, Some(PLOT_END));
    check(41, 2, 0, 40, Some(513));
    check(-20, 1, -20, 20, Some(0));
    check(-1, 3, -20, 20, Some(492));
    check(1, 3, 0, 1, Some(333));
    check(2, 3, 0, 1, Some(667));
    check(41, 1, 0, 40, None);
    check(-1, 1000, 0, 40, None);
    check(5, 1, 5, 5, None);
    check(5, 1, 6, 4, None);
    check(i64::MAX, i64::MAX - 1, i32::MIN, i32::MAX, Some(500));
    check(1, i64::MAX, -1, 1, Some(500));
}

/// For each value that can be made by the rules of the game the fewest numbers
/// that make it: every step is made from every position, as people play.
fn played(puzzle: &Puzzle) -> BTreeMap<Number, usize> {
    let tiles: Vec<(Number, usize)> = puzzle
        .numbers()
        .iter()
        .map(|number| (Number::from(*number), 1))
        .collect();
    let mut made = BTreeMap::new();
    play(puzzle, &tiles, &mut made);
    made
}

fn play(puzzle: &Puzzle, tiles: &[(Number, usize)], made: &mut BTreeMap<Number, usize>) {
    let dealt = puzzle.numbers().len();
    let fewest = if puzzle.all_numbers() {
        dealt
    } else {
        dealt.min(3)
    };
    for left in 0..tiles.len() {
        for right in (0..tiles.len()).filter(|right| *right != left) {
            for op in puzzle.ops().iter() {
                let Ok(value) = op.apply(tiles[left].0, tiles[right].0) else {
                    continue;
                };
                let used = tiles[left].1 + tiles[right].1;
                if used >= fewest {
                    let known = made.entry(value).or_insert(used);
                    *known = used.min(*known);
                }
                let others = (0..tiles.len()).filter(|at| *at != left && *at != right);
                let mut next: Vec<(Number, usize)> = others.map(|at| tiles[at]).collect();
                next.push((value, used));
                play(puzzle, &next, made);
            }
        }
    }
}

/// The values near the goal that a search is to keep.
fn near(values: &[Number], goal: u32) -> Vec<Number> {
    let goal = Number::from(goal);
    let below = values.iter().rev().filter(|value| **value < goal);
    let above = values.iter().filter(|value| **value > goal);
    let farthest = |farthest: Option<&Number>| farthest.copied();
    let low = farthest(below.take(NEAREST_A_SIDE).last());
    let high = farthest(above.take(NEAREST_A_SIDE).last());
    let is_within = |value: Number| {
        let distance = value.checked_sub(goal).and_then(Number::as_whole);
        distance.is_some_and(|distance| distance.abs() <= WHOLE_WITHIN)
    };
    let is_near = |value: &Number| {
        let is_nearest = low.is_some_and(|low| low <= *value && *value <= goal)
            || high.is_some_and(|high| goal <= *value && *value <= high);
        is_nearest || *value == goal || is_within(*value)
    };
    values.iter().copied().filter(is_near).collect()
}

fn any_puzzle() -> impl Strategy<Value = Puzzle> {
    puzzles::any_puzzle(
        prop_oneof![6 => 0_u32..=13, 1 => 0_u32..=MAX_NUMBER],
        prop_oneof![2 => 0_u32..=3, 5 => 0_u32..=40, 1 => 0_u32..=999],
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn playing_every_game_reaches_the_same_values(asked in any_puzzle()) {
        let why_not = why_not(&asked);
        let played = played(&asked);
        let all: Vec<Number> = played.keys().copied().collect();
        let kept: Vec<Number> = why_not.values().iter().map(|reached| reached.value).collect();
        prop_assert_eq!(kept, near(&all, asked.goal()));
        for reached in why_not.values() {
            prop_assert_eq!(reached.expr.value(), Ok(reached.value));
            prop_assert!(explain(&reached.expr, asked.numbers()).is_ok(), "{}", reached.expr);
            let used = reached.expr.numbers().len();
            prop_assert_eq!(Some(&used), played.get(&reached.value), "{}", reached.expr);
        }
    }

    #[test]
    fn the_simple_solver_tries_as_many_and_comes_to_the_same_verdict(asked in any_puzzle()) {
        let why_not = why_not(&asked);
        let (tried, found) = searched(&asked);
        prop_assert_eq!(why_not.tried(), tried);
        prop_assert_eq!(why_not.goal().is_some(), found > 0);
        prop_assert_eq!(why_not.goal().is_some(), is_solvable(&asked));
    }

    #[test]
    fn slices_make_no_difference(
        asked in any_puzzle(),
        slices in prop::collection::vec(1_usize..=30, 1..=5),
    ) {
        let whole = why_not(&asked);
        let mut sliced = NearestSearch::new(asked);
        let mut tried = 0;
        for slice in slices.iter().cycle() {
            let is_done = sliced.advance(*slice);
            prop_assert!(sliced.tried() >= tried);
            tried = sliced.tried();
            prop_assert_eq!(is_done, sliced.done() == sliced.units());
            if is_done {
                break;
            }
        }
        prop_assert_eq!(sliced.values(), whole.values());
        prop_assert_eq!(sliced.tried(), whole.tried());
    }

    #[test]
    fn a_value_further_right_lies_further_right_on_the_plot(
        parts in prop::collection::vec((-2_000_i64..=2_000, 1_i64..=40), 8), from in -40_i32..=40,
        length in 1_i32..=100,
    ) {
        let (left, right) = (Number::whole(from.into()), Number::whole((from + length).into()));
        let fractions = parts.iter().filter_map(|(above, below)| Number::new(*above, *below));
        let mut values: Vec<Number> =
            fractions.filter(|value| (left..=right).contains(value)).collect();
        values.extend([left, right]);
        values.sort();
        let positions: Option<Vec<u32>> =
            values.iter().map(|value| position(*value, from, from + length)).collect();
        let positions = positions.expect("all of them lie on the plot");
        prop_assert!(positions.is_sorted());
        prop_assert_eq!((positions[0], positions.last()), (0, Some(&PLOT_END)));
    }
}

/// How wide a plot is in characters of its names: on the narrowest telephone, a wider one, half a
/// sheet, a sheet and a large screen.
const WIDTHS_CHARS: [u32; 5] = [LEAST_CHARS, 36, 45, 85, 150];

/// The names below the plot round `goal`, as positions and lengths in characters.
fn names(below: Option<Number>, above: Option<Number>, goal: i32) -> Vec<(u32, u32)> {
    let near = [below, above];
    let reach = reach(near, goal);
    let name = |value: Number| {
        let text = value.printed_mixed().unwrap_or_else(|| value.printed());
        let at = position(value, goal - reach, goal + reach)?;
        Some((at, text.chars().count() as u32))
    };
    near.into_iter().flatten().filter_map(name).collect()
}

fn check_names(names: &[(u32, u32)]) -> Result<(), String> {
    let rows = rows(names);
    for plot_chars in WIDTHS_CHARS {
        let boxes = names
            .iter()
            .map(|(at, chars)| extent(*at, *chars, plot_chars));
        let boxes: Vec<(usize, (i64, i64))> = rows.iter().copied().zip(boxes).collect();
        for (index, (row, (from, to))) in boxes.iter().enumerate() {
            for (other_row, (other_from, other_to)) in &boxes[..index] {
                if row == other_row && from < other_to && other_from < to {
                    return Err(format!("{names:?} meet where {plot_chars} fit"));
                }
            }
        }
    }
    Ok(())
}

#[test]
fn names_on_the_plot_of_an_impossible_roll_never_meet() {
    let mut parted = 0;
    for line in IMPOSSIBLE_ROLLS.lines() {
        let numbers: Vec<u32> = line
            .split_whitespace()
            .filter_map(|number| number.parse().ok())
            .collect();
        let why_not = why_not(&puzzle(&numbers, 20));
        let value = |reached: Option<&Reached>| reached.map(|reached| reached.value);
        let names = names(value(why_not.below()), value(why_not.above()), 20);
        check_names(&names).unwrap_or_else(|why| panic!("{line}: {why}"));
        parted += usize::from(rows(&names).contains(&1));
        for (at, chars) in names {
            let (from, to) = extent(at, chars, LEAST_CHARS);
            assert!(from >= 0 && to <= i64::from(PLOT_END), "{line}: {at}");
        }
    }
    assert!(parted > 0, "some would have met");
}

proptest! {
    #[test]
    fn names_of_any_two_numbers_round_a_goal_never_meet(
        goal in 1_i32..2_000,
        below in (-3_000_i64..0, 1_i64..2_000),
        above in (1_i64..3_000, 1_i64..2_000),
    ) {
        let beside = |(away, part): (i64, i64)| {
            let goal = Number::whole(goal.into());
            goal.checked_add(Number::new(away, part)?)
        };
        let names = names(beside(below), beside(above), goal);
        prop_assert_eq!(check_names(&names), Ok(()));
    }
}
