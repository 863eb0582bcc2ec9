//! The messages of a relay that cannot start, and the files that it leaves alone.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use score_relay::log::sqlite::Sqlite;
use score_relay::metrics::Metrics;
use score_relay::version::FORMAT;

use crate::program::{Running, output, program};

/// Has the program fail at its start with the log in `file`; returns its message.
fn refused(file: &Path) -> String {
    sentence(program(&["--port", "0", "--log", file.to_str().unwrap()]))
}

/// The message of a program that fails before it prints its address.
pub fn sentence(mut command: Command) -> String {
    command.stdin(Stdio::null());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut promised = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut promised)
        .unwrap();
    if !promised.is_empty() {
        // It would run for ever.
        child.kill().unwrap();
    }
    let ended = child.wait_with_output().unwrap();
    let said = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(promised, "", "{said}");
    assert_eq!(ended.status.code(), Some(1), "{said}");
    let line = said.lines().last().unwrap_or_default().to_owned();
    assert!(
        line.starts_with("score-relay: ") && line.ends_with('.'),
        "{said}"
    );
    line
}

/// A log that a relay has closed.
fn log_in(folder: &Path) -> PathBuf {
    let file = folder.join("log.sqlite");
    drop(Sqlite::open(&file, Metrics::default()).unwrap());
    file
}

/// The files of a folder with their bytes.
fn files_in(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let paths = fs::read_dir(folder).unwrap();
    let mut paths: Vec<PathBuf> = paths.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let with_bytes = paths.into_iter().map(|path| {
        let bytes = fs::read(&path).unwrap();
        (path, bytes)
    });
    with_bytes.collect()
}

/// Has the program refuse a file in a sentence with these parts, and nothing in
/// its folder may be different afterwards.
fn refused_untouched(file: &Path, parts: &[&str]) {
    let before = files_in(file.parent().unwrap());
    let said = refused(file);
    for part in parts {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(said.contains(file.to_str().unwrap()), "{said}");
    let after = files_in(file.parent().unwrap());
    assert!(before == after, "{said}: something was changed");
}

#[test]
fn a_database_of_another_program_is_left_as_it_is() {
    // With the names of our tables, with our number, and with neither.
    for schema in [
        "CREATE TABLE diary (day TEXT); INSERT INTO diary VALUES ('Monday')",
        "CREATE TABLE diary (day TEXT); PRAGMA application_id = 7",
        "CREATE TABLE tables (a); CREATE TABLE entries (b); CREATE TABLE seats (c);
            PRAGMA user_version = 1",
        "PRAGMA user_version = 1",
        "PRAGMA user_version = 2; CREATE TABLE tables (a)",
    ] {
        for mode in ["DELETE", "WAL"] {
            let folder = tempfile::tempdir().unwrap();
            let file = folder.path().join("diary 100%.sqlite");
            let theirs = rusqlite::Connection::open(&file).unwrap();
            theirs.pragma_update(None, "journal_mode", mode).unwrap();
            theirs.execute_batch(schema).unwrap();
            // Also while they have it open.
            for theirs in [Some(theirs), None] {
                refused_untouched(&file, &["is a database of another program"]);
                drop(theirs);
            }
        }
    }
}

#[test]
fn a_file_that_is_no_database_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        (
            "diary.txt",
            "Dear diary, today we played Score. ".repeat(40),
        ),
        ("short.txt", "x".to_owned()),
    ] {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        refused_untouched(&file, &["is no log, nor a database"]);
    }
}

#[test]
fn a_folder_is_no_log() {
    let folder = tempfile::tempdir().unwrap();
    let said = refused(folder.path());
    assert!(said.contains("is a folder"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_log_with_other_names_is_opened_by_none() {
    let folder = tempfile::tempdir().unwrap();
    let file = log_in(folder.path());
    let other = folder.path().join("other.sqlite");
    fs::hard_link(&file, &other).unwrap();
    for name in [&file, &other] {
        refused_untouched(name, &["has other names (hard links)", "remove the others"]);
    }
    fs::remove_file(&other).unwrap();
    assert!(Sqlite::open(&file, Metrics::default()).is_ok());
}

#[test]
fn a_port_that_cannot_be_used_comes_with_advice() {
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    for (address, port, advice) in [
        ("127.0.0.1", &*port, "another program has it: end that one"),
        ("192.0.2.1", "0", "this machine has no such address"),
    ] {
        let arguments = ["--log", "memory", "--address", address, "--port", port];
        let said = sentence(program(&arguments));
        assert!(said.contains(advice), "{said}");
    }
}

#[test]
fn a_folder_that_is_not_there_is_missed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("missing").join("log.sqlite");
    let said = refused(&file);
    assert!(said.contains("does not exist; make it"), "{said}");
    assert!(!folder.path().join("missing").exists());
}

#[cfg(unix)]
#[test]
fn a_folder_of_its_own_that_cannot_be_made_is_said() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("file");
    fs::write(&file, "").unwrap();
    let mut command = program(&["--port", "0"]);
    command.env("XDG_DATA_HOME", &file);
    let said = sentence(command);
    assert!(said.contains("for the log cannot be made"), "{said}");
    assert!(said.contains("give a file in another folder"), "{said}");
}

#[test]
fn a_damaged_log_is_said_to_be_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let file = log_in(folder.path());
    let whole = fs::read(&file).unwrap();
    let cut_off = whole[..whole.len() / 2].to_vec();
    let mut scribbled = whole.clone();
    let middle = scribbled.len() / 2;
    scribbled[middle..].fill(0x5A);
    for damaged in [cut_off, scribbled, whole[..50].to_vec()] {
        fs::write(&file, damaged).unwrap();
        let said = refused(&file);
        assert!(said.contains("is damaged"), "{said}");
        assert!(said.contains("put a backup in its place"), "{said}");
    }
}

