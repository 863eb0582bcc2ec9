//! Log in SQLite: copies the file, even while a relay writes it.

use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode};

use super::failure::{Fault, OpenFailure, OpenFault, meaning};
use super::file::{self, BUSY_MS};
use super::format;

/// The name of a backup until it is complete.
const UNFINISHED: &str = ".score-relay-backup-";

/// Why there is no backup: a sentence that says what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BackupFailure {
    /// There is no log in this file.
    #[error("there is no log in {}; say with --log where the relay has it", .0.display())]
    NoLog(PathBuf),
    /// The log cannot be read.
    #[error(transparent)]
    Log(OpenFailure),
    /// The file for the backup exists already.
    #[error(
        "{} exists already, and is not overwritten; give the backup another name",
        .0.display()
    )]
    Exists(PathBuf),
    /// The backup cannot be written to this file, for this reason.
    #[error(
        "the backup {file} cannot be written ({why}); give a file in a folder that you can \
         write, on a disk with room for it",
        file = .0.display(),
        why = .1
    )]
    NotWritable(PathBuf, String),
}

/// Copies the `log` as it is at one moment to the new file `to`. Only the owner of that file may
/// read it. A relay may go on writing meanwhile. Returns the size of the copy, in bytes.
///
/// # Errors
/// When the log cannot be read, when `to` exists, and when it cannot be written; no new file `to`
/// is left then.
pub fn backup(log: &Path, to: &Path) -> Result<u64, BackupFailure> {
    let log_failure = |fault| BackupFailure::Log(file::failure(log, fault));
    let path = file::real_path(log).map_err(|fault| match fault {
        OpenFault::NoFolder => BackupFailure::NoLog(log.to_owned()),
        fault => log_failure(fault.into()),
    })?;
    if !file::is_log(&path).map_err(log_failure)? {
        return Err(BackupFailure::NoLog(log.to_owned()));
    }
    let (source, format) = open(&path).map_err(log_failure)?;
    if format == 0 {
        return Err(BackupFailure::NoLog(log.to_owned()));
    }
    if to.symlink_metadata().is_ok() {
        return Err(BackupFailure::Exists(to.to_owned()));
    }
    let unwritable = |why: String| BackupFailure::NotWritable(to.to_owned(), why);
    let folder = file::folder(to);
    // The copy is made in a folder of its own, and gets its name when it is complete.
    let unfinished = tempfile::Builder::new()
        .prefix(UNFINISHED)
        .tempfile_in(folder)
        .map_err(|error| unwritable(error.to_string()))?;
    let Some(name) = unfinished.path().to_str() else {
        return Err(unwritable("its path is not Unicode".to_owned()));
    };
    if let Err(error) = source.execute("VACUUM INTO ?", [name]) {
        return Err(match why_not_written(&error, folder) {
            Some(why) => unwritable(why),
            None => log_failure(error.into()),
        });
    }
    let finish = || -> io::Result<u64> {
        unfinished.as_file().sync_all()?;
        Ok(unfinished.as_file().metadata()?.len())
    };
    let bytes = finish().map_err(|error| unwritable(error.to_string()))?;
    unfinished.persist_noclobber(to).map_err(|failed| {
        if failed.error.kind() == ErrorKind::AlreadyExists {
            return BackupFailure::Exists(to.to_owned());
        }
        unwritable(failed.error.to_string())
    })?;
    sync_folder(folder).map_err(|error| unwritable(error.to_string()))?;
    Ok(bytes)
}

/// The log to read, and its format.
fn open(log: &Path) -> Result<(Connection, u32), Fault> {
    let source = Connection::open_with_flags(log, file::flags(false))?;
    source.busy_timeout(Duration::from_millis(BUSY_MS))?;
    let format = format::of(&source)?;
    Ok((source, format))
}

/// Why the copy could not be written; `None` if the log could not be read.
fn why_not_written(error: &rusqlite::Error, folder: &Path) -> Option<String> {
    if error.sqlite_error_code() == Some(ErrorCode::DiskFull) {
        return Some("its disk is full".to_owned());
    }
    match meaning(error) {
        Some(_) => None,
        None => file::probe(folder).err().map(|error| error.to_string()),
    }
}

/// Writes the folder to the disk, so that the file's name is stored as safely as the file.
fn sync_folder(folder: &Path) -> io::Result<()> {
    // On other systems a folder cannot be opened as a file.
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}
