//! Mathematician's Yahtzee: games, their adviser, the review, and every screen.

use std::sync::LazyLock;

use score_core::dice::Generator;
use score_core::games::yahtzee::adviser;
use score_core::games::yahtzee::best_play::{BestPlay, BestPlaySearch};
use score_core::games::yahtzee::game::{Command, Event, Game};
use score_core::games::yahtzee::positions::Positions;
use score_core::games::yahtzee::review::review;
use score_core::games::yahtzee::score_box::ScoreBox;
use score_core::games::yahtzee::sheet::Sheet;
use score_core::games::yahtzee::throw::Throw;
use score_tests::held_solver::HOLDABLE_SOLVER;
use score_tests::site::Plan;
use score_tests::yahtzee::{BOXES, ROLL, key_of_box, mode};
use score_tests::{Hand, Page, Site, specs};
use serde_json::json;

use crate::accessibility::{NONE, accessible};
use crate::screen_list::{Screen, push};
use crate::view_sizes::{TARGETS, views};

specs! {
    in_every_engine: [
        a_key_that_is_held_down_presses_one_button,
        every_screen_fits_and_its_targets_are_large,
    ],
    in_one: [
        a_game_for_one_has_thirteen_turns,
        after_a_game_another_one_and_its_review_are_next,
        the_adviser_of_a_game_expects_points,
        players_take_turns_at_one_screen,
        a_name_that_cannot_be_has_its_sentence,
        a_box_filled_by_a_slip_is_emptied_until_the_next_throw,
        a_game_under_way_is_given_up_by_a_second_press,
        all_is_there_after_a_reload,
        every_screen_is_accessible,
    ],
}

const SEED: u32 = 7;

/// The throw of this number in the game of this number, both from 0, that the
/// seed gives.
fn generator(game: u64, throw: u64) -> Generator {
    Generator::new(SEED.into(), (game + 1) << 32 | throw)
}

/// The throw of the first turn of practice.
fn practised() -> Throw {
    Throw::thrown(&mut Generator::new(SEED.into(), 0))
}

static BEST_PLAY: LazyLock<BestPlay> = LazyLock::new(|| {
    let mut search = BestPlaySearch::new();
    search.advance(search.units());
    search.finished().expect("all units are done")
});

/// The dice that these games throw again once in each turn.
const AGAIN: [usize; 2] = [3, 4];

/// The same game in the core: two dice are thrown again once, and the boxes are
/// filled from the first to the last.
fn same_game(players: usize) -> (Game, Vec<Event>) {
    let mut game = Game::new(players).expect("players");
    let mut events = Vec::new();
    let again: Positions = AGAIN.into_iter().collect();
    for score_box in ScoreBox::ALL {
        for _ in 0..players {
            let kept = again.others();
            let commands = [
                Command::Throw,
                Command::ThrowAgain { kept },
                Command::Score(score_box),
            ];
            for command in commands {
                let mut generator = generator(0, game.throws().into());
                let event = game.decide(command, &mut generator).expect("a move");
                game.apply(&event).expect("what is decided");
                events.push(event);
            }
        }
    }
    (game, events)
}

/// Plays that game on the page, by keys and, for each box, by the mouse.
fn play(page: &Page, players: usize) {
    for score_box in BOXES {
        for _ in 0..players {
            page.wait_until(
                "a turn begins",
                &format!("document.querySelector('{ROLL}').innerText === 'Roll five dice'"),
            );
            page.type_text("r45r");
            page.expect_said("1 roll left.");
            page.press(&key_of_box(score_box));
        }
    }
}

fn decimal(points: f64) -> String {
    format!("{:.2}", (points * 100.0).round() / 100.0)
}

fn a_game_for_one_has_thirteen_turns(page: &Page) {
    page.open("#yahtzee?seed=7");
    page.turn_to_mode("Review");
    page.expect_words_in("#yahtzee-review", "Play a game to its end.");
    page.turn_to_mode("Game");
    page.expect_said("Round 1 of 13. Roll the dice.");
    play(page, 1);
    let (game, events) = same_game(1);
    let total = game.sheets()[0].total();
    assert_eq!(total, 48);
    page.expect_said(&format!("The game is over: {total} points."));
    page.expect_totals(&[total.to_string()]);
    page.type_text("r");
    page.expect_refused("The game is over. Begin a new one.");
    // Each choice beside the best one.
    page.turn_to_mode("Review");
    page.expect_review();
    let judged = review(&BEST_PLAY, 1, &events, 0).expect("a game");
    let summary = page.text("#yahtzee-review .count-of");
    for words in [
        format!("{total} points. Best play expects 230.59 before the first roll."),
        format!("The choices lost {},", decimal(judged.lost())),
    ] {
        assert!(summary.contains(&words), "{summary}");
    }
    let lost = judged.choices.iter().filter(|choice| choice.loss > 1e-6);
    page.expect_number_of("#yahtzee-review .way", lost.count());
    page.press("#yahtzee-losses");
    page.wait_until(
        "all choices are shown",
        "document.querySelectorAll('#yahtzee-review .way').length === 39",
    );
}

