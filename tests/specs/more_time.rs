//! More time: for the open round, for one pupil, and at a shared screen for one player.

use score_core::arith::op::Op;
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_tests::{Page, Pupil, Site, specs};

use crate::everyone::solve;

specs! {
    in_one: [
        a_host_lengthens_the_round_and_gives_one_pupil_more_time,
        one_player_at_a_shared_screen_has_more_time_for_score,
    ],
}

/// 4 × 5 ÷ 1
const TWENTY: [Command; 2] = [
    Command::Step(Step {
        left: TileId(1),
        op: Op::Mul,
        right: TileId(2),
    }),
    Command::Step(Step {
        left: TileId(4),
        op: Op::Div,
        right: TileId(0),
    }),
];

/// Waits until the clock of a page shows a time within these seconds.
#[track_caller]
fn expect_clock(page: &Page, least: u32, most: u32) {
    page.wait_until(
        &format!("the clock shows {least} to {most} seconds"),
        &format!(
            "(({{ dataset }}) => dataset.seconds >= {least} && dataset.seconds <= {most})(
               document.querySelector('#clock'))"
        ),
    );
}

fn a_host_lengthens_the_round_and_gives_one_pupil_more_time(page: &Page) {
    let site = Site::with_relay();
    let code = page.make_table(&site, "Ada", "Class 5b");
    let others = page.others(1);
    let ben = &others[0];
    ben.come_by_link(&site, "Ben", &code);
    let cleo = Pupil::at(&site, &code, "Cleo", 2);
    page.turn_side_to("players");
    page.open_tools_for("Ben");
    page.choose("#tools-time", "twice the time");
    page.expect_notes("Ben", "twice the time");
    page.press("#tools-close");
    page.open_way_form();
    assert!(!page.shows("#host-lengthen"));
    page.choose("#way-select", "all at once");
    page.fill("#way-clock", "90");
    page.use_way();
    page.deal(&[1, 4, 5, 7]);
    expect_clock(page, 60, 90);
    expect_clock(ben, 150, 180);
    // The player is told by the clock, and it is read aloud once.
    ben.expect_text("#own-time", "You have twice the time in this round.");
    ben.expect_text("#own-time-said", "You have twice the time in this round.");
    assert!(!page.shows("#own-time"));
    // More time for all: boards stay as they are.
    ben.type_text("4*5");
    ben.expect_numbers(&["1", "20", "7"]);
    page.turn_side_to("host");
    page.press("#host-minute");
    page.expect_told("The round has 60 more seconds.");
    expect_clock(page, 120, 150);
    expect_clock(ben, 270, 300);
    ben.expect_told("The round has 60 more seconds.");
    ben.expect_numbers(&["1", "20", "7"]);
    // Nobody else reads of it, in the list or on a wall.
    ben.turn_side_to("players");
    ben.expect_notes("Ben", "you");
    page.turn_side_to("invite");
    page.project();
    page.expect_notes("Ben", "");
    page.end_projector();
    // After the time of all Ben goes on, and the answers wait for Ben's.
    solve(&cleo, &TWENTY);
    site.advance(151_000);
    ben.type_text("20/1");
    ben.expect_numbers(&["20", "7"]);
    assert_eq!(ben.count("#settlement:not([hidden])"), 0);
    ben.have_it();
    page.expect_settlement();
    page.expect_text("#happened", "Time is up.");
    page.expect_points_of("Ben", 1);
    page.expect_points_of("Cleo", 1);
    // Given back, Ben has the time of all.
    page.turn_side_to("players");
    page.open_tools_for("Ben");
    page.choose("#tools-time", "usual time");
    page.expect_notes("Ben", "");
    // Without a clock it would do nothing.
    page.open_way_form();
    page.clear("#way-clock");
    page.use_way();
    page.turn_side_to("players");
    let none = "There is no clock here now, so more time would change nothing.";
    page.expect_text("#tools-time-help", none);
    page.wait_until(
        "it cannot be chosen",
        "document.querySelector('#tools-time').disabled",
    );
    page.no_complaints();
}

fn one_player_at_a_shared_screen_has_more_time_for_score(page: &Page) {
    page.open("#house?clock=0");
    page.expect_shown("#house-form");
    assert!(!page.shows("#house-time"));
    page.turn_to("players");
    page.seat(&["Ada", "Ben"]);
    page.turn_to("house");
    page.expect_shown("#house-time");
    page.choose("#house-time-1", "half as much time again");
    page.reload();
    page.wait_until(
        "the choice is kept",
        "document.querySelector('#house-time-1')?.value === 'half-again'",
    );
    page.go_to("#play?roll=1.4.5.7");
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.call_score(Some(1));
    page.expect_seconds(45);
    page.advance(44_999);
    page.expect_seconds(1);
    page.advance(1);
    page.expect_settlement();
    page.go_to("#play?roll=1.4.5.8");
    page.expect_numbers(&["1", "4", "5", "8"]);
    page.call_score(Some(0));
    page.expect_seconds(30);
    page.no_complaints();
}
