//! Worksheets: the same for ever, and versions A and B of one difficulty.

use std::collections::BTreeMap;

use score_core::arith::number::Number;
use score_core::arith::op::OpSet;
use score_core::arith::puzzle::Puzzle;
use score_core::csv::Separator;
use score_core::learn::focus::Focus;
use score_core::learn::mistake::{FindMistakeItem, MistakeKind};
use score_core::learn::worksheet::{
    AnswerKey, DialsItem, Drawing, ItemCount, ItemKind, Levels, MAX_ITEMS, MAX_TITLE_CHARS,
    MAX_WORKING_LINES, Title, Version, WorkingLines, Worksheet, WorksheetItem, WorksheetMaker, csv,
};
use score_core::solve;
use score_core::solve::nearest_search::NearestSearch;
use score_core::teach::difficulty::{Difficulty, Hardness, easiest};

fn sheet(kind: ItemKind, count: u8, seed: u32) -> Worksheet {
    Worksheet {
        kind,
        count: ItemCount::new(count).unwrap(),
        seed,
        ..Worksheet::default()
    }
}

fn versions(sheet: &Worksheet) -> [Vec<WorksheetItem>; 2] {
    Version::ALL.map(|version| {
        WorksheetMaker::make(&Worksheet {
            version: Some(version),
            ..sheet.clone()
        })
    })
}

/// An item in a line.
fn text(item: &WorksheetItem) -> String {
    match item {
        WorksheetItem::Roll(item) => {
            let way = item
                .ways
                .first()
                .map_or("-".to_owned(), ToString::to_string);
            let nearest: Vec<String> = item
                .nearest
                .iter()
                .flatten()
                .map(ToString::to_string)
                .collect();
            format!(
                "{}: {} {} {}",
                item.roll,
                item.count,
                way,
                nearest.join(" ")
            )
        }
        WorksheetItem::Spot(item) => {
            let wrong = item
                .mistake
                .map(|mistake| item.solutions[mistake.solution].lines[mistake.line].printed());
            format!("{}: {}", item.roll, wrong.unwrap_or_default())
        }
        WorksheetItem::Dials(item) => format!("{} {} {:?}", item.start, item.target, item.presses),
    }
}

/// How hard an item of any kind is.
fn hardness(item: &WorksheetItem, drawing: Drawing) -> (Option<u32>, Option<MistakeKind>) {
    match item {
        WorksheetItem::Roll(item) => (item.points, None),
        WorksheetItem::Spot(item) if drawing == Drawing::Second => {
            let kind = item.mistake.map(|mistake| mistake.slip.kind());
            (Some(item.points(None)), kind)
        }
        WorksheetItem::Spot(item) => {
            let puzzle = Puzzle::new(item.roll.numbers(), item.goal, OpSet::ALL, false).unwrap();
            let ways = solve::distinct(&puzzle);
            let points = Difficulty::of_easiest(&ways).map(Difficulty::points);
            (points, item.mistake.map(|mistake| mistake.slip.kind()))
        }
        WorksheetItem::Dials(item) => (Some(item.fewest()), None),
    }
}

