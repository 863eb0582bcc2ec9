//! Comments, documents, messages and names of tests are in plain English (CONTRIBUTING.md): each
//! clause has a noun to stand on.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::source_rules::{sources, top};

/// The folders whose files of Rust are read.
const SOURCES: [&str; 7] = ["core", "src", "relay", "site", "tests", "xtask", "fuzz"];

/// The words that begin a sentence without a noun.
const HEADLESS: [&str; 7] = [
    "Who", "Whom", "Whose", "Whoever", "Whomever", "What", "Whatever",
];

/// The words that begin a clause without a noun after a colon or a semicolon.
const HEADLESS_INSIDE: [&str; 6] = ["who", "whom", "whose", "whoever", "what", "whatever"];

/// The words before a clause that begins with a bare *who*.
const BEFORE_WHO: [&str; 17] = [
    "of", "for", "to", "by", "from", "with", "without", "than", "against", "about", "lets",
    "sends", "brings", "and", "asks", "says", "sees",
];

/// The words before a clause that begins with a bare *what*. It says its question well after a verb,
/// as in *says what is wrong*.
const BEFORE_WHAT: [&str; 18] = [
    "of", "for", "to", "by", "from", "with", "without", "than", "against", "about", "on", "in",
    "after", "over", "as", "that", "is", "are",
];

/// The number of such clauses that is allowed: the examples in CONTRIBUTING.md, and two about the
/// options of players.
const MAX_HEADLESS: usize = 5;

/// The most words of a sentence that players read; a variable is one word.
const MAX_WORDS: usize = 24;

/// The tags of HTML that do not end a text.
const INLINE_TAGS: [&str; 5] = ["a", "b", "kbd", "span", "strong"];

/// The folders whose comments on modules and public items begin with a short sentence.
const DOCUMENTED: [&str; 5] = ["core/src", "src", "relay/src", "site/src", "xtask/src"];

/// The most words of the first sentence of the head of a file or of a public item's comment.
const MAX_FIRST_SENTENCE_WORDS: usize = 19;

/// The beginnings of names of tests that have no subject.
const NAMES_WITHOUT_SUBJECT: [&str; 6] = [
    "fn who_",
    "fn whose_",
    "fn whom_",
    "fn whoever_",
    "fn what_",
    "fn whatever_",
];

/// A decision has fewer lines than these.
const MAX_DECISION_LINES: usize = 60;

/// The beginnings of the three parts of a decision.
const PARTS_OF_A_DECISION: [&str; 3] = ["**Context", "**Decision", "**Consequences"];

#[test]
fn clauses_of_comments_and_documents_have_a_noun() {
    let sources = SOURCES.iter().flat_map(|folder| sources(folder));
    let comments = sources.flat_map(|source| found_in(&source.name, &comments(&source.text)));
    let documents = documents();
    assert!(documents.len() > 50, "documents are found");
    let in_documents = documents
        .iter()
        .flat_map(|(name, text)| found_in(name, &without_code(text)));
    let found: Vec<String> = comments.chain(in_documents).collect();
    assert!(found.len() <= MAX_HEADLESS, "{found:#?}");
}

#[test]
fn clauses_of_messages_and_pages_have_a_noun() {
    let found: Vec<String> = texts_that_are_read()
        .iter()
        .filter(|(_, text)| !is_heading(text))
        .flat_map(|(name, text)| {
            let found = match begins_with(text, &HEADLESS_INSIDE) {
                true => vec![text.as_str()],
                false => headless(text),
            };
            found.into_iter().map(move |text| format!("{name}: {text}"))
        })
        .collect();
    assert_eq!(found, [""; 0]);
}

#[test]
fn sentences_of_messages_and_pages_are_short() {
    let texts = texts_that_are_read();
    let sentences = texts
        .iter()
        .flat_map(|(name, text)| sentences(text).map(move |sentence| (name, sentence)));
    let long: Vec<String> = sentences
        .filter(|(_, sentence)| word_count(sentence) > MAX_WORDS)
        .map(|(name, sentence)| format!("{name}: {sentence}"))
        .collect();
    assert_eq!(long, [""; 0]);
}

