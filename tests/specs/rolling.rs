//! Who rolls, and that no stray tap takes a roll away that others think about.

use fantoccini::key::Key;
use score_tests::play::Operator;
use score_tests::{Hand, Page, Site, specs};

use crate::group_play::complain_of_nothing;
use crate::hosts::table_of_two;

specs! {
    in_one: [
        on_a_projector_the_question_is_answered_by_keys,
        at_a_table_that_somebody_made_the_host_rolls_unless_anyone_may,
        a_host_is_asked_before_a_roll_is_taken_away,
        the_question_goes_when_the_round_does,
        a_host_is_asked_at_their_tools_too,
        where_anyone_may_roll_it_takes_most_of_the_players,
        after_a_failed_score_it_takes_most_of_them_too,
        a_host_decides_alone_and_hears_of_votes,
        who_may_make_no_call_reads_why,
        players_round_one_screen_are_asked_and_one_alone_is_not,
        at_one_screen_a_roll_is_for_the_player_who_may,
    ],
}

/// Waits until the status line asks whether the roll is to go.
fn expect_question(page: &Page) {
    page.expect_status("Take this roll away?");
    expect_focus(page, "keep-roll");
    page.expect_hidden("#roll");
}

fn expect_focus(page: &Page, id: &str) {
    page.wait_until(
        &format!("#{id} has the focus"),
        &format!("document.activeElement.id === '{id}'"),
    );
}

fn at_a_table_that_somebody_made_the_host_rolls_unless_anyone_may(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    ben.expect_text(".no-roll", "The host rolls");
    ben.expect_status("The host rolls.");
    ben.expect_hidden("#roll");
    ben.type_text("r");
    ben.expect_refusal("The host rolls.");
    page.press("#roll");
    ben.expect_phase("thinking");
    ben.mark_roll();
    ben.type_text("r");
    ben.expect_refusal("The host rolls.");
    assert!(ben.shows(".no-roll") && ben.has_marked_roll());
    page.turn_side_to("host");
    page.press("#host-anyone");
    ben.expect_told("Anyone may bring new numbers now.");
    ben.wait_until("they can", "document.querySelector('#roll')");
    assert!(ben.has_marked_roll(), "the roll stays");
    page.press("#host-anyone");
    ben.expect_told("The host brings new numbers from now on.");
    ben.wait_until("they cannot", "!document.querySelector('#roll')");
    complain_of_nothing(&others);
}

fn a_host_is_asked_before_a_roll_is_taken_away(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    page.press("#roll");
    ben.expect_phase("thinking");
    page.expect_phase("thinking");
    for hand in Hand::ALL {
        page.use_hand(hand);
        for page in [page, ben] {
            page.mark_roll();
        }
        page.press("#roll");
        expect_question(page);
        page.expect_text("#roll-anyway", "Yes, new roll");
        page.press("#keep-roll");
        page.expect_status("Can you make 20?");
        expect_focus(page, "roll");
        for page in [page, ben] {
            assert!(page.has_marked_roll(), "{hand:?}");
        }
        page.press("#roll");
        page.press("#roll-anyway");
        for page in [page, ben] {
            page.expect_roll();
        }
        // A second press of the same key must not call anything.
        expect_focus(page, "calls");
    }
    // A key of the keyboard goes the same way.
    ben.mark_roll();
    page.type_text("r");
    expect_question(page);
    page.key(Key::Escape);
    expect_focus(page, "roll");
    assert!(ben.has_marked_roll());
    page.type_text("r");
    expect_question(page);
    page.type_text("r");
    ben.expect_roll();
    complain_of_nothing(&others);
}

fn the_question_goes_when_the_round_does(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    page.press("#roll");
    ben.expect_phase("thinking");
    page.expect_phase("thinking");
    page.press("#roll");
    expect_question(page);
    ben.call_score(None);
    page.expect_status("Ben calls SCORE!");
    page.expect_hidden("#keep-roll, #roll-anyway");
    ben.give_up();
    page.expect_settlement();
    // Nobody thinks about a roll that is settled.
    page.mark_roll();
    page.press("#roll");
    page.expect_roll();
    complain_of_nothing(&others);
}

