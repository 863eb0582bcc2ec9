//! Hashes that tell whether the page in `dist/` is up to date. A build takes many times longer than
//! this check.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::relay_address::RelayAddress;
use crate::{install, paths};

/// The sources of the page besides its programs.
const SOURCES: [&str; 6] = [
    "index.html",
    "Trunk.toml",
    "locales",
    "pages",
    "public",
    "style",
];

/// The size of the compressed copies of the page's files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copies {
    /// The smallest copies, for a site and for the tests of sizes.
    Smallest,
    /// Copies that are made quickly, for this machine.
    Quick,
}

/// A hash of the sources of the page, and a hash of the page that was made from them.
///
/// Accidental equality is less likely than a broken disk, and at worst the page is one build old.
#[derive(Debug, PartialEq, Eq)]
pub struct BuildHashes {
    sources: u64,
    page: u64,
}

impl BuildHashes {
    /// The hashes of the sources and the page as they are now.
    ///
    /// # Errors
    /// When the folder of compiled programs cannot be read.
    pub fn now(relay: Option<&RelayAddress>) -> Result<BuildHashes> {
        // Trunk calls code of this program, so its file is a source.
        let mut sources = vec![std::env::current_exe()?];
        sources.extend(SOURCES.map(|name| paths::root().join(name)));
        let programs = paths::target().join(install::WASM_TARGET).join("web");
        let mut programs: Vec<PathBuf> = fs::read_dir(programs)?
            .filter_map(|entry| entry.ok().map(|entry| entry.path()))
            .filter(|path| path.extension().is_some_and(|kind| kind == "wasm"))
            .collect();
        programs.sort();
        sources.extend(programs);
        Ok(BuildHashes {
            sources: hash_of(&sources) ^ hash_of_relay(relay),
            page: hash_of(&[paths::dist()]),
        })
    }

    /// Whether the page was made from these sources, has copies that are small enough, and is
    /// unchanged since.
    pub fn is_current(&self, copies: Copies) -> bool {
        fs::read_to_string(path()).is_ok_and(|saved| self.fits(&saved, copies))
    }

    fn fits(&self, saved: &str, copies: Copies) -> bool {
        let enough = [Copies::Smallest, copies];
        enough.iter().any(|made| saved == self.written(*made))
    }

    /// Saves the hashes and the size of the copies for the next check.
    pub fn save(&self, copies: Copies) {
        // Without saved hashes the page is built anew, which takes longer but is correct.
        let _ = fs::write(path(), self.written(copies));
    }

    fn written(&self, copies: Copies) -> String {
        format!("{:016x} {:016x} {copies:?}\n", self.sources, self.page)
    }
}

/// A hash of the relay that is written into the page; 0 for none.
fn hash_of_relay(relay: Option<&RelayAddress>) -> u64 {
    relay.map_or(0, |relay| {
        let mut hasher = DefaultHasher::new();
        relay.as_str().hash(&mut hasher);
        hasher.finish()
    })
}

fn path() -> PathBuf {
    paths::target().join("page.stamp")
}

/// A hash of the names and contents of all files at these paths; missing files count as empty.
fn hash_of(paths: &[PathBuf]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for path in paths {
        hash_files(path, &mut hasher);
    }
    hasher.finish()
}

fn hash_files(path: &Path, hasher: &mut DefaultHasher) {
    path.file_name().hash(hasher);
    if let Ok(entries) = fs::read_dir(path) {
        let mut inside: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        inside.sort();
        inside.len().hash(hasher);
        for path in inside {
            hash_files(&path, hasher);
        }
    } else {
        fs::read(path).ok().hash(hasher);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_with_the_smallest_copies_is_good_for_all() {
        let hashes = BuildHashes {
            sources: 1,
            page: 2,
        };
        let other = BuildHashes {
            sources: 1,
            page: 3,
        };
        for (made, wanted, fits) in [
            (Copies::Smallest, Copies::Smallest, true),
            (Copies::Smallest, Copies::Quick, true),
            (Copies::Quick, Copies::Quick, true),
            (Copies::Quick, Copies::Smallest, false),
        ] {
            assert_eq!(hashes.fits(&hashes.written(made), wanted), fits, "{made:?}");
            assert!(!other.fits(&hashes.written(made), wanted));
        }
    }

    #[test]
    fn a_change_of_any_file_or_name_is_seen() {
        let folder = std::env::temp_dir().join(format!("score-stamp-{}", std::process::id()));
        let inner = folder.join("inner");
        fs::create_dir_all(&inner).expect("a folder can be made");
        let write = |name: &str, text: &str| {
            fs::write(inner.join(name), text).expect("a file can be written");
            hash_of(std::slice::from_ref(&folder))
        };
        let first = write("a", "one");
        let changed = write("a", "two");
        let more = write("b", "one");
        let back = write("a", "one");
        assert_ne!(first, changed);
        assert_ne!(changed, more);
        assert_ne!(back, first);
        fs::remove_file(inner.join("b")).expect("the file is there");
        assert_eq!(hash_of(std::slice::from_ref(&folder)), first);
        fs::remove_dir_all(&folder).expect("the folder is there");
    }
}
