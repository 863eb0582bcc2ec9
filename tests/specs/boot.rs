//! Before the game: its text, its policy, and the messages when it cannot start, or when a part
//! that is fetched later is missing.

use std::fs;

use score_tests::site::{Fault, Plan};
use score_tests::{Engine, Page, Site, dist, specs};
use serde_json::json;

specs! {
    in_every_engine: [
        a_program_that_does_not_come_is_named_and_can_be_tried_again,
        a_later_part_that_does_not_come_can_be_tried_again,
        a_page_opened_as_a_file_says_so,
        a_start_that_stops_is_tried_once_more_by_itself,
        the_styles_of_a_part_are_on_the_page_with_its_first_view_and_not_before,
    ],
    in_one: [
        a_wrong_type_for_the_program_does_no_harm,
        styles_of_whose_arrival_nobody_is_told_hold_nothing_up,
        a_script_that_the_browser_does_not_run_is_named,
        the_page_that_the_address_names_is_read_before_the_game,
        the_line_at_the_top_is_the_same_before_the_game,
        nothing_that_is_read_moves_when_the_game_starts,
        the_table_stands_where_its_outline_was,
        a_table_of_house_rules_has_no_outline,
        a_reader_sees_how_much_of_the_game_has_come,
        the_first_part_of_a_page_shows_what_the_whole_does,
        the_game_runs_and_fetches_its_own_files_alone_when_they_are_asked_for,
        the_game_runs_under_a_sub_path_of_a_plain_server,
        a_reader_whose_browser_cannot_run_the_game_reads_so,
        a_crash_of_the_game_is_said,
        a_start_that_stops_twice_is_said,
        the_players_theme_is_there_before_the_game,
    ],
}

fn faulty(fault: Fault) -> Site {
    Site::start(Plan {
        faults: vec![fault],
        ..Plan::default()
    })
}

/// Waits for the trouble that a page reports, and checks that it is this one
/// and that the rules can be read all the same.
#[track_caller]
fn expect_trouble(page: &Page, reason: &str) {
    page.wait_until(
        "the page says what is wrong",
        "document.querySelector('#trouble').dataset.reason",
    );
    assert_eq!(page.trouble().as_deref(), Some(reason));
    assert!(page.text("#boot").contains("Make 20"));
    assert!(page.shows("#trouble button"));
    // The browser's own complaints are expected here.
    page.take_complaints();
}

/// The pages with text that are on the screen.
fn readable(page: &Page) -> Vec<String> {
    page.list(
        "return [...document.querySelectorAll('main')]
           .filter((one) => one.getClientRects().length > 0).map((one) => one.id)",
    )
}

fn the_page_that_the_address_names_is_read_before_the_game(page: &Page) {
    let site = faulty(Fault::Missing("*.wasm"));
    for (path, named) in [
        ("", &["games"][..]),
        ("#rules", &["rules"]),
        ("#rules-24", &["rules-24"]),
        ("#dials?seed=7", &["dials"]),
        ("#yahtzee", &["yahtzee"]),
        ("#play?roll=1.4.5.7", &[]),
    ] {
        // The first is loaded; the page goes to the others, which make the same requests.
        match path {
            "" => {
                page.open_at(&site, path);
                expect_trouble(page, "missing");
            }
            _ => page.go_to(path),
        }
        assert_eq!(readable(page), named, "{path}");
    }
    // It is the same if the address names it from the start.
    page.open_at(&site, "#dials?seed=7");
    expect_trouble(page, "missing");
    assert_eq!(readable(page), ["dials"]);
    // The menu needs no program.
    page.choose_in_menu("rules");
    page.wait_until(
        "the rules are there",
        "document.querySelector('main#rules').getClientRects().length > 0",
    );
    assert_eq!(readable(page), ["rules"]);
    page.expect_value("return document.title", "Rules – Score");
}

