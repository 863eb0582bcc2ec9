//! Longer words than those of any language, in races, at small tables, in a class and on the wall:
//! every screen has room for them. `group_screens.rs` shows the usual table so.

use score_core::arith::op::Op;
use score_core::group::request::Request;
use score_core::race;
use score_core::table::command::Command;
use score_core::wire::TableSelector;
use score_tests::audit::{CUT_TEXTS, MISFITS};
use score_tests::{Page, Pupil, specs};

use crate::everyone::{hear_roll, solve, step, tile};
use crate::group_play::complain_of_nothing;
use crate::group_race::roll;
use crate::longer_words::{has_room, in_longer_words, site};
use crate::looks::NONE;
use crate::reports::open_report;
use crate::small_tables::{own_table, pupils, split};
use crate::teams::{make_teams, own_team};
use crate::waiting_room::{come, guarded_table};
use crate::wall_layout::OVERLAPS;

specs! {
    in_one: [
        a_race_of_a_group_has_room_for_longer_words,
        small_tables_and_teams_have_room_for_longer_words,
        the_waiting_room_the_live_board_and_the_report_have_room_for_longer_words,
        the_wall_has_room_for_longer_words,
    ],
}

/// A name as long as names may be.
const LONG_NAME: &str = "Wolfeschlegelsteinh.";

/// Makes 20 in two steps: 4 × 5 ÷ 1.
const ROLL: [u32; 4] = [1, 4, 5, 7];

/// The same as the page writes it.
const NUMBERS: [&str; 4] = ["1", "4", "5", "7"];

fn a_race_of_a_group_has_room_for_longer_words(page: &Page) {
    let site = site(true);
    let code = page.make_table(&site, "Ada", "Class 5b, our school");
    let racers = pupils(&site, &code, &[LONG_NAME, "Ben"]);
    page.expect_people(&["Ada", LONG_NAME, "Ben"]);
    page.open_way_form();
    page.choose("#way-select", "a race, all at once");
    has_room(page, "the way of playing");
    page.press("#way-form button[type=submit]");
    page.expect_status("You: roll. The first roll is free.");
    has_room(page, "before the first roll");
    for racer in &racers {
        racer.catch_up();
        let rolled = Request::Race(race::Command::Roll);
        assert_eq!(racer.ask(rolled), Ok(()));
    }
    roll(page, 1);
    roll(page, 2);
    has_room(page, "a race");
    page.turn_side_to("players");
    page.unfold("#group-race-rules");
    has_room(page, "the rules of a race");
    page.turn_side_to("host");
    page.unfold("#race-anew");
    page.press("#host-pause");
    page.expect_status("The host has paused the game.");
    has_room(page, "the tools of a race that is paused");
    page.press("#host-pause");
    page.open_way_form();
    page.choose("#way-select", "all at once");
    has_room(page, "another way of playing");
    page.press("#way-form button[type=submit]");
    page.expect_form_refusal("#way-status", "This race is not over.");
    has_room(page, "whether to give up a race");
}

fn small_tables_and_teams_have_room_for_longer_words(page: &Page) {
    let site = site(true);
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b, our school");
    ben.come_by_link(&site, LONG_NAME, &code);
    let _pupils = pupils(&site, &code, &["Cyd", "Dan", "Eve", "Fay", "Gus"]);
    split(page, "There are 2 small tables.");
    own_table(ben);
    has_room(page, "the form for small tables");
    page.deal(&ROLL);
    for page in [page, ben] {
        page.expect_numbers(&NUMBERS);
        page.turn_side_to("players");
    }
    has_room(page, "small tables for their host");
    has_room(ben, "an own small table");
    ben.call_impossible(None);
    ben.expect_phase("waiting");
    has_room(page, "a call at a small table, for the host");
    has_room(ben, "a call at a small table");
    page.turn_side_to("host");
    page.press("#host-end");
    page.expect_words_in("#host-end-question", "2 tables still play.");
    has_room(page, "whether to end a round of small tables");
    page.press("#host-end-points");
    page.expect_settlement();
    page.turn_side_to("players");
    has_room(page, "small tables that have finished");
    page.turn_side_to("host");
    page.unfold("#host-tables");
    page.press("#tables-end");
    ben.expect_told("All sit round one table again.");
    make_teams(page, "2");
    own_team(ben);
    page.unfold("#host-teams");
    has_room(page, "the form for teams");
    page.turn_side_to("players");
    has_room(page, "teams");
    has_room(ben, "an own team");
    complain_of_nothing(&others);
}

fn the_waiting_room_the_live_board_and_the_report_have_room_for_longer_words(page: &Page) {
    let site = site(true);
    let others = page.others(1);
    let ben = &others[0];
    let code = guarded_table(page, &site);
    come(ben, &site, LONG_NAME, &code);
    has_room(ben, "waiting to be let in");
    let mut waiting = pupils(&site, &code, &["Cyd", "Cyd 2", "Dan"]);
    page.turn_side_to("host");
    page.expect_text("#visitors-title", "4 people are waiting");
    has_room(page, "who waits");
    page.press("#visitors-admit-all");
    ben.expect_table();
    // Dan comes with another device.
    drop(waiting.pop());
    let table = TableSelector::Join(code);
    let dan = Pupil::come(&site, table, "Dan 2", 9).expect("there is room");
    page.wait_until(
        "the host is told who it may be",
        "document.querySelector('#visitors-list .may-be')",
    );
    has_room(page, "a lost device");
    page.press("#visitors-list .may-be button");
    page.expect_text("#visitors-title", "Nobody is waiting");
    look_at_a_class(page, ben, [&waiting[0], &waiting[1], &dan]);
    open_report(page);
    has_room(page, "the report");
    complain_of_nothing(&others);
}

