//! Responses to items: which are right, and how a report has them.

use score_core::arith::expr::Expr;
use score_core::arith::op::Op;
use score_core::assignment::{
    Interaction, Item, ItemEvent, ItemMaker, MAX_RESPONSE_CHARS, Response,
};
use score_core::learn::worksheet::ItemKind;
use score_core::solve;

use super::fixture::{attempt, homework, lessons};

fn n(number: u32) -> Expr {
    Expr::Number(number)
}

/// The first item of the first lesson: 3, 3, 8 and 8 make 24.
fn hand() -> Item {
    let [lesson, _] = lessons();
    ItemMaker::make(&lesson, 7).swap_remove(0)
}

/// A right response to an item.
pub fn right_response(item: &Item) -> Response {
    match item {
        Item::Roll(task) => match solve::distinct(&task.puzzle).into_iter().next() {
            Some(way) => Response::Made(way),
            None => Response::Impossible,
        },
        Item::Spot(item) => match item.mistake {
            Some(mistake) => Response::Line {
                solution: mistake.solution,
                line: mistake.line,
            },
            None => Response::AllRight,
        },
        Item::Dials(item) => {
            Response::Presses(item.presses.iter().copied().map(u32::from).collect())
        }
    }
}

/// A wrong response to an item.
pub fn wrong_response(item: &Item) -> Response {
    match item {
        Item::Roll(task) if task.is_possible => Response::Impossible,
        Item::Roll(task) => Response::Made(n(task.puzzle.goal())),
        Item::Spot(item) if item.mistake.is_some() => Response::AllRight,
        Item::Spot(_) => Response::Line {
            solution: 0,
            line: 0,
        },
        Item::Dials(item) => Response::Presses(vec![0; item.presses.len()]),
    }
}

#[test]
fn each_item_has_a_right_and_a_wrong_response() {
    for kind in ItemKind::ALL {
        for item in ItemMaker::make(&homework(kind, 12, 5), 5) {
            let (right, wrong) = (right_response(&item), wrong_response(&item));
            assert!(item.is_right(&right), "{item:?} {right:?}");
            assert!(!item.is_right(&wrong), "{item:?} {wrong:?}");
            assert_eq!(item.event(&right), ItemEvent::Right);
            assert_eq!(item.event(&wrong), ItemEvent::Wrong);
            assert_eq!(item.event(&Response::GaveUp), ItemEvent::GaveUp);
            assert_eq!(item.event(&Response::Shown), ItemEvent::Shown);
        }
    }
}

#[test]
fn a_way_counts_only_by_the_rules_of_its_roll() {
    let hand = hand();
    let made = |way: Expr| hand.is_right(&Response::Made(way));
    // 8 ÷ (3 − 8 ÷ 3)
    let inner = Expr::step(n(3), Op::Sub, Expr::step(n(8), Op::Div, n(3)));
    assert!(made(Expr::step(n(8), Op::Div, inner)));
    // Not all numbers, one twice, one that is not there, and an operator that is not allowed.
    assert!(!made(Expr::step(n(3), Op::Mul, n(8))));
    let twice = Expr::step(Expr::step(n(8), Op::Add, n(8)), Op::Add, n(8));
    assert!(!made(twice));
    assert!(!made(n(24)));
    let joined = Expr::step(n(3), Op::Join, n(3));
    assert!(!made(Expr::step(
        joined,
        Op::Sub,
        Expr::step(n(8), Op::Add, n(1))
    )));
    // Score needs three numbers.
    let [_, lesson] = lessons();
    let roll = ItemMaker::make(&lesson, 7).swap_remove(0);
    let two = Expr::step(n(4), Op::Mul, n(5));
    assert!(!roll.is_right(&Response::Made(two.clone())));
    let three = Expr::step(Expr::step(n(7), Op::Mul, n(4)), Op::Sub, n(1));
    assert!(!roll.is_right(&Response::Made(three)));
    let one_more = Expr::step(n(5), Op::Sub, n(1));
    let three = Expr::step(Expr::step(n(4), Op::Mul, n(4)), Op::Add, one_more.clone());
    assert!(!roll.is_right(&Response::Made(three)));
}

