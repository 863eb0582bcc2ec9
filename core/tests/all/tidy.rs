//! Reads the sources and holds the walls between their parts: who may import
//! whom, where the browser, the clock and chance may be touched, and how
//! the page is built.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A part of a crate (its top module), and the other parts that it may import.
type Wall = (&'static str, &'static [&'static str]);

/// The core, in reading order: nothing imports what comes after it.
const CORE: [Wall; 13] = [
    ("arith", &[]),
    ("dice", &["arith"]),
    ("cards", &["arith", "dice"]),
    ("atlas", &["arith", "dice"]),
    ("games", &["arith", "dice", "cards", "atlas"]),
    ("table", &["arith", "dice", "cards", "games"]),
    ("hand", &["arith", "table"]),
    ("link", &["arith", "dice", "cards", "games", "table"]),
    ("gesture", &[]),
    ("group", &["dice", "table"]),
    ("wire", &["table", "group"]),
    ("session", &["dice", "table", "group", "wire"]),
    ("csv", &["table"]),
];

/// The page, from the browser's edge up to the frame. `app` and `main` hold
/// everything together and may import anything.
const PAGE: [Wall; 16] = [
    ("edge", &[]),
    ("text", &["edge"]),
    ("language", &["edge", "text"]),
    ("fields", &["edge", "text"]),
    ("settings", &["edge", "text"]),
    ("solo", &["edge"]),
    ("kept", &["edge", "text", "settings", "solo"]),
    ("holder", &[]),
    (
        "store",
        &["edge", "text", "settings", "solo", "kept", "holder"],
    ),
    ("guide", &["edge", "text", "solo", "store"]),
    ("route", &["edge", "text", "settings", "store", "guide"]),
    ("view", &["edge", "text"]),
    // It has no table and no store.
    ("study", &["edge", "text", "fields", "view"]),
    // The fourth program: games that need no table.
    (
        "games",
        &["edge", "text", "language", "fields", "route", "view"],
    ),
    (
        "pages",
        &[
            "edge", "text", "fields", "settings", "solo", "store", "holder", "guide", "route",
            "view", "study",
        ],
    ),
    // The third program: its table is the game's own, held by a relay.
    (
        "group",
        &[
            "edge", "text", "fields", "settings", "store", "holder", "route", "view", "study",
            "pages",
        ],
    ),
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

/// The core's own package runs no tests and no examples of its documentation.
const NOT_RUN_IN_CORE: [&str; 3] = ["#[test]", "#[cfg(test)]", "```"];

/// Only the edge knows that there is a browser.
const ONLY_IN_EDGE: [&str; 2] = ["web_sys", "js_sys"];

/// A view takes values and callbacks: it decides nothing and searches nothing.
const NOT_IN_VIEW: [&str; 2] = ["referee", "Search"];

/// What takes part in a build, besides the sources of xtask.
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
    check_walls(&sources("src"), &PAGE, &["app", "main", "lib", "bin"]);
}

#[test]
fn the_core_has_no_clock_no_chance_and_no_world() {
    check_absence(&sources("core/src"), &NOT_IN_CORE);
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
    check_absence(&sources("core/src/arith"), &NOT_IN_ARITH);
}

#[test]
fn only_the_edge_touches_the_browser() {
    let outside: Vec<Source> = sources("src")
        .into_iter()
        .filter(|source| source.part() != "edge")
        .collect();
    check_absence(&outside, &ONLY_IN_EDGE);
}

#[test]
fn a_view_decides_nothing() {
    check_absence(&sources("src/view"), &NOT_IN_VIEW);
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

#[test]
fn imports_are_found_in_every_spelling() {
    for (text, parts) in [
        ("use crate::table::Event;", &["table"][..]),
        (
            "use crate::{arith::{Op, Number}, dice};",
            &["arith", "dice"],
        ),
        ("let op = crate::arith::Op::Add;", &["arith"]),
        ("// use crate::table;", &[]),
        ("use std::fmt;", &[]),
        ("use mycrate::table;", &[]),
    ] {
        let found = imports(&code(text), "crate::");
        assert_eq!(
            found,
            parts.iter().map(ToString::to_string).collect(),
            "{text}"
        );
    }
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
    /// The top module that it belongs to: `table` for `core/src/table/event.rs`.
    fn part(&self) -> &str {
        let (_, inside) = self.name.rsplit_once("src/").unwrap_or(("", &self.name));
        inside.split(['/', '.']).next().unwrap_or(inside)
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
/// parts may import anything; a part without a wall is a new one, which needs
/// a place here.
fn check_walls(sources: &[Source], walls: &[Wall], free: &[&str]) {
    let mut broken = Vec::new();
    for source in sources
        .iter()
        .filter(|source| !free.contains(&source.part()))
    {
        let part = source.part();
        let Some((_, allowed)) = walls.iter().find(|(name, _)| *name == part) else {
            broken.push(format!(
                "{}: '{part}' has no place among the walls",
                source.name
            ));
            continue;
        };
        for import in imports(&code(&source.text), "crate::") {
            // A re-export, a macro or a type of the crate's root is no part.
            let is_part =
                walls.iter().any(|(name, _)| *name == import) || free.contains(&import.as_str());
            if is_part && import != part && !allowed.contains(&import.as_str()) {
                broken.push(format!("{} imports {import}", source.name));
            }
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
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

/// The first names after each `root` such as `crate::`, in braces too.
fn imports(code: &str, root: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in code.match_indices(root) {
        if code[..at].ends_with(is_name) {
            continue;
        }
        let rest = &code[at + root.len()..];
        match rest.strip_prefix('{') {
            Some(group) => found.extend(names_of_group(group)),
            None => found.extend([first_name(rest)]),
        }
    }
    found.remove("");
    found
}

/// The first name of each member of a group, up to its closing brace.
fn names_of_group(group: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut depth = 0;
    let mut start = 0;
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                names.push(first_name(group[start..at].trim_start()));
                start = at + 1;
                if c == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    names
}

fn first_name(text: &str) -> String {
    text.chars().take_while(|c| is_name(*c)).collect()
}

pub fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Whether `word` stands in the text, not as a part of a longer name.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(is_name) && !text[at + word.len()..].starts_with(is_name)
    })
}
