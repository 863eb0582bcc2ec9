//! Checks with cargo-deny that each package of a release has an accepted licence and comes from
//! crates.io.

use std::path::Path;

use anyhow::{Context, Result};
use xshell::cmd;

use crate::paths;

/// The contents of a release, by manifest and features. They are the page, and the relay with the
/// page and NATS in it.
const RELEASED: [(&str, &str); 2] = [("Cargo.toml", ""), ("relay/Cargo.toml", "embed,nats")];

/// Checks that cargo knows all packages of a release, those of other systems too. It fetches the
/// ones that are missing.
///
/// # Errors
/// When packages are missing and there is no network.
pub fn fetch() -> Result<()> {
    let shell = paths::shell()?;
    for (manifest, features) in RELEASED {
        let metadata = cmd!(
            shell,
            "cargo metadata --locked --format-version 1 --manifest-path {manifest} --features={features}"
        );
        metadata.quiet().ignore_stderr().read()?;
    }
    Ok(())
}

/// Runs `cargo_deny` on each program of a release, with the rules in deploy/deny.toml.
///
/// # Errors
/// When a package is refused; cargo-deny has printed which, and what needs it.
pub fn check(cargo_deny: &Path) -> Result<()> {
    let shell = paths::shell()?;
    for (manifest, features) in RELEASED {
        let check = cmd!(
            shell,
            "{cargo_deny} --locked --config deploy/deny.toml --manifest-path {manifest}
             --features={features} check licenses sources"
        );
        check.run().with_context(|| {
            format!("{manifest}: allow in deploy/deny.toml what may be released, or do without it")
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// The lines that match in the workflow of a release.
    fn lines_of_release(is_wanted: impl Fn(&str) -> bool) -> Vec<String> {
        let workflow = paths::root().join(".github/workflows/release.yml");
        let workflow = fs::read_to_string(workflow).expect("a file of the checkout");
        let lines = workflow.lines().filter(|line| is_wanted(line));
        lines.map(str::to_owned).collect()
    }

    fn rules(name: &str) -> toml::Table {
        let rules = fs::read_to_string(paths::root().join("deploy").join(name));
        rules.expect("a file of the checkout").parse().expect(name)
    }

    #[test]
    fn the_texts_of_a_release_are_of_the_packages_that_are_checked() {
        let (check, texts) = (rules("deny.toml"), rules("about.toml"));
        assert_eq!(check["licenses"]["allow"], texts["accepted"]);
        for kind in ["dev", "build"] {
            let included = &check["licenses"][&format!("include-{kind}")];
            assert_eq!(included.as_bool(), Some(false), "{kind}");
        }
        // These are no part of a release: they are needed for building and for tests.
        for ignored in ["ignore-dev-dependencies", "ignore-build-dependencies"] {
            assert_eq!(texts[ignored].as_bool(), Some(true), "{ignored}");
        }
    }

    #[test]
    fn a_release_lists_the_licences_of_all_that_it_holds() {
        for (manifest, features) in RELEASED {
            let path = format!(" --manifest-path {manifest} ");
            let calls = lines_of_release(|line| {
                line.contains("cargo about generate ") && line.contains(&path)
            });
            let [call] = &calls[..] else {
                panic!("{manifest}: {calls:?}");
            };
            assert!(call.contains(" --config deploy/about.toml "), "{call}");
            let has_features = call.contains(&format!(" --features {features} "));
            assert!(features.is_empty() || has_features, "{call}");
        }
        // The relay must be built with the same features, or parts would be released without their
        // licences.
        let builds = lines_of_release(|line| {
            line.contains("cargo build ") && line.contains(" --package score-relay ")
        });
        let build = builds.first().expect("a release builds the relay");
        let (_, built_with) = build.split_once(" --features ").expect("with features");
        let [_, (_, features)] = RELEASED;
        assert_eq!(built_with.trim(), features, "{build}");
    }
}