/// The button in the place of ROLL.
const NEXT_GAME: &str = "#yahtzee-next-game";
const LOOK_BACK: &str = "#yahtzee-look-back";

/// The choices whose loss touches the edge.
const LOST_AT_AN_EDGE: &str = "
    return [...document.querySelectorAll('#yahtzee-review .loss')].filter((loss) => {
      const [inner, outer] = [loss, loss.closest('.way')].map((one) => one.getBoundingClientRect());
      return outer.right - inner.right < 8;
    }).map((loss) => loss.closest('.way').innerText)";

fn after_a_game_another_one_and_its_review_are_next(page: &Page) {
    page.open_in_any_size("#yahtzee?seed=7");
    page.resize((360, 640));
    page.expect_size((360, 640));
    page.go_to("#yahtzee?seed=7");
    push(page, &mode("Game"));
    page.sit_down(&["Ada", "Ben"]);
    page.expect_hidden(NEXT_GAME);
    page.expect_hidden(LOOK_BACK);
    // The last box lies far below the dice.
    for score_box in BOXES {
        for _ in 0..2 {
            page.wait_until(
                "a turn begins",
                &format!("document.querySelector('{ROLL}').innerText === 'Roll five dice'"),
            );
            page.type_text("r");
            page.expect_said("2 rolls left.");
            push(page, &key_of_box(score_box));
        }
    }
    page.expect_said("The game is over");
    page.expect_hidden(ROLL);
    page.expect_hidden("#yahtzee-adviser");
    page.expect_focus(NEXT_GAME);
    let next = format!("{NEXT_GAME}, {LOOK_BACK}");
    assert_eq!(page.out_of_view(&format!("#yahtzee-status, {next}")), NONE);
    assert_eq!(page.smaller_than(56, &next), NONE);
    // A slip can still be taken back: it is ROLL's turn again.
    page.type_text("z");
    page.expect_said("2 rolls left.");
    page.expect_focus(ROLL);
    page.expect_hidden(NEXT_GAME);
    page.expect_hidden(LOOK_BACK);
    push(page, &key_of_box("Chance"));
    page.expect_focus(NEXT_GAME);
    // From the review the way back is one press, and another game is there.
    push(page, LOOK_BACK);
    page.expect_review();
    page.expect_focus(&mode("Review"));
    assert_eq!(page.list(LOST_AT_AN_EDGE), NONE);
    push(page, &mode("Game"));
    push(page, NEXT_GAME);
    page.expect_said("Round 1 of 13. Ada, roll the dice.");
    page.expect_focus(ROLL);
    assert_eq!(page.out_of_view(ROLL), NONE);
    page.expect_totals(&["0", "0"]);
    page.type_text("r");
    page.expect_said("2 rolls left.");
    page.expect_hidden(NEXT_GAME);
}

fn the_adviser_of_a_game_expects_points(page: &Page) {
    let site = Site::start(Plan {
        script: HOLDABLE_SOLVER,
        ..Plan::default()
    });
    page.open_at(&site, "#yahtzee?seed=7");
    page.wait_for_game();
    page.turn_to_mode("Game");
    page.type_text("r");
    page.expect_said("2 rolls left.");
    page.hold_solver();
    page.press("#yahtzee-adviser");
    page.expect_solver_held();
    // While the whole game is worked out, the page answers.
    page.type_text("1");
    page.wait_until(
        "a die is chosen",
        "document.querySelector('#yahtzee-dice .again')",
    );
    page.expect_shown("#yahtzee-advice progress");
    page.let_solver_go();
    page.wait_until(
        "it is worked out",
        "document.querySelectorAll('#yahtzee-advice li').length === 2",
    );
    page.expect_hidden("#yahtzee-advice progress");
    let throw = Throw::thrown(&mut generator(0, 0));
    let sheet = Sheet::default();
    let keeps = adviser::keeps(&BEST_PLAY, &sheet, throw.all(), 2);
    let best = page.text("#yahtzee-advice li:last-child");
    let expected = format!("{} expected", decimal(keeps[0].total));
    assert!(best.contains(&expected), "{best} and not {expected}");
    page.press("#yahtzee-advice li:last-child button");
    page.wait_until(
        "both are the same",
        "(() => { const [yours, best] = document.querySelectorAll('#yahtzee-advice li .odds');
           return yours.innerText === best.innerText; })()",
    );
    page.type_text("rr");
}

