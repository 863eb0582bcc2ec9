//! Finds the specs that differ from a commit: those whose own text has changed, those that run in
//! other engines now, and those that use an item, of their file or imported from another one, whose
//! text has changed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result};
use xshell::cmd;

use crate::paths;

const SPECS: &str = "tests/specs";
/// The files that are no specs: separate programs, and the list of the files.
const NO_SPECS: [&str; 3] = ["main", "built_page", "figures"];

/// A file of specs, at the commit and now.
struct File {
    name: String,
    before: String,
    now: String,
}

/// The names, `file::function`, of the specs that differ from the last commit that this commit and
/// the present one have in common.
///
/// # Errors
/// When git does not know the commit, or a file cannot be read.
pub fn specs_since(commit: &str) -> Result<Vec<String>> {
    let shell = paths::shell()?;
    let base = cmd!(shell, "git merge-base HEAD {commit}").quiet().read();
    let base = base
        .with_context(|| format!("git knows no commit {commit}; name another: --changed COMMIT"))?;
    let mut files = Vec::new();
    for entry in fs::read_dir(paths::root().join(SPECS))? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        if NO_SPECS.contains(&&*name) || path.extension().is_none_or(|end| end != "rs") {
            continue;
        }
        let path = format!("{base}:{SPECS}/{name}.rs");
        // A new file had no text.
        let before = cmd!(shell, "git show {path}")
            .quiet()
            .ignore_stderr()
            .read()
            .unwrap_or_default();
        files.push(File {
            name: name.into_owned(),
            before,
            now: fs::read_to_string(&path)?,
        });
    }
    Ok(changed_specs(&files))
}

/// The specs, `file::function`, that differ between two texts of their files.
fn changed_specs(files: &[File]) -> Vec<String> {
    let items: Vec<_> = files.iter().map(|file| items(&file.now)).collect();
    let mut changed: BTreeSet<(&str, &str)> = BTreeSet::new();
    for (file, items) in files.iter().zip(&items) {
        let old = self::items(&file.before);
        let differs = |name: &str, text: &String| old.get(name) != Some(text);
        let new = items.iter().filter(|(name, text)| differs(name, text));
        changed.extend(new.map(|(name, _)| (&*file.name, *name)));
    }
    // A text that names a changed item counts as changed, too.
    loop {
        let count = changed.len();
        for (file, items) in files.iter().zip(&items) {
            let known: BTreeSet<&str> = items
                .keys()
                .filter(|name| changed.contains(&(&*file.name, **name)))
                .copied()
                .chain(imported(&file.now, &changed))
                .collect();
            let new = items.iter().filter(|(_, text)| names_any(text, &known));
            changed.extend(new.map(|(name, _)| (&*file.name, *name)));
        }
        if changed.len() == count {
            break;
        }
    }
    let changed = &changed;
    let mut specs: Vec<String> = files
        .iter()
        .flat_map(|file| {
            let before = lists(&file.before);
            let listed = lists(&file.now).into_iter();
            let differs = listed.filter(move |(name, list)| {
                changed.contains(&(&*file.name, *name)) || before.get(name) != Some(list)
            });
            differs.map(|(name, _)| format!("{}::{name}", file.name))
        })
        .collect();
    specs.sort();
    specs
}

/// The names that a file imports from other files of specs and that have changed there.
fn imported<'a>(text: &'a str, changed: &BTreeSet<(&str, &str)>) -> impl Iterator<Item = &'a str> {
    text.split("use crate::").skip(1).flat_map(move |rest| {
        let mut words = words(rest.split(';').next().unwrap_or_default());
        let file = words.next().unwrap_or_default();
        words.filter(move |name| changed.contains(&(file, *name)))
    })
}

fn names_any(text: &str, names: &BTreeSet<&str>) -> bool {
    words(text).any(|word| names.contains(word))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| !word.is_empty())
}

/// The specs of a file, each with its list of the macro `specs!`.
fn lists(text: &str) -> BTreeMap<&str, &str> {
    let listing = text.split_once("specs! {").map(|(_, rest)| rest);
    let listing = listing.and_then(|rest| rest.split_once("\n}"));
    let listing = listing.map_or("", |(listing, _)| listing);
    let mut lists = BTreeMap::new();
    for part in listing.split(']') {
        if let Some((list, specs)) = part.split_once('[') {
            let list = words(list).next().unwrap_or_default();
            lists.extend(words(specs).map(|spec| (spec, list)));
        }
    }
    lists
}

