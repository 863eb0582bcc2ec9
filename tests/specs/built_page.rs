//! The built folder as it is: its size budget, and that it works anywhere.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use score_tests::dist;

/// The whole first load, in bytes of the brotli copies.
const MAX_FIRST_LOAD_BYTES: u64 = 470_000;
/// All messages of a language, which a first visit in it fetches besides.
const MAX_LANGUAGE_BYTES: u64 = 42_000;
/// The most bytes that a first visit to a page of this part, or to one that needs this program,
/// fetches besides the first load. docs/FIGURES.md has the goals, some of which are lower.
const MAX_LATER_BYTES: [(&str, u64); 6] = [
    ("group", 450_000),
    ("games", 172_000),
    ("learning", 440_000),
    ("others", 130_000),
    ("offer", 1_000),
    ("solver", 106_000),
];
/// The files that are fetched after the game runs, to keep it offline: the service worker, and its
/// list of files.
const KEEPS_OFFLINE: &str = "sw.js";
const LIST: &str = "build.json";
/// The files that are fetched to install the game, or to show a link to it.
const INSTALL: &str = "install/";

#[test]
fn the_first_load_is_small_in_each_language() {
    let files_for_later = files_for_later();
    let mut first = 0;
    let mut later: BTreeMap<String, u64> = BTreeMap::new();
    let mut files = files();
    files.sort_by_key(|file| std::cmp::Reverse(size_on_the_way(file)));
    for file in files {
        let name = name_of(&file);
        let size = size_on_the_way(&file);
        if let Some(parts) = files_for_later.get(&name) {
            println!("size: {:>7} {name}, fetched later", kilobytes(size));
            for part in parts {
                *later.entry(part.clone()).or_default() += size;
            }
        } else if ![KEEPS_OFFLINE, LIST].contains(&&*name) && !name.starts_with(INSTALL) {
            println!("size: {:>7} {name}", kilobytes(size));
            first += size;
        }
    }
    tell("whole first load", first, MAX_FIRST_LOAD_BYTES);
    let (languages, programs): (BTreeMap<_, _>, _) = later
        .into_iter()
        .partition(|(part, _)| part.starts_with("language-"));
    let most = BTreeMap::from(MAX_LATER_BYTES);
    for (part, size) in &programs {
        tell(
            &format!("{part}, fetched later"),
            *size,
            most[part.as_str()],
        );
    }
    for (language, size) in &languages {
        tell(language, *size, MAX_LANGUAGE_BYTES);
    }
    assert!(first > 0, "dist/ is empty");
    assert!(first <= MAX_FIRST_LOAD_BYTES, "the page is too large");
    assert!(
        programs
            .iter()
            .all(|(part, size)| *size <= most[part.as_str()]),
        "a later part is too large: {programs:?}"
    );
    assert!(!languages.is_empty(), "there is English alone");
    assert!(
        languages.values().all(|size| *size <= MAX_LANGUAGE_BYTES),
        "the first load in a language is too large: {languages:?}"
    );
}

#[test]
fn every_text_and_program_has_both_compressed_copies() {
    // Pictures are compressed already.
    let is_picture = |name: &String| [".png", ".jpg"].iter().any(|end| name.ends_with(end));
    for name in files().iter().map(name_of).filter(|name| !is_picture(name)) {
        for ending in ["br", "gz"] {
            let copy = dist().join(format!("{name}.{ending}"));
            assert!(copy.is_file(), "{name} has no .{ending} beside it");
        }
    }
}

#[test]
fn every_script_and_program_but_the_offline_one_is_named_by_its_content() {
    for name in files().iter().map(name_of) {
        let is_code = [".js", ".wasm", ".ftl"]
            .iter()
            .any(|end| name.ends_with(end));
        if is_code && name != KEEPS_OFFLINE {
            // The hash is in the name of the file or of its folder.
            let is_hash =
                |digits: &str| digits.len() >= 12 && digits.bytes().all(|b| b.is_ascii_hexdigit());
            let is_hash = name.split(['-', '_', '.', '/']).any(is_hash);
            assert!(is_hash, "{name} could be kept by a browser for too long");
        }
    }
}

#[test]
fn the_list_of_the_build_names_every_file() {
    let list = fs::read_to_string(dist().join(LIST)).expect("the build has a list");
    let list: serde_json::Value = serde_json::from_str(&list).expect("it is JSON");
    let listed = list["files"].as_object().expect("it has files");
    let listed: Vec<&String> = listed.keys().collect();
    let files = files();
    let names = files.iter().map(name_of);
    let mut names: Vec<String> = names
        .filter(|name| ![KEEPS_OFFLINE, LIST].contains(&&**name))
        .map(|name| name.replace("index.html", "./"))
        .collect();
    names.sort();
    assert_eq!(listed, names.iter().collect::<Vec<_>>());
    let build = list["build"].as_str().expect("it has an id");
    assert!(page().contains(&format!("name=\"build\" content=\"{build}\"")));
}

#[test]
fn the_page_can_be_read_without_scripts() {
    let page = page();
    assert!(page.contains("<title>Score"));
    assert!(page.contains("<noscript>"));
    assert!(page.contains("name=description"));
    assert!(page.contains("Make 20 from the numbers of the roll"));
}

