//! The reveal and the live board of a class: all of it is seen at once, because a room looks at it.

use fantoccini::key::Key;
use score_core::arith::op::Op;
use score_core::table::command::Command;
use score_core::table::own_board::FinalAnswer;
use score_core::table::way_of_playing::{Everyone, Way};
use score_tests::reveal::{self, MANY_WAYS};
use score_tests::{Page, Pupil, Site, specs};
use serde_json::json;

use crate::everyone::{
    CLASS_FOUND, NUMBERS, ROLL, TWENTY, TWENTY_OTHERWISE, class, deal_to, let_all_play, pupils_at,
    solve, step,
};
use crate::looks::{NONE, accessible_here, look};
use crate::wall_layout::{NAMES, OVERLAPS};

specs! {
    in_one: [
        a_wall_shows_solutions_large_and_turns_their_pages,
        a_wall_turns_no_page_for_a_reader_who_wants_no_motion,
        a_wall_that_is_higher_than_wide_cuts_nothing,
        the_wall_counts_answers_and_names_nobody_unless_asked,
        the_reveal_marks_solutions_of_the_class_and_those_nobody_found,
        the_reveal_and_the_next_step_are_on_the_hosts_screen_together,
        the_whole_class_is_on_the_live_board_in_the_order_that_the_host_chose,
    ],
}

/// How many different solutions a class finds that need more than one page.
const WAYS: usize = 14;

/// The walls, and how many solutions are on each at least.
const WALLS: [((u32, u32), usize); 4] = [
    ((1280, 720), 6),
    ((1920, 1080), 10),
    ((768, 1024), 6),
    ((1080, 1920), 10),
];

/// How high digits are, of their letters' size: 0.7 in the fonts of all systems.
const DIGIT_SHARE: f64 = 0.7;

/// The least height of a digit of a solution, as a share of the wall's height.
const LEAST_DIGIT_SHARE: f64 = 0.03;

/// The texts of the elements that are wholly in the view and inside of each box round them that
/// clips its contents.
const WHOLLY_VISIBLE: &str = "
    return [...document.querySelectorAll(arguments[0])].filter((one) => {
      const at = one.getBoundingClientRect();
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
      for (let box = one.parentElement; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.display === 'contents') continue;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const frame = box.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      return at.width && at.left >= left - 0.5 && at.right <= right + 0.5
        && at.top >= top - 0.5 && at.bottom <= bottom + 0.5;
    }).map((one) => one.innerText.trim());";

fn visible(page: &Page, selector: &str) -> Vec<String> {
    let texts = page.run(WHOLLY_VISIBLE, vec![json!(selector)]);
    let texts = texts.as_array().expect("a list of texts");
    let texts = texts.iter().filter_map(|text| text.as_str());
    texts.map(str::to_owned).collect()
}

/// The least size of the letters of these elements, in CSS pixels.
fn least_letters_px(page: &Page, selector: &str) -> f64 {
    let least = page.run(
        "return Math.min(...[...document.querySelectorAll(arguments[0])]
           .map((one) => parseFloat(getComputedStyle(one).fontSize)))",
        vec![json!(selector)],
    );
    least.as_f64().expect("a size")
}

/// The operands of solutions that are not in one line.
const BROKEN_PARTS: &str = "
    return [...document.querySelectorAll('#class-found .part')].filter((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1;
    }).map((part) => part.textContent);";

/// Ada hosts a class without a browser, whose wall is in the page; the page's own clock stands still.
fn wall_of_class(page: &Page, site: &Site, pupils: usize) -> (Pupil, Vec<Pupil>) {
    let (ada, code) = Pupil::make_table(site, "Ada", "Class 5b");
    page.open_group(site, "#group?clock=0");
    page.fill("#join-table", &code);
    page.press("#join-watch");
    page.expect_table();
    let pupils = reveal::come(site, &code, pupils);
    ada.catch_up();
    ada.must_play(Command::SetWay(Way::Everyone(Everyone::default())));
    (ada, pupils)
}

