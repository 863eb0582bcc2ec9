//! Checks that the licences of everything in a release are accepted: `cargo about`, which lists
//! them for the release, stops at one that `deploy/about.toml` does not accept.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::io::{self, Write};

use serde_json::Value;
use spdx::{Expression, Licensee, ParseMode};
use xshell::cmd;

use crate::install::WASM_TARGET;
use crate::paths;

/// The contents of a release, by manifest and features: the page, and the relay with the page and
/// NATS in it.
const RELEASED: [(&str, &str); 2] = [("Cargo.toml", ""), ("relay/Cargo.toml", "embed,nats")];

#[test]
fn each_licence_of_a_release_is_accepted() {
    let accepted = accepted();
    for (manifest, features) in RELEASED {
        let licences = licences_of(manifest, features);
        assert!(licences.len() > 10, "{manifest}: {licences:?}");
        let refused: Vec<_> = licences
            .iter()
            .filter(|(_, licence)| !is_accepted(licence, &accepted))
            .collect();
        assert!(
            refused.is_empty(),
            "{manifest}: add to deploy/about.toml what may be released, and leave the others \
             out: {refused:#?}"
        );
    }
}

#[test]
fn a_release_lists_the_licences_of_all_that_it_holds() {
    let workflow = paths::root().join(".github/workflows/release.yml");
    let workflow = fs::read_to_string(workflow).expect("a file of the checkout");
    for (manifest, features) in RELEASED {
        let call = workflow.lines().find(|line| {
            line.contains("cargo about generate ")
                && line.contains(&format!(" --manifest-path {manifest} "))
        });
        let call = call.unwrap_or_else(|| panic!("nothing lists those of {manifest}"));
        assert!(call.contains(" --config deploy/about.toml "), "{call}");
        let has_features = call.contains(&format!(" --features {features} "));
        assert!(features.is_empty() || has_features, "{call}");
    }
    // The relay must be built with the same features, or parts would be released without their
    // licences.
    let build = workflow
        .lines()
        .filter(|line| line.contains("cargo build "))
        .find(|line| line.contains(" --package score-relay "));
    let build = build.expect("a release builds the relay");
    let (_, built_with) = build.split_once(" --features ").expect("with features");
    let [_, (_, features)] = RELEASED;
    assert_eq!(built_with.trim(), features, "{build}");
}

#[test]
fn one_licence_of_a_choice_is_enough_and_all_of_a_list_are_needed() {
    let accepted = [licensee("MIT"), licensee("Apache-2.0 WITH LLVM-exception")];
    for (licence, is_fine) in [
        ("MIT", true),
        ("MIT/Unlicense", true),
        ("GPL-3.0-only OR MIT", true),
        ("GPL-3.0-only AND MIT", false),
        ("Apache-2.0 WITH LLVM-exception", true),
        ("Apache-2.0", false),
        ("", false),
    ] {
        assert_eq!(is_accepted(licence, &accepted), is_fine, "{licence}");
    }
}

fn is_accepted(licence: &str, accepted: &[Licensee]) -> bool {
    let wanted = Expression::parse_mode(licence, ParseMode::LAX);
    wanted.is_ok_and(|wanted| {
        wanted.evaluate(|one| accepted.iter().any(|licensee| licensee.satisfies(one)))
    })
}

fn licensee(licence: &str) -> Licensee {
    Licensee::parse(licence).unwrap_or_else(|error| panic!("{licence}: {error}"))
}

/// The licences that deploy/about.toml accepts.
fn accepted() -> Vec<Licensee> {
    let rules = fs::read_to_string(paths::root().join("deploy/about.toml")).expect("a file");
    let rules: toml::Table = rules.parse().expect("deploy/about.toml is TOML");
    // With these settings, packages that are only for building or for tests are not part of a
    // release.
    for ignored in ["ignore-dev-dependencies", "ignore-build-dependencies"] {
        assert_eq!(rules[ignored].as_bool(), Some(true), "{ignored}");
    }
    let accepted = rules["accepted"].as_array().expect("a list");
    let accepted = accepted
        .iter()
        .map(|licence| licence.as_str().expect("a name"));
    accepted.map(licensee).collect()
}

/// The packages that are linked into the program of a manifest on any system, with their own names
/// of their licences.
fn licences_of(manifest: &str, features: &str) -> BTreeSet<(String, String)> {
    let metadata = metadata(manifest, features);
    let metadata: Value = serde_json::from_str(&metadata).expect("it is JSON");
    let packages = by_id(&metadata["packages"]);
    let nodes = by_id(&metadata["resolve"]["nodes"]);
    let mut open = vec![text(&metadata["resolve"]["root"])];
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if seen.insert(id) {
            let parts = list(&nodes[id]["deps"]).filter(|part| is_linked(part));
            open.extend(parts.map(|part| text(&part["pkg"])));
        }
    }
    let described = seen.into_iter().map(|id| {
        let package = packages[id];
        let name = format!("{} {}", text(&package["name"]), text(&package["version"]));
        (name, text(&package["license"]).to_owned())
    });
    described.collect()
}

/// The metadata that cargo returns for a manifest. Cargo has the packages of this system, because
/// it compiles them. If the packages of other systems are missing and there is no network, cargo is
/// asked only for this system and that of the page.
fn metadata(manifest: &str, features: &str) -> String {
    let shell = paths::shell().expect("the checkout is there");
    let all = cmd!(
        shell,
        "cargo metadata --locked --format-version 1 --manifest-path {manifest} --features={features}"
    );
    if let Ok(metadata) = all.quiet().read() {
        return metadata;
    }
    let host = host();
    let here = cmd!(
        shell,
        "cargo metadata --locked --offline --filter-platform {host} --filter-platform {WASM_TARGET}
         --format-version 1 --manifest-path {manifest} --features={features}"
    );
    let metadata = here.quiet().read().expect("cargo knows the packages");
    // This bypasses the test harness, which hides the output of passing tests.
    let left_out = format!("left out: the licences of {manifest} on other systems than {host}");
    writeln!(io::stderr(), "{left_out}").expect("there is somewhere to write");
    metadata
}

/// The name of this system, as compilers know it.
fn host() -> String {
    let shell = paths::shell().expect("the checkout is there");
    let about = cmd!(shell, "rustc --version --verbose").quiet().read();
    let about = about.expect("what compiled this");
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    host.expect("rustc names it").to_owned()
}

/// Whether a dependency is linked into the program, and not only for tests or for building.
fn is_linked(dependency: &Value) -> bool {
    list(&dependency["dep_kinds"]).any(|kind| kind["kind"].is_null())
}

fn by_id(values: &Value) -> HashMap<&str, &Value> {
    list(values)
        .map(|value| (text(&value["id"]), value))
        .collect()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// The text of a value; empty if it is not a text.
fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
