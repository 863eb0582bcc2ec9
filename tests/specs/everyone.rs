//! Rounds that everyone plays at once, each on a board of their own.

use fantoccini::key::Key;
use score_core::arith::op::Op;
use score_core::dice::Roll;
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::own_board::FinalAnswer;
use score_core::table::way_of_playing::{Everyone, RoundTimeLimit, Scoring, Way};
use score_core::teach::hint::Grade;
use score_core::wire::TableSelector;
use score_tests::play::Operator;
use score_tests::{Hand, Page, Pupil, Site, specs};

use crate::longer_words::site;
use crate::looks::{Look, NONE, look, take_all};

specs! {
    in_every_engine: [
        steps_and_answers_are_made_by_every_hand,
        the_board_of_a_pupil_fits_one_screen_of_a_phone,
    ],
    in_one: [
        no_tab_moves_when_the_board_of_the_class_comes,
        pupils_solve_the_same_roll_each_on_a_board_of_their_own,
        a_reload_in_mid_round_keeps_steps_hints_and_answer,
        a_host_chooses_the_way_its_switches_and_its_clock,
        a_host_pauses_the_clock_and_ends_the_round,
        wrong_values_of_a_host_are_refused_where_they_look,
        a_host_watches_the_class_live,
        answers_of_a_class_at_the_same_time_are_shown_together,
    ],
}

/// Makes 20 in two steps: 4 × 5 ÷ 1.
pub const ROLL: [u32; 4] = [1, 4, 5, 7];

/// The same as the page writes it.
pub const NUMBERS: [&str; 4] = ["1", "4", "5", "7"];

/// Ada lets all play at once, without points or with them.
pub fn let_all_play(ada: &Pupil, way: Everyone) {
    ask(ada, Command::SetWay(Way::Everyone(way)));
}

/// A player without a browser sends a command after they have received all messages so far.
#[track_caller]
fn ask(player: &Pupil, command: Command) {
    player.catch_up();
    assert_eq!(player.play(command), Ok(()));
}

/// Ada deals a roll, and the page has it on a board of its own.
#[track_caller]
pub fn deal_to(page: &Page, ada: &Pupil, numbers: [u32; 4]) {
    ask(ada, Command::Deal(Roll::new(&numbers).expect("a roll")));
    let written = numbers.map(|number| number.to_string());
    page.expect_own_roll(&written.each_ref().map(String::as_str));
}

#[track_caller]
fn end_by(ada: &Pupil) {
    ask(ada, Command::EndRound { with_points: true });
}

/// The page hosts a table at which these come without a browser; all play at once.
pub fn class<const COUNT: usize>(page: &Page, site: &Site, names: [&str; COUNT]) -> [Pupil; COUNT] {
    let code = page.make_table(site, "Ada", "Class 5b");
    let pupils = pupils_at(site, &code, names);
    page.let_everyone_play();
    pupils
}

/// Deals the roll that makes 20.
fn deal(page: &Page) {
    page.deal(&ROLL);
    page.expect_own_roll(&NUMBERS);
}

/// Makes 20 on the own board.
fn make_twenty(pupil: &Page) {
    pupil.type_text("4*5");
    pupil.expect_numbers(&["1", "20", "7"]);
    pupil.type_text("20/1");
    pupil.expect_numbers(&["20", "7"]);
    pupil.expect_status("20 is on your board. Now press I HAVE IT!");
}