#[test]
fn golden_sheets_stay_as_they_are() {
    let check = |kind, seed, expected: &[&str]| {
        // As links have made them from the first day on.
        let items = WorksheetMaker::make(&Worksheet {
            drawing: Drawing::First,
            ..sheet(kind, 4, seed)
        });
        let texts: Vec<String> = items.iter().map(text).collect();
        assert_eq!(texts, expected, "{kind:?}");
    };
    check(
        ItemKind::Rolls,
        1,
        &[
            "6 3 12 2: 8 (12 + 6) + 2 ",
            "3 11 1 5: 5 5 * (3 + 1) ",
            "5 11 2 11: 2 (11 + 11) - 2 ",
            "3 9 13 1: 3 ((13 + 9) + 1) - 3 ",
        ],
    );
    check(
        ItemKind::Hands,
        2,
        &[
            "1 4 1 10: 1 (10 * (1 + 1)) + 4 ",
            "6 13 3 12: 1 6 * ((13 + 3) - 12) ",
            "9 3 1 5: 3 ((5 * 3) + 9) * 1 ",
            "5 13 11 6: 2 (13 + 11) * (6 - 5) ",
        ],
    );
    check(
        ItemKind::Mistakes,
        3,
        &[
            "1 6 11 13: 131 − (11/6) = 20",
            "1 5 8 15: ",
            "2 6 7 7: 7 ÷ (20/7) = 20",
            "1 2 8 9: 9 − 29 = 20",
        ],
    );
    check(
        ItemKind::Impossible,
        4,
        &[
            "7 1 1 1: 0 - 19 21",
            "6 5 11 11: 0 - 19 21",
            "5 8 5 10: 7 (10 + 5) + 5 ",
            "1 1 3 20: 2 (20 + 1) - 1 ",
        ],
    );
    check(
        ItemKind::Dials,
        5,
        &[
            "CC BA [2, 0]",
            "CBA ACA [1, 1, 2]",
            "BACB ABAA [1, 1, 2, 2]",
            "DAB EDC [3, 4, 1]",
        ],
    );
}

/// The kind of mistake in an item.
fn kind_of(item: &WorksheetItem) -> Option<MistakeKind> {
    hardness(item, Drawing::Second).1
}

#[test]
fn versions_a_and_b_are_of_one_difficulty_and_have_nothing_in_common() {
    for (kind, drawing) in ItemKind::ALL
        .into_iter()
        .map(|kind| (kind, Drawing::Second))
        .chain([(ItemKind::Mistakes, Drawing::First)])
    {
        let hardness = |item: &WorksheetItem| hardness(item, drawing);
        for seed in 0..3 {
            let [a, b] = versions(&Worksheet {
                drawing,
                ..sheet(kind, 10, seed)
            });
            assert_eq!(a.len(), 10, "{kind:?} {seed}");
            let sums = |items: &[WorksheetItem]| {
                let mut sums: BTreeMap<_, u32> = BTreeMap::new();
                for item in items {
                    *sums.entry(hardness(item)).or_default() += 1;
                }
                sums
            };
            assert_eq!(sums(&a), sums(&b), "{kind:?} {seed}");
            if kind != ItemKind::Impossible {
                let hardnesses =
                    |items: &[WorksheetItem]| items.iter().map(hardness).collect::<Vec<_>>();
                assert_eq!(hardnesses(&a), hardnesses(&b), "{kind:?} {seed}");
            }
            let all: Vec<&WorksheetItem> = a.iter().chain(&b).collect();
            for (at, item) in all.iter().enumerate() {
                let others = &all[..at];
                assert!(
                    !others.iter().any(|other| given(other) == given(item)),
                    "{kind:?}"
                );
            }
        }
    }
}

/// The given part of an item, whatever its order.
fn given(item: &WorksheetItem) -> String {
    match item {
        WorksheetItem::Roll(item) => item.roll.sorted().to_string(),
        WorksheetItem::Spot(item) => item.roll.sorted().to_string(),
        WorksheetItem::Dials(item) => format!("{:?} {} {}", item.steps, item.start, item.target),
    }
}

#[test]
fn without_a_version_it_is_the_first() {
    let one = sheet(ItemKind::Rolls, 6, 9);
    let [a, _] = versions(&one);
    assert_eq!(WorksheetMaker::make(&one), a);
}

#[test]
fn the_answer_key_has_every_solution_or_the_first_three() {
    let one = Worksheet {
        key: AnswerKey::All,
        ..sheet(ItemKind::Hands, 12, 1)
    };
    let short = WorksheetMaker::make(&Worksheet {
        key: AnswerKey::FirstThree,
        ..one.clone()
    });
    for (item, short) in WorksheetMaker::make(&one).iter().zip(&short) {
        let (WorksheetItem::Roll(item), WorksheetItem::Roll(short)) = (item, short) else {
            panic!("{item:?}");
        };
        let puzzle = Puzzle::new(item.roll.numbers(), 24, OpSet::WITHOUT_JOIN, true).unwrap();
        let ways = solve::distinct(&puzzle);
        assert_eq!(
            (item.ways.len(), item.count as usize),
            (ways.len(), ways.len())
        );
        assert_eq!(item.ways, ways);
        assert_eq!(short.count, item.count);
        assert_eq!(short.ways, ways[..ways.len().min(3)]);
    }
}