#[test]
fn presses_count_by_the_letters_that_they_lead_to() {
    let items = ItemMaker::make(&homework(ItemKind::Dials, 6, 5), 5);
    for item in items {
        let Item::Dials(dials) = &item else {
            panic!("{item:?} has no dials");
        };
        let fewest: Vec<u32> = dials.presses.iter().copied().map(u32::from).collect();
        let is_right = |presses: &[u32]| item.is_right(&Response::Presses(presses.to_vec()));
        // A whole turn more leads to the same letters.
        let turned: Vec<u32> = fewest
            .iter()
            .map(|times| times + u32::from(dials.letters))
            .collect();
        assert!(is_right(&turned));
        let mut once_more = fewest.clone();
        once_more[0] += 1;
        assert!(!is_right(&once_more));
        assert!(!is_right(&fewest[1..]));
        assert!(!is_right(&[]));
        assert!(!is_right(&[u32::MAX; 8]) || fewest.len() == 8);
    }
}

#[test]
fn a_response_to_another_kind_of_item_is_wrong() {
    let spot = ItemMaker::make(&homework(ItemKind::Mistakes, 1, 5), 5).swap_remove(0);
    let dials = ItemMaker::make(&homework(ItemKind::Dials, 1, 5), 5).swap_remove(0);
    for (item, others) in [
        (hand(), [right_response(&spot), right_response(&dials)]),
        (
            spot.clone(),
            [right_response(&hand()), right_response(&dials)],
        ),
        (dials, [right_response(&hand()), right_response(&spot)]),
    ] {
        for other in others {
            assert!(!item.is_right(&other), "{item:?} {other:?}");
        }
    }
}

#[test]
fn a_report_names_the_item_and_its_answer() {
    let assignment = homework(ItemKind::Rolls, 1, 5);
    let mut state = attempt(&assignment, 1);
    state
        .apply(0, ItemEvent::Spent { ms: 1_500 })
        .expect("time");
    state.apply(0, ItemEvent::Hinted).expect("a hint");
    state.apply(0, ItemEvent::Right).expect("an answer");
    let way = Expr::step(Expr::step(n(3), Op::Join, n(3)), Op::Sub, n(8));
    let report = Interaction::new(6, &hand(), &Response::Made(way), &state.items()[0]);
    let expected = Interaction {
        id: "item_07_3_3_8_8".to_owned(),
        kind: "fill-in",
        response: "(3 & 3) - 8".replace(['(', ')'], ""),
        result: "0.5",
        ms: 1_500,
    };
    assert_eq!(report, expected);
    let spot = ItemMaker::make(&homework(ItemKind::Mistakes, 1, 5), 5).swap_remove(0);
    let dials = ItemMaker::make(&homework(ItemKind::Dials, 1, 5), 5).swap_remove(0);
    let line = Response::Line {
        solution: 1,
        line: 1,
    };
    let wrong = attempt(&assignment, 1).items()[0];
    for (item, response, kind, written) in [
        (&hand(), Response::Impossible, "fill-in", "impossible"),
        (&spot, line, "fill-in", "b2"),
        (&spot, Response::AllRight, "fill-in", "all_right"),
        (&spot, Response::Shown, "fill-in", "shown"),
        (&spot, Response::GaveUp, "fill-in", "gave_up"),
        (
            &dials,
            Response::Presses(vec![1, 0, 2]),
            "performance",
            "1,0,2",
        ),
    ] {
        let report = Interaction::new(0, item, &response, &wrong);
        assert_eq!((report.kind, &*report.response), (kind, written));
        assert_eq!(report.result, "wrong");
    }
    let many = Response::Presses(vec![u32::MAX; 100]);
    let report = Interaction::new(0, &dials, &many, &wrong);
    assert_eq!(report.response.len(), MAX_RESPONSE_CHARS);
}
