//! Rounds that everyone plays at once, each on a board of their own.

use fantoccini::key::Key;
use score_core::arith::op::Op;
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::own_board::FinalAnswer;
use score_core::wire::TableSelector;
use score_tests::play::Operator;
use score_tests::{Hand, Page, Pupil, Site, specs};

use crate::accessibility::{NONE, accessible_here};
use crate::group_play::complain_of_nothing;
use crate::group_screens::look;

specs! {
    in_every_engine: [
        steps_and_answers_are_made_by_every_hand,
        the_board_of_a_pupil_fits_one_screen_of_a_phone,
    ],
    in_one: [
        no_tab_moves_when_the_board_of_the_class_comes,
        pupils_solve_the_same_roll_each_on_a_board_of_their_own,
        a_reload_in_mid_round_keeps_steps_hints_and_answer,
        a_host_chooses_the_way_and_its_switches,
        a_host_pauses_the_clock_and_ends_the_round,
        what_a_host_types_is_refused_where_they_look,
        the_time_of_a_round_ends_it,
        a_host_watches_the_class_live,
        what_a_class_does_at_once_is_worked_out_once,
        the_reveal_shows_what_the_class_found_and_what_nobody_found,
        the_wall_counts_answers_and_names_nobody_unless_asked,
    ],
}

/// Makes 20 in two steps: 4 × 5 ÷ 1.
const ROLL: [u32; 4] = [1, 4, 5, 7];

/// The same as the page writes it.
const NUMBERS: [&str; 4] = ["1", "4", "5", "7"];

/// Ada's table, at which Ben and the others play at once; its code.
fn class(ada: &Page, pupils: &[&Page], site: &Site) -> String {
    let code = ada.make_table(site, "Ada", "Class 5b");
    for (pupil, name) in pupils.iter().zip(["Ben", "Cleo", "Dan"]) {
        pupil.come_by_link(site, name, &code);
    }
    ada.let_everyone_play();
    code
}

/// Deals a roll that makes 20, and waits until all have it.
fn deal(ada: &Page, pupils: &[&Page]) {
    ada.deal(&ROLL);
    for page in pupils.iter().chain([&ada]) {
        page.expect_own_roll(&NUMBERS);
    }
}

/// Makes 20 on the own board.
fn make_twenty(pupil: &Page) {
    pupil.step("4", Operator::Mul, "5");
    pupil.expect_numbers(&["1", "20", "7"]);
    pupil.step("20", Operator::Div, "1");
    pupil.expect_numbers(&["20", "7"]);
    pupil.expect_status("20 is on your board. Now press I HAVE IT!");
}

fn pupils_solve_the_same_roll_each_on_a_board_of_their_own(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    class(page, &[ben, cleo], &site);
    deal(page, &[ben, cleo]);
    ben.expect_status("Make 20 on your own board, or say IMPOSSIBLE.");
    // Nobody calls, and a goal that is not there is no answer.
    ben.have_it();
    ben.expect_refusal("The goal is not on your board yet.");
    ben.step("4", Operator::Mul, "5");
    ben.expect_status("4 × 5 = 20, but one step alone does not count. Go on.");
    ben.undo();
    ben.expect_numbers(&NUMBERS);
    ben.expect_status("Step taken back.");
    ben.redo();
    ben.expect_numbers(&["1", "20", "7"]);
    ben.step("20", Operator::Mul, "1");
    ben.expect_numbers(&["20", "7"]);
    ben.have_it();
    ben.expect_status("20! You have it. 1 of 2 have answered.");
    ben.expect_hidden("#score, #impossible, #undo, #hint");
    ben.press("#dice .tile");
    ben.expect_refusal("You have answered already, and an answer is final.");
    // The others see that Ben has answered, and nothing of their board.
    for page in [page, cleo] {
        page.turn_side_to("players");
        page.expect_answer_of("Ben");
        page.expect_numbers(&NUMBERS);
    }
    cleo.press("#calls #impossible");
    cleo.expect_status("Is 20 impossible? You can answer only once.");
    cleo.press("#think-on");
    cleo.expect_status("Make 20 on your own board");
    cleo.say_impossible();
    // All have answered, so the round ends; the host plays for no points.
    for page in [page, ben, cleo] {
        assert_eq!(page.expect_settlement(), "20 was possible");
        page.expect_text("#happened", "All have answered.");
        page.expect_points_of("Ben", 1);
        page.expect_points_of("Cleo", -1);
        page.expect_points_of("Ada", 0);
    }
    ben.expect_text("#result", "+1 You made 20.");
    cleo.expect_text("#result", "−1 IMPOSSIBLE, but there is a way.");
    page.expect_text("#result", "1 player was right.");
    ben.expect_text("#hints", "Without a hint.");
    assert!(ben.text("#way-shown").starts_with("Your way"));
    complain_of_nothing(&others);
}

