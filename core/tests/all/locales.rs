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

/// Marks an element of the page's HTML with a message's id.
const MESSAGE_ID: &str = "data-l10n-id=\"";
/// Marks an element with the id of its label for screen readers; the English is in the attribute
/// beside this one.
const LABEL_ID: &str = "data-l10n-label=\"";

/// The game's name, which is the same in every language.
const NAME: &str = "Score";

/// The ends of the names of attributes that are read, such as `aria-label`.
const READ_ATTRIBUTES: [&str; 6] = [
    "label",
    "title",
    "placeholder",
    "alt",
    "description",
    "valuetext",
];

/// The call that makes a sentence of a message.
const CALL: &str = "tr!(";

#[test]
fn every_language_has_the_messages_of_english_with_their_variables() {
    let mut english = all_messages();
    for id in ids_in_html().into_iter().chain(ids_of_boot()) {
        english.insert(id, BTreeSet::new());
    }
    let others = other_languages();
    assert!(!others.is_empty());
    for (language, file) in others {
        let other = messages_of(&[file]);
        let lacking: Vec<_> = english
            .keys()
            .filter(|id| !other.contains_key(*id))
            .collect();
        let left_over: Vec<_> = other
            .keys()
            .filter(|id| !english.contains_key(*id))
            .collect();
        assert_eq!((lacking, left_over), (vec![], vec![]), "{language}");
        for (id, variables) in &english {
            assert_eq!(&other[id], variables, "{language}: {id}");
        }
    }
}

