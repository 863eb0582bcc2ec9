//! Yahtzee, tests of the value of a whole game, and of the choices in it.

use std::sync::LazyLock;

use score_core::dice::Generator;
use score_core::games::yahtzee::adviser;
use score_core::games::yahtzee::best_play::{BestPlay, BestPlaySearch};
use score_core::games::yahtzee::game::{Command, Event, Game};
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::positions::Positions;
use score_core::games::yahtzee::review::{Choice, review};
use score_core::games::yahtzee::score_box::ScoreBox;
use score_core::games::yahtzee::sheet::Sheet;

use super::{all_throws, throw};

static BEST_PLAY: LazyLock<BestPlay> = LazyLock::new(|| {
    let mut search = BestPlaySearch::new();
    // In slices, as a page does it.
    while !search.advance(1_000) {
        assert!(search.done() < search.units());
    }
    search.finished().expect("all units are done")
});

#[test]
fn best_play_expects_230_587() {
    let value = BEST_PLAY.to_come(&Sheet::default());
    assert_eq!(format!("{value:.3}"), "230.587");
}

#[test]
fn a_search_that_is_not_done_has_no_answer() {
    let mut search = BestPlaySearch::new();
    assert!(!search.advance(100));
    assert_eq!(search.done(), 100);
    assert!(search.finished().is_none());
}

/// A sheet on which everything but these boxes is filled with nothing.
fn open(boxes: &[ScoreBox]) -> Sheet {
    let mut sheet = Sheet::default();
    for score_box in ScoreBox::ALL {
        if !boxes.contains(&score_box) {
            let nothing = all_throws().find(|throw| score_box.score(throw.all()) == 0);
            let dice = nothing.map_or(throw([1, 1, 1, 1, 1]), |throw| throw).all();
            sheet.write(score_box, dice).expect("an empty box");
        }
    }
    sheet
}

#[track_caller]
fn check_close(found: f64, expected: f64) {
    assert!(
        (found - expected).abs() < 1e-9,
        "{found} and not {expected}"
    );
}

#[test]
fn a_last_box_is_worth_its_chance_times_its_points() {
    // Exact chances of a turn, from the odds.
    let check = |score_box: ScoreBox, points: f64| {
        let odds = score_core::games::yahtzee::odds::Odds::new();
        let pattern = score_box.pattern().expect("a box for a pattern");
        let chance = odds.before_the_turn(pattern).number();
        let chance = chance.numerator() as f64 / chance.denominator() as f64;
        check_close(BEST_PLAY.to_come(&open(&[score_box])), points * chance);
    };
    check(ScoreBox::Pi, 25.0);
    check(ScoreBox::AllPrime, 30.0);
    check(ScoreBox::Fibonacci, 40.0);
    check(ScoreBox::Yahtzee, 50.0);
    // Each die shows its number within three throws with the chance 91/216.
    check_close(
        BEST_PLAY.to_come(&open(&[ScoreBox::Fives])),
        25.0 * 91.0 / 216.0,
    );
    // The best of one die: keep 4 to 6, then 5 and 6; five times 14/3.
    check_close(
        BEST_PLAY.to_come(&open(&[ScoreBox::Chance])),
        5.0 * 14.0 / 3.0,
    );
}

#[test]
fn the_bonus_is_part_of_the_points_to_come() {
    let mut sheet = Sheet::default();
    for score_box in ScoreBox::ALL {
        let number = score_box.number().map_or(6, u32::from);
        if score_box != ScoreBox::Ones {
            let dice = [number, number, number, number, 1];
            sheet
                .write(score_box, throw(dice).all())
                .expect("an empty box");
        }
    }
    // 80 of 63: the bonus is on the sheet already, and the next box adds nothing to it.
    assert_eq!(sheet.bonus(), 35);
    check_close(BEST_PLAY.to_come(&sheet), 5.0 * 91.0 / 216.0);
    // With 60, three ones bring it.
    let mut short = Sheet::default();
    for score_box in ScoreBox::ALL {
        let dice = match score_box.number().map(u32::from) {
            Some(1) => continue,
            Some(number) => [number, number, number, if number == 1 { 2 } else { 1 }, 1],
            None => [6, 6, 6, 6, 1],
        };
        short
            .write(score_box, throw(dice).all())
            .expect("an empty box");
    }
    assert_eq!(short.upper(), 60);
    let chance = 91.0_f64 / 216.0;
    let miss = 1.0 - chance;
    let choose = [10.0, 5.0, 1.0];
    let three_or_more: f64 = (3..=5)
        .map(|count| choose[count as usize - 3] * chance.powi(count) * miss.powi(5 - count))
        .sum();
    check_close(
        BEST_PLAY.to_come(&short),
        5.0 * chance + 35.0 * three_or_more,
    );
}