fn a_reload_in_mid_round_keeps_steps_hints_and_answer(page: &Page) {
    let mut site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    class(page, &[ben, cleo], &site);
    deal(page, &[ben, cleo]);
    ben.step("7", Operator::Sub, "1");
    ben.expect_numbers(&["4", "5", "6"]);
    ben.press("#hint");
    ben.expect_status("There is a solution.");
    ben.reload();
    ben.expect_own_roll(&["4", "5", "6"]);
    // Nothing of it went to Cleo.
    cleo.expect_row(&NUMBERS);
    ben.wait_until(
        "one hint is taken",
        "document.querySelector('#hint').getAttribute('aria-label') === 'Hint, 3 left'",
    );
    ben.undo();
    ben.expect_numbers(&NUMBERS);
    // A restart of the relay keeps them too.
    ben.step("5", Operator::Add, "7");
    ben.expect_numbers(&["1", "4", "12"]);
    site.stop();
    ben.expect_talk("The relay is being started again.");
    site.start_again();
    for page in [page, ben, cleo] {
        page.expect_connected();
    }
    ben.expect_own_roll(&["1", "4", "12"]);
    ben.undo();
    ben.expect_numbers(&NUMBERS);
    make_twenty(ben);
    ben.have_it();
    ben.expect_status("20! You have it.");
    ben.reload();
    ben.expect_own_roll(&["20", "7"]);
    ben.expect_status("20! You have it. 1 of 2 have answered.");
    ben.expect_hidden("#score, #impossible");
    page.end_round();
    for page in [page, ben, cleo] {
        page.expect_settlement();
    }
    ben.reload();
    assert_eq!(ben.expect_settlement(), "20 was possible");
    ben.expect_text("#result", "+1 You made 20.");
    ben.expect_text("#hints", "With one hint.");
    complain_of_nothing(&others);
}

fn steps_and_answers_are_made_by_every_hand(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ada = &others[0];
    let code = class(ada, &[page], &site);
    // A round of which all have answered is over.
    let _cleo = pupil_at(&site, &code, "Cleo", 3);
    for hand in Hand::of(page.engine()) {
        deal(ada, &[page]);
        page.use_hand(hand);
        make_twenty(page);
        page.have_it();
        page.expect_status("20! You have it.");
        page.use_hand(Hand::Mouse);
        ada.end_round();
        page.expect_phase("settled");
        ada.expect_phase("settled");
    }
    deal(ada, &[page]);
    page.step_by_drags("4", Operator::Mul, "5");
    page.expect_numbers(&["1", "20", "7"]);
    ada.end_round();
    page.expect_phase("settled");
    // Keys alone: a step, the question and its answers.
    deal(ada, &[page]);
    page.type_step("4*5");
    page.expect_numbers(&["1", "20", "7"]);
    page.type_text("i");
    page.expect_status("Is 20 impossible?");
    page.expect_focus("#think-on");
    page.key(Key::Escape);
    page.expect_status("Make 20 on your own board");
    page.expect_focus("#impossible");
    page.type_text("i");
    page.expect_focus("#think-on");
    page.type_text("k");
    page.expect_status("Make 20 on your own board");
    page.type_step("20/1");
    page.expect_numbers(&["20", "7"]);
    page.type_text("s");
    page.expect_status("20! You have it.");
    complain_of_nothing(&others);
}

/// The parts that a pupil needs at once.
const NEEDED: &str = "#goal, #clock, #status, .mine, #dice .tile, #step .step-slot, #ops .op, \
                      #calls button";