/// The entries of the line at the top besides its buttons, and where they are.
const ENTRIES: &str = "
    scrollTo(0, 0);
    return [...document.querySelectorAll('.top :is(.title, .to-game, nav > *, summary)')]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => [one.innerText, one.getBoundingClientRect()])
      .map(([text, {x, y, width, height}]) =>
        `${text}: ${[x, y, width, height].map((px) => px.toFixed(1))}`)";

fn the_line_at_the_top_is_the_same_before_the_game(page: &Page) {
    let site = faulty(Fault::Missing("*.wasm"));
    let rows = [
        ("", (1280, 720), 8),
        ("#rules", (1280, 720), 9),
        ("#dials", (1280, 720), 8),
        ("#play", (1280, 720), 8),
        ("#play", (360, 640), 1),
        ("#rules", (320, 568), 2),
    ];
    page.open_at(&site, "");
    expect_trouble(page, "missing");
    let before = rows.map(|(path, view, count)| {
        page.resize(view);
        page.go_to(path);
        let entries = page.list(ENTRIES);
        assert_eq!(entries.len(), count, "{path}: {entries:?}");
        entries
    });
    page.open("");
    for ((path, view, _), before) in rows.into_iter().zip(before) {
        page.resize(view);
        page.go_to(path);
        page.expect_list(ENTRIES, &before);
    }
}

/// How much of the view has moved since the page was opened, as browsers measure it.
const MOVED: &str = "
    window.moved = 0;
    window.whatMoved = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.entryType !== 'layout-shift') window.measured = true;
        else for (const {node, previousRect: from, currentRect: to} of entry.sources) {
          moved += entry.value / entry.sources.length;
          whatMoved.push(`${Math.round(entry.startTime)} ms: ${node?.outerHTML?.slice(0, 90)}`
            + ` from ${[from.x, from.y, from.width, from.height]}`
            + ` to ${[to.x, to.y, to.width, to.height]}`);
        }
      }
    });
    observer.observe({type: 'layout-shift', buffered: true});
    // There is one for certain, and it is reported after those.
    observer.observe({type: 'paint', buffered: true});";

/// Only Chromium measures it.
fn nothing_that_is_read_moves_when_the_game_starts(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    for view in [(360, 640), (1280, 720)] {
        page.resize(view);
        for path in ["", "#rules", "#rules-24", "#house", "#atlas"] {
            page.open(path);
            page.run(MOVED, Vec::new());
            page.wait_until("it is measured", "window.measured");
            let moved = page.run("return moved", Vec::new()).as_f64();
            assert!(
                moved.is_some_and(|moved| moved <= 0.01),
                "{path}, {view:?}: {moved:?}\n{}",
                page.list("return whatMoved").join("\n")
            );
        }
    }
}

/// A game that never starts, as long as the tab's storage says so.
const STAYS_BEFORE_THE_GAME: &str = "
    if (sessionStorage.getItem('stay')) {
      WebAssembly.instantiate = WebAssembly.instantiateStreaming = () => new Promise(() => {});
    }";

/// Opens this path and stays before the game.
fn open_before_the_game(page: &Page, site: &Site, path: &str) {
    page.open_at(site, "");
    page.run("sessionStorage.setItem('stay', 'yes')", Vec::new());
    page.open_at(site, path);
    page.wait_until(
        "the game is on its way",
        "document.querySelector('.on-its-way').textContent",
    );
}

/// Opens this path and plays.
fn open_with_the_game(page: &Page, site: &Site, path: &str) {
    page.run("sessionStorage.clear()", Vec::new());
    page.open_at(site, path);
    page.wait_for_game();
}

/// The visible parts of a table, and their places.
const PLACES: &str = "
    return [...document.querySelectorAll('main.play :is(.goal strong, .board, .status, .dice, \
        .tile, .step, .step-slot, .equals, .becomes, .ops, .op, .calls, .call)')]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => [one.tagName === 'STRONG' ? one.innerText : one.classList[0], one.getBoundingClientRect()])
      .map(([name, {x, y, width, height}]) =>
        `${name}: ${[x, y, width, height].map((px) => px.toFixed(0))}`)";

