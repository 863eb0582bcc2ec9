//! Players in different places at one table: coming to it, and playing there.

use score_core::table::command::Command;
use score_tests::site::Plan;
use score_tests::{Page, Pupil, Site, specs};

use crate::hosts::table_with_ben;

specs! {
    in_every_engine: [
        a_restart_of_the_relay_and_a_reload_lose_nothing_of_a_demonstration_and_its_points,
    ],
    in_one: [
        by_link_or_name_a_player_sees_roll_call_steps_and_points,
        a_new_roll_is_seen_by_a_player_who_reads_further_down,
        a_refusal_reaches_a_player_who_was_late_or_reads_another_page,
        a_roll_that_the_group_plays_is_solved_after_its_round,
    ],
}

/// Checks that the pages of the others have complained of nothing.
#[track_caller]
pub fn complain_of_nothing(pages: &[Page]) {
    for page in pages {
        page.no_complaints();
    }
}

fn by_link_or_name_a_player_sees_roll_call_steps_and_points(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    let code = page.make_table(&site, "Ada", "Class 5b");
    page.expect_notes("Ada", "you, host");
    page.expect_text("#side-name", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    ben.expect_people(&["Ada", "Ben"]);
    ben.expect_notes("Ben", "you");
    page.expect_notes("Ben", "");
    cleo.open_group(&site, "#group");
    cleo.fill("#lobby-name", "Cleo");
    cleo.fill("#join-table", "class 5B");
    cleo.press("#join-form button");
    for page in [page, ben, cleo] {
        page.expect_people(&["Ada", "Ben", "Cleo"]);
        page.expect_phase("rest");
    }
    page.roll_solvable(2);
    ben.expect_phase("thinking");
    cleo.expect_phase("thinking");
    // They may still see a roll that was taken away.
    ben.expect_row(&page.numbers());
    ben.call_score(None);
    page.expect_status("Ben calls SCORE! 30 seconds.");
    page.expect_person(
        "Ben",
        "has called",
        "seat.querySelector('.called').textContent === 'SCORE'",
    );
    assert!(page.seconds().is_some_and(|seconds| seconds <= 30));
    // A player who has not called moves nothing.
    page.expect_hidden("#give-up, #undo, #score");
    page.press("#dice .tile");
    page.expect_refusal("Only the player who called SCORE moves the numbers.");
    let solution = ben.solution().expect("20 can be made of this roll");
    ben.make(&solution);
    for page in [page, ben, cleo] {
        assert_eq!(page.expect_settlement(), "20 was possible");
        page.expect_points_of("Ben", 1);
        page.expect_points_of("Ada", 0);
        page.expect_people(&["Ben", "Ada", "Cleo"]);
    }
    // Each reads first what it means for them.
    ben.expect_text("#result", "+1 SCORE, and shown.");
    cleo.expect_text(
        "#result",
        "You made no call, so your points stay as they are.",
    );
    cleo.expect_text("#points .gained:last-child", "+1 Ben: SCORE, and shown.");
    // A player who hosts need not call.
    page.expect_text("#result", "+1 Ben: SCORE, and shown.");
    page.expect_text("#happened", "20! Ben showed it.");
    // Each step was seen: the number shows what it was made of.
    let made = |page: &Page| {
        page.text_or_none("return document.querySelector('#dice .won .made').dataset.made")
    };
    assert_eq!(made(page), made(ben));
    complain_of_nothing(&others);
}

/// Holds the relay's messages back, from when `held` is a list until it is let go.
const HOLD: &str = "
    const Real = WebSocket;
    window.WebSocket = class extends Real {
      addEventListener(type, hear) {
        super.addEventListener(type, type !== 'message' ? hear : (event) => {
          if (window.held) held.push(() => hear(event));
          else hear(event);
        });
      }
    };
    window.letGo = () => { for (const hear of held.splice(0)) hear(); delete window.held; };";

fn a_new_roll_is_seen_by_a_player_who_reads_further_down(page: &Page) {
    let site = Site::with_relay();
    let (ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    page.come_by_link(&site, "Ben", &code);
    page.expect_phase("rest");
    page.turn_side_to("chat");
    page.be_a_phone((360, 640));
    page.run("scrollTo(0, 10_000)", Vec::new());
    page.wait_until("the end of the page is in view", "scrollY > 100");
    ada.must_play(Command::Roll);
    page.expect_phase("thinking");
    page.wait_until("the beginning of the page is in view", "scrollY === 0");
    // A player who writes goes on writing. The result leaves the focus to them too.
    page.run("document.querySelector('#chat-text').focus()", Vec::new());
    ada.must_play(Command::EndRound { with_points: false });
    page.expect_phase("settled");
    page.painted();
    page.run("scrollTo(0, 10_000)", Vec::new());
    ada.must_play(Command::Roll);
    page.expect_phase("thinking");
    page.painted();
    page.expect_focus("#chat-text");
    page.expect_value(
        "const {top, bottom} = document.querySelector('#chat-text').getBoundingClientRect();
         return String(top >= 0 && bottom <= innerHeight)",
        "true",
    );
}

fn a_refusal_reaches_a_player_who_was_late_or_reads_another_page(page: &Page) {
    let site = Site::start(Plan {
        has_relay: true,
        script: HOLD,
        ..Plan::default()
    });
    let (ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    page.come_by_link(&site, "Ben", &code);
    ada.must_play(Command::Roll);
    page.expect_phase("thinking");
    // Ben does not learn of Ada's call before they make their own.
    page.run("window.held = []", Vec::new());
    ada.must_play(Command::CallScore);
    page.call_score(None);
    page.wait_until("the relay has answered both", "held.length >= 2");
    page.run("letGo()", Vec::new());
    page.expect_refusal("SCORE has been called already.");
    page.expect_phase("demo");
    page.expect_person(
        "Ada",
        "has called",
        "seat.querySelector('.called').textContent === 'SCORE'",
    );
    page.turn_side_to("you");
    page.fill("#rename", "Ada");
    // Asked at the table, and refused when the player is elsewhere by then.
    page.run(
        "document.querySelector('#rename-form button').click();
         history.pushState(null, '', '#rules');
         dispatchEvent(new Event('hashchange'))",
        Vec::new(),
    );
    let why = "That name is taken. “Ada 2” is free.";
    page.wait_until(
        "the refusal is said over the rules",
        &format!(
            "document.querySelector('#refused:not([hidden])')?.innerText.includes('{why}')
             && !document.querySelector('main#rules').hidden"
        ),
    );
    // Back at the table its own line says it.
    page.turn_to("group");
    page.expect_table();
    page.expect_refusal(why);
    page.expect_hidden("#refused");
}

fn a_restart_of_the_relay_and_a_reload_lose_nothing_of_a_demonstration_and_its_points(page: &Page) {
    let mut site = Site::with_relay();
    let (ben, _) = table_with_ben(page, &site);
    page.roll_solvable(3);
    page.call_score(None);
    let solution = page.solution().expect("20 can be made of this roll");
    let made = page.make(first_step(&solution));
    page.expect_made(&made);
    site.stop();
    page.expect_talk("The relay is being started again.");
    page.expect_talk("The table’s clock stands still, and goes on when the relay is back.");
    site.start_again();
    page.expect_connected();
    let ben = ben.come_back(&site).expect("their seat");
    page.expect_phase("demo");
    page.expect_made(&made);
    page.expect_people(&["Ada", "Ben"]);
    page.expect_notes("Ben", "");
    ben.catch_up();
    assert!(ben.group().table().call_is_open());
    page.give_up();
    page.expect_points_of("Ada", -1);
    page.reload();
    page.expect_table();
    page.expect_points_of("Ada", -1);
    page.expect_notes("Ada", "you, host");
    // A later visit at another address has the same seat: the stored seat is read as before.
    if page.looks_closely() {
        page.open_group(&site, "#group");
        page.expect_table();
        page.expect_people(&["Ben", "Ada"]);
    }
}

/// The first step of a solution: one on two numbers of the roll.
fn first_step(expr: &score_core::arith::expr::Expr) -> &score_core::arith::expr::Expr {
    use score_core::arith::expr::Expr;
    let Expr::Step(step) = expr else { return expr };
    match (&step.left, &step.right) {
        (Expr::Step(_), _) => first_step(&step.left),
        (_, Expr::Step(_)) => first_step(&step.right),
        _ => expr,
    }
}

/// The sentence in place of the solutions of a roll that a group plays.
pub const WITHHELD: &str = "These numbers lie on the table of your group now. Solutions and hints are \
                            shown when the round has ended.";

fn a_roll_that_the_group_plays_is_solved_after_its_round(page: &Page) {
    let site = Site::with_relay();
    let (ben, _) = table_with_ben(page, &site);
    page.roll_solvable(2);
    page.turn_to("experiment");
    page.press("#experiment-solve");
    page.expect_focus("#experiment-withheld");
    page.expect_text("#experiment-withheld [role=status]", WITHHELD);
    assert_eq!(page.count("#solutions, #experiment-show"), 0);
    // Trying other numbers, and by hand, is a player's own affair.
    let numbers = page.run(
        "const boxes = [1, 2, 3, 4].map((number) => document.querySelector(`#experiment-${number}`));
         return boxes.map((box) => box.value)",
        Vec::new(),
    );
    page.fill("#experiment-1", "998");
    page.press("#experiment-solve");
    page.expect_solved();
    page.expect_number_of("#experiment-withheld", 0);
    let first = numbers[0].as_str().expect("a number");
    page.fill("#experiment-1", first);
    page.fill("#experiment-goal", "21");
    page.press("#experiment-solve");
    page.wait_until(
        "it is withheld for any goal",
        "document.querySelector('#experiment-withheld') && !document.querySelector('#solutions')",
    );
    // In another order it is the same roll.
    page.fill("#experiment-goal", "20");
    page.run(
        "const boxes = [1, 2, 3, 4].map((number) => document.querySelector(`#experiment-${number}`));
         const turned = boxes.map((box) => box.value).reverse();
         boxes.forEach((box, index) => {
           box.value = turned[index];
           box.dispatchEvent(new Event('input', { bubbles: true }));
         })",
        Vec::new(),
    );
    page.press("#experiment-solve");
    page.wait_until(
        "it is withheld again",
        "document.querySelector('#experiment-withheld') && !document.querySelector('#solutions')",
    );
    // The round ends.
    ben.must_play(Command::CallScore);
    ben.must_play(Command::GiveUp);
    page.wait_until(
        "the solutions are offered",
        "document.querySelector('#experiment-withheld [role=status]')?.textContent
           === 'The round has ended. Now the solutions can be shown.'",
    );
    page.press("#experiment-show");
    page.expect_solved();
    assert!(!page.solutions().is_empty());
    page.expect_number_of("#experiment-withheld", 0);
}
