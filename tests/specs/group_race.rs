//! The race of a group: all play at once, each with rolls of their own.

use score_tests::play::Operator;
use score_tests::{Hand, Page, Site, specs};

use crate::accessibility::NONE;
use crate::group_play::complain_of_nothing;
use crate::group_screens::look;

specs! {
    in_every_engine: [a_race_of_a_group_is_run_by_every_hand],
    in_one: [
        the_rolls_of_a_racer_fit_one_screen_of_a_phone,
        all_race_at_once_and_see_points,
        a_reload_and_a_restart_of_the_relay_keep_a_race,
        a_host_pauses_a_race_and_begins_it_anew,
        the_rules_of_a_race_are_beside_its_table,
        the_wall_of_a_race_shows_how_all_stand_and_nobodys_rolls,
    ],
}

/// The parts of the page that a player needs on one screen.
const NEEDED: &str =
    "#goal, #status, .mine, #dice .tile, #step .step-slot, #ops .op, #calls button";

const GIVE_UP: &str = "This race is not over. Press again to give it up.";

/// Ada's table, at which Ben and the others race; its code.
fn class(ada: &Page, pupils: &[&Page], site: &Site) -> String {
    let code = ada.make_table(site, "Ada", "Class 5b");
    for (pupil, name) in pupils.iter().zip(["Ben", "Cleo"]) {
        pupil.come_by_link(site, name, &code);
    }
    ada.open_way_form();
    ada.choose("#way-select", "a race, all at once");
    ada.expect_hidden("#way-clock, #way-points");
    ada.press("#way-form button[type=submit]");
    for page in pupils.iter().chain([&ada]) {
        page.expect_status("You: roll. The first roll is free.");
    }
    code
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

fn all_race_at_once_and_see_points(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    class(page, &[ben, cleo], &site);
    roll(ben, 1);
    roll(cleo, 1);
    ben.expect_status("You: make 20 or 18, as often as you can.");
    let of_cleo = cleo.numbers();
    roll(ben, 2);
    ben.expect_status("The roll costs a point: −1.");
    for (number, points) in [(3, -2), (4, -3), (5, -4), (6, 0)] {
        roll(ben, number);
        for page in [page, ben, cleo] {
            page.expect_points_of("Ben", points);
            page.expect_points_of("Cleo", 0);
        }
    }
    ben.expect_status("The roll costs a point: −5. A multiple of 5 is 5 more: 0.");
    // Nobody takes anything from another.
    assert_eq!(cleo.numbers(), of_cleo);
    cleo.expect_text("#race-which-roll", "Roll 1 of 1");
    // A host may race too.
    roll(page, 1);
    ben.expect_points_of("Ada", 0);
    complain_of_nothing(&others);
}

fn a_race_of_a_group_is_run_by_every_hand(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    class(page, &[&others[0]], &site);
    // Before the first roll there is nothing else to do.
    page.expect_shown("#race-roll.call.roll");
    for (turn, hand) in (0..).zip(Hand::of(page.engine())) {
        page.use_hand(hand);
        roll(page, 2 * turn + 1);
        page.expect_number_of("#race-roll.call", 0);
        add(page);
        page.undo();
        page.expect_count(4);
        page.redo();
        page.expect_count(3);
        roll(page, 2 * turn + 2);
        page.press("#race-back");
        page.expect_count(3);
        page.press("#race-forward");
        page.expect_count(4);
        page.expect_shown("#race-forward[aria-disabled=true]");
        page.press("#undo");
        page.expect_refusal("There is no such step.");
        page.use_hand(Hand::Mouse);
    }
}

fn a_reload_and_a_restart_of_the_relay_keep_a_race(page: &Page) {
    let mut site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    class(page, &[ben], &site);
    roll(ben, 1);
    add(ben);
    roll(ben, 2);
    let numbers = ben.numbers();
    ben.reload();
    ben.expect_text("#race-which-roll", "Roll 2 of 2");
    ben.expect_row(&numbers);
    site.stop();
    site.start_again();
    ben.expect_connected();
    ben.press("#race-back");
    ben.expect_count(3);
    ben.expect_text("#race-which-roll", "Roll 1 of 2");
}

fn a_host_pauses_a_race_and_begins_it_anew(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    class(page, &[ben], &site);
    roll(ben, 1);
    roll(ben, 2);
    page.turn_side_to("host");
    page.expect_hidden("#host-roll, #host-end, #host-deal");
    page.press("#host-pause");
    ben.expect_status("The host has paused the game.");
    ben.expect_shown("#race-roll[aria-disabled=true]");
    page.press("#host-pause");
    ben.expect_status("The roll costs a point: −1.");
    page.unfold("#race-anew");
    page.press("#race-start");
    ben.expect_status("You: roll. The first roll is free.");
    ben.expect_text("#race-which-roll", "");
    roll(ben, 1);
    ben.expect_points_of("Ben", 0);
    // What would end it asks first.
    page.unfold("#host-tables");
    page.press("#tables-form button[type=submit]");
    page.expect_form_refusal("#tables-status", GIVE_UP);
    page.unfold("#host-way");
    page.choose("#way-select", "who calls first");
    page.press("#way-form button[type=submit]");
    page.expect_form_refusal("#way-status", GIVE_UP);
    // Another choice is another question.
    page.choose("#way-select", "all at once");
    page.expect_text("#way-status", "");
    page.choose("#way-select", "who calls first");
    page.press("#way-form button[type=submit]");
    page.expect_form_refusal("#way-status", GIVE_UP);
    ben.expect_text("#race-which-roll", "Roll 1 of 1");
    page.press("#way-form button[type=submit]");
    ben.expect_phase("rest");
    ben.expect_number_of("#race-roll", 0);
    page.expect_shown("#host-roll, #host-deal");
}

fn the_rules_of_a_race_are_beside_its_table(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    class(page, &[ben], &site);
    ben.unfold("#group-race-rules");
    let rules = ben.text("#group-race-rules");
    for rule in [
        "Exactly 25 points are a goal.",
        "All race at once, each with rolls of their own",
        "3 × 6 makes 18",
    ] {
        assert!(rules.contains(rule), "{rule}: {rules}");
    }
    page.turn_side_to("invite");
    page.project();
    page.expect_number_of("#group-race-rules", 0);
    page.end_projector();
    page.expect_number_of("#group-race-rules", 1);
}

fn the_wall_of_a_race_shows_how_all_stand_and_nobodys_rolls(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    class(page, &[ben], &site);
    roll(page, 1);
    roll(ben, 1);
    roll(ben, 2);
    page.turn_side_to("invite");
    page.project();
    page.expect_status("Make 20 or 18, as often as you can. Three goals win.");
    page.expect_count(0);
    page.expect_points_of("Ben", -1);
    page.end_projector();
    page.expect_count(4);
}

fn the_rolls_of_a_racer_fit_one_screen_of_a_phone(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ada = &others[0];
    let code = ada.make_table(&site, "Ada", "Class 5b");
    page.come_by_link(&site, "Benjamin Wolfeschl.", &code);
    ada.open_way_form();
    ada.choose("#way-select", "a race, all at once");
    ada.press("#way-form button[type=submit]");
    page.expect_status("You: roll. The first roll is free.");
    look(page, "a race before the first roll");
    page.resize((1280, 900));
    roll(page, 1);
    roll(page, 2);
    if page.resize_if_possible((360, 640)) {
        page.run("scrollTo(0, 0)", Vec::new());
        assert_eq!(page.out_of_view(NEEDED), NONE);
        page.resize((1280, 900));
    }
    look(page, "a race");
}