fn the_table_stands_where_its_outline_was(page: &Page) {
    let site = Site::start(Plan {
        script: STAYS_BEFORE_THE_GAME,
        ..Plan::default()
    });
    let views = [(360, 740), (640, 360), (768, 1024), (1280, 800)];
    for (path, call, count) in [("#play?seed=7", "ROLL", 22), ("#24?seed=7", "DEAL", 21)] {
        open_before_the_game(page, &site, path);
        assert_eq!(readable(page), ["table-before"], "{path}");
        assert!(!page.shows("#boot"));
        page.expect_text(
            "#table-before .status",
            "Make the goal from these four numbers, step by step. The game is on its way …",
        );
        page.expect_list(
            "return [...document.querySelectorAll('#table-before .call')]
               .filter((one) => one.getClientRects().length > 0)
               .map((one) => `${one.innerText} ${one.disabled}`)",
            &[format!("{call} true")],
        );
        let before = views.map(|view| {
            page.resize(view);
            page.expect_size(view);
            page.list(PLACES)
        });
        open_with_the_game(page, &site, path);
        for (view, before) in views.into_iter().zip(before) {
            assert_eq!(before.len(), count, "{path}: {before:?}");
            page.resize(view);
            page.expect_list(PLACES, &before);
        }
    }
}

fn a_table_of_house_rules_has_no_outline(page: &Page) {
    let site = Site::start(Plan {
        script: STAYS_BEFORE_THE_GAME,
        ..Plan::default()
    });
    page.open_at(&site, "#play?goal=24");
    page.wait_for_game();
    open_before_the_game(page, &site, "#play");
    assert_eq!(readable(page), [""; 0]);
    assert!(page.shows("#boot"));
}

fn a_reader_sees_how_much_of_the_game_has_come(page: &Page) {
    let site = Site::start(Plan {
        script: STAYS_BEFORE_THE_GAME,
        ..Plan::default()
    });
    for (path, bar) in [
        ("#play", "#table-before .loaded"),
        ("#group", "#boot .loaded"),
    ] {
        open_before_the_game(page, &site, path);
        page.wait_until(
            "all of it has come",
            &format!(
                "(({{value, max}}) => max > 1 && value === max)(document.querySelector('{bar}'))"
            ),
        );
        assert!(page.shows(bar), "{path}");
    }
}

/// Slow networks bring a page in parts, and browsers paint the part that has arrived.
fn the_first_part_of_a_page_shows_what_the_whole_does(page: &Page) {
    let whole = fs::read_to_string(dist().join("index.html")).expect("the built page");
    let (first_part, _) = whole.split_once("id=rules-24").expect("the rules of 24");
    let site = Site::start(Plan {
        faults: vec![
            Fault::Missing("*.wasm"),
            Fault::Text("index.html", first_part.to_owned().leak()),
        ],
        ..Plan::default()
    });
    for (path, shown, hidden) in [
        ("#rules", "main#rules", "main#games"),
        ("", "main#games", "main#rules"),
    ] {
        page.open_at(&site, &format!("index.html{path}"));
        page.wait_until("it is shown", &format!("document.querySelector('{shown}')"));
        assert!(page.shows(shown), "{path}");
        assert!(!page.shows(hidden), "{path}");
        page.take_complaints();
    }
}

/// The addresses of all files that the page has fetched.
fn fetched(page: &Page) -> Vec<String> {
    page.list("return performance.getEntriesByType('resource').map((each) => each.name)")
}

