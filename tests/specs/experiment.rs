//! The experiment: a player's own numbers, tried by hand or listed.

use score_tests::held_solver::HOLDABLE_SOLVER;
use score_tests::play::Operator;
use score_tests::{Page, specs};

specs! {
    in_every_engine: [it_lies_beside_the_board_where_there_is_room],
    in_one: [
        six_numbers_leave_the_page_free,
        steps_are_refused_undone_and_made_until_nine_nine_nine_nine_is_twenty,
        own_numbers_and_operators_are_laid_out,
        all_solutions_are_listed_in_view_up_to_a_limit,
        a_refused_value_has_its_sentence_and_loses_nothing,
        the_table_and_an_experiment_take_nothing_from_each_other,
        chosen_numbers_lie_on_the_dice_that_can_show_them,
    ],
}

const TRY: &str = "Try to make 20. Undo as often as you like.";
const LAY_OUT: &str = "#experiment-form .primary";

/// Writes these numbers into the form, and empties the other boxes.
#[track_caller]
fn write(page: &Page, numbers: &[&str]) {
    let mut boxes = [""; 6];
    boxes[..numbers.len()].copy_from_slice(numbers);
    page.fill_row("#experiment-1", &boxes);
}

fn steps_are_refused_undone_and_made_until_nine_nine_nine_nine_is_twenty(page: &Page) {
    page.open("#experiment");
    page.expect_numbers(&["9"; 4]);
    page.expect_status(TRY);
    page.step("9", Operator::Sub, "9");
    page.expect_numbers(&["0", "9", "9"]);
    page.step("9", Operator::Div, "0");
    page.expect_refusal("You cannot divide by zero.");
    page.undo();
    page.expect_numbers(&["9"; 4]);
    page.expect_status("Step taken back.");
    page.expect_number_of("#status.refusal", 0);
    page.step("9", Operator::Add, "9");
    page.expect_numbers(&["9", "9", "18"]);
    page.step("18", Operator::Add, "9");
    page.expect_numbers(&["9", "27"]);
    page.step("27", Operator::Add, "9");
    page.expect_status("That is not 20. Undo, or start again.");
    // Here a finished try is taken back, too.
    page.undo();
    page.undo();
    page.expect_numbers(&["9", "9", "18"]);
    page.redo();
    page.expect_numbers(&["9", "27"]);
    page.press("#start-again");
    page.expect_numbers(&["9"; 4]);
    page.expect_status(TRY);
    page.expect_shown("#undo[aria-disabled=true]");
    for numbers in [&["9", "9", "18"][..], &["9", "27"], &["36"]] {
        page.redo();
        page.expect_numbers(numbers);
    }
    page.expect_shown("#redo[aria-disabled=true]");
    page.press("#start-again");
    page.step("9", Operator::Join, "9");
    page.expect_numbers(&["9", "9", "99"]);
    page.step_by_drags("99", Operator::Div, "9");
    page.expect_numbers(&["9", "11"]);
    page.step("9", Operator::Add, "11");
    page.expect_status("20! That is a way.");
    // Nothing here counts.
    page.go_to("#play?clock=0");
    page.expect_points(0, 0);
}

fn own_numbers_and_operators_are_laid_out(page: &Page) {
    page.open("#experiment");
    write(page, &["999", "0", "1"]);
    page.fill("#experiment-goal", "998");
    page.press("#experiment-join");
    page.press(LAY_OUT);
    page.expect_numbers(&["0", "1", "999"]);
    page.expect_status("Try to make 998.");
    page.step("999", Operator::Sub, "1");
    page.expect_numbers(&["0", "998"]);
    // One step is not enough if there are more numbers than two.
    page.expect_status("999 − 1 = 998, but one step alone does not count.");
    page.step("998", Operator::Sub, "0");
    page.expect_status("998! That is a way.");
    // New numbers begin anew.
    write(page, &["2", "3"]);
    page.press(LAY_OUT);
    page.expect_numbers(&["2", "3"]);
    page.expect_status("Try to make 998.");
}

