//! Cuts the page's program into the file that every visit waits for and the parts that are fetched
//! later. Trunk cannot do this yet (<https://github.com/trunk-rs/trunk/issues/1022>).
//!
//! docs/decisions/one-program.md says why and how.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use xshell::cmd;

use crate::hook::{files_below, hash_of, with_each};
use crate::{install, paths};

/// The name of the program.
const PROGRAM: &str = "score";
/// The endings of the names of the files that Trunk makes of the whole program. The names begin
/// with `score-`.
const TRUNKS_FILES: [&str; 2] = ["_bg.wasm", ".js"];
/// The file for which every visit waits.
const MAIN: &str = "score_bg.wasm";
/// The loader of the parts, beside the program.
const LOADER: &str = "__wasm_split.js";
/// The beginnings of the names that the splitter gives to a part's own file and to shared files.
const OWN: &str = "split_";
const SHARED: &str = "chunk_";
/// The loader's code that fetches a file. Beside it is the code that asks start.js instead, which
/// may have fetched the file already.
const FETCH: &str = "fetch(new URL(";
const FETCH_OF_START: &str = "scoreFetch(new URL(";
/// The features of WebAssembly that Rust's compiler uses. The splitter leaves no list of them in
/// the parts.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-extended-const",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Puts the program's parts into `folder` in place of Trunk's two files, and returns the page with
/// their addresses. All are in a folder that is named by their content.
///
/// # Errors
/// When a tool fails, or `html` does not name the files as index.html does.
pub fn write(folder: &Path, html: &str) -> Result<String> {
    let work = paths::target().join("parts");
    let whole = compiled();
    if work.exists() {
        fs::remove_dir_all(&work).with_context(|| format!("{} is in use", work.display()))?;
    }
    fs::create_dir_all(&work)?;
    split(&whole, &work)?;
    name_by_parts(&work)?;
    if is_release() {
        optimise(&work)?;
    }
    let name = format!("{PROGRAM}-{:016x}", hash_of_all(&work)?);
    let html = with_addresses(html, &trunks_files(folder)?, &name, &files_in(&work)?)?;
    let bytes = fs::metadata(work.join(MAIN))?.len();
    let html = with_program_bytes(&html, bytes)?;
    fs::rename(&work, folder.join(&name))
        .or_else(|_| copy_folder(&work, &folder.join(&name)))
        .with_context(|| format!("{name} cannot be written"))?;
    Ok(html)
}

fn is_release() -> bool {
    env::var_os("TRUNK_PROFILE").is_some_and(|profile| profile == "release")
}

/// The path of the program that cargo has compiled for Trunk.
fn compiled() -> PathBuf {
    let profile = if is_release() { "web" } else { "debug" };
    let folder = paths::target().join(install::WASM_TARGET).join(profile);
    folder.join(PROGRAM).with_extension("wasm")
}

/// Splits the program and makes its glue, in the folder `work`.
fn split(whole: &Path, work: &Path) -> Result<()> {
    let shell = paths::shell()?;
    let tools = install::split_tools()?;
    let splitter = tools.splitter;
    let bindgen = tools.wasm_bindgen;
    cmd!(
        shell,
        "{splitter} --target web --out-name {PROGRAM} {whole} {work}"
    )
    .quiet()
    .run()
    .context("The program cannot be split")?;
    let main = work.join(PROGRAM).with_extension("wasm");
    // The parts use more exports of the program than its glue.
    cmd!(
        shell,
        "{bindgen} {main} --out-dir {work} --target web --no-typescript --keep-lld-exports"
    )
    .quiet()
    .run()
    .context("The program's glue cannot be made")?;
    fs::remove_file(main)?;
    Ok(())
}

/// Names each file by the parts that need it. Examples are `part_group.wasm` and
/// `part_games_group.wasm`; the splitter's numbers mean another file in each build.
fn name_by_parts(work: &Path) -> Result<()> {
    let path = work.join(LOADER);
    let loader = fs::read_to_string(&path)?;
    let (loader, names) = renamed_loader(&loader)?;
    fs::write(path, loader)?;
    for (old, new) in names {
        fs::rename(work.join(&old), work.join(&new))
            .with_context(|| format!("{old} is missing"))?;
    }
    Ok(())
}

