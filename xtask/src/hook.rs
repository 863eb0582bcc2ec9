//! The work on a page that Trunk does not do itself. It makes parts, messages, hashes in names, the
//! list of files, and compressed copies. Trunk calls `cargo xtask hook` for each page before that
//! becomes `dist/`, so `trunk build` alone makes a whole page.

use std::env;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, Result, ensure};
use compression_codecs::brotli::params::EncoderParams;
use compression_codecs::core::Level;
use compression_codecs::core::util::{PartialBuffer, WriteBuffer};
use compression_codecs::{BrotliEncoder, EncodeV2};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::relay_address::RelayAddress;
use crate::{file_list, manifests, parts, words};

/// The variable with the address of the relay for which a page is built. It is for a relay that is
/// not at the page's own site.
pub const RELAY_VARIABLE: &str = "SCORE_PAGE_RELAY";

/// The variable that asks for compressed copies that are made quickly and are a little larger.
pub const QUICK_COPIES_VARIABLE: &str = "SCORE_QUICK_COPIES";

/// Brotli's best quality, which takes a minute for the whole page, and one that takes seconds.
const BEST_QUALITY: i32 = 11;
const QUICK_QUALITY: i32 = 5;

/// The end of the name of a program's wasm.
const WASM: &str = "_bg.wasm";

/// The end of the name of a script.
const SCRIPT: &str = ".js";

/// The end of the name of a file of messages.
const MESSAGES: &str = ".ftl";

/// The kinds of files that are worth a compressed copy: the others are compressed already.
const COMPRESSED: [&str; 10] = [
    "css",
    "ftl",
    "html",
    "js",
    "json",
    "svg",
    "txt",
    "wasm",
    "webmanifest",
    "xml",
];

/// The most bytes of a compressed copy that are taken from brotli at once.
const BROTLI_PIECE_BYTES: usize = 65_536;

/// `cargo xtask hook`, with Trunk's variables.
///
/// # Errors
/// When Trunk is not the caller, when the page is not what `index.html` makes, or when a
/// file cannot be read or written.
pub fn hook() -> Result<()> {
    let folder = env::var_os("TRUNK_STAGING_DIR")
        .context("This is what `trunk build` calls: TRUNK_STAGING_DIR is missing.")?;
    let folder = PathBuf::from(folder);
    let page = folder.join("index.html");
    let mut html = fs::read_to_string(&page).with_context(|| unreadable(&page))?;
    // The manifests are written before the messages are split into two files with hashes in their
    // names.
    manifests::write(&folder)?;
    words::write(&folder, &html)?;
    html = name_by_content(&folder, html)?;
    html = parts::write(&folder, &html)?;
    html = move_reload_script(&folder, html)?;
    if let Ok(relay) = env::var(RELAY_VARIABLE) {
        html = relay.parse::<RelayAddress>()?.write_into(&html)?;
    }
    html = file_list::write(&folder, &files_below(&folder)?, &html)?;
    fs::write(&page, html).with_context(|| unwritable(&page))?;
    if env::var_os("TRUNK_PROFILE").is_some_and(|profile| profile == "release") {
        let quality = match env::var_os(QUICK_COPIES_VARIABLE) {
            Some(_) => QUICK_QUALITY,
            None => BEST_QUALITY,
        };
        compress(&files_below(&folder)?, quality)?;
    }
    Ok(())
}

/// Puts hashes of their content into the names of the solver, scripts and messages that the page
/// fetches later. So a browser may keep them for ever.
fn name_by_content(folder: &Path, mut html: String) -> Result<String> {
    for old in fetched_later(folder, &html)? {
        ensure!(
            html.contains(&format!("./{old}")),
            "index.html does not name ./{old}, so nothing could fetch it: \
             add a <link rel=\"later\"> with this address."
        );
        let content = fs::read(folder.join(&old)).with_context(|| unreadable(&old))?;
        let new = with_hash(&old, hash_of(&content));
        fs::rename(folder.join(&old), folder.join(&new)).with_context(|| unwritable(&new))?;
        html = html.replace(&format!("./{old}"), &format!("./{new}"));
    }
    Ok(html)
}

