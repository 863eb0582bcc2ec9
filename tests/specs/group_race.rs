//! Specs of the race of a group: all play at once, each with rolls of their own.

use score_core::arith::op::Op;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::race::{self, Racer};
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::way_of_playing::Way;
use score_tests::play::Operator;
use score_tests::{Page, Pupil, Site, specs};

use crate::hosts::table_with_ben;
use crate::looks::NONE;
use crate::looks::TARGETS;
use crate::looks::look;

specs! {
    in_one: [
        all_race_at_once_and_the_wall_shows_how_all_stand_and_nobodys_rolls,
        a_race_that_is_won_ends_in_a_card_for_all_and_leads_to_the_next_one,
        a_race_is_paused_outlasts_its_relay_and_is_begun_anew_or_given_up_by_the_host,
        the_rolls_of_a_racer_fit_one_screen_of_a_phone,
    ],
}

/// The parts of the page that a player needs on one screen.
const NEEDED: &str =
    "#goal, #status, .mine, #dice .tile, #step .step-slot, #ops .op, #calls button";

const GIVE_UP: &str = "This race is not over. Press again to give it up.";

/// Ada's table, at which she races Ben, who has no browser.
#[track_caller]
fn class(page: &Page, site: &Site) -> Pupil {
    let (ben, _) = table_with_ben(page, site);
    page.open_way_form();
    page.choose("#way-select", "a race, all at once");
    page.expect_hidden("#way-clock, #way-points");
    page.press("#way-form button[type=submit]");
    page.expect_status("You: roll. The first roll is free.");
    ben
}

/// Rolls, and waits until it is the roll of this number.
pub fn roll(page: &Page, number: usize) {
    page.press("#race-roll");
    page.expect_text("#race-which-roll", &format!("Roll {number} of {number}"));
    page.expect_count(4);
}

/// Adds the first two numbers.
fn add(page: &Page) {
    let numbers = page.numbers();
    page.step(&numbers[0], Operator::Add, &numbers[1]);
    page.expect_count(3);
}

fn all_race_at_once_and_the_wall_shows_how_all_stand_and_nobodys_rolls(page: &Page) {
    let site = Site::with_relay();
    let ben = class(page, &site);
    // Before the first roll there is nothing else to do.
    page.expect_shown("#race-roll.call.roll");
    roll(page, 1);
    page.expect_number_of("#race-roll.call", 0);
    page.expect_status("You: make 20 or 18, as often as you can.");
    add(page);
    page.undo();
    page.expect_count(4);
    page.redo();
    page.expect_count(3);
    roll(page, 2);
    page.expect_status("The roll costs a point. Points now: −1.");
    page.press("#race-back");
    page.expect_count(3);
    page.press("#race-forward");
    page.expect_count(4);
    page.expect_shown("#race-forward[aria-disabled=true]");
    page.press("#undo");
    page.expect_refusal("There is no such step.");
    let own = page.numbers();
    for _ in 0..2 {
        ben.must_ask(Request::Race(race::Command::Roll));
    }
    // The other player's roll costs only them.
    page.expect_points_of("Ben", -1);
    assert_eq!(page.numbers(), own);
    page.expect_text("#race-which-roll", "Roll 2 of 2");
    for (number, points) in [(3, -2), (4, -3), (5, -4), (6, 0)] {
        roll(page, number);
        page.expect_points_of("Ada", points);
        page.expect_points_of("Ben", -1);
    }
    page.expect_status("The roll costs a point. Points now: −5. They end in 0 or 5, so 5 more: 0.");
    page.turn_side_to("players");
    page.unfold("#group-race-rules");
    let rules = page.text("#group-race-rules");
    for rule in [
        "Exactly 25 points are a goal.",
        "All race at once, each with rolls of their own",
        "3 × 6 makes 18",
    ] {
        assert!(rules.contains(rule), "{rule}: {rules}");
    }
    page.turn_side_to("invite");
    page.project();
    page.expect_status("Make 20 or 18, as often as you can. Three goals win.");
    page.expect_count(0);
    page.expect_points_of("Ben", -1);
    page.expect_number_of("#group-race-rules", 0);
    page.end_projector();
    page.expect_count(4);
    page.expect_number_of("#group-race-rules", 1);
}

/// Races until this player has won: they take each step that gives points, and roll if there is
/// none.
fn win(page: &Page, pupil: &Pupil) {
    for _ in 0..300 {
        let group = pupil.group();
        let race = group.race().expect("a race");
        if race.is_over() {
            return;
        }
        let step = race.racer(pupil.seat()).and_then(step_for_points);
        let command = step.map_or(race::Command::Roll, race::Command::Step);
        // The relay lets a player make twenty moves at once, and then ten a second.
        while pupil.ask(Request::Race(command)) == Err(GroupRefusal::TooFast) {
            page.painted();
        }
    }
    panic!("nobody wins");
}

