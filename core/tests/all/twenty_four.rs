//! The 24 game: its hands and the table of them, against a list that others made.

use std::collections::{BTreeMap, BTreeSet};

use score_core::dice::Roll;
use score_core::games::twenty_four::{GOAL, MAX_HIGHEST, hands, heading, line};
use score_core::solve::distinct::canonical::Canonical;
use score_core::table::game::TableGame;
use score_core::table::rules::{Rules, Source};

use crate::expression_reader::read;

const LISTED: &str = include_str!("../oracles/twenty_four_distinct.tsv");

/// The ways of a list by the form that makes them the same, and how many there are.
fn ways<'a>(list: impl Iterator<Item = &'a str>) -> BTreeSet<Canonical> {
    list.map(|way| Canonical::of(&read(way)).expect("a value"))
        .collect()
}

/// The lists of a table of hands as the example prints it: by its four numbers.
pub fn answers(table: &str) -> BTreeMap<String, BTreeSet<Canonical>> {
    let answer = |line: &str| {
        let (numbers, answer) = line.rsplit_once('\t').expect("five columns");
        assert_eq!(numbers.split('\t').count(), 4, "{line}");
        let listed: Vec<&str> = match answer {
            "No answer" => vec![],
            _ => answer.split(" | ").collect(),
        };
        let different = ways(listed.iter().copied());
        assert_eq!(different.len(), listed.len(), "twice in a line: {line}");
        (numbers.replace('\t', " "), different)
    };
    table.lines().skip(1).map(answer).collect()
}

/// Checks a table of all hands, its heading included, against the list.
#[track_caller]
pub fn check_table(table: &str) {
    assert_eq!(table.lines().next(), Some("Num1\tNum2\tNum3\tNum4\tAnswer"));
    assert!(table.ends_with('\n'));
    let mut answers = answers(table);
    assert_eq!(table.lines().count(), 1 + 1_820);
    assert_eq!(answers.len(), 1_820, "a hand stands there twice");
    for line in LISTED.lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let answer = answers.remove(cells[0]).expect("the table has every hand");
        assert_eq!(answer, ways(cells[2..].iter().copied()), "{line}");
    }
    assert_eq!(answers.len(), 1_820 - 1_362);
    assert!(answers.values().all(BTreeSet::is_empty));
}

#[test]
fn a_pack_has_1820_hands_and_1362_make_24() {
    let play = hands(MAX_HIGHEST).expect("a whole pack");
    let lines = play.dice.rolls().map(|hand| line(&play, &hand, GOAL));
    let lines: Vec<String> = [heading()].into_iter().chain(lines).collect();
    check_table(&(lines.join("\n") + "\n"));
}

#[test]
fn a_line_has_every_solution_or_no_answer() {
    let play = hands(MAX_HIGHEST).expect("a whole pack");
    let check = |numbers: [u32; 4], goal, expected: &str| {
        let hand = Roll::new(&numbers).expect("a hand");
        assert_eq!(line(&play, &hand, goal), expected);
    };
    check([1, 1, 1, 1], 24, "1\t1\t1\t1\tNo answer");
    check([3, 3, 8, 8], 24, "3\t3\t8\t8\t8 / (3 - (8 / 3))");
    check(
        [1, 1, 3, 9],
        24,
        "1\t1\t3\t9\t(9 + 3) * (1 + 1) | ((9 - 1) * 3) * 1",
    );
    check(
        [1, 1, 1, 1],
        4,
        "1\t1\t1\t1\t((1 + 1) + 1) + 1 | (1 + 1) * (1 + 1)",
    );
}

#[test]
fn hands_may_come_from_the_lower_cards_of_a_pack() {
    for (highest, count) in [(2, 5), (10, 715), (13, 1_820)] {
        let play = hands(highest).expect("a pack");
        assert_eq!(play.dice.rolls().count(), count, "{highest}");
    }
    for highest in [0, 1, 14, 100, u32::MAX] {
        assert!(hands(highest).is_none(), "{highest}");
    }
}

#[test]
fn a_game_has_rules_and_a_page_of_its_own() {
    for game in TableGame::ALL {
        assert_eq!(TableGame::on_page(game.page()), Some(game));
    }
    assert_eq!(TableGame::on_page("rules"), None);
    assert_eq!(TableGame::default().rules(), Rules::score());
    assert_eq!(TableGame::TwentyFour.rules().source, Source::Cards);
}