/// The files below `folder` that have no hash in their names yet. They are a program's wasm with
/// its glue, messages, and other scripts that the page names, such as the one that starts a worker;
/// as addresses relative to `folder`. The script that the page does not name, which stores the page
/// for offline use, keeps its name for ever.
fn fetched_later(folder: &Path, html: &str) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for file in files_below(folder)? {
        let address = file
            .strip_prefix(folder)?
            .to_string_lossy()
            .replace('\\', "/");
        let has_hash = address
            .rsplit('/')
            .next()
            .is_some_and(|name| name.contains('-'));
        if has_hash {
            continue;
        }
        if address.ends_with(MESSAGES) {
            found.push(address);
        } else if let Some(program) = address.strip_suffix(WASM) {
            found.extend([format!("{program}{WASM}"), format!("{program}{SCRIPT}")]);
        } else if address.ends_with(SCRIPT) && html.contains(&format!("./{address}")) {
            found.push(address);
        }
    }
    // A program's glue was found with the program, and perhaps as a script.
    found.sort();
    found.dedup();
    Ok(found)
}

/// Adds a hash to a name: `solver_bg.wasm` becomes `solver-0123456789abcdef_bg.wasm`.
fn with_hash(address: &str, hash: u64) -> String {
    let (name, end) = match address.strip_suffix(WASM) {
        Some(program) => (program, WASM.to_owned()),
        None => {
            let (name, extension) = address.rsplit_once('.').unwrap_or((address, ""));
            (name, format!(".{extension}"))
        }
    };
    format!("{name}-{hash:016x}{end}")
}

/// The first 64 bits of the SHA-256 of a file. They do not depend on the compiler of this program.
pub fn hash_of(content: &[u8]) -> u64 {
    let hash = Sha256::digest(content);
    let first = hash.first_chunk().expect("SHA-256 has 32 bytes");
    u64::from_be_bytes(*first)
}

/// Moves the script that reloads the page under `trunk serve` into a file. The page's policy
/// forbids an inline script, as Trunk writes it.
fn move_reload_script(folder: &Path, html: String) -> Result<String> {
    const FILE: &str = "reload.js";
    // Trunk's server fills in these blanks, but only in pages.
    const FILLED_IN: [(&str, &str); 2] = [
        ("{{__TRUNK_ADDRESS__}}", "${location.host}"),
        (
            "{{__TRUNK_WS_BASE__}}",
            "${new URL('.', location.href).pathname}",
        ),
    ];
    let Some((before, rest)) = html.split_once("<script>") else {
        return Ok(html);
    };
    let (script, after) = rest
        .split_once("</script>")
        .context("Trunk's script for reloading has no end.")?;
    let mut script = script.to_owned();
    for (blank, value) in FILLED_IN {
        ensure!(
            script.contains(blank),
            "index.html has an inline script that is not Trunk's, which the page's policy \
             forbids: make a file of it."
        );
        // Trunk writes one kind of quote, and the other when it minifies.
        for quote in ['\'', '`'] {
            script = script.replace(&format!("{quote}{blank}{quote}"), &format!("`{value}`"));
        }
    }
    fs::write(folder.join(FILE), script).with_context(|| unwritable(FILE))?;
    Ok(format!("{before}<script src=\"./{FILE}\"></script>{after}"))
}

/// Writes compressed copies beside these files, for servers that send such copies.
fn compress(files: &[PathBuf], quality: i32) -> Result<()> {
    let mut uncompressed: Vec<&PathBuf> = files
        .iter()
        .filter(|file| {
            let extension = file.extension().and_then(|extension| extension.to_str());
            extension.is_some_and(|extension| COMPRESSED.contains(&extension))
        })
        .collect();
    // The largest first, from the end, so that none of them is left for last.
    uncompressed.sort_by_key(|file| fs::metadata(file).map_or(0, |data| data.len()));
    with_each(uncompressed, |file| {
        compress_file(file, quality).with_context(|| format!("{} has no copy", file.display()))
    })
}

/// Does `work` with each item, the last one first, as many at once as there are processors.
///
/// # Errors
/// When the work with one item fails.
pub fn with_each<T: Send>(items: Vec<T>, work: impl Fn(T) -> Result<()> + Sync) -> Result<()> {
    let open_items = Mutex::new(items);
    let next_item = || {
        open_items
            .lock()
            .ok()
            .and_then(|mut open_items| open_items.pop())
    };
    let work = || -> Result<()> {
        while let Some(item) = next_item() {
            work(item)?;
        }
        Ok(())
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers_at_work: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers_at_work.into_iter().try_for_each(|worker| {
            worker
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        })
    })
}