fn the_board_of_a_pupil_fits_one_screen_of_a_phone(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ada = &others[0];
    // Ben is the page that is looked at.
    let code = ada.make_table(&site, "Ada", "Class 5b");
    page.come_by_link(&site, "Benjamin Wolfeschl.", &code);
    let _cleo = pupil_at(&site, &code, "Cleo", 3);
    ada.open_way_form();
    ada.choose("#way-select", "all at once");
    ada.fill("#way-clock", "600");
    ada.use_way();
    deal(ada, &[page]);
    let fits = |name: &str| {
        if page.resize_if_possible((360, 640)) {
            page.run("scrollTo(0, 0)", Vec::new());
            assert_eq!(page.out_of_view(NEEDED), NONE, "{name}");
        }
        // With another line on the board an engine does as it did before.
        if page.looks_closely() || name == "a question" {
            look(page, name);
        }
        page.resize((1280, 900));
    };
    // Minutes and seconds; the page's own clock runs.
    let is_in_minutes = |digits: String| digits.starts_with("9:") || digits == "10:00";
    assert!(is_in_minutes(page.text("#clock .digits")));
    fits("a new roll");
    page.press("#hint");
    page.expect_status("There is a solution.");
    fits("a hint");
    make_twenty(page);
    fits("the goal is there");
    page.press("#calls #impossible");
    page.expect_status("Is 20 impossible?");
    fits("a question");
    page.press("#think-on");
    ada.press("#host-pause");
    page.expect_status("The host has paused the game.");
    fits("a pause");
    ada.press("#host-pause");
    page.have_it();
    page.expect_status("20! You have it.");
    fits("answered");
    ada.end_round();
    page.expect_settlement();
    page.expect_solved();
    look(page, "revealed");
    complain_of_nothing(&others);
}

/// Where among the tabs those are that a host has in both ways.
const TABS: &str = "
    const tabs = document.querySelector('#tabs').getBoundingClientRect();
    return ['players', 'chat', 'invite', 'host', 'you'].map((name) => {
      const {x, y, width, height} = document.querySelector(`#tab-${name}`).getBoundingClientRect();
      return [name, x - tabs.x, y - tabs.y, width, height].join(' ');
    });";

/// A tab that moves under the hand is another one's press.
fn no_tab_moves_when_the_board_of_the_class_comes(page: &Page) {
    for view in [(360, 740), (1280, 900)] {
        let site = Site::with_relay();
        page.make_table(&site, "Ada", "Class 5b");
        // The narrowest window that there is will do.
        page.resize_if_possible(view);
        page.turn_side_to("host");
        let before = page.list(TABS);
        page.let_everyone_play();
        page.turn_side_to("host");
        assert_eq!(page.list(TABS), before, "{view:?}");
    }
}

fn a_host_chooses_the_way_and_its_switches(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    cleo.come_by_link(&site, "Cleo", &code);
    page.open_way_form();
    page.expect_hidden("#way-clock, #way-points");
    page.choose("#way-select", "all at once");
    page.expect_fields(
        &["way-clock", "way-points", "way-first-three", "way-wrong"],
        &["", "true", "false", "true"],
    );
    page.fill("#way-clock", "90");
    page.press("#way-first-three");
    page.press("#way-wrong");
    look(page, "the way of playing");
    page.resize((1280, 900));
    page.use_way();
    deal(page, &[ben, cleo]);
    let is_long = |seconds| (61..=90).contains(&seconds);
    assert!(ben.seconds().is_some_and(is_long));
    make_twenty(ben);
    ben.have_it();
    cleo.say_impossible();
    page.expect_points_of("Ben", 2);
    page.expect_points_of("Cleo", 0);
    // Without points, and back to the other way.
    page.unfold("#host-way");
    page.press("#way-points");
    page.expect_hidden("#way-first-three, #way-wrong");
    page.press("#way-form button[type=submit]");
    ben.expect_phase("rest");
    // The first roll is practice by now.
    page.deal(&[1, 4, 5, 8]);
    ben.expect_own_roll(&["1", "4", "5", "8"]);
    ben.step("4", Operator::Mul, "5");
    ben.expect_numbers(&["1", "20", "8"]);
    ben.step("20", Operator::Div, "1");
    ben.expect_numbers(&["20", "8"]);
    ben.have_it();
    ben.expect_status("20! You have it.");
    cleo.say_impossible();
    assert_eq!(ben.expect_settlement(), "20 was possible");
    ben.expect_text("#result", "You made 20.");
    ben.expect_points_of("Ben", 2);
    page.reload();
    page.expect_table();
    page.open_way_form();
    page.expect_fields(
        &[
            "way-select",
            "way-clock",
            "way-points",
            "way-first-three",
            "way-wrong",
        ],
        &["everyone", "90", "false", "true", "false"],
    );
    page.choose("#way-select", "who calls first");
    page.press("#way-form button[type=submit]");
    ben.expect_told("From now on one calls, and shows it to all.");
    page.press("#roll");
    ben.expect_phase("thinking");
    complain_of_nothing(&others);
}

