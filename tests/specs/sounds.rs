//! The sounds and vibrations of a game, once a player has switched them on.

use score_tests::play::Operator;
use score_tests::site::Plan;
use score_tests::{Hand, Page, Site, specs};
use serde_json::json;

specs! {
    in_one: [
        events_are_heard_and_felt_once_sounds_are_on_and_at_the_next_visit,
        practice_is_heard_as_a_table_is,
        a_browser_without_sounds_plays_silently,
    ],
}

/// Notes the pitch of each tone that begins, and how long the phone vibrates.
const HEARD: &str = "
    window.heard = [];
    window.felt = [];
    const begin = AudioScheduledSourceNode.prototype.start;
    OscillatorNode.prototype.start = function (...given) {
      heard.push(Math.round(this.frequency.value));
      return begin.apply(this, given);
    };
    Navigator.prototype.vibrate = (duration) => felt.push(duration) > 0;";

const ROLL: [u32; 4] = [196, 147, 220, 165];
const STEP: [u32; 1] = [440];
const GOAL: [u32; 3] = [523, 659, 784];
const SECOND: [u32; 1] = [880];

fn site(script: &'static str) -> Site {
    Site::start(Plan {
        script,
        ..Plan::default()
    })
}

/// Waits until exactly these tones were heard since the last look, and this vibration was felt.
#[track_caller]
fn expect_heard(page: &Page, tones: &[u32], felt_ms: &[u32]) {
    let wanted = json!([tones, felt_ms]).to_string();
    page.wait_until(
        &format!("{wanted} is heard and felt"),
        &format!("JSON.stringify([heard, felt]) === '{wanted}'"),
    );
    page.run("heard.length = felt.length = 0", Vec::new());
}

const ARE_ON: &str = "document.querySelector('#sounds').ariaLabel === 'Sounds: on'";

fn events_are_heard_and_felt_once_sounds_are_on_and_at_the_next_visit(page: &Page) {
    let site = site(HEARD);
    page.open_at(&site, "#play?seed=7&clock=0");
    page.wait_for_game();
    // Nothing before.
    page.roll();
    page.expect_phase("thinking");
    page.call_score(None);
    page.expect_phase("demo");
    page.advance(25_000);
    page.expect_seconds(5);
    expect_heard(page, &[], &[]);
    page.give_up();
    page.expect_settlement();
    page.go_to("#play?roll=1.4.5.7");
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.press("#sounds");
    page.wait_until("sounds are on", ARE_ON);
    expect_heard(page, &[], &[]);
    page.call_score(None);
    page.advance(19_999);
    expect_heard(page, &[], &[]);
    page.advance(1);
    expect_heard(page, &SECOND, &[10]);
    page.advance(2_000);
    expect_heard(page, &SECOND, &[10]);
    // Steps of two hands: one by fingers, one by keys.
    page.use_hand(Hand::Touch);
    page.step("5", Operator::Mul, "4");
    expect_heard(page, &STEP, &[15]);
    page.use_hand(Hand::Keyboard);
    page.step("20", Operator::Mul, "1");
    page.expect_settlement();
    expect_heard(page, &GOAL, &[200]);
    page.roll();
    expect_heard(page, &ROLL, &[60]);
    // The next visit; there a goal is missed, which sounds like a step.
    page.use_hand(Hand::Mouse);
    page.open_at(&site, "#play?roll=1.4.5.7&clock=0");
    page.wait_for_game();
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.wait_until("sounds are on", ARE_ON);
    page.call_score(None);
    page.step("5", Operator::Mul, "4");
    expect_heard(page, &STEP, &[15]);
    page.step("20", Operator::Add, "1");
    expect_heard(page, &STEP, &[15]);
    page.step("21", Operator::Add, "7");
    page.expect_settlement();
    expect_heard(page, &STEP, &[15]);
    // Off again.
    page.press("#sounds");
    page.roll();
    page.expect_phase("thinking");
    expect_heard(page, &[], &[]);
}

fn practice_is_heard_as_a_table_is(page: &Page) {
    let site = site(HEARD);
    page.open_at(&site, "#practice?seed=1&clock=0");
    page.wait_until("practice is there", "document.querySelector('#learn-now')");
    page.step("12", Operator::Add, "7");
    expect_heard(page, &[], &[]);
    page.press("#learn-sounds");
    page.step("19", Operator::Add, "1");
    expect_heard(page, &GOAL, &[200]);
    page.press("#learn-next");
    expect_heard(page, &ROLL, &[60]);
    page.step("6", Operator::Add, "4");
    expect_heard(page, &STEP, &[15]);
    // The table follows the switch, without a reload.
    page.go_to("#play?roll=1.4.5.7");
    page.wait_until("sounds are on", ARE_ON);
    page.press("#sounds");
    page.go_to("#practice?seed=1");
    page.wait_until(
        "practice is there",
        "document.querySelector('#learn-sounds')?.checked === false",
    );
}

fn a_browser_without_sounds_plays_silently(page: &Page) {
    let site = site(
        "window.AudioContext = class { constructor() { throw new Error('no sound here'); } };
         delete Navigator.prototype.vibrate;",
    );
    page.open_at(&site, "#play?roll=1.4.5.7&clock=0");
    page.wait_for_game();
    page.press("#sounds");
    page.call_score(None);
    page.step("5", Operator::Mul, "4");
    page.step("20", Operator::Mul, "1");
    page.expect_settlement();
    page.no_complaints();
}