#[test]
fn a_messenger_can_show_a_link_to_the_page() {
    let page = page();
    let said = |property: &str| {
        let tag = page
            .split('<')
            .find(|tag| tag.contains(&format!("property={property}")));
        let tag = tag.unwrap_or_else(|| panic!("there is no {property}"));
        let (_, content) = tag.split_once("content=").expect("it says something");
        let content = content.trim_start_matches('"');
        content
            .split(['"', '>'])
            .next()
            .unwrap_or(content)
            .to_owned()
    };
    assert!(said("og:title").starts_with("Score"));
    assert!(said("og:description").contains("Roll four dice"));
    let picture = said("og:image");
    let picture = picture.split(' ').next().unwrap_or(&picture);
    assert!(dist().join(picture).is_file(), "{picture} is not there");
}

#[test]
fn every_address_in_the_page_is_relative() {
    let addresses: Vec<String> = ["href=", "src="]
        .iter()
        .flat_map(|attribute| values_of(&page(), attribute))
        // One that begins so leads to another part of this page.
        .filter(|address| !address.starts_with('#'))
        .collect();
    assert!(addresses.len() > 5, "only {addresses:?}");
    for address in addresses {
        assert!(
            !address.starts_with('/') && !address.contains(':'),
            "{address} holds at one place only"
        );
        assert!(dist().join(&address).is_file(), "{address} is not there");
    }
}

#[test]
fn the_page_has_no_inline_script_and_no_inline_style() {
    let page = page();
    for script in page.split("<script").skip(1) {
        assert!(script.contains("></script>"), "<script{script}");
    }
    assert!(!page.contains("<style"));
    assert_eq!(values_of(&page, " style="), Vec::<String>::new());
    assert!(!page.contains("unsafe-inline") && !page.contains("'unsafe-eval'"));
}

/// The script by which specs change the time of a page is served by their sites only.
#[test]
fn no_file_has_a_hook_of_the_tests() {
    for hook in ["witness", "score:advance", "passTime", "setWallClock"] {
        for file in files() {
            let bytes = fs::read(&file).expect("a file of the built page can be read");
            let has_hook = bytes
                .windows(hook.len())
                .any(|part| part == hook.as_bytes());
            assert!(!has_hook, "{} has '{hook}'", file.display());
        }
    }
}

fn page() -> String {
    fs::read_to_string(dist().join("index.html")).expect("the page is built: cargo xtask dist")
}

/// The files that no first visit waits for, each with the parts that need it, or with the program or
/// the language that it is of: the id of its link says so, such as `solver-wasm` or
/// `language-de-messages`.
fn files_for_later() -> BTreeMap<String, Vec<String>> {
    let page = page();
    let tags = page.split('<');
    // The styles of a part are on the page before it is fetched.
    let is_later = |tag: &&str| tag.contains("rel=later") || tag.contains("data-parts=");
    let links = tags.filter(|tag| tag.starts_with("link") && is_later(tag));
    links
        .map(|tag| {
            let value = |attribute| values_of(tag, attribute).pop();
            let address = value("href=").expect("a link has an address");
            let needed_by = match value(" id=") {
                Some(id) => vec![
                    id.rsplit_once('-')
                        .expect("an id has two parts")
                        .0
                        .to_owned(),
                ],
                None => parts_of(tag),
            };
            (address.trim_start_matches("./").to_owned(), needed_by)
        })
        .collect()
}

/// The parts that the link of a file names.
fn parts_of(tag: &str) -> Vec<String> {
    let (_, parts) = tag.split_once("data-parts=").expect("a link names parts");
    let parts = match parts.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next().unwrap_or(quoted),
        None => parts.split([' ', '>']).next().unwrap_or(parts),
    };
    parts.split(' ').map(str::to_owned).collect()
}

/// The values of an attribute, quoted or not.
fn values_of(page: &str, attribute: &str) -> Vec<String> {
    page.split(attribute)
        .skip(1)
        .map(|rest| {
            let rest = rest.trim_start_matches(['"', '\'']);
            let end = rest
                .find(['"', '\'', ' ', '>'])
                .expect("an attribute ends somewhere");
            rest[..end].to_owned()
        })
        .collect()
}

/// The files of the built page, without their compressed copies.
fn files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    collect(&dist(), &mut files);
    files
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the page is built: cargo xtask dist") {
        let path = entry.expect("dist/ can be read").path();
        let extension = path.extension().and_then(|extension| extension.to_str());
        if path.is_dir() {
            collect(&path, files);
        } else if !matches!(extension, Some("br" | "gz")) {
            files.push(path);
        }
    }
}

/// The address of a file of the page.
fn name_of(file: impl AsRef<Path>) -> String {
    let name = file
        .as_ref()
        .strip_prefix(dist())
        .expect("a file of the page");
    name.to_string_lossy().replace('\\', "/")
}

/// How many bytes a browser fetches for a file.
fn size_on_the_way(file: &Path) -> u64 {
    let copy = dist().join(format!("{}.br", name_of(file)));
    let data = fs::metadata(copy).or_else(|_| fs::metadata(file));
    data.expect("a built file can be read").len()
}

fn tell(what: &str, size: u64, most: u64) {
    println!(
        "size: {:>7} of {} {what}, brotli 11",
        kilobytes(size),
        kilobytes(most)
    );
}

fn kilobytes(bytes: u64) -> String {
    format!("{}.{} kB", bytes / 1000, bytes % 1000 / 100)
}
