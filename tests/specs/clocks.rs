//! The clock of a call: how it is announced, what it forbids, and the screen after it has stopped.

use fantoccini::key::Key;
use score_tests::site::Plan;
use score_tests::{Page, Site, specs};

specs! {
    in_one: [
        the_clocks_of_both_calls_are_announced,
        a_wall_clock_that_is_set_in_mid_call_changes_nothing_there_or_after_a_reload,
        while_a_clock_runs_nobody_rolls_or_calls_again,
        while_a_clock_runs_the_screen_stays_on,
        a_settled_roll_is_closed,
        a_settled_roll_shows_every_solution_by_form_or_that_there_is_none,
    ],
}

fn the_clocks_of_both_calls_are_announced(page: &Page) {
    page.open("#play?roll=1.4.5.7&clock=0");
    assert_eq!(page.seconds(), None);
    page.call_score(None);
    page.expect_status("SCORE! 30 seconds.");
    page.expect_seconds(30);
    page.advance(1);
    page.expect_seconds(30);
    page.advance(14_998);
    page.expect_seconds(16);
    assert!(page.status().starts_with("SCORE!"), "{}", page.status());
    page.advance(1);
    page.expect_seconds(15);
    page.expect_time_said("15 seconds left.");
    page.expect_hidden("#clock.late");
    page.advance(5_000);
    page.expect_seconds(10);
    page.expect_time_said("10 seconds left.");
    page.expect_shown("#clock.late");
    page.advance(9_999);
    page.expect_seconds(1);
    page.advance(1);
    page.expect_settlement();
    page.expect_status("Time is up before 20 was shown.");
    assert_eq!(page.seconds(), None);

    page.go_to("#play?roll=1.1.1.4");
    page.expect_numbers(&["1", "1", "1", "4"]);
    page.call_impossible(None);
    page.expect_status("IMPOSSIBLE! 60 seconds.");
    page.expect_seconds(60);
    page.advance(30_000);
    page.expect_seconds(30);
    page.expect_time_said("30 seconds left.");
    page.advance(20_000);
    page.expect_time_said("10 seconds left.");
    page.advance(9_999);
    page.expect_seconds(1);
    page.advance(1);
    page.expect_settlement();
    page.expect_status("You stayed with IMPOSSIBLE.");

    // That of SCORE takes the place of that of IMPOSSIBLE.
    page.go_to("#play?roll=2.3.6.8");
    page.expect_numbers(&["2", "3", "6", "8"]);
    page.call_impossible(None);
    page.advance(59_000);
    page.expect_seconds(1);
    page.call_score(None);
    page.expect_seconds(30);
    page.advance(29_000);
    page.expect_seconds(1);
    page.expect_phase("demo");
    page.advance(1_000);
    page.expect_settlement();
}

const HOUR_MS: i64 = 3_600_000;

fn a_wall_clock_that_is_set_in_mid_call_changes_nothing_there_or_after_a_reload(page: &Page) {
    page.open("#play?roll=9.9.9.9&clock=1768478400000");
    page.call_score(None);
    page.advance(5_000);
    page.expect_seconds(25);
    for by_ms in [HOUR_MS, -2 * HOUR_MS] {
        page.set_wall_clock(by_ms);
        page.advance(1_000);
        page.expect_phase("demo");
    }
    page.expect_seconds(23);
    for by_ms in [HOUR_MS, -2 * HOUR_MS] {
        page.set_wall_clock(by_ms);
        page.reload();
        page.expect_seconds(23);
    }
    page.advance(23_000);
    page.expect_status("Time is up before 20 was shown.");
}