/// Rewrites the loader so that it asks start.js for files by their new names. Returns the names,
/// too, new by old.
fn renamed_loader(loader: &str) -> Result<(String, BTreeMap<String, String>)> {
    let mut names = BTreeMap::new();
    let mut parts = String::new();
    for line in loader.lines() {
        // The splitter writes above each shared file which parts share it.
        if let Some(shared) = line
            .strip_prefix("/* ")
            .and_then(|rest| rest.strip_suffix(" */"))
        {
            let mut shared: Vec<&str> = shared.split(", ").collect();
            shared.sort_unstable();
            parts = shared.join("_");
        }
        let Some((_, file)) = line.split_once(&format!("{FETCH}\"./")) else {
            continue;
        };
        let (file, _) = file.split_once('"').context("An address has no end.")?;
        let stem = file.strip_suffix(".wasm").unwrap_or(file);
        let needed_by = match (stem.strip_prefix(OWN), stem.strip_prefix(SHARED)) {
            (Some(part), _) => part,
            (_, Some(_)) => &parts,
            _ => bail!("The splitter has made {file}, which is neither a part nor shared by some."),
        };
        names.insert(file.to_owned(), format!("part_{needed_by}.wasm"));
    }
    ensure!(!names.is_empty(), "The splitter's loader names no part.");
    let mut loader = loader.replace(FETCH, FETCH_OF_START);
    for (old, new) in &names {
        loader = loader.replace(&format!("\"./{old}\""), &format!("\"./{new}\""));
    }
    Ok((loader, names))
}

/// Has wasm-opt make each program smaller.
fn optimise(work: &Path) -> Result<()> {
    let mut programs = files_in(work)?;
    programs.retain(|name| name.ends_with(".wasm"));
    // The largest takes the longest, and is begun first, from the end.
    programs.sort_by_key(|name| fs::metadata(work.join(name)).map_or(0, |data| data.len()));
    with_each(programs, |name| {
        let path = work.join(&name);
        let status = install::wasm_opt()
            .args(["-O1", "--strip-debug"])
            .args(FEATURES)
            .arg(&path)
            .arg("-o")
            .arg(&path)
            .status()
            .context("wasm-opt did not start")?;
        ensure!(status.success(), "wasm-opt fails on {name}.");
        Ok(())
    })
}

/// Removes the files that Trunk has made of the whole program from `folder`. Returns their names,
/// the wasm first.
fn trunks_files(folder: &Path) -> Result<[String; 2]> {
    let names = files_in(folder)?;
    let find = |end: &str| {
        let mut names = names.iter();
        let name =
            names.find(|name| name.starts_with(&format!("{PROGRAM}-")) && name.ends_with(end));
        name.cloned()
            .with_context(|| format!("Trunk has made no {PROGRAM}-…{end}."))
    };
    let found = [find(TRUNKS_FILES[0])?, find(TRUNKS_FILES[1])?];
    for name in &found {
        fs::remove_file(folder.join(name))?;
    }
    Ok(found)
}

