//! Makes a package: the files of the game as the site's list has them, the assignment, the start
//! page and the manifest, in one zip.

use std::io::{Cursor, Write};

use leptos::prelude::*;
use leptos::task::spawn_local;
use score_core::assignment::{
    ASSIGNMENT_FILE, Assignment, LanguageCode, MANIFEST_FILE, START_FILE, StartPage, manifest,
};
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::edge::build_list::{self, BuildList};

/// Why there is no package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PackingProblem {
    /// The files could not be fetched, or are not those of the list.
    Files,
    /// No package can be made of this site's files.
    Site,
}

/// A file of a package: its path and its content.
type PackedFile = (String, Vec<u8>);

/// The files of the game for a package in one language or in all, as far as they are there. Copies
/// share them.
#[derive(Clone, Copy)]
pub struct GameFiles {
    files: StoredValue<Option<Vec<PackedFile>>>,
    /// The language for which they were fetched last; `None`: they are not wanted yet.
    wanted: StoredValue<Option<Option<LanguageCode>>>,
    /// Counts how often they have come.
    arrivals: RwSignal<u32>,
    /// Why they have not.
    problem: RwSignal<Option<PackingProblem>>,
    /// The tasks that wait for the files.
    waiting: StoredValue<Vec<Waiting>, LocalStorage>,
}

/// A task that waits for the files.
type Waiting = Box<dyn FnOnce()>;

impl GameFiles {
    /// No files yet.
    pub fn none() -> GameFiles {
        GameFiles {
            files: StoredValue::new(None),
            wanted: StoredValue::new(None),
            arrivals: RwSignal::new(0),
            problem: RwSignal::new(None),
            waiting: StoredValue::new_local(Vec::new()),
        }
    }

    /// Has the files for this language fetched, unless they are there.
    pub fn fetch(self, language: Option<LanguageCode>) {
        let is_there = self.problem.get_untracked().is_none()
            && self
                .wanted
                .with_value(|wanted| wanted.as_ref() == Some(&language));
        if is_there {
            return;
        }
        self.wanted.set_value(Some(language.clone()));
        self.files.set_value(None);
        self.problem.set(None);
        spawn_local(async move {
            let fetched = fetched(language.as_ref()).await;
            let is_wanted = self
                .wanted
                .try_with_value(|wanted| wanted.as_ref() == Some(&language));
            // Another language was chosen meanwhile, or the page is gone.
            if is_wanted != Some(true) {
                return;
            }
            match fetched {
                Ok(files) => {
                    self.files.set_value(Some(files));
                    self.arrivals.update(|count| *count += 1);
                    let waiting = self.waiting.try_update_value(std::mem::take);
                    waiting.into_iter().flatten().for_each(|work| work());
                }
                Err(problem) => {
                    self.waiting.set_value(Vec::new());
                    self.problem.set(Some(problem));
                }
            }
        });
    }

    /// Why they have not come; followed.
    pub fn problem(self) -> Option<PackingProblem> {
        self.problem.get()
    }

    /// Follows when they come.
    pub fn follow(self) {
        self.arrivals.track();
    }

    /// Does `work` now, where they are there, or else once they have come.
    pub fn when_loaded(self, work: impl FnOnce() + 'static) {
        match self.files.with_value(Option::is_some) {
            true => work(),
            false => self
                .waiting
                .update_value(|waiting| waiting.push(Box::new(work))),
        }
    }

    /// The package of an assignment, once the files are there; followed.
    pub fn package(self, assignment: &Assignment) -> Option<Result<Vec<u8>, PackingProblem>> {
        self.follow();
        self.files.with_value(|files| {
            let files = files.as_ref()?;
            Some(packed(files, assignment).ok_or(PackingProblem::Site))
        })
    }
}

/// Fetches the files of the game for a package: its start page, and what that names.
async fn fetched(language: Option<&LanguageCode>) -> Result<Vec<PackedFile>, PackingProblem> {
    let missing = PackingProblem::Files;
    let list = BuildList::fetch().await.ok_or(missing)?;
    let page = list.file(build_list::PAGE).await.ok_or(missing)?;
    let page = String::from_utf8(page).map_err(|_| PackingProblem::Site)?;
    let start = StartPage::of(&page, language).ok_or(PackingProblem::Site)?;
    let mut files = vec![(START_FILE.to_owned(), start.html.into_bytes())];
    for name in start.files {
        let content = list.file(&name).await.ok_or(missing)?;
        files.push((name, content));
    }
    Ok(files)
}

/// The package of these files with an assignment.
fn packed(files: &[PackedFile], assignment: &Assignment) -> Option<Vec<u8>> {
    let names = files.iter().map(|(name, _)| name.as_str());
    let names: Vec<&str> = names.chain([ASSIGNMENT_FILE]).collect();
    let manifest = manifest(assignment, &names, START_FILE).ok()?;
    let assignment = assignment.written();
    let own = [(MANIFEST_FILE, &manifest), (ASSIGNMENT_FILE, &assignment)];
    let own = own.map(|(name, text)| (name, text.as_bytes()));
    let files = files.iter();
    let files = files.map(|(name, content)| (name.as_str(), content.as_slice()));
    zipped(own.into_iter().chain(files)).ok()
}

/// A zip of these files. Their sizes are before their contents, and they all have the same date, so
/// that the same files make the same zip.
fn zipped<'a>(files: impl Iterator<Item = (&'a str, &'a [u8])>) -> ZipResult<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, content) in files {
        zip.start_file(name, options)?;
        zip.write_all(content)?;
    }
    Ok(zip.finish()?.into_inner())
}