#[test]
fn names_of_tests_have_a_subject() {
    let mut found = Vec::new();
    for source in SOURCES.iter().flat_map(|folder| sources(folder)) {
        let (_, tests) = match source.name.contains("tests/") {
            true => ("", &*source.text),
            false => source.text.split_once("#[cfg(test)]").unwrap_or_default(),
        };
        let lines = tests.lines().map(str::trim_start);
        let unnamed = lines.filter(|line| {
            let line = line.strip_prefix("async ").unwrap_or(line);
            NAMES_WITHOUT_SUBJECT
                .iter()
                .any(|name| line.starts_with(name))
        });
        found.extend(unnamed.map(|line| format!("{}: {line}", source.name)));
    }
    assert_eq!(found, [""; 0]);
}

#[test]
fn messages_of_assertions_have_a_noun() {
    let mut found = Vec::new();
    for source in SOURCES.iter().flat_map(|folder| sources(folder)) {
        let messages = messages(&source.text);
        let headless = messages.into_iter().filter(|text| is_headless(text, true));
        found.extend(headless.map(|text| format!("{}: {text}", source.name)));
    }
    assert_eq!(found, [""; 0]);
}

#[test]
fn headless_clauses_are_found() {
    for (text, count) in [
        ("Who leaves keeps their points.", 1),
        ("A player who leaves keeps their points.", 0),
        ("It is sent. Whose it was is not.", 1),
        ("Who is it?", 0),
        ("The answer to who does not know the secret.", 1),
        ("The names of players to whom it is sent.", 0),
        ("**Who leaves** keeps points.", 1),
        ("What waits is sent.", 1),
        ("It says what is wrong.", 0),
        ("The list of what is known.", 1),
        ("A message for all: who asks is let in.", 1),
        ("Nobody plays; who asks is let in.", 1),
        ("The page asks who plays.", 1),
        ("The points, and who has won.", 1),
        ("Which of them it is: the last one.", 0),
    ] {
        assert_eq!(headless(text).len(), count, "{text}");
    }
    for (message, texts) in [
        (
            "a = { $count ->\n    [one] Who plays.\n   *[other] { $count } play\n} now",
            ["Who plays.", "… play", "… now"].as_slice(),
        ),
        ("a = Who plays", &["Who plays"]),
    ] {
        assert_eq!(texts_of_messages(message), texts, "{message}");
    }
    let html = "<!-- Who --><p id=\"a\"><b>Dice:</b> two\n  of them.</p><h2>Who plays</h2>";
    assert_eq!(texts_of_html(html), ["Dice: two of them.", "Who plays"]);
    assert_eq!(sentences("One. Two? Three").count(), 3);
    assert_eq!(word_count("2 × … makes it."), 4);
    for (text, is_title) in [
        ("Who plays", true),
        ("Who plays wins.", false),
        ("who", false),
    ] {
        assert_eq!(is_heading(text), is_title, "{text}");
    }
    assert_eq!(head("//! One\n//! head.\n//!\n//! More.\n"), "One head.");
    let code = "/// Begins\n/// here. Who\n/// ends.\nlet a = 1; // Not this.\n\n// Whose.\n";
    assert_eq!(comments(code), ["Begins here. Who ends.", "Whose."]);
    let code = "a.expect(\"what is left\");\nassert!(b, \"{c:?} takes it from who has it\");\n";
    let messages = messages(code);
    let expected = ["what is left", "xc} takes it from who has it"];
    assert_eq!(messages, expected);
    assert!(messages.iter().all(|text| is_headless(text, true)));
}

