//! The race: points, rolls forward and back, turns at one screen, links, storage, offline.

use score_core::arith::op::Op;
use score_core::dice::{Generator, Roll};
use score_core::race::{Command, Event, Race, decide};
use score_core::table::board::{Deal, Step, TileId};
use score_tests::play::{Operator, tile_at};
use score_tests::{Hand, Page, Site, specs};
use serde_json::json;

use crate::statistics::take_answers_in;
use crate::worksheets::worksheets_go_on;

specs! {
    in_one: [
        a_race_is_run_by_every_hand,
        a_race_that_is_won_leads_to_the_next_one,
        several_take_turns_in_a_race_after_one_that_a_second_press_gives_up,
        links_and_rules_lead_to_a_race_and_take_no_other_away,
        race_worksheets_and_statistics_go_on_without_a_network,
    ],
}

#[track_caller]
fn open_race(page: &Page) {
    page.open("#race?seed=23");
    page.wait_until(
        "the race is there",
        "document.querySelector('#race-standings')",
    );
}

/// The points and goals of each player.
#[track_caller]
fn expect_standings(page: &Page, rows: &[&str]) {
    page.expect_list(
        "return [...document.querySelectorAll('#race-standings tbody tr')].map((row) =>
           [...row.querySelectorAll('th, td > span:first-child, td:nth-child(2)')]
             .map((cell) => (cell.querySelector('[aria-hidden]') ?? cell).textContent)
             .filter((text, place, all) => all.indexOf(text) === place).join(' '))",
        rows,
    );
}

fn a_race_is_run_by_every_hand(page: &Page) {
    open_race(page);
    page.expect_status("You: roll. The first roll is free.");
    page.expect_shown("#race-roll.call.roll");
    page.press("#race-roll");
    page.expect_numbers(&["1", "3", "9", "9"]);
    page.expect_number_of("#race-roll.call", 0);
    page.step("9", Operator::Add, "9");
    page.expect_status("3 points more. Points now: 3.");
    page.press("#undo");
    // The same way counts once.
    page.step("9", Operator::Add, "9");
    page.expect_status("You: make 20 or 18, as often as you can.");
    page.press("#undo");
    page.step("3", Operator::Sub, "1");
    page.step("9", Operator::Mul, "2");
    page.expect_status("3 points more. Points now: 6.");
    page.press("#race-roll");
    page.expect_status("The roll costs a point. Points now: 5. They end in 0 or 5, so 5 more: 10.");
    page.expect_numbers(&["15", "4", "4", "7"]);
    page.expect_text("#race-which-roll", "Roll 2 of 2");
    page.press("#race-back");
    page.expect_numbers(&["18", "9"]);
    page.expect_shown("#race-back[aria-disabled=true]");
    page.press("#race-forward");
    page.expect_numbers(&["15", "4", "4", "7"]);
    page.reload();
    page.expect_numbers(&["15", "4", "4", "7"]);
    page.expect_text("#race-which-roll", "Roll 2 of 2");
    expect_standings(page, &["You +10 ○○○"]);
    // Other hands press the same keys in races of their own.
    for (hand, seed) in [(Hand::Touch, 24), (Hand::Keyboard, 25)] {
        page.go_to(&format!("#race?seed={seed}"));
        page.expect_status("You: roll. The first roll is free.");
        page.use_hand(hand);
        page.press("#race-roll");
        page.expect_count(4);
        page.press(&tile_at(0));
        page.tap_op(Operator::Add);
        page.press(&tile_at(1));
        page.expect_count(3);
        page.press("#undo");
        page.expect_count(4);
        page.press("#race-roll");
        page.expect_text("#race-which-roll", "Roll 2 of 2");
        page.press("#race-back");
        page.expect_text("#race-which-roll", "Roll 1 of 2");
        page.press("#race-forward");
        page.expect_text("#race-which-roll", "Roll 2 of 2");
    }
}

fn several_take_turns_in_a_race_after_one_that_a_second_press_gives_up(page: &Page) {
    let asked = "This race is not over. Press again to give it up.";
    open_race(page);
    page.expect_number_of("#race-hand-on", 0);
    page.press("#race-roll");
    page.expect_numbers(&["1", "3", "9", "9"]);
    page.press("#race-new summary");
    page.fill("#race-name-1", "Ada");
    page.press("#race-begin");
    page.expect_refusal(asked);
    page.expect_numbers(&["1", "3", "9", "9"]);
    expect_standings(page, &["You 0 ○○○"]);
    // The form asks a player who plays on for names anew.
    page.step("9", Operator::Add, "9");
    page.expect_status("3 points more. Points now: 3.");
    page.press("#race-begin");
    page.expect_refusal(asked);
    expect_standings(page, &["You +3 ○○○"]);
    page.press("#race-begin");
    page.expect_status("Ada: roll. The first roll is free.");
    expect_standings(page, &["Ada 0 ○○○"]);
    // A race that nobody has begun cannot be given up.
    page.unfold("#race-new");
    page.fill_row("#race-name-1", &["Ada", "ADA"]);
    page.press("#race-begin");
    page.expect_text(
        "#race-name-2-problem",
        "Another player has this name already.",
    );
    page.expect_focus("#race-name-2");
    page.fill("#race-name-2", "Bea");
    page.press("#race-begin");
    page.expect_status("Ada: roll. The first roll is free.");
    page.press("#race-roll");
    page.expect_numbers(&["1", "3", "9", "9"]);
    page.step("9", Operator::Add, "9");
    // One new roll a turn.
    page.expect_shown("#race-roll[aria-disabled=true]");
    page.press("#race-hand-on");
    page.expect_status("Bea: roll. The first roll is free.");
    page.expect_shown("#race-standings tr[aria-current=true][data-racer=\"2\"]");
    page.press("#race-roll");
    page.expect_numbers(&["15", "4", "4", "7"]);
    page.press("#race-hand-on");
    page.expect_numbers(&["1", "18", "3"]);
    expect_standings(page, &["Ada +3 ○○○", "Bea 0 ○○○"]);
}

