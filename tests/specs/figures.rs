//! Figures of the page as a person meets it, in Chromium. They are printed and judge nothing,
//! because machines are shared: axe judges accessibility, and `built_page.rs` sizes.

use std::fs;
use std::process::{Command, ExitCode};
use std::time::Instant;

use score_core::table::command::Command as TableCommand;
use score_core::table::own_board::FinalAnswer;
use score_core::wire::TableSelector;
use score_tests::play::{Operator, tile_at};
use score_tests::site::Plan;
use score_tests::{Hand, Page, Pupil, Site, root, specs};
use serde_json::{Value, json};

/// A phone's view, and how many times slower than this machine its processor is.
const PHONE: (u32, u32) = (360, 740);
const TIMES_SLOWER: u32 = 4;
/// How many steps are made by taps: two on tiles and one on an operator each.
const STEPS: usize = 30;

/// The number of pupils in a class.
const PUPILS: u64 = 30;

/// As many pupils as fit at a table beside its host, and how many of them answer at the same time.
const PUPILS_OF_A_SCHOOL: u64 = 999;
const AT_ONCE: usize = 37;

specs! {
    in_one: [
        a_tap_on_a_tile_is_followed_by_a_frame,
        six_numbers_leave_the_main_thread_free,
        an_atlas_leaves_the_main_thread_free,
        best_play_leaves_the_main_thread_free,
        a_class_of_thirty_begins,
        a_school_answers_at_once,
        lighthouse_says_what_it_finds_on_the_front_page,
        lighthouse_says_what_it_finds_on_the_board,
        lighthouse_says_what_it_finds_in_each_language,
    ],
}

fn main() -> ExitCode {
    score_tests::runner::run("figures", &[SPECS])
}

/// The times that the browser itself reports from a press to the frame that shows its result. It
/// reports none below 16 ms, and rounds to 8.
fn a_tap_on_a_tile_is_followed_by_a_frame(page: &Page) {
    page.with_motion();
    page.open("#experiment");
    page.resize(PHONE);
    page.use_hand(Hand::Touch);
    page.slow_down(TIMES_SLOWER);
    page.run(
        "window.taps = new Map();
         new PerformanceObserver((list) => {
           for (const { interactionId, duration, target } of list.getEntries()) {
             // A tile that became part of a result is no target any more.
             if (interactionId && (!target || target.closest('.tile'))) {
               taps.set(interactionId, Math.max(duration, taps.get(interactionId) ?? 0));
             }
           }
         }).observe({ type: 'event', durationThreshold: 16 })",
        Vec::new(),
    );
    for _ in 0..STEPS {
        page.press(&tile_at(0));
        page.tap_op(Operator::Add);
        page.press(&tile_at(1));
        page.expect_numbers(&["18", "9", "9"]);
        page.undo();
        page.expect_numbers(&["9"; 4]);
    }
    page.painted();
    let reported = page.run("return [...taps.values()]", Vec::new());
    let reported = reported.as_array().into_iter().flatten();
    let mut times_ms: Vec<f64> = reported.filter_map(Value::as_f64).collect();
    // Those that are not reported took less than 16 ms.
    times_ms.resize(times_ms.len().max(2 * STEPS), 8.0);
    times_ms.sort_by(f64::total_cmp);
    let at = |percent: usize| times_ms[(times_ms.len() - 1) * percent / 100];
    println!(
        "figure: a tap on a tile to the next frame, 360 px, {TIMES_SLOWER} x slower: \
         p50 {} ms (goal 64), p95 {} ms (goal 96), {} taps",
        at(50),
        at(95),
        times_ms.len()
    );
    page.slow_down(1);
}

fn six_numbers_leave_the_main_thread_free(page: &Page) {
    page.open("#experiment");
    for number in 1..=6 {
        let field = format!("#experiment-{number}");
        page.clear(&field);
        page.fill(&field, &number.to_string());
    }
    let done = "document.querySelector('#solutions')?.getAttribute('aria-busy') === 'false'";
    measure_work(page, "six numbers", "#experiment-solve", done);
    page.expect_text("#solutions h3", "2,619 different solutions");
}