fn a_host_pauses_the_clock_and_ends_the_round(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    class(page, &[ben, cleo], &site);
    deal(page, &[ben, cleo]);
    ben.step("7", Operator::Sub, "1");
    ben.expect_numbers(&["4", "5", "6"]);
    page.press("#host-pause");
    ben.expect_told("The game is paused.");
    ben.expect_status("The host has paused the game.");
    ben.expect_hidden("#score, #impossible, #undo");
    ben.press("#dice .tile");
    ben.expect_refusal("The game is paused.");
    page.press("#host-pause");
    ben.expect_told("The game goes on.");
    ben.undo();
    ben.expect_numbers(&NUMBERS);
    make_twenty(ben);
    ben.have_it();
    page.turn_side_to("players");
    page.expect_answer_of("Ben");
    page.turn_side_to("host");
    page.press("#host-end");
    page.wait_until(
        "it asks",
        "document.querySelector('#host-end-question').innerText
           === 'End this round? 1 of 2 have answered.'",
    );
    page.press("#host-end-keep");
    page.press("#host-end");
    page.press("#host-end-plain");
    for page in [page, ben, cleo] {
        page.expect_settlement();
        page.expect_text("#happened", "The host ended the round.");
        page.expect_points_of("Ben", 0);
    }
    // A call's clock stops too.
    page.open_way_form();
    page.choose("#way-select", "who calls first");
    page.press("#way-form button[type=submit]");
    ben.expect_phase("rest");
    page.press("#host-roll");
    ben.expect_phase("thinking");
    ben.call_score(None);
    page.expect_phase("demo");
    page.press("#host-pause");
    ben.expect_status("The host has paused the game.");
    ben.press("#dice .tile");
    ben.expect_refusal("The game is paused.");
    ben.expect_seconds(30);
    site.advance(600_000);
    page.press("#host-pause");
    ben.expect_told("The game goes on.");
    page.expect_phase("demo");
    assert!(ben.seconds().is_some_and(|seconds| seconds > 0));
    ben.give_up();
    page.expect_points_of("Ben", -1);
    complain_of_nothing(&others);
}

fn what_a_host_types_is_refused_where_they_look(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    page.open_way_form();
    page.choose("#way-select", "all at once");
    for clock in ["29", "601", "1.5", "soon"] {
        page.fill("#way-clock", clock);
        page.press("#way-form button[type=submit]");
        page.expect_form_refusal("#way-status", "A round takes 30 to 600 seconds");
        page.expect_focus("#way-clock[aria-invalid=true]");
    }
    page.fill("#way-clock", "30");
    page.use_way();
    page.deal(&ROLL);
    for page in [page, ben] {
        page.expect_own_roll(&NUMBERS);
    }
    // An open round is ended first.
    page.deal(&[2, 3]);
    page.expect_form_refusal("#deal-status", "Everyone is still working on this round.");
    page.expect_fields(&["deal-1", "deal-2"], &["2", "3"]);
    page.unfold("#host-way");
    page.press("#way-form button[type=submit]");
    page.expect_form_refusal("#way-status", "Everyone is still working on this round.");
    page.end_round();
    ben.expect_phase("settled");
    for wrong in ["1000", "-1", "x", ""] {
        page.fill("#deal-2", wrong);
        if wrong.is_empty() {
            page.key(Key::Backspace);
        }
        page.press("#deal-form button[type=submit]");
        page.expect_form_refusal("#deal-status", "There are 2 to 6 whole numbers");
    }
    page.deal(&[5, 4, 1, 0, 999, 2]);
    ben.expect_own_roll(&["0", "1", "2", "4", "5", "999"]);
    complain_of_nothing(&others);
}

