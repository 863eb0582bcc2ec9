//! Makes the page that Trunk has built smaller: what Trunk does not do itself.
//!
//! The programs get smaller (`program.rs`), the scripts lose their comments and
//! whatever nobody calls, and the styles become one file. The page in `dist/` works
//! before and after.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::thread;
use std::time::Instant;

use crate::job::spoken;
use crate::program::{Program, SmallProgram};
use crate::relay_address::RelayAddress;
use crate::workshop::{esbuild, folder, read_text, run, unwritable};
use crate::{Failure, Outcome, places};

/// Packs the page in `dist/`.
pub fn pack(relay: Option<&RelayAddress>) -> Outcome {
    println!("→ pack the page");
    let start = Instant::now();
    fs::create_dir_all(folder()).map_err(|error| unwritable(&folder(), &error))?;
    let mut page = Page::open(places::dist())?;
    let mut programs = vec![Program {
        name: "score",
        wasm: page.file("score-", "_bg.wasm")?,
        glue: page.file("score-", ".js")?,
        is_waited_for: true,
    }];
    // Trunk gives no hash to the names of programs that a page fetches later.
    programs.extend(places::LATER_PROGRAMS.map(|name| Program {
        name,
        wasm: format!("{name}_bg.wasm"),
        glue: format!("{name}.js"),
        is_waited_for: false,
    }));
    shorten(&mut page, &programs)?;
    start_script(&mut page)?;
    styles(&mut page)?;
    if let Some(relay) = relay {
        page.html = relay.write_into(&page.html)?;
    }
    page.save()?;
    println!("  pack the page took {}", spoken(start.elapsed()));
    Ok(())
}

/// Makes the programs smaller, all at the same time.
fn shorten(page: &mut Page, programs: &[Program]) -> Outcome {
    let built = &page.folder;
    let small: Vec<Outcome<SmallProgram>> = thread::scope(|scope| {
        let at_work: Vec<_> = programs
            .iter()
            .map(|program| scope.spawn(|| program.shorten(built)))
            .collect();
        at_work
            .into_iter()
            .map(|each| each.join().unwrap_or_else(|panic| resume_unwind(panic)))
            .collect()
    });
    for (program, small) in programs.iter().zip(small) {
        let SmallProgram { wasm, glue } = small?;
        page.replace(&program.wasm, &wasm)?;
        page.replace(&program.glue, glue.as_bytes())?;
    }
    Ok(())
}

fn start_script(page: &mut Page) -> Outcome {
    let script = page.file("start-", ".js")?;
    let text = read_text(&page.folder.join(&script))?;
    let short = run(esbuild(&page.folder), "start", &text)?;
    page.replace(&script, short.as_bytes())
}

/// Makes one file of all styles, in the order of the page.
fn styles(page: &mut Page) -> Outcome {
    let links = style_links(&page.html);
    let imports: String = links
        .iter()
        .map(|(_, name)| format!("@import './{name}';"))
        .collect();
    let mut esbuild = esbuild(&page.folder);
    esbuild.args(["--bundle", "--loader=css"]);
    let joined = run(esbuild, "styles", &imports)?;
    let Some(((_, first), others)) = links.split_first() else {
        return Err(Failure::new("the built page has no styles."));
    };
    for (link, name) in others {
        page.html = page.html.replace(link, "");
        page.gone.push(name.clone());
    }
    page.replace(first, joined.as_bytes())
}

/// The links to styles, each with the name of its file.
fn style_links(html: &str) -> Vec<(String, String)> {
    html.split_inclusive('>')
        .filter_map(|piece| piece.rfind('<').map(|start| &piece[start..]))
        .filter(|tag| tag.starts_with("<link") && tag.contains("rel=stylesheet"))
        .filter_map(|tag| {
            let (_, address) = tag.split_once("href=./")?;
            let name = address.split([' ', '>']).next()?;
            Some((tag.to_owned(), name.to_owned()))
        })
        .collect()
}

/// The built page, and which of its files have been replaced.
struct Page {
    folder: PathBuf,
    html: String,
    gone: Vec<String>,
}

impl Page {
    fn open(folder: PathBuf) -> Outcome<Page> {
        let html = read_text(&folder.join("index.html"))?;
        Ok(Page {
            folder,
            html,
            gone: Vec::new(),
        })
    }

