//! Yahtzee, tests of sheets, turns and games.

use proptest::prelude::*;
use score_core::dice::Generator;
use score_core::games::yahtzee::MAX_PLAYERS;
use score_core::games::yahtzee::game::{Command, Event, Game};
use score_core::games::yahtzee::positions::Positions;
use score_core::games::yahtzee::refusal::Refusal;
use score_core::games::yahtzee::score_box::ScoreBox;
use score_core::games::yahtzee::sheet::Sheet;

use super::{all_throws, throw};

#[test]
fn boxes_score_what_the_replaced_boxes_scored() {
    let check = |numbers: [u32; 5], expected: [u8; 13]| {
        let dice = throw(numbers).all();
        let scores = ScoreBox::ALL.map(|score_box| score_box.score(dice));
        assert_eq!(scores, expected, "{numbers:?}");
    };
    check([1, 1, 2, 3, 5], [2, 2, 3, 0, 5, 0, 0, 0, 0, 0, 40, 0, 12]);
    check([3, 1, 4, 1, 4], [2, 0, 3, 8, 0, 0, 0, 0, 25, 0, 0, 0, 13]);
    check(
        [2, 2, 2, 2, 2],
        [0, 10, 0, 0, 0, 0, 0, 10, 0, 30, 0, 50, 10],
    );
    check(
        [5, 5, 5, 5, 5],
        [0, 0, 0, 0, 25, 0, 25, 0, 0, 30, 0, 50, 25],
    );
    check([6, 6, 4, 4, 2], [0, 2, 0, 8, 0, 12, 0, 22, 0, 0, 0, 0, 22]);
    check([1, 3, 5, 5, 1], [2, 0, 3, 0, 10, 0, 15, 0, 0, 0, 0, 0, 15]);
}

#[test]
fn no_box_scores_more_than_it_says() {
    for throw in all_throws() {
        let sum: u8 = throw.numbers().iter().sum();
        for score_box in ScoreBox::ALL {
            let score = score_box.score(throw.all());
            assert!(score <= 50 && (score <= sum || score_box.pattern().is_some()));
        }
    }
}

#[test]
fn the_bonus_comes_with_63() {
    let check = |sixes: [u32; 5], expected: (u16, u16, u16)| {
        let mut sheet = Sheet::default();
        let four = |number: u32| throw([number, number, number, number, 1]);
        let three = |number: u32| throw([number, number, number, 6, 6]);
        for (score_box, throw) in [
            (ScoreBox::Ones, three(1)),
            (ScoreBox::Twos, three(2)),
            (ScoreBox::Threes, three(3)),
            (ScoreBox::Fours, three(4)),
            (ScoreBox::Fives, four(5)),
            (ScoreBox::Sixes, throw(sixes)),
        ] {
            sheet.write(score_box, throw.all()).expect("an empty box");
        }
        assert_eq!((sheet.upper(), sheet.bonus(), sheet.total()), expected);
    };
    check([6, 6, 1, 1, 1], (62, 0, 62));
    check([6, 6, 6, 1, 1], (68, 35, 103));
}

fn play(game: &mut Game, command: Command, seed: u64) -> Result<Event, Refusal> {
    let mut generator = Generator::new(seed, game.throws().into());
    let event = game.decide(command, &mut generator)?;
    game.apply(&event).expect("an event that was decided");
    Ok(event)
}

#[test]
fn an_impossible_command_is_refused() {
    let mut game = Game::new(2).expect("two players");
    let refused = |game: &Game, command: Command| {
        let mut generator = Generator::new(1, 1);
        game.decide(command, &mut generator).err()
    };
    let again = |kept: Positions| Command::ThrowAgain { kept };
    let score = Command::Score(ScoreBox::Chance);
    assert_eq!(refused(&game, score), Some(Refusal::NotThrown));
    assert_eq!(
        refused(&game, again(Positions::NONE)),
        Some(Refusal::NotThrown)
    );
    play(&mut game, Command::Throw, 1).expect("a throw");
    assert_eq!(refused(&game, Command::Throw), Some(Refusal::Thrown));
    assert_eq!(
        refused(&game, again(Positions::ALL)),
        Some(Refusal::AllKept)
    );
    for _ in 0..2 {
        play(&mut game, again(Positions::NONE), 1).expect("a further throw");
    }
    assert_eq!(
        refused(&game, again(Positions::NONE)),
        Some(Refusal::NoThrowLeft)
    );
    for _ in 0..2 {
        play(&mut game, score, 1).expect("an empty box");
        play(&mut game, Command::Throw, 1).expect("a throw");
    }
    assert_eq!(refused(&game, score), Some(Refusal::BoxFilled));
    assert_eq!(Game::new(0), Err(Refusal::Players));
    assert!(Game::new(MAX_PLAYERS).is_ok());
    assert_eq!(Game::new(MAX_PLAYERS + 1), Err(Refusal::Players));
}