fn the_time_of_a_round_ends_it(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    let cyd = Pupil::come(&site, TableSelector::Join(code), "Cyd", 7).expect("there is room");
    page.open_way_form();
    page.choose("#way-select", "all at once");
    page.fill("#way-clock", "60");
    page.use_way();
    deal(page, &[ben]);
    make_twenty(ben);
    ben.have_it();
    ben.expect_status("20! You have it. 1 of 2 have answered.");
    site.advance(60_000);
    cyd.catch_up();
    for page in [page, ben] {
        page.expect_settlement();
        page.expect_text("#happened", "Time is up.");
        page.expect_points_of("Ben", 1);
    }
    complain_of_nothing(&others);
}

/// Where a pupil's tile is on the live board, by their seat.
pub fn tile(seat: u32) -> String {
    format!("#live-pupils .pupil[data-seat=\"{seat}\"]")
}

/// Waits until the live board shows a pupil in this state.
fn expect_state(ada: &Page, seat: u32, state: &str) {
    ada.wait_until(
        &format!("the pupil at seat {seat} is shown as '{state}'"),
        &format!(
            // A page whose clock stands looks at it when it is moved.
            "(advance(0),
              document.querySelector('{}')?.dataset.state === '{state}')",
            tile(seat)
        ),
    );
}

pub fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
}

/// A pupil without a browser makes these steps and answers.
pub fn solve(pupil: &Pupil, steps: &[Command]) {
    for step in steps {
        assert_eq!(pupil.play(step.clone()), Ok(()));
    }
    let answer = match steps {
        [] => FinalAnswer::Impossible,
        _ => FinalAnswer::Solved,
    };
    assert_eq!(pupil.play(Command::Answer(answer)), Ok(()));
}

/// A pupil without a browser, who has the roll on the table.
fn pupil_at(site: &Site, code: &str, name: &str, token: u64) -> Pupil {
    let selector = TableSelector::Join(code.to_owned());
    Pupil::come(site, selector, name, token).expect("there is room")
}

pub fn hear_roll(pupil: &Pupil) {
    pupil.hear_until(|known| {
        let group = known.group().expect("a table");
        group.table().everyone_is_open()
    });
}

/// The parts of a watched board that are missing, or lie outside of it.
const OUT_OF_WATCHED: &str = "
    const inside = document.querySelector('#watched').getBoundingClientRect();
    const parts = ['h2', '.tile', '#watched-steps li', '#watched-close'];
    return parts.filter((part) => {
      const box = document.querySelector(`#watched ${part}`)?.getBoundingClientRect();
      return !box?.height || box.top < inside.top || box.bottom > inside.bottom + 0.01;
    });";

