//! Backups of a log that is being written, and a relay that starts on one.

use std::fs;
use std::path::Path;

use score_core::arith::op::Op;
use score_core::table::command::Command as TableCommand;
use score_core::wire::{Hello, Player, Token};
use score_relay::log::sqlite::Sqlite;
use score_relay::log::{Log, TableId};
use score_relay::metrics::Metrics;

use crate::client::{create, hello, join, player};
use crate::log_fixture::{entries_only, fold, found, seat};
use crate::playing::{four_five_one_three, points, step};
use crate::program::{Running, output, program};

/// Backs a log up; returns the output of the program, and whether it did it.
fn back_up(log: &Path, to: &Path) -> (bool, String) {
    let (log, to) = (log.to_str().unwrap(), to.to_str().unwrap());
    let ended = output(&["backup", to, "--log", log]);
    let said = String::from_utf8([ended.stdout, ended.stderr].concat()).unwrap();
    (ended.status.success(), said)
}

/// Follows the steps of docs/HOSTING.md for a restore.
#[tokio::test]
async fn a_relay_that_starts_on_a_backup_has_the_points_and_everybodys_seat() {
    let folder = tempfile::tempdir().unwrap();
    let (log, backup) = (
        folder.path().join("log.sqlite"),
        folder.path().join("backup.sqlite"),
    );
    let mut running = Running::new(&log);
    let mut tokens = Vec::new();
    let mut clients = Vec::new();
    for (selector, name) in [
        (create("Club"), "Ada"),
        (join("Club"), "Grace"),
        (join("Club"), "Emmy"),
    ] {
        let (client, welcome) = running.welcomed(hello(selector, name)).await;
        tokens.push((name, welcome.token.unwrap()));
        clients.push(client);
    }
    clients[0].ask(four_five_one_three()).await.unwrap();
    clients[1]
        .until_group(|group| group.table().round().is_some())
        .await;
    clients[1].play(TableCommand::CallScore).await.unwrap();
    clients[1].play(step(0, Op::Mul, 2)).await.unwrap();
    clients[1].play(step(4, Op::Mul, 1)).await.unwrap();
    clients[0].catch_up().await;
    assert_eq!(points(&clients[0]), [0, 1, 0]);
    // In the middle of the next round.
    clients[0].play(TableCommand::Roll).await.unwrap();
    let (is_done, said) = back_up(&log, &backup);
    assert!(is_done, "{said}");
    assert!(said.contains("is backed up in"), "{said}");
    clients[0].say("and so on").await.unwrap();
    running.kill();
    let before = fs::read(&backup).unwrap();
    // Put in the place of a log that is lost, with all that was beside it.
    for suffix in ["", "-wal", "-shm"] {
        let mut lost = log.clone().into_os_string();
        lost.push(suffix);
        fs::remove_file(lost).unwrap();
    }
    fs::copy(&backup, &log).unwrap();
    let restored = Running::new(&log);
    for (index, (name, token)) in tokens.into_iter().enumerate() {
        let client = restored.come(coming_back(name, token)).await;
        assert_eq!(client.seat(), clients[index].seat(), "{name}");
        assert_eq!(points(&client), [0, 1, 0]);
        assert!(client.group().table().round().is_some());
    }
    assert_eq!(
        fs::read(&backup).unwrap(),
        before,
        "the backup itself stays"
    );
}

fn coming_back(name: &str, token: Token) -> Hello {
    let player = Player {
        token,
        ..player(name)
    };
    Hello {
        player: Some(player),
        ..hello(join("Club"), name)
    }
}

