//! The roller of a table, and that no stray tap takes a roll away that others
//! think about.

use fantoccini::key::Key;
use score_core::table::command::Command;
use score_core::wire::TableSelector;
use score_tests::play::Operator;
use score_tests::{Hand, Page, Pupil, Site, specs};

use crate::group_play::complain_of_nothing;
use crate::hosts::{table_of_two, table_with_ben};

specs! {
    in_one: [
        the_host_rolls_unless_anyone_may_and_a_barred_caller_reads_why,
        a_host_is_asked_before_a_roll_is_taken_away,
        where_anyone_may_roll_it_takes_most_of_the_players,
        at_one_screen_a_roll_is_for_its_roller_and_several_are_asked,
    ],
}

/// Waits until the status line asks whether the roll is to go.
fn expect_question(page: &Page) {
    page.expect_status("Take this roll away?");
    page.expect_focus("#keep-roll");
    page.expect_hidden("#roll");
}

fn the_host_rolls_unless_anyone_may_and_a_barred_caller_reads_why(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    ben.expect_text(".no-roll", "The host rolls");
    ben.expect_status("The host rolls.");
    ben.expect_hidden("#roll");
    ben.type_text("r");
    ben.expect_refusal("The host rolls.");
    a_player_who_may_not_call_reads_why(page, ben);
    ben.mark_roll();
    ben.type_text("r");
    ben.expect_refusal("The host rolls.");
    assert!(ben.shows(".no-roll") && ben.has_marked_roll());
    page.turn_side_to("host");
    page.press("#host-anyone");
    ben.expect_told("Anyone may bring new numbers now.");
    ben.expect_shown("#roll");
    assert!(ben.has_marked_roll(), "the roll stays");
    // A host decides alone, and sees votes.
    page.mark_roll();
    ben.press("#roll");
    page.expect_status("A new roll is asked for: 1 of 2.");
    assert!(page.has_marked_roll());
    page.press("#roll");
    expect_question(page);
    page.press("#roll-anyway");
    ben.expect_roll();
    page.press("#host-anyone");
    ben.expect_told("The host brings new numbers from now on.");
    ben.expect_number_of("#roll", 0);
    // They may call again.
    ben.call_score(None);
    page.expect_phase("demo");
    complain_of_nothing(&others);
}

/// Leaves a roll on the table.
#[track_caller]
fn a_player_who_may_not_call_reads_why(page: &Page, ben: &Page) {
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
}

fn a_host_is_asked_before_a_roll_is_taken_away(page: &Page) {
    let site = Site::with_relay();
    let (ben, _) = table_with_ben(page, &site);
    page.press("#roll");
    page.expect_phase("thinking");
    for hand in [Hand::Mouse, Hand::Keyboard] {
        page.use_hand(hand);
        page.mark_roll();
        page.press("#roll");
        expect_question(page);
        page.expect_text("#roll-anyway", "Yes, new roll");
        page.press("#keep-roll");
        page.expect_status("Can you make 20?");
        page.expect_focus("#roll");
        assert!(page.has_marked_roll(), "{hand:?}");
        page.press("#roll");
        page.press("#roll-anyway");
        page.expect_roll();
        // A second press of the same key must not call anything.
        page.expect_focus("#calls");
    }
    page.use_hand(Hand::Mouse);
    // A key of the keyboard goes the same way.
    page.mark_roll();
    page.type_text("r");
    expect_question(page);
    page.key(Key::Escape);
    page.expect_focus("#roll");
    assert!(page.has_marked_roll());
    page.type_text("r");
    expect_question(page);
    page.type_text("r");
    page.expect_roll();
    a_host_is_asked_at_their_tools_too(page);
    on_a_projector_keys_answer(page);
    // The question goes when the round does.
    page.press("#roll");
    expect_question(page);
    ben.must_play(Command::CallScore);
    page.expect_status("Ben calls SCORE!");
    page.expect_hidden("#keep-roll, #roll-anyway");
    ben.must_play(Command::GiveUp);
    page.expect_settlement();
    // Nobody thinks about a roll that is settled.
    page.mark_roll();
    page.press("#roll");
    page.expect_roll();
}

#[track_caller]
fn a_host_is_asked_at_their_tools_too(page: &Page) {
    page.turn_side_to("host");
    page.mark_roll();
    page.press("#host-roll");
    page.expect_focus("#host-roll-keep");
    page.expect_text(
        "#host-roll-asks",
        "Take this roll away? Yes, new roll Keep it",
    );
    // A second press of the same key is no answer.
    page.press("#host-roll");
    page.painted();
    assert!(page.has_marked_roll());
    page.press("#host-roll-keep");
    page.expect_focus("#host-roll");
    page.expect_hidden("#host-roll-asks, #keep-roll");
    assert!(page.has_marked_roll());
    page.press("#host-roll");
    page.press("#host-roll-anyway");
    page.expect_roll();
    page.expect_focus("#host-roll");
}

