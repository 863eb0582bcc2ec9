//! Reads the sources and holds the walls between their parts: which modules may import which, where
//! the browser, the clock and randomness may be touched, and how the page is built.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A part of a crate, which is a module with all below it that is no part of its own, and
/// the other parts that it may import.
type Wall = (&'static str, &'static [&'static str]);

/// The core, in reading order: nothing imports what comes after it.
const CORE: [Wall; 25] = [
    ("arith", &[]),
    ("solve", &["arith"]),
    ("teach", &["arith", "solve"]),
    ("dice", &["arith"]),
    ("open_rolls", &["dice"]),
    ("cards", &["arith", "dice"]),
    ("atlas", &["arith", "solve", "teach", "dice"]),
    ("games", &["arith", "solve", "dice", "cards", "atlas"]),
    (
        "table",
        &["arith", "solve", "teach", "dice", "cards", "games"],
    ),
    ("race", &["arith", "solve", "dice", "games", "table"]),
    ("hand", &["arith", "table"]),
    ("workbench", &["arith", "table", "hand"]),
    (
        "lesson",
        &["arith", "solve", "teach", "dice", "games", "table"],
    ),
    ("csv", &["table"]),
    (
        "learn",
        &[
            "arith", "solve", "teach", "dice", "cards", "games", "csv", "table",
        ],
    ),
    ("host_key", &[]),
    (
        "link",
        &[
            "arith", "teach", "dice", "cards", "games", "table", "lesson", "learn", "host_key",
        ],
    ),
    (
        "assignment",
        &[
            "arith", "solve", "dice", "games", "table", "lesson", "learn", "link",
        ],
    ),
    ("gesture", &[]),
    ("spoken_time", &[]),
    ("stored", &[]),
    ("group", &["arith", "dice", "games", "csv", "table", "race"]),
    ("wire", &["table", "host_key", "group"]),
    (
        "relay_session",
        &["dice", "table", "host_key", "group", "wire"],
    ),
    (
        "solver",
        &[
            "arith",
            "solve",
            "teach",
            "dice",
            "open_rolls",
            "atlas",
            "games",
            "lesson",
            "csv",
            "learn",
        ],
    ),
];

/// The page, from the browser's edge up to the frame. `app` and `main` hold
/// everything together and may import anything.
const PAGE: [Wall; 20] = [
    ("edge", &[]),
    ("page", &[]),
    // The address, read once for all pages.
    ("visit", &["edge", "page"]),
    ("text", &["edge"]),
    ("state", &["edge", "text"]),
    ("components", &["edge", "text"]),
    ("solver", &["edge", "text"]),
    ("games/score", &["edge", "text", "state", "components"]),
    ("menu", &["edge", "page", "text", "state", "components"]),
    ("route", &["edge", "page", "text", "state", "games/score"]),
    // It has no table and no store.
    ("study", &["edge", "text", "components", "solver"]),
    // Games that need no table.
    (
        "games/dials",
        &["edge", "page", "visit", "text", "components"],
    ),
    (
        "games/yahtzee",
        &["edge", "page", "visit", "text", "components", "solver"],
    ),
    // Neither do worksheets and mistakes to be found.
    (
        "worksheets",
        &["edge", "page", "visit", "text", "components", "solver"],
    ),
    // The parts that pages and groups share.
    (
        "table",
        &[
            "edge",
            "text",
            "state",
            "components",
            "games/score",
            "route",
            "study",
        ],
    ),
    // It has no table and no store.
    (
        "learn",
        &[
            "edge",
            "page",
            "visit",
            "text",
            "state",
            "components",
            "study",
            "table",
        ],
    ),
    // The form of a package, and the work in it.
    (
        "homework",
        &[
            "edge",
            "page",
            "visit",
            "text",
            "components",
            "games/dials",
            "worksheets",
            "learn",
        ],
    ),
    (
        "group",
        &[
            "edge",
            "page",
            "text",
            "state",
            "components",
            "solver",
            "study",
            "table",
        ],
    ),
    (
        "pages",
        &[
            "edge",
            "page",
            "visit",
            "text",
            "state",
            "components",
            "solver",
            "games/score",
            "route",
            "study",
            "table",
            "group",
        ],
    ),
    // The ways into what is fetched later; `app` alone takes them.
    (
        "parts",
        &[
            "edge",
            "page",
            "text",
            "games/dials",
            "games/yahtzee",
            "worksheets",
            "learn",
            "homework",
            "group",
            "pages",
        ],
    ),
];

/// The relay, from the modules that need no others up to its listener. `main` may import anything.
const RELAY: [Wall; 42] = [
    ("version", &[]),
    ("addresses", &[]),
    ("combining_marks", &[]),
    ("chat", &["combining_marks"]),
    ("confusables", &["combining_marks"]),
    ("clock", &[]),
    ("rng", &[]),
    ("join_code", &["rng"]),
    ("visitor_network", &[]),
    ("quota", &["visitor_network"]),
    ("rate_limit", &["visitor_network"]),
    ("intake", &["rate_limit"]),
    ("metrics", &["version"]),
    ("log", &["rng", "version", "metrics"]),
    ("cluster", &["clock", "visitor_network", "log"]),
    ("role_words", &["combining_marks", "confusables"]),
    (
        "names",
        &["combining_marks", "confusables", "role_words", "log"],
    ),
    ("reserved_names", &["confusables", "quota", "log"]),
    ("operator_log", &["log", "cluster"]),
    ("table_clock", &["log"]),
    (
        "room",
        &[
            "chat",
            "confusables",
            "rng",
            "join_code",
            "visitor_network",
            "quota",
            "rate_limit",
            "log",
            "names",
        ],
    ),
    (
        "settings",
        &[
            "addresses",
            "clock",
            "cluster",
            "rng",
            "quota",
            "rate_limit",
            "metrics",
        ],
    ),
    ("closable_connections", &[]),
    ("frame", &[]),
    ("outbox", &["closable_connections"]),
    ("inbox", &["room", "outbox"]),
    ("broadcast", &["room", "outbox"]),
    (
        "table_task",
        &[
            "clock",
            "rng",
            "rate_limit",
            "metrics",
            "log",
            "operator_log",
            "table_clock",
            "room",
            "frame",
            "outbox",
            "inbox",
            "broadcast",
        ],
    ),
    (
        "hub",
        &[
            "cluster",
            "confusables",
            "rng",
            "join_code",
            "visitor_network",
            "log",
            "names",
            "reserved_names",
            "operator_log",
            "room",
            "settings",
            "inbox",
            "table_task",
        ],
    ),
    ("host_names", &[]),
    ("origin", &["host_names"]),
    ("forwarded", &[]),
    (
        "app_state",
        &[
            "rate_limit",
            "log",
            "room",
            "settings",
            "closable_connections",
            "hub",
            "host_names",
        ],
    ),
    (
        "owner_proxy",
        &["visitor_network", "cluster", "frame", "outbox"],
    ),
    (
        "connection",
        &[
            "cluster",
            "visitor_network",
            "rate_limit",
            "intake",
            "metrics",
            "log",
            "names",
            "room",
            "closable_connections",
            "frame",
            "outbox",
            "inbox",
            "hub",
            "app_state",
            "owner_proxy",
        ],
    ),
    (
        "socket",
        &[
            "visitor_network",
            "rate_limit",
            "intake",
            "log",
            "origin",
            "host_names",
            "forwarded",
            "frame",
            "hub",
            "app_state",
            "connection",
        ],
    ),
    (
        "internal",
        &[
            "intake",
            "log",
            "cluster",
            "hub",
            "app_state",
            "owner_proxy",
            "socket",
        ],
    ),
    ("assets", &[]),
    (
        "http",
        &[
            "addresses",
            "metrics",
            "log",
            "cluster",
            "settings",
            "host_names",
            "forwarded",
            "socket",
        ],
    ),
    ("tls", &[]),
    (
        "server",
        &[
            "addresses",
            "clock",
            "cluster",
            "intake",
            "log",
            "settings",
            "closable_connections",
            "hub",
            "host_names",
            "app_state",
            "socket",
            "internal",
            "http",
            "tls",
        ],
    ),
    ("cli", &["version", "cluster", "quota", "settings"]),
];

/// Clock, chance and the outside world are arguments of the core.
const NOT_IN_CORE: [&str; 12] = [
    "std::time",
    "SystemTime",
    "Instant",
    "getrandom",
    "thread_rng",
    "RandomState",
    "std::fs",
    "std::net",
    "std::io",
    "std::env",
    "std::process",
    "std::thread",
];

/// Every value of the game is an exact fraction.
const NOT_IN_ARITH: [&str; 2] = ["f32", "f64"];

/// Marks of a text that only programmers read.
const FOR_PROGRAMMERS: [&str; 4] = ["expect(", "assert", "panic!", "unreachable!"];

/// The files with the page's sentences for refusals: those that its pages share, and those of the
/// games that need no table.
const WITH_REFUSALS: [&str; 5] = [
    "text/refusals",
    "games/dials/sentences",
    "games/yahtzee/sentences",
    "homework/sentences",
    "learn/sentences",
];

/// The core's own package runs no tests and no examples of its documentation.
const NOT_RUN_IN_CORE: [&str; 3] = ["#[test]", "#[cfg(test)]", "```"];

/// Only the edge knows that there is a browser.
const ONLY_IN_EDGE: [&str; 2] = ["web_sys", "js_sys"];

/// A component takes values and callbacks: it decides nothing and searches nothing.
const NOT_IN_COMPONENTS: [&str; 2] = ["referee", "Search"];

/// The files of the solver's program, besides the core.
const SOLVER_FILES: [&str; 2] = ["src/bin/solver.rs", "src/edge/worker_scope.rs"];

/// The page's library, with which Leptos would come.
const NOT_IN_SOLVER: [&str; 3] = ["leptos", "score", "super::dom"];

/// Functions that find elements by selectors in the whole document: a component has an
/// `AnyNodeRef`.
const BY_SELECTOR: [&str; 6] = [
    "dom::emptied",
    "dom::focus",
    "dom::has_focus",
    "dom::move_focus",
    "dom::remove",
    "dom::show",
];

/// The modules that may: about the page outside of the app, and keys that go from group to
/// group.
const WITH_SELECTORS: [&str; 4] = ["app", "main", "parts", "components/board_arrows"];

/// The functions that say how a roll goes without the solver.
const SEARCHES: [&str; 9] = [
    "solve::distinct(",
    "solve::is_solvable",
    "referee::is_solvable",
    "referee::decide",
    "why_not::single_step",
    "WhyNot::new",
    "DistinctSearch",
    "Atlas::new",
    "WorksheetMaker",
];

/// The modules of the page that have one of these; each asks the guard of open rolls.
const WITH_SEARCHES: [&str; 3] = [
    "state/local_table",
    "state/store/state",
    "study/roll_solutions",
];

/// The parts of a request to the solver.
const TO_THE_SOLVER: [&str; 2] = ["ToSolver", "client::begin"];

/// The modules that make one: of all others it goes through `LatestRequest`, which asks the guard.
const WITH_THE_SOLVER: [&str; 3] = ["solver", "solver/client", "solver/request"];

/// The requests that pass the guard because the referee of a table has granted them.
const GRANTED: [&str; 2] = ["begin_granted", "LatestRequest::granted"];

/// A hint alone does.
const WITH_GRANTS: [&str; 2] = ["study/hint", "study/search"];

/// The files that take part in a build, besides the sources of xtask.
const BUILD_FILES: [&str; 6] = [
    ".cargo/config.toml",
    ".ci/run",
    "Cargo.toml",
    "Trunk.toml",
    "index.html",
    "xtask/Cargo.toml",
];

/// Ways to a smaller or an earlier page that only this project would have: unstable
/// switches, a standard library of its own, other names between program and glue, a
/// bundler, another program under the name of wasm-bindgen, niceness.
const NOT_IN_THE_BUILD: [&str; 12] = [
    "RUSTC_BOOTSTRAP",
    "build-std",
    "BUILD_STD",
    "immediate-abort",
    "\"-Z",
    "rust-src",
    "minify-imports",
    "mangle",
    "esbuild",
    "wasm-bindgen-cli-support",
    "wasm_bindgen_cli_support",
    "\"nice\"",
];

#[test]
fn the_core_imports_in_reading_order() {
    check_walls(&sources("core/src"), &CORE, &["lib"]);
}

#[test]
fn the_page_imports_from_the_edge_up() {
    check_walls(
        &sources("src"),
        &PAGE,
        &["app", "main", "lib", "bin", "games"],
    );
}

#[test]
fn modules_of_the_page_import_in_one_direction() {
    assert_eq!(circles(&sources("src")), [""; 0]);
}

#[test]
fn modules_inside_the_rooms_of_the_core_import_in_one_direction() {
    assert_eq!(circles(&sources("core/src")), [""; 0]);
}

#[test]
fn the_relay_imports_from_the_ground_up() {
    check_walls(&sources("relay/src"), &RELAY, &["lib", "main"]);
}

#[test]
fn modules_of_the_relay_import_in_one_direction() {
    assert_eq!(circles(&sources("relay/src")), [""; 0]);
}

#[test]
fn the_core_has_no_clock_no_chance_and_no_world() {
    check_absence(&sources("core/src"), &NOT_IN_CORE);
}

#[test]
fn the_core_says_nothing_in_words() {
    let said: Vec<(String, String)> = sources("core/src")
        .into_iter()
        .flat_map(|source| {
            let sentences = sentences(&source.text).into_iter();
            sentences.map(move |sentence| (source.name.clone(), sentence))
        })
        .collect();
    assert_eq!(said, []);
}

#[test]
fn a_refusal_has_its_sentence_in_one_place() {
    let elsewhere: Vec<String> = sources("src")
        .into_iter()
        .filter(|source| !WITH_REFUSALS.contains(&source.module()))
        .filter(|source| words_a_refusal(&code(&source.text)))
        .map(|source| source.name)
        .collect();
    assert_eq!(elsewhere, [""; 0]);
}

#[test]
fn each_search_begins_with_its_idea_and_its_bound() {
    let silent: Vec<String> = sources("core/src/solve")
        .into_iter()
        .filter(|source| !source.name.ends_with("/mod.rs"))
        .filter(|source| {
            let lines = source.text.lines();
            let head: Vec<&str> = lines.take_while(|line| line.starts_with("//!")).collect();
            let head = head.join(" ");
            !(head.contains("The idea") && head.contains("bound"))
        })
        .map(|source| source.name)
        .collect();
    assert_eq!(silent, [""; 0]);
}

#[test]
fn every_test_of_the_core_is_outside_of_it() {
    let inside: Vec<(&str, String)> = sources("core/src")
        .into_iter()
        .flat_map(|source| {
            let found = NOT_RUN_IN_CORE.into_iter();
            let found = found.filter(move |mark| source.text.contains(mark));
            found.map(move |mark| (mark, source.name.clone()))
        })
        .collect();
    assert_eq!(inside, []);
}

#[test]
fn arithmetic_has_no_floating_point() {
    for room in ["arith", "solve", "teach"] {
        check_absence(&sources(&format!("core/src/{room}")), &NOT_IN_ARITH);
    }
}

/// Only `solve/mod.rs` says which search suits which operators.
#[test]
fn one_file_chooses_the_search() {
    let others: Vec<Source> = sources("core/src/solve")
        .into_iter()
        .filter(|source| source.name != "core/src/solve/mod.rs")
        .collect();
    check_absence(&others, &["has_all_four"]);
}

/// The fold makes it, once.
#[test]
fn a_referee_makes_no_step() {
    let core = sources("core/src").into_iter();
    let referees: Vec<Source> = core
        .filter(|source| source.name.ends_with("referee.rs"))
        .collect();
    assert!(referees.len() > 1);
    check_absence(&referees, &["make"]);
}

#[test]
fn only_the_edge_touches_the_browser() {
    let outside: Vec<Source> = sources("src")
        .into_iter()
        .filter(|source| !is_within(source.module(), "edge"))
        .collect();
    check_absence(&outside, &ONLY_IN_EDGE);
}

/// The function that reads the whole address of the page, and the modules that may: one yields the
/// address for others; the other writes the address anew, finds the relay beside it, and tells a
/// pasted link of another site from one of the page's own.
const WHOLE_ADDRESS: &str = "location().href()";
const WITH_WHOLE_ADDRESS: [(&str, usize); 2] = [("edge/address", 3), ("edge/for_others", 1)];

#[test]
fn a_link_for_others_is_built_in_one_place() {
    let reads = |source: &Source| {
        let text = code(&source.text);
        let origins = text.matches("location().origin()").count();
        let hosts = text.matches("location().host()").count();
        text.matches(WHOLE_ADDRESS).count() + origins + hosts
    };
    let mut found: Vec<(String, usize)> = sources("src")
        .iter()
        .map(|source| (source.module().to_owned(), reads(source)))
        .filter(|(_, count)| *count > 0)
        .collect();
    found.sort();
    let allowed = WITH_WHOLE_ADDRESS.map(|(module, count)| (module.to_owned(), count));
    assert_eq!(found, allowed);
}

#[test]
fn only_a_few_files_find_elements_in_the_whole_document() {
    let others: Vec<Source> = sources("src")
        .into_iter()
        .filter(|source| !is_within(source.module(), "edge"))
        .filter(|source| !WITH_SELECTORS.contains(&source.module()))
        .collect();
    check_absence(&others, &BY_SELECTOR);
}

#[test]
fn a_component_decides_nothing() {
    check_absence(&sources("src/components"), &NOT_IN_COMPONENTS);
}

/// Nothing on the page reveals the solutions of a roll that a group thinks about: a search by the
/// page asks the guard, and every request to the solver asks it too.
#[test]
fn everything_that_says_how_a_roll_goes_asks_the_guard_of_open_rolls() {
    let page: Vec<Source> = sources("src")
        .into_iter()
        .filter(|source| !SOLVER_FILES.contains(&source.name.as_str()))
        .collect();
    let without = |modules: &[&str]| -> Vec<Source> {
        let others = page.iter();
        let others = others.filter(|source| !modules.contains(&source.module()));
        let copy = |source: &Source| Source {
            name: source.name.clone(),
            text: source.text.clone(),
        };
        others.map(copy).collect()
    };
    let has_any = |sources: &[Source], words: &[&str]| -> Vec<String> {
        let found = sources.iter().filter(|source| {
            let code = code(&source.text);
            words.iter().any(|word| code.contains(word))
        });
        found.map(|source| source.name.clone()).collect()
    };
    assert_eq!(has_any(&without(&WITH_SEARCHES), &SEARCHES), [""; 0]);
    check_absence(&without(&WITH_THE_SOLVER), &TO_THE_SOLVER);
    assert_eq!(has_any(&without(&WITH_GRANTS), &GRANTED), [""; 0]);
    let guarded = WITH_SEARCHES.into_iter().chain(["solver/request"]);
    for module in guarded {
        let source = page.iter().find(|source| source.module() == module);
        let code = code(&source.expect("a module of the page").text);
        assert!(code.contains("open_rolls::"), "{module}");
    }
}

#[test]
fn the_solver_links_nothing_of_the_page() {
    let program: Vec<Source> = sources("src")
        .into_iter()
        .filter(|source| SOLVER_FILES.contains(&source.name.as_str()))
        .collect();
    assert_eq!(program.len(), SOLVER_FILES.len());
    check_absence(&program, &NOT_IN_SOLVER);
}

#[test]
fn the_page_is_built_by_the_standard_tools() {
    let top = top();
    let mut texts: Vec<Source> = sources("xtask");
    for name in BUILD_FILES {
        let text = fs::read_to_string(top.join(name)).expect("a file of the build");
        let name = name.to_owned();
        texts.push(Source { name, text });
    }
    let found: Vec<String> = texts
        .iter()
        .flat_map(|source| {
            let tricks = NOT_IN_THE_BUILD.iter();
            let tricks = tricks.filter(|trick| source.text.contains(*trick));
            tricks.map(|trick| format!("{} has {trick}", source.name))
        })
        .collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn the_page_is_compiled_from_leptos() {
    let tree = Command::new(env!("CARGO"))
        .current_dir(top())
        .args([
            "tree",
            "--offline",
            "--package",
            "score",
            "--edges",
            "normal",
        ])
        .args(["--target", "wasm32-unknown-unknown", "--prefix", "none"])
        .output()
        .expect("cargo runs");
    let crates = String::from_utf8_lossy(&tree.stdout);
    let version = crates
        .lines()
        .find_map(|line| line.strip_prefix("leptos v"));
    assert!(
        version.is_some_and(|version| version.starts_with("0.8.")),
        "{crates}"
    );
    let components = sources("src");
    let with_views = components
        .iter()
        .filter(|source| source.text.contains("view! {"));
    assert!(with_views.count() > 0);
}

/// A page from right to left is mirrored: its styles name the start and the end of a line. If a
/// screen is no rectangle, its safe area has sides of its own.
#[test]
fn styles_have_no_left_and_no_right() {
    let mut sided = Vec::new();
    for entry in fs::read_dir(top().join("style")).expect("a folder of the checkout") {
        let path = entry.expect("an entry of a folder").path();
        let text = fs::read_to_string(&path).expect("a style is text");
        for declaration in text.split(['{', '}', ';']) {
            if has_sides(declaration) {
                sided.push(format!("{}: {}", path.display(), declaration.trim()));
            }
        }
    }
    assert_eq!(sided, Vec::<String>::new());
}

#[test]
fn sides_of_a_style_are_found() {
    for sided in [
        "margin-left: 1px",
        "left: 0",
        "/* At the end. */ text-align: right",
        "padding: 1px 2px 1px calc(1px + 3px)",
    ] {
        assert!(has_sides(sided), "{sided}");
    }
    for mirrored in [
        "margin-inline-start: 1px",
        "text-align: start",
        "padding: 1px calc(2px + 3px)",
        "margin: 1px 2px 3px 2px",
        "padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left)",
        "--left: 1px",
    ] {
        assert!(!has_sides(mirrored), "{mirrored}");
    }
}

/// Whether a declaration of a style, perhaps after a comment, treats left and right differently.
fn has_sides(declaration: &str) -> bool {
    let Some((property, value)) = declaration.split_once(':') else {
        return false;
    };
    let property = property.split_whitespace().last().unwrap_or_default();
    let value = value.trim().trim_end_matches("!important").trim_end();
    let is_side = |word: &str| ["left", "right"].contains(&word);
    match property {
        "text-align" | "float" => is_side(value),
        "margin" | "padding" => {
            let mut depth = 0_usize;
            let mut sides = value.split(|c: char| {
                match c {
                    '(' => depth += 1,
                    ')' => depth = depth.saturating_sub(1),
                    _ => {}
                }
                depth == 0 && c == ' '
            });
            let (right, left) = (sides.nth(1), sides.nth(1));
            left.is_some() && right != left && !value.contains("safe-area-inset")
        }
        _ => !property.starts_with("--") && property.split('-').any(is_side),
    }
}

#[test]
fn imports_are_found_in_every_spelling() {
    for (text, found) in [
        ("use crate::table::Event;", &["table/Event"][..]),
        (
            "use crate::{arith::{Op, Number}, dice};",
            &["arith/Number", "arith/Op", "dice"],
        ),
        (
            "use crate::games::{self, score::guide};",
            &["games/score/guide", "games/self"],
        ),
        ("let op = crate::arith::Op::Add;", &["arith/Op/Add"]),
        (
            "use super::keep::{Keep, MOST};",
            &["hand/keep/Keep", "hand/keep/MOST"],
        ),
        ("// use crate::table;", &[]),
        ("use std::fmt;", &[]),
        ("use mycrate::table;", &[]),
    ] {
        let source = Source {
            name: "core/src/hand/place.rs".to_owned(),
            text: text.to_owned(),
        };
        let found: BTreeSet<String> = found.iter().map(ToString::to_string).collect();
        assert_eq!(source.imports(), found, "{text}");
    }
}

#[test]
fn circles_are_found_inside_a_part() {
    let source = |name: &str, text: &str| Source {
        name: format!("src/{name}.rs"),
        text: text.to_owned(),
    };
    let found = circles(&[
        source("table/mod", "use crate::table::board::Board;"),
        source("table/board", "use crate::table::rules::Rules;"),
        source(
            "table/rules",
            "use crate::dice::Dice;\nuse super::seats::{self, Seat};",
        ),
        source("table/seats/mod", "use crate::table::seats::seat::Seat;"),
        source("table/seats/seat", "use crate::table::board;"),
        source("dice", "use crate::arith;"),
    ]);
    assert_eq!(found, ["table: board → rules → seats → board"]);
}

#[test]
fn sentences_are_found_in_code_and_not_beside_it() {
    for (text, found) in [
        (r#"write!(out, "that is {used} up")"#, 1),
        (r#"out.write_str("roll first")"#, 1),
        (r#"line("a b", "c")"#, 0),
        (r#"let name = "yahtzee";"#, 0),
        (r#"let name = "all prime";"#, 0),
        (r#"step.expect("a step of the board")"#, 0),
        (r#"/// As in "one or two words"."#, 0),
    ] {
        assert_eq!(sentences(text).len(), found, "{text}");
    }
    assert!(words_a_refusal(
        "StepRefusal::Op(_) => {\n tr!(\"table-overflow\")"
    ));
    assert!(!words_a_refusal("Refusal::Op(_) => Problem::Op,"));
    assert!(!words_a_refusal(
        "refusal(&Refusal::Op), Form::Goal => tr!(\"goal\")"
    ));
}

#[test]
fn words_are_found_whole() {
    assert!(has_word("let x: f64 = 1.0;", "f64"));
    assert!(!has_word("fn of64()", "f64"));
    assert!(has_word("use std::time::Duration;", "std::time"));
    assert_eq!(code("a(); // Instant\nb();"), "a(); \nb();");
}

/// A file of Rust, with its name from the top of the checkout.
pub struct Source {
    pub name: String,
    pub text: String,
}

impl Source {
    /// The path of the file as a module: `table/event` for `core/src/table/event.rs`.
    fn module(&self) -> &str {
        let (_, inside) = self.name.rsplit_once("src/").unwrap_or(("", &self.name));
        let inside = inside.trim_end_matches(".rs");
        inside.strip_suffix("/mod").unwrap_or(inside)
    }

    /// The path of the module that the file is in.
    fn parent(&self) -> &str {
        self.module()
            .rsplit_once('/')
            .map_or("", |(above, _)| above)
    }

    /// The paths of its own crate that the file names.
    fn imports(&self) -> BTreeSet<String> {
        let code = code(&self.text);
        let mut found = paths(&code, "crate::", "");
        found.append(&mut paths(&code, "super::", self.parent()));
        found
    }
}

/// The top folder of the checkout.
pub fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("core/tests lies inside the checkout")
}

/// Every file of Rust in a folder and below it.
pub fn sources(folder: &str) -> Vec<Source> {
    let top = top();
    let mut files = Vec::new();
    collect(&top.join(folder), &mut files);
    assert!(!files.is_empty(), "{folder} has no sources");
    files.sort();
    files
        .into_iter()
        .map(|path| Source {
            name: path
                .strip_prefix(top)
                .expect("a file of the checkout")
                .to_string_lossy()
                .replace('\\', "/"),
            text: fs::read_to_string(&path).expect("a source is text"),
        })
        .collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the checkout") {
        let path = entry.expect("an entry of a folder").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// Checks each file's imports against its part's wall. Files of the `free`
/// modules may import anything; a part without a wall is a new one, which needs
/// a place here.
fn check_walls(sources: &[Source], walls: &[Wall], free: &[&str]) {
    let mut broken = Vec::new();
    for source in sources {
        let Some((part, allowed)) = wall(source.module(), walls) else {
            let module = source.module();
            if !free.iter().any(|free| is_within(module, free)) {
                broken.push(format!("{}: it has no place among the walls", source.name));
            }
            continue;
        };
        for import in source.imports() {
            // A macro or a type of the crate's root is no part.
            let imported = wall(&import, walls).map(|(name, _)| *name);
            let is_free = || free.iter().any(|free| is_within(&import, free));
            let is_allowed = match imported {
                Some(imported) => imported == *part || allowed.contains(&imported),
                None => !is_free(),
            };
            if !is_allowed {
                broken.push(format!("{} imports {import}", source.name));
            }
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
}

/// The part that a path leads into.
fn wall<'a>(path: &str, walls: &'a [Wall]) -> Option<&'a Wall> {
    walls.iter().find(|(part, _)| is_within(path, part))
}

fn is_within(path: &str, part: &str) -> bool {
    let rest = path.strip_prefix(part);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The circles of imports between modules that lie beside each other, each with the folder that
/// they lie in. An import of its own parent or child makes none.
fn circles(sources: &[Source]) -> Vec<String> {
    let modules: BTreeSet<&str> = sources.iter().map(Source::module).collect();
    let mut folders: BTreeMap<String, Graph> = BTreeMap::new();
    for source in sources {
        for import in source.imports() {
            let leads_to = modules.iter().filter(|module| is_within(&import, module));
            let Some(imported) = leads_to.max_by_key(|module| module.len()) else {
                continue;
            };
            let from: Vec<&str> = source.module().split('/').collect();
            let to: Vec<&str> = imported.split('/').collect();
            let shared = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
            if let (Some(from_child), Some(to_child)) = (from.get(shared), to.get(shared)) {
                let folder = folders.entry(from[..shared].join("/")).or_default();
                let imports = folder.entry((*from_child).to_owned()).or_default();
                imports.insert((*to_child).to_owned());
            }
        }
    }
    let circle = |(folder, graph): (&String, &Graph)| {
        let circle = circle(graph)?.join(" → ");
        Some(format!("{folder}: {circle}"))
    };
    folders.iter().filter_map(circle).collect()
}

/// The imports of each module of a folder from the modules beside it.
type Graph = BTreeMap<String, BTreeSet<String>>;

/// The first circle of a graph, from one module back to itself.
fn circle(graph: &Graph) -> Option<Vec<&str>> {
    graph.keys().find_map(|start| {
        let mut trail = vec![start.as_str()];
        leads_back(graph, &mut trail, &mut BTreeSet::new()).then_some(trail)
    })
}

/// Whether the last module of the trail leads to the first one; then the trail is complete.
fn leads_back<'a>(
    graph: &'a Graph,
    trail: &mut Vec<&'a str>,
    seen: &mut BTreeSet<&'a str>,
) -> bool {
    let here = trail[trail.len() - 1];
    for next in graph.get(here).into_iter().flatten() {
        if seen.insert(next) {
            trail.push(next);
            if next == trail[0] || leads_back(graph, trail, seen) {
                return true;
            }
            trail.pop();
        }
    }
    false
}

fn check_absence(sources: &[Source], words: &[&str]) {
    let found: Vec<String> = sources
        .iter()
        .flat_map(|source| {
            let code = code(&source.text);
            words
                .iter()
                .filter(|word| has_word(&code, word))
                .map(|word| format!("{} has {word}", source.name))
                .collect::<Vec<_>>()
        })
        .collect();
    assert!(found.is_empty(), "{found:#?}");
}

/// The text without its comments, documentation included.
pub fn code(text: &str) -> String {
    let lines: Vec<&str> = text
        .lines()
        .map(|line| line.split_once("//").map_or(line, |(code, _)| code))
        .collect();
    lines.join("\n")
}

/// The texts in quotes that are more than a name: three words, or two that are written as they are.
fn sentences(text: &str) -> Vec<String> {
    let code = code(text);
    let quoted = code
        .lines()
        .filter(|line| !FOR_PROGRAMMERS.iter().any(|mark| line.contains(mark)))
        .flat_map(|line| {
            let quoted = line.split('"').skip(1).step_by(2);
            let is_printed = line.contains("write_str(") || line.contains("write!(");
            quoted.map(move |quoted| (quoted.to_owned(), if is_printed { 2 } else { 3 }))
        });
    quoted
        .filter(|(quoted, fewest)| {
            let words = quoted.split(' ');
            let is_word = |word: &&str| word.len() > 1 && word.chars().all(char::is_alphabetic);
            words.filter(is_word).count() >= *fewest
        })
        .map(|(quoted, _)| quoted)
        .collect()
}

/// Whether a variant of a refusal becomes a message.
fn words_a_refusal(code: &str) -> bool {
    code.match_indices("Refusal::").any(|(at, _)| {
        code[at..].split_once("=>").is_some_and(|(pattern, arm)| {
            let arm = arm.trim_start_matches(|c: char| c.is_whitespace() || c == '{');
            // After a closing bracket of the code around it, it is no pattern.
            let is_pattern = pattern.matches('(').count() >= pattern.matches(')').count();
            is_pattern && arm.starts_with("tr!")
        })
    })
}

/// The paths after each `root` such as `crate::`, below the module `base`, with `/` for
/// `::`; those in braces too.
fn paths(code: &str, root: &str, base: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in code.match_indices(root) {
        if !code[..at].ends_with(is_name) {
            add_paths(&code[at + root.len()..], base, &mut found);
        }
    }
    found
}

/// Adds the path, or the group of paths, that `text` begins with.
fn add_paths(text: &str, base: &str, found: &mut BTreeSet<String>) {
    let text = text.trim_start();
    if let Some(group) = text.strip_prefix('{') {
        for member in members(group) {
            add_paths(member, base, found);
        }
        return;
    }
    let name: String = text.chars().take_while(|c| is_name(*c)).collect();
    if name.is_empty() {
        return;
    }
    let path = match base {
        "" => name.clone(),
        base => format!("{base}/{name}"),
    };
    match text[name.len()..].strip_prefix("::") {
        Some(rest) => add_paths(rest, &path, found),
        None => {
            found.insert(path);
        }
    }
}

/// The members of a group, up to its closing brace.
fn members(group: &str) -> Vec<&str> {
    let mut members = Vec::new();
    let mut depth = 0;
    let mut start = 0;
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                members.push(&group[start..at]);
                start = at + 1;
                if c == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    members
}

pub fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Whether `word` is in the text, not as a part of a longer name.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(is_name) && !text[at + word.len()..].starts_with(is_name)
    })
}
