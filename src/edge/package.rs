//! The page as a package for a learning management system: its root names the assignment.

use super::dom;

/// The attribute of the root with the file of the assignment.
const ASSIGNMENT: &str = "data-assignment";

/// The attribute of the root with the code of the only language besides English.
const LANGUAGE: &str = "data-language";

/// Whether the page is the start page of a package.
pub fn is_one() -> bool {
    dom::has_root_attribute(ASSIGNMENT)
}

/// The address of the assignment's file.
pub fn assignment() -> Option<String> {
    let file = dom::root_attribute(ASSIGNMENT)?;
    Some(format!("./{file}"))
}

/// The code of the assignment's language, if it is fixed.
pub fn language() -> Option<String> {
    dom::root_attribute(LANGUAGE)
}