fn links_and_rules_lead_to_a_race_and_take_no_other_away(page: &Page) {
    page.open("#race");
    page.press("#race-roll");
    page.expect_text("#race-which-roll", "Roll 1 of 1");
    let own = page.list(
        "return [...document.querySelectorAll('#dice .tile[data-tile]')]
           .map((tile) => tile.textContent)",
    );
    page.go_to("#race?seed=23");
    page.expect_status("You: roll. The first roll is free.");
    page.press("#race-roll");
    page.expect_numbers(&["1", "3", "9", "9"]);
    page.expect_value(
        "return document.querySelector('#learn .play-link a').getAttribute('href')",
        "#race?seed=23",
    );
    page.go_to("#race");
    page.expect_list(
        "return [...document.querySelectorAll('#dice .tile[data-tile]')]
           .map((tile) => tile.textContent)",
        &own,
    );
    page.go_to("#race?seed=many");
    page.expect_refusal("The link gives “many” for seed; that cannot be, so it was left out.");
    page.turn_to("house");
    page.press("#house a[href='#race']");
    page.wait_until(
        "the race explains itself",
        "document.querySelector('#race-rules')?.textContent.includes('3 × 6 makes 18')",
    );
    page.go_to("#rules");
    let of_groups = "In a group the host can choose the race as its way of playing.";
    assert!(page.text("#rules").contains(of_groups));
    page.press("#rules a[href='#race']");
    page.expect_shown("#race-standings");
}

fn race_worksheets_and_statistics_go_on_without_a_network(page: &Page) {
    let mut site = Site::kept_offline();
    page.open_at(&site, "");
    page.wait_for_game();
    page.wait_until_kept();
    site.stop();
    page.reload();
    page.go_to("#race?seed=23");
    page.wait_until(
        "the race is there",
        "document.querySelector('#race-standings')",
    );
    page.press("#race-roll");
    page.expect_numbers(&["1", "3", "9", "9"]);
    take_answers_in(page);
    worksheets_go_on(page);
    page.no_complaints();
}

/// The events of a race for one player until the last step before the win: on each roll of 6 6 12 2 they
/// add 6 and 12 for three points.
fn almost_won() -> Vec<Event> {
    let deal = Deal::Rolled {
        sides: vec![6, 6, 12, 20],
        roll: Roll::new(&[6, 6, 12, 2]).expect("a roll"),
    };
    let step = Command::Step(Step {
        left: TileId(0),
        op: Op::Add,
        right: TileId(2),
    });
    let (mut race, mut log) = (Race::new(1).expect("a player"), Vec::new());
    while race.winner().is_none() {
        let mut generator = Generator::new(1, race.rolls());
        let stepped = decide(&race, &mut generator, 0, step);
        let counts = stepped.as_ref().is_ok_and(|event| {
            let mut after = race.clone();
            after.apply(event).is_ok() && after.last_change().is_some()
        });
        let event = match (counts, stepped) {
            (true, Ok(event)) => event,
            _ => Event::Rolled {
                by: 0,
                deal: deal.clone(),
            },
        };
        race.apply(&event).expect("it was decided");
        log.push(event);
        assert!(log.len() < 200, "nobody wins");
    }
    log.pop();
    log
}

fn a_race_that_is_won_leads_to_the_next_one(page: &Page) {
    page.open("#games");
    // As the page stores a race: the seed, the names, of which a player alone has an empty one, and the
    // events.
    let saved = postcard::to_allocvec(&(1_u32, vec![""], almost_won())).expect("a value");
    let digits: String = saved.iter().map(|byte| format!("{byte:02x}")).collect();
    page.run(
        "localStorage.setItem('score/race', arguments[0])",
        vec![json!(format!("1:{digits}"))],
    );
    page.open("#race");
    page.expect_numbers(&["6", "6", "12", "2"]);
    page.step("6", Operator::Add, "12");
    page.expect_status("Three goals: you have won!");
    page.expect_number_of("#race-roll", 0);
    page.expect_focus("#race-again");
    page.expect_list(
        "return [...document.querySelectorAll('#race-end dt, #race-end dd')].map((it) => it.textContent)",
        &["Rolls in all", "22"],
    );
    page.type_text("r");
    page.expect_status("You: roll. The first roll is free.");
    page.expect_focus(".surface");
    expect_standings(page, &["You 0 ○○○"]);
}