fn a_host_watches_the_class_live(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    page.open_group(&site, "#group?clock=0");
    let code = page.make_table_here("Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    let pupils: Vec<Pupil> = ["Cyd", "Dan", "Eve", "Fay"]
        .iter()
        .zip(1..)
        .map(|(name, token)| pupil_at(&site, &code, name, token))
        .collect();
    let [cyd, dan, eve, fay] = &pupils[..] else {
        panic!("four pupils")
    };
    assert!(!page.shows("#tab-live"));
    page.let_everyone_play();
    page.turn_side_to("live");
    page.expect_words_in("#part-live .empty", "as soon as numbers lie on the table");
    deal(page, &[ben]);
    pupils.iter().for_each(hear_roll);
    page.turn_side_to("live");
    for seat in 1..=5 {
        expect_state(page, seat, "working");
    }
    page.expect_text("#live-counts", "5 working");
    // Nobody else has a live board.
    assert!(!ben.shows("#tab-live, #live-pupils, #live-found"));
    // Steps are seen as they are made.
    page.press(&tile(1));
    page.wait_until(
        "Ben's board is shown",
        "document.querySelector('#watched-name').textContent === 'Board of Ben'",
    );
    page.expect_focus("#watched-name");
    let numbers = |values: &[&str]| {
        page.wait_until(
            &format!("Ben's numbers are seen: {values:?}"),
            &format!(
                "JSON.stringify([...document.querySelectorAll('#watched .tile')]
                   .map((tile) => tile.dataset.value)) === JSON.stringify({values:?})"
            ),
        );
    };
    numbers(&NUMBERS);
    ben.step("4", Operator::Mul, "5");
    numbers(&["1", "20", "7"]);
    ben.undo();
    numbers(&NUMBERS);
    ben.press("#hint");
    make_twenty(ben);
    page.expect_text("#watched-steps", "4 × 5 = 20 20 ÷ 1 = 20");
    expect_state(page, 1, "working");
    look(page, "a board that is watched");
    for theme in ["light", "dark"] {
        page.use_theme(theme);
        for view in [(360, 740), (1280, 900)] {
            if !page.resize_if_possible(view) {
                continue;
            }
            assert_eq!(page.list(OUT_OF_WATCHED), NONE, "{theme}, {view:?}");
        }
    }
    page.resize((1280, 900));
    // The table's time goes on: those who made nothing may need help.
    site.advance(61_000);
    page.advance(10_000);
    for seat in 2..=5 {
        expect_state(page, seat, "help");
    }
    // The time of a pause is nobody's, and after it they find their thread again.
    page.turn_side_to("host");
    page.press("#host-pause");
    ben.expect_told("The game is paused.");
    site.advance(300_000);
    page.press("#host-pause");
    ben.expect_told("The game goes on.");
    page.turn_side_to("live");
    page.advance(10_000);
    for seat in 2..=5 {
        expect_state(page, seat, "working");
    }
    site.advance(61_000);
    page.advance(10_000);
    for seat in 2..=5 {
        expect_state(page, seat, "help");
    }
    ben.have_it();
    expect_state(page, 1, "has-it");
    page.wait_until(
        "the tile says how long it took, with what",
        &format!(
            "[...document.querySelectorAll('{} span')].map((part) => part.textContent).join(' ')
               === 'Ben has it 2:02 · 2 steps · 1 hint'",
            tile(1)
        ),
    );
    // The same solution in another order, another one, and an answer that it is impossible.
    solve(cyd, &[step(2, Op::Mul, 1), step(4, Op::Mul, 0)]);
    solve(
        dan,
        &[
            step(3, Op::Sub, 1),
            step(4, Op::Add, 0),
            step(5, Op::Mul, 2),
        ],
    );
    solve(eve, &[]);
    for (seat, state) in [(2, "has-it"), (3, "has-it"), (4, "impossible"), (5, "help")] {
        expect_state(page, seat, state);
    }
    page.expect_text("#live-counts", "3 have it · 1 IMPOSSIBLE · 1 may need help");
    page.expect_text("#live-found h2", "2 different solutions");
    let found = "return [...document.querySelectorAll('#live-found li')]
        .map((one) => one.innerText.replace(/\\s+/g, ' ').trim())";
    page.expect_list(found, &["4 × 5 ÷ 1 2 players", "(7 − 4 + 1) × 5 1 player"]);
    // Who makes something needs no help, and who goes is away.
    assert_eq!(fay.play(step(0, Op::Add, 1)), Ok(()));
    expect_state(page, 5, "working");
    look(page, "the live board");
    page.resize((1280, 900));
    // A reload shows the same.
    page.reload();
    page.expect_table();
    page.turn_side_to("live");
    for (seat, state) in [
        (1, "has-it"),
        (3, "has-it"),
        (4, "impossible"),
        (5, "working"),
    ] {
        expect_state(page, seat, state);
    }
    drop(pupils);
    expect_state(page, 5, "away");
    expect_state(page, 4, "impossible");
    page.end_round();
    page.turn_side_to("live");
    expect_state(page, 5, "no-answer");
    complain_of_nothing(&others);
}

/// Holds what the page does after this many milliseconds, until a spec lets it go.
const HOLD_WHAT_IS_SHOWN_SOON: &str = "
    window.held = [];
    const later = window.setTimeout;
    window.setTimeout = (act, ms, ...given) =>
      ms === 100 ? held.push(act) : later(act, ms, ...given);
    window.letGo = () => held.splice(0).map((act) => act()).length;";

/// How many have answered, as it stands at the host's table.
const ANSWERED: &str = "document.querySelector('#answer-count strong').textContent";