    /// The one file named in the page that begins and ends like this, with a
    /// hash between.
    fn file(&self, begin: &str, end: &str) -> Outcome<String> {
        self.html
            .split(['/', ' ', '>', '"'])
            .find(|word| {
                word.strip_prefix(begin)
                    .and_then(|rest| rest.strip_suffix(end))
                    .is_some_and(is_hash)
            })
            .map(str::to_owned)
            .ok_or_else(|| Failure::new(format!("the built page names no '{begin}…{end}'.")))
    }

    /// Puts a file in the place of another, under a name that tells its
    /// content, so that no browser takes one for the other.
    fn replace(&mut self, old: &str, content: &[u8]) -> Outcome {
        let new = renamed(old, content)
            .ok_or_else(|| Failure::new(format!("the name {old} has no room for a hash.")))?;
        let path = self.folder.join(&new);
        fs::write(&path, content).map_err(|error| unwritable(&path, &error))?;
        self.html = self.html.replace(old, &new);
        if new != old {
            self.gone.push(old.to_owned());
        }
        Ok(())
    }

    /// Writes the page, and only then removes what it no longer names.
    fn save(self) -> Outcome {
        let path = self.folder.join("index.html");
        fs::write(&path, &self.html).map_err(|error| unwritable(&path, &error))?;
        for name in self.gone {
            let path = self.folder.join(name);
            fs::remove_file(&path).map_err(|error| unwritable(&path, &error))?;
        }
        Ok(())
    }
}

/// `NAME-HASH.EXTENSION` with the hash of this content, for a name with another
/// hash or with none.
fn renamed(name: &str, content: &[u8]) -> Option<String> {
    let (stem, end) = name.split_at(name.find(['.', '_'])?);
    let stem = match stem.split_once('-') {
        Some((stem, old_hash)) => is_hash(old_hash).then_some(stem)?,
        None => stem,
    };
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    Some(format!("{stem}-{:016x}{end}", hasher.finish()))
}

/// Whether this is a hash as Trunk writes it: without zeros in front, so that
/// one in sixteen is shorter than the others.
fn is_hash(text: &str) -> bool {
    const MAX_DIGITS: usize = 16;
    (1..=MAX_DIGITS).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_follows_the_content() {
        // A hash of Trunk's may be shorter than ours.
        for old in ["score-0123456789abcdef_bg.wasm", "score-1a_bg.wasm"] {
            let new = renamed(old, b"one").expect("the name has a hash");
            let hash = new
                .strip_prefix("score-")
                .and_then(|rest| rest.strip_suffix("_bg.wasm"));
            assert!(hash.is_some_and(is_hash), "{new}");
            assert_ne!(Some(new), renamed(old, b"two"));
        }
        let named = renamed("study_bg.wasm", b"one").expect("there is room for a hash");
        assert!(
            named.starts_with("study-") && named.ends_with("_bg.wasm"),
            "{named}"
        );
        assert_eq!(renamed("start-page.js", b"one"), None);
        assert_eq!(renamed("LICENSE", b"one"), None);
    }

    #[test]
    fn a_file_is_found_by_both_ends_of_its_name() {
        let page = Page {
            folder: PathBuf::new(),
            html: "<link href=./score-9361bd9a38960e5.js id=glue>\
                   <link href=./score-9361bd9a38960e5_bg.wasm id=wasm>"
                .to_owned(),
            gone: Vec::new(),
        };
        let file = |begin, end| page.file(begin, end).ok();
        assert_eq!(
            file("score-", ".js").as_deref(),
            Some("score-9361bd9a38960e5.js")
        );
        assert_eq!(
            file("score-", "_bg.wasm").as_deref(),
            Some("score-9361bd9a38960e5_bg.wasm")
        );
        assert_eq!(file("start-", ".js"), None);
    }

    #[test]
    fn styles_are_found_in_the_order_of_the_page() {
        let html = "<link href=icon.svg rel=icon><link href=./b-1.css rel=stylesheet>\
                    <script src=./s.js></script><link href=./a-2.css rel=stylesheet>";
        let links = style_links(html);
        let names: Vec<&str> = links.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names, ["b-1.css", "a-2.css"]);
        assert_eq!(links[1].0, "<link href=./a-2.css rel=stylesheet>");
    }
}
