//! The house rules: their limits, the presets, and how they are written down.

use score_core::arith::op::{Op, OpSet};
use score_core::cards::{Card, Suit};
use score_core::dice::{DiceSet, Generator, Roll};
use score_core::table::board::Deal;
use score_core::table::rules::{Goal, Roller, Rules, Source, TimeLimit};
use serde_json::{Value, json};

/// The published rules as they are kept.
fn score() -> Value {
    json!({
        "source": {"dice": [6, 6, 12, 20]},
        "goal": 20,
        "ops": ["add", "sub", "mul", "div", "join"],
        "score_clock": 30,
        "impossible_clock": 60,
        "all_numbers": false,
        "blocking": false,
        "undo": true,
        "chat": true,
        "roller": "anyone",
    })
}

/// The published rules with `field` at `value`, read back.
fn with(field: &str, value: Value) -> Result<Rules, serde_json::Error> {
    let mut rules = score();
    rules[field] = value;
    serde_json::from_value(rules)
}

#[test]
fn the_defaults_are_the_published_game() {
    assert_eq!(serde_json::to_value(Rules::score()).unwrap(), score());
    assert_eq!(Rules::default(), Rules::score());
}

#[test]
fn the_24_game_differs_in_its_deal_its_goal_its_operators_and_all_numbers() {
    let mut expected = score();
    expected["source"] = json!("cards");
    expected["goal"] = json!(24);
    expected["ops"] = json!(["add", "sub", "mul", "div"]);
    expected["all_numbers"] = json!(true);
    let rules = serde_json::to_value(Rules::twenty_four()).unwrap();
    assert_eq!(rules, expected);
}

#[test]
fn each_field_keeps_its_allowed_values_and_reads_them_back() {
    for (field, values) in [
        (
            "source",
            json!([{"dice": [2, 100]}, {"dice": [6, 6, 6, 6, 6, 6]}, "cards"]),
        ),
        ("goal", json!([0, 999])),
        ("ops", json!([["join"], ["add", "div"]])),
        ("score_clock", json!([5, 600, null])),
        ("impossible_clock", json!([5, 600, null])),
        ("all_numbers", json!([true, false])),
        ("blocking", json!([true, false])),
        ("undo", json!([true, false])),
        ("chat", json!([true, false])),
        (
            "roller",
            json!([
                "anyone",
                "host",
                "last_scorer",
                "anyone_and_spoilers_wait",
                "host_and_spoilers_wait",
                "last_scorer_and_spoilers_wait",
            ]),
        ),
    ] {
        for value in values.as_array().unwrap() {
            let rules = with(field, value.clone()).unwrap();
            let kept = serde_json::to_value(&rules).unwrap();
            assert_eq!(&kept[field], value);
            assert_eq!(serde_json::from_value::<Rules>(kept).unwrap(), rules);
        }
    }
}

/// Rules of earlier versions say nothing of it, in a log and in a browser's bytes.
#[test]
fn spoilers_wait_only_where_the_rules_say_so() {
    for (word, roller) in [
        ("anyone", Roller::Anyone),
        ("host", Roller::Host),
        ("last_scorer", Roller::LastScorer),
    ] {
        let earlier = with("roller", json!(word)).unwrap();
        assert_eq!((earlier.roller, earlier.spoilers_wait), (roller, false));
        let today = with("roller", json!(format!("{word}_and_spoilers_wait"))).unwrap();
        let expected = Rules {
            spoilers_wait: true,
            ..earlier.clone()
        };
        assert_eq!(today, expected);
        for rules in [earlier, today] {
            let bytes = postcard::to_allocvec(&rules).unwrap();
            assert_eq!(postcard::from_bytes(&bytes), Ok(rules));
        }
    }
}

#[test]
fn a_rule_outside_its_limits_is_refused() {
    for (field, values) in [
        (
            "source",
            json!([
                {"dice": [6]},
                {"dice": []},
                {"dice": [6, 6, 6, 6, 6, 6, 6]},
                {"dice": [6, 1]},
                {"dice": [6, 101]},
                {"dice": [6, -6]},
                {"dice": "6 6"},
                {"dice": [6, 6], "cards": null},
                "coins",
                null,
            ]),
        ),
        ("goal", json!([-1, 1000, 20.5, "20", null])),
        ("ops", json!([["pow"], ["+"], "add", null])),
        ("score_clock", json!([0, 4, 601, -30, 30.5, "30", true])),
        ("impossible_clock", json!([0, 4, 601, "off"])),
        ("all_numbers", json!([0, "true", null])),
        ("blocking", json!([1, null])),
        ("undo", json!([1, null])),
        ("chat", json!([1, null])),
        ("roller", json!(["nobody", 0, null])),
        ("surprise", json!([true])),
    ] {
        for value in values.as_array().unwrap() {
            let read = with(field, value.clone());
            assert!(read.is_err(), "{field}: {value} was read as {read:?}");
        }
    }
}

