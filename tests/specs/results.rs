//! The result of a round: first for the player, then for the roll; and rolls that bring nothing,
//! because their solutions are known.

use score_core::dice::Roll;
use score_core::table::command::Command;
use score_tests::site::Plan;
use score_tests::{Engine, Page, Pupil, Site, specs};
use serde_json::json;

use crate::everyone::TWENTY;
use crate::screen_list::{call, lay};

specs! {
    in_every_engine: [corners_stay_where_they_are_when_a_round_ends],
    in_one: [
        the_result_for_the_player_comes_before_the_verdict,
        points_fly_to_the_score_and_it_counts,
        with_little_motion_points_are_there_at_once,
        a_goal_says_how_long_it_took_and_whose_way_it_was_step_by_step,
        the_time_of_a_goal_is_there_after_a_reload_and_for_late_players,
        a_roll_whose_solutions_are_known_is_practice,
    ],
}

const PRACTICE: &str = "Practice, for no points: the solutions are known.";

/// Makes 20 of 1, 4, 5 and a fourth number.
#[track_caller]
fn make_twenty(page: &Page) {
    page.type_step("5*4");
    page.type_step("20*1");
    page.expect_settlement();
}

/// The parts of the settlement from top to bottom, and how large their letters are.
#[track_caller]
fn parts(page: &Page) -> Vec<(String, f64)> {
    let parts = page.list(
        "return [...document.querySelectorAll('#result, #verdict')].map((part) =>
           part.id + '|' + parseFloat(getComputedStyle(part).fontSize))",
    );
    let split = |part: &String| {
        let (id, size) = part.split_once('|')?;
        Some((id.to_owned(), size.parse().ok()?))
    };
    parts.iter().filter_map(split).collect()
}

fn the_result_for_the_player_comes_before_the_verdict(page: &Page) {
    page.open("#play?clock=0");
    lay(page, "roll=1.4.5.7", "thinking");
    page.call_score(None);
    page.give_up();
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_text("#result", "−1 SCORE: no way shown.");
    page.expect_text("#result .gain.lost", "−1");
    let found = parts(page);
    assert_eq!((&*found[0].0, &*found[1].0), ("result", "verdict"));
    assert!(found[0].1 > found[1].1, "{found:?}");
    // The verdict has neither a tick nor a cross.
    page.expect_number_of("#settlement .verdict svg", 0);
    // Players who gave up have no way.
    page.expect_solved();
    page.expect_number_of("#way-shown, .way.own", 0);
    page.expect_hidden("#hints");
    lay(page, "roll=1.1.1.4", "thinking");
    page.call_impossible(None);
    page.am_sure();
    assert_eq!(page.expect_settlement(), "20 was impossible");
    page.expect_text("#result", "+1 IMPOSSIBLE, and it is.");
    page.expect_text("#result .gain.won", "+1");
    // The roll is named if steps have taken numbers from the board.
    lay(page, "roll=1.4.5.8", "thinking");
    call(page, "s", "demo");
    for step in ["5+4", "9+8", "17+1"] {
        page.type_step(step);
    }
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_text("#rolled", "The roll was 1, 4, 5, 8.");
    // Cards are dealt and not rolled.
    page.go_to("#24?roll=3.3.8.8");
    page.expect_phase("thinking");
    call(page, "s", "demo");
    page.give_up();
    page.expect_settlement();
    page.tap("3");
    page.expect_refusal("This hand is settled. Deal again.");
}

/// Waits until the first point flies from the result to this score.
#[track_caller]
fn expect_flight(page: &Page, score: &str) {
    page.wait_until(
        &format!("the point flies to {score}"),
        &format!(
            "(() => {{
               const score = document.querySelector('{score}');
               const moves = score.getAnimations({{ subtree: true }}).map((each) => each.animationName);
               return score.matches('.counting') && moves.includes('gain-flight')
                 && score.style.getPropertyValue('--gained') === '\"+1\"'
                 && score.style.getPropertyValue('--before') === '\"0\"';
             }})()"
        ),
    );
}

