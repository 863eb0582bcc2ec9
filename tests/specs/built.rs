//! The built folder as it is: its size budget, and that it works anywhere.

use std::fs;
use std::io::Read;

use score_tests::dist;

/// The whole first load, in bytes after brotli 11.
const MAX_FIRST_LOAD_BYTES: usize = 350_000;
/// A program that is fetched when somebody asks for it, with its glue, in bytes
/// after brotli 11.
const MAX_LATER_BYTES: usize = 250_000;
/// Those programs.
const LATER_PROGRAMS: [&str; 3] = ["study", "group", "games"];
/// Fetched after the game runs, to keep it offline.
const KEEPS_OFFLINE: &str = "sw.js";

#[test]
fn the_first_load_is_small() {
    let mut sizes: Vec<(String, usize)> = fs::read_dir(dist())
        .expect("the page is built: cargo xtask dist")
        .map(|entry| entry.expect("dist/ can be read"))
        .map(|entry| {
            (
                entry.file_name().to_string_lossy().into_owned(),
                entry.path(),
            )
        })
        .filter(|(name, _)| name != KEEPS_OFFLINE)
        .map(|(name, path)| {
            let bytes = fs::read(path).expect("a built file can be read");
            (name, compressed(&bytes))
        })
        .collect();
    sizes.sort_by_key(|(_, size)| std::cmp::Reverse(*size));
    let names_later = files_for_later();
    let (later, sizes): (Vec<_>, Vec<_>) = sizes
        .into_iter()
        .partition(|(name, _)| names_later.contains(name));
    let whole: usize = sizes.iter().map(|(_, size)| size).sum();
    let wasm: usize = sizes
        .iter()
        .filter(|(name, _)| name.ends_with(".wasm"))
        .map(|(_, size)| size)
        .sum();
    for (name, size) in &sizes {
        println!("size: {:>7} {name}", kilobytes(*size));
    }
    println!(
        "size: {:>7} of {} whole first load, brotli 11",
        kilobytes(whole),
        kilobytes(MAX_FIRST_LOAD_BYTES)
    );
    for name in LATER_PROGRAMS {
        let files = later
            .iter()
            .filter(|(file, _)| file.starts_with(&format!("{name}-")));
        let sizes: Vec<usize> = files.map(|(_, size)| *size).collect();
        let whole: usize = sizes.iter().sum();
        println!(
            "size: {:>7} of {} {name}, fetched when it is asked for",
            kilobytes(whole),
            kilobytes(MAX_LATER_BYTES)
        );
        assert_eq!(sizes.len(), 2, "the program {name} and its glue: {later:?}");
        assert!(
            whole <= MAX_LATER_BYTES,
            "the program {name} is too large: {whole}"
        );
    }
    assert_eq!(later.len(), 2 * LATER_PROGRAMS.len(), "{later:?}");
    assert!(wasm > 0, "the built page has a program");
    assert!(
        whole <= MAX_FIRST_LOAD_BYTES,
        "the page is too large: {whole}"
    );
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

fn page() -> String {
    fs::read_to_string(dist().join("index.html")).expect("the page is built: cargo xtask dist")
}

/// The files that no first visit waits for.
fn files_for_later() -> Vec<String> {
    page()
        .split('<')
        .filter(|tag| tag.starts_with("link") && tag.contains("rel=later"))
        .flat_map(|tag| values_of(tag, "href="))
        .map(|address| address.trim_start_matches("./").to_owned())
        .collect()
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

/// The number of bytes after brotli at its best.
fn compressed(bytes: &[u8]) -> usize {
    const BUFFER_BYTES: usize = 4096;
    const QUALITY: u32 = 11;
    const WINDOW_BITS: u32 = 22;
    let mut packed = Vec::new();
    brotli::CompressorReader::new(bytes, BUFFER_BYTES, QUALITY, WINDOW_BITS)
        .read_to_end(&mut packed)
        .expect("memory can be read");
    packed.len()
}

fn kilobytes(bytes: usize) -> String {
    format!("{}.{} kB", bytes / 1000, bytes % 1000 / 100)
}