#[test]
fn each_file_begins_with_a_head_of_its_own() {
    let mut files: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for source in SOURCES.iter().flat_map(|folder| sources(folder)) {
        files
            .entry(head(&source.text))
            .or_default()
            .push(source.name);
    }
    files.retain(|head, names| head.is_empty() || names.len() > 1);
    assert!(files.is_empty(), "{files:#?}");
}

#[test]
fn first_sentences_of_heads_and_public_items_are_short() {
    let mut found = Vec::new();
    for source in DOCUMENTED.iter().flat_map(|folder| sources(folder)) {
        for text in public_documentation(&source.text) {
            let sentence = first_sentence(&text);
            let words = sentence.split_whitespace().count();
            if words > MAX_FIRST_SENTENCE_WORDS {
                found.push(format!("{}: {words} words: {sentence}", source.name));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn public_documentation_is_found() {
    let item =
        "/// One\n/// two. Three.\n///\n/// Four.\n#[derive(\n    Debug,\n)]\npub struct A {\n";
    let fields = "    /// Five.\n    pub a: u8,\n    /// Six.\n    b: u8,\n    pub c: u8,\n}\n";
    let found = public_documentation(&format!("//! A head. More.\n\n{item}{fields}"));
    assert_eq!(found, ["A head. More.", "One two. Three.", "Five."]);
    assert_eq!(first_sentence("One two. Three."), "One two. ");
    assert_eq!(first_sentence("One two."), "One two.");
}

/// The first paragraphs of the head of a file and of the comments on its public items.
fn public_documentation(code: &str) -> Vec<String> {
    let mut found = vec![head(code)];
    let mut comment = Vec::new();
    let mut open_brackets = 0;
    for line in code.lines().map(str::trim_start) {
        if let Some(text) = line.strip_prefix("///") {
            comment.push(text.trim());
        } else if open_brackets > 0 || line.starts_with("#[") {
            open_brackets += line.matches('[').count();
            open_brackets -= line.matches(']').count();
        } else {
            let comment = paragraphs(comment.drain(..));
            if line.starts_with("pub ") || line.starts_with("pub(") {
                found.extend(comment.into_iter().next());
            }
        }
    }
    found
}

fn first_sentence(text: &str) -> &str {
    text.split_inclusive(". ").next().unwrap_or(text)
}

/// The first paragraph of the documentation of a file; empty if there is none.
fn head(code: &str) -> String {
    let lines = code.lines().map_while(|line| line.strip_prefix("//!"));
    let lines = lines.map(str::trim).take_while(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join(" ")
}

#[test]
fn each_decision_is_in_the_list_of_decisions() {
    let folder = top().join("docs/decisions");
    let list = fs::read_to_string(folder.join("README.md")).expect("there is a list");
    for entry in fs::read_dir(folder).expect("a folder of the checkout") {
        let name = entry.expect("an entry").file_name();
        let name = name.to_string_lossy();
        let is_there = list.contains(&format!("({name})"));
        assert!(is_there || name == "README.md", "{name} is not in the list");
    }
    let links = list.split("](").skip(1);
    for link in links.filter_map(|rest| rest.split(')').next()) {
        let path = top().join("docs/decisions").join(link);
        assert!(path.is_file(), "the list names {link}");
    }
}

#[test]
fn each_decision_has_its_three_parts_and_is_short() {
    let decisions = documents();
    let decisions = decisions.iter().filter(|(name, _)| {
        name.starts_with("docs/decisions/") && name != "docs/decisions/README.md"
    });
    let mut found = Vec::new();
    for (name, text) in decisions {
        let lines = text.lines().count();
        if lines >= MAX_DECISION_LINES {
            found.push(format!("{name} has {lines} lines"));
        }
        let lacks = |part: &&&str| !text.lines().any(|line| line.starts_with(**part));
        let missing = PARTS_OF_A_DECISION.iter().filter(lacks);
        found.extend(missing.map(|part| format!("{name} has no {part}")));
    }
    assert_eq!(found, [""; 0]);
}

#[test]
fn each_entry_of_the_changelog_is_one_line() {
    let changelog = fs::read_to_string(top().join("CHANGELOG.md")).expect("there is a changelog");
    let (_, entries) = changelog.split_once("\n## ").expect("there is a version");
    let is_known = |line: &&str| line.is_empty() || line.starts_with(['#', '-']);
    let wrapped: Vec<&str> = entries
        .lines()
        .skip(1)
        .filter(|line| !is_known(line))
        .collect();
    assert_eq!(wrapped, [""; 0], "these lines begin no entry");
}

/// The documents of the checkout by their names.
fn documents() -> Vec<(String, String)> {
    files(&["", "docs", "docs/decisions"], "md")
}

/// The files of these folders whose names end so, each with its name and its text.
fn files(folders: &[&str], end: &str) -> Vec<(String, String)> {
    let entries = folders
        .iter()
        .flat_map(|folder| fs::read_dir(top().join(folder)).expect("a folder of the checkout"));
    let paths = entries.map(|entry| entry.expect("an entry of a folder").path());
    let paths = paths.filter(|path| path.extension().is_some_and(|found| found == end));
    paths
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a document is text");
            (name(&path), text)
        })
        .collect()
}

/// The texts in English that players read, each with the name of its file.
fn texts_that_are_read() -> Vec<(String, String)> {
    let messages = files(&["locales/en"], "ftl");
    let pages = files(&["", "pages"], "html");
    assert!(messages.len() > 5 && pages.len() > 5, "both are found");
    let messages = messages
        .into_iter()
        .map(|(name, text)| (name, texts_of_messages(&text)));
    let pages = pages
        .into_iter()
        .map(|(name, html)| (name, texts_of_html(&html)));
    messages
        .chain(pages)
        .flat_map(|(name, texts)| texts.into_iter().map(move |text| (name.clone(), text)))
        .collect()
}

/// The texts of a file of messages. Each variant of a message is a text of its own, and a variable
/// is written as `…`.
fn texts_of_messages(file: &str) -> Vec<String> {
    let resource = parser::parse(file).expect("messages can be read");
    let mut texts = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let pattern = message.value.as_ref().expect("a message has a value");
            add_texts(pattern, &mut texts);
        }
    }
    texts
}

/// Adds the texts of the variants of a pattern, and then its own.
fn add_texts(pattern: &Pattern<&str>, texts: &mut Vec<String>) {
    let mut own = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => own.push_str(value),
            PatternElement::Placeable { expression } => {
                own.push('…');
                if let Expression::Select { variants, .. } = expression {
                    for variant in variants {
                        add_texts(&variant.value, texts);
                    }
                }
            }
        }
    }
    texts.push(own);
}