fn an_atlas_leaves_the_main_thread_free(page: &Page) {
    page.open("#rules");
    let done = "document.querySelector('#atlas-answer')?.getAttribute('aria-busy') === 'false'
        && document.querySelector('#atlas-count')?.innerText.startsWith(";
    let score = format!("{done}'2,359 of')");
    page.press("#pages summary");
    measure_work(
        page,
        "the atlas of Score",
        "#pages a[href='#atlas']",
        &score,
    );
    for number in 1..=4 {
        page.fill(&format!("#atlas-die-{number}"), "20");
    }
    let twenty = format!("{done}'8,855 of')");
    measure_work(
        page,
        "the atlas of four dice of 20",
        "#atlas-form .primary",
        &twenty,
    );
}

/// The steps of `docs/CLASSROOM.md` as fast as a program presses them, from the relay's start: the
/// rest of a minute is for the people.
fn a_class_of_thirty_begins(page: &Page) {
    let start = Instant::now();
    let site = Site::with_relay();
    let code = page.make_table(&site, "Ada", "Class 5b");
    let [wall] = &page.others(1)[..] else {
        panic!("one other")
    };
    wall.open_group(&site, &format!("#group?table={code}&watch"));
    let pupils: Vec<Pupil> = (0..PUPILS)
        .map(|number| {
            let selector = TableSelector::Join(code.clone());
            let name = format!("Pupil {number:02}");
            Pupil::come(&site, selector, &name, number).expect("there is room")
        })
        .collect();
    page.let_everyone_play();
    page.deal(&[1, 4, 5, 7]);
    let is_dealt = |pupil: &Pupil| {
        pupil.hear_until(|known| {
            let group = known.group();
            group.is_some_and(|group| group.table().everyone_is_open())
        });
    };
    for pupil in &pupils {
        is_dealt(pupil);
        let answer = TableCommand::Answer(FinalAnswer::Impossible);
        assert_eq!(pupil.play(answer), Ok(()));
    }
    page.expect_settlement();
    wall.expect_settlement();
    println!(
        "figure: from the relay's start to the answers of {PUPILS} pupils to the first roll: \
         {:.1} s (goal 60)",
        start.elapsed().as_secs_f64()
    );
}

/// The host's page, which shows a tile for each pupil, while they all answer.
fn a_school_answers_at_once(page: &Page) {
    let site = Site::start(Plan {
        has_relay: true,
        has_room_for_a_school: true,
        ..Plan::default()
    });
    let code = page.make_table(&site, "Ada", "School");
    let come = |number| {
        let selector = TableSelector::Join(code.clone());
        let name = format!("Pupil {number:03}");
        Pupil::come(&site, selector, &name, number).expect("there is room")
    };
    let pupils: Vec<Pupil> = (0..PUPILS_OF_A_SCHOOL).map(come).collect();
    page.let_everyone_play();
    page.deal(&[1, 4, 5, 7]);
    page.turn_side_to("live");
    page.wait_until(
        "each pupil has a tile",
        &format!(
            "document.querySelectorAll('#live-pupils .pupil').length === {PUPILS_OF_A_SCHOOL}"
        ),
    );
    page.run(
        &format!(
            "window.school = {{ longest: 0 }};
             new PerformanceObserver((list) => {{
               for (const {{ duration }} of list.getEntries()) {{
                 school.longest = Math.max(school.longest, duration);
               }}
             }}).observe({{ type: 'longtask' }});
             const answered = document.querySelectorAll.bind(document,
               '#live-pupils .pupil[data-state=impossible]');
             const look = () => {{
               const count = answered().length;
               if (count) school.begun ??= performance.now();
               if (count === {PUPILS_OF_A_SCHOOL}) school.ended = performance.now();
               else requestAnimationFrame(look);
             }};
             look();"
        ),
        Vec::new(),
    );
    let start = Instant::now();
    std::thread::scope(|scope| {
        for pupils in pupils.chunks(pupils.len().div_ceil(AT_ONCE)) {
            scope.spawn(move || {
                for pupil in pupils {
                    let answer = TableCommand::Answer(FinalAnswer::Impossible);
                    assert_eq!(pupil.play(answer), Ok(()));
                }
            });
        }
    });
    let answered_s = start.elapsed().as_secs_f64();
    page.wait_until("all have answered", "school.ended");
    let shown_s = start.elapsed().as_secs_f64();
    let read = |what: &str| {
        let value = page.run(&format!("return Math.round({what})"), Vec::new());
        value.as_f64().unwrap_or_default()
    };
    println!(
        "figure: {PUPILS_OF_A_SCHOOL} pupils answer within {answered_s:.2} s: the host's page \
         shows all answers after {shown_s:.2} s, {} ms after the first one; longest task of its \
         main thread {} ms",
        read("school.ended - school.begun"),
        read("school.longest"),
    );
}

fn best_play_leaves_the_main_thread_free(page: &Page) {
    page.open("#yahtzee?seed=7");
    page.turn_to_mode("Game");
    page.type_text("r");
    page.expect_said("2 rolls left.");
    let done = "document.querySelectorAll('#yahtzee-advice li').length === 2";
    measure_work(page, "Yahtzee's best play", "#yahtzee-adviser", done);
}

/// Presses the button that begins the work, and prints how long it took until `done` is true, and
/// the longest task of the main thread meanwhile.
fn measure_work(page: &Page, what: &str, button: &str, done: &str) {
    page.run(
        &format!(
            "window.work = {{ longest: 0 }};
             new PerformanceObserver((list) => {{
               for (const {{ duration }} of list.getEntries()) {{
                 work.longest = Math.max(work.longest, duration);
               }}
             }}).observe({{ type: 'longtask' }});
             addEventListener('click', () => {{
               const begun = performance.now();
               const look = () => {{
                 if ({done}) work.took = performance.now() - begun;
                 else requestAnimationFrame(look);
               }};
               look();
             }}, {{ once: true, capture: true }});"
        ),
        Vec::new(),
    );
    page.press(button);
    page.wait_until(&format!("{what} is worked out"), "work.took");
    page.painted();
    let read = |name: &str| {
        let value = page.run(&format!("return Math.round(work.{name})"), Vec::new());
        value.as_f64().unwrap_or_default()
    };
    let longest = match read("longest") {
        0.0 => "no task of the main thread over 50 ms".to_owned(),
        longest_ms => format!("longest task of the main thread {longest_ms} ms (goal 50)"),
    };
    println!(
        "figure: {what}: worked out after {} ms, {longest}",
        read("took")
    );
}

fn lighthouse_says_what_it_finds_on_the_front_page(_: &Page) {
    ask_lighthouse("front page", "");
}

fn lighthouse_says_what_it_finds_on_the_board(_: &Page) {
    ask_lighthouse("board", "#play");
}

/// The front page by the link of each language, whose messages a first visit waits for; English
/// is looked at above.
fn lighthouse_says_what_it_finds_in_each_language(_: &Page) {
    let folder = fs::read_dir(root().join("locales")).expect("languages have a folder");
    let paths = folder.map(|entry| entry.expect("it can be listed").path());
    let files = paths.filter(|path| path.is_file());
    let mut codes: Vec<String> = files
        .filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned()))
        .collect();
    codes.sort();
    assert!(!codes.is_empty(), "there is English alone");
    for code in codes {
        ask_lighthouse(&format!("front page in {code}"), &format!("?lang={code}"));
    }
}