#[test]
fn dice_that_are_kept_stay_as_they_are() {
    let mut game = Game::new(1).expect("one player");
    let begun = Event::Thrown {
        throw: throw([1, 2, 3, 4, 5]),
    };
    game.apply(&begun).expect("a throw");
    let kept = [0, 3].into_iter().collect();
    let again = |numbers| Event::ThrownAgain {
        kept,
        throw: throw(numbers),
    };
    let before = game.clone();
    assert_eq!(
        game.apply(&again([2, 6, 6, 4, 6])),
        Err(Refusal::KeptChanged)
    );
    assert_eq!(game, before);
    assert_eq!(game.apply(&again([1, 6, 6, 4, 6])), Ok(()));
}

#[test]
fn a_game_has_ended_after_thirteen_rounds() {
    for players in [1, 3] {
        let mut game = Game::new(players).expect("players");
        for round in 1..=13 {
            for player in 0..players {
                assert_eq!((game.round(), game.player()), (round, Some(player)));
                play(&mut game, Command::Throw, 7).expect("a throw");
                let score_box = ScoreBox::ALL[round - 1];
                play(&mut game, Command::Score(score_box), 7).expect("an empty box");
            }
        }
        assert!(game.is_over() && game.sheets().iter().all(Sheet::is_full));
        assert_eq!((game.player(), game.round()), (None, 13));
        for command in [Command::Throw, Command::Score(ScoreBox::Ones)] {
            assert_eq!(play(&mut game, command, 7), Err(Refusal::GameOver));
        }
    }
}

#[test]
fn an_event_has_its_lasting_form() {
    let events = [
        Event::Thrown {
            throw: throw([3, 1, 4, 1, 5]),
        },
        Event::ThrownAgain {
            kept: [0, 1, 2].into_iter().collect(),
            throw: throw([3, 1, 4, 2, 6]),
        },
        Event::Scored {
            score_box: ScoreBox::Pi,
        },
    ];
    let json = serde_json::to_string(&events).expect("JSON");
    assert_eq!(
        json,
        r#"[{"thrown":{"throw":[3,1,4,1,5]}},{"thrown_again":{"kept":7,"throw":[3,1,4,2,6]}},{"scored":{"score_box":"pi"}}]"#
    );
    let bytes = postcard::to_allocvec(&events).expect("bytes");
    assert_eq!(bytes, [0, 3, 1, 4, 1, 5, 1, 7, 3, 1, 4, 2, 6, 2, 8]);
    let read: [Event; 3] = postcard::from_bytes(&bytes).expect("events");
    assert_eq!(read, events);
}

/// Any command, as often as not one that cannot be.
fn command() -> impl Strategy<Value = Command> {
    prop_oneof![
        Just(Command::Throw),
        (0_u8..32).prop_map(|kept| Command::ThrowAgain {
            kept: kept.try_into().expect("positions")
        }),
        prop::sample::select(ScoreBox::ALL.to_vec()).prop_map(Command::Score),
    ]
}

proptest! {
    #[test]
    fn a_game_is_the_fold_of_its_events(
        players in 1_usize..=MAX_PLAYERS,
        commands in prop::collection::vec(command(), 0..120),
        seed in any::<u64>(),
    ) {
        let mut game = Game::new(players).expect("players");
        let mut events = Vec::new();
        for command in commands {
            let before = game.clone();
            match play(&mut game, command, seed) {
                Ok(event) => events.push(event),
                Err(_) => prop_assert_eq!(&game, &before),
            }
        }
        prop_assert_eq!(Game::replay(players, &events), Ok(game));
    }
}