/// The page in which program, glue, loader and parts have their addresses in the folder `name`.
/// After the link of a part there is one for each file that it shares.
fn with_addresses(
    html: &str,
    [wasm, glue]: &[String; 2],
    name: &str,
    files: &[String],
) -> Result<String> {
    let mut html = html.to_owned();
    let mut replace_address = |old: &str, new: &str| {
        let old = format!("./{old}");
        ensure!(html.contains(&old), "index.html does not name {old}.");
        html = html.replace(&old, &format!("./{name}/{new}"));
        Ok(())
    };
    replace_address(wasm, MAIN)?;
    replace_address(glue, &format!("{PROGRAM}.js"))?;
    replace_address(LOADER, LOADER)?;
    let mut shared = String::new();
    for file in files {
        let Some(parts) = file
            .strip_prefix("part_")
            .and_then(|rest| rest.strip_suffix(".wasm"))
        else {
            continue;
        };
        match parts.contains('_') {
            false => replace_address(file, file)?,
            true => {
                let parts = parts.replace('_', " ");
                shared += &format!(r#"<link rel=later data-parts="{parts}" href=./{name}/{file}>"#);
            }
        }
    }
    with_in_head(&html, &shared)
}

/// The page with the size of the program, by which public/start.js shows how much of the program
/// has arrived.
fn with_program_bytes(html: &str, bytes: u64) -> Result<String> {
    with_in_head(html, &format!("<meta name=program-bytes content={bytes}>"))
}

/// The page with these elements at the end of its head.
fn with_in_head(html: &str, elements: &str) -> Result<String> {
    let (before, after) = html
        .split_once("</head>")
        .context("index.html has no </head>.")?;
    Ok(format!("{before}{elements}</head>{after}"))
}

/// The names of the files in `folder`, in their order.
fn files_in(folder: &Path) -> Result<Vec<String>> {
    let files = files_below(folder)?;
    let own = files.iter().filter(|file| file.parent() == Some(folder));
    Ok(own
        .filter_map(|file| Some(file.file_name()?.to_string_lossy().into_owned()))
        .collect())
}

/// A hash of the names and contents of all files in `folder`.
fn hash_of_all(folder: &Path) -> Result<u64> {
    let mut all = Vec::new();
    for name in files_in(folder)? {
        let content = fs::read(folder.join(&name))?;
        all.extend_from_slice(format!("{name} {:016x}\n", hash_of(&content)).as_bytes());
    }
    Ok(hash_of(&all))
}

/// Copies a folder of files to another disk.
fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for name in files_in(from)? {
        fs::copy(from.join(&name), to.join(&name))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A loader as the splitter writes it.
    const WRITTEN: &str = r#"import { initSync } from "./score.js";
/* group, games */
const __chunk_3 = makeLoad(() => {
    const src = fetch(new URL("./chunk_3.wasm", import.meta.url));
}, []);
export const __wasm_split_load_group = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_group.wasm", import.meta.url));
}, [__chunk_3]));
"#;

    #[test]
    fn a_file_is_named_by_the_parts_that_need_it() {
        let (loader, names) = renamed_loader(WRITTEN).expect("it is the splitter's");
        let names: Vec<(&str, &str)> = names
            .iter()
            .map(|(old, new)| (old.as_str(), new.as_str()))
            .collect();
        assert_eq!(
            names,
            [
                ("chunk_3.wasm", "part_games_group.wasm"),
                ("split_group.wasm", "part_group.wasm"),
            ]
        );
        assert!(
            loader.contains("scoreFetch(new URL(\"./part_games_group.wasm\", import.meta.url))")
        );
        assert!(!loader.contains(" fetch("), "{loader}");
    }

    #[test]
    fn a_loader_of_another_kind_is_refused() {
        for loader in [
            "",
            "const src = fetch(new URL(\"./part.wasm\", import.meta.url));",
        ] {
            assert!(renamed_loader(loader).is_err(), "{loader}");
        }
    }

    #[test]
    fn the_page_names_each_file_in_the_folder_of_its_build() {
        let page = "<head><link id=wasm href=./score-1a_bg.wasm><link id=glue href=./score-1a.js>\
                    <link id=loader href=./__wasm_split.js>\
                    <link rel=later data-parts=group href=./part_group.wasm></head>";
        let files = ["part_games_group.wasm", "part_group.wasm", "score.js"].map(str::to_owned);
        let trunks = ["score-1a_bg.wasm", "score-1a.js"].map(str::to_owned);
        let html = with_addresses(page, &trunks, "score-9", &files).expect("it names all");
        assert_eq!(
            html,
            "<head><link id=wasm href=./score-9/score_bg.wasm><link id=glue href=./score-9/score.js>\
             <link id=loader href=./score-9/__wasm_split.js>\
             <link rel=later data-parts=group href=./score-9/part_group.wasm>\
             <link rel=later data-parts=\"games group\" href=./score-9/part_games_group.wasm>\
             </head>"
        );
    }

    #[test]
    fn a_part_that_the_page_does_not_name_is_refused() {
        let page = "<head>./score-1a_bg.wasm ./score-1a.js ./__wasm_split.js</head>";
        let trunks = ["score-1a_bg.wasm", "score-1a.js"].map(str::to_owned);
        let files = ["part_group.wasm".to_owned()];
        assert!(with_addresses(page, &trunks, "score-9", &files).is_err());
    }
}