/// The class finds so many solutions, and the round has ended.
fn find(page: &Page, ada: &Pupil, pupils: &[Pupil], ways: usize) {
    reveal::deal(ada, &MANY_WAYS);
    reveal::solve_in_ways(pupils, &MANY_WAYS, ways);
    page.expect_settlement();
    page.wait_until(
        "the solutions are there",
        "document.querySelectorAll('#class-ways .way').length > 0",
    );
}

/// Checks that each element on the wall is whole and has its place.
#[track_caller]
fn expect_whole(page: &Page, what: &str) {
    page.painted();
    assert_eq!(page.list(OVERLAPS), NONE, "{what}");
    assert_eq!(page.misfits(), NONE, "{what}");
    assert_eq!(page.cut_texts(), NONE, "{what}");
    assert_eq!(page.list(NAMES), NONE, "{what}");
}

fn a_wall_shows_solutions_large_and_turns_their_pages(page: &Page) {
    let site = Site::with_relay();
    let (ada, pupils) = wall_of_class(page, &site, WAYS);
    page.resize((1280, 720));
    find(page, &ada, &pupils, WAYS);
    page.expect_text("#class-pages span", "Page 1 of 3");
    page.expect_text("#class-pages .goes", "Stop turning");
    // They turn by themselves.
    let first = visible(page, "#class-ways .solution");
    site.advance(15_000);
    page.advance(10_000);
    page.expect_text("#class-pages span", "Page 2 of 3");
    assert!(
        first
            .iter()
            .all(|solution| !visible(page, "#class-ways .solution").contains(solution))
    );
    // A key turns them, and they stay.
    page.key(Key::PageUp);
    page.expect_text("#class-pages span", "Page 1 of 3");
    page.expect_text("#class-pages .goes", "Turn by itself");
    site.advance(15_000);
    page.advance(10_000);
    page.press("#class-pages .next");
    page.expect_text("#class-pages span", "Page 2 of 3");
    page.key(Key::Left);
    page.expect_text("#class-pages span", "Page 1 of 3");
    for (view, least) in WALLS {
        page.resize(view);
        page.painted();
        expect_whole(page, &format!("{view:?}"));
        let shown = visible(page, "#class-ways .solution");
        assert_eq!(shown.len(), least, "{view:?}: {shown:?}");
        assert_eq!(page.list(BROKEN_PARTS), NONE, "{view:?}");
        let least_px = LEAST_DIGIT_SHARE * f64::from(view.0.min(view.1)) / DIGIT_SHARE;
        let px = least_letters_px(page, "#class-ways .solution");
        assert!(px >= least_px, "{view:?}: letters of {px} px");
        // Names are small beside them.
        assert!(
            least_letters_px(page, "#people .name") <= px / 2.0,
            "{view:?}"
        );
    }
    // All pages together have all solutions, once each.
    page.resize((1920, 1080));
    page.expect_text("#class-pages span", "Page 1 of 2");
    let mut all = visible(page, "#class-ways .solution");
    page.key(Key::PageDown);
    page.expect_text("#class-pages span", "Page 2 of 2");
    page.painted();
    all.extend(visible(page, "#class-ways .solution"));
    let mut wanted: Vec<String> = reveal::solutions(&MANY_WAYS)[..WAYS]
        .iter()
        .map(|way| way.printed())
        .collect();
    wanted.sort();
    all.sort();
    assert_eq!(all, wanted);
    // An explanation has the board for itself, and gives the room back.
    page.press("#class-ways .explain");
    page.wait_until(
        "one is explained on the board",
        "document.querySelector('.surface > .explanation .tile')?.getBoundingClientRect().width > 60",
    );
    assert_eq!(page.list(OVERLAPS), NONE, "explained");
    page.press(".surface > .explanation .close");
    page.expect_text("#class-pages span", "Page 2 of 2");
    accessible_here(page, "the reveal on a wall");
}

