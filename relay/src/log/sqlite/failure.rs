//! Log in SQLite: the reasons why its file cannot be opened, with advice for the operator.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use crate::version::FORMAT;

/// Why the log in a file cannot be opened: a sentence that says what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .fault.sentence(.file))]
pub struct OpenFailure {
    /// The log's file.
    pub file: PathBuf,
    /// The fault of the file.
    pub fault: OpenFault,
}

/// The fault of a log's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenFault {
    /// Another program, mostly another relay, has the file open.
    InUse,
    /// The folder of the file does not exist.
    NoFolder,
    /// The file is a folder.
    IsFolder,
    /// The file has other names (hard links), under which another relay could open it too.
    OtherNames,
    /// The file or its folder cannot be written, for this reason.
    NotWritable(String),
    /// There is no room for the file on its disk.
    DiskFull,
    /// A part of the file is damaged.
    Damaged(String),
    /// A newer relay has written the file, in this format.
    Newer(u32),
    /// The file is one of SQLite, but of another program.
    Foreign,
    /// The file is not one of SQLite.
    NoDatabase,
    /// Another fault, in the words of the system or of SQLite.
    Other(String),
}

impl OpenFault {
    /// The sentence about the fault of `file`, with advice.
    fn sentence(&self, file: &Path) -> String {
        let file = file.display();
        match self {
            OpenFault::InUse => format!(
                "the log {file} is in use by another relay; stop that one, or give this one a \
                 file of its own with --log"
            ),
            OpenFault::NoFolder => format!(
                "the folder of the log {file} does not exist; make it, or give another file \
                 with --log"
            ),
            OpenFault::IsFolder => {
                format!("{file} is a folder, and the log is a file; give a file in it with --log")
            }
            OpenFault::OtherNames => format!(
                "the log {file} has other names (hard links), and is safe under one alone; remove \
                 the others, or give this relay a copy of it"
            ),
            OpenFault::NotWritable(why) => format!(
                "the log {file} cannot be written ({why}); let the relay's user read and write \
                 the file and its folder, or give another file with --log"
            ),
            OpenFault::DiskFull => format!(
                "the disk of the log {file} is full; make room on it, or give a file on another \
                 disk with --log"
            ),
            OpenFault::Damaged(why) => format!(
                "the log {file} is damaged ({why}); move it away together with the files beside \
                 it (-wal, -shm), put a backup in its place, and start again"
            ),
            OpenFault::Newer(format) => format!(
                "the log {file} has format {format}, and this relay reads formats up to \
                 {FORMAT}; start the newer relay that wrote it, or give another file with --log"
            ),
            OpenFault::Foreign => format!(
                "{file} is a database of another program, and was left as it is; give another \
                 file with --log"
            ),
            OpenFault::NoDatabase => format!(
                "{file} is no log, nor a database at all, and was left as it is; give another \
                 file with --log"
            ),
            OpenFault::Other(why) => format!(
                "the log {file} cannot be opened ({why}); give another file with --log if this \
                 cannot be helped"
            ),
        }
    }
}

/// A failure on the way to an open file.
#[derive(Debug)]
pub(super) enum Fault {
    /// A known fault.
    Known(OpenFault),
    /// An error of SQLite, which does not always distinguish a full disk from one that cannot be
    /// written.
    Engine(rusqlite::Error),
}

impl From<OpenFault> for Fault {
    fn from(fault: OpenFault) -> Fault {
        Fault::Known(fault)
    }
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Fault {
        Fault::Engine(error)
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault::Known(error.into())
    }
}

impl From<io::Error> for OpenFault {
    fn from(error: io::Error) -> OpenFault {
        use io::ErrorKind::{
            IsADirectory, NotADirectory, NotFound, PermissionDenied, QuotaExceeded,
            ReadOnlyFilesystem, StorageFull,
        };
        match error.kind() {
            NotFound | NotADirectory => OpenFault::NoFolder,
            IsADirectory => OpenFault::IsFolder,
            PermissionDenied | ReadOnlyFilesystem => OpenFault::NotWritable(error.to_string()),
            StorageFull | QuotaExceeded => OpenFault::DiskFull,
            _ => OpenFault::Other(error.to_string()),
        }
    }
}

/// The fault of the file to which an error of SQLite corresponds. `None` if the same error has
/// several reasons.
pub(super) fn meaning(error: &rusqlite::Error) -> Option<OpenFault> {
    match error.sqlite_error_code()? {
        ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Some(OpenFault::InUse),
        ErrorCode::DatabaseCorrupt => Some(OpenFault::Damaged(error.to_string())),
        ErrorCode::NotADatabase => Some(OpenFault::NoDatabase),
        ErrorCode::DiskFull => Some(OpenFault::DiskFull),
        _ => None,
    }
}
