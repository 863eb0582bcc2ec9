//! Pictures of screens at five sizes in both themes, for people to look at:
//! `shots [HASH ...]`, each an address of the page such as `#rules`.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use score_tests::driver::Driver;
use score_tests::page::Look;
use score_tests::{Engine, Page, root};

const SIZES: [(u32, u32); 5] = [
    (320, 568),
    (360, 740),
    (768, 1024),
    (1280, 800),
    (1920, 1080),
];
const THEMES: [&str; 2] = ["light", "dark"];
/// The screens that are drawn by default.
const USUAL_ADDRESSES: [&str; 10] = [
    "#games",
    "#play",
    "#play?roll=9.9.9.9&clock=0",
    "#24?roll=3.3.8.8&clock=0",
    "#rules",
    "#rules-24",
    "#house",
    "#players",
    "#experiment",
    "#hands",
];

fn main() -> ExitCode {
    let mut addresses: Vec<String> = std::env::args().skip(1).collect();
    if addresses.is_empty() {
        addresses = USUAL_ADDRESSES.map(str::to_owned).to_vec();
    }
    match shoot(&addresses) {
        Ok(count) => {
            println!("{count} pictures");
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            eprintln!("shots: {sentence}");
            ExitCode::FAILURE
        }
    }
}

fn shoot(addresses: &[String]) -> Result<usize, String> {
    let folder = root().join("target/screenshots");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut driver = Driver::start(Engine::Chromium.whole())?;
    let page = driver.page(Look::close(Engine::Chromium.whole()))?;
    for address in addresses {
        for size in SIZES {
            page.resize(size);
            page.open(address);
            for theme in THEMES {
                page.use_theme(theme);
                let name = format!("{}-{}x{}-{theme}.png", file_name(address), size.0, size.1);
                save(&page, &folder.join(name))?;
            }
        }
    }
    Ok(addresses.len() * SIZES.len() * THEMES.len())
}

fn save(page: &Page, file: &Path) -> Result<(), String> {
    let picture = page.must(page.client().screenshot());
    fs::write(file, picture).map_err(|error| format!("{}: {error}", file.display()))
}

/// An address without characters that are not allowed in file names.
fn file_name(address: &str) -> String {
    address
        .trim_start_matches('#')
        .replace(|c: char| !c.is_ascii_alphanumeric() && c != '.', "-")
}
