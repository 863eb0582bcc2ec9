//! The list of a package's contents: `imsmanifest.xml` by SCORM 1.2 (*Content Aggregation Model*,
//! section 'Content Packaging').

use std::collections::BTreeSet;
use std::fmt::Write;

use super::Assignment;

/// The most files of a package.
pub const MAX_PACKAGE_FILES: usize = 500;

/// The beginning of a manifest, up to its identifier. Open edX's SCORM block looks for the name of
/// the status in texts and scripts, and warns a teacher if it finds none: the page has it in its
/// program.
const HEAD: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<!-- The page reports cmi.core.lesson_status, cmi.core.score and cmi.interactions. -->
<manifest xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2""#;

/// The metadata, and the beginning of the only organisation.
const METADATA: &str = r#"  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="score">
    <organization identifier="score">
"#;

/// The end of a manifest.
const END: &str = "    </resource>
  </resources>
</manifest>
";

/// Why a package has no manifest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ManifestRefusal {
    /// The start page is not among the files.
    NoStart,
    /// There are more than [`MAX_PACKAGE_FILES`].
    TooManyFiles,
    /// A name is not a path of ASCII letters, digits, `.`, `-` and `_` with `/` between its
    /// folders. Or it goes up a folder.
    BadName {
        /// The name of the file.
        file: String,
    },
    /// Two files have the same name; some systems do not tell small letters from capitals.
    Doubled {
        /// The name of the file.
        file: String,
    },
}

/// The manifest of a package with this assignment, as a text in UTF-8. `files` are all files
/// besides the manifest, as paths from the root of the package, and `start` is the page among them
/// that starts.
///
/// # Errors
/// When a path cannot be in a package, or `start` is missing.
pub fn manifest(
    assignment: &Assignment,
    files: &[&str],
    start: &str,
) -> Result<String, ManifestRefusal> {
    check_files(files, start)?;
    let title = escaped(assignment.name.as_str());
    let pass = assignment.pass_mark.percent();
    let check = assignment.check();
    let mut xml =
        format!("{HEAD}\n    identifier=\"score-{check:08x}\" version=\"1\">\n{METADATA}");
    let item = format!(
        r#"      <title>{title}</title>
      <item identifier="assignment" identifierref="page" isvisible="true">
        <title>{title}</title>
        <adlcp:masteryscore>{pass}</adlcp:masteryscore>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="{start}">
"#
    );
    xml += &item;
    for file in files {
        // Writing to a text never fails.
        let _ = writeln!(xml, "      <file href=\"{file}\"/>");
    }
    xml += END;
    Ok(xml)
}

fn check_files(files: &[&str], start: &str) -> Result<(), ManifestRefusal> {
    if files.len() > MAX_PACKAGE_FILES {
        return Err(ManifestRefusal::TooManyFiles);
    }
    let mut lowercase_files = BTreeSet::new();
    for file in files {
        let name = || (*file).to_owned();
        if !is_path(file) {
            return Err(ManifestRefusal::BadName { file: name() });
        }
        if !lowercase_files.insert(file.to_ascii_lowercase()) {
            return Err(ManifestRefusal::Doubled { file: name() });
        }
    }
    match files.contains(&start) {
        true => Ok(()),
        false => Err(ManifestRefusal::NoStart),
    }
}

/// Whether a name is a path that every system can unpack. It needs no escapes in XML or in an
/// address.
fn is_path(file: &str) -> bool {
    let is_allowed_byte = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
    let is_name = |name: &str| !name.is_empty() && name.bytes().all(is_allowed_byte);
    let mut names = file.split('/');
    names.all(|name| is_name(name) && name != "." && name != "..")
}

/// The text with the escapes of XML, for an element or an attribute.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&apos;"),
            c => escaped.push(c),
        }
    }
    escaped
}
