//! The solver, which works in a Web Worker: it is fetched when it is needed, and the page reports
//! if it cannot be had.

use score_core::solver::VERSION;
use score_tests::held_solver::HOLDABLE_SOLVER;
use score_tests::site::{Fault, Plan};
use score_tests::{Page, Site, specs};

use crate::looks::accessible_here;

specs! {
    in_every_engine: [a_missing_file_of_the_solver_is_said_and_can_be_tried_again],
    in_one: [
        the_solver_is_started_once_and_not_before_it_is_asked,
        a_stopped_search_waits_a_failed_one_begins_again_and_one_that_is_left_is_cancelled,
        the_atlas_says_that_the_solver_is_missing,
        a_hint_says_that_the_solver_is_missing,
        best_play_says_that_the_solver_is_missing,
        a_solver_that_cannot_work_is_told_from_one_of_another_version,
    ],
}

const NOT_STARTED: &str = "The part of the game that works this out could not be fetched. \
                           Check the network and try again.";

const STOPPED: &str = "The part of the game that works this out has stopped. Try again.";

fn site(script: &'static str) -> Site {
    Site::start(Plan {
        script,
        ..Plan::default()
    })
}

fn without(files: &'static str) -> Site {
    Site::start(Plan {
        faults: vec![Fault::Missing(files)],
        ..Plan::default()
    })
}

fn noted(page: &Page, name: &str) -> Option<String> {
    page.text_or_none(&format!(
        "return document.documentElement.dataset.{name} || null"
    ))
}

/// Asks for the solutions of 9 9 9 9, which are in the form from the start.
fn solve(page: &Page, site: &Site) {
    page.open_at(site, "#experiment");
    page.wait_for_game();
    page.press("#experiment-solve");
}

/// Six numbers without ×, for which every expression is tried; the solver is held meanwhile.
fn search_long(page: &Page) {
    for (index, number) in ["7", "11", "13", "17", "19", "23"].iter().enumerate() {
        let field = format!("#experiment-{}", index + 1);
        page.clear(&field);
        page.fill(&field, number);
    }
    page.fill("#experiment-goal", "997");
    page.press("#experiment-mul");
    page.hold_solver();
    page.press("#experiment-solve");
    page.expect_solver_held();
}

#[track_caller]
fn expect_trouble(page: &Page, within: &str, sentence: &str) {
    let alert = format!("{within} [role=alert]");
    page.wait_until(
        "the page says what is wrong",
        &format!("document.querySelector('{alert}')"),
    );
    page.expect_text(&alert, sentence);
    // The browser's own complaints are expected here.
    page.take_complaints();
}

#[track_caller]
fn expect_nines(page: &Page) {
    page.expect_solved();
    page.expect_solutions(&["(9 & 9) ÷ 9 + 9"]);
    page.expect_number_of("#solutions [role=alert]", 0);
}

fn the_solver_is_started_once_and_not_before_it_is_asked(page: &Page) {
    let site = site(HOLDABLE_SOLVER);
    page.open_at(&site, "#play?roll=1.4.5.7&clock=0");
    page.wait_for_game();
    page.expect_phase("thinking");
    page.call_score(None);
    page.step("5", score_tests::play::Operator::Mul, "4");
    // A step needs none, and neither does a verdict; the list below it does.
    assert_eq!(noted(page, "workers"), None);
    page.give_up();
    page.expect_settlement();
    page.expect_solved();
    let solved = page.solutions();
    // The experiment opens with the roll on the table.
    page.turn_to("experiment");
    page.press("#experiment-solve");
    page.expect_solved();
    page.expect_solutions(&solved);
    page.turn_to("atlas");
    page.wait_until(
        "the atlas is there",
        "document.querySelector('#atlas-rolls')",
    );
    assert_eq!(noted(page, "workers").as_deref(), Some("1"));
    page.no_complaints();
}

/// Keeps the checks whether the solver sends anything, so that a spec calls them.
const KEEP_LOOKS: &str = "
    window.looks = [];
    const later = window.setInterval;
    window.setInterval = (act, ms) => ms === 5000 ? looks.push(act) : later(act, ms);";

fn a_stopped_search_waits_a_failed_one_begins_again_and_one_that_is_left_is_cancelled(page: &Page) {
    let site = site(HOLDABLE_SOLVER);
    page.open_at(&site, "#experiment");
    page.wait_for_game();
    page.run(KEEP_LOOKS, Vec::new());
    search_long(page);
    page.press("#solutions .busy button");
    page.expect_text("#solutions .busy button", "Go on");
    page.let_solver_go();
    page.run(
        "for (let times = 0; times < 20; times++) looks.at(-1)()",
        Vec::new(),
    );
    page.painted();
    assert_eq!(page.count("#solutions [role=alert]"), 0);
    page.expect_text("#solutions .busy button", "Go on");
    page.hold_solver();
    page.press("#solutions .busy button");
    page.expect_solver_held();
    // A solver with work that sends nothing is given up all the same.
    page.run(
        "for (let times = 0; times < 3; times++) looks.at(-1)()",
        Vec::new(),
    );
    expect_trouble(page, "#solutions", STOPPED);
    page.hold_solver();
    page.press("#solutions .solver-trouble button");
    page.expect_solver_held();
    assert_eq!(noted(page, "workers").as_deref(), Some("2"));
    page.run("dispatchEvent(new Event('break-solver'))", Vec::new());
    expect_trouble(page, "#solutions", STOPPED);
    page.hold_solver();
    page.press("#solutions .solver-trouble button");
    page.expect_solver_held();
    assert_eq!(noted(page, "workers").as_deref(), Some("3"));
    page.turn_to("rules");
    // The third request, the fourth kind of message.
    let cancelled = format!("document.documentElement.dataset.said?.endsWith(' {VERSION},3,3')");
    page.wait_until("the search is cancelled", &cancelled);
    // The next request does not wait for it.
    page.turn_to("atlas");
    page.wait_until(
        "the atlas is there",
        "document.querySelector('#atlas-rolls')",
    );
    page.no_complaints();
}