fn all_solutions_are_listed_in_view_up_to_a_limit(page: &Page) {
    page.resize((1280, 800));
    page.open("#experiment");
    page.press("#experiment-solve");
    page.expect_solved();
    page.expect_focus("#solutions h3");
    expect_in_view(page, "#solutions h3");
    expect_in_view(page, "#solutions .way");
    page.expect_text("#solutions [role=status]", "1 solution");
    page.expect_text("#solutions h3", "1 solution");
    page.expect_solutions(&["(9 & 9) ÷ 9 + 9"]);
    page.open_forms();
    page.expect_solutions(&["(9 & 9) ÷ 9 + 9", "9 + (9 & 9) ÷ 9"]);
    page.expect_text("#forms .help", "2 in all, in every order.");
    page.press("#experiment-join");
    page.press("#experiment-solve");
    page.expect_solved();
    page.expect_text("#solutions h3", "No solution");
    page.expect_number_of("#solutions .solution", 0);
    // Two numbers, of which the goal takes one step.
    write(page, &["4", "5"]);
    page.press("#experiment-solve");
    page.expect_solved();
    page.expect_solutions(&["5 × 4"]);
    // Numbers laid out anew have no solutions beside them yet.
    page.press(LAY_OUT);
    page.wait_until("the list is gone", "!document.querySelector('#solutions')");
    // A long list ends at a limit, and the count goes on.
    page.press("#experiment-join");
    write(page, &["1", "2", "3", "4", "5", "6"]);
    page.press("#experiment-solve");
    page.expect_solved();
    assert_eq!(page.solutions().len(), 200);
    let count = page.text("#solutions h3").replace(',', "");
    let count: u32 = count
        .strip_suffix(" different solutions")
        .and_then(|count| count.parse().ok())
        .expect("the solutions are counted");
    assert!(count > 1_000, "{count}");
    let left_out = page.text("#solutions .left-out").replace(',', "");
    assert_eq!(left_out, format!("and {} more", count - 200));
}

/// While millions of ways are tried, the numbers can be moved, the search can
/// be stopped, and the page can be left. Without × every expression is tried.
fn six_numbers_leave_the_page_free(page: &Page) {
    page.with_script(HOLDABLE_SOLVER);
    page.open("#experiment");
    write(page, &["7", "11", "13", "17", "19", "23"]);
    page.fill("#experiment-goal", "997");
    page.press("#experiment-mul");
    page.hold_solver();
    page.press("#experiment-solve");
    page.expect_numbers(&["11", "13", "17", "19", "23", "7"]);
    page.expect_solver_held();
    page.step("7", Operator::Add, "11");
    page.expect_numbers(&["13", "17", "18", "19", "23"]);
    page.press("#solutions .busy button");
    let done = done_percent(page);
    assert!(done < 100, "the search is over too soon to tell");
    page.let_solver_go();
    page.painted();
    page.painted();
    assert_eq!(done_percent(page), done, "a stopped search does nothing");
    page.expect_text("#solutions .busy button", "Go on");
    page.hold_solver();
    page.press("#solutions .busy button");
    page.expect_solver_held();
    page.wait_until(
        "the search goes on",
        &format!("document.querySelector('#solutions progress').value > {done}"),
    );
    page.turn_to("rules");
    page.expect_number_of("#solutions", 0);
    page.turn_to("experiment");
    page.expect_fields(&["experiment-6", "experiment-goal"], &["23", "997"]);
}

fn done_percent(page: &Page) -> i64 {
    let done = page.run(
        "return document.querySelector('#solutions progress').value",
        Vec::new(),
    );
    done.as_i64().expect("a search tells how far it is")
}