fn the_game_runs_and_fetches_its_own_files_alone_when_they_are_asked_for(page: &Page) {
    // A browser that has the part from another spec asks for nothing.
    let site = Site::start(Plan {
        is_new: true,
        ..Plan::default()
    });
    page.open_at(&site, "#play?roll=1.4.5.7&clock=0");
    page.wait_for_game();
    assert!(!page.shows("#boot"));
    page.expect_phase("thinking");
    let is_fetched = || {
        let requests = site.requests();
        let is_of_dials = |path: &String| path.contains("/part_games.wasm");
        requests.iter().any(is_of_dials)
    };
    assert!(!is_fetched());
    page.turn_to("dials");
    page.expect_dials_board();
    assert!(is_fetched());
    let fetched = fetched(page);
    assert!(
        fetched.iter().any(|address| address.ends_with(".wasm")),
        "{fetched:?}"
    );
    for address in fetched {
        assert!(address.starts_with(site.address()), "{address}");
    }
    page.no_complaints();
    // The policy refuses inline scripts.
    let ran = page.run(
        "const script = document.createElement('script');
         script.textContent = 'window.inlineRan = true';
         document.body.append(script);
         return Boolean(window.inlineRan);",
        Vec::new(),
    );
    assert_eq!(ran, json!(false));
    page.wait_until(
        "the violation is reported",
        "witness.some((each) => each.text.startsWith('policy violation'))",
    );
    page.take_complaints();
}

fn the_styles_of_a_part_are_on_the_page_with_its_first_view_and_not_before(page: &Page) {
    let site = Site::start(Plan::default());
    let parts_with_styles = || {
        page.list(
            "const links = document.querySelectorAll('link[rel=stylesheet][data-parts]');
             const isOn = ({ sheet, disabled }) => sheet && !disabled;
             return [...links].filter(isOn).map(({ dataset }) => dataset.parts);",
        )
    };
    page.open_at(&site, "#play?roll=1.4.5.7&clock=0");
    page.wait_for_game();
    assert!(parts_with_styles().is_empty());
    page.go_to("#practice");
    page.wait_until("practice is there", "document.querySelector('.learn h1')");
    assert_eq!(parts_with_styles(), ["learning"; 3]);
    // The page that the address names has them from the start.
    page.open_at(&site, "#sheet");
    page.wait_until(
        "the form is there",
        "document.querySelector('#sheet-title')",
    );
    assert_eq!(parts_with_styles(), ["learning"; 3]);
}

/// A browser that does not tell of a style that has come.
const LOSES_LOADS: &str = "
    addEventListener('load', (event) => {
      if (event.target.rel === 'stylesheet') event.stopImmediatePropagation();
    }, true);";

fn styles_of_whose_arrival_nobody_is_told_hold_nothing_up(page: &Page) {
    let site = Site::start(Plan {
        script: LOSES_LOADS,
        ..Plan::default()
    });
    page.open_at(&site, "#practice");
    page.wait_until("practice is there", "document.querySelector('.learn h1')");
}

fn the_game_runs_under_a_sub_path_of_a_plain_server(page: &Page) {
    let site = Site::start(Plan {
        under: "/class/games/",
        plain: true,
        ..Plan::default()
    });
    page.open_at(&site, "#play");
    page.wait_for_game();
}

fn a_script_that_the_browser_does_not_run_is_named(page: &Page) {
    for script in ["start-*.js", "score-*/score.js", "score-*/__wasm_split.js"] {
        // A browser runs no text as a script.
        let site = faulty(Fault::Type(script, "text/plain"));
        page.open_at(&site, "");
        expect_trouble(page, "withheld");
    }
}

fn a_wrong_type_for_the_program_does_no_harm(page: &Page) {
    let site = faulty(Fault::Type("*.wasm", "text/plain"));
    page.open_at(&site, "");
    page.wait_for_game();
}