fn compress_file(file: &Path, quality: i32) -> io::Result<()> {
    let content = fs::read(file)?;
    fs::write(with_ending(file, "br"), brotli_of(&content, quality)?)?;
    let copy = File::create(with_ending(file, "gz"))?;
    let mut copy = GzEncoder::new(copy, Compression::best());
    copy.write_all(&content)?;
    copy.finish()?;
    Ok(())
}

/// `content`, compressed by brotli at this quality, with a window of 4 MB.
///
/// The functions of the `brotli` crate are generic: they would be compiled in this package, which
/// is not optimised, and take four times as long.
fn brotli_of(content: &[u8], quality: i32) -> io::Result<Vec<u8>> {
    let level = Level::Precise(quality);
    let mut encoder = BrotliEncoder::new(EncoderParams::default().quality(level));
    let mut left = PartialBuffer::new(content);
    let mut compressed = Vec::new();
    let mut piece = vec![0; BROTLI_PIECE_BYTES];
    loop {
        let mut output = WriteBuffer::new_initialized(&mut piece);
        let finished = if left.unwritten().is_empty() {
            encoder.finish(&mut output)?
        } else {
            encoder.encode(&mut left, &mut output)?;
            false
        };
        compressed.extend_from_slice(output.written());
        if finished {
            return Ok(compressed);
        }
    }
}

fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// All files below `folder`, in the order of their paths.
///
/// # Errors
/// When a folder cannot be read.
pub fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| unreadable(folder))? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn unreadable(path: impl AsRef<Path>) -> String {
    format!("{} cannot be read", path.as_ref().display())
}

