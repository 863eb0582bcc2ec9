//! Lessons that were planned: in a link and back, nonsense in it, and rolls by difficulty.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use score_core::dice::{DiceRefusal, DiceSet, Roll};
use score_core::games::everyone::Scoring;
use score_core::lesson::{
    Lesson, LessonProgress, LessonRefusal, MAX_LESSON_BYTES, MAX_LESSON_ROLLS, RollSearch,
    WantedRolls, puzzle_of, typed,
};
use score_core::link::{Link, LinkRefusal};
use score_core::solve;
use score_core::table::rules::{Goal, Roller, Rules, Source};
use score_core::table::way_of_playing::{Everyone, RoundTimeLimit, Way};
use score_core::teach::difficulty::{Difficulty, Hardness};

fn roll(numbers: &[u32]) -> Roll {
    Roll::new(numbers).expect("a roll")
}

fn goal(value: u32) -> Goal {
    Goal::new(value).expect("a goal")
}

fn broken(part: &str) -> LessonRefusal {
    LessonRefusal::Broken {
        part: part.to_owned(),
    }
}

fn refused(text: &str) -> LessonRefusal {
    text.parse::<Lesson>().expect_err(text)
}

#[test]
fn a_lesson_is_a_part_of_a_link_that_can_be_read() {
    let scoring = Scoring {
        points: true,
        first_three: true,
        wrong_impossible: false,
    };
    let way = Way::Everyone(Everyone {
        clock: RoundTimeLimit::new(90),
        scoring,
    });
    let rolls = vec![roll(&[1, 4, 5, 7]), roll(&[9, 9, 9, 9])];
    let dice = Source::Dice(DiceSet::SCORE);
    let lesson = Lesson::new(dice, goal(20), way, rolls).expect("a lesson");
    let link = Link {
        page: "group".to_owned(),
        lesson: Some(lesson.clone()),
        ..Link::default()
    };
    let text = "group?lesson=20_6.6.12.20_everyone.90.first3.free_1.4.5.7_9.9.9.9_end";
    assert_eq!(link.to_string(), text);
    assert_eq!(Link::read(&format!("#{text}")), (link, Vec::new()));
    for (text, way) in [
        ("24_cards_call_3.3.8.8_end", Way::Call),
        (
            "24_cards_everyone_3.3.8.8_end",
            Way::Everyone(Everyone::default()),
        ),
    ] {
        let lesson: Lesson = text.parse().expect(text);
        assert_eq!((lesson.way(), lesson.goal()), (way, goal(24)));
        assert_eq!(lesson.rolls(), [roll(&[3, 3, 8, 8])]);
        assert_eq!(lesson.to_string(), text);
    }
}

#[test]
fn a_lesson_has_the_rules_of_its_game() {
    let lesson: Lesson = "21_6.6.6_call_1.4.5_end".parse().expect("a lesson");
    let expected = Rules {
        source: Source::Dice(DiceSet::new(&[6, 6, 6]).expect("dice")),
        goal: goal(21),
        chat: false,
        roller: Roller::Host,
        spoilers_wait: true,
        ..Rules::score()
    };
    assert_eq!(lesson.rules(false), expected);
    let lesson: Lesson = "24_cards_call_3.3.8.8_end".parse().expect("a lesson");
    let expected = Rules {
        roller: Roller::Host,
        spoilers_wait: true,
        ..Rules::twenty_four()
    };
    assert_eq!(lesson.rules(true), expected);
}