fn a_wall_turns_no_page_for_a_reader_who_wants_no_motion(page: &Page) {
    let site = Site::with_relay();
    page.ask_for(&[("prefers-reduced-motion", "reduce")]);
    let (ada, pupils) = wall_of_class(page, &site, WAYS);
    page.resize((1280, 720));
    find(page, &ada, &pupils, WAYS);
    page.expect_text("#class-pages span", "Page 1 of 3");
    page.expect_text("#class-pages .goes", "Turn by itself");
    site.advance(15_000);
    page.advance(10_000);
    // It learns the time with the next player who comes.
    let _late = Pupil::at(&site, &ada.code(), "Zora", 77);
    page.wait_until(
        "the newcomer is on the wall",
        "document.querySelector('#people').innerText.includes('Zora')",
    );
    page.expect_text("#class-pages span", "Page 1 of 3");
    // A viewer who asks for it has it.
    page.press("#class-pages .goes");
    page.expect_text("#class-pages .goes", "Stop turning");
    site.advance(15_000);
    page.advance(10_000);
    page.expect_text("#class-pages span", "Page 2 of 3");
}

fn a_wall_that_is_higher_than_wide_cuts_nothing(page: &Page) {
    let site = Site::with_relay();
    let (ada, pupils) = wall_of_class(page, &site, 31);
    let fits = |what: &str| {
        for view in [(768, 1024), (1080, 1920)] {
            page.resize(view);
            let what = format!("{what}, {view:?}");
            expect_whole(page, &what);
            for part in ["#goal strong", "#invite-code"] {
                assert_eq!(visible(page, part).len(), 1, "{what}: {part}");
            }
            // All names, in letters that can be read.
            assert_eq!(visible(page, "#people .name").len(), 32, "{what}");
        }
    };
    fits("before the first roll");
    assert!(least_letters_px(page, "#people .name") >= 24.0);
    reveal::deal(&ada, &MANY_WAYS);
    page.expect_phase("everyone");
    fits("thinking");
    assert!(least_letters_px(page, "#people .name") >= 24.0);
    // It ends without a solution.
    ada.must_play(Command::EndRound { with_points: true });
    page.expect_settlement();
    fits("nothing was found");
    find(page, &ada, &pupils, 6);
    fits("revealed");
}

/// The largest and the lowest screens of projectors, the lowest last.
const PROJECTORS: [(u32, u32); 2] = [(1920, 1080), (1280, 720)];