#[tokio::test]
async fn a_backup_is_of_one_moment_while_many_tables_are_written() {
    const TABLES: u64 = 12;
    const BACKUPS: usize = 6;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("log.sqlite");
    let log = Sqlite::open(&file, Metrics::default()).unwrap();
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let writers = (1..=TABLES).map(|id| {
        let (log, stopped) = (log.clone(), stopped.clone());
        tokio::spawn(async move {
            let (record, mut group) = found(id);
            let mut tail = log.create(record.clone(), group.snapshot()).await.unwrap();
            while !*stopped.borrow() {
                // Two entries that are one page: both or none.
                let name = |part| format!("{part} {}", group.n());
                let names = [name("Ada"), name("Grace")];
                let names = names.each_ref().map(String::as_str);
                let page = entries_only(seat(&mut group, &names));
                tail = log.append(record.id, tail, page).await.unwrap();
            }
        })
    });
    let writers: Vec<_> = writers.collect();
    for number in 0..BACKUPS {
        let to = folder.path().join(format!("backup {number}.sqlite"));
        let from = file.clone();
        let copy = to.clone();
        let backed_up = tokio::task::spawn_blocking(move || back_up(&from, &copy));
        let (is_done, said) = backed_up.await.unwrap();
        assert!(is_done, "{said}");
        let copy = Sqlite::open(&to, Metrics::default()).unwrap();
        for record in copy.records().await.unwrap() {
            let (stored, _) = copy.load(record.id).await.unwrap();
            let seats = fold(&stored).table().seats().len();
            assert_eq!(
                seats,
                stored.entries.len(),
                "backup {number}: none is missing"
            );
            assert_eq!(seats % 2, 0, "backup {number}: a page is whole");
        }
    }
    stop.send(true).unwrap();
    for writer in writers {
        writer.await.unwrap();
    }
    assert_eq!(log.load(TableId(1)).await.unwrap().0.record.id, TableId(1));
}

#[test]
fn a_backup_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.sqlite");
    drop(Sqlite::open(&log, Metrics::default()).unwrap());
    let there = folder.path().join("there.sqlite");
    fs::write(&there, "last week's").unwrap();
    for to in [&there, &log, &folder.path().to_owned()] {
        let (is_done, said) = back_up(&log, to);
        assert!(!is_done && said.contains("exists already"), "{said}");
    }
    assert_eq!(fs::read(&there).unwrap(), b"last week's");
    let (is_done, said) = back_up(&log, &folder.path().join("missing/backup.sqlite"));
    assert!(!is_done && said.contains("cannot be written"), "{said}");
    let left = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap());
    let left = left.filter(|entry| entry.file_name().to_str().unwrap().contains("backup"));
    assert_eq!(left.count(), 0, "nothing is left of the refused copy");
}

#[test]
fn a_log_of_format_1_can_be_backed_up_before_a_newer_relay_opens_it() {
    let folder = tempfile::tempdir().unwrap();
    let log = crate::formats::old_file(folder.path());
    let backup = folder.path().join("backup.sqlite");
    let (is_done, said) = back_up(&log, &backup);
    assert!(is_done, "{said}");
    assert_eq!(fs::read(&log).unwrap(), crate::formats::OLD);
    let copy = rusqlite::Connection::open(&backup).unwrap();
    let format = copy.pragma_query_value(None, "user_version", |row| row.get::<_, u32>(0));
    assert_eq!(format, Ok(1));
    drop(copy);
    drop(Sqlite::open(&backup, Metrics::default()).unwrap());
}

#[test]
fn only_a_log_is_backed_up() {
    let folder = tempfile::tempdir().unwrap();
    let diary = folder.path().join("diary.sqlite");
    let theirs = rusqlite::Connection::open(&diary).unwrap();
    theirs
        .execute_batch("CREATE TABLE diary (day TEXT)")
        .unwrap();
    drop(theirs);
    let to = folder.path().join("backup.sqlite");
    let (is_done, said) = back_up(&diary, &to);
    assert!(
        !is_done && said.contains("is a database of another program"),
        "{said}"
    );
    assert!(!to.exists());
}

/// The rest of the environment is for a relay that runs.
#[test]
fn of_the_environment_a_backup_reads_the_log_alone() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.sqlite");
    drop(Sqlite::open(&log, Metrics::default()).unwrap());
    let back_up = |name: &str, log: &Path, options: &[&str]| {
        let file = folder.path().join(name);
        let mut command = program(&["backup", file.to_str().unwrap()]);
        command.args(options).env("SCORE_RELAY_LOG", log);
        command.env("SCORE_RELAY_NO_CHAT", "maybe");
        let ended = command.output().unwrap();
        assert!(ended.status.success(), "{ended:?}");
        assert!(file.is_file());
    };
    back_up("a", &log, &[]);
    let option = ["--log", log.to_str().unwrap()];
    back_up("b", &folder.path().join("missing"), &option);
}