#[test]
fn the_fault_of_a_lesson_is_named() {
    let of_roll = |number, text: &str, why| LessonRefusal::Roll {
        number,
        text: text.to_owned(),
        why,
    };
    let long = "1".repeat(MAX_LESSON_BYTES + 1);
    let at_limit = "x".repeat(MAX_LESSON_BYTES);
    for (text, why) in [
        ("", broken("")),
        ("x", broken("x")),
        ("1000_6.6_call_1.2", broken("1000")),
        ("20", broken("")),
        ("20_6", broken("6")),
        ("20_6.101_call_1.2", broken("6.101")),
        ("20_cards", broken("")),
        ("20_6.6_calls_1.2", broken("calls")),
        ("20_6.6_call.30_1.2", broken("call.30")),
        ("20_6.6_everyone.29_1.2", broken("everyone.29")),
        ("20_6.6_everyone.601_1.2", broken("everyone.601")),
        ("20_6.6_everyone.30.30_1.2", broken("everyone.30.30")),
        (
            "20_6.6_everyone.free.free_1.2",
            broken("everyone.free.free"),
        ),
        ("20_6.6_everyone._1.2", broken("everyone.")),
        ("20_6.6_call", broken("")),
        ("20_6.6_call_1.2_1.4", broken("1.4")),
        ("20_6.6_call_1.2_1.4_e", broken("e")),
        ("20_6.6_call_end", LessonRefusal::NoRolls),
        (
            "20_6.6_call_1.2_end_end",
            of_roll(2, "end", DiceRefusal::NotNumbers),
        ),
        ("20_6.6_call__end", of_roll(1, "", DiceRefusal::NotNumbers)),
        (
            "20_6.6_call_1..2_end",
            of_roll(1, "1..2", DiceRefusal::NotNumbers),
        ),
        (
            "20_6.6_call_1.2_1_end",
            of_roll(2, "1", DiceRefusal::TooFew),
        ),
        (
            "20_6.6_call_1.2.3.4.5.6.7_end",
            of_roll(1, "1.2.3.4.5.6.7", DiceRefusal::TooMany),
        ),
        (
            "20_6.6_call_1.2_1.1000_end",
            of_roll(2, "1.1000", DiceRefusal::NumberTooLarge),
        ),
        (
            "20_6.6_call_1.b_end",
            of_roll(1, "1.b", DiceRefusal::NotNumbers),
        ),
        (&*long, LessonRefusal::TooLong),
        (&*at_limit, broken(&"x".repeat(30))),
    ] {
        assert_eq!(refused(text), why, "{text}");
        let (link, refusals) = Link::read(&format!("group?seed=7&lesson={text}"));
        assert_eq!(refusals, [LinkRefusal::Lesson(why)], "{text}");
        assert_eq!(
            (link.seed, link.lesson),
            (Some(7), None),
            "the rest is used"
        );
    }
}

#[test]
fn a_lesson_has_up_to_twenty_rolls_and_no_more() {
    let of = |count| format!("20_6.6_call{}_end", "_1.2".repeat(count));
    let most: Lesson = of(MAX_LESSON_ROLLS)
        .parse()
        .expect("as many as there may be");
    assert_eq!(most.rolls().len(), 20);
    assert_eq!(
        refused(&of(MAX_LESSON_ROLLS + 1)),
        LessonRefusal::TooManyRolls
    );
    let typed_rolls = |count| typed(&"1 2\n".repeat(count));
    assert_eq!(typed_rolls(20).expect("as many").len(), 20);
    assert_eq!(typed_rolls(21), Err(LessonRefusal::TooManyRolls));
    assert_eq!(typed_rolls(0), Err(LessonRefusal::NoRolls));
}

#[test]
fn typed_rolls_stand_one_a_line() {
    let read =
        typed(" 1 4 5 7\r\n\n9.9.9.9\n4, 5\n6,6;12; 20\n\u{200b}2 5 12 12").expect("five rolls");
    assert_eq!(
        read,
        [
            roll(&[1, 4, 5, 7]),
            roll(&[9, 9, 9, 9]),
            roll(&[4, 5]),
            roll(&[6, 6, 12, 20]),
            roll(&[2, 5, 12, 12]),
        ]
    );
    let why = LessonRefusal::Roll {
        number: 2,
        text: "4 - 5".to_owned(),
        why: DiceRefusal::NotNumbers,
    };
    assert_eq!(typed("1 2\n\n4 - 5\n"), Err(why));
}

/// Easy rolls of Score, ten of them.
fn wanted() -> WantedRolls {
    WantedRolls {
        source: Source::Dice(DiceSet::SCORE),
        goal: goal(20),
        level: Hardness::Easy,
        count: 10,
        known: Vec::new(),
        seed: 1,
    }
}

/// All that is found.
fn search(wanted: &WantedRolls) -> Vec<Roll> {
    let mut search = RollSearch::new(wanted);
    while !search.advance() {}
    search.found().to_vec()
}

