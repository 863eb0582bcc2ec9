//! Log in SQLite: opens the file, with its lock, its permissions, and the check that it is a log.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use tracing::warn;

use super::failure::{Fault, OpenFailure, OpenFault, meaning};
use super::format::{self, APPLICATION_ID};
use crate::version::FORMAT;

/// How long a write waits for another program that has locked the file, in milliseconds. SQLite's
/// own shell is such a program. A relay never locks it for so long.
pub(super) const BUSY_MS: u64 = 2_000;

/// How much is written to check whether a folder can be written, in bytes. It is more than SQLite
/// needs to open a file.
const PROBE_BYTES: usize = 256 * 1_024;

/// The ends of the names of the files that SQLite and a relay put beside the log.
const SUFFIXES_BESIDE: [&str; 4] = ["-wal", "-shm", "-journal", LOCK];

/// The file whose lock shows that a relay owns the log beside it.
const LOCK: &str = ".lock";

/// How many of the first bytes of a file of SQLite are read. Its documentation calls them the
/// database header.
const HEADER_BYTES: usize = 72;
const MAGIC: &[u8] = b"SQLite format 3\0";
const USER_VERSION_AT: usize = 60;
const APPLICATION_ID_AT: usize = 68;

/// An open log, locked for this process.
pub(super) struct OpenLog {
    pub connection: Connection,
    /// The lock of the log. Once it is dropped, another process can open the log.
    pub lock: Lock,
    /// Whether all deleted data has just been removed from the file.
    pub is_vacuumed: bool,
}

/// A file whose lock this process has.
pub(super) struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file is not enough while this process is just starting another one, which
        // shares all of its files for a moment. The lock ends with the process anyway.
        let _ = self.0.unlock();
    }
}

/// Opens the log in `file`, which is made if there is none.
pub(super) fn open(file: &Path) -> Result<OpenLog, OpenFailure> {
    open_or_fault(file).map_err(|fault| failure(file, fault))
}

fn open_or_fault(file: &Path) -> Result<OpenLog, Fault> {
    let file = real_path(file)?;
    // The lock comes before anything else: closing a file would end the locks that SQLite has on it
    // in the same process, so the log of a running relay is not even read.
    let lock = lock(&file, false)?;
    let mut exists = is_log(&file)?;
    let lock = match lock {
        Some(lock) => lock,
        None => {
            let lock = self::lock(&file, true)?.ok_or(OpenFault::NoFolder)?;
            // Another relay may have made the file since the first check.
            exists = is_log(&file)?;
            lock
        }
    };
    if !exists {
        owner_only(OpenOptions::new().write(true).create_new(true)).open(&file)?;
    }
    keep_private(&file);
    let mut connection = Connection::open_with_flags(&file, flags(true))?;
    connection.busy_timeout(Duration::from_millis(BUSY_MS))?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    connection.pragma_update(None, "secure_delete", true)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    let is_vacuumed = prepare(&mut connection)?;
    Ok(OpenLog {
        connection,
        lock,
        is_vacuumed,
    })
}

/// Brings an open file to today's format, and returns whether it was vacuumed for that.
fn prepare(connection: &mut Connection) -> Result<bool, Fault> {
    let format = format::of(connection)?;
    check(connection)?;
    if format == 0 && !format::is_empty(connection)? {
        return Err(OpenFault::Damaged("it has tables and no format".to_owned()).into());
    }
    // Relays of earlier formats left deleted data in the file. It is removed before the new format
    // is written: a relay that is ended in between begins again.
    let is_old = (1..FORMAT).contains(&format);
    if is_old {
        connection.execute_batch("VACUUM")?;
    }
    // A new file is made without a WAL, so that its first page has our mark
    // from the beginning.
    format::migrate(connection, format)?;
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if mode != "wal" {
        let why = format!("its folder can have no WAL, SQLite stays with '{mode}'");
        return Err(OpenFault::Other(why).into());
    }
    // A disk that cannot be written is noticed now, and not only with the first player.
    format::write_again(connection)?;
    Ok(is_old)
}

