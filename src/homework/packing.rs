//! Makes a package, a zip. It has the game's files from the site's list, the assignment, the start
//! page and the manifest.

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

/// The reason why there is no package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PackingProblem {
    /// The files could not be fetched, or are not those of the list.
    Files,
    /// No package can be made from the files of this site.
    Site,
}

/// A file of a package: its path and its content.
type PackedFile = (String, Vec<u8>);

/// The files of the game for a package in one language or in all, once they are fetched. Copies
/// share them.
#[derive(Clone, Copy)]
pub struct GameFiles {
    files: StoredValue<Option<Vec<PackedFile>>>,
    /// The language for which files were requested last, or all; the outer `None` before a request.
    requested: StoredValue<Option<Option<LanguageCode>>>,
    /// The number of times that files have arrived.
    arrival_count: RwSignal<u32>,
    /// The reason why the files have not arrived, if they failed.
    problem: RwSignal<Option<PackingProblem>>,
    /// The tasks that wait for the files.
    waiting_tasks: StoredValue<Vec<WaitingTask>, LocalStorage>,
}

/// A task that waits for the files.
type WaitingTask = Box<dyn FnOnce()>;

impl GameFiles {
    /// A state without files.
    pub fn none() -> GameFiles {
        GameFiles {
            files: StoredValue::new(None),
            requested: StoredValue::new(None),
            arrival_count: RwSignal::new(0),
            problem: RwSignal::new(None),
            waiting_tasks: StoredValue::new_local(Vec::new()),
        }
    }

    /// Fetches the files for this language, unless they are there or on their way.
    pub fn fetch(self, language: Option<LanguageCode>) {
        let is_requested = self.problem.get_untracked().is_none()
            && self
                .requested
                .with_value(|requested| requested.as_ref() == Some(&language));
        if is_requested {
            return;
        }
        self.requested.set_value(Some(language.clone()));
        self.files.set_value(None);
        self.problem.set(None);
        spawn_local(async move {
            let fetched = fetch_files(language.as_ref()).await;
            let is_wanted = self
                .requested
                .try_with_value(|requested| requested.as_ref() == Some(&language));
            // Another language was chosen meanwhile, or the page has been left.
            if is_wanted != Some(true) {
                return;
            }
            match fetched {
                Ok(files) => {
                    self.files.set_value(Some(files));
                    self.arrival_count.update(|count| *count += 1);
                    let waiting = self.waiting_tasks.try_update_value(std::mem::take);
                    waiting.into_iter().flatten().for_each(|task| task());
                }
                Err(problem) => {
                    self.waiting_tasks.set_value(Vec::new());
                    self.problem.set(Some(problem));
                }
            }
        });
    }

    /// The reason why the files have not arrived; reactive.
    pub fn problem(self) -> Option<PackingProblem> {
        self.problem.get()
    }

    /// Tracks the arrival of the files.
    pub fn follow(self) {
        self.arrival_count.track();
    }

    /// Runs `task` now if the files are there, or else once they have arrived.
    pub fn when_loaded(self, task: impl FnOnce() + 'static) {
        match self.files.with_value(Option::is_some) {
            true => task(),
            false => self
                .waiting_tasks
                .update_value(|waiting| waiting.push(Box::new(task))),
        }
    }

    /// The package of an assignment, once the files are there; reactive.
    pub fn package(self, assignment: &Assignment) -> Option<Result<Vec<u8>, PackingProblem>> {
        self.follow();
        self.files.with_value(|files| {
            let files = files.as_ref()?;
            Some(pack(files, assignment).ok_or(PackingProblem::Site))
        })
    }
}

/// Fetches the files of the game for a package: its start page, and the files that the page names.
async fn fetch_files(language: Option<&LanguageCode>) -> Result<Vec<PackedFile>, PackingProblem> {
    let no_files = PackingProblem::Files;
    let list = BuildList::fetch().await.ok_or(no_files)?;
    let page = list.file(build_list::PAGE).await.ok_or(no_files)?;
    let page = String::from_utf8(page).map_err(|_| PackingProblem::Site)?;
    let start = StartPage::of(&page, language).ok_or(PackingProblem::Site)?;
    let mut files = vec![(START_FILE.to_owned(), start.html.into_bytes())];
    for name in start.files {
        let content = list.file(&name).await.ok_or(no_files)?;
        files.push((name, content));
    }
    Ok(files)
}

/// Packs these files with an assignment and its manifest; `None` if that fails.
fn pack(files: &[PackedFile], assignment: &Assignment) -> Option<Vec<u8>> {
    let names = files.iter().map(|(name, _)| name.as_str());
    let names: Vec<&str> = names.chain([ASSIGNMENT_FILE]).collect();
    let manifest = manifest(assignment, &names, START_FILE).ok()?;
    let assignment = assignment.written();
    let added = [(MANIFEST_FILE, &manifest), (ASSIGNMENT_FILE, &assignment)];
    let added = added.map(|(name, text)| (name, text.as_bytes()));
    let files = files.iter();
    let files = files.map(|(name, content)| (name.as_str(), content.as_slice()));
    zip_files(added.into_iter().chain(files)).ok()
}

/// Zips these files. Sizes come before contents, and all dates are the same, so that the same files
/// make the same zip.
fn zip_files<'a>(files: impl Iterator<Item = (&'a str, &'a [u8])>) -> ZipResult<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, content) in files {
        zip.start_file(name, options)?;
        zip.write_all(content)?;
    }
    Ok(zip.finish()?.into_inner())
}