#[test]
fn rolls_by_difficulty_suit_the_request_and_are_the_same_for_a_seed() {
    let cards = (Source::Cards, goal(24));
    for (source, goal) in [(wanted().source, goal(20)), cards] {
        let rolls = |level, seed| {
            let source = source.clone();
            search(&WantedRolls {
                source,
                goal,
                level,
                seed,
                ..wanted()
            })
        };
        for level in Hardness::ALL {
            let chosen = rolls(level, 1);
            // Four numbers of which each is used are never that easy.
            let count = if source == Source::Cards && level == Hardness::Easy {
                0
            } else {
                10
            };
            assert_eq!(chosen.len(), count, "{level:?}");
            assert_eq!(chosen, rolls(level, 1));
            if count == 0 {
                continue;
            }
            assert_ne!(chosen, rolls(level, 2));
            let mut different: Vec<Roll> = chosen.iter().map(|roll| roll.sorted()).collect();
            different.sort_unstable();
            different.dedup();
            assert_eq!(different.len(), 10);
            for roll in chosen {
                let puzzle = puzzle_of(&source, goal, &roll).expect("a puzzle");
                assert_eq!(puzzle.all_numbers(), source == Source::Cards);
                let difficulty = Difficulty::of_easiest(&solve::distinct(&puzzle));
                assert_eq!(difficulty.expect("a solution").level(), level);
                match source {
                    Source::Dice(dice) => assert!(dice.orders_of(&roll) > 0, "{roll}"),
                    Source::Cards => assert!(roll.numbers().iter().all(|it| *it <= 13)),
                }
            }
        }
    }
    // A seed deals the same lesson for years.
    let hard = WantedRolls {
        level: Hardness::Hard,
        ..wanted()
    };
    let first: Vec<String> = search(&hard).iter().map(Roll::to_string).collect();
    assert_eq!(first[..3], ["5 3 11 17", "1 1 7 4", "5 4 9 3"]);
    // The rolls that a lesson has already are not found again, in any order.
    let known = vec![roll(&[3, 5, 17, 11]), roll(&[5, 4, 9, 3])];
    let others = search(&WantedRolls { known, ..hard });
    assert_eq!(others[0].to_string(), first[1]);
    assert_ne!(others[1].to_string(), first[2]);
}

#[test]
fn where_too_few_rolls_are_found_at_random_there_are_fewer() {
    let few = |goal, count| {
        let source = Source::Dice(DiceSet::new(&[2, 2, 2]).expect("dice"));
        search(&WantedRolls {
            source,
            goal,
            count,
            ..wanted()
        })
        .len()
    };
    assert_eq!(few(goal(999), 5), 0);
    assert!(few(goal(4), 5) < 5);
    let many = WantedRolls {
        count: 1_000,
        ..wanted()
    };
    assert_eq!(search(&many).len(), MAX_LESSON_ROLLS);
}

/// A lesson of three rolls, the last of which is the first one again.
fn three_rolls() -> Lesson {
    let text = "20_6.6.12.20_call_1.4.5.7_2.5.12.12_1.4.5.7_end";
    text.parse().expect("a lesson")
}

#[test]
fn a_lesson_goes_on_with_the_first_roll_that_was_not_played() {
    let mut held = LessonProgress::new(three_rolls(), Some((7, 3)));
    let next = |held: &LessonProgress| held.next().map(|(index, _)| index);
    // A roll that lay on the table before is no part of it, even if it looks like one.
    assert!(!held.note((7, 3), &[1, 4, 5, 7]));
    assert_eq!((next(&held), held.on_table()), (Some(0), None));
    // Other numbers in between change nothing.
    assert!(held.note((7, 4), &[9, 9, 9, 9]));
    assert_eq!((next(&held), held.on_table()), (Some(0), None));
    assert!(held.note((7, 9), &[7, 1, 5, 4]));
    assert_eq!((next(&held), held.on_table()), (Some(1), Some(0)));
    // The same round again does not play the roll that is alike.
    held.choose(2);
    assert!(!held.note((7, 9), &[1, 4, 5, 7]));
    assert!(held.note((7, 12), &[1, 4, 5, 7]));
    assert_eq!((next(&held), held.on_table()), (Some(1), Some(2)));
    // Of another epoch it is another round.
    assert!(held.note((8, 12), &[2, 5, 12, 12]));
    assert_eq!((next(&held), held.on_table()), (None, Some(1)));
    assert!((0..3).all(|index| held.is_played(index)));
    held.choose(3);
    assert_eq!(next(&held), None, "there is no fourth one");
    held.choose(0);
    assert_eq!(next(&held), Some(0), "once more");
}

