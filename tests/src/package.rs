//! A package for an LMS, as the page saves it.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{Cursor, Read};
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use score_core::assignment::{Assignment, Item, ItemMaker};
use serde_json::Value;
use zip::ZipArchive;

use crate::Page;

/// A script that stores the next saved file as `savedBlob` and `savedName`.
const KEEP_SAVED: &str = "
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.savedBlob = blob; return make(blob); };
    HTMLAnchorElement.prototype.click = function () { window.savedName = this.download; };";

/// A script that returns the bytes of the saved file in base 64.
const SAVED: &str = "
    const bytes = new Uint8Array(await window.savedBlob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) {
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    }
    return btoa(text);";

/// A saved package.
pub struct Package {
    pub name: String,
    /// The zip, in base 64.
    pub zip: String,
    /// The names of the package's files, in their order.
    pub names: Vec<String>,
    pub files: BTreeMap<String, Vec<u8>>,
    /// A folder for this package alone, which is deleted with the value.
    pub folder: PathBuf,
}

impl Package {
    /// Makes the package of the form that is open.
    ///
    /// # Panics
    /// When the saved file is no zip.
    #[track_caller]
    pub fn make(page: &Page) -> Package {
        page.run(KEEP_SAVED, Vec::new());
        page.press("#homework-make");
        page.wait_until("the package is saved", "window.savedName");
        let bytes = page.ask(SAVED, Value::Null);
        let zip = bytes.as_str().expect("a text").to_owned();
        let bytes = BASE64_STANDARD.decode(&zip).expect("base 64");
        let mut archive = ZipArchive::new(Cursor::new(bytes)).expect("a zip");
        let mut names = Vec::new();
        let mut files = BTreeMap::new();
        for index in 0..archive.len() {
            let mut file = archive.by_index(index).expect("a file");
            let mut content = Vec::new();
            file.read_to_end(&mut content).expect("its content");
            let name = file.name().expect("a name").into_owned();
            names.push(name.clone());
            files.insert(name, content);
        }
        Package {
            name: page
                .run("return window.savedName", Vec::new())
                .as_str()
                .unwrap_or_default()
                .to_owned(),
            zip,
            names,
            files,
            folder: new_folder(),
        }
    }

    /// The text of a file.
    ///
    /// # Panics
    /// When there is no such text.
    pub fn text(&self, name: &str) -> String {
        let content = self.files.get(name).unwrap_or_else(|| panic!("no {name}"));
        String::from_utf8(content.clone()).expect("text")
    }

    /// The assignment in the package.
    ///
    /// # Panics
    /// When there is no assignment.
    pub fn assignment(&self) -> Assignment {
        Assignment::read(self.text("assignment.txt").as_bytes()).expect("an assignment")
    }

    /// For each item of the assignment, whether it is possible.
    ///
    /// # Panics
    /// When an item is no roll.
    pub fn are_possible(&self) -> Vec<bool> {
        let assignment = self.assignment();
        let items = ItemMaker::make(&assignment, assignment.work.seed());
        let are_possible = items.iter().map(|item| match item {
            Item::Roll(task) => task.is_possible,
            _ => panic!("no roll"),
        });
        are_possible.collect()
    }
}

impl Page {
    /// Ends an item of homework: calls its roll impossible if that is right, and else looks at a
    /// solution.
    #[track_caller]
    pub fn end_item(&self, is_possible: bool) {
        self.press(match is_possible {
            true => "#learn-show",
            false => "#learn-impossible",
        });
        self.expect_shown("#homework-worth");
    }
}

impl Drop for Package {
    fn drop(&mut self) {
        // A folder that stays is one of the system's temporary ones.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A folder that no other spec has.
fn new_folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("score-package-{}-{count}", process::id());
    env::temp_dir().join(name)
}