/// A step at the player's roll that changes their points.
fn step_for_points(racer: &Racer) -> Option<Step> {
    let tiles = || (0..7).map(TileId);
    let pairs = tiles().flat_map(|left| tiles().map(move |right| (left, right)));
    let steps =
        pairs.flat_map(|(left, right)| Op::ALL.into_iter().map(move |op| Step { left, op, right }));
    let gives_points = |step: &Step| {
        let mut after = racer.clone();
        racer.may(race::Command::Step(*step)).is_ok()
            && matches!(after.apply(&racer.stepped(*step)), Ok(Some(_)))
    };
    steps.into_iter().find(gives_points)
}

fn a_race_that_is_won_ends_in_a_card_for_all_and_leads_to_the_next_one(page: &Page) {
    const CARD: &str = "return [...document.querySelectorAll('#race-end dt, #race-end dd')].map((it) => it.textContent)";
    let site = Site::with_relay();
    let ben = class(page, &site);
    roll(page, 1);
    win(page, &ben);
    page.expect_status("Three goals: Ben has won!");
    page.expect_list(CARD, &["Ben", "3 of 3", "Ada", "0 of 3"]);
    page.expect_number_of("#race-roll, #dice", 0);
    // The button that had the focus is gone.
    page.expect_focus("#race-again");
    look(page, "a race that is won");
    page.turn_side_to("invite");
    page.project();
    page.expect_list(CARD, &["Ben", "3 of 3", "Ada", "0 of 3"]);
    page.expect_hidden("#race-end button");
    page.end_projector();
    page.press("#race-again");
    page.expect_status("You: roll. The first roll is free.");
    page.expect_number_of("#race-end", 0);
    page.expect_shown("#race-roll.call.roll");
}

fn a_race_is_paused_outlasts_its_relay_and_is_begun_anew_or_given_up_by_the_host(page: &Page) {
    let mut site = Site::with_relay();
    let _ben = class(page, &site);
    roll(page, 1);
    add(page);
    roll(page, 2);
    page.turn_side_to("host");
    page.expect_hidden("#host-roll, #host-end, #host-deal");
    page.press("#host-pause");
    page.expect_status("The host has paused the game.");
    page.expect_shown("#race-roll[aria-disabled=true]");
    page.press("#host-pause");
    page.expect_status("The roll costs a point. Points now: −1.");
    let numbers = page.numbers();
    page.reload();
    page.expect_text("#race-which-roll", "Roll 2 of 2");
    page.expect_row(&numbers);
    site.stop();
    page.expect_talk("The relay is being started again.");
    site.start_again();
    page.expect_connected();
    page.press("#race-back");
    page.expect_count(3);
    page.expect_text("#race-which-roll", "Roll 1 of 2");
    page.turn_side_to("host");
    page.unfold("#race-anew");
    page.press("#race-start");
    page.expect_status("You: roll. The first roll is free.");
    page.expect_text("#race-which-roll", "");
    roll(page, 1);
    page.expect_points_of("Ada", 0);
    // A form that would end the race asks first.
    page.unfold("#host-tables");
    page.press("#tables-form button[type=submit]");
    page.expect_form_refusal("#tables-status", GIVE_UP);
    page.unfold("#host-way");
    page.choose("#way-select", "the first to call");
    page.press("#way-form button[type=submit]");
    page.expect_form_refusal("#way-status", GIVE_UP);
    // Another choice is another question.
    page.choose("#way-select", "all at once");
    page.expect_text("#way-status", "");
    page.choose("#way-select", "the first to call");
    page.press("#way-form button[type=submit]");
    page.expect_form_refusal("#way-status", GIVE_UP);
    page.expect_text("#race-which-roll", "Roll 1 of 1");
    page.press("#way-form button[type=submit]");
    page.expect_phase("rest");
    page.expect_number_of("#race-roll", 0);
    page.expect_shown("#host-roll, #host-deal");
}

fn the_rolls_of_a_racer_fit_one_screen_of_a_phone(page: &Page) {
    let site = Site::with_relay();
    let (ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    page.come_by_link(&site, "Benjamin Wolfeschl.", &code);
    ada.must_play(Command::SetWay(Way::Race));
    page.expect_status("You: roll. The first roll is free.");
    let phone = page.resize_if_possible((360, 640));
    assert_eq!(page.too_wide_px(), 0, "before the first roll");
    assert_eq!(
        page.smaller_than(44, TARGETS),
        NONE,
        "before the first roll"
    );
    assert_eq!(page.cut_texts(), NONE, "before the first roll");
    roll(page, 1);
    roll(page, 2);
    if phone {
        page.run("scrollTo(0, 0)", Vec::new());
        assert_eq!(page.out_of_view(NEEDED), NONE);
    }
    look(page, "a race");
}