fn the_wall_counts_answers_and_names_nobody_unless_asked(page: &Page) {
    let site = Site::with_relay();
    let (ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    let others = page.others(1);
    let strangers = &others[0];
    strangers.open_group(&site, &format!("#group?table={code}&watch"));
    strangers.expect_table();
    page.open_wall_as(&site, &code, &ada.saved_seat());
    let [ben, cyd, dan, eve] = pupils_at(&site, &code, ["Ben", "Cyd", "Dan", "Eve"]);
    let_all_play(&ada, Everyone::default());
    deal_to(page, &ada, ROLL);
    let count = |words: &str| page.expect_text("#answer-count", words);
    count("0 of 4 have answered");
    solve(&ben, &TWENTY);
    count("1 of 4 have answered");
    // Ben's solution is on no wall, nor the names of those who have answered, until somebody asks
    // for them.
    assert_eq!(page.numbers(), NUMBERS);
    assert!(!page.shows("#people .called, #class-found, #ops, #calls button"));
    page.press("#projector-names");
    page.expect_answer_of("Ben");
    page.press("#projector-names");
    page.expect_number_of("#people .called", 0);
    let fits = |name: &str| {
        for view in PROJECTORS {
            if page.resize_if_possible(view) {
                assert_eq!(page.misfits(), NONE, "{name}, {view:?}");
                assert_eq!(page.cut_texts(), NONE, "{name}, {view:?}");
            }
        }
    };
    fits("a count");
    assert_eq!(page.out_of_view("#answer-count"), NONE);
    accessible_here(page, "the wall of a class");
    solve(&cyd, &[step(2, Op::Mul, 1), step(4, Op::Mul, 0)]);
    solve(&dan, &TWENTY_OTHERWISE);
    solve(&eve, &[]);
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_text("#result", "3 players were right.");
    page.expect_hidden("#answer-count, #class-names");
    page.expect_list(
        CLASS_FOUND,
        &["4 × 5 ÷ 1: 2 players", "(7 − 4 + 1) × 5: 1 player"],
    );
    page.press("#projector-names");
    page.expect_text("#class-found .whose", "Ben, Cyd");
    // A visitor who looks on from elsewhere reads how many they were, and has no such button.
    strangers.expect_list(
        CLASS_FOUND,
        &["4 × 5 ÷ 1: 2 players", "(7 − 4 + 1) × 5: 1 player"],
    );
    strangers.expect_hidden("#projector-names");
    fits("revealed");
    accessible_here(page, "the wall at the reveal");
}

/// Of 2, 2, 4 and 8 pupils make two different solutions; one says that there is none.
fn answer_differently([ben, cyd, dan, eve]: [&Pupil; 4]) {
    solve(ben, &[step(0, Op::Mul, 3), step(4, Op::Add, 2)]);
    solve(cyd, &[step(3, Op::Mul, 1), step(2, Op::Add, 4)]);
    solve(dan, &[step(0, Op::Add, 3), step(4, Op::Mul, 1)]);
    solve(eve, &[]);
}

/// The spec of a pupil's board shows the reveal to a pupil.
fn the_reveal_marks_solutions_of_the_class_and_those_nobody_found(page: &Page) {
    let site = Site::with_relay();
    let [ben, cyd, dan, eve] = class(page, &site, ["Ben", "Cyd", "Dan", "Eve"]);
    page.deal(&[2, 2, 4, 8]);
    page.expect_own_roll(&["2", "2", "4", "8"]);
    answer_differently([&ben, &cyd, &dan, &eve]);
    assert_eq!(page.expect_settlement(), "20 was possible");
    page.expect_solved();
    page.expect_text("#result", "3 players were right.");
    page.expect_text("#class-heading", "The class found 2 different solutions");
    page.expect_text("#class-impossible", "1 player answered IMPOSSIBLE.");
    // Among all solutions those of the class are marked, and those that nobody found.
    let marks = page.list(
        "return [...document.querySelectorAll('#solutions .way .whose')].map((one) => one.innerText)",
    );
    assert!(marks.contains(&"found".to_owned()), "{marks:?}");
    assert!(marks.contains(&"found by nobody".to_owned()), "{marks:?}");
    assert_eq!(marks.len(), page.count("#solutions .way"));
    page.expect_list(
        CLASS_FOUND,
        &["2 × 8 + 4: 2 players", "(2 + 8) × 2: 1 player"],
    );
    page.press("#class-names");
    page.expect_list(CLASS_FOUND, &["2 × 8 + 4: Ben, Cyd", "(2 + 8) × 2: Dan"]);
    page.expect_text("#class-impossible", "Answered IMPOSSIBLE: Eve.");
    // Each is explained on the board, which is idle.
    page.press("#class-found .explain");
    page.wait_until(
        "it is explained",
        "document.querySelector('.surface > .explanation .tile')",
    );
    look(page, "the class's solutions");
    // If there is no way, the reason is shown.
    page.deal(&[1, 1, 1, 5]);
    page.expect_own_roll(&["1", "1", "1", "5"]);
    solve(&ben, &[]);
    page.end_round();
    assert_eq!(page.expect_settlement(), "20 was impossible");
    page.expect_text("#class-heading", "The class found no solution");
    page.wait_until(
        "it says why not",
        "document.querySelector('#solutions .why-not svg')",
    );
}

/// The parts that a host needs beside the solutions.
const NEXT_STEP: &str = "#calls #roll";

fn the_reveal_and_the_next_step_are_on_the_hosts_screen_together(page: &Page) {
    let site = Site::with_relay();
    page.resize((1280, 800));
    let code = page.make_table(&site, "Ada", "Class 5b");
    let pupils = reveal::come(&site, &code, 24);
    page.let_everyone_play();
    page.deal(&MANY_WAYS);
    page.expect_phase("everyone");
    page.turn_side_to("live");
    reveal::solve_in_ways(&pupils, &MANY_WAYS, 6);
    page.expect_settlement();
    page.expect_solved();
    for part in ["live", "host", "players"] {
        page.turn_side_to(part);
        for view in [(1280, 800), (1366, 768), (1920, 1080)] {
            page.resize(view);
            page.painted();
            let what = format!("{part}, {view:?}");
            assert_eq!(visible(page, "#class-found .way").len(), 6, "{what}");
            assert_eq!(visible(page, "#class-found .explain").len(), 6, "{what}");
            assert_eq!(visible(page, NEXT_STEP).len(), 1, "{what}");
            assert_eq!(page.out_of_view(NEXT_STEP), NONE, "{what}");
            assert_eq!(page.list(BROKEN_PARTS), NONE, "{what}");
            assert_eq!(page.cut_texts(), NONE, "{what}");
            assert_eq!(page.too_wide_px(), 0, "{what}");
        }
    }
    accessible_here(page, "the reveal on a host's page");
    // On a phone lines end at outer operators.
    page.resize((360, 740));
    page.painted();
    assert_eq!(page.list(BROKEN_PARTS), NONE);
    page.resize((1280, 800));
    page.press(NEXT_STEP);
    page.expect_phase("everyone");
}

/// The names on the live board, in their order.
const TILES: &str = "
    return [...document.querySelectorAll('#live-pupils .pupil .name')].map((one) => one.innerText);";

fn the_whole_class_is_on_the_live_board_in_the_order_that_the_host_chose(page: &Page) {
    let site = Site::with_relay();
    page.resize((1366, 768));
    page.open_group(&site, "#group?clock=0");
    let code = page.make_table_here("Ada", "Class 5b");
    let mut pupils = reveal::come(&site, &code, 31);
    page.let_everyone_play();
    page.deal(&MANY_WAYS);
    page.expect_phase("everyone");
    let solutions = reveal::solutions(&MANY_WAYS);
    // After a minute most may need help: not those who have answered, and not those who are at it.
    site.advance(61_000);
    reveal::solve(&pupils[0], &MANY_WAYS, &solutions[0]);
    pupils[1].must_play(Command::Answer(FinalAnswer::Impossible));
    pupils[2].must_play(Command::Step(
        reveal::steps_of(&solutions[3], &MANY_WAYS)[0],
    ));
    page.advance(10_000);
    page.turn_side_to("live");
    page.expect_text(
        "#live-counts",
        "1 has it · 1 IMPOSSIBLE · 28 may need help · 1 working",
    );
    page.run("document.querySelector('#side').scrollTop = 0", Vec::new());
    page.painted();
    assert_eq!(visible(page, "#live-pupils .pupil").len(), 31);
    assert_eq!(visible(page, "#live-counts").len(), 1);
    assert_eq!(visible(page, "#live-order button").len(), 2);
    let tiles = page.list(TILES);
    let by_name = |range: std::ops::Range<usize>| {
        let mut names: Vec<String> = range.map(reveal::name).collect();
        names.sort();
        names
    };
    // Pupils with the same need are in the order of names.
    assert_eq!(tiles[..28], by_name(3..31));
    let last = [2, 1, 0].map(reveal::name);
    assert_eq!(tiles[28..], last);
    page.press("#live-by-name");
    page.expect_list(TILES, &by_name(0..31));
    // It is the host's choice after a reload too, and so is the need of help.
    page.reload();
    page.expect_table();
    page.turn_side_to("live");
    page.expect_list(TILES, &by_name(0..31));
    page.expect_words_in("#live-counts", "28 may need help");
    page.press("#live-by-help");
    page.wait_until(
        "those who need help stand first",
        "document.querySelector('#live-pupils .pupil').dataset.state === 'help'",
    );
    accessible_here(page, "the live board");
    let more =
        (31..40).map(|index| Pupil::at(&site, &code, &reveal::name(index), index as u64 + 1));
    pupils.extend(more);
    // A newcomer looks on until the next roll.
    page.end_round();
    page.expect_settlement();
    page.deal(&[1, 4, 5, 7]);
    page.turn_side_to("live");
    page.resize((1920, 1080));
    page.wait_until(
        "all have a tile",
        "document.querySelectorAll('#live-pupils .pupil').length === 40",
    );
    page.run("document.querySelector('#side').scrollTop = 0", Vec::new());
    page.painted();
    assert_eq!(visible(page, "#live-pupils .pupil").len(), 40);
    page.expect_words_in("#live-counts", "40 working");
}