/// Asks again for the solutions, which cannot be found yet, and waits until that is reported anew:
/// nothing is under way then.
#[track_caller]
fn fail_again(page: &Page) {
    page.run(
        "document.querySelector('#solutions [role=alert]').dataset.first = ''",
        Vec::new(),
    );
    page.press("#solutions .solver-trouble button");
    page.wait_until(
        "the page has tried again",
        "document.querySelector('#solutions [role=alert]:not([data-first])')",
    );
}

fn a_missing_file_of_the_solver_is_said_and_can_be_tried_again(page: &Page) {
    // The missing file does not depend on the engine; a worker that does not start does.
    let files = ["worker-*.js", "solver-*.js", "solver-*_bg.wasm"].map(Fault::Missing);
    let site = Site::start(Plan {
        faults: files.to_vec(),
        ..Plan::default()
    });
    solve(page, &site);
    expect_trouble(page, "#solutions", NOT_STARTED);
    page.expect_number_of("#solutions .solution", 0);
    accessible_here(page, "solutions without the solver");
    // The page goes its way all the same.
    page.step("9", score_tests::play::Operator::Add, "9");
    page.expect_numbers(&["9", "9", "18"]);
    // Each file that arrives leads the solver to the next one.
    let looked_at = if page.looks_closely() { files.len() } else { 1 };
    for come in 0..looked_at {
        site.spoil(&files[come..]);
        fail_again(page);
        expect_trouble(page, "#solutions", NOT_STARTED);
    }
    site.mend();
    page.press("#solutions .solver-trouble button");
    expect_nines(page);
    page.take_complaints();
}

fn the_atlas_says_that_the_solver_is_missing(page: &Page) {
    let site = without("worker-*.js");
    page.open_at(&site, "#atlas");
    page.wait_for_game();
    for (path, answer) in [("#atlas", "#atlas-answer"), ("#hands", "#hands-answer")] {
        page.go_to(path);
        expect_trouble(page, answer, NOT_STARTED);
        page.expect_shown(&format!("{answer}[aria-busy=false]"));
        page.expect_hidden(&format!("{answer} progress"));
        if path == "#atlas" {
            accessible_here(page, path);
        }
    }
    site.mend();
    page.press("#hands-answer .solver-trouble button");
    page.wait_until(
        "the hands are there",
        "document.querySelector('#hands-rolls')",
    );
    page.turn_to("atlas");
    page.press("#atlas-answer .solver-trouble button");
    page.wait_until(
        "the atlas is there",
        "document.querySelector('#atlas-rolls')",
    );
    page.take_complaints();
}

fn a_hint_says_that_the_solver_is_missing(page: &Page) {
    let site = without("worker-*.js");
    page.open_at(&site, "#play?roll=1.4.5.7&clock=0");
    page.wait_for_game();
    page.expect_phase("thinking");
    page.press("#hint");
    page.wait_until(
        "the hint says what is wrong",
        "document.querySelector('.hint [role=alert]')",
    );
    accessible_here(page, "a hint without the solver");
    site.mend();
    page.press(".hint [role=alert] ~ button");
    page.expect_status("There is a solution. Difficulty: 6, medium.");
    page.take_complaints();
}

fn best_play_says_that_the_solver_is_missing(page: &Page) {
    let site = without("solver-*_bg.wasm");
    page.open_at(&site, "#yahtzee?seed=7");
    page.wait_for_game();
    page.turn_to_mode("Game");
    page.type_text("r");
    page.expect_said("2 rolls left.");
    page.press("#yahtzee-adviser");
    expect_trouble(page, "#yahtzee-advice", NOT_STARTED);
    site.mend();
    page.press("#yahtzee-advice .solver-trouble button");
    // The whole game takes seconds; a solver that has begun is there.
    page.wait_until(
        "it is being worked out",
        "document.querySelector('#yahtzee-advice progress')?.value > 0",
    );
    page.expect_number_of("#yahtzee-advice [role=alert]", 0);
    page.take_complaints();
}

/// The worker that a page gets by `window.worker`: none at all, one that sends nothing, for which
/// the page waits a five hundredth of the time, or one of another version.
const WORKERS: &str = "{
    const Real = window.Worker;
    window.Worker = class {
      constructor(...given) {
        if (window.worker === 'silent') {
          return Object.assign(new EventTarget(), { postMessage() {}, terminate() {} });
        }
        if (window.worker !== 'other') throw new DOMException('no workers', 'SecurityError');
        const worker = new Real(...given);
        const say = worker.postMessage.bind(worker);
        worker.postMessage = (message) => {
          if (message instanceof Uint8Array) message[0] += 1;
          say(message);
        };
        return worker;
      }
    };
    const later = window.setInterval;
    window.setInterval = (act, ms) =>
      later(act, ms === 5000 && window.worker === 'silent' ? ms / 500 : ms);
  }";

fn a_solver_that_cannot_work_is_told_from_one_of_another_version(page: &Page) {
    let site = site(WORKERS);
    solve(page, &site);
    expect_trouble(page, "#solutions", NOT_STARTED);
    page.run("window.worker = 'silent'", Vec::new());
    fail_again(page);
    expect_trouble(page, "#solutions", NOT_STARTED);
    page.run("window.worker = 'other'", Vec::new());
    page.press("#solutions .solver-trouble button");
    page.expect_text(
        "#solutions [role=alert]",
        "This page is older or newer than the part of it that works this out. \
         Load the page again.",
    );
    page.take_complaints();
}