fn a_program_that_does_not_come_is_named_and_can_be_tried_again(page: &Page) {
    let site = faulty(Fault::Missing("*.wasm"));
    page.open_at(&site, "");
    expect_trouble(page, "missing");
    // Now it breaks off on its way.
    site.spoil(&[Fault::Cut("*.wasm")]);
    page.loads(|| page.press("#trouble button"));
    expect_trouble(page, "network");
    site.mend();
    page.loads(|| page.press("#trouble button"));
    page.wait_for_game();
    if page.looks_closely() {
        for file in ["score-*/score.js", "score-*/__wasm_split.js", "start-*.js"] {
            let site = faulty(Fault::Missing(file));
            page.open_at(&site, "");
            expect_trouble(page, "missing");
        }
    }
}

fn a_later_part_that_does_not_come_can_be_tried_again(page: &Page) {
    let site = faulty(Fault::Missing("score-*/part_games.wasm"));
    page.open_at(&site, "#dials?clock=0");
    page.wait_for_game();
    page.wait_until(
        "it is said that a part is missing",
        "document.querySelector('#dials-place [role=alert]')",
    );
    assert_eq!(
        page.text("#dials-place [role=alert]"),
        "This part of the game could not be fetched. Check the network and try again."
    );
    // The game goes its way all the same.
    page.go_to("#play?roll=9.9.9.9&clock=0");
    page.call_score(None);
    page.expect_phase("demo");
    page.turn_to("dials");
    page.press("#dials-place button");
    page.wait_until(
        "it was tried again",
        "document.querySelector('#dials-place [role=alert]')",
    );
    site.mend();
    page.press("#dials-place button");
    page.expect_dials_board();
    page.take_complaints();
}

fn a_page_opened_as_a_file_says_so(page: &Page) {
    page.go(&format!("file://{}", dist().join("index.html").display()));
    expect_trouble(page, "file");
}

/// A browser that lacks a capability, by the tab's storage: `WebAssembly`, leave to run programs,
/// which a policy of the network or the device may refuse without taking it away, or modules.
const LACKING: &str = "{
    const lacks = sessionStorage.getItem('lacks') ?? 'wasm';
    if (lacks === 'wasm') delete window.WebAssembly;
    if (lacks === 'leave') {
      WebAssembly.Module = class {
        constructor() { throw new WebAssembly.CompileError('blocked by a policy'); }
      };
    }
    if (lacks === 'modules') delete HTMLScriptElement.prototype.noModule;
  }";

fn a_reader_whose_browser_cannot_run_the_game_reads_so(page: &Page) {
    let site = Site::start(Plan {
        script: LACKING,
        ..Plan::default()
    });
    for (reason, next) in [
        ("blocked", "leave"),
        ("blocked", "modules"),
        ("old", "nothing"),
    ] {
        page.open_at(&site, "#rules");
        expect_trouble(page, reason);
        assert!(page.shows("main#rules"));
        page.run(
            "sessionStorage.setItem('lacks', arguments[0])",
            vec![json!(next)],
        );
    }
}

fn a_crash_of_the_game_is_said(page: &Page) {
    let site = Site::start(Plan {
        script: "addEventListener('crash', () => {
                   setTimeout(() => { throw new WebAssembly.RuntimeError('unreachable'); });
                 });",
        ..Plan::default()
    });
    page.open_at(&site, "#play?roll=9.9.9.9&clock=0");
    page.wait_for_game();
    page.call_score(None);
    page.run("dispatchEvent(new Event('crash'))", Vec::new());
    page.wait_until(
        "the page says what is wrong",
        "!document.querySelector('#trouble').hidden",
    );
    assert_eq!(page.trouble().as_deref(), Some("crash"));
    assert_eq!(page.take_complaints().len(), 1);
    // Nothing is lost.
    page.loads(|| page.press("#trouble button"));
    page.wait_for_game();
    page.expect_phase("demo");
}

/// Stops the program at its start, so often.
macro_rules! stops_at_its_start {
    ($times:literal) => {
        concat!(
            "{
               const times = Number(sessionStorage.getItem('stopped') ?? 0);
               if (times < ",
            $times,
            ") {
                 sessionStorage.setItem('stopped', times + 1);
                 WebAssembly.Instance = class { constructor() { stop(); } };
                 WebAssembly.instantiate = WebAssembly.instantiateStreaming = async () => stop();
               }
               function stop() { throw new WebAssembly.RuntimeError('Out of bounds table access'); }
             }"
        )
    };
}