fn a_refused_value_has_its_sentence_and_loses_nothing(page: &Page) {
    let numbers = "There are 2 to 6 whole numbers, each from 0 to 999.";
    let goals = "The goal is a whole number from 0 to 999.";
    // The goal of each form is read by the same function: the spec of the house rules has the other
    // refused values.
    let cases = [
        ("experiment-4", "1.5", numbers),
        ("experiment-3", "1000", numbers),
        ("experiment-goal", "1/2", goals),
    ];
    page.open("#experiment");
    page.step("9", Operator::Add, "9");
    page.expect_numbers(&["9", "9", "18"]);
    for (field, value, sentence) in cases {
        let good = page.fields(&[field]).remove(0);
        let selector = format!("#{field}");
        page.fill(&selector, value);
        for key in [LAY_OUT, "#experiment-solve"] {
            page.press(key);
            page.expect_problem(sentence, field);
        }
        page.expect_fields(&[field, "experiment-2"], &[value, "9"]);
        page.expect_number_of("#solutions", 0);
        // The steps are still there.
        page.expect_numbers(&["9", "9", "18"]);
        page.fill(&selector, &good);
    }
    write(page, &["", "", "", "9"]);
    page.press(LAY_OUT);
    page.expect_problem(numbers, "experiment-1");
    page.fill("#experiment-3", "2");
    for operator in ["add", "sub", "mul", "div", "join"] {
        page.press(&format!("#experiment-{operator}"));
    }
    page.press(LAY_OUT);
    page.expect_problem(
        "Without any operator nothing can be made: choose at least one.",
        "experiment-add",
    );
    page.press("#experiment-mul");
    page.press(LAY_OUT);
    page.expect_numbers(&["2", "9"]);
    page.expect_status(TRY);
    page.expect_number_of("#status.refusal, [aria-invalid]", 0);
}

fn the_table_and_an_experiment_take_nothing_from_each_other(page: &Page) {
    // A call goes on while a player experiments.
    page.open("#play?roll=1.4.5.7&clock=0");
    page.call_impossible(None);
    page.expect_seconds(60);
    page.turn_to("experiment");
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.expect_seconds(60);
    page.step("4", Operator::Mul, "5");
    page.expect_numbers(&["1", "20", "7"]);
    page.advance(59_000);
    page.expect_seconds(1);
    page.press("#running-call a");
    page.expect_seconds(1);
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.turn_to("experiment");
    page.advance(1_000);
    page.wait_until("no clock runs", "!document.querySelector('#running-call')");
    page.turn_to("play");
    page.expect_settlement();
    page.expect_points(0, -2);
    // It opens with the roll and the goal on the table.
    let goal = ["experiment-goal", "experiment-all"];
    page.go_to("#play?roll=1.4.5.7&goal=24&all=1&clock=0");
    page.expect_phase("thinking");
    page.turn_to("experiment");
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.expect_status("Try to make 24.");
    page.expect_fields(&goal, &["24", "true"]);
    page.expect_number_of("#running-call", 0);
    // The player's own numbers stay until another roll lies there.
    write(page, &["2", "3"]);
    page.press(LAY_OUT);
    page.turn_to("play");
    page.turn_to("experiment");
    page.expect_numbers(&["2", "3"]);
    page.go_to("#play?roll=6.6.6.6&clock=0");
    page.expect_numbers(&["6"; 4]);
    page.turn_to("experiment");
    page.expect_numbers(&["6"; 4]);
    page.expect_fields(&goal, &["20", "false"]);
    // It leads back, with its own numbers, goal and rules.
    write(page, &["3", "3", "8", "8"]);
    page.fill("#experiment-goal", "24");
    page.press("#experiment-all");
    page.press(LAY_OUT);
    page.expect_numbers(&["3", "3", "8", "8"]);
    page.press("#bench .play-link a");
    page.expect_phase("thinking");
    page.expect_numbers(&["3", "3", "8", "8"]);
    page.expect_text("#goal strong", "24");
    page.turn_to("house");
    page.expect_fields(&["house-all", "house-goal"], &["true", "24"]);
}

/// Waits until all of an element is inside of the view.
#[track_caller]
fn expect_in_view(page: &Page, selector: &str) {
    page.wait_until(
        &format!("{selector} is in view"),
        &format!(
            "(({{ top, bottom }}) => top >= 0 && bottom <= innerHeight)(
               document.querySelector('{selector}').getBoundingClientRect())"
        ),
    );
}