#[test]
fn every_language_can_be_chosen_and_fetched() {
    let page = fs::read_to_string(top().join("index.html")).expect("the page is text");
    let list = fs::read_to_string(top().join("src/text/language.rs")).expect("a source is text");
    let others = other_languages();
    for language in others.keys() {
        assert!(
            list.contains(&format!("Language::new(\"{language}\", ")),
            "{language}"
        );
        for (kind, file) in [("words", "words/"), ("messages", "")] {
            let link = format!(
                "<link rel=\"later\" id=\"language-{language}-{kind}\" \
                 href=\"./locales/{file}{language}.ftl\">"
            );
            assert!(page.contains(&link), "{language} {kind}");
        }
        let copy = format!("rel=\"copy-file\" href=\"locales/{language}.ftl\"");
        assert!(page.contains(&copy), "{language}");
    }
    // English is built in.
    assert_eq!(list.matches("Language::new(\"").count(), others.len() + 1);
    assert_eq!(page.matches("id=\"language-").count(), 2 * others.len());
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

#[test]
fn no_view_has_words_of_its_own() {
    let own: Vec<String> = sources("src")
        .into_iter()
        .flat_map(|source| {
            let words = words_of_views(&code(&source.text)).into_iter();
            words.map(move |words| format!("{}: {words}", source.name))
        })
        .collect();
    assert_eq!(own, Vec::<String>::new());
}

#[test]
fn words_of_views_are_found_and_names_are_not() {
    for (text, found) in [
        ("<p>\"Roll first.\"</p>", &["Roll first."][..]),
        ("<p>\n  \"Roll first.\"\n</p>", &["Roll first."]),
        ("<button aria-label=\"Undo\">", &["Undo"]),
        ("<input placeholder=\"your name\"/>", &["your name"]),
        ("<p class=\"quiet help\">{move_tr!(\"roll\")}</p>", &[]),
        ("<span aria-labelledby=\"the-title\">\"×\"</span>", &[]),
        ("Op::Add =>\"add\",\nr#\"<path d=\"M2 6h20\"/>\"#,", &[]),
        ("<span class=\"word\">\"Score\"</span>", &[]),
    ] {
        assert_eq!(words_of_views(text), found, "{text}");
    }
}

/// The words in elements of views and in attributes that are read, which are no message.
fn words_of_views(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for line in code.lines().map(str::trim) {
        let in_elements = line
            .match_indices(">\"")
            .filter(|(at, _)| !line[..*at].ends_with(['=', '-']))
            .map(|(at, begin)| &line[at + begin.len()..]);
        let in_attributes = READ_ATTRIBUTES.iter().flat_map(|name| {
            let rests = line
                .match_indices(name)
                .map(|(at, _)| &line[at + name.len()..]);
            rests.filter_map(|rest| rest.strip_prefix("=\""))
        });
        // A name of a class may have a line for itself, and begins with no large letter.
        let alone = line
            .strip_prefix('"')
            .filter(|text| text.ends_with('"') && text.starts_with(char::is_uppercase));
        let texts = in_elements.chain(in_attributes).chain(alone);
        let texts = texts.map(|text| text.split('"').next().unwrap_or(text));
        found.extend(texts.filter(|text| has_word(text)).map(str::to_owned));
    }
    found
}

fn has_word(text: &str) -> bool {
    let mut words = text.split(|c: char| !c.is_alphabetic());
    text != NAME && words.any(|word| word.chars().count() > 1)
}

/// Sentences that send a reader to another page, each with the name of that page in the menu.
const WAYS_TO_PAGES: [(&str, &str); 4] = [
    ("rules-open-players-and-add", "page-players"),
    ("rules-think-can-20-be", "page-experiment"),
    ("rules-single-keys-can-be", "page-settings"),
    ("rules-24-two-to-six-friends", "page-players"),
];

#[test]
fn a_page_is_called_in_the_rules_as_it_is_in_the_menu() {
    let text_of = |path: PathBuf| fs::read_to_string(path).expect("a file of messages is text");
    // English sentences of the rules are in the page's HTML.
    let english: Vec<String> = entries_of("locales/en")
        .into_iter()
        .chain(entries_of("pages"))
        .map(text_of)
        .collect();
    let others = other_languages().into_values().map(text_of);
    for language in [english.join("\n")].into_iter().chain(others) {
        let line = |id: &str| {
            let begins = [format!("{id} = "), format!("data-l10n-id=\"{id}\"")];
            let has = |line: &&str| begins.iter().any(|begin| line.contains(begin.as_str()));
            language.lines().find(has).expect("each id is there")
        };
        for (way, page) in WAYS_TO_PAGES {
            let (_, name) = line(page).split_once(" = ").expect("it is a message");
            // Within a sentence it may begin small.
            let (said, name) = (line(way).to_lowercase(), name.to_lowercase());
            assert!(said.contains(&name), "{way}: {name}");
        }
    }
}

/// A user with a mouse or keys cannot tap, and one with a finger cannot click.
#[test]
fn no_text_says_tap_or_click() {
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
        for id in values_of(MESSAGE_ID, &html) {
            assert!(ids.insert(id.to_owned()), "{id} is there twice");
        }
    }
    assert!(!ids.is_empty());
    ids
}

/// The text after each `attribute`, which ends in a quotation mark, up to the next one.
fn values_of<'a>(attribute: &str, html: &'a str) -> impl Iterator<Item = &'a str> {
    let rests = html
        .match_indices(attribute)
        .map(|(at, begin)| &html[at + begin.len()..]);
    rests.map(|rest| rest.split('"').next().unwrap_or(rest))
}

/// The frame of the page is read in each language before the program runs: public/first.js puts it
/// there.
#[test]
fn each_word_of_the_frame_before_the_program_is_a_message() {
    let html = fs::read_to_string(top().join("index.html")).expect("the page is text");
    let mut english = all_messages();
    for id in ids_of_boot() {
        english.insert(id, BTreeSet::new());
    }
    let ids = values_of(MESSAGE_ID, &html).chain(values_of(LABEL_ID, &html));
    let unknown: Vec<&str> = ids.filter(|id| !english.contains_key(*id)).collect();
    assert_eq!(unknown, [""; 0]);
    let named: Vec<&str> = html
        .split('<')
        .filter(|tag| tag.contains("aria-label=") && !tag.contains(LABEL_ID))
        .collect();
    assert_eq!(named, [""; 0], "their names would be English");
    // An element that no script has reached has no language but that of the file.
    let (_, body) = html.split_once("<body>").expect("a page has a body");
    let (before, rest) = body
        .split_once("<noscript>")
        .expect("a word without scripts");
    let (_, after) = rest.split_once("</section>").expect("the box of troubles");
    let own = [before, after].into_iter().flat_map(|part| {
        part.split('<')
            .filter_map(|tag| tag.split_once('>'))
            .filter(|(tag, text)| has_word(text) && !tag.contains(MESSAGE_ID))
            .filter(|(tag, _)| !tag.starts_with("!--"))
    });
    assert_eq!(own.collect::<Vec<_>>(), [("", ""); 0]);
}

