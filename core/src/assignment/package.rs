//! The files of a package, its name, and the page that starts in it.
//!
//! The start page is the game's own page with two attributes more on its root, which name the file
//! of the assignment and its language, and without the links to files that a package does not
//! need. So the package has just the files that its start page names.

use super::Assignment;
use super::settings::LanguageCode;

/// The name of the manifest in a package.
pub const MANIFEST_FILE: &str = "imsmanifest.xml";

/// The name of the start page in a package.
pub const START_FILE: &str = "index.html";

/// The name of the assignment's file in a package.
pub const ASSIGNMENT_FILE: &str = "assignment.txt";

/// The part of the program that assignments need.
const PART: &str = "learning";

/// The kinds of links that only a site needs, and no package.
const OF_SITES: [&str; 2] = ["manifest", "apple-touch-icon"];

/// The most characters of a package's name that come from the assignment's name.
const MAX_SLUG_CHARS: usize = 40;

/// The start page of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartPage {
    /// The page as HTML.
    pub html: String,
    /// The other files of the game that a package needs, as paths from its root.
    pub files: Vec<String>,
}

impl StartPage {
    /// The start page of a package, made from the page of a build, minified or not. With a
    /// `language`, it has that one and English; without one, it has all. `None` if `page` is not
    /// a page of the game.
    pub fn of(page: &str, language: Option<&LanguageCode>) -> Option<StartPage> {
        let (before, root) = page.split_once("<html ")?;
        let language_attribute =
            language.map(|code| format!("data-language=\"{}\" ", code.as_str()));
        let mut html = format!(
            "{before}<html data-assignment=\"{ASSIGNMENT_FILE}\" {}",
            language_attribute.unwrap_or_default()
        );
        let mut files = Vec::new();
        let mut pieces = root.split('<');
        html += pieces.next()?;
        for piece in pieces {
            let Some((tag, text)) = piece.split_once('>') else {
                html += "<";
                html += piece;
                continue;
            };
            let name = tag.split_ascii_whitespace().next().unwrap_or_default();
            let file = match name {
                "link" if is_needed(tag, language) => attribute(tag, "href"),
                "meta" if !tag.contains("og:") => None,
                "link" | "meta" => {
                    html += text;
                    continue;
                }
                "script" => attribute(tag, "src"),
                _ => None,
            };
            files.extend(file.map(|file| file.trim_start_matches("./").to_owned()));
            html += "<";
            html += piece;
        }
        Some(StartPage { html, files })
    }
}

impl Assignment {
    /// The name of the package's file. It has the ASCII letters and digits of the assignment's
    /// name, or its check code if the name has none.
    pub fn package_name(&self) -> String {
        let is_name_char = |c: char| c.is_ascii_alphanumeric();
        let words = self.name.as_str().split(|c| !is_name_char(c));
        let words: Vec<String> = words
            .filter(|word| !word.is_empty())
            .map(str::to_ascii_lowercase)
            .collect();
        let mut slug = words.join("-");
        slug.truncate(MAX_SLUG_CHARS);
        match slug.trim_end_matches('-') {
            "" => format!("score-{:08x}.zip", self.check()),
            slug => format!("score-{slug}.zip"),
        }
    }
}

/// Whether a package needs the file to which this `<link>` leads.
fn is_needed(tag: &str, language: Option<&LanguageCode>) -> bool {
    let rel = attribute(tag, "rel").unwrap_or_default();
    let id = attribute(tag, "id").unwrap_or_default();
    if let Some(parts) = attribute(tag, "data-parts") {
        return parts.split(' ').any(|part| part == PART);
    }
    if let Some(of_language) = id.strip_prefix("language-") {
        let code = of_language.split('-').next();
        return language.is_none_or(|language| code == Some(language.as_str()));
    }
    // The other files that come later are the solver and the offer to install the game.
    rel != "later" && !OF_SITES.contains(&rel)
}

/// The value of an attribute of `tag`, quoted or not.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let attribute_start = format!(" {name}=");
    let at = tag.find(&attribute_start)? + attribute_start.len();
    let value = &tag[at..];
    match value.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => value.split_ascii_whitespace().next(),
    }
}
