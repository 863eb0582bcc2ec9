//! Pictures of screens for people to look at, each in all of [`views`]:
//! `shots [--before FOLDER] [HASH ...]`. A hash is an address of the page such as `#rules`. FOLDER
//! holds an earlier built page; then each screen has a sheet too, with that page's pictures beside
//! the present ones.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use score_tests::driver::Driver;
use score_tests::page::Look;
use score_tests::{Engine, Page, Site, root};
use serde_json::json;

const SIZES: [(u32, u32); 5] = [
    (320, 568),
    (360, 740),
    (768, 1024),
    (1280, 800),
    (1920, 1080),
];
const THEMES: [&str; 2] = ["light", "dark"];
/// The sizes of the pictures in large letters and in other languages: a phone and a laptop.
const USUAL_SIZES: [(u32, u32); 2] = [SIZES[1], SIZES[3]];
/// The languages of pictures besides English: one with long words, and one that is written from
/// right to left.
const LANGUAGES: [&str; 2] = ["de", "ar"];
const LARGE_PERCENT: u32 = 200;
/// The addresses of the screens that are taken by default.
const USUAL_ADDRESSES: [&str; 19] = [
    "#games",
    "#play",
    "#play?roll=9.9.9.9",
    "#24?roll=3.3.8.8",
    "#dials",
    "#yahtzee",
    "#daily",
    "#practice",
    "#mistake?items=4&seed=3",
    "#race",
    "#experiment",
    "#atlas",
    "#hands",
    "#sheet",
    "#statistics",
    "#rules",
    "#house",
    "#players",
    "#settings",
];
/// The script of a sheet, which puts pairs of pictures under their names. The arguments are the
/// names, each with the addresses of its two pictures.
const SHEET: &str = "
    document.body.style = 'display: flex; flex-wrap: wrap; gap: 16px; inline-size: 1900px;'
      + ' margin: 16px; font: 16px sans-serif; background: #8a8f9a; color: #fff';
    document.body.replaceChildren(...arguments[0].map(([name, ...pictures]) => {
      const figure = document.createElement('figure');
      figure.style = 'margin: 0';
      const caption = document.createElement('figcaption');
      caption.textContent = `${name}: before, now`;
      figure.append(caption, ...pictures.map((source) => {
        const image = new Image();
        image.src = source;
        image.style = 'block-size: 240px; margin-inline-end: 4px';
        return image;
      }));
      return figure;
    }));
    return true;";
const SHEET_IS_READY: &str =
    "[...document.images].every(({complete, naturalWidth}) => complete && naturalWidth > 0)";

/// A way to look at a screen.
struct View {
    size: (u32, u32),
    theme: &'static str,
    /// The code of the language; `None` for English.
    language: Option<&'static str>,
    letters_percent: u32,
}

impl View {
    /// The words for the view in the name of a file, such as `360x740-dark`.
    fn name(&self) -> String {
        let (width, height) = self.size;
        let large = match self.letters_percent {
            100 => String::new(),
            percent => format!("-{percent}"),
        };
        let language = self.language.map(|code| format!("-{code}"));
        let language = language.unwrap_or_default();
        format!("{width}x{height}-{}{language}{large}", self.theme)
    }
}

/// All sizes in both themes, then the usual ones in other languages and in large letters.
fn views() -> Vec<View> {
    let new_view = |size, theme, language, letters_percent| View {
        size,
        theme,
        language,
        letters_percent,
    };
    let english_views = SIZES
        .iter()
        .flat_map(|size| THEMES.map(|theme| new_view(*size, theme, None, 100)));
    let other_views = USUAL_SIZES.iter().flat_map(|size| {
        let languages = LANGUAGES.map(|code| new_view(*size, THEMES[0], Some(code), 100));
        let large = new_view(*size, THEMES[0], None, LARGE_PERCENT);
        languages.into_iter().chain([large])
    });
    english_views.chain(other_views).collect()
}

fn main() -> ExitCode {
    let mut addresses: Vec<String> = std::env::args().skip(1).collect();
    let mut before = None;
    if addresses.first().is_some_and(|word| word == "--before") {
        before = addresses.drain(..2.min(addresses.len())).nth(1);
    }
    if addresses.is_empty() {
        addresses = USUAL_ADDRESSES.map(str::to_owned).to_vec();
    }
    match take_pictures(&addresses, before.map(PathBuf::from)) {
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

/// Takes pictures of each address; returns how many.
fn take_pictures(addresses: &[String], before: Option<PathBuf>) -> Result<usize, String> {
    let folder = root().join("target/screenshots");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let before = before.map(|folder| Site::of_folder(&folder));
    let mut driver = Driver::start(Engine::Chromium.whole())?;
    let page = driver.page(Look::close(Engine::Chromium.whole()))?;
    let mut count = 0;
    for address in addresses {
        let mut pairs = Vec::new();
        for view in views() {
            let now = picture(&page, page.site(), address, &view);
            let name = format!("{}-{}.png", file_name(address), view.name());
            write(&folder.join(name), &now)?;
            count += 1;
            if let Some(before) = &before {
                let before = picture(&page, before, address, &view);
                pairs.push((view.name(), [before, now]));
            }
        }
        if !pairs.is_empty() {
            let name = format!("{}-before-and-now.webp", file_name(address));
            write(&folder.join(name), &sheet(&page, &pairs))?;
            count += 1;
        }
        println!("{address}");
    }
    Ok(count)
}

/// The screen at this address of a site, as PNG.
fn picture(page: &Page, site: &Site, address: &str, view: &View) -> Vec<u8> {
    page.resize(view.size);
    page.letters_at(view.letters_percent);
    let language = view.language.map(|code| format!("?lang={code}"));
    page.open_at(site, &format!("{}{address}", language.unwrap_or_default()));
    page.wait_for_game();
    page.use_theme(view.theme);
    if let Some(code) = view.language {
        page.wait_until(
            "the words have come",
            &format!("document.documentElement.lang === '{code}'"),
        );
    }
    page.painted();
    page.must(page.client().screenshot())
}

/// A picture of all these pairs under their names, as WebP.
fn sheet(page: &Page, pairs: &[(String, [Vec<u8>; 2])]) -> Vec<u8> {
    let source = |png: &Vec<u8>| format!("data:image/png;base64,{}", BASE64_STANDARD.encode(png));
    let pairs: Vec<_> = pairs
        .iter()
        .map(|(name, [before, now])| json!([name, source(before), source(now)]))
        .collect();
    page.letters_at(100);
    page.go("about:blank");
    page.run(SHEET, vec![json!(pairs)]);
    page.wait_until("the sheet is there", SHEET_IS_READY);
    page.picture_of_all()
}

fn write(file: &Path, picture: &[u8]) -> Result<(), String> {
    fs::write(file, picture).map_err(|error| format!("{}: {error}", file.display()))
}

/// An address without characters that are not allowed in file names.
fn file_name(address: &str) -> String {
    address
        .trim_start_matches('#')
        .replace(|c: char| !c.is_ascii_alphanumeric() && c != '.', "-")
}
