//! Which specs differ from a commit: those whose own text does, and those that name a function
//! or constant of their file whose text does.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result};
use xshell::cmd;

use crate::places;

const SPECS: &str = "tests/specs";
/// Programs of their own, and the list of the files.
const NO_SPECS: [&str; 3] = ["main", "built_page", "figures"];

/// The names, `file::function`, of the specs that differ from this commit.
///
/// # Errors
/// When git does not know the commit, or a file cannot be read.
pub fn specs_since(commit: &str) -> Result<Vec<String>> {
    let shell = places::shell()?;
    let object = format!("{commit}^{{commit}}");
    cmd!(shell, "git rev-parse --verify --quiet {object}")
        .quiet()
        .ignore_stdout()
        .run()
        .with_context(|| format!("git knows no commit {commit}; name another: --changed COMMIT"))?;
    let mut names = Vec::new();
    for entry in fs::read_dir(places::root().join(SPECS))? {
        let path = entry?.path();
        let file = path.file_stem().unwrap_or_default().to_string_lossy();
        if NO_SPECS.contains(&&*file) || path.extension().is_none_or(|end| end != "rs") {
            continue;
        }
        let now = fs::read_to_string(&path)?;
        let place = format!("{commit}:{SPECS}/{file}.rs");
        // A file that is new had no text.
        let before = cmd!(shell, "git show {place}")
            .quiet()
            .ignore_stderr()
            .read()
            .unwrap_or_default();
        let changed = changed_specs(&before, &now).into_iter();
        names.extend(changed.map(|name| format!("{file}::{name}")));
    }
    names.sort();
    Ok(names)
}

/// The specs of a file that differ between two texts of it.
fn changed_specs(before: &str, now: &str) -> Vec<String> {
    let (old, new) = (items(before), items(now));
    let mut changed: BTreeSet<&str> = new
        .iter()
        .filter(|(name, text)| old.get(*name) != Some(*text))
        .map(|(name, _)| *name)
        .collect();
    // What names something that has changed has changed.
    loop {
        let more: Vec<&str> = new
            .iter()
            .filter(|(name, text)| !changed.contains(*name) && names_any(text, &changed))
            .map(|(name, _)| *name)
            .collect();
        if more.is_empty() {
            break;
        }
        changed.extend(more);
    }
    let listed: BTreeSet<&str> = words(listing(now)).collect();
    let specs = changed.into_iter().filter(|name| listed.contains(name));
    specs.map(str::to_owned).collect()
}

fn names_any(text: &str, names: &BTreeSet<&str>) -> bool {
    words(text).any(|word| names.contains(word))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| !word.is_empty())
}

/// What stands in the call of the macro `specs!`.
fn listing(text: &str) -> &str {
    let listing = text.split_once("specs! {").map(|(_, rest)| rest);
    let listing = listing.and_then(|rest| rest.split_once("\n}"));
    listing.map_or("", |(listing, _)| listing)
}

/// The functions, constants, statics and types at the left edge of a formatted file, by name,
/// each with its text.
fn items(text: &str) -> BTreeMap<&str, String> {
    let mut items = BTreeMap::new();
    let mut current: Option<(&str, String)> = None;
    for line in text.lines() {
        if let Some(name) = item_name(line) {
            items.extend(current.take());
            current = Some((name, String::new()));
        }
        let is_comment = line.starts_with("//") || line.starts_with("#[");
        if let Some((_, text)) = current.as_mut().filter(|_| !is_comment) {
            text.push_str(line);
            text.push('\n');
        }
        if line == "}" || line == "};" || line == "];" {
            items.extend(current.take());
        }
    }
    items.extend(current);
    items
}

fn item_name(line: &str) -> Option<&str> {
    const KINDS: [&str; 7] = [
        "const fn ",
        "fn ",
        "const ",
        "static ",
        "struct ",
        "enum ",
        "type ",
    ];
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let rest = KINDS.iter().find_map(|kind| line.strip_prefix(kind))?;
    words(rest).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = "specs! {\n    in_one: [a, b, c],\n}\n\n\
        const WORD: &str = \"x\";\n\n\
        fn a(page: &Page) {\n    helper(page);\n}\n\n\
        /// Why.\nfn b(page: &Page) {\n    page.press(WORD);\n}\n\n\
        fn c(page: &Page) {\n    page.press(\"y\");\n}\n\n\
        fn helper(page: &Page) {\n    page.open(\"\");\n}\n";

    #[test]
    fn a_spec_has_changed_with_its_own_text() {
        let now = BEFORE.replace("\"y\"", "\"z\"");
        assert_eq!(changed_specs(BEFORE, &now), ["c"]);
        assert_eq!(changed_specs("", BEFORE), ["a", "b", "c"]);
    }

    #[test]
    fn a_spec_has_changed_with_what_it_names() {
        let now = BEFORE.replace("page.open(\"\")", "page.open(\"#play\")");
        assert_eq!(changed_specs(BEFORE, &now), ["a"]);
        let now = BEFORE.replace("\"x\"", "\"z\"");
        assert_eq!(changed_specs(BEFORE, &now), ["b"]);
    }

    #[test]
    fn comments_and_the_list_of_specs_change_no_spec() {
        let now = BEFORE.replace("/// Why.", "/// Why not.");
        let now = now.replace(
            "in_one: [a, b, c]",
            "in_every_engine: [a],\n    in_one: [b, c]",
        );
        assert_eq!(changed_specs(BEFORE, &now), [""; 0]);
    }
}