/// public/first.js puts the page into its direction before the program runs, and the manifests in
/// these languages say theirs.
#[test]
fn the_start_knows_which_languages_are_written_from_right_to_left() {
    let languages = fs::read_to_string(top().join("src/text/language.rs")).expect("a source");
    let codes = languages.split("is_right_to_left: true").skip(1);
    let codes: Vec<&str> = codes
        .map(|rest| rest.split('"').nth(1).expect("its code follows"))
        .collect();
    assert!(!codes.is_empty());
    let known = format!("var RIGHT_TO_LEFT = ['{}'];", codes.join("', '"));
    let script = fs::read_to_string(top().join("public/first.js")).expect("a script is text");
    assert!(script.contains(&known), "{known}");
    let known = format!("[&str; {}] = [\"{}\"];", codes.len(), codes.join("\", \""));
    let chore = fs::read_to_string(top().join("xtask/src/manifests.rs")).expect("a source");
    assert!(
        chore.contains(&format!("const RIGHT_TO_LEFT: {known}")),
        "{known}"
    );
}

/// The ids of the texts before the program runs, whose English is in public/boot.js and index.html:
/// of each reason its title and what to do, the description of the game, the notice that it loads,
/// and the name of its frame; and of the manifest's own texts, whose English is in
/// public/score.webmanifest.
fn ids_of_boot() -> BTreeSet<String> {
    let script = fs::read_to_string(top().join("public/boot.js")).expect("a script is text");
    let reasons = script
        .lines()
        .filter_map(|line| line.trim().split_once(": ['"));
    let ids = reasons
        .flat_map(|(reason, _)| ["title", "text"].map(|part| format!("boot-{reason}-{part}")));
    let others = [
        "again", "about", "coming", "title", "today", "wide", "narrow", "sounds", "theme", "what",
    ];
    let ids: BTreeSet<String> = ids.chain(others.map(|id| format!("boot-{id}"))).collect();
    assert!(ids.len() > 1);
    ids
}

/// The messages of English, which are built into the programs by area.
fn all_messages() -> Messages {
    messages_of(&entries_of("locales/en"))
}

/// The files of the languages besides English, by their codes.
fn other_languages() -> BTreeMap<String, PathBuf> {
    let files = entries_of("locales")
        .into_iter()
        .filter(|path| path.is_file());
    let with_code = files.map(|file| {
        let code = file.file_stem().expect("a file has a name");
        (code.to_string_lossy().into_owned(), file)
    });
    with_code.collect()
}

fn entries_of(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(top().join(folder)).expect("a folder of the checkout");
    let entries = entries.map(|entry| entry.expect("an entry of a folder").path());
    entries.collect()
}

/// The messages of these files; each can be read, and no message is there twice.
fn messages_of(files: &[PathBuf]) -> Messages {
    let mut messages = Messages::new();
    for file in files {
        let name = file.display();
        let text = fs::read_to_string(file).expect("a file of messages is text");
        let resource = parser::parse(text.as_str());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let id = message.id.name.to_owned();
            let pattern = message.value.unwrap_or_else(|| panic!("{id} says nothing"));
            let mut variables = BTreeSet::new();
            find_in_pattern(&pattern, &mut variables);
            let before = messages.insert(id.clone(), variables);
            assert!(before.is_none(), "{name}: {id} is there twice");
        }
    }
    messages
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