/// The functions, constants, statics, types and macros at the left edge of a formatted file, by
/// name, each with its text; a type's with all of its methods.
fn items(text: &str) -> BTreeMap<&str, String> {
    let mut items: BTreeMap<&str, String> = BTreeMap::new();
    let mut current = None;
    for line in text.lines() {
        current = item_name(line).or(current);
        let is_comment = line.starts_with("//") || line.starts_with("#[");
        if let Some(name) = current.filter(|_| !is_comment) {
            let text = items.entry(name).or_default();
            text.push_str(line);
            text.push('\n');
        }
        if line == "}" || line == "};" || line == "];" {
            current = None;
        }
    }
    items
}

fn item_name(line: &str) -> Option<&str> {
    const KINDS: [&str; 8] = [
        "const fn ",
        "fn ",
        "const ",
        "static ",
        "struct ",
        "enum ",
        "type ",
        "macro_rules! ",
    ];
    let line = line.strip_prefix("pub ").unwrap_or(line);
    if line.starts_with("impl") {
        // `impl<'a> Class<'a> {`, `impl Drop for Class {`
        let of = line.split_once(" for ").map_or(line, |(_, of)| of);
        let of = of
            .strip_prefix("impl")
            .map_or(of, |of| of.split_once("> ").map_or(of, |(_, of)| of));
        return words(of).next();
    }
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
        fn c(page: &Page) {\n    Class::begin(page);\n}\n\n\
        struct Class;\n\n\
        impl<'p> Class<'p> {\n    fn begin(page: &Page) {\n        stop!(1);\n    }\n}\n\n\
        macro_rules! stop {\n    ($times:literal) => {};\n}\n\n\
        pub fn helper(page: &Page) {\n    page.open(\"\");\n}\n";
    const OTHER: &str = "use crate::first::{helper, WORD};\n\n\
        specs! {\n    in_one: [d],\n}\n\nfn d(page: &Page) {\n    helper(page);\n}\n";

    fn changed(before: &str, now: &str) -> Vec<String> {
        let file = |name: &str, before: &str, now: &str| File {
            name: name.to_owned(),
            before: before.to_owned(),
            now: now.to_owned(),
        };
        changed_specs(&[file("first", before, now), file("other", OTHER, OTHER)])
    }

    #[test]
    fn a_spec_has_changed_with_its_own_text() {
        let now = BEFORE.replace("Class::begin(page)", "Class::begin(page, 1)");
        assert_eq!(changed(BEFORE, &now), ["first::c"]);
        assert_eq!(changed("", &now).len(), 4);
        assert_eq!(changed(BEFORE, BEFORE), [""; 0]);
    }

    #[test]
    fn a_spec_has_changed_with_the_items_that_it_names() {
        let now = BEFORE.replace("\"x\"", "\"z\"");
        assert_eq!(changed(BEFORE, &now), ["first::b"]);
        let now = BEFORE.replace("stop!(1)", "stop!(2)");
        assert_eq!(changed(BEFORE, &now), ["first::c"]);
        let now = BEFORE.replace("($times:literal)", "($often:literal)");
        assert_eq!(changed(BEFORE, &now), ["first::c"]);
    }

    #[test]
    fn a_spec_has_changed_with_the_imports_of_its_file() {
        let now = BEFORE.replace("page.open(\"\")", "page.open(\"#play\")");
        assert_eq!(changed(BEFORE, &now), ["first::a", "other::d"]);
    }

    #[test]
    fn a_spec_that_runs_in_other_engines_now_has_changed_and_comments_change_none() {
        let now = BEFORE.replace("/// Why.", "/// Why not.");
        assert_eq!(changed(BEFORE, &now), [""; 0]);
        let now = now.replace(
            "in_one: [a, b, c]",
            "in_every_engine: [a],\n    in_one: [b, c]",
        );
        assert_eq!(changed(BEFORE, &now), ["first::a"]);
    }
}