/// Whether SQLite finds the pages of a file in order.
fn check(connection: &Connection) -> Result<(), Fault> {
    // The number is the most faults to look for.
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" {
        return Ok(());
    }
    Err(OpenFault::Damaged(found.replace('\n', " ")).into())
}

/// How SQLite opens a file that is there.
pub(super) fn flags(is_writable: bool) -> OpenFlags {
    let mode = match is_writable {
        true => OpenFlags::SQLITE_OPEN_READ_WRITE,
        false => OpenFlags::SQLITE_OPEN_READ_ONLY,
    };
    mode | OpenFlags::SQLITE_OPEN_NO_MUTEX
}

/// The real path of a file, so that it has one lock under all of its names.
pub(super) fn real_path(file: &Path) -> Result<PathBuf, OpenFault> {
    let path = match file.canonicalize() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let name = file.file_name().ok_or(OpenFault::IsFolder)?;
            folder(file).canonicalize()?.join(name)
        }
        found => found?,
    };
    match path.metadata() {
        Ok(metadata) if metadata.is_dir() => Err(OpenFault::IsFolder),
        Ok(metadata) if !metadata.is_file() => Err(OpenFault::NoDatabase),
        // The lock and the WAL of a file are found by its name.
        Ok(metadata) if has_other_names(&metadata) => Err(OpenFault::OtherNames),
        _ => Ok(path),
    }
}

#[cfg(unix)]
fn has_other_names(metadata: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    metadata.nlink() > 1
}

#[cfg(not(unix))]
fn has_other_names(_: &fs::Metadata) -> bool {
    false
}