#[test]
fn a_held_lesson_is_stored_and_opens_again() {
    let mut held = LessonProgress::new(three_rolls(), None);
    held.note((7, 9), &[1, 4, 5, 7]);
    let json = serde_json::to_string(&held).expect("a text");
    // Pages of this version have stored it like that.
    let stored = "{\"lesson\":\"20_6.6.12.20_call_1.4.5.7_2.5.12.12_1.4.5.7_end\",\
                  \"next\":1,\"played\":[0],\"round\":[7,9],\"on_table\":0}";
    assert_eq!(json, stored);
    assert_eq!(
        serde_json::from_str::<LessonProgress>(stored).expect("it"),
        held
    );
    let bytes = postcard::to_allocvec(&held).expect("bytes");
    assert_eq!(postcard::from_bytes::<LessonProgress>(&bytes), Ok(held));
    let broken = stored.replace("_end", "");
    assert!(serde_json::from_str::<LessonProgress>(&broken).is_err());
}

/// Any lesson.
pub fn any_lesson() -> impl Strategy<Value = Lesson> {
    let dice =
        vec(2..=100_u32, 2..=6).prop_map(|sides| Source::Dice(DiceSet::new(&sides).expect("dice")));
    let source = prop_oneof![dice, Just(Source::Cards)];
    let clock = option::of((30..=600_u32).prop_map(|s| RoundTimeLimit::new(s).expect("a clock")));
    let switches = (any::<bool>(), any::<bool>(), any::<bool>());
    let everyone = (clock, switches).prop_map(|(clock, switches)| {
        let scoring = Scoring {
            points: switches.0,
            first_three: switches.1,
            wrong_impossible: switches.2,
        };
        Way::Everyone(Everyone { clock, scoring })
    });
    let way = prop_oneof![Just(Way::Call), everyone];
    let roll = vec(0..=999_u32, 2..=6).prop_map(|numbers| roll(&numbers));
    let rolls = vec(roll, 1..=MAX_LESSON_ROLLS);
    (source, 0..=999_u32, way, rolls).prop_map(|(source, value, way, rolls)| {
        Lesson::new(source, goal(value), way, rolls).expect("a lesson")
    })
}

/// Something like a lesson, so that nonsense gets past the first character.
fn almost_a_lesson() -> impl Strategy<Value = String> {
    let way = select(vec![
        "call",
        "everyone",
        "everyone.60",
        "everyone.free.first3",
        "cal",
    ]);
    let part = "[0-9]{1,4}(\\.[0-9é%-]{0,4}){0,7}";
    (
        0..1_100_u32,
        "(cards|6\\.6|[0-9.]{0,8})",
        way,
        vec(part, 0..24),
    )
        .prop_map(|(goal, source, way, rolls)| {
            format!("{goal}_{source}_{way}_{}_end", rolls.join("_"))
        })
}

proptest! {
    #[test]
    fn a_printed_lesson_reads_back_the_same(lesson in any_lesson()) {
        let text = lesson.to_string();
        prop_assert!(text.len() <= MAX_LESSON_BYTES);
        prop_assert_eq!(text.parse::<Lesson>(), Ok(lesson));
    }

    #[test]
    fn nonsense_is_refused_or_is_a_lesson_that_can_be_said_again(
        text in any::<String>(),
        almost in almost_a_lesson(),
    ) {
        for text in [text, almost] {
            if let Ok(lesson) = text.parse::<Lesson>() {
                prop_assert_eq!(lesson.to_string().parse::<Lesson>(), Ok(lesson));
            }
        }
    }

    #[test]
    fn a_lesson_that_was_cut_short_is_none(lesson in any_lesson(), cut in any::<usize>()) {
        let text = lesson.to_string();
        prop_assert!(text[..cut % text.len()].parse::<Lesson>().is_err());
    }
}