/// Each refusal is the core's; the page asks and shows it.
fn pupils_solve_the_same_roll_each_on_a_board_of_their_own(page: &Page) {
    let site = Site::with_relay();
    let (ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    page.come_by_link(&site, "Ben", &code);
    let [cleo, dan] = pupils_at(&site, &code, ["Cleo", "Dan"]);
    let_all_play(&ada, Everyone::default());
    deal_to(page, &ada, ROLL);
    page.expect_status("Make 20 on your own board, or say IMPOSSIBLE.");
    // A pupil has no live board.
    assert!(!page.shows("#tab-live, #live-pupils, #live-found"));
    // Nobody calls, and a goal that is not there is no answer.
    page.have_it();
    page.expect_refusal("The goal is not on your board yet.");
    page.step("4", Operator::Mul, "5");
    page.expect_status("4 × 5 = 20, but one step alone does not count. Go on.");
    page.undo();
    page.expect_numbers(&NUMBERS);
    page.expect_status("Step taken back.");
    page.redo();
    page.expect_numbers(&["1", "20", "7"]);
    page.undo();
    page.expect_numbers(&NUMBERS);
    // Others see that Cleo has answered, and nothing of her board.
    solve(&cleo, &[]);
    ask(&dan, step(3, Op::Sub, 0));
    page.turn_side_to("players");
    page.expect_answer_of("Cleo");
    page.expect_numbers(&NUMBERS);
    make_twenty(page);
    page.have_it();
    page.expect_status("20! You have it. 2 of 3 have answered.");
    page.expect_hidden("#score, #impossible, #undo, #hint");
    page.press("#dice .tile");
    page.expect_refusal("You have answered already, and an answer is final.");
    // All have answered, so the round ends; the host plays for no points.
    solve(&dan, &[]);
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_text("#happened", "All have answered.");
    for (name, points) in [("Ben", 1), ("Cleo", -1), ("Dan", -1), ("Ada", 0)] {
        page.expect_points_of(name, points);
    }
    page.expect_text("#result", "+1 You made 20.");
    page.expect_text("#hints", "Without a hint.");
    assert!(page.text("#way-shown").starts_with("Your way"));
    impossible_is_asked_once_more_and_judged(page, &ada);
    // Without points the solution is named all the same.
    let_all_play(
        &ada,
        Everyone {
            scoring: Scoring {
                points: false,
                ..Scoring::default()
            },
            ..Everyone::default()
        },
    );
    page.expect_phase("rest");
    deal_to(page, &ada, [1, 4, 5, 9]);
    page.type_text("4*5");
    page.expect_numbers(&["1", "20", "9"]);
    page.type_text("20/1");
    page.expect_numbers(&["20", "9"]);
    page.have_it();
    page.expect_status("20! You have it.");
    end_by(&ada);
    page.expect_settlement();
    page.expect_text("#result", "You made 20.");
}

/// Answers IMPOSSIBLE, and waits until the relay knows of it.
fn say_impossible(page: &Page) {
    page.say_impossible();
    page.expect_answer_of("Ben");
}

/// The page asks once more before it sends IMPOSSIBLE, of a roll for which that is wrong and of one
/// for which it is right.
fn impossible_is_asked_once_more_and_judged(page: &Page, ada: &Pupil) {
    deal_to(page, ada, [1, 4, 5, 8]);
    page.press("#calls #impossible");
    page.expect_status("Is 20 impossible? You can answer only once.");
    page.press("#think-on");
    page.expect_status("Make 20 on your own board");
    say_impossible(page);
    end_by(ada);
    page.expect_settlement();
    page.expect_text("#result", "−1 IMPOSSIBLE, but there is a way.");
    deal_to(page, ada, [1, 1, 1, 5]);
    say_impossible(page);
    end_by(ada);
    assert_eq!(page.expect_settlement(), "20 was impossible");
    page.expect_text("#class-heading", "The class found no solution");
    page.expect_text("#result", "+1 IMPOSSIBLE, and it is.");
}

fn a_reload_in_mid_round_keeps_steps_hints_and_answer(page: &Page) {
    let mut site = Site::with_relay();
    let (ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    page.come_by_link(&site, "Ben", &code);
    // A round in which all have answered has ended.
    let cleo = pupil_at(&site, &code, "Cleo", 3);
    let_all_play(&ada, Everyone::default());
    deal_to(page, &ada, ROLL);
    page.type_text("7-1");
    page.expect_numbers(&["4", "5", "6"]);
    page.press("#hint");
    page.expect_status("This leads nowhere. Take 7 − 1 = 6 back.");
    page.reload();
    page.expect_own_roll(&["4", "5", "6"]);
    page.wait_until(
        "one hint is taken",
        "document.querySelector('#hint').getAttribute('aria-label') === 'Hint, 3 left'",
    );
    page.undo();
    page.expect_numbers(&NUMBERS);
    // A restart of the relay keeps them too.
    page.type_text("5+7");
    page.expect_numbers(&["1", "4", "12"]);
    site.stop();
    page.expect_talk("The relay is being started again.");
    site.start_again();
    let ada = ada.come_back(&site).expect("the host's seat");
    let _cleo = cleo.come_back(&site).expect("their seat");
    page.expect_connected();
    page.expect_own_roll(&["1", "4", "12"]);
    page.undo();
    page.expect_numbers(&NUMBERS);
    make_twenty(page);
    page.have_it();
    page.expect_status("20! You have it.");
    page.reload();
    page.expect_own_roll(&["20", "7"]);
    page.expect_status("20! You have it. 1 of 2 have answered.");
    page.expect_hidden("#score, #impossible");
    end_by(&ada);
    page.expect_settlement();
    page.reload();
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_text("#result", "+1 You made 20.");
    page.expect_text("#hints", "With one hint.");
}

/// The board is that of the rounds, whose specs play it with each hand; here each hand reaches the
/// pupil's own board and its answers.
fn steps_and_answers_are_made_by_every_hand(page: &Page) {
    let site = Site::with_relay();
    let (ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    page.come_by_link(&site, "Ben", &code);
    let _cleo = pupil_at(&site, &code, "Cleo", 3);
    let_all_play(&ada, Everyone::default());
    deal_to(page, &ada, ROLL);
    page.step_by_drags("4", Operator::Mul, "5");
    page.expect_numbers(&["1", "20", "7"]);
    page.use_hand(Hand::Touch);
    page.step("20", Operator::Div, "1");
    page.expect_numbers(&["20", "7"]);
    page.have_it();
    page.expect_status("20! You have it.");
    end_by(&ada);
    page.expect_phase("settled");
    // Keys alone: a step, the question and its answers.
    deal_to(page, &ada, ROLL);
    page.use_hand(Hand::Keyboard);
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
    page.step("20", Operator::Div, "1");
    page.expect_numbers(&["20", "7"]);
    page.type_text("s");
    page.expect_status("20! You have it.");
    end_by(&ada);
    page.expect_phase("settled");
    // And an assistive technology, which has no pointer.
    deal_to(page, &ada, ROLL);
    page.use_hand(Hand::Click { count: 1 });
    page.step("4", Operator::Mul, "5");
    page.expect_numbers(&["1", "20", "7"]);
    page.step("20", Operator::Div, "1");
    page.have_it();
    page.expect_status("20! You have it.");
}

/// The parts that a pupil needs at once.
const NEEDED: &str = "#goal, #clock, #status, .mine, #dice .tile, #step .step-slot, #ops .op, \
                      #calls button";

fn the_board_of_a_pupil_fits_one_screen_of_a_phone(page: &Page) {
    let site = site(true);
    let (ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    page.come_by_link(&site, "Benjamin Wolfeschl.", &code);
    let [cleo, dan] = pupils_at(&site, &code, ["Cleo", "Dan"]);
    let clock = RoundTimeLimit::new(600);
    let_all_play(
        &ada,
        Everyone {
            clock,
            ..Everyone::default()
        },
    );
    deal_to(page, &ada, ROLL);
    let fits = |name: &str| {
        // No window of another engine is so narrow.
        if page.looks_closely() && page.resize_if_possible((360, 640)) {
            page.run("scrollTo(0, 0)", Vec::new());
            assert_eq!(page.out_of_view(NEEDED), NONE, "{name}");
            assert_eq!(page.too_wide_px(), 0, "{name}");
            assert_eq!(page.cut_texts(), NONE, "{name}");
        }
    };
    // Minutes and seconds; the page's own clock runs.
    let is_in_minutes = |digits: String| digits.starts_with("9:") || digits == "10:00";
    assert!(is_in_minutes(page.text("#clock .digits")));
    take_all(page, "a new roll", &[Look::LongerWords]);
    fits("a new roll");
    page.press("#hint");
    page.expect_status("There is a solution.");
    fits("a hint");
    make_twenty(page);
    fits("the goal is there");
    page.press("#calls #impossible");
    page.expect_status("Is 20 impossible?");
    fits("a question");
    // A screen that differs in the words on the board is laid out as the one before.
    look(page, "a question");
    page.press("#think-on");
    ask(&ada, Command::Pause);
    page.expect_told("The game is paused.");
    page.expect_status("The host has paused the game.");
    fits("a pause");
    page.expect_hidden("#score, #impossible, #undo");
    page.press("#dice .tile");
    page.expect_refusal("The game is paused.");
    ask(&ada, Command::Resume);
    page.expect_told("The game goes on.");
    page.have_it();
    page.expect_status("20! You have it.");
    fits("answered");
    solve(&cleo, &TWENTY);
    // The last answer ends the round.
    solve(&dan, &TWENTY_OTHERWISE);
    page.expect_settlement();
    page.expect_solved();
    page.expect_list(
        CLASS_FOUND,
        &[
            "4 × 5 ÷ 1: Your way · 2 players",
            "(7 − 4 + 1) × 5: 1 player",
        ],
    );
    assert!(!page.text("#class-found").contains("Dan"));
    // No pupil has the switch for names.
    assert!(!page.shows("#class-names"));
    look(page, "revealed");
}

/// The places of those tabs that a host has in both ways.
const TABS: &str = "
    const tabs = document.querySelector('#tabs').getBoundingClientRect();
    return ['players', 'chat', 'invite', 'host', 'you'].map((name) => {
      const {x, y, width, height} = document.querySelector(`#tab-${name}`).getBoundingClientRect();
      return [name, x - tabs.x, y - tabs.y, width, height].join(' ');
    });";

/// A press on a tab that moves under the hand would be one on another tab.
fn no_tab_moves_when_the_board_of_the_class_comes(page: &Page) {
    let site = Site::with_relay();
    page.make_table(&site, "Ada", "Class 5b");
    page.turn_side_to("host");
    let tabs = || {
        [(360, 740), (1280, 900)].map(|view| {
            // The narrowest window that there is will do.
            page.resize_if_possible(view);
            page.list(TABS)
        })
    };
    let before = tabs();
    page.let_everyone_play();
    page.turn_side_to("host");
    assert_eq!(tabs(), before);
}

fn a_host_chooses_the_way_its_switches_and_its_clock(page: &Page) {
    let site = Site::with_relay();
    let code = page.make_table(&site, "Ada", "Class 5b");
    let [ben, cleo, dan] = pupils_at(&site, &code, ["Ben", "Cleo", "Dan"]);
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
    page.use_way();
    deal(page);
    let is_long = |seconds| (61..=90).contains(&seconds);
    assert!(page.seconds().is_some_and(is_long));
    solve(&ben, &TWENTY);
    solve(&cleo, &[]);
    page.expect_phase("everyone");
    // Its time ends it.
    site.advance(90_000);
    dan.catch_up();
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_text("#happened", "Time is up.");
    page.expect_points_of("Ben", 2);
    page.expect_points_of("Cleo", 0);
    // Without points, and back to the other way.
    page.turn_side_to("host");
    page.unfold("#host-way");
    page.press("#way-points");
    page.expect_hidden("#way-first-three, #way-wrong");
    page.press("#way-form button[type=submit]");
    page.expect_phase("rest");
    // The first roll is practice by now.
    page.deal(&[1, 4, 5, 8]);
    page.expect_own_roll(&["1", "4", "5", "8"]);
    for (pupil, steps) in [(&ben, &TWENTY[..]), (&cleo, &[]), (&dan, &[])] {
        solve(pupil, steps);
    }
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_text("#result", "1 player was right.");
    page.expect_points_of("Ben", 2);
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
    page.choose("#way-select", "the first to call");
    page.press("#way-form button[type=submit]");
    page.expect_told("From now on one player calls, and shows a way to all.");
    page.press("#roll");
    page.expect_phase("thinking");
}

/// The spec of a pupil's board shows the pause to a pupil.
fn a_host_pauses_the_clock_and_ends_the_round(page: &Page) {
    let site = Site::with_relay();
    let [ben, _cleo] = class(page, &site, ["Ben", "Cleo"]);
    deal(page);
    page.press("#host-pause");
    page.expect_told("The game is paused.");
    page.press("#host-pause");
    page.expect_told("The game goes on.");
    solve(&ben, &TWENTY);
    page.turn_side_to("players");
    page.expect_answer_of("Ben");
    page.turn_side_to("host");
    page.press("#host-end");
    page.expect_text(
        "#host-end-question",
        "End this round? 1 of 2 have answered.",
    );
    page.press("#host-end-keep");
    page.press("#host-end");
    page.press("#host-end-plain");
    page.expect_settlement();
    page.expect_text("#happened", "The host ended the round.");
    page.expect_points_of("Ben", 0);
    // A call's clock stops too.
    page.open_way_form();
    page.choose("#way-select", "the first to call");
    page.press("#way-form button[type=submit]");
    page.expect_phase("rest");
    page.press("#host-roll");
    page.expect_phase("thinking");
    ask(&ben, Command::CallScore);
    page.expect_phase("demo");
    page.press("#host-pause");
    page.expect_status("The host has paused the game.");
    page.expect_seconds(30);
    site.advance(600_000);
    page.press("#host-pause");
    page.expect_told("The game goes on.");
    page.expect_phase("demo");
    assert!(page.seconds().is_some_and(|seconds| seconds > 0));
    ask(&ben, Command::GiveUp);
    page.expect_points_of("Ben", -1);
}

/// The core decides which values are refused.
fn wrong_values_of_a_host_are_refused_where_they_look(page: &Page) {
    let site = Site::with_relay();
    let code = page.make_table(&site, "Ada", "Class 5b");
    let _ben = pupil_at(&site, &code, "Ben", 1);
    page.open_way_form();
    page.choose("#way-select", "all at once");
    for clock in ["29", "1.5"] {
        page.fill("#way-clock", clock);
        page.press("#way-form button[type=submit]");
        page.expect_form_refusal("#way-status", "A round takes 30 to 600 seconds");
        page.expect_focus("#way-clock[aria-invalid=true]");
    }
    page.fill("#way-clock", "30");
    page.use_way();
    deal(page);
    // The boxes are free for other numbers.
    page.expect_fields(&["deal-1", "deal-2", "deal-3", "deal-4"], &[""; 4]);
    // An open round is ended first.
    page.deal(&[2, 3]);
    page.expect_form_refusal("#deal-status", "Everyone is still working on this round.");
    page.expect_fields(&["deal-1", "deal-2"], &["2", "3"]);
    page.unfold("#host-way");
    page.press("#way-form button[type=submit]");
    page.expect_form_refusal("#way-status", "Everyone is still working on this round.");
    page.end_round();
    page.expect_phase("settled");
    for wrong in ["1000", "x", ""] {
        page.fill("#deal-2", wrong);
        if wrong.is_empty() {
            page.key(Key::Backspace);
        }
        page.press("#deal-form button[type=submit]");
        page.expect_form_refusal("#deal-status", "There are 2 to 6 whole numbers");
    }
    page.deal(&[5, 4, 1, 0, 999, 2]);
    page.expect_own_roll(&["0", "1", "2", "4", "5", "999"]);
}

/// 4 × 5 ÷ 1 of 1, 4, 5 and another number.
pub const TWENTY: [Command; 2] = [step(1, Op::Mul, 2), step(4, Op::Div, 0)];

/// (7 − 4 + 1) × 5
pub const TWENTY_OTHERWISE: [Command; 3] = [
    step(3, Op::Sub, 1),
    step(4, Op::Add, 0),
    step(5, Op::Mul, 2),
];

/// The solutions of the class, with the mark beside each.
pub const CLASS_FOUND: &str = "
    return [...document.querySelectorAll('#class-found .way')].map((way) =>
      way.querySelector('.solution').innerText + ': ' + way.querySelector('.whose').innerText)";

/// Where a pupil's tile is on the live board, by their seat.
pub fn tile(seat: u32) -> String {
    format!("#live-pupils .pupil[data-seat=\"{seat}\"]")
}

/// Waits until the live board shows a pupil in this state.
fn expect_state(ada: &Page, seat: u32, state: &str) {
    ada.wait_until(
        &format!("the pupil at seat {seat} is shown as '{state}'"),
        &format!(
            // A page whose clock stands still looks at it when it is moved.
            "(advance(0),
              document.querySelector('{}')?.dataset.state === '{state}')",
            tile(seat)
        ),
    );
}

pub const fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
}

/// A pupil without a browser makes these steps and answers.
pub fn solve(pupil: &Pupil, steps: &[Command]) {
    pupil.catch_up();
    for step in steps {
        assert_eq!(pupil.play(step.clone()), Ok(()));
    }
    let answer = match steps {
        [] => FinalAnswer::Impossible,
        _ => FinalAnswer::Solved,
    };
    assert_eq!(pupil.play(Command::Answer(answer)), Ok(()));
}

/// Pupils without a browser.
pub fn pupils_at<const COUNT: usize>(
    site: &Site,
    code: &str,
    names: [&str; COUNT],
) -> [Pupil; COUNT] {
    let mut tokens = 1..;
    names.map(|name| pupil_at(site, code, name, tokens.next().unwrap_or_default()))
}

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
    page.open_group(&site, "#group?clock=0");
    let code = page.make_table_here("Ada", "Class 5b");
    let pupils = pupils_at(&site, &code, ["Ben", "Cyd", "Dan", "Eve", "Fay"]);
    let [ben, cyd, dan, eve, fay] = &pupils;
    assert!(!page.shows("#tab-live"));
    page.let_everyone_play();
    page.turn_side_to("live");
    page.expect_words_in("#part-live .empty", "as soon as numbers lie on the table");
    deal(page);
    page.turn_side_to("live");
    for seat in 1..=5 {
        expect_state(page, seat, "working");
    }
    page.expect_text("#live-counts", "5 working");
    ben_is_watched(page, ben);
    // The table's time goes on: those who made nothing may need help.
    site.advance(61_000);
    page.advance(10_000);
    for seat in 2..=5 {
        expect_state(page, seat, "help");
    }
    // The time of a pause counts for nobody, and after it pupils have time to think again.
    page.turn_side_to("host");
    page.press("#host-pause");
    page.expect_told("The game is paused.");
    site.advance(300_000);
    page.press("#host-pause");
    page.expect_told("The game goes on.");
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
    ask(ben, Command::Answer(FinalAnswer::Solved));
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
    solve(dan, &TWENTY_OTHERWISE);
    solve(eve, &[]);
    for (seat, state) in [(2, "has-it"), (3, "has-it"), (4, "impossible"), (5, "help")] {
        expect_state(page, seat, state);
    }
    page.expect_text("#live-counts", "3 have it · 1 IMPOSSIBLE · 1 may need help");
    page.expect_text("#live-found h2", "2 different solutions");
    let found = "return [...document.querySelectorAll('#live-found li')]
        .map((one) => one.innerText.replace(/\\s+/g, ' ').trim())";
    page.expect_list(found, &["4 × 5 ÷ 1 2 players", "(7 − 4 + 1) × 5 1 player"]);
    // A pupil who makes something needs no help, and one who goes is away.
    ask(fay, step(0, Op::Add, 1));
    expect_state(page, 5, "working");
    look(page, "the live board");
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
}

/// Steps are seen as they are made; in the end Ben has made 20, and has taken a hint.
fn ben_is_watched(page: &Page, ben: &Pupil) {
    page.press(&tile(1));
    page.expect_text("#watched-name", "Board of Ben");
    page.expect_focus("#watched-name");
    let numbers = |values: &[&str]| {
        page.expect_list(
            "return [...document.querySelectorAll('#watched .tile')]
               .map((tile) => tile.dataset.value)",
            values,
        );
    };
    numbers(&NUMBERS);
    let [first, second] = TWENTY;
    assert_eq!(ben.play(first.clone()), Ok(()));
    numbers(&["1", "20", "7"]);
    assert_eq!(ben.play(Command::Undo), Ok(()));
    numbers(&NUMBERS);
    for command in [Command::TakeHint(Grade::Solvable), first, second] {
        assert_eq!(ben.play(command), Ok(()));
    }
    page.expect_text("#watched-steps", "4 × 5 = 20 20 ÷ 1 = 20");
    expect_state(page, 1, "working");
    look(page, "a board that is watched");
    for view in [(360, 740), (1280, 900)] {
        if page.resize_if_possible(view) {
            assert_eq!(page.list(OUT_OF_WATCHED), NONE, "{view:?}");
        }
    }
}

/// Holds the work that the page does after this many milliseconds, until a spec lets it go.
const HOLD_WHAT_IS_SHOWN_SOON: &str = "
    window.held = [];
    const later = window.setTimeout;
    window.setTimeout = (act, ms, ...given) =>
      ms === 100 ? held.push(act) : later(act, ms, ...given);
    window.letGo = () => held.splice(0).map((act) => act()).length;";

/// How many have answered, as the host's table shows it.
const ANSWERED: &str = "document.querySelector('#answer-count strong').textContent";

fn answers_of_a_class_at_the_same_time_are_shown_together(page: &Page) {
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
    // The relay's messages arrive in their order.
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