/// The folder of a file, which may be the working folder.
pub(super) fn folder(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Takes the lock beside `file`; `None` if the lock file does not exist and shall not be made.
fn lock(file: &Path, may_create: bool) -> Result<Option<Lock>, OpenFault> {
    let mut options = OpenOptions::new();
    options
        .read(true)
        .write(true)
        .create(may_create)
        .truncate(false);
    let lock = match owner_only(&mut options).open(beside(file, LOCK)) {
        Err(error) if error.kind() == ErrorKind::NotFound && !may_create => return Ok(None),
        opened => opened?,
    };
    match lock.try_lock() {
        Ok(()) => Ok(Some(Lock(lock))),
        Err(TryLockError::WouldBlock) => Err(OpenFault::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Adds the mode of a new file that only its owner may read.
fn owner_only(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options
}

/// Lets only the owner read the log and the files beside it. Files that SQLite makes later have the
/// log's mode.
fn keep_private(file: &Path) {
    let all = SUFFIXES_BESIDE.map(|suffix| beside(file, suffix));
    for file in all.iter().chain([&file.to_owned()]) {
        set_mode(file, 0o600);
    }
}

/// Makes a folder for a log, with all folders above it. Others can neither read nor list it, even
/// if it existed already.
///
/// # Errors
/// If it cannot be made.
pub fn own_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.recursive(true).create(folder)?;
    set_mode(folder, 0o700);
    Ok(())
}

/// Restricts the mode of an existing file. Some file systems have no modes, and a file of
/// another user keeps its own.
#[cfg(unix)]
fn set_mode(file: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(metadata) = file.metadata() else {
        return;
    };
    let mut permissions = metadata.permissions();
    if permissions.mode() & 0o777 & !mode == 0 {
        return;
    }
    permissions.set_mode(mode);
    if let Err(failure) = fs::set_permissions(file, permissions) {
        let file = file.display();
        warn!(%file, %failure, "others may read this");
    }
}

#[cfg(not(unix))]
fn set_mode(_: &Path, _: u32) {}

/// Whether `file` exists, as a log or empty. The file is not changed.
///
/// # Errors
/// When the file is anything else.
pub(super) fn is_log(file: &Path) -> Result<bool, Fault> {
    let mut header = Vec::with_capacity(HEADER_BYTES);
    match File::open(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
        opened => opened?.take(HEADER_BYTES as u64).read_to_end(&mut header)?,
    };
    if header.is_empty() {
        return Ok(true);
    }
    if !header.starts_with(MAGIC) {
        return Err(OpenFault::NoDatabase.into());
    }
    let number = |offset: usize| {
        let bytes = header.get(offset..offset + 4)?;
        Some(i32::from_be_bytes(bytes.try_into().ok()?))
    };
    let (Some(mark), Some(format)) = (number(APPLICATION_ID_AT), number(USER_VERSION_AT)) else {
        return Err(OpenFault::Damaged("it ends in its first page".to_owned()).into());
    };
    match (mark, u32::try_from(format)) {
        (APPLICATION_ID, Ok(format)) if format > FORMAT => Err(OpenFault::Newer(format).into()),
        (APPLICATION_ID, _) => Ok(true),
        (0, _) if is_log_without_mark(file)? => Ok(true),
        _ => Err(OpenFault::Foreign.into()),
    }
}

/// Whether a file is one of format 1, or still empty.
fn is_log_without_mark(file: &Path) -> Result<bool, Fault> {
    // With these flags SQLite makes no files beside it, and ignores those that are there.
    let flags = flags(false) | OpenFlags::SQLITE_OPEN_URI;
    let main = Connection::open_with_flags(immutable_uri(file), flags)?;
    if !format::is_empty(&main)? {
        return Ok(format::is_format_1(&main)?);
    }
    // The tables of the log may be in the files beside it, if a relay was killed early. The log is
    // small then, and a copy of all files can be opened.
    let copies = tempfile::tempdir_in(folder(file))?;
    let copy = copies.path().join("copy");
    fs::copy(file, &copy)?;
    for suffix in ["-wal", "-journal"] {
        match fs::copy(beside(file, suffix), beside(&copy, suffix)) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
    }
    let whole = Connection::open(&copy)?;
    Ok(format::is_empty(&whole)? || format::is_format_1(&whole)?)
}

/// A file as a URI that makes SQLite treat it as immutable.
fn immutable_uri(file: &Path) -> OsString {
    let mut uri = "file:".to_owned();
    if cfg!(windows) {
        uri.push('/');
    }
    for byte in file.as_os_str().as_encoded_bytes() {
        match byte {
            b'\\' if cfg!(windows) => uri.push('/'),
            b'/' | b':' | b'.' | b'-' | b'_' => uri.push(char::from(*byte)),
            byte if byte.is_ascii_alphanumeric() => uri.push(char::from(*byte)),
            byte => uri += &format!("%{byte:02X}"),
        }
    }
    (uri + "?immutable=1").into()
}

/// Turns a fault of `file` into a failure for its owner.
pub(super) fn failure(file: &Path, fault: Fault) -> OpenFailure {
    let fault = match fault {
        Fault::Known(fault) => fault,
        Fault::Engine(error) => meaning(&error).unwrap_or_else(|| {
            let unwritable = probe(folder(file)).err().map(OpenFault::from);
            let unwritable = unwritable.or_else(|| {
                let opened = OpenOptions::new().write(true).open(file);
                let refused = opened.err()?;
                (refused.kind() != ErrorKind::NotFound).then(|| refused.into())
            });
            unwritable.unwrap_or_else(|| OpenFault::Other(error.to_string()))
        }),
    };
    OpenFailure {
        file: file.to_owned(),
        fault,
    }
}

/// Writes a temporary file to a folder.
///
/// # Errors
/// When the folder cannot be written.
pub(super) fn probe(folder: &Path) -> io::Result<()> {
    let mut probe = tempfile::tempfile_in(folder)?;
    probe.write_all(&[0; PROBE_BYTES])?;
    probe.sync_all()
}