fn points_fly_to_the_score_and_it_counts(page: &Page) {
    let site = Site::start(Plan {
        has_relay: true,
        has_motion: true,
        ..Plan::default()
    });
    page.open_at(&site, "#play?roll=1.4.5.7&clock=0");
    page.wait_for_game();
    page.expect_phase("thinking");
    call(page, "s", "demo");
    make_twenty(page);
    expect_flight(page, "#scoreboard .points");
    page.expect_points(0, 1);
    // The numbers of the way fly together in the one that was made.
    page.expect_list(
        "return [...document.querySelectorAll('.won .gathered')].map((one) => one.dataset.number)",
        &["5", "4", "1"],
    );
    // In a group it flies to the player's own score.
    let (ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    page.come_by_link(&site, "Ben", &code);
    deal(&ada);
    page.expect_phase("thinking");
    call(page, "s", "demo");
    make_twenty(page);
    expect_flight(page, ".mine .points");
    page.expect_points_of("Ben", 1);
}

/// Deals 1, 4, 5 and 7, as the host.
fn deal(ada: &Pupil) {
    let roll = Roll::new(&[1, 4, 5, 7]).expect("a roll");
    ada.catch_up();
    assert_eq!(ada.play(Command::Deal(roll)), Ok(()));
}

/// Only Chromium's driver can ask for this.
fn with_little_motion_points_are_there_at_once(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    page.with_motion();
    page.ask_for(&[("prefers-reduced-motion", "reduce")]);
    page.open("#play?roll=1.4.5.7&clock=0");
    page.call_score(None);
    make_twenty(page);
    page.expect_points(0, 1);
    page.painted();
    assert_eq!(
        page.run("return document.getAnimations().length", vec![]),
        json!(0)
    );
    // Points that would fly are nowhere to be seen.
    assert_eq!(
        page.list(
            "return [getComputedStyle(document.querySelector('.counting'), '::after').opacity,
               ...[...document.querySelectorAll('.gathered')].map((one) => getComputedStyle(one).opacity)]"
        ),
        ["0"; 4]
    );
}

fn a_goal_says_how_long_it_took_and_whose_way_it_was_step_by_step(page: &Page) {
    page.open("#play?clock=0");
    lay(page, "roll=1.4.5.7", "thinking");
    call(page, "s", "demo");
    page.advance(12_000);
    make_twenty(page);
    page.expect_text("#hints", "Made in 12 seconds. Without a hint.");
    page.expect_solved();
    let own = "return [...document.querySelectorAll('#solutions .way.own')]
        .map((way) => way.innerText.replace(/\\s+/g, ' ').trim())";
    let own = page.list(own);
    assert_eq!(own.len(), 1, "{own:?}");
    assert!(own[0].contains("Your way"), "{own:?}");
    assert!(own[0].contains("5"), "{own:?}");
    page.expect_text("#way-shown", "Your way 5 × 4 × 1");
    // It is explained in the order in which it was made.
    for (roll, steps, first) in [
        ("1.4.5.8", ["4*1", "4*5"], "4 × 1 = 4"),
        ("1.4.5.9", ["5*1", "5*4"], "5 × 1 = 5"),
    ] {
        lay(page, &format!("roll={roll}"), "thinking");
        call(page, "s", "demo");
        for step in steps {
            page.type_step(step);
        }
        page.expect_settlement();
        page.expect_solved();
        page.press("#solutions .way.own .explain");
        page.wait_until("it is explained", "document.querySelector('.explanation')");
        page.press(".explanation .next");
        page.expect_words_in(".explanation .sentence", first);
    }
}

