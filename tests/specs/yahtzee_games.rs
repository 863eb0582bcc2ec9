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
use score_tests::{Page, Site, specs};
use serde_json::json;

use crate::looks::NONE;
use crate::screen_list::push;

specs! {
    in_every_engine: [
        the_focus_is_seen_and_a_key_that_is_held_down_presses_one_button,
    ],
    in_one: [
        a_game_for_one_is_advised_played_and_reviewed,
        after_a_game_another_one_and_its_review_are_next,
        players_sit_down_by_their_names_and_take_turns,
        all_is_there_after_a_reload_and_unreadable_data_are_put_aside,
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

/// The same game in the core, of this number from 0: two dice are thrown again once, and the boxes
/// are filled from the first to the last.
fn same_game(number: u64, players: usize) -> (Game, Vec<Event>) {
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
                let mut generator = generator(number, game.throws().into());
                let event = game.decide(command, &mut generator).expect("a move");
                game.apply(&event).expect("an event that was decided");
                events.push(event);
            }
        }
    }
    (game, events)
}

/// That game but for its last box.
pub fn nearly_over(players: usize) -> Vec<Event> {
    let (_, mut events) = same_game(0, players);
    events.pop();
    events
}

/// Plays that game for one on the page, by keys and, for each box, by the mouse.
fn play(page: &Page) {
    for score_box in BOXES {
        page.wait_until(
            "a turn begins",
            &format!("document.querySelector('{ROLL}').innerText === 'Roll five dice'"),
        );
        page.type_text("r45r");
        page.expect_said("1 roll left.");
        page.press(&key_of_box(score_box));
    }
}

fn decimal(points: f64) -> String {
    format!("{:.2}", (points * 100.0).round() / 100.0)
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

/// Its review needs the table of the whole game, which the adviser has had worked out by then.
fn a_game_for_one_is_advised_played_and_reviewed(page: &Page) {
    let site = Site::start(Plan {
        script: HOLDABLE_SOLVER,
        ..Plan::default()
    });
    page.open_at(&site, "#yahtzee?seed=7");
    page.wait_for_game();
    page.turn_to_mode("Review");
    page.expect_words_in("#yahtzee-review", "Play a game to its end.");
    page.turn_to_mode("Game");
    page.expect_said("Round 1 of 13. Roll the dice.");
    page.type_text("r");
    page.expect_said("2 rolls left.");
    the_adviser_expects_points(page);
    // A game that is under way is given up by a second press.
    page.press(".new-game summary");
    page.press("#yahtzee-alone");
    page.expect_refused("This game is not over. Press again to give it up.");
    page.press("#yahtzee-alone");
    page.expect_said("Round 1 of 13. Roll the dice.");
    play(page);
    let (game, events) = same_game(1, 1);
    let total = game.sheets()[0].total();
    assert!(total > 0);
    page.expect_said(&format!("The game is over: {total} points."));
    page.expect_totals(&[total.to_string()]);
    page.type_text("r");
    page.expect_refused("The game is over. Begin a new one.");
    // The last box was a slip.
    page.press("#yahtzee-undo");
    page.expect_said("1 roll left.");
    page.expect_hidden("#yahtzee-undo");
    page.turn_to_mode("Review");
    page.expect_words_in("#yahtzee-review", "Play a game to its end.");
    page.turn_to_mode("Game");
    page.press(&key_of_box("Chance"));
    page.expect_said(&format!("The game is over: {total} points."));
    the_review_tells_what_each_choice_lost(page, &events);
    // From there the way back is one press, and another game is there.
    page.press(&mode("Game"));
    page.press(NEXT_GAME);
    page.expect_said("Round 1 of 13. Roll the dice.");
}

/// In the first turn of the first game, in a page whose solver can be held.
fn the_adviser_expects_points(page: &Page) {
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
    page.press("#yahtzee-adviser");
}

/// At the end of a game for one with these events: each choice beside the best one.
fn the_review_tells_what_each_choice_lost(page: &Page, events: &[Event]) {
    page.press(LOOK_BACK);
    page.expect_review();
    page.expect_focus(&mode("Review"));
    let judged = review(&BEST_PLAY, 1, events, 0).expect("a game");
    let summary = page.text("#yahtzee-review .count-of");
    let total = judged.total;
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
    page.resize((360, 640));
    page.expect_size((360, 640));
    assert_eq!(page.list(LOST_AT_AN_EDGE), NONE);
}

fn after_a_game_another_one_and_its_review_are_next(page: &Page) {
    page.open("#rules");
    page.resize((360, 640));
    page.expect_size((360, 640));
    page.go_on_with_game(&["Ada", "Ben"], &nearly_over(2));
    page.expect_said("1 roll left.");
    page.expect_hidden(NEXT_GAME);
    page.expect_hidden(LOOK_BACK);
    // The last box lies far below the dice.
    push(page, &key_of_box("Chance"));
    page.expect_said("The game is over");
    page.expect_hidden(ROLL);
    page.expect_hidden("#yahtzee-adviser");
    page.expect_focus(NEXT_GAME);
    let next = format!("{NEXT_GAME}, {LOOK_BACK}");
    assert_eq!(page.out_of_view(&format!("#yahtzee-status, {next}")), NONE);
    assert_eq!(page.smaller_than(56, &next), NONE);
    // A slip can still be taken back: it is ROLL's turn again, and there is nothing to review.
    page.type_text("z");
    page.expect_said("1 roll left.");
    page.expect_focus(ROLL);
    page.expect_hidden(NEXT_GAME);
    page.expect_hidden(LOOK_BACK);
    page.reload();
    page.turn_to_mode("Review");
    page.expect_words_in("#yahtzee-review", "Play a game to its end.");
    page.turn_to_mode("Game");
    push(page, &key_of_box("Chance"));
    page.expect_focus(NEXT_GAME);
    push(page, NEXT_GAME);
    page.expect_said("Round 1 of 13. Ada, roll the dice.");
    page.expect_focus(ROLL);
    assert_eq!(page.out_of_view(ROLL), NONE);
    page.expect_totals(&["0", "0"]);
    page.type_text("r");
    page.expect_said("2 rolls left.");
    page.expect_hidden(NEXT_GAME);
}

fn players_sit_down_by_their_names_and_take_turns(page: &Page) {
    page.open("#yahtzee?seed=7");
    page.turn_to_mode("Game");
    names_that_cannot_be_have_their_sentences(page);
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
    // After a slip it is their turn again, until the next throw.
    page.type_text("z");
    page.expect_said("2 rolls left.");
    page.press(&key_of_box("Chance"));
    page.expect_said("Round 2 of 13. Ada, roll the dice.");
    page.type_text("r");
    page.expect_said("2 rolls left.");
    page.expect_hidden("#yahtzee-undo");
}

fn names_that_cannot_be_have_their_sentences(page: &Page) {
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
}

fn the_focus_is_seen_and_a_key_that_is_held_down_presses_one_button(page: &Page) {
    page.open("#yahtzee?seed=7");
    page.resize((360, 740));
    page.turn_to_mode("Game");
    page.type_text("r");
    page.expect_said("2 rolls left.");
    page.press(".new-game summary");
    // Backwards from below the sheet: the next element is then above.
    let seen = page.run(
        "const keys = [...document.querySelectorAll(
             '.yahtzee-desk :is(button, input, summary)')];
         return keys.reverse().filter((key) => !key.closest('.throwing')).map((key) => {
             key.focus();
             if (document.activeElement !== key) return null;
             const behind = document.querySelector('.throwing').getBoundingClientRect();
             return Math.round(key.getBoundingClientRect().top - behind.bottom);
         }).filter((below_px) => below_px !== null);",
        Vec::new(),
    );
    let below_px: Vec<i64> = serde_json::from_value(seen).expect("numbers");
    assert!(below_px.len() > BOXES.len(), "{below_px:?}");
    assert!(
        below_px.iter().all(|below_px| *below_px >= 0),
        "{below_px:?}"
    );
    page.run(
        "document.querySelector(arguments[0]).focus()",
        vec![json!(key_of_box("Yahtzee"))],
    );
    page.tab_to(&key_of_box("Chance"));
    page.hold_enter(|| page.expect_focus(ROLL));
    page.expect_said("Round 2 of 13. Roll the dice.");
}

