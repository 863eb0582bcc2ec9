//! The messages in `locales/`: each is there in every language, with the same variables,
//! as the page's sources name them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

use crate::source_rules::{code, is_name, sources, top};

/// A message's variables, by its id.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The languages besides English.
const OTHERS: [&str; 1] = ["de"];

/// The messages for the words in the page's own HTML, whose English is there.
const PAGES: &str = "pages.ftl";

/// Marks an element of the page's HTML with a message's id.
const MESSAGE_ID: &str = "data-l10n-id=\"";

/// What makes a sentence of a message.
const CALL: &str = "tr!(";

#[test]
fn every_language_has_the_messages_of_english_with_their_variables() {
    let english = files_of("en");
    for language in OTHERS {
        let mut other = files_of(language);
        let pages = other.remove(PAGES).unwrap_or_default();
        assert_eq!(pages.into_keys().collect::<BTreeSet<_>>(), ids_in_html());
        let names = |files: &BTreeMap<String, Messages>| files.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&other), names(&english), "the files of {language}");
        for (file, messages) in &english {
            assert_eq!(&other[file], messages, "{language}/{file}");
        }
    }
}

#[test]
fn the_page_names_messages_that_there_are_and_gives_their_variables() {
    let english = all_messages();
    let mut wrong = Vec::new();
    for source in sources("src") {
        for (id, given) in calls(&code(&source.text)) {
            match english.get(&id) {
                None => wrong.push(format!("{}: there is no message {id}", source.name)),
                Some(wanted) if *wanted != given => {
                    wrong.push(format!(
                        "{}: {id} wants {wanted:?}, not {given:?}",
                        source.name
                    ));
                }
                Some(_) => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_message_is_left_over() {
    let texts: String = sources("src")
        .into_iter()
        .map(|source| source.text)
        .collect();
    let unused: Vec<String> = all_messages()
        .into_keys()
        .filter(|id| !texts.contains(&format!("\"{id}\"")))
        .collect();
    assert_eq!(unused, Vec::<String>::new());
}

/// Who has a mouse or keys is not told to tap, who has a finger not to click.
#[test]
fn nobody_is_told_to_tap_or_to_click() {
    let folders = ["locales/en", "pages"].map(|folder| top().join(folder));
    let entries = folders.into_iter().flat_map(|folder| {
        let entries = fs::read_dir(folder).expect("a folder of the checkout");
        entries.map(|entry| entry.expect("an entry of a folder").path())
    });
    let mut told = Vec::new();
    for path in entries {
        let text = fs::read_to_string(&path).expect("texts are text");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            // An id is not read, and neither are a tag and its attributes.
            let read = line.split_once(" = ").map_or(line, |(_, read)| read);
            let read = read
                .split('<')
                .map(|part| part.rsplit('>').next().unwrap_or(part));
            let read = read.collect::<Vec<_>>().join(" ").to_lowercase();
            let mut words = read.split(|c: char| !c.is_alphanumeric() && c != '-');
            if words.any(|word| ["tap", "click"].contains(&word)) {
                told.push(format!("{}: {line}", path.display()));
            }
        }
    }
    assert_eq!(told, Vec::<String>::new());
}

#[test]
fn calls_are_found_with_their_variables() {
    for (text, id, given) in [
        ("tr!(\"undo\")", "undo", &[][..]),
        (
            "move_tr!(\n  \"a-b\",\n  count = f(x, y),\n)",
            "a-b",
            &["count"],
        ),
        (
            "tr!(\"c\", one = g(h == 2, \"a, b = c)\"), two = 3)",
            "c",
            &["one", "two"],
        ),
    ] {
        let given = given.iter().map(ToString::to_string).collect();
        assert_eq!(calls(text), [(id.to_owned(), given)], "{text}");
    }
}

/// The ids of the messages in the page's HTML.
fn ids_in_html() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for entry in fs::read_dir(top().join("pages")).expect("a folder of the checkout") {
        let path = entry.expect("an entry of a folder").path();
        let html = fs::read_to_string(&path).expect("HTML is text");
        for (at, _) in html.match_indices(MESSAGE_ID) {
            let rest = &html[at + MESSAGE_ID.len()..];
            let (id, _) = rest.split_once('"').expect("an attribute has an end");
            assert!(ids.insert(id.to_owned()), "{id} is there twice");
        }
    }
    assert!(!ids.is_empty());
    ids
}

fn all_messages() -> Messages {
    files_of("en").into_values().flatten().collect()
}

/// The messages of a language, by file; each file can be read, and no message is twice.
fn files_of(language: &str) -> BTreeMap<String, Messages> {
    let folder = top().join("locales").join(language);
    let mut seen = BTreeSet::new();
    let entries = fs::read_dir(&folder).expect("a folder of the checkout");
    let paths = entries.map(|entry| entry.expect("an entry of a folder").path());
    let mut paths: Vec<PathBuf> = paths.collect();
    paths.sort();
    paths
        .into_iter()
        .map(|path| {
            let name = path
                .file_name()
                .expect("a file")
                .to_string_lossy()
                .into_owned();
            let text = fs::read_to_string(&path).expect("a file of messages is text");
            let resource = parser::parse(text.as_str());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
            let mut messages = Messages::new();
            for entry in resource.body {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let id = message.id.name.to_owned();
                assert!(seen.insert(id.clone()), "{language}: {id} is there twice");
                let pattern = message.value.unwrap_or_else(|| panic!("{id} says nothing"));
                let mut variables = BTreeSet::new();
                find_in_pattern(&pattern, &mut variables);
                messages.insert(id, variables);
            }
            (name, messages)
        })
        .collect()
}

fn find_in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            find_in_expression(expression, variables);
        }
    }
}

fn find_in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => find_in_inline(inline, variables),
        Expression::Select { selector, variants } => {
            find_in_inline(selector, variables);
            for variant in variants {
                find_in_pattern(&variant.value, variables);
            }
        }
    }
}

fn find_in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => find_in_expression(expression, variables),
        InlineExpression::FunctionReference { arguments, .. } => {
            let CallArguments { positional, .. } = arguments;
            for argument in positional {
                find_in_inline(argument, variables);
            }
        }
        InlineExpression::MessageReference { id, .. } => panic!("{} is another message", id.name),
        _ => {}
    }
}

/// The ids and the names of the variables in each call of `tr!` or `move_tr!`.
fn calls(text: &str) -> Vec<(String, BTreeSet<String>)> {
    let found = text.match_indices(CALL);
    found
        .filter_map(|(at, _)| {
            let rest = text[at + CALL.len()..].trim_start();
            let (id, rest) = rest.strip_prefix('"')?.split_once('"')?;
            Some((id.to_owned(), names_given(rest)))
        })
        .collect()
}

/// The names before `=` between the commas of a call, up to its closing parenthesis.
fn names_given(arguments: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let (mut depth, mut is_in_string, mut before) = (0, false, ' ');
    let mut argument = String::new();
    for c in arguments.chars() {
        if c == '"' && before != '\\' {
            is_in_string = !is_in_string;
        }
        before = c;
        if is_in_string {
            continue;
        }
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => argument.clear(),
            '=' if depth == 0 && !argument.is_empty() => {
                names.insert(argument.trim().to_owned());
                argument.clear();
            }
            _ if depth == 0 && (is_name(c) || argument.is_empty() && !c.is_whitespace()) => {
                argument.push(c);
            }
            _ => {}
        }
    }
    names.remove("");
    names
}