/// Asserts that nothing nearer to 20 can be made: no whole number beside two whole numbers, as an
/// answer key says of them, and else nothing at all.
fn assert_nearest(numbers: &[u32], [below, above]: [Number; 2]) {
    let of_goal = |goal| Puzzle::new(numbers, goal, OpSet::ALL, false).unwrap();
    assert!(below < 20.into() && above > 20.into(), "{numbers:?}");
    match (below.as_whole(), above.as_whole()) {
        (Some(below), Some(above)) => {
            let mut between = below as u32 + 1..above as u32;
            let made = between.find(|goal| solve::is_solvable(&of_goal(*goal)));
            assert_eq!(made, None, "{numbers:?}");
        }
        _ => {
            let mut search = NearestSearch::new(of_goal(20));
            while !search.advance(usize::MAX) {}
            let mut values = search.values().iter().map(|reached| reached.value);
            assert_eq!(values.find(|value| below < *value && *value < above), None);
        }
    }
}

#[test]
fn some_of_the_rolls_are_impossible_where_that_is_asked() {
    for count in [1, 2, 9, MAX_ITEMS] {
        let items = WorksheetMaker::make(&sheet(ItemKind::Impossible, count, 11));
        assert_eq!(items.len(), usize::from(count));
        let mut impossible = 0;
        for item in &items {
            let WorksheetItem::Roll(item) = item else {
                panic!("{item:?}");
            };
            let puzzle = Puzzle::new(item.roll.numbers(), 20, OpSet::ALL, false).unwrap();
            assert_eq!(
                item.points.is_some(),
                solve::is_solvable(&puzzle),
                "{item:?}"
            );
            if item.points.is_none() {
                impossible += 1;
                assert_nearest(item.roll.numbers(), item.nearest.map(Option::unwrap));
            }
        }
        assert_eq!(impossible, usize::from(count).div_ceil(3));
    }
}

#[test]
fn rolls_suit_the_request_and_the_easiest_come_first() {
    for focus in Focus::ALL {
        // Score's dice need no fraction.
        let kind = match focus {
            Focus::Fractions => ItemKind::Hands,
            _ => ItemKind::Rolls,
        };
        let one = Worksheet {
            focus,
            levels: Levels::new(Hardness::Medium, Hardness::VeryHard).unwrap(),
            key: AnswerKey::All,
            ..sheet(kind, 6, 5)
        };
        let items = WorksheetMaker::make(&one);
        assert!(items.len() >= 4, "{focus:?}: {}", items.len());
        let mut last = 0;
        for item in &items {
            let WorksheetItem::Roll(item) = item else {
                panic!("{item:?}");
            };
            let way = easiest(&item.ways).unwrap();
            assert!(focus.is_in(way), "{focus:?} {way}");
            let difficulty = Difficulty::of(way).unwrap();
            assert!(difficulty.level() >= Hardness::Medium);
            assert!(difficulty.points() >= last);
            last = difficulty.points();
        }
    }
}

#[test]
fn a_sheet_has_fewer_items_where_there_are_not_so_many() {
    let one = Worksheet {
        focus: Focus::Fractions,
        levels: Levels::new(Hardness::Easy, Hardness::Easy).unwrap(),
        ..sheet(ItemKind::Rolls, 5, 1)
    };
    assert_eq!(WorksheetMaker::make(&one), []);
}