/// A round that all play at once, from the live board to the solutions of the class.
fn look_at_a_class(ada: &Page, ben: &Page, pupils: [&Pupil; 3]) {
    ada.let_everyone_play();
    ada.turn_side_to("live");
    has_room(ada, "the live board before the first roll");
    ada.deal(&ROLL);
    ben.expect_own_roll(&NUMBERS);
    pupils.into_iter().for_each(hear_roll);
    let steps = [step(2, Op::Mul, 1), step(4, Op::Mul, 0)];
    solve(pupils[0], &steps);
    solve(pupils[1], &[]);
    ada.turn_side_to("live");
    ada.expect_words_in("#live-counts", "1 IMPOSSIBLE");
    has_room(ada, "the live board");
    ada.press(&tile(1));
    ada.expect_shown("#watched");
    has_room(ada, "a board that is watched");
    ada.end_round();
    for page in [ada, ben] {
        page.expect_settlement();
        page.expect_solved();
        page.expect_shown("#class-found .way");
    }
    ada.press("#class-names");
    has_room(ada, "what the class found, with names");
    has_room(ben, "what the class found");
    ada.turn_side_to("live");
    has_room(ada, "the live board of a round that is over");
}

/// A projector.
const WALL: (u32, u32) = (1280, 720);

/// Checks the wall on a projector.
#[track_caller]
fn wall_has_room(page: &Page, name: &str) {
    page.resize(WALL);
    page.expect_size(WALL);
    let found = in_longer_words(page, &[MISFITS, CUT_TEXTS, OVERLAPS]);
    assert_eq!(found, NONE, "{name}");
}

fn the_wall_has_room_for_longer_words(page: &Page) {
    let site = site(true);
    let others = page.others(1);
    let ada = &others[0];
    let code = ada.make_table(&site, "Ada", "Class 5b, our school");
    page.open_wall_as(&site, &code, &ada.saved_seats());
    let pupils = pupils(
        &site,
        &code,
        &[LONG_NAME, "Ben", "Cyd", "Dan", "Eve", "Fay"],
    );
    page.expect_person("Fay", "is on the wall", "true");
    wall_has_room(page, "the wall before the first roll");
    calls_on_the_wall(page, ada, &pupils[0]);
    split(ada, "There are 2 small tables.");
    ada.deal(&ROLL);
    page.expect_shown(".small-table");
    // The roll is known by now.
    page.expect_shown("#practice");
    wall_has_room(page, "small tables on the wall");
    ada.turn_side_to("host");
    ada.press("#host-end");
    ada.press("#host-end-plain");
    page.expect_settlement();
    wall_has_room(page, "small tables on the wall that have finished");
    ada.unfold("#host-tables");
    ada.press("#tables-end");
    page.expect_hidden(".small-table");
    make_teams(ada, "3");
    page.expect_shown("#teams");
    wall_has_room(page, "teams on the wall");
    everyone_on_the_wall(page, ada, &pupils);
    ada.open_way_form();
    ada.choose("#way-select", "a race, all at once");
    ada.press("#way-form button[type=submit]");
    page.expect_status("Make 20 or 18, as often as you can. Three goals win.");
    wall_has_room(page, "a race on the wall");
    complain_of_nothing(&others);
}

/// A roll that is called and shown, with its solutions.
fn calls_on_the_wall(page: &Page, ada: &Page, pupil: &Pupil) {
    ada.deal(&ROLL);
    page.expect_numbers(&NUMBERS);
    wall_has_room(page, "a roll on the wall");
    pupil.catch_up();
    assert_eq!(pupil.play(Command::CallImpossible), Ok(()));
    page.expect_phase("waiting");
    wall_has_room(page, "a call on the wall");
    ada.call_score(None);
    page.expect_phase("demo");
    wall_has_room(page, "a demonstration on the wall");
    ada.give_up();
    page.expect_settlement();
    page.press("#projector-solutions");
    page.expect_shown("#solutions .way");
    wall_has_room(page, "solutions on the wall");
}

/// A round that all play at once, and the solutions of the class.
fn everyone_on_the_wall(page: &Page, ada: &Page, pupils: &[Pupil]) {
    ada.let_everyone_play();
    ada.deal(&[1, 4, 5, 9]);
    page.expect_own_roll(&["1", "4", "5", "9"]);
    pupils.iter().for_each(hear_roll);
    let steps = [step(2, Op::Mul, 1), step(4, Op::Mul, 0)];
    solve(&pupils[0], &steps);
    solve(&pupils[1], &[]);
    page.expect_words_in("#answer-count", "2");
    page.press("#projector-names");
    page.expect_answer_of("Ben");
    wall_has_room(page, "answers on the wall");
    ada.end_round();
    page.expect_settlement();
    page.expect_shown("#class-found .way");
    wall_has_room(page, "what the class found, on the wall");
}