#[test]
fn a_log_whose_tables_cannot_be_read_is_said_before_anything_is_promised() {
    let folder = tempfile::tempdir().unwrap();
    let file = log_in(folder.path());
    let broken = rusqlite::Connection::open(&file).unwrap();
    let sql = "INSERT INTO tables VALUES (7, 'no kind', 'Club', 'club', 'ABCDE', '', 0, NULL)";
    broken.execute_batch(sql).unwrap();
    drop(broken);
    let said = refused(&file);
    assert!(said.contains("the log cannot be read"), "{said}");
}

#[test]
fn a_log_of_a_newer_relay_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = log_in(folder.path());
    let newer = rusqlite::Connection::open(&file).unwrap();
    let format = FORMAT + 1;
    newer.pragma_update(None, "user_version", format).unwrap();
    drop(newer);
    let part = format!("has format {format}, and this relay reads formats up to {FORMAT}");
    refused_untouched(&file, &[&part]);
}

#[test]
fn a_log_that_a_relay_has_is_nobody_elses() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("log.sqlite");
    let running = Running::new(&file);
    let said = refused(&file);
    assert!(said.contains("is in use by another relay"), "{said}");
    #[cfg(unix)]
    {
        let other_name = folder.path().join("other.sqlite");
        std::os::unix::fs::symlink(&file, &other_name).unwrap();
        let said = refused(&other_name);
        assert!(said.contains("is in use by another relay"), "{said}");
    }
    drop(running);
    drop(Sqlite::open(&file, Metrics::default()).unwrap());
}

/// Relays of format 1 lock the file itself.
#[test]
fn a_log_that_an_older_relay_has_is_nobody_elses() {
    let folder = tempfile::tempdir().unwrap();
    let file = crate::formats::old_file(folder.path());
    let old = rusqlite::Connection::open(&file).unwrap();
    let sql = "PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT";
    old.execute_batch(sql).unwrap();
    let said = refused(&file);
    assert!(said.contains("is in use by another relay"), "{said}");
}