/// The visible texts of a page of HTML, a text for each element that is not inside of a line.
fn texts_of_html(html: &str) -> Vec<String> {
    let parts = html.split("<!--").enumerate().map(|(index, part)| {
        let after = part.split_once("-->").map_or("", |(_, after)| after);
        if index == 0 { part } else { after }
    });
    let html: String = parts.collect();
    let mut lines = String::new();
    for part in html.split('<') {
        let (tag, text) = part.split_once('>').unwrap_or(("", part));
        let tag = tag.trim_start_matches('/').split([' ', '\n']).next();
        if !tag.is_some_and(|tag| INLINE_TAGS.contains(&tag)) {
            lines.push('\n');
        }
        lines.push_str(&text.replace('\n', " "));
    }
    let lines = lines.lines().map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        words.join(" ")
    });
    lines.filter(|line| !line.is_empty()).collect()
}

/// Whether a text is a heading or a label that names a question, such as *Who rolls or deals*.
fn is_heading(text: &str) -> bool {
    !text.contains('.') && begins_with(text, &HEADLESS)
}

fn begins_with(text: &str, words: &[&str]) -> bool {
    let first = text.split_whitespace().next();
    first.is_some_and(|first| words.contains(&first))
}

/// The sentences of a text, each with its end.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let by_stop = text.split_inclusive(". ");
    let by_question = by_stop.flat_map(|part| part.split_inclusive("? "));
    by_question.flat_map(|part| part.split_inclusive("! "))
}