fn players_take_turns_at_one_screen(page: &Page) {
    page.open("#yahtzee?seed=7");
    page.turn_to_mode("Game");
    page.sit_down(&["Ada", "Ben"]);
    page.expect_said("Round 1 of 13. Ada, roll the dice.");
    page.type_text("r");
    page.expect_said("a box to score");
    // Only the player whose turn it is has boxes to tap.
    page.expect_number_of("tr[data-box=Pi] td:nth-child(2) button", 1);
    page.expect_number_of("tr[data-box=Pi] td:nth-child(3) button", 0);
    page.press(&key_of_box("Chance"));
    page.expect_said("Round 1 of 13. Ben, roll the dice.");
    page.type_text("r");
    page.press(&key_of_box("Pi"));
    page.expect_said("Round 2 of 13. Ada, roll the dice.");
    let first = Throw::thrown(&mut generator(1, 0));
    page.expect_text(
        "tr[data-box=Total] td:nth-child(2)",
        &first.all().sum().to_string(),
    );
}

fn a_name_that_cannot_be_has_its_sentence(page: &Page) {
    page.open("#yahtzee");
    page.turn_to_mode("Game");
    let check = |names: &[&str], field: &str, sentence: &str| {
        page.sit_down(names);
        page.wait_until(
            sentence,
            &format!(
                "document.querySelector('#yahtzee-players .problem')?.innerText === {}
                 && document.activeElement.id === '{field}'",
                json!(sentence)
            ),
        );
        page.expect_number_of("#yahtzee-players [aria-invalid=true]", 1);
    };
    check(
        &["Ada"],
        "yahtzee-player-1",
        "You need at least two players. To play by yourself, choose “Play alone”.",
    );
    check(
        &["Ada", "ada"],
        "yahtzee-player-2",
        "That name is taken. “ada 2” is free.",
    );
    check(
        &["Ada", "A name that is much too long"],
        "yahtzee-player-2",
        "A name has at most 20 characters.",
    );
    page.sit_down(&["Ada", "Ben"]);
    page.expect_said("Round 1 of 13. Ada, roll the dice.");
}

fn a_box_filled_by_a_slip_is_emptied_until_the_next_throw(page: &Page) {
    page.open("#yahtzee?seed=7");
    page.turn_to_mode("Game");
    play(page, 1);
    page.expect_said("The game is over");
    page.press("#yahtzee-undo");
    page.expect_said("1 roll left.");
    page.expect_hidden("#yahtzee-undo");
    page.turn_to_mode("Review");
    page.expect_words_in("#yahtzee-review", "Play a game to its end.");
    page.reload();
    page.turn_to_mode("Game");
    page.press(&key_of_box("Chance"));
    page.expect_said("The game is over: 48 points.");
    page.turn_to_mode("Review");
    page.expect_review();
    // Whose turn it is goes back as well.
    page.turn_to_mode("Game");
    page.sit_down(&["Ada", "Ben"]);
    page.type_text("r");
    page.press(&key_of_box("Ones"));
    page.expect_said("Round 1 of 13. Ben, roll the dice.");
    page.type_text("z");
    page.expect_said("2 rolls left.");
    page.press(&key_of_box("Chance"));
    page.expect_said("Round 1 of 13. Ben, roll the dice.");
    page.type_text("r");
    page.expect_said("2 rolls left.");
    page.expect_hidden("#yahtzee-undo");
}

fn a_key_that_is_held_down_presses_one_button(page: &Page) {
    page.use_hand(Hand::Keyboard);
    page.open("#yahtzee?seed=7");
    page.turn_to_mode("Game");
    page.type_text("r");
    page.expect_said("2 rolls left.");
    page.tab_to(&key_of_box("Chance"));
    page.hold_enter(|| page.expect_focus(ROLL));
    page.expect_said("Round 2 of 13. Roll the dice.");
}

