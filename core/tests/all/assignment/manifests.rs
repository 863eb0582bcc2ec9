//! Tests of the manifest of a package.

use score_core::assignment::{Assignment, MAX_PACKAGE_FILES, ManifestRefusal, manifest};
use score_core::learn::worksheet::ItemKind;

use super::fixture::{homework, name, pass_mark};

/// The manifest of the assignment below; it was checked against ADL's schemas.
const GOLDEN: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<!-- The page reports cmi.core.lesson_status, cmi.core.score and cmi.interactions. -->
<manifest xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
    identifier="score-CHECK" version="1">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="score">
    <organization identifier="score">
      <title>7b: &quot;1/2 &lt; 2/3&quot; &amp; M&apos;s März</title>
      <item identifier="assignment" identifierref="page" isvisible="true">
        <title>7b: &quot;1/2 &lt; 2/3&quot; &amp; M&apos;s März</title>
        <adlcp:masteryscore>75</adlcp:masteryscore>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/>
      <file href="locales/de-1f2e.ftl"/>
      <file href="assignment.txt"/>
    </resource>
  </resources>
</manifest>
"#;

const FILES: [&str; 3] = ["index.html", "locales/de-1f2e.ftl", "assignment.txt"];

fn assignment() -> Assignment {
    Assignment {
        name: name("7b: \"1/2 < 2/3\" & M's März"),
        pass_mark: pass_mark(75),
        ..homework(ItemKind::Rolls, 12, 7)
    }
}

#[test]
fn a_manifest_names_title_pass_mark_start_and_files() {
    let assignment = assignment();
    let expected = GOLDEN.replace("CHECK", &format!("{:08x}", assignment.check()));
    assert_eq!(manifest(&assignment, &FILES, "index.html"), Ok(expected));
}

#[test]
fn assignments_that_differ_have_different_identifiers() {
    let of = |seed| {
        let assignment = homework(ItemKind::Rolls, 12, seed);
        manifest(&assignment, &FILES, "index.html").expect("a manifest")
    };
    assert_ne!(of(7), of(8));
}

#[test]
fn files_that_a_package_cannot_have_are_refused() {
    let of = |files: &[&str], start: &str| manifest(&assignment(), files, start);
    for file in [
        "", "/a", "a/", "a//b", "./a", "a/../b", "..", "a b", "a\\b", "é", "a&b", "a?b", "a#b",
        "a%20b", "a:b", "\"a",
    ] {
        let refusal = ManifestRefusal::BadName {
            file: file.to_owned(),
        };
        assert_eq!(of(&["index.html", file], "index.html"), Err(refusal));
    }
    let doubled = ManifestRefusal::Doubled {
        file: "A.js".to_owned(),
    };
    assert_eq!(of(&["a.js", "A.js"], "a.js"), Err(doubled));
    assert_eq!(of(&["a.js"], "index.html"), Err(ManifestRefusal::NoStart));
    assert_eq!(of(&[], "index.html"), Err(ManifestRefusal::NoStart));
    let names: Vec<String> = (0..=MAX_PACKAGE_FILES).map(|at| format!("f{at}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert!(of(&names[1..], "f1").is_ok());
    assert_eq!(of(&names, "f1"), Err(ManifestRefusal::TooManyFiles));
}