#[cfg(target_os = "linux")]
mod without_rights {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};

    use super::*;

    /// Has a shell run `script` in which `$0` is the program and `$1` a folder; file systems that
    /// are mounted in it are gone at its end. `None` if this system lets only root do that.
    fn apart(script: &str, folder: &Path) -> Option<Command> {
        let mut command = Command::new("unshare");
        let is_root = fs::metadata("/proc/self").unwrap().uid() == 0;
        if !is_root {
            command.arg("--map-root-user");
        }
        command.args(["--mount", "sh", "-e", "-c"]);
        let may = Command::new("unshare")
            .args(if is_root {
                &[][..]
            } else {
                &["--map-root-user"]
            })
            .args(["--mount", "true"])
            .status();
        if !may.is_ok_and(|status| status.success()) {
            eprintln!("this system lets nobody mount anything; not tested");
            return None;
        }
        command.arg(script);
        command.arg(env!("CARGO_BIN_EXE_score-relay")).arg(folder);
        Some(command)
    }

    #[test]
    fn a_full_disk_is_said_to_be_full() {
        // Without a log, with one, and with room to open it, but none to write.
        for (begin, end) in [
            (":", ":"),
            ("cp \"$1\"/../log.sqlite \"$1\"", ":"),
            (
                "cp \"$1\"/../log.sqlite \"$1\"; head -c 36K /dev/zero > \"$1\"/spare",
                "rm \"$1\"/spare",
            ),
        ] {
            let folder = tempfile::tempdir().unwrap();
            log_in(folder.path());
            let disk = folder.path().join("disk");
            fs::create_dir(&disk).unwrap();
            let script = format!(
                "mount -t tmpfs -o size=128k none \"$1\"; {begin}
                head -c 1M /dev/zero > \"$1\"/rest 2>/dev/null || true
                {end}
                exec \"$0\" --port 0 --log \"$1\"/log.sqlite"
            );
            let Some(command) = apart(&script, &disk) else {
                return;
            };
            let said = sentence(command);
            assert!(said.contains("is full; make room on it"), "{said}");
        }
    }

    #[test]
    fn a_disk_that_cannot_be_written_is_said_to_be_so() {
        let folder = tempfile::tempdir().unwrap();
        log_in(folder.path());
        for file in ["log.sqlite", "new.sqlite"] {
            let script = format!(
                "mount --bind \"$1\" \"$1\"; mount -o remount,bind,ro \"$1\"
                exec \"$0\" --port 0 --log \"$1\"/{file}"
            );
            let Some(command) = apart(&script, folder.path()) else {
                return;
            };
            let said = sentence(command);
            assert!(said.contains("cannot be written"), "{said}");
            assert!(
                said.contains("let the relay's user read and write"),
                "{said}"
            );
        }
    }

    /// The program without root's right to read and write everything.
    fn as_anybody(arguments: &[&str]) -> Command {
        let program = program(&[]);
        let mut command = Command::new("setpriv");
        command.arg("--bounding-set=-dac_override,-dac_read_search");
        command.arg(program.get_program()).args(arguments);
        command
    }

    #[test]
    fn a_file_or_folder_that_may_not_be_written_is_said_to_be_so() {
        let folder = tempfile::tempdir().unwrap();
        let file = log_in(folder.path());
        let set_mode = |path: &Path, mode| {
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        };
        let arguments = ["--port", "0", "--log", file.to_str().unwrap()];
        let refused = || {
            let said = sentence(as_anybody(&arguments));
            assert!(
                said.contains("cannot be written (Permission denied"),
                "{said}"
            );
        };
        // Neither the log's own mode, which its owner gets back, nor another's.
        let lock = folder.path().join("log.sqlite.lock");
        set_mode(&lock, 0o000);
        refused();
        fs::remove_file(&lock).unwrap();
        set_mode(folder.path(), 0o500);
        refused();
        fs::remove_file(&file).ok();
        refused();
        set_mode(folder.path(), 0o700);
    }

    #[test]
    fn only_its_owner_reads_a_log_and_all_that_is_beside_it() {
        let home = tempfile::tempdir().unwrap();
        let own = home.path().join("score-relay");
        let backup = own.join("backup.sqlite");
        // Nobody's umask helps, and earlier modes are put right.
        let script = "umask 000; exec \"$0\" \"$@\"";
        let anew = |arguments: &[&str]| {
            let mut command = Command::new("sh");
            command.args(["-c", script, env!("CARGO_BIN_EXE_score-relay")]);
            command.args(arguments).env("XDG_DATA_HOME", home.path());
            command
        };
        let arguments = ["--port", "0", "--address", "127.0.0.1"];
        for is_again in [false, true] {
            if is_again {
                fs::remove_file(&backup).unwrap();
                fs::set_permissions(&own, fs::Permissions::from_mode(0o755)).unwrap();
                for (path, _) in files_in(&own) {
                    fs::set_permissions(path, fs::Permissions::from_mode(0o644)).unwrap();
                }
            }
            let running = Running::by(anew(&arguments));
            let backed_up = anew(&["backup", backup.to_str().unwrap()]).output();
            assert!(backed_up.unwrap().status.success());
            let mode = |path: &Path| fs::metadata(path).unwrap().mode() & 0o777;
            assert_eq!(mode(&own), 0o700);
            let files = files_in(&own);
            let names: Vec<_> = files
                .iter()
                .map(|(path, _)| path.file_name().unwrap())
                .collect();
            let expected = [
                "backup.sqlite",
                "score-relay.sqlite",
                "score-relay.sqlite-shm",
                "score-relay.sqlite-wal",
                "score-relay.sqlite.lock",
            ];
            assert_eq!(names, expected);
            for (path, _) in &files {
                assert_eq!(mode(path), 0o600, "{}", path.display());
            }
            drop(running);
        }
    }

    #[test]
    fn the_folder_that_an_operator_names_keeps_its_mode() {
        let folder = tempfile::tempdir().unwrap();
        let shared = fs::Permissions::from_mode(0o755);
        fs::set_permissions(folder.path(), shared).unwrap();
        drop(Running::new(&folder.path().join("log.sqlite")));
        let mode = fs::metadata(folder.path()).unwrap().mode() & 0o777;
        assert_eq!(mode, 0o755);
    }
}

#[test]
fn a_backup_of_nothing_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let failed = output(&["backup", &path("b"), "--log", &path("missing")]);
    assert_eq!(failed.status.code(), Some(1));
    let said = String::from_utf8(failed.stderr).unwrap();
    assert!(said.contains("there is no log in"), "{said}");
}

#[cfg(not(feature = "nats"))]
#[test]
fn a_program_without_nats_says_so() {
    let said = sentence(program(&["--port", "0", "--log", "nats://localhost"]));
    assert!(said.contains("was built without NATS"), "{said}");
}