fn a_start_that_stops_is_tried_once_more_by_itself(page: &Page) {
    let site = Site::start(Plan {
        script: stops_at_its_start!(1),
        ..Plan::default()
    });
    page.open_at(&site, "#play?roll=9.9.9.9&clock=0");
    expect_second_start(page);
    page.expect_phase("thinking");
    // The page's note on that does not depend on the engine.
    if !page.looks_closely() {
        return;
    }
    // A player's action gives the next document its own try, and is kept in it.
    page.call_score(None);
    page.run("sessionStorage.removeItem('stopped')", Vec::new());
    page.open_at(&site, "#play?clock=0");
    expect_second_start(page);
    page.expect_phase("demo");
}

#[track_caller]
fn expect_second_start(page: &Page) {
    page.wait_through_loads(
        "the game runs after its first start has stopped",
        "sessionStorage.getItem('stopped') === '1' \
         && document.querySelector('#app > .body') && !document.querySelector('#boot')",
    );
    expect_complaints_of_a_restart(page);
}

/// The complaints of a first document that has left before all of its files had arrived.
#[track_caller]
fn expect_complaints_of_a_restart(page: &Page) {
    let others: Vec<String> = page
        .take_complaints()
        .into_iter()
        .filter(|each| !each.starts_with("not loaded: ") && !each.contains(OUT_OF_BOUNDS))
        .collect();
    assert_eq!(others, Vec::<String>::new());
}

/// The message of engines when they stop a program.
const OUT_OF_BOUNDS: &str = "RuntimeError: Out of bounds table access";

fn a_start_that_stops_twice_is_said(page: &Page) {
    let site = Site::start(Plan {
        script: stops_at_its_start!(3),
        ..Plan::default()
    });
    page.open_at(&site, "");
    page.wait_through_loads(
        "the page says what is wrong after the second start",
        "sessionStorage.getItem('stopped') === '2' && !document.querySelector('#trouble').hidden",
    );
    assert_eq!(page.trouble().as_deref(), Some("crash"));
    // A reader who tries again gets both tries anew.
    page.press("#trouble button");
    page.wait_through_loads(
        "the game runs after its third start has stopped",
        "sessionStorage.getItem('stopped') === '3' \
         && document.querySelector('#app > .body') && !document.querySelector('#boot')",
    );
    expect_complaints_of_a_restart(page);
}

fn the_players_theme_is_there_before_the_game(page: &Page) {
    let site = Site::start(Plan {
        script: "if (sessionStorage.getItem('stay before the game')) delete window.WebAssembly;",
        ..Plan::default()
    });
    page.open_at(&site, "");
    page.wait_for_game();
    for _ in 0..3 {
        if page.theme().as_deref() == Some("dark") {
            break;
        }
        page.change_theme();
    }
    page.run(
        "sessionStorage.setItem('stay before the game', 'yes')",
        Vec::new(),
    );
    page.open_at(&site, "");
    expect_trouble(page, "blocked");
    assert_eq!(page.theme().as_deref(), Some("dark"));
}

/// Opens a game that is kept offline, stops its server, opens it again, and plays a roll, for whose
/// solutions the solver has to be kept as well.
#[track_caller]
pub fn play_with_the_server_gone(page: &Page) -> Site {
    let mut site = Site::kept_offline();
    page.open_at(&site, "");
    page.wait_for_game();
    page.wait_until_kept();
    site.stop();
    page.reload();
    page.go_to("#play?roll=9.9.9.9&clock=0");
    page.expect_phase("thinking");
    page.call_score(None);
    page.give_up();
    page.expect_solved();
    assert_eq!(page.solutions(), ["(9 & 9) ÷ 9 + 9"]);
    page.no_complaints();
    site
}