#[test]
fn worked_solutions_have_the_requested_mistakes_and_sometimes_none() {
    let of_all_levels = Levels::new(Hardness::Easy, Hardness::VeryHard).unwrap();
    let items = WorksheetMaker::make(&Worksheet {
        levels: of_all_levels,
        ..sheet(ItemKind::Mistakes, 14, 2)
    });
    let kinds: Vec<_> = items.iter().map(kind_of).collect();
    assert_eq!(items.len(), 14);
    for kind in MistakeKind::ALL.into_iter().map(Some).chain([None]) {
        assert_eq!(
            kinds.iter().filter(|other| **other == kind).count(),
            2,
            "{kind:?}"
        );
    }
    for kind in MistakeKind::ALL {
        let one = Worksheet {
            mistake: Some(kind),
            levels: of_all_levels,
            ..sheet(ItemKind::Mistakes, 7, 2)
        };
        let items = WorksheetMaker::make(&one);
        let kinds: Vec<_> = items.iter().map(kind_of).collect();
        assert_eq!(
            kinds.iter().filter(|other| **other == Some(kind)).count(),
            6,
            "{kind:?}"
        );
    }
}

#[test]
fn lines_with_mistakes_are_of_the_wanted_difficulty_themselves() {
    for (to, kinds) in [
        (Hardness::Easy, 3),
        (Hardness::Medium, 3),
        (Hardness::Hard, 4),
        (Hardness::VeryHard, 6),
    ] {
        let of_level = Worksheet {
            levels: Levels::new(Hardness::Easy, to).unwrap(),
            ..sheet(ItemKind::Mistakes, 14, 5)
        };
        let items = WorksheetMaker::make(&of_level);
        assert_eq!(items.len(), 14, "{to:?}");
        let mut counts: BTreeMap<_, usize> = BTreeMap::new();
        for item in &items {
            let WorksheetItem::Spot(item) = item else {
                panic!("{item:?}");
            };
            *counts
                .entry(item.mistake.map(|mistake| mistake.slip.kind()))
                .or_default() += 1;
            assert!(Hardness::of_points(item.points(None)) <= to, "{item:?}");
            if to <= Hardness::Medium {
                for number in numbers_of(item) {
                    assert!(
                        number.as_whole().is_some_and(|whole| whole >= 0),
                        "{item:?}"
                    );
                }
            }
        }
        // Each kind that there can be, and no mistake, equally often.
        assert_eq!(counts.len(), kinds + 1, "{to:?}: {counts:?}");
        let [least, most] = [counts.values().min(), counts.values().max()].map(Option::unwrap);
        assert!(most - least <= 1, "{to:?}: {counts:?}");
    }
}

#[test]
fn a_kind_of_mistake_that_was_asked_for_has_its_numbers_at_each_level() {
    for kind in MistakeKind::ALL {
        let easy = Worksheet {
            levels: Levels::new(Hardness::Easy, Hardness::Medium).unwrap(),
            mistake: Some(kind),
            ..sheet(ItemKind::Mistakes, 14, 5)
        };
        let items = WorksheetMaker::make(&easy);
        assert_eq!(items.len(), 14, "{kind:?}");
        for item in &items {
            let WorksheetItem::Spot(item) = item else {
                panic!("{item:?}");
            };
            let has_fractions = matches!(kind, MistakeKind::Fraction | MistakeKind::Division);
            for number in numbers_of(item) {
                assert!(number.as_whole().is_some() || has_fractions, "{item:?}");
                assert!(
                    !number.is_negative() || kind == MistakeKind::Sign,
                    "{item:?}"
                );
            }
        }
    }
}

/// All numbers in the lines of an item.
fn numbers_of(item: &FindMistakeItem) -> impl Iterator<Item = Number> {
    let lines = item.solutions.iter().flat_map(|worked| &worked.lines);
    lines.flat_map(|line| line.numbers().chain([line.written]))
}