fn a_host_is_asked_at_their_tools_too(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    page.turn_side_to("host");
    page.press("#host-roll");
    ben.expect_phase("thinking");
    page.expect_phase("thinking");
    ben.mark_roll();
    page.press("#host-roll");
    expect_focus(page, "host-roll-keep");
    page.expect_text(
        "#host-roll-asks",
        "Take this roll away? Yes, new roll Keep it",
    );
    // A second press of the same key is no answer.
    page.press("#host-roll");
    page.painted();
    assert!(ben.has_marked_roll());
    page.press("#host-roll-keep");
    expect_focus(page, "host-roll");
    page.expect_hidden("#host-roll-asks, #keep-roll");
    assert!(ben.has_marked_roll());
    page.press("#host-roll");
    page.press("#host-roll-anyway");
    ben.expect_roll();
    expect_focus(page, "host-roll");
    complain_of_nothing(&others);
}

fn on_a_projector_the_question_is_answered_by_keys(page: &Page) {
    let site = Site::with_relay();
    page.make_table(&site, "Ada", "Class 5b");
    page.press("#roll");
    page.expect_phase("thinking");
    page.mark_roll();
    page.turn_side_to("invite");
    page.project();
    let is_projected = "'projector' in document.documentElement.dataset";
    page.type_text("r");
    page.expect_status("Take this roll away?");
    page.expect_status("R: yes. K: keep it.");
    page.type_text("k");
    page.expect_status("Can you make 20?");
    assert!(page.has_marked_roll());
    page.wait_until("the table is still shown", is_projected);
    page.type_text("rr");
    page.expect_roll();
}

fn where_anyone_may_roll_it_takes_most_of_the_players(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    page.open_group(&site, "#group");
    page.fill("#lobby-name", "Ada");
    page.press("#group-a");
    page.expect_table();
    for (other, name) in [(ben, "Ben"), (cleo, "Cleo")] {
        other.come_by_link(&site, name, "A");
    }
    let all = [page, ben, cleo];
    for page in all {
        page.expect_people(&["Ada", "Ben", "Cleo"]);
    }
    // Nothing lies there that anybody could think about.
    page.press("#roll");
    for page in all {
        page.expect_phase("thinking");
        page.mark_roll();
    }
    ben.press("#roll");
    ben.expect_status("You ask for a new roll: 1 of the 2 needed.");
    ben.expect_text("#roll", "You ask: 1 of 2");
    for page in [page, cleo] {
        page.expect_status("A new roll is asked for: 1 of 2.");
        page.expect_text("#roll", "New roll: 1 of 2");
    }
    // A player who asks twice is still one.
    ben.press("#roll");
    ben.type_text("r");
    // Who comes later reads how many ask.
    page.reload();
    page.expect_table();
    page.expect_status("A new roll is asked for: 1 of 2.");
    assert!(ben.has_marked_roll() && cleo.has_marked_roll());
    cleo.type_text("r");
    for page in [ben, cleo] {
        page.expect_roll();
        page.expect_status("Can you make 20?");
        page.expect_text("#roll", "New roll");
    }
    complain_of_nothing(&others);
}

fn after_a_failed_score_it_takes_most_of_them_too(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    page.open_group(&site, "#group");
    page.fill("#lobby-name", "Ada");
    page.press("#group-a");
    page.expect_table();
    ben.come_by_link(&site, "Ben", "A");
    page.expect_people(&["Ada", "Ben"]);
    page.press("#roll");
    ben.expect_phase("thinking");
    ben.call_score(None);
    page.expect_phase("demo");
    ben.give_up();
    for page in [page, ben] {
        page.expect_settlement();
        page.expect_text("#roll", "ROLL");
        page.mark_roll();
    }
    ben.press("#roll");
    ben.expect_text("#roll", "You ask: 1 of 2");
    page.expect_text("#roll", "New roll: 1 of 2");
    assert!(page.has_marked_roll() && ben.has_marked_roll());
    page.press("#roll");
    for page in [page, ben] {
        page.expect_roll();
    }
    complain_of_nothing(&others);
}