fn what_a_class_does_at_once_is_worked_out_once(page: &Page) {
    const PUPILS: u64 = 12;
    let site = Site::with_relay();
    let code = page.make_table(&site, "Ada", "Class 5b");
    page.run(HOLD_WHAT_IS_SHOWN_SOON, Vec::new());
    let pupil = |number| pupil_at(&site, &code, &format!("Pupil {number:02}"), number);
    let pupils: Vec<Pupil> = (1..=PUPILS).map(pupil).collect();
    page.let_everyone_play();
    page.deal(&ROLL);
    page.turn_side_to("live");
    pupils.iter().for_each(hear_roll);
    page.run("letGo()", Vec::new());
    page.expect_text("#live-counts", &format!("{PUPILS} working"));
    page.wait_until("nobody has answered", &format!("{ANSWERED} === '0'"));
    let (last, others) = pupils.split_last().expect("a class");
    others.iter().for_each(|pupil| solve(pupil, &[]));
    // What the relay sends comes in its order.
    assert_eq!(last.say("I need more time."), Ok(()));
    page.expect_text("#tab-chat", "Chat · 1 new");
    assert_eq!(page.list(&format!("return [{ANSWERED}]")), ["0"]);
    assert_eq!(page.list("return [String(letGo())]"), ["1"], "so often");
    let count = others.len();
    page.wait_until(
        "all who have answered are counted",
        &format!("{ANSWERED} === '{count}'"),
    );
    page.expect_text("#live-counts", &format!("{count} IMPOSSIBLE · 1 working"));
}

/// The solutions of the class, with what stands beside each.
const CLASS_FOUND: &str = "
    return [...document.querySelectorAll('#class-found .way')].map((way) =>
      way.querySelector('.solution').innerText + ': ' + way.querySelector('.whose').innerText)";

/// Of 2, 2, 4 and 8 Ben and others make two different solutions; one says that there is none.
fn answer_differently(ben: &Page, [cyd, dan, eve]: [&Pupil; 3]) {
    ben.step("2", Operator::Mul, "8");
    ben.expect_numbers(&["2", "4", "16"]);
    ben.step("16", Operator::Add, "4");
    ben.expect_numbers(&["2", "20"]);
    ben.have_it();
    ben.expect_status("20! You have it.");
    for pupil in [cyd, dan, eve] {
        hear_roll(pupil);
    }
    solve(cyd, &[step(3, Op::Mul, 1), step(2, Op::Add, 4)]);
    solve(dan, &[step(0, Op::Add, 3), step(4, Op::Mul, 1)]);
    solve(eve, &[]);
}

fn the_reveal_shows_what_the_class_found_and_what_nobody_found(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = class(page, &[ben], &site);
    let [cyd, dan, eve] = [("Cyd", 1), ("Dan", 2), ("Eve", 3)]
        .map(|(name, token)| pupil_at(&site, &code, name, token));
    page.deal(&[2, 2, 4, 8]);
    ben.expect_own_roll(&["2", "2", "4", "8"]);
    answer_differently(ben, [&cyd, &dan, &eve]);
    for page in [page, ben] {
        assert_eq!(page.expect_settlement(), "20 was possible");
        page.expect_solved();
        page.expect_text("#class-heading", "The class found 2 different solutions");
        page.expect_text("#class-impossible", "1 player answered IMPOSSIBLE.");
        // Among all solutions those of the class are marked, and those nobody found.
        let marks = page.list(
            "return [...document.querySelectorAll('#solutions .way .whose')].map((one) => one.innerText)",
        );
        assert!(marks.contains(&"found".to_owned()), "{marks:?}");
        assert!(marks.contains(&"found by nobody".to_owned()), "{marks:?}");
        assert_eq!(marks.len(), page.count("#solutions .way"));
    }
    page.expect_list(
        CLASS_FOUND,
        &["2 × 8 + 4: 2 players", "(2 + 8) × 2: 1 player"],
    );
    ben.expect_list(
        CLASS_FOUND,
        &["2 × 8 + 4: Your way · 2 players", "(2 + 8) × 2: 1 player"],
    );
    // No pupil has the switch.
    assert!(!ben.shows("#class-names"));
    page.press("#class-names");
    page.wait_until(
        "the names are there",
        "document.querySelector('#class-found .whose').innerText === 'Ben, Cyd'",
    );
    page.expect_list(CLASS_FOUND, &["2 × 8 + 4: Ben, Cyd", "(2 + 8) × 2: Dan"]);
    page.expect_text("#class-impossible", "Answered IMPOSSIBLE: Eve.");
    assert_eq!(ben.list(CLASS_FOUND).len(), 2);
    assert!(!ben.text("#class-found").contains("Dan"));
    // Each is explained on the board, which is idle.
    page.press("#class-found .explain");
    page.wait_until(
        "it is explained",
        "document.querySelector('.surface > .explanation .tile')",
    );
    look(page, "the class's solutions");
    page.resize((1280, 900));
    // Where there is no way, why not.
    page.deal(&[1, 1, 1, 5]);
    ben.expect_own_roll(&["1", "1", "1", "5"]);
    ben.say_impossible();
    page.end_round();
    for page in [page, ben] {
        assert_eq!(page.expect_settlement(), "20 was impossible");
        page.expect_text("#class-heading", "The class found no solution");
        page.wait_until(
            "it says why not",
            "document.querySelector('#solutions .why-not svg')",
        );
    }
    ben.expect_text("#result", "+1 IMPOSSIBLE, and it is.");
    complain_of_nothing(&others);
}