/// Lighthouse with its usual settings: a phone on a slow network. It opens a browser of its own.
fn ask_lighthouse(what: &str, path: &str) {
    let site = Site::start(Plan {
        is_untouched: true,
        ..Plan::default()
    });
    let report = root().join(format!("target/lighthouse-{}.json", what.replace(' ', "-")));
    let outcome = Command::new("lighthouse")
        .arg(format!("{}{path}", site.address()))
        .args(["--quiet", "--output=json", "--no-enable-error-reporting"])
        .arg(format!("--output-path={}", report.display()))
        .arg(
            "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic \
              --disable-background-networking --disable-component-update --disable-sync",
        )
        .status();
    let outcome = outcome.expect("`cargo xtask test --everything` installs Lighthouse");
    assert!(outcome.success(), "Lighthouse could not look at {what}");
    let report = fs::read(&report).expect("Lighthouse has written its report");
    let report: Value = serde_json::from_slice(&report).expect("the report is JSON");
    let score = |name: &str| (100.0 * number(&report["categories"][name]["score"])).round();
    let audit = |name: &str| number(&report["audits"][name]["numericValue"]);
    println!(
        "figure: Lighthouse mobile, {what}: performance {} (goal 95), accessibility {}, \
         best practices {}, SEO {} (goals 100); LCP {:.2} s (goal 1.5), CLS {:.3} (goal 0.01), \
         TBT {:.0} ms (goal 100)",
        score("performance"),
        score("accessibility"),
        score("best-practices"),
        score("seo"),
        audit("largest-contentful-paint") / 1000.0,
        audit("cumulative-layout-shift"),
        audit("total-blocking-time"),
    );
    for failed in failed_audits(&report) {
        println!("figure: Lighthouse mobile, {what}: {failed} did not pass");
    }
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

/// The audits that failed, besides the measurements of time.
fn failed_audits(report: &Value) -> Vec<&str> {
    let audits = report["audits"].as_object().into_iter().flatten();
    let failed = audits.filter(|(_, audit)| {
        audit["scoreDisplayMode"] == json!("binary") && audit["score"] == json!(0)
    });
    failed.map(|(name, _)| name.as_str()).collect()
}