fn who_may_make_no_call_reads_why(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    page.open_tools_for("Ben");
    page.press("#tools-calls");
    page.expect_notes("Ben", "no calls");
    page.press("#roll");
    ben.expect_phase("thinking");
    let why = "The host lets you make no calls for now.";
    ben.expect_status(why);
    for call in ["#score", "#impossible"] {
        ben.expect_number_of(&format!("{call}[aria-disabled=true]"), 1);
        ben.press(call);
        ben.expect_refusal(why);
    }
    page.press("#tools-calls");
    page.expect_notes("Ben", "");
    ben.expect_number_of("#score[aria-disabled=true]", 0);
    ben.call_score(None);
    page.expect_phase("demo");
    complain_of_nothing(&others);
}

fn a_host_decides_alone_and_hears_of_votes(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    page.turn_side_to("host");
    page.press("#host-anyone");
    ben.wait_until("they can roll", "document.querySelector('#roll')");
    ben.press("#roll");
    page.expect_phase("thinking");
    ben.expect_phase("thinking");
    page.mark_roll();
    ben.mark_roll();
    ben.press("#roll");
    page.expect_status("A new roll is asked for: 1 of 2.");
    assert!(page.has_marked_roll());
    page.press("#roll");
    expect_question(page);
    page.press("#roll-anyway");
    ben.expect_roll();
    complain_of_nothing(&others);
}

fn players_round_one_screen_are_asked_and_one_alone_is_not(page: &Page) {
    page.open("#players?clock=0");
    page.seat(&["Ada", "Ben"]);
    page.roll();
    page.expect_phase("thinking");
    page.mark_roll();
    page.press("#roll");
    expect_question(page);
    page.press("#keep-roll");
    page.expect_status("Can you make 20?");
    expect_focus(page, "roll");
    page.type_text("r");
    expect_question(page);
    page.key(Key::Escape);
    expect_focus(page, "roll");
    assert!(page.has_marked_roll());
    // A call ends the question.
    page.type_text("r");
    expect_question(page);
    page.call_impossible(Some(0));
    page.expect_phase("waiting");
    page.expect_hidden("#keep-roll");
    assert!(page.has_marked_roll());
    page.advance(60_000);
    page.expect_settlement();
    page.roll();
    page.expect_phase("thinking");
    page.mark_roll();
    page.press("#roll");
    page.press("#roll-anyway");
    page.wait_until(
        "another roll lies there",
        "document.querySelectorAll('#dice .tile[data-tile]:not([data-old])').length === 4",
    );
    expect_focus(page, "calls");
    // Alone nobody else thinks about it.
    page.open("#play?clock=0");
    page.turn_to("players");
    page.press("#play-alone");
    page.roll();
    page.expect_phase("thinking");
    page.mark_roll();
    page.roll();
    page.wait_until(
        "another roll lies there",
        "document.querySelectorAll('#dice .tile[data-tile]:not([data-old])').length === 4",
    );
}

fn at_one_screen_a_roll_is_for_the_player_who_may(page: &Page) {
    page.open("#players?clock=0");
    page.seat(&["Ada", "Ben"]);
    for (other, by_key) in [("7", false), ("8", true)] {
        page.open(&format!("#play?roll=1.4.5.{other}&roller=last&clock=0"));
        page.expect_phase("thinking");
        // Who last won a point rolls, and that is not who sits in the first corner.
        page.call_score(Some(1));
        page.step("4", Operator::Mul, "5");
        page.step("20", Operator::Mul, "1");
        page.expect_settlement();
        match by_key {
            true => page.type_text("r"),
            false => page.roll(),
        }
        page.expect_phase("thinking");
    }
    // So it is after a reload, no matter who has failed since.
    page.call_score(Some(0));
    page.give_up();
    page.expect_settlement();
    page.open("#play?clock=0");
    page.expect_settlement();
    page.roll();
    page.expect_phase("thinking");
}