fn the_wall_counts_answers_and_names_nobody_unless_asked(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ada, ben] = &others[..] else {
        panic!("two others")
    };
    let code = class(ada, &[ben], &site);
    page.open_group(&site, &format!("#group?table={code}&watch"));
    page.expect_table();
    let [cyd, dan, eve] = [("Cyd", 1), ("Dan", 2), ("Eve", 3)]
        .map(|(name, token)| pupil_at(&site, &code, name, token));
    deal(ada, &[ben]);
    page.expect_own_roll(&NUMBERS);
    let count = |words: &str| {
        page.wait_until(
            &format!("the wall says '{words}'"),
            &format!(
                "document.querySelector('#answer-count').innerText.replace(/\\s+/g, ' ').trim()
                   === '{words}'"
            ),
        );
    };
    count("0 of 4 have answered");
    make_twenty(ben);
    ben.have_it();
    count("1 of 4 have answered");
    // What Ben made is on no wall, nor who has answered, until that is asked for.
    assert_eq!(page.numbers(), NUMBERS);
    assert!(!page.shows("#people .called, #class-found, #ops, #calls button"));
    page.press("#projector-names");
    page.expect_answer_of("Ben");
    page.press("#projector-names");
    page.wait_until(
        "the names are away",
        "!document.querySelector('#people .called')",
    );
    for view in [(1280, 720), (1280, 800), (1920, 1080)] {
        if !page.resize_if_possible(view) {
            continue;
        }
        assert_eq!(page.misfits(), NONE, "{view:?}");
        assert_eq!(page.out_of_view("#answer-count"), NONE, "{view:?}");
        assert_eq!(page.cut_texts(), NONE, "{view:?}");
    }
    accessible_here(page, "the wall of a class");
    for pupil in [&cyd, &dan, &eve] {
        hear_roll(pupil);
    }
    solve(&cyd, &[step(2, Op::Mul, 1), step(4, Op::Mul, 0)]);
    solve(
        &dan,
        &[
            step(3, Op::Sub, 1),
            step(4, Op::Add, 0),
            step(5, Op::Mul, 2),
        ],
    );
    solve(&eve, &[]);
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_text("#result", "3 players were right.");
    page.expect_hidden("#answer-count, #class-names");
    page.expect_list(
        CLASS_FOUND,
        &["4 × 5 ÷ 1: 2 players", "(7 − 4 + 1) × 5: 1 player"],
    );
    page.press("#projector-names");
    page.wait_until(
        "the names are there",
        "document.querySelector('#class-found .whose').innerText === 'Ben, Cyd'",
    );
    for view in [(1280, 720), (1280, 800), (1920, 1080)] {
        if !page.resize_if_possible(view) {
            continue;
        }
        assert_eq!(page.misfits(), NONE, "revealed, {view:?}");
    }
    accessible_here(page, "the wall at the reveal");
    complain_of_nothing(&others);
}