#[test]
fn no_rule_but_a_clock_that_is_off_may_be_left_out() {
    let fields: Vec<String> = score().as_object().unwrap().keys().cloned().collect();
    assert_eq!(fields.len(), 10);
    for field in fields {
        let mut rules = score();
        rules.as_object_mut().unwrap().remove(&field);
        let read = serde_json::from_value::<Rules>(rules);
        assert_eq!(read.is_ok(), field.ends_with("_clock"), "{field}");
    }
}

#[test]
fn a_goal_and_a_clock_know_their_limits() {
    for (goal, fits) in [(0, true), (999, true), (1000, false), (u32::MAX, false)] {
        assert_eq!(Goal::new(goal).map(Goal::value), fits.then_some(goal));
    }
    for (seconds, fits) in [(4, false), (5, true), (600, true), (601, false)] {
        let clock = TimeLimit::new(seconds);
        assert_eq!(clock.map(TimeLimit::seconds), fits.then_some(seconds));
        let duration_ms = fits.then_some(u64::from(seconds) * 1_000);
        assert_eq!(clock.map(TimeLimit::duration_ms), duration_ms);
    }
}

#[test]
fn a_clock_can_be_two_five_and_ten_times_as_long() {
    for usual in [Rules::score().score_clock, Rules::score().impossible_clock] {
        let seconds = usual.unwrap().seconds();
        for times in [2, 5, 10] {
            assert!(
                TimeLimit::new(seconds * times).is_some(),
                "{seconds} × {times}"
            );
        }
    }
}

#[test]
fn operators_are_a_set() {
    let ops = |names: Value| with("ops", names).unwrap().ops;
    assert_eq!(
        ops(json!(["join", "add", "add"])),
        ops(json!(["add", "join"]))
    );
    assert_eq!(OpSet::ALL.iter().collect::<Vec<_>>(), Op::ALL);
    assert_eq!(
        ops(json!(["add", "sub", "mul", "div"])),
        OpSet::WITHOUT_JOIN
    );
}

#[test]
fn a_deal_comes_from_the_dice_or_the_cards_of_the_rules() {
    let mut generator = Generator::new(7, 0);
    let rules = Rules {
        source: Source::Dice(DiceSet::new(&[2, 100, 6]).unwrap()),
        ..Rules::score()
    };
    for _ in 0..100 {
        let Deal::Rolled { sides, roll } = rules.deal(&mut generator) else {
            panic!("no dice were rolled");
        };
        assert_eq!(sides, [2, 100, 6]);
        assert!(
            roll.numbers()
                .iter()
                .zip(sides)
                .all(|(n, sides)| (1..=sides).contains(n))
        );

        let Deal::Drawn { cards } = Rules::twenty_four().deal(&mut generator) else {
            panic!("no cards were drawn");
        };
        assert_eq!(cards.len(), 4);
        let is_twice = |card: &Card| cards.iter().filter(|other| *other == card).count() > 1;
        assert!(!cards.iter().any(is_twice));
    }
}

#[test]
fn chosen_numbers_lie_on_the_dice_that_can_show_them() {
    let check = |numbers: [u32; 4], on: Option<[u32; 4]>| {
        let roll = Roll::new(&numbers).expect("a roll");
        let expected = match on {
            Some(sides) => Deal::Rolled {
                sides: sides.to_vec(),
                roll,
            },
            None => Deal::Chosen { numbers: roll },
        };
        let roll = Roll::new(&numbers).expect("a roll");
        assert_eq!(Rules::score().deal_chosen(roll), expected, "{numbers:?}");
    };
    check([6, 5, 12, 20], Some([6, 6, 12, 20]));
    // The smallest number need not be on the smallest die.
    check([5, 3, 1, 2], Some([6, 6, 12, 20]));
    // Nor are they in the order of the dice wherever a teacher wrote them.
    check([20, 5, 1, 4], Some([20, 12, 6, 6]));
    check([9, 9, 9, 9], None);
}

#[test]
fn a_drawn_hand_counts_by_rank() {
    let cards = [(13, Suit::Spades), (1, Suit::Clubs), (11, Suit::Hearts)];
    let cards = cards.map(|(rank, suit)| Card::new(rank, suit).unwrap());
    let deal = Deal::Drawn {
        cards: cards.to_vec(),
    };
    assert_eq!(deal.numbers(), [13, 1, 11]);
    assert_eq!(Card::new(0, Suit::Clubs), None);
    assert_eq!(Card::new(14, Suit::Clubs), None);
}