fn a_game_under_way_is_given_up_by_a_second_press(page: &Page) {
    page.open("#yahtzee?seed=7");
    page.turn_to_mode("Game");
    page.type_text("r");
    page.expect_said("2 rolls left.");
    page.press(".new-game summary");
    page.press("#yahtzee-alone");
    page.expect_refused("This game is not over. Press again to give it up.");
    page.press("#yahtzee-alone");
    page.expect_said("Round 1 of 13. Roll the dice.");
}

fn all_is_there_after_a_reload(page: &Page) {
    page.open("#yahtzee?seed=7");
    page.expect_said("Roll the dice.");
    page.type_text("r");
    let practised = practised();
    page.expect_dice(&practised);
    page.turn_to_mode("Game");
    page.type_text("r45r");
    page.expect_said("1 roll left.");
    let (_, events) = same_game(1);
    let Event::ThrownAgain { throw, .. } = events[1] else {
        panic!("the second event is a throw of some dice");
    };
    page.reload();
    page.expect_dice(&throw);
    page.expect_said("1 roll left.");
    page.press(&key_of_box("Chance"));
    page.reload();
    page.expect_said("Round 2 of 13.");
    page.expect_totals(&[throw.all().sum().to_string()]);
    page.turn_to_mode("Practice");
    page.expect_dice(&practised);
}

/// A game of six, in which the first is to choose.
fn six_players(page: &Page) {
    page.go_to("#yahtzee?seed=7");
    push(page, &mode("Game"));
    page.sit_down(&[
        "Ada",
        "Benjamin",
        "Cleo",
        "Zoë",
        "Emil",
        "Wolfeschlegelstein",
    ]);
    page.expect_said("Ada, roll the dice.");
    page.type_text("r");
    page.expect_said("2 rolls left.");
}

/// The screens of this page, each reached from any before it, by keys.
const SCREENS: [Screen; 9] = [
    ("before a throw", |page| {
        page.go_to("#yahtzee?seed=7");
        page.expect_said("Roll the dice.");
    }),
    ("three patterns", |page| {
        page.go_to("#yahtzee?roll=2.2.2.2.2");
        page.expect_said("Yahtzee");
    }),
    ("dice chosen, with the adviser", |page| {
        page.go_to("#yahtzee?roll=3.3.1.6.2");
        page.expect_said("2 rolls left.");
        page.type_text("45");
        push(page, "#yahtzee-adviser");
        push(page, "#yahtzee-choices summary");
        page.wait_until(
            "the choices are there",
            "document.querySelectorAll('#yahtzee-choices li').length > 20",
        );
    }),
    ("a refusal and the rules", |page| {
        page.go_to("#yahtzee?roll=1.2.3");
        page.expect_refused("The link gives dice that cannot be");
        push(page, ".how summary");
    }),
    ("a game with its adviser", |page| {
        page.go_to("#yahtzee?seed=7");
        push(page, &mode("Game"));
        page.type_text("r");
        page.wait_until(
            "there is advice",
            "document.querySelectorAll('#yahtzee-advice li').length === 2",
        );
    }),
    ("a box to choose", |page| {
        page.type_text("1r1r");
        page.expect_said("Choose a box.");
    }),
    ("an end", |page| {
        push(page, &key_of_box("Ones"));
        for score_box in &BOXES[1..] {
            page.type_text("r");
            page.expect_said("2 rolls left.");
            push(page, &key_of_box(score_box));
        }
        page.expect_said("The game is over");
    }),
    ("a review", |page| {
        push(page, &mode("Review"));
        page.expect_review();
    }),
    ("six players", six_players),
];

fn every_screen_is_accessible(page: &Page) {
    page.open("#yahtzee?seed=7");
    accessible(page, &SCREENS);
}

fn every_screen_fits_and_its_targets_are_large(page: &Page) {
    page.open_in_any_size("#yahtzee?seed=7");
    for (name, reach) in &SCREENS {
        reach(page);
        for view in views(page) {
            page.resize(view);
            page.expect_size(view);
            assert_eq!(page.too_wide_px(), 0, "{name}, {view:?}");
            if [320, 1280].contains(&view.0) {
                assert_eq!(page.smaller_than(44, TARGETS), NONE, "{name}, {view:?}");
            }
        }
    }
}