fn all_is_there_after_a_reload_and_unreadable_data_are_put_aside(page: &Page) {
    page.open("#yahtzee?seed=7");
    page.expect_said("Roll the dice.");
    page.type_text("r");
    let practised = practised();
    page.expect_dice(&practised);
    page.turn_to_mode("Game");
    page.type_text("r45r");
    page.expect_said("1 roll left.");
    let (_, events) = same_game(0, 1);
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
    // Junk, and a game of no players.
    for text in ["junk", "1:01000000000000"] {
        page.run(
            "localStorage.setItem('score/yahtzee', arguments[0])",
            vec![json!(text)],
        );
        page.reload();
        page.expect_refused("The data that this browser had kept could not be read.");
        let aside = "return localStorage.getItem('score/yahtzee.unreadable')";
        page.expect_value(aside, text);
    }
}

/// A game of six, in which the first is to choose.
pub fn six_players(page: &Page) {
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

/// A screen reader reads the head of a row in one breath.
pub fn a_box_and_its_rule_are_two_words(page: &Page) {
    let heads = page.list(
        "return [...document.querySelectorAll('.sheet tr[data-box]:not(.sum) th[scope=row]')]
           .map((head) => head.textContent)",
    );
    assert!(
        heads.contains(&"Pi, a 3, a 1 and a 4: 25".to_owned()),
        "{heads:?}"
    );
    for head in &heads {
        assert!(head.contains(", "), "{head}");
    }
}

/// Whether the patterns cannot be seen, or the dice are not beside each other.
pub const WITHOUT_PATTERNS: &str = "
    const found = [];
    if (!document.querySelector('.patterns table')?.getClientRects().length) found.push('no patterns');
    const rows = new Set([...document.querySelectorAll('.throwing .tile')]
      .map((die) => Math.round(die.getBoundingClientRect().top))).size;
    if (rows !== 1) found.push(`the dice are in ${rows} rows`);
    return found;";