#[track_caller]
fn on_a_projector_keys_answer(page: &Page) {
    page.mark_roll();
    page.turn_side_to("invite");
    page.project();
    page.type_text("r");
    page.expect_status("Take this roll away?");
    page.expect_status("R: yes. K: keep it.");
    page.type_text("k");
    page.expect_status("Can you make 20?");
    assert!(page.has_marked_roll());
    page.wait_until(
        "the table is still shown",
        "'projector' in document.documentElement.dataset",
    );
    page.type_text("rr");
    page.expect_roll();
    page.end_projector();
}

fn where_anyone_may_roll_it_takes_most_of_the_players(page: &Page) {
    let site = Site::with_relay();
    page.open_group(&site, "#group");
    page.fill("#lobby-name", "Ada");
    page.press("#group-a");
    page.expect_table();
    let come = |name, token| {
        let pupil = Pupil::come(&site, TableSelector::GroupA, name, token);
        pupil.expect("there is room")
    };
    let (ben, cleo) = (come("Ben", 1), come("Cleo", 2));
    page.expect_people(&["Ada", "Ben", "Cleo"]);
    // No roll lies there that anybody could think about.
    page.press("#roll");
    page.expect_phase("thinking");
    page.mark_roll();
    page.press("#roll");
    page.expect_status("You ask for a new roll: 1 of the 2 needed.");
    page.expect_text("#roll", "You ask: 1 of 2");
    // A player who asks twice is still one.
    page.press("#roll");
    page.type_text("r");
    page.painted();
    ben.catch_up();
    let votes = ben.table().roll_votes().expect("a vote");
    assert_eq!((votes.asked, votes.needed), (1, 2));
    assert!(page.has_marked_roll());
    cleo.must_play(Command::Roll);
    page.expect_roll();
    page.expect_status("Can you make 20?");
    page.expect_text("#roll", "New roll");
    ben.must_play(Command::Roll);
    page.expect_status("A new roll is asked for: 1 of 2.");
    page.expect_text("#roll", "New roll: 1 of 2");
    // A player who comes later reads how many ask.
    page.reload();
    page.expect_table();
    page.expect_status("A new roll is asked for: 1 of 2.");
    page.mark_roll();
    page.type_text("r");
    page.expect_roll();
    // After a failed SCORE it takes most of them too.
    ben.must_play(Command::CallScore);
    page.expect_phase("demo");
    ben.must_play(Command::GiveUp);
    page.expect_settlement();
    page.expect_text("#roll", "ROLL");
    page.mark_roll();
    ben.must_play(Command::Roll);
    page.expect_text("#roll", "New roll: 1 of 2");
    assert!(page.has_marked_roll());
    page.press("#roll");
    page.expect_roll();
}

/// Whether another roll lies there than the one that was marked.
fn expect_another_roll(page: &Page) {
    page.expect_number_of("#dice .tile[data-tile]:not([data-old])", 4);
}

fn at_one_screen_a_roll_is_for_its_roller_and_several_are_asked(page: &Page) {
    page.open("#players?clock=0");
    page.seat(&["Ada", "Ben"]);
    page.roll();
    page.expect_phase("thinking");
    page.mark_roll();
    page.press("#roll");
    expect_question(page);
    page.press("#keep-roll");
    page.expect_status("Can you make 20?");
    page.expect_focus("#roll");
    page.type_text("r");
    expect_question(page);
    page.key(Key::Escape);
    page.expect_focus("#roll");
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
    expect_another_roll(page);
    page.expect_focus("#calls");
    a_roll_is_for_the_player_who_last_won_a_point(page);
    // A player alone is asked nothing, as nobody else thinks about it.
    page.turn_to("players");
    page.press("#play-alone");
    page.roll();
    page.expect_phase("thinking");
    page.mark_roll();
    page.roll();
    expect_another_roll(page);
}

/// The last winner of a point is not the player in the first corner.
#[track_caller]
fn a_roll_is_for_the_player_who_last_won_a_point(page: &Page) {
    for (other, by_key) in [("7", false), ("8", true)] {
        page.go_to(&format!("#play?roll=1.4.5.{other}&roller=last&clock=0"));
        page.expect_numbers(&["1", "4", "5", other]);
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
    // So it is after a reload, whichever player has failed since.
    page.call_score(Some(0));
    page.give_up();
    page.expect_settlement();
    page.open("#play?clock=0");
    page.expect_settlement();
    page.roll();
    page.expect_phase("thinking");
}
