//! Writes the list of a build's files with their hashes. With it the page's service worker stores a
//! build completely or not at all.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;
use sha2::{Digest, Sha256};

/// The name of the list, under which the page and the service worker find it.
pub const FILE: &str = "build.json";

/// The name of the page itself in the list: a browser asks for the folder.
const PAGE: &str = "./";

/// The files that are not in the list. They are the list itself, and files that browsers update by
/// rules of their own.
const NOT_LISTED: [&str; 2] = [FILE, "sw.js"];

/// The tag before which the build's id is written into the page.
const PLACE_OF_ID: &str = "<title>";

/// The attributes of files that a first visit does not wait for, minified or not. They are those
/// that are fetched later, among them the styles of parts.
const LATER: [&str; 3] = ["rel=later", "rel=\"later\"", "data-parts="];

/// The most files that the service worker stores, as in public/sw.js.
const MAX_FILES: usize = 500;

/// The length of a build's id, in digits of a hash.
const ID_DIGITS: usize = 16;

/// Writes the list of `files`, all below `folder`, and returns the page with the build's id in it.
/// Files that the page fetches later are in a part of their own. The id depends only on the
/// contents of the files.
///
/// # Errors
/// When a file cannot be read or written, when there are too many, or when the page has no title.
pub fn write(folder: &Path, files: &[PathBuf], page: &str) -> Result<String> {
    let mut hashes = BTreeMap::from([(PAGE.to_owned(), integrity(page.as_bytes()))]);
    for file in files {
        let name = file.strip_prefix(folder)?.to_string_lossy();
        let name = name.replace('\\', "/");
        if name != "index.html" && !NOT_LISTED.contains(&&*name) {
            let content = fs::read(file).with_context(|| format!("{name} cannot be read"))?;
            hashes.insert(name, integrity(&content));
        }
    }
    ensure!(
        hashes.len() <= MAX_FILES,
        "The build has more than {MAX_FILES} files, and no browser would keep it for offline."
    );
    let id = id_of(&hashes);
    let (head_start, rest) = page
        .split_once(PLACE_OF_ID)
        .with_context(|| format!("index.html has no {PLACE_OF_ID}."))?;
    let page = format!("{head_start}<meta name=\"build\" content=\"{id}\">{PLACE_OF_ID}{rest}");
    hashes.insert(PAGE.to_owned(), integrity(page.as_bytes()));
    let later = fetched_later(&page, &hashes);
    let list = json!({ "build": id, "files": hashes, "later": later });
    fs::write(folder.join(FILE), list.to_string())
        .with_context(|| format!("{FILE} cannot be written"))?;
    Ok(page)
}

/// The names of the files that the page fetches later, in its order.
fn fetched_later(page: &str, hashes: &BTreeMap<String, String>) -> Vec<String> {
    let links = page.split('<').filter(|tag| tag.starts_with("link "));
    let links = links.filter(|tag| LATER.iter().any(|later| tag.contains(later)));
    let addresses = links.filter_map(|tag| {
        let (_, rest) = tag.split_once("href=")?;
        let address = rest.trim_start_matches('"').trim_start_matches("./");
        address.split(['"', '>', ' ']).next()
    });
    addresses
        .filter(|name| hashes.contains_key(*name))
        .map(str::to_owned)
        .collect()
}

/// The hash of a file as browsers check it (Subresource Integrity).
fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}

fn id_of(hashes: &BTreeMap<String, String>) -> String {
    let mut hasher = Sha256::new();
    for (name, hash) in hashes {
        hasher.update(format!("{name} {hash}\n"));
    }
    let digits = hasher.finalize().into_iter();
    let mut id: String = digits.map(|byte| format!("{byte:02x}")).collect();
    id.truncate(ID_DIGITS);
    id
}

#[cfg(test)]
mod tests {
    use std::env;

    use serde_json::Value;

    use super::*;

    const PAGE_TEXT: &str = "<head><title>Score</title>";

    /// The list and the page for these files.
    fn written(test: &str, files: &[(&str, &str)]) -> (Value, String) {
        written_for(test, files, PAGE_TEXT)
    }

    /// The list and the page for these files and this page.
    fn written_for(test: &str, files: &[(&str, &str)], page: &str) -> (Value, String) {
        let folder = env::temp_dir().join(format!("score-list-{test}-{}", std::process::id()));
        fs::create_dir_all(folder.join("locales")).expect("a folder can be made");
        let paths: Vec<PathBuf> = files
            .iter()
            .map(|(name, text)| {
                let path = folder.join(name);
                fs::write(&path, text).expect("a file can be written");
                path
            })
            .collect();
        let page = write(&folder, &paths, page).expect("the list can be written");
        let list = fs::read_to_string(folder.join(FILE)).expect("the list is there");
        fs::remove_dir_all(folder).expect("the folder is there");
        (serde_json::from_str(&list).expect("it is JSON"), page)
    }

    #[test]
    fn the_list_has_the_hash_of_every_file_and_of_the_page_as_it_is_written() {
        let files = [("a.js", ""), ("locales/b.ftl", "b"), ("index.html", "old")];
        let (list, page) = written("hashes", &files);
        let id = list["build"].as_str().expect("a build has an id");
        assert_eq!(
            page,
            format!("<head><meta name=\"build\" content=\"{id}\"><title>Score</title>")
        );
        let files = list["files"].as_object().expect("there are files");
        let names: Vec<&String> = files.keys().collect();
        assert_eq!(names, ["./", "a.js", "locales/b.ftl"]);
        assert_eq!(files["./"], integrity(page.as_bytes()));
        // The well-known hash of an empty file.
        assert_eq!(
            files["a.js"],
            "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
        );
    }

    #[test]
    fn the_list_has_neither_itself_nor_the_service_worker() {
        let (list, _) = written("unlisted", &[("sw.js", "keep"), (FILE, "{}")]);
        let files = list["files"].as_object().map(serde_json::Map::len);
        assert_eq!(files, Some(1));
    }

    #[test]
    fn the_list_names_the_files_fetched_later_minified_or_not() {
        let files = [("a.js", ""), ("b.js", ""), ("locales/c.ftl", "")];
        for page in [
            "<link rel=\"icon\" href=\"a.js\"><link rel=\"later\" id=\"b-glue\" href=\"./b.js\">\
             <link rel=\"later\" id=\"c\" href=\"./locales/c.ftl\"><title>Score</title>",
            "<link rel=icon href=a.js><link rel=later id=b-glue href=./b.js>\
             <link href=./locales/c.ftl rel=later id=c><title>Score</title>",
        ] {
            let (list, _) = written_for("later", &files, page);
            let later = list["later"].as_array().expect("it is a list");
            assert_eq!(*later, ["b.js", "locales/c.ftl"], "{page}");
        }
    }

    #[test]
    fn the_styles_of_a_part_are_fetched_later() {
        let page = "<link rel=stylesheet href=a.css>\
                    <link rel=stylesheet href=./b.css data-parts=group disabled><title>Score</title>";
        let (list, _) = written_for("styles", &[("a.css", ""), ("b.css", "")], page);
        assert_eq!(list["later"], json!(["b.css"]));
    }

    #[test]
    fn a_build_has_another_id_as_soon_as_one_file_is_another() {
        let id = |text| written("ids", &[("a.js", text)]).0["build"].clone();
        assert_eq!(id("one"), id("one"));
        assert_ne!(id("one"), id("two"));
    }
}