fn it_lies_beside_the_board_where_there_is_room(page: &Page) {
    let beside = |page: &Page, numbers: &[&str]| {
        page.wait_until(
            &format!("{numbers:?} lie beside the board"),
            &format!(
                "[...document.querySelectorAll('#beside-dice .tile')]
                   .map((tile) => tile.dataset.value).join() === '{}'",
                numbers.join(",")
            ),
        );
    };
    page.resize((1280, 800));
    page.open("#play?roll=9.9.9.9&clock=0");
    page.press("#open-beside");
    beside(page, &["9"; 4]);
    page.expect_focus("#beside");
    assert_eq!(page.too_wide_px(), 0);
    for part in [
        "#dice",
        "#ops",
        ".calls",
        ".panel",
        "#beside-dice",
        "#beside-ops",
    ] {
        expect_in_view(page, part);
    }
    let panel_right = "document.querySelector('.panel').getBoundingClientRect().right";
    let spills = page.list(&format!(
        "return [...document.querySelectorAll('.panel *')]
           .filter((part) => part.getBoundingClientRect().right > {panel_right})
           .map((part) => part.className)"
    ));
    assert_eq!(spills, [""; 0], "nothing spills out of the panel");
    // Steps there move nothing on the board.
    for piece in [
        "#beside-dice .tile",
        "#beside-ops [data-op=add]",
        "#beside-dice .tile:last-child",
    ] {
        page.press(piece);
    }
    beside(page, &["18", "9", "9"]);
    page.expect_text("#dice .num", "9");
    page.press("#beside-undo");
    beside(page, &["9"; 4]);
    // The next roll lies there too.
    page.go_to("#play?roll=1.4.5.7&clock=0");
    beside(page, &["1", "4", "5", "7"]);
    page.press("#close-beside");
    page.wait_until("it is closed", "!document.querySelector('#beside')");
    page.expect_focus("#open-beside");
}

/// Waits until the numbers, ascending, are drawn on these.
#[track_caller]
fn expect_looks(page: &Page, within: &str, looks: &[&str]) {
    let body = format!(
        "return [...document.querySelectorAll('{within} .tile:is([data-value], [role=img])')]
           .map((tile) => [tile.querySelector('.num').textContent.trim(),
              /\\bd(6|12|20|n)\\b/.exec(tile.className)?.[0] ?? tile.className])
           .sort(([one], [other]) => one - other)
           .map((tile) => tile.join(' '))"
    );
    page.expect_list(&body, looks);
}

fn chosen_numbers_lie_on_the_dice_that_can_show_them(page: &Page) {
    page.open("#play?clock=0");
    for (roll, drawn) in [
        // The smallest number need not be on the smallest die, and numbers that a player wrote are
        // in no order; the core's tests have more of them.
        ("20.5.1.4", ["1 d6", "4 d6", "5 d12", "20 d20"]),
        ("9.9.9.9", ["9 dn"; 4]),
    ] {
        page.go_to(&format!("#play?roll={roll}&clock=0"));
        page.expect_phase("thinking");
        expect_looks(page, "main.play", &drawn);
        page.turn_to("experiment");
        page.expect_status(TRY);
        expect_looks(page, "#bench", &drawn);
        page.press("#experiment-solve");
        page.expect_solved();
        page.press("#solutions .explain");
        page.wait_until(
            "it is explained",
            "document.querySelector('.explanation .tile')",
        );
        expect_looks(page, ".explanation", &drawn);
        page.turn_to("play");
        page.call_score(None);
        page.give_up();
        page.expect_settlement();
        page.expect_solved();
        page.press("#solutions .explain");
        page.wait_until(
            "it is explained on the board",
            "document.querySelector('.surface > .explanation .tile')",
        );
        expect_looks(page, ".surface > .explanation", &drawn);
    }
    // Other numbers are on no dice.
    page.turn_to("experiment");
    page.fill("#experiment-1", "8");
    page.press(LAY_OUT);
    page.expect_numbers(&["8", "9", "9", "9"]);
    expect_looks(page, "#bench", &["8 dn", "9 dn", "9 dn", "9 dn"]);
}
