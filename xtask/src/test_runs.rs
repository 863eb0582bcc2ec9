//! The record of each run of the tests, a line in `target/test-runs.tsv`.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use xshell::cmd;

use crate::paths;

const HEADING: &str = "unix_s\tcommit\ttests\toutcome\tpassed\tfailed\tunsteady\tminutes\n";

/// The record of a run.
pub struct TestRun<'a> {
    pub commit: &'a str,
    /// The selection of tests, such as `whole`.
    pub selection: &'a str,
    /// Whether all parts passed; a part may also fail without a failed test.
    pub is_passed: bool,
    pub passed: usize,
    pub failed: usize,
    pub unsteady: usize,
    pub time: Duration,
}

/// The commit of the checkout, marked if there are uncommitted changes.
///
/// # Errors
/// When there is no folder to run git in.
pub fn commit() -> Result<String> {
    let shell = paths::shell()?;
    let Ok(commit) = cmd!(shell, "git rev-parse --short HEAD").quiet().read() else {
        return Ok("unknown".to_owned());
    };
    let changes = cmd!(shell, "git status --porcelain").quiet().read();
    Ok(match changes.is_ok_and(|changes| changes.is_empty()) {
        true => commit,
        false => format!("{commit} with changes"),
    })
}

/// Adds the record of a run to the file.
///
/// # Errors
/// When the file cannot be written.
pub fn record(run: &TestRun<'_>) -> Result<()> {
    let file = paths::root().join("target").join("test-runs.tsv");
    let cannot = || format!("{} cannot be written", file.display());
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(cannot)?;
    }
    let heading = if file.is_file() { "" } else { HEADING };
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?;
    let line = format!("{heading}{}", line(run, now.as_secs()));
    OpenOptions::new()
        .create(true)
        .append(true)
        .open(&file)
        .and_then(|mut file| file.write_all(line.as_bytes()))
        .with_context(cannot)
}

fn line(run: &TestRun<'_>, unix_s: u64) -> String {
    let TestRun {
        commit,
        selection,
        is_passed,
        passed,
        failed,
        unsteady,
        time,
    } = run;
    let outcome = if *is_passed { "passed" } else { "failed" };
    let minutes = time.as_secs_f64() / 60.0;
    format!(
        "{unix_s}\t{commit}\t{selection}\t{outcome}\t{passed}\t{failed}\t{unsteady}\t{minutes:.1}\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_is_a_line_with_a_column_for_each_heading() {
        let run = TestRun {
            commit: "94751ef with changes",
            selection: "whole",
            is_passed: false,
            passed: 1666,
            failed: 0,
            unsteady: 1,
            time: Duration::from_secs(90),
        };
        let line = line(&run, 1_800_000_000);
        assert_eq!(
            line,
            "1800000000\t94751ef with changes\twhole\tfailed\t1666\t0\t1\t1.5\n"
        );
        assert_eq!(line.split('\t').count(), HEADING.split('\t').count());
    }
}