#[test]
fn dials_get_harder_and_their_presses_solve_them() {
    let all = Levels::new(Hardness::Easy, Hardness::VeryHard).unwrap();
    let items = WorksheetMaker::make(&Worksheet {
        levels: all,
        ..sheet(ItemKind::Dials, 10, 1)
    });
    let mut dials = Vec::new();
    for item in &items {
        let WorksheetItem::Dials(item) = item else {
            panic!("{item:?}");
        };
        dials.push(item.start.len());
        for index in 0..item.start.len() {
            let letter = |text: &str| u32::from(text.as_bytes()[index] - b'A');
            let steps = item.steps.iter().zip(&item.presses);
            let steps: u32 = steps
                .map(|(row, times)| u32::from(row[index]) * u32::from(*times))
                .sum();
            let end = (letter(&item.start) + steps) % u32::from(item.letters);
            assert_eq!(end, letter(&item.target), "{item:?}");
        }
    }
    assert_eq!((dials[0], dials[9]), (2, 5));
}

#[test]
fn no_puzzle_of_dials_comes_twice_on_a_sheet_or_in_both_versions() {
    let mut doubles_before = 0;
    for [from, to] in [
        [Hardness::Easy, Hardness::Easy],
        [Hardness::Medium, Hardness::Medium],
        [Hardness::Hard, Hardness::Hard],
        [Hardness::VeryHard, Hardness::VeryHard],
        [Hardness::Easy, Hardness::VeryHard],
    ] {
        let seeds = if from == Hardness::Easy { 100 } else { 3 };
        for seed in 0..seeds {
            let new = Worksheet {
                levels: Levels::new(from, to).unwrap(),
                ..sheet(ItemKind::Dials, MAX_ITEMS, seed)
            };
            let doubles = |sheet: &Worksheet| {
                let [a, b] = versions(sheet);
                assert_eq!((a.len(), b.len()), (40, 40), "{from:?} {seed}");
                let mut all: Vec<String> = a.iter().chain(&b).map(given).collect();
                all.sort_unstable();
                all.windows(2).filter(|pair| pair[0] == pair[1]).count()
            };
            assert_eq!(doubles(&new), 0, "{from:?} {seed}");
            doubles_before += doubles(&Worksheet {
                drawing: Drawing::First,
                ..new
            });
        }
    }
    assert!(doubles_before > 20, "{doubles_before}");
}

#[test]
fn limits_hold() {
    assert!(ItemCount::new(0).is_none() && ItemCount::new(MAX_ITEMS + 1).is_none());
    assert!(WorkingLines::new(MAX_WORKING_LINES + 1).is_none());
    assert!(Levels::new(Hardness::Hard, Hardness::Easy).is_none());
    assert!(Title::new(&"é".repeat(MAX_TITLE_CHARS)).is_some());
    assert!(Title::new(&"é".repeat(MAX_TITLE_CHARS + 1)).is_none());
    assert!(Title::new("a\nb").is_none());
}

#[test]
fn a_table_has_a_line_for_each_item_and_starts_no_formula() {
    for kind in ItemKind::ALL {
        let items = WorksheetMaker::make(&sheet(kind, 5, 3));
        let names = ["no", "given", "goal", "points", "ways", "answer"];
        let table = csv(&items, names, "right", "impossible", Separator::Comma).into_copy();
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines.len(), 6, "{table}");
        assert_eq!(lines[0], "no,given,goal,points,ways,answer");
        assert!(lines[1].starts_with("1,"), "{table}");
        assert!(!table.contains(",=") && !table.contains(",-"), "{table}");
    }
}

#[test]
fn in_a_table_an_answer_keeps_its_zeros() {
    let item = DialsItem {
        letters: 4,
        steps: vec![vec![1, 0]; 5],
        start: "AA".to_owned(),
        target: "CA".to_owned(),
        presses: vec![0, 1, 3, 0, 2],
    };
    let names = ["no", "given", "goal", "points", "ways", "answer"];
    let items = [WorksheetItem::Dials(item)];
    let table = csv(&items, names, "right", "impossible", Separator::Semicolon).into_copy();
    assert_eq!(
        table.lines().last(),
        Some("1;\u{200b}AA 10 10 10 10 10;CA;6;1;\u{200b}01302")
    );
}