/// Plays a game, each turn by `choose`, which sees the sheet, the dice and the
/// throws that are left.
fn played(seed: u64, mut choose: impl FnMut(&Sheet, Keep, usize) -> Option<Keep>) -> Vec<Event> {
    let mut game = Game::new(1).expect("one player");
    let mut events = Vec::new();
    while !game.is_over() {
        let command = match game.turn() {
            None => Command::Throw,
            Some(turn) => {
                let (sheet, dice) = (game.sheets()[0], turn.throw().all());
                let left = turn.rerolls_left();
                let keep = (left > 0).then(|| choose(&sheet, dice, left)).flatten();
                let kept = keep.and_then(|keep| turn.throw().positions_of(keep));
                match kept.filter(|kept| *kept != Positions::ALL) {
                    Some(kept) => Command::ThrowAgain { kept },
                    None => Command::Score(adviser::boxes(&BEST_PLAY, &sheet, dice)[0].choice),
                }
            }
        };
        let mut generator = Generator::new(seed, game.throws().into());
        let event = game
            .decide(command, &mut generator)
            .expect("a choice that can be made");
        game.apply(&event).expect("an event that was decided");
        events.push(event);
    }
    events
}

fn best_keep(sheet: &Sheet, dice: Keep, left: usize) -> Option<Keep> {
    Some(adviser::keeps(&BEST_PLAY, sheet, dice, left)[0].choice)
}

#[test]
fn best_play_loses_nothing() {
    for seed in 0..5 {
        let events = played(seed, best_keep);
        let judged = review(&BEST_PLAY, 1, &events, 0).expect("a game");
        assert!(judged.lost() < 1e-9, "{seed}: {judged:?}");
        let game = Game::replay(1, &events).expect("a game");
        assert_eq!(judged.total, game.sheets()[0].total());
        check_close(
            judged.luck(),
            f64::from(judged.total) - 230.587_0 - (judged.expected - 230.587_0),
        );
    }
}

#[test]
fn the_value_of_a_choice_is_the_mean_of_its_outcomes() {
    let sheet = open(&[ScoreBox::Fives, ScoreBox::Pi, ScoreBox::Chance]);
    let dice = throw([3, 1, 6, 5, 5]).all();
    let best = |dice: Keep, left: usize| match left {
        0 => adviser::boxes(&BEST_PLAY, &sheet, dice)[0].total,
        _ => adviser::keeps(&BEST_PLAY, &sheet, dice, left)[0].total,
    };
    for left in [1, 2] {
        for keep in adviser::keeps(&BEST_PLAY, &sheet, dice, left) {
            let kept = throw([3, 1, 6, 5, 5])
                .positions_of(keep.choice)
                .expect("dice of the throw");
            if kept.count() != 3 {
                continue;
            }
            let open: Vec<usize> = kept.others().iter().collect();
            let outcomes = (1..=6).flat_map(|one| (1..=6).map(move |other| [one, other]));
            let sum: f64 = outcomes
                .map(|numbers| {
                    let mut dice = [3, 1, 6, 5, 5];
                    for (position, number) in open.iter().zip(numbers) {
                        dice[*position] = number;
                    }
                    best(throw(dice).all(), left - 1)
                })
                .sum();
            check_close(keep.total, sum / 36.0);
        }
    }
}

#[test]
fn a_review_shows_the_loss_of_each_choice() {
    // A player who keeps every throw, and loses by it.
    let events = played(3, |_, _, _| None);
    let judged = review(&BEST_PLAY, 1, &events, 0).expect("a game");
    // Two choices a turn: to stop, and the box.
    assert_eq!(judged.choices.len(), 26);
    assert!(judged.choices.iter().all(|choice| choice.loss >= 0.0));
    for choice in &judged.choices {
        match choice.choice {
            Choice::Keep { chosen, best } => {
                assert_eq!(chosen, choice.throw.all());
                assert_eq!(chosen == best, choice.loss == 0.0, "{choice:?}");
            }
            Choice::Box { chosen, best } => assert_eq!((chosen, choice.loss), (best, 0.0)),
        }
    }
    let total = f64::from(judged.total);
    check_close(total, judged.expected - judged.lost() + judged.luck());
    assert!(judged.lost() > 50.0, "{}", judged.lost());
}

#[test]
fn each_player_is_reviewed_alone() {
    let mut game = Game::new(2).expect("two players");
    let mut events = Vec::new();
    while let Some(player) = game.player() {
        let command = match game.turn() {
            None => Command::Throw,
            Some(turn) => {
                let boxes = adviser::boxes(&BEST_PLAY, &game.sheets()[player], turn.throw().all());
                // The second player always takes the worst box.
                let chosen = if player == 0 {
                    boxes.first()
                } else {
                    boxes.last()
                };
                Command::Score(chosen.expect("an open box").choice)
            }
        };
        let mut generator = Generator::new(5, game.throws().into());
        let event = game.decide(command, &mut generator).expect("a choice");
        game.apply(&event).expect("an event that was decided");
        events.push(event);
    }
    let reviews = [0, 1].map(|player| review(&BEST_PLAY, 2, &events, player).expect("a game"));
    let lost_by_boxes = reviews.map(|review| {
        let boxes = review.choices.iter();
        let boxes = boxes.filter(|judged| matches!(judged.choice, Choice::Box { .. }));
        boxes.map(|judged| judged.loss).sum::<f64>()
    });
    assert!(
        lost_by_boxes[0] < 1e-9 && lost_by_boxes[1] > 50.0,
        "{lost_by_boxes:?}"
    );
    assert!(review(&BEST_PLAY, 2, &events, 2).is_err());
}
