//! Players in different places at one table: coming to it, and playing there.

use score_tests::site::Plan;
use score_tests::{Page, Site, specs};

specs! {
    in_every_engine: [
        a_table_is_made_and_joined_by_link_code_and_name,
        a_reload_keeps_the_seat_and_the_points,
        a_restart_of_the_relay_loses_nothing_in_the_middle_of_a_demonstration,
    ],
    in_one: [
        everybody_sees_the_roll_the_call_each_step_and_the_points,
        one_of_two_calls_at_once_wins_and_the_other_hears_why,
        a_refusal_finds_a_player_who_reads_another_page,
        a_roll_that_the_group_plays_is_solved_after_its_round,
    ],
}

/// Nothing was wrong in the pages of the others.
#[track_caller]
pub fn complain_of_nothing(pages: &[Page]) {
    for page in pages {
        page.no_complaints();
    }
}

fn a_table_is_made_and_joined_by_link_code_and_name(page: &Page) {
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
    complain_of_nothing(&others);
}

fn everybody_sees_the_roll_the_call_each_step_and_the_points(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    cleo.come_by_link(&site, "Cleo", &code);
    page.expect_people(&["Ada", "Ben", "Cleo"]);
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
    // Who has not called moves nothing.
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
    // Each hears first what it means for them.
    ben.expect_text("#result", "+1 SCORE, and shown.");
    cleo.expect_text(
        "#result",
        "You made no call, so your points stay as they are.",
    );
    cleo.expect_text("#points .gained:last-child", "+1 Ben: SCORE, and shown.");
    // Who hosts need not call.
    page.expect_text("#result", "+1 Ben: SCORE, and shown.");
    page.expect_text("#happened", "20! Ben showed it.");
    // Each step was seen: what was made of what stands on the number.
    let made = |page: &Page| {
        page.text_or_none("return document.querySelector('#dice .won .made').dataset.made")
    };
    assert_eq!(made(page), made(ben));
    complain_of_nothing(&others);
}

/// Keeps back what a relay says, from when `held` is a list until it is let go.
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

fn one_of_two_calls_at_once_wins_and_the_other_hears_why(page: &Page) {
    let site = Site::start(Plan {
        has_relay: true,
        script: HOLD,
        ..Plan::default()
    });
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    page.press("#roll");
    ben.expect_phase("thinking");
    // Ben does not hear of Ada's call before they make their own.
    ben.run("window.held = []", Vec::new());
    page.call_score(None);
    page.expect_phase("demo");
    ben.call_score(None);
    ben.wait_until("the relay has answered both", "held.length >= 2");
    ben.run("letGo()", Vec::new());
    ben.expect_refusal("SCORE has been called already.");
    for page in [page, ben] {
        page.expect_phase("demo");
        page.expect_person(
            "Ada",
            "has called",
            "seat.querySelector('.called').textContent === 'SCORE'",
        );
    }
    complain_of_nothing(&others);
}

fn a_reload_keeps_the_seat_and_the_points(page: &Page) {
    let site = Site::with_relay();
    page.make_table(&site, "Ada", "Class 5b");
    page.press("#roll");
    page.expect_phase("thinking");
    page.call_score(None);
    page.expect_phase("demo");
    page.give_up();
    page.expect_points_of("Ada", -1);
    page.reload();
    page.expect_table();
    page.expect_points_of("Ada", -1);
    page.expect_notes("Ada", "you, host");
    // A later visit in another tab of this browser has the same seat.
    page.open_group(&site, "#group");
    page.expect_table();
    page.expect_people(&["Ada"]);
}

fn a_restart_of_the_relay_loses_nothing_in_the_middle_of_a_demonstration(page: &Page) {
    let mut site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    page.roll_solvable(3);
    ben.expect_phase("thinking");
    ben.expect_row(&page.numbers());
    ben.call_score(None);
    page.expect_phase("demo");
    let solution = ben.solution().expect("20 can be made of this roll");
    let first = first_step(&solution);
    let made = ben.make(first);
    page.expect_made(&made);
    site.stop();
    for page in [page, ben] {
        page.expect_talk("The relay is being started again.");
        page.expect_talk("The table’s clock stands still, and goes on when it is back.");
    }
    site.start_again();
    for page in [page, ben] {
        page.expect_connected();
        page.expect_phase("demo");
        page.expect_made(&made);
        page.expect_people(&["Ada", "Ben"]);
    }
    ben.give_up();
    page.expect_points_of("Ben", -1);
    complain_of_nothing(&others);
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

fn a_refusal_finds_a_player_who_reads_another_page(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ada = &others[0];
    let code = ada.make_table(&site, "Ada", "Class 5b");
    page.come_by_link(&site, "Ben", &code);
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
    complain_of_nothing(&others);
}

fn a_roll_that_the_group_plays_is_solved_after_its_round(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    page.roll_solvable(2);
    page.turn_to("experiment");
    page.press("#experiment-solve");
    page.expect_focus("#experiment-withheld");
    page.expect_text(
        "#experiment-withheld [role=status]",
        "Your group is playing these numbers now. \
         Their solutions can be shown here when the round has ended.",
    );
    assert_eq!(page.count("#solutions, #experiment-show"), 0);
    // Trying by hand, and any other goal, is a player's own affair.
    page.fill("#experiment-goal", "21");
    page.press("#experiment-solve");
    page.expect_solved();
    page.expect_number_of("#experiment-withheld", 0);
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
    ben.expect_phase("thinking");
    ben.call_score(None);
    ben.expect_phase("demo");
    ben.give_up();
    page.wait_until(
        "the solutions are offered",
        "document.querySelector('#experiment-withheld [role=status]')?.textContent
           === 'The round has ended. Now the solutions can be shown.'",
    );
    page.press("#experiment-show");
    page.expect_solved();
    assert!(!page.solutions().is_empty());
    page.expect_number_of("#experiment-withheld", 0);
    complain_of_nothing(&others);
}