fn while_a_clock_runs_nobody_rolls_or_calls_again(page: &Page) {
    page.open("#play?roll=1.4.5.7&clock=0");
    page.call_impossible(None);
    refuse_key(page, 'r', "Finish the open call first.");
    refuse_key(page, 'i', "IMPOSSIBLE has been called already.");
    page.call_score(None);
    refuse_key(page, 'r', "Finish the open call first.");
    refuse_key(page, 's', "SCORE has been called already.");
    refuse_key(page, 'i', "SCORE has been called already.");
    page.expect_number_of("#roll", 0);
    // Another page does not end a call either, nor does a link to a roll.
    page.go_to("#play?roll=9.9.9.9&clock=0");
    page.expect_refusal("Finish the open call first.");
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.expect_seconds(30);
}

#[track_caller]
fn refuse_key(page: &Page, key: char, sentence: &str) {
    page.type_text(&key.to_string());
    page.expect_refusal(sentence);
    page.expect_numbers(&["1", "4", "5", "7"]);
}

/// The browser's answer to a screen that is to stay on is ours, as machines without a screen give
/// none: it counts the locks that are held.
const LOCKS: &str = "
    window.held = 0;
    const request = async () => {
      window.held += 1;
      return { released: false, async release() { this.released = true; window.held -= 1; } };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });";

fn while_a_clock_runs_the_screen_stays_on(page: &Page) {
    let site = Site::start(Plan {
        script: LOCKS,
        ..Plan::default()
    });
    page.open_at(&site, "#play?roll=1.4.5.7&clock=0");
    page.wait_for_game();
    let held = |count: u32| {
        page.wait_until(
            &format!("{count} locks are held"),
            &format!("window.held === {count}"),
        );
    };
    page.expect_phase("thinking");
    held(0);
    page.call_score(None);
    held(1);
    page.advance(30_000);
    page.expect_settlement();
    held(0);
}

fn a_settled_roll_is_closed(page: &Page) {
    page.open("#play?roll=1.4.5.7&seed=1&clock=0");
    page.type_text("s");
    page.expect_seconds(30);
    page.give_up();
    page.expect_settlement();
    for key in ["s", "i"] {
        page.type_text(key);
        page.expect_refusal("This roll is settled. Roll again.");
    }
    page.tap("1");
    page.expect_refusal("This roll is settled. Roll again.");
    page.key(Key::Escape);
    page.expect_points(0, -1);
    // The one thing to do now.
    page.roll();
    page.expect_phase("thinking");
    page.expect_hidden("#settlement");
    page.expect_points(0, -1);
}

fn a_settled_roll_shows_every_solution_by_form_or_that_there_is_none(page: &Page) {
    page.open("#play?roll=9.9.9.9&clock=0");
    page.call_impossible(None);
    page.am_sure();
    page.expect_settlement();
    page.expect_solved();
    page.expect_solutions(&["(9 & 9) ÷ 9 + 9"]);
    page.open_forms();
    assert_eq!(
        page.forms(),
        [
            ("a bc", 0),
            ("ab c", 0),
            ("ab cd", 0),
            ("(a bc)d", 0),
            ("(ab c)d", 1),
            ("a(b cd)", 0),
            ("a(bc d)", 1),
        ]
        .map(|(form, count)| (form.to_owned(), count))
    );
    page.expect_solutions(&["(9 & 9) ÷ 9 + 9", "9 + (9 & 9) ÷ 9"]);
    // They lie behind a tap.
    page.expect_number_of("#solutions details[open]", 0);
    page.press("#solutions details summary");
    page.wait_until(
        "the first form that has solutions is open",
        "document.querySelector('#solutions details').open",
    );
    // The sentence that the call was mistaken is there once.
    page.expect_text("#points", "−2 IMPOSSIBLE, but there is a way.");
    page.expect_number_of("#rolled", 0);

    page.go_to("#play?roll=1.1.1.4");
    page.expect_numbers(&["1", "1", "1", "4"]);
    page.call_score(None);
    page.give_up();
    assert_eq!(page.expect_settlement(), "20 was impossible");
    page.wait_until(
        "every way is tried",
        "document.querySelector('#solutions').innerText.includes('All were tried')",
    );
    page.expect_number_of("#solutions .solution", 0);
    page.expect_text("#points", "−1 SCORE: no way shown.");
}