fn a_roll_whose_solutions_are_known_is_practice(page: &Page) {
    page.open("#play?roll=1.4.5.7&clock=0");
    page.expect_hidden("#practice");
    call(page, "s", "demo");
    make_twenty(page);
    page.expect_points(0, 1);
    page.press("#settlement .play-link a");
    page.expect_phase("thinking");
    page.expect_text("#practice", PRACTICE);
    // A reload does not make it worth anything.
    page.open("#play?clock=0");
    page.expect_phase("thinking");
    page.expect_text("#practice", PRACTICE);
    call(page, "s", "demo");
    make_twenty(page);
    page.expect_text("#result", "Practice: no points this time.");
    page.expect_points(0, 1);
    // Nor does another order of the numbers; a mistake costs nothing either.
    lay(page, "roll=7.5.4.1", "thinking");
    call(page, "s", "demo");
    page.give_up();
    page.expect_settlement();
    page.expect_points(0, 1);
    lay(page, "roll=1.4.5.8", "thinking");
    page.expect_hidden("#practice");
    call(page, "s", "demo");
    page.give_up();
    page.expect_points(0, 0);
    solutions_that_were_looked_up_make_practice(page);
}

#[track_caller]
fn solutions_that_were_looked_up_make_practice(page: &Page) {
    lay(page, "roll=9.9.9.9", "thinking");
    page.expect_hidden("#practice");
    // The roll on the table is practice as soon as its solutions are shown.
    page.turn_to("experiment");
    page.press("#experiment-solve");
    page.expect_solved();
    page.turn_to("play");
    page.expect_text("#practice", PRACTICE);
    page.turn_to("experiment");
    page.press("#bench .play-link a");
    page.expect_phase("thinking");
    page.expect_text("#practice", PRACTICE);
    page.call_impossible(None);
    page.am_sure();
    page.expect_settlement();
    page.expect_points(0, 0);
}

/// Where each corner is.
const CORNERS: &str = "return [...document.querySelectorAll('section.corner')].map((corner) => {
    const { x, y, width, height } = corner.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  })";

/// Where the lines of the button that copies a link begin.
const LINES_OF_COPY: &str = "
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.play-link .quiet'));
    return [...new Set([...range.getClientRects()].map((line) => String(Math.round(line.top))))]";

fn corners_stay_where_they_are_when_a_round_ends(page: &Page) {
    page.open_in_any_size("#players?clock=0");
    page.seat(&["Ada", "Ben", "Cleo", "Dan"]);
    let views = [(7, (1280, 720)), (8, (768, 1024)), (9, (1920, 1080))];
    // A wide view and a narrow one are laid out in different ways.
    let looked_at = if page.looks_closely() { 3 } else { 2 };
    for (roll, view) in views.into_iter().take(looked_at) {
        page.resize(view);
        page.expect_size(view);
        page.go_to(&format!("#play?roll=1.4.5.{roll}&clock=0"));
        page.expect_phase("thinking");
        let before = page.list(CORNERS);
        // By Ada's key: a pointer does not reach all of a view larger than the window.
        page.type_text("a");
        page.expect_phase("waiting");
        page.advance(60_000);
        page.expect_settlement();
        assert_eq!(page.list(CORNERS), before, "{view:?}");
        assert_eq!(page.list(LINES_OF_COPY).len(), 1, "{view:?}");
    }
}

fn the_time_of_a_goal_is_there_after_a_reload_and_for_late_players(page: &Page) {
    page.open("#play?roll=1.4.5.7&clock=0");
    page.press("#hint");
    page.call_score(None);
    page.advance(12_000);
    make_twenty(page);
    let efforts = "Made in 12 seconds. With one hint.";
    page.expect_text("#hints", efforts);
    page.reload();
    page.expect_settlement();
    page.expect_text("#hints", efforts);
    // In a group the relay knows it, and sends it to late players.
    let site = Site::with_relay();
    let (ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    deal(&ada);
    assert_eq!(ada.play(Command::CallScore), Ok(()));
    site.advance(9_000);
    for step in TWENTY {
        assert_eq!(ada.play(step), Ok(()));
    }
    page.come_by_link(&site, "Ben", &code);
    page.expect_settlement();
    page.expect_text("#hints", "Made in 9 seconds.");
}