fn unwritable(path: impl AsRef<Path>) -> String {
    format!("{} cannot be written", path.as_ref().display())
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    /// A folder of its own for each test, with these files in it.
    fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
        let folder = env::temp_dir().join(format!("score-hook-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder can be made");
        for (name, text) in files {
            fs::write(folder.join(name), text).expect("a file can be written");
        }
        folder
    }

    fn names_in(folder: &Path) -> Vec<String> {
        let files = files_below(folder).expect("the folder can be read");
        let names = files.iter().filter_map(|file| file.file_name());
        names.map(|name| name.to_string_lossy().into()).collect()
    }

    #[test]
    fn a_later_program_is_named_by_its_content_in_the_page_too() {
        let page = "<link href=\"./study.js\"><link href=./study_bg.wasm>";
        let named = |content: &str| {
            let files = [("study.js", "glue"), ("study_bg.wasm", content)];
            let folder = folder("names", &files);
            let html = name_by_content(&folder, page.to_owned()).expect("the page names both");
            let names = names_in(&folder);
            fs::remove_dir_all(folder).expect("the folder is there");
            for name in &names {
                assert!(html.contains(&format!("./{name}")), "{html}");
            }
            let of = |end| names.iter().find(|name| name.ends_with(end)).cloned();
            (of(".js"), of(WASM))
        };
        let (glue, wasm) = named("one");
        let (same_glue, other_wasm) = named("two");
        let length = glue.as_ref().map(String::len);
        assert_eq!(length, Some("study-0123456789abcdef.js".len()));
        assert_eq!(glue, same_glue);
        assert_ne!(wasm, other_wasm);
    }

    #[test]
    fn messages_are_named_by_their_content_in_their_folder() {
        let folder = folder("messages", &[]);
        fs::create_dir_all(folder.join("locales/de")).expect("a folder can be made");
        fs::write(folder.join("locales/de/table.ftl"), "a = b").expect("a file");
        let page = "<link rel=later id=messages-de-table href=./locales/de/table.ftl>";
        let html = name_by_content(&folder, page.to_owned()).expect("the page names it");
        let [name] = &names_in(&folder)[..] else {
            panic!("one file")
        };
        // As `sha256sum` begins.
        assert_eq!(name, "table-223c4d2008755108.ftl");
        assert!(
            html.contains(&format!("href=./locales/de/{name}>")),
            "{html}"
        );
        fs::remove_dir_all(folder).expect("the folder is there");
    }

    #[test]
    fn a_later_program_that_the_page_does_not_name_is_refused() {
        let files = [("study.js", ""), ("study_bg.wasm", "")];
        let folder = folder("unnamed", &files);
        let page = "<link href=./score-0123456789abcdef.js>";
        assert!(name_by_content(&folder, page.to_owned()).is_err());
        fs::remove_dir_all(folder).expect("the folder is there");
    }

    #[test]
    fn a_script_is_named_by_its_content_where_the_page_names_it() {
        let files = [("worker.js", "start"), ("sw.js", "keep")];
        let folder = folder("scripts", &files);
        let page = "<link rel=later href=./worker.js>";
        let html = name_by_content(&folder, page.to_owned()).expect("the page names it");
        let names = names_in(&folder);
        fs::remove_dir_all(folder).expect("the folder is there");
        assert_eq!(names[0], "sw.js");
        assert_eq!(html, format!("<link rel=later href=./{}>", names[1]));
        assert_eq!(names[1].len(), "worker-0123456789abcdef.js".len());
    }

    #[test]
    fn the_program_that_trunk_has_named_keeps_its_name() {
        let files = [("score-1a.js", ""), ("score-1a_bg.wasm", "")];
        let folder = folder("kept", &files);
        let page = "<link href=./score-1a.js>";
        let html = name_by_content(&folder, page.to_owned()).ok();
        assert_eq!(html.as_deref(), Some(page));
        assert_eq!(names_in(&folder), ["score-1a.js", "score-1a_bg.wasm"]);
        fs::remove_dir_all(folder).expect("the folder is there");
    }

    #[test]
    fn the_script_for_reloading_becomes_a_file() {
        for quote in ['\'', '`'] {
            let folder = folder("reload", &[]);
            let script = format!(
                "a={quote}{{{{__TRUNK_ADDRESS__}}}}{quote};b={quote}{{{{__TRUNK_WS_BASE__}}}}{quote}"
            );
            let page = format!("<body><script>{script}</script></body>");
            let html = move_reload_script(&folder, page).expect("the script is Trunk's");
            assert_eq!(html, "<body><script src=\"./reload.js\"></script></body>");
            assert_eq!(
                fs::read_to_string(folder.join("reload.js")).expect("the file is there"),
                "a=`${location.host}`;b=`${new URL('.', location.href).pathname}`"
            );
            fs::remove_dir_all(folder).expect("the folder is there");
        }
    }

    #[test]
    fn another_inline_script_is_refused() {
        let page = "<script>alert()</script>".to_owned();
        assert!(move_reload_script(Path::new("nowhere"), page).is_err());
        let page = "<script src=a.js></script>";
        let same = move_reload_script(Path::new("nowhere"), page.to_owned());
        assert_eq!(same.ok().as_deref(), Some(page));
    }

    #[test]
    fn both_copies_hold_the_content_of_the_file() {
        // So little alike that its copies are taken in several pieces.
        let numbers = (0..20_000_u32).map(|n| hash_of(&n.to_le_bytes()).to_string());
        let text: String = numbers.collect();
        let folder = folder("copies", &[("a.html", &text), ("b.png", "a picture")]);
        let files = files_below(&folder).expect("the folder can be read");
        compress(&files, BEST_QUALITY).expect("copies can be written");
        assert_eq!(
            names_in(&folder),
            ["a.html", "a.html.br", "a.html.gz", "b.png"]
        );
        let copy = |name| File::open(folder.join(name)).expect("the copy is there");
        let br = copy("a.html.br").metadata().expect("it has a size");
        assert!(br.len() > 2 * BROTLI_PIECE_BYTES as u64 && br.len() < text.len() as u64);
        let mut readers: [Box<dyn Read>; 2] = [
            Box::new(brotli::Decompressor::new(copy("a.html.br"), 4096)),
            Box::new(GzDecoder::new(copy("a.html.gz"))),
        ];
        for reader in &mut readers {
            let mut read = String::new();
            reader.read_to_string(&mut read).expect("a copy is sound");
            assert_eq!(read, text);
        }
        fs::remove_dir_all(&folder).expect("the folder is there");
    }
}