/// The number of words in a sentence; a sign such as × is none.
fn word_count(sentence: &str) -> usize {
    let words = sentence.split_whitespace();
    words
        .filter(|word| word.contains(|c: char| c.is_alphanumeric() || c == '…'))
        .count()
}

fn name(path: &Path) -> String {
    let inside = path.strip_prefix(top()).expect("a file of the checkout");
    inside.to_string_lossy().replace('\\', "/")
}

/// The comments of a file of Rust that have lines of their own, each as one text.
fn comments(code: &str) -> Vec<String> {
    let lines = code.lines().map(|line| {
        let line = line.trim_start().strip_prefix("//").unwrap_or("");
        line.trim_start_matches(['/', '!']).trim()
    });
    paragraphs(lines)
}

/// The messages of `expect`, and those at the end of assertions; texts of the page, which have a
/// capital, are none. A value in a message is a word.
fn messages(code: &str) -> Vec<String> {
    let expected = code.split(".expect(\"").skip(1);
    let expected = expected.filter_map(|rest| rest.split('"').next());
    let asserted = code.split("assert").skip(1).filter_map(|rest| {
        let (call, _) = rest.split_once(");\n")?;
        call.rsplit('"').nth(1)
    });
    let messages = expected.chain(asserted);
    messages
        .filter(|text| !text.starts_with(char::is_uppercase))
        .map(|text| text.replace('{', "x").replace(":?", ""))
        .collect()
}

/// The paragraphs and points of a document, without its code.
fn without_code(text: &str) -> Vec<String> {
    let parts = text.split("```").step_by(2);
    parts
        .flat_map(|part| paragraphs(part.lines().map(str::trim)))
        .collect()
}

/// The paragraphs of these lines; a point of a list is one.
fn paragraphs<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut found = vec![String::new()];
    for line in lines {
        let point = ["- ", "* ", "| ", "# ", "> "]
            .iter()
            .find_map(|mark| line.strip_prefix(mark));
        if line.is_empty() || point.is_some() {
            found.push(String::new());
        }
        if let Some(last) = found.last_mut() {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(point.unwrap_or(line));
        }
    }
    found.retain(|paragraph| !paragraph.is_empty());
    found
}

fn found_in(name: &str, texts: &[String]) -> Vec<String> {
    let found = texts.iter().flat_map(|text| headless(text));
    found.map(|clause| format!("{name}: {clause}")).collect()
}

/// The sentences of a text that have a clause without a noun.
fn headless(text: &str) -> Vec<&str> {
    let sentences = text.split_inclusive(". ");
    let clauses = sentences.flat_map(|sentence| sentence.split_inclusive(": ").enumerate());
    let found = clauses.filter(|(index, clause)| is_headless(clause, *index > 0));
    found.map(|(_, clause)| clause).collect()
}

fn is_headless(clause: &str, is_after_colon: bool) -> bool {
    let written: Vec<&str> = clause.split_whitespace().collect();
    let words: Vec<&str> = written
        .iter()
        .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()))
        .collect();
    let begins = words.first().is_some_and(|word| {
        HEADLESS.contains(word) || (is_after_colon && HEADLESS_INSIDE.contains(word))
    });
    let follows = |(index, pair): (usize, &[&str])| {
        let (before, word) = (pair[0], pair[1]);
        (written[index].ends_with(';') && HEADLESS_INSIDE.contains(&word))
            || (BEFORE_WHO.contains(&before) && ["who", "whoever"].contains(&word))
            || (BEFORE_WHAT.contains(&before) && ["what", "whatever"].contains(&word))
    };
    let is_inside = words.windows(2).enumerate().any(follows);
    !clause.contains('?') && (begins || is_inside)
}
