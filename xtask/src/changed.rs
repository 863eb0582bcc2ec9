//! Finds the files of browser specs that differ from a commit.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use xshell::cmd;

use crate::paths;

const SPECS: &str = "tests/specs";

/// The names, such as `boot`, of changed files of browser specs. They differ from the last commit
/// that this commit and the present one have in common.
///
/// # Errors
/// When git does not know the commit, or the list of the files cannot be read.
pub fn files_since(commit: &str) -> Result<BTreeSet<String>> {
    let shell = paths::shell()?;
    let base = cmd!(shell, "git merge-base HEAD {commit}").quiet().read();
    let base = base
        .with_context(|| format!("git knows no commit {commit}; name another: --changed COMMIT"))?;
    let changed = cmd!(shell, "git diff --name-only {base} -- {SPECS}");
    let untracked = cmd!(shell, "git ls-files --others --exclude-standard -- {SPECS}");
    let list = fs::read_to_string(paths::root().join(SPECS).join("main.rs"))?;
    let paths = [changed.quiet().read()?, untracked.quiet().read()?].join("\n");
    Ok(listed(&paths, &list))
}

/// The files at these paths that the browser suite has. Separate programs and deleted files are not
/// in its list.
fn listed(paths: &str, list: &str) -> BTreeSet<String> {
    let modules: BTreeSet<&str> = list
        .lines()
        .filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'))
        .collect();
    let names = paths
        .lines()
        .filter_map(|path| Path::new(path).file_stem()?.to_str());
    let names = names.filter(|name| modules.contains(name));
    names.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_the_browser_suite_are_chosen_by_their_paths() {
        let list = "mod boot;\nmod links;\n\nuse std::process::ExitCode;\n";
        let changed = "tests/specs/main.rs\ntests/specs/figures.rs\ntests/specs/gone.rs\n\
                       tests/specs/links.rs\n\ntests/specs/boot.rs";
        let names: Vec<String> = listed(changed, list).into_iter().collect();
        assert_eq!(names, ["boot", "links"]);
        assert!(listed("", list).is_empty());
    }
}
